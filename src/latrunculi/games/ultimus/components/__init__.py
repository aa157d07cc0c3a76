"""What is printed: `printed` reads and checks the files of `data/` (UR 1, 6), `world` numbers it all."""
