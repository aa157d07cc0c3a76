"""How to play well: what a bot asks. First `survey` (how far it is, what a region is worth, how strong an army looks),
then `campaign` (where armies should go and what they do there), `combat` (tactics, losses, retreats), and `heuristics`,
the adviser himself.
"""
