"""A game being played: refusals, undo and its cuts, versions, views and log."""

from __future__ import annotations

import gc
from typing import Any, ClassVar

import pytest

from latrunculi.kernel import codec
from latrunculi.kernel.actions import NOTHING, Offers
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.game import SetupError
from latrunculi.kernel.match import SPACING, Match, Refusal, opened
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.vocabulary import Vocabulary
from tests.kernel.conftest import Play, acted
from tests.toys.morra import MORRA, Table
from tests.toys.morra.rules import DONE


@pytest.fixture
def staking() -> Match:
    """Two seats, the first about to stake."""
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    acted(match, 0, "show", "I")
    acted(match, 1, "show", "II")
    return match


def test_refusals_say_why_and_change_nothing(staking: Match) -> None:
    words = MORRA.vocabulary.action
    before = MORRA.dump(staking.state)
    for seat, action, version, refusal in [
        (0, words("stake", 4), None, Refusal("forbidden", "MOR-3-1")),
        (0, words("play", "lupa"), None, Refusal("not-now", "MOR-4-1")),
        (1, words("stake", 1), None, Refusal("not-your-turn", "MOR-3-1")),
        (7, words("stake", 1), None, Refusal("not-your-turn", "MOR-3-1")),
        (-1, words("stake", 1), None, Refusal("not-your-turn", "MOR-3-1")),
        (0, words("stake", 1), 1, Refusal("stale")),
        (0, 99 << 16, None, Refusal("unknown")),
        (0, -1, None, Refusal("unknown")),
        (0, words("done") + 1, None, Refusal("unknown")),
    ]:
        assert staking.play(seat, action, version) == refusal
    assert MORRA.dump(staking.state) == before
    assert staking.version == 2


def test_nothing_can_be_played_when_the_game_is_over(random_game: Play) -> None:
    match = random_game("end")
    assert match.play(0, 0) == Refusal("over")


def test_undo_steps_back_choice_by_choice_to_the_disclosure(staking: Match) -> None:
    digests = [codec.digest(staking.state)]
    events = len(staking.journal.events)
    acted(staking, 0, "stake", 1)
    digests.append(codec.digest(staking.state))
    acted(staking, 0, "stake", 2)
    assert staking.undo(0) is None
    assert codec.digest(staking.state) == digests[1]
    assert staking.undo(0) is None
    assert codec.digest(staking.state) == digests[0]
    assert len(staking.journal.events) == events
    assert [step.verb for step in staking.steps] == ["show", "show"]
    assert staking.undo(0) == Refusal("nothing-to-undo")
    assert staking.version == 6


def test_the_log_tells_whose_choice_each_event_came_of(staking: Match) -> None:
    dealt = len(Match(MORRA, staking.setup).journal.events)
    shown = len(staking.journal.events)
    acted(staking, 0, "stake", 1)
    acted(staking, 0, "stake", 2)
    staking.undo(0)
    acted(staking, 0, "done")
    acted(staking, 1, "stake", 1)
    came = [(event["step"], event["seat"]) for event in staking.log(-2)]
    assert came[:dealt] == [(0, None)] * dealt
    assert set(came[dealt:shown]) == {(2, 1)}, "both have shown: nothing is told before the second has"
    assert came[shown:] == sorted(came[shown:])
    assert set(came[shown:]) == {(3, 0), (5, 1)}, "who has done staking tells nothing"


def test_undo_never_goes_back_over_another_seats_turn(staking: Match) -> None:
    acted(staking, 0, "stake", 1)
    acted(staking, 0, "done")
    assert not staking.can_undo(0)
    assert not staking.can_undo(1)
    acted(staking, 1, "stake", 1)
    assert not staking.can_undo(0)
    assert staking.can_undo(1)


def test_undo_never_goes_back_over_a_die() -> None:
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    match.state.script = [0, 0, 0]
    for seat in (0, 1):
        acted(match, seat, "show", "I")
    for seat in (0, 1):
        acted(match, seat, "done")
    for seat in (0, 1):
        acted(match, seat, "keep")
    acted(match, 0, "odd")  # the duel's die has been rolled, and it is seat 0's turn again
    acted(match, 1, "show", "I")
    assert match.state.actor == 0
    assert match.undo(0) == Refusal("nothing-to-undo")


def test_playing_copies_seldom_and_names_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """To play through a match costs little more than the rules: no copy for each choice, no words before they are
    read."""
    copies, named = [], []
    clone, name = Table.clone, Vocabulary.name
    monkeypatch.setattr(Table, "clone", lambda g: copies.append(g) or clone(g))
    monkeypatch.setattr(Vocabulary, "name", lambda words, *of: named.append(of) or name(words, *of))
    match = Match(MORRA, MORRA.setup(seats=4, seed="long"))
    dice, choices = Dice("long"), 0
    while not match.state.over:
        seat = match.state.awaiting.bit_length() - 1
        options = match.state.legal(seat)
        assert match.play(seat, options[dice.below(len(options))]) is None
        choices += 1
    assert choices > 2 * SPACING
    assert len(copies) <= 1 + choices // SPACING
    assert not named
    assert len(match.steps) == choices
    assert named


def test_of_its_copies_a_match_keeps_those_that_undo_may_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a long game would fill the memory."""
    monkeypatch.setattr("latrunculi.kernel.match.SPACING", 1)
    match = Match(MORRA, MORRA.setup(seats=4, seed="long"))
    before = tables_in_memory()
    dice = Dice("long")
    for _ in range(40):
        seat = match.state.awaiting.bit_length() - 1
        options = match.state.legal(seat)
        assert match.play(seat, options[dice.below(len(options))]) is None
    assert tables_in_memory() - before <= 4


def tables_in_memory() -> int:
    """How many positions of the toy there are."""
    gc.collect()
    return sum(type(found) is Table for found in gc.get_objects())


def test_playing_on_after_undo_gives_the_same_game(staking: Match) -> None:
    acted(staking, 0, "stake", 1)
    straight = codec.digest(staking.state)
    assert staking.undo(0) is None
    acted(staking, 0, "stake", 3)
    assert staking.undo(0) is None
    acted(staking, 0, "stake", 1)
    assert codec.digest(staking.state) == straight


def test_a_view_says_who_is_asked_what_and_by_which_clause(staking: Match) -> None:
    view = staking.view(0)
    assert view["awaiting"] == [0]
    assert view["prompt"] == {"id": "round-stake", "rule": "MOR-3-1", "values": {}, "kinds": {}}
    assert view["legal"][0] == {"action": (1 << 16) + 1, "verb": "stake", "kind": "number", "object": 1}
    assert (view["version"], view["undo"]) == (2, False)
    acted(staking, 0, "stake", 1)
    assert staking.view(0)["undo"] is True
    assert staking.view(1)["undo"] is False
    assert staking.view(1)["legal"] == staking.view(-1)["legal"] == []


def test_a_position_plays_on_with_the_dice_of_its_setup() -> None:
    position = 'game = "morra"\nround = 3\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\n'
    states = [Match(MORRA, MORRA.setup(seats=2, seed=seed), position).state.rng for seed in ("a", "a", "b")]
    assert states[0] == states[1] != states[2]


class Mute(Procedure[Table]):
    """Asks where nothing can be answered, or at a step that asks nothing."""

    NAME = "mute"
    ASKS: ClassVar = {"asked": "X-1"}

    def options(self, g: Table, may: Offers) -> None:
        may.offer(DONE, "X-1", NOTHING if self.step == "start" else 0)


@pytest.mark.parametrize(
    ("step", "words"),
    [("asked", "seat 1 is asked and has no legal answer"), ("start", "mute.start, which asks nothing")],
)
def test_a_position_in_which_somebody_is_asked_what_nobody_answers_is_none(
    step: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = Table(2, 1)
    mute = Mute()
    mute.step = step
    g.stack, g.awaiting = [mute], 0b10
    codec.refresh(g)
    monkeypatch.setattr(MORRA, "position", lambda *_: g)
    with pytest.raises(PositionError, match=words):
        opened(MORRA, "")


def test_a_position_that_cannot_be_shown_to_somebody_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def board(g: Table) -> object:
        return g.hand(1)[0]  # a spectator does not see the hand: for him the list is empty

    monkeypatch.setattr(MORRA, "board", board)
    position = 'game = "morra"\nround = 3\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\nhand = ["lupa"]\n'
    with pytest.raises(PositionError, match="it contradicts itself"):
        Match(MORRA, MORRA.setup(seats=2), position)


def test_a_position_is_for_its_own_number_of_players() -> None:
    position = 'game = "morra"\nround = 3\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\n'
    with pytest.raises(SetupError, match="the position is for 2 players, not for 3"):
        Match(MORRA, MORRA.setup(seats=3), position)


@pytest.mark.parametrize("viewer", [2, -3, 99])
def test_there_are_views_of_those_at_the_table_alone(staking: Match, viewer: int) -> None:
    for look in (staking.view, staking.log):
        with pytest.raises(ValueError, match=r"a viewer is a seat from 0 to 1, -1 .* or -2"):
            look(viewer)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": 2.0}, "players"),
        ({"seats": "2"}, "players"),
        ({"options": {"rich": "x"}}, "rich must be one of 0, 1"),
        ({"options": {"rich": None}}, "rich must be one of 0, 1"),
        ({"options": {"rich": 0.5}}, "rich must be one of 0, 1"),
        ({"options": {"poor": 1}}, "there are rich"),
        ({"seed": "x" * 1001}, "the seed has 1001 characters; write 1000 at most"),
    ],
)
def test_a_setup_takes_nothing_that_it_is_not_for(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        MORRA.setup(**wish)


def test_so_many_choices_can_be_taken_back_and_no_more(staking: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latrunculi.kernel.match.MOST_UNDO", 1)
    for stake in (1, 2):
        acted(staking, 0, "stake", stake)
    assert [staking.undo(0) for _ in range(2)] == [None, Refusal("nothing-to-undo")]
    assert [step.object for step in staking.steps[2:]] == [1]
