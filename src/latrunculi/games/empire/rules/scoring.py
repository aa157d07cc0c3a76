"""HRE 15: victory points, at the end of each phase and of the game."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from latrunculi.games.empire.components.chart import DIOCESE_VALUES, DIOCESES, GREAT, Provinces
from latrunculi.games.empire.components.chits import BONUS_PROVINCES
from latrunculi.games.empire.components.sides import CAPITAL, FIRST_KINGDOM, KINGDOMS, RICHES, Faction
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import (
    FINAL_CITY,
    FINAL_PROVINCES,
    SCORED,
    SCORED_CITIES,
    SCORED_DIOCESE,
    SCORED_PROVINCES,
    WON,
)
from latrunculi.kernel.actions import members
from latrunculi.kernel.ints import Seat

PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3

FINAL_VP: Final = 2
"""For each Province that a Faction controls at the end (HRE-15.2-7)."""


def city_points(g: Empire, mask: Provinces, base: int) -> tuple[int, int]:
    """HRE-15.1-1 to -3 with base 1, HRE-15.2-1 to -3 with base 2: VP for Cities, and the number of Cities.

    Each City is worth `base`, one more in Roma and from turn IV in Thracia, one less when looted.
    """
    cities = mask & (g.intact | g.looted)
    number = cities.bit_count()
    return number * base - (mask & g.looted).bit_count() + (cities & GREAT[g.turn]).bit_count(), number


def diocese_level(count: int, rivals: int, complete: bool) -> int:
    """HRE-15.3-2 to HRE-15.3-4: 0 none, PRESENCE, DOMINATION or CONTROL, the factors of the base value.

    Args:
        count: Provinces controlled in the Diocese.
        rivals: the most that any other player controls there.
        complete: whether all five are controlled (for Romans: HRE-15.3-5).
    """
    if count == 0:
        return 0
    if complete:
        return CONTROL
    if count >= 3 or count > rivals:
        return DOMINATION
    return PRESENCE


def rival_masks(g: Empire, faction: Faction) -> list[int]:
    """The Provinces of every other player's Faction, and of his Barbarian group, never added up (HRE-15.3-3, -7)."""
    masks = g.held[: g.factions] + g.horde[: g.factions]
    del masks[g.factions + faction], masks[faction]
    return masks


def diocese_scores(g: Empire, mask: Provinces, forts: Provinces, rivals: list[int]) -> list[tuple[int, int, int]]:
    """HRE-15.3-1: for each Diocese in which a group has Provinces its number, its level (HRE-15.3-2 to -4), its VP.

    Args:
        mask: Provinces that the group controls.
        forts: Provinces with a Fort or Fortress of the group, which count for CONTROL alone (HRE-15.3-5).
        rivals: as `rival_masks` tells them.
    """
    rivalled = reduce(or_, rivals)
    for_control = mask | forts
    turn = g.turn - 1
    found: list[tuple[int, int, int]] = []
    for number, diocese in enumerate(DIOCESES):
        if mask & diocese:
            count = (mask & diocese).bit_count()
            most = 0
            if count < 3 and rivalled & diocese:  # from three on, rivals do not matter
                most = 1 if count == 1 else max([(rival & diocese).bit_count() for rival in rivals])
            level = diocese_level(count, most, for_control & diocese == diocese)
            found.append((number, level, level * DIOCESE_VALUES[number][turn]))
    return found


def score_dioceses(g: Empire, faction: Faction, mask: Provinces, forts: Provinces) -> int:
    """HRE-15.3-1: VP of all Dioceses for a group of Provinces, as `diocese_scores` finds them."""
    points = 0
    for number, level, value in diocese_scores(g, mask, forts, rival_masks(g, faction)):
        points += value
        if g.journal is not None:
            g.emit(SCORED_DIOCESE, (faction, number, level - 1, value))
    return points


def score_barbarian(g: Empire) -> None:
    """HRE-15.1: the end of a Barbarian phase, for all Peoples, Tribes and Kingdoms of the player together."""
    faction = g.active
    mask = g.horde[faction]
    points, number = city_points(g, mask, 1)
    g.emit(SCORED_CITIES, (faction, number, points))
    points += score_dioceses(g, faction, mask, 0)
    g.barbarian[faction] += points
    g.emit(SCORED, (faction, points, g.rome[faction], g.barbarian[faction]))


def score_roman(g: Empire) -> None:
    """HRE-15.2: the end of a Roman phase, for the Faction alone (HRE-15.2-9)."""
    faction = g.active
    mask = g.held[faction]
    points, number = city_points(g, mask, 2)
    g.emit(SCORED_CITIES, (faction, number, points))
    if g.bonuses(faction) & BONUS_PROVINCES:
        provinces = mask.bit_count()
        points += provinces
        g.emit(SCORED_PROVINCES, (faction, provinces, provinces))
    points += score_dioceses(g, faction, mask, g.forted[faction])
    g.rome[faction] += points
    g.emit(SCORED, (faction, points, g.rome[faction], g.barbarian[faction]))


def final_scoring(g: Empire) -> None:
    """HRE-15.2-7, HRE-15.2-8: Provinces, and the intact Cities of each player's Kingdoms, in seat order."""
    for faction in range(g.factions):
        provinces = g.held[faction].bit_count()
        g.rome[faction] += FINAL_VP * provinces
        g.emit(FINAL_PROVINCES, (faction, provinces, FINAL_VP * provinces))
        for kingdom in range(KINGDOMS):
            if g.controller[FIRST_KINGDOM + kingdom] == faction and g.held[FIRST_KINGDOM + kingdom] & CAPITAL[kingdom]:
                score_kingdom(g, faction, kingdom)
    totals = seat_totals(g)
    for faction in winners(g):
        g.emit(WON, (faction, totals[g.seat_of(faction)]))


def score_kingdom(g: Empire, faction: Faction, kingdom: int) -> None:
    """HRE-15.2-8: each intact City that a marked Kingdom controls is rolled for as if it were looted."""
    for province in members(g.held[FIRST_KINGDOM + kingdom] & g.intact):
        dice = g.die()
        bonus = RICHES[province] if CAPITAL[kingdom] >> province & 1 else 0
        g.rome[faction] += dice + bonus
        g.emit(FINAL_CITY, (faction, province, dice, bonus, dice + bonus))


def seat_totals(g: Empire) -> list[int]:
    """HRE-15-1, HRE-2.1-4: each person's total, over both Factions in a game of two."""
    totals = [0] * g.seats
    for faction in range(g.factions):
        totals[g.seat_of(faction)] += g.total(faction)
    return totals


def seat_parts(g: Empire) -> dict[str, list[int]]:
    """HRE-15-1: the Roman and the Barbarian points of each person."""
    parts = {"rome": [0] * g.seats, "barbarian": [0] * g.seats}
    for faction in range(g.factions):
        seat = g.seat_of(faction)
        parts["rome"][seat] += g.rome[faction]
        parts["barbarian"][seat] += g.barbarian[faction]
    return parts


def winning_seats(g: Empire) -> list[int]:
    """HRE-15-1; HRE-15-2: a tie goes to the lowest Barbarian chit of the last turn, in a game of two the lower."""
    totals = seat_totals(g)
    best = max(totals)
    tied = [seat for seat in range(g.seats) if totals[seat] == best]
    if len(tied) == 1:
        return tied
    lowest = min(lowest_chit(g, seat) for seat in tied)
    return [seat for seat in tied if lowest_chit(g, seat) == lowest]


def lowest_chit(g: Empire, seat: Seat) -> int:
    """The lowest Barbarian chit that a person played in this turn."""
    return min(g.people_chit[faction] for faction in range(g.factions) if g.seat_of(faction) == seat)


def winners(g: Empire) -> list[int]:
    """The Factions of the winning seats."""
    seats = winning_seats(g)
    return [faction for faction in range(g.factions) if g.seat_of(faction) in seats]
