"""What may be chosen: packed actions, the offers that list them, and the reasons for what is not offered.

An action is one int: `verb << 16 | object`. A set of objects is an int bitmask (bit i stands for object i), so that a
rule that restricts a choice is a mask, and the legal choices are the conjunction of the masks. The same statements of
a procedure's `options` serve twice: `Offers` collects what they allow, `Explainer` finds the first clause that forbids
one given action. There is no second list of rules to fall out of step with the first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

OBJECT_BITS: Final = 16
OBJECT_MASK: Final = 0xFFFF
NOTHING: Final = 1
"""The set of objects of a verb that takes none: bit 0 alone."""


def pack(verb: int, obj: int = 0) -> int:
    """The action of a verb upon an object."""
    return verb << OBJECT_BITS | obj


def verb_of(action: int) -> int:
    """The verb of an action."""
    return action >> OBJECT_BITS


def object_of(action: int) -> int:
    """The object of an action."""
    return action & OBJECT_MASK


CHUNK: Final = 15
"""Bits of a mask that are turned into actions at once."""
CHUNK_MASK: Final = (1 << CHUNK) - 1
NEXT_CHUNK: Final = CHUNK << CHUNK
MOST_KEPT: Final = 50_000
"""Entries that `_Actions` may hold: some 20 MB, which even the longest simulation does not exceed."""


class _Actions(dict[int, list[int]]):
    """The actions of a chunk of a mask, by `base << CHUNK | chunk`; `base` is the action of the chunk's lowest bit."""

    def __missing__(self, key: int) -> list[int]:
        """Work an entry out, when it is wanted and not there."""
        if len(self) >= MOST_KEPT:
            self.clear()
        base = key >> CHUNK
        found = [base + i for i in members(key & CHUNK_MASK)]
        self[key] = found
        return found


_ACTIONS: Final = _Actions()


def members(mask: int) -> list[int]:
    """The objects of a set, in ascending order."""
    out: list[int] = []
    while mask:
        lowest = mask & -mask
        out.append(lowest.bit_length() - 1)
        mask ^= lowest
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Offers:
    """The legal actions of one seat at one prompt, collected verb by verb.

    `offer` opens a verb upon a set of objects; `only` and `when`, which follow it, restrict that verb. Every statement
    names the clause that it enforces. Statements that allow nothing, and are there to give a better reason than those
    before them, need not be made unless `explains`.
    """

    __slots__ = ("_mask", "_verb", "actions", "seat")

    explains: ClassVar[bool] = False
    _verb: int

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.actions: list[int] = []
        self._mask = 0

    @property
    def undecided(self) -> int:
        """The objects that the statements about the open verb allow so far: others need not be thought of."""
        return self._mask

    def offer(self, verb: int, clause: str, among: int = NOTHING) -> None:
        """Offer `verb` upon each object of the set `among`; `clause` grants the choice."""
        mask = self._mask
        if mask:
            if mask == NOTHING:
                self.actions.append(self._verb << OBJECT_BITS)
            else:
                self._collect(mask)
        self._verb = verb
        self._mask = among

    def only(self, clause: str, among: int) -> None:
        """Restrict the open verb to the objects of the set `among`, as `clause` demands."""
        self._mask &= among

    def when(self, clause: str, holds: bool) -> bool:
        """Withdraw the open verb altogether unless `holds`, as `clause` demands. Returns `holds`."""
        if not holds:
            self._mask = 0
        return holds

    def close(self) -> list[int]:
        """The actions offered, in the order of the statements and of the objects."""
        if self._mask:
            self._collect(self._mask)
        return self.actions

    def _collect(self, mask: int) -> None:
        actions = self.actions
        key = self._verb << OBJECT_BITS + CHUNK
        if not mask & CHUNK_MASK:
            empty = ((mask & -mask).bit_length() - 1) // CHUNK
            mask >>= empty * CHUNK
            key += empty * NEXT_CHUNK
        while mask > CHUNK_MASK:
            chunk = mask & CHUNK_MASK
            if chunk:
                actions += _ACTIONS[key | chunk]
            mask >>= CHUNK
            key += NEXT_CHUNK
        actions += _ACTIONS[key | mask]


class Explainer(Offers):
    """Finds the clause that forbids one action, by listening to the same statements as `Offers`.

    A verb may be stated several times: one statement that allows the action is enough. When none does, the answer comes
    from the first that speaks of the object at all, or else from the first.
    """

    explains = True

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self._wanted_verb = verb_of(action)
        self._wanted = 1 << object_of(action)
        self._heard = False
        self._listening = False
        self._granted = False
        self._inside = False
        self._forbidding = ""
        self._answer = ""
        self._answer_inside = False

    def offer(self, verb: int, clause: str, among: int = NOTHING) -> None:
        self._settle()
        self._listening = verb == self._wanted_verb
        if self._listening:
            self._heard = True
            self._inside = bool(among & self._wanted)
            self._forbidding = "" if self._inside else clause

    def only(self, clause: str, among: int) -> None:
        self._judge(clause, bool(among & self._wanted))

    def when(self, clause: str, holds: bool) -> bool:
        self._judge(clause, holds)
        return holds

    def close(self) -> list[int]:
        raise TypeError("an explainer collects no actions; ask for its clause")

    @property
    def undecided(self) -> int:
        return self._wanted

    @property
    def offered(self) -> bool:
        """Whether the prompt knows the verb at all."""
        return self._heard

    @property
    def clause(self) -> str:
        """The clause that forbids the action; empty when it is legal, or when the verb was not heard of."""
        self._settle()
        return "" if self._granted else self._answer

    def _judge(self, clause: str, holds: bool) -> None:
        if self._listening and not holds and not self._forbidding:
            self._forbidding = clause

    def _settle(self) -> None:
        if not self._listening:
            return
        self._listening = False
        if not self._forbidding:
            self._granted = True
        elif not self._answer or (self._inside and not self._answer_inside):
            self._answer = self._forbidding
            self._answer_inside = self._inside
