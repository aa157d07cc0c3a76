"""The battle table of the family: odds, lines and results, as printed, and the arithmetic of reading it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from latrunculi import toml

RESULTS: Final = ("E", "A", "3/4", "1/2", "1/4", "R")
"""What a force suffers: all eliminated, all weakened, so much of what the enemy loses weakened, nothing."""
ALL_LOST: Final = 0
ALL_WEAKENED: Final = 1
QUARTERS: Final = (0, 0, 3, 2, 1, 0)
"""For each result how many quarters of the number of enemy units hit are weakened."""
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = ("attacker", "defender")
LOWEST: Final = -2
"""The die of the first line and below."""
HIGHEST: Final = 9
"""The die of the last line and above."""
LINES: Final = HIGHEST - LOWEST + 1


@dataclass(frozen=True, slots=True)
class BattleTable:
    """The battle table: `ratios` of the columns, ascending; by line and column the two results and the side that wins.

    Results are indices of RESULTS, sides ATTACKER or DEFENDER.
    """

    ratios: tuple[tuple[int, int], ...]
    cells: tuple[tuple[tuple[int, int, int], ...], ...]


def load_table(path: Path) -> BattleTable:
    """Read and check a battle table.

    Raises:
        ValueError: when it is wrong; the message names the file, the entry and the cure.
    """
    document = toml.loads(toml.read_text(path))

    def wrong(entry: str, cure: str) -> ValueError:
        return ValueError(f"{path.name}: {entry}: {cure}")

    ratios: list[tuple[int, int]] = []
    for name in _list(document, "ratios", wrong):
        above, _, below = str(name).partition("/")
        if not (above.isdigit() and below.isdigit() and int(below)):
            raise wrong(f"ratios: {name!r}", "write a ratio such as '3/2'")
        if ratios and int(above) * ratios[-1][1] <= ratios[-1][0] * int(below):
            raise wrong(f"ratios: {name!r}", "put the ratios in ascending order")
        ratios.append((int(above), int(below)))
    results, winners = _list(document, "results", wrong), _list(document, "winners", wrong)
    for name, rows in (("results", results), ("winners", winners)):
        if len(rows) != LINES:
            raise wrong(name, f"give {LINES} lines, for {LOWEST} to {HIGHEST}; there are {len(rows)}")
    cells: list[tuple[tuple[int, int, int], ...]] = []
    for number, (line, sides) in enumerate(zip(results, winners, strict=True)):
        entry = f"line {LOWEST + number}"
        if len(line) != len(ratios) or len(sides) != len(ratios):
            raise wrong(entry, f"give one result and one winner for each of the {len(ratios)} columns")
        cells.append(tuple(_cell(entry, str(r), str(s), wrong) for r, s in zip(line, sides, strict=True)))
    return BattleTable(tuple(ratios), tuple(cells))


Wrong = Callable[[str, str], ValueError]


def _list(document: dict[str, Any], name: str, wrong: Wrong) -> list[Any]:
    found = document.get(name)
    if not isinstance(found, list) or not found:
        raise wrong(name, "give a list")
    return found


def _cell(entry: str, results: str, winner: str, wrong: Wrong) -> tuple[int, int, int]:
    parts = results.split(" / ")
    if len(parts) != len(SIDES) or any(p not in RESULTS for p in parts):
        raise wrong(f"{entry}: {results!r}", f"write two results of {', '.join(RESULTS)}, such as '1/2 / A'")
    if winner not in SIDES:
        raise wrong(f"{entry}: {winner!r}", f"the winner is one of {', '.join(SIDES)}")
    side = SIDES.index(winner)
    attack, defence = RESULTS.index(parts[0]), RESULTS.index(parts[1])
    if (attack, defence)[side] <= ALL_WEAKENED:
        raise wrong(f"{entry}: {results!r}", f"the {winner} cannot win with {parts[side]}")
    return attack, defence, side


TABLE: Final = load_table(Path(__file__).parents[1] / "data" / "battle.toml")
COLUMNS: Final = len(TABLE.ratios)
ODDS_IDS: Final = tuple([f"{above}/{below}" for above, below in TABLE.ratios])


# ---------------------------------------------------------------- arithmetic


def odds_column(attack: int, defence: int) -> int:
    """The column of two strengths: the highest ratio that theirs reaches, the first one if it reaches none."""
    column = 0
    if attack > 0:
        for i, (above, below) in enumerate(TABLE.ratios):
            if attack * below >= defence * above:
                column = i
    return column


def shifted(column: int, shift: int) -> int:
    """A column moved to the right (to the left if negative), at most to the edge of the table."""
    return min(max(column + shift, 0), COLUMNS - 1)


def line_of(die: int) -> int:
    """The line of the table for a modified die, as a number from LOWEST to HIGHEST."""
    return min(max(die, LOWEST), HIGHEST)


def result(column: int, line: int) -> tuple[int, int, int]:
    """The attacker's result, the defender's, and the side that wins (ATTACKER or DEFENDER); `line` as in `line_of`."""
    return TABLE.cells[line - LOWEST][column]


def quality_shift(attack: int, defence: int) -> int:
    """The shift of columns for two average qualities: one for the better force, two for one twice as good."""
    if attack == defence:
        return 0
    if attack > defence:
        return 2 if attack >= 2 * defence else 1
    return -2 if defence >= 2 * attack else -1


def toll(outcome: int, enemies_hit: int, own: int) -> int:
    """How many units a fraction weakens: of the number of enemy units hit, at most all of one's own."""
    return min(own, enemies_hit * QUARTERS[outcome] // 4)
