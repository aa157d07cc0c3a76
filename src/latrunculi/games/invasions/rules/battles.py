"""XX.A: the Combat sub-step: the provinces with opposed nations, one after the other in the attacker's order."""

from __future__ import annotations

from latrunculi.games.invasions.components.counters import HORDES, LEADERS, LIMITES, UNIT_MASK
from latrunculi.games.invasions.rules import limes, relations, sieges, stacking, trails, ways
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.ints import Nation, Nations, Piece, Pieces, Places, Province
from latrunculi.games.invasions.rules.refuge import Refuge
from latrunculi.games.invasions.rules.retreat import STEPS, Retreat
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_battle import FIGHT, FIGHT_AT, GAVE_WAY
from latrunculi.games.invasions.rules.words_siege import BESIEGE_AT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def contested(g: Invasions) -> Places:
    """XX.A-1: the provinces where units of the nations that play stand against enemies."""
    found = 0
    for nation in members(g.playing):
        for province in members(g.present[nation] & LAND & ~found):
            if g.units(nation, province) and relations.enemies(g, nation, province):
                found |= BIT[province]
    return found


def attacker(g: Invasions, province: Province) -> Nation:
    """Who leads the attack in a contested province: of those that play the one with most units against enemies."""
    able = [n for n in members(g.playing) if g.units(n, province) and relations.enemies(g, n, province)]
    return max(able, key=lambda n: (g.units(n, province).bit_count(), -n))


def comrades(g: Invasions, nation: Nation, foe: Nation, province: Province) -> Nations:
    """XXVI.B-9: who attacks with a nation: its friends that play, but for those that are at peace with the foe."""
    return sum([BIT[n] for n in members(g.playing & g.friends[nation]) if relations.hostile(g, n, foe, province)])


def camp_of(g: Invasions, nation: Nation, head: Nation, province: Province) -> Nations:
    """The enemies of a nation in a province that fight beside one of them as its friends."""
    return relations.enemies(g, nation, province) & (g.friends[head] | BIT[head])


def heads(g: Invasions, nation: Nation, province: Province) -> Nations:
    """XX.A-1: of each group of enemies that are friends the nation with most units, which leads it."""
    found = 0
    left = relations.enemies(g, nation, province)
    while left:
        head = max(members(left), key=lambda n: (g.units(n, province).bit_count(), -n))
        found |= BIT[head]
        left &= ~(camp_of(g, nation, head, province) | BIT[head])
    return found


def muster(g: Invasions, nations: Nations, province: Province, aside: Pieces) -> Pieces:
    """The pieces with which some nations fight in a province; leaders kept idle by a card do not attack (XIII.E-6)."""
    pieces = ways.army(g, nations) & g.inside[province]
    idle = g.inactive_leaders if nations & g.playing else 0
    return pieces & (UNIT_MASK | LEADERS | HORDES | LIMITES) & ~idle & ~aside


class Battles(Procedure[Invasions]):
    """The combats of the nations `g.playing`. `group`: the pieces in contested provinces when the sub-step began.

    Whoever is found there later, or has retreated there, is set aside (XX.L-9). `here`: where a battle is being chosen.
    `provinces`: where a city has been besieged. `leader`: on campaign, who may go on after this combat, NONE otherwise.
    `pieces`: those beside neutrals, and leaders left alone among enemies, who have been seen to.
    """

    NAME = "battles"
    FORMER = {"settle": "make_room"}
    ASKS = {"choose_province": "INV-XX.A-4", "choose_enemy": "INV-XX.A-1"}
    LATER = {"pieces": 0}

    group: Pieces = 0
    here: int = -1
    provinces: Places = 0
    leader: Piece = -1
    pieces: Pieces = 0

    def start(self, g: Invasions) -> None:
        """Movement is over: from here `spent` counts the steps of retreats."""
        g.renew()
        for province in members(contested(g)):
            self.group |= g.inside[province]
        self.step = "choose_province"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("province", "province", self.here),) if self.here >= 0 else ()

    def choose_province(self, g: Invasions) -> None:
        """XX.A-4: where the attacker fights next."""
        fields = self.fields(g)
        if fields:
            g.ask(g.seat(attacker(g, members(fields)[0])))
        elif self.cities(g):
            g.ask(g.seat(sieges.besieger(g, members(self.cities(g))[0])))
        else:
            self.step = "make_room"

    def fields(self, g: Invasions) -> Places:
        """Where the attacker has somebody to fight with: who has been set aside fights nobody (XX.L-9)."""
        return sum([BIT[province] for province in members(contested(g)) if self.manned(g, province)])

    def manned(self, g: Invasions, province: Province) -> bool:
        """Whether the attacker has anybody in a contested province who was there when the sub-step began."""
        aside = self.aside(g, province)
        if not aside:
            return True
        nation = attacker(g, province)
        ours = 0
        for foe in members(heads(g, nation, province)):
            ours |= muster(g, comrades(g, nation, foe, province), province, aside)
        return ours != 0

    def aside(self, g: Invasions, province: Province) -> Pieces:
        """XX.L-9: who has retreated into a province, or has come there since the sub-step began."""
        return g.inside[province] & ~self.group | trails.retreated(g, province)

    def cities(self, g: Invasions) -> Places:
        """XXIV.A-5: where there is a siege to begin."""
        return sieges.open_to(g) & ~self.provinces

    def choose_enemy(self, g: Invasions) -> None:
        """XX.A-1: of several enemies there whom first."""
        g.ask(g.seat(attacker(g, self.here)))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "choose_enemy":
            may.offer(FIGHT, "INV-XX.A-1", heads(g, attacker(g, self.here), self.here))
            return
        fields = members(self.fields(g))
        may.offer(FIGHT_AT, "INV-XX.A-4", sum([BIT[p] for p in fields if g.seat(attacker(g, p)) == may.seat]))
        cities = members(self.cities(g))
        may.offer(
            BESIEGE_AT, "INV-XXIV.A-1", sum([BIT[p] for p in cities if g.seat(sieges.besieger(g, p)) == may.seat])
        )

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == FIGHT_AT:
            self.here = obj
            self.step = "choose_enemy"
            return
        if verb == BESIEGE_AT:
            self.provinces |= BIT[obj]
            nation = sieges.besieger(g, obj)
            g.call(sieges.Siege(nation, obj, pieces=sieges.force(g, nation, obj), leader=self.leader))
            return
        self.step = "choose_province"
        nation = attacker(g, self.here)
        aside = self.aside(g, self.here)
        ours = muster(g, comrades(g, nation, obj, self.here), self.here, aside)
        theirs = muster(g, camp_of(g, nation, obj, self.here), self.here, aside)
        if limes.alone(g, nation, self.here):
            g.call(limes.Breach(nation, self.here, ours))
        else:
            g.call(Battle(nation, obj, self.here, [ours, theirs], False, aside))

    def make_room(self, g: Invasions) -> None:
        """XX.L-10: who had been set aside and finds no room goes on."""
        late = {g.at[unit] for unit in members(g.spent[0] & UNIT_MASK)}
        crowds = stacking.crowds(g, LAND & sum([BIT[place] for place in late]))
        for nation in members(g.nations) if crowds else ():
            there = g.held[nation] & crowds
            for province in members(stacking.overfull(g, nation, there)) if there else ():
                extra = self.too_many(g, nation, province)
                if extra:
                    steps = STEPS - max(g.steps(unit) for unit in members(extra))
                    g.call(Retreat(nation, province, extra, 0, 0, 0, steps))
                    return
        self.step = "give_way"

    def give_way(self, g: Invasions) -> None:
        """XII.D-1, XII.B-8: who has come where neutrals stand and has nobody to fight there any more goes back."""
        for nation in members(g.playing):
            for province in members(g.present[nation] & LAND):
                pile = trails.entered(g, province) & g.army[nation] & ~self.pieces
                if pile and ways.crowded(g, nation, province):
                    self.pieces |= pile
                    g.emit(GAVE_WAY, (nation, province))
                    g.call(Retreat(nation, province, pile, 0, trails.origins(g, province, pile), g.passages))
                    return
        self.step = "scatter"

    def scatter(self, g: Invasions) -> None:
        """XX.J-2: leaders whom nobody guards from the enemies about them make for friendly land; then all is over."""
        for nation in members(g.nations):
            for province in members((g.present[nation] ^ g.held[nation]) & LAND):
                lost = g.leaders(nation, province) & ~self.pieces if g.standing[province] else 0
                if lost and relations.enemies(g, nation, province) and not g.holders(province) & g.friends[nation]:
                    self.pieces |= lost
                    g.call(Refuge(nation, province, lost))
                    return
        g.end()

    def too_many(self, g: Invasions, nation: Nation, province: Province) -> Pieces:
        """Of the units that have retreated into a province as many as are too many there."""
        late = [u for u in members(g.units(nation, province)) if g.steps(u)]
        return sum([BIT[u] for u in late[: max(0, -stacking.room(g, nation, province))]])
