"""INV XX: combat: who fights whom, the dice, hits, who wins, what is recovered."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import HORDE_OF, PIECE
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION
from latrunculi.games.invasions.rules import advanced, battles, bonds, odds, pools, recovery, throws, verdict
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.state import FREE, RESERVE, TITLES, TRACK, VASSAL
from latrunculi.games.invasions.table.board import board
from latrunculi.kernel.actions import BIT
from tests.games.invasions.field import Field, blacks, whites
from tests.games.invasions.table import Table

GEPIDS = [f"gepides-infantry-{i}" for i in range(1, 4)]
WAR = {"romains": "empire", "gepides": "barbarian"}
ROME = ("romains", "gepides")


def dice(t: Field, side: int) -> tuple[int, int]:
    """The white and black dice of a side in the melee."""
    found = pools.melee(t.g, t.battle, side)
    return found.white, found.black


def reasons(t: Field, side: int) -> dict[str, int]:
    """What a side wins and loses in the melee, by clause."""
    found = pools.melee(t.g, t.battle, side)
    return dict([*found.dice, *found.swaps])


def field(
    where: str,
    attackers: list[str],
    defenders: list[str],
    nations: dict[str, str] | None = None,
    leads: tuple[str, str] = ROME,
    **more: Any,
) -> Field:
    """Rome attacks the Gepids, unless told otherwise."""
    return Field(where, attackers, defenders, nations or WAR, leads=leads, **more)


# ---------------------------------------------------------------- B: dice


@pytest.mark.rule("INV-III.A-1")
@pytest.mark.rule("INV-XX.B-1", "INV-XX.B-2", "INV-XX.B-3", "INV-XX.B-4", "INV-XX.A-6", "INV-XX.H-2")
def test_swords_of_white_and_black_dice() -> None:
    t = Table(dice=[0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5])
    counts, white, black = throws.throw(t.g, 6, 6)
    assert (white, black) == (123456, 123456)
    # white: one white sword, one red, one of each; black: the same, and a pair of white ones
    assert throws.hits(counts, False) == 2 + 4
    assert throws.hits(counts, True) == 4 + 6


# ---------------------------------------------------------------- C: advantages


@pytest.mark.rule("INV-III.B-9")
@pytest.mark.rule("INV-XX.C-2", "INV-XX.C-3", "INV-XX.C-5")
def test_an_advantage_takes_two_more_or_one_against_none() -> None:
    assert [pools.outdoes(m, t) for m, t in ((1, 0), (2, 1), (3, 1), (0, 0), (1, 1))] == [True, False, True] + [
        False
    ] * 2
    t = field("neustria", ["romains-legion-1", "romains-elite-cavalry-1"], GEPIDS)
    assert pools.has_cavalry(t.g, t.battle, ATTACKER)
    assert pools.has_heavy(t.g, t.battle, ATTACKER)
    t.g.reduced |= BIT[PIECE["romains-legion-1"]] | BIT[PIECE["romains-elite-cavalry-1"]]
    assert not pools.has_cavalry(t.g, t.battle, ATTACKER)
    assert not pools.has_heavy(t.g, t.battle, ATTACKER)


# ---------------------------------------------------------------- D: fire


@pytest.mark.rule("INV-III.B-7")
@pytest.mark.rule("INV-XX.D-1", "INV-XX.D-3", "INV-XX.D-6")
def test_archers_shoot_by_twos_and_mounted_ones_with_black_dice_in_the_open() -> None:
    huns = ["huns-mounted-archer-1", "huns-mounted-archer-2", "huns-mounted-archer-3"]
    war = {"romains": "empire", "huns": "barbarian"}
    t = field("assyria", ["romains-archer-1"], huns, nations=war, leads=("romains", "huns"))
    pool = pools.fire(t.g, t.battle, DEFENDER)
    assert (pool.white, pool.black) == (0, 2)
    assert pools.fire(t.g, t.battle, ATTACKER).total == 1
    t = field("lotharingia", ["romains-archer-1"], huns, nations=war, leads=("romains", "huns"))
    assert pools.fire(t.g, t.battle, DEFENDER).black == 0


@pytest.mark.rule("INV-XX.D-4", "INV-XX.D-5", "INV-XX.D-7")
def test_francisca_throwers_shoot_by_fours_rounded_apart_from_archers() -> None:
    axes = [f"francs-infantry-francisca-{i}" for i in range(1, 4)]
    t = field("neustria", ["romains-infantry-1"], [*axes, "gepides-archer"])
    assert pools.fire(t.g, t.battle, DEFENDER).total == 2
    t = field("neustria", ["romains-legion-1"], [*axes, "gepides-archer"])
    assert pools.fire(t.g, t.battle, DEFENDER).total == 1


@pytest.mark.rule("INV-XX.D-9", "INV-XX.D-12", "INV-XX.D-2", "INV-XX.A-5", "INV-XX.K-3", "INV-XX.I-1")
@pytest.mark.rule("INV-XX.E-2")
def test_fire_may_end_the_battle_and_nobody_recovers_where_one_unit_fought() -> None:
    t = field("neustria", ["romains-archer-1", "romains-caesar"], ["gepides-infantry-1"])
    t.fight(whites("s"))  # the caesar's re-roll is for the melee: nobody is asked
    assert t.g.answer == NATION["romains"]
    assert t.events("melee-throw") == []
    assert t.g.at[PIECE["gepides-infantry-1"]] == RESERVE


@pytest.mark.rule("INV-CH.d2-9", "INV-SEQ.3.A-6")
@pytest.mark.rule("INV-XX.D-14", "INV-XX.D-16", "INV-XX.D-19", "INV-XX.D-20", "INV-XX.D-13")
def test_an_ambush_in_mountains_on_an_even_die() -> None:
    t = field("alpes", ["romains-archer-1", "romains-infantry-1"], GEPIDS)
    t.fight([2], whites("s"))  # even: three infantry, one white die; a hit before anybody shoots back
    assert len(t.events("ambushed")) == 1
    assert t.offers("take-hit") == ["romains-infantry-1", "romains-archer-1"]
    t.add(whites("-", "-"), whites("-", "-", "-")).choose("take-hit", "romains-archer-1")
    assert [e["nation"] for e in t.events("volley")] == ["gepides"]  # the archer has fallen: no reply
    t = field("alpes", ["romains-archer-1", "romains-infantry-1"], GEPIDS)
    t.fight([3], whites("-"), whites("-", "-"), whites("-", "-", "-"))
    assert t.events("ambushed") == []
    assert [e["nation"] for e in t.events("volley")] == ["romains"]


@pytest.mark.rule("INV-XX.D-20", "INV-XX.H-7", "INV-XXIX.B-8")
@pytest.mark.parametrize(("swords", "bond"), [("s--", FREE), ("ss-", VASSAL)])
def test_what_an_ambush_has_left_over_reaches_the_horde_of_an_invasion(swords: str, bond: int) -> None:
    """One Gepid falls by the first sword; the second, which nobody is left to take, is their horde's."""
    archers = [f"perses-archer-{i}" for i in (1, 2, 3)]
    t = Field("alpes", ["gepides-infantry-1", "gepides-horde"], archers, {"perses": "kingdom", "gepides": "barbarian"},
              leads=("gepides", "perses"))  # fmt: skip
    t.g.invading = BIT[NATION["gepides"]]
    t.fight([2], whites(*swords))
    assert t.events("battle-won")[0]["nation"] == "perses"
    assert t.g.bond[NATION["gepides"]] == bond


@pytest.mark.rule("INV-XX.D-17", "INV-XX.D-15", "INV-XX.D-18")
def test_an_ambush_is_certain_upon_who_crosses_a_ridge_and_never_upon_a_leader_of_mountains() -> None:
    t = field("dardania", ["romains-infantry-1"], GEPIDS, origin="illyricum")
    t.fight(whites("-"), whites("-"), whites("-", "-", "-"))
    assert t.events("ambush-test") == []
    assert len(t.events("ambushed")) == 1
    t = field("dardania", ["byzantins-infantry-1", "belisarius"], GEPIDS, origin="illyricum",
              nations={"byzantins": "empire", "gepides": "barbarian"}, leads=("byzantins", "gepides"))  # fmt: skip
    t.fight(whites("-"), whites("-", "-", "-"))
    assert t.events("ambushed") == []


@pytest.mark.rule("INV-XX.D-17", "INV-XX.F-6")
def test_an_ambush_is_certain_upon_who_crosses_a_river_amphibious_or_not() -> None:
    """Being amphibious spares the penalty of the river alone (XX.F-6)."""
    for name in ("saxons", "jutes"):
        t = Field("helvetia", [f"{name}-infantry-1"], ["romains-infantry-1"], {"romains": "empire", name: "barbarian"},
                  leads=(name, "romains"), origin="agri-decumates")  # fmt: skip
        t.fight(whites("-"), whites("-"), whites("-"))
        assert t.events("ambush-test") == []
        assert len(t.events("ambushed")) == 1
        assert "INV-XX.F-3" not in reasons(t, ATTACKER)


@pytest.mark.rule("INV-XX.D-18", "INV-XXI.C-1")
def test_mountaineers_count_twice_in_the_fire_of_an_ambush_alone() -> None:
    war = {"romains": "empire", "bretons": "kingdom", "armeniens": "kingdom"}
    units = ["armeniens-archer-1", "armeniens-archer-2", "armeniens-infantry-1", "armeniens-infantry-2"]
    t = field("alpes", ["romains-infantry-1"], units, war, ("romains", "armeniens"))
    shots = [pools.fire(t.g, t.battle, DEFENDER, manner).total for manner in (0, 1, 2)]
    assert shots == [1, 2 + 1, 1]  # two archers as four, two infantry as four
    halves = [advanced.fire(t.g, t.battle, DEFENDER, manner).total for manner in (0, 1, 2)]
    assert halves == [4, 8 + 4, 4]  # +1 and +1/2 each


# ---------------------------------------------------------------- E: leaders


@pytest.mark.rule("INV-XX.E-1", "INV-XX.E-5", "INV-XX.E-6", "INV-XX.E-7", "INV-XX.A-7", "INV-XX.F-13")
def test_a_leader_of_two_gives_up_a_reroll_for_a_black_die() -> None:
    t = field("neustria", ["romains-infantry-1", "romains-infantry-2", "iulianus"], GEPIDS)
    t.fight(whites("-"), blacks("-", "ss"), whites("-", "-", "-"))
    assert t.offers() == [("pledge-add", None), ("done", None)]  # no black die to take away
    t.choose("pledge-add")
    assert t.offers("reroll") == [
        "attacker-white-blank", "attacker-black-blank", "attacker-black-two", "defender-white-blank",
    ]  # fmt: skip
    assert t.g.stack[0].rerolls == [2, 0]  # type: ignore[attr-defined]
    t.choose("done")
    assert [e["hits"] for e in t.events("blows")] == [2, 0]


# ---------------------------------------------------------------- F: pools


@pytest.mark.rule("INV-III.B-20")
@pytest.mark.rule("INV-XX.F-2", "INV-XX.F-3", "INV-XX.F-5", "INV-XX.F-6", "INV-XX.F-7", "INV-XX.E-8")
def test_marsh_and_crossings_cost_the_attacker_dice() -> None:
    two = ["romains-infantry-1", "romains-infantry-2"]
    t = field("lotharingia", two, GEPIDS, origin="agri-decumates")
    assert reasons(t, ATTACKER) == {"INV-XX.F-1": 2, "INV-XX.F-3": -1, "INV-XX.F-4": -1, "INV-XX.G-4": 1}
    assert dice(t, ATTACKER) == (0, 1)  # never fewer than one (F-13)
    t.battle.intercepted = True
    assert "INV-XX.F-3" not in reasons(t, ATTACKER)
    t.battle.intercepted = False
    t.g.trails = [t.where, PROVINCE["agri-decumates"], BIT[PIECE["romains-infantry-1"]]]
    assert "INV-XX.F-3" not in reasons(t, ATTACKER)  # one has not crossed
    t = field("umbria", two, GEPIDS)
    assert reasons(t, ATTACKER)["INV-XX.F-2"] == -1


@pytest.mark.rule("INV-XX.F-4", "INV-XX.F-8", "INV-XX.E-9", "INV-XX.E-10", "INV-XX.F-11", "INV-XX.F-12")
def test_forest_and_barbarian_land() -> None:
    t = field("franconia", GEPIDS, ["romains-infantry-1"], leads=("gepides", "romains"))
    assert reasons(t, ATTACKER)["INV-XX.F-8"] == 1
    t = field("lotharingia", ["romains-infantry-1"], ["huns-mounted-archer-1"],
              nations={"romains": "empire", "huns": "barbarian"}, leads=("romains", "huns"))  # fmt: skip
    assert "INV-XX.F-4" not in reasons(t, ATTACKER)  # nomads
    t = field("neustria", ["romains-infantry-1"], [*GEPIDS, "gepides-horde"])
    assert reasons(t, DEFENDER) == {"INV-XX.F-1": 3, "INV-XX.F-11": 1}


@pytest.mark.rule(
    "INV-III.D-7", "INV-XX.E-10", "INV-XX.F-4", "INV-XX.G-4", "INV-XX.G-5", "INV-XXI.E-15", "INV-XXI.E-16"
)
def test_a_horde_in_defence_is_a_unit_of_its_nation() -> None:
    alone = field("lotharingia", ["romains-infantry-1", "romains-infantry-2"], ["gepides-horde"])
    assert reasons(alone, ATTACKER) == {"INV-XX.F-1": 2, "INV-XX.F-4": -1, "INV-XX.G-4": 1}
    assert reasons(alone, DEFENDER) == {"INV-XX.F-11": 1}  # no empire against barbarians
    assert dict(advanced.melee(alone.g, alone.battle, ATTACKER)) == {"INV-XXI.E-6": -1, "INV-XXI.E-15": 1}
    war = {"gepides": "barbarian", "huns": "barbarian", "alamans": "barbarian"}
    huns = ["huns-mounted-archer-1", "huns-horde"]
    for defenders, nomads in ((huns, 1), (["huns-horde"], 1), ([*huns, "alamans-horde"], 0)):
        t = field("hunnia", GEPIDS, defenders, war, ("gepides", "huns"))
        assert reasons(t, DEFENDER).get("INV-XX.G-5", 0) == nomads
        assert dict(advanced.melee(t.g, t.battle, DEFENDER))["INV-XXI.E-16"] == 1
    t = field("hunnia", ["huns-mounted-archer-1", "alamans-horde"], GEPIDS, war, ("huns", "gepides"))
    assert reasons(t, ATTACKER)["INV-XX.G-5"] == 1  # in attack a horde is none


@pytest.mark.rule("INV-XX.E-8", "INV-XX.E-9", "INV-XX.E-10", "INV-XX.F-8", "INV-XX.G-4", "INV-XXI.E-7", "INV-XXI.E-15")
def test_mixed_piles_of_barbarians_and_civilised() -> None:
    """The example of XX.E: attackers of a vassal kingdom with 1 barbarian, barbarian federates with 1 Roman."""
    war = {"gepides": "barbarian", "francs": "kingdom", "romains": "empire", "wisigoths": "barbarian"}
    vassals = ["francs-infantry-francisca-1", "francs-infantry-francisca-2"]
    goths = ["wisigoths-infantry-1", "wisigoths-infantry-2"]

    def told(attackers: list[str], defenders: list[str]) -> tuple[int, int, int, int]:
        t = field("franconia", attackers, defenders, war, ("gepides", "romains"))
        modifiers = [dict(advanced.melee(t.g, t.battle, side)) for side in (ATTACKER, DEFENDER)]
        return (
            reasons(t, ATTACKER).get("INV-XX.F-8", 0), reasons(t, DEFENDER).get("INV-XX.G-4", 0),
            modifiers[ATTACKER].get("INV-XXI.E-7", 0), modifiers[DEFENDER].get("INV-XXI.E-15", 0),
        )  # fmt: skip

    assert told([*vassals, "gepides-infantry-1"], [*goths, "romains-infantry-1"]) == (1, 0, 1, 1)
    assert told(vassals, [*goths, "romains-infantry-1"]) == (0, 0, 0, 0)
    assert told([*vassals, "gepides-infantry-1"], goths) == (0, 0, 0, 0)
    assert told([*vassals, "gepides-infantry-1"], ["romains-infantry-1"]) == (1, 0, 1, 1)
    assert told(["gepides-infantry-1"], [*goths, "romains-infantry-1"]) == (1, 0, 1, 1)
    assert told(["gepides-infantry-1"], ["romains-infantry-1"]) == (1, 1, 1, 1)


@pytest.mark.rule("INV-XX.F-9", "INV-XX.F-10", "INV-XX.G-6", "INV-XX.G-4", "INV-XX.G-1")
def test_walls_and_limes_help_the_defender() -> None:
    t = field("treveria", GEPIDS, ["romains-infantry-1", "romains-limes-gallia-1"], leads=("gepides", "romains"),
              owners={"romains": ["treveria"]})  # fmt: skip
    t.g.walls |= BIT[t.where]
    assert reasons(t, DEFENDER) == {
        "INV-XX.F-1": 1, "INV-XX.F-9": 1, "INV-XX.F-10": 1, "INV-XX.G-4": 1, "INV-XX.G-6": 1,
    }  # fmt: skip
    assert dice(t, DEFENDER) == (1, 2)


@pytest.mark.rule("INV-XX.F-9", "INV-XX.G-6", "INV-XXI.E-10", "INV-XX.G-2", "INV-XXI.E-12")
@pytest.mark.parametrize(("romans", "more"), [(["infantry-1"], (1, 1, 2)), ([], (0, 0, 0))])
def test_romans_have_their_walls_and_elites_though_more_of_their_federates_stand_with_them(
    romans: list[str], more: tuple[int, int, int]
) -> None:
    """Franks, most numerous, lead the defence of Treveri; what is Rome's there makes the defender civilised."""
    war = {"alamans": "barbarian", "francs": "barbarian", "romains": "empire"}
    franks = [f"francs-infantry-francisca-{i}" for i in (1, 2, 3, 4)]
    units = [*franks, *[f"romains-{name}" for name in romans]]
    t = field("treveria", ["alamans-infantry-1"], units, war, ("alamans", "francs"), owners={"romains": ["treveria"]})
    t.g.walls |= BIT[t.where]
    found = reasons(t, DEFENDER)
    assert (found.get("INV-XX.F-9", 0), found.get("INV-XX.G-6", 0)) == more[:2]
    assert dict(advanced.melee(t.g, t.battle, DEFENDER)).get("INV-XXI.E-10", 0) == more[2]
    legions = [f"romains-legion-{i}" for i in (1, 2, 3, 4)]
    t = field("treveria", ["alamans-infantry-1"], [*franks, *legions], war, ("alamans", "francs"))
    assert reasons(t, DEFENDER)["INV-XX.G-2"] == 2
    assert dict(advanced.melee(t.g, t.battle, DEFENDER))["INV-XXI.E-12"] == 2


@pytest.mark.rule("INV-VI.I-5")
@pytest.mark.rule("INV-XX.G-2", "INV-XX.G-5", "INV-XX.G-7")
def test_elites_of_barbarians_are_none_and_nomads_are_at_home_in_the_steppe() -> None:
    war = {"romains": "empire", "wisigoths": "barbarian", "huns": "barbarian"}
    nobles = ["wisigoths-noble-cavalry-1", "wisigoths-noble-cavalry-2"]
    t = field("assyria", ["romains-infantry-1"], nobles, nations=war, leads=("romains", "wisigoths"))
    assert "INV-XX.G-2" not in reasons(t, DEFENDER)
    t.g.status[NATION["wisigoths"]] = 2
    assert reasons(t, DEFENDER)["INV-XX.G-2"] == 1
    t = field("assyria", ["huns-mounted-archer-1"], ["romains-infantry-1"], nations=war, leads=("huns", "romains"))
    assert reasons(t, ATTACKER)["INV-XX.G-5"] == 1


# ---------------------------------------------------------------- H: hits


@pytest.mark.rule("INV-XX.H-4", "INV-XX.H-5", "INV-XX.H-6")
def test_the_first_unit_eliminated_is_of_the_nation() -> None:
    t = Table(WAR)
    t.put("romains-infantry-1", "neustria")
    t.put("romains-archer-1", "neustria")
    merc = t.put("gepides-infantry-1", "neustria")
    t.g.lend(merc, NATION["romains"])
    t.start(Losses(NATION["romains"], t.g.army[NATION["romains"]], 2))
    assert "gepides-infantry-1" not in t.offers("take-hit")
    assert t.why_not("take-hit", "gepides-infantry-1") == "INV-XX.H-6"
    t.choose("take-hit", t.offers("take-hit")[0])
    t.choose("take-hit", "gepides-infantry-1")
    assert t.g.at[merc] == RESERVE


@pytest.mark.rule("INV-XX.H-6")
def test_a_mercenary_spares_himself_not_his_like_who_fights_for_his_own_nation() -> None:
    t = Table(WAR)
    merc = t.put("gepides-infantry-1", "neustria")
    t.put("gepides-infantry-2", "neustria")
    t.put("romains-infantry-1", "neustria")
    t.g.lend(merc, NATION["romains"])
    t.start(Losses(NATION["romains"], t.g.army[NATION["romains"]] | t.g.army[NATION["gepides"]], 1))
    assert sorted(t.offers("take-hit")) == ["gepides-infantry-2", "romains-infantry-1"]
    assert t.why_not("take-hit", "gepides-infantry-1") == "INV-XX.H-6"


@pytest.mark.rule("INV-III.D-8", "INV-VI.H-8")
@pytest.mark.rule("INV-XX.H-7", "INV-XXIX.B-1")
def test_a_horde_submits_when_all_its_units_are_gone_and_is_not_eliminated() -> None:
    t = field("neustria", [f"romains-infantry-{i}" for i in range(1, 5)], ["gepides-infantry-1", "gepides-horde"])
    t.fight(whites("s", "-", "-", "-"), whites("-", "-"))
    assert t.g.lord[NATION["gepides"]] == NATION["romains"]
    assert t.g.bond[NATION["gepides"]] == VASSAL
    assert t.here("gepides-horde")


# ---------------------------------------------------------------- I: victory


@pytest.mark.rule("INV-XX.I-2", "INV-XX.I-3", "INV-XX.I-4", "INV-XX.I-5")
def test_of_equal_losses_walls_then_the_better_leader_then_the_defender() -> None:
    t = field("neustria", ["romains-infantry-1"], GEPIDS)
    assert verdict.winner(t.g, t.battle) == DEFENDER
    t = field("neustria", ["romains-infantry-1", "romains-caesar"], GEPIDS)
    assert verdict.winner(t.g, t.battle) == ATTACKER
    t = field("neustria", ["romains-infantry-1", "romains-caesar"], [*GEPIDS, "gepides-rex"])
    assert verdict.winner(t.g, t.battle) == DEFENDER  # each has 1
    t = field("neustria", ["romains-infantry-1", "iulianus"], [*GEPIDS, "gepides-horde"])
    assert verdict.winner(t.g, t.battle) == DEFENDER


# ---------------------------------------------------------------- J: leaders


@pytest.mark.rule("INV-CH.d2-10")
@pytest.mark.rule("INV-XX.J-1", "INV-XX.J-4", "INV-XX.A-8")
def test_a_leader_without_his_pile_dies_on_an_odd_die() -> None:
    t = field("neustria", ["romains-archer-1", "romains-archer-2"], ["gepides-infantry-1", "gepides-rex"])
    t.fight(whites("s"), [3])
    assert t.g.at[PIECE["gepides-rex"]] == TRACK


@pytest.mark.rule("INV-XX.J-2")
def test_a_leader_who_lives_makes_for_the_nearest_friendly_province() -> None:
    t = field("neustria", ["romains-archer-1", "romains-archer-2"], ["gepides-infantry-1", "gepides-rex"],
              )  # fmt: skip
    t.g.owner[PROVINCE["saliens"]] = t.g.owner[PROVINCE["assyria"]] = NATION["gepides"]
    t.fight(whites("s"), [4])
    assert t.g.at[PIECE["gepides-rex"]] == PROVINCE["saliens"]


@pytest.mark.rule("INV-CH.XX.J-1")
@pytest.mark.rule("INV-XX.J-3")
def test_a_victor_of_an_empire_in_decline_is_murdered_on_8_and_on_0() -> None:
    for die, dead in ((7, False), (8, True), (0, True)):
        t = field("neustria", ["romains-archer-1", "romains-caesar"], ["gepides-infantry-1"])
        t.g.decline[NATION["romains"]] = 1
        t.fight(whites("s"), [die])
        assert (t.g.at[PIECE["romains-caesar"]] == TRACK) == dead
    t = field("neustria", ["romains-archer-1", "romains-caesar"], ["gepides-infantry-1"])
    t.fight(whites("s"))
    assert t.events("assassin") == []


# ---------------------------------------------------------------- K: recovery


@pytest.mark.rule("INV-XX.K-1", "INV-XX.K-3", "INV-XX.A-9")
def test_small_battles_give_back_less() -> None:
    t = field("neustria", ["romains-infantry-1", "romains-infantry-2", "romains-infantry-3"], GEPIDS)
    t.battle.engaged = t.sides
    for ours, theirs, due in ((3, 3, 2), (2, 5, 1), (5, 1, 0)):
        t.battle.strength = [ours, theirs]
        for unit in GEPIDS:
            t.g.lose(PIECE[unit])
        assert recovery.due(t.g, t.battle, DEFENDER) == due


@pytest.mark.rule("INV-XX.K-1", "INV-XX.H-6")
def test_a_mercenary_comes_back_to_the_service_he_was_in() -> None:
    war = {**WAR, "alamans": "barbarian"}
    t = field("neustria", ["romains-archer-1", "romains-archer-2", "romains-infantry-1"],
              ["gepides-infantry-1", "gepides-infantry-2", "alamans-infantry-1"], nations=war)  # fmt: skip
    t.g.lend(PIECE["alamans-infantry-1"], NATION["gepides"])
    t.fight(whites("s"), whites("s", "-"), blacks("-"), whites("-", "-"))
    t.choose("take-hit", "alamans-infantry-1")  # the first one, a Gepid, fell to the archers
    assert sorted(e["piece"] for e in t.events("recovered")) == ["alamans-infantry-1", "gepides-infantry-1"]
    assert t.g.hired_by(PIECE["alamans-infantry-1"]) == NATION["gepides"]


# ---------------------------------------------------------------- A: which battles


@pytest.mark.rule("INV-SEQ.3.A-6")
@pytest.mark.rule("INV-XX.A-1", "INV-XX.A-3", "INV-XX.A-4")
def test_the_attacker_chooses_the_order_of_battles_and_of_enemies() -> None:
    t = Table(
        {**WAR, "alamans": "barbarian", "saxons": "barbarian"},
        {
            "romains": {"neustria": 3, "treveria": 2},
            "gepides": {"neustria": 1},
            "alamans": {"neustria": 1, "treveria": 1},
        },
    )  # fmt: skip
    t.g.playing = BIT[NATION["romains"]]
    t.settle()
    t.start(Battles())
    assert sorted(t.offers("fight-at")) == ["neustria", "treveria"]
    t.choose("fight-at", "neustria")
    assert t.offers("fight") == ["alamans", "gepides"]


@pytest.mark.rule("INV-XX.A-1")
def test_neutrals_and_friends_do_not_fight() -> None:
    t = Table({**WAR, "alamans": "barbarian"}, {"romains": {"neustria": 2}, "gepides": {"neustria": 1}})
    bonds.bind(t.g, NATION["gepides"], NATION["romains"], VASSAL)
    t.g.playing = BIT[NATION["romains"]]
    t.start(Battles())
    assert t.g.stack == []


# ---------------------------------------------------------------- cards


def deal(t: Field, nation: str, *titles: int) -> None:
    """Give the camp of a nation some cards."""
    for title in titles:
        t.g.event_deck[title] -= 1
        t.g.event_hand[CAMP_OF[NATION[nation]] * TITLES + title] += 1


@pytest.mark.rule("INV-XX.A-11", "INV-XX.F-14", "INV-XX.G-10")
def test_cards_change_the_dice() -> None:
    t = field("neustria", ["romains-cavalry-1", "romains-cavalry-2"], GEPIDS)
    deal(t, "romains", cards.CAVALRY_CHARGE, cards.BODYGUARD)
    t.fight()
    assert t.g.private
    t.choose("done")  # before the fire round nothing fits
    assert t.offers() == [("aid-attacker", "cavalry-charge"), ("done", None)]
    t.add(whites("-"), blacks("-", "ss", "ss"), whites("-", "-", "-"))
    before = dice(t, ATTACKER)
    t.choose("aid-attacker", "cavalry-charge")
    assert dice(t, ATTACKER) == (before[0], before[1] + 1)
    assert t.g.event_discard[cards.CAVALRY_CHARGE] == 1


@pytest.mark.rule("INV-XX.A-11")
def test_effects_of_single_cards() -> None:
    t = field("neustria", ["romains-cavalry-1", "romains-archer-1"], GEPIDS)
    effects = t.battle.effects
    assert "INV-XX.G-3" in reasons(t, ATTACKER)
    effects[DEFENDER] = BIT[cards.SHIELD_WALL]
    assert "INV-XX.G-3" not in reasons(t, ATTACKER)
    effects[DEFENDER] = BIT[cards.CONFUSION]
    assert dice(t, ATTACKER) == (1, 1)
    effects[DEFENDER], effects[ATTACKER] = 0, BIT[cards.ARROWS]
    assert pools.fire(t.g, t.battle, ATTACKER).total == 3
    effects[ATTACKER], effects[DEFENDER] = 0, BIT[cards.SURPRISE]
    assert pools.fire(t.g, t.battle, ATTACKER).total == 0
    assert reasons(t, DEFENDER)["INV-XX.G-10"] == 1


# ---------------------------------------------------------------- odds


def test_odds_are_those_of_the_dice() -> None:
    t = field("neustria", ["romains-infantry-1"], ["gepides-infantry-1"])
    found = odds.odds(t.g, t.battle)
    # clear land: each throws one die (Rome's black: an empire against barbarians) and hits on 3 or 4 of 6
    assert odds.of_dice(1, 0, True) == pytest.approx([3 / 6, 2 / 6, 1 / 6])
    assert found.win == pytest.approx(4 / 6 * 3 / 6)
    assert found.losses == pytest.approx((3 / 6, 4 / 6))


def test_the_board_tells_a_battle_in_progress() -> None:
    t = field("neustria", ["romains-infantry-1", "romains-infantry-2", "iulianus"], GEPIDS)
    assert board(t.g).battle is UNSET
    t.fight(whites("-"), blacks("-", "ss"), whites("-", "-", "-"))
    t.choose("pledge-add")
    told = board(t.g).battle
    assert told is not UNSET
    assert (told.place, told.phase) == ("neustria", "melee")
    assert told.thrown == {
        "attacker-white-blank": 1, "attacker-black-blank": 1, "attacker-black-two": 1, "defender-white-blank": 3,
    }  # fmt: skip
    assert told.attacker.dice == {"INV-XX.F-1": 2}
    assert told.attacker.exchanges == {"INV-XX.G-4": 1}
    assert (told.attacker.rerolls, told.defender.rerolls) == (2, 0)


@pytest.mark.rule("INV-XX.F-11", "INV-XX.A-1")
def test_a_horde_takes_part_in_the_battle_for_its_province() -> None:
    t = Table(
        {"francs": "barbarian", "wisigoths": "barbarian"},
        {"francs": {"aquitania": 3}, "wisigoths": {"aquitania": 2, "garumnum": 1}},
        hordes={"wisigoths": "aquitania"},
    )
    t.g.playing = BIT[NATION["francs"]]
    side = battles.muster(t.g, BIT[NATION["wisigoths"]], PROVINCE["aquitania"], 0)
    assert side & BIT[HORDE_OF[NATION["wisigoths"]]]
    assert side & t.g.units(NATION["wisigoths"], PROVINCE["garumnum"]) == 0, "who is elsewhere does not fight"
