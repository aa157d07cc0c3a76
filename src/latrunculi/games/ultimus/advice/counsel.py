"""Stratagems and politics: what to play, at whom to aim, whom to choose, where to set pieces down, what to keep."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.advice.prospects import NEVER, general, hurt, rank
from latrunculi.games.imperator.components.kit import NONE, Camp, People, Piece, Title, Zone
from latrunculi.games.imperator.rules.battle import current
from latrunculi.games.ultimus.advice.battles import attack_gain
from latrunculi.games.ultimus.advice.survey import PRIZE, Survey
from latrunculi.games.ultimus.components.chart import COASTS, DIOCESE_ZONES, EMPIRE, NEAR, ZONES
from latrunculi.games.ultimus.components.counters import (
    BARBARIAN_PA,
    LEADER_MASK,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import PEOPLES
from latrunculi.games.ultimus.components.stratagems import (
    AUGUSTA_OCCIDENTALIS,
    AUGUSTA_ORIENTALIS,
    BAGAUDAE,
    BUCCELLARII,
    CAEDES,
    CLASSIS,
    CONCILIUM,
    DESERTIO,
    FAVOR,
    FLAGELLUM_DEI,
    FOEDUS_MAIOR,
    FOEDUS_MINOR,
    FUGA,
    FUROR,
    GERMANOPHOBIA,
    IN_PHASE,
    INITIUM,
    MIGRATIO,
    PAPA,
    PESTIS,
    PESTIS_LOCUS,
    REBELLIO,
    REX,
    SOCIETAS,
    TRIBUTUM,
    TUMULTUS_MAIOR_1,
    TUMULTUS_MAIOR_3,
    TUMULTUS_MINOR_1,
    TUMULTUS_MINOR_2,
    TUMULTUS_MINOR_3,
    USABLE,
    USURPATIO_OCCIDENTALIS,
    USURPATIO_ORIENTALIS,
)
from latrunculi.games.ultimus.rules.aftermath import RexSuccession
from latrunculi.games.ultimus.rules.intrigues import Desertion, Murder, Purge, Shipyard, deserters
from latrunculi.games.ultimus.rules.plague import Outbreak
from latrunculi.games.ultimus.rules.quarters import Settlement
from latrunculi.games.ultimus.rules.scoring import is_major
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.usurpation import Usurp
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

# ---------------------------------------------------------------- weights

KEEP: Final = {
    FOEDUS_MAIOR: 9.0, FOEDUS_MINOR: 7.0, TRIBUTUM: 8.0, PAPA: 5.0, AUGUSTA_ORIENTALIS: 4.0, AUGUSTA_OCCIDENTALIS: 4.0,
    BUCCELLARII: 3.0, TUMULTUS_MAIOR_3: 10.0, TUMULTUS_MAIOR_1: 8.0, TUMULTUS_MINOR_3: 7.0, TUMULTUS_MINOR_2: 6.0,
    TUMULTUS_MINOR_1: 5.0, REX: 7.0, USURPATIO_OCCIDENTALIS: 6.0, USURPATIO_ORIENTALIS: 6.0, FLAGELLUM_DEI: 5.0,
    FUROR: 5.5, FAVOR: 4.5, FUGA: 3.5, CAEDES: 5.0, PESTIS: 4.5, PESTIS_LOCUS: 4.0, DESERTIO: 4.0, BAGAUDAE: 5.0,
    CONCILIUM: 6.0, REBELLIO: 2.0, SOCIETAS: 1.0, MIGRATIO: 1.5, INITIUM: 2.5, CLASSIS: 1.2, GERMANOPHOBIA: 3.0,
}  # fmt: skip
"""How much a counter is worth keeping, when one must go back (UR-6-4)."""
GLADLY: Final = 0.6
"""What is played as soon as it can be."""
BLOW: Final = 6.0
"""The strength that a plague or a desertion must weaken to be worth while."""
OWN_LOSS: Final = 1.5
"""How much more one's own losses count than the enemy's."""
LASTING: Final = 1.5
"""Years for which the departure of a People counts."""
BARGAIN: Final = 2.0
"""Points in phase F that a Tribut must save beyond its price."""
PERILOUS: Final = 1.0
"""What a battle must promise the attacker before a general shuts himself up with his Augustus."""
FULL: Final = 4
"""Counters in hand from which even the doubtful ones are played."""


# ---------------------------------------------------------------- what to play


def stratagem(g: Ultimus, survey: Survey, camp: Camp, title: Title) -> float:
    """How good it is to play a stratagem now; what is not worth it is negative."""
    frame = g.stack[-1]
    if title in (AUGUSTA_ORIENTALIS, AUGUSTA_OCCIDENTALIS):
        return NEVER if frame.NAME == "initiative" else GLADLY
    if title in (PESTIS, PESTIS_LOCUS, DESERTIO, GERMANOPHOBIA):
        return GLADLY if best_blow(g, survey, camp, title) >= BLOW else NEVER
    if title == TRIBUTUM:
        return GLADLY if max(bargain(g, survey, people) for people in range(PEOPLES)) >= BARGAIN else NEVER
    if title in (FOEDUS_MAIOR, FOEDUS_MINOR):
        return 2 * GLADLY
    if title == REBELLIO:
        return GLADLY if any(liberation(g, camp, people) > 0 for people in range(PEOPLES)) else NEVER
    if title == CONCILIUM:
        return GLADLY if camp == BARBARUS else NEVER
    if title in (MIGRATIO, SOCIETAS, CLASSIS):
        return 0.1 if g.holds(g.seat_of(camp)) > FULL else NEVER
    return GLADLY


def ready(g: Ultimus, camp: Camp) -> int:
    """The titles that a camp holds and might still play in this phase E, as a mask."""
    return g.titles(g.seat_of(camp)) & USABLE[camp] & IN_PHASE["E"]


def bargain(g: Ultimus, survey: Survey, people: People) -> float:
    """What ROMAIN saves if a People goes home, in this year and after, less the price."""
    if not g.at_war(people):
        return -9.0
    units = PEOPLE_UNITS[people] & survey.scorers
    zones = 0
    for unit in members(units):
        if g.at[unit] < ZONES:
            zones |= 1 << g.at[unit]
    yearly = sum([PRIZE[zone] for zone in members(zones & EMPIRE)])
    return LASTING * yearly - (3.0 if is_major(g, people) else 1.0)


def liberation(g: Ultimus, camp: Camp, people: People) -> float:
    """What the independence of a subject or ally brings a camp: it goes over to the other side of its master's."""
    master = g.ally[people]
    if master == NONE:
        if not g.subject(people):
            return -9.0
        enemy_gains = True
    else:
        enemy_gains = g.status[master] != FOEDERATI
    strength = sum([KIT.strength[2 * unit] for unit in members(PEOPLE_UNITS[people])])
    return float(strength if enemy_gains == (camp == ROMANUS) else -strength)


# ---------------------------------------------------------------- zones to strike


def best_blow(g: Ultimus, survey: Survey, camp: Camp, title: Title) -> float:
    """The most that one of the stratagems that strike a zone would do to the enemy."""
    zones = g.garrisons if title == GERMANOPHOBIA else g.occupied[1 - camp]
    return max([blow(g, survey, camp, title, zone) for zone in members(zones)], default=0.0)


def blow(g: Ultimus, survey: Survey, camp: Camp, title: Title, zone: Zone) -> float:
    """What such a stratagem does in a zone: the enemy's losses in PF less one's own, which count more."""
    if title == DESERTIO:
        return hurt(g, deserters(g, camp, zone))
    if title == GERMANOPHOBIA:
        around = 0
        for near in members(1 << zone | NEAR[zone]):
            around |= g.inside[near] & BARBARIAN_PA
        return hurt(g, around & g.own[1 - camp]) - OWN_LOSS * hurt(g, around & g.own[camp])
    struck = g.inside[zone] & ~survey.asleep
    total = hurt(g, struck & g.own[1 - camp]) - OWN_LOSS * hurt(g, struck & g.own[camp])
    if title == PESTIS:
        for near in members(NEAR[zone]):
            fresh = g.inside[near] & ~survey.asleep & ~g.weak
            total += hurt(g, fresh & g.own[1 - camp]) - OWN_LOSS * hurt(g, fresh & g.own[camp])
    return total


def zone_choice(g: Ultimus, survey: Survey, camp: Camp, frame: Procedure[Ultimus], zone: Zone) -> float:
    """How good a zone is for what a stratagem puts there."""
    if isinstance(frame, Outbreak):
        return blow(g, survey, camp, frame.title, zone)
    if isinstance(frame, Desertion):
        return blow(g, survey, camp, DESERTIO, zone)
    if isinstance(frame, Purge):
        return blow(g, survey, camp, GERMANOPHOBIA, zone)
    if isinstance(frame, Shipyard):
        near = sum(1 for coast in COASTS if coast >> zone & 1)
        return 0.1 * near + 0.1 * survey.forces[camp][zone].units
    return PRIZE[zone] - 0.2 * survey.perils(camp)[zone].strength + 0.1 * survey.lure()[zone]


# ---------------------------------------------------------------- whom to choose


def leader_choice(g: Ultimus, survey: Survey, camp: Camp, frame: Procedure[Ultimus], leader: Piece) -> float:
    """How good a leader is for what he is chosen for: the victim, the rebel, the envoy, the guarded, the king."""
    if isinstance(frame, Murder):
        return victim(g, camp, leader)
    if isinstance(frame, Usurp):
        if frame.step == "stand_in":
            return -rank(g, leader)
        return rebel(g, survey, leader)
    if isinstance(frame, Settlement):
        return float(KIT.politics[leader - UNITS])
    if isinstance(frame, RexSuccession):
        return rank(g, leader)
    if frame.NAME == "refuge":
        fight = current(g)
        return 1.0 if fight is not None and attack_gain(g, survey, fight) > PERILOUS else -1.0
    return general(g, leader) if frame.NAME == "bodyguard" else rank(g, leader)


def victim(g: Ultimus, camp: Camp, leader: Piece) -> float:
    """How much the death of an enemy leader is worth."""
    value = general(g, leader)
    if leader in g.usurper and camp == ROMANUS:
        value += 20.0
    if leader in g.patrician:
        value += 4.0
    if leader in g.augustus and camp == BARBARUS:
        rebels = g.usurper[g.augustus.index(leader)] != NONE
        value += -50.0 if rebels else 3.0  # his murder would make the usurpation succeed (UR-3.6.4-5)
    return value


def rebel(g: Ultimus, survey: Survey, leader: Piece) -> float:
    """The promise of a leader as Usurpateur: his chance to be acclaimed, and the army that would follow him."""
    zone = g.at[leader]
    army = survey.forces[ROMANUS][zone].strength if zone < ZONES else 0
    chance = min(6, KIT.politics[leader - UNITS]) / 6
    return chance * (2.0 + 0.15 * army + 0.1 * general(g, leader))


def people_choice(g: Ultimus, survey: Survey, camp: Camp, frame: Procedure[Ultimus], people: People) -> float:
    """Which People to raise, to settle, to pay, to free."""
    strength = float(sum([KIT.strength[2 * unit] for unit in members(PEOPLE_UNITS[people] & ~g.inside[KIT.gone])]))
    if frame.NAME == "tribute":
        return bargain(g, survey, people)
    if frame.NAME == "secession":
        return liberation(g, camp, people)
    if frame.NAME == "treaty":
        return strength + 2.0 * bargain(g, survey, people)
    if frame.NAME == "tumult":
        return strength + nearness(g, survey, people)
    return strength


def nearness(g: Ultimus, survey: Survey, people: People) -> float:
    """How near the units of a People are to what they could take."""
    lure = survey.lure()
    found = [lure[g.at[unit]] + PRIZE[g.at[unit]] for unit in members(PEOPLE_UNITS[people]) if g.at[unit] < ZONES]
    return 3.0 * sum(found)


def diocese_choice(survey: Survey, diocese: int) -> float:
    """The diocese where an Usurpateur looks for friends: where leaders have troops."""
    return float(sum([survey.forces[ROMANUS][zone].strength for zone in members(DIOCESE_ZONES[diocese])]))


# ---------------------------------------------------------------- where to set a piece down, what to give back


def lodging(g: Ultimus, survey: Survey, camp: Camp, piece: Piece, zone: Zone) -> float:
    """How good a zone is for a piece that comes onto the map or comes back."""
    bit = 1 << piece
    peril = survey.perils(camp)[zone].strength
    if bit & LEADER_MASK:
        kin = PIECE_PEOPLE[piece]
        mates = g.inside[zone] & UNIT_MASK & (PEOPLE_UNITS[kin] if kin != NONE else g.own[camp])
        return 0.5 * mates.bit_count() - (0.02 if mates else 0.1) * peril
    if camp == BARBARUS:
        return survey.lure()[zone] - 0.1 * peril
    return survey.arriving(camp, zone, survey.force(bit), bit)


def discard(title: Title) -> float:
    """What to give back first."""
    return -KEEP[title]
