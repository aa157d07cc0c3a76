"""What is known of control until something changes: who controls what, and what that hung on."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.nations import NATIONS
from latrunculi.games.invasions.rules.ints import Nations, Pieces, Places
from latrunculi.kernel.actions import BIT


class Realms:
    """The provinces sorted by who controls them, for as long as `owner` is as it was. Copies of a position share it.

    Args:
        owner: by province, the nation that controls it, NONE.
    """

    def __init__(self, owner: list[int]) -> None:
        lands = [0] * (NATIONS + 1)  # the last is what nobody controls, at NONE
        for province, nation in enumerate(owner):
            lands[nation] |= BIT[province]
        self.owner: Final = owner.copy()
        self.lands: Final = lands


class Grounds:
    """What control hung on when it was worked out last: the next time only what has changed since is looked at.

    A record that nobody changes, so that copies of a position share it.

    Args:
        active: the nations that play.
        inactive: those that only stand on the map.
        bonds: what the nations are, and what they are to each other, as `control` lists it.
        foedus: by nation, the provinces ceded to it.
        army: by nation, the pieces that act for it.
        wars: by nation, those to which it is hostile though it would be neutral.
        owner: by province, the nation that controls it.
        level: by province, that of its city.
        free_cities: cities that do not follow the control of their region.
        unsteady: provinces of the regions that went another way to the last, and are to be looked at again.
    """

    def __init__(
        self,
        active: Nations,
        inactive: Nations,
        bonds: list[list[int]],
        foedus: list[Places],
        army: list[Pieces],
        wars: list[Nations],
        owner: list[int],
        level: list[int],
        free_cities: Places,
        unsteady: Places,
    ) -> None:
        self.active: Final = active
        self.inactive: Final = inactive
        self.bonds: Final = bonds
        self.foedus: Final = foedus
        self.army: Final = army
        self.wars: Final = wars
        self.owner: Final = owner
        self.level: Final = level
        self.free_cities: Final = free_cities
        self.unsteady: Final = unsteady
