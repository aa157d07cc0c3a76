"""What is printed: `printed` reads and checks the files of `data/` (HRE 1, 5.2, 5.3, 15.3), `world` numbers it all."""
