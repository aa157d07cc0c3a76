"""What players are told: `board`, `reference` and `figures` for the page, `positions` for any moment as text."""
