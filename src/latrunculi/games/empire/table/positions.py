"""Positions as text: a TOML file for any moment of a game, written by people or by `write`.

`[[province]]` and `[[faction]]` tables say what each holds, `[control]` who leads which People, Tribe or Kingdom. Where
the game stands is said in one of two ways: `[phase]` with `kind`, `faction` and `step` starts a phase at one of its
steps; `[[procedure]]` tables give the whole stack and `awaiting` the seats that must choose, as `write` does. `dice`
holds scripted dice, used before the generator.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from latrunculi.games.empire.components.cards import CARD_IDS, CARDS
from latrunculi.games.empire.components.chart import DIOCESE_IDS, PROVINCE_IDS, PROVINCES
from latrunculi.games.empire.components.chits import ENTRY_SIDE
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
from latrunculi.kernel.actions import MOST_OBJECTS
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.position import Reader, parse
from latrunculi.kernel.sourced import provenance
from latrunculi.tabletop.positions import Positions, write_table
from latrunculi.tabletop.shapes import Mark, Number, One, Shape, Some, quoted

Shapes: TypeAlias = tuple[tuple[str, str, Shape], ...]
"""Values: the key of each, the field of the state, its shape."""

FORTS: Final = ("fort", "fortress")
CITIES: Final = ("intact", "looted")
STEPS: Final = {
    "barbarian": ("start", "recruitment", "placement", "loot", "points"),
    "roman": ("start", "recruitment", "placement", "cities", "loot", "points"),
}
OPTIONS: Final[Shapes] = (
    ("withdrawal-round", "withdrawal_round", Number(1, 2)),
    ("bribes", "bribes", Number(0, 1)),
)
"""The rules that the table has chosen."""
FACTION: Final[Shapes] = (
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
PHASE: Final[Shapes] = (
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
BOUNDS: Final = {
    "amount": (0, MOST_OBJECTS),
    "card": (0, CARDS - 1),
    "extra": (0, MOST_OBJECTS),
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
"""Bounds of the fields of procedures, by their names."""


class EmpirePositions(Positions[Empire]):
    """The positions of *History of the Roman Empire*."""

    game = (IDENTITY.id, *IDENTITY.aliases)
    values = (("cuts", "cuts", Number()), ("drawn", "drawn", Number(0, EMPEROR_CHITS)))
    tables = ()
    places = ()
    pieces: Mapping[str, int] = {}
    sets = ()
    bounds = BOUNDS
    phase = "kind, faction and step"

    def model(self, top: Reader) -> Empire:
        g = Empire(top.number("players", 4, low=2, high=4), 0)
        g.factions = 3 if g.seats == 3 else 4
        g.turn = top.number("turn", 1, low=0, high=TURNS)
        g.last_turn = top.number("last_turn", TURNS, low=max(1, g.turn), high=TURNS)
        return g

    def model_of(self, g: Empire) -> Empire:
        return Empire(g.seats, 0)

    def write_head(self, g: Empire) -> list[str]:
        return [f"players = {g.seats}", f"turn = {g.turn}", f"last_turn = {g.last_turn}"]

    def read_own(self, g: Empire, top: Reader) -> None:
        _read_row(g, top.sub("options"), OPTIONS)
        _read_map(g, top)
        named = top.choices("drawing", FACTION_IDS, [])
        g.drawing = [FACTION_IDS.index(faction) for faction in named] or list(range(g.factions))

    def write_own(self, g: Empire) -> list[str]:
        return [f"drawing = {quoted([FACTION_IDS[f] for f in g.drawing])}"]

    def read_chance(self, g: Empire, top: Reader) -> None:
        """All dice have six sides: they are written as numbers."""
        dice = top.array("dice", int, "dice from 1 to 6", [])
        script = top.array("script", int, "outcomes of chance from 0 on", [])
        if any(not 1 <= die <= 6 for die in dice):
            top.fault("dice", f"is {dice}", "write dice from 1 to 6")
        if dice or script:
            g.script = [die - 1 for die in dice] + script

    def begin(self, g: Empire, top: Reader, procedures: Mapping[str, type[Procedure[Any]]], settled: bool) -> None:
        """The table `phase`: whose it is, at which step, and what holds in it."""
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
            side = ENTRY_SIDE[max(g.turn, 1)][max(g.people_chit[f], 1)]
        elif not g.emperor_chit[f]:
            row.fault("faction", "holds no Emperor chit", f'give [[faction]] {FACTION_IDS[f]} a number "emperor"')
        begin_phase(g, f, roman, side)
        if step != "start":
            (g.emperor_shown if roman else g.people_shown)[f] = 1
            if not roman:
                g.take_control(side, f)
                g.own_barbarian = g.horde[f]
        _read_row(g, row, PHASE)
        turns = Turns()
        turns.step = "next_phase"
        turns.next_kind = 1 - roman
        begun: Procedure[Empire] = RomanPhase(f) if roman else BarbarianPhase(f)
        begun.step = step
        if not g.stack:
            g.stack = [turns, begun]

    def write_tables(self, g: Empire) -> list[str]:
        lines = write_table("options", _row(g, OPTIONS))
        for p in range(PROVINCES):
            lines += _write_province(g, p)
        for f in range(g.factions):
            lines += _write_faction(g, f)
        led = [side for side in range(FACTIONS, SIDES) if g.controller[side] != NOBODY]
        lines += write_table("control", [f"{SIDE_IDS[s]} = {quoted(FACTION_IDS[g.controller[s]])}" for s in led])
        return lines + _write_phase(g) if g.active != NOBODY else lines

    def defects(self, g: Empire) -> list[str]:
        return defects(g)


_POSITIONS: Final = EmpirePositions()
read: Final = _POSITIONS.read
write: Final = _POSITIONS.write


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
    _read_map(g, top)
    provenance(scenario)
    scenario.finish()
    top.finish()
    top.check()


# ---------------------------------------------------------------- tables of one thing


def _read_map(g: Empire, top: Reader) -> None:
    """Who leads whom, and what Provinces and Factions hold."""
    row = top.sub("control")
    for side in range(FACTIONS, SIDES):
        if row.has(SIDE_IDS[side]):
            g.take_control(side, FACTION_IDS.index(row.choice(SIDE_IDS[side], FACTION_IDS)))
    row.finish()
    for row in top.each("province"):
        _read_province(g, row)
    for row in top.each("faction"):
        _read_faction(g, row)


def _read_row(g: Empire, row: Reader, shapes: Shapes) -> None:
    """Fields that are one value each."""
    for key, name, shape in shapes:
        setattr(g, name, shape.read(row, key, getattr(g, name)))
    row.finish()


def _row(g: Empire, shapes: Shapes) -> list[str]:
    return [f"{key} = {shape.write(getattr(g, name))}" for key, name, shape in shapes]


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
        *_row(g, PHASE),
    ]
