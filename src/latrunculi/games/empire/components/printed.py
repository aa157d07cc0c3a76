"""What is printed on the components: peoples, emperors, kingdoms, cards, Dioceses' values (HRE 1, 5.2, 5.3, 15.3).

All of it is data in `data/*.toml`, each entry with its provenance. A *component pack* is a folder with corrected copies
of some of these files; the environment variable LATRUNCULI_EMPIRE_PACK names one.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from latrunculi.kernel.identity import identity
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import data_files, sourced, texts
from latrunculi.kernel.texts import LANGUAGES

FOLDER: Final = Path(__file__).parents[1]
IDENTITY: Final = identity(FOLDER)
TURNS = 7
PEOPLE_CHITS: Final = 5
"""Barbarian chits, and lines of the Barbarians table for each turn (HRE-5.2-2)."""
EMPEROR_CHITS: Final = 6
"""Emperor chits, and lines of the Emperors table for each turn (HRE-5.3-1)."""

BONUSES = ("die", "attack", "legions-1", "legions-2", "ties", "provinces")
TIMINGS = ("player-phase", "roman-phase", "barbarian-phase", "attack", "roman-attack")
EFFECTS = (
    "kingdom", "tribe", "rebellion", "revolt", "plague", "fever", "betrayal", "free-forts", "free-fortress-upgrades",
    "free-fortress", "restore-cities", "roads", "colony", "testudo", "ambush", "siege", "charge", "fleet", "auxilia",
)  # fmt: skip
PACK: Final = "LATRUNCULI_EMPIRE_PACK"
"""Names the folder of a component pack."""
FILES = ("factions.toml", "dioceses.toml", "peoples.toml", "emperors.toml", "kingdoms.toml", "cards.toml")


@dataclass(frozen=True, slots=True)
class Faction:
    """One of the four Roman Factions (HRE-1-8)."""

    id: str
    names: dict[str, str]
    legions: int
    colour: str
    pattern: str


@dataclass(frozen=True, slots=True)
class Diocese:
    """A Diocese and its base VP in each of the turns (HRE-15.3-1)."""

    id: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Period:
    """The years of a turn (HRE-G-7)."""

    turn: int
    start: int
    end: int
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class People:
    """A Barbarian People and the number of its Army counters (HRE-1-9)."""

    id: str
    names: dict[str, str]
    counters: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the Barbarians table (HRE-5.2-2)."""

    turn: int
    chit: int
    people: str
    start: str
    strength: int
    date: str


@dataclass(frozen=True, slots=True)
class Emperor:
    """A line of the Emperors table (HRE-5.3-1)."""

    id: str
    turn: int
    chit: int
    names: dict[str, str]
    bonus: tuple[str, ...]
    lines: dict[str, str]


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A Kingdom or Tribe that an event card brings into play (HRE-7.2-1)."""

    id: str
    names: dict[str, str]
    kind: str
    start: str
    armies: int
    loot: int


@dataclass(frozen=True, slots=True)
class Card:
    """An event card (HRE-7.1-1): the turns in which it may be played, when, and what it does."""

    id: str
    name: str
    colour: str
    kind: str
    periods: tuple[int, ...]
    timing: str
    titles: dict[str, str]
    texts: dict[str, str]
    effect: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Components:
    """All tables of the game."""

    factions: tuple[Faction, ...]
    rebels: dict[str, dict[str, str]]
    """What Rebel armies and Rebel legions are called, by language."""
    levels: dict[str, dict[str, str]]
    """What presence, domination and control of a Diocese are called, by language."""
    dioceses: tuple[Diocese, ...]
    periods: tuple[Period, ...]
    peoples: tuple[People, ...]
    entries: tuple[Entry, ...]
    emperors: tuple[Emperor, ...]
    kingdoms: tuple[Kingdom, ...]
    colours: dict[str, dict[str, str]]
    cards: tuple[Card, ...]


def load(provinces: tuple[str, ...], dioceses: tuple[str, ...], pack: Path | None = None) -> Components:
    """The components, those of a pack first.

    Args:
        provinces, dioceses: ids on the map, which the tables may name.
        pack: folder with corrected copies of some of FILES.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(FOLDER, FILES, pack) as readers:
        factions = _factions(readers["factions.toml"])
        rebels = _words(readers["factions.toml"], "rebels", ("armies", "legions"))
        levels = _words(readers["dioceses.toml"], "levels", ("presence", "domination", "control"))
        values, periods = _dioceses(readers["dioceses.toml"], dioceses)
        peoples, entries = _peoples(readers["peoples.toml"], provinces)
        emperors = _emperors(readers["emperors.toml"])
        kingdoms = _kingdoms(readers["kingdoms.toml"], provinces)
        colours, cards = _cards(readers["cards.toml"], provinces, dioceses, {k.id: k.kind for k in kingdoms})
    return Components(factions, rebels, levels, values, periods, peoples, entries, emperors, kingdoms, colours, cards)


def _names(row: Reader) -> dict[str, str]:
    name = row.text("name", "")
    return {"la": name, "fr": row.text("fr", name), "en": row.text("en", name)}


def _words(top: Reader, table: str, keys: tuple[str, ...]) -> dict[str, dict[str, str]]:
    inner = top.sub(table)
    found = {key: texts(inner, key, LANGUAGES) for key in keys}
    inner.finish()
    return found


def _factions(top: Reader) -> tuple[Faction, ...]:
    found = []
    for row in sourced(top, "faction"):
        found.append(
            Faction(row.text("id"), _names(row), row.number("legions", low=1), row.text("colour"), row.text("pattern"))
        )
    if len(found) != 4:
        top.fault("faction", f"there are {len(found)}", "give exactly 4 tables [[faction]]")
    return tuple(found)


def _dioceses(top: Reader, known: tuple[str, ...]) -> tuple[tuple[Diocese, ...], tuple[Period, ...]]:
    rows: dict[str, Diocese] = {}
    for row in sourced(top, "diocese"):
        name = row.choice("id", known)
        row.text("name", "")
        row.text("fr", "")
        row.text("en", "")
        values = row.array("values", int, "whole numbers")
        if len(values) != TURNS:
            row.fault("values", f"has {len(values)} numbers", f"give one for each of the {TURNS} turns")
        rows[name] = Diocese(name, tuple(values))
    for name in known:
        if name not in rows:
            top.fault("diocese", f"{name} is missing", f'add a table [[diocese]] with id = "{name}"')
    periods = []
    for row in sourced(top, "period", "turn"):
        names = {"fr": row.text("fr"), "en": row.text("en")}
        periods.append(Period(row.number("turn", low=1, high=TURNS), row.number("from"), row.number("to"), names))
    if [p.turn for p in periods] != list(range(1, TURNS + 1)):
        top.fault("period", "the turns are not 1 to 7 in order", "give one table [[period]] for each turn")
    return tuple(rows[name] for name in known if name in rows), tuple(periods)


def _peoples(top: Reader, provinces: tuple[str, ...]) -> tuple[tuple[People, ...], tuple[Entry, ...]]:
    peoples: dict[str, People] = {}
    for row in sourced(top, "people"):
        people = People(row.text("id"), _names(row), row.number("counters", low=1))
        peoples[people.id] = people
    entries = []
    for row in sourced(top, "entry", "people"):
        entry = Entry(
            row.number("turn", low=1, high=TURNS),
            row.number("chit", low=1, high=PEOPLE_CHITS),
            row.choice("people", peoples),
            row.choice("start", provinces),
            row.number("strength", low=1),
            row.text("date", ""),
        )
        if entry.people in peoples and entry.strength > peoples[entry.people].counters:
            row.fault("strength", f"is {entry.strength}", "give at most the People's counters (HRE-8-2)")
        entries.append(entry)
    _check_lines(top, "entry", [(e.turn, e.chit) for e in entries], PEOPLE_CHITS)
    return tuple(peoples.values()), tuple(entries)


def _emperors(top: Reader) -> tuple[Emperor, ...]:
    found = []
    for row in sourced(top, "emperor"):
        found.append(
            Emperor(
                row.text("id"),
                row.number("turn", low=1, high=TURNS),
                row.number("chit", low=1, high=EMPEROR_CHITS),
                _names(row),
                tuple(row.choices("bonus", BONUSES)),
                texts(row, "line", LANGUAGES),
            )
        )
    _check_lines(top, "emperor", [(e.turn, e.chit) for e in found], EMPEROR_CHITS)
    return tuple(found)


def _check_lines(top: Reader, key: str, lines: list[tuple[int, int]], chits: int) -> None:
    for turn in range(1, TURNS + 1):
        for chit in range(1, chits + 1):
            if lines.count((turn, chit)) != 1:
                count = lines.count((turn, chit))
                top.fault(key, f"turn {turn} chit {chit} has {count} lines", "give it exactly one")


def _kingdoms(top: Reader, provinces: tuple[str, ...]) -> tuple[Kingdom, ...]:
    found: list[Kingdom] = []
    for row in sourced(top, "kingdom"):
        kingdom = Kingdom(
            row.text("id"),
            _names(row),
            row.choice("kind", ("kingdom", "tribe")),
            row.choice("start", provinces),
            row.number("armies", low=1),
            row.number("loot", 0, low=0),
        )
        for other in found:
            if kingdom.kind == other.kind == "kingdom" and kingdom.start == other.start:
                cure = "give each Kingdom its own: the marker there tells which one it is (HRE-7.2-6)"
                row.fault("start", f"is that of {other.id} too", cure)
        found.append(kingdom)
    return tuple(found)


def _cards(
    top: Reader, provinces: tuple[str, ...], dioceses: tuple[str, ...], kingdoms: dict[str, str]
) -> tuple[dict[str, dict[str, str]], tuple[Card, ...]]:
    colours: dict[str, dict[str, str]] = {}
    counts: dict[str, int] = {}
    for row in sourced(top, "colour"):
        name = row.text("id")
        colours[name] = {"kind": row.text("kind"), "hex": row.text("hex"), "fr": row.text("fr"), "en": row.text("en")}
        counts[name] = row.number("cards", low=4)
    cards = []
    for row in sourced(top, "card"):
        periods = row.array("periods", int, "turns from 1 to 7")
        if not periods or not all(1 <= turn <= TURNS for turn in periods):
            row.fault("periods", f"is {periods}", "give at least one turn from 1 to 7")
        card = Card(
            row.text("id"),
            row.text("name"),
            row.choice("colour", colours),
            row.text("kind"),
            tuple(periods),
            row.choice("timing", TIMINGS),
            texts(row, "title", LANGUAGES),
            texts(row, "text", LANGUAGES),
            _effect(row.sub("effect"), provinces, dioceses, kingdoms),
        )
        cards.append(card)
    for name, count in counts.items():
        found = sum(card.colour == name for card in cards)
        if found != count:
            top.fault("card", f"{found} cards of colour {name}", f"the colour says {count}: make them agree")
    return colours, tuple(cards)


def _effect(
    row: Reader, provinces: tuple[str, ...], dioceses: tuple[str, ...], kingdoms: dict[str, str]
) -> dict[str, Any]:
    """The effect of a card, checked: its kind and the values that this kind takes."""
    kind = row.choice("kind", EFFECTS)
    effect: dict[str, Any] = {"kind": kind}
    if kind in ("kingdom", "tribe"):
        effect["of"] = row.choice("of", [name for name, its in kingdoms.items() if its == kind])
    if kind in ("rebellion", "revolt", "betrayal"):
        effect["provinces"] = row.choices("provinces", provinces, [])
        effect["dioceses"] = row.choices("dioceses", (*dioceses, "any"), [])
    if kind == "rebellion":
        effect["legions"] = row.number("legions", 0, low=0, high=3)
        effect["on"] = row.number("on", 1, low=1, high=6)
    if kind == "revolt":
        effect["armies"] = row.number("armies", low=1, high=3)
    if kind == "plague":
        effect["scope"] = row.choice("scope", ("province", "diocese", "pair"))
        effect["on"] = row.number("on", low=1, high=6)
    if kind == "fever":
        effect["minimum"] = row.number("minimum", low=1, high=3)
        effect["remove"] = row.number("remove", low=1, high=3)
    if kind == "betrayal":
        effect["target"] = row.choice("target", ("legion", "barbarian", "enemy"))
        effect["city"] = row.flag("city", False)
        effect["adjacent"] = row.flag("adjacent", False)
        effect["on"] = row.number("on", low=1, high=6)
        effect["outcome"] = row.choice("outcome", ("replace", "eliminate"))
    if kind == "free-forts":
        effect["forts"] = row.number("forts", low=1)
    if kind == "free-fortress-upgrades":
        effect["upgrades"] = row.number("upgrades", low=1)
    row.finish()
    return effect
