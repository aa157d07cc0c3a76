"""The battle table of the family and the arithmetic around it, against values taken from the rulebook by hand."""

from pathlib import Path

import pytest

from latrunculi.games.imperator.components.battle_table import (
    ATTACKER,
    COLUMNS,
    DEFENDER,
    RESULTS,
    line_of,
    load_table,
    odds_column,
    quality_shift,
    result,
    shifted,
    toll,
)

COLUMN = ("1/3", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1")

# The printed table: attacker's result, defender's result; the winner's is marked *.
PRINTED = {
    -2: "E/R* E/R* E/R* A/R* A/R* A/R* A/1:4* A/1:4* A/1:4* R/R*",
    -1: "E/R* E/R* A/R* A/1:4* A/1:4* A/1:4* A/1:2* A/1:4* R/R* R*/R",
    0: "E/R* A/R* A/1:4* A/1:4* A/1:4* A/1:2* A/1:2* R/R* R*/R 3:4*/A",
    1: "A/R* A/R* A/1:4* A/1:2* A/1:2* A/3:4* R/R* R*/R 3:4*/A 1:2*/A",
    2: "A/R* A/1:4* A/1:4* A/1:2* A/3:4* R/R* R*/R 3:4*/A 1:2*/A R*/A",
    3: "A/R* A/1:4* A/1:2* A/3:4* R/R* R*/R 3:4*/A 1:2*/A 1:2*/A R*/A",
    4: "A/1:4* A/1:2* A/1:2* R/R* R*/R 3:4*/A 1:2*/A 1:2*/A 1:4*/A R*/A",
    5: "A/1:2* A/1:2* R/R* R*/R 3:4*/A 1:2*/A 1:2*/A 1:4*/A 1:4*/A R*/A",
    6: "A/1:2* R/R* R*/R 3:4*/A 1:2*/A 1:2*/A 1:4*/A 1:4*/A R*/A R*/A",
    7: "R/R* R*/R 1:2*/A 1:2*/A 1:4*/A 1:4*/A 1:4*/A R*/A R*/A R*/E",
    8: "R*/R 1:4*/A 1:2*/A 1:4*/A 1:4*/A 1:4*/A R*/A R*/A R*/E R*/E",
    9: "1:4*/A 1:4*/A 1:4*/A R*/A R*/A R*/A R*/A R*/E R*/E R*/E",
}
CELLS = [
    (line, column, cell) for line, text in PRINTED.items() for column, cell in zip(COLUMN, text.split(), strict=True)
]


@pytest.mark.rule("UR-TB-1", "UR-8.4.1-1", "AIE-TB-1", "AIE-8.4.1-2")
@pytest.mark.parametrize(("line", "column", "cell"), CELLS)
def test_each_cell_of_the_table(line: int, column: str, cell: str) -> None:
    attack, defence = cell.split("/")
    found = result(COLUMN.index(column), line)
    assert RESULTS[found[0]] == attack.strip("*").replace(":", "/")
    assert RESULTS[found[1]] == defence.strip("*").replace(":", "/")
    assert found[2] == (ATTACKER if attack.endswith("*") else DEFENDER)


@pytest.mark.rule("UR-8.3-2", "AIE-8.3-2")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (55, 37, "5/4"),  # the example: 1.49 is less than 3/2
        (3, 2, "3/2"),
        (1, 10, "1/3"),
        (1, 3, "1/3"),
        (9, 20, "1/3"),
        (1, 2, "1/2"),
        (13, 20, "1/2"),
        (2, 3, "2/3"),
        (79, 100, "2/3"),
        (4, 5, "4/5"),
        (99, 100, "4/5"),
        (7, 7, "1/1"),
        (6, 5, "1/1"),
        (5, 4, "5/4"),
        (199, 100, "3/2"),
        (2, 1, "2/1"),
        (29, 10, "2/1"),
        (3, 1, "3/1"),
        (39, 10, "3/1"),
        (4, 1, "4/1"),
        (90, 1, "4/1"),
        (0, 5, "1/3"),
        (0, 0, "1/3"),
        (5, 0, "4/1"),
    ],
)
def test_odds_are_rounded_for_the_defender(attack: int, defence: int, column: str) -> None:
    assert COLUMN[odds_column(attack, defence)] == column


@pytest.mark.rule("UR-8.3-3", "AIE-8.3-3")
def test_shifts_and_dice_stop_at_the_edges_of_the_table() -> None:
    assert COLUMNS == 10
    assert shifted(0, -2) == 0
    assert shifted(1, -2) == 0
    assert shifted(9, 1) == 9
    assert shifted(8, 2) == 9
    assert shifted(4, 2) == 6
    assert shifted(4, -1) == 3
    assert [line_of(die) for die in (-7, -3, -2, 3, 9, 10, 14)] == [-2, -2, -2, 3, 9, 9, 9]


@pytest.mark.rule("UR-TB-10", "UR-TB-11", "UR-TB-12", "UR-TB-13", "UR-TB-14")
@pytest.mark.parametrize(
    ("attack", "defence", "shift"),
    [(2, 2, 0), (0, 0, 0), (3, 2, 1), (2, 3, -1), (2, 1, 2), (3, 1, 2), (4, 2, 2), (1, 2, -2), (1, 3, -2), (1, 0, 2),
     (0, 1, -2)],
)  # fmt: skip
def test_one_column_for_better_quality_and_two_for_double(attack: int, defence: int, shift: int) -> None:
    assert quality_shift(attack, defence) == shift


@pytest.mark.rule("UR-8.4.2-3", "UR-8.4.2-4", "UR-8.4.2-6", "AIE-8.4.2-3")
@pytest.mark.parametrize(
    ("outcome", "enemies", "own", "weakened"),
    [
        ("1/2", 9, 6, 4),  # the example: half of 9 is 4.5, in favour of who takes it 4
        ("3/4", 4, 6, 3),
        ("3/4", 5, 6, 3),
        ("1/4", 3, 6, 0),
        ("1/4", 9, 6, 2),
        ("3/4", 12, 5, 5),  # no more than one's own units
        ("1/2", 1, 1, 0),
        ("R", 9, 6, 0),
        ("A", 9, 6, 0),  # not a fraction
    ],
)
def test_a_fraction_is_one_of_the_enemy_units_hit(outcome: str, enemies: int, own: int, weakened: int) -> None:
    assert toll(RESULTS.index(outcome), enemies, own) == weakened


# ---------------------------------------------------------------- the loader

GOOD = (Path(__file__).parents[3] / "src/latrunculi/games/imperator/data/battle.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('ratios = ["1/3"', 'ratios = ["third"', "ratios: 'third': write a ratio"),
        ('ratios = ["1/3", "1/2"', 'ratios = ["1/2", "1/2"', "ratios: '1/2': put the ratios in ascending order"),
        ("ratios = [", "other = [", "ratios: give a list"),
        ('["A / R", "A / R", "A / 1/4"', '["A / R", "A / 1/4"', "line 1: give one result and one winner"),
        ('"A / 3/4", "R / R", "R / R", "3/4 / A", "1/2 / A"],', '"B / R", "R / R", "R / R", "3/4 / A", "1/2 / A"],',
         "line 1: 'B / R': write two results of E, A"),
        ('["E / R", "E / R", "E / R"', '["R / E", "E / R", "E / R"', "line -2: 'R / E': the defender cannot win"),
        ('winners = [\n  ["defender"', 'winners = [\n  ["nobody"', "line -2: 'nobody': the winner is one of"),
    ],
)  # fmt: skip
def test_a_wrong_table_is_refused_with_entry_and_cure(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    path = tmp_path / "battle.toml"
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=r"battle\.toml: ") as error:
        load_table(path)
    assert message in str(error.value)


def test_a_table_with_lines_missing_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "battle.toml"
    path.write_text(GOOD.replace('  ["1/4 / A", "1/4 / A", "1/4 / A", "R / A", "R / A", "R / A", "R / A", "R / E", '
                                 '"R / E", "R / E"],\n', ""), encoding="utf-8")  # fmt: skip
    with pytest.raises(ValueError, match="results: give 12 lines, for -2 to 9; there are 11"):
        load_table(path)
