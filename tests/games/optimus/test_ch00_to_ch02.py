"""OP 0 to 2: dice and letters, stacks, counters and what is hidden of them, loot, the sequence of a season."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import MARSH, PLAIN, REGION, REGION_IDS, REGIONS, era
from latrunculi.games.optimus.components.counters import BT, LEADER, TYPE, TYPE_SIDE, TYPES
from latrunculi.games.optimus.components.pieces import (
    BARBARIAN_PIECES,
    FALX_UNITS,
    FD_OF,
    FIRST_LEADER,
    HEAVY_UNITS,
    PIECE,
    ROMAN_PIECES,
    SHOOTER_UNITS,
)
from latrunculi.games.optimus.components.printed.tables import EVENTS
from latrunculi.games.optimus.components.tables import AUTUMN, PM, SPRING, SUMMER, THAW, WINTER, losses
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules import attrition
from latrunculi.games.optimus.rules.attrition import TERMS, Attrition
from latrunculi.games.optimus.rules.hits import DOUBLES, score
from latrunculi.games.optimus.rules.leaders import lost
from latrunculi.games.optimus.rules.loot import Rally, Spoils
from latrunculi.games.optimus.rules.sequence import Acquisition, Seasons
from latrunculi.games.optimus.rules.territory import garrison_value, ground
from latrunculi.games.optimus.rules.ways import step_terms
from latrunculi.games.optimus.rules.words import MODIFIERS
from latrunculi.games.optimus.table import secrets
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
WIDE = [LEGION, SECOND]


def game(t: Table, step: str = "begin") -> Table:
    """The seasons, from a step on; nobody arrives."""
    t.g.arrived = (1 << 32) - 1
    frame = Seasons()
    frame.step = step
    return t.start(frame)


def to_operations(t: Table) -> Table:
    """Nobody buys PA."""
    while t.asked == "acquisition-buy":
        t.do("done")
    return t


def burdens(t: Table, units: list[str], region: str, terms: list[int]) -> dict[str, int]:
    """What bears on the test of some Roman units."""
    mask = sum(BIT[PIECE[unit]] for unit in units)
    names = list(MODIFIERS)
    return {names[n]: amount for n, amount in attrition.modifiers(t.g, ROME, mask, REGION[region], terms)}


# ------------------------------------------------------------------ 0: in general


@pytest.mark.rule("OP-0-1")
def test_two_players_rome_and_all_who_oppose_it() -> None:
    assert GAME.scenarios[0].seats == (2,)
    assert {TYPE_SIDE[TYPE[name]] for name in ("chatti", "iazyges-nobiles", "comati")} == {BARBARIAN}
    assert ROMAN_PIECES & BARBARIAN_PIECES == 0
    t = Table({}, {"chatti-1": "mattium", "iazyges-nobiles": "bormanum", "comati-1": "apulum", LEGION: "viminacium"})
    assert t.segment(BARBARIAN).legal("march") == {"chatti-1", "iazyges-nobiles", "comati-1"}
    assert len({TYPE_SIDE[n] for n in range(TYPES)}) == 2


@pytest.mark.rule("OP-0-2")
def test_a_throw_is_one_six_sided_die() -> None:
    t = Table()
    assert {t.g.die() for _ in range(300)} == {1, 2, 3, 4, 5, 6}
    for die, pa in ((1, 3), (6, 6)):
        t = Table(dice=[die]).start(Acquisition(ROME))
        assert (t.g.pa[ROME], t.g.script) == (pa, []), "the ten-sided die shows the PA and is never thrown"


@pytest.mark.rule("OP-0-3")
def test_n_plus_means_die_and_modifiers_at_least() -> None:
    t = Table({}, {"comati-1": "apulum"})
    assert [score(t.g, PIECE["comati-1"], total, DOUBLES) > 0 for total in (6, 7)] == [True, True]
    for total, out in ((2, 0), (1, 1)):
        assert losses(total) == out


@pytest.mark.rule("OP-0-4")
def test_the_letters_of_the_game_are_its_fields() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, bb={"traianus": 2}, hdc={"mauri-1": 1})
    assert (t.g.strength(BIT[PIECE["mauri-1"]]), t.g.fit(BIT[PIECE["mauri-1"]])) == (2, 1), "PF, and those not HdC"
    assert t.g.vs(PIECE["traianus"]) == 10
    assert t.has_pac("traianus")
    assert (PM["leader"], PM["cavalry"], PM["infantry"]) == (4, 2, 1)


@pytest.mark.rule("OP-0-4")
def test_each_letter_does_what_it_stands_for() -> None:
    """L, F and the star by tactics and armour; BT, which is also called VT, on the die; VG, and VD as it is printed."""
    for name, letters in ((LEGION, "L"), ("falcati-1", "F"), ("sagittarii-1", "*"), ("comati-1", "")):
        bit = BIT[PIECE[name]]
        assert [bool(bit & mask) for mask in (HEAVY_UNITS, FALX_UNITS, SHOOTER_UNITS)] == [c in letters for c in "LF*"]
    assert FD_OF[PIECE[LEGION]] == 1 << 5
    t = Table({"tettius-iulianus": ("marus", [LEGION])}, {"comati-1": "marus", "comati-2": "marus"})
    battle = engagement(
        REGION["marus"], ROME, REGION["singidunum"], *[t.g.counters(REGION["marus"], s) for s in (0, 1)]
    )
    battle.start(t.g)
    battle.stands = [PIECE[LEGION]]
    assert battle.bonus_in(t.g, ROME, PIECE[LEGION], 2) == BT[LEADER["tettius-iulianus"]] == 2
    assert (garrison_value(t.g, REGION["apulum"]), t.g.vd[REGION["apulum"]]) == (9, t.g.era.vd[REGION["apulum"]])


@pytest.mark.rule("OP-0.1-1", "OP-2-23")
def test_five_seasons_in_their_order_and_a_year_after_winter() -> None:
    assert (THAW, SPRING, SUMMER, AUTUMN, WINTER) == (0, 1, 2, 3, 4)
    t = Table(season="thaw", year=101)
    t.g.clock = 0
    game(t)
    seen = []
    for _ in range(6):
        seen.append((t.g.year, t.g.season, t.g.clock))
        clock = t.g.clock
        while t.g.clock == clock:
            t.do("done" if t.asked == "acquisition-buy" else "wait")
    assert seen == [(101, 0, 1), (101, 1, 2), (101, 2, 3), (101, 3, 4), (101, 4, 5), (102, 0, 6)]


@pytest.mark.rule("OP-0.1-1")
def test_the_whole_sequence_is_played_in_each_season() -> None:
    """In each of the five: PA of both, operations of both, and the supply of a hungry force of either side."""
    armies = {"traianus": ("tapae", [LEGION]), "decebalus": ("cogaeonum", ["comati-1"])}
    for season in ("thaw", "spring", "summer", "autumn", "winter"):
        t = Table(armies, season=season)
        t.g.pa = [0, 0]
        game(t)
        clock = t.g.clock
        while t.g.clock == clock:
            if t.asked in ("acquisition-buy", "attrition-spend"):
                t.dice(6).do("done")
            elif t.asked == "allocation-start":
                t.g.apply(t.side, t.g.legal(t.side)[0])
            else:
                t.do(*(("wait",) if "wait" in t.legal() else ("idle", min(t.legal("idle")))))
        assert [e["side"] for e in t.events("pa-roll")[:2]] == ["roman", "barbarian"], season
        assert {e["side"] for e in t.events("unsupplied")} == {"roman", "barbarian"}, season
        assert {e["side"] for e in t.events("waited")} == {"roman", "barbarian"}, season


@pytest.mark.rule("OP-2-23", "OP-0.1-1")
def test_the_game_ends_with_its_last_season() -> None:
    t = Table(season="autumn")
    t.g.clock = t.g.last_clock = 7
    game(t, "close")
    assert t.asked == ""
    assert t.g.season == AUTUMN


@pytest.mark.rule("OP-0.3-1")
def test_any_number_of_counters_may_be_in_a_region() -> None:
    units = [f"comati-{n}" for n in range(1, 21)]
    t = Table({"traianus": ("viminacium", WIDE)}, dict.fromkeys(units, "apulum") | {"thraces-1": "viminacium"})
    t.put("comati-20", "germisara")
    t.segment(BARBARIAN).do("march", "comati-20").do("move-to", "apulum")
    assert t.place("comati-20") == "apulum"
    assert not t.defects()


# ------------------------------------------------------------------ 1.1, 1.2: counters


@pytest.mark.rule("OP-1.1-2", "OP-7-3")
def test_a_barbarian_leader_is_unknown_until_he_fights_and_again_afterwards() -> None:
    five = [f"comati-{n}" for n in range(1, 6)]
    t = Table({"decebalus": ("berzobis", five)}, {"mauri-1": "dierna"}, pf={"mauri-1": 1}, supreme=("", "decebalus"))
    decebalus = PIECE["decebalus"]
    assert secrets.redact(t.g, ROME).at[decebalus] != t.g.at[decebalus]
    t.dice(6, 6, 6).segment(BARBARIAN).do("march", "decebalus").do("move-to", "dierna").do("done")
    assert t.g.bare & BIT[decebalus], "he fights"
    assert secrets.redact(t.g, ROME).at[decebalus] == REGION["dierna"]
    t.do("done")
    assert not t.g.bare & BIT[decebalus], "no Roman is with him any more when the segment ends"


@pytest.mark.rule("OP-1.1-2")
def test_among_others_who_lie_face_down_he_is_lost_from_sight() -> None:
    t = Table({"decebalus": ("apulum", []), "vezinas": ("apulum", [])})
    t.g.known = BIT[PIECE["decebalus"]]
    t.segment().do("wait")
    assert t.g.known == 0
    t = Table({"decebalus": ("apulum", ["comati-1"]), "vezinas": ("apulum", [])}, {LEGION: "apulum"})
    t.g.known = t.g.bare = BIT[PIECE["decebalus"]]
    t.segment().do("wait")
    assert t.g.bare == BIT[PIECE["decebalus"]], "while a Roman counter is with him he lies open"


@pytest.mark.rule("OP-1.2-6", "OP-1.2-7")
def test_losses_take_pf_off_the_counter_and_no_counter_is_split() -> None:
    t = Table({}, {"thraces-1": "viminacium", "thraces-2": "viminacium"})
    t.g.destroy(PIECE["thraces-1"])
    assert (t.g.pf[PIECE["thraces-1"]], t.g.pf[PIECE["thraces-2"]]) == (1, 2)
    assert t.place("thraces-1") == "viminacium"
    assert t.g.fallen[TYPE["thraces"]] == 1
    t.g.hurt(PIECE["thraces-2"])
    assert (t.g.pf[PIECE["thraces-2"]], t.wounded("thraces-2")) == (2, 1)
    t.g.destroy(PIECE["thraces-1"])
    assert t.place("thraces-1") == "pool"
    t.segment()
    assert "thraces-2" in t.legal("march")
    assert not any("split" in verb or "merge" in verb for verb in t.legal())


@pytest.mark.rule("OP-1.2-8", "OP-1.2-9", "OP-5.1-2")
def test_troops_without_a_leader_lie_open_those_of_a_leader_on_a_hidden_sheet() -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "decebalus": ("apulum", ["comati-1"])},
              {SECOND: "viminacium", "comati-2": "apulum"})  # fmt: skip
    seen = secrets.redact(t.g, BARBARIAN)
    assert seen.at[PIECE[SECOND]] == REGION["viminacium"]
    assert seen.at[PIECE[LEGION]] != REGION["viminacium"]
    assert seen.at[PIECE["traianus"]] == REGION["viminacium"], "the leader alone stands on the map"
    assert seen.at[PIECE["comati-1"]] == REGION["apulum"], "one's own sheet"
    seen = secrets.redact(t.g, ROME)
    assert seen.at[PIECE["comati-2"]] == REGION["apulum"]
    assert seen.at[PIECE["comati-1"]] != REGION["apulum"]
    assert seen.at[PIECE[LEGION]] == REGION["viminacium"]


# ------------------------------------------------------------------ 1.3, 1.4: bales


@pytest.mark.rule("OP-1.3-1", "OP-1.3-3")
def test_who_takes_loot_has_a_wagon_from_then_on() -> None:
    # Foraging on the open plain of the Quadi: 3 + 2 is 5, one bale; and it slows the horse.
    t = Table({"traianus": ("marus", ["mauri-1"]), "licinius-sura": ("marus", [])}, dice=[3]).segment()
    t.do("forage", "traianus")
    assert t.bb("traianus") == 1
    t.g.hauled[PIECE["traianus"] - FIRST_LEADER] = 1
    t.segment().do("march", "traianus")
    assert t.why_not("move-to", "luna-silva") == "OP-5.1-18"


@pytest.mark.rule("OP-1.3-1")
def test_a_victory_brings_loot_to_the_leader_with_men() -> None:
    t = Table({"traianus": ("marus", []), "licinius-sura": ("marus", ["mauri-1"])}, dice=[6])
    t.start(Spoils(ROME, REGION["marus"], 21, 0))
    assert t.legal("choose-piece") == {"licinius-sura"}
    assert t.why_not("choose-piece", "traianus") == "OP-1.3-4", "without men he carries nothing"
    t.do("choose-piece", "licinius-sura")
    assert t.bb("licinius-sura") == 7


@pytest.mark.rule("OP-1.3-2", "OP-5.1-17", "OP-5.1-18")
def test_a_train_carries_bales_at_the_pace_of_a_wagon() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1", "impedimenta-1"])}, bb={"traianus": 4}).segment()
    t.do("march", "traianus").do("move-to", "singidunum")
    assert t.bb("traianus") == 4
    assert t.why_not("move-to", "viminacium") in ("OP-5.1-17", "OP-5.1-18")


@pytest.mark.rule("OP-1.3-2")
def test_bales_may_go_with_a_train_alone() -> None:
    """No other PF need go along: impedimenta are PF; without them a leader has nobody to carry bales."""
    t = Table({"traianus": ("viminacium", ["impedimenta-1"])}, bb={"traianus": 2}, dice=[6]).segment()
    finish(t.do("march", "traianus").do("move-to", "singidunum"))
    assert (t.place("impedimenta-1"), t.bb("traianus")) == ("singidunum", 2)
    t = Table({"traianus": ("viminacium", ["impedimenta-1"])}, bb={"traianus": 2}, dice=[1]).start(Acquisition(ROME))
    t.do("buy-pa", "traianus")
    assert (t.g.pa[ROME], t.bb("traianus")) == (4, 1)
    t = Table({"traianus": ("viminacium", [])}, bb={"traianus": 2}, dice=[1]).start(Acquisition(ROME))
    assert t.why_not("buy-pa", "traianus") == "OP-2-15"


def finish(t: Table) -> Table:
    """Whoever marches stops, and spends nothing."""
    while t.asked:
        t.do("done")
    return t


@pytest.mark.rule("OP-1.3-4")
def test_who_leaves_all_his_men_has_lost_his_bales_before_the_test() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, bb={"traianus": 2}, dice=[6]).segment().do("march", "traianus")
    t.do("move-to", "singidunum").do("leave", "mauri-1").do("done")
    assert t.bb("traianus") == 0
    assert t.why_not("spend-bale") == "OP-1.4-6"


@pytest.mark.rule("OP-1.3-5")
def test_a_wagon_may_be_left() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, bb={"traianus": 2}).segment().do("march", "traianus")
    t.do("move-to", "singidunum")
    assert t.why_not("move-to", "horreum-margi") == "OP-5.1-18"
    t.do("abandon").do("move-to", "horreum-margi")
    assert t.bb("traianus") == 0


@pytest.mark.rule("OP-1.4-1")
def test_the_bales_of_an_army_are_not_shown() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, bb={"traianus": 3})
    assert secrets.redact(t.g, BARBARIAN).bb[PIECE["traianus"] - FIRST_LEADER] == 0
    assert secrets.redact(t.g, ROME).bb[PIECE["traianus"] - FIRST_LEADER] == 3


@pytest.mark.rule("OP-1.4-2", "OP-1.4-6", "OP-2-15", "OP-3-2")
def test_a_bale_buys_a_pa_wherever_it_is() -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("gallia", [SECOND]),
               "lusius-quietus": ("viminacium", [])},
              bb={"traianus": 1, "licinius-sura": 1, "lusius-quietus": 1}, dice=[1])  # fmt: skip
    t.start(Acquisition(ROME))
    assert t.legal("buy-pa") == {"traianus", "licinius-sura"}, "Quietus has no men"
    t.do("buy-pa", "licinius-sura")
    assert (t.g.pa[ROME], t.bb("licinius-sura")) == (4, 0)
    assert t.legal("buy-pa") == {"traianus"}
    t.do("done")
    assert t.g.pa[ROME] == 4


@pytest.mark.rule("OP-1.4-3", "OP-11.4-1")
def test_after_a_combat_a_bale_and_a_pa_put_a_pf_right() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, hdc={LEGION: 2}, bb={"traianus": 1}, pa=(5, 0))
    t.start(Rally(ROME, BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]))
    t.do("rally-one", LEGION)
    assert (t.wounded(LEGION), t.bb("traianus"), t.g.pa[ROME]) == (1, 0, 4)
    assert t.why_not("rally-one", LEGION) == "OP-1.4-3", "no bale is left"


@pytest.mark.rule("OP-1.4-4", "OP-3-24")
def test_three_bales_and_a_pa_restore_the_vd_of_a_town() -> None:
    for bales, allowed in ((2, False), (3, True)):
        t = Table({"traianus": ("viminacium", [LEGION])}, bb={"traianus": bales}).used("traianus")
        t.g.vd[REGION["viminacium"]] = 1
        t.segment()
        assert ("traianus" in t.legal("restore")) is allowed
    t.do("restore", "traianus")
    assert (t.g.vd[REGION["viminacium"]], t.bb("traianus"), t.g.pa[ROME]) == (3, 0, 8)


@pytest.mark.rule("OP-1.4-5")
def test_bales_spent_before_the_throw_add_to_the_die() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, bb={"traianus": 3}, season="winter", dice=[2])
    t.start(Attrition(ROME, PIECE["traianus"], BIT[PIECE[LEGION]], REGION["viminacium"], [0] * TERMS))
    assert t.g.script == [1], "not thrown yet"
    t.do("spend-bale").do("spend-bale").do("done")
    assert t.events("attrition-roll")[0]["score"] == 2, "2 - 2 for the winter + 2"
    assert t.bb("traianus") == 1


@pytest.mark.rule("OP-1.4-6")
def test_a_bale_is_spent_by_the_leader_who_has_it() -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])},
              bb={"licinius-sura": 1}, hdc={LEGION: 1, SECOND: 1}).segment()  # fmt: skip
    assert t.legal("rally") == {"licinius-sura"}
    assert t.why_not("rally", "traianus") == "OP-1.4-6"


@pytest.mark.rule("OP-1.4-7")
def test_without_its_leader_an_army_has_no_bales() -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])}, bb={"traianus": 3})
    lost(t.g, PIECE["traianus"])
    t.segment().do("wait")
    assert t.bb("traianus") == t.bb("licinius-sura") == 0
    assert t.place(LEGION) == "viminacium"


# ------------------------------------------------------------------ 2: the season


@pytest.mark.rule("OP-2-1", "OP-2-2", "OP-2-14", "OP-2-17", "OP-2-18", "OP-2-20", "OP-2-21", "OP-3-1")
def test_a_season_from_its_event_to_its_end() -> None:
    # Summer: 3, nothing. Rome throws 1 and has 3 PA, the Barbarian 2 and has 4. In autumn 5 and 5: 5 PA each.
    t = Table(dice=[3, 1, 2, 4, 5, 5], pa=(7, 7))
    game(t)
    assert [e["season"] for e in t.events("no-season-event")] == ["summer"]
    assert (t.asked, t.side, t.g.pa) == ("acquisition-buy", ROME, [3, 4]), "both have thrown before either buys"
    t.do("done")
    assert (t.asked, t.side, t.g.pa) == ("acquisition-buy", BARBARIAN, [3, 4])
    t.do("done")
    order = []
    while t.asked == "segment-start" and t.g.season == SUMMER:
        order.append(t.side)
        t.do("wait")
    assert order == [ROME, BARBARIAN, ROME, BARBARIAN, ROME, BARBARIAN, BARBARIAN], "and then all in a row"
    assert t.g.season == AUTUMN
    assert (t.asked, t.g.pa[ROME]) == ("acquisition-buy", 5), "nothing is kept"


@pytest.mark.rule("OP-2-20", "OP-2-21")
def test_a_pac_is_a_point_to_play() -> None:
    t = Table({"traianus": ("viminacium", [])}, dice=[3, 1, 1], pa=(0, 0))
    to_operations(game(t))
    t.g.pa = [0, 1]
    t.do("idle", "traianus")
    assert t.side == BARBARIAN
    t.do("wait")
    assert t.g.season == AUTUMN
    assert t.has_pac("traianus"), "a new one in the new season"


EVENT_TABLE = {
    "thaw": ["overflow"] * 3 + ["none"] * 2 + ["frozen"],
    "summer": ["overflow"] + ["none"] * 2 + ["dry"] * 3,
    "autumn": ["overflow"] * 3 + ["none"] * 2 + ["dry"],
    "winter": ["none"] * 3 + ["frozen"] * 3,
}


@pytest.mark.rule("OP-2-3", "OP-2-7")
@pytest.mark.parametrize("season", EVENT_TABLE)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_event_of_a_season(season: str, die: int) -> None:
    t = game(Table(season=season, dice=[die, 3, 3], event="dry" if season == "winter" else ""), "events")
    assert EVENTS[t.g.event] == EVENT_TABLE[season][die - 1]
    assert len(t.events("no-season-event")) == (EVENT_TABLE[season][die - 1] == "none")
    to_operations(t).do("wait")
    assert EVENTS[t.g.event] == EVENT_TABLE[season][die - 1], "it lasts the whole season"


@pytest.mark.rule("OP-2-3")
def test_no_event_in_spring() -> None:
    t = game(Table(season="spring", dice=[6, 1], event="frozen"), "events")
    assert t.g.event == 0
    assert t.g.pa[ROME] == 6, "the first die is that of the PA"


@pytest.mark.rule("OP-2-4")
def test_a_flooded_marsh_is_a_great_river_once_whoever_swims() -> None:
    dry_foot = [0] * TERMS
    t = Table({}, {LEGION: "pelso"})
    assert burdens(t, [LEGION], "pelso", dry_foot) == {"marsh": -1}
    t = Table({}, {LEGION: "pelso"}, event="overflow")
    assert burdens(t, [LEGION], "pelso", dry_foot) == {"great-river": -2}
    t = Table({}, {"mauri-1": "pelso"}, event="overflow")
    assert burdens(t, ["mauri-1"], "pelso", dry_foot) == {"great-river": -2}, "horses do not help"
    t = Table({}, {LEGION: "argedava"}, event="overflow")  # from Novae over the Danube and its marshes
    terms = step_terms(t.g, ROME, 0, REGION["novae"], REGION["argedava"])
    found = burdens(t, [LEGION], "argedava", terms)
    assert found["great-river"] == -2
    assert not {"stream", "marsh"} & set(found)


@pytest.mark.rule("OP-2-4")
def test_without_a_flood_river_and_marsh_are_two() -> None:
    t = Table({}, {LEGION: "argedava"})
    terms = step_terms(t.g, ROME, 0, REGION["novae"], REGION["argedava"])
    found = burdens(t, [LEGION], "argedava", terms)
    assert (found["great-river"], found["stream"]) == (-2, -1)


@pytest.mark.rule("OP-2-5", "OP-6.1-19")
def test_frozen_waters_are_crossed_without_malus() -> None:
    for event, expected in (("", 2), ("frozen", 0)):
        t = Table(event=event)
        assert step_terms(t.g, ROME, 0, REGION["viminacium"], REGION["dierna"])[attrition.WATER] == expected
        expected = 1 if expected else 0
        assert step_terms(t.g, ROME, 0, REGION["viminacium"], REGION["cusum"])[attrition.WATER] == expected


@pytest.mark.rule("OP-2-6", "OP-2-4")
def test_every_marsh_dries_and_overflows() -> None:
    marshes = [region for region in range(REGIONS) if era(101).kind[region] == MARSH]
    assert len(marshes) == 5
    for region in marshes:
        assert ground(Table(event="dry").g, region) == PLAIN
        t = Table({}, {LEGION: REGION_IDS[region]}, event="overflow")
        assert burdens(t, [LEGION], REGION_IDS[region], [0] * TERMS)["great-river"] == -2


@pytest.mark.rule("OP-2-6")
def test_a_marsh_that_dries_is_plain_for_the_march_and_for_the_harvest() -> None:
    for event, kind, marks, bales in (("", MARSH, {"marsh": -1}, 0), ("dry", PLAIN, {}, 1)):
        t = Table({"traianus": ("pelso", [LEGION])}, event=event, dice=[3])  # 3 + 2: 5
        assert ground(t.g, REGION["pelso"]) == kind
        assert burdens(t, [LEGION], "pelso", [0] * TERMS) == marks
        crossed = step_terms(t.g, ROME, 0, REGION["pelso"], REGION["siscia"])[attrition.MARSHES]
        assert crossed == (0 if event else 1)
        t.segment().do("harvest", "traianus")
        assert t.bb("traianus") == bales


@pytest.mark.rule("OP-2-8")
@pytest.mark.parametrize("season", ["spring", "winter"])
def test_every_siege_lasts_one_season_more(season: str) -> None:
    t = Table({}, {LEGION: "arcidava", SECOND: "arcidava", "thraces-1": "arcidava"}, season=season, dice=[1, 1, 1])
    t.g.invest(REGION["arcidava"], 2)
    game(t, "events")
    assert t.g.siege[REGION["arcidava"]] == 3
    assert t.g.siege[REGION["tibiscum"]] == -1


@pytest.mark.rule("OP-2-9", "OP-2-11", "OP-13.1-1")
def test_in_spring_the_hors_de_combat_recover_at_home() -> None:
    places = {"thraces-1": "viminacium", "thraces-2": "horreum-margi", "thraces-3": "singidunum", "thraces-4": "gallia",
              LEGION: "arcidava", "comati-1": "apulum", "comati-2": "argedava", "mauri-1": "sirmium"}  # fmt: skip
    t = Table({}, places, season="spring", hdc=dict.fromkeys(places, 1), held={"arcidava": ROME}, dice=[1, 3, 3])
    t.g.pillaged = BIT[REGION["singidunum"]]
    t.g.invest(REGION["sirmium"], 0)
    game(t, "events")
    fit = {name for name in places if not t.wounded(name)}
    assert fit == {"thraces-1", "thraces-4", "comati-1"}, "in order, at home, in town or off the map"
    t = Table({}, places, season="summer", hdc=dict.fromkeys(places, 1), dice=[3, 3, 3])
    game(t, "events")
    assert not {name for name in places if not t.wounded(name)}


@pytest.mark.rule("OP-2-10", "OP-2-12")
def test_in_spring_pillaged_land_recovers_on_4_and_then_counts_at_once() -> None:
    t = Table({}, {"thraces-1": "viminacium", "thraces-2": "singidunum", "semnones-et-langobardi-1": "semnones"},
              season="spring", hdc={"thraces-1": 1, "thraces-2": 1})  # fmt: skip
    spoiled = sorted(REGION[name] for name in ("viminacium", "singidunum", "semnones", "mattium"))
    t.g.pillaged = sum(BIT[region] for region in spoiled)
    for name in ("semnones", "mattium"):
        t.g.vd[REGION[name]] = 0
    faces = {REGION["viminacium"]: 4, REGION["singidunum"]: 3, REGION["semnones"]: 4, REGION["mattium"]: 3}
    t.dice(*[faces[region] for region in spoiled], 1, 1)
    game(t, "events")
    assert t.g.pillaged == BIT[REGION["singidunum"]] | BIT[REGION["mattium"]]
    assert (t.wounded("thraces-1"), t.wounded("thraces-2")) == (0, 1)
    assert (t.g.vd[REGION["semnones"]], t.g.vd[REGION["mattium"]]) == (1, 0)


@pytest.mark.rule("OP-2-12")
@pytest.mark.parametrize("why", ["held", "entered", "summer", ""])
def test_in_spring_tribal_sites_have_their_vd_again(why: str) -> None:
    t = Table({}, {LEGION: "mattium"} if why else {}, season="summer" if why == "summer" else "spring", dice=[2, 1, 1],
              held={"mattium": ROME} if why == "held" else {})  # fmt: skip
    t.g.vd[REGION["mattium"]] = t.g.vd[REGION["viminacium"]] = 0
    game(t, "events")
    assert t.g.vd[REGION["mattium"]] == (0 if why else 2)
    assert t.g.vd[REGION["viminacium"]] == 0, "a city does not recover by itself"


@pytest.mark.rule("OP-2-13")
def test_in_spring_the_destroyed_of_the_past_year_may_be_recruited_again() -> None:
    kind = TYPE["thraces"]
    for season, spare in (("thaw", (0, 2)), ("spring", (2, 0))):
        t = Table({}, {"thraces-1": "viminacium"}, season=season, dice=[5, 1, 1])
        t.g.due[kind] = 2
        game(t, "events")
        assert (t.g.spare[kind], t.g.due[kind]) == spare
    t = Table({}, {"thraces-1": "viminacium"}, season="thaw", dice=[5, 1, 1])
    t.g.destroy(PIECE["thraces-1"], 2)
    assert (t.g.spare[kind], t.g.fallen[kind]) == (0, 2), "not yet in the year in which they fell"


@pytest.mark.rule("OP-2-16", "OP-3-3")
def test_nobody_has_more_than_nine_pa() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, bb={"traianus": 5}, dice=[6]).start(Acquisition(ROME))
    for _ in range(3):
        t.do("buy-pa", "traianus")
    assert t.g.pa[ROME] == 9
    assert t.why_not("buy-pa", "traianus") == "OP-2-16"
    assert secrets.redact(t.g, BARBARIAN).pa[ROME] == 9, "for all to see"


@pytest.mark.rule("OP-2-19", "OP-3-3", "OP-3-4")
def test_one_may_not_pass_but_may_spend_a_point_on_nothing() -> None:
    t = Table({"traianus": ("viminacium", [])}, pa=(1, 0)).segment()
    assert not {"done", "pass"} & t.legal()
    t.do("wait")
    assert (t.g.pa[ROME], t.has_pac("traianus")) == (0, True)
    t.segment()
    assert t.why_not("wait") == "OP-3-3"
    t.do("idle", "traianus")
    assert not t.has_pac("traianus")
    assert t.asked == ""


@pytest.mark.rule("OP-2-22", "OP-2-2")
def test_at_the_end_of_the_season_both_sides_test_the_unsupplied() -> None:
    t = Table({"traianus": ("cogaeonum", [LEGION]), "decebalus": ("berzobis", ["comati-1"])},
              {SECOND: "viminacium"}, pa=(0, 0), dice=[6, 6])  # fmt: skip
    game(t, "supply")
    while t.asked == "attrition-spend":
        t.do("done")
    assert {(e["side"], e["place"]) for e in t.events("unsupplied")} >= {
        ("roman", "cogaeonum"),
        ("barbarian", "berzobis"),
    }
    assert "viminacium" not in {e["place"] for e in t.events("unsupplied")}
    assert len({e["place"] for e in t.events("attrition-roll")}) == 2
