"""OP 8.2 (phase 4), 11 and 13.4, read once more: what a victory in the open brings, counted from what is told of it.

Nothing here asks the rules of the engine; both are compared over combats that chance sets up and plays.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from latrunculi.games.optimus.components.chart import GERMAN, NONE, REGIONS
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    FLEET,
    IMPEDIMENTA,
    LEGION,
    NATION,
    PRAETORIAN,
    SUICIDE,
    TYPE_IDS,
    TYPE_KIND,
    TYPES,
    VS,
)
from latrunculi.games.optimus.components.pieces import (
    FIRST_DECOY,
    FIRST_LEADER,
    FULL,
    PEOPLE_OF,
    PIECE,
    PIECES,
    SIDE_OF,
    TYPE_OF,
    UNITS,
)
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import hosts
from latrunculi.games.optimus.rules.state import EVERYWHERE, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Journal
from tests.games.optimus.test_reading import KIND, ROME, Drawn
from tests.games.optimus.test_reading_bales import number, sack, said

SIDES = ("roman", "barbarian")
FRAIL = (ARTILLERY, IMPEDIMENTA, FLEET)
PURSUIT = 5


class Spoils:
    """A combat in the open, and what it is worth to the winner (8.2, 11.1, 11.3)."""

    def __init__(self, g: Optimus, region: int, attacker: int) -> None:
        self.g, self.region = g, region
        here = [piece for piece in range(FIRST_DECOY) if g.at[piece] == region]
        self.units = [[u for u in here if u < UNITS and SIDE_OF[u] == side] for side in (0, 1)]
        self.heads = [[h for h in here if h >= FIRST_LEADER and SIDE_OF[h] == side] for side in (0, 1)]
        self.supreme = list(g.supreme)
        self.bales = {h: g.bb[h - FIRST_LEADER] for h in self.heads[0] + self.heads[1]}
        self.chief = list(g.chief)
        self.eagles = list(g.eagle)
        self.lost: set[int] = set()
        self.bereft: set[int] = set()
        self.old = {u: g.hdc[u] for u in self.units[0] + self.units[1]}
        self.pf = {u: g.pf[u] for u in self.old}
        self.full = dict(self.pf)
        self.fresh = dict.fromkeys(self.old, 0)
        self.count = dict.fromkeys(self.old, 0)
        self.leaders_lost = [0, 0]
        self.phase = 0
        self.winner = NONE
        self.read = 0
        masks = [sum(BIT[piece] for piece in self.units[side] + self.heads[side]) for side in (0, 1)]
        g.call(Battle(region, attacker, NONE, hosts(attacker, masks[attacker], masks[1 - attacker])))
        g.advance()
        self.listen()

    def hurt(self, unit: int) -> None:
        """A PF put HdC; in the pursuit it does not count."""
        if self.phase != PURSUIT:
            self.fresh[unit] += 1
            self.count[unit] += 1

    def destroyed(self, unit: int) -> None:
        """Each PF counts once; those that were HdC before die first."""
        self.pf[unit] -= 1
        if KIND[unit] in FRAIL:
            self.count[unit] += 1
        elif self.old[unit]:
            self.old[unit] -= 1
            self.count[unit] += 1
        elif self.fresh[unit]:
            self.fresh[unit] -= 1
        else:
            self.count[unit] += 1

    def wiped_out(self, side: int) -> None:
        """What is gone without a blow: an overrun, a bad choice of tactic, no way to retreat."""
        for unit in self.units[side]:
            for _ in range(self.pf[unit] - self.g.pf[unit]):
                self.destroyed(unit)

    def falls(self, head: int) -> None:
        """1.4: where men of his side are left, his bales are those of another who leads some; else of another who then
        leads those of his for whom his VS is enough; else they are lost. Where none are left they are the winner's
        (11)."""
        self.lost.add(head)
        side = SIDE_OF[head]
        left = [unit for unit in self.units[side] if self.pf[unit]]
        others = {self.chief[unit] for unit in left} - self.lost
        others &= set(self.heads[side])
        if not others:
            others = self.takes_over(head, [unit for unit in left if self.chief[unit] == head])
        if others:
            heir = min(others, key=self.rank)
            self.bales[heir] += self.bales[head]
            self.bales[head] = 0
        elif any(self.pf[unit] for unit in self.units[side] if KIND[unit] != FLEET):
            self.bereft.add(head)

    def rank(self, head: int) -> tuple[int, int]:
        """4.2: the highest VS first."""
        return -self.vs(head), head

    def vs(self, head: int) -> int:
        return VS[head - FIRST_LEADER] + 8 * (head in self.supreme)

    def takes_over(self, head: int, men: list[int]) -> set[int]:
        """9.11.2: the first of those left takes the men of the fallen, as many counters as his VS covers."""
        side = SIDE_OF[head]
        heirs = sorted(set(self.heads[side]) - self.lost, key=self.rank)
        led = 0
        for unit in men if heirs else []:
            if led + self.pf[unit] <= self.vs(heirs[0]):
                self.chief[unit] = heirs[0]
                led += self.pf[unit]
        return set(heirs[:1]) if led else set()

    def listen(self) -> None:
        """What has happened since, in its order."""
        assert self.g.journal is not None
        events = self.g.journal.events
        for _, kind, values in events[self.read :]:
            name = VOCABULARY.events[kind].name
            told: dict[str, Any] = dict(cast(dict[str, Any], VOCABULARY.event(kind, values)["values"]))
            if name == "phase":
                self.phase = told["phase"]
            elif name in ("hurt-pf", "destroyed-pf") and self.winner == NONE:
                (self.hurt if name == "hurt-pf" else self.destroyed)(PIECE[told["unit"]])
            elif name in ("overrun", "annihilated", "no-retreat"):
                side = SIDES.index(told["side"])
                self.wiped_out(1 - side if name == "overrun" else side)
            elif name in ("killed", "captured", "put-to-death"):
                head = PIECE[told["piece"]]
                self.falls(head)
                self.leaders_lost[SIDE_OF[head]] += 2 if head in self.supreme else 1
            elif name == "suicide-of":
                self.falls(PIECE[told["piece"]])
            elif name == "winner":
                self.winner = SIDES.index(told["side"])
                beaten = 1 - self.winner
                self.carried = sum(bb for h, bb in self.bales.items() if SIDE_OF[h] == beaten and h not in self.bereft)
            elif name == "sack-roll":
                self.compare(told)
        self.read = len(events)

    def compare(self, roll: dict[str, object]) -> None:
        """11.1, 11.3: the index, what bears on the die, the bales."""
        beaten = 1 - self.winner
        units = self.units[beaten]
        assert roll["index"] == sum(self.count[unit] for unit in units)
        gone = [unit for unit in units if not self.pf[unit]]
        modifier = sum(KIND[unit] in (LEGION, PRAETORIAN, IMPEDIMENTA) for unit in gone)
        modifier += all(not self.pf[unit] for unit in units if KIND[unit] != FLEET)
        modifier += self.leaders_lost[beaten]
        modifier -= self.germans(beaten)
        assert roll["score"] == number(roll["die"]) + modifier
        assert roll["bales"] == sack(number(roll["index"]), number(roll["score"]))

    def end(self) -> None:
        """11, 13.4: whose the bales and the eagles are in the end."""
        g = self.g
        if self.winner == NONE:
            assert not said(g, "sack-roll") + said(g, "bales-taken") + said(g, "eagle-taken")
            return
        taken = sum(number(told["bales"]) for told in said(g, "bales-taken"))
        assert taken == self.carried
        found = sum(number(told["bales"]) for told in said(g, "sack-roll"))
        drunk = sum(number(told["bales"]) for told in said(g, "loot-drunk"))
        mine = [h for h in self.bales if SIDE_OF[h] == self.winner]
        if not self.lost & set(mine):
            spent = sum(number(told["pf"]) for told in said(g, "rallied") if told["side"] == SIDES[self.winner])
            assert sum(g.bb[h - FIRST_LEADER] for h in mine) == (
                sum(self.bales[h] for h in mine) + taken + found - drunk - spent
            )
        gone = {unit for unit in self.units[ROME] if KIND[unit] == LEGION and not self.pf[unit]}
        seized = {PIECE[str(told["piece"])] for told in said(g, "eagle-taken")}
        kept = {t for t, holder in enumerate(self.eagles) if holder != NONE}
        assert seized == (set() if self.winner == ROME else {u for u in gone if TYPE_OF[u] not in kept})
        won_back = {str(told["type"]) for told in said(g, "eagle-retaken")}
        theirs = {t for t in kept if self.eagles[t] in self.heads[1] or self.eagles[t] == PIECES + self.region}
        assert won_back == ({TYPE_IDS[t] for t in theirs} if self.winner == ROME else set())

    def germans(self, side: int) -> bool:
        """By the leader of highest rank, of equals (4.2) by any; else by most of the PF."""
        if self.heads[side]:
            rank = {h: VS[h - FIRST_LEADER] + 8 * (h in self.g.supreme) for h in self.heads[side]}
            return any(german(h) for h in rank if rank[h] == max(rank.values()))
        before = {unit: self.full[unit] for unit in self.units[side]}
        return 2 * sum(pf for unit, pf in before.items() if german(unit)) > sum(before.values())


def german(piece: int) -> bool:
    people = PEOPLE_OF[piece]
    return people != NONE and NATION[people] == GERMAN


def met_in_the_open(rng: random.Random) -> Spoils:
    """Two forces in a region, in the country or before a town, some of them wounded, with bales and eagles."""
    drawn = Drawn(rng)
    g = drawn.g
    g.journal = Journal()
    region = rng.choice([r for r in range(REGIONS) if not g.inside[r]])
    small = rng.random() < 0.15
    for side in (0, 1):
        drawn.raise_(side, region, rng.randint(1, 3) if small and side else rng.randint(6, 24), rng.randint(0, 2))
        frail = [u for u in range(UNITS) if KIND[u] in FRAIL and SIDE_OF[u] == side and not g.pf[u]]
        for unit in rng.sample(frail, 1):
            g.put(unit, region)
            g.pf[unit] = FULL[unit]
        heads = [h for h in range(FIRST_LEADER, FIRST_DECOY) if g.at[h] == region and SIDE_OF[h] == side]
        g.supreme[side] = rng.choice([*heads, NONE])
        g.hand[side] = rng.choice((0, BIT[SUICIDE]))
        g.schemed = 0
        if side and heads:
            legions = [t for t in range(TYPES) if TYPE_KIND[t] == LEGION]
            g.eagle = [rng.choice((heads[0], NONE)) if t in legions[:4] else NONE for t in range(TYPES)]
    if rng.random() < 0.25:
        g.shut = [EVERYWHERE, EVERYWHERE]  # nowhere to retreat
    g.derive()
    return Spoils(g, region, rng.choice((0, 1)))


def fought(spoils: Spoils, rng: random.Random) -> None:
    """Play it to the end."""
    g = spoils.g
    while g.stack:
        seat = next(seat for seat in (0, 1) if g.legal(seat))
        options = [(VOCABULARY.describe(a), a) for a in g.legal(seat)]
        on = [pair for pair in options if pair[0]["verb"] in ("go-on", "decline")]
        _, action = rng.choice(on if on and rng.random() < 0.9 else options)
        g.apply(seat, action)
        spoils.listen()
    spoils.end()


@pytest.mark.rule("OP-8.2-27", "OP-11-1", "OP-11.1-1", "OP-11.3-1", "OP-11.3-2", "OP-11.3-3", "OP-11.3-4", "OP-11.3-5")
@pytest.mark.rule("OP-11.3-6", "OP-11.3-7", "OP-11.3-9", "OP-13.4-3", "OP-13.4-4", "OP-14-16")
def test_what_a_victory_brings_as_chapter_eleven_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        spoils = met_in_the_open(rng)
        fought(spoils, rng)
        assert spoils.g.journal is not None
        met.update(VOCABULARY.events[kind].name for _, kind, _ in spoils.g.journal.events)
    rare = (
        "sack-roll",
        "annihilated",
        "killed",
        "captured",
        "bales-taken",
        "loot-drunk",
        "eagle-taken",
        "eagle-retaken",
    )
    assert min(met[name] for name in rare) > 2, met
