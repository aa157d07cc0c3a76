"""The examples of the rulebook, in its order, and what proves each.

| section | example | proved by |
|---|---|---|
| X.B | a card in others' battle | `test_ch10_other_moments`: who has no part in a battle may help either side |
| XI.B | of more than two Picts two are drawn | `test_ch10_ch11_events_and_raids` |
| XI.G | the Angles on turns 3, 4 and 5 | cases `angles-settle`, `angles-settled`; `test_ch09_reinforcements` |
| XIII.D | Visigoths, Byzantines, Ostrogoths | cases `wisigoths-govern`, `byzantins-govern`, `theodoricus-governs` |
| XIV.D, XIV.E, XIV.F | incomes, a monopoly that nobody has | here |
| XIV.H | a large army makes the net income negative | here |
| XV.C | auxiliaries join on turn 3 | here |
| XVI.F | revolts in Africa and in Gaul | here |
| XVII.B | a leader who stacks 2 more | here |
| XVIII.B, XVIII.D | steps are renewed; who is taken up on the way | here |
| XVIII.E, XVIII.F | Iulianus in Mesopotamia, Franks in Aquitania | `test_ch18_passing` |
| XIX.A | Valens comes, or not, from Cappadocia | case `valens-from-cappadocia` |
| XX.D, XX.E | archers, axes and riders, an ambush; all and one of a pile | here; `test_ch20_battle` |
| XX, XXI | Nisibis, Argentoratum | `test_ch20_examples`, cases of these names; Adrianople after them |
| XXIV.C | four dice for Nisibis, 6, 9, 3 and 7 | cases `nisibis`, `nisibis-advanced`: the second takes it |
| XXIV.D | Athens is sacked | case `athens-sacked` |
| XXV.A | four fleets in the Aegean | here |
| XXV.D | from Arvernia to Utica, five units on two fleets | case `from-arvernia-to-utica`; `test_ch25_fleets` |
| XXV.E | Stilicho lands in Africa; Vikings fear no sea | here; `test_ch25_fleets` |
| XXVII | Gallo-Romans arise in Gaul | `test_ch09_reinforcements` |
| XXIX.C | the Euskalduns, who have no capital | `test_ch29_vassals` |
| XXXI.B | whose conversion is rewarded | `test_components` |
"""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, PROVINCE, PROVINCE_IDS, REGION, SEA
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules import fire, heresies, income, naval, pools, stacking
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.revolts import Suppressions
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field, whites
from tests.games.invasions.table import Table

ROME, BYZANTIUM, GOTHS, FRANKS = (NATION[n] for n in ("romains", "byzantins", "wisigoths", "francs"))


def land(region: str) -> list[str]:
    """The provinces of a region."""
    return [PROVINCE_IDS[p] for p in members(LANDS[REGION[region]])]


@pytest.mark.rule("INV-XIV.D-3", "INV-XIV.D-4", "INV-XXXIII.B-1")
@pytest.mark.parametrize(
    ("provinces", "halves"),
    [(["chaldea"], 4), (["susiana"], 2), (["hyrkania"], 1), (land("gallia-meridionalis"), 24), (land("asia"), 16)],
)
def test_what_provinces_and_regions_yield_to_a_kingdom(provinces: list[str], halves: int) -> None:
    """2, 1 and a half; 12 and 8 for whole regions, cities apart."""
    t = Table({"wisigoths": "kingdom"}, owners={"wisigoths": provinces})
    assert sum(amount for clause, amount in income.gross(t.g, GOTHS) if clause == "INV-XIV.D-3") == halves


@pytest.mark.rule("INV-XIV.E-2", "INV-XIV.E-3")
def test_graecia_yields_nine_to_an_empire() -> None:
    t = Table({"byzantins": "empire"}, owners={"byzantins": land("graecia")})
    parts = dict(income.gross(t.g, BYZANTIUM))
    assert parts.pop("INV-XIV.F-1", 0) == 2 * income.commerce(t.g, BYZANTIUM)
    assert sum(parts.values()) == 2 * 9  # three cities of 2, 2 and 3; control, and total control


@pytest.mark.rule("INV-XIV.F-2", "INV-XIV.F-3")
@pytest.mark.parametrize(("province", "monopoly"), [("epirus", 1), ("cyrenaica", 2)])
def test_at_the_beginning_the_two_romes_hold_two_seas_together_and_none_alone(province: str, monopoly: int) -> None:
    """With Dyrrachium Rome alone would have the Adriatic, with Cyrene the Sicilian sea: it has one gold of each."""
    g = GAME.begin(GAME.setup(scenario="350-invasiones", seed="1"), 1)
    assert isinstance(g, Invasions)
    g.advance()
    assert g.owner[PROVINCE[province]] == BYZANTIUM
    alone = income.commerce(g, ROME)
    g.owner[PROVINCE[province]] = ROME
    assert income.commerce(g, ROME) == alone + monopoly


@pytest.mark.rule("INV-XIV.H-1", "INV-XIV.H-3")
def test_a_kingdom_whose_army_is_too_large_pays_out_of_its_treasury() -> None:
    """Goths with Toletum: 1 for the city, 5 for the capital, 1 for the province; ten units cost 10."""
    t = Table({"wisigoths": "kingdom"}, {"wisigoths": {"carpetania": 10}}, capitals={"wisigoths": "carpetania"})
    t.g.level[PROVINCE["carpetania"]] = 1
    t.g.treasury[GOTHS], t.g.order = 8, [GOTHS]
    assert income.balance(t.g, GOTHS).net == 1 + 5 + 1 - 10
    t.start(income.Revenues())
    assert t.g.treasury[GOTHS] == 8 - 3
    assert not t.events("bankrupt")


@pytest.mark.rule("INV-XV.C-1", "INV-XV.B-8")
@pytest.mark.parametrize("turn", [2, 3])
def test_barbarian_auxiliaries_are_to_be_had_from_turn_three_on(turn: int) -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, turn=turn)
    t.g.treasury[ROME], t.g.order = 40, [ROME]
    t.start(Purchases())
    assert ("romains-auxiliary-huns-1" in t.offers("buy")) == (turn == 3)


@pytest.mark.rule("INV-XII.C-7", "INV-XVI.E-2", "INV-XVI.E-3", "INV-XIV.E-3", "INV-XIV.G-3", "INV-XVI.F-1")
def test_a_revolt_takes_a_city_and_total_control_and_costs_a_gold_where_no_garrison_can_reach_it() -> None:
    """Rome holds heretical Africa and northern Gaul. Tripolitania, a site, rises, then Neustria with its city."""
    t = Table(
        {"romains": "empire"},
        {"romains": {"africa": 2, "treveria": 1}},
        capitals={"romains": "latium"},
        owners={"romains": ["latium", *land("africa"), *land("gallia-septentrionalis")]},
        turn=2,
    )
    t.put("romains-caesar", "treveria")
    heresies.place(t.g, REGION["africa"], t.g.religion[ROME])

    def net() -> float:
        return (income.gross(t.g, ROME).total - 2 * income.expenses(t.g, ROME).total) / 2

    quiet = net()
    t.g.revolts = BIT[PROVINCE["tripolitania"]]
    assert net() == quiet - 1 - 1, "the gold of total control, and one for the revolt"
    t.g.revolts |= BIT[PROVINCE["neustria"]]
    assert net() == quiet - 2 - 3, "the same, and the gold of Paris"
    t.g.order = [ROME]
    t.start(Suppressions())
    assert t.g.over, "nobody stands in either"


@pytest.mark.rule("INV-XVII.B-1", "INV-XVII.B-2", "INV-XVII.B-3")
def test_a_leader_who_stacks_two_more() -> None:
    t = Table({"francs": "barbarian"})
    for province, plain, invading in (("neustria", 6, 7), ("alpes", 5, 6)):
        t.put("chlodovechus", province)
        t.g.invading = t.g.playing = 0
        assert stacking.limit(t.g, FRANKS, PROVINCE[province]) == plain
        t.g.invading = t.g.playing = BIT[FRANKS]
        assert stacking.limit(t.g, FRANKS, PROVINCE[province]) == invading


@pytest.mark.rule("INV-XVIII.B-2", "INV-XVIII.H-2")
def test_invaders_have_all_their_steps_again_for_the_second_movement() -> None:
    """An infantry marches three provinces in each movement of its activation."""
    t = Table({"francs": "barbarian"}, {"francs": {"rhenus": 1}}, hordes={"francs": "rhenus"})
    t.put("chlodovechus", "albis")
    unit = members(t.g.units(FRANKS, PROVINCE["rhenus"]))[0]
    t.g.invading = BIT[FRANKS]
    t.start(Activation(FRANKS)).choose("done")  # no raid
    for way in (("thuringia", "bohemia", "silesia"), ("bohemia", "thuringia", "saxonia")):
        t.choose("march", PROVINCE_IDS[t.g.at[unit]])
        for province in way:
            t.choose("step-to", province)
        while t.g.stack[-1].NAME == "movement" and PROVINCE_IDS[t.g.at[unit]] not in t.offers("march"):
            t.choose("done")
    assert t.g.at[unit] == PROVINCE["saxonia"]


@pytest.mark.rule("INV-XVIII.D-1", "INV-XVIII.D-2", "INV-XVIII.E-3", "INV-XVIII.B-6")
def test_iulianus_takes_others_up_on_his_way_who_go_as_far_as_they_would_without_him() -> None:
    """Infantry that has come from Coele Syria by itself has three steps: to Amida, to the Euphrates, and one to crush
    the satraps there; his own has four, and comes to Babylonia with him and all cavalry."""
    t = Table(
        {"romains": "empire", "byzantins": "empire", "perses": "kingdom"},
        owners={"byzantins": ["osroene", "coele-syria", "amida"], "perses": ["euphrates", "babylonia"]},
        capitals={"perses": "babylonia"},
        turn=1,
    )
    his = [f"romains-{unit}" for unit in ("cavalry-1", "cavalry-2", "elite-cavalry-1", "infantry-1")]
    others = [f"romains-{unit}" for unit in ("elite-cavalry-2", "palatine-cavalry-1", "infantry-2")]
    for unit in (*his, "iulianus"):
        t.put(unit, "osroene")
    for unit in others:
        t.put(unit, "coele-syria")
    t.put("perses-satrapes-1", "euphrates")
    t.settle()
    t.g.playing = BIT[ROME] | BIT[BYZANTIUM]
    t.start(Movement(t.g.playing)).choose("march", "coele-syria").choose("step-to", "amida").choose("done")
    t.choose("march", "osroene").choose("step-to", "amida")
    for unit in others:
        t.choose("take", unit)
    t.choose("step-to", "euphrates").choose("done").choose("overrun", "perses-satrapes-1")  # they do not flee
    t.choose("march", "euphrates").choose("step-to", "babylonia")
    assert {PROVINCE_IDS[t.g.at[PIECE[unit]]] for unit in (*his, "iulianus", *others[:2])} == {"babylonia"}
    assert t.g.at[PIECE["romains-infantry-2"]] == PROVINCE["euphrates"]
    assert t.offers("march") == ["babylonia"], "only his own cavalry has a step left"


@pytest.mark.rule("INV-XX.D-17", "INV-XX.D-18", "INV-XX.D-19", "INV-XX.D-20", "INV-XX.F-3")
def test_armenians_ambush_whom_the_ridge_of_pontus_has_led_into_their_mountains() -> None:
    """Two archers and two infantry, mountaineers all: twice as many, so two dice and one more. The Romans lose one for
    the ridge in the melee, and shoot back with what is left of two archers."""
    romans = ["romains-archer-1", "romains-archer-2", *(f"romains-infantry-{i}" for i in range(1, 4))]
    t = Field(
        "armenia-minor",
        romans,
        [f"armeniens-{unit}" for unit in ("archer-1", "archer-2", "infantry-1", "infantry-2")],
        {"romains": "empire", "armeniens": "kingdom"},
        leads=("romains", "armeniens"),
        origin="pontus",
        inactive=["armeniens"],
    )
    assert fire.waylayer(t.g, t.battle) == DEFENDER
    assert fire.automatic(t.g, t.battle, DEFENDER)
    assert pools.fire(t.g, t.battle, DEFENDER, pools.AMBUSHING).total == 3
    assert pools.fire(t.g, t.battle, ATTACKER, pools.AMBUSHED).total == 1
    assert pools.melee(t.g, t.battle, ATTACKER).total == 5 - 1
    t.fight(whites("s", "s", "-")).choose("take-hit", "romains-archer-1").choose("take-hit", "romains-archer-2")
    assert [told["nation"] for told in t.events("volley")] == ["armeniens"], "no archer is left to shoot back"


@pytest.mark.rule("INV-XX.D-3", "INV-XX.D-4", "INV-XX.D-6")
def test_three_archers_three_axes_three_riders() -> None:
    def shots(*units: str) -> tuple[int, int]:
        nations = {units[0].split("-")[0]: "barbarian", "romains": "empire"}
        t = Field("neustria", units, ["romains-infantry-1"], nations, leads=(units[0].split("-")[0], "romains"))
        pool = pools.fire(t.g, t.battle, ATTACKER)
        return pool.total, pool.black

    assert shots("perses-archer-1", "perses-archer-2", "perses-archer-3") == (2, 0)
    assert shots(*(f"francs-infantry-francisca-{i}" for i in range(1, 4))) == (1, 0)
    assert shots(*(f"perses-mounted-archer-{i}" for i in range(1, 4))) == (2, 2)


@pytest.mark.rule("INV-XXV.A-4", "INV-XXV.A-5")
def test_four_byzantine_fleets_in_the_aegean_are_two_piles_of_two() -> None:
    t = Table({"byzantins": "empire"})
    t.muster("byzantins", "mare-aegeum", 4)
    assert [pile.bit_count() for pile in naval.piles(t.g, BYZANTIUM, SEA["mare-aegeum"])] == [2, 2]


@pytest.mark.rule("INV-XXV.E-6", "INV-XXV.E-7", "INV-XXV.E-5")
def test_stilicho_lands_in_caesarea_for_which_neither_tingis_nor_carthago_nova_is_on_the_same_coast() -> None:
    """Two fleets carry six units and him: -2 for no city on this coast, +1 for Rome; 6 lands them."""
    t = Table({"romains": "empire", "vandales": "barbarian"}, capitals={"romains": "latium"}, turn=4, dice=[6],
              owners={"romains": ["cartaginensis", "tingitania", "latium"], "vandales": ["caesarea"]})  # fmt: skip
    t.g.level[PROVINCE["tingitania"]] = 1
    t.muster("romains", "mare-mauretanicum", 2)
    t.muster("romains", "cartaginensis", 6)
    t.put("stilicho", "cartaginensis")
    t.settle()
    t.g.playing = BIT[ROME]
    t.start(Movement(BIT[ROME])).choose("march", "cartaginensis").choose("land-at", "caesarea")
    assert t.events("sea-risk") == [{"nation": "romains", "province": "caesarea", "die": [6], "bonus": -1}]
    assert t.g.units(ROME, PROVINCE["caesarea"]).bit_count() == 6
