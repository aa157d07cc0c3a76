"""Why the adviser prefers a choice: the facts that weigh most, as data (`latrunculi.kernel.reasons`).

A reason states what the rules and the table say (VP of an objective, who stands where, a chance), or how the choice
compares with the others, never a weight of the adviser's own. As with `prefer`, nothing is looked at but what the seat
knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from latrunculi.games.invasions.advice import campaign, combat, envoys, prospects, realm, seas
from latrunculi.games.invasions.advice.campaign import Plan
from latrunculi.games.invasions.advice.survey import (
    CLOSE,
    MOST_AIMS,
    PULL,
    Survey,
    deeds,
    hordeland,
    raiders,
    season,
    sure_of,
)
from latrunculi.games.invasions.components.cards import DECREE_AGEING, DECREE_GOLD
from latrunculi.games.invasions.components.chart import DISTANCE, NONE, REGION_OF, RINGS
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.components.nations import OBJECTIVES
from latrunculi.games.invasions.components.printed.nations import Objective
from latrunculi.games.invasions.components.tables import section
from latrunculi.games.invasions.rules import migration, naval, raids, relations, religion, sieges, victory
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.alliances import Proposal
from latrunculi.games.invasions.rules.campaigns import Campaign
from latrunculi.games.invasions.rules.clash import current
from latrunculi.games.invasions.rules.declarations import Declarations
from latrunculi.games.invasions.rules.encounter import Encounter
from latrunculi.games.invasions.rules.fleets import Voyage
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.foedera import Denunciation, Offer
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Province, Sea
from latrunculi.games.invasions.rules.leaders import Investiture
from latrunculi.games.invasions.rules.melee import Melee
from latrunculi.games.invasions.rules.migration import Migration
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.naval import Challenges, SeaFight
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.religion import Conversions
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.games.invasions.rules.state import FIRST_SEA, LAND
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.ints import Thing
from latrunculi.kernel.reasons import Reason, ReasonKind

MOST: Final = 3
"""Reasons that are given: a line that is read, not a report."""


def kind(name: str, **fields: str) -> ReasonKind:
    """Define a kind of reason with the kind of each of its fields."""
    return ReasonKind(name, tuple(fields.items()))


REGION_AIM: Final = kind("region-aim", nation="nation", region="region", points="number")
PROVINCE_AIM: Final = kind("province-aim", nation="nation", province="province", points="number")
FEAT: Final = kind("feat", nation="nation", province="province", points="number")
CITY: Final = kind("city", province="province", level="number")
RIVAL: Final = kind("rival", nation="nation", province="province", points="number")
TOWARDS: Final = kind("towards", nation="nation", province="province")
UNDEFENDED: Final = kind("undefended", province="province")
BATTLE: Final = kind("battle", province="province", chance="number")
CONCERT: Final = kind("concert", province="province", chance="number")
SIEGE: Final = kind("siege", province="province", chance="number")
DANGER: Final = kind("danger", province="province", nation="nation", units="number")
WATCH: Final = kind("watch", province="province", nation="nation")
CAPITAL: Final = kind("capital", nation="nation", province="province")
NOTHING_BETTER: Final = kind("nothing-better", nation="nation")
CROWN: Final = kind("crown", nation="nation", points="number")
PURSE: Final = kind("purse", nation="nation", gold="number")
RESERVE: Final = kind("reserve", nation="nation", gold="number")
DECREE: Final = kind("decree", gold="number", boxes="number")
RAID: Final = kind("raid", province="province", chance="number")
MARCH_INSTEAD: Final = kind("march-instead", nation="nation")
ODDS: Final = kind("odds", province="province", ours="number", theirs="number")
ARMIES: Final = kind("armies", nation="nation", ours="number", other="nation", theirs="number")
MENACE: Final = kind("menace", nation="nation", other="nation")
PREY: Final = kind("prey", nation="nation", other="nation")
FOEDUS: Final = kind("foedus", nation="nation", points="number")
BONUS: Final = kind("bonus", nation="nation", points="number")
SAFE: Final = kind("safe", province="province")
CHEAPEST: Final = kind("cheapest")
DEAREST: Final = kind("dearest")
KEPT_CARD: Final = kind("kept-card")
OUR_DIE: Final = kind("our-die")
THEIR_DIE: Final = kind("their-die")
LIVING: Final = kind("living", province="province", level="number")
QUIET: Final = kind("quiet")
FERRY: Final = kind("ferry", nation="nation", province="province")
STRAIT: Final = kind("strait", sea="sea", nation="nation")
PORT: Final = kind("port", sea="sea", province="province")
FLEETS: Final = kind("fleets", sea="sea", ours="number", theirs="number")
REFUSAL: Final = kind("refusal", nation="nation", points="number")
CARGO: Final = kind("cargo", nation="nation", units="number")
FREED: Final = kind("freed", nation="nation", province="province")
PLEDGE: Final = kind("pledge")

KINDS: Final = (
    REGION_AIM, PROVINCE_AIM, FEAT, CITY, RIVAL, TOWARDS, UNDEFENDED, BATTLE, CONCERT, SIEGE, DANGER, WATCH, CAPITAL,
    NOTHING_BETTER, CROWN, PURSE, RESERVE, DECREE, RAID, MARCH_INSTEAD, ODDS, ARMIES, MENACE, PREY, FOEDUS, BONUS, SAFE,
    CHEAPEST, DEAREST, KEPT_CARD, OUR_DIE, THEIR_DIE, LIVING, QUIET, FERRY, STRAIT, PORT, FLEETS, REFUSAL, CARGO, FREED,
    PLEDGE,
)  # fmt: skip
"""All kinds of reasons: each has its message in both languages."""

Reasons = list[Reason]
Cause = Callable[[Survey, Any, str, int], Reasons]
"""What speaks for a verb upon an object in a procedure of one kind."""


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


# ---------------------------------------------------------------- land


def objective(survey: Survey, nation: Nation, place: Province) -> Objective | None:
    """The objective of a nation for which a province counts that promises most on the turns to come (V.B)."""
    best, most = None, 0.0
    for aim in OBJECTIVES[nation]:
        if aim.province == place if aim.region == NONE else aim.region == REGION_OF[place]:
            promised = aim.vp * season(survey.g, aim)
            if promised > most:
                best, most = aim, promised
    return best


def aim_at(survey: Survey, nation: Nation, place: Province) -> Reasons:
    """The objective that a province is, or is part of."""
    aim = objective(survey, nation, place)
    if aim is None:
        return []
    if aim.region != NONE:
        return [Reason(REGION_AIM, (nation, aim.region, aim.vp))]
    return [Reason(PROVINCE_AIM, (nation, place, aim.vp))]


def gain(survey: Survey, nation: Nation, place: Province) -> Reasons:
    """What a nation has of a province that it takes: an objective, a feat, a city, the loss of a rival; else what lies
    beyond."""
    g = survey.g
    found = aim_at(survey, nation, place)
    points = round(deeds(g, nation, place))
    if points and g.owner[place] not in (NONE, nation):
        found.append(Reason(FEAT, (nation, place, points)))
    if g.level[place] > 0:
        found.append(Reason(CITY, (place, g.level[place])))
    owner = g.owner[place]
    if owner != NONE and g.seat(owner) != survey.seat:
        if g.capital[owner] == place:
            found.append(Reason(CAPITAL, (owner, place)))
        loss = objective(survey, owner, place)
        if loss is not None:
            found.append(Reason(RIVAL, (owner, place, loss.vp)))
    return found or beyond(survey, nation, place)


def beyond(survey: Survey, nation: Nation, place: Province) -> Reasons:
    """What a nation comes nearer to by standing in a province: that of which `Survey.pull` feels most."""
    best, most = NONE, 0.0
    for worth, province in survey.aims(nation)[:MOST_AIMS]:
        if province != place:
            felt = worth * PULL[DISTANCE[place][province]]
            if felt > most:
                best, most = province, felt
    return [Reason(TOWARDS, (nation, best))] if best != NONE else []


def watch(survey: Survey, place: Province) -> Reasons:
    """Who is likely to raid a province next turn."""
    if survey.exposure()[place] <= 0:
        return []
    likely = [(chance, -nation) for nation, chance in raiders(survey.g) if survey.threatens(nation, place)]
    return [Reason(WATCH, (place, -max(likely)[1]))] if likely else []


def danger(survey: Survey, nation: Nation, place: Province) -> Reasons:
    """The greatest hostile pile that stands near a province of one's own, and that it is the capital."""
    g = survey.g
    found = [Reason(CAPITAL, (nation, place))] if g.capital[nation] == place else []
    most, whose = 0, NONE
    for foe in members(g.active & ~(g.friends[nation] | g.neutrals[nation])):
        if foe == nation or g.seat(foe) == survey.seat:
            continue
        for ring in RINGS[place][: CLOSE + 1]:
            for there in members(g.present[foe] & LAND & ring):
                units = (g.inside[there] & g.army[foe] & UNIT_MASK).bit_count()
                if units > most:
                    most, whose = units, foe
    return [*found, Reason(DANGER, (place, whose, most))] if most else found


def ending(plan: Plan, place: Province, origin: Province) -> Reasons:
    """What the end of a march is for, and who stands against it."""
    survey, g, nation = plan.survey, plan.g, plan.nation
    if relations.enemies(g, nation, place):
        company = plan.company(place)
        joint, outlook = plan.concert(place, origin, prospects.of_attack(g, nation, company, origin, place))
        battle = BATTLE if joint == plan.group else CONCERT
        return [*gain(survey, nation, place)[: MOST - 1], Reason(battle, (place, percent(outlook.win)))]
    if survey.friendly(nation, place):
        return danger(survey, nation, place) or watch(survey, place) or beyond(survey, nation, place)
    last = Reason(UNDEFENDED, (place,))
    if sieges.needed(g, nation, place):
        last = Reason(SIEGE, (place, percent(prospects.of_siege(g, nation, plan.group, place))))
    return [*gain(survey, nation, place)[: MOST - 1], last]


def marching(plan: Plan, first: Province = NONE, pace: int = NONE) -> Reasons:
    """What the best march of a pile is for; `first`: its first step, if that is settled."""
    ends = [end for end in plan.ends(pace) if first in (NONE, end[0])]
    if not ends:
        return []
    _, place, _ = max(ends, key=lambda end: end[2])
    way = plan.reach(pace).to(place)
    return ending(plan, place, way[-2] if len(way) > 1 else plan.here)


def home(survey: Survey, nation: Nation, place: Province) -> Reasons:
    """What makes a province a good one for a horde: its region, raids from there."""
    found = aim_at(survey, nation, place)
    if not found and hordeland(survey, nation, place) > 0:
        preys = members(raids.rural(survey.g, nation) & sum(RINGS[place][1:3]))
        found = [Reason(TOWARDS, (nation, preys[0]))] if preys else []
    return found or beyond(survey, nation, place)


# ---------------------------------------------------------------- by procedure


def movement(survey: Survey, frame: Movement, verb: str, obj: Thing) -> Reasons:
    g = survey.g
    if verb == "march":
        plan = campaign.outset(survey, frame.nations, obj)
        return marching(plan) if plan else []
    if verb == "migrate":
        places = members(migration.goals(g, obj))
        best = max(places, key=lambda place: campaign.home(survey, obj, place), default=NONE)
        return home(survey, obj, best) if best != NONE else []
    if verb == "sail":
        nation, sea = g.hired_by(obj), g.at[obj] - FIRST_SEA
        return sailing(survey, nation, BIT[obj], seas.towards(survey, nation, sea, BIT[obj], seas.left(g, BIT[obj])))
    return [Reason(NOTHING_BETTER, (members(frame.nations)[0],))] if verb == "done" else []


def sailing(survey: Survey, nation: Nation, group: Pieces, sea: Sea) -> Reasons:
    """What a naval pile does in a sea: whom it carries where, what it keeps enemies from, whom it fights."""
    g = survey.g
    found: Reasons = []
    worth, aim = seas.best_crossing(survey, nation, sea)
    if worth > 0:
        found.append(Reason(FERRY, (nation, aim)))
    if seas.straits(survey, nation, sea) > 0:
        found.append(Reason(STRAIT, (sea, nation)))
    port = seas.port_in_danger(survey, nation, sea)
    if port != NONE:
        found.append(Reason(PORT, (sea, port)))
    for foe in members(naval.hostile(g, nation, sea)):
        found += at_sea(sea, group, naval.target(g, foe, sea))
    return found


def at_sea(sea: Sea, ours: Pieces, theirs: Pieces) -> Reasons:
    """The fleets of both sides."""
    return [Reason(FLEETS, (sea, ours.bit_count(), theirs.bit_count()))] if ours and theirs else []


def voyage(survey: Survey, frame: Voyage, verb: str, obj: Thing) -> Reasons:
    g = survey.g
    if verb == "challenge":
        return at_sea(frame.sea, frame.group, naval.target(g, obj, frame.sea))
    if verb == "sail-to":
        aim = seas.towards(survey, frame.nation, frame.sea, frame.group, seas.left(g, frame.group), obj)
        return sailing(survey, frame.nation, frame.group, aim)
    return sailing(survey, frame.nation, frame.group, frame.sea) if verb == "done" else []


def challenges(survey: Survey, frame: Challenges, verb: str, obj: Thing) -> Reasons:
    """Another's ships come by: how many on both sides, and whom they carry."""
    if verb not in ("yes", "no"):
        return []
    hunter = naval.hunter(survey.g, members(frame.nations)[0], frame.sea, frame.again)
    found = at_sea(frame.sea, hunter, frame.group)
    aboard = units(seas.aboard(survey.g))
    return [*found, Reason(CARGO, (frame.nation, aboard))] if verb == "yes" and aboard else found


def sea_fight(survey: Survey, frame: SeaFight, verb: str, obj: Thing) -> Reasons:
    """Battle at sea accepted or refused: the fleets of both sides, and what refusing costs (XXV.C-9)."""
    if frame.step != "face" or verb not in ("yes", "no"):
        return []
    own = int(frame.enemy != frame.active)
    found = at_sea(frame.sea, frame.piles[own], frame.piles[1 - own])
    costs = verb == "yes" and own
    return [*found, Reason(REFUSAL, (frame.enemy, seas.REFUSED))] if costs else found


def denunciation(survey: Survey, frame: Denunciation, verb: str, obj: Thing) -> Reasons:
    """A Foedus denounced for its land and what else could be taken, or kept for its points and the peace."""
    g, nation = survey.g, frame.nation
    empire = g.federator[nation]
    if verb == "break-foedus":
        land = [p for p in members(g.foedus[nation]) if g.owner[p] == empire]
        best = max(land, key=lambda place: survey.prize(nation, place), default=NONE)
        return ([Reason(FREED, (nation, best))] if best != NONE else []) + peace(survey, nation, empire, False)
    points = victory.foedera_kept(g, nation) * victory.PER_FOEDUS
    kept = [Reason(FOEDUS, (nation, points))] if points else []
    return kept + peace(survey, nation, empire, True)


def migrating(survey: Survey, frame: Migration, verb: str, obj: Thing) -> Reasons:
    return home(survey, frame.nation, obj) if verb == "settle-in" else []


def on_the_way(survey: Survey, frame: Encounter, verb: str, obj: Thing) -> Reasons:
    """A pile on its way: what the next step leads to, why it stops here, why some stay."""
    if frame.step != "go":
        return []
    g, nation, here = survey.g, frame.nation(survey.g), frame.here
    kept = frame.group
    if frame.origin == NONE:
        staying = g.inside[here] & g.army[nation] & ~frame.group
        kept = campaign.spare(survey, nation, frame.group, here, staying)
    plan = Plan(survey, nation, kept if kept & UNIT_MASK else frame.group, here)
    if verb == "step-to":
        return marching(plan, obj)
    if verb in ("ship", "land-at"):
        return ending(plan, obj, NONE)
    if verb == "leave":
        return danger(survey, nation, here) if survey.friendly(nation, here) else gain(survey, nation, here)
    return ending(plan, here, frame.origin if frame.origin != NONE else here) if verb == "done" else []


def campaigns(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    if verb != "campaign":
        return []
    g = survey.g
    nation = g.hired_by(obj)
    found = campaign.sally(survey, nation, obj, g.units(nation, g.at[obj]))
    return marching(found[0], pace=found[1]) if found else []


def one_campaign(survey: Survey, frame: Campaign, verb: str, obj: Thing) -> Reasons:
    if verb == "march":
        found = campaign.sally(survey, frame.nation, frame.leader, frame.pieces)
        return marching(found[0], pace=found[1]) if found else []
    here = survey.g.at[frame.leader]
    return ending(Plan(survey, frame.nation, frame.pieces, here), obj, here) if verb == "redeploy" else []


def ageing(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    return [Reason(CROWN, (obj, realm.crowned(survey.g, obj)))] if verb == "found-kingdom" else []


def purchases(survey: Survey, frame: Purchases, verb: str, obj: Thing) -> Reasons:
    g, nation = survey.g, frame.nation
    if verb == "buy":
        return [Reason(PURSE, (nation, g.treasury[nation]))]
    if verb in ("fortify", "choose-province"):
        return danger(survey, nation, obj)
    kept = realm.reserve(g, nation)
    return [Reason(RESERVE, (nation, kept))] if verb == "done" and kept else []


def lending(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    return giving(survey, frame, verb, obj) or posting(survey, frame, verb, obj)


def posting(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    return danger(survey, frame.nation, obj) or watch(survey, obj) if verb in ("post", "choose-province") else []


def investiture(survey: Survey, frame: Investiture, verb: str, obj: Thing) -> Reasons:
    return beyond(survey, frame.nation, obj) or danger(survey, frame.nation, obj) if verb == "post" else []


def decrees(survey: Survey, frame: Decrees, verb: str, obj: Thing) -> Reasons:
    if verb != "decree":
        return []
    age = section(survey.g.age[frame.nation])
    return [Reason(DECREE, (DECREE_GOLD[obj][age], DECREE_AGEING[obj][age]))]


def raid(survey: Survey, frame: OneRaid, verb: str, obj: Thing) -> Reasons:
    if verb == "choose-province":
        return [Reason(RAID, (obj, percent(sure_of(raids.modifiers(survey.g, frame.nation, obj).total))))]
    if verb == "choose-piece":
        return [Reason(CHEAPEST)]
    better = verb == "done" and campaign.prospect(survey, frame.nation)
    return [Reason(MARCH_INSTEAD, (frame.nation,))] if better else []


def interception(survey: Survey, frame: Interception, verb: str, obj: Thing) -> Reasons:
    if frame.step != "declare" or verb not in ("intercept", "done"):
        return []
    bases = frame.bases(survey.g)
    coming = bases[obj] if verb == "intercept" else max(bases.values(), key=units, default=0)
    return [Reason(ODDS, (frame.province, units(coming | sum(frame.piles)), units(frame.group)))]


def flight(survey: Survey, frame: Flight, verb: str, obj: Thing) -> Reasons:
    if frame.step != "declare":
        return [Reason(SAFE, (obj,))] if verb == "flee-to" and survey.friendly(frame.nation, obj) else []
    inside = survey.g.inside[frame.province]
    return [Reason(ODDS, (frame.province, units(inside & frame.pieces), units(inside & survey.g.army[frame.foe])))]


def retreat(survey: Survey, frame: Retreat, verb: str, obj: Thing) -> Reasons:
    place = obj if verb == "retreat-to" else frame.place if verb == "done" else NONE
    return [Reason(SAFE, (place,))] if place != NONE and survey.friendly(frame.nation, place) else []


def siege(survey: Survey, frame: Siege, verb: str, obj: Thing) -> Reasons:
    if verb not in ("besiege", "assault"):
        return []
    g, place = survey.g, frame.province
    chance = prospects.of_siege(g, frame.nation, frame.present(g), place, verb == "assault")
    return [*gain(survey, frame.nation, place)[: MOST - 1], Reason(SIEGE, (place, percent(chance)))]


def melee(survey: Survey, frame: Melee, verb: str, obj: Thing) -> Reasons:
    """A die that is thrown again: one's own that hits too little, or an enemy's that hits too much."""
    if verb in ("pledge-add", "pledge-remove"):
        return [Reason(PLEDGE)]
    if verb != "reroll":
        return cards(survey, frame, verb, obj)
    return [Reason(OUR_DIE if obj // (2 * combat.FACES) == frame.turn else THEIR_DIE)]


def cards(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    """A card in a battle, played or kept: how the battle stands by numbers."""
    clash = current(survey.g)
    mine = combat.side_of(survey.g, clash, survey.seat)
    if verb not in ("aid-attacker", "aid-defender", "done") or mine == NONE or clash.at_sea:
        return []
    sides = [units(clash.present(survey.g, side)) for side in (mine, 1 - mine)]
    return [Reason(ODDS, (clash.place, sides[0], sides[1]))]


def consulted(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    return [Reason(KEPT_CARD)] if verb == "done" else []


def wanted(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    return [Reason(DEAREST)] if verb in ("receive", "recover", "refit") else []


def spoils(survey: Survey, frame: Conquest, verb: str, obj: Thing) -> Reasons:
    """A city that is spared: it feeds who lives there."""
    place = frame.province
    return [Reason(LIVING, (place, survey.g.level[place]))] if verb == "done" and survey.g.level[place] > 0 else []


def giving(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    return [Reason(CHEAPEST)] if verb in ("take-hit", "choose-piece", "lend", "drown") else []


def declarations(survey: Survey, frame: Declarations, verb: str, obj: Thing) -> Reasons:
    g = survey.g
    mine = [nation for nation in members(frame.nations) if g.seat(nation) == survey.seat]
    if verb != "declare-war" or not mine:
        return [Reason(QUIET)] if verb == "done" else []
    return [Reason(ARMIES, (mine[0], units(g.in_play(mine[0])), obj, units(g.in_play(obj))))]


def peace(survey: Survey, mine: Nation, other: Nation, wanted: bool) -> Reasons:
    """Why peace with another nation is wanted, or is not: who could take land from whom."""
    if wanted and envoys.menace(survey, other, mine) > 0:
        return [Reason(MENACE, (other, mine))]
    return [Reason(PREY, (mine, other))] if not wanted and envoys.menace(survey, mine, other) > 0 else []


def proposal(survey: Survey, frame: Proposal, verb: str, obj: Thing) -> Reasons:
    return peace(survey, frame.ally, frame.nation, verb == "yes")


def audience(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    if verb == "impose-treaty":
        return []
    return peace(survey, frame.nation, obj, True) if verb in ("ally", "pay-tribute", "impose-foedus") else []


def offer(survey: Survey, frame: Offer, verb: str, obj: Thing) -> Reasons:
    if verb not in ("yes", "cede"):
        return []
    g = survey.g
    points = [Reason(FOEDUS, (frame.nation, victory.PER_FOEDUS))] if g.seat(frame.nation) == survey.seat else []
    return points + peace(survey, frame.empire, frame.nation, True) if g.seat(frame.empire) == survey.seat else points


def conversions(survey: Survey, frame: Conversions, verb: str, obj: Thing) -> Reasons:
    points = religion.bonus(survey.g, frame.nation)
    rewarded = religion.rewarded(frame.nation) and points and verb in ("convert", "claim")
    return [Reason(BONUS, (frame.nation, points))] if rewarded else []


def hurting(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    """A province that an ill is named for: what its owner, a rival, has of it."""
    if verb != "choose-province":
        return []
    owner = survey.g.owner[obj]
    aim = objective(survey, owner, obj) if owner != NONE and survey.g.seat(owner) != survey.seat else None
    return [Reason(RIVAL, (owner, obj, aim.vp))] if aim else []


def units(pieces: Pieces) -> int:
    """How many units are among some pieces."""
    return (pieces & UNIT_MASK).bit_count()


CAUSES: Final[dict[str, Cause]] = {
    "ageing": ageing,
    "movement": movement,
    "voyage": voyage,
    "challenges": challenges,
    "sea-fight": sea_fight,
    "denunciation": denunciation,
    "migration": migrating,
    "march": on_the_way,
    "expedition": on_the_way,
    "campaigns": campaigns,
    "campaign": one_campaign,
    "interception": interception,
    "flight": flight,
    "retreat": retreat,
    "siege": siege,
    "losses": giving,
    "melee": melee,
    "advanced-melee": cards,
    "counsel": cards,
    "designs": consulted,
    "recovery": wanted,
    "muster": wanted,
    "influx": wanted,
    "conquest": spoils,
    "hire": lending,
    "excess": giving,
    "bankrupt": giving,
    "calamity": giving,
    "suppressions": giving,
    "levy": giving,
    "transport": giving,
    "purchases": purchases,
    "posting": posting,
    "investiture": investiture,
    "succession": investiture,
    "loan": lending,
    "contribution": lending,
    "decrees": decrees,
    "raid": raid,
    "declarations": declarations,
    "audience": audience,
    "proposal": proposal,
    "foedus-offer": offer,
    "imposed-foedus": offer,
    "conversions": conversions,
    "revolt": hurting,
    "famine": hurting,
    "earthquake": hurting,
}
"""By procedure what speaks for a choice; where none stands the choice goes without a word."""


def causes(survey: Survey, frame: Any, verb: str, obj: Thing) -> Reasons:
    """What speaks most for a choice at the question of a procedure."""
    cause = CAUSES.get(frame.NAME)
    return cause(survey, frame, verb, obj)[:MOST] if cause else []
