"""How far one walks over a map: over borders and straits, not by sea."""

from __future__ import annotations

from latrunculi.atlas.topology import Topology
from latrunculi.tabletop.ways import rings


def reachable(world: Topology, start: int, among: int = -1) -> int:
    """The areas to which one can walk from an area through some areas alone, itself included."""
    return sum(rings([near & among for near in world.near], 1 << start))


def distance(world: Topology, start: int, goal: int) -> int:
    """How many borders lie between two areas."""
    return next(steps for steps, ring in enumerate(rings(world.near, 1 << start)) if ring >> goal & 1)
