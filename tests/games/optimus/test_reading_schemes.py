"""The stratagems of scenarios, OP-SC-28 to OP-SC-46, read once more: what each does to the table.

Nothing here asks the rules of the engine; both are compared over positions that chance sets up. Every field of the
table that a stratagem does not speak of must be as before.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import (
    CITY,
    CONTREE,
    CONTREE_OF,
    NONE,
    PLACE,
    PLACE_IDS,
    REGION,
    REGION_PEOPLE,
    REGIONS,
    ROMAN,
    SOUTHERN,
)
from latrunculi.games.optimus.components.counters import FLEET, LEGION, STRATAGEM, SUICIDE, TYPE_IDS, USERS, VS
from latrunculi.games.optimus.components.pieces import (
    FIRST_DECOY,
    FIRST_LEADER,
    FULL,
    PEOPLE_OF,
    PIECE,
    PIECES,
    SIDE_OF,
    TYPE_OF,
    UNITS,
)
from latrunculi.games.optimus.components.printed.peoples import PEOPLE_IDS
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.components.tables import THAW, WINTER
from latrunculi.games.optimus.rules.actions import Segment
from latrunculi.games.optimus.rules.schemes import Ransom
from latrunculi.games.optimus.rules.state import GONE, POOL, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Journal
from tests.games.optimus.test_reading import KIND, ROME, Drawn
from tests.games.optimus.test_reading_bales import said as told
from tests.games.optimus.test_reading_moments import near

BARBARIAN = 1
LEADERS = range(FIRST_LEADER, FIRST_DECOY)
SCHEMES = (
    "legio-nova", "turres-et-aggeres", "fons-interceptus", "stipendia-roxolanorum", "gentes-divisae", "transfugae",
    "longinus-captus", "thesaurus-sargetiae", "saturninus", "coniuratio", "avidius-cassius", "tribu-pro-romain",
)  # fmt: skip


def table_of(g: Optimus) -> dict[str, Any]:
    """What lies on the table, field by field; lists as tuples."""
    found = {}
    for name in type(g).__annotations__:
        value = getattr(g, name)
        found[name] = tuple(value) if isinstance(value, list) else value
    return found


def whose(g: Optimus, region: int) -> int:
    return g.holder[region] if g.holder[region] != NONE else ROME if g.origin[region] == ROMAN else BARBARIAN


class Scheme:
    """A stratagem that has been played, with its target."""

    def __init__(self, old: Optimus, g: Optimus, side: int, title: str, target: str) -> None:
        self.old, self.g, self.side, self.title, self.target = old, g, side, title, target
        self.heads = [h for h in LEADERS if SIDE_OF[h] == side and old.at[h] < len(PLACE_IDS)]

    def compare(self) -> None:
        """All that has changed, and nothing else, is what the stratagem says."""
        before, now = table_of(self.old), table_of(self.g)
        read = dict(before)
        s = BIT[STRATAGEM[self.title]]
        hand, spent = list(self.old.hand), list(self.old.spent)
        hand[self.side] &= ~s
        read["hand"] = tuple(hand)
        read.update(getattr(self, self.title.replace("-", "_"))())
        # who has played it, and that it has been played
        played = now["schemed"] & ~before["schemed"]
        assert played.bit_count() == 1
        assert any(BIT[h] == played for h in self.authors())
        read["schemed"] = before["schemed"] | played
        if not (self.title in ("legio-nova", "transfugae") and not self.old.once[self.side] & s):
            spent[self.side] |= s
        read["spent"] = tuple(spent)
        once = list(self.old.once)
        once[self.side] |= s if self.title in ("legio-nova", "transfugae") else 0
        read["once"] = tuple(once)
        differ = {name for name in now if now[name] != read[name]}
        assert not differ, (self.title, self.target, {n: (before[n], read[n], now[n]) for n in differ})

    def authors(self) -> list[int]:
        """Who may have played it: for all but some, any leader of the side."""
        old, fresh = self.old, [h for h in self.heads if not self.old.schemed >> h & 1]
        if self.title in ("turres-et-aggeres", "fons-interceptus"):
            return [h for h in fresh if old.at[h] == REGION[self.target]]
        if self.title == "stipendia-roxolanorum":
            return [PIECE[self.target]]
        if self.title == "longinus-captus":
            return [PIECE["decebalus"]]
        if self.title == "thesaurus-sargetiae":
            return self.treasurers(fresh)
        return fresh

    # ------------------------------------------------------------------ Rome's

    def legio_nova(self) -> dict[str, Any]:
        old, place = self.old, PLACE[self.target]
        if place != PLACE["italia"]:
            assert old.era.kind[place] == CITY
            assert whose(old, place) == ROME
            assert any(old.at[h] == place for h in self.heads)
        years = {"legio-xxx-ulpia-victrix": 101, "legio-ii-traiana-fortis": 104}
        legion = next(PIECE[name] for name, year in years.items() if year <= old.year and old.at[PIECE[name]] == POOL)
        return self.set_down(legion, place, 3)

    def set_down(self, unit: int, place: int, pf: int) -> dict[str, Any]:
        """A counter from beside the map lies in a place; before enemies it finds room behind the defences (13.2)."""
        twin = self.old.clone()
        old = self.old
        lie = [u for u in range(UNITS) if place < REGIONS and old.at[u] == place and KIND[u] != FLEET]
        twin.put(unit, place)
        twin.pf[unit] = pf
        if any(SIDE_OF[u] != self.side for u in lie):
            within = sum(old.pf[u] for u in lie if SIDE_OF[u] == self.side and old.walls >> u & 1)
            assert within + pf <= old.era.vg[place]
            twin.walls |= BIT[unit]
        names = ("at", "pf", "inside", "in_play", "boxed", "present", "walls")
        return {name: value for name, value in table_of(twin).items() if name in names}

    def turres_et_aggeres(self) -> dict[str, Any]:
        return {"towers": self.old.towers | BIT[self.besieged()]}

    def fons_interceptus(self) -> dict[str, Any]:
        return {"wells": self.old.wells | BIT[self.besieged()]}

    def besieged(self) -> int:
        region = REGION[self.target]
        assert self.old.siege[region] >= 0
        assert whose(self.old, region) == BARBARIAN
        return region

    def stipendia_roxolanorum(self) -> dict[str, Any]:
        """Neutral to the end of the next winter, which is not the one that is."""
        old, payer = self.old, PIECE[self.target]
        assert SOUTHERN >> old.at[payer] & 1
        bales, quiet = list(old.bb), list(old.quiet)
        bales[payer - FIRST_LEADER] -= 4
        roxolani = PEOPLE_IDS.index("roxolani")
        quiet[roxolani] = old.clock + (5 if old.season == WINTER else WINTER - old.season)
        return {"bb": tuple(bales), "quiet": tuple(quiet), "leaving": old.leaving | BIT[roxolani]}

    def gentes_divisae(self) -> dict[str, Any]:
        old, people = self.old, PEOPLE_IDS.index(self.target)
        theirs = [p for p in range(PIECES) if PEOPLE_OF[p] == people and old.at[p] < len(PLACE_IDS)]
        assert old.routed >> people & 1
        assert not [p for p in theirs if p < UNITS and old.at[p] < REGIONS and old.origin[old.at[p]] == ROMAN]
        quiet = list(old.quiet)
        quiet[people] = old.clock + 1
        still = sum(BIT[p] for p in theirs)
        land = [r for r in range(REGIONS) if REGION_PEOPLE[r] == people and old.origin[r] != ROMAN]
        assert all(self.g.closed >> region & 1 for region in land)
        borders = {name: table_of(self.g)[name] for name in ("closed", "shut", "pen", "penned")}
        twin = old.clone()
        for unit in [u for u in range(UNITS) if old.chief[u] != NONE]:  # a neutral people leads nobody, nor is it led
            if (unit in theirs) != (old.chief[unit] in theirs):
                twin.attach(unit, NONE)
        for region in [r for r in land if old.siege[r] != NONE and whose(old, r) == BARBARIAN]:  # nor is it besieged
            twin.invest(region, NONE)
        names = ("chief", "band", "commanding", "unled", "siege", "invested")
        sheets = {name: table_of(twin)[name] for name in names}
        return {
            **borders, **sheets, "quiet": tuple(quiet), "peoples": old.peoples & ~BIT[people],
            "neutrals": old.neutrals | BIT[people], "halted": old.halted | still, "pac": old.pac & ~still,
        }  # fmt: skip

    def tribu_pro_romain(self) -> dict[str, Any]:
        return {"swayed": self.old.swayed | BIT[PEOPLE_IDS.index(self.target)]}

    # ------------------------------------------------------------------ the barbarian's

    def transfugae(self) -> dict[str, Any]:
        old, g = self.old, self.g
        assert whose(old, REGION["sarmizegetusa"]) == BARBARIAN
        come = [u for u in range(UNITS) if g.at[u] != old.at[u]]
        assert len(come) == 1
        assert TYPE_IDS[TYPE_OF[come[0]]] == "transfugae"
        spare = list(old.spare)
        spare[TYPE_OF[come[0]]] = max(0, spare[TYPE_OF[come[0]]] - 1)
        stocked = BIT[TYPE_OF[come[0]]]
        raised = old.raised & ~stocked | (stocked if spare[TYPE_OF[come[0]]] else 0)
        found = self.set_down(come[0], REGION["sarmizegetusa"], 1)
        return {**found, "spare": tuple(spare), "raised": raised, "memory": tuple(g.memory)}

    def longinus_captus(self) -> dict[str, Any]:
        old, g, hostage = self.old, self.g, PIECE[self.target]
        assert VS[hostage - FIRST_LEADER] <= 7
        assert hostage not in old.supreme
        assert old.at[hostage] in near(old.at[PIECE["decebalus"]])
        if g.at[hostage] != GONE:
            bales = list(old.bb)
            payer = next(h - FIRST_LEADER for h in self.enemies() if g.bb[h - FIRST_LEADER] < bales[h - FIRST_LEADER])
            bales[payer] -= 4
            bales[PIECE["decebalus"] - FIRST_LEADER] += 4
            return {"bb": tuple(bales)}
        twin = old.clone()
        for unit in [u for u in range(UNITS) if old.chief[u] == hostage]:
            twin.attach(unit, NONE)
        twin.put(hostage, GONE)
        names = ("at", "inside", "in_play", "boxed", "present", "chief", "band", "commanding", "unled", "walls")
        found = {name: value for name, value in table_of(twin).items() if name in names}
        bales, deeds = list(old.bb), list(old.deeds)
        bales[hostage - FIRST_LEADER] = 0
        deeds[BARBARIAN] += 1
        found["trophies"] = tuple(self.g.trophies)  # of no use: the action that follows begins without
        return {**found, "bb": tuple(bales), "deeds": tuple(deeds), "pac": old.pac & ~BIT[hostage]}

    def enemies(self) -> list[int]:
        return [h for h in LEADERS if SIDE_OF[h] != self.side]

    def treasurers(self, among: list[int]) -> list[int]:
        old = self.old
        return [
            h for h in among
            if PEOPLE_IDS[PEOPLE_OF[h]] == "daci" and old.at[h] < REGIONS and old.bb[h - FIRST_LEADER]
            and CONTREE_OF[old.at[h]] == CONTREE["montes-sarmizegetusae"] and h in old.chief
        ]  # fmt: skip

    def thesaurus_sargetiae(self) -> dict[str, Any]:
        old, g, number = self.old, self.g, int(self.target)
        assert 1 <= number <= 6
        keepers = self.treasurers(self.heads)
        assert sum(old.bb[h - FIRST_LEADER] - g.bb[h - FIRST_LEADER] for h in keepers) == number
        assert all(g.bb[h - FIRST_LEADER] == old.bb[h - FIRST_LEADER] for h in LEADERS if h not in keepers)
        return {"bb": tuple(g.bb), "hoard": old.hoard + number}

    def saturninus(self) -> dict[str, Any]:
        old, rebel = self.old, PIECE["antonius-saturninus"]
        assert (old.year, old.season) in ((88, WINTER), (89, THAW))
        camp = REGION["mogontiacum"]
        legions = [u for u in range(UNITS) if old.at[u] == camp and KIND[u] == LEGION]
        twin = old.clone()
        for unit in legions:
            if old.chief[unit] not in (NONE, rebel):
                twin.attach(unit, NONE)
        rebels = sum(BIT[p] for p in [*legions, *([rebel] if old.at[rebel] == camp else [])])
        seen = ("memory", "heads_seen", "known")
        found = {
            name: value for name, value in table_of(twin).items() if name in ("chief", "band", "commanding", "unled")
        }
        return {
            **found, **{name: table_of(self.g)[name] for name in seen}, "rebels": rebels, "bare": old.bare | rebels,
            "halted": old.halted | rebels, "pac": old.pac & ~rebels,
        }  # fmt: skip

    def coniuratio(self) -> dict[str, Any]:
        old, nigrinus = self.old, PIECE["avidius-nigrinus"]
        pa = (max(0, old.pa[ROME] - 2), old.pa[BARBARIAN])
        if old.at[nigrinus] >= POOL:
            return {"pa": pa}
        twin = old.clone()
        for unit in [u for u in range(UNITS) if old.chief[u] == nigrinus]:
            twin.attach(unit, NONE)
        twin.put(nigrinus, GONE)
        names = ("at", "inside", "in_play", "boxed", "present", "chief", "band", "commanding", "unled", "walls")
        found = {name: value for name, value in table_of(twin).items() if name in names}
        bales = list(old.bb)
        bales[nigrinus - FIRST_LEADER] = 0
        supreme = tuple(NONE if h == nigrinus else h for h in old.supreme)
        return {**found, "pa": pa, "bb": tuple(bales), "pac": old.pac & ~BIT[nigrinus], "supreme": supreme}

    def avidius_cassius(self) -> dict[str, Any]:
        assert (self.old.year, self.old.season) >= (175, 2)
        return {"last_clock": self.old.clock}


def plotted(rng: random.Random) -> Optimus:
    """A position with all in hand, and what the stratagems ask for now and then."""
    drawn = Drawn(rng)
    g = drawn.g
    year, season = rng.choice(((88, 4), (89, 0), (101, 1), (104, 3), (105, 2), (118, 1), (175, 2), (175, 4)))
    g.year, g.season = year, season
    g.open_year()

    def lead(name: str, place: int, pf: int) -> None:
        """A leader with men, where nobody else is."""
        side, head = SIDE_OF[PIECE[name]], PIECE[name]
        if g.counters(place, 1 - side) or head not in drawn.leaders[side]:
            return
        drawn.leaders[side].remove(head)
        g.put(head, place)
        g.pac |= BIT[head]
        while pf > 0 and drawn.units[side]:
            unit = drawn.units[side].pop()
            g.put(unit, place)
            g.pf[unit] = FULL[unit]
            g.attach(unit, head)
            pf -= g.pf[unit]

    lead("decebalus", REGION["sarmizegetusa"], 4)
    lead("antonius-saturninus", REGION["mogontiacum"], 3)
    lead("avidius-nigrinus", REGION["sirmium"], 3)
    lead("pompeius-longinus", REGION["tapae"], 3)
    legions = [u for u in drawn.units[ROME] if KIND[u] == LEGION]
    if not g.counters(REGION["mogontiacum"], BARBARIAN):
        for legion in legions[: rng.randint(0, 3)]:
            drawn.units[ROME].remove(legion)
            g.put(legion, REGION["mogontiacum"])
            g.pf[legion] = FULL[legion]
    for head in LEADERS:
        if head in g.chief:
            g.bb[head - FIRST_LEADER] = rng.choice((0, 2, 4, 6))
    g.routed = rng.getrandbits(len(PEOPLE_IDS))
    g.halted = g.schemed = 0
    g.pa = [rng.choice((1, 2, 9)), 9]
    for side in (0, 1):
        g.hand[side] = sum(BIT[s] for s in range(len(STRATAGEM_IDS)) if USERS[s] >> side & 1 and s != SUICIDE)
        g.once[side] = rng.choice((0, g.hand[side]))
    g.derive()
    return g


@pytest.mark.rule("OP-SC-27", "OP-SC-28", "OP-SC-32", "OP-SC-33", "OP-SC-35", "OP-SC-37", "OP-SC-38", "OP-SC-39")
@pytest.mark.rule("OP-SC-41", "OP-SC-42", "OP-SC-44", "OP-SC-45", "OP-14-3", "OP-14-17")
def test_what_a_stratagem_of_a_segment_does_and_what_it_leaves_alone() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        rng = random.Random(seed)
        g = plotted(rng)
        for side in (0, 1):
            t = g.clone()
            t.call(Segment(side))
            t.advance()
            for action in t.legal(side):
                said = VOCABULARY.describe(action)
                if said["verb"] != "play" or said["object"] not in SCHEMES:
                    continue
                title, target, twin = str(said["object"]), "", t.clone()
                twin.journal = Journal()
                twin.apply(side, action)
                while not isinstance(twin.stack[-1], Segment):
                    choice = rng.choice(twin.legal(twin.actor))
                    if not isinstance(twin.stack[-1], Ransom):
                        target = target or str(VOCABULARY.describe(choice)["object"])
                    twin.apply(twin.actor, choice)
                for swayed in told(twin, "swayed"):
                    target = str(swayed["people"])  # not chosen where there is but one
                Scheme(t, twin, side, title, target).compare()
                met[title] += 1
    assert min(met[title] for title in SCHEMES) > 1, met
