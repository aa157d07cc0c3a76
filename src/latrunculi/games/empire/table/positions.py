"""Positions as text: a TOML file for any moment of a game, written by people or by `write`.

A position lists what is on the table by name. Where the game stands is said in one of two ways: `[phase]` with `kind`,
`faction` and `step` starts a phase at one of its steps; `[[procedure]]` tables give the whole stack and
`awaiting` the seats that must choose, as `write` does.
`dice` holds scripted dice, used before the generator.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from latrunculi.games.empire.components.cards import CARD_IDS, CARDS
from latrunculi.games.empire.components.chart import DIOCESE_IDS, PROVINCE_IDS, PROVINCES
from latrunculi.games.empire.components.chits import ENTRY_SIDE, people_line
from latrunculi.games.empire.components.printed import EMPEROR_CHITS, IDENTITY, PEOPLE_CHITS, TURNS
from latrunculi.games.empire.components.sides import (
    FACTION_IDS,
    FACTIONS,
    KINGDOMS,
    NOBODY,
    SIDE_IDS,
    SIDES,
    Faction,
    is_barbarian,
)
from latrunculi.games.empire.rules.approach import OPEN, WITHIN
from latrunculi.games.empire.rules.conquest import begin_phase
from latrunculi.games.empire.rules.invariants import defects
from latrunculi.games.empire.rules.sequence import BARBARIAN, ROMAN, BarbarianPhase, RomanPhase, Turns
from latrunculi.games.empire.rules.state import CARDS_A_TURN, CHARGE, FLEET, ROADS, SIEGE, STACK, Empire
from latrunculi.kernel.actions import OBJECT_MASK, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.position import Reader, go_on, parse, read_stack
from latrunculi.kernel.sourced import provenance
from latrunculi.tabletop.shapes import Mark, Number, One, Shape, Some, quoted

FORTS: Final = ("fort", "fortress")
CITIES: Final = ("intact", "looted")
STEPS: Final = {
    "barbarian": ("start", "recruitment", "placement", "loot", "points"),
    "roman": ("start", "recruitment", "placement", "cities", "loot", "points"),
}
OPTIONS: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("withdrawal-round", "withdrawal_round", Number(1, 2)),
    ("bribes", "bribes", Number(0, 1)),
)
"""The rules that the table has chosen: the key of each, the field of the state, its shape."""
FACTION: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("rome", "rome", Number()),
    ("barbarian", "barbarian", Number()),
    ("hand", "hand", Some(CARD_IDS)),
    ("played", "played", Some(CARD_IDS)),
    ("start", "start", One(PROVINCE_IDS)),
    ("out", "out", Mark()),
    ("people", "people_chit", Number(0, PEOPLE_CHITS)),
    ("people_shown", "people_shown", Mark()),
    ("people_from", "people_from", One(FACTION_IDS)),
    ("emperor", "emperor_chit", Number(0, EMPEROR_CHITS)),
    ("emperor_shown", "emperor_shown", Mark()),
    ("emperor_from", "emperor_from", One(FACTION_IDS)),
    ("emperor_dead", "emperor_dead", Mark()),
    ("last_people", "last_people", Number(0, PEOPLE_CHITS)),
    ("testudo", "testudo", One(DIOCESE_IDS)),
    ("ambush", "ambush", One(DIOCESE_IDS)),
    ("cards", "cards", Number(0, CARDS_A_TURN)),
)
"""What a Faction has, of lists that have a value for each."""
_PLACES: Final = Some(PROVINCE_IDS)
PHASE: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("on_map", "on_map", Number()),
    ("pool", "pool", Number()),
    ("forts", "forts", Number()),
    ("ready", "ready", Number()),
    ("carded", "carded", Number()),
    ("uprising", "uprising", _PLACES),
    ("own_roman", "own_roman", _PLACES),
    ("own_barbarian", "own_barbarian", _PLACES),
    ("shielded", "shielded", _PLACES),
    ("rich", "rich", _PLACES),
    ("founded", "founded", _PLACES),
    ("auto_won", "auto_won", _PLACES),
    ("fought", "fought", _PLACES),
    ("fought_twice", "fought_twice", _PLACES),
    ("banned", "banned", Some(FACTION_IDS)),
    ("newcomer", "newcomer", One(SIDE_IDS)),
    ("beside", "beside", One(SIDE_IDS)),
)
"""What holds in one phase."""
FRAME_FIELDS: Final = {
    "card": (0, CARDS - 1),
    "faction": (NOBODY, FACTIONS - 1),
    "armies": (0, STACK),
    "kingdom": (0, KINGDOMS - 1),
    "left": (0, STACK),
    "next_kind": (BARBARIAN, ROMAN),
    "place": (0, FACTIONS),
    "province": (NOBODY, PROVINCES - 1),
    "ready": (0, ROADS | SIEGE | CHARGE | FLEET),
    "side": (0, SIDES - 1),
    "way": (OPEN, WITHIN),
}
"""Bounds of the fields of procedures, by their names; the others count something."""


# ---------------------------------------------------------------- reading


def read(text: str, file: str, procedures: Mapping[str, type[Procedure[Any]]]) -> Empire:
    """The state that a position describes, at its next decision.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    top = Reader(parse(text, file), file)
    top.choice("game", (IDENTITY.id, *IDENTITY.aliases))
    seats = top.number("players", 4, low=2, high=4)
    g = Empire(seats, 0)
    g.factions = 3 if seats == 3 else 4
    g.turn = top.number("turn", 1, low=0, high=TURNS)
    g.last_turn = top.number("last_turn", TURNS, low=max(1, g.turn), high=TURNS)
    g.rng = top.hexadecimal("rng")
    g.cuts = top.number("cuts", 0, low=0)
    _read_options(g, top.sub("options"))
    _read_control(g, top.sub("control"))
    for row in top.each("province"):
        _read_province(g, row)
    for row in top.each("faction"):
        _read_faction(g, row)
    g.drawing = [FACTION_IDS.index(f) for f in top.choices("drawing", FACTION_IDS, [])] or list(range(g.factions))
    g.drawn = top.number("drawn", 0, low=0, high=EMPEROR_CHITS)
    _read_script(g, top)
    settled = top.has("awaiting")
    awaiting = top.seats("awaiting", seats)
    g.private = top.flag("private", False)
    _read_phase(g, top)
    frames = read_stack(top, procedures, _count)
    top.finish()
    top.check()
    if frames:
        g.stack = frames
    go_on(g, file, defects(g), awaiting, settled, "kind, faction and step")
    return g


def lay_out(g: Empire, text: str, file: str) -> None:
    """Set up what a scenario says of the map: the turns that are played, who leads whom, Provinces, Factions.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    top = Reader(parse(text, file), file)
    top.choice("game", (IDENTITY.id, *IDENTITY.aliases))
    scenario = top.sub("scenario")
    g.turn = scenario.number("first_turn", low=1, high=TURNS) - 1
    g.last_turn = scenario.number("last_turn", low=g.turn + 1, high=TURNS)
    _read_control(g, top.sub("control"))
    for row in top.each("province"):
        _read_province(g, row)
    for row in top.each("faction"):
        _read_faction(g, row)
    provenance(scenario)
    scenario.finish()
    top.finish()
    top.check()


def _read_options(g: Empire, row: Reader) -> None:
    for key, name, shape in OPTIONS:
        setattr(g, name, shape.read(row, key, getattr(g, name)))
    row.finish()


def _read_province(g: Empire, row: Reader) -> None:
    p = PROVINCE_IDS.index(row.choice("id", PROVINCE_IDS))
    if row.has("side"):
        side = SIDE_IDS.index(row.choice("side", SIDE_IDS))
        if g.armies[p]:
            row.fault("side", "stands in an earlier entry of this Province", "keep one entry for each Province")
        elif is_barbarian(side) and g.controller[side] == NOBODY:
            row.fault("side", "is nobody's", f'say in [control] whose it is: {SIDE_IDS[side]} = "{FACTION_IDS[0]}"')
        else:
            g.add(p, side, row.number("armies", 1, low=1, high=STACK))
    elif row.has("armies"):
        row.fault("side", "is missing", "say whose armies they are")
    if row.has("fort"):
        kind = row.choice("fort", FORTS)
        owner = row.choice("fort_side", SIDE_IDS, SIDE_IDS[g.owner[p]] if g.armies[p] else "")
        if owner in SIDE_IDS:
            g.set_fort(p, SIDE_IDS.index(owner))
            g.fortress |= int(kind == "fortress") << p
        else:
            row.fault("fort_side", "is missing", "say whose Fort it is")
    if row.flag("new_fort", False):
        g.new_forts |= 1 << p
    if row.has("city"):
        intact = row.choice("city", CITIES) == "intact"
        g.intact |= int(intact) << p
        g.looted |= int(not intact) << p
    row.finish()


def _read_faction(g: Empire, row: Reader) -> None:
    f = FACTION_IDS.index(row.choice("id", FACTION_IDS))
    for key, name, shape in FACTION:
        values = getattr(g, name)
        values[f] = shape.read(row, key, values[f])
    row.finish()


def _read_control(g: Empire, row: Reader) -> None:
    for side in range(FACTIONS, SIDES):
        if row.has(SIDE_IDS[side]):
            g.take_control(side, FACTION_IDS.index(row.choice(SIDE_IDS[side], FACTION_IDS)))
    row.finish()


def _read_script(g: Empire, top: Reader) -> None:
    dice = top.array("dice", int, "dice from 1 to 6", [])
    script = top.array("script", int, "outcomes of chance from 0 on", [])
    if any(not 1 <= die <= 6 for die in dice):
        top.fault("dice", f"is {dice}", "write dice from 1 to 6")
    if dice or script:
        g.script = [die - 1 for die in dice] + script


def _read_phase(g: Empire, top: Reader) -> None:
    if not top.has("phase"):
        return
    row = top.sub("phase")
    kind = row.choice("kind", tuple(STEPS))
    f = FACTION_IDS.index(row.choice("faction", FACTION_IDS))
    step = row.choice("step", STEPS[kind], "start")
    roman = ROMAN if kind == "roman" else BARBARIAN
    side = f
    if roman == BARBARIAN:
        if not g.people_chit[f]:
            row.fault("faction", "holds no Barbarian chit", f'give [[faction]] {FACTION_IDS[f]} a number "people"')
        side = ENTRY_SIDE[people_line(max(g.turn, 1), max(g.people_chit[f], 1))]
    elif not g.emperor_chit[f]:
        row.fault("faction", "holds no Emperor chit", f'give [[faction]] {FACTION_IDS[f]} a number "emperor"')
    begin_phase(g, f, roman, side)
    if step != "start":
        (g.emperor_shown if roman else g.people_shown)[f] = 1
        if not roman:
            g.take_control(side, f)
            g.own_barbarian = g.horde[f]
    for key, name, shape in PHASE:
        setattr(g, name, shape.read(row, key, getattr(g, name)))
    row.finish()
    turns = Turns()
    turns.step = "next_phase"
    turns.next_kind = 1 - roman
    begun: Procedure[Empire] = RomanPhase(f) if roman else BarbarianPhase(f)
    begun.step = step
    g.stack = [turns, begun]


def _count(row: Reader, name: str) -> int:
    low, high = FRAME_FIELDS.get(name, (0, OBJECT_MASK))
    return row.number(name, low=low, high=high)


# ---------------------------------------------------------------- writing


def write(g: Empire) -> str:
    """The position of a state; `read` gives the state again."""
    lines = [
        f"game = {quoted(IDENTITY.id)}",
        f"players = {g.seats}",
        f"turn = {g.turn}",
        f"last_turn = {g.last_turn}",
        f"rng = {quoted(f'{g.rng:x}')}",
        f"cuts = {g.cuts}",
        f"drawing = {quoted([FACTION_IDS[f] for f in g.drawing])}",
        f"drawn = {g.drawn}",
        f"awaiting = {list(members(g.awaiting))}",
        f"private = {quoted(g.private)}",
    ]
    if g.script:
        lines.append(f"script = {g.script}")
    lines += ["", "[options]", *[f"{key} = {shape.write(getattr(g, name))}" for key, name, shape in OPTIONS]]
    for p in range(PROVINCES):
        lines += _write_province(g, p)
    for f in range(g.factions):
        lines += _write_faction(g, f)
    lines += ["", "[control]"]
    for side in range(FACTIONS, SIDES):
        if g.controller[side] != NOBODY:
            lines.append(f"{SIDE_IDS[side]} = {quoted(FACTION_IDS[g.controller[side]])}")
    if g.active != NOBODY:
        lines += _write_phase(g)
    for frame in g.stack:
        lines += ["", "[[procedure]]", f"name = {quoted(frame.NAME)}", f"step = {quoted(frame.step)}"]
        lines += [f"{name} = {getattr(frame, name)}" for name in frame.FIELDS]
    return "\n".join(lines) + "\n"


def _write_province(g: Empire, p: int) -> list[str]:
    if not (g.occupied | g.fort | g.intact | g.looted) >> p & 1:
        return []
    lines = ["", "[[province]]", f"id = {quoted(PROVINCE_IDS[p])}"]
    if g.armies[p]:
        lines += [f"side = {quoted(SIDE_IDS[g.owner[p]])}", f"armies = {g.armies[p]}"]
    if g.fort >> p & 1:
        kind = "fortress" if g.fortress >> p & 1 else "fort"
        lines += [f"fort = {quoted(kind)}", f"fort_side = {quoted(SIDE_IDS[g.fort_owner[p]])}"]
    if g.new_forts >> p & 1:
        lines.append("new_fort = true")
    if (g.intact | g.looted) >> p & 1:
        lines.append(f"city = {quoted('intact' if g.intact >> p & 1 else 'looted')}")
    return lines


def _write_faction(g: Empire, f: Faction) -> list[str]:
    told = [(key, shape, getattr(g, name)[f]) for key, name, shape in FACTION]
    lines = [f"{key} = {shape.write(value)}" for key, shape, value in told]
    return ["", "[[faction]]", f"id = {quoted(FACTION_IDS[f])}", *lines]


def _write_phase(g: Empire) -> list[str]:
    return [
        "",
        "[phase]",
        f"kind = {quoted('roman' if g.roman else 'barbarian')}",
        f"faction = {quoted(FACTION_IDS[g.active])}",
        'step = "points"',
        *[f"{key} = {shape.write(getattr(g, name))}" for key, name, shape in PHASE],
    ]
