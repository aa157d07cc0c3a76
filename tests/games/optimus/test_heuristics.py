"""The adviser of Optimus Princeps: armies do not waver on the way, hold what they took, and waste nothing."""

from __future__ import annotations

import pytest

from latrunculi import bots
from latrunculi.games.optimus.advice import campaign
from latrunculi.games.optimus.components.chart import REGION, REGIONS
from latrunculi.games.optimus.components.pieces import LEADER_MASK, PIECE, PIECES
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.words import ENTERED, SET_OUT, VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Journal
from tests.games.optimus.table import BARBARIAN, ROME, Table


@pytest.mark.parametrize("seed", ["waver:0", "waver:1", "waver:2"])
def test_no_march_goes_back_to_where_it_came_from(seed):
    g = GAME.new(GAME.setup("088-tapae", seed=seed))
    g.journal = Journal()
    players = [bots.make("greedy", GAME, seed) for _ in range(2)]
    while g.awaiting:
        seat = (g.awaiting & -g.awaiting).bit_length() - 1
        g.apply(seat, players[seat].choose(bots.seen(GAME, g, seat)))
    gone: dict[int, set[int]] = {}
    steps = 0
    for _, kind, values in g.journal.events:
        if kind == SET_OUT and values[0] < PIECES and LEADER_MASK & BIT[values[0]]:
            gone[values[0]] = set()
        elif kind == ENTERED and values[0] in gone:
            piece, origin, place = values
            assert place not in gone[piece]
            gone[piece].add(origin)
            steps += 1
    assert steps


# ------------------------------------------------------------------ positions laid by hand


def liking(t: Table, verb: str, thing: str) -> float:
    """How good the adviser thinks an action that is offered now."""
    seen = bots.seen(GAME, t.g, t.side)
    action = VOCABULARY.action(verb, thing)
    assert action in seen.state.options
    return GAME.advisor.prefer(seen.state, t.side, [action])[0]


TAKEN = {
    "armies": {"traianus": ("tibiscum", ["legio-vii-claudia", "sagittarii-1", "alae-gallorum-1", "impedimenta-1"])},
    "pieces": {"cohortes-ulpiae-dacorum-1": "berzobis", "comati-1": "arcidava"},
}
"""Trajan with three counters in Tibiscum; a weak enemy beside him is worth a march."""


def test_an_army_leaves_its_smallest_counter_in_a_town_that_it_has_taken():
    t = Table(**TAKEN, pf={"sagittarii-1": 1}, held={"tibiscum": ROME}).segment().do("march", "traianus")
    assert liking(t, "leave", "sagittarii-1") > liking(t, "leave", "legio-vii-claudia") > 0.0
    t.do("leave", "sagittarii-1")
    assert liking(t, "take", "sagittarii-1") < 0.0, "whom one has left one does not take again, endlessly"
    assert liking(t, "leave", "alae-gallorum-1") < 0.0, "one is enough"


def test_an_army_leaves_nobody_where_others_stay_or_nothing_was_taken():
    others = {**TAKEN["pieces"], "thraces-1": "tibiscum"}
    t = Table(TAKEN["armies"], others, held={"tibiscum": ROME}).segment().do("march", "traianus")
    assert liking(t, "leave", "sagittarii-1") < 0.0
    t = Table(**TAKEN).segment().do("march", "traianus")
    assert liking(t, "leave", "sagittarii-1") < 0.0, "the town is not Rome's"


def test_places_that_are_a_sides_only_while_its_men_are_there():
    t = Table(held={"tibiscum": ROME, "viminacium": BARBARIAN}, scenario="088-tapae")
    needy = {name for name, r in REGION.items() if campaign.needs_garrison(t.g, ROME, r)}
    assert needy == {"tibiscum", "tapae"}
    assert {name for name, r in REGION.items() if campaign.needs_garrison(t.g, BARBARIAN, r)} == {"viminacium"}
    assert not campaign.needs_garrison(t.g, ROME, REGIONS), "a box"


def test_no_army_sets_out_for_a_land_that_is_shut_to_it():
    armies = {
        "traianus": ("viminacium", ["legio-vii-claudia", "legio-iv-flavia-felix", "praetoriani-1", "impedimenta-1"])
    }
    t = Table(armies).segment()
    assert liking(t, "march", "traianus") > 0.0
    t.g.shut[ROME] = sum(BIT[r] for r in range(len(REGION)) if not t.g.era.empire & BIT[r])
    assert liking(t, "march", "traianus") <= 0.0


@pytest.mark.parametrize(
    ("season", "bales", "last", "wanted"),
    [
        ("summer", 3, 50, True),
        ("summer", 2, 50, False),
        ("winter", 3, 50, False),
        ("thaw", 3, 50, False),
        ("summer", 3, 1, False),
    ],
)
def test_bales_buy_points_of_action_in_seasons_of_war_from_a_full_store(season, bales, last, wanted):
    armies = {"decebalus": ("sarmizegetusa", ["comati-1"])}
    t = Table(armies, bb={"decebalus": bales}, season=season, pa=(3, 3))
    t.g.last_clock = last
    judged = campaign.buy_pa(t.g, BARBARIAN, PIECE["decebalus"])
    assert (judged > 0.0) == wanted


PAIR = {
    "traianus": ("viminacium", ["legio-vii-claudia", "sagittarii-1"]),
    "licinius-sura": ("singidunum", ["legio-iv-flavia-felix", "alae-gallorum-1"]),
}
"""Five PF each; Tibiscum has a VG of 7."""


@pytest.mark.parametrize(("place", "together"), [("singidunum", True), ("viminacium", True), ("novae", False)])
def test_an_army_reckons_with_those_who_can_join_it(place, together):
    armies = {**PAIR, "licinius-sura": (place, PAIR["licinius-sura"][1])}
    t = Table(armies)
    head = PIECE["traianus"]
    goals = campaign.Goals(t.g, ROME, head, t.g.army(head))
    assert goals.fit <= t.g.era.vg[REGION["tibiscum"]], "alone it takes no town"
    assert (REGION["tibiscum"] in dict(goals.aims)) == together


def test_nothing_is_waited_for_or_bought_before_an_army_that_gains_by_it_has_marched():
    armies = {
        "traianus": ("viminacium", ["legio-vii-claudia", "legio-iv-flavia-felix", "praetoriani-1", "impedimenta-1"])
    }
    t = Table(armies).segment()
    march = liking(t, "march", "traianus")
    others = [liking(t, "buy", name) for name in t.legal("buy")]
    others += GAME.advisor.prefer(t.g, ROME, [VOCABULARY.action("wait")])
    assert march > max(others) > 0.0
