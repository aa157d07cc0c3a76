"""The table as JSON, made from a redacted state."""

from __future__ import annotations

from msgspec import UNSET

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.cards import DIPLOMACY_IDS, EVENT_IDS
from latrunculi.games.invasions.components.chart import NONE, PROVINCE_IDS, REGION_IDS
from latrunculi.games.invasions.components.chronology import year
from latrunculi.games.invasions.components.counters import FLEETS, NATION_OF, OF_NATION, PIECE_IDS, TYPE_OF, UNIT_MASK
from latrunculi.games.invasions.components.nations import CAMP_IDS, NATION_IDS, RELIGION_IDS
from latrunculi.games.invasions.components.printed.counters import TYPE_IDS
from latrunculi.games.invasions.components.scenarios import COLOUR_IDS, STATUS_IDS
from latrunculi.games.invasions.rules import control, income, order, scenarios, victory
from latrunculi.games.invasions.rules.ints import Camp, Nation, Piece, Province, Region
from latrunculi.games.invasions.rules.lexicon import PLACE_IDS
from latrunculi.games.invasions.rules.state import (
    BOND_IDS,
    HERESIES,
    MARKERS,
    RESERVE,
    SOURCE_IDS,
    SOURCES,
    TITLES,
    TREATIES,
    Invasions,
)
from latrunculi.games.invasions.table import contract
from latrunculi.games.invasions.table.crowds import excess
from latrunculi.games.invasions.table.fields import battle_state
from latrunculi.games.invasions.table.marches import march_state, reaction_state
from latrunculi.games.invasions.table.prices import prices
from latrunculi.games.invasions.table.prospects import prospects
from latrunculi.games.invasions.table.sieges import siege_state, voyage_state
from latrunculi.kernel.actions import BIT, members


def board(g: Invasions) -> contract.Board:
    """The table; of a redacted state, as its viewer sees it."""
    return contract.Board(
        scenario=scenarios.IDS[g.scenario],
        turn=g.turn,
        first=g.first_turn,
        last=g.last_turn,
        score_turns=[turn for turn in range(g.first_turn, g.last_turn + 1) if victory.scores_on(g, turn)],
        year=year(g.turn),
        playing=nations(g.playing),
        order=[NATION_IDS[n] for n in order.activation(g)],
        activated=nations(g.activated),
        invading=nations(g.invading),
        advanced=bool(g.advanced),
        provinces=provinces(g),
        regions={name: region_state(g, r) for r, name in enumerate(REGION_IDS)},
        places=places(g),
        nations={name: nation_state(g, n) for n, name in enumerate(NATION_IDS) if g.status[n] or g.points(n)},
        camps={name: camp_state(g, c) for c, name in enumerate(CAMP_IDS)},
        treaties={name: found for n, name in enumerate(NATION_IDS) if (found := treaties(g, n))},
        in_force=[EVENT_IDS[title] for title in members(g.in_force)],
        prospects=prospects(g),
        excess=excess(g),
        prices=prices(g),
        march=march_state(g),
        reaction=reaction_state(g),
        battle=battle_state(g),
        siege=siege_state(g),
        voyage=voyage_state(g),
    )


def nations(mask: int) -> list[str]:
    """The ids of some nations."""
    return [NATION_IDS[n] for n in members(mask)]


def _nation(nation: Nation) -> str | None:
    return None if nation == NONE else NATION_IDS[nation]


def provinces(g: Invasions) -> dict[str, contract.ProvinceState]:
    """Each province now; of most there is no more to tell than its owner and its city."""
    marked = g.walls | g.pillaged | g.revolts | g.revolts_plus | g.raid_minus | g.raid_plus
    for nation in members(g.nations):
        marked |= g.foedus[nation]
    for capital in g.capital:
        marked |= BIT[capital] if capital != NONE else 0
    return {
        name: province_state(g, province)
        if marked & BIT[province]
        else contract.ProvinceState(owner=_nation(g.owner[province]), level=g.level[province])
        for province, name in enumerate(PROVINCE_IDS)
    }


def province_state(g: Invasions, province: Province) -> contract.ProvinceState:
    """A province and its marks now."""
    bit = BIT[province]
    state = contract.ProvinceState(owner=_nation(g.owner[province]), level=g.level[province])
    if g.walled(province):
        state.walls = True
    if g.pillaged & bit:
        state.pillaged = True
    if (g.revolts | g.revolts_plus) & bit:
        state.revolt = 2 if g.revolts_plus & bit else 1
    if (g.raid_minus | g.raid_plus) & bit:
        state.raid = 2 if g.raid_plus & bit else 1
    for nation in members(g.nations):
        if g.foedus[nation] & bit:
            state.foedus = NATION_IDS[nation]
    return state


def region_state(g: Invasions, region: Region) -> contract.RegionState:
    """A region now."""
    heresies = {
        COLOUR_IDS[colour]: 2 if g.heresies[colour] & BIT[region] else 1
        for colour in range(HERESIES)
        if (g.heresies[colour] | g.heresies_minus[colour]) & BIT[region]
    }
    return contract.RegionState(holders=nations(control.region_holders(g, region)), heresies=heresies)


def places(g: Invasions) -> dict[str, list[contract.Piece]]:
    """Who is where on the map; places where nobody is are left out."""
    return {
        name: [piece_state(g, piece) for piece in members(g.inside[place])]
        for place, name in enumerate(PLACE_IDS)
        if place < RESERVE and g.inside[place]
    }


def piece_state(g: Invasions, piece: Piece) -> contract.Piece:
    """A piece on the map."""
    steps = g.steps(piece)
    hirer = g.hired_by(piece)
    return contract.Piece(
        id=PIECE_IDS[piece],
        of=UNSET if hirer == NATION_OF[piece] else NATION_IDS[hirer],
        reduced=True if g.reduced & BIT[piece] else UNSET,
        steps=steps or UNSET,
        cards=upon(g, piece) or UNSET,
    )


def upon(g: Invasions, piece: Piece) -> list[str]:
    """The Event cards that act upon a piece now."""
    if not (g.great | g.supplied | g.mutinous | g.hastened | g.scouting) & BIT[piece]:
        return []
    acting = (
        (cards.GREAT_LEADER, g.great),
        (cards.SUPPLIES, g.supplied),
        (cards.MUTINY, g.mutinous),
        (cards.FORCED_MARCH, g.hastened),
        (cards.SCOUTS, g.scouting),
    )
    return [EVENT_IDS[title] for title, pieces in acting if pieces & BIT[piece]]


def nation_state(g: Invasions, nation: Nation) -> contract.NationState:
    """A nation now."""
    capital = g.capital[nation]
    first = nation * TREATIES
    return contract.NationState(
        status=STATUS_IDS[g.status[nation]],
        active=bool(g.active & BIT[nation]),
        age=g.age[nation],
        decline=g.decline[nation],
        treasury=g.treasury[nation],
        capital=None if capital == NONE else PROVINCE_IDS[capital],
        religion=RELIGION_IDS[g.religion[nation]],
        lord=_nation(g.lord[nation]),
        bond=BOND_IDS[g.bond[nation]],
        federator=_nation(g.federator[nation]),
        allies=nations(g.allies[nation]),
        friends=nations(g.friends[nation] & ~BIT[nation]),
        neutrals=nations(g.neutrals[nation]),
        vp={SOURCE_IDS[s]: g.vp[nation * SOURCES + s] for s in range(SOURCES) if g.vp[nation * SOURCES + s]},
        treaties=g.hidden_treaties[nation] + sum(g.treaty_hand[first : first + TREATIES]),
        reserve=reserve(g, nation),
        worth=victory.territory(g, nation) if g.active & BIT[nation] else 0,
        income=income.balance(g, nation).net if g.civilised(nation) else None,
    )


def reserve(g: Invasions, nation: Nation) -> dict[str, int]:
    """The units of a nation beside the map, by type."""
    found: dict[str, int] = {}
    for piece in members(g.inside[RESERVE] & OF_NATION[nation] & (UNIT_MASK | FLEETS)):
        kind = TYPE_IDS[TYPE_OF[piece]]
        found[kind] = found.get(kind, 0) + 1
    return found


def camp_state(g: Invasions, camp: Camp) -> contract.CampState:
    """A camp now."""
    hand = g.event_hand[camp * TITLES : (camp + 1) * TITLES]
    kept = g.pillage_hand[camp * MARKERS : (camp + 1) * MARKERS]
    return contract.CampState(
        seat=g.seat_of(camp),
        vp=victory.camp_points(g, camp),
        events=g.hidden_events[camp] + sum(hand),
        hand={EVENT_IDS[title]: number for title, number in enumerate(hand) if number},
        markers=g.hidden_markers[camp] + sum(kept),
        par=victory.par(g, camp),
    )


def treaties(g: Invasions, nation: Nation) -> dict[str, int]:
    """The diplomacy cards of a nation that the viewer may see."""
    hand = g.treaty_hand[nation * TREATIES : (nation + 1) * TREATIES]
    return {DIPLOMACY_IDS[title]: number for title, number in enumerate(hand) if number}
