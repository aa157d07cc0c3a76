"""OP 5.1 to 5.1.3, 5.1.7, 9 and 14, read once more: what may be chosen at every halt of a march, from first to last.

Nothing here asks the rules of the engine: a second account of the column is kept, of who goes along, of the PM that
each has left and of what has been paid; both are compared at each question.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import product

import pytest

from latrunculi.games.optimus.components.chart import BOXES, NONE, REGIONS
from latrunculi.games.optimus.components.counters import ARTILLERY, CAVALRY, FLEET, IMPEDIMENTA, STRATAGEM, VS
from latrunculi.games.optimus.components.pieces import (
    FIRST_LEADER,
    PIECE,
    PIECE_IDS,
    PIECES,
    SIDE_OF,
    UNITS,
)
from latrunculi.games.optimus.components.tables import WINTER
from latrunculi.games.optimus.rules.actions import Segment, has_points
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.stratagems import Author
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from tests.games.optimus.test_reading import KIND, LEADERS, ROME, Drawn
from tests.games.optimus.test_reading_attrition import weathered
from tests.games.optimus.test_reading_marches import Step

HANDED = (
    ("marche-forcee", "passage-a-gue", "via-in-rupe", "mauri-quieti"),
    ("marche-forcee", "passage-a-gue", "infiltration", "tempus-hiemis"),
)  # fmt: skip
READ = frozenset(
    ("move-to", "enter", "take", "leave", "to", "give", "hand-bale", "join", "add-pa", "abandon", "besiege", "invade",
     "assault")
)  # fmt: skip
FASTER = {"marche-forcee": 1, "infiltration": 1, "tempus-hiemis": 1, "mauri-quieti": 2}
"""14: the PM that each adds."""


class Road(Step):
    """The next step of a column, wherever it is by now."""

    def __init__(self, column: Column) -> None:
        g, mover = column.g, column.mover
        self.g, self.side, self.foe, self.mover = g, column.side, 1 - column.side, mover
        self.here = g.at[mover]
        self.free = column.freely()
        self.army_there = [piece for piece in column.group if piece < UNITS]
        self.direct: set[str] = set()
        self.entered: set[str] = set()
        self.look_around()

    def known(self, region: int) -> bool:
        """14-9: one goes where one likes; else as ever."""
        return self.free or super().known(region)

    def may_enter(self, region: int, water: int) -> bool:
        """14-9: even from town to town."""
        if not self.free:
            return super().may_enter(region, water)
        army, self.army_there = self.army_there, []
        found = super().may_enter(region, water)
        self.army_there = army
        return found


class Column:
    """Who marches, as chapter 5 keeps account of it."""

    def __init__(self, g: Optimus, side: int, mover: int) -> None:
        self.g, self.side, self.mover = g, side, mover
        self.led = mover in LEADERS
        self.chiefs = {mover} if self.led else set()
        self.group = {mover} | {u for u in range(UNITS) if self.led and g.chief[u] == mover}
        self.paid = not (mover >= FIRST_LEADER and g.pac >> mover & 1)
        self.steps = self.extra = 0
        self.free = False
        self.moors = False
        self.playing = ""
        self.helped: dict[str, int] = {}
        self.other = NONE
        self.laid: set[int] = set()
        self.walked: Counter[int] = Counter()
        self.paces = {h: g.paces[h - FIRST_LEADER] for h in range(FIRST_LEADER, PIECES)}
        self.wagons = {h: g.hauled[h - FIRST_LEADER] for h in range(FIRST_LEADER, PIECES)}
        self.moves = {u: g.marched[u] for u in range(UNITS)}

    # ------------------------------------------------------------------ plain facts

    @property
    def here(self) -> int:
        return self.g.at[self.mover]

    def vs(self, head: int) -> int:
        return VS[head - FIRST_LEADER] + (8 if head in self.g.supreme else 0)

    def pf(self, pieces: set[int]) -> int:
        return sum(self.g.pf[piece] for piece in pieces if piece < UNITS)

    def sheet(self, head: int) -> set[int]:
        return {u for u in range(UNITS) if self.g.chief[u] == head}

    def armies(self) -> dict[int, set[int]]:
        """4.3: whose army is whose: each leader activated has his men, and leaders of lower rank whom he has room for:
        who set out first, the largest first."""
        first = [self.mover, *sorted(self.chiefs - {self.mover})]
        room = {chief: self.vs(chief) - self.pf(self.sheet(chief)) for chief in first if chief in LEADERS}
        if len(self.chiefs) < 2:
            return {self.mover: set(self.group)}
        found = {chief: ({chief} | self.sheet(chief)) & self.group for chief in first}
        taken = [p for p in self.group if p >= FIRST_LEADER and p not in self.chiefs]
        for head in sorted(taken, key=lambda h: (-self.pf(self.sheet(h)), h)):
            pf = self.pf(self.sheet(head))
            able = [chief for chief in first if self.vs(chief) > self.vs(head) and room[chief] >= pf]
            chief = able[0] if able else self.mover
            room[chief] -= pf
            found[chief] |= ({head} | self.sheet(head)) & self.group
        return found

    def more(self, piece: int) -> int:
        """14: the PM that stratagems add to the army of a piece."""
        for chief, army in self.armies().items():
            if piece in army:
                return self.extra + sum(1 for helped in self.helped.values() if helped == chief)
        return self.extra

    def freely(self) -> bool:
        """14-9: whether all who go are of the army that infiltrates."""
        return self.free and self.armies().get(self.helped["infiltration"]) == self.group

    def plays(self, title: str, author: int) -> None:
        """14-4: who has played a stratagem, and whose army it is for."""
        if title in FASTER and title != "mauri-quieti":
            self.helped[title] = next(chief for chief, army in self.armies().items() if author in army)

    def lagging(self) -> bool:
        """5.1: whether one of the column has no PM left, in this move or in the season."""
        g = self.g
        for piece in self.group:
            extra = self.more(piece)
            haul = 2 if extra else 1
            if piece >= FIRST_LEADER:
                wagon = g.bb[piece - FIRST_LEADER] and self.wagons[piece] >= haul
                if self.paces[piece] >= 4 or wagon:
                    return True
            elif KIND[piece] == ARTILLERY:
                return True
            elif KIND[piece] == IMPEDIMENTA:
                if self.moves[piece] >= haul:
                    return True
            elif self.walked[piece] >= (2 if KIND[piece] == CAVALRY else 1) + extra:
                return True
        return False

    def overloaded(self) -> bool:
        """5.1.1."""
        return self.led and not self.bear()

    def bear(self, also: int = NONE, more: int = 0) -> bool:
        """4.2, 5.1.1: whether each who has been paid for can lead his own men, and those of leaders of lower rank; one
        of these may be added, or PF for the mover."""
        taken = [p for p in self.group if p >= FIRST_LEADER and p not in self.chiefs] + ([] if also == NONE else [also])
        own = {chief: self.pf(self.sheet(chief)) + (more if chief == self.mover else 0) for chief in self.chiefs}
        for behind in product(sorted(self.chiefs), repeat=len(taken)):
            led = dict(own)
            for head, chief in zip(taken, behind, strict=True):
                led[chief] += self.pf(self.sheet(head)) if self.vs(head) < self.vs(chief) else 99
            if all(led[chief] <= self.vs(chief) for chief in led):
                return True
        return False

    def held_up(self) -> bool:
        """7: an enemy in the place where one has arrived, boats excepted."""
        g, here = self.g, self.here
        enemies = [u for u in range(UNITS) if g.at[u] == here and SIDE_OF[u] != self.side and KIND[u] != FLEET]
        return bool(self.steps and enemies)

    # ------------------------------------------------------------------ what may be chosen

    def may(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = defaultdict(set)
        strays = self.mover < UNITS and len(self.group) > 1 and self.here < REGIONS
        if not (self.lagging() or self.overloaded() or self.held_up() or strays):
            road = Road(self)
            found["move-to"], found["enter"] = road.direct, road.entered
        if self.led:
            self.on_sheets(found)
            self.before_walls(found)
        elif self.mover < UNITS and self.here >= REGIONS and not self.steps:
            found["take"] = {PIECE_IDS[u] for u in self.companions() if self.g.chief[u] == NONE and not self.moves[u]}
        if self.mover >= FIRST_LEADER:
            lesser = {h for h in self.chiefs if self.steps and self.vs(h) < self.vs(self.mover)}
            found["leave"] = {PIECE_IDS[piece] for piece in self.group - (self.chiefs - lesser) - {self.mover}}
            if self.steps and not self.paid and self.g.pa[self.side]:
                found["add-pa"] = {""}
            if self.g.bb[self.mover - FIRST_LEADER]:
                found["abandon"] = {""}
        return found

    def resting(self, piece: int) -> bool:
        """5.1.7: off the map one moves once a season."""
        moved = self.g.paces[piece - FIRST_LEADER] if piece >= FIRST_LEADER else self.g.marched[piece]
        return self.here >= REGIONS and moved > 0

    def companions(self) -> list[int]:
        """The units of one's side in the place that do not go along."""
        g, here = self.g, self.here
        mine = [u for u in range(UNITS) if g.at[u] == here and SIDE_OF[u] == self.side and KIND[u] != FLEET]
        return [unit for unit in mine if unit not in self.group]

    def on_sheets(self, found: dict[str, set[str]]) -> None:
        """3, 4.2, 5.1.1 to 5.1.3: who is taken along, and what changes hands before the first step."""
        g, here = self.g, self.here
        others = [h for h in LEADERS if g.at[h] == here and SIDE_OF[h] == self.side and h not in self.group]
        fresh = [head for head in others if not g.halted >> head & 1]
        if not self.steps or self.paid:
            for head in fresh:
                if self.resting(head):
                    continue
                if not self.moors and self.bear(also=head):
                    found["take"].add(PIECE_IDS[head])
            for unit in self.companions():
                borrowed = self.steps and g.chief[unit] != NONE
                moor = PIECE_IDS[unit].startswith("mauri-") or not self.moors
                if self.resting(unit):
                    continue
                if not borrowed and moor and not g.halted >> unit & 1 and self.bear(more=g.pf[unit]):
                    found["take"].add(PIECE_IDS[unit])
        if self.steps:
            return
        found["join"] = {
            PIECE_IDS[h]
            for h in fresh
            if not self.moors and (g.pa[self.side] or g.pac >> h & 1) and not self.resting(h) and self.paces[h] < 4
        }
        found["to"] = {PIECE_IDS[head] for head in others if head != self.other}
        if self.other != NONE:
            space = self.vs(self.other) - self.pf(self.sheet(self.other))
            found["give"] = {PIECE_IDS[u] for u in self.group | self.laid if u < UNITS and g.pf[u] <= space}
            if g.bb[self.mover - FIRST_LEADER] and self.sheet(self.other):
                found["hand-bale"] = {""}

    def before_walls(self, found: dict[str, set[str]]) -> None:
        """9: who has come to an enemy town may besiege, invade or storm it at once, for another PA."""
        g, here = self.g, self.here
        if not self.steps or here >= REGIONS or g.era.kind[here] >= 4:
            return
        owner = g.holder[here] if g.holder[here] != NONE else ROME if g.lands[ROME] >> here & 1 else 1
        if owner == self.side or not (g.pa[self.side] or g.pac >> self.mover & 1):
            return
        land = [u for u in range(UNITS) if g.at[u] == here and KIND[u] != FLEET]
        mine, enemies = [u for u in land if SIDE_OF[u] == self.side], [u for u in land if SIDE_OF[u] != self.side]
        name = PIECE_IDS[self.mover]
        if sum(g.pf[u] - g.hdc[u] for u in mine) > g.era.vg[here]:
            if g.siege[here] == CALM:
                found["besiege"] = {name}
            if not enemies:
                found["invade"] = {name}
        if any(not g.halted >> u & 1 for u in mine) and any(g.walls >> u & 1 for u in enemies):
            found["assault"] = {name}

    # ------------------------------------------------------------------ what is chosen

    def note(self, verb: str, obj: str) -> None:
        """Of an answer, before it is given."""
        piece = PIECE.get(obj, NONE)
        if verb in ("take", "join"):
            self.group |= {piece} | (self.sheet(piece) if piece >= FIRST_LEADER else set())
            if verb == "join":
                self.chiefs.add(piece)
                self.paid = self.paid or not self.g.pac >> piece & 1
            if piece == self.other:
                self.other = NONE
            self.laid -= self.group
        elif verb == "leave":
            self.laid |= set() if self.steps or piece >= FIRST_LEADER else {piece}
            self.group -= {piece} | (self.sheet(piece) if piece >= FIRST_LEADER else set())
            self.chiefs.discard(piece)
        elif verb == "to":
            self.other = piece
        elif verb == "give":
            self.group.discard(piece)
            self.laid.discard(piece)
        elif verb == "hand-bale":  # 1.3: it keeps behind it the PM that its wagon has made
            self.wagons[self.other] = max(self.wagons[self.other], self.wagons[self.mover])
        elif verb == "add-pa":
            self.paid = True
        elif verb == "play":
            able = [head for head in self.group if head in LEADERS and not self.g.schemed >> head & 1]
            if len(able) == 1:
                self.plays(obj, able[0])
            self.playing = obj
            self.extra += FASTER[obj] if obj == "mauri-quieti" else 0
            self.free = self.free or obj == "infiltration"
            self.moors = self.moors or obj == "mauri-quieti"

    def go(self) -> None:
        """A step is made: everybody has a PM less; who has no men with him leaves his wagon behind (1.3)."""
        g = self.g
        self.free = self.free and not self.freely()
        for piece in self.group:
            self.walked[piece] += 1
            if piece >= FIRST_LEADER:
                self.paces[piece] += 1
                if g.bb[piece - FIRST_LEADER] and self.sheet(piece):
                    self.wagons[piece] += 1
            elif KIND[piece] == IMPEDIMENTA or self.walked[piece] == 1:
                self.moves[piece] += 1
        self.steps += 1

    def count(self) -> None:
        """Those who are still with the leader, after whatever they have met."""
        self.group = {piece for piece in self.group if self.g.at[piece] == self.here}
        for piece in self.group:
            if piece < UNITS:
                assert self.g.marched[piece] == self.moves[piece], PIECE_IDS[piece]
            else:
                assert self.g.paces[piece - FIRST_LEADER] == self.paces[piece], PIECE_IDS[piece]


def marching(rng: random.Random) -> Optimus:
    """A position with great stacks, leaders together, winters, and the stratagems of a march in hand."""
    drawn = Drawn(rng)
    drawn.launch()
    g = weathered(drawn, rng)
    g.flags = (1 << 16) - 1  # nobody stays at home any more
    g.season = rng.choice((g.season, WINTER))
    for side, titles in enumerate(HANDED):
        g.hand[side] = sum(BIT[STRATAGEM[title]] for title in titles if rng.random() < 0.5)
    for unit in range(UNITS):  # who may not act any more is so with all his men
        if g.chief[unit] != NONE:
            g.halted = g.halted & ~BIT[unit] | (BIT[unit] if g.halted >> g.chief[unit] & 1 else 0)
    for head in LEADERS:
        g.hauled[head - FIRST_LEADER] = rng.choice((0, 0, 1)) if g.bb[head - FIRST_LEADER] else 0
    if rng.random() < 0.5:
        rulers = [h for h in LEADERS if g.at[h] < REGIONS + BOXES]
        for head in rng.sample(rulers, min(1, len(rulers))):
            g.supreme[SIDE_OF[head]] = head
    g.derive()
    return g


def follow(g: Optimus, side: int, rng: random.Random, met: Counter[str]) -> None:
    """Whoever sets out, to the end of his march."""
    g.call(Segment(side))
    g.advance()
    marches = [a for a in g.legal(side) if VOCABULARY.describe(a)["verb"] == "march"]
    if not marches:
        return
    action = rng.choice(marches)
    column = Column(g, side, PIECE[str(VOCABULARY.describe(action)["object"])])
    g.apply(side, action)
    top = g.stack[-1]
    assert isinstance(top, March)
    march = top
    for _ in range(80):
        if not any(frame is march for frame in g.stack):
            return
        options = [(VOCABULARY.describe(a), a) for a in g.legal(g.actor)]
        if g.stack[-1] is march and march.step == "order":
            column.count()
            told: dict[str, set[str]] = defaultdict(set)
            for said, _ in options:
                if said["verb"] in READ:
                    told[str(said["verb"])].add(str(said.get("object") or ""))
            read = {verb: objects for verb, objects in column.may().items() if objects}
            assert told == read, (PIECE_IDS[column.mover], column.steps, column.helped)
            met.update(told.keys())
            met["halts"] += bool(column.steps)
        kinds = sorted({str(said["verb"]) for said, _ in options})
        steps = [kind for kind in kinds if kind in ("move-to", "enter", "play")]
        kind = rng.choice(steps if steps and rng.random() < 0.4 else kinds)
        if kind == "done" and len(kinds) > 1 and rng.random() < 0.5:
            kind = rng.choice([one for one in kinds if one != "done"])
        said, action = rng.choice([pair for pair in options if pair[0]["verb"] == kind])
        if g.stack[-1] is march:
            column.note(kind, str(said.get("object") or ""))
        elif isinstance(g.stack[-1], Author) and g.stack[-2] is march:
            column.plays(column.playing, PIECE[str(said["object"])])
        halts, twin = march.steps, g.clone()
        g.apply(g.actor, action)
        if march.steps > halts:
            column.g = twin
            column.go()
            column.g = g


@pytest.mark.rule("OP-3-5", "OP-4.2-2", "OP-4.2-3", "OP-5.1-9", "OP-5.1-10", "OP-5.1-13", "OP-5.1-14", "OP-5.1-15")
@pytest.mark.rule("OP-5.1-16", "OP-5.1-17", "OP-5.1-18", "OP-5.1.1-1", "OP-5.1.1-3", "OP-5.1.1-4", "OP-5.1.2-1")
@pytest.mark.rule("OP-5.1.2-2", "OP-5.1.2b-1", "OP-5.1.2b-2", "OP-5.1.2b-3", "OP-5.1.3-1", "OP-5.1.3-2", "OP-5.1.5-4")
@pytest.mark.rule("OP-5.1.7-1", "OP-7-1", "OP-14-9", "OP-14-10", "OP-SC-31", "OP-SC-34")
def test_what_may_be_chosen_on_the_way_as_chapter_five_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        g = marching(rng)
        for side in (0, 1):
            for _ in range(3):
                if has_points(g, side):
                    follow(g.clone(), side, rng, met)
    assert met["halts"] > 400
    assert min(met[verb] for verb in ("move-to", "enter", "take", "leave", "to", "join", "add-pa", "abandon")) > 40
    assert min(met[verb] for verb in ("give", "hand-bale")) > 5
