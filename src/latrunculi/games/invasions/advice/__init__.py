"""Advice on playing the game well, in the order in which it is to be read; so far there is none."""
