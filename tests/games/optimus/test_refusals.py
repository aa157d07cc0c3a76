"""What is said first to whoever reaches for what cannot be: whose it is, where it is, when it is."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.game import GAME
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.refusals import refusal

LEGION = "legio-vii-claudia"


def fighting() -> Table:
    return Table(
        {"traianus": ("viminacium", [LEGION]), "decebalus": ("sarmizegetusa", ["falcati-1"])},
        hands={ROME: ["marche-forcee", "bataille-nocturne"]},
    )


@pytest.mark.rule("OP-0-1")
def test_the_counters_of_the_other_side_are_not_ones_own() -> None:
    assert refusal(GAME, fighting().segment().g, "march", "decebalus") == ("not-yours", "OP-0-1")
    assert refusal(GAME, fighting().segment(BARBARIAN).g, "march", LEGION) == ("not-yours", "OP-0-1")
    assert refusal(GAME, fighting().segment().g, "march", LEGION) == ("forbidden", "OP-5.1-1"), "it is on a sheet"


@pytest.mark.rule("OP-5.1-3")
def test_a_region_that_is_not_adjacent_is_too_far() -> None:
    g = fighting().segment().do("march", "traianus").g
    assert refusal(GAME, g, "move-to", "sarmizegetusa") == ("not-near", "OP-5.1-3")
    assert refusal(GAME, g, "enter", "marisus") == ("not-near", "OP-5.1-3")


@pytest.mark.rule("OP-14-7")
def test_a_stratagem_of_another_moment_says_which_is_its_own() -> None:
    """Night battle: before phase 1 of a combat, whether or not the question knows stratagems at all."""
    t = fighting().segment().do("march", "traianus")
    assert refusal(GAME, t.g, "play", "bataille-nocturne") == ("forbidden", "OP-14-7")
    parted = fighting().segment()
    assert refusal(GAME, parted.g, "play", "bataille-nocturne")[1] in ("OP-14-7", "OP-14-1")
