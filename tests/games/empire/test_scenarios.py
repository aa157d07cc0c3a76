"""HRE: the scenario that teaches: the third turn alone, from a map with four pretenders on it."""

from __future__ import annotations

from latrunculi.arena.simulate import plan, play
from latrunculi.games.empire.components.chart import PROVINCE_IDS
from latrunculi.games.empire.components.sides import FACTION_IDS, SIDE_IDS
from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.rules.invariants import defects
from latrunculi.games.empire.rules.state import Empire
from latrunculi.kernel import registry
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import Dice
from latrunculi.server.games import describe

PRINCIPES = "69-principes"


def begun(seats: int = 4) -> Empire:
    """The scenario at its first decision."""
    g = GAME.new(GAME.setup(PRINCIPES, seats, "Galba"))
    assert isinstance(g, Empire)
    return g


def test_each_game_opens_with_a_scenario_that_teaches() -> None:
    """Whoever presses Play now learns; the whole game stands first in the list all the same."""
    assert GAME.opening.id == PRINCIPES
    assert GAME.scenarios[0].id == "standard"
    for game in registry.games():
        assert [one.id for one in describe(game).scenarios if one.teaches] == [game.opening.id]


def test_it_begins_on_the_third_turn_with_four_factions_and_a_people_behind_each() -> None:
    g = begun()
    assert (g.turn, g.last_turn, defects(g)) == (3, 3, [])
    assert [PROVINCE_IDS[p] for p in g.start] == ["roma", "aquitania", "achaea", "syria"]
    legions = [g.strength[f] for f in range(4)]
    assert all(4 <= number <= 7 for number in legions), legions
    led = {FACTION_IDS[g.controller[s]] for s in range(4, len(SIDE_IDS)) if g.held[s]}
    assert led == {*FACTION_IDS}
    assert g.rome == g.barbarian == [0] * 4
    assert [hand.bit_count() for hand in g.hand] == [9] * 4, "one card of each colour (HRE-2-3)"


def test_it_ends_with_its_turn_and_provinces_are_counted_then() -> None:
    """HRE-15.2-7: 2 VP for each Province that a Faction controls at the end."""
    g = begun()
    dice = Dice("Otho")
    while not g.over:
        seat = members(g.awaiting)[0]
        legal = g.legal(seat)
        g.apply(seat, legal[dice.below(len(legal))])
        assert g.turn == 3
    assert all(g.rome[f] >= 2 * g.held[f].bit_count() for f in range(4))


def test_the_whole_game_still_has_seven_turns_and_an_empty_map() -> None:
    g = GAME.new(GAME.setup("standard", 4, "Caesar"))
    assert isinstance(g, Empire)
    assert (g.turn, g.last_turn, sum(g.strength)) == (1, 7, 0)


def test_a_position_of_it_is_read_again() -> None:
    g = begun(2)
    again = GAME.position(GAME.position_text(g))
    assert isinstance(again, Empire)
    assert again.last_turn == 3
    assert GAME.position_text(again) == GAME.position_text(g)


def test_no_faction_is_beyond_the_others() -> None:
    """Bots of one kind, in each place: a quarter of the games is even."""
    wins = [0.0] * 4
    bots = plan(GAME, ["greedy"] * 4, "Vitellius", PRINCIPES)
    for number in range(60):
        winners = play(bots, number).winners
        for seat in winners:
            wins[seat] += 1 / len(winners)
    assert all(5 <= won <= 27 for won in wins), wins
