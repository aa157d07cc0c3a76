"""What the board tells of things to come: the fights that may be chosen now, and what the phase would score."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final, Literal

from latrunculi.games.empire.advice.odds import conquest
from latrunculi.games.empire.components.chart import (
    DIOCESE_IDS,
    DIOCESE_VALUES,
    DIOCESES,
    PROVINCE_IDS,
    Province,
    Provinces,
)
from latrunculi.games.empire.components.chits import BONUS_PROVINCES
from latrunculi.games.empire.components.sides import FACTION_IDS, NOBODY, SIDE_IDS, is_faction
from latrunculi.games.empire.rules.approach import way
from latrunculi.games.empire.rules.kingdoms import MiniPhase
from latrunculi.games.empire.rules.placement import Expansion, RomanPlacement
from latrunculi.games.empire.rules.scoring import city_points, diocese_level, diocese_scores, rival_masks
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import PLACE_ARMY
from latrunculi.games.empire.table.contract import (
    Attack,
    Cities,
    DioceseScore,
    Level,
    Projection,
)
from latrunculi.kernel.actions import BIT, members, object_of, verb_of

LEVELS: Final[tuple[Level, ...]] = ("none", "presence", "domination", "control")
"""The levels of a Diocese (`scoring.diocese_level`) by their names."""

# ---------------------------------------------------------------- attacks


def attacks(g: Empire) -> dict[str, Attack]:
    """Of a seat that places armies: the Provinces where the next one would fall upon somebody, by their ids.

    `chance`: that this one army takes the Province (`odds.conquest`; 1 where there are no dice). `own`: whose forces
    it would strike that are the same person's: `forces`, which give way and are gone (HRE-10.5-1), or `faction`, which
    fights like any other (HRE-2.1-4); else None.
    """
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Expansion):
        return {}
    if isinstance(frame, RomanPlacement) and (frame.step == "settle" or frame.comes_home(g)):
        return {}
    targets = [object_of(action) for action in g.options if verb_of(action) == PLACE_ARMY]
    told = [(province, attack(g, province)) for province in targets]
    return {PROVINCE_IDS[province]: fight for province, fight in told if fight}


def attack(g: Empire, province: Province) -> Attack | None:
    """The attack that the next army would make in a Province, as `Expansion.set_down` has it; None where it makes
    none."""
    side = g.beside
    occupant = g.owner[province]
    keeper = g.fort_owner[province] if occupant == NOBODY else occupant
    if keeper in (side, NOBODY):
        return None
    controller = g.controller[keeper]
    own: Literal["forces", "faction"] | None = None
    if g.own(keeper):
        own = "forces"
    elif is_faction(keeper) and g.seat_of(controller) == g.seat_of(g.active):
        own = "faction"
    if own == "forces" or (occupant == NOBODY and is_faction(side)):
        chance = 1.0
    else:
        chance = conquest(g, side, province, way(g, side, province))
    return Attack(SIDE_IDS[keeper], chance, own)


# ---------------------------------------------------------------- the score to come


def projection(g: Empire) -> Projection:
    """HRE 15.1, 15.2: what the Player Phase in progress would score if it ended now.

    `gains`: by Province what more it would score with that one too; none while a Kingdom or Tribe expands in a Roman
    phase, whose Provinces do not count in it (HRE-15.2-9).
    """
    faction = g.active
    mask = g.held[faction] if g.roman else g.horde[faction]
    rivals = rival_masks(g, faction)
    cities, number = city_points(g, mask, 2 if g.roman else 1)
    dioceses = diocese_scores(g, mask, forts(g), rivals)
    open_to_gains = not (g.roman and isinstance(g.stack[-1], MiniPhase))
    return Projection(
        FACTION_IDS[faction],
        Cities(number, cities),
        per_province(g, mask),
        {DIOCESE_IDS[d]: DioceseScore(LEVELS[level], points) for d, level, points in dioceses},
        cities + per_province(g, mask) + sum([points for _, _, points in dioceses]),
        gains(g, mask, rivals, {d: level for d, level, _ in dioceses}) if open_to_gains else {},
    )


def gains(g: Empire, mask: Provinces, rivals: list[int], levels: dict[int, int]) -> dict[str, int]:
    """By Province that a group does not hold what more it would score with that one too.

    A Province bears upon its own Diocese alone, and a City upon nothing else.

    Args:
        levels: of the Dioceses in which the group has Provinces.
    """
    bonus = 1 if per_province(g, 1) else 0
    for_control = mask | forts(g)
    base = 2 if g.roman else 1
    cities = g.intact | g.looted
    found: dict[str, int] = {}
    for number, diocese in enumerate(DIOCESES):
        value = DIOCESE_VALUES[number][g.turn - 1]
        held = levels.get(number, 0)
        count = (mask & diocese).bit_count() + 1
        others = [there for rival in rivals if (there := rival & diocese)]
        most = max([there.bit_count() for there in others], default=0)
        theirs = reduce(or_, others, 0)
        for province in members(diocese ^ (mask & diocese)):
            bit = BIT[province]
            left = max([(there & ~bit).bit_count() for there in others]) if theirs & bit else most
            level = diocese_level(count, left, (for_control | bit) & diocese == diocese)
            city = city_points(g, bit, base)[0] if bit & cities else 0
            found[PROVINCE_IDS[province]] = (level - held) * value + city + bonus
    return found


def forts(g: Empire) -> int:
    """HRE-15.3-5: the Provinces with Forts that count for CONTROL: a Faction's."""
    return g.forted[g.active] if g.roman else 0


def per_province(g: Empire, mask: Provinces) -> int:
    """The VP of an Emperor who has one for each Province."""
    return mask.bit_count() if g.roman and g.bonuses(g.active) & BONUS_PROVINCES else 0
