"""HRE 12: conquest and looting, and what must be remembered of the start of a phase to judge them."""

from __future__ import annotations

from latrunculi.games.empire.components.chart import GREAT, Province, Provinces
from latrunculi.games.empire.components.sides import NOBODY, REBELS, RICHES, Faction, Side
from latrunculi.games.empire.rules.state import Empire, lone_roman_forts, rebel_legions_held, roman_held
from latrunculi.games.empire.rules.words import DONE, LOOT
from latrunculi.games.empire.rules.words import LOOTED as CITY_LOOTED
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def clear_phase(g: Empire) -> None:
    """Between phases nothing is remembered of any."""
    g.active = NOBODY
    g.roman = 0
    g.side = NOBODY
    g.on_map = 0
    g.beside = NOBODY
    g.pool = 0
    g.forts = 0
    g.newcomer = NOBODY
    g.uprising = 0
    g.own_roman = 0
    g.own_barbarian = 0
    g.shielded = 0
    g.rich = 0
    g.founded = 0
    g.auto_won = 0
    g.fought = 0
    g.fought_twice = 0
    g.banned = 0
    g.ready = 0
    g.carded = 0


def begin_phase(g: Empire, faction: Faction, roman: int, side: Side) -> None:
    """Set out a new phase, and note who controls what at its start (HRE-12-1, HRE-12-5)."""
    clear_phase(g)
    g.active = faction
    g.roman = roman
    g.side = side
    g.on_map = g.strength[side]
    g.beside = side
    g.own_roman = g.held[faction]
    g.own_barbarian = g.horde[faction]
    g.shielded = (roman_held(g) | lone_roman_forts(g)) & ~g.held[faction]
    g.rich = g.crowned


class Looting(Procedure[Empire]):
    """HRE-12-2: each intact City in a Province conquered in this phase may be looted.

    A City that the conqueror has founded or rebuilt himself in this phase is his own, not one to loot (HRE-15.2-6).
    """

    NAME = "looting"
    ASKS = {"start": "HRE-12-2"}

    def start(self, g: Empire) -> None:
        """The conqueror decides, City by City."""
        if spoils(g):
            g.ask_active()
        else:
            g.end()

    def options(self, g: Empire, may: Offers) -> None:
        """The Cities that are left to loot; each refusal has its clause."""
        may.offer(DONE, "HRE-12-2")
        may.offer(LOOT, "HRE-12-2", g.intact)
        if g.newcomer != NOBODY:
            may.bar("HRE-7.2-5", g.founded & g.held[g.newcomer])
        may.bar("HRE-15.2-6", g.founded)
        may.bar("HRE-10.5-3", g.auto_won)
        if g.roman:
            may.bar("HRE-12-5", g.shielded & ~barbarian_spoils(g))
        may.only("HRE-12-1", spoils(g))

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Loot one City, or spare the others."""
        if verb == DONE:
            g.end()
        else:
            loot(g, obj, bool(roman_spoils(g) >> obj & 1))


def roman_spoils(g: Empire) -> Provinces:
    """The Cities that the Faction may loot in its Roman phase."""
    if not g.roman:
        return 0
    conquered = g.held[g.active] & ~g.own_roman & ~g.own_barbarian
    return conquered & ~g.founded & ~g.auto_won & ~g.shielded & g.intact


def barbarian_spoils(g: Empire) -> int:
    """The Cities that may be looted for Barbarian VP (rulings at HRE-12-4, HRE-12-7)."""
    conquered = 0 if g.roman else g.held[g.side]
    if g.newcomer != NOBODY:
        conquered |= g.held[g.newcomer]
    mask = conquered & ~g.own_barbarian & ~g.own_roman
    if not g.roman and g.uprising:
        mask |= (rebel_legions_held(g) | g.held[REBELS]) & g.uprising
    return mask & ~g.founded & ~g.auto_won & g.intact


def spoils(g: Empire) -> int:
    """HRE-12-1: all Cities that may be looted."""
    return roman_spoils(g) | barbarian_spoils(g)


def loot(g: Empire, province: Province, roman: bool) -> None:
    """HRE-12-3, HRE-12-4, HRE-15.1-6, HRE-15.2-6: dice, and the modifier of a Kingdom, scored at once."""
    faction = g.active
    g.intact &= ~(1 << province)
    g.looted |= 1 << province
    dice = g.die()
    points = dice
    if not roman and GREAT[g.turn] >> province & 1:
        second = g.die()
        points += second
        dice = dice * 10 + second
    bonus = RICHES[province] if g.rich >> province & 1 else 0
    points += bonus
    if roman:
        g.rome[faction] += points
    else:
        g.barbarian[faction] += points
    g.emit(CITY_LOOTED, (faction, province, dice, bonus, points))
