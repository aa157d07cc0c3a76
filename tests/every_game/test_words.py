"""What every game must say of itself: messages for all its words, sides that sit somewhere, figures that add up."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from latrunculi.kernel import registry
from latrunculi.kernel.game import Game
from latrunculi.kernel.rules import load_rules
from latrunculi.kernel.texts import LANGUAGES, Texts, texts
from latrunculi.kernel.vocabulary import ACTION, NONE
from latrunculi.server import schemas
from latrunculi.server.games import describe
from tests.every_game.random_play import ALL, begin, choices, every_game, games
from tests.games.golden import UNTIDY

ROOT = Path(__file__).parents[2]

BREAKS = re.compile(r" [;:!?»%]|« |[\w)\]…’»][;!?»](?!\w)|«\w|\d%|J\.-C")
"""Where a French line could break (in J.-C., too, but for a word joiner), or where nothing parts a word from its
punctuation."""


@pytest.fixture(
    params=[(game, language) for game in ALL for language in LANGUAGES],
    ids=[f"{game.id}-{language}" for game in ALL for language in LANGUAGES],
)
def told(request: pytest.FixtureRequest) -> Texts:
    """The texts of each game in each language."""
    return texts(*request.param)


def test_every_choice_question_event_and_reason_has_its_words_whatever_it_is_about(told: Texts) -> None:
    words = told.game.vocabulary
    for verb in words.verbs:
        for value in _examples(told, verb.kind):
            assert not UNTIDY.search(told.action({"verb": verb.name, "kind": verb.kind, "object": value}))
    for procedure in told.game.procedures.values():
        for step in procedure.ASKS:
            assert told.knows(f"prompt-{procedure.NAME}-{step}".replace("_", "-"))
    for event in words.events:
        usual = {name: _examples(told, kind)[0] for name, kind in event.fields}
        for name, kind in event.fields or [("", NONE)]:
            for value in _examples(told, kind):
                line = told.event({"kind": event.name, "values": usual | {name: value}})
                assert not UNTIDY.search(line), line
    for reason in told.game.reason_kinds:
        usual = {name: _examples(told, kind)[0] for name, kind in reason.fields}
        for name, kind in reason.fields or [("", NONE)]:
            for value in _examples(told, kind):
                given = {"id": reason.name, "values": usual | {name: value}, "kinds": dict(reason.fields)}
                assert not UNTIDY.search(told.reason(given)), told.reason(given)


def test_every_object_has_a_name(told: Texts) -> None:
    """Where one is missing, a reader would see the id."""
    for kind, ids in told.game.vocabulary.objects.items():
        assert set(ids) - set(told.names[kind]) == set(), kind
        assert not [name for name in told.names[kind].values() if UNTIDY.search(name)], kind


def test_the_years_in_the_title_of_a_scenario_are_parted_by_a_dash(told: Texts) -> None:
    titles = [told.find(f"scenario-{scenario.id}") for scenario in told.game.scenarios]
    assert not [title for title in titles if re.search(r"\d-\d", str(title))]


@cache
def _examples(told: Texts, kind: str) -> list[Any]:
    """An object of a kind and all that messages speak of apart, or enough numbers and dice to reach each variant."""
    words = told.game.vocabulary
    if kind in words.objects:
        first, *others = words.objects[kind]
        return [first, *(one for one in others if f"[{one}]" in told.source)]
    if kind in words.dice:
        return [[3], [5, 4], [6, 6, 1]]
    if kind == ACTION:
        return [{"verb": v.name, "kind": v.kind, "object": _examples(told, v.kind)[0]} for v in words.verbs]
    return [None] if kind == NONE else list(range(16))


@pytest.mark.parametrize(
    "path",
    sorted(ROOT.glob("src/latrunculi/games/*/locale/*.ftl")) + sorted(ROOT.glob("client/src/**/locale/*.ftl")),
    ids=str,
)
def test_no_words_are_given_twice(path: Path) -> None:
    """Of two messages of one key a reader would see one, and whoever corrects the other would wonder."""
    keys = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert keys
    assert len(keys) == len(set(keys)), sorted(key for key in set(keys) if keys.count(key) > 1)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_no_french_line_breaks_before_high_punctuation_or_inside_guillemets(game: Game) -> None:
    """A no-break space stands there: in messages, rules, notes of scenarios and names of components."""
    lines = [line for path in game.folder.rglob("*.toml") for line in _french(tomllib.loads(path.read_text("utf-8")))]
    assert len(lines) > 100
    lines += _messages(game.folder / "locale" / "fr.ftl")
    assert [line for line in lines if BREAKS.search(line)] == []


@pytest.mark.parametrize("path", sorted(ROOT.glob("client/src/**/locale/*fr.ftl")), ids=str)
def test_no_french_line_of_the_page_breaks_there_either(path: Path) -> None:
    lines = _messages(path)
    assert lines
    assert [line for line in lines if BREAKS.search(line)] == []


def _french(value: Any) -> Iterator[str]:
    """The French texts in what a TOML file says: all that stands below a key `fr`."""
    if isinstance(value, dict):
        for key, below in value.items():
            yield from [below] if key == "fr" and isinstance(below, str) else _french(below)
    elif isinstance(value, list):
        for below in value:
            yield from _french(below)


def _messages(path: Path) -> list[str]:
    """The lines of a file of messages without keys, comments and what stands between braces."""
    told = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [re.sub(r"\{[^{}]*\}|\{.*->$", "0", re.sub(r"^[\w-]+ =", "", line)) for line in told]


def test_what_the_table_chooses_from_has_its_words(told: Texts) -> None:
    game = told.game
    for scenario in game.scenarios:
        assert told.find(f"scenario-{scenario.id}")
    if len(game.scenarios) > 1:
        assert all(told.find(f"scenario-{scenario.id}-note") for scenario in game.scenarios)
    for option in game.options:
        wanted = [f"option-{option.id}", f"option-{option.id}-hint"]
        wanted += [f"option-{option.id}-{value}" for value in option.values]
        assert all(told.find(key) for key in wanted)
    assert told.find("about")
    assert told.find("about-years")


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_every_clause_that_is_named_is_in_the_rules(game: Game) -> None:
    clauses = load_rules(game.folder / "rules.toml").clauses
    words = game.vocabulary
    named = {verb.rule for verb in words.verbs} | {event.rule for event in words.events if event.rule}
    named |= {clause for event in words.events for clause in event.clauses.values()}
    named |= {rule for procedure in game.procedures.values() for rule in procedure.ASKS.values()}
    named |= {option.rule for option in game.options}
    assert named <= set(clauses)


@every_game
def test_sides_sit_somewhere_and_have_names(game: Game) -> None:
    for scenario in game.scenarios:
        for seats in scenario.seats:
            sides = game.sides(game.setup(scenario.id, seats))
            assert not sides or set(sides.values()) == set(range(seats))
            assert set(sides) <= set(game.vocabulary.objects.get(game.side_kind, ()))
            for language in LANGUAGES:
                assert set(sides) <= set(game.names(language).get(game.side_kind, {}))


@every_game
def test_what_can_be_played_of_it_is_told_in_its_published_shape(game: Game) -> None:
    schemas.GameInfo.model_validate(describe(game).model_dump())


@games(1)
def test_figures_add_up(game: Game, number: int) -> None:
    match = begin(game, number)
    told = 0
    lost = [0] * match.state.seats
    for _ in choices(match, number):
        g = match.state
        parts = game.score_parts(g)
        if parts:
            assert [sum(points) for points in zip(*parts.values(), strict=True)] == game.scores(g)
        for _, kind, values in match.journal.events[told:]:
            for roll in game.rolls(g, kind, values):
                assert 0 <= roll.seat < g.seats
                assert set(roll.faces) <= set(game.vocabulary.dice[roll.kind].faces)
            for seat, number_lost in game.losses(g, kind, values):
                assert number_lost
                lost[seat] += number_lost
        assert min(lost) >= 0, "nobody recovers what nobody has lost"
        told = len(match.journal.events)


def test_in_french_de_elides_before_a_name_that_begins_with_a_vowel() -> None:
    """No message knows which name it will be given."""
    game = registry.game("invasions")
    march = {"verb": "march", "kind": "province"}
    said = [texts(game, "fr").action({**march, "object": place}) for place in ("africa", "latium")]
    assert [line.rsplit("pile ", 1)[1] for line in said] == ["d’Africa", "de Latium"]
    assert texts(game, "en").action({**march, "object": "africa"}).endswith("of Africa")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_die_comes_to_below_zero_has_a_minus_sign_at_which_no_line_breaks(language: str) -> None:
    told = texts(registry.game("optimus-princeps"), language)
    rolls = [event for event in told.game.vocabulary.events if {"score", "total"} & {name for name, _ in event.fields}]
    assert rolls
    for event in rolls:
        values = {name: _examples(told, kind)[0] for name, kind in event.fields}
        values |= {name: -2 for name in ("score", "total") if name in values}
        line = told.event({"kind": event.name, "values": values})
        assert "−2" in line
        assert "-2" not in line
