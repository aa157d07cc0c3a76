"""What the board tells of things to come: the fights that may be chosen now, and what the phase would score."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.empire.advice.odds import conquest
from latrunculi.games.empire.components.world import (
    BONUS_PROVINCES,
    DIOCESE_IDS,
    FACTION_IDS,
    NOBODY,
    PROVINCE_IDS,
    PROVINCES,
    SIDE_IDS,
    is_faction,
)
from latrunculi.games.empire.rules.placement import Expansion, MiniPhase, RomanPlacement
from latrunculi.games.empire.rules.scoring import city_points, diocese_scores, rival_masks
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import PLACE_ARMY
from latrunculi.kernel.actions import Offers, object_of, verb_of

LEVELS: Final = ("none", "presence", "domination", "control")
"""The levels of a Diocese (`scoring.diocese_level`) by their names."""

# ---------------------------------------------------------------- attacks


def attacks(g: Empire) -> dict[str, dict[str, Any]]:
    """While armies are placed: the Provinces where the next one would fall upon somebody, by their ids.

    `chance`: that this one army takes the Province (`odds.conquest`; 1 where there are no dice). `own`: whose forces
    it would strike that are the same person's: `forces`, which give way and are gone (HRE-10.5-1), or `faction`, which
    fights like any other (HRE-2.1-4); else None.
    """
    frame = g.stack[-1] if g.stack and g.awaiting else None
    if not isinstance(frame, Expansion):
        return {}
    if isinstance(frame, RomanPlacement) and (frame.step == "settle" or frame.comes_home(g)):
        return {}
    may = Offers(g.seat_of(g.active))
    frame.options(g, may)
    targets = [object_of(action) for action in may.close() if verb_of(action) == PLACE_ARMY]
    told = [(province, attack(g, frame, province)) for province in targets]
    return {PROVINCE_IDS[province]: fight for province, fight in told if fight}


def attack(g: Empire, frame: Expansion, province: int) -> dict[str, Any] | None:
    """The attack that the next army would make in a Province, as `Expansion.set_down` has it; None where it makes
    none."""
    side = g.beside
    occupant = g.owner[province]
    keeper = g.fort_owner[province] if occupant == NOBODY else occupant
    if keeper in (side, NOBODY):
        return None
    controller = g.controller[keeper]
    own = None
    if g.own(keeper):
        own = "forces"
    elif is_faction(keeper) and g.seat_of(controller) == g.seat_of(g.active):
        own = "faction"
    if own == "forces" or (occupant == NOBODY and is_faction(side)):
        chance = 1.0
    else:
        chance = conquest(g, side, province, frame.way(g, province))
    return {"defender": SIDE_IDS[keeper], "chance": chance, "own": own}


# ---------------------------------------------------------------- the score to come


def projection(g: Empire) -> dict[str, Any]:
    """HRE 15.1, 15.2: what the Player Phase in progress would score if it ended now.

    `gains`: by Province what more it would score with that one too; none while a Kingdom or Tribe expands in a Roman
    phase, whose Provinces do not count in it (HRE-15.2-9).
    """
    faction = g.active
    mask = g.held[faction] if g.roman else g.horde[faction]
    rivals = rival_masks(g, faction)
    total, cities, number = score(g, mask, rivals)
    dioceses = diocese_scores(g, mask, forts(g), rivals)
    gains: dict[str, int] = {}
    if not (g.roman and isinstance(g.stack[-1], MiniPhase)):
        for province in range(PROVINCES):
            bit = 1 << province
            if not mask & bit:
                gains[PROVINCE_IDS[province]] = score(g, mask | bit, [rival & ~bit for rival in rivals])[0] - total
    return {
        "faction": FACTION_IDS[faction],
        "cities": {"number": number, "points": cities},
        "provinces": per_province(g, mask),
        "dioceses": {DIOCESE_IDS[d]: {"level": LEVELS[level], "points": points} for d, level, points in dioceses},
        "total": total,
        "gains": gains,
    }


def forts(g: Empire) -> int:
    """HRE-15.3-5: the Provinces with Forts that count for CONTROL: a Faction's."""
    return g.forted[g.active] if g.roman else 0


def per_province(g: Empire, mask: int) -> int:
    """The VP of an Emperor who has one for each Province."""
    return mask.bit_count() if g.roman and g.bonuses(g.active) & BONUS_PROVINCES else 0


def score(g: Empire, mask: int, rivals: list[int]) -> tuple[int, int, int]:
    """VP of the phase in progress for a group of Provinces, those for Cities among them, and the number of Cities."""
    cities, number = city_points(g, mask, 2 if g.roman else 1)
    points = cities + per_province(g, mask)
    points += sum([value for _, _, value in diocese_scores(g, mask, forts(g), rivals)])
    return points, cities, number
