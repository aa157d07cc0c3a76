"""INV XXII to XXIV, read once more: who campaigns and with whom, what a siege asks for, what a fallen city brings.

Relations of nations and the ground of a province (XII.D), and who may enter which land (XVIII.K) are asked of the
engine. Both are compared at the questions of random games, and what a choice brings with the state before it.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import BETRAYAL, BOOTY, EVENT_NUMBER, SIEGE_ENGINES, STUBBORN_DEFENCE
from latrunculi.games.invasions.components.chart import BY_LAND, NEAR, OVER_STRAIT, PORT, PROVINCE, PROVINCES
from latrunculi.games.invasions.components.chronology import DATED_IDS
from latrunculi.games.invasions.components.counters import (
    CAVALRY,
    ELITE,
    FLEETS,
    HORDES,
    LEADERS,
    NATION_OF,
    PIECE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION, NATIONS
from latrunculi.games.invasions.rules import foedera, movement, relations, sieges, ways
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.campaigns import Campaign, Campaigns, Expedition
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, KINGDOM, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.invasions.play import choices, told
from tests.games.invasions.test_reading import moments

NOMADS = {NATION[name] for name in ("alains", "avars", "hephthalites", "huns", "khazars", "kouchans")}
WALLS = {PROVINCE["latium"]: 1, PROVINCE["chaldea"]: 3, PROVINCE["umbria"]: 3, PROVINCE["thracia"]: 3}
"""Roma, Ctesiphon, Ravenna, Constantinople; all others are worth 2 (XXIII.B-6)."""
Events = list[tuple[str, dict[str, Any]]]
SHAPUR = DATED_IDS.index("nisibis")
"""The first siege of the Persians at Nisibis in turn 1 has one more."""


class Reading:
    """A state, as chapters XXII to XXIV read it."""

    def __init__(self, g: Invasions) -> None:
        self.g = g
        self.playing = set(members(g.playing))

    def comrades(self, nation: int) -> set[int]:
        """Who plays with a nation, led by the same seat."""
        return {n for n in self.playing if self.g.seat(n) == self.g.seat(nation) and not self.g.raided >> n & 1} | {
            nation
        }

    def units(self, nation: int, province: int) -> set[int]:
        return set(members(self.g.army[nation] & self.g.inside[province] & UNIT_MASK))

    # ------------------------------------------------------------------ XXII

    def captains(self, top: Campaigns) -> set[int]:
        """XXII.A-2, XXII.A-3: who has campaigns to conduct and has not conducted them."""
        g = self.g
        nations = {n for n in members(top.nations) if g.seat(n) == g.actor}
        able = {p for n in nations for p in members(g.army[n] & LEADERS) if g.at[p] < PROVINCES and g.campaigns(p) > 0}
        return able - set(members(top.pieces | g.inactive_leaders))

    def connected(self, nation: int, here: int) -> set[int]:
        """XXII.A-4: friendly land that hangs together, the province where he is being the first of it."""
        found: set[int] = set()
        ring = {here}
        while ring:
            ring = {p for p in ring if relations.ground(self.g, nation, p) == relations.FRIENDLY}
            found |= ring
            ring = {there for p in ring for there in members(NEAR[p] & ~ways.blockaded(self.g, nation, p))} - found
        return found

    def redeployments(self, top: Campaign) -> set[int]:
        g, here = self.g, self.g.at[top.leader]
        if foedera.deserts(g, top.pieces, here):
            return set()
        barred = ways.closed(g, top.pieces) | ways.tether(g, top.nation, here)
        found = self.connected(top.nation, here) - {here}
        return {p for p in found if not barred >> p & 1 and not ways.crowded(g, top.nation, p)}

    def summoned(self, top: Expedition) -> set[tuple[int, int, int]]:
        """XXII.B-2: units next door with a step to come and one to go on with: by nation, place and steps."""
        g, found = self.g, set()
        if not movement.calm(g, top.nation(g), top.here):
            return set()
        for there in members(BY_LAND[top.here] & ~OVER_STRAIT[top.here]):
            for nation in members(top.nations):
                for unit in self.units(nation, there):
                    mounted = CAVALRY >> unit & 1 and not g.reduced >> unit & 1
                    left = (4 if mounted else 3) + 2 * (g.hastened >> unit & 1) - g.steps(unit)
                    shut = ways.closed(g, BIT[unit]) >> top.here & 1 or g.mutinous >> unit & 1
                    if left >= 2 and not shut and not foedera.deserts(g, BIT[unit], there):
                        found.add((NATION_OF[unit], there, g.steps(unit)))
        return found

    # ------------------------------------------------------------------ XXIII, XXIV

    def fortified(self, province: int) -> bool:
        return bool(self.g.walls >> province & 1) or province in self.g.capital

    def before_a_city(self, nation: int, province: int) -> bool:
        """XXIV.A-1, XXIV.A-2: an enemy city, or nobody's, without anybody to defend it."""
        g = self.g
        strangers = {n for n in members(g.nations) if n != nation and not g.friends[nation] >> n & 1}
        stand = any(g.inside[province] & g.army[n] & ~LEADERS for n in strangers)
        owner = g.owner[province]
        hostile = owner < 0 or relations.hostile(g, nation, owner, province)
        return g.level[province] > 0 and not stand and hostile

    def sieges(self) -> set[int]:
        """Where the nations that play have a city to take."""
        return {p for n in self.playing for p in range(PROVINCES) if self.units(n, p) and self.before_a_city(n, p)}

    def odds(self, top: Siege, assault: bool) -> int:
        """XXIV.C-3 to XXIV.C-9."""
        g, city = self.g, top.province
        wild = g.status[top.nation] == BARBARIAN
        found = assault + (not wild) - (wild and top.nation in NOMADS and g.turn <= 9)
        owner = g.owner[city]
        found += g.decline[owner] if owner >= 0 else 0
        if self.fortified(city):
            walls = WALLS.get(city, 2) + (city == PROVINCE["thracia"] and g.turn >= 4)
            engines = EVENT_NUMBER[SIEGE_ENGINES]["barbarian" if wild else "walls"]
            found -= walls - (min(walls, engines) if top.effects & BIT[SIEGE_ENGINES] else 0)
        else:
            found -= g.turn in (4, 5)
        if PORT[city] >= 0 and owner >= 0 and not assault:
            ships = g.inside[PROVINCES + PORT[city]] & FLEETS
            found -= any(ships & g.army[n] for n in members(g.friends[owner] | BIT[owner]))
        for title in (BETRAYAL, STUBBORN_DEFENCE):
            found += EVENT_NUMBER[title]["siege"] if top.effects & BIT[title] else 0
        nisibis = (top.nation, city, g.turn) == (NATION["perses"], PROVINCE["assyria"], 1)
        return found + (nisibis and not g.done >> SHAPUR & 1)

    def storms(self, top: Siege) -> bool:
        """XXIV.C-3: whether a unit would be left after two hits; an elite of the civilised takes two."""
        g = self.g
        units = [p for p in members(top.pieces & g.inside[top.province]) if UNIT_MASK >> p & 1]
        whole = [p for p in units if ELITE >> p & 1 and not g.reduced >> p & 1 and g.status[NATION_OF[p]] > BARBARIAN]
        return len(units) + len(whole) > 2

    def afraid(self, top: Siege) -> bool:
        """XXIV.B-1, XXIII.B-2: whether the leader's terror has to be tried before a siege."""
        g = self.g
        own = any(
            LEADERS >> p & 1 and g.hired_by(p) == top.nation for p in members(top.pieces & g.inside[top.province])
        )
        return g.status[top.nation] == BARBARIAN and own and not self.fortified(top.province)

    # ------------------------------------------------------------------ compared

    def question(self) -> str:
        """What is asked; which question it was, if these chapters ask it."""
        g, top, offered = self.g, self.g.stack[-1], told(self.g)
        named = {verb: {obj for v, obj in offered if v == verb} for verb, _ in offered}

        def places(verb: str) -> set[int]:
            return {PROVINCE[obj] for obj in named.get(verb, ())}

        if isinstance(top, Campaigns):
            assert {PIECE[obj] for obj in named.get("campaign", ())} == self.captains(top)
        elif isinstance(top, Campaign):
            assert top.number < g.campaigns(top.leader)
            assert places("redeploy") == self.redeployments(top)
            assert places("march") == {g.at[top.leader]}
            assert top.leader not in {PIECE[obj] for obj in named.get("leave", ())}
            assert not top.pieces & HORDES
        elif isinstance(top, Expedition) and top.step == "go":
            called = [PIECE[obj] for obj in named.get("summon", ())]
            assert {(NATION_OF[p], g.at[p], g.steps(p)) for p in called} == self.summoned(top)
            assert not top.group & HORDES
        elif isinstance(top, Battles) and top.step == "choose_province":
            assert places("besiege-at") <= self.sieges() - set(members(top.provinces))
            if "fight-at" not in named:
                mine = {n for n in self.playing if g.seat(n) == g.actor}
                due = {p for p in self.sieges() if any(self.units(n, p) for n in mine)}
                assert places("besiege-at") >= {p for p in due if not self.shared(p)} - set(members(top.provinces))
        elif isinstance(top, Siege) and top.step == "decide":
            assert self.before_a_city(top.nation, top.province)
            assert ("assault" in named) == self.storms(top)
            assert set(named) - {"assault"} == {"besiege", "raise-siege"}
            for assault in (False, True):
                odds = sieges.odds(g, top.nation, top.province, assault, top.effects)
                assert odds.total == self.odds(top, assault), (top.province, list(odds))
            assert not self.afraid(top) or g.cowed >> top.province & 1
        elif isinstance(top, Siege) and top.step == "persist":
            campaign = g.innermost(Campaign)
            assert campaign is not None
            assert campaign.number < g.campaigns(campaign.leader)
            assert set(named) == {"maintain-siege", "raise-siege"}
        elif isinstance(top, Conquest):
            assert ("sack" in named) == (not top.settled and not g.pillaged >> top.province & 1)
            assert ("raze" in named) == (g.walls >> top.province & 1 and not top.status)
        else:
            return ""
        return f"{type(top).__name__}.{top.step}"

    def shared(self, province: int) -> bool:
        """Whether several nations that play besiege a city together, of which one leads."""
        return sum(bool(self.units(n, province)) for n in self.playing) > 1


def follows(before: Invasions, after: Invasions, events: Events) -> None:
    """What a choice has brought about, as chapters XXII to XXIV read it."""
    top = before.stack[-1]
    if isinstance(top, Expedition) and top.step == "go":
        joined = {PIECE[e["piece"]] for kind, e in events if kind == "joined"}
        mine = sum([before.army[n] for n in members(top.nations)]) & (UNIT_MASK | LEADERS | HORDES)
        if {kind for kind, _ in events} <= {"marched", "joined"}:
            assert {p for p in members(mine) if before.at[p] != after.at[p]} <= set(members(top.group)) | joined
    for kind, e in events:
        city = PROVINCE[e["province"]] if kind in ("city-taken", "sacked") else -1
        if kind == "city-taken":
            loser = before.owner[city]
            assert before.level[city] > 0
            assert loser < 0 or relations.hostile(before, NATION[e["nation"]], loser, city)
            if loser >= 0 and before.capital[loser] == city:  # XXIV.C-10, XXIV.E-4
                assert after.capital[loser] != city
                assert after.lost_capital[loser] == after.turn
                assert after.walls >> city & 1
                assert not after.stack or ("raze", None) not in told(after)
        elif kind == "sacked":
            seats = [n for n in range(NATIONS) if (after.lost_seat[n], after.lost_capital[n]) == (city, after.turn)]
            more = [{KINGDOM: 5, EMPIRE: 10}.get(before.status[n], 0) for n in seats]
            assert e["gold"] in {2, *(2 + gold for gold in more)}
            assert not before.pillaged >> city & 1
        elif kind == "razed":
            assert before.walls >> PROVINCE[e["province"]] & 1
            assert not after.walls >> PROVINCE[e["province"]] & 1


def rolls(events: Events) -> None:
    """XXIV.C-2: seven takes a city. Who plays the card Dice throws the same die again."""
    outcomes = ("siege-roll", "city-taken", "siege-failed", "event-played")
    for place, (kind, e) in enumerate(events):
        if kind == "siege-roll":
            later = next((k, x) for k, x in events[place + 1 :] if k in outcomes)
            taken = (e["die"][0] or 10) + e["bonus"] >= 7
            assert later[0] == "event-played" or later[1]["province"] == e["province"]
            assert later[0] == "event-played" or (later[0] == "city-taken") == taken


def courage(events: Events) -> None:
    """XXIV.B-1: on an even die a city without walls surrenders, unless the card Terror has spared the test."""
    for place, (kind, e) in enumerate(events):
        if kind in ("surrendered", "resisted"):
            what, told = events[place - 1]
            if what == "d2":
                assert (told["die"][0] % 2 == 0) == (kind == "surrendered")
            else:
                assert ("terror", kind) in {
                    (x.get("card"), "surrendered") for _, x in events[max(0, place - 4) : place]
                }
            if kind == "surrendered":
                assert events[place + 1] == ("city-taken", e)


def spoils(events: Events, levels: list[int]) -> None:
    """XXIV.D-1, XXIV.D-7: a marker for each level of a city; then one lies there. The card Booty brings one more."""
    for place, (kind, e) in enumerate(events):
        if kind == "sacked":
            end = events.index(("pillaged", {"province": e["province"]}), place)
            drawn = sum(k == "plundered" and x["nation"] == e["nation"] for k, x in events[place:end])
            booty = ("event-played", "booty") in [(k, x.get("card")) for k, x in events[place - 4 : place]]
            assert drawn - levels.pop(0) in (0, booty * EVENT_NUMBER[BOOTY]["markers"])


@pytest.mark.rule("INV-XXII.A-2", "INV-XXII.A-3", "INV-XXII.A-4", "INV-XXII.A-5", "INV-XXII.B-1", "INV-XXII.B-2")
@pytest.mark.rule("INV-XXII.B-3", "INV-XXIII.B-2", "INV-XXIII.B-5", "INV-XXIII.B-6", "INV-XXIII.D-2", "INV-XXIV.A-1")
@pytest.mark.rule("INV-XXIV.A-2", "INV-XXIV.B-1", "INV-XXIV.C-1", "INV-XXIV.C-2", "INV-XXIV.C-3", "INV-XXIV.C-4")
@pytest.mark.rule("INV-XXIV.C-5", "INV-XXIV.C-6", "INV-XXIV.C-7", "INV-XXIV.C-8", "INV-XXIV.C-9", "INV-XXIV.C-10")
@pytest.mark.rule("INV-XXIV.C-12", "INV-XXIV.D-1", "INV-XXIV.D-2", "INV-XXIV.D-7", "INV-XXIV.E-1", "INV-XXIV.E-4")
@pytest.mark.parametrize(("scenario", "seed"), [("525-iustinianus", 1), ("525-iustinianus", 9)])
def test_campaigns_and_sieges_as_chapters_twenty_two_to_twenty_four_read(scenario: str, seed: int) -> None:
    asked = compare(scenario, seed)
    assert {"Campaign.begin", "Expedition.go", "Siege.decide", "Conquest.spoils"} <= set(asked)


LOOKED_AT = (Campaigns, Campaign, Expedition, Battles, Siege, Conquest)


def compare(scenario: str, seed: int, seats: int | None = None) -> dict[str, int]:
    """A random game; how often each question was compared."""
    asked: dict[str, int] = {}
    events: Events = []
    levels: list[int] = []
    before: Invasions | None = None
    for g in choices(scenario, seed, seats):
        heard = [VOCABULARY.event(kind, values) for _, kind, values in g.journal.events] if g.journal else []
        events += [(e["kind"], e["values"]) for e in heard]
        levels += [g.level[PROVINCE[e["values"]["province"]]] for e in heard if e["kind"] == "sacked"]
        g.journal = Journal()
        if before is not None:
            follows(before, g, [(e["kind"], e["values"]) for e in heard])
        if isinstance(g.stack[-1], LOOKED_AT) and (question := Reading(g).question()):
            asked[question] = asked.get(question, 0) + 1
        before = g.clone() if g.playing else None
    rolls(events)
    courage(events)
    spoils(events, levels)
    return asked


EFFECTS = (BETRAYAL, SIEGE_ENGINES, STUBBORN_DEFENCE)


@pytest.mark.rule("INV-XXIII.B-5", "INV-XXIII.B-6", "INV-XXIII.D-2", "INV-XXIV.C-4", "INV-XXIV.C-5", "INV-XXIV.C-6")
@pytest.mark.rule("INV-XXIV.C-7", "INV-XXIV.C-8", "INV-XXIV.C-9")
def test_the_die_of_any_siege_as_chapter_twenty_four_reads_it() -> None:
    """Any nation before any city, on any turn, with walls, decline, cards and fleets as chance has it."""
    rng = random.Random(24)
    for g in itertools.islice(moments("525-iustinianus", 5), 0, None, 2):
        for _ in range(25):
            h = g.clone()
            nation, city = rng.choice(members(h.active)), rng.choice([p for p in range(PROVINCES) if h.level[p] > 0])
            h.turn, h.walls = rng.randint(1, 12), rng.getrandbits(PROVINCES)
            if h.owner[city] >= 0:
                h.decline[h.owner[city]] = rng.randrange(3)
            if PORT[city] >= 0:
                h.put(rng.choice(members(FLEETS)), PROVINCES + PORT[city])
            units = members(h.army[nation] & UNIT_MASK)
            pile = sum(BIT[p] for p in rng.sample(units, min(len(units), rng.randint(1, 4))))
            h.put_all(pile, city)
            top = Siege(nation, city, pieces=pile)
            top.effects = sum(BIT[title] for title in EFFECTS if rng.random() < 0.2)
            for assault in (False, True):
                odds = sieges.odds(h, nation, city, assault, top.effects)
                assert odds.total == Reading(h).odds(top, assault), (nation, city, h.turn, list(odds))
