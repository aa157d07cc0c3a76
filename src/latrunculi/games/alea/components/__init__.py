"""What is printed: `printed` reads and checks the files of `data/`, `world` numbers it all."""
