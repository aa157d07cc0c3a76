"""Chapter 9 of *Optimus Princeps*: sieges declared, towns summoned and invaded."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.optimus.components.chart import NONE, REGION
from latrunculi.games.optimus.components.pieces import BARBARUS, PIECE, ROMANUS
from latrunculi.games.optimus.rules import sieges, upkeep
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.loot import TownLoot
from latrunculi.games.optimus.rules.recruitment import grounds
from latrunculi.games.optimus.rules.state import CALM
from latrunculi.games.optimus.rules.supply import feeds
from latrunculi.games.optimus.rules.territory import controller, inhabited
from latrunculi.games.optimus.rules.upshot import Upshot
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

CHIEF = "laberius-maximus"
LEGIONS = ("legio-i-adiutrix", "legio-i-italica", "legio-i-minervia")
TOWN = REGION["arcidava"]
"""A Dacian village, VD 1, VG 6."""


def before(
    units: Iterable[str] = LEGIONS, *, marker: int = 0, inside: Iterable[str] = (), chief: str = CHIEF, **rest: object
) -> Table:
    """Romans before Arcidava, besieged unless `marker` is CALM, some Dacians in it."""
    pieces = dict.fromkeys(inside, "arcidava")
    t = Table({chief: ("arcidava", units)}, pieces, **rest).within(*inside)  # type: ignore[arg-type]
    t.g.invest(TOWN, marker)
    return t


# ---------------------------------------------------------------- 9, 9.1: who may what


@pytest.mark.rule("OP-9-1")
@pytest.mark.rule("OP-9.1-1")
@pytest.mark.rule("OP-9.4-4")
def test_an_army_that_arrives_lays_siege_in_the_same_segment() -> None:
    t = Table({CHIEF: ("dierna", LEGIONS)}, dice=[6]).segment()
    t.do("march", CHIEF).do("move-to", "arcidava")
    assert t.legal() >= {"besiege", "invade", "done"}
    assert "assault" not in t.legal()
    t.do("besiege", CHIEF).do("done")
    assert t.g.siege[TOWN] == 0
    assert (t.g.pa[ROME], t.has_pac(CHIEF)) == (8, False)
    assert t.events("besieged") == [{"side": "roman", "region": "arcidava"}]


@pytest.mark.rule("OP-9-1", "OP-9.4-2", "OP-9.3-5")
@pytest.mark.parametrize("verb", ["besiege", "invade"])
@pytest.mark.parametrize(("die", "left"), [(4, 6), (5, 7)])
def test_whom_the_way_has_left_too_few_for_it_neither_besieges_nor_invades(verb: str, die: int, left: int) -> None:
    """Seven PF before a VG of 6, abroad without a train, in an enemy's home: a 4 is 1, and one falls out."""
    units = (*LEGIONS[:2], "sagittarii-1")
    t = Table({CHIEF: ("dierna", units)}, dice=[die, 1]).segment()
    t.do("march", CHIEF).do("move-to", "arcidava").do(verb, CHIEF).do("done")
    if die == 4:
        t.do("hurt", "sagittarii-1")
    assert (t.events("attrition-roll")[-1]["losses"], t.g.fit(t.g.units(TOWN, ROME))) == (7 - left, left)
    assert bool(t.events("besieged") + t.events("invasion-roll")) == (left > 6)
    assert t.g.pa[ROME] == (8 if left > 6 else 9), "nothing is paid for what cannot be done"


@pytest.mark.rule("OP-9-1", "OP-9.5-3", "OP-9.5-20", "OP-9.3-4", "OP-8.4-4")
def test_an_army_that_arrives_storms_in_the_same_segment_and_goes_back_where_it_came_from() -> None:
    """Three legions storm an archer (a 6 of three PF in the assault) and then invade for nothing: 6 and 1 put seven of
    nine out, and two are not more than the VG of 6."""
    t = Table({CHIEF: ("dierna", LEGIONS)}, {"sagittarii-daci-1": "arcidava"}, pa=(1, 0)).within("sagittarii-daci-1")
    t.g.vd[TOWN] = 0
    t.dice(6, 1, 6, 6, 1, 1, 6, 6).segment().do("march", CHIEF).do("move-to", "arcidava").do("done")
    assert t.legal() >= {"assault", "besiege", "done"}
    assert t.why_not("invade", CHIEF) == "OP-9.3-1"
    t.do("assault", CHIEF)
    assert (t.asked, t.g.pa[ROME], t.has_pac(CHIEF)) == ("assault-choose-posts", 0, False)
    t.do("post", LEGIONS[0]).do("go-on")
    assert (t.asked, t.place("sagittarii-daci-1")) == ("assault-follow", "pool")
    t.do("invade", CHIEF)
    while t.asked == "allocation-start":
        t.do("hurt", min(t.legal("hurt")))
    assert [e["losses"] for e in t.events("invasion-roll")] == [6]
    assert t.events("retreated") == [{"side": "roman", "origin": "arcidava", "place": "dierna"}]
    t = Table({CHIEF: ("dierna", LEGIONS)}, {"comati-1": "arcidava"}, pa=(0, 0), dice=[6]).within("comati-1").segment()
    t.do("march", CHIEF).do("move-to", "arcidava").do("done")
    assert [t.why_not(verb, CHIEF) for verb in ("assault", "besiege")] == ["OP-3-4"] * 2, "it costs a PA more"


@pytest.mark.rule("OP-9-1")
@pytest.mark.rule("OP-9-2")
@pytest.mark.rule("OP-9-3")
def test_with_a_garrison_there_is_an_assault_and_no_invasion() -> None:
    t = before(marker=CALM, inside=["comati-1"]).segment()
    assert t.legal() >= {"besiege", "assault"}
    assert t.why_not("invade", CHIEF) == "OP-9.3-1"
    t = before(marker=CALM).segment()
    assert t.legal() >= {"besiege", "invade"}
    assert t.why_not("assault", CHIEF) == "OP-9.5-1"


@pytest.mark.rule("OP-9-3")
@pytest.mark.rule("OP-9.8-2")
@pytest.mark.rule("OP-9.4-1")
def test_a_summons_needs_a_siege_and_may_succeed_against_pf() -> None:
    t = before(marker=CALM, inside=["comati-1"]).segment()
    assert t.why_not("summon", CHIEF) == "OP-9.4-1"
    t = before(marker=3, inside=["comati-1"], dice=[6]).segment()
    t.do("summon", CHIEF).do("clemency")  # 6 + 3 - 1 for the VD - 2 for the garrison
    assert t.place("comati-1") == "pool"
    assert controller(t.g, TOWN) == ROMANUS


@pytest.mark.rule("OP-9.1-3")
def test_a_force_without_a_leader_goes_on_with_a_siege_and_begins_none() -> None:
    t = Table(pieces=dict.fromkeys(LEGIONS, "arcidava"), dice=[1])
    t.g.invest(TOWN, 0)
    t.segment()
    assert t.legal("summon-unled") == {"arcidava"}
    assert not t.legal() & {"besiege", "assault", "invade", "summon"}
    t.do("summon-unled", "arcidava")
    assert (t.g.siege[TOWN], t.g.pa[ROME]) == (1, 8)
    t = Table(pieces=dict.fromkeys(LEGIONS, "arcidava")).segment()
    assert "summon-unled" not in t.legal()
    t = Table({"traianus": ("dierna", [])}, dict.fromkeys(LEGIONS, "arcidava"), pa=(0, 9))
    t.g.invest(TOWN, 0)
    assert t.segment().why_not("summon-unled", "arcidava") == "OP-3-3"


@pytest.mark.rule("OP-5.1-12", "OP-4.4-1")
def test_who_has_stormed_in_vain_summons_nobody_in_this_season() -> None:
    t = before(marker=3)
    t.g.halted |= BIT[PIECE[CHIEF]]
    assert t.segment().why_not("summon", CHIEF) == "OP-5.1-12"
    t = Table(pieces=dict.fromkeys(LEGIONS, "arcidava"))
    t.g.invest(TOWN, 0)
    t.g.halted = sum(BIT[PIECE[legion]] for legion in LEGIONS)
    assert t.segment().why_not("summon-unled", "arcidava") == "OP-5.1-12"
    t = Table(pieces=dict.fromkeys(LEGIONS, "arcidava"))
    t.g.invest(TOWN, 0)
    t.g.halted = sum(BIT[PIECE[legion]] for legion in LEGIONS[1:])
    assert t.segment().legal("summon-unled") == {"arcidava"}, "one that has not halted is enough"


@pytest.mark.rule("OP-9.2-1")
@pytest.mark.rule("OP-9.10-2")
def test_carts_villages_cities_and_garrisons_are_inhabited() -> None:
    g = Table().g
    for name in ("mattium", "arcidava", "sarmizegetusa", "novae"):
        assert inhabited(g, REGION[name])
    assert not inhabited(g, REGION["dierna"])


@pytest.mark.rule("OP-9.2.1-1")
@pytest.mark.rule("OP-9.2.2-1")
def test_vd_and_vg_are_within_their_bounds() -> None:
    g = Table().g
    found = [(g.era.vd[r], g.era.vg[r]) for r in range(len(g.vd)) if inhabited(g, r)]
    assert {vd for vd, _ in found} == {0, 1, 2, 3}
    assert min(vg for _, vg in found) == 6
    assert max(vg for _, vg in found) == 16
    assert (g.vd[REGION["sarmizegetusa"]], g.era.vg[REGION["sarmizegetusa"]]) == (3, 12)


# ---------------------------------------------------------------- 9.3: invasions


@pytest.mark.rule("OP-9.3-1")
@pytest.mark.rule("OP-7.2-2")
def test_no_invasion_beside_enemy_pf_outside_the_walls() -> None:
    t = before(marker=CALM)
    t.put("comati-1", "arcidava")
    assert t.segment().why_not("invade", CHIEF) == "OP-9.3-1"


@pytest.mark.rule("OP-9.3-1")
def test_a_fleet_is_no_obstacle_to_an_invasion() -> None:
    t = Table({"decebalus": ("novae", [f"comati-{n}" for n in range(1, 6)])}, {"classis-moesica-1": "novae"})
    assert t.segment(BARBARIAN).legal("invade") == {"decebalus"}
    t = Table({"decebalus": ("novae", [f"comati-{n}" for n in range(1, 6)])}, {"sagittarii-1": "novae"})
    assert t.segment(BARBARIAN).why_not("invade", "decebalus") == "OP-9.3-1"


def storm_in(units: Iterable[str], die: int, *, vd: int = 1, pf: dict[str, int] | None = None) -> Table:
    """An invasion, as far as the losses."""
    t = before(units, marker=CALM, pf=pf or {}, dice=[die])
    t.g.vd[TOWN] = vd
    return t.segment().do("invade", CHIEF)


@pytest.mark.rule("OP-9.3-2")
@pytest.mark.rule("OP-9.3-3")
@pytest.mark.rule("OP-9.3-6")
def test_an_invader_with_more_than_the_vg_left_has_the_town() -> None:
    t = storm_in(LEGIONS, 1)  # two HdC of nine PF leave seven
    t.do("hurt", LEGIONS[0]).do("hurt", LEGIONS[1])
    assert t.asked == "town-loot-start"
    t.do("clemency")
    assert (controller(t.g, TOWN), t.g.vd[TOWN]) == (ROMANUS, 0)
    assert t.wounded(*LEGIONS) == 2


@pytest.mark.rule("OP-9.3-3")
@pytest.mark.rule("OP-9.3-4")
@pytest.mark.rule("OP-9.3-5")
def test_an_invader_with_as_many_as_the_vg_is_pushed_back() -> None:
    t = storm_in(LEGIONS, 2)  # three HdC leave six
    t.g.invest(TOWN, 2)
    for name in LEGIONS:
        t.do("hurt", name)
    assert controller(t.g, TOWN) == BARBARUS
    assert t.g.siege[TOWN] == CALM
    assert t.g.vd[TOWN] == 1
    assert t.asked == "retreat-go"
    assert [e["region"] for e in t.events("siege-lifted")] == ["arcidava"]
    t = before(LEGIONS, pf={LEGIONS[0]: 1}, hdc={LEGIONS[1]: 1}).segment()
    assert t.why_not("invade", CHIEF) == "OP-9.3-5"


@pytest.mark.rule("OP-9.3-4")
def test_a_repulsed_invader_goes_back_where_he_came_from_and_tests() -> None:
    t = Table({CHIEF: ("dierna", LEGIONS)}, dice=[6, 2, 6]).segment()
    t.do("march", CHIEF).do("move-to", "arcidava").do("invade", CHIEF).do("done")
    for name in LEGIONS:
        t.do("hurt", name)
    assert t.asked == "attrition-spend"
    assert t.place(CHIEF) == t.place(LEGIONS[0]) == "dierna"
    assert t.events("retreated") == [{"side": "roman", "origin": "arcidava", "place": "dierna"}]


@pytest.mark.rule("OP-9.3-7")
def test_vd_nought_is_invaded_with_the_die_alone_and_does_not_fall_by_entry() -> None:
    t = before(marker=CALM)
    t.g.vd[TOWN] = 0
    upkeep.put_in_order(t.g)
    assert controller(t.g, TOWN) == BARBARUS
    t = storm_in(LEGIONS, 2, vd=0)
    t.do("hurt", LEGIONS[0]).do("hurt", LEGIONS[1])
    assert t.asked == "town-loot-start"


@pytest.mark.rule("OP-9.3-8")
def test_the_vs_of_the_invader_limits_nobody() -> None:
    t = Table({"velius-rufus": ("arcidava", LEGIONS[:1])}, dict.fromkeys(LEGIONS[1:], "arcidava"), dice=[1]).segment()
    assert t.legal("invade") == {"velius-rufus"}
    t.do("invade", "velius-rufus").do("hurt", LEGIONS[1]).do("hurt", LEGIONS[2])
    assert t.asked == "town-loot-start"
    t = Table(pieces=dict.fromkeys(LEGIONS, "arcidava")).segment()
    assert "invade" not in t.legal()


@pytest.mark.rule("OP-9.3-9")
def test_two_hdc_may_be_one_pf_destroyed_before_the_comparison() -> None:
    units = (*LEGIONS[:2], "thraces-1")  # eight PF; two HdC would leave six
    t = storm_in(units, 1)
    t.do("hurt", "thraces-1").do("destroy", "thraces-1")
    assert t.asked == "town-loot-start"
    t = storm_in(units, 1)
    t.do("hurt", "thraces-1").do("hurt", "thraces-1")
    assert t.asked == "retreat-go"


# ---------------------------------------------------------------- 9.4: sieges


@pytest.mark.rule("OP-9.4-2")
@pytest.mark.rule("OP-9.2.2-3")
def test_a_siege_needs_more_fit_pf_than_the_vg() -> None:
    t = before((*LEGIONS[:2], "sagittarii-1"), marker=CALM).segment()
    assert t.legal("besiege") == {CHIEF}
    t = before(LEGIONS[:2], marker=CALM).segment()
    assert t.why_not("besiege", CHIEF) == "OP-9.4-2"
    t = before((*LEGIONS[:2], "sagittarii-1"), marker=CALM, hdc={LEGIONS[0]: 1}).segment()
    assert t.why_not("besiege", CHIEF) == "OP-9.4-2"
    t = before((*LEGIONS[:2], "ballistae-1"), marker=CALM).segment()
    assert t.legal("besiege") == {CHIEF}
    t = before(LEGIONS[:2], marker=CALM)
    t.put("classis-moesica-1", "arcidava")
    assert t.segment().why_not("besiege", CHIEF) == "OP-9.4-2"


@pytest.mark.rule("OP-9.4-2")
def test_a_siege_needs_a_point() -> None:
    t = before(marker=CALM, pa=(0, 9)).used(CHIEF)
    t.put("traianus", "dierna")
    t.g.pac |= 1 << PIECE["traianus"]
    assert t.segment().why_not("besiege", CHIEF) == "OP-3-4"


@pytest.mark.rule("OP-9.4-4")
def test_a_siege_is_declared_once() -> None:
    assert before(marker=0).segment().why_not("besiege", CHIEF) == "OP-9.4-4"


@pytest.mark.rule("OP-11.3-5")
def test_leaders_taken_in_another_fight_add_nothing_to_the_loot_of_a_town() -> None:
    for verb, dice in (("invade", [1, 3]), ("summon", [6, 3])):
        t = before(marker=5, dice=dice)
        t.g.trophies[ROME] = 2
        t.segment().do(verb, CHIEF)
        while t.asked == "allocation-start":
            t.do("hurt", LEGIONS[0])
        t.do("loot")
        assert [e["score"] for e in t.events("sack-roll")] == [3]


@pytest.mark.rule("OP-9.4-3")
@pytest.mark.rule("OP-9.8-3")
@pytest.mark.rule("OP-9.8-4")
def test_the_siege_is_lifted_as_soon_as_the_besieger_is_too_weak() -> None:
    t = before((*LEGIONS[:2], "sagittarii-1"), marker=2)
    upkeep.put_in_order(t.g)
    assert t.g.siege[TOWN] == 2
    t.put("classis-moesica-1", "arcidava")
    t.g.hurt(PIECE[LEGIONS[0]])
    upkeep.put_in_order(t.g)
    assert t.g.siege[TOWN] == CALM, "boats do not count"
    assert t.events("siege-lifted") == [{"region": "arcidava"}]


@pytest.mark.rule("OP-9.8-3")
def test_a_besieger_who_marches_away_lifts_his_siege() -> None:
    t = before(dice=[6]).segment()
    t.do("march", CHIEF).do("move-to", "dierna").do("done").do("done")
    assert t.g.siege[TOWN] == CALM


@pytest.mark.rule("OP-9.4-5")
def test_a_summons_needs_more_pf_than_the_vg() -> None:
    t = before(hdc=dict.fromkeys(LEGIONS, 1)).segment()
    assert t.why_not("summon", CHIEF) == "OP-9.4-5"
    t = before(hdc=dict.fromkeys(LEGIONS[:2], 1)).segment()
    assert t.legal("summon") == {CHIEF}


@pytest.mark.rule("OP-9.4-6")
@pytest.mark.rule("OP-9.4-13")
@pytest.mark.rule("OP-9.1-2")
@pytest.mark.rule("OP-9.2.1-4")
def test_a_summons_on_six_and_the_marker_without_a_maximum() -> None:
    t = before(marker=0, dice=[6]).segment()
    t.do("summon", CHIEF)  # 6 - 1
    assert t.g.siege[TOWN] == 1
    assert (t.g.pa[ROME], t.has_pac(CHIEF)) == (9, False)
    t = before(marker=1, dice=[6]).segment()
    t.do("summon", CHIEF)  # 6 + 1 - 1
    assert t.asked == "town-loot-start"
    t = before(marker=1, dice=[5]).segment()
    t.do("summon", CHIEF)
    assert t.g.siege[TOWN] == 2
    garrison = [f"comati-{n}" for n in range(1, 4)]
    t = before(marker=7, inside=garrison, dice=[4]).segment()
    t.do("summon", CHIEF)  # 4 + 7 - 1 - 6
    assert t.g.siege[TOWN] == 8


@pytest.mark.rule("OP-9.4-7")
@pytest.mark.rule("OP-9.4-8")
@pytest.mark.rule("OP-9.4-9")
@pytest.mark.rule("OP-9.4-11")
def test_each_modifier_of_a_summons() -> None:
    def modifier(t: Table) -> int:
        return sieges.modifier(t.g, TOWN, ROMANUS)

    assert modifier(before(marker=0)) == -1
    assert modifier(before(marker=4)) == 3
    assert modifier(before((*LEGIONS, "ballistae-1", "ballistae-2"))) == 1
    assert modifier(before(inside=["comati-1"])) == -3
    assert modifier(before(inside=["comati-1"], hdc={"comati-1": 1})) == -2
    t = before()
    t.g.vd[TOWN] = 3
    assert modifier(t) == -3
    t = before()
    t.put("comati-1", "arcidava")
    assert modifier(t) == -1  # outside the walls they do not count


@pytest.mark.rule("OP-9.4-9")
@pytest.mark.rule("OP-9.2.1-2")
@pytest.mark.rule("OP-9.10.1-1")
@pytest.mark.rule("OP-9.10.3-1")
def test_a_limes_adds_to_the_vd_and_a_pillaged_town_has_none() -> None:
    t = before()
    t.g.wall(TOWN, 2)
    assert sieges.modifier(t.g, TOWN, ROMANUS) == -3
    t.g.pillaged |= 1 << TOWN
    assert sieges.defence(t.g, TOWN) == 0
    assert sieges.modifier(t.g, TOWN, ROMANUS) == 0
    site = REGION["mattium"]
    assert sieges.defence(t.g, site) == 2
    t.g.pillaged |= 1 << site
    assert sieges.defence(t.g, site) == 0


@pytest.mark.rule("OP-9.4-10")
def test_germans_and_sarmatians_are_clumsy_besiegers() -> None:
    region = REGION["oescus"]
    for head, malus in (("rex-chattorum", 1), ("rex-iazygum", 1), ("decebalus", 0)):
        g = Table({head: ("oescus", ["comati-1", "chatti-1", "chatti-2"])}).g
        assert sieges.modifier(g, region, BARBARUS) == -3 - malus
    g = Table({"decebalus": ("oescus", []), "dux-chattorum": ("oescus", ["chatti-1"])}).g
    assert not sieges.clumsy(g, region, BARBARUS)  # Decebalus, with a VS of 6, commands
    g = Table(pieces=dict.fromkeys(["comati-1", "chatti-1"], "oescus")).g
    assert not sieges.clumsy(g, region, BARBARUS)
    g = Table(pieces=dict.fromkeys(["comati-1", "chatti-1", "iazyges-nobiles"], "oescus")).g
    assert sieges.clumsy(g, region, BARBARUS)


@pytest.mark.rule("OP-9.4-12")
@pytest.mark.rule("OP-9.8-1")
@pytest.mark.rule("OP-9.8-5")
def test_a_garrison_that_surrenders_dies_and_its_leader_throws() -> None:
    t = before(marker=5, dice=[6, 4, 3])
    t.put("duras", "arcidava")
    t.put("comati-1", "arcidava")
    t.g.attach(PIECE["comati-1"], PIECE["duras"])
    t.within("duras", "comati-1").segment()
    t.do("summon", CHIEF)  # 6 + 5 - 1 - 2
    assert t.place("duras") == "gone"
    assert t.place("comati-1") == "pool"
    assert t.g.vd[TOWN] == 0
    assert [e["piece"] for e in t.events("killed")] == ["duras"]
    t.do("loot")  # 3, +1 for the garrison, +1 for its leader: five, and a VG of 6
    assert t.bb(CHIEF) == 3
    assert t.g.siege[TOWN] == CALM


@pytest.mark.rule("OP-9.8-4")
@pytest.mark.rule("OP-9.10.3-4")
def test_a_town_taken_loses_its_limes_and_its_marker() -> None:
    t = before(marker=6, dice=[6])
    t.g.wall(TOWN, 1)
    t.segment().do("summon", CHIEF)
    assert (t.g.limes[TOWN], t.g.siege[TOWN]) == (0, CALM)
    assert t.events("limes-gone") == t.events("siege-lifted") == [{"region": "arcidava"}]


# ---------------------------------------------------------------- 9.7: relief


def relief() -> Table:
    """Trajan besieges Arcidava with eleven PF when Decebalus comes."""
    units = (*LEGIONS, "thraces-1")
    t = Table(
        {"traianus": ("arcidava", units), "decebalus": ("dierna", ["comati-1", "comati-2"])},
        {"comati-3": "arcidava"},
        dice=[6],
    ).within("comati-3")
    t.g.invest(TOWN, 2)
    return t.segment(BARBARIAN).do("march", "decebalus").do("move-to", "arcidava").do("done")


@pytest.mark.rule("OP-9.7-1")
def test_a_besieger_who_is_attacked_leaves_as_many_pf_as_the_vg() -> None:
    t = relief()
    assert t.asked == "contact-hold"
    t.do("hold", LEGIONS[0]).do("hold", LEGIONS[1]).do("done")  # six PF
    fight = t.g.stack[-1]
    assert t.g.siege[TOWN] == 2
    assert not fight.host[ROME] >> PIECE[LEGIONS[0]] & 1  # type: ignore[attr-defined]
    assert fight.host[ROME] >> PIECE["thraces-1"] & 1  # type: ignore[attr-defined]
    assert not fight.host[BARBARIAN] >> PIECE["comati-3"] & 1  # type: ignore[attr-defined]


@pytest.mark.rule("OP-9.7-2")
def test_who_leaves_too_few_lifts_his_siege() -> None:
    t = relief().do("done")
    assert t.g.siege[TOWN] == CALM
    assert t.events("siege-lifted") == [{"region": "arcidava"}]
    t = relief().do("hold", LEGIONS[0]).do("hold", "thraces-1").do("done")  # five PF: they fight like the others
    assert t.g.siege[TOWN] == CALM
    assert t.g.stack[-1].host[ROME] >> PIECE[LEGIONS[0]] & 1  # type: ignore[attr-defined]


@pytest.mark.rule("OP-9.7-1")
def test_somebody_has_to_fight() -> None:
    t = relief()
    for name in LEGIONS:
        t.do("hold", name)
    assert t.g.stack[-1].NAME == "battle"


@pytest.mark.rule("OP-9.7-3")
def test_with_a_beaten_besieger_those_left_at_the_siege_withdraw_in_the_same_retreat() -> None:
    units = (*LEGIONS, "thraces-1")
    t = Table({"traianus": ("arcidava", units), "decebalus": ("arcidava", ["comati-1"])}, dice=[6])
    t.g.invest(TOWN, 2)
    fought = sum(1 << PIECE[name] for name in ("traianus", "thraces-1", "decebalus", "comati-1"))
    t.start(Upshot(TOWN, BARBARUS, REGION["apulum"], BARBARUS, fought, 0, 0)).do("retreat-to", "dierna")
    assert {t.place(name) for name in (*units, "traianus")} == {"dierna"}
    while t.asked == "attrition-spend":
        t.do("done")
    assert len(t.events("attrition-roll")) == 1
    upkeep.put_in_order(t.g)
    assert t.g.siege[TOWN] == CALM


@pytest.mark.rule("OP-9.2.2-4")
def test_the_vg_is_the_index_of_the_loot_of_a_town() -> None:
    for place, index in (("arcidava", 6), ("sarmizegetusa", 12)):
        t = Table({CHIEF: (place, LEGIONS)}, dice=[6])
        t.start(TownLoot(REGION[place], ROMANUS, 0)).do("loot")
        assert [e["index"] for e in t.events("sack-roll")] == [index]
        assert t.bb(CHIEF) == {6: 4, 12: 5}[index]


# ---------------------------------------------------------------- 9.9, 9.10-1


@pytest.mark.rule("OP-9.9-1")
def test_a_besieged_town_neither_feeds_nor_recruits() -> None:
    t = Table({"duras": ("arcidava", ["comati-1"])})
    assert feeds(t.g, TOWN, BARBARUS) == 6
    assert grounds(t.g, BARBARUS) >> TOWN & 1
    t.g.invest(TOWN, 0)
    assert feeds(t.g, TOWN, BARBARUS) == 0
    assert not grounds(t.g, BARBARUS) >> TOWN & 1


@pytest.mark.rule("OP-9.10-1")
def test_a_town_is_its_captors_as_long_as_he_has_a_pf_there() -> None:
    t = Table({CHIEF: ("dierna", [])}, {"sagittarii-1": "arcidava"}, held={"arcidava": ROME})
    upkeep.put_in_order(t.g)
    assert controller(t.g, TOWN) == ROMANUS
    t.g.put(PIECE["sagittarii-1"], REGION["dierna"])
    t.g.put(PIECE[CHIEF], TOWN)
    upkeep.put_in_order(t.g)
    assert controller(t.g, TOWN) == BARBARUS
    assert t.g.holder[TOWN] == NONE
    assert t.events("town-back") == [{"region": "arcidava", "side": "barbarian"}]


@pytest.mark.rule("OP-9.2.2-2")
@pytest.mark.rule("OP-0.3-2")
def test_no_more_pf_than_the_vg_go_behind_the_walls() -> None:
    comati = [f"comati-{n}" for n in range(1, 5)]
    t = Table(
        {"traianus": ("dierna", LEGIONS)}, dict.fromkeys(comati, "arcidava"), hdc={"comati-1": 2}, dice=[6]
    ).segment()
    t.do("march", "traianus").do("move-to", "arcidava").do("done")
    assert t.asked == "contact-stand"
    for name in comati[:3]:
        t.do("shelter", name)
    assert isinstance(t.g.stack[-1], Contact) is False  # there is no more room: the fourth fights outside
    assert not t.g.walls >> PIECE["comati-4"] & 1
    assert t.g.walls >> PIECE["comati-1"] & 1


@pytest.mark.rule("OP-9.2.2-5")
def test_a_town_feeds_as_many_pf_as_its_vg() -> None:
    assert feeds(Table().g, REGION["sarmizegetusa"], BARBARUS) == 12
    assert feeds(Table().g, REGION["sarmizegetusa"], ROMANUS) == 0


@pytest.mark.rule("OP-5.2.1-3", "OP-9.4-12")
def test_when_a_port_surrenders_its_fleet_puts_to_sea() -> None:
    """Dacians of 18 PF before Viminacium (VG 16); the nearest port is in the same contrée."""
    men = [f"comati-{n}" for n in range(1, 9)] + ["falcati-1"]
    t = Table({"decebalus": ("viminacium", men)}, {"classis-moesica-1": "viminacium"}, dice=[6])
    t.g.invest(REGION["viminacium"], 9)
    t.segment(BARBARIAN).do("summon", "decebalus")
    assert (t.place("classis-moesica-1"), t.asked) == ("singidunum", "town-loot-start")


@pytest.mark.rule("OP-9.10-1", "OP-11.2-7")
def test_a_town_of_ones_own_that_is_retaken_is_nobody_s_prize() -> None:
    legions = ["legio-i-adiutrix", "legio-i-italica", "legio-i-minervia", "legio-iv-flavia-felix", "legio-vii-claudia",
               "legio-xiii-gemina"]  # fmt: skip
    t = Table({"traianus": ("viminacium", legions)}, held={"viminacium": BARBARIAN}, dice=[6], supreme=("traianus", ""))
    t.g.invest(REGION["viminacium"], 9)
    t.segment().do("summon", "traianus")
    assert t.g.holder[REGION["viminacium"]] == NONE
    assert not t.events("town-back")
