"""The bot that thinks ahead: it plays the present phase out many times, with sampled dice, before it answers.

What a seat cannot know is filled in at random (`Game.determinize`). Each sample is one such world with its own dice,
and every candidate is tried in the same worlds, so that luck weighs on all alike. After the candidate the game's
advisor plays for everybody until the phase is over, and its evaluation of the position is the result. Candidates that
fall behind are dropped as the budget is spent, and what is left of it goes to the others; where all do so clearly, the
rest of it is saved.

What the advisor likes best, the favourite, is played unless another has done better in the same worlds by more than
luck explains. Where a phase is so long that the budget does not pay for a few samples of two candidates, or where they
all come to the same, nothing is to be learnt and the favourite is played at once.

Nothing depends on a clock: the same seed and position give the same answer on any machine.
"""

from __future__ import annotations

import math
from typing import Final

from latrunculi.bots.base import Seen
from latrunculi.bots.greedy import preferred
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Advisor
from latrunculi.kernel.ints import Action, Seat

CANDIDATES: Final = 6
"""Actions that are tried out: those that the advisor likes best."""
MOST: Final = 60
"""Samples of one candidate, at most."""
TRUST: Final = 0.5
"""Weight of the advisor's own scores beside the mean of the samples."""
DECIDED: Final = 20.0
"""How far an action may fall behind the favourite in the advisor's eyes and still be tried out."""
FEWEST: Final = 4
"""Samples without which nothing is known of a candidate."""
ALIKE: Final = 2
"""Samples after which candidates that have not differed at all are taken to come to the same."""
CAUTION: Final = 1.0
"""Standard errors by which a candidate must do better than the favourite."""
CERTAIN: Final = 3.0
"""Standard errors by which a candidate that does worse than the favourite is given up."""
LONGEST: Final = 200
"""Decisions after which a phase is judged where it stands."""


class Candidate:
    """An action that is tried out: the advisor's score of it, and what the samples gave."""

    __slots__ = ("action", "outcomes", "score", "total")

    def __init__(self, action: Action, score: float) -> None:
        self.action = action
        self.score = score
        self.total = 0.0
        self.outcomes: list[float] = []

    def add(self, outcome: float) -> None:
        """Note what a sample gave."""
        self.outcomes.append(outcome)
        self.total += outcome

    def steady(self) -> bool:
        """Whether all samples have given the same."""
        return min(self.outcomes) == max(self.outcomes)

    def value(self) -> float:
        """What the action is worth, as far as is known."""
        return self.total / len(self.outcomes) + TRUST * self.score if self.outcomes else self.score

    def beats(self, favourite: Candidate) -> bool:
        """Whether it does better than another in the same worlds, by more than luck explains."""
        gain, error = self.gain(favourite)
        return gain > CAUTION * error

    def hopeless(self, favourite: Candidate) -> bool:
        """Whether it does worse than another in the same worlds, and it is hardly luck."""
        gain, error = self.gain(favourite)
        return len(self.outcomes) >= FEWEST and gain < -CERTAIN * error

    def gain(self, favourite: Candidate) -> tuple[float, float]:
        """How much better it does than another in the same worlds, and the standard error of that; where little is
        known, no better."""
        gains = [mine - its for mine, its in zip(self.outcomes, favourite.outcomes, strict=False)]
        if len(gains) < ALIKE:
            return 0.0, 0.0
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
        return mean + TRUST * (self.score - favourite.score), math.sqrt(spread / len(gains))


class LegatusBot:
    """Looks one phase ahead.

    Args:
        advisor: what the game knows about playing it.
        seed: of the samples.
        budget: decisions to play out for one answer, of all samples together; what the game says without one.
    """

    def __init__(self, advisor: Advisor, seed: int | str, budget: int | None = None) -> None:
        self._advisor = advisor
        self._dice = Dice(seed)
        self._budget = budget
        self._left = 0

    def choose(self, seen: Seen) -> int:
        """One of the legal actions."""
        options = seen.state.options
        if len(options) == 1:
            return options[0]
        scores = self._advisor.prefer(seen.state, seen.seat, options)
        if self._advisor.horizon(seen.state) < 0:
            return options[preferred(scores)]
        ranked = [Candidate(action, score) for action, score in zip(options, scores, strict=True)]
        ranked.sort(key=promise, reverse=True)
        hopeful = [one for one in ranked[:CANDIDATES] if one.score > ranked[0].score - DECIDED]
        return self._best(seen, hopeful) if len(hopeful) > 1 else ranked[0].action

    def _best(self, seen: Seen, candidates: list[Candidate]) -> int:
        """The candidate that does best: half of those that are left are dropped whenever half the budget is spent."""
        budget = seen.game.thinking(seen.state) if self._budget is None else self._budget
        self._left = budget
        share = budget // 2
        favourite, *others = candidates
        while self._left > 0 and len(favourite.outcomes) < MOST:
            world = seen.game.determinize(seen.state, seen.seat, self._dice)
            favourite.add(self._outcome(world, seen.seat, favourite.action))
            if len(favourite.outcomes) == 1:
                others = others[: max(0, budget // (FEWEST * (budget - self._left)) - 1)]
            for other in others:
                other.add(self._outcome(world, seen.seat, other.action))
            if len(favourite.outcomes) == ALIKE:
                others = [other for other in others if other.outcomes != favourite.outcomes]
            others = [other for other in others if not other.hopeless(favourite)]
            if not others:
                return favourite.action
            if len(favourite.outcomes) == FEWEST and all(one.steady() for one in (favourite, *others)):
                break
            if len(others) > 1 and self._left <= share:
                others.sort(key=Candidate.value, reverse=True)
                others = others[: len(others) // 2]
                share //= 2
        better = [other for other in others if other.beats(favourite)]
        return max(better, key=Candidate.value, default=favourite).action

    def _outcome(self, world: State, seat: Seat, action: Action) -> float:
        """How the seat stands at the end of the phase in one sample."""
        advisor = self._advisor
        g = world.clone()
        horizon = advisor.horizon(g)
        g.apply(seat, action)
        played = 2
        while g.awaiting and played < LONGEST and advisor.horizon(g) == horizon:
            mover = (g.awaiting & -g.awaiting).bit_length() - 1
            options = g.legal(mover)
            g.apply(mover, options[preferred(advisor.prefer(g, mover, options))])
            played += 1
        self._left -= played
        return advisor.evaluate(g, seat)


def promise(candidate: Candidate) -> float:
    """What the advisor thinks of a candidate."""
    return candidate.score
