"""Dice and losses of events, for charts at the end of a game."""

from __future__ import annotations


def losses(kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:  # noqa: ARG001
    """Units lost, by the seat that loses them: no chapter tells of any yet."""
    return []
