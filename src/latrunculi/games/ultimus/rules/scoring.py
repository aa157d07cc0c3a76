"""Victory points (UR-10): what is scored in play and in phase F, and who has won."""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import NONE, Camp, People, Peoples, Pieces, Zones
from latrunculi.games.imperator.rules.tally import DRAW, degree
from latrunculi.games.ultimus.components.chart import (
    ALL_CAPITALS,
    CAPITALS,
    DIOCESE_ZONES,
    EMPIRE,
    HALF_ZONES,
    OCCIDENS,
    ROMA,
    TOWNS,
)
from latrunculi.games.ultimus.components.counters import FOREIGN_UNITS, PEOPLE_PIECES, UNIT_MASK
from latrunculi.games.ultimus.components.peoples import PEOPLES
from latrunculi.games.ultimus.rules.state import (
    BARBARUS,
    FOEDERATI,
    PAPA_PLAYED,
    PAX,
    REGNUM,
    ROMANUS,
    WAR,
    Ultimus,
)
from latrunculi.games.ultimus.rules.words import GAME_OVER, OBJECTS, PACIFIED, SCORED
from latrunculi.kernel.actions import BIT, members


def score(g: Ultimus, camp: Camp, points: int, reason: str) -> None:
    """Give a camp points for a reason (one of `words.OBJECTS["reason"]`); a total never falls below 0 (UR-10-1)."""
    if not points:
        return
    g.vp[camp] = max(0, g.vp[camp] + points)
    g.emit(SCORED, (camp, points, OBJECTS["reason"].index(reason)))


# ---------------------------------------------------------------- Peoples that are one (UR-6.2-18)


def head_of(g: Ultimus, people: People) -> People:
    """The major People that a People is one with, or itself."""
    return g.ally[people] if g.ally[people] != NONE else people


def is_major(g: Ultimus, people: People) -> bool:
    """Whether a People counts as major, by itself or through its alliance (UR-4.1-1, UR-6.2-18)."""
    return bool(g.pacts().major & BIT[people])


def units_of(g: Ultimus, people: People) -> Pieces:
    """All the units of a People and of those that it is one with, wherever they are, as a mask."""
    return pieces_of(g, people) & UNIT_MASK


def pieces_of(g: Ultimus, people: People) -> Pieces:
    """The units and leaders of a People and of those that it is one with, wherever they are, as a mask."""
    mask = 0
    for p in members(g.one_with(people)):
        mask |= PEOPLE_PIECES[p]
    return mask


def standing_of(g: Ultimus, people: People) -> Pieces:
    """The units on the map that decide whether a People still resists, as a mask.

    Those of its minor allies count with its own, except for a Regnum (UR-9.4-26).
    """
    head = head_of(g, people)
    if g.status[head] == REGNUM:
        return g.standing(head)
    mask = 0
    for p in members(g.one_with(people)):
        mask |= g.standing(p)
    return mask


def beaten_in(g: Ultimus, people: People) -> bool:
    """Say that a combat has eliminated units of a People; whether they were the last of a People in war.

    A People of which this is true has been pacified by arms in this turn (UR-10.2-1). See `quarters.after_combat`.
    """
    if not g.at_war(people) or standing_of(g, people):
        return False
    g.beaten |= g.one_with(people)
    return True


# ---------------------------------------------------------------- phase F (UR-10.2)


def in_capital(g: Ultimus) -> bool:
    """Whether both Augusti are in imperial capitals (UR-10.2-3)."""
    for augustus in g.augustus:
        if augustus == NONE:
            return False
        zone = g.ground(g.at[augustus])
        if zone == NONE or not ALL_CAPITALS >> zone & 1:
            return False
    return True


def pacified(g: Ultimus) -> Peoples:
    """The Peoples pacified by arms that score, as a mask of those that head their alliances (UR-10.2-2, UR-10.2-7).

    A Regnum that keeps its capital goes on, whatever its losses (UR-9.4-25).
    """
    mask = 0
    for people in members(g.beaten):
        if head_of(g, people) == people and g.status[people] != REGNUM:
            mask |= 1 << people
    return mask


def hostile_zones(g: Ultimus) -> Zones:
    """The zones of the Empire with a unit of a People in war that BARBARE controls (UR-10.2-9), as a mask."""
    mask = 0
    for people in range(PEOPLES):
        if g.status[people] != WAR and g.status[people] <= FOEDERATI:
            continue
        for unit in members(g.standing(people) & g.own[BARBARUS]):
            mask |= 1 << g.at[unit]  # passengers of a ship in port occupy nothing
    return mask & EMPIRE


def from_dioceses(g: Ultimus) -> int:
    """What ROMAIN marks for the Dioceses in which no unit of a People at war stands (UR-10.3-4)."""
    west, east = g.dioceses
    if not west and not east:
        return 0
    hostile = hostile_zones(g)
    return sum([west if zones & HALF_ZONES[OCCIDENS] else east for zones in DIOCESE_ZONES if not zones & hostile])


def breakdown(g: Ultimus) -> list[tuple[int, str, int]]:
    """What each camp would score if phase F came now: (camp, reason, points), reasons without points left out.

    A zone scores once, in the highest category that it is in (UR-10.2-9).
    """
    usurpation = any(who != NONE for who in g.usurper)
    lost = g.occupied[BARBARUS]
    people = sum(3 if is_major(g, p) else 1 for p in members(pacified(g)))
    hostile = hostile_zones(g) & ~(1 << ROMA)
    roma = bool(g.inside[ROMA] & g.own[BARBARUS] & FOREIGN_UNITS) and not g.flags & PAPA_PLAYED
    lines = [
        (ROMANUS, "people", people),
        (ROMANUS, "augusti", int(in_capital(g))),
        (ROMANUS, "peace", int(not usurpation)),
        (ROMANUS, "capitals", sum(1 for capitals in CAPITALS if not capitals & lost)),
        (ROMANUS, "pax", 5 if g.flags & PAX else 0),
        (ROMANUS, "dioceses", from_dioceses(g)),
        (BARBARUS, "zones", (hostile & ~TOWNS).bit_count()),
        (BARBARUS, "towns", 2 * (hostile & TOWNS).bit_count()),
        (BARBARUS, "roma", 5 if roma else 0),
        (BARBARUS, "usurpation", 3 if usurpation else 0),
        (BARBARUS, "vacancy", 3 if any(g.vacant) else 0),
        (BARBARUS, "regnum", 5 * g.founded.bit_count()),
        (BARBARUS, "council", 3 if g.council != NONE else 0),
    ]
    return [line for line in lines if line[2]]


def count(g: Ultimus) -> None:
    """UR-2.F-4: score what phase F counts, ROMAIN first.

    A Regnum that the adjustments bring about after this (UR-3.5.2-12) is counted the next time.
    """
    for people in members(pacified(g)):
        g.emit(PACIFIED, (people,))
    for camp, reason, points in breakdown(g):
        score(g, camp, points, reason)
    g.founded = 0


# ---------------------------------------------------------------- the end (UR-10.3)


def winning_camp(g: Ultimus) -> Camp:
    """The camp that leads now, or has won: the one with more points (UR-10.3-1), NONE for a draw.

    A game lost before its time for want of an Augustus is BARBARE's (UR-3.5.1-3).
    """
    if g.ended:
        return BARBARUS
    if g.vp[ROMANUS] == g.vp[BARBARUS]:
        return NONE
    return ROMANUS if g.vp[ROMANUS] > g.vp[BARBARUS] else BARBARUS


def level(g: Ultimus) -> int:
    """How clearly `winning_camp` leads, as `words.OBJECTS["level"]` names it (UR-10.3-2, UR-10.3-3)."""
    winner = winning_camp(g)
    if winner == NONE:
        return DRAW
    return degree(g.vp[winner], g.vp[1 - winner])


def final(g: Ultimus) -> None:
    """Announce the end of the game."""
    g.emit(GAME_OVER, (g.vp[ROMANUS], g.vp[BARBARUS], level(g)))


def conclude(g: Ultimus) -> None:
    """The game is over: its result, and nothing goes on."""
    final(g)
    g.stack.clear()
