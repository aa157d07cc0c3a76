"""INV VI.D to VIII: barbarians become kingdoms, kingdoms empires; what ageing brings at once; nations that vanish."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.invasions.components.chart import LANDS, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import COMBAT, HORDE_OF, OF_NATION, PIECE
from latrunculi.games.invasions.components.nations import CATHOLIC, NATION
from latrunculi.games.invasions.rules import (
    bankruptcy,
    bonds,
    courts,
    heresies,
    income,
    interception,
    leaders,
    life,
    order,
    realms,
    revolts,
)
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.realms import Capital, FateOfHuns
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    CLIENT,
    EMPIRE,
    GONE,
    KINGDOM,
    RESERVE,
    VASSAL,
)
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

FRANCS, HUNS, PERSES, ROMAINS, VANDALS = (NATION[n] for n in ("francs", "huns", "perses", "romains", "vandales"))
HOME = ["neustria", "sequana", "belgae"]


def land(*regions: str) -> list[str]:
    """The provinces of some regions."""
    return [PROVINCE_IDS[p] for region in regions for p in members(LANDS[REGION[region]])]


def folk(age: int, *, gold: int = 0, horde: str = "neustria", dice: Iterable[int] = (), turn: int = 5) -> Table:
    """The Franks of an age, with their horde somewhere and three provinces in Gaul without any city or site."""
    t = Table({"francs": "barbarian"}, {"francs": {"neustria": 2}}, hordes={"francs": horde}, dice=dice, turn=turn)
    t.g.age[FRANCS], t.g.treasury[FRANCS] = age, gold
    for name in HOME:
        t.g.owner[PROVINCE[name]] = FRANCS
        t.g.level[PROVINCE[name]] = -1
    return t


def ageing(t: Table, *nations: str) -> Table:
    """Let nations age in 1.A."""
    t.g.order = [NATION[name] for name in nations]
    return t.start(Ageing())


# ---------------------------------------------------------------- VII


@pytest.mark.rule("INV-VII.B-1", "INV-VI.D-3", "INV-VII.A-1", "INV-IV-5")
def test_from_age_three_a_barbarian_nation_may_be_declared_a_kingdom() -> None:
    assert ageing(folk(1), "francs").g.over  # of age 2: nobody is asked
    t = ageing(folk(2), "francs")
    assert {verb for verb, _ in t.offers()} == {"found-kingdom", "no"}
    t.choose("no")
    assert (t.g.over, t.g.status[FRANCS], t.g.age[FRANCS]) == (True, BARBARIAN, 3)  # without a die


@pytest.mark.rule("INV-VII.D-1", "INV-VII.D-2", "INV-VII.D-4", "INV-VII.D-6", "INV-III.D-2", "INV-VI.J-2")
def test_a_kingdom_begins_with_age_one_twenty_gold_a_new_city_and_a_capital() -> None:
    t = folk(4, gold=7)
    t.g.level[PROVINCE["neustria"]], t.g.level[PROVINCE["sequana"]] = 1, 0
    ageing(t, "francs").choose("found-kingdom", "francs")
    assert (t.g.status[FRANCS], t.g.age[FRANCS], t.g.treasury[FRANCS]) == (KINGDOM, 1, 27)
    # the empty site is built on, not the city of level 1, and the only one at that
    assert t.g.level[PROVINCE["sequana"]] == 1
    assert set(t.offers("seat-capital")) == {"neustria", "sequana"}
    t.choose("seat-capital", "sequana")
    assert t.g.capital[FRANCS] == PROVINCE["sequana"]
    assert t.g.at[HORDE_OF[FRANCS]] == RESERVE
    assert t.g.over
    assert not defects(t.g)


@pytest.mark.rule("INV-VII.D-4")
def test_of_several_empty_sites_the_player_chooses() -> None:
    t = folk(4)
    t.g.level[PROVINCE["neustria"]] = t.g.level[PROVINCE["sequana"]] = 0
    ageing(t, "francs").choose("found-kingdom", "francs")
    assert set(t.offers("build-city")) == {"neustria", "sequana"}


@pytest.mark.rule("INV-VII.D-5")
def test_without_an_empty_site_a_city_grows_the_smallest_first() -> None:
    t = folk(4)
    for name, level in zip(HOME, (3, 2, 1), strict=True):
        t.g.level[PROVINCE[name]] = level
    assert realms.growing(t.g, FRANCS) == BIT[PROVINCE["belgae"]]
    t.g.level[PROVINCE["belgae"]] = 3
    assert realms.growing(t.g, FRANCS) == BIT[PROVINCE["sequana"]]
    t.g.level[PROVINCE["sequana"]] = 3
    assert realms.growing(t.g, FRANCS) == 0
    t.start(Capital(FRANCS))
    assert set(t.offers("seat-capital")) == set(HOME)  # nothing grows


@pytest.mark.rule("INV-VII.D-7")
def test_without_a_site_the_horde_stays_until_there_is_one() -> None:
    t = ageing(folk(4), "francs").choose("found-kingdom", "francs")
    assert t.g.over
    assert t.g.horde(FRANCS) == PROVINCE["neustria"]
    t.g.turn += 1
    assert ageing(t, "francs").g.over
    t.g.level[PROVINCE["sequana"]] = 0
    t.g.turn += 1
    ageing(t, "francs")
    assert t.g.level[PROVINCE["sequana"]] == 1
    assert t.g.capital[FRANCS] == PROVINCE["sequana"]  # the only city: the kernel goes on by itself
    assert t.g.horde(FRANCS) < 0


@pytest.mark.rule("INV-VII.D-3")
def test_the_turn_after_it_has_ten_gold_more_and_then_no_more() -> None:
    t = ageing(folk(4), "francs").choose("found-kingdom", "francs")
    for expected in (30, 30):
        t.g.turn += 1
        ageing(t, "francs")
        assert t.g.treasury[FRANCS] == expected


@pytest.mark.rule("INV-CH.VII.C-1")
@pytest.mark.rule("INV-VII.C-1", "INV-VII.C-2", "INV-VII.C-3", "INV-VII.C-4", "INV-VII.C-5", "INV-VI.D-4")
@pytest.mark.parametrize(
    ("age", "gold", "horde", "die", "kingdom"),
    [
        (4, 0, "neustria", 5, True),  # aged to 5: 5 is not more than 5
        (4, 0, "neustria", 6, False),
        (4, 29, "neustria", 7, True),  # two complete tens: 7 - 2
        (4, 29, "neustria", 8, False),
        (4, 0, "rhenus", 3, True),  # a barbarian region: 3 + 2
        (4, 0, "rhenus", 4, False),
        (7, 0, "neustria", 0, False),  # the face 0 is 10
        (3, 40, "neustria", 1, False),  # aged to 4: no test yet
    ],
)
def test_from_age_five_a_kingdom_may_be_forced(age: int, gold: int, horde: str, die: int, kingdom: bool) -> None:
    t = ageing(folk(age, gold=gold, horde=horde, dice=[die]), "francs").choose("no")
    assert t.g.status[FRANCS] == (KINGDOM if kingdom else BARBARIAN)
    assert bool(t.events("kingdom-roll")) == (age >= 4)


@pytest.mark.rule("INV-VII.A-2")
def test_huns_never_found_a_kingdom() -> None:
    t = Table({"huns": "barbarian"}, {"huns": {"hunnia": 2}}, hordes={"huns": "hunnia"})
    t.g.age[HUNS] = 6
    assert ageing(t, "huns").g.over
    life.advance(t.g, HUNS, 1)
    assert t.g.status[HUNS] == BARBARIAN
    assert not t.events("kingdom-roll")


@pytest.mark.rule("INV-VII.C-6", "INV-XXVIII.E-5")
def test_federates_neither_declare_nor_are_tested() -> None:
    t = folk(6)
    t.g.status[ROMAINS] = EMPIRE
    t.g.active |= BIT[ROMAINS]
    t.g.federator[FRANCS] = ROMAINS
    assert ageing(t, "francs").g.over
    assert t.g.status[FRANCS] == BARBARIAN
    assert not t.events("kingdom-roll")


@pytest.mark.rule("INV-VI.D-5")
def test_what_would_make_the_oldest_barbarians_older_tests_them_at_once() -> None:
    t = folk(6, dice=[7])
    life.advance(t.g, FRANCS, 1)
    assert (t.g.age[FRANCS], t.g.status[FRANCS]) == (7, BARBARIAN)
    assert not t.events("kingdom-roll")
    life.advance(t.g, FRANCS, 1)
    assert t.events("kingdom-roll") == [{"nation": "francs", "die": [7], "modifier": 0, "age": 7}]
    assert t.g.status[FRANCS] == KINGDOM


# ---------------------------------------------------------------- VIII

THREE = ("gallia-septentrionalis", "gallia-meridionalis", "hispania")


def realm(*regions: str, nation: str = "francs", dice: Iterable[int] = (), **more: int) -> Table:
    """A kingdom that holds some regions, of age 4 and without gold."""
    t = Table({nation: "kingdom"}, owners={nation: land(*regions)}, dice=dice, turn=more.get("turn", 6))
    t.g.age[NATION[nation]] = more.get("age", 4)
    return t


@pytest.mark.rule("INV-CH.VIII.B-1")
@pytest.mark.rule("INV-VIII.B-1", "INV-VI.E-4", "INV-VIII.A-1")
def test_three_regions_make_a_kingdom_ripe_and_a_barbarian_one_is_half_a_region() -> None:
    assert realms.eligible(realm(*THREE).g, FRANCS)
    assert not realms.eligible(realm(*THREE[:2]).g, FRANCS)
    assert not realms.eligible(realm(*THREE[:2], "germania").g, FRANCS)
    assert realms.eligible(realm(*THREE[:2], "germania", "danubius").g, FRANCS)


@pytest.mark.rule("INV-XII.A-5", "INV-VIII.B-1", "INV-VIII.B-6", "INV-VIII.B-8")
@pytest.mark.parametrize(("bond", "ripe"), [(VASSAL, True), (CLIENT, False)])
def test_the_regions_of_a_vassal_count_for_its_suzerain_those_of_a_client_do_not(bond: int, ripe: bool) -> None:
    t = realm(*THREE[:2])
    t.g.active |= BIT[VANDALS]
    t.g.status[VANDALS] = KINGDOM
    for province in land("hispania", "italia"):
        t.g.owner[PROVINCE[province]] = VANDALS
    bonds.bind(t.g, VANDALS, FRANCS, bond)
    assert realms.eligible(t.g, FRANCS) == ripe
    assert not realms.eligible(t.g, VANDALS), "it has two itself"
    assert realms.empire_modifiers(t.g, FRANCS).total == (2 + 3 if ripe else 0), "a fourth region, and Roma"


@pytest.mark.rule("INV-CH.VIII.B-1")
@pytest.mark.rule("INV-VIII.B-2")
def test_not_in_the_turn_in_which_it_was_founded() -> None:
    t = realm(*THREE, dice=[9])
    t.g.since[FRANCS] = t.g.turn
    life.advance(t.g, FRANCS, 2)
    assert t.g.status[FRANCS] == KINGDOM
    assert not t.events("empire-roll")


@pytest.mark.rule("INV-CH.VIII.B-1")
@pytest.mark.rule("INV-VIII.B-3", "INV-VIII.B-10", "INV-VI.E-5")
@pytest.mark.parametrize(("die", "empire"), [(7, False), (8, True), (0, True)])
def test_the_empire_test_in_step_one(die: int, empire: bool) -> None:
    t = ageing(realm(*THREE, dice=[die]), "francs")
    assert t.events("empire-roll") == [{"nation": "francs", "die": [die], "modifier": 0}]
    assert t.g.status[FRANCS] == (EMPIRE if empire else KINGDOM)


@pytest.mark.rule("INV-CH.VIII.B-1")
@pytest.mark.rule("INV-VIII.B-4", "INV-VIII.B-5", "INV-VIII.B-6", "INV-VIII.B-7", "INV-VIII.B-8", "INV-III.C-7")
def test_what_bears_on_it() -> None:
    t = realm(*THREE, "africa", "illyria", "germania")
    total = 2 * 2 + 1  # two civilised regions beyond three, and a barbarian one
    assert realms.empire_modifiers(t.g, FRANCS).total == total
    t.put("chlodovechus", "neustria")
    t.put("theudebertus", "neustria")
    assert COMBAT[PIECE["chlodovechus"]] >= 2
    assert COMBAT[PIECE["theudebertus"]] >= 2
    assert realms.empire_modifiers(t.g, FRANCS).total == total + 1  # for several leaders, too
    t.g.decline[FRANCS] = 1
    assert realms.empire_modifiers(t.g, FRANCS).total == total + 2
    t.g.decline[FRANCS] = 2
    assert realms.empire_modifiers(t.g, FRANCS).total == total + 3
    t.g.owner[PROVINCE["latium"]] = FRANCS
    assert realms.empire_modifiers(t.g, FRANCS).total == total + 6
    t.g.owner[PROVINCE["thracia"]] = FRANCS
    assert realms.empire_modifiers(t.g, FRANCS).total == total + 6  # Roma, Constantinople or both


@pytest.mark.rule("INV-CH.VIII.B-1")
@pytest.mark.rule("INV-VIII.B-9", "INV-VI.K-7")
def test_clients_count_for_the_persians_alone() -> None:
    for nation, expected in (("perses", 1), ("francs", 0)):
        t = Table({nation: "kingdom", "iberiens": "kingdom"}, inactive=["iberiens"])
        bonds.bind(t.g, NATION["iberiens"], NATION[nation], CLIENT)
        assert realms.empire_modifiers(t.g, NATION[nation]).total == expected


@pytest.mark.rule("INV-VIII.C-1", "INV-VIII.C-2", "INV-VIII.C-3", "INV-VI.K-3")
def test_an_empire_begins_anew_with_twenty_gold_and_ten_in_the_next_turn() -> None:
    t = realm(*THREE, age=10)
    t.g.decline[FRANCS], t.g.treasury[FRANCS] = 2, 3
    realms.found_empire(t.g, FRANCS)
    g = t.g
    assert (g.status[FRANCS], g.age[FRANCS], g.decline[FRANCS], g.treasury[FRANCS]) == (EMPIRE, 1, 0, 23)
    g.turn += 1
    ageing(t, "francs")
    assert g.treasury[FRANCS] == 33


@pytest.mark.rule("INV-VIII.C-1")
@pytest.mark.parametrize(("age", "then"), [(4, 4), (9, 5)])
def test_the_persian_empire_keeps_its_age_up_to_five(age: int, then: int) -> None:
    t = realm("persis", nation="perses", age=age)
    realms.found_empire(t.g, PERSES)
    assert t.g.age[PERSES] == then


@pytest.mark.rule("INV-VII.D-3", "INV-VIII.C-3")
def test_a_kingdom_that_becomes_an_empire_in_its_second_turn_has_twenty_and_not_ten_besides() -> None:
    t = realm(*THREE, dice=[9])
    t.g.since[FRANCS] = t.g.turn - 1
    ageing(t, "francs")
    assert t.g.treasury[FRANCS] == 20


@pytest.mark.rule("INV-XXIX.A-1")
def test_an_empire_serves_nobody() -> None:
    t = realm(*THREE)
    t.g.active |= BIT[HUNS]
    t.g.status[HUNS] = BARBARIAN
    bonds.bind(t.g, FRANCS, HUNS, VASSAL)
    realms.found_empire(t.g, FRANCS)
    assert t.g.lord[FRANCS] < 0


# ---------------------------------------------------------------- what ageing brings at once


@pytest.mark.rule("INV-VI.E-5", "INV-VI.E-3")
def test_an_advance_of_two_boxes_is_a_single_test() -> None:
    t = realm(*THREE, dice=[1, 9])
    life.advance(t.g, FRANCS, 2)
    assert len(t.events("empire-roll")) == 1
    assert (t.g.age[FRANCS], t.g.status[FRANCS]) == (6, KINGDOM)
    life.advance(t.g, FRANCS, -1)
    assert len(t.events("empire-roll")) == 1  # it grows younger: no test


@pytest.mark.rule("INV-VI.E-11")
def test_a_kingdom_that_can_sink_no_deeper_is_tested_if_it_is_large() -> None:
    for regions, rolls in ((THREE, 1), (THREE[:1], 0)):
        t = realm(*regions, dice=[1])
        t.g.decline[FRANCS] = 1
        life.worsen(t.g, FRANCS)
        assert t.g.decline[FRANCS] == 2
        assert not t.events("empire-roll")
        life.worsen(t.g, FRANCS)
        assert t.g.decline[FRANCS] == 2
        assert len(t.events("empire-roll")) == rolls


@pytest.mark.rule("INV-VI.E-12")
def test_an_empire_that_can_sink_no_deeper_pays_ten_gold_or_is_bankrupt() -> None:
    t = Table({"romains": "empire"}, owners={"romains": ["latium"]}, capitals={"romains": "latium"})
    g = t.g
    g.age[ROMAINS], g.decline[ROMAINS], g.treasury[ROMAINS] = 12, 2, 10
    life.advance(g, ROMAINS, 1)
    assert g.treasury[ROMAINS] == 0
    assert not g.stack
    g.treasury[ROMAINS] = 9
    life.advance(g, ROMAINS, 1)
    assert g.treasury[ROMAINS] == 0
    assert isinstance(g.stack[-1], bankruptcy.Bankrupt)


# ---------------------------------------------------------------- the end


@pytest.mark.rule("INV-VI.K-6", "INV-VII.A-2")
@pytest.mark.parametrize(("die", "gold", "empire"), [(8, 0, True), (7, 0, False), (7, 10, True), (7, 9, False)])
def test_when_attila_dies_the_huns_are_an_empire_or_no_more(die: int, gold: int, empire: bool) -> None:
    t = Table(
        {"huns": "barbarian", "gepides": "barbarian"},
        {"huns": {"hunnia": 2}, "gepides": {"tisia": 2}},
        hordes={"huns": "hunnia", "gepides": "tisia"},
        dice=[die],
    )
    t.g.treasury[HUNS] = gold
    bonds.bind(t.g, NATION["gepides"], HUNS, VASSAL)
    leaders.died(t.g, PIECE["attila"])
    t.g.advance()
    assert t.g.status[HUNS] == (EMPIRE if empire else 0)
    assert bool(t.g.lord[NATION["gepides"]] < 0) == (not empire)
    if not empire:
        assert t.g.dead & BIT[HUNS]
        assert not t.g.in_play(HUNS)
        assert all(t.g.at[piece] == GONE for piece in members(OF_NATION[HUNS]))
    assert not defects(t.g)


@pytest.mark.rule("INV-VI.K-6")
def test_regions_and_the_great_cities_help_the_huns() -> None:
    t = Table(
        {"huns": "barbarian"}, {"huns": {"umbria": 1}}, hordes={"huns": "umbria"}, owners={"huns": land("italia")}
    )
    assert realms.huns_modifiers(t.g).total == 2  # Italia, and Roma in it
    t.g.owner[PROVINCE["latium"]] = -1
    assert realms.huns_modifiers(t.g).total == 1
    t.g.script = [6]
    t.start(FateOfHuns())
    assert t.g.status[HUNS] == 0  # 6 + 1 is 7


@pytest.mark.rule("INV-XIV.K-9", "INV-XIV.K-12")
def test_who_vanishes_leaves_nobody_bound_and_sends_mercenaries_home() -> None:
    t = Table(
        {"romains": "empire", "francs": "barbarian"},
        {"romains": {"latium": 2}, "francs": {"rhenus": 2}},
        hordes={"francs": "rhenus"},
        owners={"romains": land("italia")},
    )
    g = t.g
    hired = t.muster("francs", "latium")[0]
    g.lend(hired, ROMAINS)
    g.federator[FRANCS], g.foedus[FRANCS], g.foedera[FRANCS] = ROMAINS, BIT[PROVINCE["umbria"]], 1
    realms.vanish(g, ROMAINS)
    assert g.at[hired] == PROVINCE["rhenus"]
    assert g.hired_by(hired) == FRANCS
    assert (g.federator[FRANCS], g.foedera[FRANCS]) == (-1, 0)
    assert ROMAINS not in g.owner
    assert g.dead & BIT[ROMAINS]
    assert not defects(g)


@pytest.mark.rule("INV-III.G-5", "INV-VII.D-6")
@pytest.mark.parametrize("plus", [False, True])
def test_a_capital_is_founded_in_a_province_in_revolt_only_for_want_of_other_and_ends_it(plus: bool) -> None:
    """Franks hold Neustria, in revolt since Rome had it, with a city of level 3; with Belgae or without."""
    for land, seats in ((["neustria", "belgae"], {"belgae"}), (["neustria"], {"neustria"})):
        t = Table({"francs": "kingdom"}, {"francs": {"neustria": 1}}, hordes={"francs": "neustria"},
                  owners={"francs": land})  # fmt: skip
        rebels = BIT[PROVINCE["neustria"]]
        t.g.revolts, t.g.revolts_plus = (0, rebels) if plus else (rebels, 0)
        for name in land:
            t.g.level[PROVINCE[name]] = 3
        t.start(Capital(FRANCS))
        assert {PROVINCE_IDS[t.g.capital[FRANCS]]} == seats
        assert bool(t.g.revolts | t.g.revolts_plus) is (seats == {"belgae"})


@pytest.mark.rule("INV-III.G-5", "INV-XIV.I-1")
def test_nor_is_a_lost_capital_set_up_there_again_but_for_want_of_other() -> None:
    for land, seat, over in ((["neustria", "belgae"], "belgae", False), (["neustria"], "neustria", True)):
        t = Table({"francs": "kingdom"}, {"francs": {"neustria": 1}}, owners={"francs": land})
        t.g.lost_capital[FRANCS] = t.g.turn - 1
        t.g.revolts = BIT[PROVINCE["neustria"]]
        t.g.treasury[FRANCS] = 20
        for name in land:
            t.g.level[PROVINCE[name]] = 1
        t.g.order = [FRANCS]
        t.start(income.Revenues())
        assert t.g.capital[FRANCS] == PROVINCE[seat]
        assert (t.g.revolts == 0) is over


@pytest.mark.rule("INV-VII.D-7", "INV-III.G-5", "INV-III.G-2")
def test_a_horde_that_stands_for_the_capital_yields_and_does_not_revolt() -> None:
    t = folk(4)
    realms.found_kingdom(t.g, FRANCS)
    parts = dict(income.gross(t.g, FRANCS))
    assert parts["INV-XIV.D-5"] == 10  # 5 gold, in halves
    assert not revolts.open_to(t.g, FRANCS) & BIT[PROVINCE["neustria"]]


@pytest.mark.rule("INV-VII.D-7", "INV-III.G-4", "INV-III.G-6", "INV-XIII.E-6")
def test_it_stands_for_the_capital_wherever_one_counts() -> None:
    t = folk(4)
    place, home = PROVINCE["neustria"], BIT[REGION["gallia-septentrionalis"]]
    assert not interception.odds(t.g, FRANCS, place, 0, (0, 0, -1)).total, "the horde of barbarians is none"
    assert not t.g.capitals()
    realms.found_kingdom(t.g, FRANCS)
    assert interception.odds(t.g, FRANCS, place, 0, (0, 0, -1)).total == 3
    assert t.g.capitals() == BIT[place], "the calamity Heresy spares its region"
    courts.idle(t.g, FRANCS, BIT[t.lead("francs", "lotharingia")])
    assert t.g.leaders(FRANCS, place)
    t.g.religion[FRANCS] = CATHOLIC
    heresies.place(t.g, REGION["gallia-septentrionalis"], CATHOLIC)
    assert not heresies.of_nation(t.g, FRANCS) & home, "what is preached at home is no heresy there (XXXI.C-9)"


@pytest.mark.rule("INV-VII.B-1")
@pytest.mark.parametrize(("fell", "asked"), [(5, True), (6, True), (4, False), (7, False)])
def test_odoacer_may_found_a_kingdom_whatever_the_age_of_the_heruli(fell: int, asked: bool) -> None:
    herules = NATION["herules"]
    t = Table({"herules": "barbarian"}, {"herules": {"latium": 2}}, hordes={"herules": "latium"}, turn=fell + 1)
    t.g.lost_capital[ROMAINS], t.g.lost_to[ROMAINS] = fell, herules
    assert ageing(t, "herules").g.over == (not asked)


# ---------------------------------------------------------------- what VI says of each status


@pytest.mark.rule("INV-VI.A-1", "INV-VI.J-1", "INV-VI.K-1", "INV-VI.G-1")
def test_barbarians_then_kingdoms_then_empires() -> None:
    t = Table({"romains": "empire", "perses": "kingdom", "francs": "barbarian"})
    assert order.ordered(t.g, t.g.active) == [FRANCS, PERSES, ROMAINS]
    assert [t.g.civilised(nation) for nation in (FRANCS, PERSES, ROMAINS)] == [False, True, True]


@pytest.mark.rule("INV-VI.J-4", "INV-VI.K-4", "INV-XIV.H-1")
def test_a_kingdom_pays_for_its_units_an_empire_does_not() -> None:
    for status, gold in (("kingdom", 3), ("empire", 0)):
        t = Table({"perses": status}, {"perses": {"chaldea": 3}}, capitals={"perses": "chaldea"})
        assert income.expenses(t.g, PERSES).total == gold


@pytest.mark.rule("INV-VI.E-6", "INV-XIV.G-4")
def test_decline_costs_five_gold_or_ten() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"})
    for level, gold in ((0, 0), (1, 5), (2, 10)):
        t.g.decline[ROMAINS] = level
        assert income.expenses(t.g, ROMAINS).total == gold


@pytest.mark.rule("INV-VI.A-3", "INV-VI.D-1", "INV-VI.E-1")
def test_the_tracks_have_seven_and_twelve_boxes() -> None:
    t = Table({"francs": "barbarian", "romains": "empire"})
    assert (life.oldest(t.g, FRANCS), life.oldest(t.g, ROMAINS)) == (7, 12)


@pytest.mark.rule("INV-VI.H-1", "INV-IX.D-8", "INV-VI.H-9")
def test_barbarians_have_no_income_and_buy_nothing_wherever_they_live() -> None:
    t = folk(4, gold=30)
    t.g.order = [FRANCS]
    t.start(income.Revenues())
    assert t.g.treasury[FRANCS] == 30
    assert FRANCS not in order.civilised(t.g)
    assert realms.may_declare(t.g, FRANCS)
    t.g.put(HORDE_OF[FRANCS], PROVINCE["rhenus"])
    assert realms.may_declare(t.g, FRANCS)  # in a barbarian region, too


@pytest.mark.rule("INV-VI.B-2", "INV-XXVII.A-6")
def test_inactive_nations_neither_age_nor_have_gold() -> None:
    t = Table({"armeniens": "kingdom"}, inactive=["armeniens"])
    nation = NATION["armeniens"]
    ageing(t, "armeniens")
    t.g.receive(nation, 5)
    assert (t.g.age[nation], t.g.treasury[nation]) == (1, 0)


@pytest.mark.rule("INV-VII.D-8")
def test_a_new_kingdom_keeps_its_religion() -> None:
    t = folk(4)
    before = t.g.religion[FRANCS]
    realms.found_kingdom(t.g, FRANCS)
    assert t.g.religion[FRANCS] == before


@pytest.mark.rule("INV-SEQ.1.A-1", "INV-SEQ.1.A-2", "INV-SEQ.1.A-3", "INV-IV-5")
def test_step_one_a_barbarians_kingdoms_empires_heresies() -> None:
    t = Table({"romains": "empire", "perses": "kingdom", "francs": "barbarian", "huns": "barbarian"}, turn=4)
    t.g.age[FRANCS], t.g.age[HUNS] = 4, 2
    seen = []
    turns = Turns()
    for step in ("barbarians", "kingdoms", "empires"):
        getattr(turns, step)(t.g)
        seen.append(list(t.g.order))
    assert seen == [[FRANCS, HUNS], [PERSES], [ROMAINS]]
    t.g.since[PERSES] = t.g.turn
    turns.kingdoms(t.g)
    assert t.g.order == []  # founded in this step
    turns.empires(t.g)
    assert turns.step == "heresies"
