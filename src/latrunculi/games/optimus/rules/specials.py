"""The special rules of scenarios that come round with the seasons (OP-SC-2 to OP-SC-19), and the choices they give."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import CONTREE_OF, NONE, REGION_PEOPLE, REGIONS, era
from latrunculi.games.optimus.components.counters import TYPE_PEOPLE, TYPES
from latrunculi.games.optimus.components.ints import Head, Heads, People, Regions, Side
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    FIRST_LEADER,
    LEADER_MASK,
    PEOPLE_OF,
    ROMANUS,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.scenarios import Special
from latrunculi.games.optimus.components.tables import COST, PM, SPRING, THAW
from latrunculi.games.optimus.rules import victory
from latrunculi.games.optimus.rules.actions import Chapter, able, pay
from latrunculi.games.optimus.rules.leaders import followers, lost
from latrunculi.games.optimus.rules.scenarios import PEOPLE_PIECES, bar_halted, before, join, numbered, of, special
from latrunculi.games.optimus.rules.state import AWAY, POOL, Optimus, altered
from latrunculi.games.optimus.rules.territory import controller
from latrunculi.games.optimus.rules.words import (
    DONE,
    ENTHRONED,
    PEACE_MADE,
    RAID,
    RAID_BACK,
    RAID_BARRED,
    RAIDED,
    SUBMIT,
    SUBMITTED,
    WAR_RESUMED,
    WENT_HOME,
    WITHDRAWN,
    YIELDED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PACES: Final[int] = PM["leader"]
"""PM of a leader in a season (OP-5.1-13)."""

# ---------------------------------------------------------------- a season begins


def begin(g: Optimus) -> None:
    """What a season brings, before anybody arrives: who joins, makes peace or leaves, who reigns, who is back."""
    g.towers = g.wells = 0
    for rule in special(g, "joins"):
        if not before(g, rule.since):
            join(g, rule.peoples)
    for people, last in enumerate(g.quiet):
        if last > 0:
            keep_peace(g, people, g.clock <= last)
    for index, rule in enumerate(of(g).specials):
        if rule.kind == "gates" and g.season == THAW:
            g.flags &= ~BIT[index]
        elif rule.kind in ("leaves", "reigns") and not g.flags & BIT[index] and not before(g, rule.since):
            g.flags |= BIT[index]
            (leave if rule.kind == "leaves" else reign)(g, FIRST_LEADER + rule.leader)
        elif rule.kind == "raid" and g.season == SPRING:
            come_back(g, rule)


def keep_peace(g: Optimus, people: People, lasts: bool) -> None:
    """A people that has made peace is neutral as long as it lasts; then it is in the war again."""
    if lasts and g.peoples & BIT[people]:
        g.peoples ^= BIT[people]
        g.neutrals |= BIT[people]
        g.emit(PEACE_MADE, (people,))
    elif not lasts:
        g.quiet = altered(g.quiet, people, 0)
        g.neutrals &= ~BIT[people]
        g.peoples |= BIT[people]
        g.emit(WAR_RESUMED, (people,))


def leave(g: Optimus, head: Head) -> None:
    """OP-SC-10: a leader is taken off the map; nobody has killed him."""
    if g.at[head] < POOL:
        g.disclose()
        g.emit(WITHDRAWN, (head,))
        lost(g, head)


def reign(g: Optimus, head: Head) -> None:
    """OP-SC-10: he is the supreme leader from now on."""
    if g.at[head] < POOL:
        side = g.side_of(head)
        g.supreme[side] = head
        g.vacant &= ~(1 << side)
        g.emit(ENTHRONED, (head,))


# ---------------------------------------------------------------- a season ends


def season_ends(g: Optimus) -> None:
    """What the scenario reckons at the end of a season."""
    for people in members(g.leaving):
        go_home(g, people)
    g.leaving = 0
    for index, rule in enumerate(of(g).specials):
        if rule.kind == "gates" and not g.flags & BIT[index] and at_the_gates(g, rule):
            g.flags |= BIT[index]
            victory.award(g, rule.side, rule.points)
        elif rule.kind == "joins-if-held" and any(victory.holds(g, r, BARBARUS) for r in members(rule.regions)):
            join(g, rule.peoples)
        elif rule.kind == "peoples-submit":
            for people in members(g.peoples):
                if gives_in(g, people):
                    yield_to_rome(g, people, rule.points)


def at_the_gates(g: Optimus, rule: Special) -> bool:
    """OP-SC-15: whether a side has so many PF in one of the regions."""
    return any(g.strength(g.units(region, rule.side)) >= rule.amount for region in members(rule.regions))


def homes(g: Optimus, people: People) -> Regions:
    """The inhabited regions of a people that are not Roman by origin, as a mask."""
    found = [r for r in members(g.era.inhabited & ~g.era.empire) if REGION_PEOPLE[r] == people]
    return sum([BIT[region] for region in found])


def gives_in(g: Optimus, people: People) -> bool:
    """OP-SC-17: no leader, on the map or off it on a raid, and Rome has all its inhabited regions."""
    land = homes(g, people)
    leaders = PEOPLE_PIECES[people] & LEADER_MASK & (g.in_play | g.inside[AWAY])
    return bool(land) and not leaders and all(controller(g, region) == ROMANUS for region in members(land))


def yield_to_rome(g: Optimus, people: People, points: int) -> None:
    """It lays down its arms: its counters go, and nobody is recruited among it any more."""
    g.disclose()
    g.emit(YIELDED, (people,))
    for piece in members(PEOPLE_PIECES[people] & g.in_play):
        if piece < UNITS:
            g.pf[piece] = 0
            g.remove(piece)
        else:
            g.bury(piece)
    for t in range(TYPES):
        if TYPE_PEOPLE[t] == people:
            g.fallen = altered(g.fallen, t, 0)
            g.stock(t, 0)
    g.peoples ^= BIT[people]
    g.neutrals |= BIT[people]
    g.quiet = altered(g.quiet, people, 0)  # a peace that was to end, does not
    victory.award(g, ROMANUS, points)


def part_company(g: Optimus, people: People) -> None:
    """A people makes peace: its men leave foreign leaders, men of others leave its own. They lie on the map."""
    for unit in members(g.in_play & UNIT_MASK & ~g.unled):
        if (PEOPLE_OF[unit] == people) != (PEOPLE_OF[g.chief[unit]] == people):
            g.attach(unit, NONE)


def go_home(g: Optimus, people: People) -> None:
    """OP-SC-35: all of a people go to its first inhabited region without Romans; men of others stay behind, and its own
    leave foreign leaders. If Romans are in all of them it goes to the first."""
    land = members(homes(g, people))
    free = [region for region in land if not g.units(region, ROMANUS)] or land
    mine = PEOPLE_PIECES[people] & g.in_play
    g.emit(WENT_HOME, (people,))
    part_company(g, people)
    if free:
        g.put_all(mine, free[0])
        g.bare &= ~mine


# ---------------------------------------------------------------- a raid


def raiders(g: Optimus) -> Heads:
    """OP-SC-16: the leaders who may leave the map from where they are, as a mask."""
    mask = 0
    for index, rule in numbered(g, "raid"):
        head = FIRST_LEADER + rule.leader
        if not g.flags & BIT[index] and g.at[head] < REGIONS:
            region = g.at[head]
            if rule.contrees >> CONTREE_OF[region] & 1 and g.army(head) & ~g.halted and not g.units(region, ROMANUS):
                mask |= BIT[head]
    return mask


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-SC-16: to leave for the lands beyond the map."""
    if side == BARBARUS and numbered(g, "raid"):
        may.offer(RAID, "OP-SC-16", sum([BIT[FIRST_LEADER + rule.leader] for rule in special(g, "raid")]))
        may.only("OP-SC-16", raiders(g))
        bar_halted(g, may, g.halted)
        may.bar(
            "OP-5.1.2b-3", sum([BIT[head] for head in members(raiders(g)) if g.paces[head - FIRST_LEADER] >= PACES])
        )
        may.only("OP-3-4", able(g, side, raiders(g), COST["land-movement"]))


def raid(g: Optimus, side: Side, head: Head) -> None:
    """He is gone with his army until spring."""
    pay(g, side, head, COST["land-movement"])
    for index, rule in numbered(g, "raid"):
        if FIRST_LEADER + rule.leader == head:
            g.flags |= BIT[index]
            g.disclose()
            g.emit(RAIDED, (head,))
            g.put_all(BIT[head] | followers(g, head), AWAY)
            victory.award(g, side, rule.points)


def come_back(g: Optimus, rule: Special) -> None:
    """OP-SC-16: in spring he stands where he began, with bales; while Romans are there he stays away."""
    head = FIRST_LEADER + rule.leader
    start = [force.place for force in of(g).forces + of(g).arrivals if rule.leader in force.leaders]
    if g.at[head] != AWAY or not start:
        return
    if g.units(start[0], ROMANUS):
        g.emit(RAID_BARRED, (head,))
        return
    g.put_all(BIT[head] | g.army(head), start[0])
    g.bb[head - FIRST_LEADER] += rule.amount
    g.bare &= ~(BIT[head] | g.army(head))
    g.pac |= BIT[head]
    g.emit(RAID_BACK, (head, start[0]))


CHAPTER: Final[Chapter] = Chapter(offer, {RAID: raid})


# ---------------------------------------------------------------- submission


def submission(g: Optimus) -> Special | None:
    """OP-SC-18: the rule by which the Dacian may end the game now, None where he may not."""
    for rule in special(g, "submission"):
        if before(g, rule.since) or not all(victory.holds(g, r, ROMANUS) for r in members(rule.regions)):
            continue
        first = era(of(g).start[0])
        dacian = [r for r in members(first.inhabited) if victory.dacian_then(g, r)]
        if len([r for r in dacian if controller(g, r) == ROMANUS]) >= rule.amount:
            return rule
    return None


class Submission(Procedure[Optimus]):
    """OP-SC-18: the king of the Dacians lays down his arms, or fights on."""

    NAME = "submission"
    ASKS = {"start": "OP-SC-18"}

    def start(self, g: Optimus) -> None:
        g.ask(BARBARUS)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(SUBMIT, "OP-SC-18")
        may.offer(DONE, "OP-SC-18")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        rule = submission(g)
        if verb == SUBMIT and rule is not None:
            g.emit(SUBMITTED)
            victory.award(g, ROMANUS, rule.points)
            victory.award(g, BARBARUS, rule.other_points)
            g.last_clock = g.clock
