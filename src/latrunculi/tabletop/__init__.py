"""What board wargames share: parts of which a game's procedures are made. It knows no game and no clause.

`ways` where those who travel may go, for what price, and why not further; distances · `supplies` cups, decks and hands
by counts of each title · `answers` rounds in which seats are asked in turn until nobody has anything to add ·
`modifiers` what changes a die, a number of dice or a column, with what gives it · `lexicon` the verbs and events of a
game, numbered · `shapes`, `positions` any moment of a game as text · `names` what things are called · `boardgame` the
game's entry, made of functions of its modules.
"""
