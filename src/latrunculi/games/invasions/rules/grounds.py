"""What control hung on when it was worked out last: the next time only what has changed since is looked at."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.rules.ints import Places


class Grounds:
    """A record that nobody changes, so that copies of a position share it.

    Args:
        bonds: who is in play and what the nations are to each other, as `control` lists it.
        inside: by place, the pieces.
        owner: by province, the nation that controls it.
        level: by province, that of its city.
        free_cities: cities that do not follow the control of their region.
        unsteady: provinces of the regions that went another way to the last, and are to be looked at again.
    """

    def __init__(
        self,
        bonds: tuple[object, ...],
        inside: list[int],
        owner: list[int],
        level: list[int],
        free_cities: Places,
        unsteady: Places,
    ) -> None:
        self.bonds: Final = bonds
        self.inside: Final = inside
        self.owner: Final = owner
        self.level: Final = level
        self.free_cities: Final = free_cities
        self.unsteady: Final = unsteady
