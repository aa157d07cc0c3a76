"""What players are told: `knowledge` (who may know what), `contract` (the types), `board`, `foresight`, `reference`.

`positions` has any moment as text.
"""
