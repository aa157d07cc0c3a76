"""What an engagement promises before it is begun: how likely it is won, as far as a seat can know. No dice are thrown.

Each phase is reckoned by the mean and the spread of its hits, with the men who are on the average still fit in it.
Tactics, stratagems and retreats in good order are left out: they are chosen by people.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from latrunculi.games.optimus.advice.survey import HEAVIER, UNLED, edge, sheet, under_a_back
from latrunculi.games.optimus.components.chart import NONE, ROMAN
from latrunculi.games.optimus.components.ints import Region, Side, Unit
from latrunculi.games.optimus.components.pieces import BARBARIAN_HEADS, LEADER_MASK, ROMANUS
from latrunculi.games.optimus.components.tables import losses
from latrunculi.games.optimus.rules.assault import GUNS, Assault
from latrunculi.games.optimus.rules.attrition import ATTACKS, modifiers
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.contact import force, outside
from latrunculi.games.optimus.rules.fight import HARASSMENT, LAST_BLOWS, MELEE, NIGHT, Fight, faces, hosts
from latrunculi.games.optimus.rules.losses import endurance
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.sieges import garrison, stormers
from latrunculi.games.optimus.rules.state import UNSEEN, Optimus, unveiled
from latrunculi.games.optimus.rules.territory import inhabited, side_of_land
from latrunculi.kernel.actions import BIT, members

FALLEN: Final = 0.85
"""Fit PF that a hit costs its owner: now and then it destroys one who is out already."""
PLAIN: Final[tuple[float, ...]] = (0.5, 7 / 6)
"""Mean and variance of the hits that a PF of plain foot in counters of two makes in a round of mêlée (FD 5)."""


class Strangers:
    """The PF that an enemy may have in a region besides those in view, at most, and how strong he then is; and how
    strong he is likely to be: both as PF of plain foot under command."""

    def __init__(self, likely: float, most: int, strongest: float) -> None:
        self.likely = likely
        self.most = most
        self.strongest = strongest


def strangers(g: Optimus, region: Region, side: Side) -> Strangers:
    """Those of a side whose sheets the viewer of a redacted state does not see; backs may be decoys. In one battle the
    first of the leaders alone commands (OP-9.11.2-3)."""
    likely = 0.0
    first = 0.0
    ranks = []
    for head in members(g.leaders(region, side) & ~g.bare):
        if g.blank >> side & 1 and not g.army(head):
            likely += sheet(g, head)
            ranks.append(g.vs(head))
            first = max(first, g.vs(head))
    if side != ROMANUS and g.blank >> side & 1:
        backs = len([entry for entry in g.veiled if entry != NONE and unveiled(entry)[0] == region])
        usual = under_a_back(g, g.origin[region] != ROMAN)
        likely += backs * usual
        first = max(first, 2 * usual if backs else 0.0)
        covered = sorted([g.vs(h) for h in members(g.inside[UNSEEN] & BARBARIAN_HEADS & LEADER_MASK)], reverse=True)
        ranks += covered[:backs]
    most, best = sum(ranks), max(ranks, default=0)
    return Strangers(led(likely, first), most, HEAVIER * led(most, best))


def led(pf: float, command: float) -> float:
    """So many PF, of which a leader commands so many, as PF under command."""
    return min(pf, command) + UNLED * max(0.0, pf - command)


def draw_up(g: Optimus, fight: Fight) -> None:
    """Command and posts as a player would have them: the best units, the highest leader with the best of these."""
    fight.draw_up(g)
    for side in (0, 1):
        fight.asked = side
        fight.command[side] = 0
        if isinstance(fight, Assault) and side != fight.attacker:
            fight.command[side] = fight.land(g, side)  # OP-9.5-12
        while g.first(fight.leaders(g, side)) != NONE:
            open_units = fight.commandable(g)
            if not open_units:
                break
            fight.command[side] |= BIT[max(members(open_units), key=lambda unit: edge(unit) * fit(g, unit))]
        while fight.next_post(g) != NONE and fight.open_posts(g):
            post = max(members(fight.open_posts(g)), key=lambda unit: edge(unit) * fit(g, unit))
            fight.stands[fight.roll_call().index(fight.next_post(g))] = post


def fit(g: Optimus, unit: Unit) -> int:
    """The PF of a unit that strike."""
    return g.pf[unit] - g.hdc[unit]


def favourite(g: Optimus, fight: Fight, phase: int) -> Unit:
    """The unit of the defender that walls or a limes favour in a phase, NONE where there are none."""
    side, region = 1 - fight.attacker, fight.region
    open_limes = not inhabited(g, region) and g.limes[region] and side_of_land(g, region) == side
    units = members(fight.counters_of(g, side, phase))
    if not units or not (isinstance(fight, Assault) or open_limes):
        return NONE
    return max(units, key=lambda unit: edge(unit) * fit(g, unit))


def blows(g: Optimus, fight: Fight, side: Side, phase: int) -> tuple[float, float]:
    """Mean and variance of the PF that the counters of a side put out in a phase, all that are fit now striking."""
    mean = variance = 0.0
    for unit in members(fight.counters_of(g, side, phase)):
        hits = faces(g, fight, side, unit, phase)
        average = sum(hits) / 6
        mean += average
        variance += sum([number * number for number in hits]) / 6 - average * average
    if isinstance(fight, Assault) and phase == HARASSMENT and side == fight.attacker:
        return mean / 2, variance / 4  # OP-9.5-11
    return mean, variance


def phases_left(fight: Fight) -> list[int]:
    """The phases of shots and blows that are still to come: of an assault the guns, too, until they have shot."""
    first = fight.coming()
    return [] if first == NONE else [phase for phase in (GUNS, HARASSMENT, MELEE, LAST_BLOWS) if phase >= first]


class Forecast:
    """How an engagement goes on the average: by side, mean and variance of the PF that it puts out, and the losses that
    it can take."""

    def __init__(self, g: Optimus, fight: Fight, strange: float = 0.0, toll: float = 0.0) -> None:
        """`strange`: PF of plain foot that the defender has out of sight; `toll`: PF that the attacker loses first. Of
        an engagement in progress what has been suffered counts, and the phases that are still to come; whom walls or a
        limes favour in each of them is said anew in `fight`."""
        foe = 1 - fight.attacker
        self.attacker = fight.attacker
        self.mean, self.variance = [float(n) for n in reversed(fight.suffered)], [0.0, 0.0]
        self.endurance = [float(endurance(g, fight.land(g, side)) + fight.suffered[side]) for side in (0, 1)]
        self.endurance[foe] += 2 * strange
        self.endurance[1 - foe] -= toll
        fresh = [float(g.fit(fight.land(g, side))) for side in (0, 1)]
        fresh[foe] += strange
        share = [1.0, 1.0]
        share[1 - foe] -= toll / max(1.0, fresh[1 - foe])
        for phase in phases_left(fight):
            dealt = [0.0, 0.0]
            fight.guarded = favourite(g, fight, phase)
            for side in (0, 1):
                mean, variance = blows(g, fight, side, phase)
                if side == foe and phase >= MELEE:
                    mean, variance = mean + PLAIN[0] * strange, variance + PLAIN[1] * strange
                left = max(0.0, share[side])
                dealt[side] = left * mean
                self.mean[side] += dealt[side]
                self.variance[side] += left * variance
            for side in (0, 1):
                share[side] -= FALLEN * dealt[1 - side] / max(1.0, fresh[side])

    def tail(self, side: Side, hits: float) -> float:
        """The chance that a side puts out at least so many."""
        spread = sqrt(max(0.05, self.variance[side]))
        return 0.5 - 0.5 * erf((hits - 0.5 - self.mean[side]) / (spread * sqrt(2)))

    def wins(self) -> float:
        """The chance that the attacker puts more out than the defender, or everybody (OP-8.2-19, OP-8.3-1)."""
        ours, theirs = self.attacker, 1 - self.attacker
        most, bearable = round(self.endurance[theirs]), round(self.endurance[ours])
        found = self.tail(ours, most) * (1.0 - 0.5 * self.tail(theirs, bearable))
        for hits in range(1, most):
            exactly = self.tail(ours, hits) - self.tail(ours, hits + 1)
            found += exactly * (1.0 - self.tail(theirs, min(hits, bearable)))
        return min(1.0, max(0.0, found))

    def clears(self) -> float:
        """The chance that nobody of the defender is left."""
        return self.tail(self.attacker, round(self.endurance[1 - self.attacker]))

    def losses(self) -> float:
        """The PF that the attacker may expect to have put out."""
        return min(self.mean[1 - self.attacker], max(0.0, self.endurance[self.attacker]))


def chance(g: Optimus, region: Region, side: Side, came_from: int, toll: float, strange: float, seen: int) -> float:
    """That attackers who stand in a region win in the open against those seen there (mask) and so many PF of plain foot
    out of sight, after a test that costs them `toll` PF on the average."""
    if not seen and not strange:
        return 1.0
    theirs = seen | g.leaders(region, 1 - side) & ~g.walls
    fight = Battle(region, side, came_from, hosts(side, outside(g, region, side), theirs))
    draw_up(g, fight)
    return round(Forecast(g, fight, strange, toll).wins(), 3)


class Step:
    """The next step of the march in progress, tried out on a copy: its test, and whom it would meet."""

    def __init__(self, g: Optimus, there: Region) -> None:
        self.g = g.clone()
        frame = self.g.stack[-1]
        assert isinstance(frame, March)
        self.side = frame.side
        self.here = g.at[frame.mover]
        self.there = there
        self.foes = strangers(self.g, there, 1 - self.side)
        frame.go(self.g, there)
        everyone = force(self.g, there, 1 - self.side)
        self.seen = everyone & ~self.g.walls
        """Enemy units in view in the open."""
        self.inside = everyone & self.g.walls
        frame.terms[ATTACKS] = 1 if everyone or self.foes.most else 0
        units = frame.testing(self.g)
        self.modifiers = modifiers(self.g, self.side, units, there, frame.terms) if units else []
        malus = sum([amount for _, amount in self.modifiers])
        faces = [min(losses(die + malus), self.g.strength(units)) for die in range(1, 7)]
        self.tolls = faces if units else []
        """PF that the test puts out, by the face of its die (OP-6.1-2); none of a counter alone."""

    def against(self, strange: float) -> float:
        """The chance to win there against so many PF out of sight."""
        toll = sum(self.tolls) / len(self.tolls) if self.tolls else 0.0
        return chance(self.g, self.there, self.side, self.here, toll, strange, self.seen)


def assault_of(g: Optimus, region: Region, side: Side) -> Forecast:
    """What an assault of a side upon the garrison of a region promises."""
    mine = stormers(g, region, side)
    theirs = garrison(g, region, side) | g.leaders(region, 1 - side) & g.walls
    fight = Assault(region, side, NONE, hosts(side, mine, theirs))
    draw_up(g, fight)
    return Forecast(g, fight)


def by_day_and_by_night(g: Optimus, side: Side) -> tuple[float, float]:
    """The chance that the engagement about to begin goes as a side wishes, if it is fought by day, and by night, when
    nobody shoots (OP-14-7)."""
    return success(g, side, 0), success(g, side, NIGHT)


def success(g: Optimus, side: Side, effects: int) -> float:
    """The chance that the engagement in progress goes as a side wishes under some stratagems besides: it is won; of an
    assault, the garrison is destroyed, or it is not."""
    tried = g.clone()
    fight = tried.stack[-1]
    assert isinstance(fight, Fight)
    fight.effects |= effects
    forecast = Forecast(tried, fight)
    found = forecast.clears() if isinstance(fight, Assault) else forecast.wins()
    return found if side == fight.attacker else 1.0 - found
