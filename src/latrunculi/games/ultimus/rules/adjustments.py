"""Phase F after the exchange of camps (UR-2.F): capitals and ports, points, adjustments."""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import NONE, People, Peoples, Zones
from latrunculi.games.ultimus.components.chart import TOWNS
from latrunculi.games.ultimus.components.counters import PEOPLE_LEADERS
from latrunculi.games.ultimus.components.peoples import REGNA
from latrunculi.games.ultimus.components.places import FLEETS, HARBOURS
from latrunculi.games.ultimus.rules.garrisons import Garrisons
from latrunculi.games.ultimus.rules.hands import PapaWindow
from latrunculi.games.ultimus.rules.migration import end_migration
from latrunculi.games.ultimus.rules.peoples import dissolve_regnum
from latrunculi.games.ultimus.rules.quarters import Quarters
from latrunculi.games.ultimus.rules.scoring import count
from latrunculi.games.ultimus.rules.state import (
    BARBARUS,
    COUNCIL_TRIED,
    FOEDERATI,
    PAPA_PLAYED,
    REGNUM,
    REVOLTED,
    ROMANUS,
    Ultimus,
)
from latrunculi.games.ultimus.rules.words import CAPITAL_MOVED, CHOOSE_ZONE, FLEET_CONTROL
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Review(Procedure[Ultimus]):
    """UR-2.F-3 to -5: capitals and ports, victory points, adjustments. The exchange of camps comes before it.

    `dissolved` is the mask of the Peoples whose Regnum has ended in it in revolt.
    """

    NAME = "review"
    ASKS = {"capital": "UR-4.5.3-7"}

    dissolved: Peoples = 0

    def start(self, g: Ultimus) -> None:
        """UR-2.F-3: capitals, then ports."""
        self.step = "capital"

    def capital(self, g: Ultimus) -> None:
        """UR-4.5.3-7, -8: a Regnum that has lost its capital moves it to another town, or is dissolved.

        Without any unit left its People is Foederati at once (UR-9.4-25).
        """
        people = homeless_regnum(g)
        if people == NONE:
            self.step = "ports"
        elif seats_for(g, people):
            g.ask(g.seat_of(BARBARUS))
        elif g.standing(people):
            self.dissolved |= 1 << people
            dissolve_regnum(g, people, REVOLTED)
        else:
            dissolve_regnum(g, people, FOEDERATI)

    def ports(self, g: Ultimus) -> None:
        """UR-3.4.2-3."""
        self.step = "papa"
        fix_fleets(g)

    def papa(self, g: Ultimus) -> None:
        """UR-6.1-13: ROMAIN's last word before the points are counted."""
        self.step = "points"
        g.call(PapaWindow())

    def points(self, g: Ultimus) -> None:
        """UR-2.F-4."""
        self.step = "adjust"
        count(g)
        end_of_turn(g)

    def adjust(self, g: Ultimus) -> None:
        """UR-9.1-1: fleets and Romans."""
        self.step = "adjust_peoples"
        g.call(Garrisons())

    def adjust_peoples(self, g: Ultimus) -> None:
        """UR-9.1-1: non-Roman Peoples."""
        self.step = "over"
        g.call(Quarters(self.dissolved))

    def over(self, g: Ultimus) -> None:
        """The stratagems come next."""
        g.end()

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("people", "people", homeless_regnum(g)),)

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(CHOOSE_ZONE, "UR-4.5.3-7", seats_for(g, homeless_regnum(g)))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        people = homeless_regnum(g)
        g.capital[people] = obj
        g.emit(CAPITAL_MOVED, (people, obj))


# ---------------------------------------------------------------- capitals of Regna (UR-4.5.3)


def homeless_regnum(g: Ultimus) -> People:
    """The first Regnum whose capital ROMAIN's units hold with none of its own in it; NONE if there is none."""
    for people in members(REGNA):
        if g.status[people] != REGNUM or g.capital[people] == NONE:
            continue
        capital = 1 << g.capital[people]
        if g.occupied[ROMANUS] & capital and not g.zones_of(g.standing(people)) & capital:
            return people
    return NONE


def seats_for(g: Ultimus, people: People) -> Zones:
    """The towns that can become the capital of a Regnum: with a unit and a leader of the People, as a mask."""
    led = 0
    for leader in members(PEOPLE_LEADERS[people]):
        zone = g.ground(g.at[leader])
        if zone != NONE:
            led |= 1 << zone
    return g.zones_of(g.standing(people)) & led & TOWNS & ~(1 << g.capital[people])


# ---------------------------------------------------------------- ports (UR-3.4.2)


def fix_fleets(g: Ultimus) -> None:
    """UR-3.4.2-3: for the next turn each fleet is his who holds its home port, absent fleets too.

    Counters of the other camp aboard a fleet in that port go ashore.
    """
    for fleet in range(FLEETS):
        at = g.fleet_at[fleet]
        port = HARBOURS[fleet] if fleet < len(HARBOURS) else at
        if port not in HARBOURS:
            continue
        camp = BARBARUS if g.occupied[BARBARUS] >> port & 1 else ROMANUS
        if camp != g.fleet_camp[fleet]:
            g.fleet_camp[fleet] = camp
            g.emit(FLEET_CONTROL, (fleet, camp))
        if at == port:
            g.put_ashore(fleet, g.own[1 - camp])


def end_of_turn(g: Ultimus) -> None:
    """Phase F, after the victory points and before the adjustments: what holds for one turn ends.

    A Migration (UR-6.2-27), Papa (UR-6.1-13), the attempt at a council (UR-6.3-7). The fleet of the stratagem Flotte
    is seen to with the others (UR-9.2-1).
    """
    end_migration(g)
    g.flags &= ~(PAPA_PLAYED | COUNCIL_TRIED)
    g.garrisons = 0
