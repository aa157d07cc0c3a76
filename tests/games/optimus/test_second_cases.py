"""The other side of many a bound: who is not concerned by a rule, and the second case of what a first one shows."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import BOX_IDS, MARSH, NONE, PLACE_IDS, PLAIN, REGION
from latrunculi.games.optimus.components.counters import DACI, LEADER_IDS, PEOPLE, STRATAGEM, TYPE, VS
from latrunculi.games.optimus.components.pieces import (
    DECOY_PEOPLE,
    FIRST_DECOY,
    FIRST_LEADER,
    PIECE,
    PIECES,
    ROMAN_PIECES,
    TYPE_OF,
)
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules import pestilence, scenarios, schemes, specials, upkeep
from latrunculi.games.optimus.rules.actions import Operations
from latrunculi.games.optimus.rules.attrition import TERMS, modifiers
from latrunculi.games.optimus.rules.fight import CHASE
from latrunculi.games.optimus.rules.harbours import port_lost
from latrunculi.games.optimus.rules.leaders import lost
from latrunculi.games.optimus.rules.loot import Orgy, alive, capture_bales, capture_eagles, pillage, settle_eagles
from latrunculi.games.optimus.rules.recruitment import grounds
from latrunculi.games.optimus.rules.sequence import Acquisition, Seasons
from latrunculi.games.optimus.rules.sieges import modifier
from latrunculi.games.optimus.rules.state import POOL, Optimus
from latrunculi.games.optimus.rules.succession import heirs
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.games.optimus.rules.territory import ground
from latrunculi.games.optimus.rules.upshot import Retreat, Upshot
from latrunculi.games.optimus.rules.victory import foraged_lands, holds
from latrunculi.games.optimus.rules.words import BY_WATER, VOCABULARY
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch08_battle import COMATI, LEGIONS, choose, fight, frame, post
from tests.games.optimus.test_ch08_battle import PLAIN as FIELD
from tests.games.optimus.test_scenario_rules import scene

LEGION = "legio-vii-claudia"
NEW = "legio-xxx-ulpia-victrix"


# ------------------------------------------------------------------ marches and contact


@pytest.mark.rule("OP-6.1-9", "OP-8.1-2", "OP-11.3-8", "OP-9-1")
@pytest.mark.parametrize("out", [True, False])
def test_a_garrison_overrun_before_its_town_counts_for_the_loot_of_the_town(out: bool) -> None:
    """Trajan with 12 PF comes upon 1 PF before Arcidava (VD 1, VG 6), which he then invades: 1 and 1 PF fall out, 10
    are left. With a 4 the sack of the town is 4, and 5 where its garrison has fallen: 2 or 3 BB."""
    t = Table({"traianus": ("berzobis", LEGIONS[:4])}, supreme=("traianus", ""))
    if out:
        t.put("comati-1", "arcidava")
        t.g.pf[PIECE["comati-1"]] = 1
    t.dice(*([6, 4, 1, 4] if out else [6, 1, 4])).segment()
    t.do("march", "traianus").do("move-to", "arcidava")
    if out:
        t.do("done")
        assert [(e["modifier"], e["amount"]) for e in t.events("modifier")] == [
            ("pile", -1),
            ("home", -1),
            ("no-train", -2),
        ]
        t.do("done")
        assert t.events("sack-roll")[-1]["score"] == 5, "4, and 1 for an army annihilated"
    t.do("invade", "traianus")
    if not out:
        t.do("done")
    for _ in range(2):
        t.do("hurt", min(t.legal("hurt")))
    t.do("loot")
    roll = t.events("sack-roll")[-1]
    assert (roll["index"], roll["score"], roll["bales"]) == ((6, 5, 3) if out else (6, 4, 2))


@pytest.mark.rule("OP-9.11.3-1")
def test_a_roman_leader_without_men_is_taken_by_whoever_enters() -> None:
    t = Table({"decebalus": ("campus-haticus", COMATI[:2]), "traianus": ("tapae", [])})
    t.segment(BARBARIAN).do("march", "decebalus").do("move-to", "tapae")
    assert t.place("traianus") == "gone"
    assert t.events("captured") or t.events("put-to-death")


@pytest.mark.rule("OP-7-1", "OP-7.2-1")
def test_before_walls_that_are_manned_the_move_is_over() -> None:
    t = Table({"traianus": ("berzobis", ["mauri-1", "mauri-2"])}, {"comati-1": "arcidava"}, dice=[6])
    t.segment().do("march", "traianus").do("move-to", "arcidava").do("done").do("shelter", "comati-1")
    assert t.asked == "march-order"
    assert t.why_not("move-to", "tibiscum") == "OP-5.1.1-4", "nor from one enemy town to another"
    assert t.why_not("move-to", "berzobis") == "OP-7-1", "not even back"
    assert not t.legal("move-to") | t.legal("enter")


@pytest.mark.rule("OP-5.1-15", "OP-6.1-7")
def test_a_counter_alone_that_has_moved_may_be_activated_again() -> None:
    t = Table(pieces={LEGION: "viminacium", "impedimenta-1": "viminacium"})
    t.g.marched[PIECE[LEGION]] = t.g.marched[PIECE["impedimenta-1"]] = 1
    t.segment()
    assert t.legal("march") == {LEGION}
    assert t.why_not("march", "impedimenta-1") == "OP-5.1-17"


@pytest.mark.rule("OP-2-20", "OP-2-21")
def test_who_has_a_pac_alone_still_plays() -> None:
    t = Table({"traianus": ("viminacium", []), "decebalus": ("apulum", [])}, pa=(0, 0)).start(Operations())
    assert (t.asked, t.side) == ("segment-start", ROME)
    t.do("idle", "traianus")
    assert (t.asked, t.side) == ("segment-start", BARBARIAN)
    t.do("idle", "decebalus")
    assert t.asked == ""


@pytest.mark.rule("OP-2-6")
def test_when_marshes_dry_up_nothing_else_becomes_plain() -> None:
    wet, dry = Table(), Table(event="dry")
    for region in ("tapae", "boiohaemum", "haemus", "berzobis"):
        assert ground(wet.g, REGION[region]) == ground(dry.g, REGION[region])
    assert (ground(wet.g, REGION["balta"]), ground(dry.g, REGION["balta"])) == (MARSH, PLAIN)


# ------------------------------------------------------------------ battle


@pytest.mark.rule("OP-9.11.2-1")
def test_a_counter_of_one_fit_pf_can_be_commanded() -> None:
    """Eleven PF under a VS of eight: those of one PF are among whom he chooses, those with none fit are not."""
    units = [*LEGIONS[:3], "sagittarii-1", "ala-contariorum"]
    t = Table({"licinius-sura": (FIELD, units), "decebalus": (FIELD, COMATI[:3])}, hdc={LEGIONS[0]: 2, LEGIONS[1]: 3})
    t.g.pf[PIECE[LEGIONS[2]]] = 3
    for unit in ("brittones-1", "brittones-2"):
        t.put(unit, FIELD)
        t.g.attach(PIECE[unit], PIECE["licinius-sura"])
    fight(t)
    assert t.asked == "battle-choose-command"
    assert {LEGIONS[0], "sagittarii-1", "ala-contariorum"} <= t.legal("command")
    assert LEGIONS[1] not in t.legal("command")


@pytest.mark.rule("OP-8.2-16")
@pytest.mark.parametrize(("suffered", "asked"), [((0, 1), ROME), ((1, 0), BARBARIAN), ((3, 2), BARBARIAN)])
@pytest.mark.parametrize("attacker", [ROME, BARBARIAN])
def test_one_hit_more_is_enough_to_change_ones_tactic_for_either_side(
    suffered: tuple[int, int], asked: int, attacker: int
) -> None:
    legions = [LEGIONS[n] for n in range(4)]
    t = Table({"traianus": (FIELD, legions), "decebalus": (FIELD, COMATI[:6])}, supreme=("traianus", "decebalus"))
    post(fight(t, FIELD, attacker))
    choose(t, "frontal", "frontal")
    battle = frame(t)
    battle.suffered = list(suffered)
    battle.change(t.g)
    assert (battle.step, battle.asked) == ("switch", asked)


@pytest.mark.rule("OP-8.2-27")
def test_what_was_destroyed_before_the_pursuit_counts_once() -> None:
    """Of three counters of two PF one has lost a PF and the other stands HdC when the armies part: three count."""
    t = Table({"traianus": (FIELD, LEGIONS[:3]), "decebalus": (FIELD, COMATI[:3])}, supreme=("traianus", ""))
    post(fight(t))
    battle, g = frame(t), t.g
    g.hurt(PIECE["comati-1"], 1)
    g.hurt(PIECE["comati-1"], 1)
    g.destroy(PIECE["comati-1"])
    battle.suffered = [0, 3]
    battle.reckon(g)
    everyone = members((battle.host[0] | battle.host[1]) & (1 << FIRST_LEADER) - 1)
    counted = [battle.counted(g, i, u) for i, u in enumerate(everyone)]
    assert counted[everyone.index(PIECE["comati-1"])] == 2, "one destroyed, one HdC"
    assert sum(counted) == 2


# ------------------------------------------------------------------ leaders, eagles, loot


@pytest.mark.rule("OP-13.4-3")
def test_the_eagle_of_a_fallen_leader_goes_to_another_there_and_no_other_eagle_moves() -> None:
    first, second = TYPE_OF[PIECE[LEGION]], TYPE_OF[PIECE["legio-v-macedonica"]]
    t = Table({"decebalus": ("tapae", []), "diegis": ("tapae", []), "bicilis": ("apulum", [])})
    t.g.eagle[first], t.g.eagle[second] = PIECE["decebalus"], PIECE["bicilis"]
    lost(t.g, PIECE["decebalus"])
    assert (t.g.eagle[first], t.g.eagle[second]) == (PIECE["diegis"], PIECE["bicilis"])
    lost(t.g, PIECE["diegis"])
    assert t.g.eagle[first] == PIECES + REGION["tapae"], "it lies where he fell"


@pytest.mark.rule("OP-13.2-14", "OP-13.4-3")
def test_a_legion_whose_men_all_serve_guns_has_its_eagle_still() -> None:
    t = Table({"decebalus": ("tapae", COMATI[:1])}, {LEGION: "tapae"})
    t.segment()
    for _ in range(3):
        t.do("emplace", LEGION)
    g, legion = t.g, PIECE[LEGION]
    assert g.pf[legion] == 0
    assert alive(g, legion)
    capture_eagles(g, REGION["tapae"], BARBARIAN, BIT[legion] | BIT[PIECE["ballistae-1"]])
    assert g.eagle[TYPE_OF[legion]] == NONE


@pytest.mark.rule("OP-13.4-3")
def test_an_eagle_is_left_in_a_town_of_ones_own_alone() -> None:
    """Neither before a Roman town nor in open country."""
    for place, may in (("apulum", True), ("viminacium", False), ("tapae", False)):
        t = Table({"decebalus": (place, COMATI[:1])})
        t.g.eagle[TYPE_OF[PIECE[LEGION]]] = PIECE["decebalus"]
        assert bool(t.segment(BARBARIAN).legal("lay-eagle")) == may


@pytest.mark.rule("OP-11-1", "OP-11.3-10")
def test_the_winner_takes_the_loose_bales_of_the_loser_not_his_own() -> None:
    t = Table({"traianus": ("tapae", [LEGION])}, {"comati-1": "tapae", "legio-i-italica": "tapae"})
    t.g.orgy = 1
    t.g.loose = list(t.g.loose)
    t.g.loose[PIECE["comati-1"]], t.g.loose[PIECE["legio-i-italica"]] = 2, 3
    capture_bales(
        t.g, REGION["tapae"], ROME, BIT[PIECE["comati-1"]] | BIT[PIECE["legio-i-italica"]] | BIT[PIECE[LEGION]]
    )
    assert t.bb("traianus") == 2
    assert t.g.loose[PIECE["legio-i-italica"]] == 3


@pytest.mark.rule("OP-9.2.1-2", "OP-9.10.2-4")
def test_where_the_marker_of_pillage_has_gone_the_vd_has_not_come_back() -> None:
    t = Table()
    pillage(t.g, REGION["viminacium"])
    t.g.pillaged = 0
    assert t.g.vd[REGION["viminacium"]] == 0
    upkeep.put_in_order(t.g)
    assert t.g.vd[REGION["viminacium"]] == 0


@pytest.mark.rule("OP-3-19", "OP-1.4-6")
def test_one_bale_puts_one_right_and_no_more() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, hdc={LEGION: 2}, bb={"traianus": 1})
    t.segment().do("rally", "traianus").do("rally-one", LEGION)
    assert (t.asked, t.wounded(LEGION), t.bb("traianus")) == ("", 1, 0)


@pytest.mark.rule("OP-5.1.4-3")
def test_without_an_heir_of_the_line_the_highest_of_the_dacians_reigns_and_no_german() -> None:
    line = [LEADER_IDS[leader] for leader in scenarios.line_of(Table().g, BARBARIAN)]
    assert "duras" not in line
    t = Table({"ballomarius": ("marobudum", []), "duras": ("apulum", [])})
    assert heirs(t.g, BARBARIAN) == BIT[PIECE["duras"]]


# ------------------------------------------------------------------ guns, works, recruiting, supply


@pytest.mark.rule("OP-3-9")
def test_men_go_back_to_a_legion_in_the_same_stack_alone() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, dice=[1]).segment().do("emplace", LEGION).do("done")
    assert t.segment().legal("dismount") == {"ballistae-1"}
    t.g.stack.clear()
    t.g.attach(PIECE["ballistae-1"], NONE)
    assert t.segment().why_not("dismount", "ballistae-1") == "OP-3-9", "on the map, while the legion is on a sheet"
    t.g.stack.clear()
    t.g.attach(PIECE[LEGION], NONE)
    assert t.segment().legal("dismount") == {"ballistae-1"}
    t.g.stack.clear()
    t.g.put(PIECE["ballistae-1"], REGION["singidunum"])
    assert t.segment().why_not("dismount", "ballistae-1") == "OP-3-9", "in another place"


@pytest.mark.rule("OP-9.10.3-4")
def test_a_limes_that_nobody_holds_stands() -> None:
    t = Table()
    t.g.wall(REGION["pontes"], 1)
    upkeep.put_in_order(t.g)
    assert t.g.limes[REGION["pontes"]] == 1
    t.put("comati-1", "pontes")
    upkeep.put_in_order(t.g)
    assert t.g.limes[REGION["pontes"]] == 0


@pytest.mark.rule("OP-9.10.3-1")
def test_no_limes_in_a_town_of_ones_land_that_the_enemy_holds() -> None:
    for holder, clause in ((None, ""), (BARBARIAN, "OP-9.10.3-1")):
        t = Table(
            {"traianus": ("durostorum", [LEGION])},
            bb={"traianus": 2},
            scenario="170-marcomanni",
            year=170,
            held={} if holder is None else {"durostorum": holder},
        )
        assert t.segment().why_not("build-limes", "traianus") == clause


@pytest.mark.rule("OP-13.2-1")
def test_without_a_leader_a_barbarian_recruits_nowhere() -> None:
    t = Table(pieces={"comati-1": "apulum"})
    assert grounds(t.g, BARBARIAN) == 0
    t.put("decebalus", "apulum")
    assert grounds(t.g, BARBARIAN) == BIT[REGION["apulum"]]


@pytest.mark.rule("OP-9.1-3", "OP-3-3")
def test_a_force_without_a_leader_summons_for_its_last_pa() -> None:
    for pa, clause in ((1, ""), (0, "OP-3-3")):
        t = Table({"traianus": ("roma", [])}, dict.fromkeys(LEGIONS[:3], "arcidava"), pa=(pa, 0))
        t.g.invest(REGION["arcidava"], 1)
        assert t.segment().why_not("summon-unled", "arcidava") == clause


@pytest.mark.rule("OP-6.2-3", "OP-5.2.1-2")
def test_a_fleet_in_port_is_no_stack_that_a_town_has_to_choose() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {"classis-moesica-1": "viminacium"}, season="winter")
    assert t.start(Supply(ROME)).asked == ""
    t = Table({"traianus": ("viminacium", [LEGION])}, {"legio-i-italica": "viminacium"}, season="winter")
    assert t.start(Supply(ROME)).asked == "supply-rank"


# ------------------------------------------------------------------ scenarios


@pytest.mark.rule("OP-SC-1")
@pytest.mark.parametrize("scenario", scenarios.IDS)
def test_decoys_lie_where_the_scenario_says_each_of_its_people(scenario: str) -> None:
    g = GAME.new(GAME.setup(scenario, 2, "decoys", {}))
    assert isinstance(g, Optimus)
    wanted = sorted(scenarios.of(g).decoys)
    found = [(p, g.at[FIRST_DECOY + d]) for d, p in enumerate(DECOY_PEOPLE) if g.at[FIRST_DECOY + d] < POOL]
    assert sorted(found) == wanted
    assert wanted


@pytest.mark.rule("OP-SC-1")
def test_nobody_enters_a_contree_that_is_not_in_the_scenario() -> None:
    g = scene("117-roxolani", 118, "summer").g
    assert "vetera" not in {name for name, r in REGION.items() if not g.closed & BIT[r]}
    assert not g.closed & BIT[REGION["viminacium"]]
    assert g.closed < 1 << len(REGION)


@pytest.mark.rule("OP-5.1.4-1", "OP-SC-5")
def test_who_reigns_from_the_start_is_set_up_with_eight_more() -> None:
    g = Table(scenario="101-dacia").g
    leader = scenarios.line_of(g, ROME)[0]
    assert scenarios.capacity(g, leader, ROME) == VS[leader] + 8
    assert scenarios.capacity(g, scenarios.line_of(g, ROME)[1], ROME) == VS[scenarios.line_of(g, ROME)[1]]


@pytest.mark.rule("OP-SC-17")
def test_a_people_that_submits_takes_no_other_with_it() -> None:
    g = scene("170-marcomanni", 172, "summer").g
    g.stock(TYPE["quadi"], 4)
    g.stock(TYPE["marcomanni"], 4)
    specials.yield_to_rome(g, PEOPLE["quadi"], 6)
    assert (g.spare[TYPE["quadi"]], g.spare[TYPE["marcomanni"]]) == (0, 4)


@pytest.mark.rule("OP-SC-28")
def test_a_legion_that_serves_guns_is_not_raised_again() -> None:
    t = scene("105-dacia", 105, "summer", armies={"traianus": ("viminacium", [NEW])}).segment()
    for _ in range(3):
        t.do("emplace", NEW)
    assert t.place(NEW) == "pool"
    assert schemes.next_legion(t.g) == PIECE["legio-ii-traiana-fortis"]


@pytest.mark.rule("OP-SC-32")
def test_a_roman_town_under_siege_is_none_that_rome_besieges() -> None:
    t = scene("105-dacia", 105, "summer", armies={"traianus": ("viminacium", [LEGION])})
    t.g.invest(REGION["viminacium"], 0)
    assert (schemes.invested(t.g), schemes.besiegers(t.g)) == (0, 0)


@pytest.mark.rule("OP-SC-39")
def test_deserters_come_from_those_beside_the_map() -> None:
    t = scene("105-dacia", 105, "summer", hands={1: ["transfugae"]}, pieces={"decebalus": "sarmizegetusa"})
    t.g.stock(TYPE["transfugae"], 3)
    t.segment(BARBARIAN).do("play", "transfugae")
    assert t.g.spare[TYPE["transfugae"]] == 2


@pytest.mark.rule("OP-SC-42")
def test_treasure_is_hidden_by_dacians_who_have_some_and_rome_does_not_learn_how_much() -> None:
    t = scene(
        "105-dacia", 105, "summer", hands={1: ["thesaurus-sargetiae"]}, bb={"decebalus": 2},
        armies={"decebalus": ("sarmizegetusa", COMATI[:1]), "diegis": ("sarmizegetusa", COMATI[1:2])},
    )  # fmt: skip
    assert schemes.treasurers(t.g) == BIT[PIECE["decebalus"]]
    t.segment(BARBARIAN).do("play", "thesaurus-sargetiae")
    assert t.legal("choose-number") == {"1", "2"}
    t.do("choose-number", 2)
    assert t.g.journal is not None
    kinds = [(audience, values) for audience, _, values in t.g.journal.events if values == (2,)]
    assert kinds == [(1 << BARBARIAN, (2,))]


@pytest.mark.rule("OP-SC-44")
def test_no_revolt_where_there_are_no_legions() -> None:
    for legions, may in ((["legio-xxi-rapax"], True), ([], False)):
        t = scene(
            "085-domitianus", 88, "winter", hands={1: ["saturninus"]},
            armies={"antonius-saturninus": ("mogontiacum", legions), "decebalus": ("apulum", [])},
        )  # fmt: skip
        assert (t.segment(BARBARIAN).why_not("play", "saturninus") == "") == may


@pytest.mark.rule("OP-SC-46")
def test_one_stack_is_struck_once_and_boats_are_no_part_of_a_stack() -> None:
    def plague(pieces: dict[str, str]) -> list[str]:
        t = scene("170-marcomanni", 171, "spring", hands={1: ["pestis"]}, pieces={"ballomarius": "marobudum", **pieces})
        t.dice(*[6] * 8).start(pestilence.Pestilence()).do("play", "pestis")
        while t.asked == "attrition-spend":
            t.do("done")
        return [str(e["place"]) for e in t.events("plague")]

    assert plague({LEGION: "viminacium"}) == ["viminacium"]
    one = {"sagittarii-1": "carnuntum", "classis-pannonica": "carnuntum", "brittones-1": "aquincum", LEGION: "novae"}
    assert plague(one) == ["novae", "aquincum"], "one archer with a boat is less than two Britons"


@pytest.mark.rule("OP-SC-42")
def test_dacians_who_have_men_alone_hide_anything() -> None:
    t = Table(
        {"ballomarius": ("sarmizegetusa", ["marcomanni-1"]), "diegis": ("sarmizegetusa", [])},
        bb={"ballomarius": 3, "diegis": 2},
    )
    assert schemes.treasurers(t.g) == 0
    assert PEOPLE["daci"] == DACI


# ------------------------------------------------------------------ more of them


@pytest.mark.rule("OP-2-4")
def test_when_marshes_overflow_dry_ground_is_none_of_a_river() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, event="overflow")
    assert modifiers(t.g, ROME, BIT[PIECE[LEGION]], REGION["viminacium"], [0] * TERMS) == []
    ten = [*LEGIONS[:3], "ala-contariorum"]
    pile = Table(pieces=dict.fromkeys(ten, "viminacium"))
    mask = sum([BIT[PIECE[name]] for name in ten])
    assert modifiers(pile.g, ROME, mask, REGION["viminacium"], [0] * TERMS) == [], "ten PF are no pile"
    marsh = modifiers(t.g, BARBARIAN, 0, REGION["balta"], [0] * TERMS)
    assert (BY_WATER, -2) in marsh


@pytest.mark.rule("OP-SC-37")
@pytest.mark.parametrize(("winner", "routed"), [(ROME, "marcomanni"), (BARBARIAN, None)])
def test_only_those_whom_rome_has_beaten_are_divided(winner: int, routed: str | None) -> None:
    t = Table({"traianus": (FIELD, LEGIONS[:2]), "ballomarius": (FIELD, ["marcomanni-1"])})
    t.g.routed = BIT[PEOPLE["quadi"]]
    pieces = t.g.counters(REGION[FIELD], ROME) | t.g.counters(REGION[FIELD], BARBARIAN)
    t.start(Upshot(REGION[FIELD], winner, REGION["tapae"], winner, pieces, 0, 0, [0, 0, 0]))
    assert t.g.routed == (BIT[PEOPLE[routed]] if routed else 0)


@pytest.mark.rule("OP-11.3-10")
def test_bales_are_lost_with_the_unit_that_kept_them() -> None:
    t = Table(pieces={"comati-1": "tapae", "comati-2": "tapae"})
    t.g.orgy = 1
    t.g.loose = list(t.g.loose)
    t.g.loose[PIECE["comati-1"]] = t.g.loose[PIECE["comati-2"]] = 2
    t.g.destroy(PIECE["comati-1"], 2)
    upkeep.put_in_order(t.g)
    assert (t.g.loose[PIECE["comati-1"]], t.g.loose[PIECE["comati-2"]]) == (0, 2)


@pytest.mark.rule("OP-SC-24")
def test_open_country_is_held_by_who_is_alone_there() -> None:
    t = Table(pieces={LEGION: "tapae", "comati-1": "berzobis"})
    held = [
        (name, side) for name in ("tapae", "berzobis", "dierna") for side in (0, 1) if holds(t.g, REGION[name], side)
    ]
    assert held == [("tapae", ROME), ("berzobis", BARBARIAN)]
    t.put("comati-2", "tapae")
    t.put("legio-i-italica", "berzobis")
    assert not any(holds(t.g, REGION[name], side) for name in ("tapae", "berzobis") for side in (0, 1))


@pytest.mark.rule("OP-SC-33")
@pytest.mark.parametrize(("vd", "change"), [(2, 1), (1, 1), (0, 0)])
def test_the_spring_takes_one_of_the_vd_and_no_more_than_there_is(vd: int, change: int) -> None:
    t = Table({"traianus": ("costesti", LEGIONS[:3])})
    region = REGION["costesti"]
    t.g.invest(region, 0)
    t.g.vd[region] = vd
    before = modifier(t.g, region, ROME)
    t.g.wells = BIT[region]
    assert modifier(t.g, region, ROME) - before == change


@pytest.mark.rule("OP-5.1.2b-3", "OP-5.1-18")
def test_with_a_new_season_leaders_and_wagons_are_fresh() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])})
    index = PIECE["traianus"] - FIRST_LEADER
    t.g.paces[index], t.g.hauled[index], t.g.marched[PIECE[LEGION]] = 4, 2, 3
    frame = Seasons()
    frame.step = "begin"
    t.start(frame)
    assert (t.g.paces[index], t.g.hauled[index], t.g.marched[PIECE[LEGION]]) == (0, 0, 0)


@pytest.mark.rule("OP-9.5-18", "OP-9.11.3-1", "OP-11.4-1", "OP-10.1.2-5")
def test_after_an_assault_that_fails_its_leader_is_there_and_both_may_rally() -> None:
    """Decebalus with 18 PF storms Durostorum, where a legion stands under Laberius; one of its PF is out of action
    and a whole counter of archers, which rolls no die."""
    t = Table(
        {"decebalus": ("durostorum", COMATI[:4]), "laberius-maximus": ("durostorum", [LEGION, "sagittarii-1"])},
        hdc={LEGION: 1, "sagittarii-1": 1, "comati-1": 1},
        bb={"decebalus": 1, "laberius-maximus": 1},
        dice=[1] * 40,
    )
    t.within("laberius-maximus", LEGION, "sagittarii-1").segment(BARBARIAN).do("assault", "decebalus")
    asked = []
    while t.asked:
        asked.append((t.asked, t.side))
        verb = next(v for v in ("go-on", "post", "command", "guard", "decline", "done", "hurt") if v in t.legal())
        t.do(verb, min(t.legal(verb)) if verb in ("post", "command", "guard", "hurt") else None)
    assert "sagittarii-1" not in {e["unit"] for e in t.events("volley")}
    assert {("rally-start", ROME), ("rally-start", BARBARIAN)} <= set(asked)
    assert t.place("decebalus") == "durostorum"


@pytest.mark.rule("OP-13.2-2", "OP-5.1-12", "OP-3-4")
def test_off_the_map_a_leader_who_may_not_act_pays_for_no_recruits() -> None:
    for pa, clause in ((0, "OP-3-4"), (1, "")):
        t = Table({"traianus": ("thracia" if "thracia" in BOX_IDS else BOX_IDS[0], [])}, pa=(pa, 0))
        box = PLACE_IDS[t.g.at[PIECE["traianus"]]]
        for index in range(len(t.g.spare)):
            t.g.stock(index, 2)
        t.g.halted = BIT[PIECE["traianus"]]
        if t.segment().why_not("recruit", box) != "OP-13.2-4":
            assert t.why_not("recruit", box) == clause


@pytest.mark.rule("OP-SC-14", "OP-SC-15")
@pytest.mark.parametrize("scenario", scenarios.IDS)
def test_what_is_to_be_held_at_the_end_scores_nothing_before(scenario: str) -> None:
    scene_of = scenarios.SCENARIOS[scenarios.IDS.index(scenario)]
    t = scene(scenario, scene_of.start[0], "summer")
    for rule in scene_of.specials:
        if rule.kind != "gates" and rule.regions:
            for region, unit in zip(members(rule.regions), (COMATI if rule.side else LEGIONS), strict=False):
                t.g.put(PIECE[unit], region)
                t.g.pf[PIECE[unit]] = 2
    specials.season_ends(t.g)
    assert t.g.deeds == [0, 0]


@pytest.mark.rule("OP-13.4-3")
def test_an_eagle_that_lies_before_a_roman_town_is_for_the_barbarian_who_stands_there_with_men() -> None:
    kind = TYPE_OF[PIECE[LEGION]]
    for men, holder in ((COMATI[:1], "decebalus"), ((), None)):
        t = Table({"decebalus": ("durostorum", men)})
        t.g.eagle[kind] = PIECES + REGION["durostorum"]
        settle_eagles(t.g)
        assert t.g.eagle[kind] == (PIECE[holder] if holder else PIECES + REGION["durostorum"])


@pytest.mark.rule("OP-SC-41")
def test_who_is_in_rome_is_no_hostage_and_without_decebalus_nobody_is() -> None:
    t = Table({"decebalus": ("tapae", COMATI[:1]), "glitius-agricola": ("roma", []), "sosius-senecio": ("tapae", [])})
    assert schemes.hostages(t.g) == BIT[PIECE["sosius-senecio"]]
    t.g.bury(PIECE["decebalus"])
    assert schemes.hostages(t.g) == 0


@pytest.mark.rule("OP-5.2.1-3")
def test_a_bridge_in_a_port_that_falls_is_lost_where_a_fleet_would_flee() -> None:
    for bridge, place in ((False, "viminacium"), (True, "pool")):
        t = Table({}, {"classis-moesica-1": "viminacium"})
        t.g.bridges = BIT[PIECE["classis-moesica-1"]] if bridge else 0
        t.g.hold(REGION["viminacium"], BARBARIAN)
        port_lost(t.g, REGION["viminacium"])
        assert t.place("classis-moesica-1") == place
        assert bool(t.g.stack) != bridge, "a fleet asks where to"


@pytest.mark.rule("OP-SC-39", "OP-3-9")
def test_deserters_who_serve_a_gun_are_there_already() -> None:
    """Of three counters of 1 PF one serves a gun: two more may come, not three."""
    t = scene("105-dacia", 105, "summer", armies={"decebalus": ("sarmizegetusa", ["transfugae-1"])})
    t.segment(BARBARIAN).do("emplace", "transfugae-1")
    assert t.place("transfugae-1") == "pool"
    for _ in range(2):
        assert schemes.deserters(t.g)
        schemes.desert(t.g)
    assert {t.place(name) for name in ("transfugae-2", "transfugae-3")} == {"sarmizegetusa"}
    assert not schemes.deserters(t.g)


@pytest.mark.rule("OP-5.1-6", "OP-8.4-2")
@pytest.mark.parametrize("die", [1, 6])
def test_where_a_beaten_barbarian_arrives_rome_says_on_a_one_and_he_on_a_six(die: int) -> None:
    t = Table(pieces={"comati-1": "cogaeonum"})
    for unit, region in zip(LEGIONS, ("sarmizegetusa", "piatra-rosie", "costesti"), strict=False):
        t.put(unit, region)
    t.start(Retreat(BARBARIAN, BIT[PIECE["comati-1"]], REGION["cogaeonum"], NONE, NONE))
    t.dice(die).do("enter", "vallis-sargetiae")
    assert t.side == (ROME if die == 1 else BARBARIAN)
    assert t.legal("choose-region") == {"tapae", "campus-haticus"}


@pytest.mark.rule("OP-14-12", "OP-SC-29")
def test_a_ford_found_is_not_lost_by_what_another_leader_plays_on_the_way() -> None:
    t = Table(
        {"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", ["legio-i-italica"])},
        hands={ROME: ["passage-a-gue", "via-in-rupe", "marche-forcee"]},
    )
    t.segment().do("march", "traianus").do("join", "licinius-sura").do("play", "passage-a-gue")
    t.do("choose-piece", "traianus").do("play", "via-in-rupe")
    assert t.g.stack[-1].dry  # type: ignore[attr-defined]
    assert t.why_not("play", "marche-forcee") == "OP-14-4", "each of the two has played one"


@pytest.mark.rule("OP-SC-23")
def test_what_is_foraged_counts_and_no_town_that_was_pillaged() -> None:
    t = Table()
    t.g.ravaged[BARBARIAN] = BIT[REGION["horreum-margi"]] | BIT[REGION["viminacium"]] | BIT[REGION["tapae"]]
    assert foraged_lands(t.g, BARBARIAN) == 1, "open country south of the Danube"


@pytest.mark.rule("OP-6.2-7", "OP-6.2-8")
@pytest.mark.parametrize("shut_in", [False, True])
def test_who_is_shut_in_is_not_fed_by_the_river(shut_in: bool) -> None:
    """Eighteen PF in Viminacium (VG 16) in summer, the fleet at Oescus: the Danube feeds them, but not in a siege."""
    t = Table(pieces=dict.fromkeys([*LEGIONS, "legio-v-macedonica", "legio-x-gemina"], "viminacium"), dice=[6])
    t.put("classis-moesica-1", "oescus")
    if shut_in:
        t.g.invest(REGION["viminacium"], 0)
    t.start(Supply(ROME))
    assert bool(t.events("unsupplied")) == shut_in


@pytest.mark.rule("OP-1.3-1", "OP-5.1.3-1")
def test_nobody_hands_over_bales_that_he_has_not() -> None:
    men = {"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", ["legio-i-italica"])}
    for bales, clause in ((0, "OP-1.3-1"), (1, "")):
        t = Table(men, bb={"traianus": bales}).segment().do("march", "traianus").do("to", "licinius-sura")
        assert t.why_not("hand-bale") == clause
        assert ("hand-bale" in t.legal()) == (bales > 0)


@pytest.mark.rule("OP-2-15", "OP-1.4-6")
def test_a_side_buys_points_with_its_own_bales() -> None:
    t = Table(
        {"traianus": ("viminacium", [LEGION]), "decebalus": ("apulum", COMATI[:1]), "diegis": ("apulum", [])},
        bb={"traianus": 1, "decebalus": 1, "diegis": 1},
        dice=[1],
    )
    assert t.start(Acquisition(ROME)).legal("buy-pa") == {"traianus"}
    t.g.stack.clear()
    assert t.dice(1).start(Acquisition(BARBARIAN)).legal("buy-pa") == {"decebalus"}, "Diegis has no men"


@pytest.mark.rule("OP-SC-17")
def test_who_submits_leaves_the_map_with_all_his_men() -> None:
    t = scene("170-marcomanni", 172, "summer", armies={"ariogaesus": ("eburodunum", ["quadi-1"])})
    specials.yield_to_rome(t.g, PEOPLE["quadi"], 6)
    assert (t.place("quadi-1"), t.g.pf[PIECE["quadi-1"]], t.place("ariogaesus")) == ("pool", 0, "gone")
    assert t.g.deeds == [6, 0]
    assert not t.defects()


@pytest.mark.rule("OP-SC-1", "OP-SC-2")
def test_of_a_people_that_is_not_at_war_nobody_is_recruited() -> None:
    g = GAME.new(GAME.setup("101-dacia", 2, "spare", {}))
    assert isinstance(g, Optimus)
    assert [g.spare[TYPE[name]] for name in ("marcomanni", "quadi", "iazyges-nobiles")] == [0, 0, 0]
    assert g.spare[TYPE["comati"]] > 0


@pytest.mark.rule("OP-3-9")
def test_men_who_leave_a_gun_before_the_walls_do_not_go_in() -> None:
    t = Table({"traianus": ("arcidava", [LEGION])}, dice=[1]).segment().do("emplace", LEGION).do("done")
    t.segment().do("dismount", "ballistae-1")
    assert (t.g.walls, t.g.bare) == (0, 0)


@pytest.mark.rule("OP-0.3-2", "OP-3-9")
@pytest.mark.parametrize("full", [False, True])
def test_men_from_a_gun_outside_for_whom_there_is_no_room_bring_their_legion_out(full: bool) -> None:
    """Arcidava has room for 6 PF: a legion of 2 and a whole one leave room for one more, with an auxiliary for none."""
    inside = [LEGION, NEW, *(["thraces-1"] if full else [])]
    pf = {LEGION: 2, "thraces-1": 1} if full else {LEGION: 2}
    t = Table({"traianus": ("arcidava", [*inside, "ballistae-1"])}, pf=pf, held={"arcidava": 0})
    t.within(*inside).put("comati-1", "arcidava")
    t.g.made_of = [PIECE[LEGION] if unit == PIECE["ballistae-1"] else crew for unit, crew in enumerate(t.g.made_of)]
    t.segment().do("dismount", "ballistae-1")
    assert t.g.pf[PIECE[LEGION]] == 3
    assert bool(t.g.walls & BIT[PIECE[LEGION]]) is not full
    assert t.g.walls & BIT[PIECE[NEW]]
    assert t.defects() == []


@pytest.mark.rule("OP-9.6-4")
def test_the_besieger_sends_each_counter_once() -> None:
    t = Table(
        {"traianus": ("arcidava", LEGIONS[:3]), "decebalus": ("arcidava", COMATI[:2])},
        dice=[1] * 20,
        supreme=("traianus", ""),
    )
    t.g.invest(REGION["arcidava"], 0)
    t.within("decebalus", *COMATI[:2]).segment(BARBARIAN).do("sortie", "decebalus")
    t.do("take-out", COMATI[0]).do("take-out", COMATI[1])
    assert t.legal("answer-with") == set(LEGIONS[:3])
    t.do("answer-with", LEGIONS[0])
    assert t.legal("answer-with") == set(LEGIONS[1:3])


@pytest.mark.rule("OP-14-3", "OP-3-6")
@pytest.mark.parametrize(("side", "title", "price"), [(ROME, "espion", 3), (BARBARIAN, "infiltration", 4)])
def test_of_a_purchase_the_enemy_reads_the_price_alone(side: int, title: str, price: int) -> None:
    t = Table({"traianus": ("roma", []), "decebalus": ("apulum", [])}).segment(side).do("buy", title)
    assert t.g.journal is not None
    found = {VOCABULARY.events[kind].name: (audience, values) for audience, kind, values in t.g.journal.events}
    assert found["bought"] == (1 << side, (side, STRATAGEM[title]))
    audience, values = found["bought-hidden"]
    assert values == (side, price)
    assert (audience >> side & 1, audience >> (1 - side) & 1) == (0, 1)


@pytest.mark.rule("OP-11.3-10")
@pytest.mark.parametrize("side", [ROME, BARBARIAN])
def test_the_enemy_is_asked_whether_he_shouts_whichever_unit_it_is(side: int) -> None:
    units = [unit for unit in range(FIRST_LEADER) if bool(ROMAN_PIECES >> unit & 1) == (side == ROME)]
    for unit in (units[0], units[-1]):
        t = Table()
        t.g.orgy = 1
        t.g.put(unit, REGION["tapae"])
        t.g.pf[unit] = 1
        t.g.bereft = BIT[unit]
        assert t.start(Orgy()).side == 1 - side


@pytest.mark.rule("OP-5.1-11", "OP-9-1", "OP-5.1-14", "OP-5.1.1-4")
@pytest.mark.parametrize(("verb", "die"), [("invade", 1), ("invade", 6), ("besiege", 0)])
def test_who_takes_a_town_as_he_comes_goes_on_with_the_pm_that_are_left(verb: str, die: int) -> None:
    """Ten PF of horse come upon Arcidava (VD 1, VG 6), which a 1 gives them with eight left, and have a PM more: from a
    town that they hold to another. A 6 throws them back; a siege that is but declared holds them."""
    horse = ["mauri-1", "mauri-2", "mauri-3", "mauri-4", "alae-thracum-1"]
    t = Table({"traianus": ("berzobis", horse)}, supreme=("traianus", ""), dice=[6, die, *[6] * 9] if die else [6] * 9)
    t.segment().do("march", "traianus").do("move-to", "arcidava").do(verb, "traianus").do("done")
    while t.asked in ("allocation-start", "attrition-spend"):
        t.do("done") if t.asked == "attrition-spend" else t.do(*((v := min(t.legal())), min(t.legal(v))))
    if die != 1:
        assert t.place("traianus") == ("berzobis" if die else "arcidava")
        assert t.asked != "march-order"
        return
    t.do("clemency")
    assert (t.asked, t.g.pa[ROME]) == ("march-order", 8)
    t.do("move-to", "tibiscum")
    assert t.place("traianus") == "tibiscum"
    assert t.why_not("move-to", "berzobis") == "OP-5.1-14"
    t.do("done").do("done")
    assert len(t.events("attrition-roll")) == 2, "each part of the way is tested apart"


@pytest.mark.rule("OP-11.3-4", "OP-11.3-7")
def test_a_legion_that_has_lost_men_is_no_legion_destroyed() -> None:
    """Of two legions and two trains the first of each is destroyed, of the other legion one PF."""
    trains = ["impedimenta-1", "impedimenta-2"]
    for wiped, bonus in (([], 0), ([LEGIONS[0]], 1), ([LEGIONS[0], trains[0]], 2)):
        t = Table({"traianus": (FIELD, [*LEGIONS[:2], *trains]), "decebalus": (FIELD, COMATI[:4])})
        post(fight(t))
        battle, g = frame(t), t.g
        g.destroy(PIECE[LEGIONS[1]], 1)
        for name in wiped:
            g.destroy(PIECE[name], g.pf[PIECE[name]])
        battle.end_with(g, BARBARIAN, False)
        upshot = g.stack[-1]
        assert isinstance(upshot, Upshot)
        assert upshot.modifier == bonus


@pytest.mark.rule("OP-11.3-2")
@pytest.mark.parametrize(("pf", "germans"), [(2, False), (1, True)])
def test_without_a_leader_the_greater_part_makes_an_army_german(pf: int, germans: bool) -> None:
    t = Table({"traianus": (FIELD, LEGIONS[:2])}, {"marcomanni-1": FIELD, "comati-1": FIELD}, pf={"comati-1": pf})
    post(fight(t))
    assert frame(t).germans(t.g, BARBARIAN) == germans


@pytest.mark.rule("OP-7-2", "OP-5.1.5-5", "OP-1.2-9")
def test_a_decoy_that_runs_into_an_army_sees_nothing_of_it() -> None:
    """It is found out and gone; nobody is in contact, and the sheet of Trajan stays hidden."""
    t = Table({"traianus": ("dierna", [LEGION])}, {"leurre-daci-1": "berzobis"}).segment(BARBARIAN)
    t.do("march", "leurre-daci-1").do("move-to", "dierna")
    assert t.place("leurre-daci-1") == "gone"
    assert (t.events("contact"), t.g.bare) == ([], 0)


@pytest.mark.rule("OP-7.2-1")
def test_only_ones_own_army_comes_out_of_its_walls() -> None:
    t = Table({"traianus": ("arcidava", LEGIONS[:2]), "decebalus": ("arcidava", COMATI[:2])})
    t.within("decebalus", *COMATI[:2])
    assert not t.segment().legal("come-out")
    t.g.stack.clear()
    assert t.segment(BARBARIAN).legal("come-out") == {"decebalus"}


@pytest.mark.rule("OP-11.1-1", "OP-8.2-27")
def test_the_index_of_the_loot_is_what_the_loser_has_lost_and_no_more() -> None:
    for out, index in ((0, 0), (3, 3)):
        t = Table({"traianus": (FIELD, LEGIONS[:2]), "decebalus": (FIELD, COMATI[:3])})
        post(fight(t))
        g = t.g
        for _ in range(out):
            g.hurt(PIECE["comati-1"] if g.hdc[PIECE["comati-1"]] < 2 else PIECE["comati-2"])
        frame(t).end_with(g, ROME, False)
        upshot = g.stack[-1]
        assert isinstance(upshot, Upshot)
        assert (upshot.index, upshot.modifier) == (index, 0)


@pytest.mark.rule("OP-8.2-24", "OP-9.10.3-3")
@pytest.mark.parametrize(("suffered", "loser"), [((0, 2), BARBARIAN), ((2, 0), ROME)])
def test_in_the_pursuit_the_loser_throws_nothing(suffered: tuple[int, int], loser: int) -> None:
    men = {"traianus": (FIELD, [LEGION, "mauri-1"]), "decebalus": (FIELD, [COMATI[0], "equites-daci-1"])}
    t = post(fight(Table(men)))
    battle = frame(t)
    battle.phase, battle.suffered = CHASE, list(suffered)
    assert battle.rolling(t.g, loser) == 0
    assert battle.rolling(t.g, 1 - loser) == BIT[PIECE["mauri-1" if loser else "equites-daci-1"]]


@pytest.mark.rule("OP-9.10.3-3", "OP-9.10.3-1")
@pytest.mark.parametrize(("place", "asked"), [("pontes", True), ("durostorum", False)])
def test_a_limes_helps_in_the_open_in_open_country_alone(place: str, asked: bool) -> None:
    """In a town it is part of the VD, which counts behind the walls."""
    t = Table({"traianus": (place, ["sagittarii-1", "sagittarii-2"]), "decebalus": (place, COMATI[:2])})
    t.g.wall(REGION[place], 1)
    post(fight(t, place, BARBARIAN))
    assert (t.asked == "battle-choose-guarded") == asked


@pytest.mark.rule("OP-8.4-6", "OP-9.7-3")
def test_who_is_behind_the_walls_does_not_retreat() -> None:
    t = Table(pieces={LEGION: "viminacium", "legio-i-italica": "viminacium", "comati-1": "viminacium"}).within(LEGION)
    both = BIT[PIECE[LEGION]] | BIT[PIECE["legio-i-italica"]]
    t.start(Retreat(ROME, both, REGION["viminacium"], NONE, REGION["singidunum"]))
    if t.asked == "retreat-shelter":
        t.do("done")
    assert (t.place(LEGION), t.place("legio-i-italica")) == ("viminacium", "singidunum")
