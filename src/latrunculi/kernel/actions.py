"""What may be chosen: packed actions, the offers that list them, and the reasons for what is not offered.

An action is one int: `verb << 16 | object`. A set of objects is an int bitmask (bit i stands for object i), so that a
rule that restricts a choice is a mask, and the legal choices are the conjunction of the masks. The same statements of
a procedure's `options` serve twice: `Offers` collects what they allow, `Explainer` finds the first clause that forbids
one given action. There is no second list of rules to fall out of step with the first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from latrunculi.kernel.ints import Action, Seat, Thing, Verb

OBJECT_BITS: Final = 16
OBJECT_MASK: Final = 0xFFFF
NOTHING: Final = 1
"""The set of objects of a verb that takes none: bit 0 alone."""


def pack(verb: Verb, obj: Thing = 0) -> int:
    """The action of a verb upon an object."""
    return verb << OBJECT_BITS | obj


def verb_of(action: Action) -> int:
    """The verb of an action."""
    return action >> OBJECT_BITS


def object_of(action: Action) -> int:
    """The object of an action."""
    return action & OBJECT_MASK


MOST_VERBS: Final = 512
"""As many verbs as a game may have; a vocabulary checks it."""
MOST_OBJECTS: Final = 4096
"""As many objects of one kind as a game may have; a vocabulary checks it."""
BIT: Final = tuple([1 << i for i in range(MOST_OBJECTS)])
"""`BIT[i]` is the set of object `i` alone; looking it up costs less than shifting, the more so in compiled code."""


COMPILED: Final = not __file__.endswith(".py")
WORD: Final = 62
"""The width of the largest set that compiled code holds in a machine word."""


class Lister:
    """Lists the members of sets in ascending order, with `first` added to each.

    Sets are listed byte by byte: the same few bytes come up again and again, and what they stand for is kept. All lists
    share the ints that stand for members: so there are few of these, near at hand.
    """

    __slots__ = ("bytes", "each", "first")

    def __init__(self, first: int = 0) -> None:
        self.first: Final = first
        self.each: list[Any] = []
        """By object the int that stands for it, as far as any has come up: out of a `list[int]` compiled code makes
        another each time."""
        self.bytes: list[tuple[int, ...]] = []
        """By `place << 8 | byte`, for a byte at a place of a set: what it stands for; empty until it comes up."""

    def extend(self, out: list[int], mask: int) -> None:
        """Add the members of a set to a list.

        Raises:
            ValueError: for a negative number, which is no set.
        """
        key: i64 = 0
        if mask.bit_length() <= WORD and mask >= 0:
            left: i64 = mask
            while left:
                byte = left & 255
                if byte:
                    out += self.at(key | byte)
                left >>= 8
                key += 256
            return
        whole = _in_bytes(mask)
        place: i64 = 0
        places: i64 = len(whole)
        while place < places:  # not `for`, which makes an object of each byte
            here: i64 = whole[place]
            if here:
                out += self.at(key | here)
            place += 1
            key += 256

    def at(self, key: i64) -> tuple[int, ...]:
        """What a byte at a place of a set stands for, by its key in `bytes`."""
        known = self.bytes
        return (known[key] if key < len(known) else ()) or self.make(key)

    def make(self, key: int) -> tuple[int, ...]:
        """Make an entry of `bytes`."""
        if key >= len(self.bytes):
            self.bytes += [()] * ((key | 255) + 1 - len(self.bytes))
        each = self.each
        lowest = (key >> 8) * 8
        if lowest + 8 > len(each):
            each += range(self.first + len(each), self.first + lowest + 8)
        found = tuple([each[lowest + i] for i in range(8) if key >> i & 1])
        self.bytes[key] = found
        return found


def _in_bytes(mask: int) -> bytes:
    try:
        return mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    except OverflowError:
        raise ValueError(f"{mask} is no set of objects") from None


MOST_LISTED: Final = 16384
MOST_PACKED: Final = 1024
"""So many sets have their members, and so many of each verb their actions, kept for the next time; then all are
forgotten."""


class Listed(dict[int, tuple[int, ...]]):
    """By set what `lister` lists for it, for interpreted code. It follows from the set alone: no entry grows stale."""

    def __init__(self, lister: Lister, most: int) -> None:
        super().__init__()
        self.lister = lister
        self.most = most

    def __missing__(self, mask: int) -> tuple[int, ...]:
        """List a set that has not come up yet, or was forgotten."""
        if len(self) >= self.most:
            self.clear()
        at = self.lister.at
        out: list[int] = []
        for place, byte in enumerate(_in_bytes(mask)):
            if byte:
                out += at(place << 8 | byte)
        found = tuple(out)
        self[mask] = found
        return found


MEMBERS: Final = Lister()


def members(mask: int) -> tuple[int, ...]:
    """The objects of a set, in ascending order.

    Raises:
        ValueError: for a negative number, which is no set.
    """
    if not mask:
        return ()
    highest: i64 = mask.bit_length() - 1
    place = highest >> 3
    if highest < WORD:
        whole: i64 = mask
        byte = whole >> place * 8
        if byte << place * 8 == whole and byte > 0:
            return MEMBERS.at(place << 8 | byte)
    elif mask == BIT[highest]:
        one: i64 = 1
        return MEMBERS.at(place << 8 | one << (highest & 7))
    out: list[int] = []
    MEMBERS.extend(out, mask)
    return tuple(out)


LISTED: Final = Listed(MEMBERS, MOST_LISTED)
if not COMPILED:
    # The same few thousand sets come up again and again: interpreted, to look one up, in a single call, is cheaper than
    # to list it; compiled it is not, for what is kept of so many sets lies far from the processor.
    globals()["members"] = LISTED.__getitem__


def set_of(objects: Iterable[int]) -> int:
    """The set of some objects."""
    mask = 0
    for number in objects:
        mask |= BIT[number]
    return mask


ACTIONS: Final = [Lister(pack(verb)) for verb in range(MOST_VERBS)]
"""By verb, what lists the actions upon each set of objects."""
PACKED: Final = [Listed(lister, MOST_PACKED) for lister in ACTIONS]
"""The same for interpreted code, which remembers sets (see `members`)."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Offers:
    """The legal actions of one seat at one prompt, collected verb by verb.

    `offer` opens a verb upon a set of objects; `only`, `bar` and `when`, which follow it, restrict that verb. Every
    statement names the clause that it enforces. Statements that allow nothing, and are there to give a better reason
    than those before them, need not be made unless `explains`.
    """

    __slots__ = ("_mask", "_verb", "actions", "explains", "seat")

    _verb: int

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.explains: bool = False
        self.actions: list[int] = []
        self._mask = 0

    @property
    def undecided(self) -> int:
        """The objects that the statements about the open verb allow so far: others need not be thought of."""
        return self._mask

    def offer(self, verb: Verb, clause: str, among: int = NOTHING) -> None:
        """Offer `verb` upon each object of the set `among`; `clause` grants the choice."""
        mask = self._mask
        if mask:
            if COMPILED:
                ACTIONS[self._verb].extend(self.actions, mask)
            else:
                self.actions += PACKED[self._verb][mask]
        self._verb = verb
        self._mask = among

    def only(self, clause: str, among: int) -> None:
        """Restrict the open verb to the objects of the set `among`, as `clause` demands."""
        if self._mask:
            self._mask &= among

    def bar(self, clause: str, among: int) -> None:
        """Withdraw the open verb from the objects of the set `among`, as `clause` demands."""
        if among:
            barred = self._mask & among
            if barred:
                self._mask ^= barred

    def when(self, clause: str, holds: bool) -> bool:
        """Withdraw the open verb altogether unless `holds`, as `clause` demands. Returns `holds`."""
        if not holds:
            self._mask = 0
        return holds

    def legal(self) -> list[int]:
        """The actions offered, in the order of the statements and of the objects."""
        mask = self._mask
        if mask:
            if COMPILED:
                ACTIONS[self._verb].extend(self.actions, mask)
            else:
                self.actions += PACKED[self._verb][mask]
        return self.actions


class Explainer(Offers):
    """Finds the clause that forbids one action, by listening to the same statements as `Offers`.

    A verb may be stated several times: one statement that allows the action is enough. When none does, the answer comes
    from the first that speaks of the object at all, or else from the first.
    """

    def __init__(self, seat: Seat, action: Action) -> None:
        super().__init__(seat)
        self.explains = True
        self._wanted_verb = verb_of(action)
        self._wanted = 1 << object_of(action)
        self._heard = False
        self._listening = False
        self._granted = False
        self._inside = False
        self._forbidding = ""
        self._answer = ""
        self._answer_inside = False

    def offer(self, verb: Verb, clause: str, among: int = NOTHING) -> None:
        self._conclude()
        self._listening = verb == self._wanted_verb
        if self._listening:
            self._heard = True
            self._inside = bool(among & self._wanted)
            self._forbidding = "" if self._inside else clause

    def only(self, clause: str, among: int) -> None:
        self._judge(clause, bool(among & self._wanted))

    def bar(self, clause: str, among: int) -> None:
        self._judge(clause, not among & self._wanted)

    def when(self, clause: str, holds: bool) -> bool:
        self._judge(clause, holds)
        return holds

    def legal(self) -> list[int]:
        raise TypeError("an explainer collects no actions; ask for its clause")

    @property
    def undecided(self) -> int:
        return self._wanted

    @property
    def offered(self) -> bool:
        """Whether the prompt knows the verb at all."""
        return self._heard

    @property
    def spoken(self) -> bool:
        """Whether a statement that does not allow the action spoke of its object at all. Ask after `clause`."""
        return self._answer_inside

    @property
    def clause(self) -> str:
        """The clause that forbids the action; empty when it is legal, or when the verb was not heard of."""
        self._conclude()
        return "" if self._granted else self._answer

    def _judge(self, clause: str, holds: bool) -> None:
        if self._listening and not holds and not self._forbidding:
            self._forbidding = clause

    def _conclude(self) -> None:
        if not self._listening:
            return
        self._listening = False
        if not self._forbidding:
            self._granted = True
        elif not self._answer or (self._inside and not self._answer_inside):
            self._answer = self._forbidding
            self._answer_inside = self._inside
