"""What a map of the family says beyond its borders: straits that cost more, rivers by name, groups of zones."""

from __future__ import annotations

from latrunculi.atlas.topology import Topology


def dear_straits(world: Topology) -> tuple[int, ...]:
    """For each zone those across a strait that costs two points more."""
    return tuple(
        [
            sum(1 << b for b in range(world.size) if world.strait[a] >> b & 1 and world.surcharge(a, b) > 1)
            for a in range(world.size)
        ]
    )


def across_rivers(world: Topology, *names: str) -> tuple[int, ...]:
    """For each zone those across one of some great rivers."""
    rivers = [world.river_ids.index(name) for name in names]
    return tuple(
        [
            sum(1 << b for b in range(world.size) if world.river[a] >> b & 1 and world.river_of(a, b) in rivers)
            for a in range(world.size)
        ]
    )


def groups_near(world: Topology, groups: int) -> tuple[int, ...]:
    """For each of the first groups of the map those of them with a zone adjacent to one of its own."""
    return tuple(
        [
            sum(1 << e for e in range(groups) if e != d and world.near_any(world.group_mask[d]) & world.group_mask[e])
            for d in range(groups)
        ]
    )
