"""A table on which tests set up any moment of *Optimus Princeps* and play it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from latrunculi.games.optimus.components.chart import PLACE, PLACE_IDS, REGION
from latrunculi.games.optimus.components.counters import STRATAGEM
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, FULL, PIECE, PIECE_IDS, UNITS
from latrunculi.games.optimus.components.printed.tables import EVENTS, SEASONS
from latrunculi.games.optimus.rules import procedures, scenarios
from latrunculi.games.optimus.rules.actions import Segment
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import hosts
from latrunculi.games.optimus.rules.invariants import defects
from latrunculi.games.optimus.rules.state import GONE, POOL, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal, Procedure

assert procedures.PROCEDURES, "the chapters have their actions from there"
ROME, BARBARIAN = 0, 1


class Table:
    """A state in the making, and then in play: all peoples are at war, summer of 101, nine PA on each side."""

    def __init__(
        self,
        armies: Mapping[str, tuple[str, Iterable[str]]] | None = None,
        pieces: Mapping[str, str] | None = None,
        *,
        year: int = 101,
        season: str = "summer",
        event: str = "",
        pa: tuple[int, int] = (9, 9),
        pf: Mapping[str, int] | None = None,
        hdc: Mapping[str, int] | None = None,
        bb: Mapping[str, int] | None = None,
        held: Mapping[str, int] | None = None,
        hands: Mapping[int, Iterable[str]] | None = None,
        supreme: tuple[str, str] = ("", ""),
        dice: Iterable[int] = (),
        scenario: str = "101-dacia",
    ) -> None:
        """`armies`: for each leader his place and the units on his sheet; `pieces`: place of every other counter; `pf`,
        `hdc` of units that are not whole and fit; `bb` by leader; `held`: side that holds a region; `dice`: faces, 1 to
        6, in their order."""
        g = self.g = Optimus(2, 1)
        g.journal = Journal()
        g.scenario = scenarios.IDS.index(scenario)
        g.year, g.season, g.clock, g.last_clock = year, SEASONS.index(season), 1, 50
        g.event = EVENTS.index(event) if event else 0
        g.peoples = (1 << 20) - 1
        scenarios.begin_year(g)
        g.closed = 0
        g.vd = list(g.era.vd)
        g.sold = (1 << len(STRATAGEM)) - 1
        g.pa = list(pa)
        for name, (place, units) in (armies or {}).items():
            self.put(name, place)
            for unit in units:
                self.put(unit, place)
                g.attach(PIECE[unit], PIECE[name])
        for name, place in (pieces or {}).items():
            self.put(name, place)
        for name, number in (pf or {}).items():
            g.pf[PIECE[name]] = number
        for name, number in (hdc or {}).items():
            g.maim(PIECE[name], number)
        for name, number in (bb or {}).items():
            g.bb[PIECE[name] - FIRST_LEADER] = number
        for name, side in (held or {}).items():
            g.hold(REGION[name], side)
        for side, titles in (hands or {}).items():
            for title in titles:
                g.hand[side] |= BIT[STRATAGEM[title]]
        for side in (ROME, BARBARIAN):
            if supreme[side]:
                g.supreme[side] = PIECE[supreme[side]]
        g.pac = scenarios.heads_in_play(g)
        self.dice(*dice)

    def put(self, name: str, place: str) -> None:
        """Set a counter down, whole."""
        piece = PIECE[name]
        self.g.put(piece, PLACE[place])
        if piece < UNITS:
            self.g.pf[piece] = FULL[piece]

    def dice(self, *faces: int) -> Table:
        """What the next dice show."""
        self.g.script = [face - 1 for face in faces]
        return self

    def within(self, *names: str) -> Table:
        """Set counters behind the defences of their region."""
        for name in names:
            self.g.walls |= BIT[PIECE[name]]
        return self

    def used(self, *names: str) -> Table:
        """These have spent their PAC."""
        for name in names:
            self.g.pac &= ~BIT[PIECE[name]]
        return self

    # ------------------------------------------------------------------ play

    def start(self, *frames: Procedure[Any]) -> Table:
        """Begin procedures, the last of them first."""
        for frame in frames:
            self.g.call(frame)
        self.g.advance()
        return self

    def segment(self, side: int = ROME) -> Table:
        """A segment of a side."""
        return self.start(Segment(side))

    @property
    def side(self) -> int:
        """The side that is asked, -1 when nothing goes on."""
        return self.g.actor

    @property
    def asked(self) -> str:
        """The id of the question; empty when nothing goes on."""
        if not self.g.stack:
            return ""
        frame = self.g.stack[-1]
        return f"{frame.NAME}-{frame.step}".replace("_", "-")

    def legal(self, verb: str = "") -> set[str]:
        """What may be chosen: the objects of a verb, or without one the verbs."""
        described = [VOCABULARY.describe(action) for action in self.g.legal(self.g.actor)]
        if not verb:
            return {str(d["verb"]) for d in described}
        return {str(d["object"]) for d in described if d["verb"] == verb}

    def do(self, verb: str, obj: str | None = None) -> Table:
        """Choose."""
        action = VOCABULARY.action(verb, obj)
        seat = self.g.actor
        assert action in self.g.legal(seat), f"{verb} {obj} refused by {self.why_not(verb, obj)}; legal: {self.legal()}"
        self.g.apply(seat, action)
        return self

    def why_not(self, verb: str, obj: str | None = None) -> str:
        """The clause that forbids a choice; empty when it is legal."""
        return self.g.why_not(self.g.actor, VOCABULARY.action(verb, obj))[1]

    # ------------------------------------------------------------------ what one sees

    def place(self, name: str) -> str:
        """Where a counter is: a place, `pool` beside the map, `gone` for good."""
        place = self.g.at[PIECE[name]]
        return {POOL: "pool", GONE: "gone"}.get(place) or PLACE_IDS[place]

    def army(self, leader: str) -> set[str]:
        """The units on a sheet."""
        return {PIECE_IDS[unit] for unit in members(self.g.army(PIECE[leader]))}

    def bb(self, leader: str) -> int:
        """The BB of a leader."""
        return self.g.bb[PIECE[leader] - FIRST_LEADER]

    def wounded(self, *names: str) -> int:
        """The HdC PF of some units."""
        return sum([self.g.hdc[PIECE[name]] for name in names])

    def has_pac(self, name: str) -> bool:
        """Whether a leader has his PAC still."""
        return bool(self.g.pac & BIT[PIECE[name]])

    def defects(self) -> list[str]:
        """What is unsound on the table."""
        return defects(self.g)

    def events(self, name: str = "") -> list[dict[str, Any]]:
        """The events so far, those of one kind if it is named: their values in words."""
        assert self.g.journal is not None
        return [
            VOCABULARY.event(kind, values)["values"]  # type: ignore[misc]
            for _, kind, values in self.g.journal.events
            if not name or VOCABULARY.events[kind].name == name
        ]


def engagement(region: int, attacker: int, came_from: int, attackers: int, defenders: int) -> Battle:
    """An engagement of the pieces of two sides."""
    return Battle(region, attacker, came_from, hosts(attacker, attackers, defenders))
