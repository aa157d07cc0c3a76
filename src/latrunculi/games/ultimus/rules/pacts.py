"""What follows from the statuses and the alliances of the Peoples (UR-4, UR-6.2-18), until they change."""

from __future__ import annotations

from typing import Final

import latrunculi.games.ultimus.rules.state as table
from latrunculi.games.imperator.components.counters import union
from latrunculi.games.imperator.components.kit import NONE, Peoples
from latrunculi.games.ultimus.components.counters import PEOPLE_PIECES, PEOPLE_UNITS, UNIT_MASK
from latrunculi.games.ultimus.components.peoples import ARMENIA, HOMES, HUNNI, PEOPLES, SUBJECT, TREATY
from latrunculi.kernel.actions import BIT


class Pacts:
    """The Peoples as friends and enemies. Nothing in it changes; `Ultimus.pacts` has the one that holds now.

    By People, as masks: `kin` (the Peoples that count as one with it through alliances, itself included, UR-6.2-18),
    `homes` (the home zones of its kin), `followers` (the units that its leaders may command, UR-4.3-2, UR-6.2-20),
    `barred` and `guarded` (the home zones of others that it may not enter, UR-4.3-6: at all; if any unit stands there).

    In all, of Peoples: `leading` (those that stand for their kin), `major` (those that count as such, by themselves or
    through an alliance, UR-4.1-1), `partners` (those with which a treaty can be made, wherever their units stand,
    UR-6.1-1, -2, UR-6.2-21: one that the treaties except excepts its kin), `hostile` (those in war or in revolt, Regna
    not included). Of zones: `war_homes` (the homes of the Peoples in war with Rome, revolted Foederati and Regna
    included, UR-3.4.1-6). Of pieces: `foederati`; of them the units, `foederati_units`; `revolted_units`.
    """

    def __init__(self, status: list[int], ally: list[int], majors: Peoples, free: Peoples) -> None:
        self.majors: Final = majors
        self.free: Final = free
        allied = [BIT[people] for people in range(PEOPLES)]
        for people in range(PEOPLES):
            if ally[people] != NONE:
                allied[ally[people]] |= BIT[people]
        kin = [allied[ally[people] if ally[people] != NONE else people] for people in range(PEOPLES)]
        by_status = [0] * len(table.STATUS_IDS)
        for people in range(PEOPLES):
            by_status[status[people]] |= BIT[people]
        at_war = by_status[table.WAR] | by_status[table.REVOLTED] | by_status[table.REGNUM]
        # UR-4.2.2-1: the units of minor Peoples in peace are off the map; the homes of the others bar by their units.
        away = union(HOMES, by_status[table.PEACE] & ~majors)
        others = union(HOMES, (BIT[PEOPLES] - 1) & ~at_war) & ~away
        self.kin: Final = kin
        self.homes: Final = [union(HOMES, kin[people]) for people in range(PEOPLES)]
        self.barred: Final = [away ^ (away & self.homes[people]) for people in range(PEOPLES)]
        self.guarded: Final = [others ^ (others & self.homes[people]) for people in range(PEOPLES)]
        self.followers: Final = [union(PEOPLE_UNITS, kin[people]) for people in range(PEOPLES)]
        self.followers[HUNNI] |= union(PEOPLE_UNITS, SUBJECT & ~free)
        leading = major = trusty = 0
        for people in range(PEOPLES):
            if ally[people] == NONE:
                leading |= BIT[people]
            if kin[people] & majors:
                major |= BIT[people]
            if not kin[people] & ~TREATY:
                trusty |= BIT[people]
        self.leading: Final = leading
        self.major: Final = major
        self.hostile: Final = by_status[table.WAR] | by_status[table.REVOLTED]
        self.partners: Final = self.hostile & trusty & (~SUBJECT | free)
        self.war_homes: Final = union(HOMES, at_war)
        self.foederati: Final = union(PEOPLE_PIECES, by_status[table.FOEDERATI] & ~BIT[ARMENIA])
        self.foederati_units: Final = self.foederati & UNIT_MASK
        self.revolted_units: Final = union(PEOPLE_UNITS, by_status[table.REVOLTED])
