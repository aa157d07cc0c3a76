"""*Invasions*, volume 1: the end of the ancient world, AD 350 to 650, for two to four players.

- `components`: what is printed, read from `data/` and `scenarios/`, and as ints.
- `rules`: the table, the words, and modules that follow the rulebook.
- `table`: what players are told, and any moment as text.

`game` is how the rest of the program knows the game. Each folder imports those before it alone; each begins with a
reading order.
"""

from latrunculi.games.invasions.game import GAME

__all__ = ["GAME"]
