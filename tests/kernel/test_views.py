"""What is hidden from a viewer changes nothing that the viewer is shown."""

from __future__ import annotations

import pytest

from latrunculi.kernel import views
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR
from latrunculi.kernel.match import Match
from tests.kernel.conftest import Play, acted
from tests.toys.morra import MORRA
from tests.toys.morra.rules import Table


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_other_hidden_things_give_the_same_view_and_the_same_actions(random_game: Play, viewer: int) -> None:
    dice = Dice("hidden")
    changed = 0
    for seed in range(8):
        for steps in range(0, 40, 5):
            g = random_game(f"view{seed}", 3, steps).state
            shown = views.view(MORRA, g, viewer)
            other = MORRA.determinize(g, viewer, dice)
            if g.stack and g.stack[-1].step == "show":
                other.shown = [s if seat == viewer else -1 for seat, s in enumerate(other.shown)]
            changed += MORRA.dump(other) != MORRA.dump(g)
            assert views.view(MORRA, other, viewer) == shown
    assert changed > 30


def test_the_omniscient_viewer_sees_all_hands() -> None:
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    assert None not in match.view(OMNISCIENT)["board"]["hands"]
    assert match.view(SPECTATOR)["board"]["hands"] == [None, None]


def test_the_log_is_filtered_by_its_audience() -> None:
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    for viewer, cards in ((0, {0}), (1, {1}), (SPECTATOR, set()), (OMNISCIENT, {0, 1})):
        log = match.log(viewer)
        assert {e["values"]["seat"] for e in log if e["kind"] == "dealt"} == cards
        assert sum(e["kind"] == "deals" for e in log) == 4
    everything = match.log(OMNISCIENT)
    assert [event["n"] for event in everything] == list(range(9))
    assert match.log(OMNISCIENT, since=8) == everything[8:]
    assert match.log(OMNISCIENT, since=2, until=5) == everything[2:5]


def test_no_prompt_when_the_game_is_over(random_game: Play) -> None:
    match = random_game("prompt")
    assert views.prompt(match.game, match.state) is None
    assert match.view(SPECTATOR)["winners"]


def test_points_that_were_hidden_count_for_all_to_see_when_the_game_is_over(
    random_game: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    def purses_unseen(g: State, viewer: int) -> Table:
        known = redact(g, viewer)
        known.purse = [0] * g.seats
        return known

    redact = MORRA.redact
    monkeypatch.setattr(MORRA, "redact", purses_unseen)
    begun, over = random_game("purse", 3, 12).state, random_game("purse").state
    assert views.view(MORRA, begun, SPECTATOR)["scores"] == [0, 0, 0] != MORRA.scores(begun)
    assert views.view(MORRA, over, SPECTATOR)["scores"] == MORRA.scores(over) != [0, 0, 0]


def test_an_answer_given_in_secret_is_not_in_the_others_views() -> None:
    shown = []
    for fingers in ("I", "V"):
        match = Match(MORRA, MORRA.setup(seats=2, seed=1))
        acted(match, 0, "show", fingers)
        shown.append([(match.view(viewer), match.log(viewer)) for viewer in (1, SPECTATOR)])
    assert shown[0] == shown[1]
