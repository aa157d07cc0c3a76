"""What is said first to whoever reaches for what cannot be: whose it is, where it is, when it is."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.honours import POINTS, TRACK, Honours
from latrunculi.games.alea.rules.initiative import Initiative
from tests.games.alea.table import Table
from tests.games.refusals import refusal


def marching() -> Table:
    """Caesar and Curio at Roma with legions, one more in Etruria; an enemy, a triumvir, and Peoples of every status."""
    return Table(
        {"roma": ["caesar", "curio", "legio-v"], "etruria": ["legio-ix"]},
        {"apulia": ["pompeius", "legio-i"]},
        nobody={"provincia": ["lepidus", "legio-vi"]},
        peoples={"daci": ["daci-1", "burebista"], "numidia": ["numidae-1"], "belgae": ["belgae-1"]},
        status={"belgae": ("bellum", "republicani"), "numidae": ("fides", "republicani")},
        triumvirs={"galliae": "lepidus"},
        hands={"caesariani": ["fuga", "imperium", "initium"]},
        active="caesariani",
    ).start(Movements())


@pytest.mark.rule("AIE-4.4.1-3")
@pytest.mark.parametrize(("verb", "piece"), [("march", "burebista"), ("advance", "daci-1")])
def test_a_people_at_peace_is_nobodys(verb: str, piece: str) -> None:
    assert refusal(GAME, marching().g, verb, piece) == ("nobodys", "AIE-4.4.1-3")


@pytest.mark.rule("AIE-3.7.4-2")
@pytest.mark.parametrize(("verb", "piece"), [("march", "lepidus"), ("advance", "legio-vi")])
def test_what_is_a_triumvirs_is_nobodys(verb: str, piece: str) -> None:
    assert refusal(GAME, marching().g, verb, piece) == ("nobodys", "AIE-3.7.4-2")


@pytest.mark.rule("AIE-1.2.1-1", "AIE-3.7.2-1", "AIE-4.4.1-2", "AIE-4.4.1-3")
@pytest.mark.parametrize(
    ("verb", "piece", "clause"),
    [
        ("march", "pompeius", "AIE-1.2.1-1"),
        ("advance", "legio-i", "AIE-3.7.2-1"),
        ("advance", "belgae-1", "AIE-4.4.1-2"),
        ("advance", "numidae-1", "AIE-4.4.1-3"),
    ],
)
def test_what_the_enemy_has_is_not_ones_own(verb: str, piece: str, clause: str) -> None:
    assert refusal(GAME, marching().g, verb, piece) == ("not-yours", clause)


@pytest.mark.rule("AIE-3.4.1-3")
def test_what_stands_elsewhere_is_not_taken_along_nor_left() -> None:
    g = marching().do("march", "caesar").g
    assert refusal(GAME, g, "take", "legio-ix") == ("elsewhere", "AIE-3.4.1-3")
    assert refusal(GAME, g, "take", "curio") == ("forbidden", "AIE-3.4.1-3"), "he is here, and no unit"


@pytest.mark.rule("AIE-7.2-1")
def test_a_zone_that_is_not_adjacent_is_too_far_and_ones_own_is_none_to_go_to() -> None:
    g = marching().do("march", "caesar").g
    assert refusal(GAME, g, "move-to", "aegyptus") == ("not-near", "AIE-7.2-1")
    assert refusal(GAME, g, "move-to", "roma") == ("already-there", "AIE-7.2-1")


@pytest.mark.rule("AIE-6.F.2-1", "AIE-6.B.1-1")
def test_a_stratagem_of_another_phase_says_which_is_its_own() -> None:
    """Their own clauses begin with the letter of their phase."""
    t = marching()
    assert refusal(GAME, t.g, "play", "imperium") == ("not-now", "AIE-6.F.2-1")
    assert refusal(GAME, t.g, "play", "initium") == ("not-now", "AIE-6.B.1-1")
    t.do("march", "caesar")
    assert refusal(GAME, t.g, "play", "initium") == ("not-now", "AIE-6.B.1-1"), "nothing can be played here"
    assert refusal(GAME, t.g, "play", "fuga") == ("not-now", "AIE-6.E.1-1")


@pytest.mark.rule("AIE-6.E.1-1")
def test_a_stratagem_of_the_phase_that_lacks_its_occasion_is_forbidden_by_its_own_clause() -> None:
    assert refusal(GAME, marching().g, "play", "fuga") == ("forbidden", "AIE-6.E.1-1")


@pytest.mark.rule("AIE-6.C.5-1", "AIE-6.F.2-1", "AIE-6.F.4-1", "AIE-2.B-3")
def test_where_a_moment_calls_for_one_stratagem_the_others_name_their_own() -> None:
    """While points are counted: Allégeance d'un majeur waits for phase C, Imperium came with the track."""
    hands = {"caesariani": ["triumphus-1", "fides-maior", "imperium", "fuga"], "republicani": ["triumphus-2", "fuga"]}
    counting = Table(hands=hands).start(Honours(0, POINTS)).g
    assert refusal(GAME, counting, "play", "fides-maior") == ("not-now", "AIE-6.C.5-1")
    assert refusal(GAME, counting, "play", "imperium") == ("not-now", "AIE-6.F.2-1")
    track = Table(hands=hands)
    track.g.cicero = 0
    track.start(Honours(0, TRACK))
    assert refusal(GAME, track.g, "play", "imperium") == ("forbidden", "AIE-6.F.2-1"), "its moment, and no occasion"
    rolled = Table(hands=hands, dice=[0]).start(Initiative()).g
    assert refusal(GAME, rolled, "play", "fuga") == ("not-now", "AIE-6.E.1-1")
