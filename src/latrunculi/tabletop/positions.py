"""Positions as text: what a game lists of its fields, and what all games write alike.

Pieces stand in their places by name, fields are values and tables of values; dice are scripted; procedures are in
progress, and `awaiting` says who must choose. Whatever is left out is as on the table of `model`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from latrunculi.kernel.actions import MOST_OBJECTS, members
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.position import Reader, go_on, parse, read_stack, shown
from latrunculi.tabletop.shapes import Each, Shape, Some, quoted

S = TypeVar("S", bound=State)

DICE: Final = {"d6": (1, 6), "d10": (0, 9)}
"""The faces of the dice that a position may script."""
LEAST: Final = -20
"""Below any field of a procedure that is no set: a bonus, a margin; -1 is none."""


class Positions(Generic[S]):
    """The positions of one game: how each field is written, and in which ways of its own a game tells what it holds."""

    game: Sequence[str]
    """The id of the game, then its other names."""
    values: Sequence[tuple[str, str, Shape]]
    """What is one value: its key, the field of the state, its shape."""
    tables: Sequence[tuple[str, str, Each]]
    """What is a table of values."""
    always: Collection[str] = ()
    """The values that are written even where they are those of the model."""
    retired: Collection[str] = ()
    """The values of positions of earlier versions that say nothing any more."""
    places: Sequence[str]
    pieces: Mapping[str, int]
    """The number of each piece, by its id, in their order."""
    sets: Collection[str]
    """The fields of procedures that may hold a set, one bit for each object, or a list of sets."""
    objects: int = MOST_OBJECTS
    """How many bits a set may have."""
    bounds: Mapping[str, tuple[int, int]] = {}
    """The least and the greatest number of other fields of procedures; for those left out, from LEAST to any object."""
    opening: tuple[type[Procedure[Any]], str]
    """The procedure in progress, and its next step, where a position says nothing of it."""
    phase: str
    """What says where the game stands, besides procedures."""

    # ------------------------------------------------------------------ what the games decide

    def model(self, top: Reader) -> S:
        """The table as a position takes it to be where it says nothing, by what it says first of all."""
        raise NotImplementedError

    def model_of(self, g: S) -> S:
        """The same, for the position of a state."""
        raise NotImplementedError

    def write_head(self, g: S) -> list[str]:
        """The lines that `model` reads."""
        return []

    def read_own(self, g: S, top: Reader) -> None:
        """Read who is where, and whatever else this game tells in a way of its own."""
        raise NotImplementedError

    def write_own(self, g: S) -> list[str]:
        """The lines of such values."""
        return []

    def write_tables(self, g: S) -> list[str]:
        """The tables of such values, which stand behind all others."""
        return []

    def named(self, g: S, place: int) -> int:
        """The pieces in a place that a position must name, as a mask."""
        raise NotImplementedError

    def begin(self, g: S, top: Reader, procedures: Mapping[str, type[Procedure[Any]]], settled: bool) -> None:
        """Begin with `opening` where nothing is in progress; `settled` if the position says that nothing need be."""
        if not g.stack and not settled:
            kind, step = self.opening
            frame = kind()
            frame.step = step
            g.stack.append(frame)

    def work_out(self, g: S) -> None:
        """Work out what follows from the values; the sets beside the fields are derived already."""

    def defects(self, g: S) -> list[str]:
        """What must not be on the table."""
        raise NotImplementedError

    # ------------------------------------------------------------------ reading

    def read(self, text: str, file: str, procedures: Mapping[str, type[Procedure[Any]]]) -> S:
        """The state that a position describes, at its next decision.

        Raises:
            PositionError: naming every defect with file, entry and cure.
        """
        top = Reader(parse(text, file), file)
        top.choice("game", self.game)
        model = self.model(top)
        g = model.clone()
        assert isinstance(g, type(model))
        g.rng = top.hexadecimal("rng")
        for key, name, shape in self.values:
            setattr(g, name, shape.read(top, key, getattr(model, name)))
        for key, name, each in self.tables:
            setattr(g, name, each.read(top, key, getattr(model, name)))
        for key in self.retired:
            top.has(key)
        self.read_own(g, top)
        self.read_chance(g, top)
        settled = top.has("awaiting")
        awaiting = top.seats("awaiting", g.seats)
        g.private = top.flag("private", False)
        g.stack = read_stack(top, procedures, self.read_field)
        self.begin(g, top, procedures, settled)
        top.finish()
        top.check()
        g.derive()
        self.work_out(g)
        go_on(g, file, self.defects(g), awaiting, settled, self.phase)
        return g

    def read_chance(self, g: S, top: Reader) -> None:
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

    def read_field(self, row: Reader, name: str) -> object:
        """A field of a procedure: true or false, a text, a number, a list of numbers, a set, or a list of sets.

        What is no set counts something or names an object: larger numbers would be shifted by, or counted up to.
        """
        value = row.table.get(name)
        if isinstance(value, bool):
            return row.flag(name)
        if isinstance(value, str):
            return row.text(name)
        least, most = (-1, (1 << self.objects) - 1) if name in self.sets else (LEAST, MOST_OBJECTS)
        if isinstance(value, list):
            found = row.array(name, int, "whole numbers")
            if any(not least <= number <= most for number in found):
                row.fault(name, f"is {shown(found)}", self._cure(name, least, most))
            return found
        if name not in self.sets or not isinstance(value, int):
            least, most = self.bounds.get(name, (least, most))
            return row.number(name, low=least, high=most)
        if not least <= value <= most:
            row.fault(name, f"is {shown(value)}", self._cure(name, least, most))
            return 0
        return row.number(name)

    def _cure(self, name: str, least: int, most: int) -> str:
        if name in self.sets:
            return f"write a set of {self.objects} objects at most"
        return f"write whole numbers from {least} to {most}"

    # ------------------------------------------------------------------ writing

    def write(self, g: S) -> str:
        """The position of a state; `read` gives the state again."""
        model = self.model_of(g)
        lines = [f"game = {quoted(self.game[0])}", *self.write_head(g)]
        if g.rng:
            lines.append(f"rng = {quoted(f'{g.rng:x}')}")
        for key, name, shape in self.values:
            value = getattr(g, name)
            if value != getattr(model, name) or name in self.always:
                lines.append(f"{key} = {shape.write(value)}")
        lines += self.write_own(g)
        if g.script is not None:
            lines.append(f"script = {g.script}")
        lines.append(f"awaiting = {list(members(g.awaiting))}")
        if g.private:
            lines.append("private = true")
        everybody = Some(tuple(self.pieces))
        told = [(name, self.named(g, place)) for place, name in enumerate(self.places)]
        lines += write_table("pieces", [f"{name} = {everybody.write(mask)}" for name, mask in told if mask])
        for key, name, each in self.tables:
            lines += write_table(key, each.lines(getattr(g, name), getattr(model, name)))
        lines += self.write_tables(g)
        for frame in g.stack:
            lines += ["", "[[procedure]]", f"name = {quoted(frame.NAME)}", f"step = {quoted(frame.step)}"]
            lines += [f"{name} = {quoted(getattr(frame, name))}" for name in frame.FIELDS]
        return "\n".join(lines) + "\n"


def write_table(key: str, rows: list[str]) -> list[str]:
    """A table of a position, nothing for an empty one."""
    return ["", f"[{key}]", *rows] if rows else []
