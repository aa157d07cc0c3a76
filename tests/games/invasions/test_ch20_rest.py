"""INV XX, XXI: what bears on several rounds; nomads and their vassals; the same battles at sea (XXV.C)."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import PROVINCE, PROVINCES, SEA
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import advanced, odds, pools, recovery, verdict
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.state import GONE, RESERVE, TRACK, VASSAL
from latrunculi.kernel.actions import BIT
from tests.games.invasions.field import Field, blacks, d6, whites

WAR = {"romains": "empire", "gepides": "barbarian", "huns": "barbarian"}


@pytest.mark.rule("INV-III.B-7", "INV-SEQ.3.A-6")
@pytest.mark.rule("INV-XX.C-1", "INV-XX.D-10", "INV-XX.D-11")
def test_hits_of_fire_change_the_advantages_and_archers_fight_on() -> None:
    t = Field("neustria", ["romains-cavalry-1", "romains-archer-1"], ["gepides-archer", "gepides-infantry-1"], WAR,
              leads=("romains", "gepides"))  # fmt: skip
    assert pools.has_cavalry(t.g, t.battle, ATTACKER)
    t.fight(whites("-"), whites("s"))
    t.add(blacks("-"), whites("-", "-")).choose("take-hit", "romains-cavalry-1")
    throws = t.events("melee-throw")
    assert throws[0]["white"] == []
    assert len(throws[0]["black"]) == 1  # the empire's: the cavalry is gone, the archer fights
    assert len(throws[1]["white"]) == 2


@pytest.mark.rule("INV-VI.I-6")
@pytest.mark.rule("INV-XX.K-4", "INV-XXIX.B-7")
def test_nomads_choose_what_their_new_vassals_recover() -> None:
    t = Field(
        "franconia", [f"huns-mounted-archer-{i}" for i in range(1, 6)],
        ["gepides-infantry-1", "gepides-infantry-2", "gepides-archer", "gepides-horde"], WAR,
        leads=("huns", "gepides"),
    )  # fmt: skip
    t.fight(whites("s", "s", "s"), whites("-"))
    assert t.g.actor == t.g.seat(NATION["huns"])
    assert sorted(t.offers("recover")) == ["gepides-archer", "gepides-infantry-1"]
    t.choose("recover", "gepides-infantry-1").choose("recover", "gepides-infantry-2")
    assert t.g.bond[NATION["gepides"]] == VASSAL
    assert t.here("gepides-infantry-1", "gepides-horde")


@pytest.mark.rule("INV-VI.I-6")
@pytest.mark.rule("INV-XXIX.B-5", "INV-XXIX.B-8")
def test_a_horde_beaten_by_nomads_in_barbarian_land_submits_though_units_live() -> None:
    huns = [f"huns-mounted-archer-{i}" for i in range(1, 4)]
    t = Field("franconia", huns, ["gepides-infantry-1", "gepides-infantry-2", "gepides-horde"], WAR,
              leads=("huns", "gepides"))  # fmt: skip
    t.battle.victor = ATTACKER
    assert t.battle.captured(t.g) == BIT[NATION["gepides"]]
    t = Field("neustria", huns, ["gepides-infantry-1", "gepides-horde"], WAR, leads=("huns", "gepides"))
    t.battle.victor = ATTACKER
    assert t.battle.captured(t.g) == 0
    goths = {"wisigoths": "barbarian", "gepides": "barbarian"}
    t = Field("franconia", ["wisigoths-infantry-1"], ["gepides-infantry-1", "gepides-horde"], goths,
              leads=("wisigoths", "gepides"))  # fmt: skip
    t.battle.victor = ATTACKER
    assert t.battle.captured(t.g) == 0  # no nomads
    t = Field("franconia", ["gepides-infantry-1", "gepides-horde"], huns, WAR, leads=("gepides", "huns"))
    t.battle.victor = DEFENDER
    assert t.battle.captured(t.g) == 0
    t.g.put(PIECE["gepides-infantry-1"], RESERVE)
    assert t.battle.captured(t.g) == BIT[NATION["gepides"]]


@pytest.mark.rule("INV-XX.H-7", "INV-XXIX.B-8")
@pytest.mark.parametrize(("face", "taken"), [("s", False), ("sr", True)])
def test_the_horde_of_an_attacker_is_taken_if_a_hit_is_left_for_it_in_the_fire_too(face: str, taken: bool) -> None:
    """One unit and the horde of the Gepids before a Roman archer: the first hit is for the unit."""
    t = Field("neustria", ["gepides-infantry-1", "gepides-horde"], ["romains-archer-1"],
              {"romains": "empire", "gepides": "barbarian"}, leads=("gepides", "romains"))  # fmt: skip
    t.fight(whites(face))
    assert t.events("battle-won")[0]["nation"] == "romains"
    assert bool(t.events("submitted")) is taken


@pytest.mark.rule("INV-XXI.C-10", "INV-XXI.C-9", "INV-XXI.B-1", "INV-XXI.F-9")
def test_an_advanced_battle_may_end_with_the_fire() -> None:
    t = Field("neustria", [f"romains-archer-{i}" for i in (1, 2)], ["gepides-infantry-1"], WAR,
              leads=("romains", "gepides"), advanced=True)  # fmt: skip
    t.fight(d6(5, 4))  # 9 + 2: one hit
    assert t.g.answer == NATION["romains"]
    assert t.events("clashed") == []


@pytest.mark.rule("INV-XX.I-1", "INV-XX.I-4", "INV-XX.J-1", "INV-XX.J-2", "INV-XX.K-3")
@pytest.mark.parametrize(("die", "lives"), [(2, True), (3, False)])
def test_a_leader_who_alone_is_left_of_the_victors_goes_home(die: int, lives: bool) -> None:
    """One against one, both fall: who has a leader has won, who recovers nobody, and flees if he lives."""
    t = Field("neustria", ["romains-infantry-1", "romains-caesar"], ["gepides-infantry-1"],
              {"romains": "empire", "gepides": "barbarian"}, leads=("romains", "gepides"))  # fmt: skip
    t.g.owner[PROVINCE["belgae"]] = NATION["romains"]
    t.fight(blacks("s"), whites("s"), [die])
    t.choose("done")
    assert t.events("battle-won")[0]["nation"] == "romains"
    assert t.g.at[PIECE["romains-caesar"]] == (PROVINCE["belgae"] if lives else TRACK)
    assert t.events("assassin") == [], "no decline"


@pytest.mark.rule("INV-XX.I-3", "INV-XX.I-4")
@pytest.mark.parametrize(("horde", "side"), [("", ATTACKER), ("gepides-horde", DEFENDER)])
def test_of_equal_losses_a_horde_on_the_field_even_the_attackers_favours_the_defender(horde: str, side: int) -> None:
    attackers = ["gepides-infantry-1", "gepides-rex", *([horde] if horde else [])]
    t = Field("neustria", attackers, ["romains-infantry-1"], {"romains": "empire", "gepides": "barbarian"},
              leads=("gepides", "romains"))  # fmt: skip
    assert verdict.tie(t.g, t.battle) == side


@pytest.mark.rule("INV-XX.J-1", "INV-XX.J-3")
def test_nobody_conspires_against_a_leader_who_has_lost() -> None:
    t = Field("neustria", ["gepides-infantry-1", "gepides-infantry-2"], ["romains-infantry-1", "romains-caesar"],
              {"romains": "empire", "gepides": "barbarian"}, leads=("gepides", "romains"))  # fmt: skip
    t.g.decline[NATION["romains"]] = 1
    t.g.owner[PROVINCE["belgae"]] = NATION["romains"]
    t.fight(whites("s", "-"), blacks("-"), [2])
    t.choose("done")  # no re-roll; 2: he outlives his pile
    assert len(t.events("fate")) == 1
    assert t.events("assassin") == []
    assert t.g.at[PIECE["romains-caesar"]] == PROVINCE["belgae"]


@pytest.mark.rule("INV-XX.K-2", "INV-XX.G-7")
@pytest.mark.parametrize("status", ["barbarian", "kingdom"])
def test_an_elite_is_recovered_reduced_one_of_barbarians_as_the_unit_that_it_was(status: str) -> None:
    t = Field("neustria", ["wisigoths-noble-cavalry-1"], ["romains-infantry-1"],
              {"romains": "empire", "wisigoths": status}, leads=("wisigoths", "romains"))  # fmt: skip
    unit = PIECE["wisigoths-noble-cavalry-1"]
    t.g.lose(unit)
    recovery.restore(t.g, t.battle, unit)
    assert t.here("wisigoths-noble-cavalry-1")
    assert t.reduced("wisigoths-noble-cavalry-1") is (status == "kingdom")


@pytest.mark.rule("INV-XXI.C-2", "INV-XXI.C-4", "INV-XXI.C-7")
def test_one_axe_is_thrown_with_a_half_that_counts_as_one() -> None:
    t = Field("neustria", ["gepides-infantry-1"], ["francs-infantry-francisca-1"],
              {"gepides": "barbarian", "francs": "barbarian"}, leads=("gepides", "francs"), advanced=True)  # fmt: skip
    t.fight(d6(4, 4), [0])  # 8 + 1: a hit, and nobody is left to fight
    assert t.events("shots") == [{"nation": "francs", "dice": 8, "modifier": 1, "hits": 1}]


@pytest.mark.rule("INV-XXI.E-6", "INV-XXI.E-15")
def test_nomads_do_not_hide_in_forests_and_a_kingdom_is_no_empire() -> None:
    war = {"romains": "kingdom", "huns": "barbarian", "gepides": "barbarian"}
    for defenders, forest in (["huns-mounted-archer-1"], 0), (["huns-mounted-archer-1", "gepides-infantry-1"], -1):
        t = Field("lotharingia", ["romains-infantry-1"], defenders, war, leads=("romains", "huns"), advanced=True)
        found = dict(advanced.melee(t.g, t.battle, ATTACKER))
        assert found.get("INV-XXI.E-6", 0) == forest
        assert "INV-XXI.E-15" not in found


@pytest.mark.rule("INV-XXI.E-1", "INV-XXI.E-2", "INV-XXI.E-8", "INV-XXI.E-17")
def test_amphibious_units_and_cards_in_advanced_combat() -> None:
    war = {"romains": "empire", "saxons": "barbarian"}
    units = ["saxons-infantry-1", "saxons-infantry-2"]
    t = Field("lotharingia", units, ["romains-infantry-1"], war, leads=("saxons", "romains"), origin="agri-decumates")
    assert not pools.hampered(t.g, t.battle, (1,))  # amphibious over a river
    t.battle.effects = [BIT[cards.TACTICIAN], BIT[cards.CONFUSION]]
    assert dict(advanced.melee(t.g, t.battle, ATTACKER)).get("INV-XXI.E-17", 0) == 0  # +1 and -1
    t.battle.effects = [BIT[cards.TACTICIAN], 0]
    assert dict(advanced.melee(t.g, t.battle, ATTACKER))["INV-XXI.E-17"] == 1


FLEET = ["romains-fleet-1", "romains-fleet-2"]


def at_sea(attackers: list[str], defenders: list[str]) -> Field:
    """Rome against Byzance on the Mare Siculum, once they are two."""
    return Field("mare-siculum", attackers, defenders, {"romains": "empire", "byzantins": "empire"},
                 leads=("romains", "byzantins"), turn=4)  # fmt: skip


@pytest.mark.rule("INV-III.B-11")
@pytest.mark.rule("INV-XXV.C-3", "INV-XXV.C-4", "INV-XXV.C-6", "INV-XXV.C-7", "INV-XX.K-6")
def test_a_naval_battle_has_one_white_die_a_fleet_and_no_red_swords() -> None:
    t = at_sea(FLEET, ["byzantins-fleet-1", "byzantins-fleet-2"])
    pool = pools.melee(t.g, t.battle, ATTACKER)
    assert (pool.white, pool.black) == (2, 0)
    t.battle.effects[DEFENDER] = BIT[cards.SKILLED_NAVIGATION]
    assert [pools.melee(t.g, t.battle, side).white for side in (ATTACKER, DEFENDER)] == [2, 3]
    t.battle.effects[DEFENDER] = 0
    t.fight(whites("r", "r"), whites("sr", "-"))
    assert [e["hits"] for e in t.events("blows")] == [0, 1]
    assert [e["nation"] for e in t.events("battle-won")] == ["byzantins"], "a fleet is reduced"
    assert not t.reduced("romains-fleet-1")  # refitted at once
    assert t.here(*FLEET)


@pytest.mark.rule("INV-XXV.C-6", "INV-XXV.C-7")
@pytest.mark.parametrize(
    ("worn", "attacks", "defends", "winner"),
    [
        ((), "s-", "s-", None),  # an elite reduced on each side
        ((), "ss", "s-", "romains"),  # two hits against one, though nobody has sunk
        (("byzantins-fleet-1", "byzantins-fleet-2"), "s-", "ss", "byzantins"),  # one sunk, but two hits for it
        (("byzantins-fleet-1", "byzantins-fleet-2"), "s-", "s-", None),  # one sunk, one reduced
    ],
)
def test_at_sea_every_hit_is_a_loss(worn: tuple[str, ...], attacks: str, defends: str, winner: str | None) -> None:
    """Two elite fleets on each side, some of them damaged before: what was so does not count."""
    t = at_sea(FLEET, ["byzantins-fleet-1", "byzantins-fleet-2"])
    for fleet in worn:
        t.g.reduced |= BIT[PIECE[fleet]]
    t.fight(whites(*attacks), whites(*defends))
    t.rest()
    assert [e["nation"] for e in t.events("battle-won")] == ([winner] if winner else [])
    assert len(t.events("battle-drawn")) == (winner is None)


@pytest.mark.rule("INV-XXV.C-7")
def test_the_odds_at_sea_count_every_hit() -> None:
    """A white die strikes a fleet on two of its six sides: one elite fleet against another."""
    t = at_sea(FLEET[:1], ["byzantins-fleet-1"])
    assert odds.odds(t.g, t.battle).win == pytest.approx(1 / 3 * 2 / 3)


@pytest.mark.rule("INV-XXV.C-5")
def test_who_holds_all_cities_of_the_coast_has_two_rerolls() -> None:
    t = at_sea(FLEET, ["byzantins-fleet-1"])
    sea = SEA["mare-siculum"]
    assert t.where == PROVINCES + sea
    built = [PROVINCE[name] for name in ("cyrenaica", "africa", "sicilia")]
    for province in built:
        t.g.owner[province] = NATION["romains"]
    assert pools.rerolls(t.g, t.battle, ATTACKER) == 2
    assert pools.rerolls(t.g, t.battle, DEFENDER) == 0
    t.g.owner[built[0]] = NATION["byzantins"]
    assert pools.rerolls(t.g, t.battle, ATTACKER) == 0


@pytest.mark.rule("INV-XXV.C-8")
def test_a_leader_goes_down_with_his_fleets_without_a_test() -> None:
    t = at_sea(["romains-fleet-1", "iulianus"], ["byzantins-fleet-1", "byzantins-fleet-2"])
    t.fight(whites("-"), whites("s", "s"))
    t.rest()
    assert t.events("fate") == []
    assert t.g.at[PIECE["iulianus"]] == GONE


@pytest.mark.rule("INV-XX.A-11", "INV-XX.K-1")
def test_cards_of_victory() -> None:
    t = Field("neustria", [f"romains-infantry-{i}" for i in (1, 2, 3)], [f"gepides-infantry-{i}" for i in (1, 2, 3)],
              WAR, leads=("romains", "gepides"))  # fmt: skip
    for i in (1, 2, 3):
        t.g.put(PIECE[f"gepides-infantry-{i}"], RESERVE)
    t.battle.strength = [3, 3]
    assert recovery.due(t.g, t.battle, DEFENDER) == 2
    t.battle.effects = [BIT[cards.ROUT], 0]
    assert recovery.due(t.g, t.battle, DEFENDER) == 0
    t.battle.effects = [0, BIT[cards.VETERANS]]
    assert recovery.due(t.g, t.battle, DEFENDER) == 3
    t = Field("neustria", ["romains-infantry-1"], ["gepides-infantry-1"], WAR, leads=("romains", "gepides"))
    t.battle.effects = [BIT[cards.TACTICIAN], 0]
    assert verdict.winner(t.g, t.battle) == ATTACKER
