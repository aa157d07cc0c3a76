"""XX.A-11: Event cards in a battle. The camps of the two nations that lead the sides may play them, the attacker first.

What a camp holds is its secret, how many cards is not: it is asked, in private, whenever it has any.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.cards import EVENT_NUMBER
from latrunculi.games.invasions.components.chart import FOREST, MARSH, MOUNTAIN, TERRAIN
from latrunculi.games.invasions.components.counters import AUXILIARIES, INFANTRY, NATION_OF
from latrunculi.games.invasions.components.counters import MOUNTAIN as MOUNTAIN_LEADERS
from latrunculi.games.invasions.rules import events, pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash, current
from latrunculi.games.invasions.rules.losses import foreigners
from latrunculi.games.invasions.rules.state import RESERVE, Invasions
from latrunculi.games.invasions.rules.words_battle import AID_ATTACKER, AID_DEFENDER, CARD_HELPS, DESERT, DESERTED
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat

VERBS: Final = (AID_ATTACKER, AID_DEFENDER)
"""By the side that a card helps."""
TO_HARM: Final = BIT[cards.DESERTERS]
"""Cards that name a unit as they are played."""


BEFORE: Final = 0
MELEE: Final = 1
VICTORY: Final = 2
NAVAL: Final = 3
MOMENTS: Final = (("battle", "fire"), ("melee",), ("victory",), ("naval-battle",))
"""When cards may be played in a battle, as `printed.MOMENTS` has the moments."""


def holds(g: Invasions, clash: Clash, side: int) -> bool:
    """Whether, as everybody knows, the camp that leads a side has Event cards."""
    return events.holds(g, g.camp(clash.leading(side)))


def useful(g: Invasions, clash: Clash, side: int, title: int) -> bool:
    """Whether a card may help a side now, as the card says."""
    ours, theirs = clash.units(g, side), clash.units(g, 1 - side)
    if (clash.effects[0] | clash.effects[1]) & BIT[title] and title != cards.VETERANS:
        return False
    if title == cards.AMBUSH:
        wild = not clash.at_sea and TERRAIN[clash.place] in (MOUNTAIN, FOREST, MARSH)
        return wild and side == DEFENDER and not clash.leaders(g, ATTACKER) & MOUNTAIN_LEADERS
    if title == cards.ARROWS:
        return bool(pools.archers(g, ours))
    if title == cards.BRIDGE:
        return side == ATTACKER
    if title == cards.CAVALRY_CHARGE:
        enough = pools.cavalry(g, ours).bit_count() >= EVENT_NUMBER[title]["cavalry"]
        return enough and clash.open
    if title == cards.SHIELD_WALL:
        return (ours & (INFANTRY | g.reduced)).bit_count() >= EVENT_NUMBER[title]["infantry"]
    if title == cards.STUBBORN_DEFENCE:
        place = not clash.at_sea and (g.level[clash.place] > 0 or bool(clash.hordes(g, DEFENDER)))
        return side == DEFENDER and place
    if title == cards.DETERMINATION:
        return side != clash.victor and bool(ours and theirs) and not g.advanced
    if title == cards.ROUT:
        return side == clash.victor
    return True


def offer(g: Invasions, clash: Clash, side: int, moment: str, may: Offers) -> None:
    """Offer the cards of a moment to the camp that leads a side: to help that side."""
    held = events.playable(g, g.camp(clash.leading(side)), moment) & ~TO_HARM
    fit = sum([BIT[title] for title in members(held) if useful(g, clash, side, title)])
    may.offer(VERBS[side], "INV-XX.A-11", fit)


def play(g: Invasions, clash: Clash, side: int, verb: int, title: int) -> None:
    """Play a card for a side; what it does is done by the round in which it counts."""
    helped = VERBS.index(verb)
    clash.effects[helped] |= BIT[title]
    events.play(g, g.camp(clash.leading(side)), title)
    g.emit(CARD_HELPS, (title, clash.leading(helped)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel(Procedure[Invasions]):
    """Cards of some moments, by number of `MOMENTS`: each side in turn plays as many as it likes."""

    NAME = "counsel"
    ASKS = {"consult": "INV-XX.A-11"}

    moment: int
    asked: int = ATTACKER

    def start(self, g: Invasions) -> None:
        """The attacker first."""
        self.step = "consult"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return current(g).about(g)

    def consult(self, g: Invasions) -> None:
        """Ask who holds cards."""
        clash = current(g)
        while self.asked <= DEFENDER:
            if holds(g, clash, self.asked):
                g.ask_privately(clash.seat(g, self.asked))
                return
            self.asked += 1
        g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        clash = current(g)
        for moment in MOMENTS[self.moment]:
            offer(g, clash, self.asked, moment, may)
        if self.moment == BEFORE and events.playable(g, g.camp(clash.leading(self.asked)), "battle") & TO_HARM:
            theirs = clash.units(g, 1 - self.asked)
            may.offer(DESERT, "INV-XX.A-11", g.alike(theirs & (AUXILIARIES | foreigners(g, theirs))))
        may.offer(DONE, "INV-XX.A-11")

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        clash = current(g)
        if verb == DONE:
            self.asked += 1
        elif verb == DESERT:
            events.play(g, g.camp(clash.leading(self.asked)), cards.DESERTERS)
            clash.engaged[1 - self.asked] &= ~BIT[obj]
            g.emit(DESERTED, (clash.leading(1 - self.asked), obj))
            desert(g, obj)
        else:
            play(g, clash, self.asked, verb, obj)


def desert(g: Invasions, unit: int) -> None:
    """An auxiliary goes to the reserve, a mercenary home to its horde or capital."""
    from_home = g.seat_province(NATION_OF[unit])
    g.put(unit, RESERVE)
    if not AUXILIARIES & BIT[unit] and from_home >= 0:
        g.put(unit, from_home)
