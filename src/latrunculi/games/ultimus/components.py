"""What is printed: leaders, units, Peoples and stratagems, read from `data/*.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
HALVES: Final = ("occidens", "oriens")
KINDS: Final = ("limitanei", "comitatenses", "palatini", "buccellarii", "people")
NATIONALITIES: Final = ("iranian", "german", "celt", "thraco-phrygian", "hamito-semite", "hun")
SIDES: Final = ("romanus", "barbarus", "both")


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader counter (UR-1.2): `half` for a Roman, `people` for a barbarian, the other empty."""

    id: str
    names: dict[str, str]
    half: str
    people: str
    origin: str
    values: tuple[int, int, int, int]
    generic: bool
    entry: int
    zone: str
    deaths: tuple[tuple[int, int], ...]
    dies: int


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit counter (UR-1.3); `home` is the diocese of LI and CO, `half` and `capital` those of PA."""

    id: str
    name: str
    kind: str
    home: str
    half: str
    capital: str
    people: str
    front: tuple[int, int, int]
    back: tuple[int, int, int]
    barbarian: bool


@dataclass(frozen=True, slots=True)
class People:
    """A non-Roman People (UR-1.1-3)."""

    id: str
    names: dict[str, str]
    nationality: str
    major: bool
    regnum: bool
    treaty: bool
    subject_to: str


@dataclass(frozen=True, slots=True)
class Stratagem:
    """A title of stratagem counters (UR-6)."""

    id: str
    names: dict[str, str]
    side: str
    phases: str
    count: int
    once: bool
    clause: str


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "data" / name).read_text(encoding="utf-8"))


def leaders() -> tuple[Leader, ...]:
    """All leaders, historical Romans, generic Romans, barbarians, in the order of the tables."""
    return tuple(
        Leader(
            e["id"], e["names"], e.get("half", ""), e.get("people", ""), e.get("origin", ""), tuple(e["values"]),
            e.get("generic", False), e.get("entry", 0), e.get("zone", ""),
            tuple((year, number) for year, number in e.get("deaths", ())), e.get("dies", 0),
        )
        for e in _read("leaders.toml")["leader"]
    )  # fmt: skip


SHORT: Final = {"limitanei": "li", "comitatenses": "co", "palatini": "pa", "buccellarii": "bu"}


def units() -> tuple[Unit, ...]:
    """All units, one for each counter."""
    found: list[Unit] = []
    numbers: dict[str, int] = {}
    for e in _read("units.toml")["unit"]:
        home, people = e.get("diocese", ""), e.get("people", "")
        stem = people or SHORT[e["kind"]] + (f"-{home}" if home else "")
        for _ in range(e["count"]):
            numbers[stem] = numbers.get(stem, 0) + 1
            found.append(
                Unit(
                    e.get("id", f"{stem}-{numbers[stem]}"), e.get("name", ""), e["kind"], home, e.get("half", ""),
                    e.get("capital", ""), people, tuple(e["front"]), tuple(e["back"]), e.get("barbarian", False),
                )
            )  # fmt: skip
    return tuple(found)


def peoples() -> tuple[People, ...]:
    """All Peoples."""
    return tuple(
        People(e["id"], e["names"], e["nationality"], e["major"], e["regnum"], e["treaty"], e.get("subject_to", ""))
        for e in _read("peoples.toml")["people"]
    )


def stratagems() -> tuple[Stratagem, ...]:
    """All titles of stratagems, in the order of the rulebook."""
    return tuple(
        Stratagem(e["id"], e["names"], e["side"], e["phases"], e["count"], e.get("once", False), e["clause"])
        for e in _read("stratagems.toml")["stratagem"]
    )
