"""INV XX.L: retreats; XX.J-2; XXI.D to XXI.F: choices of advanced combat."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import EVENT
from latrunculi.games.invasions.components.chart import DISTANCE, NEAR, PROVINCE, PROVINCE_IDS
from latrunculi.games.invasions.components.counters import PIECE, STACKING
from latrunculi.games.invasions.components.nations import CAMP, NATION
from latrunculi.games.invasions.rules import advanced, bonds, flight, relations, trails
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.retreat import Retreat, companies
from latrunculi.games.invasions.rules.state import RESERVE, TITLES
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field, blacks, d6, whites
from tests.games.invasions.table import Table

WAR = {"romains": "empire", "gepides": "barbarian"}


def retreat(t: Table, nation: str, where: str, first: int = 0, barred: int = 0) -> Table:
    """Let all that a nation has in a province retreat."""
    g = t.g
    return t.start(Retreat(NATION[nation], PROVINCE[where], g.pieces(NATION[nation], PROVINCE[where]), barred, first))


@pytest.mark.rule("INV-XX.L-2", "INV-XX.L-5", "INV-XX.L-13")
def test_at_most_three_steps_and_not_into_a_city_of_nobody() -> None:
    t = retreat(Table(WAR, {"romains": {"akkad": 2}}), "romains", "akkad")
    g = t.g
    for step in range(3):
        options = [name for name in t.offers("retreat-to") if name]
        assert options, step
        t.choose("retreat-to", options[-1])
        if not g.stack:
            break
    assert t.offers("retreat-to") == []
    assert g.level[PROVINCE[t.events("retreated")[-1]["province"]]] < 1
    assert len(t.events("retreated")) <= 3


@pytest.mark.rule("INV-XX.L-5", "INV-XXVI.B-7")
def test_nobody_comes_back_to_where_the_retreat_began() -> None:
    t = Table({"romains": "empire", "byzantins": "empire"}, {"byzantins": {"assyria": 1}, "romains": {"assyria": 2}},
              owners={"byzantins": ["assyria", "amida", "armenia"]}).settle()  # fmt: skip
    assert relations.passable(t.g, NATION["byzantins"], PROVINCE["assyria"]), "the two Romes are neutral"
    retreat(t, "byzantins", "assyria").choose("retreat-to", "amida")
    assert "assyria" not in t.offers("retreat-to")
    assert t.why_not("retreat-to", "assyria") == "INV-XX.L-5"


@pytest.mark.rule("INV-XX.L-5", "INV-XII.D-1", "INV-XII.D-7", "INV-XII.D-8", "INV-XIX.B-15")
@pytest.mark.parametrize("owner", [None, "romains"])
def test_nor_where_neutrals_stand_though_the_land_is_friendly_or_nobodys(owner: str | None) -> None:
    t = Table({"romains": "empire", "byzantins": "empire"}, {"byzantins": {"amida": 1}, "romains": {"assyria": 1}},
              owners={owner: ["amida"]} if owner else {})  # fmt: skip
    relations.work_out(t.g)
    romans, amida = t.g.units(NATION["romains"], PROVINCE["assyria"]), PROVINCE["amida"]
    assert not flight.haven(t.g, NATION["romains"], amida, romans, romans)
    retreat(t, "romains", "assyria").choose("retreat-to", "amida")
    assert ("done", None) not in t.offers(), "the two Romes are neutral"
    if owner is None:
        assert relations.ground(t.g, NATION["romains"], amida) == relations.NEUTRAL, "though its own men stand there"


@pytest.mark.rule("INV-XX.L-5", "INV-XX.L-13")
def test_who_finds_no_place_is_eliminated() -> None:
    t = Table(WAR, {"romains": {"assyria": 1}})
    barred = BIT[PROVINCE["amida"]] | BIT[PROVINCE["armenia"]]
    retreat(t, "romains", "assyria", barred=barred)
    assert t.g.answer == 1
    assert t.g.at[PIECE["romains-infantry-1"]] == RESERVE


@pytest.mark.rule("INV-XVII.A-11")
@pytest.mark.rule("INV-XX.L-4", "INV-XX.L-6")
def test_a_pile_may_leave_units_on_its_way_within_the_stacking_limit() -> None:
    t = Table(WAR, {"gepides": {"akkad": 4, "adiabene": 2}}, owners={})
    first = BIT[PROVINCE["adiabene"]]
    for name in ("adiabene", "euphrates", "amida"):
        t.g.owner[PROVINCE[name]] = NATION["gepides"]
    retreat(t, "gepides", "akkad", first=first)
    assert ("done", None) not in t.offers()  # six are too many
    assert t.why_not("done") == "INV-XX.L-6"
    t.choose("leave-behind", t.offers("leave-behind")[0])
    t.choose("leave-behind", t.offers("leave-behind")[0])
    assert t.offers("leave-behind") == []  # four are there
    t.choose("retreat-to", "euphrates").choose("done")
    assert t.g.units(NATION["gepides"], PROVINCE["adiabene"]).bit_count() == 4
    assert t.g.units(NATION["gepides"], PROVINCE["euphrates"]).bit_count() == 2


@pytest.mark.rule("INV-XX.L-6", "INV-XVII.B-2")
def test_a_leader_makes_room_where_he_stays_and_not_where_he_passes() -> None:
    t = Table(WAR, {"gepides": {"akkad": 4, "adiabene": 3}})
    for name in ("adiabene", "euphrates"):
        t.g.owner[PROVINCE[name]] = NATION["gepides"]
    t.put("gepides-rex", "akkad")  # stacking bonus 1
    retreat(t, "gepides", "akkad", first=BIT[PROVINCE["adiabene"]])
    unit = t.offers("leave-behind")[0]
    assert len(t.offers("leave-behind")) == 2  # a unit, or the rex
    t.choose("leave-behind", unit)
    assert t.offers("leave-behind") == ["gepides-rex"]  # a fifth needs him
    t.choose("leave-behind", "gepides-rex").choose("leave-behind", t.offers("leave-behind")[0])
    assert t.offers("leave-behind") == []
    t.choose("retreat-to", "euphrates").choose("done")
    assert t.g.units(NATION["gepides"], PROVINCE["adiabene"]).bit_count() == 5
    assert t.g.units(NATION["gepides"], PROVINCE["euphrates"]).bit_count() == 2


@pytest.mark.rule("INV-XX.L-1")
def test_a_retreat_is_not_intercepted_and_takes_no_ship() -> None:
    t = Table(
        {**WAR, "perses": "kingdom"},
        {"romains": {"akkad": 2, "adiabene": 1}, "perses": {"euphrates": 4, "babylonia": 4}},
        owners={"perses": ["artemita"], "romains": ["adiabene"]},
    )
    retreat(t, "romains", "akkad", first=BIT[PROVINCE["adiabene"]])
    while t.g.stack:
        assert [frame.NAME for frame in t.g.stack] == ["retreat"]
        t.choose("done")
    t = Table(WAR, {"romains": {"cyprus": 1}})
    retreat(t, "romains", "cyprus")
    assert t.g.answer == 1  # an island: no way by land


@pytest.mark.rule("INV-XX.L-7", "INV-XX.L-8")
def test_the_first_step_and_the_barred_provinces() -> None:
    t = Table(WAR, {"romains": {"akkad": 1}})
    retreat(t, "romains", "akkad", first=BIT[PROVINCE["adiabene"]])
    assert t.g.at[PIECE["romains-infantry-1"]] == PROVINCE["adiabene"]  # the only way
    assert [e["province"] for e in t.events("retreated")] == ["adiabene"]
    t = Table(WAR, {"romains": {"akkad": 1}})
    retreat(t, "romains", "akkad", barred=BIT[PROVINCE["euphrates"]])
    assert "euphrates" not in t.offers("retreat-to")


@pytest.mark.rule("INV-XX.L-3", "INV-XX.L-11")
def test_barbarians_pass_through_barbarian_land_that_is_held_and_others_do_not() -> None:
    t = Table(WAR, {"romains": {"franconia": 2}, "gepides": {"agri-decumates": 1}})
    t.g.wars[NATION["romains"]] = BIT[NATION["gepides"]]
    t.settle()
    retreat(t, "gepides", "agri-decumates")
    assert "franconia" in t.offers("retreat-to")
    assert Retreat(NATION["gepides"], PROVINCE["franconia"], 0, moved=True).shelter(t.g, PROVINCE["franconia"]) is False
    t = Table(WAR, {"gepides": {"franconia": 2}, "romains": {"agri-decumates": 1}})
    retreat(t, "romains", "agri-decumates")
    assert "franconia" not in t.offers("retreat-to")
    assert t.why_not("retreat-to", "franconia") == "INV-XX.L-3"


@pytest.mark.rule("INV-XX.L-3")
def test_a_retreat_may_overrun() -> None:
    t = Table(WAR, {"romains": {"agri-decumates": 6}, "gepides": {"franconia": 1}})
    retreat(t, "romains", "agri-decumates")
    assert "franconia" in t.offers("retreat-to")
    t.choose("retreat-to", "franconia")
    assert not t.g.units(NATION["gepides"], PROVINCE["franconia"])


@pytest.mark.rule("INV-XX.L-3", "INV-XX.L-11")
@pytest.mark.parametrize("beyond", [True, False])
def test_barbarians_overrun_in_barbarian_land_where_they_can_go_no_farther(beyond: bool) -> None:
    t = Table(WAR, {"gepides": {"agri-decumates": 6}, "romains": {"franconia": 1}})
    g, here, there = t.g, PROVINCE["agri-decumates"], PROVINCE["franconia"]
    barred = 0 if beyond else NEAR[there] & ~BIT[here]
    pile = g.pieces(NATION["gepides"], here)
    t.start(Retreat(NATION["gepides"], here, pile, barred, BIT[there]))  # into Franconia there is but one way
    assert bool(g.units(NATION["romains"], there)) is beyond
    assert g.units(NATION["gepides"], there).bit_count() == 6
    assert bool(t.offers("leave-behind")) is not beyond


@pytest.mark.rule("INV-SEQ.3.A-6")
@pytest.mark.rule("INV-XX.L-12", "INV-XX.A-10", "INV-XX.I-6")
def test_a_limes_of_the_loser_is_destroyed() -> None:
    t = Field(
        "treveria", [f"gepides-infantry-{i}" for i in range(1, 5)], ["romains-infantry-1", "romains-limes-gallia-1"],
        WAR, leads=("gepides", "romains"),
    )  # fmt: skip
    t.fight(whites("s", "-", "-", "-"), whites("-"), blacks("-"))
    t.choose("take-hit", "romains-infantry-1")
    assert len(t.events("limes-lost")) == 1
    assert t.g.at[PIECE["romains-limes-gallia-1"]] == RESERVE


@pytest.mark.rule("INV-XX.L-9", "INV-XX.L-10")
def test_who_retreats_into_a_battle_is_set_aside_and_goes_on_if_it_is_lost() -> None:
    t = Table(
        WAR,
        {"romains": {"neustria": 3, "treveria": 3}, "gepides": {"neustria": 1, "treveria": 1}},
    )
    g = t.g
    g.playing = BIT[NATION["romains"]]
    t.settle()
    battles = Battles()
    t.start(battles)
    late = t.put("gepides-archer", "treveria")
    g.spend(BIT[late], 1)
    g.script = [*blacks("s", "-"), *whites("-")]
    t.choose("fight-at", "treveria")
    assert len(t.events("volley")) == 0  # the archer is not in it
    frame = g.stack[-1]
    assert isinstance(frame, Retreat)
    assert (frame.pieces, frame.steps) == (BIT[late], 2)  # it goes on with what is left of its three steps


@pytest.mark.rule("INV-XX.L-9")
@pytest.mark.parametrize("before", [0, 1])
def test_who_has_nobody_but_men_set_aside_attacks_nobody(before: int) -> None:
    """A Roman comes late into a province of the Gepids: there is a battle if another was there before, else none."""
    romans = {"neustria": 3, "sequana": 3, "treveria": before}
    t = Table(WAR, {"romains": romans, "gepides": {"neustria": 1, "sequana": 1, "treveria": 1}})
    t.g.playing = BIT[NATION["romains"]]
    t.settle()
    battles = Battles()
    battles.start(t.g)
    t.muster("romains", "treveria")
    t.start(battles)
    assert set(t.offers("fight-at")) == {"neustria", "sequana", *["treveria"][:before]}


def two_fields() -> Table:
    """Romans against Gepids on two fields: one against three in Neustria, three against one in Sequana."""
    t = Table(WAR, {"romains": {"neustria": 1, "sequana": 3}, "gepides": {"neustria": 3, "sequana": 1}})
    t.g.playing = BIT[NATION["romains"]]
    return t.settle()


@pytest.mark.rule("INV-XX.L-9")
def test_who_retreats_from_one_battle_into_another_has_no_part_in_it() -> None:
    t = two_fields()
    t.start(Battles())
    t.g.script = [*blacks("-"), *whites("-", "-", "-")]
    late = members(t.g.units(NATION["romains"], PROVINCE["neustria"]))[0]
    t.choose("fight-at", "neustria")
    t.g.script += [*whites("-", "-"), *blacks("s"), *whites("-")]
    t.choose("retreat-to", "sequana")
    while t.g.stack:
        t.choose("done")
    assert t.g.at[late] == PROVINCE["sequana"]
    assert t.g.steps(late) == 1  # of the three that it has (XX.L-10)
    assert not t.g.units(NATION["gepides"], PROVINCE["sequana"])
    assert [len(e["white"]) + len(e["black"]) for e in t.events("melee-throw")] == [1, 3, 3, 1]


@pytest.mark.rule("INV-XX.L-9")
def test_nor_who_has_retreated_there_during_the_movement() -> None:
    t = two_fields()
    late = t.put("romains-archer-1", "sequana")
    trails.enter(t.g, PROVINCE["sequana"], trails.RETREATED, BIT[late])
    battles = Battles()
    t.start(battles)
    assert battles.aside(t.g, PROVINCE["sequana"]) == BIT[late]
    assert battles.aside(t.g, PROVINCE["neustria"]) == 0
    t.start(Retreat(NATION["romains"], PROVINCE["neustria"], t.g.units(NATION["romains"], PROVINCE["neustria"])))
    t.choose("retreat-to", "sequana")
    assert battles.aside(t.g, PROVINCE["sequana"]).bit_count() == 2


@pytest.mark.rule("INV-XX.L-9", "INV-XX.L-5")
@pytest.mark.parametrize(("active", "joins"), [("", False), ("gepides", False), ("romains", True), ("wisigoths", True)])
def test_friends_are_joined_where_they_have_a_battle_to_fight(active: str, joins: bool) -> None:
    """Visigoths, allies of the Gepids, and Romans in one province: there is a battle if one of them is active."""
    t = Table({**WAR, "wisigoths": "barbarian"},
              {"gepides": {"neustria": 2}, "wisigoths": {"sequana": 2}, "romains": {"sequana": 2}})  # fmt: skip
    bonds.ally(t.g, NATION["gepides"], NATION["wisigoths"])
    t.g.playing = BIT[NATION[active]] if active else 0
    t.settle()
    retreat(t, "gepides", "neustria")
    assert ("sequana" in t.offers("retreat-to")) is joins


@pytest.mark.rule("INV-XXI.D-2", "INV-XXI.F-3", "INV-XXI.J-1")
def test_a_pledge_of_two_and_a_withdrawal_after_the_first_round() -> None:
    t = Field(
        "neustria", ["romains-infantry-1", "romains-infantry-2", "iulianus"],
        ["gepides-infantry-1", "gepides-infantry-2"], WAR, leads=("romains", "gepides"), advanced=True,
    )  # fmt: skip
    t.fight()
    t.add(d6(1, 1), d6(1, 1))
    t.choose("pledge-plus")
    assert [(e["dice"], e["modifier"]) for e in t.events("clashed")] == [(2, 3), (2, 0)]  # empire +1, pledge +2
    t.choose("done")
    assert t.offers() == [("concede", None), ("done", None)]
    assert t.g.actor == t.g.seat(NATION["gepides"])  # the defender first
    t.choose("concede")
    assert t.events("battle-won")[0]["nation"] == "romains"
    assert t.events("fate") == []
    t.rest()
    assert not t.g.units(NATION["gepides"], t.where)


@pytest.mark.rule("INV-XXI.D-2")
@pytest.mark.parametrize(
    ("choices", "modifiers"),
    [
        (["pledge-minus", "pledge-minus"], [1 - 2, -2]),
        (["pledge-plus", "pledge-plus"], [1 + 2, 2]),
        (["pledge-minus", "done"], [1, -2]),
        (["done", "pledge-minus"], [1 - 2, 0]),
    ],
)
def test_a_reroll_is_two_for_oneself_or_against_the_other(choices: list[str], modifiers: list[int]) -> None:
    """Rome +1 as an empire against barbarians; both leaders have a combat bonus of 2 at least."""
    t = Field("neustria", ["romains-infantry-1", "iulianus"], ["gepides-infantry-1", "ardaricus"], WAR,
              leads=("romains", "gepides"), advanced=True)  # fmt: skip
    t.fight()
    t.add(d6(1, 1), d6(1, 1))
    for choice in choices:
        t.choose(choice)
    assert [e["modifier"] for e in t.events("clashed")] == modifiers


@pytest.mark.rule("INV-XXI.F-3", "INV-XX.A-11")
def test_after_a_concession_a_rout_may_be_played() -> None:
    t = Field(
        "neustria", ["romains-infantry-1", "romains-infantry-2", "iulianus"],
        ["gepides-infantry-1", "gepides-infantry-2"], WAR, leads=("romains", "gepides"), advanced=True,
    )  # fmt: skip
    t.g.event_hand[CAMP["romans"] * TITLES + EVENT["rout"]] = 1
    t.fight().choose("done")  # no card before the battle
    t.add(d6(3, 2), d6(1, 1))  # 6: a hit
    while ("concede", None) not in t.offers():
        t.choose("done") if "take-hit" not in dict(t.offers()) else t.choose(*t.offers()[0])
    t.choose("concede")
    assert t.offers("aid-attacker") == ["rout"]
    t.choose("aid-attacker", "rout")
    t.rest()
    assert t.events("recovered") == []


@pytest.mark.rule("INV-XXI.F-3", "INV-XX.J-3")
def test_after_a_concession_no_leader_is_tested_not_even_of_an_empire_in_decline() -> None:
    t = Field(
        "neustria", ["romains-infantry-1", "romains-infantry-2", "iulianus"],
        ["gepides-infantry-1", "gepides-infantry-2"], WAR, leads=("romains", "gepides"), advanced=True,
    )  # fmt: skip
    t.g.decline[NATION["romains"]] = 1
    t.fight()
    t.add(d6(1, 1), d6(1, 1))
    t.choose("pledge-plus").choose("done").choose("concede")
    t.rest()
    assert t.events("assassin") == []
    assert t.here("iulianus")


@pytest.mark.rule("INV-XXI.E-4", "INV-XXI.E-5", "INV-XXI.E-11", "INV-XXI.E-3", "INV-XXI.E-7", "INV-XXI.E-16")
def test_modifiers_of_advanced_melee() -> None:
    t = Field("lotharingia", ["romains-infantry-1"], ["gepides-infantry-1"], WAR, leads=("romains", "gepides"),
              origin="agri-decumates", advanced=True)  # fmt: skip
    first = dict(advanced.melee(t.g, t.battle, ATTACKER))
    assert first == {"INV-XXI.E-5": -1, "INV-XXI.E-6": -1, "INV-XXI.E-15": 1}
    t.battle.fought = 1
    assert "INV-XXI.E-5" not in dict(advanced.melee(t.g, t.battle, ATTACKER))  # first round alone
    t = Field("thracia", ["gepides-infantry-1"], ["romains-infantry-1"], WAR, leads=("gepides", "romains"),
              origin="bythinia", advanced=True)  # fmt: skip
    for fought in (0, 1):
        t.battle.fought = fought
        assert dict(advanced.melee(t.g, t.battle, ATTACKER))["INV-XXI.E-4"] == -1
        assert dict(advanced.melee(t.g, t.battle, DEFENDER))["INV-XXI.E-11"] == 1
    t = Field("umbria", ["gepides-infantry-1"], ["romains-infantry-1"], WAR, leads=("gepides", "romains"))
    assert dict(advanced.melee(t.g, t.battle, ATTACKER)) == {"INV-XXI.E-3": -1}
    t = Field("franconia", ["gepides-infantry-1"], ["romains-infantry-1"], WAR, leads=("gepides", "romains"))
    assert dict(advanced.melee(t.g, t.battle, ATTACKER))["INV-XXI.E-7"] == 1
    t = Field("assyria", ["huns-infantry-1"], ["romains-infantry-1"], {"huns": "barbarian", "romains": "empire"},
              leads=("huns", "romains"))  # fmt: skip
    assert dict(advanced.melee(t.g, t.battle, ATTACKER))["INV-XXI.E-16"] == 1


@pytest.mark.rule("INV-XXI.C-1", "INV-XXI.C-2", "INV-XXI.C-4", "INV-XXI.C-5")
def test_modifiers_of_advanced_fire() -> None:
    axes = ["francs-infantry-francisca-1", "francs-infantry-francisca-2"]
    t = Field("neustria", ["romains-infantry-1"], axes, {"francs": "barbarian", "romains": "empire"},
              leads=("romains", "francs"))  # fmt: skip
    assert advanced.fire(t.g, t.battle, DEFENDER).total == 2  # in halves
    assert advanced.shoot(t.g, t.battle, ATTACKER, 0) == 0
    assert t.events("shots") == []
    t = Field("alpes", ["romains-infantry-1"], ["gepides-infantry-1", "gepides-heavy-cavalry-1"], WAR,
              leads=("romains", "gepides"))  # fmt: skip
    assert advanced.fire(t.g, t.battle, DEFENDER, 1).total == 2
    assert advanced.fire(t.g, t.battle, DEFENDER).total == 0


@pytest.mark.rule("INV-XXI.F-7", "INV-XXI.F-8")
def test_hordes_and_a_limes_move_the_column_once_each_in_defence() -> None:
    t = Field("treveria", ["gepides-infantry-1", "gepides-horde"],
              ["romains-infantry-1", "romains-limes-gallia-1"], WAR, leads=("gepides", "romains"))  # fmt: skip
    assert advanced.strength(t.g, t.battle, ATTACKER) == 1
    assert advanced.strength(t.g, t.battle, DEFENDER) == 2
    # forest or not: 7 on two units is one hit; on one unit, too; 6 is one on two and none on one
    assert advanced.hits(t.g, t.battle, DEFENDER, 6) == 1
    assert advanced.hits(t.g, t.battle, ATTACKER, 6) == 0


@pytest.mark.rule("INV-XX.L-6", "INV-XX.L-13")
@pytest.mark.parametrize(("there", "way"), [(4, False), (3, True)])
def test_nobody_retreats_to_where_not_one_of_the_pile_finds_room(there: int, way: bool) -> None:
    """Romans in Assyria, for whom Amida alone is open: four fill it, beside three there is room for one."""
    t = Table(WAR, {"romains": {"assyria": 2, "amida": there}}, owners={"romains": ["amida"]})
    barred = NEAR[PROVINCE["assyria"]] | NEAR[PROVINCE["amida"]]
    barred &= ~BIT[PROVINCE["amida"]]
    one = Retreat(NATION["romains"], PROVINCE["assyria"], t.g.units(NATION["romains"], PROVINCE["assyria"]), barred)
    assert one.reach(t.g) == (BIT[PROVINCE["amida"]] if way else 0)


@pytest.mark.rule("INV-XX.L-3", "INV-XVIII.E-3")
@pytest.mark.parametrize(("steps", "units", "may"), [(1, 6, False), (2, 6, True), (2, 5, False)])
def test_a_retreat_overruns_with_two_steps_left_and_six_units(steps: int, units: int, may: bool) -> None:
    t = Table(WAR, {"romains": {"agri-decumates": units}, "gepides": {"franconia": 1}})
    here = PROVINCE["agri-decumates"]
    one = Retreat(NATION["romains"], here, t.g.units(NATION["romains"], here), steps=steps)
    assert bool(one.overruns(t.g) & BIT[PROVINCE["franconia"]]) == may


def pile(t: Table, nation: str, where: str, **more: Any) -> Retreat:
    """The retreat of all that a nation has in a province, not yet begun."""
    place = PROVINCE[where]
    return Retreat(NATION[nation], place, t.g.pieces(NATION[nation], place), **more)


@pytest.mark.rule("INV-XX.L-3", "INV-XVIII.F-3")
@pytest.mark.parametrize("forced", [True, False])
def test_an_attacker_goes_back_through_the_passage_that_he_has_forced(forced: bool) -> None:
    """Gepids hold Adiabene, the one way back out of Akkad: behind it is free land."""
    t = Table(WAR, {"romains": {"akkad": 1}, "gepides": {"adiabene": 2}})
    adiabene = BIT[PROVINCE["adiabene"]]
    one = pile(t, "romains", "akkad", first=adiabene, through=adiabene if forced else 0)
    assert one.ways(t.g) == (adiabene if forced else 0)


@pytest.mark.rule("INV-XX.L-9")
def test_nobody_retreats_into_a_battle_of_strangers() -> None:
    """Gepids beside Sequana, where Romans attack Franks: both are their foes."""
    t = Table({**WAR, "francs": "barbarian"},
              {"gepides": {"neustria": 2}, "francs": {"sequana": 2}, "romains": {"sequana": 2}})  # fmt: skip
    t.g.playing = BIT[NATION["romains"]]
    t.settle()
    assert not pile(t, "gepides", "neustria").ways(t.g) & BIT[PROVINCE["sequana"]]


@pytest.mark.rule("INV-XX.L-2", "INV-XVIII.K-1")
def test_nobody_retreats_into_the_desert() -> None:
    t = Table(WAR, {"romains": {"chaldea": 6}})
    one = pile(t, "romains", "chaldea")
    assert NEAR[PROVINCE["chaldea"]] & BIT[PROVINCE["arabia-deserta"]]
    assert one.ways(t.g)
    assert not one.neighbours(t.g, PROVINCE["chaldea"]) & BIT[PROVINCE["arabia-deserta"]]
    t.muster("gepides", "arabia-deserta", 1)
    assert not one.overruns(t.g) & BIT[PROVINCE["arabia-deserta"]]


@pytest.mark.rule("INV-XX.L-2", "INV-XX.L-13", "INV-XX.J-2")
@pytest.mark.parametrize(("refuge", "steps"), [("melitene", 3), ("cappadocia", 4)])
def test_a_refuge_is_three_steps_away_at_most_and_a_leader_left_alone_goes_farther(refuge: str, steps: int) -> None:
    """Everywhere are cities of nobody, which one may pass and not stay in, but for one of Rome."""
    t = Table(WAR, {"romains": {"akkad": 1}}, owners={"romains": [refuge]})
    t.put("iulianus", "akkad")
    t.g.level = [1] * len(t.g.level)
    assert DISTANCE[PROVINCE["akkad"]][PROVINCE[refuge]] == steps
    assert bool(pile(t, "romains", "akkad").ways(t.g)) == (steps == 3)
    retreat(t, "romains", "akkad")
    if steps == 4:
        assert t.g.at[PIECE["romains-infantry-1"]] == RESERVE
        assert t.g.at[PIECE["iulianus"]] == PROVINCE[refuge]


@pytest.mark.rule("INV-XX.L-6", "INV-XVII.B-2")
@pytest.mark.parametrize(("leader", "way"), [("iulianus", True), ("honorius", False)])
def test_a_leader_of_the_pile_makes_room_in_a_full_province(leader: str, way: bool) -> None:
    """Amida, which four fill, is the one way out of Assyria; Iulianus lets more stay, Honorius does not."""
    assert (STACKING[PIECE["iulianus"]] > 0, STACKING[PIECE["honorius"]]) == (True, 0)
    t = Table(WAR, {"romains": {"assyria": 2, "amida": 4}}, owners={"romains": ["amida"]})
    t.put(leader, "assyria")
    barred = (NEAR[PROVINCE["assyria"]] | NEAR[PROVINCE["amida"]]) & ~BIT[PROVINCE["amida"]]
    assert bool(pile(t, "romains", "assyria", barred=barred).reach(t.g)) is way


@pytest.mark.rule("INV-XX.L-3", "INV-XX.L-7", "INV-XX.L-8", "INV-XVIII.E-1")
def test_a_retreat_overruns_one_alone_where_it_may_go() -> None:
    here, there = PROVINCE["agri-decumates"], BIT[PROVINCE["franconia"]]
    other = NEAR[here] & ~there
    t = Table(WAR, {"romains": {"agri-decumates": 6}, "gepides": {"franconia": 1}})
    for told, may in (
        ({}, True), ({"barred": there}, False), ({"first": other}, False), ({"first": there}, True),
        ({"first": other, "moved": True}, True),
    ):  # fmt: skip
        assert bool(pile(t, "romains", "agri-decumates", **told).overruns(t.g) & there) is may, told
    t.muster("gepides", "franconia")
    assert not pile(t, "romains", "agri-decumates").overruns(t.g)


@pytest.mark.rule("INV-XX.L-3", "INV-XVIII.E-3")
def test_an_overrun_costs_a_retreat_two_of_its_three_steps() -> None:
    t = Table(WAR, {"romains": {"agri-decumates": 6}, "gepides": {"franconia": 1}})
    retreat(t, "romains", "agri-decumates").choose("retreat-to", "franconia")
    frame = t.g.stack[-1]
    assert isinstance(frame, Retreat)
    assert frame.steps == 1


@pytest.mark.rule("INV-XX.L-7")
def test_why_a_step_is_not_offered() -> None:
    t = Table(WAR, {"romains": {"akkad": 1}})
    near = members(NEAR[PROVINCE["akkad"]])
    free = [p for p in near if relations.passable(t.g, NATION["romains"], p)]
    retreat(t, "romains", "akkad", first=BIT[free[0]] | BIT[free[1]])
    assert t.why_not("retreat-to", PROVINCE_IDS[free[2]]) == "INV-XX.L-7"


@pytest.mark.rule("INV-XX.L-4", "INV-XX.A-3")
def test_nations_of_one_player_retreat_as_one_pile_and_those_of_another_by_themselves() -> None:
    war = {"wisigoths": "barbarian", "ostrogoths": "barbarian", "romains": "empire"}
    t = Table(war, {name: {"neustria": 1} for name in war})
    goths, rome = (NATION["wisigoths"], NATION["ostrogoths"]), NATION["romains"]
    west, east, romans = (t.g.units(nation, PROVINCE["neustria"]) for nation in (*goths, rome))
    assert companies(t.g, goths[1], west | east | romans) == [(goths[1], west | east), (rome, romans)]
    assert companies(t.g, rome, west | romans) == [(rome, romans), (goths[0], west)]
