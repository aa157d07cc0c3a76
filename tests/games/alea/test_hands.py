"""AIE-2.A, 2.B, 6-1 to 6-7, 9.f-1: the cup and the hands, the initiative, the discards."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.alea.components.stratagems import COUNTERS, STRATAGEM_IDS, TITLES
from latrunculi.games.alea.rules.hands import Discards, Draw, spend, withdraw
from latrunculi.games.alea.rules.initiative import Initiative
from latrunculi.games.alea.rules.scenarios import SCENARIO_IDS
from latrunculi.games.alea.rules.state import CAESARIANI, JANUS, REPUBLICANI
from latrunculi.games.alea.rules.words import EVENTS
from latrunculi.kernel.engine import EVERYONE
from latrunculi.kernel.registry import game
from tests.games.alea.table import Table

rule = pytest.mark.rule
TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}
CAMPS = ("caesariani", "republicani")


def hand(table: Table, camp: str) -> dict[str, int]:
    """The counters that a camp holds."""
    first = table.g.seat_of(CAMPS.index(camp)) * TITLES
    return {name: table.g.hand[first + i] for name, i in TITLE.items() if table.g.hand[first + i]}


def audiences(table: Table, name: str) -> list[int]:
    """Who saw each event of a kind."""
    assert table.g.journal is not None
    return [audience for audience, kind, _ in table.g.journal.events if EVENTS[kind].name == name]


# ---------------------------------------------------------------- the counters


@rule("AIE-6-5", "AIE-6-6")
def test_the_forty_four_counters() -> None:
    expected = {
        "initium": 2, "ianus": 1,
        "res-novae-0": 1, "res-novae-1": 1, "res-novae-2": 1, "tumultus-minor-1": 3, "tumultus-minor-2": 2,
        "tumultus-maior": 2, "fides-maior": 2,
        "fuga": 2, "favor-divinus": 2, "caedes": 2, "pestis-locus": 1, "desertio": 2, "transfugae": 2,
        "veni-vidi-vici": 1, "poliorcetica-1": 1, "poliorcetica-2": 1, "murus-1": 1, "murus-2": 1,
        "sagitta-parthica": 1, "ambitus": 1, "pax-minor": 2, "pax-maior": 1, "pax-nationis": 1, "pax-romana": 1,
        "idus-martiae": 1, "imperium": 2, "triumvir": 1, "triumphus-1": 1, "triumphus-2": 1,
    }  # fmt: skip
    assert dict(zip(STRATAGEM_IDS, COUNTERS, strict=True)) == expected
    assert sum(COUNTERS) == 44


@rule("AIE-6-7", "AIE-2.A-1")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_counters_left_out_of_a_scenario(scenario: str) -> None:
    """Caesar lives until 44: Idus Martias is of use before that; Triumvir markers lie in one scenario alone."""
    g: Any = game("alea").new(game("alea").setup(seats=2, seed="x", scenario=scenario))
    drawn = {title for title in range(TITLES) if g.hand[title] + g.hand[TITLES + title]}
    for name, present in (
        ("idus-martiae", g.year > 44),
        ("triumvir", any(leader >= 0 for leader in g.marker)),
    ):
        title = TITLE[name]
        assert bool(g.cup[title] or title in drawn) == present
        assert bool(g.removed >> title & 1) != present


# ---------------------------------------------------------------- phase A


@rule("AIE-2.A-2", "AIE-2.A-1")
def test_each_player_draws_one_stratagem_caesarian_first() -> None:
    """The cup begins with 2 initium, 1 ianus, 1 res-novae-0: number 3 is res-novae-0; then number 2 is ianus."""
    table = Table(dice=[3, 2]).start(Draw())
    assert hand(table, "caesariani") == {"res-novae-0": 1}
    assert hand(table, "republicani") == {"ianus": 1}
    assert table.g.cup[TITLE["ianus"]] == 0
    assert sum(table.g.cup) == 42


@rule("AIE-2.A-3")
def test_what_is_drawn_is_known_to_the_drawer_alone() -> None:
    table = Table(dice=[0, 4]).start(Draw())
    assert audiences(table, "drew") == [1, 2]
    assert audiences(table, "drew-hidden") == [~1, ~2]
    assert [set(event) for event in table.events("drew-hidden")] == [{"camp"}, {"camp"}]


@rule("AIE-2.A-2")
def test_nobody_draws_from_an_empty_cup() -> None:
    table = Table()
    table.g.cup = [0] * TITLES
    table.g.cup[TITLE["fuga"]] = 1
    table.g.script = [0]
    table.start(Draw())
    assert hand(table, "caesariani") == {"fuga": 1}
    assert table.events("cup-empty") == [{"camp": "republicani"}]


@rule("AIE-6-1")
def test_a_played_stratagem_goes_back_to_the_cup_at_once() -> None:
    table = Table(hands={"caesariani": ["favor-divinus"]})
    spend(table.g, CAESARIANI, TITLE["favor-divinus"])
    assert table.g.cup[TITLE["favor-divinus"]] == 2
    assert hand(table, "caesariani") == {}
    assert table.events("played") == [{"camp": "caesariani", "stratagem": "favor-divinus"}]
    assert audiences(table, "played") == [EVERYONE]


@rule("AIE-6.E.15-2", "AIE-6-1")
def test_pax_romana_leaves_the_game_and_what_lies_on_the_map_stays_there() -> None:
    table = Table(hands={"republicani": ["pax-romana", "ambitus"]})
    spend(table.g, REPUBLICANI, TITLE["pax-romana"])
    spend(table.g, REPUBLICANI, TITLE["ambitus"])
    assert table.g.cup[TITLE["pax-romana"]] == table.g.cup[TITLE["ambitus"]] == 0
    assert table.g.removed == 1 << TITLE["pax-romana"]


@rule("AIE-2.F.3-6")
@pytest.mark.parametrize("hands", [{}, {"republicani": ["idus-martiae"]}, {"caesariani": ["idus-martiae"]}])
def test_idus_martias_leaves_the_game_from_wherever_it_is(hands: dict[str, list[str]]) -> None:
    table = Table(hands=hands)
    withdraw(table.g, TITLE["idus-martiae"])
    assert table.g.cup[TITLE["idus-martiae"]] == 0
    assert not any(table.g.hand)
    assert table.g.removed == 1 << TITLE["idus-martiae"]
    withdraw(table.g, TITLE["idus-martiae"])
    assert table.events("withdrawn") == [{"stratagem": "idus-martiae"}]


# ---------------------------------------------------------------- phase B


def initiative(die: int, hands: dict[str, list[str]] | None = None, chiefs: tuple[str, ...] = ("m-antonius",)) -> Table:
    """The initiative after a die; M. Antonius, CP 4, leads CAESARIAN unless others do."""
    here = {"roma": [*chiefs]} if chiefs else {}
    table = Table(here, chiefs={"caesariani": chiefs} if chiefs else {}, hands=hands, dice=[die - 1])
    started: Table = table.start(Initiative())
    return started


@rule("AIE-2.B-1")
@pytest.mark.parametrize(("die", "winner"), [(3, "caesariani"), (4, "republicani"), (5, "republicani")])
def test_caesarian_needs_less_than_the_cp_of_his_party_leader(die: int, winner: str) -> None:
    table = initiative(die)
    assert table.g.initiative == CAMPS.index(winner)
    assert table.g.over
    assert table.events("initiative-roll") == [{"die": [die], "politics": 4, "camp": winner}]


@rule("AIE-2.B-1")
def test_without_a_party_leader_the_initiative_is_republican() -> None:
    assert initiative(1, chiefs=()).g.initiative == REPUBLICANI


@rule("AIE-2.B-2")
def test_of_two_party_leaders_the_higher_cp_counts() -> None:
    """M. Antonius 4, Octavianus 5."""
    assert initiative(4, chiefs=("m-antonius", "octavianus")).g.initiative == CAESARIANI


@rule("AIE-2.B-3", "AIE-6.B.1-1")
def test_initiative_is_turned_and_turned_back() -> None:
    table = initiative(1, {"caesariani": ["initium"], "republicani": ["initium"]})
    assert (table.camp, table.asked, table.g.private) == ("republicani", "initiative-answer", True)
    table.do("play", "initium")
    assert table.g.initiative == REPUBLICANI
    assert table.camp == "caesariani"
    table.do("play", "initium")
    assert table.g.initiative == CAESARIANI
    assert table.g.over
    assert table.events("initiative-to") == [{"camp": "republicani"}, {"camp": "caesariani"}]


@rule("AIE-2.B-3")
def test_the_players_are_asked_in_turn_until_both_pass() -> None:
    """CAESARIAN wins the roll; REPUBLICAN passes first; Janus reopens the exchange for him."""
    table = initiative(1, {"caesariani": ["ianus", "initium"], "republicani": ["initium"]})
    assert table.camp == "republicani"
    table.do("decline")
    assert table.camp == "caesariani"
    table.do("play", "ianus")
    assert table.camp == "republicani"
    table.do("decline")
    assert table.camp == "caesariani"
    table.do("decline")
    assert table.g.over
    assert hand(table, "republicani") == {"initium": 1}


@rule("AIE-6.B.2-1")
def test_janus_closes_the_gates() -> None:
    table = initiative(1, {"caesariani": ["ianus"]}).do("play", "ianus")
    assert table.g.flags & JANUS
    assert table.events("gates-closed") == [{"camp": "caesariani"}]


@rule("AIE-6.B.1-1", "AIE-2.B-3", "AIE-6-3")
def test_what_cannot_be_played_in_phase_b_and_why() -> None:
    table = initiative(1, {"republicani": ["fuga"], "caesariani": ["initium", "idus-martiae"]})
    assert table.legal() == {"decline"}
    assert table.why_not("play", "fuga") == "AIE-2.B-3"
    assert table.why_not("play", "initium") == "AIE-6-3"
    table.do("decline")
    assert table.why_not("play", "initium") == "AIE-6.B.1-1"
    assert table.why_not("play", "idus-martiae") == "AIE-6-4"


# ---------------------------------------------------------------- phase F


@rule("AIE-9.f-1", "AIE-6-2")
def test_three_stratagems_are_kept() -> None:
    table = Table(hands={"republicani": ["fuga", "fuga", "caedes", "ambitus", "desertio"]})
    table.start(Discards(REPUBLICANI))
    assert (table.asked, table.camp, table.g.private) == ("discards-discard", "republicani", True)
    assert table.legal("discard") == {"fuga", "caedes", "ambitus", "desertio"}
    assert table.why_not("discard", "imperium") == "AIE-9.f-1"
    table.do("discard", "fuga").do("discard", "ambitus")
    assert table.g.over
    assert hand(table, "republicani") == {"fuga": 1, "caedes": 1, "desertio": 1}
    assert table.g.cup[TITLE["ambitus"]] == 1
    assert audiences(table, "gave-back") == [2, 2]
    assert audiences(table, "gave-back-hidden") == [~2, ~2]


@rule("AIE-6-4", "AIE-5.2-5")
@pytest.mark.parametrize(("camp", "kept"), [("caesariani", 1), ("republicani", 2)])
def test_caesarian_returns_idus_martias(camp: str, kept: int) -> None:
    """Hands stay with the persons when camps are exchanged; what the camp cannot play goes back in phase F."""
    table = Table(hands={camp: ["idus-martiae", "fuga"]}).start(Discards(CAMPS.index(camp)))
    assert sum(hand(table, camp).values()) == kept
    assert table.g.cup[TITLE["idus-martiae"]] == 2 - kept


@rule("AIE-5.2-5")
def test_hands_stay_with_the_persons_when_camps_are_exchanged() -> None:
    table = Table(hands={"republicani": ["idus-martiae", "fuga"]})
    table.g.first_seat = 1
    assert hand(table, "caesariani") == {"idus-martiae": 1, "fuga": 1}
    table.start(Discards(CAESARIANI))
    assert hand(table, "caesariani") == {"fuga": 1}
