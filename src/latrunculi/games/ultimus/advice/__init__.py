"""How to play well; `heuristics` is the adviser whom the bots ask.

`survey` is a position at a glance. What a move promises (`errands`), what leaders are wanted for (`leaders`), who
marches (`marches`) and sails (`convoys`), what to do in a battle (`battles`), stratagems and politics (`counsel`)
follow from it.
"""
