"""V.B and V.C: victory points of territory, of the Foedus; the end of the game and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import CAMP_OF, CAMPS, NATIONS, OBJECTIVES, SHARES, SIDES, special
from latrunculi.games.invasions.components.printed.nations import Objective
from latrunculi.games.invasions.components.scenarios import SCENARIOS
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import control
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations, Places, Turn
from latrunculi.games.invasions.rules.state import (
    CLIENT,
    DIPLOMACY,
    FOEDUS,
    SOURCE_IDS,
    SOURCES,
    TERRITORY,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.words_cards import TRIBUTE_SCORED
from latrunculi.games.invasions.rules.words_frame import FOEDUS_SCORED, GAME_OVER, SCORED
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Seat

PER_FOEDUS: Final[int] = AMOUNT["vp-foedus"]
"""VP of a federate each turn for each Foedus of which it holds a province (XXVIII.E-7)."""
PARTS: Final = 12
"""Of a VP, that two, three or four may share it."""
WHOLE: Final = 100
"""Percent."""
PART_IDS: Final = SOURCE_IDS + ("par", "share")
"""What the points of a seat are made of."""


def scores_now(g: Invasions) -> bool:
    """V.B-2: whether territories are counted at the end of this turn: on the scenario's turns and the last."""
    return scores_on(g, g.turn)


def scores_on(g: Invasions, turn: Turn) -> bool:
    """Whether territories are counted at the end of a turn."""
    return turn in SCENARIOS[g.scenario].score_turns or turn == g.last_turn


def turn_ends(g: Invasions) -> None:
    """Phase 4: the Foedera every turn, territories on the turns that the track marks (V.B)."""
    for nation in members(g.active):
        kept = foedera_kept(g, nation)
        if kept:
            points = PER_FOEDUS * kept
            g.score(nation, FOEDUS, points)
            g.emit(FOEDUS_SCORED, (nation, points))
    if scores_now(g):
        for nation in members(g.active):
            points = territory(g, nation)
            if points:
                g.score(nation, TERRITORY, points)
                g.emit(SCORED, (nation, points))


def foedera_kept(g: Invasions, nation: Nation) -> int:
    """XXVIII.E-7, XXVIII.F-3: of how many of its Foedera a federate holds a province; of the last one it is known which
    they are."""
    if not g.foedera[nation]:
        return 0
    held = g.foedus[nation] & control.owned(g, g.federator[nation])
    last = held & g.ceded_last[nation]
    others = g.foedera[nation] - bool(g.ceded_last[nation])
    return int(last != 0) + min(others, (held ^ last).bit_count())


def tributes(g: Invasions) -> None:
    """At the end of diplomacy nations whose profile says so score the gold that the two Romes have paid them."""
    for nation in members(g.active):
        prize = special(nation, "vp-for-tribute")
        if prize is not None:
            points = prize["vp"] * (g.tribute[nation] // prize["gold"])
            if points:
                g.score(nation, DIPLOMACY, points)
                g.emit(TRIBUTE_SCORED, (nation, points))


def territory(g: Invasions, nation: Nation) -> int:
    """V.B-1, V.B-5: what a nation's objectives are worth to it now, rounded up once; a vassal has half (XXIX.F-6)."""
    counting = [aim for aim in OBJECTIVES[nation] if g.turn >= aim.since and not 0 < aim.until < g.turn]
    points = -(-sum(held(g, nation, counting)) // PARTS)
    return (points + 1) // 2 if g.bond[nation] == VASSAL else points


def held(g: Invasions, nation: Nation, aims: Sequence[Objective]) -> list[int]:
    """The parts of VP of objectives of a nation (`PARTS` for a VP) as the land is held now, whatever the turn."""
    whole = control.holdings(g, nation)
    half = 0
    clients = g.vassals(nation, CLIENT)
    for client in members(clients):
        half |= control.owned(g, client)
    return [_parts(g, nation, aim, whole, half, clients) for aim in aims]


def _parts(g: Invasions, nation: Nation, aim: Objective, whole: Places, half: Places, clients: Nations) -> int:
    """Parts of VP of an objective: `PARTS` for each VP of what is controlled, half of them for a client's (XXVII.A-5).

    Allies that control a province or a region together have equal parts (XXVI.B-6).
    """
    if aim.region != NONE:
        holders = control.region_holders(g, aim.region)
        if holders & (BIT[nation] | g.vassals(nation)):
            return PARTS * aim.vp // holders.bit_count()
        return PARTS // 2 * aim.vp if holders & clients else 0
    bit = BIT[aim.province]
    if half & bit:
        return PARTS // 2 * aim.vp
    sharers = control.sharers(g, aim.province)
    mine = whole & bit or sharers & BIT[nation]
    return PARTS * aim.vp // sharers.bit_count() if mine else 0


# ---------------------------------------------------------------- camps and seats


def camp_points(g: Invasions, camp: Camp) -> int:
    """V.C-1: the VP of all nations of a camp, less what the scenario takes as its par."""
    return sum([g.points(n) for n in members(OF_CAMP[camp])]) - par(g, camp)


def par(g: Invasions, camp: Camp) -> int:
    """The VP that the scenario expects of a camp with so many seats, which do not count."""
    return SCENARIOS[g.scenario].pars[g.seats][camp]


def seat_points(g: Invasions, seat: Seat) -> int:
    """The VP of a seat: of all its camps, or the share of them that counts with so many seats, rounded up."""
    return _share(g, seat, sum([camp_points(g, camp) for camp in SIDES[g.seats][seat]]))


def _share(g: Invasions, seat: Seat, points: int) -> int:
    """What counts of the VP of a seat's camps with so many seats, rounded up."""
    return -(-points * SHARES[g.seats][seat] // WHOLE)


def parts(g: Invasions, seat: Seat) -> list[int]:
    """The VP of a seat by source, then the par of the scenario and what is taken off for a share of two camps."""
    found = [0] * len(PART_IDS)
    for camp in SIDES[g.seats][seat]:
        found[SOURCES] -= par(g, camp)
        for nation in members(OF_CAMP[camp]):
            for source in range(SOURCES):
                found[source] += g.vp[nation * SOURCES + source]
    found[SOURCES + 1] = seat_points(g, seat) - sum(found)
    return found


def winner(g: Invasions) -> Seat:
    """V.C: the seat with most VP; a tie goes by the VP of the last turn once more, then by the order of the camps."""
    best = 0
    for seat in range(1, g.seats):
        if _standing(g, seat) > _standing(g, best):
            best = seat
    return best


def _standing(g: Invasions, seat: Seat) -> tuple[int, int, int]:
    points = seat_points(g, seat)
    last = sum([g.turn_vp[n] for camp in SIDES[g.seats][seat] for n in members(OF_CAMP[camp])])
    return points, points + _share(g, seat, last), -min(SIDES[g.seats][seat])


def end_game(g: Invasions) -> None:
    """The game is over: tell the camps' points."""
    g.ended = 1
    for camp in range(CAMPS):
        g.emit(GAME_OVER, (camp, camp_points(g, camp)))


OF_CAMP: Final = tuple([sum([BIT[n] for n in range(NATIONS) if CAMP_OF[n] == camp]) for camp in range(CAMPS)])
"""By camp the mask of its nations."""
