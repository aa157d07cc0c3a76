"""Combats of random positions, played at random to their end: no dead end, no force left beside its enemies."""

import random

import pytest

from latrunculi.games.imperator.rules.retreat import enter, havens
from latrunculi.games.ultimus.components.chart import REFUGES, ZONES
from latrunculi.games.ultimus.components.counters import BU, HISTORICAL, PIECES, ROMAN_LEADERS, UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import ARMENIA, MAJOR_FROM_START, PEOPLES
from latrunculi.games.ultimus.rules.combat import Combats
from latrunculi.games.ultimus.rules.state import FOEDERATI, REGNUM, REVOLTED, WAR, Ultimus
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Journal
from latrunculi.tabletop.ways import Reach
from tests.games.imperator.playout import play_out, scatter_origins


def crowd(seed: int) -> Ultimus:
    """Some two thirds of all pieces in ten zones, with courts, a usurpation and an event of the year."""
    dice = random.Random(seed)
    g = Ultimus(2, seed)
    g.journal = Journal()
    g.majors = MAJOR_FROM_START
    g.active = dice.randrange(2)
    g.set_status(ARMENIA, FOEDERATI)
    for people in range(PEOPLES):
        if people != ARMENIA:
            g.set_status(people, dice.choice([WAR, FOEDERATI, REVOLTED, REGNUM]))
    hot = [*dice.sample(range(ZONES), 8), *REFUGES]
    for piece in range(PIECES):
        if not BU >> piece & 1 and dice.random() < 0.6:
            g.put(piece, dice.choice(hot))
            if piece < UNITS and dice.random() < 0.3:
                g.weak |= 1 << piece
    courtiers = [x for x in members(ROMAN_LEADERS & HISTORICAL) if g.at[x] < ZONES]
    dice.shuffle(courtiers)
    guard = (BU & -BU).bit_length() - 1
    for half in (0, 1):
        g.augustus[half], g.patrician[half] = courtiers.pop(), courtiers.pop()
        g.put(g.augustus[half], REFUGES[half])
        g.guard_of[half] = g.patrician[half]
        g.put(guard + half, g.at[g.patrician[half]])
    g.usurper[0] = courtiers.pop()
    lawful = sum(1 << x for x in (*g.augustus, *g.patrician)) | 3 << guard
    g.rebels[0] = g.inside[g.at[g.usurper[0]]] & ~lawful
    g.join(g.rebels[0], 1)
    g.event = dice.choice([0, 3, 4, 5, 11, 12])
    if g.event == 4:
        g.summoned = 1 << g.augustus[0]
    if g.event == 11:
        g.held = 1 << dice.choice(hot)
    scatter_origins(g, dice)
    return g


@pytest.mark.rule("UR-8.1-3", "UR-8.4.1-2", "UR-8.4.1-3")
@pytest.mark.parametrize("seed", range(40))
def test_every_combat_comes_to_an_end(seed: int) -> None:
    g = crowd(seed)
    dice = random.Random(seed)
    g.call(Combats())
    play_out(g, dice)
    assert not g.occupied[0] & g.occupied[1]
    assert not g.mourning


@pytest.mark.parametrize("seed", range(10))
def test_the_quick_answer_is_that_of_the_statements(seed: int) -> None:
    g = crowd(seed)
    dice = random.Random(seed)
    for _ in range(60):
        zone = dice.randrange(ZONES)
        camp = dice.randrange(2)
        force = g.inside[zone] & g.own[camp]
        group = force & dice.getrandbits(PIECES)
        if group:
            reach = Reach(KIT.all_zones)
            enter(g, reach, camp, group, zone, g.came_from[zone])
            assert havens(g, camp, group, zone, g.came_from[zone]) == reach.zones
