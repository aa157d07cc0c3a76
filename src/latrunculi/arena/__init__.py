"""Many games at once: `simulate` (bots against bots) and `bench` (how fast random play goes)."""
