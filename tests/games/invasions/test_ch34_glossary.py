"""INV XXXIV: what the words of the glossary mean in play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import LANDS, MOUNTAIN, PROVINCE, REGION, TERRAIN
from latrunculi.games.invasions.components.counters import (
    CAMPAIGNS,
    CAVALRY,
    ELITE,
    EMPERORS,
    GENERALS,
    GENERIC,
    GENERIC_OF,
    GUARDS,
    HEAVY,
    INFANTRY,
    KINGS,
    LIMITES,
    MOUNTED,
    NATION_OF,
    OF_NATION,
    OF_TYPE,
    ORIGIN,
    PIECE,
    PIECE_IDS,
    SINCE,
    TYPE_IDS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import CATHOLIC, NATION, NATION_IDS
from latrunculi.games.invasions.rules import clients as minor_kingdoms
from latrunculi.games.invasions.rules import (
    control,
    heresies,
    income,
    limes,
    losses,
    order,
    pools,
    raids,
    relations,
    revolts,
    scenarios,
    sieges,
    stacking,
    victory,
    ways,
)
from latrunculi.games.invasions.rules.campaigns import captains
from latrunculi.games.invasions.rules.clash import ATTACKER
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import CLIENT, RESERVE, SOURCES
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field
from tests.games.invasions.table import Table

ROME, BYZANCE, PERSIA, GOTHS, OSTROGOTHS, FRANKS = (
    NATION[n] for n in ("romains", "byzantins", "perses", "wisigoths", "ostrogoths", "francs")
)


def of_type(name: str) -> int:
    """All pieces of a type."""
    return OF_TYPE[TYPE_IDS.index(name)]


def to_the_end_of(t: Table, step: str) -> Table:
    """Play a turn from a step on at random until the next turn begins."""
    frame = Turns()
    frame.step = step
    t.g.stack.append(frame)
    t.g.script = None
    t.g.rng = 7
    dice = random.Random(1)
    turn = t.g.turn
    t.g.advance()
    while not t.g.over and t.g.turn == turn:
        t.g.apply(t.g.actor, dice.choice(t.g.legal(t.g.actor)))
    return t


# ---------------------------------------------------------------- activation, alliance


@pytest.mark.rule("INV-XXXIV-1")
def test_each_nation_is_activated_once_in_phase_3() -> None:
    t = Table({"romains": "empire", "wisigoths": "kingdom", "francs": "barbarian"},
              {"romains": {"latium": 1}, "wisigoths": {"hispalensis": 1}, "francs": {"rhenus": 2}},
              hordes={"francs": "rhenus"}, capitals={"wisigoths": "hispalensis", "romains": "latium"})  # fmt: skip
    t.settle()
    to_the_end_of(t, "activations")
    assert [e["nation"] for e in t.events("activated")] == ["francs", "wisigoths", "romains"]


@pytest.mark.rule("INV-XXXIV-2")
def test_allies_are_activated_together_when_the_later_one_plays() -> None:
    t = Table({"romains": "empire", "wisigoths": "kingdom", "francs": "barbarian"})
    assert order.activation(t.g) == [FRANKS, GOTHS, ROME]
    t.g.allies[FRANKS], t.g.allies[ROME] = BIT[ROME], BIT[FRANKS]
    assert order.activation(t.g) == [GOTHS, ROME]
    assert order.together(t.g, ROME) == BIT[ROME] | BIT[FRANKS]


@pytest.mark.rule("INV-XXXIV-3")
def test_allies_share_income_and_points_of_a_province_that_they_hold_in_common() -> None:
    """Latium is worth 2 VP to the Visigoths, 1 to the Ostrogoths."""
    t = Table({"wisigoths": "kingdom", "ostrogoths": "kingdom"}, {"wisigoths": {"latium": 1}},
              owners={"wisigoths": ["latium"]}, turn=9)  # fmt: skip
    assert (victory.territory(t.g, GOTHS), victory.territory(t.g, OSTROGOTHS)) == (2, 0)
    whole = income.gross(t.g, GOTHS).total
    assert (whole, income.gross(t.g, OSTROGOTHS).total) == (8, 0), "two for each level, in halves, and the land"
    t.muster("ostrogoths", "latium")
    t.g.allies[GOTHS], t.g.allies[OSTROGOTHS] = BIT[OSTROGOTHS], BIT[GOTHS]
    relations.work_out(t.g)
    assert (victory.territory(t.g, GOTHS), victory.territory(t.g, OSTROGOTHS)) == (1, 1), "half each, rounded up"
    assert (income.gross(t.g, GOTHS).total, income.gross(t.g, OSTROGOTHS).total) == (whole // 2, whole // 2)


# ---------------------------------------------------------------- friendly, hostile, neutral


def gaul(**more: Any) -> Table:
    return Table({"romains": "empire", "byzantins": "empire", "francs": "barbarian", "wisigoths": "kingdom"}, **more)


def ground(t: Table, province: str = "neustria") -> int:
    t.settle()
    return relations.ground(t.g, ROME, PROVINCE[province])


@pytest.mark.rule("INV-XXXIV-4")
def test_what_is_friendly() -> None:
    assert ground(gaul(armies={"romains": {"neustria": 1}}, owners={"romains": ["neustria"]})) == relations.FRIENDLY
    t = gaul(armies={"byzantins": {"neustria": 1}}, owners={"byzantins": ["neustria"]})
    assert ground(t) == relations.NEUTRAL, "Byzance is neutral from turn 3 on"
    t.g.allies[ROME], t.g.allies[BYZANCE] = BIT[BYZANCE], BIT[ROME]
    assert ground(t) == relations.FRIENDLY, "an ally's"
    t = gaul(armies={"romains": {"valachia": 3}})
    assert ground(t, "valachia") == relations.FRIENDLY, "held without opposition"
    t.muster("francs", "valachia", 1)
    assert ground(t, "valachia") == relations.HOSTILE, "a battle is due"


@pytest.mark.rule("INV-XXXIV-4")
def test_a_city_is_hostile_until_it_is_taken() -> None:
    t = gaul(armies={"romains": {"neustria": 3}}, owners={"wisigoths": ["neustria"]})
    t.g.level[PROVINCE["neustria"]] = 1
    assert ground(t) == relations.HOSTILE
    control.take(t.g, PROVINCE["neustria"], ROME)
    assert ground(t) == relations.FRIENDLY


@pytest.mark.rule("INV-XXXIV-5")
def test_what_is_hostile_lets_pass_when_it_is_empty() -> None:
    t = gaul(armies={"wisigoths": {"neustria": 1}}, owners={"wisigoths": ["neustria"]})
    assert ground(t) == relations.HOSTILE
    assert not relations.passable(t.g, ROME, PROVINCE["neustria"])
    t.g.put_all(t.g.units(GOTHS, PROVINCE["neustria"]), RESERVE)
    assert relations.ground(t.g, ROME, PROVINCE["neustria"]) == relations.HOSTILE
    assert relations.passable(t.g, ROME, PROVINCE["neustria"])


@pytest.mark.rule("INV-XXXIV-6")
def test_what_is_neutral() -> None:
    t = gaul(armies={"wisigoths": {"neustria": 1}}, owners={"wisigoths": ["neustria"]})
    t.g.pacts[ROME], t.g.pacts[GOTHS] = BIT[GOTHS], BIT[ROME]
    assert ground(t) == relations.NEUTRAL
    t.g.put_all(t.g.units(GOTHS, PROVINCE["neustria"]), RESERVE)
    t.g.owner[PROVINCE["neustria"]] = GOTHS
    assert relations.ground(t.g, ROME, PROVINCE["neustria"]) == relations.NEUTRAL, "controlled by a neutral nation"


@pytest.mark.rule("INV-XXXIV-7")
def test_who_controls_has_the_income_and_the_points() -> None:
    t = gaul(turn=9)
    t.g.owner[PROVINCE["carpetania"]] = GOTHS  # 1 VP to the Visigoths
    here = income.gross(t.g, GOTHS).total, victory.territory(t.g, GOTHS)
    t.g.owner[PROVINCE["carpetania"]] = ROME
    there = income.gross(t.g, GOTHS).total, victory.territory(t.g, GOTHS)
    assert here[0] > there[0]
    assert (here[1], there[1]) == (1, 0)


# ---------------------------------------------------------------- units


@pytest.mark.rule("INV-XXXIV-8")
def test_auxiliaries_are_roman_units_of_nine_peoples_and_no_mercenaries() -> None:
    auxiliaries = members(of_type("auxiliary"))
    assert {NATION_OF[p] for p in auxiliaries} <= {ROME, BYZANCE}
    peoples = {NATION_IDS[ORIGIN[p]] for p in auxiliaries}
    assert peoples <= {"alains", "alamans", "burgondes", "gepides", "wisigoths", "ostrogoths", "herules", "huns",
                       "mauritaniens", "vandales"}  # fmt: skip
    assert len(peoples) >= 8
    t = gaul()
    t.put("romains-auxiliary-huns-1", "neustria")
    assert not t.g.mercenaries(ROME)
    assert t.g.units(ROME, PROVINCE["neustria"]) == BIT[PIECE["romains-auxiliary-huns-1"]]


@pytest.mark.rule("INV-XXXIV-9")
@pytest.mark.parametrize(("turn", "offered"), [(7, False), (8, True)])
def test_cataphractae_are_elite_mounted_archers_of_byzance_from_turn_8_on(turn: int, offered: bool) -> None:
    units = of_type("cataphractae")
    assert units
    assert not units & ~(ELITE & MOUNTED & OF_NATION[BYZANCE])
    assert {SINCE[p] for p in members(units)} == {8}
    t = Table({"byzantins": "empire"}, owners={"byzantins": ["thracia"]}, capitals={"byzantins": "thracia"}, turn=turn)
    t.g.treasury[BYZANCE] = 40
    t.g.order = [BYZANCE]
    t.start(Purchases())
    assert any(BIT[PIECE[name]] & units for name in t.offers("buy")) == offered


@pytest.mark.rule("INV-XXXIV-10")
def test_noble_cavalry_is_heavy_and_in_kingdoms_elite() -> None:
    units = of_type("noble-cavalry")
    assert not units & ~(HEAVY & CAVALRY & ELITE)
    noble = BIT[PIECE["francs-noble-cavalry-1"]]
    for status, sturdy in (("barbarian", 0), ("kingdom", noble)):
        t = Table({"francs": status})
        t.put("francs-noble-cavalry-1", "neustria")
        assert losses.sturdy(t.g, noble) == sturdy
        t.g.hit(PIECE["francs-noble-cavalry-1"])
        assert (t.g.at[PIECE["francs-noble-cavalry-1"]] == PROVINCE["neustria"]) == bool(sturdy)


@pytest.mark.rule("INV-XXXIV-11", "INV-XXXIV-13")
@pytest.mark.parametrize(("kind", "arm"), [("palatine-cavalry", CAVALRY), ("custodes", INFANTRY)])
def test_palatines_and_guards_are_heavy_and_worth_two_elites(kind: str, arm: int) -> None:
    units = of_type(kind)
    assert units
    assert not units & ~(HEAVY & arm & ELITE & GUARDS)
    one = PIECE_IDS[members(units & OF_NATION[ROME])[0]]
    for mine, worth in ((one, 1), ("romains-legion-1", 0)):
        t = Field("neustria", [mine], ["francs-infantry-francisca-1"], {"romains": "empire", "francs": "barbarian"},
                  leads=("romains", "francs"))  # fmt: skip
        assert pools.of_elites(t.g, t.battle, ATTACKER) == worth, mine


@pytest.mark.rule("INV-XXXIV-12")
def test_clibanarii_are_heavy_elite_cavalry_of_the_persians() -> None:
    units = of_type("clibanarii")
    assert units
    assert not units & ~(HEAVY & CAVALRY & ELITE & OF_NATION[PERSIA])


@pytest.mark.rule("INV-XXXIV-14")
def test_leaders_by_their_rank() -> None:
    barbarians = [n for n, name in enumerate(NATION_IDS) if name in ("francs", "wisigoths", "huns", "alamans")]
    assert all(PIECE_IDS[members(GENERIC_OF[n])[0]].endswith("-rex") for n in barbarians)
    assert PIECE_IDS[members(GENERIC_OF[ROME])[0]] == "romains-caesar"
    assert not KINGS & EMPERORS
    assert not (KINGS | EMPERORS) & (GENERALS | GENERIC)
    assert KINGS & BIT[PIECE["chlodovechus"]]
    assert EMPERORS & OF_NATION[ROME]
    assert GENERALS & BIT[PIECE["stilicho"]]
    assert not GENERALS & OF_NATION[FRANKS], "empires have them"


@pytest.mark.rule("INV-XXXIV-15")
def test_campaigns_are_for_leaders_with_a_campaign_value() -> None:
    t = gaul()
    t.put("theudebertus", "neustria")
    t.put("athanaricus", "neustria")
    assert CAMPAIGNS[PIECE["theudebertus"]] > 0 == CAMPAIGNS[PIECE["athanaricus"]]
    assert captains(t.g, BIT[FRANKS] | BIT[GOTHS]) == BIT[PIECE["theudebertus"]]


# ---------------------------------------------------------------- clients, mercenaries, inactive nations


def armenia() -> Table:
    land = {"armeniens": ["armenia"], "byzantins": ["thracia"]}
    t = Table({"byzantins": "empire", "armeniens": "kingdom", "perses": "empire"}, inactive=["armeniens"],
              capitals={"armeniens": "armenia"}, owners=land)  # fmt: skip
    client = NATION["armeniens"]
    t.g.lord[client], t.g.bond[client] = BYZANCE, CLIENT
    for unit in members(OF_NATION[client] & UNIT_MASK):
        t.g.put(unit, PROVINCE["armenia"])
    relations.work_out(t.g)
    return t


@pytest.mark.rule("INV-XXXIV-16")
def test_a_client_pays_and_lends_and_is_neutral() -> None:
    t = armenia()
    client = NATION["armeniens"]
    assert income.tribute(t.g, BYZANCE) > 0
    assert minor_kingdoms.lenders(t.g, BYZANCE) == BIT[client]
    assert t.g.neutrals[BYZANCE] & BIT[client]
    assert not t.g.friends[BYZANCE] & BIT[client]
    assert not t.g.active & BIT[client]


@pytest.mark.rule("INV-XXXIV-17")
def test_a_mercenary_fights_for_another() -> None:
    t = gaul()
    unit = t.muster("francs", "neustria")[0]
    t.g.lend(unit, ROME)
    assert t.g.hired_by(unit) == ROME
    assert NATION_OF[unit] == FRANKS
    assert t.g.units(ROME, PROVINCE["neustria"]) == BIT[unit] == t.g.mercenaries(ROME)
    assert not t.g.units(FRANKS, PROVINCE["neustria"])
    t.g.lose(unit)
    assert t.g.hired_by(unit) == FRANKS


@pytest.mark.rule("INV-XXXIV-18")
def test_a_river_helps_who_stands_behind_it() -> None:
    over, beside = [
        Field("treveria", ["francs-infantry-francisca-1", "francs-infantry-francisca-2"], ["romains-infantry-1"],
              {"francs": "barbarian", "romains": "empire"}, leads=("francs", "romains"), origin=origin)
        for origin in ("rhenus", "sequana")
    ]  # fmt: skip
    dice = [pools.melee(t.g, t.battle, ATTACKER).total for t in (over, beside)]
    assert dice[0] == dice[1] - 1


@pytest.mark.rule("INV-XXXIV-19")
def test_an_inactive_nation_neither_ages_nor_gathers_gold_nor_scores_but_for_its_patron() -> None:
    t = armenia()
    client = NATION["armeniens"]
    t.g.receive(client, 5)
    assert t.g.treasury[client] == 0
    t.g.order = order.ordered(t.g, t.g.active | t.g.inactive)
    age = t.g.age[client]
    t.start(Ageing())
    assert t.g.age[client] == age
    points = victory.territory(t.g, BYZANCE)
    t.g.lord[client], t.g.bond[client] = -1, 0
    assert victory.territory(t.g, BYZANCE) == points - 1, "Armenia is an objective of Byzance: half of 1, rounded up"
    t.g.turn = t.g.last_turn
    victory.turn_ends(t.g)
    assert not any(t.g.vp[client * SOURCES : (client + 1) * SOURCES])
    assert order.activation(t.g).count(client) == 0


# ---------------------------------------------------------------- land, satraps, themata


@pytest.mark.rule("INV-XXXIV-20")
@pytest.mark.parametrize("level", [-1, 0, 1])
def test_without_a_built_city_land_is_rural(level: int) -> None:
    t = gaul(owners={"wisigoths": ["neustria"]})
    t.g.level[PROVINCE["neustria"]] = level
    assert bool(control.cities(t.g, BIT[PROVINCE["neustria"]])) == (level > 0)
    assert sieges.needed(t.g, ROME, PROVINCE["neustria"]) == (level > 0)


@pytest.mark.rule("INV-XXXIV-21")
def test_satraps_stay_in_mesopotamia_and_persis() -> None:
    t = Table({"perses": "kingdom"})
    satraps = members(of_type("satrapes"))
    assert all(NATION_OF[p] == PERSIA and INFANTRY & BIT[p] for p in satraps)
    home = LANDS[REGION["mesopotamia"]] | LANDS[REGION["persis"]]
    barred = ways.closed(t.g, BIT[satraps[0]])
    assert not barred & home
    assert all(barred & BIT[p] for p in range(len(TERRAIN)) if not home & BIT[p])
    other = t.muster("perses", "assyria")[0]
    assert not ways.closed(t.g, BIT[other]) & BIT[PROVINCE["osroene"]]


@pytest.mark.rule("INV-XXXIV-22")
@pytest.mark.parametrize("turn", [7, 8])
def test_themata_replace_the_limites_of_the_east_on_turn_8(turn: int) -> None:
    t = Table({"byzantins": "empire"}, turn=turn)
    fort = members(LIMITES & OF_NATION[BYZANCE])[0]
    here = PROVINCE["osroene"]
    t.g.put(fort, here)
    t.g.owner[here] = BYZANCE
    limes.retire(t.g)
    themata = t.g.inside[here] & of_type("thema")
    assert bool(themata) == (turn == 8)
    assert bool(t.g.inside[here] & LIMITES) == (turn == 7)
    if themata:
        unit = members(themata)[0]
        assert t.g.hired_by(unit) == BYZANCE
        assert ways.capacity(t.g, unit, False) > 0


# ---------------------------------------------------------------- the game and its turns


@pytest.mark.rule("INV-XXXIV-23")
def test_the_base_scenario_lasts_12_turns_or_11() -> None:
    g = Table().g
    scenarios.begin(g, scenarios.IDS.index("350-invasiones"))
    assert (g.first_turn, g.last_turn) == (1, 12)
    t = Table({"romains": "empire"}, owners={"romains": ["latium"]}, turn=11)
    t.g.last_turn = 11
    to_the_end_of(t, "scoring")
    assert t.g.ended


@pytest.mark.rule("INV-XXXIV-24")
def test_a_turn_has_four_phases_one_after_the_other() -> None:
    t = Table({"romains": "empire"}, {"romains": {"latium": 1}}, owners={"romains": ["latium"]}, turn=4)
    frame = Turns()
    frame.step = "begin"
    seen: list[str] = []
    while frame.step != "begin" or not seen:
        seen.append(frame.step)
        getattr(frame, frame.step)(t.g)
        t.g.stack.clear()
        if frame.step == seen[-1]:  # the next nation is activated
            t.g.activated = t.g.active
            seen.pop()
    time = ["barbarians", "kingdoms", "empires", "heresies", "reinforcements"]
    time += ["event_cards", "raiding", "caravanning", "embassies"]
    administration = ["conversions", "decrees", "revenues", "purchasing", "suppressions"]
    assert seen == ["begin", *time, *administration, "activations", "farewells", "scoring"]


@pytest.mark.rule("INV-XXXIV-25")
def test_piles_move_one_at_a_time_within_limits_of_terrain() -> None:
    t = Table({"francs": "barbarian"}, {"francs": {"aquitania": 1, "liger": 1}})
    t.g.playing = BIT[FRANKS]
    t.start(Movement(BIT[FRANKS]))
    assert set(t.offers("march")) == {"aquitania", "liger"}
    t.choose("march", "aquitania")
    assert not t.offers("march"), "the other waits"
    mountain = next(p for p in range(len(TERRAIN)) if TERRAIN[p] == MOUNTAIN)
    assert stacking.limit(t.g, FRANKS, mountain) < stacking.limit(t.g, FRANKS, PROVINCE["neustria"])


# ---------------------------------------------------------------- heresy, raiders


@pytest.mark.rule("INV-XXXIV-26")
def test_a_heresy_is_trouble_within_the_same_religion() -> None:
    t = Table({"romains": "empire"}, {"romains": {"utica": 1}}, capitals={"romains": "latium"},
              owners={"romains": ["latium", "utica"]})  # fmt: skip
    t.g.religion[ROME] = CATHOLIC
    before = dict(revolts.modifiers(t.g, ROME, PROVINCE["utica"]))
    heresies.place(t.g, REGION["africa"], CATHOLIC)
    after = dict(revolts.modifiers(t.g, ROME, PROVINCE["utica"]))
    assert t.g.religion[ROME] == CATHOLIC
    assert "INV-XVI.F-6" not in after, "the same religion"
    assert after["INV-XVI.F-5"] == -1
    assert "INV-XVI.F-5" not in before


@pytest.mark.rule("INV-XXXIV-27")
def test_raiders_plunder_civilised_land_without_a_city() -> None:
    t = Table({"romains": "empire"}, owners={"romains": ["bernicia"]})
    who = NATION["pictes"]
    t.g.raiders |= BIT[who]
    here = BIT[PROVINCE["bernicia"]]
    assert raids.targets(t.g, who) & here
    t.g.level[PROVINCE["bernicia"]] = 1
    assert not raids.targets(t.g, who) & here, "a city stands there"
    t.g.level[PROVINCE["bernicia"]] = 0
    assert not raids.rural(t.g, who) & BIT[PROVINCE["valachia"]], "barbarian land"
