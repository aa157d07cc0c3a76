"""What the boards of the family tell alike: the turn, counters, hands, the march in progress, the calendar.

Objects are told by their ids, of which a game has its own: pieces, places, stratagems, each by its number.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

from msgspec import UNSET, UnsetType

from latrunculi.games.imperator.components.battle_table import ODDS_IDS, RESULTS
from latrunculi.games.imperator.components.kit import NONE, Camp, Kit, Piece, Pieces, Place
from latrunculi.games.imperator.rules.battle import UNDECIDED, CommonBattle, current
from latrunculi.games.imperator.rules.engagement import CommonCombats
from latrunculi.games.imperator.rules.march import CommonMarch
from latrunculi.games.imperator.rules.state import (
    CAMPS,
    Imperator,
)
from latrunculi.games.imperator.table.contract import (
    BattleState,
    Calendar,
    Entry,
    HandState,
    March,
    Mortal,
    PieceState,
    Return,
    Shift,
)
from latrunculi.games.imperator.table.foresight import battles
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat
from latrunculi.tabletop.modifiers import Tally
from latrunculi.tabletop.ways import Ways

G = TypeVar("G", bound=Imperator)
T = TypeVar("T")


class Ids:
    """The ids of a game's objects, and what is told of counters."""

    def __init__(
        self,
        kit: Kit,
        camps: Sequence[str],
        pieces: Sequence[str],
        places: Sequence[str],
        stratagems: Sequence[str],
        off: Collection[int],
        modifiers: Mapping[str, str],
        unguarded: UnsetType | None = UNSET,
    ) -> None:
        """Keep the ids, each by its number.

        Args:
            places: the zones first.
            off: the places off the table, of whose counters nothing is told.
            modifiers: those of battles, each with its clause, in the order of the game's vocabulary.
            unguarded: what is told of those who guard nobody; in a game with guards None.
        """
        self.camps = camps
        self.pieces = pieces
        self.places = places
        self.stratagems = stratagems
        self.everybody: Final = kit.piece_mask
        self.fallen: Final = kit.fallen
        self.off = off
        self.modifiers: Final = tuple(modifiers.items())
        self.unguarded = unguarded
        self.states: dict[tuple[int, int, bool, bool, int], PieceState] = {}
        """What has been told of counters: of all the ways in which one may lie most are told again and again."""
        self.usual: Final = [
            [None if place in off else self.state(place, camp, False, False, NONE) for place in range(len(places))]
            for camp in range(CAMPS)
        ]
        """By camp and place what is told of a counter of which there is no more to tell."""

    def state(self, place: Place, camp: Camp, weak: bool, rebel: bool, guards: Piece) -> PieceState:
        """What is told of a counter."""
        key = (place, camp, weak, rebel, guards)
        if key not in self.states:
            whom = self.unguarded if guards == NONE else self.pieces[guards]
            fallen = place == self.fallen
            self.states[key] = PieceState(self.places[place], self.camp(camp), weak, rebel, fallen, whom)
        return self.states[key]

    def camp(self, camp: Camp) -> Any:
        """The id of a camp, or none."""
        return None if camp == NONE else self.camps[camp]

    def piece(self, piece: Piece) -> str | None:
        """The id of a piece, or none."""
        return None if piece == NONE else self.pieces[piece]

    def place(self, place: Place) -> str | None:
        """The id of a place, or none."""
        return None if place == NONE else self.places[place]

    def by_camp(self, values: Sequence[T]) -> dict[Any, T]:
        """Something of each camp."""
        return dict(zip(self.camps, values, strict=True))

    def of_pieces(self, mask: Pieces) -> list[str]:
        """The ids of a set of pieces."""
        pieces = self.pieces
        return [pieces[p] for p in members(mask)] if mask else []

    def shifts(self, amounts: Tally[int]) -> list[Shift]:
        """What bears on a battle, each with its clause."""
        return [Shift(*self.modifiers[number], amount) for number, amount in amounts]

    def points(self, reach: Ways, spent: int) -> dict[str, int]:
        """Movement points by zone, beyond those already spent."""
        places, prices = self.places, reach.prices
        return {places[zone]: prices[zone] - spent for zone in sorted(prices)}


def turn(
    g: Imperator, ids: Ids, phases: Sequence[tuple[type[Procedure[Any]], str]], held: Sequence[int]
) -> dict[str, Any]:
    """The fields of a board that tell where the turn stands, who plays which camp, what each holds, what has died.

    Args:
        phases: as `phase` takes them.
        held: how many of each title each seat has in its hand, seat after seat.
    """
    seats = [g.seat_of(camp) for camp in range(CAMPS)]
    return {
        "phase": phase(g, phases),
        "initiative": ids.camps[g.initiative],
        "active": ids.camp(g.active),
        "sequences": ids.by_camp(g.smc),
        "seats": ids.by_camp(seats),
        "points": ids.by_camp(g.vp),
        "hands": ids.by_camp([hand(g, seat, held, ids) for seat in seats]),
        "dead": ids.of_pieces(g.inside[g.kit.gone]),
        "moved": ids.of_pieces(g.moved) if g.active != NONE else [],
        "battle": battle(g, ids),
    }


def phase(g: Imperator, phases: Sequence[tuple[type[Procedure[Any]], str]]) -> str:
    """The phase of the turn, by the innermost procedure that belongs to one: A to F, or over."""
    for frame in reversed(g.stack):
        for kind, name in phases:
            if isinstance(frame, kind):
                return name
    return "F" if g.stack else "over"


def battle(g: Imperator, ids: Ids) -> BattleState | None:
    """The battle in progress, None outside battles."""
    fight = current(g)
    return None if fight is None else battle_state(g, fight, ids)


def battle_state(g: Imperator, fight: CommonBattle[Any], ids: Ids) -> BattleState:
    """How a battle stands now. Amounts are from the attacker's side."""
    reckoning = fight.reckon(g)
    decided = fight.loser != UNDECIDED
    attack, defence = fight.results
    return BattleState(
        zone=ids.places[fight.zone],
        attacker=ids.camps[fight.attacker],
        attack=reckoning.attack,
        defence=reckoning.defence,
        odds=ODDS_IDS[reckoning.odds],
        column=ODDS_IDS[fight.column if decided else reckoning.column],
        shifts=ids.shifts(reckoning.shifts),
        dice=ids.shifts(reckoning.modifiers),
        die=fight.die or None,
        favour=fight.favour,
        results=[RESULTS[attack], RESULTS[defence]] if decided else None,
        loser=ids.camps[fight.loser] if decided else None,
    )


def counters(g: Imperator, ids: Ids, rebels: Pieces, guarded: Mapping[int, int] = {}) -> dict[str, PieceState]:
    """The counters on the table.

    Args:
        rebels: the pieces with a Civil War marker.
        guarded: by piece the leader whom it guards.
    """
    ours, theirs = g.own
    first, second = ids.usual
    of_first = f"{ours:0{len(ids.pieces)}b}"[::-1]
    found = {
        name: state
        for name, place, own in zip(ids.pieces, g.at, of_first, strict=True)
        if (state := first[place] if own == "1" else second[place]) is not None
    }
    absent = 0
    for place in ids.off:
        absent |= g.inside[place]
    special = g.weak | rebels | (ids.everybody ^ (ours | theirs))
    for piece in guarded:
        special |= BIT[piece]
    for piece in members(special ^ (special & absent)):
        camp = g.camp(piece) if (ours | theirs) & BIT[piece] else NONE
        weak, rebel = bool(g.weak & BIT[piece]), bool(rebels & BIT[piece])
        found[ids.pieces[piece]] = ids.state(g.at[piece], camp, weak, rebel, guarded.get(piece, NONE))
    return found


def hand(g: Imperator, seat: Seat, held: Sequence[int], ids: Ids) -> HandState:
    """The stratagems of a seat: their number, and the titles that the viewer knows; `held`: as `turn` takes them."""
    titles: list[str] = []
    number = len(ids.stratagems)
    for title, count in zip(ids.stratagems, held[seat * number : (seat + 1) * number], strict=True):
        if count:
            titles += [title] * count
    return HandState(g.holds(seat), titles, g.unknown[seat])


def march(g: G, ids: Ids, combats: CommonCombats[G]) -> March | None:
    """The march in progress.

    Of who is asked alone, by `g.options`: `reach`, as `CommonMarch.reach`; `battles`, as `foresight.battles` tells them
    with the same `combats`.
    """
    frame: CommonMarch[G] | None = g.innermost(CommonMarch)
    if frame is None:
        return None
    here = g.at[frame.leader]
    borders, near = g.borders(), g.kit.near
    ashore = here < len(near)
    asked = ashore and frame is g.stack[-1] and bool(g.options)
    reach = frame.reach(g) if asked else Ways()
    fights = battles(g, frame, reach, combats, ids.modifiers) if asked else {}
    return March(
        leader=ids.pieces[frame.leader],
        group=ids.of_pieces(frame.group),
        spent=frame.spent,
        left=frame.pace(g, frame.group) - frame.spent,
        origin=ids.place(frame.origin),
        trail=[ids.places[zone] for zone in members(frame.trail)],
        costs={ids.places[zone]: borders.cost(here, zone) for zone in members(near[here])} if ashore else {},
        reach=ids.points(reach, frame.spent),
        battles={ids.places[zone]: fight for zone, fight in sorted(fights.items())},
    )


Dates = Sequence[tuple[int, int, int]]
"""What is printed of leaders: each with a year and a die."""


def calendar(g: Imperator, ids: Ids, entries: Dates, deaths: Dates, returns: list[Return]) -> Calendar:
    """Who enters, who may die and what comes back, this year and the next.

    Args:
        entries: the leaders who enter by the next year, as printed.
        deaths: those who may die in one of the two, each below a die.
    """
    return Calendar(
        [Entry(ids.pieces[who], year) for who, year, _ in entries if g.at[who] == g.kit.pool],
        [Mortal(ids.pieces[who], year, under) for who, year, under in deaths if g.on_map(who)],
        returns,
    )
