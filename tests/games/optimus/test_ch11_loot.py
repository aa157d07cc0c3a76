"""OP 11: what a victory and a town bring, and the wounded who are paid for."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import FOREST, MOUNTAIN, NONE, PLAIN, REGION
from latrunculi.games.optimus.components.counters import TYPE
from latrunculi.games.optimus.components.pieces import PIECE, PIECES, UNIT_MASK
from latrunculi.games.optimus.components.tables import sack
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.loot import Rally, Spoils, TownLoot, capture_bales, capture_eagles
from latrunculi.games.optimus.rules.sieges import capture
from latrunculi.games.optimus.rules.territory import controller, ground
from latrunculi.games.optimus.rules.upkeep import put_in_order
from latrunculi.games.optimus.rules.upshot import Upshot
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
LEGIONS = (LEGION, SECOND, THIRD, "legio-i-italica")
TAPAE = REGION["tapae"]
APULUM = REGION["apulum"]


def meeting(place: str = "tapae", **more: object) -> Table:
    """Trajan with two legions and Decebalus with three bands in one region."""
    armies = {"traianus": (place, [LEGION, SECOND]), "decebalus": (place, ["comati-1", "comati-2", "comati-3"])}
    return Table(armies, **more)  # type: ignore[arg-type]


def over(t: Table, winner: int, index: int, bonus: int = 0, place: str = "tapae", attacker: int = ROME) -> Table:
    """An engagement is over; Rome came from elsewhere, so that the Dacian has where to go."""
    region = REGION[place]
    pieces = t.g.inside[region]
    return t.start(Upshot(region, attacker, NONE, winner, pieces, index, bonus))


def overrun(armies: dict[str, tuple[str, list[str]]], pieces: dict[str, str] | None = None, **more: object) -> Table:
    """Rome overruns who is at Tapae; the bonus of the loot that follows is in its roll."""
    t = Table(armies, pieces, **more)  # type: ignore[arg-type]
    g = t.g
    t.start(engagement(TAPAE, ROME, REGION["campus-haticus"], g.units(TAPAE, 0) | g.leaders(TAPAE, 0),
                   g.units(TAPAE, 1) | g.leaders(TAPAE, 1)))  # fmt: skip
    if t.asked == "fate-answer":
        t.do("decline")
    if t.asked == "upshot-decide":
        t.do("loot")
    return t


def bonus(t: Table) -> int:
    """What was added to the die of the last sack."""
    roll = t.events("sack-roll")[-1]
    return int(roll["score"]) - int(roll["die"][0])


# ------------------------------------------------------------------ whose bales, and when


@pytest.mark.rule("OP-1.3-1", "OP-13.4-3")
@pytest.mark.parametrize(("leader", "loot"), [("vezinas", 2), ("", 0)])
def test_who_has_stayed_behind_the_walls_has_no_part_in_a_victory_before_them(leader: str, loot: int) -> None:
    """Decebalus is in Apulum; outside Vezinas, or men without a leader, have beaten Trajan and destroyed a legion."""
    armies = {"decebalus": ("apulum", ["comati-1"]), "traianus": ("apulum", [SECOND])}
    if leader:
        armies[leader] = ("apulum", ["comati-2"])
    t = Table(armies, {} if leader else {"comati-2": "apulum"}, bb={"traianus": 2}, supreme=("", "decebalus"))
    t.within("decebalus", "comati-1").put(LEGION, "apulum")
    pieces = t.g.inside[APULUM]
    t.g.show(pieces)
    t.g.destroy(PIECE[LEGION], 3)
    capture_bales(t.g, APULUM, BARBARIAN, pieces)
    capture_eagles(t.g, APULUM, BARBARIAN, pieces)
    assert (t.bb("decebalus"), t.bb("vezinas")) == (0, loot)
    assert t.g.eagle[TYPE[LEGION]] == (PIECE[leader] if leader else PIECES + APULUM)


@pytest.mark.rule("OP-11-1", "OP-11-2")
def test_the_winner_has_the_bales_of_the_loser_and_loot_at_once() -> None:
    t = meeting(bb={"decebalus": 2, "traianus": 1}, dice=[4])
    over(t, ROME, 6)
    assert (t.bb("traianus"), t.bb("decebalus")) == (3, 0)
    while t.asked != "upshot-decide":
        t.do("retreat-to", "campus-haticus") if t.asked == "retreat-go" else t.do("done")
    t.dice(4).do("loot")
    assert t.bb("traianus") == 3 + 2, "index 6, line 4"
    t = meeting(bb={"decebalus": 2, "traianus": 1})
    capture_bales(t.g, TAPAE, BARBARIAN, t.g.inside[TAPAE])
    assert (t.bb("traianus"), t.bb("decebalus")) == (0, 3)


@pytest.mark.rule("OP-11-1")
def test_the_bales_of_a_captured_town_go_to_who_takes_it() -> None:
    t = Table({"traianus": ("apulum", [LEGION]), "decebalus": ("apulum", ["comati-1"])}, bb={"decebalus": 2})
    t.within("decebalus", "comati-1")
    capture(t.g, APULUM, ROME, 0)
    assert (t.bb("traianus"), t.bb("decebalus")) == (2, 0)


@pytest.mark.rule("OP-11.1-1")
def test_a_defender_who_wins_takes_the_loot_unasked_and_none_for_nothing() -> None:
    t = meeting(dice=[5])
    g = t.g
    t.start(Upshot(TAPAE, BARBARIAN, REGION["campus-haticus"], ROME, g.inside[TAPAE], 5, 0))
    while t.asked:
        t.do("done")
    assert t.events("sack-roll")[-1]["index"] == 5
    t = meeting()
    t.start(Upshot(TAPAE, BARBARIAN, REGION["campus-haticus"], ROME, t.g.inside[TAPAE], 0, 3))
    while t.asked:
        t.do("done")
    assert not t.events("sack-roll")


# ------------------------------------------------------------------ 11.2


@pytest.mark.rule("OP-11.2-1", "OP-11.2-2", "OP-11.3-8")
@pytest.mark.parametrize(("garrison", "score"), [(0, 4), (1, 5)])
def test_the_loot_of_a_town_is_by_its_vg_and_pillages_it(garrison: int, score: int) -> None:
    t = Table({"traianus": ("apulum", [LEGION])}, held={"apulum": ROME}, dice=[4])
    t.start(TownLoot(APULUM, ROME, garrison)).do("loot")
    roll = t.events("sack-roll")[-1]
    assert (roll["index"], roll["score"]) == (9, score)
    assert t.g.pillaged & BIT[APULUM]
    assert t.bb("traianus") == {4: 2, 5: 3}[score]


@pytest.mark.rule("OP-11.3-8")
@pytest.mark.parametrize("garrison", [False, True])
def test_a_garrison_that_dies_with_its_town_counts_once(garrison: bool) -> None:
    t = Table({"traianus": ("apulum", [LEGION])}, {"comati-1": "apulum", "comati-2": "apulum"} if garrison else {})
    t.within("comati-1", "comati-2")
    capture(t.g, APULUM, ROME, 0)
    t.g.advance()
    t.dice(3).do("loot")
    assert t.events("sack-roll")[-1]["score"] == 3 + garrison


@pytest.mark.rule("OP-11.2-3")
def test_a_town_pillaged_of_late_is_spared() -> None:
    for since, may in ((5, False), (6, True)):
        t = Table({"traianus": ("apulum", [LEGION])}, held={"apulum": ROME})
        t.g.pillaged_at[APULUM], t.g.clock = 3, 3 + since
        t.start(TownLoot(APULUM, ROME, 0))
        assert (t.asked == "town-loot-start") == may
        assert bool(t.events("spared")) != may


@pytest.mark.rule("OP-11.2-5")
def test_a_pillaged_town_is_the_wild_that_it_lies_in() -> None:
    t = Table()
    for town, wild in (("sarmizegetusa", MOUNTAIN), ("siscia", FOREST), ("sirmium", PLAIN)):
        assert ground(t.g, REGION[town]) == PLAIN
        t.g.pillaged |= BIT[REGION[town]]
        assert ground(t.g, REGION[town]) == wild
    t.g.pillaged = 0
    assert ground(t.g, REGION["siscia"]) == PLAIN


@pytest.mark.rule("OP-11.2-6")
def test_clemency_leaves_the_town_to_pay_tribute() -> None:
    t = Table({"traianus": ("apulum", [LEGION])}, held={"apulum": ROME})
    t.start(TownLoot(APULUM, ROME, 1)).do("clemency")
    assert (t.g.pillaged, t.bb("traianus"), t.events("sack-roll")) == (0, 0, [])
    assert "traianus" in t.segment().legal("tribute")


@pytest.mark.rule("OP-11.2-7")
def test_a_town_is_kept_as_long_as_a_pf_stays() -> None:
    t = Table(pieces={LEGION: "apulum"}, pf={LEGION: 1}, held={"apulum": ROME})
    put_in_order(t.g)
    assert controller(t.g, APULUM) == ROME
    t.g.put(PIECE[LEGION], REGION["germisara"])
    put_in_order(t.g)
    assert controller(t.g, APULUM) == BARBARIAN


# ------------------------------------------------------------------ 11.3


@pytest.mark.rule("OP-11.3-1")
def test_the_sack_table() -> None:
    rows = {
        -2: (0, 0, 0, 0, 1), 0: (0, 0, 0, 0, 1), 1: (0, 0, 0, 1, 2), 2: (0, 0, 1, 2, 3), 3: (0, 1, 2, 3, 4),
        4: (1, 2, 3, 4, 5), 5: (2, 3, 4, 5, 6), 6: (3, 4, 5, 6, 7), 9: (3, 4, 5, 6, 7),
    }  # fmt: skip
    for score, row in rows.items():
        for column, (low, high) in enumerate(((1, 5), (6, 10), (11, 14), (15, 20), (21, 40))):
            assert sack(low, score) == sack(high, score) == row[column]


@pytest.mark.rule("OP-11.3-2", "OP-11.3-3")
def test_germans_bring_less_and_an_army_wiped_out_more() -> None:
    rome = ("tapae", [*LEGIONS])
    t = overrun({"traianus": rome}, {"comati-1": "tapae"}, pf={"comati-1": 1}, dice=[3])
    assert bonus(t) == 1
    t = overrun({"traianus": rome}, {"marcomanni-1": "tapae"}, pf={"marcomanni-1": 1}, dice=[3])
    assert bonus(t) == 0
    t = Table({"traianus": rome, "rex-quadorum": ("tapae", ["comati-1"])})
    ours, theirs = t.g.leaders(TAPAE, 0) | t.g.units(TAPAE, 0), t.g.leaders(TAPAE, 1) | t.g.units(TAPAE, 1)
    fight = engagement(TAPAE, ROME, NONE, ours, theirs)
    fight.pf = [t.g.pf[unit] for unit in range(UNIT_MASK.bit_length()) if (ours | theirs) >> unit & 1]
    assert fight.germans(t.g, BARBARIAN), "by the leader"
    assert not fight.germans(t.g, ROME)


@pytest.mark.rule("OP-11.3-4", "OP-11.3-7")
def test_legions_praetorians_and_trains_destroyed_each_add_one() -> None:
    bands = [f"comati-{n}" for n in range(1, 9)]
    for lost, more in ((LEGION, 1), ("praetoriani-1", 1), ("impedimenta-1", 1), ("mauri-1", 0)):
        t = Table({"decebalus": ("tapae", bands)}, {lost: "tapae"}, pf={lost: 1}, dice=[3])
        g = t.g
        t.start(engagement(TAPAE, BARBARIAN, NONE, g.units(TAPAE, 1) | g.leaders(TAPAE, 1), g.units(TAPAE, 0)))
        assert bonus(t) == 1 + more


@pytest.mark.rule("OP-11.3-4", "OP-11.3-3")
def test_those_who_cannot_retreat_count_as_destroyed_in_the_combat() -> None:
    t = Table({"decebalus": ("viminacium", ["comati-1", "comati-2"])}, {LEGION: "horreum-margi"}, pf={LEGION: 1})
    g = t.g
    region = REGION["horreum-margi"]
    for there in range(len(g.origin)):
        g.closed |= BIT[there]
    g.put(PIECE["decebalus"], region)
    g.put_all(g.army(PIECE["decebalus"]), region)
    t.start(Upshot(region, BARBARIAN, REGION["viminacium"], BARBARIAN, g.inside[region], 1, 0))
    assert t.place(LEGION) == "gone"
    t.dice(3).do("loot")
    assert (t.events("sack-roll")[-1]["index"], bonus(t)) == (2, 2)


@pytest.mark.rule("OP-11.3-5", "OP-11.3-6")
@pytest.mark.parametrize(("supreme", "more"), [("", 1), ("decebalus", 2)])
def test_a_leader_killed_or_taken_adds_one_and_a_supreme_one_two(supreme: str, more: int) -> None:
    for die, taken in ((4, False), (3, False), (1, True)):
        t = Table({"decebalus": ("tapae", ["comati-1"])}, supreme=("", supreme), dice=[die])
        t.start(Fate(PIECE["decebalus"], taken))
        assert (t.g.trophies[ROME], t.g.trophies[BARBARIAN]) == (more, 0)
    t = Table({"traianus": ("tapae", [LEGION])})
    t.g.trophies[ROME] = more
    t.dice(2).start(Spoils(ROME, TAPAE, 8, 1))
    assert (t.events("sack-roll")[-1]["score"], t.g.trophies[ROME]) == (3 + more, 0)


@pytest.mark.rule("OP-11.3-9")
def test_an_army_without_a_leader_drinks_its_loot() -> None:
    t = Table({"traianus": ("campus-haticus", [SECOND]), "licinius-sura": ("tapae", [])}, {LEGION: "tapae"}, dice=[6])
    t.start(Spoils(ROME, TAPAE, 3, 0))
    assert (t.bb("traianus"), t.bb("licinius-sura")) == (0, 0), "one alone carries nothing either"
    assert t.events("loot-drunk") == [{"side": "roman", "bales": 3}]


def bereaved(orgy: int) -> Table:
    """Decebalus falls in a segment; his men are left with two bales."""
    t = Table({"decebalus": ("tapae", ["comati-1", "comati-2"]), "diegis": ("apulum", [])}, bb={"decebalus": 2})
    t.g.orgy = orgy
    t.segment(BARBARIAN)
    t.g.bury(PIECE["decebalus"])
    return t.do("wait")


@pytest.mark.rule("OP-1.4-7", "OP-11.3-10")
def test_without_the_option_the_bales_of_a_fallen_leader_are_gone() -> None:
    t = bereaved(0)
    assert (t.asked, t.bb("decebalus"), sum(t.g.loose)) == ("", 0, 0)


@pytest.mark.rule("OP-11.3-10")
def test_with_it_they_are_lost_only_if_the_enemy_shouts_in_time() -> None:
    t = bereaved(1)
    assert (t.asked, t.side) == ("orgy-start", ROME)
    t.do("shout")
    assert (t.asked, sum(t.g.loose)) == ("", 0)
    t = bereaved(1).do("decline")
    assert (t.asked, sum(t.g.loose)) == ("", 2)
    assert t.segment(BARBARIAN).do("wait").asked == "", "never again"
    t.g.put(PIECE["diegis"], TAPAE)
    t.g.attach(PIECE["comati-1"], PIECE["diegis"])
    assert (t.bb("diegis"), sum(t.g.loose)) == (2, 0), "their next leader has them"


@pytest.mark.rule("OP-11.3-10", "OP-11-1")
def test_what_they_carry_falls_to_who_beats_them() -> None:
    t = bereaved(1).do("decline")
    t.put("traianus", "tapae")
    t.put(LEGION, "tapae")
    t.g.attach(PIECE[LEGION], PIECE["traianus"])
    capture_bales(t.g, TAPAE, ROME, t.g.inside[TAPAE])
    assert (t.bb("traianus"), sum(t.g.loose)) == (2, 0)


@pytest.mark.rule("OP-11.3-10")
def test_he_is_asked_even_where_nothing_is_carried() -> None:
    t = Table({"decebalus": ("tapae", ["comati-1"])})
    t.g.orgy = 1
    t.segment(BARBARIAN)
    t.g.bury(PIECE["decebalus"])
    assert t.do("wait").asked == "orgy-start"


# ------------------------------------------------------------------ 11.4


@pytest.mark.rule("OP-11.4-1", "OP-1.4-3")
def test_after_a_combat_a_bale_and_a_point_put_a_man_right() -> None:
    t = Table(
        {"traianus": ("tapae", [LEGION, SECOND])}, {THIRD: "tapae"}, hdc={LEGION: 2, THIRD: 1}, bb={"traianus": 2}
    )
    t.start(Rally(ROME, t.g.inside[TAPAE]))
    assert t.legal("rally-one") == {LEGION}, "those without a leader wait"
    t.do("rally-one", LEGION)
    assert (t.wounded(LEGION), t.bb("traianus"), t.g.pa[ROME]) == (1, 1, 8)
    assert t.has_pac("traianus"), "a point is paid, not his PAC"
    t.do("rally-one", LEGION)
    assert (t.wounded(LEGION), t.bb("traianus"), t.g.pa[ROME], t.asked) == (0, 0, 7, "")


@pytest.mark.rule("OP-11.4-1", "OP-1.4-3")
def test_without_a_bale_or_a_point_nobody_is_put_right() -> None:
    t = Table({"traianus": ("tapae", [LEGION])}, hdc={LEGION: 2})
    t.start(Rally(ROME, t.g.inside[TAPAE]))
    assert t.why_not("rally-one", LEGION) == "OP-1.4-3", "asked all the same: his bales are a secret"
    t = Table({"traianus": ("tapae", [LEGION])}, hdc={LEGION: 2}, bb={"traianus": 2}, pa=(0, 9))
    assert t.start(Rally(ROME, t.g.inside[TAPAE])).asked == ""


@pytest.mark.rule("OP-11.4-2", "OP-3-19")
def test_others_wait_for_a_rally_in_a_later_segment() -> None:
    t = Table({"traianus": ("tapae", [LEGION])}, hdc={LEGION: 3}, bb={"traianus": 2}, pa=(1, 9))
    t.start(Rally(ROME, t.g.inside[TAPAE])).do("decline")
    assert (t.wounded(LEGION), t.asked) == (3, "")
    t.segment().do("rally", "traianus").do("rally-one", LEGION)
    assert (t.wounded(LEGION), t.bb("traianus"), t.g.pa[ROME], t.has_pac("traianus")) == (2, 1, 1, False)
    t.do("rally-one", LEGION)
    assert (t.wounded(LEGION), t.bb("traianus"), t.g.pa[ROME], t.asked) == (1, 0, 0, "")
    t = Table({"traianus": ("tapae", [LEGION])}, bb={"traianus": 2}).segment()
    assert t.why_not("rally", "traianus") == "OP-11.4-2", "nobody is hors de combat"
    t = Table({"traianus": ("tapae", [LEGION])}, hdc={LEGION: 1}).segment()
    assert t.why_not("rally", "traianus") == "OP-1.4-6"


@pytest.mark.rule("OP-11.3-8")
@pytest.mark.parametrize(("left", "bonus"), [(1, 0), (0, 1)])
def test_a_garrison_driven_off_before_its_town_is_none_destroyed(left: int, bonus: int) -> None:
    """Beaten before Arcidava, two counters or none of them are left; Trajan marches on, that is, into the town."""
    t = Table({"traianus": ("arcidava", ["legio-i-italica", "legio-vii-claudia"])}, {"comati-1": "arcidava"})
    pieces = t.g.inside[REGION["arcidava"]]
    if not left:
        t.g.destroy(PIECE["comati-1"], 2)
    t.start(Upshot(REGION["arcidava"], ROME, REGION["berzobis"], ROME, pieces, 2, 0, [0, 0, 0]))
    if left:
        t.do("done").do("retreat-to", "tibiscum")
    t.do("march-on")
    assert t.g.trophies[ROME] == bonus
