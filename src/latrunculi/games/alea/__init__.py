"""*Alea Iacta Est*: the Roman civil wars, 49 to 30 BC, for two players, CAESARIAN and REPUBLICAN.

- `components`: what is printed, read from `data/`, and as ints.
- `rules`: the table, the words, and modules that follow the player aid.
- `advice`: how to play well, for bots.
- `table`: what players are told, and any moment as text.

`game` is how the rest of the program knows the game. Each folder imports those before it alone; each begins with a
reading order. `rules.toml` is the rules reference: the clauses of the player aid, those of the family's rules, and the
reconstructed ones. What *Ultimus Romanorum* shares is in `games.imperator`, in the same folders.
"""

from latrunculi.games.alea.game import GAME

__all__ = ["GAME"]
