"""The table: who stands where, on which sheet, in what condition; regions, action points, and what each side knows."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import BOXES, NONE, REGIONS, ROMAN, Era, era
from latrunculi.games.optimus.components.counters import PEOPLES, TYPES, VS
from latrunculi.games.optimus.components.ints import (
    Head,
    Heads,
    Peoples,
    Piece,
    Pieces,
    Place,
    Places,
    Region,
    Regions,
    Side,
    Unit,
    Units,
    Year,
)
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    FIRST_LEADER,
    FLEET_UNITS,
    HEADS,
    HEADS_OF,
    LEADER_MASK,
    LEADERS_OF,
    LEGION_UNITS,
    OF_SIDE,
    PIECES,
    SIDE_OF,
    TYPE_OF,
    UNIT_MASK,
    UNITS,
    UNITS_OF,
)
from latrunculi.games.optimus.components.scenarios import SCENARIOS
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import State
from latrunculi.kernel.fields import Beside, Shared

SIDES: Final = 2
POOL: Final[int] = REGIONS + BOXES
"""The place after the regions and the boxes: not in play, or to be recruited."""
GONE: Final[int] = POOL + 1
"""Out of the game for good."""
UNSEEN: Final[int] = POOL + 2
"""Where a viewer cannot know."""
AWAY: Final[int] = POOL + 3
"""Off the map on a raid (OP-SC-16)."""
PLACES: Final[int] = POOL + 4
EVERYWHERE: Final[int] = (1 << REGIONS) - 1
"""All regions."""
SUPREME: Final = 8
"""What the bonus of the supreme leader adds to his VS (OP-5.1.4-1)."""
MOST_PA: Final = 9
"""PA that a side has at most in a season (OP-2-16)."""
MOST_ENDS: Final = 8
"""Sudden deaths that a scenario may have."""
CALM: Final = NONE
"""No siege: the marker of a region that is not besieged."""

VOYAGE: Final = "voyage"
"""The procedure of a fleet under way (`fleets.Voyage`)."""

# How the last contact or combat ended for the side that had entered the region: `Optimus.verdict`.
CLEAR: Final = 0
"""Nobody was there, or only decoys were: the move may go on (OP-7-2)."""
BLOCKED: Final = 1
"""The enemy stays behind his defences: the move stops beside them (OP-7.2-1)."""
WON: Final = 2
BEATEN: Final = 3
DRAWN: Final = 4
"""Neither: equal losses or a truce; the attacker is pushed back (OP-8.2-20, OP-8.3.1-2)."""
HELD: Final = 5
"""Won, and stayed for the loot: the move is over (OP-8.4-8)."""


class Optimus(State):
    """A position of *Optimus Princeps*. Seat 0 plays ROMANUS, seat 1 BARBARUS.

    Pieces: the units first, then the heads (leaders, then decoys), as `components.chart` numbers them. By piece: `at`
    (place). Masks of pieces: `walls` (behind the defences of their region, OP-0.3-2), `bare` (shown to the enemy at
    present, OP-7-3), `halted` (not to be activated again in this season, OP-5.1-12). `eagle`: by type of unit, for
    legions: the head who has its eagle, `PIECES + region` where it lies, NONE while the legion has it or nobody.

    By unit: `pf` (strength points left, HdC ones included), `hdc` (those that are hors de combat), `chief` (the leader
    on whose sheet it is, NONE on the map), `marched` (moves made in this season), `ship` (the fleet it is aboard, NONE;
    of heads too, at `piece`), `made_of` (of artillery: the legion or transfuges it was), `camp` (of a legion: the
    region where the fort stands that it has built, NONE; of a fort of which nobody knows that, any legion there may be
    it), `memory` (what the enemy saw of it last, as `glimpse` packs it). `bridges`: fleets in the form of a bridge of
    boats. Under the option `orgy` alone: `loose` (by unit, bales that its leader left it when he fell), `bereft` (mask
    of the units whose leader has fallen in this segment).

    By head, at `piece - FIRST_LEADER`: `backs` (the number of the back of his counter: the enemy's name for him while
    he lies face down), `bb` (bales with his army), `paces` (PM spent in this season), `hauled` (PM of his wagon and
    impedimenta in it), `heads_seen` (season when the enemy saw his face last, 0 never). Masks of heads: `pac` (PAC
    unspent), `gathered` (have harvested or taken tribute in this season), `schemed` (have played a stratagem in it),
    `known` (whose back the enemy can tell). `veiled`: in what a viewer sees, by the number of a back the counter that
    lies there, as `veil` packs it, NONE.

    By type of unit: `spare` (PF that may be recruited), `due` (PF destroyed in the year before, to be recruited from
    spring on), `fallen` (PF destroyed in this year).

    By region: `origin` (whose land it is), `vd` (at present), `holder` (the side that has taken it, NONE), `limes` (0,
    1, 2), `limes_built` (season of the last work), `forts` (field forts), `siege` (the marker, CALM), `pillaged_at`
    (season of the last pillage, 0 never). Masks of regions: `pillaged`, `reaped` (harvested or taxed in this season).

    By side: `pa`, `hand`, `spent` and `once` (masks of stratagems: held, played for good, or in this season where that
    is the limit, played of two copies), `supreme` (the head with the bonus, NONE), `deeds` (points scored for good),
    `ravaged` (mask of regions pillaged or foraged by it), `slain` (enemy PF that it has destroyed), `trophies` (what
    leaders taken or killed add to its next loot), `unknown` (stratagems in a hand that a viewer does not know; 0 in a
    full state). `blank`: mask of the sides whose secrets have been taken out of a viewer's copy.

    `vacant` (mask of sides whose supreme leader has died and has no heir enthroned), `scenario` (index), `year`,
    `season`, `clock` (seasons begun, from 1), `last_clock`, `event` (of the season), `peoples` and `neutrals` (masks of
    Peoples), `last_winner` (side, NONE), `verdict` (of the last contact), `swayed` (mask of Peoples under *Tribu pro
    romain*), `closed` (mask of the regions of Peoples not in the war: nobody enters), `sold` (mask of the stratagems of
    the scenario), `arrived` (mask of its arrivals that have come), `orgy` and `camps` (options), `ended` (how the game
    ended, 0 while it goes on), `flags` (mask of the special rules of the scenario that are used up).

    Of scenarios (`specials`, `schemes`): by side `shut` (mask of the regions that it may not enter now); by sudden
    death `streak` (ends of a season running at which it was so); by People `quiet` (last season of a peace, 0). Masks:
    `routed` (Peoples that lost the last battle), `leaving` (Peoples that go home when the season ends), `penned`
    (pieces that stay in the regions `pen`), `rebels` (pieces in revolt), `towers` and `wells` (regions under *Turres et
    aggeres* and *Fons interceptus*). `hoard`: bales of *Thesaurus Sargetiae*.

    What seldom changes is `Shared` among copies of a position, and replaced, not changed (`altered`).

    What follows from these and is kept beside them: `inside` (by place, mask of pieces), `band` (by head, mask of the
    units on his sheet), `commanding` (mask of the heads who have any), `in_play` (mask of the pieces on the map and in
    boxes), `boxed` (those in boxes), `unled` (mask of the units without a leader), `present` (by side, mask of the
    regions where it has counters), `era` (what is printed on the map in this year).

    Masks of regions kept so: by side, `lands` (its own by origin) and `towns` (inhabited, and under its control);
    `taken` (with a holder), `invested` (with a siege marker), `works` (with a limes or forts). Of units: `injured`
    (with HdC PF); of types of unit: `raised` (of which PF may be recruited). `hold`, `open_year`, `invest`, `wall`,
    `encamp`, `maim` and `stock` see to them.
    """

    at: list[Place] = [POOL] * PIECES
    walls: Pieces = 0
    bare: Pieces = 0
    halted: Pieces = 0
    eagle: Shared[list[int]] = [NONE] * TYPES
    pf: list[int] = [0] * UNITS
    hdc: list[int] = [0] * UNITS
    chief: list[Head] = [NONE] * UNITS
    marched: list[int] = [0] * UNITS
    ship: Shared[list[Unit]] = [NONE] * PIECES
    made_of: Shared[list[int]] = [NONE] * UNITS
    camp: Shared[list[Region]] = [NONE] * UNITS
    memory: Shared[list[int]] = [0] * UNITS
    bridges: Units = 0
    loose: Shared[list[int]] = [0] * UNITS
    bereft: Units = 0
    backs: Shared[list[int]] = list(range(HEADS))
    bb: list[int] = [0] * HEADS
    paces: list[int] = [0] * HEADS
    hauled: list[int] = [0] * HEADS
    heads_seen: Shared[list[int]] = [0] * HEADS
    pac: Heads = 0
    gathered: Heads = 0
    known: Heads = 0
    veiled: Shared[list[int]] = [NONE] * HEADS
    unknown: Shared[list[int]] = [0, 0]
    blank: int = 0
    schemed: Heads = 0
    spare: Shared[list[int]] = [0] * TYPES
    due: Shared[list[int]] = [0] * TYPES
    fallen: Shared[list[int]] = [0] * TYPES
    origin: Shared[list[int]] = [0] * REGIONS
    vd: Shared[list[int]] = [0] * REGIONS
    holder: Shared[list[Side]] = [NONE] * REGIONS
    limes: Shared[list[int]] = [0] * REGIONS
    limes_built: Shared[list[int]] = [0] * REGIONS
    forts: Shared[list[int]] = [0] * REGIONS
    siege: Shared[list[int]] = [CALM] * REGIONS
    pillaged: Regions = 0
    pillaged_at: Shared[list[int]] = [0] * REGIONS
    reaped: Regions = 0
    pa: list[int] = [0, 0]
    hand: list[int] = [0, 0]
    spent: list[int] = [0, 0]
    supreme: list[Head] = [NONE, NONE]
    deeds: list[int] = [0, 0]
    ravaged: list[Regions] = [0, 0]
    slain: list[int] = [0, 0]
    trophies: list[int] = [0, 0]
    vacant: int = 0
    scenario: int = 0
    year: Year = 0
    season: int = 0
    clock: int = 0
    last_clock: int = 0
    event: int = 0
    peoples: Peoples = 0
    neutrals: Peoples = 0
    last_winner: Side = NONE
    verdict: int = CLEAR
    swayed: Peoples = 0
    closed: Regions = 0
    sold: int = 0
    arrived: int = 0
    orgy: int = 0
    camps: int = 0
    ended: int = 0
    flags: int = 0
    once: list[int] = [0, 0]
    shut: Shared[list[Regions]] = [0, 0]
    streak: Shared[list[int]] = [0] * MOST_ENDS
    quiet: Shared[list[int]] = [0] * PEOPLES
    routed: Peoples = 0
    leaving: Peoples = 0
    penned: Pieces = 0
    pen: Regions = 0
    rebels: Pieces = 0
    hoard: int = 0
    towers: Regions = 0
    wells: Regions = 0
    inside: list[int] = [0] * PLACES
    band: list[int] = [0] * HEADS
    commanding: Beside[int] = 0
    in_play: Beside[int] = 0
    boxed: Beside[int] = 0
    unled: Beside[int] = UNIT_MASK
    present: list[int] = [0, 0]
    era: Beside[Era]
    lands: Beside[list[int]]
    towns: Beside[list[int]]
    taken: Beside[int] = 0
    invested: Beside[int] = 0
    works: Beside[int] = 0
    injured: Beside[int] = 0
    raised: Beside[int] = 0

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.inside[POOL] = (1 << PIECES) - 1
        self.survey()

    # ------------------------------------------------------------------ what stands where

    def side_of(self, piece: Piece) -> Side:
        """The side that a piece belongs to."""
        return SIDE_OF[piece]

    def units(self, place: Place, side: Side) -> Units:
        """The units of a side in a place, with and without leaders."""
        return self.inside[place] & UNITS_OF[side]

    def counters(self, place: Place, side: Side) -> Pieces:
        """All counters of a side in a place, whatever they are: what an enemy sees there."""
        return self.inside[place] & OF_SIDE[side]

    def leaders(self, place: Place, side: Side) -> Heads:
        """The leaders of a side in a place, decoys not counted."""
        return self.inside[place] & LEADERS_OF[side]

    def heads(self, place: Place, side: Side) -> Heads:
        """The leaders and decoys of a side in a place."""
        return self.inside[place] & HEADS_OF[side]

    def captains(self, side: Side) -> Heads:
        """The leaders of a side in play, on the map or off it."""
        return self.in_play & LEADERS_OF[side]

    def army(self, head: Head) -> Units:
        """The units on a leader's sheet."""
        return self.band[head - FIRST_LEADER]

    def lone(self, place: Place, side: Side) -> Units:
        """The units of a side in a place that have no leader: they lie on the map in view (OP-1.2-8)."""
        return self.units(place, side) & self.unled

    def strength(self, units: Units) -> int:
        """The PF of some units, HdC ones included."""
        pf = self.pf
        total = 0
        for unit in members(units):
            total += pf[unit]
        return total

    def fit(self, units: Units) -> int:
        """The PF of some units that are not HdC."""
        pf = self.pf
        hdc = self.hdc
        total = 0
        for unit in members(units):
            total += pf[unit] - hdc[unit]
        return total

    def vs(self, head: Head) -> int:
        """The VS of a leader, the bonus of the supreme leader included (OP-5.1.4-1)."""
        bonus = SUPREME if head in self.supreme else 0
        return VS[head - FIRST_LEADER] + bonus

    def first(self, heads: Heads) -> Head:
        """The leader of highest rank among some: highest VS, then the first in the list; NONE of none (OP-4.2-4)."""
        best = NONE
        for head in members(heads):
            if best == NONE or self.vs(head) > self.vs(best):
                best = head
        return best

    def foremost(self, heads: Heads) -> Heads:
        """Those of some leaders who are highest in rank, as a mask: of equals their player names one (OP-4.2-4)."""
        found = best = 0
        for head in members(heads):
            rank = self.vs(head)
            if not found or rank > best:
                found, best = BIT[head], rank
            elif rank == best:
                found |= BIT[head]
        return found

    # ------------------------------------------------------------------ moving pieces

    def put(self, piece: Piece, place: Place) -> None:
        """Set a piece down in a place, outside its defences. Those on a leader's sheet do not follow of themselves."""
        bit = BIT[piece]
        side = SIDE_OF[piece]
        here = self.at[piece]
        self.inside[here] ^= bit
        if here < REGIONS and not self.counters(here, side):
            self.present[side] ^= BIT[here]
        self.inside[place] |= bit
        if place < REGIONS:
            self.present[side] |= BIT[place]
        if here >= REGIONS or place >= REGIONS:
            if (here < POOL) != (place < POOL):
                self.in_play ^= bit
            if (REGIONS <= here < POOL) != (REGIONS <= place < POOL):
                self.boxed ^= bit
        self.at[piece] = place
        if self.walls:
            self.walls ^= self.walls & bit

    def put_all(self, pieces: Pieces, place: Place) -> None:
        """Set several pieces down in a place."""
        for piece in members(pieces):
            self.put(piece, place)

    def berth(self, piece: Piece, fleet: Piece) -> None:
        """A piece is aboard a fleet from now on, NONE ashore."""
        if self.ship[piece] != fleet:
            self.ship = altered(self.ship, piece, fleet)

    def aboard(self, region: Region) -> Pieces:
        """The pieces there that are on a voyage and have not been put ashore (OP-5.2.3-1), as a mask: on land they are
        not. Who stays aboard in port when the voyage is over is in the town."""
        if not any(frame.NAME == VOYAGE for frame in self.stack):
            return 0
        return sum([BIT[piece] for piece in members(self.inside[region]) if self.ship[piece] != NONE])

    def attach(self, unit: Unit, head: Head) -> None:
        """Put a unit on the sheet of a leader, NONE to lay it on the map."""
        before = self.chief[unit]
        if before != NONE:
            left = self.band[before - FIRST_LEADER] ^ BIT[unit]
            self.band[before - FIRST_LEADER] = left
            if not left:
                self.commanding ^= BIT[before]
            self.unled |= BIT[unit]
        if head != NONE:
            self.band[head - FIRST_LEADER] |= BIT[unit]
            self.commanding |= BIT[head]
            self.unled ^= BIT[unit]
            self.bb[head - FIRST_LEADER] += self.loose[unit]
            if self.loose[unit]:
                self.loose = altered(self.loose, unit, 0)
        self.chief[unit] = head

    def whereabouts(self, pieces: Pieces) -> Places:
        """The places where some pieces are."""
        found = 0
        if pieces:
            at = self.at
            for piece in members(pieces):
                found |= BIT[at[piece]]
        return found

    def standing(self, pieces: Pieces, regions: Regions) -> Pieces:
        """Those of some pieces that are in one of some regions."""
        at = self.at
        found = 0
        for piece in members(pieces):
            if regions & BIT[at[piece]]:
                found |= BIT[piece]
        return found

    # ------------------------------------------------------------------ whose the land is

    def map_of_year(self) -> Era:
        """The map as the dated squares have it (OP-0.2-5), of the one year where the scenario says so (OP-SC-48)."""
        return era(SCENARIOS[self.scenario].map_year or self.year)

    def open_year(self) -> None:
        """The dated squares of the year are valid from now on (OP-0.2-5)."""
        self.origin = list(self.map_of_year().owner)
        self.survey()

    def hold(self, region: Region, side: Side) -> None:
        """A side has taken an inhabited region, or, NONE, it is its own people's again (OP-9.10-1)."""
        self.holder = altered(self.holder, region, side)
        self.survey()

    def invest(self, region: Region, mark: int) -> None:
        """Lay the marker of a siege, or, CALM, take it away."""
        self.siege = altered(self.siege, region, mark)
        if (mark != CALM) != bool(self.invested & BIT[region]):
            self.invested ^= BIT[region]

    def wall(self, region: Region, limes: int) -> None:
        """A limes is of wood (1) or of stone (2), or there is none (OP-9.10.3-3)."""
        self.limes = altered(self.limes, region, limes)
        self.note_works(region)

    def encamp(self, region: Region, forts: int) -> None:
        """So many field forts stand in a region (OP-8.5-1)."""
        self.forts = altered(self.forts, region, forts)
        self.note_works(region)

    def note_works(self, region: Region) -> None:
        """Note whether there is a limes or a fort."""
        if bool(self.limes[region] or self.forts[region]) != bool(self.works & BIT[region]):
            self.works ^= BIT[region]

    def survey(self) -> None:
        """Work out what follows from year, origin and holders."""
        self.era = self.map_of_year()
        roman = sum([BIT[region] for region, nation in enumerate(self.origin) if nation == ROMAN])
        self.lands = [roman, EVERYWHERE ^ roman]
        self.taken = 0
        for region, side in enumerate(self.holder):
            self.taken |= BIT[region] if side != NONE else 0
            if side != NONE and self.lands[side] & BIT[region] == 0:
                roman ^= BIT[region]
        roman &= self.era.inhabited
        self.towns = [roman, self.era.inhabited ^ roman]

    # ------------------------------------------------------------------ what happens to units

    def maim(self, unit: Unit, number: int) -> None:
        """So many PF of a unit are hors de combat from now on."""
        self.hdc[unit] = number
        if bool(number) != bool(self.injured & BIT[unit]):
            self.injured ^= BIT[unit]

    def hurt(self, unit: Unit, number: int = 1) -> None:
        """Put fit PF of a unit hors de combat (OP-10.2-1)."""
        self.maim(unit, self.hdc[unit] + number)

    def heal(self, unit: Unit, number: int = 1) -> None:
        """Put HdC PF of a unit right."""
        self.maim(unit, self.hdc[unit] - number)

    def stock(self, t: int, number: int) -> None:
        """So many PF of a type of unit may be recruited from now on."""
        self.spare = altered(self.spare, t, number)
        if bool(number) != bool(self.raised & BIT[t]):
            self.raised ^= BIT[t]

    def destroy(self, unit: Unit, number: int = 1) -> None:
        """Destroy PF of a unit, HdC ones first; with the last the counter leaves the map (OP-1.2-7).

        They may be recruited from the next spring on (OP-13.2-13), of a legion as long as it has PF left, the artillery
        made from it included (OP-13.2-14).
        """
        side = self.side_of(unit)
        self.slain[1 - side] += number
        self.pf[unit] -= number
        self.maim(unit, max(0, self.hdc[unit] - number))
        legion = unit if LEGION_UNITS & BIT[unit] else self.made_of[unit]
        fallen = TYPE_OF[legion if legion != NONE else unit]
        self.fallen = altered(self.fallen, fallen, self.fallen[fallen] + number)
        if not self.pf[unit]:
            self.drown(unit)
            self.remove(unit)
        if legion != NONE and LEGION_UNITS & BIT[legion] and not self.pf[legion] and not self.guns_of(legion):
            t = TYPE_OF[legion]
            self.fallen = altered(self.fallen, t, 0)
            self.stock(t, 0)
            self.due = altered(self.due, t, 0)
            self.put(legion, GONE)

    def drown(self, fleet: Unit) -> None:
        """OP-5.2.5-4: a fleet that is lost takes those aboard down with it."""
        if not FLEET_UNITS & BIT[fleet]:
            return
        self.bridges &= ~BIT[fleet]
        for piece in members(self.inside[self.at[fleet]] & (UNIT_MASK | LEADER_MASK)):
            if self.ship[piece] == fleet and piece >= FIRST_LEADER:
                self.bury(piece)
            elif self.ship[piece] == fleet:
                self.destroy(piece, self.pf[piece])

    def guns_of(self, legion: Unit) -> Units:
        """The artillery that was made from a legion, as a mask."""
        found = 0
        serving = ARTILLERY_UNITS ^ (ARTILLERY_UNITS & self.inside[POOL])
        if serving:
            for gun in members(serving):
                if self.made_of[gun] == legion and self.pf[gun]:
                    found |= BIT[gun]
        return found

    def remove(self, unit: Unit) -> None:
        """Take the counter of a unit off the map. Who saw it go does not look for it any more."""
        if self.bare & BIT[unit] or self.chief[unit] == NONE:
            self.memory = altered(self.memory, unit, 0)
        self.attach(unit, NONE)
        self.maim(unit, 0)
        self.marched[unit] = 0
        self.made_of = altered(self.made_of, unit, NONE)
        self.berth(unit, NONE)
        self.put(unit, POOL)

    def bury(self, head: Head) -> None:
        """Take a leader or a decoy out of the game. His units lie on the map, what he carried is nobody's (OP-1.4-7),
        the
        bonus of the supreme leader waits for an heir (OP-5.1.4-2).

        Under the option `orgy` his men keep it, if the enemy lets them (OP-11.3-10).
        """
        side = self.side_of(head)
        if self.supreme[side] == head:
            self.supreme[side] = NONE
            self.vacant |= 1 << side
        index = head - FIRST_LEADER
        band = members(self.army(head))
        for unit in band:
            self.attach(unit, NONE)
        if self.orgy and band:
            self.loose = altered(self.loose, band[0], self.loose[band[0]] + self.bb[index])
            self.bereft |= sum([BIT[unit] for unit in band])
        self.bb[index] = 0
        self.pac ^= self.pac & BIT[head]
        self.berth(head, NONE)
        self.put(head, GONE)

    # ------------------------------------------------------------------ what is secret

    def show(self, pieces: Pieces) -> None:
        """Turn pieces to the enemy, who remembers them (OP-7-3)."""
        self.disclose()
        self.bare |= pieces
        memory = self.memory.copy()
        for piece in members(pieces):
            if piece < UNITS:
                memory[piece] = glimpse(self.clock, self.chief[piece], self.pf[piece], self.hdc[piece])
            else:
                self.heads_seen = altered(self.heads_seen, piece - FIRST_LEADER, self.clock)
                self.known |= BIT[piece]
        self.memory = memory

    def derive(self) -> None:
        """What is where, the sheets, and the map of the year."""
        self.survey()
        self.works = sum([BIT[region] for region in range(REGIONS) if self.limes[region] or self.forts[region]])
        self.invested = sum([BIT[region] for region, mark in enumerate(self.siege) if mark != CALM])
        self.injured = sum([BIT[unit] for unit in range(UNITS) if self.hdc[unit]])
        self.raised = sum([BIT[t] for t in range(TYPES) if self.spare[t]])
        self.inside = [0] * PLACES
        self.in_play = self.boxed = 0
        for piece in range(PIECES):
            place = self.at[piece]
            self.inside[place] |= BIT[piece]
            self.in_play |= BIT[piece] if place < POOL else 0
            self.boxed |= BIT[piece] if REGIONS <= place < POOL else 0
        self.band = [0] * HEADS
        self.commanding = 0
        self.unled = UNIT_MASK
        for unit in range(UNITS):
            if self.chief[unit] != NONE:
                self.band[self.chief[unit] - FIRST_LEADER] |= BIT[unit]
                self.commanding |= BIT[self.chief[unit]]
                self.unled ^= BIT[unit]
        for side in range(SIDES):
            self.present[side] = 0
            for region in range(REGIONS):
                self.present[side] |= BIT[region] if self.counters(region, side) else 0


def altered(entries: list[int], index: int, value: int) -> list[int]:
    """Some entries with another value for one of them: how to write to a field that copies of a position share."""
    found = entries.copy()
    found[index] = value
    return found


def glimpse(clock: int, chief: int, pf: int, hdc: int) -> int:
    """An entry of `Optimus.memory`: when a unit was seen, with whom (NONE on the map), how strong."""
    return clock << 16 | chief + 1 << 4 | pf << 2 | hdc


def remembered(entry: int) -> tuple[int, int, int, int]:
    """The season, the leader, the PF and the HdC PF of an entry of `Optimus.memory`."""
    return entry >> 16, (entry >> 4 & 0xFFF) - 1, entry >> 2 & 3, entry & 3


def veil(place: Place, ready: bool, paces: int) -> int:
    """An entry of `Optimus.veiled`: where a back lies, whether its PAC is unspent, the PM spent in the season."""
    return place << 4 | int(ready) << 3 | paces


def unveiled(entry: int) -> tuple[int, bool, int]:
    """The place, the PAC and the PM of an entry of `Optimus.veiled`."""
    return entry >> 4, bool(entry >> 3 & 1), entry & 7
