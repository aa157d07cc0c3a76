"""What the game knows about playing it: the adviser whom the bots ask.

It makes use of a state as its seat may imagine it (`secrets.determinize`), never of the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from latrunculi.games.optimus.advice import campaign, combat, persons
from latrunculi.games.optimus.advice.plan import Plan
from latrunculi.games.optimus.advice.survey import quality
from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.counters import PRICE
from latrunculi.games.optimus.components.pieces import FLEET_UNITS, ROMAN_PIECES, ROMANUS, UNIT_MASK
from latrunculi.games.optimus.rules import victory
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.fight import Fight
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import object_of, verb_of
from latrunculi.kernel.engine import State
from latrunculi.kernel.ints import Seat

Judge = Callable[[Optimus, int, int], float]
"""How good an action upon an object is, for a seat."""

STANDING: Final[dict[str, float]] = {
    "done": 0.0,
    "wait": 0.004,
    "idle": 0.002,
    "decline": 0.0,
    "go-on": 0.0,
    "refuse": 0.0,
    "offer-truce": -1.0,
    "keep-tactic": 0.1,
    "switch": -0.1,
    "loot": 1.0,
    "march-on": 0.2,
    "add-pa": -0.5,
    "abandon": -3.0,
    "to": -1.0,
    "give": -1.0,
    "hand-bale": -1.0,
    "hold": -0.2,
    "perceive": 1.4,
    "enthrone": 3.0,
    "raise": 0.5,
    "fill-ranks": 0.6,
    "join": 0.5,
    "sail": -0.5,
    "bridge": -1.0,
    "unbridge": -1.0,
    "embark": -1.0,
    "land": 0.5,
    "sail-to": -0.2,
    "camp": -0.3,
    "build-limes": 0.2,
}
"""What a verb is worth of itself, where nothing else is said."""

VICTORY: Final = 8.0
"""What a victory is worth beside its points."""
THE_END: Final = 255
"""The depth of a horizon that is the end of the game; no stack is so deep."""

JUDGES: Final[dict[str, Judge]] = {
    "besiege": campaign.besiege,
    "summon": campaign.summon,
    "summon-unled": campaign.summon_unled,
    "invade": campaign.invade,
    "assault": campaign.assault,
    "sortie": campaign.sortie,
    "come-out": campaign.come_out,
    "emplace": campaign.emplace,
    "dismount": campaign.dismount,
    "recruit": campaign.recruit,
    "forage": campaign.forage,
    "pillage": campaign.forage,
    "harvest": campaign.harvest,
    "tribute": campaign.harvest,
    "buy-pa": campaign.buy_pa,
    "rally": lambda g, seat, obj: -0.5 if campaign.dear(g, seat) else 1.1,
    "rally-one": lambda g, seat, obj: -0.5 if campaign.dear(g, seat) else 0.6,
    "clemency": lambda g, seat, obj: campaign.clemency(g, seat),
    "choose-piece": persons.choose,
    "choose-tactic": combat.tactic,
    "break-off": lambda g, seat, obj: combat.break_off(g, seat),
    "play": combat.play,
    "accept": lambda g, seat, obj: combat.truce(g, seat),
    "retreat-to": combat.retreat_to,
    "choose-region": combat.retreat_to,
    "hurt": lambda g, seat, obj: 1.0 - 0.1 * combat.worth(g, obj),
    "destroy": lambda g, seat, obj: 0.6 - 0.2 * combat.worth(g, obj),
    "command": lambda g, seat, obj: quality(g, 1 << obj),
    "post": lambda g, seat, obj: quality(g, 1 << obj),
    "guard": lambda g, seat, obj: quality(g, 1 << obj),
    "omen": lambda g, seat, obj: quality(g, 1 << obj),
    "spend-bale": campaign.spend_bale,
    "buy": lambda g, seat, obj: 0.008 if g.pa[seat] > PRICE[obj] + 1 else -0.5,
}
"""By verb, how good it is upon an object."""


def closing(g: Optimus) -> bool:
    """Whether it is the last season: what it brings is counted at once."""
    return g.clock >= g.last_clock


class Frontinus:
    """The adviser of *Optimus Princeps*."""

    def prefer(self, g: State, seat: Seat, actions: list[int]) -> list[float]:
        """How good each action seems."""
        state = cast(Optimus, g)
        frame = campaign.frame_of(state)
        goals = campaign.step_goals(state, frame) if frame is not None and frame.step == "order" else None
        plan: Plan | None = None
        found: list[float] = []
        for action in actions:
            name = VOCABULARY.verbs[verb_of(action)].name
            obj = object_of(action)
            if frame is not None and goals is not None and name in ("move-to", "enter", "take", "leave", "join"):
                if name == "move-to":
                    score = campaign.move_to(state, frame, goals, obj)
                elif name == "enter":
                    score = campaign.enter(state, frame, goals, obj)
                elif name == "take":
                    score = campaign.take(state, frame, obj)
                elif name == "join":
                    score = campaign.join(state, frame, goals, obj)
                else:
                    score = campaign.leave(state, frame, goals, obj)
            elif name == "march":
                plan = plan or Plan(state, seat)
                score = campaign.march(state, plan, obj)
            elif name == "choose-region" and frame is not None:
                score = campaign.arrival(state, frame, seat, obj)
            elif name == "shelter":
                contact = state.stack[-1]
                score = combat.shelter(state, seat, contact.region) if isinstance(contact, Contact) else 0.5
            elif name in JUDGES:
                score = JUDGES[name](state, seat, obj)
            else:
                score = STANDING.get(name, 0.0)
            found.append(score)
        return found

    def evaluate(self, g: State, seat: Seat) -> float:
        """Points, and a part of a point for each PF that could still earn some; at the end what a victory is worth."""
        state = cast(Optimus, g)
        mine, theirs = victory.points(state, seat), victory.points(state, 1 - seat)
        if state.ended:
            winner = victory.winner(state)
            return mine - theirs + (0.0 if winner == NONE else VICTORY if winner == seat else -VICTORY)
        roman = quality(state, state.in_play & UNIT_MASK & ROMAN_PIECES & ~FLEET_UNITS)
        others = quality(state, state.in_play & UNIT_MASK & ~ROMAN_PIECES)
        edge = roman - others if seat == ROMANUS else others - roman
        return mine - theirs + 0.25 * edge

    def horizon(self, g: State) -> int:
        """The last season is thought through to the end of the game, before it an engagement to its own; on the march
        what the enemy has hidden decides."""
        state = cast(Optimus, g)
        if closing(state):
            return state.clock << 8 | THE_END
        for depth, frame in enumerate(state.stack):
            if isinstance(frame, Fight):
                return state.clock << 8 | depth
        return -1
