"""The texts of the game: every word has its message in both languages, every message is used, and all of them read."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from latrunculi.games.empire.components.chart import PRINTED
from latrunculi.games.empire.components.printed import BONUSES
from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.table.reference import SEQUENCE
from latrunculi.kernel import views
from latrunculi.kernel.contract import plain
from latrunculi.kernel.game import OMNISCIENT
from latrunculi.kernel.match import Match
from latrunculi.kernel.rules import load_rules
from latrunculi.kernel.texts import LANGUAGES, Texts

WORDS = GAME.vocabulary
STAGES = ("draw-order", "barbarian-chits", "emperor-chits", "phase", "over")
REFUSALS = ("over", "not-your-turn", "stale", "unknown", "not-now", "forbidden", "nothing-to-undo")
MODIFIERS = (
    ("HRE-S.5.3-1", "attack", "dice"),
    ("HRE-S.5.3-3", "attack", "pips"),
    ("HRE-S.5.3-5", "attack", "ties"),
    ("HRE-10.4-3", "attack", "pips"),
    ("HRE-10.4-3", "defence", "dice"),
    ("HRE-10.4-3", "defence", "pips"),
    ("HRE-10.2-1", "defence", "dice"),
    ("HRE-10.2-2", "defence", "dice"),
    ("HRE-10.3-1", "defence", "dice"),
    ("HRE-10.4-1", "defence", "pips"),
    ("HRE-10.4-2", "defence", "pips"),
    ("HRE-10.4-2", "defence", "ties"),
    ("HRE-9.3.2-4", "defence", "pips"),
    ("HRE-9.3.2-5", "defence", "pips"),
)
ENDS = (
    "card-step-start", "mini-phase-place", "works-go-on", "recruitment-build", "taking-up-start",
    "barbarian-placement-place", "roman-placement-place", "bribe-offer-start", "cities-start", "looting-start",
)  # fmt: skip
"""The questions that one may end: each names what is ended."""
ABOUT = {
    "displacement": ("province",), "lone-fort": ("province",), "withdrawal": ("province", "side"),
    "bribe-offer": ("province", "side"),
}  # fmt: skip
"""What the questions of a procedure name."""
MERGED = ("scored-diocese",)
"""Events of which several in a row stand on one line of the log: what they have in common, then each."""


def modifier_key(rule: str) -> str:
    return f"modifier-{rule.replace('.', '-')}"


@cache
def wanted() -> dict[str, set[str]]:
    """Each message that the program asks for, with the variables that it is given."""
    found: dict[str, set[str]] = {}
    for event in WORDS.events:
        given = {name for field, _ in event.fields for name in (field, f"{field}_id")}
        found[f"event-{event.name}"] = given
        if event.name in MERGED:
            found |= {f"event-{event.name}-head": given, f"event-{event.name}-item": given}
    for verb in WORDS.verbs:
        found[f"verb-{verb.name}"] = {"object", "object_id"}
        found[f"verb-group-{verb.name}"] = set()
    for procedure in GAME.procedures.values():
        for step in procedure.ASKS:
            asked = {name for value in ABOUT.get(procedure.NAME, ()) for name in (value, f"{value}_id")}
            found[f"prompt-{procedure.NAME}-{step}".replace("_", "-")] = asked
    found |= {f"prompt-{question}-done": set() for question in ENDS}
    for option in GAME.options:
        keys = [f"option-{option.id}", f"option-{option.id}-hint", *(f"option-{option.id}-{v}" for v in option.values)]
        found |= {key: set() for key in keys}
    keys = ["about", "about-years", "seats-2", "seats-3"]
    keys += [f"scenario-{scenario.id}" for scenario in GAME.scenarios]
    keys += [f"scenario-{scenario.id}-note" for scenario in GAME.scenarios]
    keys += [f"step-{step.id}" for step in SEQUENCE]
    keys += [f"stage-{stage}" for stage in STAGES]
    keys += [f"bonus-{bonus}" for bonus in BONUSES]
    keys += [f"timing-{card.timing}" for card in PRINTED.cards]
    keys += [f"card-kind-{card.kind}" for card in PRINTED.cards]
    keys += [f"refusal-{code}" for code in REFUSALS]
    found |= {key: set() for key in keys}
    found |= {modifier_key(rule): {"whose", "effect"} for rule, _, _ in MODIFIERS}
    found["modifier-amount"] = {"effect", "value"}
    return found


@cache
def texts(language: str) -> Texts:
    return Texts(GAME, language)


class Uses(Visitor):
    """The variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the visitor
        self.messages.add(node.id.name)


@cache
def written(language: str) -> dict[str, Uses]:
    """Each message of the file with what it refers to."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(texts(language).source).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl does not parse: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}.ftl says {entry.id.name} twice"
            uses = found[entry.id.name] = Uses()
            uses.visit(entry)
    return found


def reached(language: str, key: str) -> Iterator[str]:
    """A message and all that it is made of."""
    yield key
    for other in written(language)[key].messages:
        yield from reached(language, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_message(language: str) -> None:
    assert sorted(set(wanted()) - set(written(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    used = {part for key in wanted() for part in reached(language, key)}
    assert sorted(set(written(language)) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_the_values_that_they_are_given(language: str) -> None:
    for key, given in wanted().items():
        for part in reached(language, key):
            assert written(language)[part].variables <= given, f"{language}: {key} by way of {part}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", WORDS.verbs, ids=lambda verb: verb.name)
def test_every_choice_is_rendered_with_its_object(verb: Any, language: str) -> None:
    for value in range(8) if verb.kind == "number" else WORDS.objects.get(verb.kind, [None]):
        line = texts(language).action({"verb": verb.name, "kind": verb.kind, "object": value})
        assert is_clean(line), line
        if verb.kind != "none":
            assert texts(language).name(verb.kind, value) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_without_values_are_rendered(language: str) -> None:
    for key, given in wanted().items():
        if not given:
            assert is_clean(texts(language).message(key)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_modifier_of_a_combat_has_a_name_of_its_own_and_an_amount(language: str) -> None:
    for rule, whose, effect in MODIFIERS:
        assert is_clean(modifier(language, rule, whose, effect))
        assert is_clean(texts(language).message("modifier-amount", {"effect": effect, "value": 1}))
    cards = {modifier(language, *of) for of in MODIFIERS if of[0] == "HRE-10.4-3"}
    assert len(cards) == 3


def modifier(language: str, rule: str, whose: str, effect: str) -> str:
    return texts(language).message(modifier_key(rule), {"whose": whose, "effect": effect})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ends_a_question_is_called_by_what_it_ends(language: str) -> None:
    """Only the two placements that expand alike have the same word."""
    words = {question: texts(language).message(f"prompt-{question}-done") for question in ENDS}
    assert words.pop("barbarian-placement-place") == words["roman-placement-place"]
    assert len(set(words.values())) == len(words)
    assert texts(language).message("verb-done") not in words.values()


def is_clean(line: str) -> bool:
    """Whether a line is whole: no placeholder, no missing value, no double or outer space."""
    return bool(line) and line == line.strip() and not re.search(r"[{}$]|None|  |\n", line)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_and_the_questions_of_whole_games_are_rendered(seats: int) -> None:
    seen = set()
    for number in range(3):
        setup = GAME.setup(seats=seats, seed=f"texts {number}", options={"bribes": 1})
        match = Match(GAME, setup)
        dice = random.Random(number)
        while not match.state.over:
            asked = views.prompt(match.game, match.state)
            assert asked is not None
            for language in LANGUAGES:
                assert is_clean(texts(language).prompt(asked))
            if WORDS.action("done") in match.state.options:
                assert asked["id"] in ENDS
            match.play(match.state.actor, dice.choice(match.state.options))
            battle = plain(GAME.board(match.state))["battle"] if not match.state.over else None
            for found in battle["modifiers"] if battle else []:
                assert (found["rule"], found["whose"], found["effect"]) in MODIFIERS
        for event in match.log(OMNISCIENT):
            seen.add(event["kind"])
            french, english = (texts(language).event(event) for language in LANGUAGES)
            assert is_clean(french), french
            assert is_clean(english), english
            assert_french(french)
    assert {"turn", "card", "rolled", "entered", "looted", "scored", "won"} <= seen


# ---------------------------------------------------------------- typography


def assert_french(text: str) -> None:
    """High punctuation and guillemets stand off by a non-breaking space; apostrophes are typographic."""
    assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|'", text), text


def test_french_typography() -> None:
    for line in texts("fr").source.splitlines():
        if not line.startswith("#"):
            assert_french(line)


def test_french_typography_of_rules_and_components() -> None:
    names = GAME.names("fr")
    clauses = load_rules(GAME.folder / "rules.toml")
    lines = [clause.fr for clause in clauses.clauses.values()]
    lines += [french for french, _ in clauses.sections.values()]
    lines += [line for kind in ("card", "card-text", "emperor-note", "side") for line in names[kind].values()]
    assert len(lines) > 400
    for line in lines:
        assert_french(line)


def test_english_typography() -> None:
    for line in texts("en").source.splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[ \u00a0][:;?!]|'|[«»]", line), line
            assert not re.search(r'"', line.replace('{""}', "").replace('{" "}', "")), line


# ---------------------------------------------------------------- lines written out by hand

LINES = [
    (
        ("placed", {"side": "galli", "province": "belgica"}),
        "Une armée des Gaulois prend place en Belgica",
        "An army of the Gauls takes its place in Belgica",
    ),
    (
        ("placed", {"side": "purpura", "province": "roma"}),
        "Une Légion de la Faction pourpre prend place à Roma",
        "A Legion of the Purple Faction takes its place in Roma",
    ),
    (
        ("kingdom-appears", {"side": "aegyptus", "province": "aegyptus"}),
        "Le Royaume d’Égypte apparaît en Aegyptus, avec une Cité et un Fort",
        "The Kingdom of Egypt appears in Aegyptus, with a City and a Fort",
    ),
    (
        ("kingdom-appears", {"side": "pontus", "province": "bithynia"}),
        "Le Royaume du Pont apparaît en Bithynia, avec une Cité et un Fort",
        "The Kingdom of Pontus appears in Bithynia, with a City and a Fort",
    ),
    (
        ("tribe-appears", {"side": "isauri", "province": "cilicia"}),
        "La Tribu des Isauriens apparaît en Cilicia",
        "The Tribe of the Isaurians appears in Cilicia",
    ),
    (
        ("automatic-victory", {"side": "viridis", "province": "syria", "defender": "armenia"}),
        "Victoire automatique en Syria\u00a0: une Légion de la Faction verte l’emporte sur l’Arménie",
        "Automatic victory in Syria: a Legion of the Green Faction overruns Armenia",
    ),
    (
        (
            "rolled",
            {
                "province": "belgica", "side": "galli", "attack": [5, 4], "attack_bonus": 0,
                "defender": "purpura", "defence": [3], "defence_bonus": 1, "roller": "purpura",
            },
        ),
        "Gaulois 5 4 contre Faction pourpre 3 (+1)",
        "Gauls 5 4 against Purple Faction 3 (+1)",
    ),
    (
        ("withdrew", {"side": "aureus", "province": "sicilia", "to": "roma"}),
        "Une Légion de la Faction dorée quitte Sicilia et se retire à Roma",
        "A Legion of the Golden Faction withdraws from Sicilia to Roma",
    ),
    (
        ("units-lost", {"side": "aureus", "number": 3}),
        "3 Légions de la Faction dorée qui n’ont pas été placées sont perdues",
        "3 Legions of the Golden Faction that were not placed are lost",
    ),
    (
        ("struck-down", {"side": "hunni", "province": "dacia", "number": 2}),
        "Dacia\u00a0: la maladie emporte 2 armées des Huns",
        "Dacia: sickness carries off 2 armies of the Huns",
    ),
    (
        ("defender-lost", {"side": "rebel-legions-viridis", "province": "bosporus"}),
        "La défense cède au Bosporus\u00a0: une Légion rebelle de la Faction verte est perdue",
        "The defence breaks in Bosporus: a Rebel Legion of the Green Faction is lost",
    ),
    (
        ("attacker-lost", {"side": "rebels", "province": "roma"}),
        "L’attaque échoue à Roma\u00a0: une Armée rebelle est perdue",
        "The attack fails in Roma: a Rebel Army is lost",
    ),
    (
        ("rebelled", {"faction": "viridis", "province": "syria", "number": 0}),
        "Les Légions de la Faction verte restent loyales en Syria",
        "The Legions of the Green Faction stay loyal in Syria",
    ),
    (
        ("looted", {"faction": "caeruleus", "province": "roma", "dice": [5, 4], "bonus": 0, "points": 9}),
        "La Faction bleue pille la Cité à Roma et marque 9 PV (jet\u00a0: 5 4)",
        "The Blue Faction loots the City in Roma and scores 9 VP (roll: 5 4)",
    ),
    (
        ("looted", {"faction": "caeruleus", "province": "aegyptus", "dice": [5], "bonus": 2, "points": 7}),
        "La Faction bleue pille la Cité en Aegyptus et marque 7 PV (jet\u00a0: 5 +2)",
        "The Blue Faction loots the City in Aegyptus and scores 7 VP (roll: 5 +2)",
    ),
    (
        ("turn", {"turn": 4, "period": "period-4"}),
        "Tour IV\u00a0: De Marc Aurèle aux Sévères",
        "Turn IV: From Marcus Aurelius to the Severi",
    ),
    (
        ("scored-diocese", {"faction": "purpura", "diocese": "gallia", "level": "control", "points": 6}),
        "Faction pourpre\u00a0: contrôle dans le Diocèse Gallia, 6 PV",
        "Purple Faction: control in the Diocese Gallia, 6 VP",
    ),
    (
        ("forced", {"seat": 0, "action": WORDS.describe(WORDS.action("place-army", "belgica"))}),
        "Choix unique\u00a0: Placer une armée en Belgica",
        "Only choice: Place an army in Belgica",
    ),
    (
        ("forced", {"seat": 0, "action": WORDS.describe(WORDS.action("done"))}),
        "Rien d’autre à faire ici\u00a0: on passe à la suite",
        "Nothing else to do here: play moves on",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("event", "french", "english"), LINES, ids=[line[0][0] for line in LINES])
def test_a_log_line_reads_so(event: tuple[str, dict[str, Any]], french: str, english: str) -> None:
    record = {"kind": event[0], "values": event[1]}
    assert texts("fr").event(record) == french
    assert texts("en").event(record) == english
