"""What the games of the *Imperator* family share: leaders and the units they lead, alternating sequences of movement
and combat, the cup of stratagems, one battle table.

`printed`, `geography`, `words` and `lexicon` read and number what a game has, `counters` what follows from it. The
others follow the rulebooks: `kit` (what is printed, as ints), `state` (what lies on the table), `cup` (stratagems),
`march` (movement), `battle` (combat), `retreat` (evasion, flight, retreat). A game subclasses the state and the
procedures, and states only what differs. `positions`, `board`, `reference`, `knowledge` and `invariants` tell what all
games tell alike.
"""
