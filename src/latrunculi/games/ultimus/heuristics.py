"""What the game knows about playing it: zones are worth the points they bring or deny, battles what the table promises.

BARBARE scores for zones, so he spreads his units over towns and avoids Roman armies; ROMAIN drives him out where the
odds are good, keeps his emperors in their capitals, and buys what he cannot beat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.battle import current
from latrunculi.games.imperator.retreat import CommonFlight, Withdrawal
from latrunculi.games.ultimus.marching import Advance, March
from latrunculi.games.ultimus.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.words import (
    ACCLAIM,
    ADVANCE,
    CHOOSE_LEADER,
    CHOOSE_PEOPLE,
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
    HALT,
    LEAVE,
    MARCH,
    MOVE_TO,
    NAME_PATRICIAN,
    PLACE_IN,
    PLAY,
    RALLY,
    REFUGE,
    RETREAT_TO,
    SAIL,
    STAND,
    TAKE,
    WEAKEN,
)
from latrunculi.games.ultimus.world import (
    CAPITALS,
    EMPIRE,
    FAVOR,
    FOREIGN_UNITS,
    FUGA,
    FUROR,
    INITIUM,
    KIT,
    MIGRATIO,
    NEAR,
    NONE,
    PEOPLE_UNITS,
    PESTIS,
    PESTIS_LOCUS,
    ROMA,
    TOWNS,
    UNIT_MASK,
    UNITS,
    ZONES,
)
from latrunculi.kernel.actions import OBJECT_BITS, OBJECT_MASK, members
from latrunculi.kernel.engine import State

VALUE: Final = tuple(
    [5.0 if z == ROMA else 2.0 if TOWNS >> z & 1 else 1.0 if EMPIRE >> z & 1 else 0.0 for z in range(ZONES)]
)
"""What a zone brings BARBARE in phase F (UR-10.2-9 to -11)."""
ALL_CAPITALS: Final = CAPITALS[0] | CAPITALS[1]
STAY: Final = 0.02
"""A little more than nothing: what ends a movement that leads nowhere."""


class Survey:
    """The strength of both camps in each zone, as far as a decision needs it."""

    def __init__(self, g: Ultimus) -> None:
        self.force: list[list[float]] = [[0.0] * ZONES, [0.0] * ZONES]
        self.scoring: int = 0
        for camp in (ROMANUS, BARBARUS):
            row = self.force[camp]
            for zone in members(g.occupied[camp]):
                units = g.inside[zone] & g.own[camp] & UNIT_MASK
                row[zone] = strength(g, units) + 0.8 * best_bonus(g.leaders(zone, camp))
                if camp == BARBARUS and units & FOREIGN_UNITS:
                    self.scoring |= 1 << zone

    def threat(self, zone: int, camp: int) -> float:
        """The strongest enemy force next to a zone."""
        enemy = self.force[1 - camp]
        near = NEAR[zone]
        strongest = 0.0
        while near:
            low = near & -near
            strongest = max(strongest, enemy[low.bit_length() - 1])
            near ^= low
        return strongest


def strength(g: Ultimus, units: int) -> float:
    """The worth of units in a battle: strength points, and quality beyond the first."""
    total = 0.0
    for unit in members(units & UNIT_MASK):
        side = 2 * unit + (g.weak >> unit & 1)
        total += KIT.force[side] * (0.85 + 0.15 * KIT.quality[side])
    return total


def best_bonus(leaders: int) -> int:
    """The best tactical bonus among leaders."""
    return max((KIT.bonus[leader - UNITS] for leader in members(leaders)), default=0)


def prospect(own: float, enemy: float) -> float:
    """What a battle promises the attacker, from -1 to 1."""
    if enemy <= 0:
        return 0.0
    ratio = own / enemy
    if ratio >= 3:
        return 1.0
    if ratio >= 1.4:
        return 0.3 + 0.7 * (ratio - 1.4) / 1.6
    if ratio >= 1:
        return -0.3 + 1.5 * (ratio - 1)
    return max(-1.0, ratio - 1.3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist:
    """The knowledge of *Ultimus Romanorum* for those who play it by program."""

    def prefer(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """For each legal action how good it seems."""
        assert isinstance(state, Ultimus)
        camp = state.camp_of(seat)
        survey = Survey(state)
        return [self.score(state, survey, camp, a >> OBJECT_BITS, a & OBJECT_MASK) for a in actions]

    def evaluate(self, state: State, seat: int) -> float:
        """Points made, and what the zones held now would bring."""
        assert isinstance(state, Ultimus)
        survey = Survey(state)
        hostile = sum(VALUE[zone] for zone in members(survey.scoring & EMPIRE))
        balance = state.vp[BARBARUS] + hostile - state.vp[ROMANUS]
        for camp, sign in ((ROMANUS, -0.12), (BARBARUS, 0.12)):
            balance += sign * sum(survey.force[camp])
        return balance if state.camp_of(seat) == BARBARUS else -balance

    def horizon(self, state: State) -> int:
        """A sequence of phase E; elsewhere the preference decides."""
        assert isinstance(state, Ultimus)
        if state.active == NONE:
            return -1
        return state.year * 64 + state.smc[0] * 8 + state.smc[1]

    # ------------------------------------------------------------------ one action

    def score(self, g: Ultimus, survey: Survey, camp: int, verb: int, obj: int) -> float:
        """How good an action seems."""
        frame = g.stack[-1]
        if verb in (MARCH, ADVANCE):
            return self.best_move(g, survey, camp, obj)
        if isinstance(frame, March):
            return self.on_march(g, survey, camp, frame, verb, obj)
        if isinstance(frame, Advance):
            return self.destination(g, survey, camp, 1 << frame.unit, obj) if verb == MOVE_TO else STAY
        if verb == FIGHT_IN:
            return 1.0 + prospect(survey.force[camp][obj], survey.force[1 - camp][obj])
        if verb in (EVADE, STAND, REFUGE):
            return self.under_attack(g, survey, camp, verb)
        if verb in (RETREAT_TO, ESCAPE_TO) or (verb == PLACE_IN and not isinstance(frame, (Withdrawal, CommonFlight))):
            return self.haven(survey, camp, obj)
        if verb == WEAKEN:
            weak = g.weak >> obj & 1
            return -KIT.force[2 * obj + weak] - 5 * weak
        if verb in (CHOOSE_LEADER, ACCLAIM, NAME_PATRICIAN):
            return self.leader(obj)
        return self.other(g, survey, camp, verb, obj)

    def other(self, g: Ultimus, survey: Survey, camp: int, verb: int, obj: int) -> float:
        """Stratagems and small things."""
        if verb == PLAY:
            return self.stratagem(g, survey, camp, obj)
        if verb == DISCARD:
            return -0.1 * obj
        if verb == CHOOSE_ZONE:
            return survey.force[1 - camp][obj] - 1.5 * survey.force[camp][obj]
        if verb == CHOOSE_PEOPLE:
            return float(sum(KIT.force[2 * unit] for unit in members(PEOPLE_UNITS[obj])))
        if verb == TAKE:
            return 0.5 + 0.01 * KIT.force[2 * obj] if obj < UNITS else 0.6
        fixed = {DONE: STAY, HALT: STAY, DECLINE: 0.05, DECLINE_ALL: 0.0, DEPLOY: -1.0, LEAVE: -0.5, SAIL: -0.2,
                 COME_OUT: -0.5, RALLY: 1.0}  # fmt: skip
        return fixed.get(verb, 0.0)

    def leader(self, obj: int) -> float:
        """The weight of a leader."""
        i = obj - UNITS
        return KIT.command[i] + KIT.strategy[i] + KIT.bonus[i] + 1.2 * KIT.politics[i] if i >= 0 else 0.0

    def stratagem(self, g: Ultimus, survey: Survey, camp: int, title: int) -> float:
        """Most are played as soon as they can be; those of battles when they are needed."""
        fight = current(g)
        if fight is not None:
            own, enemy = survey.force[camp][fight.zone], survey.force[1 - camp][fight.zone]
            if title == FUGA:
                return 0.5 if own < 0.8 * enemy else -0.5
            if title in (FUROR, FAVOR):
                return 0.5 if own + enemy >= 10 else -0.2
        if title in (PESTIS, PESTIS_LOCUS):
            return 0.4 if max(survey.force[1 - camp]) >= 12 else -0.5
        if title in (MIGRATIO, INITIUM):
            return 0.1
        return 0.6

    # ------------------------------------------------------------------ movement

    def best_move(self, g: Ultimus, survey: Survey, camp: int, piece: int) -> float:
        """What the best way of a piece, with those whom it leads, promises over staying."""
        here = g.at[piece]
        if here >= ZONES:
            return 0.0
        if piece < UNITS:
            group, reach = 1 << piece, NEAR[here]
        else:
            led = g.commanded(piece) & g.inside[here] & ~g.moved
            group = first(led, KIT.command[piece - UNITS])
            if not group:
                return -0.1
            reach = NEAR[here]
            for zone in members(NEAR[here]):
                reach |= NEAR[zone]
        best = -1.0
        for zone in members(reach & ~(1 << here)):
            best = max(best, self.destination(g, survey, camp, group, zone))
        return best - 0.05

    def destination(self, g: Ultimus, survey: Survey, camp: int, group: int, zone: int) -> float:
        """What a group's move to a zone promises: points won or denied, the battle, dangers there, duties here."""
        low = group & -group
        here = g.at[low.bit_length() - 1]
        force = strength(g, group)
        enemy = survey.force[1 - camp][zone]
        gain = 0.0
        if camp == BARBARUS:
            if group & FOREIGN_UNITS:
                if not survey.scoring >> zone & 1:
                    gain += VALUE[zone]
                if here < ZONES and not g.inside[here] & g.own[camp] & FOREIGN_UNITS & ~group:
                    gain -= VALUE[here]
        else:
            if survey.scoring >> zone & 1:
                gain += VALUE[zone] + 0.5
            if ALL_CAPITALS >> zone & 1 and not survey.force[camp][zone]:
                gain += 0.4
            if here < ZONES and ALL_CAPITALS >> here & 1 and not g.units(here, camp) & ~group:
                gain -= 0.6
        own = force + survey.force[camp][zone]
        if enemy > 0:
            gain = prospect(own, enemy) * (1.0 + max(gain, 0.0)) if own >= 1.2 * enemy else -1.0 - gain * 0.1
        danger = survey.threat(zone, camp)
        if danger > own:
            gain -= min(1.0, 0.25 * (danger - own) / max(own, 1.0))
        return gain

    def on_march(self, g: Ultimus, survey: Survey, camp: int, frame: March, verb: int, obj: int) -> float:
        """Units are taken before the leader leaves, as many as serve; then he goes where it is best."""
        if verb == TAKE:
            here = g.at[obj]
            mates = g.units(here, camp) & ~frame.group if here < ZONES else 0
            spare = mates & (mates - 1) or camp == ROMANUS or not EMPIRE >> here & 1
            return 1.5 if spare else 0.1
        if verb == MOVE_TO:
            group = frame.group or 1 << frame.leader
            return self.destination(g, survey, camp, group, obj)
        if verb == LEAVE:
            return -0.3
        if verb == HALT:
            return STAY
        return self.other(g, survey, camp, verb, obj)

    def haven(self, survey: Survey, camp: int, zone: int) -> float:
        """How good a zone is to stand in."""
        return survey.force[camp][zone] * 0.2 + VALUE[zone] * 0.3 - 0.2 * survey.threat(zone, camp)

    def under_attack(self, g: Ultimus, survey: Survey, camp: int, verb: int) -> float:
        """A defender evades what is much stronger; an emperor goes to safety."""
        fight = current(g)
        if fight is None:
            return 0.0
        own, enemy = survey.force[camp][fight.zone], survey.force[1 - camp][fight.zone]
        worse = enemy > 1.15 * own
        if verb == REFUGE:
            return 2.0 if enemy > 0.7 * own else 0.0
        return 1.0 if (verb == EVADE) == worse else 0.0


def first(mask: int, count: int) -> int:
    """The first members of a set."""
    taken = 0
    while mask and count > 0:
        low = mask & -mask
        taken |= low
        mask ^= low
        count -= 1
    return taken
