"""Units and leaders as ints, the units first, as `imperator.kit` lays down. A set is a bitmask."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.counters import mask_of, masks_by, peoples_of
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.ultimus.components import printed
from latrunculi.games.ultimus.components.chart import DIOCESE_IDS, DIOCESES, HALF_IDS, HALF_OF_DIOCESE, PRINTED, ZONE
from latrunculi.games.ultimus.components.peoples import PEOPLE, PEOPLES

PRINTED_UNITS: Final = PRINTED.units
PRINTED_LEADERS: Final = PRINTED.leaders
UNITS: Final = len(PRINTED_UNITS)
LEADERS: Final = len(PRINTED_LEADERS)
PIECES: Final = UNITS + LEADERS
PIECE_IDS: Final = tuple([u.id for u in PRINTED_UNITS] + [leader.id for leader in PRINTED_LEADERS])
PIECE: Final = {name: i for i, name in enumerate(PIECE_IDS)}
UNIT_MASK: Final = (1 << UNITS) - 1
LEADER_MASK: Final = ((1 << LEADERS) - 1) << UNITS


def _of_kind(kind: str) -> int:
    return mask_of(PRINTED_UNITS, lambda u: u.kind == kind)


LI: Final = _of_kind("limitanei")
CO: Final = _of_kind("comitatenses")
PA: Final = _of_kind("palatini")
BU: Final = _of_kind("buccellarii")
FIRST_GUARD: Final = (BU & -BU).bit_length() - 1
"""The first unit of BU; `Ultimus.guard_of` counts from it."""
ROMAN_UNITS: Final = LI | CO | PA | BU
FOREIGN_UNITS: Final = _of_kind("people")
BARBARIAN_PA: Final = PA & mask_of(PRINTED_UNITS, lambda u: u.barbarian)
"""PA units marked (B) (UR-1.3.1-3), the victims of UR-6.3-20."""
UNIT_DIOCESE: Final = tuple([DIOCESE_IDS.index(u.home) if u.home else NONE for u in PRINTED_UNITS])
"""For each unit its diocese of origin (LI, CO), or NONE."""


def _unit_half(u: printed.Unit) -> int:
    if u.home:
        return HALF_OF_DIOCESE[DIOCESE_IDS.index(u.home)]
    return HALF_IDS.index(u.half) if u.half else NONE


UNIT_HALF: Final = tuple([_unit_half(u) for u in PRINTED_UNITS])
"""For each unit its half of origin (LI, CO, PA), NONE for BU and Peoples."""
UNIT_CAPITAL: Final = tuple([ZONE[u.capital] if u.capital else NONE for u in PRINTED_UNITS])
"""For each PA unit the zone of its capital (UR-TP)."""
PIECE_PEOPLE: Final = peoples_of(PRINTED_UNITS, PRINTED_LEADERS, PEOPLE)
"""For each piece its People, NONE for Romans."""
PEOPLE_PIECES: Final = masks_by(PIECE_PEOPLE, PEOPLES)
PEOPLE_UNITS: Final = tuple([m & UNIT_MASK for m in PEOPLE_PIECES])
PEOPLE_LEADERS: Final = tuple([m & LEADER_MASK for m in PEOPLE_PIECES])
DIOCESE_UNITS: Final = masks_by(UNIT_DIOCESE, DIOCESES)

ROMAN_LEADERS: Final = mask_of(PRINTED_LEADERS, lambda leader: bool(leader.half), UNITS)
FOREIGN_LEADERS: Final = LEADER_MASK & ~ROMAN_LEADERS
GENERIC: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.generic, UNITS)
HISTORICAL: Final = LEADER_MASK & ~GENERIC
THEODOSIANS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.origin == "T", UNITS)
ROMAN_BARBARIANS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.origin == "B", UNITS)
LEADER_HALF: Final = tuple([HALF_IDS.index(leader.half) if leader.half else NONE for leader in PRINTED_LEADERS])
"""For each leader (index: piece - UNITS) the half of his counter colour, NONE for barbarians."""
ENTRY_YEAR: Final = tuple([leader.entry for leader in PRINTED_LEADERS])
ENTRY_ZONE: Final = tuple([ZONE[leader.zone] if leader.zone else NONE for leader in PRINTED_LEADERS])
DEATHS: Final = tuple([dict(leader.deaths) for leader in PRINTED_LEADERS])
"""For each leader: by year the number that 1d10 must not be below (UR-TR-2)."""
DIES: Final = tuple([leader.dies for leader in PRINTED_LEADERS])
"""For each leader the year in which he dies without a roll, 0 for none."""

ARCADIUS: Final = PIECE["arcadius"]
HONORIUS: Final = PIECE["honorius"]
THEODOSIUS: Final = PIECE["theodosius"]
VALENTINIANUS: Final = PIECE["valentinianus"]
ATTILA: Final = PIECE["attila"]
GUNDOBADUS: Final = PIECE["gundobadus"]
GUNDOBADUS_REX: Final = PIECE["gundobadus-rex"]
GUNDIOCUS: Final = PIECE["gundiocus"]
PLACIDI_FELICES: Final = PIECE["pa-placidi-felices"]
EXCUBITORES: Final = PIECE["pa-excubitores"]
