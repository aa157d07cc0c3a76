"""The rules that the rulebooks of the family have alike.

First `state` (what lies on the table), `moments` and `events`. Then a turn as it goes: `cup` and `windows` (stratagems,
with `played` and `tumult`), `placing` (pieces that come to the map), `campaign` and `engagement` (the sequences of
phase E), `steps`, `movement`, `march`, `escape` and `voyage` (movement), `encounters` (what those meet who enter a
zone), `battle` and `retreat` (combat), `mishaps`, `aftermath` (what deaths bring about), `allegiance` and `tally`.
`scenarios` reads how games begin, `invariants` says what holds at every moment.
"""
