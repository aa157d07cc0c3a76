"""INV XXIII, XXIV: fortified cities, sieges, terror, sack, razed walls."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import BETRAYAL, BOOTY, HOLY_MAN, PILLAGE_IDS, SIEGE_ENGINES, TERROR
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import CAMPAIGNS, COMBAT, LEADERS, OF_NATION, PIECE
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION
from latrunculi.games.invasions.rules import advanced, bonds, events, income, pacts, pools, raids, sieges, terror, walls
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.campaigns import Campaigns
from latrunculi.games.invasions.rules.clash import DEFENDER
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.overrun import sheltered
from latrunculi.games.invasions.rules.pillage import Plunder
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.state import MARKERS, SOURCES, TITLES
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table.sieges import siege_state
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field
from tests.games.invasions.table import Table

PERSES, ROMAINS, BYZANTINS = NATION["perses"], NATION["romains"], NATION["byzantins"]
FRANCS, HUNS, WISIGOTHS = NATION["francs"], NATION["huns"], NATION["wisigoths"]


def nisibis(units: int = 3, **more: object) -> Table:
    """Persians before Nisibis (level 2, walls -2), which Byzance holds without a unit; behind them they hold land."""
    t = Table(
        {"perses": "empire", "byzantins": "empire"},
        {"perses": {"assyria": units}},
        owners={"byzantins": ["assyria"], "perses": ["adiabene"]},
        **{"turn": 6, **more},  # type: ignore[arg-type]
    )
    t.g.level[PROVINCE["assyria"]] = 2
    t.g.playing = BIT[PERSES]
    return t


def gaul(units: int = 3, leader: str = "", **more: object) -> Table:
    """Franks before Lutetia (Neustria), which has no walls here and belongs to Rome; Sequana is theirs."""
    t = Table(
        {"francs": "barbarian", "romains": "empire"},
        {"francs": {"neustria": units}},
        owners={"romains": ["neustria"], "francs": ["sequana"]},
        **{"turn": 6, **more},  # type: ignore[arg-type]
    )
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls &= ~BIT[PROVINCE["neustria"]]
    t.g.playing = BIT[FRANCS]
    if leader:
        t.put(leader, "neustria")
    return t


def total(t: Table, nation: int, province: str, assault: bool = False, effects: int = 0) -> int:
    """The modifiers of a siege."""
    return sieges.odds(t.g, nation, PROVINCE[province], assault, effects).total


def markers(t: Table, *names: str) -> None:
    """Which Pillage markers are left in the cup."""
    t.g.pillage_cup = [names.count(name) for name in PILLAGE_IDS]


def hold(t: Table, nation: int, *titles: int) -> None:
    """Event cards in the hand of the camp of a nation."""
    for title in titles:
        t.g.event_deck[title] -= 1
        t.g.event_hand[CAMP_OF[nation] * TITLES + title] += 1


# ---------------------------------------------------------------- XXIII: walls


@pytest.mark.rule("INV-XXIII.A-2")
def test_a_capital_is_fortified_wherever_it_is() -> None:
    t = gaul()
    assert walls.strength(t.g, PROVINCE["neustria"]) == 0
    t.g.capital[ROMAINS] = PROVINCE["neustria"]
    assert walls.strength(t.g, PROVINCE["neustria"]) == 2
    assert total(t, FRANCS, "neustria") == -2


@pytest.mark.rule("INV-XXIII.B-1")
def test_walls_keep_piles_and_raids_from_passing() -> None:
    t = nisibis(0)
    here, from_ = PROVINCE["assyria"], PROVINCE["adiabene"]
    t.muster("byzantins", "assyria")
    assert sheltered(t.g, PERSES, from_, here)
    assert raids.closed(t.g, here)
    t.g.walls &= ~BIT[here]
    assert not sheltered(t.g, PERSES, from_, here)
    assert not raids.closed(t.g, here)


@pytest.mark.rule("INV-XXIII.B-2", "INV-XXIII.D-1")
def test_terror_is_for_unfortified_cities() -> None:
    t = gaul(leader="chlodio")
    here = PROVINCE["neustria"]
    group = t.g.inside[here]
    assert terror.due(t.g, FRANCS, here, group)
    t.g.walls |= BIT[here]
    assert not terror.due(t.g, FRANCS, here, group)


@pytest.mark.rule("INV-CH.XXIV.C-1")
@pytest.mark.rule("INV-XXIII.B-5", "INV-XXIII.B-6", "INV-XXIV.C-7")
@pytest.mark.parametrize(
    ("province", "turn", "walls_are"),
    [("assyria", 6, 2), ("latium", 6, 1), ("umbria", 6, 3), ("chaldea", 6, 3), ("thracia", 3, 3), ("thracia", 4, 4)],
)
def test_what_walls_are_worth(province: str, turn: int, walls_are: int) -> None:
    t = Table({"francs": "barbarian", "romains": "empire"}, owners={"romains": [province]}, turn=turn)
    assert t.g.walled(PROVINCE[province])
    assert total(t, FRANCS, province) == -walls_are
    t.g.capital[ROMAINS] = PROVINCE[province]
    assert total(t, FRANCS, province) == -walls_are


@pytest.mark.rule("INV-XXIII.C-1", "INV-XXIV.E-3")
def test_walls_cost_fifteen() -> None:
    t = gaul(0, turn=6)
    here = PROVINCE["neustria"]
    t.g.capital[ROMAINS] = PROVINCE["latium"]
    t.g.owner[PROVINCE["latium"]] = ROMAINS
    t.g.order = [ROMAINS]
    t.g.treasury[ROMAINS] = 14
    twin = t.g.clone()
    t.start(Purchases())
    assert t.why_not("fortify", "neustria") == "INV-XXIII.C-1"
    t.g = twin
    t.g.treasury[ROMAINS] = 15
    t.start(Purchases())
    assert "latium" not in t.offers("fortify")
    t.choose("fortify", "neustria")
    assert t.g.treasury[ROMAINS] == 0
    assert t.g.walled(here)


@pytest.mark.rule("INV-CH.XXIV.C-1")
@pytest.mark.rule("INV-XXIII.D-2", "INV-XXIV.C-8")
@pytest.mark.parametrize(("turn", "bonus"), [(3, 0), (4, -1), (5, -1), (6, 0)])
def test_unfortified_cities_resist_better_on_turns_4_and_5(turn: int, bonus: int) -> None:
    assert total(gaul(turn=turn), FRANCS, "neustria") == bonus


# ---------------------------------------------------------------- XXIV.A


@pytest.mark.rule("INV-XXIV.A-1", "INV-XXIV.A-2", "INV-XXIV.A-5")
def test_who_stands_before_a_city_besieges_it_or_retreats() -> None:
    t = gaul().start(Battles())
    assert t.offers() == [("besiege", None), ("assault", None), ("raise-siege", None)]
    t.choose("raise-siege")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert not t.g.units(FRANCS, PROVINCE["neustria"])
    assert t.owner("neustria") == "romains"


@pytest.mark.rule("INV-XXIV.A-1")
def test_a_pile_marches_on_past_a_city() -> None:
    t = gaul(0, turn=6)
    t.muster("francs", "sequana", 2)
    t.start(Movement(BIT[FRANCS])).choose("march", "sequana").choose("step-to", "belgae").choose("step-to", "neustria")
    t.choose("step-to", "lugdunus")
    assert t.owner("neustria") == "romains"


@pytest.mark.rule("INV-XXIV.A-1")
def test_no_siege_of_a_friend_s_or_a_neutral_s_city() -> None:
    t = gaul()
    assert terror.needed(t.g, FRANCS, PROVINCE["neustria"])
    t.g.pacts[FRANCS] |= BIT[ROMAINS]
    t.g.pacts[ROMAINS] |= BIT[FRANCS]
    t.settle()
    assert not terror.needed(t.g, FRANCS, PROVINCE["neustria"])


@pytest.mark.rule("INV-XXIV.A-5")
def test_first_the_battle_then_the_siege() -> None:
    t = gaul()
    t.muster("romains", "neustria")
    t.start(Battles())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.journal is not None
    kinds = [VOCABULARY.events[kind].name for _, kind, _ in t.g.journal.events]
    assert kinds.index("battle") < kinds.index("siege")


@pytest.mark.rule("INV-XXIV.A-3", "INV-XXIV.C-2")
def test_a_siege_that_fails_ends_in_retreat_to_where_they_came_from() -> None:
    t = gaul(0, dice=[6])
    t.muster("francs", "sequana", 3)
    t.start(Movement(BIT[FRANCS])).choose("march", "sequana").choose("step-to", "belgae").choose("step-to", "neustria")
    t.choose("done").choose("done")
    t.start(Battles()).choose("besiege")
    assert t.events("siege-roll")[0]["bonus"] == 0
    assert t.events("retreated")[0]["province"] == "belgae"  # XX.L-7
    assert t.owner("neustria") == "romains"


@pytest.mark.rule("INV-CH.XXIV.C-1", "INV-SEQ.3.A-6")
@pytest.mark.rule("INV-XXIV.A-4", "INV-XXIV.C-2", "INV-XXIV.C-11")
def test_seven_takes_the_city_which_may_be_spared() -> None:
    t = gaul(dice=[7]).start(Battles()).choose("besiege")
    assert t.owner("neustria") == "francs"
    assert ("sack", None) in t.offers()
    t.choose("done")
    assert t.g.treasury[FRANCS] == 0
    assert not t.g.pillaged & BIT[PROVINCE["neustria"]]
    assert t.g.over


@pytest.mark.rule("INV-XXIV.C-2")
def test_a_zero_is_ten() -> None:
    t = nisibis(dice=[0]).start(Battles()).choose("besiege")  # 10, walls -2, civilised +1
    assert t.owner("assyria") == "perses"


# ---------------------------------------------------------------- XXIV.B: terror


@pytest.mark.rule("INV-VI.H-4", "INV-CH.d2-11")
@pytest.mark.rule("INV-XXIV.B-1", "INV-XXIV.B-3")
@pytest.mark.parametrize("sack", [True, False])
def test_a_city_surrenders_to_a_leader_who_goes_on_unless_he_sacks_it(sack: bool) -> None:
    t = gaul(0, dice=[4])
    t.muster("francs", "sequana", 2)
    t.put("chlodio", "sequana")
    markers(t, "gold-2")
    t.start(Movement(BIT[FRANCS])).choose("march", "sequana").choose("step-to", "belgae").choose("step-to", "neustria")
    assert t.owner("neustria") == "francs"
    t.choose("sack" if sack else "done")
    assert t.g.treasury[FRANCS] == (4 if sack else 0)
    assert t.g.over == sack
    if not sack:
        assert "lugdunus" in t.offers("step-to")


@pytest.mark.rule("INV-CH.d2-11")
@pytest.mark.rule("INV-XXIV.B-1", "INV-XXIV.B-2")
def test_a_city_that_resists_is_not_tested_again() -> None:
    t = gaul(0, dice=[5, 2])
    t.muster("francs", "sequana", 2)
    t.put("chlodio", "sequana")
    t.start(Movement(BIT[FRANCS])).choose("march", "sequana").choose("step-to", "belgae").choose("step-to", "neustria")
    assert t.owner("neustria") == "romains"
    assert {"step-to", "done"} <= {verb for verb, _ in t.offers()}
    t.choose("step-to", "belgae").choose("step-to", "neustria")
    assert t.g.script == [2]
    t.choose("done")
    t.start(Battles())
    assert t.g.stack[-1].NAME == "siege"
    assert t.g.script == [2]


@pytest.mark.rule("INV-XXIV.B-1")
def test_after_a_battle_terror_comes_before_the_siege() -> None:
    t = gaul(leader="chlodio", dice=[2]).start(Battles())
    assert t.owner("neustria") == "francs"
    t.choose("done")
    assert t.g.over, "a city that has surrendered is not besieged"
    assert not t.events("siege-roll")


@pytest.mark.rule("INV-XXIV.B-1")
def test_only_barbarian_leaders_with_units_are_feared() -> None:
    t = gaul(leader="chlodio")
    here = PROVINCE["neustria"]
    chlodio, units = BIT[PIECE["chlodio"]], t.g.units(FRANCS, here)
    assert not terror.due(t.g, FRANCS, here, chlodio)
    assert not terror.due(t.g, FRANCS, here, units)
    t.g.status[FRANCS] = 2
    assert not terror.due(t.g, FRANCS, here, chlodio | units)


@pytest.mark.rule("INV-XXIV.B-1")
def test_the_card_terror_spares_the_test() -> None:
    t = gaul(leader="chlodio")
    hold(t, FRANCS, TERROR)
    t.start(Battles()).choose("stratagem", "terror")
    assert t.owner("neustria") == "francs"
    assert t.g.event_discard[TERROR] == 1


# ---------------------------------------------------------------- XXIV.C: the die


@pytest.mark.rule("INV-CH.XXIV.C-1")
@pytest.mark.rule("INV-XXIV.C-1")
def test_a_leader_gives_as_many_rerolls_as_his_combat() -> None:
    t = gaul(leader="chlodio", dice=[6, 5, 1, 9])
    t.g.cowed |= BIT[PROVINCE["neustria"]]
    combat = COMBAT[PIECE["chlodio"]]
    t.start(Battles()).choose("besiege")
    assert [e["die"] for e in t.events("siege-roll")] == [[6], [5], [1]][: 1 + combat]
    assert combat == 1
    assert t.events("siege-failed")


@pytest.mark.rule("INV-CH.XXIV.C-1")
@pytest.mark.rule("INV-XXIV.C-3")
def test_an_assault_costs_two_hits_before_the_die_and_gives_one() -> None:
    t = gaul(3, dice=[6]).start(Battles()).choose("assault")
    t.choose(*t.offers()[0]).choose(*t.offers()[0]) if t.g.stack[-1].NAME == "losses" else None
    assert t.g.units(FRANCS, PROVINCE["neustria"]).bit_count() == 1
    assert t.events("siege-roll")[0]["bonus"] == 1
    assert t.owner("neustria") == "francs"
    t = gaul(2).start(Battles())
    assert t.why_not("assault") == "INV-XXIV.C-3"  # nobody would be left


@pytest.mark.rule("INV-CH.XXIV.C-1")
@pytest.mark.rule("INV-VI.I-5")
@pytest.mark.rule("INV-XXIV.C-4", "INV-XXIV.C-5")
def test_civilised_and_nomad_besiegers() -> None:
    t = Table({"huns": "barbarian", "romains": "empire"}, owners={"romains": ["neustria"]}, turn=9)
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls &= ~BIT[PROVINCE["neustria"]]
    assert total(t, HUNS, "neustria") == -1
    t.g.turn = 10
    assert total(t, HUNS, "neustria") == 0
    assert total(nisibis(), PERSES, "assyria") == 1 - 2


@pytest.mark.rule("INV-VI.I-1", "INV-XXIV.C-5")
def test_who_was_a_nomad_besieges_as_an_empire_does() -> None:
    t = Table({"huns": "empire", "romains": "empire"}, owners={"romains": ["neustria"]}, turn=9)
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls &= ~BIT[PROVINCE["neustria"]]
    assert total(t, HUNS, "neustria") == 1, "civilised, and a nomad no more"


@pytest.mark.rule("INV-CH.XXIV.C-1")
@pytest.mark.rule("INV-XXIV.C-6")
def test_a_nation_in_decline_defends_badly() -> None:
    t = gaul()
    for decline, bonus in ((0, 0), (1, 1), (2, 2)):
        t.g.decline[ROMAINS] = decline
        assert total(t, FRANCS, "neustria") == bonus


@pytest.mark.rule("INV-CH.XXIV.C-1")
@pytest.mark.rule("INV-XXIV.C-9")
def test_a_fleet_helps_a_port_unless_it_is_stormed() -> None:
    t = Table({"francs": "barbarian", "romains": "empire"}, owners={"romains": ["africa"]}, turn=6)
    t.g.walls = 0
    assert total(t, FRANCS, "africa") == 0
    t.muster("romains", "mare-siculum")
    assert total(t, FRANCS, "africa") == -1
    assert total(t, FRANCS, "africa", assault=True) == 1
    t.g.owner[PROVINCE["africa"]] = BYZANTINS
    assert total(t, FRANCS, "africa") == 0  # nobody's friend is there
    t.g.active |= BIT[BYZANTINS]
    bonds.ally(t.g, ROMAINS, BYZANTINS)
    assert total(t, FRANCS, "africa") == -1, "an ally's fleet is friendly to the city"


@pytest.mark.rule("INV-XXIX.C-1", "INV-III.G-9")
def test_a_kingdom_does_not_submit_for_a_city_that_is_not_its_capital() -> None:
    t = Table({"francs": "barbarian", "wisigoths": "kingdom"}, {"francs": {"neustria": 3}},
              capitals={"wisigoths": "hispalensis"}, owners={"wisigoths": ["neustria"]}, turn=6)  # fmt: skip
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls &= ~BIT[PROVINCE["neustria"]]
    t.g.pillaged = BIT[PROVINCE["hispalensis"]]
    t.start(Conquest(FRANCS, PROVINCE["neustria"]))
    assert t.offers("sack"), "what lies on another city does not matter"
    t.choose("done")
    assert t.g.over
    assert t.g.lord[WISIGOTHS] < 0


@pytest.mark.rule("INV-XXIV.C-1")
def test_of_several_leaders_the_best_throws_again() -> None:
    """Alaric lets the die be thrown three times more, the Franks' rex once: no 3, 4, 5 or 6 is enough."""
    t = gaul()
    t.g.active, t.g.status[WISIGOTHS] = t.g.active | BIT[WISIGOTHS], 1
    bonds.ally(t.g, FRANCS, WISIGOTHS)
    t.g.playing |= BIT[WISIGOTHS]
    t.g.cowed = BIT[PROVINCE["neustria"]]
    rex = next(p for p in members(LEADERS & OF_NATION[FRANCS]) if COMBAT[p] == 1)
    t.g.put(rex, PROVINCE["neustria"])
    assert COMBAT[t.put("alaricus", "neustria")] == 3
    t.muster("wisigoths", "neustria", 1)
    t.g.script = [3, 4, 5, 6]
    t.start(Battles()).choose("besiege")
    assert [e["die"][0] for e in t.events("siege-roll")] == [3, 4, 5, 6]
    assert t.events("siege-failed")


@pytest.mark.rule("INV-XXIV.C-1", "INV-XIII.E-6")
def test_a_leader_whom_a_card_keeps_idle_throws_nothing_again() -> None:
    t = gaul(leader="chlodovechus")
    siege = sieges.Siege(FRANCS, PROVINCE["neustria"], pieces=t.g.inside[PROVINCE["neustria"]])
    assert siege.leaders(t.g) == BIT[PIECE["chlodovechus"]]
    t.g.inactive_leaders = BIT[PIECE["chlodovechus"]]
    assert not siege.leaders(t.g)


@pytest.mark.rule("INV-XXIV.A-1", "INV-XII.D-5")
def test_who_is_at_peace_with_the_city_does_not_lead_the_siege_however_many_he_has() -> None:
    t = gaul(1)
    t.g.active, t.g.status[WISIGOTHS] = t.g.active | BIT[WISIGOTHS], 1
    bonds.ally(t.g, FRANCS, WISIGOTHS)
    t.g.playing |= BIT[WISIGOTHS]
    t.muster("wisigoths", "neustria", 3)
    assert sieges.besieger(t.g, PROVINCE["neustria"]) == WISIGOTHS
    pacts.conclude(t.g, WISIGOTHS, ROMAINS)
    assert sieges.besieger(t.g, PROVINCE["neustria"]) == FRANCS


@pytest.mark.rule("INV-X.C-1")
def test_the_chronology_helps_one_siege_in_one_place() -> None:
    """Shapur has +1 on his first roll before Nisibis in turn 1, whatever else has happened by then."""
    t = nisibis(turn=1)
    place, strange = PROVINCE["assyria"], PROVINCE["amida"]
    found = sieges.favours(t.g, PERSES, place)
    assert len(found) == 1
    assert not sieges.favours(t.g, PERSES, strange)
    assert not sieges.favours(t.g, BYZANTINS, place)
    t.g.done = -1 ^ BIT[found[0]]
    assert sieges.favours(t.g, PERSES, place) == found
    t.g.done = BIT[found[0]]
    assert not sieges.favours(t.g, PERSES, place)


@pytest.mark.rule("INV-X.B-4", "INV-XXIV.C-3")
def test_cards_bear_on_a_siege() -> None:
    t = nisibis(dice=[5])
    hold(t, PERSES, BETRAYAL)
    t.start(Battles()).choose("besiege").choose("stratagem", "betrayal")
    assert t.events("siege-roll")[0]["bonus"] == 1 - 2 + 3
    assert t.owner("assyria") == "perses"


@pytest.mark.rule("INV-X.B-5", "INV-XXIV.C-7")
@pytest.mark.parametrize("walled", [True, False])
def test_engines_are_for_walls(walled: bool) -> None:
    """In an empire's siege the walls of Nisibis, worth 2, count 2 less."""
    t = nisibis(dice=[5])
    hold(t, PERSES, SIEGE_ENGINES)
    if not walled:
        t.g.walls = 0
    t.start(Battles()).choose("besiege")
    assert ("siege-engines" in t.offers("stratagem")) == walled
    if walled:
        t.choose("stratagem", "siege-engines")
        assert t.events("siege-roll")[0]["bonus"] == 1 - 2 + 2


@pytest.mark.rule("INV-XXIV.A-1", "INV-XXIV.A-3")
def test_who_raises_a_siege_throws_no_die_and_retreats() -> None:
    t = nisibis().start(Battles()).choose("raise-siege")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert not t.events("siege") + t.events("siege-roll")
    assert t.owner("assyria") == "byzantins"
    assert not t.g.units(PERSES, PROVINCE["assyria"])


@pytest.mark.rule("INV-XXIV.C-14")
def test_a_siege_that_nobody_keeps_up_needs_no_raising() -> None:
    t = nisibis(0)
    t.g.besieged = BIT[PROVINCE["assyria"]]
    t.start(sieges.Lifting())
    assert t.g.over
    assert not t.g.besieged
    assert not t.events("siege-failed")


@pytest.mark.rule("INV-X.C-1")
def test_shapur_before_nisibis_has_one_roll_that_is_better() -> None:
    t = nisibis(turn=1, dice=[5])
    assert total(t, PERSES, "assyria") == 0
    t.start(Battles()).choose("besiege")
    assert total(t, PERSES, "assyria") == -1


@pytest.mark.rule("INV-XXIV.C-10", "INV-III.G-8")
def test_a_capital_that_falls_is_one_no_more() -> None:
    t = gaul(dice=[9])
    t.g.capital[ROMAINS] = PROVINCE["neustria"]
    t.start(Battles()).choose("besiege")
    assert t.g.capital[ROMAINS] == -1
    assert t.g.lost_capital[ROMAINS] == 6


@pytest.mark.rule("INV-XXIV.C-12", "INV-XXIV.C-13", "INV-XXIV.C-14")
def test_a_siege_is_maintained_while_the_leader_campaigns() -> None:
    captain = next(p for p in PIECE if LEADERS & BIT[PIECE[p]] and CAMPAIGNS[PIECE[p]] == 2 and COMBAT[PIECE[p]] == 2)
    nation = next(n for n, own in enumerate(OF_NATION) if own & BIT[PIECE[captain]])
    name = next(k for k, v in NATION.items() if v == nation)
    t = Table(
        {name: "kingdom", "alains": "barbarian"},
        {name: {"neustria": 3}},
        owners={"alains": ["neustria"], name: ["sequana", "belgae"]},
        turn=6,
        dice=[1, 1, 1, 2],
    )
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls &= ~BIT[PROVINCE["neustria"]]
    t.g.playing = BIT[nation]
    t.put(captain, "neustria")
    t.start(Campaigns()).choose("campaign", captain).choose("march", "neustria").choose("done")
    t.choose("besiege")
    assert len(t.events("siege-roll")) == 3
    t.choose("maintain-siege")
    assert t.g.besieged == BIT[PROVINCE["neustria"]]
    t.choose("leave", t.offers("leave")[0])
    t.choose("march", "neustria").choose("step-to", "belgae")
    t.choose("done")
    t.choose("besiege")
    assert len(t.events("siege-roll")) == 4  # the leader is away: one die
    assert t.g.besieged == 0
    assert t.g.stack[-1].NAME == "retreat"


@pytest.mark.rule("INV-XXIV.C-12", "INV-XXIV.C-14")
def test_with_the_last_campaign_of_their_leader_the_besiegers_left_behind_retreat() -> None:
    t = Table({"francs": "kingdom", "alains": "barbarian"}, {"francs": {"neustria": 3}},
              owners={"alains": ["neustria"], "francs": ["sequana", "belgae"]}, turn=6, dice=[1] * 4)  # fmt: skip
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls &= ~BIT[PROVINCE["neustria"]]
    t.g.playing = BIT[FRANCS]
    t.put("theudebertus", "neustria")
    t.start(Campaigns()).choose("campaign", "theudebertus").choose("march", "neustria").choose("done")
    t.choose("besiege").choose("maintain-siege").choose("done")  # no second campaign
    assert t.g.besieged == 0
    assert t.g.stack[-1].NAME == "retreat"
    assert len(t.events("siege-failed")) == 2
    t.choose("retreat-to", "sequana")
    while t.g.stack:
        t.choose("done")
    assert not t.g.inside[PROVINCE["neustria"]]


@pytest.mark.rule("INV-XXIV.C-3", "INV-XX.H-5")
@pytest.mark.parametrize(
    ("pile", "storms"),
    [
        (["perses-infantry-1", "perses-infantry-2", "sapor-ii"], False),
        (["perses-infantry-1", "perses-elite-infantry-1"], True),
        (["perses-elite-infantry-1"], False),
        (["perses-infantry-1", "perses-infantry-2", "perses-infantry-3"], True),
    ],
)
def test_an_assault_leaves_a_unit_an_elite_takes_two_hits_a_leader_none(pile: list[str], storms: bool) -> None:
    t = nisibis(0)
    for piece in pile:
        t.put(piece, "assyria")
    t.start(Battles())
    assert (("assault", None) in t.offers()) is storms


@pytest.mark.rule("INV-X.C-1")
def test_a_better_roll_that_takes_the_city_is_the_only_one() -> None:
    t = nisibis(turn=1, dice=[9]).start(Battles()).choose("besiege")
    assert t.owner("assyria") == "perses"
    t.g.owner[PROVINCE["assyria"]] = BYZANTINS
    assert total(t, PERSES, "assyria") == -1


@pytest.mark.rule("INV-XXX.D-3", "INV-XXIV.A-1")
def test_a_siege_is_an_attack_upon_the_owner_of_the_city() -> None:
    t = nisibis(dice=[1])
    t.g.wooed[PERSES] = BIT[BYZANTINS] | BIT[ROMAINS]
    t.start(Battles())
    assert t.g.wooed[PERSES] == BIT[BYZANTINS] | BIT[ROMAINS]
    t.choose("besiege")
    assert t.g.wooed[PERSES] == BIT[ROMAINS]
    assert t.g.attacked == BIT[PERSES]


# ---------------------------------------------------------------- XXIV.D: sack


@pytest.mark.rule("INV-SEQ.3.A-6")
@pytest.mark.rule("INV-XXIV.D-1", "INV-XXIV.D-7", "INV-XXIV.D-8")
def test_a_sack_gives_two_gold_and_a_marker_for_each_level_and_leaves_one() -> None:
    t = nisibis(dice=[9])
    markers(t, "gold-3", "gold-3", "gold-3")
    here = PROVINCE["assyria"]
    assert income.city_halves(t.g, here) == 4
    t.start(Battles()).choose("besiege").choose("sack")
    assert t.g.treasury[PERSES] == 2 + 2 * 3
    assert t.g.pillaged & BIT[here]
    assert income.city_halves(t.g, here) == 1
    assert ("sack", None) not in t.offers()
    t.choose("done")
    t.g.owner[here] = BYZANTINS
    t.start(Conquest(PERSES, here))
    assert t.why_not("sack") == "INV-XXIV.D-7"


@pytest.mark.rule("INV-III.G-7")
@pytest.mark.rule("INV-XXIV.D-2")
@pytest.mark.parametrize(("status", "gold"), [(2, 2 + 5 + 1), (3, 2 + 10 + 1)])
def test_the_sack_of_a_capital_gives_more(status: int, gold: int) -> None:
    t = gaul(dice=[9])
    t.g.capital[ROMAINS] = PROVINCE["neustria"]
    t.g.status[ROMAINS] = status
    markers(t, "gold-1")
    t.start(Battles()).choose("besiege").choose("sack")
    assert t.g.treasury[FRANCS] == gold


@pytest.mark.rule("INV-XXIV.D-4")
def test_a_public_event_strikes_who_has_lost_the_city() -> None:
    t = gaul(dice=[7])
    t.g.treasury[ROMAINS] = 5
    markers(t, "famine")
    t.start(Battles()).choose("besiege").choose("sack")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.treasury[ROMAINS] == 3
    assert t.g.treasury[FRANCS] == 2 + 2


@pytest.mark.rule("INV-XXIV.D-5")
def test_a_private_event_is_kept_and_used_like_a_card() -> None:
    t = gaul()
    camp = CAMP_OF[FRANCS]
    markers(t, "rout")
    t.start(Plunder(FRANCS, 1, PROVINCE["neustria"]))
    rout = PILLAGE_IDS.index("rout")
    assert t.g.pillage_hand[camp * MARKERS + rout] == 1
    assert events.holds(t.g, camp)
    held = events.playable(t.g, camp, "victory")
    assert held
    events.play(t.g, camp, held.bit_length() - 1)
    assert t.g.pillage_hand[camp * MARKERS + rout] == 0
    assert t.g.pillage_cup[rout] == 1
    assert not sum(t.g.event_discard)


@pytest.mark.rule("INV-XXIV.D-6")
@pytest.mark.parametrize(
    ("nation", "decline", "dice", "happens"),
    [(FRANCS, 0, [], False), (ROMAINS, 1, [], True), (ROMAINS, 0, [0], True), (ROMAINS, 0, [9], False)],
)
def test_a_usurper_on_a_marker(nation: int, decline: int, dice: list[int], happens: bool) -> None:
    t = gaul(dice=[0, *dice, *[1] * 9])
    t.g.decline[ROMAINS] = decline
    t.g.age[ROMAINS] = 5
    markers(t, "usurper")
    t.start(Plunder(nation, 1, PROVINCE["neustria"]))
    assert bool(t.g.misfortunes[nation]) == happens


@pytest.mark.rule("INV-XXIV.D-3")
def test_a_resolved_marker_returns_at_once() -> None:
    t = gaul()
    markers(t, "gold-2")
    t.start(Plunder(FRANCS, 3, PROVINCE["neustria"]))
    assert t.g.treasury[FRANCS] == 6
    assert sum(t.g.pillage_cup) == 1


@pytest.mark.rule("INV-XXIV.D-1")
def test_cards_bear_on_a_sack() -> None:
    t = gaul(dice=[7])
    markers(t, "gold-1", "gold-1")
    hold(t, FRANCS, BOOTY)
    t.start(Battles()).choose("besiege").choose("done").choose("done").choose("sack").choose("stratagem", "booty")
    assert t.g.treasury[FRANCS] == 2 + 2
    t = gaul(dice=[7])
    hold(t, ROMAINS, HOLY_MAN)
    t.start(Battles()).choose("besiege").choose("done").choose("done").choose("sack").choose("stratagem", "holy-man")
    assert t.g.treasury[FRANCS] == 0
    assert not t.g.pillaged & BIT[PROVINCE["neustria"]]
    assert not t.offers("sack"), "it is not tried again"
    assert t.g.answer == 1, "the siege has succeeded all the same"


@pytest.mark.rule("INV-IV-17")
@pytest.mark.rule("INV-V.B-3")
def test_deeds_of_profiles() -> None:
    t = nisibis()
    t.start(Conquest(PERSES, PROVINCE["assyria"]))
    assert t.g.vp[PERSES * SOURCES + 5] == 1
    assert t.events("deed") == [{"nation": "perses", "province": "assyria", "points": 1}]
    t = Table({"wisigoths": "barbarian", "romains": "empire"}, owners={"romains": ["latium"]}, turn=6)
    markers(t, "gold-1")
    t.start(Conquest(WISIGOTHS, PROVINCE["latium"])).choose("sack")
    assert t.g.vp[WISIGOTHS * SOURCES + 5] == 3
    t.g.stack.clear()
    t.g.pillaged = 0
    t.g.owner[PROVINCE["latium"]] = ROMAINS
    t.start(Conquest(WISIGOTHS, PROVINCE["latium"])).choose("sack")
    assert t.g.vp[WISIGOTHS * SOURCES + 5] == 3  # the first alone


# ---------------------------------------------------------------- XXIV.E: razed walls


@pytest.mark.rule("INV-XXIV.E-1", "INV-XXIV.E-4")
def test_walls_may_be_razed_but_for_those_of_a_capital() -> None:
    t = nisibis().start(Conquest(PERSES, PROVINCE["assyria"])).choose("raze")
    assert not t.g.walled(PROVINCE["assyria"])
    t = nisibis()
    t.g.capital[BYZANTINS] = PROVINCE["assyria"]
    t.start(Conquest(PERSES, PROVINCE["assyria"]))
    assert t.why_not("raze") == "INV-XXIV.E-4"
    t = gaul().start(Conquest(FRANCS, PROVINCE["neustria"]))
    assert t.why_not("raze") == "INV-XXIV.E-1"  # there are none


@pytest.mark.rule("INV-XXIII.A-2", "INV-XXIV.E-4")
def test_what_was_a_capital_stays_fortified_though_its_walls_were_not_printed() -> None:
    t = gaul()
    t.g.capital[ROMAINS] = PROVINCE["neustria"]
    t.start(Conquest(FRANCS, PROVINCE["neustria"]))
    assert t.why_not("raze") == "INV-XXIV.E-4"
    assert t.g.capital[ROMAINS] != PROVINCE["neustria"]
    assert t.g.walled(PROVINCE["neustria"])
    assert total(t, WISIGOTHS, "neustria") == -2


def test_the_page_is_told_the_odds_of_a_siege() -> None:
    t = nisibis().start(Battles())
    told = siege_state(t.g)
    assert told
    assert told.siege == {"INV-XXIV.C-4": 1, "INV-XXIV.C-7": -2}
    assert told.assault == {"INV-XXIV.C-3": 1, "INV-XXIV.C-4": 1, "INV-XXIV.C-7": -2}
    assert (told.needed, told.rerolls, len(told.group)) == ([8, 7], 0, 3)


@pytest.mark.rule("INV-XXIII.B-3", "INV-XXIII.B-4")
@pytest.mark.parametrize(("status", "black", "bonus"), [("kingdom", 0, 1), ("empire", 1, 2)])
def test_walls_help_a_civilised_defender_in_battle(status: str, black: int, bonus: int) -> None:
    def field(walled: bool) -> Field:
        t = Field("assyria", ["perses-infantry-1"], ["byzantins-infantry-1"],
                  {"perses": "kingdom", "byzantins": status}, leads=("perses", "byzantins"),
                  owners={"byzantins": ["assyria"]}, turn=6)  # fmt: skip
        t.g.walls = BIT[PROVINCE["assyria"]] if walled else 0
        return t

    walled, plain = field(True), field(False)
    pools_ = [pools.melee(t.g, t.battle, DEFENDER) for t in (walled, plain)]
    assert pools_[0].total - pools_[1].total == 1
    assert pools_[0].black - pools_[1].black == black
    totals = [advanced.melee(t.g, t.battle, DEFENDER).total for t in (walled, plain)]
    assert totals[0] - totals[1] == bonus


@pytest.mark.rule("INV-XXIV.A-1")
def test_a_leader_alone_besieges_nothing() -> None:
    t = gaul(0, "chlodio")
    assert sieges.open_to(t.g) == 0
    t.muster("francs", "neustria")
    assert sieges.open_to(t.g) == BIT[PROVINCE["neustria"]]


@pytest.mark.rule("INV-XXIV.C-12")
def test_a_city_that_has_fallen_is_besieged_no_more() -> None:
    t = gaul(2)
    t.g.besieged = BIT[PROVINCE["neustria"]] | BIT[PROVINCE["latium"]]
    t.start(Conquest(FRANCS, PROVINCE["neustria"]))
    assert t.g.besieged == BIT[PROVINCE["latium"]]


@pytest.mark.rule("INV-XXIV.B-1")
def test_the_fear_of_one_city_spares_no_other_and_nobody_fears_a_leader_who_is_not_active() -> None:
    t = Table({"wisigoths": "barbarian", "romains": "empire"}, {"wisigoths": {"neustria": 1}},
              owners={"romains": ["neustria", "belgae"]})  # fmt: skip
    g, goths, place = t.g, NATION["wisigoths"], PROVINCE["neustria"]
    leader = t.lead("wisigoths", "neustria")
    g.level[place], g.walls = 1, 0
    group = g.pieces(goths, place)
    assert terror.due(g, goths, place, group)
    g.cowed = BIT[PROVINCE["belgae"]]
    assert terror.due(g, goths, place, group)
    g.cowed = BIT[place]
    assert not terror.due(g, goths, place, group)
    g.cowed, g.inactive_leaders = 0, BIT[leader]
    assert not terror.due(g, goths, place, group)
