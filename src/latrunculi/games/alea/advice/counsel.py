"""Stratagems and politics: what to play, at whom to aim, whom to choose, where to set pieces down, what to keep."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.ground import DISTANCE, FADED
from latrunculi.games.alea.advice.survey import Survey
from latrunculi.games.alea.advice.track import relief
from latrunculi.games.alea.components.chart import (
    GARRISON,
    ITALIA,
    POINTS,
    PORTS,
    REGION_NEAR,
    REGION_OF,
    REGION_ZONES,
    ROMA,
    Region,
)
from latrunculi.games.alea.components.counters import (
    LEADER_MASK,
    LEGIONES,
    NAVES,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import AEGYPTII, MAJORS, NATIONS, PEOPLE_REGION, PEOPLE_VALUE, PEOPLES
from latrunculi.games.alea.components.stratagems import (
    AMBITUS,
    CAEDES,
    COUNTER_VALUE,
    DESERTIO,
    FAVOR,
    FIDES_MAIOR,
    FUGA,
    IANUS,
    IDUS,
    IMPERIUM,
    IN_PHASE,
    INITIUM,
    PAX_MAIOR,
    PAX_MINOR,
    PAX_NATIONIS,
    PAX_ROMANA,
    PESTIS_LOCUS,
    RES_NOVAE,
    SAGITTA,
    TRANSFUGAE,
    TRIUMVIR,
    TUMULTUS_MAIOR,
    TUMULTUS_MINOR_1,
    TUMULTUS_MINOR_2,
    USABLE,
    VENI_VIDI_VICI,
)
from latrunculi.games.alea.rules.coup import candidates
from latrunculi.games.alea.rules.garrisons import KEPT_LEGIONS, MANY_LEGIONS, legions_in, legions_on_map
from latrunculi.games.alea.rules.intrigues import Desertion, Murder, deserters, targets
from latrunculi.games.alea.rules.plague import Outbreak
from latrunculi.games.alea.rules.republic import END
from latrunculi.games.alea.rules.state import BELLUM, CAESARIANI, FIDES, PAX, Alea
from latrunculi.games.alea.rules.tumults import ALL_PEOPLES
from latrunculi.games.imperator.advice.prospects import NEVER, general, hurt, rank, weight
from latrunculi.games.imperator.components.kit import NONE, Camp, People, Peoples, Piece, Pieces, Title, Zone
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

# ---------------------------------------------------------------- weights

GLADLY: Final = 0.6
"""What is played as soon as it can be."""
BLOW: Final = 6.0
"""The strength that a plague or a desertion must weaken to be worth while."""
OWN_LOSS: Final = 1.5
"""How much more one's own losses count than the enemy's."""
UNEASY: Final = 3
"""The place on the track from which the Republic must be looked after."""
RESTLESS: Final = 2
"""Where the marker is bound when new wars are no longer bearable: they move it by two (AIE-2.F.1-4, AIE-2.F.1-8)."""
GROUP: Final = 3
"""Legions dismissed together for a point (AIE-10.J-3)."""
VALUES: Final = {
    INITIUM: 2.0, IANUS: 2.0, TUMULTUS_MINOR_1: 2.5, TUMULTUS_MINOR_2: 3.5, TUMULTUS_MAIOR: 5.0, FIDES_MAIOR: 8.0,
    FUGA: 4.0, FAVOR: 5.0, CAEDES: 4.5, PESTIS_LOCUS: 3.5, DESERTIO: 6.0, TRANSFUGAE: 5.5, VENI_VIDI_VICI: 2.0,
    SAGITTA: 0.5, AMBITUS: 7.5, PAX_MINOR: 1.5, PAX_MAIOR: 4.0, PAX_NATIONIS: 3.0, PAX_ROMANA: 4.5, IDUS: 6.5,
    IMPERIUM: 7.0, TRIUMVIR: 7.0,
}  # fmt: skip
"""How much a counter is worth keeping, when one must go back (AIE-9.f-1); others by the number that they bear."""


# ---------------------------------------------------------------- what to play


def stratagem(g: Alea, survey: Survey, camp: Camp, title: Title) -> float:
    """How good it is to play a stratagem now; what is not worth it is negative."""
    if title in (INITIUM, IANUS):
        return overture(g, survey, camp, title)
    if RES_NOVAE >> title & 1:
        best = max([rebel(g, leader) for leader in members(candidates(g, camp))], default=0.0)
        return GLADLY if best * chance(g, camp, title) >= GLADLY else NEVER
    if title in (TUMULTUS_MINOR_1, TUMULTUS_MINOR_2, TUMULTUS_MAIOR):
        if survey.track.bound >= RESTLESS:
            return NEVER
        rank_of = MAJORS if title == TUMULTUS_MAIOR else ~MAJORS
        best = max([uproar(g, camp, p) for p in range(PEOPLES) if rank_of >> p & 1 and calm(g, p)], default=-1.0)
        return GLADLY if best > 0 else NEVER
    if title in (PAX_MINOR, PAX_MAIOR, PAX_NATIONIS, PAX_ROMANA):
        return GLADLY if best_peace(g, survey, camp, title) >= 1.0 else NEVER
    if title in (PESTIS_LOCUS, DESERTIO):
        return GLADLY if best_blow(g, camp, title) >= BLOW else NEVER
    if title == AMBITUS:
        return GLADLY if g.control[ITALIA] == 1 - camp else NEVER
    if title == CAEDES:
        return GLADLY if targets(g, camp) else NEVER
    if title == IMPERIUM:
        return GLADLY if g.cicero >= END else NEVER
    return GLADLY


def overture(g: Alea, survey: Survey, camp: Camp, title: Title) -> float:
    """Initium when it brings a sequence more or the first blow; Ianus when the other camp is the stronger."""
    if title == INITIUM:
        strategy = [max([KIT.strategy[who - UNITS] for who in members(g.chiefs(c))], default=0) for c in (0, 1)]
        return GLADLY if sum(strategy) % 2 else NEVER
    strength = [sum([force.strength for force in survey.forces[c]]) for c in (0, 1)]
    ahead = g.count if camp == CAESARIANI else -g.count
    return GLADLY if ahead > 0 and strength[1 - camp] > 1.2 * strength[camp] else NEVER


def chance(g: Alea, camp: Camp, title: Title) -> float:
    """How likely the die of a coup is to succeed with the best candidate (AIE-6.C.1-2)."""
    best = max([g.politics(leader) for leader in members(candidates(g, camp))], default=0)
    return min(6, best - COUNTER_VALUE[title]) / 6


def rebel(g: Alea, leader: Piece) -> float:
    """What a leader would bring as Pretender: himself, and the troops of his zone."""
    zone = g.ground(g.at[leader])
    troops = muster(g, g.present(zone) & g.own[g.camp(leader)]) if zone != NONE else 0.0
    return 0.1 * general(g, leader) + 0.12 * troops


def muster(g: Alea, pieces: Pieces) -> float:
    """The strength of some units."""
    return sum([weight(g, unit) for unit in members(pieces & UNIT_MASK)])


# ---------------------------------------------------------------- Peoples


def calm(g: Alea, people: People) -> bool:
    """Whether a People can be raised."""
    return g.status[people] == PAX and not g.back[people]


def strength(people: People) -> float:
    """The strength of a whole People."""
    return float(sum([KIT.strength[2 * unit] for unit in members(PEOPLE_UNITS[people])]))


def uproar(g: Alea, camp: Camp, people: People) -> float:
    """What the war of a People brings a camp: it fights for whoever does not control its region (AIE-4.4.1-2)."""
    holder = g.control[PEOPLE_REGION[people]]
    if holder == NONE:
        return NEVER if g.initiative == camp else 0.5
    value = 0.1 * strength(people) + 0.2 * POINTS[PEOPLE_REGION[people]]
    return value if holder == 1 - camp else -value


def homage(g: Alea, camp: Camp, people: People) -> float:
    """What the allegiance of a People brings a camp (AIE-10.F-1)."""
    value = 0.15 * strength(people) + (2.0 if people == AEGYPTII else 0.0)
    if g.control[PEOPLE_REGION[people]] == camp:
        value += 1.0
    if g.status[people] == BELLUM and g.ruler[people] != camp:
        value += 1.0
    return value


def peace(g: Alea, survey: Survey, camp: Camp, peoples: Peoples) -> float:
    """What the pacification of some Peoples by a camp's stratagem brings it, and the Republic (AIE-10.J-5)."""
    return sum([parted(g, camp, people) for people in members(peoples)]) + survey.track.space * relief(g, peoples)


def parted(g: Alea, camp: Camp, people: People) -> float:
    """What it brings a camp that a People has no war and no friend any more."""
    if g.status[people] == PAX:
        return 0.0
    hostile = 1.0 if g.ruler[people] == 1 - camp else -1.0
    if g.status[people] == FIDES:
        return hostile * (1.5 + 0.05 * strength(people))
    return PEOPLE_VALUE[people] // 2 + hostile * 0.08 * muster(g, g.standing(people))


def best_peace(g: Alea, survey: Survey, camp: Camp, title: Title) -> float:
    """The most that one of the treaties can bring."""
    if title == PAX_NATIONIS:
        return max([peace(g, survey, camp, nation) for nation in NATIONS])
    values = [peace(g, survey, camp, 1 << people) for people in range(PEOPLES)]
    if title == PAX_ROMANA:
        return max(peace(g, survey, camp, ALL_PEOPLES), max(values))
    among = MAJORS if title == PAX_MAIOR else ~MAJORS
    return max([value for p, value in enumerate(values) if among >> p & 1])


def people_choice(g: Alea, survey: Survey, camp: Camp, frame: Procedure[Alea], people: People) -> float:
    """Which People to raise, to win over, to pacify."""
    if frame.NAME == "treaty":
        return peace(g, survey, camp, 1 << people)
    return homage(g, camp, people) if frame.NAME == "fealty" else uproar(g, camp, people)


# ---------------------------------------------------------------- zones to strike


def best_blow(g: Alea, camp: Camp, title: Title) -> float:
    """The most that one of the stratagems that strike a zone would do to the enemy."""
    zones = g.occupied[1 - camp] & (PORTS if title == PESTIS_LOCUS else -1)
    return max([blow(g, camp, title, zone) for zone in members(zones)], default=0.0)


def blow(g: Alea, camp: Camp, title: Title, zone: Zone) -> float:
    """What such a stratagem does in a zone: the enemy's losses in PF less one's own, which count more."""
    if title == DESERTIO:
        return hurt(g, deserters(g, camp, zone))
    struck = g.present(zone)
    return hurt(g, struck & g.own[1 - camp]) - OWN_LOSS * hurt(g, struck & g.own[camp])


def zone_choice(g: Alea, camp: Camp, frame: Procedure[Alea], zone: Zone) -> float:
    """How good a zone is for what a stratagem puts there."""
    return blow(g, camp, PESTIS_LOCUS if isinstance(frame, Outbreak) else DESERTIO, zone)


def region_choice(g: Alea, camp: Camp, frame: Procedure[Alea], region: Region) -> float:
    """Which region to test for friends of the Pretender, or which share of a triumvir to win."""
    share = g.share(region)
    if frame.NAME == "rallying":
        return POINTS[region] + muster(g, share) / 5
    value = 0.0
    for zone in members(REGION_ZONES[region]):
        here = g.inside[zone] & g.own[1 - camp]
        for leader in members(here & LEADER_MASK & ~g.chiefs(1 - camp)):
            value += (6 - g.politics(leader)) / 6 * (1.0 + 0.1 * muster(g, here))
    return value


# ---------------------------------------------------------------- whom to choose


def leader_choice(g: Alea, camp: Camp, frame: Procedure[Alea], leader: Piece) -> float:
    """How good a leader is for what he is chosen for: the victim, the Pretender."""
    if isinstance(frame, Murder):
        return general(g, leader) + (4.0 if g.chiefs(1 - camp) >> leader & 1 else 0.0)
    if frame.NAME == "coup":
        return rebel(g, leader) * min(6, g.politics(leader))
    return rank(g, leader)


def second(g: Alea, camp: Camp, leader: Piece) -> float:
    """How good a leader is as second party leader: one who can lead, and who has an army."""
    zone = g.ground(g.at[leader])
    army = muster(g, g.present(zone) & g.own[camp]) if zone != NONE else 0.0
    return rank(g, leader) + 0.1 * army


def unit_choice(g: Alea, frame: Procedure[Alea], unit: Piece) -> float:
    """Which unit deserts, turns its coat, is shot, is saved: the best."""
    if isinstance(frame, Desertion):
        return hurt(g, 1 << unit)
    return weight(g, unit)


# ---------------------------------------------------------------- legions: dismissal, garrisons, recruits, quarters


def spare(g: Alea, survey: Survey, camp: Camp) -> int:
    """How many legions of a camp no region needs: neither against the enemy nor as a garrison."""
    total = 0
    for region, own in enumerate(survey.legions[camp]):
        if own and g.control[region] == camp:
            total += max(0, own - needed(survey, camp, region))
    return total


def needed(survey: Survey, camp: Camp, region: Region) -> int:
    """How many legions a camp needs in a region of its own."""
    foe = survey.legions[1 - camp][region]
    near = max([survey.legions[1 - camp][r] for r in members(REGION_NEAR[region])], default=0)
    return max(GARRISON[region], foe + 1, min(near + 1, GARRISON[region] + near))


def dismissal(g: Alea, survey: Survey, camp: Camp, dismissed: int, legion: Piece) -> float:
    """Groups of three legions that nobody needs go home when there are too many, and in the last year."""
    pending = dismissed % GROUP
    if not pending:
        on_map = legions_on_map(g)
        wanted = (g.year <= g.last_year and survey.track.bound < UNEASY) or on_map >= MANY_LEGIONS
        if not wanted or spare(g, survey, camp) < GROUP or on_map - GROUP < KEPT_LEGIONS:
            return NEVER
    region = g.region_of(legion)
    surplus = survey.legions[camp][region] - needed(survey, camp, region) if region != NONE else 0
    return 10.0 + min(surplus, 3) - weight(g, legion) if surplus > 0 or pending else NEVER


def sending(g: Alea, legion: Piece) -> float:
    """Which legion to send as a garrison: the poorest, from where most can be spared."""
    region = g.region_of(legion)
    surplus = legions_in(g, region).bit_count() - GARRISON[region] if region != NONE else 0
    return surplus - weight(g, legion)


def recruit(g: Alea, camp: Camp, unit: Piece) -> float:
    """Which unit to recruit: legions, naves as long as there are few, horse before foot."""
    if LEGIONES >> unit & 1:
        if g.cicero >= UNEASY and legions_on_map(g) >= MANY_LEGIONS - 1:
            return NEVER
        return 10.0 + KIT.quality[2 * unit]
    if NAVES >> unit & 1:
        fleet = (NAVES & g.own[camp] & ~g.off_map()).bit_count()
        return 5.0 if fleet < 4 else 1.0
    return 2.0 + KIT.quality[2 * unit]


def quarters(g: Alea, survey: Survey, camp: Camp, group: Pieces, zone: Zone) -> float:
    """How good a zone is as quarters: its region needs legions, friends are there, the enemy is not far."""
    region = REGION_OF[zone]
    value = survey.arriving(camp, zone, survey.force(group), (group & LEGIONES).bit_count())
    value += 0.01 * survey.forces[camp][zone].strength + (0.1 if zone == ROMA else 0.0)
    return value + frontier(g, survey, camp, zone) + (0.1 if region == ITALIA else 0.0)


def frontier(g: Alea, survey: Survey, camp: Camp, zone: Zone) -> float:
    """How near a zone is to legions of the enemy."""
    best = 0.0
    for place in members(g.occupied[1 - camp]):
        if REGION_OF[place] != NONE:
            best = max(best, FADED[2 * DISTANCE[zone][place]] * min(10, survey.forces[1 - camp][place].strength))
    return 0.03 * best


def lodging(g: Alea, survey: Survey, camp: Camp, piece: Piece, zone: Zone) -> float:
    """How good a zone is for a piece that comes onto the map."""
    bit = 1 << piece
    peril = survey.dangers.perils(camp)[zone].strength
    if bit & LEADER_MASK:
        kin = PIECE_PEOPLE[piece]
        mates = g.inside[zone] & (PEOPLE_UNITS[kin] if kin != NONE else g.own[camp] & UNIT_MASK)
        lack = mates.bit_count()
        for other in members(g.inside[zone] & g.own[camp] & LEADER_MASK):
            lack -= KIT.command[other - UNITS]
        return 0.1 * muster(g, mates) + 0.5 * min(max(lack, 0), 5) - (0.01 if mates else 0.1) * peril
    if PIECE_PEOPLE[piece] != NONE:
        return 0.02 * survey.forces[camp][zone].strength - 0.01 * peril
    if NAVES & bit:
        return 0.1 * survey.forces[camp][zone].units - 0.02 * peril
    return quarters(g, survey, camp, bit, zone)


# ---------------------------------------------------------------- what to give back


def discard(title: Title) -> float:
    """What to give back first."""
    return -VALUES.get(title, 3.0 + abs(COUNTER_VALUE[title]))


def ready(g: Alea, camp: Camp) -> int:
    """The titles that a camp holds and might still play in this phase E, as a mask."""
    return g.titles(g.seat_of(camp)) & USABLE[camp] & IN_PHASE["E"]
