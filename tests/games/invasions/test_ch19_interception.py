"""INV XIX.A: interceptions."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import INTERCEPTION
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import (
    COMBAT,
    LEADERS,
    LIMITES,
    OF_NATION,
    PIECE,
    PIECE_IDS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import battles, fire, interception, relations, trails
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.movement import March, Movement
from latrunculi.games.invasions.rules.state import RESERVE
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.rules.words_march import STAND_ASIDE
from latrunculi.kernel.actions import BIT, Offers, members
from tests.games.invasions.table import Table

ROMAINS, FRANCS = NATION["romains"], NATION["francs"]
GAUL = [
    "aquitania",
    "liger",
    "garumnum",
    "arvernia",
    "neustria",
    "lugdunus",
    "sequana",
    "belgae",
    "vendeum",
    "flandria",
]


def raid(romans: dict[str, int], start: str = "saliens", franks: int = 2, **more: object) -> Table:
    """Franks enter a province of Rome, whose army stands elsewhere; another Frank keeps the movement open."""
    t = Table(
        {"romains": "empire", "francs": "barbarian"},
        {"francs": {start: franks, "oderus": 1}, "romains": romans},
        owners={"romains": GAUL},
        **more,  # type: ignore[arg-type]
    )
    t.g.playing = BIT[FRANCS]
    return t


def go(t: Table, target: str = "belgae", start: str = "saliens") -> Table:
    """They march."""
    return t.start(Movement(BIT[FRANCS])).choose("march", start).choose("step-to", target)


def intercept(t: Table, start: str) -> Table:
    """A pile intercepts with all it has."""
    t.choose("intercept", start)
    if t.g.stack[-1].step == "compose":
        t.choose("done")
    return t


def legions(t: Table, province: str) -> int:
    """How many Roman units are in a province."""
    return t.g.units(ROMAINS, PROVINCE[province]).bit_count()


def total(t: Table, start: str, target: str, *leaders: str) -> int:
    """The modifiers of a pile."""
    pile = sum(BIT[PIECE[name]] for name in leaders)
    way = interception.approaches(t.g, ROMAINS, PROVINCE[target])[PROVINCE[start]]
    return interception.odds(t.g, ROMAINS, PROVINCE[target], pile, way).total


@pytest.mark.rule("INV-CH.XIX.A-1")
@pytest.mark.rule("INV-XIX.A-1", "INV-XIX.A-8", "INV-XIX.A-11", "INV-XIX.A-15", "INV-XIX.A-16")
def test_an_empire_at_a_distance_of_one_needs_four() -> None:
    t = go(raid({"neustria": 1}, dice=[3]))
    assert t.offers() == [("intercept", "neustria"), ("done", None)]
    intercept(t, "neustria")
    assert t.events("intercepted")[0]["bonus"] == 2  # the empire
    assert legions(t, "neustria") == 1  # 3 + 2 is less than 6
    assert t.offers("step-to")  # the Franks march on ...
    t.choose("step-to", "sequana")
    assert t.g.stack[-1].NAME == "march"  # ... and the same pile does not intercept them again


@pytest.mark.rule("INV-XIX.A-15", "INV-XIX.A-17", "INV-XIX.A-20", "INV-XIX.A-22")
def test_who_succeeds_joins_the_province_and_is_fought_at_once() -> None:
    t = go(raid({"neustria": 1}, dice=[4]))
    intercept(t, "neustria")
    assert legions(t, "belgae") == 1
    assert t.offers("force") == ["belgae"]  # two against one: the attacker may force a passage instead
    t.g.script = [0] * 40
    t.choose("done")
    assert t.events("battle")


@pytest.mark.rule("INV-XIX.A-8")
def test_zero_on_the_die_is_ten() -> None:
    t = intercept(go(raid({"neustria": 1}, dice=[0])), "neustria")
    assert legions(t, "belgae") == 1


@pytest.mark.rule("INV-III.C-7", "INV-XIX.A-9")
def test_who_waits_for_his_ally_intercepts_as_the_great_leader_that_a_card_has_made_him() -> None:
    t = raid({"neustria": 1})
    caesar = t.put("romains-caesar", "neustria")
    assert total(t, "neustria", "belgae", "romains-caesar") == 2 + 1
    t.g.great = BIT[caesar]
    assert total(t, "neustria", "belgae", "romains-caesar") == 2 + 2


@pytest.mark.rule("INV-III.G-4", "INV-CH.XIX.A-1")
@pytest.mark.rule("INV-XIX.A-9", "INV-XIX.A-10", "INV-XIX.A-12")
def test_leader_capital_and_distance_change_the_die() -> None:
    t = raid({"neustria": 1})
    t.put("iulianus", "neustria")
    assert total(t, "neustria", "belgae", "iulianus") == 2 + 3
    t.g.capital[ROMAINS] = PROVINCE["belgae"]
    assert total(t, "neustria", "belgae") == 2 + 3
    t.g.capital[ROMAINS] = -1
    assert total(t, "liger", "belgae") == 2  # two steps
    assert total(t, "aquitania", "belgae") == 2 - 1  # three
    t.g.status[ROMAINS] = 2
    assert total(t, "neustria", "belgae") == 0


@pytest.mark.rule("INV-XIII.E-7")
def test_a_leader_whom_a_card_keeps_idle_still_intercepts_and_fights_in_defence() -> None:
    t = raid({"neustria": 2})
    t.put("iulianus", "neustria")
    t.g.inactive_leaders = BIT[PIECE["iulianus"]]
    go(t)
    t.g.script = [1]  # 1, 2 for the empire, 3 for him
    intercept(t, "neustria")
    assert t.events("intercepted")[0]["bonus"] == 5
    assert t.g.at[PIECE["iulianus"]] == PROVINCE["belgae"]
    side = battles.muster(t.g, BIT[ROMAINS], PROVINCE["belgae"], 0)
    assert side & BIT[PIECE["iulianus"]]
    t.g.playing = BIT[ROMAINS]
    assert not battles.muster(t.g, BIT[ROMAINS], PROVINCE["belgae"], 0) & BIT[PIECE["iulianus"]], "he attacks nobody"


@pytest.mark.rule("INV-XIX.A-13", "INV-XIX.A-7")
def test_a_ridge_costs_two_unless_another_way_is_as_short_or_cheaper() -> None:
    t = raid({})
    # septimania - arvernia is over a ridge, and by Garumnum there is none
    assert total(t, "septimania", "arvernia") == 2
    found = interception.approaches(t.g, ROMAINS, PROVINCE["lugdunus"])
    assert PROVINCE["septimania"] not in found  # four steps
    assert interception.crossing(PROVINCE["septimania"], PROVINCE["arvernia"]) == -2
    assert interception.crossing(PROVINCE["liger"], PROVINCE["neustria"]) == 0  # a river is nothing here


@pytest.mark.rule("INV-CH.XIX.A-1")
@pytest.mark.rule("INV-XIX.A-13", "INV-XIX.A-14")
def test_a_strait_costs_two_and_the_bosphorus_two_more() -> None:
    assert interception.crossing(PROVINCE["belgae"], PROVINCE["cantium"]) == -2
    assert interception.crossing(PROVINCE["thracia"], PROVINCE["bythinia"]) == -4


@pytest.mark.rule("INV-XIX.A-6")
def test_the_way_leads_through_no_hostile_province() -> None:
    t = raid({"flandria": 1})
    assert interception.approaches(t.g, ROMAINS, PROVINCE["belgae"])[PROVINCE["vendeum"]][:2] == (0, 0)
    t.muster("francs", "neustria")
    assert interception.approaches(t.g, ROMAINS, PROVINCE["belgae"])[PROVINCE["vendeum"]][:2] == (0, -1)  # by Lugdunus


@pytest.mark.rule("INV-CH.XIX.A-1")
@pytest.mark.rule("INV-XIX.A-5")
def test_units_under_attack_do_not_intercept() -> None:
    t = raid({"neustria": 2})
    t.muster("francs", "neustria")
    assert interception.bases(t.g, BIT[ROMAINS], PROVINCE["belgae"], 0, 0, False) == {}


@pytest.mark.rule("INV-XIX.A-1")
def test_only_the_controller_intercepts_not_the_inactive_nor_friends() -> None:
    t = raid({"neustria": 1})
    assert interception.adversaries(t.g, FRANCS, PROVINCE["belgae"], t.g.army[FRANCS]) == BIT[ROMAINS]
    t.g.owner[PROVINCE["belgae"]] = -1
    assert interception.adversaries(t.g, FRANCS, PROVINCE["belgae"], t.g.army[FRANCS]) == 0
    t.g.owner[PROVINCE["belgae"]] = ROMAINS
    t.g.active, t.g.inactive = BIT[FRANCS], BIT[ROMAINS]
    assert interception.adversaries(t.g, FRANCS, PROVINCE["belgae"], t.g.army[FRANCS]) == 0
    t = Table({"romains": "empire", "byzantins": "empire", "francs": "barbarian"}, owners={"romains": GAUL}, turn=2)
    both = BIT[ROMAINS] | BIT[NATION["byzantins"]]
    assert interception.adversaries(t.g, FRANCS, PROVINCE["belgae"], t.g.army[FRANCS]) == both
    t.g.turn = 3
    assert interception.adversaries(t.g, FRANCS, PROVINCE["belgae"], t.g.army[FRANCS]) == BIT[ROMAINS]


@pytest.mark.rule("INV-CH.XIX.A-1", "INV-SEQ.3.A-4")
@pytest.mark.rule("INV-XIX.A-3", "INV-XIX.A-4")
def test_one_pile_without_a_leader_and_any_number_with_one_all_named_before_the_dice() -> None:
    t = raid({"neustria": 1, "sequana": 2, "flandria": 1}, dice=[1, 1])
    t.put("iulianus", "sequana")
    intercept(go(t), "neustria")
    assert t.events("intercepted") == []
    assert t.offers("intercept") == ["sequana"]  # flandria has no leader
    t.choose("intercept", "sequana")
    assert t.why_not("stay-behind", "iulianus") == "INV-XIX.A-3"
    t.choose("done")
    assert [e["origin"] for e in t.events("intercepted")] == ["neustria", "sequana"]
    assert [e["bonus"] for e in t.events("intercepted")] == [2, 5]


@pytest.mark.rule("INV-XIX.A-4", "INV-XIX.A-19")
def test_a_pile_may_leave_units_behind_where_it_starts() -> None:
    t = go(raid({"neustria": 3}, franks=4, dice=[9])).choose("intercept", "neustria")
    t.choose("stay-behind", t.offers("stay-behind")[0]).choose("done")
    assert t.g.units(ROMAINS, PROVINCE["belgae"]).bit_count() == 2
    assert t.g.units(ROMAINS, PROVINCE["neustria"]).bit_count() == 1


@pytest.mark.rule("INV-XIX.A-18")
def test_who_exceeds_the_limit_of_the_target_stays_behind() -> None:
    t = intercept(go(raid({"neustria": 4, "belgae": 2}, dice=[9])), "neustria")
    assert t.g.units(ROMAINS, PROVINCE["belgae"]).bit_count() == 4
    assert t.g.units(ROMAINS, PROVINCE["neustria"]).bit_count() == 2


@pytest.mark.rule("INV-XIX.A-16")
def test_a_pile_that_failed_may_intercept_another_pile() -> None:
    t = raid({"neustria": 1}, dice=[1])
    t.muster("francs", "austrasia")
    intercept(go(t), "neustria").choose("done")
    t.choose("march", "austrasia").choose("step-to", "saliens").choose("step-to", "flandria")
    assert t.offers("intercept") == ["neustria"]


@pytest.mark.rule("INV-XIX.A-16")
def test_a_pile_that_failed_is_held_to_it_when_the_first_goes_on_after_another() -> None:
    t = raid({"neustria": 1}, dice=[1, 1])
    t.muster("francs", "austrasia")
    intercept(go(t), "neustria").choose("done")  # it has failed against those in Belgica, who stop for a while ...
    t.choose("march", "austrasia").choose("step-to", "saliens").choose("step-to", "flandria")
    intercept(t, "neustria").choose("done")  # ... and against others, ...
    t.choose("march", "belgae").choose("step-to", "sequana")
    assert t.g.stack[-1].NAME == "march"  # ... and the first go on as if nothing stood there


@pytest.mark.rule("INV-XVIII.I-3", "INV-XVIII.I-7")
@pytest.mark.parametrize(("d2", "left"), [(2, 2), (3, 3)])
def test_a_lone_limes_falls_before_the_interceptors_arrive(d2: int, left: int) -> None:
    t = raid({"sequana": 1}, franks=3, dice=[9, d2, *[0] * 9])  # then no sword falls, and the Franks have to go
    t.g.owner[PROVINCE["lotharingia"]] = ROMAINS
    limes = members(LIMITES & OF_NATION[ROMAINS])[0]
    t.put(PIECE_IDS[limes], "lotharingia")
    for piece in members(t.g.units(FRANCS, PROVINCE["saliens"])):
        t.g.put(piece, PROVINCE["franconia"])
    intercept(go(t, "lotharingia", "franconia"), "sequana")
    assert t.g.at[limes] == RESERVE
    assert (t.g.in_play(FRANCS) & UNIT_MASK).bit_count() == left + 1, "one of them stands elsewhere"
    assert t.g.units(ROMAINS, PROVINCE["lotharingia"]).bit_count() == 1
    assert t.events("battle-won"), "fought at once: a limes lets nobody force a passage, even when it has fallen"


@pytest.mark.rule("INV-XVIII.I-3")
@pytest.mark.parametrize("wall", [True, False])
def test_whoever_beats_the_interceptors_behind_a_limes_stops_all_the_same(wall: bool) -> None:
    """It has fallen before they came (XVIII.I-7), but it has stopped the Franks as they entered."""
    t = raid({"sequana": 1}, "franconia", franks=1, dice=[9, *([3] if wall else []), 5])
    t.g.owner[PROVINCE["lotharingia"]] = ROMAINS
    if wall:
        t.put(PIECE_IDS[members(LIMITES & OF_NATION[ROMAINS])[0]], "lotharingia")
    intercept(go(t, "lotharingia", "franconia"), "sequana")
    assert [event["nation"] for event in t.events("battle-won")] == ["francs"]
    assert ("sequana" in t.offers("step-to")) is not wall
    assert t.offers("march") == (["oderus"] if wall else [])


@pytest.mark.rule("INV-XVII.A-9")
@pytest.mark.rule("INV-XIX.A-21")
def test_attackers_beyond_the_limit_stand_aside() -> None:
    t = raid({"neustria": 4}, franks=5, dice=[9])
    t.put("francs-noble-cavalry-1", "saliens")
    intercept(go(t), "neustria")
    assert set(t.offers("stand-aside")) == {"francs-infantry-francisca-1", "francs-noble-cavalry-1"}
    march = t.g.stack[-1]
    assert isinstance(march, March)
    for aside in ("francs-noble-cavalry-1", "francs-infantry-francisca-1"):
        march.choose(t.g, t.g.actor, STAND_ASIDE, PIECE[aside])
    march.draw_up(t.g)  # the next step alone, so that the battle is seen before its first shot
    battle = t.g.stack[-1]
    assert isinstance(battle, Battle)
    assert battle.engaged[ATTACKER].bit_count() == 4
    assert not battle.engaged[ATTACKER] & BIT[PIECE["francs-noble-cavalry-1"]]
    assert battle.engaged[DEFENDER] == t.g.units(ROMAINS, PROVINCE["belgae"])


@pytest.mark.rule("INV-XIX.A-23", "INV-XIX.A-2")
@pytest.mark.parametrize(("shots", "victor"), [([5], "francs"), ([0, 0, 0], "romains")])
def test_a_victor_marches_on_and_a_loser_does_not(shots: list[int], victor: str) -> None:
    t = intercept(go(raid({"neustria": 1}, franks=1, dice=[9, *shots])), "neustria")
    assert [event["nation"] for event in t.events("battle-won")] == [victor]
    if victor == "francs":
        assert "sequana" in t.offers("step-to")
        t.choose("step-to", "sequana")
        assert t.g.units(FRANCS, PROVINCE["sequana"])
    else:
        t.choose("retreat-to", "austrasia").choose("done")
        assert t.offers("march") == ["oderus"]


def gothic_war(garrison: int = 0) -> Table:
    """Goths in Dardania, a mountain, whom Valens intercepts out of Thracia, by Moesia Inferior: over no river."""
    t = Table(
        {"byzantins": "empire", "wisigoths": "barbarian"},
        {"wisigoths": {"moesia-inferior": 2}, "byzantins": {"thracia": 2, "dardania": garrison}},
        owners={"byzantins": ["thracia", "moesia-inferior", "dardania", "macedonia"]},
        dice=[9],
    )
    t.g.playing = BIT[NATION["wisigoths"]]
    t.put("wisigoths-archer-1", "moesia-inferior")
    t.start(Movement(t.g.playing)).choose("march", "moesia-inferior").choose("step-to", "dardania")
    return intercept(t, "thracia")


@pytest.mark.rule("INV-XX.D-14")
@pytest.mark.parametrize(("garrison", "side"), [(0, ATTACKER), (1, DEFENDER)])
def test_the_intercepted_pile_may_ambush_who_has_just_come_unless_somebody_was_there(garrison: int, side: int) -> None:
    t = gothic_war(garrison)
    battle = next(p for p in t.g.stack if isinstance(p, Battle))
    if side == DEFENDER:
        t.put("byzantins-archer-1", "dardania")
        battle.engaged[DEFENDER] |= BIT[PIECE["byzantins-archer-1"]]
    assert fire.waylayer(t.g, battle) == side
    assert not fire.automatic(t.g, battle, ATTACKER), "over no river and no ridge"
    dardania = PROVINCE["dardania"]
    goths, romans = (t.g.units(NATION[n], dardania) for n in ("wisigoths", "byzantins"))
    assert trails.origins(t.g, dardania, goths) == BIT[PROVINCE["moesia-inferior"]]
    assert trails.origins(t.g, dardania, romans) == BIT[PROVINCE["macedonia"]], "by a way as short"


@pytest.mark.rule("INV-XX.D-14", "INV-XX.D-17")
def test_a_way_tells_from_where_it_enters_and_of_equal_ways_avoids_a_river() -> None:
    t = gothic_war()
    found = interception.approaches(t.g, NATION["byzantins"], PROVINCE["dardania"])
    assert found[PROVINCE["macedonia"]][2] == PROVINCE["macedonia"]
    assert found[PROVINCE["thracia"]][2] == PROVINCE["macedonia"]
    # a river runs between Macedonia and Moesia Inferior, none between Dardania and either: the dry way costs no more
    found = interception.approaches(t.g, NATION["byzantins"], PROVINCE["moesia-inferior"])
    assert found[PROVINCE["thracia"]][2] == PROVINCE["thracia"]
    assert found[PROVINCE["macedonia"]][2] != PROVINCE["macedonia"]


@pytest.mark.rule("INV-XIX.A-6", "INV-VI.K-5")
def test_in_one_empire_of_two_nations_ways_lead_for_the_one_whose_province_it_is() -> None:
    byzantins = NATION["byzantins"]
    t = Table(
        {"romains": "empire", "byzantins": "empire", "perses": "kingdom", "francs": "barbarian"},
        {"romains": {"euphrates": 1, "phoenicia": 1}, "perses": {"palmyrene": 1, "amida": 1, "euphrates": 1}},
        owners={"byzantins": ["coele-syria", "phoenicia"], "perses": ["euphrates", "palmyrene", "amida"]},
        turn=2,
    )
    t.g.pacts[ROMAINS], t.g.pacts[NATION["perses"]] = BIT[NATION["perses"]], BIT[ROMAINS]
    relations.work_out(t.g)
    target = PROVINCE["coele-syria"]
    ways = interception.approaches(t.g, byzantins, target)
    assert PROVINCE["euphrates"] in interception.approaches(t.g, ROMAINS, target), "a pact makes it neutral"
    assert PROVINCE["euphrates"] not in ways, "which is closed to the other"
    both = BIT[ROMAINS] | BIT[byzantins]
    assert set(interception.bases(t.g, both, target, 0, 0, False)) == {PROVINCE["phoenicia"]} & set(ways)


@pytest.mark.rule("INV-XIX.A-1", "INV-VI.K-5")
@pytest.mark.parametrize(
    ("owner", "turn", "who"),
    [("romains", 2, {"romains", "byzantins"}), ("romains", 3, {"romains"}), ("perses", 2, {"perses"})],
)
def test_both_halves_of_the_one_empire_intercept_in_its_land_alone(owner: str, turn: int, who: set[str]) -> None:
    t = Table(
        {"francs": "barbarian", "romains": "empire", "byzantins": "empire", "perses": "kingdom"},
        {"francs": {"assyria": 1}},
        owners={owner: ["assyria"]},
        turn=turn,
    )
    group = t.g.units(NATION["francs"], PROVINCE["assyria"])
    found = interception.adversaries(t.g, NATION["francs"], PROVINCE["assyria"], group)
    assert found == sum(BIT[NATION[name]] for name in who)


@pytest.mark.rule("INV-XIX.A-3", "INV-XVIII.B-7", "INV-III.D-7")
def test_units_and_leaders_intercept_neither_hordes_nor_limites_do() -> None:
    t = Table({"francs": "barbarian", "romains": "empire"}, {"francs": {"rhenus": 1}}, hordes={"francs": "rhenus"})
    t.g.put(members(LIMITES & OF_NATION[NATION["romains"]])[0], PROVINCE["lotharingia"])
    both = BIT[NATION["francs"]] | BIT[NATION["romains"]]
    leader = t.lead("francs", "rhenus")
    found = interception.able(t.g, both, 0) & sum(t.g.inside[:RESERVE])
    assert found == t.g.units(NATION["francs"], PROVINCE["rhenus"]) | BIT[leader]


@pytest.mark.rule("INV-XIX.A-6", "INV-XIX.A-13")
def test_interceptors_take_the_easiest_way_over_no_strait_that_is_closed() -> None:
    """From Septimania to Aquitania a ridge lies on the way through Arvernia, none on that along the Garonne."""
    t = Table({"romains": "empire", "vandales": "kingdom"})
    aquitania, garonne = PROVINCE["aquitania"], PROVINCE["garumnum"]
    assert interception.approaches(t.g, ROMAINS, aquitania)[PROVINCE["septimania"]] == (0, 0, garonne)
    sicily, calabria = PROVINCE["sicilia"], PROVINCE["beneventum"]
    assert interception.approaches(t.g, ROMAINS, sicily)[calabria] == (-2, 0, calabria)
    t.muster("vandales", "mare-siculum", 1)
    t.g.blockades[NATION["vandales"]] = -1
    relations.work_out(t.g)
    assert calabria not in interception.approaches(t.g, ROMAINS, sicily)


@pytest.mark.rule("INV-XX.D-17", "INV-XIX.A-13")
def test_of_ways_as_easy_they_take_one_that_enters_over_no_river() -> None:
    """From Osroene to Palmyrene: over the Euphrates out of Amida, or through Coele Syria."""
    t = Table({"byzantins": "empire"})
    found = interception.approaches(t.g, NATION["byzantins"], PROVINCE["palmyrene"])
    assert found[PROVINCE["osroene"]] == (0, 0, PROVINCE["coele-syria"])


@pytest.mark.rule("INV-XIX.A-9")
def test_of_several_leaders_the_best_helps_to_intercept() -> None:
    t = Table({"romains": "empire"})
    some = sorted(members(LEADERS & OF_NATION[ROMAINS]), key=lambda leader: COMBAT[leader])
    pile = BIT[some[0]] | BIT[some[-1]]
    assert COMBAT[some[0]] < COMBAT[some[-1]]
    tally = dict(interception.odds(t.g, ROMAINS, PROVINCE["neustria"], pile, (0, 0, -1)))
    assert tally["INV-XIX.A-9"] == COMBAT[some[-1]]


@pytest.mark.rule("INV-XIX.A-3", "INV-III.B-22")
def test_neither_a_leader_alone_nor_satraps_beyond_their_land_intercept() -> None:
    """Persia holds Osroene, in ORIENS; a general stands in Assyria, with satraps, then with infantry."""
    t = Table({"francs": "barbarian", "perses": "kingdom"}, {"francs": {"osroene": 1}},
              owners={"perses": ["osroene", "assyria"]}).settle()  # fmt: skip
    persia, target, base = NATION["perses"], PROVINCE["osroene"], PROVINCE["assyria"]
    t.g.owner[target] = t.g.owner[base] = persia
    group = t.g.units(FRANCS, target)

    def bases() -> dict[int, int]:
        return interception.bases(t.g, BIT[persia], target, group, 0, False)

    leader = BIT[t.lead("perses", "assyria")]
    assert not bases()
    t.put("perses-satrapes-1", "assyria")
    t.muster("perses", "adiabene", 1)
    assert base not in bases()
    foot = BIT[t.put("perses-infantry-1", "assyria")]
    assert bases()[base] == leader | foot


@pytest.mark.rule("INV-XIX.A-3", "INV-XIX.A-4")
@pytest.mark.parametrize(
    ("before", "leaders", "free"),
    [("", 1, 1), ("led", 1, 1), ("alone", 1, 0), ("led and alone", 1, 0), ("alone", 2, 2)],
)
def test_beside_a_pile_without_a_leader_another_keeps_one(before: str, leaders: int, free: int) -> None:
    """Two units and so many leaders are to set out from Liger; how many of the leaders might stay behind?"""
    t = raid({"liger": 2, "belgae": 2, "sequana": 1})
    led, alone = members(t.g.units(ROMAINS, PROVINCE["belgae"])), members(t.g.units(ROMAINS, PROVINCE["sequana"]))
    piles = [BIT[led[0]] | BIT[t.lead("romains", "belgae")]] if "led" in before else []
    piles += [BIT[alone[0]]] if "alone" in before else []
    captains = sum([BIT[t.lead("romains", "liger")] for _ in range(leaders)])
    pile = t.g.units(ROMAINS, PROVINCE["liger"]) | captains
    question = interception.Interception(FRANCS, PROVINCE["neustria"], piles=piles, pieces=pile, base=PROVINCE["liger"])
    question.step = "compose"
    may = Offers(t.g.seat(ROMAINS))
    question.options(t.g, may)
    staying = {a["object"] for a in map(VOCABULARY.describe, may.legal()) if a["verb"] == "stay-behind"}
    assert sum(1 for leader in members(captains) if PIECE_IDS[leader] in staying) == free
    assert [piece for piece in staying if "legion" in piece or "infantry" in piece], "of two units one may"


@pytest.mark.rule("INV-X.B-4", "INV-XIX.A-8")
def test_a_card_helps_one_pile_that_intercepts_and_not_the_next() -> None:
    t = raid({"liger": 2})
    question = interception.Interception(
        FRANCS, PROVINCE["neustria"], piles=[t.g.units(ROMAINS, PROVINCE["liger"])], origins=[PROVINCE["liger"]]
    )
    question.resolve(t.g)
    without = question.modifier(t.g)
    question.effects |= BIT[INTERCEPTION]
    assert question.modifier(t.g) > without
    question.piles, question.origins = [t.g.units(ROMAINS, PROVINCE["liger"])], [PROVINCE["liger"]]
    question.resolve(t.g)
    assert question.modifier(t.g) == without
