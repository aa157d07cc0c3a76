"""INV XII.D-4: barbarians declare themselves hostile in barbarian land."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, declarations, relations
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.declarations import Declarations
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import CLIENT, VASSAL
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table

ALAMANS, FRANKS, VANDALS, SAXONS = NATION["alamans"], NATION["francs"], NATION["vandales"], NATION["saxons"]
ROME = NATION["romains"]
WILD = PROVINCE["thuringia"]


def germania(**where: str) -> Table:
    """Franks (seat 2), Alamanni (seat 2), Vandals (seat 3), Saxons (seat 1) in Germania; Rome beyond the Rhine."""
    homes = {"francs": "rhenus", "alamans": "agri-decumates", "vandales": "franconia", "saxons": "saxonia", **where}
    armies = {nation: {place: 2} for nation, place in homes.items()}
    hordes = {nation: place for nation, place in homes.items() if nation != "saxons"}
    nations = dict.fromkeys(homes, "barbarian") | {"romains": "empire"}
    return Table(nations, armies, hordes=hordes, capitals={"romains": "latium"})


def hostile(t: Table, one: int, other: int) -> bool:
    """Whether two nations are hostile in Thuringia."""
    return relations.hostile(t.g, one, other, WILD)


@pytest.mark.rule("INV-XII.D-4")
def test_others_declare_themselves_hostile_to_barbarians_that_are_activated_then_these_to_others() -> None:
    t = germania().start(Declarations(BIT[FRANKS]))
    assert (t.g.actor, t.offers("declare-war")) == (3, ["vandales"]), "each its own nations"
    t.choose("declare-war", "vandales")
    assert t.events("war-declared") == [{"nation": "vandales", "foe": "francs"}]
    assert (t.g.actor, t.offers("declare-war")) == (1, ["saxons"])
    t.choose("done")
    assert (t.g.actor, t.offers("declare-war")) == (2, ["alamans", "saxons"]), "all that are neutral still"
    t.choose("declare-war", "saxons").choose("done")
    assert t.events("war-declared")[1:] == [{"nation": "francs", "foe": "saxons"}]
    assert hostile(t, FRANKS, VANDALS)
    assert hostile(t, VANDALS, FRANKS)
    assert hostile(t, SAXONS, FRANKS)
    assert not hostile(t, FRANKS, ALAMANS)
    assert not hostile(t, VANDALS, SAXONS)


@pytest.mark.rule("INV-XII.D-4")
def test_it_holds_until_the_end_of_the_turn() -> None:
    t = germania()
    t.g.wars[FRANKS] = BIT[VANDALS]
    turns = Turns()
    t.g.call(turns)
    turns.begin(t.g)
    assert not hostile(t, FRANKS, VANDALS)


@pytest.mark.rule("INV-XII.D-4", "INV-XXVI.B-9")
def test_what_is_declared_to_one_of_two_allies_holds_for_both() -> None:
    t = germania()
    bonds.ally(t.g, FRANKS, ALAMANS)
    t.start(Declarations(BIT[FRANKS] | BIT[ALAMANS])).choose("declare-war", "vandales")
    assert hostile(t, VANDALS, FRANKS)
    assert hostile(t, VANDALS, ALAMANS)
    t = germania()
    bonds.ally(t.g, FRANKS, ALAMANS)
    t.start(Declarations(BIT[FRANKS] | BIT[ALAMANS])).choose("done").choose("done").choose("declare-war", "saxons")
    assert hostile(t, ALAMANS, SAXONS)
    assert hostile(t, FRANKS, SAXONS)


@pytest.mark.rule("INV-XII.D-4", "INV-XXVI.B-9")
def test_those_who_fight_as_one_declare_no_war_upon_each_other() -> None:
    t = germania()
    bonds.ally(t.g, FRANKS, ALAMANS)
    bonds.ally(t.g, ALAMANS, VANDALS)
    assert declarations.peaceful(t.g, FRANKS) & BIT[VANDALS], "allies of one ally, and no friends"
    t.start(Declarations(BIT[FRANKS] | BIT[ALAMANS] | BIT[VANDALS]))
    while not t.g.over:
        assert t.offers("declare-war") == ["saxons"]
        t.choose("done")


@pytest.mark.rule("INV-XII.D-4")
@pytest.mark.parametrize("how", ["ally", "suzerain", "pact", "absent", "hostile"])
def test_only_who_is_neutral_for_this_reason_alone(how: str) -> None:
    t = germania()
    assert declarations.peaceful(t.g, FRANKS) == BIT[ALAMANS] | BIT[VANDALS] | BIT[SAXONS], "Rome is hostile anyway"
    if how == "ally":
        bonds.ally(t.g, FRANKS, VANDALS)
    elif how == "suzerain":
        bonds.bind(t.g, VANDALS, FRANKS, VASSAL)
    elif how == "pact":
        t.g.pacts[FRANKS], t.g.pacts[VANDALS] = BIT[VANDALS], BIT[FRANKS]
        relations.work_out(t.g)
    elif how == "absent":
        t.g.active ^= BIT[VANDALS]
    else:
        t.g.wars[VANDALS] = BIT[FRANKS]
    assert declarations.peaceful(t.g, FRANKS) == BIT[ALAMANS] | BIT[SAXONS]


@pytest.mark.rule("INV-XII.D-4", "INV-VI.B-2")
def test_an_inactive_nation_declares_nothing_and_may_be_declared_hostile() -> None:
    """The Aestii never attack; who comes to live in their land must be able to fight them."""
    t = germania()
    t.g.active ^= BIT[VANDALS]
    t.g.inactive |= BIT[VANDALS]
    t.start(Declarations(BIT[FRANKS]))
    assert (t.g.actor, t.offers("declare-war")) == (1, ["saxons"]), "the player of the Vandals is not asked"
    t.choose("done")
    assert (t.g.actor, t.offers("declare-war")) == (2, ["alamans", "vandales", "saxons"])
    t.choose("declare-war", "vandales").choose("done")
    assert t.g.over
    assert hostile(t, FRANKS, VANDALS)
    assert hostile(t, VANDALS, FRANKS)
    assert not hostile(t, VANDALS, SAXONS), "to nobody else"


@pytest.mark.rule("INV-XII.D-4", "INV-VI.B-3")
def test_barbarians_fight_an_inactive_nation_in_barbarian_land_once_they_have_declared_it() -> None:
    """The Avars are to subdue the Sklaves, who never play, in the plains of Sarmatia."""
    avars, sklaves = NATION["avars"], NATION["sklaves"]
    t = Table(
        {"avars": "barbarian", "sklaves": "barbarian"},
        {"avars": {"volga": 3}, "sklaves": {"tueria": 1}},
        hordes={"avars": "volga", "sklaves": "tueria"},
        inactive=["sklaves"],
    ).settle()
    t.start(Declarations(BIT[avars])).choose("declare-war", "sklaves")
    assert t.g.over
    t.g.playing = BIT[avars]
    t.start(Movement(BIT[avars])).choose("march", "volga").choose("step-to", "tueria")
    assert t.g.stack[-1].NAME == "flight"
    assert t.g.actor == t.g.seat(sklaves), "VI.B-4: its player decides on its flights"
    t.choose("done")
    assert t.g.over
    t.start(Battles())
    assert [event["place"] for event in t.events("battle")] == ["tueria"]


@pytest.mark.rule("INV-XII.D-4")
def test_the_vassals_of_barbarians_are_neutral_and_may_become_hostile() -> None:
    t = germania()
    t.g.status[VANDALS] += 1
    relations.work_out(t.g)
    assert not declarations.peaceful(t.g, FRANKS) & BIT[VANDALS], "a kingdom is hostile"
    t.g.lord[VANDALS], t.g.bond[VANDALS] = SAXONS, VASSAL
    relations.work_out(t.g)
    assert declarations.peaceful(t.g, FRANKS) & BIT[VANDALS]
    t.g.lord[VANDALS], t.g.bond[VANDALS] = ROME, CLIENT
    relations.work_out(t.g)
    assert not declarations.peaceful(t.g, FRANKS) & BIT[VANDALS]


@pytest.mark.rule("INV-XII.D-4")
@pytest.mark.parametrize(
    ("place", "aid", "meets"),
    [
        ("alania", "", True),  # 8 steps from the Rhine: cavalry goes 5 with a leader, and may retreat 3
        ("armenia", "", False),  # 9
        ("armenia", "another's invasion", False),
        ("arabia-deserta", "invasion", True),  # 13
        ("litus-arabicus", "invasion", False),  # 14
        ("litus-arabicus", "leader", True),  # Chlodovechus has two campaigns: 18
        ("gothlandia", "leader", False),  # an island
        ("lotharingia", "", False),  # in civilised land nobody is tolerated
    ],
)
def test_nobody_is_asked_about_those_who_cannot_meet(place: str, aid: str, meets: bool) -> None:
    t = germania(vandales=place)
    if aid == "leader":
        t.put("chlodovechus", "rhenus")
    elif aid == "invasion":
        t.g.invading = BIT[FRANKS]
    elif aid:
        t.g.invading = BIT[ALAMANS]
    assert bool(declarations.peaceful(t.g, FRANKS) & BIT[VANDALS]) == meets


@pytest.mark.rule("INV-XII.D-4")
@pytest.mark.parametrize("far", ["francs", "vandales"])
def test_land_counts_where_nobody_stands(far: str) -> None:
    """One of the two is far away in Arabia, and yet controls a province in Germania."""
    t = germania(**{far: "litus-arabicus"})
    assert not declarations.peaceful(t.g, FRANKS) & BIT[VANDALS]
    t.g.owner[PROVINCE["helvetia"]] = VANDALS
    assert not declarations.peaceful(t.g, FRANKS) & BIT[VANDALS], "nobody is tolerated in civilised land"
    t.g.owner[PROVINCE["thuringia"]] = NATION[far]
    assert declarations.peaceful(t.g, FRANKS) & BIT[VANDALS]


@pytest.mark.rule("INV-XII.D-4")
def test_who_has_fleets_may_meet_anybody() -> None:
    t = germania(francs="armenia")
    assert not declarations.peaceful(t.g, VANDALS) & BIT[FRANKS]
    t.muster("vandales", "mare-siculum")
    assert declarations.peaceful(t.g, VANDALS) & BIT[FRANKS]


@pytest.mark.rule("INV-XII.D-4")
def test_at_the_activation_of_barbarians_alone() -> None:
    t = germania().start(Activation(FRANKS))
    asked = []
    while not t.g.over:
        asked.append(t.g.stack[-1].NAME)
        t.choose(*(("done", None) if ("done", None) in t.offers() else t.offers()[0]))
    assert asked.count("declarations") == 3
    t = germania()
    t.muster("romains", "latium", 1)
    t.start(Activation(ROME))
    while not t.g.over:
        assert t.g.stack[-1].NAME != "declarations"
        t.choose(*(("done", None) if ("done", None) in t.offers() else t.offers()[0]))
