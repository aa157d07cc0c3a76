"""`latrunculi rules GAME [WORDS]`."""

from __future__ import annotations

import unicodedata

from rich.console import Console

from latrunculi.cli.common import print_json, the_game, the_language
from latrunculi.cli.failure import Failure
from latrunculi.kernel.rules import Clause, RulesReference, load_rules

RULING = {"fr": "interprétation", "en": "ruling"}
"""What follows a clause where the rulebook is silent or contradicts itself."""


def rules(name: str, wanted: str, language: str, as_json: bool) -> None:
    """Print the clauses whose number begins so, or that hold all of the words; all of them when none are given."""
    spoken = the_language(language)
    game = the_game(name)
    book = load_rules(game.folder / "rules.toml")
    found = search(book, wanted)
    if not found:
        raise Failure(f"no clause of {game.id} has the number or the words {wanted!r}")
    if as_json:
        print_json([_described(book, clause) for clause in found])
    else:
        _print(book, found, spoken)


def search(book: RulesReference, wanted: str) -> list[Clause]:
    """The clauses whose number is or begins with what is wanted, or whose texts hold all of its words."""
    clauses = list(book.clauses.values())
    number = wanted.upper()
    exact = [clause for clause in clauses if clause.id == number]
    begun = exact or [clause for clause in clauses if clause.id.startswith(number)]
    if begun:
        return begun
    words = _plain(wanted).split()
    return [clause for clause in clauses if all(word in _plain(f"{clause.fr} {clause.en}") for word in words)]


def _plain(text: str) -> str:
    """Small letters without accents, so that a search finds what was typed in haste."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def _described(book: RulesReference, clause: Clause) -> dict[str, object]:
    return {
        "id": clause.id,
        "section": clause.section,
        "fr": clause.fr,
        "en": clause.en,
        "ruling": clause.ruling,
        "waived": clause.id in book.waived,
    }


def _print(book: RulesReference, found: list[Clause], language: str) -> None:
    console = Console(soft_wrap=True)
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            fr, en = book.sections[section]
            console.print(f"\n{section}  {fr if language == 'fr' else en}", style="bold", highlight=False)
        text = clause.fr if language == "fr" else clause.en
        ruling = f" [{RULING[language]}]" if clause.ruling else ""
        console.print(f"{clause.id:<14} {text}{ruling}", highlight=False, markup=False)
