"""INV X.B: Event cards on dice, interceptions and flights, at Purchases and suppressions, and against other events."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from latrunculi.games.invasions.components.cards import EVENT, PLAYED_AT
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import CAMP, NATION
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.designs import CARDS, Designs
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.revolts import Suppressions
from latrunculi.games.invasions.rules.state import GONE, TITLES
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field, whites
from tests.games.invasions.table import Table

T = TypeVar("T", bound=Table)
ROME, GOTHS, FRANKS = NATION["romains"], NATION["wisigoths"], NATION["francs"]


def hold(t: T, **hands: str) -> T:
    """Give camps cards: `romans="ambush"`."""
    for camp, titles in hands.items():
        for title in titles.split():
            t.g.event_hand[CAMP[camp] * TITLES + EVENT[title]] += 1
    return t


@pytest.mark.rule("INV-X.B-4")
def test_each_card_of_the_window_is_carried_out() -> None:
    for moment in ("diplomacy", "activation", "movement", "purchases"):
        missing = {title for title in members(PLAYED_AT[moment]) if title not in CARDS}
        others = {EVENT["alliance"], EVENT["barbarian-coalition"], EVENT["perfidy"]}
        assert missing <= others


# ---------------------------------------------------------------- interception and flight


def raid(*dice: int, **more: Any) -> Table:
    """Franks enter Belgica, which is Rome's; a Roman unit in Neustria may intercept, at +2 for the empire."""
    t = Table(
        {"romains": "empire", "francs": "barbarian"},
        {"francs": {"saliens": 2, "oderus": 1}, "romains": {"neustria": 1}},
        owners={"romains": ["neustria", "belgae"]},
        dice=dice,
        **more,
    )
    t.g.playing = BIT[FRANKS]
    return t


def enter(t: Table) -> Table:
    return t.start(Movement(BIT[FRANKS])).choose("march", "saliens").choose("step-to", "belgae")


def intercept(t: Table) -> Table:
    """The pile that intercepts is one unit: there is nothing to compose."""
    return t.choose("intercept", "neustria")


@pytest.mark.rule("INV-XIX.A-15", "INV-X.B-5")
@pytest.mark.parametrize(("die", "comes"), [(1, True), (0, True)])
def test_the_card_interception_adds_three(die: int, comes: bool) -> None:
    t = intercept(enter(hold(raid(die), romans="interception")))
    t.choose("stratagem", "interception")
    assert t.events("intercepted")[0]["bonus"] == 2 + 3  # 1 + 5 is 6
    assert bool(t.events("interception-failed")) != comes


@pytest.mark.rule("INV-XIX.A-15")
def test_without_it_a_one_fails() -> None:
    t = intercept(enter(hold(raid(1), romans="ambush"))).choose("done")
    assert t.events("intercepted")[0]["bonus"] == 2
    t.choose("done").choose("done")  # neither Dice nor Reaction
    assert t.events("interception-failed")


@pytest.mark.rule("INV-X.B-5", "INV-XIX.A-16")
def test_a_reaction_is_a_second_attempt_after_a_failure_alone() -> None:
    t = intercept(enter(hold(raid(3, 4), romans="reaction")))
    t.choose("done")  # no card before the die
    t.choose("done")  # no Dice
    assert t.offers("stratagem") == ["reaction"]
    t.choose("stratagem", "reaction")
    assert [e["die"][0] for e in t.events("intercepted")] == [3, 4]
    assert not t.events("interception-failed")
    t = intercept(enter(hold(raid(4), romans="reaction"))).choose("done").choose("done")
    assert t.offers("stratagem") == [], "it has succeeded"


@pytest.mark.rule("INV-X.B-5", "INV-XIX.A-8")
def test_both_sides_may_have_the_die_of_an_interception_thrown_again() -> None:
    t = intercept(enter(hold(raid(3, 4), romans="dice"))).choose("done")
    t.choose("stratagem", "dice")
    assert [e["die"][0] for e in t.events("intercepted")] == [3, 4]
    assert not t.events("interception-failed")
    t = intercept(enter(hold(raid(4, 3), goths="dice", persians="dice")))
    assert t.g.actor == t.g.seat(FRANKS) == CAMP["persians"]
    t.choose("stratagem", "dice").choose("done")  # the Visigoths have no Reaction
    assert t.events("interception-failed")
    assert t.g.event_discard[EVENT["dice"]] == 1


def chase(*dice: int) -> Table:
    """Franks enter Aquitania, where a Visigoth stands."""
    t = Table(
        {"francs": "barbarian", "wisigoths": "barbarian"},
        {"francs": {"liger": 2, "rhenus": 1}, "wisigoths": {"aquitania": 1}},
        dice=dice,
    )
    t.g.playing = BIT[FRANKS]
    return t


def flee(t: Table) -> Table:
    t.start(Movement(BIT[FRANKS])).choose("march", "liger").choose("step-to", "aquitania")
    return t.choose("flee-to", "garumnum")


@pytest.mark.rule("INV-XIX.B-9", "INV-X.B-5")
def test_the_card_interception_adds_one_to_a_flight() -> None:
    t = flee(hold(chase(8), goths="interception")).choose("stratagem", "interception")
    assert t.events("fleeing")[0]["bonus"] == 1
    assert not t.events("flight-failed"), "8 + 1"
    t = flee(hold(chase(7), goths="interception")).choose("stratagem", "interception")
    assert t.events("flight-failed"), "7 + 1"


@pytest.mark.rule("INV-XIX.B-3", "INV-X.B-5")
def test_the_die_of_a_flight_is_thrown_again() -> None:
    t = flee(hold(chase(8, 9), goths="dice")).choose("done").choose("stratagem", "dice")
    assert [e["die"][0] for e in t.events("fleeing")] == [8, 9]
    assert not t.events("flight-failed")


# ---------------------------------------------------------------- sieges, landings, suppressions


def siege(*dice: int) -> Table:
    """Franks before Lutetia, which has no walls and belongs to Rome."""
    t = Table(
        {"francs": "barbarian", "romains": "empire"},
        {"francs": {"neustria": 3}},
        owners={"romains": ["neustria"], "francs": ["sequana"]},
        turn=6,
        dice=dice,
    )
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls &= ~BIT[PROVINCE["neustria"]]
    t.g.playing = BIT[FRANKS]
    return t


@pytest.mark.rule("INV-XXIV.C-2", "INV-X.B-5")
def test_the_die_of_a_siege_is_thrown_again_and_once_by_each_card() -> None:
    t = hold(siege(7, 6, 7), romans="dice dice ambush").start(Battles()).choose("besiege").choose("done")
    t.choose("stratagem", "dice")
    assert t.offers("stratagem") == ["dice"], "the second throw may be thrown again, too"
    t.choose("stratagem", "dice").choose("done")
    assert [e["die"][0] for e in t.events("siege-roll")] == [7, 6, 7]
    assert t.events("city-taken")


def suppress(*dice: int, **hands: str) -> Table:
    t = Table({"wisigoths": "kingdom"}, {"wisigoths": {"cuneus": 2}}, capitals={"wisigoths": "carpetania"},
              owners={"wisigoths": ["cuneus", "carpetania"]}, dice=dice)  # fmt: skip
    t.g.revolts |= BIT[PROVINCE["cuneus"]]
    t.g.order = [GOTHS]
    return hold(t, **hands).start(Suppressions()).choose("suppress", "cuneus")


@pytest.mark.rule("INV-XVI.F-3", "INV-X.B-5")
def test_a_holy_man_adds_four_to_a_suppression() -> None:
    plain = suppress(3, goths="holy-man").choose("done")
    base = plain.events("suppression")[0]["modifier"]
    assert plain.g.revolts
    t = suppress(9 - base - 4, goths="holy-man").choose("stratagem", "holy-man")
    assert t.events("suppression")[0]["modifier"] == base + 4
    assert not t.g.revolts
    t = suppress(9 - base - 5, goths="holy-man").choose("stratagem", "holy-man")
    assert t.g.revolts


# ---------------------------------------------------------------- Veterans


def worn(number: int, **hands: str) -> Table:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": ["latium"]})
    for i in range(number):
        t.put(ELITES[i], "latium")
        t.g.reduced |= BIT[PIECE[ELITES[i]]]
    t.g.order = [ROME]
    t.g.treasury[ROME] = 20
    return hold(t, **hands).start(Purchases())


ELITES = ["romains-legion-1", "romains-custodes", "romains-elite-cavalry-1"]


@pytest.mark.rule("INV-X.B-5", "INV-III.B-14")
def test_veterans_refit_two_elites_before_the_purchases() -> None:
    t = worn(3, romans="veterans")
    t.choose("stratagem", "veterans")
    for _ in range(2):
        if t.offers("refit"):
            t.choose("refit", t.offers("refit")[0])
    assert t.g.reduced.bit_count() == 1
    assert t.g.stack[-1].NAME == "purchases"
    t = worn(1, romans="veterans").choose("stratagem", "veterans")
    assert t.g.reduced == 0, "one is all there is"
    assert worn(0, romans="veterans").g.stack[-1].NAME == "purchases", "nobody is asked"
    assert worn(1, goths="veterans").g.stack[-1].NAME == "purchases", "it is for a nation of the camp"


# ---------------------------------------------------------------- Reaction against an event


def plot(*dice: int, **hands: str) -> Table:
    """The Persians may have Stilicho killed; they would hit."""
    t = hold(Table({"romains": "empire", "perses": "kingdom"}, owners={"romains": ["latium"]}, dice=dice), **hands)
    t.put("stilicho", "latium")
    t.g.playing = BIT[NATION["perses"]]
    return t.start(Designs(moment="activation", nation=NATION["perses"])).choose("stratagem", "assassination")


@pytest.mark.rule("INV-X.B-5", "INV-X.B-7")
def test_a_reaction_cancels_an_event_and_both_cards_are_discarded() -> None:
    t = plot(persians="assassination", goths="reaction")
    assert (t.g.actor, t.g.private) == (CAMP["goths"], True)
    t.choose("stratagem", "reaction")
    assert t.g.at[PIECE["stilicho"]] == PROVINCE["latium"]
    assert t.events("cancelled") == [{"card": "assassination", "camp": "goths"}]
    assert not t.events("plot-roll")
    assert (t.g.event_discard[EVENT["assassination"]], t.g.event_discard[EVENT["reaction"]]) == (1, 1)


@pytest.mark.rule("INV-X.B-5")
def test_a_reaction_may_be_cancelled_by_another() -> None:
    t = plot(9, persians="assassination reaction", goths="reaction")
    t.choose("stratagem", "reaction")
    assert t.g.actor == CAMP["persians"]
    t.choose("stratagem", "reaction")
    assert [e["card"] for e in t.events("cancelled")] == ["reaction"]
    assert t.g.at[PIECE["stilicho"]] == GONE


@pytest.mark.rule("INV-X.B-5")
def test_others_are_asked_in_their_order_after_the_camp_that_plays_and_not_itself() -> None:
    t = plot(9, persians="assassination reaction", goths="ambush", huns="ambush")
    asked = []
    while t.g.stack and t.g.stack[-1].NAME == "riposte":
        asked.append(t.g.actor)
        assert t.offers() == [("done", None)]
        t.choose("done")
    assert asked == [CAMP["goths"], CAMP["huns"]]
    assert t.g.at[PIECE["stilicho"]] == GONE


def field(**hands: str) -> Field:
    """Two Franks against two Romans in clear land; the Huns have no part in it."""
    franks = ["francs-infantry-francisca-1", "francs-infantry-francisca-2"]
    nations = {"francs": "barbarian", "romains": "empire"}
    romans = ["romains-infantry-1", "romains-infantry-2"]
    return hold(Field("lugdunus", franks, romans, nations, leads=("francs", "romains")), **hands)


@pytest.mark.rule("INV-X.B-5", "INV-XX.A-11")
def test_a_card_cancelled_does_not_help_in_battle() -> None:
    t = field(romans="surprise", huns="reaction").fight(whites(*["-"] * 12))
    assert t.g.actor == CAMP["romans"]
    t.choose("aid-defender", "surprise").choose("stratagem", "reaction")
    assert t.battle.effects == [0, 0]
    t = field(romans="surprise", huns="reaction").fight(whites(*["-"] * 12))
    t.choose("aid-defender", "surprise").choose("done")
    assert t.battle.effects == [0, BIT[EVENT["surprise"]]]


@pytest.mark.rule("INV-X.B-5")
def test_who_has_no_part_in_a_battle_may_help_either_side() -> None:
    t = field(huns="surprise tactician").fight(whites(*["-"] * 12))
    assert (t.g.actor, t.g.private) == (CAMP["huns"], True)
    assert set(t.offers("aid-attacker")) == set(t.offers("aid-defender")) == {"surprise", "tactician"}
    t.choose("aid-attacker", "surprise")
    assert t.offers("aid-defender") == ["tactician"]
    t.choose("aid-defender", "tactician")
    assert t.battle.effects == [BIT[EVENT["surprise"]], BIT[EVENT["tactician"]]]
