"""What the ints of *Invasions* stand for, for readers: they are aliases of `int`."""

from __future__ import annotations

from typing import TypeAlias

Piece: TypeAlias = int
Pieces: TypeAlias = int
"""A mask of pieces."""
Place: TypeAlias = int
Places: TypeAlias = int
"""A mask of places: provinces, seas and boxes."""
Province: TypeAlias = int
Sea: TypeAlias = int
Seas: TypeAlias = int
"""A mask of seas, by their own numbers."""
Region: TypeAlias = int
Regions: TypeAlias = int
Nation: TypeAlias = int
Nations: TypeAlias = int
"""A mask of nations."""
Camp: TypeAlias = int
Side: TypeAlias = int
"""A side of a battle: ATTACKER or DEFENDER."""
Turn: TypeAlias = int
Religion: TypeAlias = int
Title: TypeAlias = int
"""Event or Diplomacy cards that are alike."""
Titles: TypeAlias = int
"""A mask of titles."""
