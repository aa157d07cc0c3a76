"""Why the adviser prefers a choice: the facts that weigh most, as data (`latrunculi.kernel.reasons`).

A reason states what the rules and the table say (points of a town, who waits where, a chance), never a weight of the
adviser's own. As with `prefer`, nothing is looked at but what the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from latrunculi.games.optimus.advice import campaign, combat
from latrunculi.games.optimus.advice.odds import Step, assault_of, by_day_and_by_night
from latrunculi.games.optimus.advice.plan import NEAR_THE_END, Plan, column
from latrunculi.games.optimus.advice.survey import decides, invasion_at_best, summons
from latrunculi.games.optimus.components.chart import NONE, REGIONS, ROYAL_SEAT
from latrunculi.games.optimus.components.counters import BATAILLE_NOCTURNE
from latrunculi.games.optimus.components.ints import Head, Piece, Place, Region, Side, Stratagem, Unit, Units
from latrunculi.games.optimus.components.pieces import DECOY_MASK, FIRST_LEADER, FLEET_UNITS, UNIT_MASK
from latrunculi.games.optimus.rules.contact import Contact, force, room
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.territory import controller, inhabited
from latrunculi.games.optimus.rules.victory import RICH, dacian_then, worth
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.ints import Seat
from latrunculi.kernel.reasons import Reason, ReasonKind

MOST: Final = 3
"""Reasons that are given: a line that is read, not a report."""


def kind(name: str, **fields: str) -> ReasonKind:
    """Define a kind of reason with the kind of each of its fields."""
    return ReasonKind(name, tuple(fields.items()))


TOWARDS: Final = kind("towards", piece="piece", region="region")
TOWN: Final = kind("town", region="region", points="number")
RELIEF: Final = kind("relief", region="region", pf="number")
ENEMIES: Final = kind("enemies", region="region")
GATHERING: Final = kind("gathering", region="region")
WAITING: Final = kind("waiting", region="region", pf="number")
DECOY: Final = kind("decoy")
BATTLE: Final = kind("battle", region="region", chance="number")
ODDS: Final = kind("odds", region="region", ours="number", theirs="number")
UNLED: Final = kind("unled", region="region", pf="number")
UNSEEN: Final = kind("unseen", region="region", pf="number")
STAKE: Final = kind("stake", region="region")
LAST_CHANCE: Final = kind("last-chance", seasons="number")
TOLL: Final = kind("toll", least="number", most="number")
SURRENDER: Final = kind("surrender", region="region", chance="number")
INVASION: Final = kind("invasion", region="region", chance="number")
ASSAULT: Final = kind("assault", region="region", chance="number")
GUN: Final = kind("gun", region="region")
NIGHT: Final = kind("night", region="region", night="number", day="number")
MIXED: Final = kind("mixed", tactic="tactic", share="number")
WOUNDED: Final = kind("wounded", piece="piece", pf="number")
WALLS: Final = kind("walls", region="region", pf="number")
DIVIDED: Final = kind("divided", region="region", pf="number")
BALE: Final = kind("bale")
NOTHING_BETTER: Final = kind("nothing-better")

KINDS: Final = (
    TOWARDS, TOWN, RELIEF, ENEMIES, GATHERING, WAITING, DECOY, BATTLE, ODDS, UNLED, UNSEEN, STAKE, LAST_CHANCE, TOLL,
    SURRENDER, INVASION, ASSAULT, GUN, NIGHT, MIXED, WOUNDED, WALLS, DIVIDED, BALE, NOTHING_BETTER,
)  # fmt: skip
"""All kinds of reasons: each has its message in both languages."""

Reasons = list[Reason]
Cause = Callable[[Optimus, int, int], Reasons]
"""What speaks for a verb upon an object, to a seat."""

MANY: Final = 2
"""Times its own fit PF that make an enemy one whom an army attacks for a reason besides."""
RISKY: Final = 0.5
"""A battle that is lost more often than won is sought for a reason besides."""


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


# ---------------------------------------------------------------- marches


def prize_of(g: Optimus, side: Side, region: Region) -> Reasons:
    """The points that an enemy town brings at the end (OP-SC-21)."""
    if not inhabited(g, region) or controller(g, region) == side:
        return []
    points = g.era.vd[region] + worth(side, "region", 1)
    points += worth(side, "rich-region", 1) if g.era.vg[region] > RICH else 0
    points += worth(side, "royal-seat", 1) if region == ROYAL_SEAT and dacian_then(g, region) else 0
    return [Reason(TOWN, (region, points))]


def purpose(plan: Plan, g: Optimus, head: Head, units: Units) -> Reasons:
    """What an army is sent for, or where it waits to be sent."""
    side = plan.side
    errand = plan.errands.get(head)
    if errand is None:
        base = plan.base(g, g.at[head], g.strength(units), units)
        return [Reason(TOWARDS, (head, base)), Reason(GATHERING, (base,))] if base != NONE else []
    region = errand.target.region
    found = [Reason(TOWARDS, (head, region))] if region != g.at[head] else []
    if g.siege[region] != CALM and controller(g, region) == side:
        return [*found, Reason(RELIEF, (region, g.strength(g.units(region, side) & g.walls & ~FLEET_UNITS)))]
    prize = prize_of(g, side, region)
    return found + (prize or ([Reason(ENEMIES, (region,))] if plan.foes[region] else []))


def march(g: Optimus, seat: Seat, piece: Piece) -> Reasons:
    """To set out."""
    if DECOY_MASK & BIT[piece]:
        return [Reason(DECOY)]
    if piece < FIRST_LEADER:
        return []
    units = column(g, seat, piece)
    return purpose(Plan(g, seat), g, piece, units)


def step(g: Optimus, seat: Seat, there: Place) -> Reasons:
    """To go to a region: whom one meets there, what the way costs, what one is sent for."""
    frame = g.stack[-1]
    if not isinstance(frame, March) or there >= REGIONS or frame.step != "order" or not frame.group & UNIT_MASK:
        return []
    tried = Step(g, there)
    found: Reasons = []
    if tried.seen or tried.foes.most:
        found = battle(g, tried)
    worst = max(tried.tolls, default=0)
    if worst:
        found.append(Reason(TOLL, (min(tried.tolls), worst)))
    mover = frame.mover
    return found + (purpose(Plan(g, seat), g, mover, frame.group & UNIT_MASK) if mover >= FIRST_LEADER else [])


def battle(g: Optimus, tried: Step) -> Reasons:
    """How a battle stands, and what is not known of it; where it is rather lost, or the enemy has more than twice as
    many men, why one dares it."""
    region, foe = tried.there, 1 - tried.side
    win = tried.against(tried.foes.likely)
    found = [Reason(BATTLE, (region, percent(win)))]
    if tried.foes.most:
        found.append(Reason(UNSEEN, (region, round(tried.foes.likely))))
    theirs = g.fit(tried.seen)
    outnumbered = theirs > MANY * tried.g.fit(force(tried.g, region, tried.side) & ~tried.g.walls)
    if outnumbered and not g.leaders(region, foe) & ~g.walls:
        found.append(Reason(UNLED, (region, theirs)))
    if outnumbered or win < RISKY:
        if decides(g, foe, region) or decides(g, tried.side, region):
            found.append(Reason(STAKE, (region,)))
        elif g.last_clock - g.clock < NEAR_THE_END:
            found.append(Reason(LAST_CHANCE, (g.last_clock - g.clock + 1,)))
    return found


def take(g: Optimus, seat: Seat, piece: Piece) -> Reasons:
    """To take units along: they wait without a leader."""
    place = g.at[piece]
    pf = g.strength(g.lone(place, seat) & ~FLEET_UNITS) if place < REGIONS else 0
    return [Reason(WAITING, (place, pf))] if pf else []


# ---------------------------------------------------------------- towns


def besiege(g: Optimus, seat: Seat, head: Head) -> Reasons:
    return prize_of(g, seat, g.at[head])


def summon(g: Optimus, seat: Seat, piece: Piece) -> Reasons:
    return summon_unled(g, seat, g.at[piece])


def summon_unled(g: Optimus, seat: Seat, region: Region) -> Reasons:
    return [Reason(SURRENDER, (region, percent(summons(g, seat, region)))), *prize_of(g, seat, region)]


def invade(g: Optimus, seat: Seat, head: Head) -> Reasons:
    region = g.at[head]
    return [Reason(INVASION, (region, percent(invasion_at_best(g, seat, region)))), *prize_of(g, seat, region)]


def assault(g: Optimus, seat: Seat, head: Head) -> Reasons:
    region = g.at[head]
    return [Reason(ASSAULT, (region, percent(assault_of(g, region, seat).clears()))), *prize_of(g, seat, region)]


def emplace(g: Optimus, seat: Seat, unit: Unit) -> Reasons:
    """A gun before walls: each adds to siege actions (OP-9.4-8)."""
    region = g.at[unit]
    if not campaign.besieging(g, seat, region):
        return []
    return [Reason(SURRENDER, (region, percent(summons(g, seat, region)))), Reason(GUN, (region,))]


def shelter(g: Optimus, seat: Seat, unit: Unit) -> Reasons:
    """To go behind the walls before an enemy who has come."""
    frame = g.stack[-1]
    if not isinstance(frame, Contact):
        return []
    region = frame.region
    return [measure(g, region, seat), Reason(WALLS, (region, room(g, region, seat)))]


def done(g: Optimus, seat: Seat, obj: int) -> Reasons:
    """To do nothing more: before the walls, to fight in the open."""
    frame = g.stack[-1]
    if not isinstance(frame, Contact) or frame.step != "stand":
        return []
    region = frame.region
    outside = g.strength(force(g, region, seat) & ~g.walls)
    space = room(g, region, seat)
    return [measure(g, region, seat)] + ([Reason(DIVIDED, (region, space))] if outside > space else [])


def measure(g: Optimus, region: Region, seat: Seat) -> Reason:
    """The fit PF of both sides in a region, as far as they are seen."""
    ours, theirs = [g.fit(force(g, region, side)) for side in (seat, 1 - seat)]
    return Reason(ODDS, (region, ours, theirs))


# ---------------------------------------------------------------- the rest


def tactic(g: Optimus, seat: Seat, number: int) -> Reasons:
    """How often a tactic should be played against these arms."""
    fight = combat.battle_of(g)
    return [Reason(MIXED, (number, percent(combat.mixed(g, fight, seat)[number])))] if fight is not None else []


def play(g: Optimus, seat: Seat, stratagem: Stratagem) -> Reasons:
    """How an engagement stands by night, and by day."""
    fight = combat.battle_of(g)
    if stratagem != BATAILLE_NOCTURNE or fight is None:
        return []
    day, night = by_day_and_by_night(g, seat)
    return [Reason(NIGHT, (fight.region, percent(night), percent(day)))]


def rally(g: Optimus, seat: Seat, head: Head) -> Reasons:
    army = g.army(head)
    return [Reason(WOUNDED, (head, g.strength(army) - g.fit(army)))]


def perceive(g: Optimus, seat: Seat, head: Head) -> Reasons:
    return [Reason(BALE)]


def rest(g: Optimus, seat: Seat, obj: int) -> Reasons:
    return [Reason(NOTHING_BETTER)]


CAUSES: Final[dict[str, Cause]] = {
    "march": march,
    "move-to": step,
    "take": take,
    "besiege": besiege,
    "summon": summon,
    "summon-unled": summon_unled,
    "invade": invade,
    "assault": assault,
    "emplace": emplace,
    "shelter": shelter,
    "done": done,
    "choose-tactic": tactic,
    "play": play,
    "rally": rally,
    "perceive": perceive,
    "wait": rest,
    "idle": rest,
}
"""By verb what speaks for it; where none stands the choice goes without a word."""


def causes(g: Optimus, seat: Seat, verb: str, obj: int) -> Reasons:
    """What speaks most for a choice."""
    cause = CAUSES.get(verb)
    return cause(g, seat, obj)[:MOST] if cause else []
