"""The adjustments of phase F for the non-Roman Peoples (UR-9.4), and ROMAIN's offer to a beaten one (UR-9.4-2).

Peoples that an alliance has made one are handled as one, by the status of the major People. ROMAIN's come first.
"""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import NONE, People, Peoples, Piece, Pieces, Zone, Zones
from latrunculi.games.ultimus.components.chart import ARMENIA_ZONE, EMPIRE, NEAR, RINGS, TOWNS, ZONES
from latrunculi.games.ultimus.components.counters import (
    FOREIGN_UNITS,
    HISTORICAL,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    ROMAN_LEADERS,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.ultimus.components.peoples import ARMENIA, HOMES, IBERIA, PEOPLES, PERSAE
from latrunculi.games.ultimus.components.places import FALLEN, POOL
from latrunculi.games.ultimus.rules.offices import politics
from latrunculi.games.ultimus.rules.peoples import camp_of, make_foederati, may_federate, pacify
from latrunculi.games.ultimus.rules.scoring import beaten_in, head_of, is_major, pieces_of, standing_of, units_of
from latrunculi.games.ultimus.rules.state import (
    BARBARUS,
    FOEDERATI,
    PEACE,
    REGNUM,
    ROMANUS,
    WAR,
    Ultimus,
)
from latrunculi.games.ultimus.rules.words import (
    CHOOSE_LEADER,
    DONE,
    MAJOR_SETTLEMENT_ROLL,
    PLACE_IN,
    RESTORED,
    RETURNED,
    SETTLEMENT_ROLL,
    WEAKENED,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import around, nearest

# ---------------------------------------------------------------- after a combat


class Settlement(Procedure[Ultimus]):
    """UR-9.4-2, UR-9.4-7: a Roman leader who was at the combat may try to make a beaten People Foederati.

    Ends at once where nobody may try. `zone` is that of the combat; `engaged` the mask of those who fought in it,
    wherever they are now.
    """

    NAME = "settlement"
    ASKS = {"leader": "UR-9.4-2"}

    people: People
    zone: Zone
    engaged: int

    def start(self, g: Ultimus) -> None:
        """Nobody treats with Hunni, Persae, Bagaudes, subjects of the Hunni; others are not in plain war."""
        able = may_federate(g)
        federable = all(g.status[one] == WAR and able >> one & 1 for one in members(g.one_with(self.people)))
        if federable and self.envoys(g):
            self.step = "leader"
        else:
            g.end()

    def envoys(self, g: Ultimus) -> Pieces:
        """The historical Roman leaders of ROMAIN who were at the combat and live, as a mask."""
        present = self.engaged & ROMAN_LEADERS & HISTORICAL & g.own[ROMANUS]
        return sum(1 << leader for leader in members(present) if g.on_map(leader))

    def leader(self, g: Ultimus) -> None:
        """ROMAIN chooses who tries, if anybody."""
        g.ask(g.seat_of(ROMANUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("people", "people", self.people),)

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(CHOOSE_LEADER, "UR-9.4-2", self.envoys(g))
        may.offer(DONE, "UR-9.4-2")

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CHOOSE_LEADER:
            if is_major(g, self.people):
                die = g.die10()
                g.emit(MAJOR_SETTLEMENT_ROLL, (obj, self.people, ten_sided(die)))
            else:
                die = g.die()
                g.emit(SETTLEMENT_ROLL, (obj, self.people, die))
            if die < politics(obj):
                for one in members(g.one_with(self.people)):
                    g.settled_at[one] = self.zone
        g.end()


def after_combat(g: Ultimus, zone: Zone, engaged: Pieces) -> None:
    """See whether a combat in a zone, in which the pieces of a mask fought, has beaten Peoples.

    Whoever resolves a combat calls this once the losses are taken, and ends its step: each beaten People begins a
    `Settlement`.
    """
    heads = 0
    for unit in members(engaged & FOREIGN_UNITS & g.inside[FALLEN]):
        heads |= 1 << head_of(g, PIECE_PEOPLE[unit])
    for people in members(heads):
        if beaten_in(g, people):
            g.call(Settlement(people, zone, engaged))


# ---------------------------------------------------------------- where units recover and come back


def recover(g: Ultimus, people: People) -> None:
    """Turn the weakened units of a People and its allies that may recover to their normal side.

    In peace and war at home or in a town (UR-9.4-4, -9); Foederati, revolted or not, and Regna in a town or where no
    unit of others stands (UR-9.4-13, -17, -21).
    """
    own = units_of(g, people)
    settled = g.status[head_of(g, people)] >= FOEDERATI
    for unit in members(g.weak & own):
        zone = g.ground(g.at[unit])
        if zone == NONE:
            continue
        if not TOWNS >> zone & 1:
            if settled and g.inside[zone] & UNIT_MASK & ~own:
                continue
            if not settled and not HOMES[PIECE_PEOPLE[unit]] >> zone & 1:
                continue
        g.restore(unit)
        g.emit(RESTORED, (unit,))


def nearest_empty(g: Ultimus, zone: Zone) -> Zones:
    """The zones of the Empire without units that are nearest to one, counted inside the Empire, as a mask (UR-9.4-15).

    From NONE (a fall at sea) all of them; from outside the Empire counted by the shortest way. Should every zone be
    occupied, those that hold no unit of BARBARE, or all.
    """
    empty = EMPIRE & ~(g.occupied[ROMANUS] | g.occupied[BARBARUS])
    if not empty:
        return EMPIRE & ~g.occupied[BARBARUS] or EMPIRE
    if zone == NONE:
        return empty
    found = ring = 1 << zone if EMPIRE >> zone & 1 else 0
    while ring:
        if ring & empty:
            return ring & empty
        ring = around(NEAR, ring) & EMPIRE & ~found
        found |= ring
    return nearest(RINGS[zone], empty) or empty


def sites(g: Ultimus, unit: Piece) -> tuple[str, int]:
    """Where an eliminated unit of a People with units on the map may come back, as a mask, and the clause of it."""
    head = head_of(g, PIECE_PEOPLE[unit])
    status = g.status[head]
    if status == REGNUM:
        return "UR-9.4-22", 1 << g.capital[head]
    company = g.zones_of(standing_of(g, head))
    if status == FOEDERATI:
        return "UR-9.4-14", company
    if status > FOEDERATI:
        return "UR-9.4-18", company
    return "UR-9.4-10" if is_major(g, head) else "UR-9.4-5", HOMES[PIECE_PEOPLE[unit]] or company


def allowed_sites(g: Ultimus, unit: Piece) -> tuple[str, int]:
    """Those of the `sites` that suit the companions there (UR-4.2.4), and of homes those without enemies.

    As long as there are such.
    """
    clause, zones = sites(g, unit)
    zones = g.stackable(1 << unit, zones) or zones
    if g.status[PIECE_PEOPLE[unit]] < FOEDERATI:
        zones = zones & ~g.occupied[ROMANUS] or zones
    return clause, zones


def lodge(g: Ultimus, unit: Piece, zone: Zone) -> None:
    """Set an eliminated unit of a People down on its normal side.

    It is its People's controller's; one of Foederati joins the camp of its People's units there, or keeps that of its
    last owner where they are of both (UR-3.7.2-4).
    """
    people = PIECE_PEOPLE[unit]
    bit = 1 << unit
    camp = camp_of(g, people)
    if camp == ROMANUS:
        kin = g.inside[zone] & units_of(g, people)
        if kin & g.own[BARBARUS] and (g.own[BARBARUS] & bit or not kin & g.own[ROMANUS]):
            camp = BARBARUS
            for half in (0, 1):
                if g.rebels[half] & kin:
                    g.rebels[half] |= bit
    g.join(bit, camp)
    g.fell_at[unit] = NONE
    g.put(unit, zone)
    g.emit(RETURNED, (unit, zone))


def adjust_armenia(g: Ultimus) -> None:
    """UR-4.4.2-5, -7: the Armenian unit comes back unless Persae hold its zone, and comes home after the war."""
    for unit in members(PEOPLE_UNITS[ARMENIA] & ~g.rebellious()):
        at = g.at[unit]
        if at == FALLEN:
            if g.inside[ARMENIA_ZONE] & PEOPLE_UNITS[PERSAE]:
                continue
        elif at >= POOL or at == ARMENIA_ZONE or g.at_war(PERSAE) or g.at_war(IBERIA):
            continue
        g.join(1 << unit, ROMANUS)
        g.fell_at[unit] = NONE
        g.put(unit, ARMENIA_ZONE)
        g.emit(RETURNED, (unit, ARMENIA_ZONE))
    for unit in members(PEOPLE_UNITS[ARMENIA] & g.weak):
        if g.at[unit] == ARMENIA_ZONE or (g.at[unit] < ZONES and TOWNS >> g.at[unit] & 1):
            g.restore(unit)
            g.emit(RESTORED, (unit,))


# ---------------------------------------------------------------- the procedure


class Quarters(Procedure[Ultimus]):
    """UR-9.4: the Peoples one after the other, ROMAIN's first.

    `people` is the one in hand (of an alliance the major one), `done` the mask of those handled, `dissolved` the mask
    of those whose Regnum has ended in this phase F: their eliminated units come back weakened (UR-9.4-23).
    """

    NAME = "quarters"
    ASKS = {"unit": "UR-9.4-14", "people_zone": "UR-9.4-15"}

    dissolved: Peoples
    done: int = 0
    people: People = NONE

    def start(self, g: Ultimus) -> None:
        """Armenia has rules of its own."""
        adjust_armenia(g)
        self.done = 1 << ARMENIA
        self.step = "turn"

    def turn(self, g: Ultimus) -> None:
        """UR-9.1-1: the next People, ROMAIN's before BARBARE's."""
        waiting = [p for p in members((1 << PEOPLES) - 1 & ~self.done) if head_of(g, p) == p]
        if not waiting:
            self.step = "over"
            return
        people = self.people = next((p for p in waiting if camp_of(g, p) == ROMANUS), waiting[0])
        self.done |= g.one_with(people)
        recover(g, people)
        lost = units_of(g, people) & g.inside[FALLEN]
        status = g.status[people]
        if not standing_of(g, people) and status != REGNUM:
            if status == PEACE or (status == WAR and g.settled_at[people] == NONE):
                self.come_to_peace(g, lost)
            elif lost:
                self.step = "people_zone"
        elif lost:
            self.step = "unit"

    def come_to_peace(self, g: Ultimus, lost: int) -> None:
        """UR-9.4-1, UR-9.4-6: a beaten People is in peace; its units go home, those of minor Peoples off the map."""
        if g.status[self.people] == WAR:
            pacify(g, self.people)
        elif lost:
            self.step = "unit"

    def over(self, g: Ultimus) -> None:
        """What the turn recorded about eliminations ends here, except for units that wait to return."""
        waiting = g.inside[FALLEN]
        for unit in range(UNITS):
            if not waiting >> unit & 1:
                g.fell_at[unit] = NONE
        g.last_fall = [NONE] * PEOPLES
        g.settled_at = [NONE] * PEOPLES
        g.beaten = 0
        g.end()

    # ------------------------------------------------------------ questions

    def first_lost(self, g: Ultimus) -> Piece:
        """The next eliminated unit of the People in hand, NONE if all have come back."""
        lost = units_of(g, self.people) & g.inside[FALLEN]
        return members(lost)[0] if lost else NONE

    def unit(self, g: Ultimus) -> None:
        """UR-9.4-5, -10, -14, -18, -22: eliminated units come back one by one."""
        unit = self.first_lost(g)
        if unit == NONE:
            self.step = "turn"
        elif g.status[self.people] == PEACE and not (is_major(g, self.people) and HOMES[PIECE_PEOPLE[unit]]):
            g.fell_at[unit] = NONE
            g.put(unit, POOL)
        elif not sites(g, unit)[1]:
            self.step = "people_zone"
        else:
            g.ask(g.seat_of(camp_of(g, self.people)))

    def people_zone(self, g: Ultimus) -> None:
        """UR-9.4-2, -15, -19: ROMAIN settles a People without units in the empty zone nearest to its last combat."""
        g.ask(g.seat_of(ROMANUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        if self.step == "unit":
            return (("piece", "piece", self.first_lost(g)),)
        return (("people", "people", self.people),)

    def options(self, g: Ultimus, may: Offers) -> None:
        if self.step == "unit":
            clause, zones = allowed_sites(g, self.first_lost(g))
            may.offer(PLACE_IN, clause, zones)
        else:
            may.offer(PLACE_IN, self.clause_of_zone(g), nearest_empty(g, self.last_stand(g)))

    def clause_of_zone(self, g: Ultimus) -> str:
        """Why the People in hand is settled."""
        if g.status[self.people] == WAR:
            return "UR-9.4-7" if is_major(g, self.people) else "UR-9.4-2"
        return "UR-9.4-15" if g.status[self.people] == FOEDERATI else "UR-9.4-19"

    def last_stand(self, g: Ultimus) -> Zone:
        """The zone where the last units of the People in hand fell, NONE at sea."""
        if g.settled_at[self.people] != NONE:
            return g.settled_at[self.people]
        return g.last_fall[self.people]

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "unit":
            unit = self.first_lost(g)
            lodge(g, unit, obj)
            if self.dissolved & 1 << self.people:
                g.weak |= 1 << unit
                g.emit(WEAKENED, (unit,))
            return
        self.settle(g, obj)
        self.step = "turn"

    def settle(self, g: Ultimus, zone: Zone) -> None:
        """All units of a People that has none left stand again in a zone as Foederati, and its leaders with them."""
        lost = units_of(g, self.people) & g.inside[FALLEN]
        leaders = pieces_of(g, self.people) & ~UNIT_MASK & ~g.rebellious()
        make_foederati(g, self.people)
        g.join(lost, ROMANUS)
        for unit in members(lost):
            lodge(g, unit, zone)
        for leader in members(leaders):
            if g.at[leader] < ZONES and g.at[leader] != zone:
                g.put(leader, zone)
                g.emit(RETURNED, (leader, zone))
