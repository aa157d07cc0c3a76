"""The rules, in the order of the rulebook.

First `words` (the vocabulary) and `state` (what lies on the table). Then the chapters: `sequence` (4, 6), `draw` (5),
`cards`, `effects` and `works` (7), `kingdoms` (7.2), `construction` (8), `placement` and `displacement` (9), `approach`
(9.3.2), `cities` (9.3.3), `combat` (10) with `withdrawal` (10.1), `forts` (10.4) and `bribes` (16), `rebellion` (11,
7.3), `conquest` (12), `returning` (13), `scoring` (15). `invariants` says what holds at every moment.
"""
