"""What a map of the family says: its borders, with straits that cost more and rivers by name; groups of zones."""

from __future__ import annotations

from latrunculi.atlas.topology import Topology
from latrunculi.games.imperator.components.kit import Borders
from latrunculi.kernel.actions import BIT, members


def borders(world: Topology, *frozen: str) -> Borders:
    """The borders of a map, some great rivers being no obstacle."""
    rivers = [number for number, name in enumerate(world.river_ids) if name not in frozen]
    zones = range(world.size)
    wet = [sum([BIT[b] for b in members(world.river[a]) if world.river_of(a, b) in rivers]) for a in zones]
    dear = [sum([BIT[b] for b in members(world.strait[a]) if world.surcharge(a, b) > 1]) for a in zones]
    return Borders(world.near, tuple(wet), world.strait, tuple(dear))


def groups_near(world: Topology, groups: int) -> tuple[int, ...]:
    """For each of the first groups of the map those of them with a zone adjacent to one of its own."""
    return tuple(
        [
            sum(1 << e for e in range(groups) if e != d and world.near_any(world.group_mask[d]) & world.group_mask[e])
            for d in range(groups)
        ]
    )
