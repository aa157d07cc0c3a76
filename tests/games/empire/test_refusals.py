"""What is said first to whoever reaches for what cannot be: whose it is, how far, across which sea, when."""

from __future__ import annotations

import pytest

from latrunculi.games.empire.game import GAME
from tests.games.empire.table import position
from tests.games.refusals import refusal


@pytest.mark.rule("HRE-9.2.2-1", "HRE-9.2.2-3")
@pytest.mark.parametrize(
    ("base", "target", "expected"),
    [
        ("roma", "gothia", ("not-near", "HRE-9.2.2-1")),  # four borders away, though both have a coast
        ("lugdunensis", "gothia", ("not-near", "HRE-9.2.2-1")),
        ("roma", "moesia", ("not-near", "HRE-9.2.2-1")),  # no coast
        ("sicilia", "africa", ("overseas", "HRE-9.2.2-3")),
        ("roma", "hibernia", ("overseas", "HRE-9.2.2-3")),  # an island
    ],
)
def test_what_is_far_by_land_is_too_far_and_what_only_a_ship_reaches_lies_overseas(base, target, expected):
    """The Galli start in Lugdunensis."""
    t = position({base: "galli 1"}, "barbarian viridis galli placement", turn=1, pool=2)
    assert refusal(GAME, t.g, "place-army", target) == expected


@pytest.mark.rule("HRE-9.3.1-1", "HRE-9.3.2-2")
def test_the_caspian_is_a_sea_that_is_closed():
    t = position({"alania": "purpura 1"}, "roman purpura placement", pool=1)
    assert refusal(GAME, t.g, "place-army", "parthia") == ("overseas", "HRE-9.3.2-2")
    assert refusal(GAME, t.g, "place-army", "moesia") == ("not-near", "HRE-9.3.1-1")


@pytest.mark.rule("HRE-9.2.1-1")
def test_armies_are_taken_up_where_one_has_some():
    t = position({"roma": "marcomanni 2", "raetia": "viridis 1"}, "barbarian viridis marcomanni", turn=4, pool=1)
    while t.prompt != "taking-up-start":
        t.do("done")
    assert refusal(GAME, t.g, "take-up", "dacia") == ("nothing-there", "HRE-9.2.1-1")


@pytest.mark.rule("HRE-7-1", "HRE-7-2")
def test_a_card_says_at_which_moment_it_is_played():
    """Kingdoms at the start of a phase; cataphracts, during placement, before an attack."""
    t = position(
        {"roma": "purpura 2"}, "roman purpura recruitment", pool=1, purpura={"hand": ["aegyptus", "cataphracti"]}
    )
    assert refusal(GAME, t.g, "play-card", "aegyptus") == ("not-now", "HRE-7-1")
    assert refusal(GAME, t.g, "play-card", "cataphracti") == ("not-now", "HRE-7-2")
