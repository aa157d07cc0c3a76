"""*Ultimus Romanorum*: the fall of the Roman West, 405 to 485, for two players who may exchange camps.

The modules follow the rulebook: `sequence` with `upkeep` (2), `deployment` (3.3.2), `rights` (3.2, 3.4.1, 4.2.4, 4.3),
`fleets` (3.4.2), `offices` and `augusti` (3.5), `usurpation` (3.6), `peoples` (4), `roles` (5); `hands`, `initiative`,
`interrupts` and `stratagems` (6), with the stratagems themselves in `foedera`, `tumults`, `alliances`, `council`,
`intrigues`, `migration`, `plague` and `clash`; `marching` and `encounters` (7), `combat` and `engagement` (8);
`adjustments`, `garrisons` and `quarters` (9), `scoring` (10); `events` and `mortality` (the tables), `aftermath` (what
deaths bring about). `components` and `world` hold what is printed, `layout` and `scenarios` how a game begins, `state`
what lies on the table, `words` the vocabulary. What *Alea Iacta Est* shares is in `games.imperator`.
"""

from latrunculi.games.ultimus.game import GAME

__all__ = ["GAME"]
