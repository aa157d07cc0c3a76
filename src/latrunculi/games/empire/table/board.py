"""The state in the words of the game, as JSON: what a viewer of the table sees. Always made from a redacted copy."""

from __future__ import annotations

from typing import Any

from latrunculi.games.empire.components.world import (
    CARD_IDS,
    COUNTERS,
    DIOCESE_IDS,
    DIOCESE_VALUES,
    EMPEROR_IDS,
    EMPEROR_NUMBER,
    ENTRY_SIDE,
    FACTION_IDS,
    FACTIONS,
    HAND,
    NOBODY,
    PRINTED,
    PROVINCE_IDS,
    PROVINCES,
    REBEL_LEGIONS,
    SIDE_IDS,
    SIDES,
    emperor_line,
    people_line,
    side_kind,
)
from latrunculi.games.empire.rules.combat import Combat, attack_dice
from latrunculi.games.empire.rules.draw import Draw, DrawingOrder, DrawPeoples
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.table.foresight import attacks, projection
from latrunculi.games.empire.table.knowledge import drawing_faction
from latrunculi.kernel.actions import members


def board(g: Empire) -> dict[str, Any]:
    """The whole table: turn and phase, Provinces, Factions, sides, Dioceses, the combat in progress."""
    period = PRINTED.periods[max(g.turn, 1) - 1]
    return {
        "turn": g.turn,
        "years": [period.start, period.end],
        "stage": stage(g),
        "phase": phase(g),
        "drawing": list(g.drawing),
        "queue": queue(g),
        "provinces": {PROVINCE_IDS[p]: province(g, p) for p in range(PROVINCES)},
        "factions": [faction_board(g, f) for f in range(g.factions)],
        "sides": {SIDE_IDS[s]: side_board(g, s) for s in range(SIDES) if g.strength[s] or s < g.factions},
        "dioceses": {
            name: {"values": DIOCESE_VALUES[d], "value": DIOCESE_VALUES[d][max(g.turn, 1) - 1]}
            for d, name in enumerate(DIOCESE_IDS)
        },
        "battle": battle(g),
        "attacks": attacks(g),
        "projection": projection(g) if phase(g) else None,
        "bans": [{"people": SIDE_IDS[g.side], "faction": f} for f in members(g.banned)],
    }


def _id(side: int) -> str | None:
    return None if side == NOBODY else SIDE_IDS[side]


def stage(g: Empire) -> str:
    """Which part of the turn is going on."""
    for frame in reversed(g.stack):
        if isinstance(frame, DrawingOrder):
            return "draw-order"
        if isinstance(frame, Draw):
            return "barbarian-chits" if isinstance(frame, DrawPeoples) else "emperor-chits"
    return "phase" if g.stack else "over"


def phase(g: Empire) -> dict[str, Any] | None:
    """The Player Phase in progress, None outside one."""
    if len(g.stack) < 2 or stage(g) != "phase":
        return None
    return {
        "kind": "roman" if g.roman else "barbarian",
        "faction": g.active,
        "side": SIDE_IDS[g.side],
        "step": step(g),
        "people": None if g.roman else SIDE_IDS[g.side],
        "emperor": emperor(g, g.active) if g.roman else None,
        "pool": g.pool,
        "forts": g.forts,
    }


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


def queue(g: Empire) -> list[dict[str, Any]]:
    """The phases of the turn in their order (HRE-6-3); those whose chits are face down have no Faction yet."""
    if stage(g) not in ("phase", "over"):
        return []
    done: list[dict[str, Any]] = []
    barbarians = _played(g, g.people_chit, g.people_shown)
    romans = _played(g, g.emperor_chit, g.emperor_shown)
    waiting_barbarians = sum(1 for f in range(g.factions) if g.people_chit[f] and not g.people_shown[f])
    waiting_romans = sum(1 for f in range(g.factions) if g.emperor_chit[f] and not g.emperor_shown[f])
    total_barbarians = len(barbarians) + waiting_barbarians
    total_romans = len(romans) + waiting_romans
    for rank in range(max(total_barbarians, total_romans)):
        for kind, played, total in (("barbarian", barbarians, total_barbarians), ("roman", romans, total_romans)):
            if rank < total:
                known = rank < len(played)
                done.append({"kind": kind, "faction": played[rank] if known else None, "done": known, "current": False})
    now = phase(g)
    if now is not None:
        for entry in done:
            if entry["kind"] == now["kind"] and entry["faction"] == now["faction"]:
                entry["done"] = False
                entry["current"] = True
    return done


def _played(g: Empire, chits: list[int], shown: list[int]) -> list[int]:
    return sorted((f for f in range(g.factions) if shown[f]), key=lambda f: chits[f])


def province(g: Empire, p: int) -> dict[str, Any]:
    """One Province."""
    owner = g.owner[p]
    rebel = owner - REBEL_LEGIONS
    return {
        "side": _id(owner),
        "armies": g.armies[p],
        "fort": "fortress" if g.fortress >> p & 1 else "fort" if g.fort >> p & 1 else None,
        "fortSide": _id(g.fort_owner[p]),
        "city": "intact" if g.intact >> p & 1 else "looted" if g.looted >> p & 1 else None,
        "rebel": FACTION_IDS[rebel] if 0 <= rebel < FACTIONS else None,
    }


def people(g: Empire, f: int) -> str | None:
    """The People of a Faction's chit, None when there is none or it is hidden."""
    chit = g.people_chit[f]
    return SIDE_IDS[ENTRY_SIDE[people_line(g.turn, chit)]] if chit > 0 else None


def emperor(g: Empire, f: int) -> str | None:
    """The Emperor of a Faction's chit, None when there is none or it is hidden."""
    chit = g.emperor_chit[f]
    return EMPEROR_IDS[EMPEROR_NUMBER[emperor_line(g.turn, chit)]] if chit > 0 else None


def _known(value: int) -> int | None:
    return value if value > 0 else None


def faction_board(g: Empire, f: int) -> dict[str, Any]:
    """One Faction and its player's Barbarians; `hand` is None when it is hidden."""
    size = HAND - g.played[f].bit_count()
    hidden = size > 0 and g.hand[f] == 0
    return {
        "id": FACTION_IDS[f],
        "seat": g.seat_of(f),
        "rome": g.rome[f],
        "barbarian": g.barbarian[f],
        "legions": g.legions_in_play(f),
        "rebels": g.rebel_legions(f),
        "start": None if g.start[f] == NOBODY else PROVINCE_IDS[g.start[f]],
        "eliminated": bool(g.out[f]),
        "hand": None if hidden else [CARD_IDS[c] for c in members(g.hand[f])],
        "handSize": size,
        "played": [CARD_IDS[c] for c in members(g.played[f])],
        "people": people(g, f),
        "peopleChit": _known(g.people_chit[f]),
        "peopleShown": bool(g.people_shown[f]),
        "peopleHeld": g.people_chit[f] != 0,
        "emperor": emperor(g, f),
        "emperorChit": _known(g.emperor_chit[f]),
        "emperorShown": bool(g.emperor_shown[f]),
        "emperorHeld": g.emperor_chit[f] != 0,
        "emperorDead": bool(g.emperor_dead[f]),
        "testudo": None if g.testudo[f] == NOBODY else DIOCESE_IDS[g.testudo[f]],
        "ambush": None if g.ambush[f] == NOBODY else DIOCESE_IDS[g.ambush[f]],
        "cardsThisTurn": g.cards[f],
        "drawn": drawn(g, f),
    }


def drawn(g: Empire, f: int) -> dict[str, Any] | None:
    """The chit that a Faction has just drawn and must keep or pass; None for all others and where it is hidden."""
    if g.drawn <= 0 or drawing_faction(g) != f:
        return None
    if isinstance(g.stack[-1], DrawPeoples):
        return {"chit": g.drawn, "people": SIDE_IDS[ENTRY_SIDE[people_line(g.turn, g.drawn)]]}
    return {"chit": g.drawn, "emperor": EMPEROR_IDS[EMPEROR_NUMBER[emperor_line(g.turn, g.drawn)]]}


def side_board(g: Empire, s: int) -> dict[str, Any]:
    """One side: its kind, the Faction whose player controls it, its armies on the map and its counters."""
    controller = g.controller[s]
    return {
        "kind": side_kind(s),
        "controller": None if controller == NOBODY else controller,
        "armies": g.strength[s],
        "counters": COUNTERS[s],
    }


def battle(g: Empire) -> dict[str, Any] | None:
    """The combat in progress: the dice of both sides and every modifier with its clause."""
    combat = next((frame for frame in reversed(g.stack) if isinstance(frame, Combat)), None)
    if combat is None:
        return None
    p = combat.province
    defender = combat.defender(g)
    return {
        "province": PROVINCE_IDS[p],
        "attacker": SIDE_IDS[combat.side],
        "defender": _id(defender),
        "force": combat.force,
        "attackDice": attack_dice(combat.emperor(g)),
        "defenceDice": combat.defence_dice(g),
        "modifiers": [
            {"rule": rule, "whose": whose, "effect": effect, "value": value}
            for rule, whose, effect, value in combat.modifiers(g)
        ],
    }
