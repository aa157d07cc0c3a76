"""OP 8.2, 9.5, 9.10.3, 9.11 and 10, read once more: who throws in which phase, and what each face of the die does.

Plain facts about counters, which ask no rule of the engine; both are compared over combats that chance sets up.
"""

from __future__ import annotations

import random

import pytest

from latrunculi.games.optimus.components.chart import CONTREE_OF, FOREST, MARSH, MOUNTAIN, NONE, PLAIN, REGIONS, TERRAIN
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    BT,
    CAVALRY,
    FD,
    FLEET,
    HEAVY,
    IMPEDIMENTA,
    INFANTRY,
    LEGION,
    PRAETORIAN,
    SHOOTERS,
    TRANSFUGE,
    VS,
)
from latrunculi.games.optimus.components.pieces import FIRST_DECOY, FIRST_LEADER, FULL, SIDE_OF, TYPE_OF, UNITS
from latrunculi.games.optimus.components.tables import DETERRENCE, ENVELOPMENT, FRONTAL, GENERAL_ATTACK
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import LANCES, RAIN, Fight, hosts
from latrunculi.games.optimus.rules.hits import score
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.kernel.actions import BIT
from tests.games.optimus.test_reading import KIND, Drawn

FOOT = (LEGION, PRAETORIAN, INFANTRY, TRANSFUGE)
BARBARIAN = 1
GUNS, SHOTS, MELEE, LAST_BLOWS, CHASE = 0, 1, 2, 3, 5


def has(unit: int, types: int) -> bool:
    """Whether a unit is of one of some types."""
    return bool(types >> TYPE_OF[unit] & 1)


class Blows:
    """A combat in a phase, as the chapters read it."""

    def __init__(self, g: Optimus, fight: Fight, stand: dict[int, int]) -> None:
        self.g, self.fight, self.stand = g, fight, stand
        self.assault = isinstance(fight, Assault)
        kind = g.era.kind[fight.region]
        rough = TERRAIN[CONTREE_OF[fight.region]]
        pillaged = g.pillaged >> fight.region & 1
        self.ground = (rough if pillaged and rough in (FOREST, MOUNTAIN) else PLAIN) if kind < PLAIN else kind
        if self.ground == MARSH:
            self.ground = PLAIN

    def fit(self, unit: int) -> int:
        return self.g.pf[unit] - self.g.hdc[unit]

    def throws(self, unit: int, phase: int) -> bool:
        """8.2, 9.5: who can shoot, then who fights hand to hand; in the pursuit the commanded cavalry."""
        kind = KIND[unit]
        if not self.fit(unit) or kind == IMPEDIMENTA:
            return False
        if phase == GUNS:
            return kind == ARTILLERY
        if phase == SHOTS:
            return has(unit, SHOOTERS) or kind == ARTILLERY or (kind == FLEET and not self.assault)
        if kind in (ARTILLERY, FLEET):
            return False
        return phase != CHASE or (kind == CAVALRY and self.commanded(unit))

    def commanded(self, unit: int) -> bool:
        side = SIDE_OF[unit]
        garrison = self.assault and side != self.fight.attacker
        return garrison or bool(self.fight.command[side] >> unit & 1)

    def bonus(self, unit: int, phase: int) -> int:
        """9.10.3, 9.5: defences; 9.11.1: the BT of the highest leader there; 8.2: tactics; 14: omens."""
        g, side = self.g, SIDE_OF[unit]
        found = 0
        here = self.fight.region
        if unit == self.fight.guarded and not (self.assault and g.pillaged >> here & 1):
            found += g.limes[here] + (g.vd[here] if self.assault else 0)
        if phase in (GUNS, SHOTS):
            return found
        led = [head for head, post in self.stand.items() if post == unit]
        if led:
            found += BT[max(led, key=lambda head: (self.rank(head), -head)) - FIRST_LEADER]
        found += (self.fight.blessed >> unit & 1) - (self.fight.cursed >> unit & 1)
        if phase == MELEE and side == BARBARIAN:  # OP-SC-40, OP-SC-47
            found -= bool(self.fight.effects & RAIN)
            found += bool(self.fight.effects & LANCES) and has(unit, HEAVY) and KIND[unit] == CAVALRY
        if isinstance(self.fight, Battle) and phase != CHASE and self.commanded(unit):
            tactic = self.fight.tactic[side]
            heavy, kind = has(unit, HEAVY), KIND[unit]
            found += tactic == FRONTAL and heavy and kind in FOOT
            found += tactic == ENVELOPMENT and heavy and kind == CAVALRY
            found += tactic == DETERRENCE and has(unit, SHOOTERS) and not heavy
        return found

    def rank(self, head: int) -> int:
        return VS[head - FIRST_LEADER] + (8 if head in self.g.supreme else 0)

    def factor(self, unit: int) -> set[int]:
        """What is printed on the counter; boats have none (5.2.5)."""
        return set() if KIND[unit] == FLEET else {face for face in range(7) if FD[TYPE_OF[unit]] >> face & 1}

    def hits(self, unit: int, die: int, phase: int) -> int:
        """10.1, 9.5: two for each fit PF on its FD, one from 6 up."""
        total = die + self.bonus(unit, phase)
        storming = self.assault and SIDE_OF[unit] == self.fight.attacker
        shooting_horse = phase in (GUNS, SHOTS) and KIND[unit] == CAVALRY
        ignored = not self.commanded(unit) or shooting_horse or (storming and phase == SHOTS)
        if total in self.factor(unit) and not ignored:
            stopped = has(unit, HEAVY) and (
                self.ground == FOREST or (self.ground == MOUNTAIN and KIND[unit] == CAVALRY)
            )
            once = stopped or (storming and phase in (MELEE, LAST_BLOWS))
            return self.fit(unit) * (1 if once else 2)
        return self.fit(unit) if total >= 6 else 0


def joined(rng: random.Random) -> tuple[Optimus, Fight, dict[int, int]]:
    """A battle in the open or an assault, with posts, commands, tactics and omens as chance has them."""
    drawn = Drawn(rng)
    g = drawn.g
    guns = [unit for unit in range(UNITS) if KIND[unit] in (ARTILLERY, FLEET)]
    region = rng.choice([r for r in range(REGIONS) if not g.inside[r]])
    for side in (0, 1):
        drawn.raise_(side, region, rng.randint(4, 20), rng.randint(0, 2))
        for unit in rng.sample([unit for unit in guns if SIDE_OF[unit] == side], 2):
            g.put(unit, region)
            g.pf[unit] = FULL[unit]
    if rng.random() < 0.4:
        g.pillaged |= BIT[region]
    if rng.random() < 0.4:
        g.wall(region, rng.choice((1, 2)))
    attacker = rng.choice((0, 1))
    sides = [[u for u in range(UNITS) if g.at[u] == region and SIDE_OF[u] == side] for side in (0, 1)]
    heads = [[h for h in range(FIRST_LEADER, FIRST_DECOY) if g.at[h] == region and SIDE_OF[h] == s] for s in (0, 1)]
    masks = [sum(BIT[piece] for piece in sides[side] + heads[side]) for side in (0, 1)]
    storm = g.era.kind[region] < PLAIN and rng.random() < 0.7
    fight: Fight = (Assault if storm else Battle)(
        region, attacker, NONE, hosts(attacker, masks[attacker], masks[1 - attacker])
    )
    fight.muster(g)
    stand = {head: rng.choice(sides[SIDE_OF[head]]) for head in sorted(heads[0] + heads[1])}
    fight.stands = list(stand.values())
    if isinstance(fight, Battle) and rng.random() < 0.7:
        fight.pitched = True
        fight.tactic = [rng.choice((FRONTAL, GENERAL_ATTACK, DETERRENCE, ENVELOPMENT)) for _ in range(2)]
    if not storm:
        fight.effects = rng.choice((0, RAIN, LANCES, RAIN | LANCES))
    fight.command = [sum(BIT[u] for u in sides[side] if rng.random() < 0.7) if heads[side] else 0 for side in (0, 1)]
    if storm or g.era.kind[region] >= PLAIN:
        fight.guarded = rng.choice([NONE, *sides[1 - attacker]])
    fight.blessed, fight.cursed = (sum(BIT[u] for u in sides[0] + sides[1] if rng.random() < 0.1) for _ in range(2))
    return g, fight, stand


@pytest.mark.rule("OP-8.2-3", "OP-8.2-4", "OP-8.2-5", "OP-8.2-7", "OP-8.2-10", "OP-8.2-11", "OP-8.2-13", "OP-8.2-24")
@pytest.mark.rule("OP-9.5-6", "OP-9.5-8", "OP-9.5-10", "OP-9.5-11", "OP-9.5-12", "OP-9.5-13", "OP-9.5-14")
@pytest.mark.rule("OP-9.11.1-2", "OP-9.11.1-3", "OP-9.11.2-2", "OP-10.1-1", "OP-10.1-2", "OP-10.1-3", "OP-10.1-4")
@pytest.mark.rule("OP-10.1-5", "OP-10.1-6", "OP-10.1.1-1", "OP-10.1.2-1", "OP-10.1.2-2", "OP-10.1.2-3", "OP-5.2.5-3")
@pytest.mark.rule("OP-SC-40", "OP-SC-47")
def test_what_each_counter_does_as_the_chapters_read() -> None:
    for seed in range(100):
        g, fight, stand = joined(random.Random(seed))
        read = Blows(g, fight, stand)
        for phase in (GUNS, SHOTS, MELEE, LAST_BLOWS) if read.assault else (SHOTS, MELEE, LAST_BLOWS, CHASE):
            for side in (0, 1):
                units = [u for u in range(UNITS) if fight.host[side] >> u & 1]
                throwing = {u for u in units if fight.counters_of(g, side, phase) >> u & 1}
                assert throwing == {u for u in units if read.throws(u, phase)}, (seed, phase)
                for unit in throwing:
                    bonus, fd = fight.bonus_in(g, side, unit, phase), fight.fd_in(g, side, unit, phase)
                    told = [score(g, unit, die + bonus, fd) for die in range(1, 7)]
                    assert told == [read.hits(unit, die, phase) for die in range(1, 7)], (seed, phase, unit)
