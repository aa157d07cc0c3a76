"""What is said first to whoever reaches for what cannot be: whose it is, where it is, how far it is."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import CALAMITY_IDS, EVENT
from latrunculi.games.invasions.components.chart import PROVINCE, PROVINCE_IDS
from latrunculi.games.invasions.components.chronology import DATED
from latrunculi.games.invasions.components.counters import PIECE, PIECE_IDS
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.campaigns import Campaign
from latrunculi.games.invasions.rules.dated import Migrate
from latrunculi.games.invasions.rules.event_cards import Public
from latrunculi.games.invasions.rules.hardships import Levy
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table
from tests.games.refusals import refusal

FRANKS = "francs-infantry-francisca"


def meeting() -> Table:
    """Two piles of Franks, and Huns beside them."""
    t = Table(
        {"francs": "barbarian", "huns": "barbarian"},
        {"francs": {"aquitania": 2, "belgae": 1}, "huns": {"vendeum": 1}},
        owners={"huns": ["vendeum"]},
    )
    t.g.playing = BIT[NATION["francs"]]
    return t


def marching() -> Table:
    t = meeting().start(Movement(BIT[NATION["francs"]])).choose("march", "aquitania")
    return t.choose("leave", f"{FRANKS}-1")


@pytest.mark.rule("INV-I-1")
def test_the_pieces_of_another_camp_are_not_ones_own() -> None:
    t = marching()
    hun = PIECE_IDS[members(t.g.units(NATION["huns"], PROVINCE["vendeum"]))[0]]
    assert refusal(GAME, t.g, "take", hun) == ("not-yours", "INV-I-1")


@pytest.mark.rule("INV-I-1")
def test_neither_pieces_nor_nations_of_another_camp_are_chosen_for_it() -> None:
    t = meeting()
    hun = PIECE_IDS[members(t.g.units(NATION["huns"], PROVINCE["vendeum"]))[0]]
    assert refusal(GAME, t.start(Levy(NATION["francs"], 0)).g, "choose-piece", hun) == ("not-yours", "INV-I-1")
    t = meeting()
    t.g.age[NATION["francs"]] = 3
    t.g.order = [NATION["francs"]]
    assert refusal(GAME, t.start(Ageing()).g, "found-kingdom", "huns") == ("not-yours", "INV-I-1")
    moving = meeting().start(Movement(BIT[NATION["francs"]])).g
    assert refusal(GAME, moving, "migrate", "huns") == (
        "not-yours",
        "INV-I-1",
    )


@pytest.mark.rule("INV-XVI.B-1")
def test_who_names_the_victim_of_a_plot_is_not_told_that_others_are_not_his() -> None:
    """A die of 4 has the Persian name a leader: none of them is his, so that a unit is not his is no reason."""
    t = Table({"romains": "empire"}, {"romains": {"hispalensis": 1}}, capitals={"romains": "hispalensis"}, dice=[4])
    for leader in ("honorius", "theodosius"):
        t.put(leader, "hispalensis")
    t.start(Calamity(NATION["romains"], CALAMITY_IDS.index("plot")))
    unit = PIECE_IDS[members(t.g.units(NATION["romains"], PROVINCE["hispalensis"]))[0]]
    assert t.g.actor != t.g.seat(NATION["romains"])
    assert refusal(GAME, t.g, "choose-piece", unit) == ("forbidden", "INV-XVI.B-1")


@pytest.mark.rule("INV-XVIII.D-1")
def test_what_stands_elsewhere_is_not_taken_along() -> None:
    assert refusal(GAME, marching().g, "take", f"{FRANKS}-3") == ("elsewhere", "INV-XVIII.D-1")
    assert refusal(GAME, marching().g, "take", f"{FRANKS}-2") == ("forbidden", "INV-XVIII.D-1"), "it marches already"


@pytest.mark.rule("INV-XVIII.A-4")
def test_a_province_that_is_not_adjacent_is_too_far_and_ones_own_is_where_one_is() -> None:
    t = marching()
    assert refusal(GAME, t.g, "step-to", "belgae") == ("not-near", "INV-XVIII.A-4")
    assert refusal(GAME, t.g, "step-to", "aquitania") == ("already-there", "INV-XVIII.A-4")


@pytest.mark.rule("INV-XVIII.A-1")
def test_no_pile_sets_out_from_where_one_has_none() -> None:
    t = meeting().start(Movement(BIT[NATION["francs"]]))
    assert refusal(GAME, t.g, "march", "vendeum") == ("nothing-there", "INV-XVIII.A-1")
    assert refusal(GAME, t.g, "march", "liger") == ("nothing-there", "INV-XVIII.A-1")


@pytest.mark.rule("INV-XXV.A-2")
def test_a_fleet_goes_from_sea_to_sea() -> None:
    t = Table({"romains": "empire"}, owners={"romains": ["campania"]})
    fleet = PIECE_IDS[t.muster("romains", "mare-tyrrheneum")[0]]
    t.g.playing = BIT[NATION["romains"]]
    t.start(Movement(BIT[NATION["romains"]])).choose("sail", fleet)
    assert refusal(GAME, t.g, "sail-to", "mare-caspium") == ("not-near", "INV-XXV.A-2")
    assert refusal(GAME, t.g, "sail-to", "mare-tyrrheneum") == ("already-there", "INV-XXV.A-2")


@pytest.mark.rule("INV-XX.L-2")
def test_a_retreat_goes_from_border_to_border() -> None:
    t = meeting()
    pile = t.g.units(NATION["francs"], PROVINCE["aquitania"])
    t.start(Retreat(NATION["francs"], PROVINCE["aquitania"], pile))
    assert refusal(GAME, t.g, "retreat-to", "belgae") == ("not-near", "INV-XX.L-2")
    assert refusal(GAME, t.g, "leave-behind", f"{FRANKS}-3") == ("elsewhere", "INV-XX.L-4")


@pytest.mark.rule("INV-XXIII.C-1")
def test_one_fortifies_cities_that_one_controls() -> None:
    t = Table(
        {"romains": "empire", "perses": "empire"},
        {"romains": {"campania": 1}, "perses": {"assyria": 1}},
        owners={"romains": ["campania", "carpetania"], "perses": ["assyria"]},
        capitals={"romains": "campania"},
    )
    t.g.treasury[NATION["romains"]] = 50
    t.g.order = [NATION["romains"]]
    t.start(Purchases())
    assert refusal(GAME, t.g, "fortify", "assyria") == ("not-yours", "INV-XXIII.C-1")
    assert refusal(GAME, t.g, "fortify", "liger") == ("nobodys", "INV-XXIII.C-1")
    assert refusal(GAME, t.g, "fortify", "campania")[0] == "forbidden", "it is fortified"


@pytest.mark.rule("INV-XXII.B-3")
def test_in_a_campaign_nobody_marches_but_the_leader_and_his_pile() -> None:
    t = meeting()
    t.put("chlodovechus", "aquitania")
    t.start(Campaign(NATION["francs"], PIECE["chlodovechus"]))
    assert refusal(GAME, t.g, "march", "belgae") == ("forbidden", "INV-XXII.B-3"), "other Franks stand there"
    assert refusal(GAME, t.g, "march", "liger") == ("nothing-there", "INV-XXII.A-1")


@pytest.mark.rule("INV-XX.H-4")
def test_who_stands_elsewhere_takes_no_hit() -> None:
    t = meeting()
    t.put("francs-noble-cavalry-1", "aquitania")
    here = t.g.units(NATION["francs"], PROVINCE["aquitania"])
    t.start(Losses(NATION["francs"], here, 1))
    assert refusal(GAME, t.g, "take-hit", f"{FRANKS}-3") == ("elsewhere", "INV-XX.H-4")


@pytest.mark.rule("INV-III.C-6", "INV-III.D-7")
def test_a_leader_and_a_horde_are_no_units_that_may_be_given_up() -> None:
    t = meeting()
    t.put("chlodovechus", "aquitania")
    t.put("francs-horde", "aquitania")
    t.start(Levy(NATION["francs"], 0))
    assert refusal(GAME, t.g, "choose-piece", "chlodovechus") == ("forbidden", "INV-III.C-6")
    assert refusal(GAME, t.g, "choose-piece", "francs-horde") == ("forbidden", "INV-III.D-7")


@pytest.mark.rule("INV-X.B-4", "INV-X.B-6", "INV-XXXIII.C-8", "INV-XXXIII.B-2")
def test_what_a_public_event_does_not_strike() -> None:
    t = Table({"romains": "empire", "byzantins": "empire", "armeniens": "kingdom"}, inactive=["armeniens"],
              owners={"romains": ["cisalpine", "latium", "africa"], "armeniens": ["nilus"]})  # fmt: skip
    t.start(Public(0, EVENT["famine"]))
    assert refusal(GAME, t.g, "choose-province", "latium") == ("forbidden", "INV-XXXIII.C-8"), "no granary"
    assert refusal(GAME, t.g, "choose-province", "nilus") == ("forbidden", "INV-X.B-6"), "an inactive nation's"
    assert refusal(GAME, t.g, "choose-province", "delta") == ("forbidden", "INV-X.B-4"), "nobody's"
    t = Table({"romains": "empire"}, dice=[9], owners={"romains": ["cisalpine", "latium"]})
    t.start(Public(0, EVENT["earthquake"]))
    assert refusal(GAME, t.g, "choose-province", "liguria") == ("forbidden", "INV-XXXIII.B-2"), "no city"
    assert refusal(GAME, t.g, "choose-province", "thracia") == ("forbidden", "INV-X.B-4"), "another region"


@pytest.mark.rule("INV-IX.A-1", "INV-XII.D-1")
def test_where_a_dated_migration_does_not_lead() -> None:
    entry = next(i for i, one in enumerate(DATED) if one.effect == "migrate" and len(one.places) > 1)
    nation = DATED[entry].nation
    taken, free = (PROVINCE_IDS[p] for p in DATED[entry].places[:2])
    t = Table({nation: "barbarian", "huns": "barbarian"}, {"huns": {taken: 1}}, hordes={nation: "volga"})
    t.start(Migrate(entry))
    assert free in t.offers("post")
    assert refusal(GAME, t.g, "post", taken) == ("forbidden", "INV-XII.D-1")
    assert refusal(GAME, t.g, "post", "volga") == ("forbidden", "INV-IX.A-1")
