"""What helps to play well: `forces`, `prospects` (what a battle promises), `strategist` (the adviser's frame)."""
