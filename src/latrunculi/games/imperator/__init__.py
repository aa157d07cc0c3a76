"""What the games of the *Imperator* family share: leaders and the units they lead, alternating sequences of movement
and combat, the cup of stratagems, one battle table. It is no game by itself.

- `components`: readers of what is printed, and the kit, which has it as ints.
- `rules`: the table, and the procedures of movement, combat and stratagems.
- `advice`: what a battle promises, and the adviser's frame.
- `table`: boards, references and positions as far as the games tell them alike.

A game subclasses the state and the procedures, gives them its words and its clauses (`components.kit.Rules`), and
states only what differs. `game` is how the rest of the program knows a game of the family.
"""
