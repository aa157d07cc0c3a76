"""The Event card Mutiny: soldiers of a civilised nation of another player will not march, unless they are paid."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import EVENT_NUMBER, MUTINY
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_cards import INCITE, MUTINEERS
from latrunculi.games.invasions.rules.words_frame import NO, YES
from latrunculi.games.invasions.rules.words_rule import PAID
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def discontent(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether the units of a nation in a province may mutiny: there are enough, and no leader who masters them."""
    numbers = EVENT_NUMBER[MUTINY]
    units = g.units(nation, province) & ~g.mutinous
    mastered = any(g.combat(leader) >= numbers["combat"] for leader in members(g.leaders(nation, province)))
    return units.bit_count() >= numbers["units"] and not mastered


def piles(g: Invasions, nations: Nations) -> Places:
    """The provinces where a pile of one of some nations may mutiny."""
    found = 0
    for nation in members(nations):
        found |= sum([BIT[p] for p in members(g.present[nation] & LAND) if discontent(g, nation, p)])
    return found


class Mutiny(Design):
    """A camp names a pile of a civilised nation of another player that is activated; its player pays, or it stays.

    `province`: where it is, NONE before it is named.
    """

    NAME = "mutiny"
    ASKS = {**Design.ASKS, "pay": "INV-X.B-5"}

    province: Province = NONE

    def foes(self, g: Invasions) -> Nations:
        """The civilised nations of other players that are activated."""
        mine = g.seat_of(self.camp)
        return sum([BIT[n] for n in members(g.playing & g.active) if g.civilised(n) and g.seat(n) != mine])

    def fits(self, g: Invasions) -> bool:
        return bool(piles(g, self.foes(g)))

    def whose(self, g: Invasions) -> Nation:
        """The nation of the pile that is named, the first if two have one there."""
        return next(n for n in members(self.foes(g)) if discontent(g, n, self.province))

    def units(self, g: Invasions) -> Pieces:
        """The mutineers."""
        return g.units(self.whose(g), self.province) & ~g.mutinous

    def price(self, g: Invasions) -> int:
        """What they ask for."""
        return EVENT_NUMBER[MUTINY]["gold"] * self.units(g).bit_count()

    def pay(self, g: Invasions) -> None:
        """Their nation is asked, if it has the gold."""
        if g.treasury[self.whose(g)] >= self.price(g):
            g.ask(g.seat(self.whose(g)))
        else:
            self.stay(g)

    def stay(self, g: Invasions) -> None:
        """They do not move until the end of the activation."""
        g.emit(MUTINEERS, (self.whose(g), self.province))
        g.mutinous |= self.units(g)
        g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        if self.province == NONE:
            return super().about(g)
        return (("nation", "nation", self.whose(g)), ("province", "province", self.province),
                ("gold", "number", self.price(g)))  # fmt: skip

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "name":
            may.offer(INCITE, "INV-X.B-5", piles(g, self.foes(g)))
        else:
            may.offer(YES, "INV-X.B-5")
            may.offer(NO, "INV-X.B-5")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == INCITE:
            self.province = obj
            self.step = "pay"
        elif verb == YES:
            gold = self.price(g)
            g.pay(self.whose(g), gold)
            g.emit(PAID, (self.whose(g), gold))
            g.end()
        else:
            self.stay(g)
