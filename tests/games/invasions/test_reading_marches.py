"""INV XVII and XVIII, read once more in motion: who goes how far, who stops, overruns, forces a passage.

Steps are counted here from the marches that are told, by piece and not by pile; what has been counted is compared with
what is offered at each halt of the marches and campaigns of random games. As in the reading of retreats relations and
ground (XII.D) are asked of the engine; blockades and land that is closed, too.
"""

from __future__ import annotations

import random

import pytest

from latrunculi.games.invasions.components.chart import (
    MOUNTAIN,
    NEAR,
    OVER_STRAIT,
    PROVINCE,
    PROVINCE_IDS,
    REGION_OF,
    TERRAIN,
)
from latrunculi.games.invasions.components.counters import (
    CAVALRY,
    HORDES,
    LEADERS,
    LIMITES,
    NATION_OF,
    PIECE,
    PIECE_IDS,
    STACKING,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, NATION_IDS, NOMADS, ROMAINS
from latrunculi.games.invasions.rules import relations, trails, ways
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.campaigns import Campaign
from latrunculi.games.invasions.rules.movement import March
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.stacking import Excess
from latrunculi.games.invasions.rules.state import BARBARIAN, VASSAL, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import members
from tests.games.invasions.play import begun, told

BOSPHORUS = {PROVINCE["thracia"], PROVINCE["bythinia"]}
MOUNTS = set(members(CAVALRY))
HOLDERS = UNIT_MASK | HORDES | LIMITES
LAND_PIECES = UNIT_MASK | LEADERS | HORDES


def bits(pieces: set[int]) -> int:
    return sum(1 << piece for piece in pieces)


def near_regions(province: int) -> set[int]:
    """The region of a province, and those that touch it; some land is of no region."""
    land = {p for p in range(len(NEAR)) if REGION_OF[p] == REGION_OF[province]}
    return {REGION_OF[near] for p in land for near in members(NEAR[p])} - {-1}


class Diary:
    """What the pieces have done in a sub-step, as far as it has been seen."""

    def __init__(self) -> None:
        self.key: object = None
        self.steps: dict[int, int] = {}
        self.alone: set[int] = set()
        """Who has made a step without a leader (XVIII.D-2)."""
        self.due: tuple[set[int], int] = (set(), 0)
        """Who has just made a step, and how many steps it is worth."""

    def look(self, g: Invasions) -> None:
        """XVIII.B-1, XVIII.B-2: all begins anew in each sub-step and campaign, and after a raid (XI.C-3); else nobody
        has steps again."""
        raiding = any(isinstance(f, OneRaid) for f in g.stack)  # an ally may move after it
        turn = (g.turn, g.activated, raiding, [f.round for f in g.stack if isinstance(f, Activation)])
        key = turn, g.raided, [(f.leader, f.number) for f in g.stack if isinstance(f, Campaign)]
        now = {piece: g.steps(piece) for piece in members(LAND_PIECES)}
        if key != self.key:
            self.key, self.alone = key, set()
        else:
            lost = [PIECE_IDS[piece] for piece, steps in self.steps.items() if now[piece] < steps]
            assert not lost
            group, price = self.due
            assert all(now[piece] >= self.steps[piece] + price for piece in group)
        self.steps = now
        self.due = set(), 0


class Reading:
    """A march at a halt, as chapter XVIII reads it."""

    def __init__(self, g: Invasions, march: March, diary: Diary) -> None:
        self.g, self.march, self.diary = g, march, diary
        self.here = march.here
        self.group = set(members(march.group))
        self.units = {piece for piece in self.group if UNIT_MASK >> piece & 1}
        self.leaders = {piece for piece in self.group if LEADERS >> piece & 1}
        owners = [n for n in members(march.nations) if any(g.army[n] >> p & 1 for p in self.units or self.group)]
        self.nation = owners[0]
        self.friends = set(members(g.friends[self.nation]))

    def told(self) -> tuple[object, ...]:
        """For a failure: turn, nation, place, and by piece the steps that it has made."""
        steps = {PIECE_IDS[piece]: self.diary.steps[piece] for piece in self.group}
        return self.g.turn, NATION_IDS[self.nation], PROVINCE_IDS[self.here], steps

    # ------------------------------------------------------------------ XVIII.B, XVIII.D

    def capacity(self, piece: int) -> int:
        """Three on foot, four on horse, one more with a leader on the whole way; a leader alone four and one."""
        reduced = bool(self.g.reduced >> piece & 1)
        rides = piece in MOUNTS and not reduced
        led = piece in self.leaders or bool(self.leaders and piece in self.units and piece not in self.diary.alone)
        haste = 2 * (self.g.hastened >> piece & 1)
        return (4 if rides or piece in self.leaders else 3) + led + haste

    def left(self) -> int:
        return min(self.capacity(piece) - self.diary.steps[piece] for piece in self.group)

    def moved(self) -> bool:
        return any(self.diary.steps[piece] for piece in self.group)

    # ------------------------------------------------------------------ XVIII.C

    def standing(self, province: int) -> set[int]:
        """Whose units, hordes and limites are in a province."""
        return {n for n in members(self.g.nations) if self.g.army[n] & self.g.inside[province] & HOLDERS}

    def foes(self, province: int) -> set[int]:
        return {n for n in self.standing(province) if relations.hostile(self.g, self.nation, n, province)}

    def defenders(self) -> set[int]:
        pool = sum(self.g.army[n] for n in self.foes(self.here)) & self.g.inside[self.here] & HOLDERS
        return set(members(pool))

    def may_stay(self, province: int) -> bool:
        """XII.D-1: not beside neutrals, unless foes are there, too."""
        return bool(self.foes(province)) or self.standing(province) <= self.friends

    # ------------------------------------------------------------------ the steps

    def barred(self, here: int, there: int) -> bool:
        """XVIII.A-7, XVIII.K, XXV.F, XXVIII.E-4, III.D-7, XI.C-3."""
        g = self.g
        if ways.closed(g, bits(self.group)) >> there & 1:
            return True
        lord = g.lord[self.nation]
        if lord >= 0 and g.bond[self.nation] == VASSAL and NOMADS >> lord & 1 and g.status[lord] == BARBARIAN:
            horde = g.horde(lord)
            if horde >= 0 and REGION_OF[horde] >= 0:
                around = near_regions(horde)
                if REGION_OF[here] in around and REGION_OF[there] not in around:
                    return True
        for horde in self.group - self.units - self.leaders:
            foedus = g.foedus[NATION_OF[horde]]
            if foedus >> here & 1 and not foedus >> there & 1:
                return True
        if OVER_STRAIT[here] >> there & 1 and ways.blockaded(g, self.nation, here) >> there & 1:
            return True
        if not self.units and relations.ground(g, self.nation, there) == relations.HOSTILE:
            wilderness = g.owner[there] < 0 and g.level[there] < 1 and not self.foes(there)
            if not wilderness:
                return True
        return bool(g.raided >> self.nation & 1) and (g.owner[there] != self.nation or bool(self.foes(there)))

    def price(self, here: int, there: int, begun: bool, left: int) -> int:
        """One step; over a strait all that one has, at the outset alone; 99 where there is no way."""
        if left < 1 or self.barred(here, there):
            return 99
        if not OVER_STRAIT[here] >> there & 1:
            return 1
        united = self.g.turn < 3 and {ROMAINS, BYZANTINS} <= set(members(self.g.active))
        home = self.nation == BYZANTINS or (self.nation == ROMAINS and united)
        if {here, there} == BOSPHORUS and home:
            return 1
        return 99 if begun else left

    def leads_somewhere(self, province: int, left: int) -> bool:
        """Whether the march may end in a province that it enters, or beyond it."""
        if self.may_stay(province):
            return True
        return any(
            self.leads_somewhere(there, left - self.price(province, there, True, left))
            for there in members(NEAR[province])
            if self.price(province, there, True, left) <= left
        )

    def deserts(self) -> bool:
        """XXVIII.E-3: with them the last unit of a federate or its federator leaves the land of a Foedus; who passes
        through finds none there."""
        g, march = self.g, self.march
        if march.origin >= 0 and trails.arrived(g, self.here, march.origin, bits(self.units)):
            return False
        for nation in members(g.active):
            if g.foedus[nation] >> self.here & 1 and any(g.army[nation] >> unit & 1 for unit in self.units):
                both = (g.army[nation] | g.army[g.federator[nation]]) & g.inside[self.here] & UNIT_MASK
                return set(members(both)) <= self.units
        return False

    def next_steps(self) -> set[int]:
        if self.deserts():
            return set()
        left, begun = self.left(), self.moved()
        found = set()
        for there in members(NEAR[self.here]):
            price = self.price(self.here, there, begun, left)
            if price <= left and self.leads_somewhere(there, left - price):
                found.add(there)
        return found

    # ------------------------------------------------------------------ XVIII.E, XVIII.F

    def sheltered(self) -> bool:
        """A limes, a fortified city or a strait."""
        g, here = self.g, self.here
        owner = g.owner[here]
        walls = (g.walls >> here & 1 or here in g.capital) and owner not in self.friends
        limes = any(LIMITES >> piece & 1 for piece in self.defenders()) or self.march.held
        strait = self.march.origin >= 0 and OVER_STRAIT[self.march.origin] >> here & 1
        return bool(walls or limes or strait)

    def counting(self, units: set[int]) -> int:
        """XXX.H-6: no mercenary of an activation counts against its own nation."""
        return sum(not (self.g.passing >> u & 1 and NATION_OF[u] in self.foes(self.here)) for u in units)

    def limit(self, province: int, pile: set[int]) -> int:
        """XVII.B."""
        g = self.g
        bonus = max([STACKING[piece] for piece in pile if LEADERS >> piece & 1], default=0)
        invaders = {n for n in members(g.invading & g.playing) if n == self.nation or g.allies[self.nation] >> n & 1}
        units = {piece for piece in pile if UNIT_MASK >> piece & 1}
        extra = any(n == self.nation or any(g.army[n] >> u & 1 for u in units) for n in invaders)
        return (3 if TERRAIN[province] == MOUNTAIN else 4) + bonus + extra

    def overruns(self) -> set[int]:
        """XVIII.E-1, XVIII.E-3, XVIII.E-4."""
        victims = self.defenders()
        single = len(victims) == 1 and victims <= set(members(UNIT_MASK))
        able = single and self.counting(self.units) >= 6 and self.left() >= 1 and not self.sheltered()
        return victims if able else set()

    def others(self) -> set[int]:
        """Units and leaders of friends who stand there already."""
        pool = sum(self.g.army[n] for n in self.friends) & self.g.inside[self.here] & (UNIT_MASK | LEADERS)
        return set(members(pool)) - self.group

    def forces(self) -> bool:
        """XVIII.F-1, XVIII.F-4, XVIII.F-5: twice as many, for whom there is room."""
        needed = 2 * len(self.defenders())
        if self.sheltered() or self.counting(self.units) < needed:
            return False
        pile = self.others() | self.group
        many = len({u for u in self.others() if UNIT_MASK >> u & 1}) + needed
        return many <= self.limit(self.here, pile)


def check(g: Invasions, march: March, read: Reading) -> None:
    offered = told(g)
    if march.step == "go":
        steps = {PROVINCE[there] for verb, there in offered if verb == "step-to"}
        assert steps == read.next_steps(), read.told()
        gone_by_sea = any(verb in ("ship", "land-at") for verb, _ in offered)
        assert not (gone_by_sea and read.deserts())
    elif march.step == "face":
        assert {PIECE[unit] for verb, unit in offered if verb == "overrun"} == read.overruns(), read.told()
        assert any(verb == "force" for verb, _ in offered) == read.forces(), read.told()
        assert read.defenders()


def note(g: Invasions, read: Reading, diary: Diary, verb: str, obj: object) -> None:
    """What a choice at a halt costs."""
    if verb == "step-to":
        there = PROVINCE[str(obj)]
        diary.due = read.group, read.price(read.here, there, read.moved(), read.left())
        if not read.leaders:
            diary.alone |= read.units
        limites = set(members(LIMITES & g.inside[there]))
        if any(relations.hostile(g, read.nation, g.hired_by(piece), there) for piece in limites):
            diary.due = read.group, read.left()  # XVIII.I-3
    elif verb == "overrun":
        diary.due = read.group, 1
    elif verb == "summon":
        diary.due = {PIECE[str(obj)]}, 1
        diary.alone.add(PIECE[str(obj)])


def bold(g: Invasions, read: Reading, actions: list[int]) -> list[int]:
    """The steps against an enemy among some choices; for chance alone seldom takes them. Overruns and passages, too."""
    words = [(action, VOCABULARY.describe(action)) for action in actions]
    found = [a for a, word in words if word["verb"] in ("overrun", "force", "hold", "take")]
    ways = [(a, PROVINCE[str(word["object"])]) for a, word in words if word["verb"] == "step-to"]
    return found + [a for a, there in ways if read.foes(there)]


def wander(scenario: str, seed: int, seats: int, most: int) -> dict[str, int]:
    g, rng, diary = begun(scenario, seed, seats), random.Random(seed), Diary()
    asked = {"go": 0, "face": 0, "overrun": 0, "force": 0, "excess": 0}
    for _ in range(most):
        if g.over:
            break
        top = g.stack[-1]
        actions = g.legal(g.actor)
        if isinstance(top, March) and top.step in ("go", "face"):
            diary.look(g)
            read = Reading(g, top, diary)
            check(g, top, read)
            asked[top.step] += 1
            action = rng.choice(bold(g, read, actions) or actions)
            word = VOCABULARY.describe(action)
            asked["overrun"] += bool(read.overruns()) if top.step == "face" else 0
            asked["force"] += read.forces() if top.step == "face" else 0
            note(g, read, diary, str(word["verb"]), word["object"])
        else:
            asked["excess"] += isinstance(top, Excess)
            action = rng.choice(actions)
        g.apply(g.actor, action)
    return asked


@pytest.mark.rule("INV-XVII.B-1", "INV-XVII.B-2", "INV-XVII.B-3", "INV-XVIII.A-3", "INV-XVIII.A-4", "INV-XVIII.A-7")
@pytest.mark.rule("INV-XVIII.B-1", "INV-XVIII.B-2", "INV-XVIII.B-4", "INV-XVIII.B-6", "INV-XVIII.C-1", "INV-XVIII.D-2")
@pytest.mark.rule("INV-XVIII.E-1", "INV-XVIII.E-3", "INV-XVIII.E-4", "INV-XVIII.F-1", "INV-XVIII.F-4", "INV-XVIII.F-5")
@pytest.mark.rule("INV-XVIII.I-3", "INV-XVIII.J-3", "INV-XVIII.K-1")
@pytest.mark.parametrize(("scenario", "seats", "seed"), [("350-invasiones", 4, 1), ("425-occidens", 2, 12)])
def test_marches_as_chapters_seventeen_and_eighteen_read(scenario: str, seats: int, seed: int) -> None:
    asked = wander(scenario, seed, seats, 4000)
    assert asked["go"] > 100
    assert asked["face"] > 3
    assert asked["overrun"]
