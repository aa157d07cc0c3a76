"""What is printed (OP 0 to 14): read, checked and numbered. To be read in this order:

- `printed`: the files of `data/` and what they must be (a package with an order of its own).
- `chart`: the map as ints: contrées, regions, links, boxes; `era(year)` is what its date squares say.
- `counters`: peoples, leaders, decoys, types of unit and stratagems as ints, and masks of them.
- `tables`: the printed tables as functions of a die or score.
- `ints`: what signatures call the numbers of all these.

- `scenarios`: the set-ups of `scenarios/`, with the ids of all these.
"""
