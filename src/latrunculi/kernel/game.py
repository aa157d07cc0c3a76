"""What a game offers to everything outside it. Bots, environments, arena, server and commands know only this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Protocol, TypeVar

import msgspec

from latrunculi.kernel import codec, packs
from latrunculi.kernel.actions import Explainer, object_of, verb_of
from latrunculi.kernel.chance import GENERATORS, SPLITMIX, Dice, begun
from latrunculi.kernel.contract import Told
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.ints import Action, Seat, Viewer
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.reasons import Reason, ReasonKind
from latrunculi.kernel.vocabulary import SEAT, Vocabulary

T = TypeVar("T")

SPECTATOR = -1
"""The viewer who sees only what is public."""
OMNISCIENT = -2
"""The viewer who sees everything: referees, replays of finished games."""


MOST_SEED = 1000
"""Characters of a seed, whoever gives it."""
MOST_POSITION = 200_000
"""Characters of a TOML position: many times what the fullest table needs."""


NOT_YOURS: Final = "not-yours"
NOBODYS: Final = "nobodys"
ELSEWHERE: Final = "elsewhere"
ALREADY_THERE: Final = "already-there"
NOT_NEAR: Final = "not-near"
OVERSEAS: Final = "overseas"
NOTHING_THERE: Final = "nothing-there"
PLAIN: Final = (NOT_YOURS, NOBODYS, ELSEWHERE, ALREADY_THERE, NOT_NEAR, OVERSEAS, NOTHING_THERE)
"""The plain words for what a clause forbids (`Game.forbidden`): the thing is another's; nobody's; not where this
happens; there already; not adjacent; beyond a sea that is closed; nothing of his own is there."""
FORBIDDEN: Final = "forbidden"
NOT_NOW: Final = "not-now"


class SetupError(ValueError):
    """A game that cannot begin so; the message says what would do."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game begins. Equal set-ups give equal games.

    `dice` names the generator (`latrunculi.kernel.chance.GENERATORS`), `pack` is the fingerprint of the component pack
    (`latrunculi.kernel.packs`), empty without one.
    """

    game: Annotated[str, msgspec.Meta(max_length=200)]
    scenario: Annotated[str, msgspec.Meta(max_length=200)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=codec.MOST_SEATS)]
    seed: Annotated[str, msgspec.Meta(max_length=MOST_SEED)]
    options: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=200)], Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]],
        msgspec.Meta(max_length=64),
    ] = {}
    dice: Annotated[str, msgspec.Meta(max_length=200)] = SPLITMIX
    pack: Annotated[str, msgspec.Meta(max_length=64)] = ""


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the table may choose: one of some whole numbers (0 and 1 for off and on)."""

    id: str
    values: tuple[int, ...]
    default: int
    rule: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A way to begin: its id, the numbers of people it is for, and its file if it has one.

    `years` are the first and the last that it covers (negative before Christ), `turns` its length; None and 0 where
    there is nothing to say. Its title and description are the messages `scenario-ID` and `scenario-ID-note`, or names
    of the kinds `scenario` and `scenario-note`. One that `teaches` is short and made for a first game.
    """

    id: str
    seats: tuple[int, ...]
    file: Path | None = None
    years: tuple[int, int] | None = None
    turns: int = 0
    teaches: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that an event tells of: who rolled them, the name of their kind (`Vocabulary.dice`), their faces."""

    seat: int
    kind: str
    faces: list[int | str]


THINKING: Final = 400
"""Decisions that are played out for one answer unless a game says otherwise."""


class Advisor(Protocol):
    """Knowledge of a game for those who play it by program: the game's, so that a bot needs none."""

    def prefer(self, g: State, seat: Seat, actions: list[int]) -> list[float]:
        """For each of the legal actions of an awaited seat how good it seems; only the order between them counts."""
        ...

    def evaluate(self, g: State, seat: Seat) -> float:
        """How well a seat stands, in points of the game against its rivals; more is better."""
        ...

    def horizon(self, g: State) -> int:
        """A number that stays the same as far as it is worth while to think ahead, and changes when that is over.

        It is negative where thinking ahead tells nothing and the preference alone should decide.
        """
        ...


class Game(ABC):
    """One game: its words, its procedures, how to begin, and what each viewer may know."""

    id: str
    code: str
    aliases: tuple[str, ...]
    title: str
    years: str
    revision: int
    """Revision of the rules as coded; a record states the one it was played under."""
    versions: Mapping[int, str] = {}
    """For each earlier revision the last version of the program that has it."""
    folder: Path
    """Where the game's data, locale and rules reference lie."""
    vocabulary: Vocabulary
    procedures: Mapping[str, type[Procedure[Any]]]
    scenarios: Sequence[Scenario]
    options: Sequence[Option] = ()
    advisor: Advisor | None = None
    """What the game knows about playing it well, if it does."""
    reason_kinds: Sequence[ReasonKind] = ()
    """The kinds of reasons that `reasons` may give."""
    side_kind: str = ""
    """The kind of object that the ids of `sides` are, where the seats play sides that have names."""
    component_files: Sequence[str] = ()
    """Names of the data files that a component pack, a folder of corrected copies, may hold."""
    pack_variable: str = ""
    """The variable of the environment that names such a folder."""
    pack: str = ""
    """The fingerprint of the pack that the game was loaded with; empty without one. The game with another pack is
    another object (`registry.game`)."""

    # ------------------------------------------------------------------ what it is

    @property
    def seat_numbers(self) -> list[int]:
        """For how many people there is a scenario, ascending."""
        return sorted({seats for scenario in self.scenarios for seats in scenario.seats})

    def about(self) -> dict[str, Any]:
        """What the game is called and which rules the table may choose, as JSON: id, code, title, years, aliases,
        options (id, values, default, rule), sideKind (`side_kind`)."""
        return {
            "id": self.id,
            "code": self.code,
            "title": self.title,
            "years": self.years,
            "aliases": list(self.aliases),
            "options": [
                {"id": o.id, "values": list(o.values), "default": o.default, "rule": o.rule} for o in self.options
            ],
            "sideKind": self.side_kind,
        }

    @property
    def opening(self) -> Scenario:
        """What whoever asks for nothing else plays: the scenario that teaches, else the first."""
        return next((scenario for scenario in self.scenarios if scenario.teaches), self.scenarios[0])

    @cached_property
    def _kept(self) -> dict[object, Any]:
        return {}

    def once(self, what: object, make: Callable[[], T]) -> T:
        """What is made of the game once, and goes when the game goes."""
        if what not in self._kept:
            self._kept[what] = make()
        found: T = self._kept[what]
        return found

    def pack_of(self, folder: Path) -> str:
        """The fingerprint of a component pack (`packs.fingerprint`)."""
        return packs.fingerprint(folder, self.pack_variable, self.component_files)

    def pack_refusal(self, setup: Setup) -> str:
        """Why a game that was begun so does not go on with the pack that this one has; empty when it does."""
        if setup.pack == self.pack:
            return ""
        begun, here = (
            f"the component pack {pack}" if pack else "no component pack" for pack in (setup.pack, self.pack)
        )
        return f"the game was begun with {begun}, and this is {self.id} with {here}: take registry.game(id, pack)"

    # ------------------------------------------------------------------ beginning

    def setup(
        self,
        scenario: str = "",
        seats: int = 0,
        seed: str | int = "",
        options: Mapping[str, int] | None = None,
        dice: str = SPLITMIX,
    ) -> Setup:
        """A checked set-up; what is left out gets its default (first scenario, most seats).

        Raises:
            SetupError: for an unknown scenario, option or generator, a number of seats that the scenario is not for, or
                a seed of more than MOST_SEED characters.
        """
        known = {s.id: s for s in self.scenarios}
        if len(str(seed)) > MOST_SEED:
            raise SetupError(f"the seed has {len(str(seed))} characters; write {MOST_SEED} at most")
        scenario = scenario or self.scenarios[0].id
        if scenario not in known:
            raise SetupError(f"no scenario {scenario!r} in {self.id}; there are {', '.join(known)}")
        allowed = known[scenario].seats
        seats = seats or max(allowed)
        if not isinstance(seats, int) or seats not in allowed:
            numbers = ", ".join(map(str, allowed))
            raise SetupError(f"{scenario} is for {numbers} players, not {seats}")
        chosen = {option.id: option.default for option in self.options}
        for name, value in (options or {}).items():
            option = next((o for o in self.options if o.id == name), None)
            if option is None:
                raise SetupError(f"no option {name!r} in {self.id}; there are {', '.join(chosen) or 'none'}")
            if not isinstance(value, int) or value not in option.values:
                raise SetupError(f"option {name} must be one of {', '.join(map(str, option.values))}")
            chosen[name] = int(value)
        if dice not in GENERATORS:
            raise SetupError(f"no dice {dice!r}; there are {', '.join(GENERATORS)}")
        return Setup(self.id, scenario, seats, str(seed), chosen, dice, self.pack)

    def new(self, setup: Setup, prepare: Callable[[State], None] | None = None) -> State:
        """A state at the first decision of a game.

        Args:
            setup: from `setup`.
            prepare: called with the state before its first step: to attach a journal, or a script of outcomes.
        """
        g = self.begin(setup, begun(setup.seed, setup.dice))
        if prepare is not None:
            prepare(g)
        g.advance()
        return g

    @abstractmethod
    def begin(self, setup: Setup, rng: int) -> State:
        """A state before its first step."""

    @abstractmethod
    def blank(self) -> State:
        """A state of the right shape with nothing in it, for `load`."""

    # ------------------------------------------------------------------ knowledge

    @abstractmethod
    def redact(self, g: State, viewer: Viewer) -> State:
        """A copy without all that a viewer (a seat, SPECTATOR) may not know, the generator included."""

    @abstractmethod
    def determinize(self, g: State, viewer: Viewer, dice: Dice) -> State:
        """A full state that the viewer's redacted one may be: what he does not know, drawn at random.

        It makes no use of what the viewer may not know: of a full state and of its redacted copy equal dice make equal
        worlds.
        """

    @abstractmethod
    def board(self, g: State) -> Told:
        """The state in the words of the game; of a redacted state, what its viewer sees."""

    @abstractmethod
    def scores(self, g: State) -> list[int]:
        """The present score of each seat."""

    @abstractmethod
    def winners(self, g: State) -> list[int]:
        """The seats that have won a finished game: several in a draw, none where all have lost."""

    def owner(self, g: State, kind: str, index: int) -> int:
        """The seat that an object of a kind belongs to in a state, or is led by; -1 when there is none.

        Games with factions, armies or sides say more than this.
        """
        return index if kind == SEAT else -1

    def sides(self, setup: Setup) -> dict[str, int]:
        """The seat that plays each side when a game begins, by the id of the side; for games whose sides have names.

        What people choose when they sit down, and may say instead of the number of a seat.
        """
        return {}

    # ------------------------------------------------------------------ refusals

    own_verbs: Collection[str] = ()
    """The verbs by which a player does something with what is his own."""
    steps: Collection[str] = ()
    """The verbs of one step: the areas of which their statements do not speak are not adjacent."""

    def forbidden(self, g: State, seat: Seat, action: Action, may: Explainer) -> tuple[str, str]:
        """Why an awaited seat may not do what the prompt offers upon other objects: a code (`forbidden`, or one of
        PLAIN), and the clause.

        The statements of a prompt say whom a verb is for by not speaking of the others. What anybody would name first
        of such a thing is said here: whose it is, or that it is too far.
        """
        clause = may.clause
        verb = self.vocabulary.verbs[verb_of(action)]
        if not may.spoken and verb.name in self.steps:
            return NOT_NEAR, clause
        if not may.spoken and verb.name in self.own_verbs:
            thing = object_of(action)
            owner = self.owner(g, verb.kind, thing)
            same = [other for other in g.legal(seat) if verb_of(other) == verb_of(action)]
            offered = {self.owner(g, verb.kind, object_of(other)) for other in same}
            # Where things of others may be chosen, whose it is is not what stands against one.
            if owner != seat and owner not in offered and (seat in offered or not offered):
                return NOBODYS if owner < 0 else NOT_YOURS, self.whose(g, verb.kind, thing) or clause
        return FORBIDDEN, clause

    def whose(self, g: State, kind: str, index: int) -> str:
        """The clause by which an object is whose it is; empty where none says so."""
        return ""

    def reasons(self, g: State, seat: Seat, action: Action) -> list[Reason]:
        """What speaks for the action that the game's advisor likes best, weightiest first.

        Made of what the awaited seat may know alone, like the advisor's preference; of an action that it likes less
        what is said need not hold (that it is the lightest loss). None by default: the choice then stands without a
        word.
        """
        return []

    def thinking(self, g: State) -> int:
        """Decisions that a bot which thinks ahead may play out for one answer."""
        return THINKING

    def reach(self, g: State, action: Action) -> dict[str, int]:
        """Where a legal choice may lead in the end, by area with its price in the game's own measure; of a redacted
        state. The page shows it of the choices that its game names."""
        return {}

    def untimely(self, action: Action) -> str:
        """The clause that says at which moment an action of another one is done: by default that of its verb."""
        return self.vocabulary.verbs[verb_of(action)].rule

    # ------------------------------------------------------------------ a game in figures

    def turn(self, g: State) -> int | None:
        """The number of the present turn, which everybody may know and which never falls; None without turns.

        By default the field `turn` of the state.
        """
        return getattr(g, "turn", None)

    def score_parts(self, g: State) -> dict[str, list[int]]:
        """What the scores are made of: for each part its points by seat. Empty where there is only the sum."""
        return {}

    def rolls(self, g: State, kind: int, values: tuple[int, ...]) -> list[Roll]:
        """The dice that an event tells of, by whoever rolled them.

        By default dice belong to the last object before them, among the fields of the event, that has a seat.

        Args:
            g: the position before the choice that the event came of.
            kind, values: of the event, as it was emitted.
        """
        found: list[Roll] = []
        seat = -1
        for (_, of), value in zip(self.vocabulary.events[kind].fields, values, strict=True):
            if of in self.vocabulary.dice:
                if seat >= 0:
                    found.append(Roll(seat, of, self.vocabulary.dice[of].shown(value)))
                seat = -1
            elif value >= 0 and (owner := self.owner(g, of, value)) >= 0:
                seat = owner
        return found

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        """Seats that lose something by an event, each with how much. The arguments are those of `rolls`."""
        return []

    # ------------------------------------------------------------------ data and texts

    @abstractmethod
    def position(self, text: str, file: str = "position") -> State:
        """The state that a TOML position describes.

        Raises:
            latrunculi.kernel.position.PositionError: naming every defect with file, entry and cure.
        """

    @abstractmethod
    def position_text(self, g: State) -> str:
        """The TOML position of a state; `position` gives the state again."""

    @abstractmethod
    def defects(self, g: State) -> list[str]:
        """Everything that is inconsistent in a state: the invariants of the game, checked. Empty when sound."""

    def check_components(self, pack: Path) -> None:
        """Check a component pack.

        Raises:
            latrunculi.kernel.position.PositionError: naming every defect with file, entry and cure.
        """
        if self.component_files:
            raise NotImplementedError(f"{self.id} has component files and no check of them: {pack}")

    def check_scenario(self, text: str, file: str) -> None:
        """Check a scenario file: a TOML file that names the game and has a table [scenario].

        Raises:
            latrunculi.kernel.position.PositionError: naming every defect with file, entry and cure.
        """
        raise PositionError([f"{file}: scenario: {self.id} reads no scenarios from files; remove the table"])

    @abstractmethod
    def names(self, language: str) -> dict[str, dict[str, str]]:
        """For each kind of object the name of each id in a language (`fr`, `en`)."""

    @abstractmethod
    def reference(self) -> Told:
        """What a client needs to draw the game besides the map: pieces, cards, tables."""

    @property
    def map_file(self) -> Path:
        """The committed geometry of the map."""
        return self.folder / "data" / "geometry.json"

    def dump(self, g: State) -> dict[str, Any]:
        """A state as plain data (`codec.dump`)."""
        return codec.dump(g)

    def load(self, data: object) -> State:
        """The state that `dump` gave.

        Raises:
            codec.DamagedState: naming every defect.
        """
        return codec.load(self.blank(), self.procedures, data)
