"""INV XXXI, VI.F, read once more in motion: who converts and what it brings, where heresies break out, how they fade,
what faith does to the suppression of a revolt (XVI.F).

Each is carried out by chance on copies of moments of random games, with heresies sown by chance; which heresies concern
a nation is read in `test_reading_envoys`.
"""

from __future__ import annotations

import itertools
import random
from math import ceil
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import CIVIL_LAND, PROVINCE, PROVINCES, REGION, REGION_OF, REGIONS
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.components.nations import ARIAN, CATHOLIC, CONVERSION, MAZDEAN, NATION, PAGAN
from latrunculi.games.invasions.rules import life, revolts
from latrunculi.games.invasions.rules.courts import Schism
from latrunculi.games.invasions.rules.faith import Heresy, Missionaries
from latrunculi.games.invasions.rules.religion import Conversions
from latrunculi.games.invasions.rules.state import BARBARIAN, HERESIES, KINGDOM, SOURCE_IDS, SOURCES, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Journal, Procedure
from tests.games.invasions.play import throne, told
from tests.games.invasions.test_reading import moments
from tests.games.invasions.test_reading_allegiances import apart
from tests.games.invasions.test_reading_envoys import Reading

Told = list[tuple[str, dict[str, Any]]]
ORIENT = {REGION["oriens"], REGION["aegyptus"]}
NEVER_BARBARIAN = {NATION[name] for name in (
    "romains", "byzantins", "perses", "bretons", "gallo-romains", "cappadociens", "armeniens", "colchidiens",
    "iberiens", "mauritaniens", "ghassanides", "lakhmides", "euskalduns", "sardes",
)}  # fmt: skip


def sown(g: Invasions, rng: random.Random) -> Invasions:
    """A moment at which nothing else is going on, with heresies here and there."""
    h = apart(g)
    for colour in range(HERESIES):
        h.heresies[colour] = rng.getrandbits(REGIONS) & rng.getrandbits(REGIONS) & rng.getrandbits(REGIONS)
        h.heresies_minus[colour] = rng.getrandbits(REGIONS) & rng.getrandbits(REGIONS) & ~h.heresies[colour]
    return h


def carried(g: Invasions, procedure: Procedure[Invasions], rng: random.Random) -> tuple[Told, list[Any]]:
    """What is told of a procedure that is carried out by chance, and what could be chosen at its first question."""
    g.journal = Journal()
    g.call(procedure)
    g.advance()
    first = told(g) if g.stack else []
    while g.stack:
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
    events = [VOCABULARY.event(kind, values) for _, kind, values in g.journal.events]
    return [(str(e["kind"]), e["values"]) for e in events], first  # type: ignore[misc]


def gained(before: Invasions, after: Invasions) -> dict[int, int]:
    """By nation the VP of conversions."""
    place = SOURCE_IDS.index("conversion")
    points = {n: after.vp[n * SOURCES + place] - before.vp[n * SOURCES + place] for n in range(len(before.age))}
    return {n: found for n, found in points.items() if found}


def convertible(g: Invasions, nation: int) -> bool:
    """XXXI.B-1: barbarians, and kingdoms that were."""
    return g.religion[nation] in (PAGAN, ARIAN) and nation not in NEVER_BARBARIAN


def blessing(g: Invasions, nation: int, points: int) -> dict[int, int]:
    """XXXI.B-3: half as much for who controls Roma."""
    found = {nation: points} if points else {}
    rome = g.owner[PROVINCE["latium"]]
    if rome >= 0 and points:
        found[rome] = found.get(rome, 0) + ceil(points / 2)
    return found


def conversion(g: Invasions, nation: int, rng: random.Random) -> str:
    """XXXI.B-1 to XXXI.B-3."""
    before, bonus = g.clone(), Reading(g).bonus(nation)
    due = bool(g.bonus_due >> nation & 1)
    g.order = [nation]
    events, first = carried(g, Conversions(), rng)
    kinds = [kind for kind, _ in events]
    verbs = {verb for verb, _ in first}
    if convertible(before, nation):
        assert verbs == {"convert", "done"}
    elif due and bonus:
        assert verbs == {"claim", "done"}
    else:
        assert not verbs
    converted, baptised = "converted" in kinds, "baptised" in kinds
    assert g.religion[nation] == (CATHOLIC if converted else before.religion[nation])
    may_claim = bool(CONVERSION >> nation & 1) if converted else due
    assert not baptised or (may_claim and bonus)
    assert gained(before, g) == (blessing(before, nation, bonus) if baptised else {})
    assert bool(g.bonus_due >> nation & 1) == (may_claim and not baptised)
    return "baptised" if baptised else "converted" if converted else "kept"


def preaching(g: Invasions, rng: random.Random) -> str:
    """The card Missionaries: the first in activation order that will converts for twice its bonus."""
    before = g.clone()
    events, _ = carried(g, Missionaries(0), rng)
    done = [NATION[values["nation"]] for kind, values in events if kind == "converted"]
    if done:
        seats = {n: before.seat_province(n) for n in done}
        assert len(done) == 1
        assert convertible(before, done[0])
        assert CIVIL_LAND >> seats[done[0]] & 1
        points = 2 * Reading(before).bonus(done[0]) if CONVERSION >> done[0] & 1 else 0
        assert gained(before, g) == blessing(before, done[0], points)
        return "preached"
    marked = [m.bit_count() for state in (before, g) for m in (union(state),)]
    assert marked[0] - marked[1] == (marked[0] > 0)
    return "stamped-out"


def union(g: Invasions) -> int:
    """All regions with a heresy."""
    found = 0
    for mask in (*g.heresies, *g.heresies_minus):
        found |= mask
    return found


# ---------------------------------------------------------------- heresies


def colour_of(region: int, faith: int) -> int:
    """XXXI.C-6: yellow, white, black."""
    return 0 if faith == MAZDEAN else 1 if region in ORIENT else 2


def land(g: Invasions, nation: int) -> set[int]:
    return {p for p in range(PROVINCES) if g.owner[p] == nation}


def outbreak(g: Invasions, nation: int, rng: random.Random) -> str:
    """XXXI.C-1 to XXXI.C-3, XXXI.C-5, XXXI.C-8: the calamity strikes a nation, no region with a capital."""
    before = g.clone()
    events, _ = carried(g, Schism(nation), rng)
    placed = [REGION[values["region"]] for kind, values in events if kind == "heresy-placed"]
    immune = before.status[nation] == BARBARIAN and before.religion[nation] in (PAGAN, ARIAN)
    seats = {REGION_OF[throne(before, n)] for n in members(before.nations) if throne(before, n) >= 0}
    open_to = {REGION_OF[p] for p in land(before, nation)} - seats - {-1}
    assert len(placed) == bool(open_to and not immune)
    for region in placed:
        assert region in open_to
        colour = colour_of(region, before.religion[nation])
        assert g.heresies[colour] >> region & 1
        assert not g.heresies_minus[colour] >> region & 1
    return "outbreak" if placed else "spared"


def event(g: Invasions, rng: random.Random) -> str:
    """XXXI.C-3, XXXI.C-6: the event may strike any region with land of the civilised; their most common faith there."""
    before = g.clone()
    realms = {n for n in members(g.active) if g.status[n] >= KINGDOM}
    events, first = carried(g, Heresy(0), rng)
    expected = {REGION_OF[p] for n in realms for p in land(before, n)} - {-1}
    placed = [REGION[values["region"]] for kind, values in events if kind == "heresy-placed"]
    assert {REGION[obj] for _, obj in first} == (expected if len(expected) > 1 else set())
    assert len(placed) == bool(expected)
    for region in placed:
        owners = [before.owner[p] for p in range(PROVINCES) if REGION_OF[p] == region]
        faiths = [before.religion[n] for n in owners if n >= 0 and before.status[n] >= KINGDOM]
        common = {f for f in faiths if faiths.count(f) == max(map(faiths.count, faiths))}
        assert any(g.heresies[colour_of(region, f)] >> region & 1 for f in common)
    return "event"


def fading(g: Invasions) -> None:
    """VI.F."""
    before = g.clone()
    life.fade(g)
    assert g.heresies == [0] * HERESIES
    assert g.heresies_minus == before.heresies


def suppression(g: Invasions, nation: int, province: int) -> None:
    """XVI.F-4 to XVI.F-6, XXXI.C-6, XXXI.C-9."""
    read, region, faith = Reading(g), REGION_OF[province], g.religion[nation]
    units = (g.inside[province] & g.army[nation] & UNIT_MASK).bit_count()
    immune = g.status[nation] == BARBARIAN and faith in (PAGAN, ARIAN)
    capital, marked = throne(g, nation), read.marked(faith)
    here, home = region in marked, capital >= 0 and REGION_OF[capital] in marked
    other = region in ORIENT  # nobody is a Monophysite
    heresy = not immune and region >= 0 and ((here and not home) or (home and not here and not other))
    assert revolts.modifiers(g, nation, province).total == units - heresy - other


# ---------------------------------------------------------------- all of it


def compare(scenario: str, seed: int, seats: int | None = None, each: int = 1) -> dict[str, int]:
    """Moments of a random game; how often each thing came about."""
    rng, number = random.Random(seed), dict.fromkeys(("baptised", "converted", "kept", "outbreak", "event"), 0)
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        h = sown(g, rng)
        kinds = [preaching(h.clone(), rng), event(h.clone(), rng)]
        for nation in members(h.active):
            t = h.clone()
            t.bonus_due = rng.getrandbits(len(t.age)) & CONVERSION
            kinds += [conversion(t, nation, rng), outbreak(h.clone(), nation, rng)]
            for province in rng.sample(sorted(land(h, nation)), min(4, len(land(h, nation)))):
                suppression(h, nation, province)
        fading(h)
        for kind in kinds:
            number[kind] = number.get(kind, 0) + 1
    return number


@pytest.mark.rule("INV-VI.F-1", "INV-XVI.F-4", "INV-XVI.F-5", "INV-XVI.F-6", "INV-XXXI.B-1", "INV-XXXI.B-2")
@pytest.mark.rule("INV-XXXI.B-3", "INV-XXXI.C-1", "INV-XXXI.C-2", "INV-XXXI.C-3", "INV-XXXI.C-5", "INV-XXXI.C-6")
@pytest.mark.rule("INV-XXXI.C-8", "INV-XXXI.C-9")
@pytest.mark.parametrize(
    ("scenario", "seed", "seats", "each"), [("350-invasiones", 6, 3, 6), ("425-occidens", 2, 4, 4)]
)
def test_faith_as_chapter_thirty_one_reads(scenario: str, seed: int, seats: int, each: int) -> None:
    number = compare(scenario, seed, seats, each)
    assert number["baptised"]
    assert number["outbreak"]
