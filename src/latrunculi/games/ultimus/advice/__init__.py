"""How to play well: `survey` (a position at a glance), `tactics` (movement, battle), `counsel` (stratagems, politics).

`convoys` is about fleets; `heuristics` is the adviser whom the bots ask.
"""
