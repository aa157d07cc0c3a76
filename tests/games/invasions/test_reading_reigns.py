"""INV XIII to XVI, read once more in motion: what a nation pays and receives in phase 2, what strikes it, what it buys.

Steps 2.A to 2.D are played by chance, for one nation after the other, from many moments of random games. Each thing
told of them is held against the chapters; what income is made of has a reading of its own (`test_reading_realm`).
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import Any

import pytest

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import (
    ADMINISTRATION,
    AUXILIARIES,
    COMBAT,
    ELITE,
    EMPERORS,
    EMPIRE_PRICE,
    FLEETS,
    GENERIC,
    KINGDOM_PRICE,
    KINGS,
    LEADERS,
    NATION_OF,
    PIECE,
    SINCE,
    TYPE_OF,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION, NATION_IDS
from latrunculi.games.invasions.rules import income, order, realms, stacking
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.income import Revenues
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.revolts import Suppressions
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, RESERVE, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal, Procedure
from tests.games.invasions.play import told
from tests.games.invasions.test_reading import moments

ROMES = {NATION["romains"], NATION["byzantins"]}
PRICES = {"passive": (5, 10), "military": (10, 15), "reform": (20, 25)}
"""XIII.C-2: of a kingdom and of an empire."""
KINDS = tuple(PRICES)
Told = list[tuple[str, dict[str, Any]]]


def section(age: int) -> int:
    """VI.A-5."""
    return (age - 1) // 4


class Account:
    """What is told of a nation in a step, against what it was before."""

    def __init__(self, before: Invasions, nation: int) -> None:
        self.g = before
        self.nation = nation
        self.gold = before.treasury[nation]
        self.age = before.age[nation]
        self.decline = before.decline[nation]
        self.empire = before.status[nation] == EMPIRE
        self.bankrupt = bool(before.bankrupt & BIT[nation])
        self.calamities = before.misfortunes[nation]

    def pay(self, gold: int) -> bool:
        """XIV.A-1: whether there is enough; what there is goes anyway."""
        enough = gold <= self.gold
        self.gold = max(0, self.gold - gold)
        return enough


def own(events: Told, nation: int) -> Told:
    name = NATION_IDS[nation]
    return [(kind, values) for kind, values in events if values.get("nation") == name]


def reigns(scenario: str, seed: int, seats: int | None, each: int) -> Iterator[Invasions]:
    """Some moments of a random game, as if phase 2 were to begin; nobody holds cards."""
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        h = g.clone()
        h.stack, h.awaiting, h.playing = [], 0, 0
        h.bankrupt = h.broken = 0
        h.event_hand, h.pillage_hand = [0] * len(g.event_hand), [0] * len(g.pillage_hand)
        yield h


def step(g: Invasions, procedure: Procedure[Invasions], nation: int, rng: random.Random) -> Told:
    """A step of one nation by chance."""
    g.journal = Journal()
    g.order = [nation]
    g.call(procedure)
    g.advance()
    while g.stack:
        if isinstance(frame := g.stack[-1], Decrees) and frame.step == "choose_kind":
            check_kinds(g, frame)
        elif isinstance(frame, Purchases) and frame.step == "shop":
            check_shop(g, frame)
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
    events = [VOCABULARY.event(kind, values) for _, kind, values in g.journal.events]
    return [(str(e["kind"]), e["values"]) for e in events]  # type: ignore[misc]


def check_kinds(g: Invasions, frame: Decrees) -> None:
    """XIII.D-1 to XIII.D-3."""
    nation, empire = frame.nation, g.status[frame.nation] == EMPIRE
    rulers = [p for p in members((KINGS | EMPERORS) & ~GENERIC & g.army[nation]) if g.at[p] < RESERVE]
    number = 2 + max([ADMINISTRATION[p] for p in rulers], default=0)
    kinds = [cards.DECREE_KIND[card] for card in members(frame.drawn)]
    assert len(set(kinds)) >= 2
    assert len(kinds) >= number
    if len(kinds) > number:
        assert sorted(kinds.count(kind) for kind in set(kinds)) == [1, len(kinds) - 1], "one more than a single type"
    price = {KINDS[kind]: PRICES[KINDS[kind]][empire] for kind in set(kinds)}
    able = {kind for kind, gold in price.items() if gold <= g.treasury[nation]}
    cheapest = {kind for kind, gold in price.items() if gold == min(price.values())}
    assert {obj for _, obj in told(g)} == (able or cheapest)


def check_shop(g: Invasions, frame: Purchases) -> None:
    """XV.B."""
    nation, gold, empire = frame.nation, g.treasury[frame.nation], g.status[frame.nation] == EMPIRE
    offered = told(g)
    for verb, obj in offered:
        piece = PIECE.get(obj, -1)
        if verb == "buy":
            price = (EMPIRE_PRICE if empire else KINGDOM_PRICE)[TYPE_OF[piece]]
            assert 0 <= price <= gold
            assert SINCE[piece] <= g.turn
            assert g.at[piece] == RESERVE
            assert NATION_OF[piece] == nation
        elif verb == "repair":
            assert empire
            assert ELITE & g.reduced & BIT[piece]
            assert ceil(EMPIRE_PRICE[TYPE_OF[piece]] / 2) <= gold
        elif verb == "fortify":
            assert gold >= 15


def decrees(before: Invasions, g: Invasions, nation: int, events: Told) -> None:
    """XIII.D-4 to XIII.E-6, XIV.J-1."""
    account, mine = Account(before, nation), own(events, nation)
    if any(what == "collapsed" for what, _ in mine) and not any(what == "decreed" for what, _ in mine):
        return  # XIV.K-8: it could not pay, and is no more
    decreed = next(values for what, values in mine if what == "decreed")
    card = cards.DECREE[decreed["card"]]
    price = PRICES[KINDS[cards.DECREE_KIND[card]]][account.empire]
    first = mine.index(("decreed", decreed))
    failed = not account.pay(price)
    assert ("paid", {"nation": NATION_IDS[nation], "gold": account.g.treasury[nation] - account.gold}) in mine[:first]
    assert failed == any(what == "bankrupt" for what, _ in mine[:first])
    if failed or any(what in ("calamity", "kingdom-founded", "empire-founded") for what, _ in mine):
        return
    place = section(account.age)
    gold = cards.DECREE_GOLD[card][place]
    assert decreed["gold"] == gold
    short = not account.pay(-gold) if gold < 0 else False
    account.gold += max(0, gold)
    assert not cards.DECREE_CALAMITY[card][place]
    assert short == any(what == "bankrupt" for what, _ in mine)
    assert bool(cards.DECREE_LEADERS[card][place]) == (("idle-leaders", {"nation": NATION_IDS[nation]}) not in mine)
    if short:
        return
    assert g.treasury[nation] == account.gold
    ageing(account, cards.DECREE_AGEING[card][place])
    assert (g.age[nation], g.decline[nation]) == (account.age, account.decline)


def ageing(account: Account, boxes: int) -> None:
    """VI.E-7 to VI.E-10."""
    if boxes > 0:
        if account.age + boxes > 12:
            account.decline = min(2, account.decline + 1)
        account.age = min(12, account.age + boxes)
    elif boxes < 0:
        if account.decline:
            account.decline -= 1
        else:
            account.age = max(1, account.age + boxes)


def revenues(before: Invasions, g: Invasions, nation: int, events: Told) -> None:
    """XIV.H-3, XIV.J."""
    account, mine = Account(before, nation), own(events, nation)
    found = income.balance(before, nation)
    short = max(0, -found.net - account.gold)
    account.gold = max(0, account.gold + found.net)
    failed = any(what == "bankrupt" for what, _ in mine)
    assert failed == (short > 0) or account.decline == 2
    lost = [values for what, values in mine if what == "unit-lost"]
    struck = any(what == "calamity" for what, _ in mine)
    if not failed:
        assert g.treasury[nation] == account.gold
        assert (g.age[nation], g.decline[nation]) == (account.age, account.decline)
        assert not lost
        return
    units = [p for p in members((UNIT_MASK | FLEETS) & before.army[nation]) if before.at[p] < RESERVE]
    if not account.empire:
        cost = min(short, ceil(len(units) / 2))
        assert len(lost) == cost or (struck and len(lost) >= cost)
    elif not struck:
        assert not lost
    if struck or g.status[nation] != before.status[nation]:
        return
    if not account.bankrupt:
        ageing(account, 2)
        account.decline = min(2, account.decline + 1)
    assert (g.age[nation], g.decline[nation]) == (account.age, account.decline)
    tested = any(what == "collapse-roll" for what, _ in mine)
    assert tested == (account.empire and account.age >= 9 and not account.bankrupt)


def purchases(before: Invasions, g: Invasions, nation: int, events: Told) -> None:
    """XV.B. Where a unit was placed is told: a usurper may have moved or slain it since (XV.B-10)."""
    account, mine, placed = Account(before, nation), own(events, nation), Counter[int]()
    recruits = refits = 0
    for what, values in mine:
        if what in ("bought", "repaired", "fortified"):
            assert account.pay(values["gold"])
        if what == "bought":
            piece = PIECE[values["piece"]]
            price = (EMPIRE_PRICE if account.empire else KINGDOM_PRICE)[TYPE_OF[piece]]
            assert values["gold"] == price
            recruits += not AUXILIARIES & BIT[piece]
            if UNIT_MASK & BIT[piece]:
                here = PROVINCE[values["place"]]
                placed[here] += 1
                assert before.owner[here] == nation
                assert not (before.revolts | before.revolts_plus) & BIT[here]
                friends = sum(before.army[n] for n in members(before.friends[nation]))
                there = (UNIT_MASK & friends & before.inside[here]).bit_count()
                assert there + placed[here] <= stacking.limit(before, nation, here)
        elif what == "repaired":
            refits += 1
            assert values["gold"] == ceil(EMPIRE_PRICE[TYPE_OF[PIECE[values["piece"]]]] / 2)
    if nation in ROMES:
        assert recruits <= (1 if g.turn <= 7 else 2)
        tested = [values for what, values in mine if what == "d2"]
        assert bool(tested) == bool(account.decline)
        odd = bool(tested) and tested[0]["die"][0] % 2
        usurper = ("calamity", {"nation": NATION_IDS[nation], "calamity": "usurper"})
        assert bool(odd) == (usurper in mine)
    assert refits <= 2 * account.empire
    if not any(what == "calamity" for what, _ in mine):
        assert g.treasury[nation] == account.gold


def suppressions(before: Invasions, g: Invasions, nation: int, events: Told) -> None:
    """XVI.F."""
    mine = own(events, nation)
    rebels = before.revolts | before.revolts_plus
    throws: dict[str, list[dict[str, Any]]] = {}
    for what, values in mine:
        if what == "suppression":
            throws.setdefault(values["province"], []).append(values)
    for name, dice in throws.items():
        here = PROVINCE[name]
        assert rebels & BIT[here]
        assert before.owner[here] == nation
        units = members(UNIT_MASK & before.army[nation] & before.inside[here])
        captain = [COMBAT[p] for p in members(LEADERS & before.army[nation] & before.inside[here])]
        assert units
        assert len(dice) <= 1 + max(captain, default=0)
        assert len(units) - 2 <= dice[0]["modifier"] <= len(units)
        score = (dice[-1]["die"][0] or 10) + dice[-1]["modifier"]
        assert bool((g.revolts | g.revolts_plus) & BIT[here]) == (score < 9)


@pytest.mark.rule("INV-VI.E-7", "INV-VI.E-9", "INV-VI.E-10", "INV-XIII.C-2", "INV-XIII.D-1", "INV-XIII.D-2")
@pytest.mark.rule("INV-XIII.D-3", "INV-XIII.D-4", "INV-XIII.D-6", "INV-XIII.E-3", "INV-XIII.E-5", "INV-XIII.E-6")
@pytest.mark.rule("INV-XIV.A-1", "INV-XIV.H-3", "INV-XIV.J-1", "INV-XIV.J-2", "INV-XIV.J-3", "INV-XIV.J-5")
@pytest.mark.rule("INV-XIV.J-6", "INV-XIV.K-1", "INV-XV.B-1", "INV-XV.B-2", "INV-XV.B-6", "INV-XV.B-7", "INV-XV.B-10")
@pytest.mark.rule("INV-XVI.F-1", "INV-XVI.F-3", "INV-XVI.F-4", "INV-XVI.F-7", "INV-XVI.F-9", "INV-XVI.F-11")
@pytest.mark.parametrize(("scenario", "seed", "seats"), [("350-invasiones", 21, 2), ("425-occidens", 8, 3)])
def test_phase_two_goes_as_chapters_thirteen_to_sixteen_read(scenario: str, seed: int, seats: int) -> None:
    reign(scenario, seed, seats, 8)


def reign(scenario: str, seed: int, seats: int | None, each: int) -> None:
    rng = random.Random(seed)
    for g in reigns(scenario, seed, seats, each):
        for check, procedure in (
            (decrees, Decrees), (revenues, Revenues), (purchases, Purchases), (suppressions, Suppressions),
        ):  # fmt: skip
            for nation in order.civilised(g):
                if not g.active & BIT[nation] or g.status[nation] < KINGDOM:
                    continue
                before = g.clone()
                eligible = g.status[nation] == KINGDOM and realms.eligible(g, nation)
                events = step(g, procedure(), nation, rng)
                if not eligible:
                    check(before, g, nation, events)
