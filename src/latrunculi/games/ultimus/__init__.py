"""*Ultimus Romanorum*: the fall of the Roman West, 405 to 485, for two players who may exchange camps.

- `components`: what is printed, read from `data/`, and as ints.
- `rules`: the table, the words, and modules that follow the rulebook.
- `advice`: how to play well, for bots.
- `table`: what players are told, and any moment as text.

`game` is how the rest of the program knows the game. Each folder imports those before it alone; each begins with a
reading order. What *Alea Iacta Est* shares is in `games.imperator`, in the same folders.
"""

from latrunculi.games.ultimus.game import GAME

__all__ = ["GAME"]
