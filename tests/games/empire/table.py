"""A table for tests: any position in a few words, and the questions that a test asks of it.

    t = position({"roma": "purpura 2 fort city", "raetia": "suebi@viridis"}, "roman purpura nero placement", pool=1)
    t.do("place-army", "raetia")
    assert t.at("raetia") == "purpura 1"

A Province is a few words: a side, its number of armies, `fort` or `fortress` (`fort:viridis` for another side's),
`new` (the Fort was built in this turn), `city` or `looted`. `suebi@viridis` says whose player controls a side.
A phase is its kind, its Faction and, where it matters, its Emperor or People, and the step that it begins at.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, cast

from latrunculi.games.empire.components.chart import PRINTED, PROVINCE_IDS
from latrunculi.games.empire.components.sides import FACTION_IDS, NOBODY, SIDE_IDS
from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.table.positions import STEPS
from latrunculi.kernel import views
from latrunculi.kernel.chance import seeded
from latrunculi.kernel.contract import plain
from latrunculi.kernel.engine import Journal, State
from latrunculi.kernel.game import OMNISCIENT

WORDS = GAME.vocabulary
STARTS = dict(zip(FACTION_IDS, ("roma", "aquitania", "achaea", "syria"), strict=True))
"""Start Provinces of the Factions from turn II on, unless a test says otherwise."""

AT = {"next turn": "begin_turn", "phases": "next_phase"}
"""Steps of a turn that a position may begin at."""


class Table:
    """A game in progress, with all that has happened since the position."""

    def __init__(self, g: State) -> None:
        self.g = cast(Empire, g)
        self.journal = self.g.journal = Journal()

    # ------------------------------------------------------------------ playing

    def go(self) -> Table:
        """Go on to the first decision."""
        self.g.advance()
        return self

    def do(self, verb: str, obj: str | int | None = None) -> Table:
        """Carry out a legal action of the awaited seat."""
        action = WORDS.action(verb, obj)
        assert action in self.g.options, f"{verb} {obj} is not legal at {self.prompt}: {self.why_not(verb, obj)}"
        self.g.apply(self.seat, action)
        faults = GAME.defects(self.g)
        assert not faults, faults
        return self

    def place(self, *provinces: str) -> Table:
        """Place armies one after another."""
        for province in provinces:
            self.do("place-army", province)
        return self

    def roll(self, *dice: int) -> Table:
        """Let the next dice show these."""
        self.g.script = [*(self.g.script or []), *(die - 1 for die in dice)]
        return self

    def draw(self, *outcomes: int) -> Table:
        """Let the next outcomes of chance (from 0 on) be these: the place of a chit among those in the cup."""
        self.g.script = [*(self.g.script or []), *outcomes]
        return self

    def skip(self) -> Table:
        """Play the present phase to its end, doing as little as possible."""
        now = self.phase
        while self.phase == now and not self.g.over:
            self.pass_by()
        return self

    def skip_to(self, prompt: str) -> Table:
        """Do as little as possible until a question comes up in the present phase."""
        now = self.phase
        while self.prompt != prompt:
            self.pass_by()
            assert self.phase == now, f"{prompt} is not asked"
        return self

    def pass_by(self) -> Table:
        """Answer the present question with as little as possible."""
        action = WORDS.action("done")
        self.g.apply(self.seat, action if action in self.g.options else self.g.options[0])
        return self

    # ------------------------------------------------------------------ asking

    @property
    def seat(self) -> int:
        """The person who must choose; -1 when the game is over."""
        return self.g.actor

    @property
    def prompt(self) -> str:
        """The question, such as `roman-placement-place`; empty when the game is over."""
        asked = views.prompt(GAME, self.g)
        return asked["id"] if asked else ""

    @property
    def rule(self) -> str:
        """The clause that the question comes from."""
        asked = views.prompt(GAME, self.g)
        return asked["rule"] if asked else ""

    def offers(self, verb: str) -> set[Any]:
        """The objects upon which a verb is offered; {None} for a verb that takes none."""
        chosen = [WORDS.describe(action) for action in self.g.options]
        return {entry["object"] for entry in chosen if entry["verb"] == verb}

    @property
    def verbs(self) -> set[str]:
        """The verbs that are offered."""
        return {str(WORDS.describe(action)["verb"]) for action in self.g.options}

    def why_not(self, verb: str, obj: str | int | None = None) -> str:
        """The clause that forbids an action; `not now` when the question does not know its verb; empty when legal."""
        offered, clause = self.g.why_not(self.seat, WORDS.action(verb, obj))
        return clause if offered else "not now"

    def refused(self, verb: str, obj: str | int | None = None) -> str:
        """The clause that forbids an action, which must indeed be refused."""
        assert WORDS.action(verb, obj) not in self.g.options, f"{verb} {obj} is legal"
        return self.why_not(verb, obj)

    def at(self, province: str) -> str:
        """What lies in a Province, in the words of `position`."""
        row = plain(GAME.board(self.g))["provinces"][province]
        words = [f"{row['side']} {row['armies']}"] if row["side"] else []
        if row["fort"]:
            words.append(row["fort"] if row["fortSide"] == row["side"] else f"{row['fort']}:{row['fortSide']}")
        if row["city"]:
            words.append("city" if row["city"] == "intact" else "looted")
        return " ".join(words)

    def held(self, side: str) -> set[str]:
        """The Provinces that a side controls."""
        return {name for name, row in plain(GAME.board(self.g))["provinces"].items() if row["side"] == side}

    def faction(self, name: str) -> dict[str, Any]:
        """All about a Faction."""
        entry: dict[str, Any] = plain(GAME.board(self.g))["factions"][FACTION_IDS.index(name)]
        return entry

    def rome(self, name: str) -> int:
        """Roman VP of a Faction."""
        return self.g.rome[FACTION_IDS.index(name)]

    def barbarian(self, name: str) -> int:
        """Barbarian VP of a Faction's player."""
        return self.g.barbarian[FACTION_IDS.index(name)]

    def controller(self, side: str) -> str | None:
        """The Faction whose player controls a side."""
        faction = self.g.controller[SIDE_IDS.index(side)]
        return None if faction == NOBODY else FACTION_IDS[faction]

    @property
    def phase(self) -> str:
        """The phase in progress, such as `roman purpura`; empty between phases."""
        now = plain(GAME.board(self.g))["phase"]
        return f"{now['kind']} {FACTION_IDS[now['faction']]}" if now else ""

    def events(self, *kinds: str, viewer: int = OMNISCIENT) -> list[dict[str, Any]]:
        """What happened since the position: the values of the events of some kinds, or of all."""
        told = views.events(GAME, self.journal.events, viewer)
        return [event["values"] for event in told if not kinds or event["kind"] in kinds]

    def story(self) -> list[str]:
        """The kinds of all events since the position, in their order."""
        return [event["kind"] for event in views.events(GAME, self.journal.events, OMNISCIENT)]

    def view(self, viewer: int) -> dict[str, Any]:
        """What a seat or spectator sees."""
        return views.view(GAME, self.g, viewer)


def position(
    provinces: Mapping[str, str],
    phase: str,
    *,
    turn: int = 2,
    players: int = 4,
    dice: Sequence[int] = (),
    script: Sequence[int] = (),
    control: Mapping[str, str] | None = None,
    options: Mapping[str, int] | None = None,
    drawing: Sequence[str] = (),
    purpura: Mapping[str, Any] | None = None,
    viridis: Mapping[str, Any] | None = None,
    caeruleus: Mapping[str, Any] | None = None,
    aureus: Mapping[str, Any] | None = None,
    **counts: Any,
) -> Table:
    """A table at the first decision of a position.

    Args:
        provinces: by id, in a few words each.
        phase: `roman FACTION [EMPEROR] [STEP]` or `barbarian FACTION [PEOPLE] [STEP]`; `next turn` for the draw of
            the turn after `turn`, `phases` for the phases of `turn` from the first on. Without a name, an Emperor
            without bonus (+VP/PROV in turn III, where each has one).
        dice: the next dice.
        script: the next outcomes of chance after these, from 0 on: the place of a chit among those in the cup.
        control: the Faction whose player controls a side, where no Province says so.
        purpura, viridis, caeruleus, aureus: `rome`, `barbarian`, `hand`, ... as in a position file; None: left out.
        counts: further values of the phase: `pool`, `forts`, `on_map`, `own_roman`, ...
    """
    factions = FACTION_IDS[:3] if players == 3 else FACTION_IDS
    given = dict(zip(FACTION_IDS, (purpura, viridis, caeruleus, aureus), strict=True))
    rows = {name: dict(given[name] or {}) for name in factions}
    words = phase.split()
    lines = ['game = "history-of-the-roman-empire"', f"players = {players}", f"turn = {turn}", "awaiting = []"]
    lines += [f"dice = {json.dumps(list(dice))}"] if dice else []
    lines += [f"script = {json.dumps(list(script))}"] if script else []
    lines += [f"drawing = {json.dumps(list(drawing))}"] if drawing else []
    lines += _table("options", {k.replace("_", "-"): v for k, v in (options or {}).items()})
    if phase in AT:
        tail = ["[[procedure]]", 'name = "turns"', f'step = "{AT[phase]}"', "next_kind = 0"]
    else:
        tail = _table("phase", _phase(words, turn, rows) | counts)
    if turn > 1:
        for name in factions:
            rows[name].setdefault("start", STARTS[name])
    _deal_chits(rows)
    owners, placed = _provinces(provinces, words, factions)
    lines += _table("control", owners | dict(control or {}))
    lines += placed
    for name in factions:
        told = {key: value for key, value in rows[name].items() if value is not None}
        lines += _table("[faction]", {"id": name} | told)
    return Table(GAME.position("\n".join(lines + tail) + "\n", "test")).go()


def new_game(players: int = 4, seed: str = "a", options: Mapping[str, int] | None = None) -> Table:
    """A table at the first decision of a whole game."""
    return Table(GAME.begin(GAME.setup(seats=players, options=options), seeded(seed))).go()


@cache
def whole_game(players: int = 4, seed: str = "a") -> Table:
    """A game that was played to its end at random. Tests share it: they only read."""
    table = new_game(players, seed)
    choices = Random(seed)
    while not table.g.over:
        table.g.apply(table.seat, choices.choice(table.g.options))
    return table


def _table(name: str, values: Mapping[str, Any]) -> list[str]:
    return [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in values.items())]


def _phase(words: list[str], turn: int, rows: dict[str, dict[str, Any]]) -> dict[str, Any]:
    kind, faction, *more = words
    step = more.pop() if more and more[-1] in STEPS[kind] else "start"
    if more or kind == "roman":
        key = "emperor" if kind == "roman" else "people"
        rows[faction].setdefault(key, _chit(kind, turn, more[0] if more else ""))
    rows[faction].setdefault("people", 1)
    return {"kind": kind, "faction": faction, "step": step}


def _chit(kind: str, turn: int, name: str) -> int:
    if kind == "barbarian":
        return next(e.chit for e in PRINTED.entries if e.turn == turn and e.people == name)
    emperors = [e for e in PRINTED.emperors if e.turn == turn]
    if name:
        return next(e.chit for e in emperors if e.id == name)
    plain = [e.chit for e in emperors if not e.bonus]
    return plain[0] if plain else next(e.chit for e in emperors if e.bonus == ("provinces",))


def _deal_chits(rows: dict[str, dict[str, Any]]) -> None:
    for key, count in (("people", 5), ("emperor", 6)):
        left = [chit for chit in range(1, count + 1) if chit not in {row.get(key) for row in rows.values()}]
        for row in rows.values():
            if key not in row:
                row[key] = left.pop(0)


def _provinces(
    provinces: Mapping[str, str], words: list[str], factions: Iterable[str]
) -> tuple[dict[str, str], list[str]]:
    owners: dict[str, str] = {}
    lines: list[str] = []
    active = words[1] if len(words) > 1 else ""
    other = next(name for name in reversed(list(factions)) if name != active)
    for province, text in provinces.items():
        assert province in PROVINCE_IDS, province
        row: dict[str, Any] = {"id": province}
        for word in text.split():
            fort, _, fort_side = word.partition(":")
            side, _, controller = word.partition("@")
            if word.isdigit():
                row["armies"] = int(word)
            elif word in ("city", "looted"):
                row["city"] = "looted" if word == "looted" else "intact"
            elif word == "new":
                row["new_fort"] = True
            elif fort in ("fort", "fortress"):
                row |= {"fort": fort} | ({"fort_side": fort_side} if fort_side else {})
            else:
                row["side"] = side
                if side not in FACTION_IDS:
                    mine = side in words
                    owners.setdefault(side, controller or (active if mine else other))
        lines += _table("[province]", row)
    return owners, lines
