"""INV I-4: the special rules of the nations' profiles, as `data/nations.toml` tells them."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import TREATY_TRIBUTUS
from latrunculi.games.invasions.components.chart import ISLANDS, LANDS, PROVINCE, REGION
from latrunculi.games.invasions.components.nations import NATION, NATION_IDS, OBJECTIVES, RAID_TARGETS, SPECIALS
from latrunculi.games.invasions.rules import envoys, raids, realms, transport, vassals, victory
from latrunculi.games.invasions.rules.foedera import Foedus
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import DEEDS, DIPLOMACY, LAND, SOURCES, TREATIES
from latrunculi.games.invasions.rules.vassals import Submission
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ROME, BYZANCE, PERSIA, HUNS, AVARS, GOTHS, VANDALS, HERULI = (
    NATION[n] for n in ("romains", "byzantins", "perses", "huns", "avars", "wisigoths", "vandales", "herules")
)


def deeds(t: Table, nation: int) -> int:
    return t.g.vp[nation * SOURCES + DEEDS]


def test_which_special_rules_there_are() -> None:
    """Each of them has a test below."""
    assert {special.effect for special in SPECIALS} == {
        "no-sea-risk",
        "odoacer",
        "raid-sites",
        "raid-targets",
        "vp-for-capture",
        "vp-for-sack-of-roma",
        "vp-for-tribute",
        "vp-for-vassal",
    }


# ---------------------------------------------------------------- vp-for-tribute: Huns, Avars


@pytest.mark.rule("INV-I-4", "INV-V.B-3")
@pytest.mark.parametrize("nation", ["huns", "avars"])
@pytest.mark.parametrize(("gold", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_huns_and_avars_score_each_three_gold_of_the_two_romes(nation: str, gold: int, points: int) -> None:
    t = Table({nation: "barbarian", "romains": "empire", "byzantins": "empire"})
    who = NATION[nation]
    t.g.receive(who, 2, ROME)
    t.g.receive(who, gold - 2, BYZANCE)
    assert t.g.treasury[who] == gold
    victory.tributes(t.g)
    assert t.g.vp[who * SOURCES + DIPLOMACY] == points
    assert [e["points"] for e in t.events("tribute-scored")] == ([points] if points else [])


@pytest.mark.rule("INV-I-4")
def test_gold_of_others_and_for_others_is_no_such_tribute() -> None:
    t = Table({"huns": "barbarian", "wisigoths": "barbarian", "romains": "empire", "perses": "empire"})
    t.g.receive(HUNS, 9, PERSIA)
    t.g.receive(HUNS, 9)
    t.g.receive(GOTHS, 9, ROME)
    victory.tributes(t.g)
    assert not any(t.g.vp)


@pytest.mark.rule("INV-I-4", "INV-XXVIII.D-1")
def test_the_tribute_of_a_foedus_counts() -> None:
    t = Table({"huns": "barbarian", "romains": "empire"}, hordes={"huns": "rhenus"},
              owners={"romains": ["treveria", "saliens"]})  # fmt: skip
    t.g.treasury[ROME] = 3
    t.start(Foedus(ROME, HUNS, PROVINCE["treveria"], PROVINCE["saliens"]))
    assert t.g.tribute[HUNS] == 3


@pytest.mark.rule("INV-I-4", "INV-XXX.E-2")
def test_the_gold_of_a_diplomacy_card_counts() -> None:
    t = Table({"huns": "barbarian", "byzantins": "empire"})
    t.g.treasury[BYZANCE] = 12
    t.g.treaty_hand[BYZANCE * TREATIES + TREATY_TRIBUTUS] = 1
    envoys.spend(t.g, BYZANCE, TREATY_TRIBUTUS, HUNS)
    assert (t.g.treasury[BYZANCE], t.g.tribute[HUNS]) == (2, 10)


@pytest.mark.rule("INV-I-4", "INV-SEQ.3.B-1")
def test_tribute_is_counted_at_the_end_of_diplomacy_and_forgotten_with_the_turn() -> None:
    t = Table({"huns": "barbarian", "romains": "empire"}, turn=4)
    t.g.receive(HUNS, 7, ROME)
    frame = Turns()
    frame.farewells(t.g)
    assert t.g.vp[HUNS * SOURCES + DIPLOMACY] == 2
    frame.begin(t.g)
    assert t.g.tribute[HUNS] == 0
    frame.farewells(t.g)
    assert t.g.vp[HUNS * SOURCES + DIPLOMACY] == 2


# ---------------------------------------------------------------- vp-for-vassal: Huns


@pytest.mark.rule("INV-I-4", "INV-XXIX.A-2")
@pytest.mark.parametrize(
    ("lord", "status", "points"), [("huns", "barbarian", 1), ("huns", "kingdom", 0), ("wisigoths", "barbarian", 0)]
)
def test_the_huns_score_for_barbarians_that_submit(lord: str, status: str, points: int) -> None:
    hordes = {"sueves": "gallaecia", lord: "lusitania"} if status == "barbarian" else {lord: "lusitania"}
    t = Table({"sueves": status, lord: "barbarian"}, {"sueves": {"asturica": 2}}, hordes=hordes)
    t.start(Submission(NATION["sueves"], NATION[lord], PROVINCE["gallaecia"]))
    assert deeds(t, NATION[lord]) == points
    assert vassals.bond_of(t.g, NATION["sueves"], NATION[lord]) == t.g.bond[NATION["sueves"]]


# ---------------------------------------------------------------- vp-for-capture: Persia


def capture(t: Table, city: str, by: str = "perses") -> Table:
    t.g.pillaged = 0
    t.g.stack.clear()
    return t.start(Conquest(NATION[by], PROVINCE[city]))


def cities(**owners: Any) -> Table:
    t = Table({"perses": "kingdom", "byzantins": "empire", "romains": "empire", "wisigoths": "kingdom"}, owners=owners)
    for city in ("assyria", "amida", "osroene", "phoenicia", "adiabene"):
        t.g.level[PROVINCE[city]] = 2
    return t


@pytest.mark.rule("INV-I-4", "INV-V.B-3")
def test_persia_scores_each_of_four_cities_once_a_turn() -> None:
    four = ["assyria", "amida", "osroene", "phoenicia"]
    t = cities(byzantins=four)
    for number, city in enumerate(four, start=1):
        assert deeds(capture(t, city), PERSIA) == number
    t.g.owner[PROVINCE["assyria"]] = BYZANCE
    assert deeds(capture(t, "assyria"), PERSIA) == 4, "once a turn"
    t.g.owner[PROVINCE["assyria"]] = BYZANCE
    Turns().begin(t.g)
    assert deeds(capture(t, "assyria"), PERSIA) == 5, "and again in the next"


@pytest.mark.rule("INV-I-4")
def test_only_what_is_taken_from_the_romans_by_the_persians_counts() -> None:
    assert deeds(capture(cities(romains=["osroene"]), "osroene"), PERSIA) == 1
    assert deeds(capture(cities(wisigoths=["osroene"]), "osroene"), PERSIA) == 0
    assert deeds(capture(cities(), "osroene"), PERSIA) == 0, "nobody's"
    assert deeds(capture(cities(byzantins=["adiabene"]), "adiabene"), PERSIA) == 0, "another city"
    assert deeds(capture(cities(byzantins=["osroene"]), "osroene", "wisigoths"), GOTHS) == 0


# ---------------------------------------------------------------- vp-for-sack-of-roma: Visigoths, Vandals


@pytest.mark.rule("INV-I-4", "INV-XXIV.D-1")
@pytest.mark.parametrize(("nation", "points"), [("wisigoths", 3), ("vandales", 2), ("sueves", 0)])
def test_the_first_sack_of_roma(nation: str, points: int) -> None:
    t = Table({nation: "barbarian", "romains": "empire"}, owners={"romains": ["latium", "tuscia"]}, turn=6)
    t.g.pillage_cup = [9] + [0] * (len(t.g.pillage_cup) - 1)
    who = NATION[nation]
    capture(t, "latium", nation).choose("sack")
    assert deeds(t, who) == points
    t.g.owner[PROVINCE["latium"]] = ROME
    capture(t, "latium", nation).choose("sack")
    assert deeds(t, who) == points, "the first alone"
    other = Table({nation: "barbarian", "romains": "empire"}, owners={"romains": ["umbria"]}, turn=6)
    other.g.pillage_cup = [9] + [0] * (len(other.g.pillage_cup) - 1)
    capture(other, "umbria", nation).choose("sack")
    assert deeds(other, who) == 0


@pytest.mark.rule("INV-I-4")
def test_roma_spared_is_worth_nothing() -> None:
    t = Table({"wisigoths": "barbarian", "romains": "empire"}, owners={"romains": ["latium"]}, turn=6)
    assert deeds(capture(t, "latium", "wisigoths").choose("done"), GOTHS) == 0


# ---------------------------------------------------------------- no-sea-risk: Vandals


@pytest.mark.rule("INV-I-4", "INV-XXV.E-4")
def test_the_vandals_land_in_africa_and_on_islands_without_risk_from_turn_4_on() -> None:
    africa = members(LANDS[REGION["africa"]])[0]
    island = members(ISLANDS & ~LANDS[REGION["britannia"]])[0]
    for turn, nation, there, safe in (
        (3, "vandales", africa, False), (4, "vandales", africa, True), (4, "vandales", island, True),
        (4, "vandales", PROVINCE["campania"], False), (4, "wisigoths", africa, False),
    ):  # fmt: skip
        t = Table({nation: "kingdom"}, turn=turn)
        unit = t.muster(nation, "baetica" if "baetica" in PROVINCE else "hispalensis")[0]
        assert transport.safe(t.g, NATION[nation], BIT[unit], there) == safe, (turn, nation)


# ---------------------------------------------------------------- odoacer: Heruli


@pytest.mark.rule("INV-I-4", "INV-VII.B-1")
@pytest.mark.parametrize(
    ("lost", "now", "may"), [(4, 5, False), (5, 6, True), (6, 7, True), (7, 8, False), (5, 7, False)]
)
def test_odoacer_may_found_a_kingdom_the_turn_after_he_took_romes_capital(lost: int, now: int, may: bool) -> None:
    t = Table({"herules": "barbarian", "romains": "empire"}, hordes={"herules": "latium"}, turn=now)
    t.g.age[HERULI] = 2
    t.g.lost_capital[ROME], t.g.lost_to[ROME] = lost, HERULI
    assert realms.may_declare(t.g, HERULI) == may
    t.g.lost_to[ROME] = GOTHS
    assert not realms.may_declare(t.g, HERULI)


# ---------------------------------------------------------------- raid-targets


@pytest.mark.rule("INV-I-4", "INV-XI.D-2")
@pytest.mark.parametrize(
    ("nation", "places"),
    [
        ("saxons", {"cantium", "lugdunus", "armoricum"}),
        ("vikings", {"lugdunus"}),
        ("blemmyes", {"thebais", "arcadia"}),
        ("pictes", set()),
    ],
)
def test_raids_reach_farther(nation: str, places: set[str]) -> None:
    who = NATION[nation]
    assert RAID_TARGETS[who] == sum([BIT[PROVINCE[p]] for p in places])
    land = ["cantium", "lugdunus", "armoricum", "thebais", "arcadia"]
    t = Table({"romains": "empire"}, owners={"romains": land})
    t.g.raiders |= BIT[who]
    reached = {p for p in land if raids.targets(t.g, who) & BIT[PROVINCE[p]]}
    assert places <= reached


@pytest.mark.rule("INV-I-4", "INV-XI.D-1", "INV-XI.F-2")
def test_blemmyes_raid_two_provinces_without_an_empty_site_and_settle_in_no_city() -> None:
    who, thebais = NATION["blemmyes"], PROVINCE["thebais"]
    t = Table({"romains": "empire"}, owners={"romains": ["thebais", "arcadia"]}, dice=[0, 0, 9, 0])
    assert t.g.level[thebais] == 1
    t.g.raiders |= BIT[who]
    assert not raids.rural(t.g, NATION["arabes"]) & BIT[thebais], "they alone"
    t.g.raid_plus |= BIT[thebais]  # 9 + 2 is 11
    t.start(raids.OneRaid(who)).choose("choose-province", "thebais")
    assert t.g.pillaged & BIT[thebais]
    assert not raids.rural(t.g, who) & BIT[thebais], "a marker lies there"
    assert t.owner("thebais") == "romains"
    assert not t.g.inactive & BIT[who]


# ---------------------------------------------------------------- objectives


@pytest.mark.rule("INV-V.B-1", "INV-V.B-5")
def test_objectives_count_from_their_turn_to_their_turn() -> None:
    seen = 0
    for nation, aims in enumerate(OBJECTIVES):
        for aim in aims:
            places = BIT[aim.province] if aim.region < 0 else LANDS[aim.region]
            for turn, counts in ((aim.since - 1, False), (aim.since, True), (aim.until, True), (aim.until + 1, False)):
                if turn < 1 or (turn == aim.since - 1 and aim.since < 2) or (turn >= aim.until and not aim.until):
                    continue
                t = Table({NATION_IDS[nation]: "kingdom"}, turn=turn)
                for province in members(places):
                    t.g.owner[province] = nation
                    t.g.level[province] = max(t.g.level[province], 1)
                others = [a for a in aims if a is not aim]
                alone = victory.territory(t.g, nation)
                without = sum(
                    a.vp for a in others
                    if a.since <= turn and not (a.until and turn > a.until)
                    and ((a.region < 0 and places & BIT[a.province]) or (a.region >= 0 and a.region == aim.region))
                )  # fmt: skip
                assert alone - without == (aim.vp if counts else 0), (NATION_IDS[nation], aim, turn)
                seen += 1
    assert seen > 20


@pytest.mark.rule("INV-XI.C-3")
def test_who_has_moved_for_a_raid_and_finds_no_target_left_raids_nobody() -> None:
    t = Table({"romains": "empire", "alamans": "barbarian"}, {"alamans": {"agri-decumates": 2}},
              hordes={"alamans": "agri-decumates"},
              owners={"romains": ["rhaetia"], "alamans": ["agri-decumates", "bavaria"]})  # fmt: skip
    who = NATION["alamans"]
    t.g.playing = t.g.raided = BIT[who]
    t.start(raids.OneRaid(who))
    assert ("done", None) not in t.offers()
    t.choose("march", "agri-decumates")
    t.g.pillaged = LAND  # all sites lie waste meanwhile
    while t.g.stack and t.g.stack[-1].NAME != "raid":
        t.choose("done")
    assert t.g.over or ("done", None) in t.offers()
