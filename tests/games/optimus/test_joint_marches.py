"""OP 5: several armies that go together, what a stratagem does for one of them, and who has halted after a defeat."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch05_marches import LEGION, SECOND, go, halt


def together(*, forced: str) -> Table:
    """Trajan and Laberius set out from Viminacium with a legion each; one of them forces his march. They make the one
    PM of men on foot."""
    t = Table({"traianus": ("viminacium", [LEGION]), "laberius-maximus": ("viminacium", [SECOND])},
              hands={ROME: ["marche-forcee"]}).segment()  # fmt: skip
    t.do("march", "traianus").do("join", "laberius-maximus").do("play", "marche-forcee").do("choose-piece", forced)
    return go(t, "horreum-margi")


@pytest.mark.rule("OP-14-10", "OP-5.1.2-1", "OP-5.1.2b-1")
def test_a_forced_march_is_for_the_army_of_who_plays_it() -> None:
    """Laberius and his legion have made their PM; once they stay, Trajan and his make another."""
    t = together(forced="traianus")
    assert t.why_not("move-to", "singidunum") == "OP-5.1-15"
    t.do("leave", "laberius-maximus")
    halt(go(t.dice(6), "singidunum"))
    assert [t.place(name) for name in (LEGION, SECOND)] == ["singidunum", "horreum-margi"]
    assert t.army("laberius-maximus") == {SECOND}, "who stays, stays with his own"
    assert [m["amount"] for m in t.events("modifier") if m["modifier"] == "forced"] == [-1]


@pytest.mark.rule("OP-14-10", "OP-4.2-3")
def test_the_other_army_marches_on_without_the_men_of_who_set_out() -> None:
    """Laberius forces the march: Trajan, who set out and outranks him, goes on without his legion."""
    t = together(forced="laberius-maximus")
    assert t.why_not("move-to", "singidunum") == "OP-5.1-15"
    assert "traianus" not in t.legal("leave")
    go(t.do("leave", LEGION), "singidunum")
    assert [t.place(name) for name in ("traianus", LEGION, SECOND)] == ["singidunum", "horreum-margi", "singidunum"]


@pytest.mark.rule("OP-14-10", "OP-4.2-2")
def test_whom_a_leader_takes_along_is_of_his_army() -> None:
    """Hadrian (VS 6) goes with Trajan, who has room for his 2 PF: the forced march of Trajan is his, too."""
    t = Table({"traianus": ("viminacium", [LEGION]), "laberius-maximus": ("viminacium", [SECOND]),
               "hadrianus": ("viminacium", ["thraces-1"])}, hands={ROME: ["marche-forcee"]}).segment()  # fmt: skip
    t.do("march", "traianus").do("join", "laberius-maximus").do("take", "hadrianus").do("play", "marche-forcee")
    t.do("choose-piece", "traianus")
    go(go(t, "horreum-margi").do("leave", "laberius-maximus"), "singidunum")
    assert t.place("thraces-1") == "singidunum"


@pytest.mark.rule("OP-14-1", "OP-14-4", "OP-14-10")
def test_a_leader_who_is_taken_along_plays_it_for_the_army() -> None:
    """Trajan has played another in the season; Senecio, whom he leads, has not."""
    t = Table({"traianus": ("viminacium", [LEGION]), "sosius-senecio": ("viminacium", [])},
              hands={ROME: ["marche-forcee"]})  # fmt: skip
    t.g.schemed = BIT[PIECE["traianus"]]
    t.segment().do("march", "traianus")
    assert t.why_not("play", "marche-forcee") == "OP-14-4"
    t.do("take", "sosius-senecio").do("play", "marche-forcee")
    go(t, "horreum-margi", "singidunum")
    assert t.place(LEGION) == "singidunum"


@pytest.mark.rule("OP-14-4", "OP-14-10")
def test_and_may_do_so_though_his_leader_could() -> None:
    """Either of them may have played it, Trajan or Senecio; it is the second: both steps are the army's, and Laberius
    has no part in them."""
    t = Table({"traianus": ("viminacium", [LEGION]), "sosius-senecio": ("viminacium", []),
               "laberius-maximus": ("viminacium", [SECOND])}, hands={ROME: ["marche-forcee"]}).segment()  # fmt: skip
    t.do("march", "traianus").do("take", "sosius-senecio").do("join", "laberius-maximus").do("play", "marche-forcee")
    t.do("choose-piece", "sosius-senecio")
    go(go(t, "horreum-margi").do("leave", "laberius-maximus"), "singidunum")
    assert [t.place(name) for name in (LEGION, SECOND)] == ["singidunum", "horreum-margi"]


@pytest.mark.rule("OP-14-9", "OP-5.1.1-4", "OP-5.1-8")
def test_infiltration_is_for_one_army_alone() -> None:
    """From Viminacium to Singidunum, both Rome's, goes only the army that infiltrates; nor does the other choose where
    it arrives across the Danube."""
    t = Table({"vezinas": ("viminacium", ["comati-1"]), "bicilis": ("viminacium", ["comati-2"])},
              hands={BARBARIAN: ["infiltration"]}).segment(BARBARIAN)  # fmt: skip
    t.do("march", "vezinas").do("join", "bicilis").do("play", "infiltration").do("choose-piece", "vezinas")
    assert t.why_not("move-to", "singidunum") == "OP-5.1.1-4"
    assert "berzobis" not in t.legal("move-to")
    go(t, "horreum-margi")
    assert t.why_not("move-to", "singidunum") == "OP-5.1-15"
    t.do("leave", "bicilis")
    assert "berzobis" in t.legal("move-to")
    go(t, "singidunum")
    assert [t.place(name) for name in ("comati-1", "comati-2")] == ["singidunum", "horreum-margi"]


@pytest.mark.rule("OP-14-9")
def test_infiltration_stays_with_its_army() -> None:
    """Bicilis infiltrates, and stays; Vezinas has his own PM left, and chooses no region of another contrée."""
    t = Table({"vezinas": ("viminacium", ["equites-daci-1"]), "bicilis": ("viminacium", ["comati-2"])},
              hands={BARBARIAN: ["infiltration"]}).segment(BARBARIAN)  # fmt: skip
    t.do("march", "vezinas").do("join", "bicilis").do("play", "infiltration").do("choose-piece", "bicilis")
    go(t, "horreum-margi").do("leave", "bicilis")
    assert t.legal("move-to") & {"singidunum", "berzobis", "ratiaria", "naissus"} == {"singidunum", "naissus"}
    assert "dacia-occidentalis" in t.legal("enter")


@pytest.mark.rule("OP-5.1-12", "OP-5.1.1-2")
@pytest.mark.parametrize(("men", "place"), [(5, "naissus"), (0, "singidunum")])
def test_those_left_on_the_way_have_been_activated_and_halt_with_the_beaten(men: int, place: str) -> None:
    """A squadron of 1 PF rides on from the legion and is ridden down by ten; where nobody is, all may go again."""
    horse, foes = "ala-claudia-nova", [f"comati-{n + 1}" for n in range(men)]
    t = Table({"traianus": ("viminacium", [LEGION, SECOND, horse])}, dict.fromkeys(foes, "naissus"), dice=[6])
    t.segment().do("march", "traianus").do("leave", SECOND)
    go(go(t, "horreum-margi").do("leave", LEGION), place)
    t.do("done")
    while t.asked:
        t.do("done")
    t.segment()
    assert t.why_not("march", LEGION) == ("OP-5.1-12" if men else "")
    assert t.why_not("march", SECOND) == "", "who was laid down before the first step has not moved"


@pytest.mark.rule("OP-5.1-12", "OP-9.5-3")
def test_so_do_they_after_an_assault_on_arrival_that_is_lost() -> None:
    """Trajan leaves a legion on the way and storms Arcidava from the march; nobody hits, the garrison stands."""
    t = Table({"traianus": ("viminacium", [LEGION, "mauri-1", "mauri-2"])}, {"comati-1": "arcidava"},
              dice=[1, 6] + [1] * 30).segment()  # fmt: skip
    t.do("march", "traianus")
    go(t, "horreum-margi").do("leave", LEGION).do("enter", "dacia-occidentalis").do("choose-region", "arcidava")
    t.do("done").do("shelter", "comati-1").do("assault", "traianus")
    while t.asked:
        for verb in ("post", "go-on", "guard", "done"):
            if t.legal(verb):
                t.do(verb, min(t.legal(verb), key=str) if verb in ("post", "guard") else None)
                break
    assert t.place("traianus") == "arcidava"
    assert t.segment().why_not("march", LEGION) == "OP-5.1-12"


@pytest.mark.rule("OP-3-5", "OP-5.1.2b-2", "OP-5.1.2-2")
@pytest.mark.parametrize(("spent", "refused"), [("hadrianus", ""), ("", "OP-3-5")])
def test_a_joint_march_for_which_a_point_was_paid_picks_up_on_the_way(spent: str, refused: str) -> None:
    """Trajan goes for his PAC; Hadrian for the only PA that there is, or for his own PAC: then nobody is picked up."""
    t = Table({"traianus": ("viminacium", ["mauri-1"]), "hadrianus": ("viminacium", [])},
              {"mauri-2": "horreum-margi"}, pa=(1, 9)).used(*[spent] if spent else [])  # fmt: skip
    go(t.segment().do("march", "traianus").do("join", "hadrianus"), "horreum-margi")
    assert t.why_not("take", "mauri-2") == refused
