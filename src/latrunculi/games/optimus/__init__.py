"""*Optimus Princeps*: the wars of Rome on the Danube and the Rhine, AD 85 to 175, for two players.

- `components`: what is printed, read from `data/` and `scenarios/`, and as ints.
- `rules`: the table, the words, and modules that follow the rulebook.
- `table`: what players are told, and any moment as text.

`game` is how the rest of the program knows the game. Each folder imports those before it alone; each begins with a
reading order.
"""

from latrunculi.games.optimus.game import GAME

__all__ = ["GAME"]
