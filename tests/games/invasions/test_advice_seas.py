"""The adviser's fleets: where they sail, whom they intercept, and when they accept battle; what it says for that."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.advice import seas
from latrunculi.games.invasions.advice.survey import STOPPED, Survey
from latrunculi.games.invasions.components.chart import SEA
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules.fleets import Voyage
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.naval import Challenges, SeaFight
from latrunculi.games.invasions.rules.state import FIRST_SEA
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.texts import texts
from tests.games.invasions.table import Table
from tests.games.invasions.test_advice_choices import opinion, preferred

ROMANS, VANDALS = NATION["romains"], NATION["vandales"]
SICULUM = SEA["mare-siculum"]


def rome(ours: int, theirs: int, army: int = 0) -> Table:
    """Rome in Italy, Sicily and Africa, fleets of both sides in Mare Siculum, Vandals at Carthago Nova; turn 6."""
    t = Table(
        {"romains": "empire", "vandales": "kingdom"},
        {"romains": {"africa": army}},
        owners={"romains": ["campania", "sicilia", "africa", "tuscia"], "vandales": ["cartaginensis"]},
        turn=6,
    )
    t.fleets = [t.muster("romains", "mare-siculum", ours), t.muster("vandales", "mare-siculum", theirs)]  # type: ignore[attr-defined]
    t.g.playing = BIT[ROMANS]
    return t


def masks(t: Table) -> list[int]:
    """The fleets of both sides."""
    return [sum([BIT[piece] for piece in side]) for side in t.fleets]  # type: ignore[attr-defined]


def said(t: Table, verb: str, obj: str | None = None) -> list[dict[str, Any]]:
    """What speaks for a choice, by ids."""
    reasons = GAME.reasons(t.g, t.g.actor, VOCABULARY.action(verb, obj))
    return [{"id": one["id"], **one["values"]} for one in [reason.words(VOCABULARY) for reason in reasons]]


def test_a_fleet_sails_where_it_can_carry_an_army_to_a_prize_and_stays_there() -> None:
    """Four units in Africa could spare some; their coasts are those of Mare Siculum, the fleet is in the Adriatic."""
    t = rome(0, 0, army=4)
    fleet = t.muster("romains", "mare-adriaticum")[0]
    t.start(Movement(BIT[ROMANS]))
    assert seas.best_crossing(Survey(t.g, t.g.seat(ROMANS)), ROMANS, SICULUM)[0] > 0
    assert opinion(t, "sail", "romains-fleet-1") > 0
    assert said(t, "sail", "romains-fleet-1")[0]["id"] == "ferry"
    t.choose("sail", "romains-fleet-1")
    assert preferred(t) == ("sail-to", "mare-siculum")
    assert said(t, "sail-to", "mare-siculum")[0]["id"] == "ferry"
    t.choose("sail-to", "mare-siculum")
    assert preferred(t)[0] == "done"
    assert t.g.at[fleet] == FIRST_SEA + SICULUM


def test_without_anybody_to_carry_it_stays_in_port() -> None:
    t = rome(0, 0)
    t.muster("romains", "mare-adriaticum")
    t.start(Movement(BIT[ROMANS]))
    assert preferred(t)[0] != "sail"


def test_the_stronger_pile_gives_battle() -> None:
    t = rome(2, 1)
    t.start(Voyage(ROMANS, SICULUM, masks(t)[0])).choose("no")
    assert preferred(t) == ("challenge", "vandales")
    assert said(t, "challenge", "vandales") == [{"id": "fleets", "sea": "mare-siculum", "ours": 2, "theirs": 1}]


def test_the_weaker_does_not() -> None:
    t = rome(2, 1)
    t.g.playing = BIT[VANDALS]
    t.start(Voyage(VANDALS, SICULUM, masks(t)[1])).choose("no")
    assert opinion(t, "challenge", "romains") < opinion(t, "done")


@pytest.mark.parametrize(("mine", "answer"), [("romains", "yes"), ("vandales", "no")])
def test_who_sails_by_is_intercepted_by_a_stronger_pile_alone(mine: str, answer: str) -> None:
    """Two Roman fleets, of elites that take two hits, and a Vandal one; the other nation comes by."""
    t = rome(2, 1)
    active, pile = (VANDALS, masks(t)[1]) if mine == "romains" else (ROMANS, masks(t)[0])
    t.g.playing = BIT[active]
    t.start(Challenges(active, SICULUM, pile))
    assert t.g.actor == t.g.seat(NATION[mine])
    assert preferred(t)[0] == answer


@pytest.mark.rule("INV-XXV.C-9")
def test_the_weaker_refuses_where_that_costs_its_way_alone_but_not_where_it_costs_a_point() -> None:
    """A Vandal fleet against two Roman ones: active it turns back; one that lies there would lose a VP to an enemy."""
    t = rome(2, 1)
    own, foe = masks(t)
    t.g.playing = BIT[VANDALS]
    t.g.script = [4]
    t.start(SeaFight(ROMANS, VANDALS, SICULUM, [foe, own], active=VANDALS))
    assert (t.g.actor, preferred(t)[0]) == (t.g.seat(VANDALS), "no")
    t = rome(2, 1)
    own, foe = masks(t)
    t.g.script = [4]
    t.start(SeaFight(ROMANS, VANDALS, SICULUM, [own, foe], active=ROMANS))
    assert (t.g.actor, preferred(t)[0]) == (t.g.seat(VANDALS), "yes")
    assert said(t, "yes") == [
        {"id": "fleets", "sea": "mare-siculum", "ours": 1, "theirs": 2},
        {"id": "refusal", "nation": "vandales", "points": 1},
    ]


def test_what_a_refusal_is_worth_counts_the_rivals_loss_too() -> None:
    """1 VP for us, and one less for the rival, who is ahead."""
    t = rome(1, 1)
    t.g.score(VANDALS, 0, 9)
    assert seas.refused(Survey(t.g, t.g.seat(ROMANS)), VANDALS) == pytest.approx(1 + STOPPED)


def test_it_is_said_in_both_languages() -> None:
    t = rome(2, 1)
    own, _ = masks(t)
    t.start(Voyage(ROMANS, SICULUM, own)).choose("no")
    told = GAME.reasons(t.g, t.g.actor, VOCABULARY.action("challenge", "vandales"))[0].words(VOCABULARY)
    assert texts(GAME, "en").reason(told) == "In Mare Siculum, 2 fleets of ours against 1"
    assert texts(GAME, "fr").reason(told) == "En Mare Siculum, 2 flottes à nous contre 1"
