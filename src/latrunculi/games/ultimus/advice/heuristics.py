"""What the game knows about playing it: the adviser whom the bots ask.

BARBARE scores for zones, so he spreads his units over towns and avoids Roman armies; ROMAIN hunts him with armies led
by his Patrices, keeps his emperors in their capitals, and buys what he cannot beat. Everything is reckoned in points of
victory: `survey` has what zones and forces are worth, `imperator.prospects` what battles promise, `errands`, `leaders`
and `marches` movement, `battles` what to do in a battle, `counsel` stratagems and politics.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.advice.prospects import STAY, cheapest, general, rank, weight
from latrunculi.games.imperator.advice.strategist import CommonStrategist
from latrunculi.games.imperator.components.kit import NONE, Camp, Pieces, Zone
from latrunculi.games.imperator.rules.march import CommonAdvance
from latrunculi.games.imperator.rules.retreat import CommonFlight, Withdrawal
from latrunculi.games.ultimus.advice import battles, convoys, counsel, marches
from latrunculi.games.ultimus.advice.survey import PRIZE, Key, Survey, key_of
from latrunculi.games.ultimus.components.chart import EMPIRE, ZONES
from latrunculi.games.ultimus.components.stratagems import FAVOR, FLAGELLUM_DEI, FUGA, FUROR
from latrunculi.games.ultimus.rules.combat import WORDS
from latrunculi.games.ultimus.rules.fleets import Sail
from latrunculi.games.ultimus.rules.marching import March, Marching, Trek
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import (
    ACCLAIM,
    ADVANCE,
    CHOOSE_DIOCESE,
    CHOOSE_LEADER,
    CHOOSE_PEOPLE,
    CHOOSE_UNIT,
    CHOOSE_ZONE,
    COME_OUT,
    DECLINE,
    DECLINE_ALL,
    DEPLOY,
    DISCARD,
    DONE,
    ESCAPE_TO,
    EVADE,
    FIGHT_IN,
    MARCH,
    MOVE_TO,
    NAME_PATRICIAN,
    PLACE_IN,
    PLAY,
    RALLY,
    REFUGE,
    SAIL,
    STAND,
    WEAKEN,
)
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import State
from latrunculi.kernel.ints import Seat, Thing, Verb

STANDING_ARMY: Final = 0.3
"""The share of the worth of units on the map that counts in a position."""
PROMISE: Final = 0.15
"""The share of what attracts BARBARE's units that counts in a position."""
PLAIN: Final = {
    DONE: STAY, DECLINE: 0.05, COME_OUT: 0.4, RALLY: 1.0,
}  # fmt: skip
"""Verbs that are worth the same whenever they are offered."""
QUIET: Final = 0.06
"""To be asked no more, for one who could not play anything anyway."""
OF_BATTLE: Final = (FUGA, FUROR, FAVOR, FLAGELLUM_DEI)


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(CommonStrategist[Ultimus, Survey]):
    """The knowledge of *Ultimus Romanorum* for those who play it by program."""

    WORDS = WORDS

    def __init__(self) -> None:
        self._last: tuple[Key, Pieces, Survey] | None = None

    def survey(self, g: Ultimus) -> Survey:
        key = key_of(g)
        last = self._last
        if last is not None and last[0] == key and last[1] == g.moved:
            last[2].g = g  # a bot is shown a copy for each choice
            return last[2]
        survey = Survey(g)
        self._last = key, g.moved, survey
        return survey

    def haven(self, g: Ultimus, survey: Survey, camp: Camp, group: Pieces, zone: Zone) -> float:
        return battles.haven(g, survey, camp, group, zone)

    def evaluate(self, state: State, seat: Seat) -> float:
        """Points made, what phase F would bring now, the armies, the battles that wait, and what threatens whom."""
        assert isinstance(state, Ultimus)
        survey = self.survey(state)
        balance = float(state.vp[BARBARUS] - state.vp[ROMANUS])
        if state.awaiting:
            balance += survey.yearly()
        for camp, sign in ((ROMANUS, -STANDING_ARMY), (BARBARUS, STANDING_ARMY)):
            row = survey.forces[camp]
            balance += sign * sum([row[zone].worth for zone in members(state.occupied[camp])])
        balance += PROMISE * sum([survey.lure()[state.at[u]] for u in members(survey.scorers) if state.at[u] < ZONES])
        if state.active != NONE:
            balance += self.outlook(state, survey)
        return balance if state.camp_of(seat) == BARBARUS else -balance

    def outlook(self, g: Ultimus, survey: Survey) -> float:
        """For BARBARE, what the battles of this sequence promise and what the next may do to either camp."""
        value = 0.0
        contested = 0
        for zone in members(g.occupied[ROMANUS] & g.occupied[BARBARUS]):
            if survey.forces[ROMANUS][zone].units and survey.forces[BARBARUS][zone].units:
                contested |= 1 << zone
                promise = survey.standing(g.active, zone)
                value += promise - survey.held(zone) if g.active == BARBARUS else -promise
        for zone in members((EMPIRE | g.occupied[ROMANUS]) & ~contested):
            value -= survey.standing(ROMANUS, zone)
        for zone in members(g.occupied[BARBARUS] & ~contested):
            value += survey.standing(BARBARUS, zone) - survey.held(zone)
        return value

    def horizon(self, state: State) -> int:
        """The movements of a sequence, or its battles; outside phase E the preference decides."""
        assert isinstance(state, Ultimus)
        if state.active == NONE:
            return -1
        moving = any(isinstance(frame, Marching) for frame in state.stack)
        return state.year * 128 + state.smc[0] * 16 + state.smc[1] * 2 + moving

    # ------------------------------------------------------------------ one action

    def score(self, g: Ultimus, survey: Survey, camp: Camp, verb: Verb, obj: Thing) -> float:
        frame = g.stack[-1]
        if verb == PLAY:
            if obj in OF_BATTLE:
                return battles.battle_stratagem(g, survey, camp, obj)
            return counsel.stratagem(g, survey, camp, obj)
        if verb == MARCH:
            return marches.plan(g, survey, camp, obj)[0]
        if verb == ADVANCE:
            return marches.advance(g, survey, camp, obj)
        if isinstance(frame, March):
            return marches.on_march(g, survey, camp, frame, verb, obj)
        if isinstance(frame, CommonAdvance):
            return marches.step(g, survey, camp, frame.unit, obj) if verb == MOVE_TO else STAY
        if isinstance(frame, Sail):
            return convoys.on_board(g, survey, camp, frame, verb, obj)
        if verb == SAIL:
            return convoys.sail(g, survey, camp, obj)
        if verb in (EVADE, STAND, REFUGE):
            return battles.under_attack(g, survey, verb)
        if isinstance(frame, (Withdrawal, CommonFlight)):
            return self.giving_way(g, survey, camp, frame, verb, obj)
        return self.choice(g, survey, camp, verb, obj)

    def choice(self, g: Ultimus, survey: Survey, camp: Camp, verb: Verb, obj: Thing) -> float:
        """Choices outside movement."""
        frame = g.stack[-1]
        if verb == FIGHT_IN:
            enemy = survey.forces[1 - camp][obj]
            own = survey.forces[camp][obj]
            return survey.assault(camp, obj, own, True) if own.units and enemy.units else 0.0
        if verb == WEAKEN:
            return cheapest(g, obj)
        if verb == ESCAPE_TO:
            return battles.haven(g, survey, camp, 0, obj)
        if verb == PLACE_IN:
            return self.placing(g, survey, camp, obj)
        if verb == CHOOSE_ZONE:
            if isinstance(frame, Trek):
                return marches.trek(survey, camp, g.standing(frame.people), obj)
            return counsel.zone_choice(g, survey, camp, frame, obj)
        return self.selection(g, survey, camp, verb, obj)

    def selection(self, g: Ultimus, survey: Survey, camp: Camp, verb: Verb, obj: Thing) -> float:
        """Whom or what to choose for a stratagem, an office, the cup."""
        frame = g.stack[-1]
        if verb == CHOOSE_LEADER:
            return counsel.leader_choice(g, survey, camp, frame, obj)
        if verb == CHOOSE_UNIT:
            return weight(g, obj)
        if verb == CHOOSE_PEOPLE:
            return counsel.people_choice(g, survey, camp, frame, obj)
        if verb == CHOOSE_DIOCESE:
            return counsel.diocese_choice(survey, obj)
        if verb == NAME_PATRICIAN:
            return general(g, obj)
        if verb == ACCLAIM:
            return rank(g, obj)
        if verb == DISCARD:
            return counsel.discard(obj)
        if verb == DEPLOY:
            return marches.post(g, survey, camp, obj)
        if verb == DECLINE_ALL:
            return QUIET if not counsel.ready(g, camp) else 0.0
        return PLAIN.get(verb, 0.0)

    def placing(self, g: Ultimus, survey: Survey, camp: Camp, zone: Zone) -> float:
        """Where to set down the piece that the question is about."""
        about = [index for _, kind, index in g.stack[-1].about(g) if kind == "piece"]
        if not about:
            return PRIZE[zone] - survey.forces[1 - camp][zone].strength if EMPIRE >> zone & 1 else 0.0
        return counsel.lodging(g, survey, camp, about[0], zone)
