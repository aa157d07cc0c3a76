"""OP 7 to 14 where they meet: a truce after a retreat that has failed, a siege and the battle that is to relieve it, guns
and the legion that serves them, a town that has come back to its own."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import BARBARUS, PIECE, ROMANUS
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.loot import TownLoot
from latrunculi.games.optimus.rules.sequence import spring
from latrunculi.games.optimus.rules.state import CALM, DRAWN, altered
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch08_battle import COMATI, LEGIONS, PLAIN, armies, choose, fight, frame, post, settle
from tests.games.optimus.test_ch09_assault import storm

ARCIDAVA = REGION["arcidava"]
"""VD 1, VG 6."""


# ------------------------------------------------------------------ 8.3.1 with 8.3.2


@pytest.mark.rule("OP-8.3.1-1", "OP-8.3.2-2")
def test_who_has_failed_to_retreat_may_still_offer_a_truce_in_the_same_phase() -> None:
    """The attempt is spent, the phase is not over: both may agree to stop."""
    t = post(fight(armies(1, 1, dice=[5]))).do("break-off")
    assert (t.asked, t.side, t.legal()) == ("battle-parley", BARBARIAN, {"go-on", "offer-truce"})
    assert t.why_not("break-off") == "OP-8.3.2-1", "one attempt in a phase"
    t.dice(6).do("offer-truce").do("accept")
    assert (settle(t).g.verdict, t.place("traianus")) == (DRAWN, "tapae")
    t = post(fight(armies(1, 1, dice=[5]))).do("break-off").do("offer-truce").do("refuse")
    assert (t.side, t.legal()) == (ROME, {"go-on", "break-off", "offer-truce"})
    t.dice(5).do("break-off")
    assert (t.side, t.legal()) == (ROME, {"go-on", "offer-truce"}), "the attacker as well"
    t.dice(1, 1).do("offer-truce").do("refuse")
    assert [event["phase"] for event in t.events("phase")] == [1, 2]


@pytest.mark.rule("OP-8.3.1-1", "OP-8.3.2-1")
def test_whose_truce_has_been_refused_and_whose_retreat_has_failed_is_asked_no_more_in_the_phase() -> None:
    """One offer and one attempt, in whatever order; in a battle of the defender with deterrence alone."""
    t = choose(post(fight(armies(4, 5))), "frontal", "deterrence").dice(5)
    t.do("offer-truce").do("refuse").do("break-off")
    assert (t.asked, t.side, t.legal()) == ("battle-parley", ROME, {"go-on", "offer-truce"})


# ------------------------------------------------------------------ 5.1 with 9.5: who has stormed in vain


@pytest.mark.rule("OP-5.1-12", "OP-9.5-3", "OP-4.2-3")
def test_all_who_storm_in_vain_have_been_activated_for_it_even_those_of_a_higher_rank() -> None:
    """Laberius Maximus storms with his legion; Trajan and a legion without a leader are there, and fight with him."""
    t = Table(
        {"laberius-maximus": ("arcidava", LEGIONS[:1]), "traianus": ("arcidava", LEGIONS[1:2])},
        {LEGIONS[2]: "arcidava", "comati-1": "arcidava"},
    ).within("comati-1")
    t.segment().do("assault", "laberius-maximus")
    for _ in range(2):
        t.do("post", min(t.legal("post")))
    t.dice(*[1] * 4).do("go-on")
    while t.asked != "assault-parley":  # the comati, with a VD of 1, hit on a 4 and a 5 alone
        t.do("guard", "comati-1")
    t.do("done")
    assert t.asked == ""
    t.segment()
    assert t.why_not("assault", "traianus") == "OP-5.1-12"
    assert not t.legal("march")
    assert t.why_not("march", LEGIONS[2]) == t.why_not("march", "traianus") == "OP-5.1-12"


@pytest.mark.rule("OP-5.1-12", "OP-9.5-3")
def test_who_has_stormed_in_vain_does_not_storm_again_under_another_leader() -> None:
    """Before Arcidava Laberius Maximus has halted; Trajan arrives with two legions and storms with these alone."""
    t = Table(
        {"laberius-maximus": ("arcidava", LEGIONS[:1]), "traianus": ("berzobis", LEGIONS[1:3])},
        {"comati-1": "arcidava"},
        dice=[6],
    ).within("comati-1")
    t.g.halted = BIT[PIECE["laberius-maximus"]] | BIT[PIECE[LEGIONS[0]]]
    t.segment().do("march", "traianus").do("move-to", "arcidava")
    while t.asked != "march-order":
        t.do("shelter", "comati-1") if t.asked == "contact-stand" else t.do("done")
    t.do("assault", "traianus")
    host = next(frame for frame in t.g.stack if isinstance(frame, Assault)).host[ROME]
    assert set(members(host)) == {PIECE[name] for name in ("traianus", *LEGIONS[1:3])}
