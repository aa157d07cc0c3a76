"""The battle of the family, from the first warning to the last retreat.

What it is made of in a game, and in each kind of its battles, it is given as `Parts`. Where a game has a word of its
own to say stands under "what a game decides"; what it says there stands in its file `combat`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar

from latrunculi.games.imperator.components.battle_table import (
    ALL_LOST,
    ALL_WEAKENED,
    ATTACKER,
    DEFENDER,
    HIGHEST,
    LOWEST,
    SIDES,
    line_of,
    odds_column,
    quality_shift,
    result,
    shifted,
    toll,
)
from latrunculi.games.imperator.components.kit import Camp, Moment, Piece, Pieces, Zone
from latrunculi.games.imperator.rules.retreat import CommonFlight, Withdrawal, Words
from latrunculi.games.imperator.rules.state import COMBAT, Imperator
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

S = TypeVar("S", bound=Imperator)

# ---------------------------------------------------------------- forces


def strength(g: Imperator, units: Pieces) -> int:
    """The total PF of some units."""
    return _total(g, units, g.kit.strength)


def average_quality(g: Imperator, units: Pieces) -> int:
    """The average QU of some units, rounded down; 0 for none."""
    return _average(g, units, g.kit.quality)


def best_tactics(g: Imperator, units: Pieces, leaders: Pieces, silent: Pieces) -> int:
    """The BT of a force: the best of its leaders, except those who are `silent`; without any leader the units' average.

    A force whose leaders are all silent has 0.
    """
    if not leaders:
        return _average(g, units, g.kit.skill)
    kit = g.kit
    return max([kit.bonus[leader - kit.first_leader] for leader in members(leaders & ~silent)], default=0)


def _total(g: Imperator, units: Pieces, values: tuple[int, ...]) -> int:
    weak = g.weak
    total = 0
    for unit in members(units):
        total += values[2 * unit + (1 if weak & BIT[unit] else 0)]
    return total


def _average(g: Imperator, units: Pieces, values: tuple[int, ...]) -> int:
    return _total(g, units, values) // units.bit_count() if units else 0


# ---------------------------------------------------------------- the battle

# The moments at which the stratagems of the camps may interrupt a battle; games number their other moments below.
BEFORE_COMBAT: Final = 3
BEFORE_DIE: Final = 4
AFTER_DIE: Final = 5
AFTER_COMBAT: Final = 6

UNDECIDED: Final = -1
"""No result yet."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a battle stands: PF, column of the odds, column after the shifts, and what bears on it.

    `shifts` (of the column) and `modifiers` (of the die): by the number of each in the game's vocabulary, from the
    attacker's side.
    """

    attack: int
    defence: int
    odds: int
    column: int
    shifts: Tally[int]
    modifiers: Tally[int]


@dataclass(frozen=True)
class Parts:
    """What a kind of battle is made of.

    `window`: what lets a camp interrupt it at a moment, if it is to be asked. `evasion`: how the defender leaves a zone
    before it; `retreats`: how the beaten attacker and defender do; `flight`: how a stratagem takes the defender out of
    it, if there is one. Each from the zone and the camp. `aftermath`: what deaths bring about; it empties
    `Imperator.mourning`. `silent`: the leaders whose BT does not count. `scores`: whether victories and deaths in it
    are worth points. `shifts`: the modifiers for a shift of -2 to 2 columns.
    """

    window: Callable[[Any, int, int], Procedure[Any] | None]
    evasion: Callable[[int, int], Withdrawal[Any]]
    retreats: tuple[Callable[[int, int], Withdrawal[Any]], Callable[[int, int], Withdrawal[Any]]]
    flight: Callable[[int, int], CommonFlight[Any]] | None
    aftermath: Callable[[], Procedure[Any]]
    silent: Callable[[Any], int]
    shifts: tuple[int, ...]
    scores: bool = True


class CommonBattle(Procedure[S]):
    """The battle of two forces in a zone.

    `attacker`: the camp that attacks. `die`: the last die thrown, 0 before. `favour`: what stratagems add to the die
    of the moment, in the attacker's sense (an evasion too fails with a high die). `forced`: 1 or -1 when a stratagem
    has replaced the die by the last or the first line, else 0. `elusive`: whether some leader of the defender would
    have a way out. `tried`: whether the defender has decided to stay or has tried to evade.

    Once the die falls: `column` and `modifier` (of the die), `total` (PF of both forces). Once it is decided: `results`
    (the attacker's and the defender's, or UNDECIDED), `loser` (camp).
    `engaged`: the units and leaders that have fought, as a mask, from the moment when the die is thrown.
    Losses in progress: `due` (units that the winner must still weaken), `spared` (his units not yet touched).

    Interruptions: `turn` (camp to be asked), `declined` (in a row), `stock` (counters in both hands when it was asked).
    """

    NAME = "battle"
    FORMER = {"bonus": "modifier"}
    WORDS: ClassVar[Words]
    PARTS: ClassVar[Parts]

    zone: Zone
    attacker: Camp
    elusive: bool = False
    tried: bool = False
    die: int = 0
    favour: int = 0
    forced: int = 0
    column: int = 0
    modifier: int = 0
    total: int = 0
    results: list[int] = [UNDECIDED, UNDECIDED]
    loser: Camp = UNDECIDED
    engaged: Pieces = 0
    due: int = 0
    spared: Pieces = 0
    turn: int = UNDECIDED
    declined: int = 1  # the attacker has begun this combat and may have interrupted before
    stock: int = 0

    def __post_init__(self) -> None:
        self.turn = 1 - self.attacker

    # ------------------------------------------------------------------ what a game decides

    # In the order of a battle. A game that lets the defender choose more than to stand or to evade adds it to `options`
    # and `choose`.

    def units(self, g: S, camp: Camp) -> Pieces:
        """The combat units of a camp in the zone."""
        return g.inside[self.zone] & g.own[camp] & g.kit.unit_mask

    def leaders(self, g: S, camp: Camp) -> Pieces:
        """The leaders of a camp in the zone."""
        return g.inside[self.zone] & g.own[camp] & g.kit.leader_mask

    def at_odds(self, g: S) -> bool:
        """Whether both camps still have units in the zone."""
        return bool(g.occupied[0] & g.occupied[1] & 1 << self.zone)

    def shelter(self, g: S) -> bool:
        """Whether the defender has another way than evasion to take some of his force out of the battle."""
        return False

    def evade(self, g: S) -> None:
        """The roll: below the best VS of the leaders there."""
        self.die = self.cast(g)
        g.emit(self.WORDS.evasion_roll, (self.die, self.best_strategy(g)))
        self.step = "evaded"

    def cast(self, g: S) -> int:
        """The die of an evasion or of the battle falls."""
        return g.die()

    def modifiers(self, g: S) -> Tally[int]:
        """What bears on the die."""
        raise NotImplementedError

    def joined(self, g: S) -> None:
        """Nothing avoids the battle any more: those `engaged` have taken part in it."""

    def decided(self, g: S) -> None:
        """The battle has been won, and lost: points, and leaders who die other than by the result E."""

    def clear(self, g: S) -> None:
        """The loser has left: leaders who may not stay where they are then."""

    def finish(self, g: S) -> None:
        """All is over in the zone: what a game has to put in order there. It may call procedures."""

    def unsettled(self, g: S) -> bool:
        """Whether something was still left to put in order, and has been: then one looks once more."""
        return False

    # ------------------------------------------------------------------ who fights

    def shifts(self, g: S) -> Tally[int]:
        """What moves the column: one shift, by the average qualities."""
        attack = average_quality(g, self.units(g, self.attacker))
        amount = quality_shift(attack, average_quality(g, self.units(g, 1 - self.attacker)))
        found: Tally[int] = Tally()
        found.add(self.PARTS.shifts[amount + 2], amount)
        return found

    def politics_difference(self, g: S, lords: Pieces) -> int:
        """1 or -1 for the better CP among some leaders, where each force has one of them; else 0."""
        ours, theirs = self.leaders(g, self.attacker) & lords, self.leaders(g, 1 - self.attacker) & lords
        if not ours or not theirs:
            return 0
        kit = g.kit
        best, other = (max([kit.politics[one - kit.first_leader] for one in members(side)]) for side in (ours, theirs))
        return (best > other) - (best < other)

    def tactics_difference(self, g: S) -> int:
        """The BT of the attacker less that of the defender."""
        silent = self.PARTS.silent(g)
        sides = (self.attacker, 1 - self.attacker)
        attack, defence = (best_tactics(g, self.units(g, camp), self.leaders(g, camp), silent) for camp in sides)
        return attack - defence

    def reckon(self, g: S) -> Reckoning:
        """How the battle stands now."""
        attack = strength(g, self.units(g, self.attacker))
        defence = strength(g, self.units(g, 1 - self.attacker))
        shifts = self.shifts(g)
        odds = odds_column(attack, defence)
        return Reckoning(attack, defence, odds, shifted(odds, shifts.total), shifts, self.modifiers(g))

    # ------------------------------------------------------------------ stratagems

    def favoured(self, camp: Camp, amount: int) -> None:
        """A stratagem changes the die of the moment in a camp's favour."""
        self.favour += amount if camp == self.attacker else -amount

    def replace_die(self, camp: Camp) -> None:
        """A stratagem replaces the die by the best line for a camp; one of each camp cancel each other."""
        sign = 1 if camp == self.attacker else -1
        self.forced = 0 if self.forced == -sign else sign

    def can_flee(self, g: S) -> bool:
        """Whether the defender's whole force has somewhere to flee to and nothing keeps it."""
        return self.PARTS.flight is not None and bool(self.flight().refuges(g))

    def flight(self) -> CommonFlight[S]:
        """The procedure by which it flees."""
        assert self.PARTS.flight is not None
        return self.PARTS.flight(self.zone, 1 - self.attacker)

    def pause(self, g: S, moment: Moment) -> bool:
        """Let the camps interrupt in turn until both decline in a row. Whether one of them has been called."""
        stock = g.holds(0) + g.holds(1)
        if stock != self.stock:
            if self.declined and self.stock:
                self.declined = 1  # who has just played has declined to play more
            self.stock = stock
        while self.declined < len(SIDES):
            camp = self.turn
            self.turn = 1 - camp
            self.declined += 1
            procedure = self.PARTS.window(g, camp, moment)
            if procedure is not None:
                g.call(procedure)
                return True
        self.turn = self.attacker
        self.declined = 0
        self.stock = 0
        return False

    # ------------------------------------------------------------------ before the battle

    def start(self, g: S) -> None:
        """The combat begins; the defender may interrupt."""
        if g.journal is not None:
            reckoning = self.reckon(g)
            g.emit(self.WORDS.battle, (self.zone, self.attacker, reckoning.attack, reckoning.defence))
        self.step = "warned"

    def warned(self, g: S) -> None:
        """The stratagems that avoid the combat, or change the forces."""
        if not self.pause(g, BEFORE_COMBAT):
            self.step = "decide"

    def decide(self, g: S) -> None:
        """The defender may try to evade, once."""
        if self.lament(g):
            return
        if not self.at_odds(g):
            self.step = "over"
            return
        defender = 1 - self.attacker
        self.elusive = (
            not self.tried and bool(self.leaders(g, defender)) and bool(self.PARTS.evasion(self.zone, defender).able(g))
        )
        if self.elusive or self.shelter(g):
            g.ask(g.seat_of(defender))
        else:
            self.step = "ready"

    def best_strategy(self, g: S) -> int:
        """The best VS of the defender's leaders in the zone."""
        kit = g.kit
        leaders = members(self.leaders(g, 1 - self.attacker))
        return max([kit.strategy[leader - kit.first_leader] for leader in leaders], default=0)

    def evaded(self, g: S) -> None:
        """The die may still be changed; then it decides."""
        if self.pause(g, AFTER_DIE):
            return
        success = self.die + self.favour < self.best_strategy(g)
        self.die = 0
        self.favour = 0
        self.step = "decide"
        if success:
            g.call(self.PARTS.evasion(self.zone, 1 - self.attacker))

    # ------------------------------------------------------------------ the die

    def ready(self, g: S) -> None:
        """The stratagems that replace the die."""
        if self.pause(g, BEFORE_DIE):
            return
        if not self.at_odds(g):
            self.step = "over"
            return
        self.roll(g)

    def roll(self, g: S) -> None:
        """Odds, modifiers, and the die, unless a stratagem replaces it."""
        for camp in (self.attacker, 1 - self.attacker):
            self.engaged |= self.units(g, camp) | self.leaders(g, camp)
        self.joined(g)
        reckoning = self.reckon(g)
        self.total = reckoning.attack + reckoning.defence
        self.column = reckoning.column
        self.modifier = reckoning.modifiers.total
        if g.journal is not None:
            g.emit(self.WORDS.odds, (reckoning.attack, reckoning.defence, reckoning.odds, reckoning.column))
            for modifier, amount in (*reckoning.shifts, *reckoning.modifiers):
                g.emit(self.WORDS.modifier, (modifier, amount))
        if self.forced:
            line = HIGHEST if self.forced > 0 else LOWEST
            g.emit(self.WORDS.die_replaced, (line,))
            self.resolve(g, line)
        else:
            self.die = self.cast(g)
            self.step = "rolled"

    def rolled(self, g: S) -> None:
        """The die may still be changed; then the table decides."""
        if not self.pause(g, AFTER_DIE):
            line = line_of(self.die + self.favour + self.modifier)
            g.emit(self.WORDS.battle_roll, (self.die, line))
            self.resolve(g, line)

    def resolve(self, g: S, line: int) -> None:
        """Read the table and take the losses that leave no choice."""
        attack, defence, side = result(self.column, line)
        self.results = [attack, defence]
        winner = self.attacker if side == ATTACKER else 1 - self.attacker
        self.loser = 1 - winner
        g.emit(self.WORDS.outcome, (attack, defence, winner))
        lost, won = (defence, attack) if side == ATTACKER else (attack, defence)
        victims = self.units(g, self.loser)
        if lost == ALL_LOST:
            for unit in members(victims):
                self.destroy(g, unit)
            for leader in members(self.leaders(g, self.loser)):
                g.kill(leader, COMBAT)
        elif lost == ALL_WEAKENED:
            for unit in members(victims):
                self.strike(g, unit)
        self.spared = self.units(g, winner)
        self.due = toll(won, victims.bit_count() if lost <= ALL_WEAKENED else 0, self.spared.bit_count())
        self.step = "losses"

    # ------------------------------------------------------------------ losses

    def strike(self, g: S, unit: Piece) -> None:
        """Weaken a unit, or eliminate it if it is weakened already."""
        if g.weak >> unit & 1:
            self.destroy(g, unit)
        else:
            g.weaken(unit)
            g.emit(self.WORDS.weakened, (unit,))

    def destroy(self, g: S, unit: Piece) -> None:
        """Eliminate a unit."""
        g.eliminate(unit)
        g.emit(self.WORDS.eliminated, (unit,))

    def losses(self, g: S) -> None:
        """The winner chooses the units that he weakens; there is no choice when all are hit."""
        if self.due >= self.spared.bit_count():
            for unit in members(self.spared):
                self.strike(g, unit)
            self.due = 0
        if self.due:
            g.ask(g.seat_of(1 - self.loser))
            return
        self.decided(g)
        self.step = "mourn"

    def mourn(self, g: S) -> None:
        """Deaths have their consequences before anybody retreats: who changes camp by them need not."""
        if not self.lament(g):
            self.step = "leave"

    def lament(self, g: S) -> bool:
        """See to the consequences of deaths, if there were any: whether there were."""
        if not g.mourning:
            return False
        g.call(self.PARTS.aftermath())
        return True

    def leave(self, g: S) -> None:
        """The loser retreats."""
        self.step = "over"
        if self.units(g, self.loser) or self.leaders(g, self.loser):
            beaten = ATTACKER if self.loser == self.attacker else DEFENDER
            g.call(self.PARTS.retreats[beaten](self.zone, self.loser))

    def over(self, g: S) -> None:
        """The combat is over, whether it was fought or not; those who could not leave are dead."""
        self.clear(g)
        if self.lament(g):
            return
        self.step = "after"
        self.finish(g)

    def after(self, g: S) -> None:
        """The stratagems after a combat."""
        if not self.unsettled(g) and not self.pause(g, AFTER_COMBAT):
            g.end()

    # ------------------------------------------------------------------ choices

    def options(self, g: S, may: Offers) -> None:
        rules = g.kit.rules
        if self.step == "losses":
            may.offer(self.WORDS.weaken, rules.losses, self.units(g, 1 - self.loser))
            may.only(rules.losses, self.spared)
            return
        may.offer(self.WORDS.stand, rules.evade)
        may.offer(self.WORDS.evade, rules.evade)
        leaders = self.leaders(g, 1 - self.attacker)
        may.when(rules.evade, not self.tried and bool(leaders))
        if may.explains:
            may.when(g.pinning(), bool(leaders & ~g.pinned(1 - self.attacker)))
        may.when(rules.free, self.elusive)

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == self.WORDS.weaken:
            self.spared &= ~(1 << obj)
            self.due -= 1
            self.strike(g, obj)
        elif verb == self.WORDS.evade:
            self.tried = True
            self.step = "evade"
        else:
            self.tried = True
            self.step = "ready"

    def about(self, g: S) -> tuple[tuple[str, str, int], ...]:
        return (("zone", "zone", self.zone),)


def current(g: Imperator) -> CommonBattle[Any] | None:
    """The battle in progress, None outside battles."""
    return g.innermost(CommonBattle)
