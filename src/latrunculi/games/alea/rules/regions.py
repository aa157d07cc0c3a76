"""Control of zones, of Roma and of the regions (AIE-3.1.3, AIE-3.7.3), checked in phase F (AIE-2.F.4)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import CITIES, ITALIA, REGION_ZONES, REGIONS, REPUBLIC, ROMA, Region
from latrunculi.games.alea.components.counters import FOREIGN_UNITS, LEGIONES, PIECE_PEOPLE, ROMAN_UNITS, UNIT_MASK
from latrunculi.games.alea.rules.honours import CONTROL, call_honours
from latrunculi.games.alea.rules.peoples import settle_control
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI, Alea
from latrunculi.games.alea.rules.words import REGION_LOST, REGION_TAKEN, ROMA_LOST, ROMA_TAKEN
from latrunculi.games.imperator.components.kit import NONE, Camp, Zones
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

CAMPS: Final = (CAESARIANI, REPUBLICANI)

# ---------------------------------------------------------------- where the camps stand


def held(g: Alea, camp: Camp) -> Zones:
    """The land zones with a combat unit of a camp, ports and ships in port included, as a mask (AIE-0.2-1)."""
    return g.occupied[camp] | g.fleets().harbours[camp]  # who is aboard is of the camp of the naves (AIE-3.4.2-7)


def ruled(g: Alea, camp: Camp) -> Zones:
    """The zones of the regions that a camp controls, as a mask."""
    mask = 0
    for region in range(REGIONS):
        if g.control[region] == camp:
            mask |= REGION_ZONES[region]
    return mask


def belonging(g: Alea, camp: Camp) -> Zones:
    """The zones of the Republic that belong to a camp with their cities and ports, as a mask (AIE-3.1.3-1)."""
    mask = g.occupied[camp] & REPUBLIC | ruled(g, camp)
    return mask ^ (mask & g.occupied[1 - camp])


def legions_ashore(g: Alea, region: Region, camp: Camp) -> int:
    """How many legions a camp has on land in a region, weakened ones included (AIE-3.7.3-2)."""
    mask = 0
    for zone in members(REGION_ZONES[region]):
        mask |= g.inside[zone]
    return (mask & LEGIONES & g.own[camp]).bit_count()


# ---------------------------------------------------------------- the check (AIE-3.7.3)


def overrun(g: Alea, region: Region) -> bool:
    """Whether units of a People at war hold every zone with a city, and no Roman unit does (AIE-3.7.3-4)."""
    hostile = g.at_war()
    for zone in members(REGION_ZONES[region] & CITIES):
        here = g.present(zone)
        if here & ROMAN_UNITS or not any(hostile >> PIECE_PEOPLE[unit] & 1 for unit in members(here & FOREIGN_UNITS)):
            return False
    return True


def claimant(g: Alea, region: Region) -> Camp:
    """The camp whose troops give it a region: more legions, and a city without the enemy; or NONE (AIE-3.7.3-2)."""
    legions = [legions_ashore(g, region, camp) for camp in CAMPS]
    if legions[0] == legions[1]:
        return NONE
    camp = CAESARIANI if legions[0] > legions[1] else REPUBLICANI
    cities = REGION_ZONES[region] & CITIES & g.occupied[camp] & ~held(g, 1 - camp)
    return camp if cities else NONE


def judge(g: Alea, region: Region) -> Camp:
    """The camp that controls a region by a check made now, or NONE."""
    if g.marker[region] != NONE or overrun(g, region):
        return NONE
    camp = claimant(g, region)
    return g.control[region] if camp == NONE else camp  # AIE-3.7.3-3


def judge_roma(g: Alea) -> Camp:
    """The camp that controls Roma by a check made now, or NONE (AIE-3.7.3-1). Italia has been judged before."""
    here = g.present(ROMA)
    for camp in CAMPS:
        if here & ROMAN_UNITS & g.own[camp] and not here & UNIT_MASK & g.own[1 - camp]:
            return camp
    return g.control[ITALIA]


def check_regions(g: Alea) -> None:
    """AIE-2.F.4-1: the regions, then Roma. What is found holds until the next check (AIE-3.7.3-5)."""
    for region in range(REGIONS):
        camp = judge(g, region)
        if camp != g.control[region]:
            g.control[region] = camp
            if camp == NONE:
                g.emit(REGION_LOST, (region,))
            else:
                g.emit(REGION_TAKEN, (region, camp))
    camp = judge_roma(g)
    if camp != g.roma:
        g.roma = camp
        if camp == NONE:
            g.emit(ROMA_LOST)
        else:
            g.emit(ROMA_TAKEN, (camp,))


# ---------------------------------------------------------------- the procedure


class Control(Procedure[Alea]):
    """AIE-2.F.4: the control of Roma, of the regions and of the Peoples for the next turn."""

    NAME = "control"

    def start(self, g: Alea) -> None:
        """AIE-2.F.4-3: whoever rallies a triumvir does it before his region is judged."""
        self.step = "check"
        call_honours(g, CONTROL)

    def check(self, g: Alea) -> None:
        """AIE-2.F.4-1, AIE-2.F.4-2."""
        before = g.control.copy()
        check_regions(g)
        self.step = "over"
        settle_control(g, before)

    def over(self, g: Alea) -> None:
        """The points come next."""
        g.end()
