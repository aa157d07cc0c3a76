"""The rules, in the order of the rulebook.

First `words` (the vocabulary), `state` (what lies on the table) and `pacts` (what follows from it). Then the chapters:
`sequence` (2), `layout`, `scenarios` and `deployment` (3.3), `rights` (3.2, 3.4.1, 4.2.4, 4.3), `fleets`
(3.4.2), `offices` and `augusti` (3.5), `usurpation` (3.6), `peoples` (4), `roles` (5); `hands`, `initiative`,
`answers` and `stratagems` (6), with the stratagems themselves in `foedera`, `tumults`, `alliances`,
`council`, `intrigues`, `migration`, `plague` and `clash`; `marching`, `engagement` and `encounters` (7), `combat`
(8); `adjustments`, `garrisons` and `quarters` (9), `scoring` (10); `events` and `mortality` (the tables),
`aftermath` (what deaths bring about). `procedures` lists them all, `invariants` says what holds at every moment.
"""
