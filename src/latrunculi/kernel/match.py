"""A game being played: its state, its record and its log, with refusals that say why, and undo.

Undo goes back choice by choice to the last moment at which nothing had been rolled, drawn or shown and the same seat
was to choose. The dice function itself cuts it (`State.chance`), so that no rule can forget to. The position before a
choice is not kept but worked out anew, should anybody ask for it: from a copy some choices back, by the same choices.
So to play through a `Match` costs little more than the rules themselves.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from latrunculi.kernel import codec, views
from latrunculi.kernel.actions import members, object_of, verb_of
from latrunculi.kernel.chance import KEYED, MASK64, MOST_STATE, begun, belongs
from latrunculi.kernel.engine import Journal, RulesError, State
from latrunculi.kernel.game import NOT_NOW, OMNISCIENT, Game, Setup, SetupError
from latrunculi.kernel.ints import Action, Seat, Viewer
from latrunculi.kernel.position import CONTRADICTIONS, PositionError
from latrunculi.kernel.record import FORMAT, Record, RecordError, Step


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action was not carried out.

    `code` is one of: `over` (the game has ended), `not-your-turn` (another seat is awaited), `stale` (the choice
    answers an earlier prompt), `unknown` (no such action in this game), `not-now` (the verb belongs to another moment;
    `rule` says to which), `forbidden` (`rule` is the clause that forbids it) or a plainer word for the same
    (`game.PLAIN`), `nothing-to-undo`.
    """

    code: str
    rule: str = ""


MOST_UNDO: Final = 256
"""Choices that can be taken back: some choices undo one another without end."""
SPACING: Final = 16
"""Choices between two copies of the state: an undo plays so many again at most."""


class _Choice(NamedTuple):
    """A choice that was carried out: as numbers, for a `Step` is made of it only when somebody reads it.

    `events` and `outcomes` are how many there had been in the whole game before it.
    """

    seat: int
    action: int
    events: int
    outcomes: int


class Match:
    """A game in progress.

    Attributes:
        game, setup: what is played and how it began.
        state: the position; treat it as read-only.
        journal: all events and outcomes so far.
        opening: outcomes before the first decision.
        version: grows with every accepted choice and every undo; a choice may name the version that it answers.
        earlier: revisions of the rules under which it was played before it was continued under the present one.
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
        self.version = 0
        self.earlier: list[int] = []
        self._choices: list[_Choice] = []
        self._steps: list[Step] = []
        self._undoable = 0
        self._copies: list[tuple[int, State]] = []
        if position:
            self.state = opened(game, position)
            if self.state.seats != setup.seats:
                raise SetupError(f"the position is for {self.state.seats} players, not for {setup.seats}")
            self.state.rng = begun(setup.seed, setup.dice)
            self.state.journal = self.journal
        else:
            self.state = game.new(setup, lambda g: self._listen(g, opening))
        self.opening = list(self.journal.outcomes)

    def _listen(self, g: State, script: list[int] | None) -> None:
        g.journal = self.journal
        if script is not None:
            g.script = list(script)

    # ------------------------------------------------------------------ playing

    def play(self, seat: Seat, action: Action, version: int | None = None) -> Refusal | None:
        """Carry out a choice, or say why not. A refused choice changes nothing."""
        refusal = self.refusal(seat, action, version)
        if refusal is None:
            self._carry_out(seat, action)
        return refusal

    def refusal(self, seat: Seat, action: Action, version: int | None = None) -> Refusal | None:
        """Why a choice would be refused; None when it is legal."""
        g = self.state
        fresh = version is None or version == self.version
        if fresh and action in g.legal(seat):
            return None
        if g.over:
            return Refusal("over")
        if not fresh:
            return Refusal("stale")
        if not self.game.vocabulary.knows(action):
            return Refusal("unknown")
        if not (0 <= seat < g.seats and g.awaiting >> seat & 1):
            asked = views.prompt(self.game, g)
            return Refusal("not-your-turn", asked["rule"] if asked else "")
        may = g.explain(seat, action)
        if may.offered:
            return Refusal(*self.game.forbidden(g, seat, action, may))
        return Refusal(NOT_NOW, self.game.untimely(action))

    def _carry_out(self, seat: Seat, action: Action, script: list[int] | None = None) -> None:
        g = self.state
        number = len(self._choices)
        if not self._copies or number - self._copies[-1][0] >= SPACING:
            self._keep_copy(number)
        choice = _Choice(seat, action, len(self.journal.events), len(self.journal.outcomes))
        cuts = g.cuts
        if script is not None:
            g.script = list(script)
        g.apply(seat, action)
        self._choices.append(choice)
        self.version += 1
        if g.cuts == cuts and g.awaiting == 1 << seat:
            self._undoable = min(self._undoable + 1, MOST_UNDO)
        else:
            self._undoable = 0

    @property
    def steps(self) -> list[Step]:
        """The choices so far, in words."""
        for number in range(len(self._steps), len(self._choices)):
            seat, action, _, _ = self._choices[number]
            verb = self.game.vocabulary.verbs[verb_of(action)]
            name = self.game.vocabulary.name(verb.kind, object_of(action))
            thing = name if isinstance(name, (str, int)) else None
            self._steps.append(Step(seat, verb.name, thing, self._outcomes_of(number)))
        return self._steps

    def _outcomes_of(self, number: int) -> list[int]:
        """What chance made of a choice, by its number from 0 on."""
        after = number + 1
        end = self._choices[after].outcomes if after < len(self._choices) else len(self.journal.outcomes)
        return self.journal.outcomes[self._choices[number].outcomes : end]

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

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may take back its last choice."""
        return self._undoable > 0 and self.state.awaiting == 1 << seat

    def undo(self, seat: Seat) -> Refusal | None:
        """Take back the last choice of a seat."""
        if not self.can_undo(seat):
            return Refusal("nothing-to-undo")
        self.state = self._before(len(self._choices) - 1)
        del self.journal.events[self._choices.pop().events :]
        del self._steps[len(self._choices) :]
        self._undoable -= 1
        self.version += 1
        return None

    def _keep_copy(self, number: int) -> None:
        """Keep a copy of the position before a choice, and of older ones no more than undo may need."""
        self._copies.append((number, self.state.clone()))
        while len(self._copies) > 1 and self._copies[1][0] <= number - self._undoable:
            del self._copies[0]

    def _before(self, number: int) -> State:
        """The position before one of the choices that may be taken back: since then nothing was left to chance."""
        while self._copies[-1][0] > number:
            self._copies.pop()
        copied_at, copy = self._copies[-1]
        g = copy.clone()
        for earlier in range(copied_at, number):
            g.script = self._outcomes_of(earlier)
            g.apply(self._choices[earlier].seat, self._choices[earlier].action)
        g.rng = self.state.rng
        g.script = self.state.script
        g.journal = self.journal
        return g

    # ------------------------------------------------------------------ seeing

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The position as a viewer may see it (`views.view`), with `version` and `undo` added.

        Raises:
            ValueError: when there is no such viewer.
        """
        self._check_viewer(viewer)
        seen = views.view(self.game, self.state, viewer)
        seen["version"] = self.version
        seen["undo"] = viewer >= 0 and self.can_undo(viewer)
        return seen

    def reach(self, seat: Seat, action: Action) -> dict[str, int]:
        """Where a choice of a seat may lead (`views.reach`)."""
        return views.reach(self.game, self.state, seat, action)

    def log(self, viewer: Viewer, since: int = 0, until: int | None = None) -> list[dict[str, Any]]:
        """The events that a viewer may see, from number `since` on and before `until` (`views.events`).

        To each is added the choice that it came of: `step`, its number from 1, and `seat`, whose it was; 0 and None
        before the first choice.

        Raises:
            ValueError: when there is no such viewer.
        """
        self._check_viewer(viewer)
        told = views.events(self.game, self.journal.events, viewer, since, until)
        for event in told:
            step = bisect_right(self._choices, event["n"], key=lambda choice: choice.events)
            event |= {"step": step, "seat": self._choices[step - 1].seat if step else None}
        return told

    def _check_viewer(self, viewer: Viewer) -> None:
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
        twin.version = self.version
        twin.earlier = self.earlier.copy()
        twin._choices = self._choices.copy()
        twin._steps = self.steps.copy()
        twin._undoable = 0
        twin._copies = []
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
            earlier=list(self.earlier),
        )


def opened(game: Game, text: str, file: str = "position") -> State:
    """The state that a position describes, at a decision that can be played on from and shown to everybody.

    Raises:
        PositionError: when it is wrong.
    """
    try:
        g = game.position(text, file)
        if wrong := codec.faults(g) or _unanswered(g):
            raise PositionError([f"{file}: {fault}; correct the position" for fault in wrong])
        for viewer in range(OMNISCIENT, g.seats):
            views.view(game, g, viewer)
    except PositionError:
        raise
    except CONTRADICTIONS as error:
        told = f"{file}: it contradicts itself ({type(error).__name__}: {error})"
        raise PositionError([f"{told}; correct where pieces stand, and the numbers that name objects"]) from error
    return g


def _unanswered(g: State) -> list[str]:
    """What is wrong with the question that a state has come to."""
    if g.over:
        return []
    frame = g.stack[-1]
    if frame.step not in frame.ASKS:
        return [f"procedure: somebody is asked at {frame.NAME}.{frame.step}, which asks nothing"]
    return [
        f"awaiting: seat {seat} is asked and has no legal answer" for seat in members(g.awaiting) if not g.legal(seat)
    ]


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """The match that a record tells of, up to a number of steps (all by default), ready to be played on.

    A record of an earlier revision of the rules is continued under the present one (`Match.earlier` then says so) where
    every choice is still legal and what chance made of it is used up exactly.

    Raises:
        RecordError: when the record is of another game or a later revision, or does not follow the rules; says at which
            step, and of an earlier revision which version of the program can continue it.
    """
    if record.game != game.id:
        raise RecordError(f"this record is of {record.game}, not of {game.id}")
    if record.revision == game.revision:
        return _followed(game, record, upto)
    played = f"this record was played under revision {record.revision} of the rules of {game.id}"
    if record.revision > game.revision:
        raise RecordError(
            f"{played}; this program has revision {game.revision}: a later version of latrunculi can continue it"
        )
    try:
        match = _followed(game, record, upto)
    except RecordError as error:
        version = game.versions.get(record.revision, "of that revision")
        raise RecordError(
            f"{played}, and revision {game.revision}, which this program has, takes another way: {error};"
            f" latrunculi {version} can continue it"
        ) from error
    match.earlier.append(record.revision)
    return match


def _followed(game: Game, record: Record, upto: int | None) -> Match:
    try:
        match = Match(game, _setup(game, record.setup), record.position, record.opening)
    except (SetupError, RulesError) as error:
        raise RecordError(f"before the first step: {error}") from error
    match.earlier = list(record.earlier)
    scripted = list(match.state.script or []) if record.position else []
    _check_outcomes(match.state, match.opening, record.opening, "before the first step")
    count = len(record.steps) if upto is None else max(0, min(upto, len(record.steps)))
    for number, step in enumerate(record.steps[:count], 1):
        _follow(match, number, step)
    if count == len(record.steps) and record.rng:
        match.state.rng = _generator(record.rng, match.setup.dice)
    used = len(match.journal.outcomes) - len(match.opening)
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
    if refusal := game.pack_refusal(setup):
        raise SetupError(refusal)
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
    rng = match.state.rng
    try:
        match._carry_out(step.seat, choice(match, number, step), step.outcomes)
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(f"step {number}: {error}") from error
    except CONTRADICTIONS as error:  # a record may begin from any position
        kind = type(error).__name__
        raise RecordError(f"step {number}: the game cannot go on from here ({kind}: {error})") from error
    if match.state.rng != rng:
        raise RecordError(f"step {number}: the record has too few outcomes")
    _check_outcomes(match.state, match._outcomes_of(number - 1), step.outcomes, f"step {number}")


def _check_outcomes(g: State, used: list[int], recorded: list[int], where: str) -> None:
    if used != recorded:
        raise RecordError(f"{where}: the record has {len(recorded)} outcomes where {len(used)} were used")
    g.script = None
