"""HRE 8: construction. Armies recruited and set beside the map; rebels bribed; forts, fortresses, cities."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import ALL, Province, Provinces, neighbours
from latrunculi.games.empire.components.chits import EMPEROR_LEGIONS, ENTRY_STRENGTH
from latrunculi.games.empire.components.sides import LEGIONS, REBEL_LEGIONS, REBELS, Faction
from latrunculi.games.empire.rules.state import Empire, rebel_legions_held
from latrunculi.games.empire.rules.words import (
    BONUS_LEGIONS,
    BOUGHT_FORT,
    BRIBE,
    BRIBED,
    BUY_FORT,
    DONE,
    FACTION_OUT,
    FORT_PLACED,
    FORTIFIED,
    FORTIFY,
    PLACE_FORT,
    REBUILD,
    REBUILT,
    RECRUIT,
    RECRUITED,
    RECRUITED_BARBARIANS,
    TAKE_UP,
    TAKEN_UP,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

BRIBE_COST: Final = 2
FORT_COST: Final = 1
FORTRESS_COST: Final = 1
REBUILD_COST: Final = 1
PURCHASES: Final = (RECRUIT, BRIBE, BUY_FORT, FORTIFY, REBUILD)
"""What a Faction may do from turn II on (HRE-8.2-3)."""


def legion_cost(turn: int) -> int:
    """HRE-8.2.1-1, HRE-8.2.1-2: 2 VP in turns I to III, 3 from turn IV on."""
    return 2 if turn <= 3 else 3


def recruit_barbarians(g: Empire) -> None:
    """HRE-8.1-1, HRE-8.1-2: as many armies as bring the People up to its strength of this turn."""
    g.pool = max(0, ENTRY_STRENGTH[g.turn][g.people_chit[g.active]] - g.strength[g.side])
    g.emit(RECRUITED_BARBARIANS, (g.side, g.pool))


def bonus_legions(g: Empire) -> int:
    """HRE-S.5.3-4: the Emperor's free Legions, beyond the limit of 7 but within the counters. Returns how many."""
    faction = g.active
    extra = 0
    if g.emperor_shown[faction] and not g.emperor_dead[faction]:
        extra = EMPEROR_LEGIONS[g.turn][g.emperor_chit[faction]]
    return add_free_legions(g, extra)


def add_free_legions(g: Empire, number: int) -> int:
    """Set free Legions beside the map, as far as there are counters (HRE-8-2). Returns how many."""
    number = min(number, g.spare_legions(g.active))
    if number > 0:
        g.pool += number
        g.emit(BONUS_LEGIONS, (g.active, number))
    return number


class Recruitment(Procedure[Empire]):
    """HRE 8.2: what a Roman Faction recruits and builds, one piece at a time, all paid in Roman VP (HRE-8.2-7).

    `extra` counts the Legions that come on top of the limit of 7 in this phase (HRE-8.2-4): free ones, and those bribed
    from other Factions.
    """

    NAME = "recruitment"
    ASKS = {"build": "HRE-8.2-3"}

    extra: int = 0

    def start(self, g: Empire) -> None:
        """HRE-8.2-1 in turn I; the bonus of the Emperor in every turn."""
        self.extra = g.pool
        if g.turn == 1:
            g.pool += min(g.legion_limit(), g.spare_legions(g.active))
            g.forts += 1
        self.extra += bonus_legions(g)
        self.step = "build"
        self.build(g)

    def build(self, g: Empire) -> None:
        """HRE-8.2-3: the player's purchases, until he is done."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """What may be bought, which Legions may be taken up, and where Forts may be set down."""
        faction = g.active
        may.offer(DONE, "HRE-4.1-2")
        if g.turn > 1:
            self.purchases(g, may, faction, g.rome[faction])
        elif may.explains:
            for verb in PURCHASES:
                may.offer(verb, "HRE-8.2-3", 0)
        held = g.held[faction]
        if held:
            may.offer(TAKE_UP, "HRE-8.2-5", held)
            may.only("HRE-8.2-6", g.several | g.forted[faction])  # another Legion or a Fort stays behind
        if g.forts:
            forts_go(g, may)

    def purchases(self, g: Empire, may: Offers, faction: Faction, money: int) -> None:
        """HRE-8.2.1 to HRE-8.2.4."""
        held = g.held[faction]
        in_play = g.legions_in_play(faction)
        spare = LEGIONS[faction] - in_play
        limited = in_play - self.extra
        limit = g.legion_limit()
        may.offer(RECRUIT, "HRE-8.2-3")
        may.when("HRE-8-2", spare > 0)
        may.when("HRE-8.2-4", limited < limit)
        may.when("HRE-8.2.1-3", limited + g.rebel_legions(faction) < limit)
        may.when("HRE-8.2.1-1" if g.turn <= 3 else "HRE-8.2.1-2", money >= legion_cost(g.turn))
        rebels = rebel_legions_held(g)
        if rebels or may.explains:
            may.offer(BRIBE, "HRE-8.2.2-1", rebels | g.held[REBELS])
            may.only("HRE-8.2.2-3", rebels)
            near = rebels & neighbours(held)
            may.only("HRE-8.2.2-2", near)
            may.only("HRE-8.2.2-3", self.bribable(g, near, spare))
            may.only("HRE-8.2-7", self.bribable(g, near, money // BRIBE_COST))
        may.offer(BUY_FORT, "HRE-8.2-3")
        may.when("HRE-8.2.3-3", g.forts < PROVINCE_LIMIT)
        may.when("HRE-8.2.3-1", money >= FORT_COST)
        forts = g.forted[faction] & ~g.fortress
        if forts or may.explains:
            may.offer(FORTIFY, "HRE-8.2.3-4", forts)
            may.only("HRE-8.2.3-6", held & (g.intact | g.looted))
            may.bar("HRE-8.2.3-5", g.new_forts)
            may.when("HRE-8.2-7", money >= FORTRESS_COST)
        ruins = held & g.looted
        if ruins or may.explains:
            may.offer(REBUILD, "HRE-8.2.4-1", ruins)
            may.when("HRE-8.2-7", money >= REBUILD_COST)

    def bribable(self, g: Empire, rebels: int, number: int) -> int:
        """Those of some Provinces with at most `number` Rebel Legions: all must be bribed together (HRE-8.2.2-3)."""
        mask = 0
        for province in members(rebels):
            if g.armies[province] <= number:
                mask |= 1 << province
        return mask

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Carry out one purchase."""
        faction = g.active
        if verb == DONE:
            self.finish(g)
        elif verb == TAKE_UP:
            take_up(g, obj)
        elif verb == RECRUIT:
            cost = legion_cost(g.turn)
            g.rome[faction] -= cost
            g.pool += 1
            g.emit(RECRUITED, (faction, cost))
        elif verb == BRIBE:
            number = g.armies[obj]
            if g.owner[obj] != REBEL_LEGIONS + faction:  # its own count among its seven all the while (HRE-8.2.1-3)
                self.extra += number
            g.rome[faction] -= BRIBE_COST * number
            g.remove(obj, number)
            g.add(obj, faction, number)
            if g.fort >> obj & 1:
                g.set_fort(obj, faction)
            g.emit(BRIBED, (faction, obj, number, BRIBE_COST * number))
        elif verb == BUY_FORT:
            g.rome[faction] -= FORT_COST
            g.forts += 1
            g.emit(BOUGHT_FORT, (faction,))
        elif verb == FORTIFY:
            g.rome[faction] -= FORTRESS_COST
            fortify(g, obj)
        elif verb == PLACE_FORT:
            place_fort(g, obj)
        else:
            g.rome[faction] -= REBUILD_COST
            rebuild(g, obj)

    def finish(self, g: Empire) -> None:
        """HRE-13-3: a Faction without units and without VP is out of the game."""
        faction = g.active
        if g.turn > 1 and not (g.legions_in_play(faction) or g.forts or g.rome[faction] or g.forted[faction]):
            g.out[faction] = 1
            g.emit(FACTION_OUT, (faction,))
        g.end()


PROVINCE_LIMIT: Final[int] = ALL.bit_count()
"""More Forts than Provinces could never be set down (HRE-8.2.3-3)."""


def fort_sites(g: Empire) -> Provinces:
    """HRE-8.2.3-2, HRE-8.2.3-3: Provinces that the active Faction controls, without a Fort."""
    return g.held[g.active] & ~g.fort


def forts_go(g: Empire, may: Offers) -> None:
    """HRE-8.2-2: offer the Provinces where a Fort may be set down."""
    may.offer(PLACE_FORT, "HRE-8.2-2", ALL)
    may.only("HRE-8.2.3-2", g.held[g.active])
    may.bar("HRE-8.2.3-3", g.fort)


def place_fort(g: Empire, province: Province) -> None:
    """HRE-8.2-2: a Fort is set down; it does not become a Fortress in this turn (HRE-8.2.3-5)."""
    g.forts -= 1
    g.set_fort(province, g.active)
    g.new_forts |= 1 << province
    g.emit(FORT_PLACED, (g.active, province))


def fortify(g: Empire, province: Province) -> None:
    """HRE-8.2.3-4: a Fort becomes a Fortress; a card sets one down where there is no Fort too."""
    g.set_fort(province, g.active)
    g.fortress |= 1 << province
    g.emit(FORTIFIED, (g.active, province))


def rebuild(g: Empire, province: Province) -> None:
    """HRE-8.2.4-1: a looted City is intact again, and not to be looted in this phase (HRE-15.2-6)."""
    g.found_city(province)
    g.emit(REBUILT, (g.active, province))


def take_up(g: Empire, province: Province) -> None:
    """HRE-8.2-5, HRE-9.2.1-1: an army leaves the map, to be placed again."""
    g.remove(province)
    g.pool += 1
    if g.journal is not None:
        g.emit(TAKEN_UP, (g.side, province))
