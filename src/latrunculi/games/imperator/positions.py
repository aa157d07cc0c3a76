"""What positions of the family's games have in common: counters in hands, deaths, scripted dice, phases, the stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from latrunculi.games.imperator.shapes import Each, Number, One, quoted
from latrunculi.games.imperator.state import NONE, Imperator, death, departed
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.position import Reader

DICE: Final = {"d6": (1, 6), "d10": (0, 9)}
SEQUENCES: Final = ("marching", "combats")
"""The phases that belong to one camp."""
Frames = tuple[tuple[str, str], ...]
"""Procedures in progress, the innermost last, each with its next step."""


# ---------------------------------------------------------------- reading


def read_mourning(g: Imperator, top: Reader, leader: One, causes: Sequence[str], camps: Sequence[str]) -> None:
    """The deaths whose consequences wait."""
    for row in top.each("mourning", "leader") if top.has("mourning") else ():
        who, cause = leader.read(row, "leader", g.kit.first_leader), causes.index(row.choice("cause", causes))
        camp = camps.index(row.choice("camp", camps, camps[g.camp(who)]))
        g.mourning.append(death(who, camp, cause))
        row.finish()


def read_hands(
    g: Imperator, top: Reader, key: str, hands: list[int], titles: Sequence[str], camps: Sequence[str]
) -> None:
    """Counters in hands, by camp."""
    row = top.sub(key)
    for camp, name in enumerate(camps):
        for counter in row.choices(name, titles, []):
            hands[g.seat_of(camp) * len(titles) + titles.index(counter)] += 1
    row.finish()


def read_cup(
    g: Imperator, top: Reader, titles: Sequence[str], counters: Sequence[int], camps: Sequence[str], left: list[int]
) -> None:
    """How many counters a viewer does not know, and what is in the cup: what is `left`, unless it is written."""
    row = top.sub("unknown")
    for camp, name in enumerate(camps):
        g.unknown[g.seat_of(camp)] = row.number(name, 0, low=0)
    row.finish()
    g.cup = Each(titles, Number()).read(top, "cup", left)
    for title, name in enumerate(titles):
        if g.cup[title] < 0:
            held = counters[title] - g.cup[title]
            top.fault("hands", f"{held} counters {name} of {counters[title]}", "take some out of the hands")


def read_script(g: Imperator, top: Reader) -> None:
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
    """A field of a procedure: a number, a text, true or false, or a list of numbers."""
    value = row.table.get(name)
    if isinstance(value, bool):
        return row.flag(name)
    if isinstance(value, list):
        return row.array(name, int, "whole numbers")
    return row.text(name) if isinstance(value, str) else row.number(name)


def read_phase(
    g: Imperator,
    top: Reader,
    procedures: Mapping[str, type[Procedure[Any]]],
    phases: Mapping[str, Frames],
    camps: Sequence[str],
) -> None:
    """The table `phase` with `kind` and `camp`: the procedures that begin a phase."""
    if not top.has("phase"):
        return
    known = [kind for kind, frames in phases.items() if all(name in procedures for name, _ in frames)]
    row = top.sub("phase")
    kind = row.choice("kind", known)
    camp = One(camps).read(row, "camp", g.initiative)
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
    for name, step in phases[kind]:
        frame = procedures[name]()
        frame.step = step
        if "turn_of" in frame.FIELDS:
            setattr(frame, "turn_of", 1 - camp)  # noqa: B010 -- the procedure is one of another module
        g.stack.append(frame)


# ---------------------------------------------------------------- writing


def write_table(key: str, rows: list[str]) -> list[str]:
    """A table of a position, nothing for an empty one."""
    return ["", f"[{key}]", *rows] if rows else []


def write_hands(g: Imperator, hands: list[int], titles: Sequence[str], camps: Sequence[str]) -> list[str]:
    """The rows of a table of counters in hands."""
    rows = []
    for camp, name in enumerate(camps):
        first = g.seat_of(camp) * len(titles)
        held = [titles[t] for t in range(len(titles)) for _ in range(hands[first + t])]
        if held:
            rows.append(f"{name} = {quoted(held)}")
    return rows


def write_cup(g: Imperator, titles: Sequence[str], camps: Sequence[str], left: list[int]) -> list[str]:
    """What `read_cup` reads."""
    lines: list[str] = []
    if any(g.unknown):
        lines += write_table("unknown", [f"{name} = {g.unknown[g.seat_of(camp)]}" for camp, name in enumerate(camps)])
    return lines + write_table("cup", Each(titles, Number()).lines(g.cup, left))


def write_mourning(g: Imperator, leader: One, causes: Sequence[str], camps: Sequence[str]) -> list[str]:
    """What `read_mourning` reads."""
    lines: list[str] = []
    for entry in g.mourning:
        who, camp, cause = departed(entry)
        lines += ["", "[[mourning]]", f"leader = {leader.write(who)}"]
        if camp != g.camp(who):
            lines.append(f"camp = {quoted(camps[camp])}")
        lines.append(f"cause = {quoted(causes[cause])}")
    return lines


def write_stack(g: Imperator) -> list[str]:
    """The procedures in progress."""
    lines: list[str] = []
    for frame in g.stack:
        lines += ["", "[[procedure]]", f"name = {quoted(frame.NAME)}", f"step = {quoted(frame.step)}"]
        lines += [f"{name} = {quoted(getattr(frame, name))}" for name in frame.FIELDS]
    return lines
