"""Positions that earlier versions wrote are read as before: names that have changed since lead to those of today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.kernel import registry
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Procedure
from tests.games.optimus.table import Table

MOMENTS = Path(__file__).parents[1] / "browser" / "moments"
ULTIMUS = registry.game("ultimus-romanorum")
OPTIMUS = registry.game("optimus-princeps")
EMPIRE = registry.game("empire")


def test_a_battle_by_the_former_name_of_its_modifier() -> None:
    text = (MOMENTS / "ultimus-battle.toml").read_text("utf-8")
    former = text.replace("\nmodifier = 0\n", "\nbonus = 2\n")
    assert former != text
    assert vars_of(ULTIMUS.position(former).stack[-1])["modifier"] == 2


def test_a_march_by_the_former_name_of_its_step_and_a_value_that_is_gone() -> None:
    text = (MOMENTS / "ultimus-march.toml").read_text("utf-8")
    former = 'migrant-camp = "romanus"\n' + text.replace('"after_move"', '"moved"')
    assert '"moved"' in former
    assert ULTIMUS.position_text(ULTIMUS.position(former)) == ULTIMUS.position_text(ULTIMUS.position(text))


def test_a_people_that_places_its_armies_with_a_home_written_beside_them() -> None:
    text = (MOMENTS / "placing.toml").read_text("utf-8")
    former = text.replace('name = "barbarian-placement"\n', 'name = "barbarian-placement"\nhome = 43\n')
    assert former != text
    assert EMPIRE.position_text(EMPIRE.position(former)) == EMPIRE.position_text(EMPIRE.position(text))


def test_losses_of_optimus_that_do_not_say_where_they_are_suffered() -> None:
    """Two of them upon a cohort at Tapae."""
    table = Table(pieces={"brittones-1": "tapae"})
    table.start(Allocation(0, REGION["tapae"], BIT[PIECE["brittones-1"]], 2, 0))
    text = OPTIMUS.position_text(table.g)
    former = re.sub(r"(?m)^place = .*\n", "", text)
    assert former != text
    state = OPTIMUS.position(former)
    assert state.stack[-1].about(state) == table.g.stack[-1].about(table.g)


@pytest.mark.parametrize("game", registry.shelf())
def test_former_names_lead_to_those_of_today(game: str) -> None:
    package = type(registry.game(game)).__module__.rpartition(".")[0]
    kinds = [kind for kind in descendants(Procedure) if kind.__module__.startswith(package) and kind.NAME]
    assert kinds
    for kind in kinds:
        for former, name in kind.FORMER.items():
            assert former not in kind.FIELDS
            assert not name or name in kind.FIELDS or hasattr(kind, name), (kind, former)
        assert kind.LATER.keys() <= set(kind.FIELDS)


def descendants(kind: type) -> list[type[Procedure]]:  # type: ignore[type-arg]
    """All kinds of procedures that are loaded."""
    return [below for direct in kind.__subclasses__() for below in (direct, *descendants(direct))]


def vars_of(frame: Procedure) -> dict[str, object]:  # type: ignore[type-arg]
    """The fields of a procedure."""
    return {name: getattr(frame, name) for name in frame.FIELDS}
