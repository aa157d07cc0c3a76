"""HRE 4 and 6: the seven turns, the order of the phases, and the steps of a phase."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.cards import COLOURS
from latrunculi.games.empire.components.chits import EMPEROR_NUMBER, ENTRY_SIDE
from latrunculi.games.empire.components.sides import NOBODY, Faction
from latrunculi.games.empire.rules.cards import CardStep
from latrunculi.games.empire.rules.cities import CityBuilding
from latrunculi.games.empire.rules.conquest import Looting, begin_phase, clear_phase, spoils
from latrunculi.games.empire.rules.construction import Recruitment, recruit_barbarians
from latrunculi.games.empire.rules.draw import DrawEmperors, DrawingOrder, DrawPeoples
from latrunculi.games.empire.rules.placement import BarbarianPlacement, RomanPlacement, TakingUp
from latrunculi.games.empire.rules.scoring import final_scoring, score_barbarian, score_roman
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import BARBARIAN_PHASE, ROMAN_PHASE, TURN
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

BARBARIAN: Final = 0
ROMAN: Final = 1


class Turns(Procedure[Empire]):
    """HRE 4: the whole game, turn by turn. `next_kind` is the kind of phase that comes next."""

    NAME = "turns"

    next_kind: int = BARBARIAN

    def start(self, g: Empire) -> None:
        """HRE-2-3: each colour is shuffled, and each Faction is dealt one card of it."""
        for colour in COLOURS:
            deck = list(members(colour))
            for faction in range(g.factions):
                g.hand[faction] |= 1 << deck.pop(g.chance(len(deck)))
        self.step = "begin_turn"

    def begin_turn(self, g: Empire) -> None:
        """HRE-4-1: a turn begins; all chits go back into the cup (HRE-2-5)."""
        g.turn += 1
        g.new_forts = 0
        for faction in range(g.factions):
            g.last_people[faction] = g.people_chit[faction]
            g.people_chit[faction] = 0
            g.people_shown[faction] = 0
            g.people_from[faction] = NOBODY
            g.emperor_chit[faction] = 0
            g.emperor_shown[faction] = 0
            g.emperor_from[faction] = NOBODY
            g.emperor_dead[faction] = 0
            g.cards[faction] = 0
        g.emit(TURN, (g.turn, g.turn - 1))
        self.step = "draw_peoples"
        g.call(DrawingOrder())

    def draw_peoples(self, g: Empire) -> None:
        """HRE-5.4-1: the Barbarian chits."""
        self.step = "draw_emperors"
        g.call(DrawPeoples())

    def draw_emperors(self, g: Empire) -> None:
        """HRE-5.4-5: the Emperor chits, in the same way."""
        self.step = "next_phase"
        self.next_kind = BARBARIAN
        g.call(DrawEmperors())

    def next_phase(self, g: Empire) -> None:
        """HRE-6-3: the lowest Barbarian chit, the lowest Emperor chit, and so on in turns."""
        kind = self.next_kind
        self.next_kind = 1 - kind
        faction = lowest_unplayed(g, kind)
        if faction == NOBODY:
            kind = 1 - kind
            faction = lowest_unplayed(g, kind)
        if faction == NOBODY:
            self.step = "end_turn"
        elif kind == BARBARIAN:
            g.call(BarbarianPhase(faction))
        else:
            g.call(RomanPhase(faction))

    def end_turn(self, g: Empire) -> None:
        """HRE-4.1-1: the next turn, or the end of the game after the seventh, or the last of the scenario."""
        clear_phase(g)
        if g.turn < g.last_turn:
            self.step = "begin_turn"
        else:
            final_scoring(g)
            g.end()


def lowest_unplayed(g: Empire, kind: int) -> Faction:
    """The Faction with the lowest chit of a kind that has not been revealed (HRE-6-2, HRE-6-3); NOBODY if none."""
    chits = g.people_chit if kind == BARBARIAN else g.emperor_chit
    shown = g.people_shown if kind == BARBARIAN else g.emperor_shown
    lowest = NOBODY
    for faction, chit in enumerate(chits):
        if chit and not shown[faction] and (lowest == NOBODY or chit < chits[lowest]):
            lowest = faction
    return lowest


class PlayerPhase(Procedure[Empire]):
    """HRE-4.1-2: what the phases of both kinds have in common: whose they are, and the loot before the score."""

    faction: Faction

    def loot(self, g: Empire) -> None:
        """HRE-4.1-3: conquests and their loot, before the control score."""
        self.step = "points"
        if spoils(g):
            g.call(Looting())
        else:
            self.points(g)

    def points(self, g: Empire) -> None:
        """Step V: the score, and the end of the phase."""
        raise NotImplementedError


class BarbarianPhase(PlayerPhase):
    """HRE-4.1-2: the five steps of a Barbarian phase (the fourth is for Romans only)."""

    NAME = "barbarian-phase"

    def start(self, g: Empire) -> None:
        """HRE-6-2: the chit is revealed; its People, wherever it stands, is now this player's (HRE-5.4-7)."""
        faction = self.faction
        side = ENTRY_SIDE[g.turn][g.people_chit[faction]]
        g.people_shown[faction] = 1
        g.disclose()
        g.take_control(side, faction)
        begin_phase(g, faction, BARBARIAN, side)
        g.ambush[faction] = NOBODY
        g.emit(BARBARIAN_PHASE, (faction, side, g.people_chit[faction]))
        self.step = "recruitment"
        g.call(CardStep())

    def recruitment(self, g: Empire) -> None:
        """HRE-8.1-1: step II."""
        recruit_barbarians(g)
        self.step = "placement"
        if g.strength[g.side]:
            g.call(TakingUp())

    def placement(self, g: Empire) -> None:
        """HRE-9.2: step III."""
        self.step = "loot"
        g.call(BarbarianPlacement())

    def points(self, g: Empire) -> None:
        """HRE-15.1: step V."""
        score_barbarian(g)
        g.end()


class RomanPhase(PlayerPhase):
    """HRE-4.1-2: the five steps of a Roman phase."""

    NAME = "roman-phase"

    def start(self, g: Empire) -> None:
        """HRE-6-3: the chit is revealed, and the Emperor's bonuses begin (HRE-5.3-3)."""
        faction = self.faction
        g.emperor_shown[faction] = 1
        g.disclose()
        begin_phase(g, faction, ROMAN, faction)
        g.testudo[faction] = NOBODY
        chit = g.emperor_chit[faction]
        g.emit(ROMAN_PHASE, (faction, EMPEROR_NUMBER[g.turn][chit], chit))
        self.step = "recruitment"
        g.call(CardStep())

    def recruitment(self, g: Empire) -> None:
        """HRE-8.2: step II."""
        self.step = "placement"
        g.call(Recruitment())

    def placement(self, g: Empire) -> None:
        """HRE-9.3: step III; a Faction just eliminated (HRE-13-3) has nothing to place or build."""
        if g.out[self.faction]:
            self.step = "loot"
        else:
            self.step = "cities"
            g.call(RomanPlacement())

    def cities(self, g: Empire) -> None:
        """HRE-9.3.3: step IV."""
        self.step = "loot"
        g.call(CityBuilding())

    def points(self, g: Empire) -> None:
        """HRE-15.2: step V; a Faction just eliminated controls nothing to score."""
        if not g.out[self.faction]:
            score_roman(g)
        g.end()
