"""All that is printed besides the map."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from latrunculi.games.optimus.components.printed.files import FILES, FOLDER
from latrunculi.games.optimus.components.printed.land import Chart
from latrunculi.games.optimus.components.printed.peoples import (
    Leader,
    People,
    read_decoys,
    read_leaders,
    read_peoples,
    read_successions,
)
from latrunculi.games.optimus.components.printed.stratagems import Stratagem, read_stratagems
from latrunculi.games.optimus.components.printed.tables import Tables, read_tables
from latrunculi.games.optimus.components.printed.units import Unit, read_units
from latrunculi.kernel.sourced import data_files, words
from latrunculi.tabletop.names import Words


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed besides the map. `successions`: heirs of the supreme leaders by the name of the line;
    `decoys`: how many each people has."""

    peoples: tuple[People, ...]
    leaders: tuple[Leader, ...]
    successions: dict[str, tuple[str, ...]]
    decoys: dict[str, int]
    units: tuple[Unit, ...]
    stratagems: tuple[Stratagem, ...]
    tables: Tables
    words: Words
    """What is called by the game's own words."""


def load(chart: Chart, folder: Path = FOLDER, pack: Path | None = None) -> Components:
    """The components, those of a pack first.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(folder, FILES, pack) as readers:
        leaders = read_leaders(readers["leaders.toml"])
        return Components(
            read_peoples(readers["peoples.toml"]),
            leaders,
            read_successions(readers["leaders.toml"], [leader.id for leader in leaders]),
            read_decoys(readers["leaders.toml"]),
            read_units(readers["units.toml"], chart),
            read_stratagems(readers["stratagems.toml"]),
            read_tables(readers["tables.toml"]),
            words(readers["names.toml"]),
        )
