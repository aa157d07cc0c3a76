"""XX.J: what becomes of leaders: those of piles that are wiped out, and victors of an empire in decline."""

from __future__ import annotations

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import BODYGUARD
from latrunculi.games.invasions.components.counters import LEADERS, NATION_OF
from latrunculi.games.invasions.rules import events, riposte
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash, current
from latrunculi.games.invasions.rules.ints import Piece, Pieces
from latrunculi.games.invasions.rules.leaders import died
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.games.invasions.rules.words_battle import ASSASSIN, FATE, LEADER_LOST, SAVE, SPARED
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def unlucky(g: Invasions, leader: Piece) -> bool:
    """XX.J-1: the d2 test of a leader whose pile is gone; odd is failure."""
    die = g.die10()
    g.emit(FATE, (NATION_OF[leader], leader, ten_sided(die)))
    return bool(die & 1)


def plotted(g: Invasions, leader: Piece) -> bool:
    """XX.J-3: whether a victorious leader of an empire in decline is assassinated."""
    die = g.die10()
    g.emit(ASSASSIN, (NATION_OF[leader], leader, ten_sided(die)))
    return score(die) >= tables.TARGET["assassination"]


def victims(g: Invasions, clash: Clash) -> Pieces:
    """Of a battle that is decided the leaders who must be tested."""
    found = 0
    for side in (ATTACKER, DEFENDER):
        leaders = clash.leaders(g, side)
        if clash.wiped_out(g, side):
            found |= leaders
        if clash.victor == side:
            found |= leaders & endangered(g, leaders)
    return found


def endangered(g: Invasions, leaders: Pieces) -> Pieces:
    """Of victorious leaders those of an empire in decline (XX.J-3)."""
    mask = 0
    for leader in members(leaders):
        nation = NATION_OF[leader]
        if g.status[nation] == EMPIRE and g.decline[nation]:
            mask |= BIT[leader]
    return mask


class Fates(Procedure[Invasions]):
    """The tests of leaders after the battle in progress: first those of piles that are gone, then of victors."""

    NAME = "fates"

    def start(self, g: Invasions) -> None:
        """Who dies? At sea whoever's pile is sunk, without a test (XXV.C-8)."""
        clash = current(g)
        doomed = sum([BIT[leader] for leader in members(victims(g, clash)) if self.doomed(g, clash, leader)])
        g.end()
        for leader in members(doomed & LEADERS)[::-1]:
            g.call(Death(leader))

    def doomed(self, g: Invasions, clash: Clash, leader: Piece) -> bool:
        """Test a leader: for his pile, and, if he lives and has won, for his empire."""
        side = DEFENDER if clash.engaged[DEFENDER] & BIT[leader] else ATTACKER
        if clash.wiped_out(g, side) and (clash.at_sea or unlucky(g, leader)):
            return True
        return clash.victor == side and bool(endangered(g, BIT[leader])) and plotted(g, leader)


class Death(Procedure[Invasions]):
    """The death of a leader, unless a card saves him (XX.J-4)."""

    NAME = "death"
    ASKS = {"rescue": "INV-XX.A-11"}

    leader: Piece

    def start(self, g: Invasions) -> None:
        """Whoever plays him may save him, if he holds cards."""
        self.step = "rescue"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("leader", "piece", self.leader),)

    def rescue(self, g: Invasions) -> None:
        """Ask who holds cards."""
        camp = g.camp(NATION_OF[self.leader])
        if events.holds(g, camp):
            g.ask_privately(g.seat_of(camp))
        else:
            self.die(g)

    def options(self, g: Invasions, may: Offers) -> None:
        camp = g.camp(NATION_OF[self.leader])
        may.offer(SAVE, "INV-XX.A-11", events.playable(g, camp, "death") & BIT[BODYGUARD])
        may.offer(DONE, "INV-XX.A-11")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.die(g)
            return
        self.step = "played"
        riposte.play(g, g.camp(NATION_OF[self.leader]), obj)

    def played(self, g: Invasions) -> None:
        """He lives, unless somebody has cancelled the card: then another may be played."""
        self.step = "rescue"
        if not riposte.cancelled(g):
            g.emit(SPARED, (NATION_OF[self.leader], self.leader))
            g.end()

    def die(self, g: Invasions) -> None:
        """He is gone; a generic one comes back with the next reinforcements (XX.J-4)."""
        g.emit(LEADER_LOST, (NATION_OF[self.leader], self.leader))
        g.lose(self.leader)
        g.end()
        died(g, self.leader)
