"""What is printed, as it stands in `data/`: read, checked, and named. To be read in this order:

- `files`: the folder, the files, the component pack.
- `peoples`, `land`, `units`, `stratagems`, `tables`: each what its files must hold, and what is read from them.
- `contents`: all of them together but the map, which no component pack changes.
"""
