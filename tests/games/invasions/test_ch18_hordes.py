"""INV XVIII.G, XVIII.H: migrations, and what an invasion changes."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import DISTANCE, PROVINCE
from latrunculi.games.invasions.components.counters import HORDE_OF, HORDE_STEPS, PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import migration, movement, stacking
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.campaigns import Campaigns
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

FRANCS = BIT[NATION["francs"]]
HORDE = HORDE_OF[NATION["francs"]]


def at_home(units: int = 2, **more: object) -> Table:
    """Franks with their horde on the Rhine."""
    t = Table(
        {"francs": "barbarian"},
        {"francs": {"rhenus": units}},
        hordes={"francs": "rhenus"},
        **more,  # type: ignore[arg-type]
    )
    t.g.playing = FRANCS
    return t


@pytest.mark.rule("INV-XVIII.G-1", "INV-XVIII.B-5", "INV-III.D-10")
def test_a_horde_stays_when_a_pile_marches_and_migrates_as_far_as_its_counter_says() -> None:
    assert HORDE_STEPS[NATION["francs"]] == 2
    t = at_home().start(Movement(FRANCS)).choose("march", "rhenus").choose("step-to", "saxonia").choose("done")
    assert t.g.at[HORDE] == PROVINCE["rhenus"]
    assert t.offers("migrate") == []  # units have moved: they did not go with it
    t = at_home().start(Movement(FRANCS)).choose("migrate", "francs")
    offers = set(t.offers("settle-in"))
    assert {"saxonia", "thuringia", "albis", "bavaria"} <= offers
    assert "oderus" in offers
    assert "rhenus" not in offers


@pytest.mark.rule("INV-SEQ.3.A-3")
@pytest.mark.rule("INV-XVIII.G-3")
def test_all_units_follow_and_those_without_room_end_next_to_the_horde() -> None:
    t = at_home(5).start(Movement(FRANCS)).choose("migrate", "francs").choose("settle-in", "saxonia")
    assert t.g.at[HORDE] == PROVINCE["saxonia"]
    assert t.g.units(NATION["francs"], PROVINCE["saxonia"]).bit_count() == 4  # the limit of clear land
    beside = t.offers("settle-in")
    assert "rhenus" in beside
    assert "saxonia" not in beside
    t.choose("settle-in", "rhenus")
    assert t.g.units(NATION["francs"], PROVINCE["rhenus"]).bit_count() == 1
    assert t.g.over  # and nobody moves after that


@pytest.mark.rule("INV-XVIII.G-3", "INV-XVII.B-2")
def test_a_leader_goes_with_his_units_though_they_have_all_gone_before_him() -> None:
    """Chlodovechus stacks two more: his four find room with the two in Saxonia, and he is there with them."""
    t = at_home(4)
    t.muster("francs", "saxonia", 2)
    t.put("chlodovechus", "rhenus")
    t.start(Movement(FRANCS)).choose("migrate", "francs").choose("settle-in", "saxonia")
    while t.g.stack[-1].NAME == "migration":
        t.choose(*t.offers()[0])
    assert t.g.units(NATION["francs"], PROVINCE["saxonia"]).bit_count() == 6
    assert t.g.at[PIECE["chlodovechus"]] == PROVINCE["saxonia"]
    t.choose("done")
    assert not t.events("excess")


@pytest.mark.rule("INV-XVIII.G-3")
def test_a_horde_does_not_go_where_a_unit_cannot_follow() -> None:
    t = at_home(1)
    t.muster("francs", "gallaecia")
    t.start(Movement(FRANCS))
    assert t.offers("migrate") == []


@pytest.mark.rule("INV-SEQ.3.A-3")
@pytest.mark.rule("INV-XVIII.G-3", "INV-XVIII.G-5")
def test_a_migration_attacks_nobody_and_nobody_reacts() -> None:
    t = at_home(2)
    t.g.active |= BIT[NATION["alamans"]]
    t.g.status[NATION["alamans"]] = 1
    t.muster("alamans", "thuringia")
    t.g.wars[NATION["francs"]] = BIT[NATION["alamans"]]
    t.start(Movement(FRANCS)).choose("migrate", "francs")
    assert "thuringia" not in t.offers("settle-in")
    t.g.owner[PROVINCE["saxonia"]] = NATION["alamans"]
    t.choose("settle-in", "saxonia")
    assert t.g.over  # no interception, no flight was asked for


@pytest.mark.rule("INV-XVIII.G-2", "INV-III.D-9", "INV-XVIII.H-1")
def test_in_an_invasion_a_horde_marches_as_infantry() -> None:
    t = at_home(1)
    t.g.invading = FRANCS
    t.start(Movement(FRANCS))
    assert t.offers("migrate") == []
    t.choose("march", "rhenus")
    for province in ("thuringia", "bavaria", "agri-decumates"):
        t.choose("step-to", province)
    assert t.g.at[HORDE] == t.g.at[PIECE["francs-infantry-francisca-1"]]
    assert t.g.steps(HORDE) == 3
    assert t.g.over


@pytest.mark.rule("INV-SEQ.3.A-1")
@pytest.mark.rule("INV-XVIII.H-2", "INV-XVIII.B-2", "INV-IV-13")
def test_an_invader_moves_and_fights_twice_and_is_fresh_each_time() -> None:
    t = at_home(1)
    t.g.invading, t.g.playing = FRANCS, 0
    t.muster("francs", "gallaecia")
    t.start(Activation(NATION["francs"])).choose("done")  # no raid
    for way in (("asturica", "salmantica", "gallaecia"), ("cantabria", "asturica", "gallaecia")):
        t.choose("march", "gallaecia")
        for province in way:
            t.choose("step-to", province)
        assert t.offers("march") == ["rhenus"]
        t.choose("done")
    assert t.g.over


@pytest.mark.rule("INV-XVIII.G-4", "INV-XXII.A-5")
def test_no_horde_moves_in_a_campaign() -> None:
    t = at_home(1)
    t.g.invading = FRANCS
    t.put("francs-rex", "rhenus")
    t.start(Campaigns()).choose("campaign", "francs-rex").choose("march", "rhenus")
    assert t.offers("migrate") == []
    assert "francs-horde" not in t.offers("take")
    t.choose("step-to", "saxonia")
    assert t.g.at[HORDE] == PROVINCE["rhenus"]
    assert movement.marchers(t.g, FRANCS) & BIT[HORDE]


@pytest.mark.rule("INV-XVIII.H-3", "INV-XVIII.H-4")
def test_an_invader_stacks_one_more_beside_his_leader_in_campaigns_too() -> None:
    t = at_home(1)
    nation, rhenus = NATION["francs"], PROVINCE["rhenus"]
    assert stacking.limit(t.g, nation, rhenus) == 4
    t.g.invading = FRANCS
    assert stacking.limit(t.g, nation, rhenus) == 5
    t.put("chlodovechus", "rhenus")
    assert stacking.limit(t.g, nation, rhenus) == 7
    t.muster("francs", "saxonia", 7)
    t.put("theudebertus", "saxonia")
    t.start(Campaigns()).choose("campaign", "theudebertus").choose("march", "saxonia").choose("done")
    assert t.g.stack[-1].NAME == "excess"
    t.choose("choose-piece", t.offers("choose-piece")[0])
    assert t.g.units(nation, PROVINCE["saxonia"]).bit_count() == 6  # 4 + 1 + 1: one of seven has gone


@pytest.mark.rule("INV-XVIII.B-5", "INV-XVIII.G-1")
@pytest.mark.parametrize(("nation", "steps"), [("francs", 2), ("vandales", 3)])
def test_a_horde_migrates_as_many_steps_as_its_counter_says_and_no_more(nation: str, steps: int) -> None:
    t = Table({nation: "barbarian"}, {nation: {"thuringia": 1}}, hordes={nation: "thuringia"})
    start = PROVINCE["thuringia"]
    far = {DISTANCE[start][p] for p in members(migration.goals(t.g, NATION[nation]))}
    assert far == set(range(1, steps + 1))


@pytest.mark.rule("INV-XVIII.G-3")
def test_a_horde_goes_no_farther_than_a_unit_of_its_nation_can_come_next_to_it() -> None:
    """A Frank in Polonia goes three steps; Lotharingia is four away, next to where he gets, and Sequana is five."""
    t = Table({"francs": "barbarian"}, {"francs": {"polonia": 1}}, hordes={"francs": "rhenus"})
    near = {
        name: bool(migration.goals(t.g, NATION["francs"]) & BIT[PROVINCE[name]]) for name in ("lotharingia", "sequana")
    }
    assert near == {"lotharingia": True, "sequana": False}
    assert [DISTANCE[PROVINCE["polonia"]][PROVINCE[name]] for name in near] == [4, 5]


@pytest.mark.rule("INV-XVIII.G-3")
def test_a_unit_that_comes_no_nearer_than_next_to_the_horde_does_not_follow_it_there() -> None:
    """The Frank of Polonia has three steps and Lotharingia is four away: there is room, but he does not get there."""
    t = Table({"francs": "barbarian"}, {"francs": {"polonia": 1}}, hordes={"francs": "rhenus"})
    t.g.playing = FRANCS
    t.start(Movement(FRANCS)).choose("migrate", "francs").choose("settle-in", "lotharingia")
    assert t.g.at[HORDE] == PROVINCE["lotharingia"]
    end = t.g.at[PIECE["francs-infantry-francisca-1"]]
    assert [DISTANCE[PROVINCE[name]][end] for name in ("polonia", "lotharingia")] == [3, 1]
