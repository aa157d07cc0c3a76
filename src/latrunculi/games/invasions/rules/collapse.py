"""XIV.K: an empire collapses; its Foedera may pass to the other half of the Roman Empire (Romains K, Byzantins G)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import (
    AUXILIARIES,
    INFANTRY_TYPE,
    OF_NATION,
    OF_TYPE,
    ORIGIN,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, ROMAINS
from latrunculi.games.invasions.rules import bonds, control, realms
from latrunculi.games.invasions.rules.ints import Nation, Nations, Piece
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.games.invasions.rules.words_cards import INHERITED
from latrunculi.games.invasions.rules.words_frame import NO, YES
from latrunculi.games.invasions.rules.words_rule import COLLAPSED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

OTHER_HALF: Final = {ROMAINS: BYZANTINS, BYZANTINS: ROMAINS}


class Collapse(Procedure[Invasions]):
    """An empire is no more. Before it goes the other Rome may take over each of its federates for gold; one that will
    not have it is free by a d2. `nations`: the federates that have not been asked about."""

    NAME = "collapse"
    ASKS = {"inherit": "INV-XIV.K-12", "consent": "INV-XIV.K-12"}

    nation: Nation
    nations: Nations = 0

    def start(self, g: Invasions) -> None:
        """Who might be taken over?"""
        g.emit(COLLAPSED, (self.nation,))
        self.nations = g.federates(self.nation)
        self.step = "inherit"

    def heir(self, g: Invasions) -> Nation:
        """The other Rome, if it is an empire in play; NONE."""
        other = OTHER_HALF.get(self.nation, NONE)
        return other if other != NONE and g.active & BIT[other] and g.status[other] == EMPIRE else NONE

    def federate(self) -> Nation:
        """Who is in question."""
        return members(self.nations)[0]

    def price(self, g: Invasions) -> int:
        """What it costs: what the federate is paid for a turn, at once."""
        return bonds.tribute(g, self.federate())

    def inherit(self, g: Invasions) -> None:
        """Ask the heir, for each federate that he can pay."""
        heir = self.heir(g)
        while self.nations and (heir == NONE or g.treasury[heir] < self.price(g)):
            self.nations &= self.nations - 1
        if self.nations:
            g.ask(g.seat(heir))
        else:
            g.end()
            fall(g, self.nation)

    def consent(self, g: Invasions) -> None:
        """Ask the federate."""
        g.ask(g.seat(self.federate()))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (
            ("nation", "nation", self.federate()),
            ("empire", "nation", self.heir(g)),
            ("gold", "number", self.price(g)),
        )

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(YES, "INV-XIV.K-12")
        may.offer(NO, "INV-XIV.K-12")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "inherit" and verb == YES:
            self.step = "consent"
            return
        if self.step == "consent" and (verb == YES or not d2(g, self.federate())):
            self.take_over(g)
        self.nations &= self.nations - 1
        self.step = "inherit"

    def take_over(self, g: Invasions) -> None:
        """The federate has another federator, with the land of its Foedera."""
        heir, federate = self.heir(g), self.federate()
        gold = self.price(g)
        g.pay(heir, gold)
        g.receive(federate, gold, heir)
        g.federator[federate] = heir
        g.emit(INHERITED, (federate, heir, gold))
        for province in members(g.foedus[federate]):
            if g.owner[province] == self.nation:
                control.take(g, province, heir)


def fall(g: Invasions, nation: Nation) -> None:
    """XIV.K-9 to XIV.K-12: an empire is no more; where its barbarian auxiliaries stood their own people stand."""
    for piece in members(OF_NATION[nation] & g.in_play(nation) & AUXILIARIES):
        replace(g, piece)
    realms.vanish(g, nation)


def replace(g: Invasions, piece: Piece) -> None:
    """XIV.K-10: in the place of a barbarian auxiliary comes infantry of its nation, if there is any."""
    origin = ORIGIN[piece]
    province = g.at[piece]
    if origin != NONE and g.nations & BIT[origin]:
        spare = g.reserve(origin) & OF_TYPE[INFANTRY_TYPE]
        if spare:
            g.put(members(spare)[0], province)
