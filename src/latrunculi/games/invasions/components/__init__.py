"""What is printed: read, checked and numbered. To be read in this order:

- `chart`: the map as ints: provinces, regions, seas, borders.
- `printed`: the files of `data/` and what they must be (a package with an order of its own).
- `nations`: nations and camps as ints, and masks of nations.
- `counters`: every counter as a number, by nation and type, and masks of counters.
- `chronology`: what happens on which turn.
- `cards`: Event, Administration and Diplomacy cards, Pillage markers and calamities as ints.
- `tables`: the printed tables as functions of a die or a score.

- `scenarios`: the set-ups of `scenarios/`, with the ids of all these.
"""
