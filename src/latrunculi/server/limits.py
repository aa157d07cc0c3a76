"""How much anybody may take of a server, and for how long."""

from __future__ import annotations

import dataclasses
import ipaddress
import time
from collections import Counter
from collections.abc import Iterable
from typing import Final

from latrunculi.server.errors import ApiError

HOUR: Final = 3600.0


class LimitError(ValueError):
    """A limit that does not exist or cannot be set so; the message says what would do."""


@dataclasses.dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server; 0 is none. An address is one of IPv4, or the first half of one of IPv6.

    Attributes:
        header_seconds: from the beginning of a connection, or of a further request, to the end of its header.
        body_seconds: for the body of a request.
        stuck_seconds: for which somebody may take nothing of what is sent to them.
        connections, connections_each: open at once, in all and from one address.
        requests, requests_each: that are not yet answered, in all and from one address.
        tables: in all.
        tables_an_hour: that one address may begin in an hour.
        unbegun_days, idle_days, finished_days: since something last happened, after which a table is deleted: one at
            which nobody ever chose anything, one that is not over, and one that is.
    """

    header_seconds: int = 10
    body_seconds: int = 60
    stuck_seconds: int = 30
    connections: int = 4000
    connections_each: int = 64
    requests: int = 256
    requests_each: int = 32
    tables: int = 50_000
    tables_an_hour: int = 60
    unbegun_days: int = 14
    idle_days: int = 180
    finished_days: int = 365

    @classmethod
    def owner(cls) -> Limits:
        """Those of a server on its owner's machine: he shares it with nobody, and everything is kept."""
        return cls(
            connections_each=0,
            requests_each=0,
            tables=0,
            tables_an_hour=0,
            unbegun_days=0,
            idle_days=0,
            finished_days=0,
        )

    def changed(self, wanted: Iterable[str]) -> Limits:
        """These with others in their place, each written `NAME=NUMBER`.

        Raises:
            LimitError: when there is no such limit, or the number is none.
        """
        names = [field.name.replace("_", "-") for field in dataclasses.fields(self)]
        changes: dict[str, int] = {}
        for text in wanted:
            name, _, number = text.partition("=")
            if name not in names:
                raise LimitError(f"no limit {name!r}; there are {', '.join(names)}")
            if not (number.isascii() and number.isdecimal() and len(number) <= 9):
                raise LimitError(f"{text!r}: write {name}=NUMBER, a whole number; 0 is no limit")
            changes[name.replace("-", "_")] = int(number)
        return dataclasses.replace(self, **changes)


def household(address: str) -> str:
    """What counts as one address: of IPv6 the half that is given to one household, for the other is free to choose."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


class Quota:
    """How many tables each address has begun in this hour."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._begun: Counter[str] = Counter()
        self._since = time.monotonic()

    def take(self, address: str, tables: int) -> None:
        """Count a table that an address begins where there are so many.

        Raises:
            ApiError: when it may not.
        """
        if time.monotonic() - self._since >= HOUR:
            self._begun.clear()
            self._since = time.monotonic()
        if self._limits.tables and tables >= self._limits.tables:
            raise ApiError(503, "full", "this server has as many tables as it keeps; try again another day")
        of = household(address)
        if self._limits.tables_an_hour and self._begun[of] >= self._limits.tables_an_hour:
            raise ApiError(
                429, "too-many", f"no more than {self._limits.tables_an_hour} tables an hour from one address"
            )
        self._begun[of] += 1


class Presence:
    """How many of something are there at once, in all and of each address."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._of: Counter[str] = Counter()
        self.total = 0

    def full(self, address: str, exempt: bool = False) -> str:
        """Why one more from an address is too many: `all`, `each`; empty when it is not."""
        if self._most and self.total >= self._most:
            return "all"
        return "each" if self._each and not exempt and self._of[address] >= self._each else ""

    def enter(self, address: str) -> None:
        """One more."""
        self.total += 1
        self._of[address] += 1

    def leave(self, address: str) -> None:
        """One less."""
        self.total -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
