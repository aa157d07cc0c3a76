"""Positions that people write, and that the program writes: every moment comes back, every slip is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.state import ASSASSINATED, COMBAT, death
from latrunculi.games.imperator.table.knowledge import redact
from latrunculi.games.ultimus.components.chart import HALF_IDS, ZONE_IDS
from latrunculi.games.ultimus.components.counters import PIECE, PIECE_IDS
from latrunculi.games.ultimus.components.peoples import ARMENIA, PEOPLE, PEOPLE_IDS
from latrunculi.games.ultimus.components.places import PLACE_IDS
from latrunculi.games.ultimus.components.stratagems import COUNTERS, STRATAGEM_IDS, TITLES
from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.deployment import Deployment
from latrunculi.games.ultimus.rules.mortality import Entries
from latrunculi.games.ultimus.rules.scenarios import SCENARIO_IDS, begin
from latrunculi.games.ultimus.rules.state import BARBARUS, CAMP_IDS, ROMANUS, STATUS_IDS, Ultimus
from latrunculi.games.ultimus.rules.words import DONE
from latrunculi.games.ultimus.table import positions
from latrunculi.games.ultimus.table.positions import APART, TABLES, VALUES, read, write
from latrunculi.kernel import codec
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from tests.slips import check_told, defects, slipped

rule = pytest.mark.rule


class Question(Procedure[Ultimus]):
    """Stands for any procedure that asks: the camp of the sequence may be done."""

    NAME = "marching"

    group: int = 0
    zones: list[int] = []
    word: str = ""

    def start(self, g: Ultimus) -> None:
        g.ask_privately(g.seat_of(g.active))

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(DONE, "UR-2.E-2")

    def choose(self, g: Ultimus, seat: int, verb: int, obj: int) -> None:
        g.end()


class Sequences(Procedure[Ultimus]):
    """Stands for phase E."""

    NAME = "campaign"

    turn_of: int = NONE

    def fight(self, g: Ultimus) -> None:
        """Ends."""
        g.end()


class Years(Procedure[Ultimus]):
    """Stands for the turns of a game."""

    NAME = "turns"

    def review(self, g: Ultimus) -> None:
        """Breaks, so that a test sees what becomes of it."""
        raise LookupError("no such year")


PROCEDURES: dict[str, type[Procedure[Any]]] = {p.NAME: p for p in (Deployment, Question, Sequences, Years)}

SOUND = """\
game = "ultimus-romanorum"
year = 411
initiative = "barbarus"
weak = ["co-galliae-1", "visigothi-2"]
dice = ["d6 4", "d10 0"]
plague = "galliae-2"

[pieces]
italia-4 = ["honorius", "constantius", "pa-scolae-occidens"]
viennensis-4 = ["constantinus", "co-galliae-1"]
galliae-2 = ["co-galliae-2"]
italia-5 = ["alaricus", "visigothi-1", "visigothi-2"]
fallen = ["visigothi-3"]
gone = ["stilicho"]

[status]
visigothi = "foederati-rebelles"

[augusti]
occidens = "honorius"

[patricians]
occidens = "constantius"

[guards]
bu-4 = "constantius"

[usurpers]
occidens = "constantinus"

[rebels]
occidens = ["constantinus", "co-galliae-1"]

[hands]
romanus = ["papa", "buccellarii", "buccellarii"]
barbarus = ["rex"]

[points]
barbarus = 12

[phase]
kind = "marching"
camp = "romanus"
"""


def position(text: str) -> Ultimus:
    return read(text, "mine.toml", PROCEDURES)


def faults(text: str) -> list[str]:
    return defects(lambda: position(text))


# ---------------------------------------------------------------- written by hand


def test_what_a_position_says():
    g = position(SOUND)
    assert (g.year, g.last_year) == (411, 485)
    assert CAMP_IDS[g.initiative] == "barbarus"
    assert {PIECE_IDS[p] for p in members(g.weak)} == {"co-galliae-1", "visigothi-2"}
    assert PLACE_IDS[g.at[PIECE["alaricus"]]] == "italia-5"
    assert PLACE_IDS[g.at[PIECE["visigothi-3"]]] == "fallen"
    assert g.vp == [0, 12]
    assert ZONE_IDS[g.plague] == "galliae-2"
    assert STATUS_IDS[g.status[PEOPLE["visigothi"]]] == "foederati-rebelles"
    assert [PIECE_IDS[g.augustus[0]], g.augustus[1]] == ["honorius", NONE]


@rule("UR-0.1-1")
def test_dice_are_written_by_their_faces():
    g = position(SOUND)
    assert g.die() == 4  # 1d6 shows 1 to 6
    assert g.chance(10) == 0  # 1d10 shows 0 to 9, and 0 counts as 0


@rule("UR-3.2.4-2")
def test_a_guard_stands_with_its_leader():
    g = position(SOUND)
    assert PLACE_IDS[g.at[PIECE["bu-4"]]] == "italia-4"
    assert g.guards(PIECE["constantius"]) == 1 << PIECE["bu-4"]


@rule("UR-4.4.1-2", "UR-4.4.1-3")
def test_camps_follow_from_statuses_and_rebels():
    g = position(SOUND)
    owners = {
        name: CAMP_IDS[g.camp(PIECE[name])] for name in ("honorius", "constantinus", "co-galliae-1", "visigothi-4")
    }
    assert owners == {
        "honorius": "romanus", "constantinus": "barbarus", "co-galliae-1": "barbarus", "visigothi-4": "barbarus",
    }  # fmt: skip
    federated = position(SOUND.replace("foederati-rebelles", "foederati"))
    assert CAMP_IDS[federated.camp(PIECE["alaricus"])] == "romanus"


def test_what_is_left_out_is_as_on_an_empty_table():
    g = position(SOUND)
    assert g.cup[STRATAGEM_IDS.index("rex")] == COUNTERS[STRATAGEM_IDS.index("rex")] - 1
    assert g.hand[STRATAGEM_IDS.index("buccellarii")] == 2
    assert g.hand[TITLES + STRATAGEM_IDS.index("rex")] == 1
    assert PLACE_IDS[g.at[PIECE["armenia-1"]]] == "armenia"
    assert g.camp(PIECE["armenia-1"]) == ROMANUS
    assert g.status[ARMENIA] == STATUS_IDS.index("foederati")
    assert [PLACE_IDS[at] for at in g.fleet_at[:2]] == ["africa-4", "thracia-3"]
    assert g.fleet_at[2] == NONE
    assert PLACE_IDS[g.at[PIECE["attila"]]] == "pool"
    assert {PEOPLE_IDS[p] for p in members(g.majors)} == {"persae", "hunni", "visigothi", "vandali", "ostrogothi"}


@rule("UR-4.1-2")
def test_a_people_whose_leader_is_on_the_map_is_major():
    text = SOUND.replace("[pieces]", '[pieces]\ngalliae-1 = ["franci-salii-1", "chlodio"]').replace("411", "431")
    text = text.replace("[status]", '[status]\nfranci-salii = "foederati"')
    assert position(text).majors >> PEOPLE["franci-salii"] & 1


def test_a_phase_begins_with_its_frames():
    g = position(SOUND)
    assert [(frame.NAME, frame.step) for frame in g.stack] == [
        ("turns", "review"), ("campaign", "fight"), ("marching", "start"),
    ]  # fmt: skip
    assert (CAMP_IDS[g.active], g.smc, g.actor) == ("romanus", [1, 0], 0)
    assert g.stack[1].turn_of == BARBARUS  # type: ignore[attr-defined]
    other = position(SOUND.replace('camp = "romanus"', ""))  # the camp with the initiative
    assert (CAMP_IDS[other.active], other.smc, other.actor) == ("barbarus", [0, 1], 1)


@rule("UR-0.4-1")
def test_any_number_of_counters_stands_in_a_zone():
    names = [name for name in PIECE_IDS if name.startswith("pa-") and name != "pa-scolae-occidens"]
    text = SOUND.replace("galliae-2 = [", f"galliae-2 = [{', '.join(map(repr, names))}, ")
    assert len(names) > 10
    assert position(text.replace("'", '"')).inside[PLACE_IDS.index("galliae-2")].bit_count() == len(names) + 1


# ---------------------------------------------------------------- written by the program


def same(g: Ultimus) -> bool:
    h = read(write(g), "written.toml", PROCEDURES)
    return g == h and g.options == h.options and write(g) == write(h)


@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_every_moment_of_a_deployment_comes_back(name):
    g = Ultimus(2, 12345678901234567890)
    begin(g, SCENARIO_IDS.index(name))
    g.call(Deployment(BARBARUS))
    g.call(Deployment(ROMANUS))
    g.advance()
    chance = random.Random(name)
    for _ in range(12):
        assert same(g)
        g.apply(g.actor, chance.choice(g.options))
        if g.over:
            break
    assert same(g)


def test_a_finished_game_comes_back():
    g = Ultimus(2, 7)
    begin(g, 0)
    assert same(g)


def test_what_a_viewer_knows_comes_back():
    for viewer in (0, 1):
        g = redact(position(SOUND), viewer)
        assert g == read(write(g), "written.toml", PROCEDURES)
        assert sum(g.unknown) in (1, 3)


RICH = {
    "flags": positions.PAX | positions.DEATHS_DONE,
    "event": 4,
    "event_half": len(HALF_IDS),
    "held": 1 << 5 | 1 << 60,
    "summoned": 1 << PIECE["honorius"],
    "moved": 1 << PIECE["constantinus"] | 1,
    "arrived": 2,
    "crossed": 3,
    "won": [0, 1],
    "vacant": [0, 1],
    "fled": [1, 0],
    "escort": PIECE["marcianus"],
    "escorted": 1 << PIECE["pa-isauri"],
    "free": 1 << PEOPLE["gepidae"],
    "beaten": 1 << PEOPLE["picti"],
    "founded": 1 << PEOPLE["vandali"],
    "fleet_at": [PLACE_IDS.index("mare-aegaeum"), NONE, 3],
    "fleet_camp": [1, 0, 1],
    "fleet_back": [0, 416, 0],
    "sailed": 5,
    "council": ZONE_IDS.index("asia-2"),
    "plot_killed": 1 << PIECE["dux-galliae"],
    "quiet": 2,
    "copies": [0] * TITLES + [1] + [0] * (TITLES - 1),
    "smc": [2, 3],
    "last_fall": [ZONE_IDS.index("galliae-5") if p == PEOPLE["picti"] else NONE for p in range(len(PEOPLE_IDS))],
    "settled_at": [ZONE_IDS.index("italia-1") if p == PEOPLE["suevi"] else NONE for p in range(len(PEOPLE_IDS))],
    "came_from": [1 << 4 | 1 << 7 if z == 5 else 0 for z in range(len(ZONE_IDS))],
    "mourning": [death(PIECE["stilicho"], 0, COMBAT), death(PIECE["sarus"], 1, ASSASSINATED)],
    "first_seat": 1,
    "cuts": 99,
    "ended": 1,
    "script": [3, 9],
    "scenario": 2,
    "last_year": 432,
    "private": True,
}
"""Fields of the state with values that an empty table does not have."""


@pytest.mark.parametrize("field", RICH)
def test_each_field_comes_back(field):
    g = position(SOUND)
    setattr(g, field, RICH[field])
    if field == "first_seat":
        g.awaiting = 2
        g.options = []
        codec.refresh(g)
    h = read(write(g), "written.toml", PROCEDURES)
    assert getattr(h, field) == RICH[field]
    assert g == h


def test_procedures_keep_numbers_lists_and_texts():
    g = position(SOUND)
    frame = g.stack[-1]
    assert isinstance(frame, Question)
    frame.group, frame.zones, frame.word = 1 << 150 | 5, [3, -1], "« ici »"
    assert same(g)


@rule("UR-6.2-24")
def test_a_people_in_strange_hands_comes_back():
    """During a Migration the status of a People does not tell who controls it."""
    names = [name for name in PIECE_IDS if name.startswith("visigothi") or name in VISIGOTHIC]
    camps = f"[camps]\nbarbarus = {names}\n\n[points]".replace("'", '"')
    text = SOUND.replace("foederati-rebelles", "foederati").replace("[points]", camps)
    assert any("visigothi: status 2, in the wrong camp" in line for line in faults(text))
    g = position(text.replace("plague =", 'migrating = "visigothi"\nplague ='))
    assert CAMP_IDS[g.camp(PIECE["alaricus"])] == "barbarus"
    assert same(g)


VISIGOTHIC = ("alaricus", "athaulfus", "wallia", "theodoricus-1", "theodoricus-2", "euricus", "dux-visigothi")


def test_every_field_of_the_state_is_written():
    named = [field for _, field, _ in VALUES] + [field for _, field, _ in TABLES] + list(APART)
    assert sorted(named) == sorted(Ultimus.FIELDS)


# ---------------------------------------------------------------- slips of the pen

SLIPS = [
    ('game = "ultimus-romanorum"', 'game = "chess"', "game: 'chess' is not known", "use one of: romanorum"),
    ("year = 411", "year = 300", "year: is 300", "from 405 to 485"),
    ("year = 411", "yaer = 411", "yaer: is not known here", "did you mean 'year'?"),
    ("year = 411", 'year = 411\nscenario = "405"', "scenario: '405' is not known", "use one of"),
    ("year = 411", 'year = 411\nrng = "xyz"', "rng: is 'xyz'", "hexadecimal digits"),
    ("year = 411", "year = 411\nawaiting = [2]", "awaiting: is [2]", "write seats from 0 to 1"),
    ("year = 411", "year = 411\nscript = [-1]", "script: is [-1]", "write outcomes from 0 on"),
    ("year = 411", 'year = 411\nmarks = ["paxx"]', "marks: 'paxx' is not known", "did you mean 'pax'?"),
    ("year = 411", 'year = 411\nevent-half = "west"', "event-half: 'west' is not known", "use one of"),
    ("year = 411", "year = 411\nended = 1", "ended: is 1", "write true or false"),
    ('initiative = "barbarus"', 'initiative = "barbare"', "initiative: 'barbare' is not known", "'barbarus'?"),
    ('"co-galliae-1", "visigothi-2"]', '"co-gallia-1"]', "weak: 'co-gallia-1' is not known", "'co-galliae-1'?"),
    ('weak = ["co-galliae-1"', 'weak = ["honorius"', "weak: 'honorius' is not known", "use one of"),
    ('"d6 4"', '"d6 7"', "dice: holds 'd6 7'", 'write "d6 1" to "d6 6"'),
    ('"d6 4"', '"d8 4"', "dice: holds 'd8 4'", '"d10 0" to "d10 9"'),
    ('"d6 4"', "4", "dice: holds 4", 'write only dice such as "d6 4"'),
    ('plague = "galliae-2"', 'plague = "galliae-9"', "plague: 'galliae-9' is not known", "'galliae-"),
    ("galliae-2 = [", "galliae-22 = [", "pieces.galliae-22: is not known here", "did you mean 'galliae-2'?"),
    ('"co-galliae-2"]', '"co-galliae-1"]', "pieces.galliae-2: co-galliae-1 is in viennensis-4 too",
     "name each piece once"),
    ('"co-galliae-2"]', '"co-galliae"]', "pieces.galliae-2: 'co-galliae' is not known", "did you mean"),
    ('visigothi = "foed', 'visigoths = "foed', "status.visigoths: is not known here", "did you mean 'visigothi'?"),
    ('"foederati-rebelles"', '"rebelles"', "status.visigothi: 'rebelles' is not known", "'foederati-rebelles'?"),
    ('[augusti]\noccidens = "honorius"', '[augusti]\noccidens = "bu-1"', "augusti.occidens: 'bu-1' is not known",
     "use one of"),
    ("[patricians]\noccidens", "[patricians]\nwest", "patricians.west: is not known here", "use one of"),
    ("bu-4 =", "bu-44 =", "guards.bu-44: is not known here", "did you mean 'bu-4'?"),
    ('romanus = ["papa"', 'romanus = ["pope"', "hands.romanus: 'pope' is not known", "use one of"),
    ('romanus = ["papa"', 'romanus = ["papa", "papa"', "hands: 2 counters papa of 1", "take some out of the hands"),
    ("barbarus = 12", "barbarus = -1", "points.barbarus: is -1", "write a whole number of 0 or more"),
    ('kind = "marching"', 'kind = "moving"', "phase.kind: 'moving' is not known", "use one of"),
    ('camp = "romanus"', 'camp = "roman"', "phase.camp: 'roman' is not known", "did you mean 'romanus'?"),
    ('camp = "romanus"', 'camp = "romanus"\nstep = "start"', "phase.step: is not known here", "use one of: camp, kind"),
    ("[phase]", '[[procedure]]\nname = "turns"\nstep = "review"\n\n[phase]',
     "phase.kind: there are tables [[procedure]] too", "keep one of the two"),
    ("[phase]", '[[procedure]]\nname = "turn"\nstep = "review"\n\n[phase]', "procedure turn.name: 'turn' is not known",
     "did you mean 'turns'?"),
    ("[phase]", '[[procedure]]\nname = "turns"\nstep = "copy"\n\n[phase]', "'copy' is no step of turns", "use a step"),
    ("[phase]", '[[procedure]]\nname = "campaign"\nstep = "fight"\n\n[phase]', "campaign.turn_of: is missing",
     "add turn_of"),
    ("[phase]", '[[mourning]]\nleader = "attila"\ncause = "sadness"\n\n[phase]', "attila.cause: 'sadness' is not known",
     "use one of: "),
    ("[points]", '[camps]\nromanus = ["honorius"]\nbarbarus = ["honorius"]\n\n[points]',
     "honorius is in the other camp too", "name it in one of them"),
]  # fmt: skip
"""What stood there, what stands there now, the entry with its defect, and the cure."""


@pytest.mark.parametrize(("old", "new", "defect", "cure"), SLIPS)
def test_a_slip_of_the_pen_is_told_with_its_cure(old, new, defect, cure):
    check_told(faults(slipped(SOUND, (old, new))), "mine.toml", defect, cure)


UNSOUND = [
    ('galliae-2 = ["co-galliae-2"]', 'persae-1 = ["li-galliae-1"]', "li-galliae-1: out of its diocese in persae-1"),
    ('galliae-2 = ["co-galliae-2"]', 'thracia-1 = ["co-galliae-2"]', "co-galliae-2: in the other half, in thracia-1"),
    ('[patricians]\noccidens = "constantius"', '[patricians]\noccidens = "honorius"', "a leader holds two titles"),
    ('[augusti]\noccidens = "honorius"', '[augusti]\noccidens = "stilicho"', "stilicho: Augustus and not on the map"),
    ('visigothi = "foederati-rebelles"', 'visigothi = "regnum"', "visigothi: a Regnum without capital"),
    ('fallen = ["visigothi-3"]', 'fallen = ["co-galliae-3"]\nitalia-1 = ["picti-1"]',
     "picti: a minor People at peace on the map"),
]  # fmt: skip
"""What the rules forbid, told as the invariants tell it."""


@pytest.mark.parametrize(("old", "new", "defect"), UNSOUND)
def test_what_the_rules_forbid_is_told(old, new, defect):
    assert f"mine.toml: {defect}; correct the position" in faults(slipped(SOUND, (old, new)))


def test_all_defects_are_told_at_once():
    text = slipped(SOUND, *[slip[:2] for slip in (SLIPS[1], SLIPS[13], SLIPS[21])])
    assert len(faults(text)) == 3


def test_a_position_says_where_the_game_stands():
    text = SOUND[: SOUND.index("[phase]")]
    assert faults(text) == ["mine.toml: nothing says where the game stands; add a table [phase] with kind and camp"]


def test_a_stack_that_contradicts_the_table_is_told():
    text = SOUND[: SOUND.index("[phase]")] + '[[procedure]]\nname = "turns"\nstep = "review"\n'
    (defect,) = faults(text)
    assert defect.startswith("mine.toml: procedure: the game cannot go on from here (no such year); correct the")


def test_what_is_no_toml():
    assert faults("[pieces")[0].startswith("mine.toml: not valid TOML")


def test_a_field_that_is_true_or_false_is_written_so_and_read_so() -> None:
    """A compiled build, which tells a number from a truth value, must be able to go on."""
    g = GAME.new(GAME.setup("450-attila", 2, "truth"))
    entries = Entries(0)
    entries.romans = True
    g.stack.insert(1, entries)
    text = GAME.position_text(g)
    assert "romans = true" in text
    again = GAME.position(text).stack[1]
    assert isinstance(again, Entries)
    assert again.romans is True
