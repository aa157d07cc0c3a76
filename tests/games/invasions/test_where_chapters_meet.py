"""INV: cases in which chapters meet: retreats in barbarian land, leaders alone, suzerains and regions, lost units."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, NEAR, NONE, PROVINCE, PROVINCE_IDS, REGION, SEA
from latrunculi.games.invasions.components.chronology import DATED
from latrunculi.games.invasions.components.nations import ARIAN, CAMP_OF, CATHOLIC, NATION
from latrunculi.games.invasions.rules import (
    bonds,
    control,
    dated,
    federations,
    foedera,
    income,
    migration,
    relations,
    stacking,
    ways,
)
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.campaigns import Campaigns
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.naval import SeaFight
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import VASSAL
from latrunculi.games.invasions.rules.treaties import Opening
from latrunculi.games.invasions.table.marches import march_state
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table, place

ROMAINS, BYZANTINS, HUNS, GEPIDES = (NATION[n] for n in ("romains", "byzantins", "huns", "gepides"))


def retreat(t: Table, nation: str, where: str) -> Table:
    """Let all that a nation has in a province retreat."""
    pieces = t.g.pieces(NATION[nation], PROVINCE[where])
    return t.start(Retreat(NATION[nation], PROVINCE[where], pieces))


def turns(t: Table, step: str) -> Table:
    """Go on from a step of the turn."""
    frame = Turns()
    frame.step = step
    return t.start(frame)


# ---------------------------------------------------------------- retreats and leaders (XX.J, XX.L)


@pytest.mark.rule("INV-XX.L-5", "INV-XX.L-9", "INV-XX.L-11")
@pytest.mark.parametrize("pending", [False, True])
def test_active_barbarians_pass_through_enemies_and_end_there_only_if_others_of_them_fight_there(pending: bool) -> None:
    t = Table({"romains": "empire", "gepides": "barbarian"},
              {"gepides": {"hypanis": 2, "ucraina": +pending}, "romains": {"ucraina": 1}})  # fmt: skip
    t.g.playing = BIT[GEPIDES]
    retreat(t.settle(), "gepides", "hypanis").choose("retreat-to", "ucraina")
    assert (("done", None) in t.offers()) is pending
    assert bool(t.offers("leave-behind")) is pending


@pytest.mark.rule("INV-XX.L-5", "INV-XX.L-9", "INV-XX.L-11")
@pytest.mark.parametrize("pending", [False, True])
def test_barbarians_beaten_by_the_active_nation_do_not_end_among_others_of_its_units_unless_friends_fight_there(
    pending: bool,
) -> None:
    t = Table({"romains": "empire", "gepides": "barbarian"},
              {"gepides": {"hypanis": 2, "ucraina": +pending}, "romains": {"ucraina": 1}})  # fmt: skip
    t.g.playing = BIT[ROMAINS]
    retreat(t.settle(), "gepides", "hypanis").choose("retreat-to", "ucraina")
    assert (("done", None) in t.offers()) is pending
    assert bool(t.offers("leave-behind")) is pending


@pytest.mark.rule("INV-XVIII.A-7", "INV-XXIX.F-3")
@pytest.mark.parametrize("bound", [False, True])
def test_a_vassal_of_nomads_does_not_retreat_out_of_their_reach(bound: bool) -> None:
    """The horde of the Huns is in Hunnia: Illyria is next to its region, Italy is not."""
    assert not ways.NEIGHBOURHOOD[REGION["danubius"]] & LANDS[REGION["italia"]]
    assert LANDS[REGION["illyria"]] & ~ways.NEIGHBOURHOOD[REGION["danubius"]] == 0
    t = Table({"huns": "barbarian", "gepides": "barbarian"}, {"gepides": {"rhaetia": 1}}, hordes={"huns": "hunnia"})
    outside = [PROVINCE_IDS[p] for p in members(NEAR[PROVINCE["rhaetia"]] & LANDS[REGION["gallia-meridionalis"]])]
    assert outside
    assert not ways.NEIGHBOURHOOD[REGION["danubius"]] & BIT[PROVINCE[outside[0]]]
    if bound:
        bonds.bind(t.g, GEPIDES, HUNS, VASSAL)
    retreat(t.settle(), "gepides", "rhaetia")
    assert (outside[0] in t.offers("retreat-to")) is not bound
    if bound:
        assert t.why_not("retreat-to", outside[0]) == "INV-XXIX.F-3"


@pytest.mark.rule("INV-XX.J-2")
@pytest.mark.parametrize("guarded", [False, True])
def test_a_leader_alone_among_enemies_makes_for_friendly_land_when_the_combats_are_over(guarded: bool) -> None:
    """Romans beside the Gepids who have come; a leader whose allies hold the place with him is not alone."""
    t = Table({"romains": "empire", "gepides": "barbarian", "francs": "kingdom"},
              {"gepides": {"neustria": 1}, "romains": {"treveria": 1}, "francs": {"neustria": +guarded}},
              owners={"romains": ["treveria"]})  # fmt: skip
    caesar = t.put("romains-caesar", "neustria")
    if guarded:
        bonds.ally(t.g, ROMAINS, NATION["francs"])
    t.settle().start(Battles())
    assert t.g.over
    assert t.g.at[caesar] == PROVINCE["neustria" if guarded else "treveria"]


# ---------------------------------------------------------------- suzerains and regions (XII, XXIX)

HISPANIA = [PROVINCE_IDS[p] for p in members(LANDS[REGION["hispania"]])]


@pytest.mark.rule("INV-XII.A-5", "INV-XII.C-5")
@pytest.mark.parametrize("bound", [False, True])
def test_a_suzerain_controls_the_region_of_which_his_vassals_have_the_majority_together(bound: bool) -> None:
    """Five of the 18 provinces are the Sueves', five the Alans', whose hordes are both there."""
    mine, theirs = HISPANIA[:5], HISPANIA[5:10]
    t = Table({"wisigoths": "kingdom", "sueves": "barbarian", "alains": "barbarian"},
              {"sueves": dict.fromkeys(mine, 1), "alains": dict.fromkeys(theirs, 1)},
              hordes={"sueves": mine[0], "alains": theirs[0]}, owners={"sueves": mine, "alains": theirs})  # fmt: skip
    for vassal in ("sueves", "alains") if bound else ():
        bonds.bind(t.g, NATION[vassal], NATION["wisigoths"], VASSAL)
    t.settle()
    holders = control.region_holders(t.g, REGION["hispania"])
    assert holders == (BIT[NATION["wisigoths"]] if bound else 0)
    assert control.own_regions(t.g, NATION["wisigoths"]) == (BIT[REGION["hispania"]] if bound else 0)
    assert t.owner(mine[0]) == "sueves"


@pytest.mark.rule("INV-XII.A-3", "INV-XII.B-3", "INV-XII.C-3")
@pytest.mark.parametrize("guest", [None, "lombards", "romains"])
def test_who_controls_a_region_controls_what_too_few_of_his_own_or_his_horde_stand_in(guest: str | None) -> None:
    """Franks with the only horde of Germania: one unit does not hold a barbarian province, but an empty one is theirs.
    Where another nation has a unit, neutral or hostile, too, the province is nobody's."""
    t = Table({"francs": "barbarian", "lombards": "barbarian", "romains": "empire"},
              {"francs": {"rhenus": 3, "saxonia": 1}}, hordes={"francs": "albis"})  # fmt: skip
    if guest:
        t.muster(guest, "saxonia")
    t.settle()
    assert [t.owner(p) for p in ("rhenus", "albis", "oderus")] == ["francs"] * 3
    assert t.owner("saxonia") == (None if guest else "francs")


@pytest.mark.rule("INV-XII.A-5", "INV-XII.B-6", "INV-XXIX.F-8")
def test_a_vassal_kingdom_keeps_its_empty_provinces_in_a_region_of_its_suzerain() -> None:
    """Franks with most of northern Gaul submit to Rome, which has Treverum: the empire comes first in the region."""
    land = [PROVINCE_IDS[p] for p in members(LANDS[REGION["gallia-septentrionalis"]])]
    t = Table({"romains": "empire", "francs": "kingdom"}, {"romains": {"treveria": 1}, "francs": {"neustria": 1}},
              capitals={"francs": "neustria"}, owners={"francs": land, "romains": ["treveria"]}).settle()  # fmt: skip
    rural = next(p for p in land if t.g.level[PROVINCE[p]] < 1 and not t.g.inside[PROVINCE[p]])
    assert t.owner(rural) == "francs"
    bonds.bind(t.g, NATION["francs"], ROMAINS, VASSAL)
    t.settle()
    assert control.region_holders(t.g, REGION["gallia-septentrionalis"]) == BIT[ROMAINS]
    assert t.owner(rural) == "francs"


# ---------------------------------------------------------------- who controls what in phase 2 (XII.B, XIV)


@pytest.mark.rule("INV-XII.B-2", "INV-XIV.D-3")
def test_a_province_whose_last_unit_is_lost_to_a_calamity_yields_nothing_in_the_revenues() -> None:
    """Sueves at Bracara with a unit in Baetica, of income 1, which they control no longer: 5 + 1 for their capital and
    its city, 1/2 for its land, less 1 for the unit there: 5 1/2, rounded up."""
    t = Table({"sueves": "kingdom"}, {"sueves": {"gallaecia": 1, "baetica": 1}}, capitals={"sueves": "gallaecia"})
    t.g.level[PROVINCE["gallaecia"]] = 1
    t.settle()
    assert t.owner("baetica") == "sueves"
    t.g.lose(members(t.g.units(NATION["sueves"], PROVINCE["baetica"]))[0])
    turns(t, "revenues")
    assert t.owner("baetica") is None
    assert t.g.treasury[NATION["sueves"]] == 6


@pytest.mark.rule("INV-XXVIII.G-7", "INV-XII.C-6")
def test_a_foedus_that_is_broken_in_a_bankruptcy_costs_the_federator_his_region_in_the_revenues() -> None:
    """Two of the three cities of Hispania are ceded to the Sueves, who leave an empire in its bankruptcy."""
    t = Table({"romains": "empire", "sueves": "barbarian"},
              {"romains": {"carpetania": 1}, "sueves": {"cartaginensis": 1, "hispalensis": 1}},
              hordes={"sueves": "hispalensis"}, owners={"romains": HISPANIA})  # fmt: skip
    cities = [p for p in HISPANIA if t.g.level[PROVINCE[p]] > 0]
    assert sorted(cities) == ["carpetania", "cartaginensis", "hispalensis"]
    bonds.federate(t.g, NATION["sueves"], ROMAINS, BIT[PROVINCE["cartaginensis"]] | BIT[PROVINCE["hispalensis"]])
    t.settle()
    assert t.owner("cuneus") == "romains"
    foedera.break_free(t.g, NATION["sueves"])
    turns(t, "revenues")
    assert t.owner("hispalensis") == "sueves"
    assert t.owner("cuneus") != "romains"


@pytest.mark.rule("INV-XV.B-2", "INV-XII.B-1")
def test_nothing_is_bought_where_an_enemy_stands() -> None:
    """Vandals who have just become a kingdom, and Gepids who were at peace with them in barbarian land."""
    t = Table({"vandales": "kingdom", "gepides": "barbarian"},
              {"vandales": {"galicie": 3, "gothia": 3}, "gepides": {"galicie": 1}},
              owners={"vandales": ["galicie", "gothia"]})  # fmt: skip
    relations.work_out(t.g)
    assert stacking.grounds(t.g, NATION["vandales"]) == BIT[PROVINCE["gothia"]]


# ---------------------------------------------------------------- neutrals, the sea and campaigns (XII.D, XXII, XXV)


def at_sea(neutrals: dict[str, int], owner: str) -> Table:
    """A Roman at Africa with a fleet before him, turn 6; Sicily is Roman or Byzantine, which is neutral."""
    t = Table({"romains": "empire", "byzantins": "empire"}, {"romains": {"africa": 1, "mare-siculum": 1},
              "byzantins": neutrals}, owners={"romains": ["africa"], owner: ["sicilia"]}, turn=6)  # fmt: skip
    if owner == "romains":
        t.g.owner[PROVINCE["africa"]] = ROMAINS
    t.g.playing = BIT[ROMAINS]
    relations.work_out(t.g)
    return t.start(Movement(BIT[ROMAINS])).choose("march", "africa")


@pytest.mark.rule("INV-XII.D-1", "INV-XXV.D-2")
@pytest.mark.parametrize("neutrals", [False, True])
def test_nobody_is_shipped_to_where_neutrals_stand(neutrals: bool) -> None:
    t = at_sea({"sicilia": +neutrals}, "romains")
    assert ("sicilia" in t.offers("ship")) is not neutrals
    if neutrals:
        assert t.why_not("ship", "sicilia") == "INV-XII.D-1"


@pytest.mark.rule("INV-XXV.E-1", "INV-XII.D-9")
@pytest.mark.parametrize("neutrals", [False, True])
def test_empty_land_of_neutrals_may_be_landed_on(neutrals: bool) -> None:
    t = at_sea({"sicilia": +neutrals}, "byzantins")
    assert ("sicilia" in t.offers("land-at")) is not neutrals
    told = march_state(t.g)
    assert told is not None
    assert set(told.shipping) == {*t.offers("land-at"), *t.offers("ship")}, "the page is told as much"


@pytest.mark.rule("INV-XII.D-1", "INV-XXII.A-4")
def test_no_campaign_begins_beside_neutrals() -> None:
    t = Table({"francs": "kingdom", "sueves": "kingdom"}, {"francs": {"aquitania": 2}, "sueves": {"liger": 1}},
              owners={"francs": ["aquitania", "liger", "neustria"]})  # fmt: skip
    bonds.bind(t.g, NATION["sueves"], NATION["francs"], VASSAL)
    t.put("theudebertus", "aquitania")
    t.g.playing = BIT[NATION["francs"]]
    t.start(Campaigns()).choose("campaign", "theudebertus")
    assert t.offers("redeploy") == ["neustria"]
    assert t.why_not("redeploy", "liger") == "INV-XII.D-1"


# ---------------------------------------------------------------- the horde of a kingdom (VII.D)


@pytest.mark.rule("INV-VII.D-7", "INV-XVIII.G-1")
def test_the_horde_of_a_kingdom_without_a_city_still_migrates() -> None:
    t = Table({"gepides": "kingdom"}, {"gepides": {"gothia": 2}}, hordes={"gepides": "gothia"}).settle()
    assert migration.able(t.g, BIT[GEPIDES]) == BIT[GEPIDES]
    assert income.gross(t.g, GEPIDES).total >= 2 * 5, "it stands for the capital"


# ---------------------------------------------------------------- the two Romes (VI.K)


@pytest.mark.rule("INV-VI.K-5", "INV-XII.D-1", "INV-XXVI.B-7")
def test_when_the_empire_is_divided_its_piles_part_in_land_of_neither() -> None:
    """In Thuringia two Romans and a Byzantine, who retreats."""
    armies = {"romains": {"thuringia": 2}, "byzantins": {"thuringia": 1}}
    capitals = {"romains": "latium", "byzantins": "thracia"}
    t = Table({"romains": "empire", "byzantins": "empire"}, armies, capitals=capitals, turn=3)
    dated.happen(t.g, next(i for i, entry in enumerate(DATED) if entry.effect == "split"))
    t.g.advance()
    t.choose("retreat-to", "saxonia")
    while not t.g.over:
        t.choose("done")
    assert not t.g.units(BYZANTINS, PROVINCE["thuringia"])
    assert t.g.units(ROMAINS, PROVINCE["thuringia"]).bit_count() == 2


# ---------------------------------------------------------------- who arrives (IX.B)


@pytest.mark.rule("INV-IX.B-1", "INV-IX.B-6", "INV-XII.B-7")
def test_a_new_nation_receives_its_province_with_the_city_that_others_have_built_there() -> None:
    """Sueves with their capital at Monacum, where the Bavarians come to live."""
    t = Table({"sueves": "kingdom"}, {"sueves": {"bavaria": 1}}, capitals={"sueves": "bavaria"}, turn=8)
    t.g.level[PROVINCE["bavaria"]] = 1
    t.settle()
    dated.happen(t.g, next(i for i, entry in enumerate(DATED) if entry.nation == "bavarois" and entry.kind == "enter"))
    t.g.advance()
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.owner("bavaria") == "bavarois"
    assert not t.g.units(NATION["sueves"], PROVINCE["bavaria"])
    assert t.g.capital[NATION["sueves"]] == NONE


# ---------------------------------------------------------------- marriages and revolts (XXX.D, XVI)


@pytest.mark.rule("INV-XXX.D-3", "INV-XXV.B-1")
@pytest.mark.parametrize("interceptor", ["romains", "vandales"])
def test_who_is_intercepted_at_sea_by_his_in_laws_has_not_attacked_them(interceptor: str) -> None:
    """Rome has accepted a Vandal princess; in its activation fleets of both fight in the Sicilian sea."""
    t = Table({"romains": "empire", "vandales": "kingdom"},
              {"romains": {"mare-siculum": 2}, "vandales": {"mare-siculum": 2}})  # fmt: skip
    t.g.wooed[ROMAINS] = BIT[NATION["vandales"]]
    t.g.playing = BIT[ROMAINS]
    relations.work_out(t.g)
    fleets = [t.g.fleets(nation, place("mare-siculum")) for nation in (ROMAINS, NATION["vandales"])]
    other = "vandales" if interceptor == "romains" else "romains"
    t.g.script = [2]
    t.start(SeaFight(NATION[interceptor], NATION[other], SEA["mare-siculum"], fleets, active=ROMAINS))
    t.g.script = None
    t.choose("yes")
    assert bool(t.g.wooed[ROMAINS]) is (interceptor == "vandales")


@pytest.mark.rule("INV-VI.H-2", "INV-XVI.A-2", "INV-XVI.E-1", "INV-XVI.E-4")
@pytest.mark.parametrize(("faith", "safe"), [(ARIAN, True), (CATHOLIC, False)])
def test_a_revolt_that_arian_barbarians_have_conquered_does_not_make_their_land_hostile(faith: int, safe: bool) -> None:
    t = Table({"wisigoths": "barbarian"}, owners={"wisigoths": ["hispalensis"]}).settle()
    t.g.owner[PROVINCE["hispalensis"]] = NATION["wisigoths"]
    t.g.religion[NATION["wisigoths"]] = faith
    t.g.revolts = BIT[PROVINCE["hispalensis"]]
    friendly = relations.ground(t.g, NATION["wisigoths"], PROVINCE["hispalensis"]) == relations.FRIENDLY
    assert friendly is safe


# ---------------------------------------------------------------- the Foedus (XXVIII.E)


@pytest.mark.rule("INV-XXVIII.E-3", "INV-XVIII.G-3")
@pytest.mark.parametrize(("units", "garrison", "may"), [(3, 0, False), (3, 1, True), (4, 0, True)])
def test_a_federate_migrates_if_somebody_stays_in_the_ceded_land_that_he_leaves(
    units: int, garrison: int, may: bool
) -> None:
    """Sueves in Gallaecia, with Lusitania, a mountain for three units, as the other province of their Foedus: a Roman
    or a fourth of them, who finds no room, stays in the land that they leave."""
    land = ["gallaecia", "lusitania"]
    armies = {"sueves": {"gallaecia": units}, "romains": {"gallaecia": garrison}}
    t = Table({"romains": "empire", "sueves": "barbarian"}, armies, hordes={"sueves": "gallaecia"},
              owners={"romains": land})  # fmt: skip
    bonds.federate(t.g, NATION["sueves"], ROMAINS, BIT[PROVINCE[land[0]]] | BIT[PROVINCE[land[1]]])
    t.settle()
    assert migration.goals(t.g, NATION["sueves"]) == may * BIT[PROVINCE["lusitania"]]
    if units > 3:
        t.g.playing = BIT[NATION["sueves"]]
        t.start(migration.Migration(NATION["sueves"]))
        assert t.g.over
        assert t.g.units(NATION["sueves"], PROVINCE["gallaecia"]).bit_count() == 1


@pytest.mark.rule("INV-XXVIII.A-3", "INV-VI.B-3", "INV-XXX.F-1")
def test_an_inactive_barbarian_nation_becomes_a_federate_when_the_empire_is_activated() -> None:
    """Sclaveni in Valachia, whom the player of the Huns controls; Byzance has Moesia, beyond the Danube."""
    land = [PROVINCE_IDS[p] for p in members(LANDS[REGION["moesia"]])]
    nations = {"byzantins": "empire", "sklaves": "barbarian"}
    t = Table(nations, {"sklaves": {"valachia": 2}}, hordes={"sklaves": "valachia"}, inactive=["sklaves"],
              capitals={"byzantins": "thracia"}, owners={"byzantins": land}, turn=9)  # fmt: skip
    t.g.treasury[BYZANTINS] = 5
    t.settle()
    assert federations.subjects(t.g, BYZANTINS) == 0, "nobody is activated"
    t.g.playing = t.g.activated = BIT[BYZANTINS]
    assert federations.subjects(t.g, BYZANTINS) == BIT[NATION["sklaves"]]
    t.start(Opening(BYZANTINS)).choose("cede", "tyras")  # Lower Moesia alone is next to it
    assert t.g.actor == t.g.seat_of(CAMP_OF[NATION["sklaves"]]) != t.g.seat(BYZANTINS)
    t.choose("yes")
    assert t.g.federator[NATION["sklaves"]] == BYZANTINS
    assert t.g.treasury[BYZANTINS] == 2
    assert t.g.treasury[NATION["sklaves"]] == 0, "it has no Treasury (VI.B-2)"
