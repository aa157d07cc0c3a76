"""Texts of a game in a language: names, prompts, actions and log lines, rendered with Fluent.

A game's `locale/LANGUAGE.ftl` holds one message for each word of its vocabulary: `prompt-ID`, `verb-NAME` (for a list
of choices), `event-NAME` (for the log), and `reason-NAME` for what its adviser says; and for pages `prompt-ID-VERB`,
where a choice has a name of its own at one prompt, and `event-NAME-head` with `event-NAME-item`, where several events
of a kind stand on one line. Further `scenario-ID`, `scenario-ID-note`, `option-ID`, `option-ID-VALUE`,
`option-ID-hint`, `seats-NUMBER`, `about` and `about-years` are read where a game is chosen (docs/adding-a-game.md says
which of them a game must have). Values arrive as names in the language, and as ids with `_id` appended (of an action
its verb), so that a message may select on them.
Numbers below zero are written `FIGURE($n)`, differences `SIGNED($n)`; the page knows both, too
(client/src/lib/figures.ts). Rule code contains no sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from latrunculi.kernel.game import Game

LANGUAGES = ("fr", "en")
_ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ])")
"""Before a name that begins with a vowel (de Africa: d’Africa); no message knows which name it will be given."""


def figure(number: int) -> str:
    """`FIGURE($n)` of a message: a number whose minus is a minus sign, not a hyphen at which a line may break."""
    return f"{number:d}".replace("-", "−")


def signed(number: int) -> str:
    """`SIGNED($n)` of a message: a difference, with its sign; of none, none."""
    return f"{number:+d}".replace("-", "−") if number else "0"


_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; all of it but its first line is indented, or in braces."""
_WORD: Final = re.compile(r"-?[A-Za-z][\w-]*")
"""What may be the name of another one."""
_WRITTEN: Final[dict[str, Callable[..., Any]]] = {"FIGURE": figure, "SIGNED": signed}
"""What a message may write of a number."""


class Texts:
    """The texts of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        """Load them.

        Raises:
            LookupError: when the game does not speak the language.
        """
        path = game.folder / "locale" / f"{language}.ftl"
        if language not in LANGUAGES or not path.is_file():
            raise LookupError(f"{game.id} has no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = game.names(language)
        self.source = path.read_text(encoding="utf-8") + _scenarios(self.names)
        self._bundle = FluentBundle([language], functions=_WRITTEN, use_isolating=False)
        self._unread: dict[str, str] = {}
        """By name, the messages and terms that nobody has asked for yet: those of all games take half a second."""
        begins = [(entry[1], entry.start()) for entry in _ENTRY.finditer(self.source)]
        for (name, begin), (_, end) in pairwise([*begins, ("", len(self.source))]):
            self._unread.setdefault(name, self.source[begin:end])

    def _read(self, key: str) -> None:
        """Parse an entry with those that it names."""
        found: dict[str, str] = {}
        names = [key]
        while names:
            name = names.pop()
            if name not in found and (entry := self._unread.get(name)):
                found[name] = entry
                names += _WORD.findall(entry)
        self._bundle.add_resource(FluentResource("".join(found.values())))
        for name in found:  # not before all of them are there: several threads may ask
            self._unread.pop(name, None)

    def knows(self, key: str) -> bool:
        """Whether the game has a message, whatever values it needs."""
        if key in self._unread:
            self._read(key)
        return bool(self._bundle.has_message(key))

    def find(self, key: str) -> str | None:
        """A message that needs no values, or None where the game has none of this key."""
        return self.message(key) if self.knows(key) else None

    def message(self, key: str, values: dict[str, Any] | None = None) -> str:
        """A message with its values filled in.

        Raises:
            LookupError: when there is no such message, or a value that it needs is absent.
        """
        if not self.knows(key):
            raise LookupError(f"no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"message {key!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, values or {})
        if errors:
            raise LookupError(f"message {key!r}: {errors[0]}")
        return _ELIDED.sub(r"\1’", str(text)) if self.language == "fr" else str(text)

    def name(self, kind: str, value: object) -> str:
        """The name of an object of a kind; dice and numbers as figures, the unknown as a dash, no dice at all as ∅."""
        if value is None:
            return "–"
        if kind in self.game.vocabulary.dice:
            return (" ".join(map(str, value)) or "∅") if isinstance(value, list) else str(value)
        return self.names.get(kind, {}).get(str(value), str(value))

    def event(self, event: dict[str, Any]) -> str:
        """The log line of an event in words (`Vocabulary.event`)."""
        kind = next(known for known in self.game.vocabulary.events if known.name == event["kind"])
        return self.message(f"event-{kind.name}", self._values(dict(kind.fields), event["values"]))

    def action(self, action: dict[str, Any]) -> str:
        """The line that offers an action in words (`Vocabulary.describe`)."""
        return self.message(f"verb-{action['verb']}", self._values({"object": action["kind"]}, action))

    def prompt(self, prompt: dict[str, Any]) -> str:
        """The question of a prompt (`views.prompt`)."""
        return self.message(f"prompt-{prompt['id']}", self._values(prompt["kinds"], prompt["values"]))

    def reason(self, reason: dict[str, Any]) -> str:
        """A reason of the game's adviser (`Reason.words`)."""
        return self.message(f"reason-{reason['id']}", self._values(reason["kinds"], reason["values"]))

    def _values(self, kinds: dict[str, str], values: dict[str, Any]) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for field, kind in kinds.items():
            value = values[field]
            if isinstance(value, dict):
                filled[field] = self.action(value)
                filled[f"{field}_id"] = value["verb"]
                continue
            filled[field] = value if isinstance(value, int) and kind == "number" else self.name(kind, value)
            filled[f"{field}_id"] = str(value)
        return filled


def _scenarios(names: dict[str, dict[str, str]]) -> str:
    """The messages of scenarios whose files bring their own titles and descriptions (kinds `scenario`, `...-note`)."""
    lines = [f"scenario-{name} = {title}" for name, title in names.get("scenario", {}).items()]
    lines += [f"scenario-{name}-note = {note}" for name, note in names.get("scenario-note", {}).items()]
    return "\n" + "\n".join(lines) + "\n" if lines else ""


def texts(game: Game, language: str) -> Texts:
    """The texts of a game in a language, loaded once."""
    return game.once((Texts, language), lambda: Texts(game, language))
