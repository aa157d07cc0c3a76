"""UR 2: the turns and their phases, the number of sequences, Pax Romana, the alternation of phase E."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.peoples import BURGONDI
from latrunculi.games.ultimus.rules.adjustments import Review
from latrunculi.games.ultimus.rules.combat import Combats
from latrunculi.games.ultimus.rules.deployment import Deployment
from latrunculi.games.ultimus.rules.initiative import Initiative
from latrunculi.games.ultimus.rules.scoring import breakdown
from latrunculi.games.ultimus.rules.sequence import Administration, Campaign, Turns, at_peace, total_sequences
from latrunculi.games.ultimus.rules.state import BARBARUS, DEATHS_DONE, FOEDERATI, PAX, REVOLTED, ROMANUS
from latrunculi.games.ultimus.rules.words import EVENTS
from tests.games.ultimus.table import Table

COURTS = {"honorius": "italia-4", "arcadius": "thracia-3"}
AUGUSTI = {"occidens": "honorius", "oriens": "arcadius"}
IN_463 = {"libius-severus": "italia-4", "leo": "thracia-3", "gaisericus": "africa-4", "vandali-1": "africa-4"}
AUGUSTI_463 = {"occidens": "libius-severus", "oriens": "leo"}


def story(t: Table) -> list[str]:
    """The kinds of events so far."""
    assert t.g.journal is not None
    return [EVENTS[kind].name for _, kind, _ in t.g.journal.events]


def at_step(step: str) -> Turns:
    """The game about to take one of its steps."""
    turns = Turns()
    turns.step = step
    return turns


def in_order(told: list[str], *names: str) -> bool:
    """Whether all of some events were told, the first of each after the first of the one before."""
    return all(name in told for name in names) and [told.index(name) for name in names] == sorted(
        told.index(name) for name in names
    )


# ---------------------------------------------------------------- phase D: how many sequences


@pytest.mark.rule("UR-2.B-1", "UR-2.D-2", "UR-2.D-3", "UR-2.D-4", "UR-2.D-5")
def test_the_year_463_of_the_rulebook() -> None:
    """Severus (VS 1, CP 1), Leo (VS 3, CP 4) and Genseric (VS 4): a 3 loses the initiative; 2 + 4 = 6, 3 each."""
    known = {"augusti": AUGUSTI_463, "status": {"vandali": "foederati-rebelles"}, "year": 463}
    t = Table(IN_463, dice=[2], **known).start(Initiative())  # type: ignore[arg-type]
    assert t.g.initiative == BARBARUS
    assert total_sequences(t.g) == 6
    # The event 2 (a 2 and a 0), then the test of Severus (under 1 in 463): a 5.
    t = Table(IN_463, dice=[1, 0, 5], active="barbarus", **known).start(Administration())  # type: ignore[arg-type]
    assert t.events("sequences") == [{"total": 6, "romanus": 3, "barbarus": 3}]
    assert t.g.smc == [3, 3]


@pytest.mark.rule("UR-2.D-2", "UR-2.D-4")
@pytest.mark.parametrize(("initiative", "shares"), [("romanus", [4, 3]), ("barbarus", [3, 4])])
def test_one_augustus_counts_whole_and_the_odd_sequence_goes_to_the_initiative(
    initiative: str, shares: list[int]
) -> None:
    """Leo alone: 3, and Genseric's 4: 7 in all."""
    t = Table(
        IN_463, augusti={"oriens": "leo"}, status={"vandali": "foederati-rebelles"}, year=463, active=initiative,
        dice=[1, 0, 9],
    ).start(Administration())  # fmt: skip
    assert t.g.smc == shares


@pytest.mark.rule("UR-2.D-2")
def test_half_the_strategy_of_two_augusti_is_rounded_up() -> None:
    """Honorius 1 and Anthemius 2: 3 halves are 2."""
    t = Table({"honorius": "italia-4", "anthemius": "thracia-3"}, augusti={"occidens": "honorius",
                                                                           "oriens": "anthemius"})  # fmt: skip
    assert total_sequences(t.g) == 2


@pytest.mark.rule("UR-2.D-3")
def test_only_leaders_of_barbare_who_are_awake_and_on_the_map_count() -> None:
    """Honorius and Arcadius: 1. Attila (5) in peace, Alaric (4) Foederati, Genseric (4) dead count for nothing."""
    pieces = {**COURTS, "attila": "hunni-1", "hunni-1": "hunni-1", "alaricus": "moesiae-3", "visigothi-1": "moesiae-3",
              "gaisericus": "gone"}  # fmt: skip
    known = {"augusti": AUGUSTI, "status": {"visigothi": "foederati", "vandali": "bellum"}}
    t = Table(pieces, **known)  # type: ignore[arg-type]
    assert total_sequences(t.g) == 1
    # A Roman of the usurpation counts (Constantine: 3), and so does Attila in war (5).
    t = Table({**pieces, "constantinus": "galliae-1"}, usurpers={"occidens": "constantinus"},
              rebels={"occidens": ["constantinus"]}, **known)  # type: ignore[arg-type] # fmt: skip
    assert total_sequences(t.g) == 4
    t.g.set_status(1, 1)
    assert total_sequences(t.g) == 6


# ---------------------------------------------------------------- the order of phases D and F


@pytest.mark.rule("UR-2.D-1", "UR-2.D-5", "UR-2.D-7", "UR-2.D-9")
def test_phase_d_runs_in_its_order() -> None:
    """Sequences, event (2), a Patrice, the test of Severus, a general and a fleet that return."""
    t = Table(
        {**IN_463, "ricimer": "italia-2", "dux-galliae": "fallen"}, augusti=AUGUSTI_463,
        status={"vandali": "foederati-rebelles"}, year=463, dice=[1, 0, 5],
    )  # fmt: skip
    t.g.fleet_back[0] = 463
    t.start(Administration())
    assert (t.asked, t.camp) == ("naming-start", "romanus")
    t.do("name-patrician", "ricimer")
    if not t.g.over:
        t.do("place-in", "galliae-3")
    assert in_order(story(t), "sequences", "year-event", "patrician", "death-roll", "entered", "fleet-returned")
    assert t.g.over


CIVIL_WAR = {
    **COURTS, "honorius": "italia-2", "constantinus": "italia-4", "co-italia-1": "italia-4", "iohannes": "italia-5",
    "co-italia-2": "italia-5", "vandali-1": "africa-4",
}  # fmt: skip
REBELS = ["constantinus", "co-italia-1", "iohannes", "co-italia-2"]


def year_of_usurpers(last_year: int) -> Table:
    """Phase F begins: the usurper holds Ravenna and Roma, the Vandali Carthage; an LI of Gaul has fallen."""
    t = Table(
        CIVIL_WAR, augusti=AUGUSTI, usurpers={"occidens": "constantinus"}, rebels={"occidens": REBELS},
        status={"vandali": "bellum"}, year=409, hands={"barbarus": ["rex"]},
    )  # fmt: skip
    t.g.fleet_at[:2] = [ZONE["africa-4"], ZONE["thracia-3"]]
    t.g.put(PIECE["li-galliae-1"], ZONE["galliae-1"])
    t.g.eliminate(PIECE["li-galliae-1"])
    t.g.vp = [32, 24]
    t.g.last_year = last_year
    return t


@pytest.mark.rule("UR-2.F-1", "UR-2.F-7", "UR-0-2", "UR-0.5-3", "UR-5-8")
def test_phase_f_runs_in_its_order_and_the_game_ends_in_its_last_year() -> None:
    """Camps, ports, points, adjustments, stratagems; by hand: 24 PV come to ROMAIN with the person who earned them,
    then 1 for no civil war and 1 for the East's capitals and the West's each, 1 for both Augusti in capitals."""
    t = year_of_usurpers(409)
    barbarian = t.g.seat_of(BARBARUS)
    t.start(at_step("review"))
    assert t.asked == "papa-start"  # the new ROMAIN holds a counter
    t.do("decline")
    assert t.asked == "garrisons-diocese"
    t.do("place-in", "galliae-2")
    assert t.g.over
    told = story(t)
    assert in_order(told, "exchanged", "fleet-control", "scored", "returned", "gave-back", "game-over")
    assert t.g.seat_of(ROMANUS) == barbarian
    # Carthage, a town, has Vandali in war: 2 for BARBARE; both Augusti (Ravenna, Constantinopolis), peace, capitals.
    assert t.points() == (24 + 1 + 1 + 2, 32 + 2)
    assert told[-1] == "game-over"
    assert "year" not in told


@pytest.mark.rule("UR-2.F-7", "UR-0.3-1", "UR-2-1")
def test_after_phase_f_the_marker_advances_and_phase_a_begins() -> None:
    t = year_of_usurpers(410)
    t.start(at_step("review")).do("decline")
    t.g.script = [0, 0, 5]  # two draws, then the initiative: they come after the answer
    t.do("place-in", "galliae-2")
    assert t.events("year") == [{"year": 410}]
    assert t.g.year == 410
    assert in_order(story(t), "gave-back", "year", "drew", "initiative-roll")
    assert "game-over" not in story(t)


@pytest.mark.rule("UR-2-1", "UR-3.3.2-1")
def test_a_game_begins_with_the_deployment_of_romain() -> None:
    t = Table({**COURTS, "co-galliae-1": "galliae-1"}, augusti=AUGUSTI).start(Turns())
    assert (t.asked, t.camp) == ("deployment-choose-unit", "romanus")
    assert isinstance(t.g.stack[-1], Deployment)
    assert story(t) == []


# ---------------------------------------------------------------- Pax Romana

AT_REST = {**COURTS, "timasius": "oriens-2", "dux-hunni": "hunni-1", "hunni-1": "hunni-1"}


@pytest.mark.rule("UR-2.C-5", "UR-2.C-6", "UR-10.2-8")
def test_a_year_of_peace_goes_from_the_deaths_to_phase_f() -> None:
    """Timasius dies of a 4 in 406 (under 5); no sequence, event or Patrice. 5 for the Pax, 1 for the Augusti in
    capitals, 1 for no civil war, 2 for the capitals."""
    t = Table(AT_REST, augusti=AUGUSTI, year=406, dice=[4]).start()
    t.g.last_year = 406
    t.start(at_step("after_geostrategy"))
    told = story(t)
    assert in_order(told, "pax-romana", "death-roll", "died", "scored", "game-over")
    assert not {"sequences", "year-event", "patrician", "sequence"} & set(told)
    assert t.place("timasius") == "gone"
    assert t.points() == (9, 0)


@pytest.mark.rule("UR-2.C-6")
def test_the_marker_shows_the_pax_until_the_next_year() -> None:
    t = Table(AT_REST, augusti=AUGUSTI, year=405, dice=[0, 0, 5])
    t.start(at_step("after_geostrategy"))
    assert (t.g.year, t.g.flags & PAX, t.g.flags & DEATHS_DONE) == (406, 0, 0)
    assert t.events("pax-romana") == [{"year": 405}]


@pytest.mark.rule("UR-2.C-5")
@pytest.mark.parametrize("status", ["bellum", "foederati-rebelles", "regnum"])
def test_war_revolt_and_kingdoms_are_no_pax(status: str) -> None:
    t = Table({**COURTS, "burgondi-1": "galliae-4"}, augusti=AUGUSTI, status={"burgondi": status})
    assert not at_peace(t.g)
    t.g.set_status(BURGONDI, FOEDERATI)
    assert at_peace(t.g)


@pytest.mark.rule("UR-2.C-5")
def test_an_usurpation_is_no_pax() -> None:
    t = Table(
        {**COURTS, "constantinus": "galliae-1"}, augusti=AUGUSTI, usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus"]}, dice=[1, 0],
    ).start(at_step("after_geostrategy"))  # fmt: skip
    assert not t.events("pax-romana")
    assert t.events("sequences") == [{"total": 4, "romanus": 2, "barbarus": 2}]


@pytest.mark.rule("UR-2.C-6", "UR-2.C-7", "UR-TR-2")
def test_the_death_of_an_augustus_breaks_the_pax_and_nobody_is_tested_again() -> None:
    """412: Arcadius falls to a 3 (under 5), Timasius is long dead, Theodosius is of his family. The event is 2."""
    t = Table({**COURTS, "theodosius": "thracia-3"}, augusti=AUGUSTI, year=412, dice=[3, 1, 0])
    t.start(at_step("after_geostrategy"))
    assert t.g.augustus[1] == PIECE["theodosius"]
    assert in_order(story(t), "pax-romana", "died", "pax-broken", "augustus", "sequences", "year-event")
    assert len(t.events("death-roll")) == 1
    assert not t.g.flags & PAX
    assert not t.g.script


# ---------------------------------------------------------------- phase E


def sequences(t: Table) -> list[str]:
    """Who plays one sequence after the other when nobody moves."""
    while not t.g.over:
        t.do("done")
    return [event["camp"] for event in t.events("sequence")]


def campaign(shares: list[int], initiative: str = "romanus", event: int = 0) -> Table:
    t = Table(COURTS, augusti=AUGUSTI)
    t.g.smc = shares
    t.g.initiative = ("romanus", "barbarus").index(initiative)
    t.g.event = event
    return t.start(Campaign())


@pytest.mark.rule("UR-2.E-1", "UR-2.E-2", "UR-2.D-5")
@pytest.mark.parametrize(
    ("shares", "initiative", "order"),
    [([2, 2], "romanus", "RBRB"), ([2, 3], "barbarus", "BRBRB"), ([0, 2], "romanus", "BB"), ([0, 0], "romanus", "")],
)
def test_the_camps_alternate_as_long_as_each_has_sequences(shares: list[int], initiative: str, order: str) -> None:
    t = campaign(shares, initiative)
    assert "".join(camp[0].upper() for camp in sequences(t)) == order
    assert t.g.smc == [0, 0]
    assert t.g.active == -1


@pytest.mark.rule("UR-TE-13")
@pytest.mark.parametrize(
    ("shares", "initiative", "order"),
    [([1, 1], "romanus", "RBB"), ([1, 1], "barbarus", "BRB"), ([0, 0], "romanus", "B"), ([2, 1], "romanus", "RBRB")],
)
def test_event_10_gives_barbare_one_sequence_more_at_the_end(shares: list[int], initiative: str, order: str) -> None:
    assert "".join(camp[0].upper() for camp in sequences(campaign(shares, initiative, event=10))) == order


# ---------------------------------------------------------------- control (3.1.3, 4.4.1, 4.5.1)


@pytest.mark.rule("UR-3.1.3-2", "UR-10.2-6")
def test_who_sits_in_the_city_does_not_hold_the_zone_around_it() -> None:
    """Honorius in Ravenna, a Visigoth in war before its walls: the West's capitals are not all ROMAIN's; the zone is
    a town that counts 2. The East's are; both Augusti are in capitals; there is no civil war."""
    t = Table(
        {"honorius": "urbs-ravenna", "pa-scolae-occidens": "urbs-ravenna", "arcadius": "thracia-3",
         "visigothi-1": "italia-4"},
        augusti=AUGUSTI, status={"visigothi": "foederati-rebelles"},
    )  # fmt: skip
    assert sorted(breakdown(t.g)) == [
        (ROMANUS, "augusti", 1), (ROMANUS, "capitals", 1), (ROMANUS, "peace", 1), (BARBARUS, "towns", 2),
    ]  # fmt: skip


@pytest.mark.rule("UR-3.4.2-10", "UR-9.2-1")
def test_a_fleet_away_from_home_is_lost_at_the_end_of_the_turn() -> None:
    t = Table(COURTS, augusti=AUGUSTI, year=410)
    t.g.fleet_at[:2] = [ZONE["italia-2"], ZONE["thracia-3"]]
    t.start(Review())
    assert t.events("fleet-lost") == [{"fleet": "classis-occidentalis", "year": 416}]
    assert t.g.fleet_at[:2] == [-1, ZONE["thracia-3"]]


@pytest.mark.rule("UR-4.4.1-1", "UR-4.5.2-3", "UR-9.4-19")
def test_who_controls_a_people_is_settled_in_phase_f() -> None:
    """All Burgondi in revolt have fallen in Galliae 4 in phase E: theirs is still BARBARE's camp; in F ROMAIN sets them
    down as Foederati where they fell, now empty."""
    t = Table({**COURTS, **{f"burgondi-{i}": "galliae-4" for i in (1, 2, 3)}}, augusti=AUGUSTI,
              status={"burgondi": "foederati-rebelles"})  # fmt: skip
    for i in (1, 2, 3):
        t.g.eliminate(PIECE[f"burgondi-{i}"])
    assert (t.g.status[BURGONDI], t.owner("burgondi-1")) == (REVOLTED, "barbarus")
    t.start(Review())
    while not t.g.over:
        t.do("place-in", "galliae-4")
    assert (t.status("burgondi"), t.owner("burgondi-1"), t.place("burgondi-1")) == ("foederati", "romanus", "galliae-4")


@pytest.mark.rule("UR-4.5.1-5", "UR-8.1-1")
def test_foederati_fight_other_peoples_and_romans_of_an_usurpation() -> None:
    t = Table(
        {"visigothi-1": "hispaniae-1", "suevi-1": "hispaniae-1", "franci-salii-1": "galliae-1",
         "co-galliae-1": "galliae-1", "constantinus": "galliae-2", "gepidae-1": "moesiae-1"},
        status={"visigothi": "foederati", "suevi": "bellum", "franci-salii": "foederati", "gepidae": "bellum"},
        usurpers={"occidens": "constantinus"}, rebels={"occidens": ["constantinus", "co-galliae-1"]},
        active="romanus",
    ).start(Combats())  # fmt: skip
    assert t.legal("fight-in") == {"hispaniae-1", "galliae-1"}
