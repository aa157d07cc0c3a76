"""UR 3.2, 3.4.1, 4.2.4, 4.3, 4.4.2 and 4.5.1: who may enter a zone, who may share one, who leads whom."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.ultimus.components.chart import NEAR, ZONE, ZONE_IDS, ZONES
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import BAGAUDES, HOMES, PEOPLE, PERSAE
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.marching import routes
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import Reach
from tests.games.ultimus.table import Table


def names(mask: int) -> set[str]:
    return {ZONE_IDS[zone] for zone in members(mask & ((1 << ZONES) - 1))}


def may_enter(t: Table, origin: str, units: Iterable[str] = (), leaders: Iterable[str] = ()) -> set[str]:
    """The neighbours of a zone that a group has the right to enter."""
    may = Reach(NEAR[ZONE[origin]])
    unit_mask = sum(1 << PIECE[name] for name in units)
    leader_mask = sum(1 << PIECE[name] for name in leaders)
    t.g.restrict(may, unit_mask, leader_mask, ZONE[origin])
    return names(may.zones)


def leads(t: Table, leader: str, *units: str) -> set[str]:
    """Those of some units whom a leader may lead."""
    mask = t.g.commanded(PIECE[leader])
    return {name for name in units if mask >> PIECE[name] & 1}


# ------------------------------------------------------------------ Limitanei


@pytest.mark.rule("UR-3.2.1-1", "UR-3.4.1-5", "UR-3.4.1-7")
def test_limitanei_never_leave_their_diocese_nor_the_empire() -> None:
    t = Table(
        {"li-galliae-1": "galliae-4", "li-galliae-2": "galliae-4", "stilicho": "galliae-4"},
        patricians={"occidens": "stilicho"},
        status={"alamanni": "bellum"},
    ).start(Movements())
    t.do("advance", "li-galliae-1")
    assert t.legal("move-to") == {"galliae-2", "galliae-3", "galliae-5"}
    assert t.why_not("move-to", "italia-1") == "UR-3.2.1-1"
    assert t.why_not("move-to", "alamanni") == "UR-3.4.1-7"
    t.do("halt").do("march", "stilicho")
    t.do("take", "li-galliae-2")
    assert t.why_not("move-to", "italia-2") == "UR-3.2.1-1", "not even with a Patrice"


# ------------------------------------------------------------------ Comitatenses


@pytest.mark.rule("UR-3.2.2-1", "UR-3.2.2-5")
def test_comitatenses_leave_their_diocese_only_with_the_mighty() -> None:
    pieces = {"co-galliae-1": "galliae-4", "aetius": "galliae-4"}
    inside = {"galliae-2", "galliae-3", "galliae-5"}
    t = Table(pieces)
    assert may_enter(t, "galliae-4", ["co-galliae-1"]) == inside
    assert may_enter(t, "galliae-4", ["co-galliae-1"], ["aetius"]) == inside
    titled = Table(pieces, patricians={"occidens": "aetius"})
    assert {"italia-1", "italia-2"} <= may_enter(titled, "galliae-4", ["co-galliae-1"], ["aetius"])
    emperor = Table(pieces, augusti={"occidens": "aetius"})
    assert {"italia-1", "italia-2"} <= may_enter(emperor, "galliae-4", ["co-galliae-1"], ["aetius"])
    rebel = Table(pieces, usurpers={"occidens": "aetius"}, rebels={"occidens": ["aetius", "co-galliae-1"]})
    assert {"italia-1", "italia-2"} <= may_enter(rebel, "galliae-4", ["co-galliae-1"], ["aetius"])
    t.start(Movements()).do("advance", "co-galliae-1")
    assert t.why_not("move-to", "italia-1") == "UR-3.2.2-1"


@pytest.mark.rule("UR-3.2.2-1")
def test_comitatenses_left_abroad_may_only_go_home() -> None:
    t = Table({"co-galliae-1": "italia-1"})
    assert may_enter(t, "italia-1", ["co-galliae-1"]) == {"galliae-4"}


@pytest.mark.rule("UR-3.2.2-2")
def test_an_usurper_does_not_lead_comitatenses_out_of_the_empire() -> None:
    t = Table(
        {"co-galliae-1": "galliae-4", "constantinus": "galliae-4"},
        usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus", "co-galliae-1"]},
        status={"alamanni": "bellum"},
        active="barbarus",
    ).start(Movements())
    t.do("march", "constantinus").do("take", "co-galliae-1")
    assert t.why_not("move-to", "alamanni") == "UR-3.2.2-2"
    assert "italia-1" in t.legal("move-to")


@pytest.mark.rule("UR-3.2.2-3", "UR-3.2.2-4")
def test_western_comitatenses_reach_the_alamanni_but_neither_the_gepidae_nor_the_east() -> None:
    t = Table(
        {"co-galliae-1": "galliae-4", "co-pannoniae-1": "hunni-1", "co-pannoniae-2": "pannoniae-4",
         "stilicho": "hunni-1", "honorius": "pannoniae-4"},
        patricians={"occidens": "stilicho"},
        augusti={"occidens": "honorius"},
        status={"alamanni": "bellum", "gepidae": "bellum", "hunni": "bellum"},
    )  # fmt: skip
    assert "alamanni" in may_enter(t, "galliae-4", ["co-galliae-1"], ["stilicho"])
    t.start(Movements()).do("march", "stilicho").do("take", "co-pannoniae-1")
    assert t.why_not("move-to", "gepidae") == "UR-3.2.2-4"
    t.do("halt").do("march", "honorius").do("take", "co-pannoniae-2")
    assert t.why_not("move-to", "moesiae-1") == "UR-3.2.2-3"


# ------------------------------------------------------------------ Palatini


@pytest.mark.rule("UR-3.2.3-1", "UR-3.2.3-2")
def test_palatini_move_freely_in_their_half_and_leave_it_only_with_an_augustus_or_a_patrician() -> None:
    pieces = {"pa-victores": "pannoniae-3", "aetius": "pannoniae-3"}
    west = {"italia-3", "pannoniae-1", "pannoniae-2", "pannoniae-4"}
    t = Table(pieces)
    assert may_enter(t, "pannoniae-3", ["pa-victores"]) == west
    assert may_enter(t, "pannoniae-3", ["pa-victores"], ["aetius"]) == west
    rebel = Table(pieces, usurpers={"occidens": "aetius"}, rebels={"occidens": ["aetius", "pa-victores"]})
    assert may_enter(rebel, "pannoniae-3", ["pa-victores"], ["aetius"]) == west
    titled = Table(pieces, patricians={"occidens": "aetius"})
    assert may_enter(titled, "pannoniae-3", ["pa-victores"], ["aetius"]) == west | {"moesiae-1", "moesiae-3"}
    t.start(Movements()).do("advance", "pa-victores")
    assert t.why_not("move-to", "moesiae-1") == "UR-3.2.3-2"


@pytest.mark.rule("UR-3.2.3-2", "UR-3.2.3-3")
def test_palatini_outside_the_empire_need_not_stay_beside_their_half() -> None:
    t = Table(
        {"pa-victores": "hunni-1", "stilicho": "hunni-1"},
        patricians={"occidens": "stilicho"},
        status={"gepidae": "bellum", "hunni": "bellum"},
    )
    assert "gepidae" in may_enter(t, "hunni-1", ["pa-victores"], ["stilicho"])
    assert may_enter(t, "italia-1", ["pa-victores"]) & {"alamanni"} == set()


@pytest.mark.rule("UR-3.5.2-17")
def test_the_escort_takes_eastern_palatini_into_the_west() -> None:
    t = Table(
        {"pa-isauri": "moesiae-1", "aspar": "moesiae-1", "iohannes": "italia-5"},
        usurpers={"occidens": "iohannes"},
        rebels={"occidens": ["iohannes"]},
    )
    assert "pannoniae-3" not in may_enter(t, "moesiae-1", ["pa-isauri"], ["aspar"])
    t.g.escort = PIECE["aspar"]
    t.g.escorted = 1 << PIECE["pa-isauri"] | 1 << PIECE["pa-placidi-felices"]
    assert "pannoniae-3" in may_enter(t, "moesiae-1", ["pa-isauri"], ["aspar"])
    assert "moesiae-2" in may_enter(t, "moesiae-1", ["pa-placidi-felices"], ["aspar"])
    assert "gepidae" not in may_enter(t, "moesiae-1", ["pa-isauri"], ["aspar"])
    t.g.usurper[0] = NONE
    assert "pannoniae-3" not in may_enter(t, "moesiae-1", ["pa-isauri"], ["aspar"]), "as long as the civil war"


# ------------------------------------------------------------------ Buccellarii


@pytest.mark.rule("UR-3.2.4-2")
def test_a_guard_stays_with_its_leader() -> None:
    t = Table({"bu-1": "italia-3", "aetius": "italia-3", "constantius": "italia-3", "co-italia-1": "italia-3"})
    t.g.guard_of[0] = PIECE["aetius"]
    t.start(Movements())
    assert t.why_not("advance", "bu-1") == "UR-3.2.4-2"
    t.do("march", "constantius")
    assert t.why_not("take", "bu-1") == "UR-3.2.4-2"
    t.do("halt").do("march", "aetius").do("take", "co-italia-1").do("move-to", "italia-4")
    assert t.place("bu-1") == "italia-4", "it goes without being asked"
    assert t.legal("leave") == {"co-italia-1"}


@pytest.mark.rule("UR-3.2.4-3", "UR-3.4.1-6")
def test_a_guard_goes_everywhere_with_its_leader_except_home_zones() -> None:
    t = Table({"bu-1": "africa-2", "aetius": "africa-2"}, status={"mauri": "bellum"})
    t.g.guard_of[0] = PIECE["aetius"]
    assert may_enter(t, "africa-1", ["bu-1"], ["aetius"]) == {"hispaniae-6", "africa-2", "gaetulia"}
    assert "oriens-1" in may_enter(t, "africa-5", ["bu-1"], ["aetius"])
    assert "mauri" not in may_enter(t, "africa-2", ["bu-1"], ["aetius"])
    t.start(Movements()).do("march", "aetius")
    assert t.why_not("move-to", "mauri") == "UR-3.4.1-6"


# ------------------------------------------------------------------ Romans in foreign homes


@pytest.mark.rule("UR-3.4.1-6")
def test_romans_enter_the_homes_of_peoples_in_war_with_the_mighty_alone() -> None:
    pieces = {"pa-victores": "italia-1", "stilicho": "italia-1", "aetius": "italia-1"}
    for status, entered in (("pax", False), ("bellum", True), ("foederati", False), ("foederati-rebelles", True)):
        t = Table(pieces, patricians={"occidens": "stilicho"}, status={"alamanni": status})
        assert ("alamanni" in may_enter(t, "italia-1", ["pa-victores"], ["stilicho"])) is entered
        assert "alamanni" not in may_enter(t, "italia-1", ["pa-victores"], ["aetius"])
    peace = Table(pieces, patricians={"occidens": "stilicho"}).start(Movements())
    peace.do("march", "stilicho").do("take", "pa-victores")
    assert peace.why_not("move-to", "alamanni") == "UR-3.4.1-6"


@pytest.mark.rule("UR-4.4.2-4")
def test_armenia_is_open_to_romans_within_their_own_limits() -> None:
    pieces = {"pa-isauri": "pontica-3", "co-pontica-1": "pontica-3", "anthemius": "pontica-3", "armenia-1": "armenia"}
    t = Table(pieces, augusti={"oriens": "anthemius"})
    both = ["pa-isauri", "co-pontica-1"]
    assert "armenia" in may_enter(t, "pontica-3", both, ["anthemius"]), "Armenia is not in war, and yet"
    assert "iberia" not in may_enter(t, "pontica-3", both, ["anthemius"])
    assert "armenia" not in may_enter(t, "pontica-3", ["pa-isauri"]), "UR-3.2.3-2 holds"
    assert "armenia" in names(t.g.stackable(1 << PIECE["pa-isauri"], KIT.all_zones))


@pytest.mark.rule("UR-3.4.1-1")
def test_a_roman_leader_alone_goes_everywhere() -> None:
    t = Table({"stilicho": "pannoniae-4"})
    everywhere = {"pannoniae-2", "pannoniae-3", "moesiae-1", "hunni-1"}
    assert may_enter(t, "pannoniae-4", (), ["stilicho"]) == everywhere
    t.start(Movements()).do("march", "stilicho")
    assert t.legal("move-to") == everywhere


@pytest.mark.rule("UR-3.6.5-3")
def test_two_usurpations_stay_each_in_its_half() -> None:
    pieces = {"aetius": "pannoniae-3", "co-pannoniae-1": "pannoniae-3", "aspar": "moesiae-1", "pa-isauri": "moesiae-1"}
    west = {"aetius", "co-pannoniae-1"}
    one = Table(pieces, usurpers={"occidens": "aetius"}, rebels={"occidens": west})
    assert "moesiae-1" in may_enter(one, "pannoniae-3", (), ["aetius"])
    two = Table(
        pieces,
        usurpers={"occidens": "aetius", "oriens": "aspar"},
        rebels={"occidens": west, "oriens": {"aspar", "pa-isauri"}},
    )
    assert may_enter(two, "pannoniae-3", (), ["aetius"]) == {"italia-3", "pannoniae-1", "pannoniae-2", "pannoniae-4"}
    assert "pannoniae-3" not in may_enter(two, "moesiae-1", (), ["aspar"])
    assert leads(two, "aetius", "co-pannoniae-1", "pa-isauri") == {"co-pannoniae-1"}
    assert "moesiae-1" not in names(two.g.stackable(1 << PIECE["aetius"], KIT.all_zones))
    # the search of a whole movement asks of everywhere, places that are no zones included
    reached = routes(two.g, 1 << PIECE["aetius"], ZONE["pannoniae-3"]).prices
    assert ZONE["pannoniae-1"] in reached
    assert ZONE["moesiae-1"] not in reached


# ------------------------------------------------------------------ non-Roman Peoples


@pytest.mark.rule("UR-4.2.2-2", "UR-4.3-5", "UR-4.2.3-4")
def test_a_people_leaves_its_homes_only_in_war() -> None:
    pieces = {"persae-1": "persae-1"}
    peace = Table(pieces)
    assert may_enter(peace, "persae-1", ["persae-1"]) == names(NEAR[ZONE["persae-1"]] & HOMES[PERSAE])
    war = Table(pieces, status={"persae": "bellum"}, active="barbarus").start(Movements())
    war.do("advance", "persae-1")
    assert "oriens-8" in war.legal("move-to"), "in war they enter the Empire"
    peace.g.active = 1
    peace.start(Movements()).do("advance", "persae-1")
    assert peace.why_not("move-to", "oriens-8") == "UR-4.3-5"


@pytest.mark.rule("UR-4.3-6")
def test_burgondi_enter_the_home_of_the_alamanni_only_if_these_are_in_war_too() -> None:
    pieces = {"burgondi-1": "burgondi", "alamanni-1": "alamanni"}
    both = Table(pieces, status={"burgondi": "bellum", "alamanni": "bellum"})
    assert "alamanni" in may_enter(both, "burgondi", ["burgondi-1"])
    alone = Table({"burgondi-1": "burgondi"}, status={"burgondi": "bellum"}, active="barbarus")
    assert "alamanni" not in may_enter(alone, "burgondi", ["burgondi-1"]), "a minor People in peace is off the map"
    alone.start(Movements()).do("advance", "burgondi-1")
    assert alone.why_not("move-to", "alamanni") == "UR-4.3-6"


@pytest.mark.rule("UR-4.3-6")
def test_the_empty_home_of_a_major_people_in_peace_is_open() -> None:
    t = Table({"burgondi-1": "burgondi", "vandali-1": "vandali"}, status={"burgondi": "bellum"})
    assert "vandali" not in may_enter(t, "burgondi", ["burgondi-1"])
    t.g.put(PIECE["vandali-1"], ZONE["hispaniae-1"])
    assert "vandali" in may_enter(t, "burgondi", ["burgondi-1"])


@pytest.mark.rule("UR-4.3-7")
def test_the_mauri_may_go_west_of_their_home() -> None:
    t = Table({"mauri-1": "mauri"}, status={"mauri": "bellum"})
    assert may_enter(t, "mauri", ["mauri-1"]) == {"africa-2", "africa-3", "gaetulia", "phazania"}


@pytest.mark.rule("UR-4.3-8")
def test_the_hunni_pass_through_homes_in_peace_without_stopping() -> None:
    t = Table(
        {"ruga": "hunni-2", "hunni-1": "hunni-2", "hunni-2": "hunni-2", "ostrogothi-1": "ostrogothi"},
        status={"hunni": "bellum"},
        active="barbarus",
    ).start(Movements())
    t.do("advance", "hunni-2")
    assert t.why_not("move-to", "ostrogothi") == "UR-4.3-6", "one zone alone: it would have to stop there"
    t.do("halt").do("march", "ruga").do("take", "hunni-1").do("move-to", "ostrogothi")
    assert t.legal() == {"move-to"}
    # One point spent, two left: across the Danuvius, or back.
    assert t.legal("move-to") == {"thracia-1", "moesiae-2", "hunni-2"}
    t.do("move-to", "thracia-1")
    assert t.place("hunni-1") == "thracia-1"


@pytest.mark.rule("UR-4.3-9")
def test_a_people_in_war_goes_five_zones_from_home_at_most() -> None:
    # saxones, galliae-1, galliae-2, galliae-6, viennensis-2, hispaniae-2: five steps.
    pieces = {"saxones-1": "hispaniae-2"}
    war = Table(pieces, status={"saxones": "bellum"}, active="barbarus")
    assert may_enter(war, "hispaniae-2", ["saxones-1"]) == {"viennensis-2", "viennensis-3"}
    war.start(Movements()).do("advance", "saxones-1")
    assert war.why_not("move-to", "hispaniae-3") == "UR-4.3-9"
    for free in ("foederati", "foederati-rebelles", "regnum"):
        t = Table(pieces, status={"saxones": free})
        assert {"hispaniae-1", "hispaniae-3"} <= may_enter(t, "hispaniae-2", ["saxones-1"])


@pytest.mark.rule("UR-4.3-9")
def test_the_bagaudes_count_from_where_they_rose() -> None:
    t = Table({"bagaudes-1": "galliae-6"}, status={"bagaudes": "bellum"})
    t.g.capital[BAGAUDES] = ZONE["galliae-6"]
    assert may_enter(t, "galliae-6", ["bagaudes-1"]) == names(NEAR[ZONE["galliae-6"]])
    # galliae-6, galliae-5, galliae-4, italia-1, pannoniae-1, pannoniae-2: five; pannoniae-4: six.
    assert "pannoniae-4" not in may_enter(t, "pannoniae-2", ["bagaudes-1"])
    assert "pannoniae-2" in may_enter(t, "pannoniae-1", ["bagaudes-1"])


@pytest.mark.rule("UR-4.3-1", "UR-4.3-10")
def test_a_foreign_leader_alone_moves_outside_the_empire_only() -> None:
    t = Table(
        {"gundericus": "vandali", "vandali-1": "pannoniae-2", "gaisericus": "pannoniae-2"},
        status={"vandali": "bellum", "suevi": "bellum"},
        active="barbarus",
    ).start(Movements())
    t.do("march", "gundericus")
    assert "suevi" in t.legal("move-to")
    assert t.why_not("move-to", "pannoniae-2") == "UR-4.3-10"
    t.do("halt").do("march", "gaisericus")
    assert t.why_not("move-to", "pannoniae-1") == "UR-4.3-10"
    t.do("take", "vandali-1")
    assert "pannoniae-1" in t.legal("move-to")


@pytest.mark.rule("UR-4.3-2")
def test_a_persian_leader_moves_persae_and_not_iberia() -> None:
    t = Table(
        {"vararanes": "iberia", "persae-1": "iberia", "iberia-1": "iberia"},
        status={"persae": "bellum", "iberia": "bellum"},
        active="barbarus",
    ).start(Movements())
    t.do("march", "vararanes")
    assert t.legal("take") == {"persae-1"}
    assert t.why_not("take", "iberia-1") == "UR-4.3-2"


@pytest.mark.rule("UR-4.3-2", "UR-6.2-18", "UR-6.2-20")
def test_allies_and_subjects_follow_as_one_people() -> None:
    t = Table(
        {"alaricus": "italia-1", "visigothi-1": "italia-1", "alamanni-1": "italia-1", "attila": "hunni-1",
         "ostrogothi-1": "hunni-1", "gepidae-1": "hunni-1"},
        status={"visigothi": "foederati-rebelles", "alamanni": "foederati-rebelles"},
    )  # fmt: skip
    assert leads(t, "alaricus", "visigothi-1", "alamanni-1") == {"visigothi-1"}
    t.g.bind(PEOPLE["alamanni"], PEOPLE["visigothi"])
    assert leads(t, "alaricus", "visigothi-1", "alamanni-1") == {"visigothi-1", "alamanni-1"}
    assert leads(t, "attila", "ostrogothi-1", "gepidae-1") == {"ostrogothi-1", "gepidae-1"}
    t.g.free = 1 << PEOPLE["ostrogothi"]
    assert leads(t, "attila", "ostrogothi-1", "gepidae-1") == {"gepidae-1"}


@pytest.mark.rule("UR-4.3-3", "UR-4.3-4")
def test_foreign_units_move_together_with_their_leader_or_one_zone_alone() -> None:
    t = Table(
        {
            "alaricus": "italia-1",
            "visigothi-1": "italia-1",
            "visigothi-2": "italia-1",
            "visigothi-3": "italia-2",
            "visigothi-4": "galliae-1",
        },
        status={"visigothi": "foederati-rebelles"},
        active="barbarus",
    ).start(Movements())
    t.do("march", "alaricus")
    assert t.why_not("take", "visigothi-3") == "UR-3.4.1-3", "not the same zone of departure"
    t.do("take", "visigothi-1").do("take", "visigothi-2").do("move-to", "italia-2")
    assert t.legal("leave") == {"visigothi-1", "visigothi-2"}
    t.do("leave", "visigothi-1").do("move-to", "italia-4")
    assert "leave" not in t.legal(), "he does not go on without the last of them"
    t.do("halt").do("advance", "visigothi-3").do("move-to", "italia-1")
    assert t.asked == "marching-order", "one zone, and no more"


# ------------------------------------------------------------------ stacking


@pytest.mark.rule("UR-4.2.4-1", "UR-4.2.4-2", "UR-4.2.4-3")
def test_who_may_share_a_zone() -> None:
    def together(one: str, other: str) -> bool:
        t = Table({one: "alani-1", other: "arabia-deserta"}, status={"visigothi": "foederati-rebelles"})
        return "arabia-deserta" in names(t.g.stackable(1 << PIECE[one], KIT.all_zones))

    for one, other in (("franci-orientales-1", "visigothi-1"), ("hunni-1", "alani-1"), ("iberia-1", "persae-1"),
                       ("iberia-1", "alani-1"), ("lakmides-1", "persae-1"), ("bagaudes-1", "burgondi-1"),
                       ("picti-1", "scoti-1"), ("picti-1", "bagaudes-1")):  # fmt: skip
        assert together(one, other), (one, other)
        assert together(other, one), (one, other)
    for one, other in (("persae-1", "visigothi-1"), ("persae-1", "alani-1"), ("lakmides-1", "hunni-1"),
                       ("mauri-1", "vandali-1"), ("persae-1", "bagaudes-1"), ("saxones-1", "picti-1"),
                       ("scoti-1", "franci-orientales-1"), ("dux-persae", "attila")):  # fmt: skip
        assert not together(one, other), (one, other)
        assert not together(other, one), (one, other)


@pytest.mark.rule("UR-4.2.4-2", "UR-4.2.4-3")
def test_stacking_forbids_the_end_of_a_movement_and_not_the_way() -> None:
    t = Table(
        {"yazdegerdes-1": "persae-3", "persae-1": "persae-3", "alani-1": "iberia", "saxones-1": "saxones",
         "picti-1": "britanniae-2", "persae-2": "persae-3"},
        status={"persae": "bellum", "alani": "bellum", "iberia": "bellum", "saxones": "bellum", "picti": "bellum"},
        active="barbarus",
    ).start(Movements())  # fmt: skip
    t.do("advance", "saxones-1")
    assert t.why_not("move-to", "britanniae-2") == "UR-4.2.4-3"
    t.do("halt").do("advance", "persae-2")
    assert t.why_not("move-to", "iberia") == "UR-4.2.4-2"
    t.do("halt").do("march", "yazdegerdes-1").do("take", "persae-1").do("move-to", "iberia")
    assert t.legal() == {"move-to"}
    assert "pontica-3" in t.legal("move-to")


@pytest.mark.rule("UR-4.2.4-4")
def test_romans_and_foederati_of_one_camp_share_a_zone() -> None:
    t = Table({"visigothi-1": "italia-2", "pa-victores": "italia-1"}, status={"visigothi": "foederati"})
    assert "italia-2" in names(t.g.stackable(1 << PIECE["pa-victores"], KIT.all_zones))
    assert "italia-1" in names(t.g.stackable(1 << PIECE["visigothi-1"], KIT.all_zones))


# ------------------------------------------------------------------ Armenia and Foederati


@pytest.mark.rule("UR-4.4.2-5")
def test_armenia_moves_only_while_its_neighbours_are_in_war() -> None:
    t = Table({"armenia-1": "armenia"})
    assert may_enter(t, "armenia", ["armenia-1"]) == set()
    war = Table({"armenia-1": "armenia"}, status={"persae": "bellum"})
    assert may_enter(war, "armenia", ["armenia-1"]) == {"pontica-3", "pontica-4", "oriens-8", "persae-1", "persae-3"}
    assert may_enter(war, "oriens-8", ["armenia-1"]) == {"pontica-4", "armenia", "persae-1"}, "beside Armenia alone"


@pytest.mark.rule("UR-4.2.2-4", "UR-4.5.1-4")
def test_foederati_roam_the_empire_and_never_leave_it() -> None:
    pieces = {"vandali-1": "pannoniae-2", "vandali-2": "vandali"}
    t = Table(pieces, status={"vandali": "foederati", "suevi": "bellum"})
    assert may_enter(t, "pannoniae-2", ["vandali-1"]) == {"pannoniae-1", "pannoniae-3", "pannoniae-4"}
    assert {"pannoniae-2", "suevi"} <= may_enter(t, "vandali", ["vandali-2"]), "who is outside may still move there"
    t.start(Movements()).do("advance", "vandali-1")
    assert t.why_not("move-to", "suevi") == "UR-4.5.1-4"


@pytest.mark.rule("UR-4.5.1-3")
def test_foederati_obey_their_own_leaders_the_augusti_and_the_patricians() -> None:
    pieces = {"visigothi-1": "italia-2", "alaricus": "italia-2", "stilicho": "italia-2", "aetius": "italia-2",
              "honorius": "italia-2", "chlodio": "italia-2"}  # fmt: skip
    t = Table(
        pieces,
        status={"visigothi": "foederati", "franci-salii": "foederati"},
        augusti={"occidens": "honorius"},
        patricians={"occidens": "stilicho"},
    )
    for leader, obeyed in (("alaricus", 1), ("stilicho", 1), ("honorius", 1), ("aetius", 0), ("chlodio", 0)):
        assert len(leads(t, leader, "visigothi-1")) == obeyed, leader
    t.start(Movements()).do("march", "aetius")
    assert t.why_not("take", "visigothi-1") == "UR-4.5.1-3"


@pytest.mark.rule("UR-4.5.1-3")
def test_rallied_foederati_follow_their_usurpation_whose_patrician_counts_no_more() -> None:
    t = Table(
        {"visigothi-1": "italia-2", "visigothi-2": "italia-1", "aetius": "italia-2", "stilicho": "italia-1"},
        status={"visigothi": "foederati"},
        usurpers={"occidens": "aetius"},
        patricians={"occidens": "stilicho"},
        rebels={"occidens": ["aetius", "visigothi-1", "stilicho"]},
    )
    assert leads(t, "aetius", "visigothi-1", "visigothi-2") == {"visigothi-1"}
    assert leads(t, "stilicho", "visigothi-1", "visigothi-2") == {"visigothi-1"}
    assert "moesiae-1" not in may_enter(t, "pannoniae-3", ["pa-victores"], ["stilicho"])


@pytest.mark.rule("UR-4.5.1-6")
def test_a_foederati_patrician_leads_romans_beside_a_unit_of_his_own() -> None:
    pieces = {"alaricus": "galliae-4", "visigothi-1": "galliae-4", "co-galliae-1": "galliae-4"}
    plain = Table(pieces, status={"visigothi": "foederati"})
    assert leads(plain, "alaricus", "co-galliae-1") == set()
    t = Table(pieces, status={"visigothi": "foederati"}, patricians={"occidens": "alaricus"})
    assert leads(t, "alaricus", "co-galliae-1") == {"co-galliae-1"}
    assert may_enter(t, "galliae-4", ["co-galliae-1"], ["alaricus"]) == set()
    assert "italia-1" in may_enter(t, "galliae-4", ["co-galliae-1", "visigothi-1"], ["alaricus"])
    t.start(Movements()).do("march", "alaricus").do("take", "visigothi-1").do("take", "co-galliae-1")
    t.do("move-to", "galliae-5")
    assert t.legal("leave") == {"co-galliae-1"}, "not the last unit of his People"


@pytest.mark.rule("UR-4.5.1-6")
def test_a_foederati_patrician_and_the_last_unit_of_his_people_stay_together() -> None:
    pieces = {"alaricus": "pannoniae-1", "visigothi-1": "pannoniae-1", "honorius": "pannoniae-1"}
    pact = {"status": {"visigothi": "foederati", "suevi": "bellum"}, "augusti": {"occidens": "honorius"}}
    plain = Table(pieces, **pact).start(Movements())
    assert {"visigothi-1"} <= plain.legal("advance")
    assert plain.do("march", "alaricus").legal("move-to") == {"suevi"}
    t = Table(pieces, patricians={"occidens": "alaricus"}, **pact).start(Movements())
    assert t.why_not("advance", "visigothi-1") == "UR-4.5.1-6"
    t.do("march", "honorius")
    assert t.why_not("take", "visigothi-1") == "UR-4.5.1-6"
    # Out of the Empire a leader may go alone, but not this one.
    t = Table(pieces, patricians={"occidens": "alaricus"}, **pact).start(Movements()).do("march", "alaricus")
    assert t.legal("move-to") == set()
    assert t.do("take", "visigothi-1").legal("move-to")
    # Of two units one may go, and the other may not follow it.
    t = Table({**pieces, "visigothi-2": "pannoniae-1"}, patricians={"occidens": "alaricus"}, **pact).start(Movements())
    assert {"visigothi-1", "visigothi-2"} <= t.legal("advance")
    t.do("march", "honorius").do("take", "visigothi-1")
    assert t.why_not("take", "visigothi-2") == "UR-4.5.1-6"
    # Nor does the other Patrice lead it away.
    both = {"occidens": "alaricus", "oriens": "stilicho"}
    t = Table({**pieces, "stilicho": "pannoniae-1"}, patricians=both, **pact).start(Movements()).do("march", "stilicho")
    assert t.why_not("take", "visigothi-1") == "UR-4.5.1-6"
