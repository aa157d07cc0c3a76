"""Fleets (XXV): in which sea they do good, whom they intercept, and whether a battle is accepted."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.advice.campaign import LOST, SLAIN
from latrunculi.games.invasions.advice.survey import Survey, strength
from latrunculi.games.invasions.components.chart import DISTANCE, NONE, OVER_STRAIT, SEAS, SHORES, strait_sea
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import coasts, control, fleets, naval, odds
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Province, Sea
from latrunculi.games.invasions.rules.naval import SeaBattle
from latrunculi.games.invasions.rules.state import FIRST_SEA, LAND, Invasions
from latrunculi.games.invasions.rules.transport import Transport
from latrunculi.kernel.actions import BIT, members

FERRY: Final = 0.2
"""How much of the best prize across a sea is felt where a fleet can carry a pile to it."""
FARTHER: Final = 2
"""Steps by land beyond which a pile would rather go by sea."""
CLOSING: Final = 0.5
"""How much of the danger over a strait is held off by a fleet that blockades it."""
RELIEF: Final = 0.3
"""How much of the danger of a port is held off by a fleet in its sea (XXIV.C-9)."""
SECOND: Final = 0.3
"""What a further pile in a sea is worth beside the first."""
STEP: Final = 0.01
"""What a step by sea costs, so that nobody sails for nothing."""
TROUBLE: Final = 0.1
"""What it costs to give up a place for another."""
REFUSED: Final[int] = AMOUNT["vp-naval-battle"]
"""The VP that it costs an inactive nation to refuse battle (XXV.C-9)."""
CARGO: Final = 0.2
"""What it is worth that a unit is turned back which was being carried."""


def worth(survey: Survey, nation: Nation) -> list[float]:
    """By sea what a naval pile of a nation is worth: what it carries, which straits it closes, whom it relieves."""
    known = survey.waters
    if nation not in known:
        found = [crossing(survey, nation, sea) for sea in range(SEAS)]
        for sea in range(SEAS):
            found[sea] += straits(survey, nation, sea) + relief(survey, nation, sea)
        known[nation] = found
    return known[nation]


def guard(survey: Survey, nation: Nation, place: Province) -> float:
    """What a nation is likely to lose in a province, as it is held now."""
    return survey.risk(nation, place, strength(survey.g, survey.g.inside[place] & survey.g.army[nation]))


def best_crossing(survey: Survey, nation: Nation, sea: Sea) -> tuple[float, Province]:
    """The best prize on the shores of a sea for which a pile of a nation stands ready on another shore."""
    g = survey.g
    prizes = survey.prizes(nation)
    best, aim = 0.0, -1
    for here in members(SHORES[sea] & g.present[nation] & LAND):
        pile = g.inside[here] & g.army[nation]
        ready = (pile & UNIT_MASK).bit_count() - survey.garrison(nation, here)
        if ready < 2 or not survey.friendly(nation, here):
            continue
        power = strength(g, pile)
        for there in members(SHORES[sea]):
            if DISTANCE[here][there] > FARTHER and prizes[there] > best and not survey.friendly(nation, there):
                guarded = strength(g, g.inside[there] & ~g.army[nation] & UNIT_MASK)
                found = prizes[there] * power / (power + guarded)
                if found > best:
                    best, aim = found, there
    return best, aim


def crossing(survey: Survey, nation: Nation, sea: Sea) -> float:
    """What a fleet is worth as a ferry."""
    return FERRY * best_crossing(survey, nation, sea)[0]


def over(here: Province, sea: Sea) -> list[Province]:
    """The provinces over straits of a sea from one."""
    return [far for far in members(OVER_STRAIT[here]) if strait_sea(here, far) == sea]


def straits(survey: Survey, nation: Nation, sea: Sea) -> float:
    """What a fleet is worth that closes straits: what is in danger behind them."""
    g = survey.g
    found = 0.0
    for here in members(SHORES[sea] & control.owned(g, nation)):
        if any(not survey.friendly(nation, far) for far in over(here, sea)):
            found += CLOSING * guard(survey, nation, here)
    return found


def ports(survey: Survey, nation: Nation, sea: Sea) -> list[Province]:
    """The ports of a nation on a sea."""
    return list(members(control.cities(survey.g, coasts.PORTS_OF[sea] & control.owned(survey.g, nation))))


def relief(survey: Survey, nation: Nation, sea: Sea) -> float:
    """What a fleet is worth to the ports of a sea."""
    return RELIEF * sum([guard(survey, nation, port) for port in ports(survey, nation, sea)])


def port_in_danger(survey: Survey, nation: Nation, sea: Sea) -> Province:
    """The port of a nation on a sea that is most in danger, NONE where none is."""
    found = max(ports(survey, nation, sea), key=lambda port: guard(survey, nation, port), default=NONE)
    return found if found != NONE and guard(survey, nation, found) > 0 else NONE


# ---------------------------------------------------------------- battle


def fight(g: Invasions, active: Nation, other: Nation, sea: Sea, piles: list[Pieces]) -> float:
    """What a battle at sea promises the active nation: what it sinks against what it loses."""
    told = odds.odds(g, SeaBattle(active, other, FIRST_SEA + sea, piles))
    return SLAIN * told.losses[1] - LOST * told.losses[0]


def defend(g: Invasions, active: Nation, other: Nation, sea: Sea, piles: list[Pieces]) -> float:
    """The same for the other side."""
    told = odds.odds(g, SeaBattle(active, other, FIRST_SEA + sea, piles))
    return SLAIN * told.losses[0] - LOST * told.losses[1]


def refused(survey: Survey, other: Nation) -> float:
    """What it is worth that another refuses battle who is not active: a VP for us, and one less for him (XXV.C-9)."""
    return REFUSED * (1.0 + survey.spite(other)) if survey.g.seat(other) != survey.seat else 0.0


def hunt(survey: Survey, nation: Nation, foe: Nation, sea: Sea, group: Pieces) -> float:
    """To intercept a pile that lies there: it fights or pays, whichever hurts it less."""
    g = survey.g
    if g.seat(foe) == survey.seat:
        return -1.0
    enemy = naval.target(g, foe, sea)
    if not enemy:
        return 0.0
    return min(fight(g, nation, foe, sea, [group, enemy]), refused(survey, foe))


def aboard(g: Invasions) -> Pieces:
    """Who is being carried by the pile that may be intercepted."""
    carrying = g.stack[-2] if len(g.stack) > 1 else None
    return carrying.group if isinstance(carrying, Transport) else 0


def waylay(survey: Survey, mine: Nation, active: Nation, sea: Sea, pile: Pieces, again: bool) -> float:
    """To intercept an active pile, with who is aboard: it fights or turns back."""
    g = survey.g
    if g.seat(active) == survey.seat:
        return -1.0
    hunter = naval.hunter(g, mine, sea, again)
    turned = CARGO * (aboard(g) & UNIT_MASK).bit_count()
    return defend(g, active, mine, sea, [pile, hunter]) + turned if hunter else 0.0


def face(survey: Survey, active: Nation, interceptor: Nation, enemy: Nation, sea: Sea, piles: list[Pieces]) -> float:
    """To accept battle rather than refuse it: who is active would lose his way, who is not a VP."""
    g = survey.g
    if enemy == active:
        return fight(g, active, interceptor, sea, piles) + TROUBLE
    return defend(g, active, enemy, sea, piles) + refused(survey, interceptor)


# ---------------------------------------------------------------- voyages


def left(g: Invasions, group: Pieces) -> int:
    """The steps that a naval pile has left (XXV.A-2)."""
    return fleets.RANGE - max([g.steps(fleet) for fleet in members(group)])


def stay(survey: Survey, nation: Nation, sea: Sea, group: Pieces) -> float:
    """What a naval pile is worth where it is, if it fights nobody."""
    beside = survey.g.fleets(nation, FIRST_SEA + sea) & ~group
    return worth(survey, nation)[sea] * (SECOND if beside else 1.0)


def at(survey: Survey, nation: Nation, sea: Sea, group: Pieces) -> float:
    """What a naval pile is worth in a sea: less where another is there already, more where weaker enemies are."""
    g = survey.g
    found = stay(survey, nation, sea, group)
    hostile = naval.hostile(g, nation, sea) if group & ~g.interceptors else 0
    if hostile:
        found += max([hunt(survey, nation, foe, sea, group) for foe in members(hostile)])
    return found


def beyond(survey: Survey, nation: Nation, sea: Sea, group: Pieces, pace: int) -> dict[int, tuple[float, int]]:
    """By first step how good the best sea is that lies that way, its own included, and which it is; `pace`: the steps
    that the pile has left."""
    g = survey.g
    courses = fleets.courses(g, nation)
    found: dict[int, tuple[float, int]] = {}
    for first in members(courses[sea]) if pace > 0 else []:
        best = (-9.0, first)
        known = fringe = BIT[first]
        steps = 1
        while fringe:
            best = max([best, *[(at(survey, nation, s, group) - STEP * steps, s) for s in members(fringe)]])
            around = 0
            for s in members(fringe):
                around |= courses[s]
            fringe = around & ~known & ~BIT[sea] if steps < pace else 0
            known |= fringe
            steps += 1
        found[first] = best
    return found


def towards(survey: Survey, nation: Nation, sea: Sea, group: Pieces, pace: int, first: int = NONE) -> Sea:
    """The sea for which a pile makes, by a first step if that is settled; where it is if it has nowhere to go."""
    ways = beyond(survey, nation, sea, group, pace)
    return max([way for step, way in ways.items() if first in (NONE, step)], default=(0.0, sea))[1]


def sail(survey: Survey, fleet: Piece) -> float:
    """To set sail: how much better off a fleet will be elsewhere, or what it would sink where it is."""
    g = survey.g
    nation, sea = g.hired_by(fleet), g.at[fleet] - FIRST_SEA
    group = BIT[fleet]
    now = stay(survey, nation, sea, group)
    best = max(beyond(survey, nation, sea, group, left(g, group)).values(), default=(-9.0, sea))[0] - now
    prey = max(
        [hunt(survey, nation, foe, sea, group) for foe in members(naval.foes(g, nation, sea, group))], default=-9.0
    )
    return max(best, prey) - TROUBLE
