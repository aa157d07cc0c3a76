"""What the page is told of an engagement in progress, against the dice of its next phase by OP 8 and 9."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import LAST_BLOWS, MELEE, NIGHT
from latrunculi.games.optimus.table.board import board
from latrunculi.games.optimus.table.contract import BattleState
from latrunculi.games.optimus.table.secrets import redact
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch08_battle import MISS, armies, frame, go_on, post
from tests.games.optimus.test_ch08_battle import fight as battle
from tests.games.optimus.test_ch09_assault import LEGIONS, storm
from tests.games.optimus.test_ch09_sortie import shut_in


def told(t: Table, viewer: int = ROME) -> BattleState:
    """The engagement in progress, as a viewer is told."""
    found = board(redact(t.g, viewer)).battle
    assert found is not None
    return found


def ranged(t: Table) -> Table:
    """Every leader of an assault or a sortie takes the first post there is."""
    while t.asked.endswith("choose-posts"):
        t.do("post", min(t.legal("post")))
    return t


def test_before_an_assault_the_guns_are_told_with_their_factor_then_the_shots_that_count_by_two() -> None:
    """A gun of 1 PF has the factors 4 and 5: 0, 0, 0, 2, 2, 1 in phase 0, five sixths of a PF (9.5). In phase 1 it and
    a bowman hit on a 6 each, and it takes two results for one PF: one time in thirty-six."""
    guns = ["ballistae-1", "sagittarii-1"]
    t = ranged(storm([LEGIONS[0], *guns], ["comati-1"], [1], hands={ROME: ["presage-favorable"]}))
    assert t.asked == "assault-counsel"
    assert told(t).blows == {"ballistae-1": [0, 0, 0, 2, 2, 1]}
    assert told(t).expected == pytest.approx([5 / 6, 0.0])
    t.do("decline")
    assert t.asked == "assault-parley"
    assert told(t).blows == {name: [0, 0, 0, 0, 0, 1] for name in guns}
    assert told(t).expected == pytest.approx([1 / 36, 0.0])


@pytest.mark.rule("OP-14-7")
def test_before_an_assault_by_night_the_melee_is_told() -> None:
    """Nobody shoots. Laberius Maximus, BT 1, with a legion of 3 PF, whose FD does not double: three from a 4 up."""
    t = ranged(storm([LEGIONS[0], "sagittarii-1"], ["comati-1"], hands={ROME: ["bataille-nocturne"]}))
    t.do("play", "bataille-nocturne")
    fight = next(frame for frame in t.g.stack if isinstance(frame, Assault))
    fight.step, fight.phase = "counsel", 0
    assert told(t).blows[LEGIONS[0]] == [0, 0, 0, 3, 3, 3]
    assert fight.coming() == MELEE


def test_after_the_last_phase_of_an_assault_no_blows_are_told() -> None:
    t = ranged(storm(LEGIONS, ["comati-1"], hands={ROME: ["presage-favorable"]}))
    fight = t.g.stack[-1]
    assert isinstance(fight, Assault)
    fight.phase, fight.step = LAST_BLOWS, "falls"
    assert (told(t).blows, told(t).expected) == ({}, [0.0, 0.0])


def test_before_a_sortie_bonuses_of_leaders_count_as_in_the_melee() -> None:
    """Decebalus, BT 2, with comati of 2 PF and FD 5, who do not double as they slip away: he hits from 3 up. Laberius
    Maximus, BT 1, with a legion of 3 PF and FD 5: six on a 4, three on a 5 and a 6."""
    t = shut_in(hands={ROME: ["presage-favorable"]}).segment(BARBARIAN).do("sortie", "decebalus")
    t.do("take-out", "comati-1").do("done").do("answer-with", LEGIONS[0])
    ranged(t)
    assert t.asked == "sortie-counsel"
    assert (told(t).sortie, told(t).assault, told(t).pitched) == (True, False, False)
    assert told(t).blows == {"comati-1": [0, 0, 2, 2, 2, 2], LEGIONS[0]: [0, 0, 0, 6, 3, 3]}
    assert told(t).expected == pytest.approx([12 / 6, 8 / 6])


@pytest.mark.parametrize("effects", [0, NIGHT])
def test_at_night_the_last_blows_follow_the_melee_as_by_day(effects: int) -> None:
    t = go_on(post(battle(armies(3, 3, dice=[MISS] * 6))))
    fight = frame(t)
    assert isinstance(fight, Battle)
    fight.phase, fight.step, fight.effects = MELEE, "parley", effects
    t.g.show(fight.host[0] | fight.host[1])
    assert fight.coming() == LAST_BLOWS
    found: list[Any] = [told(t).win]
    fight.effects = 0
    assert found == [told(t).win]


def test_no_pursuit_is_told_where_darkness_keeps_it_away() -> None:
    """Mauri of 2 PF pursue by day, if Rome wins."""
    t = post(battle(Table({"traianus": ("campus-haticus", [LEGIONS[0], "mauri-1"]),
                           "decebalus": ("campus-haticus", ["comati-1"])})))  # fmt: skip
    fight = frame(t)
    fight.phase, fight.step = LAST_BLOWS, "counsel"
    t.g.show(fight.host[0] | fight.host[1])
    assert set(told(t).blows) == {"mauri-1"}
    fight.effects = NIGHT
    assert told(t).blows == {}


def test_between_the_phases_of_an_assault_the_walls_still_count() -> None:
    """Before the shots: with a VD of 3 the besieger stands worse than with none."""
    chances = []
    for vd in (0, 3):
        t = ranged(storm(LEGIONS, ["comati-1", "comati-2"], [1], vd=vd, hands={ROME: ["presage-favorable"]}))
        assert t.asked == "assault-counsel"
        t.do("decline")
        assert t.asked == "assault-parley"
        t.g.show(t.g.inside[REGION["arcidava"]])
        chances.append(told(t).win or 0.0)
    assert chances[0] > chances[1]
