"""A game being played: its state, its record and its log, with refusals that say why, and undo.

Undo goes back choice by choice to the last moment at which nothing had been rolled, drawn or shown and the same seat
was to choose. The dice function itself cuts it (`State.chance`), so that no rule can forget to.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Any, Final

from latrunculi.kernel import codec, views
from latrunculi.kernel.actions import object_of, verb_of
from latrunculi.kernel.chance import KEYED, MASK64, MOST_STATE, begun, belongs
from latrunculi.kernel.engine import Journal, RulesError, State
from latrunculi.kernel.game import OMNISCIENT, Game, Setup, SetupError
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.record import FORMAT, Record, RecordError, Step


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action was not carried out.

    `code` is one of: `over` (the game has ended), `not-your-turn` (another seat is awaited), `stale` (the choice
    answers an earlier prompt), `unknown` (no such action in this game), `not-now` (the verb belongs to another moment;
    `rule` says to which), `forbidden` (`rule` is the clause that forbids it), `nothing-to-undo`.
    """

    code: str
    rule: str = ""


MOST_UNDO: Final = 256
"""Choices that can be taken back: each is a copy of the state, and some choices undo one another without end."""


@dataclass(frozen=True, slots=True)
class _Mark:
    state: State
    events: int
    steps: int


class Match:
    """A game in progress.

    Attributes:
        game, setup: what is played and how it began.
        state: the position; treat it as read-only.
        journal: all events and outcomes so far.
        opening: outcomes before the first decision.
        steps: the choices so far.
        version: grows with every accepted choice and every undo; a choice may name the version that it answers.
    """

    def __init__(self, game: Game, setup: Setup, position: str = "", opening: list[int] | None = None) -> None:
        """Begin a game.

        Args:
            game, setup: what to play.
            position: a TOML position to begin from instead of the set-up's own beginning; its dice are still those
                of the set-up's seed.
            opening: outcomes to use before the first decision (a replay), instead of the generator's.

        Raises:
            latrunculi.kernel.position.PositionError: when the position is wrong.
            SetupError: when it is for another number of players than the set-up.
        """
        self.game = game
        self.setup = setup
        self.position = position
        self.journal = Journal()
        self.steps: list[Step] = []
        self.version = 0
        self._marks: list[_Mark] = []
        self._ends: list[int] = []
        if position:
            self.state = game.position(position)
            if wrong := codec.faults(self.state):
                raise PositionError([f"position: {fault}; correct the position" for fault in wrong])
            if self.state.seats != setup.seats:
                raise SetupError(f"the position is for {self.state.seats} players, not for {setup.seats}")
            self.state.rng = begun(setup.seed, setup.dice)
            self.state.journal = self.journal
        else:
            self.state = game.new(setup, lambda g: self._listen(g, opening))
        self.opening = list(self.journal.outcomes)
        self._ends.append(len(self.journal.events))

    def _listen(self, g: State, script: list[int] | None) -> None:
        g.journal = self.journal
        if script is not None:
            g.script = list(script)

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, action: int, version: int | None = None) -> Refusal | None:
        """Carry out a choice, or say why not. A refused choice changes nothing."""
        refusal = self.refusal(seat, action, version)
        if refusal is None:
            self._carry_out(seat, action)
        return refusal

    def refusal(self, seat: int, action: int, version: int | None = None) -> Refusal | None:
        """Why a choice would be refused; None when it is legal."""
        g = self.state
        if g.over:
            return Refusal("over")
        if version is not None and version != self.version:
            return Refusal("stale")
        if not self.game.vocabulary.knows(action):
            return Refusal("unknown")
        if not (0 <= seat < g.seats and g.awaiting >> seat & 1):
            asked = views.prompt(self.game, g)
            return Refusal("not-your-turn", asked["rule"] if asked else "")
        if action in g.legal(seat):
            return None
        offered, clause = g.why_not(seat, action)
        if offered:
            return Refusal("forbidden", clause)
        return Refusal("not-now", self.game.vocabulary.verbs[verb_of(action)].rule)

    def _carry_out(self, seat: int, action: int, script: list[int] | None = None) -> None:
        g = self.state
        before = g.clone()
        mark = _Mark(before, len(self.journal.events), len(self.steps))
        outcomes = len(self.journal.outcomes)
        if script is not None:
            g.script = list(script)
        g.apply(seat, action)
        verb = self.game.vocabulary.verbs[verb_of(action)]
        self.steps.append(
            Step(
                seat,
                verb.name,
                self._object_name(verb.kind, action),
                self.journal.outcomes[outcomes:],
            )
        )
        self._ends.append(len(self.journal.events))
        self.version += 1
        if g.cuts == before.cuts and g.awaiting == 1 << seat:
            self._marks.append(mark)
            del self._marks[:-MOST_UNDO]
        else:
            self._marks.clear()

    def _object_name(self, kind: str, action: int) -> str | int | None:
        name = self.game.vocabulary.name(kind, object_of(action))
        return name if isinstance(name, (str, int)) else None

    def follow(self, step: Step, rng: int) -> None:
        """Carry out a choice that was made elsewhere, with the outcomes and the generator's state that it led to there.

        Raises:
            RecordError: when it does not follow the rules.
        """
        scripted = list(self.state.script or [])
        _follow(self, len(self.steps) + 1, step)
        self.state.rng = rng
        self.state.script = scripted[len(step.outcomes) :] or None

    # ------------------------------------------------------------------ undo

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last choice."""
        return bool(self._marks) and self.state.awaiting == 1 << seat

    def undo(self, seat: int) -> Refusal | None:
        """Take back the last choice of a seat."""
        if not self.can_undo(seat):
            return Refusal("nothing-to-undo")
        mark = self._marks.pop()
        self.state = mark.state
        self.state.journal = self.journal
        del self.journal.events[mark.events :]
        del self.steps[mark.steps :]
        del self._ends[mark.steps + 1 :]
        self.version += 1
        return None

    # ------------------------------------------------------------------ seeing

    def view(self, viewer: int) -> dict[str, Any]:
        """The position as a viewer may see it (`views.view`), with `version` and `undo` added.

        Raises:
            ValueError: when there is no such viewer.
        """
        self._check_viewer(viewer)
        seen = views.view(self.game, self.state, viewer)
        seen["version"] = self.version
        seen["undo"] = viewer >= 0 and self.can_undo(viewer)
        return seen

    def log(self, viewer: int, since: int = 0, until: int | None = None) -> list[dict[str, Any]]:
        """The events that a viewer may see, from number `since` on and before `until` (`views.events`).

        To each is added the choice that it came of: `step`, its number from 1, and `seat`, whose it was; 0 and None
        before the first choice.

        Raises:
            ValueError: when there is no such viewer.
        """
        self._check_viewer(viewer)
        told = views.events(self.game, self.journal.events, viewer, since, until)
        for event in told:
            step = bisect_right(self._ends, event["n"])
            event |= {"step": step, "seat": self.steps[step - 1].seat if step else None}
        return told

    def _check_viewer(self, viewer: int) -> None:
        if not OMNISCIENT <= viewer < self.state.seats:
            last = self.state.seats - 1
            raise ValueError(
                f"a viewer is a seat from 0 to {last}, -1 (a spectator) or -2 (who sees all), not {viewer}"
            )

    # ------------------------------------------------------------------ records

    def copy(self) -> Match:
        """An independent copy of the game so far, to look at while this one goes on; it takes nothing back."""
        twin = Match.__new__(Match)
        twin.game, twin.setup, twin.position = self.game, self.setup, self.position
        twin.journal = Journal()
        twin.journal.events = self.journal.events.copy()
        twin.journal.outcomes = self.journal.outcomes.copy()
        twin.state = self.state.clone()
        twin.state.journal = twin.journal
        twin.opening = self.opening.copy()
        twin.steps = self.steps.copy()
        twin.version = self.version
        twin._marks = []
        twin._ends = self._ends.copy()
        return twin

    def record(self) -> Record:
        """The game so far, to be saved and replayed."""
        return Record(
            format=FORMAT,
            game=self.game.id,
            revision=self.game.revision,
            setup=self.setup,
            opening=list(self.opening),
            steps=list(self.steps),
            rng=f"{self.state.rng:016x}",
            position=self.position,
        )


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match that a record tells of, up to a number of steps (all by default), ready to be played on.

    Raises:
        RecordError: when the record is of another game or revision, or does not follow the rules; says at which step.
    """
    if record.game != game.id:
        raise RecordError(f"this record is of {record.game}, not of {game.id}")
    if record.revision != game.revision:
        raise RecordError(
            f"this record was played under revision {record.revision} of the rules of {game.id};"
            f" this program has revision {game.revision}"
        )
    try:
        match = Match(game, _setup(game, record.setup), record.position, record.opening)
    except (SetupError, RulesError) as error:
        raise RecordError(f"before the first step: {error}") from error
    scripted = list(match.state.script or []) if record.position else []
    _check_outcomes(match.state, match.opening, record.opening, "before the first step")
    count = len(record.steps) if upto is None else max(0, min(upto, len(record.steps)))
    for number, step in enumerate(record.steps[:count], 1):
        _follow(match, number, step)
    if count == len(record.steps) and record.rng:
        match.state.rng = _generator(record.rng, match.setup.dice)
    used = sum(len(step.outcomes) for step in match.steps)
    match.state.script = scripted[used:] or None
    return match


def _generator(state: str, dice: str) -> int:
    if not re.fullmatch("[0-9a-f]{1,48}", state) or not belongs(int(state, 16), dice):
        bits = (MOST_STATE if dice == KEYED else MASK64).bit_length()
        raise RecordError(f"the generator's state {state!r} is not a hexadecimal number of {bits} bits")
    return int(state, 16)


def _setup(game: Game, setup: Setup) -> Setup:
    if setup.game != game.id or setup.seats < 1:
        raise SetupError(f"the set-up is of {setup.seats} players of {setup.game}")
    return game.setup(setup.scenario, setup.seats, setup.seed, setup.options, setup.dice)


def choice(match: Match, number: int, step: Step) -> int:
    """The action of a recorded step, which is the next of a match.

    Raises:
        RecordError: when it is not legal there.
    """
    try:
        action = match.game.vocabulary.action(step.verb, step.object)
    except KeyError as error:
        raise RecordError(f"step {number}: {match.game.id} knows no {error.args[0]!r}") from error
    refusal = match.refusal(step.seat, action)
    if refusal is not None:
        because = f" ({refusal.rule})" if refusal.rule else ""
        raise RecordError(f"step {number}: seat {step.seat} may not {step.verb} {step.object}: {refusal.code}{because}")
    return action


def _follow(match: Match, number: int, step: Step) -> None:
    action = choice(match, number, step)
    rng = match.state.rng
    try:
        match._carry_out(step.seat, action, step.outcomes)
    except RulesError as error:
        raise RecordError(f"step {number}: {error}") from error
    if match.state.rng != rng:
        raise RecordError(f"step {number}: the record has too few outcomes")
    _check_outcomes(match.state, match.steps[-1].outcomes, step.outcomes, f"step {number}")


def _check_outcomes(g: State, used: list[int], recorded: list[int], where: str) -> None:
    if used != recorded:
        raise RecordError(f"{where}: the record has {len(recorded)} outcomes where {len(used)} were used")
    g.script = None
