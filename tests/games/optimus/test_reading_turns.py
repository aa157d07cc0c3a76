"""OP 2 to 5.1, read once more: the event of a season, PA and who plays, what an action costs, where one arrives.

Nothing here asks the rules of the engine; both are compared through games of every scenario that chance plays.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, cast

import pytest

from latrunculi.games.optimus.components.chart import (
    CONTREE,
    CONTREE_OF,
    CONTREE_REGIONS,
    DRY,
    LINK_ENDS,
    LINK_WATER,
    NONE,
    PLACE,
    PLACE_IDS,
    REGION_IDS,
    REGIONS,
)
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE, PIECES, SIDE_OF, UNITS
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.actions import Operations, Segment
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.scenarios import bonus
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Journal
from tests.games.optimus.test_reading import ROME, Drawn, segments
from tests.games.optimus.test_reading_bales import number, said
from tests.games.optimus.test_reading_loot import SIDES
from tests.games.optimus.test_reading_marches import Step

SEASONS = ("thaw", "spring", "summer", "autumn", "winter")
FATES = {
    "thaw": ("overflow", "overflow", "overflow", "", "", "frozen"),
    "summer": ("overflow", "", "", "dry", "dry", "dry"),
    "autumn": ("overflow", "overflow", "overflow", "", "", "dry"),
    "winter": ("", "", "", "frozen", "frozen", "frozen"),
}
"""2: what each face of the die brings; in spring none is thrown."""
PA = (3, 4, 4, 5, 5, 6)
"""3."""
LED = {
    "besiege": 1, "summon": 1, "invade": 1, "assault": 1, "sortie": 1, "restore": 1, "build-limes": 1, "forage": 1,
    "pillage": 1, "harvest": 2, "tribute": 2, "idle": 1, "march": 1,
}  # fmt: skip
"""3: what costs PA, of which the PAC of the leader counts for one."""


class Calendar:
    """A game, and what is told of it, season by season and segment by segment."""

    def __init__(self, scenario: str) -> None:
        self.g = cast(Optimus, GAME.new(GAME.setup(scenario, seed=scenario)))
        self.g.journal = Journal()
        self.read = 0
        self.last: Segment | None = None
        self.fresh = True
        self.due = ROME
        self.thrown: list[str] = []
        self.met: Counter[str] = Counter()

    def listen(self) -> None:
        g = self.g
        events = cast(Journal, g.journal).events
        for _, kind, values in events[self.read :]:
            name = VOCABULARY.events[kind].name
            told: dict[str, Any] = dict(cast(dict[str, Any], VOCABULARY.event(kind, values)["values"]))
            if name == "season":
                self.fresh, self.thrown, self.season = True, [], told["season"]
                self.markers = dict(self.sieges())
            elif name in ("season-event", "no-season-event"):
                fate = FATES[told["season"]][number(told["die"]) - 1] or "none"
                assert told.get("event", "none") == fate
                assert told["season"] == self.season
                self.met[fate] += 1
            elif name == "siege-lasts":
                assert told["marker"] == self.markers[told["region"]] + 1
            elif name == "pa-roll":
                side = SIDES.index(told["side"])
                assert told["pa"] == min(9, PA[number(told["die"]) - 1] + bonus(g, side))
                self.thrown.append(told["side"])
            elif name == "pa-bought":
                assert told["pa"] <= 9
            self.met[name] += 1
        self.read = len(events)

    def sieges(self) -> list[tuple[str, int]]:
        return [(REGION_IDS[region], mark) for region, mark in enumerate(self.g.siege) if mark != CALM]

    def has_points(self, side: int) -> bool:
        """2: PA, or the PAC of a leader."""
        heads = [h for h in range(FIRST_LEADER, PIECES) if SIDE_OF[h] == side and self.g.at[h] < len(PLACE_IDS)]
        return self.g.pa[side] > 0 or any(self.g.pac >> head & 1 for head in heads)

    def whose_turn(self) -> None:
        """2: Rome begins, they take turns, and who has points left when the other has none plays on."""
        g = self.g
        segment = next((frame for frame in g.stack if isinstance(frame, Segment)), None)
        if segment is self.last or segment is None:
            self.last = segment
            return
        assert isinstance(g.stack[g.stack.index(segment) - 1], Operations)
        assert sorted(self.thrown) == sorted(SIDES) or not self.met["season"]  # nobody listened from the start
        if self.fresh:
            self.due, self.fresh = ROME, False
        expected = self.due if self.has_points(self.due) else 1 - self.due
        assert segment.side == expected
        self.due = 1 - segment.side
        self.last = segment

    def paid(self, old: Optimus, side: int, verb: str, thing: str) -> None:
        """3, 4.1: the PAC goes first, and counts for one PA."""
        if verb not in LED or thing not in PIECE or not isinstance(old.stack[-1], Segment):
            return
        head = PIECE[thing]
        ready = old.pac >> head & 1 if head >= UNITS else 0
        if verb == "march" or head < UNITS:
            ready = ready and verb == "march"
        assert old.pa[side] - self.g.pa[side] == LED[verb] - ready, (verb, thing)
        assert not self.g.pac >> head & 1 or head < UNITS
        self.met["paid"] += 1


@pytest.mark.rule("OP-2-3", "OP-2-7", "OP-2-8", "OP-2-14", "OP-2-16", "OP-2-17", "OP-2-18", "OP-2-20", "OP-2-21")
@pytest.mark.rule("OP-3-1", "OP-3-4", "OP-4.1-1", "OP-4.1-2", "OP-SC-11")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_the_course_of_a_game_as_chapters_two_to_four_read(scenario: str) -> None:
    rng = random.Random(scenario)
    calendar = Calendar(scenario)
    g = calendar.g
    calendar.listen()
    for _ in range(400):
        if g.over:
            break
        calendar.whose_turn()
        seat = next(seat for seat in (0, 1) if g.legal(seat))
        options = [(VOCABULARY.describe(a), a) for a in g.legal(seat)]
        choice, action = rng.choice(options)
        old = g.clone()
        g.apply(seat, action)
        calendar.listen()
        calendar.paid(old, seat, str(choice["verb"]), str(choice["object"]))
    assert calendar.met["season"] > 1
    assert calendar.met["paid"] > 5


AT = {
    region["id"]: region["at"]
    for region in tomllib.loads((files("latrunculi.games.optimus") / "data" / "map.toml").read_text())["region"]
}
"""Longitude and latitude."""
COMPASS = {2: (1, max), 3: (0, max), 4: (1, min), 5: (0, min)}
"""5.1: what the faces 2 to 5 name: north, east, south, west."""


def named(contree: int, die: int) -> str:
    """The region that the die names, of all of a contrée; none where two lie equally far."""
    axis, most = COMPASS[die]
    regions = [REGION_IDS[region] for region in members(CONTREE_REGIONS[contree])]
    best = most(AT[region][axis] for region in regions)
    found = [region for region in regions if AT[region][axis] == best]
    return found[0] if len(found) == 1 else ""


@pytest.mark.rule("OP-5.1-5", "OP-5.1-6", "OP-5.1-7")
def test_where_one_arrives_as_chapter_five_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        drawn = Drawn(rng)
        drawn.launch()
        for side, t in segments(drawn.g):
            for action in [a for a in t.legal(side) if VOCABULARY.describe(a)["verb"] == "march"][:3]:
                twin = t.clone()
                twin.apply(side, action)
                march = twin.stack[-1]
                assert isinstance(march, March)
                for enter in [a for a in twin.legal(side) if VOCABULARY.describe(a)["verb"] == "enter"]:
                    g = twin.clone()
                    g.journal, g.script = Journal(), [rng.randrange(6)]
                    g.apply(side, enter)
                    met[arrival(twin, g, march.mover, side, str(VOCABULARY.describe(enter)["object"]))] += 1
    assert min(met[case] for case in ("sent", "enemy", "mover", "alone")) > 3, met


def arrival(old: Optimus, g: Optimus, mover: int, side: int, name: str) -> str:
    """What comes of entering a contrée: who chooses, and among what, or where one is."""
    step = Step(old, side, mover)
    home = CONTREE_OF[step.here] if step.here < REGIONS else NONE
    way = [n for n, ends in enumerate(LINK_ENDS) if set(ends) == {home, CONTREE[name]}]
    water = LINK_WATER[way[0]] if way else DRY
    open_ = {REGION_IDS[r] for r in members(CONTREE_REGIONS[CONTREE[name]]) if step.may_enter(r, water)}
    rolls = said(g, "arrival-roll")
    if not rolls:
        assert len(open_) == 1
        return "alone"
    die = number(rolls[0]["die"])
    goal = named(CONTREE[name], die) if die in COMPASS else ""
    if goal in open_:
        assert g.at[mover] == PLACE[goal] or g.at[mover] >= len(PLACE_IDS)  # lost there
        return "sent"
    asked = g.actor
    assert asked == (side if die == 6 else 1 - side)
    assert {str(VOCABULARY.describe(a)["object"]) for a in g.legal(asked)} == open_
    return "mover" if die == 6 else "enemy"
