"""XVIII.I: the limites: one without units falls to whoever comes, they are built again, and on turn 8 they are no more.

Where Roman units stand with it, a limes is one of them in defence (XX): that is the business of the battle.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import EAST, LIMES_HALF, NONE, WEST
from latrunculi.games.invasions.components.counters import HORDES, LEADERS, LIMITES, LOCAL_OF, NATION_OF, UNIT_MASK
from latrunculi.games.invasions.components.nations import (
    AFRICANO_ROMAINS,
    BRETONS,
    BRITO_ROMAINS,
    BYZANTINS,
    GALLO_LOCAUX,
    GALLO_ROMAINS,
    HISPANO_ROMAINS,
    ROMAINS,
)
from latrunculi.games.invasions.rules import bonds, relations, ways
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Places, Province
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.refuge import Escape
from latrunculi.games.invasions.rules.state import GONE, KINGDOM, RESERVE, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import LIMES_BREACHED, LIMES_REBUILT, LIMES_RETIRED, REBUILD
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

LAST_TURN: Final = 7
"""The last turn of the limites (XVIII.I-1)."""
HITS: Final = 1
"""What a lone limes does to the attacker if the d2 test succeeds (XVIII.I-6)."""
HEIRS: Final = {
    BRITO_ROMAINS: (BRETONS, ROMAINS),
    GALLO_LOCAUX: (GALLO_ROMAINS, ROMAINS),
    HISPANO_ROMAINS: (ROMAINS,),
    AFRICANO_ROMAINS: (ROMAINS, BYZANTINS),
}
"""For whom the local units of the West act, the first of these in play (Romains P)."""
HALF_OF: Final = {ROMAINS: WEST, BYZANTINS: EAST}


def alone(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether a hostile limes is in a province, and no unit or horde that would fight beside it (XVIII.I-6)."""
    foes = relations.enemy_pieces(g, nation, province)
    return bool(foes & LIMITES) and not foes & (UNIT_MASK | HORDES)


class Breach(Procedure[Invasions]):
    """A lone limes falls to `nation`, whose `pieces` take a hit if the d2 test succeeds (XVIII.I-6, XVIII.I-7).

    Leaders whose last unit that costs are tested, and flee if they live (XX.J).
    """

    NAME = "breach"

    nation: Nation
    province: Province
    pieces: Pieces

    def start(self, g: Invasions) -> None:
        """The limes is destroyed, then the test is made."""
        limes = g.limes(self.province)
        defender = g.hired_by(limes)
        bonds.attack(g, BIT[self.nation], BIT[defender])
        g.lose(limes)
        die = g.die10()
        g.emit(LIMES_BREACHED, (defender, self.province, ten_sided(die)))
        self.step = "escape"
        if not die & 1:
            g.call(Losses(self.nation, self.pieces & UNIT_MASK, HITS))

    def escape(self, g: Invasions) -> None:
        """XX.J: nobody is left with the leaders."""
        g.end()
        leaders = self.pieces & LEADERS & g.inside[self.province]
        if leaders and not g.inside[self.province] & ways.army(g, g.friends[self.nation]) & UNIT_MASK:
            g.call(Escape(self.nation, self.province, leaders))


# ---------------------------------------------------------------- step 2.C


def spare(g: Invasions, nation: Nation) -> Piece:
    """A limes of a nation that waits to be built again, NONE."""
    found = members(g.inside[RESERVE] & g.army[nation] & LIMITES)
    return found[0] if found else NONE


def rebuildable(g: Invasions, nation: Nation) -> Places:
    """XVIII.I-8: the provinces where Rome or Byzance may build a limes again, free of charge: it has lost them and has
    them back. None is built where enemies or neutrals stand (XV.B-2, XII.D-1)."""
    if g.turn > LAST_TURN or nation not in HALF_OF or spare(g, nation) == NONE:
        return 0
    found = 0
    for province in members(g.forfeited):
        regained = LIMES_HALF[province] == HALF_OF[nation] and g.owner[province] == nation
        if regained and g.limes(province) == NONE and not relations.strangers(g, nation, province):
            found |= BIT[province]
    return found


class Rebuilding(Procedure[Invasions]):
    """XVIII.I-8: Rome or Byzance builds limites again where it has its border provinces back."""

    NAME = "rebuilding"
    ASKS = {"rebuild": "INV-XVIII.I-8"}

    nation: Nation

    def start(self, g: Invasions) -> None:
        """One after the other."""
        self.step = "rebuild"

    def rebuild(self, g: Invasions) -> None:
        """Ask, if there is one to build."""
        if rebuildable(g, self.nation):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(REBUILD, "INV-XVIII.I-8", rebuildable(g, self.nation))
        may.offer(DONE, "INV-XVIII.I-8")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
            return
        g.put(spare(g, self.nation), obj)
        g.forfeited &= ~BIT[obj]
        g.emit(LIMES_REBUILT, (self.nation, obj))


def retire(g: Invasions) -> None:
    """XVIII.I-9: in step 2.C of turn 8 all limites leave the game; on their backs are local units of the province.

    One in a province that its nation no longer controls leaves nothing behind (Romains P, Byzantins R).
    """
    if g.turn != LAST_TURN + 1:
        return
    number = 0
    for limes in members(LIMITES & ~g.inside[GONE]):
        province = g.at[limes]
        held = province < RESERVE and g.owner[province] == g.hired_by(limes)
        g.put(limes, GONE)
        if held and LOCAL_OF[limes] != NONE:
            enlist(g, LOCAL_OF[limes], province)
            number += 1
    if number:
        g.emit(LIMES_RETIRED, (number,))
        relations.work_out(g)


def enlist(g: Invasions, local: Piece, province: Province) -> None:
    """A local unit takes the place of a limes, for whoever inherits it (Romains P, Byzantins R).

    With no heir in play it garrisons its province for an inactive nation of its own (VI.B).
    """
    nation = NATION_OF[local]
    heir = next((n for n in HEIRS.get(nation, ()) if g.active & BIT[n]), nation)
    g.put(local, province)
    if heir != nation:
        g.lend(local, heir)
    elif not g.nations & BIT[nation]:
        g.inactive |= BIT[nation]
        g.status[nation] = KINGDOM
        g.owner[province] = nation
