"""Phase C, steps 1 to 3 (AIE-2.C): leaders enter and return, recruits are placed, units of Peoples return."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Entries(Procedure[Alea]):
    """Step 1 of a camp: its leaders are placed (AIE-2.C-2 to AIE-2.C-4)."""

    __slots__ = ("camp",)

    NAME = "entries"
    FIELDS = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Alea) -> None:
        g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class Recruits(Procedure[Alea]):
    """Step 2 of a camp: its recruits are placed (AIE-2.C-5)."""

    __slots__ = ("camp",)

    NAME = "recruits"
    FIELDS = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Alea) -> None:
        g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class Returns(Procedure[Alea]):
    """Step 3 of a camp: eliminated units of Peoples return (AIE-2.C-6)."""

    __slots__ = ("camp",)

    NAME = "returns"
    FIELDS = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Alea) -> None:
        g.end()
