"""A table on which tests set up any moment of *Invasions* and play it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from latrunculi.games.invasions.components.chart import PROVINCE, PROVINCES, SEA
from latrunculi.games.invasions.components.counters import ELITE, FLEETS, HORDE_OF, LEADERS, OF_NATION, PIECE, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import control, relations, scenarios
from latrunculi.games.invasions.rules.procedures import PROCEDURES
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, KINGDOM, RESERVE, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal, Procedure

assert PROCEDURES, "all chapters are there"
STATUS = {"barbarian": BARBARIAN, "kingdom": KINGDOM, "empire": EMPIRE}


class Table:
    """A state in the making, and then in play: the printed map with nobody on it, turn 4, four seats."""

    def __init__(
        self,
        nations: Mapping[str, str] | None = None,
        armies: Mapping[str, Mapping[str, int]] | None = None,
        *,
        hordes: Mapping[str, str] | None = None,
        capitals: Mapping[str, str] | None = None,
        owners: Mapping[str, Iterable[str]] | None = None,
        turn: int = 4,
        seats: int = 4,
        dice: Iterable[int] = (),
        inactive: Iterable[str] = (),
    ) -> None:
        """`nations`: status of each nation in play; `armies`: for each nation how many plain units in which provinces;
        `hordes`, `capitals`: province by nation; `owners`: provinces by nation; `dice`: d10, 0 to 9, in their order."""
        g = self.g = Invasions(seats, 1)
        g.journal = Journal()
        scenarios.lay_out(g)
        g.turn, g.first_turn, g.last_turn = turn, 1, 12
        for name, status in (nations or {}).items():
            nation = NATION[name]
            g.status[nation] = STATUS[status]
            g.age[nation] = 1
            if name in inactive:
                g.inactive |= BIT[nation]
            else:
                g.active |= BIT[nation]
        for name, province in (hordes or {}).items():
            g.put(HORDE_OF[NATION[name]], PROVINCE[province])
        for name, where in (armies or {}).items():
            for province, number in where.items():
                self.muster(name, province, number)
        for name, provinces in (owners or {}).items():
            for province in provinces:
                g.owner[PROVINCE[province]] = NATION[name]
        for name, province in (capitals or {}).items():
            g.capital[NATION[name]] = PROVINCE[province]
            g.owner[PROVINCE[province]] = NATION[name]
        g.script = list(dice)
        relations.work_out(g)

    @classmethod
    def of(cls, g: Invasions) -> Table:
        """A table with a state that is there already."""
        t = cls.__new__(cls)
        t.g = g
        return t

    # ------------------------------------------------------------------ in the making

    def muster(self, nation: str, province: str, number: int = 1) -> list[int]:
        """Put so many plain units of a nation in a province, or fleets in a sea; which ones."""
        kinds = FLEETS if province in SEA else UNIT_MASK
        spare = members(self.g.inside[RESERVE] & OF_NATION[NATION[nation]] & kinds)
        free = sorted(spare, key=lambda piece: bool(ELITE & BIT[piece]))
        assert len(free) >= number, f"{nation} has no {number} units left"
        for piece in free[:number]:
            self.g.put(piece, place(province))
        return free[:number]

    def put(self, piece: str, province: str) -> int:
        """Put a piece of its name somewhere."""
        self.g.put(PIECE[piece], place(province))
        return PIECE[piece]

    def lead(self, nation: str, province: str) -> int:
        """Put a leader of a nation, the first that is not on the map, in a province."""
        free = self.g.inside[RESERVE] & OF_NATION[NATION[nation]] & LEADERS
        leader = members(free)[0]
        self.g.put(leader, place(province))
        return leader

    def settle(self) -> Table:
        """Work relations and control out."""
        relations.work_out(self.g)
        control.work_out(self.g)
        return self

    # ------------------------------------------------------------------ in play

    def start(self, procedure: Procedure[Any]) -> Table:
        """Begin a procedure and go on to its first question."""
        self.g.call(procedure)
        self.g.advance()
        return self

    def choose(self, verb: str, obj: str | int | None = None, seat: int | None = None) -> Table:
        """Make a legal choice in words."""
        seat = self.g.actor if seat is None else seat
        action = VOCABULARY.action(verb, obj)
        assert action in self.g.legal(seat), f"{verb} {obj} is not among {self.offers(seat=seat)}"
        self.g.apply(seat, action)
        return self

    def offers(self, verb: str = "", seat: int | None = None) -> list[Any]:
        """What may be chosen: the objects of a verb, or all choices in words."""
        seat = self.g.actor if seat is None else seat
        told = [VOCABULARY.describe(action) for action in self.g.legal(seat)]
        return [a["object"] for a in told if a["verb"] == verb] if verb else [(a["verb"], a["object"]) for a in told]

    def why_not(self, verb: str, obj: str | int | None = None) -> str:
        """The clause that forbids a choice."""
        return self.g.why_not(self.g.actor, VOCABULARY.action(verb, obj))[1]

    def owner(self, province: str) -> str | None:
        """Who controls a province."""
        nation = self.g.owner[PROVINCE[province]]
        return None if nation < 0 else next(name for name, n in NATION.items() if n == nation)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The values of the events of a kind so far."""
        assert self.g.journal is not None
        told = [VOCABULARY.event(k, values) for _, k, values in self.g.journal.events]
        return [event["values"] for event in told if event["kind"] == kind]  # type: ignore[misc]


def place(name: str) -> int:
    """The number of a province or sea."""
    return PROVINCE[name] if name in PROVINCE else PROVINCES + SEA[name]
