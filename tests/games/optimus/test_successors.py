"""OP 4.2, 9.11.2: of leaders of equal rank their player says who takes over from one who has fallen."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.counters import TYPE
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.state import WON
from tests.games.optimus.table import ROME, Table, engagement
from tests.games.optimus.test_across_chapters import pieces
from tests.games.optimus.test_ch05_marches import LEGION, SECOND, THIRD

EQUALS = {"laberius-maximus", "iulius-quadratus-bassus"}
"""Both have VS 9."""


def fallen(*, men: bool, second: str = "iulius-quadratus-bassus", **rest: object) -> Table:
    """Trajan has fallen with his first legion in a battle at Tapae; he is killed on a 6."""
    sheets = ([SECOND], [THIRD]) if men else ([], [])
    legions = ["legio-i-italica", LEGION]
    armies = {
        "traianus": ("tapae", legions),
        "laberius-maximus": ("tapae", sheets[0]),
        second: ("tapae", sheets[1]),
        "decebalus": ("tapae", ["comati-1", "comati-2"]),
    }
    t = Table(armies, bb={"traianus": 2}, dice=[6], **rest)  # type: ignore[arg-type]
    romans = pieces("traianus", "laberius-maximus", second, *legions, *sheets[0], *sheets[1])
    foes = pieces("decebalus", "comati-1", "comati-2")
    battle = engagement(REGION["tapae"], ROME, REGION["arcidava"], romans, foes)
    battle.draw_up(t.g)
    battle.stands[battle.roll_call().index(PIECE["traianus"])] = PIECE["legio-i-italica"]
    t.g.destroy(PIECE["legio-i-italica"], 3)
    battle.phase, battle.step = 2, "falls"
    return t.start(battle)


@pytest.mark.rule("OP-4.2-4", "OP-1.4-7")
@pytest.mark.parametrize("heir", sorted(EQUALS))
def test_of_two_equals_with_men_the_player_says_who_has_the_bales(heir: str) -> None:
    t = fallen(men=True)
    assert (t.asked, t.side, t.legal("choose-piece")) == ("battle-choose-heir", ROME, EQUALS)
    t.do("choose-piece", heir)
    assert t.place("traianus") == "gone"
    assert {name: t.bb(name) for name in EQUALS} == {name: 2 if name == heir else 0 for name in EQUALS}
    assert (t.asked, t.defects()) == ("battle-parley", [])


@pytest.mark.rule("OP-4.2-4", "OP-9.11.2-3")
@pytest.mark.parametrize("heir", sorted(EQUALS))
def test_of_two_equals_without_men_he_says_who_has_those_of_the_fallen(heir: str) -> None:
    t = fallen(men=False).do("choose-piece", heir)
    assert (t.army(heir), t.bb(heir)) == ({LEGION}, 2)


@pytest.mark.rule("OP-4.2-4")
def test_the_higher_in_rank_is_not_asked_about() -> None:
    t = fallen(men=True, second="licinius-sura")
    assert (t.asked, t.bb("laberius-maximus")) == ("battle-parley", 2)


@pytest.mark.rule("OP-9.11.2-3", "OP-1.4-7")
def test_who_falls_with_him_does_not_take_over() -> None:
    """The legion of Laberius is destroyed by the same blows: Bassus alone is left."""
    t = Table({"traianus": ("tapae", [LEGION]), "laberius-maximus": ("tapae", [SECOND]),
               "iulius-quadratus-bassus": ("tapae", [THIRD]), "decebalus": ("tapae", ["comati-1", "comati-2"])},
              bb={"traianus": 2}, dice=[6, 6])  # fmt: skip
    romans = pieces("traianus", *EQUALS, LEGION, SECOND, THIRD)
    battle = engagement(REGION["tapae"], ROME, REGION["arcidava"], romans, pieces("decebalus", "comati-1", "comati-2"))
    battle.draw_up(t.g)
    for head, unit in (("traianus", LEGION), ("laberius-maximus", SECOND)):
        battle.stands[battle.roll_call().index(PIECE[head])] = PIECE[unit]
        t.g.destroy(PIECE[unit], 3)
    battle.phase, battle.step = 2, "falls"
    t.start(battle)
    assert (t.asked, t.bb("iulius-quadratus-bassus")) == ("battle-parley", 2)


@pytest.mark.rule("OP-13.4-3", "OP-9.11.2-3")
def test_an_eagle_goes_with_the_bales_to_who_takes_over() -> None:
    """Decebalus has the eagle of a legion; Vezinas (VS 5), without men, outranks Diegis, who leads some and follows."""
    foes = pieces("decebalus", "vezinas", "diegis", "comati-1", "comati-2")
    t = Table({"decebalus": ("tapae", ["comati-1"]), "vezinas": ("tapae", []), "diegis": ("tapae", ["comati-2"]),
               "traianus": ("tapae", [LEGION])}, dice=[6])  # fmt: skip
    t.g.eagle = [PIECE["decebalus"] if i == TYPE["legio-xxi-rapax"] else e for i, e in enumerate(t.g.eagle)]
    battle = engagement(REGION["tapae"], ROME, REGION["arcidava"], pieces("traianus", LEGION), foes)
    battle.draw_up(t.g)
    battle.stands[battle.roll_call().index(PIECE["decebalus"])] = PIECE["comati-1"]
    t.g.destroy(PIECE["comati-1"], 2)
    battle.phase, battle.step = 2, "falls"
    t.start(battle)
    assert t.g.eagle[TYPE["legio-xxi-rapax"]] == PIECE["diegis"]


@pytest.mark.rule("OP-4.2-4", "OP-5.1-11")
@pytest.mark.parametrize("heir", sorted(EQUALS))
def test_of_equals_who_go_together_he_says_who_leads_on(heir: str) -> None:
    t = Table({"traianus": ("cusum", []), "laberius-maximus": ("cusum", [SECOND]),
               "iulius-quadratus-bassus": ("cusum", [THIRD])})  # fmt: skip
    march = March(ROME, PIECE["traianus"], False)
    march.group = pieces("traianus", *EQUALS, SECOND, THIRD)
    march.chiefs |= pieces(*EQUALS)
    march.steps, march.step, t.g.verdict = 1, "resolved", WON
    t.g.bury(PIECE["traianus"])
    assert (t.start(march).asked, t.legal("choose-piece")) == ("march-succeed", EQUALS)
    t.do("choose-piece", heir)
    assert (t.asked, march.mover) == ("march-order", PIECE[heir])
