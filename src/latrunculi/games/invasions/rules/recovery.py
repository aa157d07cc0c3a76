"""XX.K: what each side gets back after a battle, and the elites that civilised nations refit."""

from __future__ import annotations

from latrunculi.games.invasions.components import cards, tables
from latrunculi.games.invasions.components.counters import ELITE, FLEETS, LIMITES, NATION_OF
from latrunculi.games.invasions.rules import bonds
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash, current
from latrunculi.games.invasions.rules.ints import Nation, Nations, Piece, Pieces, Side
from latrunculi.games.invasions.rules.state import RESERVE, Invasions
from latrunculi.games.invasions.rules.words_battle import RECOVER, RECOVERED, REFIT, REFITTED
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def lost(g: Invasions, clash: Clash, side: Side) -> Pieces:
    """The units of a side that may be recovered: those eliminated; a limes is not (XVIII.I-8)."""
    return clash.engaged[side] & g.inside[RESERVE] & ~LIMITES


def due(g: Invasions, clash: Clash, side: Side) -> int:
    """XX.K-1, XX.K-3: how many units a side recovers; in a rout the loser none, whoever has won in the end."""
    if side != clash.victor and (clash.effects[0] | clash.effects[1]) & BIT[cards.ROUT]:
        return 0
    number = tables.recovered(min(clash.strength))
    if clash.effects[side] & BIT[cards.VETERANS]:
        number += cards.EVENT_NUMBER[cards.VETERANS]["recovered"]
    return min(number, lost(g, clash, side).bit_count())


def restore(g: Invasions, clash: Clash, unit: Piece) -> None:
    """A unit is back with its pile: an elite reduced (XX.K-2), a mercenary in the service that he was in; if whom he
    served has gone with its leader (VI.K-6), he is at home."""
    bit = BIT[unit]
    place = clash.place
    for i in range(0, len(clash.hired), 2):
        if clash.hired[i + 1] & bit and g.nations & BIT[clash.hired[i]]:
            g.lend(unit, clash.hired[i])
            g.passing |= bit & clash.guests
        elif clash.hired[i + 1] & bit:
            place = bonds.home(g, NATION_OF[unit])
    g.put(unit, place)
    if ELITE & bit and g.civilised(NATION_OF[unit]) and place != RESERVE:
        g.reduced |= bit


class Recovery(Procedure[Invasions]):
    """The recovery of the side `asked`, then of the other; then refits, one for each civilised nation (XX.K-5).

    `chooser`: by side, the nation that chooses what it recovers: nomads for those whom they subjugate (XX.K-4).
    `left`: units that are still to be recovered. `nations`: those that may still refit.
    """

    NAME = "recovery"
    ASKS = {"recover": "INV-XX.K-1", "refit": "INV-XX.K-5"}

    chooser: list[int]
    asked: int = ATTACKER
    left: int = 0
    nations: Nations = 0

    def start(self, g: Invasions) -> None:
        """How many?"""
        self.left = due(g, current(g), self.asked)
        self.step = "recover"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (*current(g).about(g), ("nation", "nation", self.whose(g)))

    def whose(self, g: Invasions) -> Nation:
        """The nation that the question is about."""
        return self.refitting(g) if self.step == "refit" else current(g).leading(self.asked)

    def recover(self, g: Invasions) -> None:
        """XX.K-1: the units of its choice, all where there are no more."""
        fallen = lost(g, current(g), self.asked)
        if self.left and fallen.bit_count() <= self.left:
            for unit in members(fallen):
                self.rise(g, unit)
        elif self.left:
            g.ask(g.seat(self.chooser[self.asked]))
        elif self.asked == ATTACKER:
            self.asked = DEFENDER
            self.step = "start"
        else:
            self.step = "shipyard" if current(g).at_sea else "workshop"

    def rise(self, g: Invasions, unit: Piece) -> None:
        """A unit comes back."""
        clash = current(g)
        restore(g, clash, unit)
        self.left -= 1
        g.emit(RECOVERED, (clash.leading(self.asked), unit))

    def shipyard(self, g: Invasions) -> None:
        """XX.K-6: at sea all elite fleets are whole again."""
        clash = current(g)
        for side in (ATTACKER, DEFENDER):
            g.reduced &= ~(clash.present(g, side) & FLEETS)
        g.end()

    def workshop(self, g: Invasions) -> None:
        """XX.K-5: who may refit an elite."""
        clash = current(g)
        for side in (ATTACKER, DEFENDER):
            for nation in members(clash.nations(g, side)):
                if self.worn(g, nation):
                    self.nations |= BIT[nation]
        self.step = "refit"

    def worn(self, g: Invasions, nation: Nation) -> Pieces:
        """The reduced elites of a nation in the battle."""
        clash = current(g)
        there = clash.present(g, ATTACKER) | clash.present(g, DEFENDER)
        return there & g.army[nation] & g.reduced if g.civilised(nation) else 0

    def refitting(self, g: Invasions) -> Nation:
        """The nation that refits next."""
        return members(self.nations)[0]

    def refit(self, g: Invasions) -> None:
        """Ask one nation after the other."""
        if self.nations:
            g.ask(g.seat(self.refitting(g)))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "recover":
            may.offer(RECOVER, "INV-XX.K-1", g.alike(lost(g, current(g), self.asked)))
            return
        may.offer(REFIT, "INV-XX.K-5", g.alike(self.worn(g, self.refitting(g))))
        may.offer(DONE, "INV-XX.K-5")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == RECOVER:
            self.rise(g, obj)
            return
        nation = self.refitting(g)
        if verb == REFIT:
            g.reduced &= ~BIT[obj]
            g.emit(REFITTED, (nation, obj))
        self.nations &= ~BIT[nation]
