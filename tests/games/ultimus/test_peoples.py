"""UR 4: statuses of the Peoples, risings, treaties, pacification, kingdoms."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.components.chart import ZONE, ZONE_IDS
from latrunculi.games.ultimus.components.counters import PEOPLE_PIECES, PEOPLE_UNITS, PIECE
from latrunculi.games.ultimus.components.peoples import HOMES, MAJOR_FROM_START, PEOPLE
from latrunculi.games.ultimus.rules.invariants import misplaced
from latrunculi.games.ultimus.rules.peoples import (
    become_major,
    dissolve_regnum,
    enter_war,
    make_foederati,
    make_regnum,
    may_federate,
    may_rise,
    pacify,
    revolt,
)
from latrunculi.games.ultimus.rules.scoring import is_major
from latrunculi.games.ultimus.rules.state import FOEDERATI, NONE, REVOLTED
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import Dice
from tests.games.ultimus.table import Table


def names(mask: int) -> set[str]:
    return {name for name, index in PEOPLE.items() if mask >> index & 1}


@pytest.mark.rule("UR-4.1-1")
def test_peoples_with_a_leader_from_the_start_are_major() -> None:
    assert names(MAJOR_FROM_START) == {"persae", "hunni", "visigothi", "vandali", "ostrogothi"}
    g = Table().g
    assert is_major(g, PEOPLE["visigothi"])
    assert not is_major(g, PEOPLE["picti"])


@pytest.mark.rule("UR-4.1-2")
def test_minor_people_at_peace_that_becomes_major_is_placed_at_home() -> None:
    t = Table()
    become_major(t.g, PEOPLE["burgondi"])
    assert is_major(t.g, PEOPLE["burgondi"])
    assert t.status("burgondi") == "pax"
    assert [t.place(f"burgondi-{i}") for i in (1, 2, 3)] == ["burgondi"] * 3


@pytest.mark.rule("UR-4.1-2")
def test_the_change_keeps_the_status_and_the_places_of_foederati() -> None:
    t = Table({"franci-salii-1": "galliae-1"}, status={"franci-salii": "foederati"})
    become_major(t.g, PEOPLE["franci-salii"])
    assert t.status("franci-salii") == "foederati"
    assert t.place("franci-salii-1") == "galliae-1"


@pytest.mark.rule("UR-4.1-3", "UR-4.1-4")
def test_homes() -> None:
    assert {ZONE_IDS[z] for z in members(HOMES[PEOPLE["picti"]])} == {"picti-1", "picti-2", "picti-3"}
    for people in ("visigothi", "franci-salii", "ghassanides", "bagaudes"):
        assert HOMES[PEOPLE[people]] == 0


@pytest.mark.rule("UR-4.2.3-1", "UR-4.2.3-2", "UR-4.2.2-1")
def test_minor_people_enters_war_with_all_its_units_at_home() -> None:
    t = Table()
    assert t.place("heruli-1") == "pool"
    enter_war(t.g, PEOPLE["heruli"])
    assert t.status("heruli") == "bellum"
    assert (t.place("heruli-1"), t.place("heruli-2")) == ("heruli", "heruli")
    assert t.weak() == set()


@pytest.mark.rule("UR-4.2.3-2")
def test_barbarian_distributes_units_over_several_homes() -> None:
    t = Table()
    enter_war(t.g, PEOPLE["picti"])
    t.start()
    assert (t.asked, t.camp) == ("rising-unit", "barbarus")
    assert t.legal("place-in") == {"picti-1", "picti-2", "picti-3"}
    assert t.why_not("place-in", "scoti") == "UR-4.2.3-2"
    t.do("place-in", "picti-3").do("place-in", "picti-3").do("place-in", "picti-1")
    assert [t.place(f"picti-{i}") for i in (1, 2, 3)] == ["picti-3", "picti-3", "picti-1"]
    assert t.g.over


@pytest.mark.rule("UR-4.2.3-2")
def test_homes_with_enemies_are_left_aside_while_others_are_free() -> None:
    t = Table({"co-britanniae-1": "picti-1"})
    enter_war(t.g, PEOPLE["picti"])
    t.start()
    assert t.legal("place-in") == {"picti-2", "picti-3"}


@pytest.mark.rule("UR-4.2.4-2", "UR-4.2.3-2")
def test_homes_where_a_people_may_not_stack_are_left_aside_while_others_are_free() -> None:
    """Gaisericus has wandered into persae-3: the Persae, sent home, keep away from him, and so does their leader."""
    t = Table(
        {"persae-1": "oriens-3", "yazdegerdes-1": "oriens-3", "gaisericus": "persae-3", "co-oriens-1": "persae-2",
         "iberia-1": "persae-4"},
        status={"persae": "bellum", "vandali": "bellum", "iberia": "bellum"},
    )  # fmt: skip
    pacify(t.g, PEOPLE["persae"])
    t.start()
    assert t.legal("place-in") == {"persae-1", "persae-4", "persae-5", "persae-6"}
    assert t.why_not("place-in", "persae-3") == "UR-4.2.4-2"
    assert t.why_not("place-in", "persae-2") == "UR-3.3.2-1", "enemies"
    t.do("place-in", "persae-4")
    assert t.place("persae-1") == "persae-4", "beside the Iberians, who stack with everybody"
    while t.asked == "rising-unit":
        t.do("place-in", "persae-1")
    assert t.legal("place-in") == {"persae-1", "persae-4"}, "the leader: to his units"


@pytest.mark.rule("UR-4.2.4-3", "UR-4.2.3-2")
def test_picti_do_not_rise_where_germans_stand() -> None:
    t = Table({"saxones-1": "picti-1"}, status={"saxones": "bellum"})
    enter_war(t.g, PEOPLE["picti"])
    t.start()
    assert t.legal("place-in") == {"picti-2", "picti-3"}
    assert t.why_not("place-in", "picti-1") == "UR-4.2.4-3"


@pytest.mark.rule("UR-4.2.4-2", "UR-4.2.4-3", "UR-4.2.3-2")
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("people", ["persae", "picti"])
def test_whoever_stands_in_its_homes_a_people_comes_to_none_with_whom_it_may_not_stack(
    people: str, number: int
) -> None:
    """Strangers are strewn over all its homes but the first. The Picti rise; the Persae are sent home, with leaders."""
    dice = Dice(f"{people} {number}")
    homes = members(HOMES[PEOPLE[people]])
    t = Table(status=dict.fromkeys(("vandali", "saxones", "hunni", "lakmides", "iberia", "persae"), "bellum"))
    t.g.put_all(PEOPLE_PIECES[PEOPLE["persae"]], ZONE["arabia-deserta"])
    for name in ("vandali-1", "gaisericus", "saxones-1", "hunni-1", "attila", "lakmides-1", "iberia-1"):
        t.g.put(PIECE[name], homes[1 + dice.below(len(homes) - 1)])
    before = misplaced(t.g)
    enter_war(t.g, PEOPLE[people]) if people == "picti" else pacify(t.g, PEOPLE[people])
    t.start()
    while not t.g.over:
        zones = sorted(t.legal("place-in"))
        t.do("place-in", zones[dice.below(len(zones))])
    assert misplaced(t.g) == before
    assert all(t.g.at[unit] in homes for unit in members(PEOPLE_UNITS[PEOPLE[people]]))


@pytest.mark.rule("UR-4.2.4-2", "UR-4.2.4-3", "UR-4.2.3-2")
def test_a_people_none_of_whose_homes_suits_it_comes_home_all_the_same() -> None:
    t = Table({"saxones-1": "picti-1", "saxones-2": "picti-2", "vandali-1": "picti-3", "co-britanniae-1": "picti-1"},
              status={"saxones": "bellum", "vandali": "bellum"})  # fmt: skip
    enter_war(t.g, PEOPLE["picti"])
    t.start()
    assert t.legal("place-in") == {"picti-2", "picti-3"}, "but not among enemies"
    assert misplaced(t.g) == 0
    t.do("place-in", "picti-3")
    assert misplaced(t.g) == 1 << ZONE["picti-3"]
    t.g.join(1 << PIECE["vandali-1"], 0)
    assert misplaced(t.g) == 0, "enemies do not stack"


@pytest.mark.rule("UR-4.2.2-2", "UR-4.2.3-3", "UR-4.2.2-3")
def test_major_people_enters_war_where_it_stands() -> None:
    t = Table({"persae-1": "persae-2", "yazdegerdes-1": "persae-2"})
    assert t.status("persae") == "pax"
    enter_war(t.g, PEOPLE["persae"])
    t.start()
    assert t.g.over  # nobody is asked to place units
    assert t.status("persae") == "bellum"
    assert t.place("persae-1") == "persae-2"


@pytest.mark.rule("UR-4.4.1-2", "UR-4.4.1-3", "UR-4.5.1-2")
def test_control_follows_the_status() -> None:
    t = Table({"visigothi-1": "moesiae-2"}, status={"visigothi": "foederati"})
    assert t.owner("visigothi-1") == "romanus"
    for status in ("pax", "bellum", "foederati-rebelles", "regnum"):
        assert Table(status={"visigothi": status}).owner("visigothi-1") == "barbarus"


@pytest.mark.rule("UR-4.4.2-1", "UR-4.4.2-2")
def test_armenia_is_always_romans_and_never_rises() -> None:
    t = Table()
    assert t.owner("armenia-1") == "romanus"
    assert "armenia" not in names(may_rise(t.g))


@pytest.mark.rule("UR-4.2.3-1", "UR-4.5.2-1")
def test_peoples_at_peace_and_foederati_may_rise() -> None:
    g = Table(status={"visigothi": "foederati", "alani": "bellum", "heruli": "foederati-rebelles"}).g
    rising = names(may_rise(g))
    assert {"visigothi", "picti", "persae"} <= rising
    assert rising.isdisjoint({"alani", "heruli", "bagaudes", "armenia"})


@pytest.mark.rule("UR-4.5.2-1")
def test_foederati_revolt_at_once_where_they_stand() -> None:
    t = Table({"visigothi-1": "moesiae-2"}, status={"visigothi": "foederati"})
    enter_war(t.g, PEOPLE["visigothi"])
    assert t.status("visigothi") == "foederati-rebelles"
    assert (t.owner("visigothi-1"), t.place("visigothi-1")) == ("barbarus", "moesiae-2")


@pytest.mark.rule("UR-3.5.1-8")
def test_patrician_of_a_revolting_people_loses_his_title() -> None:
    t = Table(
        {"alaricus": "moesiae-2", "stilicho": "italia-2"},
        status={"visigothi": "foederati"},
        patricians={"oriens": "alaricus", "occidens": "stilicho"},
    )
    revolt(t.g, PEOPLE["visigothi"])
    assert t.g.patrician == [PIECE["stilicho"], NONE]
    assert t.events("title-lost") == [{"piece": "alaricus", "half": "oriens"}]


@pytest.mark.rule("UR-4.5.1-1")
def test_treaty_makes_a_people_foederati_where_it_stands() -> None:
    t = Table(
        {"vandali-1": "hispaniae-2", "gundericus": "hispaniae-2"}, status={"vandali": "bellum"}, weak=["vandali-1"]
    )
    make_foederati(t.g, PEOPLE["vandali"])
    assert t.status("vandali") == "foederati"
    assert (t.owner("vandali-1"), t.owner("gundericus")) == ("romanus", "romanus")
    assert t.place("vandali-1") == "hispaniae-2"
    assert t.weak() == {"vandali-1"}


@pytest.mark.rule("UR-6.1-1", "UR-6.1-2", "UR-6.2-21", "UR-4.5.3-5")
def test_who_can_be_made_foederati() -> None:
    everyone = dict.fromkeys(("hunni", "persae", "bagaudes", "ostrogothi", "gepidae", "alani", "suevi"), "bellum")
    g = Table(status=everyone | {"vandali": "regnum", "visigothi": "foederati-rebelles"}).g
    assert names(may_federate(g)) == {"alani", "suevi", "visigothi"}
    g.free = 1 << PEOPLE["gepidae"]
    assert "gepidae" in names(may_federate(g))


@pytest.mark.rule("UR-9.4-1", "UR-4.2.2-1")
def test_pacified_minor_people_leaves_the_map() -> None:
    t = Table({"heruli-1": "pannoniae-1", "heruli-2": "fallen"}, status={"heruli": "bellum"}, weak=["heruli-1"])
    pacify(t.g, PEOPLE["heruli"])
    assert t.status("heruli") == "pax"
    assert (t.place("heruli-1"), t.place("heruli-2")) == ("pool", "pool")
    assert t.weak() == set()


@pytest.mark.rule("UR-9.4-6", "UR-6.1-3")
def test_pacified_major_people_goes_home_with_its_leaders() -> None:
    t = Table(
        {"vandali-1": "galliae-2", "vandali-2": "fallen", "vandali-3": "vandali", "vandali-4": "gone",
         "godegiselus": "galliae-2"},
        status={"vandali": "bellum"},
        weak=["vandali-1"],
    )  # fmt: skip
    pacify(t.g, PEOPLE["vandali"])
    assert t.status("vandali") == "pax"
    assert [t.place(f"vandali-{i}") for i in (1, 2, 3)] == ["vandali"] * 3
    assert t.place("vandali-4") == "gone"
    assert t.place("godegiselus") == "vandali"
    assert t.place("gundericus") == "pool"
    assert t.weak() == set()


@pytest.mark.rule("UR-9.4-6")
def test_leaders_come_home_to_units_of_their_people() -> None:
    t = Table({"hunni-1": "thracia-1", "ruga": "thracia-1"}, status={"hunni": "bellum"})
    t.g.put_all(sum(1 << PIECE[f"hunni-{i}"] for i in range(2, 7)), len(t.g.inside) - 1)
    pacify(t.g, PEOPLE["hunni"])
    t.start().do("place-in", "hunni-2")
    assert (t.place("hunni-1"), t.place("ruga")) == ("hunni-2", "hunni-2")


@pytest.mark.rule("UR-6.1-3")
def test_rebels_who_are_appeased_are_foederati_again() -> None:
    t = Table({"visigothi-1": "italia-3"}, status={"visigothi": "foederati-rebelles"})
    pacify(t.g, PEOPLE["visigothi"])
    assert t.status("visigothi") == "foederati"
    assert (t.place("visigothi-1"), t.owner("visigothi-1")) == ("italia-3", "romanus")


@pytest.mark.rule("UR-6.2-18")
def test_allies_change_their_status_together() -> None:
    t = Table({"vandali-1": "vandali"})
    t.g.bind(PEOPLE["heruli"], PEOPLE["vandali"])
    enter_war(t.g, PEOPLE["heruli"])
    assert (t.status("vandali"), t.status("heruli")) == ("bellum", "bellum")
    assert t.place("heruli-1") == "heruli"
    assert is_major(t.g, PEOPLE["heruli"])
    make_foederati(t.g, PEOPLE["vandali"])
    assert (t.status("vandali"), t.status("heruli")) == ("foederati", "foederati")


@pytest.mark.rule("UR-6.2-20")
def test_subjects_of_the_huns_enter_war_by_themselves() -> None:
    t = Table()
    enter_war(t.g, PEOPLE["gepidae"])
    assert (t.status("gepidae"), t.status("hunni"), t.status("ostrogothi")) == ("bellum", "pax", "pax")


def kingdom() -> Table:
    t = Table({"vandali-1": "africa-4", "gaisericus": "africa-4"}, status={"vandali": "foederati-rebelles"}, year=439)
    make_regnum(t.g, PEOPLE["vandali"], PIECE["gaisericus"], ZONE["africa-4"])
    return t


@pytest.mark.rule("UR-4.5.3-3", "UR-4.5.3-5", "UR-4.5.3-6")
def test_new_regnum_has_a_king_and_a_capital() -> None:
    t = kingdom()
    vandali = PEOPLE["vandali"]
    assert t.status("vandali") == "regnum"
    assert t.g.rex[vandali] == PIECE["gaisericus"]
    assert ZONE_IDS[t.g.capital[vandali]] == "africa-4"
    assert t.g.founded == 1 << vandali
    assert t.owner("vandali-1") == "barbarus"
    assert t.g.at_war(vandali)


@pytest.mark.rule("UR-4.5.3-5")
def test_no_pacification_ends_a_regnum() -> None:
    t = kingdom()
    pacify(t.g, PEOPLE["vandali"])
    assert t.status("vandali") == "regnum"


@pytest.mark.rule("UR-9.4-26")
def test_allied_minor_people_shares_the_status_of_a_regnum() -> None:
    t = Table({"vandali-1": "africa-4"}, status={"vandali": "foederati-rebelles", "alani": "foederati-rebelles"})
    t.g.bind(PEOPLE["alani"], PEOPLE["vandali"])
    make_regnum(t.g, PEOPLE["vandali"], PIECE["gaisericus"], ZONE["africa-4"])
    assert t.status("alani") == "regnum"
    assert t.g.capital[PEOPLE["alani"]] == NONE


@pytest.mark.rule("UR-4.5.3-8", "UR-9.4-24")
def test_dissolved_regnum_revolts_again_and_loses_its_king() -> None:
    t = kingdom()
    dissolve_regnum(t.g, PEOPLE["vandali"], REVOLTED)
    assert t.status("vandali") == "foederati-rebelles"
    assert t.place("gaisericus") == "gone"
    assert (t.g.rex[PEOPLE["vandali"]], t.g.capital[PEOPLE["vandali"]]) == (NONE, NONE)


@pytest.mark.rule("UR-9.4-25")
def test_annihilated_regnum_without_capital_becomes_foederati() -> None:
    t = kingdom()
    dissolve_regnum(t.g, PEOPLE["vandali"], FOEDERATI)
    assert (t.status("vandali"), t.owner("vandali-1")) == ("foederati", "romanus")


@pytest.mark.rule("UR-4.5.3-9")
def test_roman_units_in_the_land_of_a_regnum_stay_roman() -> None:
    t = Table(
        {"franci-salii-1": "galliae-6", "chlodovechus": "galliae-6", "li-galliae-1": "galliae-4"},
        status={"franci-salii": "foederati-rebelles"},
        year=476,
    )
    make_regnum(t.g, PEOPLE["franci-salii"], PIECE["chlodovechus"], ZONE["galliae-6"])
    assert t.owner("li-galliae-1") == "romanus"


@pytest.mark.rule("UR-3.7.2-2", "UR-3.7.2-3", "UR-3.7.2-5")
def test_rebel_foederati_stay_with_barbarian_whatever_their_peoples_status() -> None:
    t = Table(
        {"visigothi-1": "galliae-3", "visigothi-2": "galliae-3", "constantinus": "galliae-1"},
        status={"visigothi": "foederati-rebelles"},
        usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus", "visigothi-1"]},
    )
    make_foederati(t.g, PEOPLE["visigothi"])
    assert (t.owner("visigothi-1"), t.owner("visigothi-2")) == ("barbarus", "romanus")
