"""INV: who is neutral to whom, where neutrals part, and land where nobody is posted: XII.D and XVIII.K meet others."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE, PROVINCE_IDS
from latrunculi.games.invasions.components.counters import NATION_OF, PIECE
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION, NATION_IDS
from latrunculi.games.invasions.rules import bonds, hiring, leaders, relations, trails
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.muster import Posting
from latrunculi.games.invasions.rules.state import CLIENT, RESERVE, VASSAL
from latrunculi.games.invasions.rules.vassals import Submission
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ROMAINS, BYZANTINS, HUNS = NATION["romains"], NATION["byzantins"], NATION["huns"]
LOMBARDS, WISIGOTHS = NATION["lombards"], NATION["wisigoths"]
LOMBARDS, WISIGOTHS = NATION["lombards"], NATION["wisigoths"]
ALAINS, COLCHIDIENS, ARMENIENS = NATION["alains"], NATION["colchidiens"], NATION["armeniens"]


# ---------------------------------------------------------------- who is neutral to whom


@pytest.mark.rule("INV-XII.D-3", "INV-XXVII.A-2", "INV-XXIX.F-1")
def test_a_client_and_the_nation_that_has_submitted_to_it_are_neutral() -> None:
    """Colchis, client of Byzance, has beaten the Alans, who had attacked it. They are nothing to its patron."""
    t = Table({"byzantins": "empire", "colchidiens": "kingdom", "armeniens": "kingdom", "alains": "barbarian"},
              inactive=["colchidiens", "armeniens"])  # fmt: skip
    for minor in (COLCHIDIENS, ARMENIENS):
        bonds.bind(t.g, minor, BYZANTINS, CLIENT)
    bonds.bind(t.g, ALAINS, COLCHIDIENS, VASSAL)
    colchis = PROVINCE["colchis"]
    for one, other, hostile in (
        (COLCHIDIENS, ALAINS, False),
        (COLCHIDIENS, BYZANTINS, False),
        (COLCHIDIENS, ARMENIENS, False),
        (BYZANTINS, ALAINS, True),
        (ARMENIENS, ALAINS, True),
    ):
        assert relations.hostile(t.g, one, other, colchis) is hostile
        assert relations.hostile(t.g, other, one, colchis) is hostile


# ---------------------------------------------------------------- who leaves


def thessalia(where: str) -> Table:
    """Four Romans have come from Achaia into Thessalia, where a Lombard, federate of Byzance, stands; a Byzantine, too,
    or in another province."""
    t = Table({"romains": "empire", "byzantins": "empire", "lombards": "barbarian"},
              {"romains": {"thessalia": 4}, "byzantins": {where: 1}, "lombards": {"thessalia": 1}},
              owners={"byzantins": ["thessalia", "macedonia"], "romains": ["achaia"]}, turn=9)  # fmt: skip
    bonds.federate(t.g, LOMBARDS, BYZANTINS, 0)
    t.g.level[PROVINCE["thessalia"]] = 0
    t.g.playing = BIT[ROMAINS]
    trails.enter(t.g, PROVINCE["thessalia"], PROVINCE["achaia"], t.g.units(ROMAINS, PROVINCE["thessalia"]))
    t.settle()
    return t


def fight(t: Table) -> Table:
    """Fight with whatever dice until the victor retreats, or all is over."""
    t.g.script = None
    t.start(Battles())
    while t.g.stack and not t.events("gave-way"):
        t.choose(*t.offers()[-1])
    return t


@pytest.mark.rule("INV-XII.D-1", "INV-XII.B-8")
@pytest.mark.parametrize("where", ["thessalia", "macedonia"])
def test_who_has_beaten_federates_beside_their_neutral_federator_goes_back(where: str) -> None:
    t = thessalia(where)
    fight(t)
    if t.g.stack:
        assert (t.g.stack[-1].nation, t.offers("retreat-to")) == (ROMAINS, ["achaia"])  # type: ignore[attr-defined]
        t.choose("retreat-to", "achaia")
    assert [e["nation"] for e in t.events("battle-won")] == ["romains"]
    gone = t.g.units(ROMAINS, PROVINCE["thessalia"]) == 0
    assert gone is (where == "thessalia")
    assert bool(t.events("gave-way")) is (where == "thessalia")


@pytest.mark.rule("INV-XXIX.B-9", "INV-XXIX.F-1", "INV-VI.K-5")
@pytest.mark.parametrize(("turn", "leave"), [(2, True), (4, False)])
def test_the_friends_of_a_new_suzerain_leave_his_vassal_wherever_they_were_to_fight_it(turn: int, leave: bool) -> None:
    """In turn 2 the Empire is one: Byzantines leave Naissus when Visigoths submit to Rome. Later they are none."""
    t = Table({"romains": "empire", "byzantins": "empire", "wisigoths": "barbarian"},
              {"romains": {"savus": 1}, "byzantins": {"naissus": 2}, "wisigoths": {"naissus": 1}},
              hordes={"wisigoths": "savus"}, owners={"byzantins": ["dardania"], "romains": ["pannonia"]},
              turn=turn).settle()  # fmt: skip
    t.g.playing = BIT[ROMAINS] | (BIT[BYZANTINS] if leave else 0)
    t.start(Submission(WISIGOTHS, ROMAINS, PROVINCE["savus"]))
    while t.g.stack:
        t.choose(*t.offers()[-1])
    assert bool(t.g.units(BYZANTINS, PROVINCE["naissus"])) is not leave
    assert relations.hostile(t.g, BYZANTINS, WISIGOTHS, PROVINCE["naissus"]) is not leave


# ---------------------------------------------------------------- who is posted where


@pytest.mark.rule("INV-XVIII.K-1", "INV-XVIII.K-3", "INV-IX.E-1", "INV-III.B-22")
def test_dated_units_of_a_kingdom_are_posted_in_no_land_that_is_closed_to_them() -> None:
    """Byzance holds Sarkil (Scythia), Atlas (Mauretania) and Thracia: its unit goes to Thracia; without it, nowhere."""
    for land, place in ((["sarkil", "atlas", "thracia"], PROVINCE["thracia"]), (["sarkil", "atlas"], RESERVE)):
        t = Table({"byzantins": "empire"}, owners={"byzantins": land})
        unit = PIECE["byzantins-infantry-1"]
        t.start(Posting(BYZANTINS, BIT[unit]))
        assert t.g.at[unit] == place


@pytest.mark.rule("INV-XVIII.K-1", "INV-X.B-5")
@pytest.mark.parametrize(
    ("land", "who", "where"),
    [(["sarkil", "hyrkania"], {"gepides", "alains"}, "hyrkania"), (["sarkil"], {"alains"}, "sarkil")],
)
def test_the_card_mercenaries_brings_nobody_into_scythia_who_may_not_enter_it(
    land: list[str], who: set[str], where: str
) -> None:
    """The Huns, an empire, hold Sarkil, and Hyrkania or not. Alans and Gepids have their hordes in or by Scythia:
    with both provinces a Gepid goes to Hyrkania, with Sarkil alone only an Alan can be hired."""
    t = Table({"huns": "empire", "gepides": "barbarian", "alains": "barbarian"},
              hordes={"gepides": "abascia", "alains": "volga"}, owners={"huns": land})  # fmt: skip
    t.g.treasury[HUNS], t.g.playing = 2, BIT[HUNS]
    found = hiring.warriors(t.g, HUNS)
    assert {NATION_IDS[NATION_OF[unit]] for unit in members(found)} == who
    t.start(hiring.Hiring(CAMP_OF[HUNS], HUNS))
    unit = next(unit for unit in t.offers("hire") if unit.startswith(max(who)))
    t.choose("hire", unit)
    assert t.g.at[PIECE[unit]] == PROVINCE[where]


@pytest.mark.rule("INV-IX.C-2")
def test_a_leader_is_placed_among_foes_only_beside_units_of_his_own_or_for_want_of_other() -> None:
    """Visigoths who have denounced their Foedus hold Naissus, where Byzantines have stayed, with a Goth or without."""
    for land, goths, places in ((["naissus", "savus"], 0, {"savus"}), (["naissus", "savus"], 1, {"naissus", "savus"}),
                                (["naissus"], 0, {"naissus"})):  # fmt: skip
        t = Table({"byzantins": "empire", "wisigoths": "barbarian"},
                  {"byzantins": {"naissus": 1}, "wisigoths": {"naissus": goths}}, hordes={"wisigoths": "savus"},
                  owners={"wisigoths": land})  # fmt: skip
        assert {PROVINCE_IDS[p] for p in members(leaders.stations(t.g, WISIGOTHS, PIECE["wisigoths-rex"]))} == places


# ---------------------------------------------------------------- where a flight ends


@pytest.mark.rule("INV-XIX.B-15", "INV-XII.D-1")
@pytest.mark.parametrize(
    ("garumnum", "ends"), [("nobody", True), ("friends", True), ("neutrals", False), ("a city", False)]
)
def test_a_flight_ends_in_land_that_is_friendly_or_empty_and_rural(garumnum: str, ends: bool) -> None:
    """Visigoths flee from Franks, from Aquitania to Garumnum, where nobody stands, Vandals, their allies or of one pact
    with them, or an empty city."""
    t = Table({"francs": "barbarian", "wisigoths": "barbarian", "vandales": "barbarian"},
              {"francs": {"aquitania": 2}, "wisigoths": {"aquitania": 1},
               "vandales": {"garumnum": int(garumnum in ("friends", "neutrals"))}}, dice=[9])  # fmt: skip
    goths, vandals = WISIGOTHS, NATION["vandales"]
    t.g.level[PROVINCE["garumnum"]] = int(garumnum == "a city")
    if garumnum == "friends":
        bonds.ally(t.g, goths, vandals)
    elif garumnum == "neutrals":
        t.g.pacts[goths], t.g.pacts[vandals] = BIT[vandals], BIT[goths]
        relations.work_out(t.g)
    t.g.playing = BIT[NATION["francs"]]
    t.start(Flight(goths, PROVINCE["aquitania"], foe=NATION["francs"])).choose("flee-to", "garumnum")
    assert (("done", None) in t.offers()) is ends
    if not ends:
        assert t.why_not("done") == "INV-XIX.B-15"
