"""XIV.A to XIV.I: income and expenses, commerce, tribute, recovery after pillage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from latrunculi.games.invasions.components.cards import DEARTH, TRADE
from latrunculi.games.invasions.components.chart import (
    GRANARIES,
    INCOME,
    LANDS,
    MONOPOLY,
    NONE,
    PORT,
    PROVINCES,
    REGION_BONUS,
    REGION_OF,
    SEAS,
    SITES,
)
from latrunculi.games.invasions.components.counters import FLEETS, UNIT_MASK
from latrunculi.games.invasions.components.nations import TRIBUTE
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import bonds, control, heresies
from latrunculi.games.invasions.rules.bankruptcy import Bankrupt
from latrunculi.games.invasions.rules.ints import Nation, Places, Province, Region
from latrunculi.games.invasions.rules.state import CLIENT, EMPIRE, KINGDOM, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE
from latrunculi.games.invasions.rules.words_rule import INCOME as INCOME_EVENT
from latrunculi.games.invasions.rules.words_rule import PAID, RECEIVED, REDEPLOYED, RESTORED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

HARBOURS: Final[list[Places]] = [
    sum([BIT[site] for site in members(SITES) if PORT[site] == sea]) for sea in range(SEAS)
]
"""By sea the sites of cities with a port there."""
PARTS: Final = 12
"""Into how many parts a half is divided, so that up to four allies share it evenly."""
MOST_RESTORED: Final = 2
"""Pillage markers that a nation removes from the empty sites of a region in a turn (XIV.I-2)."""


# ---------------------------------------------------------------- gross income, in halves of a gold piece


def city_halves(g: Invasions, province: Province) -> int:
    """XIV.B-1, XIV.B-2: what a city yields, in halves."""
    return 1 if g.pillaged & BIT[province] else 2 * g.level[province]


def rebellious(g: Invasions) -> Places:
    """The provinces in revolt."""
    return g.revolts | g.revolts_plus


def starved(g: Invasions, nation: Nation) -> Places:
    """The provinces that yield nothing in this turn: its granaries under the calamity Dearth."""
    return GRANARIES if g.calamities[nation] & BIT[DEARTH] else 0


def gross(g: Invasions, nation: Nation) -> Tally[str]:
    """XIV.D, XIV.E: the gross income of a civilised nation, by clause, in halves; what it shares with allies apart."""
    found: Tally[str] = Tally()
    kingdom = g.status[nation] == KINGDOM
    land = control.owned(g, nation)
    fruitful = land & ~rebellious(g) & ~starved(g, nation)
    found.add("INV-XIV.B-1", sum([city_halves(g, p) for p in members(control.cities(g, fruitful))]))
    if kingdom:
        found.add("INV-XIV.D-3", sum([INCOME[p] for p in members(fruitful)]))
    for region in members(control.own_regions(g, nation)):
        found.add("INV-XIV.E-3", of_region(g, nation, region))
        found.add("INV-XXXIII.C-4", 2 * REGION_BONUS[region])
    lost = g.lost_capital[nation]
    if g.seat_province(nation) != NONE and not (lost and lost == g.turn - 1):
        name = "capital-of-kingdom" if kingdom else "capital-of-empire"
        found.add("INV-XIV.D-5" if kingdom else "INV-XIV.E-5", 2 * AMOUNT[name])
    found.add("INV-XXVI.B-6", common(g, nation))
    found.add("INV-XIV.F-1", 2 * commerce(g, nation))
    found.add("INV-XIV.F-5", 2 * tribute(g, nation))
    return found


def of_region(g: Invasions, nation: Nation, region: Region) -> int:
    """XIV.E-3, XIV.E-4: what an empire has from a region that it controls, in halves; a kingdom has nothing."""
    if g.status[nation] != EMPIRE:
        return 0
    return 2 * (AMOUNT["region"] + (AMOUNT["total-control"] if control.total(g, nation, region) else 0))


def of_province(g: Invasions, nation: Nation, province: Province) -> int:
    """What a province and its city yield to a nation that controls it, in halves."""
    if (rebellious(g) | starved(g, nation)) & BIT[province]:
        return 0
    city = city_halves(g, province) if g.level[province] > 0 else 0
    return city + (INCOME[province] if g.status[nation] == KINGDOM else 0)


def common(g: Invasions, nation: Nation) -> int:
    """XXVI.B-6: what a nation gains in its allies' provinces by sharing them, less what it gives away in its own and in
    regions that they control together, in halves. The sum is rounded up: that changes no total that is (III.A-5)."""
    if not g.allies[nation]:
        return 0
    found = 0
    for province in range(PROVINCES):
        sharers = control.sharers(g, province)
        if sharers & BIT[nation] and sharers != BIT[nation]:
            part = of_province(g, nation, province) * PARTS // sharers.bit_count()
            found += part - (PARTS * of_province(g, nation, province) if g.owner[province] == nation else 0)
    for region in members(control.own_regions(g, nation)):
        number = control.region_holders(g, region).bit_count()
        whole = of_region(g, nation, region) + 2 * REGION_BONUS[region]
        found -= PARTS * whole * (number - 1) // number
    return -(-found // PARTS)


def commerce(g: Invasions, nation: Nation) -> int:
    """XIV.F-1 to XIV.F-3: gold for each sea with a coastal city of the nation, the monopoly for all of them."""
    gold = 0
    mine = control.owned(g, nation) & ~rebellious(g)
    for sea, harbours in enumerate(HARBOURS):
        if mine & harbours:
            here = control.cities(g, harbours)
            if mine & here:
                gold += AMOUNT["sea"] + (0 if here & ~mine else MONOPOLY[sea])
                gold += 1 if g.in_force & BIT[TRADE] else 0
    return gold


def tribute(g: Invasions, nation: Nation) -> int:
    """XIV.F-5: gold from vassals and clients."""
    gold = AMOUNT["vassal-tribute"] * g.vassals(nation, VASSAL).bit_count()
    return gold + sum([of_client(g, client) for client in members(g.vassals(nation, CLIENT))])


def of_client(g: Invasions, client: Nation) -> int:
    """XIV.F-5, XXVII.A-2: the gold of a client: an active one has a Treasury, and gives no more than is in it."""
    return min(TRIBUTE[client], g.treasury[client]) if g.active & BIT[client] else TRIBUTE[client]


# ---------------------------------------------------------------- expenses


def expenses(g: Invasions, nation: Nation) -> Tally[str]:
    """XIV.F-6, XIV.G, XIV.H: what a civilised nation owes, by clause, in gold."""
    found: Tally[str] = Tally()
    land = control.owned(g, nation)
    found.add("INV-XIV.G-2", AMOUNT["revolt"] * (land & g.revolts).bit_count())
    found.add("INV-XIV.G-2", AMOUNT["revolt-plus"] * (land & g.revolts_plus).bit_count())
    found.add("INV-XIV.G-3", AMOUNT["heresy"] * heretical_regions(g, nation))
    if g.decline[nation]:
        found.add("INV-XIV.G-4", AMOUNT["decline" if g.decline[nation] == 1 else "double-decline"])
    if g.status[nation] == KINGDOM:
        units = g.in_play(nation) & (UNIT_MASK | FLEETS)
        found.add("INV-XIV.H-1", AMOUNT["maintenance"] * units.bit_count())
    if g.lord[nation] != NONE and g.bond[nation] == VASSAL:
        found.add("INV-XIV.F-6", AMOUNT["vassal-tribute"])
    for federate in members(g.federates(nation)):
        found.add("INV-XIV.F-6", bonds.tribute(g, federate))
    return found


def heretical_regions(g: Invasions, nation: Nation) -> int:
    """XIV.G-3: the heretical regions that a nation pays for; a kingdom only beside one that is not."""
    found = heresies.of_nation(g, nation)
    if g.status[nation] == EMPIRE:
        return found.bit_count()
    orthodox = [p for p in members(control.owned(g, nation)) if REGION_OF[p] != NONE and not found & BIT[REGION_OF[p]]]
    return found.bit_count() if orthodox else 0


# ---------------------------------------------------------------- the step


@dataclass(frozen=True, slots=True)
class Balance:
    """What a civilised nation has in step 2.B: gross income and expenses in halves, and its net income in gold."""

    gross: Tally[str]
    expenses: Tally[str]
    net: int


def balance(g: Invasions, nation: Nation) -> Balance:
    """XIV.H-3: net income, rounded once: up, or towards zero where it is negative (III.A-5, III.A-6)."""
    come, owed = gross(g, nation), expenses(g, nation)
    halves = come.total - 2 * owed.total
    return Balance(come, owed, -(-halves // 2))


class Revenues(Procedure[Invasions]):
    """Step 2.B: the nations of `g.order`, barbarians for the tribute of vassals and their recovery alone (XIV.I-3),
    inactive minor kingdoms for this (XXVII.C-2).

    `nation`: the one in question. `regions`: those where empty sites have been restored (XIV.I-2); `restored`: how many
    in the region in progress.
    """

    NAME = "revenues"
    ASKS = {"recover": "INV-XIV.I-2", "redeploy": "INV-XIV.I-1"}

    nation: Nation = NONE
    regions: int = 0
    restored: int = 0

    def start(self, g: Invasions) -> None:
        """The next nation: income first."""
        if not g.order:
            g.end()
            return
        self.nation = g.order.pop(0)
        self.step = "restore"
        if g.inactive & BIT[self.nation]:
            return
        if not g.civilised(self.nation):
            self.render(g)
            return
        found = balance(g, self.nation)
        self.collect(g)
        g.receive(self.nation, max(0, found.net))
        g.emit(INCOME_EVENT, (self.nation, -(-found.gross.total // 2), found.expenses.total, g.treasury[self.nation]))
        if found.net < 0:
            short = -found.net - g.treasury[self.nation]
            g.pay(self.nation, -found.net)
            g.emit(PAID, (self.nation, min(-found.net, -found.net - max(0, short))))
            if short > 0:
                g.call(Bankrupt(self.nation, short))
        self.pass_on(g)

    def collect(self, g: Invasions) -> None:
        """XXVII.A-2: active clients pay what is in the nation's income."""
        for client in members(g.vassals(self.nation, CLIENT) & g.active):
            gold = of_client(g, client)
            g.pay(client, gold)
            g.emit(PAID, (client, gold))

    def pass_on(self, g: Invasions) -> None:
        """XIV.F-6: federates receive what their federator paid."""
        for federate in members(g.federates(self.nation)):
            if not g.civilised(federate):
                g.receive(federate, bonds.tribute(g, federate), self.nation)

    def render(self, g: Invasions) -> None:
        """XIV.C-1, XIV.C-2: a barbarian suzerain has a gold of each vassal, a barbarian vassal pays it if he can."""
        if g.bond[self.nation] == VASSAL and g.treasury[self.nation]:
            g.pay(self.nation, AMOUNT["vassal-tribute"])
            g.emit(PAID, (self.nation, AMOUNT["vassal-tribute"]))
        vassals = members(g.vassals(self.nation))
        for vassal in vassals:
            g.receive(self.nation, AMOUNT["vassal-tribute"], vassal)
        if vassals:
            g.emit(RECEIVED, (self.nation, AMOUNT["vassal-tribute"] * len(vassals)))

    def restore(self, g: Invasions) -> None:
        """XIV.I-1: markers go from cities."""
        for province in members(control.cities(g, control.owned(g, self.nation)) & g.pillaged):
            self.clear(g, province)
        self.step = "recover"

    def ravaged(self, g: Invasions) -> Places:
        """XIV.I-2: the empty sites with markers in the next region of the nation where it has not restored two."""
        for region in members(control.own_regions(g, self.nation) & ~self.regions):
            sites = LANDS[region] & g.pillaged
            sites &= ~control.cities(g, sites)
            if sites and self.restored < MOST_RESTORED:
                return sites
            self.regions |= BIT[region]
            self.restored = 0
        return 0

    def recover(self, g: Invasions) -> None:
        """XIV.I-2: up to two in each region from empty sites, of more those that it names."""
        sites = self.ravaged(g)
        if sites.bit_count() > MOST_RESTORED - self.restored:
            g.ask(g.seat(self.nation))
        elif sites:
            for province in members(sites):
                self.clear(g, province)
                self.restored += 1
        else:
            self.step = "redeploy"

    def clear(self, g: Invasions, province: Province) -> None:
        """A marker goes back to the cup."""
        g.pillaged &= ~BIT[province]
        g.emit(RESTORED, (self.nation, province))

    def homes(self, g: Invasions) -> Places:
        """The cities where a conquered capital may be set up anew."""
        return control.seats(g, self.nation)

    def redeploy(self, g: Invasions) -> None:
        """XIV.I-1, IX.B-6, VII.D-7: a capital that was conquered or evicted, or that has had no city yet, is set up on
        a city of the nation."""
        lost = g.civilised(self.nation) and g.seat_province(self.nation) == NONE
        if lost and self.homes(g) and (g.active & BIT[self.nation] or g.lost_capital[self.nation]):
            g.ask(g.seat(self.nation))
        else:
            self.step = "start"

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "recover":
            may.offer(CHOOSE_PROVINCE, "INV-XIV.I-2", self.ravaged(g))
        else:
            may.offer(CHOOSE_PROVINCE, "INV-XIV.I-1", self.homes(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "recover":
            self.clear(g, obj)
            self.restored += 1
            return
        control.enthrone(g, self.nation, obj)
        g.emit(REDEPLOYED, (self.nation, obj))
        self.step = "start"
