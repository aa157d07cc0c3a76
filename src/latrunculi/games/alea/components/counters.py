"""Units and leaders as ints, the units first, as `imperator.kit` lays down. A set is a bitmask."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components import printed
from latrunculi.games.alea.components.chart import PRINTED, PRINTED_REGIONS
from latrunculi.games.alea.components.peoples import PEOPLE, PEOPLES
from latrunculi.games.imperator.components.counters import mask_of, masks_by, peoples_of
from latrunculi.games.imperator.components.kit import NONE

PRINTED_UNITS: Final = PRINTED.units
PRINTED_LEADERS: Final = PRINTED.leaders
UNITS: Final = len(PRINTED_UNITS)
LEADERS: Final = len(PRINTED_LEADERS)
PIECES: Final = UNITS + LEADERS
PIECE_IDS: Final = tuple([u.id for u in PRINTED_UNITS] + [leader.id for leader in PRINTED_LEADERS])
PIECE: Final = {name: i for i, name in enumerate(PIECE_IDS)}
UNIT_MASK: Final = (1 << UNITS) - 1
LEADER_MASK: Final = ((1 << LEADERS) - 1) << UNITS
KIND_IDS: Final = printed.KINDS
KIND: Final = tuple([KIND_IDS.index(u.kind) for u in PRINTED_UNITS])
"""For each unit the number of its kind: legio 0, auxilia 1, equites 2, naves 3, others of a People 4."""

LEGIONES: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "legio")
AUXILIA: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "auxilia")
EQUITES: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "equites")
NAVES: Final = mask_of(PRINTED_UNITS, lambda u: u.kind == "naves")
"""All naves, those of the Aegyptii included."""
ROMAN_UNITS: Final = mask_of(PRINTED_UNITS, lambda u: not u.people)
FOREIGN_UNITS: Final = UNIT_MASK & ~ROMAN_UNITS
LAND_UNITS: Final = UNIT_MASK & ~NAVES
ROMAN_KIND: Final = tuple([ROMAN_UNITS & mask for mask in (LEGIONES, AUXILIA, EQUITES, NAVES)])
"""For each Roman kind its units."""
REGION_KINDS: Final = tuple([sum(ROMAN_KIND[KIND_IDS.index(kind)] for kind in r.kinds) for r in PRINTED_REGIONS])
"""For each region the Roman units of the kinds that it recruits, as a mask (AIE-9.e)."""
ROMAN_LEADERS: Final = mask_of(PRINTED_LEADERS, lambda leader: not leader.people, UNITS)
FOREIGN_LEADERS: Final = LEADER_MASK & ~ROMAN_LEADERS
ROMANS: Final = ROMAN_UNITS | ROMAN_LEADERS
FOREIGNERS: Final = FOREIGN_UNITS | FOREIGN_LEADERS
PIECE_PEOPLE: Final = peoples_of(PRINTED_UNITS, PRINTED_LEADERS, PEOPLE)
"""For each piece its People, NONE for Romans."""
PEOPLE_PIECES: Final = masks_by(PIECE_PEOPLE, PEOPLES)
PEOPLE_UNITS: Final = tuple([m & UNIT_MASK for m in PEOPLE_PIECES])
PEOPLE_LEADERS: Final = tuple([m & LEADER_MASK for m in PEOPLE_PIECES])
FACE: Final = tuple(
    [mask_of(PRINTED_LEADERS, lambda leader, camp=camp: camp in leader.faces, UNITS) for camp in (0, 1)]  # type: ignore[misc]
)
"""For each camp the Roman leaders whose counter has its side (AIE-1.2.1-1)."""
ASSASSINS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.assassin, UNITS)
"""The assassins of Caesar (AIE-2.F.3-7)."""
FOLLOWERS: Final = mask_of(PRINTED_LEADERS, lambda leader: leader.follows == "m-antonius", UNITS)
"""The men of M. Antonius, who enter in his camp (AIE-TC-7)."""
ENTRY_YEAR: Final = tuple([leader.entry for leader in PRINTED_LEADERS])
"""For each leader (index: piece - UNITS) the year BC in which he enters."""
FINAL_YEAR: Final = tuple([leader.last for leader in PRINTED_LEADERS])
"""For each leader the last year of a non-Roman one (AIE-4.1-13), 0 for Romans."""
ENTRY_CAMP: Final = tuple([printed.CAMPS.index(x.camp) if x.camp else NONE for x in PRINTED_LEADERS])
"""For each leader the camp in which table TC has him enter, NONE for non-Romans."""

CAESAR: Final = PIECE["caesar"]
POMPEIUS: Final = PIECE["pompeius"]
ANTONIUS: Final = PIECE["m-antonius"]
OCTAVIANUS: Final = PIECE["octavianus"]
LEPIDUS: Final = PIECE["lepidus"]
M_BRUTUS: Final = PIECE["m-brutus"]
