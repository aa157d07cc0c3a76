"""Combats of random positions, on land and at sea, played at random: no dead end, nobody left beside his enemies."""

import random

import pytest

from latrunculi.games.alea.components.chart import REGION, REGION_ZONES, SEAS, ZONE_IDS, ZONES
from latrunculi.games.alea.components.counters import (
    CAESAR,
    LAND_UNITS,
    LEPIDUS,
    NAVES,
    PIECE_IDS,
    PIECE_PEOPLE,
    PIECES,
    POMPEIUS,
    ROMANS,
    UNITS,
)
from latrunculi.games.alea.components.peoples import MAJORS, PEOPLES
from latrunculi.games.alea.components.places import ABOARD, HARBOURS, HOLD_OF, PORT_OF, ROOM, SHIPS
from latrunculi.games.alea.rules.combat import Combats
from latrunculi.games.alea.rules.fields import pending
from latrunculi.games.alea.rules.state import BELLUM, FIDES, JANUS, PAX, Alea
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules import invariants
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Journal
from tests.games.imperator.playout import play_out, scatter_origins


def scatter(g: Alea, dice: random.Random, hot: list[int]) -> None:
    """Put many pieces into some zones, their ports and three seas; those of Peoples at peace stay away."""
    waters = [PORT_OF[zone] for zone in hot if PORT_OF[zone] != NONE] + [ZONES + s for s in dice.sample(range(SEAS), 3)]
    for piece in range(PIECES):
        if dice.random() < 0.4 or (PIECE_PEOPLE[piece] != NONE and g.status[PIECE_PEOPLE[piece]] == PAX):
            continue
        if ROMANS >> piece & 1:
            g.join(1 << piece, 0 if piece == CAESAR else 1 if piece == POMPEIUS else dice.randrange(2))
        g.put(piece, dice.choice(waters if NAVES >> piece & 1 else hot))
        if piece < UNITS and dice.random() < 0.3:
            g.weak |= 1 << piece


def embark(g: Alea, dice: random.Random) -> None:
    """Let some of them go aboard."""
    for ship in SHIPS:
        if g.at[ship] < ABOARD:
            mine = [p for p in members((g.own[0] if g.own[0] >> ship & 1 else g.own[1]) & ROMANS) if g.at[p] < ZONES]
            units = [p for p in mine if LAND_UNITS >> p & 1]
            for piece in dice.sample(units, min(len(units), dice.randrange(ROOM + 1))):
                g.put(piece, HOLD_OF[ship])
            leaders = [p for p in mine if p >= UNITS]
            if leaders and dice.random() < 0.3:
                g.put(dice.choice(leaders), HOLD_OF[ship])


def crowd(seed: int) -> Alea:
    """Some half of all pieces in ten zones, their ports and three seas, with a triumvir and an event of the year."""
    dice = random.Random(seed)
    g = Alea(2, seed)
    g.journal = Journal()
    g.active = dice.randrange(2)
    for people in range(PEOPLES):
        status = dice.choice([PAX, BELLUM, FIDES]) if MAJORS >> people & 1 else dice.choice([PAX, BELLUM])
        if status != PAX:
            g.set_status(people, status, dice.randrange(2))
    g.chief = [CAESAR, POMPEIUS]
    hot = [*dice.sample(range(ZONES), 4), *dice.sample(HARBOURS, 6)]
    scatter(g, dice, hot)
    embark(g, dice)
    g.marker[REGION["africa"]] = LEPIDUS
    zone = dice.choice(members(REGION_ZONES[REGION["africa"]]))
    g.release(g.inside[zone] & ROMANS)
    g.event = dice.choice([0, 3, 4, 5, 11, 12])
    if g.event == 4:
        g.sick = CAESAR
    if g.event == 11:
        g.held = dice.getrandbits(PIECES)
    if dice.random() < 0.2:
        g.flags |= JANUS
    g.arrived = dice.getrandbits(PIECES)
    scatter_origins(g, dice)
    return g


@pytest.mark.rule("AIE-8.1-1", "AIE-8.1-3", "AIE-8.4.1-1")
@pytest.mark.parametrize("seed", range(40))
def test_every_combat_comes_to_an_end(seed: int) -> None:
    g = crowd(seed)
    dice = random.Random(seed)
    g.call(Combats())
    play_out(g, dice)
    assert not pending(g)
    assert not g.mourning
    assert invariants.pieces(g, PIECE_IDS, ZONE_IDS) == []
    aboard = [g.inside[HOLD_OF[ship]] for ship in SHIPS if g.at[ship] >= ABOARD]
    assert not any(aboard), "pieces are aboard naves that are lost"
