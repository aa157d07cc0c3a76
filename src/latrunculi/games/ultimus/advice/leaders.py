"""Leaders: their duties, whom they could lead, and where one goes without units."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.advice.forces import EMPTY, Force
from latrunculi.games.imperator.advice.prospects import (
    chosen,
    general,
    weight,
)
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Place, Zone
from latrunculi.games.ultimus.advice.survey import DISTANCE, FADED, NEARS, Survey
from latrunculi.games.ultimus.components.chart import ALL_CAPITALS, DIOCESE_ZONES, HALF_ZONES, OCCIDENS, ORIENS, ZONES
from latrunculi.games.ultimus.components.counters import (
    CO,
    LI,
    PA,
    ROMAN_LEADERS,
    UNIT_DIOCESE,
    UNIT_HALF,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.rules.rights import holders
from latrunculi.games.ultimus.rules.roles import PRIZES
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.kernel.actions import members

MUSTER: Final = 0.04
"""A strength point that a leader alone would find where he goes."""
THRONE: Final = 0.7
"""An Augustus in a capital when the year ends (UR-10.2-3)."""
AWAY: Final = 0.15
"""The same while he has time to come back."""
SYNOD: Final = 3.0
"""The Augustus Orientalis where the council waits for him (UR-6.3-7)."""
LONELY: Final = 0.6
"""A leader alone next to enemies."""
COUP: Final = 12.0
"""The most that a successful usurpation costs or brings a camp: the camps are exchanged (UR-5-1)."""
NEARBY: Final[tuple[float, ...]] = (1.0, 1.0, 0.7, 0.4)
"""How much it counts that an Usurper is so many zones away."""
DREAD: Final = 1.6
SAFE: Final = 0.3
"""Of the share that an Usurper has of the strength of both armies: how fast the chance that he beats the Augustus grows
with it, and what is taken off, so that up to a fifth there is none (about one half where they are equal)."""
STRANDED: Final = 0.1
"""The strength of a unit that its general leaves where it can do nothing without him."""


def duty(g: Ultimus, survey: Survey, leaders: Pieces, host: Force, zone: Zone) -> float:
    """What it is worth that leaders, the Augusti above all, are in a zone, with a force that goes with them."""
    value = -overthrow(g, survey, leaders, host, zone)
    for leader in members(leaders):
        if leader in g.augustus:
            if ALL_CAPITALS >> zone & 1:
                value += THRONE if not g.smc[ROMANUS] else AWAY
            if leader == g.augustus[ORIENS] and g.council == zone:
                value += SYNOD * KIT.politics[leader - UNITS] / 6
    return value


def overthrow(g: Ultimus, survey: Survey, leaders: Pieces, host: Force, zone: Zone) -> float:
    """What it costs that an Augustus is where the Usurper of his half may beat him, and so succeed (UR-3.6.4-4).

    Ravenna and Constantinopolis are no such places: there the Augustus finds refuge (UR-8.2.2-1).
    """
    cost = 0.0
    for half in (OCCIDENS, ORIENS):
        augustus, usurper = g.augustus[half], g.usurper[half]
        if usurper == NONE or augustus == NONE or not leaders >> augustus & 1 or zone == PRIZES[half][0]:
            continue
        camp = g.at[usurper]
        if camp >= ZONES or DISTANCE[camp][zone] >= len(NEARBY):
            continue
        theirs = survey.forces[BARBARUS][camp].strength
        ours = survey.forces[ROMANUS][zone].strength + (host.strength if zone != g.at[augustus] else 0)
        share = theirs / (theirs + ours) if theirs else 0.0
        cost += COUP * NEARBY[DISTANCE[camp][zone]] * min(1.0, max(0.0, DREAD * share - SAFE))
    return cost


def stranded(g: Ultimus, camp: Camp, group: Pieces, here: Zone) -> float:
    """What it costs that a group with the general leaves units where they cannot move without him (UR-3.2.2, 3.2.3)."""
    if camp != ROMANUS:
        return 0.0
    titled = holders(g)
    if not group & titled or g.inside[here] & titled & ~group:
        return 0.0
    left = g.inside[here] & ~group & g.own[ROMANUS] & (PA | CO)
    cost = 0.0
    for unit in members(left):
        own = HALF_ZONES[UNIT_HALF[unit]] if PA >> unit & 1 else DIOCESE_ZONES[UNIT_DIOCESE[unit]]
        if not own >> here & 1:
            cost += STRANDED * weight(g, unit)
    return cost


def room(g: Ultimus, survey: Survey, group: Pieces, zone: Zone) -> float:
    """What it is worth to a led group that there are more troops to lead in a zone or next to it."""
    leader = (group & ~UNIT_MASK).bit_length() - 1
    spare = KIT.command[leader - UNITS] - (group & UNIT_MASK).bit_count()
    if spare <= 0:
        return 0.0
    led = muster(g, survey, leader, zone)
    return MUSTER * led * min(1.0, spare / KIT.command[leader - UNITS]) if led else 0.0


def muster(g: Ultimus, survey: Survey, leader: Piece, zone: Zone) -> float:
    """The strength that a leader would find to lead in a zone or next to it."""
    found = survey.musters.get((leader, zone))
    if found is None:
        led = troops(g, survey, leader)
        found = levy(g, survey, leader, zone) if led & g.inside[zone] else 0.0
        for near in NEARS[zone]:
            if led & g.inside[near]:
                value = FADED[2] * levy(g, survey, leader, near)
                if value > found:
                    found = value
        survey.musters[leader, zone] = found
    return found


def troops(g: Ultimus, survey: Survey, leader: Piece) -> Pieces:
    """The units that a leader could lead away from where they are."""
    led = survey.led.get(leader)
    if led is None:
        led = g.commanded(leader) & ~LI
        if ROMAN_LEADERS >> leader & 1 and not holders(g) >> leader & 1:
            led &= ~CO
        survey.led[leader] = led
    return led


def levy(g: Ultimus, survey: Survey, leader: Piece, zone: Zone) -> float:
    """The strength of the units in a zone that a leader could lead away, and no other who stands there."""
    found = survey.levies.get((leader, zone))
    if found is None:
        units = troops(g, survey, leader) & g.inside[zone]
        for other in members(g.leaders(zone, g.camp(leader)) & ~(1 << leader) if units else 0):
            if zone != g.at[leader] or precedes(g, other, leader):
                units &= ~chosen(g, units, KIT.command[other - UNITS])[0]
        found = chosen(g, units, KIT.command[leader - UNITS])[1] if units else 0.0
        survey.levies[leader, zone] = found
    return found


def precedes(g: Ultimus, one: Piece, other: Piece) -> bool:
    """Whether of two leaders in a zone the first has the better claim to its troops."""
    return (general(g, one), -one) > (general(g, other), -other)


def lone_errand(g: Ultimus, survey: Survey, camp: Camp, leader: Piece, there: Zone) -> float:
    """What a leader's move without units promises: troops to lead, duties, safety."""
    return alone(g, survey, camp, leader, there) - alone(g, survey, camp, leader, g.at[leader])


def alone(g: Ultimus, survey: Survey, camp: Camp, leader: Piece, zone: Place) -> float:
    """What it is worth to have a leader without units in a place; nothing unless it is a land zone."""
    if zone >= ZONES:
        return 0.0
    post = survey.posts().get(leader) if camp == ROMANUS else None
    value = duty(g, survey, 1 << leader, EMPTY, zone)
    value += MUSTER * muster(g, survey, leader, zone) if post is None else post[1] * FADED[DISTANCE[zone][post[0]]]
    if zone == g.at[leader]:
        value += stranded(g, ROMANUS, 1 << leader, zone)
    if not survey.forces[camp][zone].units:
        enemies = bool(survey.forces[1 - camp][zone].units)
        if enemies or survey.perils(camp)[zone].units:
            value -= LONELY
        if enemies:
            value -= LONELY
    return value
