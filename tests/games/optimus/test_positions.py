"""Positions as text: what is said of a procedure in the midst of which they are."""

from __future__ import annotations

import re

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.upshot import Upshot
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.position import PositionError
from tests.games.optimus.table import BARBARIAN, Table


def marching() -> str:
    """Susagus on the move in the winter of 101, over frozen rivers."""
    t = Table({"susagus": ("aliobrix", ["comati-1"])}, season="winter", hands={BARBARIAN: ["tempus-hiemis"]})
    return GAME.position_text(t.segment(BARBARIAN).do("march", "susagus").do("play", "tempus-hiemis").g)


def test_a_march_goes_on_with_the_stratagem_that_was_played_in_it() -> None:
    text = marching()
    assert re.search(r"(?m)^played = [1-9]", text)
    assert GAME.position_text(GAME.position(text)) == text


@pytest.mark.parametrize(("field", "beyond"), [("side", "2"), ("side", "-1"), ("mover", "999"), ("here", "999")])
def test_no_number_names_a_side_a_piece_or_a_place_that_there_is_not(field: str, beyond: str) -> None:
    text = re.sub(rf"(?m)^{field} = -?\d+$", f"{field} = {beyond}", marching())
    with pytest.raises(PositionError, match=rf"\.{field}|{field}: is {beyond}"):
        GAME.position(text)


def test_every_set_of_pieces_in_a_procedure_is_read_as_it_was_written() -> None:
    """The battle of who has come out of Arcidava, some of the besiegers in field forts and others with no way out: all
    pieces are in some set."""
    t = Table({"decebalus": ("arcidava", ["comati-1"]), "traianus": ("arcidava", ["legio-vii-claudia"])})
    t.within("decebalus", "comati-1").segment(BARBARIAN).do("come-out", "decebalus")
    battle = next(frame for frame in t.g.stack if isinstance(frame, Battle))
    battle.refuge = BIT[PIECE["mauri-1"]]
    upshot = Upshot(REGION["arcidava"], BARBARIAN, REGION["arcidava"], BARBARIAN, 0, 0, 0)
    upshot.trapped = BIT[PIECE["vezinas"]]
    t.g.stack.insert(-1, upshot)
    assert GAME.position(GAME.position_text(t.g)).stack == t.g.stack


@pytest.mark.rule("OP-8.5-1", "OP-8.5-2")
def test_who_has_built_a_fort_is_kept_and_nobody_has_built_one_that_does_not_stand() -> None:
    t = Table({"traianus": ("horreum-margi", ["legio-vii-claudia"])})
    t.g.camps = 1
    t.segment().do("build-fort", "legio-vii-claudia").segment()
    text = GAME.position_text(t.g)
    again = GAME.position(text)
    assert isinstance(again, Optimus)
    assert again.camp == t.g.camp
    with pytest.raises(PositionError, match="horreum-margi: 1 legions have built 0 forts"):
        GAME.position(re.sub(r"(?m)^\[forts\]\nhorreum-margi = 1$", "", text))
