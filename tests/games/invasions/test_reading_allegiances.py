"""INV XXVI to XXIX and XIV.K, read once more in motion: what a Foedus, a submission, a rebellion, a parting bring.

At moments of random games each is carried out on a copy, by chance where it asks something, and what was on the table
is compared with what is on it then. Who may be bound to whom is read in `test_reading_bonds`; relations of nations
(XII.D) are asked of the engine.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import DISTANCE, MOUNTAIN, PROVINCE, PROVINCES, TERRAIN
from latrunculi.games.invasions.components.counters import (
    HORDES,
    LEADERS,
    LIMITES,
    NATION_OF,
    OF_NATION,
    PIECE,
    STACKING,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import INITIATIVE, NATION, RMI
from latrunculi.games.invasions.rules import bonds, foedera, relations, ways
from latrunculi.games.invasions.rules.clients import Levies
from latrunculi.games.invasions.rules.collapse import Collapse
from latrunculi.games.invasions.rules.foedera import Denunciation, Foedus
from latrunculi.games.invasions.rules.mercenaries import Homecoming, Loan
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    CLIENT,
    DEEDS,
    EMPIRE,
    FREE,
    SOURCES,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.vassals import Rebellion, Submission
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal, Procedure
from tests.games.invasions import test_reading_bonds
from tests.games.invasions.play import told
from tests.games.invasions.test_reading import moments

HUNS = NATION["huns"]
ROMES = {NATION["romains"], NATION["byzantins"]}
HOLDERS = UNIT_MASK | HORDES | LIMITES
MEN = UNIT_MASK | LEADERS | HORDES


def apart(g: Invasions) -> Invasions:
    """A moment at which nothing else is going on, and nobody holds a card."""
    h = g.clone()
    h.stack, h.awaiting, h.playing, h.passing = [], 0, 0, 0
    h.event_hand, h.pillage_hand = [0] * len(g.event_hand), [0] * len(g.pillage_hand)
    h.trails, h.passages, h.invading, h.raided = [], 0, 0, 0
    h.renew()
    return h


class Reading(test_reading_bonds.Reading):
    """A state, as chapters XVII and XXVI to XXIX read it."""

    def pieces(self, nation: int, kinds: int, *provinces: int) -> set[int]:
        """The pieces that serve a nation, of some kinds, in some provinces, or anywhere on land."""
        found = {p for p in members(self.g.army[nation] & kinds) if self.g.at[p] < PROVINCES}
        return {p for p in found if not provinces or self.g.at[p] in provinces}

    def own(self, nation: int) -> set[int]:
        """The units of a nation on the map that serve nobody else."""
        return {p for p in self.pieces(nation, UNIT_MASK) if NATION_OF[p] == nation}

    def seat(self, nation: int) -> int | None:
        """Where the horde of a nation is, or its capital."""
        capital = self.g.capital[nation]
        return self.horde(nation) if self.horde(nation) is not None else capital if capital >= 0 else None

    def friends(self, nation: int) -> set[int]:
        return set(members(self.g.friends[nation]))

    # ------------------------------------------------------------------ XVII

    def limit(self, nation: int, province: int, more: Iterable[int] = ()) -> int:
        """Outside an activation: four, three in mountains, and what the best leader of friends adds."""
        leaders = {p for n in self.friends(nation) for p in self.pieces(n, LEADERS, province)} | set(more)
        return (3 if TERRAIN[province] == MOUNTAIN else 4) + max([STACKING[p] for p in leaders], default=0)

    def stack(self, nation: int, province: int) -> set[int]:
        return {p for n in self.friends(nation) for p in self.pieces(n, UNIT_MASK, province)}

    def shunned(self, nation: int, province: int) -> bool:
        """XII.D-1: neutrals stand there, and no foe."""
        there = {n for n in self.nations if self.pieces(n, HOLDERS, province)} - self.friends(nation)
        return bool(there) and not any(relations.hostile(self.g, nation, n, province) for n in there)

    def rooms(self, nation: int, among: Iterable[int]) -> set[int]:
        """Where one unit more finds room."""
        found = {p for p in among if len(self.stack(nation, p)) < self.limit(nation, p)}
        return {p for p in found if not self.shunned(nation, p)}


class Scene:
    """A procedure that is carried out by chance; loans are looked at where they are asked about."""

    def __init__(self, g: Invasions, procedure: Procedure[Invasions], rng: random.Random, *first: str) -> None:
        """`first`: what is chosen at the first questions."""
        self.before = Reading(g.clone())
        self.asked: list[str] = []
        g.journal = Journal()
        g.call(procedure)
        g.advance()
        verbs = list(first)
        while g.stack:
            top = g.stack[-1]
            self.asked.append(f"{type(top).__name__}.{top.step}")
            if isinstance(top, Loan):
                self.loan(g, top)
            options = g.legal(g.actor)
            if verbs:
                verb = verbs.pop(0)
                options = [a for a in options if VOCABULARY.describe(a)["verb"] == verb]
            g.apply(g.actor, rng.choice(options))
        self.after = Reading(g)
        events = [VOCABULARY.event(kind, values) for _, kind, values in g.journal.events]
        self.told: list[tuple[str, dict[str, Any]]] = [(str(e["kind"]), e["values"]) for e in events]  # type: ignore[misc]

    def loan(self, g: Invasions, top: Loan) -> None:
        """XXVIII.C-1, XXVIII.C-2, XXIX.D-1, XXIX.D-2, XXIX.D-6."""
        read, offered = Reading(g), told(g)
        if top.step == "lend":
            nomads = read.nomad(top.lord) and g.lord[top.nation] == top.lord
            assert g.actor == g.seat(top.lord if nomads else top.nation)
            assert {PIECE[obj] for _, obj in offered} <= read.own(top.nation)
            return
        posts = read.posts(top.nation, top.lord)
        expected = read.rooms(top.lord, posts) or read.rooms(top.lord, read.land[top.lord])
        assert g.actor == g.seat(top.lord)
        assert {PROVINCE[obj] for _, obj in offered} == expected

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [values for what, values in self.told if what == kind]

    def even(self) -> bool | None:
        """Whether the first d2 test has succeeded, None without any (III.A-4)."""
        dice = [values["die"][0] for values in self.of("d2")]
        return dice[0] % 2 == 0 if dice else None

    def lent(self) -> set[int]:
        return {PIECE[values["piece"]] for values in self.of("lent")}

    def unmoved(self, pieces: Iterable[int]) -> bool:
        return all(self.before.g.at[p] == self.after.g.at[p] for p in pieces)


# ---------------------------------------------------------------- XXVIII


def pacts(g: Invasions) -> list[tuple[int, int]]:
    """Who may have a Foedus with whom at this moment."""
    able = [(e, n) for e in members(g.active) for n in members(g.active) if g.status[e] > BARBARIAN]
    return [(e, n) for e, n in able if e != n and foedera.possible(g, e, n)]


def foedus(g: Invasions, empire: int, nation: int, rng: random.Random) -> None:
    """XXVIII.B, XXVIII.C, XXVIII.D-1, XXVIII.F."""
    one, other = rng.choice(sorted(Reading(g).pairs(empire, nation)))
    scene = Scene(g, Foedus(empire, nation, one, other), rng)
    old, new = scene.before, scene.after
    ceded = {one, other}
    assert new.g.treasury[empire] == old.g.treasury[empire] - 3
    assert new.g.treasury[nation] == old.g.treasury[nation] + 3
    assert new.g.foedera[nation] == old.g.foedera[nation] + 1
    assert set(members(new.g.foedus[nation])) == set(members(old.g.foedus[nation])) | ceded
    assert new.federator(nation) == empire
    assert not new.g.allies[nation]
    assert not new.bound(nation, VASSAL)
    disputed = {p for p in ceded if relations.enemies(old.g, empire, p)}
    assert all(new.g.owner[p] == empire for p in ceded - disputed)

    home = new.horde(nation)
    assert home in ceded
    assert home is not None
    leaders = old.pieces(nation, LEADERS, old.horde(nation) or 0)
    assert all(new.g.at[p] == home for p in leaders)
    here, band = old.pieces(nation, UNIT_MASK, home), old.own(nation)
    led = {p for n in new.friends(nation) for p in old.pieces(n, LEADERS, home)} | leaders
    most = (3 if TERRAIN[home] == MOUNTAIN else 4) + max([STACKING[p] for p in led], default=0)
    room = max(len(here), min(most, len(band | here)))
    settled = (new.pieces(nation, UNIT_MASK, home) | scene.lent()) & (band | here)
    assert len(settled) - room in (0, len(scene.lent())), "as many as there is room for; one may be lent from elsewhere"
    assert scene.unmoved(band - settled)
    assert len(scene.lent()) == (bool(band) and bool(new.rooms(empire, new.land[empire]) or scene.lent()))

    romans = old.pieces(empire, UNIT_MASK | LEADERS, *ceded)
    for p in romans - old.pieces(empire, LEADERS):  # a leader without troops flees to the nearest friends
        assert new.g.at[p] not in ceded or new.g.at[p] == old.g.at[p], "they stay, or leave both"
    for province in ceded:
        if old.pieces(empire, UNIT_MASK, province) & new.pieces(empire, UNIT_MASK, province):
            assert len(new.stack(empire, province)) <= new.limit(empire, province)
    assert scene.unmoved(old.pieces(empire, UNIT_MASK | LEADERS) - romans)


def breach(g: Invasions, nation: int, rng: random.Random) -> None:
    """XXVIII.G-7 to XXVIII.G-9."""
    empire = g.federator[nation]
    scene = Scene(g, Denunciation(nation, at_once=True), rng, "break-foedus")
    old, new = scene.before, scene.after
    ceded = set(members(old.g.foedus[nation]))
    assert new.federator(nation) is None
    assert not new.g.foedus[nation]
    assert all(new.g.owner[p] == nation for p in ceded if old.g.owner[p] == empire)
    served = {p for p in old.pieces(empire, UNIT_MASK) if NATION_OF[p] == nation}
    assert all(new.serves[p] == nation and new.g.at[p] == new.horde(nation) for p in served)
    romans = old.pieces(empire, UNIT_MASK | LEADERS, *ceded) - served
    units = romans - old.pieces(empire, LEADERS)
    assert all(new.g.at[p] == old.g.at[p] or new.g.at[p] not in ceded for p in units)
    if old.g.capital[empire] not in ceded:  # else its vassals are free, and have their mercenaries back
        assert scene.unmoved(old.pieces(empire, MEN) - romans - served)
    assert scene.unmoved(old.pieces(nation, MEN))


# ---------------------------------------------------------------- XXIX


def beaten(g: Invasions, nation: int, lord: int, rng: random.Random) -> int | None:
    """Let a lord have beaten a nation at its horde or capital; where."""
    read = Reading(g)
    province = read.seat(nation)
    units = sorted(read.pieces(lord, UNIT_MASK))
    if province is None or not units or nation in (lord, g.lord[lord]):
        return None
    for unit in read.pieces(nation, UNIT_MASK, province):
        g.lose(unit)
    victors = rng.sample(units, min(len(units), rng.randint(1, 3)))
    leaders = sorted(read.pieces(lord, LEADERS))
    for piece in [*victors, *leaders[:1]]:
        g.put(piece, province)
    if g.status[nation] > BARBARIAN:
        g.owner[province] = lord
    others = sorted(Reading(g).own(nation))
    left = [p for p in units if p not in victors]
    if others and left and rng.random() < 0.5:
        g.put(rng.choice(left), g.at[rng.choice(others)])  # a battle that is still to come
    if others and g.status[nation] != EMPIRE and rng.random() < 0.3:
        before = rng.choice([n for n in members(g.active) if n not in (nation, lord)])
        bonds.bind(g, nation, before, VASSAL)
        g.lend(rng.choice(others), before)
        g.stack = []
    relations.work_out(g)
    return province


def submission(g: Invasions, nation: int, lord: int, province: int, rng: random.Random) -> str:
    """XXVIII.E-6, XXIX.A-4, XXIX.B-4, XXIX.B-9, XXIX.C-4, XXIX.D, XXIX.F-5, XXIX.G-1."""
    scene = Scene(g, Submission(nation, lord, province), rng)
    old, new = scene.before, scene.after
    if old.g.status[nation] == EMPIRE:
        assert scene.told == []
        return "empire"
    if old.federator(lord) is not None or old.g.bond[lord] == VASSAL:
        assert (new.lord(nation), new.g.bond[nation]) == (old.lord(nation), old.g.bond[nation])
        if old.horde(nation) == province:
            near = {old.g.at[p] for p in old.pieces(nation, UNIT_MASK)} - {province}
            free = {p for p in range(PROVINCES) if not any(old.pieces(n, HOLDERS, p) for n in old.nations)}
            least = min(DISTANCE[province][p] for p in near or free)
            assert DISTANCE[province][new.horde(nation) or 0] == least
        return "driven"
    client = bool(RMI >> nation & 1) and old.g.status[lord] > BARBARIAN
    assert (new.lord(nation), new.g.bond[nation]) == (lord, CLIENT if client else VASSAL)
    gold = old.g.treasury[nation] // 2 if old.g.status[nation] == BARBARIAN else 0
    assert new.g.treasury[nation] == old.g.treasury[nation] - gold
    assert new.g.treasury[lord] == old.g.treasury[lord] + (gold if lord in old.active else 0)
    prize = lord == HUNS and old.horde(nation) is not None
    assert new.g.vp[lord * SOURCES + DEEDS] == old.g.vp[lord * SOURCES + DEEDS] + prize
    assert not new.g.allies[nation]
    if not client:
        assert not new.bound(nation, VASSAL) | new.bound(nation, CLIENT)
        assert new.federator(nation) is None
    masters = {old.lord(nation), old.federator(nation)} - {None, lord}
    for master in masters if not client else ():
        served = {p for p in old.pieces(master or 0, UNIT_MASK) if NATION_OF[p] == nation} - scene.lent()
        assert all(new.serves[p] == nation and new.g.at[p] == new.seat(nation) for p in served if new.seat(nation))
    fields = {province} | {
        p for p in range(PROVINCES)
        if old.pieces(lord, UNIT_MASK | LIMITES, p) and old.pieces(nation, HOLDERS, p)
        and relations.hostile(old.g, lord, nation, p)
    }  # fmt: skip
    for field in fields:
        assert not new.pieces(lord, UNIT_MASK, field) - scene.lent(), "the victor has gone"
    shut = set(members(ways.closed(old.g, sum([BIT[p] for p in old.own(nation)]))))  # XVIII.K
    room = bool(new.rooms(lord, (new.posts(nation, lord) | new.land[lord]) - shut))
    assert len(scene.lent()) <= (not client)
    assert scene.lent() or client or not old.own(nation) or not room
    for unit in scene.lent():
        assert NATION_OF[unit] == nation
        assert new.serves[unit] == lord
    return "client" if client else "vassal"


def rebellion(g: Invasions, nation: int, lord: int, rng: random.Random) -> bool | None:
    """XXIX.G-5 to XXIX.G-8."""
    bonds.bind(g, nation, lord, VASSAL)
    g.bound[nation] = g.turn - rng.randrange(3)
    g.stack = []
    own = sorted(Reading(g).own(nation))
    lent = rng.choice(own)
    g.lend(lent, lord)
    fresh = g.bound[nation] == g.turn
    scene = Scene(g, Rebellion(nation), rng, *(() if fresh else ("rebel",)))
    old, new = scene.before, scene.after
    if fresh:
        assert not scene.asked
        return None
    assert scene.asked[0] == "Rebellion.declare"
    assert new.serves[lent] == lord
    points = new.g.vp[nation * SOURCES + DEEDS] - old.g.vp[nation * SOURCES + DEEDS]
    gone = old.own(nation) - new.own(nation)
    if scene.even():
        assert (new.lord(nation), points, gone) == (None, 0, set())
    else:
        assert (new.lord(nation), points, len(gone)) == (lord, -5, min(1, len(own) - 1))
    return scene.even()


# ---------------------------------------------------------------- XXVII


def levies(g: Invasions, patron: int, rng: random.Random) -> int:
    """XXVII.B."""
    g.playing = BIT[patron]
    lenders = Reading(g).lenders(patron)
    scene = Scene(g, Levies(patron), rng)
    old, new = scene.before, scene.after
    came = {NATION_OF[p]: p for p in scene.lent()}
    assert set(came) <= lenders
    assert set(came) == lenders or not new.rooms(patron, new.land[patron])
    for unit in came.values():
        assert new.serves[unit] == patron
        assert old.serves[unit] == NATION_OF[unit]
        assert new.g.owner[new.g.at[unit]] == patron
    g.playing = BIT[patron]
    homecoming = Scene(g, Homecoming(), rng)
    away, back = homecoming.before, homecoming.after
    for client, unit in came.items():
        assert back.serves[unit] == client
        home = back.seat(client)
        if home is not None:
            rooms = away.rooms(client, away.land[client])
            assert back.g.at[unit] in (rooms if rooms and not away.rooms(client, {home}) else {home})
        else:
            land = back.land[client] or {old.g.at[p] for p in old.own(client)}
            assert back.g.at[unit] in land
    return len(came)


# ---------------------------------------------------------------- XXVI


def parting(g: Invasions, one: int, other: int, rng: random.Random) -> bool | None:
    """XXVI.B-7, XXVI.B-8, VI.K-5: in a province where units of both stand."""
    read = Reading(g)
    mine, theirs = sorted(read.own(one)), sorted(read.own(other))
    province = g.at[rng.choice(mine)]
    if g.allies[one] or g.allies[other]:
        return None
    bonds.ally(g, one, other)
    for unit in rng.sample(theirs, min(len(theirs), rng.randint(1, 4))):
        g.put(unit, province)
    halves = [ROMES if read.g.turn < 3 and {n} < ROMES <= read.active else {n} for n in (one, other)]
    sides = [half | {n for h in half for n in read.federates(h)} for half in halves]
    piles = [{p for n in side for p in Reading(g).pieces(n, HOLDERS, province)} for side in sides]
    bonds.part(g, one, other)
    due = g.stack[-1]
    g.stack = []
    scene = Scene(g, due, rng)
    told = next(
        at for at, (kind, e) in enumerate(scene.told) if kind == "separated" and PROVINCE[e["province"]] == province
    )
    tested = [e["die"][0] for kind, e in scene.told[max(0, told - 1) : told] if kind == "d2"]
    assert bool(tested) == (len(piles[0]) == len(piles[1]))
    leaves = one if len(piles[0]) < len(piles[1]) else other
    if tested:
        age, status = g.age, g.status
        order = sorted((one, other), key=lambda n: (status[n], -age[n], INITIATIVE[n]))
        young = min(order, key=lambda n: age[n]) if age[one] != age[other] else order[1]
        leaves = young if tested[0] % 2 == 0 else one + other - young
    gone = (one, other).index(leaves)
    assert not any(scene.after.pieces(n, UNIT_MASK | LIMITES, province) for n in sides[gone])
    assert all(g.at[p] == province for p in piles[1 - gone])
    return bool(tested)


# ---------------------------------------------------------------- XIV.K


def collapse(g: Invasions, empire: int, rng: random.Random) -> None:
    """XIV.K-9 to XIV.K-12."""
    scene = Scene(g, Collapse(empire), rng)
    old, new = scene.before, scene.after
    assert empire not in new.nations
    assert not new.pieces(empire, MEN | LIMITES)
    assert not any(g.owner[p] == empire for p in range(PROVINCES))
    for vassal in old.bound(empire, VASSAL) | old.bound(empire, CLIENT):
        assert new.g.bond[vassal] == FREE
    taken = {NATION[values["nation"]]: values["gold"] for values in scene.of("inherited")}
    for federate in old.federates(empire):
        ceded = members(old.g.foedus[federate])
        if federate in taken:
            heir = new.federator(federate)
            assert heir is not None
            assert taken[federate] == 3 * old.g.foedera[federate]
            assert new.g.treasury[federate] == old.g.treasury[federate] + taken[federate]
            land = {p for p in ceded if old.g.owner[p] == empire and not relations.enemies(new.g, heir, p)}
            assert all(g.owner[p] == heir for p in land)
        else:
            assert new.federator(federate) is None
            assert not new.g.foedus[federate]
    for unit in old.pieces(empire, UNIT_MASK):
        nation = NATION_OF[unit]
        if nation != empire and new.seat(nation) is not None:
            assert new.serves[unit] == nation
            assert new.g.at[unit] == new.seat(nation)
    assert not OF_NATION[empire] & new.g.in_play(empire)


# ---------------------------------------------------------------- all of them


def some(rng: random.Random, among: Iterable[Any]) -> list[Any]:
    """Two of some, or fewer."""
    found = list(among)
    return rng.sample(found, min(2, len(found)))


def compare(scenario: str, seed: int, seats: int | None = None, each: int = 1) -> dict[str, int]:
    """Moments of a random game; how often each thing was carried out."""
    rng, number = random.Random(seed), dict.fromkeys(("foedus", "breach", "vassal", "driven", "levies"), 0)
    number |= dict.fromkeys(("rebelled", "put-down", "parted", "equal", "collapse"), 0)
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        h = apart(g)
        read = Reading(h)
        active = sorted(read.active)
        for empire, nation in some(rng, pacts(h)):
            foedus(h.clone(), empire, nation, rng)
            number["foedus"] += 1
        for nation in some(rng, [n for n in active if read.federator(n) is not None]):
            breach(h.clone(), nation, rng)
            number["breach"] += 1
        for nation, lord in some(rng, itertools.permutations(active, 2)):
            t = h.clone()
            province = beaten(t, nation, lord, rng)
            if province is not None:
                kind = submission(t, nation, lord, province, rng)
                number[kind] = number.get(kind, 0) + 1
        nomads = [n for n in active if read.nomad(n) and read.g.bond[n] == FREE]
        wild = [n for n in active if read.own(n) and h.status[n] != EMPIRE and read.federator(n) is None]
        for lord, nation in some(rng, itertools.product(nomads, wild)):
            if nation != lord:
                success = rebellion(h.clone(), nation, lord, rng)
                number["rebelled"] += success is True
                number["put-down"] += success is False
        for patron in some(rng, [n for n in active if read.bound(n, CLIENT)]):
            number["levies"] += levies(h.clone(), patron, rng)
        allies = [n for n in active if read.may_ally(n) and read.own(n)]
        for one, other in some(rng, itertools.combinations(allies, 2)):
            if other in read.partners(one):
                equal = parting(h.clone(), one, other, rng)
                number["parted"] += equal is not None
                number["equal"] += equal is True
        for empire in [n for n in active if h.status[n] == EMPIRE]:
            collapse(h.clone(), empire, rng)
            number["collapse"] += 1
    return number


@pytest.mark.rule("INV-XIV.K-9", "INV-XIV.K-11", "INV-XIV.K-12", "INV-XXVI.B-7", "INV-XXVI.B-8", "INV-XXVII.A-8")
@pytest.mark.rule(
    "INV-XXVII.A-9", "INV-XXVII.B-1", "INV-XXVII.B-2", "INV-XXVII.B-3", "INV-XXVIII.B-2", "INV-XXVIII.B-3"
)
@pytest.mark.rule("INV-XXVIII.C-1", "INV-XXVIII.C-2", "INV-XXVIII.D-1", "INV-XXVIII.E-6", "INV-XXVIII.G-7")
@pytest.mark.rule("INV-XXVIII.G-8", "INV-XXVIII.G-9", "INV-XXIX.A-1", "INV-XXIX.A-4", "INV-XXIX.B-4", "INV-XXIX.B-9")
@pytest.mark.rule("INV-XXIX.C-4", "INV-XXIX.D-1", "INV-XXIX.D-2", "INV-XXIX.D-6", "INV-XXIX.F-5", "INV-XXIX.G-5")
@pytest.mark.rule("INV-XXIX.G-6", "INV-XXIX.G-7", "INV-XXIX.G-8")
@pytest.mark.parametrize(
    ("scenario", "seed", "seats", "each"), [("350-invasiones", 2, 4, 4), ("425-occidens", 5, 2, 4)]
)
def test_what_bonds_bring_as_chapters_twenty_six_to_twenty_nine_read(
    scenario: str, seed: int, seats: int, each: int
) -> None:
    number = compare(scenario, seed, seats, each)
    assert number["foedus"]
    assert number["vassal"]
