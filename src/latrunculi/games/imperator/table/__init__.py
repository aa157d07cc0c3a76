"""What players are told: `knowledge` (who may know what), `contract` (the types), `board`, `foresight`, `reference`,
`figures` for the page.

`positions` writes any moment as text and reads it, `shapes` says how its values are written.
"""
