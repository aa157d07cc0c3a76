"""INV XIX.B: flights."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, NEAR, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import (
    CAVALRY,
    HORDE_OF,
    LIMITES,
    MOUNTED,
    OF_NATION,
    PIECE,
)
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION
from latrunculi.games.invasions.rules import bonds, flight, interception, relations, ways
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.state import CLIENT, EMPIRE, RESERVE, VASSAL
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

GOTHS, FRANCS = NATION["wisigoths"], NATION["francs"]


def chase(goths: int = 1, franks: int = 2, **more: object) -> Table:
    """Franks enter Aquitania from Liger, where Visigoths stand."""
    t = Table(
        {"francs": "barbarian", "wisigoths": "barbarian"},
        {"francs": {"liger": franks, "rhenus": 1}, "wisigoths": {"aquitania": goths}},
        **more,  # type: ignore[arg-type]
    )
    t.g.playing = BIT[FRANCS]
    return t


def go(t: Table) -> Table:
    """They enter."""
    return t.start(Movement(BIT[FRANCS])).choose("march", "liger").choose("step-to", "aquitania")


def flee(t: Table, there: str = "garumnum") -> Table:
    """They try to flee with all they have."""
    t.choose("flee-to", there)
    if t.g.stack[-1].NAME == "flight" and t.g.stack[-1].step == "compose":
        t.choose("done")
    return t


def total(t: Table, there: str = "garumnum") -> int:
    """The modifiers of a flight once the Franks are there."""
    t.g.put_all(t.g.units(FRANCS, PROVINCE["liger"]), PROVINCE["aquitania"])
    return flight.odds(t.g, GOTHS, FRANCS, PROVINCE["aquitania"], PROVINCE[there]).total


@pytest.mark.rule("INV-CH.XIX.B-1")
@pytest.mark.rule("INV-XIX.B-1", "INV-XIX.B-3", "INV-XIX.B-9", "INV-XIX.B-10")
def test_eight_is_not_enough_and_the_pile_stays() -> None:
    t = flee(go(chase(dice=[8])))
    assert t.events("flight-failed")
    assert t.g.units(GOTHS, PROVINCE["aquitania"])
    assert t.offers("force") == ["aquitania"]


@pytest.mark.rule("INV-CH.XIX.B-1", "INV-SEQ.3.A-4")
@pytest.mark.rule("INV-XIX.B-9", "INV-XIX.B-11", "INV-XIX.B-18", "INV-XIX.B-15")
def test_nine_flees_up_to_three_steps_and_the_active_pile_marches_on() -> None:
    t = flee(go(chase(dice=[9])))
    assert {"arvernia", "septimania", "vasconia", "osca"} <= set(t.offers("flee-to"))
    t.choose("flee-to", "arvernia").choose("flee-to", "vienna").choose("done")
    assert t.g.units(GOTHS, PROVINCE["vienna"])
    assert not t.g.units(GOTHS, PROVINCE["aquitania"])
    assert t.offers("step-to")


@pytest.mark.rule("INV-CH.XIX.B-1")
@pytest.mark.rule("INV-XIX.B-4", "INV-XIX.B-5", "INV-XIX.B-6", "INV-XIX.B-7", "INV-XIX.B-8")
def test_what_changes_the_die() -> None:
    assert total(chase(2, 2)) == 0
    t = chase(2, 2)
    t.put("alaricus", "aquitania")
    assert total(t) == 3
    assert total(chase(4, 2)) == 3  # twice as many
    assert total(chase(3, 2)) == 0
    t = chase(2, 2)
    t.g.great = BIT[t.put("fritigernus", "aquitania")]
    assert total(t) == 3, "two, and one by the card Great Leader (III.C-7)"
    t = chase(2, 2)
    t.g.walls |= BIT[PROVINCE["aquitania"]]
    assert total(t) == 3
    t = chase(1, 1)
    t.put("francs-noble-cavalry-1", "aquitania")
    assert total(t) == -1
    assert total(chase(2, 2), "vasconia") == -2  # over a river
    assert total(chase(2, 2), "arvernia") == 0


@pytest.mark.rule("INV-XIX.B-6", "INV-XIX.B-7")
def test_allies_who_stand_there_are_of_the_side_that_flees() -> None:
    t = Table(
        {"francs": "barbarian", "wisigoths": "barbarian", "alains": "barbarian"},
        {"francs": {"liger": 2}, "wisigoths": {"aquitania": 2}},
    )
    t.g.playing = BIT[FRANCS]
    for rider in (CAVALRY & OF_NATION[NATION["alains"]], CAVALRY & ~MOUNTED & OF_NATION[FRANCS]):
        t.g.put(members(rider)[0], PROVINCE["aquitania"])
    assert total(t) == -1, "two against three, one of them on horseback"
    t.muster("alains", "aquitania", 3)
    t.g.allies[GOTHS], t.g.allies[NATION["alains"]] = BIT[NATION["alains"]], BIT[GOTHS]
    relations.work_out(t.g)
    assert total(t) == 3, "six against three, one on horseback on either side"


@pytest.mark.rule("INV-XIX.B-6", "INV-III.D-7")
@pytest.mark.parametrize(("goths", "franks", "modifier"), [(1, 1, 3), (1, 2, 0), (3, 2, 3), (0, 1, 0)])
def test_a_horde_that_flees_is_one_unit_more_and_that_of_the_attacker_is_none(
    goths: int, franks: int, modifier: int
) -> None:
    """The Visigoths' horde is with them in Aquitania; the Franks, who invade, have theirs with them, too."""
    t = chase(goths, franks, hordes={"wisigoths": "aquitania", "francs": "aquitania"})
    assert total(t) == modifier


@pytest.mark.rule("INV-XIX.B-13", "INV-XIX.B-4")
def test_the_leader_counts_even_if_he_stays_behind() -> None:
    t = chase(2, dice=[6])
    t.put("alaricus", "aquitania")
    go(t).choose("flee-to", "garumnum").choose("stay-behind", "alaricus").choose("done")
    assert t.events("fled")
    assert t.g.at[PIECE["alaricus"]] == PROVINCE["aquitania"]


@pytest.mark.rule("INV-XVII.A-10")
@pytest.mark.rule("INV-XIX.B-14", "INV-XIX.B-16")
def test_a_fleeing_pile_leaves_units_on_its_way_within_the_limits() -> None:
    t = chase(3, dice=[9], owners={"wisigoths": ["garumnum"]})
    t.muster("wisigoths", "garumnum", 2)
    flee(go(t))
    assert t.offers("done") == []  # 2 + 3 are more than 4
    assert t.why_not("done") == "INV-XIX.B-16"
    t.choose("stay-behind", t.offers("stay-behind")[0]).choose("stay-behind", t.offers("stay-behind")[0])
    assert t.offers("stay-behind") == []
    t.choose("flee-to", "arvernia").choose("done")
    assert t.g.units(GOTHS, PROVINCE["garumnum"]).bit_count() == 4
    assert t.g.units(GOTHS, PROVINCE["arvernia"]).bit_count() == 1


@pytest.mark.rule("INV-XIX.B-15", "INV-XXXIV-4")
@pytest.mark.parametrize("level", [0, 1])
def test_a_flight_that_has_come_to_a_city_of_nobody_does_not_end_there(level: int) -> None:
    t = chase(1, dice=[9])
    t.g.level[PROVINCE["garumnum"]] = level
    flee(go(t), "garumnum")
    assert (("done", None) in t.offers()) is (level == 0)
    if level:
        assert t.why_not("done") == "INV-XIX.B-15"


@pytest.mark.rule("INV-XIX.B-15")
def test_nobody_flees_to_a_foe_or_to_a_strange_city() -> None:
    t = chase(1)
    t.g.active |= BIT[NATION["romains"]]
    t.g.status[NATION["romains"]] = 3
    garumnum, pile = PROVINCE["garumnum"], t.g.units(GOTHS, PROVINCE["aquitania"])
    t.g.level[garumnum] = 0
    assert flight.haven(t.g, GOTHS, garumnum, pile, pile)  # empty and rural
    t.g.owner[garumnum] = NATION["romains"]
    assert flight.haven(t.g, GOTHS, garumnum, pile, pile)  # whoever controls it
    t.g.level[garumnum] = 1
    assert not flight.haven(t.g, GOTHS, garumnum, pile, pile)
    t.g.owner[garumnum] = GOTHS
    assert flight.haven(t.g, GOTHS, garumnum, pile, pile)


@pytest.mark.rule("INV-XIX.B-12")
def test_a_fleeing_pile_of_six_overruns_a_lone_foe() -> None:
    t = chase(6)
    for province in ("garumnum", "arvernia", "vasconia", "vendeum"):
        t.muster("francs", province)
    pile = t.g.units(GOTHS, PROVINCE["aquitania"])
    assert flight.onward(t.g, GOTHS, pile, PROVINCE["aquitania"], 3) & BIT[PROVINCE["arvernia"]]
    assert not flight.onward(t.g, GOTHS, pile & -pile, PROVINCE["aquitania"], 3) & BIT[PROVINCE["arvernia"]]


@pytest.mark.rule("INV-XIX.B-1", "INV-III.D-7")
def test_a_horde_flees_too() -> None:
    t = chase(1, hordes={"wisigoths": "aquitania"}, dice=[9])
    flee(go(t))
    while t.g.stack[-1].NAME == "flight":
        t.choose("done") if t.offers("done") else t.choose("flee-to", t.offers("flee-to")[0])
    assert t.g.at[HORDE_OF[GOTHS]] not in (PROVINCE["aquitania"], RESERVE)


@pytest.mark.rule("INV-XVIII.F-3")
def test_those_whom_a_passage_holds_do_not_flee() -> None:
    t = chase(1)
    t.g.passages = BIT[PROVINCE["aquitania"]]
    go(t)
    assert t.g.stack[-1].NAME == "march"


@pytest.mark.rule("INV-XIX.B-1")
def test_the_controller_flees_and_where_there_is_none_whoever_is_there() -> None:
    t = chase(1)
    assert flight.who(t.g, FRANCS, PROVINCE["aquitania"]) == BIT[GOTHS]
    t.g.owner[PROVINCE["aquitania"]] = FRANCS
    assert flight.who(t.g, FRANCS, PROVINCE["aquitania"]) == 0


@pytest.mark.rule("INV-XIX.B-2")
def test_a_flight_is_not_intercepted_and_crosses_no_sea() -> None:
    t = chase(1, dice=[9])
    t.g.active |= BIT[NATION["romains"]]
    t.g.status[NATION["romains"]] = 3
    t.g.owner[PROVINCE["garumnum"]] = NATION["romains"]
    t.muster("romains", "arvernia")
    flee(go(t))
    assert t.g.units(GOTHS, PROVINCE["garumnum"])
    assert t.events("intercepted") == []
    near = {PROVINCE_IDS[p] for p in members(NEAR[PROVINCE["garumnum"]])}
    assert set(t.offers("flee-to")) <= near


@pytest.mark.rule("INV-XIX.B-17")
def test_fleeing_does_not_tire_interceptors() -> None:
    t = chase(1, dice=[9], owners={"wisigoths": ["garumnum"]})
    flee(go(t), "garumnum").choose("done")
    goth = t.g.units(GOTHS, PROVINCE["garumnum"])
    assert interception.able(t.g, BIT[GOTHS], t.g.units(FRANCS, PROVINCE["aquitania"])) & goth == goth
    t.g.owner[PROVINCE["arvernia"]] = GOTHS
    t.choose("step-to", "arvernia")
    assert t.offers("intercept") == ["garumnum"]


@pytest.mark.rule("INV-VI.B-4")
def test_who_plays_an_inactive_nation_decides_upon_its_flight_and_it_never_intercepts() -> None:
    """Armenians: those of the camp of their patron, alone those of the camp that lists them."""
    camps = []
    for lord in ("", "perses"):
        t = Table(
            {"armeniens": "kingdom", "huns": "barbarian", "perses": "kingdom", "byzantins": "empire"},
            {"armeniens": {"armenia": 2}, "huns": {"atropatene": 3}},
            owners={"armeniens": ["armenia", "iberia"]},
            inactive=["armeniens"],
        )
        armenia = NATION["armeniens"]
        if lord:
            bonds.bind(t.g, armenia, NATION[lord], CLIENT)
        assert t.g.seat(armenia) == t.g.seat_of(CAMP_OF[NATION[lord]] if lord else CAMP_OF[armenia])
        camps.append(t.g.seat(armenia))
        t.g.put_all(t.g.units(NATION["huns"], PROVINCE["atropatene"]), PROVINCE["armenia"])
        group = t.g.units(NATION["huns"], PROVINCE["armenia"])
        t.g.playing = BIT[NATION["huns"]]
        assert not interception.adversaries(t.g, NATION["huns"], PROVINCE["armenia"], group)
        t.start(Flight(armenia, NATION["huns"], PROVINCE["armenia"]))
        assert t.g.actor == t.g.seat(armenia)
        assert t.offers("flee-to")
    assert camps[0] != camps[1]


@pytest.mark.rule("INV-XIX.B-1")
def test_the_controller_alone_flees_where_others_stand_with_him() -> None:
    t = chase(1)
    t.g.owner[PROVINCE["aquitania"]] = GOTHS
    assert flight.who(t.g, FRANCS, PROVINCE["aquitania"]) == BIT[GOTHS]
    t.g.active |= BIT[NATION["sueves"]]
    t.g.status[NATION["sueves"]] = 1
    t.muster("sueves", "aquitania")
    assert flight.who(t.g, FRANCS, PROVINCE["aquitania"]) == BIT[GOTHS]
    t.g.owner[PROVINCE["aquitania"]] = -1
    assert flight.who(t.g, FRANCS, PROVINCE["aquitania"]) == BIT[GOTHS] | BIT[NATION["sueves"]]


@pytest.mark.rule("INV-XIX.B-1", "INV-XXVIII.D-2", "INV-III.D-7")
@pytest.mark.parametrize("romans", [0, 1])
def test_a_federate_flees_from_the_land_of_its_foedus_though_its_federator_controls_it(romans: int) -> None:
    """Visigoths with their horde in Aquitania, which is Rome's."""
    rome = NATION["romains"]
    t = chase(2, dice=[9])
    t.g.active |= BIT[rome]
    t.g.status[rome] = EMPIRE
    t.put("wisigoths-horde", "aquitania")
    for name in ("aquitania", "garumnum"):
        t.g.owner[PROVINCE[name]] = rome
    t.muster("romains", "aquitania", romans)
    bonds.federate(t.g, GOTHS, rome, BIT[PROVINCE["aquitania"]] | BIT[PROVINCE["garumnum"]])
    assert flight.who(t.g, FRANCS, PROVINCE["aquitania"]) == BIT[GOTHS] | (BIT[rome] if romans else 0)
    if not romans:
        flee(go(t))
        assert t.g.at[PIECE["wisigoths-horde"]] == PROVINCE["garumnum"]


@pytest.mark.rule("INV-XIX.B-1", "INV-VI.K-5")
@pytest.mark.parametrize(("turn", "fleeing"), [(2, {"romains", "byzantins"}), (3, {"romains"})])
def test_of_the_one_empire_both_halves_flee_from_the_land_of_either(turn: int, fleeing: set[str]) -> None:
    t = Table(
        {"francs": "barbarian", "romains": "empire", "byzantins": "empire"},
        {"francs": {"neustria": 2}, "romains": {"neustria": 1}, "byzantins": {"neustria": 1}},
        owners={"romains": ["neustria"]},
        turn=turn,
    ).settle()
    found = flight.who(t.g, FRANCS, PROVINCE["neustria"])
    assert found == sum(BIT[NATION[name]] for name in fleeing)


@pytest.mark.rule("INV-XIX.B-1", "INV-XVIII.I-2")
def test_a_leader_at_a_limes_without_troops_is_no_pile_that_could_flee() -> None:
    t = Table(
        {"francs": "barbarian", "romains": "empire"},
        {"francs": {"lotharingia": 2}},
        owners={"romains": ["lotharingia"]},
    )
    t.g.put(members(LIMITES & OF_NATION[NATION["romains"]])[0], PROVINCE["lotharingia"])
    t.lead("romains", "lotharingia")
    t.settle()
    assert not flight.who(t.g, FRANCS, PROVINCE["lotharingia"])
    t.muster("romains", "lotharingia", 1)
    assert flight.who(t.g, FRANCS, PROVINCE["lotharingia"]) == BIT[NATION["romains"]]


@pytest.mark.rule("INV-XIX.B-11", "INV-XXIX.F-3")
def test_a_vassal_of_nomads_does_not_flee_away_from_their_horde() -> None:
    """The Huns' horde is in Valachia: DANUBIUS, MOESIA and other regions around, not GRAECIA beyond the mountains."""
    t = Table(
        {"huns": "barbarian", "gepides": "barbarian", "francs": "barbarian"},
        {"gepides": {"moesia-inferior": 1}, "francs": {"tyras": 1}},
        hordes={"huns": "valachia"},
    ).settle()
    gepides, here = NATION["gepides"], PROVINCE["moesia-inferior"]
    pile = t.g.units(gepides, here)
    assert flight.onward(t.g, gepides, pile, here, 3) & BIT[PROVINCE["thracia"]]
    bonds.bind(t.g, gepides, NATION["huns"], VASSAL)
    found = flight.onward(t.g, gepides, pile, here, 3)
    assert found & BIT[PROVINCE["naissus"]]
    assert not found & BIT[PROVINCE["thracia"]]


@pytest.mark.rule("INV-XIX.B-11", "INV-XXV.F-1")
def test_nobody_flees_over_a_strait_that_is_closed_or_into_closed_land() -> None:
    t = Table({"vandales": "kingdom", "romains": "empire"}, {"vandales": {"sicilia": 1}},
              owners={"vandales": ["sicilia", "beneventum"]}).settle()  # fmt: skip
    vandals, sicily = NATION["vandales"], PROVINCE["sicilia"]
    pile = t.g.units(vandals, sicily)
    assert flight.onward(t.g, vandals, pile, sicily, 3) == BIT[PROVINCE["beneventum"]]
    t.muster("romains", "mare-siculum", 1)
    t.g.blockades[NATION["romains"]] = -1
    assert not flight.onward(t.g, vandals, pile, sicily, 3)
    moors = {"mauritaniens": "kingdom", "vandales": "kingdom"}
    t = Table(moors, {"vandales": {"aures": 1}, "mauritaniens": {"aures": 1}}).settle()
    beyond = LANDS[REGION["mauretania"]] & NEAR[PROVINCE["aures"]]
    for nation, open_to in ((vandals, 0), (NATION["mauritaniens"], beyond)):
        found = flight.borders(t.g, nation, t.g.units(nation, PROVINCE["aures"]), PROVINCE["aures"])
        assert found & beyond == open_to, "XVIII.K-3"


@pytest.mark.rule("INV-XIX.B-14", "INV-XIX.B-12")
def test_six_who_flee_from_one_do_not_come_back_to_overrun_him() -> None:
    """Out of Aquitania into Garumnum, with two steps left: an entry and an overrun would lead back."""
    t = flee(go(chase(6, 1, dice=[9])))
    assert t.g.stack[-1].step == "run"
    assert t.offers("flee-to")
    assert "aquitania" not in t.offers("flee-to")


@pytest.mark.rule("INV-XIX.B-12", "INV-XVIII.E-3")
@pytest.mark.parametrize(("steps", "may"), [(1, False), (2, True)])
def test_an_overrun_costs_a_flight_a_step_more(steps: int, may: bool) -> None:
    t = chase(6).settle()
    t.muster("francs", "arvernia")
    pile = t.g.units(GOTHS, PROVINCE["aquitania"])
    price = flight.cost(t.g, GOTHS, pile, PROVINCE["aquitania"], PROVINCE["arvernia"], steps)
    assert price == (2 if may else -1)


@pytest.mark.rule("INV-XIX.B-7", "INV-XX.C-5", "INV-XVIII.B-4")
@pytest.mark.parametrize(
    "name",
    ["romains-palatine-cavalry-1", "byzantins-elite-cavalry-1", "perses-clibanarii-1", "wisigoths-noble-cavalry-1"],
)
def test_reduced_cavalry_goes_on_foot_and_is_none_when_somebody_flees(name: str) -> None:
    piece = PIECE[name]
    t = Table({name.split("-")[0]: "kingdom"})
    t.put(name, "neustria")
    assert flight.riders(t.g, BIT[piece]) == 1
    assert (ways.capacity(t.g, piece, False), ways.left(t.g, BIT[piece])) == (4, 4)
    t.g.reduced = BIT[piece]
    assert flight.riders(t.g, BIT[piece]) == 0
    assert (ways.capacity(t.g, piece, False), ways.left(t.g, BIT[piece])) == (3, 3)
