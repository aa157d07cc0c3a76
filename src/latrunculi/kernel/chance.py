"""Seeded chance: two generators, each of which has one integer for its whole state.

SplitMix64 is fast, and its state has 64 bits. It walks by a fixed odd step, and each value is a mix of the state's bits
(Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). It is written in plain integers, so
that it gives the same values interpreted and compiled, on every machine. Whoever has seen some dozens of its dice can
work out all others: it is for simulations, and for those who trust each other.

The keyed generator is for games between strangers. Its state is a key of 128 bits above a counter of 64, and each value
is BLAKE2b of the counter under the key (RFC 7693): nobody tells the next from any number of those before it. A state
of more than 64 bits is a keyed one. What forgets the state forgets the key with it.

Outcomes are taken from the upper 32 bits of a value, with rejection, so that every outcome of a die is exactly as
likely as any other.
"""

from __future__ import annotations

import hashlib
from typing import Final

MASK64: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
KEY_BYTES: Final = 16
MOST_STATE: Final = (1 << (8 * KEY_BYTES + 64)) - 1
"""The largest state of a generator."""
SPLITMIX: Final = "splitmix"
KEYED: Final = "blake2b"
GENERATORS: Final = (SPLITMIX, KEYED)
"""The names of the generators, as set-ups have them."""


def seeded(seed: int | str) -> int:
    """The generator state for a seed; seeds that differ in one bit give unrelated states."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def keyed(seed: int | str) -> int:
    """The state of the keyed generator for a seed. The key is never 0: it would be SplitMix64's state otherwise."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"latrunculi-dice").digest()
    return (int.from_bytes(digest, "big") or 1) << 64


def begun(seed: int | str, dice: str) -> int:
    """The state with which the generator of a name begins."""
    return keyed(seed) if dice == KEYED else seeded(seed)


def belongs(state: int, dice: str) -> bool:
    """Whether a number is a state of the generator of a name."""
    return MASK64 < state <= MOST_STATE if dice == KEYED else 0 <= state <= MASK64


def keyed_outcome(state: int, n: int) -> tuple[int, int]:
    """One outcome of the keyed generator, 0 to n-1, and the state after it."""
    key = (state >> 64).to_bytes(KEY_BYTES, "big")
    counter = state & MASK64
    while True:
        counter = (counter + 1) & MASK64
        digest = hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).digest()
        value = int.from_bytes(digest, "big")
        if accepted(value, n):
            return outcome(value, n), (state >> 64 << 64) | counter


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
