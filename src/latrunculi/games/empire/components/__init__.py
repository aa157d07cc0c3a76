"""What is printed (HRE 1, 5.2, 5.3, 15.3): read, checked and numbered. To be read in this order:

- `printed`: the files of `data/` and what they must be.
- `chart`: the map as ints: provinces, Dioceses, who is near whom.
- `sides`: whose armies there are.
- `chits`: what is drawn for Barbarians and Emperors, turn by turn.
- `cards`: the event cards.
"""
