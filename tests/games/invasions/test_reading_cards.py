"""INV X.B, read once more: what each Event card changes on the table, as differences of the state.

Each card of the moments without a contest, and each public one, is carried out by itself at moments of random games:
nothing else than what its text says may have changed, and that by as much. Cards of battles, sieges and the sea are
read in `test_reading_battle` and by hand in `test_ch20_cards`, `test_ch24_sieges`, `test_ch25_fleets`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import EVENT
from latrunculi.games.invasions.components.chart import (
    GRANARIES,
    LANDS,
    NEAR,
    PORT,
    PROVINCE_IDS,
    PROVINCES,
    REGION,
    REGION_OF,
    SEA,
)
from latrunculi.games.invasions.components.counters import (
    COMBAT,
    ELITE,
    GENERIC,
    LEADERS,
    NATION_OF,
    OF_NATION,
    PIECE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION, NATIONS
from latrunculi.games.invasions.rules.designs import CARDS
from latrunculi.games.invasions.rules.event_cards import Public
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    EMPIRE,
    GONE,
    KINGDOM,
    RESERVE,
    TRACK,
    Invasions,
)
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import FORCED, Journal
from tests.games.invasions.test_reading import moments

BESIDE = {
    "rng", "cuts", "script", "stack", "awaiting", "private", "journal", "answer", "grounds", "inside", "present",
    "held", "standing",
}  # fmt: skip
"""What says nothing of the table, or follows from the rest."""


@cache
def states() -> list[Invasions]:
    """Moments of two games in which all sorts of nations are there."""
    games = [moments(scenario, seed) for scenario, seed in (("350-invasiones", 5), ("525-iustinianus", 9))]
    return [g.clone() for game in games for g in islice(game, 50)]


def changed(before: Invasions, after: Invasions) -> set[str]:
    """The fields of the state that differ."""
    names = [name for name in Invasions.FIELDS if name not in BESIDE]
    return {name for name in names if getattr(before, name) != getattr(after, name)}


def alone(g: Invasions, rng: random.Random) -> Invasions:
    """A moment as a card meets it: some nation is activated, and nothing else is going on."""
    h = g.clone()
    h.journal = Journal()
    h.stack, h.awaiting = [], 0
    h.playing = BIT[rng.choice(members(h.active))]
    h.inactive_leaders = h.hastened = h.scouting = h.mutinous = h.great = h.supplied = 0
    return h


def carried_out(h: Invasions, procedure: object, rng: random.Random) -> tuple[Invasions, list[tuple[str, Any]]]:
    """The state after a card, and what was chosen for it."""
    after = h.clone()
    journal = after.journal = Journal()
    after.call(procedure)  # type: ignore[arg-type]
    after.advance()
    while after.stack:
        action = rng.choice(after.legal(after.actor))
        after.emit(FORCED, (after.actor, action))
        after.apply(after.actor, action)
    told = [VOCABULARY.describe(values[1]) for _, kind, values in journal.events if kind == FORCED]
    return after, [(str(one["verb"]), one["object"]) for one in told]


def plays(title: str, number: int) -> Iterator[tuple[Invasions, Invasions, int, list[tuple[str, Any]]]]:
    """A card at some moments: the state before and after it, the camp that plays it, its choices."""
    rng, found = random.Random(title), 0
    for g in rng.sample(states(), len(states())):
        h = alone(g, rng)
        camp = rng.randrange(4)
        nation = members(h.playing)[0]
        if title == "veterans":
            camp = h.camp(nation)
        design = CARDS[EVENT[title]](camp, nation)
        if design.fits(h):
            after, picks = carried_out(h, design, rng)
            yield h, after, camp, picks
            found += 1
        if found == number:
            return
    assert found, f"{title} has never been possible"


def moved(before: Invasions, after: Invasions) -> set[int]:
    """The pieces that are elsewhere."""
    return {piece for piece, place in enumerate(after.at) if before.at[piece] != place}


# ---------------------------------------------------------------- private cards


@pytest.mark.rule("INV-X.B-5")
@pytest.mark.parametrize(("title", "field"), [("great-leader", "great"), ("supplies", "supplied")])
def test_a_leader_outdoes_himself_and_nothing_else(title: str, field: str) -> None:
    for before, after, camp, picks in plays(title, 12):
        leader = PIECE[picks[0][1]]
        assert changed(before, after) == {field}
        assert getattr(after, field) == BIT[leader] & LEADERS
        assert before.playing & BIT[NATION_OF[leader]]
        assert before.camp(NATION_OF[leader]) == camp
        most = 3 if title == "great-leader" else 9
        assert after.campaigns(leader) == min(max(most, before.campaigns(leader)), before.campaigns(leader) + 1)
        combat = min(3, before.combat(leader) + 1) if title == "great-leader" else before.combat(leader)
        assert after.combat(leader) == combat


@pytest.mark.rule("INV-X.B-5")
@pytest.mark.parametrize(("title", "field"), [("forced-march", "hastened"), ("scouts", "scouting")])
def test_a_pile_goes_farther_or_unseen_and_nothing_else(title: str, field: str) -> None:
    for before, after, camp, picks in plays(title, 12):
        nation = members(before.playing)[0]
        assert before.camp(nation) == camp
        here = [p for p in members(before.army[nation]) if PROVINCE_IDS[before.at[p] % PROVINCES] == picks[0][1]]
        pile = {p for p in here if before.at[p] < PROVINCES and (UNIT_MASK | LEADERS) & BIT[p]}
        assert changed(before, after) == {field}
        assert set(members(getattr(after, field))) == pile != set()


@pytest.mark.rule("INV-X.B-5")
def test_mutineers_stay_or_are_paid_a_gold_each() -> None:
    for before, after, camp, picks in plays("mutiny", 12):
        nation = members(before.playing)[0]
        assert before.seat(nation) != before.seat_of(camp)
        assert before.status[nation] >= KINGDOM
        province = PROVINCE_IDS.index(picks[0][1])
        pile = before.units(nation, province)
        assert pile.bit_count() >= 3
        assert all(COMBAT[leader] < 2 for leader in members(before.leaders(nation, province)))
        if ("yes", None) in picks:
            assert changed(before, after) == {"treasury"}
            assert after.treasury[nation] == before.treasury[nation] - pile.bit_count()
        else:
            assert changed(before, after) == {"mutinous"}
            assert after.mutinous == pile


@pytest.mark.rule("INV-X.B-5", "INV-X.B-6")
def test_a_murderer_kills_on_eight_or_on_six_in_decline() -> None:
    rng, seen = random.Random(3), set()
    for g in states():
        h = alone(g, rng)
        camp, die = rng.randrange(4), rng.randrange(10)
        card = CARDS[EVENT["assassination"]](camp, members(h.playing)[0])
        if not card.fits(h):
            continue
        h.script = [die, 0, 0, 0]
        h.event_hand = [0] * len(h.event_hand)
        h.pillage_hand = [0] * len(h.pillage_hand)
        after, picks = carried_out(h, card, rng)
        leader = PIECE[picks[0][1]]
        nation = NATION_OF[leader]
        assert h.active & BIT[nation]
        assert h.seat(nation) != h.seat_of(camp)
        if leader == PIECE["attila"]:
            continue  # his people go with him, or become an empire (VI.K-6)
        eased = h.decline[nation] and not GENERIC & BIT[leader]
        dead = (die or 10) >= (6 if eased else 8)
        seen.add((bool(eased), dead))
        assert (after.at[leader] in (GONE, TRACK)) == dead
        assert changed(h, after) <= ({"at"} if dead else set())
        heirs = moved(h, after) - {leader}
        assert all(LEADERS & BIT[heir] and h.camp(NATION_OF[heir]) == h.camp(nation) for heir in heirs), "as Theodosius"
    assert {dead for _, dead in seen} == {True, False}


@pytest.mark.rule("INV-X.B-5")
def test_an_influx_is_two_units_of_the_reserve_at_the_horde() -> None:
    for before, after, camp, picks in plays("influx", 12):
        nation = NATION[picks[0][1]]
        assert before.camp(nation) == camp
        assert before.status[nation] == BARBARIAN
        assert (before.federator[nation], before.lord[nation]) == (-1, -1)
        come = moved(before, after)
        spare = before.reserve(nation) & UNIT_MASK
        assert len(come) == min(2, spare.bit_count())
        assert all(spare & BIT[p] and after.at[p] == before.horde(nation) for p in come)
        assert changed(before, after) == {"at"}


@pytest.mark.rule("INV-X.B-5", "INV-VI.E-8")
def test_a_renaissance_frees_and_strengthens_or_rejuvenates() -> None:
    seen = set()
    for before, after, camp, picks in plays("renaissance", 40):
        verb, name = picks[0]
        nation = NATION[name]
        seen.add(verb)
        assert before.camp(nation) == camp
        if verb == "rejuvenate":
            assert before.status[nation] >= KINGDOM
            assert not before.decline[nation]
            assert changed(before, after) == {"age"}
            assert after.age[nation] == before.age[nation] - 1
        else:
            assert (after.federator[nation], after.lord[nation]) == (-1, -1)
            assert (before.federator[nation], before.lord[nation]) != (-1, -1)
            come = {p for p in moved(before, after) if before.at[p] == RESERVE}
            assert len(come) <= 2
            assert all(OF_NATION[nation] & BIT[p] for p in come)
            assert after.treasury == before.treasury
    assert seen == {"rejuvenate", "liberate"}


@pytest.mark.rule("INV-X.B-5")
def test_mercenaries_cost_two_gold_and_come_from_the_reserve_of_a_neighbour() -> None:
    for before, after, camp, picks in plays("mercenaries", 12):
        nation = members(before.playing)[0]
        unit = PIECE[picks[0][1]]
        own = NATION_OF[unit]
        assert before.camp(nation) == camp
        assert before.status[nation] >= KINGDOM
        assert (before.status[own], before.at[unit]) == (BARBARIAN, RESERVE)
        land = {REGION_OF[p] for p in range(PROVINCES) if before.owner[p] == nation}
        near = {REGION_OF[q] for r in land if r >= 0 for p in members(LANDS[r]) for q in members(NEAR[p])} | land
        assert REGION_OF[before.horde(own)] in near
        assert changed(before, after) == {"at", "army", "passing", "treasury"}
        assert moved(before, after) == {unit}
        assert before.owner[after.at[unit]] == nation
        assert after.treasury[nation] == before.treasury[nation] - 2
        assert after.passing == before.passing | BIT[unit]
        assert after.hired_by(unit) == nation


@pytest.mark.rule("INV-X.B-5")
def test_an_intrigue_takes_one_card_or_draws_one() -> None:
    for before, after, _, picks in plays("intrigue", 30):
        verb, _ = picks[0]
        if verb == "send-envoy":
            assert changed(before, after) == {"treaty_deck", "treaty_hand"}
            assert sum(after.treaty_deck) == sum(before.treaty_deck) - 1
            assert sum(after.treaty_hand) == sum(before.treaty_hand) + 1
        else:
            assert changed(before, after) in ({"event_hand"}, {"pillage_hand"})
            for old, new in ((before.event_hand, after.event_hand), (before.pillage_hand, after.pillage_hand)):
                assert sum(abs(a - b) for a, b in zip(old, new, strict=True)) in (0, 2)
                assert sum(old) == sum(new)


@pytest.mark.rule("INV-X.B-5", "INV-XXVI.A-2")
@pytest.mark.parametrize("title", ["alliance", "barbarian-coalition"])
def test_an_alliance_is_of_both_and_lasts_for_the_turn(title: str) -> None:
    for before, after, camp, picks in plays(title, 20):
        if picks[0][0] != "ally":
            continue
        one, other = (NATION[name] for _, name in picks[:2])
        assert before.camp(one) == camp
        barbarous = [before.status[n] == BARBARIAN for n in (one, other)]
        assert all(barbarous) if title == "barbarian-coalition" else not all(barbarous)
        if after.allies[one] & BIT[other]:
            assert changed(before, after) <= {"allies", "lasting", "friends", "neutrals"}
            assert after.allies[other] & BIT[one]
            assert after.lasting[one] & BIT[other]
            assert after.lasting[other] & BIT[one]
        else:
            assert changed(before, after) == set()


@pytest.mark.rule("INV-X.B-5", "INV-III.B-14")
def test_veterans_make_two_elites_whole() -> None:
    for before, after, _, _ in plays("veterans", 12):
        nation = members(before.playing)[0]
        worn = before.in_play(nation) & OF_NATION[nation] & ELITE & before.reduced
        assert changed(before, after) == {"reduced"}
        whole = before.reduced & ~after.reduced
        assert whole.bit_count() == min(2, worn.bit_count())
        assert whole & worn == whole


# ---------------------------------------------------------------- public cards


def events(title: str, number: int = 10) -> Iterator[tuple[Invasions, Invasions, list[tuple[str, Any]]]]:
    """A public card at some moments: the state before and after it, and the choices."""
    rng = random.Random(title)
    for g in rng.sample(states(), number):
        h = alone(g, rng)
        h.playing = 0
        after, picks = carried_out(h, Public(rng.randrange(4), EVENT[title]), rng)
        yield h, after, picks


def realms(g: Invasions, *status: int) -> list[int]:
    """The active nations of a status."""
    return [n for n in members(g.active) if g.status[n] in status]


def grain(g: Invasions, nation: int) -> int:
    """The granary provinces of a nation."""
    return sum(1 for p in members(GRANARIES) if g.owner[p] == nation)


@pytest.mark.rule("INV-X.B-4")
def test_a_harvest_is_a_gold_for_each_granary() -> None:
    for before, after, _ in events("harvest"):
        fed = realms(before, KINGDOM, EMPIRE)
        assert after.treasury == [before.treasury[n] + (grain(before, n) if n in fed else 0) for n in range(NATIONS)]
        assert changed(before, after) <= {"treasury"}


@pytest.mark.rule("INV-X.B-4")
def test_a_comet_ages_the_oldest_empire_and_the_oldest_kingdom() -> None:
    for before, after, _ in events("comet"):
        older = {n for n in range(NATIONS) if (after.age[n], after.decline[n]) != (before.age[n], before.decline[n])}
        for status in (EMPIRE, KINGDOM):
            of_it = realms(before, status)
            oldest = [n for n in of_it if before.age[n] == max(before.age[m] for m in of_it)]
            aged = [n for n in oldest if n in older or after.status[n] != status or before.decline[n] == 2]
            assert bool(aged) == bool(of_it)
            assert older & set(of_it) <= set(oldest)


@pytest.mark.rule("INV-X.B-4")
def test_a_golden_age_is_three_gold_and_a_box_back() -> None:
    for before, after, picks in events("golden-age"):
        nation = NATION[picks[0][1]]
        assert nation in realms(before, KINGDOM, EMPIRE)
        assert changed(before, after) <= {"treasury", "age", "decline"}
        assert after.treasury[nation] == before.treasury[nation] + 3
        if before.decline[nation]:
            assert (after.decline[nation], after.age[nation]) == (before.decline[nation] - 1, before.age[nation])
        else:
            assert after.age[nation] == max(1, before.age[nation] - 1)


@pytest.mark.rule("INV-X.B-4")
@pytest.mark.parametrize("title", ["famine", "shortage"])
def test_who_lacks_grain_pays_or_loses_a_unit(title: str) -> None:
    for before, after, picks in events(title):
        struck = title == "famine" and picks[:1] and picks[0][0] == "choose-province"
        owner = before.owner[PROVINCE_IDS.index(picks[0][1])] if struck else -1
        for nation in realms(before, KINGDOM, EMPIRE):
            empire = before.status[nation] == EMPIRE
            if title == "shortage":
                due = (3 if empire else 2) if grain(before, nation) < (2 if empire else 1) else 0
            else:
                due = 2 if struck and (nation == owner or not grain(before, nation)) else 0
            units = before.in_play(nation) & UNIT_MASK
            lost = (units & ~after.in_play(nation)).bit_count()
            paid = before.treasury[nation] - after.treasury[nation]
            assert (paid, lost) == ((due, 0) if before.treasury[nation] >= due else (0, min(1, units.bit_count())))
        assert changed(before, after) <= {"treasury", "at", "army", "reduced", "passing", "friends", "neutrals"}


@pytest.mark.rule("INV-X.B-4")
def test_an_earthquake_spares_small_cities_and_the_walls_of_capitals() -> None:
    regions = {REGION[name] for name in ("oriens", "asia", "graecia", "italia")}
    for before, after, _ in events("earthquake", 20):
        struck = members(after.pillaged & ~before.pillaged)
        fallen = members(before.walls & ~after.walls)
        assert changed(before, after) <= {"pillaged", "walls"}
        assert len(struck) <= 1 >= len(fallen)
        for province in {*struck, *fallen}:
            assert REGION_OF[province] in regions
            assert before.level[province] >= 2
        assert all(province not in before.capital for province in fallen)


@pytest.mark.rule("INV-X.B-4")
def test_an_epidemic_strikes_ports_of_one_sea_and_late_treasuries() -> None:
    for before, after, picks in events("epidemic", 20):
        sea = SEA[picks[0][1]]
        hits = 2 if before.turn >= 8 else 1
        for nation in members(before.active):
            mine = [p for p in range(PROVINCES) if before.owner[p] == nation]
            ports = [p for p in mine if PORT[p] == sea and before.level[p] > 0]
            units = sum([before.units(nation, p) for p in ports])
            left = after.in_play(nation)
            twice = sum(1 for u in members(units & ELITE & ~before.reduced) if before.status[NATION_OF[u]] > BARBARIAN)
            taken = (units & ~left).bit_count() + (units & left & after.reduced & ~before.reduced).bit_count()
            elites = units & ~left & ELITE & ~before.reduced
            taken += sum(1 for u in members(elites) if before.status[NATION_OF[u]] > BARBARIAN)
            assert taken == min(hits, units.bit_count() + twice)
            fine = 3 if ports and hits == 2 and before.status[nation] > BARBARIAN else 0
            assert after.treasury[nation] == max(0, before.treasury[nation] - fine)


@pytest.mark.rule("INV-X.B-4")
def test_a_city_grows_by_one_level_to_the_second_at_most() -> None:
    for before, after, picks in events("city-growth"):
        province = next(p for p in range(PROVINCES) if after.level[p] != before.level[p])
        assert not picks or PROVINCE_IDS[province] == picks[0][1]
        assert (before.level[province], after.level[province]) in ((0, 1), (1, 2))
        assert before.owner[province] in realms(before, KINGDOM, EMPIRE)
        assert not (before.level[province] == 1 and before.pillaged & BIT[province])
        assert changed(before, after) <= {"level", "pillaged"}


@pytest.mark.rule("INV-X.B-4")
@pytest.mark.parametrize(("title", "mask"), [("trade", "trade"), ("caravans", "caravans")])
def test_what_lasts_for_the_turn_changes_nothing_at_once(title: str, mask: str) -> None:
    for before, after, _ in events(title, 4):
        assert after.in_force == before.in_force | BIT[EVENT[mask]]
        assert changed(before, after) <= {"in_force"}


@pytest.mark.rule("INV-X.B-4")
def test_sedition_costs_the_youngest_kingdom_or_else_empire_a_unit() -> None:
    for before, after, _ in events("sedition"):
        among = realms(before, KINGDOM) or realms(before, EMPIRE)
        youngest = [n for n in among if before.age[n] == min(before.age[m] for m in among)]
        gone = {n: (before.in_play(n) & UNIT_MASK & ~after.in_play(n)).bit_count() for n in range(NATIONS)}
        struck = youngest[0]  # of several the first
        assert sum(gone.values()) == gone[struck] == int(bool(before.in_play(struck) & UNIT_MASK))
        assert after.treasury == before.treasury
