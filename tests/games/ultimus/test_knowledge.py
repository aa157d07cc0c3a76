"""Who knows what: hands, the cup and private questions stay hidden; everything else is open (UR-2.A-2)."""

from __future__ import annotations

import json

import pytest

from latrunculi.games.imperator.rules.moments import START
from latrunculi.games.imperator.table.knowledge import determinize, redact
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS, TITLES
from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.state import BARBARUS
from latrunculi.games.ultimus.rules.stratagems import Interrupt
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.contract import plain
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR
from latrunculi.kernel.match import Match
from latrunculi.kernel.views import events, view
from tests.games.ultimus.table import Table

HANDS = {"romanus": ["papa", "tributum"], "barbarus": ["rex", "rex", "caedes"]}
TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}


def table() -> Table:
    return Table({"honorius": "italia-4"}, augusti={"occidens": "honorius"}, hands=HANDS)


@pytest.mark.rule("UR-2.A-2")
def test_the_other_hand_lies_with_the_cup() -> None:
    g = table().g
    twin = redact(g, 0)
    assert twin.hand[:TITLES] == g.hand[:TITLES]
    assert not any(twin.hand[TITLES:])
    assert twin.unknown == [0, 3]
    assert (twin.cup[TITLE["rex"]], twin.cup[TITLE["caedes"]]) == (3, 2)  # as if none were held
    assert twin.cup[TITLE["papa"]] == 0
    assert (twin.rng, twin.script) == (0, None)
    spectator = redact(g, SPECTATOR)
    assert (spectator.unknown, sum(spectator.hand)) == ([2, 3], 0)


@pytest.mark.rule("UR-2.A-2")
@pytest.mark.parametrize(("viewer", "romans", "barbarians"), [(0, 2, 0), (1, 0, 3), (SPECTATOR, 0, 0)])
def test_the_board_shows_the_numbers_of_both_hands_and_the_titles_of_ones_own(
    viewer: int, romans: int, barbarians: int
) -> None:
    hands = plain(GAME.board(redact(table().g, viewer)))["hands"]
    assert {camp: hand["count"] for camp, hand in hands.items()} == {"romanus": 2, "barbarus": 3}
    assert [len(hands[camp]["titles"]) for camp in ("romanus", "barbarus")] == [romans, barbarians]
    assert [hands[camp]["hidden"] for camp in ("romanus", "barbarus")] == [2 - romans, 3 - barbarians]


@pytest.mark.rule("UR-2.A-2", "UR-2.E-3")
def test_a_view_is_the_same_whatever_the_other_holds() -> None:
    """A window of BARBARE's: seen by ROMAIN, the same with Rex or with Fuite opportune, and without the choices."""
    seen = []
    for titles in (["rex", "rex", "caedes"], ["fuga", "caedes", "furor-germanicus"]):
        t = Table({"honorius": "italia-4", "constantius": "galliae-1"}, augusti={"occidens": "honorius"},
                  active="romanus", hands={"romanus": ["papa"], "barbarus": titles})  # fmt: skip
        t.start(Interrupt(BARBARUS, START))
        assert t.g.private
        assert redact(t.g, 0).options == []
        assert redact(t.g, 1).options == t.g.options
        # The cup that nobody sees makes the difference for a viewer: it is not in the view.
        seen.append(json.dumps(view(GAME, redact(t.g, 0), 0), sort_keys=True, default=str))
        assert "caedes" not in seen[-1]
    assert seen[0] == seen[1]


@pytest.mark.rule("UR-2.A-2", "UR-6-2")
def test_a_guess_fills_the_hidden_hands_from_what_may_be_anywhere() -> None:
    g = table().g
    shares = set()
    for number in range(20):
        twin = determinize(g, 0, Dice(f"guess {number}"))
        assert twin.hand[:TITLES] == g.hand[:TITLES]
        assert sum(twin.hand[TITLES:]) == 3
        assert twin.unknown == [0, 0]
        assert twin.rng
        assert [twin.cup[i] + twin.hand[i] + twin.hand[TITLES + i] for i in range(TITLES)] == [
            g.cup[i] + g.hand[i] + g.hand[TITLES + i] for i in range(TITLES)
        ]
        shares.add(tuple(twin.hand[TITLES:]))
    assert len(shares) > 10
    assert g.hand[TITLES + TITLE["rex"]] == 2  # the state itself is untouched


@pytest.mark.rule("UR-2.A-2", "UR-2.F-6")
def test_what_is_drawn_and_given_back_is_told_to_its_holder_alone() -> None:
    match = Match(GAME, GAME.setup("405-stilicho", seed="who knows"))
    dice = Dice("who knows")
    while len(match.steps) < 1000:
        options = match.state.legal(match.state.actor)
        match.play(match.state.actor, options[dice.below(len(options))])
    told = {v: [e["kind"] for e in events(GAME, match.journal.events, v)] for v in (0, 1, SPECTATOR, OMNISCIENT)}
    drawn = told[OMNISCIENT].count("drew")
    assert drawn >= 4
    assert told[0].count("drew") == told[1].count("drew") == drawn // 2
    assert told[0].count("drew-hidden") == told[1].count("drew-hidden") == drawn // 2
    assert told[SPECTATOR].count("drew") == 0
    assert told[SPECTATOR].count("drew-hidden") == drawn
    assert told[SPECTATOR].count("gave-back") == 0
