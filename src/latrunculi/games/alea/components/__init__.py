"""What is printed: read, checked and numbered. To be read in this order:

- `printed`: the files of `data/` and what they must be.
- `chart`: the map as ints: zones, seas and regions.
- `peoples`: the Peoples as ints, their homes and nationalities.
- `counters`: every unit and leader as a number, and masks of them.
- `places`: where a counter may lie.
- `stratagems`: stratagems and events as ints.
- `year_events`: the events of the year that a rule asks for.
- `kit`: all that the rules of the family ask.
"""
