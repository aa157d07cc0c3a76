"""*History of the Roman Empire*: seven turns from the First Triumvirate to Romulus Augustus, for two to four players.

The modules follow the rulebook: `sequence` (4, 6), `draw` (5), `cards`, `effects`, `works` (7), `construction` (8),
`placement` (9, 7.2, 13), `cities` (9.3.3), `combat` (10, 16), `rebellion` (11, 7.3), `conquest` (12), `scoring` (15).
`components` and `world` hold what is printed, `state` what lies on the table, `words` the vocabulary.
"""

from latrunculi.games.empire.game import GAME

__all__ = ["GAME"]
