"""How to play well: what a bot asks. First `survey` (how far it is, what a region is worth, how strong an army looks),
then by a `plan` the `goals` of each army and its `campaign` (what it does there and on the way), `combat` (tactics,
losses, retreats), `persons` (who of several), and `heuristics`, the adviser himself; `odds` is for the page.
"""
