"""OP 7 to 14 where they meet: a truce after a retreat that has failed, a siege and the battle that is to relieve it,
guns and the legion that serves them, a town that has come back to its own."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import CONTREE_REGIONS, NONE, PLACE_IDS, REGION
from latrunculi.games.optimus.components.counters import TYPE
from latrunculi.games.optimus.components.pieces import BARBARIAN_PIECES, PIECE, PIECE_IDS, UNIT_MASK
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import NIGHT
from latrunculi.games.optimus.rules.loot import TownLoot
from latrunculi.games.optimus.rules.sequence import spring
from latrunculi.games.optimus.rules.state import CALM, DRAWN, POOL, altered
from latrunculi.games.optimus.rules.territory import beside
from latrunculi.games.optimus.rules.upshot import Upshot
from latrunculi.games.optimus.rules.ways import contrees_from
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.games.optimus.table.board import board
from latrunculi.games.optimus.table.secrets import redact
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement
from tests.games.optimus.test_ch08_battle import COMATI, LEGIONS, PLAIN, armies, choose, fight, post, settle
from tests.games.optimus.test_ch09_assault import storm
from tests.games.optimus.test_reasons import said

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


# ------------------------------------------------------------------ 9.7: a siege and the battle that is to relieve it


def relief(barbarians: int = 1, hdc: dict[str, int] | None = None, **more: Any) -> Table:
    """Trajan besieges Arcidava with three legions and two PF of Thracians when Decebalus comes from Dierna."""
    t = Table(
        {
            "traianus": ("arcidava", [*LEGIONS[:3], "thraces-1"]),
            "decebalus": ("dierna", [f"comati-{n + 2}" for n in range(barbarians)]),
        },
        {COMATI[0]: "arcidava"},
        hdc=hdc or {},
        supreme=("traianus", "decebalus"),
        dice=[6, *more.pop("dice", [])],
        **more,
    ).within(COMATI[0])
    t.g.invest(ARCIDAVA, 2)
    return t.segment(BARBARIAN).do("march", "decebalus").do("move-to", "arcidava").do("done")


def surround(t: Table, region: str) -> None:
    """Barbarians in every region to which one might go from here."""
    here = REGION[region]
    around = beside(here) | sum([CONTREE_REGIONS[contree] for contree in members(contrees_from(t.g, here))])
    free = iter([unit for unit in members(BARBARIAN_PIECES & UNIT_MASK) if t.g.at[unit] == POOL])
    for there in members(around):
        t.put(PIECE_IDS[next(free)], PLACE_IDS[there])


@pytest.mark.rule("OP-9.7-1", "OP-9.4-2")
@pytest.mark.parametrize(("hdc", "marker"), [({}, 2), ({LEGIONS[0]: 1}, CALM)])
def test_hors_de_combat_men_do_not_hold_a_siege_while_the_others_fight(hdc: dict[str, int], marker: int) -> None:
    """Six PF are left before a VG of 6; with one of them HdC, five."""
    t = relief(hdc=hdc).do("hold", LEGIONS[0]).do("hold", LEGIONS[1]).do("done")
    assert t.g.siege[ARCIDAVA] == marker
    host = next(frame for frame in t.g.stack if isinstance(frame, Battle)).host[ROME]
    assert bool(host & BIT[PIECE[LEGIONS[0]]]) == (marker == CALM)


@pytest.mark.rule("OP-9.7-3", "OP-8.1-1", "OP-11.3-3", "OP-8.4-7")
@pytest.mark.parametrize("way_out", [True, False])
def test_an_army_is_not_annihilated_while_those_left_at_the_siege_can_withdraw(way_out: bool) -> None:
    """One PF of Thracians fights ten, who overrun it; nine PF have stayed at the siege. They withdraw: an index of 1,
    and the die as it is. With no way out ten fall, three legions with them and the emperor: 3, 2, and 1 for all."""
    t = relief(5, pf={"thraces-1": 1}, dice=[1, 3] if way_out else [3])
    if not way_out:
        surround(t, "arcidava")
    for legion in LEGIONS[:3]:
        if t.asked == "contact-hold":
            t.do("hold", legion)
    settle(t)
    roll = t.events("sack-roll")[-1]
    assert (roll["index"], roll["score"] - roll["die"][0]) == ((1, 0) if way_out else (10, 6))
    assert t.place("traianus") == ("berzobis" if way_out else "gone")


# ------------------------------------------------------------------ 11.3 with 13.2: legions and their guns


@pytest.mark.rule("OP-11.3-4", "OP-13.2-14", "OP-3-9")
@pytest.mark.parametrize(("guns", "legion", "more"), [(1, 0, 2), (2, 0, 2), (0, 1, 2)])
def test_a_legion_whose_last_men_fall_at_their_guns_is_a_legion_destroyed(guns: int, legion: int, more: int) -> None:
    """Overrun by ten times their PF, on foot or at one gun or two of the same legion: +1 for it, +1 for all fallen."""
    batteries = [f"ballistae-{n + 1}" for n in range(guns)]
    men = [LEGIONS[0]] if legion else []
    t = Table({"decebalus": (PLAIN, [f"comati-{n}" for n in range(1, 11)])}, dict.fromkeys(batteries + men, PLAIN),
              pf=dict.fromkeys(men, 1), supreme=("", "decebalus"), dice=[3])  # fmt: skip
    for gun in batteries:
        t.g.made_of = altered(t.g.made_of, PIECE[gun], PIECE[LEGIONS[0]])
    fight(t, attacker=BARBARIAN)
    roll = t.events("sack-roll")[-1]
    assert (roll["index"], roll["score"]) == (guns + legion, 3 + more)
    assert len(t.events("eagle-taken")) == 1


@pytest.mark.rule("OP-11.3-4", "OP-13.2-14", "OP-10.5-2")
def test_a_legion_of_which_a_gun_is_left_is_none_destroyed() -> None:
    """The last man in the ranks falls, his gun, as the last to suffer, is left and withdraws."""
    t = Table({"decebalus": (PLAIN, ["comati-1"])}, {LEGIONS[0]: PLAIN, "ballistae-1": PLAIN, "thraces-1": PLAIN},
              pf={LEGIONS[0]: 1})  # fmt: skip
    t.g.made_of = altered(t.g.made_of, PIECE["ballistae-1"], PIECE[LEGIONS[0]])
    battle = engagement(REGION[PLAIN], BARBARIAN, REGION["tapae"], *[t.g.counters(REGION[PLAIN], s) for s in (1, 0)])
    battle.draw_up(t.g)
    t.g.destroy(PIECE[LEGIONS[0]])
    t.g.destroy(PIECE["thraces-1"], 2)
    t.g.call(battle)
    battle.end_with(t.g, BARBARIAN, False)
    assert t.g.stack[-1].modifier == 0  # type: ignore[attr-defined]


@pytest.mark.rule("OP-11.3-4", "OP-8.4-7")
def test_guns_that_cannot_retreat_are_the_end_of_their_legion() -> None:
    """Its ranks fell in the combat, its gun is trapped: +1 for it, +1 for all fallen, and an index of 1 more."""
    t = Table({"decebalus": (PLAIN, ["comati-1"])}, {"ballistae-1": PLAIN}, dice=[2])
    t.g.made_of = altered(t.g.made_of, PIECE["ballistae-1"], PIECE[LEGIONS[0]])
    surround(t, PLAIN)
    pieces = sum(BIT[PIECE[name]] for name in (LEGIONS[0], "ballistae-1", "decebalus", "comati-1"))
    t.start(Upshot(REGION[PLAIN], ROME, REGION["tapae"], BARBARIAN, pieces, 3, 0, [0, 0, 0]))
    settle(t)
    roll = t.events("sack-roll")[-1]
    assert (roll["index"], roll["score"]) == (4, 4)


# ------------------------------------------------------------------ 9.10 with 11.2, 12.2 and 13.1: whose a town is


@pytest.mark.rule("OP-12.2-2", "OP-11.2-2", "OP-9.10-1")
@pytest.mark.parametrize("side", [ROME, BARBARIAN])
@pytest.mark.parametrize("town", ["arcidava", "viminacium"])
def test_a_town_that_one_takes_back_is_not_sacked(town: str, side: int) -> None:
    """One pillages in enemy land only: who has freed a town of his own side spares it."""
    t = Table({"traianus": (town, LEGIONS[:1]), "decebalus": (town, ["comati-1"])})
    t.start(TownLoot(REGION[town], side, 0))
    own = town == ("viminacium" if side == ROME else "arcidava")
    assert bool(t.events("spared")) == own
    assert t.asked == ("" if own else "town-loot-start")


@pytest.mark.rule("OP-13.1-1", "OP-9.10-1")
@pytest.mark.parametrize(("holder", "left"), [(NONE, 0), (BARBARIAN, 1)])
def test_in_spring_nobody_recovers_before_a_town_of_his_own_that_the_enemy_has(holder: int, left: int) -> None:
    """A legion that has not laid siege stands before Viminacium, which comati hold."""
    t = Table({}, {LEGIONS[0]: "viminacium", "comati-1": "viminacium"}, hdc={LEGIONS[0]: 1}, season="spring",
              held={"viminacium": holder}).within("comati-1")  # fmt: skip
    spring(t.g)
    assert t.wounded(LEGIONS[0]) == left


# ------------------------------------------------------------------ 14-7: what bots make of the night


def by_night(mine: list[str], theirs: list[str], side: int) -> Table:
    """An assault whose sides have taken their posts; one of them may make it an assault by night."""
    t = storm(mine, theirs, hands={side: ["bataille-nocturne"]}, supreme=("laberius-maximus", ""))
    while t.asked == "assault-choose-posts":
        t.do("post", min(t.legal("post")))
    assert (t.asked, t.side) == ("assault-counsel", side)
    return t


@pytest.mark.parametrize("side", [ROME, BARBARIAN])
@pytest.mark.parametrize("guns", [True, False])
def test_bots_storm_by_night_where_the_enemy_would_shoot_the_better(side: int, guns: bool) -> None:
    """The besieger has guns, or the besieged. The figures are those that the page tells, before and after."""
    batteries = [f"{'ballistae' if guns else 'tormenta-dacorum'}-{n}" for n in range(1, 4)]
    mine = [*LEGIONS[:2], *batteries] if guns else list(LEGIONS[:3])
    theirs = ["comati-1", "comati-2"] if guns else ["comati-1", *batteries]
    t = by_night(mine, theirs, side)
    action = VOCABULARY.action("play", "bataille-nocturne")
    assert (GAME.advisor.prefer(redact(t.g, side), side, [action])[0] > 0) == (guns == (side == BARBARIAN))
    figures = said(t, "play", "bataille-nocturne")[0]
    won = []
    for effects in (NIGHT, 0):
        t.g.stack[-1].effects = effects  # type: ignore[attr-defined]
        battle = board(redact(t.g, side)).battle
        assert battle is not None
        assert battle.win is not None
        won.append(battle.win if side == ROME else 1 - battle.win)
    assert (figures["night"], figures["day"]) == tuple([round(100 * chance) for chance in won])


# ------------------------------------------------------------------ 9.11, 13.2 and 14: the other side of a bound


@pytest.mark.rule("OP-14-11", "OP-14-13", "OP-8.2-11")
def test_omens_befall_nobody_who_does_not_fight_hand_to_hand() -> None:
    """Neither guns nor a train: Rome's legion, or the Dacians' comati."""
    mine = [LEGIONS[0], "ballistae-1", "impedimenta-1"]
    for title, named in (("presage-favorable", LEGIONS[0]), ("mauvais-augures", "comati-1")):
        t = storm(mine, ["comati-1", "tormenta-dacorum-1"], hands={ROME: [title]}, dice=[1, 1])
        t.do("play", title)
        assert [event["unit"] for event in t.events("omen-of")] == [named], "the only one, so that nobody is asked"


@pytest.mark.rule("OP-9.11.3-1")
@pytest.mark.parametrize("men", [True, False])
def test_a_leader_left_alone_before_enemies_goes_in_to_his_men_or_is_taken(men: bool) -> None:
    t = Table({"traianus": ("viminacium", [])}, {"thraces-1": "viminacium" if men else "sirmium",
              "comati-1": "viminacium"}).within("thraces-1")  # fmt: skip
    t.segment().do("wait")
    assert t.place("traianus") == ("viminacium" if men else "gone")
    assert bool(t.g.walls & BIT[PIECE["traianus"]]) == men


@pytest.mark.rule("OP-3-20", "OP-13.2-2")
def test_the_last_pa_recruits_off_the_map() -> None:
    t = Table(pa=(1, 0))
    t.g.stock(TYPE["mauri"], 2)
    assert "africa" in t.segment().legal("recruit")


# ------------------------------------------------------------------ 9.5 with 11.4: men put right, then the siege


@pytest.mark.rule("OP-11.4-1", "OP-9.5-18", "OP-9.5-20")
@pytest.mark.parametrize("bales", [1, 0])
@pytest.mark.parametrize("cleared", [True, False])
def test_men_put_right_at_the_end_of_an_assault_count_for_the_siege_and_for_what_is_free(
    cleared: bool, bales: int
) -> None:
    """Six fit PF and an HdC one before a VG of 6: a bale and a PA make seven, as at the end of a battle."""
    t = storm([*LEGIONS[:2], "thraces-1"], ["comati-1"], [6, 6, 1, 1] if cleared else [1, 1, 1, 1], vd=0, marker=2,
              pf={"thraces-1": 1}, hdc={LEGIONS[1]: 1}, bb={"laberius-maximus": bales})  # fmt: skip
    t.do("post", LEGIONS[0]).do("go-on")
    while t.asked == "allocation-start":
        t.do("destroy" if t.legal("destroy") else "hurt", "comati-1")
    if not cleared:
        t.do("done")
    assert (t.asked, t.side, t.g.siege[ARCIDAVA]) == ("rally-start", ROME, 2)
    if bales:
        t.do("rally-one", LEGIONS[1])
    else:
        t.do("decline")
    assert (t.g.siege[ARCIDAVA] == 2) == (bales > 0)
    assert (t.asked == "assault-follow") == (cleared and bales > 0)


@pytest.mark.rule("OP-3-9", "OP-14-6")
def test_there_are_as_many_guns_as_counters_of_them() -> None:
    guns = [name for name in PIECE_IDS if name.startswith("ballistae-")]
    for left in (0, 1):
        t = Table({"traianus": ("viminacium", LEGIONS[:1])}, dict.fromkeys(guns[left:], "sirmium")).segment()
        assert t.legal("emplace") == ({LEGIONS[0]} if left else set())
        assert t.why_not("emplace", LEGIONS[0]) == ("" if left else "OP-3-9")


@pytest.mark.rule("OP-14-1", "OP-14-4", "OP-14-18")
@pytest.mark.parametrize(("other", "may"), [("sarmizegetusa", True), ("mattium", False)])
def test_raiders_are_called_by_whoever_is_in_the_land_of_their_people(other: str, may: bool) -> None:
    """Duras, who recruits at Apulum, has played one in this season; Bicilis is in Dacia, or far away."""
    t = Table({"duras": ("apulum", ["comati-1"]), "bicilis": (other, [])}, hands={BARBARIAN: ["pillards"]})
    t.g.schemed = BIT[PIECE["duras"]]
    t.g.stock(TYPE["comati"], 2)
    t.segment(BARBARIAN).do("recruit", "apulum")
    assert t.legal("play") == ({"pillards"} if may else set())
    assert t.why_not("play", "pillards") == ("" if may else "OP-14-4")
