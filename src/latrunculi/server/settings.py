"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from latrunculi.server.limits import Limits


def default_database() -> str:
    """The address of the SQLite file in the user's data folder, which is made when it is not there."""
    folder = Path(platformdirs.user_data_dir("latrunculi", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'latrunculi.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of one server.

    Attributes:
        database: an SQLAlchemy address, `sqlite:///FILE` or `postgresql://...`.
        local: whether everyone who reaches this server is its owner (an embedded server on loopback): it then lists
            the tables of all and gives the keys of all seats.
        names: host names besides loopback's under which the server may be addressed.
        origins: origins besides the server's own whose pages may speak to it.
        client: the folder of the built client.
        thinkers: processes in which bots think.
        limits: how much anybody may take.
        proxies: addresses and networks of proxies that may say for whom they speak.
    """

    database: str
    local: bool = False
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    client: Path = Path(__file__).parent / "static"
    thinkers: int = 1
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = ()
