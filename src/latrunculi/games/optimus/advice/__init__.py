"""How to play well: what a bot asks. First `survey` (how far it is, what a region is worth, how strong an army looks),
then `campaign` (where armies should go and what they do there, by a `plan`), `combat` (tactics, losses, retreats),
`persons` (who of several), and `heuristics`, the adviser himself; `odds` is for the page.
"""
