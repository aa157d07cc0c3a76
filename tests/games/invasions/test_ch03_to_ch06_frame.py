"""INV III to VI: the sequence of a turn, ageing and decline, victory points, the end of the game; movement so far."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.chronology import year
from latrunculi.games.invasions.components.counters import ELITE, GENERIC_OF, LEGION_TYPE, OF_NATION, OF_TYPE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, life, victory
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import (
    CLIENT,
    DEEDS,
    MOST_STEPS,
    RAIDS,
    RESERVE,
    TERRITORY,
    TRACK,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.ways import closed
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table


def land(region: str) -> list[str]:
    """The provinces of a region."""
    return [PROVINCE_IDS[p] for p in members(LANDS[REGION[region]])]


@pytest.mark.rule("INV-XIII.A-1")
@pytest.mark.rule("INV-V.A-10", "INV-IV-18", "INV-SEQ-4")
def test_the_first_turn_begins_with_the_events_and_has_no_administration() -> None:
    g = Invasions(4, 1)
    turns = Turns()
    steps = []
    turns.start(g)
    while turns.step != "activations":
        steps.append(turns.step)
        getattr(turns, turns.step)(g)
    assert steps == ["event_cards", "raiding", "caravanning", "embassies"]


@pytest.mark.rule("INV-IV-3", "INV-IV-4", "INV-IV-7", "INV-IV-9", "INV-IV-11", "INV-SEQ-2", "INV-SEQ-3")
def test_the_steps_of_a_later_turn_are_those_of_the_closing_pages() -> None:
    g = Invasions(4, 1)
    turns = Turns()
    turns.step = "begin"
    steps = []
    while turns.step != "scoring":
        steps.append(turns.step)
        getattr(turns, turns.step)(g)
    assert steps == [
        "begin", "barbarians", "kingdoms", "empires", "heresies", "reinforcements", "event_cards", "raiding",
        "caravanning", "embassies", "conversions", "decrees", "revenues", "purchasing", "suppressions", "activations",
        "farewells",
    ]  # fmt: skip
    assert g.turn == 2


@pytest.mark.rule("INV-I-6", "INV-IV-1")
def test_a_turn_is_twenty_five_years() -> None:
    assert [year(turn) for turn in (1, 2, 8, 12)] == [350, 375, 525, 625]


# ---------------------------------------------------------------- VI


@pytest.mark.rule("INV-VI.D-2", "INV-VI.E-2", "INV-VI.D-1", "INV-VI.E-1")
def test_nations_age_by_a_box_until_the_last() -> None:
    t = Table({"francs": "barbarian", "romains": "empire"})
    francs, romains = NATION["francs"], NATION["romains"]
    t.g.age[francs], t.g.age[romains] = 6, 11
    for _ in range(2):
        life.grow(t.g, francs)
        life.grow(t.g, romains)
    assert (t.g.age[francs], t.g.age[romains], t.g.decline[romains]) == (7, 12, 0)


@pytest.mark.rule("INV-VI.E-7", "INV-VI.E-10", "INV-VI.E-11", "INV-VI.E-12")
def test_beyond_the_last_box_a_civilised_nation_declines_once_for_each_cause() -> None:
    t = Table({"romains": "empire"})
    romains = NATION["romains"]
    t.g.age[romains] = 11
    assert not life.older(t.g, romains, 2)
    assert (t.g.age[romains], t.g.decline[romains]) == (12, 1)
    assert not life.older(t.g, romains, 2)
    assert t.g.decline[romains] == 2
    assert life.older(t.g, romains, 2)  # more than the marker shows: a test or a penalty follows
    assert t.g.decline[romains] == 2


@pytest.mark.rule("INV-VI.E-8", "INV-VI.E-9")
def test_decline_is_lessened_before_age() -> None:
    t = Table({"romains": "empire"})
    romains = NATION["romains"]
    t.g.age[romains], t.g.decline[romains] = 10, 2
    for _ in range(3):
        life.younger(t.g, romains)
    assert (t.g.age[romains], t.g.decline[romains]) == (9, 0)


@pytest.mark.rule("INV-VI.F-1", "INV-XXXI.C-5")
def test_heresies_fade_from_plus_by_minus_to_nothing() -> None:
    t = Table()
    t.g.heresies[2] = BIT[REGION["africa"]]
    t.g.heresies_minus[2] = BIT[REGION["italia"]]
    life.fade(t.g)
    assert (t.g.heresies[2], t.g.heresies_minus[2]) == (0, BIT[REGION["africa"]])
    life.fade(t.g)
    assert t.g.heresies_minus[2] == 0


# ---------------------------------------------------------------- V


@pytest.mark.rule("INV-SEQ.4-2")
@pytest.mark.rule("INV-V.B-1", "INV-V.B-2", "INV-V.B-5", "INV-XXIX.F-6", "INV-XXIX.E-3")
def test_territory_scores_whole_for_suzerains_and_half_for_vassals() -> None:
    # Gepids: Tisia 2, Dacia 2; Huns: DANUBIUS 3.
    t = Table(
        {"huns": "barbarian", "gepides": "barbarian"},
        {"gepides": {"tisia": 2, "dacia": 2}},
        hordes={"gepides": "tisia"},
    ).settle()
    huns, gepides = NATION["huns"], NATION["gepides"]
    whole = victory.territory(t.g, gepides)
    assert whole >= 4
    assert victory.territory(t.g, huns) == 0
    bonds.bind(t.g, gepides, huns, VASSAL)
    t.settle()
    assert victory.territory(t.g, gepides) == (whole + 1) // 2
    assert victory.territory(t.g, huns) == 3


@pytest.mark.rule("INV-V.B-5", "INV-XXVII.A-5")
def test_a_patron_scores_half_of_its_clients_land() -> None:
    # Byzance: Armenia 1, of which the patron of the Armenians has half, rounded up.
    t = Table(
        {"byzantins": "empire", "armeniens": "kingdom"}, owners={"armeniens": ["armenia"]}, inactive=["armeniens"]
    )
    assert victory.territory(t.g, NATION["byzantins"]) == 0
    bonds.bind(t.g, NATION["armeniens"], NATION["byzantins"], CLIENT)
    assert victory.territory(t.g, NATION["byzantins"]) == 1


@pytest.mark.rule("INV-SEQ.4-2")
@pytest.mark.rule("INV-XXVIII.E-7", "INV-XXVIII.F-3")
def test_a_federate_scores_three_a_turn_for_each_foedus() -> None:
    t = Table({"romains": "empire", "wisigoths": "barbarian"}, owners={"romains": ["garumnum"]}, turn=4)
    w = NATION["wisigoths"]
    t.g.federator[w] = NATION["romains"]
    t.g.foedus[w] = BIT[PROVINCE["garumnum"]] | BIT[PROVINCE["vienna"]]
    t.g.foedera[w] = 1
    victory.turn_ends(t.g)
    assert t.g.points(w) == 3


@pytest.mark.rule("INV-V.C-1", "INV-V.C-3", "INV-V.C-4")
def test_most_points_win_then_those_of_the_last_turn_then_the_camps_in_order() -> None:
    t = Table({"romains": "empire", "huns": "barbarian"})
    romains, huns = NATION["romains"], NATION["huns"]
    t.g.score(huns, RAIDS, 5)
    assert victory.winner(t.g) == 1
    t.g.turn_vp[huns] = 0
    t.g.vp[romains * 6 + TERRITORY] = 5
    assert victory.winner(t.g) == 0
    t.g.turn_vp[huns] = 2
    assert victory.winner(t.g) == 1
    t.g.score(huns, DEEDS, -1)
    assert victory.winner(t.g) == 0


@pytest.mark.rule("INV-V.C-3")
def test_of_the_last_turn_a_seat_that_plays_two_camps_adds_the_share_that_counts() -> None:
    """With three seats Huns and Goths are compared by three fifths: 15 VP are 9, the 5 of the last turn 3."""
    t = Table({"romains": "empire", "huns": "barbarian", "wisigoths": "barbarian"}, seats=3)
    romains, huns, goths = NATION["romains"], NATION["huns"], NATION["wisigoths"]
    for nation, before, last in ((romains, 5, 4), (huns, 10, 2), (goths, 0, 3)):
        t.g.score(nation, RAIDS, before)
        t.g.turn_vp[nation] = 0
        t.g.score(nation, RAIDS, last)
    assert victory.seat_points(t.g, 0) == victory.seat_points(t.g, 2) == 9
    assert victory.winner(t.g) == 0, "13 to 12"
    t.g.score(romains, RAIDS, -2)
    t.g.vp[romains * 6 + TERRITORY] += 2
    assert victory.winner(t.g) == 2, "11 to 12"


# ---------------------------------------------------------------- pieces, steps, gold


@pytest.mark.rule("INV-XX.H-5", "INV-VI.H-6", "INV-III.B-14")
def test_an_elite_is_reduced_first_a_barbarians_is_not() -> None:
    t = Table({"romains": "empire", "francs": "barbarian"})
    legion = members(OF_TYPE[LEGION_TYPE] & OF_NATION[NATION["romains"]])[0]
    noble = members(ELITE & OF_NATION[NATION["francs"]])[0]
    t.g.put(legion, PROVINCE["latium"])
    t.g.put(noble, PROVINCE["neustria"])
    t.g.hit(noble)
    assert t.g.at[noble] == RESERVE
    t.g.hit(legion)
    assert t.g.reduced & BIT[legion]
    t.g.hit(legion)
    assert t.g.at[legion] == RESERVE
    assert not t.g.reduced & BIT[legion]


@pytest.mark.rule("INV-XX.J-4", "INV-IX.C-1")
def test_a_generic_leader_that_falls_waits_on_the_track() -> None:
    t = Table({"francs": "barbarian"})
    rex = members(GENERIC_OF[NATION["francs"]])[0]
    t.g.put(rex, PROVINCE["neustria"])
    t.g.lose(rex)
    assert t.g.at[rex] == TRACK


def test_steps_add_up() -> None:
    t = Table({"francs": "barbarian"})
    one, two = t.muster("francs", "neustria", 2)
    t.g.spend(BIT[one], 2)
    t.g.spend(BIT[one] | BIT[two], 1)
    assert (t.g.steps(one), t.g.steps(two)) == (3, 1)
    t.g.spend(BIT[two], MOST_STEPS)
    assert t.g.steps(two) == MOST_STEPS


@pytest.mark.rule("INV-III.B-4")
def test_a_mercenary_acts_for_another_and_goes_home_when_it_falls() -> None:
    t = Table({"romains": "empire", "francs": "barbarian"})
    unit = t.muster("francs", "latium")[0]
    romains, francs = NATION["romains"], NATION["francs"]
    t.g.lend(unit, romains)
    assert t.g.units(romains, PROVINCE["latium"]) == BIT[unit]
    assert not t.g.present[francs] & BIT[PROVINCE["latium"]]
    t.g.lose(unit)
    assert t.g.hired_by(unit) == francs
    assert defects(t.g) == []


# ---------------------------------------------------------------- movement as far as it goes


@pytest.mark.rule("INV-XVIII.A-3", "INV-XVIII.A-4", "INV-XVIII.B-4")
def test_infantry_goes_three_steps_through_its_own_land() -> None:
    t = Table({"romains": "empire"}, {"romains": {"latium": 1}}, owners={"romains": land("italia")})
    t.start(Movement(BIT[NATION["romains"]]))
    t.choose("march", "latium")
    for _ in range(3):
        t.choose("step-to", t.offers("step-to")[0])
    assert t.offers("step-to") == []


@pytest.mark.rule("INV-VI.I-3")
@pytest.mark.rule("INV-XVIII.K-1", "INV-XVIII.K-2", "INV-XVIII.K-3")
def test_closed_lands_stay_closed() -> None:
    t = Table({"francs": "barbarian", "huns": "barbarian", "ostrogoths": "barbarian"}, turn=2)
    unit = {name: BIT[t.muster(name, "neustria")[0]] for name in ("francs", "huns", "ostrogoths")}
    scythia = LANDS[REGION["scythia"]]
    assert closed(t.g, unit["francs"]) & scythia == scythia
    assert not closed(t.g, unit["huns"]) & scythia
    assert closed(t.g, unit["ostrogoths"]) & scythia == scythia
    t.g.turn = 1
    assert not closed(t.g, unit["ostrogoths"]) & scythia
    assert closed(t.g, unit["huns"]) & BIT[PROVINCE["arabia-deserta"]]
    assert closed(t.g, unit["huns"]) & LANDS[REGION["mauretania"]]
