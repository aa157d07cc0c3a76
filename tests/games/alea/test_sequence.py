"""AIE-2: the turns, the sharing of the sequences and their alternation, and how a game comes to its end."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import REGION, ZONE
from latrunculi.games.alea.components.counters import LEGIONES, PIECE, PIECE_IDS, ROMAN_LEADERS
from latrunculi.games.alea.components.places import DUE, GONE
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.invariants import defects
from latrunculi.games.alea.rules.scoring import conclude, level, score, winning_camp
from latrunculi.games.alea.rules.sequence import SUPPLY, Campaign, nobody_left
from latrunculi.games.alea.rules.shares import share_sequences, total_sequences
from latrunculi.games.alea.rules.state import LOST, REPUBLIC_LOST, Alea
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.allegiance import exchange_persons
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import Journal
from latrunculi.kernel.match import Match
from tests.games.alea.table import Table

rule = pytest.mark.rule
ROMANS = ({"cispadana": ["caesar", "m-antonius", "legio-x"]}, {"apulia": ["pompeius", "cato", "legio-i"]})


def table(**given: object) -> Table:
    chiefs = {"caesariani": ["caesar"], "republicani": ["pompeius"]}
    return Table(*ROMANS, **{"chiefs": chiefs, **given})  # type: ignore[arg-type]


@rule("AIE-2-2")
def test_the_six_phases_of_each_turn_come_in_their_order() -> None:
    """What can only happen in one phase happens in its turn; the years count down, one for each turn."""
    marks = ("drew-hidden", "initiative-roll", "activation", "sequences", "sequence", "cicero")
    match = Match(GAME, GAME.setup("49-rubico", seed="phases"))
    dice = Dice("phases")
    while not match.state.over:
        options = match.state.legal(match.state.actor)
        match.play(match.state.actor, options[dice.below(len(options))])
    turns: list[list[str]] = []
    for _, kind, _ in match.journal.events:
        name = GAME.vocabulary.events[kind].name
        name = "activation" if name in ("activated", "nobody-activated") else name
        if name == "year":
            turns.append([])
        elif name in marks and name not in turns[-1]:
            turns[-1].append(name)
    assert turns
    assert all(turn == list(marks) for turn in turns)


@rule("AIE-2-1")
def test_a_rule_that_names_a_camp_means_whoever_holds_it() -> None:
    """The first person begins as CAESARIAN; once camps are exchanged the other one is asked for it, and scores."""
    t = table(active="caesariani")
    assert [t.g.seat_of(camp) for camp in (0, 1)] == [0, 1]
    exchange_persons(t.g)
    assert [t.g.seat_of(camp) for camp in (0, 1)] == [1, 0]
    t.start(Movements())
    assert (t.g.actor, t.camp) == (1, "caesariani")
    score(t.g, 0, 3, "triumph")
    assert GAME.scores(t.g) == [0, 3]


@rule("AIE-0.1-1")
def test_two_dice() -> None:
    """1d6 from 1 to 6; 1d10 from 0 to 9, whose 0 is nought: below a CP of 1."""
    g = Alea(2, 7)
    assert {g.die() for _ in range(300)} == set(range(1, 7))
    assert {g.die10() for _ in range(600)} == set(range(10))
    g.script = [0, 9, 0, 5]
    assert [g.die10(), g.die10(), g.die(), g.die()] == [0, 9, 1, 6]


@rule("AIE-0.4-1")
def test_a_zone_holds_any_number_of_counters() -> None:
    """Forty legions in Roma, and one more comes in; what limits stacking is who stands there, not how many."""
    legions = members(LEGIONES)[:40]
    t = Table({"roma": [PIECE_IDS[unit] for unit in legions], "etruria": [PIECE_IDS[members(LEGIONES)[40]], "curio"]},
              active="caesariani")  # fmt: skip
    t.start(Movements()).do("advance", PIECE_IDS[members(LEGIONES)[40]]).do("move-to", "roma")
    assert (t.g.inside[ZONE["roma"]] & LEGIONES).bit_count() == 41
    assert defects(t.g) == []


@rule("AIE-1.2.2-1")
def test_every_leader_has_4_movement_points() -> None:
    g = Alea(2, 1)
    assert {g.pace(leader) for leader in members(g.kit.leader_mask)} == {4}


@rule("AIE-2.D-2")
def test_the_party_leaders_give_the_number_of_sequences() -> None:
    t = table()
    assert total_sequences(t.g) == 5 + 4
    t.g.chief[1] = NONE
    assert total_sequences(t.g) == 5


@rule("AIE-2.D-3")
def test_of_two_party_leaders_the_higher_counts() -> None:
    t = table(chiefs={"caesariani": ["caesar", "m-antonius"], "republicani": ["pompeius", "cato"]})
    assert total_sequences(t.g) == 5 + 4
    t.g.chief[0], t.g.second[0] = PIECE["m-antonius"], PIECE["caesar"]
    assert total_sequences(t.g) == 5 + 4


@rule("AIE-2.D-4", "AIE-2.D-5")
def test_sequences_are_shared() -> None:
    t = table(initiative="republicani")
    share_sequences(t.g, 8)
    assert t.g.smc == [4, 4]
    share_sequences(t.g, 9)
    assert t.g.smc == [4, 5]
    t.g.initiative = 0
    share_sequences(t.g, 9)
    assert t.g.smc == [5, 4]


def sequences(initiative: str, smc: list[int], event: int = 0) -> list[str]:
    """Whose sequence follows whose."""
    t = table(initiative=initiative)
    t.g.smc = smc
    t.g.event = event
    for camp, leader in enumerate(("caesar", "pompeius")):
        t.g.put(PIECE[leader], GONE)
        t.g.chief[camp] = NONE
    for piece in ("m-antonius", "cato", "legio-x", "legio-i"):
        t.g.put(PIECE[piece], GONE)
    t.start(Campaign())
    assert t.g.over
    assert t.g.active == NONE
    return [str(event["camp"])[:1] for event in t.events("sequence")]


@rule("AIE-2.E-1", "AIE-2.E-3", "AIE-2.E-4")
def test_the_players_alternate_then_one_plays_the_rest() -> None:
    assert sequences("caesariani", [2, 2]) == ["c", "r", "c", "r"]
    assert sequences("republicani", [1, 3]) == ["r", "c", "r", "r"]
    assert sequences("caesariani", [0, 2]) == ["r", "r"]
    assert sequences("caesariani", [0, 0]) == []


@rule("AIE-TE-10")
def test_one_more_sequence_for_the_player_without_the_initiative() -> None:
    assert sequences("caesariani", [2, 1], SUPPLY) == ["c", "r", "c", "r"]
    assert sequences("republicani", [1, 2], SUPPLY) == ["r", "c", "r", "c"]


@rule("AIE-10.3-2")
def test_a_camp_that_has_nobody_left() -> None:
    g = table(year=49).g
    g.last_year = 48
    assert not nobody_left(g, 0)
    for name in ("pompeius", "cato", "legio-i"):
        g.put(PIECE[name], GONE)
    assert not nobody_left(g, 1), "leaders of this year have yet to enter"
    g.put_all(g.own[1] & g.inside[g.kit.pool], GONE)
    assert nobody_left(g, 1)
    legion = PIECE["legio-ii"]
    g.join(1 << legion, 1)
    g.put(legion, DUE)
    g.due_from[legion] = REGION["italia"]
    assert not nobody_left(g, 1), "a recruit counts"


@rule("AIE-10.3-2", "AIE-2.F.3-9", "AIE-TC-7")
def test_who_is_called_or_follows_m_antonius_is_to_enter_in_his_camp() -> None:
    """In 49 to 48 Octavianus (44) comes once Caesar is murdered; in 44 to 42 Ventidius follows M. Antonius."""
    g = Alea(2, 1)
    g.year, g.last_year = 49, 48
    g.put_all(g.own[0] & ROMAN_LEADERS & ~(1 << PIECE["octavianus"]), GONE)
    assert nobody_left(g, 0)
    g.called = 1 << PIECE["octavianus"]
    assert not nobody_left(g, 0)

    g = Alea(2, 1)
    g.year, g.last_year = 44, 42
    g.put_all(ROMAN_LEADERS & ~(1 << PIECE["ventidius"]), GONE)
    assert (nobody_left(g, 0), nobody_left(g, 1)) == (False, True)
    g.join(1 << PIECE["m-antonius"] | 1 << PIECE["legio-i"], 1)
    g.put(PIECE["m-antonius"], ZONE["ionia"])
    assert (nobody_left(g, 0), nobody_left(g, 1)) == (True, False)


@rule("AIE-10.1-1")
def test_one_count_and_two_totals() -> None:
    g = table().g
    score(g, 0, 3, "roma")
    score(g, 1, 5, "leader")
    score(g, 1, 0, "leader")
    assert (g.count, g.vp) == (-2, [3, 5])


@rule("AIE-10.3-1")
@pytest.mark.parametrize(
    ("vp", "winner", "how"),
    [
        ([3, 3], NONE, "draw"), ([4, 2], 0, "simple"), ([5, 2], 0, "decisive"), ([10, 2], 0, "decisive"),
        ([11, 2], 0, "definitive"), ([1, 2], 1, "simple"), ([0, 1], 1, "definitive"),
    ],
)  # fmt: skip
def test_who_has_won_and_how(vp: list[int], winner: int, how: str) -> None:
    g = table().g
    g.vp, g.count = vp, vp[0] - vp[1]
    assert (winning_camp(g), level(g)) == (winner, how)


@rule("AIE-2.F.1-11", "AIE-10.3-2")
def test_a_game_that_ends_before_its_time() -> None:
    g = Alea(2, 0)
    g.journal = Journal()
    g.vp, g.count = [9, 0], 9
    g.ended = REPUBLIC_LOST
    assert (winning_camp(g), level(g)) == (NONE, "republic-lost")
    g.ended = LOST
    assert (winning_camp(g), level(g)) == (1, "nobody-left")
    conclude(g)
    assert g.over
