"""What the adviser says for a choice: the facts of the table, as one who reads the map would name them."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.advice import prospects
from latrunculi.games.invasions.advice.campaign import Plan
from latrunculi.games.invasions.advice.reasons import danger, ending, watch
from latrunculi.games.invasions.advice.survey import Survey
from latrunculi.games.invasions.components.chart import PROVINCE, REGION, REGION_OF
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules.alliances import Proposal
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.texts import texts
from tests.games.invasions.field import Field, whites
from tests.games.invasions.table import Table
from tests.games.invasions.test_advice_choices import christians, neighbours, raiders

PERSIANS = NATION["perses"]


def said(table: Table, verb: str, obj: str | None = None) -> list[dict[str, Any]]:
    """What speaks for a choice, by ids."""
    reasons = GAME.reasons(table.g, table.g.actor, VOCABULARY.action(verb, obj))
    return [{"id": reason["id"], **reason["values"]} for reason in [one.words(VOCABULARY) for one in reasons]]


def persians(foes: int = 0) -> Table:
    """Four Persian units in Adiabene; perhaps Byzantines in Armenia, which Persia scores for the region Caucasus."""
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"adiabene": 4}, "byzantins": {"armenia": foes} if foes else {}},
        capitals={"perses": "chaldea", "byzantins": "thracia"},
    )
    table.settle()
    table.g.playing = BIT[NATION["perses"]]
    return table.start(Movement(BIT[NATION["perses"]]))


def test_a_march_is_for_an_objective_with_its_points_and_says_that_nobody_defends_it() -> None:
    """Cappadocia and Caucasus, two regions beside Adiabene, are worth 2 VP each to the Persians, Oriens 4."""
    aim, last = said(persians(), "march", "adiabene")
    assert (aim["id"], aim["nation"], aim["points"]) == ("region-aim", "perses", 4)
    assert last["id"] == "undefended"
    assert REGION_OF[PROVINCE[last["province"]]] == REGION[aim["region"]]


def test_where_an_enemy_stands_the_chance_of_the_battle_is_said_as_the_page_says_it() -> None:
    table = persians(2)
    table.choose("march", "adiabene")
    plan = Plan(Survey(table.g, table.g.actor), PERSIANS, table.g.stack[-1].group, PROVINCE["adiabene"])
    told = [one.words(VOCABULARY) for one in ending(plan, PROVINCE["armenia"], PROVINCE["adiabene"])]
    assert [one["id"] for one in told] == ["region-aim", "city", "battle"]
    three = plan.company(PROVINCE["armenia"])  # there is no room for a fourth in the mountains
    win = prospects.of_attack(table.g, PERSIANS, three, plan.here, PROVINCE["armenia"]).win
    assert told[-1]["values"] == {"province": "armenia", "chance": round(100 * win)}


def test_where_several_piles_are_needed_their_common_chance_is_said() -> None:
    """Two Persians in Assyria against a Byzantine in Amida; two more can come from Adiabene."""
    table = Table(
        {"perses": "kingdom", "byzantins": "empire"},
        {"perses": {"assyria": 2, "adiabene": 2}, "byzantins": {"amida": 1}},
        capitals={"perses": "chaldea", "byzantins": "thracia"},
        owners={"byzantins": ["amida"]},
    ).settle()
    table.g.playing = BIT[PERSIANS]
    g, here, there = table.start(Movement(BIT[PERSIANS])).g, PROVINCE["assyria"], PROVINCE["amida"]
    plan = Plan(Survey(g, g.actor), PERSIANS, g.units(PERSIANS, here), here)
    all_four = g.units(PERSIANS, here) | g.units(PERSIANS, PROVINCE["adiabene"])
    last = ending(plan, there, here)[-1].words(VOCABULARY)
    win = prospects.of_attack(g, PERSIANS, all_four, here, there).win
    assert (last["id"], last["values"]["chance"]) == ("concert", round(100 * win))


def test_who_stays_behind_covers_what_an_enemy_could_reach() -> None:
    """Byzantines, two units, stand in Armenia, a step from Adiabene."""
    table = persians(2)
    g = table.g
    g.owner[PROVINCE["adiabene"]] = PERSIANS
    table.settle()
    told = danger(Survey(g, g.actor), PERSIANS, PROVINCE["adiabene"])
    assert [one.words(VOCABULARY)["values"] for one in told] == [
        {"province": "adiabene", "nation": "byzantins", "units": 2}
    ]


@pytest.mark.parametrize("legions", [0, 2])
def test_a_raid_says_its_chance(legions: int) -> None:
    """XI.E: a raid succeeds from 5 of ten faces on, a point less for each unit of a civilised nation that is there."""
    table = raiders(legions).start(OneRaid(NATION["alamans"]))
    told = said(table, "choose-province", "lotharingia")
    assert told == [{"id": "raid", "province": "lotharingia", "chance": 60 - 10 * legions}]


def test_the_weaker_wants_peace_since_its_land_is_in_danger_the_stronger_does_not_for_the_same_reason() -> None:
    weak = neighbours(1, 5).start(Proposal(NATION["byzantins"], PERSIANS))
    strong = neighbours(5, 1).start(Proposal(NATION["byzantins"], PERSIANS))
    assert said(weak, "yes") == [{"id": "menace", "nation": "byzantins", "other": "perses"}]
    assert said(strong, "no") == [{"id": "prey", "nation": "perses", "other": "byzantins"}]


def test_the_bonus_of_a_conversion_is_told_as_it_stands() -> None:
    """XXXI.B-2: half the revenue of one province that yields 1 is one point."""
    assert said(christians(12, "garumnum"), "claim") == [{"id": "bonus", "nation": "wisigoths", "points": 1}]


def test_a_die_that_is_thrown_again_gives_less_than_the_average_or_the_enemys_more() -> None:
    """Julian's two Roman units throw a blank white die; the Gepids' black one shows two swords."""
    t = Field(
        "neustria",
        ["romains-infantry-1", "romains-infantry-2", "iulianus"],
        ["gepides-infantry-1", "gepides-infantry-2"],
        {"romains": "empire", "gepides": "barbarian"},
        leads=("romains", "gepides"),
    )
    t.fight(whites("-", "-"), whites("s", "s"))
    t.choose("done")
    assert said(t, "reroll", "attacker-white-blank") == [{"id": "our-die"}]
    assert said(t, "reroll", "defender-white-sword") == [{"id": "their-die"}]


def test_a_line_of_reasons_reads_in_both_languages() -> None:
    reasons = [one.words(VOCABULARY) for one in ending(*open_road())]
    assert [texts(GAME, "en").reason(one) for one in reasons] == [
        "The Persians make for the region Caucasus: 2 VP",
        "Colchis is undefended",
    ]
    assert [texts(GAME, "fr").reason(one) for one in reasons] == [
        "Les Perses visent la région Caucasus\u00a0: 2 PV",
        "Colchis est sans défense",
    ]


def open_road() -> tuple[Plan, int, int]:
    """The march of the Persians to Colchis, over Armenia."""
    g = persians().g
    group = g.pieces(PERSIANS, PROVINCE["adiabene"])
    plan = Plan(Survey(g, g.actor), PERSIANS, group, PROVINCE["adiabene"])
    return plan, PROVINCE["colchis"], PROVINCE["armenia"]


def test_who_watches_a_province_against_raids_says_whose() -> None:
    """Saxons, Angles and Picts raid on turn 2 and reach Bernicia; the first of them is named."""
    table = Table({"romains": "empire"}, {}, capitals={"romains": "latium"}, owners={"romains": ["bernicia"]}, turn=1)
    survey = Survey(table.settle().g, 0)
    assert [one.words(VOCABULARY)["values"]["nation"] for one in watch(survey, PROVINCE["bernicia"])] == ["saxons"]
    assert watch(survey, PROVINCE["latium"]) == []
