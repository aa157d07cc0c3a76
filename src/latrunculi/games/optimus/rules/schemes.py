"""What the stratagems do that scenarios add (OP-SC-27 to OP-SC-45), as far as they are played in a segment: who may
play each of them, upon what, and with which effect. Those of spring, of a march, a voyage, a battle or a recruitment
stand in these chapters.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    CITY,
    CONTREE,
    CONTREE_OF,
    CONTREE_REGIONS,
    NEAR,
    NONE,
    PLACE,
    REGION,
    REGIONS,
    ROYAL_SEAT,
    SOUTHERN,
)
from latrunculi.games.optimus.components.counters import COMPONENTS, DACI, LEADER, ROXOLANI
from latrunculi.games.optimus.components.ints import (
    Head,
    Heads,
    People,
    Peoples,
    Place,
    Places,
    Region,
    Regions,
    Unit,
)
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    FIRST_LEADER,
    FULL,
    LEGION_UNITS,
    PEOPLE_OF,
    PIECE,
    ROMANUS,
    TRANSFUGE_UNITS,
    TYPE_OF,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import SUMMER, THAW, WINTER, moment
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.contact import admits, arrive
from latrunculi.games.optimus.rules.knowledge import draw
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.loot import carry
from latrunculi.games.optimus.rules.recruitment import beside
from latrunculi.games.optimus.rules.scenarios import PEOPLE_PIECES, borders, hold_still, now, special
from latrunculi.games.optimus.rules.specials import keep_peace, leave, part_company
from latrunculi.games.optimus.rules.state import POOL, Optimus, altered
from latrunculi.games.optimus.rules.territory import besieged, controller
from latrunculi.games.optimus.rules.victory import award
from latrunculi.games.optimus.rules.words import (
    DECLINE,
    LEGION_RAISED,
    PAY_BALES,
    RAISED,
    RANSOMED,
    REVOLTED,
    STIPEND_PAID,
    TREASURE_HIDDEN,
)
from latrunculi.kernel.actions import BIT, NOTHING, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

NEW_LEGIONS: Final = (PIECE["legio-xxx-ulpia-victrix"], PIECE["legio-ii-traiana-fortis"])
ITALIA: Final[int] = PLACE["italia"]
MOGONTIACUM: Final[int] = REGION["mogontiacum"]
TREASURY: Final[int] = CONTREE["montes-sarmizegetusae"]
DECEBALUS: Final[int] = FIRST_LEADER + LEADER["decebalus"]
REBEL: Final[int] = FIRST_LEADER + LEADER["antonius-saturninus"]
NIGRINUS: Final[int] = FIRST_LEADER + LEADER["avidius-nigrinus"]
STIPEND: Final = 4
RANSOM: Final = 4
HOARD: Final = 6
LESSER: Final = 7
"""The VS up to which a leader is taken as a hostage (OP-SC-41)."""
PLOT_PA: Final = 2
PLOT_YEAR: Final = 118
"""The plot of the consulars: what it costs Rome, and since when (OP-SC-45)."""
REVOLT_SEASONS: Final = (moment(88, WINTER), moment(89, THAW))


def romans(g: Optimus) -> Heads:
    """The Roman leaders who may play a stratagem, as a mask."""
    return stratagems.plotters(g, ROMANUS)


def barbarians(g: Optimus) -> Heads:
    """The barbarian leaders who may play a stratagem, as a mask."""
    return stratagems.plotters(g, BARBARUS)


# ---------------------------------------------------------------- of Rome


def next_legion(g: Optimus) -> Unit:
    """OP-SC-28: the next legion to be raised that is not there yet, NONE."""
    for legion in NEW_LEGIONS:
        raised = COMPONENTS.units[TYPE_OF[legion]].raised
        if g.at[legion] == POOL and not g.guns_of(legion) and raised <= g.year:
            return legion
    return NONE


def camps(g: Optimus) -> Places:
    """OP-SC-28: where it may be raised: Italy, and cities that Rome holds where a leader is, as a mask of places."""
    legion = next_legion(g)
    if legion == NONE:
        return 0
    mask = BIT[ITALIA]
    for head in members(romans(g)):
        region = g.at[head]
        if region < REGIONS and g.era.kind[region] == CITY and controller(g, region) == ROMANUS:
            mask |= BIT[region] if admits(g, region, ROMANUS, FULL[legion]) else 0
    return mask


def raise_legion(g: Optimus, place: Place) -> None:
    """OP-SC-28."""
    legion = next_legion(g)
    g.pf[legion] = FULL[legion]
    arrive(g, legion, place)
    g.emit(LEGION_RAISED, (TYPE_OF[legion], place))


def besiegers(g: Optimus) -> Heads:
    """The Roman leaders who stand before a town that Rome besieges."""
    afield = [head for head in members(romans(g)) if g.at[head] < REGIONS]
    return sum([BIT[h] for h in afield if besieged(g, g.at[h]) and controller(g, g.at[h]) != ROMANUS])


def invested(g: Optimus) -> Regions:
    """The towns that Rome besieges with a leader who may still play a stratagem (OP-14-1), as a mask."""
    return sum({BIT[g.at[head]] for head in members(stratagems.schemers(g, besiegers(g)))})


def build_towers(g: Optimus, region: Region) -> None:
    """OP-SC-32."""
    g.towers |= BIT[region]


def cut_water(g: Optimus, region: Region) -> None:
    """OP-SC-33."""
    g.wells |= BIT[region]


def paymasters(g: Optimus) -> Heads:
    """OP-SC-35: the Roman leaders south of the Danube who have the bales, as long as the Roxolani are at war."""
    if not g.peoples & BIT[ROXOLANI] or g.leaving & BIT[ROXOLANI]:
        return 0
    rich = [head for head in members(romans(g)) if g.bb[head - FIRST_LEADER] >= STIPEND]
    return sum([BIT[head] for head in rich if g.at[head] < REGIONS and SOUTHERN & BIT[g.at[head]]])


def generous(g: Optimus) -> Heads:
    """Those of them who may still play a stratagem: who plays it pays."""
    return stratagems.schemers(g, paymasters(g))


def pay_stipend(g: Optimus, payer: int) -> None:
    """OP-SC-35, OP-SC-19: they go home when the season ends; for how long they keep the peace."""
    carry(g, payer, -STIPEND)
    g.leaving |= BIT[ROXOLANI]
    g.emit(STIPEND_PAID, (payer, ROXOLANI))
    until = g.clock + ((WINTER - g.season) or WINTER + 1)
    for rule in special(g, "lasting-stipend"):
        until = g.last_clock
        award(g, ROMANUS, rule.points)
    g.quiet = altered(g.quiet, ROXOLANI, until)


def divisible(g: Optimus) -> Peoples:
    """OP-SC-37: the peoples at war that lost the last battle and have no PF in Roman land, as a mask."""
    mask = 0
    for people in members(g.routed & g.peoples):
        units = PEOPLE_PIECES[people] & UNIT_MASK & g.in_play
        if not any(g.era.empire & BIT[g.at[unit]] for unit in members(units)):
            mask |= BIT[people]
    return mask


def divide(g: Optimus, people: People) -> None:
    """OP-SC-37: neutral at once, and in the season that follows; nobody takes its men along any more (OP-SC-2)."""
    g.quiet = altered(g.quiet, people, g.clock + 1)
    part_company(g, people)
    keep_peace(g, people, True)
    borders(g)
    hold_still(g)


# ---------------------------------------------------------------- of the barbarians


def deserters(g: Optimus) -> int:
    """OP-SC-39: whether there is a counter of deserters left, and the royal seat is the Dacians' and has room."""
    there = beside(g, TRANSFUGE_UNITS) and controller(g, ROYAL_SEAT) == BARBARUS
    return NOTHING if there and admits(g, ROYAL_SEAT, BARBARUS, 1) else 0


def desert(g: Optimus) -> None:
    """OP-SC-39: a PF at Sarmizegetusa Regia."""
    unit = draw(g, beside(g, TRANSFUGE_UNITS))
    g.pf[unit] = 1
    g.stock(TYPE_OF[unit], max(0, g.spare[TYPE_OF[unit]] - 1))
    arrive(g, unit, ROYAL_SEAT)
    g.emit(RAISED, (BARBARUS, TYPE_OF[unit], ROYAL_SEAT))


def captor(g: Optimus) -> Heads:
    """OP-SC-41: Decebalus, if he is in play, as a mask."""
    return BIT[DECEBALUS] & barbarians(g)


def hostages(g: Optimus) -> Heads:
    """OP-SC-41: Roman leaders of little rank in the contrée of Decebalus or one that a link joins to it, as a mask."""
    if g.at[DECEBALUS] >= REGIONS:
        return 0
    here = CONTREE_OF[g.at[DECEBALUS]]
    near = NEAR[here] | BIT[here]
    lesser = [head for head in members(g.captains(ROMANUS)) if g.vs(head) <= LESSER and head not in g.supreme]
    return sum([BIT[head] for head in lesser if g.at[head] < REGIONS and near & BIT[CONTREE_OF[g.at[head]]]])


def take_hostage(g: Optimus, hostage: int) -> None:
    """OP-SC-41: the Roman says what he is worth to him."""
    g.call(Ransom(hostage))


def treasurers(g: Optimus) -> Heads:
    """OP-SC-42: the Dacian leaders with bales and men in Montes Sarmizegetusae, as a mask."""
    mask = 0
    for region in members(CONTREE_REGIONS[TREASURY]):
        for head in members(g.leaders(region, BARBARUS)):
            if PEOPLE_OF[head] == DACI and g.bb[head - FIRST_LEADER] and g.army(head):
                mask |= BIT[head]
    return mask


def amounts(g: Optimus) -> int:
    """How many bales may be hidden, as a mask of numbers."""
    most = min(HOARD, sum([g.bb[head - FIRST_LEADER] for head in members(treasurers(g))]))
    return (1 << most + 1) - 2


def hide(g: Optimus, number: int) -> None:
    """OP-SC-42: from the armies of highest rank first. How many is the Dacian's secret."""
    g.hoard += number
    g.emit(TREASURE_HIDDEN, (number,), 1 << BARBARUS)
    left = number
    among = treasurers(g)
    while left:
        keeper = g.first(among)
        taken = min(left, g.bb[keeper - FIRST_LEADER])
        carry(g, keeper, -taken)
        left -= taken
        among ^= BIT[keeper]


def mutineers(g: Optimus) -> int:
    """OP-SC-44: whether it is the hour of Saturninus, and there are legions in Mogontiacum."""
    return NOTHING if now(g) in REVOLT_SEASONS and g.inside[MOGONTIACUM] & LEGION_UNITS and not g.rebels else 0


def revolt(g: Optimus) -> None:
    """OP-SC-44: they obey nobody but Saturninus, and do nothing."""
    legions = g.inside[MOGONTIACUM] & LEGION_UNITS
    for legion in members(legions & ~g.unled & ~g.army(REBEL)):
        g.attach(legion, NONE)
    g.rebels = legions | (BIT[REBEL] & g.inside[MOGONTIACUM])
    g.show(g.rebels)
    g.emit(REVOLTED, (MOGONTIACUM,))
    hold_still(g)


def consulars(g: Optimus) -> int:
    """OP-SC-45: from 118 on."""
    return NOTHING if g.year >= PLOT_YEAR else 0


def conspire(g: Optimus) -> None:
    """OP-SC-45: Nigrinus is put to death, and Rome has other cares."""
    leave(g, NIGRINUS)
    g.pa[ROMANUS] = max(0, g.pa[ROMANUS] - PLOT_PA)


def usurpation(g: Optimus) -> int:
    """OP-SC-38: from summer 175 on."""
    return NOTHING if now(g) >= moment(175, SUMMER) else 0


def usurp(g: Optimus) -> None:
    """OP-SC-38: the emperor leaves for the East when the season is over."""
    g.last_clock = g.clock


class Ransom(Procedure[Optimus]):
    """OP-SC-41: bales for the hostage `head`, or he is a captive."""

    NAME = "ransom"
    ASKS = {"start": "OP-SC-41"}

    head: Head

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("piece", "piece", self.head),)

    def start(self, g: Optimus) -> None:
        """Whether he has the bales is his secret."""
        g.ask_privately(ROMANUS)

    def options(self, g: Optimus, may: Offers) -> None:
        payers = sum([BIT[h] for h in members(g.captains(ROMANUS)) if g.bb[h - FIRST_LEADER] >= RANSOM])
        may.offer(PAY_BALES, "OP-SC-41", payers)
        may.offer(DECLINE, "OP-SC-41")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if verb == DECLINE:
            g.trophies[BARBARUS] = 0
            g.call(Fate(self.head, True))
        else:
            carry(g, obj, -RANSOM)
            carry(g, DECEBALUS, RANSOM)
            g.emit(RANSOMED, (self.head, RANSOM))
