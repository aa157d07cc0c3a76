"""INV XX.D to XX.K and XXI.C to XXI.I, read once more in motion: rounds, re-rolls, blows, winners, deaths, recovery.

Battles that chance sets up are fought out by chance, and each thing told of them is compared with what the chapters say
of the pieces that are left at that moment. What a side throws has a reading of its own (`test_reading_battle`).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import MOUNTAIN as MOUNTAINS
from latrunculi.games.invasions.components.chart import TERRAIN
from latrunculi.games.invasions.components.counters import (
    COMBAT,
    ELITE,
    LEADERS,
    LIMITES,
    MOUNTAIN,
    NATION_OF,
    OF_NATION,
    PIECE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.state import RESERVE
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table
from tests.games.invasions.test_reading_battle import BARBARIAN, EMPIRE, Field, drawn

SIDES = (ATTACKER, DEFENDER)
NATION_ID = {number: name for name, number in NATION.items()}


def swords(faces: list[str], clear: bool) -> int:
    """XX.B-2: red swords count in clear land, steppe and desert only."""
    return sum(face.count("s") + clear * face.count("r") for face in faces)


def shown(die: str) -> tuple[str, str, str]:
    """Of a die on the table: whose, what colour, what it shows."""
    side, colour, face = die.split("-")
    return side, colour, {"blank": "-", "sword": "s", "red": "r", "both": "sr", "two": "ss"}[face]


class Melee:
    """The dice of both sides that lie on the table."""

    def __init__(self) -> None:
        self.faces: list[dict[str, list[str]]] = [{"white": [], "black": []}, {"white": [], "black": []}]
        self.thrown = 0
        self.sums = [0, 0]


class Chronicle:
    """A battle as it is told, held against the chapters."""

    def __init__(self, t: Table, battle: Battle, ways: dict[int, str]) -> None:
        g = self.g = t.g
        self.battle = battle
        self.read = Field(t, battle, ways)
        self.steep = [ways.get(p) in ("river", "ridge") for p in self.read.units[ATTACKER]]
        """Of each attacker, whether he has climbed or waded into the province."""
        self.engaged = [set(members(mask)) for mask in battle.engaged]
        self.nations = [NATION_ID[battle.attacker], NATION_ID[battle.defender]]
        self.decline = list(g.decline)
        self.mercenary = [
            {p for p in self.engaged[side] if UNIT_MASK & BIT[p] and NATION_OF[p] != self.read.leads[side]}
            for side in SIDES
        ]
        support = [0, self.read.horde + self.read.limes]
        self.strength = [len(self.read.units[side]) + support[side] for side in SIDES]
        self.gone: list[list[int]] = [[], []]
        self.due = [0, 0]
        self.paid = [0, 0]
        self.doomed = [False, False]
        """Sides that lose all: in which order makes no difference."""
        self.rerolls = [max(0, self.command(side)) for side in SIDES]
        self.pledges = 0
        self.melee = Melee()
        self.ambush = False
        self.ambushing: bool | None = None
        """What the test has said."""
        self.recovered = [0, 0]
        self.refitted: set[int] = set()
        self.spared: dict[int, bool] = {}
        """The leaders whose fate a die has told."""
        self.winner = -1
        self.vanished = False

    def command(self, side: int) -> int:
        """What the best leader of a side is worth in combat, -1 without any."""
        return max([COMBAT[p] for p in self.engaged[side] if LEADERS & BIT[p]], default=-1)

    def side(self, piece: int) -> int:
        return DEFENDER if piece in self.engaged[DEFENDER] else ATTACKER

    def fighters(self, side: int) -> list[int]:
        """What can be eliminated."""
        limes = [p for p in self.engaged[side] if LIMITES & BIT[p] and p not in self.gone[side]]
        return self.read.units[side] + limes

    def capacity(self, side: int) -> int:
        """XX.H-5, VI.H-6: two for an elite of a civilised nation that is not reduced."""
        return sum(
            2 if ELITE & BIT[p] and p not in self.read.reduced and self.g.status[NATION_OF[p]] > BARBARIAN else 1
            for p in self.fighters(side)
        )

    # ------------------------------------------------------------------ what is told

    def hear(self, kind: str, told: dict[str, Any]) -> None:
        name = "hear_" + kind.replace("-", "_")
        if hasattr(self, name):
            getattr(self, name)(told)

    def of(self, told: dict[str, Any]) -> int:
        return self.nations.index(told["nation"])

    def settled(self) -> None:
        """The blows of a round have all been taken, as far as there was anybody to take them."""
        for side in SIDES:
            assert self.paid[side] == self.due[side], side
        self.due, self.paid = [0, 0], [0, 0]

    def owe(self, side: int, hits: int) -> None:
        self.due[side] = min(hits, self.capacity(side))
        self.doomed[side] = hits >= self.capacity(side)

    def hear_ambush_test(self, told: dict[str, Any]) -> None:
        assert self.of(told) == DEFENDER
        assert self.may_ambush()
        assert not all(self.steep)
        assert self.ambushing is None
        self.ambushing = told["die"][0] % 2 == 0

    def may_ambush(self) -> bool:
        led = any(MOUNTAIN & BIT[p] for p in self.engaged[ATTACKER] if LEADERS & BIT[p])
        return TERRAIN[self.battle.place] == MOUNTAINS and not led

    def hear_ambushed(self, told: dict[str, Any]) -> None:
        assert self.may_ambush()
        assert self.ambushing or (self.ambushing is None and all(self.steep))
        self.ambush = True

    def hear_volley(self, told: dict[str, Any]) -> None:
        side = self.of(told)
        assert self.ambushing in (None, self.ambush)
        if self.ambush and side == ATTACKER:
            self.settled()
        white, black = self.read.fire(side, self.ambush and side == DEFENDER)
        assert (len(told["white"]), len(told["black"])) == (white, black)
        assert told["hits"] == swords(told["white"] + told["black"], self.read.open)
        self.owe(1 - side, told["hits"])

    def hear_shots(self, told: dict[str, Any]) -> None:
        side = self.of(told)
        if self.ambush and side == ATTACKER:
            self.settled()
        score = self.read.volley(side, self.ambush and side == DEFENDER)
        assert score == told["modifier"]
        total = told["dice"] + told["modifier"]
        hits = 2 if total >= 12 else 1 if total >= 9 else int(total == 8 and self.read.open)
        assert hits == told["hits"]
        self.owe(1 - side, hits)

    def hear_pledged(self, told: dict[str, Any]) -> None:
        side = self.of(told)
        assert self.command(side) >= 2
        self.rerolls[side] -= 1
        self.pledges += 1

    def begin_round(self) -> None:
        self.settled()
        assert self.read.units[ATTACKER] or self.read.units[DEFENDER]
        self.melee = Melee()

    def hear_melee_throw(self, told: dict[str, Any]) -> None:
        side = self.of(told)
        if self.melee.thrown in (0, 2):
            self.begin_round()
        assert side == self.melee.thrown, "the attacker throws first"
        self.melee.thrown += 1
        white, black = self.read.melee(side)
        assert len(told["white"]) == white
        assert abs(len(told["black"]) - black) <= self.pledges, "a die comes or goes for each re-roll given up"
        self.melee.faces[side] = {"white": list(told["white"]), "black": list(told["black"])}

    def hear_rerolled(self, told: dict[str, Any]) -> None:
        self.rerolls[self.of(told)] -= 1
        assert self.rerolls[self.of(told)] >= 0
        (whose, colour, was), (other, tint, now) = shown(told["die"]), shown(told["now"])
        assert (whose, colour) == (other, tint)
        faces = self.melee.faces[("attacker", "defender").index(whose)][colour]
        faces.remove(was)
        faces.append(now)

    def hear_clashed(self, told: dict[str, Any]) -> None:
        if not self.melee.thrown:
            self.begin_round()
        self.melee.thrown += 1
        self.melee.sums[self.of(told)] = told["dice"] + told["modifier"]

    def hear_blows(self, told: dict[str, Any]) -> None:
        side = self.of(told)
        if self.g.advanced:
            assert told["hits"] == self.read.hits(side, self.melee.sums[side])
        else:
            faces = self.melee.faces[side]
            assert told["hits"] == swords(faces["white"] + faces["black"], self.read.open)
        self.melee.thrown = 0 if side == DEFENDER else self.melee.thrown
        self.owe(1 - side, told["hits"])

    def hear_reduced(self, told: dict[str, Any]) -> None:
        unit = PIECE[told["piece"]]
        assert ELITE & BIT[unit]
        assert unit not in self.read.reduced
        assert self.g.status[NATION_OF[unit]] > BARBARIAN
        self.read.reduced.add(unit)
        self.paid[self.side(unit)] += 1

    def hear_eliminated(self, told: dict[str, Any]) -> None:
        piece = PIECE[told["piece"]]
        side = self.side(piece)
        assert piece in self.fighters(side)
        whole = ELITE & BIT[piece] and piece not in self.read.reduced
        sturdy = bool(whole and self.g.status[NATION_OF[piece]] > BARBARIAN)
        assert self.doomed[side] or not sturdy
        national = [p for p in self.read.units[side] if p not in self.mercenary[side]]
        if not self.doomed[side] and not self.gone[side] and national:
            assert piece not in self.mercenary[side], "XX.H-6"
        self.gone[side].append(piece)
        self.paid[side] += 1 + sturdy
        if LIMITES & BIT[piece]:
            self.read.limes = False
        else:
            self.read.units[side].remove(piece)
            if side == DEFENDER:  # the attackers are the same list
                self.read.who[side].remove(piece)

    # ------------------------------------------------------------------ the upshot

    def expected(self) -> int:
        """XX.I."""
        left = [bool(self.fighters(side)) for side in SIDES]
        if left[ATTACKER] != left[DEFENDER]:
            return ATTACKER if left[ATTACKER] else DEFENDER
        lost = [len(self.gone[side]) for side in SIDES]
        if lost[ATTACKER] != lost[DEFENDER]:
            return ATTACKER if lost[ATTACKER] < lost[DEFENDER] else DEFENDER
        if self.read.walls or self.read.horde:
            return DEFENDER
        return ATTACKER if self.command(ATTACKER) > self.command(DEFENDER) else DEFENDER

    def hear_conceded(self, told: dict[str, Any]) -> None:
        self.winner = 1 - self.of(told)

    def hear_battle_won(self, told: dict[str, Any]) -> None:
        self.settled()
        won = self.of(told)
        assert told["loser"] == self.nations[1 - won]
        assert won == (self.expected() if self.winner < 0 else self.winner)
        self.winner = won

    def hear_fate(self, told: dict[str, Any]) -> None:
        leader = PIECE[told["leader"]]
        assert not self.fighters(self.side(leader))
        self.spared[leader] = told["die"][0] % 2 == 0

    def hear_assassin(self, told: dict[str, Any]) -> None:
        """A die that shows 0 is a ten (III.A)."""
        leader = PIECE[told["leader"]]
        nation = NATION_OF[leader]
        assert self.side(leader) == self.winner
        assert self.g.status[nation] == EMPIRE
        assert self.decline[nation]
        self.spared[leader] = 1 <= told["die"][0] <= 7

    def hear_recovered(self, told: dict[str, Any]) -> None:
        unit = PIECE[told["piece"]]
        side = self.side(unit)
        assert unit in self.gone[side]
        self.recovered[side] += 1

    def hear_refitted(self, told: dict[str, Any]) -> None:
        """XX.K-5: one for each civilised nation, of those that are there."""
        unit = PIECE[told["piece"]]
        whose = self.read.leads[self.side(unit)] if unit in self.mercenary[self.side(unit)] else NATION_OF[unit]
        assert ELITE & BIT[unit]
        assert self.g.status[whose] > BARBARIAN
        assert whose not in self.refitted
        self.refitted.add(whose)

    def hear_vanished(self, told: dict[str, Any]) -> None:
        """With Attila the Huns may be gone, and whom they have lost."""
        self.vanished = True

    def close(self) -> None:
        """XX.J, XX.K when all is told."""
        most = 2 if min(self.strength) >= 3 else min(self.strength) - 1
        for side in SIDES:
            lost = [p for p in self.gone[side] if UNIT_MASK & BIT[p]]
            assert self.vanished or self.recovered[side] == min(most, len(lost))
            leaders = {p for p in self.engaged[side] if LEADERS & BIT[p]}
            if self.gone[side] and not self.fighters(side):
                assert leaders <= set(self.spared)
        for leader, spared in self.spared.items():
            assert spared or self.g.at[leader] >= RESERVE


def led(rng: random.Random, t: Table, battle: Battle) -> None:
    """Leaders now and then, and empires in decline."""
    g = t.g
    for side, nation in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        leaders = members(LEADERS & OF_NATION[nation])
        if leaders and rng.random() < 0.6:
            leader = rng.choice(leaders)
            g.put(leader, battle.place)
            battle.engaged[side] |= BIT[leader]
        if g.status[nation] > BARBARIAN:
            g.decline[nation] = rng.choice((0, 0, 1, 2))


def fought(rng: random.Random, advanced: int) -> tuple[Chronicle, Table] | None:
    """A battle fought out by chance, with what is told of it; None where only a horde defends."""
    t, battle, ways = drawn(rng)
    if not UNIT_MASK & battle.engaged[DEFENDER]:
        return None
    battle.effects = [0, 0]
    led(rng, t, battle)
    t.g.advanced, t.g.rng = advanced, rng.getrandbits(60)
    t.settle()
    chronicle = Chronicle(t, battle, ways)
    t.start(battle)
    while t.g.stack:
        t.g.apply(t.g.actor, rng.choice(t.g.legal(t.g.actor)))
    return chronicle, t


@pytest.mark.rule("INV-XX.D-9", "INV-XX.D-14", "INV-XX.D-15", "INV-XX.D-16", "INV-XX.E-2", "INV-XX.E-3", "INV-XX.E-6")
@pytest.mark.rule("INV-XX.H-1", "INV-XX.H-2", "INV-XX.H-3", "INV-XX.H-5", "INV-XX.H-6", "INV-XX.I-1", "INV-XX.I-2")
@pytest.mark.rule("INV-XX.I-3", "INV-XX.I-4", "INV-XX.I-5", "INV-XX.J-1", "INV-XX.J-3", "INV-XX.K-1", "INV-XX.K-2")
@pytest.mark.rule("INV-XX.K-3", "INV-XX.K-5", "INV-XXI.C-2", "INV-XXI.F-1", "INV-XXI.F-4", "INV-XXI.F-5")
@pytest.mark.parametrize("seed", range(4))
def test_a_battle_goes_as_chapters_twenty_and_twenty_one_read(seed: int) -> None:
    rng = random.Random(seed)
    for number in range(50):
        if (field := fought(rng, number % 2)) is None:
            continue
        chronicle, t = field
        assert t.g.journal is not None
        for _, kind, values in t.g.journal.events:
            event = VOCABULARY.event(kind, values)
            chronicle.hear(event["kind"], event["values"])  # type: ignore[arg-type]
        chronicle.close()
