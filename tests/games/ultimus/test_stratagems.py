"""UR-6.1, 6.2-23 to 6.2-27, 6.3: the stratagems of phase E that are played for their own sake."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.moments import START
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE, PRINTED_UNITS
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.components.stratagems import COUNTERS, STRATAGEM_IDS
from latrunculi.games.ultimus.rules.adjustments import end_of_turn
from latrunculi.games.ultimus.rules.council import Council, council_due
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.intrigues import note_garrisons
from latrunculi.games.ultimus.rules.state import BARBARUS, COUNCIL_TRIED, ROMANUS
from latrunculi.games.ultimus.rules.stratagems import Interrupt
from latrunculi.games.ultimus.rules.usurpation import end_usurpation
from tests.games.ultimus.table import Table

BARBARIAN_PALATINI = [u.id for u in PRINTED_UNITS if u.kind == "palatini" and u.barbarian]
TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}


def window(camp: str, *titles: str, **setup: object) -> Table:
    """A camp holds some stratagems at the start of an enemy sequence in phase E."""
    enemy = "barbarus" if camp == "romanus" else "romanus"
    table = Table(hands={camp: titles}, **{"active": enemy, **setup})  # type: ignore[arg-type]
    note_garrisons(table.g)
    return table.start(Interrupt(("romanus", "barbarus").index(camp), START))


# ---------------------------------------------------------------- treaties


@pytest.mark.rule("UR-6.1-1", "UR-4.5.1-1", "UR-4.5.1-2", "UR-6-5")
@pytest.mark.parametrize("status", ["bellum", "foederati-rebelles"])
def test_a_minor_people_wholly_in_the_empire_becomes_foederati_at_once(status: str) -> None:
    table = window("romanus", "foedus-minor", pieces={"suevi-1": "galliae-1"}, status={"suevi": status})
    table.do("play", "foedus-minor")
    assert table.status("suevi") == "foederati"
    assert table.owner("suevi-1") == "romanus"
    assert table.g.cup[TITLE["foedus-minor"]] == COUNTERS[TITLE["foedus-minor"]]


@pytest.mark.rule("UR-6.1-1", "UR-6.1-2")
@pytest.mark.parametrize(("title", "pieces", "people", "status"), [
    ("foedus-minor", {"suevi-1": "galliae-1", "suevi-2": "suevi"}, "suevi", "bellum"),  # one is outside
    ("foedus-minor", {}, "suevi", "bellum"),  # none on the map
    ("foedus-minor", {"suevi-1": "galliae-1"}, "suevi", "pax"),
    ("foedus-minor", {"bagaudes-1": "galliae-1"}, "bagaudes", "bellum"),
    ("foedus-minor", {"visigothi-1": "galliae-1"}, "visigothi", "bellum"),  # a major one
    ("foedus-maior", {"suevi-1": "galliae-1"}, "suevi", "bellum"),  # a minor one
    ("foedus-maior", {"hunni-1": "galliae-1"}, "hunni", "bellum"),
    ("foedus-maior", {"persae-1": "oriens-3"}, "persae", "bellum"),
    ("foedus-maior", {"visigothi-1": "galliae-1"}, "visigothi", "regnum"),
])  # fmt: skip
def test_who_can_have_no_treaty(title: str, pieces: dict[str, str], people: str, status: str) -> None:
    table = window("romanus", title, pieces=pieces, status={people: status})
    assert table.why_not("play", title) == ("UR-6.1-1" if title == "foedus-minor" else "UR-6.1-2")


@pytest.mark.rule("UR-6.1-2")
def test_a_major_people_becomes_foederati_by_the_major_treaty() -> None:
    pieces = {"visigothi-1": "galliae-1", "alaricus": "galliae-1"}
    table = window("romanus", "foedus-maior", pieces=pieces, status={"visigothi": "bellum"}).do("play", "foedus-maior")
    assert table.status("visigothi") == "foederati"
    assert table.owner("alaricus") == "romanus"


@pytest.mark.rule("UR-6.2-21")
def test_the_subjects_of_the_hunni_have_no_treaty_until_they_are_free() -> None:
    pieces = {"gepidae-1": "pannoniae-1", "suevi-1": "galliae-1", "saxones-1": "galliae-2"}
    status = {"gepidae": "bellum", "suevi": "bellum", "saxones": "bellum"}
    table = window("romanus", "foedus-minor", pieces=pieces, status=status).do("play", "foedus-minor")
    assert table.legal("choose-people") == {"suevi", "saxones"}
    assert table.why_not("choose-people", "gepidae") == "UR-6.2-21"
    free = window("romanus", "foedus-minor", "papa", pieces=pieces, status=status)
    free.g.free = 1 << PEOPLE["gepidae"]
    assert "gepidae" in free.do("play", "foedus-minor").legal("choose-people")


@pytest.mark.rule("UR-6.2-18", "UR-6.1-2")
def test_allied_peoples_become_foederati_together_by_the_major_treaty() -> None:
    pieces = {"visigothi-1": "galliae-1", "suevi-1": "galliae-2"}
    status = {"visigothi": "bellum", "suevi": "bellum"}
    table = Table(pieces, status=status, hands={"romanus": ["foedus-minor", "foedus-maior"]}, active="barbarus")
    table.g.bind(PEOPLE["suevi"], PEOPLE["visigothi"])
    table.start(Interrupt(ROMANUS, START))
    assert table.why_not("play", "foedus-minor") == "UR-6.1-1"
    table.do("play", "foedus-maior")
    assert table.status("visigothi") == table.status("suevi") == "foederati"


@pytest.mark.rule("UR-6.2-18")
def test_an_ally_outside_the_empire_prevents_the_treaty() -> None:
    table = Table(
        {"visigothi-1": "galliae-1", "suevi-1": "suevi"}, status={"visigothi": "bellum", "suevi": "bellum"},
        hands={"romanus": ["foedus-maior"]}, active="barbarus",
    )  # fmt: skip
    table.g.bind(PEOPLE["suevi"], PEOPLE["visigothi"])
    table.start(Interrupt(ROMANUS, START))
    assert table.why_not("play", "foedus-maior") == "UR-6.1-2"


# ---------------------------------------------------------------- Tribut


@pytest.mark.rule("UR-6.1-3")
@pytest.mark.parametrize(("people", "unit", "before", "after", "cost"), [
    ("suevi", "suevi-1", "bellum", "pax", 1),
    ("suevi", "suevi-1", "foederati-rebelles", "foederati", 1),
    ("visigothi", "visigothi-1", "foederati-rebelles", "foederati", 3),
    ("vandali", "vandali-1", "bellum", "pax", 3),
])  # fmt: skip
def test_tribute_gives_a_people_its_former_status_back(
    people: str, unit: str, before: str, after: str, cost: int
) -> None:
    table = Table(
        {unit: "galliae-1"}, status={people: before}, hands={"romanus": ["tributum"]}, active="barbarus"
    )  # fmt: skip
    table.g.vp = [4, 0]
    table.start(Interrupt(ROMANUS, START)).do("play", "tributum")
    assert table.status(people) == after
    assert table.points() == (4 - cost, 0)
    if after == "pax":
        assert table.place(unit) == ("pool" if people == "suevi" else people)


@pytest.mark.rule("UR-6.1-3")
def test_tribute_must_be_paid_and_a_regnum_takes_none() -> None:
    pieces = {"visigothi-1": "galliae-1", "vandali-1": "africa-1"}
    table = Table(
        pieces, status={"visigothi": "bellum", "vandali": "regnum"}, hands={"romanus": ["tributum"]}, active="barbarus"
    )  # fmt: skip
    table.g.vp = [2, 0]
    table.start(Interrupt(ROMANUS, START))
    assert table.why_not("play", "tributum") == "UR-6.1-3"
    table.g.vp = [3, 0]
    assert table.why_not("play", "tributum") == ""


# ---------------------------------------------------------------- Buccellarii


@pytest.mark.rule("UR-6.1-14", "UR-3.2.4-4")
def test_buccellarii_guard_a_historical_leader_with_a_cc() -> None:
    pieces = {"constantius": "galliae-1", "romulus": "italia-1", "dux-galliae": "galliae-2", "timasius": "oriens-2"}
    table = window("romanus", "buccellarii", pieces=pieces).do("play", "buccellarii")
    assert table.legal("choose-leader") == {"constantius", "timasius"}
    assert table.why_not("choose-leader", "romulus") == "UR-3.2.4-4"  # CC 0
    assert table.why_not("choose-leader", "dux-galliae") == "UR-6.1-14"  # generic
    table.do("choose-leader", "constantius")
    guards = table.g.guards(PIECE["constantius"])
    assert guards.bit_count() == 1
    assert table.g.at[guards.bit_length() - 1] == ZONE["galliae-1"]


@pytest.mark.rule("UR-6.1-14")
def test_buccellarii_need_a_leader_without_them() -> None:
    table = window("romanus", "buccellarii", pieces={"romulus": "italia-1"})
    assert table.why_not("play", "buccellarii") == "UR-6.1-14"


# ---------------------------------------------------------------- Assassinat


COURT = {"honorius": "italia-4", "arcadius": "thracia-3", "constantius": "galliae-4"}
THRONES = {"occidens": "honorius", "oriens": "arcadius"}


@pytest.mark.rule("UR-6.3-9", "UR-6.4-1")
@pytest.mark.parametrize(("die", "place"), [(7, "galliae-4"), (8, "gone"), (9, "gone")])
def test_an_assassin_kills_with_an_8_or_a_9(die: int, place: str) -> None:
    table = window("barbarus", "caedes", pieces=COURT, augusti=THRONES, dice=[die])
    table.do("play", "caedes").do("choose-leader", "constantius")
    assert table.place("constantius") == place
    assert table.points() == (0, 1 if place == "gone" else 0)  # UR-10.1-2


@pytest.mark.rule("UR-6.3-9")
def test_the_victim_is_an_enemy_historical_roman_leader() -> None:
    pieces = {**COURT, "dux-galliae": "galliae-2", "alaricus": "galliae-1", "iovinus": "galliae-7"}
    setup = {
        "pieces": pieces, "augusti": THRONES, "status": {"visigothi": "foederati"},
        "usurpers": {"occidens": "iovinus"}, "rebels": {"occidens": ["iovinus"]},
    }  # fmt: skip
    table = window("barbarus", "caedes", **setup).do("play", "caedes")
    assert table.legal("choose-leader") == {"honorius", "arcadius", "constantius"}
    for name in ("dux-galliae", "alaricus", "iovinus"):
        assert table.why_not("choose-leader", name) == "UR-6.3-9"
    romans = window("romanus", "caedes", **setup)
    romans.g.script = [8]
    romans.do("play", "caedes")  # the Usurpateur is the only enemy Roman
    assert romans.place("iovinus") == "gone"
    assert romans.g.usurper[0] == -1


@pytest.mark.rule("UR-6.3-9")
def test_without_a_victim_assassinat_is_refused() -> None:
    assert window("romanus", "caedes", pieces=COURT, augusti=THRONES).why_not("play", "caedes") == "UR-6.3-9"


@pytest.mark.rule("UR-6.1-6", "UR-6.1-11", "UR-6.1-4", "UR-6.1-9")
@pytest.mark.parametrize(("augustus", "augusta", "die", "dies"), [
    ("arcadius", "augusta-orientalis", 8, False),
    ("arcadius", "augusta-orientalis", 9, True),
    ("honorius", "augusta-occidentalis", 8, False),
    ("honorius", "augusta-occidentalis", 9, True),
])  # fmt: skip
def test_an_augusta_protects_her_augustus(augustus: str, augusta: str, die: int, dies: bool) -> None:
    table = Table(
        {**COURT, "timasius": "oriens-2"}, augusti=THRONES, dice=[die],
        hands={"barbarus": ["caedes"], "romanus": [augusta]}, active="romanus",
    )  # fmt: skip
    table.start(Interrupt(BARBARUS, START)).do("play", "caedes").do("choose-leader", augustus)
    assert table.camp == "romanus"
    assert table.g.private
    table.do("play", augusta)
    assert (table.place(augustus) == "gone") == dies
    assert table.events("effect") == [{"stratagem": augusta, "effect": "protection"}]


@pytest.mark.rule("UR-6.1-6", "UR-6.1-11")
def test_an_augusta_protects_nobody_else() -> None:
    hands = {"barbarus": ["caedes"], "romanus": ["augusta-orientalis"]}
    other = Table(COURT, augusti=THRONES, dice=[0], hands=hands, active="romanus").start(Interrupt(BARBARUS, START))
    other.do("play", "caedes").do("choose-leader", "honorius")
    assert other.camp == "romanus"
    assert other.legal() == {"decline"}
    plain = Table(COURT, augusti=THRONES, dice=[0], hands=hands, active="romanus").start(Interrupt(BARBARUS, START))
    plain.do("play", "caedes").do("choose-leader", "constantius")
    assert plain.g.over  # no Augustus: nobody is asked


@pytest.mark.rule("UR-6.3-9", "UR-3.6.4-5")
def test_the_murder_of_an_augustus_in_a_civil_war_is_the_success_of_the_usurpation() -> None:
    pieces = {**COURT, "iovinus": "galliae-7"}
    table = window(
        "barbarus", "caedes", pieces=pieces, augusti=THRONES, usurpers={"occidens": "iovinus"},
        rebels={"occidens": ["iovinus"]}, dice=[9],
    )  # fmt: skip
    table.do("play", "caedes").do("choose-leader", "honorius")
    assert table.g.won == [1, 0]
    assert table.g.augustus[0] == -1


# ---------------------------------------------------------------- Désertion, Germanophobia


@pytest.mark.rule("UR-6.3-15")
def test_desertion_weakens_the_enemy_romans_and_persae_of_a_zone() -> None:
    pieces = {
        "co-galliae-1": "galliae-4", "li-galliae-1": "galliae-4", "franci-salii-1": "galliae-4",
        "co-galliae-2": "galliae-4", "suevi-1": "galliae-1", "visigothi-1": "italia-1",
    }  # fmt: skip
    table = window(
        "barbarus", "desertio", pieces=pieces, status={"franci-salii": "foederati", "suevi": "bellum"},
        weak=["li-galliae-1"], rebels={"occidens": ["co-galliae-2"]},
    )  # fmt: skip
    table.do("play", "desertio")  # the only zone with such units
    assert table.weak() == {"co-galliae-1"}  # not the Foederati, not BARBARE's own rebels
    assert table.place("li-galliae-1") == "fallen"
    assert table.events("deserted") == [{"zone": "galliae-4"}]


@pytest.mark.rule("UR-6.3-15")
def test_desertion_concerns_romans_and_persae_of_the_enemy_alone() -> None:
    pieces = {"persae-1": "oriens-10", "suevi-1": "galliae-1", "co-oriens-1": "oriens-2", "co-galliae-2": "galliae-4"}
    table = window(
        "romanus", "desertio", pieces=pieces, status={"persae": "bellum", "suevi": "bellum"},
        rebels={"occidens": ["co-galliae-2"]},
    )  # fmt: skip
    table.do("play", "desertio")
    assert table.legal("choose-zone") == {"oriens-10", "galliae-4"}
    assert table.why_not("choose-zone", "galliae-1") == "UR-6.3-15"
    table.do("choose-zone", "oriens-10")
    assert table.weak() == {"persae-1"}
    none = window("romanus", "desertio", pieces={"suevi-1": "galliae-1"}, status={"suevi": "bellum"})
    assert none.why_not("play", "desertio") == "UR-6.3-15"


@pytest.mark.rule("UR-6.3-20")
def test_germanophobia_strikes_barbarian_palatini_of_both_camps_there_and_next_to_it() -> None:
    # galliae-2 is next to galliae-1, italia-1 is not.
    marked = BARBARIAN_PALATINI[:3]
    pieces = {"co-galliae-1": "galliae-1", marked[0]: "galliae-1", marked[1]: "galliae-2", marked[2]: "italia-1",
              "li-galliae-3": "galliae-1"}  # fmt: skip
    table = window("barbarus", "germanophobia", pieces=pieces, weak=[marked[1]], rebels={"occidens": [marked[0]]})
    assert table.do("play", "germanophobia").g.over  # the only zone with a CO or Roman PA
    assert table.weak() == {marked[0]}
    assert table.place(marked[1]) == "fallen"


@pytest.mark.rule("UR-6.3-20")
def test_germanophobia_asks_for_a_garrison_at_the_start_of_the_phase() -> None:
    table = Table(
        {"co-galliae-1": "galliae-4", "pa-victores": "italia-1", BARBARIAN_PALATINI[0]: "africa-1",
         "li-galliae-1": "galliae-1"},
        hands={"barbarus": ["germanophobia"]},
    )  # fmt: skip
    note_garrisons(table.g)
    table.g.put(PIECE["co-galliae-1"], ZONE["galliae-7"])  # it has moved since
    table.start(Interrupt(BARBARUS, START)).do("play", "germanophobia")
    assert table.legal("choose-zone") == {"galliae-4", "italia-1"}
    assert table.why_not("choose-zone", "galliae-7") == "UR-6.3-20"
    none = window("barbarus", "germanophobia", pieces={"li-galliae-1": "galliae-1"})
    assert none.why_not("play", "germanophobia") == "UR-6.3-20"


@pytest.mark.rule("UR-6.3-21")
def test_germanophobia_murders_barbarian_leaders_with_7_8_or_9() -> None:
    pieces = {"co-galliae-1": "galliae-1", "stilicho": "galliae-1", "sarus": "galliae-2", "ricimer": "italia-1",
              "constantius": "galliae-1", "honorius": "italia-4", "arcadius": "thracia-3"}  # fmt: skip
    table = window("barbarus", "germanophobia", pieces=pieces, augusti=THRONES, dice=[7, 6])
    table.do("play", "germanophobia")
    assert table.place("stilicho") == "gone"
    assert table.place("sarus") == "galliae-2"
    assert [e["piece"] for e in table.events("murder-roll")] == ["stilicho", "sarus"]
    assert table.points() == (0, 1)  # UR-10.1-2: for the player who did not own him


@pytest.mark.rule("UR-6.3-15", "UR-6.3-20", "UR-6.3-21", "UR-6.3-11")
@pytest.mark.parametrize("title", ["desertio", "germanophobia"])
def test_who_is_in_a_city_of_refuge_is_in_its_zone(title: str) -> None:
    """As for the plague: the refuge is one from attacks alone (UR-8.2.2-2)."""
    pieces = {"honorius": "urbs-ravenna", "stilicho": "urbs-ravenna", BARBARIAN_PALATINI[0]: "urbs-ravenna",
              "co-italia-1": "italia-4", "arcadius": "thracia-3"}  # fmt: skip
    table = window("barbarus", title, pieces=pieces, augusti=THRONES, rebels={"occidens": ["co-italia-1"]}, dice=[7])
    table.do("play", title)
    assert table.weak() == {BARBARIAN_PALATINI[0]}
    assert table.place("stilicho") == ("gone" if title == "germanophobia" else "urbs-ravenna")


# ---------------------------------------------------------------- Bagaudes, Migration, Flotte


@pytest.mark.rule("UR-6.2-23")
def test_the_bagaudes_rise_in_a_free_zone_of_three_dioceses() -> None:
    table = window("barbarus", "bagaudae", pieces={"li-galliae-1": "galliae-1", "constantius": "galliae-2"})
    table.do("play", "bagaudae")
    legal = table.legal("choose-zone")
    assert {"galliae-2", "viennensis-1", "hispaniae-6"} <= legal  # a leader alone is no combat unit
    assert "galliae-1" not in legal
    assert table.why_not("choose-zone", "italia-1") == "UR-6.2-23"
    table.do("choose-zone", "galliae-3")
    assert table.place("bagaudes-1") == "galliae-3"
    assert table.status("bagaudes") == "bellum"
    assert table.owner("bagaudes-1") == "barbarus"
    assert table.g.cup[TITLE["bagaudae"]] == 0


@pytest.mark.rule("UR-6.2-23")
def test_the_bagaudes_on_the_map_do_not_rise_again() -> None:
    table = window("barbarus", "bagaudae", pieces={"bagaudes-1": "galliae-1"}, status={"bagaudes": "bellum"})
    assert table.why_not("play", "bagaudae") == "UR-6.2-23"


@pytest.mark.rule("UR-6.2-24", "UR-6.2-27")
def test_a_migrating_people_obeys_barbare_until_the_end_of_the_turn() -> None:
    pieces = {"franci-salii-1": "galliae-1", "franci-salii-2": "galliae-2", "chlodio": "galliae-1"}
    table = window("barbarus", "migratio", pieces=pieces, status={"franci-salii": "foederati"},
                   patricians={"occidens": "chlodio"})  # fmt: skip
    table.do("play", "migratio")
    assert table.g.migrating == PEOPLE["franci-salii"]
    assert table.owner("franci-salii-1") == table.owner("franci-salii-2") == table.owner("chlodio") == "barbarus"
    assert table.status("franci-salii") == "foederati"
    assert table.g.patrician[0] == PIECE["chlodio"]
    end_of_turn(table.g)
    assert table.g.migrating == -1
    assert table.owner("franci-salii-1") == table.owner("chlodio") == "romanus"
    assert table.g.occupied[ROMANUS] >> ZONE["galliae-2"] & 1


@pytest.mark.rule("UR-6.2-24")
def test_the_end_of_a_usurpation_leaves_a_migrating_people_to_barbare() -> None:
    pieces = {"visigothi-1": "galliae-1", "visigothi-2": "galliae-1", "iovinus": "galliae-1"}
    table = Table(pieces, status={"visigothi": "foederati"}, usurpers={"occidens": "iovinus"},
                  rebels={"occidens": ["iovinus", "visigothi-1"]}, hands={"barbarus": ["migratio"]})  # fmt: skip
    table.start(Interrupt(BARBARUS, START)).do("play", "migratio")
    end_usurpation(table.g, 0)
    assert table.owner("visigothi-1") == table.owner("visigothi-2") == "barbarus"
    end_of_turn(table.g)
    assert table.owner("visigothi-1") == table.owner("visigothi-2") == "romanus"


@pytest.mark.rule("UR-6.2-26")
def test_a_people_that_cannot_gather_in_one_zone_does_not_migrate() -> None:
    scattered = {"suevi-1": "hispaniae-6", "suevi-2": "thracia-3", "saxones-1": "galliae-1", "alani-1": "galliae-2"}
    status = {"suevi": "bellum", "saxones": "bellum", "alani": "bellum"}
    table = window("barbarus", "migratio", pieces=scattered, status=status).do("play", "migratio")
    assert table.legal("choose-people") == {"saxones", "alani"}
    assert table.why_not("choose-people", "suevi") == "UR-6.2-26"
    del scattered["saxones-1"], scattered["alani-1"]
    alone = window("barbarus", "migratio", pieces=scattered, status=status)
    assert alone.why_not("play", "migratio") == "UR-6.2-26"


@pytest.mark.rule("UR-6.2-25", "UR-6.2-26")
def test_a_migrating_people_moves_four_points_to_one_zone_without_a_leader() -> None:
    # A unit alone would advance one zone only; galliae-6 is further than that from galliae-1.
    table = window("barbarus", "migratio", pieces={"suevi-1": "galliae-1", "suevi-2": "galliae-2"},
                   status={"suevi": "bellum"}, active="barbarus").do("play", "migratio")  # fmt: skip
    table.start(Movements())
    table.do("advance", "suevi-1")
    assert "galliae-6" in table.legal("choose-zone")
    table.do("choose-zone", "galliae-6")
    assert table.place("suevi-1") == table.place("suevi-2") == "galliae-6"


@pytest.mark.rule("UR-6.2-24", "UR-6.2-25")
def test_armenia_and_the_bagaudes_do_not_migrate() -> None:
    pieces = {"armenia-1": "armenia", "bagaudes-1": "galliae-1"}
    table = window("barbarus", "migratio", pieces=pieces, status={"bagaudes": "bellum"})
    assert table.why_not("play", "migratio") == "UR-6.2-26"


@pytest.mark.rule("UR-6.2-24")
def test_no_treaty_takes_a_migrating_people_from_barbare_in_its_turn() -> None:
    table = Table({"suevi-1": "galliae-1"}, status={"suevi": "bellum"}, hands={"romanus": ["foedus-minor"]})
    table.g.migrating = PEOPLE["suevi"]
    table.start(Interrupt(ROMANUS, START))
    assert table.why_not("play", "foedus-minor") == "UR-6.1-1"


@pytest.mark.rule("UR-6.3-18", "UR-3.4.2-2")
@pytest.mark.parametrize("camp", ["romanus", "barbarus"])
def test_a_temporary_fleet_appears_in_a_coastal_zone(camp: str) -> None:
    table = window(camp, "classis").do("play", "classis")
    assert {"africa-1", "asia-1", "italia-4"} <= table.legal("choose-zone")
    assert table.why_not("choose-zone", "alamanni") == "UR-6.3-18"
    table.do("choose-zone", "africa-1")
    assert table.g.fleet_at[2] == ZONE["africa-1"]
    assert table.g.fleet_camp[2] == ("romanus", "barbarus").index(camp)
    assert table.g.cup[TITLE["classis"]] == 0


@pytest.mark.rule("UR-3.4.2-2")
def test_there_is_one_temporary_fleet() -> None:
    table = Table(hands={"barbarus": ["classis"]})
    table.g.fleet_at[2] = ZONE["thracia-3"]
    table.start(Interrupt(BARBARUS, START))
    assert table.why_not("play", "classis") == "UR-3.4.2-2"


# ---------------------------------------------------------------- the council


@pytest.mark.rule("UR-6.3-7")
@pytest.mark.parametrize(("die", "closed"), [(2, True), (3, False)])
def test_a_council_succeeds_with_a_die_not_above_the_cp(die: int, closed: bool) -> None:
    table = Table({"arcadius": "asia-2"}, augusti={"oriens": "arcadius"}, dice=[die - 1])
    table.g.council = ZONE["asia-2"]
    assert council_due(table.g)
    table.start(Council())
    assert table.g.council == (-1 if closed else ZONE["asia-2"])
    assert table.points() == (3 if closed else 0, 0)
    assert not council_due(table.g)  # one attempt in a turn
    table.g.council = ZONE["asia-2"]
    assert not council_due(table.g)
    end_of_turn(table.g)
    assert council_due(table.g)


@pytest.mark.rule("UR-6.3-7", "UR-6.3-5")
def test_the_augustus_orientalis_must_be_in_the_zone() -> None:
    table = Table({"arcadius": "asia-1", "honorius": "asia-2"}, augusti=THRONES)
    table.g.council = ZONE["asia-2"]
    assert not council_due(table.g)
    assert not council_due(Table({"arcadius": "asia-2"}, augusti=THRONES).g)  # no council


@pytest.mark.rule("UR-6.1-8", "UR-6.1-4")
def test_augusta_orientalis_makes_a_council_succeed() -> None:
    table = Table({"arcadius": "asia-2"}, augusti=THRONES, hands={"romanus": ["augusta-orientalis"]})
    table.g.council = ZONE["asia-2"]
    table.start(Council())
    assert table.g.private
    table.do("play", "augusta-orientalis")
    assert table.points() == (3, 0)
    assert table.g.council == -1
    assert table.events("council-roll") == []
    assert table.g.flags & COUNCIL_TRIED


@pytest.mark.rule("UR-6.1-12", "UR-6.1-8")
def test_augusta_occidentalis_has_no_effect_on_a_council() -> None:
    table = Table({"arcadius": "asia-2"}, augusti=THRONES, hands={"romanus": ["augusta-occidentalis"]}, dice=[5])
    table.g.council = ZONE["asia-2"]
    table.start(Council())
    assert table.legal() == {"decline"}
    table.do("decline")
    assert table.g.council == ZONE["asia-2"]


# ---------------------------------------------------------------- who may play what


@pytest.mark.rule("UR-6-1", "UR-6-5", "UR-2.E-3")
def test_stratagems_of_other_camps_and_phases_are_refused_in_phase_e() -> None:
    table = window("romanus", "rex", "papa", "initium", "augusta-orientalis")
    assert table.legal() == {"decline", "decline-all"}
    assert table.why_not("play", "rex") == "UR-6-1"
    assert table.why_not("play", "papa") == "UR-6-5"
    assert table.why_not("play", "initium") == "UR-6-5"
    assert table.why_not("play", "augusta-orientalis") == "UR-6.1-4"
    assert table.why_not("play", "caedes") == "UR-6-3"
