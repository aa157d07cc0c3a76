"""The event of the year (UR-2.D-6, UR-TE)."""

import pytest

from latrunculi.games.imperator.rules.state import NATURAL
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.augusti import Naming
from latrunculi.games.ultimus.rules.events import YearEvent, end_of_event
from tests.games.ultimus.table import Table

rule = pytest.mark.rule

AUGUSTI = {"occidens": "honorius", "oriens": "arcadius"}
COURTS = {"honorius": "italia-2", "arcadius": "thracia-3"}


def happen(number: int, *dice: int, **known: object) -> Table:
    """The event of a number, rolled with the highest 1d6 that leaves 1d10 from 0 to 9; then the dice that follow."""
    six = min(number, 6)
    t = Table(dice=[six - 1, number - six, *dice], **known)  # type: ignore[arg-type]
    return t.start(YearEvent())


@rule("UR-TE-1", "UR-2.D-6")
@pytest.mark.parametrize(("six", "ten", "number"), [(1, 0, 1), (6, 9, 15), (3, 5, 8), (5, 4, 9)])
def test_the_sum_of_two_dice_numbers_the_event(six: int, ten: int, number: int) -> None:
    t = Table(dice=[six - 1, ten]).start(YearEvent())
    assert t.g.event == number
    assert t.events("year-event") == [{"d6": [six], "d10": [ten], "number": number}]
    assert t.g.over


@rule("UR-TE-2")
def test_a_famine_weakens_the_three_western_dioceses() -> None:
    """Both camps and all Peoples; the weakened are eliminated until the adjustments; leaders do not suffer."""
    t = happen(
        1,
        pieces={
            "co-galliae-1": "galliae-2",
            "co-viennensis-1": "viennensis-1",
            "co-hispaniae-1": "hispaniae-1",
            "vandali-1": "hispaniae-2",
            "li-italia-1": "italia-1",
            "co-africa-1": "africa-4",
            "li-galliae-1": "galliae-1",
            "dux-galliae": "galliae-3",
        },
        status={"vandali": "bellum"},
        weak=["li-galliae-1", "co-africa-1"],
    )
    assert t.weak() == {"co-galliae-1", "co-viennensis-1", "co-hispaniae-1", "vandali-1", "co-africa-1"}
    assert (t.place("li-galliae-1"), t.place("dux-galliae")) == ("fallen", "galliae-3")
    assert t.g.fell_at[PIECE["li-galliae-1"]] == ZONE["galliae-1"]


@rule("UR-TE-16")
def test_a_plague_strikes_the_diocese_oriens() -> None:
    t = happen(
        13,
        pieces={
            "co-oriens-1": "oriens-9",
            "co-oriens-2": "oriens-1",
            "lakmides-1": "oriens-5",
            "co-pontica-1": "pontica-4",
            "magister-oriens": "oriens-9",
        },
        status={"lakmides": "bellum"},
        weak=["co-oriens-2"],
    )
    assert t.weak() == {"co-oriens-1", "lakmides-1"}
    assert t.place("co-oriens-2") == "fallen"
    assert (t.place("co-pontica-1"), t.place("magister-oriens")) == ("pontica-4", "oriens-9")


@rule("UR-TE-1")
@pytest.mark.parametrize("number", [2, 3, 5, 9, 10, 12])
def test_other_events_last_for_the_turn(number: int) -> None:
    """They change nothing at once; movement, combat and the sequence read the number until the turn ends."""
    t = happen(number, pieces=COURTS, augusti=AUGUSTI)
    assert (t.g.event, t.g.event_half, t.g.held, t.g.summoned) == (number, -1, 0, 0)
    assert t.weak() == set()
    end_of_event(t.g)
    assert t.g.event == 0


@rule("UR-TE-5")
@pytest.mark.parametrize(("die", "half", "sick"), [(4, 0, "honorius"), (1, 1, "arcadius")])
def test_an_even_die_strikes_the_augustus_of_the_west(die: int, half: int, sick: str) -> None:
    t = happen(4, die - 1, pieces=COURTS, augusti=AUGUSTI)
    assert t.g.event_half == half
    assert t.g.summoned == 1 << PIECE[sick]
    assert t.events("sickness-roll")[0]["piece"] == sick


@rule("UR-TE-5")
def test_a_vacant_throne_is_not_sick() -> None:
    t = happen(4, 1, pieces={"arcadius": "thracia-3"}, augusti={"oriens": "arcadius"})
    assert (t.g.event_half, t.g.summoned) == (-1, 0)


@rule("UR-TE-9")
def test_unrest_summons_the_augusti_and_the_patrice_who_outshines_his_own() -> None:
    """Stilicho (CP 4) outshines Honorius (2); Fravitta (2) does not outshine Arcadius (2)."""
    t = happen(
        6,
        pieces={**COURTS, "stilicho": "italia-1", "fravitta": "thracia-1"},
        augusti=AUGUSTI,
        patricians={"occidens": "stilicho", "oriens": "fravitta"},
    )
    assert t.g.summoned == 1 << PIECE["honorius"] | 1 << PIECE["stilicho"] | 1 << PIECE["arcadius"]
    assert {e["piece"] for e in t.events("summoned")} == {"honorius", "stilicho", "arcadius"}


@rule("UR-TE-9")
def test_a_patrice_without_an_augustus_is_not_summoned() -> None:
    t = happen(
        6,
        pieces={"arcadius": "thracia-3", "stilicho": "italia-1"},
        augusti={"oriens": "arcadius"},
        patricians={"occidens": "stilicho"},
    )
    assert t.g.summoned == 1 << PIECE["arcadius"]


@rule("UR-TE-9", "UR-3.5.1-4")
def test_unrest_calls_who_becomes_patrice_after_it_broke_out() -> None:
    """Phase D names Patrices after the event: Stilicho (CP 4) outshines Honorius (2)."""
    t = happen(6, pieces={**COURTS, "stilicho": "italia-1"}, augusti=AUGUSTI)
    t.g.smc = [2, 2]
    t.start(Naming()).do("name-patrician", "stilicho")
    assert t.g.summoned == 1 << PIECE["honorius"] | 1 << PIECE["stilicho"] | 1 << PIECE["arcadius"]
    assert [e["piece"] for e in t.events("summoned")] == ["honorius", "arcadius", "stilicho"]


@rule("UR-TE-9", "UR-3.5.2-5")
def test_unrest_calls_the_successor_of_an_augustus_and_spares_a_patrice_whom_he_outshines() -> None:
    """Anthemius (CP 5) follows Arcadius (2); Timasius (3) outshone only him."""
    t = happen(
        6,
        pieces={**COURTS, "anthemius": "asia-1", "timasius": "oriens-2"},
        augusti=AUGUSTI,
        patricians={"oriens": "timasius"},
    )
    assert t.g.summoned == sum(1 << PIECE[name] for name in ("honorius", "arcadius", "timasius"))
    t.g.smc = [2, 2]
    t.g.kill(PIECE["arcadius"], NATURAL)
    t.start(Aftermath()).do("acclaim", "anthemius")
    assert t.g.summoned == 1 << PIECE["honorius"] | 1 << PIECE["anthemius"]


def sequences(number: int, romanus: int, barbarus: int, initiative: str = "romanus") -> tuple[int, int]:
    """The sequences of each camp after an event."""
    six = min(number, 6)
    t = Table(dice=[six - 1, number - six], active=initiative)
    t.g.smc = [romanus, barbarus]
    t.start(YearEvent())
    return t.g.smc[0], t.g.smc[1]


@rule("UR-TE-10")
def test_a_hard_winter_takes_one_sequence_and_shares_the_rest_out_again() -> None:
    assert sequences(7, 3, 3) == (3, 2)
    assert sequences(7, 3, 3, "barbarus") == (2, 3)
    assert sequences(7, 3, 2) == (2, 2)
    assert sequences(7, 0, 0) == (0, 0)


@rule("UR-TE-11")
def test_a_peaceful_influence_leaves_one_sequence_each() -> None:
    assert sequences(8, 4, 3) == (1, 1)
    assert sequences(8, 1, 0) == (1, 1)


WEST = {"viennensis-4", "italia-2", "italia-4", "italia-5"}
EAST = {"thracia-3", "oriens-9"}


@rule("UR-TE-14")
@pytest.mark.parametrize(
    ("die", "half", "held"), [(0, 2, WEST | EAST), (2, 0, WEST), (8, 0, WEST), (1, 1, EAST), (9, 1, EAST)]
)
def test_popular_demands_hold_the_troops_of_capitals(die: int, half: int, held: set[str]) -> None:
    t = happen(11, die)
    assert t.g.event_half == half
    assert t.g.held == sum(1 << ZONE[name] for name in held)
    end_of_event(t.g)
    assert (t.g.held, t.g.event_half) == (0, -1)


@rule("UR-TE-17")
def test_the_persians_change_their_mind() -> None:
    """In peace they enter war; in war they go home in peace, and nobody scores."""
    t = happen(14, pieces={"persae-1": "persae-1"})
    assert t.status("persae") == "bellum"
    t = happen(14, pieces={"persae-1": "oriens-7", "persae-2": "persae-2"}, status={"persae": "bellum"})
    assert (t.camp, t.asked) == ("barbarus", "rising-unit")
    while not t.g.over:
        t.do("place-in", "persae-1")
    assert t.status("persae") == "pax"
    assert (t.place("persae-1"), t.place("persae-2"), t.points()) == ("persae-1", "persae-1", (0, 0))


@rule("UR-TE-18")
def test_the_huns_change_their_mind() -> None:
    assert happen(15, pieces={"hunni-1": "hunni-1"}).status("hunni") == "bellum"
    t = happen(15, pieces={"hunni-1": "moesiae-1"}, status={"hunni": "bellum"})
    while not t.g.over:
        t.do("place-in", "hunni-2")
    assert (t.status("hunni"), t.place("hunni-1")) == ("pax", "hunni-2")
    assert happen(15, status={"persae": "bellum"}).status("persae") == "bellum"
