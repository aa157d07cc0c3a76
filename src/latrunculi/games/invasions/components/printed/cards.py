"""Event, Administration and Diplomacy cards, Pillage markers and calamities (X.B, XIII, XXIV.D, XXX)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from latrunculi.games.invasions.components.printed.reading import LANGUAGES, numbers_of
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import entries, exactly, texts

EVENT_CARDS: Final = 72
PUBLIC_CARDS: Final = 18
KINDS_OF_DECREE: Final = ("passive", "military", "reform")
SECTIONS: Final = ("young", "mature", "ageing")
"""Sections of the age track of civilised nations (VI.A)."""
TREATY_IDS: Final = ("alliance", "pactum", "matrimonium", "tributus", "foedus", "corruptio", "mercenarius", "nihil")
MOMENTS: Final = (
    "at-once", "reinforcements", "diplomacy", "purchases", "suppression", "activation", "movement", "interception",
    "flight", "battle", "fire", "melee", "melee-roll", "victory", "siege", "sack", "terror", "death", "sea-risk",
    "naval-battle", "die", "event",
)  # fmt: skip
"""When an Event card may be played: at once, when drawn; in or at the beginning of a step; when an activation begins;
before a roll or round; after a melee roll, a victory, a sack; when a leader would die; on any die; against an event."""
EVENT_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "alliance": (), "ambush": (), "arrows": ("white",), "assassination": ("kills", "kills_in_decline"),
    "barbarian-coalition": (), "betrayal": ("siege",), "bodyguard": (), "booty": ("markers",), "bridge": (),
    "caravans": (), "cavalry-charge": ("cavalry", "black"), "city-growth": (), "comet": ("ageing",),
    "confusion": (), "deserters": (), "determination": (), "dice": (), "earthquake": (), "epidemic": (
        "losses", "late_losses", "late", "gold"),
    "famine": ("gold",), "forced-march": ("steps",), "golden-age": ("ageing", "gold"),
    "great-leader": ("combat", "campaigns", "most"), "harvest": ("gold",), "heresy": (), "heroism": ("rerolls",),
    "holy-man": ("suppression",), "influx": ("units",), "interception": ("interception", "flight"), "intrigue": (),
    "longevity": (), "mercenaries": ("gold",), "missionaries": ("times",), "mutiny": ("units", "combat", "gold"),
    "new-deck": (), "perfidy": (), "reaction": (), "renaissance": ("units", "ageing"), "revolt": ("provinces",),
    "rout": (), "scouts": (), "sedition": ("losses",), "shield-wall": ("infantry",),
    "shortage": ("empire", "kingdom", "granaries", "pillage"), "siege-engines": ("walls", "barbarian"),
    "skilled-navigation": ("risk", "white"), "storm": ("risk", "cancelled", "lost"),
    "stubborn-defence": ("siege", "white"), "supplies": ("campaigns",), "surprise": ("fire", "black"),
    "tactician": ("black",), "taxes": ("empire", "kingdom"), "terror": (), "trade": ("gold",),
    "usurper": ("otherwise",), "veterans": ("refitted", "recovered"),
}  # fmt: skip
"""The Event cards by title, with the numbers that each must give; each is a rule of its own."""
CALAMITY_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "usurper": ("revolt", "power", "ageing", "gold"), "heresy": ("gold",), "intolerance": ("revolts", "gold"),
    "revolt": ("revolts", "gold"), "bagaudae": ("revolts", "gold"), "plague": ("piles", "units", "gold"),
    "dearth": ("most",), "corruption": ("part", "kingdom", "empire"), "desertion": ("gold",),
    "plot": ("kills", "gold"), "succession": ("ageing",), "decadence": ("ageing", "gold"),
}  # fmt: skip
"""The calamities, with the numbers that each must give."""


@dataclass(frozen=True, slots=True)
class Event:
    """An Event card (X.B): its numbers in the deck, when it may be played, the numbers of its effect, its text."""

    id: str
    names: dict[str, str]
    nos: tuple[int, ...]
    public: bool
    moments: tuple[str, ...]
    numbers: dict[str, int]
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class Decree:
    """An Administration card (XIII): its kind, and by section of the age track gold, whether a calamity strikes,
    whether leaders may leave the capital, and ageing."""

    id: str
    names: dict[str, str]
    kind: str
    columns: tuple[tuple[int, bool, bool, int], ...]


@dataclass(frozen=True, slots=True)
class Treaty:
    """A Diplomacy card (XXX): copies, gold to be paid, its clause, and what it says."""

    id: str
    names: dict[str, str]
    copies: int
    gold: int
    clause: str
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class Pillage:
    """A kind of Pillage marker (XXIV.D): gold, the Event card that it stands for (or empty), or a usurper."""

    id: str
    copies: int
    gold: int
    event: str
    usurper: bool


@dataclass(frozen=True, slots=True)
class Calamity:
    """A calamity (XIII.E): the numbers of its effect, and its text."""

    id: str
    names: dict[str, str]
    numbers: dict[str, int]
    text: dict[str, str]


def read_events(top: Reader) -> tuple[Event, ...]:
    found: list[Event] = []
    for row, name in entries(top, "event"):
        names, nos = texts(row, "names", ("fr", "en")), tuple(row.array("nos", int, "numbers of cards"))
        public, moments = row.flag("public", False), tuple(row.choices("moments", MOMENTS))
        if public != (moments == ("at-once",)):
            row.fault("moments", f"is {list(moments)}", 'let a public event, and no other, have moments = ["at-once"]')
        effect = numbers_of(row, name, EVENT_NUMBERS)
        found.append(Event(name, names, nos, public, moments, effect, texts(row, "text", ("fr", "en"))))
    exactly(top, "event", [event.id for event in found], tuple(EVENT_NUMBERS))
    if sorted([no for event in found for no in event.nos]) != list(range(1, EVENT_CARDS + 1)):
        top.fault("event", "the numbers of the cards are not 1 to 72, each once", "give each card one number (X.B-3)")
    if sum([len(event.nos) for event in found if event.public]) != PUBLIC_CARDS:
        top.fault("event", "there are not 18 public cards", "make it 18 public and 54 private ones (X.B-3)")
    return tuple(found)


def read_decrees(top: Reader) -> tuple[Decree, ...]:
    found: list[Decree] = []
    for row, name in entries(top, "decree"):
        names, kind = texts(row, "names", LANGUAGES), row.choice("kind", KINDS_OF_DECREE)
        columns = []
        for section in SECTIONS:
            inner = row.sub(section)
            columns.append(
                (
                    inner.number("gold", 0, -9, 9),
                    inner.flag("calamity", False),
                    inner.flag("leaders", True),
                    inner.number("age", 0, -1, 2),
                )
            )
            inner.finish()
        found.append(Decree(name, names, kind, tuple(columns)))
    for kind, number in zip(KINDS_OF_DECREE, (7, 7, 4), strict=True):
        if len([decree for decree in found if decree.kind == kind]) != number:
            top.fault("decree", f"there are not {number} of kind {kind}", "make it 7 passive, 7 military, 4 reform")
    return tuple(found)


def read_treaties(top: Reader) -> tuple[Treaty, ...]:
    found = [
        Treaty(
            name, texts(row, "names", LANGUAGES), row.number("copies", low=1, high=9), row.number("gold", 0, 0, 20),
            row.text("clause"), texts(row, "text", ("fr", "en")),
        )
        for row, name in entries(top, "treaty")
    ]  # fmt: skip
    exactly(top, "treaty", [treaty.id for treaty in found], TREATY_IDS)
    return tuple(found)


def read_pillage(top: Reader) -> tuple[Pillage, ...]:
    found = [
        Pillage(
            name, row.number("copies", low=1, high=40), row.number("gold", low=1, high=3),
            row.choice("event", EVENT_NUMBERS, ""), row.flag("usurper", False),
        )
        for row, name in entries(top, "pillage")
    ]  # fmt: skip
    if sum([marker.copies for marker in found if marker.usurper]) != 2:
        top.fault("pillage", "there are not two markers of the usurper", "make it two (XXIV.D-6)")
    return tuple(found)


def read_calamities(top: Reader) -> tuple[Calamity, ...]:
    found = [
        Calamity(
            name,
            texts(row, "names", LANGUAGES),
            numbers_of(row, name, CALAMITY_NUMBERS),
            texts(row, "text", ("fr", "en")),
        )
        for row, name in entries(top, "calamity")
    ]
    exactly(top, "calamity", [calamity.id for calamity in found], tuple(CALAMITY_NUMBERS))
    return tuple(found)
