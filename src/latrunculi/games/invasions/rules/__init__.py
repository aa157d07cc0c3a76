"""The rules, a module for each chapter or close group of chapters.

Read `ints` and `state` first, then `relations` (XII.D) and `control` (XII.A-C), `order` (VI.G), `stacking` (XVII),
`victory` (V) and `sequence` (IV): the turn as the closing pages have it, which calls every other chapter. `lexicon` and
`words_*` are the words, joined in `words`; `procedures` joins the procedures.
"""
