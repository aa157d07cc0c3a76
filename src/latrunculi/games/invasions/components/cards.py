"""Event, Administration and Diplomacy cards, Pillage markers and calamities as ints. Cards that are alike: one title.

What a card does is a rule; its numbers are data (`EVENT_NUMBER`).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import COMPONENTS
from latrunculi.games.invasions.components.printed.cards import (
    CALAMITY_NUMBERS,
    EVENT_NUMBERS,
    KINDS_OF_DECREE,
    MOMENTS,
    TREATY_IDS,
)

# ---------------------------------------------------------------- Event cards (X.B)

EVENT_IDS: Final = tuple(EVENT_NUMBERS)
EVENT: Final = {name: i for i, name in enumerate(EVENT_IDS)}
EVENT_COPIES: Final = tuple([len(e.nos) for e in COMPONENTS.events])
"""For each title how many cards there are of it."""
EVENT_NOS: Final = tuple([e.nos for e in COMPONENTS.events])
"""For each title the numbers of its cards in the deck, from 1 to 72."""
PUBLIC: Final = sum([1 << i for i, e in enumerate(COMPONENTS.events) if e.public])
"""The titles that are public: revealed and applied when drawn (X.B)."""
PLAYED_AT: Final = {
    moment: sum([1 << i for i, e in enumerate(COMPONENTS.events) if moment in e.moments]) for moment in MOMENTS
}
"""`PLAYED_AT["siege"]`: the titles that may be played then, as a mask."""
EVENT_NUMBER: Final = tuple([e.numbers for e in COMPONENTS.events])
"""`EVENT_NUMBER[title]["white"]`: the numbers of the effect of a title."""
(
    ALLIANCE, AMBUSH, ARROWS, ASSASSINATION, BARBARIAN_COALITION, BETRAYAL, BODYGUARD, BOOTY, BRIDGE, CARAVANS_EVENT,
    CAVALRY_CHARGE, CITY_GROWTH, COMET, CONFUSION, DESERTERS, DETERMINATION, DICE, EARTHQUAKE, EPIDEMIC, FAMINE,
    FORCED_MARCH, GOLDEN_AGE, GREAT_LEADER, HARVEST, HERESY, HEROISM, HOLY_MAN, INFLUX, INTERCEPTION, INTRIGUE,
    LONGEVITY, MERCENARIES, MISSIONARIES, MUTINY, NEW_DECK, PERFIDY, REACTION, RENAISSANCE, REVOLT, ROUT, SCOUTS,
    SEDITION, SHIELD_WALL, SHORTAGE, SIEGE_ENGINES, SKILLED_NAVIGATION, STORM, STUBBORN_DEFENCE, SUPPLIES, SURPRISE,
    TACTICIAN, TAXES, TERROR, TRADE, USURPER_EVENT, VETERANS,
) = range(len(EVENT_IDS))  # fmt: skip

# ---------------------------------------------------------------- Administration cards (XIII)

ADMINISTRATION_IDS: Final = tuple([d.id for d in COMPONENTS.decrees])
DECREE: Final = {name: i for i, name in enumerate(ADMINISTRATION_IDS)}
PASSIVE: Final = 0
MILITARY: Final = 1
REFORM: Final = 2
"""Kinds of Administration card, as `printed.cards.KINDS_OF_DECREE` (XIII.C)."""
DECREE_KIND: Final = tuple([KINDS_OF_DECREE.index(d.kind) for d in COMPONENTS.decrees])
"""For each card its kind; each card stands once in the deck."""
DECREE_GOLD: Final = tuple([tuple([c[0] for c in d.columns]) for d in COMPONENTS.decrees])
DECREE_CALAMITY: Final = tuple([tuple([c[1] for c in d.columns]) for d in COMPONENTS.decrees])
DECREE_LEADERS: Final = tuple([tuple([c[2] for c in d.columns]) for d in COMPONENTS.decrees])
DECREE_AGEING: Final = tuple([tuple([c[3] for c in d.columns]) for d in COMPONENTS.decrees])
"""`DECREE_GOLD[card][section]`, sections of the age track being young, mature, ageing: gold, whether a calamity
strikes, whether leaders may act, what is added to the age."""

# ---------------------------------------------------------------- Diplomacy cards (XXX)

DIPLOMACY_IDS: Final = TREATY_IDS
(
    TREATY_ALLIANCE, TREATY_PACTUM, TREATY_MATRIMONIUM, TREATY_TRIBUTUS, TREATY_FOEDUS, TREATY_CORRUPTIO,
    TREATY_MERCENARIUS, TREATY_NIHIL,
) = range(len(DIPLOMACY_IDS))  # fmt: skip
DIPLOMACY_COPIES: Final = tuple([t.copies for t in COMPONENTS.treaties])
DIPLOMACY_GOLD: Final = tuple([t.gold for t in COMPONENTS.treaties])
"""For each title the gold that its user pays (XXX)."""

# ---------------------------------------------------------------- Pillage markers (XXIV.D)

PILLAGE_IDS: Final = tuple([p.id for p in COMPONENTS.pillage])
PILLAGE_COPIES: Final = tuple([p.copies for p in COMPONENTS.pillage])
PILLAGE_GOLD: Final = tuple([p.gold for p in COMPONENTS.pillage])
PILLAGE_EVENT: Final = tuple([EVENT[p.event] if p.event else NONE for p in COMPONENTS.pillage])
"""For each kind of marker the title of the event that it stands for, NONE for those of gold alone."""
PILLAGE_USURPER: Final = sum([1 << i for i, p in enumerate(COMPONENTS.pillage) if p.usurper])
"""The kinds of marker with the calamity Usurpateur."""

# ---------------------------------------------------------------- calamities (XIII.E)

CALAMITY_IDS: Final = tuple(CALAMITY_NUMBERS)
(
    USURPER, HERESY_CALAMITY, INTOLERANCE, REVOLT_CALAMITY, BAGAUDAE, PLAGUE, DEARTH, CORRUPTION, DESERTION, PLOT,
    SUCCESSION, DECADENCE,
) = range(len(CALAMITY_IDS))  # fmt: skip
CALAMITY_NUMBER: Final = tuple([c.numbers for c in COMPONENTS.calamities])
"""`CALAMITY_NUMBER[calamity]["gold"]`: the numbers of its effect."""
