"""Phase D: sequences (AIE-2.D-1 to AIE-2.D-5) and the event of the year (AIE-2.D-6, AIE-TE)."""

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.components.peoples import PEOPLE
from latrunculi.games.alea.rules.discharge import Discharge
from latrunculi.games.alea.rules.events import YearEvent
from latrunculi.games.alea.rules.parties import Nomination
from latrunculi.games.alea.rules.sequence import Administration, Campaign, end_of_turn
from latrunculi.games.alea.rules.shares import share_sequences, total_sequences
from tests.games.alea.table import Table

rule = pytest.mark.rule


def happen(number: int, *dice: int, **known: object) -> Table:
    """The event of a number, rolled with the highest 1d6 that leaves 1d10 from 0 to 9; then the dice that follow."""
    six = min(number, 6)
    t = Table(dice=[six - 1, number - six, *dice], **known)  # type: ignore[arg-type]
    return t.start(YearEvent())


# ---------------------------------------------------------------- sequences


@rule("AIE-2.D-1")
def test_phase_d_goes_step_by_step() -> None:
    """Sequences are shared before the event is rolled; nominations, then dismissals, each the initiative first."""
    t = Table(initiative="republicani", chiefs={"caesariani": ["caesar"]}, caesariani={"aedui": ["caesar"]})
    frame = Administration()
    t.g.stack.append(frame)
    frame.start(t.g)
    assert isinstance(t.g.stack.pop(), YearEvent)
    assert t.g.smc == [2, 3]
    frame.name(t.g)
    assert [(type(f), f.camp) for f in t.g.stack[-2:]] == [(Nomination, 0), (Nomination, 1)]
    del t.g.stack[1:]
    frame.dismiss(t.g)
    assert [(type(f), f.camp) for f in t.g.stack] == [(Discharge, 0), (Discharge, 1)]


@rule("AIE-2.D-2")
def test_the_sequences_are_the_strategy_of_the_party_leaders() -> None:
    """Caesar 5 and Pompeius 4 make 9; without a Caesarian party leader 4."""
    t = Table(
        {"aedui": ["caesar"]}, {"apulia": ["pompeius"]}, chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]}
    )
    assert total_sequences(t.g) == 9
    t = Table({"aedui": ["caesar"]}, {"apulia": ["pompeius"]}, chiefs={"republicani": ["pompeius"]})
    assert total_sequences(t.g) == 4


@rule("AIE-2.D-3")
def test_of_two_party_leaders_the_better_counts() -> None:
    """M. Antonius 4 beside Octavianus 3, whichever is first: 4, and 3 of Sex. Pompeius, make 7."""
    for leaders in (["octavianus", "m-antonius"], ["m-antonius", "octavianus"]):
        t = Table(
            {"roma": ["octavianus"], "emathia": ["m-antonius"]},
            {"syracusana": ["sex-pompeius"]},
            chiefs={"caesariani": leaders, "republicani": ["sex-pompeius"]},
        )
        assert total_sequences(t.g) == 7


@rule("AIE-2.D-4")
def test_an_even_total_is_halved() -> None:
    t = Table(initiative="republicani")
    share_sequences(t.g, 8)
    assert t.g.smc == [4, 4]
    assert t.events("sequences") == [{"total": 8, "caesariani": 4, "republicani": 4}]


@rule("AIE-2.D-5")
@pytest.mark.parametrize(("camp", "shares"), [("caesariani", [5, 4]), ("republicani", [4, 5])])
def test_an_odd_one_goes_to_the_initiative(camp: str, shares: list[int]) -> None:
    t = Table(initiative=camp)
    share_sequences(t.g, 9)
    assert t.g.smc == shares


@rule("AIE-2.D-2")
def test_the_number_stays_if_a_party_leader_dies() -> None:
    t = Table({"aedui": ["caesar"]}, chiefs={"caesariani": ["caesar"]})
    share_sequences(t.g, total_sequences(t.g))
    t.g.kill(PIECE["caesar"], 1)
    assert t.g.smc == [3, 2]


# ---------------------------------------------------------------- the roll


@rule("AIE-2.D-6")
@pytest.mark.parametrize(("six", "ten", "number"), [(1, 0, 1), (6, 9, 15), (3, 5, 8), (5, 4, 9)])
def test_the_sum_of_two_dice_numbers_the_event(six: int, ten: int, number: int) -> None:
    t = Table(dice=[six - 1, ten]).start(YearEvent())
    assert t.g.event == number
    assert t.events("year-event") == [{"d6": [six], "d10": [ten], "number": number}]


# ---------------------------------------------------------------- what happens at once


@rule("AIE-TE-1")
def test_a_famine_weakens_all_units_in_italia() -> None:
    """Both camps, Peoples, naves in port and those aboard; the weakened are eliminated; leaders do not suffer."""
    t = happen(
        1,
        caesariani={"roma": ["legio-v", "auxilia-1", "caesar"], "transpadana": ["legio-vi"]},
        republicani={"apulia": ["legio-i", "naves-1"], "in-naves-1": ["equites-1"], "bruttium": ["legio-ii"]},
        peoples={"etruria": ["numidae-1"]},
        status={"numidae": ("fides", "republicani")},
        weak=["auxilia-1", "legio-vi"],
    )
    assert t.weak() == {"legio-v", "legio-vi", "legio-i", "naves-1", "equites-1", "legio-ii", "numidae-1"}
    assert (t.place("auxilia-1"), t.place("caesar")) == ("fallen", "roma")
    assert t.g.fell_at[PIECE["auxilia-1"]] == ZONE["roma"]


@rule("AIE-TE-13")
def test_a_plague_strikes_syria_and_its_ports() -> None:
    """A triumvir's legion too; Mesopotamia and Asia are spared."""
    t = happen(
        13,
        caesariani={"ionia": ["legio-x"]},
        republicani={"seleucis": ["legio-i", "c-cassius"], "phoenice": ["naves-1", "naves-2"]},
        nobody={"cilicia": ["legio-v"]},
        peoples={"coele-syria": ["parthi-1"], "mesopotamia": ["parthi-2"]},
        status={"parthi": ("bellum", "caesariani")},
        triumvirs={"syria": "m-antonius"},
        weak=["naves-2"],
    )
    assert t.weak() == {"legio-i", "naves-1", "legio-v", "parthi-1"}
    assert (t.place("naves-2"), t.place("c-cassius")) == ("fallen", "seleucis")


@rule("AIE-TE-1")
def test_naves_that_perish_in_port_set_their_cargo_ashore() -> None:
    """The legion aboard was fresh: it is weakened; the leader is spared."""
    t = happen(1, caesariani={"apulia": ["naves-1"], "in-naves-1": ["legio-v", "caesar"]}, weak=["naves-1"])
    assert [t.place(name) for name in ("naves-1", "legio-v", "caesar")] == ["fallen", "apulia", "apulia"]
    assert t.weak() == {"legio-v"}


@rule("AIE-TE-4")
@pytest.mark.parametrize(("die", "sick"), [(2, "caesar"), (5, "pompeius")])
def test_an_even_die_strikes_the_caesarian_party_leader(die: int, sick: str) -> None:
    t = happen(
        4,
        die - 1,
        caesariani={"aedui": ["caesar"], "remi": ["lepidus"]},
        republicani={"apulia": ["pompeius"]},
        chiefs={"caesariani": ["caesar", "lepidus"], "republicani": ["pompeius"]},
    )
    assert t.g.sick == PIECE[sick]
    assert t.events("sickness-roll")[0]["piece"] == sick


@rule("AIE-TE-4")
def test_a_party_without_a_leader_has_no_sick_one() -> None:
    t = happen(4, 0, caesariani={"aedui": ["caesar"]}, chiefs={"caesariani": ["caesar"]})
    assert t.g.sick == -1


@rule("AIE-TE-6")
def test_unrest_summons_the_party_leaders_who_are_in_italia() -> None:
    """First and second, on land or aboard in port; not those elsewhere, nor other leaders."""
    t = happen(
        6,
        caesariani={"campania": ["caesar", "curio"], "remi": ["lepidus"]},
        republicani={"apulia": ["naves-1"], "in-naves-1": ["pompeius"]},
        chiefs={"caesariani": ["lepidus", "caesar"], "republicani": ["pompeius"]},
    )
    assert t.g.summoned == 1 << PIECE["caesar"] | 1 << PIECE["pompeius"]
    assert {e["piece"] for e in t.events("summoned")} == {"caesar", "pompeius"}


@rule("AIE-TE-7", "AIE-2.D-6")
@pytest.mark.parametrize(("before", "after"), [([5, 4], [4, 4]), ([4, 4], [4, 3]), ([0, 0], [0, 0])])
def test_a_hard_winter_costs_a_sequence(before: list[int], after: list[int]) -> None:
    t = Table(dice=[5, 1])
    t.g.smc = before
    t.start(YearEvent())
    assert t.g.smc == after


@rule("AIE-TE-7")
def test_the_great_rivers_of_the_north_freeze() -> None:
    """From the Aedui or Remi the Rhenus is no obstacle; the Euphrates still is one."""
    t = Table()
    rhenus = [z for z in range(73) if t.g.borders().wet[z] & 1 << ZONE["suebi"]]
    euphrates = t.g.borders().wet[ZONE["mesopotamia"]]
    assert rhenus
    assert euphrates
    t = happen(7)
    assert not any(t.g.borders().wet[z] & 1 << ZONE["suebi"] for z in rhenus)
    assert t.g.borders().wet[ZONE["mesopotamia"]] == euphrates


@rule("AIE-TE-8")
@pytest.mark.parametrize("before", [[5, 4], [0, 0]])
def test_the_gates_of_janus_leave_one_sequence_each(before: list[int]) -> None:
    t = Table(dice=[5, 2])
    t.g.smc = before
    t.start(YearEvent())
    assert t.g.smc == [1, 1]


@rule("AIE-TE-11")
def test_the_people_hold_those_in_roma() -> None:
    """Of both camps, in the port too; not those next door."""
    t = happen(
        11,
        caesariani={"roma": ["legio-v", "caesar", "naves-1"], "etruria": ["legio-vi"]},
        republicani={"roma": ["cato"]},
    )
    assert t.g.held == sum(1 << PIECE[name] for name in ("legio-v", "caesar", "naves-1", "cato"))


# ---------------------------------------------------------------- fickle peoples


@rule("AIE-TE-14")
def test_parthi_at_peace_enter_war_and_at_war_make_peace() -> None:
    t = happen(14, peoples={"media": ["parthi-1"]}, control={"caesariani": ["syria"]})
    assert (t.status("parthi"), t.g.ruler[PEOPLE["parthi"]]) == ("bellum", 1)
    t = happen(14, peoples={"seleucis": ["parthi-1"]}, status={"parthi": ("bellum", "caesariani")}, weak=["parthi-1"])
    assert t.status("parthi") == "pax"
    assert t.weak() == set()
    assert t.points() == (0, 0)


@rule("AIE-TE-14")
def test_parthi_in_allegiance_or_on_the_track_do_nothing() -> None:
    t = happen(14, status={"parthi": ("fides", "caesariani")}, peoples={"media": ["parthi-1"]})
    assert t.status("parthi") == "fides"
    t = Table(dice=[5, 8])
    t.g.back[PEOPLE["parthi"]] = 41
    assert t.start(YearEvent()).status("parthi") == "pax"


ALEXANDRIA = {"aegyptus": ["aegyptii-1", "ptolemaeus"]}
AFRICA = {"caesariani": ["cyrenaica"]}


@rule("AIE-TE-15")
def test_aegyptii_in_allegiance_are_at_peace_again() -> None:
    t = happen(15, status={"aegyptii": ("fides", "caesariani")}, peoples=ALEXANDRIA)
    assert t.status("aegyptii") == "pax"


@rule("AIE-TE-15")
@pytest.mark.parametrize(("die", "status", "ruler"), [(4, "fides", 0), (5, "bellum", 1)])
@pytest.mark.parametrize("before", [{}, {"aegyptii": ("bellum", "republicani")}])
def test_otherwise_they_choose_as_if_activated(
    die: int, status: str, ruler: int, before: dict[str, tuple[str, str]]
) -> None:
    """CAESARIAN has Cyrenaica, Caesar a PC of 5: below it they are his, else at war, ruled by REPUBLICAN."""
    t = happen(
        15,
        die - 1,
        caesariani={"roma": ["caesar"]},
        chiefs={"caesariani": ["caesar"]},
        control=AFRICA,
        peoples=ALEXANDRIA,
        status=before,
    )
    assert (t.status("aegyptii"), t.g.ruler[PEOPLE["aegyptii"]]) == (status, ruler)


@rule("AIE-TE-15")
def test_aegyptii_on_the_track_do_nothing() -> None:
    t = Table(dice=[5, 9], control=AFRICA, peoples=ALEXANDRIA)
    t.g.back[PEOPLE["aegyptii"]] = 41
    assert t.start(YearEvent()).status("aegyptii") == "pax"


# ---------------------------------------------------------------- what lasts


@rule("AIE-2.D-6")
@pytest.mark.parametrize("number", [2, 3, 5, 9, 10, 12])
def test_other_events_last_for_the_turn(number: int) -> None:
    """They change nothing at once; movement, combat and the sequence read the number until the turn ends."""
    t = happen(number, caesariani={"roma": ["caesar", "legio-v"]}, chiefs={"caesariani": ["caesar"]})
    assert (t.g.event, t.g.sick, t.g.summoned, t.g.held) == (number, -1, 0, 0)
    assert t.weak() == set()
    end_of_turn(t.g)
    assert t.g.event == 0


@rule("AIE-TE-2")
def test_disastrous_weather_costs_a_movement_point() -> None:
    """Legio 3, equites 4, leaders 4."""
    t = Table({"roma": ["caesar", "legio-v", "equites-1"]})
    pieces = [PIECE[name] for name in ("legio-v", "equites-1", "caesar")]
    assert [t.g.pace(p) for p in pieces] == [3, 4, 4]
    t.g.event = 2
    assert [t.g.pace(p) for p in pieces] == [2, 3, 3]


@rule("AIE-TE-10")
@pytest.mark.parametrize(("event", "extra"), [(10, [{"camp": "republicani", "left": 1}]), (9, [])])
def test_supply_difficulties_give_a_last_sequence_to_him_without_the_initiative(
    event: int, extra: list[dict[str, object]]
) -> None:
    t = Table(initiative="caesariani")
    t.g.event = event
    t.g.smc = [1, 0]
    t.start(Campaign())
    assert t.events("sequence") == [{"camp": "caesariani", "left": 1}, *extra]
