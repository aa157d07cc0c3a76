"""What is said first to whoever reaches for what cannot be: whose it is, where it is, when it is."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.initiative import Initiative
from tests.games.refusals import refusal
from tests.games.ultimus.table import Table


def moving(active: str = "romanus") -> Table:
    """Stilicho with a unit, one more in another zone; Alamanni in their homes, Visigothi as Foederati, the Armenian."""
    return Table(
        {
            "stilicho": "italia-2",
            "pa-victores": "italia-2",
            "co-galliae-1": "galliae-2",
            "alamanni-1": "alamanni",
            "visigothi-1": "pannoniae-1",
            "armenia-1": "armenia",
        },
        status={"visigothi": "foederati", "alamanni": "bellum"},
        hands={"romanus": ["fuga", "concilium"], "barbarus": ["fuga", "rex"]},
        active=active,
    ).start(Movements())


@pytest.mark.rule("UR-4.4.1-3")
def test_the_peoples_are_the_barbarians() -> None:
    assert refusal(GAME, moving().g, "advance", "alamanni-1") == ("not-yours", "UR-4.4.1-3")


@pytest.mark.rule("UR-3.7.1-1", "UR-3.7.2-1", "UR-4.4.1-2", "UR-4.4.2-1")
@pytest.mark.parametrize(
    ("verb", "piece", "clause"),
    [
        ("march", "stilicho", "UR-3.7.1-1"),
        ("advance", "co-galliae-1", "UR-3.7.2-1"),
        ("advance", "visigothi-1", "UR-4.4.1-2"),
        ("advance", "armenia-1", "UR-4.4.2-1"),
    ],
)
def test_what_the_roman_has_is_not_the_barbarians(verb: str, piece: str, clause: str) -> None:
    assert refusal(GAME, moving("barbarus").g, verb, piece) == ("not-yours", clause)


@pytest.mark.rule("UR-3.4.1-3", "UR-7.2-1")
def test_what_stands_elsewhere_and_what_is_not_adjacent() -> None:
    g = moving().do("march", "stilicho").g
    assert refusal(GAME, g, "take", "co-galliae-1") == ("elsewhere", "UR-3.4.1-3")
    assert refusal(GAME, g, "move-to", "hispaniae-1") == ("not-near", "UR-7.2-1")
    assert refusal(GAME, g, "move-to", "italia-2") == ("already-there", "UR-7.2-1")


@pytest.mark.rule("UR-6.2-16", "UR-6.3-5")
def test_a_stratagem_of_another_phase_says_which_is_its_own() -> None:
    """The clauses of Rex and of the Ecumenical Council begin with their phase, C."""
    assert refusal(GAME, moving("barbarus").g, "play", "rex") == ("not-now", "UR-6.2-16")
    assert refusal(GAME, moving().g, "play", "concilium") == ("not-now", "UR-6.3-5")
    assert refusal(GAME, moving().do("march", "stilicho").g, "play", "concilium") == ("not-now", "UR-6.3-5")


@pytest.mark.rule("UR-2.B-3", "UR-6.2-16")
def test_a_stratagem_that_does_not_bear_on_the_initiative_names_its_own_phase() -> None:
    t = Table({"honorius": "italia-4"}, augusti={"occidens": "honorius"}, hands={"barbarus": ["rex"]}, dice=[0])
    t.start(Initiative())
    assert t.camp == "barbarus"
    assert refusal(GAME, t.g, "play", "rex") == ("not-now", "UR-6.2-16")
