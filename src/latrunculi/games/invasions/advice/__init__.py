"""How to play well: what a bot asks. First `survey` (what land is worth to whom, where danger lies), then `prospects`
(the chances of battles and sieges), `campaign` (where piles and hordes should go), `combat` (dice, losses, retreats,
interception, flight), `realm` (gold, kingdoms, decrees, raids), `envoys` (alliances, treaties, Foedera, conversions),
`designs` (Event cards outside battles), `standing` (what a nation may still expect), `heuristics`, the adviser himself,
and `reasons`, what he says for a choice.
"""
