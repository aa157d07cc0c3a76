"""The table as JSON, made from a redacted state."""

from __future__ import annotations

from typing import Any, cast

from latrunculi.games.optimus.components.chart import NONE, PLACE_IDS, REGION_IDS
from latrunculi.games.optimus.components.counters import TYPE_IDS, TYPE_SIDE, TYPES
from latrunculi.games.optimus.components.ints import Head, Region, Side, Unit
from latrunculi.games.optimus.components.pieces import (
    BACK_IDS,
    DECOY_MASK,
    FIRST_LEADER,
    LEADER_MASK,
    PIECE_IDS,
    PIECES,
    SIDE_OF,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.printed.land import KINDS
from latrunculi.games.optimus.components.printed.peoples import NATIONS, SIDES
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.components.printed.tables import ENDS, EVENTS, SEASONS, TACTICS
from latrunculi.games.optimus.components.tables import MATRIX
from latrunculi.games.optimus.rules import scenarios, victory
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.attrition import modifiers
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import Fight, expectation, faces, strikers
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.sortie import Sortie
from latrunculi.games.optimus.rules.state import CALM, Optimus, remembered, unveiled
from latrunculi.games.optimus.rules.territory import ground
from latrunculi.games.optimus.rules.words import LEVEL_IDS
from latrunculi.games.optimus.table import contract, prospects
from latrunculi.kernel.actions import BIT, members


def _side(side: Side) -> contract.Side:
    return SIDES[side]


def board(g: Optimus) -> contract.Board:
    """The table; of a redacted state, as its viewer sees it."""
    return contract.Board(
        scenario=scenarios.IDS[g.scenario],
        year=g.year,
        season=cast(Any, SEASONS[g.season]),
        number=g.clock,
        last=g.last_clock,
        event=cast(Any, EVENTS[g.event]),
        regions={name: region_state(g, region) for region, name in enumerate(REGION_IDS)},
        places=places(g),
        sides=[side_state(g, side) for side in (0, 1)],
        eagles=eagles(g),
        remembered=memories(g),
        march=march_state(g),
        battle=battle_state(g),
        deeds=deeds_now(g),
        level=cast(Any, LEVEL_IDS[g.ended or victory.level(g)]),
    )


def region_state(g: Optimus, region: Region) -> contract.RegionState:
    """A region now."""
    return contract.RegionState(
        origin=cast(Any, NATIONS[g.origin[region]]),
        habitat=cast(Any, KINDS[g.era.kind[region]]),
        ground=cast(Any, KINDS[ground(g, region)]),
        vd=g.vd[region],
        vg=g.era.vg[region],
        holder=None if g.holder[region] == NONE else _side(g.holder[region]),
        limes=g.limes[region],
        forts=g.forts[region],
        siege=None if g.siege[region] == CALM else g.siege[region],
        pillaged=bool(g.pillaged & BIT[region]),
        port=bool(g.era.ports & BIT[region]),
        closed=bool(g.closed & BIT[region]),
    )


def places(g: Optimus) -> dict[str, contract.PlaceState]:
    """Who is where; places where nobody is are left out."""
    found: dict[str, contract.PlaceState] = {}
    backs: dict[int, list[contract.BackState]] = {}
    for back, entry in enumerate(g.veiled):
        if entry != NONE:
            place, ready, paces = unveiled(entry)
            backs.setdefault(place, []).append(contract.BackState(BACK_IDS[back], ready, paces))
    for place, name in enumerate(PLACE_IDS):
        here = g.inside[place]
        if here or place in backs:
            units = [unit_state(g, unit) for unit in members(here & UNIT_MASK)]
            heads = [head_state(g, head) for head in members(here & ~UNIT_MASK)]
            found[name] = contract.PlaceState(units, heads, backs.get(place, []))
    return found


def unit_state(g: Optimus, unit: Unit) -> contract.UnitState:
    """A unit in view."""
    bit = BIT[unit]
    return contract.UnitState(
        id=PIECE_IDS[unit],
        pf=g.pf[unit],
        hdc=g.hdc[unit],
        chief=None if g.chief[unit] == NONE else PIECE_IDS[g.chief[unit]],
        inside=bool(g.walls & bit),
        bridge=bool(g.bridges & bit),
        aboard=None if g.ship[unit] == NONE else PIECE_IDS[g.ship[unit]],
    )


def head_state(g: Optimus, head: Head) -> contract.HeadState:
    """A leader or decoy in view."""
    bit, index = BIT[head], head - FIRST_LEADER
    secret = hides_sheets(g, SIDE_OF[head]) and not g.bare & bit
    return contract.HeadState(
        id=PIECE_IDS[head],
        side=_side(SIDE_OF[head]),
        ready=bool(g.pac & bit),
        paces=g.paces[index],
        inside=bool(g.walls & bit),
        supreme=head in g.supreme,
        bb=None if hides_sheets(g, SIDE_OF[head]) else g.bb[index],
        pf=None if secret else g.strength(g.band[index]),
        halted=bool(g.halted & bit),
        shown=bool(g.bare & bit),
    )


def hides_sheets(g: Optimus, side: Side) -> bool:
    """Whether this is a copy without the sheets of a side."""
    return bool(g.blank & 1 << side)


def side_state(g: Optimus, side: Side) -> contract.SideState:
    """A side."""
    hidden = hides_sheets(g, side)
    found = victory.parts(g, side)
    return contract.SideState(
        id=_side(side),
        seat=side,
        pa=g.pa[side],
        hand=None if hidden else [STRATAGEM_IDS[s] for s in members(g.hand[side])],
        hand_size=g.unknown[side] + g.hand[side].bit_count(),
        played=[STRATAGEM_IDS[s] for s in members(g.spent[side])],
        supreme=None if g.supreme[side] == NONE else PIECE_IDS[g.supreme[side]],
        vacant=bool(g.vacant >> side & 1),
        points=sum(found.values()),
        parts=found,
        spare={} if hidden else {TYPE_IDS[t]: g.spare[t] for t in range(TYPES) if g.spare[t] and TYPE_SIDE[t] == side},
    )


def eagles(g: Optimus) -> dict[str, str]:
    """The eagles that are lost."""
    found = {}
    for t, holder in enumerate(g.eagle):
        if holder != NONE:
            found[TYPE_IDS[t]] = PIECE_IDS[holder] if holder < PIECES else REGION_IDS[holder - PIECES]
    return found


def memories(g: Optimus) -> dict[str, contract.Remembered]:
    """What was seen of units that are out of sight now."""
    found = {}
    for unit in range(UNITS):
        if g.memory[unit] and g.blank & 1 << SIDE_OF[unit] and not g.bare & BIT[unit]:
            season, chief, pf, hdc = remembered(g.memory[unit])
            name = None if chief == NONE else PIECE_IDS[chief]
            found[PIECE_IDS[unit]] = contract.Remembered(season, name, pf, hdc)
    return found


def march_state(g: Optimus) -> contract.MarchState | None:
    """The move in progress; of an enemy's nothing but what is seen on the map."""
    for frame in reversed(g.stack):
        if isinstance(frame, March) and not hides_sheets(g, frame.side) and frame.mover < PIECES:
            units = frame.group & UNIT_MASK
            place = g.at[frame.mover]
            ahead, doors = prospects.ahead(g, frame)
            bears = modifiers(g, frame.side, units, place, frame.terms) if units and frame.mover >= UNITS else []
            return contract.MarchState(
                mover=PIECE_IDS[frame.mover],
                units=[PIECE_IDS[unit] for unit in members(units)],
                heads=[PIECE_IDS[head] for head in members(frame.group & (LEADER_MASK | DECOY_MASK))],
                steps=frame.steps,
                load=frame.load(g),
                capacity=frame.capacity(g),
                modifiers=prospects.told(bears),
                ahead=ahead,
                doors=doors,
            )
    return None


def viewer_asked(g: Optimus) -> Side:
    """The side that is asked and whose own copy this is, NONE where it is an enemy's or nobody's."""
    return next((side for side in (0, 1) if g.awaiting >> side & 1 and not hides_sheets(g, side)), NONE)


def deeds_now(g: Optimus) -> list[contract.DeedState]:
    """What whoever is asked may try before towns; nothing of an enemy."""
    side = viewer_asked(g)
    return [] if side == NONE else prospects.deeds(g, side)


def blows(g: Optimus, fight: Fight) -> dict[str, list[int]]:
    """What each counter can do with its die in the phase that comes, by the face."""
    return {
        PIECE_IDS[unit]: faces(g, fight, side, unit, fight.coming())
        for side in (0, 1)
        for unit in members(strikers(g, fight, side))
    }


def outcome(winner: int, loser: int) -> contract.End | None:
    """How a battle with two tactics ends (OP-8.2-22); None while one of them is not known."""
    return None if NONE in (winner, loser) else cast(Any, ENDS[MATRIX[winner][loser]])


def battle_state(g: Optimus) -> contract.BattleState | None:
    """The engagement in progress."""
    for frame in reversed(g.stack):
        if isinstance(frame, Fight):
            asked = viewer_asked(g)
            tactics = frame.tactic if isinstance(frame, Battle) else [NONE, NONE]
            posts = {
                PIECE_IDS[head]: PIECE_IDS[unit]
                for head, unit in zip(frame.roll_call(), frame.stands, strict=False)
                if unit != NONE
            }
            return contract.BattleState(
                region=REGION_IDS[frame.region],
                attacker=_side(frame.attacker),
                pitched=isinstance(frame, Battle) and frame.pitched,
                assault=isinstance(frame, Assault),
                sortie=isinstance(frame, Sortie),
                phase=frame.phase,
                tactics=[None if tactic == NONE else TACTICS[tactic] for tactic in tactics],
                suffered=list(frame.suffered),
                commanded=[PIECE_IDS[unit] for unit in members(frame.command[0] | frame.command[1])],
                posts=posts,
                expected=[expectation(g, frame, side) for side in (0, 1)],
                blows=blows(g, frame),
                outcomes=[outcome(tactics[side], tactics[1 - side]) for side in (0, 1)],
                win=prospects.of_fight(g, frame),
                choices={} if asked == NONE else prospects.of_tactics(g, frame, asked),
                order=None if asked == NONE else prospects.of_good_order(g, frame, asked),
            )
    return None
