"""States and procedures: the position, and where in the rules it stands.

A `State` is plain data: ints, strings and lists in typed attributes. Where the game stands is data too: a stack of
`Procedure`s, each with the name of its next step and a few fields. A step either asks a seat to choose or goes on;
it may call another procedure, to any depth, and a state saved in the middle of one resumes there.

Three things alone change a state: a choice (`State.apply`), an outcome of chance (`State.chance`), and what the rules
make of them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Self, TypeVar, dataclass_transform

from latrunculi.kernel.actions import OBJECT_BITS, OBJECT_MASK, Explainer, Offers
from latrunculi.kernel.chance import MASK64, STEP, keyed_outcome
from latrunculi.kernel.fields import Declared, declare
from latrunculi.kernel.ints import Action, Seat, Thing, Verb

EVERYONE: Final = -1
"""The audience of an event that all may see."""
FORCED: Final = 0
"""The kind of event that every game has: a seat's only answer, given by itself. Values: seat, action."""
MOST_STEPS: Final = 50_000
"""Steps from one decision to the next: hundreds of times as many as any rule takes. Procedures in progress of a
position that somebody wrote may lead to one another for ever."""


class RulesError(Exception):
    """The rules of a game broke their own contract (no legal answer, an outcome out of range): a defect to report."""


class Journal:
    """What happened, outside the state that is cloned: typed events, and the outcomes of chance in their order.

    `events` holds `(audience, kind, values)`: a bitmask of seats (a negative one, EVERYONE or `~mask`, includes the
    spectators), the index of its kind in the game's vocabulary, and one int for each field of that kind. `outcomes`
    holds what each call of `State.chance` answered, from 0 on.
    """

    def __init__(self) -> None:
        self.events: list[tuple[int, int, tuple[int, ...]]] = []
        self.outcomes: list[int] = []


G = TypeVar("G", bound="State")
P = TypeVar("P", bound="Procedure[Any]")


@dataclass_transform(eq_default=False)
class Procedure(Generic[G], metaclass=Declared):
    """One procedure of the rules in progress: its next step and its fields.

    A subclass names itself (`NAME`), declares its fields (plain data, as `latrunculi.kernel.fields` says), gives for
    each step that asks the clause of the question (`ASKS`), and has one method for each step.
    """

    __slots__ = ("step",)

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    DECLARED: ClassVar[tuple[tuple[str, str, str | None], ...]] = ()
    ASKS: ClassVar[dict[str, str]] = {}
    FORMER: ClassVar[dict[str, str]] = {}
    """The steps and fields whose names were others in positions of earlier versions; none ("") where one is gone."""
    LATER: ClassVar[dict[str, int]] = {}
    """The fields that positions of earlier versions do not have, and what is read for them there."""

    step: str

    def __init_subclass__(cls) -> None:
        declare(cls, procedure=True)

    def __init__(self) -> None:
        self.step = "start"

    def start(self, g: G) -> None:
        """The first step."""
        raise NotImplementedError(f"{self.NAME} has no first step")

    def options(self, g: G, may: Offers) -> None:
        """State what `may.seat` may choose at the present step."""
        raise NotImplementedError(f"{self.NAME} asks nothing")

    def choose(self, g: G, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Carry out a choice of `seat`. Unless it sets another step, the present one runs again."""
        raise NotImplementedError(f"{self.NAME} asks nothing")

    def about(self, g: G) -> tuple[tuple[str, str, int], ...]:
        """What the question of the present step is about: (name, kind of object, object) for each value of its text."""
        return ()

    def __eq__(self, other: object) -> bool:
        """Whether two procedures are of one kind, at the same step and with the same fields."""
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in ("step", *self.FIELDS))

    def copy(self) -> Self:
        """A copy that shares nothing that changes."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.step = self.step
        return twin


class State(metaclass=Declared):
    """A position of any game. Subclasses declare their own fields, as `latrunculi.kernel.fields` says."""

    __slots__ = ("awaiting", "cuts", "journal", "options", "private", "rng", "script", "seats", "stack")

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "rng", "cuts", "awaiting", "private")
    DECLARED: ClassVar[tuple[tuple[str, str, str | None], ...]] = ()

    seats: int
    """Number of people at the table."""
    rng: int
    """State of the generator: 64 bits, or a key and 64 bits (`latrunculi.kernel.chance`)."""
    cuts: int
    """How often something irreversible happened: a die, a draw, a disclosure. Undo never goes back over one."""
    awaiting: int
    """Bitmask of the seats that must choose now; 0 only when the game is over."""
    private: bool
    """Whether the present prompt is asked even when one answer is left, since skipping it would tell a secret."""
    stack: list[Procedure[Any]]
    """Procedures in progress, the innermost last."""
    options: list[int]
    """Legal actions, when exactly one seat is awaited. Never changed in place: clones share it."""
    script: list[int] | None
    """Outcomes that chance must take before it asks the generator: replays, puzzles, tests."""
    journal: Journal | None
    """Where events go; None while nobody listens (search)."""

    def __init_subclass__(cls) -> None:
        declare(cls, procedure=False)

    def __init__(self, seats: int, rng: int) -> None:
        self.seats = seats
        self.rng = rng
        self.cuts = 0
        self.awaiting = 0
        self.private = False
        self.stack = []
        self.options = []
        self.script = None
        self.journal = None
        self.fresh()

    def fresh(self) -> None:
        """Set the fields of subclasses to their defaults."""

    def innermost(self, kind: type[P]) -> P | None:
        """The procedure of a kind in progress, the innermost of several; None where there is none."""
        for frame in self.stack[::-1]:
            if isinstance(frame, kind):
                return frame
        return None

    # ------------------------------------------------------------------ for those who play

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def actor(self) -> int:
        """The one seat that is awaited, -1 when the game is over.

        Raises:
            ValueError: when several seats are awaited at once; ask `legal` for each of them.
        """
        mask = self.awaiting
        if mask == 0:
            return -1
        if mask & (mask - 1):
            raise ValueError("several seats are awaited at once; use legal(seat)")
        return mask.bit_length() - 1

    def legal(self, seat: Seat) -> list[int]:
        """The legal actions of a seat, in the order in which the rules state them; empty when it is not awaited."""
        mask = self.awaiting
        if seat < 0 or not mask >> seat & 1:
            return []
        if mask == 1 << seat:
            return self.options
        may = Offers(seat)
        self.stack[-1].options(self, may)
        return may.legal()

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action of an awaited seat and go on to the next decision. Legality is not checked."""
        mask = self.awaiting ^ 1 << seat
        self.awaiting = mask
        frame = self.stack[-1]
        frame.choose(self, seat, action >> OBJECT_BITS, action & OBJECT_MASK)
        if not mask:
            self.advance()
        elif mask & (mask - 1) == 0:  # the last of several that were awaited at once
            may = Offers(mask.bit_length() - 1)
            frame.options(self, may)
            self.options = may.legal()

    def why_not(self, seat: Seat, action: Action) -> tuple[bool, str]:
        """Why an action is not offered: whether the prompt knows its verb, and the first clause that forbids it.

        An empty clause with True means that the action is legal.
        """
        if seat < 0 or not self.awaiting >> seat & 1:
            return False, ""
        may = self.explain(seat, action)
        return may.offered, may.clause

    def explain(self, seat: Seat, action: Action) -> Explainer:
        """What the present prompt says of an action of an awaited seat."""
        may = Explainer(seat, action)
        self.stack[-1].options(self, may)
        return may

    def advance(self) -> None:
        """Go on, step by step, until somebody must choose or the game is over.

        Raises:
            RulesError: when nobody can answer a question, or `MOST_STEPS` lead to none.
        """
        stack = self.stack
        taken = 0
        while stack:
            taken += 1
            if taken > MOST_STEPS:
                raise RulesError(f"{MOST_STEPS} steps lead to no question, the last of them {self._where()}")
            frame = stack[-1]
            getattr(frame, frame.step)(self)
            mask = self.awaiting
            if not mask:
                continue
            if self.private and mask & (mask - 1):
                self.options = []
                return
            may = Offers(mask.bit_length() - 1)
            frame.options(self, may)
            options = may.legal()
            if len(options) == 1 and not self.private:
                self.awaiting = 0
                action = options[0]
                if self.journal is not None:
                    self.emit(FORCED, (may.seat, action))
                frame.choose(self, may.seat, action >> OBJECT_BITS, action & OBJECT_MASK)
            elif options:
                self.options = options
                return
            else:
                raise RulesError(f"no legal answer at {self._where()}")
        self.options = []

    def _where(self) -> str:
        frame = self.stack[-1]
        return f"{frame.NAME}.{frame.step}"

    # ------------------------------------------------------------------ for the rules

    def call(self, procedure: Procedure[Any]) -> None:
        """Begin a procedure; the present one resumes when it ends."""
        self.stack.append(procedure)

    def end(self) -> None:
        """End the present procedure."""
        self.stack.pop()

    def ask(self, seat: Seat) -> None:
        """Let a seat choose. A single answer is given by itself."""
        self.awaiting = 1 << seat
        self.private = False

    def ask_privately(self, seat: Seat) -> None:
        """Let a seat choose, and wait even for a single answer: its absence or presence is a secret of the seat."""
        self.awaiting = 1 << seat
        self.private = True

    def ask_all(self, seats: int) -> None:
        """Let several seats (a bitmask) choose in secret at the same time; the step runs again when all have."""
        self.awaiting = seats
        self.private = True

    def chance(self, n: int) -> int:
        """One outcome in 0..n-1, all equally likely. Cuts undo.

        Raises:
            RulesError: if a scripted outcome is not below `n`.
        """
        self.cuts += 1
        script = self.script
        if script:
            value = script.pop(0)
            if not 0 <= value < n:
                raise RulesError(f"scripted outcome {value} where one of 0..{n - 1} is needed")
        else:
            # The same arithmetic as `chance.mix`, `accepted` and `outcome`, without the calls: this is the busiest
            # function of all.
            rng = self.rng
            if rng > MASK64:
                value, self.rng = keyed_outcome(rng, n)
            else:
                while True:
                    rng = (rng + STEP) & MASK64
                    z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
                    high = ((z ^ (z >> 27)) * 0x94D049BB133111EB >> 32) & 0xFFFFFFFF
                    scaled = (high ^ (high >> 31)) * n
                    low = scaled & 0xFFFFFFFF
                    if low >= n or low >= (0x100000000 - n) % n:
                        break
                self.rng = rng
                value = scaled >> 32
        if self.journal is not None:
            self.journal.outcomes.append(value)
        return value

    def die(self) -> int:
        """One six-sided die."""
        return self.chance(6) + 1

    def die10(self) -> int:
        """One ten-sided die, 0 to 9."""
        return self.chance(10)

    def disclose(self) -> None:
        """Say that something secret has been shown. Cuts undo."""
        self.cuts += 1

    def emit(self, kind: int, values: tuple[int, ...] = (), audience: int = EVERYONE) -> None:
        """Record an event, if anybody listens."""
        if self.journal is not None:
            self.journal.events.append((audience, kind, values))

    # ------------------------------------------------------------------ for copies

    def __eq__(self, other: object) -> bool:
        """Whether two states are the same position, journals aside."""
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in ("script", "stack", *self.FIELDS))

    def derive(self) -> None:
        """Work out what a game keeps beside its `FIELDS` because it follows from them: they have been set apart."""

    def clone(self) -> Self:
        """An independent copy without journal."""
        kind = type(self)
        twin = kind.__new__(kind)
        self.clone_into(twin)
        return twin

    def clone_into(self, twin: State) -> None:
        """Copy the attributes of this class; for the `clone` of subclasses."""
        twin.seats = self.seats
        twin.rng = self.rng
        twin.cuts = self.cuts
        twin.awaiting = self.awaiting
        twin.private = self.private
        twin.stack = [frame.copy() for frame in self.stack]
        twin.options = self.options
        twin.script = None if self.script is None else self.script.copy()
        twin.journal = None
