"""Assaults (OP 9.5): guns, shots, two rounds of mêlée, and what they open. With the worked example of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.state import CALM
from latrunculi.games.optimus.rules.territory import controller
from latrunculi.kernel.texts import texts
from tests.games.optimus.table import BARBARIAN, ROME, Table

CHIEF = "laberius-maximus"
TOWN = REGION["arcidava"]
"""VD 1, VG 6."""
LEGIONS = ("legio-i-adiutrix", "legio-i-italica", "legio-i-minervia")


def storm(
    mine: Iterable[str],
    theirs: Iterable[str],
    dice: Iterable[int] = (),
    *,
    vd: int = 1,
    marker: int = CALM,
    chief: str = CHIEF,
    inside: tuple[str, Iterable[str]] = ("", ()),
    **rest: object,
) -> Table:
    """An assault on Arcidava, as far as its first question. `inside`: a leader of the garrison and his units."""
    theirs = list(theirs)
    armies = {chief: ("arcidava", list(mine))}
    if inside[0]:
        armies[inside[0]] = ("arcidava", list(inside[1]))
        theirs_all = [inside[0], *inside[1], *theirs]
    else:
        theirs_all = theirs
    t = Table(armies, dict.fromkeys(theirs, "arcidava"), dice=dice, **rest).within(*theirs_all)  # type: ignore[arg-type]
    t.g.vd[TOWN] = vd
    t.g.invest(TOWN, marker)
    return t.segment().do("assault", chief)


def hits(t: Table) -> list[int]:
    """The results of the counters that have thrown."""
    return [e["hits"] for e in t.events("volley")]


def phases(t: Table) -> list[int]:
    """The phases that have begun."""
    return [e["phase"] for e in t.events("phase")]


@pytest.mark.rule("OP-9.5-3")
def test_an_assault_needs_a_leader_and_a_point_neither_siege_nor_numbers() -> None:
    t = storm(["sagittarii-1"], ["comati-1"])
    assert (t.g.pa[ROME], t.has_pac(CHIEF)) == (9, False)
    assert t.g.siege[TOWN] == CALM
    t = Table({CHIEF: ("arcidava", LEGIONS)}, {"comati-1": "arcidava"}, pa=(0, 9)).within("comati-1").used(CHIEF)
    t.put("traianus", "dierna")
    t.g.pac |= 1 << PIECE["traianus"]
    assert t.segment().why_not("assault", CHIEF) == "OP-3-4"


@pytest.mark.rule("OP-9.5-3")
@pytest.mark.rule("OP-9.5-4")
def test_all_before_the_walls_and_all_behind_them_take_part_with_their_leaders() -> None:
    t = Table(
        {CHIEF: ("arcidava", LEGIONS[:1]), "duras": ("arcidava", ["comati-1"])},
        {LEGIONS[1]: "arcidava", "comati-2": "arcidava", "comati-3": "arcidava", "classis-moesica-1": "arcidava"},
    ).within("duras", "comati-1", "comati-2")
    t.segment().do("assault", CHIEF)
    assert t.asked == "assault-choose-posts"
    fight = t.g.stack[-1]
    mine, theirs = fight.host  # type: ignore[attr-defined]
    assert mine == sum(1 << PIECE[name] for name in (CHIEF, *LEGIONS[:2]))
    assert theirs == sum(1 << PIECE[name] for name in ("duras", "comati-1", "comati-2"))


@pytest.mark.rule("OP-9.5-8")
@pytest.mark.rule("OP-9.5-5")
@pytest.mark.rule("OP-9.5-6")
def test_guns_of_both_sides_shoot_first_with_full_effect() -> None:
    # The ballista doubles on 4; the Dacian gun has the VD, throws 3, and doubles on 4 as well.
    t = storm([LEGIONS[0], "ballistae-1", "sagittarii-1"], ["comati-1", "tormenta-dacorum-1"], [4, 3])
    assert phases(t) == [0]
    for language, word in (("en", "artillery"), ("fr", "artillerie")):
        line = {"kind": "phase", "values": {"region": "arcidava", "phase": 0}}
        assert texts(GAME, language).event(line).endswith(word)
    assert hits(t) == [2, 2]
    assert [e["score"] for e in t.events("volley")] == [4, 4]


@pytest.mark.rule("OP-9.5-9")
@pytest.mark.rule("OP-5.1-12")
def test_the_besieger_may_stop_after_the_guns() -> None:
    t = storm([*LEGIONS[:2], "ballistae-1"], ["comati-1"], [1]).do("post", LEGIONS[0])
    assert (t.asked, t.side) == ("assault-parley", ROME)
    t.do("done")
    assert phases(t) == [0]
    assert t.asked == ""
    assert not t.g.halted


@pytest.mark.rule("OP-14-7", "OP-9.5-8", "OP-9.5-10")
@pytest.mark.parametrize("by", [ROME, BARBARIAN])
def test_by_night_an_assault_begins_hand_to_hand(by: int) -> None:
    """Guns, archers and men on foot on both sides: nobody shoots before phase 2, in which the guns have no part."""
    hands = {by: ["bataille-nocturne", "presage-favorable"]}
    mine, theirs = [LEGIONS[0], "ballistae-1", "sagittarii-1"], ["sagittarii-daci-1", "tormenta-dacorum-1"]
    t = storm(mine, theirs, hands=hands, inside=("duras", ["comati-1"])).do("post", "comati-1")
    assert (t.asked, t.side) == ("assault-counsel", by)
    t.do("play", "bataille-nocturne").do("decline")
    assert (t.asked, phases(t)) == ("assault-counsel", []), "the omens of the mêlée"
    t.dice(1, 1, 1, 1, 1).do("decline")
    while t.asked == "assault-choose-guarded":
        t.do("guard", "comati-1")
    assert phases(t) == [2]
    thrown = {e["unit"] for e in t.events("volley")}
    assert thrown == {LEGIONS[0], "sagittarii-1", "comati-1", "sagittarii-daci-1"}
    assert t.asked == "assault-parley"


@pytest.mark.rule("OP-9.5-10")
@pytest.mark.rule("OP-9.5-11")
@pytest.mark.rule("OP-9.5-12")
def test_in_phase_one_two_sixes_of_the_besieger_are_one() -> None:
    def shots(*dice: int) -> Table:
        mine = [LEGIONS[0], "sagittarii-1", "sagittarii-2", "sagittarii-3"]
        return storm(mine, ["comati-1", "sagittarii-daci-1"], dice).do("go-on")

    t = shots(6, 6, 6, 5)  # the garrison's archer has the VD: six
    assert phases(t)[:2] == [0, 1]
    assert hits(t) == [1, 1, 1, 1]
    assert [e["hits"] for e in t.events("hits")][-2:] == [1, 1]
    assert [e["hits"] for e in shots(6, 5, 5, 4).events("hits")][-2:] == [0, 0]


@pytest.mark.rule("OP-9.5-10")
@pytest.mark.rule("OP-9.5-11")
@pytest.mark.rule("OP-9.5-12")
def test_in_phase_one_the_fd_of_the_besieger_counts_not_and_that_of_the_besieged_does() -> None:
    t = storm([LEGIONS[0], "ballistae-1"], ["comati-1", "tormenta-dacorum-1"], [1, 1, 5, 4], vd=0).do("go-on")
    assert hits(t) == [0, 0, 0, 2]
    assert [e["hits"] for e in t.events("hits")][-2:] == [2, 0]


def melee(dice: Iterable[int], *, vd: int = 1, garrison: Iterable[str] = ("comati-1", "comati-2")) -> Table:
    """Two legions against those inside, up to the choice of who has the VD in phase 2."""
    t = storm(LEGIONS[:2], garrison, dice, vd=vd).do("post", LEGIONS[0]).do("go-on")
    return t.do("counsel") if t.asked == "assault-counsel" else t


@pytest.mark.rule("OP-9.5-13")
@pytest.mark.rule("OP-9.5-14")
@pytest.mark.rule("OP-9.5-15")
@pytest.mark.rule("OP-9.5-12")
def test_in_phase_two_the_fd_of_the_besieger_hits_once_that_of_the_garrison_doubles() -> None:
    t = melee([4, 5, 4, 1])  # 4 + 1 for the leader, and 5: three PF each; comati 4 + 1 for the VD
    assert t.asked == "assault-choose-guarded"
    assert t.legal("guard") == {"comati-1", "comati-2"}
    assert t.why_not("guard", "comati-3") == "OP-9.5-6", "the walls of a town, not a limes"
    t.do("guard", "comati-1")
    assert phases(t) == [0, 1, 2]
    assert hits(t) == [3, 3, 4, 0]


@pytest.mark.rule("OP-9.5-13")
def test_guns_do_not_fight_hand_to_hand() -> None:
    t = storm([*LEGIONS[:1], "ballistae-1"], ["comati-1"], [1, 1, 1, 1]).do("go-on")
    assert [e["unit"] for e in t.events("volley")] == ["ballistae-1", "ballistae-1", LEGIONS[0], "comati-1"]


@pytest.mark.rule("OP-9.5-6")
@pytest.mark.rule("OP-9.5-16")
@pytest.mark.rule("OP-9.5-17")
@pytest.mark.rule("OP-9.5-19")
def test_the_vd_goes_to_a_unit_anew_and_the_last_assault_is_like_the_first() -> None:
    t = melee([1, 1, 1, 1, 5, 1, 1, 4]).do("guard", "comati-1")
    assert t.asked == "assault-parley"
    t.do("go-on")
    assert t.asked == "assault-choose-guarded"
    t.do("guard", "comati-2")
    assert phases(t) == [0, 1, 2, 3]
    assert [e["score"] for e in t.events("volley")] == [2, 1, 2, 1, 6, 1, 1, 5]
    assert hits(t) == [0, 0, 0, 0, 3, 0, 0, 4]
    while t.asked == "allocation-start":
        t.do(min(t.legal()), min(t.legal(min(t.legal()))))
    assert t.asked == ""
    assert t.g.halted >> PIECE[CHIEF] & 1  # the garrison has held: the assault is lost (5.1)


@pytest.mark.rule("OP-9.5-16")
@pytest.mark.rule("OP-5.1-12")
def test_who_stops_after_phase_two_has_lost() -> None:
    t = melee([1, 1, 1, 1]).do("guard", "comati-1").do("done")
    assert t.g.halted >> PIECE[LEGIONS[0]] & 1
    assert phases(t) == [0, 1, 2]


@pytest.mark.rule("OP-9.5-7")
def test_against_vd_nought_it_is_the_same_without_a_choice() -> None:
    t = melee([4, 5, 4, 1], vd=0)
    assert t.asked == "allocation-start"
    assert hits(t) == [3, 3, 0, 0]


@pytest.mark.rule("OP-9.5-12")
def test_a_garrison_without_a_leader_is_commanded_and_the_besieger_by_his_vs() -> None:
    t = storm(LEGIONS[:2], ["comati-1"], [5, 5, 5], vd=0, chief="velius-rufus")  # VS 3, BT 1
    assert t.asked == "assault-choose-command"
    t.do("command", LEGIONS[1]).do("go-on")
    assert hits(t) == [0, 3, 4]  # 5 says nothing to the first; 5 + 1 is six


def emptied(dice: Iterable[int], *, marker: int = CALM, mine: Iterable[str] = LEGIONS) -> Table:
    """The garrison, one archer, is destroyed in phase 2."""
    t = storm(mine, ["sagittarii-daci-1"], dice, vd=0, marker=marker)
    t.do("post", LEGIONS[0]).do("go-on")
    return t


@pytest.mark.rule("OP-9.5-18")
@pytest.mark.rule("OP-9.5-20")
@pytest.mark.rule("OP-9.5-2")
@pytest.mark.rule("OP-9.5-1")
def test_an_empty_town_is_summoned_or_invaded_for_nothing() -> None:
    blows = [1, 6, 6, 1, 1]  # a shot; two legions of three; a third; the archer
    t = emptied(blows, marker=2)
    assert t.asked == "assault-follow"
    assert controller(t.g, TOWN) == BARBARIAN  # the assault alone takes nothing
    assert t.legal() == {"summon", "invade", "done"}
    t.dice(3).do("summon", CHIEF)  # 3 + 2
    assert (t.g.siege[TOWN], t.g.pa[ROME]) == (3, 9)
    t = emptied(blows, marker=2)
    t.dice(4).do("summon", CHIEF)
    assert t.asked == "town-loot-start"
    t = emptied(blows)
    t.dice(5).do("summon", CHIEF)  # no siege: the marker counts as 0, and none is laid
    assert t.g.siege[TOWN] == CALM
    t = emptied(blows)
    t.dice(1).do("invade", CHIEF).do("hurt", LEGIONS[0])
    assert t.asked == "town-loot-start"
    t.dice(3).do("loot")  # 3 + 1 for the garrison: four, and a VG of 6
    assert t.bb(CHIEF) == 2
    assert t.g.pa[ROME] == 9
    t = emptied(blows, marker=2).do("done")
    assert t.asked == ""
    assert t.g.siege[TOWN] == 2


@pytest.mark.rule("OP-9.5-18")
@pytest.mark.rule("OP-9.5-20")
def test_too_few_left_lift_the_siege_and_have_nothing_for_free() -> None:
    mine = (*LEGIONS[:2], "sagittarii-1")
    t = emptied([1, 1, 6, 6, 6, 1], marker=2, mine=mine)
    assert t.asked == "assault-follow"
    t = emptied([1, 6, 6, 6, 1, 1], marker=2, mine=mine)  # his arrow has put out one of seven
    assert t.asked == "rally-start"
    t.do("decline")
    assert t.g.siege[TOWN] == CALM
    assert [e["region"] for e in t.events("siege-lifted")] == ["arcidava"]


@pytest.mark.rule("OP-9.5-18")
@pytest.mark.rule("OP-9.5-19")
def test_a_siege_is_lifted_though_the_garrison_holds() -> None:
    t = storm(LEGIONS, ["comati-1"], [1, 1, 1, 5], vd=0, marker=2, hdc={LEGIONS[2]: 2})
    t.do("post", LEGIONS[0]).do("go-on")
    while t.asked == "allocation-start":
        t.do("hurt", min(t.legal("hurt")))
    t.do("done").do("decline")
    assert t.g.siege[TOWN] == CALM


@pytest.mark.rule("OP-14-6")
def test_guns_deployed_in_defence_fight_in_that_assault() -> None:
    t = Table(
        {CHIEF: ("arcidava", LEGIONS[:1]), "decebalus": ("arcidava", ["comati-1"])},
        held={"arcidava": ROME},
        hands={ROME: ["artillerie-deployee"], BARBARIAN: ["artillerie-deployee"]},
        pa=(3, 9),
    ).within(CHIEF, LEGIONS[0])
    t.segment(BARBARIAN).do("assault", "decebalus")
    assert (t.asked, t.side) == ("assault-counsel", BARBARIAN)
    assert t.why_not("play", "artillerie-deployee") == "OP-14-6"  # in defence only
    t.do("decline").do("play", "artillerie-deployee")
    assert t.asked == "battery-start"
    t.dice(1, 1).do("emplace", LEGIONS[0])
    assert t.g.pa[ROME] == 3  # the first for the price of the stratagem
    t.do("emplace", LEGIONS[0])
    assert t.g.pa[ROME] == 1  # a further one: two PA, and there are no more
    guns = ["ballistae-1", "ballistae-2"]
    assert t.g.pf[PIECE[LEGIONS[0]]] == 1
    t.dice(4, 1)
    assert t.asked == "assault-counsel" or t.asked == "assault-choose-guarded"
    while t.asked == "assault-counsel":
        t.do("decline")
    if t.asked == "assault-choose-guarded":
        assert t.legal("guard") == set(guns)
        t.do("guard", guns[1])
    assert [e["unit"] for e in t.events("volley")] == guns
    assert hits(t) == [2, 0]


@pytest.mark.rule("OP-9.5-6")
@pytest.mark.rule("OP-9.5-14")
@pytest.mark.rule("OP-9.5-17")
@pytest.mark.rule("OP-9.5-20")
def test_the_example() -> None:
    """Arcidava with a VD of 3: a legion, two infantries and a gun made of the legion against one PF with an FD of 5."""
    foot = ("thraces-1", "thraces-2")
    t = Table({CHIEF: ("arcidava", [LEGIONS[0], *foot])}, {"comati-1": "arcidava"}, pf={"comati-1": 1}).within(
        "comati-1"
    )
    t.g.vd[TOWN] = 3
    t.segment().do("besiege", CHIEF)
    t.segment().do("emplace", LEGIONS[0]).do("done")
    # A gun: 1, 2. Phase 2: legion 1 + 1, infantry 1 and 3; the defender 2 + 3. Phase 3: 4 + 1, 2 and 1; 3 + 3.
    t.dice(1, 2, 1, 1, 3, 2, 4, 2, 1, 3).segment().do("assault", CHIEF)
    t.do("go-on")
    assert t.events("volley")[-1]["hits"] == 2
    t.do("hurt", "thraces-1").do("destroy", "thraces-1").do("go-on")
    assert [e["hits"] for e in t.events("volley")][-4:] == [2, 0, 0, 1]
    t.do("hurt", "thraces-1")
    units = t.g.units(TOWN, ROME)
    assert (t.g.strength(units), t.g.fit(units)) == (6, 5)
    assert t.place("comati-1") == "pool"
    t.do("decline")
    assert t.asked == ""  # six are no more than the VG: nothing is free
    assert t.g.siege[TOWN] == CALM


@pytest.mark.rule("OP-9.5-6", "OP-9.10.3-1")
def test_the_limes_of_a_town_is_part_of_its_vd_and_counts_once() -> None:
    """VD 1 and a limes of stone: who is named in the assault has +3, nobody else has anything."""
    t = storm(LEGIONS[:2], ["comati-1", "comati-2"], vd=1)
    t.g.wall(TOWN, 2)
    battle = next(frame for frame in t.g.stack if isinstance(frame, Assault))
    battle.guarded = PIECE["comati-1"]
    assert [battle.bonus_in(t.g, BARBARIAN, PIECE[unit], 2) for unit in ("comati-1", "comati-2")] == [3, 0]


@pytest.mark.rule("OP-9.5-4", "OP-9.5-12", "OP-9.11.1-2")
def test_a_leader_inside_gives_his_bonus_to_one_unit_and_his_vs_bounds_nobody() -> None:
    """Decebalus, BT 2: a 3 is the FD of 5, two PF put four out. Duras, VS 2, and six PF: each of them doubles on 5."""
    t = storm(LEGIONS[:1], [], [1, 3], vd=0, inside=("decebalus", ["comati-1"])).do("go-on")
    assert [(e["score"], e["hits"]) for e in t.events("volley")] == [(2, 0), (5, 4)]
    t = storm(LEGIONS[:2], ["comati-2", "comati-3"], [1, 1, 5, 5, 5], vd=0, inside=("duras", ["comati-1"]))
    t.do("post", LEGIONS[0]).do("post", "comati-3")
    assert (t.asked, t.side) == ("assault-parley", ROME)
    t.do("go-on")
    assert hits(t) == [0, 0, 4, 4, 4]


@pytest.mark.rule("OP-9.11.2-3", "OP-9.11.2-4", "OP-9.11.3-2")
def test_in_an_assault_too_the_successor_says_who_is_commanded_still() -> None:
    """Laberius falls with his last PF; Velius Rufus, VS 3, has four fit PF and gives up a legion of three, whose 5 is
    nothing then, while his own one PF hits with 5 and 1."""
    t = Table(
        {CHIEF: ("arcidava", [LEGIONS[0], LEGIONS[2]]), "velius-rufus": ("arcidava", [LEGIONS[1]])},
        {"comati-1": "arcidava", "comati-2": "arcidava"},
        pf={LEGIONS[0]: 1},
        dice=[1, 1, 1, 5, 1, 6, 5, 5, 1, 1],
    ).within("comati-1", "comati-2")
    t.g.vd[TOWN] = 0
    t.segment().do("assault", CHIEF).do("post", LEGIONS[0]).do("post", LEGIONS[1]).do("go-on")
    t.do("hurt", LEGIONS[0]).do("destroy", LEGIONS[0]).do("hurt", LEGIONS[1]).do("hurt", LEGIONS[1])
    assert t.place(CHIEF) == "gone"
    assert (t.asked, t.legal("command")) == ("assault-choose-fewer", {LEGIONS[1], LEGIONS[2]})
    t.do("command", LEGIONS[2]).do("go-on")
    last = {e["unit"]: (e["score"], e["hits"]) for e in t.events("volley")[-4:]}
    assert (last[LEGIONS[1]], last[LEGIONS[2]]) == ((6, 1), (5, 0))


@pytest.mark.rule("OP-14-6", "OP-14-13")
def test_guns_are_deployed_before_the_guns_shoot_and_omens_before_the_melee_too() -> None:
    t = Table(
        {CHIEF: ("arcidava", LEGIONS[:1]), "decebalus": ("arcidava", ["comati-1"])},
        held={"arcidava": ROME},
        hands={ROME: ["artillerie-deployee", "presage-favorable"]},
    ).within(CHIEF, LEGIONS[0])
    t.g.vd[TOWN] = 0
    t.segment(BARBARIAN).do("assault", "decebalus")
    assert t.legal("play") == {"artillerie-deployee", "presage-favorable"}
    t.do("decline").do("go-on")
    assert (t.asked, t.side, t.legal("play")) == ("assault-counsel", ROME, {"presage-favorable"})
    assert t.why_not("play", "artillerie-deployee") == "OP-14-6"


@pytest.mark.rule("OP-9.5-11")
@pytest.mark.parametrize(("sixes", "out"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_it_takes_two_sixes_for_each_pf_behind_the_walls(sixes: int, out: int) -> None:
    mine = [LEGIONS[0], "sagittarii-1", "sagittarii-2", "sagittarii-3", "mauri-1"]
    shots = [6] * sixes + [5] * (4 - sixes)
    t = storm(mine, ["comati-1", "comati-2"], shots, vd=0, pf={"mauri-1": 1}).do("go-on")
    assert [e["hits"] for e in t.events("hits") if e["side"] == "barbarian"][1] == out


@pytest.mark.rule("OP-9.11.3-1", "OP-9.11.1-1")
def test_a_leader_who_commanded_nobody_is_taken_when_all_before_the_walls_have_fallen() -> None:
    """Commodus, VS 2, cannot command a legion of three PF: he stands nowhere. Two 5 of two PF are more than six."""
    t = storm(LEGIONS[:1], ["comati-1", "comati-2"], [1, 5, 5], vd=0, chief="commodus", pa=(1, 0)).do("go-on")
    while t.asked == "allocation-start":
        t.do(max(t.legal()), LEGIONS[0])
    assert (t.place(LEGIONS[0]), t.place("commodus")) == ("gone", "gone")
    assert not t.events("fate-roll")
    assert [e["piece"] for e in t.events("captured")] == ["commodus"]


@pytest.mark.rule("OP-9.5-20", "OP-9.1-3", "OP-11.3-9")
def test_whose_leader_has_fallen_in_the_assault_summons_for_nothing_and_does_not_invade() -> None:
    """Trajan stands in a legion of one PF, which dies with the garrison; nine PF are left, and a 6 is enough."""
    legions = [*LEGIONS, "legio-vii-claudia"]
    order = sorted(legions, key=lambda name: PIECE[name])
    blows = [6 if name == LEGIONS[1] else 1 for name in order]
    t = storm(legions, ["comati-1"], [*blows, 5, 6, 6], vd=0, chief="traianus", supreme=("traianus", ""),
              pf={LEGIONS[0]: 1, "comati-1": 1}, pa=(1, 0))  # fmt: skip
    t.do("post", LEGIONS[0]).do("go-on").do("hurt", LEGIONS[0]).do("destroy", LEGIONS[0])
    assert (t.place("traianus"), t.place("comati-1")) == ("gone", "pool")
    assert (t.asked, t.legal()) == ("assault-follow", {"summon-unled", "done"})
    t.do("summon-unled", "arcidava")
    assert (t.asked, t.g.pa[ROME]) == ("town-loot-start", 1)


@pytest.mark.rule("OP-11.3-8", "OP-8.1-2", "OP-9-1")
def test_a_garrison_beaten_before_its_walls_and_then_behind_them_counts_once_for_the_loot() -> None:
    """Trajan overruns a PF before Arcidava, storms the archer within, invades with a 1, and throws a 4 for loot: 5."""
    legions = [*LEGIONS, "legio-vii-claudia"]
    t = Table(
        {"traianus": ("dierna", legions)}, {"comati-1": "arcidava", "sagittarii-daci-1": "arcidava"},
        supreme=("traianus", ""), pf={"comati-1": 1}, dice=[6, 1, 1, 6, 1, 1, 1, 1, 1, 4],
    ).within("sagittarii-daci-1")  # fmt: skip
    t.g.vd[TOWN] = 0
    t.segment().do("march", "traianus").do("move-to", "arcidava").do("done")
    if t.asked == "contact-stand":
        t.do("done")
    t.do("assault", "traianus").do("post", min(t.legal("post"))).do("go-on").do("invade", "traianus")
    t.do("hurt", LEGIONS[0]).do("loot")
    roll = t.events("sack-roll")[-1]
    assert (roll["index"], roll["die"], roll["score"], roll["bales"]) == (6, [4], 5, 3)
