"""The state of a game: everything on the table, as ints in lists, and the questions that every chapter asks of it."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.cards import HAND
from latrunculi.games.empire.components.chart import PROVINCES, Province, Provinces
from latrunculi.games.empire.components.chits import EMPEROR_BONUS
from latrunculi.games.empire.components.printed import TURNS
from latrunculi.games.empire.components.sides import (
    FACTIONS,
    FIRST_PEOPLE,
    LEGIONS,
    NOBODY,
    REBEL_LEGIONS,
    REBELS,
    SEAT,
    SIDES,
    Faction,
    Side,
    is_faction,
)
from latrunculi.kernel.engine import State
from latrunculi.kernel.ints import Seat

STACK: Final = 3
"""Armies that a Province holds at most (HRE-9.1-1)."""
CARDS_A_TURN: Final = 2
"""Event cards that a player may play in a turn, in both phases together (HRE-7-3)."""

# Card effects that hold in the present phase (bits of `Empire.ready`).
ROADS: Final = 1
SIEGE: Final = 2
CHARGE: Final = 4
FLEET: Final = 8


class Empire(State):
    """A position of *History of the Roman Empire*.

    By province: `owner` (side whose armies stand there, NOBODY if none), `armies` (0-3), `fort_owner` (side, NOBODY).
    Masks of provinces: `full` (with 3 armies), `several` (with 2 or 3), `occupied` (with any), `fort` (with a Fort or
    Fortress), `fortress`, `intact` and `looted` (with such a City), `crowned` (where a Kingdom stands in its capital).

    By side: `held` (mask of provinces where it has armies), `forted` (where it has a Fort or Fortress), `strength` (its
    armies on the map), `controller` (the Faction whose player decides and rolls for it, NOBODY before it enters).

    By Faction: `horde` (mask of what the player's Peoples, Tribes and Kingdoms hold, HRE-15.1-5), `rome` and
    `barbarian` (VP), `hand` and `played` (masks of cards), `start` (Start Province or NOBODY), `out` (eliminated,
    HRE-13-3), `people_chit` and `emperor_chit` (0 none), `..._shown` (revealed), `..._from` (the Faction that passed
    it, NOBODY), `emperor_dead`, `last_people` (chit played in the turn before), `testudo` and `ambush` (Diocese or
    NOBODY), `cards` (played in this turn).

    `turn`, and `last_turn`, after which the game ends. Of the turn: `drawing` (Factions in drawing order), `drawn`
    (chit in the hand of who is drawing), `new_forts` (mask of Forts built in it).

    Of the phase: `active` Faction, `roman` (1) or Barbarian (0), `side` that is played, `on_map` (its armies there
    when the phase began), `pool` armies beside the map and the side `beside` that they belong to, `forts` beside the
    map, `newcomer` (Kingdom or Tribe of this phase), `uprising` (mask of provinces where rebels rose in it). Masks of
    provinces at its start: `own_roman` and `own_barbarian` (controlled by the active player), `shielded` (held by other
    Factions, or kept by the lone Fort of any: no Roman loots there), `rich` (Kingdoms' capitals in their hands). Masks
    of provinces in it: `founded` (Cities that the active player has brought, built or rebuilt), `auto_won`, `fought`
    and `fought_twice` (rounds). `banned` (mask of Factions that bought the People off, HRE-16-2), `ready` (card effects
    that await an attack), `carded` (1 once a card has been played).
    """

    owner: list[Side] = [NOBODY] * PROVINCES
    armies: list[int] = [0] * PROVINCES
    fort_owner: list[Side] = [NOBODY] * PROVINCES
    full: Provinces = 0
    several: Provinces = 0
    occupied: Provinces = 0
    fort: Provinces = 0
    fortress: Provinces = 0
    intact: Provinces = 0
    looted: Provinces = 0
    crowned: Provinces = 0
    held: list[Provinces] = [0] * SIDES
    forted: list[Provinces] = [0] * SIDES
    strength: list[int] = [0] * SIDES
    controller: list[Faction] = list(range(FACTIONS)) + [NOBODY] * (SIDES - FACTIONS)
    horde: list[Provinces] = [0] * FACTIONS
    rome: list[int] = [0] * FACTIONS
    barbarian: list[int] = [0] * FACTIONS
    hand: list[int] = [0] * FACTIONS
    played: list[int] = [0] * FACTIONS
    start: list[Province] = [NOBODY] * FACTIONS
    out: list[int] = [0] * FACTIONS
    people_chit: list[int] = [0] * FACTIONS
    people_shown: list[int] = [0] * FACTIONS
    people_from: list[int] = [NOBODY] * FACTIONS
    emperor_chit: list[int] = [0] * FACTIONS
    emperor_shown: list[int] = [0] * FACTIONS
    emperor_from: list[int] = [NOBODY] * FACTIONS
    emperor_dead: list[int] = [0] * FACTIONS
    last_people: list[int] = [0] * FACTIONS
    testudo: list[int] = [NOBODY] * FACTIONS
    ambush: list[int] = [NOBODY] * FACTIONS
    cards: list[int] = [0] * FACTIONS
    turn: int = 0
    last_turn: int = TURNS
    factions: int = FACTIONS
    withdrawal_round: int = 1
    bribes: int = 0
    drawing: list[int] = []
    drawn: int = 0
    new_forts: Provinces = 0
    active: Faction = NOBODY
    roman: int = 0
    side: Side = NOBODY
    on_map: int = 0
    beside: Side = NOBODY
    pool: int = 0
    forts: int = 0
    newcomer: Side = NOBODY
    uprising: Provinces = 0
    own_roman: Provinces = 0
    own_barbarian: Provinces = 0
    shielded: Provinces = 0
    rich: Provinces = 0
    founded: Provinces = 0
    auto_won: Provinces = 0
    fought: Provinces = 0
    fought_twice: Provinces = 0
    banned: int = 0
    ready: int = 0
    carded: int = 0

    # ------------------------------------------------------------------ armies

    def add(self, province: Province, side: Side, number: int = 1) -> None:
        """Put armies of a side into a Province that holds no other side's."""
        bit = 1 << province
        before = self.armies[province]
        count = before + number
        self.armies[province] = count
        self.strength[side] += number
        if count > 1:
            self.several |= bit
            if count >= STACK:
                self.full |= bit
        if before == 0:
            self.owner[province] = side
            self.held[side] |= bit
            self.occupied |= bit
            if FIRST_PEOPLE <= side < REBELS:
                self.horde[self.controller[side]] |= bit
                self.crowned |= bit & SEAT[side]

    def remove(self, province: Province, number: int = 1) -> None:
        """Take armies out of a Province; the last one ends control (HRE-G-3)."""
        bit = 1 << province
        side = self.owner[province]
        count = self.armies[province] - number
        self.armies[province] = count
        self.strength[side] -= number
        self.full &= ~bit
        if count <= 1:
            self.several &= ~bit
        if count == 0:
            self.owner[province] = NOBODY
            self.held[side] &= ~bit
            self.occupied &= ~bit
            if FIRST_PEOPLE <= side < REBELS:
                self.horde[self.controller[side]] &= ~bit
                self.crowned &= ~bit

    def take_control(self, side: Side, faction: Faction) -> None:
        """HRE-5.4-7, HRE-7.2-6: a player takes over a side, with all that it holds."""
        before = self.controller[side]
        self.controller[side] = faction
        if FIRST_PEOPLE <= side < REBELS:
            if before != NOBODY:
                self.horde[before] &= ~self.held[side]
            self.horde[faction] |= self.held[side]

    # ------------------------------------------------------------------ forts

    def set_fort(self, province: Province, side: Side) -> None:
        """Set down a Fort, or hand over the one that stands there."""
        bit = 1 << province
        before = self.fort_owner[province]
        if before != NOBODY:
            self.forted[before] &= ~bit
        self.fort |= bit
        self.forted[side] |= bit
        self.fort_owner[province] = side

    def raze_fort(self, province: Province) -> None:
        """Remove the Fort or Fortress of a Province."""
        bit = 1 << province
        self.forted[self.fort_owner[province]] &= ~bit
        self.fort_owner[province] = NOBODY
        self.fort &= ~bit
        self.fortress &= ~bit
        self.new_forts &= ~bit

    # ------------------------------------------------------------------ Cities

    def found_city(self, province: Province) -> None:
        """Set down an intact City, or rebuild the looted one: the active player's own in this phase (HRE-15.2-6)."""
        bit = 1 << province
        self.looted &= ~bit
        self.intact |= bit
        self.founded |= bit

    # ------------------------------------------------------------------ players and sides

    def ask_active(self) -> None:
        """Let the active player choose."""
        self.awaiting = 1 << self.active % self.seats
        self.private = False

    def seat_of(self, faction: Faction) -> Seat:
        """The person who plays a Faction: with two players, each has two of them (HRE-2.1-1)."""
        return faction % self.seats

    def responsible(self, side: Side) -> Faction:
        """The Faction whose player decides and rolls for a side (HRE-10-2).

        For a side that nobody controls: the player before the active one in the drawing order (ruling).
        """
        if is_faction(side):
            return side
        faction = self.controller[side]
        if faction != NOBODY:
            return faction
        order = self.drawing or list(range(self.factions))
        return order[order.index(self.active) - 1] if self.active in order else order[0]

    def own(self, side: Side) -> bool:
        """Whether a side belongs to the active player: his Faction, Peoples, Tribes, Kingdoms; never rebels."""
        return 0 <= side < REBELS and self.controller[side] == self.active

    def kingdoms_of(self, faction: Faction) -> int:
        """How many Kingdoms a player's Kingdom Control markers lie on (HRE-7.2-6, HRE-14-4)."""
        return (self.horde[faction] & self.crowned).bit_count()

    # ------------------------------------------------------------------ Legions

    def legion_limit(self) -> int:
        """Legions that a Faction may have by recruitment: 7, or 9 with three players (HRE-8.2-4, HRE-2.1-5)."""
        return 9 if self.factions == 3 else 7

    def legions_in_play(self, faction: Faction) -> int:
        """Legions on the map and beside it (HRE-8.2-4)."""
        beside = self.pool if self.beside == faction else 0
        return self.strength[faction] + beside

    def rebel_legions(self, faction: Faction) -> int:
        """Legions of a Faction that are in rebellion (HRE-8.2.1-3)."""
        return self.strength[REBEL_LEGIONS + faction]

    def spare_legions(self, faction: Faction) -> int:
        """Unused Legion counters (HRE-8-2)."""
        return LEGIONS[faction] - self.legions_in_play(faction)

    # ------------------------------------------------------------------ Emperors

    def bonuses(self, side: Side) -> int:
        """The bonuses of a Faction's Emperor: from the reveal to the end of the turn, while he lives (HRE-5.3-3).
        Other sides have none."""
        if side >= FACTIONS or not self.emperor_shown[side] or self.emperor_dead[side]:
            return 0
        return EMPEROR_BONUS[self.turn][self.emperor_chit[side]]

    # ------------------------------------------------------------------ cards

    def may_play(self, faction: Faction) -> bool:
        """Whether the active player may still play a card in this phase, as far as everybody knows (HRE-7-3)."""
        return not self.carded and self.cards[faction] < CARDS_A_TURN and self.played[faction].bit_count() < HAND

    def total(self, faction: Faction) -> int:
        """A Faction's Roman and Barbarian VP together (HRE-15-1)."""
        return self.rome[faction] + self.barbarian[faction]


def roman_held(g: Empire) -> Provinces:
    """The Provinces that any Roman Faction controls."""
    return g.held[0] | g.held[1] | g.held[2] | g.held[3]


def lone_roman_forts(g: Empire) -> Provinces:
    """The Provinces that hold a Fort or Fortress of a Roman Faction and no army."""
    return (g.forted[0] | g.forted[1] | g.forted[2] | g.forted[3]) & ~g.occupied


def rebel_legions_held(g: Empire) -> Provinces:
    """The Provinces that Rebel Legions of any Faction hold."""
    held = g.held
    return held[REBEL_LEGIONS] | held[REBEL_LEGIONS + 1] | held[REBEL_LEGIONS + 2] | held[REBEL_LEGIONS + 3]
