"""How to play well: `survey` (a position at a glance), `tactics` (movement, battle), `counsel` (stratagems, politics).

`convoys` is about naves; `heuristics` is the adviser whom the bots ask.
"""
