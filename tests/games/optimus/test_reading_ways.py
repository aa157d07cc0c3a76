"""OP 0 to 6, read once more where several clauses meet: single moves and seasons worked out by hand."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.state import WON
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
HORSE = "mauri-1"


def modifiers(t: Table) -> dict[str, int]:
    """What bore on the tests so far."""
    return {str(e["modifier"]): int(e["amount"]) for e in t.events("modifier")}


def stop(t: Table) -> Table:
    """The mover stops, and the test costs nothing."""
    t.dice(6).do("done")
    while t.asked == "attrition-spend":
        t.do("done")
    return t


LEGIONS = ("legio-i-adiutrix", "legio-i-italica", "legio-i-minervia")
FLEET = "classis-moesica-1"


# ------------------------------------------------------------------ 5.2.3 with 9: ashore beside one's own siege


@pytest.mark.rule("OP-5.2.3-6", "OP-5.2.3-5")
@pytest.mark.parametrize("shut_in", [True, False])
def test_who_joins_a_siege_by_boat_attacks_nobody_and_takes_no_test(shut_in: bool) -> None:
    """Trajan besieges Arcidava, and Sura lands beside him: on a 1, at home and without a train, two PF would fall out.
    Others before the walls he would have to fight."""
    t = Table(
        {"traianus": ("arcidava", LEGIONS), "licinius-sura": ("viminacium", [LEGION])},
        {"comati-1": "arcidava", FLEET: "viminacium"}, dice=[1],
    )  # fmt: skip
    t.g.invest(REGION["arcidava"], 0)
    if shut_in:
        t.within("comati-1")
    t.segment().do("sail", FLEET).do("embark", "licinius-sura").do("sail-to", "arcidava").do("land", "licinius-sura")
    if not shut_in:
        t.do("done")
        assert [e["losses"] for e in t.events("attrition-roll")] == [2]
        return
    assert (t.asked, t.events("attrition-roll"), t.wounded(LEGION)) == ("voyage-order", [], 0)
    assert t.g.bare & BIT[PIECE[LEGION]], "the besieged see them"


@pytest.mark.rule("OP-9.6-1", "OP-5.2.2-3")
def test_boats_are_no_gate_through_which_the_besieged_attack() -> None:
    """Trajan is besieged in Viminacium. Aboard in its port he may sail away, and come back to fight for it; but not
    step ashore again before the walls."""
    foes = [f"comati-{n}" for n in range(1, 10)]
    t = Table({"traianus": ("viminacium", [LEGION]), "decebalus": ("viminacium", foes)}, {FLEET: "viminacium"})
    t.within("traianus", LEGION).g.invest(REGION["viminacium"], 0)
    t.segment().do("sail", FLEET).do("embark", "traianus")
    assert not t.legal("land")
    assert t.why_not("land", "traianus") == "OP-9.6-1"
    t.do("sail-to", "singidunum").do("sail-to", "viminacium")
    assert t.legal("land") == {"traianus", LEGION}
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}).segment()
    assert t.do("sail", FLEET).do("embark", "traianus").legal("land") == {"traianus", LEGION}, "no siege"


# ------------------------------------------------------------------ 5.1.2 with 4.2: who may be taken along


@pytest.mark.rule("OP-4.2-2", "OP-4.2-3", "OP-5.1.2-1", "OP-5.1.1-3")
def test_where_armies_go_together_each_of_their_leaders_takes_along_whom_he_outranks() -> None:
    """Sura sets out, VS 8, and Trajan with him, 10 and 8: Laberius, VS 9, follows Trajan as he would alone. No unit
    comes to Sura's sheet beyond his VS for all that."""
    armies = {"licinius-sura": [LEGION, SECOND, HORSE], "traianus": [], "laberius-maximus": []}
    t = Table(
        {head: ("viminacium", units) for head, units in armies.items()}, {"mauri-2": "viminacium"},
        supreme=("traianus", ""),
    )  # fmt: skip
    t.segment().do("march", "licinius-sura")
    assert t.why_not("take", "laberius-maximus") == "OP-4.2-3"
    t.do("join", "traianus")
    assert t.legal("take") == {"laberius-maximus"}
    assert t.why_not("take", "mauri-2") == "OP-5.1.3-2"
    stop(t.do("take", "laberius-maximus").do("move-to", "singidunum"))
    assert {t.place(name) for name in ("licinius-sura", "traianus", "laberius-maximus")} == {"singidunum"}


@pytest.mark.rule("OP-5.1.1-1", "OP-5.1.1-3", "OP-5.1.2-1", "OP-5.1.3-2")
def test_nor_does_the_vs_of_one_serve_the_men_of_another() -> None:
    """Sura, VS 8, has eight PF of his own. Quietus, VS 5, who goes with him, has none: he may take Velius Rufus along,
    VS 3, with three PF, but Sosius Senecio, VS 7, outranks him, and Sura has no room for his two."""
    armies = {
        "licinius-sura": [LEGION, SECOND, HORSE], "lusius-quietus": [], "velius-rufus": ["legio-i-italica"],
        "sosius-senecio": ["mauri-2"],
    }  # fmt: skip
    t = Table({head: ("viminacium", units) for head, units in armies.items()})
    t.segment().do("march", "licinius-sura")
    assert t.why_not("take", "velius-rufus") == t.why_not("take", "sosius-senecio") == "OP-5.1.1-3"
    t.do("join", "lusius-quietus")
    assert t.legal("take") == {"velius-rufus"}
    assert t.why_not("take", "sosius-senecio") == "OP-5.1.1-3"
    stop(t.do("take", "velius-rufus").do("move-to", "singidunum"))
    assert t.place("legio-i-italica") == "singidunum"


@pytest.mark.rule("OP-5.1.1-1", "OP-5.1.2-1")
def test_an_army_that_is_too_large_for_its_leader_does_not_go_because_another_leads_few() -> None:
    """Quietus, VS 5, has six PF on his sheet: none goes until he has laid some down, whoever is with him."""
    t = Table({"lusius-quietus": ("viminacium", [LEGION, SECOND]), "licinius-sura": ("viminacium", [])})
    t.segment().do("march", "licinius-sura").do("join", "lusius-quietus")
    assert t.why_not("move-to", "singidunum") == "OP-5.1.1-1"
    t.do("leave", SECOND)
    assert t.why_not("move-to", "singidunum") == ""


@pytest.mark.rule("OP-5.1.2-1", "OP-5.1-11", "OP-9.11.3-2")
@pytest.mark.parametrize("step", ["resolved", "resume"])
@pytest.mark.parametrize("together", [True, False])
def test_who_was_activated_with_a_leader_who_falls_in_victory_may_go_on(step: str, together: bool) -> None:
    """Sura and Trajan, with a counter of Moors each, have beaten the enemy by Horreum Margi, or taken it, were it a
    town, and Sura has fallen. Trajan rides on with his second PM, if he was paid for; taken along he stops with the
    leader of the move."""
    t = Table({"licinius-sura": ("horreum-margi", [HORSE]), "traianus": ("horreum-margi", ["mauri-2"])})
    march = March(ROME, PIECE["licinius-sura"], False)
    march.group = sum(BIT[PIECE[name]] for name in ("licinius-sura", "traianus", HORSE, "mauri-2"))
    march.chiefs |= BIT[PIECE["traianus"]] if together else 0
    march.walked[0], march.steps, march.step = march.group, 1, step
    march.here = REGION["horreum-margi" if step == "resume" else "singidunum"]
    t.g.verdict = WON
    t.g.bury(PIECE["licinius-sura"])
    t.start(march)
    if not together:
        assert t.asked == ""
        return
    assert t.legal("move-to") >= {"singidunum", "viminacium"}
    assert t.why_not("leave", "traianus") == "OP-5.1.2b-1", "he leads now"
    stop(t.do("leave", HORSE).do("move-to", "viminacium"))
    assert (t.place("traianus"), t.place("mauri-2"), t.place(HORSE)) == ("viminacium", "viminacium", "horreum-margi")


# ------------------------------------------------------------------ 5.1 with 9.11.2: the men of a fallen leader


@pytest.mark.rule("OP-5.1-12", "OP-1.4-7")
@pytest.mark.parametrize("led_by", ["diegis", "decebalus"])
def test_who_has_lost_does_not_march_again_under_the_leader_who_took_over(led_by: str) -> None:
    """Vezinas has attacked with Diegis, lost and fallen. Diegis has one of his counters now: where he marches, by
    himself or behind Decebalus, it stays."""
    t = Table({"diegis": ("horreum-margi", ["comati-1", "comati-2"]), "decebalus": ("horreum-margi", [])})
    t.g.halted = BIT[PIECE["comati-1"]]
    t.segment(BARBARIAN).do("march", led_by)
    if led_by != "diegis":
        t.do("take", "diegis")
    stop(t.do("move-to", "viminacium"))
    assert (t.place("comati-1"), t.army("diegis")) == ("horreum-margi", {"comati-2"})
    assert t.defects() == []


@pytest.mark.rule("OP-5.1-12", "OP-5.2.3-1")
def test_nor_does_he_sail() -> None:
    t = Table({"licinius-sura": ("viminacium", [LEGION, HORSE])}, {FLEET: "viminacium"})
    t.g.halted = BIT[PIECE[HORSE]]
    t.segment().do("sail", FLEET).do("embark", "licinius-sura").do("sail-to", "singidunum").do("done")
    assert (t.place(HORSE), t.army("licinius-sura")) == ("viminacium", {LEGION})


# ------------------------------------------------------------------ 5.1.6 with 5.1.2: who swims is who crosses


@pytest.mark.rule("OP-5.1.6-4", "OP-5.1.2b-1", "OP-6.1-11")
def test_horses_that_have_stayed_behind_take_nobody_across() -> None:
    """Two PF of horse for three on foot are enough; but the horse stays at Viminacium, and the legion crosses the
    Savus by a forced march."""
    t = Table({"traianus": ("singidunum", [LEGION, HORSE])}, hands={ROME: ["marche-forcee"]}).segment()
    t.do("march", "traianus").do("play", "marche-forcee").do("move-to", "viminacium").do("leave", HORSE)
    stop(t.do("move-to", "sirmium"))
    assert modifiers(t) == {"forced": -1, "stream": -1}


@pytest.mark.rule("OP-5.1.6-3", "OP-5.1.2b-1", "OP-6.1-11")
def test_horses_that_leave_the_foot_behind_swim() -> None:
    """One PF of horse is too little for a legion; but this stays at Viminacium, and the horse rides on."""
    t = Table({"traianus": ("singidunum", [LEGION, HORSE])}, pf={HORSE: 1}).segment()
    t.do("march", "traianus").do("move-to", "viminacium").do("leave", LEGION)
    stop(t.do("move-to", "sirmium"))
    assert modifiers(t) == {}
    t = Table({"traianus": ("viminacium", [LEGION, HORSE])}, pf={HORSE: 1}).segment()
    stop(t.do("march", "traianus").do("move-to", "sirmium"))
    assert modifiers(t) == {"stream": -1}


@pytest.mark.rule("OP-5.1.6-4", "OP-5.1.2b-2", "OP-6.1-11")
def test_horses_picked_up_beyond_a_water_have_carried_nobody_over_it() -> None:
    """The legion crosses to Sirmium, and on to Mursa by a forced march with the horse that waited there."""
    t = Table({"traianus": ("viminacium", [LEGION])}, {HORSE: "sirmium"}, hands={ROME: ["marche-forcee"]}).segment()
    t.do("march", "traianus").do("play", "marche-forcee").do("move-to", "sirmium").do("add-pa").do("take", HORSE)
    stop(t.do("move-to", "mursa"))
    assert modifiers(t) == {"forced": -1, "stream": -1}
