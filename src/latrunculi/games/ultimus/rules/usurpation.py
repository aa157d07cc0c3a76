"""UR 3.6: usurpations: who may be chosen, the validation, the civil war (steps A to C), success and failure.

Step D, the rallying of units in the course of a movement, belongs to movement; it uses `rally`.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces
from latrunculi.games.imperator.rules.allegiance import wavers
from latrunculi.games.ultimus.components.chart import DIOCESE_NEAR, DIOCESE_ZONES, DIOCESES, HALF_OF_DIOCESE, Half
from latrunculi.games.ultimus.components.counters import (
    HISTORICAL,
    LEADER_MASK,
    PIECE_PEOPLE,
    ROMAN_BARBARIANS,
    ROMAN_LEADERS,
)
from latrunculi.games.ultimus.rules.offices import politics, strip
from latrunculi.games.ultimus.rules.peoples import camp_of
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import (
    CHOOSE_DIOCESE,
    CHOOSE_LEADER,
    DIOCESE_ROLL,
    LOYALTY_ROLL,
    RALLIED,
    STAND_IN,
    USURPATION_FAILED,
    USURPATION_WON,
    USURPER,
    VALIDATION_ROLL,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

HALF_DIOCESES: Final = tuple([sum(1 << d for d in range(DIOCESES) if HALF_OF_DIOCESE[d] == half) for half in (0, 1)])
"""The dioceses of each half."""

# ---------------------------------------------------------------- who may be chosen


def beside_augustus(g: Ultimus, piece: Piece) -> bool:
    """Whether an Augustus is in the zone of a piece, its city box and its harbour included (UR-3.6.2-2)."""
    zone = g.ground(g.at[piece])
    return zone != NONE and any(a != NONE and g.ground(g.at[a]) == zone for a in g.augustus)


def pretenders(g: Ultimus, half: Half) -> Pieces:
    """The leaders who can be chosen as Usurpateur in a half, as a mask (UR-3.6.2-2); none while one is in progress.

    Historical Romans of ROMAIN who stand in the half away from any Augustus; one of barbarian origin only if
    somebody can reign in his place (UR-6.2-3).
    """
    if g.usurper[half] != NONE:
        return 0
    mask = 0
    for leader in members(ROMAN_LEADERS & HISTORICAL & g.own[ROMANUS]):
        if g.half_of(g.at[leader]) == half and leader not in g.augustus and not beside_augustus(g, leader):
            mask |= 1 << leader
    if mask & ROMAN_BARBARIANS and not stand_ins(g, half):
        mask &= ~ROMAN_BARBARIANS
    return mask


def stand_ins(g: Ultimus, half: Half) -> int:
    """Who can reign in the place of an Usurpateur of barbarian origin, as a mask (UR-6.2-3)."""
    mask = 0
    for leader in members(ROMAN_LEADERS & HISTORICAL & ~ROMAN_BARBARIANS & ~g.usurpers()):
        if (
            politics(leader) in (1, 2)
            and leader not in g.augustus
            and g.on_map(leader)
            and g.local_half(leader) == half
        ):
            mask |= 1 << leader
    return mask


# ---------------------------------------------------------------- allegiance


def rally(g: Ultimus, half: Half, pieces: Pieces) -> None:
    """Let pieces join the usurpation of a half, and with it the camp of BARBARE (UR-3.6.3-2 to -4)."""
    strip(g, pieces)
    g.rebels[half] |= pieces
    g.join(pieces, BARBARUS)
    for piece in members(pieces):
        g.emit(RALLIED, (piece, half))


def return_to_fold(g: Ultimus, pieces: Pieces) -> None:
    """Let pieces of an usurpation belong again to those whom their nation or their People's status gives them.

    A migrating People obeys BARBARE for the whole turn (UR-6.2-24).
    """
    for half in (0, 1):
        g.rebels[half] &= ~pieces
    migrants = g.migrants()
    for piece in members(pieces):
        people = PIECE_PEOPLE[piece]
        if migrants >> piece & 1:
            continue
        g.join(1 << piece, ROMANUS if people == NONE else camp_of(g, people))


def succeed(g: Ultimus, half: Half) -> None:
    """The usurpation of a half has succeeded (UR-3.6.4-4, -5); the exchange of camps waits for phase F.

    Whoever lets an Augustus be beaten by a force with the Usurpateur of his half calls this before `Aftermath`.
    """
    if g.usurper[half] != NONE and not g.won[half]:
        g.won[half] = 1
        g.emit(USURPATION_WON, (half,))


def close_usurpation(g: Ultimus, half: Half) -> None:
    """Whatever is of an usurpation belongs to ROMAIN, wherever it stands, as where it has succeeded (UR-5-3, -6)."""
    return_to_fold(g, g.rebels[half])
    g.rebels[half] = 0
    g.usurper[half] = NONE
    g.stand_in[half] = NONE
    g.won[half] = 0


def end_usurpation(g: Ultimus, half: Half) -> None:
    """The Usurpateur is dead or gone: all who followed him return to the lawful Augustus (UR-3.6.4-7)."""
    close_usurpation(g, half)
    g.emit(USURPATION_FAILED, (half,))


# ---------------------------------------------------------------- the attempt


class Usurp(Procedure[Ultimus]):
    """UR-3.6.2-2, UR-6.2-3: BARBARE designates a leader, and somebody to reign if the leader is of barbarian origin.

    The validation follows (`UsurpationRoll`), or at once the civil war if `certain` (UR-3.5.2-14). Nothing happens when
    nobody can be chosen.
    """

    NAME = "usurp"
    ASKS = {"leader_choice": "UR-3.6.2-2", "stand_in": "UR-6.2-3"}

    half: Half
    certain: bool = False
    leader: Piece = NONE
    penalty: int = 0

    def start(self, g: Ultimus) -> None:
        if pretenders(g, self.half):
            self.step = "leader_choice"
        else:
            g.end()

    def leader_choice(self, g: Ultimus) -> None:
        g.ask(g.seat_of(BARBARUS))

    def stand_in(self, g: Ultimus) -> None:
        g.ask(g.seat_of(BARBARUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        half = ("half", "half", self.half)
        return (half,) if self.leader == NONE else (("piece", "piece", self.leader), half)

    def options(self, g: Ultimus, may: Offers) -> None:
        if self.step == "stand_in":
            may.offer(CHOOSE_LEADER, "UR-6.2-3", LEADER_MASK)
            may.only("UR-6.2-3", stand_ins(g, self.half))
            return
        may.offer(CHOOSE_LEADER, "UR-3.6.2-2", LEADER_MASK)
        may.only("UR-3.3.1-6", HISTORICAL)
        may.only("UR-3.6.1-1", ROMAN_LEADERS & g.own[ROMANUS])
        may.only("UR-3.6.2-2", pretenders(g, self.half))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "stand_in":
            g.stand_in[self.half] = obj
            g.emit(STAND_IN, (obj, self.half))
            self.step = "validate"
            return
        self.leader = obj
        self.step = "stand_in" if ROMAN_BARBARIANS >> obj & 1 else "validate"

    def validate(self, g: Ultimus) -> None:
        """UR-6.2-1; or UR-3.5.2-14: validated of itself."""
        g.end()
        if self.certain:
            g.call(Usurpation(self.half, self.leader))
        else:
            g.call(UsurpationRoll(self.half, self.leader, self.penalty))


class UsurpationRoll(Procedure[Ultimus]):
    """UR-6.2-1, -2: 1d6 with the `penalty` of an Augusta, less 1 for a Patrice, must not exceed the leader's CP."""

    NAME = "usurpation_roll"

    half: Half
    leader: Piece
    penalty: int

    def start(self, g: Ultimus) -> None:
        g.end()
        die = g.die()
        bonus = 1 if self.leader in g.patrician else 0
        g.emit(VALIDATION_ROLL, (self.leader, die, self.penalty - bonus, politics(self.leader)))
        if die + self.penalty - bonus <= politics(self.leader):
            g.call(Usurpation(self.half, self.leader))
        else:
            g.stand_in[self.half] = NONE


class Usurpation(Procedure[Ultimus]):
    """UR-3.6.3-1 to -7: a validated usurpation begins, and with it the civil war: steps A, B and C."""

    NAME = "usurpation"
    ASKS = {"neighbour": "UR-3.6.3-6"}

    half: Half
    leader: Piece

    def start(self, g: Ultimus) -> None:
        """Step A: all who are in the Usurpateur's zone join, except an Augustus and his guard."""
        g.usurper[self.half] = self.leader
        g.emit(USURPER, (self.leader, self.half))
        faithful = 0
        for augustus in g.augustus:
            if augustus != NONE:
                faithful |= 1 << augustus | g.guards(augustus)
        place = g.at[self.leader]
        zone = g.ground(place)
        here = g.inside[place] if zone == NONE else g.present(zone)
        rally(g, self.half, here & g.own[ROMANUS] & ~faithful)
        self.step = "neighbour"
        diocese = g.diocese_of(self.leader)
        if diocese != NONE:
            test_loyalty(g, self.half, diocese)
        if not self.neighbours(g):
            g.end()

    def neighbours(self, g: Ultimus) -> int:
        """The dioceses that can be chosen in step C."""
        diocese = g.diocese_of(self.leader)
        return 0 if diocese == NONE else DIOCESE_NEAR[diocese] & HALF_DIOCESES[self.half]

    def neighbour(self, g: Ultimus) -> None:
        """Step C: the Usurpateur turns to a neighbouring diocese."""
        g.ask(g.seat_of(BARBARUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return ("piece", "piece", self.leader), ("half", "half", self.half)

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(CHOOSE_DIOCESE, "UR-3.6.3-6", (1 << DIOCESES) - 1)
        may.only("UR-3.6.3-6", self.neighbours(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        die = g.die10()
        g.emit(DIOCESE_ROLL, (obj, ten_sided(die), politics(self.leader)))
        if die < politics(self.leader):
            test_loyalty(g, self.half, obj)


def test_loyalty(g: Ultimus, half: Half, diocese: int) -> None:
    """UR-3.6.3-5, -7: the most politic Roman or Foederati leader of each zone decides for all who are there with him.

    Nobody is tested in a zone with an Augustus. City boxes and ships in port belong to their zone.
    """
    for zone in members(DIOCESE_ZONES[diocese]):
        leaders = 0
        for leader in members(g.present(zone) & g.own[ROMANUS] & LEADER_MASK):
            people = PIECE_PEOPLE[leader]
            if people == NONE or g.status[people] == FOEDERATI:
                leaders |= 1 << leader
        if not leaders or beside_augustus(g, (leaders & -leaders).bit_length() - 1):
            continue
        if wavers(g, leaders, LOYALTY_ROLL):
            rally(g, half, g.present(zone) & g.own[ROMANUS])
