"""INV II, III, X, XIII, XX, XXX and the printed tables: what the rulebook says of components, and slips in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.invasions.components import cards, chart, chronology, counters, nations, tables
from latrunculi.games.invasions.components.chart import NONE, PROVINCE, REGION
from latrunculi.games.invasions.components.counters import OF_NATION, OF_TYPE, PIECE, PIECE_IDS, PIECES, TYPE
from latrunculi.games.invasions.components.nations import COMPONENTS, NATION, NATION_IDS
from latrunculi.games.invasions.components.printed.contents import load
from latrunculi.games.invasions.components.printed.counters import TYPE_IDS
from latrunculi.games.invasions.components.printed.files import FILES, FOLDER, PACK
from latrunculi.games.invasions.components.printed.nations import RAIDER_IDS
from latrunculi.games.invasions.components.scenarios import SCENARIO
from latrunculi.games.invasions.components.tables import AMOUNT, MODIFIER, TARGET
from latrunculi.kernel import packs
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import parse as parse_toml
from tests.slips import check_pack_variable, check_told, defects, pack_of

rule = pytest.mark.rule


def ids(mask: int) -> set[str]:
    return {PIECE_IDS[piece] for piece in members(mask)}


def named(mask: int) -> set[str]:
    return {NATION_IDS[nation] for nation in members(mask)}


def number(nation: str, type_: str) -> int:
    return (OF_NATION[NATION[nation]] & OF_TYPE[TYPE[type_]]).bit_count()


# ---------------------------------------------------------------- the box (II)


@rule("INV-II-1")
def test_what_the_box_holds():
    profiles = [name for name in NATION_IDS if nations.OBJECTIVES[NATION[name]] or nations.ORIGINS[NATION[name]]]
    assert len(profiles) == 33
    assert len(cards.ADMINISTRATION_IDS) == 18
    assert sum(cards.DIPLOMACY_COPIES) == 18
    assert sum(cards.EVENT_COPIES) == 72


@rule("INV-II-3")
def test_there_are_540_counters_and_the_backs_of_the_limites():
    assert PIECES - counters.LOCAL_UNITS.bit_count() == 540
    assert counters.LOCAL_UNITS.bit_count() == counters.LIMITES.bit_count() == 21
    kinds = (counters.UNIT_MASK, counters.FLEETS, counters.LIMITES, counters.HORDES, counters.LEADERS)
    assert sum(mask.bit_count() for mask in kinds) == PIECES
    assert len(set(PIECE_IDS)) == PIECES


# ---------------------------------------------------------------- nations (VI, X, XXVII, XXXI)


@rule("INV-XXXII-2")
@rule("INV-VI.I-1")
def test_the_nomads():
    assert named(nations.NOMADS) == {"alains", "avars", "hephthalites", "huns", "khazars", "kouchans"}


DRAMATIS_PERSONAE = {
    "germanic": (
        "alamans", "angles", "bavarois", "burgondes", "francs", "gepides", "ostrogoths", "wisigoths", "herules",
        "jutes", "lombards", "saxons", "sueves", "vandales",
    ),
    "nomads": ("alains", "avars", "hephthalites", "huns", "khazars", "kouchans"),
    "raiders": ("arabes", "blemmyes", "hiberniens", "pictes", "vikings"),
    "romans": (
        "africano-romains", "brito-romains", "byzantins", "cappadociens", "gallo-romains", "hispano-romains", "romains",
    ),
    "slavs": ("aestii", "sklaves", "venedes"),
    "others": (
        "armeniens", "berberes", "bretons", "colchidiens", "ghassanides", "iberiens", "lakhmides", "mauritaniens",
        "perses", "scots",
    ),
}  # fmt: skip
"""The list of XXXII, without the nations of the extension: Göktürks, Guptas, Kidarites and Sogdians."""


@rule("INV-XXXII-1")
def test_the_nations_of_the_list_are_there_in_its_classes():
    listed = {name for names in DRAMATIS_PERSONAE.values() for name in names}
    assert listed <= set(NATION_IDS)
    ours = {"gallo-locaux", "euskalduns", "sardes"}  # heirs of limites in Gaul, and two that other chapters name
    assert set(NATION_IDS) - listed == ours
    assert named(nations.NOMADS) == set(DRAMATIS_PERSONAE["nomads"])
    assert set(DRAMATIS_PERSONAE["raiders"]) <= named(nations.RAIDER)
    assert not {nation for nation in DRAMATIS_PERSONAE["germanic"] if nations.RMI >> NATION[nation] & 1}
    civilised = named(nations.CIVILISED_BY_NATURE)
    assert set(DRAMATIS_PERSONAE["romans"]) <= civilised
    assert not civilised & {*DRAMATIS_PERSONAE["germanic"], *DRAMATIS_PERSONAE["nomads"], *DRAMATIS_PERSONAE["slavs"]}


@rule("INV-XXXII-4")
def test_the_minor_independent_kingdoms():
    marked = {"cappadociens", "armeniens", "bretons", "colchidiens", "ghassanides", "iberiens", "lakhmides",
              "mauritaniens", "gallo-romains"}  # fmt: skip
    assert named(nations.RMI) & marked == marked
    assert "sogdiens" not in NATION
    first = SCENARIO["350-invasiones"]
    begun = {NATION_IDS[row.nation] for row in first.rows}
    assert marked & begun == {"armeniens", "colchidiens", "iberiens", "mauritaniens", "lakhmides"}, (
        "the four of XXVII, and one that the scenario brings in"
    )


@rule("INV-XIII.E-2")
def test_no_administration_card_lasts_for_more_than_its_turn():
    """What a card does is gold, age, a calamity and idle leaders, all of them at once."""
    printed_cards = parse_toml((FOLDER / "data" / "cards.toml").read_text(encoding="utf-8"), "cards.toml")
    for entry in printed_cards["decree"]:
        assert not {"turns", "duration", "hourglass"} & set(entry)


@rule("INV-X.C-3")
def test_raiders_have_no_initiative_and_all_active_nations_one_of_their_own():
    assert [nations.INITIATIVE[NATION[name]] for name in RAIDER_IDS] == [NONE] * 6
    assert sorted(nations.INITIATIVE[: nations.ACTIVE_NATIONS]) == list(range(1, 28))
    assert set(nations.INITIATIVE[nations.ACTIVE_NATIONS :]) == {NONE}


@rule("INV-XXXII-3")
@rule("INV-VI.C-1")
def test_raiders_and_those_that_become_active():
    assert named(nations.RAIDER) == {*RAIDER_IDS, "angles", "saxons"}
    raided = {turn for turn in range(1, 13) if NATION["angles"] in chronology.RAIDS[turn]}
    assert raided == {3, 4}
    assert NATION["angles"] in chronology.INVASIONS[5]


@rule("INV-XXXI.A-1", "INV-XXXI.A-3", "INV-XXXI.A-5", "INV-XXXI.A-6", "INV-XXXI.A-7")
def test_religions_at_the_start():
    def of(religion: int) -> set[str]:
        return {NATION_IDS[n] for n, found in enumerate(nations.RELIGION) if found == religion}

    assert {"romains", "byzantins", "bretons", "armeniens", "colchidiens", "mauritaniens"} <= of(nations.CATHOLIC)
    assert of(nations.MAZDEAN) == {"perses", "iberiens"}
    assert of(nations.ARIAN) == {"wisigoths", "ostrogoths"}
    assert {"huns", "alamans", "vandales", "pictes", "sklaves", "saxons"} <= of(nations.PAGAN)
    assert nations.RELIGIONS == 5


def test_the_conversion_bonus_that_the_examples_tell():
    assert {"alamans", "angles"} <= named(nations.CONVERSION)
    assert not named(nations.CONVERSION) & {"alains", "avars"}


@rule("INV-VI.B-1")
def test_minor_kingdoms_and_inactive_nations():
    minor = {"armeniens", "colchidiens", "iberiens", "mauritaniens", "bretons", "gallo-romains", "cappadociens"}
    assert minor <= named(nations.RMI)
    for name in ("aestii", "sklaves", "euskalduns", "armeniens"):
        assert NATION[name] >= nations.PROFILES
        assert not nations.OBJECTIVES[NATION[name]]
    assert nations.TRIBUTE[NATION["armeniens"]] == 2
    assert nations.LENDS >> NATION["iberiens"] & 1
    assert nations.HOME[NATION["euskalduns"]] == NONE
    assert nations.LAND_OF[NATION["mauritaniens"]] == 1 << PROVINCE["atlas"] | 1 << PROVINCE["anti-atlas"]


def test_camps_and_who_plays_them():
    assert nations.CAMP_IDS == ("romans", "huns", "persians", "goths")
    assert nations.SIDES[4] == ((0,), (1,), (2,), (3,))
    assert nations.SIDES[1] == ()
    for seats in (2, 3, 4):
        assert sorted(camp for camps in nations.SIDES[seats] for camp in camps) == [0, 1, 2, 3]
        assert len(nations.SIDES[seats]) == len(nations.SHARES[seats]) == seats
    assert nations.SHARES[3][2] == 60
    owned = {name: nations.CAMP_OF[NATION[name]] for name in ("romains", "huns", "perses", "wisigoths", "ostrogoths")}
    assert list(owned.values()) == [0, 1, 2, 3, 3]


def test_objectives_and_other_points_of_a_profile():
    (steppe,) = [o for o in nations.OBJECTIVES[NATION["ostrogoths"]] if o.region == REGION["sarmatia"]]
    assert (steppe.province, steppe.vp, steppe.since, steppe.until) == (NONE, 2, 1, 3)
    (carthage,) = [o for o in nations.OBJECTIVES[NATION["vandales"]] if o.province == PROVINCE["africa"]]
    assert (carthage.region, carthage.vp, carthage.since, carthage.until) == (NONE, 2, 1, 12)
    assert nations.special(NATION["wisigoths"], "vp-for-sack-of-roma") == {"vp": 3}
    assert nations.special_places(NATION["wisigoths"], "vp-for-sack-of-roma") == 1 << PROVINCE["latium"]
    assert nations.special(NATION["francs"], "vp-for-sack-of-roma") is None
    assert nations.special_places(NATION["huns"], "vp-for-vassal") == 0


def test_every_nation_that_scores_has_some_ten_points_to_gain():
    for nation in range(nations.ACTIVE_NATIONS):
        aims = nations.OBJECTIVES[nation]
        most = max(sum(aim.vp for aim in aims if aim.since <= turn <= (aim.until or 12)) for turn in range(1, 13))
        assert 3 <= most <= 27, NATION_IDS[nation]


# ---------------------------------------------------------------- units (III.B, XV, XVIII)


@rule("INV-III.B-12")
def test_a_legion_is_heavy_elite_infantry():
    legion = PIECE["romains-legion-1"]
    for mask in (counters.INFANTRY, counters.HEAVY, counters.ELITE):
        assert mask >> legion & 1
    for mask in (counters.GUARDS, counters.CAVALRY):
        assert not mask >> legion & 1


@rule("INV-III.B-17")
def test_guards_count_twice():
    custodes, palatine = PIECE["byzantins-custodes-1"], PIECE["byzantins-palatine-cavalry-1"]
    assert counters.GUARDS >> custodes & counters.HEAVY >> custodes & counters.INFANTRY >> custodes & 1
    assert counters.GUARDS >> palatine & counters.HEAVY >> palatine & counters.CAVALRY >> palatine & 1
    assert {PIECE_IDS[piece].rpartition("-")[0] for piece in members(counters.GUARDS)} >= {"byzantins-custodes"}
    assert counters.GUARDS.bit_count() == 7


@rule("INV-III.B-8")
def test_mounted_archers_are_archers_and_cavalry():
    hun = PIECE["huns-mounted-archer-1"]
    assert counters.ARCHERS >> hun & counters.CAVALRY >> hun & counters.MOUNTED >> hun & 1
    assert not counters.FOOT >> hun & 1
    assert counters.UNIT_MASK >> hun & 1
    foot = PIECE["alamans-archer"]
    assert counters.ARCHERS >> foot & counters.FOOT >> foot & 1
    assert not (counters.MOUNTED | counters.INFANTRY | counters.CAVALRY) >> foot & 1


@rule("INV-III.B-19", "INV-III.B-15")
def test_noble_cavalry_is_heavy_and_what_elites_keep_when_they_are_reduced():
    noble, frank = PIECE["wisigoths-noble-cavalry-1"], PIECE["francs-elite-francisca-1"]
    assert counters.HEAVY >> noble & counters.ELITE >> noble & counters.CAVALRY >> noble & 1
    assert counters.FRANCISCA >> frank & counters.ELITE >> frank & 1
    assert counters.AMPHIBIOUS >> PIECE["saxons-elite-infantry-1"] & 1


def test_armies_of_the_examples_can_be_raised():
    assert OF_TYPE[TYPE["satrapes"]] & OF_NATION[NATION["perses"]] == counters.SATRAPES
    assert number("alamans", "infantry") >= 6
    assert number("alamans", "archer") >= 1
    assert number("wisigoths", "noble-cavalry") >= 4
    assert number("perses", "mounted-archer") >= 3
    assert min(number("perses", name) for name in ("clibanarii", "heavy-cavalry", "elite-infantry", "archer")) >= 1
    assert number("romains", "legion") + number("byzantins", "legion") >= 5
    assert (counters.MOUNTAINEERS & counters.ARCHERS & OF_NATION[NATION["armeniens"]]).bit_count() >= 2
    assert (counters.MOUNTAINEERS & counters.INFANTRY & OF_NATION[NATION["armeniens"]]).bit_count() >= 2
    assert OF_NATION[NATION["pictes"]].bit_count() > 2
    assert counters.AMPHIBIOUS >> PIECE["vikings-infantry-1"] & 1


def test_units_that_are_not_there_before_a_turn():
    assert {counters.SINCE[piece] for piece in members(OF_TYPE[TYPE["cataphractae"]])} == {8}
    assert {counters.SINCE[piece] for piece in members(counters.LOCAL_UNITS)} == {8}
    assert counters.SINCE[PIECE["romains-auxiliary-huns-1"]] == 3
    assert counters.SINCE[PIECE["romains-legion-8"]] == 1


def test_where_auxiliaries_come_from():
    """The glossary names these origins; the Goths are the two Gothic nations."""
    origins = {NATION_IDS[counters.ORIGIN[piece]] for piece in members(counters.AUXILIARIES)}
    goths = {"wisigoths", "ostrogoths"}
    others = {"alains", "alamans", "burgondes", "gepides", "herules", "huns", "mauritaniens", "vandales"}
    assert origins == others | goths
    assert {counters.ORIGIN[piece] for piece in members(counters.LEADERS | counters.HORDES)} == {NONE}


def test_fleets_of_both_romes_are_elite():
    assert (
        counters.FLEETS & (OF_NATION[NATION["romains"]] | OF_NATION[NATION["byzantins"]])
        == counters.FLEETS & counters.ELITE
    )


@rule("INV-XVIII.B-5")
def test_hordes_and_their_steps():
    assert {counters.HORDE_STEPS[n] for n in range(nations.NATIONS) if counters.HORDE_OF[n] != NONE} == {2, 3}
    assert all(counters.HORDE_STEPS[nation] == 3 for nation in members(nations.NOMADS))
    assert counters.HORDE_OF[NATION["romains"]] == NONE
    assert counters.HORDE_STEPS[NATION["romains"]] == 0
    assert PIECE_IDS[counters.HORDE_OF[NATION["francs"]]] == "francs-horde"


def test_local_units_stand_on_the_backs_of_limites():
    backs = {PIECE_IDS[limes]: PIECE_IDS[counters.LOCAL_OF[limes]] for limes in members(counters.LIMITES)}
    assert backs["romains-limes-britannia"] == "brito-romains-local"
    assert backs["romains-limes-gallia-3"] == "gallo-locaux-local-3"
    assert backs["byzantins-limes-7"] == "byzantins-thema-7"
    assert set(backs.values()) == ids(counters.LOCAL_UNITS)
    assert counters.LOCAL_OF[PIECE["romains-legion-1"]] == NONE


def test_pieces_that_are_alike():
    alike = [PIECE[name] for name in ("romains-legion-2", "romains-legion-5", "romains-infantry-1")]
    mask = sum(1 << piece for piece in alike)
    assert counters.alike(mask, 0) == 1 << alike[0] | 1 << alike[2]
    assert counters.alike(mask, 1 << alike[1]) == mask
    huns, moors = PIECE["romains-auxiliary-huns-1"], PIECE["romains-auxiliary-mauritaniens-1"]
    assert counters.alike(1 << huns | 1 << moors, 0) == 1 << huns | 1 << moors
    assert counters.LIKE[PIECE["romains-legion-5"]] == PIECE["romains-legion-1"]


@rule("INV-XV.B-3", "INV-XV.B-4")
def test_empires_pay_more_and_elites_cost_most():
    for type_, (kingdom, empire) in enumerate(zip(counters.KINGDOM_PRICE, counters.EMPIRE_PRICE, strict=True)):
        assert kingdom == NONE or kingdom < empire, TYPE_IDS[type_]
    price = {name: counters.EMPIRE_PRICE[TYPE[name]] for name in TYPE_IDS}
    assert price["cavalry"] < price["heavy-cavalry"] < price["elite-cavalry"] < price["palatine-cavalry"]
    assert price["auxiliary"] < price["infantry"]
    for name in ("legion", "custodes", "palatine-cavalry", "auxiliary"):
        assert counters.KINGDOM_PRICE[TYPE[name]] == NONE
    for name in ("limes", "horde", "leader"):
        assert counters.KINGDOM_PRICE[TYPE[name]] == counters.EMPIRE_PRICE[TYPE[name]] == NONE


# ---------------------------------------------------------------- leaders (III.C, XX.D)


def leader(name: str) -> tuple[int, ...]:
    piece = PIECE[name]
    values = (counters.COMBAT, counters.STACKING, counters.ADMINISTRATION, counters.DIPLOMACY, counters.CAMPAIGNS)
    return tuple(value[piece] for value in values)


@rule("INV-III.C-5")
def test_what_the_examples_say_of_leaders():
    assert leader("iulianus")[:2] == (3, 3)
    assert leader("gratianus")[:2] == (1, 2)
    assert leader("valens")[:2] == (1, 2)
    assert leader("sapor-ii")[:2] == (2, 2)
    assert leader("fritigernus")[:2] == (2, 2)
    assert leader("stilicho")[1] == 2
    assert leader("flavius-theodericus")[2] == 2
    assert leader("alamans-rex")[:2] == (1, 2)
    turns = counters.LEADER_TURNS
    assert [turns[PIECE[name]] for name in ("iulianus", "valens", "fritigernus", "gratianus")] == [
        (1,),
        (2,),
        (2,),
        (1, 2),
    ]
    assert counters.EMPERORS >> PIECE["valens"] & 1
    assert counters.KINGS >> PIECE["sapor-ii"] & 1
    assert counters.GENERALS >> PIECE["stilicho"] & 1
    assert counters.HEIR_OF[PIECE["theodosius"]] == PIECE["valens"]


@rule("INV-III.C-5")
def test_historical_leaders_serve_one_or_two_turns_and_some_are_fictional():
    historical = counters.LEADERS & ~counters.GENERIC
    assert {len(counters.LEADER_TURNS[piece]) for piece in members(historical)} == {1, 2}
    for piece in members(historical):
        turns = counters.LEADER_TURNS[piece]
        assert list(turns) == list(range(turns[0], turns[0] + len(turns))), PIECE_IDS[piece]
    assert ids(counters.FICTIONAL) == {"majorianus-ii", "claudius-iii", "antoninus"}


@rule("INV-III.C-12")
def test_who_is_never_ambushed():
    assert ids(counters.MOUNTAIN) == {"alaricus", "belisarius", "feargus", "baianus"}


@rule("INV-III.C-2")
def test_every_active_nation_has_one_generic_leader():
    for nation in range(nations.NATIONS):
        assert counters.GENERIC_OF[nation].bit_count() == (nation < nations.ACTIVE_NATIONS), NATION_IDS[nation]
    assert {PIECE_IDS[piece].rpartition("-")[2] for piece in members(counters.GENERIC)} == {
        "rex", "caesar", "dux", "satrapes",
    }  # fmt: skip
    assert all(counters.LEADER_TURNS[piece] == () for piece in members(counters.GENERIC))
    assert ids(counters.GENERIC_OF[NATION["perses"]]) == {"perses-satrapes"}


# ---------------------------------------------------------------- the Chronology (V, VI.K, IX, X.C)


def test_turns_and_years():
    assert [chronology.year(turn) for turn in (1, 2, 5, 8, 12)] == [350, 375, 450, 525, 625]
    (split,) = [entry for entry in chronology.DATED if entry.effect == "split"]
    assert split.turn == chronology.SPLIT_TURN == 3
    (limites,) = [entry for entry in chronology.DATED if entry.effect == "limites"]
    assert limites.turn == 8


@rule("INV-XVIII.H-1")
def test_invasions():
    assert chronology.INVASIONS[1][NATION["alamans"]] == 7
    assert chronology.INVASIONS[2][NATION["wisigoths"]] == 8
    assert NATION["alains"] in chronology.INVASIONS[3]
    assert not chronology.INVASIONS[12]
    for turn in range(1, 13):
        for nation, strength in chronology.INVASIONS[turn].items():
            own = OF_NATION[nation] & counters.UNIT_MASK
            assert strength <= sum(1 for piece in members(own) if counters.SINCE[piece] <= turn), NATION_IDS[nation]


def test_islam_decides_upon_the_last_turn():
    (islam,) = [entry for entry in chronology.DATED if entry.effect == "islam"]
    assert islam.turn == 11
    assert islam.numbers["founded"] == 5


def test_entries_stand_in_the_order_of_their_turns():
    numbered = [number for turn in range(13) for number in chronology.ENTRIES_OF[turn]]
    assert numbered == list(range(len(chronology.DATED)))
    assert chronology.ARRIVAL[NATION["huns"]] == 2
    assert chronology.ARRIVAL[NATION["avars"]] == 9
    assert chronology.ARRIVAL[NATION["alamans"]] == 0
    comers = {NATION[entry.nation] for entry in chronology.DATED if entry.kind == "enter"}
    for nation in comers & set(range(nations.ACTIVE_NATIONS)):
        later = [turn for turn in range(13) if nation in chronology.INVASIONS[turn]]
        assert not later or chronology.ARRIVAL[nation] <= later[0]


def test_reinforcements_are_types_or_a_number():
    assert chronology.NUMBER[2][NATION["francs"]] == 1
    assert chronology.RECEIVED[4][NATION["francs"]] == ((TYPE["infantry-francisca"], 3),)
    assert NATION["francs"] not in chronology.NUMBER[4]
    assert chronology.LISTED_UNTIL[NATION["francs"]] == 7
    assert chronology.LISTED_UNTIL[NATION["romains"]] == 0


@rule("INV-X.C-2")
def test_raids_and_their_origins():
    first = [NATION_IDS[nation] for nation in chronology.RAIDS[1]]
    assert first == ["pictes", "hiberniens", "saxons", "berberes"]
    for turn in range(1, 13):
        for nation in chronology.RAIDS[turn]:
            assert OF_NATION[nation].bit_count() >= 2
            assert nations.RAIDER >> nation & 1
    assert nations.ORIGINS[NATION["blemmyes"]] == 1 << PROVINCE["blemmyes"]
    assert nations.ORIGINS[NATION["arabes"]] >> PROVINCE["arabia-deserta"] & 1


def in_reach(nation: int, target: int) -> bool:
    """XI.D: an empty site, at most one province away, across no limes or walls, or over one sea."""
    if nations.RAID_TARGETS[nation] >> target & 1:
        return True
    for origin in members(nations.ORIGINS[nation]):
        between = chart.NEAR[origin] & chart.NEAR[target] & ~chart.LIMES & ~chart.FORTIFIED
        over_sea = counters.AMPHIBIOUS & OF_NATION[nation] and chart.COAST[origin] & chart.COAST[target]
        if chart.NEAR[origin] >> target & 1 or between or over_sea:
            return chart.LEVEL[target] == 0
    return False


def test_raids_of_history_reach_their_targets():
    for (turn, nation), target in chronology.TOWARD.items():
        assert in_reach(nation, target), (turn, NATION_IDS[nation], chart.PROVINCE_IDS[target])


# ---------------------------------------------------------------- cards (X.B, XIII, XXX)


@rule("INV-X.B-3")
def test_the_event_deck():
    numbers = sorted(no for nos in cards.EVENT_NOS for no in nos)
    assert numbers == list(range(1, 73))
    assert sum(cards.EVENT_COPIES[title] for title in members(cards.PUBLIC)) == 18
    assert sum(cards.EVENT_COPIES) == 18 + 54


@pytest.mark.parametrize(
    ("no", "title", "public"),
    [
        (23, cards.DICE, False), (26, cards.FAMINE, True), (32, cards.HERESY, True), (48, cards.REACTION, False),
        (51, cards.REVOLT, True), (56, cards.SHORTAGE, True),
    ],
)  # fmt: skip
def test_event_cards_whose_numbers_are_printed(no, title, public):
    assert cards.EVENT_NOS[title] == (no,)
    assert bool(cards.PUBLIC >> title & 1) == public
    assert title in cards.PILLAGE_EVENT


def test_event_cards_are_numbered_by_their_english_titles():
    titles = [(nos[0], event.names["en"].lower()) for event in COMPONENTS.events for nos in [event.nos]]
    assert titles == sorted(titles)
    assert [title for _, title in titles] == sorted(title for _, title in titles)


def test_when_event_cards_are_played():
    assert cards.PLAYED_AT["at-once"] == cards.PUBLIC
    assert cards.PLAYED_AT["siege"] == 1 << cards.BETRAYAL | 1 << cards.SIEGE_ENGINES | 1 << cards.STUBBORN_DEFENCE
    assert cards.PLAYED_AT["sea-risk"] == 1 << cards.SKILLED_NAVIGATION | 1 << cards.STORM
    assert cards.EVENT_NUMBER[cards.ARROWS] == {"white": 2}
    assert cards.EVENT[load().events[cards.NEW_DECK].id] == cards.NEW_DECK


@rule("INV-XIII.C-1")
def test_administration_cards_by_kind():
    assert [cards.DECREE_KIND.count(kind) for kind in (cards.PASSIVE, cards.MILITARY, cards.REFORM)] == [7, 7, 4]


def test_symbols_of_administration_cards():
    assert {age for card in cards.DECREE_AGEING for age in card} == {-1, 0, 2}
    assert {bool(ticks) for card in cards.DECREE_LEADERS for ticks in card} == {True, False}
    assert all(all(cards.DECREE_LEADERS[card]) for card, kind in enumerate(cards.DECREE_KIND) if kind == cards.MILITARY)
    struck = [sum(card[section] for card in cards.DECREE_CALAMITY) for section in range(3)]
    assert struck == sorted(struck)
    panem = cards.DECREE["panem-et-circenses"]
    assert cards.DECREE_GOLD[panem] == (-1, -2, -4)


@rule("INV-XXX.A-2")
def test_the_diplomacy_deck():
    deck = dict(zip(cards.DIPLOMACY_IDS, cards.DIPLOMACY_COPIES, strict=True))
    assert deck == {
        "alliance": 3, "pactum": 1, "matrimonium": 2, "tributus": 2, "foedus": 2, "corruptio": 3, "mercenarius": 4,
        "nihil": 1,
    }  # fmt: skip
    assert cards.DIPLOMACY_GOLD == (0, 5, 2, 10, 0, 1, 3, 0)


@rule("INV-XXIV.D-3")
def test_pillage_markers():
    assert set(cards.PILLAGE_GOLD) == {1, 2, 3}
    total = sum(gold * copies for gold, copies in zip(cards.PILLAGE_GOLD, cards.PILLAGE_COPIES, strict=True))
    assert 1.6 < total / sum(cards.PILLAGE_COPIES) < 2
    assert sum(cards.PILLAGE_COPIES[kind] for kind in members(cards.PILLAGE_USURPER)) == 2


def test_there_are_twelve_calamities():
    assert len(cards.CALAMITY_IDS) == 12
    assert {"usurper", "heresy", "intolerance"} <= set(cards.CALAMITY_IDS)
    assert cards.CALAMITY_NUMBER[cards.BAGAUDAE]["revolts"] == 2


# ---------------------------------------------------------------- tables


@rule("INV-VI.A-4")
def test_sections_of_the_age_track():
    young, mature, ageing = tables.YOUNG, tables.MATURE, tables.AGEING
    assert [tables.section(age) for age in range(1, 13)] == [young] * 4 + [mature] * 4 + [ageing] * 4


@rule("INV-XVII.B-1", "INV-XVIII.B-4")
def test_stacking_and_steps():
    assert [tables.stacking(True, invasion) for invasion in (False, True)] == [3, 4]
    assert [tables.stacking(False, invasion) for invasion in (False, True)] == [4, 5]
    assert [tables.steps(cavalry, led) for cavalry in (False, True) for led in (False, True)] == [3, 4, 4, 5]


def test_caravans():
    assert [tables.caravan_gold(False, False), tables.caravan_gold(True, False)] == [1, 5]
    assert [tables.caravan_gold(False, True), tables.caravan_gold(True, True)] == [5, 10]


def test_results_of_raids():
    results = [tables.raid(score) for score in range(-2, 13)]
    assert (
        results == [tables.NO_RAID] * 7 + [tables.RAID_MINUS] * 2 + [tables.RAID_PLUS] * 4 + [tables.RAID_SETTLED] * 2
    )


@rule("INV-XVI.B-1")
def test_who_chooses_the_province_of_a_revolt():
    romans, huns, persians, goths = range(4)
    assert [tables.revolt_camp(die) for die in range(1, 11)] == [romans] * 3 + [persians] * 3 + [goths] * 2 + [huns] * 2


@rule("INV-XVI.C-2", "INV-XVI.C-3")
def test_regions_of_revolts():
    west = [chart.REGION_IDS[tables.revolt_region(chart.WEST, die)] for die in range(1, 11)]
    east = [chart.REGION_IDS[tables.revolt_region(chart.EAST, die)] for die in range(1, 11)]
    assert west == [
        "gallia-meridionalis", "illyria", "britannia", "britannia", "gallia-septentrionalis", "italia", "africa",
        "africa", "hispania", "hispania",
    ]  # fmt: skip
    assert east == [
        "moesia", "asia", "cappadocia", "graecia", "aegyptus", "aegyptus", "oriens", "oriens", "mesopotamia", "persis",
    ]  # fmt: skip


@rule("INV-XX.B-3", "INV-XX.B-4")
def test_faces_of_the_combat_dice():
    white, black = tables.FACES[tables.WHITE], tables.FACES[tables.BLACK]
    kinds = (tables.BLANK, tables.ONE_WHITE, tables.ONE_RED, tables.WHITE_AND_RED, tables.TWO_WHITE)
    assert [white.count(face) for face in kinds] == [3, 1, 1, 1, 0]
    assert [black.count(face) for face in kinds] == [2, 1, 1, 1, 1]


def test_recovery():
    assert [tables.recovered(units) for units in (1, 2, 3, 7)] == [0, 1, 2, 2]


@rule("INV-XXI.C-8")
@pytest.mark.parametrize(
    ("score", "elsewhere", "in_the_open"),
    [(2, 0, 0), (7, 0, 0), (8, 0, 1), (9, 1, 1), (11, 1, 1), (12, 2, 2), (15, 2, 2)],
)
def test_the_fire_table(score, elsewhere, in_the_open):
    assert tables.fire_hits(score, open_terrain=False) == elsewhere
    assert tables.fire_hits(score, open_terrain=True) == in_the_open


@rule("INV-XXI.F-5")
@pytest.mark.parametrize(
    ("score", "halves"),
    [
        (-3, [0, 0, 0, 1, 1, 2, 2]), (2, [0, 0, 0, 1, 1, 2, 2]), (3, [0, 0, 1, 1, 2, 3, 3]), (4, [0, 1, 1, 2, 3, 3, 4]),
        (5, [0, 1, 2, 2, 3, 4, 4]), (6, [0, 2, 2, 3, 4, 4, 5]), (7, [2, 2, 3, 3, 4, 5, 5]), (8, [2, 2, 3, 4, 5, 5, 6]),
        (9, [2, 3, 4, 4, 5, 6, 7]), (10, [2, 3, 4, 5, 6, 7, 8]), (11, [2, 3, 5, 5, 6, 7, 8]),
        (12, [2, 4, 5, 6, 7, 8, 9]), (14, [2, 4, 5, 6, 7, 8, 9]),
    ],
)  # fmt: skip
def test_the_combat_table(score, halves):
    assert [tables.melee_halves(score, units) for units in range(1, 8)] == halves
    assert tables.melee_halves(score, 9) == halves[-1]


def test_what_a_sack_yields():
    assert [tables.sack_markers(level) for level in (1, 2, 3)] == [1, 2, 3]
    assert [AMOUNT[name] for name in ("sack", "sack-of-kingdom", "sack-of-empire")] == [2, 5, 10]


@rule("INV-XIII.C-2")
def test_prices_of_administration():
    prices = [[tables.decree_price(kind, empire) for empire in (False, True)] for kind in range(3)]
    assert prices == [[5, 10], [10, 15], [20, 25]]


def test_what_tests_need():
    assert TARGET == {
        "empire": 8, "collapse": 9, "suppression": 9, "interception": 6, "flight": 9, "siege": 7, "sea-risk": 5,
        "assassination": 8,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("test", "wanted"),
    [
        ("kingdom", {"ten-gold": -1, "barbarian-region": 2}),
        ("empire", {
                "leader": 1, "decline": 1, "double-decline": 2, "civilised-region": 2, "barbarian-region": 1,
                "great-city": 3, "client": 1,
            }),
        ("collapse", {
                "age-10": 1, "age-11": 2, "age-12": 3, "decline": 1, "double-decline": 2, "calamity": 1,
                "capital-lost": 2, "region": -1,
            }),
        ("raid", {"unit": -1, "unit-crossed": -1, "after-minus": 1, "after-plus": 2}),
        ("suppression", {"unit": 1, "heresy": -1, "religion": -1}),
        ("interception", {"capital": 3, "empire": 2, "distance": -1, "barrier": -2, "bosphorus": -2}),
        ("flight", {"fortified": 3, "twice-as-many": 3, "less-cavalry": -1, "barrier": -2}),
        ("siege", {
                "assault": 1, "civilised": 1, "nomad": -1, "decline": 1, "double-decline": 2, "unfortified": -1,
                "fleet": -1,
            }),
        ("sea-risk", {"no-city": -2, "rome": 1}),
        ("fire", {"archer": 2, "mounted-archer": 3, "francisca": 1, "ambush": 1, "heavy": -4}),
        ("melee", {
                "marsh": -1, "strait": -1, "barrier": -1, "forest": -1, "barbarian-land": 1, "fortified": 1,
                "fortified-empire": 2, "strait-defended": 1, "elites": 1, "roman-elites": 2, "cavalry": 1, "heavy": -1,
                "empire": 1, "nomads": 1,
            }),
    ],
)  # fmt: skip
def test_modifiers(test, wanted):
    assert MODIFIER[test] == wanted


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("new-realm", 20), ("next-turn", 10), ("treasury", 40), ("capital-of-kingdom", 5), ("capital-of-empire", 10),
        ("region", 1), ("total-control", 1), ("sea", 1), ("maintenance", 1), ("vassal-tribute", 1),
        ("federate-tribute", 3), ("revolt", 1), ("revolt-plus", 3), ("heresy", 1), ("decline", 5),
        ("double-decline", 10), ("off-map", 2), ("fortify", 15), ("refits", 2), ("roman-units", 1),
        ("late-roman-units", 2), ("late-turn", 8), ("raid-minus", 1), ("unused-card", 1), ("vp-raid-minus", 1),
        ("vp-raid-plus", 3), ("vp-marriage", 2), ("vp-foedus", 3), ("vp-naval-battle", 1), ("vp-failed-rebellion", -5),
        ("free-regions", 3),
    ],
)  # fmt: skip
def test_amounts_that_the_rules_state(name, value):
    assert AMOUNT[name] == value


# ---------------------------------------------------------------- slips of the pen

SLIPS = [
    ("nations.toml", 'camp = "romans"', 'camp = "roman"', "'roman' is not known", "did you mean 'romans'?"),
    ("nations.toml", "initiative = 27", "initiative = 26", "initiative: 26 is another nation's", "one of its own"),
    ("nations.toml", '[[nation]]\nid = "perses"', '[[nation]]\nid = "parthes"', "parthes is not known", "remove it"),
    ("nations.toml", 'region = "italia", vp = 5', 'region = "italia", province = "latium", vp = 5', "both", "name one"),
    ("nations.toml", "shares = [100, 100, 60]", "shares = [100, 100]", "shares: is [100, 100]", "give each seat"),
    ("nations.toml", "numbers = { first = 5, last = 6 }", "numbers = { first = 5 }", "last: is missing", "add last"),
    ("counters.toml", "count = 8", "count = 7", "there are 539 counters", "make it 540"),
    ("counters.toml", 'arm = "limes"\n', 'arm = "limes"\nsteps = 2\n', "steps: belongs to hordes", "give a horde"),
    ("counters.toml", 'origin = "alamans"\n', "", "origin: does not fit the type", "name the nation"),
    ("counters.toml", 'replaces = "byzantins-limes"', "", "has 0 local units on 7 backs", "give one for each"),
    ("leaders.toml", "turns = [1]", "turns = [1, 2, 3]", "turns: is [1, 2, 3]", "one or two turns"),
    ("leaders.toml", "values = [3, 3, 1, 1, 2]", "values = [4, 3, 1, 1, 2]", "has combat 4", "give combat from 0 to 3"),
    ("chronology.toml", "strength = 7", "strength = 77", "strength: is 77", "from 1 to 20"),
    (
        "chronology.toml",
        "units = { mounted-archer = 7,",
        "units = { legion = 7,",
        "legion: is no type of huns",
        "use one",
    ),
    ("chronology.toml", 'effect = "siege-bonus"', 'effect = "siege-bonnet"', "is not known", "did you mean"),
    ("chronology.toml", 'toward = ["bernicia", ', "toward = [", "toward: is not as long as order", "for each raid"),
    ("cards.toml", "nos = [23]", "nos = [22]", "the numbers of the cards are not 1 to 72", "one number"),
    ("cards.toml", "public = true\n", "", 'moments = ["at-once"]', "public event"),
    ("cards.toml", 'kind = "reform"', 'kind = "passive"', "there are not 7 of kind passive", "4 reform"),
    ("cards.toml", "usurper = true", "", "there are not two markers of the usurper", "make it two"),
    ("calamities.toml", "{ gold = 2 }", "{ golds = 2 }", "golds: is not known here", "did you mean 'gold'?"),
    ("tables.toml", "row = [4, 8]", "row = [4, 8, 12]", "sections.row: has 3 numbers", "give 2"),
    ("tables.toml", "rows = [[3, 4], [4, 5]]", "rows = [[3, 4]]", "is no such table", "2 rows of 2"),
    ("tables.toml", "siege = 7", "sieges = 7", "targets.sieges: is not known here", "did you mean 'siege'?"),
    ("tables.toml", 'id = "fortify"', 'id = "fortified"', "fortify is missing", "add a table [[amount]]"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "defect", "cure"), SLIPS, ids=[slip[2][:30] or slip[1] for slip in SLIPS]
)
def test_a_defect_is_told_with_its_cure(tmp_path: Path, file, old, new, defect, cure):
    told = defects(lambda: load(pack=pack_of(tmp_path, FOLDER / "data", (file, old, new))))
    check_told(told, file, defect, cure)


def test_defects_of_several_files_are_told_at_once(tmp_path: Path):
    pack = pack_of(
        tmp_path, FOLDER / "data", ("nations.toml", "initiative = 27", "initiative = 28"),
        ("tables.toml", "siege = 7", "siege = 70"),
    )  # fmt: skip
    told = defects(lambda: load(pack=pack))
    assert {line.partition(":")[0] for line in told} == {"nations.toml", "tables.toml"}


def test_the_variable_of_a_pack(tmp_path: Path):
    check_pack_variable(lambda: packs.folder_of(PACK, FILES), PACK, tmp_path, FILES)


def test_a_pack_changes_what_it_holds(tmp_path: Path):
    changed = load(pack=pack_of(tmp_path, FOLDER / "data", ("leaders.toml", "[3, 3, 1, 1, 2]", "[2, 3, 1, 1, 2]")))
    values = {found.id: found.combat for found in changed.leaders}
    assert values["iulianus"] == 2
    assert values["belisarius"] == 3
