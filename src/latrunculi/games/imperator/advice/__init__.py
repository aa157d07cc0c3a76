"""What helps to play well: `prospects` (what a battle promises), `strategist` (the adviser's frame)."""
