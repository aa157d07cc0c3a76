"""UR 2, 3.3, 3.7, 4.2 and the deployment tables: how each scenario begins, and how a scenario file is checked."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.components.chart import DIOCESE_ZONES, PRINTED, ZONES
from latrunculi.games.ultimus.components.counters import (
    GENERIC,
    LEADER_MASK,
    LI,
    PA,
    PIECE,
    PIECE_IDS,
    UNIT_DIOCESE,
    UNITS,
)
from latrunculi.games.ultimus.components.peoples import PEOPLE, PEOPLE_IDS, PEOPLES
from latrunculi.games.ultimus.components.places import FLEET_IDS, PLACE_IDS
from latrunculi.games.ultimus.components.printed import FOLDER
from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules import scenarios
from latrunculi.games.ultimus.rules.deployment import Deployment, movable
from latrunculi.games.ultimus.rules.invariants import defects as unsound
from latrunculi.games.ultimus.rules.layout import set_up
from latrunculi.games.ultimus.rules.scenarios import FILES, SCENARIO_IDS, SCENARIOS, begin, load, risings
from latrunculi.games.ultimus.rules.state import BARBARUS, CAMP_IDS, ROMANUS, STATUS_IDS, Ultimus
from latrunculi.games.ultimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import members
from latrunculi.server.games import describe
from tests.slips import check_told, defects, slipped

rule = pytest.mark.rule
SCENARIO = pytest.mark.parametrize("name", SCENARIO_IDS)


def table(name: str) -> Ultimus:
    g = Ultimus(2, 1)
    begin(g, SCENARIO_IDS.index(name))
    return g


def place(g: Ultimus, piece: str) -> str:
    return PLACE_IDS[g.at[PIECE[piece]]]


def status(g: Ultimus, people: str) -> str:
    return STATUS_IDS[g.status[PEOPLE[people]]]


# ---------------------------------------------------------------- all of them


@rule("UR-2-1", "UR-0.3-1")
def test_the_scenarios_in_their_order_and_their_years():
    assert [(s.id, s.years) for s in SCENARIOS] == [
        ("405-stilicho", (405, 411)),
        ("410-alaricus", (410, 416)),
        ("410-roma", (410, 410)),
        ("425-aetius", (425, 432)),
        ("450-attila", (450, 455)),
        ("455-geisericus", (455, 461)),
        ("468-ultimi", (468, 476)),
        ("campaign", (405, 476)),
    ]
    assert [file.stem for file in FILES] == list(SCENARIO_IDS)


def test_whoever_asks_for_nothing_else_begins_with_the_scenario_that_teaches():
    """One turn of the set-up of 410, without the risings of 411 and 413."""
    assert GAME.opening.id == "410-roma"
    assert [scenario.id for scenario in describe(GAME).scenarios if scenario.teaches] == ["410-roma"]
    assert GAME.opening.turns == 1
    short, long = table("410-roma"), table("410-alaricus")
    assert (short.at, short.own, short.status, short.year) == (long.at, long.own, long.status, long.year)
    assert (short.last_year, long.last_year) == (410, 416)
    assert SCENARIOS[short.scenario].risings == []
    assert {year for year, _ in SCENARIOS[long.scenario].risings} == {411, 413}


def test_a_set_up_that_is_taken_over_must_be_another_scenarios():
    slip = ('like = "410-alaricus"', 'like = "410-roma"')
    check_told(faults(slipped(text("410-roma"), slip)), "mine.toml", "like", "410-alaricus")
    assert "setup" in "\n".join(faults(text("410-roma") + "\n[setup]\nleaders = []\n"))


@SCENARIO
def test_a_scenario_is_sound_and_begins_without_points(name):
    g = table(name)
    assert unsound(g) == []
    assert g.vp == [0, 0]
    assert g.dioceses == list(SCENARIOS[SCENARIO_IDS.index(name)].dioceses)
    assert (g.year, g.last_year) == SCENARIOS[SCENARIO_IDS.index(name)].years


@SCENARIO
def test_names_and_notes_in_both_languages(name):
    s = SCENARIOS[SCENARIO_IDS.index(name)]
    assert set(s.names) == set(s.note) == {"fr", "en"}
    assert s.note["fr"] != s.note["en"]
    assert not any(" " + mark in s.note["fr"] for mark in ":;?!")  # the space before them does not break


@rule("UR-10.3-4")
@SCENARIO
def test_what_a_scenario_pays_for_dioceses_is_told_with_its_clause(name):
    s = SCENARIOS[SCENARIO_IDS.index(name)]
    for language, sign in (("fr", "PV"), ("en", "VP")):
        note = s.note[language].replace("\u202f", " ").replace("\xa0", " ")
        assert ("UR-10.3-4" in note) == any(s.dioceses)
        assert all(f"{points} {sign}" in note for points in s.dioceses if points)


@rule("UR-0-1", "UR-0.5-1", "UR-0.5-2")
@SCENARIO
def test_camps_follow_from_statuses(name):
    g = table(name)
    assert (g.seat_of(ROMANUS), g.seat_of(BARBARUS)) == (0, 1)
    for i, unit in enumerate(PRINTED.units):
        if not unit.people:
            assert g.camp(i) == (BARBARUS if g.rebellious() >> i & 1 else ROMANUS)
        elif unit.people == "armenia" or status(g, unit.people) == "foederati":
            assert g.camp(i) == ROMANUS
        else:
            assert g.camp(i) == BARBARUS


@rule("UR-3.3.1-2", "UR-TG-1")
@SCENARIO
def test_generic_romans_stand_at_their_posts_or_in_a_free_zone_of_their_diocese(name):
    g = table(name)
    for i, leader in enumerate(PRINTED.leaders):
        if leader.generic and leader.half:
            here = PLACE_IDS[g.at[UNITS + i]]
            if here != leader.zone:
                taken = PLACE_IDS.index(leader.zone)
                assert g.occupied[BARBARUS] >> taken & 1
                assert here.rpartition("-")[0] == leader.zone.rpartition("-")[0]


@rule("UR-3.3.2-1", "UR-3.3.2-2", "UR-3.2.1-1")
@SCENARIO
def test_li_and_co_stand_in_their_dioceses(name):
    g = table(name)
    moved = SCENARIOS[SCENARIO_IDS.index(name)].units
    for i, unit in enumerate(PRINTED.units):
        if unit.home and g.at[i] < ZONES and (i not in moved or LI >> i & 1):
            assert DIOCESE_ZONES[UNIT_DIOCESE[i]] >> g.at[i] & 1


@rule("UR-3.3.2-3", "UR-TP-3", "UR-TP-4")
@SCENARIO
def test_palatini_stand_at_their_capitals(name):
    g = table(name)
    for i in members(PA):
        unit = PRINTED.units[i]
        if unit.id not in ("pa-placidi-felices", "pa-excubitores"):
            assert place(g, unit.id) == unit.capital


@rule("UR-TP-1", "UR-TP-2")
def test_palatini_who_come_later():
    stands = {name: (place(table(name), "pa-placidi-felices"), place(table(name), "pa-excubitores"))
              for name in SCENARIO_IDS}  # fmt: skip
    assert stands == {
        "405-stilicho": ("pool", "pool"),
        "410-alaricus": ("pool", "pool"),
        "410-roma": ("pool", "pool"),
        "425-aetius": ("italia-4", "pool"),
        "450-attila": ("italia-4", "pool"),
        "455-geisericus": ("italia-4", "pool"),
        "468-ultimi": ("italia-4", "thracia-3"),
        "campaign": ("pool", "pool"),
    }


@rule("UR-3.3.1-1", "UR-TR-1")
@SCENARIO
def test_nobody_is_on_the_map_before_his_entry_or_after_his_death(name):
    g = table(name)
    for piece in members(LEADER_MASK & ~GENERIC):
        leader = PRINTED.leaders[piece - UNITS]
        if g.on_map(piece):
            assert leader.entry <= g.year
            assert not leader.dies or g.year < leader.dies
        elif leader.entry > g.year:
            assert place(g, leader.id) == "pool"


@rule("UR-TN-2")
@SCENARIO
def test_one_historical_leader_for_each_people(name):
    g = table(name)
    for people in PEOPLE_IDS:
        kings = [x.id for x in PRINTED.leaders if x.people == people and not x.generic]
        assert sum(g.on_map(PIECE[king]) for king in kings) <= 1


@rule("UR-4.2.2-1", "UR-4.2.2-2", "UR-4.2.2-3", "UR-4.4.2-3")
@SCENARIO
def test_peoples_at_peace(name):
    g = table(name)
    for people in range(PEOPLES):
        zones = {PLACE_IDS[g.at[i]] for i in members(g.standing(people))}
        if PEOPLE_IDS[people] == "armenia":
            assert zones == {"armenia"}
        elif status(g, PEOPLE_IDS[people]) == "pax" and not g.majors >> people & 1:
            assert zones == set()
        elif status(g, PEOPLE_IDS[people]) == "pax":
            assert zones
            assert {zone.split("-")[0] for zone in zones} == {PEOPLE_IDS[people]}


@rule("UR-4.1-4")
@SCENARIO
def test_peoples_without_a_home_stand_in_the_empire(name):
    g = table(name)
    for people in ("visigothi", "franci-salii", "ghassanides"):
        assert status(g, people) in ("foederati", "foederati-rebelles", "regnum")
        assert all("-" in PLACE_IDS[g.at[i]] for i in members(g.standing(PEOPLE[people])))


# ---------------------------------------------------------------- each of them


def offices(g: Ultimus) -> dict[str, tuple[str, ...]]:
    return {
        kind: tuple("" if piece < 0 else PIECE_IDS[piece] for piece in pieces)
        for kind, pieces in (("augusti", g.augustus), ("patricians", g.patrician), ("usurpers", g.usurper))
    }


@rule("UR-3.7.1-1")
@pytest.mark.parametrize(
    ("name", "augusti", "patricians"),
    [
        ("405-stilicho", ("honorius", "arcadius"), ("stilicho", "anthemius")),
        ("410-alaricus", ("honorius", "theodosius"), ("", "anthemius")),
        ("410-roma", ("honorius", "theodosius"), ("", "anthemius")),
        ("425-aetius", ("valentinianus", "theodosius"), ("", "")),
        ("450-attila", ("valentinianus", "marcianus"), ("aetius", "aspar")),
        ("455-geisericus", ("avitus", "marcianus"), ("ricimer", "aspar")),
        ("468-ultimi", ("procopius-anthemius", "leo"), ("ricimer", "aspar")),
        ("campaign", ("honorius", "arcadius"), ("stilicho", "anthemius")),
    ],
)
def test_who_reigns_and_who_commands(name, augusti, patricians):
    found = offices(table(name))
    assert (found["augusti"], found["patricians"]) == (augusti, patricians)


@rule("UR-3.2.4-4", "UR-3.3.2-4")
@pytest.mark.parametrize(
    ("name", "leader", "force"),
    [
        ("405-stilicho", "stilicho", 4),  # CC 7
        ("405-stilicho", "anthemius", 2),  # CC 3
        ("425-aetius", "bonifatius", 3),  # CC 5
        ("450-attila", "aetius", 4),  # CC 8
        ("450-attila", "aspar", 3),  # CC 6
    ],
)
def test_guards_have_the_force_of_their_leaders_command(name, leader, force):
    g = table(name)
    (guard,) = members(g.guards(PIECE[leader]))
    assert PRINTED.units[guard].front[0] == force
    assert g.at[guard] == g.at[PIECE[leader]]


@rule("UR-4.2.3-1")
def test_the_rhine_freezes_in_406():
    g = table("405-stilicho")
    assert risings(g) == []
    g.year = 406
    assert {PEOPLE_IDS[p] for p in risings(g)} == {"vandali", "alani", "suevi"}
    campaign = table("campaign")
    campaign.year = 406
    assert risings(campaign) == []


def test_the_austuriani_fall_upon_africa_in_410():
    g = table("405-stilicho")
    g.year = 410
    assert {PEOPLE_IDS[p] for p in risings(g)} == {"austuriani"}


def test_the_campaign_is_405_without_its_risings():
    first, whole = table("405-stilicho"), table("campaign")
    assert (first.at, first.status, first.augustus) == (whole.at, whole.status, whole.augustus)
    assert whole.last_year == 476


@rule("UR-1.2.1-1", "UR-3.7.1-1")
def test_constantine_rules_gaul_in_410():
    g = table("410-alaricus")
    assert offices(g)["usurpers"] == ("constantinus", "")
    for name in ("constantinus", "gerontius", "iovinus", "dux-galliae", "pa-divitenses", "co-galliae-2"):
        assert CAMP_IDS[g.camp(PIECE[name])] == "barbarus"
        assert g.rebels[0] >> PIECE[name] & 1
    assert place(g, "gerontius") == place(g, "co-hispaniae-1") == "hispaniae-2"
    # Armorica obeys nobody; the armies of the Rhenus and of the passes are broken
    for name in ("co-galliae-1", "co-galliae-3", "co-hispaniae-2"):
        assert place(g, name) == place(g, "co-britanniae-1")
    assert place(g, "visigothi-4") == "italia-5"
    for people in ("vandali", "alani", "suevi", "visigothi"):
        assert status(g, people) == "foederati-rebelles"
    assert place(g, "alaricus") == "italia-5"
    assert place(g, "athaulfus") == "pool"  # waits for the death of Alaric
    assert place(g, "stilicho") == "gone"


@rule("UR-1.2.1-3", "UR-3.4.2-3")
@pytest.mark.parametrize("name", ["450-attila", "455-geisericus", "468-ultimi"])
def test_the_vandals_reign_at_carthage_and_own_the_western_fleet(name):
    g = table(name)
    vandali, alani = PEOPLE["vandali"], PEOPLE["alani"]
    assert PLACE_IDS[g.capital[vandali]] == "africa-4"
    assert PIECE_IDS[g.rex[vandali]] == "gaisericus"
    assert g.ally[alani] == vandali
    assert status(g, "vandali") == status(g, "alani") == "regnum"
    fleets = dict(zip(FLEET_IDS, g.fleet_camp, strict=True))
    assert (fleets["classis-occidentalis"], fleets["classis-orientalis"]) == (BARBARUS, ROMANUS)
    assert [PLACE_IDS[at] for at in g.fleet_at[:2]] == ["africa-4", "thracia-3"]


def test_euric_has_all_his_goths_and_dengizich_four_bands_in_468():
    g = table("468-ultimi")
    assert g.standing(PEOPLE["visigothi"]).bit_count() == 5
    assert g.standing(PEOPLE["hunni"]).bit_count() == 4


@rule("UR-6.2-20", "UR-6.2-22", "UR-TN-4")
def test_attila_and_his_vassals():
    g = table("450-attila")
    assert place(g, "attila") == "hunni-1"
    for people in ("hunni", "ostrogothi", "gepidae"):
        assert status(g, people) == "bellum"
    assert g.subject(PEOPLE["ostrogothi"])
    assert g.subject(PEOPLE["gepidae"])
    later = table("455-geisericus")
    assert place(later, "attila") == "gone"
    assert not later.subject(PEOPLE["ostrogothi"])
    assert not later.subject(PEOPLE["gepidae"])


def test_455_begins_in_july_when_gaiseric_is_back_from_rome():
    """Rome was plundered from 2 to 16 June; Avitus was proclaimed on 9 July, and reigns."""
    g = table("455-geisericus")
    assert place(g, "gaisericus") == "africa-4"
    assert (offices(g)["augusti"][0], place(g, "avitus")) == ("avitus", "viennensis-4")
    note = SCENARIOS[SCENARIO_IDS.index("455-geisericus")].note
    assert note["fr"].startswith("Juillet 455")
    assert note["en"].startswith("July 455")
    assert "sails for Rome" not in text("455-geisericus")


def test_euric_and_odoacer():
    g = table("468-ultimi")
    assert PIECE_IDS[g.rex[PEOPLE["visigothi"]]] == "euricus"
    assert PLACE_IDS[g.capital[PEOPLE["visigothi"]]] == "viennensis-3"
    assert place(g, "odoacer") == "pool"
    assert PRINTED.leaders[PIECE["odoacer"] - UNITS].entry == 473


# ---------------------------------------------------------------- deployment (3.3.2)


def words(g: Ultimus, verb: str) -> set[str]:
    described = [VOCABULARY.describe(action) for action in g.legal(g.actor)]
    return {str(d["object"]) for d in described if d["verb"] == verb}


def act(g: Ultimus, verb: str, obj: str | None = None) -> None:
    g.apply(g.actor, VOCABULARY.action(verb, obj))


@rule("UR-3.3.2-1", "UR-3.3.2-2")
def test_each_player_moves_his_garrisons_within_their_dioceses():
    g = table("410-alaricus")
    g.call(Deployment(BARBARUS))
    g.call(Deployment(ROMANUS))
    g.advance()
    assert g.actor == 0
    assert "co-italia-1" in words(g, "deploy")
    assert "co-galliae-2" not in words(g, "deploy")
    assert "co-britanniae-2" not in words(g, "deploy")  # abroad by the scenario
    act(g, "deploy", "co-italia-1")
    assert words(g, "place-in") == {f"italia-{n}" for n in (1, 2, 3, 4, 6, 7)}  # Alaric stands in 5
    act(g, "place-in", "italia-6")
    assert place(g, "co-italia-1") == "italia-6"
    assert "co-italia-1" not in words(g, "deploy")
    act(g, "done")
    assert g.actor == 1
    assert words(g, "deploy") == {PIECE_IDS[i] for i in members(movable(g, BARBARUS))}
    assert "co-galliae-2" in words(g, "deploy")


# ---------------------------------------------------------------- the loader


def text(name: str) -> str:
    return (FOLDER / "scenarios" / f"{name}.toml").read_text(encoding="utf-8")


def faults(source: str) -> list[str]:
    return defects(lambda: load(source, "mine.toml"))


WHY = 'provenance = { source = "reconstructed", why = "x" }'
SLIPS = [
    ('game = "ultimus-romanorum"', 'game = "chess"', "game: 'chess' is not known", "ultimus-romanorum"),
    ("years = [410, 416]", "years = [410]", "scenario.years: is [410]", "write [first, last]"),
    ("years = [410, 416]", "years = [416, 410]", "scenario.years: is [416, 410]", "write [first, last]"),
    ("dioceses = [3, 2]", "dioceses = [2, 10]", "scenario.dioceses: is [2, 10]", "from 0 to 9 (UR-10.3-4)"),
    ("dioceses = [3, 2]", "dioceses = [2]", "scenario.dioceses: is [2]", "write two numbers"),
    ('fr = "410, Alaric"', "", "scenario.names.fr: is missing", "add fr ="),
    ('zone = "italia-4", office', 'zone = "italia-8", office', "honorius.zone: 'italia-8' is not known", "'italia-"),
    ('office = "augustus"', 'office = "caesar"', "honorius.office: 'caesar' is not known", "use one of: augustus"),
    ('id = "honorius", ', 'id = "augustulus", ', "leaders augustulus.id: 'augustulus' is not known", "did you mean"),
    ('id = "sarus", ', 'id = "honorius", ', "leaders honorius.id: is named twice", "keep one entry"),
    ('id = "sarus", ', 'id = "timasius", ', "timasius.id: is dead from 410 on (UR-TR-2, UR-TN-3)", "leave him out"),
    ('id = "sarus", ', 'id = "aetius", ', "aetius.id: enters in 425 only", "leave him out before 425"),
    ('id = "ruga", ', 'id = "athaulfus", ', "athaulfus.id: is the second historical leader", "keep one of them"),
    ('id = "sarus", ', 'id = "sarus", office = "augustus", ', "of barbarian origin is never Augustus", "remove office"),
    ('id = "ruga", ', 'id = "ruga", office = "augustus", half = "oriens", ', "a barbarian is never Augustus", "remove"),
    ('id = "ruga", ', 'id = "dux-hunni", office = "patrician", half = "oriens", ', "a generic leader holds none",
     "remove"),
    ('id = "aurelianus", ', 'id = "aurelianus", office = "patrician", ',
     "aurelianus.office: oriens has a Patrice already", "keep one"),
    ('id = "ruga", ', 'id = "ruga", guard = true, ', "ruga.guard: he can have no buccellarii", "remove guard"),
    ('id = "theodosius", ', 'id = "theodosius", guard = true, ', "theodosius.guard: he can have no", "remove guard"),
    ('status = "bellum"', 'status = "war"', "peoples saxones.status: 'war' is not known", "use one of: "),
    ('id = "saxones", ', 'id = "suevi", ', "peoples suevi.id: is named twice", "keep one entry for each People"),
    ('id = "saxones", ', 'id = "armenia", ', "peoples armenia.id: is always ROMAIN's", "leave it out"),
    ('zones = ["saxones"]', 'zones = ["franci"]', "franci is the home of franci-orientales (UR-4.3-6)", "another zone"),
    ('zones = ["saxones"]', 'zones = ["africa-4"]', "africa-4 is more than 5 zones from its home", "place it nearer"),
    ('zones = ["oriens-5"]', 'zones = ["arabia-deserta"]', "lies outside the Empire (UR-4.5.1-4)", "settle Foederati"),
    ('status = "bellum", zones = ["saxones"]', 'status = "pax", zones = ["galliae-1"]', "galliae-1 is not its home",
     "leave zones out"),
    ('status = "foederati", zones = ["oriens-5"]', 'status = "foederati"', "the People has no home zone", "say where"),
    ('id = "saxones", ', 'id = "saxones", capital = "galliae-1", rex = "ruga", ', "only a Regnum has capital",
     "remove"),
    ('status = "bellum", zones = ["saxones"]', 'status = "regnum", zones = ["saxones"]', "cannot be a Regnum",
     "another"),
    ('status = "foederati-rebelles", zones = ["italia-5"]', 'status = "regnum", zones = ["italia-5"]',
     "a Regnum needs a capital and a Rex (UR-4.5.3-3)", "add capital and rex"),
    ('status = "foederati-rebelles", zones = ["italia-5"]',
     'status = "regnum", zones = ["italia-5"], capital = "italia-5", rex = "gundericus"',
     "visigothi.rex: is not of that People", "choose a leader of the People"),
    ('ids = ["co-britanniae-2"]', 'ids = ["co-britanniae-9"]', "'co-britanniae-9' is not known", "'co-britanniae-"),
    ('ids = ["co-britanniae-2"]', 'ids = ["co-britanniae-1"]', "co-britanniae-1 is named twice", "name each unit once"),
    ('ids = ["co-britanniae-2"]', 'ids = ["li-britanniae-1"]', "li-britanniae-1 never leaves its diocese", "diocese"),
    ('ids = ["co-britanniae-2"]', 'ids = ["co-oriens-1"]', "co-oriens-1 never leaves its half of the Empire", "half"),
    ('ids = ["co-britanniae-2"]', 'ids = ["bu-1"]', "bu-1 stands with its leader", "write guard = true"),
    ('ids = ["co-britanniae-2"], zone = "hispaniae-2"', 'ids = ["pa-victores"], zone = "suevi"',
     "cannot begin outside", "a zone of the Empire"),
    ('leader = "constantinus"', 'leader = "sarus"', "stand-in: is missing", "name who reigns"),
    ('leader = "constantinus"', 'leader = "dux-britanniae"', "only a historical Roman leader usurps", "another leader"),
    ('leader = "constantinus"', 'leader = "honorius"', "honorius holds an office of ROMAIN", "take the office"),
    ('leader = "constantinus"', 'leader = "aetius"', "aetius is not on the map", "list him among the leaders"),
    ('"galliae-4"]', '"thracia-1"]', "thracia-1 lies in the other half (UR-3.6.2-4)", "take it out"),
    ("year = 411", "year = 420", "risings 420.year: is 420", "from 410 to 416"),
    ('peoples = ["burgondi"]', 'peoples = ["suevi"]', "peoples: suevi is not at peace",
     "name Peoples that are at peace"),
    ("[setup]", f'[setup]\nfleets = [{{ id = "classis-nova", camp = "romanus", {WHY} }}]',
     "'classis-nova' is not known", "did you mean"),
    ("leaders = [", "chiefs = [", "setup.chiefs: is not known here", "use one of: "),
    ("risings = [", "uprisings = [", "setup.uprisings: is not known here", "did you mean 'risings'?"),
    # what no entry shows by itself
    ('office = "augustus", ', "", "occidens has no Augustus", 'office = "augustus"'),
    ('zones = ["italia-5"]', 'zones = ["italia-2"]', "both camps stand in italia-2: co-italia-1", "move one of them"),
    ('id = "sarus", zone = "italia-4"', 'id = "sarus", zone = "italia-5"', "sarus alone among enemies in italia-5",
     "place him elsewhere"),
    ('id = "ruga", zone = "hunni-2"', 'id = "ruga", zone = "sarmatia"', "ruga: has no unit of his People", "with one"),
    ('zones = ["oriens-5"]', 'zones = ["galliae-1"]', "franci-salii, ghassanides share galliae-1 (UR-4.2.4-2)",
     "keep them apart"),
]  # fmt: skip
"""What stood in the file of 410, what stands there now, the entry with its defect, and the cure."""


@pytest.mark.parametrize(("old", "new", "defect", "cure"), SLIPS)
def test_a_slip_of_the_pen_is_told_with_its_cure(old, new, defect, cure):
    check_told(faults(slipped(text("410-alaricus"), (old, new))), "mine.toml", defect, cure)


def test_picts_and_germans_do_not_share_a_zone():
    source = text("410-alaricus").replace(
        "peoples = [", f'peoples = [\n    {{ id = "picti", status = "bellum", zones = ["britanniae-1"], {WHY} }},', 1
    )
    found = faults(source.replace('zones = ["saxones"]', 'zones = ["britanniae-1"]'))
    assert any("saxones, picti share britanniae-1 (UR-4.2.4-3); keep them apart" in line for line in found), found


def test_all_defects_are_told_at_once():
    slips = (("years = [410, 416]", "years = [0]"), ('id = "sarus"', 'id = "sarius"'),
             ('zones = ["italia-5"]', 'zones = ["italia-2"]'), ("year = 411", "year = 1"))  # fmt: skip
    told = "\n".join(faults(slipped(text("410-alaricus"), *slips)))
    for part in ("scenario.years", "did you mean 'sarus'?", "both camps stand in italia-2", "risings 1.year"):
        assert part in told


@pytest.mark.parametrize("entry", ['id = "honorius"', 'id = "visigothi"', 'ids = ["co-britanniae-1"]', "year = 411"])
def test_every_entry_says_where_it_comes_from(entry):
    lines = text("410-alaricus").splitlines()
    at = next(i for i, line in enumerate(lines) if entry in line)
    lines[at] = lines[at].replace("provenance", "source-of-it")
    assert any("provenance: is missing; add provenance" in line for line in faults("\n".join(lines)))


def test_a_file_that_is_no_toml():
    assert faults("[scenario")[0].startswith("mine.toml: not valid TOML")
    assert scenarios.IDENTITY.id == "ultimus-romanorum"


@rule("UR-TR-4")
def test_who_waits_for_a_death_is_not_buried():
    """Were Arcadius alive in 410, Théodose II would be neither on the map nor dead."""
    source = text("410-alaricus").replace('id = "theodosius"', 'id = "arcadius"', 1)
    g = Ultimus(2, 1)
    set_up(g, load(source, "mine.toml"))
    assert (place(g, "arcadius"), place(g, "theodosius")) == ("thracia-3", "pool")
    assert place(table("425-aetius"), "honorius") == "gone"


@rule("UR-0-3")
def test_statuses_that_a_people_may_have():
    found = {status(table(name), people) for name in SCENARIO_IDS for people in PEOPLE_IDS}
    assert found == set(STATUS_IDS) == {"pax", "bellum", "foederati", "foederati-rebelles", "regnum"}
