"""OP-SC: what scenarios say: neutrals, arrivals, special rules, points, sudden deaths, levels."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import CONTREE, DACIAN, PLACE, REGION, ROMAN
from latrunculi.games.optimus.components.counters import PEOPLE, STOCK, TYPE
from latrunculi.games.optimus.components.pieces import BARBARUS, FIRST_LEADER, PIECE, ROMANUS
from latrunculi.games.optimus.components.printed.tables import SEASONS
from latrunculi.games.optimus.rules import actions, scenarios, schemes, specials, upshot, victory, ways
from latrunculi.games.optimus.rules.fleets import Voyage
from latrunculi.games.optimus.rules.sequence import Acquisition, Seasons
from latrunculi.games.optimus.rules.state import AWAY, GONE, Optimus, altered
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import Table

rule = pytest.mark.rule


def scene(scenario: str, year: int, season: str, **rest: object) -> Table:
    """An empty table of a scenario in a season of it, with its peoples and its borders."""
    table = Table(scenario=scenario, year=year, season=season, **rest)  # type: ignore[arg-type]
    g = table.g
    g.peoples, g.neutrals = scenarios.of(g).active, scenarios.of(g).neutral
    g.sold = scenarios.of(g).offered
    scenarios.borders(g)
    return table


def dawn(table: Table) -> Table:
    """What the beginning of a season does for the scenario."""
    specials.begin(table.g)
    scenarios.begin_season(table.g)
    return table


def turn(table: Table, year: int, season: str) -> Table:
    """It is another season."""
    table.g.year, table.g.season = year, SEASONS.index(season)
    scenarios.begin_year(table.g)
    table.g.halted = 0
    table.g.pac = scenarios.heads_in_play(table.g)
    return dawn(table)


def refused(table: Table, side: int, region: str, piece: str = "legatus") -> str:
    """The clause that keeps a piece of a side from entering a region."""
    return ways.forbidden(table.g, side, BIT[PIECE[piece]], PLACE["roma"], REGION[region], True)


def people(name: str) -> int:
    """The set of one people."""
    return BIT[PEOPLE[name]]


# ---------------------------------------------------------------- who takes part


@rule("OP-SC-1")
def test_a_scenario_is_played_in_its_contrees_by_its_peoples():
    table = scene("092-suebi", 92, "spring")
    assert refused(table, ROMANUS, "mogontiacum") == "OP-SC-1"
    assert refused(table, BARBARUS, "mogontiacum") == "OP-SC-1"
    assert refused(table, BARBARUS, "sirmium") == ""
    assert refused(scene("085-domitianus", 85, "autumn"), ROMANUS, "calisia") == "OP-SC-1"


@rule("OP-SC-48")
def test_in_the_long_war_dated_squares_change_nothing_and_elsewhere_they_do():
    """The Banat is Roman from 103 by its squares; in the long war it is whoever wins it."""
    for scenario, owner in (("098-optimus-princeps", DACIAN), ("101-dacia", ROMAN)):
        g = turn(scene(scenario, 102, "winter"), 103, "thaw").g
        assert (g.origin[REGION["tibiscum"]], g.era.owner[REGION["tibiscum"]]) == (owner, owner)
        again = g.clone()
        again.derive()
        assert again.era is g.era


@rule("OP-SC-1")
def test_what_neither_stands_nor_comes_is_recruited():
    g = Optimus(2, 1)
    scenarios.begin(g, scenarios.IDS.index("092-suebi"))
    quadi, thraces, legion, fleet = TYPE["quadi"], TYPE["thraces"], TYPE["legio-x-gemina"], TYPE["classis-germanica"]
    standing = sum(pf for force in scenarios.of(g).forces for t, pf in force.units if t == quadi)
    assert standing > 0
    assert g.spare[quadi] == STOCK[quadi] - standing
    assert g.spare[thraces] == STOCK[thraces] - 2
    assert g.spare[legion] == g.spare[fleet] == 0
    assert g.spare[TYPE["hermunduri"]] == 0


@rule("OP-SC-2")
def test_nobody_enters_the_land_of_neutrals():
    table = scene("105-dacia", 105, "summer")
    assert refused(table, ROMANUS, "argedava") == "OP-SC-2"
    assert refused(table, BARBARUS, "ordessus") == "OP-SC-2"
    table.g.peoples |= people("getae")
    table.g.neutrals &= ~people("getae")
    scenarios.borders(table.g)
    assert refused(table, ROMANUS, "argedava") == ""


@rule("OP-SC-2")
def test_neutrals_do_nothing():
    table = scene(
        "092-suebi", 92, "summer", armies={"rex-iazygum": ("bormanum", ["iazyges-catafracti-1"])},
        pieces={"decebalus": "arcidava", "rex-quadorum": "granua"},
    )  # fmt: skip
    table.g.peoples ^= people("iazyges")
    table.g.neutrals |= people("iazyges")
    dawn(table).segment(1)
    assert not table.has_pac("rex-iazygum")
    assert table.has_pac("rex-quadorum")
    assert table.legal("march") == {"rex-quadorum"}
    assert table.why_not("march", "rex-iazygum") == "OP-SC-2"
    assert table.g.halted & BIT[PIECE["iazyges-catafracti-1"]]


@rule("OP-SC-2", "OP-SC-9", "OP-2-15")
def test_the_bales_of_who_does_nothing_buy_no_points():
    armies = {"rex-iazygum": ("bormanum", ["iazyges-catafracti-1"]), "rex-quadorum": ("granua", ["quadi-1"])}
    table = scene("092-suebi", 92, "summer", armies=armies, bb={"rex-iazygum": 2, "rex-quadorum": 1}, pa=(3, 3))
    table.g.peoples ^= people("iazyges")
    table.g.neutrals |= people("iazyges")
    acquisition = Acquisition(BARBARUS)
    acquisition.step = "buy"
    dawn(table).start(acquisition)
    assert table.legal("buy-pa") == {"rex-quadorum"}
    assert table.why_not("buy-pa", "rex-iazygum") == "OP-SC-2"
    waiting = scene(
        "105-dacia", 105, "spring", armies={"traianus": ("roma", ["praetoriani-1"])}, bb={"traianus": 2}, pa=(3, 3)
    )
    acquisition = Acquisition(ROMANUS)
    acquisition.step = "buy"
    assert dawn(waiting).start(acquisition).why_not("buy-pa", "traianus") == "OP-SC-9"


@rule("OP-SC-3")
def test_rome_draws_a_people_into_the_war():
    table = scene("085-domitianus", 87, "summer", armies={"velius-rufus": ("carnuntum", ["legio-i-adiutrix"])})
    assert refused(table, ROMANUS, "granua") == ""
    assert refused(table, BARBARUS, "granua") == "OP-SC-3"
    assert refused(table, ROMANUS, "bormanum") == "OP-SC-2"  # the Iazyges never join
    scenarios.trespass(table.g, BARBARUS, REGION["granua"])
    assert table.place("rex-quadorum") == "pool"
    scenarios.trespass(table.g, ROMANUS, REGION["granua"])
    assert table.g.peoples & people("quadi")
    assert not table.g.peoples & people("marcomanni")
    assert table.place("rex-quadorum") == "eburodunum"
    assert table.has_pac("rex-quadorum")
    assert table.place("rex-marcomannorum") == "pool"
    assert refused(table, BARBARUS, "granua") == ""


@rule("OP-SC-3", "OP-4.1-1")
def test_leaders_of_a_people_drawn_into_the_war_have_their_points_at_once():
    table = scene("085-domitianus", 87, "summer", pieces={"dux-quadorum": "eburodunum", "dux-iazygum": "bormanum"})
    dawn(table)
    assert not table.has_pac("dux-quadorum")
    scenarios.trespass(table.g, ROMANUS, REGION["granua"])
    assert (table.has_pac("dux-quadorum"), table.has_pac("dux-iazygum")) == (True, False)
    table.segment(BARBARUS)
    assert "dux-quadorum" in table.legal("march")


@rule("OP-SC-3")
def test_a_march_draws_them_in():
    table = scene(
        "085-domitianus", 87, "summer", armies={"velius-rufus": ("carnuntum", ["legio-i-adiutrix"])}, dice=(6, 6, 6, 6),
    )  # fmt: skip
    table.segment().do("march", "velius-rufus").do("enter", "quadi-orientales").do("choose-region", "granua")
    assert table.g.peoples & people("quadi")


@rule("OP-SC-3", "OP-5.2.2-3")
def test_a_landing_draws_them_in_and_sailing_by_does_not():
    table = scene(
        "085-domitianus", 87, "summer", armies={"velius-rufus": ("carnuntum", ["legio-i-adiutrix"])},
        pieces={"classis-pannonica": "carnuntum"},
    )  # fmt: skip
    table.segment().do("sail", "classis-pannonica").do("embark", "velius-rufus").do("sail-to", "granua")
    assert not table.g.peoples & people("quadi")
    table.do("land", "velius-rufus")
    assert table.g.peoples & people("quadi")


@rule("OP-SC-3", "OP-SC-8", "OP-8.4-2")
def test_a_retreat_into_their_land_draws_them_in_and_frees_those_who_stayed_at_home():
    """From Carnuntum, with enemies in the other towns of the contrée, over the river to the Quadi; from Tropaeum, with
    enemies in the other regions, to the Roxolani, who stay in their land in summer 101."""
    enemies = {"comati-1": "vindobona", "comati-2": "savaria"}
    table = scene("085-domitianus", 87, "summer", pieces={"legio-i-adiutrix": "carnuntum", **enemies}, dice=[6])
    table.start(upshot.Retreat(ROMANUS, BIT[PIECE["legio-i-adiutrix"]], REGION["carnuntum"], -1, -1)).do("done")
    table.do("enter", "quadi").do("choose-region", "marus")
    assert table.g.peoples & people("quadi")

    around = ["tomis", "troesmis", "noviodunum", "peuce"]
    enemies = {f"comati-{n}": region for n, region in enumerate(around, 1)}
    table = scene("101-dacia", 101, "summer", pieces={"legio-i-italica": "tropaeum", **enemies}, dice=[6])
    assert refused(table, BARBARUS, "durostorum", "susagus") == "OP-SC-8"
    table.start(upshot.Retreat(ROMANUS, BIT[PIECE["legio-i-italica"]], REGION["tropaeum"], -1, -1))
    table.do("enter", "roxolani-occidentales").do("choose-region", "naparis")
    assert refused(table, BARBARUS, "durostorum", "susagus") == ""


@rule("OP-SC-3")
def test_they_join_in_their_season():
    table = turn(scene("085-domitianus", 88, "winter"), 89, "thaw")
    assert not table.g.peoples & people("quadi")
    turn(table, 89, "spring")
    assert table.g.peoples & people("quadi")
    assert table.g.peoples & people("marcomanni")
    assert not table.g.neutrals & people("quadi")
    assert table.place("rex-marcomannorum") == "marobudum"
    assert table.events("joined-war") == [{"people": "marcomanni"}, {"people": "quadi"}]


@rule("OP-SC-3", "OP-SC-35", "OP-SC-37")
def test_who_has_made_peace_joins_again_only_when_it_is_over():
    """The Quadi join in spring 89; divided in summer, to the end of autumn, they are back in winter."""
    table = turn(scene("085-domitianus", 88, "winter"), 89, "spring")
    table.g.routed = people("quadi")
    table.g.clock = 10
    schemes.divide(table.g, PEOPLE["quadi"])
    table.g.clock = 11
    turn(table, 89, "autumn")
    assert table.g.neutrals & people("quadi")
    assert refused(table, ROMANUS, "granua") == "OP-SC-2"
    assert len(table.events("joined-war")) == 2  # Marcomanni and Quadi, in spring
    assert len(table.events("peace-made")) == 1
    table.g.clock = 12
    turn(table, 89, "winter")
    assert table.g.peoples & people("quadi")
    assert table.events("war-resumed") == [{"people": "quadi"}]


@rule("OP-SC-4")
def test_getae_join_when_the_dacian_holds_the_town():
    table = scene("105-dacia", 105, "summer", pieces={"comati-1": "pelendava"})
    specials.season_ends(table.g)
    assert not table.g.peoples & people("getae")
    table.g.hold(REGION["pelendava"], BARBARUS)
    specials.season_ends(table.g)
    assert table.g.peoples & people("getae")
    assert refused(table, ROMANUS, "argedava") == ""


@rule("OP-SC-4", "OP-9.10-1", "OP-2-23")
@pytest.mark.parametrize("left", [True, False])
def test_a_town_whose_garrison_has_starved_is_held_by_nobody_when_the_season_is_reckoned(left):
    table = scene("105-dacia", 105, "summer", pieces={"comati-1": "pelendava"} if left else {})
    table.g.hold(REGION["pelendava"], BARBARUS)
    season = Seasons()
    season.step = "close"
    table.dice(2, 2, 2).start(season)
    assert table.g.season == SEASONS.index("autumn")
    assert bool(table.g.peoples & people("getae")) == left
    assert len(table.events("town-back")) == (0 if left else 1)


@rule("OP-SC-5")
def test_arrivals_come_in_their_season_and_wait_for_the_enemy_to_go():
    table = scene("101-dacia", 101, "summer")
    dawn(table)
    assert table.place("roxolani-sagittarii-1") == "pool"
    table.put("legio-i-italica", "roxolani-tyras")
    turn(table, 101, "autumn")
    assert table.place("roxolani-sagittarii-1") == "pool"
    table.put("legio-i-italica", "viminacium")
    turn(table, 101, "winter")
    assert table.place("roxolani-sagittarii-1") == "roxolani-tyras"
    here = [name for name in table.events("arrived") if name["place"] == "roxolani-tyras"]
    assert here == [{"side": "barbarian", "place": "roxolani-tyras"}]
    before = table.g.strength(table.g.units(REGION["roxolani-tyras"], BARBARUS))
    assert before == 4
    turn(table, 102, "thaw")
    assert table.g.strength(table.g.units(REGION["roxolani-tyras"], BARBARUS)) == 4


@rule("OP-SC-5")
def test_arrivals_fill_the_sheet_of_their_leader():
    """Velius Rufus comes with seven PF: as many as his VS go on his sheet."""
    table = turn(scene("085-domitianus", 87, "thaw"), 87, "spring")
    vs = table.g.vs(PIECE["velius-rufus"])
    on_sheet = table.g.strength(table.g.army(PIECE["velius-rufus"]))
    total = table.g.strength(table.g.units(PLACE["gallia"], ROMANUS))
    assert total == 7
    assert "legio-ii-adiutrix" in table.army("velius-rufus")
    assert on_sheet <= vs
    assert on_sheet == min(7, vs) or vs - on_sheet < 2


# ---------------------------------------------------------------- where nobody goes, who waits


@rule("OP-SC-6")
def test_contrees_closed_to_a_side_until_a_season():
    table = scene("105-dacia", 105, "spring")
    for region in ("sarmizegetusa", "apulum", "buridava"):
        assert refused(table, ROMANUS, region) == "OP-SC-6"
        assert refused(table, BARBARUS, region) == ""
    assert refused(table, ROMANUS, "tapae") == ""
    among = BIT[REGION["apulum"]] | BIT[REGION["tapae"]]
    assert upshot.havens(table.g, ROMANUS, 0, REGION["berzobis"], among, -1) == BIT[REGION["tapae"]]
    turn(table, 105, "summer")
    assert refused(table, ROMANUS, "sarmizegetusa") == ""


@rule("OP-SC-6")
def test_no_landing_there():
    table = scene("085-domitianus", 86, "spring", pieces={"classis-moesica-1": "sucidava"})
    table.put("legio-i-italica", "sucidava")
    table.g.ship[PIECE["legio-i-italica"]] = PIECE["classis-moesica-1"]
    table.start(Voyage(PIECE["classis-moesica-1"]))
    assert table.why_not("land", "legio-i-italica") == "OP-SC-6"
    later = scene("085-domitianus", 86, "summer", pieces={"classis-moesica-1": "sucidava"})
    later.put("legio-i-italica", "sucidava")
    later.g.ship[PIECE["legio-i-italica"]] = PIECE["classis-moesica-1"]
    later.start(Voyage(PIECE["classis-moesica-1"]))
    assert later.why_not("land", "legio-i-italica") != "OP-SC-6"


@rule("OP-SC-7")
def test_peace_keeps_each_side_at_home():
    table = scene("098-optimus-princeps", 99, "winter")
    assert refused(table, ROMANUS, "tapae") == "OP-SC-7"
    assert refused(table, ROMANUS, "argedava") == "OP-SC-7"
    assert refused(table, ROMANUS, "viminacium") == ""
    assert refused(table, BARBARUS, "viminacium") == "OP-SC-7"
    assert refused(table, BARBARUS, "tapae") == ""
    turn(table, 101, "thaw")
    assert refused(table, ROMANUS, "tapae") == "OP-SC-7"
    turn(table, 101, "spring")
    assert refused(table, ROMANUS, "tapae") == ""
    turn(table, 101, "autumn")
    assert refused(table, BARBARUS, "viminacium") == "OP-SC-7"
    turn(table, 101, "winter")
    assert refused(table, BARBARUS, "viminacium") == ""


@rule("OP-SC-8")
def test_peoples_that_stay_at_home():
    table = scene("101-dacia", 101, "spring")
    assert refused(table, BARBARUS, "durostorum", "susagus") == "OP-SC-8"
    assert refused(table, BARBARUS, "durostorum", "leurre-roxolani-1") != ""
    assert refused(table, BARBARUS, "argedava", "susagus") == ""
    assert refused(table, BARBARUS, "durostorum", "decebalus") == ""
    scenarios.trespass(table.g, ROMANUS, REGION["argedava"])
    assert refused(table, BARBARUS, "durostorum", "susagus") == "OP-SC-8"
    scenarios.trespass(table.g, ROMANUS, REGION["naparis"])
    assert refused(table, BARBARUS, "durostorum", "susagus") == ""


@rule("OP-SC-8", "OP-8.4-2", "OP-5.1.1-4")
@pytest.mark.parametrize("chief", ["susagus", "decebalus"])
def test_nor_do_they_leave_them_beaten(chief):
    """From Argedava, with Romans in the other region of the Getae: the Roxolani and whoever has them with him go to the
    Roxolani, whose land is all that is theirs to tread of what lies around."""
    men = {"susagus": "roxolani-sagittarii-1", "decebalus": "comati-1"}[chief]
    table = scene(
        "101-dacia", 101, "spring", armies={chief: ("argedava", [men])}, pieces={"legio-i-italica": "ordessus"}
    )
    beaten = BIT[PIECE[chief]] | BIT[PIECE[men]]
    table.start(upshot.Retreat(BARBARUS, beaten, REGION["argedava"], -1, -1))
    if table.asked == "retreat-shelter":
        table.do("done")
    around = {"roxolani-occidentales", "moesia-inferior", "alutus-superior", "alutus-medius", "rhabon"}
    assert table.legal("enter") == ({"roxolani-occidentales"} if chief == "susagus" else around)


@rule("OP-SC-8")
def test_they_are_free_in_their_season():
    assert refused(scene("101-dacia", 101, "summer"), BARBARUS, "durostorum", "susagus") == "OP-SC-8"
    assert refused(scene("101-dacia", 101, "autumn"), BARBARUS, "durostorum", "susagus") == ""


@rule("OP-SC-9")
def test_a_leader_who_waits():
    table = scene(
        "105-dacia", 105, "spring", armies={"traianus": ("roma", ["praetoriani-1"]), "licinius-sura": ("roma", [])}
    )
    dawn(table).segment()
    assert not table.has_pac("traianus")
    assert table.has_pac("licinius-sura")
    assert table.g.halted == BIT[PIECE["traianus"]] | BIT[PIECE["praetoriani-1"]]
    assert table.why_not("march", "traianus") == "OP-SC-9"
    later = dawn(scene("105-dacia", 105, "summer", armies={"traianus": ("roma", ["praetoriani-1"])}))
    assert later.g.halted == 0
    assert later.has_pac("traianus")


@rule("OP-SC-10")
def test_who_leaves_and_who_reigns():
    table = scene(
        "085-domitianus", 87, "thaw", armies={"duras": ("sarmizegetusa", ["comati-1"]), "decebalus": ("apulum", [])},
        supreme=("", "duras"),
    )  # fmt: skip
    dawn(table)
    assert table.place("duras") == "sarmizegetusa"
    turn(table, 87, "spring")
    assert table.place("duras") == "gone"
    assert table.g.supreme[BARBARUS] == PIECE["decebalus"]
    assert not table.g.vacant
    assert table.g.deeds == [0, 0]
    assert table.place("comati-1") == "sarmizegetusa"
    assert table.g.chief[PIECE["comati-1"]] == -1
    assert not table.has_pac("duras")


# ---------------------------------------------------------------- what one may do


@rule("OP-SC-11")
@pytest.mark.parametrize(
    ("year", "season", "side", "more"),
    [(170, "spring", 1, 2), (170, "summer", 1, 2), (170, "autumn", 1, 0), (171, "spring", 1, 0), (170, "spring", 0, 0)],
)
def test_more_pa(year, season, side, more):
    assert scenarios.bonus(scene("170-marcomanni", year, season).g, side) == more


@rule("OP-SC-11")
def test_nine_pa_at_most_with_them():
    plain = scene("170-marcomanni", 171, "spring", dice=(1,)).start(Acquisition(1)).g.pa[1]
    assert scene("170-marcomanni", 170, "spring", dice=(1,)).start(Acquisition(1)).g.pa[1] == plain + 2
    most = max(scene("170-marcomanni", 170, "spring", dice=(d,)).start(Acquisition(1)).g.pa[1] for d in range(1, 7))
    assert most <= 9


@rule("OP-SC-12")
@pytest.mark.parametrize(
    ("verb", "obj"), [("recruit", "viminacium"), ("tribute", "tettius-iulianus"), ("build-fort", "legio-vii-claudia")]
)
def test_actions_that_nobody_takes(verb, obj):
    armies = {"tettius-iulianus": ("viminacium", ["legio-vii-claudia"])}
    table = scene("088-tapae", 88, "summer", armies=armies, bb={"tettius-iulianus": 3}).segment()
    assert table.why_not(verb, obj) == "OP-SC-12"
    other = scene("101-dacia", 101, "summer", armies=armies, bb={"tettius-iulianus": 3}).segment()
    assert other.why_not(verb, obj) != "OP-SC-12"
    assert table.why_not("march", "tettius-iulianus") == ""


@rule("OP-SC-13")
def test_the_emperor_keeps_to_the_empire():
    table = scene("092-suebi", 92, "summer", pieces={"domitianus": "carnuntum"})
    victory.watch(table.g)
    assert table.g.deeds == [0, 0]
    table.put("domitianus", "granua")
    victory.watch(table.g)
    victory.watch(table.g)
    assert table.g.deeds == [0, 2]


@rule("OP-SC-14")
def test_a_region_to_hold_at_the_end():
    table = scene("088-tapae", 88, "winter", pieces={"legio-vii-claudia": "tapae"})
    assert victory.parts(table.g, ROMANUS)["regions"] == 3
    assert victory.parts(table.g, BARBARUS)["regions"] == 0
    table.put("comati-1", "tapae")
    assert victory.parts(table.g, ROMANUS)["regions"] == 0
    table.put("comati-1", "apulum")
    table.put("legio-vii-claudia", "viminacium")
    assert victory.parts(table.g, ROMANUS)["regions"] == 0


@rule("OP-SC-15")
def test_six_pf_at_the_gates_of_italy():
    table = scene("170-marcomanni", 171, "summer", pieces={f"quadi-{n}": "virunum" for n in (1, 2)})
    quadi = [f"quadi-{n}" for n in (1, 2)]
    g = table.g
    whole = sum(g.pf[PIECE[name]] for name in quadi)
    table.put("marcomanni-1", "virunum")
    g.pf[PIECE["marcomanni-1"]] = 1
    g.pf[PIECE["quadi-1"]] += 4 - whole
    assert g.strength(g.units(REGION["virunum"], BARBARUS)) == 5
    specials.season_ends(g)
    assert g.deeds == [0, 0]
    g.pf[PIECE["marcomanni-1"]] = 2
    specials.season_ends(g)
    assert g.deeds == [0, 3]
    specials.season_ends(g)
    turn(table, 171, "winter")
    specials.season_ends(g)
    assert g.deeds == [0, 3]
    turn(table, 172, "thaw")
    specials.season_ends(g)
    assert g.deeds == [0, 6]


@rule("OP-SC-16")
def test_pieporus_leaves_the_map_and_is_back_in_spring():
    table = scene("170-marcomanni", 170, "summer", armies={"pieporus": ("haemus", ["costoboci-1"])}, pa=(9, 9))
    table.segment(1).do("raid", "pieporus")
    assert table.g.deeds == [0, 2]
    assert table.g.at[PIECE["pieporus"]] == table.g.at[PIECE["costoboci-1"]] == AWAY
    assert table.army("pieporus") == {"costoboci-1"}
    assert table.defects() == []
    turn(table, 170, "winter")
    assert table.g.at[PIECE["pieporus"]] == AWAY
    turn(table, 171, "thaw")
    table.put("legio-i-italica", "setidava")
    turn(table, 171, "spring")
    assert table.g.at[PIECE["pieporus"]] == AWAY
    table.put("legio-i-italica", "viminacium")
    turn(table, 172, "spring")
    assert table.place("pieporus") == table.place("costoboci-1") == "setidava"
    assert table.bb("pieporus") == 2
    assert table.has_pac("pieporus")
    table.put("pieporus", "haemus")
    table.put("costoboci-1", "haemus")
    table.segment(1)
    assert table.why_not("raid", "pieporus") == "OP-SC-16"


@rule("OP-SC-16", "OP-5.1.2b-3", "OP-5.1-12")
def test_a_raid_is_a_move_of_who_may_still_move():
    """Who has made his four PM of the season leaves no more; men who have lost under another stay."""
    army = ["costoboci-equites-1", "costoboci-1"]
    table = scene("170-marcomanni", 171, "summer", armies={"pieporus": ("naissus", army)})
    table.g.halted = BIT[PIECE["costoboci-1"]]
    table.g.paces[PIECE["pieporus"] - FIRST_LEADER] = 4
    assert table.segment(1).why_not("raid", "pieporus") == "OP-5.1.2b-3"
    table.g.stack.clear()
    table.g.paces[PIECE["pieporus"] - FIRST_LEADER] = 3
    table.segment(1).do("raid", "pieporus")
    assert (table.g.at[PIECE["costoboci-equites-1"]], table.place("costoboci-1")) == (AWAY, "naissus")


@rule("OP-SC-16")
@pytest.mark.parametrize(
    ("place", "units", "enemy"),
    [("setidava", ["costoboci-1"], "roma"), ("haemus", [], "roma"), ("haemus", ["costoboci-1"], "haemus")],
)
def test_who_cannot_raid(place, units, enemy):
    table = scene("170-marcomanni", 170, "summer", armies={"pieporus": (place, units)}, pieces={"thraces-1": enemy})
    assert table.segment(1).why_not("raid", "pieporus") == "OP-SC-16"


@rule("OP-SC-17")
def test_a_people_without_leaders_or_towns_submits():
    table = scene("170-marcomanni", 172, "summer", pieces={"valao": "hercynia", "naristi-1": "hercynia"})
    table.put("legio-ii-italica", "naristi")
    specials.season_ends(table.g)
    table.g.hold(REGION["naristi"], ROMANUS)
    specials.season_ends(table.g)
    assert table.g.peoples & people("naristi")
    table.g.bury(PIECE["valao"])
    table.g.hold(REGION["naristi"], -1)
    specials.season_ends(table.g)
    assert table.g.peoples & people("naristi")
    table.g.hold(REGION["naristi"], ROMANUS)
    specials.season_ends(table.g)
    assert not table.g.peoples & people("naristi")
    assert table.g.neutrals & people("naristi")
    assert table.place("naristi-1") == "pool"
    assert table.g.deeds == [6, 0]
    assert table.g.spare[TYPE["naristi"]] == 0
    specials.season_ends(table.g)
    assert table.g.deeds == [6, 0]


@rule("OP-SC-17", "OP-SC-35")
def test_who_has_been_paid_and_submits_does_not_take_up_arms_again():
    table = scene("170-marcomanni", 172, "summer", held={"naristi": ROMANUS})
    table.put("legio-ii-italica", "naristi")
    table.g.quiet = altered(table.g.quiet, PEOPLE["naristi"], 3)
    specials.season_ends(table.g)
    table.g.clock = 5
    turn(table, 172, "winter")
    assert table.g.neutrals & people("naristi")
    assert not table.events("war-resumed")


def beaten(season: str, towns: int, tapae: bool = True) -> Table:
    """The first Dacian war in 102, with so many Dacian towns in Roman hands."""
    names = ("apulum", "buridava", "napoca")[:towns]
    pieces = {f"thraces-{n + 1}": name for n, name in enumerate(names)}
    table = scene("101-dacia", 102, season, pieces=pieces, held=dict.fromkeys(names, ROMANUS))
    if tapae:
        table.put("legio-i-italica", "tapae")
    return table


@rule("OP-SC-18")
def test_the_dacian_may_submit():
    table = beaten("summer", 3)
    assert specials.submission(table.g) is not None
    table.start(specials.Submission())
    assert (table.side, table.legal()) == (BARBARUS, {"submit", "done"})
    table.do("submit")
    assert table.g.deeds == [6, 5]
    assert table.g.last_clock == table.g.clock
    other = beaten("summer", 3).start(specials.Submission()).do("done")
    assert other.g.deeds == [0, 0]
    assert other.g.last_clock == 50


@rule("OP-SC-18")
def test_when_he_may_not():
    assert specials.submission(beaten("spring", 3).g) is None
    assert specials.submission(beaten("summer", 2).g) is None
    assert specials.submission(beaten("summer", 3, tapae=False).g) is None
    roman = beaten("summer", 2)
    roman.put("thraces-3", "oescus")  # no Dacian town
    assert specials.submission(roman.g) is None


@rule("OP-SC-20")
def test_gaul_leads_to_raetia():
    gaul = PLACE["gallia"]
    assert ways.contrees_from(scene("170-marcomanni", 170, "summer").g, gaul) == BIT[CONTREE["raetia"]]
    usual = ways.contrees_from(scene("085-domitianus", 86, "summer").g, gaul)
    assert usual & BIT[CONTREE["germania-superior"]]
    assert not usual & BIT[CONTREE["raetia"]]


# ---------------------------------------------------------------- points


def held(side: int, *regions: str) -> int:
    """The points of a side that holds regions in 101."""
    table = scene("101-dacia", 101, "summer", held=dict.fromkeys(regions, side))
    return victory.parts(table.g, side)["regions"]


@rule("OP-SC-21")
def test_points_of_regions():
    assert held(ROMANUS, "buridava") == 2 + 1
    assert held(ROMANUS, "sarmizegetusa") == 3 + 1 + 1 + 5
    assert held(ROMANUS, "buridava", "cumidava") == 3 + 3
    assert held(BARBARUS, "viminacium") == 3 + 1 + 1
    assert held(BARBARUS, "naissus") == 1 + 1  # VG 10 is not above 10
    assert held(ROMANUS, "viminacium") == 0
    assert held(BARBARUS, "buridava") == 0
    late = scene("170-marcomanni", 170, "summer", held={"sarmizegetusa": BARBARUS})
    assert victory.parts(late.g, ROMANUS)["regions"] == 0  # Roman when this war begins


@rule("OP-SC-22")
def test_points_of_deeds():
    g = scene("101-dacia", 101, "summer", pieces={"traianus": "roma", "decebalus": "apulum"}).g
    victory.pillaged(g, ROMANUS, REGION["apulum"])
    victory.pillaged(g, ROMANUS, REGION["apulum"])
    assert g.deeds == [1, 0]
    victory.pillaged(g, BARBARUS, REGION["oescus"])
    victory.pillaged(g, BARBARUS, REGION["novae"])
    assert g.deeds == [1, 4]
    victory.leader_lost(g, PIECE["decebalus"])
    victory.leader_lost(g, PIECE["traianus"])
    assert g.deeds == [2, 5]
    g.supreme = [PIECE["traianus"], PIECE["decebalus"]]
    victory.leader_lost(g, PIECE["decebalus"])
    victory.leader_lost(g, PIECE["traianus"])
    assert g.deeds == [7, 11]
    victory.eagle_retaken(g)
    assert g.deeds == [9, 11]


@rule("OP-SC-23")
def test_points_at_the_end():
    table = scene(
        "101-dacia", 101, "summer", armies={"decebalus": ("apulum", ["comati-1"])}, bb={"decebalus": 5},
    )  # fmt: skip
    g = table.g
    g.slain = [7, 8]
    assert victory.parts(g, ROMANUS)["pf"] == 1
    assert victory.parts(g, BARBARUS)["pf"] == 2
    assert victory.parts(g, BARBARUS)["bb"] == 1
    g.bb[PIECE["decebalus"] - FIRST_LEADER] = 6
    assert victory.parts(g, BARBARUS)["bb"] == 2
    g.put(PIECE["legio-xxi-rapax"], GONE)
    g.eagle[TYPE["legio-xxi-rapax"]] = PIECE["decebalus"]
    assert victory.parts(g, BARBARUS)["legions"] == 3
    assert victory.parts(g, BARBARUS)["eagles"] == 2
    assert victory.parts(g, ROMANUS)["legions"] == victory.parts(g, ROMANUS)["eagles"] == 0
    for region in ("cusum", "horreum-margi", "pontes", "tropaeum"):
        victory.foraged(g, BARBARUS, REGION[region])
    victory.foraged(g, BARBARUS, REGION["nicer"])  # in the Empire, east of the Rhine
    victory.foraged(g, ROMANUS, REGION["drobeta"])
    assert victory.parts(g, BARBARUS)["foraged"] == 4
    for region in ("haemus", "cataractae"):
        victory.foraged(g, BARBARUS, REGION[region])
    assert victory.parts(g, BARBARUS)["foraged"] == 5
    assert victory.parts(g, ROMANUS)["foraged"] == 0


# ---------------------------------------------------------------- the end


@rule("OP-SC-24")
def test_a_sudden_death_after_an_action():
    table = scene("101-dacia", 101, "summer", held={"sarmizegetusa": ROMANUS}, pieces={"thraces-1": "sarmizegetusa"})
    assert not victory.watch(table.g)
    table.g.put(PIECE["decebalus"], GONE)
    table.g.hold(REGION["sarmizegetusa"], -1)
    assert not victory.watch(table.g)
    table.g.hold(REGION["sarmizegetusa"], ROMANUS)
    table.segment().do("wait")
    assert table.g.over
    assert table.g.ended == victory.DECISIVE_ROMAN


@rule("OP-SC-24")
def test_seasons_running():
    table = scene("085-domitianus", 88, "summer", held={"sarmizegetusa": ROMANUS})
    g = table.g
    assert not victory.watch(g)
    assert not victory.season_ends(g)
    g.hold(REGION["sarmizegetusa"], -1)
    assert not victory.season_ends(g)
    g.hold(REGION["sarmizegetusa"], ROMANUS)
    assert not victory.season_ends(g)
    assert not victory.watch(g)
    assert victory.season_ends(g)
    assert g.ended == victory.DECISIVE_ROMAN


@rule("OP-SC-24")
def test_one_of_two_towns_at_the_end_of_two_seasons_running():
    peoples = {"iazyges-sagittarii-1": "bormanum", "quadi-1": "eburodunum", "marcomanni-1": "marobudum"}
    table = scene("092-suebi", 92, "summer", pieces=peoples)
    assert not victory.season_ends(table.g)
    table.g.hold(REGION["carnuntum"], BARBARUS)
    assert not victory.watch(table.g)
    assert not victory.season_ends(table.g)
    assert not victory.watch(table.g)
    assert victory.season_ends(table.g)
    assert table.g.ended == victory.DECISIVE_BARBARIAN


@rule("OP-SC-24")
def test_two_towns_together_and_a_leader_with_two_legions():
    g = scene("101-dacia", 101, "summer").g
    g.hold(REGION["oescus"], BARBARUS)
    assert not victory.watch(g), "Viminacium, too"
    g.hold(REGION["viminacium"], BARBARUS)
    assert victory.watch(g)
    g = scene("101-dacia", 101, "summer").g
    g.put(PIECE["traianus"], GONE)
    g.put(PIECE["legio-i-adiutrix"], GONE)
    assert not victory.watch(g), "one legion is not two"
    g.put(PIECE["legio-i-italica"], GONE)
    assert victory.watch(g)
    assert g.ended == victory.DECISIVE_BARBARIAN


@rule("OP-SC-24")
def test_all_towns_legions_and_eagles():
    table = scene(
        "117-roxolani", 118, "summer", pieces={"roxolani-sagittarii-1": "roxolani"}, held={"apulum": BARBARUS}
    )
    for name in ("iazyges-sagittarii-1", "daci-liberi-1"):
        table.put(name, "bormanum")
    g = table.g
    assert not victory.watch(g)
    eagles = [TYPE["legio-xxi-rapax"], TYPE["legio-v-alaudae"]]
    g.eagle[eagles[0]] = PIECE["rasparaganus"]
    assert not victory.watch(g)
    g.eagle[eagles[1]] = PIECE["rasparaganus"]
    assert victory.watch(g)
    other = scene("101-dacia", 101, "summer").g
    for name in ("legio-i-adiutrix", "legio-i-italica", "legio-v-macedonica"):
        other.put(PIECE[name], GONE)
    assert not victory.watch(other)
    other.put(PIECE["legio-i-minervia"], GONE)
    assert victory.watch(other)
    assert other.ended == victory.DECISIVE_BARBARIAN


@rule("OP-SC-24")
def test_peoples_that_are_out_of_the_war():
    """117: two of Roxolani, Iazyges and Free Dacians; the victory is not a decisive one."""
    table = scene("117-roxolani", 118, "summer", pieces={"roxolani-sagittarii-1": "roxolani"})
    g = table.g
    g.arrived = (1 << 20) - 1
    for name in ("iazyges-sagittarii-1", "daci-liberi-1"):
        table.put(name, "docidava")
    assert not victory.watch(g)
    g.destroy(PIECE["daci-liberi-1"], g.pf[PIECE["daci-liberi-1"]])
    assert not victory.watch(g)
    g.peoples ^= people("roxolani")
    assert victory.watch(g)
    assert g.ended == victory.ROMAN_VICTORY


@rule("OP-SC-24")
def test_no_sudden_death_names_what_is_so_from_the_start():
    for index in range(len(scenarios.IDS)):
        g = Optimus(2, 1)
        scenarios.begin(g, index)
        assert not [end for end in scenarios.of(g).ends if victory.fulfilled(g, end)], scenarios.IDS[index]


@rule("OP-SC-25")
@pytest.mark.parametrize(
    ("difference", "level"), [(14, 1), (13, 2), (0, 2), (-1, 3), (-3, 3), (-4, 4), (-12, 4), (-13, 5)]
)
def test_levels_of_the_first_dacian_war(difference, level):
    table = scene("101-dacia", 102, "winter")
    table.g.deeds = [difference + 15, 15]
    assert victory.level(table.g) == level
    table.g.last_clock = table.g.clock
    assert victory.season_ends(table.g)
    assert table.g.ended == level


@rule("OP-SC-25")
def test_the_game_goes_on_before_its_last_season():
    table = scene("101-dacia", 102, "autumn")
    table.g.last_clock = table.g.clock + 1
    assert not victory.season_ends(table.g)
    assert victory.winner(table.g) == -1


def test_actions_are_barred_by_name():
    assert scenarios.no_action(scene("088-tapae", 88, "summer").g, "recruit")
    assert not scenarios.no_action(scene("088-tapae", 88, "summer").g, "march")
    assert actions.CHAPTERS
