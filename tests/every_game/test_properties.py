"""What the kernel promises of every game, at every moment: sound, seeded, copied, saved, replayed, secret."""

from __future__ import annotations

import json
import math

import msgspec

from latrunculi import bots
from latrunculi.kernel import codec, views
from latrunculi.kernel.actions import object_of, pack, verb_of
from latrunculi.kernel.chance import GENERATORS, KEYED, MASK64, Dice, keyed
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import FORBIDDEN, NOBODYS, NOT_NOW, NOT_YOURS, OMNISCIENT, PLAIN, SPECTATOR, Game
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.record import decode, encode
from tests.every_game.random_play import ADVISED, STEPS, begin, choices, choose, every_game, games, setup_of
from tests.every_game.test_contract import agrees


@games(2)
def test_a_game_stays_sound_and_every_question_has_an_answer_and_a_clause(game: Game, number: int) -> None:
    match = begin(game, number)
    turn = 0
    for count, _ in enumerate(choices(match, number)):
        g = match.state
        if count % 7 == 0:
            assert codec.faults(g) + game.defects(g) == []
        asked = views.prompt(game, g)
        assert asked is not None
        assert asked["rule"].startswith(f"{game.code}-")
        assert all(g.legal(seat) for seat in range(g.seats) if g.awaiting >> seat & 1)
        assert (game.turn(g) or 0) >= turn
        turn = game.turn(g) or 0
    assert codec.faults(match.state) + game.defects(match.state) == []
    if match.state.over:
        assert game.winners(match.state)
        assert match.state.legal(0) == []


@games(2)
def test_what_is_hidden_changes_nothing_that_is_shown(game: Game, number: int) -> None:
    match = begin(game, number)
    dice = Dice(f"hidden {number}")
    for count, _ in enumerate(choices(match, number)):
        if count % 9:
            continue
        g = match.state
        for viewer in (SPECTATOR, *range(g.seats)):
            other = game.determinize(g, viewer, dice)
            assert views.view(game, other, viewer) == views.view(game, g, viewer)
            assert other.rng != g.rng
            if count % 27 == 0 and viewer >= 0 and g.legal(viewer):
                assert bots.hint(bots.seen(game, other, viewer)) == bots.hint(bots.seen(game, g, viewer))
            for action in g.legal(viewer):
                assert views.reach(game, other, viewer, action) == views.reach(game, g, viewer, action)
            for verb in range(len(game.vocabulary.verbs)):
                action = pack(verb, dice.below(64))
                if game.vocabulary.knows(action):
                    assert other.why_not(viewer, action) == g.why_not(viewer, action)


@games(1)
def test_the_key_of_the_dice_reaches_no_viewer_and_no_bot(game: Game, number: int) -> None:
    """With another key, all that leaves the engine is the same; and nothing holds as many bits as a key."""
    setup = msgspec.structs.replace(setup_of(game, number), dice=KEYED)
    match = Match(game, setup)
    for count, _ in enumerate(choices(match, number)):
        if count % 17:
            continue
        g = match.state
        assert g.rng > MASK64
        key = f"{g.rng >> 64:x}"
        other = g.clone()
        other.rng = keyed("another") | g.rng & MASK64
        for viewer in (SPECTATOR, *range(g.seats)):
            shown, seen = views.view(game, g, viewer), game.redact(g, viewer)
            assert views.view(game, other, viewer) == shown
            assert game.redact(other, viewer) == seen
            assert seen.rng == 0
            guess, twin = (game.determinize(one, viewer, Dice(count)) for one in (g, other))
            assert guess == twin
            assert guess.rng <= MASK64
            for told in (shown, match.log(viewer), game.dump(seen), game.dump(guess)):
                assert key not in json.dumps(told)
        assert key not in json.dumps(views.view(game, g, OMNISCIENT))


def look(game: Game, match: Match, dice: Dice) -> None:
    """Whatever can be asked of a position."""
    g = match.state
    for viewer in (OMNISCIENT, SPECTATOR, *range(g.seats)):
        match.view(viewer)
        if viewer != OMNISCIENT:
            agrees(game.board(game.redact(g, viewer)))
            game.determinize(g, viewer, dice)
    agrees(game.board(g))
    game.scores(g)
    game.score_parts(g)
    game.turn(g)
    game.dump(g)
    assert game.defects(g) == []
    for _, kind, values in match.journal.events[-3:]:
        game.rolls(g, kind, values)
        game.losses(g, kind, values)
    words = game.vocabulary
    adviser = game.advisor
    for seat in range(g.seats):
        for verb, entry in enumerate(words.verbs):
            ids = words.objects.get(entry.kind)
            g.why_not(seat, pack(verb, dice.below(len(ids)) if ids else 0))
        if adviser:
            adviser.evaluate(g, seat)
            if options := g.legal(seat):
                adviser.prefer(g, seat, options)
                told = game.reasons(g, seat, options[dice.below(len(options))])
                assert all(reason.words(words) and reason.kind in game.reason_kinds for reason in told)
    if adviser and not g.over:
        adviser.horizon(g)


@games(8, ADVISED)
def test_each_position_is_read_as_it_was_written(game: Game, number: int) -> None:
    """Wherever play leads, in the midst of a march or of a battle too."""
    match = begin(game, number)
    for count, _ in enumerate(choices(match, number)):
        if count % 13 == number and not match.state.over:
            text = game.position_text(match.state)
            again = game.position(text)
            assert game.position_text(again) == text
            assert again.options == match.state.options


@games(2)
def test_looking_changes_nothing(game: Game, number: int) -> None:
    """No view, reason, board, advice, score or other question changes a position, one asked in secret included."""
    match = begin(game, number)
    dice = Dice(f"looking {number}")
    for count, _ in enumerate(choices(match, number)):
        g = match.state
        if count % 23 and not (g.private and count % 8 == 0):
            continue
        twin, digest, options, events = g.clone(), codec.digest(g), list(g.options), len(match.journal.events)
        look(game, match, dice)
        assert g == twin
        assert codec.digest(g) == digest
        assert g.options == options
        assert len(match.journal.events) == events


@games(2)
def test_worlds_to_think_in_are_made_of_what_the_viewer_knows(game: Game, number: int) -> None:
    """Equal dice make equal worlds of the state and of its redacted copy; in each, whoever is asked may choose."""
    match = begin(game, number)
    for count, _ in enumerate(choices(match, number)):
        if count % 7:
            continue
        g = match.state
        for viewer in (SPECTATOR, *range(g.seats)):
            world = game.determinize(g, viewer, Dice(count))
            same = game.determinize(game.redact(g, viewer), viewer, Dice(count))
            assert world == same
            assert codec.digest(world) == codec.digest(same)
            for seat in range(g.seats):
                assert world.legal(seat) == same.legal(seat)
                assert bool(world.legal(seat)) == bool(g.awaiting >> seat & 1)
            assert viewer < 0 or world.legal(viewer) == g.legal(viewer)


@games(2)
def test_a_copy_goes_the_same_way_and_old_copies_never_change(game: Game, number: int) -> None:
    match = begin(game, number)
    kept: list[tuple[State, str, list[int]]] = []
    for count, (seat, action) in enumerate(choices(match, number)):
        g = match.state
        if count % 6 == 0:
            twin, wild = g.clone(), g.clone()
            assert twin == g
            kept.append((twin, codec.digest(twin), list(twin.options)))
            # A copy played on must not reach back into the original.
            dice = Dice(count)
            for _ in range(12):
                if wild.awaiting:
                    mover = (wild.awaiting & -wild.awaiting).bit_length() - 1
                    options = wild.legal(mover)
                    wild.apply(mover, options[dice.below(len(options))])
            first, second = g.clone(), g.clone()
            first.apply(seat, action)
            second.apply(seat, action)
            assert first == second
    for twin, digest, options in kept:
        assert codec.digest(twin) == digest
        assert twin.options == options


@games(2)
def test_saved_and_loaded_it_is_the_same(game: Game, number: int) -> None:
    match = Match(game, msgspec.structs.replace(setup_of(game, number), dice=GENERATORS[number % 2]))
    for count, (seat, action) in enumerate(choices(match, number)):
        if count % 8:
            continue
        g = match.state
        loaded = game.load(json.loads(json.dumps(game.dump(g))))
        assert loaded == g
        assert codec.digest(loaded) == codec.digest(g)
        assert loaded.options == g.options
        twin = g.clone()
        twin.apply(seat, action)
        loaded.apply(seat, action)
        assert loaded == twin


@games(2)
def test_a_record_gives_the_game_again_and_any_moment_of_it(game: Game, number: int) -> None:
    match = Match(game, msgspec.structs.replace(setup_of(game, number), dice=GENERATORS[number % 2]))
    seen = {}
    for count, _ in enumerate(choices(match, number)):
        if count % 70 == 35:
            seen[count] = match.view(OMNISCIENT)["board"]
    record = decode(encode(match.record()))
    again = replay(game, record)
    assert again.state == match.state
    assert again.journal.events == match.journal.events
    assert again.record() == match.record()
    for step, board in seen.items():
        assert replay(game, record, step).view(OMNISCIENT)["board"] == board


@games(1)
def test_no_unlisted_action_is_accepted_and_each_refusal_names_a_clause(game: Game, number: int) -> None:
    match = begin(game, number)
    dice = Dice(f"wild {number}")
    words = game.vocabulary
    for _ in choices(match, number):
        seat, _ = choose(match, dice)
        verb = dice.below(len(words.verbs))
        ids = words.objects.get(words.verbs[verb].kind)
        action = pack(verb, dice.below(len(ids)) if ids else 0)
        refusal = match.refusal(seat, action)
        assert (refusal is None) == (action in match.state.legal(seat))
        if refusal is not None:
            assert refusal.code in (FORBIDDEN, NOT_NOW, *PLAIN)
            assert refusal.rule.startswith(f"{game.code}-")


@games(1)
def test_whoever_reaches_for_what_is_not_his_is_told_so(game: Game, number: int) -> None:
    """Of what is his no refusal says that it is another's, and of what is another's each does that is asked for it."""
    match = begin(game, number)
    words = game.vocabulary
    asked = 0
    for count, _ in enumerate(choices(match, number)):
        g = match.state
        if count % 12 or g.awaiting & (g.awaiting - 1):
            continue
        seat = g.actor
        for verb in {verb_of(action) for action in g.legal(seat)}:
            said = words.verbs[verb]
            if said.name not in game.own_verbs or said.kind not in words.objects:
                continue
            same = [action for action in g.legal(seat) if verb_of(action) == verb]
            offered = {game.owner(g, said.kind, object_of(action)) for action in same}
            for thing in range(len(words.objects[said.kind])):
                refusal = match.refusal(seat, pack(verb, thing))
                if refusal is None:
                    continue
                asked += 1
                owner = game.owner(g, said.kind, thing)
                if refusal.code in (NOT_YOURS, NOBODYS):
                    assert owner not in offered, "another's is no reason where another's may be chosen"
                if refusal.code == NOT_YOURS:
                    assert 0 <= owner != seat
                elif refusal.code == NOBODYS:
                    assert owner < 0
                elif owner != seat:
                    assert g.explain(seat, pack(verb, thing)).clause
                    assert refusal.code == FORBIDDEN
    assert asked or not game.own_verbs


@games(4)
def test_undo_goes_back_choice_by_choice_and_stops_at_dice_and_other_players(game: Game, number: int) -> None:
    match = begin(game, number)
    dice = Dice(f"undo {number}")
    back: list[tuple[State, list[int], int, int]] = []
    for count in range(STEPS):
        g = match.state
        if g.over:
            break
        seat, action = choose(match, dice)
        before = (g.clone(), list(g.options), len(match.journal.events), len(match.steps))
        cuts = g.cuts
        assert match.play(seat, action) is None
        free = g.cuts == cuts and g.awaiting == 1 << seat
        back = [*back, before] if free else []
        for viewer in range(g.seats):
            assert match.can_undo(viewer) == (free and viewer == seat)
            if count % 20 == 0:
                assert match.view(viewer)["undo"] == match.can_undo(viewer)
            if viewer != seat or not free:
                refusal = match.undo(viewer)
                assert refusal is not None
                assert refusal.code == "nothing-to-undo"
        if back and count % 20 == 0:
            twin = replay(game, match.record())
            assert twin.undo(seat) is None
            assert twin.state == before[0]
        going_back = dice.below(4) == 0
        while back and going_back:
            version = match.version
            assert match.undo(seat) is None
            state, options, events, steps = back.pop()
            assert match.state == state
            assert match.state.options == options
            assert (len(match.journal.events), len(match.steps)) == (events, steps)
            assert match.version > version
            assert match.can_undo(seat) == bool(back)
            going_back = dice.below(6) > 0
    again = replay(game, match.record())
    assert again.state == match.state
    assert again.journal.events == match.journal.events


@games(2, ADVISED)
def test_the_adviser_has_an_opinion_wherever_a_game_may_lead(game: Game, number: int) -> None:
    """Also where sensible play would never come; the positions in between are left to random choice."""
    match = begin(game, number)
    adviser = game.advisor
    assert adviser
    for count, (seat, _) in enumerate(choices(match, number)):
        if count % 3:
            continue
        g = match.state
        options = g.legal(seat)
        opinions = adviser.prefer(g, seat, options)
        assert len(opinions) == len(options)
        assert all(math.isfinite(opinion) for opinion in opinions)
        assert math.isfinite(adviser.evaluate(g, seat))


@every_game
def test_same_seed_same_game_and_another_seed_another(game: Game) -> None:
    one, same = game.new(setup_of(game, 0)), game.new(setup_of(game, 0))
    assert one == same
    assert codec.digest(one) != codec.digest(game.new(game.setup(seed="another")))


@every_game
def test_of_each_earlier_revision_the_program_that_has_it_is_known(game: Game) -> None:
    assert set(range(1, game.revision)) <= set(game.versions)
