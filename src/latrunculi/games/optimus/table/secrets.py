"""Who may know what: backs of counters, hidden sheets, stratagems in hand, tactics laid face down; and worlds in which
a bot may think, made of no more than its seat knows."""

from __future__ import annotations

from typing import Any

from latrunculi.games.optimus.components.chart import NONE, ROMAN
from latrunculi.games.optimus.components.counters import TEMPUS_HIEMIS, TYPE_PEOPLE
from latrunculi.games.optimus.components.ints import Head, Heads, Place, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARIAN_HEADS,
    DECOY_MASK,
    FIRST_LEADER,
    FLEET_UNITS,
    FULL,
    HEADS,
    LEGION_UNITS,
    OF_SIDE,
    PEOPLE_OF,
    PIECES,
    ROMANUS,
    SIDE_OF,
    TYPE_OF,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.tables import DETERRENCE, GENERAL_ATTACK
from latrunculi.games.optimus.rules.attrition import EARLIER, FORCED, WATER
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import MELEE
from latrunculi.games.optimus.rules.intrigue import Intrigue
from latrunculi.games.optimus.rules.knowledge import FIRST_BACK
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.scheming import Plot
from latrunculi.games.optimus.rules.state import AWAY, POOL, UNSEEN, Optimus, altered, remembered, unveiled, veil
from latrunculi.games.optimus.rules.stratagems import for_sale
from latrunculi.games.optimus.rules.supply import Supply, feeds
from latrunculi.games.optimus.rules.territory import legions_in
from latrunculi.kernel import codec
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Viewer

PIECE_FIELDS = ("mover", "head", "fleet")
"""Fields of procedures that name a piece."""
MASK_FIELDS = (
    "group", "chiefs", "units", "quota", "pieces", "fed", "done", "dropped", "held", "aboard", "landed", "ashore",
    "fresh", "tired", "forced", "roving", "icy",
)  # fmt: skip
"""Fields of procedures that are sets of pieces."""
KIN = tuple([sum([1 << u for u in range(UNITS) if PEOPLE_OF[u] == PEOPLE_OF[h]]) for h in range(FIRST_LEADER, PIECES)])
"""For each head the units of his people, of Romans all Roman ones, as a mask."""
TRIES = 12
"""How many worlds are dealt at most until one agrees with what is known."""
MOST_BALES = 2
"""How many bales a bot thinks that an army has."""


def hidden_units(g: Optimus, side: Side) -> Units:
    """The units of a side whose enemy does not see them: on sheets, or out of play."""
    beside = g.inside[POOL] & ~FLEET_UNITS
    return UNIT_MASK & OF_SIDE[side] & (~g.unled | beside) & ~g.bare


def hidden_heads(g: Optimus) -> Heads:
    """The barbarian heads in play whom Rome cannot tell apart."""
    return sum([BIT[head] for head in members(BARBARIAN_HEADS & ~(g.known | g.bare)) if g.at[head] < POOL])


def redact(g: Optimus, viewer: Viewer) -> Optimus:
    """A copy without what a viewer may not know."""
    twin = g.clone()
    twin.veiled, twin.backs = twin.veiled.copy(), twin.backs.copy()  # copies of a position share them
    twin.rng = 0
    twin.script = None
    for side in (0, 1):
        if side != viewer:
            blank_side(g, twin, side)
    if g.private and not (viewer >= 0 and g.awaiting >> viewer & 1):
        twin.options = []
    return twin


def blank_side(g: Optimus, twin: Optimus, side: Side) -> None:
    """Take away what the enemy of a side does not know of it."""
    twin.blank |= 1 << side
    units = hidden_units(g, side)
    heads = hidden_heads(g) if side != ROMANUS else 0
    turn_over(g, twin, heads)
    lay_aside(twin, units)
    twin.put_all(heads, UNSEEN)
    blank_goods(g, twin, side)
    twin.unknown = altered(twin.unknown, side, g.hand[side].bit_count() + g.unknown[side])
    twin.hand[side] = 0
    for frame in twin.stack:
        blank_frame(g, frame, side, units, heads)


def turn_over(g: Optimus, twin: Optimus, heads: Heads) -> None:
    """Leave of some heads their backs alone: where each lies, whether it may act and what it has marched."""
    for head in members(heads):
        index = head - FIRST_LEADER
        twin.veiled[g.backs[index]] = veil(g.at[head], bool(g.pac & BIT[head]), g.paces[index])
        twin.paces[index] = 0
    for mask in ("pac", "halted", "gathered", "schemed"):
        setattr(twin, mask, getattr(twin, mask) & ~heads)


def lay_aside(twin: Optimus, units: Units) -> None:
    """Nothing is known of some units, not even whether they are in play. Most of them lie beside the map, and have
    nothing that could be taken away."""
    beside = units & twin.inside[POOL]
    twin.inside[POOL] ^= beside
    twin.inside[UNSEEN] |= beside
    for unit in members(beside):
        twin.at[unit] = UNSEEN
    twin.made_of = twin.made_of.copy()
    for unit in members(units ^ beside):
        twin.attach(unit, NONE)
        twin.pf[unit] = twin.marched[unit] = 0
        twin.maim(unit, 0)
        twin.made_of[unit] = NONE
        twin.berth(unit, NONE)
        twin.put(unit, UNSEEN)
    twin.halted &= ~units


def blank_goods(g: Optimus, twin: Optimus, side: Side) -> None:
    """Take away bales, numbers of backs, and what a side has beside the map."""
    twin.loose, twin.due = twin.loose.copy(), twin.due.copy()  # copies of a position share them
    twin.fallen = twin.fallen.copy()
    for piece in members(OF_SIDE[side]):
        if piece < UNITS:
            twin.loose[piece] = 0
            continue
        twin.bb[piece - FIRST_LEADER] = twin.hauled[piece - FIRST_LEADER] = 0
        if side != ROMANUS and not g.known & BIT[piece]:
            twin.backs[piece - FIRST_LEADER] = NONE
    for t, people in enumerate(TYPE_PEOPLE):
        if (people == NONE) == (side == ROMANUS):
            twin.due[t] = twin.fallen[t] = 0
            twin.stock(t, 0)
    if side != ROMANUS:
        twin.hoard = 0
    else:
        twin.camp = [NONE] * UNITS  # which of the legions that lie together has built a fort


def blank_frame(g: Optimus, frame: Procedure[Any], side: Side, units: Units, heads: Heads) -> None:
    """Take hidden pieces, and a tactic laid face down, out of a procedure in progress."""
    for name in MASK_FIELDS:
        if name in frame.FIELDS:
            setattr(frame, name, getattr(frame, name) & ~(units | heads))
    if isinstance(frame, March):
        if frame.side == side:
            frame.left = NONE
            frame.terms[EARLIER] = frame.terms[WATER] = 0  # horses on the sheet may have swum
        frame.walked = [mask & ~(units | heads) for mask in frame.walked]
    for name in PIECE_FIELDS:
        piece = getattr(frame, name, NONE)
        if piece != NONE and piece < PIECES and heads & BIT[piece]:
            setattr(frame, name, FIRST_BACK + g.backs[piece - FIRST_LEADER])
    if isinstance(frame, Battle) and frame.phase < MELEE:
        frame.tactic[side] = NONE
    if isinstance(frame, Supply) and frame.side == side:
        frame.left = frame.fed = frame.done = 0  # of those in view, too: it depends on who is on the sheets


# ---------------------------------------------------------------- worlds to think in


def determinize(g: Optimus, viewer: Viewer, dice: Dice) -> Optimus:
    """A full state that a viewer's redacted one may be: heads under the backs, armies on the sheets, hands drawn. Of
    some such worlds the first in which whoever is asked has the answers that the viewer knows of."""
    seen = redact(g, viewer)
    for _ in range(TRIES - 1):
        world = deal(seen, viewer, dice)
        if agrees(seen, world, viewer):
            return world
    return deal(seen, viewer, dice)


def agrees(seen: Optimus, world: Optimus, viewer: Viewer) -> bool:
    """Whether in a world each who is asked may answer, and the viewer what he may in truth."""
    for seat in (0, 1):
        if seen.awaiting >> seat & 1:
            found = world.legal(seat)
            if not found or (seat == viewer and found != seen.legal(seat)):
                return False
    return True


def deal(seen: Optimus, viewer: Viewer, dice: Dice) -> Optimus:
    """Deal all that is hidden in a redacted copy."""
    twin = seen.clone()
    twin.backs = twin.backs.copy()
    twin.rng = dice.fresh()
    if viewer != 1 - ROMANUS:
        deal_heads(twin, dice)
    for side in (0, 1):
        if side != viewer:
            deal_armies(twin, side, dice)
            deal_hand(twin, side, dice)
            for frame in twin.stack:
                deal_frame(twin, frame, side, dice)
    twin.blank = 0
    twin.derive()
    codec.refresh(twin)
    return twin


def deal_heads(twin: Optimus, dice: Dice) -> None:
    """Put somebody under each back; no decoy where none may be (OP-5.1.5-6)."""
    free = list(members(twin.inside[UNSEEN] & BARBARIAN_HEADS))
    backs = [back for back, entry in enumerate(twin.veiled) if entry != NONE]
    backs.sort(key=lambda back: roman_ground(twin, unveiled(twin.veiled[back])[0]), reverse=True)
    for back in backs:
        place, ready, paces = unveiled(twin.veiled[back])
        fitting = [h for h in free if not (DECOY_MASK & BIT[h] and roman_ground(twin, place))] or free
        head = fitting[dice.below(len(fitting))]
        free.remove(head)
        twin.put(head, place)
        twin.backs[head - FIRST_LEADER] = back
        twin.paces[head - FIRST_LEADER] = paces
        if ready:
            twin.pac |= BIT[head]
    twin.veiled = [NONE] * HEADS
    rest = [back for back in range(HEADS) if back not in twin.backs]
    for index in range(HEADS):
        if twin.backs[index] == NONE:
            twin.backs[index] = rest.pop()


def roman_ground(g: Optimus, place: Place) -> bool:
    """Whether a place is Roman by origin."""
    return place < len(g.origin) and g.origin[place] == ROMAN


def deal_armies(twin: Optimus, side: Side, dice: Dice) -> None:
    """Give each leader whose sheet is hidden an army within his VS: who was seen with him, as strong as they were seen,
    then units of his people at random, and a few bales. Who is left over is beside the map."""
    free = twin.inside[UNSEEN] & UNIT_MASK & OF_SIDE[side]
    captains = [head for head in range(FIRST_LEADER, PIECES) if hides_army(twin, head, side)]
    for head in captains:
        for unit in members(free):
            _, chief, pf, hdc = remembered(twin.memory[unit])
            if twin.memory[unit] and chief == head and twin.strength(twin.army(head)) + pf <= twin.vs(head):
                free ^= BIT[unit]
                enlist(twin, unit, head, pf, hdc)
    if side == ROMANUS:
        serving = free & crews_of(twin, twin.in_play)
        twin.put_all(serving, POOL)
        free = man_camps(twin, captains, free ^ serving, dice)
    for head in captains:
        room = dice.below(twin.vs(head) + 1) - twin.strength(twin.army(head))
        for unit in members(free & ~FLEET_UNITS & KIN[head - FIRST_LEADER]):
            if FULL[unit] <= room and not told_elsewhere(twin, unit):
                free ^= BIT[unit]
                room -= FULL[unit]
                enlist(twin, unit, head, FULL[unit], 0)
        if twin.army(head):
            twin.bb[head - FIRST_LEADER] = dice.below(MOST_BALES + 1)
    for unit in members(free):
        twin.put(unit, POOL)
        if not LEGION_UNITS & BIT[unit]:
            twin.stock(TYPE_OF[unit], twin.spare[TYPE_OF[unit]] + 1)


def crews_of(twin: Optimus, guns: Units) -> Units:
    """The units that have given their men to some guns that are seen, as a mask: these are taken to be all of them, so
    that the fort of a legion stands that serves guns there (OP-8.5-2)."""
    seen = [twin.made_of[gun] for gun in members(guns & ARTILLERY_UNITS)]
    return sum({BIT[crew] for crew in seen if crew != NONE})


def man_camps(twin: Optimus, captains: list[Head], free: Units, dice: Dice) -> Units:
    """In each region with field forts as many legions as there are forts (OP-8.5-2), as far as leaders there can have
    them. Returns who is left over."""
    for region, forts in enumerate(twin.forts):
        for _ in range(forts - legions_in(twin, region).bit_count() if forts else 0):
            there = [head for head in captains if twin.at[head] == region]
            pairs = [
                (head, legion)
                for head in there
                for legion in members(free & LEGION_UNITS)
                if FULL[legion] <= twin.vs(head) - twin.strength(twin.army(head)) and not told_elsewhere(twin, legion)
            ]
            if pairs:
                head, legion = pairs[dice.below(len(pairs))]
                free ^= BIT[legion]
                enlist(twin, legion, head, FULL[legion], 0)
    return free


def hides_army(twin: Optimus, head: Head, side: Side) -> bool:
    """Whether a head of a side is a leader in play, or on a raid, whose sheet is not seen."""
    in_play = twin.at[head] < POOL or twin.at[head] == AWAY
    return in_play and SIDE_OF[head] == side and not (DECOY_MASK | twin.bare) & BIT[head]


def told_elsewhere(twin: Optimus, unit: Unit) -> bool:
    """Whether a unit was seen last with a leader who is in play: it is his."""
    chief = remembered(twin.memory[unit])[1]
    return bool(twin.memory[unit]) and chief != NONE and twin.at[chief] < POOL


def enlist(twin: Optimus, unit: Unit, head: Head, pf: int, hdc: int) -> None:
    """Put a unit on a sheet."""
    twin.pf[unit] = pf
    twin.maim(unit, hdc)
    twin.put(unit, twin.at[head])
    twin.attach(unit, head)


def deal_hand(twin: Optimus, side: Side, dice: Dice) -> None:
    """As many stratagems as the side holds, of those that it may have; one that it is about to play is among them."""
    shown = sum({BIT[f.stratagem] for f in twin.stack if isinstance(f, (Intrigue, Plot)) and f.side == side})
    twin.hand[side] |= shown
    may = list(members(for_sale(twin, side)))
    for _ in range(twin.unknown[side] - shown.bit_count()):
        if may:
            twin.hand[side] |= BIT[may.pop(dice.below(len(may)))]
    twin.unknown = altered(twin.unknown, side, 0)


def deal_frame(twin: Optimus, frame: Procedure[Any], side: Side, dice: Dice) -> None:
    """Let the procedures in progress speak of the pieces that have been dealt."""
    for name in PIECE_FIELDS:
        piece = getattr(frame, name, NONE)
        if piece >= FIRST_BACK:
            setattr(frame, name, FIRST_LEADER + twin.backs.index(piece - FIRST_BACK))
    if isinstance(frame, March) and frame.mover >= FIRST_LEADER and SIDE_OF[frame.mover] == side:
        army = twin.army(frame.mover)
        frame.group |= BIT[frame.mover] | army
        frame.tired |= army if frame.steps else 0
        for n in range(frame.steps):
            frame.walked[n] |= frame.group
        helped = BIT[frame.mover]
        frame.forced = helped if frame.terms[FORCED] else frame.forced
        frame.roving = helped if frame.free else frame.roving
        frame.icy = helped if frame.played & BIT[TEMPUS_HIEMIS] else frame.icy
    if isinstance(frame, Allocation) and frame.side == side and not frame.units:
        frame.units = sufferers(twin, side, frame.place)
    if isinstance(frame, Supply) and frame.side == side:
        frame.left = feeds(twin, frame.place, side)
    if isinstance(frame, Battle) and chosen(twin, frame, side):
        leaderless = not frame.leaders(twin, side)
        frame.tactic[side] = (DETERRENCE, GENERAL_ATTACK)[dice.below(2)] if leaderless else dice.below(4)


def chosen(twin: Optimus, fight: Battle, side: Side) -> bool:
    """Whether a side has laid a tactic down that is not known."""
    late = fight.step not in ("start", "choose_command", "choose_posts")
    return late and fight.pitched and fight.tactic[side] == NONE and not twin.awaiting >> side & 1


def sufferers(twin: Optimus, side: Side, place: Place) -> Units:
    """The units of a hidden army that takes losses in a place: the one that marches, else any there, else any."""
    mine = twin.in_play & UNIT_MASK & OF_SIDE[side]
    here = mine & twin.inside[place]
    for frame in twin.stack:
        if isinstance(frame, March) and frame.side == side and here & frame.group:
            return here & frame.group
    return here or mine
