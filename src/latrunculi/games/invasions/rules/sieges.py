"""XXIV.A, XXIV.C: sieges."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import BETRAYAL, DICE, EVENT_NUMBER, SIEGE_ENGINES, STUBBORN_DEFENCE
from latrunculi.games.invasions.components.chart import NONE, PORT
from latrunculi.games.invasions.components.chronology import DATED, LAST_NOMAD_SIEGE_TURN, UNFORTIFIED_TURNS
from latrunculi.games.invasions.components.counters import FLEETS, HORDES, LEADERS, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.components.tables import MODIFIER, TARGET
from latrunculi.games.invasions.rules import bonds, envoys, relations, terror, trails, walls, ways
from latrunculi.games.invasions.rules.bribery import Bribery
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Places, Province
from latrunculi.games.invasions.rules.losses import Losses, sturdy
from latrunculi.games.invasions.rules.retreat import companies, withdraw
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.state import FIRST_SEA, LAND, Invasions
from latrunculi.games.invasions.rules.stratagems import Contest, Stratagems, rethrown
from latrunculi.games.invasions.rules.terror import needed
from latrunculi.games.invasions.rules.words_siege import (
    ASSAULT,
    ASSAULTED,
    BESIEGE,
    MAINTAIN,
    RAISE,
    SIEGE,
    SIEGE_FAILED,
    SIEGE_KEPT,
    SIEGE_ROLL,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

ASSAULT_HITS = 2
"""What an assault costs the besieger (XXIV.C-3)."""

__all__ = ["Lifting", "Siege", "besieger", "force", "needed", "odds", "open_to"]


def open_to(g: Invasions) -> Places:
    """XXIV.A-1: the provinces where units of the nations that play stand before a city that they have not taken."""
    found = 0
    for nation in members(g.playing):
        for province in members(g.present[nation] & LAND & ~found):
            if g.level[province] > 0 and g.units(nation, province) and needed(g, nation, province):
                found |= BIT[province]
    return found


def besieger(g: Invasions, province: Province) -> Nation:
    """Who leads a siege: of the nations that play the one with most units there."""
    able = [n for n in members(g.playing) if g.units(n, province) and needed(g, n, province)]
    return max(able, key=lambda n: (g.units(n, province).bit_count(), -n))


def force(g: Invasions, nation: Nation, province: Province) -> Pieces:
    """The pieces with which a nation and its friends that play besiege a city: none of a friend that is at peace with
    its owner (XXVI.B-9)."""
    friends = members(g.playing & (g.friends[nation] | BIT[nation]))
    besiegers = sum([BIT[one] for one in friends if one == nation or needed(g, one, province)])
    pieces = ways.army(g, besiegers) & g.inside[province]
    return pieces & (UNIT_MASK | LEADERS | HORDES)


# ---------------------------------------------------------------- the die


def odds(g: Invasions, nation: Nation, province: Province, assault: bool, effects: int = 0) -> Tally[str]:
    """XXIV.C-3 to XXIV.C-9: what changes the die of a siege, by clause. `effects`: cards played (titles)."""
    tally: Tally[str] = Tally()
    number = MODIFIER["siege"]
    owner = g.owner[province]
    if assault:
        tally.add("INV-XXIV.C-3", number["assault"])
    if g.civilised(nation):
        tally.add("INV-XXIV.C-4", number["civilised"])
    if relations.nomadic(g, nation) and g.turn <= LAST_NOMAD_SIEGE_TURN:
        tally.add("INV-XXIV.C-5", number["nomad"])
    if owner != NONE and g.decline[owner]:
        tally.add("INV-XXIV.C-6", number["decline" if g.decline[owner] == 1 else "double-decline"])
    _of_walls(g, nation, province, effects, tally)
    if not assault and relieved(g, province):
        tally.add("INV-XXIV.C-9", number["fleet"])
    if effects & BIT[BETRAYAL]:
        tally.add("INV-X.B-4", EVENT_NUMBER[BETRAYAL]["siege"])
    if effects & BIT[STUBBORN_DEFENCE]:
        tally.add("INV-X.B-4", EVENT_NUMBER[STUBBORN_DEFENCE]["siege"])
    for entry in favours(g, nation, province):
        tally.add("INV-X.C-1", DATED[entry].numbers["bonus"])
    return tally


def _of_walls(g: Invasions, nation: Nation, province: Province, effects: int, tally: Tally[str]) -> None:
    """XXIV.C-7, XXIV.C-8: walls, or the efforts of turns 4 and 5; engines count against walls alone."""
    strength = walls.strength(g, province)
    if strength:
        tally.add("INV-XXIV.C-7", -strength)
        if effects & BIT[SIEGE_ENGINES]:
            weight = EVENT_NUMBER[SIEGE_ENGINES]["barbarian" if g.barbarian(nation) else "walls"]
            tally.add("INV-X.B-4", min(strength, weight))
    elif g.turn in UNFORTIFIED_TURNS:
        tally.add("INV-XXIV.C-8", MODIFIER["siege"]["unfortified"])


def relieved(g: Invasions, province: Province) -> bool:
    """XXIV.C-9: whether a fleet of the city's owner or of his friends is in the sea of its port."""
    owner = g.owner[province]
    if PORT[province] == NONE or owner == NONE:
        return False
    fleets = g.inside[FIRST_SEA + PORT[province]] & FLEETS
    return bool(fleets & ways.army(g, g.friends[owner] | BIT[owner]))


def favours(g: Invasions, nation: Nation, province: Province) -> list[int]:
    """The entries of the Chronology that help the first siege roll of a nation in a province in this turn."""
    return [
        i
        for i, entry in enumerate(DATED)
        if entry.effect == "siege-bonus"
        and entry.turn == g.turn
        and NATION[entry.nation] == nation
        and province in entry.places
        and not g.done & BIT[i]
    ]


# ---------------------------------------------------------------- a siege


class Siege(Contest):
    """A nation besieges the city of a province with `pieces`: all that it and its friends have there.

    `leader`: on campaign, who may go on and so leave the siege to others (XXIV.C-12); NONE otherwise. `assaulting`:
    whether an assault has been declared. `tries`: re-rolls used; `die`: the last one. The answer is whether the city is
    taken.
    """

    NAME = "siege"
    ASKS = {"decide": "INV-XXIV.A-1", "persist": "INV-XXIV.C-12"}

    pieces: Pieces = 0
    leader: Piece = NONE
    assaulting: bool = False
    tries: int = 0
    die: int = 0

    def start(self, g: Invasions) -> None:
        """XXIV.B-1: before a siege a barbarian leader's terror is tried, if it has not been."""
        self.step = "feared"
        g.answer = terror.RESISTS
        if terror.due(g, self.nation, self.province, self.pieces):
            g.call(terror.Terror(self.nation, self.province))

    def feared(self, g: Invasions) -> None:
        """XXIV.B-2."""
        if g.answer != terror.RESISTS:
            g.answer = 1
            g.end()
        else:
            self.step = "decide"

    def present(self, g: Invasions) -> Pieces:
        """The besiegers who are left."""
        return self.pieces & g.inside[self.province]

    # ------------------------------------------------------------------ before the die

    def decide(self, g: Invasions) -> None:
        """XXIV.A-1: retreat, or a siege, with an assault or without."""
        g.ask(g.seat(self.nation))

    def persist(self, g: Invasions) -> None:
        """XXIV.C-12: on campaign the siege may go on without the leader."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "persist":
            may.offer(MAINTAIN, "INV-XXIV.C-12")
            may.offer(RAISE, "INV-XXIV.A-3")
            return
        may.offer(BESIEGE, "INV-XXIV.C-2")
        may.offer(ASSAULT, "INV-XXIV.C-3")
        units = self.present(g) & UNIT_MASK
        may.when("INV-XXIV.C-3", units.bit_count() + sturdy(g, units).bit_count() > ASSAULT_HITS)
        may.offer(RAISE, "INV-XXIV.A-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == RAISE:
            self.step = "withdraw"
        elif verb == MAINTAIN:
            g.besieged |= BIT[self.province]
            g.emit(SIEGE_KEPT, (self.nation, self.province))
            g.answer = 0
            g.end()
        else:
            self.assaulting = verb == ASSAULT
            self.step = "bribed"
            g.emit(SIEGE, (self.nation, self.province))
            owner = g.owner[self.province]
            bonds.attack(g, BIT[self.nation], BIT[owner] if owner != NONE else 0)
            g.call(Bribery(self.nation, self.province, envoys.holders(g)))

    def bribed(self, g: Invasions) -> None:
        """XXX.G-1: no die is thrown where the siege has been bought off; otherwise Event cards are played."""
        if g.answer:
            g.emit(SIEGE_FAILED, (self.nation, self.province))
            self.step = "withdraw"
            return
        self.step = "storm"
        engines = BIT[SIEGE_ENGINES] if walls.strength(g, self.province) else 0
        parties = [self.nation, g.owner[self.province]]
        g.call(Stratagems(moment="siege", parties=parties, fits=[BIT[BETRAYAL] | engines, BIT[STUBBORN_DEFENCE]]))

    def storm(self, g: Invasions) -> None:
        """XXIV.C-3: the price of an assault, paid before the die."""
        self.step = "roll"
        if self.assaulting:
            g.emit(ASSAULTED, (self.nation, self.province))
            g.call(Losses(self.nation, self.present(g) & UNIT_MASK, ASSAULT_HITS))

    # ------------------------------------------------------------------ the die

    def roll(self, g: Invasions) -> None:
        """XXIV.C-2: and again, as often as the best leader there lets him (XXIV.C-1)."""
        self.die = g.die10()
        g.emit(SIEGE_ROLL, (self.nation, self.province, ten_sided(self.die), self.modifier(g)))
        self.step = "rolled"
        g.call(Stratagems(moment="die", parties=[self.nation, g.owner[self.province]], fits=[BIT[DICE], BIT[DICE]]))

    def modifier(self, g: Invasions) -> int:
        """What changes the die."""
        return odds(g, self.nation, self.province, self.assaulting, self.effects).total

    def rolled(self, g: Invasions) -> None:
        """XXIV.C-2: the city falls, or the next throw is due; the card Dice lets the same one be thrown again."""
        if rethrown(g):
            self.step = "roll"
        elif score(self.die) + self.modifier(g) >= TARGET["siege"]:
            self.step = "taken"
        elif self.tries < max([g.combat(leader) for leader in members(self.leaders(g))], default=0):
            self.tries += 1
            self.step = "roll"
        else:
            self.step = "fail"

    def leaders(self, g: Invasions) -> Pieces:
        """The leaders who besiege; those whom a card keeps idle do not (XIII.E-6)."""
        return self.present(g) & LEADERS & ~g.inactive_leaders

    def spend_favours(self, g: Invasions) -> None:
        """What helped this roll helps no other."""
        for entry in favours(g, self.nation, self.province):
            g.done |= BIT[entry]

    def taken(self, g: Invasions) -> None:
        """XXIV.A-4."""
        self.spend_favours(g)
        self.step = "won"
        g.call(Conquest(self.nation, self.province))

    def won(self, g: Invasions) -> None:
        """The city is his."""
        g.answer = 1
        g.end()

    def fail(self, g: Invasions) -> None:
        """XXIV.A-3, XXIV.C-12."""
        self.spend_favours(g)
        g.emit(SIEGE_FAILED, (self.nation, self.province))
        self.step = "withdraw" if self.leader == NONE else "persist"

    def withdraw(self, g: Invasions) -> None:
        """XX.L: the besiegers retreat, all of them."""
        self.step = "lost"
        g.besieged &= ~BIT[self.province]
        lift(g, self.nation, self.province)

    def lost(self, g: Invasions) -> None:
        """The city stands."""
        g.answer = 0
        g.end()


def lift(g: Invasions, nation: Nation, province: Province) -> None:
    """XXIV.A-3: all besiegers retreat, to where they came from (XX.L-7), each seat with its own; who had retreated
    there goes on (XX.L-10)."""
    pieces = force(g, nation, province)
    first = trails.origins(g, province, pieces)
    late = trails.retreated(g, province)
    withdraw(g, province, companies(g, nation, pieces), late, 0, first, g.passages)


class Lifting(Procedure[Invasions]):
    """XXIV.C-14: the campaigns of a leader are over: the sieges that were maintained are raised."""

    NAME = "lifting"

    def start(self, g: Invasions) -> None:
        """One after the other; a siege that nobody has kept up is over already."""
        if not g.besieged:
            g.end()
            return
        province = members(g.besieged)[0]
        g.besieged &= ~BIT[province]
        if BIT[province] & open_to(g):
            nation = besieger(g, province)
            g.emit(SIEGE_FAILED, (nation, province))
            lift(g, nation, province)
