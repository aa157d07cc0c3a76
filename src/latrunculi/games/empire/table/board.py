"""The state in the words of the game: what a viewer of the table sees. Always made from a redacted copy."""

from __future__ import annotations

from typing import cast

from latrunculi.games.empire.components.cards import CARD_IDS, HAND
from latrunculi.games.empire.components.chart import DIOCESE_IDS, DIOCESE_VALUES, PRINTED, PROVINCE_IDS
from latrunculi.games.empire.components.chits import EMPEROR_IDS, EMPEROR_NUMBER, ENTRY_SIDE
from latrunculi.games.empire.components.sides import (
    COUNTERS,
    FACTION_IDS,
    FACTIONS,
    NOBODY,
    REBEL_LEGIONS,
    SIDE_IDS,
    SIDES,
    Faction,
    Side,
    side_kind,
)
from latrunculi.games.empire.rules.combat import Combat, attack_dice
from latrunculi.games.empire.rules.draw import Draw, DrawingOrder, DrawPeoples
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.table.contract import (
    Ban,
    Battle,
    Board,
    DioceseState,
    Drawn,
    Effect,
    FactionState,
    Modifier,
    Phase,
    PhaseKind,
    Province,
    Queued,
    SideKind,
    SideState,
    Stage,
    Whose,
)
from latrunculi.games.empire.table.foresight import attacks, projection
from latrunculi.games.empire.table.knowledge import drawing_faction
from latrunculi.kernel.actions import members


def board(g: Empire) -> Board:
    """The whole table: turn and phase, Provinces, Factions, sides, Dioceses, the combat in progress."""
    turn = max(g.turn, 1) - 1
    period = PRINTED.periods[turn]
    now = phase(g)
    return Board(
        turn=g.turn,
        last_turn=g.last_turn,
        years=[period.start, period.end],
        stage=stage(g),
        phase=now,
        drawing=list(g.drawing),
        queue=queue(g, now),
        provinces={name: province(g, p) for p, name in enumerate(PROVINCE_IDS)},
        factions=[faction_board(g, f) for f in range(g.factions)],
        sides={SIDE_IDS[s]: side_board(g, s) for s in range(SIDES) if g.strength[s] or s < g.factions},
        dioceses={name: DioceseState(DIOCESE_VALUES[d], DIOCESE_VALUES[d][turn]) for d, name in enumerate(DIOCESE_IDS)},
        battle=battle(g),
        attacks=attacks(g),
        projection=projection(g) if now else None,
        bans=[Ban(SIDE_IDS[g.side], f) for f in members(g.banned)],
    )


def _id(side: Side) -> str | None:
    return None if side == NOBODY else SIDE_IDS[side]


def stage(g: Empire) -> Stage:
    """Which part of the turn is going on."""
    for frame in reversed(g.stack):
        if isinstance(frame, DrawingOrder):
            return "draw-order"
        if isinstance(frame, Draw):
            return "barbarian-chits" if isinstance(frame, DrawPeoples) else "emperor-chits"
    return "phase" if g.stack else "over"


def phase(g: Empire) -> Phase | None:
    """The Player Phase in progress, None outside one."""
    if len(g.stack) < 2 or stage(g) != "phase":
        return None
    side = SIDE_IDS[g.side]
    if g.roman:
        return Phase("roman", g.active, side, step(g), None, emperor(g, g.emperor_chit[g.active]), g.pool, g.forts)
    return Phase("barbarian", g.active, side, step(g), side, None, g.pool, g.forts)


def step(g: Empire) -> str:
    """The step of the Player Phase (HRE-4.1-2): the phase names the one that comes after the present procedure."""
    present = {
        "recruitment": "events",
        "placement": "recruitment",
        "cities": "placement",
        "loot": "cities" if g.roman else "placement",
        "points": "loot",
    }
    return present[g.stack[1].step]


def queue(g: Empire, now: Phase | None) -> list[Queued]:
    """The phases of the turn in their order (HRE-6-3), `now` among them; those whose chits are face down have no
    Faction yet."""
    if stage(g) not in ("phase", "over"):
        return []
    in_turn: tuple[tuple[PhaseKind, list[int | None]], ...] = (
        ("barbarian", _in_order(g.people_chit, g.people_shown)),
        ("roman", _in_order(g.emperor_chit, g.emperor_shown)),
    )
    found: list[Queued] = []
    for rank in range(g.factions):
        for kind, order in in_turn:
            if rank < len(order):
                faction = order[rank]
                current = now is not None and (now.kind, now.faction) == (kind, faction)
                found.append(Queued(kind, faction, faction is not None and not current, current))
    return found


def _in_order(chits: list[int], shown: list[int]) -> list[int | None]:
    """The Factions that hold chits of a kind, as these are played; None for each that is face down."""
    played = sorted((chit, f) for f, chit in enumerate(chits) if shown[f])
    return [*[f for _, f in played], *[None for f, chit in enumerate(chits) if chit and not shown[f]]]


def province(g: Empire, p: int) -> Province:
    """One Province."""
    owner = g.owner[p]
    rebel = owner - REBEL_LEGIONS
    return Province(
        _id(owner),
        g.armies[p],
        "fortress" if g.fortress >> p & 1 else "fort" if g.fort >> p & 1 else None,
        _id(g.fort_owner[p]),
        "intact" if g.intact >> p & 1 else "looted" if g.looted >> p & 1 else None,
        FACTION_IDS[rebel] if 0 <= rebel < FACTIONS else None,
    )


def people(g: Empire, chit: int) -> str | None:
    """The People of a Barbarian chit, None when there is none or it is hidden."""
    return SIDE_IDS[ENTRY_SIDE[g.turn][chit]] if chit > 0 else None


def emperor(g: Empire, chit: int) -> str | None:
    """The Emperor of an Emperor chit, None when there is none or it is hidden."""
    return EMPEROR_IDS[EMPEROR_NUMBER[g.turn][chit]] if chit > 0 else None


def _known(value: int) -> int | None:
    return value if value > 0 else None


def faction_board(g: Empire, f: Faction) -> FactionState:
    """One Faction and its player's Barbarians; `hand` is None when it is hidden."""
    size = HAND - g.played[f].bit_count()
    hidden = size > 0 and g.hand[f] == 0
    return FactionState(
        id=FACTION_IDS[f],
        seat=g.seat_of(f),
        rome=g.rome[f],
        barbarian=g.barbarian[f],
        legions=g.legions_in_play(f),
        rebels=g.rebel_legions(f),
        start=None if g.start[f] == NOBODY else PROVINCE_IDS[g.start[f]],
        eliminated=bool(g.out[f]),
        hand=None if hidden else [CARD_IDS[c] for c in members(g.hand[f])],
        hand_size=size,
        played=[CARD_IDS[c] for c in members(g.played[f])],
        people=people(g, g.people_chit[f]),
        people_chit=_known(g.people_chit[f]),
        people_shown=bool(g.people_shown[f]),
        people_held=g.people_chit[f] != 0,
        emperor=emperor(g, g.emperor_chit[f]),
        emperor_chit=_known(g.emperor_chit[f]),
        emperor_shown=bool(g.emperor_shown[f]),
        emperor_held=g.emperor_chit[f] != 0,
        emperor_dead=bool(g.emperor_dead[f]),
        testudo=None if g.testudo[f] == NOBODY else DIOCESE_IDS[g.testudo[f]],
        ambush=None if g.ambush[f] == NOBODY else DIOCESE_IDS[g.ambush[f]],
        cards_this_turn=g.cards[f],
        drawn=drawn(g, f),
    )


def drawn(g: Empire, f: Faction) -> Drawn | None:
    """The chit that a Faction has just drawn and must keep or pass; None for all others and where it is hidden."""
    if g.drawn <= 0 or drawing_faction(g) != f:
        return None
    if isinstance(g.stack[-1], DrawPeoples):
        return Drawn(g.drawn, people=SIDE_IDS[ENTRY_SIDE[g.turn][g.drawn]])
    return Drawn(g.drawn, emperor=EMPEROR_IDS[EMPEROR_NUMBER[g.turn][g.drawn]])


def side_board(g: Empire, s: Side) -> SideState:
    """One side."""
    controller = g.controller[s]
    return SideState(
        cast("SideKind", side_kind(s)), None if controller == NOBODY else controller, g.strength[s], COUNTERS[s]
    )


def battle(g: Empire) -> Battle | None:
    """The combat in progress, with every modifier."""
    combat = g.innermost(Combat)
    if combat is None:
        return None
    return Battle(
        PROVINCE_IDS[combat.province],
        SIDE_IDS[combat.side],
        _id(combat.defender(g)),
        combat.armies,
        attack_dice(g.bonuses(combat.side)),
        combat.defence_dice(g),
        [
            Modifier(rule, cast("Whose", whose), cast("Effect", effect), value)
            for (rule, whose, effect), value in combat.modifiers(g)
        ],
    )
