"""The odds of combat, counted by hand: faces of dice in fractions of 6 and 36."""

from __future__ import annotations

from fractions import Fraction

import pytest

from latrunculi.games.empire.advice import odds
from latrunculi.games.empire.components.chart import PROVINCE_IDS
from latrunculi.games.empire.components.sides import SIDE_IDS
from latrunculi.games.empire.rules.approach import OPEN, ROUGH, SEA
from tests.games.empire.table import position


def test_two_dice_against_one_win_25_rounds_of_36() -> None:
    """The higher of two dice is above a die in 125 cases of 216, below in 55; the rest are ties, rolled again."""
    assert odds.ROUND[odds.round_kind(2, 1, 0, 0)] == pytest.approx(125 / 180)


def test_ties_go_to_the_emperor_or_to_the_fortress() -> None:
    """36 cases of 216 are ties: two dice are highest at n in 2n - 1 cases, and the die shows n in one."""
    assert odds.ROUND[odds.round_kind(2, 1, 0, 1)] == pytest.approx(161 / 216)
    assert odds.ROUND[odds.round_kind(2, 1, 0, -1)] == pytest.approx(125 / 216)


def test_two_dice_against_two_are_even() -> None:
    assert odds.ROUND[odds.round_kind(2, 2, 0, 0)] == pytest.approx(1 / 2)


def test_a_fort_takes_a_pip_from_the_attack() -> None:
    """Two dice against one and a pip: above in the sum over d = 1 to 6 of 36 - (d + 1)^2, at least 0: 32 + 27 + 20
    + 11 = 90 of 216; below in the sum of d^2 for d = 1 to 5 and 36: 55 + 36 = 91."""
    assert odds.ROUND[odds.round_kind(2, 1, -1, 0)] == pytest.approx(90 / 181)


def test_a_third_die_helps() -> None:
    """Three dice are below or at n in n^3 cases of 216: above a die in 6 * 216 - 441 = 855 of 1296, below in 225."""
    assert odds.ROUND[odds.round_kind(3, 1, 0, 0)] == pytest.approx(855 / 1080)


def test_a_combat_is_won_once_all_defenders_are_gone() -> None:
    kind = odds.round_kind(2, 1, 0, 0)
    p = Fraction(25, 36)
    assert odds.win(kind, 1, 1) == pytest.approx(float(p))
    assert odds.win(kind, 2, 1) == pytest.approx(float(1 - (1 - p) ** 2))
    assert odds.win(kind, 1, 2) == pytest.approx(float(p**2))
    assert odds.win(kind, 2, 2) == pytest.approx(float(p**2 + 2 * p**2 * (1 - p)))
    assert odds.win(kind, 0, 1) == 0.0
    assert odds.win(kind, 3, 0) == 1.0


def test_attackers_are_lost_until_one_side_is_gone() -> None:
    kind = odds.round_kind(2, 1, 0, 0)
    q = 11 / 36
    assert odds.spent(kind, 1, 1) == pytest.approx(q)
    assert odds.spent(kind, 2, 1) == pytest.approx(q + q * q)


@pytest.mark.parametrize(
    ("province", "words", "side", "way", "expected"),
    [
        ("roma", "viridis 1", "purpura", OPEN, (2, 1, 0, 0)),
        ("roma", "viridis 1", "purpura", ROUGH, (2, 2, 0, 0)),
        ("roma", "viridis 2 fort", "purpura", OPEN, (2, 1, -1, 0)),
        ("roma", "viridis 2 fortress", "purpura", SEA, (2, 2, -1, -1)),
        ("africa", "gothi@viridis 1", "purpura", SEA, (2, 2, -1, 0)),
    ],
)
def test_the_odds_foreseen_are_those_of_the_combat(
    province: str, words: str, side: str, way: int, expected: tuple[int, int, int, int]
) -> None:
    g = position({province: words, "syria": f"{side} 2"}, f"roman {side} caligula placement", pool=2).g
    place = PROVINCE_IDS.index(province)
    kind = odds.kind_of_attack(g, SIDE_IDS.index(side), g.owner[place], place, way)
    assert kind == odds.round_kind(*expected)


def test_an_emperor_adds_a_pip() -> None:
    g = position({"roma": "viridis 1", "syria": "purpura 2"}, "roman purpura vitellius placement", pool=2).g
    roma = PROVINCE_IDS.index("roma")
    kind = odds.kind_of_attack(g, SIDE_IDS.index("purpura"), g.owner[roma], roma, OPEN)
    assert kind == odds.round_kind(2, 1, 1, 0)
