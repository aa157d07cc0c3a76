"""What players are told: `contract` (the types of it), `board`, `reference` and `figures` for the page.

`positions` has any moment as text.
"""
