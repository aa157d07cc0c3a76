"""What the games of the *Imperator* family share: leaders and the units they lead, alternating sequences of movement
and combat, the cup of stratagems, one battle table.

`printed`, `geography`, `words` and `lexicon` read and number what a game has, `counters` what follows from it. The
others follow the rulebooks: `kit` (what is printed, as ints), `state` (what lies on the table), `cup` (stratagems),
`march` (movement), `battle` (combat), `retreat` (evasion, flight, retreat). A game subclasses the state and the
procedures, and states only what differs.

`windows` has the stratagems that are played, `campaign` and `engagement` the sequences of a turn, `voyage` movement by
sea, `encounters` and `aftermath` what those meet who enter a zone and what deaths bring about, `events` the event of
the year, `placing` pieces that come to the map. `strategist` and `prospects` advise those who play by program,
`scenarios` reads files. `positions`, `board`, `reference`, `knowledge` and `invariants` tell what all games tell alike,
and `game` is how the rest of the program knows a game of the family.
"""
