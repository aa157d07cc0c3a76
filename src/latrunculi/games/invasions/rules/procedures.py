"""The procedures of the game by name."""

from __future__ import annotations

from latrunculi.games.invasions.rules import (
    activation,
    administration,
    battle,
    battles,
    campaigns,
    counsel,
    diplomacy,
    events,
    fates,
    fire,
    income,
    life,
    losses,
    melee,
    movement,
    ordeal,
    purchases,
    raids,
    recovery,
    reinforcements,
    religion,
    retreat,
    revolts,
    sequence,
    stacking,
    treaties,
)

PROCEDURES = (
    # frame
    sequence.Turns,
    activation.Activation,
    stacking.Excess,
    # (a) life of nations, realms, reinforcements
    life.Ageing,
    reinforcements.Reinforcements,
    # (b) events, raids, administration, income, purchases, revolts
    events.EventCards,
    raids.Raids,
    administration.Decrees,
    income.Revenues,
    purchases.Purchases,
    revolts.Suppressions,
    # (c) movement, interception, flight, campaigns
    movement.Movement,
    movement.March,
    campaigns.Campaigns,
    # (d) combat
    battles.Battles,
    battle.Battle,
    counsel.Counsel,
    fire.Fire,
    melee.Melee,
    ordeal.AdvancedMelee,
    ordeal.Withdrawal,
    fates.Fates,
    fates.Death,
    recovery.Recovery,
    losses.Losses,
    retreat.Retreat,
    # (e) sieges, fleets
    # (f) diplomacy, religion
    diplomacy.Embassies,
    treaties.Opening,
    religion.Conversions,
)
