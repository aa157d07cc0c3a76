"""Names for the ints that signatures of the game speak of, as in `kernel.ints`."""

from __future__ import annotations

from typing import TypeAlias

Side: TypeAlias = int
"""ROMANUS or BARBARUS."""
Region: TypeAlias = int
"""A round space of the map."""
Regions: TypeAlias = int
"""A set of regions, as a mask."""
Place: TypeAlias = int
"""A region, a box, or a place off the map."""
Places: TypeAlias = int
"""A set of places, as a mask."""
Contree: TypeAlias = int
"""Regions that are all joined."""
Contrees: TypeAlias = int
"""A set of contrées, as a mask."""
People: TypeAlias = int
"""A barbarian People."""
Peoples: TypeAlias = int
"""A set of Peoples, as a mask."""
Piece: TypeAlias = int
"""A counter: a unit, or a head."""
Pieces: TypeAlias = int
"""A set of counters, as a mask."""
Unit: TypeAlias = int
"""A unit, fleets and artillery included."""
Units: TypeAlias = int
"""A set of units, as a mask."""
Head: TypeAlias = int
"""A leader or a decoy."""
Heads: TypeAlias = int
"""A set of leaders and decoys, as a mask."""
Type: TypeAlias = int
"""A type of unit: counters that are alike."""
Types: TypeAlias = int
"""A set of types, as a mask."""
Stratagem: TypeAlias = int
"""A stratagem of chapter 14 or of a scenario."""
Stratagems: TypeAlias = int
"""A set of stratagems, as a mask."""
Year: TypeAlias = int
"""A year of our era."""
