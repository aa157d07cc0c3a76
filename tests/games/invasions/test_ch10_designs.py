"""INV X.B: Event cards that are played in the Diplomacy step and when a nation is activated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import DIPLOMACY_COPIES, EVENT
from latrunculi.games.invasions.components.chart import NONE, PROVINCE
from latrunculi.games.invasions.components.counters import CAMPAIGNS, COMBAT, PIECE
from latrunculi.games.invasions.components.nations import CAMP, CAMP_IDS, NATION
from latrunculi.games.invasions.rules import bonds, interception, ways
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.campaigns import Campaigns
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.state import GONE, MARKERS, TITLES, TRACK, TREATIES, VASSAL
from latrunculi.games.invasions.rules.treaties import Opening
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ROME, GOTHS, FRANKS, HUNS, PERSIANS = (NATION[n] for n in ("romains", "wisigoths", "francs", "huns", "perses"))


def hold(t: Table, **hands: str) -> Table:
    """Give camps cards: `romans="ambush"`."""
    for camp, titles in hands.items():
        for title in titles.split():
            t.g.event_hand[CAMP[camp] * TITLES + EVENT[title]] += 1
    return t


def table(nations: Mapping[str, str] | None = None, **more: Any) -> Table:
    """Rome, the Visigoths with their horde in Valachia, the Persians."""
    more.setdefault("hordes", {"wisigoths": "valachia"})
    more.setdefault("armies", {"romains": {"moesia-inferior": 1, "latium": 1}})
    more.setdefault("owners", {"romains": ["latium", "moesia-inferior"], "perses": ["chaldea"]})
    t = Table(nations or {"romains": "empire", "wisigoths": "barbarian", "perses": "kingdom"}, **more)
    return t.settle()


def activated(t: Table, nation: str) -> Table:
    """Cards of the moment at which a nation is activated."""
    t.g.playing = BIT[NATION[nation]]
    return t.start(Designs(moment="activation", nation=NATION[nation]))


# ---------------------------------------------------------------- who is asked


@pytest.mark.rule("INV-X.B-4", "INV-X.B-5")
def test_camps_with_cards_are_asked_in_private_from_that_of_the_nation_activated_on() -> None:
    t = hold(table(), romans="ambush", goths="ambush", huns="ambush")
    t.put("stilicho", "latium")
    t.put("alaricus", "valachia")
    activated(t, "wisigoths")
    asked = []
    while not t.g.over:
        assert t.g.private
        asked.append(t.g.actor)
        assert t.offers() == [("done", None)], "an Ambush is no card of this moment, and yet they are asked"
        t.choose("done")
    assert asked == [CAMP["goths"], CAMP["romans"], CAMP["huns"]]


@pytest.mark.rule("INV-X.B-5")
def test_nobody_is_asked_where_no_card_could_be_played_or_none_is_held() -> None:
    t = table()
    t.lead("romains", "latium")
    assert activated(t, "wisigoths").g.over, "nobody holds a card"
    t = hold(table(), persians="assassination")
    t.g.age[PERSIANS] = 1
    t.g.invading = BIT[GOTHS]
    assert activated(t, "wisigoths").g.over, "no leader, no bond, nobody who could be younger or find an ally"


@pytest.mark.rule("INV-X.B-5", "INV-X.B-7")
def test_a_camp_plays_as_many_cards_as_it_likes() -> None:
    t = hold(table(dice=[1, 1]), persians="assassination assassination")
    t.lead("romains", "latium")
    activated(t, "wisigoths")
    for _ in range(2):
        t.choose("stratagem", "assassination")  # there is but one to kill
    assert len(t.events("plot-roll")) == 2
    assert t.g.event_discard[EVENT["assassination"]] == 2
    assert t.g.over, "the hand is empty"


@pytest.mark.rule("INV-X.B-2", "INV-X.B-4")
def test_a_pillage_marker_is_enough_to_be_asked() -> None:
    t = table()
    t.lead("romains", "latium")
    t.g.pillage_hand[CAMP["goths"] * MARKERS + MARKERS - 3] = 1
    activated(t, "perses")
    assert t.g.actor == CAMP["goths"]


@pytest.mark.rule("INV-X.B-5")
def test_the_window_is_in_the_diplomacy_step_and_in_the_opening_of_an_activation() -> None:
    t = hold(table(), persians="assassination renaissance intrigue")
    t.lead("romains", "latium")
    t.g.playing = BIT[ROME]
    t.start(Opening(ROME))
    assert set(t.offers("stratagem")) == {"assassination"}, "Renaissance has no object, Intrigue is for diplomacy"
    t = hold(table(), persians="assassination intrigue")
    t.lead("romains", "latium")
    t.start(Designs(moment="diplomacy", nation=NONE))
    assert set(t.offers("stratagem")) == {"intrigue"}


# ---------------------------------------------------------------- Assassination


def murder(die: int, decline: int = 0, leader: str = "stilicho") -> Table:
    t = hold(table(dice=[die]), persians="assassination")
    t.put(leader, "latium")
    t.g.decline[ROME] = decline
    return activated(t, "perses").choose("stratagem", "assassination")


@pytest.mark.rule("INV-X.B-5")
@pytest.mark.parametrize(("die", "decline", "dead"), [(7, 0, 0), (8, 0, 1), (0, 0, 1), (5, 1, 0), (6, 1, 1)])
def test_assassination_kills_from_8_on_or_from_6_on_in_decline(die: int, decline: int, dead: int) -> None:
    assert (murder(die, decline).g.at[PIECE["stilicho"]] == GONE) == bool(dead)


@pytest.mark.rule("INV-X.B-5", "INV-XX.J-4")
def test_a_generic_leader_needs_8_in_decline_too_and_comes_again() -> None:
    t = murder(7, 1, "romains-caesar")
    assert t.g.at[PIECE["romains-caesar"]] == PROVINCE["latium"]
    assert murder(8, 1, "romains-caesar").g.at[PIECE["romains-caesar"]] == TRACK


@pytest.mark.rule("INV-X.B-5", "INV-X.B-6")
def test_assassins_strike_active_nations_of_other_players_alone() -> None:
    t = hold(table(), romans="assassination")
    t.put("stilicho", "latium")
    t.put("alaricus", "valachia")
    t.put("sapor-ii", "chaldea")
    t.g.active &= ~BIT[PERSIANS]
    t.g.inactive |= BIT[PERSIANS]
    t.put("wisigoths-rex", "valachia")
    activated(t, "romains").choose("stratagem", "assassination")
    assert set(t.offers("murder")) == {"alaricus", "wisigoths-rex"}


@pytest.mark.rule("INV-X.B-5")
def test_a_bodyguard_saves_the_victim() -> None:
    t = hold(table(dice=[9]), persians="assassination", romans="bodyguard")
    t.put("stilicho", "latium")
    activated(t, "perses").choose("stratagem", "assassination").choose("done")  # no Reaction
    assert t.g.actor == CAMP["romans"]
    t.choose("save-leader", "bodyguard")
    assert t.g.at[PIECE["stilicho"]] == PROVINCE["latium"]


# ---------------------------------------------------------------- Renaissance


@pytest.mark.rule("INV-XXIX.G-4")
def test_renaissance_frees_a_vassal_and_gives_it_two_units() -> None:
    t = hold(table(), goths="renaissance")
    bonds.bind(t.g, GOTHS, ROME, VASSAL)
    activated(t, "perses").choose("stratagem", "renaissance")
    for _ in range(2):
        t.choose("receive", t.offers("receive")[0])
    assert t.g.lord[GOTHS] == NONE
    assert t.g.units(GOTHS, PROVINCE["valachia"]).bit_count() == 2
    assert t.g.over


@pytest.mark.rule("INV-XXVIII.G-6", "INV-XXVIII.G-7")
def test_renaissance_breaks_a_foedus_with_all_its_effects() -> None:
    t = hold(table(owners={"romains": ["latium", "moesia-inferior"]}), goths="renaissance", romans="renaissance")
    bonds.federate(t.g, GOTHS, ROME, BIT[PROVINCE["moesia-inferior"]])
    activated(t, "wisigoths").choose("stratagem", "renaissance").choose("done")
    assert t.g.federator[GOTHS] == NONE
    assert t.owner("moesia-inferior") == "wisigoths"
    assert t.offers("receive")


@pytest.mark.rule("INV-VI.E-8")
def test_renaissance_makes_a_realm_younger_that_does_not_decline() -> None:
    t = hold(table(), romans="renaissance renaissance")
    t.g.age[ROME] = 3
    activated(t, "romains").choose("stratagem", "renaissance")
    assert t.g.age[ROME] == 2
    t.g.decline[ROME] = 1
    t = hold(table(), romans="renaissance", goths="renaissance")
    t.g.age[ROME], t.g.decline[ROME] = 3, 1
    activated(t, "romains")
    assert (t.g.actor, t.offers()) == (CAMP["romans"], [("done", None)]), "in decline"
    t.choose("done")
    assert (t.g.actor, t.offers()) == (CAMP["goths"], [("done", None)]), "the Visigoths are barbarians"
    t = hold(table(), goths="renaissance")
    t.g.age[ROME] = 3
    assert activated(t, "romains").g.over or not t.offers("stratagem"), "not for another camp's nation"


# ---------------------------------------------------------------- Influx, Mercenaries


@pytest.mark.rule("INV-X.B-5")
def test_influx_brings_two_units_to_a_horde_that_is_free() -> None:
    t = hold(table(), goths="influx")
    activated(t, "perses").choose("stratagem", "influx")
    for _ in range(2):
        t.choose("receive", t.offers("receive")[0])
    assert t.g.units(GOTHS, PROVINCE["valachia"]).bit_count() == 2
    t = hold(table(), goths="influx")
    bonds.bind(t.g, GOTHS, ROME, VASSAL)
    activated(t, "perses")
    assert "influx" not in t.offers("stratagem")


def hire(gold: int = 2, **more: Any) -> Table:
    t = hold(table(**more), romans="mercenaries")
    t.lead("perses", "chaldea")  # so that a camp with cards is asked anyway
    t.g.treasury[ROME] = gold
    return activated(t, "romains")


@pytest.mark.rule("INV-X.B-5", "INV-XVII.A-1", "INV-XXVII.B-3")
def test_a_mercenary_is_hired_for_2_gold_and_goes_home_afterwards() -> None:
    t = hire().choose("stratagem", "mercenaries")
    assert t.g.treasury[ROME] == 0
    unit = t.offers("hire")[0]
    assert {PIECE[name] for name in t.offers("hire")} <= {p for p in range(len(t.g.at)) if t.g.reserve(GOTHS) & BIT[p]}
    t.choose("hire", unit)
    assert set(t.offers("choose-province")) == {"latium", "moesia-inferior"}
    t.choose("choose-province", "moesia-inferior")
    assert t.g.units(ROME, PROVINCE["moesia-inferior"]) & BIT[PIECE[unit]]
    t.start(Homecoming()).choose("choose-province", "valachia")
    assert t.g.units(GOTHS, PROVINCE["valachia"]) == BIT[PIECE[unit]]


@pytest.mark.rule("INV-X.B-5")
def test_mercenaries_need_gold_a_near_horde_and_a_civilised_nation_that_is_activated() -> None:
    assert "mercenaries" not in hire(gold=1).offers("stratagem")
    far = hire(owners={"romains": ["latium"]}, armies={"romains": {"latium": 1}})
    assert "mercenaries" not in far.offers("stratagem"), "Danubius is not next to Italia"
    t = hold(table(), romans="mercenaries")
    t.lead("perses", "chaldea")
    t.g.treasury[ROME] = 2
    activated(t, "perses")
    assert "mercenaries" not in t.offers("stratagem"), "Rome is not the one activated"


# ---------------------------------------------------------------- Intrigue


@pytest.mark.rule("INV-X.B-5")
def test_intrigue_takes_a_card_of_another_player() -> None:
    t = hold(table(dice=[0]), persians="intrigue", romans="ambush")
    t.start(Designs(moment="diplomacy", nation=NONE))
    assert t.g.actor == CAMP["romans"]
    t.choose("done").choose("stratagem", "intrigue").choose("done")
    assert t.offers("purloin") == ["romans"], "nobody else holds a card"
    t.choose("purloin", "romans")
    assert t.g.event_hand[CAMP["persians"] * TITLES + EVENT["ambush"]] == 1
    assert t.g.event_hand[CAMP["romans"] * TITLES + EVENT["ambush"]] == 0


@pytest.mark.rule("INV-X.B-5", "INV-XXX.A-4")
def test_intrigue_draws_a_diplomacy_card_for_a_civilised_nation() -> None:
    t = hold(table(dice=[0]), persians="intrigue")
    t.g.treaty_deck = list(DIPLOMACY_COPIES)
    t.start(Designs(moment="diplomacy", nation=NONE)).choose("stratagem", "intrigue")
    assert [e["nation"] for e in t.events("envoy-sent")] == ["perses"], "nobody has a card to take"
    assert t.g.treaty_hand[PERSIANS * TREATIES] == 1 == sum(t.g.treaty_hand), "the first title"
    assert sum(t.g.treaty_deck) == sum(DIPLOMACY_COPIES) - 1


@pytest.mark.rule("INV-X.B-5", "INV-X.B-7")
def test_intrigue_finds_nothing_where_the_only_card_to_take_was_a_reaction_to_it() -> None:
    t = hold(table(), persians="intrigue reaction", goths="reaction")
    t.g.treaty_deck = [0] * TREATIES
    t.start(Designs(moment="diplomacy", nation=NONE))
    t.choose("stratagem", "intrigue").choose("stratagem", "reaction").choose("stratagem", "reaction")
    assert t.g.over, "the Reaction was cancelled, and with it the last card of the Goths has gone"
    assert sum(t.g.event_hand) == 0
    assert [t.g.event_discard[EVENT[card]] for card in ("intrigue", "reaction")] == [1, 2]


# ---------------------------------------------------------------- Great Leader, Supplies


def captain(card: str, leader: str = "theudebertus", at: str = "aquitania", **more: Any) -> Table:
    """Franks in Gaul with a leader; a second one elsewhere, so that the card has two objects."""
    t = Table({"francs": "kingdom", "romains": "empire"}, {"francs": {"aquitania": 2, "liger": 2}}, **more)
    t.put(leader, at)
    t.put("chlodio", "liger")
    hold(t, **{CAMP_IDS[t.g.camp(FRANKS)]: card})
    t.g.playing = BIT[FRANKS]
    return t


@pytest.mark.rule("INV-X.B-5", "INV-XX.E-1", "INV-XXII.A-2")
def test_a_great_leader_has_one_combat_and_one_campaign_more() -> None:
    leader = PIECE["theudebertus"]
    t = captain("great-leader")
    before = t.g.combat(leader), t.g.campaigns(leader)
    activated(t, "francs").choose("stratagem", "great-leader").choose("exalt", "theudebertus")
    assert (t.g.combat(leader), t.g.campaigns(leader)) == (before[0] + 1, before[1] + 1)
    assert (COMBAT[leader], CAMPAIGNS[leader]) == before
    assert t.g.combat(PIECE["chlodio"]) == COMBAT[PIECE["chlodio"]], "he alone"


@pytest.mark.rule("INV-X.B-5")
def test_nobody_is_greater_than_3() -> None:
    t = captain("great-leader", "chlodovechus")  # 3 in combat, 2 campaigns
    activated(t, "francs").choose("stratagem", "great-leader").choose("exalt", "chlodovechus")
    assert (t.g.combat(PIECE["chlodovechus"]), t.g.campaigns(PIECE["chlodovechus"])) == (3, 3)
    t = captain("great-leader")
    t.put("belisarius", "latium")  # 3 and 3
    t.put("stilicho", "latium")
    t.put("romains-caesar", "latium")
    hold(t, romans="great-leader")
    t.g.active |= BIT[NATION["byzantins"]]
    t.g.playing |= BIT[ROME] | BIT[NATION["byzantins"]]
    t.g.event_hand[CAMP["romans"] * TITLES + EVENT["great-leader"]] = 2
    t.start(Designs(moment="activation", nation=ROME)).choose("stratagem", "great-leader").choose("done")
    assert set(t.offers("exalt")) == {"stilicho", "romains-caesar"}
    t.choose("exalt", "stilicho").choose("stratagem", "great-leader").choose("done")
    assert t.g.great == BIT[PIECE["stilicho"]] | BIT[PIECE["romains-caesar"]], "the second is for the other"


@pytest.mark.rule("INV-X.B-5")
def test_a_great_leader_is_of_a_nation_of_the_camp_that_is_activated() -> None:
    t = captain("great-leader")
    t.g.playing = BIT[ROME]
    t.start(Designs(moment="activation", nation=ROME))
    assert t.g.over or "great-leader" not in t.offers("stratagem")
    t = captain("great-leader")
    t.g.inactive_leaders |= BIT[PIECE["theudebertus"]] | BIT[PIECE["chlodio"]]
    activated(t, "francs")
    assert t.g.over or "great-leader" not in t.offers("stratagem"), "an idle leader is of no use"


@pytest.mark.rule("INV-X.B-5")
def test_what_cards_do_for_an_activation_ends_with_it() -> None:
    t = captain("great-leader")
    t.g.great = t.g.supplied = BIT[PIECE["theudebertus"]]
    t.g.mutinous = t.g.units(FRANKS, PROVINCE["aquitania"])
    last = Activation(FRANKS)
    t.start(last)
    last.close(t.g)
    assert (t.g.great, t.g.supplied, t.g.mutinous) == (0, 0, 0)


@pytest.mark.rule("INV-X.B-5", "INV-XXII.A-2")
def test_supplies_are_good_for_one_campaign_more() -> None:
    leader = PIECE["theudebertus"]
    t = captain("supplies supplies supplies")
    t.start(Designs(moment="movement", nation=FRANKS)).choose("stratagem", "supplies").choose("supply", "theudebertus")
    assert t.g.campaigns(leader) == CAMPAIGNS[leader] + 1
    assert t.g.combat(leader) == COMBAT[leader]
    t.choose("stratagem", "supplies")
    assert t.g.campaigns(PIECE["chlodio"]) == CAMPAIGNS[PIECE["chlodio"]] + 1, "the second goes to the other"
    assert t.g.campaigns(leader) == CAMPAIGNS[leader] + 1
    assert t.offers("stratagem") == [] or t.g.over, "nobody is left for the third"


@pytest.mark.rule("INV-XXII.A-2")
def test_a_leader_without_campaigns_makes_one_with_supplies() -> None:
    t = Table({"wisigoths": "barbarian"}, {"wisigoths": {"aquitania": 1}})
    t.g.playing = BIT[GOTHS]
    t.put("athanaricus", "aquitania")
    t.g.supplied = BIT[PIECE["athanaricus"]]
    t.start(Campaigns()).choose("campaign", "athanaricus").choose("march", "aquitania").choose("done")
    assert [e["number"] for e in t.events("campaigning")] == [1]


# ---------------------------------------------------------------- Forced March, Scouts


@pytest.mark.rule("INV-XVIII.B-4")
def test_a_forced_march_gives_two_steps_to_one_pile() -> None:
    t = captain("forced-march")
    t.start(Designs(moment="movement", nation=FRANKS)).choose("stratagem", "forced-march")
    assert set(t.offers("hasten")) == {"aquitania", "liger"}
    t.choose("hasten", "aquitania")
    unit, leader = members(t.g.units(FRANKS, PROVINCE["aquitania"]))[0], PIECE["theudebertus"]
    other = members(t.g.units(FRANKS, PROVINCE["liger"]))[0]
    assert [ways.capacity(t.g, unit, led) for led in (False, True)] == [5, 6]
    assert ways.capacity(t.g, leader, False) == 7
    assert ways.capacity(t.g, other, False) == 3
    t.g.rest()
    assert ways.capacity(t.g, unit, False) == 3, "for that sub-step alone"


@pytest.mark.rule("INV-XIX.A-1")
def test_a_pile_with_scouts_is_not_intercepted_unless_others_go_along() -> None:
    t = captain("scouts", owners={"romains": ["lugdunus"]})
    t.muster("romains", "lugdunus", 1)
    t.start(Designs(moment="movement", nation=FRANKS)).choose("stratagem", "scouts").choose("scout", "aquitania")
    there = PROVINCE["lugdunus"]
    hidden = t.g.units(FRANKS, PROVINCE["aquitania"]) | BIT[PIECE["theudebertus"]]
    assert t.g.scouting == hidden
    assert not interception.adversaries(t.g, FRANKS, there, hidden)
    assert interception.adversaries(t.g, FRANKS, there, hidden | t.g.units(FRANKS, PROVINCE["liger"])) == BIT[ROME]
    t.g.rest()
    assert interception.adversaries(t.g, FRANKS, there, hidden) == BIT[ROME]


@pytest.mark.rule("INV-IV-12")
def test_orders_of_march_are_given_when_the_units_begin_to_move() -> None:
    t = captain("forced-march")
    frame = Activation(FRANKS)
    frame.step = "movement"
    t.g.stack.append(frame)
    t.g.advance()
    assert (t.g.stack[-1].NAME, t.g.private) == ("designs", True)
    assert t.offers("stratagem") == ["forced-march"]
    t.choose("done")
    assert t.g.stack[-1].NAME == "movement"


# ---------------------------------------------------------------- Mutiny


def legions(units: int = 3, gold: int = 5, **more: Any) -> Table:
    """Legions in Latium and, too few, in Campania; the Persians hold the card, and may kill Stilicho otherwise."""
    t = Table({"romains": "empire", "perses": "kingdom"}, {"romains": {"latium": units, "campania": 2}},
              owners={"romains": ["latium", "campania"]}, **more)  # fmt: skip
    t.g.treasury[ROME] = gold
    return hold(t.settle(), persians="mutiny")


@pytest.mark.rule("INV-X.B-5")
@pytest.mark.parametrize(("units", "mutiny"), [(2, False), (3, True)])
def test_three_units_mutiny(units: int, mutiny: bool) -> None:
    t = activated(legions(units), "romains")
    assert ("mutiny" in ([] if t.g.over else t.offers("stratagem"))) == mutiny


@pytest.mark.rule("INV-X.B-5")
def test_a_leader_of_combat_2_masters_them_one_of_1_does_not() -> None:
    t = legions()
    t.put("romains-caesar", "latium")
    assert COMBAT[PIECE["romains-caesar"]] == 1
    assert activated(t, "romains").offers("stratagem") == ["mutiny"]
    t = legions()
    t.put("stilicho", "latium")
    assert COMBAT[PIECE["stilicho"]] == 2
    assert activated(t, "romains").offers() == [("done", None)]
    t = legions()
    t.put("romains-caesar", "latium")
    t.g.great = BIT[PIECE["romains-caesar"]]
    assert activated(t, "romains").offers() == [("done", None)], "a great leader has 2"


@pytest.mark.rule("INV-X.B-5", "INV-XVIII.A-1")
def test_mutineers_are_paid_or_stay() -> None:
    t = activated(legions(), "romains").choose("stratagem", "mutiny")
    assert t.g.actor == t.g.seat(ROME)
    t.choose("no")
    assert t.g.mutinous == t.g.units(ROME, PROVINCE["latium"])
    assert t.g.treasury[ROME] == 5
    t.start(Movement(BIT[ROME]))
    assert t.offers("march") == ["campania"]
    t = activated(legions(), "romains").choose("stratagem", "mutiny").choose("yes")
    assert (t.g.treasury[ROME], t.g.mutinous) == (2, 0)


@pytest.mark.rule("INV-X.B-5")
@pytest.mark.parametrize(("gold", "asked"), [(2, False), (3, True)])
def test_who_cannot_pay_them_all_is_not_asked(gold: int, asked: bool) -> None:
    t = activated(legions(gold=gold), "romains").choose("stratagem", "mutiny")
    assert (t.g.actor == t.g.seat(ROME) and not t.g.over) == asked
    assert bool(t.g.mutinous) != asked


@pytest.mark.rule("INV-X.B-5", "INV-XXII.B-4")
def test_mutineers_do_not_follow_a_leader_on_campaign() -> None:
    t = legions()
    t.put("romains-caesar", "latium")
    t.g.playing = BIT[ROME]
    t.g.mutinous = t.g.units(ROME, PROVINCE["latium"])
    t.g.supplied = BIT[PIECE["romains-caesar"]]
    t.start(Campaigns())
    if "campaign" in [verb for verb, _ in t.offers()]:
        t.choose("campaign", "romains-caesar")
    assert t.offers("leave") == []


@pytest.mark.rule("INV-X.B-5")
def test_mutiny_is_for_civilised_nations_of_other_players() -> None:
    t = legions()
    t.g.status[ROME] = 1
    assert "mutiny" not in activated(t, "romains").offers("stratagem"), "barbarians do not mutiny"
    t = hold(legions(), romans="mutiny")
    t.g.event_hand[CAMP["persians"] * TITLES + EVENT["mutiny"]] = 0
    assert "mutiny" not in activated(t, "romains").offers("stratagem"), "nobody incites his own"


@pytest.mark.rule("INV-X.B-5")
def test_where_no_diplomacy_card_is_left_intrigue_only_steals() -> None:
    t = hold(table(), persians="intrigue")
    t.g.treaty_deck = [0] * TREATIES
    t.start(Designs(moment="diplomacy", nation=NONE))
    assert t.g.over or t.offers("stratagem") == []


@pytest.mark.rule("INV-X.B-5", "INV-VI.K-5")
def test_of_two_nations_activated_together_the_one_that_can_hires() -> None:
    t = hold(table({"romains": "empire", "byzantins": "empire", "wisigoths": "barbarian", "perses": "kingdom"}),
             romans="mercenaries")  # fmt: skip
    byzance = NATION["byzantins"]
    t.muster("byzantins", "moesia-superior")
    t.g.owner[PROVINCE["moesia-superior"]] = byzance
    t.g.treasury[byzance] = 2
    t.g.playing = BIT[ROME] | BIT[byzance]
    t.start(Designs(moment="activation", nation=ROME)).choose("stratagem", "mercenaries")
    assert t.g.treasury[byzance] == 0, "Rome has no gold"
    t = hold(table({"romains": "empire", "byzantins": "empire", "wisigoths": "barbarian", "perses": "kingdom"}),
             romans="mercenaries")  # fmt: skip
    t.muster("byzantins", "moesia-superior")
    t.g.owner[PROVINCE["moesia-superior"]] = byzance
    t.g.treasury[ROME] = t.g.treasury[byzance] = 2
    t.g.playing = BIT[ROME] | BIT[byzance]
    t.start(Designs(moment="activation", nation=byzance)).choose("stratagem", "mercenaries")
    assert (t.g.treasury[ROME], t.g.treasury[byzance]) == (2, 0), "the one whose turn it is"
