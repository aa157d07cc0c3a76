"""Phase C, step 4 (AIE-2.C-7 to AIE-2.C-11): an activation marker is drawn."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.peoples import enter_war
from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Activation(Procedure[Alea]):
    """The marker of the turn, and what it brings."""

    __slots__ = ()

    NAME = "activation"

    def start(self, g: Alea) -> None:
        g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class Approach(Procedure[Alea]):
    """A major People gives its allegiance or goes to war (AIE-4.4.2-2)."""

    __slots__ = ("people",)

    NAME = "approach"
    FIELDS = ("people",)

    people: int

    def __init__(self, people: int) -> None:
        super().__init__()
        self.people = people

    def start(self, g: Alea) -> None:
        g.end()
        enter_war(g, self.people)
