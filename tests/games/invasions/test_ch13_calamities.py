"""INV XIII.E-4: bounds and second cases of the twelve calamities."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import CALAMITY_IDS, EVENT
from latrunculi.games.invasions.components.chart import GRANARIES, LANDS, PROVINCE, REGION
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import CAMP, CATHOLIC, NATION
from latrunculi.games.invasions.rules import heresies
from latrunculi.games.invasions.rules.calamities import CALAMITIES, Calamity
from latrunculi.games.invasions.rules.state import GONE, RESERVE, TITLES
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

GOTHS, ROME = NATION["wisigoths"], NATION["romains"]


def realm(*dice: int, nation: str = "wisigoths", status: str = "kingdom", **more: Any) -> Table:
    """A realm with its capital in Spain and land in Africa."""
    t = Table({nation: status}, capitals={nation: "hispalensis"},
              owners={nation: ["hispalensis", "carpetania", "utica"]}, dice=dice, **more)  # fmt: skip
    t.g.religion[NATION[nation]] = CATHOLIC
    t.g.treasury[NATION[nation]] = 20
    return t


def struck(t: Table, name: str, nation: str = "wisigoths") -> Table:
    return t.start(Calamity(NATION[nation], CALAMITY_IDS.index(name)))


def rest(t: Table) -> Table:
    while not t.g.over:
        t.choose(*t.offers()[0])
    return t


@pytest.mark.rule("INV-XIII.E-4")
def test_each_of_the_twelve_does_something() -> None:
    assert sorted(CALAMITIES) == list(range(len(CALAMITY_IDS))) == list(range(12))


# ---------------------------------------------------------------- Usurper


def usurped(die: int, heretical: int = 0, **more: Any) -> Table:
    """A pile of three in Africa; an emperor in Spain."""
    t = realm(die, 1, 1, nation="romains", status="empire", **more)
    t.muster("romains", "utica", 3)
    t.put("honorius", "hispalensis")
    for region in ("africa", "aegyptus", "oriens", "gallia-septentrionalis")[:heretical]:
        heresies.place(t.g, REGION[region], CATHOLIC)
    return struck(t, "usurper", "romains")


@pytest.mark.rule("INV-XIII.E-4")
@pytest.mark.parametrize(("die", "hit", "revolt", "seized"), [
    (4, True, False, False), (5, False, True, False), (7, False, True, False), (8, False, True, True),
])  # fmt: skip
def test_how_far_a_usurper_gets(die: int, hit: bool, revolt: bool, seized: bool) -> None:
    t = usurped(die)
    rest(t)
    assert (t.g.in_play(ROME).bit_count() < 3 + (0 if seized else 1)) == hit
    assert bool(t.events("revolt")) == revolt
    assert (t.g.at[PIECE["honorius"]] == GONE) == seized
    assert t.g.age[ROME] == 1 + int(seized)


@pytest.mark.rule("INV-XXXI.C-4")
def test_heresy_helps_the_usurper() -> None:
    assert not rest(usurped(4)).events("revolt")
    assert rest(usurped(4, heretical=1)).events("revolt")


@pytest.mark.rule("INV-XIII.E-4", "INV-XX.A-11")
def test_a_bodyguard_saves_the_emperor_from_the_usurper() -> None:
    t = realm(8, 1, 1, nation="romains", status="empire")
    t.muster("romains", "utica", 3)
    t.put("honorius", "hispalensis")
    t.g.event_hand[CAMP["romans"] * TITLES + EVENT["bodyguard"]] = 1
    struck(t, "usurper", "romains").choose("save-leader", "bodyguard")
    rest(t)
    assert t.g.at[PIECE["honorius"]] == PROVINCE["hispalensis"]


@pytest.mark.rule("INV-XIII.E-4")
def test_no_usurper_near_the_ruler_or_in_the_capitals_region() -> None:
    t = realm(nation="romains", status="empire")
    t.muster("romains", "utica", 3)
    t.put("honorius", "utica")
    assert struck(t, "usurper", "romains").g.treasury[ROME] == 20 - 3 * 2, "he is with the only pile"
    t = realm(nation="romains", status="empire")
    t.muster("romains", "carpetania", 3)
    assert struck(t, "usurper", "romains").g.treasury[ROME] == 14, "in the region of the capital"


@pytest.mark.rule("INV-XIII.E-4")
def test_a_usurper_who_finds_no_province_for_his_revolt_costs_no_gold() -> None:
    """Gold stands for a lacking pile alone: here the capital and a general are in the way (XVI.D)."""
    t = Table({"romains": "empire"}, capitals={"romains": "hispalensis"}, owners={"romains": ["hispalensis", "utica"]},
              dice=[5])  # fmt: skip
    t.g.treasury[ROME] = 20
    t.muster("romains", "utica", 3)
    t.put("stilicho", "utica")
    struck(t, "usurper", "romains")
    assert t.g.over
    assert not t.events("revolt")
    assert t.g.treasury[ROME] == 20


# ---------------------------------------------------------------- Intolerance, Plague, Desertion, Plot


@pytest.mark.rule("INV-XIII.E-4", "INV-XXXI.C-4")
def test_intolerance_brings_a_revolt_more_for_each_heretical_region() -> None:
    t = realm(1, 1)
    heresies.place(t.g, REGION["africa"], CATHOLIC)
    rest(struck(t, "intolerance"))
    assert len(t.events("revolt")) == 2


@pytest.mark.rule("INV-XIII.E-4")
@pytest.mark.parametrize(("units", "left"), [(2, 2), (3, 2)])
def test_the_plague_takes_one_of_three(units: int, left: int) -> None:
    t = realm()
    t.muster("wisigoths", "utica", units)
    rest(struck(t, "plague"))
    assert t.g.units(GOTHS, PROVINCE["utica"]).bit_count() == left
    assert t.g.treasury[GOTHS] == (18 if units == left else 20)


@pytest.mark.rule("INV-XIII.E-4")
def test_the_plague_strikes_the_two_largest_piles_alone() -> None:
    t = realm()
    for province, number in (("utica", 4), ("carpetania", 3), ("hispalensis", 3)):
        t.muster("wisigoths", province, number)
    rest(struck(t, "plague"))
    here = [t.g.units(GOTHS, PROVINCE[p]).bit_count() for p in ("utica", "carpetania", "hispalensis")]
    assert sum(here) == 8
    assert here[0] == 3


@pytest.mark.rule("INV-XIII.E-4")
def test_an_auxiliary_deserts_and_another_unit_that_is_no_whole_elite() -> None:
    t = realm(nation="romains", status="empire")
    for unit in ("romains-auxiliary-huns-1", "romains-legion-1", "romains-infantry-1"):
        t.put(unit, "utica")
    struck(t, "desertion", "romains")
    assert [t.g.at[PIECE[u]] for u in ("romains-auxiliary-huns-1", "romains-infantry-1")] == [RESERVE, RESERVE]
    assert t.g.at[PIECE["romains-legion-1"]] == PROVINCE["utica"], "a whole elite stays"
    assert t.g.treasury[ROME] == 20
    t = realm(nation="romains", status="empire")
    for unit in ("romains-auxiliary-huns-1", "romains-legion-1"):
        t.put(unit, "utica")
    assert struck(t, "desertion", "romains").g.treasury[ROME] == 14
    t = realm(nation="romains", status="empire")
    t.put("romains-legion-1", "utica")
    t.g.reduced = BIT[PIECE["romains-legion-1"]]
    struck(t, "desertion", "romains")
    assert t.g.at[PIECE["romains-legion-1"]] == RESERVE, "a reduced one goes"


@pytest.mark.rule("INV-XIII.E-4", "INV-XIII.E-6")
@pytest.mark.parametrize(("die", "dead"), [(6, False), (7, True), (0, True)])
def test_a_conspiracy_kills_from_seven_on_or_keeps_him_in_the_capital(die: int, dead: bool) -> None:
    t = realm(1, die)
    t.put("alaricus", "utica")
    struck(t, "plot")
    leader = PIECE["alaricus"]
    assert (t.g.at[leader] == GONE) == dead
    if not dead:
        assert t.g.at[leader] == PROVINCE["hispalensis"]
        assert t.g.inactive_leaders & BIT[leader]


@pytest.mark.rule("INV-XIII.E-4")
def test_generic_leaders_are_no_victims_of_a_conspiracy() -> None:
    t = realm()
    t.put("wisigoths-rex", "utica")
    assert struck(t, "plot").g.treasury[GOTHS] == 18


# ---------------------------------------------------------------- Dearth, Corruption, Decadence


@pytest.mark.rule("INV-XIII.E-4")
@pytest.mark.parametrize(("gold", "status", "left"), [(41, "kingdom", 30), (20, "kingdom", 15), (3, "kingdom", 0),
                                                      (60, "empire", 45), (30, "empire", 20)])  # fmt: skip
def test_corruption_takes_a_quarter_rounded_up_and_a_least_sum(gold: int, status: str, left: int) -> None:
    t = realm(status=status)
    t.g.treasury[GOTHS] = gold
    assert struck(t, "corruption").g.treasury[GOTHS] == left


@pytest.mark.rule("INV-XIII.E-4", "INV-VI.E-3")
@pytest.mark.parametrize(("age", "gold"), [(4, 20), (5, 18)])
def test_decadence_costs_those_gold_that_are_no_longer_young(age: int, gold: int) -> None:
    t = realm()
    t.g.age[GOTHS] = age
    struck(t, "decadence")
    assert (t.g.age[GOTHS], t.g.treasury[GOTHS]) == (age + 1, gold)


@pytest.mark.rule("INV-XIII.E-4")
def test_the_auxiliary_goes_first() -> None:
    t = realm(nation="romains", status="empire")
    for unit in ("auxiliary-huns-1", "auxiliary-alamans-1", "infantry-1", "archer-1"):
        t.put(f"romains-{unit}", "utica")
    struck(t, "desertion", "romains")
    assert set(t.offers("choose-piece")) == {"romains-auxiliary-huns-1", "romains-auxiliary-alamans-1"}
    t.choose("choose-piece", "romains-auxiliary-huns-1")
    assert set(t.offers("choose-piece")) == {"romains-infantry-1", "romains-archer-1"}


@pytest.mark.rule("INV-XIII.E-4")
@pytest.mark.parametrize(("regions", "gold"), [(("britannia",), 1), (("aegyptus",), 0), (("britannia", "caucasus"), 2)])
def test_dearth_costs_gold_for_regions_without_granary(regions: tuple[str, ...], gold: int) -> None:
    t = Table({"wisigoths": "kingdom"})
    for region in regions:
        assert bool(LANDS[REGION[region]] & GRANARIES) == (region == "aegyptus")
        for province in members(LANDS[REGION[region]]):
            t.g.owner[province] = GOTHS
    t.g.treasury[GOTHS] = 20
    assert struck(t, "dearth").g.treasury[GOTHS] == 20 - gold
