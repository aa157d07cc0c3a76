"""Positions that people write: every slip of the pen is told, with file, entry and cure, and all of them at once."""

from __future__ import annotations

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.table.positions import BOUNDS
from latrunculi.kernel import views
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.position import PositionError
from tests.games.empire.random_play import play
from tests.random_games import games
from tests.slips import defects, slipped

SOUND = """\
game = "history-of-the-roman-empire"
players = 4
turn = 2
dice = [6, 5, 1]

[options]
bribes = 0

[control]
galli = "viridis"

[[province]]
id = "aquitania"
side = "purpura"
armies = 2
fort = "fort"
city = "intact"

[[province]]
id = "lugdunensis"
side = "galli"
armies = 2

[[faction]]
id = "purpura"
rome = 3
emperor = 2
hand = ["morbus", "obsidio"]
start = "aquitania"

[phase]
kind = "roman"
faction = "purpura"
step = "placement"
pool = 2
"""

SLIPS = [
    ('game = "history-of-the-roman-empire"', 'game = "chess"', "game: 'chess' is not known",
     "history-of-the-roman-empire"),
    ("players = 4", "players = 5", "players: is 5", "write a whole number from 2 to 4"),
    ("players = 4", 'players = "four"', "players: is 'four'", "write a whole number"),
    ("turn = 2", "turn = 8", "turn: is 8", "from 0 to 7"),
    ("turn = 2", "tour = 2", "tour: is not known here", "did you mean 'turn'?"),
    ("dice = [6, 5, 1]", "dice = [7]", "dice: is [7]", "write dice from 1 to 6"),
    ("dice = [6, 5, 1]", 'dice = ["6"]', "dice: holds '6'", "write only dice from 1 to 6"),
    ("turn = 2", "turn = 2\nscript = [true]", "script: holds True", "outcomes of chance"),
    ("turn = 2", 'turn = 2\nrng = "xyz"', "rng: is 'xyz'", "hexadecimal digits"),
    ("turn = 2", 'turn = 2\ndrawing = ["rubra"]', "drawing: 'rubra' is not known", "use one of"),
    ("turn = 2", "turn = 2\nawaiting = [4]", "awaiting: is [4]", "write seats from 0 to 3"),
    ("bribes = 0", "bribes = 2", "options.bribes: is 2", "from 0 to 1"),
    ("bribes = 0", "bribe = 1", "options.bribe: is not known here", "did you mean 'bribes'?"),
    ('galli = "viridis"', 'gali = "viridis"', "control.gali: is not known here", "did you mean 'galli'?"),
    ('galli = "viridis"', 'galli = "viridi"', "control.galli: 'viridi' is not known", "did you mean 'viridis'?"),
    ('galli = "viridis"', "", "province lugdunensis.side: is nobody's", "say in [control] whose it is: galli ="),
    ('id = "lugdunensis"', 'id = "lugdunum"', "province lugdunum.id: 'lugdunum' is not known", "'lugdunensis'?"),
    ('id = "lugdunensis"', "", "province 2.id: is missing", "add id ="),
    ('id = "lugdunensis"', 'id = "aquitania"', "province aquitania.side: stands in an earlier entry", "keep one entry"),
    ('side = "galli"', "", "province lugdunensis.side: is missing", "say whose armies they are"),
    ('side = "galli"', 'side = "gauls"', "province lugdunensis.side: 'gauls' is not known", "'galli'?"),
    ('side = "galli"\narmies = 2', 'side = "galli"\narmies = 4', "province lugdunensis.armies: is 4", "from 1 to 3"),
    ('fort = "fort"', 'fort = "castle"', "province aquitania.fort: 'castle' is not known",
     "use one of: fort, fortress"),
    ('side = "galli"\narmies = 2', 'fort = "fort"', "province lugdunensis.fort_side: is missing",
     "say whose Fort it is"),
    ('city = "intact"', 'city = "burnt"', "province aquitania.city: 'burnt' is not known",
     "use one of: intact, looted"),
    ('city = "intact"', "city = true", "province aquitania.city: is True", "write a text"),
    ('id = "purpura"', 'id = "purpurea"', "faction purpurea.id: 'purpurea' is not known", "'purpura'?"),
    ("rome = 3", "rome = -3", "faction purpura.rome: is -3", "write a whole number of 0 or more"),
    ("emperor = 2", "emperor = 7", "faction purpura.emperor: is 7", "from 0 to 6"),
    ("emperor = 2", "", "phase.faction: holds no Emperor chit", 'give [[faction]] purpura a number "emperor"'),
    ('"obsidio"', '"obsidium"', "faction purpura.hand: 'obsidium' is not known", "did you mean 'obsidio'?"),
    ('start = "aquitania"', 'start = "Aquitania"', "faction purpura.start: 'Aquitania' is not known", "'aquitania'?"),
    ("rome = 3", "rome = 3\nrichess = 1", "faction purpura.richess: is not known here", "use one of"),
    ("rome = 3", 'rome = 3\ntestudo = "gallya"', "faction purpura.testudo: 'gallya' is not known", "'gallia'?"),
    ('kind = "roman"', 'kind = "romans"', "phase.kind: 'romans' is not known", "did you mean 'roman'?"),
    ('kind = "roman"', 'kind = "barbarian"', "phase.faction: holds no Barbarian chit", 'a number "people"'),
    ('step = "placement"', 'step = "placing"', "phase.step: 'placing' is not known", "did you mean 'placement'?"),
    ("pool = 2", "pool = -2", "phase.pool: is -2", "write a whole number of 0 or more"),
    ("pool = 2", 'own_roman = ["gaul"]', "phase.own_roman: 'gaul' is not known", "use one of"),
    ("pool = 2", "pol = 2", "phase.pol: is not known here", "did you mean 'pool'?"),
    ("pool = 2", 'banned = ["x"]', "phase.banned: 'x' is not known", "use one of"),
]  # fmt: skip
"""What stood there, what stands there now, the entry with its defect, and the cure."""

UNSOUND = [
    ("pool = 2", "pool = 9", "purpura: 11 armies; it has 10 counters (HRE-8-2)"),
    ('id = "lugdunensis"', 'id = "cisalpina"\ncity = "intact"', "cisalpina: a City without a site (HRE-9.3.3-3)"),
    ('fort = "fort"', 'fort = "fort"\nfort_side = "viridis"', "aquitania: a Fort of another side than the armies"),
    ('hand = ["morbus", "obsidio"]', 'hand = ["morbus", "pestilentia"]', "two cards of one colour (HRE-2-3)"),
    ('hand = ["morbus", "obsidio"]', 'hand = ["morbus"]\nplayed = ["morbus"]', "in two places (HRE-7-5)"),
    ("[phase]", '[[faction]]\nid = "viridis"\nemperor = 2\n\n[phase]', "two Factions hold the same chit (HRE-5.4-4)"),
    ("[phase]", '[[faction]]\nid = "viridis"\nstart = "aquitania"\n\n[phase]',
     "two Factions have the same Start Province (HRE-9.3-2)"),
]  # fmt: skip
"""What the rules forbid, with its clause."""


def faults(text: str) -> list[str]:
    """What is wrong with a position."""
    return defects(lambda: GAME.position(text, "mine.toml"))


def test_the_position_without_slips_is_sound() -> None:
    g = GAME.position(SOUND, "mine.toml")
    assert GAME.defects(g) == []
    assert g.actor == 0


@pytest.mark.parametrize(("was", "now", "defect", "cure"), SLIPS)
def test_a_slip_is_told_with_file_entry_and_cure(was: str, now: str, defect: str, cure: str) -> None:
    told = faults(slipped(SOUND, (was, now)))
    assert any(line.startswith(f"mine.toml: {defect}") and cure in line for line in told), told


def test_all_slips_are_told_at_once() -> None:
    together = [0, 3, 5, 12, 14, 21, 22, 24, 27, 28, 31, 36, 38]
    chosen = [SLIPS[number] for number in together]
    told = faults(slipped(SOUND, *[slip[:2] for slip in chosen]))
    for _, _, defect, cure in chosen:
        assert any(line.startswith(f"mine.toml: {defect}") and cure in line for line in told), (defect, told)
    assert len(told) >= len(chosen)


@pytest.mark.parametrize(("was", "now", "defect"), UNSOUND)
def test_what_the_rules_forbid_is_told_with_its_clause(was: str, now: str, defect: str) -> None:
    told = faults(slipped(SOUND, (was, now)))
    assert any(line.startswith("mine.toml: ") and defect in line for line in told), told
    assert all(line.endswith("; correct the position") for line in told)


def test_everything_that_the_rules_forbid_is_told_at_once() -> None:
    told = faults(slipped(SOUND, *[(was, now) for was, now, _ in UNSOUND[:4]]))
    assert len(told) == 4


def test_a_position_that_stands_nowhere_asks_for_a_phase() -> None:
    told = faults(SOUND[: SOUND.index("[phase]")])
    assert told == [
        "mine.toml: nothing says where the game stands; add a table [phase] with kind, faction and step",
    ]


def test_what_is_not_toml_is_told_where() -> None:
    assert faults(SOUND + "pool == 3\n")[0].startswith("mine.toml: not valid TOML: ")
    assert "line 36" in faults(SOUND + "pool == 3\n")[0]


STACK = '\n[[procedure]]\nname = "turns"\nstep = "next_phase"\nnext_kind = 0\n\n'


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        ('name = "combats"\nstep = "start"', "procedure combats.name: 'combats' is not known; did you mean 'combat'?"),
        (
            'name = "lone-fort"\nstep = "run"\nprovince = 3\nside = 0',
            "procedure lone-fort.step: 'run' is no step of lone-fort; use a step of this procedure",
        ),
        (
            'name = "lone-fort"\nstep = "copy"\nprovince = 3\nside = 0',
            "procedure lone-fort.step: 'copy' is no step of lone-fort; use a step of this procedure",
        ),
        (
            'name = "lone-fort"\nstep = "start"\nside = 0',
            "procedure lone-fort.province: is missing; add province = a whole number",
        ),
        (
            'name = "lone-fort"\nstep = "start"\nprovince = 45\nside = 0',
            "procedure lone-fort.province: is 45; write a whole number from -1 to 44",
        ),
        (
            'name = "lone-fort"\nstep = "start"\nprovince = 3\nside = 47',
            "procedure lone-fort.side: is 47; write a whole number from 0 to 46",
        ),
    ],
)
def test_a_slip_in_the_stack_of_procedures_is_told(frame: str, told: str) -> None:
    assert f"mine.toml: {told}" in faults(f"{SOUND}{STACK}[[procedure]]\n{frame}\n")


def test_a_stack_that_contradicts_the_table_is_told() -> None:
    frame = 'name = "card-step"\nstep = "resolve"'
    assert "is no step of card-step" in faults(f"{SOUND}{STACK}[[procedure]]\n{frame}\n")[0]
    frame = 'name = "withdrawal"\nstep = "go_on"\nprovince = 3\nleft = 2\nfaction = 0'
    told = faults(f"{SOUND}{STACK}[[procedure]]\n{frame}\n")
    assert len(told) == 1
    assert told[0].startswith(
        "mine.toml: procedure: the game cannot go on from here (no legal answer at withdrawal.go_on"
    )
    assert told[0].endswith("; correct the procedures, their steps and fields")


def test_the_fields_with_bounds_are_fields_of_procedures() -> None:
    named = {field for procedure in GAME.procedures.values() for field in procedure.FIELDS}
    assert set(BOUNDS) == named


VALUES = (
    "-1", "0", "1", "3", "7", "45", "99", "1000000000000000000000", '"x"', '""', "true", "[]", "[1]", "[9]", "[-1]",
    '["x"]', "{}", '"roma"', '"purpura"', '"galli"', '"start"', '"copy"', '"options"', "1.5", '["roma"]',
)  # fmt: skip
"""What a slip may put in the place of a value."""


@pytest.mark.parametrize("number", games(6))
def test_whatever_is_done_to_a_position_it_is_read_or_refused_in_words(number: int) -> None:
    dice = Dice(f"slips {number}")
    match = play(number, dice.below(400))
    lines = GAME.position_text(match.state).split("\n")
    told: list[str] = []
    for _ in range(60):
        torn = list(lines)
        place = dice.below(len(torn))
        kind = dice.below(4)
        if kind == 0:
            del torn[place]
        elif kind == 1:
            torn.insert(place, torn[dice.below(len(torn))])
        elif "=" in torn[place]:
            torn[place] = torn[place].split("=")[0] + "= " + VALUES[dice.below(len(VALUES))]
        try:
            g = GAME.position("\n".join(torn), "torn.toml")
        except PositionError as error:
            told += error.defects
        else:
            assert GAME.defects(g) == []
    assert told
    assert all(defect.startswith("torn.toml: ") for defect in told)


def test_a_position_may_call_the_game_by_its_short_name():
    assert GAME.position(SOUND.replace("history-of-the-roman-empire", "empire")) == GAME.position(SOUND)


DRAWING = """\
game = "history-of-the-roman-empire"
players = 4
turn = 7
drawn = 5
awaiting = [0]

[[faction]]
id = "viridis"
people = 2

[[procedure]]
name = "turns"
step = "draw_emperors"
next_kind = 0

[[procedure]]
name = "draw-peoples"
step = "decide"
place = 0
"""


@pytest.mark.parametrize("chit", [0, 2, 6])
def test_the_chit_drawn_is_one_of_those_left(chit: int) -> None:
    """Barbarian chits are numbered 1 to 5 (HRE-5.2-2), and Viridis holds the 2."""
    g = GAME.position(DRAWING)
    assert views.view(GAME, g, 0)["board"]["factions"][0]["drawn"]["chit"] == 5
    with pytest.raises(PositionError) as error:
        GAME.position(DRAWING.replace("drawn = 5", f"drawn = {chit}"))
    assert f"the chit drawn is {chit}; those left to draw are [1, 3, 4, 5] (HRE-5.4-1)" in str(error.value)
