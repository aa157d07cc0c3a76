"""INV XII: control of provinces and regions; friendly, neutral, hostile."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import (
    BY_LAND,
    ISLANDS,
    LANDS,
    NONE,
    PROVINCE,
    PROVINCE_IDS,
    REGION,
    REGION_IDS,
    REGION_OF,
)
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, control, income, relations, terror
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.relations import FRIENDLY, HOSTILE, NEUTRAL
from latrunculi.games.invasions.rules.state import CLIENT, RESERVE, VASSAL
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

HISPANIA = [PROVINCE_IDS[p] for p in members(LANDS[REGION["hispania"]])]


def provinces(region: str) -> list[str]:
    """The provinces of a region."""
    return [PROVINCE_IDS[p] for p in members(LANDS[REGION[region]])]


@pytest.mark.rule("INV-XII.B-1", "INV-XII.B-2")
def test_one_unit_holds_a_civilised_province_unless_an_enemy_is_there() -> None:
    t = Table({"sueves": "barbarian", "romains": "empire"}, {"sueves": {"gallaecia": 1}}).settle()
    assert t.owner("gallaecia") == "sueves"
    t = Table({"sueves": "barbarian", "romains": "empire"}, {"sueves": {"gallaecia": 1}, "romains": {"gallaecia": 1}})
    assert t.settle().owner("gallaecia") is None


@pytest.mark.rule("INV-XII.B-1", "INV-XII.D-4")
def test_two_barbarians_at_war_hold_nothing_together_and_at_peace_the_stronger_does() -> None:
    t = Table(
        {"francs": "barbarian", "alamans": "barbarian"}, {"francs": {"thuringia": 3}, "alamans": {"thuringia": 2}}
    )
    t.g.wars[NATION["francs"]] = BIT[NATION["alamans"]]
    assert t.settle().owner("thuringia") is None
    t.g.wars[NATION["francs"]] = 0
    assert t.settle().owner("thuringia") == "francs"


@pytest.mark.rule("INV-XII.B-1", "INV-III.B-4")
def test_a_unit_that_serves_another_nation_holds_the_province_for_it() -> None:
    t = Table({"sueves": "barbarian", "romains": "empire"})
    unit = t.muster("romains", "gallaecia", 1)[0]
    assert t.settle().owner("gallaecia") == "romains"
    t.g.lend(unit, NATION["sueves"])
    assert t.settle().owner("gallaecia") == "sueves"


@pytest.mark.rule("INV-XII.B-1", "INV-XII.B-2")
def test_a_leader_or_a_horde_alone_holds_no_province() -> None:
    t = Table({"romains": "empire", "vandales": "barbarian"}, hordes={"vandales": "gallaecia"})
    t.put("stilicho", "baetica")
    t.settle()
    assert not control.enough(t.g, NATION["romains"], PROVINCE["baetica"])
    assert not control.enough(t.g, NATION["vandales"], PROVINCE["gallaecia"])
    t.muster("romains", "lusitania", 1)
    assert control.enough(t.g, NATION["romains"], PROVINCE["lusitania"])
    assert not control.enough(t.g, NATION["vandales"], PROVINCE["lusitania"])


@pytest.mark.rule("INV-XII.B-3", "INV-XII.B-4", "INV-XXVI.B-6")
def test_what_does_not_count_in_barbarian_land() -> None:
    nations = {"francs": "barbarian", "alamans": "barbarian", "romains": "empire"}
    t = Table(nations, {"francs": {"thuringia": 1}}, hordes={"alamans": "thuringia"})
    francs, romans, wild = NATION["francs"], NATION["romains"], PROVINCE["thuringia"]
    t.put("chlodovechus", "thuringia")
    stranger = t.muster("alamans", "thuringia", 1)
    assert not control.enough(t.g, francs, wild), "one unit, its leader, another's unit and horde"
    t.g.put_all(BIT[stranger[0]], RESERVE)
    bonds.ally(t.g, francs, NATION["alamans"])
    assert control.enough(t.g, francs, wild), "an ally's horde"
    t.muster("alamans", "saxonia", 2)
    assert control.enough(t.g, NATION["alamans"], PROVINCE["saxonia"])
    assert not control.enough(t.g, francs, PROVINCE["saxonia"]), "an ally's units alone"
    t = Table(nations, {"romains": {"thuringia": 2}})
    t.g.federator[francs] = romans
    t.put("chlodovechus", "thuringia")
    assert not control.enough(t.g, romans, wild), "a federate's leader"
    t.muster("francs", "thuringia", 1)
    assert control.enough(t.g, romans, wild)


@pytest.mark.rule("INV-XII.B-3")
@pytest.mark.parametrize(("units", "horde", "owner"), [(1, "", None), (2, "", "alamans"), (1, "thuringia", "alamans")])
def test_a_barbarian_needs_two_units_or_one_and_its_horde_in_barbarian_land(
    units: int, horde: str, owner: str | None
) -> None:
    hordes = {"alamans": horde or "agri-decumates", "francs": "rhenus"}
    t = Table({"alamans": "barbarian", "francs": "barbarian"}, {"alamans": {"thuringia": units}}, hordes=hordes)
    assert t.settle().owner("thuringia") == owner


@pytest.mark.rule("INV-XII.B-4")
@pytest.mark.parametrize(
    ("own", "federates", "owner"), [(3, 0, "romains"), (2, 0, None), (1, 2, "romains"), (0, 3, "francs")]
)
def test_a_civilised_nation_needs_three_units_there_two_of_them_a_federates(
    own: int, federates: int, owner: str | None
) -> None:
    t = Table(
        {"romains": "empire", "francs": "barbarian"}, {"romains": {"rhenus": own}, "francs": {"rhenus": federates}}
    )
    t.g.federator[NATION["francs"]] = NATION["romains"]
    assert t.settle().owner("rhenus") == owner


@pytest.mark.rule("INV-XII.B-5", "INV-XII.B-6", "INV-XII.C-5")
def test_a_kingdom_with_most_provinces_controls_the_region_and_what_is_empty_in_it() -> None:
    t = Table({"wisigoths": "kingdom"}, owners={"wisigoths": HISPANIA[:10]}).settle()
    assert control.regions(t.g, NATION["wisigoths"]) == BIT[REGION["hispania"]]
    assert {t.owner(p) for p in HISPANIA} == {"wisigoths"}  # 10 of 18 are the majority
    t = Table({"wisigoths": "kingdom"}, owners={"wisigoths": HISPANIA[:9]}).settle()
    assert control.regions(t.g, NATION["wisigoths"]) == 0
    assert {t.owner(p) for p in HISPANIA} == {None}  # 9 of 18 are none, and nobody holds them with units


@pytest.mark.rule("INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XII.B-7", "INV-III.F-5")
def test_a_built_city_keeps_its_province_until_it_is_taken() -> None:
    t = Table(
        {"romains": "empire", "wisigoths": "barbarian"},
        {"wisigoths": {"septimania": 2}},
        owners={"romains": ["septimania"]},
    )
    assert t.settle().owner("septimania") == "romains"
    control.take(t.g, PROVINCE["septimania"], NATION["wisigoths"])
    assert t.settle().owner("septimania") == "wisigoths"


@pytest.mark.rule("INV-XII.C-1", "INV-XII.C-6")
def test_an_empire_controls_by_cities_and_comes_before_a_kingdom() -> None:
    cities = ["carpetania", "cartaginensis", "hispalensis"]
    others = [p for p in HISPANIA if p not in cities]
    t = Table({"wisigoths": "kingdom", "romains": "empire"}, owners={"wisigoths": others, "romains": cities[:2]})
    assert control.region_holders(t.g, REGION["hispania"]) == BIT[NATION["romains"]]  # 2 of 3 cities
    t = Table({"wisigoths": "kingdom", "romains": "empire"}, owners={"wisigoths": others, "romains": cities[:1]})
    assert control.region_holders(t.g, REGION["hispania"]) == BIT[NATION["wisigoths"]]
    t = Table({"romains": "empire"}, owners={"romains": provinces("germania")})
    assert control.region_holders(t.g, REGION["germania"]) == 0  # there is no city


@pytest.mark.rule("INV-XII.C-3", "INV-III.D-3")
def test_the_only_horde_controls_a_region_that_of_a_vassal_apart() -> None:
    nations = {"alamans": "barbarian", "francs": "barbarian"}
    t = Table(nations, hordes={"alamans": "agri-decumates"}).settle()
    assert control.region_holders(t.g, REGION["germania"]) == BIT[NATION["alamans"]]
    t = Table(nations, hordes={"alamans": "agri-decumates", "francs": "rhenus"}).settle()
    assert control.region_holders(t.g, REGION["germania"]) == 0
    bonds.bind(t.g, NATION["francs"], NATION["alamans"], VASSAL)
    assert control.region_holders(t.g, REGION["germania"]) == BIT[NATION["alamans"]]


@pytest.mark.rule("INV-XII.C-4")
def test_failing_other_claims_a_barbarian_has_a_civilised_region_by_most_provinces() -> None:
    t = Table({"vandales": "barbarian"}, {"vandales": dict.fromkeys(provinces("graecia")[:4], 1)})
    for p in provinces("graecia")[:4]:
        t.g.owner[PROVINCE[p]] = NATION["vandales"]
    assert control.region_holders(t.g, REGION["graecia"]) == BIT[NATION["vandales"]]  # 4 of 6


@pytest.mark.rule("INV-XII.C-7", "INV-XVI.E-6")
def test_total_control_needs_all_cities_and_no_revolt() -> None:
    t = Table({"romains": "empire"}, owners={"romains": HISPANIA}).settle()
    assert control.total(t.g, NATION["romains"], REGION["hispania"])
    t.g.revolts = BIT[PROVINCE["baetica"]]
    assert not control.total(t.g, NATION["romains"], REGION["hispania"])


@pytest.mark.rule("INV-XII.A-6", "INV-XXVIII.D-4")
def test_a_federator_controls_the_foedus_provinces_and_no_others() -> None:
    t = Table(
        {"romains": "empire", "wisigoths": "barbarian"},
        {"wisigoths": {"garumnum": 2, "vasconia": 1}},
        owners={"romains": ["garumnum", "vienna"]},
    )
    t.g.federator[NATION["wisigoths"]] = NATION["romains"]
    t.g.foedus[NATION["wisigoths"]] = BIT[PROVINCE["garumnum"]] | BIT[PROVINCE["vienna"]]
    t.settle()
    assert (t.owner("garumnum"), t.owner("vasconia")) == ("romains", "wisigoths")


@pytest.mark.rule("INV-XII.A-5")
def test_a_suzerain_controls_what_its_vassals_do() -> None:
    t = Table(
        {"huns": "barbarian", "gepides": "barbarian"},
        {"gepides": {"tisia": 2}},
        hordes={"gepides": "hunnia", "huns": "volga"},
    )
    t.settle()
    bonds.bind(t.g, NATION["gepides"], NATION["huns"], VASSAL)
    assert control.holdings(t.g, NATION["huns"]) & BIT[PROVINCE["tisia"]]
    assert control.regions(t.g, NATION["huns"]) & BIT[REGION["danubius"]]
    assert not control.own_regions(t.g, NATION["huns"]) & BIT[REGION["danubius"]]


@pytest.mark.rule("INV-III.G-8")
def test_a_capital_that_falls_takes_allies_clients_and_vassals_with_it() -> None:
    t = Table(
        {"perses": "kingdom", "iberiens": "kingdom", "byzantins": "empire"},
        capitals={"perses": "chaldea"},
        inactive=["iberiens"],
    )
    perses = NATION["perses"]
    bonds.bind(t.g, NATION["iberiens"], perses, CLIENT)
    control.take(t.g, PROVINCE["chaldea"], NATION["byzantins"])
    assert (t.g.capital[perses], t.g.lost_capital[perses], t.g.lost_to[perses]) == (-1, 4, NATION["byzantins"])
    assert t.g.lord[NATION["iberiens"]] == -1


# ---------------------------------------------------------------- XII.D


@pytest.mark.rule("INV-XII.D-2", "INV-XXVIII.E-1")
def test_allies_federators_and_their_federates_are_friends() -> None:
    t = Table({"romains": "empire", "byzantins": "empire", "francs": "barbarian", "alains": "barbarian"})
    t.g.federator[NATION["francs"]] = NATION["romains"]
    t.g.federator[NATION["alains"]] = NATION["byzantins"]
    bonds.ally(t.g, NATION["romains"], NATION["byzantins"])
    for one, other in [("romains", "byzantins"), ("francs", "romains"), ("francs", "byzantins"), ("francs", "alains")]:
        assert relations.friendly(t.g, NATION[one], NATION[other])
    bonds.unally(t.g, NATION["romains"])
    assert not relations.friendly(t.g, NATION["francs"], NATION["alains"])


@pytest.mark.rule("INV-XII.D-3", "INV-XXVII.A-4", "INV-XXIX.F-1")
def test_clients_and_vassals_are_neutral_to_their_lord_and_his_dependants() -> None:
    t = Table(
        {"perses": "kingdom", "iberiens": "kingdom", "kouchans": "barbarian", "byzantins": "empire"},
        inactive=["iberiens"],
    )
    bonds.bind(t.g, NATION["iberiens"], NATION["perses"], CLIENT)
    bonds.bind(t.g, NATION["kouchans"], NATION["perses"], VASSAL)
    neutral = t.g.neutrals[NATION["iberiens"]]
    assert neutral == BIT[NATION["perses"]] | BIT[NATION["kouchans"]]
    assert relations.hostile(t.g, NATION["iberiens"], NATION["byzantins"], PROVINCE["iberia"])


@pytest.mark.rule("INV-XII.D-4", "INV-XII.D-5")
def test_barbarians_are_neutral_in_barbarian_land_unless_they_say_otherwise() -> None:
    t = Table({"alamans": "barbarian", "francs": "barbarian"})
    a, f = NATION["alamans"], NATION["francs"]
    assert not relations.hostile(t.g, a, f, PROVINCE["thuringia"])
    assert relations.hostile(t.g, a, f, PROVINCE["lotharingia"])
    t.g.wars[f] = BIT[a]
    assert relations.hostile(t.g, a, f, PROVINCE["thuringia"])


@pytest.mark.rule("INV-VI.K-5")
def test_the_empire_is_one_until_turn_three() -> None:
    nations = {"romains": "empire", "byzantins": "empire"}
    r, b = NATION["romains"], NATION["byzantins"]
    t = Table(nations, turn=2)
    assert relations.friendly(t.g, r, b)
    t = Table(nations, turn=3)
    assert not relations.friendly(t.g, r, b)
    assert not relations.hostile(t.g, r, b, PROVINCE["latium"])


@pytest.mark.rule("INV-XII.D-7", "INV-XII.D-8", "INV-XII.D-9", "INV-XII.D-10")
def test_ground_is_friendly_neutral_or_hostile() -> None:
    t = Table(
        {"romains": "empire", "mauritaniens": "kingdom", "wisigoths": "barbarian"},
        owners={"romains": ["latium", "campania"], "mauritaniens": ["atlas"], "wisigoths": ["garumnum"]},
        inactive=["mauritaniens"],
    )
    bonds.bind(t.g, NATION["mauritaniens"], NATION["romains"], CLIENT)
    t.g.revolts = BIT[PROVINCE["campania"]]
    ground = {
        p: relations.ground(t.g, NATION["romains"], PROVINCE[p]) for p in ("latium", "campania", "atlas", "garumnum")
    }
    assert ground == {"latium": FRIENDLY, "campania": HOSTILE, "atlas": NEUTRAL, "garumnum": HOSTILE}
    assert relations.passable(t.g, NATION["romains"], PROVINCE["garumnum"])  # empty: a path may lead through it
    t.muster("wisigoths", "garumnum")
    assert not relations.passable(t.g, NATION["romains"], PROVINCE["garumnum"])


@pytest.mark.rule("INV-III.G-8", "INV-XII.B-7")
def test_a_capital_left_without_units_is_not_lost() -> None:
    t = Table({"burgondes": "kingdom"}, capitals={"burgondes": "rhodanus"}, owners={"burgondes": ["vienna"]}).settle()
    assert t.owner("rhodanus") == "burgondes"
    assert t.owner("vienna") is None  # empty, and the region is not theirs


@pytest.mark.rule("INV-XII.A-1", "INV-III.E-5", "INV-III.E-7")
def test_an_island_belongs_to_the_region_that_the_map_says() -> None:
    """Regions and their islands as XXXIII lists them."""
    region = {"gothlandia": "scandinavia", "balearica": "hispania", "creta": "graecia", "cyclades": "graecia",
              "cyprus": "asia", "sardinia": "italia", "corsica": "italia", "sicilia": "italia"}  # fmt: skip
    assert {name: REGION_IDS[REGION_OF[PROVINCE[name]]] for name in region} == region
    assert all(ISLANDS & BIT[PROVINCE[name]] for name in region)
    assert not any(BY_LAND[PROVINCE[name]] for name in ("gothlandia", "balearica", "creta", "cyprus"))
    assert sum(land.bit_count() for land in LANDS) == len(PROVINCE_IDS) - 1, "all but Kushania"


@pytest.mark.rule("INV-XII.A-3", "INV-XII.C-8")
def test_a_region_gives_its_empty_provinces_and_not_those_of_others() -> None:
    """Visigoths with 10 of 18 provinces of Hispania; Suebi stand in one more, and one is empty of its owner's units."""
    t = Table(
        {"wisigoths": "kingdom", "sueves": "barbarian"},
        {"sueves": {"osca": 1}},
        owners={"wisigoths": HISPANIA[:10], "sueves": ["osca", "tarraconensis"]},
    ).settle()
    assert "osca" not in HISPANIA[:10]
    assert "tarraconensis" not in HISPANIA[:10]
    assert t.owner("osca") == "sueves"
    assert t.owner("tarraconensis") == "wisigoths"
    assert {t.owner(p) for p in HISPANIA if p != "osca"} == {"wisigoths"}


@pytest.mark.rule("INV-XII.C-8", "INV-XII.A-4", "INV-SEQ.2.B-3")
def test_an_empire_draws_a_gold_from_its_region_and_another_if_control_is_total() -> None:
    t = Table({"romains": "empire"}, owners={"romains": HISPANIA}).settle()
    assert dict(income.gross(t.g, NATION["romains"]))["INV-XIV.E-3"] == 2 * 2
    t.g.owner[PROVINCE["hispalensis"]] = -1  # one of its three cities
    assert dict(income.gross(t.g, NATION["romains"]))["INV-XIV.E-3"] == 2 * 1
    t.g.owner[PROVINCE["carpetania"]] = -1  # two of them: the region is lost
    assert "INV-XIV.E-3" not in dict(income.gross(t.g, NATION["romains"]))


@pytest.mark.rule("INV-XII.A-7", "INV-XII.C-2")
def test_allies_count_together_and_each_who_is_in_the_region_controls_it() -> None:
    t = Table(
        {"wisigoths": "kingdom", "sueves": "kingdom", "francs": "kingdom"},
        owners={"wisigoths": HISPANIA[:6], "sueves": HISPANIA[6:10]},
    )
    goths, suebi, franks = (NATION[n] for n in ("wisigoths", "sueves", "francs"))
    assert control.region_holders(t.g, REGION["hispania"]) == 0, "6 and 4 of 18"
    bonds.ally(t.g, goths, suebi)
    bonds.ally(t.g, goths, franks)
    assert control.region_holders(t.g, REGION["hispania"]) == BIT[goths] | BIT[suebi], "no Frank is there"
    assert control.own_regions(t.g, suebi) == BIT[REGION["hispania"]]
    t.settle()
    assert t.owner(HISPANIA[6]) == "sueves"


@pytest.mark.rule("INV-XII.A-7", "INV-XII.C-2", "INV-XII.C-3")
def test_the_hordes_of_allies_do_not_contest_a_region() -> None:
    nations = {"alamans": "barbarian", "francs": "barbarian", "saxons": "barbarian"}
    t = Table(nations, hordes={"alamans": "agri-decumates", "francs": "rhenus"})
    bonds.ally(t.g, NATION["alamans"], NATION["francs"])
    both = BIT[NATION["alamans"]] | BIT[NATION["francs"]]
    assert control.region_holders(t.g, REGION["germania"]) == both
    t.put("saxons-horde", "thuringia")
    assert control.region_holders(t.g, REGION["germania"]) == 0


@pytest.mark.rule("INV-XII.B-8", "INV-XXIV.A-3")
@pytest.mark.parametrize(("land", "owner"), [(["umbria"], None), (["umbria", "latium", "cisalpine"], "romains")])
def test_who_fails_before_a_city_leaves_it_and_it_is_neutral_unless_its_region_is_held(
    land: list[str], owner: str | None
) -> None:
    """Ravenna, empty, which is all that Rome holds, or one of five of the six cities of Italia."""
    held = [*land, "campania", "venetia"] if len(land) > 1 else land
    t = Table(
        {"romains": "empire", "wisigoths": "barbarian"},
        {"wisigoths": {"umbria": 3}},
        owners={"romains": held, "wisigoths": ["spoletum"]},
        dice=[1],
    )
    t.g.playing = BIT[NATION["wisigoths"]]
    t.settle()
    assert t.owner("umbria") == "romains", "a city keeps its province as long as it resists"
    t.start(Battles())
    t.choose("besiege")
    while not t.g.over:
        t.choose(*t.offers()[0])
    control.work_out(t.g)
    assert not t.g.units(NATION["wisigoths"], PROVINCE["umbria"])
    assert t.owner("umbria") == owner


@pytest.mark.rule("INV-XII.D-6", "INV-III.F-1")
def test_a_city_is_whose_its_province_is_and_friendly_if_that_is() -> None:
    t = Table(
        {"romains": "empire", "byzantins": "empire", "wisigoths": "barbarian"},
        {"romains": {"umbria": 1}},
        owners={"byzantins": ["umbria", "latium"]},
    )
    rome, goths, umbria = NATION["romains"], NATION["wisigoths"], PROVINCE["umbria"]
    bonds.ally(t.g, rome, NATION["byzantins"])
    assert relations.ground(t.g, rome, umbria) == FRIENDLY
    assert not terror.needed(t.g, rome, umbria), "nobody besieges a friend's city"
    assert terror.needed(t.g, goths, PROVINCE["latium"])
    control.take(t.g, umbria, goths)
    assert control.cities(t.g, control.owned(t.g, goths)) == BIT[umbria], "with the province comes its city"


@pytest.mark.rule("INV-XII.B-5", "INV-XII.C-8", "INV-XII.D-9")
@pytest.mark.parametrize("nation", ["herules", "romains"])
def test_a_province_where_only_a_leader_is_is_empty_and_goes_with_its_region(nation: str) -> None:
    t = Table({"herules": "barbarian", "romains": "empire"}, {"herules": {"hunnia": 2}}, hordes={"herules": "hunnia"})
    t.lead(nation, "dacia")
    assert t.settle().owner("dacia") == "herules", "the only horde of Danubius"


@pytest.mark.rule("INV-XII.B-2")
def test_a_city_in_another_s_region_is_not_kept_by_a_leader_alone() -> None:
    t = Table({"sueves": "kingdom"}, owners={"sueves": ["tarraconensis", "baetica"]})
    t.g.level[PROVINCE["tarraconensis"]] = t.g.level[PROVINCE["baetica"]] = 1
    t.lead("sueves", "tarraconensis")
    t.muster("sueves", "baetica", 1)
    t.settle()
    assert (t.owner("tarraconensis"), t.owner("baetica")) == (None, "sueves")


@pytest.mark.rule("INV-XII.D-8", "INV-XII.D-9")
@pytest.mark.parametrize(
    ("city", "where", "expected"),
    [
        (-1, "aquitania", NEUTRAL),
        (0, "aquitania", NEUTRAL),
        (1, "aquitania", HOSTILE),
        (0, "vasconia", HOSTILE),
    ],
)
def test_an_enemy_s_land_that_a_neutral_nation_occupies_is_neutral_but_for_its_city(
    city: int, where: str, expected: int
) -> None:
    t = Table({"romains": "empire", "wisigoths": "barbarian", "vandales": "barbarian"}, {"vandales": {where: 1}})
    t.g.owner[PROVINCE["aquitania"]], t.g.level[PROVINCE["aquitania"]] = NATION["romains"], city
    bonds.bind(t.g, NATION["vandales"], NATION["wisigoths"], VASSAL)
    assert relations.ground(t.g, NATION["wisigoths"], PROVINCE["aquitania"]) == expected


WHO = {
    "romains": "empire",
    "byzantins": "empire",
    "francs": "barbarian",
    "alamans": "barbarian",
    "wisigoths": "barbarian",
}


def held(owner: str | None, here: dict[str, int], *, city: int = 0, ceded: bool = False, where: str = "gallaecia",
         hordes: dict[str, str] | None = None) -> str | None:  # fmt: skip
    """Who controls a province of `owner` once so many units of some nations are there. The Franks and the Alamans are
    federates of Rome; by a Foedus the Franks have the province, if it is `ceded`."""
    t = Table(WHO, {name: {where: number} for name, number in here.items()}, hordes=hordes or {})
    g, place = t.g, PROVINCE[where]
    g.owner[place] = NATION[owner] if owner else NONE
    g.level[place] = city
    for federate in ("francs", "alamans"):
        g.federator[NATION[federate]] = NATION["romains"]
    if ceded:
        g.foedus[NATION["francs"]] = BIT[place]
    return t.settle().owner(where)


@pytest.mark.rule("INV-XII.A-6", "INV-XXVIII.D-4")
@pytest.mark.parametrize("owner", [None, "francs", "romains"])
def test_what_a_federate_holds_alone_is_his_unless_it_was_ceded_to_him(owner: str | None) -> None:
    assert held(owner, {"francs": 2}) == "francs"
    assert held(owner, {"francs": 2, "alamans": 1}) == "francs"
    assert held(owner, {"francs": 2}, ceded=True) == "romains"
    assert held(owner, {"francs": 2, "alamans": 1}, ceded=True) == "romains"


@pytest.mark.rule("INV-XII.A-6")
def test_what_a_federate_and_his_federator_occupy_is_the_federators() -> None:
    assert held("francs", {"francs": 3, "romains": 1}) == "romains"
    assert held("francs", {"francs": 3, "alamans": 1}) == "francs"
    # in barbarian land three are needed, two of them federates at most, and the federate needs two
    assert held("francs", {"francs": 2, "romains": 1}, where="franconia") == "romains"
    assert held("francs", {"francs": 1, "romains": 1}, where="franconia") is None


@pytest.mark.rule("INV-XXVIII.D-4", "INV-XXVIII.D-2")
@pytest.mark.parametrize("owner", [None, "romains"])
def test_ceded_land_is_the_federators_where_the_horde_stands_alone_or_nobody(owner: str | None) -> None:
    assert held(owner, {}, ceded=True) == "romains"
    assert held(owner, {}, ceded=True, hordes={"francs": "gallaecia"}) == "romains"
    assert held(owner, {"francs": 1}, ceded=True, where="franconia") == "romains"
    assert held(owner, {"wisigoths": 1}, ceded=True) == "wisigoths"


@pytest.mark.rule("INV-XII.B-7", "INV-III.E-8")
def test_a_built_city_falls_to_nobody_who_only_stands_before_it() -> None:
    for owner in (None, "romains", "wisigoths"):
        assert held(owner, {"alamans": 3}, city=1) == owner
        assert held(owner, {"byzantins": 3}, city=1) == owner
    assert held("romains", {"wisigoths": 3}, city=0) == "wisigoths"
    assert held("romains", {"wisigoths": 3}, city=1) == "romains"
    assert held("francs", {"wisigoths": 1, "romains": 1}, city=1) == "francs"


@pytest.mark.rule("INV-XII.B-1")
@pytest.mark.parametrize("owner", [None, "romains", "wisigoths", "byzantins"])
def test_what_enemies_contest_stays_with_who_had_it(owner: str | None) -> None:
    assert held(owner, {"romains": 3, "wisigoths": 1}) == owner
    assert held(owner, {"wisigoths": 2, "francs": 2}) == owner


@pytest.mark.rule("INV-XII.B-3", "INV-XII.B-5", "INV-XII.D-4")
@pytest.mark.parametrize(("horde", "keeps"), [("thuringia", True), ("neustria", False)])
def test_in_barbarian_land_one_unit_beside_a_neutral_keeps_what_the_region_gives(horde: str, keeps: bool) -> None:
    """One Frank beside one Visigoth in Franconia: too few to hold it, but his horde holds the region."""
    war = {"francs": "barbarian", "wisigoths": "barbarian"}
    t = Table(war, {name: {"franconia": 1} for name in war}, hordes={"francs": horde}, owners={"francs": ["franconia"]})
    assert REGION_OF[PROVINCE["thuringia"]] == REGION_OF[PROVINCE["franconia"]]
    assert t.settle().owner("franconia") == ("francs" if keeps else None)


@pytest.mark.rule("INV-XII.B-3", "INV-VI.B-2")
def test_an_inactive_nation_holds_barbarian_land_with_one_unit() -> None:
    for inactive in ([], ["alamans"]):
        t = Table({"alamans": "barbarian"}, {"alamans": {"franconia": 1}}, inactive=inactive)
        assert control.enough(t.g, NATION["alamans"], PROVINCE["franconia"]) is bool(inactive)


@pytest.mark.rule("INV-XII.B-7", "INV-III.G-8")
def test_who_takes_his_own_capital_or_land_of_nobody_takes_no_capital_from_anybody() -> None:
    t = Table(WHO, capitals={"romains": "latium"})
    control.take(t.g, PROVINCE["latium"], NATION["romains"])
    assert t.g.capital[NATION["romains"]] == PROVINCE["latium"]
    t.g.free_cities = BIT[PROVINCE["gallaecia"]] | BIT[PROVINCE["baetica"]]
    control.take(t.g, PROVINCE["gallaecia"], NATION["francs"])
    assert t.g.free_cities == BIT[PROVINCE["baetica"]]
    assert t.events("capital-taken") == []
    control.take(t.g, PROVINCE["latium"], NATION["francs"])
    assert t.g.lost_seat[NATION["romains"]] == PROVINCE["latium"]
    assert t.g.lost_to[NATION["romains"]] == NATION["francs"]


@pytest.mark.rule("INV-XII.C-7", "INV-XVI.E-6")
def test_an_enemy_in_the_region_ends_total_control_and_a_province_of_nobody_without_a_city_does_not() -> None:
    t = Table({"romains": "empire", "sueves": "barbarian"}, owners={"romains": HISPANIA})
    g, rome, hispania, gallaecia = t.g, NATION["romains"], REGION["hispania"], PROVINCE["gallaecia"]
    assert control.total(g, rome, hispania)
    assert not control.total(g, NATION["sueves"], hispania)
    assert g.level[gallaecia] < 1
    g.owner[gallaecia] = NONE
    assert control.total(g, rome, hispania)
    t.muster("sueves", "gallaecia")
    assert not control.total(g, rome, hispania)


@pytest.mark.rule("INV-XII.B-5", "INV-XII.B-1", "INV-XII.A-6")
@pytest.mark.parametrize(
    ("guest", "owner"),
    [("francs", "romains"), ("iberiens", "romains"), ("wisigoths", "wisigoths")],
)
def test_in_a_region_of_his_an_owner_keeps_land_where_friends_or_neutrals_stand_and_not_foes(
    guest: str, owner: str
) -> None:
    """Rome holds all Hispania; the Franks are its federates, the Iberians its vassals."""
    t = Table({"romains": "empire", "francs": "barbarian", "iberiens": "kingdom", "wisigoths": "barbarian"},
              {guest: {"gallaecia": 2}}, owners={"romains": HISPANIA})  # fmt: skip
    t.g.federator[NATION["francs"]] = NATION["romains"]
    bonds.bind(t.g, NATION["iberiens"], NATION["romains"], VASSAL)
    assert t.settle().owner("gallaecia") == owner


@pytest.mark.rule("INV-XII.B-3", "INV-XII.B-5", "INV-XII.D-4")
def test_a_neutral_too_weak_to_hold_barbarian_land_keeps_it_from_who_has_the_region() -> None:
    t = Table({"francs": "barbarian", "wisigoths": "barbarian"}, {"wisigoths": {"franconia": 1}},
              hordes={"francs": "thuringia"}, owners={"francs": ["franconia"]})  # fmt: skip
    assert t.settle().owner("franconia") is None


@pytest.mark.rule("INV-XXVIII.D-4", "INV-XII.B-7")
def test_a_built_city_in_ceded_land_is_no_ones_but_its_owners() -> None:
    for owner in (None, "romains", "wisigoths"):
        assert held(owner, {}, city=1, ceded=True, hordes={"francs": "gallaecia"}) == owner


@pytest.mark.rule("INV-XII.A-5", "INV-XII.C-5")
@pytest.mark.parametrize(("bond", "holds"), [(VASSAL, True), (CLIENT, False)])
def test_a_vassals_land_counts_for_a_region_and_a_clients_does_not(bond: int, holds: bool) -> None:
    """Of Hispania the Goths have two provinces, the kingdom of the Basques, theirs by such a bond, all others."""
    t = Table({"wisigoths": "kingdom", "euskalduns": "kingdom"},
              owners={"wisigoths": HISPANIA[:2], "euskalduns": HISPANIA[2:]}, inactive=["euskalduns"])  # fmt: skip
    bonds.bind(t.g, NATION["euskalduns"], NATION["wisigoths"], bond)
    goths = BIT[NATION["wisigoths"]]
    assert control.region_holders(t.g, REGION["hispania"]) == (goths if holds else 0)


@pytest.mark.rule("INV-XII.A-5", "INV-XII.C-5", "INV-V.B-5")
@pytest.mark.parametrize(("suzerain", "vassal"), [("wisigoths", "sueves"), ("sueves", "wisigoths")])
@pytest.mark.parametrize(("own", "holder"), [(1, "vassal"), (10, "suzerain"), (9, "suzerain")])
def test_a_vassal_that_has_most_of_a_region_itself_controls_it_whoever_its_suzerain_is(
    suzerain: str, vassal: str, own: int, holder: str
) -> None:
    """Of 18 provinces the suzerain has one, ten or nine (half), the vassal the others: only with one has it most."""
    t = Table({suzerain: "kingdom", vassal: "kingdom"}, owners={suzerain: HISPANIA[:own], vassal: HISPANIA[own:]})
    bonds.bind(t.g, NATION[vassal], NATION[suzerain], VASSAL)
    region = REGION["hispania"]
    assert control.region_holders(t.g, region) == BIT[NATION[vassal if holder == "vassal" else suzerain]]
    assert control.regions(t.g, NATION[suzerain]) & BIT[region], "he controls what his vassal controls"


@pytest.mark.rule("INV-XII.C-1", "INV-XII.C-4", "INV-XII.C-5", "INV-VI.B-2")
def test_neither_the_inactive_nor_barbarians_without_a_horde_in_barbarian_land_claim_a_region() -> None:
    land = {region: [PROVINCE_IDS[p] for p in members(LANDS[REGION[region]])] for region in ("hispania", "germania")}
    for region, nation, status, inactive, holds in (
        ("hispania", "perses", "kingdom", [], True),
        ("hispania", "perses", "kingdom", ["perses"], False),
        ("hispania", "gepides", "barbarian", [], True),
        ("germania", "gepides", "barbarian", [], False),
    ):
        t = Table({nation: status}, owners={nation: land[region]}, inactive=inactive)
        assert control.region_holders(t.g, REGION[region]) == (BIT[NATION[nation]] if holds else 0), (region, nation)


@pytest.mark.rule("INV-XII.C-5", "INV-XII.C-2")
def test_a_province_in_the_region_of_another_is_no_region() -> None:
    t = Table({"romains": "empire", "perses": "kingdom"}, owners={"romains": HISPANIA})
    city = next(name for name in HISPANIA if t.g.level[PROVINCE[name]] < 1)
    t.g.owner[PROVINCE[city]] = NATION["perses"]
    for regions in (control.regions, control.own_regions):
        assert regions(t.g, NATION["romains"]) == BIT[REGION["hispania"]]
        assert regions(t.g, NATION["perses"]) == 0


@pytest.mark.rule("INV-XII.A-6", "INV-XXVIII.D-4")
def test_land_outside_his_foedus_is_the_federates_own() -> None:
    """The Franks have Baetica by a Foedus, and two units, or their horde alone, in Gallaecia."""
    for units, owner in ((2, "francs"), (0, None)):
        t = Table(WHO, {"francs": {"gallaecia": units}, "alamans": {"gallaecia": units // 2}},
                  hordes={"francs": "baetica" if units else "gallaecia"})  # fmt: skip
        for federate in ("francs", "alamans"):
            t.g.federator[NATION[federate]] = NATION["romains"]
        t.g.foedus[NATION["francs"]] = BIT[PROVINCE["baetica"]]
        t.g.owner[PROVINCE["baetica"]] = NATION["romains"]
        assert t.settle().owner("gallaecia") == owner
        assert t.owner("baetica") == "romains"
