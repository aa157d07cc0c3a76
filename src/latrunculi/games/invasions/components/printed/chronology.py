"""The Chronology: what happens on which turn, raids and reinforcements (IX, X.C, XVIII.H)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from latrunculi.games.invasions.components.printed.counters import Unit
from latrunculi.games.invasions.components.printed.nations import NATION_IDS
from latrunculi.games.invasions.components.printed.reading import LAST_TURN, numbers_of, provinces_of
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, once, sourced, texts

DATED: Final = ("enter", "invasion", "leave", "event")
DATED_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "": (), "siege-bonus": ("bonus",), "split": (), "walls": ("value",), "migrate": (), "activate": (), "arise": (),
    "attila": ("empire", "region", "gold", "great_city"), "limites": (), "client": (), "unless-empty": (),
    "unless-persis": (), "settle": ("units",), "islam": ("founded", "war", "buffer", "vp"),
    "grant": ("gold",),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Dated:
    """An entry of the Chronology, resolved at Reinforcements in this order unless its text says otherwise.

    `kind`: the nation *enters* with horde and units at a place, makes an *invasion* of a strength (units it has at
    least, XVIII.H), *leaves*, or an *event* happens. `effect`: what is not told by that, known to the rules by name,
    with its numbers. `places`: where it happens or may happen, the first being the usual one.
    """

    id: str
    turn: int
    kind: str
    nation: str
    places: tuple[int, ...]
    units: dict[str, int]
    strength: int
    effect: str
    numbers: dict[str, int]
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class Raid:
    """A raid of a turn, in the order of the Chronology (X.C): who raids, and where he went in history."""

    turn: int
    nation: str
    toward: int


@dataclass(frozen=True, slots=True)
class Reinforcement:
    """What a barbarian nation receives in a turn (IX.D): units of some types, or so many of any."""

    nation: str
    turn: int
    units: dict[str, int]
    number: int


def read_dated(top: Reader, units: tuple[Unit, ...]) -> tuple[Dated, ...]:
    found: list[Dated] = []
    for row, name in entries(top, "dated"):
        turn, kind = row.number("turn", low=1, high=LAST_TURN), row.choice("kind", DATED)
        nation, places = row.choice("nation", NATION_IDS), provinces_of(row, "places", [])
        strength = row.number("strength", low=1, high=20) if kind == "invasion" else 0
        effect = row.choice("effect", DATED_NUMBERS, "")
        if kind == "enter" and not places and effect != "activate":
            row.fault("places", "is missing", "name the province where the nation enters")
        if kind == "event" and not effect:
            row.fault("effect", "is missing", "say what happens")
        if found and turn < found[-1].turn:
            row.fault("turn", f"is {turn}, after {found[-1].turn}", "let the turns rise")
        found.append(
            Dated(name, turn, kind, nation, places, _types_of(row, "units", nation, units), strength, effect,
                  numbers_of(row, effect, DATED_NUMBERS), texts(row, "text", ("fr", "en")))
        )  # fmt: skip
    return tuple(found)


def read_raids(top: Reader) -> Iterator[Raid]:
    for row in sourced(top, "raids", "turn"):
        turn = row.number("turn", low=1, high=LAST_TURN)
        order, toward = row.choices("order", NATION_IDS), provinces_of(row, "toward")
        if len(order) != len(toward):
            row.fault("toward", "is not as long as order", "name a province for each raid")
        for nation, province in zip(order, toward, strict=False):
            yield Raid(turn, nation, province)


def read_reinforcements(top: Reader, units: tuple[Unit, ...]) -> Iterator[Reinforcement]:
    seen: set[str] = set()
    for row in sourced(top, "reinforcement", "nation"):
        nation, turn = row.choice("nation", NATION_IDS), row.number("turn", low=1, high=LAST_TURN)
        once(row, f"{nation} {turn}", seen)
        types, number = _types_of(row, "units", nation, units), row.number("number", 0, 0, 20)
        if bool(types) == bool(number):
            row.fault("number", "and units are both there or both missing", "give one of them (IX.D)")
        yield Reinforcement(nation, turn, types, number)


def _types_of(row: Reader, key: str, nation: str, units: tuple[Unit, ...]) -> dict[str, int]:
    """Numbers of units by type, of those that a nation has."""
    inner = row.sub(key)
    has: dict[str, int] = {}
    for unit in units:
        if unit.nation == nation and unit.arm not in ("limes", "horde"):
            has[unit.type] = has.get(unit.type, 0) + unit.count
    for name in inner.table:
        if name not in has:
            inner.fault(name, f"is no type of {nation}", f"use one of: {', '.join(has)}")
            inner.has(name)
    found = {name: inner.number(name, low=1, high=has[name]) for name in inner.table if name in has}
    inner.finish()
    return found
