"""Where a sentence of one chapter meets one of another: what the table would say, worked out by hand."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import NONE, REGION
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE, PIECES, TYPE_OF
from latrunculi.games.optimus.rules.upshot import Retreat
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
FLEET = "classis-moesica-1"


def pieces(*names: str) -> int:
    """Some counters, as a mask."""
    return sum([BIT[PIECE[name]] for name in names])


# ------------------------------------------------------------------ 5.1 and 5.2.4: a bridge leads to one region


BEYOND = {"arcidava", "tibiscum", "berzobis", "dierna"}
"""The district north of Viminacium, a town that faces Arcidava."""


@pytest.mark.rule("OP-5.2.4-2", "OP-5.1-5")
def test_a_bridge_of_boats_leads_to_the_region_that_faces_it_without_a_throw() -> None:
    def straight(start: str, *, bridge: bool) -> set[str]:
        t = Table({"traianus": (start, [LEGION])}, {FLEET: "viminacium"})
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        t.segment().do("march", "traianus")
        assert "dacia-occidentalis" in t.legal("enter"), "who wants to go elsewhere may still throw for it"
        return t.legal("move-to") & BEYOND

    assert straight("viminacium", bridge=False) == set()
    assert straight("viminacium", bridge=True) == {"arcidava"}
    assert straight("singidunum", bridge=True) == set(), "the bridge is elsewhere"
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}, dice=[6])
    t.g.bridges = BIT[PIECE[FLEET]]
    t.segment().do("march", "traianus").do("move-to", "arcidava")
    assert (t.place(LEGION), t.events("arrival-roll")) == ("arcidava", [])


@pytest.mark.rule("OP-8.4-2", "OP-5.1-8", "OP-5.2.4-2")
def test_the_beaten_reach_another_district_without_a_throw_where_a_march_would() -> None:
    """Comati hold the other regions of the district. The towns beyond the Danube are Roman, Horreum Margi is open
    country: there it takes a counter of one's own, or a throw. A bridge of boats spares it as well."""

    def straight(start: str, *blocked: str, bridge: bool = False, post: str = "novae") -> set[str]:
        t = Table({"traianus": (start, [LEGION])}, {FLEET: "viminacium", SECOND: post})
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        for number, region in enumerate(blocked):
            t.put(f"comati-{number + 1}", region)
        t.start(Retreat(ROME, t.g.inside[REGION[start]] & ~BIT[PIECE[FLEET]], REGION[start], NONE, NONE))
        if t.asked == "retreat-shelter":
            t.do("done")
        return t.legal("retreat-to")

    around = ("tibiscum", "berzobis", "dierna")
    assert straight("arcidava") == set(around), "the own district first"
    assert straight("arcidava", *around) == {"viminacium", "singidunum", "ratiaria"}
    assert "horreum-margi" in straight("arcidava", *around, post="horreum-margi")
    around = ("singidunum", "horreum-margi")
    assert not straight("viminacium", *around) & BEYOND
    assert straight("viminacium", *around, bridge=True) & BEYOND == {"arcidava"}


# ------------------------------------------------------------------ 1.4, 9.5, 11, 13.4: bales and eagles change hands


@pytest.mark.rule("OP-1.4-7", "OP-9.11.2-3", "OP-1.3-5")
@pytest.mark.parametrize(("company", "kept"), [(["comati-3"], 4), ([], 1)])
def test_the_bales_of_a_leader_who_falls_stay_with_the_army_where_another_leads_men(
    company: list[str], kept: int
) -> None:
    """The counter of Duras has been destroyed, and he is killed on a 6. His army has lost its leader; that
    of Diegis beside him has one, if it has men. Vezinas is elsewhere."""
    armies = {
        "traianus": ("tapae", [LEGION]),
        "duras": ("tapae", ["comati-1", "comati-2"]),
        "diegis": ("tapae", company),
        "vezinas": ("apulum", ["comati-4"]),
    }
    t = Table(armies, bb={"duras": 3, "diegis": 1}, dice=[6])
    t.g.hauled[PIECE["duras"] - FIRST_LEADER] = 1
    defenders = pieces("duras", "comati-1", "comati-2", "diegis", *company)
    battle = engagement(REGION["tapae"], ROME, REGION["apulum"], pieces("traianus", LEGION), defenders)
    battle.draw_up(t.g)
    battle.stands[battle.roll_call().index(PIECE["duras"])] = PIECE["comati-1"]
    t.g.destroy(PIECE["comati-1"], 2)
    battle.step = "falls"
    t.start(battle)
    assert t.place("duras") == "gone"
    assert (t.bb("diegis"), t.bb("vezinas")) == (kept, 0)
    assert t.g.hauled[PIECE["diegis"] - FIRST_LEADER] == (1 if company else 0), "the wagon has its PM behind it"


def stormed(garrison: str, mine: list[str], dice: list[int], *, attacker: int = ROME, **rest: object) -> Table:
    """An assault on Arcidava, without VD, up to the end of phase 2. The garrison has a leader: Diegis, or Laberius."""
    town, inside, outside = "arcidava", "diegis", "laberius-maximus"
    if attacker == BARBARIAN:
        inside, outside = outside, inside
    armies = {outside: (town, mine), inside: (town, [garrison])}
    held = {town: ROME} if attacker == BARBARIAN else {}
    t = Table(armies, held=held, dice=dice, **rest).within(inside, garrison)  # type: ignore[arg-type]
    t.g.vd[REGION[town]] = 0
    t.segment(attacker).do("assault", outside)
    while t.asked in ("assault-choose-command", "assault-choose-posts"):
        verb = min(t.legal())
        t.do(verb, min(t.legal(verb)))
    while t.asked == "assault-parley" and len(t.events("phase")) < 3:
        t.do("go-on")
    while t.asked == "allocation-start":
        verb = "destroy" if t.legal("destroy") else "hurt"
        t.do(verb, min(t.legal(verb)))
    return t


@pytest.mark.rule("OP-11-1", "OP-9.5-20")
def test_the_bales_of_a_garrison_destroyed_by_an_assault_are_the_besiegers() -> None:
    """Three legions throw 6 and put nine PF out, the comati of Diegis have two: no more than their endurance of four
    counts. He is killed on a 6; his three bales had been taken before."""
    legions = [LEGION, SECOND, THIRD]
    t = stormed("comati-1", legions, [6, 6, 6, 1, 6], bb={"diegis": 3})
    assert t.place("diegis") == "gone"
    assert t.bb("laberius-maximus") == 3
    assert t.asked == "assault-follow"


@pytest.mark.rule("OP-13.4-3", "OP-9.5-1")
def test_a_legion_that_an_assault_destroys_loses_its_eagle_to_the_barbarian() -> None:
    """Behind the walls it falls to who storms them; before them to the garrison that holds out, in whose town it
    lies."""
    kind = TYPE_OF[PIECE[LEGION]]
    comati = [f"comati-{number}" for number in range(1, 5)]
    t = stormed(LEGION, comati, [1, 6, 6, 6, 6, 6], attacker=BARBARIAN)
    assert t.place(LEGION) == "gone"
    assert t.g.eagle[kind] == PIECE["diegis"]
    t = stormed("comati-1", [LEGION, SECOND], [1, 1, 4], pf={LEGION: 1, SECOND: 1})
    assert (t.place(LEGION), t.place("laberius-maximus")) == ("gone", "gone")
    assert t.g.eagle[kind] == PIECES + REGION["arcidava"]


@pytest.mark.rule("OP-13.4-3", "OP-13.4-4")
def test_an_eagle_laid_down_in_a_town_is_not_retaken_by_a_victory_before_its_walls() -> None:
    """Nor by those who pass through; one that lies in open country is, and so is that of a leader who falls."""
    kind = TYPE_OF[PIECE[LEGION]]

    legions = [SECOND, THIRD, "legio-i-italica", "legio-v-macedonica"]

    def overrun(place: str, eagle: int) -> int:
        """Twelve PF run over one."""
        armies = {"traianus": (place, legions), "duras": (place, ["comati-1"])}
        t = Table(armies, pf={"comati-1": 1}, dice=[6])
        t.g.eagle[kind] = eagle
        attackers, defenders = pieces("traianus", *legions), pieces("duras", "comati-1")
        t.start(engagement(REGION[place], ROME, REGION["tapae"], attackers, defenders))
        assert t.g.last_winner == ROME
        return t.g.eagle[kind]

    assert overrun("apulum", PIECES + REGION["apulum"]) == PIECES + REGION["apulum"]
    assert overrun("cogaeonum", PIECES + REGION["cogaeonum"]) == NONE
    assert overrun("apulum", PIECE["duras"]) == NONE


@pytest.mark.rule("OP-13.4-3", "OP-13.4-4")
@pytest.mark.parametrize(
    ("side", "leader", "unit"), [(ROME, "traianus", SECOND), (BARBARIAN, "duras", "equites-daci-1")]
)
def test_an_eagle_on_the_ground_is_for_whoever_first_comes_by_with_men(side: int, leader: str, unit: str) -> None:
    """He goes on to another region, and has it."""
    kind = TYPE_OF[PIECE[LEGION]]
    t = Table({leader: ("sarmizegetusa", [unit])}, {})
    t.g.eagle[kind] = PIECES + REGION["cogaeonum"]
    t.segment(side).do("march", leader).do("move-to", "cogaeonum")
    assert t.g.eagle[kind] == (NONE if side == ROME else PIECE[leader])
