"""Migration (UR-6.2-24 to -27): for the rest of the turn a People obeys BARBARE and moves as one."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, People, Peoples
from latrunculi.games.imperator.rules.played import Reserved
from latrunculi.games.ultimus.components.peoples import ARMENIA, BAGAUDES
from latrunculi.games.ultimus.rules.foedera import ALL_PEOPLES, leading
from latrunculi.games.ultimus.rules.marching import destinations
from latrunculi.games.ultimus.rules.peoples import camp_of
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import CHOOSE_PEOPLE, MIGRATION, MIGRATION_OVER
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

MIGRANTS: Final = ALL_PEOPLES & ~(1 << ARMENIA | 1 << BAGAUDES)
"""The Peoples that can migrate."""


def can_gather(g: Ultimus, people: People) -> bool:
    """Whether all units of a People could reach one zone if it migrated from where it stands (UR-6.2-26)."""
    twin = g.clone()
    begin(twin, people)
    return bool(destinations(twin, people))


def migrants(g: Ultimus) -> Peoples:
    """The Peoples that can be named now, as a mask."""
    return sum(1 << p for p in members(MIGRANTS & leading(g)) if g.standing(p) and can_gather(g, p))


def migration_refusal(g: Ultimus) -> str:
    """Why Migration cannot be played now; empty if it can."""
    if g.migrating != NONE:
        return "UR-6.2-24"
    return "" if any(g.standing(p) and can_gather(g, p) for p in members(MIGRANTS & leading(g))) else "UR-6.2-26"


class Migration(Reserved[Ultimus]):
    """UR-6.2-24: BARBARE names a People, which comes under its control. Movement sees to UR-6.2-25 and UR-6.2-26."""

    NAME = "migration"
    USER = BARBARUS
    ASKS = {"start": "UR-6.2-24"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """A People that can migrate."""
        may.offer(CHOOSE_PEOPLE, "UR-6.2-24", ALL_PEOPLES)
        may.only("UR-6.2-24", MIGRANTS)
        may.only("UR-6.2-18", leading(g))
        may.only("UR-6.2-26", migrants(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """It migrates."""
        g.end()
        begin(g, obj)
        g.emit(MIGRATION, (obj,))


def begin(g: Ultimus, people: People) -> None:
    """The People obeys BARBARE, with those that are one with it; its status, and titles of its leaders, stay."""
    g.migrating = people
    g.join(g.migrants(), BARBARUS)


def end_migration(g: Ultimus) -> None:
    """UR-6.2-27: in phase F the People returns to whoever controlled it; a usurper's Foederati stay rebels."""
    people = g.migrating
    if people == NONE:
        return
    pieces = g.migrants()
    g.migrating = NONE
    if camp_of(g, people) == ROMANUS:
        g.join(pieces & ~g.rebellious(), ROMANUS)
    g.emit(MIGRATION_OVER, (people,))
