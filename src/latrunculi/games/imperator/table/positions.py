"""Positions of the family's games as text: what a game lists of its fields, and what all of them write alike.

Pieces stand in their places by name, counters in hands by camp, deaths whose consequences wait; dice are scripted; a
phase begins, or procedures are in progress.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.state import (
    Imperator,
    death,
    departed,
)
from latrunculi.games.imperator.table.shapes import Each, Number, One, Shape, Some, quoted
from latrunculi.kernel.actions import MOST_OBJECTS, members
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.position import Reader, go_on, parse, read_stack, shown

G = TypeVar("G", bound=Imperator)

DICE: Final = {"d6": (1, 6), "d10": (0, 9)}
SETS: Final = frozenset(
    {
        "chosen", "dismissed", "dissolved", "done", "engaged", "group", "home", "landed", "leaders", "left", "more",
        "movers", "party", "placed", "recruits", "spared", "struck", "trail", "tried", "zones",
    }
)  # fmt: skip
"""The fields of procedures that may hold a set, of pieces, zones or Peoples: one bit for each."""
LEAST: Final = -20
"""Below any other field of a procedure: a bonus, a margin; -1 is none."""
SEQUENCES: Final = ("marching", "combats")
"""The phases that belong to one camp."""
Frames = tuple[tuple[str, str], ...]
"""Procedures in progress, the innermost last, each with its next step."""


class CommonPositions(Generic[G]):
    """The positions of one game: how each field is written, and in which ways of its own a game tells what it holds."""

    game: Sequence[str]
    """The id of the game, then its other names."""
    empty: G
    """The table as a position takes it to be where it says nothing."""
    values: Sequence[tuple[str, str, Shape]]
    """What is one value: its key, the field of the state, its shape."""
    tables: Sequence[tuple[str, str, Each]]
    """What is a table of values."""
    phases: Mapping[str, Frames]
    """The phases that a position may begin."""
    camps: Sequence[str]
    causes: Sequence[str]
    titles: Sequence[str]
    places: Sequence[str]
    pieces: Mapping[str, int]
    """The number of each piece, by its id, in their order."""
    leader: One
    counters: Sequence[int]
    """How many counters of each title there are."""
    hands: Sequence[tuple[str, str]] = (("hands", "hand"),)
    """The tables of counters in hands, each with its field of the state."""

    # ------------------------------------------------------------------ what the games decide

    def defects(self, g: G) -> list[str]:
        """What must not be on the table."""
        raise NotImplementedError

    def read_own(self, g: G, top: Reader) -> None:
        """Read who is where and of which camp, and whatever else this game tells in a way of its own."""
        raise NotImplementedError

    def write_own(self, g: G) -> list[str]:
        """The lines of such values; those of places and camps have methods of their own."""
        raise NotImplementedError

    def named(self, g: G, place: int) -> int:
        """The pieces in a place that a position must name, as a mask."""
        return g.inside[place]

    def write_camps(self, g: G) -> list[str]:
        """The rows of the table of camps: the pieces that are not where they are expected."""
        raise NotImplementedError

    def left(self, g: G) -> list[int]:
        """The counters of each title that lie in the cup if a position does not say otherwise."""
        titles = len(self.titles)
        return [number - g.hand[t] - g.hand[titles + t] for t, number in enumerate(self.counters)]

    # ------------------------------------------------------------------ reading

    def read(self, text: str, file: str, procedures: Mapping[str, type[Procedure[Any]]]) -> G:
        """The state that a position describes, at its next decision.

        Raises:
            PositionError: naming every defect with file, entry and cure.
        """
        top = Reader(parse(text, file), file)
        top.choice("game", self.game)
        g = self.empty.clone()
        assert isinstance(g, type(self.empty))
        g.rng = top.hexadecimal("rng")
        for key, name, shape in self.values:
            setattr(g, name, shape.read(top, key, getattr(self.empty, name)))
        for key, name, each in self.tables:
            setattr(g, name, each.read(top, key, getattr(self.empty, name)))
        self.read_own(g, top)
        self._read_hands(g, top)
        self._read_cup(g, top)
        self._read_mourning(g, top)
        read_script(g, top)
        settled = top.has("awaiting")
        awaiting = top.seats("awaiting", g.seats)
        g.private = top.flag("private", False)
        g.stack = read_stack(top, procedures, read_field)
        self._read_phase(g, top, procedures)
        top.finish()
        top.check()
        g.derive()
        go_on(g, file, self.defects(g), awaiting, settled, "kind and camp")
        return g

    def placed(self, top: Reader) -> Iterator[tuple[Reader, int, int]]:
        """Who is where: the reader of the table of pieces, then place and piece of each that it names."""
        row = top.sub("pieces")
        named: dict[str, str] = {}
        for place, place_id in enumerate(self.places):
            for name in row.choices(place_id, self.pieces, []):
                if name in named:
                    row.fault(place_id, f"{name} is in {named[name]} too", "name each piece once")
                named[name] = place_id
                yield row, place, self.pieces[name]
        row.finish()

    def _read_hands(self, g: G, top: Reader) -> None:
        """Counters in hands, by camp."""
        for key, field in self.hands:
            hands = getattr(g, field)
            row = top.sub(key)
            for camp, name in enumerate(self.camps):
                for counter in row.choices(name, self.titles, []):
                    hands[g.seat_of(camp) * len(self.titles) + self.titles.index(counter)] += 1
            row.finish()

    def _read_cup(self, g: G, top: Reader) -> None:
        """How many counters a viewer does not know, and what is in the cup."""
        row = top.sub("unknown")
        for camp, name in enumerate(self.camps):
            g.unknown[g.seat_of(camp)] = row.number(name, 0, low=0, high=sum(self.counters))
        row.finish()
        g.cup = Each(self.titles, Number(high=sum(self.counters))).read(top, "cup", self.left(g))
        for title, name in enumerate(self.titles):
            if g.cup[title] < 0:
                held = self.counters[title] - g.cup[title]
                top.fault("hands", f"{held} counters {name} of {self.counters[title]}", "take some out of the hands")

    def _read_mourning(self, g: G, top: Reader) -> None:
        """The deaths whose consequences wait."""
        for row in top.each("mourning", "leader") if top.has("mourning") else ():
            who = self.leader.read(row, "leader", g.kit.first_leader)
            cause = self.causes.index(row.choice("cause", self.causes))
            camp = self.camps.index(row.choice("camp", self.camps, self.camps[g.camp(who)]))
            g.mourning.append(death(who, camp, cause))
            row.finish()

    def _read_phase(self, g: G, top: Reader, procedures: Mapping[str, type[Procedure[Any]]]) -> None:
        """The table `phase` with `kind` and `camp`: the procedures that begin a phase."""
        if not top.has("phase"):
            return
        known = [kind for kind, frames in self.phases.items() if all(name in procedures for name, _ in frames)]
        row = top.sub("phase")
        kind = row.choice("kind", known)
        camp = One(self.camps).read(row, "camp", g.initiative)
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
        for name, step in self.phases[kind]:
            frame = procedures[name]()
            frame.step = step
            if "turn_of" in frame.FIELDS:
                setattr(frame, "turn_of", 1 - camp)  # noqa: B010 -- the procedure is one of another module
            g.stack.append(frame)

    # ------------------------------------------------------------------ writing

    def write(self, g: G) -> str:
        """The position of a state; `read` gives the state again."""
        lines = [f"game = {quoted(self.game[0])}"]
        if g.rng:
            lines.append(f"rng = {quoted(f'{g.rng:x}')}")
        for key, name, shape in self.values:
            value = getattr(g, name)
            if value != getattr(self.empty, name) or name == "year":
                lines.append(f"{key} = {shape.write(value)}")
        lines += self.write_own(g)
        if g.script is not None:
            lines.append(f"script = {g.script}")
        lines.append(f"awaiting = {members(g.awaiting)}")
        if g.private:
            lines.append("private = true")
        lines += write_table("pieces", self._write_pieces(g))
        for key, name, each in self.tables:
            lines += write_table(key, each.lines(getattr(g, name), getattr(self.empty, name)))
        lines += write_table("camps", self.write_camps(g))
        for key, field in self.hands:
            lines += write_table(key, self._write_hands(g, getattr(g, field)))
        lines += self._write_cup(g)
        lines += self._write_mourning(g)
        lines += write_stack(g)
        return "\n".join(lines) + "\n"

    def _write_pieces(self, g: G) -> list[str]:
        everybody = Some(tuple(self.pieces))
        told = [(name, self.named(g, place)) for place, name in enumerate(self.places)]
        return [f"{name} = {everybody.write(mask)}" for name, mask in told if mask]

    def _write_hands(self, g: G, hands: list[int]) -> list[str]:
        rows = []
        for camp, name in enumerate(self.camps):
            first = g.seat_of(camp) * len(self.titles)
            held = [title for t, title in enumerate(self.titles) for _ in range(hands[first + t])]
            if held:
                rows.append(f"{name} = {quoted(held)}")
        return rows

    def _write_cup(self, g: G) -> list[str]:
        lines: list[str] = []
        if any(g.unknown):
            unknown = [f"{name} = {g.unknown[g.seat_of(camp)]}" for camp, name in enumerate(self.camps)]
            lines += write_table("unknown", unknown)
        return lines + write_table("cup", Each(self.titles, Number()).lines(g.cup, self.left(g)))

    def _write_mourning(self, g: G) -> list[str]:
        lines: list[str] = []
        for entry in g.mourning:
            who, camp, cause = departed(entry)
            lines += ["", "[[mourning]]", f"leader = {self.leader.write(who)}"]
            if camp != g.camp(who):
                lines.append(f"camp = {quoted(self.camps[camp])}")
            lines.append(f"cause = {quoted(self.causes[cause])}")
        return lines


# ---------------------------------------------------------------- what needs no game


def read_script(g: State, top: Reader) -> None:
    """Scripted dice, and outcomes of chance."""
    outcomes: list[int] = []
    for die in top.array("dice", str, 'dice such as "d6 4"', []):
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


def read_field(row: Reader, name: str) -> object:
    """A field of a procedure: a number, a text, true or false, or a list of numbers.

    What is no set counts something or names an object: larger numbers would be shifted by, or counted up to.
    """
    value = row.table.get(name)
    if isinstance(value, bool):
        return row.flag(name)
    if isinstance(value, list):
        found = row.array(name, int, "whole numbers")
        if any(not LEAST <= number <= MOST_OBJECTS for number in found):
            row.fault(name, f"is {shown(found)}", f"write whole numbers from {LEAST} to {MOST_OBJECTS}")
        return found
    if isinstance(value, str):
        return row.text(name)
    if name not in SETS or not isinstance(value, int):
        return row.number(name, low=LEAST, high=MOST_OBJECTS)
    if not -1 <= value < 1 << MOST_OBJECTS:
        row.fault(name, f"is {shown(value)}", f"write a set of {MOST_OBJECTS} objects at most")
        return 0
    return row.number(name)


def write_table(key: str, rows: list[str]) -> list[str]:
    """A table of a position, nothing for an empty one."""
    return ["", f"[{key}]", *rows] if rows else []


def write_stack(g: State) -> list[str]:
    """The procedures in progress."""
    lines: list[str] = []
    for frame in g.stack:
        lines += ["", "[[procedure]]", f"name = {quoted(frame.NAME)}", f"step = {quoted(frame.step)}"]
        lines += [f"{name} = {quoted(getattr(frame, name))}" for name in frame.FIELDS]
    return lines
