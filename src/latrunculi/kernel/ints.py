"""Names for the ints that signatures speak of.

Each is `int` itself: it costs nothing, interpreted or compiled, and mypy lets any int through, since masks and numbers
are reckoned with everywhere. It tells the reader what the number counts, and a singular from the set of many. A game
has the names of its own pieces and places beside what is printed: `games/imperator/components/kit.py`,
`games/empire/components`.
"""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""A person at the table, from 0."""
Viewer: TypeAlias = int
"""Who looks at the table: a seat, or `game.SPECTATOR` or `OMNISCIENT`."""
Action: TypeAlias = int
"""A choice: a verb and an object, as `kernel.actions.pack` packs them."""
Verb: TypeAlias = int
"""What can be done, by its number in the game's vocabulary."""
Thing: TypeAlias = int
"""What it is done upon: the number of an object of the verb's kind."""
