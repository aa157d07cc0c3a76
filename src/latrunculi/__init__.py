"""Latrunculi: Roman-era board wargames, every rule enforced, with bots, a browser client and a library."""

__version__ = "0.16.0"
