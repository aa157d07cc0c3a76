"""XX.A-11: Event cards in a battle: the camps of the two nations that lead the sides first, then the others (X.B-5)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.cards import EVENT_NUMBER
from latrunculi.games.invasions.components.chart import FOREST, MARSH, MOUNTAIN, NONE, TERRAIN
from latrunculi.games.invasions.components.counters import AUXILIARIES, INFANTRY, NATION_OF
from latrunculi.games.invasions.components.counters import MOUNTAIN as MOUNTAIN_LEADERS
from latrunculi.games.invasions.components.nations import CAMPS
from latrunculi.games.invasions.rules import events, pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash, current
from latrunculi.games.invasions.rules.ints import Camp, Piece, Side, Title, Titles
from latrunculi.games.invasions.rules.losses import foreigners
from latrunculi.games.invasions.rules.riposte import Voices
from latrunculi.games.invasions.rules.state import RESERVE, Invasions
from latrunculi.games.invasions.rules.words_battle import AID_ATTACKER, AID_DEFENDER, CARD_HELPS, DESERT, DESERTED
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

VERBS: Final = (AID_ATTACKER, AID_DEFENDER)
"""By the side that a card helps."""
TO_HARM: Final = BIT[cards.DESERTERS]
"""Cards that name a unit as they are played."""


BEFORE: Final = 0
MELEE: Final = 1
VICTORY: Final = 2
NAVAL: Final = 3
MOMENTS: Final = (("battle", "fire"), ("melee",), ("victory",), ("naval-battle",))
"""When cards may be played in a battle, by the camps that lead its sides, as `printed.cards.MOMENTS` has them."""
OUTSIDERS: Final = (("battle", "fire", "melee"), (), ("victory",), ("naval-battle",))
"""The same for all other camps (X.B-5), which are asked for the melee before the battle, too."""


def voices(g: Invasions, clash: Clash) -> list[Camp]:
    """The camps that lead the attacker and the defender, then all others in their order."""
    leading = [g.camp(clash.attacker), g.camp(clash.defender)]
    return leading + [camp for camp in range(CAMPS) if camp not in leading]


def useful(g: Invasions, clash: Clash, side: Side, title: Title) -> bool:
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
        return side != clash.victor and bool(ours and theirs) and (clash.at_sea or not g.advanced)
    if title == cards.ROUT:
        return side == clash.victor
    return True


def offer(g: Invasions, clash: Clash, camp: Camp, side: Side, moment: str, may: Offers) -> None:
    """Offer a camp its cards of a moment that may help a side."""
    offer_held(g, clash, events.playable(g, camp, moment), side, may)


def offer_held(g: Invasions, clash: Clash, held: Titles, side: Side, may: Offers) -> None:
    """Offer those of some cards that may help a side."""
    fit = sum([BIT[title] for title in members(held & ~TO_HARM) if useful(g, clash, side, title)])
    may.offer(VERBS[side], "INV-XX.A-11", fit)


def help_side(g: Invasions, clash: Clash, verb: Verb, title: Title) -> None:
    """A card counts for a side; what it does is done by the round in which it counts."""
    helped = VERBS.index(verb)
    clash.effects[helped] |= BIT[title]
    g.emit(CARD_HELPS, (title, clash.leading(helped)))


class Counsel(Voices):
    """Cards of some moments, by number of `MOMENTS`: the two camps that lead a side help it, the others either.

    `verb`, `aim`: what the camp whose turn it is is doing.
    """

    NAME = "counsel"
    ASKS = {"consult": "INV-XX.A-11"}

    moment: int = BEFORE
    verb: int = NONE
    aim: int = NONE

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return current(g).about(g)

    def sides(self) -> tuple[Side, ...]:
        """Whom the camp may help."""
        return (self.turn,) if self.turn <= DEFENDER else (ATTACKER, DEFENDER)

    def moments(self) -> tuple[str, ...]:
        """The moments of the cards that it may play."""
        return (MOMENTS if self.turn <= DEFENDER else OUTSIDERS)[self.moment]

    def size(self, g: Invasions) -> int:
        clash = current(g)
        return CAMPS + (g.camp(clash.attacker) == g.camp(clash.defender))

    def voice(self, g: Invasions) -> Camp:
        return voices(g, current(g))[self.turn]

    def concerned(self, g: Invasions) -> bool:
        return bool(self.moments())

    def options(self, g: Invasions, may: Offers) -> None:
        clash = current(g)
        camp = self.voice(g)
        for moment in self.moments():
            held = events.playable(g, camp, moment)
            for side in self.sides():
                offer_held(g, clash, held, side, may)
        if self.moment == BEFORE and events.playable(g, camp, "battle") & TO_HARM:
            theirs = 0
            for side in self.sides():
                theirs |= clash.units(g, 1 - side)
            may.offer(DESERT, "INV-XX.A-11", g.alike(theirs & (AUXILIARIES | foreigners(g, theirs))))
        may.offer(DONE, "INV-XX.A-11")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            super().choose(g, seat, verb, obj)
            return
        self.verb, self.aim = verb, obj
        self.play(g, cards.DESERTERS if verb == DESERT else obj)

    def count(self, g: Invasions) -> None:
        clash = current(g)
        if self.verb == DESERT:
            side = DEFENDER if clash.engaged[DEFENDER] & BIT[self.aim] else ATTACKER
            clash.engaged[side] &= ~BIT[self.aim]
            g.emit(DESERTED, (clash.leading(side), self.aim))
            desert(g, self.aim)
        else:
            help_side(g, clash, self.verb, self.aim)


def desert(g: Invasions, unit: Piece) -> None:
    """An auxiliary goes to the reserve, a mercenary home to its horde or capital."""
    from_home = g.seat_province(NATION_OF[unit])
    g.put(unit, RESERVE)
    if not AUXILIARIES & BIT[unit] and from_home >= 0:
        g.put(unit, from_home)
