"""Combats: forces, odds, every modifier, losses, deaths and points (UR-8, UR-TB, the battle events of UR-TE)."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from latrunculi.games.imperator.rules import battle, moments
from latrunculi.games.imperator.rules.battle import average_quality, strength
from latrunculi.games.imperator.table.board import battle_state
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.rules.combat import Battle, Combats
from latrunculi.games.ultimus.rules.words import MODIFIERS
from latrunculi.games.ultimus.table.board import IDS
from latrunculi.kernel.contract import plain
from tests.games.ultimus.table import Table

MODIFIER_IDS = tuple(MODIFIERS)


def mask(*names: str) -> int:
    return sum(1 << PIECE[name] for name in names)


def force(zone: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, zone)


def look(t: Table, zone: str, attacker: str = "romanus") -> dict[str, int]:
    """All modifiers of a battle, those of the die and those of the column."""
    combat = Battle(ZONE[zone], ("romanus", "barbarus").index(attacker))
    reckoning = combat.reckon(t.g)
    return {MODIFIER_IDS[i]: amount for i, amount in (*reckoning.modifiers, *reckoning.shifts)}


def fight(pieces: Mapping[str, str], dice: Iterable[int], **more: Any) -> Table:
    return Table(pieces, dice=dice, **more).start(Combats())


WAR = {"visigothi": "bellum", "vandali": "bellum", "burgondi": "bellum", "persae": "bellum", "hunni": "bellum"}

# ---------------------------------------------------------------- who fights, in what order


@pytest.mark.rule("UR-2.E-2", "UR-8.1-1", "UR-8.1-2", "UR-8.1-3")
def test_the_active_camp_chooses_the_order_of_its_combats() -> None:
    t = fight(
        force("galliae-2", "visigothi-1", "co-galliae-1")
        | force("galliae-5", "visigothi-2", "co-galliae-2")
        | force("italia-3", "visigothi-3"),
        [5, 5],
        status=WAR,
        active="barbarus",
    )
    assert (t.camp, t.asked) == ("barbarus", "combats-start")
    assert t.legal() == {"fight-in"}
    assert t.legal("fight-in") == {"galliae-2", "galliae-5"}
    assert t.why_not("fight-in", "italia-3") == "UR-8.1-1", "one camp is alone there"
    t.do("fight-in", "galliae-5")
    assert [e["zone"] for e in t.events("battle")] == ["galliae-5"]
    assert t.events("battle")[0]["camp"] == "barbarus"


@pytest.mark.rule("UR-8.1-4")
def test_ships_do_not_fight() -> None:
    t = fight({"vandali-1": "in-classis-occidentalis", "pa-victores": "in-classis-orientalis"}, [], status=WAR)
    assert t.g.over
    assert not t.events("battle")


@pytest.mark.rule("UR-4.5.2-2")
@pytest.mark.parametrize("active", ["romanus", "barbarus"])
def test_revolted_foederati_fight_those_whose_zone_they_share(active: str) -> None:
    t = fight(force("galliae-2", "visigothi-1", "co-galliae-1"), [0], status={"visigothi": "foederati-rebelles"},
              active=active)  # fmt: skip
    assert [(e["zone"], e["camp"]) for e in t.events("battle")] == [("galliae-2", active)]


@pytest.mark.rule("UR-8.3-1", "UR-8.3-2")
def test_all_units_count_on_the_side_that_they_show() -> None:
    # 3 + 3 (PA) + 2 (CO weakened) against 4 + 2 (Visigothi, one weakened): 8 to 6 is 5/4
    t = Table(force("galliae-2", "pa-comites-seniores", "pa-comites-alani", "co-galliae-1", "visigothi-1",
                    "visigothi-2"), status=WAR, weak=["co-galliae-1", "visigothi-2"])  # fmt: skip
    seen = plain(battle_state(t.g, Battle(ZONE["galliae-2"], 0), IDS))
    assert (seen["attack"], seen["defence"], seen["odds"]) == (8, 6, "5/4")
    assert seen["zone"] == "galliae-2"
    assert seen["attacker"] == "romanus"
    assert seen["results"] is None


# ---------------------------------------------------------------- quality and tactics


@pytest.mark.rule("UR-8.6.1-1")
def test_average_quality_is_rounded_down() -> None:
    names = ("co-galliae-1", "co-galliae-2", "pa-comites-alani", "pa-comites-seniores")
    t = Table(force("galliae-2", *names))
    assert average_quality(t.g, mask(*names)) == 1  # 1 + 1 + 3 + 2 = 7, by 4
    assert average_quality(t.g, mask(*names[2:])) == 2  # 5 by 2
    assert average_quality(t.g, 0) == 0
    t.g.weaken(PIECE["pa-comites-seniores"])
    t.g.weaken(PIECE["pa-comites-alani"])
    assert average_quality(t.g, mask(*names[2:])) == 1  # 1 + 2 on their backs, by 2
    assert strength(t.g, mask(*names)) == 10  # 3 + 3 + 2 + 2


@pytest.mark.rule("UR-TB-10", "UR-TB-11", "UR-TB-12", "UR-TB-13", "UR-TB-14")
@pytest.mark.parametrize(
    ("romans", "foes", "attacker", "expected"),
    [
        (["pa-comites-alani"], ["visigothi-1"], "romanus", {"better": 1}),  # 3 to 2
        (["pa-comites-alani"], ["visigothi-1"], "barbarus", {"poorer": -1}),  # 2 to 3
        (["co-galliae-1"], ["visigothi-1"], "romanus", {"far-poorer": -2}),  # 1 to 2
        (["co-galliae-1"], ["visigothi-1"], "barbarus", {"far-better": 2}),  # 2 to 1
        (["pa-victores"], ["visigothi-1"], "romanus", {}),  # 2 to 2
    ],
)
def test_one_shift_for_quality(romans: list[str], foes: list[str], attacker: str, expected: dict[str, int]) -> None:
    t = Table(force("galliae-2", *romans, *foes), status=WAR)
    seen = Battle(ZONE["galliae-2"], ("romanus", "barbarus").index(attacker)).reckon(t.g)
    assert {MODIFIER_IDS[i]: amount for i, amount in seen.shifts} == expected


@pytest.mark.rule("UR-TB-2", "UR-8.6.2-1")
def test_the_best_leader_counts_or_the_average_of_the_units() -> None:
    # Attackers: Stilicho 3 beats Honorius 0. Defenders without leader: Visigothi 1 and 1.
    t = Table(force("galliae-2", "stilicho", "honorius", "pa-victores", "visigothi-1", "visigothi-2"), status=WAR)
    assert look(t, "galliae-2")["tactics"] == 2
    assert look(t, "galliae-2", "barbarus")["tactics"] == -2
    # 0 + 1 + 1 by 3 is 0 against the Visigothi's 1
    t = Table(force("galliae-2", "pa-victores", "pa-comites-alani", "pa-comites-seniores", "visigothi-1"), status=WAR)
    assert look(t, "galliae-2")["tactics"] == -1
    # a leader counts even when the units would be better
    t = Table(force("galliae-2", "honorius", "pa-comites-alani", "co-galliae-1", "burgondi-1"), status=WAR)
    assert "tactics" not in look(t, "galliae-2")


@pytest.mark.rule("UR-TE-7", "UR-8.6.2-1")
def test_the_sick_augustus_gives_no_tactics() -> None:
    t = Table(force("galliae-2", "constantius", "pa-comites-alani", "burgondi-1"), status=WAR,
              augusti={"occidens": "constantius"})  # fmt: skip
    assert look(t, "galliae-2")["tactics"] == 2
    t.g.event, t.g.summoned = 4, mask("constantius")
    assert "tactics" not in look(t, "galliae-2")  # a force with a leader does not fall back on its units
    t.g.put(PIECE["gerontius"], ZONE["galliae-2"])
    assert look(t, "galliae-2")["tactics"] == 1  # Gerontius


# ---------------------------------------------------------------- the other modifiers of the die


@pytest.mark.rule("UR-TB-3")
@pytest.mark.parametrize(
    ("status", "expected"), [("bellum", -1), ("pax", -1), ("foederati-rebelles", None), ("regnum", None)]
)
def test_free_barbarians_defend_well_outside_the_empire(status: str, expected: int | None) -> None:
    t = Table(force("burgondi", "burgondi-1", "pa-victores"), status={"burgondi": status})
    assert look(t, "burgondi").get("barbarian-land") == expected
    t = Table(force("galliae-2", "burgondi-1", "pa-victores"), status={"burgondi": status})
    assert "barbarian-land" not in look(t, "galliae-2")


@pytest.mark.rule("UR-TB-3", "UR-TB-4", "UR-TB-9")
def test_armenia_defends_as_a_free_people_and_persians_attack_as_barbarians() -> None:
    t = Table(force("armenia", "armenia-1", "persae-1"), status=WAR)
    seen = look(t, "armenia", "barbarus")
    assert seen["barbarian-land"] == -1
    assert seen["barbarian-attack"] == 1
    # with a Roman unit the defenders are no longer entirely non-Roman
    t = Table(force("armenia", "armenia-1", "persae-1", "pa-isauri"), status=WAR)
    assert "barbarian-land" not in look(t, "armenia", "barbarus")


@pytest.mark.rule("UR-TB-9", "UR-8.3-3")
def test_all_modifiers_add_up() -> None:
    """Vararanes (BT 2 to 0), barbarians who attack outside the Empire (+1), others who defend there (-1), a river (-1).

    A die of 3 is read in line 4.
    """
    t = Table(force("armenia", "armenia-1", "persae-1", "vararanes"), status=WAR, active="barbarus", dice=[2])
    t.g.arrived = t.g.crossed = mask("persae-1")
    assert look(t, "armenia", "barbarus") == {"tactics": 2, "barbarian-land": -1, "barbarian-attack": 1, "crossing": -1}
    t.start(Combats())
    assert t.events("battle-roll") == [{"die": [3], "line": 4}]


@pytest.mark.rule("UR-TB-4")
def test_barbarians_attack_well_outside_the_empire() -> None:
    t = Table(force("burgondi", "burgondi-1", "visigothi-1"), status={"burgondi": "bellum", "visigothi": "foederati"})
    assert look(t, "burgondi")["barbarian-attack"] == 1  # Foederati attack too
    t = Table(force("burgondi", "burgondi-1", "visigothi-1", "pa-victores"),
              status={"burgondi": "bellum", "visigothi": "foederati"})  # fmt: skip
    assert "barbarian-attack" not in look(t, "burgondi")
    t = Table(force("galliae-2", "burgondi-1", "pa-victores"), status=WAR)
    assert "barbarian-attack" not in look(t, "galliae-2", "barbarus")


@pytest.mark.rule("UR-TB-5")
def test_a_regnum_defends_its_capital_well() -> None:
    t = Table(force("galliae-2", "visigothi-1", "suevi-1", "pa-victores"),
              status={"visigothi": "regnum", "suevi": "bellum"})  # fmt: skip
    t.g.capital[PEOPLE["visigothi"]] = ZONE["galliae-2"]
    assert "kingdom" not in look(t, "galliae-2")  # the Suevi are no subjects
    t.g.bind(PEOPLE["suevi"], PEOPLE["visigothi"])
    assert look(t, "galliae-2")["kingdom"] == -1
    assert "kingdom" not in look(t, "galliae-2", "barbarus")
    t.g.capital[PEOPLE["visigothi"]] = ZONE["galliae-5"]
    assert "kingdom" not in look(t, "galliae-2")


def civil_war(*romans: str, patricians: Mapping[str, str] | None = None) -> Table:
    """Constantinus (CP 4, BT 1) has risen; Honorius (CP 2) reigns."""
    return Table(
        force("galliae-2", "constantinus", "co-galliae-1", "pa-victores", *romans),
        augusti={"occidens": "honorius"},
        patricians=patricians,
        usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus", "co-galliae-1"]},
    )


@pytest.mark.rule("UR-TB-6", "UR-TB-7", "UR-8.6.3-1")
def test_political_capacity_counts_between_lords() -> None:
    t = civil_war("honorius")
    assert look(t, "galliae-2", "barbarus")["politics-for"] == 1
    assert look(t, "galliae-2", "romanus")["politics-against"] == -1
    t = civil_war("honorius", "stilicho", patricians={"occidens": "stilicho"})  # Stilicho's CP is 4 too
    assert not {"politics-for", "politics-against"} & set(look(t, "galliae-2"))


@pytest.mark.rule("UR-8.6.3-2")
def test_political_capacity_needs_a_lord_on_each_side() -> None:
    assert not {"politics-for", "politics-against"} & set(look(civil_war(), "galliae-2"))
    t = civil_war("sarus")  # an ordinary leader
    assert not {"politics-for", "politics-against"} & set(look(t, "galliae-2", "barbarus"))
    t = Table(force("galliae-2", "honorius", "pa-victores", "alaricus", "visigothi-1"), status=WAR,
              augusti={"occidens": "honorius"})  # fmt: skip
    assert not {"politics-for", "politics-against"} & set(look(t, "galliae-2"))


@pytest.mark.rule("UR-TB-8")
def test_crossing_a_river_counts_when_all_that_came_crossed_it() -> None:
    t = Table(force("alamanni", "alamanni-1", "pa-victores", "pa-divitenses"), status={"alamanni": "bellum"})
    g = t.g
    assert "crossing" not in look(t, "alamanni")  # nobody has come
    g.arrived = g.crossed = mask("pa-victores")
    assert look(t, "alamanni")["crossing"] == -1  # the other unit was there
    g.arrived |= mask("pa-divitenses")
    assert "crossing" not in look(t, "alamanni")  # it came another way
    g.crossed |= mask("pa-divitenses")
    assert look(t, "alamanni")["crossing"] == -1
    assert "crossing" not in look(t, "alamanni", "barbarus")


# ---------------------------------------------------------------- the events of the year


@pytest.mark.rule("UR-TE-4", "UR-TE-19")
def test_roman_despondency() -> None:
    t = Table(force("galliae-2", "pa-victores", "visigothi-1"), status=WAR)
    t.g.event = 3
    assert look(t, "galliae-2", "romanus")["despondency"] == -1
    assert look(t, "galliae-2", "barbarus")["despondency"] == 1
    t = civil_war("honorius")
    t.g.event = 3
    assert "despondency" not in look(t, "galliae-2")  # no non-Roman unit
    t = Table(force("galliae-2", "pa-victores", "visigothi-1", "burgondi-1", "co-galliae-1"),
              status={"burgondi": "bellum", "visigothi": "foederati"}, usurpers={"occidens": "constantinus"},
              rebels={"occidens": ["co-galliae-1"]})  # fmt: skip
    t.g.event = 3
    assert "despondency" not in look(t, "galliae-2")  # Romans with barbarians on both sides


@pytest.mark.rule("UR-TE-8", "UR-TE-19")
def test_germanic_fury() -> None:
    t = Table(force("galliae-2", "pa-victores", "visigothi-1"), status=WAR)
    t.g.event = 5
    assert look(t, "galliae-2", "barbarus")["fury"] == 1
    assert look(t, "galliae-2", "romanus")["fury"] == -1
    t = Table(force("galliae-2", "burgondi-1", "visigothi-1"), status={"burgondi": "foederati", "visigothi": "bellum"})
    t.g.event = 5
    assert "fury" not in look(t, "galliae-2")
    t = Table(force("galliae-2", "pa-victores", "hunni-1"), status=WAR)
    t.g.event = 5
    assert "fury" not in look(t, "galliae-2")


@pytest.mark.rule("UR-TE-15", "UR-TE-19")
def test_donative_to_the_palatini() -> None:
    t = Table(force("galliae-2", "pa-victores", "visigothi-1"), status=WAR)
    t.g.event = 12
    assert look(t, "galliae-2", "romanus")["donative"] == 1
    assert look(t, "galliae-2", "barbarus")["donative"] == -1
    t = Table(force("galliae-2", "co-galliae-1", "visigothi-1"), status=WAR)
    t.g.event = 12
    assert "donative" not in look(t, "galliae-2")  # no PA
    t = civil_war("honorius")
    t.g.event = 12
    assert "donative" not in look(t, "galliae-2")  # no non-Roman unit


# ---------------------------------------------------------------- the resolution


def six_against_nine(die: int = 2, weak: Iterable[str] = ()) -> Table:
    """Persae 24 PF, quality 2, BT 1, against 18 PF, quality 1, BT 0: 5/4, two columns right: 2/1; die 2, line 3."""
    orientals = [f"co-oriens-{i}" for i in range(1, 5)]
    return fight(
        force("oriens-4", *[f"persae-{i}" for i in range(1, 7)])
        | force("oriens-4", *[f"li-oriens-{i}" for i in range(1, 5)], *orientals, "li-pontica-1"),
        [die - 1],
        status=WAR,
        weak=[*orientals, *weak],
        active="barbarus",
    )


@pytest.mark.rule("UR-8.4.2-2", "UR-8.4.2-3", "UR-8.4.2-4", "UR-8.4.2-5", "UR-8.3-3")
def test_six_attackers_and_nine_defenders() -> None:
    t = six_against_nine()
    assert t.events("odds") == [{"attack": 24, "defence": 18, "odds": "5/4", "column": "2/1"}]
    assert {(e["modifier"], e["amount"]) for e in t.events("modifier")} == {("far-better", 2), ("tactics", 1)}
    assert t.events("battle-roll") == [{"die": [2], "line": 3}]
    assert t.events("outcome") == [{"attack": "1/2", "defence": "A", "camp": "barbarus"}]
    # A: four weakened units are eliminated, five are weakened
    assert [t.place(f"co-oriens-{i}") for i in range(1, 5)] == ["fallen"] * 4
    assert {"li-oriens-1", "li-oriens-2", "li-oriens-3", "li-oriens-4", "li-pontica-1"} <= t.weak()
    # half of nine: four of the attacker's units, of his choice, one step each
    assert (t.camp, t.asked) == ("barbarus", "battle-losses")
    assert t.legal("weaken") == {f"persae-{i}" for i in range(1, 7)}
    t.do("weaken", "persae-3")
    assert t.why_not("weaken", "persae-3") == "UR-8.4.2-5"
    t.do("weaken", "persae-1").do("weaken", "persae-6").do("weaken", "persae-2")
    assert {p for p in t.weak() if p.startswith("persae")} == {"persae-1", "persae-2", "persae-3", "persae-6"}
    assert (t.camp, t.asked) == ("romanus", "retreat-start")


@pytest.mark.rule("UR-8.4.2-5")
def test_a_weakened_unit_chosen_for_losses_is_eliminated() -> None:
    # 22 PF against 18 is 1/1; 11 by 6 is no better quality than 1; die 4 and BT 1, line 5: 3/4 / A
    t = six_against_nine(4, weak=["persae-1"])
    assert t.events("odds")[0]["column"] == "1/1"
    assert t.events("outcome") == [{"attack": "3/4", "defence": "A", "camp": "barbarus"}]
    assert t.place("persae-1") == "fallen"
    assert {"persae-2", "persae-3", "persae-4", "persae-5", "persae-6"} <= t.weak()


@pytest.mark.rule("UR-8.4.2-6")
def test_a_winner_weakens_each_unit_once_at_most() -> None:
    # 3/4 of nine is 6.75: all six, and none of them twice
    t = six_against_nine(4, weak=["persae-1"])
    assert t.asked == "retreat-start"  # no choice in the losses
    assert [t.place(f"persae-{i}") for i in range(2, 7)] == ["oriens-4"] * 5


@pytest.mark.rule("UR-8.4.2-7", "UR-8.4.1-1", "UR-8.4.1-2")
def test_without_losses_the_loser_leaves_all_the_same() -> None:
    # 4 to 3 is 5/4, quality equal; BT 1 to 0; die 2, line 3 in 5/4: R / R, won by the attacker
    t = fight(force("galliae-2", "visigothi-1", "pa-victores"), [1], status=WAR, active="barbarus")
    assert t.events("outcome") == [{"attack": "R", "defence": "R", "camp": "barbarus"}]
    assert t.weak() == set()
    assert (t.camp, t.asked) == ("romanus", "retreat-lead")
    t.do("retreat-to", "galliae-6")
    assert t.place("pa-victores") == "galliae-6"
    assert t.place("visigothi-1") == "galliae-2"
    assert t.g.over


@pytest.mark.rule("UR-8.4.2-1", "UR-8.5.1-1", "UR-8.5.1-2", "UR-TB-15")
def test_result_e_kills_units_and_leaders() -> None:
    # 20 to 2 is 4/1 and stays there; BT 1 to 1 (Dux Galliae); die 6 and fury 1: line 7: R / E
    t = Table(force("galliae-2", *[f"visigothi-{i}" for i in range(1, 6)], "li-galliae-1", "dux-galliae", "paulus"),
              status=WAR, active="barbarus", dice=[5])  # fmt: skip
    t.g.event = 5
    t.start(Combats())
    t.do("stand")
    assert t.events("outcome") == [{"attack": "R", "defence": "E", "camp": "barbarus"}]
    assert t.place("li-galliae-1") == "fallen"
    assert t.place("dux-galliae") == "fallen"  # generic: he may come back
    assert t.place("paulus") == "gone"
    assert t.g.over


@pytest.mark.rule("UR-8.5.1-1")
def test_with_result_a_leaders_survive_and_retreat() -> None:
    # 20 to 2: 4/1, line 6: R / A; the weakened unit falls, its leader goes
    t = fight(force("galliae-2", *[f"visigothi-{i}" for i in range(1, 6)], "li-galliae-1", "paulus"), [5],
              status=WAR, weak=["li-galliae-1"], active="barbarus")  # fmt: skip
    t.do("stand")
    assert t.events("outcome") == [{"attack": "R", "defence": "A", "camp": "barbarus"}]
    assert t.place("li-galliae-1") == "fallen"
    assert t.asked == "retreat-lead"
    t.do("retreat-to", "galliae-4")
    assert t.place("paulus") == "galliae-4"


# ---------------------------------------------------------------- points


@pytest.mark.rule("UR-10.1-1")
@pytest.mark.parametrize(("weak", "points"), [([], 1), (["li-galliae-1"], 0)])
def test_a_great_battle_is_worth_a_point(weak: list[str], points: int) -> None:
    # 20 + 3 + 2 is 25 PF; with LI on its back 24. 4/1, BT 1 to 0, die 1: line 2: R / A
    t = fight(force("galliae-2", *[f"visigothi-{i}" for i in range(1, 6)], "co-galliae-1", "li-galliae-1"), [0],
              status=WAR, weak=weak, active="barbarus")  # fmt: skip
    assert t.points() == (0, points)
    assert [e["reason"] for e in t.events("scored")] == ["battle"] * points


# ---------------------------------------------------------------- usurpations and sickness


def duel(die: int, active: str, **more: Any) -> Table:
    """Constantinus with two CO of Gallia against Honorius with two PA, in Gallia: 6 to 6."""
    t = Table(
        force("galliae-2", "constantinus", "co-galliae-1", "co-galliae-2", "honorius", "pa-victores", "pa-divitenses"),
        augusti={"occidens": "honorius"},
        usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus", "co-galliae-1", "co-galliae-2"]},
        active=active,
        dice=[die - 1],
        **more,
    )
    t.start(Combats())
    if t.g.awaiting and t.asked == "battle-decide":
        t.do("stand")
    return t


@pytest.mark.rule("UR-8.5.2-1", "UR-3.6.4-4", "UR-TB-15")
def test_an_augustus_beaten_by_his_usurper_dies_and_the_usurpation_succeeds() -> None:
    # Honorius attacks: quality 2 to 1, so 3/2; BT 0 - 1, CP 2 to 4; die 2: line 0: A / 1/2
    t = duel(2, "romanus")
    assert t.events("outcome") == [{"attack": "A", "defence": "1/2", "camp": "barbarus"}]
    t.do("weaken", "co-galliae-1")  # half of the two enemy units
    assert t.place("honorius") == "gone"
    assert t.g.won[0] == 1
    assert {"piece": "honorius", "cause": "combat"} in t.events("died")


@pytest.mark.rule("UR-8.5.2-1", "UR-3.6.4-7")
def test_a_usurper_beaten_by_an_augustus_dies_and_his_men_come_back() -> None:
    # die 6: line 4 in 3/2: 1/2 / A
    t = duel(6, "romanus")
    assert t.events("outcome") == [{"attack": "1/2", "defence": "A", "camp": "romanus"}]
    assert t.asked == "battle-losses"
    t.do("weaken", "pa-victores")
    assert t.place("constantinus") == "gone"
    assert t.g.won[0] == 0
    # his units return to ROMAIN at once and need not retreat
    assert t.place("co-galliae-1") == t.place("co-galliae-2") == "galliae-2"
    assert t.owner("co-galliae-1") == "romanus"
    assert t.g.over


@pytest.mark.rule("UR-8.5.2-2", "UR-3.6.4-4")
def test_an_augustus_beaten_by_barbarians_retreats() -> None:
    # 8 to 3 is 2/1, quality equal, BT 1 - 0, die 5, line 6: 1/4 / A (a quarter of one is nothing)
    t = fight(force("galliae-2", "visigothi-1", "visigothi-2", "honorius", "pa-victores"), [4], status=WAR,
              augusti={"occidens": "honorius"}, active="barbarus")  # fmt: skip
    t.do("stand")
    assert t.events("outcome") == [{"attack": "1/4", "defence": "A", "camp": "barbarus"}]
    assert t.asked == "retreat-start"
    t.do("withdraw", "honorius").do("take", "pa-victores").do("retreat-to", "galliae-4")
    assert t.place("honorius") == t.place("pa-victores") == "galliae-4"
    assert t.g.won == [0, 0]


@pytest.mark.rule("UR-8.5.2-1")
def test_only_the_lords_of_the_beaten_side_die() -> None:
    # Sarus goes with Honorius: BT 2 - 1, CP -1: die 2, line 2 in 3/2 (6 to 6, quality 2 to 1): R / R, attacker wins;
    # die 1: line 1: R / R, defender wins.
    t = Table(
        force("galliae-2", "constantinus", "co-galliae-1", "co-galliae-2", "honorius", "sarus", "pa-victores",
              "pa-divitenses"),
        augusti={"occidens": "honorius"}, usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus", "co-galliae-1", "co-galliae-2"]}, dice=[0],
    ).start(Combats()).do("stand")  # fmt: skip
    assert t.events("outcome") == [{"attack": "R", "defence": "R", "camp": "barbarus"}]
    assert t.place("honorius") == "gone"
    assert t.place("sarus") == "galliae-2"  # he is asked where to go
    assert t.asked == "retreat-start"
    assert "sarus" in t.legal("withdraw")


@pytest.mark.rule("UR-TE-6")
def test_the_sick_augustus_dies_of_a_lost_battle() -> None:
    t = Table(force("galliae-2", "visigothi-1", "visigothi-2", "honorius", "pa-victores"), status=WAR,
              augusti={"occidens": "honorius"}, active="barbarus", dice=[4])  # fmt: skip
    t.g.event, t.g.summoned = 4, mask("honorius")
    t.start(Combats())
    assert t.g.over or t.asked != "battle-decide"  # he cannot evade (UR-TE-5), and nobody else leads
    assert t.place("honorius") == "gone"
    assert {"piece": "honorius", "cause": "natural"} in t.events("died")
    assert t.points()[1] == 0  # not killed in combat


# ---------------------------------------------------------------- stratagems in battles


@pytest.mark.rule("UR-6.2-14", "UR-6.3-16")
@pytest.mark.parametrize(("camp", "line"), [(1, 9), (0, -2)])
def test_a_stratagem_replaces_the_die(camp: int, line: int) -> None:
    t = Table(force("galliae-2", "visigothi-1", "pa-victores"), status=WAR, active="barbarus")
    combat = Battle(ZONE["galliae-2"], 1)
    combat.replace_die(camp)
    t.start(combat)
    assert t.events("die-replaced") == [{"line": line}]
    assert t.events("battle-roll") == []


@pytest.mark.rule("UR-6.2-15")
def test_two_of_them_cancel_each_other() -> None:
    t = Table(force("galliae-2", "visigothi-1", "pa-victores"), status=WAR, active="barbarus", dice=[1])
    combat = Battle(ZONE["galliae-2"], 1)
    combat.replace_die(1)
    combat.replace_die(0)
    t.start(combat)
    assert t.events("battle-roll") == [{"die": [2], "line": 3}]


@pytest.mark.rule("UR-6.3-17")
@pytest.mark.parametrize(("camp", "line"), [(1, 5), (0, 1)])
def test_divine_favour_changes_the_die_by_two(camp: int, line: int) -> None:
    t = Table(force("galliae-2", "visigothi-1", "pa-victores"), status=WAR, active="barbarus", dice=[1])
    combat = Battle(ZONE["galliae-2"], 1)
    combat.favoured(camp, 2)
    t.start(combat)  # die 2, tactics +1
    assert t.events("battle-roll") == [{"die": [2], "line": line}]


# ---------------------------------------------------------------- after the combat


@pytest.mark.rule("UR-9.4-2")
@pytest.mark.parametrize("leader", ["aegidius", "dux-galliae"])
def test_a_historical_leader_may_settle_a_people_beaten_there(leader: str) -> None:
    # 3 x 3 PF against 2: 4/1, quality 2 to 1, BT 2 or 1 to 0, die 6: line 8 or 7: R / E
    t = fight(force("galliae-2", "pa-victores", "pa-divitenses", "pa-felices-iuniores", leader, "saxones-1"), [5, 0],
              status={"saxones": "bellum"}, weak=["saxones-1"])  # fmt: skip
    assert t.place("saxones-1") == "fallen"
    if leader == "aegidius":  # CP 3: a 1 succeeds
        assert (t.camp, t.asked) == ("romanus", "settlement-leader")
        t.do("choose-leader", "aegidius")
        assert t.g.settled_at[PEOPLE["saxones"]] == ZONE["galliae-2"]
    else:
        assert t.g.over


@pytest.mark.rule("UR-9.4-2")
def test_a_leader_who_was_at_the_combat_may_treat_though_his_force_was_beaten_and_has_left() -> None:
    # 2 against 2 is 1/1; a 1: A / 1/2. Both weak LI are lost, and for them one unit of the winner, who has no other.
    t = fight(force("galliae-2", "li-galliae-1", "li-galliae-2", "iovinus", "saxones-1"), [0, 1],
              status={"saxones": "bellum"}, weak=["li-galliae-1", "li-galliae-2", "saxones-1"])  # fmt: skip
    assert t.place("saxones-1") == "fallen"
    t.do("retreat-to", "galliae-4")
    assert (t.camp, t.asked, t.legal("choose-leader")) == ("romanus", "settlement-leader", {"iovinus"})
    t.do("choose-leader", "iovinus")  # CP 3: a 2 succeeds
    assert t.g.settled_at[PEOPLE["saxones"]] == ZONE["galliae-2"]


@pytest.mark.rule("UR-6-5")
def test_the_family_and_the_game_number_the_moments_alike() -> None:
    assert battle.BEFORE_COMBAT == moments.BEFORE_COMBAT
    assert battle.BEFORE_DIE == moments.BEFORE_DIE
    assert battle.AFTER_DIE == moments.AFTER_DIE
    assert battle.AFTER_COMBAT == moments.AFTER_COMBAT
