"""What a map of the family says beyond its borders: distances, leashes, straits that cost more."""

from __future__ import annotations

from latrunculi.atlas.topology import Topology


def rings(world: Topology, zone: int) -> tuple[int, ...]:
    """The zones at each distance from a zone, itself first (straits count as borders, seas do not)."""
    found = [1 << zone]
    seen = 1 << zone
    while True:
        ring = world.near_any(found[-1]) & ~seen
        if not ring:
            return tuple(found)
        found.append(ring)
        seen |= ring


def steps_between(all_rings: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """For each zone the steps to every other, from the rings around each; 99 where no way leads."""
    size = len(all_rings)
    return tuple(
        [
            tuple([next((d for d, ring in enumerate(own) if ring >> b & 1), 99) for b in range(size)])
            for own in all_rings
        ]
    )


def within(world: Topology, homes: int, steps: int) -> int:
    """The zones at most some steps from one of a set, the set included."""
    mask = homes
    for _ in range(steps):
        mask |= world.near_any(mask)
    return mask


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
