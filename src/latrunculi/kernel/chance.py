"""Seeded chance: SplitMix64, a generator whose whole state is one 64-bit integer.

The state walks by a fixed odd step, and each value is a mix of the state's bits (Steele, Lea and Flood, "Fast
splittable pseudorandom number generators", 2014). It is written in plain integers, so that it gives the same values
interpreted and compiled, on every machine. Outcomes are taken from the upper 32 bits, with rejection, so that every
outcome of a die is exactly as likely as any other.
"""

from __future__ import annotations

import hashlib
from typing import Final

MASK64: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def seeded(seed: int | str) -> int:
    """The generator state for a seed; seeds that differ in one bit give unrelated states."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def advance(state: int) -> int:
    """The state after one value has been taken."""
    return (state + STEP) & MASK64


def mix(state: int) -> int:
    """The 64-bit value that belongs to a state."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return z ^ (z >> 31)


def accepted(value: int, n: int) -> bool:
    """Whether a value may be turned into one of `n` outcomes without favouring any of them."""
    return ((value >> 32) * n) & 0xFFFFFFFF >= (0x100000000 - n) % n


def outcome(value: int, n: int) -> int:
    """The outcome, 0 to n-1, that an accepted value stands for."""
    return ((value >> 32) * n) >> 32


def ten_sided(*dice: int) -> int:
    """Ten-sided dice as one int, for the fields of events that tell of them: after a 1 the digits of the dice."""
    packed = 1
    for die in dice:
        packed = 10 * packed + die
    return packed


class Dice:
    """A stream of outcomes outside any game: for bots, samplers and tests, never for the rules."""

    def __init__(self, seed: int | str) -> None:
        self.state = seeded(seed)

    def below(self, n: int) -> int:
        """One outcome in 0..n-1; `n` is from 1 to 2**32."""
        while True:
            self.state = advance(self.state)
            value = mix(self.state)
            if accepted(value, n):
                return outcome(value, n)

    def fresh(self) -> int:
        """A new 64-bit generator state, unrelated to this stream's later values."""
        self.state = advance(self.state)
        return mix(self.state ^ STEP)
