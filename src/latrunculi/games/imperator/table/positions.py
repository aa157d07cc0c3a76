"""Positions of the family's games as text: what they tell in ways that other games have not.

Counters stand in hands by camp, deaths wait for their consequences; a phase begins, or procedures are in progress.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from latrunculi.games.imperator.components.kit import NONE, Place
from latrunculi.games.imperator.rules.state import Imperator, death, departed
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.position import Reader
from latrunculi.tabletop.positions import Positions, write_table
from latrunculi.tabletop.shapes import Each, Number, One, quoted

G = TypeVar("G", bound=Imperator)

SETS: Final = frozenset(
    {
        "chosen", "dismissed", "dissolved", "done", "engaged", "group", "home", "landed", "leaders", "left", "more",
        "movers", "party", "placed", "recruits", "spared", "struck", "trail", "tried", "zones",
    }
)  # fmt: skip
"""The fields of procedures that may hold a set, of pieces, zones or Peoples: one bit for each."""
SEQUENCES: Final = ("marching", "combats")
"""The phases that belong to one camp."""
Frames = tuple[tuple[str, str], ...]
"""Procedures in progress, the innermost last, each with its next step."""


class CommonPositions(Positions[G]):
    """The positions of one game: how each field is written, and in which ways of its own a game tells what it holds."""

    sets = SETS
    always = ("year",)
    phase = "kind and camp"
    empty: G
    """The table as a position takes it to be where it says nothing."""
    phases: Mapping[str, Frames]
    """The phases that a position may begin."""
    camps: Sequence[str]
    causes: Sequence[str]
    titles: Sequence[str]
    leader: One
    counters: Sequence[int]
    """How many counters of each title there are."""
    hands: Sequence[tuple[str, str]] = (("hands", "hand"),)
    """The tables of counters in hands, each with its field of the state."""

    # ------------------------------------------------------------------ what the games decide

    def named(self, g: G, place: Place) -> int:
        return g.inside[place]

    def read_pieces(self, g: G, top: Reader) -> None:
        """Read who is where and of which camp, and whatever else this game tells in a way of its own."""
        raise NotImplementedError

    def write_camps(self, g: G) -> list[str]:
        """The rows of the table of camps: the pieces that are not where they are expected."""
        raise NotImplementedError

    def left(self, g: G) -> list[int]:
        """The counters of each title that lie in the cup if a position does not say otherwise."""
        titles = len(self.titles)
        return [number - g.hand[t] - g.hand[titles + t] for t, number in enumerate(self.counters)]

    # ------------------------------------------------------------------ reading

    def model(self, top: Reader) -> G:
        return self.empty

    def model_of(self, g: G) -> G:
        return self.empty

    def read_own(self, g: G, top: Reader) -> None:
        self.read_pieces(g, top)
        self._read_hands(g, top)
        self._read_cup(g, top)
        self._read_mourning(g, top)

    def _read_hands(self, g: G, top: Reader) -> None:
        """Counters in hands, by camp."""
        for key, field in self.hands:
            hands = getattr(g, field)
            row = top.sub(key)
            for camp, name in enumerate(self.camps):
                for counter in row.choices(name, self.titles, []):
                    hands[g.seat_of(camp) * len(self.titles) + self.titles.index(counter)] += 1
            row.finish()

    def _read_cup(self, g: G, top: Reader) -> None:
        """How many counters a viewer does not know, and what is in the cup."""
        row = top.sub("unknown")
        for camp, name in enumerate(self.camps):
            g.unknown[g.seat_of(camp)] = row.number(name, 0, low=0, high=sum(self.counters))
        row.finish()
        g.cup = Each(self.titles, Number(high=sum(self.counters))).read(top, "cup", self.left(g))
        for title, name in enumerate(self.titles):
            if g.cup[title] < 0:
                held = self.counters[title] - g.cup[title]
                top.fault("hands", f"{held} counters {name} of {self.counters[title]}", "take some out of the hands")

    def _read_mourning(self, g: G, top: Reader) -> None:
        """The deaths whose consequences wait."""
        for row in top.each("mourning", "leader") if top.has("mourning") else ():
            who = self.leader.read(row, "leader", g.kit.first_leader)
            cause = self.causes.index(row.choice("cause", self.causes))
            camp = self.camps.index(row.choice("camp", self.camps, self.camps[g.camp(who)]))
            g.mourning.append(death(who, camp, cause))
            row.finish()

    def begin(self, g: G, top: Reader, procedures: Mapping[str, type[Procedure[Any]]], settled: bool) -> None:
        """The table `phase` with `kind` and `camp`: the procedures that begin a phase."""
        if not top.has("phase"):
            return
        known = [kind for kind, frames in self.phases.items() if all(name in procedures for name, _ in frames)]
        row = top.sub("phase")
        kind = row.choice("kind", known)
        camp = One(self.camps).read(row, "camp", g.initiative)
        row.finish()
        if g.stack:
            row.fault("kind", "there are tables [[procedure]] too", "keep one of the two")
        if kind not in known or camp == NONE:
            return
        if kind in SEQUENCES:
            g.active = camp
            g.smc[camp] = g.smc[camp] or 1
        elif kind == "campaign" and g.smc == [0, 0]:
            g.smc = [1, 1]
        for name, step in self.phases[kind]:
            frame = procedures[name]()
            frame.step = step
            if "turn_of" in frame.FIELDS:
                setattr(frame, "turn_of", 1 - camp)  # noqa: B010 -- the procedure is one of another module
            g.stack.append(frame)

    # ------------------------------------------------------------------ writing

    def write_tables(self, g: G) -> list[str]:
        lines = write_table("camps", self.write_camps(g))
        for key, field in self.hands:
            lines += write_table(key, self._write_hands(g, getattr(g, field)))
        return lines + self._write_cup(g) + self._write_mourning(g)

    def _write_hands(self, g: G, hands: list[int]) -> list[str]:
        rows = []
        for camp, name in enumerate(self.camps):
            first = g.seat_of(camp) * len(self.titles)
            held = [title for t, title in enumerate(self.titles) for _ in range(hands[first + t])]
            if held:
                rows.append(f"{name} = {quoted(held)}")
        return rows

    def _write_cup(self, g: G) -> list[str]:
        lines: list[str] = []
        if any(g.unknown):
            unknown = [f"{name} = {g.unknown[g.seat_of(camp)]}" for camp, name in enumerate(self.camps)]
            lines += write_table("unknown", unknown)
        return lines + write_table("cup", Each(self.titles, Number()).lines(g.cup, self.left(g)))

    def _write_mourning(self, g: G) -> list[str]:
        lines: list[str] = []
        for entry in g.mourning:
            who, camp, cause = departed(entry)
            lines += ["", "[[mourning]]", f"leader = {self.leader.write(who)}"]
            if camp != g.camp(who):
                lines.append(f"camp = {quoted(self.camps[camp])}")
            lines.append(f"cause = {quoted(self.causes[cause])}")
        return lines
