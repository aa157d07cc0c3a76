"""The table: who stands where and in whose service, what each nation is, holds and owes, and the state of the land."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import (
    DIPLOMACY_IDS,
    EVENT_IDS,
    EVENT_NUMBER,
    GREAT_LEADER,
    PILLAGE_IDS,
    SUPPLIES,
)
from latrunculi.games.invasions.components.chart import NONE, PROVINCES, SEAS
from latrunculi.games.invasions.components.counters import (
    CAMPAIGNS,
    COMBAT,
    ELITE,
    FLEETS,
    GENERIC,
    HORDE_OF,
    HORDES,
    LEADERS,
    LIKE,
    LIMITES,
    NATION_OF,
    OF_NATION,
    PIECES,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, CAMP_OF, CAMPS, DESTINED, NATIONS, ROMAINS, SIDES
from latrunculi.games.invasions.rules.grounds import Grounds, Realms
from latrunculi.games.invasions.rules.ints import (
    Camp,
    Nation,
    Nations,
    Piece,
    Pieces,
    Place,
    Places,
    Province,
    Regions,
    Turn,
)
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import State
from latrunculi.kernel.fields import Beside, Shared
from latrunculi.kernel.ints import Seat

# ---------------------------------------------------------------- places

FIRST_SEA: Final[int] = PROVINCES
"""Places are the provinces, then the seas, then the boxes beside the map."""
RESERVE: Final[int] = PROVINCES + SEAS
"""Not in play: to be received, bought or recruited (V.A-3)."""
LATER: Final[int] = RESERVE + 1
"""Not yet available: a unit before its turn, a leader before his (III.B-3, XV.C)."""
TRACK: Final[int] = RESERVE + 2
"""On the turn track: back at the next Reinforcements (IX.C-4, XX.J-4)."""
GONE: Final[int] = RESERVE + 3
"""Out of the game for good."""
PLACES: Final[int] = RESERVE + 4
LAND: Final[int] = (1 << PROVINCES) - 1
"""All provinces."""
WATERS: Final[int] = (1 << (PROVINCES + SEAS)) - 1 ^ LAND
"""All seas, as places."""
ON_MAP: Final[int] = LAND | WATERS

# ---------------------------------------------------------------- what a nation is

BARBARIAN: Final = 1
KINGDOM: Final = 2
EMPIRE: Final = 3
"""`status` (VI.A-1), as `STATUS_IDS` names it: 0 is a nation that is not in play."""

FREE: Final = 0
CLIENT: Final = 1
VASSAL: Final = 2
"""`bond`: what a nation is to its `lord` (XXVII, XXIX)."""
BOND_IDS: Final = ("free", "client", "vassal")

OLDEST_BARBARIAN: Final = 7
OLDEST: Final = 12
"""The last boxes of the age tracks (VI.A-3, VI.A-4)."""
MOST_STEPS: Final = 7
"""Steps that a piece may have spent at most in a movement sub-step: five of a cavalry with a leader, and spare ones."""
HERESIES: Final = 3
"""Colours of heresy markers, as `COLOUR_IDS` names them (XXXI.C-6)."""

# ---------------------------------------------------------------- where VP come from (V.B)

SOURCE_IDS: Final = ("territory", "raids", "foedus", "conversion", "diplomacy", "deeds")
TERRITORY: Final = 0
RAIDS: Final = 1
FOEDUS: Final = 2
CONVERSION: Final = 3
DIPLOMACY: Final = 4
DEEDS: Final = 5
"""Deeds: what a profile gives at once, naval battles refused, failed rebellions (V.B-3, XXV.C-9, XXIX.G-8)."""
SOURCES: Final = 6

TITLES: Final[int] = len(EVENT_IDS)
"""Titles of Event cards."""
TREATIES: Final[int] = len(DIPLOMACY_IDS)
"""Titles of Diplomacy cards."""
HOLDING: Final[int] = UNIT_MASK | HORDES | LIMITES | FLEETS
"""What holds a place: not its leaders."""
MARKERS: Final[int] = len(PILLAGE_IDS)
"""Kinds of Pillage markers."""
_GREAT: Final = EVENT_NUMBER[GREAT_LEADER]
_STEPS_APART: Final[int] = PIECES * PLACES
"""What tells the same piece with a step more from it in `alike`."""


def _seat_of(seats: int, camp: Camp) -> Seat:
    """The seat that plays a camp."""
    return next((seat for seat, camps in enumerate(SIDES[seats]) if camp in camps), 0)


_SEAT_OF: Final = tuple([tuple([_seat_of(seats, camp) for camp in range(CAMPS)]) for seats in range(len(SIDES))])


class Invasions(State):
    """A position of *Invasions*. A seat plays one camp or several (`seat_of`), a camp several nations (`camp`).

    **Pieces** are all counters that lie on the map: units, fleets, leaders, hordes, limites, as `components.counters`
    numbers them. By piece: `at` (place). By place: `inside` (mask of pieces). `army` (by nation): the mask of the
    pieces that act for it wherever they are: its own but for those that it has lent, and the mercenaries that it has
    (III.B-4). `passing`: mercenaries that go home when the activation of who has them ends (XXVII.B-3, XXX.D-5, XXX.H).
    `reduced`: elites on their reverse (III.B-14). `inactive_leaders`: leaders that a card keeps in the capital for this
    turn (XIII.E-6). `second_turn`: historical leaders in their second turn (IX.C-5). By Event cards, until the
    activation ends: `great` (leaders with more combat and campaigns), `supplied` (leaders with one campaign more),
    `mutinous` (units that do not march); until the Movement sub-step ends: `hastened` (pieces with more steps),
    `scouting` (pieces that nobody intercepts).

    **Nations.** Masks of nations: `active` (those that play: they age, are activated, score), `inactive` (those that
    stand on the map and do nothing, VI.B), `raiders` (those that raid off the map, VI.C; some have an age, too); a
    nation in none of them is not in play, and comes, or has been. `dead`: those that never come (back). By nation:
    `status`, `age`, `decline` (0, 1, 2: VI.E-6), `treasury` (gold, III.H), `tribute` (gold received from Rome and
    Byzance in this turn), `capital` (province, NONE; a barbarian's is its horde), `lost_capital` (turn in which it was
    conquered last, 0), `lost_to` (nation that conquered it, NONE), `lost_seat` (province where it was, NONE), `since`
    (turn in which the present status began, 0 before the game), `religion`, `misfortunes` (calamities suffered in this
    turn, XIV.K-5). Masks of nations: `bankrupt` (in this turn, XIV.J-6), `broken` (those whose bankruptcy has cost
    units, XIV.J-5), `raided` (raid instead of moving, XI.C), `attacked` (have attacked somebody in this turn),
    `bonus_due` (converted without the bonus of XXXI.B-2).

    **Bonds.** By nation: `lord` (patron or suzerain, NONE), `bond` (FREE, CLIENT, VASSAL), `bound` (turn in which it
    was made, likewise for a Foedus), `federator` (NONE), `foedus` (mask of the provinces ceded to it), `ceded_last`
    (mask: those of its last Foedus), `foedera` (how many there are, XXVIII.F), `allies` (mask of nations, XXVI),
    `lasting` (mask: those of them whose alliance lasts until the turn is over), `pacts` (mask: nations neutral by a
    card, XXX.C, XXX.E), `wars` (mask: nations to which it is hostile for the rest of the turn though it would be
    neutral, XII.D-4), `wooed` (mask: nations whose marriage it accepted and that it has not attacked, XXX.D-3).
    `offered`: mask of the empires that have offered a Foedus without a card in this turn (XXVIII.A-2). `loosed`: mask
    of the federates whose federator's capital has been conquered since they were activated last (XXVIII.G-5).

    **Land.** By province: `owner` (the nation that controls it, NONE: XII.B), `level` (of its city; 0 a site, -1 none).
    Masks of provinces: `walls` (fortified cities but for capitals, which always are: `walled`), `pillaged` (a face-down
    Pillage marker lies there), `revolts` and `revolts_plus` (Révolte - and +, XVI.D-3: a province is in one of them),
    `raid_minus` and `raid_plus` (Raid markers), `raid_fresh` (of these: placed in this turn, XI.E-9), `free_cities`
    (cities of nobody that do not follow the control of their region), `besieged` (sieges that a leader maintains,
    XXIV.C-12), `cowed` (cities that a leader's terror has tested in this Movement sub-step, XXIV.B-1). By colour of
    heresy: `heresies` and `heresies_minus` (masks of regions with the + and the - side, VI.F). `sackers`: mask of the
    nations that have sacked Roma. `forfeited`: provinces of limites that the two Romes have lost since a limes was
    built there last (XVIII.I-8). `captured`: cities whose capture has been rewarded in this turn (profile of Persia).

    **Cards** are counts by title (`tabletop.supplies`): `event_deck`, `event_discard`, `event_hand` (TITLES numbers for
    each camp), `treaty_deck`, `treaty_hand` (TREATIES for each nation: XXX.A-8), `pillage_cup` (face-down markers on
    the map included, as nobody has seen them), `pillage_hand` (MARKERS for each camp: private events, XXIV.D-5).
    Administration cards all return at once, so there is no state of their deck (XIII.D-7). What a viewer may not know
    is told by numbers: `hidden_events` (by camp: cards in its hand), `hidden_treaties` (by nation), `hidden_markers`
    (by camp), all 0 in a full state. `in_force`: mask of titles of events that last for this turn. `calamities` (by
    nation: mask of calamities that last for this turn).

    **Time.** `scenario` (index), `turn`, `first_turn`, `last_turn` (12; 11 once Islam is founded, V.C-2), `done` (mask
    of dated events that have happened), `order` (the nations of the step in progress, in activation order; a nation
    that is activated with an earlier one is not in it), `playing` (mask of the nations being activated, 0 outside phase
    3), `activated` (mask, in this turn), `invading` (mask: nations with an invasion in this turn, XVIII.H-1),
    `advanced` (option: combat by XXI), `ended`.

    **Movement**, for the sub-step in progress: `spent` (by number of steps k: mask of the pieces that have spent more
    than k; `steps`, `spend`; fleets have theirs for the whole activation), `unled` (units that have made a step without
    a leader, XVIII.D-2), `trails` (of pieces that have entered a province, and of interceptors: triples of province,
    province they came from or `trails.RETREATED`, mask of pieces), `passages` (mask of provinces with a forced passage,
    XVIII.F), `voyages` (sea transports made: by 0 and 1 the fleets that have made one and two, as masks, XXV.D-5),
    `sailed` (land pieces that have been transported, XXV.D-8), `intercepted` (fleets that have been the target of an
    interception in this activation) and `interceptors` (fleets that have tried, XXV.B-4), `balked` (pairs of masks:
    land pieces whose interception has failed, and the pile that they were to intercept, XIX.A-16), `blockades` (masks
    by nation of the seas where its fleets are ordered to bar straits, XXV.F).

    **VP**: `vp` (by nation, SOURCES numbers each), `turn_vp` (by nation: those of the present turn, V.C-3).

    `answer`: what the procedure that ended last answered to the one that had called it; each says what it means.

    Beside these: `present` (by nation: mask of the places where its army has a piece), `held` (of these, where it has
    one that holds a place: a leader does not), `standing` (the same by place: mask of nations), `friends` and
    `neutrals` (by nation: masks of nations, XII.D but for what depends on the province; `relations.work_out` works them
    out), `stirred` (mask of places that pieces have come to or left since control was worked out last).
    """

    at: list[Place] = [RESERVE] * PIECES
    army: list[Pieces]
    passing: Pieces = 0
    reduced: Pieces = 0
    inactive_leaders: Pieces = 0
    second_turn: Pieces = 0
    great: Pieces = 0
    supplied: Pieces = 0
    mutinous: Pieces = 0
    hastened: Pieces = 0
    scouting: Pieces = 0

    active: Nations = 0
    inactive: Nations = 0
    raiders: Nations = 0
    dead: Nations = 0
    status: list[int] = [0] * NATIONS
    age: list[int] = [0] * NATIONS
    decline: list[int] = [0] * NATIONS
    treasury: list[int] = [0] * NATIONS
    tribute: list[int] = [0] * NATIONS
    capital: list[Province] = [NONE] * NATIONS
    lost_capital: list[Turn] = [0] * NATIONS
    lost_to: list[Nation] = [NONE] * NATIONS
    lost_seat: list[Province] = [NONE] * NATIONS
    since: list[Turn] = [0] * NATIONS
    religion: list[int] = [0] * NATIONS
    misfortunes: list[int] = [0] * NATIONS
    bankrupt: Nations = 0
    broken: Nations = 0
    raided: Nations = 0
    attacked: Nations = 0
    bonus_due: Nations = 0

    lord: list[Nation] = [NONE] * NATIONS
    bond: list[int] = [FREE] * NATIONS
    bound: list[Turn] = [0] * NATIONS
    federator: list[Nation] = [NONE] * NATIONS
    foedus: list[Places] = [0] * NATIONS
    ceded_last: list[Places] = [0] * NATIONS
    foedera: list[int] = [0] * NATIONS
    allies: list[Nations] = [0] * NATIONS
    lasting: list[Nations] = [0] * NATIONS
    pacts: list[Nations] = [0] * NATIONS
    wars: list[Nations] = [0] * NATIONS
    wooed: list[Nations] = [0] * NATIONS
    offered: Nations = 0
    loosed: Nations = 0

    owner: list[Nation] = [NONE] * PROVINCES
    level: list[int] = [NONE] * PROVINCES
    walls: Places = 0
    pillaged: Places = 0
    revolts: Places = 0
    revolts_plus: Places = 0
    raid_minus: Places = 0
    raid_plus: Places = 0
    raid_fresh: Places = 0
    free_cities: Places = 0
    besieged: Places = 0
    cowed: Places = 0
    sackers: Nations = 0
    forfeited: Places = 0
    captured: Places = 0
    heresies: list[Regions] = [0] * HERESIES
    heresies_minus: list[Regions] = [0] * HERESIES

    event_deck: list[int] = [0] * TITLES
    event_discard: list[int] = [0] * TITLES
    event_hand: list[int] = [0] * (CAMPS * TITLES)
    treaty_deck: list[int] = [0] * TREATIES
    treaty_hand: list[int] = [0] * (NATIONS * TREATIES)
    pillage_cup: list[int] = [0] * MARKERS
    pillage_hand: list[int] = [0] * (CAMPS * MARKERS)
    hidden_events: list[int] = [0] * CAMPS
    hidden_treaties: list[int] = [0] * NATIONS
    hidden_markers: list[int] = [0] * CAMPS
    in_force: int = 0
    calamities: list[int] = [0] * NATIONS

    scenario: int = 0
    turn: Turn = 1
    first_turn: Turn = 1
    last_turn: Turn = 12
    done: int = 0
    order: list[Nation] = []
    playing: Nations = 0
    activated: Nations = 0
    invading: Nations = 0
    advanced: int = 0
    ended: int = 0

    spent: list[Pieces] = [0] * MOST_STEPS
    unled: Pieces = 0
    trails: list[int] = []
    passages: Places = 0
    voyages: list[Pieces] = [0, 0]
    sailed: Pieces = 0
    intercepted: Pieces = 0
    interceptors: Pieces = 0
    balked: list[int] = []
    blockades: list[Places] = [0] * NATIONS

    vp: list[int] = [0] * (NATIONS * SOURCES)
    turn_vp: list[int] = [0] * NATIONS
    answer: int = 0

    inside: list[Pieces] = [0] * PLACES
    present: list[Places] = [0] * NATIONS
    held: list[Places] = [0] * NATIONS
    standing: list[Nations] = [0] * PLACES
    friends: Shared[list[Nations]] = [0] * NATIONS
    neutrals: Shared[list[Nations]] = [0] * NATIONS
    stirred: Beside[Places] = 0
    realms: Beside[Realms | None] = None
    grounds: Beside[Grounds | None] = None

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.inside[RESERVE] = (1 << PIECES) - 1
        self.army = list(OF_NATION)
        for nation in range(NATIONS):
            self.present[nation] = self.held[nation] = BIT[RESERVE]
        self.standing[RESERVE] = (1 << NATIONS) - 1

    # ------------------------------------------------------------------ who plays

    def seat_of(self, camp: Camp) -> Seat:
        """The seat that plays a camp."""
        return _SEAT_OF[self.seats][camp]

    def camp(self, nation: Nation) -> Camp:
        """The camp that plays a nation: an inactive one follows its patron, federator or suzerain (VI.B-4)."""
        if self.inactive & BIT[nation]:
            master = self.master(nation)
            if master != NONE:
                return CAMP_OF[master]
        return CAMP_OF[nation]

    def seat(self, nation: Nation) -> Seat:
        """The seat that decides for a nation."""
        return _SEAT_OF[self.seats][self.camp(nation)]

    def master(self, nation: Nation) -> Nation:
        """The patron, suzerain or federator of a nation, NONE."""
        return self.lord[nation] if self.lord[nation] != NONE else self.federator[nation]

    # ------------------------------------------------------------------ what nations are

    @property
    def nations(self) -> Nations:
        """The nations that stand on the map: active and inactive ones."""
        return self.active | self.inactive

    def civilised(self, nation: Nation) -> bool:
        """A kingdom or an empire (I-3)."""
        return self.status[nation] >= KINGDOM

    def barbarian(self, nation: Nation) -> bool:
        """A barbarian nation."""
        return self.status[nation] == BARBARIAN

    def vassals(self, nation: Nation, bond: int = VASSAL) -> Nations:
        """The nations that are bound to a nation by a bond."""
        found = 0
        if nation in self.lord:
            for other in members(self.active | self.inactive):
                if self.lord[other] == nation and self.bond[other] == bond:
                    found |= BIT[other]
        return found

    def federates(self, nation: Nation) -> Nations:
        """The nations that have a Foedus with a nation."""
        found = 0
        if nation in self.federator:
            for other in members(self.active | self.inactive):
                if self.federator[other] == nation:
                    found |= BIT[other]
        return found

    def horde(self, nation: Nation) -> Place:
        """The province of the horde of a nation, NONE where it has none on the map."""
        piece = HORDE_OF[nation]
        return self.at[piece] if piece != NONE and self.at[piece] < PROVINCES else NONE

    def seat_province(self, nation: Nation) -> Province:
        """The province of the horde of a barbarian nation, of the capital of others; NONE."""
        horde = self.horde(nation)
        return horde if horde != NONE else self.capital[nation]

    def throne(self, nation: Nation) -> Province:
        """The province of a capital, or of the horde that counts as one until there is a city (VII.D-7); NONE."""
        capital = self.capital[nation]
        return self.horde(nation) if capital == NONE and self.civilised(nation) else capital

    def capitals(self) -> Places:
        """The provinces with a capital, or what counts as one."""
        found = 0
        for nation in members(self.nations):
            throne = self.capital[nation]
            if throne == NONE:
                throne = self.throne(nation)
            if throne != NONE:
                found |= BIT[throne]
        return found

    def walled(self, province: Province) -> bool:
        """Whether a fortified city is in a province; capitals are (III.G-3, XXIII.A-2)."""
        return bool(self.walls & BIT[province]) or province in self.capital

    # ------------------------------------------------------------------ who stands where

    def pieces(self, nation: Nation, place: Place) -> Pieces:
        """All pieces that act for a nation in a place."""
        return self.inside[place] & self.army[nation]

    def units(self, nation: Nation, place: Place) -> Pieces:
        """The land units that act for a nation in a place: no limes, horde, leader or fleet."""
        return self.inside[place] & self.army[nation] & UNIT_MASK

    def leaders(self, nation: Nation, place: Place) -> Pieces:
        """The leaders of a nation in a place."""
        return self.inside[place] & self.army[nation] & LEADERS

    def fleets(self, nation: Nation, place: Place) -> Pieces:
        """The fleets of a nation in a sea."""
        return self.inside[place] & self.army[nation] & FLEETS

    def limes(self, province: Province) -> Piece:
        """The limes of a province, NONE (XVII.C-1)."""
        found = self.inside[province] & LIMITES
        return found.bit_length() - 1 if found else NONE

    def forces(self, nation: Nation, place: Place) -> Pieces:
        """What holds a place for a nation: units, limes, horde; its leaders do not."""
        return self.inside[place] & self.army[nation] & HOLDING

    def holders(self, place: Place) -> Nations:
        """The nations whose armies have units, a horde or a limes (in a sea: fleets) in a place."""
        return self.standing[place] & (self.active | self.inactive)

    def in_play(self, nation: Nation) -> Pieces:
        """The pieces that act for a nation on the map."""
        army, inside = self.army[nation], self.inside
        return army ^ (army & (inside[RESERVE] | inside[LATER] | inside[TRACK] | inside[GONE]))

    def reserve(self, nation: Nation) -> Pieces:
        """The units and fleets of a nation that it may receive or buy."""
        return self.inside[RESERVE] & OF_NATION[nation] & (UNIT_MASK | FLEETS)

    def hired_by(self, piece: Piece) -> Nation:
        """The nation for which a piece acts."""
        own = NATION_OF[piece]
        if self.army[own] & BIT[piece]:
            return own
        for nation in range(NATIONS):
            if self.army[nation] & BIT[piece]:
                return nation
        return own

    def mercenaries(self, nation: Nation) -> Pieces:
        """The pieces of others that act for a nation."""
        return self.army[nation] & ~OF_NATION[nation]

    def lent(self, nation: Nation) -> Pieces:
        """The pieces of a nation that act for others."""
        return OF_NATION[nation] & ~self.army[nation]

    def alike(self, pieces: Pieces) -> Pieces:
        """Of pieces that are alike (nation, type, place, whole or not, steps spent) the lowest-numbered one each."""
        if not pieces & (pieces - 1):
            return pieces
        tired, shrunk = pieces & self.spent[0], pieces & self.reduced
        known: set[int] = set()
        found = 0
        for piece in members(pieces):
            key = LIKE[piece] * PLACES + self.at[piece]
            if tired:
                key += self.steps(piece) * _STEPS_APART
            if shrunk & BIT[piece]:
                key = -key - 1
            if key not in known:
                known.add(key)
                found |= BIT[piece]
        return found

    # ------------------------------------------------------------------ what leaders can do

    def combat(self, leader: Piece) -> int:
        """The combat bonus of a leader, with what a card adds (Great Leader)."""
        if self.great & BIT[leader]:
            return min(COMBAT[leader] + _GREAT["combat"], _GREAT["most"])
        return COMBAT[leader]

    def campaigns(self, leader: Piece) -> int:
        """The campaigns of a leader, with what cards add (Great Leader, Supplies)."""
        number = CAMPAIGNS[leader]
        if self.great & BIT[leader]:
            number = min(number + _GREAT["campaigns"], _GREAT["most"])
        if self.supplied & BIT[leader]:
            number += EVENT_NUMBER[SUPPLIES]["campaigns"]
        return number

    # ------------------------------------------------------------------ moving pieces

    def put(self, piece: Piece, place: Place) -> None:
        """Set a piece down in a place. Off the map an elite is whole again, and a mercenary goes back to its nation."""
        nation = self.hired_by(piece)
        self._move(nation, BIT[piece], self.at[piece], place)
        if place >= RESERVE:
            self.reduced &= ~BIT[piece]
            if nation != NATION_OF[piece]:
                self.lend(piece, NATION_OF[piece])

    def put_all(self, pieces: Pieces, place: Place) -> None:
        """Set several pieces down in a place."""
        if place >= RESERVE:
            for piece in members(pieces):
                self.put(piece, place)
            return
        while pieces:
            first = pieces.bit_length() - 1
            nation, here = self.hired_by(first), self.at[first]
            some = BIT[first] | pieces & self.inside[here] & self.army[nation]
            self._move(nation, some, here, place)
            pieces ^= some

    def _move(self, nation: Nation, pieces: Pieces, here: Place, place: Place) -> None:
        """Pieces that act for a nation go from one place to another."""
        for piece in members(pieces):
            self.at[piece] = place
        self.inside[here] ^= pieces
        self.inside[place] |= pieces
        self.stirred |= BIT[here] | BIT[place]
        self._leave(nation, here)
        self._join(nation, pieces, place)

    def lend(self, piece: Piece, nation: Nation) -> None:
        """Let a piece act for a nation: a mercenary is lent, or comes back to its own (III.B-4)."""
        bit = BIT[piece]
        before = self.hired_by(piece)
        here = self.at[piece]
        self.army[before] &= ~bit
        self.army[nation] |= bit
        if nation == NATION_OF[piece]:
            self.passing &= ~bit
        self._leave(before, here)
        self._join(nation, bit, here)

    def _leave(self, nation: Nation, place: Place) -> None:
        """A piece acts no more for a nation in a place: perhaps it was the last."""
        left = self.inside[place] & self.army[nation]
        if not left & HOLDING:
            if self.standing[place] & BIT[nation]:
                self.standing[place] ^= BIT[nation]
                self.held[nation] ^= BIT[place]
            if not left:
                self.present[nation] ^= self.present[nation] & BIT[place]

    def _join(self, nation: Nation, pieces: Pieces, place: Place) -> None:
        """Pieces act for a nation in a place."""
        self.present[nation] |= BIT[place]
        if HOLDING & pieces:
            self.held[nation] |= BIT[place]
            self.standing[place] |= BIT[nation]

    def lose(self, piece: Piece) -> None:
        """Eliminate a piece: a unit goes to its nation's reserve, a generic leader to the track, another leader away.

        A limes is gone until it is rebuilt (XVIII.I-8): it waits in the reserve.
        """
        if not LEADERS & BIT[piece]:
            self.put(piece, RESERVE)
        else:
            self.put(piece, TRACK if GENERIC & BIT[piece] else GONE)

    def hit(self, piece: Piece) -> None:
        """A hit upon a unit: a whole elite is reduced, any other is eliminated (XX.H-5).

        Elites of barbarian nations are normal units (VI.H-6).
        """
        bit = BIT[piece]
        if ELITE & bit & ~self.reduced and self.civilised(NATION_OF[piece]):
            self.reduced |= bit
        else:
            self.lose(piece)

    # ------------------------------------------------------------------ steps of movement

    def steps(self, piece: Piece) -> int:
        """The steps that a piece has spent in this movement sub-step."""
        return self.most_steps(BIT[piece])

    def most_steps(self, pieces: Pieces) -> int:
        """The same of some pieces: those of the one that has spent most."""
        number = 0
        while number < MOST_STEPS and self.spent[number] & pieces:
            number += 1
        return number

    def spend(self, pieces: Pieces, steps: int) -> None:
        """Let pieces spend some steps."""
        for k in range(MOST_STEPS - 1, -1, -1):
            self.spent[k] |= pieces if k < steps else pieces & self.spent[k - steps]

    def renew(self) -> None:
        """What land pieces have spent is forgotten; fleets have their steps for the whole activation (XXV.A-2)."""
        self.spent = [mask & FLEETS for mask in self.spent]

    def rest(self) -> None:
        """A movement sub-step begins: nobody has moved (XVIII.B-1, XVIII.B-2)."""
        self.renew()
        self.trails = []
        self.balked = []
        self.unled = self.passages = self.cowed = self.hastened = self.scouting = 0

    # ------------------------------------------------------------------ gold and points

    def pay(self, nation: Nation, gold: int) -> bool:
        """Take gold from a Treasury, all of it where there is less (XIV.A-1). Whether there was enough.

        An inactive nation has no Treasury (VI.B-2).
        """
        held = self.treasury[nation]
        self.treasury[nation] = max(0, held - gold)
        return held >= gold

    def receive(self, nation: Nation, gold: int, payer: Nation = NONE) -> None:
        """Add gold to a Treasury, from another nation or from none.

        Inactive nations and raiders that will never be active have none (VI.B-2, VI.C-4).
        """
        if (self.active | DESTINED) & BIT[nation]:
            self.treasury[nation] += gold
            if payer in (ROMAINS, BYZANTINS):
                self.tribute[nation] += gold

    def score(self, nation: Nation, source: int, points: int) -> None:
        """Give VP to a nation, take them where `points` is negative."""
        self.vp[nation * SOURCES + source] += points
        self.turn_vp[nation] += points

    def points(self, nation: Nation) -> int:
        """All VP of a nation."""
        return sum(self.vp[nation * SOURCES : (nation + 1) * SOURCES])

    # ------------------------------------------------------------------ what follows

    def derive(self) -> None:
        """Work out who is where (`inside`, `present`, `held`, `standing`); control is to be worked out from nothing."""
        self.grounds = None
        self.inside = [0] * PLACES
        for piece, place in enumerate(self.at):
            self.inside[place] |= BIT[piece]
        self.standing = [0] * PLACES
        for nation in range(NATIONS):
            self.present[nation] = self.held[nation] = 0
            for piece in members(self.army[nation]):
                self._join(nation, BIT[piece], self.at[piece])
