"""The printed tables of chapters 2 to 13, their modifiers, and what scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from latrunculi.games.optimus.components.printed.peoples import SIDES
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import exactly, grid, once, present, row_of, sourced, table, words_of

SEASONS: Final = ("thaw", "spring", "summer", "autumn", "winter")
EVENTS: Final = ("none", "overflow", "frozen", "dry")
ARRIVALS: Final = ("enemy", "north", "east", "south", "west", "mover")
TACTICS: Final = ("frontal", "general", "deterrence", "envelopment")
ENDS: Final = ("P", "AD", "TT")
"""Pursuit, army destroyed, tacit truce (OP-8.2-22)."""
MOVERS: Final = ("leader", "cavalry", "infantry", "impedimenta", "wagon", "fleet")
"""Who has PM; guns and bridges have none (OP-5.1-16, OP-5.1-19)."""
MOST_PM: Final = 7
"""More is not written down for a leader whose counter lies face down (`rules.state.veil`)."""
ACTIONS: Final = (
    "stratagem", "enthronement", "assault", "artillery", "lay-siege", "siege", "sortie", "invasion", "harvest",
    "tribute", "pillage", "forage", "perception", "rally", "recruit", "land-movement", "river-movement", "boat-bridge",
    "unbridge", "restore-vd", "limes-wood", "limes-stone", "camp", "nothing",
)  # fmt: skip
REASONS: Final = (
    "region", "rich-region", "royal-seat", "pillaged", "foraged", "supreme-leader", "leader", "pf", "legion", "eagle",
    "bb",
)  # fmt: skip
"""What scores: regions held at the end (their VD besides), those of VG over ten, Sarmizegetusa; deeds; BB held."""
ONE_SIDED: Final = ("royal-seat", "foraged", "legion")
HARVESTS: Final = ("other", "plain", "inhabited")
MODIFIERS: Final = {
    "attrition": (
        "winter", "per-five-pf-over-ten", "per-earlier-move", "forced-march", "enemy-at-home", "great-river",
        "watercourse-or-marsh", "path", "trade-road", "pillaged", "on-marsh", "barbarian-in-summer",
        "forest-or-mountain", "no-impedimenta", "per-bb",
    ),
    "siege": ("per-siege-action", "per-artillery", "per-vd", "german-or-sarmatian", "per-besieged-pf"),
    "retreat": ("mountain-or-forest", "own-tribal-site", "prevoyant"),
    "sack": (
        "germans-beaten", "annihilated", "per-legion-or-praetorian", "per-leader", "supreme-leader", "per-impedimenta",
        "garrison",
    ),
    "harvest": ("winter", "forage", "roman-region", "vg-over-ten"),
    "recruitment": ("last-battle-won", "per-bb", "supreme-leader", "eagle", "tribu-pro-romain", "pillards"),
}  # fmt: skip
"""The modifiers by the table that they belong to. Those of attrition alone may be others for barbarians."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """A line of a table of modifiers. `barbarian`: its value for barbarians; it does not bear on whom it is 0 for."""

    id: str
    value: int
    barbarian: int


@dataclass(frozen=True, slots=True)
class Point:
    """A reason to score: `value` for every `every` of them, at most `most` (0: no limit)."""

    id: str
    side: str
    value: int
    every: int
    most: int


@dataclass(frozen=True, slots=True)
class Tables:
    """The printed tables. `pa`, `arrival`, `events` (by season) and `recruits` are by die or score from 1; `losses` by
    2, 1, 0, -1 ... ; `sack` by score from 0 and column, a column being of those up to its bound in `sack_bounds`;
    `harvest` by score from 5 and column. `moves`: PM without a forced march. `modifiers`: by the table that they belong
    to. `points`: what sides score, in every scenario."""

    pa: tuple[int, ...]
    events: dict[str, tuple[str, ...]]
    costs: dict[str, int]
    arrival: tuple[str, ...]
    moves: dict[str, int]
    losses: tuple[int, ...]
    matrix: tuple[tuple[str, ...], ...]
    sack_bounds: tuple[int, ...]
    sack: tuple[tuple[int, ...], ...]
    harvest: tuple[tuple[int, ...], ...]
    recruits: tuple[int, ...]
    modifiers: dict[str, tuple[Modifier, ...]]
    points: tuple[Point, ...]


def read_tables(top: Reader) -> Tables:
    inner = table(top, "events")
    events = {season: words_of(inner, season, EVENTS, 6) for season in SEASONS if season != "spring"}
    inner.finish()
    costs = {row.choice("id", ACTIONS): row.number("pa", low=0, high=9) for row in sourced(top, "action")}
    exactly(top, "action", list(costs), ACTIONS)
    moves = {row.choice("id", MOVERS): row.number("pm", low=1, high=MOST_PM) for row in sourced(top, "move")}
    exactly(top, "move", list(moves), MOVERS)
    bounds = table(top, "sack_columns")
    columns = tuple(bounds.array("up_to", int, "whole numbers"))
    bounds.finish()
    return Tables(
        row_of(top, "pa", 6, 0, 9),
        events,
        costs,
        _listed(top, "arrival", ARRIVALS, 6),
        moves,
        row_of(top, "losses", 7, 0, 9),
        _matrix(top),
        columns,
        grid(top, "sack", 7, len(columns) + 1),
        grid(top, "harvest", 4, len(HARVESTS)),
        row_of(top, "recruits", 7, 0, 9),
        _modifiers(top),
        _points(top),
    )


def _modifiers(top: Reader) -> dict[str, tuple[Modifier, ...]]:
    found: dict[str, list[Modifier]] = {of: [] for of in MODIFIERS}
    seen: set[str] = set()
    for row in sourced(top, "modifier"):
        of = row.choice("of", tuple(MODIFIERS))
        name, value = row.choice("id", MODIFIERS[of]), row.number("value", low=-9, high=9)
        once(row, f"{of} {name}", seen)
        barbarian = row.number("barbarian", value, -9, 9) if of == "attrition" else value
        found[of].append(Modifier(name, value, barbarian))
    for of, names in MODIFIERS.items():
        present(top, "modifier", [line.id for line in found[of]], names, f'of = "{of}" ')
    return {of: tuple(lines) for of, lines in found.items()}


def _points(top: Reader) -> tuple[Point, ...]:
    found: list[Point] = []
    for row in sourced(top, "point"):
        name, side, value = row.choice("id", REASONS), row.choice("side", SIDES), row.number("value", low=1, high=9)
        found.append(Point(name, side, value, row.number("every", 1, 1, 9), row.number("most", 0, 0, 99)))
    for name in REASONS:
        if len([point for point in found if point.id == name]) != (1 if name in ONE_SIDED else 2):
            top.fault("point", f"{name} is missing or too often there", "give one for each side that can score it")
    return tuple(found)


def _listed(top: Reader, key: str, known: Sequence[str], length: int) -> tuple[str, ...]:
    inner = table(top, key)
    found = words_of(inner, "row", known, length)
    inner.finish()
    return found


def _matrix(top: Reader) -> tuple[tuple[str, ...], ...]:
    inner = table(top, "tactics")
    found = tuple(words_of(inner, winner, ENDS, len(TACTICS)) for winner in TACTICS)
    inner.finish()
    return found
