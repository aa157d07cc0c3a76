"""Positions as text: a TOML file for any moment of a game, written by people or by `write`.

A position lists what is on the table by name. `[pieces]` says for each place who is there; whoever is not named is off
the map, but guards stand with their leaders and Armenia in its zone. Camps follow from the statuses of the Peoples and
from the rebels. Whatever is left out has the value of an empty table: Peoples at peace, fleets in port, all counters in
the cup. Where the game stands is said in one of two ways: `[phase]` with `kind` and `camp` begins a phase;
`[[procedure]]` tables give the whole stack and `awaiting` the seats that must choose, as `write` does.
`dice` holds scripted dice ("d6 4", "d10 0"), used before the generator.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from latrunculi.games.imperator.state import death, departed
from latrunculi.games.ultimus.components import FIRST_YEAR, LAST_YEAR
from latrunculi.games.ultimus.invariants import defects
from latrunculi.games.ultimus.scenarios import GAME_ID, LEADER_IDS, SCENARIO_IDS, UNIT_IDS
from latrunculi.games.ultimus.shapes import Each, Flags, Mark, Number, One, Shape, Some, quoted
from latrunculi.games.ultimus.state import (
    BARBARUS,
    CAMP_IDS,
    COUNCIL_TRIED,
    DEATHS_DONE,
    FOEDERATI,
    PAPA_PLAYED,
    PAX,
    ROMANUS,
    STATUS_IDS,
    Ultimus,
)
from latrunculi.games.ultimus.words import OBJECTS
from latrunculi.games.ultimus.world import (
    ARMENIA,
    ARMENIA_ZONE,
    BU,
    COUNTERS,
    FIRST_GUARD,
    FLEET_IDS,
    FLEETS,
    HALF_IDS,
    HARBOURS,
    MAJOR_FROM_START,
    NONE,
    PEOPLE_IDS,
    PEOPLE_LEADERS,
    PEOPLE_PIECES,
    PEOPLES,
    PIECE,
    PIECE_IDS,
    PIECE_PEOPLE,
    PIECES,
    PLACE_IDS,
    POOL,
    SEAS,
    STRATAGEM_IDS,
    TITLES,
    UNITS,
    ZONE_IDS,
    ZONES,
)
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.position import PositionError, Reader, go_on, parse, read_stack

GAME_NAMES: Final = ("ultimus", "romanorum")
"""Other names that the game goes by."""
CAUSE_IDS: Final = OBJECTS["cause"]
GUARD_IDS: Final = tuple([PIECE_IDS[unit] for unit in members(BU)])
PORT_IDS: Final = PLACE_IDS[: ZONES + SEAS]
"""Where a fleet may be."""
DICE: Final = {"d6": (1, 6), "d10": (0, 9)}

_PIECES: Final = Some(PIECE_IDS)
_PEOPLES: Final = Some(PEOPLE_IDS)
_LEADER: Final = One(LEADER_IDS, UNITS)
_ZONE: Final = One(ZONE_IDS)
_CAMP: Final = One(CAMP_IDS)

VALUES: Final[tuple[tuple[str, str, Shape], ...]] = (
    ("year", "year", Number(FIRST_YEAR, LAST_YEAR)),
    ("last-year", "last_year", Number(FIRST_YEAR, LAST_YEAR)),
    ("scenario", "scenario", One(SCENARIO_IDS)),
    ("romanus-seat", "first_seat", Number(0, 1)),
    ("cuts", "cuts", Number()),
    ("initiative", "initiative", _CAMP),
    ("active", "active", _CAMP),
    ("marks", "flags", Flags({"pax": PAX, "papa": PAPA_PLAYED, "council-tried": COUNCIL_TRIED,
                              "deaths-done": DEATHS_DONE})),
    ("event", "event", Number(0, 15)),
    ("event-half", "event_half", One((*HALF_IDS, "both"))),
    ("ended", "ended", Mark()),
    ("weak", "weak", Some(UNIT_IDS)),
    ("moved", "moved", _PIECES),
    ("arrived", "arrived", _PIECES),
    ("crossed", "crossed", _PIECES),
    ("held", "held", Some(ZONE_IDS)),
    ("summoned", "summoned", _PIECES),
    ("escort", "escort", _LEADER),
    ("escorted", "escorted", _PIECES),
    ("free", "free", _PEOPLES),
    ("beaten", "beaten", _PEOPLES),
    ("founded", "founded", _PEOPLES),
    ("migrating", "migrating", One(PEOPLE_IDS)),
    ("migrant-camp", "migrant_camp", _CAMP),
    ("sailed", "sailed", Some(FLEET_IDS)),
    ("council", "council", _ZONE),
    ("plague", "plague", _ZONE),
    ("epidemic", "epidemic", _ZONE),
    ("garrisons", "garrisons", Some(ZONE_IDS)),
    ("plot-killed", "plot_killed", _PIECES),
    ("quiet", "quiet", Some(CAMP_IDS)),
)  # fmt: skip
"""What is one value: its key, the field of the state, its shape."""

TABLES: Final[tuple[tuple[str, str, Each], ...]] = (
    ("points", "vp", Each(CAMP_IDS, Number())),
    ("sequences", "smc", Each(CAMP_IDS, Number())),
    ("augusti", "augustus", Each(HALF_IDS, _LEADER)),
    ("patricians", "patrician", Each(HALF_IDS, _LEADER)),
    ("usurpers", "usurper", Each(HALF_IDS, _LEADER)),
    ("stand-ins", "stand_in", Each(HALF_IDS, _LEADER)),
    ("rebels", "rebels", Each(HALF_IDS, _PIECES)),
    ("won", "won", Each(HALF_IDS, Mark())),
    ("vacant", "vacant", Each(HALF_IDS, Mark())),
    ("fled", "fled", Each(HALF_IDS, Mark())),
    ("guards", "guard_of", Each(GUARD_IDS, _LEADER)),
    ("status", "status", Each(PEOPLE_IDS, One(STATUS_IDS))),
    ("allies", "ally", Each(PEOPLE_IDS, One(PEOPLE_IDS))),
    ("capitals", "capital", Each(PEOPLE_IDS, _ZONE)),
    ("reges", "rex", Each(PEOPLE_IDS, _LEADER)),
    ("last-fall", "last_fall", Each(PEOPLE_IDS, _ZONE)),
    ("settled-at", "settled_at", Each(PEOPLE_IDS, _ZONE)),
    ("fleets", "fleet_at", Each(FLEET_IDS, One(PORT_IDS))),
    ("fleet-camps", "fleet_camp", Each(FLEET_IDS, _CAMP)),
    ("fleets-back", "fleet_back", Each(FLEET_IDS, Number())),
    ("came-from", "came_from", Each(ZONE_IDS, Some(ZONE_IDS))),
    ("fell-at", "fell_at", Each(UNIT_IDS, _ZONE)),
)
"""What is a table of values."""

APART: Final = (
    "seats", "rng", "awaiting", "private", "at", "inside", "own", "occupied", "led", "mourning", "cup", "hand",
    "copies", "unknown", "majors",
)  # fmt: skip
"""The fields that are read and written in ways of their own."""

_TURN: Final = (("turns", "review"),)
PHASES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "deployment": (("turns", "start"),),
    "stratagems": (("turns", "begin_turn"),),
    "initiative": (("turns", "initiative"),),
    "geostrategy": (("turns", "geostrategy"),),
    "administration": (*_TURN, ("campaign", "start"), ("administration", "start")),
    "campaign": (*_TURN, ("campaign", "start")),
    "marching": (*_TURN, ("campaign", "fight"), ("marching", "start")),
    "combats": (*_TURN, ("campaign", "count_down"), ("combats", "start")),
    "review": _TURN,
}
"""The phases that a position may begin: the procedures in progress, the innermost last, each with its next step."""
SEQUENCES: Final = ("marching", "combats")
"""The phases that belong to one camp."""


def _empty() -> Ultimus:
    """The table as a position takes it to be where it says nothing."""
    g = Ultimus(2, 0)
    g.year, g.last_year = FIRST_YEAR, LAST_YEAR
    g.scenario = SCENARIO_IDS.index("campaign")
    g.status[ARMENIA] = FOEDERATI
    g.fleet_at = [*HARBOURS, *[NONE] * (FLEETS - len(HARBOURS))]
    return g


EMPTY: Final = _empty()


# ---------------------------------------------------------------- reading


def read(text: str, file: str, procedures: Mapping[str, type[Procedure[Any]]]) -> Ultimus:
    """The state that a position describes, at its next decision.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    top = Reader(parse(text, file), file)
    top.choice("game", (GAME_ID, *GAME_NAMES))
    g = EMPTY.clone()
    g.rng = top.hexadecimal("rng")
    for key, name, shape in VALUES:
        setattr(g, name, shape.read(top, key, getattr(EMPTY, name)))
    for key, name, each in TABLES:
        setattr(g, name, each.read(top, key, getattr(EMPTY, name)))
    _read_pieces(g, top)
    _read_camps(g, top)
    _read_counters(g, top)
    g.majors = _PEOPLES.read(top, "majors", majors(g))
    for row in top.each("mourning", "leader") if top.has("mourning") else ():
        leader, cause = _LEADER.read(row, "leader", UNITS), CAUSE_IDS.index(row.choice("cause", CAUSE_IDS))
        camp = CAMP_IDS.index(row.choice("camp", CAMP_IDS, CAMP_IDS[g.camp(leader)]))
        g.mourning.append(death(leader, camp, cause))
        row.finish()
    _read_script(g, top)
    settled = top.has("awaiting")
    awaiting = top.seats("awaiting", g.seats)
    g.private = top.flag("private", False)
    g.stack = read_stack(top, procedures, _value)
    _read_phase(g, top, procedures)
    top.finish()
    top.check()
    g.derive()
    faults = [f"{file}: {fault}; correct the position" for fault in defects(g)]
    if not g.stack and not settled:
        faults.append(f"{file}: nothing says where the game stands; add a table [phase] with kind and camp")
    if faults:
        raise PositionError(faults)
    g.awaiting = awaiting
    go_on(g, settled, file)
    return g


def _read_pieces(g: Ultimus, top: Reader) -> None:
    """Who is where; those who are not named stand where they belong without being told."""
    row = top.sub("pieces")
    named: dict[str, str] = {}
    for place, place_id in enumerate(PLACE_IDS):
        for name in row.choices(place_id, PIECE_IDS, []):
            if name in named:
                row.fault(place_id, f"{name} is in {named[name]} too", "name each piece once")
            named[name] = place_id
            g.put(PIECE[name], place)
    row.finish()
    for piece, name in enumerate(PIECE_IDS):
        if name not in named:
            g.put(piece, _unnamed(g, piece))


def _unnamed(g: Ultimus, piece: int) -> int:
    """Where a piece is that a position does not name (UR-3.2.4-2, UR-4.4.2-3)."""
    if BU >> piece & 1:
        leader = g.guard_of[piece - FIRST_GUARD]
        return g.at[leader] if leader != NONE and g.on_map(leader) else POOL
    return ARMENIA_ZONE if PIECE_PEOPLE[piece] == ARMENIA else POOL


def _followed(g: Ultimus) -> int:
    """The pieces that belong to BARBARE by the statuses of the Peoples and by the usurpations (UR-4.4.1, UR-3.6.3)."""
    mask = g.rebellious()
    for people in range(PEOPLES):
        if g.status[people] != FOEDERATI and people != ARMENIA:
            mask |= PEOPLE_PIECES[people]
    return mask


def _read_camps(g: Ultimus, top: Reader) -> None:
    row = top.sub("camps")
    others = [_PIECES.read(row, name, 0) for name in CAMP_IDS]
    for piece in members(others[ROMANUS] & others[BARBARUS]):
        row.fault("barbarus", f"{PIECE_IDS[piece]} is in the other camp too", "name it in one of them")
    row.finish()
    mask = _followed(g) & ~others[ROMANUS] | others[BARBARUS]
    g.join(mask, BARBARUS)
    g.join(((1 << PIECES) - 1) & ~mask, ROMANUS)


def _read_counters(g: Ultimus, top: Reader) -> None:
    """The stratagems in hands, by camp, and what is left of them in the cup."""
    for key, hands in (("hands", g.hand), ("copies", g.copies)):
        row = top.sub(key)
        for camp, name in enumerate(CAMP_IDS):
            for counter in row.choices(name, STRATAGEM_IDS, []):
                hands[g.seat_of(camp) * TITLES + STRATAGEM_IDS.index(counter)] += 1
        row.finish()
    row = top.sub("unknown")
    for camp, name in enumerate(CAMP_IDS):
        g.unknown[g.seat_of(camp)] = row.number(name, 0, low=0)
    row.finish()
    g.cup = Each(STRATAGEM_IDS, Number()).read(top, "cup", _left(g))
    for title, name in enumerate(STRATAGEM_IDS):
        if g.cup[title] < 0:
            held = COUNTERS[title] - g.cup[title]
            top.fault("hands", f"{held} counters {name} of {COUNTERS[title]}", "take some out of the hands")


def _left(g: Ultimus) -> list[int]:
    """The counters of each title that are not in a hand."""
    return [COUNTERS[title] - g.hand[title] - g.hand[TITLES + title] for title in range(TITLES)]


def majors(g: Ultimus) -> int:
    """The major Peoples as far as the table shows: those of the start, and those that have had a leader (UR-4.1-2)."""
    mask = MAJOR_FROM_START
    for people in range(PEOPLES):
        if PEOPLE_LEADERS[people] & ~g.inside[POOL]:
            mask |= 1 << people
    return mask


def _read_script(g: Ultimus, top: Reader) -> None:
    dice = top.array("dice", str, 'dice such as "d6 4"', [])
    outcomes: list[int] = []
    for die in dice:
        kind, _, face = die.partition(" ")
        low, high = DICE.get(kind, (0, -1))
        if not face.isdecimal() or not low <= int(face) <= high:
            top.fault("dice", f"holds {die!r}", 'write "d6 1" to "d6 6", "d10 0" to "d10 9"')
            continue
        outcomes.append(int(face) - low)
    script = top.array("script", int, "outcomes of chance from 0 on", [])
    if any(outcome < 0 for outcome in script):
        top.fault("script", f"is {script}", "write outcomes from 0 on")
    if top.has("dice") or top.has("script"):
        g.script = outcomes + script


def _value(row: Reader, name: str) -> object:
    """A field of a procedure: a number, a text, true or false, or a list of numbers."""
    value = row.table.get(name)
    if isinstance(value, bool):
        return row.flag(name)
    if isinstance(value, list):
        return row.array(name, int, "whole numbers")
    return row.text(name) if isinstance(value, str) else row.number(name)


def _read_phase(g: Ultimus, top: Reader, procedures: Mapping[str, type[Procedure[Any]]]) -> None:
    if not top.has("phase"):
        return
    known = [kind for kind, frames in PHASES.items() if all(name in procedures for name, _ in frames)]
    row = top.sub("phase")
    kind = row.choice("kind", known)
    camp = _CAMP.read(row, "camp", g.initiative)
    row.finish()
    if g.stack:
        row.fault("kind", "there are tables [[procedure]] too", "keep one of the two")
    if kind not in known or camp == NONE:
        return
    if kind in SEQUENCES:
        g.active = camp
        g.smc[camp] = g.smc[camp] or 1
    elif kind == "campaign" and g.smc == [0, 0]:
        g.smc = [1, 1]
    for name, step in PHASES[kind]:
        frame = procedures[name]()
        frame.step = step
        if "turn_of" in frame.FIELDS:
            setattr(frame, "turn_of", 1 - camp)  # noqa: B010 -- the procedure is one of another module
        g.stack.append(frame)


# ---------------------------------------------------------------- writing


def write(g: Ultimus) -> str:
    """The position of a state; `read` gives the state again."""
    lines = [f"game = {quoted(GAME_ID)}"]
    if g.rng:
        lines.append(f"rng = {quoted(f'{g.rng:x}')}")
    for key, name, shape in VALUES:
        value = getattr(g, name)
        if value != getattr(EMPTY, name) or name == "year":
            lines.append(f"{key} = {shape.write(value)}")
    if g.majors != majors(g):
        lines.append(f"majors = {_PEOPLES.write(g.majors)}")
    if g.script is not None:
        lines.append(f"script = {g.script}")
    lines.append(f"awaiting = {members(g.awaiting)}")
    if g.private:
        lines.append("private = true")
    lines += _table("pieces", _write_pieces(g))
    for key, name, each in TABLES:
        lines += _table(key, each.lines(getattr(g, name), getattr(EMPTY, name)))
    lines += _table("camps", _write_camps(g))
    lines += _write_counters(g)
    for entry in g.mourning:
        leader, camp, cause = departed(entry)
        lines += ["", "[[mourning]]", f"leader = {_LEADER.write(leader)}"]
        if camp != g.camp(leader):
            lines.append(f"camp = {quoted(CAMP_IDS[camp])}")
        lines.append(f"cause = {quoted(CAUSE_IDS[cause])}")
    for frame in g.stack:
        lines += ["", "[[procedure]]", f"name = {quoted(frame.NAME)}", f"step = {quoted(frame.step)}"]
        lines += [f"{name} = {quoted(getattr(frame, name))}" for name in frame.FIELDS]
    return "\n".join(lines) + "\n"


def _table(key: str, rows: list[str]) -> list[str]:
    return ["", f"[{key}]", *rows] if rows else []


def _write_pieces(g: Ultimus) -> list[str]:
    rows = []
    for place, place_id in enumerate(PLACE_IDS):
        here = g.inside[place]
        if place == POOL:
            here = sum(1 << piece for piece in members(here) if _unnamed(g, piece) != POOL)
        if here:
            rows.append(f"{place_id} = {_PIECES.write(here)}")
    return rows


def _write_camps(g: Ultimus) -> list[str]:
    expected = _followed(g)
    strays = (expected & g.own[ROMANUS], g.own[BARBARUS] & ~expected)
    return [f"{CAMP_IDS[camp]} = {_PIECES.write(mask)}" for camp, mask in enumerate(strays) if mask]


def _write_counters(g: Ultimus) -> list[str]:
    lines: list[str] = []
    for key, hands in (("hands", g.hand), ("copies", g.copies)):
        rows = []
        for camp, name in enumerate(CAMP_IDS):
            first = g.seat_of(camp) * TITLES
            titles = [STRATAGEM_IDS[t] for t in range(TITLES) for _ in range(hands[first + t])]
            if titles:
                rows.append(f"{name} = {quoted(titles)}")
        lines += _table(key, rows)
    unknown = [f"{CAMP_IDS[camp]} = {g.unknown[g.seat_of(camp)]}" for camp in (ROMANUS, BARBARUS)]
    if any(g.unknown):
        lines += _table("unknown", unknown)
    return lines + _table("cup", Each(STRATAGEM_IDS, Number()).lines(g.cup, _left(g)))
