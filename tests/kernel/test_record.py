"""Records: saved, replayed to any point, and told apart from damaged ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from latrunculi.kernel import record
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.record import RecordError
from tests.kernel.conftest import Play
from tests.toys.morra import MORRA
from tests.toys.morra.rules import DONE, Round, Table


def test_a_replay_gives_the_game_again(random_game: Play) -> None:
    for seats in (2, 3, 4):
        match = random_game("replay", seats)
        saved = record.decode(record.encode(match.record()))
        again = replay(MORRA, saved)
        assert again.state == match.state
        assert again.journal.events == match.journal.events
        assert again.record() == match.record()


def test_a_replay_stops_anywhere(random_game: Play) -> None:
    whole = random_game("anywhere").record()
    for upto in (0, 1, 7, len(whole.steps)):
        part = random_game("anywhere", steps=upto)
        shown = replay(MORRA, whole, upto)
        assert shown.log(-2) == part.log(-2)
        assert shown.view(-2)["board"] == part.view(-2)["board"]


def test_where_the_rules_cannot_go_on_from_an_impossible_position_the_step_is_told(
    random_game: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = random_game("broken", seats=2).record()
    first = 1 + [step.verb for step in saved.steps].index("done")

    def broken(self: Round, g: Table, seat: int, verb: int, obj: int) -> None:
        if verb == DONE:
            raise IndexError("list index out of range")
        choose(self, g, seat, verb, obj)

    choose = Round.choose
    monkeypatch.setattr(Round, "choose", broken)
    with pytest.raises(RecordError, match=rf"^step {first}: .*IndexError: list index out of range"):
        replay(MORRA, saved)


def test_a_game_goes_on_from_its_record_with_the_same_dice(random_game: Play) -> None:
    half = random_game("half", steps=12)
    again = replay(MORRA, half.record())
    while not half.state.over:
        seat = half.state.awaiting.bit_length() - 1
        for match in (half, again):
            assert match.play(seat, match.state.legal(seat)[-1]) is None
    assert half.state == again.state


def test_a_record_that_is_older_than_the_keyed_dice_is_read_on() -> None:
    old = b"""{"format": 1, "game": "morra", "revision": 1, "setup": {"game": "morra", "scenario": "classic",
        "seats": 2, "seed": "old", "options": {}}, "opening": %s, "steps": [], "rng": "%s"}"""
    match = Match(MORRA, MORRA.setup(seats=2, seed="old"))
    read = record.decode(old % (str(match.opening).encode(), f"{match.state.rng:016x}".encode()))
    assert (read.setup.dice, read.origin, read.inherited) == ("splitmix", "", 0)
    assert replay(MORRA, read).state == match.state


def test_scripted_dice_of_a_position_go_on_after_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.kernel.conftest import acted

    honest = MORRA.position

    def scripted(text: str, file: str = "position") -> Any:
        g = honest(text, file)
        g.script = [5, 0, 1, 1, 4]
        return g

    monkeypatch.setattr(MORRA, "position", scripted)
    position = 'game = "morra"\nround = 1\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\n'
    match = Match(MORRA, MORRA.setup(seats=2, seed=1), position)
    for seat in (0, 1):
        acted(match, seat, "show", "I")
    for seat in (0, 1):
        acted(match, seat, "done")
    for seat in (0, 1):
        acted(match, seat, "keep")
    assert match.state.script == [1, 1, 4]
    assert replay(MORRA, match.record()).state.script == [1, 1, 4]


Damage = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda r: r.update(format=2), ["format 2", "format 1"]),
        (lambda r: r.pop("format"), ["format"]),
        (lambda r: r.update(format="1"), ["format"]),
        (lambda r: r.update(note="hello"), ["note"]),
        (lambda r: r.update(game="chess"), ["chess", "morra"]),
        (lambda r: r.update(revision=2), ["revision 2", "revision 1", "a later version"]),
        (lambda r: r["setup"].update(seats=7), ["before the first step", "2, 3, 4"]),
        (lambda r: r["setup"].update(seats=0), ["$.setup.seats"]),
        (lambda r: r["setup"].update(seats=10**9), ["$.setup.seats"]),
        (lambda r: r["setup"].update(seed="s" * 1001), ["$.setup.seed"]),
        (lambda r: r["setup"].update(options={str(i): 0 for i in range(65)}), ["$.setup.options"]),
        (lambda r: r["setup"].update(options={"rich": 1 << 31}), ["$.setup.options"]),
        (lambda r: r.update(revision=1 << 32), ["$.revision"]),
        (lambda r: r.update(opening=[0] * 4097), ["$.opening"]),
        (lambda r: r.update(opening=[1 << 32]), ["$.opening[0]"]),
        (lambda r: r.update(steps=[r["steps"][0]] * 50_001), ["$.steps"]),
        (lambda r: r["steps"][0].update(seat=64), ["$.steps[0].seat"]),
        (lambda r: r["steps"][0].update(verb="v" * 201), ["$.steps[0].verb"]),
        (lambda r: r["steps"][0].update(object="o" * 201), ["$.steps[0].object"]),
        (lambda r: r["steps"][0].update(object=1 << 32), ["$.steps[0].object"]),
        (lambda r: r["steps"][0].update(outcomes=[-1]), ["$.steps[0].outcomes[0]"]),
        (lambda r: r.update(rng="f" * 65), ["$.rng"]),
        (lambda r: r.update(position="#" * 200_001), ["$.position"]),
        (lambda r: r.update(position="a." * 20_000 + "a = 1"), ["nested too deep"]),
        (lambda r: r["setup"].update(scenario="grand"), ["grand", "classic"]),
        (lambda r: r["setup"].update(options={"rich": 3}), ["rich"]),
        (lambda r: r["setup"].update(game="chess"), ["chess"]),
        (lambda r: r.update(opening=[]), ["before the first step", "0 outcomes", "6"]),
        (lambda r: r["opening"].append(0), ["before the first step"]),
        (lambda r: r["opening"].__setitem__(0, 99), ["before the first step", "99"]),
        (lambda r: r["steps"].pop(0), ["step 3", "seat 0"]),
        (lambda r: r["steps"].insert(0, r["steps"][0]), ["step 2", "not-your-turn"]),
        (lambda r: r["steps"][0].update(verb="fly"), ["step 1", "fly"]),
        (lambda r: r["steps"][0].update(object="VI"), ["step 1", "VI"]),
        (lambda r: r["steps"][0].update(object=None), ["step 1"]),
        (lambda r: r["steps"][0].update(seat=9), ["step 1", "seat 9"]),
        (lambda r: r["steps"][0].update(seat="0"), ["seat"]),
        (lambda r: r["steps"][0].update(outcomes=[1]), ["step 1", "1 outcomes", "0"]),
        (lambda r: next(s for s in r["steps"] if s["outcomes"]).update(outcomes=[]), ["too few outcomes"]),
        (lambda r: next(s for s in r["steps"] if s["outcomes"])["outcomes"].__setitem__(0, 6), ["0..5"]),
        (lambda r: r.update(rng="xyz"), ["xyz", "hexadecimal"]),
        (lambda r: r.update(rng="-1"), ["-1", "hexadecimal"]),
        (lambda r: r.update(rng="f" * 17), ["hexadecimal", "64 bits"]),
        (lambda r: r["setup"].update(dice="blake2b"), ["hexadecimal", "192 bits"]),
        (lambda r: r["setup"].update(dice="loaded"), ["loaded", "splitmix, blake2b"]),
        (lambda r: r.update(inherited=-1), ["inherited"]),
        (lambda r: r.update(position="round = "), ["TOML"]),
    ],
)
def test_every_kind_of_damage_is_named(random_game: Play, damage: Damage, words: list[str]) -> None:
    data = msgspec.to_builtins(random_game("damage").record())
    damage(data)
    with pytest.raises(ValueError) as error:  # noqa: PT011 a RecordError, or the position's own
        replay(MORRA, record.decode(msgspec.json.encode(data)))
    for word in words:
        assert word in str(error.value)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "\x00", '{"format": 1}', b'{"game": "\xff"}', '{"game": "\\ud800"}', "[" * 100_000]
)
def test_what_is_no_record_is_told_so(text: str | bytes) -> None:
    with pytest.raises(RecordError, match=r"game\.json: not a record of a game"):
        record.decode(text, "game.json")


def test_what_is_larger_than_any_record_is_not_taken_in(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"bytes"):
        record.decode(b" " * (record.MOST_BYTES + 1))
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(1 << 32)
    with pytest.raises(RecordError, match=r"large\.json: has more than"):
        record.read(path)


def test_files_that_cannot_be_read_are_told_by_name(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json"):
        record.read(tmp_path / "none.json")
    with pytest.raises(RecordError):
        record.read(tmp_path)


def test_a_file_is_json_for_people(tmp_path: Path, random_game: Play) -> None:
    path = tmp_path / "game.json"
    saved = random_game("file").record()
    path.write_bytes(record.encode(saved))
    assert record.read(path) == saved
    assert path.read_text().count("\n") > len(saved.steps)


# ---------------------------------------------------------------- games in progress when rules are mended


def mended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has its rules in a second revision."""
    monkeypatch.setattr(type(MORRA), "revision", 2)
    monkeypatch.setattr(type(MORRA), "versions", {1: "0.0.9"})


def test_a_game_of_an_earlier_revision_goes_on_where_the_rules_still_lead(
    random_game: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = random_game("mended", steps=12)
    saved = match.record()
    assert saved.earlier == match.earlier == []
    mended(monkeypatch)
    again = replay(MORRA, record.decode(record.encode(saved)))
    assert again.earlier == [1]
    assert again.state == match.state
    seat = again.state.awaiting.bit_length() - 1
    assert again.play(seat, again.state.legal(seat)[0]) is None
    after = again.record()
    assert (after.revision, after.earlier) == (2, [1])
    assert replay(MORRA, after).earlier == [1], "it is continued once, not each time that it is opened"
    monkeypatch.setattr(type(MORRA), "revision", 3)
    assert replay(MORRA, after).earlier == [1, 2]


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        (lambda r: r["steps"].pop(0), "step 3: seat 0 may not"),
        (lambda r: r["steps"][3].update(verb="fly"), "step 4: morra knows no 'fly'"),
        (lambda r: next(s for s in r["steps"] if s["outcomes"]).update(outcomes=[]), "the record has too few outcomes"),
        (lambda r: next(s for s in r["steps"] if s["outcomes"])["outcomes"].append(0), "outcomes where"),
        (lambda r: r["opening"].append(0), "before the first step"),
        (lambda r: r["setup"].update(options={"rich": 3}), "before the first step: option rich"),
    ],
)
def test_a_game_of_an_earlier_revision_is_refused_where_the_ways_part(
    random_game: Play, monkeypatch: pytest.MonkeyPatch, damage: Damage, where: str
) -> None:
    """The step is named, and the version of the program that can continue it."""
    data = msgspec.json.decode(record.encode(random_game("mended", steps=40).record()))
    damage(data)
    mended(monkeypatch)
    with pytest.raises(RecordError) as refused:
        replay(MORRA, record.decode(msgspec.json.encode(data)))
    told = str(refused.value)
    assert where in told
    assert "revision 1 of the rules of morra, and revision 2" in told
    assert told.endswith("latrunculi 0.0.9 can continue it")
