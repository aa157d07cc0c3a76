"""OP 8.3 to 8.5: how an engagement ends, where the beaten go, and what counts for the loot."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import NONE, PLACE, REGION
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from latrunculi.games.optimus.rules.state import BEATEN, DRAWN, HELD, WON
from latrunculi.games.optimus.rules.upshot import Retreat, Upshot, may_go
from latrunculi.games.optimus.table.secrets import redact
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch08_battle import (
    COMATI,
    FOREST,
    LEGIONS,
    MISS,
    MOUNTAIN,
    PLAIN,
    TOWN,
    armies,
    choose,
    fight,
    frame,
    go_on,
    lose,
    post,
    settle,
)

DISTRICT = {"sarmizegetusa", "piatra-rosie", "cogaeonum"}
"""The other regions of the district of TOWN."""


# ------------------------------------------------------------------ 8.3


@pytest.mark.rule("OP-8.3.1-1", "OP-8.3.1-2", "OP-8.3.1-3")
def test_a_truce_needs_both_and_sends_the_attacker_back() -> None:
    t = post(fight(armies(1, 1)))
    assert t.side == BARBARIAN
    t.do("offer-truce")
    assert (t.asked, t.side) == ("battle-answer", ROME)
    t.do("refuse").do("go-on")
    assert (t.asked, t.side) == ("battle-parley", ROME)
    t.do("offer-truce")
    assert (t.asked, t.side) == ("battle-answer", BARBARIAN)
    settle(t.dice(6).do("accept"))
    assert (t.place("traianus"), t.place("decebalus"), t.g.verdict) == ("tapae", PLAIN, DRAWN)
    assert len(t.events("attrition-roll")) == 1
    assert not t.events("sack-roll")
    assert not t.events("winner")


@pytest.mark.rule("OP-8.3-1")
def test_who_has_nobody_left_has_lost_at_once() -> None:
    t = go_on(post(fight(armies(1, 1, dice=[3, 1]))))
    lose(t)
    assert len(t.events("phase")) == 2, "no last blows"
    assert t.g.last_winner == ROME
    assert t.place("decebalus") == "gone", "taken: his men are dead"


@pytest.mark.rule("OP-11-1", "OP-1.4-7")
@pytest.mark.parametrize(("more", "bales"), [(0, 2), (1, 0)])
def test_the_bales_of_an_army_that_is_destroyed_are_the_winners_though_its_leader_falls_with_it(
    more: int, bales: int
) -> None:
    """The six hits of the legion destroy the counter of Decebalus, who is killed on a 6. Where others of his are left,
    they have no leader and no bales any more."""
    names = COMATI[: 1 + more]
    armies = {"traianus": (PLAIN, LEGIONS[:1]), "decebalus": (PLAIN, names)}
    t = go_on(post(fight(Table(armies, bb={"decebalus": 2}, dice=[3, *[1] * len(names), 6]))))
    for verb in ("hurt", "hurt", "destroy", "destroy"):
        t.do(verb, COMATI[0])
    lose(t)
    assert t.place("decebalus") == "gone"
    assert t.bb("traianus") == bales


@pytest.mark.rule("OP-8.3-1")
def test_two_armies_that_destroy_each_other_have_no_winner() -> None:
    # The legion 3 + 2: six hits; the comati 3 + 2: four hits on a legion of one PF.
    t = go_on(post(fight(armies(1, 1, pf={LEGIONS[0]: 1, "comati-1": 1}, dice=[3, 3, 1, 1]))))
    settle(lose(t))
    assert not t.g.units(REGION[PLAIN], ROME) | t.g.units(REGION[PLAIN], BARBARIAN)
    assert not t.events("winner")
    assert not t.events("sack-roll")


@pytest.mark.rule("OP-8.3.2-1", "OP-8.2-6")
def test_in_a_battle_only_the_defender_with_deterrence_breaks_off() -> None:
    t = choose(post(fight(armies(4, 5))), "deterrence", "deterrence")
    assert (t.side, t.legal()) == (BARBARIAN, {"go-on", "break-off", "offer-truce"})
    t.dice(5).do("break-off").do("go-on")
    assert t.events("tactic") == [{"side": "barbarian", "tactic": "deterrence"}], "the attempt gives it away"
    assert (t.side, t.legal()) == (ROME, {"go-on", "offer-truce"})
    assert t.why_not("break-off") == "OP-8.3.2-1"
    for tactic in ("frontal", "general", "envelopment"):
        t = choose(post(fight(armies(4, 5))), "deterrence", tactic)
        assert t.why_not("break-off") == "OP-8.3.2-1"


@pytest.mark.rule("OP-8.3-2", "OP-8.3-3", "OP-8.3.2-3")
def test_a_retreat_in_good_order_ends_the_fight() -> None:
    t = choose(post(fight(armies(4, 5))), "frontal", "deterrence")
    t.dice(6).do("break-off")
    assert t.events("winner") == [{"side": "roman", "region": PLAIN}]
    assert not [e for e in t.events("phase") if e["phase"] == 5]
    assert (t.asked, t.side) == ("retreat-go", BARBARIAN)


@pytest.mark.rule("OP-8.3.2-4", "OP-8.3.2-5")
def test_what_helps_a_retreat_in_good_order() -> None:
    def extra(region: str, attacker: int = ROME, side: int = BARBARIAN, men: str = "comati-1") -> int:
        t = Table(pieces={LEGIONS[0]: region, men: region})
        fight(t, region, attacker)
        return int(frame(t).good_order(t.g, side))

    assert extra(PLAIN) == 0
    assert extra(FOREST) == extra(MOUNTAIN) == 1
    assert extra(FOREST, side=ROME) == 1
    assert extra("marobudum", men="marcomanni-1") == 1, "their tribal site"
    assert extra("marobudum", BARBARIAN, men="marcomanni-1") == 1, "attacking as well"
    assert extra("marobudum") == 0, "not that of the Dacians"
    assert extra("marobudum", side=ROME, men="marcomanni-1") == 0
    assert extra("boiohaemum", men="marcomanni-1") == 0, "open country"
    assert extra("sarmizegetusa") == 0, "a town is no tribal site"


# ------------------------------------------------------------------ 8.4


def beaten(t: Table, region: str, side: int = BARBARIAN, enemy_from: str = "", home: str = "") -> Table:
    """The men of a side in a region retreat."""
    pieces = t.g.counters(REGION[region], side)
    places = [PLACE[name] if name else NONE for name in (enemy_from, home)]
    return t.start(Retreat(side, pieces, REGION[region], *places))


@pytest.mark.rule("OP-8.4-1", "OP-8.4-2", "OP-8.4-3", "OP-8.4-5")
def test_the_beaten_choose_a_region_of_the_district() -> None:
    t = Table({"decebalus": ("cogaeonum", COMATI), "vezinas": ("cogaeonum", [])}, {LEGIONS[0]: "piatra-rosie"},
              hdc={"comati-1": 1})  # fmt: skip
    beaten(t, "cogaeonum", enemy_from="sarmizegetusa")
    assert t.events("retreated") == [{"side": "barbarian", "origin": "cogaeonum", "place": "costesti"}]
    settle(t.dice(6))
    assert {t.place(name) for name in ("decebalus", "vezinas", *COMATI)} == {"costesti"}, "whatever his VS"
    assert t.events("attrition-roll")[0]["piece"] == "decebalus"
    assert t.wounded("comati-1") >= 1


@pytest.mark.rule("OP-8.4-5")
def test_a_counter_alone_does_not_test_and_a_stack_does() -> None:
    t = beaten(Table(pieces={"comati-1": "cogaeonum"}), "cogaeonum").do("retreat-to", "costesti")
    assert (t.asked, t.events("attrition-roll")) == ("", [])
    t = beaten(Table(pieces={"comati-1": "cogaeonum", "comati-2": "cogaeonum"}, dice=[6]), "cogaeonum")
    settle(t.do("retreat-to", "costesti"))
    assert len(t.events("attrition-roll")) == 1


@pytest.mark.rule("OP-8.4-5", "OP-6.1-7")
def test_a_retreat_is_a_move_like_another_for_attrition() -> None:
    # Comati who have made two moves: -2, a die of 3 is 1, one PF out. Impedimenta keep their PM.
    men = ("comati-1", "comati-2")
    t = Table({"decebalus": ("cogaeonum", men)}, dice=[3])
    t.g.marched[PIECE["comati-2"]] = 2
    settle(beaten(t, "cogaeonum").do("retreat-to", "costesti"))
    assert {"modifier": "earlier", "amount": -2} in t.events("modifier")
    assert t.events("attrition-roll")[0]["score"] == 1
    assert [t.g.marched[PIECE[unit]] for unit in men] == [1, 3]
    t = Table({"traianus": ("cogaeonum", [LEGIONS[0], "impedimenta-1"])}, dice=[6])
    settle(beaten(t, "cogaeonum", ROME).do("retreat-to", "costesti"))
    assert not [e for e in t.events("modifier") if e["modifier"] == "earlier"]
    assert [t.g.marched[PIECE[unit]] for unit in (LEGIONS[0], "impedimenta-1")] == [1, 0]
    t = Table({"traianus": ("cogaeonum", [LEGIONS[0], "impedimenta-1"])}, dice=[6])
    t.g.marched[PIECE["impedimenta-1"]] = 2
    settle(beaten(t, "cogaeonum", ROME).do("retreat-to", "costesti"))
    assert {"modifier": "earlier", "amount": -1} in t.events("modifier"), "two PM by a forced march are one move"


@pytest.mark.rule("OP-8.4-5", "OP-6.1-7")
def test_for_the_beaten_attacker_the_attack_is_an_earlier_move() -> None:
    t = Table({"traianus": ("tapae", [LEGIONS[0]])}, {"comati-1": PLAIN, "comati-2": PLAIN}, dice=[6, 6]).segment()
    t.do("march", "traianus").do("move-to", PLAIN)
    post(settle(t)).do("offer-truce").do("accept")
    settle(t)
    assert t.place("traianus") == "tapae"
    assert len(t.events("attrition-roll")) == 2
    assert [e["amount"] for e in t.events("modifier") if e["modifier"] == "earlier"] == [-1], "in the second test alone"
    assert t.g.marched[PIECE[LEGIONS[0]]] == 2


@pytest.mark.rule("OP-8.4-2")
def test_else_to_another_district_by_the_arrival_table() -> None:
    t = Table(pieces={"comati-1": "cogaeonum"})
    for unit, region in zip(LEGIONS, ("sarmizegetusa", "piatra-rosie", "costesti"), strict=False):
        t.put(unit, region)
    beaten(t, "cogaeonum")
    assert not t.legal("retreat-to") & {"tapae", "campus-haticus"}, "open country, and none of theirs are there"
    assert "vallis-sargetiae" in t.legal("enter")
    t.dice(6).do("enter", "vallis-sargetiae")
    assert (t.asked, t.side) == ("retreat-arrive-chosen", BARBARIAN)
    t.do("choose-region", "tapae")
    assert t.place("comati-1") == "tapae"


@pytest.mark.rule("OP-8.4-2", "OP-8.4-3", "OP-5.1-6")
@pytest.mark.parametrize(
    ("dice", "enemies", "place"), [([3], [], "campus-haticus"), ([5], [], "tapae"), ([], ["tapae"], "campus-haticus")]
)
def test_the_beaten_arrive_where_the_die_says_or_where_alone_no_enemies_are(
    dice: list[int], enemies: list[str], place: str
) -> None:
    """Of the two regions of the district Tapae lies west; where enemies hold it there is nothing to throw for."""
    t = Table(pieces={"comati-1": "cogaeonum"}, dice=dice)
    for unit, region in zip(LEGIONS, ("sarmizegetusa", "piatra-rosie", "costesti", *enemies), strict=False):
        t.put(unit, region)
    beaten(t, "cogaeonum").do("enter", "vallis-sargetiae")
    assert (t.place("comati-1"), t.asked) == (place, "")
    assert len(t.events("arrival-roll")) == len(dice)


@pytest.mark.rule("OP-8.4-4")
def test_a_beaten_attacker_goes_back_where_he_came_from() -> None:
    t = Table({"decebalus": ("cogaeonum", ["comati-1"])}, dice=[6])
    settle(beaten(t, "cogaeonum", home="tapae"))
    assert t.place("comati-1") == "tapae"
    t = Table(pieces={"comati-1": "cogaeonum", LEGIONS[0]: "tapae"})
    beaten(t, "cogaeonum", home="tapae")
    assert t.asked == "retreat-go", "the enemy is there now"
    assert t.legal("retreat-to") == {"costesti", "sarmizegetusa", "piatra-rosie"}


@pytest.mark.rule("OP-8.4-6")
def test_a_friendly_town_takes_in_as_many_as_its_vg() -> None:
    t = Table({"decebalus": (TOWN, COMATI[:4])}, dice=[6])
    beaten(t, TOWN)
    assert t.asked == "retreat-shelter"
    for name in COMATI[:3]:
        t.do("shelter", name)
    assert t.asked == "retreat-go", "six PF are inside"
    settle(t.do("retreat-to", "cogaeonum"))
    assert [t.place(name) for name in COMATI[2:4]] == [TOWN, "cogaeonum"]
    assert [t.g.chief[PIECE[name]] for name in COMATI[2:4]] == [NONE, PIECE["decebalus"]]
    assert t.g.army(PIECE["decebalus"]) == BIT[PIECE["comati-4"]], "those inside have no leader any more"
    t = beaten(Table({"decebalus": (TOWN, COMATI[:1])}, held={TOWN: ROME}), TOWN)
    assert t.asked == "retreat-go", "it is the enemy's"
    t = beaten(Table({"decebalus": (TOWN, COMATI[:1]), "vezinas": (TOWN, [])}), TOWN).do("shelter", "comati-1")
    assert (t.asked, t.events("attrition-roll")) == ("", [])
    inside = t.g.walls
    assert inside & BIT[PIECE["decebalus"]]
    assert inside & BIT[PIECE["vezinas"]], "a leader without men goes in with the others"


def upshot(t: Table, region: str, counted: dict[str, int], index: int, winner: int = ROME, attacker: int = ROME,
           *, overrun: bool = False) -> Table:  # fmt: skip
    """The end of an engagement. `counted`: PF still there that count already."""
    pieces = t.g.inside[REGION[region]]
    units = [unit for unit in members(pieces) if unit < FIRST_LEADER]
    numbers = {PIECE[name]: number for name, number in counted.items()}
    t.upshot = Upshot(REGION[region], attacker, PLACE["tapae"], winner, pieces, index,  # type: ignore[attr-defined]
                       0, [numbers.get(unit, 0) for unit in units], overrun)  # fmt: skip
    return t.start(t.upshot)  # type: ignore[attr-defined]


def ending(t: Table) -> Upshot:
    """The end that is being seen to."""
    return next(f for f in t.g.stack if isinstance(f, Upshot))


def trapped(t: Table, region: str) -> Table:
    """Every other region is closed to them."""
    t.g.closed = sum([BIT[r] for r in range(len(t.g.origin)) if r != REGION[region]])
    return t


@pytest.mark.rule("OP-8.4-7", "OP-8.2-27")
def test_who_cannot_retreat_is_destroyed_and_counts_once() -> None:
    t = Table({"traianus": (PLAIN, LEGIONS[:2]), "decebalus": (PLAIN, COMATI[:2])}, hdc={"comati-1": 1},
              dice=[1, 1])  # fmt: skip
    upshot(trapped(t, PLAIN), PLAIN, {"comati-1": 1}, 3)
    assert {t.place(name) for name in COMATI[:2]} == {"pool"}
    assert t.place("decebalus") == "gone", "taken"
    end = ending(t)
    assert (end.index, end.modifier) == (6, 1), "3 and the other three of four PF; an army annihilated"


@pytest.mark.rule("OP-8.4-4")
def test_a_beaten_attacker_goes_back_where_he_came_from_and_is_not_asked() -> None:
    """Three other regions of the district are open to him, and he came from beyond it."""
    t = post(fight(armies(1, 1, TOWN, dice=[6]), TOWN, came_from="apulum"))
    t.do("offer-truce").do("accept").do("done")
    assert t.place("traianus") == "apulum"


@pytest.mark.rule("OP-8.4-4", "OP-8.4-7")
def test_a_beaten_attacker_has_the_way_back_unless_enemies_stand_there() -> None:
    """Nothing else is open to Trajan in the plain; he came from Tapae, or out of the walls of the place itself."""
    for enemy, free in (("buridava", True), ("tapae", False)):
        t = Table({"traianus": (PLAIN, LEGIONS[:1])}, {"comati-1": enemy})
        t.g.shut[ROME] = -1
        assert may_go(t.g, ROME, 0, REGION[PLAIN], NONE, REGION["tapae"]) == free
        assert not may_go(t.g, ROME, 0, REGION[PLAIN], NONE, REGION[PLAIN])
    assert may_go(t.g, ROME, 0, REGION[PLAIN], NONE, PLACE["africa"]), "off the map there is nobody"
    for there, free in (("comati-2", True), (LEGIONS[0], False)):  # one's own bar no way, the enemy's do
        t = Table({"decebalus": (PLAIN, COMATI[:1])}, {there: "tapae"})
        t.g.shut[BARBARIAN] = -1
        assert may_go(t.g, BARBARIAN, 0, REGION[PLAIN], NONE, REGION["tapae"]) == free


@pytest.mark.rule("OP-5.1.1-4", "OP-8.4-2")
@pytest.mark.parametrize("held", [None, "arcidava", "tibiscum"])
def test_from_an_enemy_town_nobody_retreats_to_another(held: str | None) -> None:
    """Before Arcidava: Tibiscum is a town of the Dacians too, Dierna and Berzobis are open country. If Rome has either
    of the towns, the way is free."""
    t = Table({"traianus": ("arcidava", LEGIONS[:1])}, held={held: ROME} if held else {})
    t.start(Retreat(ROME, BIT[PIECE["traianus"]] | BIT[PIECE[LEGIONS[0]]], REGION["arcidava"], NONE, NONE))
    if held == "arcidava":
        t.do("done")  # not behind its walls
    assert t.legal("retreat-to") == {"dierna", "berzobis"} | ({"tibiscum"} if held else set())
    assert t.why_not("retreat-to", "tibiscum") == ("" if held else "OP-5.1.1-4")


@pytest.mark.rule("OP-5.1.1-4", "OP-8.4-7")
@pytest.mark.parametrize("open_country", ["", "angustia"])
def test_who_has_none_but_towns_to_retreat_to_from_a_town_is_destroyed(open_country: str) -> None:
    """Beside Apulum lies but Germisara, a town like all without enemies around; these stand in all open country."""
    around = {"tapae", "campus-haticus", "cogaeonum", "potaissa", "alutus-vallis", "angustia"} - {open_country}
    enemies = {f"comati-{n}": region for n, region in enumerate(sorted(around), 1)}
    t = Table({"traianus": ("apulum", LEGIONS[:1])}, enemies)
    t.start(Retreat(ROME, BIT[PIECE["traianus"]] | BIT[PIECE[LEGIONS[0]]], REGION["apulum"], NONE, NONE))
    assert t.place(LEGIONS[0]) == ("angustia" if open_country else "gone")


@pytest.mark.rule("OP-8.4-6", "OP-7.2-1")
@pytest.mark.parametrize("inside", [("comati-1",), ("comati-1", "comati-2")])
def test_a_beaten_leader_goes_in_with_the_last_of_his_own_men(inside: tuple[str, ...]) -> None:
    """Decebalus has two counters, a third has no leader: it goes away, with him unless both of his are in the town."""
    t = Table({"decebalus": (TOWN, COMATI[:2])}, {COMATI[2]: TOWN, LEGIONS[0]: TOWN}, dice=[6])
    pieces = sum([BIT[PIECE[name]] for name in ("decebalus", *COMATI[:3])])
    t.start(Retreat(BARBARIAN, pieces, REGION[TOWN], NONE, NONE))
    for unit in inside:
        t.do("shelter", unit)
    settle(t.do("done").do("retreat-to", "cogaeonum"))
    stays = len(inside) == 2
    assert t.place("decebalus") == (TOWN if stays else "cogaeonum")
    assert bool(t.g.walls & BIT[PIECE["decebalus"]]) == stays
    assert t.army("decebalus") == set(COMATI[:2]) - (set() if stays else set(inside))


@pytest.mark.rule("OP-8.4-6", "OP-8.4-7", "OP-8.2-27")
def test_those_for_whom_the_town_has_no_room_are_destroyed() -> None:
    t = Table({"traianus": (TOWN, LEGIONS[:2]), "decebalus": (TOWN, COMATI[:4])}, dice=[1, 1])
    upshot(trapped(t, TOWN), TOWN, {}, 1)
    for name in COMATI[:3]:
        t.do("shelter", name)
    assert t.place("comati-4") == "pool"
    end = ending(t)
    assert (end.index, end.modifier) == (3, 0), "not annihilated: six PF are inside"


@pytest.mark.rule("OP-8.4-8")
@pytest.mark.parametrize(("answer", "verdict", "loot"), [("march-on", WON, False), ("loot", HELD, True)])
def test_a_victorious_attacker_marches_on_or_takes_the_loot(answer: str, verdict: int, loot: bool) -> None:
    t = Table({"traianus": (PLAIN, LEGIONS[:2])}, dice=[4])
    upshot(t, PLAIN, {}, 6)
    assert t.asked == "upshot-decide"
    settle(t.do(answer))
    assert t.g.verdict == verdict
    assert bool(t.events("sack-roll")) == loot


@pytest.mark.rule("OP-8.4-8", "OP-8.1-2")
def test_a_victorious_defender_takes_the_loot_and_so_does_who_overran() -> None:
    t = upshot(Table({"traianus": (PLAIN, LEGIONS[:2])}, dice=[4]), PLAIN, {}, 6, attacker=BARBARIAN)
    assert (t.asked, t.g.verdict, len(t.events("sack-roll"))) == ("", BEATEN, 1)
    t = upshot(Table({"traianus": (PLAIN, LEGIONS[:2])}, dice=[4]), PLAIN, {}, 6, overrun=True)
    assert (t.asked, t.g.verdict, len(t.events("sack-roll"))) == ("", WON, 1)


@pytest.mark.rule("OP-8.4-8")
def test_the_bales_of_the_loser_are_the_winners_in_both_cases() -> None:
    t = Table({"traianus": (PLAIN, LEGIONS[:2]), "decebalus": (PLAIN, COMATI[:1])}, bb={"decebalus": 3})
    upshot(t, PLAIN, {}, 6)
    assert (t.bb("traianus"), t.bb("decebalus")) == (3, 0)


@pytest.mark.rule("OP-8.2-27")
def test_which_pf_count_for_the_loot() -> None:
    t = fight(armies(2, 3, hdc={"comati-1": 1, "comati-2": 1}))
    battle, g = frame(t), t.g
    first, second, third = [PIECE[name] for name in COMATI[:3]]
    units = members((battle.host[0] | battle.host[1]) & (1 << FIRST_LEADER) - 1)

    def counted(unit: int) -> int:
        return int(battle.counted(g, units.index(unit), unit))

    assert [counted(u) for u in (first, second, third)] == [0, 0, 0], "HdC before: not of this fight"
    g.hurt(first)
    g.destroy(second)
    g.hurt(third, 2)
    assert [counted(u) for u in (first, second, third)] == [1, 1, 2]
    battle.out = [battle.pf[i] - g.pf[u] << 4 | battle.fallen_out(g, i, u) for i, u in enumerate(units)]
    g.hurt(second)
    assert counted(second) == 1, "put HdC in the pursuit: for nothing"
    g.destroy(third)
    assert counted(third) == 2, "it has counted already"
    g.destroy(second)
    assert counted(second) == 2
    g.destroy(first)
    assert counted(first) == 2, "of a counter those HdC before die first, in the pursuit as in the blows"
    g.destroy(first)
    assert counted(first) == 2


# ------------------------------------------------------------------ 8.5


@pytest.mark.rule("OP-8.5-3")
def test_a_fort_shelters_five_pf_two_of_them_no_legionaries() -> None:
    units = (*LEGIONS, "brittones-1", "norici-1", "batavi-ubii-tungri-1")
    t = Table({"traianus": ("horreum-margi", units), "decebalus": ("horreum-margi", COMATI)})
    t.g.encamp(REGION["horreum-margi"], 1)
    post(fight(t, "horreum-margi", BARBARIAN, "singidunum"))
    choose(t, "general", "frontal").dice(*[MISS] * 7, *[6] * 8)
    go_on(t)
    lose(t)
    t.dice(*[MISS] * 15)
    go_on(t)
    if t.asked == "battle-switch":
        t.do("keep-tactic")
    go_on(lose(t))
    assert (t.asked, t.side) == ("battle-choose-refuge", ROME)
    left = [name for name in LEGIONS if t.g.pf[PIECE[name]] == 3]
    others = [name for name in units[4:] if t.g.pf[PIECE[name]]]
    assert left
    t.do("shelter", left[0])
    assert not t.legal("shelter") & (set(left) - {left[0]}), "two PF of room"
    if others:
        t.do("shelter", others[0])
    if t.asked == "battle-choose-refuge":
        t.do("done")
    assert t.g.pf[PIECE[left[0]]] == 3
    assert {t.g.pf[PIECE[name]] for name in left[1:]} <= {0}, "destroyed by the wrong tactic"
    settle(t)
    assert t.place(left[0]) == "viminacium", "it retreats like the others"


def camp(*legions: str, pa: int = 9) -> Table:
    """Trajan with some legions by Horreum Margi, who may build forts."""
    t = Table({"traianus": ("horreum-margi", legions)}, pa=(pa, 9))
    t.g.camps = 1
    return t


def finish(t: Table) -> Table:
    """Whoever marches stops, and nobody falls out."""
    while t.asked:
        t.dice(6).do("done")
    return t


@pytest.mark.rule("OP-8.5-1")
def test_each_legion_builds_one_fort_for_a_point_or_its_leader_s_own() -> None:
    t = camp(*LEGIONS[:2], pa=1).segment()
    assert t.legal("build-fort") == set(LEGIONS[:2])
    t.do("build-fort", LEGIONS[0])
    assert (t.g.pa[ROME], t.has_pac("traianus"), t.g.forts[REGION["horreum-margi"]]) == (1, False, 1)
    t.segment().do("build-fort", LEGIONS[1])
    assert (t.g.pa[ROME], t.g.forts[REGION["horreum-margi"]]) == (0, 2)
    t.g.pa[ROME] = 9
    assert t.segment().why_not("build-fort", LEGIONS[0]) == "OP-8.5-1", "two legions have two"
    t = camp(LEGIONS[0], pa=0).used("traianus")
    t.put("licinius-sura", "singidunum")
    t.g.pac |= BIT[PIECE["licinius-sura"]]
    assert t.segment().why_not("build-fort", LEGIONS[0]) == "OP-3-4"
    t = Table({"traianus": ("horreum-margi", ["brittones-1"])})
    t.g.camps = 1
    assert not t.segment().legal("build-fort"), "no legion"


@pytest.mark.rule("OP-8.5-2")
def test_a_fort_goes_with_its_legion() -> None:
    t = camp(*LEGIONS[:2])
    t.g.encamp(REGION["horreum-margi"], 2)
    t.segment().do("march", "traianus").do("leave", LEGIONS[1]).do("move-to", "singidunum")
    finish(t)
    assert t.g.forts[REGION["horreum-margi"]] == 1
    assert t.events("camp-gone") == [{"region": "horreum-margi"}]
    finish(t.segment().do("march", LEGIONS[1]).do("move-to", "viminacium"))
    assert t.g.forts[REGION["horreum-margi"]] == 0
    assert len(t.events("camp-gone")) == 2


def built_by_the_first(**kw: Any) -> Table:
    """Trajan with two legions by Horreum Margi, of which the first has built a fort."""
    t = Table({"traianus": ("horreum-margi", LEGIONS[:2])}, supreme=("traianus", ""), **kw)
    t.g.camps = 1
    return t.segment().do("build-fort", LEGIONS[0])


def forts_by_horreum(t: Table) -> int:
    return t.g.forts[REGION["horreum-margi"]]


@pytest.mark.rule("OP-8.5-2")
@pytest.mark.parametrize("left", [0, 1])
def test_the_fort_of_a_legion_that_goes_does_not_stay_with_another(left: int) -> None:
    t = built_by_the_first()
    finish(t.segment().do("march", "traianus").do("leave", LEGIONS[left]).do("move-to", "singidunum"))
    assert forts_by_horreum(t) == (1 if left == 0 else 0), "its builder has stayed, or the other legion"
    t.segment()
    assert t.why_not("build-fort", LEGIONS[left]) == ("OP-8.5-1" if left == 0 else ""), "one for each"


@pytest.mark.rule("OP-8.5-1")
def test_the_legion_that_has_its_fort_builds_no_second_beside_one_without() -> None:
    t = built_by_the_first().segment()
    assert t.legal("build-fort") == {LEGIONS[1]}
    assert t.why_not("build-fort", LEGIONS[0]) == "OP-8.5-1"


@pytest.mark.rule("OP-8.5-2", "OP-14-10")
def test_a_legion_that_comes_back_in_the_same_march_finds_its_fort_no_more() -> None:
    """To Singidunum and back, with the PM of a forced march; nobody falls out on a 6 (-1 forced)."""
    t = built_by_the_first(hands={ROME: ["marche-forcee"]}).segment()
    t.do("march", "traianus").do("play", "marche-forcee").do("move-to", "singidunum").do("move-to", "horreum-margi")
    finish(t)
    assert (t.place(LEGIONS[0]), forts_by_horreum(t)) == ("horreum-margi", 0)


@pytest.mark.rule("OP-8.5-2", "OP-3-9")
def test_the_fort_of_a_legion_that_serves_guns_stands_whoever_else_goes() -> None:
    t = built_by_the_first(pf={LEGIONS[0]: 1}).segment().do("emplace", LEGIONS[0])
    finish(t)
    assert t.place(LEGIONS[0]) == "pool"
    (gun,) = t.army("traianus") - {LEGIONS[1]}
    finish(t.segment().do("march", "traianus").do("leave", gun).do("move-to", "singidunum"))
    assert forts_by_horreum(t) == 1


@pytest.mark.rule("OP-8.5-2", "OP-1.2-9")
def test_which_legion_has_built_a_fort_is_its_own_side_s_secret() -> None:
    one, other = built_by_the_first(), camp(*LEGIONS[:2]).segment().do("build-fort", LEGIONS[1])
    assert redact(one.g, BARBARIAN).camp == redact(other.g, BARBARIAN).camp
    assert redact(one.g, ROME).camp == one.g.camp != other.g.camp


@pytest.mark.rule("OP-8.5-4")
def test_forts_of_a_beaten_defender_are_gone_even_where_legions_stay_behind_walls() -> None:
    def fought(attacker: int) -> Table:
        """Two legions before Viminacium, with two forts, and four PF of Dacians, who put two PF out in the melee."""
        t = Table({"traianus": ("viminacium", LEGIONS[:2]), "decebalus": ("viminacium", COMATI[:2])})
        t.g.encamp(REGION["viminacium"], 2)
        post(fight(t, "viminacium", attacker, "horreum-margi"))
        return go_on(t.dice(*[MISS] * 2, 6, MISS, *[MISS] * 4))

    def forts(t: Table) -> tuple[int, int]:
        return t.g.forts[REGION["viminacium"]], len(t.events("camp-gone"))

    t = go_on(go_on(lose(fought(BARBARIAN))))
    while t.asked == "battle-choose-refuge":
        t.do("shelter", min(t.legal("shelter")))
    assert (t.asked, forts(t)) == ("retreat-shelter", (0, 2))
    t.do("shelter", LEGIONS[0]).do("shelter", LEGIONS[1])
    assert {t.place(name) for name in LEGIONS[:2]} == {"viminacium"}
    t = go_on(go_on(lose(fought(ROME))))
    assert t.g.last_winner == BARBARIAN
    assert forts(t) == (2, 0), "no defender: until the legions have gone"
    t = lose(fought(BARBARIAN)).do("offer-truce").do("accept")
    assert forts(t) == (2, 0), "nobody has lost"


@pytest.mark.rule("OP-8.5-3", "OP-8.2-24")
def test_two_forts_shelter_four_pf_of_auxiliaries_whom_no_pursuit_reaches() -> None:
    """A legion and two cohorts, seven PF, lose by two PF put out in the melee; all find room in two forts."""
    aux = ["brittones-1", "norici-1"]
    armies = {
        "traianus": ("horreum-margi", [LEGIONS[0], *aux]),
        "decebalus": ("horreum-margi", ["equites-daci-1", "equites-daci-2"]),
    }
    t = Table(armies)
    t.g.encamp(REGION["horreum-margi"], 2)
    post(fight(t, "horreum-margi", BARBARIAN, "singidunum"))
    go_on(t.dice(*[MISS] * 4, 6, *[MISS] * 5, *[6] * 9))
    lose(t)
    go_on(t)
    assert t.legal("shelter") == {LEGIONS[0], *aux}
    t.do("shelter", aux[0])
    assert t.legal("shelter") == {LEGIONS[0], aux[1]}, "two PF for each fort"
    t.do("shelter", aux[1]).do("shelter", LEGIONS[0])
    assert [hits["hits"] for hits in t.events("hits") if hits["side"] == "roman"] == [0, 2, 0, 0]
    assert [phase["phase"] for phase in t.events("phase")][-1] == 5, "they were pursued in vain"


@pytest.mark.rule("OP-8.5-3")
@pytest.mark.parametrize("first", [LEGIONS[0], "brittones-1"])
def test_of_a_fort_a_legion_takes_three_pf_and_others_two_in_whatever_order(first: str) -> None:
    """A legion and two cohorts with one fort lose by two PF: a 6 of the second Dacian wing in the mêlée."""
    aux = ["brittones-1", "norici-1"]
    t = Table(
        {
            "traianus": ("horreum-margi", [LEGIONS[0], *aux]),
            "decebalus": ("horreum-margi", ["equites-daci-1", "equites-daci-2"]),
        }
    )
    t.g.encamp(REGION["horreum-margi"], 1)
    post(fight(t, "horreum-margi", BARBARIAN, "singidunum"))
    go_on(lose(go_on(t.dice(*[MISS] * 4, 6, *[MISS] * 7))))
    assert t.legal("shelter") == {LEGIONS[0], *aux}
    t.do("shelter", first)
    assert t.legal("shelter") == (set(aux) if first == LEGIONS[0] else {LEGIONS[0]})
    other = t.g.clone()
    t.do("shelter", min(t.legal("shelter")))
    assert t.asked != "battle-choose-refuge"
    t.g = other
    assert t.do("done").asked != "battle-choose-refuge", "the others may stay outside"


@pytest.mark.rule("OP-8.5-3", "OP-8.5-4")
def test_who_has_won_beside_his_fort_is_not_asked_who_shelters_in_it() -> None:
    t = Table(
        {"traianus": ("horreum-margi", LEGIONS[:1]), "decebalus": ("horreum-margi", ["equites-daci-1"])},
        dice=[6, MISS, MISS, MISS],
    )
    t.g.encamp(REGION["horreum-margi"], 1)
    post(fight(t, "horreum-margi", BARBARIAN, "singidunum"))
    go_on(lose(go_on(t)))
    assert t.asked != "battle-choose-refuge"
    assert (t.g.last_winner, t.g.forts[REGION["horreum-margi"]]) == (ROME, 1)
