"""INV XXX.D and XXX.H: the cards Marriage and Mercenary: who lends whom, for how long, and against whom."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from latrunculi.games.invasions.components.chart import LANDS, PROVINCE, REGION
from latrunculi.games.invasions.components.counters import NATION_OF, OF_NATION, PIECE, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, invariants, mercenaries, overrun, passage, relations, treaties
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.diplomacy import Audiences
from latrunculi.games.invasions.rules.limes import Breach
from latrunculi.games.invasions.rules.marriages import Marriage
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.overrun import Overrun
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.games.invasions.rules.state import DIPLOMACY, RESERVE, SOURCES, VASSAL
from latrunculi.games.invasions.rules.terror import Terror
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.hands import deal
from tests.games.invasions.table import Table

ROME, GOTHS, FRANKS, ALAMANS = [NATION[n] for n in ("romains", "wisigoths", "francs", "alamans")]
PLACE = PROVINCE["tarraconensis"]


def couple(status: str = "kingdom") -> Table:
    """Rome in Tarraconensis and Saguntum, the Goths in Septimania and Osca."""
    t = Table(
        {"romains": "empire", "wisigoths": status, "francs": "barbarian"},
        {"wisigoths": {"septimania": 2, "osca": 1}, "romains": {"tarraconensis": 2}},
        capitals={"romains": "latium"}, hordes={"wisigoths": "septimania", "francs": "rhenus"},
        owners={"romains": ["tarraconensis", "saguntum"], "wisigoths": ["septimania", "osca"]},
    )  # fmt: skip
    t.g.treasury[ROME] = 3
    return t


def points(t: Table, nation: int = GOTHS) -> int:
    return t.g.vp[nation * SOURCES + DIPLOMACY]


def wed(t: Table) -> Table:
    """Rome marries a princess to the Goths."""
    return deal(t, romains=("matrimonium",)).start(Audiences([ROME])).choose("marry", "wisigoths")


def ends(t: Table, *names: str) -> Table:
    """The activation of nations ends."""
    t.g.playing = sum(BIT[NATION[name]] for name in names)
    t.g.activated |= t.g.playing
    treaties.closing(t.g, NATION[names[0]])
    return t


# ---------------------------------------------------------------- Marriage


@pytest.mark.rule("INV-XXX.D-1", "INV-XXX.D-2", "INV-XXX.D-3")
def test_a_marriage_costs_two_gold_needs_no_consent_and_leaves_both_hostile() -> None:
    t = wed(couple())
    assert (t.g.treasury[ROME], t.g.treasury[GOTHS]) == (1, 2)
    assert t.g.wooed[GOTHS] == BIT[ROME]
    assert t.g.wooed[ROME] == 0
    assert relations.hostile(t.g, ROME, GOTHS, PLACE)


@pytest.mark.rule("INV-XXX.D-3")
def test_it_is_for_enemies_and_for_each_once() -> None:
    t = deal(couple(), romains=("matrimonium",))
    t.g.wooed[FRANKS] = BIT[ROME]
    t.g.pacts[ROME], t.g.pacts[GOTHS] = BIT[GOTHS], BIT[ROME]
    relations.work_out(t.g)
    assert t.start(Audiences([ROME])).offers() == [("done", None)]
    assert t.why_not("marry", "wisigoths") == "INV-XXX.D-3"


@pytest.mark.rule("INV-XXX.D-3", "INV-V.B-3")
def test_two_points_after_an_activation_without_an_attack_on_the_in_laws() -> None:
    t = couple()
    t.g.wooed[GOTHS] = BIT[ROME]
    ends(t, "romains")
    assert points(t) == 0, "its own activation is what counts"
    ends(t, "wisigoths")
    assert points(t) == 2
    ends(t, "wisigoths")
    assert points(t) == 2
    assert points(t, ROME) == 0


@pytest.mark.rule("INV-XXX.D-3")
def test_two_marriages_are_two_promises() -> None:
    t = couple()
    t.g.wooed[GOTHS] = BIT[ROME] | BIT[FRANKS]
    t.start(Battle(GOTHS, ROME, PLACE, [t.g.units(GOTHS, PROVINCE["osca"]), t.g.units(ROME, PLACE)]))
    ends(t, "wisigoths")
    assert points(t) == 2


def by_battle(t: Table) -> None:
    t.muster("wisigoths", "tarraconensis", 2)
    t.start(Battle(GOTHS, ROME, PLACE, [t.g.units(GOTHS, PLACE), t.g.units(ROME, PLACE)]))


def by_siege(t: Table) -> None:
    t.g.level[PROVINCE["saguntum"]] = 1
    units = sum(BIT[u] for u in t.muster("wisigoths", "saguntum", 2))
    t.g.playing = BIT[GOTHS]
    t.start(Siege(GOTHS, PROVINCE["saguntum"], pieces=units)).choose("besiege")


def by_terror(t: Table) -> None:
    t.g.script = [1]
    t.start(Terror(GOTHS, PROVINCE["saguntum"]))


def by_overrun(t: Table) -> None:
    t.start(Overrun(GOTHS, members(t.g.units(ROME, PLACE))[0]))


def by_breach(t: Table) -> None:
    t.put("romains-limes-gallia-1", "saguntum")
    t.g.script = [1]
    t.start(Breach(GOTHS, PROVINCE["saguntum"], t.g.units(GOTHS, PROVINCE["osca"])))


@pytest.mark.rule("INV-XXX.D-3")
@pytest.mark.parametrize("attack", [by_battle, by_siege, by_terror, by_overrun, by_breach])
def test_none_after_an_attack_of_any_kind(attack: Callable[[Table], None]) -> None:
    t = couple("barbarian")
    t.g.wooed[GOTHS] = BIT[ROME]
    attack(t)
    ends(t, "wisigoths")
    assert points(t) == 0


@pytest.mark.rule("INV-XXX.D-3")
def test_an_attack_by_the_bride_s_nation_or_on_another_does_not_break_it() -> None:
    t = couple()
    t.g.wooed[GOTHS] = BIT[ROME]
    ours, theirs = t.g.units(ROME, PLACE), t.g.units(GOTHS, PROVINCE["osca"])
    t.start(Battle(ROME, GOTHS, PROVINCE["osca"], [ours, theirs]))
    t.start(Battle(GOTHS, FRANKS, PROVINCE["osca"], [theirs, sum(BIT[u] for u in t.muster("francs", "osca", 1))]))
    ends(t, "wisigoths")
    assert points(t) == 2


@pytest.mark.rule("INV-XXX.D-4")
def test_the_other_nation_chooses_a_mercenary_and_the_bride_s_places_it() -> None:
    t = couple()
    t.put("wisigoths-noble-cavalry-1", "osca")
    wed(t)
    assert t.g.actor == t.g.seat(GOTHS)
    t.choose("lend", "wisigoths-noble-cavalry-1")
    assert t.g.actor == t.g.seat(ROME)
    assert set(t.offers("choose-province")) == {"latium", "tarraconensis", "saguntum"}
    t.choose("choose-province", "saguntum")
    unit = members(t.g.mercenaries(ROME))[0]
    assert NATION_OF[unit] == GOTHS
    assert t.g.passing == BIT[unit]
    assert t.g.units(ROME, PROVINCE["saguntum"]) == BIT[unit]


@pytest.mark.rule("INV-XXX.D-4", "INV-XVII.A-1")
def test_not_where_there_is_no_room() -> None:
    t = couple()
    t.muster("romains", "tarraconensis", 2)
    t.muster("romains", "saguntum", 4)
    wed(t)
    while t.offers("lend"):
        t.choose("lend", t.offers("lend")[0])
    assert t.events("lent")[0]["province"] == "latium"


@pytest.mark.rule("INV-XXX.D-4")
def test_a_nation_without_units_lends_none() -> None:
    t = couple()
    for unit in members(OF_NATION[GOTHS] & UNIT_MASK):
        t.g.lose(unit)
    assert wed(t).g.over
    assert t.g.wooed[GOTHS] == BIT[ROME]


def guest(province: str = "saguntum", status: str = "kingdom") -> Table:
    """A Gothic mercenary serves Rome in a province."""
    t = couple(status)
    unit = t.muster("wisigoths", province, 1)[0]
    t.g.lend(unit, ROME)
    t.g.passing = BIT[unit]
    return t


@pytest.mark.rule("INV-III.B-22", "INV-XXX.D-4")
def test_satraps_are_lent_to_nobody() -> None:
    t = Table({"byzantins": "empire", "perses": "kingdom"},
              capitals={"byzantins": "thracia", "perses": "chaldea"})  # fmt: skip
    for piece in ("perses-satrapes-1", "perses-infantry-1", "perses-archer-1"):
        t.put(piece, "chaldea")
    t.start(mercenaries.hire(NATION["byzantins"], NATION["perses"]))
    assert set(t.offers("lend")) == {"perses-infantry-1", "perses-archer-1"}
    t = Table({"byzantins": "empire", "perses": "kingdom"},
              capitals={"byzantins": "thracia", "perses": "chaldea"})  # fmt: skip
    t.put("perses-satrapes-1", "chaldea")
    assert t.start(mercenaries.hire(NATION["byzantins"], NATION["perses"])).g.over, "who has no others lends none"


@pytest.mark.rule("INV-XXX.D-5", "INV-XXX.H-1")
def test_when_that_activation_ends_its_nation_places_it_in_its_land() -> None:
    t = guest()
    t.g.playing = BIT[FRANKS]
    assert t.start(Homecoming()).g.over, "of another's activation it goes nowhere"
    assert t.g.mercenaries(ROME)
    t.g.playing = BIT[ROME]
    t.start(Homecoming())
    assert t.g.actor == t.g.seat(GOTHS)
    assert set(t.offers("choose-province")) == {"septimania", "osca"}
    t.choose("choose-province", "osca")
    assert not t.g.mercenaries(ROME)
    assert t.g.passing == 0
    assert t.g.units(GOTHS, PROVINCE["osca"]).bit_count() == 2


@pytest.mark.rule("INV-XXX.D-5")
def test_in_a_province_with_room_if_there_is_one() -> None:
    t = guest()
    t.muster("wisigoths", "osca", 3)
    t.g.playing = BIT[ROME]
    t.start(Homecoming())
    assert t.g.units(GOTHS, PROVINCE["septimania"]).bit_count() == 3


@pytest.mark.rule("INV-XXX.D-5")
def test_however_many_stand_there_where_there_is_no_room_and_in_the_reserve_where_there_is_no_land() -> None:
    t = guest()
    t.muster("wisigoths", "osca", 3)
    t.muster("wisigoths", "septimania", 2)
    t.g.playing = BIT[ROME]
    t.start(Homecoming()).choose("choose-province", "osca")
    assert t.g.units(GOTHS, PROVINCE["osca"]).bit_count() == 5
    t = guest()
    unit = t.g.passing
    t.g.owner = [-1 if owner == GOTHS else owner for owner in t.g.owner]
    t.g.put(PIECE["wisigoths-horde"], RESERVE)
    t.g.put_all(t.g.in_play(GOTHS), RESERVE)
    t.g.playing = BIT[ROME]
    assert t.start(Homecoming()).g.over
    assert t.g.inside[RESERVE] & unit
    assert not t.g.mercenaries(ROME)


@pytest.mark.rule("INV-XXX.D-5")
def test_without_land_it_joins_those_who_stand_somewhere() -> None:
    t = guest()
    unit = t.g.passing
    t.g.owner = [-1 if owner == GOTHS else owner for owner in t.g.owner]
    t.g.put(PIECE["wisigoths-horde"], RESERVE)
    t.g.playing = BIT[ROME]
    assert t.start(Homecoming()).g.over
    assert t.g.held[GOTHS] & BIT[t.g.at[members(unit)[0]]]
    assert t.g.units(GOTHS, t.g.at[members(unit)[0]]).bit_count() > 1


@pytest.mark.rule("INV-XXX.D-5")
def test_the_activation_itself_sends_them_home() -> None:
    t = guest()
    t.g.age[ROME] = 4
    t.start(Activation(ROME))
    for _ in range(200):
        if t.g.over or t.events("came-home"):
            break
        t.choose(*next((o for o in t.offers() if o[0] == "done"), t.offers()[0]))
    assert not t.g.mercenaries(ROME)


@pytest.mark.rule("INV-XXX.D-5")
def test_one_that_is_eliminated_is_its_own_nation_s_again() -> None:
    t = guest()
    t.g.lose(members(t.g.passing)[0])
    assert t.g.passing == 0
    assert not t.g.mercenaries(ROME)


# ---------------------------------------------------------------- Mercenary


def rhine(horde: str = "rhenus", gold: int = 3) -> Table:
    """Rome holds all cities of northern Gaul; a horde somewhere with two units."""
    t = Table({"romains": "empire", "francs": "barbarian"}, {"francs": {horde: 2}, "romains": {"treveria": 1}},
              capitals={"romains": "latium"}, hordes={"francs": horde}, owners={"francs": [horde]})  # fmt: skip

    for province in members(LANDS[REGION["gallia-septentrionalis"]]):
        if t.g.owner[province] < 0:
            t.g.owner[province] = ROME
    t.g.treasury[ROME] = gold
    return deal(t, romains=("mercenarius",))


@pytest.mark.rule("INV-XXX.H-1", "INV-XXX.H-3", "INV-XXX.H-4")
def test_a_barbarian_lends_a_unit_for_three_gold() -> None:
    t = rhine().start(Audiences([ROME])).choose("hire-from", "francs")
    assert (t.g.treasury[ROME], t.g.treasury[FRANKS]) == (0, 3)
    assert t.g.actor == t.g.seat(ROME), "all its units are alike: where it goes is Rome's choice"
    assert "latium" in t.offers("choose-province")
    assert "rhenus" not in t.offers("choose-province")
    t.choose("choose-province", "saliens")
    assert t.g.units(ROME, PROVINCE["saliens"]) == t.g.passing


@pytest.mark.rule("INV-XXX.H-3", "INV-XXX.A-11")
def test_not_for_less() -> None:
    t = rhine(gold=2).start(Audiences([ROME]))
    assert t.why_not("hire-from", "francs") == "INV-XXX.A-11"


@pytest.mark.rule("INV-XXX.H-2")
@pytest.mark.parametrize(
    ("horde", "may"),
    [("rhenus", True), ("burgondia", True), ("franconia", True), ("thuringia", False), ("saxonia", False)],
)  # fmt: skip
def test_the_horde_is_in_a_region_that_the_nation_controls_or_next_to_it(horde: str, may: bool) -> None:
    t = rhine(horde)
    assert bool(mercenaries.lenders(t.g, ROME) & BIT[FRANKS]) == may


@pytest.mark.rule("INV-XXX.H-2")
def test_without_control_of_the_region_none() -> None:
    t = rhine()
    t.g.owner = [-1 if owner == ROME else owner for owner in t.g.owner]
    t.g.owner[PROVINCE["treveria"]] = ROME
    assert mercenaries.lenders(t.g, ROME) == 0
    t.start(Audiences([ROME]))
    assert t.why_not("hire-from", "francs") == "INV-XXX.H-2"


@pytest.mark.rule("INV-XXX.H-4", "INV-XVII.A-1")
def test_nor_without_a_province_with_room() -> None:
    t = rhine()
    t.g.owner = [-1 if owner == ROME and p != PROVINCE["treveria"] else owner for p, owner in enumerate(t.g.owner)]
    for name in ("saliens", "sequana", "flandria", "belgae", "neustria", "lotharingia", "austrasia"):
        t.g.owner[PROVINCE[name]] = ROME
    assert mercenaries.lenders(t.g, ROME) == BIT[FRANKS]
    own = [p for p, owner in enumerate(t.g.owner) if owner == ROME]
    units = members(t.g.reserve(ROME) & UNIT_MASK)
    for place, p in enumerate(own):
        for unit in units[4 * place : 4 * place + 4]:
            t.g.put(unit, p)
    assert mercenaries.lenders(t.g, ROME) == 0


@pytest.mark.rule("INV-XXX.H-1")
def test_only_barbarians_with_a_unit_do() -> None:
    t = rhine()
    t.g.status[FRANKS] += 1
    assert mercenaries.lenders(t.g, ROME) == 0
    t = rhine()
    for unit in members(OF_NATION[FRANKS] & UNIT_MASK):
        t.g.lose(unit)
    assert mercenaries.lenders(t.g, ROME) == 0


@pytest.mark.rule("INV-XXX.H-1")
def test_friends_and_vassals_among_them() -> None:
    t = rhine()
    t.g.lord[FRANKS], t.g.bond[FRANKS] = ROME, VASSAL
    relations.work_out(t.g)
    assert mercenaries.lenders(t.g, ROME) == BIT[FRANKS]


@pytest.mark.rule("INV-XXX.A-9", "INV-XXX.H-1")
def test_its_time_is_not_that_of_other_cards() -> None:
    t = rhine()
    t.g.age[FRANKS], t.g.age[ROME] = 1, 5
    t.g.playing, t.g.activated = BIT[ROME], BIT[ROME] | BIT[FRANKS]
    t.start(Audiences([ROME]))
    assert t.offers("hire-from") == ["francs"], "the Franks are the younger and have been activated"


# ---------------------------------------------------------------- against its own nation


@pytest.mark.rule("INV-XXX.H-5", "INV-XXX.D-4")
@pytest.mark.parametrize("attacking", [True, False])
def test_it_deserts_before_it_fights_its_own_nation(attacking: bool) -> None:
    t = guest("tarraconensis")
    unit = t.g.passing
    foes = sum(BIT[u] for u in t.muster("wisigoths", "tarraconensis", 2))
    ours = t.g.units(ROME, PLACE)
    assert ours & unit
    sides = [ours, foes] if attacking else [foes, ours]
    nations = (ROME, GOTHS) if attacking else (GOTHS, ROME)
    battle = Battle(*nations, PLACE, sides)
    t.start(battle)
    assert len(t.events("changed-sides")) == 1
    assert battle.strength == ([2, 3] if attacking else [3, 2])
    assert battle.engaged[1 if attacking else 0] & unit
    assert not battle.engaged[0 if attacking else 1] & unit
    assert not t.g.mercenaries(ROME)
    assert t.g.passing == 0


@pytest.mark.rule("INV-XXX.H-5")
def test_where_nobody_else_stands_the_battle_is_lost_at_once() -> None:
    t = guest("garumnum")
    foes = sum(BIT[u] for u in t.muster("wisigoths", "garumnum", 1))
    t.start(Battle(GOTHS, ROME, PROVINCE["garumnum"], [foes, t.g.units(ROME, PROVINCE["garumnum"])]))
    assert t.g.over
    assert t.events("battle-won")[0]["nation"] == "wisigoths"
    assert t.g.units(GOTHS, PROVINCE["garumnum"]).bit_count() == 2


@pytest.mark.rule("INV-XXX.H-5", "INV-XXVIII.C-5")
def test_a_mercenary_for_good_does_not_nor_one_of_another_nation() -> None:
    t = guest("tarraconensis")
    t.g.passing = 0
    foes = sum(BIT[u] for u in t.muster("wisigoths", "tarraconensis", 1))
    t.start(Battle(ROME, GOTHS, PLACE, [t.g.units(ROME, PLACE), foes]))
    assert not t.events("changed-sides")
    t = guest("tarraconensis")
    foes = sum(BIT[u] for u in t.muster("francs", "tarraconensis", 1))
    t.start(Battle(ROME, FRANKS, PLACE, [t.g.units(ROME, PLACE), foes]))
    assert not t.events("changed-sides")


@pytest.mark.rule("INV-XXX.H-7")
def test_mercenaries_of_one_nation_fight_each_other_for_others() -> None:
    t = guest("tarraconensis")
    other = t.muster("wisigoths", "tarraconensis", 1)[0]
    t.g.lend(other, FRANKS)
    t.g.passing |= BIT[other]
    battle = Battle(FRANKS, ROME, PLACE, [BIT[other], t.g.units(ROME, PLACE)])
    t.start(battle)
    assert not t.events("changed-sides")
    assert battle.strength == [1, 3]


def six(*, passing: bool) -> tuple[Table, int]:
    """Five units of Rome and a Gothic mercenary, before one Goth in Osca."""
    t = couple()
    t.muster("romains", "tarraconensis", 3)
    unit = t.muster("wisigoths", "tarraconensis", 1)[0]
    t.g.lend(unit, ROME)
    t.g.passing = BIT[unit] if passing else 0
    return t, t.g.units(ROME, PLACE)


@pytest.mark.rule("INV-XXX.H-6", "INV-XVIII.E-1")
@pytest.mark.parametrize("passing", [True, False])
def test_it_does_not_count_when_its_own_nation_is_overrun(passing: bool) -> None:
    t, pile = six(passing=passing)
    assert pile.bit_count() == 6
    assert overrun.possible(t.g, ROME, pile, PLACE, PROVINCE["osca"], 2) != passing
    assert overrun.enough(t.g, ROME, pile, PROVINCE["osca"]) != passing
    t.g.lose(members(t.g.units(GOTHS, PROVINCE["osca"]))[0])
    t.muster("francs", "osca", 1)
    assert overrun.possible(t.g, ROME, pile, PLACE, PROVINCE["osca"], 2), "against others it does"


@pytest.mark.rule("INV-XXX.H-6", "INV-XVIII.F-1")
def test_nor_when_a_passage_is_forced() -> None:
    t, pile = six(passing=True)
    goth, romans = t.g.passing, members(pile & ~t.g.passing)
    assert not passage.holds(t.g, ROME, PROVINCE["osca"], pile, BIT[romans[0]] | goth)
    assert passage.holds(t.g, ROME, PROVINCE["osca"], pile, BIT[romans[0]] | BIT[romans[1]])
    assert passage.counting(t.g, ROME, PROVINCE["osca"], pile) == pile & ~goth
    t.muster("francs", "burgondia", 1)
    assert passage.counting(t.g, ROME, PROVINCE["burgondia"], pile) == pile


@pytest.mark.rule("INV-XXX.D-3")
def test_a_marriage_lasts_into_the_next_turn_where_the_other_has_been_activated() -> None:
    t = couple()
    t.g.activated = BIT[GOTHS]
    t.g.raided = BIT[GOTHS]
    t.start(Marriage(ROME, GOTHS))
    while not t.g.over:
        t.choose(*t.offers()[0])
    ends(t, "romains")
    assert points(t) == 0, "whoever has raided, and is no ally"
    t.g.raided = 0
    bonds.ally(t.g, ROME, GOTHS)
    ends(t, "romains")
    assert points(t) == 0, "an ally since its activation"
    bonds.part(t.g, ROME, GOTHS)
    t.g.activated = 0
    ends(t, "wisigoths")
    assert points(t) == 2


@pytest.mark.rule("INV-XXX.D-4", "INV-XXX.E-3")
def test_a_position_is_unsound_where_a_pact_binds_one_alone_or_a_mercenary_serves_his_own() -> None:
    t = guest()
    assert invariants.nation_defects(t.g, GOTHS) == invariants.nation_defects(t.g, ROME) == []
    t.g.army[GOTHS] |= t.g.passing
    assert any("XXX.D-4" in told for told in invariants.nation_defects(t.g, GOTHS))
    t = guest()
    t.g.pacts[ROME] = BIT[GOTHS]
    assert any("XXX.E-3" in told for told in invariants.nation_defects(t.g, ROME))
    t.g.pacts[GOTHS] = BIT[ROME]
    assert invariants.nation_defects(t.g, ROME) == []
