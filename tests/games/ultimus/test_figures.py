"""A game in figures: dice and losses by the seat that had them."""

from __future__ import annotations

from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from latrunculi.games.ultimus.rules.words import (
    BATTLE_ROLL,
    DEATH_ROLL,
    DIE_REPLACED,
    DIED,
    ELIMINATED,
    ESCAPE_ROLL,
    EVASION_ROLL,
    INITIATIVE_ROLL,
    MOVED,
)
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.game import Roll
from latrunculi.kernel.vocabulary import DICE, DICE10
from tests.games.ultimus.table import Table

STILICHO, HUNS = PIECE["stilicho"], PIECE["hunni-1"]


def war() -> Table:
    t = Table({"stilicho": "italia-2", "hunni-1": "hunni-1"}, status={"hunni": "bellum"})
    t.g.active = BARBARUS
    return t


def test_dice_are_of_whoever_rolls_them() -> None:
    g = war().g
    roman, barbarian = g.seat_of(ROMANUS), g.seat_of(BARBARUS)
    assert GAME.rolls(g, INITIATIVE_ROLL, (3, 2, BARBARUS)) == [Roll(roman, DICE, [3])]
    assert GAME.rolls(g, BATTLE_ROLL, (6, 8)) == [Roll(barbarian, DICE, [6])]
    assert GAME.rolls(g, EVASION_ROLL, (2, 5)) == [Roll(roman, DICE, [2])]
    assert GAME.rolls(g, ESCAPE_ROLL, (STILICHO, ZONE["italia-2"], ten_sided(0))) == [Roll(roman, DICE10, [0])]


def test_dice_that_nobody_rolls_for_himself_are_of_nobody() -> None:
    g = war().g
    assert GAME.rolls(g, DEATH_ROLL, (STILICHO, ten_sided(4), 2)) == []
    assert GAME.rolls(g, DIE_REPLACED, (9,)) == []


def test_units_and_leaders_are_lost_by_their_own_camp() -> None:
    g = war().g
    assert GAME.losses(g, ELIMINATED, (HUNS,)) == [(g.seat_of(BARBARUS), 1)]
    assert GAME.losses(g, DIED, (STILICHO, 0)) == [(g.seat_of(ROMANUS), 1)]
    assert GAME.losses(g, MOVED, (HUNS, ZONE["hunni-1"])) == []
