"""Vocabulary, texts, set-ups and the registry."""

from __future__ import annotations

import pytest

from latrunculi.kernel import registry
from latrunculi.kernel.actions import MOST_OBJECTS, MOST_VERBS, pack
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.game import SetupError
from latrunculi.kernel.match import Match
from latrunculi.kernel.texts import Texts, figure, signed, texts
from latrunculi.kernel.vocabulary import (
    D6,
    D10,
    DICE,
    DICE10,
    FORCED_EVENT,
    NUMBER,
    DieKind,
    EventKind,
    Verb,
    Vocabulary,
)
from tests.kernel.conftest import Play
from tests.toys.morra import MORRA


def test_actions_go_into_words_and_back() -> None:
    words = MORRA.vocabulary
    for verb, kind in enumerate(v.kind for v in words.verbs):
        for obj in range(len(words.objects[kind]) if kind in words.objects else 1):
            described = words.describe(pack(verb, obj))
            name = described["object"]
            assert isinstance(name, (str, int, type(None)))
            assert words.action(str(described["verb"]), name) == described["action"] == pack(verb, obj)
            assert words.knows(pack(verb, obj))


@pytest.mark.parametrize("action", [-1, 1 << 60, pack(99), pack(0, 65535)])
def test_numbers_that_mean_no_action_are_not_described(action: int) -> None:
    with pytest.raises(KeyError):
        MORRA.vocabulary.describe(action)


@pytest.mark.parametrize(
    ("verb", "obj"),
    [
        ("fly", None),
        ("show", "VI"),
        ("show", 2),
        ("show", None),
        ("done", "x"),
        ("stake", -1),
        ("stake", 65536),
        ("stake", "1"),
    ],
)
def test_words_of_no_action_are_told(verb: str, obj: str | int | None) -> None:
    with pytest.raises(KeyError):
        MORRA.vocabulary.action(verb, obj)


def test_unknown_actions_are_known_for_what_they_are() -> None:
    words = MORRA.vocabulary
    assert not words.knows(-1)
    assert not words.knows(pack(99))
    assert not words.knows(pack(0, 6))
    assert not words.knows(pack(2, 1))
    assert words.knows(pack(1, 60000))


def test_dice_are_told_die_by_die() -> None:
    rolled = EventKind("rolled", "X-1", (("dice", DICE), ("bonus", NUMBER)))
    words = Vocabulary({}, [], [FORCED_EVENT, rolled], [D6])
    assert words.event(1, (542, 1)) == {"kind": "rolled", "rule": "X-1", "values": {"dice": [5, 4, 2], "bonus": 1}}
    assert words.event(1, (0, 0))["values"] == {"dice": [], "bonus": 0}


def test_a_game_throws_the_dice_that_it_has() -> None:
    """Any number of faces from two to ten, whatever they show."""
    special = DieKind("combat", ("hit", "flight", "miss"))
    thrown = EventKind("thrown", "X-1", (("combat", "combat"), ("ten", DICE10)))
    words = Vocabulary({}, [], [FORCED_EVENT, thrown], [special, D10])
    assert words.event(1, (311, 1507))["values"] == {"combat": ["miss", "hit", "hit"], "ten": [5, 0, 7]}
    with pytest.raises(ValueError, match="'dice'"):
        Vocabulary({}, [], [FORCED_EVENT, EventKind("rolled", "X-1", (("dice", DICE),))], [special, D10])


@pytest.mark.parametrize("number", [0, 1, 11])
def test_a_die_has_two_to_ten_faces(number: int) -> None:
    with pytest.raises(ValueError, match=f"give 2 to 10 faces, not {number}"):
        DieKind("combat", tuple(range(number)))


def test_the_bounds_of_a_vocabulary_are_told() -> None:
    verbs = [Verb(f"take-{number}", "unit", "X-1") for number in range(MOST_VERBS + 1)]
    units = [f"unit-{number}" for number in range(MOST_OBJECTS + 1)]
    words = Vocabulary({"unit": units[1:]}, verbs[:-1], [FORCED_EVENT])
    assert words.action(verbs[-2].name, units[-1]) == pack(MOST_VERBS - 1, MOST_OBJECTS - 1) < 1 << 31
    with pytest.raises(ValueError, match="'unit'"):
        Vocabulary({"unit": units}, verbs[:1], [FORCED_EVENT])
    with pytest.raises(ValueError, match=f"{MOST_VERBS + 1} verbs"):
        Vocabulary({"unit": units[1:]}, verbs, [FORCED_EVENT])


def test_what_a_viewer_does_not_know_has_no_name() -> None:
    assert MORRA.vocabulary.name("card", -1) is None


def test_a_vocabulary_checks_its_own_words() -> None:
    with pytest.raises(ValueError, match="FORCED_EVENT"):
        Vocabulary({}, [], [EventKind("x", "", ())])
    with pytest.raises(ValueError, match="'ship'"):
        Vocabulary({}, [Verb("sail", "ship", "X-1")], [FORCED_EVENT])
    with pytest.raises(ValueError, match="'dice' names two"):
        Vocabulary({"dice": ("one",)}, [], [FORCED_EVENT], [D6])


def test_texts_render_every_event_and_prompt_of_a_game(random_game: Play) -> None:
    match = random_game("texts")
    for language in ("fr", "en"):
        spoken = texts(MORRA, language)
        assert all(spoken.event(event) for event in match.log(-2))
    assert texts(MORRA, "en").event({"kind": "rolled", "values": {"seat": 1, "dice": [4]}}) == "Seat 1 rolls 4."
    assert texts(MORRA, "fr").event({"kind": "shown", "values": {"seat": 0, "fingers": "V"}}) == "Siège 0 montre V."
    start = Match(MORRA, MORRA.setup(seed=1)).view(0)
    assert texts(MORRA, "en").prompt(start["prompt"]) == "How many fingers?"
    assert texts(MORRA, "en").action(start["legal"][5]) == "Show V"


def test_texts_that_are_not_there_are_told() -> None:
    with pytest.raises(LookupError, match="fr, en"):
        Texts(MORRA, "la")
    with pytest.raises(LookupError, match="no message 'event-none'"):
        texts(MORRA, "en").message("event-none")
    with pytest.raises(LookupError, match="event-won"):
        texts(MORRA, "en").message("event-won", {"seat": 1})


def test_setups_are_checked_and_filled_in() -> None:
    setup = MORRA.setup(seed=5)
    assert (setup.scenario, setup.seats, setup.seed, setup.options) == ("classic", 4, "5", {"rich": 0})
    for wrong, word in [
        ({"scenario": "grand"}, "classic, pair"),
        ({"seats": 5}, "2, 3, 4"),
        ({"scenario": "pair", "seats": 3}, "2 players"),
        ({"options": {"poor": 1}}, "there are rich"),
        ({"options": {"rich": 2}}, "0, 1"),
    ]:
        with pytest.raises(SetupError, match=word):
            MORRA.setup(**wrong)  # type: ignore[arg-type]


def test_games_are_found_by_id_alias_and_code_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: (MORRA,))
    for name in ("morra", "MICATIO", "mor", " Morra "):
        assert registry.game(name) is MORRA
    with pytest.raises(registry.UnknownGame, match="there are morra"):
        registry.game("chess")


def test_the_registry_finds_the_games_that_are_there() -> None:
    assert registry.games()
    for game in registry.games():
        assert registry.game(game.code) is game


def test_ten_sided_dice_keep_their_noughts() -> None:
    assert ten_sided(5, 0, 7) == 1507
    assert ten_sided(0) == 10
    assert D10.shown(ten_sided(0, 0)) == [0, 0]
    assert D10.shown(ten_sided(5, 0, 7)) == [5, 0, 7]
    assert D10.shown(ten_sided()) == D10.shown(0) == []
    g = MORRA.new(MORRA.setup(seed=1))
    g.script = [9, 0]
    assert [g.die10(), g.die10()] == [9, 0]


def test_an_event_may_have_its_clause_from_what_happened() -> None:
    fields = (("reason", "reason"), ("points", NUMBER))
    scored = EventKind("scored", "T-10", fields, "reason", {"battle": "T-10.1"})
    words = Vocabulary({"reason": ("battle", "peace")}, (), (FORCED_EVENT, scored))
    assert words.event(1, (0, 3))["rule"] == "T-10.1"
    assert words.event(1, (1, 3))["rule"] == "T-10"


def test_no_two_verbs_and_no_two_events_have_one_name() -> None:
    march = Verb("march", "none", "X-1")
    with pytest.raises(ValueError, match="'march' names two verbs"):
        Vocabulary({}, (march, march), (FORCED_EVENT,))
    fell = EventKind("fell", "X-1", ())
    for other in (EventKind("fell", "X-1", ()), EventKind("fell", "X-2", (("seat", "seat"),))):
        with pytest.raises(ValueError, match="'fell' names two events"):
            Vocabulary({}, (), (FORCED_EVENT, fell, other))


def test_an_event_may_be_told_under_two_clauses() -> None:
    fell = [EventKind("fell", clause, (("by", "seat"),)) for clause in ("X-1", "X-2")]
    words = Vocabulary({}, (), (FORCED_EVENT, *fell))
    assert [words.event(number, (0,))["rule"] for number in (1, 2)] == ["X-1", "X-2"]


@pytest.mark.parametrize(
    ("number", "difference", "alone"), [(2, "+2", "2"), (0, "0", "0"), (-1, "−1", "−1"), (-12, "−12", "−12")]
)
def test_a_difference_has_its_sign_and_below_zero_it_is_a_minus(number: int, difference: str, alone: str) -> None:
    assert (signed(number), figure(number)) == (difference, alone)


@pytest.mark.parametrize(("language", "modifier"), [("fr", "modificateur −1"), ("en", "modifier −1")])
def test_messages_write_signs(language: str, modifier: str) -> None:
    told = texts(registry.game("invasions-1"), language).message("event-islam", {"die": "3", "modifier": -1})
    assert told.endswith(modifier)
