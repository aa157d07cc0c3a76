"""Non-interference: change what a viewer may not know, and nothing that reaches the viewer changes.

What is hidden (HRE-2-3, HRE-2-4, HRE-5.4-6): the hands of others and the undealt cards; chits face down, those that
nobody holds, and the one that another has just drawn; the dice to come. A twin of a game is played from the very
beginning with other cards and chits in the hidden places, so that its whole past, log and all, is another one that the
viewer cannot tell from the first; then both are played on.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache

import pytest

from latrunculi.games.empire.components.cards import COLOURS
from latrunculi.games.empire.components.printed import EMPEROR_CHITS, PEOPLE_CHITS
from latrunculi.games.empire.components.sides import NOBODY
from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.rules import words
from latrunculi.games.empire.rules.draw import DrawPeoples
from latrunculi.games.empire.rules.state import Empire
from latrunculi.kernel import codec
from latrunculi.kernel.actions import members, verb_of
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR
from latrunculi.kernel.match import Match
from tests.games.empire.random_play import STEP_LIMIT, play, setup_of, state
from tests.games.empire.table import new_game, position
from tests.random_games import choose, games

Events = list[tuple[int, int, tuple[int, ...]]]

CUPS = {words.DREW_PEOPLE: PEOPLE_CHITS, words.DREW_EMPEROR: EMPEROR_CHITS}
"""For each kind of draw the number of chits."""
REVEALING = {"drew-people", "drew-emperor", "barbarian-phase", "roman-phase"}
"""Events that tell a viewer what was hidden from him until then."""


def viewers(g: Empire) -> list[int]:
    """Every viewer who may not know everything."""
    return [SPECTATOR, *range(g.seats)]


# ---------------------------------------------------------------- games with their history


@dataclass
class Game:
    """A match, and for each step (the opening is the first) the outcomes and the events that came of it."""

    match: Match
    told: list[tuple[list[int], Events]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.told.append((list(self.match.opening), list(self.match.journal.events)))

    def do(self, seat: int, action: int) -> tuple[list[int], Events]:
        """Play, and tell what came of it."""
        before = len(self.match.journal.events)
        refusal = self.match.play(seat, action)
        assert refusal is None, (refusal, GAME.vocabulary.describe(action))
        self.told.append((self.match.steps[-1].outcomes, self.match.journal.events[before:]))
        return self.told[-1]


def played(number: int, upto: int) -> Game:
    """A random game after a number of choices."""
    game = Game(Match(GAME, setup_of(number)))
    dice = Dice(f"choices {number}")
    while len(game.match.steps) < upto and not game.match.state.over:
        game.do(*choose(game.match, dice))
    return game


@cache
def length_of(number: int) -> int:
    """How many choices a random game has."""
    return len(play(number, STEP_LIMIT).steps)


# ---------------------------------------------------------------- secrets


@dataclass
class Exchange:
    """For each card, and each chit of the turn, the one that takes its place in the twin."""

    turn: int
    cards: dict[int, int] = field(default_factory=dict)
    chits: dict[int, dict[int, int]] = field(default_factory=dict)


def shuffled(items: list[int], dice: Dice) -> dict[int, int]:
    """Each item with the one that takes its place."""
    left = list(items)
    return {item: left.pop(dice.below(len(left))) for item in items}


def exchange(g: Empire, viewer: int, dice: Dice, chits: bool) -> Exchange:
    """A way to exchange what the viewer cannot know: nothing of his own, nothing played, nothing revealed."""
    found = Exchange(g.turn)
    known = 0
    for faction in range(g.factions):
        known |= g.played[faction] | (g.hand[faction] if g.seat_of(faction) == viewer else 0)
    for colour in COLOURS:
        found.cards |= shuffled(list(members(colour & ~known)), dice)
    if not chits:
        return found
    peoples = bool(g.stack) and isinstance(g.stack[-1], DrawPeoples)
    for kind, held, shown, giver in (
        (words.DREW_PEOPLE, g.people_chit, g.people_shown, g.people_from),
        (words.DREW_EMPEROR, g.emperor_chit, g.emperor_shown, g.emperor_from),
    ):
        # HRE-5.4-6: a viewer knows his own chits, those that he passed on, and the revealed ones; and that no lower
        # chit than a revealed one is still face down (HRE-6-2).
        sure = {
            held[f]
            for f in range(g.factions)
            if shown[f]
            or g.seat_of(f) == viewer
            or (giver[f] != NOBODY and viewer != SPECTATOR and g.seat_of(giver[f]) == viewer)
        }
        if g.drawn and peoples == (kind == words.DREW_PEOPLE) and g.awaiting == 1 << max(viewer, 0) and viewer >= 0:
            sure.add(g.drawn)
        floor = max((held[f] for f in range(g.factions) if shown[f]), default=0)
        found.chits[kind] = shuffled([c for c in range(floor + 1, CUPS[kind] + 1) if c not in sure], dice)
    return found


class Translator:
    """Turns the outcomes of a game into those of its twin: other cards dealt, other chits drawn, the same dice."""

    def __init__(self, swap: Exchange, factions: int) -> None:
        self.swap = swap
        self.factions = factions
        self.turn = 0
        self.drawn: dict[int, list[int]] = {kind: [] for kind in CUPS}

    def opening(self, outcomes: list[int], events: Events) -> list[int]:
        """The deal, then the rest."""
        rest = list(outcomes)
        dealt = []
        for colour in COLOURS:
            deck, other = list(members(colour)), list(members(colour))
            for _ in range(self.factions):
                card = deck.pop(rest.pop(0))
                place = other.index(self.swap.cards.get(card, card))
                other.pop(place)
                dealt.append(place)
        return dealt + self.step(rest, events)

    def step(self, outcomes: list[int], events: Events) -> list[int]:
        """The outcomes that follow one choice: dice first, then the chits that are drawn before the next choice."""
        count = sum(kind in CUPS for _, kind, _ in events)
        translated = outcomes[: len(outcomes) - count]
        draws = outcomes[len(outcomes) - count :]
        for _, kind, values in events:
            if kind == words.TURN:
                self.turn = values[0]
                self.drawn = {kind: [] for kind in CUPS}
            elif kind in CUPS:
                chit = values[2]
                before = self.drawn[kind]
                assert self._cup(kind, before)[draws.pop(0)] == chit
                swap = self.swap.chits.get(kind, {}) if self.turn == self.swap.turn else {}
                cup = self._cup(kind, [swap.get(c, c) for c in before])
                translated.append(cup.index(swap.get(chit, chit)))
                before.append(chit)
        return translated

    def _cup(self, kind: int, drawn: list[int]) -> list[int]:
        return [chit for chit in range(1, CUPS[kind] + 1) if chit not in drawn]


def twin_of(game: Game, swap: Exchange) -> tuple[Match, Translator]:
    """The game again from its beginning, with the secrets exchanged, and another generator."""
    original = game.match
    translator = Translator(swap, state(original).factions)
    opening = translator.opening(*game.told[0])
    twin = Match(GAME, original.setup, opening=opening)
    for step, (outcomes, events) in zip(original.steps, game.told[1:], strict=True):
        twin.state.script = translator.step(outcomes, events)
        refusal = twin.play(step.seat, GAME.vocabulary.action(step.verb, step.object))
        assert refusal is None, refusal
        assert not twin.state.script
    twin.state.rng ^= 0x5DEECE66D
    return twin, translator


# ---------------------------------------------------------------- sight


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def assert_same_sight(first: Match, second: Match, viewer: int, dice: Dice, since: int = 0) -> None:
    """The viewer cannot tell the two games apart: view, log, legal actions, refusals, and what a bot would be given."""
    assert first.view(viewer) == second.view(viewer)
    assert first.log(viewer, since) == second.log(viewer, since)
    seen, other = GAME.redact(first.state, viewer), GAME.redact(second.state, viewer)
    assert codec.dump(seen) == codec.dump(other)
    assert seen.options == other.options
    if viewer < 0:
        return
    assert first.state.legal(viewer) == second.state.legal(viewer)
    for _ in range(8):
        verb = dice.below(len(words.VOCABULARY.verbs))
        action = verb << 16 | dice.below(len(words.VOCABULARY.objects.get(words.VOCABULARY.verbs[verb].kind, "x")))
        assert first.refusal(viewer, action) == second.refusal(viewer, action)


# ---------------------------------------------------------------- the tests


@pytest.mark.parametrize("number", games(12))
def test_the_past_looks_the_same_whatever_is_hidden(number: int) -> None:
    dice = Dice(f"secrets {number}")
    length = length_of(number)
    for upto in (dice.below(8), dice.below(length), dice.below(length), length):
        game = played(number, upto)
        for viewer in viewers(state(game.match)):
            twin, _ = twin_of(game, exchange(state(game.match), viewer, dice, chits=True))
            assert_same_sight(game.match, twin, viewer, dice)


@pytest.mark.parametrize("number", games(10))
def test_other_hands_never_show_as_the_game_goes_on(number: int) -> None:
    """With other hands alone the two games stay the same to the viewer to the very end."""
    dice = Dice(f"hands {number}")
    length = length_of(number)
    g = state(played(number, 0).match)
    viewer = viewers(g)[number % (g.seats + 1)]
    game = played(number, dice.below(length))
    twin, translator = twin_of(game, exchange(state(game.match), viewer, dice, chits=False))
    go_on(game, twin, translator, viewer, dice)
    assert game.match.state.over
    assert twin.state.over


@pytest.mark.parametrize("number", games(5))
def test_hidden_chits_show_only_when_they_are_revealed(number: int) -> None:
    dice = Dice(f"chits {number}")
    length = length_of(number)
    for upto in (0, 1 + dice.below(9), dice.below(length), dice.below(length)):
        for viewer in viewers(state(played(number, 0).match)):
            game = played(number, upto)
            twin, translator = twin_of(game, exchange(state(game.match), viewer, dice, chits=True))
            go_on(game, twin, translator, viewer, dice)


def go_on(game: Game, twin: Match, translator: Translator, viewer: int, dice: Dice) -> int:
    """Play both games on by the same choices; returns how many steps until the viewer could tell them apart.

    That may only be when something hidden is revealed.
    """
    match = game.match
    steps = 0
    while not match.state.over:
        seat = match.state.actor
        assert twin.state.awaiting == match.state.awaiting
        options = [action for action in match.state.legal(seat) if action in twin.state.legal(seat)]
        action = options[dice.below(len(options))]
        before = len(match.journal.events)
        outcomes, events = game.do(seat, action)
        steps += 1
        twin.state.script = translator.step(outcomes, events)
        assert twin.play(seat, action) is None
        for mine, theirs in zip(match.log(viewer, before), twin.log(viewer, before), strict=False):
            if mine != theirs:
                assert mine["kind"] in REVEALING, mine
                assert theirs["kind"] in REVEALING, theirs
                return steps
        received = [v[1] for _, kind, v in events if kind == words.PASSED and state(match).seat_of(v[1]) == viewer]
        if any(held(match, faction) != held(twin, faction) for faction in received):
            return steps  # HRE-5.4-6: now the viewer holds another chit in each, and knows it
        assert_same_sight(match, twin, viewer, dice, before)
    return steps


def held(match: Match, faction: int) -> tuple[int, int]:
    """The chits of a Faction."""
    return state(match).people_chit[faction], state(match).emperor_chit[faction]


def test_a_twin_is_another_game_in_truth() -> None:
    """The exchange does change hands and chits: else these tests would prove nothing."""
    changed: Counter[str] = Counter()
    for number in range(12):
        game = played(number, number if number < 6 else 9 * number)
        g = state(game.match)
        dice = Dice(number)
        for viewer in viewers(g):
            twin, _ = twin_of(game, exchange(g, viewer, dice, chits=True))
            other = state(twin)
            changed["hand"] += g.hand != other.hand
            changed["people"] += g.people_chit != other.people_chit
            changed["emperor"] += g.emperor_chit != other.emperor_chit
            changed["drawn"] += g.drawn != other.drawn
            changed["view"] += game.match.view(OMNISCIENT) != twin.view(OMNISCIENT)
            changed["log"] += game.match.log(OMNISCIENT) != twin.log(OMNISCIENT)
            for faction in range(g.factions):
                if g.seat_of(faction) == viewer:
                    assert g.hand[faction] == other.hand[faction]
                    assert g.people_chit[faction] == other.people_chit[faction]
    assert all(changed[key] > 3 for key in ("hand", "people", "emperor", "drawn", "view", "log")), changed


@pytest.mark.parametrize("number", games(6))
def test_dice_to_come_are_hidden(number: int) -> None:
    match = play(number, 40 * number)
    for viewer in viewers(state(match)):
        before = (text(match.view(viewer)), codec.dump(GAME.redact(match.state, viewer)))
        twin = match.state.clone()
        twin.rng ^= 1
        twin.script = [3, 1, 4]
        seen = GAME.redact(twin, viewer)
        assert (codec.dump(seen), seen.rng, seen.script) == (before[1], 0, None)


@pytest.mark.rule("HRE-2-3", "HRE-5.4-6")
def test_what_each_sees_of_the_first_draw() -> None:
    t = new_game(4, "first draw")
    drawer = t.seat
    mine = t.view(drawer)["board"]["factions"][drawer]
    assert mine["drawn"]["chit"] in range(1, 6)
    assert len(mine["hand"]) == 9
    for viewer in (SPECTATOR, *range(4)):
        if viewer == drawer:
            continue
        seen = t.view(viewer)["board"]["factions"]
        assert seen[drawer]["drawn"] is None
        assert seen[drawer]["hand"] is None
        assert seen[drawer]["handSize"] == 9
        assert [row["hand"] is not None for row in seen] == [f == viewer for f in range(4)]
        assert t.events("drew-people", viewer=viewer) == []
        assert len(t.events("drew", viewer=viewer)) == 1
    assert len(t.events("drew-people", viewer=drawer)) == 1


@pytest.mark.rule("HRE-5.4-6")
def test_a_passed_chit_is_known_to_giver_and_holder_alone() -> None:
    t = new_game(4, "first draw")
    giver = t.seat
    chit = t.faction(("purpura", "viridis", "caeruleus", "aureus")[giver])["drawn"]["chit"]
    holder = (giver + 1) % 4
    t.do("pass-to", ("purpura", "viridis", "caeruleus", "aureus")[holder])
    for viewer in (SPECTATOR, *range(4)):
        row = t.view(viewer)["board"]["factions"][holder]
        assert row["peopleHeld"]
        assert row["peopleChit"] == (chit if viewer in (giver, holder) else None)


@pytest.mark.rule("HRE-2.1-3")
def test_with_two_players_both_hands_of_a_person_are_his_to_see() -> None:
    t = new_game(2, "two")
    for viewer in (SPECTATOR, 0, 1):
        hands = [row["hand"] is not None for row in t.view(viewer)["board"]["factions"]]
        assert hands == [f % 2 == viewer for f in range(4)]


def test_the_card_step_is_asked_of_everyone_alike() -> None:
    """With no card that fits, and with one, the player is asked: his silence would tell his hand."""
    for hand in ([], ["pestis-antonina"], ["morbus"]):
        t = position({"roma": "viridis 1", "syria": "purpura 1"}, "roman purpura", purpura={"hand": hand})
        assert t.prompt == "card-step-start"
        assert t.seat == 0
        assert t.view(1)["prompt"] == {"id": "card-step-start", "rule": "HRE-7-1", "values": {}, "kinds": {}}
        assert t.view(1)["legal"] == []


def test_an_attack_card_is_not_betrayed_where_no_army_can_go() -> None:
    """All that remains is to stop; a card of attack in the hand makes no difference that others could see."""
    seen = []
    for hand in ([], ["obsidio"]):
        t = position(
            {
                "parthia": "persae@purpura 3",
                "armenia": "viridis 1",
                "mesopotamia": "viridis 1",
                "albania": "caeruleus 1",
            },
            "barbarian purpura persae placement",
            turn=6,
            pool=2,
            on_map=3,
            banned=["viridis", "caeruleus"],
            options={"bribes": 1},
            purpura={"hand": hand},
        )
        view = t.view(1)
        assert t.offers("place-army") == set()
        seen.append((text(view), text(t.events(viewer=1))))
    assert seen[0] == seen[1]


# ---------------------------------------------------------------- determinization


@pytest.mark.parametrize("number", games(12))
def test_a_determinized_state_is_one_that_the_viewer_may_believe(number: int) -> None:
    dice = Dice(f"determinize {number}")
    match = play(number, 0)
    while not match.state.over:
        for viewer in viewers(state(match)):
            seen = GAME.redact(match.state, viewer)
            full = GAME.determinize(seen, viewer, dice)
            again = GAME.redact(full, viewer)
            assert codec.dump(again) == codec.dump(seen)
            assert again.options == seen.options
            assert GAME.defects(full) == []
            assert isinstance(full, Empire)
            assert_plausible(full)
        for _ in range(12):
            if not match.state.over:
                match.play(*choose(match, dice))


def assert_plausible(g: Empire) -> None:
    """A full state: each Faction with a card of every colour in hand or played, and chits that can be told apart."""
    for faction in range(g.factions):
        cards = g.hand[faction] | g.played[faction]
        assert [(cards & colour).bit_count() for colour in COLOURS] == [1] * 9
    for held, shown in ((g.people_chit, g.people_shown), (g.emperor_chit, g.emperor_shown)):
        here = [chit for chit in held if chit]
        assert all(chit > 0 for chit in here)
        assert len(here) == len(set(here))
        revealed = [chit for chit, known in zip(held, shown, strict=True) if known]
        hidden = [chit for chit, known in zip(held, shown, strict=True) if chit and not known]
        assert not revealed or not hidden or min(hidden) > max(revealed)
    assert g.drawn >= 0
    assert g.legal(g.actor)


@pytest.mark.parametrize("number", games(6))
def test_a_determinized_game_can_be_played_to_its_end(number: int) -> None:
    dice = Dice(f"playout {number}")
    match = play(number, 17 + 45 * number % 300)
    for viewer in viewers(state(match)):
        full = GAME.determinize(GAME.redact(match.state, viewer), viewer, dice)
        for _ in range(STEP_LIMIT):
            if full.over:
                break
            options = full.legal(full.actor)
            full.apply(full.actor, options[dice.below(len(options))])
        assert full.over


def test_determinizing_deals_every_card_and_chit_that_is_possible() -> None:
    match = play(3, 2)
    g = state(match)
    viewer = 0
    seen = GAME.redact(g, viewer)
    dice = Dice("every card")
    dealt = 0
    chits: set[int] = set()
    for _ in range(400):
        full = GAME.determinize(seen, viewer, dice)
        assert isinstance(full, Empire)
        for faction in range(g.factions):
            if g.seat_of(faction) != viewer:
                dealt |= full.hand[faction]
        chits |= {full.drawn} | set(full.people_chit)
    unknown = 0
    for colour in COLOURS:
        unknown |= colour
    for faction in range(g.factions):
        unknown &= ~g.played[faction]
        if g.seat_of(faction) == viewer:
            unknown &= ~g.hand[faction]
    assert dealt == unknown
    assert chits - {0} == {1, 2, 3, 4, 5}


def test_cards_that_others_play_are_seen_by_all() -> None:
    match = play(1, 0)
    dice = Dice("cards in the open")
    count = 0
    while not match.state.over:
        seat, action = choose(match, dice)
        match.play(seat, action)
        if verb_of(action) == words.PLAY_CARD:
            count += 1
            for viewer in viewers(state(match)):
                assert sum(event["kind"] == "card" for event in match.log(viewer)) == count
    assert count
