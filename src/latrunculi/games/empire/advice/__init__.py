"""How to play well: `odds` of combat, what a Province is `worth`, `operations` of armies, which card (`stratagems`).

`heuristics` is the adviser whom the bots ask.
"""
