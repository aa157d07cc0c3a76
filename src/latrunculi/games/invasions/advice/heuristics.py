"""What the game knows about playing it: the adviser whom the bots ask.

It makes use of a state as its seat sees or may imagine it (`secrets.determinize`), never of the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from latrunculi.games.invasions.advice import campaign, combat, designs, envoys, horizons, realm, reasons, seas
from latrunculi.games.invasions.advice import standing as standings
from latrunculi.games.invasions.advice.survey import Survey
from latrunculi.games.invasions.components.counters import NATION_OF
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.alliances import Proposal
from latrunculi.games.invasions.rules.bribery import Bribery
from latrunculi.games.invasions.rules.campaigns import Campaign
from latrunculi.games.invasions.rules.dated import Migrate
from latrunculi.games.invasions.rules.declarations import Declarations
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.diplomacy import Audience
from latrunculi.games.invasions.rules.encounter import Encounter
from latrunculi.games.invasions.rules.fleets import Voyage
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.foedera import Denunciation, Offer
from latrunculi.games.invasions.rules.hirelings import Enlistment
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.leaders import Investiture
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.melee import Melee
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.migration import Migration
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.naval import Challenges, SeaFight
from latrunculi.games.invasions.rules.pacts import Treaty
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.religion import Conversions
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import members, object_of, verb_of
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.ints import Seat, Thing
from latrunculi.kernel.reasons import Reason

STANDING: Final[dict[str, float]] = {
    "done": 0.0,
    "yes": 0.1,
    "no": 0.0,
    "overrun": 5.0,
    "force": -1.0,
    "hold": -0.5,
    "stand-aside": 0.0,
    "follow": 1.0,
    "stay-behind": -1.0,
    "summon": -0.5,
    "rebuild": 0.5,
    "raise-siege": 0.0,
    "maintain-siege": 0.3,
    "raze": -0.5,
    "stratagem": 0.2,
    "blockade": 0.3,
    "open-strait": -0.5,
    "pledge-add": -0.1,
    "pledge-remove": -0.1,
    "reroll-side": -0.1,
    "concede": -1.0,
    "save-leader": 1.0,
    "recover": 0.5,
    "refit": 0.5,
    "repair": 0.9,
    "suppress": 0.4,
    "throw-again": 0.2,
    "keep-leader": 1.0,
    "convert": -0.2,
    "part": -0.2,
}
"""What a verb is worth of itself, where nothing else is said."""

Judge = Callable[[Survey, Any, str, int], float]
"""How good a verb upon an object is in a procedure of one kind."""


def standing(verb: str) -> float:
    """What a verb is worth of itself."""
    return STANDING.get(verb, 0.1)


def ageing(survey: Survey, frame: Ageing, verb: str, obj: Thing) -> float:
    return realm.kingdom(survey, obj) if verb == "found-kingdom" else standing(verb)


def movement(survey: Survey, frame: Movement, verb: str, obj: Thing) -> float:
    if verb == "march":
        return campaign.set_out(survey, frame.nations, obj)
    if verb == "sail":
        return seas.sail(survey, obj)
    return campaign.migrate(survey, obj) if verb == "migrate" else standing(verb)


def voyage(survey: Survey, frame: Voyage, verb: str, obj: Thing) -> float:
    """A naval pile on its way: on to the best sea, or into battle."""
    here = seas.stay(survey, frame.nation, frame.sea, frame.group)
    if verb == "sail-to":
        return seas.beyond(survey, frame.nation, frame.sea, frame.group, frame.left(survey.g))[obj][0]
    if verb == "challenge":
        return here + seas.hunt(survey, frame.nation, obj, frame.sea, frame.group)
    return here if verb == "done" else -9.0


def challenges(survey: Survey, frame: Challenges, verb: str, obj: Thing) -> float:
    """Another's ships come by."""
    if verb != "yes":
        return standing(verb)
    return seas.waylay(survey, members(frame.nations)[0], frame.nation, frame.sea, frame.group, frame.again)


def sea_fight(survey: Survey, frame: SeaFight, verb: str, obj: Thing) -> float:
    """To accept battle at sea, or to refuse it."""
    if verb != "yes":
        return standing(verb)
    return seas.face(survey, frame.active, frame.interceptor, frame.enemy, frame.sea, frame.piles)


def denunciation(survey: Survey, frame: Denunciation, verb: str, obj: Thing) -> float:
    return envoys.denounce(survey, frame.nation) if verb == "break-foedus" else standing(verb)


def migration(survey: Survey, frame: Migration, verb: str, obj: Thing) -> float:
    if verb != "settle-in":
        return standing(verb)
    if frame.step == "settle_in":
        return campaign.home(survey, frame.nation, obj)
    return combat.refuge(survey, frame.nation, obj)


def meeting(survey: Survey, frame: Encounter, verb: str, obj: Thing) -> float:
    """Face to face with a foe: to hold on, as planned."""
    return standing(verb)


def campaigns(survey: Survey, frame: Procedure[Any], verb: str, obj: Thing) -> float:
    return campaign.begin_campaign(survey, obj) if verb == "campaign" else standing(verb)


def one_campaign(survey: Survey, frame: Campaign, verb: str, obj: Thing) -> float:
    return campaign.of_campaign(survey, frame, verb, obj)


def interception(survey: Survey, frame: Interception, verb: str, obj: Thing) -> float:
    if verb == "intercept":
        return combat.intercept(survey, frame, obj)
    if verb == "stay-behind" and frame.step == "arrive":
        return combat.worth(survey.g, obj) * -0.1
    return standing(verb)


def flight(survey: Survey, frame: Flight, verb: str, obj: Thing) -> float:
    if verb == "flee-to":
        return combat.flee(survey, frame, obj) if frame.step == "declare" else combat.refuge(survey, frame.nation, obj)
    if verb == "done" and frame.step == "run":
        return combat.refuge(survey, frame.nation, frame.province)
    return standing(verb)


def retreat(survey: Survey, frame: Retreat, verb: str, obj: Thing) -> float:
    return combat.withdraw(survey, frame, verb, obj)


def siege(survey: Survey, frame: Siege, verb: str, obj: Thing) -> float:
    return combat.besiege(survey, frame, verb == "assault") if verb in ("besiege", "assault") else standing(verb)


def melee(survey: Survey, frame: Melee, verb: str, obj: Thing) -> float:
    if verb == "reroll":
        return combat.reroll(survey.g, frame.turn, obj)
    if verb in ("pledge-add", "pledge-remove"):
        return combat.pledge(survey.g, frame.turn, frame.pool)
    return cards(survey, frame, verb, obj)


def cards(survey: Survey, frame: Procedure[Any], verb: str, obj: Thing) -> float:
    if verb in ("aid-attacker", "aid-defender"):
        return combat.aid(survey.g, survey.seat, int(verb == "aid-defender"))
    return standing(verb)


def losses(survey: Survey, frame: Losses, verb: str, obj: Thing) -> float:
    return combat.hit(survey.g, obj)


def purchases(survey: Survey, frame: Purchases, verb: str, obj: Thing) -> float:
    if verb == "buy":
        return realm.buy(survey, frame.nation, obj)
    if verb == "fortify":
        return realm.fortify(survey, frame.nation, obj)
    return realm.station(survey, frame.nation, obj) if verb == "choose-province" else standing(verb)


def posting(survey: Survey, frame: Any, verb: str, obj: Thing) -> float:
    return realm.station(survey, frame.nation, obj) if verb in ("post", "choose-province") else standing(verb)


def investiture(survey: Survey, frame: Investiture, verb: str, obj: Thing) -> float:
    return realm.command(survey, frame.nation, frame.leader(), obj) if verb == "post" else standing(verb)


def homecoming(survey: Survey, frame: Homecoming, verb: str, obj: Thing) -> float:
    return realm.station(survey, NATION_OF[frame.unit], obj)


def resettling(survey: Survey, frame: Migrate, verb: str, obj: Thing) -> float:
    """The Chronology offers a new home: against the old one."""
    nation = frame.nation()
    if verb != "post":
        return standing(verb)
    return campaign.home(survey, nation, obj) - campaign.home(survey, nation, survey.g.horde(nation))


def decrees(survey: Survey, frame: Decrees, verb: str, obj: Thing) -> float:
    if verb == "decree-kind":
        return realm.decree_kind(survey, frame, obj)
    return realm.decree(survey, frame.nation, obj, survey.g.treasury[frame.nation])


def raid(survey: Survey, frame: OneRaid, verb: str, obj: Thing) -> float:
    if verb == "choose-province":
        return realm.raid(survey, frame, obj)
    if verb == "done":
        return realm.stay_home(survey, frame.nation)
    return realm.cheapest(survey.g, obj) if verb == "choose-piece" else -1.0


def declarations(survey: Survey, frame: Declarations, verb: str, obj: Thing) -> float:
    if verb != "declare-war":
        return standing(verb)
    g = survey.g
    mine = [n for n in members(frame.nations) if g.seat(n) == survey.seat]
    return max([realm.war(survey, n, obj) for n in mine], default=-0.2)


def spoils(survey: Survey, frame: Any, verb: str, obj: Thing) -> float:
    """Barbarians sack; who wants to live there does not."""
    if verb == "sack":
        return -0.2 if survey.g.civilised(frame.nation) else 1.0
    return standing(verb)


def conversions(survey: Survey, frame: Conversions, verb: str, obj: Thing) -> float:
    if verb == "claim":
        return envoys.claim(survey, frame)
    return envoys.convert(frame) if verb == "convert" else standing(verb)


def audience(survey: Survey, frame: Audience, verb: str, obj: Thing) -> float:
    """Diplomacy cards: what each would do, against nothing."""
    deal = DEALS.get(verb)
    return deal(survey, frame.nation, obj) if deal else standing(verb)


def marriage(survey: Survey, mine: Nation, other: Nation) -> float:
    return envoys.marriage(survey, other)


def hired(survey: Survey, mine: Nation, other: Nation) -> float:
    return envoys.mercenary(survey, other)


def imposed(survey: Survey, mine: Nation, other: Nation) -> float:
    return envoys.foedus(survey, mine, other)


DEALS: Final[dict[str, Callable[[Survey, int, int], float]]] = {
    "ally": envoys.alliance,
    "pay-tribute": envoys.tribute,
    "impose-treaty": envoys.treaty,
    "marry": marriage,
    "impose-foedus": imposed,
    "hire-from": hired,
}
"""By verb what a Diplomacy card of a nation does upon another."""


def bribery(survey: Survey, frame: Bribery, verb: str, obj: Thing) -> float:
    return envoys.bribe(survey, frame) if verb == "bribe" else standing(verb)


def proposal(survey: Survey, frame: Proposal, verb: str, obj: Thing) -> float:
    return envoys.alliance(survey, frame.ally, frame.nation) if verb == "yes" else standing(verb)


def treaty(survey: Survey, frame: Treaty, verb: str, obj: Thing) -> float:
    if verb == "choose-province":
        return envoys.cession(survey, frame.nation, obj)
    return 0.0 if verb == "done" else -0.1 * combat.worth(survey.g, obj)


def consulted(survey: Survey, frame: Designs, verb: str, obj: Thing) -> float:
    """Event cards outside battles: which to play."""
    found = designs.play(survey, frame, obj) if verb == "stratagem" else None
    return standing(verb) if found is None else found


def design(survey: Survey, frame: Procedure[Any], verb: str, obj: Thing) -> float:
    """An Event card that is being played: upon whom."""
    found = designs.worth(survey, frame, verb, obj)
    return standing(verb) if found is None else found


def offer(survey: Survey, frame: Offer, verb: str, obj: Thing) -> float:
    """A Foedus: whether to offer one, of which land, and whether to take it."""
    worth = envoys.foedus(survey, frame.empire, frame.nation)
    if verb != "cede":
        return worth if verb == "yes" else standing(verb)
    return worth - 0.1 * survey.stakes(frame.empire)[obj]


def enlistment(survey: Survey, frame: Enlistment, verb: str, obj: Thing) -> float:
    if verb == "enlist":
        return envoys.enlist(survey)
    return envoys.serve(survey, frame.nation(survey.g)) if verb == "yes" else standing(verb)


def rebellion(survey: Survey, frame: Any, verb: str, obj: Thing) -> float:
    if verb == "rebel":
        return realm.rebel(survey.g, frame.nation)
    return realm.cheapest(survey.g, obj) if verb == "choose-piece" else standing(verb)


def giving(survey: Survey, frame: Procedure[Any], verb: str, obj: Thing) -> float:
    """To part with pieces: the cheapest first."""
    return realm.cheapest(survey.g, obj) if verb in ("choose-piece", "lend", "drown") else standing(verb)


def wanted(survey: Survey, frame: Procedure[Any], verb: str, obj: Thing) -> float:
    """To receive pieces: the best first."""
    return 0.2 * combat.worth(survey.g, obj) if verb in ("receive", "choose-piece", "recover") else standing(verb)


def revolt(survey: Survey, frame: Any, verb: str, obj: Thing) -> float:
    """To name a province for an ill: where it hurts a rival, not oneself."""
    g = survey.g
    owner = g.owner[obj] if verb == "choose-province" else -1
    if owner < 0:
        return standing(verb)
    hurt = survey.stakes(owner)[obj]
    return -hurt if g.seat(owner) == survey.seat else hurt


def capital(survey: Survey, frame: Any, verb: str, obj: Thing) -> float:
    """A capital: where it is safe and the city is great."""
    return 0.5 * survey.g.level[obj] - 0.1 * survey.threats(frame.nation)[obj]


JUDGES: Final[dict[str, Judge]] = {
    "ageing": ageing,
    "movement": movement,
    "voyage": voyage,
    "challenges": challenges,
    "sea-fight": sea_fight,
    "denunciation": denunciation,
    "migration": migration,
    "march": meeting,
    "expedition": meeting,
    "campaigns": campaigns,
    "campaign": one_campaign,
    "interception": interception,
    "flight": flight,
    "retreat": retreat,
    "siege": siege,
    "melee": melee,
    "advanced-melee": cards,
    "counsel": cards,
    "losses": losses,
    "purchases": purchases,
    "posting": posting,
    "investiture": investiture,
    "succession": investiture,
    "loan": posting,
    "contribution": posting,
    "hire": posting,
    "homecoming": homecoming,
    "dated-migration": resettling,
    "decrees": decrees,
    "raid": raid,
    "declarations": declarations,
    "audience": audience,
    "bribery": bribery,
    "proposal": proposal,
    "treaty": treaty,
    "foedus-offer": offer,
    "imposed-foedus": offer,
    "enlistment": enlistment,
    "designs": consulted,
    "assassination": design,
    "great-leader": design,
    "supplies": design,
    "forced-march": design,
    "scouts": design,
    "mutiny": design,
    "perfidy": design,
    "renaissance": design,
    "alliance": design,
    "coalition": design,
    "conquest": spoils,
    "conversions": conversions,
    "rebellion": rebellion,
    "excess": giving,
    "bankrupt": giving,
    "calamity": giving,
    "suppressions": giving,
    "levy": giving,
    "transport": giving,
    "evacuation": giving,
    "foedus": wanted,
    "muster": wanted,
    "influx": wanted,
    "recovery": wanted,
    "revolt": revolt,
    "famine": revolt,
    "earthquake": revolt,
    "capital": capital,
}
"""By procedure, how good a choice is."""


class Aetius:
    """The adviser of *Invasions*."""

    def prefer(self, g: State, seat: Seat, actions: list[int]) -> list[float]:
        """How good each action seems."""
        state = cast(Invasions, g)
        survey = Survey(state, seat)
        frame = state.stack[-1]
        words = [(VOCABULARY.verbs[verb_of(action)].name, object_of(action)) for action in actions]
        if isinstance(frame, Encounter) and frame.step == "go":
            return campaign.go_on(survey, frame, words)
        judge = JUDGES.get(frame.NAME)
        if judge is None:
            return [standing(verb) for verb, _ in words]
        return [judge(survey, frame, verb, obj) for verb, obj in words]

    def reasons(self, g: State, seat: Seat, action: int) -> list[Reason]:
        """What speaks most for an action."""
        state = cast(Invasions, g)
        verb = VOCABULARY.verbs[verb_of(action)].name
        return reasons.causes(Survey(state, seat), state.stack[-1], verb, object_of(action))

    def evaluate(self, g: State, seat: Seat) -> float:
        """The points of a seat and those that it may still expect, against its rivals (`standing.evaluate`)."""
        return standings.evaluate(cast(Invasions, g), seat)

    def horizon(self, g: State) -> int:
        """Thought through to its end is a march, a migration or a leader's campaign, with who reacts to it."""
        return horizons.of(cast(Invasions, g))
