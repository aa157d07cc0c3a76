"""What Provinces are worth: to hold, to take, to lose. All in victory points, as a player would reckon them.

An `Outlook` looks at the board for one group of Provinces, those of a Faction or those of a player's Barbarians, and
says what one more or one less would mean at its next scoring and after. `prospects` adds up what a player may expect
of all that he holds. The weights are judgement, tuned by games of bots against each other; the points are the rules'.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.cards import HAND
from latrunculi.games.empire.components.chart import (
    DIOCESE,
    DIOCESE_VALUES,
    DIOCESES,
    GREAT,
    MAP,
    NEAR,
    PROVINCES,
    SITES,
    Province,
    Provinces,
)
from latrunculi.games.empire.components.chits import BONUS_PROVINCES
from latrunculi.games.empire.components.printed import TURNS
from latrunculi.games.empire.components.sides import FACTIONS, NOBODY, REBELS, RICHES, Faction
from latrunculi.games.empire.rules.scoring import FINAL_VP, diocese_level, rival_masks
from latrunculi.games.empire.rules.state import Empire
from latrunculi.kernel.actions import members

NEIGHBOURS: Final[list[tuple[int, ...]]] = [members(NEAR[p]) for p in range(PROVINCES)]
"""For each Province those adjacent."""

# ---------------------------------------------------------------- judgement

ROMAN_KEEPS: Final = 0.95
"""Share of a Roman gain that is expected to be left a turn later."""
BARBARIAN_KEEPS: Final = 0.85
"""The same of a Barbarian gain: Peoples are taken over by others, and nobody reinforces them."""
LEGION: Final = 1.5
"""What a Legion on the map is worth by itself, besides what its Province scores."""
ARMY: Final = 0.5
"""What a Barbarian army is worth by itself."""
SPITE: Final = 0.6
"""What a point that a rival loses is worth: there are three of them."""
LEADERS_SHARE: Final = 1.5
"""How many times that for a loss of the rival who leads: he is the one to catch."""
BEATEN: Final = 40.0
"""A rival so many VP behind the first of them wins no more: his losses count a full share less."""
OPEN_COAST: Final = 0.5
"""Danger from fleets, in armies."""
UNREST: Final = 0.5
"""Danger that is everywhere: cards, Peoples that are to come."""
PRESSURE: Final = 0.45
"""How much an enemy army next door endangers a defender."""
WALLS: Final = 0.9
"""How many armies a Fort is worth in defence."""

HOPE: Final = 0.1
"""What a Province more in a Diocese is worth beyond its points, in base values: it leads to more."""
DENIAL: Final = 0.35
"""The same of one that ends a rival's domination."""
AHEAD: Final = 1.3
"""Weight of what comes after the next scoring."""

_COASTAL: Final[int] = MAP.coast_mask

_LEVEL: Final[list[int]] = [diocese_level(n, rivals, n == 5) for n in range(6) for rivals in range(6)]
"""Factor of a Diocese's value by 6 * Provinces held + most of any rival (HRE-15.3)."""


def _sums(ratio: float) -> list[float]:
    return [sum(ratio**i for i in range(1, turns + 1)) for turns in range(TURNS + 1)]


ROMAN_LATER: Final[list[float]] = _sums(ROMAN_KEEPS)
"""By turns left: what a point a turn is worth from the next turn on."""
BARBARIAN_LATER: Final[list[float]] = _sums(BARBARIAN_KEEPS)


def threat(g: Empire, province: Province, faction: Faction) -> float:
    """How many armies, more or less, may fall upon a Province of a player before he can do anything about it."""
    owners = g.owner
    armies = g.armies
    controller = g.controller
    around = 0
    for near in NEIGHBOURS[province]:
        owner = owners[near]
        if owner != NOBODY and (owner >= REBELS or controller[owner] != faction):
            around += armies[near]
    danger = UNREST + PRESSURE * around
    return danger + OPEN_COAST if _COASTAL >> province & 1 else danger


def holds(danger: float, defence: float) -> float:
    """The chance that so many armies (a Fort counts WALLS) still stand there after a while."""
    return defence / (defence + 0.6 * danger)


def defence_of(g: Empire, province: Province) -> float:
    """What defends a Province, in armies."""
    return g.armies[province] + (WALLS if g.fort >> province & 1 else 0.0)


class Outlook:
    """The board as one group of a player's Provinces sees it.

    Args:
        faction: whose group.
        roman: whether it is the Faction's own, or its player's Barbarians.
    """

    __slots__ = (
        "base", "best", "counts", "extra", "faction", "fortified", "g", "later", "left", "mask", "roman", "values",
        "weights",
    )  # fmt: skip

    def __init__(self, g: Empire, faction: Faction, roman: bool) -> None:
        self.g = g
        self.faction = faction
        self.roman = roman
        self.mask: int = g.held[faction] if roman else g.horde[faction]
        self.base: int = 2 if roman else 1
        self.left: int = g.last_turn - g.turn
        self.later: float = ROMAN_LATER[self.left] if roman else BARBARIAN_LATER[self.left]
        extra = 0.0
        if roman:
            extra = FINAL_VP * ROMAN_KEEPS**self.left
            if g.bonuses(faction) & BONUS_PROVINCES:
                extra += 1.0
        self.extra: float = extra
        self.values: list[int] = [values[g.turn - 1] for values in DIOCESE_VALUES]
        self.weights: list[float] = spite(g, faction)
        self.count()

    def count(self) -> None:
        """Count the Provinces by Diocese: one's own, and the most of any rival."""
        mask = self.mask
        self.counts: list[int] = [(mask & diocese).bit_count() for diocese in DIOCESES]
        self.best: list[int] = most_of_any(self.g, self.faction)

    # ------------------------------------------------------------------ one Province

    def cities(self, province: Province) -> float:
        """VP of its City at a scoring."""
        g = self.g
        bit = 1 << province
        if g.intact & bit:
            points = self.base
        elif g.looted & bit:
            points = self.base - 1
        else:
            return 0.0
        return points + 1.0 if GREAT[g.turn] & bit else float(points)

    def prize(self, province: Province) -> float:
        """Points on the dice, on average, for looting its City once it is conquered in this phase; 0 if it is not."""
        g = self.g
        bit = 1 << province
        if not g.intact & bit:
            return 0.0
        if self.roman:
            if (g.own_roman | g.shielded) & bit:
                return 0.0
            prize = 3.5
        else:
            if g.own_barbarian & bit:
                return 0.0
            prize = 7.0 if GREAT[g.turn] & bit else 3.5
        return prize + RICHES[province] if g.rich & bit else prize

    def step(self, province: Province) -> float:
        """VP of the Diocese at a scoring for one Province more; and a little for what it may lead to."""
        diocese = DIOCESE[province]
        number = self.counts[diocese]
        if number == 5:
            return 0.0
        most = self.best[diocese]
        value = self.values[diocese]
        gain = float(_LEVEL[number * 6 + 6 + most] - _LEVEL[number * 6 + most])
        if most and number + 1 == most:
            gain += DENIAL if most < 3 else HOPE
        elif number < 4:
            gain += HOPE
        return gain * value

    def fall(self, province: Province) -> float:
        """VP of the Diocese at a scoring for one Province less."""
        diocese = DIOCESE[province]
        number = self.counts[diocese]
        if number == 0:
            return 0.0
        most = self.best[diocese]
        drop = _LEVEL[number * 6 + most] - _LEVEL[number * 6 - 6 + most]
        return (drop + 0.15) * self.values[diocese]

    def worth(self, province: Province) -> float:
        """What the Province is worth once an army of the group stands there."""
        g = self.g
        step = self.step(province)
        city = self.cities(province)
        prize = self.prize(province)
        keeps = holds(threat(g, province, self.faction), 1.0 + (WALLS if g.forted[self.faction] >> province & 1 else 0))
        now = step + city
        after = step + city
        if prize > 0.0:
            now += prize - 1.0
            after -= 1.0
        elif self.roman and city == 0.0 and SITES >> province & 1:
            after += 0.8
        return now + (after * self.later + self.extra) * keeps * AHEAD + self.harm(province, city)

    def harm(self, province: Province, city: float) -> float:
        """What it is worth that whoever stands there is gone, where the `cities` of the Province are worth so much."""
        g = self.g
        owner = g.owner[province]
        if not 0 <= owner < REBELS:
            return 0.0
        holder = g.controller[owner]
        if holder == NOBODY or holder == self.faction:
            return 0.0
        armies = g.armies[province]
        if owner < FACTIONS:
            points = (city + 0.8 * self.values[DIOCESE[province]]) * (1.0 + 0.5 * ROMAN_LATER[self.left])
            points += armies * LEGION + FINAL_VP * ROMAN_KEEPS**self.left
        else:
            points = (0.5 * city + 0.8 * self.values[DIOCESE[province]]) * (0.5 + 0.5 * BARBARIAN_LATER[self.left])
            points += armies * ARMY
        return points * self.weights[holder]

    def held(self, province: Province) -> float:
        """What a Province of the group is worth from the next enemy move on: what is lost if it falls."""
        points = (self.fall(province) + self.cities(province)) * self.later + self.extra
        if self.g.intact >> province & 1:
            points += 0.5
        return points

    def support(self, province: Province, added: float) -> float:
        """What it is worth to add so many armies (WALLS for a Fort) to the defence of a Province of the group."""
        g = self.g
        danger = threat(g, province, self.faction)
        present = defence_of(g, province)
        better = holds(danger, present + added) - holds(danger, present)
        return better * (self.held(province) + (LEGION if self.roman else ARMY) * g.armies[province])


def most_of_any(g: Empire, faction: Faction) -> list[int]:
    """For each Diocese the most Provinces that a rival's Faction, or a rival's Barbarians, hold there (HRE-15.3-3)."""
    groups = [mask for mask in rival_masks(g, faction) if mask]
    best: list[int] = []
    for diocese in DIOCESES:
        most = 0
        for group in groups:
            theirs = group & diocese
            if theirs:
                number = theirs.bit_count()
                if number > most:
                    most = number
        best.append(most)
    return best


def spite(g: Empire, faction: Faction) -> list[float]:
    """For each Faction what a point that it loses is worth to a player: most of the leader, nothing of his own."""
    totals = [g.total(other) for other in range(g.factions)]
    seat = g.seat_of(faction)
    best = -1
    for other in range(g.factions):
        if g.seat_of(other) != seat and totals[other] > best:
            best = totals[other]
    weights: list[float] = []
    for other in range(g.factions):
        if g.seat_of(other) == seat:
            weights.append(-1.0 if other != faction else 0.0)
        elif g.seats == 2:
            weights.append(1.0)
        else:
            behind = (best - totals[other]) / BEATEN
            weights.append(SPITE * (LEADERS_SHARE - (behind if behind < 1.0 else 1.0)))
    return weights


# ---------------------------------------------------------------- the whole of a position

# What is held turns into points until the end of the game: found by regression of the final scores of a few hundred
# games of greedy bots upon what each player had at the beginning of each phase.
ROMAN_SOON: Final = 0.95
"""Of the income of the Roman phase that is still to come in this turn."""
BARBARIAN_SOON: Final = 0.8
ROMAN_NEXT: Final = 0.9
"""Of the income of the next turn, for all that is to come after this one."""
BARBARIAN_NEXT: Final = 1.0
LEGIONS: Final[list[float]] = [0.4 + 0.45 * left for left in range(TURNS + 1)]
"""Of each Legion, by turns left: it can be set down anew each turn."""
FORTS: Final[list[float]] = [2.0 + 0.4 * left for left in range(TURNS + 1)]
CARDS: Final[list[float]] = [1.2 * left for left in range(TURNS + 1)]
"""Of each card in hand, by turns left."""


def prospects(g: Empire, faction: Faction) -> float:
    """VP that a player may expect of what a Faction and its Barbarians have, at the coming scorings and at the end."""
    left = g.last_turn - g.turn
    legions = g.held[faction]
    horde = g.horde[faction]
    points = g.strength[faction] * LEGIONS[left] + g.forted[faction].bit_count() * FORTS[left]
    points += (HAND - g.played[faction].bit_count()) * CARDS[left]
    if legions:
        roman = Standing(g, faction, legions, 2)
        if not g.emperor_shown[faction]:
            points += roman.income(g.turn) * ROMAN_SOON
        if left:
            points += roman.income(g.turn + 1) * ROMAN_NEXT
        else:
            points += FINAL_VP * roman.kept
    if horde:
        barbarian = Standing(g, faction, horde, 1)
        if not g.people_shown[faction]:
            points += barbarian.income(g.turn) * BARBARIAN_SOON
        if left:
            points += barbarian.income(g.turn + 1) * BARBARIAN_NEXT
    return points


class Standing:
    """What a group of Provinces brings in at a scoring, each weighed by the chance that it still stands then."""

    __slots__ = ("best", "cities", "counts", "kept")

    def __init__(self, g: Empire, faction: Faction, mask: Provinces, base: int) -> None:
        counts = [0.0] * len(DIOCESES)
        cities = 0.0
        kept = 0.0
        for province in members(mask):
            keeps = holds(threat(g, province, faction), defence_of(g, province))
            kept += keeps
            counts[DIOCESE[province]] += keeps
            bit = 1 << province
            if g.intact & bit:
                cities += keeps * base
            elif g.looted & bit:
                cities += keeps * (base - 1)
            if GREAT[g.turn] & (g.intact | g.looted) & bit:
                cities += keeps
        self.kept: float = kept
        self.cities: float = cities
        self.counts: list[float] = counts
        self.best: list[int] = most_of_any(g, faction)

    def income(self, turn: int) -> float:
        """VP at a scoring in a turn: Cities and Dioceses, levels between two being counted by halves."""
        points = self.cities
        for diocese, expected in enumerate(self.counts):
            if expected > 0.0:
                points += level(expected, self.best[diocese]) * DIOCESE_VALUES[diocese][turn - 1]
        return points


def level(expected: float, rivals: int) -> float:
    """The factor of a Diocese for an expected number of Provinces, between the steps of HRE-15.3."""
    low = int(expected)
    share = expected - low
    here = _LEVEL[low * 6 + rivals]
    if low >= 5:
        return float(here)
    return here + (_LEVEL[low * 6 + 6 + rivals] - here) * share
