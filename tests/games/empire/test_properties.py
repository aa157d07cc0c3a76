"""What holds at every moment of every game: seeded random games to their end, and a machine that plays at random.

LATRUNCULI_GAMES=5000 plays so many games for each property; see `random_games.games`.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from latrunculi.games.empire.components.cards import COLOURS
from latrunculi.games.empire.components.chart import SITES
from latrunculi.games.empire.components.sides import COUNTERS, LEGIONS, REBEL_LEGIONS
from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.rules import words
from latrunculi.games.empire.rules.state import Empire
from latrunculi.kernel import codec, views
from latrunculi.kernel.actions import object_of, pack, verb_of
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import FORBIDDEN, NOT_NOW, OMNISCIENT, PLAIN
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.record import decode, encode
from latrunculi.kernel.rules import load_rules
from tests.games.empire.random_play import STEP_LIMIT, begin, choices, play, setup_of, state
from tests.random_games import choose, games

CLAUSES = load_rules(GAME.folder / "rules.toml").clauses

# ---------------------------------------------------------------- the invariants


@pytest.mark.parametrize("number", games(12))
def test_a_game_finishes_sound_after_every_action(number: int) -> None:
    match = begin(number)
    for _ in choices(match, number):
        assert GAME.defects(match.state) == []
    assert GAME.defects(match.state) == []
    assert match.state.over
    assert state(match).turn == 7
    assert GAME.winners(match.state)


@pytest.mark.rule("HRE-2-3", "HRE-2-4", "HRE-7-5")
@pytest.mark.parametrize("number", games(12))
def test_cards_are_dealt_once_and_only_played(number: int) -> None:
    match = begin(number)
    dealt = [state(match).hand[f] for f in range(state(match).factions)]
    for hand in dealt:
        assert [(hand & colour).bit_count() for colour in COLOURS] == [1] * 9
    assert sum(hand.bit_count() for hand in dealt) == 9 * len(dealt)
    gone = [0] * len(dealt)
    for seat, action in choices(match, number):
        g = state(match)
        for faction, hand in enumerate(dealt):
            assert g.hand[faction] | g.played[faction] == hand
            assert g.hand[faction] & g.played[faction] == 0
            assert g.played[faction] & gone[faction] == gone[faction]
            gone[faction] = g.played[faction]
        if verb_of(action) == words.PLAY_CARD:
            assert g.hand[g.active] >> object_of(action) & 1
            assert g.seat_of(g.active) == seat


@pytest.mark.rule("HRE-8-2", "HRE-8.2.1-3")
@pytest.mark.parametrize("number", games(12))
def test_no_side_has_more_armies_than_counters(number: int) -> None:
    match = begin(number)
    for _ in choices(match, number):
        g = state(match)
        on_map = Counter(owner for owner in g.owner if owner >= 0)
        armies = {side: sum(n for p, n in enumerate(g.armies) if g.owner[p] == side) for side in on_map}
        for side, number_of in armies.items():
            assert number_of + (g.pool if g.beside == side else 0) <= COUNTERS[side]
        for faction in range(g.factions):
            assert g.strength[REBEL_LEGIONS + faction] == armies.get(REBEL_LEGIONS + faction, 0)
            assert g.legions_in_play(faction) <= LEGIONS[faction]


@pytest.mark.rule("HRE-9.3.3-6")
@pytest.mark.parametrize("number", games(12))
def test_cities_stand_on_sites_and_never_leave_the_map(number: int) -> None:
    match = begin(number)
    standing = 0
    for _ in choices(match, number):
        g = state(match)
        cities = g.intact | g.looted
        assert cities & standing == standing
        assert cities & ~SITES == 0
        assert g.intact & g.looted == 0
        standing = cities


PAYING = {words.RECRUIT, words.BRIBE, words.BUY_FORT, words.FORTIFY, words.REBUILD}


def price(g: Empire, verb: int, obj: int) -> int:
    """What a purchase costs in Roman VP (HRE-8.2.1 to HRE-8.2.4)."""
    if verb == words.RECRUIT:
        return 2 if g.turn <= 3 else 3
    return 2 * g.armies[obj] if verb == words.BRIBE else 1


@pytest.mark.rule("HRE-8.2-7", "HRE-8.2.1-1", "HRE-8.2.1-2", "HRE-8.2.2-1", "HRE-8.2.3-1", "HRE-8.2.4-1")
@pytest.mark.parametrize("number", games(12))
def test_scores_fall_only_by_paying(number: int) -> None:
    match = begin(number)
    offered = 0
    for seat, action in choices(match, number):
        g = state(match)
        verb, obj = verb_of(action), object_of(action)
        twin = g.clone()
        twin.apply(seat, action)
        paid = [0] * g.factions
        if verb in PAYING:
            paid[g.active] = price(g, verb, obj)
            assert [g.rome[f] - twin.rome[f] for f in range(g.factions)] == paid
        elif verb == words.OFFER:
            offered = obj
        elif verb == words.ACCEPT:
            buyer = g.stack[-1].faction
            paid[buyer] = offered
            assert twin.barbarian[g.active] >= g.barbarian[g.active] + offered
        for faction in range(g.factions):
            assert twin.rome[faction] >= g.rome[faction] - paid[faction] >= 0
            assert twin.barbarian[faction] >= g.barbarian[faction]


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize("number", games(10))
def test_every_listed_action_applies(number: int) -> None:
    match = begin(number)
    for _ in choices(match, number):
        g = match.state
        seat = g.actor
        options = g.legal(seat)
        assert options
        assert len(set(options)) == len(options)
        for action in options:
            assert GAME.vocabulary.knows(action)
            assert match.refusal(seat, action) is None
            assert g.why_not(seat, action) == (True, "")
            described = GAME.vocabulary.describe(action)
            assert GAME.vocabulary.action(str(described["verb"]), described["object"]) == action
            twin = g.clone()
            twin.apply(seat, action)
            assert twin.over or twin.legal(twin.actor)


def some_action(dice: Dice) -> int:
    """Any action that has a meaning in the game."""
    verb = dice.below(len(words.VOCABULARY.verbs))
    known = words.VOCABULARY.objects.get(words.VOCABULARY.verbs[verb].kind, "x")
    size = 40 if words.VOCABULARY.verbs[verb].kind == "number" else len(known)
    return pack(verb, dice.below(size))


@pytest.mark.parametrize("number", games(10))
def test_no_unlisted_action_is_accepted_and_each_refusal_says_why(number: int) -> None:
    match = begin(number)
    dice = Dice(f"refusals {number}")
    for _ in choices(match, number):
        g = match.state
        seat = g.actor
        before = codec.digest(g)
        for _ in range(4):
            action = some_action(dice)
            if action in g.legal(seat):
                continue
            refusal = match.play(seat, action)
            assert refusal is not None
            assert refusal.code in (FORBIDDEN, NOT_NOW, *PLAIN)
            assert refusal.rule in CLAUSES, (refusal, GAME.vocabulary.describe(action))
        other = (seat + 1) % g.seats
        refusal = match.play(other, g.legal(seat)[0])
        assert refusal is not None
        assert refusal.code == "not-your-turn"
        assert refusal.rule in CLAUSES
        stale = match.refusal(seat, g.legal(seat)[0], match.version - 1)
        assert stale is not None
        assert stale.code == "stale"
        unknown = match.refusal(seat, pack(len(words.VOCABULARY.verbs)))
        assert unknown is not None
        assert unknown.code == "unknown"
        assert codec.digest(g) == before
    refusal = match.play(0, 0)
    assert refusal is not None
    assert refusal.code == "over"


@pytest.mark.parametrize("number", games(12))
def test_every_question_names_its_clause(number: int) -> None:
    match = begin(number)
    for _ in choices(match, number):
        asked = views.prompt(GAME, match.state)
        assert asked is not None
        assert asked["rule"] in CLAUSES


def test_every_word_names_its_clause() -> None:
    for verb in words.VOCABULARY.verbs:
        assert verb.rule in CLAUSES, verb
    for event in words.VOCABULARY.events[1:]:
        assert event.rule in CLAUSES, event


# ---------------------------------------------------------------- copies


@pytest.mark.parametrize("number", games(12))
def test_a_copy_is_the_same_and_goes_the_same_way(number: int) -> None:
    match = begin(number)
    for seat, action in choices(match, number):
        g = match.state
        twin = g.clone()
        assert g == twin
        assert twin.legal(seat) == g.legal(seat)
        second = g.clone()
        twin.apply(seat, action)
        second.apply(seat, action)
        assert twin == second
        assert twin.options == second.options


@pytest.mark.parametrize("number", games(12))
def test_old_copies_never_change(number: int) -> None:
    match = begin(number)
    kept: list[tuple[State, str, list[int]]] = []
    for count, _ in enumerate(choices(match, number)):
        g = match.state
        if count % 5 == 0:
            twin = g.clone()
            kept.append((twin, codec.digest(twin), list(twin.options)))
        if count % 11 == 0:  # a copy played on must not reach back into the original
            wild = g.clone()
            dice = Dice(count)
            for _ in range(12):
                if not wild.over:
                    options = wild.legal(wild.actor)
                    wild.apply(wild.actor, options[dice.below(len(options))])
    for twin, digest, options in kept:
        assert codec.digest(twin) == digest
        assert twin.options == options


# ---------------------------------------------------------------- saving


@pytest.mark.parametrize("number", games(12))
def test_saved_and_loaded_it_is_the_same(number: int) -> None:
    match = begin(number)
    for count, (seat, action) in enumerate(choices(match, number)):
        if count % 6:
            continue
        g = match.state
        data = GAME.dump(g)
        by_json = GAME.load(json.loads(json.dumps(data)))
        by_msgpack = GAME.load(msgspec.msgpack.decode(msgspec.msgpack.encode(data)))
        for loaded in (by_json, by_msgpack):
            assert g == loaded
            assert codec.digest(g) == codec.digest(loaded)
            assert loaded.options == g.options
        twin = g.clone()
        twin.apply(seat, action)
        by_json.apply(seat, action)
        assert twin == by_json
    assert match.state == GAME.load(json.loads(json.dumps(GAME.dump(match.state))))


@pytest.mark.parametrize("number", games(6))
def test_a_position_written_and_read_is_the_same(number: int) -> None:
    match = begin(number)
    for count, (seat, action) in enumerate(choices(match, number)):
        if count % 4:
            continue
        g = match.state
        text = GAME.position_text(g)
        read = GAME.position(text)
        assert codec.dump(read) == codec.dump(g)
        assert read.options == g.options
        assert GAME.position_text(read) == text
        twin = g.clone()
        twin.apply(seat, action)
        read.apply(seat, action)
        assert twin == read
    assert match.state == GAME.position(GAME.position_text(match.state))


DAMAGE: tuple[Any, ...] = (-1, 0, 99, 10**30, None, "x", "copy", [], [1], [None], ["x"], {}, True, 1.5)
"""What a damaged file may hold in the place of a value."""


@pytest.mark.parametrize("number", games(8))
def test_a_damaged_state_is_refused_in_words(number: int) -> None:
    dice = Dice(f"damage {number}")
    whole = json.dumps(GAME.dump(play(number, dice.below(400)).state))
    refused = 0
    for _ in range(100):
        data = json.loads(whole)
        table = data["stack"][dice.below(len(data["stack"]))] if data["stack"] and dice.below(3) == 0 else data
        key = sorted(table)[dice.below(len(table))]
        kind = dice.below(4)
        if kind == 0:
            del table[key]
        elif kind == 1 and isinstance(table[key], list) and table[key]:
            table[key][dice.below(len(table[key]))] = DAMAGE[dice.below(len(DAMAGE))]
        else:
            table[key] = DAMAGE[dice.below(len(DAMAGE))]
        try:
            GAME.load(data)
        except codec.DamagedState as error:
            refused += bool(str(error))
    assert refused > 50


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("turn", "two", "turn must be of type int, not str"),
        ("owner", [0], "owner must have 45 entries, not 1"),
        ("drawing", ["purpura"], "drawing must be a list of whole numbers"),
        ("script", [0.5], "script must be a list of whole numbers"),
        ("weather", 3, "unknown field 'weather': remove it"),
        ("stack", 3, "stack must be a list of procedures"),
        ("stack", [{"procedure": "siege"}], "stack[0]: unknown procedure; known are"),
        ("stack", [{"procedure": "card-step", "step": "copy"}], "stack[0]: card-step has no step 'copy'"),
        ("stack", [{"procedure": "card-step"}], "stack[0]: fields must be exactly procedure, step"),
        (
            "stack",
            [{"procedure": "roman-phase", "step": "start", "faction": None}],
            "stack[0].faction must be a whole number, a text or a list of whole numbers",
        ),
    ],
)
def test_each_damage_of_a_state_is_named(key: str, value: Any, told: str) -> None:
    data = GAME.dump(play(0, 30).state) | {key: value}
    del data["rome"]
    with pytest.raises(codec.DamagedState) as caught:
        GAME.load(data)
    assert told in str(caught.value)
    assert "field 'rome' is missing" in str(caught.value)


# ---------------------------------------------------------------- records


def without_generator(g: State) -> dict[str, Any]:
    """All of a state but the generator, which a replay does not need."""
    return codec.dump(g) | {"rng": 0}


@pytest.mark.parametrize("number", games(12))
def test_a_record_gives_the_game_again(number: int) -> None:
    match = begin(number)
    dice = Dice(f"stops {number}")
    stops = {dice.below(300) for _ in range(5)}
    seen: dict[int, tuple[dict[str, Any], int]] = {}
    for _ in choices(match, number):
        if len(match.steps) in stops:
            seen[len(match.steps)] = (without_generator(match.state), len(match.journal.events))
    record = decode(encode(match.record()))
    again = replay(GAME, record)
    assert again.state == match.state
    assert again.journal.events == match.journal.events
    assert again.record() == match.record()
    assert seen
    for step, (before, events) in seen.items():
        part = replay(GAME, record, step)
        assert without_generator(part.state) == before
        assert part.journal.events == match.journal.events[:events]
        assert part.steps == match.steps[:step]


@pytest.mark.parametrize("number", games(12))
def test_a_record_cut_short_plays_on_as_the_game_did(number: int) -> None:
    upto = 20 + 13 * number % 250
    match = play(number, upto)
    again = replay(GAME, decode(encode(match.record())))
    dice = Dice(number)
    for _ in range(60):
        if match.state.over:
            break
        seat, action = choose(match, dice)
        assert match.play(seat, action) is None
        assert again.play(seat, action) is None
    assert again.state == match.state
    assert again.journal.events == match.journal.events


@pytest.mark.parametrize("number", games(6))
def test_same_seed_and_choices_same_game(number: int) -> None:
    assert play(number, STEP_LIMIT).record() == play(number, STEP_LIMIT).record()


# ---------------------------------------------------------------- a machine that plays


class Player(RuleBasedStateMachine):
    """Acts, takes back, saves, loads, looks and tries what is not allowed, in any order, over one game."""

    @initialize(number=st.integers(0, 10**6), warm=st.integers(0, 400))
    def begin(self, number: int, warm: int) -> None:
        self.match = Match(GAME, setup_of(number))
        dice = Dice(number)
        for _ in range(warm):
            if not self.match.state.over:
                self.match.play(*choose(self.match, dice))

    @property
    def seat(self) -> int:
        return self.match.state.actor

    def going_on(self) -> bool:
        return not self.match.state.over

    @precondition(going_on)
    @rule(pick=st.integers(0, 10**6))
    def act(self, pick: int) -> None:
        options = self.match.state.legal(self.seat)
        assert self.match.play(self.seat, options[pick % len(options)]) is None

    @precondition(going_on)
    @rule(pick=st.integers(0, 10**6))
    def act_and_take_back(self, pick: int) -> None:
        seat = self.seat
        options = self.match.state.legal(seat)
        before = codec.dump(self.match.state)
        events = list(self.match.journal.events)
        assert self.match.play(seat, options[pick % len(options)]) is None
        if self.match.can_undo(seat):
            assert self.match.undo(seat) is None
            assert codec.dump(self.match.state) == before
            assert self.match.journal.events == events
        else:
            assert self.match.undo(seat) is not None

    @precondition(going_on)
    @rule(verb=st.integers(0, 40), obj=st.integers(0, 70), seat=st.integers(-1, 4))
    def try_anything(self, verb: int, obj: int, seat: int) -> None:
        before = codec.dump(self.match.state)
        action = pack(verb, obj)
        legal = 0 <= seat < self.match.state.seats and action in self.match.state.legal(seat)
        refusal = self.match.play(seat, action)
        assert (refusal is None) == legal
        if refusal is not None:
            assert codec.dump(self.match.state) == before
            assert refusal.code in ("unknown", FORBIDDEN, NOT_NOW, *PLAIN, "not-your-turn")

    @rule()
    def save_and_load(self) -> None:
        record = decode(encode(self.match.record()))
        again = replay(GAME, record)
        assert again.state == self.match.state
        assert again.journal.events == self.match.journal.events
        self.match = again

    @rule(viewer=st.integers(OMNISCIENT, 3))
    def look(self, viewer: int) -> None:
        if viewer < self.match.state.seats:
            seen = self.match.view(viewer)
            assert json.loads(json.dumps(seen)) == seen
            assert seen["scores"] == GAME.scores(self.match.state)
            assert json.loads(json.dumps(self.match.log(viewer))) == self.match.log(viewer)

    @invariant()
    def sound(self) -> None:
        assert GAME.defects(self.match.state) == []


TestPlayer = Player.TestCase
TestPlayer.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
