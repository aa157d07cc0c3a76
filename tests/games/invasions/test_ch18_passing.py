"""INV XVIII.E, XVIII.F: overrun and forced passage."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import NONE, PROVINCE
from latrunculi.games.invasions.components.counters import HORDE_OF, PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, overrun, passage
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.state import RESERVE, VASSAL
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table

FRANCS = BIT[NATION["francs"]]


def facing(franks: int, goths: int = 1, leader: str = "", **more: object) -> Table:
    """Franks in Liger set out against Visigoths in Aquitania; another Frank keeps the movement open."""
    t = Table(
        {"francs": "barbarian", "wisigoths": "barbarian"},
        {"francs": {"liger": franks, "rhenus": 1}, "wisigoths": {"aquitania": goths}},
        **more,  # type: ignore[arg-type]
    )
    t.g.playing = FRANCS
    if leader:
        t.put(leader, "liger")
    return t


def meet(t: Table) -> Table:
    """They enter, and nobody flees."""
    t.start(Movement(FRANCS)).choose("march", "liger").choose("step-to", "aquitania")
    while t.g.stack[-1].NAME == "flight":
        t.choose("done")
    return t


@pytest.mark.rule("INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XVIII.E-1", "INV-XVIII.E-2", "INV-XVIII.E-3", "INV-XVIII.C-3")
def test_six_units_overrun_one_for_a_step_more_and_go_on() -> None:
    t = meet(facing(6))
    victim = t.offers("overrun")[0]
    t.choose("overrun", victim)
    assert t.g.at[PIECE[victim]] == RESERVE
    assert t.g.steps(PIECE["francs-infantry-francisca-1"]) == 2
    t.choose("step-to", "garumnum")
    assert t.g.units(NATION["francs"], PROVINCE["garumnum"]).bit_count() == 6


@pytest.mark.rule("INV-XVIII.E-3")
def test_without_a_step_left_nobody_is_overrun() -> None:
    t = facing(6)
    for piece in range(1, 7):
        t.g.spend(BIT[PIECE[f"francs-infantry-francisca-{piece}"]], 2)
    meet(t)
    assert t.offers("overrun") == []
    assert t.why_not("overrun", "wisigoths-infantry-1") == "INV-XVIII.E-3"


@pytest.mark.rule("INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XVIII.E-1")
@pytest.mark.parametrize(("franks", "goths"), [(5, 1), (6, 2)])
def test_five_overrun_nobody_and_six_no_two(franks: int, goths: int) -> None:
    t = meet(facing(franks, goths))
    assert t.offers("overrun") == []


@pytest.mark.rule("INV-XVIII.E-1")
@pytest.mark.parametrize("goths", [0, 1])
def test_a_horde_prevents_it_and_is_not_overrun_itself(goths: int) -> None:
    t = facing(6, goths, hordes={"wisigoths": "aquitania"})
    route = PROVINCE["liger"], PROVINCE["aquitania"]
    group = t.g.units(NATION["francs"], PROVINCE["liger"])
    assert not overrun.possible(t.g, NATION["francs"], group, *route, 3)
    assert t.g.at[HORDE_OF[NATION["wisigoths"]]] == PROVINCE["aquitania"]


@pytest.mark.rule("INV-XVIII.E-4", "INV-XVIII.F-5")
def test_a_limes_a_fortified_city_and_a_strait_prevent_overrun_and_passage() -> None:
    t = facing(6)
    liger, aquitania, nation = PROVINCE["liger"], PROVINCE["aquitania"], NATION["francs"]
    assert not overrun.sheltered(t.g, nation, liger, aquitania)
    t.g.level[aquitania] = 1
    assert not overrun.sheltered(t.g, nation, liger, aquitania)
    t.g.walls |= BIT[aquitania]
    assert overrun.sheltered(t.g, nation, liger, aquitania)
    assert overrun.sheltered(t.g, nation, PROVINCE["belgae"], PROVINCE["cantium"])
    t = Table({"francs": "barbarian", "romains": "empire"}, {"romains": {"lotharingia": 1}})
    assert not overrun.sheltered(t.g, nation, PROVINCE["helvetia"], PROVINCE["lotharingia"])
    t.put(next(p for p in PIECE if "limes" in p and p.startswith("romains")), "lotharingia")
    assert overrun.sheltered(t.g, nation, PROVINCE["helvetia"], PROVINCE["lotharingia"])


@pytest.mark.rule("INV-XVIII.E-1")
@pytest.mark.parametrize(("die", "lives"), [(3, False), (4, True)])
def test_a_leader_with_the_unit_makes_the_d2_test(die: int, lives: bool) -> None:
    t = facing(6, dice=[die])
    t.put("fritigernus", "aquitania")
    t.muster("wisigoths", "garumnum")
    t.g.owner[PROVINCE["garumnum"]] = NATION["wisigoths"]
    meet(t).choose("overrun", t.offers("overrun")[0])
    while t.g.stack[-1].NAME == "refuge":
        t.choose("take-refuge", t.offers("take-refuge")[0])
    assert (t.g.at[PIECE["fritigernus"]] < RESERVE) is lives


@pytest.mark.rule("INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XVIII.F-1", "INV-XVIII.F-2", "INV-XVIII.F-3", "INV-XVIII.C-4")
def test_two_franks_hold_one_visigoth_while_others_cross_aquitania() -> None:
    """The example of the rules."""
    t = meet(facing(2))
    t.choose("force", "aquitania")
    assert t.g.passages == BIT[PROVINCE["aquitania"]]
    assert t.offers("march") == ["rhenus"]  # they have stopped there
    t.g.put(PIECE["francs-infantry-francisca-4"], PROVINCE["liger"])
    t.choose("march", "rhenus").choose("done").choose("march", "liger").choose("step-to", "aquitania")
    t.choose("step-to", "garumnum")
    assert t.g.units(NATION["francs"], PROVINCE["garumnum"])
    assert t.g.units(NATION["wisigoths"], PROVINCE["aquitania"])


@pytest.mark.rule("INV-XVIII.F-1", "INV-XVIII.F-3")
def test_those_who_are_too_many_for_the_passage_go_on_at_once() -> None:
    t = meet(facing(4))
    t.choose("force", "aquitania")
    t.choose("done")  # two hold it: fewer were not offered
    t.choose("step-to", "garumnum")
    assert t.g.units(NATION["francs"], PROVINCE["aquitania"]).bit_count() == 2
    assert t.g.units(NATION["francs"], PROVINCE["garumnum"]).bit_count() == 2


@pytest.mark.rule("INV-XVIII.F-1")
def test_three_do_not_hold_two() -> None:
    t = facing(3, 2).start(Movement(FRANCS)).choose("march", "liger").choose("step-to", "aquitania")
    while t.g.stack[-1].NAME == "flight":
        t.choose("done")
    assert t.g.passages == 0
    assert t.offers("march") == ["rhenus"]  # nothing but to stop


@pytest.mark.rule("INV-XVII.A-6")
@pytest.mark.rule("INV-XVIII.F-4", "INV-XVIII.F-2")
def test_against_three_it_takes_six_and_a_leader_who_stacks_two_more() -> None:
    """The example of the rules: Theudebertus gives 1, Chlodovechus 2."""
    t = meet(facing(6, 3, "theudebertus"))
    assert t.offers("march") == ["rhenus"]  # five may fight there: there is nothing but to stop
    t = meet(facing(6, 3, "chlodovechus"))
    t.choose("force", "aquitania").choose("hold", "chlodovechus")
    while t.g.stack[-1].step == "hold":
        t.choose("hold", t.offers("hold")[0])
    assert t.g.passages == BIT[PROVINCE["aquitania"]]


@pytest.mark.rule("INV-XVIII.F-4")
def test_a_leader_who_stands_there_makes_room_for_those_who_force_the_passage() -> None:
    t = facing(6, 3)
    t.put("chlodovechus", "aquitania")
    meet(t).choose("force", "aquitania")
    while t.g.stack[-1].step == "hold":
        t.choose("hold", t.offers("hold")[0])
    assert t.g.passages == BIT[PROVINCE["aquitania"]]


@pytest.mark.rule("INV-XVIII.F-4", "INV-XVII.A-2")
def test_units_that_stand_there_take_room_from_those_who_force_the_passage() -> None:
    t = facing(4, 2)
    t.put("francs-noble-cavalry-1", "aquitania")
    meet(t)
    assert t.g.stack[-1].NAME == "movement"  # four more would be five: there is nothing but to stop
    assert t.g.passages == 0


@pytest.mark.rule("INV-XVIII.E-3", "INV-XVIII.B-6")
def test_iulianus_overruns_two_persians_with_four_steps() -> None:
    """The example of the rules: infantry and a leader have 4, cavalry and he 5; no city holds them up."""
    t = Table(
        {"romains": "empire", "perses": "empire"}, {"romains": {"amida": 6}, "perses": {"adiabene": 1, "akkad": 1}}
    )
    t.g.playing = BIT[NATION["romains"]]
    t.put("romains-cavalry-1", "amida")
    t.put("iulianus", "amida")
    t.start(Movement(BIT[NATION["romains"]])).choose("march", "amida")
    for province in ("adiabene", "akkad"):
        t.choose("step-to", province)
        while t.g.stack[-1].NAME == "flight":
            t.choose("done")
        t.choose("overrun", t.offers("overrun")[0])
    assert not t.g.in_play(NATION["perses"])
    assert t.g.steps(PIECE["iulianus"]) == 4
    assert t.offers("march") == ["akkad"]  # cavalry and leader could go one farther


@pytest.mark.rule("INV-XVIII.E-4")
def test_a_strait_elsewhere_hinders_nobody() -> None:
    t = Table({"francs": "barbarian", "wisigoths": "barbarian"}, {"wisigoths": {"moesia-inferior": 1, "bythinia": 1}})
    francs, thracia = NATION["francs"], PROVINCE["thracia"]
    assert not overrun.sheltered(t.g, francs, thracia, PROVINCE["moesia-inferior"])
    assert overrun.sheltered(t.g, francs, thracia, PROVINCE["bythinia"])


@pytest.mark.rule("INV-XVIII.E-3", "INV-XIX.B-12")
def test_an_overrun_costs_one_step_that_must_be_left() -> None:
    t = facing(6)
    group = t.g.units(NATION["francs"], PROVINCE["liger"])
    way = group, PROVINCE["liger"], PROVINCE["aquitania"]
    assert overrun.possible(t.g, NATION["francs"], *way, 1)
    assert not overrun.possible(t.g, NATION["francs"], *way, 0)


@pytest.mark.rule("INV-XX.J-2")
def test_a_leader_whose_only_unit_is_overrun_flees_to_friendly_land() -> None:
    t = facing(6, dice=[4], owners={"wisigoths": ["garumnum"]})
    t.put("fritigernus", "aquitania")
    meet(t)
    t.choose("overrun", t.offers("overrun")[0])
    assert t.g.at[PIECE["fritigernus"]] == PROVINCE["garumnum"]


@pytest.mark.rule("INV-XVIII.E-4", "INV-XVIII.F-5")
def test_walls_of_the_pile_itself_shelter_nobody_and_those_of_neutrals_or_of_nobody_do() -> None:
    t = facing(6)
    g, francs, goths, alamans = t.g, *(NATION[name] for name in ("francs", "wisigoths", "alamans"))
    g.status[alamans], g.active = 1, g.active | BIT[alamans]
    bonds.bind(g, alamans, francs, VASSAL)
    liger, aquitania = PROVINCE["liger"], PROVINCE["aquitania"]
    g.level[aquitania], g.walls = 1, g.walls | BIT[aquitania]
    for owner, shelters in ((francs, False), (goths, True), (alamans, True), (NONE, True)):
        g.owner[aquitania] = owner
        assert overrun.sheltered(g, francs, liger, aquitania) is shelters


@pytest.mark.rule("INV-XVIII.E-4", "INV-XVIII.F-5", "INV-XVIII.I-3")
def test_a_limes_stops_neither_the_romans_nor_their_federates() -> None:
    t = Table({"francs": "barbarian", "romains": "empire", "alamans": "barbarian"})
    t.put("romains-limes-gallia-1", "lotharingia")
    t.g.federator[NATION["francs"]] = NATION["romains"]
    t.settle()
    stopped = [n for n in ("francs", "romains", "alamans")
               if overrun.defended_by_limes(t.g, NATION[n], PROVINCE["lotharingia"])]  # fmt: skip
    assert stopped == ["alamans"]


@pytest.mark.rule("INV-XVIII.E-1", "INV-XVIII.F-1")
def test_a_leader_is_no_unit_of_those_who_overrun_or_hold() -> None:
    t = meet(facing(5, 1, "chlodovechus"))
    assert t.offers("overrun") == []
    t = facing(3, 2, "chlodovechus").start(Movement(FRANCS)).choose("march", "liger").choose("step-to", "aquitania")
    while t.g.stack[-1].NAME == "flight":
        t.choose("done")
    assert t.offers("force") == []


@pytest.mark.rule("INV-XVIII.E-4", "INV-XVIII.F-5")
def test_before_walls_a_pile_can_but_stop() -> None:
    t = facing(6)
    aquitania = PROVINCE["aquitania"]
    t.g.owner[aquitania], t.g.level[aquitania] = NATION["wisigoths"], 1
    t.g.walls |= BIT[aquitania]
    meet(t)
    assert t.offers("overrun") == t.offers("force") == []
    assert t.offers("march") == ["rhenus"]


@pytest.mark.rule("INV-XVIII.F-1")
def test_where_nobody_stands_no_passage_is_forced() -> None:
    t = facing(4, 0)
    t.start(Movement(FRANCS)).choose("march", "liger").choose("step-to", "aquitania")
    assert t.offers("force") == []
    assert "garumnum" in t.offers("step-to")


@pytest.mark.rule("INV-XVIII.F-2", "INV-XVIII.F-4")
def test_no_more_hold_a_passage_than_may_stay_and_a_leader_who_holds_it_makes_room() -> None:
    """Against one Visigoth two are enough; of five Franks four may stay, all with Chlodovechus (2)."""
    t = facing(0)
    francs, aquitania = NATION["francs"], PROVINCE["aquitania"]
    units, leader = t.muster("francs", "aquitania", 5), t.put("chlodovechus", "aquitania")
    group = sum(BIT[p] for p in units) | BIT[leader]

    def some(number: int) -> int:
        return sum(BIT[p] for p in units[:number])

    assert [passage.holds(t.g, francs, aquitania, group, some(n)) for n in range(1, 6)] == [
        False,
        True,
        True,
        True,
        False,
    ]
    assert not passage.holds(t.g, francs, aquitania, group, some(1) | BIT[leader])
    assert passage.holds(t.g, francs, aquitania, group, some(5) | BIT[leader])
    assert passage.holdable(t.g, francs, aquitania, group, 0) == group
    assert passage.holdable(t.g, francs, aquitania, group, some(3)) == group & ~some(3)
    assert passage.holdable(t.g, francs, aquitania, group, some(4)) == BIT[leader]
    assert passage.holdable(t.g, francs, aquitania, group, some(4) | BIT[leader]) == BIT[units[4]]
