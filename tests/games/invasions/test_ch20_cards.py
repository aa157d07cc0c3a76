"""INV XX.A-11: what Event cards do in battles, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import EVENT
from latrunculi.games.invasions.components.chart import NONE, OVER_RIVER, PROVINCE
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import CAMP, NATION
from latrunculi.games.invasions.rules import advanced, counsel, fire, pools, recovery, sieges
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash
from latrunculi.games.invasions.rules.refuge import Refuge
from latrunculi.games.invasions.rules.revolts import Suppressions
from latrunculi.games.invasions.rules.state import FIRST_SEA, GONE, LATER, RESERVE, TITLES
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field, whites
from tests.games.invasions.table import Table

ROMANS = ["romains-infantry-1", "romains-infantry-2", "romains-infantry-3"]
FRANKS = ["francs-infantry-francisca-1", "francs-infantry-francisca-2", "francs-infantry-francisca-3"]


def field(where: str = "neustria", attackers: Any = FRANKS, defenders: Any = ROMANS, **more: Any) -> Field:
    """Franks attack Romans; the Huns, who have no part, may hold cards."""
    hands = {camp: more.pop(camp) for camp in list(CAMP) if camp in more}
    t = Field(where, attackers, defenders, {"francs": "barbarian", "romains": "empire", "wisigoths": "barbarian"},
              leads=("francs", "romains"), **more)  # fmt: skip
    for camp, titles in hands.items():
        for title in titles.split():
            t.g.event_hand[CAMP[camp] * TITLES + EVENT[title]] += 1
    return t


def useful(t: Field, side: int, title: str) -> bool:
    """Whether a card may be played for a side."""
    return counsel.useful(t.g, t.battle, side, EVENT[title])


def helped(t: Field, side: int, title: str) -> Field:
    """It has been played."""
    t.battle.effects[side] |= BIT[EVENT[title]]
    return t


def dice(t: Field, side: int) -> tuple[int, int]:
    """White and black dice of a side in the melee."""
    pool = pools.melee(t.g, t.battle, side)
    return pool.white, pool.black


# ---------------------------------------------------------------- for whom


@pytest.mark.rule("INV-XX.D-14", "INV-XX.D-17")
@pytest.mark.parametrize(("where", "fits"), [("neustria", False), ("lugdunus", True), ("rhaetia", True)])
def test_an_ambush_is_for_the_defender_in_wild_country(where: str, fits: bool) -> None:
    t = field(where)
    assert useful(t, DEFENDER, "ambush") == fits
    assert not useful(t, ATTACKER, "ambush")


@pytest.mark.rule("INV-XX.D-14", "INV-XX.A-11")
def test_with_the_card_interceptors_who_have_just_come_lie_in_ambush_themselves() -> None:
    t = field("rhaetia", FRANKS, ["romains-infantry-1"])
    t.battle.intercepted = True
    t.g.trails = [t.where, PROVINCE["noricum"], BIT[PIECE["romains-infantry-1"]]]
    assert fire.waylayer(t.g, t.battle) == ATTACKER
    t.battle.effects[DEFENDER] = BIT[EVENT["ambush"]]
    assert fire.waylayer(t.g, t.battle) == DEFENDER
    assert fire.automatic(t.g, t.battle, DEFENDER)


@pytest.mark.rule("INV-XX.A-11")
def test_what_a_side_needs_for_its_cards() -> None:
    t = field(defenders=["romains-archer-1", "romains-cavalry-1", "romains-infantry-1"])
    assert useful(t, DEFENDER, "arrows")
    assert not useful(t, ATTACKER, "arrows"), "no archer"
    assert not useful(t, DEFENDER, "cavalry-charge"), "one is not enough"
    assert not useful(t, DEFENDER, "shield-wall")
    assert useful(t, ATTACKER, "shield-wall"), "three infantry"
    assert useful(t, ATTACKER, "bridge")
    assert not useful(t, DEFENDER, "bridge")
    two = field(defenders=["romains-cavalry-1", "romains-cavalry-2"])
    assert useful(two, DEFENDER, "cavalry-charge")
    wild = field("lugdunus", defenders=["romains-cavalry-1", "romains-cavalry-2"])
    assert not useful(wild, DEFENDER, "cavalry-charge"), "in a forest"


@pytest.mark.rule("INV-XX.A-11")
def test_a_stubborn_defence_is_for_a_city_or_a_horde() -> None:
    t = field()
    t.g.level[PROVINCE["neustria"]] = 0
    assert not useful(t, DEFENDER, "stubborn-defence")
    t.g.level[PROVINCE["neustria"]] = 1
    assert useful(t, DEFENDER, "stubborn-defence")
    assert not useful(t, ATTACKER, "stubborn-defence")
    before = dice(t, DEFENDER)
    assert dice(helped(t, DEFENDER, "stubborn-defence"), DEFENDER) == (before[0] + 1, before[1])


@pytest.mark.rule("INV-XX.A-11")
def test_a_card_counts_once_in_a_battle() -> None:
    for side in (ATTACKER, DEFENDER):
        t = helped(field(), side, "surprise")
        assert not useful(t, ATTACKER, "surprise")
        assert not useful(t, DEFENDER, "surprise")


@pytest.mark.rule("INV-XX.A-11", "INV-X.B-5")
def test_the_attacker_is_asked_first_then_the_defender_then_the_others() -> None:
    t = field(persians="bodyguard", romans="bodyguard", huns="bodyguard", goths="bodyguard")
    t.fight(whites(*["-"] * 30))
    asked: list[int] = []
    while t.g.stack[-1].NAME == "counsel" and len(asked) < 6:
        assert t.offers() == [("done", None)]
        asked.append(t.g.actor)
        t.choose("done")
    before = [CAMP[name] for name in ("persians", "romans", "huns", "goths")]
    assert asked == [*before, CAMP["persians"], CAMP["romans"]], "before the melee those who lead alone"


# ---------------------------------------------------------------- what they do


@pytest.mark.rule("INV-XX.F-3", "INV-XX.F-7")
def test_a_bridge_makes_good_a_river_not_a_ridge() -> None:
    t = field("treveria", origin="rhenus")
    river = dice(t, ATTACKER)
    assert sum(dice(helped(t, ATTACKER, "bridge"), ATTACKER)) == sum(river) + 1


@pytest.mark.rule("INV-XX.G-10", "INV-XX.F-14")
def test_confusion_takes_a_black_die_or_else_a_white_one() -> None:
    t = field()
    before = dice(t, ATTACKER)
    assert before[1] == 0, "three plain infantry"
    assert dice(helped(t, DEFENDER, "confusion"), ATTACKER) == (before[0] - 1, 0)
    t = helped(field(), ATTACKER, "tactician")
    before = dice(t, ATTACKER)
    assert before[1] == 1
    assert dice(helped(t, DEFENDER, "confusion"), ATTACKER) == (before[0] + 1, 0)


@pytest.mark.rule("INV-XX.F-14")
def test_confusion_never_takes_the_last_die() -> None:
    t = field(attackers=FRANKS[:1])
    assert dice(t, ATTACKER) == (1, 0)
    assert dice(helped(t, DEFENDER, "confusion"), ATTACKER) == (1, 0)


@pytest.mark.rule("INV-XX.C-2")
def test_a_shield_wall_stops_the_cavalry_advantage() -> None:
    t = field(defenders=["romains-cavalry-1", "romains-cavalry-2", "romains-infantry-1"])
    assert pools.has_cavalry(t.g, t.battle, DEFENDER)
    assert not pools.has_cavalry(helped(t, ATTACKER, "shield-wall").g, t.battle, DEFENDER)


@pytest.mark.rule("INV-XX.D-3")
def test_arrows_are_two_dice_more_in_the_fire_round() -> None:
    t = field(defenders=["romains-archer-1", "romains-archer-2"])
    before = pools.fire(t.g, t.battle, DEFENDER).total
    assert pools.fire(helped(t, DEFENDER, "arrows").g, t.battle, DEFENDER).total == before + 2


@pytest.mark.rule("INV-XX.G-10")
def test_a_surprise_costs_the_other_a_shot_and_gives_a_black_die() -> None:
    t = field(defenders=["romains-archer-1", "romains-archer-2", "romains-infantry-1"])
    shots, melee = pools.fire(t.g, t.battle, DEFENDER).total, dice(t, ATTACKER)
    helped(t, ATTACKER, "surprise")
    assert pools.fire(t.g, t.battle, DEFENDER).total == shots - 1
    assert dice(t, ATTACKER) == (melee[0] - 1, melee[1] + 1)


@pytest.mark.rule("INV-XX.G-9", "INV-XX.G-10")
def test_a_heavy_enemy_does_not_take_the_black_die_of_a_card() -> None:
    """Cards come last: who has no black die before them has none to lose."""
    t = field(defenders=["romains-legion-1"])
    assert pools.has_heavy(t.g, t.battle, DEFENDER)
    assert dice(t, ATTACKER) == (3, 0)
    assert dice(helped(t, ATTACKER, "tactician"), ATTACKER) == (2, 1)


@pytest.mark.rule("INV-XXI.C-2", "INV-XXI.C-6", "INV-XXI.E-17")
def test_in_advanced_combat_a_surprise_tells_beside_a_heavy_enemy() -> None:
    """Two archers +2, a heavy enemy -2, the surprise -1; who has nobody to shoot loses nothing."""
    t = field(attackers=["francs-noble-cavalry-1"], defenders=["romains-archer-1", "romains-archer-2"])
    assert advanced.fire(t.g, t.battle, DEFENDER).total == 0
    helped(t, ATTACKER, "surprise")
    helped(t, DEFENDER, "surprise")
    assert advanced.fire(t.g, t.battle, DEFENDER).total == -2  # in halves
    assert advanced.fire(t.g, t.battle, ATTACKER).total == 0


@pytest.mark.rule("INV-XX.A-11", "INV-III.B-4")
def test_deserters_an_auxiliary_goes_to_the_reserve_a_mercenary_home() -> None:
    t = field(defenders=["romains-auxiliary-huns-1", "romains-infantry-1"], persians="deserters")
    t.fight(whites(*["-"] * 12))
    assert t.offers("desert") == ["romains-auxiliary-huns-1"]
    t.choose("desert", "romains-auxiliary-huns-1")
    assert t.g.at[PIECE["romains-auxiliary-huns-1"]] == RESERVE
    t = field(defenders=["romains-infantry-1", "wisigoths-infantry-1"], persians="deserters",
              hordes={"wisigoths": "valachia"})  # fmt: skip
    t.g.lend(PIECE["wisigoths-infantry-1"], NATION["romains"])
    t.settle()
    t.fight(whites(*["-"] * 12))
    t.choose("desert", "wisigoths-infantry-1")
    assert t.g.at[PIECE["wisigoths-infantry-1"]] == PROVINCE["valachia"]
    assert t.g.hired_by(PIECE["wisigoths-infantry-1"]) == NATION["wisigoths"]


@pytest.mark.rule("INV-XX.A-11")
def test_who_has_no_part_makes_units_of_either_side_desert() -> None:
    t = field(attackers=[*FRANKS, "wisigoths-infantry-1"], defenders=["romains-auxiliary-huns-1", "romains-infantry-1"],
              huns="deserters", hordes={"wisigoths": "valachia"})  # fmt: skip
    t.g.lend(PIECE["wisigoths-infantry-1"], NATION["francs"])
    t.settle()
    t.fight(whites(*["-"] * 12))
    assert t.g.actor == CAMP["huns"]
    assert set(t.offers("desert")) == {"wisigoths-infantry-1", "romains-auxiliary-huns-1"}
    t.choose("desert", "wisigoths-infantry-1")
    assert not t.battle.engaged[ATTACKER] & BIT[PIECE["wisigoths-infantry-1"]]


@pytest.mark.rule("INV-XX.E-1", "INV-XX.E-3")
def test_heroism_gives_two_rerolls_without_any_leader() -> None:
    t = field(persians="heroism").fight(whites(*["-"] * 30))
    while t.g.stack[-1].step != "again":
        t.choose("done")
    assert t.battle.rerolls == [0, 0]
    t.choose("aid-attacker", "heroism")
    assert t.battle.rerolls == [2, 0]


@pytest.mark.rule("INV-XX.E-1")
def test_the_card_dice_gives_one_reroll() -> None:
    t = field(persians="dice").fight(whites(*["-"] * 30))
    while t.g.stack[-1].step != "again":
        t.choose("done")
    t.choose("aid-attacker", "dice")
    assert t.battle.rerolls == [1, 0]


@pytest.mark.rule("INV-XX.E-1", "INV-XX.E-3")
def test_who_is_asked_for_the_sake_of_a_card_and_has_no_reroll_throws_nothing_again() -> None:
    t = field(persians="heroism").fight(whites(*["-"] * 30))
    while t.g.stack[-1].step != "again":
        t.choose("done")
    assert t.g.actor == CAMP["persians"]
    assert t.battle.rerolls == [0, 0]
    assert t.offers("reroll") == []
    t.choose("aid-attacker", "heroism")
    assert t.offers("reroll") != []


@pytest.mark.rule("INV-XX.I-2")
def test_determination_has_the_loser_fight_once_more() -> None:
    t = field(romans="determination")
    t.fight(whites("-", "-", "s"), [0] * 12)
    while not t.events("melee-throw") or t.g.stack[-1].NAME != "counsel":
        t.choose(*t.offers()[-1])
    rounds = len(t.events("melee-throw"))
    t.add(whites(*["-"] * 12))
    t.choose("aid-defender", "determination")
    assert len(t.events("melee-throw")) == rounds + 2, "both sides throw again"


@pytest.mark.rule("INV-XX.I-2")
def test_determination_is_for_the_loser_with_survivors_on_both_sides_in_standard_combat() -> None:
    t = field()
    t.battle.victor = ATTACKER
    assert useful(t, DEFENDER, "determination")
    assert not useful(t, ATTACKER, "determination")
    t.g.advanced = 1
    assert not useful(t, DEFENDER, "determination")
    fleets = [BIT[PIECE["romains-fleet-1"]], BIT[PIECE["vandales-fleet-1"]]]
    t.g.put_all(sum(fleets), FIRST_SEA)
    sea = Clash(NATION["romains"], NATION["vandales"], FIRST_SEA, fleets, victor=ATTACKER)
    assert counsel.useful(t.g, sea, DEFENDER, EVENT["determination"]), "combat at sea is never advanced (XXV.C-3)"
    t.g.advanced = 0
    for name in ROMANS:
        t.g.lose(PIECE[name])
    assert not useful(t, DEFENDER, "determination")


@pytest.mark.rule("INV-XX.K-1")
def test_rout_is_for_the_victor() -> None:
    t = field()
    t.battle.victor = ATTACKER
    assert useful(t, ATTACKER, "rout")
    assert not useful(t, DEFENDER, "rout")


@pytest.mark.rule("INV-XX.K-1", "INV-XX.A-11")
def test_in_a_rout_who_has_lost_in_the_end_recovers_nothing() -> None:
    """The attacker had won when he played it; a melee more (Determination) turned the day."""
    t = helped(field(), ATTACKER, "rout")
    t.battle.strength = [3, 3]
    t.battle.victor = DEFENDER
    for name in (*FRANKS[:2], *ROMANS[:1]):
        t.g.lose(PIECE[name])
    assert [recovery.due(t.g, t.battle, side) for side in (ATTACKER, DEFENDER)] == [0, 1]


@pytest.mark.rule("INV-XX.F-13", "INV-XX.F-14")
def test_a_charge_adds_a_die_to_the_last_one_that_is_left() -> None:
    t = field(attackers=["francs-noble-cavalry-1"], defenders=["romains-legion-1"])
    t.g.trails = [t.where, members(OVER_RIVER[t.where])[0], t.sides[ATTACKER]]
    assert sum(dice(t, ATTACKER)) == 1, "one unit, less one for the river, but never fewer than one"
    assert sum(dice(helped(t, ATTACKER, "cavalry-charge"), ATTACKER)) == 2


@pytest.mark.rule("INV-XXI.C-1", "INV-XXI.C-5", "INV-XXI.C-6")
@pytest.mark.parametrize("defenders", [["romains-infantry-1"], ["romains-cavalry-1"]])
def test_in_advanced_combat_whoever_adds_a_half_may_lie_in_ambush(defenders: list[str]) -> None:
    """One infantry has a die in an ambush, which a heavy enemy takes, cavalry has none; 2d6 are thrown all the same."""
    t = field("rhaetia", ["francs-noble-cavalry-1"], defenders)
    assert fire.waylayer(t.g, t.battle) == NONE
    t.g.advanced = 1
    assert fire.waylayer(t.g, t.battle) == DEFENDER


@pytest.mark.rule("INV-XXI.E-17")
@pytest.mark.parametrize(
    ("title", "worth"),
    [("tactician", 1), ("surprise", 1), ("stubborn-defence", 1), ("cavalry-charge", 1), ("heroism", 0)],
)
def test_in_advanced_combat_a_die_is_worth_one(title: str, worth: int) -> None:
    t = helped(field(advanced=True), DEFENDER, title)
    assert advanced.of_cards(t.battle, DEFENDER) == worth
    assert advanced.of_cards(helped(t, ATTACKER, "confusion").battle, DEFENDER) == worth - 1


# ---------------------------------------------------------------- sieges


@pytest.mark.rule("INV-XXIV.C-7")
def test_what_cards_do_to_the_die_of_a_siege() -> None:
    t = Field("lugdunus", FRANKS, [], {"francs": "barbarian", "romains": "empire"}, leads=("francs", "romains"),
              owners={"romains": ["lugdunus"]}, turn=6)  # fmt: skip
    here, francs = PROVINCE["lugdunus"], NATION["francs"]
    t.g.level[here] = 2
    t.g.walls |= BIT[here]

    def total(nation: int, *titles: str) -> int:
        return sieges.odds(t.g, nation, here, False, sum(BIT[EVENT[title]] for title in titles)).total

    plain = total(francs)
    assert total(francs, "stubborn-defence") == plain - 2
    assert total(francs, "betrayal") == plain + 3
    assert total(francs, "siege-engines") == plain + 1, "a barbarian"
    t.g.status[francs] = 2
    kingdom = total(francs)
    assert total(francs, "siege-engines") == kingdom + 2


# ---------------------------------------------------------------- deaths outside battles


def alone(**hands: str) -> Field:
    """A leader without troops in a province, and no friendly one anywhere."""
    t = field(attackers=FRANKS, defenders=["stilicho"], **hands)
    t.put("romains-infantry-1", "neustria")
    t.g.put(PIECE["romains-infantry-1"], RESERVE)
    t.start(Refuge(NATION["romains"], t.where, BIT[PIECE["stilicho"]]))
    return t


@pytest.mark.rule("INV-XX.J-2", "INV-XX.J-4")
def test_a_leader_without_refuge_is_lost_unless_a_bodyguard_saves_him() -> None:
    assert alone().g.at[PIECE["stilicho"]] == GONE
    t = alone(romans="bodyguard")
    assert t.g.actor == CAMP["romans"]
    t.choose("save-leader", "bodyguard")
    assert t.here("stilicho")
    assert not any(t.g.event_hand)
    t = alone(romans="rout")
    assert t.offers("save-leader") == []  # no other card saves him
    t = alone(romans="bodyguard").choose("done")
    assert t.g.at[PIECE["stilicho"]] == GONE


@pytest.mark.rule("INV-XX.J-2", "INV-IX.C-2")
def test_the_heir_of_one_who_is_lost_comes_at_once() -> None:
    t = Table({"byzantins": "empire", "francs": "barbarian"}, {"francs": {"neustria": 2}}, turn=2)
    t.put("phocas", "neustria")
    t.put("heraclius", "neustria")
    t.g.put(PIECE["heraclius"], LATER)
    t.muster("byzantins", "macedonia", 1)
    t.muster("francs", "macedonia", 1)  # no friendly land
    t.settle()
    t.start(Refuge(NATION["byzantins"], PROVINCE["neustria"], BIT[PIECE["phocas"]]))
    assert t.g.at[PIECE["phocas"]] == GONE
    assert t.g.at[PIECE["heraclius"]] == PROVINCE["macedonia"]


@pytest.mark.rule("INV-XVI.F-10")
@pytest.mark.parametrize(("die", "card", "dead"), [(1, "", True), (2, "", False), (1, "bodyguard", False)])
def test_a_leader_whose_men_fell_to_rebels_is_tested_and_may_be_saved(die: int, card: str, dead: bool) -> None:
    t = Table({"wisigoths": "kingdom"}, {"wisigoths": {"cuneus": 1}}, capitals={"wisigoths": "carpetania"},
              owners={"wisigoths": ["cuneus", "carpetania"]}, dice=[1, die])  # fmt: skip
    t.put("athanaricus", "cuneus")
    t.g.revolts |= BIT[PROVINCE["cuneus"]]
    t.g.order = [NATION["wisigoths"]]
    if card:
        t.g.event_hand[CAMP["goths"] * TITLES + EVENT[card]] = 1
    t.start(Suppressions()).choose("suppress", "cuneus")
    if card:
        t.choose("done")  # no Holy Man
    while not t.g.over and "save-leader" not in [verb for verb, _ in t.offers()]:
        t.choose(*t.offers()[-1])
    if card:
        t.choose("save-leader", card)
    assert (t.g.at[PIECE["athanaricus"]] == GONE) == dead
