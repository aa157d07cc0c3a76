"""Where a sentence of one chapter meets one of another: what the table would say, worked out by hand."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import NONE, REGION
from latrunculi.games.optimus.components.counters import TYPE
from latrunculi.games.optimus.components.pieces import (
    FIRST_LEADER,
    PEOPLE_OF,
    PIECE,
    PIECES,
    SIDE_OF,
    TRANSFUGE_UNITS,
    TYPE_OF,
)
from latrunculi.games.optimus.rules.attrition import TERMS
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.sieges import clumsy
from latrunculi.games.optimus.rules.state import BLOCKED, CALM, remembered
from latrunculi.games.optimus.rules.upshot import Retreat
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
FLEET = "classis-moesica-1"


def pieces(*names: str) -> int:
    """Some counters, as a mask."""
    return sum([BIT[PIECE[name]] for name in names])


# ------------------------------------------------------------------ 5.1 and 5.2.4: a bridge leads to one region


BEYOND = {"arcidava", "tibiscum", "berzobis", "dierna"}
"""The district north of Viminacium, a town that faces Arcidava."""


@pytest.mark.rule("OP-5.2.4-2", "OP-5.1-5")
def test_a_bridge_of_boats_leads_to_the_region_that_faces_it_without_a_throw() -> None:
    def straight(start: str, *, bridge: bool) -> set[str]:
        t = Table({"traianus": (start, [LEGION])}, {FLEET: "viminacium"})
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        t.segment().do("march", "traianus")
        assert "dacia-occidentalis" in t.legal("enter"), "who wants to go elsewhere may still throw for it"
        return t.legal("move-to") & BEYOND

    assert straight("viminacium", bridge=False) == set()
    assert straight("viminacium", bridge=True) == {"arcidava"}
    assert straight("singidunum", bridge=True) == set(), "the bridge is elsewhere"
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}, dice=[6])
    t.g.bridges = BIT[PIECE[FLEET]]
    t.segment().do("march", "traianus").do("move-to", "arcidava")
    assert (t.place(LEGION), t.events("arrival-roll")) == ("arcidava", [])


@pytest.mark.rule("OP-8.4-2", "OP-5.1-8", "OP-5.2.4-2")
def test_the_beaten_reach_another_district_without_a_throw_where_a_march_would() -> None:
    """Comati hold the other regions of the district. The towns beyond the Danube are Roman, Horreum Margi is open
    country: there it takes a counter of one's own, or a throw. A bridge of boats spares it as well."""

    def straight(start: str, *blocked: str, bridge: bool = False, post: str = "novae") -> set[str]:
        t = Table({"traianus": (start, [LEGION])}, {FLEET: "viminacium", SECOND: post})
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        for number, region in enumerate(blocked):
            t.put(f"comati-{number + 1}", region)
        t.start(Retreat(ROME, t.g.inside[REGION[start]] & ~BIT[PIECE[FLEET]], REGION[start], NONE, NONE))
        if t.asked == "retreat-shelter":
            t.do("done")
        return t.legal("retreat-to")

    around = ("tibiscum", "berzobis", "dierna")
    assert straight("arcidava") == {"berzobis", "dierna"}, "the own district first, but from one town to none other"
    assert straight("arcidava", *around) == {"viminacium", "singidunum", "ratiaria"}
    assert "horreum-margi" in straight("arcidava", *around, post="horreum-margi")
    around = ("singidunum", "horreum-margi")
    assert not straight("viminacium", *around) & BEYOND
    assert straight("viminacium", *around, bridge=True) & BEYOND == {"arcidava"}


# ------------------------------------------------------------------ 1.4, 9.5, 11, 13.4: bales and eagles change hands


@pytest.mark.rule("OP-1.4-7", "OP-9.11.2-3", "OP-1.3-5")
@pytest.mark.parametrize(
    ("company", "men"), [(["comati-3"], {"comati-3"}), ([], {"comati-2", "comati-5"}), (None, set())]
)
def test_the_bales_of_a_leader_who_falls_stay_with_the_army_where_there_is_another(
    company: list[str] | None, men: set[str]
) -> None:
    """The counter of Duras has been destroyed, and he is killed on a 6. Diegis beside him has the bales, with men of
    his own or without: then he has those of Duras whom his VS of 4 covers, two counters of the three left. With nobody
    beside him Duras leaves nothing. Vezinas is elsewhere."""
    duras = ["comati-1", "comati-2", "comati-5", "comati-6"]
    armies = {
        "traianus": ("tapae", [LEGION]),
        "duras": ("tapae", duras),
        "diegis": ("tapae" if company is not None else "costesti", company or []),
        "vezinas": ("apulum", ["comati-4"]),
    }
    t = Table(armies, bb={"duras": 3}, dice=[6])
    t.g.hauled[PIECE["duras"] - FIRST_LEADER] = 1
    defenders = pieces("duras", *duras, *(["diegis", *company] if company is not None else []))
    battle = engagement(REGION["tapae"], ROME, REGION["apulum"], pieces("traianus", LEGION), defenders)
    battle.draw_up(t.g)
    battle.stands[battle.roll_call().index(PIECE["duras"])] = PIECE["comati-1"]
    t.g.destroy(PIECE["comati-1"], 2)
    battle.step = "falls"
    t.start(battle)
    assert t.place("duras") == "gone"
    if company == []:
        assert {remembered(t.g.memory[PIECE[name]])[1] for name in men} == {PIECE["diegis"]}, "as the enemy sees"
    kept = 3 if men else 0
    assert (t.army("diegis"), t.bb("diegis"), t.bb("vezinas")) == (men, kept, 0)
    assert t.g.hauled[PIECE["diegis"] - FIRST_LEADER] == (1 if kept else 0), "the wagon has its PM behind it"
    assert t.defects() == []


def stormed(garrison: str, mine: list[str], dice: list[int], *, attacker: int = ROME, **rest: object) -> Table:
    """An assault on Arcidava, without VD, up to the end of phase 2. The garrison has a leader: Diegis, or Laberius."""
    town, inside, outside = "arcidava", "diegis", "laberius-maximus"
    if attacker == BARBARIAN:
        inside, outside = outside, inside
    armies = {outside: (town, mine), inside: (town, [garrison])}
    held = {town: ROME} if attacker == BARBARIAN else {}
    t = Table(armies, held=held, dice=dice, **rest).within(inside, garrison)  # type: ignore[arg-type]
    t.g.vd[REGION[town]] = 0
    t.segment(attacker).do("assault", outside)
    while t.asked in ("assault-choose-command", "assault-choose-posts"):
        verb = min(t.legal())
        t.do(verb, min(t.legal(verb)))
    while t.asked == "assault-parley" and len(t.events("phase")) < 3:
        t.do("go-on")
    while t.asked == "allocation-start":
        verb = "destroy" if t.legal("destroy") else "hurt"
        t.do(verb, min(t.legal(verb)))
    return t


@pytest.mark.rule("OP-11-1", "OP-9.5-20")
def test_the_bales_of_a_garrison_destroyed_by_an_assault_are_the_besiegers() -> None:
    """Three legions throw 6 and put nine PF out, the comati of Diegis have two: no more than their endurance of four
    counts. He is killed on a 6; his three bales had been taken before."""
    legions = [LEGION, SECOND, THIRD]
    t = stormed("comati-1", legions, [6, 6, 6, 1, 6], bb={"diegis": 3})
    assert t.place("diegis") == "gone"
    assert t.bb("laberius-maximus") == 3
    assert t.asked == "assault-follow"


@pytest.mark.rule("OP-13.4-3", "OP-9.5-1")
def test_a_legion_that_an_assault_destroys_loses_its_eagle_to_the_barbarian() -> None:
    """Behind the walls it falls to who storms them; before them to the garrison that holds out, in whose town it
    lies."""
    kind = TYPE_OF[PIECE[LEGION]]
    comati = [f"comati-{number}" for number in range(1, 5)]
    t = stormed(LEGION, comati, [1, 6, 6, 6, 6, 6], attacker=BARBARIAN)
    assert t.place(LEGION) == "gone"
    assert t.g.eagle[kind] == PIECE["diegis"]
    t = stormed("comati-1", [LEGION, SECOND], [1, 1, 4], pf={LEGION: 1, SECOND: 1})
    assert (t.place(LEGION), t.place("laberius-maximus")) == ("gone", "gone")
    assert t.g.eagle[kind] == PIECES + REGION["arcidava"]


@pytest.mark.rule("OP-13.4-3", "OP-13.4-4")
def test_an_eagle_laid_down_in_a_town_is_not_retaken_by_a_victory_before_its_walls() -> None:
    """Nor by those who pass through; one that lies in open country is, and so is that of a leader who falls."""
    kind = TYPE_OF[PIECE[LEGION]]

    legions = [SECOND, THIRD, "legio-i-italica", "legio-v-macedonica"]

    def overrun(place: str, eagle: int) -> int:
        """Twelve PF run over one."""
        armies = {"traianus": (place, legions), "duras": (place, ["comati-1"])}
        t = Table(armies, pf={"comati-1": 1}, dice=[6])
        t.g.eagle[kind] = eagle
        attackers, defenders = pieces("traianus", *legions), pieces("duras", "comati-1")
        t.start(engagement(REGION[place], ROME, REGION["tapae"], attackers, defenders))
        assert t.g.last_winner == ROME
        return t.g.eagle[kind]

    assert overrun("apulum", PIECES + REGION["apulum"]) == PIECES + REGION["apulum"]
    assert overrun("cogaeonum", PIECES + REGION["cogaeonum"]) == NONE
    assert overrun("apulum", PIECE["duras"]) == NONE


@pytest.mark.rule("OP-13.4-3", "OP-13.4-4")
@pytest.mark.parametrize(
    ("side", "leader", "unit"), [(ROME, "traianus", SECOND), (BARBARIAN, "duras", "equites-daci-1")]
)
def test_an_eagle_on_the_ground_is_for_whoever_first_comes_by_with_men(side: int, leader: str, unit: str) -> None:
    """He goes on to another region, and has it."""
    kind = TYPE_OF[PIECE[LEGION]]
    t = Table({leader: ("sarmizegetusa", [unit])}, {})
    t.g.eagle[kind] = PIECES + REGION["cogaeonum"]
    t.segment(side).do("march", leader).do("move-to", "cogaeonum")
    assert t.g.eagle[kind] == (NONE if side == ROME else PIECE[leader])


# ------------------------------------------------------------------ 5.1.3, 4.2, 9.11: leaders side by side


@pytest.mark.rule("OP-5.1.3-1", "OP-5.1.3-2")
def test_leaders_whose_sheets_are_full_exchange_units_by_laying_one_down_first() -> None:
    """Both have VS 3 and a legion of 3 PF: neither can be given another before his own has gone."""
    armies = {"velius-rufus": ("viminacium", [LEGION]), "valerius-maximianus": ("viminacium", [SECOND])}
    t = Table(armies, {THIRD: "viminacium"}).segment().do("march", "velius-rufus").do("to", "valerius-maximianus")
    assert (t.why_not("give", LEGION), t.why_not("take", SECOND)) == ("OP-5.1.3-2", "OP-5.1.1-1")
    t.do("leave", LEGION).do("take", SECOND)
    assert t.legal("give") == {LEGION, SECOND}, "not what lay on the map before"
    t.do("give", LEGION)
    assert (t.army("velius-rufus"), t.army("valerius-maximianus")) == ({SECOND}, {LEGION})
    t.do("move-to", "singidunum")
    assert (t.place(SECOND), t.place(LEGION)) == ("singidunum", "viminacium")


@pytest.mark.rule("OP-5.1.3-1", "OP-5.1.2b-1")
def test_who_is_left_on_the_way_is_not_given_to_another_leader() -> None:
    t = Table({"traianus": ("viminacium", ["alae-thracum-1", LEGION]), "velius-rufus": ("singidunum", [])}).segment()
    t.do("march", "traianus").do("leave", LEGION).do("move-to", "singidunum").do("leave", "alae-thracum-1")
    assert not t.legal("to") | t.legal("give")


@pytest.mark.rule("OP-9.11.1-4", "OP-9.11.1-5")
def test_no_leader_takes_his_place_among_the_baggage_or_at_a_gun_while_men_fight_there() -> None:
    def posts(leaders: list[str], *units: str) -> list[str]:
        armies = {leaders[0]: ("tapae", list(units)), **{name: ("tapae", []) for name in leaders[1:]}}
        t = Table({**armies, "decebalus": ("tapae", ["comati-1", "comati-2"])})
        mine, theirs = pieces(*leaders, *units), pieces("decebalus", "comati-1", "comati-2")
        t.start(engagement(REGION["tapae"], ROME, REGION["apulum"], mine, theirs))
        while t.asked == "battle-choose-posts":
            t.do("post", max(t.legal("post") & {"impedimenta-1", "ballistae-1"} or t.legal("post")))
        return [str(told["unit"]) for told in t.events("posted") if told["piece"] in leaders]

    assert posts(["licinius-sura"], "thraces-1", "impedimenta-1", "ballistae-1") == ["thraces-1"]
    assert posts(["licinius-sura", "velius-rufus"], "thraces-1", "impedimenta-1") == ["thraces-1"] * 2
    assert posts(["licinius-sura"], "impedimenta-1") == ["impedimenta-1"]


@pytest.mark.rule("OP-4.2-4", "OP-9.4-10", "OP-11.3-2")
def test_of_leaders_of_equal_rank_their_player_names_the_one_who_serves_him() -> None:
    """Decebalus, who does not reign, and the king of the Iazyges have VS 6: the Dacian besieges without malus. Of two
    beaten leaders of VS 8 the king of the Quadi makes it an army of Germans, which is worth less loot."""
    t = Table({"rex-iazygum": ("durostorum", ["iazyges-nobiles"]), "decebalus": ("durostorum", ["comati-1"])})
    assert not clumsy(t.g, REGION["durostorum"], BARBARIAN)
    t.g.bury(PIECE["decebalus"])
    assert clumsy(t.g, REGION["durostorum"], BARBARIAN)
    for other, less in (("rasparaganus", True), ("ballomarius", True), ("susagus", True)):
        names = pieces("rex-quadorum", other)
        battle = engagement(REGION["tapae"], ROME, NONE, 0, names)
        assert battle.germans(Table().g, BARBARIAN) == less
    assert not engagement(REGION["tapae"], ROME, NONE, 0, pieces("rasparaganus", "dux-quadorum")).germans(
        Table().g, BARBARIAN
    )


@pytest.mark.rule("OP-4.2-4", "OP-6.1-4", "OP-5.1.2-3")
def test_the_bales_of_either_of_two_leaders_of_equal_rank_may_be_spent_on_their_test() -> None:
    """Laberius Maximus and Quadratus Bassus have VS 9; Licinius Sura, below them, cannot be named."""
    armies = {
        "laberius-maximus": ("viminacium", [LEGION]),
        "iulius-quadratus-bassus": ("viminacium", [SECOND]),
        "licinius-sura": ("viminacium", [THIRD]),
    }
    for rich, may in (("laberius-maximus", True), ("iulius-quadratus-bassus", True), ("licinius-sura", False)):
        t = Table(armies, bb={rich: 1}).segment().do("march", "laberius-maximus")
        t.do("join", "iulius-quadratus-bassus").do("join", "licinius-sura").do("move-to", "singidunum").do("done")
        assert t.asked == "attrition-spend"
        assert bool(t.legal("spend-bale")) == may


@pytest.mark.rule("OP-9.11.1-3", "OP-4.2-4")
def test_of_two_leaders_of_equal_rank_in_a_unit_the_better_one_fights() -> None:
    """Quietus has BT 2, Sabinus 0, both VS 5; Sura, VS 8 and BT 1, is above both."""
    for second, total in (("oppius-sabinus", 2), ("licinius-sura", 1)):
        t = Table({"lusius-quietus": ("tapae", [LEGION]), second: ("tapae", []), "decebalus": ("tapae", ["comati-1"])})
        mine = pieces("lusius-quietus", second, LEGION)
        battle = engagement(REGION["tapae"], ROME, REGION["apulum"], mine, pieces("decebalus", "comati-1"))
        battle.draw_up(t.g)
        battle.stands = [PIECE[LEGION] if SIDE_OF[head] == ROME else NONE for head in battle.roll_call()]
        assert battle.bonus_in(t.g, ROME, PIECE[LEGION], 2) == total


# ------------------------------------------------------------------ 7.2, 9.1, 14.1: who may act


@pytest.mark.rule("OP-7.2-1")
@pytest.mark.parametrize("siege", [False, True])
def test_a_garrison_chooses_anew_whenever_an_enemy_comes_unless_it_is_besieged(siege: bool) -> None:
    """Laberius joins Trajan before Apulum, where Duras has stayed behind the walls so far."""
    chiefs = {"traianus": [SECOND], "laberius-maximus": [LEGION], "duras": ["comati-1"]}
    for comes_out in (False, True):
        t = Table({name: ("apulum", men) for name, men in chiefs.items()}, dice=[6]).within("duras", "comati-1")
        t.g.invest(REGION["apulum"], 0 if siege else CALM)
        group = pieces("laberius-maximus", LEGION)
        t.start(Contact(REGION["apulum"], ROME, group, REGION["tapae"], [0] * TERMS)).do("done")
        if siege:
            assert (t.asked, t.g.verdict) == ("", BLOCKED)
            continue
        assert (t.asked, t.side) == ("contact-stand", BARBARIAN)
        if comes_out:
            t.do("done")
            assert t.asked.startswith("battle"), "against both"
        else:
            t.do("shelter", "comati-1")
            assert (t.asked, t.g.verdict) == ("", BLOCKED)


@pytest.mark.rule("OP-9.1-3", "OP-5.1-12")
def test_men_without_a_leader_go_on_with_a_siege_beside_one_who_has_halted() -> None:
    """Laberius has lost elsewhere and come back to the siege; those who have lain there all the time may go on."""
    legions = [LEGION, SECOND, THIRD]
    t = Table({"laberius-maximus": ("arcidava", ["legio-i-italica"])}, dict.fromkeys(legions, "arcidava"))
    t.g.invest(REGION["arcidava"], 3)
    assert t.segment().why_not("summon-unled", "arcidava")
    t = Table({"laberius-maximus": ("arcidava", ["legio-i-italica"])}, dict.fromkeys(legions, "arcidava"))
    t.g.invest(REGION["arcidava"], 3)
    t.g.halted = pieces("laberius-maximus", "legio-i-italica")
    t.segment()
    assert not t.legal("summon")
    assert t.legal("summon-unled") == {"arcidava"}


@pytest.mark.rule("OP-14-1", "OP-14-4", "OP-14-18")
@pytest.mark.parametrize(("place", "may"), [("apulum", True), ("aquincum", False)])
def test_pillards_is_played_by_whoever_is_in_the_land_of_the_people_or_near(place: str, may: bool) -> None:
    """Decebalus, who recruits, has played one in this season; Vezinas has not."""
    armies = {"decebalus": ("costesti", ["comati-1"]), "vezinas": (place, ["comati-2"])}
    t = Table(armies, hands={BARBARIAN: ["pillards"]}, dice=[1])
    t.g.schemed = BIT[PIECE["decebalus"]]
    t.g.stock(TYPE["comati"], 3)
    t.segment(BARBARIAN).do("recruit", "costesti")
    assert t.legal("play") == ({"pillards"} if may else set())
    if may:
        t.do("play", "pillards").do("choose-piece", "vezinas").do("done")
        assert t.events("recruit-roll")[0]["score"] == 1 + 2


# ------------------------------------------------------------------ 8.4 and 14: a ford in a retreat


def driven_back(
    side: int, *, hand: tuple[str, ...] = ("passage-a-gue",), event: str = "", horse: bool = False
) -> Table:
    """A beaten attacker of Arcidava goes back over the Danube to Viminacium, in plain land with a train."""
    men = [LEGION, "impedimenta-1"] if side == ROME else ["comati-1", "comati-2"]
    leader = "traianus" if side == ROME else "duras"
    if horse:
        men = ["alae-thracum-1", "alae-thracum-2", "thraces-1"]
    t = Table({leader: ("arcidava", men)}, hands={side: hand}, event=event, dice=[1])
    return t.start(Retreat(side, t.g.inside[REGION["arcidava"]], REGION["arcidava"], NONE, REGION["viminacium"]))


@pytest.mark.rule("OP-14-12", "OP-14-4", "OP-8.4-5")
@pytest.mark.parametrize(("play", "score"), [(True, 0), (False, -2)])
def test_a_ford_may_be_known_in_a_retreat(play: bool, score: int) -> None:
    """The die shows 1; a trade road costs 1, the Danube 2."""
    t = driven_back(ROME)
    assert (t.asked, t.side) == ("retreat-ford", ROME)
    if play:
        t.do("play", "passage-a-gue")
        assert t.g.schemed == BIT[PIECE["traianus"]]
    else:
        t.do("decline")
    t.do("done")
    assert [one["score"] for one in t.events("attrition-roll")] == [score]


@pytest.mark.rule("OP-14-12", "OP-5.1.6-4", "OP-2-5", "OP-8.4-6")
def test_nobody_is_asked_for_a_ford_who_has_nothing_in_hand_or_no_water_to_cross() -> None:
    assert driven_back(ROME, hand=()).asked == "attrition-spend"
    assert driven_back(ROME, event="frozen").asked == "attrition-spend"
    assert driven_back(ROME, horse=True).asked == "attrition-spend"
    t = driven_back(ROME, hand=("prevoyant",))
    assert t.asked == "retreat-ford", "whatever it is that he holds"
    assert not t.legal("play")


# ------------------------------------------------------------------ 5.2 and 9: an army that lands before a town


def landed(*garrison: str, dice: tuple[int, ...] = ()) -> Table:
    """Three legions are carried from Viminacium over the Danube and land at Arcidava, VG 6."""
    legions = [LEGION, SECOND, THIRD]
    t = Table({"traianus": ("viminacium", legions)}, {FLEET: "viminacium", **dict.fromkeys(garrison, "arcidava")})
    t.dice(*dice).segment().do("sail", FLEET).do("embark", "traianus").do("sail-to", "arcidava")
    return t.do("land", "traianus")


@pytest.mark.rule("OP-9-1", "OP-5.2.3-4")
def test_an_army_that_lands_before_a_town_besieges_it_in_the_same_segment() -> None:
    t = landed()
    assert t.legal("besiege") == t.legal("invade") == {"traianus"}
    assert t.why_not("assault", "traianus") == "OP-9.5-1"
    t.do("besiege", "traianus")
    assert (t.g.siege[REGION["arcidava"]], t.g.pa[ROME], t.has_pac("traianus")) == (0, 7, False), "2 PA for the fleet"
    t.do("sail-to", "viminacium").do("done")
    assert (t.asked, t.place(FLEET), t.place("traianus")) == ("", "viminacium", "arcidava")
    assert not landed().do("sail-to", "viminacium").legal() & {"besiege", "invade", "assault"}


@pytest.mark.rule("OP-9-1", "OP-9.4-2", "OP-5.2.3-6")
def test_who_is_still_aboard_besieges_nothing() -> None:
    """Trajan has six PF ashore, three are aboard: too few for a VG of six."""
    armies = {"traianus": ("viminacium", [LEGION, SECOND]), "licinius-sura": ("viminacium", [THIRD])}
    t = Table(armies, {FLEET: "viminacium"}).segment().do("sail", FLEET).do("embark", "traianus")
    t.do("embark", "licinius-sura").do("sail-to", "arcidava").do("land", "traianus")
    assert t.why_not("besiege", "traianus") == "OP-9.4-2"
    t.do("land", "licinius-sura")
    assert t.legal("besiege") == {"traianus", "licinius-sura"}


@pytest.mark.rule("OP-9-1", "OP-9.3-4", "OP-9.5-3", "OP-7.2-1", "OP-5.1-12")
def test_who_has_landed_storms_or_invades_at_once_and_does_not_go_on_after_a_defeat() -> None:
    t = landed("comati-1", dice=(6,)).do("done").do("shelter", "comati-1")
    assert (t.asked, t.legal() & {"besiege", "assault", "invade"}) == ("voyage-order", {"besiege", "assault"})
    t.dice(1, 1, 1, 1).do("assault", "traianus").do("post", LEGION).do("go-on")
    while t.asked.startswith("assault"):  # nobody hits: the garrison stands
        t.do("guard", "comati-1") if t.legal("guard") else t.do("done")
    assert (t.asked, t.legal()) == ("voyage-order", {"sail-to"})
    # 6 and 1 put seven of nine out: not more than six are left, and the invader goes where he likes
    t = landed(dice=(6,)).do("invade", "traianus")
    while t.asked == "allocation-start":
        t.do("hurt", min(t.legal("hurt")))
    assert t.asked == "retreat-go"


# ------------------------------------------------------------------ 5, 6 and 9.11.3: leaders left alone


@pytest.mark.rule("OP-9.11.3-1", "OP-5.1.1-2")
def test_a_leader_whose_men_leave_him_alone_before_the_enemy_is_taken() -> None:
    """The horse of Decebalus has lain before Viminacium with him, and rides away."""

    def left_alone(*more: str, neutral: bool = False) -> Table:
        camp = dict.fromkeys(("decebalus", "equites-daci-1", LEGION, *more), "viminacium")
        t = Table({}, camp).within(LEGION)
        t.g.neutrals = BIT[PEOPLE_OF[PIECE["decebalus"]]] if neutral else 0
        return t.segment(BARBARIAN).do("march", "equites-daci-1").do("move-to", "horreum-margi").do("done")

    t = left_alone()
    assert (t.place("decebalus"), t.place("equites-daci-1")) == ("gone", "horreum-margi")
    assert [one["piece"] for one in t.events("captured")] == ["decebalus"]
    assert left_alone("comati-1").place("decebalus") == "viminacium", "others of his are there"
    assert left_alone(neutral=True).place("decebalus") == "viminacium", "nobody makes war on him"


@pytest.mark.rule("OP-9.11.3-1", "OP-6-2", "OP-6.2-10")
def test_a_leader_whose_men_have_starved_before_a_town_is_taken_at_the_end_of_the_season() -> None:
    """His only PF is HdC. The die shows 1, winter costs the Barbarian 1: one PF is hit, and dies."""
    men = ["bastarnae-equites"]
    t = Table({"decebalus": ("viminacium", men)}, {LEGION: "viminacium"}, hdc={men[0]: 1}, season="winter", dice=[1])
    t.within(LEGION)
    seasons = Seasons()
    seasons.step = "supply"
    t.start(seasons)
    t.do("done").do("destroy", men[0])
    assert t.place(men[0]) == "pool"
    assert t.place("decebalus") == "gone"


@pytest.mark.rule("OP-9.11.3-1", "OP-8.4-6")
def test_a_leader_left_alone_goes_in_to_his_men_behind_the_walls() -> None:
    t = Table({}, dict.fromkeys(("traianus", LEGION, "comati-1"), "viminacium")).within(LEGION).segment().do("wait")
    assert t.place("traianus") == "viminacium"
    assert t.g.walls & BIT[PIECE["traianus"]]


# ------------------------------------------------------------------ SC and 13.2: who arrives in the face of the enemy


@pytest.mark.rule("OP-SC-39", "OP-13.2-5")
@pytest.mark.parametrize(("inside", "may"), [(0, True), (6, False)])
def test_deserters_come_in_behind_the_walls_where_enemies_stand_before_them(inside: int, may: bool) -> None:
    """Sarmizegetusa has room for twelve PF."""
    comati = [f"comati-{number}" for number in range(1, inside + 1)]
    t = Table({"decebalus": ("apulum", [])}, dict.fromkeys([LEGION, *comati], "sarmizegetusa"),
              hands={BARBARIAN: ["transfugae"]})  # fmt: skip
    t.within(*comati).segment(BARBARIAN)
    assert ("transfugae" in t.legal("play")) == may
    if may:
        t.do("play", "transfugae")
        unit = next(unit for unit in members(TRANSFUGE_UNITS) if t.g.pf[unit])
        assert t.g.walls & BIT[unit]


@pytest.mark.rule("OP-SC-28", "OP-13.2-5")
@pytest.mark.parametrize(("inside", "may"), [(4, True), (5, False)])
def test_a_new_legion_arrives_behind_the_walls_of_a_city_if_there_is_room(inside: int, may: bool) -> None:
    """Viminacium has room for sixteen PF, five legions of three and one more."""
    legions = [LEGION, SECOND, THIRD, "legio-i-italica", "legio-v-macedonica"][:inside]
    camp = dict.fromkeys(["traianus", "comati-1", *legions], "viminacium")
    t = Table({}, camp, hands={ROME: ["legio-nova"]}).within("traianus", *legions)
    t.segment().do("play", "legio-nova")
    assert ("viminacium" in t.legal("set-up")) == may
    if may:
        t.do("set-up", "viminacium")
        assert t.g.walls & BIT[PIECE["legio-xxx-ulpia-victrix"]]


# ------------------------------------------------------------------ 5.1.2, 5.1.3 and 7.2: who comes out of the walls


def shut_in(*halted: str, pa: int = 9, vezinas: tuple[str, ...] = ("comati-2",)) -> Table:
    """Decebalus, VS 6, and Vezinas are in Apulum with Dacians, some without a leader; a legion lies before it."""
    armies = {"decebalus": ("apulum", ["comati-1"]), "vezinas": ("apulum", vezinas)}
    t = Table(armies, dict.fromkeys(("comati-3", "comati-4", "comati-5", LEGION), "apulum"), pa=(9, pa))
    t.g.halted = pieces(*halted)
    return t.within("decebalus", "vezinas", *(f"comati-{n}" for n in range(1, 6))).segment(BARBARIAN)


@pytest.mark.rule("OP-7.2-1", "OP-5.1.2-1", "OP-5.1.2-2", "OP-5.1.3-1", "OP-5.1.3-2")
def test_who_comes_out_to_give_battle_is_given_men_and_joined_by_others() -> None:
    t = shut_in().do("come-out", "decebalus")
    assert t.asked == "muster-start"
    assert t.legal("join") == {"vezinas"}
    assert t.legal("take-out") == {f"comati-{n}" for n in range(2, 6)}, "of Vezinas, too"
    t.do("join", "vezinas").do("take-out", "comati-3")
    assert t.legal("take-out") == {"comati-4", "comati-5"}, "those of Vezinas come in any case"
    t.do("take-out", "comati-4")  # six PF are on his sheet: nobody else can come
    battle = next(frame for frame in t.g.stack if frame.NAME == "battle")
    assert battle.host[BARBARIAN] == pieces("decebalus", "vezinas", *(f"comati-{n}" for n in range(1, 5)))  # type: ignore[attr-defined]
    assert t.g.walls == pieces("comati-5")
    assert (t.has_pac("decebalus"), t.has_pac("vezinas"), t.g.pa[BARBARIAN]) == (False, False, 9)


@pytest.mark.rule("OP-7.2-1", "OP-5.1-12", "OP-3-4", "OP-7.1-1")
def test_who_has_halted_or_cannot_be_paid_for_does_not_come_out_and_nobody_comes_alone() -> None:
    t = shut_in("vezinas", "comati-3").do("come-out", "decebalus")
    assert not t.legal("join")
    assert t.legal("take-out") == {"comati-2", "comati-4", "comati-5"}
    t = shut_in(vezinas=()).do("come-out", "vezinas")
    assert t.legal() == {"take-out", "join"}
    assert "done" in t.do("take-out", "comati-3").legal()
    t = shut_in(pa=0)
    t.g.pac = BIT[PIECE["decebalus"]]
    assert not t.do("come-out", "decebalus").legal("join")


# ------------------------------------------------------------------ 13.2 and 14: a people is won over


@pytest.mark.rule("OP-14-4", "OP-14-17", "OP-14-1")
def test_rome_may_win_a_people_over_at_the_moment_when_it_recruits() -> None:
    def raised(place: str = "apulum", hand: str = "tribu-pro-romain") -> Table:
        armies = {"decebalus": ("costesti", ["comati-1"]), "traianus": (place, [LEGION])}
        t = Table(armies, hands={ROME: [hand]}, dice=[3])
        t.g.stock(TYPE["comati"], 3)
        return t.segment(BARBARIAN).do("recruit", "costesti").do("done")

    t = raised()
    assert (t.asked, t.side) == ("recruitment-sway", ROME)
    t.do("play", "tribu-pro-romain")
    assert [(one["score"], one["pf"]) for one in t.events("recruit-roll")] == [(2, 0)], "3 brings one PF, 2 none"
    assert t.g.schemed == BIT[PIECE["traianus"]]
    t = raised().do("decline")
    assert [one["score"] for one in t.events("recruit-roll")] == [3]
    assert not raised("colonia-agrippinensium").legal("play"), "nobody is near"
    assert not raised(hand="suicide").legal("play"), "who holds any is asked"
    t = Table({"decebalus": ("costesti", ["comati-1"])}, dice=[3])
    t.g.stock(TYPE["comati"], 3)
    assert t.segment(BARBARIAN).do("recruit", "costesti").do("done").asked == "recruitment-muster"
