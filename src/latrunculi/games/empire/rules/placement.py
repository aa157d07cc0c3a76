"""HRE 9: placement and expansion. Armies are set down one by one; placement is the only movement (HRE-9-1)."""

from __future__ import annotations

from latrunculi.games.empire.components.chart import (
    CASPIAN,
    STARTS,
    Province,
    Provinces,
    neighbours,
    overseas,
    reach_of,
)
from latrunculi.games.empire.components.sides import NOBODY, Side, is_faction
from latrunculi.games.empire.rules.approach import bases, home, way
from latrunculi.games.empire.rules.combat import Combat
from latrunculi.games.empire.rules.construction import fort_sites, forts_go, place_fort, take_up
from latrunculi.games.empire.rules.displacement import clear
from latrunculi.games.empire.rules.effects import attack_cards, play_attack_card
from latrunculi.games.empire.rules.forts import LoneFort, overrun_fort
from latrunculi.games.empire.rules.returning import (
    HOME_AGAIN,
    OWN_FORTS,
    own_lone_forts,
    return_provinces,
    return_rank,
    starts_left,
)
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.withdrawal import friendly
from latrunculi.games.empire.rules.words import (
    AUTOMATIC_VICTORY,
    DONE,
    PLACE_ARMY,
    PLACE_FORT,
    PLACED,
    PLAY_CARD,
    REENTERED,
    SETTLE,
    SETTLED,
    TAKE_UP,
    UNITS_LOST,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Expansion(Procedure[Empire]):
    """What Romans, Barbarians, Kingdoms and Tribes have in common: one army at a time, and what it meets.

    The armies are those beside the map, of the side `g.beside`.
    """

    def place(self, g: Empire) -> None:
        """HRE-9.2.2-1, HRE-7.2-7: the armies of Barbarians, one by one."""
        if g.pool:
            self.ask_where(g)
        else:
            self.leave_rest(g)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Set an army down, play a card, or stop."""
        if verb == PLACE_ARMY:
            self.set_down(g, obj)
        elif verb == PLAY_CARD:
            play_attack_card(g, obj)
        else:
            self.leave_rest(g)

    def armies_go(self, g: Empire, may: Offers, clause: str, reach: Provinces) -> None:
        """Offer the Provinces where the next army may be set down.

        Args:
            clause: the clause that defines `reach`, the mask of the Provinces within reach.
        """
        if not g.pool:
            return
        may.offer(PLACE_ARMY, clause, reach)
        may.bar("HRE-9.1-1", g.held[g.beside] & g.full)
        for faction in members(g.banned):
            may.bar("HRE-16-2", friendly(g, faction))

    def spread(self, g: Empire, may: Offers, clause: str) -> None:
        """Offer the Provinces where the next army of Barbarians may be set down by land, and to make an end."""
        may.offer(DONE, "HRE-9-2")
        known = bases(g, g.beside)
        reach = known | neighbours(known)
        self.armies_go(g, may, clause, reach)
        if may.explains:
            self.sea_is_closed(g, may, "HRE-9.2.2-3", overseas(known) & ~reach)

    def sea_is_closed(self, g: Empire, may: Offers, clause: str, beyond: Provinces) -> None:
        """Say what lies beyond reach because `clause` closes the sea, not because it is far."""
        if g.pool:
            may.offer(PLACE_ARMY, clause, beyond)
            may.when(clause, False)

    def set_down(self, g: Empire, province: Province) -> None:
        """HRE-9.2.2-2, HRE-9.3.1-2: an army enters a Province and deals at once with what it finds."""
        side = g.beside
        g.pool -= 1
        occupant = g.owner[province]
        keeper = g.fort_owner[province] if occupant == NOBODY else occupant
        if keeper in (side, NOBODY):
            g.add(province, side)
            if g.journal is not None:
                g.emit(PLACED, (side, province))
        elif g.own(keeper):
            self.walk_over(g, side, province)
        elif occupant == NOBODY and is_faction(side):
            g.add(province, side)
            g.emit(PLACED, (side, province))
            g.call(LoneFort(province, side))
        else:
            g.call(Combat(province, side, way(g, side, province), 1))

    def walk_over(self, g: Empire, side: Side, province: Province) -> None:
        """HRE-10.5-1, HRE-10.5-2: the active player's own forces give way without dice, and are eliminated."""
        occupant = g.owner[province]
        g.emit(AUTOMATIC_VICTORY, (side, province, occupant if occupant != NOBODY else g.fort_owner[province]))
        g.auto_won |= 1 << province
        if occupant != NOBODY:
            g.remove(province, g.armies[province])
        g.add(province, side)
        overrun_fort(g, province, side)

    def ask_where(self, g: Empire) -> None:
        """Let the active player place. Where no army can go, a card of attack in the hand is the one other choice: so
        long as others may believe in one, the question is asked all the same (HRE-2-3)."""
        g.ask_active()
        g.private = g.pool > 0 and g.may_play(g.active)

    def leave_rest(self, g: Empire) -> None:
        """HRE-9-2: the armies that are still beside the map are lost."""
        if g.pool:
            g.emit(UNITS_LOST, (g.beside, g.pool))
        g.pool = 0
        g.beside = g.side
        g.end()


# ---------------------------------------------------------------- HRE 9.2


class TakingUp(Procedure[Empire]):
    """HRE 9.2.1: armies of a People that is on the map are taken up, to be placed again."""

    NAME = "taking-up"
    ASKS = {"start": "HRE-9.2.1-1"}

    def start(self, g: Empire) -> None:
        """HRE-9.2.1-1: one by one, until the player is done."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """HRE-9.2.1-2: Provinces may be left empty."""
        may.offer(DONE, "HRE-9.2.1-1")
        may.offer(TAKE_UP, "HRE-9.2.1-1", g.held[g.side])

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Take one up, or be done."""
        if verb == DONE:
            g.end()
        else:
            take_up(g, obj)


class BarbarianPlacement(Expansion):
    """HRE 9.2 and 9.2.2: the People enters, if it is not on the map, and expands."""

    NAME = "barbarian-placement"
    ASKS = {"place": "HRE-9.2.2-1"}
    FORMER = {"home": ""}

    def start(self, g: Empire) -> None:
        """HRE-9.2-1: the first army of a People that was not on the map when its phase began displaces all at home."""
        if not g.on_map and g.pool:
            self.step = "enter"
            clear(g, home(g, g.side), "retreat")
        else:
            self.step = "place"

    def enter(self, g: Empire) -> None:
        """HRE-9.2-1: the first army."""
        province = home(g, g.side)
        g.pool -= 1
        g.add(province, g.side)
        g.emit(PLACED, (g.side, province))
        self.step = "place"

    def options(self, g: Empire, may: Offers) -> None:
        """Where the next army may be set down; cards that are played before an attack."""
        self.spread(g, may, "HRE-9.2.2-1")
        attack_cards(g, may)


# ---------------------------------------------------------------- HRE 9.3


class RomanPlacement(Expansion):
    """HRE 9.3: the Legions and Forts of a Faction."""

    NAME = "roman-placement"
    ASKS = {"settle": "HRE-9.3-1", "place": "HRE-9.3.1-1"}

    def start(self, g: Empire) -> None:
        """HRE-9.3-1: in turn I the start Province comes first, for the first of the Legions beside the map."""
        first = g.turn == 1 and g.start[g.active] == NOBODY and not g.held[g.active]
        if first and g.pool:
            self.step = "settle"
        else:
            self.step = "place"
            self.place(g)

    def settle(self, g: Empire) -> None:
        """HRE-9.3-2: one of the start Provinces that are left."""
        g.ask_active()

    def found(self, g: Empire) -> None:
        """HRE-9.3-3: the first Legion, and an intact City if there is none."""
        province = g.start[g.active]
        g.pool -= 1
        g.add(province, g.active)
        if not (g.intact | g.looted) >> province & 1:
            g.found_city(province)
        g.emit(SETTLED, (g.active, province))
        self.step = "place"

    def place(self, g: Empire) -> None:
        """HRE-9.3.1-1: Legions and Forts, one by one."""
        if g.pool or (g.forts and fort_sites(g)):
            self.ask_where(g)
        else:
            self.leave_rest(g)

    def leave_rest(self, g: Empire) -> None:
        """HRE-8.2-2, HRE-9-2: Forts that have not been placed are lost too."""
        g.forts = 0
        super().leave_rest(g)

    def options(self, g: Empire, may: Offers) -> None:
        """The start Province, or where the next unit may be set down."""
        faction = g.active
        if self.step == "settle":
            may.offer(SETTLE, "HRE-9.3-1", STARTS)
            may.only("HRE-9.3-2", starts_left(g))
            return
        held = g.held[faction]
        may.offer(DONE, "HRE-9-2")
        if held:
            reach = reach_of(held)
            self.armies_go(g, may, "HRE-9.3.1-1", reach)
            if may.explains:
                self.sea_is_closed(g, may, "HRE-9.3.2-2", CASPIAN & ~reach if held & CASPIAN else 0)
        elif return_rank(g) == OWN_FORTS:
            self.armies_go(g, may, "HRE-9.3.1-1", own_lone_forts(g))
        else:
            self.armies_go(g, may, "HRE-13-1", return_provinces(g, faction))
        if g.forts:
            forts_go(g, may)
        attack_cards(g, may)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Set a unit down, play a card, or stop."""
        if verb == PLACE_ARMY and not g.held[g.active]:
            self.come_back(g, obj)
        elif verb == PLACE_FORT:
            place_fort(g, obj)
        elif verb == SETTLE:
            g.start[g.active] = obj
            self.step = "found"
            clear(g, obj, "give_way")
        else:
            super().choose(g, seat, verb, obj)

    def come_back(self, g: Empire, province: Province) -> None:
        """HRE-13-1: the first Legion; where no priority offers a Province (ruling), the Faction enters its Start
        Province as in 9.3."""
        rank = return_rank(g)
        if rank != OWN_FORTS:
            g.emit(REENTERED, (g.active, province))
        if rank != HOME_AGAIN:
            self.set_down(g, province)
        else:
            g.start[g.active] = province
            self.step = "found"
            clear(g, province, "give_way")

    def comes_home(self, g: Empire) -> bool:
        """Whether the next Legion enters a Start Province and all others leave it (`come_back`)."""
        return not g.held[g.active] and return_rank(g) == HOME_AGAIN
