"""`python -m latrunculi`: the command line."""

from latrunculi.cli import main

if __name__ == "__main__":
    main()
