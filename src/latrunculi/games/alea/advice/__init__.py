"""How to play well; `heuristics` is the adviser whom the bots ask.

A position at a glance (`survey`) is made of who stands where (`armies`, `worth`), what regions are worth (`regions`),
where it is dangerous (`dangers`), what battles promise (`fronts`), where leaders are needed (`posts`), how the Republic
fares (`track`), and what is how far away (`ground`). From it follow what a party wants (`party`), who marches
(`marches`) and sails (`convoys`), what to do in a battle (`battles`), and stratagems and politics (`counsel`).
"""
