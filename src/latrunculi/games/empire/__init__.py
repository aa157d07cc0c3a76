"""*History of the Roman Empire*: seven turns from the First Triumvirate to Romulus Augustus, for two to four players.

- `components`: what is printed, read from `data/`, and as ints.
- `rules`: the table, the words, and a module for each chapter of the rulebook.
- `advice`: how to play well, for bots.
- `table`: what players are told, and any moment as text.

`game` is how the rest of the program knows the game. Each folder imports those before it alone; each begins with a
reading order.
"""

from latrunculi.games.empire.game import GAME

__all__ = ["GAME"]
