"""What may be chosen: packed actions, the offers that list them, and the reasons for what is not offered.

An action is one int: `verb << 16 | object`. A set of objects is an int bitmask (bit i stands for object i), so that a
rule that restricts a choice is a mask, and the legal choices are the conjunction of the masks. The same statements of
a procedure's `options` serve twice: `Offers` collects what they allow, `Explainer` finds the first clause that forbids
one given action. There is no second list of rules to fall out of step with the first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.kernel.ints import Action, Seat

OBJECT_BITS: Final = 16
OBJECT_MASK: Final = 0xFFFF
NOTHING: Final = 1
"""The set of objects of a verb that takes none: bit 0 alone."""


def pack(verb: int, obj: int = 0) -> int:
    """The action of a verb upon an object."""
    return verb << OBJECT_BITS | obj


def verb_of(action: Action) -> int:
    """The verb of an action."""
    return action >> OBJECT_BITS


def object_of(action: Action) -> int:
    """The object of an action."""
    return action & OBJECT_MASK


MOST_OBJECTS: Final = 4096
"""As many objects of one kind as a game may have; a vocabulary checks it."""
BIT: Final = tuple([1 << i for i in range(MOST_OBJECTS)])
"""`BIT[i]` is the set of object `i` alone; looking it up costs less than shifting, the more so in compiled code."""


MOST_LISTED: Final = 8192
"""So many sets have their lists kept for the next time; then all are forgotten."""
_LISTED: Final[dict[int, list[int]]] = {}
"""By set, the list of its objects. It follows from the set alone: it cannot grow stale."""


def members(mask: int) -> list[int]:
    """The objects of a set, in ascending order, in a list that is the caller's own.

    The same few thousand sets come up again and again, and to copy a list is cheaper than to make it.
    """
    if not mask:
        return []
    known = _LISTED.get(mask)
    return _list(mask) if known is None else known.copy()


def _list(mask: int) -> list[int]:
    """Make the list of a set, and keep a copy."""
    out: list[int] = []
    left = mask
    while left:
        highest = left.bit_length() - 1
        out.append(highest)
        left ^= BIT[highest]
    out.reverse()
    if len(_LISTED) >= MOST_LISTED:
        _LISTED.clear()
    _LISTED[mask] = out.copy()
    return out


FEW: Final = 3
"""Up to so many objects it is faster to list them than to look up the actions of whole bytes."""
_KNOWN: Final[list[list[tuple[int, ...]]]] = []
"""By verb, and by `place << 8 | byte` for a byte at a place of a mask: the actions that it stands for, once made."""


def _make_room(verb: int, places: int) -> None:
    """Let `_KNOWN` have entries for a verb and masks of so many bytes."""
    while len(_KNOWN) <= verb:
        _KNOWN.append([])
    _KNOWN[verb] += [()] * ((places << 8) - len(_KNOWN[verb]))


def _make(verb: int, place: int, byte: int) -> tuple[int, ...]:
    """Make an entry of `_KNOWN`."""
    found = tuple([pack(verb, 8 * place + i) for i in members(byte)])
    _KNOWN[verb][place << 8 | byte] = found
    return found


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

    def offer(self, verb: int, clause: str, among: int = NOTHING) -> None:
        """Offer `verb` upon each object of the set `among`; `clause` grants the choice."""
        mask = self._mask
        if mask:
            self._collect(mask)
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

    def close(self) -> list[int]:
        """The actions offered, in the order of the statements and of the objects."""
        if self._mask:
            self._collect(self._mask)
        return self.actions

    def _collect(self, mask: int) -> None:
        """Add the actions of the open verb upon the objects of a set: a few one by one, many byte by byte."""
        verb = self._verb
        actions = self.actions
        if mask == NOTHING:
            actions.append(verb << OBJECT_BITS)
            return
        if mask.bit_count() <= FEW:
            for obj in members(mask):
                actions.append(verb << OBJECT_BITS | obj)
            return
        whole = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
        places = len(whole)
        if verb >= len(_KNOWN) or len(_KNOWN[verb]) < places << 8:
            _make_room(verb, places)
        known = _KNOWN[verb]
        for place in range(places):
            byte = whole[place]
            if byte:
                actions += known[place << 8 | byte] or _make(verb, place, byte)


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

    def offer(self, verb: int, clause: str, among: int = NOTHING) -> None:
        self._settle()
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
    def spoken(self) -> bool:
        """Whether a statement that does not allow the action spoke of its object at all. Ask after `clause`."""
        return self._answer_inside

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
