"""Procedures of the family played to their end at random."""

from __future__ import annotations

import random

from latrunculi.games.imperator.rules.state import Imperator

CHOICES = 5000
"""The most choices that a procedure may take."""


def play_out(g: Imperator, dice: random.Random) -> None:
    """Play what is on the stack to its end, each legal action being one that nothing forbids."""
    g.advance()
    for _ in range(CHOICES):
        if g.over:
            return
        seat = g.actor
        action = dice.choice(g.legal(seat))
        assert g.why_not(seat, action) == (True, ""), g.stack[-1].NAME
        g.apply(seat, action)
    raise AssertionError(f"{g.stack[-1].NAME} does not end")


def scatter_origins(g: Imperator, dice: random.Random) -> None:
    """Let those in some zones have come from any zones next to them."""
    kit = g.kit
    for zone in range(kit.zones):
        g.came_from[zone] = kit.near[zone] & dice.getrandbits(kit.zones) if dice.random() < 0.3 else 0
