"""INV XX, XXI: whose dice they are, and what is just enough: elites, ambushes, cards, leaders, recovery, refits."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import PROVINCE, SEA
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import CAMP, NATION
from latrunculi.games.invasions.rules import pools, recovery
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.state import FIRST_SEA, TITLES
from latrunculi.kernel.actions import BIT
from tests.games.invasions.field import Field, blacks, whites

WAR = {"romains": "empire", "gepides": "barbarian", "perses": "kingdom", "francs": "barbarian"}
ROMANS = [f"romains-infantry-{i}" for i in (1, 2, 3)]
GEPIDS = [f"gepides-infantry-{i}" for i in (1, 2, 3)]


def swaps(t: Field, side: int) -> dict[str, int]:
    """The exchanges of a side in the melee, by clause."""
    return {clause: number for clause, number in pools.melee(t.g, t.battle, side).swaps if number}


@pytest.mark.rule("INV-XX.G-2")
@pytest.mark.parametrize(
    ("nation", "elites", "exchanges"),
    [
        ("romains", ["romains-legion-1"], 0),
        ("romains", ["romains-legion-1", "romains-legion-2"], 1),
        ("romains", ["romains-legion-1", "romains-legion-2", "romains-legion-3"], 1),
        ("romains", [f"romains-legion-{i}" for i in (1, 2, 3, 4)], 2),
        ("romains", ["romains-custodes", "romains-legion-1", "romains-legion-2"], 2),  # guards are two
        ("perses", [f"perses-clibanarii-{i}" for i in (1, 2, 3, 4)], 1),
    ],
)
def test_four_elites_are_two_exchanges_for_rome_and_one_for_persia(
    nation: str, elites: list[str], exchanges: int
) -> None:
    t = Field("neustria", elites, GEPIDS, WAR, leads=(nation, "gepides"))
    assert swaps(t, ATTACKER).get("INV-XX.G-2", 0) == exchanges


@pytest.mark.rule("INV-XX.G-6", "INV-XX.F-9")
def test_walls_are_worth_nothing_to_who_attacks_them_nor_an_exchange_to_a_kingdom() -> None:
    for nation, exchange in (("romains", 1), ("perses", 0)):
        t = Field("treveria", ["francs-infantry-francisca-1"], [f"{nation}-infantry-1"], WAR, leads=("francs", nation),
                  owners={nation: ["treveria"]})  # fmt: skip
        t.g.walls |= BIT[t.where]
        assert dict(pools.melee(t.g, t.battle, DEFENDER).dice)["INV-XX.F-9"] == 1
        assert swaps(t, DEFENDER).get("INV-XX.G-6", 0) == exchange
        assert not swaps(t, ATTACKER)


@pytest.mark.rule("INV-XX.D-19", "INV-XX.D-4")
def test_in_an_ambush_axe_throwers_throw_their_axes_and_are_no_common_infantry_besides() -> None:
    """Four axe-throwers: one die. Five others: two, one for each four begun; four of them: one."""
    axes = [f"francs-infantry-francisca-{i}" for i in (1, 2, 3, 4)]
    for defenders, dice in (
        (axes, 1),
        ([*GEPIDS, "romains-infantry-1"], 1),
        ([*GEPIDS, "romains-infantry-1", "romains-infantry-2"], 2),
    ):
        t = Field("alpes", ["perses-infantry-1"], defenders, WAR, leads=("perses", "francs"))
        assert pools.fire(t.g, t.battle, DEFENDER, pools.AMBUSHING).total == dice


@pytest.mark.rule("INV-XX.A-11", "INV-XX.D-5", "INV-XX.D-8")
def test_arrows_take_an_archer_and_only_the_cards_for_the_fire_bear_on_it() -> None:
    def shots(unit: str, mine: int, his: int) -> int:
        t = Field("neustria", [unit], ["gepides-infantry-1"], WAR, leads=("romains", "gepides"))
        t.battle.effects = [mine, his]
        return pools.fire(t.g, t.battle, ATTACKER).total

    others = sum(BIT[title] for title in range(len(cards.EVENT_NUMBER)) if title not in (cards.ARROWS, cards.SURPRISE))
    assert shots("romains-archer-1", others, others) == 1
    assert shots("romains-archer-1", BIT[cards.ARROWS], 0) == 3
    assert shots("romains-infantry-1", BIT[cards.ARROWS], 0) == 0
    assert shots("romains-archer-1", BIT[cards.ARROWS], BIT[cards.SURPRISE]) == 2


@pytest.mark.rule("INV-XX.A-11", "INV-XX.F-3")
@pytest.mark.parametrize(("title", "penalty"), [(cards.BRIDGE, 0), (cards.SCOUTS, -1), (cards.TACTICIAN, -1)])
def test_the_bridge_alone_of_all_cards_carries_the_attacker_over_a_river(title: int, penalty: int) -> None:
    t = Field("lotharingia", ROMANS, GEPIDS, WAR, leads=("romains", "gepides"), origin="agri-decumates")
    t.battle.effects = [BIT[title], 0]
    assert dict(pools.melee(t.g, t.battle, ATTACKER).dice).get("INV-XX.F-3", 0) == penalty


@pytest.mark.rule("INV-XX.A-11", "INV-XX.F-14", "INV-XX.G-10")
def test_confusion_takes_a_white_die_where_there_is_no_black_one_and_no_other_card_does() -> None:
    t = Field("neustria", ["francs-infantry-francisca-1", "francs-infantry-francisca-2"], GEPIDS, WAR,
              leads=("francs", "gepides"))  # fmt: skip
    for title, white in ((cards.CONFUSION, 1), (cards.SHIELD_WALL, 2)):
        t.battle.effects = [0, BIT[title]]
        pool = pools.melee(t.g, t.battle, ATTACKER)
        assert (pool.white, pool.black) == (white, 0)


@pytest.mark.rule("INV-XXV.C-4")
def test_at_sea_only_skilled_navigation_adds_a_die() -> None:
    t = Field("mare-siculum", ["romains-fleet-1"], ["perses-infantry-1"], WAR, leads=("romains", "perses"))
    others = sum(BIT[title] for title in range(len(cards.EVENT_NUMBER)) if title != cards.SKILLED_NAVIGATION)
    for effects, dice in ((others, 1), (BIT[cards.SKILLED_NAVIGATION], 2)):
        t.battle.effects = [effects, 0]
        assert pools.melee(t.g, t.battle, ATTACKER).total == dice


@pytest.mark.rule("INV-XXV.C-5")
@pytest.mark.parametrize(
    ("sea", "ports", "rerolls"),
    [
        ("pontus-euxinus", ["colchis", "abascia", "bosporus", "pontus"], 2),
        ("mare-tyrrheneum", ["campania", "tuscia"], 2),
        ("oceanus-britannicus", ["camulodunum", "lugdunus"], 0),
    ],
)
def test_all_ports_of_the_ocean_give_no_rerolls(sea: str, ports: list[str], rerolls: int) -> None:
    t = Field(sea, ["romains-fleet-1"], ["byzantins-fleet-1"], {"romains": "empire", "byzantins": "empire"},
              leads=("romains", "byzantins"))  # fmt: skip
    assert t.where == FIRST_SEA + SEA[sea]
    for name in ports:
        t.g.owner[PROVINCE[name]] = NATION["romains"]
        t.g.level[PROVINCE[name]] = 1
    assert pools.rerolls(t.g, t.battle, ATTACKER) == rerolls


@pytest.mark.rule("INV-XX.I-4", "INV-XX.E-1")
def test_of_several_leaders_the_best_breaks_the_tie_and_all_give_their_rerolls() -> None:
    """Stilicho (2) and Honorius (0) against a rex (1)."""
    t = Field("neustria", [ROMANS[0], "stilicho", "honorius"], [GEPIDS[0], "gepides-rex"], WAR,
              leads=("romains", "gepides"))  # fmt: skip
    assert pools.best(t.g, t.battle, ATTACKER) == 2
    assert pools.rerolls(t.g, t.battle, ATTACKER) == 2
    t.fight(blacks("s"), whites("s")).choose("done").choose("done").choose("done")
    assert t.events("battle-won")[0]["nation"] == "romains"


# ---------------------------------------------------------------- K: recovery


@pytest.mark.rule("INV-XX.K-1", "INV-XX.A-11")
def test_veterans_alone_let_a_third_unit_come_back() -> None:
    t = Field("neustria", ROMANS, GEPIDS, WAR, leads=("romains", "gepides"))
    t.battle.strength = [3, 3]
    for name in GEPIDS:
        t.g.lose(PIECE[name])
    for title, due in ((cards.VETERANS, 3), (cards.TACTICIAN, 2)):
        t.battle.effects = [0, BIT[title]]
        assert recovery.due(t.g, t.battle, DEFENDER) == due


@pytest.mark.rule("INV-XX.K-1", "INV-XXVII.B-3")
@pytest.mark.parametrize("attacking", [False, True])
def test_a_mercenary_of_an_activation_who_comes_back_goes_home_with_its_end_and_one_for_good_stays(
    attacking: bool,
) -> None:
    """Two Alamans in Gepid service, the first for this activation: both fall after a Gepid, and come back."""
    hired = ["gepides-infantry-1", "alamans-infantry-1", "alamans-infantry-2"]
    sides, throws = (
        [(ROMANS, "romains"), (hired, "gepides")],
        [[*whites("s", "-"), *blacks("ss")], whites("-", "-", "-")],
    )
    if attacking:
        sides.reverse()
        throws.reverse()
    (attackers, attacker), (defenders, defender) = sides
    t = Field("neustria", attackers, defenders, {**WAR, "alamans": "barbarian"}, leads=(attacker, defender))
    guest, kept = PIECE["alamans-infantry-1"], PIECE["alamans-infantry-2"]
    for unit in (guest, kept):
        t.g.lend(unit, NATION["gepides"])
    t.g.passing = BIT[guest]
    t.fight(*throws)
    t.choose("recover", "alamans-infantry-1").choose("recover", "alamans-infantry-2")
    assert [t.g.hired_by(unit) for unit in (guest, kept)] == [NATION["gepides"]] * 2
    assert t.g.passing == BIT[guest]


@pytest.mark.rule("INV-XX.K-6")
def test_the_fleets_of_the_defender_are_refitted_too() -> None:
    t = Field("mare-siculum", ["romains-fleet-1", "romains-fleet-2"], ["byzantins-fleet-1", "byzantins-fleet-2"],
              {"romains": "empire", "byzantins": "empire"}, leads=("romains", "byzantins"))  # fmt: skip
    t.fight(whites("s", "-"), whites("-", "-"))
    assert len(t.events("reduced")) == 1
    assert not t.g.stack
    assert not t.g.reduced


@pytest.mark.rule("INV-XX.K-5")
def test_who_has_no_reduced_elite_is_not_asked_to_refit_one() -> None:
    t = Field("neustria", ["romains-legion-1", "romains-legion-2"], ["gepides-infantry-1"], WAR,
              leads=("romains", "gepides"))  # fmt: skip
    t.fight(blacks("s", "-"), whites("-"))
    assert t.events("battle-won")[0]["nation"] == "romains"
    assert not t.g.stack


# ---------------------------------------------------------------- who fights at all


@pytest.mark.rule("INV-XXX.H-5")
@pytest.mark.parametrize("attacking", [False, True])
def test_whose_last_man_goes_over_has_lost_without_a_die_though_his_leader_is_there(attacking: bool) -> None:
    """A Gepid hired for an activation stands with the caesar against Gepids: nobody is eliminated, nobody tested."""
    ours, theirs = ["gepides-infantry-3", "romains-caesar"], ["gepides-infantry-1"]
    sides, leads = (theirs, ours), ("gepides", "romains")
    if attacking:
        sides, leads = (ours, theirs), ("romains", "gepides")
    t = Field("neustria", *sides, WAR, leads=leads)
    t.g.owner[PROVINCE["belgae"]] = NATION["romains"]
    unit = PIECE["gepides-infantry-3"]
    t.g.lend(unit, NATION["romains"])
    t.g.passing = BIT[unit]
    t.fight()
    assert [event["nation"] for event in t.events("battle-won")] == ["gepides"]
    assert t.events("fate") == []
    t.rest()
    assert t.g.hired_by(unit) == NATION["gepides"]
    assert t.g.at[PIECE["romains-caesar"]] == PROVINCE["belgae"]


@pytest.mark.rule("INV-XXX.H-5")
def test_who_is_hired_for_an_activation_fights_those_of_another_nation() -> None:
    t = Field("neustria", [*ROMANS, "alamans-infantry-1"], GEPIDS, {**WAR, "alamans": "barbarian"},
              leads=("romains", "gepides"))  # fmt: skip
    t.muster("alamans", "agri-decumates")
    unit = PIECE["alamans-infantry-1"]
    t.g.lend(unit, NATION["romains"])
    t.g.passing = BIT[unit]
    t.fight(whites("-", "-", "-", "-"), whites("-", "-", "-"))
    assert t.events("changed-sides") == []
    assert t.g.hired_by(unit) == NATION["romains"]


@pytest.mark.rule("INV-XX.A-11", "INV-XXV.C-4")
@pytest.mark.parametrize(("where", "card"), [("mare-siculum", "skilled-navigation"), ("neustria", "surprise")])
def test_before_a_battle_at_sea_the_cards_of_the_sea_are_played_and_on_land_those_of_the_land(
    where: str, card: str
) -> None:
    units = ("romains-fleet-1", "byzantins-fleet-1") if where == "mare-siculum" else (ROMANS[0], "byzantins-legion-1")
    t = Field(where, units[:1], units[1:], {"romains": "empire", "byzantins": "empire"}, leads=("romains", "byzantins"))
    for title in (cards.SKILLED_NAVIGATION, cards.SURPRISE):
        t.g.event_hand[CAMP["romans"] * TITLES + title] = 1
    t.fight()
    assert card in t.offers("aid-attacker")
    assert len(t.offers("aid-attacker")) == 1


@pytest.mark.rule("INV-XXV.C-3", "INV-XXI.A-2")
def test_a_naval_battle_has_one_round_in_advanced_combat_too() -> None:
    t = Field("mare-siculum", ["romains-fleet-1"], ["byzantins-fleet-1"], {"romains": "empire", "byzantins": "empire"},
              leads=("romains", "byzantins"), advanced=True)  # fmt: skip
    t.fight(whites("-"), whites("-"))
    assert len(t.events("melee-throw")) == 2
    assert len(t.events("battle-drawn")) == 1
    assert not t.g.stack
