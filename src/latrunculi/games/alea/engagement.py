"""AIE-2.E-2, AIE-2.E-5: the movements and combats of a sequence, with the stratagems that both camps play in them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea import combat, marching


@mypyc_attr(allow_interpreted_subclasses=True)
class Movements(marching.Marching):
    """Phase E.1 with its stratagems."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptedCombats(combat.Combats):
    """Phase E.2 with its stratagems."""

    __slots__ = ()
