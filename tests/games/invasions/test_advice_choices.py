"""The adviser: what a nation does in positions in which a person would not hesitate."""

from __future__ import annotations

from typing import cast

import pytest

from latrunculi.games.invasions.advice import campaign, combat, designs, envoys, prospects, realm
from latrunculi.games.invasions.advice.campaign import TENACITY, Plan
from latrunculi.games.invasions.advice.heuristics import Aetius
from latrunculi.games.invasions.advice.survey import (
    BREACH,
    FIRST,
    HABIT,
    LAST,
    MASTER,
    OTHERS,
    PATIENCE,
    RAIDER,
    SPITE,
    STOPPED,
    THRONE,
    Survey,
    booty,
    stakes,
)
from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import (
    LANDS,
    MOUNTAIN,
    NONE,
    PROVINCE,
    PROVINCE_IDS,
    REGION,
    REGION_OF,
    TERRAIN,
)
from latrunculi.games.invasions.components.chronology import DATED
from latrunculi.games.invasions.components.counters import COMBAT, OF_NATION, PIECE, TYPE_IDS, TYPE_OF, UNIT_MASK
from latrunculi.games.invasions.components.nations import CATHOLIC, NATION, OBJECTIVES
from latrunculi.games.invasions.rules import income, purchases, raids, stacking
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.alliances import Proposal
from latrunculi.games.invasions.rules.bribery import Bribery
from latrunculi.games.invasions.rules.campaigns import Campaigns
from latrunculi.games.invasions.rules.dated import Migrate
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.foedera import Denunciation
from latrunculi.games.invasions.rules.hirelings import Enlistment
from latrunculi.games.invasions.rules.leaders import Investiture
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.religion import Conversions, bonus
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.state import LAND, TERRITORY, VASSAL, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel import registry
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field, whites
from tests.games.invasions.table import Table

VANDALS, ROMANS, FRANKS = NATION["vandales"], NATION["romains"], NATION["francs"]


def preferred(table: Table) -> tuple[str, str | None]:
    """What the adviser likes best."""
    g = table.g
    options = g.legal(g.actor)
    opinions = Aetius().prefer(g, g.actor, options)
    told = VOCABULARY.describe(options[opinions.index(max(opinions))])
    return str(told["verb"]), cast(str | None, told["object"])


def opinion(table: Table, verb: str, obj: str | None = None) -> float:
    """How good the adviser thinks a choice."""
    return Aetius().prefer(table.g, table.g.actor, [VOCABULARY.action(verb, obj)])[0]


def marching(table: Table, nation: int) -> Table:
    """A table on which a nation moves."""
    table.settle()
    table.g.playing = BIT[nation]
    return table.start(Movement(BIT[nation]))


def persians(foes: int) -> Table:
    """Persians in Babylonia, perhaps Byzantines in Osroene."""
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"adiabene": 4}, "byzantins": {"armenia": foes} if foes else {}},
        capitals={"perses": "chaldea", "byzantins": "thracia"},
    )
    return marching(table, NATION["perses"])


def test_a_kingdom_marches_to_an_objective_that_nobody_defends() -> None:
    table = persians(0)
    assert preferred(table) == ("march", "adiabene")


def facing(ours: int, theirs: int) -> Table:
    """Persians on their way out of Adiabene, Byzantines in Armenia."""
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"adiabene": ours}, "byzantins": {"armenia": theirs}},
        capitals={"perses": "chaldea", "byzantins": "thracia"},
    )
    return marching(table, NATION["perses"]).choose("march", "adiabene")


def test_nobody_attacks_at_one_to_three_but_the_weaker_the_foe_the_better() -> None:
    assert opinion(facing(2, 6), "step-to", "armenia") < -2.0
    assert opinion(facing(4, 1), "step-to", "armenia") > opinion(facing(4, 3), "step-to", "armenia")
    for ours, theirs, least, most in ((2, 6, 0.0, 0.1), (4, 1, 0.8, 1.0)):
        g = facing(ours, theirs).g
        here, there = PROVINCE["adiabene"], PROVINCE["armenia"]
        outlook = prospects.of_attack(g, NATION["perses"], g.units(NATION["perses"], here), here, there)
        assert least <= outlook.win <= most


def test_what_is_told_to_march_does_not_stop_where_it_stands() -> None:
    table = persians(0)
    table.choose(*preferred(table))
    assert preferred(table)[0] in ("step-to", "leave")


def test_a_capital_in_danger_keeps_a_garrison() -> None:
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"chaldea": 3}, "byzantins": {"babylonia": 6}},
        capitals={"perses": "chaldea", "byzantins": "thracia"},
    ).settle()
    survey = Survey(table.g, table.g.seat(NATION["perses"]))
    assert survey.garrison(NATION["perses"], PROVINCE["chaldea"]) == 3
    table.g.put_all(table.g.units(NATION["byzantins"], PROVINCE["babylonia"]), PROVINCE["thracia"])
    survey = Survey(table.g, table.g.seat(NATION["perses"]))
    assert survey.garrison(NATION["perses"], PROVINCE["chaldea"]) == 1


def test_a_leader_who_leaves_a_garrison_in_the_capital_marches_with_the_other() -> None:
    table = Table({"francs": "kingdom"}, {"francs": {"neustria": 2}}, capitals={"francs": "neustria"}).settle()
    table.g.playing = BIT[FRANKS]
    table.put("theudebertus", "neustria")
    table.start(Campaigns())
    for verb in ("campaign", "leave", "march"):
        told = preferred(table)
        assert told[0] == verb
        table.choose(*told)


def test_an_objective_is_worth_its_points_and_more_the_nearer_the_scoring() -> None:
    table = Table({"francs": "barbarian", "perses": "kingdom"}, turn=4).settle()
    other = Table({"francs": "barbarian", "perses": "kingdom"}, turn=6).settle()
    armenia, gaul = PROVINCE["armenia"], PROVINCE["garumnum"]
    assert stakes(table.g, NATION["perses"])[armenia] > stakes(table.g, NATION["perses"])[gaul]
    assert stakes(other.g, NATION["perses"])[armenia] > stakes(table.g, NATION["perses"])[armenia]


def settled(provinces: int) -> Table:
    """Visigoths of age 3 who hold so many provinces of southern Gaul, and are to decide whether to found a kingdom."""
    land = [PROVINCE_IDS[p] for p in members(LANDS[REGION["gallia-meridionalis"]])]
    held = land[:provinces]
    table = Table(
        {"wisigoths": "barbarian"},
        {"wisigoths": {held[0]: 4}},
        hordes={"wisigoths": held[0]},
        owners={"wisigoths": held},
    )
    table.g.age[NATION["wisigoths"]] = 2
    table.g.order = [NATION["wisigoths"]]
    return table.start(Ageing())


def test_a_kingdom_is_founded_where_it_keeps_its_region_and_has_cities() -> None:
    assert preferred(settled(7)) == ("found-kingdom", "wisigoths")


def test_a_horde_that_holds_a_region_by_itself_founds_no_kingdom_that_would_lose_it() -> None:
    assert preferred(settled(1)) == ("no", None)


def wild() -> Table:
    """The same nation beyond the Danube, with nothing to found a city on."""
    table = Table({"wisigoths": "barbarian"}, {"wisigoths": {"valachia": 4}}, hordes={"wisigoths": "valachia"})
    table.g.age[NATION["wisigoths"]] = 2
    g = table.g
    g.order = [NATION["wisigoths"]]
    table.start(Ageing())
    return table


def test_no_kingdom_is_founded_in_the_wild() -> None:
    assert preferred(wild()) == ("no", None)


def shop(gold: int) -> Table:
    """Persia at its purchases."""
    table = Table({"perses": "kingdom"}, capitals={"perses": "chaldea"}).settle()
    table.g.treasury[NATION["perses"]] = gold
    table.g.order = [NATION["perses"]]
    return table.start(Purchases())


def test_a_full_treasury_is_spent_on_units_and_a_poor_one_is_kept() -> None:
    assert preferred(shop(30))[0] == "buy"
    assert preferred(shop(6))[0] == "done"


def test_the_same_position_is_judged_the_same_and_left_as_it_is() -> None:
    table = persians(3)
    g = table.g
    twin, options = g.clone(), g.legal(g.actor)
    first = Aetius().prefer(g, g.actor, options)
    assert Aetius().prefer(g, g.actor, options) == first
    assert g == twin


def alans(foes: int) -> Table:
    """Alans in Hungary, to whom the Chronology offers new homes; so many Romans stand beside one of them, Franconia."""
    entry = next(i for i, dated in enumerate(DATED) if dated.id == "alains-migrate")
    table = Table(
        {"alains": "barbarian", "romains": "empire"},
        {"alains": {"hunnia": 3}, "romains": {"agri-decumates": foes}},
        hordes={"alains": "hunnia"},
        capitals={"romains": "latium"},
        turn=3,
    )
    return table.start(Migrate(entry))


def test_the_chronology_s_new_home_is_weighed_against_the_old_one_and_by_who_stands_near() -> None:
    assert preferred(alans(0))[0] == "post"
    assert opinion(alans(0), "post", "franconia") > 0
    assert opinion(alans(0), "post", "franconia") - opinion(alans(8), "post", "franconia") == pytest.approx(
        0.2 * (8.0 - 3.0), abs=0.5
    )
    assert opinion(alans(8), "post", "franconia") < 0


# ---------------------------------------------------------------- gold


def treasury(gold: int, turn: int = 4, decline: int = 0) -> Table:
    """Rome, old, at its purchases."""
    table = Table({"romains": "empire"}, {"romains": {"latium": 1}}, capitals={"romains": "latium"}, turn=turn)
    g = table.settle().g
    g.treasury[ROMANS], g.age[ROMANS], g.decline[ROMANS] = gold, 12, decline
    g.order = [ROMANS]
    return table.start(Purchases())


def test_an_empire_keeps_the_gold_for_its_next_decree_or_it_would_be_bankrupt_and_fall() -> None:
    assert preferred(treasury(26))[0] == "buy"  # auxiliaries for 5: 15 for a military card and 6 are left
    assert preferred(treasury(25))[0] == "done"


def test_an_empire_that_can_sink_no_deeper_keeps_the_gold_for_that_too() -> None:
    assert preferred(treasury(35, decline=2))[0] == "done"
    assert preferred(treasury(36, decline=2))[0] == "buy"


def test_in_the_last_turn_nothing_is_kept() -> None:
    assert preferred(treasury(6, turn=12))[0] == "buy"


def test_in_the_last_turn_an_old_rome_in_decline_keeps_what_a_usurper_makes_it_pay() -> None:
    assert preferred(treasury(14, turn=12, decline=1))[0] == "done"  # auxiliaries for 5, and 10 (VI.E-12)
    assert preferred(treasury(15, turn=12, decline=1))[0] == "buy"


def decree_of(table: Table, nation: int, card: str, left: int) -> float:
    """What an Administration card does to a nation that has so much gold left."""
    g = table.g
    return realm.decree(Survey(g, g.seat(nation)), nation, cards.ADMINISTRATION_IDS.index(card), left)


def test_a_decree_that_cannot_be_paid_for_is_bankruptcy() -> None:
    table = treasury(15)  # of age 12 Rome pays 5 for a Donativum, and 15 for the military card itself
    assert decree_of(table, ROMANS, "donativum", 5) == -5.0
    assert decree_of(table, ROMANS, "donativum", 4) == -5.0 - realm.RUIN
    frame = Decrees()
    frame.nation = ROMANS
    military, passive = (cards.DECREE_KIND[cards.ADMINISTRATION_IDS.index(card)] for card in ("donativum", "pax"))
    rich, poor = treasury(40), treasury(14)
    worths = []
    for g in (rich.g, poor.g):
        survey = Survey(g, g.seat(ROMANS))
        worths.append([realm.decree_kind(survey, frame, kind) for kind in (military, passive)])
    assert worths[0][0] - worths[0][1] > worths[1][0] - worths[1][1] + 2.0


@pytest.mark.rule("INV-VI.E-12")
def test_an_empire_that_can_sink_no_deeper_pays_ten_gold_for_a_decree_that_ages_it() -> None:
    """Seditio ages it by two boxes at once, and brings a calamity."""
    enough, short = (decree_of(treasury(15, decline=2), ROMANS, "seditio-militum", left) for left in (10, 9))
    assert enough == -10 - 2 * realm.DOTAGE - realm.CALAMITY
    assert short == enough - realm.RUIN
    assert decree_of(treasury(15, decline=1), ROMANS, "seditio-militum", 9) == enough + 10


def test_an_old_empire_in_decline_keeps_what_it_may_have_to_pay_for_its_age_next_turn() -> None:
    """A usurper before its purchases makes it decline to the full (VI.E-10), and then each box costs ten gold."""
    assert preferred(treasury(35, decline=1))[0] == "done"
    assert preferred(treasury(36, decline=1))[0] == "buy"
    assert preferred(treasury(26, decline=0))[0] == "buy"
    table = treasury(35, decline=1)
    table.g.age[ROMANS] = 10  # two boxes more, by the next turn and a decree
    assert preferred(table)[0] == "done"
    table.g.age[ROMANS] = 9
    assert preferred(table)[0] == "buy"


def test_on_the_last_turn_a_vassal_brings_neither_a_unit_nor_gold() -> None:
    def worth(turn: int) -> float:
        table = Table({"romains": "empire", "alamans": "barbarian"}, hordes={"alamans": "tisia"}, turn=turn)
        return Survey(table.settle().g, 0).mastery(ROMANS, NATION["alamans"])

    assert worth(12) < 0.5 * MASTER < worth(11)


def test_idle_leaders_cost_the_more_the_better_the_best_of_them_is() -> None:
    table = Table({"byzantins": "empire"}, {"byzantins": {"cappadocia": 4}}, capitals={"byzantins": "thracia"})
    table.settle()
    byzantines = NATION["byzantins"]
    assert decree_of(table, byzantines, "pax", 20) == 1.0  # a gold, and nobody to be idle
    table.put("valens", "cappadocia")
    assert decree_of(table, byzantines, "pax", 20) == 1.0 - realm.IDLE - realm.UNLED * COMBAT[PIECE["valens"]]


def test_who_is_too_many_for_any_province_without_a_leader_stays_where_the_others_set_out() -> None:
    """XVII.B: six legions have come with Valens, who has gone; four of them are room for."""
    table = Table({"byzantins": "empire"}, {"byzantins": {"melitene": 6}}, capitals={"byzantins": "thracia"})
    g = table.settle().g
    byzantines, here = NATION["byzantins"], PROVINCE["melitene"]
    survey, pile = Survey(g, g.seat(byzantines)), g.units(byzantines, here)
    room = stacking.limit_on(g, byzantines, False, pile)
    assert room < 6
    assert campaign.spare(survey, byzantines, pile, here, 0).bit_count() == room
    alps = next(p for p in members(LAND) if TERRAIN[p] == MOUNTAIN)
    assert campaign.spare(survey, byzantines, pile, alps, 0).bit_count() == room  # nobody stays in a pass on the way
    led = pile | BIT[PIECE["valens"]]
    assert (campaign.spare(survey, byzantines, led, here, 0) & pile).bit_count() == room + 2


# ---------------------------------------------------------------- raids


def test_a_raid_is_worth_its_points_less_the_unit_that_a_failure_costs() -> None:
    # 1 to 4 fail, 5 and 6 give 1 VP, 7 to 10 give 3
    assert booty(0) == pytest.approx(0.2 * 1 + 0.4 * 3 - 0.4 * RAIDER)
    assert booty(-1) == pytest.approx(0.2 * 1 + 0.3 * 3 - 0.5 * RAIDER)
    assert booty(-9) == pytest.approx(-RAIDER)
    assert booty(9) == pytest.approx(3)


def raiders(foes: int, turn: int = 4) -> Table:
    """Alamanni at the Rhine; Romans in the provinces that they may raid."""
    table = Table(
        {"alamans": "barbarian", "romains": "empire"},
        {"alamans": {"agri-decumates": 3}, "romains": {"latium": 1}},
        hordes={"alamans": "agri-decumates"},
        capitals={"romains": "latium"},
        owners={"romains": [PROVINCE_IDS[p] for p in members(LANDS[REGION["gallia-septentrionalis"]])]},
        turn=turn,
    )
    for province in ("lotharingia", "rhaetia", "noricum"):
        table.g.owner[PROVINCE[province]] = ROMANS
        table.muster("romains", province, foes)
    table.muster("romains", "treveria", 4)
    table.muster("romains", "neustria", 3)
    table.settle().g.playing = BIT[NATION["alamans"]]
    return table


def test_who_can_raid_does_but_not_where_a_legion_waits_in_each_province() -> None:
    assert preferred(raiders(0).start(OneRaid(NATION["alamans"])))[0] == "choose-province"
    assert opinion(raiders(0).start(OneRaid(NATION["alamans"])), "choose-province", "lotharingia") == booty(0)
    assert opinion(raiders(2).start(OneRaid(NATION["alamans"])), "choose-province", "lotharingia") == booty(-2)


def test_a_raid_is_preferred_to_a_march_that_promises_less_than_twice_as_much() -> None:
    """What a march promises comes true by half."""
    table = raiders(0, turn=3).start(OneRaid(NATION["alamans"]))
    survey = Survey(table.g, table.g.seat(NATION["alamans"]))
    assert booty(0) < campaign.prospect(survey, NATION["alamans"]) < 2 * booty(0)
    assert preferred(table)[0] == "choose-province"


def test_a_horde_is_worth_more_where_raids_begin_and_nothing_for_them_in_the_last_turn() -> None:
    near, far = PROVINCE["agri-decumates"], PROVINCE["teutonia"]
    table = raiders(0)
    survey = Survey(table.g, table.g.seat(NATION["alamans"]))
    assert survey.forays(NATION["alamans"], far) == 0.0
    assert survey.forays(NATION["alamans"], near) == pytest.approx(booty(0) * (0.8 + 0.8**2 + 0.8**3))
    table = raiders(0, turn=11)
    survey = Survey(table.g, table.g.seat(NATION["alamans"]))
    assert survey.forays(NATION["alamans"], near) == pytest.approx(booty(0) * 0.8)
    table = raiders(0, turn=12)
    assert Survey(table.g, table.g.seat(NATION["alamans"])).forays(NATION["alamans"], near) == 0.0


# ---------------------------------------------------------------- what is kept


def test_in_the_last_turn_who_has_been_activated_is_no_danger_any_more() -> None:
    for turn, danger in ((11, 4.0), (12, 0.0)):
        table = Table(
            {"perses": "kingdom", "byzantins": "empire"},
            {"perses": {"chaldea": 1}, "byzantins": {"babylonia": 4}},
            capitals={"perses": "chaldea", "byzantins": "thracia"},
            turn=turn,
        ).settle()
        table.g.activated = BIT[NATION["byzantins"]]
        survey = Survey(table.g, table.g.seat(NATION["perses"]))
        assert survey.threats(NATION["perses"])[PROVINCE["chaldea"]] == danger


def test_what_a_strong_enemy_may_take_back_is_worth_less() -> None:
    values = []
    for foes in (0, 2, 5):
        table = Table(
            {"perses": "kingdom", "byzantins": "empire"},
            {"perses": {"adiabene": 4}, "byzantins": {"amida": foes} if foes else {}},
            capitals={"perses": "chaldea", "byzantins": "thracia"},
        ).settle()
        g, nation = table.g, NATION["perses"]
        survey = Survey(g, g.seat(nation))
        plan = Plan(survey, nation, g.units(nation, PROVINCE["adiabene"]), PROVINCE["adiabene"])
        values.append(plan.hold(PROVINCE["armenia"], plan.power))
    assert values[0] == 1.0
    assert values[1] == pytest.approx(plan.power / (plan.power + TENACITY * 2))
    assert values[2] == pytest.approx(plan.power / (plan.power + TENACITY * 5))


# ---------------------------------------------------------------- dealings


def seated(table: Table, nation: int) -> Survey:
    """What the seat of a nation knows."""
    return Survey(table.g, table.g.seat(nation))


def neighbours(ours: int, theirs: int) -> Table:
    """Persians in Adiabene, Byzantines in Amida, next to each other."""
    return Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"adiabene": ours}, "byzantins": {"amida": theirs}},
        capitals={"perses": "chaldea", "byzantins": "thracia"},
        owners={"perses": ["adiabene"], "byzantins": ["amida"]},
    ).settle()


def test_peace_is_worth_something_to_the_weaker_and_costs_the_stronger() -> None:
    persians, byzantines = NATION["perses"], NATION["byzantins"]
    table = neighbours(1, 5)
    assert envoys.alliance(seated(table, persians), persians, byzantines) > 0
    assert envoys.alliance(seated(table, byzantines), byzantines, persians) < 0
    table = neighbours(5, 1)
    assert envoys.alliance(seated(table, persians), persians, byzantines) < 0


def test_who_has_been_activated_has_nothing_to_offer_for_peace() -> None:
    persians, byzantines = NATION["perses"], NATION["byzantins"]
    table = neighbours(1, 5)
    table.g.activated = BIT[byzantines]
    assert envoys.peace(seated(table, persians), persians, byzantines) == 0.0


def test_an_alliance_is_accepted_by_the_weaker_and_refused_by_the_stronger() -> None:
    persians, byzantines = NATION["perses"], NATION["byzantins"]
    assert preferred(neighbours(1, 5).start(Proposal(byzantines, persians)))[0] == "yes"
    assert preferred(neighbours(5, 1).start(Proposal(byzantines, persians)))[0] == "no"


def test_a_princess_goes_to_a_nation_of_the_same_seat_not_to_a_rival() -> None:
    table = Table({"perses": "kingdom", "francs": "barbarian", "vandales": "barbarian"}).settle()
    persians = seated(table, NATION["perses"])
    assert envoys.marriage(persians, FRANKS) > 2.0 - 0.5  # Persians and Franks are of one camp
    assert envoys.marriage(persians, VANDALS) < 0


def test_a_siege_is_bought_off_from_a_city_of_one_s_own_not_from_a_rival_s() -> None:
    table = neighbours(1, 5)
    goths, byzantines, persians = NATION["wisigoths"], NATION["byzantins"], NATION["perses"]
    siege = Bribery(goths, PROVINCE["amida"], [byzantines, persians])
    assert envoys.bribe(seated(table, byzantines), siege) > 0
    assert envoys.bribe(seated(table, persians), siege) < 0
    assert envoys.bribe(seated(table, byzantines), Bribery(byzantines, PROVINCE["adiabene"], [byzantines])) < 0


def test_a_mercenary_is_hired_for_his_service_but_not_of_huns_who_score_the_gold() -> None:
    table = Table({"romains": "empire"}).settle()
    rome = seated(table, ROMANS)
    assert envoys.mercenary(rome, NATION["alamans"]) > 0
    assert envoys.mercenary(rome, NATION["huns"]) < envoys.mercenary(rome, NATION["alamans"])


def hunnic(seats: int) -> Table:
    """Rome may hire Huns."""
    table = Table(
        {"romains": "empire", "huns": "barbarian"},
        {"romains": {"latium": 1}, "huns": {"volga": 4}},
        hordes={"huns": "volga"},
        capitals={"romains": "latium"},
        seats=seats,
    ).settle()
    table.g.treasury[ROMANS] = 20
    table.g.order = [ROMANS]
    return table.start(Enlistment())


def test_huns_score_the_gold_of_rome_so_that_rome_hires_them_only_where_one_seat_has_both() -> None:
    assert preferred(hunnic(4))[0] == "done"
    assert preferred(hunnic(2))[0] == "enlist"


def test_huns_let_a_unit_go_for_the_points() -> None:
    table = hunnic(4).choose("enlist")
    assert table.g.actor == table.g.seat(NATION["huns"])
    assert preferred(table)[0] == "yes"


def christians(turn: int, *provinces: str) -> Table:
    """Visigoths, who may take the bonus of their conversion."""
    table = Table({"wisigoths": "kingdom"}, owners={"wisigoths": provinces}, turn=turn).settle()
    g = table.g
    for province in provinces:
        g.owner[PROVINCE[province]] = NATION["wisigoths"]
    g.religion[NATION["wisigoths"]] = CATHOLIC
    g.bonus_due = BIT[NATION["wisigoths"]]
    g.order = [NATION["wisigoths"]]
    return table.start(Conversions())


def test_a_small_conversion_waits_for_a_greater_one_but_not_for_the_end() -> None:
    assert bonus(christians(4, "garumnum").g, NATION["wisigoths"]) == 1
    assert preferred(christians(4, "garumnum"))[0] == "done"
    assert preferred(christians(12, "garumnum"))[0] == "claim"
    rich = christians(4, *[PROVINCE_IDS[p] for p in members(LANDS[REGION["gallia-meridionalis"]])])
    assert bonus(rich.g, NATION["wisigoths"]) >= 3
    assert preferred(rich)[0] == "claim"


def test_a_foedus_is_taken_for_its_points_and_offered_to_nations_of_the_same_seat() -> None:
    table = raiders(0)
    alamans = NATION["alamans"]
    assert envoys.foedus(seated(table, alamans), ROMANS, alamans) > 0
    table = Table({"romains": "empire", "alains": "barbarian"}, seats=2).settle()
    assert envoys.foedus(seated(table, ROMANS), ROMANS, NATION["alains"]) > 3


def test_a_rival_that_is_a_federate_already_is_given_no_further_foedus_but_takes_one() -> None:
    """XXVIII.F: 3 VP more each turn, for a peace that is kept already; in turn 11 of 12 they come twice."""
    table = raiders(0, turn=11)
    alamans = NATION["alamans"]
    table.g.federator[alamans], table.g.foedera[alamans] = ROMANS, 1
    table.settle()
    assert envoys.foedus(seated(table, ROMANS), ROMANS, alamans) == pytest.approx(-STOPPED * 3 * (1 + PATIENCE))
    assert envoys.foedus(seated(table, alamans), ROMANS, alamans) == pytest.approx(3 * (1 + PATIENCE))


def test_a_foedus_is_kept_for_its_points_and_denounced_when_it_brings_none_any_more() -> None:
    """3 VP on each of nine turns against a province; without the province the federate might raid again."""
    alamans = NATION["alamans"]
    assert preferred(federates(3).start(Denunciation(alamans)))[0] == "done"
    table = federates(3)
    table.g.owner[PROVINCE["lotharingia"]] = FRANKS
    assert preferred(table.start(Denunciation(alamans)))[0] == "break-foedus"


# ---------------------------------------------------------------- whom to stop, and how


def rivals(seats: int, ahead: int = NONE) -> Survey:
    """What the Persians' seat knows among so many; the seat of a nation is ahead by 5 VP."""
    table = Table({"perses": "kingdom", "romains": "empire", "huns": "barbarian"}, seats=seats).settle()
    if ahead != NONE:
        table.g.score(ahead, TERRITORY, 5)
    return seated(table, NATION["perses"])


def test_who_is_ahead_is_to_be_stopped_and_an_only_rival_s_loss_is_a_gain() -> None:
    assert rivals(4, ROMANS).spite(ROMANS) == STOPPED > rivals(4, ROMANS).spite(NATION["huns"]) == SPITE[2]
    assert rivals(4, NATION["huns"]).spite(ROMANS) == SPITE[2]
    assert rivals(2).spite(ROMANS) == 1.0


def gaul(status: str, lost: int) -> Table:
    """Franks, and Romans with all cities of northern Gaul but so many."""
    table = Table({"francs": "barbarian", "romains": status}, capitals={"romains": "latium"}, turn=12)
    land = members(LANDS[REGION["gallia-septentrionalis"]])
    cities = [p for p in land if table.g.level[p] > 0]
    for place in land:
        table.g.owner[place] = ROMANS
    for place in cities[:lost]:
        table.g.owner[place] = NONE
    return table


def test_an_empire_is_driven_from_a_region_by_its_cities() -> None:
    """XII.C-6: it has the region as long as it has most of the cities; land without any is worth little until then."""
    g = gaul("empire", 0).g
    land = members(LANDS[REGION["gallia-septentrionalis"]])
    cities = [p for p in land if g.level[p] > 0]
    needed = len(cities) - len(cities) // 2
    worth = stakes(g, FRANKS)
    own = next(p for p in cities if not any(aim.province == p for aim in OBJECTIVES[FRANKS]))
    bare = next(p for p in land if g.level[p] <= 0 and not any(aim.province == p for aim in OBJECTIVES[FRANKS]))
    spoils = LAST * 0.5 * g.level[own]
    assert worth[own] - spoils == pytest.approx(3 * BREACH / needed)
    assert worth[bare] == pytest.approx(3 * 0.1 / len(land))
    assert stakes(gaul("empire", needed).g, FRANKS)[bare] > 2 * worth[bare]


def test_all_piles_make_for_the_region_that_a_nation_has_set_its_heart_upon() -> None:
    """Persians beside Armenia and Syria, Byzantine both: what lies in the region that promises most counts more than
    twice as much as all else, guards and walls alike."""
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"adiabene": 4}},
        capitals={"perses": "chaldea", "byzantins": "thracia"},
        owners={"byzantins": [PROVINCE_IDS[p] for p in members(LANDS[REGION["oriens"]] | LANDS[REGION["caucasus"]])]},
    )
    persians = NATION["perses"]
    survey = seated(table, persians)
    aims = {place: worth for worth, place in survey.aims(persians)}
    heart = survey.heart(persians, [(worth, place) for place, worth in aims.items()])
    bare = [place for place in aims if table.g.level[place] <= 0]
    regions = {REGION_OF[place]: aims[place] / survey.prize(persians, place) for place in bare}
    assert len(regions) > 1
    assert regions == pytest.approx({region: FIRST if region == heart else OTHERS for region in regions})


def test_what_a_nation_gains_by_raids_speaks_against_a_kingdom() -> None:
    """Of southern Gaul the Visigoths raid the north, where nobody stands; with markers everywhere they cannot."""
    table = settled(7)
    raiding = opinion(table, "found-kingdom", "wisigoths")
    raids = booty(0) * (PATIENCE + PATIENCE**2 + PATIENCE**3)
    table.g.pillaged = LAND
    assert opinion(table, "found-kingdom", "wisigoths") - raiding == pytest.approx(HABIT * raids)


@pytest.mark.parametrize(("spare", "bought"), [(0, True), (-1, False)])
def test_a_kingdom_without_income_buys_whom_its_gold_can_feed_for_four_turns(spare: int, bought: bool) -> None:
    """Persia with its capital alone and 14 units afield owes more than it has coming; four turns lie ahead."""
    table = Table({"perses": "kingdom"}, {"perses": {"bohemia": 14}}, capitals={"perses": "chaldea"})
    g, nation = table.g, NATION["perses"]
    net = income.balance(g, nation).net
    assert net < 1
    cheapest = min(purchases.price(g, nation, piece) for piece in members(g.reserve(nation)))
    g.treasury[nation] = realm.reserve(g, nation) + cheapest + 4 * (1 - net) + spare
    g.order = [nation]
    assert (preferred(table.start(Purchases()))[0] == "buy") is bought


# ---------------------------------------------------------------- dice


def test_a_re_roll_is_given_up_for_a_die_where_the_die_is_worth_more() -> None:
    """XX.B, XX.E-6, rough terrain: a white die hits on two of six faces (mean 1/3), a black one 2/3 on average.

    A blank white die of one's own gains 1/3, an enemy's that hits 2/3.
    """
    assert combat.last_reroll([1, 0, 0, 0], 0, 1, False) == pytest.approx(4 / 6 * 1 / 3)
    assert combat.last_reroll([1, 0, 1, 0], 0, 1, False) == pytest.approx(1 / 3 * 1 / 3 + (1 - 2 / 6 * 4 / 6) * 1 / 3)
    assert combat.last_reroll([1, 0, 0, 0], 0, 2, False) == 0.0
    assert combat.last_reroll([0, 0, 9, 9], 0, 1, False) > 2 / 3 > combat.last_reroll([2, 0, 2, 0], 0, 2, False)


def leading(foes: list[str]) -> Field:
    """Julian, whose combat bonus is 2, with two Roman units."""
    pieces = ["romains-infantry-1", "romains-infantry-2", "iulianus"]
    nations = {"romains": "empire", "gepides": "barbarian"}
    return Field("neustria", pieces, foes, nations, leads=("romains", "gepides"))


def test_a_leader_pledges_his_last_re_roll_where_few_dice_lie() -> None:
    field = leading(["gepides-infantry-1"]).fight(whites("-"), whites("-"))
    assert preferred(field)[0] == "pledge-add"


# ---------------------------------------------------------------- deeds


def test_armenia_inactive_is_worth_its_points_to_rome_though_it_is_of_the_same_camp() -> None:
    """It loses no VP (VI.B), Rome gains 1 and until turn 3 another 2."""
    game = registry.game("invasions-1")
    g = cast(Invasions, game.new(game.setup("376-discipuli", seed="armenia")))
    byzantines, armenia, cappadocia = NATION["byzantins"], PROVINCE["armenia"], PROVINCE["cappadocia"]
    assert g.inactive & BIT[NATION["armeniens"]]
    assert g.seat(NATION["armeniens"]) == g.seat(byzantines)
    survey = Survey(g, g.seat(byzantines))
    assert 3.0 <= survey.prize(byzantines, armenia) == survey.stakes(byzantines)[armenia] < 4.0
    six = g.units(byzantines, cappadocia) | BIT[PIECE["valens"]]
    assert Plan(survey, byzantines, six, cappadocia).attack(armenia, cappadocia) > 1.0


def test_persia_is_drawn_to_the_cities_that_its_profile_rewards_until_it_has_taken_them_in_the_turn() -> None:
    table = neighbours(5, 1)
    persians, amida = NATION["perses"], PROVINCE["amida"]
    before = seated(table, persians).prize(persians, amida)
    table.g.captured = BIT[amida]
    assert before - seated(table, persians).prize(persians, amida) == pytest.approx(1.0)


def test_visigoths_are_drawn_to_rome_until_they_have_sacked_it() -> None:
    table = Table({"wisigoths": "barbarian", "romains": "empire"}, capitals={"romains": "latium"}).settle()
    goths, latium = NATION["wisigoths"], PROVINCE["latium"]
    before = seated(table, goths).prize(goths, latium)
    table.g.sackers = BIT[goths]
    assert before - seated(table, goths).prize(goths, latium) == 3.0


def test_huns_gain_by_subjugating_a_rival_and_lose_by_their_own() -> None:
    table = Table(
        {"huns": "barbarian", "ostrogoths": "barbarian", "alains": "barbarian"},
        hordes={"huns": "volga", "ostrogoths": "ucraina", "alains": "alania"},
    ).settle()
    huns = NATION["huns"]
    assert seated(table, huns).mastery(huns, NATION["ostrogoths"]) > 1.0
    assert seated(table, huns).mastery(huns, NATION["alains"]) < 1.0
    table.g.federator[huns] = ROMANS  # a federate subjugates nobody
    assert seated(table, huns).mastery(huns, NATION["ostrogoths"]) == 0.0


# ---------------------------------------------------------------- marches that lead nowhere


def islanders(spent: int) -> Table:
    """Romans in Sicily with a fleet, one of whom has made so many steps; across the strait nobody defends Roma."""
    table = Table(
        {"romains": "empire", "ostrogoths": "kingdom"}, capitals={"romains": "africa", "ostrogoths": "umbria"}
    )
    for piece in ("cavalry-1", "cavalry-2", "infantry-1"):
        table.put(f"romains-{piece}", "sicilia")
    table.muster("romains", "mare-siculum")
    g = table.settle().g
    for province in members(LANDS[REGION["italia"]] & ~BIT[PROVINCE["sicilia"]]):
        g.owner[province] = NATION["ostrogoths"]
    g.playing = BIT[ROMANS]
    table.start(Movement(BIT[ROMANS]))
    g.spend(BIT[PIECE["romains-infantry-1"]], spent)
    return table


def test_a_pile_sets_out_only_if_its_slowest_can_take_a_step() -> None:
    assert opinion(islanders(0), "march", "sicilia") > 0
    assert opinion(islanders(2), "march", "sicilia") == -1.0


def federates(units: int) -> Table:
    """Alamanni with a Foedus in Lotharingia, whose rich neighbour nobody defends."""
    table = Table(
        {"alamans": "barbarian", "romains": "empire", "francs": "kingdom"},
        {"alamans": {"lotharingia": units}, "romains": {"latium": 1}},
        hordes={"alamans": "agri-decumates"},
        capitals={"romains": "latium"},
        owners={"francs": ["treveria", "sequana", "helvetia"], "romains": ["lotharingia"]},
    )
    g, alamans = table.g, NATION["alamans"]
    g.federator[alamans], g.foedera[alamans], g.foedus[alamans] = ROMANS, 1, BIT[PROVINCE["lotharingia"]]
    table.settle()
    for province in ("treveria", "sequana", "helvetia"):
        g.owner[PROVINCE[province]] = FRANKS
    g.playing = BIT[alamans]
    return table


def test_the_last_federates_do_not_leave_their_foedus() -> None:
    table = federates(3)
    alamans, here = NATION["alamans"], PROVINCE["lotharingia"]
    assert campaign.set_out(seated(table, alamans), BIT[alamans], here) == -1.0
    table.muster("romains", "lotharingia")  # a unit of the federator stays, so that all may go
    assert campaign.set_out(seated(table, alamans), BIT[alamans], here) > 0


# ---------------------------------------------------------------- thinking ahead


def test_a_march_is_thought_through_to_its_end_and_no_further() -> None:
    table = Table(
        {"romains": "empire", "gepides": "barbarian"},
        {"romains": {"latium": 1}, "gepides": {"dacia": 2, "tisia": 1}},
        hordes={"gepides": "dacia"},
        capitals={"romains": "latium"},
    ).settle()
    g = table.g
    assert Aetius().horizon(g) == -1
    table.start(Activation(NATION["gepides"]))
    while g.stack[-1].NAME != "movement":
        table.choose(*(("done", None) if g.stack[-1].NAME == "raid" else preferred(table)))
    first = Aetius().horizon(g)
    assert first >= 0
    table.choose("march", "tisia")
    while g.stack[-1].NAME != "movement":
        assert Aetius().horizon(g) == first
        table.choose(*(("step-to", steps[0]) if (steps := table.offers("step-to")) else ("done", None)))
    assert Aetius().horizon(g) not in (first, -1)
    table.choose("done")
    assert Aetius().horizon(g) != first


def test_a_seat_stands_the_better_the_more_it_has_and_the_less_the_best_of_the_others() -> None:
    def standing(mine: int, theirs: int) -> float:
        g = Table({"perses": "kingdom", "wisigoths": "barbarian"}).settle().g
        g.score(NATION["perses"], TERRITORY, mine)
        g.score(NATION["wisigoths"], TERRITORY, theirs)
        return Aetius().evaluate(g, g.seat(NATION["perses"]))

    assert standing(5, 3) - standing(4, 3) == pytest.approx(1.0)
    assert standing(4, 4) - standing(4, 3) == pytest.approx(-0.5 - 0.5 / 3)


# ---------------------------------------------------------------- Event cards


def camp_of(nation: str, *, lord: str = "", federator: str = "") -> Table:
    """A barbarian nation in the service of another, and Romans."""
    table = Table(
        {nation: "barbarian", "romains": "empire", "huns": "barbarian"},
        {nation: {"ucraina": 3}},
        hordes={nation: "ucraina", "huns": "volga"},
        capitals={"romains": "latium"},
    )
    g = table.g
    if lord:
        g.lord[NATION[nation]], g.bond[NATION[nation]] = NATION[lord], VASSAL
    if federator:
        g.federator[NATION[nation]], g.foedera[NATION[nation]] = NATION[federator], 1
    return table.settle()


def consulted(table: Table, nation: str, title: int) -> float:
    """What the seat of a nation thinks of playing an Event card as the nation is activated."""
    survey = seated(table, NATION[nation])
    table.g.playing = BIT[NATION[nation]]
    found = designs.play(survey, Designs(nation=NATION[nation]), title)
    assert found is not None
    return found


def test_a_vassal_is_set_free_and_a_federate_not() -> None:
    assert consulted(camp_of("ostrogoths", lord="huns"), "ostrogoths", cards.PERFIDY) > 0
    assert consulted(camp_of("ostrogoths", federator="romains"), "ostrogoths", cards.PERFIDY) < 0


def test_the_leader_of_many_is_exalted_and_the_card_is_kept_where_he_leads_few() -> None:
    for units, played in ((1, False), (4, True)):
        table = Table({"ostrogoths": "barbarian"}, {"ostrogoths": {"ucraina": units}})
        table.put("ostrogoths-rex", "ucraina")
        assert (consulted(table.settle(), "ostrogoths", cards.GREAT_LEADER) > 0) is played


def test_the_best_leader_is_murdered() -> None:
    table = Table({"ostrogoths": "barbarian", "romains": "empire"}, capitals={"romains": "latium"})
    table.put("romains-caesar", "latium")
    table.put("iulianus", "latium")
    survey = seated(table.settle(), NATION["ostrogoths"])
    assert designs.murder(survey, PIECE["iulianus"]) > designs.murder(survey, PIECE["romains-caesar"]) > 0


# ---------------------------------------------------------------- a whole game


def test_bots_come_to_the_end_of_a_game_and_do_not_go_round_in_circles() -> None:
    game = registry.game("invasions-1")
    g = game.begin(game.setup(scenario="376-discipuli", seats=4, seed="circles"), 7)
    g.advance()
    choices = 0
    while not g.over and choices < 1500:  # it takes some 500
        options = g.legal(g.actor)
        opinions = Aetius().prefer(g, g.actor, options) if len(options) > 1 else [0.0]
        g.apply(g.actor, options[opinions.index(max(opinions))])
        choices += 1
    assert g.over


def test_a_horde_on_the_march_shuns_an_army_that_could_take_it() -> None:
    """With its horde goes the nation (XXIX.B): a pile is more afraid of those near its goal with one than without."""

    def fear(force: int) -> float:
        t = Table(
            {"wisigoths": "barbarian", "byzantins": "empire"},
            {"wisigoths": {"valachia": 2}, "byzantins": {"macedonia": force} if force else {}},
            hordes={"wisigoths": "valachia"},
        ).settle()
        survey, goths, here = Survey(t.g, 3), NATION["wisigoths"], PROVINCE["valachia"]
        units, horde = t.g.units(goths, here), t.g.inside[here]
        there = PROVINCE["moesia-inferior"]
        return Plan(survey, goths, units, here).at(there, here) - Plan(survey, goths, horde, here).at(there, here)

    assert fear(4) > fear(0) + 0.5


# ---------------------------------------------------------------- piles together


def routed(room: dict[str, int]) -> Table:
    """Four Romans who retreat out of Agri Decumates; so many are in the only provinces that they may enter."""
    t = Table(
        {"romains": "empire", "alamans": "barbarian"},
        {"romains": {"agri-decumates": 4, **room}, "alamans": {"agri-decumates": 1}},
        capitals={"romains": "latium"},
        owners={"romains": room, "alamans": ["agri-decumates"]},
    ).settle()
    here = PROVINCE["agri-decumates"]
    barred = LAND & ~sum(BIT[PROVINCE[p]] for p in room)
    return t.start(Retreat(ROMANS, here, t.g.units(ROMANS, here), barred))


def to_the_end(table: Table) -> Table:
    """What goes on as the adviser likes best."""
    while table.g.awaiting:
        table.choose(*preferred(table))
    return table


@pytest.mark.rule("INV-XX.L-4", "INV-XX.L-6", "INV-XX.L-13")
def test_a_pile_that_retreats_spreads_over_as_many_provinces_as_it_needs() -> None:
    """XVII.B: there is room for four units, beside two for two."""
    table = to_the_end(routed({"lotharingia": 2, "burgondia": 2}))
    assert [(table.g.units(ROMANS, PROVINCE[p])).bit_count() for p in ("lotharingia", "burgondia")] == [4, 4]
    assert table.events("no-retreat") == []


def test_a_pile_that_retreats_makes_for_where_all_find_room() -> None:
    """Helvetia, with two Romans in it, is safer than Franconia with nobody; but there is room for one more."""
    table = to_the_end(routed({"helvetia": 2, "franconia": 0}))
    assert table.g.units(ROMANS, PROVINCE["franconia"]).bit_count() == 4


@pytest.mark.rule("INV-XVII.A-7", "INV-XVII.B-2")
def test_only_so_many_go_into_the_mountains_as_find_room_there() -> None:
    """In Armenia there is room for three units."""
    table = Table({"perses": "kingdom"}, {"perses": {"adiabene": 4}}, capitals={"perses": "chaldea"}).settle()
    g, nation, here, there = table.g, NATION["perses"], PROVINCE["adiabene"], PROVINCE["armenia"]
    plan = Plan(Survey(g, g.seat(nation)), nation, g.units(nation, here), here)
    three = Plan(plan.survey, nation, plan.company(there), here)
    assert three.units == 3
    assert plan.at(there, here) == three.at(there, here)


def test_who_cannot_find_room_where_the_others_go_is_left_before_they_set_out() -> None:
    """On turn 3 Armenia counts most, and its city lies in ruins."""
    table = Table({"perses": "kingdom"}, {"perses": {"adiabene": 4}}, capitals={"perses": "chaldea"}, turn=3)
    table.g.level[PROVINCE["armenia"]] = 0
    marching(table, NATION["perses"]).choose("march", "adiabene")
    assert preferred(table)[0] == "leave"
    table.choose(*preferred(table))
    assert preferred(table) == ("step-to", "armenia")


def test_who_comes_where_others_are_enough_adds_little() -> None:
    """Two piles that take one province take it once."""

    def worth(before: int) -> float:
        table = Table(
            {"perses": "kingdom", "byzantins": "empire"},
            {"perses": {"akkad": 1, **({"euphrates": before} if before else {})}},
            capitals={"perses": "chaldea", "byzantins": "thracia"},
            owners={"byzantins": ["euphrates"]},
        ).settle()
        g, nation, here = table.g, NATION["perses"], PROVINCE["akkad"]
        return Plan(Survey(g, g.seat(nation)), nation, g.units(nation, here), here).occupy(PROVINCE["euphrates"])

    assert worth(0) > 0.5
    assert worth(2) == pytest.approx(0.0)


def test_piles_that_are_too_weak_alone_attack_together() -> None:
    """Two Persians have one chance in two against a Byzantine in Amida, behind its walls and a ridge; four have
    nearly all."""

    def worth(others: int) -> float:
        table = Table(
            {"perses": "kingdom", "byzantins": "empire"},
            {"perses": {"assyria": 2, **({"adiabene": others} if others else {})}, "byzantins": {"amida": 1}},
            capitals={"perses": "chaldea", "byzantins": "thracia"},
            owners={"byzantins": ["amida"]},
        )
        g, nation, here = marching(table, NATION["perses"]).g, NATION["perses"], PROVINCE["assyria"]
        return Plan(Survey(g, g.seat(nation)), nation, g.units(nation, here), here).attack(PROVINCE["amida"], here)

    assert worth(0) < -2.0
    assert worth(2) > 0.0


def test_on_the_last_turn_an_attack_costs_little_and_is_tried_with_less_hope() -> None:
    """After it nobody is needed any more: what a battle may win counts, and hardly who may fall."""

    def worth(turn: int) -> float:
        table = facing(3, 4)
        table.g.turn = turn
        g, nation, here = table.g, NATION["perses"], PROVINCE["adiabene"]
        plan = Plan(Survey(g, g.seat(nation)), nation, g.units(nation, here), here)
        return plan.attack(PROVINCE["armenia"], here)

    assert worth(11) < -2.0
    assert worth(12) > -1.0


def test_on_the_last_turn_cities_and_capitals_are_worth_little_beside_points() -> None:
    """Latium counts for Italy whoever reigns there: what it is worth more as the capital."""

    def throne(turn: int) -> float:
        worths = []
        for capital in ("latium", "umbria"):
            table = Table({"romains": "empire"}, {}, capitals={"romains": capital}, turn=turn)
            table.g.owner[PROVINCE["latium"]] = table.g.owner[PROVINCE["umbria"]] = ROMANS
            worths.append(stakes(table.settle().g, ROMANS)[PROVINCE["latium"]])
        return worths[0] - worths[1]

    assert throne(11) > 0.8 * THRONE
    assert throne(12) < 0.3 * THRONE


@pytest.mark.rule("INV-XXIX.B-9", "INV-XII.A-5")
def test_a_province_whose_people_submit_is_won_only_if_some_of_them_live_to_hold_it() -> None:
    """The victor leaves it; without a unit of his vassal there nobody has it."""

    def worth(units: int) -> float:
        table = Table(
            {"romains": "empire", "alamans": "barbarian"},
            {"romains": {"lotharingia": 4}, "alamans": {"agri-decumates": units} if units else {}},
            hordes={"alamans": "agri-decumates"},
            capitals={"romains": "latium"},
            turn=3,
        ).settle()
        plan = Plan(Survey(table.g, 0), ROMANS, table.g.units(ROMANS, PROVINCE["lotharingia"]), PROVINCE["lotharingia"])
        return plan.submitted(NATION["alamans"], PROVINCE["agri-decumates"], prospects.Outlook(1.0, 0.0, 1.0), 3.0)

    assert (worth(0), worth(1), worth(2)) == (0.0, 0.0, 3.0)


def test_nobody_longs_for_the_land_of_his_vassals() -> None:
    table = Table(
        {"romains": "empire", "francs": "barbarian"},
        {"romains": {"flandria": 3}, "francs": {"rhenus": 1}},
        hordes={"francs": "rhenus"},
        capitals={"romains": "latium"},
        turn=3,
    ).settle()
    g, rhenus = table.g, PROVINCE["rhenus"]
    assert rhenus in [place for _, place in Survey(g, 0).aims(ROMANS)]
    g.lord[FRANKS], g.bond[FRANKS] = ROMANS, VASSAL
    table.settle()
    assert rhenus not in [place for _, place in Survey(g, 0).aims(ROMANS)]


@pytest.mark.rule("INV-IX.C-2")
def test_a_leader_goes_where_a_pile_has_none() -> None:
    """Theodosius leads four in Macedonia; Gainas goes to three in Amida rather than to them, or to nobody in Syria."""
    table = Table(
        {"byzantins": "empire", "perses": "kingdom"},
        {"byzantins": {"macedonia": 4, "amida": 3}},
        capitals={"byzantins": "thracia", "perses": "chaldea"},
        owners={"byzantins": ["macedonia", "amida", "syria"]},
    )
    table.put("theodosius-ii", "macedonia")
    byzantines = NATION["byzantins"]
    table.settle().start(Investiture(byzantines, BIT[PIECE["gainas"]]))
    table.g.stack[-1].step = "place"
    assert preferred(table) == ("post", "amida")


@pytest.mark.rule("INV-XV.B-7")
def test_a_rich_rome_buys_the_best_unit_of_the_one_that_it_may_buy_and_a_poor_one_the_cheapest() -> None:
    """Palatine cavalry costs 15 gold, archers 6; 9 gold are to be left for a decree and hard times."""

    def better(gold: int) -> bool:
        g = Table({"romains": "empire"}, {}, capitals={"romains": "latium"}).settle().g
        g.treasury[ROMANS] = gold
        survey = Survey(g, 0)
        kinds = {TYPE_IDS[TYPE_OF[p]]: p for p in members(OF_NATION[ROMANS] & UNIT_MASK)}
        return realm.buy(survey, ROMANS, kinds["palatine-cavalry"]) > realm.buy(survey, ROMANS, kinds["archer"])

    assert better(60)
    assert not better(35)


@pytest.mark.rule("INV-XI.E-2", "INV-X.C-1")
def test_units_that_are_idle_watch_where_raiders_will_come() -> None:
    """Picts raid each turn, and have nowhere to go but Bernicia: each unit there makes a raid of theirs worth less."""
    table = Table(
        {"romains": "empire"},
        {"romains": {"lindum": 1}},
        capitals={"romains": "latium"},
        owners={"romains": ["bernicia", "lindum"]},
        turn=1,
    )
    g = table.settle().g
    survey, bernicia = Survey(g, 0), PROVINCE["bernicia"]
    assert raids.targets(g, NATION["pictes"]) & BIT[bernicia]
    assert survey.watched(bernicia, 2) > survey.watched(bernicia, 1) > 0.05
    assert survey.watched(PROVINCE["lindum"], 2) == 0.0
    assert realm.station(survey, ROMANS, bernicia) > realm.station(survey, ROMANS, PROVINCE["lindum"])
    g.last_turn = 1
    assert Survey(g, 0).exposure()[bernicia] == 0.0
