"""OP 2: the seasons of a game, and the six sequences of a season."""

from __future__ import annotations

from latrunculi.games.optimus.components import tables
from latrunculi.games.optimus.components.chart import REGIONS
from latrunculi.games.optimus.components.counters import EACH_SEASON, TYPES
from latrunculi.games.optimus.components.ints import Place, Region, Side
from latrunculi.games.optimus.components.pieces import BARBARUS, HEADS, ROMANUS, UNITS
from latrunculi.games.optimus.components.tables import FROZEN, SPRING, THAW, WINTER
from latrunculi.games.optimus.rules import contact, fleets, pestilence, scenarios, specials, victory
from latrunculi.games.optimus.rules.actions import Operations
from latrunculi.games.optimus.rules.loot import carriers, carry
from latrunculi.games.optimus.rules.recruitment import recovers
from latrunculi.games.optimus.rules.state import MOST_PA, POOL, Optimus, altered
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.games.optimus.rules.territory import controller, side_of_land, tribal
from latrunculi.games.optimus.rules.upkeep import put_in_order
from latrunculi.games.optimus.rules.words import (
    BUY_PA,
    DONE,
    NO_SEASON_EVENT,
    PA_BOUGHT,
    PA_ROLL,
    PILLAGE_ROLL,
    RECOVERED,
    SEASON,
    SEASON_EVENT,
    SIEGE_LASTS,
    SITE_RESTORED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Seasons(Procedure[Optimus]):
    """OP-2-1: the whole game, season by season."""

    NAME = "seasons"

    def start(self, g: Optimus) -> None:
        """The backs of the barbarian leaders are drawn."""
        scenarios.deal_backs(g)
        self.step = "begin"

    def begin(self, g: Optimus) -> None:
        """A season begins: leaders turn to their owners, and nobody has moved (OP-3-5, OP-4.1-4)."""
        g.clock += 1
        if g.season == THAW:
            g.due = [waiting + fallen for waiting, fallen in zip(g.due, g.fallen, strict=True)]
            g.fallen = [0] * TYPES
        g.paces = [0] * HEADS
        g.hauled = [0] * HEADS
        g.marched = [0] * UNITS
        g.pac = scenarios.heads_in_play(g)
        g.halted = g.gathered = g.schemed = g.reaped = g.swayed = 0
        for side in (ROMANUS, BARBARUS):
            g.spent[side] &= ~EACH_SEASON  # OP-14-10
        g.emit(SEASON, (g.year, g.season))
        specials.begin(g)
        self.step = "events"
        scenarios.begin_season(g)

    def events(self, g: Optimus) -> None:
        """Sequence 1: the event, the sieges, and in spring what recovers."""
        g.event = 0
        if g.season != SPRING:
            die = g.die()
            g.event = tables.event(g.season, die)
            if g.event:
                g.emit(SEASON_EVENT, (g.season, die, g.event))
            else:
                g.emit(NO_SEASON_EVENT, (g.season, die))
        if g.event == FROZEN:
            fleets.freeze(g)
        for region in members(g.invested):
            g.invest(region, g.siege[region] + 1)
            g.emit(SIEGE_LASTS, (region, g.siege[region]))
        if g.season == SPRING:
            spring(g)
        self.step = "acquire"
        if g.season == SPRING and pestilence.due_in_spring(g):
            g.call(pestilence.Pestilence())

    def acquire(self, g: Optimus) -> None:
        """Sequence 2: both sides throw before either buys (OP-2-2). The plague may have left too few men for a siege
        (OP-9.4-3), or a leader alone before an enemy (OP-9.11.3-1)."""
        if contact.round_up(g):
            return
        put_in_order(g)
        self.step = "operations"
        rome, others = Acquisition(ROMANUS), Acquisition(BARBARUS)
        rome.start(g)
        others.start(g)
        g.call(others)
        g.call(rome)

    def operations(self, g: Optimus) -> None:
        """Sequences 3 and 4: Rome plays first."""
        self.step = "supply"
        g.call(Operations())

    def supply(self, g: Optimus) -> None:
        """Sequence 5: both sides."""
        self.step = "close"
        g.pa[ROMANUS] = g.pa[BARBARUS] = 0
        g.call(Supply(BARBARUS))
        g.call(Supply(ROMANUS))

    def close(self, g: Optimus) -> None:
        """Sequence 6: what the scenario reckons, once it is clear whom hunger has left a town or a siege (OP-9.4-3,
        OP-9.10-1); the Dacian may submit (OP-SC-18)."""
        if contact.round_up(g):
            return
        put_in_order(g)
        specials.season_ends(g)
        put_in_order(g)
        self.step = "conclude"
        if specials.submission(g) is not None:
            g.call(specials.Submission())

    def conclude(self, g: Optimus) -> None:
        """The markers advance, or the game is over (OP-2-23)."""
        if victory.season_ends(g):
            g.end()
            return
        if g.season == WINTER:
            g.season = THAW
            g.year += 1
            scenarios.begin_year(g)
        else:
            g.season += 1
        self.step = "begin"


def spring(g: Optimus) -> None:
    """OP-2-9 to OP-2-13, in their order: pillage, the hors de combat, the tribal sites, the destroyed."""
    for region in members(g.pillaged):
        die = g.die()
        g.emit(PILLAGE_ROLL, (region, die))
        if die >= 4:
            g.pillaged ^= BIT[region]
    for place in members(g.whereabouts(g.injured)):
        if place < POOL:
            recover(g, place)
    for region in members(g.era.inhabited & ~g.pillaged):
        full = scenarios.printed_vd(g, region)
        if g.vd[region] < full and tribal(g, region) and at_home(g, region):
            g.vd = altered(g.vd, region, full)
            g.emit(SITE_RESTORED, (region, full))
    for t, destroyed in enumerate(g.due):
        if destroyed:
            g.stock(t, g.spare[t] + destroyed)
    g.due = [0] * TYPES


def recover(g: Optimus, place: Place) -> None:
    """OP-2-11: the HdC in a place who are put right. Of those on hidden sheets their owner alone is told (OP-1.2-9)."""
    healed, told = [0, 0], [0, 0]
    for unit in members(g.inside[place] & g.injured):
        if place >= REGIONS or recovers(g, unit, place):  # boxes are all Roman (OP-13.1-1)
            side = g.side_of(unit)
            healed[side] += g.hdc[unit]
            told[side] += g.hdc[unit] if (g.unled | g.bare) & BIT[unit] else 0
            g.maim(unit, 0)
    for side in (ROMANUS, BARBARUS):
        if told[side] == healed[side] > 0:
            g.emit(RECOVERED, (place, healed[side]))
        elif healed[side]:
            g.emit(RECOVERED, (place, healed[side]), 1 << side)
            if told[side]:
                g.emit(RECOVERED, (place, told[side]), ~(1 << side))


def at_home(g: Optimus, region: Region) -> bool:
    """OP-9.10.1-2: a tribal site is under its own side's control, and no enemy PF is in it."""
    side = side_of_land(g, region)
    return controller(g, region) == side and not g.units(region, 1 - side)


class Acquisition(Procedure[Optimus]):
    """Sequence 2: a side throws for its PA, and buys more with BB (OP-2-14 to OP-2-16, OP-3-1 to OP-3-3)."""

    NAME = "acquisition"
    ASKS = {"buy": "OP-2-15"}

    side: Side

    def start(self, g: Optimus) -> None:
        """The die."""
        die = g.die()
        g.pa[self.side] = min(MOST_PA, tables.pa(die) + scenarios.bonus(g, self.side))
        g.emit(PA_ROLL, (self.side, die, g.pa[self.side]))
        self.step = "buy"

    def buy(self, g: Optimus) -> None:
        """Each BB that lies with a leader and a unit is worth a PA (OP-1.4-2, OP-1.4-6). Who has any is a secret."""
        g.ask_privately(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(BUY_PA, "OP-2-15", carriers(g, self.side))
        may.when("OP-2-16", g.pa[self.side] < MOST_PA)
        scenarios.bar_halted(
            g, may, g.halted
        )  # nobody has lost yet in this season: those whom the scenario keeps still
        may.offer(DONE, "OP-2-15")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
            return
        carry(g, obj, -1)
        g.pa[self.side] += 1
        g.emit(PA_BOUGHT, (self.side, g.pa[self.side]))
