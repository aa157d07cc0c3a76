"""*Ultimus Romanorum*: the fall of the Roman West, 405 to 485, for two players who may exchange camps.

The modules follow the rulebook: `sequence` (2), `empire` (3.1, 3.3, 3.7), `rights` (3.2, 3.4.1, 4.2.4, 4.3), `fleets`
(3.4.2), `augusti` (3.5), `usurpation` (3.6), `peoples` (4), `roles` (5), `stratagems`, `interrupts` and `plague` (6),
`marching` (7), `combat` (8), `adjustments` (9), `scoring` (10), `events`, `mortality` and `deployment` (the tables).
`components` and `world` hold what is printed, `state` what lies on the table, `words` the vocabulary.
"""

from latrunculi.games.ultimus.game import GAME

__all__ = ["GAME"]
