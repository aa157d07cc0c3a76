"""The rules, in the order of the player aid and of the family's rulebooks.

First `words` (the vocabulary), `state` (what lies on the table), `bonds` and `fleets` (what follows from it). Then the
chapters: `sequence` with `shares` (2), `layout` and `scenarios` (how a game begins), `rights` (3.4.1,
3.7.4, 4.2.4, 4.3), `naval`, `sailing` and `wrecks` (3.4.2), `parties` (3.5.1), `coup` and `camps` (3.6, 5), `regions`
and `triumviri` (3.7), `peoples` (4); `hands`, `initiative`, `stratagems` and `throws` (6), with the
stratagems themselves in `tumults`, `intrigues`, `plague`, `clash`, `treaties` and `honours`; `geostrategy` and
`activation` (2.C), `events` and `discharge` (2.D), `marching`, `engagement` and `encounters` (7), `fields`, `fray`
and `combat` (8); `adjustments`, `garrisons` and `recruitment` (9), `republic` (2.F), `points` and
`scoring` (10); `deaths`, `allegiance` and `aftermath` (what deaths bring about). `procedures` lists them all,
`invariants` says what holds at every moment.
"""
