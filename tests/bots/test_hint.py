"""Hints: what the adviser would do in a player's place, and why."""

from __future__ import annotations

from latrunculi import bots
from latrunculi.games.empire.game import GAME
from latrunculi.kernel.reasons import Reason, ReasonKind
from latrunculi.kernel.texts import texts
from tests.toys import morra


def test_a_hint_is_what_the_advisor_likes_best_and_the_position_stays_as_it_is() -> None:
    g = GAME.new(GAME.setup(seats=4, seed="hint"))
    before = GAME.dump(g)
    found = bots.hint(bots.seen(GAME, g, g.actor))
    assert found is not None
    assert found.action == bots.make("greedy", GAME, 1).choose(bots.seen(GAME, g, g.actor))
    assert found.as_json(GAME) == {"action": GAME.vocabulary.describe(found.action), "reasons": []}
    assert GAME.dump(g) == before


def test_nobody_has_a_hint_without_an_advisor_or_a_question() -> None:
    toy = morra.MORRA
    g = toy.new(toy.setup(seats=2, seed="hint"))
    assert bots.hint(bots.seen(toy, g, 0)) is None
    g = GAME.new(GAME.setup(seats=4, seed="hint"))
    assert bots.hint(bots.seen(GAME, g, (g.actor + 1) % 4)) is None


def test_a_reason_is_told_by_ids_with_their_kinds() -> None:
    kind = ReasonKind("loot", (("province", "province"), ("points", "number")))
    told = Reason(kind, (GAME.vocabulary.index("province", "roma"), 3)).words(GAME.vocabulary)
    assert told == {
        "id": "loot",
        "values": {"province": "roma", "points": 3},
        "kinds": {"province": "province", "points": "number"},
    }
    assert not texts(GAME, "fr").knows("reason-loot")
