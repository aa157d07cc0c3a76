"""The stratagems of phase E that strike at leaders and troops, or bring something to the map (UR-6.2-23, UR-6.3)."""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.games.imperator.rules import played
from latrunculi.games.imperator.rules.mishaps import assassinate, smite
from latrunculi.games.imperator.rules.played import Played
from latrunculi.games.ultimus.components.chart import COASTS, DIOCESE_IDS, DIOCESE_ZONES, NEAR, ZONES
from latrunculi.games.ultimus.components.counters import (
    BARBARIAN_PA,
    CO,
    HISTORICAL,
    LEADER_MASK,
    PA,
    PEOPLE_UNITS,
    ROMAN_BARBARIANS,
    ROMAN_LEADERS,
    ROMAN_UNITS,
)
from latrunculi.games.ultimus.components.peoples import BAGAUDES, PERSAE
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.answers import offer_answer
from latrunculi.games.ultimus.rules.hands import TEMPORARY, spend
from latrunculi.games.ultimus.rules.initiative import AUGUSTAE
from latrunculi.games.ultimus.rules.plague import MISHAPS
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, WAR, Ultimus
from latrunculi.games.ultimus.rules.words import (
    CHOOSE_LEADER,
    CHOOSE_ZONE,
    DESERTED,
    EFFECT,
    EFFECT_PROTECTION,
    FLEET_BUILT,
    PLACED,
    PLAY,
    PURGED,
    STATUS,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

ALL_ZONES: Final = (1 << ZONES) - 1
MURDER: Final = 8
"""The die from which an Assassinat succeeds (UR-6.3-9)."""
PURGE: Final = 7
"""The die from which Germanophobia kills a leader (UR-6.3-21)."""
FICKLE: Final = ROMAN_UNITS | PEOPLE_UNITS[PERSAE]
"""The units that may desert (UR-6.3-15)."""
HAUNTS: Final = sum(DIOCESE_ZONES[DIOCESE_IDS.index(name)] for name in ("galliae", "viennensis", "hispaniae"))
"""Where the Bagaudes may appear (UR-6.2-23)."""
SHORES: Final = sum(1 << z for z in range(ZONES) if any(coast >> z & 1 for coast in COASTS))
"""The coastal zones (UR-6.3-18)."""

# ---------------------------------------------------------------- Assassinat


def targets(g: Ultimus, camp: Camp) -> Pieces:
    """The leaders at whom a camp can aim an Assassinat, as a mask (UR-6.3-9)."""
    mask = 0
    for leader in members(ROMAN_LEADERS & HISTORICAL & g.own[1 - camp]):
        if g.on_map(leader):
            mask |= 1 << leader
    return mask


class Murder(Played[Ultimus]):
    """UR-6.3-9: an attempt on an enemy Roman leader; an Augusta protects her Augustus (UR-6.1-6, UR-6.1-11)."""

    NAME = "murder"
    ASKS = {"start": "UR-6.3-9", "answer": "UR-6.1-6"}

    leader: Piece = NONE
    bonus: int = 0

    def answer(self, g: Ultimus) -> None:
        """ROMAIN may play an Augusta."""
        g.ask_privately(g.seat_of(ROMANUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("piece", "piece", self.leader),) if self.leader != NONE else ()

    def options(self, g: Ultimus, may: Offers) -> None:
        """An enemy historical Roman leader; then the answer."""
        if self.step == "answer":
            offer_answer(g, may, AUGUSTAE[g.augustus.index(self.leader)])
            return
        may.offer(CHOOSE_LEADER, "UR-6.3-9", LEADER_MASK)
        may.only("UR-6.3-9", ROMAN_LEADERS & HISTORICAL)
        may.only("UR-6.3-9", targets(g, self.camp))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The victim is named, or protected."""
        if self.step == "start":
            self.leader = obj
            threatened = self.camp != ROMANUS and obj in g.augustus
            self.step = "answer" if threatened and g.holds(g.seat_of(ROMANUS)) else "roll"
            return
        if verb == PLAY:
            spend(g, ROMANUS, obj)
            g.emit(EFFECT, (obj, EFFECT_PROTECTION))
            self.bonus = 1
        self.step = "roll"

    def roll(self, g: Ultimus) -> None:
        """He dies of an 8 or a 9; protected, of a 9."""
        g.end()
        assassinate(g, self.leader, MURDER + self.bonus, MISHAPS)
        if g.mourning:
            g.call(Aftermath())


# ---------------------------------------------------------------- Désertion, Germanophobia


def deserters(g: Ultimus, camp: Camp, zone: Zone) -> Pieces:
    """The units that Désertion, played by a camp, would weaken in a zone, as a mask (UR-6.3-15)."""
    return g.present(zone) & g.own[1 - camp] & FICKLE


def deserting(g: Ultimus, camp: Camp) -> Zones:
    """The zones where Désertion can be played, as a mask."""
    return g.zones_of(g.own[1 - camp] & FICKLE)


def note_garrisons(g: Ultimus) -> None:
    """Remember, at the start of phase E, the zones with a CO or Roman PA unit (UR-6.3-20)."""
    g.garrisons = g.zones_of(CO | PA & ~BARBARIAN_PA)


class Strike(played.CommonStrike[Ultimus]):
    """A stratagem that its user lays on a zone, and that acts at once."""

    def consequences(self) -> Procedure[Any]:
        return Aftermath()


class Desertion(Strike):
    """UR-6.3-15: the enemy's Roman and Persae units in a zone are weakened, or eliminated if they were already."""

    NAME = "desertion"
    ASKS = {"start": "UR-6.3-15"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """A zone with such units."""
        may.offer(CHOOSE_ZONE, "UR-6.3-15", ALL_ZONES)
        may.only("UR-6.3-15", deserting(g, self.camp))

    def strike(self, g: Ultimus, zone: Zone) -> None:
        """They desert."""
        g.emit(DESERTED, (zone,))
        smite(g, deserters(g, self.camp, zone), False, MISHAPS)


class Purge(Strike):
    """UR-6.3-20, UR-6.3-21: Germanophobia. It spares nobody, of whichever camp."""

    NAME = "purge"
    ASKS = {"start": "UR-6.3-20"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """A zone that had a CO or Roman PA unit at the start of the phase."""
        may.offer(CHOOSE_ZONE, "UR-6.3-20", ALL_ZONES)
        may.only("UR-6.3-20", g.garrisons)

    def strike(self, g: Ultimus, zone: Zone) -> None:
        """(B) units of PA are weakened or eliminated, (B) leaders murdered by a 7, 8 or 9, there and next to it."""
        g.emit(PURGED, (zone,))
        for near in members(1 << zone | NEAR[zone]):
            present = g.present(near)
            smite(g, present & BARBARIAN_PA, False, MISHAPS)
            for leader in members(present & ROMAN_BARBARIANS):
                assassinate(g, leader, PURGE, MISHAPS)


# ---------------------------------------------------------------- Bagaudes


def haunts(g: Ultimus) -> Zones:
    """The zones where the Bagaudes may appear, as a mask (UR-6.2-23)."""
    return HAUNTS & ~(g.occupied[ROMANUS] | g.occupied[BARBARUS])


class Uprising(Strike):
    """UR-6.2-23: the Bagaudes appear in a zone of Galliae, Viennensis or Hispaniae free of combat units, at war."""

    NAME = "uprising"
    ASKS = {"start": "UR-6.2-23"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """A free zone of these dioceses."""
        may.offer(CHOOSE_ZONE, "UR-6.2-23", ALL_ZONES)
        may.only("UR-6.2-23", HAUNTS)
        may.only("UR-6.2-23", haunts(g))

    def strike(self, g: Ultimus, zone: Zone) -> None:
        """The unit stands there on its normal side."""
        g.set_status(BAGAUDES, WAR)
        for unit in members(PEOPLE_UNITS[BAGAUDES]):
            g.restore(unit)
            g.fell_at[unit] = NONE
            g.put(unit, zone)
            g.emit(PLACED, (unit, zone))
        g.last_fall[BAGAUDES] = NONE
        g.capital[BAGAUDES] = zone  # whence UR-4.3-9 counts their steps
        g.emit(STATUS, (BAGAUDES, WAR))


# ---------------------------------------------------------------- Flotte


class Shipyard(Strike):
    """UR-6.3-18: a temporary fleet of its user's in a coastal zone."""

    NAME = "shipyard"
    ASKS = {"start": "UR-6.3-18"}

    def options(self, g: Ultimus, may: Offers) -> None:
        """Any coastal zone."""
        may.offer(CHOOSE_ZONE, "UR-6.3-18", ALL_ZONES)
        may.only("UR-6.3-18", SHORES)

    def strike(self, g: Ultimus, zone: Zone) -> None:
        """The fleet is there."""
        g.fleet_at[TEMPORARY] = zone
        g.fleet_camp[TEMPORARY] = self.camp
        g.emit(FLEET_BUILT, (TEMPORARY, zone))
