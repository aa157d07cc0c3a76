"""The map as the adviser sees it: what is how far from where, and what of an attraction is left at that distance."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import NEAR, REGION_ZONES, RINGS, ZONES
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import steps_between

FADING: Final = 0.86
"""What is left of an attraction with each step of distance."""
FARTHEST: Final = 9
"""Steps within which a group looks for something to do."""
HELP: Final = 2
"""Steps from which others join a battle."""

NEARS: Final = tuple([tuple(members(NEAR[z])) for z in range(ZONES)])
"""For each zone those next to it."""
SECOND: Final = tuple([tuple(members(RINGS[z][2])) if len(RINGS[z]) > 2 else () for z in range(ZONES)])
"""For each zone those two steps away."""
WITHIN: Final = tuple([tuple(members(zones)) for zones in REGION_ZONES])
"""For each region its zones."""
DISTANCE: Final = steps_between(RINGS)
"""Steps between two zones."""
AROUND: Final = tuple([sum(RINGS[z][: FARTHEST + 1]) for z in range(ZONES)])
"""For each zone those where its groups look for something to do, as a mask."""
HELPED: Final = tuple([sum(RINGS[z][: HELP + 1]) for z in range(ZONES)])
"""For each zone those whose battles its force could join, as a mask."""
TO_REGION: Final = tuple([tuple([min([DISTANCE[z][at] for at in zones]) for zones in WITHIN]) for z in range(ZONES)])
"""For each zone the steps to the nearest zone of each region."""
FADED: Final = tuple([FADING**d for d in range(200)])
"""By steps of distance what is left of an attraction."""
