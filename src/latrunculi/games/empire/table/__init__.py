"""What players are told: `knowledge` (who may know what), `board` and `foresight` for the page.

`positions` has any moment as text.
"""
