"""All that is printed besides the map."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from latrunculi.games.invasions.components.printed.cards import (
    Calamity,
    Decree,
    Event,
    Pillage,
    Treaty,
    read_calamities,
    read_decrees,
    read_events,
    read_pillage,
    read_treaties,
)
from latrunculi.games.invasions.components.printed.chronology import (
    Dated,
    Raid,
    Reinforcement,
    read_dated,
    read_raids,
    read_reinforcements,
)
from latrunculi.games.invasions.components.printed.counters import (
    Leader,
    Type,
    Unit,
    check_count,
    read_leaders,
    read_types,
    read_units,
)
from latrunculi.games.invasions.components.printed.files import FILES, FOLDER
from latrunculi.games.invasions.components.printed.nations import (
    Nation,
    Sides,
    Special,
    read_nations,
    read_sides,
    read_specials,
)
from latrunculi.games.invasions.components.printed.tables import Tables, read_tables
from latrunculi.kernel.sourced import data_files, words
from latrunculi.tabletop.names import Words


@dataclass(frozen=True, slots=True)
class Components:
    """All that is printed besides the map."""

    nations: tuple[Nation, ...]
    specials: tuple[Special, ...]
    sides: tuple[Sides, ...]
    types: tuple[Type, ...]
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...]
    dated: tuple[Dated, ...]
    raids: tuple[Raid, ...]
    reinforcements: tuple[Reinforcement, ...]
    events: tuple[Event, ...]
    decrees: tuple[Decree, ...]
    treaties: tuple[Treaty, ...]
    pillage: tuple[Pillage, ...]
    calamities: tuple[Calamity, ...]
    tables: Tables
    words: Words
    """What is called by the game's own words."""


def load(folder: Path = FOLDER, pack: Path | None = None) -> Components:
    """The components, those of a pack first.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(folder, FILES, pack) as readers:
        units = read_units(readers["counters.toml"])
        leaders = read_leaders(readers["leaders.toml"])
        check_count(readers["counters.toml"], units, leaders)
        chronology, cards = readers["chronology.toml"], readers["cards.toml"]
        return Components(
            read_nations(readers["nations.toml"]),
            tuple(read_specials(readers["nations.toml"])),
            tuple(read_sides(readers["nations.toml"])),
            read_types(readers["counters.toml"]),
            units,
            leaders,
            read_dated(chronology, units),
            tuple(read_raids(chronology)),
            tuple(read_reinforcements(chronology, units)),
            read_events(cards),
            read_decrees(cards),
            read_treaties(cards),
            read_pillage(cards),
            read_calamities(readers["calamities.toml"]),
            read_tables(readers["tables.toml"]),
            words(readers["names.toml"]),
        )
