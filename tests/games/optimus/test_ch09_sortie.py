"""Sorties (OP 9.6): who goes out, who bars the way, one exchange of blows, and the march."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from tests.games.optimus.table import BARBARIAN, ROME, Table

TOWN = REGION["arcidava"]
LEGIONS = ("legio-i-adiutrix", "legio-i-italica", "legio-i-minervia")


def shut_in(
    army: Iterable[str] = ("comati-1", "comati-2"),
    *,
    chief: str = "decebalus",
    besieger: str = "laberius-maximus",
    others: Iterable[str] = (),
    dice: Iterable[int] = (),
    **rest: object,
) -> Table:
    """A Dacian leader besieged in Arcidava by nine PF of legions."""
    army, others = list(army), list(others)
    armies = {chief: ("arcidava", army)}
    pieces = dict.fromkeys(others, "arcidava")
    if besieger:
        armies[besieger] = ("arcidava", list(LEGIONS))
    else:
        pieces |= dict.fromkeys(LEGIONS, "arcidava")
    t = Table(armies, pieces, dice=dice, **rest).within(chief, *army, *others)  # type: ignore[arg-type]
    t.g.invest(TOWN, 1)
    return t


def out(t: Table, *names: str) -> Table:
    """Decebalus goes out with some units. A single answer is given by itself."""
    t.segment(BARBARIAN).do("sortie", "decebalus")
    for name in names:
        if t.asked == "sortie-take-out":
            t.do("take-out", name)
    return t.do("done") if t.asked == "sortie-take-out" else t


@pytest.mark.rule("OP-9.6-1")
@pytest.mark.rule("OP-3-12")
def test_a_leader_inside_is_activated_by_his_pac_or_a_point() -> None:
    t = shut_in().segment(BARBARIAN)
    assert t.legal("sortie") == {"decebalus"}
    t.do("sortie", "decebalus")
    assert (t.g.pa[BARBARIAN], t.has_pac("decebalus")) == (9, False)
    t = shut_in().used("decebalus").segment(BARBARIAN)
    t.do("sortie", "decebalus")
    assert t.g.pa[BARBARIAN] == 8
    t = shut_in(pa=(9, 0)).used("decebalus")
    t.put("duras", "drobeta")
    t.g.pac |= 1 << PIECE["duras"]
    assert t.segment(BARBARIAN).why_not("sortie", "decebalus") == "OP-3-4"


@pytest.mark.rule("OP-9.6-1")
def test_nobody_makes_a_sortie_without_a_siege_or_without_a_leader() -> None:
    t = shut_in()
    t.g.invest(TOWN, -1)
    assert "sortie" not in t.segment(BARBARIAN).legal()
    t = Table({"laberius-maximus": ("arcidava", LEGIONS)}, {"comati-1": "arcidava"}).within("comati-1")
    t.g.invest(TOWN, 1)
    assert "sortie" not in t.segment(BARBARIAN).legal()
    assert "sortie" not in shut_in().segment(ROME).legal()
    t = shut_in()
    t.g.halted |= 1 << PIECE["decebalus"]
    assert t.segment(BARBARIAN).why_not("sortie", "decebalus") == "OP-5.1-12"


@pytest.mark.rule("OP-9.6-1", "OP-9.6-7")
def test_nobody_walks_out_of_a_besieged_town_without_a_blow() -> None:
    t = shut_in(others=["comati-3"]).segment(BARBARIAN)
    assert t.why_not("march", "decebalus") == t.why_not("march", "comati-3") == "OP-9.6-1"
    t = shut_in(others=["comati-3"])
    t.g.invest(TOWN, -1)
    assert t.segment(BARBARIAN).legal("march") == {"decebalus", "comati-3"}, "no siege, no cordon"


@pytest.mark.rule("OP-5.1-12", "OP-9.6-2")
def test_who_has_halted_is_not_taken_out() -> None:
    t = shut_in()
    t.g.halted |= 1 << PIECE["comati-1"]
    assert t.segment(BARBARIAN).do("sortie", "decebalus").legal("take-out") <= {"comati-2"}


@pytest.mark.rule("OP-9.6-2")
def test_he_takes_out_what_his_vs_allows() -> None:
    t = shut_in(["comati-1"], chief="bicilis", others=["comati-2", "sagittarii-daci-1", "tormenta-dacorum-1"])
    t.segment(BARBARIAN).do("sortie", "bicilis")  # VS 3
    assert t.asked == "sortie-take-out"
    assert t.legal("take-out") == {"comati-1", "comati-2", "sagittarii-daci-1"}
    assert t.why_not("done") == "OP-9.6-2"
    assert t.why_not("take-out", "tormenta-dacorum-1") == "OP-5.1-16"
    t.do("take-out", "comati-2")
    assert t.legal("take-out") == {"sagittarii-daci-1"}
    t.do("take-out", "sagittarii-daci-1").do("done")
    assert t.army("bicilis") == {"comati-2", "sagittarii-daci-1"}
    assert t.g.walls >> PIECE["comati-1"] & 1
    assert not t.g.walls & (1 << PIECE["comati-2"] | 1 << PIECE["bicilis"])
    assert t.g.bare >> PIECE["bicilis"] & 1


@pytest.mark.rule("OP-9.6-4")
def test_the_besieger_answers_with_as_many_counters_within_the_vs_of_his_leader() -> None:
    t = shut_in(besieger="velius-rufus")  # VS 3
    out(t, "comati-1", "comati-2")
    assert (t.asked, t.side) == ("sortie-reply", ROME)
    t.do("answer-with", LEGIONS[0])  # three PF: no room for another
    assert t.asked != "sortie-reply"
    t = shut_in()  # VS 9, but one counter
    out(t, "comati-1").do("answer-with", LEGIONS[1])
    assert t.asked != "sortie-reply"
    t = out(shut_in(besieger="", others=["comati-3", "comati-4"]), "comati-1", "comati-2", "comati-3")
    for name in LEGIONS:
        assert t.asked == "sortie-reply"
        t.do("answer-with", name)  # nine PF: nobody's VS counts


def blows(dice: Iterable[int], *, vd: int = 1, answer: str = LEGIONS[0], besieger: str = "laberius-maximus") -> Table:
    """One counter on each side, as far as the losses."""
    t = shut_in(["comati-1"], besieger=besieger, dice=dice)
    t.g.vd[TOWN] = vd
    out(t, "comati-1")
    return t.do("answer-with", answer)


@pytest.mark.rule("OP-9.6-3")
@pytest.mark.rule("OP-9.6-5")
@pytest.mark.rule("OP-9.6-6")
def test_one_exchange_of_blows_with_bt_and_fd_that_double_on_one_side_alone() -> None:
    t = blows([2, 3])  # legion 2 + 1; comati 3 + 2: their FD of 5, which does not double
    assert [e["hits"] for e in t.events("volley")] == [0, 2]
    t = blows([4, 1])  # legion 4 + 1: its FD doubles three PF
    assert [e["hits"] for e in t.events("volley")] == [6, 0]
    assert [e["phase"] for e in t.events("phase")] == [2]


@pytest.mark.rule("OP-9.6-2")
@pytest.mark.rule("OP-9.6-3")
def test_the_vd_does_not_count_and_the_losses_fall_at_once() -> None:
    t = blows([1, 3], vd=3)
    assert [e["score"] for e in t.events("volley")] == [2, 5]
    assert t.side == ROME
    t.do("hurt", LEGIONS[0])  # the first of the two could fall on nobody else
    assert t.wounded(LEGIONS[0]) == 2
    assert t.asked == "rally-start"  # both may see to their men (11.4)
    t.do("decline")
    assert t.asked == "sally-order"


@pytest.mark.rule("OP-9.6-4")
def test_a_besieger_without_a_leader_is_not_commanded() -> None:
    t = blows([5, 1], besieger="")  # the FD of 5 says nothing, and 5 is no 6
    assert [e["hits"] for e in t.events("volley")] == [0, 0]


@pytest.mark.rule("OP-9.6-3", "OP-SC-40", "OP-SC-47")
@pytest.mark.parametrize(
    ("title", "unit", "scores"),
    [("", "comati-1", [3, 5]), ("pluvia-miraculosa", "comati-1", [3, 4]), ("catafracti", "catafracti-1", [3, 6])],
)
def test_rain_and_lances_count_in_the_blows_at_the_gate(title: str, unit: str, scores: list[int]) -> None:
    """A legion with a BT of 1 throws 2, the men of Decebalus, BT 2, throw 3, in summer, in Dacia, in open country."""
    unit = f"roxolani-{unit}" if title == "catafracti" else unit
    side = int(title == "catafracti")
    t = out(shut_in([unit], dice=[2, 3], hands={side: [title]} if title else {}), unit).do("answer-with", LEGIONS[0])
    if title:
        assert (t.asked, t.side) == ("sortie-counsel", side)
        t.do("play", title)
    assert [e["score"] for e in t.events("volley")] == scores


@pytest.mark.rule("OP-9.6-7")
@pytest.mark.rule("OP-9.6-8")
def test_the_survivors_march_on_test_and_never_come_back() -> None:
    t = blows([1, 1, 6])
    assert t.asked == "sally-order"
    assert t.why_not("done") == "OP-9.6-7"
    assert t.events("attrition-roll") == []
    assert not t.legal() & {"take", "leave", "to", "join", "besiege"}
    t.do("move-to", "dierna")
    assert "arcidava" not in t.legal("move-to")
    t.do("done").do("done")
    assert len(t.events("attrition-roll")) == 1
    assert t.place("comati-1") == t.place("decebalus") == "dierna"
    assert t.place(LEGIONS[0]) == t.place("laberius-maximus") == "arcidava"
    assert t.g.siege[TOWN] == 1
    assert t.events("winner") == t.events("sack-roll") == []
    assert t.asked == ""


@pytest.mark.rule("OP-9.6-7")
def test_cavalry_that_could_ride_back_may_not() -> None:
    t = shut_in(["equites-daci-1"], dice=[1, 1, 6])
    out(t, "equites-daci-1")
    t.do("answer-with", LEGIONS[0]).do("move-to", "dierna")
    assert "berzobis" in t.legal("move-to")
    assert t.why_not("move-to", "arcidava") == "OP-9.6-7"
    assert "arcidava" not in t.legal("move-to")


@pytest.mark.rule("OP-9.6-7")
def test_who_has_no_way_out_is_destroyed() -> None:
    t = shut_in(["comati-1"], dice=[1, 1])
    out(t, "comati-1")
    t.g.closed = (1 << len(t.g.vd)) - 1
    t.do("answer-with", LEGIONS[0])
    assert t.place("comati-1") == "pool"
    assert t.place("decebalus") == "gone"
    assert [e["piece"] for e in t.events("captured")] == ["decebalus"]


@pytest.mark.rule("OP-9.6-7")
@pytest.mark.rule("OP-9.11.3-2")
def test_the_men_of_a_fallen_leader_go_their_ways() -> None:
    t = shut_in(["comati-1", "comati-2"], dice=[4, 1, 1, 6])  # six losses, and he dies on 6
    out(t, "comati-1", "comati-2")
    t.do("answer-with", LEGIONS[0]).do("done").do("post", "comati-1")
    for verb in ("hurt", "hurt", "destroy", "destroy"):
        t.do(verb, "comati-1")
    t.do("hurt", "comati-2")  # and once more: nobody else is left
    assert t.wounded("comati-2") == 2
    assert t.place("decebalus") == "gone"
    assert t.asked == "sally-order"
    t.do("move-to", "dierna").do("done")
    assert t.place("comati-2") == "dierna"
    assert t.events("attrition-roll") == []  # a counter alone


@pytest.mark.rule("OP-9.6-2", "OP-5.1.2b-3")
def test_who_has_nobody_within_his_vs_or_no_pm_left_makes_no_sortie() -> None:
    assert shut_in(["comati-1"], chief="duras").segment(BARBARIAN).legal("sortie") == {"duras"}, "VS 2, two PF"
    for pf, clause in ((3, "OP-9.6-2"), (2, "")):
        armies = {"commodus": ("viminacium", [LEGIONS[0]]), "decebalus": ("viminacium", ["comati-1"])}
        t = Table(armies, pf={LEGIONS[0]: pf}).within("commodus", LEGIONS[0])
        t.g.invest(REGION["viminacium"], 1)
        assert t.segment(ROME).why_not("sortie", "commodus") == clause, "VS 2"
    for paces, clause in ((4, "OP-5.1.2b-3"), (3, "")):
        t = shut_in()
        t.g.paces[PIECE["decebalus"] - FIRST_LEADER] = paces
        assert t.segment(BARBARIAN).why_not("sortie", "decebalus") == clause


@pytest.mark.rule("OP-9.6-1", "OP-3-5", "OP-5.1.2b-1", "OP-5.1.2b-2")
@pytest.mark.parametrize("by_pac", [True, False])
def test_on_the_way_from_a_sortie_one_leaves_men_and_takes_some_along_if_a_pa_was_paid(by_pac: bool) -> None:
    t = shut_in(dice=[1, 1, 1]) if by_pac else shut_in(dice=[1, 1, 1]).used("decebalus")
    t.put("comati-3", "dierna")
    out(t, "comati-1", "comati-2").do("answer-with", LEGIONS[0]).do("done").do("post", "comati-1")
    t.do("move-to", "dierna")
    assert t.legal("leave") == {"comati-1", "comati-2"}
    assert t.legal("take") == (set() if by_pac else {"comati-3"})
    assert ("add-pa" in t.legal()) == by_pac


@pytest.mark.rule("OP-9.6-3", "OP-14-7", "OP-14-14", "OP-14-15")
def test_of_the_stratagems_of_a_battle_a_sortie_knows_the_omens_alone() -> None:
    """It has no shots, no pursuit, no tactics and no retreat in good order."""
    held = ["bataille-nocturne", "mauvais-augures", "presage-favorable", "prevoyant", "tombee-de-la-nuit"]
    t = shut_in(["comati-1"], hands={ROME: [*held, "artillerie-deployee"], BARBARIAN: held})
    out(t, "comati-1").do("answer-with", LEGIONS[0])
    for side in (BARBARIAN, ROME):
        assert (t.asked, t.side) == ("sortie-counsel", side)
        assert t.legal("play") == {"mauvais-augures", "presage-favorable"}
        t.do("decline")


@pytest.mark.rule("OP-11.4-1", "OP-9.6-7")
def test_who_has_broken_out_may_put_his_men_right_before_they_march() -> None:
    """A 5 of the legion and 1 are three losses on two PF: one is destroyed, one hors de combat."""
    t = shut_in(["comati-1"], dice=[5, 1], bb={"decebalus": 1})
    out(t, "comati-1").do("answer-with", LEGIONS[0]).do("hurt", "comati-1")
    assert (t.asked, t.side) == ("rally-start", BARBARIAN)
    t.do("rally-one", "comati-1")
    assert (t.wounded("comati-1"), t.bb("decebalus"), t.g.pa[BARBARIAN]) == (0, 0, 8)
    assert t.asked == "sally-order"


@pytest.mark.rule("OP-9.6-7", "OP-1.3-5", "OP-5.1-18")
def test_a_wagon_that_has_had_its_pm_is_left_at_the_gate() -> None:
    t = shut_in(["comati-1"], dice=[1, 1], bb={"decebalus": 2}, pa=(9, 0))
    t.g.hauled[PIECE["decebalus"] - FIRST_LEADER] = 1
    out(t, "comati-1").do("answer-with", LEGIONS[0])
    assert t.asked == "sally-order"
    assert t.why_not("move-to", "dierna") == "OP-5.1-18"
    t.do("abandon").do("move-to", "dierna")
    assert (t.place("decebalus"), t.bb("decebalus")) == ("dierna", 0)
    t = out(shut_in(["comati-1"], dice=[1, 1]), "comati-1").do("answer-with", LEGIONS[0])
    assert "abandon" not in t.legal(), "who has none leaves none"


@pytest.mark.rule("OP-9.6-7", "OP-5.1-5", "OP-5.1-6")
def test_from_the_gate_one_goes_to_another_district_by_the_arrival_table_and_not_back() -> None:
    t = shut_in(["equites-daci-1"], dice=[1, 1, 6, 6])
    out(t, "equites-daci-1").do("answer-with", LEGIONS[0])
    t.do("enter", "vallis-sargetiae")
    assert t.asked == "sally-arrive-chosen"
    t.do("choose-region", "tapae")
    assert t.why_not("move-to", "arcidava") == "OP-9.6-7"
    t.do("enter", "dacia-occidentalis")
    assert t.legal("choose-region") == {"berzobis", "dierna", "tibiscum"}
