"""What is printed besides the map, as it stands in `data/`: read, checked, and named. To be read in this order:

- `files`: the folder, the files, the component pack.
- `reading`: what entries of several files hold alike.
- `nations`, `counters`, `chronology`, `cards`, `tables`: each what its files must hold, and what is read from them; the
  modules of the same names beside this package number it.
- `contents`: all of them together.
"""
