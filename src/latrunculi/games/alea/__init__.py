"""*Alea Iacta Est*: the Roman civil wars, 49 to 30 BC, for two players, CAESARIAN and REPUBLICAN.

`rules.toml` is its rules reference: the clauses of the player aid, those of the family's rules, and the reconstructed
ones, each in French and English. `components` and `world` hold what is printed, `layout` and `scenarios` how a game
begins, `state` what lies on the table, `words` the vocabulary; `sequence` with `upkeep` and `shares` are the turns of
the game (2). What *Ultimus Romanorum* shares is in `games.imperator`.
"""

from latrunculi.games.alea.game import GAME

__all__ = ["GAME"]
