"""A game's rules reference: every clause, numbered, in French and English, as its `rules.toml` states them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from latrunculi.kernel.position import Reader, read


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its number, the section it stands in, its text in both languages, and whether we ruled upon it."""

    id: str
    section: str
    fr: str
    en: str
    ruling: bool


@dataclass(frozen=True, slots=True)
class RulesReference:
    """The rules of a game as its players can read them.

    Attributes:
        clauses: by number, in the order of the rulebook.
        sections: for each section its titles (fr, en), in the same order.
        waived: for each clause that no code can carry out, the reason (fr, en).
    """

    revision: int
    clauses: dict[str, Clause]
    sections: dict[str, tuple[str, str]]
    waived: dict[str, tuple[str, str]]


def load_rules(path: Path) -> RulesReference:
    """The rules reference in a file.

    Raises:
        latrunculi.kernel.position.PositionError: naming every defect with file, entry and cure.
    """
    top = Reader(read(path), path.name)
    game = top.sub("game")
    revision = game.number("revision", low=1)
    game.text("id")
    game.text("code")
    game.finish()
    sections: dict[str, tuple[str, str]] = {}
    for row in top.each("section"):
        sections[row.text("id")] = (row.text("fr"), row.text("en"))
        row.finish()
    clauses: dict[str, Clause] = {}
    for row in top.each("clause"):
        section = row.choice("section", sections)
        clause = Clause(row.text("id"), section, row.text("fr"), row.text("en"), row.flag("ruling", False))
        if clause.id in clauses:
            row.fault("id", f"{clause.id} stands here twice", "remove one of them")
        clauses[clause.id] = clause
        row.finish()
    waived: dict[str, tuple[str, str]] = {}
    for row in top.each("waived", "clause"):
        waived[row.choice("clause", clauses)] = (row.text("fr"), row.text("en"))
        row.finish()
    top.finish()
    top.check()
    return RulesReference(revision, clauses, sections, waived)
