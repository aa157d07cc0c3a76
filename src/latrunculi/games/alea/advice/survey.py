"""A position at a glance, for all decisions in it, and kept up to date from one position to the next.

Who stands where (`armies`), what regions are worth (`regions`), where it is dangerous (`dangers`), what battles promise
(`fronts`), where leaders are needed (`posts`), how the Republic fares (`track`), where the Pretender is to be feared
(`defiance`). All values are points of victory.

While a camp moves, all that its pieces leave as it was is still known: the survey notes for each change in which zones
something may be worth more or less than before (`since`), and whoever keeps an answer asks only there again.
"""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Final

from latrunculi.games.alea.advice.armies import Armies
from latrunculi.games.alea.advice.dangers import Dangers
from latrunculi.games.alea.advice.defiance import Defiance, defied
from latrunculi.games.alea.advice.fronts import Fronts
from latrunculi.games.alea.advice.posts import Posts
from latrunculi.games.alea.advice.regions import Regions
from latrunculi.games.alea.advice.track import Track, reckoned
from latrunculi.games.alea.components.chart import REGION_OF, REGION_ZONES
from latrunculi.games.alea.components.counters import LEGIONES, NAVES, PIECES
from latrunculi.games.alea.components.places import RESERVE
from latrunculi.games.alea.rules.state import CAESARIANI, Alea
from latrunculi.games.imperator.advice.forces import Force
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.kernel.actions import BIT

Key = tuple[list[int], list[int], list[int], int, int, int, int, int, int, int, int, int]


def key_of(g: Alea) -> Key:
    """What a survey depends on, who has moved aside."""
    return (
        g.at.copy(), g.control + g.marker, g.status.copy(), g.own[0], g.own[1], g.weak,
        (g.smc[0] << 8 | g.smc[1]) << 8 | g.year, g.active, g.flags, g.chiefs(0) | g.chiefs(1),
        g.cicero << 8 | g.scenario, defied(g),
    )  # fmt: skip


def shifted(before: list[int], now: list[int]) -> list[Piece]:
    """The pieces that are elsewhere than before, from the places of all."""
    return list(compress(range(PIECES), map(ne, before, now)))


def _light(moved: list[Piece]) -> bool:
    """Whether no legion is among some pieces, nor naves, that may carry one: all regions have as many as before."""
    carriers = LEGIONES | NAVES
    return not any(carriers & BIT[piece] for piece in moved)


class Survey:
    """A position at a glance.

    `mover`: the camp whose movement it is, the first outside the sequences; `chiefs`: its party leaders, `rivals`:
    those of the other; `epoch`: rises whenever everything is looked at anew, so that nothing kept before holds;
    `now`: how many changes there have been since, for `since`.
    """

    def __init__(self, g: Alea) -> None:
        self.g: Alea = g
        self.key: Key = key_of(g)
        self.moved: Pieces = g.moved
        self.armies: Final = Armies(g)
        self.forces: Final = self.armies.forces
        self.legions: Final = self.armies.legions
        self.regions: Final = Regions(self.armies)
        self.defiance: Final = Defiance(self.armies)
        self.dangers: Final = Dangers(self.armies, self.regions, self.defiance)
        self.fronts: Final = Fronts(self.armies, self.regions)
        self.posts: Final = Posts(self.armies, self.dangers, self.defiance)
        self.track: Track = Track(g, reckoned(g))
        self.mover: Camp = CAESARIANI
        self.chiefs: Pieces = 0
        self.rivals: Pieces = 0
        self.epoch: int = 0
        self.now: int = 0
        self._changes: Final[list[Zones]] = []
        self._told: Zones = 0
        self._begin()

    def force(self, pieces: Pieces) -> Force:
        """The force of some units and leaders."""
        return self.armies.force(pieces)

    # ------------------------------------------------------------------ from one position to the next

    def turn(self, g: Alea) -> None:
        """Look at another position, which may be a copy of the last one or follow from it."""
        key = key_of(g)
        before = self.key
        self.key = key
        self.g = self.armies.g = g
        if key == before:
            if g.moved != self.moved:
                self._note(0)
        elif not self._follow(before):
            self.track = Track(g, reckoned(g))
            self._begin()
        self.moved = g.moved

    def _begin(self) -> None:
        """Look at everything anew."""
        g = self.g
        self.epoch += 1
        self.mover = CAESARIANI if g.active == NONE else g.active
        self.chiefs, self.rivals = g.chiefs(self.mover), g.chiefs(1 - self.mover)
        space = self.track.space
        same = self.armies.begin(space)
        self.regions.begin(space)
        self.defiance.begin()
        self.dangers.begin(same)
        self.fronts.begin()
        self.posts.follow()
        self._changes.clear()
        self.now = 0
        self._told = 0

    def _follow(self, before: Key) -> bool:
        """Take note of what the mover's pieces have done. Returns whether nothing else has changed."""
        g = self.g
        if g.active == NONE or self.key[1:] != before[1:]:
            return False
        camp = self.mover
        own = g.own[camp]
        then = before[0]
        moved = shifted(then, self.key[0])
        for piece in moved:
            if not own & BIT[piece] or then[piece] >= RESERVE or g.at[piece] >= RESERVE:
                return False
        if not _light(moved) and reckoned(g) != self.track.bound:
            return False
        zones, regions = self.armies.follow(camp, then, moved)
        around = zones
        for region in regions:
            around |= REGION_ZONES[region]
        if regions:
            self.regions.follow(camp, regions)
        self.dangers.follow(camp, zones, around)
        self._note(zones | self.fronts.follow(camp, zones, regions))
        return True

    def _note(self, changed: Zones) -> None:
        """Note the zones where something has changed, those included where there is other help."""
        before = self.armies.ready(self.mover)
        self.armies.stir()
        self._changes.append(changed | self.fronts.rally(self.mover, before))
        self.now += 1
        self.posts.follow()

    def since(self, seen: int) -> Zones:
        """The zones where something has changed since the change of a number, as a mask."""
        changed = 0
        while seen < self.now:
            changed |= self._changes[seen]
            seen += 1
        return changed

    def telling(self) -> Zones:
        """The zones that may be worth going to for themselves, as a mask: those of enemies, and `anxious` ones."""
        return self.g.occupied[1 - self.mover] | self.dangers.anxious(self.mover)

    def told(self) -> Zones:
        """The zones that were so whenever this was asked since everything was looked at anew, as a mask."""
        self._told |= self.telling()
        return self._told

    # ------------------------------------------------------------------ what it is worth to come somewhere

    def arriving(self, camp: Camp, zone: Zone, host: Force, legions: int) -> float:
        """What a force with so many legions, come from elsewhere, adds to what a camp has in a zone."""
        if self.forces[1 - camp][zone].units:
            return self.fronts.joining(camp, zone, host, legions, NONE)
        value = self.dangers.security(camp, zone, host)
        region = REGION_OF[zone]
        if legions and region != NONE:
            value += self.regions.more(camp, legions)[0][region]
        return value
