"""What the game knows about playing it: the adviser whom the bots ask.

Points come from regions, from Roma, from allies, and from battles: both camps therefore look for regions where a few
more legions would decide, beat what stands alone, and keep the garrisons without which the Republic dies. `survey` has
what regions and forces are worth, `marches` movement by land, `convoys` the sea, `battles` what to do in one, `counsel`
the rest.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.advice import battles, convoys, counsel
from latrunculi.games.alea.advice.convoys import Convoys
from latrunculi.games.alea.advice.marches import Marches
from latrunculi.games.alea.advice.regions import Regions, judged
from latrunculi.games.alea.advice.survey import Survey
from latrunculi.games.alea.components.counters import ROMANS
from latrunculi.games.alea.components.peoples import NATIONS
from latrunculi.games.alea.components.places import DOCKS
from latrunculi.games.alea.components.stratagems import (
    COUNTER_VALUE,
    FAVOR,
    FUGA,
    IDUS,
    MURUS,
    POLIORCETICA,
    TRANSFUGAE,
    TRIUMPHUS,
    VENI_VIDI_VICI,
)
from latrunculi.games.alea.rules.adjustments import Regrouping
from latrunculi.games.alea.rules.discharge import Discharge
from latrunculi.games.alea.rules.fields import land_fields, sea_fields
from latrunculi.games.alea.rules.fray import WORDS, Fray
from latrunculi.games.alea.rules.intrigues import Murder
from latrunculi.games.alea.rules.marching import March, Marching
from latrunculi.games.alea.rules.naval import Sail
from latrunculi.games.alea.rules.regions import judge_roma
from latrunculi.games.alea.rules.scoring import breakdown
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI, Alea
from latrunculi.games.alea.rules.throws import Throw, current_throw
from latrunculi.games.alea.rules.tumults import ALL_PEOPLES
from latrunculi.games.alea.rules.words import (
    ADVANCE,
    ATTEMPT,
    CHOOSE_FACE,
    CHOOSE_LEADER,
    CHOOSE_NATION,
    CHOOSE_PEOPLE,
    CHOOSE_REGION,
    CHOOSE_UNIT,
    CHOOSE_ZONE,
    DECLINE,
    DECLINE_ALL,
    DISCARD,
    DISMISS,
    DONE,
    ESCAPE_TO,
    EVADE,
    FIGHT_IN,
    GARRISON_IN,
    MARCH,
    MOVE_TO,
    NAME_CHIEF,
    NAME_SECOND,
    PACIFY_ALL,
    PLACE_IN,
    PLAY,
    QUARTER_IN,
    RALLY,
    RECRUIT,
    SAIL,
    SAIL_TO,
    SEND,
    STAND,
    TURN_ON,
    WEAKEN,
)
from latrunculi.games.imperator.advice.prospects import NEVER, STAY, cheapest, rank
from latrunculi.games.imperator.advice.strategist import CommonStrategist
from latrunculi.games.imperator.components.kit import NONE, Camp, Pieces, Title, Zone
from latrunculi.games.imperator.rules.march import CommonAdvance
from latrunculi.games.imperator.rules.retreat import CommonFlight, Withdrawal
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import State
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- a position: what has come of such things
#
# These shares are those that explain best, by least squares, how 378 games between bots that do not think ahead ended,
# from their positions after the movements and after the combats of each sequence.

CONTROLLED: Final = 1.0
"""The share that counts of what control of the regions would bring, as the legions stand."""
CONTROLLED_LAST: Final = 0.55
"""The same in the last year."""
JUDGED_LAST: Final = 0.5
"""The share of the points that control would bring in the last year if it were judged at once."""
STANDING_ARMY: Final = 0.2
"""The share of the worth of units on the map that counts as long as there is a year to come."""
PROMISED: Final = 0.3
"""The share of what a battle promises: many are evaded."""
SAFETY: Final = 0.9
"""The share of what it is worth to stand where the enemy can come, or cannot."""
IN_HAND: Final = 0.06
"""What a counter in hand is worth in a position, as a share of what it is worth keeping."""
REPUBLIC_ALIVE: Final = 0.1
"""The share of what garrisons are worth to the Republic: the other camp may see to it, to whom they matter as much."""
CLOSING: Final = 2
"""Sequences, of both camps together, that are the last of a year."""

PLAIN: Final = {DONE: STAY, DECLINE: 0.05, RALLY: 1.0, ATTEMPT: 1.0, TURN_ON: NEVER}
"""Verbs that are worth the same whenever they are offered."""
QUIET: Final = 0.06
"""To be asked no more, for one who could not play anything anyway."""
OF_BATTLE: Final = 1 << FUGA | 1 << FAVOR | 1 << VENI_VIDI_VICI | 1 << TRANSFUGAE | POLIORCETICA | MURUS


def closing(g: Alea) -> bool:
    """Whether the last sequences of a year are being played."""
    return g.active != NONE and g.smc[0] + g.smc[1] <= CLOSING


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(CommonStrategist[Alea, Survey]):
    """The knowledge of *Alea Iacta Est* for those who play it by program."""

    WORDS = WORDS

    def __init__(self) -> None:
        self._survey: Survey | None = None
        self._marches: Marches
        self._convoys: Convoys

    def survey(self, g: Alea) -> Survey:
        survey = self._survey
        if survey is None:
            survey = self._survey = Survey(g)
            self._marches = Marches(survey)
            self._convoys = Convoys(self._marches)
        else:
            survey.turn(g)
        self._marches.turn()
        self._convoys.turn()
        return survey

    def prefer(self, state: State, seat: Seat, actions: list[int]) -> list[float]:
        assert isinstance(state, Alea)
        frame = state.stack[-1]
        if isinstance(frame, March):
            self.survey(state)
            return self._marches.on_march(frame, actions)
        return super().prefer(state, seat, actions)

    def haven(self, g: Alea, survey: Survey, camp: Camp, group: Pieces, zone: Zone) -> float:
        return battles.haven(survey, camp, group, zone)

    def evaluate(self, state: State, seat: Seat) -> float:
        """Points made, what the next counts would bring, the hands, the armies and their battles; the Republic's lot.

        All but the last is one camp's gain and the other's loss; of a dead Republic neither has anything.
        """
        assert isinstance(state, Alea)
        if not state.awaiting:
            return float(state.count if state.camp_of(seat) == CAESARIANI else -state.count)
        survey = self.survey(state)
        regions = survey.regions
        balance = state.count + self.control(state, regions)
        for camp, reason, points in breakdown(state):
            if reason == "allegiance":
                balance += points * regions.counts if camp == CAESARIANI else -points * regions.counts
        balance += self.means(state, survey, CAESARIANI) - self.means(state, survey, REPUBLICANI)
        common = REPUBLIC_ALIVE * regions.garrisoned()
        return common + (balance if state.camp_of(seat) == CAESARIANI else -balance)

    def control(self, g: Alea, regions: Regions) -> float:
        """What the counts of control still to come bring the Caesarians, as the legions stand."""
        controlled = regions.controlled(CAESARIANI)
        if g.active == NONE:  # nobody moves before the next count any more
            roma = judge_roma(g)
            at_once = judged(g) + (0 if roma == NONE else 1 if roma == CAESARIANI else -1)  # AIE-10.F-2 to -4
            return at_once + (regions.counts - 1.0) * controlled
        if g.year > g.last_year:
            return CONTROLLED * regions.counts * controlled
        return CONTROLLED_LAST * regions.counts * controlled + JUDGED_LAST * judged(g)

    def means(self, g: Alea, survey: Survey, camp: Camp) -> float:
        """What a camp has to win points with: its hand, armies for the years to come, battles that wait, safe places.

        A leader on the map and a unit in the last year are worth nothing by themselves: their death is, to the enemy.
        """
        value = -IN_HAND * sum([counsel.discard(title) for title in members(g.titles(g.seat_of(camp)))])
        army = STANDING_ARMY if g.year > g.last_year else 0.0
        row = survey.forces[camp]
        for zone in members(g.occupied[camp]):
            force = row[zone]
            value += army * force.worth
            if survey.forces[1 - camp][zone].units:
                if g.active == camp:
                    value += PROMISED * survey.fronts.assault(camp, zone, force, 0)
            elif g.active != NONE:
                value += SAFETY * survey.dangers.standing(camp, zone)
        return value

    def horizon(self, state: State) -> int:
        """The movements of a sequence, then each of its combats; the last sequences of a year to its end.

        What they bring is counted at once. Outside phase E the preference decides.
        """
        assert isinstance(state, Alea)
        if state.active == NONE:
            return -1
        if closing(state):
            return state.year * 256 * 128
        sequence = state.year * 256 + state.smc[0] * 16 + state.smc[1]
        if any(isinstance(frame, Marching) for frame in state.stack):
            return sequence * 128
        return sequence * 128 + 1 + land_fields(state).bit_count() + sea_fields(state).bit_count()

    # ------------------------------------------------------------------ one action

    def score(self, g: Alea, survey: Survey, camp: Camp, verb: Verb, obj: Thing) -> float:
        frame = g.stack[-1]
        if verb == PLAY:
            return self.play(g, survey, camp, obj)
        if verb == MARCH:
            return self._marches.plan(obj)[0]
        if verb == ADVANCE:
            return self._marches.advance(obj)
        if verb == SAIL:
            return self._convoys.sail(obj)
        if isinstance(frame, CommonAdvance):
            return self._marches.step(frame.unit, obj) if verb == MOVE_TO else STAY
        if isinstance(frame, Sail):
            return self._convoys.on_board(frame, verb, obj)
        if verb in (EVADE, STAND):
            return battles.under_attack(g, survey, verb)
        if isinstance(frame, (Withdrawal, CommonFlight)):
            return self.giving_way(g, survey, camp, frame, verb, obj)
        return self.choice(g, survey, camp, verb, obj)

    def play(self, g: Alea, survey: Survey, camp: Camp, title: Title) -> float:
        """Whether to play a stratagem."""
        if title == FAVOR:
            throw = current_throw(g)
            if isinstance(throw, Throw):
                return counsel.GLADLY if self.fateful(g, throw, camp) else NEVER
        if OF_BATTLE >> title & 1:
            return battles.battle_stratagem(g, survey, camp, title)
        if title == IDUS:
            return 2.0
        if TRIUMPHUS >> title & 1:
            return counsel.GLADLY + COUNTER_VALUE[title]
        return counsel.stratagem(g, survey, camp, title)

    def fateful(self, g: Alea, throw: Throw, camp: Camp) -> bool:
        """Whether a throw for life or death is worth Faveur divine: to make sure of a murder, or to prevent a death."""
        murder = any(isinstance(frame, Murder) for frame in g.stack)
        if throw.ahead():
            return murder and throw.camp == camp
        if murder:
            return throw.die >= 8 and throw.camp != camp
        return throw.die >= 9 and throw.camp == camp

    def giving_way(
        self, g: Alea, survey: Survey, camp: Camp, frame: Withdrawal[Any] | CommonFlight[Any], verb: Verb, obj: Thing
    ) -> float:
        """Naves too: into a port, or where they meet nobody."""
        if verb == SAIL_TO:
            return 0.5 if obj >= DOCKS else 0.1 - convoys.MET * convoys.foes(g, camp, obj)
        return super().giving_way(g, survey, camp, frame, verb, obj)

    def choice(self, g: Alea, survey: Survey, camp: Camp, verb: Verb, obj: Thing) -> float:
        """Choices outside movement."""
        frame = g.stack[-1]
        if verb == FIGHT_IN:
            enemy = survey.forces[1 - camp][obj]
            own = survey.forces[camp][obj]
            return survey.fronts.assault(camp, obj, own, 0) if own.units and enemy.units else 0.0
        if verb == WEAKEN:
            return cheapest(g, obj)
        if verb == ESCAPE_TO:
            return battles.haven(survey, camp, 0, obj)
        if verb == PLACE_IN:
            about = [index for _, kind, index in frame.about(g) if kind == "piece"]
            return counsel.lodging(g, survey, camp, about[0], obj) if about else 0.0
        return self.administration(g, survey, camp, verb, obj)

    def administration(self, g: Alea, survey: Survey, camp: Camp, verb: Verb, obj: Thing) -> float:
        """Quarters, garrisons, recruits, dismissal; zones, regions and dice."""
        frame = g.stack[-1]
        if verb == QUARTER_IN:
            assert isinstance(frame, Regrouping)
            group = g.inside[frame.origin] & g.own[camp] & ROMANS
            return counsel.quarters(g, survey, camp, group, obj)
        if verb == GARRISON_IN:
            return -survey.dangers.perils(camp)[obj].strength + 0.1 * survey.forces[camp][obj].strength
        if verb == SEND:
            return counsel.sending(g, obj)
        if verb == RECRUIT:
            return counsel.recruit(g, camp, obj)
        if verb == DISMISS:
            assert isinstance(frame, Discharge)
            return counsel.dismissal(g, survey, camp, frame.dismissed, obj)
        if verb == CHOOSE_ZONE:
            return counsel.zone_choice(g, camp, frame, obj)
        if verb == CHOOSE_REGION:
            return counsel.region_choice(g, camp, frame, obj)
        if verb == CHOOSE_FACE:
            return self.face(g, camp, obj)
        return self.selection(g, survey, camp, verb, obj)

    def selection(self, g: Alea, survey: Survey, camp: Camp, verb: Verb, obj: Thing) -> float:
        """Whom or what to choose for a stratagem, an office, a die, the cup."""
        frame = g.stack[-1]
        if verb == CHOOSE_LEADER:
            return counsel.leader_choice(g, camp, frame, obj)
        if verb == CHOOSE_UNIT:
            return counsel.unit_choice(g, frame, obj)
        if verb == CHOOSE_PEOPLE:
            return counsel.people_choice(g, survey, camp, frame, obj)
        if verb == CHOOSE_NATION:
            return counsel.peace(g, survey, camp, NATIONS[obj])
        if verb == PACIFY_ALL:
            return counsel.peace(g, survey, camp, ALL_PEOPLES)
        if verb == NAME_SECOND:
            return 1.0 + counsel.second(g, camp, obj)
        if verb == NAME_CHIEF:
            return rank(g, obj)
        if verb == DISCARD:
            return counsel.discard(obj)
        if verb == DECLINE_ALL:
            return QUIET if not counsel.ready(g, camp) else 0.0
        return PLAIN.get(verb, 0.0)

    def face(self, g: Alea, camp: Camp, face: int) -> float:
        """Which face Faveur divine shows: attackers and murderers want it high, whose leader is in danger low."""
        throw = current_throw(g)
        if isinstance(throw, Fray):
            return float(face if camp == throw.attacker else -face)
        if isinstance(throw, Throw):
            murder = any(isinstance(frame, Murder) for frame in g.stack)
            return float(face if murder == (camp == throw.camp) else -face)
        return 0.0
