"""The procedures of the game by name, and the chapters whose actions a segment offers, in the order of the table."""

from __future__ import annotations

from latrunculi.games.optimus.rules import (
    actions,
    artillery,
    attrition,
    battle,
    contact,
    fleets,
    harvest,
    leaders,
    loot,
    losses,
    marching,
    recruitment,
    sequence,
    sieges,
    sortie,
    stratagems,
    succession,
    supply,
    upshot,
    works,
)

actions.CHAPTERS[:] = [
    stratagems.CHAPTER,
    succession.CHAPTER,
    sieges.CHAPTER,
    artillery.CHAPTER,
    sortie.CHAPTER,
    harvest.CHAPTER,
    recruitment.CHAPTER,
    marching.CHAPTER,
    contact.CHAPTER,
    fleets.CHAPTER,
    works.CHAPTER,
]

PROCEDURES = (
    sequence.Seasons,
    sequence.Acquisition,
    actions.Operations,
    actions.Segment,
    marching.March,
    contact.Contact,
    battle.Battle,
    upshot.Upshot,
    upshot.Retreat,
    leaders.Fate,
    losses.Allocation,
    attrition.Attrition,
    supply.Supply,
    loot.Spoils,
    loot.TownLoot,
    loot.Rally,
    succession.RallyAction,
    recruitment.Recruitment,
    fleets.Voyage,
    fleets.Flight,
)
