"""What a step of a march, or an action before a town, would lead to before it is chosen: what attrition would take, and
how an engagement stands, as far as the viewer can know. Made from a redacted state, it tells no secret."""

from __future__ import annotations

from collections.abc import Callable

from latrunculi.games.optimus.advice.odds import (
    Forecast,
    Step,
    assault_of,
    chance,
    phases_left,
    strangers,
)
from latrunculi.games.optimus.advice.survey import invasion_at_best, summons
from latrunculi.games.optimus.components.chart import CONTREE_IDS, REGION_IDS, REGIONS
from latrunculi.games.optimus.components.ints import Head, Place, Region, Side
from latrunculi.games.optimus.components.pieces import PIECE_IDS, UNIT_MASK
from latrunculi.games.optimus.components.printed.tables import TACTICS
from latrunculi.games.optimus.components.tables import GENERAL_ATTACK, TARGET
from latrunculi.games.optimus.rules.assault import Assault
from latrunculi.games.optimus.rules.battle import OVERRUN_ODDS, Battle
from latrunculi.games.optimus.rules.contact import force
from latrunculi.games.optimus.rules.fight import Fight
from latrunculi.games.optimus.rules.foray import besiegeable
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.sieges import (
    BEARINGS,
    at_towns,
    bearings,
    defence,
    enough,
    manned,
    undefended,
    under_siege,
)
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import besieged, controller, garrison_value, inhabited
from latrunculi.games.optimus.rules.ways import allowed
from latrunculi.games.optimus.rules.words import CHOOSE_TACTIC, MODIFIERS
from latrunculi.games.optimus.table import contract
from latrunculi.kernel.actions import BIT, members, object_of, verb_of

MODIFIER_IDS = tuple(MODIFIERS)
FACES = range(1, 7)


def told(found: list[tuple[int, int]]) -> list[contract.Modifier]:
    """Modifiers of a test, each with its clause."""
    return [contract.Modifier(MODIFIER_IDS[n], MODIFIERS[MODIFIER_IDS[n]], amount) for n, amount in found]


# ---------------------------------------------------------------- steps of a march


def ahead(g: Optimus, frame: March) -> tuple[dict[str, contract.AheadState], dict[str, list[str]]]:
    """By region where the next step may lead the group, what the test would take there and whom it would meet; and by
    contrée that it may enter by a throw, these regions."""
    here = g.at[frame.mover]
    ready = frame is g.stack[-1] and frame.step == "order" and frame.group & UNIT_MASK
    if not ready or frame.held or frame.too_slow(g) or frame.stopped(g, here):
        return {}, {}
    if frame.chiefs and not frame.bears(g):
        return {}, {}
    direct, entered = frame.destinations(g, here)
    doors: dict[str, list[str]] = {}
    for contree in members(entered):
        within = allowed(g, frame.side, frame.group, here, contree, frame.freely(g))
        doors[CONTREE_IDS[contree]] = [REGION_IDS[region] for region in members(within)]
        direct |= within
    return {REGION_IDS[there]: step(g, there) for there in members(direct & (1 << REGIONS) - 1)}, doors


def step(g: Optimus, there: Place) -> contract.AheadState:
    """What awaits the group in a region."""
    tried = Step(g, there)
    return contract.AheadState(modifiers=told(tried.modifiers), tolls=tried.tolls, foe=met(tried))


def met(tried: Step) -> contract.FoeState | None:
    """The engagement with whoever may be there; None where nobody is."""
    g, region, side, foes = tried.g, tried.there, tried.side, tried.foes
    if not tried.seen and not tried.inside and not foes.most:
        return None
    sheltered = inhabited(g, region) and controller(g, region) == 1 - side and not besieged(g, region)
    pf, mine = g.strength(tried.seen), g.strength(force(g, region, side))
    nobody = not tried.seen and not foes.most
    return contract.FoeState(
        least=pf,
        most=pf + foes.most,
        inside=g.strength(tried.inside),
        walls=garrison_value(g, region) if sheltered else None,
        overrun=not nobody and not foes.most and not sheltered and mine >= OVERRUN_ODDS * pf,
        win=None if nobody else tried.against(foes.likely),
        range=[tried.against(foes.strongest), tried.against(0.0)] if foes.most else None,
    )


def of_fight(g: Optimus, fight: Fight) -> float | None:
    """How the engagement in progress stands for the attacker, once all have their places, between its phases."""
    placed = fight is g.stack[-1] and not fight.step.startswith(("choose_command", "choose_first", "choose_posts"))
    if not placed or not isinstance(fight, (Battle, Assault)) or not phases_left(fight):
        return None
    tried = g.clone()
    same = tried.stack[-1]
    assert isinstance(same, Fight)
    forecast = Forecast(tried, same)
    return round(forecast.clears() if isinstance(fight, Assault) else forecast.wins(), 3)


def of_tactics(g: Optimus, fight: Fight, side: Side) -> dict[str, contract.TacticState]:
    """What the tactics between which a side has to choose promise it."""
    if not isinstance(fight, Battle):
        return {}
    if fight.step == "choose_tactics":
        open_to = [object_of(action) for action in g.legal(side) if verb_of(action) == CHOOSE_TACTIC]
        return {TACTICS[tactic]: of_tactic(g, side, tactic) for tactic in open_to}
    if fight.step == "switch":
        return {TACTICS[tactic]: of_tactic(g, side, tactic) for tactic in (GENERAL_ATTACK, fight.tactic[side])}
    return {}


def of_good_order(g: Optimus, fight: Fight, side: Side) -> float | None:
    """The chance of the retreat in good order that a side may try now."""
    if not isinstance(fight, Battle) or fight.step != "parley" or not fight.may_break_off(side):
        return None
    return sum([die + fight.good_order(g, side) >= TARGET for die in FACES]) / 6


def of_tactic(g: Optimus, side: Side, tactic: int) -> contract.TacticState:
    """What the battle in progress promises a side with a tactic of its own."""
    tried = g.clone()
    same = tried.stack[-1]
    assert isinstance(same, Battle)
    same.tactic[side] = tactic
    forecast = Forecast(tried, same)
    win = forecast.wins() if side == same.attacker else 1.0 - forecast.wins()
    return contract.TacticState(win=round(win, 3), hits=round(forecast.mean[side] - same.suffered[1 - side], 1))


# ---------------------------------------------------------------- before a town


def deeds(g: Optimus, side: Side) -> list[contract.DeedState]:
    """What the leaders of a side may try before enemy towns where they stand, each with its chance."""
    found: list[contract.DeedState] = []
    captains = g.captains(side)
    for head in members(at_towns(g, side, captains ^ (captains & g.halted))):
        region = g.at[head]
        for verb, holds, tell in ATTEMPTS:
            if holds(g, region, side):
                found.append(tell(g, verb, PIECE_IDS[head], region, side))
    for region in range(REGIONS):
        if g.present[side] & BIT[region] and under_siege(g, region, side) and not g.leaders(region, side) & ~g.halted:
            found.append(of_summons(g, "summon-unled", REGION_IDS[region], region, side))
    for head in members(besiegeable(g, side)):
        found.append(of_coming_out(g, head, side))
    return found


def of_summons(g: Optimus, verb: str, piece: str, region: Region, side: Side) -> contract.DeedState:
    """OP-9.4-6: the faces that make the town surrender, and what bears on the die."""
    found = bearings(g, region, side)
    total = sum(found.values())
    die = contract.DieState(
        bears=[contract.Modifier(name, BEARINGS[name], amount) for name, amount in found.items()],
        sum=total,
        target=TARGET,
        faces=[face + total >= TARGET for face in FACES],
    )
    win = round(summons(g, side, region), 3)
    return contract.DeedState(verb=verb, object=piece, win=win, range=None, losses=None, die=die)


def of_invasion(g: Optimus, verb: str, piece: str, region: Region, side: Side) -> contract.DeedState:
    """OP-9.3-2, OP-9.3-3: the faces that leave enough, if he spares his fit PF (OP-9.3-9); the losses, from the best to
    the worst."""
    cost = [FACES[0] + defence(g, region), FACES[-1] + defence(g, region)]
    win = round(invasion_at_best(g, side, region), 3)
    return contract.DeedState(verb=verb, object=piece, win=win, range=None, losses=cost, die=None)


def of_assault(g: Optimus, verb: str, piece: str, region: Region, side: Side) -> contract.DeedState:
    """OP-9.5: that nobody is left of the garrison, and the PF that it costs on the average."""
    forecast = assault_of(g, region, side)
    lost = round(forecast.losses())
    win = round(forecast.clears(), 3)
    return contract.DeedState(verb=verb, object=piece, win=win, range=None, losses=[lost, lost], die=None)


def of_coming_out(g: Optimus, head: Head, side: Side) -> contract.DeedState:
    """OP-7.2-1: a battle before one's own walls."""
    region = g.at[head]
    foes = strangers(g, region, 1 - side)
    tried = g.clone()
    tried.walls &= ~(BIT[head] | g.army(head))
    seen = force(tried, region, 1 - side) & ~tried.walls

    def against(strange: float) -> float:
        return chance(tried, region, side, region, 0.0, strange, seen)

    return contract.DeedState(
        verb="come-out",
        object=PIECE_IDS[head],
        win=against(foes.likely),
        range=[against(foes.strongest), against(0.0)] if foes.most else None,
        losses=None,
        die=None,
    )


Holds = Callable[[Optimus, int, int], bool]
Tell = Callable[[Optimus, str, str, int, int], contract.DeedState]


def open_to_invaders(g: Optimus, region: Region, side: Side) -> bool:
    """Whether a town may be invaded (OP-9.3-1, OP-9.3-5)."""
    return undefended(g, region, side) and enough(g, region, side)


def called_upon(g: Optimus, region: Region, side: Side) -> bool:
    """Whether a town may be summoned (OP-9.4-1, OP-9.4-5)."""
    return under_siege(g, region, side) and enough(g, region, side)


ATTEMPTS: tuple[tuple[str, Holds, Tell], ...] = (
    ("summon", called_upon, of_summons),
    ("invade", open_to_invaders, of_invasion),
    ("assault", manned, of_assault),
)
