"""The shapes of requests and answers, for checking what comes in and for the published description of the rest."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from latrunculi.kernel.game import MOST_POSITION
from latrunculi.server.legible import legible


class Closed(BaseModel):
    """A shape without room for anything that it does not name."""

    model_config = ConfigDict(extra="forbid")


class Error(Closed):
    """Why a request was not met."""

    code: str = Field(description="For programs: malformed, unknown-table, wrong-key, not-over, ...")
    message: str = Field(description="For people, in English.")
    rule: str | None = Field(None, description="The clause that is the reason.")


REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    "default": {"model": Error, "description": "Any other refusal, in the same shape."}
}
"""What any address may answer, for its description."""

# ---------------------------------------------------------------------- games


class ScenarioInfo(Closed):
    """A way to begin, and the numbers of people it is for."""

    id: str
    name: dict[str, str] = Field(description="Its title, by language.")
    seats: list[int]
    years: tuple[int, int] | None = Field(description="The first and the last, negative before Christ.")
    turns: int = Field(description="The length; 0 where it is not said.")
    teaches: bool = Field(description="Whether it is made for a first game.")
    sides: dict[int, list[list[str]]] = Field(description="For each number of people, the sides of each seat.")


class OptionInfo(Closed):
    """A rule that the table may choose, and its clause."""

    id: str
    values: list[int]
    default: int
    rule: str


class AboutInfo(Closed):
    """A game in a few words of one language; empty where it has none."""

    text: str
    years: str


class GameInfo(Closed):
    """A game that can be played here."""

    id: str
    code: str
    title: str
    years: str
    aliases: list[str]
    seats: list[int]
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    sideKind: str = Field(description="The kind of object that sides are; empty where seats have none.")  # noqa: N815
    about: dict[str, AboutInfo] = Field(description="The game in a few words, by language.")
    bots: list[str] = Field(description="Bots that play the game, strongest first.")
    pack: str = Field(description="The component pack of new tables whose maker chooses none; empty without one.")
    packs: dict[str, str] = Field(description="The component packs of this server: their names, by fingerprint.")


class VerbInfo(Closed):
    """Something that can be done, upon an object of a kind."""

    name: str
    kind: str
    rule: str


class EventInfo(Closed):
    """Something that can happen; each field has a name and a kind of object."""

    name: str
    rule: str
    fields: list[tuple[str, str]]


class Reference(Closed):
    """The words of a game, and what its pieces are."""

    objects: dict[str, list[str]]
    dice: dict[str, list[int | str]] = Field(description="The faces of each kind of dice.")
    verbs: list[VerbInfo]
    events: list[EventInfo]
    pieces: dict[str, Any]


class Texts(Closed):
    """A game's texts in one language: a Fluent resource, and the names of objects by kind and id."""

    ftl: str
    names: dict[str, dict[str, str]]


class SectionInfo(Closed):
    """A section of a rulebook."""

    id: str
    fr: str
    en: str


class ClauseInfo(Closed):
    """One clause; `ruling` marks a decision of ours where the rulebook leaves one open."""

    id: str
    section: str
    fr: str
    en: str
    ruling: bool


class WaivedInfo(Closed):
    """A clause that no program can carry out, and why."""

    clause: str
    fr: str
    en: str


class Rules(Closed):
    """The rules of a game, clause by clause."""

    revision: int
    sections: list[SectionInfo]
    clauses: list[ClauseInfo]
    waived: list[WaivedInfo]


# ---------------------------------------------------------------------- tables


MOST_ENTRIES: Final = 64
"""Of one object that comes in: more than any shape names, and more options than any game has."""


def _few(value: object) -> object:
    """What has too many entries is refused before each of them is looked at, and told what is wrong with it."""
    if isinstance(value, dict) and len(value) > MOST_ENTRIES:
        raise ValueError(f"has {len(value)} entries; there are {MOST_ENTRIES} at most")
    return value


class Asked(Closed):
    """A shape of what comes in: a number is a number there, and no text or truth value that looks like one."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _storable(cls, data: Any) -> Any:
        return plain(_few(data))


def plain(data: Any) -> Any:
    """Data that came in, as it is, if all of its texts can be kept.

    A NUL is no character for PostgreSQL, and half of a surrogate pair is none for anybody.

    Raises:
        ValueError: when a text cannot be kept.
    """
    rest = [data]
    while rest:
        value = rest.pop()
        if isinstance(value, str):
            if "\0" in value:
                raise ValueError("a text may not contain NUL (U+0000)")
            if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
                raise ValueError("a text may not contain half of a surrogate pair (U+D800 to U+DFFF)")
        elif isinstance(value, dict):
            rest += [*value.keys(), *value.values()]
        elif isinstance(value, list):
            rest += value
    return data


def _name(name: str) -> str:
    return legible(name, "a name")


Name = Annotated[str, Field(max_length=60), AfterValidator(_name)]
Seats = Annotated[list[Annotated[int, Field(ge=0, le=15)]], Field(max_length=16)]


class PersonWanted(Asked):
    """A seat for a person."""

    kind: Literal["person"]
    name: Name = ""


class BotWanted(Asked):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: str = Field(max_length=60)
    name: Name = ""


class NewTable(Asked):
    """A game to begin. The number of players is the number of seats."""

    game: str = Field(max_length=80)
    scenario: str = Field("", max_length=80)
    seats: int | None = Field(None, ge=1, le=16)
    options: Annotated[
        dict[Annotated[str, Field(max_length=80)], Annotated[int, Field(ge=-(2**31), lt=2**31)]],
        BeforeValidator(_few),
    ] = Field({}, max_length=MOST_ENTRIES)
    seed: str | None = Field(None, min_length=1, max_length=200, description="Drawn when it is not given.")
    players: list[Annotated[PersonWanted | BotWanted, Field(discriminator="kind")]] = Field(min_length=1, max_length=16)
    pack: str | None = Field(
        None, max_length=64, description="The component pack, one of the game's `packs`; empty for none."
    )
    position: str | None = Field(None, max_length=MOST_POSITION, description="A TOML position to begin from.")
    mine: Seats | None = Field(
        None,
        description="The seats of people that the maker plays; to the others there are invitations. "
        "By default the first of them; on its owner's machine, all.",
    )
    run: bool = Field(False, description="Whether bots play though no person waits; a few tables at a time may.")


class Branch(Asked):
    """Where a new table goes on from."""

    at: int = Field(ge=0, lt=2**31, description="Number of steps.")
    mine: Seats | None = Field(None, description="The seats of people that the maker plays; all by default.")


class Keys(Closed):
    """A new table, and what lets one play at it. It is told here alone: the server keeps hashes."""

    id: str
    keys: dict[str, str] = Field(description="By seat, of the seats that the maker plays: whoever holds one plays.")
    invitations: dict[str, str] = Field(description="By seat, to the other seats of people; each claims it once.")
    owner: str = Field(description="The owner's key: withdraws and renews invitations.")


class Claim(Asked):
    """Somebody takes the seat of an invitation."""

    invitation: str = Field(min_length=1, max_length=100)
    name: Name = ""


class Claimed(Closed):
    """The seat that was taken, and its key, which is told here alone."""

    seat: int
    key: str


class Invited(Closed):
    """An invitation to a seat, which is told here alone. Those before it are worth nothing."""

    seat: int
    invitation: str


class PlayerInfo(Closed):
    """Who plays a seat."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    taken: bool = Field(description="Whether somebody plays the seat, or it waits for whoever was invited.")


DiceOf = Literal["drawn", "given"]
DICE_OF: Any = Field(description="Whether the server alone drew the dice, or somebody may know them.")
REASON: Any = Field(
    description="Where dice come from that are given: seed (by hand), position, record, branch; unknown of old tables."
)


class ServerInfo(Closed):
    """What kind of server this is."""

    version: str
    local: bool = Field(description="Whether whoever reaches it owns it, and plays all seats of people.")


class TableInfo(Closed):
    """A table as everybody may see it."""

    id: str
    game: str
    scenario: str
    options: dict[str, int]
    pack: str = Field(description="The fingerprint of the component pack that is played with; empty without one.")
    seatsCount: int  # noqa: N815 its name in JSON
    players: list[PlayerInfo]
    over: bool
    revision: int = Field(
        description="Of the rules, as it was begun; where its views name a later one, it was continued under that."
    )
    version: int = Field(description="Grows with every choice and every undo.")
    commitment: str = Field(description="SHA-256 of the seed.")
    seed: str | None = Field(description="Opened when the game is over.")
    dice: DiceOf = DICE_OF
    diceReason: str = REASON  # noqa: N815
    open: bool = Field(description="Whether whoever reaches this server plays all seats of people.")
    created: str
    updated: str


class TableLine(Closed):
    """A table in the list of all."""

    id: str
    game: str
    scenario: str
    players: list[PlayerInfo]
    awaiting: list[int] = Field(description="The seats that must choose.")
    over: bool
    version: int
    turn: int | None
    dice: DiceOf = DICE_OF
    diceReason: str = REASON  # noqa: N815
    created: str
    updated: str
    mine: bool


class Prompt(Closed):
    """What is asked, the clause that asks it, and the values of the question's text with their kinds of object."""

    id: str
    rule: str
    values: dict[str, str | int | None]
    kinds: dict[str, str]


class Action(Closed):
    """Something that may be chosen."""

    action: int
    verb: str
    kind: str
    object: str | int | None


class View(Closed):
    """A position as one viewer may see it. The board is in the game's own words."""

    game: str
    revision: int
    viewer: int = Field(description="A seat, -1 for a spectator, -2 for one who sees everything.")
    seats: int
    over: bool
    awaiting: list[int]
    prompt: Prompt | None
    legal: list[Action]
    scores: list[int]
    winners: list[int]
    version: int
    undo: bool
    board: dict[str, Any]


EventValue: TypeAlias = str | int | list[str | int] | Action | None


class Event(Closed):
    """Something that happened; `n` counts all events of the game.

    It came of the choice number `step` (0 before the first), which was that of `seat`.
    """

    n: int
    step: int
    seat: int | None
    kind: str
    rule: str
    values: dict[str, EventValue]


class Replay(Closed):
    """An earlier position, and the log up to it."""

    at: int
    steps: int
    view: View
    log: list[Event]


class StepInfo(Closed):
    """One choice, and the outcomes of chance that followed it."""

    seat: int
    verb: str
    object: str | int | None = None
    outcomes: list[int] = []


class SetupInfo(Closed):
    """How a game began."""

    game: str
    scenario: str
    seats: int
    seed: str
    options: dict[str, int] = {}
    dice: str = "splitmix"
    pack: str = ""


class RecordInfo(Closed):
    """A whole game, or its beginning, as it is saved."""

    format: int
    game: str
    revision: int
    setup: SetupInfo
    opening: list[int] = []
    steps: list[StepInfo] = []
    rng: str = ""
    position: str = ""
    origin: str = Field("", description="Where dice come from that are given; see `diceReason` of a table.")
    inherited: int = Field(0, description="First steps that are those of another game, from which this one goes on.")
    earlier: list[int] = Field([], description="Earlier revisions of the rules under which it was played; see a table.")


class ScoreLine(Closed):
    """The score at the end of a turn, by seat; where the game has them, its parts by name."""

    turn: int
    totals: list[int]
    parts: dict[str, list[int]]


class DiceLine(Closed):
    """The dice of one seat: how often each face came, how often each would, and how many dice."""

    faces: list[int]
    expected: float
    rolls: int


class Statistics(Closed):
    """A game in figures."""

    scores: list[ScoreLine]
    losses: dict[str, int]
    dice: dict[str, dict[str, DiceLine]] = Field(description="By kind of dice and by seat.")
