"""The commands as other programs call them: JSON on standard output, one line for an error, exit statuses.

Most are carried out in the process of the tests, which has the games in memory; what hangs on a process of its own
(signals, closed or full outputs, the exit status, what is imported, environment) has one.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest import mock

import pytest

from latrunculi import bots, cli
from latrunculi.arena.simulate import plan
from latrunculi.cli import check, coverage
from latrunculi.cli.common import the_seat, the_seats
from latrunculi.cli.failure import Failure
from latrunculi.cli.run import run
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.record import decode, encode
from latrunculi.kernel.rules import load_rules
from latrunculi.kernel.texts import texts
from tests.patience import PATIENCE
from tests.slips import pack_of
from tests.toys.morra import MORRA

ROOT = Path(__file__).parents[2]
GAME = registry.game("empire")
NO_CHESS = f"there is no game 'chess'; there are {', '.join(game.id for game in registry.games())}\n"


def environment() -> dict[str, str]:
    """What the commands run in: with buffers, as they are where nobody sets anything."""
    source = os.environ.get("PYTHONPATH") or str(ROOT / "src")
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return inherited | {"PYTHONPATH": source, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}


def heed_interruptions() -> None:
    """What a terminal starts heeds them; the background of a script, where tests may run, ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*arguments: str, **more: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "latrunculi", *arguments],
        cwd=ROOT,
        env=environment(),
        preexec_fn=heed_interruptions,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **more,
    )


def latrunculi(*arguments: str, status: int = 0, cwd: Path = ROOT) -> tuple[str, str]:
    """Standard output and standard error of a command that ends with a status."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, {"COLUMNS": "200"}),
        contextlib.chdir(cwd),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        ended = run(list(arguments))
    assert ended == status, out.getvalue() + err.getvalue()
    return out.getvalue(), err.getvalue()


def process_of(*arguments: str, status: int = 0) -> tuple[str, str]:
    """Likewise, of a command in a process of its own."""
    process = start(*arguments)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == status, out + err
    return out, err


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of the first sixty choices of a game."""
    match = Match(GAME, GAME.setup(seats=2, seed="cli"))
    while len(match.steps) < 60 and not match.state.over:
        seat = match.state.awaiting.bit_length() - 1
        assert match.play(seat, match.state.legal(seat)[-1]) is None
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(encode(match.record()))
    return path


every_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


@every_game
def test_a_seat_is_named_by_its_number_or_its_side(game: Game) -> None:
    for scenario in game.scenarios:
        setup = game.setup(scenario.id)
        assert [the_seat(game, setup, str(seat + 1)) for seat in range(setup.seats)] == list(range(setup.seats))
        for side, seat in game.sides(setup).items():
            assert the_seat(game, setup, side.upper()) == seat
            assert the_seat(game, setup, game.names("fr")[game.side_kind][side]) == seat
            assert side in the_seats(game, setup)
        assert the_seat(game, setup, "0") is the_seat(game, setup, "nobody") is None


@every_game
def test_every_game_is_simulated_and_its_games_are_told(game: Game, tmp_path: Path) -> None:
    """Each scenario can be, and the one that teaches is, by bots in its first form (whole games of each scenario are
    played elsewhere); and a beginning is told in both languages as each seat sees it."""
    for scenario in game.scenarios:
        assert plan(game, ["random"] * scenario.seats[0], "0", scenario.id).scenario == scenario.id
    scenario = game.opening
    bots = ",".join(["random"] * scenario.seats[0])
    arguments = ["sim", game.id, "--scenario", scenario.id, "--games", "1", "--bots", bots, "--jobs", "1", "--json"]
    assert json.loads(latrunculi(*arguments)[0])["finished"] == 1
    match = Match(game, game.setup(seed="told"))
    for _ in range(30):
        seat = match.state.awaiting.bit_length() - 1
        assert match.play(seat, match.state.legal(seat)[-1]) is None
    path = tmp_path / "game.json"
    path.write_bytes(encode(match.record()))
    for view, language in (
        ("all", "fr"),
        ("1", "en"),
        ("spectator", "fr"),
        *((s, "en") for s in game.sides(match.setup)),
    ):
        assert latrunculi("replay", str(path), "--view", view, "--lang", language)[0]


def test_games_as_json() -> None:
    out, err = latrunculi("games", "--json")
    told = json.loads(out)
    assert not err
    assert {"id", "title", "players", "scenarios", "options"} <= set(told[0])
    assert GAME.id in [game["id"] for game in told]
    assert GAME.title in latrunculi("games")[0]


@pytest.mark.parametrize("columns", [80, 60, 30])
def test_ids_are_not_cut_on_a_narrow_terminal(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(["games"]) == 0
    told = capsys.readouterr().out
    words = set(re.split(r"[\s,]+", told))
    for game in registry.games():
        assert {game.id, game.code, *game.aliases} <= words
        assert {scenario.id for scenario in game.scenarios} <= words
        assert set(bots.names(game)) <= words
        assert {f"{option.id}={'|'.join(map(str, option.values))}" for option in game.options} <= words
    assert max(map(len, told.splitlines())) <= max(columns, 60), "they wrap between ids"


def test_simulations_as_json_are_the_same_with_any_number_of_processes() -> None:
    results = []
    for jobs in ("1", "2"):
        arguments = (
            "sim",
            GAME.code,
            "--games",
            "7",
            "--seed",
            "9",
            "--bots",
            "random,random",
            "--jobs",
            jobs,
            "--json",
        )
        told = json.loads(process_of(*arguments)[0])
        assert set(told) == {
            "game", "games", "finished", "errors", "decisions", "seconds", "median_margin", "seats",
        }  # fmt: skip
        assert (told["game"], told["games"], told["finished"], told["errors"]) == (GAME.id, 7, 7, 0)
        assert [seat["bot"] for seat in told["seats"]] == ["random", "random"]
        told.pop("seconds")
        results.append(told)
    assert results[0] == results[1]


def test_simulations_as_a_table() -> None:
    out, _ = latrunculi("sim", GAME.id, "--games", "2", "--bots", "random", "--jobs", "1")
    assert "2 of 2 games finished" in out
    assert re.search(r"^median margin of the winner: \d+(\.5)?$", out, re.MULTILINE)
    assert out.count("random") == max(GAME.scenarios[0].seats)


def workers(process: subprocess.Popen[str]) -> list[int]:
    """The processes that a simulation has started to play in."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [pid for pid in map(int, children) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.fixture
def simulation() -> Iterator[subprocess.Popen[str]]:
    """A long simulation, whose processes are at work; started from where interruptions are ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process = start("sim", GAME.id, "--bots", "random", "--games", "1000000", "--jobs", "2", start_new_session=True)
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        deadline = time.monotonic() + PATIENCE
        while len(workers(process)) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


@pytest.mark.parametrize("after", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("group", [True, False])
def test_a_simulation_that_is_interrupted_ends_at_once(
    simulation: subprocess.Popen[str], group: bool, after: float
) -> None:
    """A terminal interrupts all processes of a command, `kill` the first alone."""
    time.sleep(after)
    started = workers(simulation)
    (os.killpg if group else os.kill)(simulation.pid, signal.SIGINT)
    out, err = simulation.communicate(timeout=PATIENCE)
    assert (simulation.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert err.splitlines()[-1] == "latrunculi: interrupted"
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in started):
        assert time.monotonic() < deadline, "its processes go on"
        time.sleep(0.02)


def test_the_death_of_a_process_is_one_clear_error(simulation: subprocess.Popen[str]) -> None:
    os.kill(workers(simulation)[0], signal.SIGKILL)
    _, err = simulation.communicate(timeout=PATIENCE)
    assert simulation.returncode == 1
    last = err.splitlines()[-1]
    assert re.fullmatch(r"latrunculi: a process died while games with these seeds were being played: [0:\d, ]+", last)


def test_bench_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: (MORRA,))
    told = json.loads(latrunculi("bench", MORRA.id, "--seconds", "0.1", "--json")[0])
    assert told["game"] == MORRA.id
    assert told["decisions_per_second"] > 0
    assert told["match_decisions_per_second"] > 0
    assert told["build"] in ("interpreted", "compiled")


def test_bench_as_a_table_says_how_fast_a_match_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: (MORRA,))
    out, _ = latrunculi("bench", MORRA.id, "--seconds", "0.1")
    assert re.search(r"^ through Match +[\d,]+ decisions/s, \d\.\d+ of that", out, re.MULTILINE)


def test_version_says_what_runs() -> None:
    assert re.fullmatch(r"latrunculi \S+ \((interpreted|compiled)\)\n", process_of("version")[0])
    assert latrunculi("--version") == latrunculi("version")


def test_help_comes_at_once_and_names_every_command() -> None:
    out, _ = process_of("--help")
    commands = "play serve games sim bench replay hint verify rules check atlas version"
    for command in commands.split():
        assert f"\n  {command} " in out
    code = "import sys, latrunculi.cli.run; sys.exit(any(m in sys.modules for m in ('fastapi', 'rich', 'msgspec')))"
    source = os.environ.get("PYTHONPATH") or str(ROOT / "src")
    assert subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": source}).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "status", "word"),
    [
        (["simm"], 2, "simm"),
        (["sim"], 2, "GAME"),
        (["sim", GAME.id], 2, "--bots"),
        (["sim", GAME.id, "--bots", "random", "--games", "0"], 2, "--games"),
        (["sim", GAME.id, "--bots", "random", "--games", "x"], 2, "--games"),
        (["sim", GAME.id, "--bots", ","], 1, "--bots"),
        (["sim", GAME.id, "--bots", "deep-blue"], 1, "deep-blue"),
        (["sim", GAME.id, "--bots", "random", "--scenario", "grand"], 1, "grand"),
        (["sim", "chess", "--bots", "random"], 1, NO_CHESS),
        (["bench", "chess"], 1, "chess"),
        (["rules", "chess"], 1, "chess"),
        (["rules", GAME.id, "xyzzy"], 1, "xyzzy"),
        (["rules", GAME.id, "--lang", "la"], 1, "fr, en"),
        (["rules", "coverage", "chess"], 1, "chess"),
        (["replay", "none.json"], 1, "none.json"),
        (["hint", "none.json"], 1, "none.json"),
        (["hint", "none.toml"], 1, "none.toml"),
        (["replay", "README.md"], 1, "README.md"),
        (["check", "none.toml"], 1, "none.toml"),
        (["atlas", "fly"], 1, "build"),
        (["play", "chess"], 1, "chess"),
        (["play", "--as", "9"], 1, "--as"),
        (["play", "--as", "1", "--bot", "deep-blue"], 1, "deep-blue"),
        (["serve", "--database", "rubbish"], 1, "rubbish"),
        (["serve", "--port", "99999"], 2, "--port"),
        (["sim", GAME.id, "--bots", "random", "--seed", "\udcff"], 2, "UTF-8"),
    ],
)
def test_an_error_is_one_clear_line_and_a_status(
    arguments: list[str], status: int, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == status
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert word in err
    assert "Traceback" not in err


def test_an_error_is_the_exit_status_of_the_process() -> None:
    out, err = process_of("replay", "none.json", status=1)
    assert not out
    assert re.fullmatch(r"latrunculi: .*none\.json.*\n", err)


def test_a_defect_of_the_program_is_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise ZeroDivisionError("of purpose")

    monkeypatch.setattr(registry, "games", broken)
    monkeypatch.delenv("LATRUNCULI_DEBUG", raising=False)
    assert run(["games"]) == 70
    assert capsys.readouterr().err.count("\n") == 1


def test_replay_prints_the_log_in_both_languages(saved: Path) -> None:
    english = latrunculi("replay", str(saved), "--lang", "en")[0].splitlines()
    french = latrunculi("replay", str(saved), "--lang", "fr")[0].splitlines()
    assert len(english) == len(french) > 60
    assert english != french
    assert any(f"[{GAME.code}-" in line for line in english)
    seen = latrunculi("replay", str(saved), "--lang", "en", "--view", "spectator")[0].splitlines()
    assert set(seen) <= set(english)
    start = latrunculi("replay", str(saved), "--lang", "en", "--to", "5")[0].splitlines()
    assert start == english[: len(start)]
    assert len(start) < len(english)
    assert "60 steps" in latrunculi("replay", str(saved), "--to", "61", status=1)[1]
    name = GAME.board(GAME.new(GAME.setup())).factions[0].id
    as_first = latrunculi("replay", str(saved), "--lang", "en", "--view", "1")[0]
    assert latrunculi("replay", str(saved), "--lang", "en", "--view", name)[0] == as_first
    assert "choose 1 to 2" in latrunculi("replay", str(saved), "--view", "3", status=1)[1]


def test_hint_says_what_the_adviser_would_do_at_a_moment_of_a_game_and_in_a_position(saved: Path) -> None:
    told = json.loads(latrunculi("hint", str(saved), "--to", "5", "--json")[0])
    ((seat, advice),) = told.items()
    english = latrunculi("hint", str(saved), "--to", "5", "--lang", "en")[0].splitlines()
    french = latrunculi("hint", str(saved), "--to", "5", "--lang", "fr")[0].splitlines()
    assert english[0].startswith(f"{int(seat) + 1}: ")
    assert english[1] == "  " + texts(GAME, "en").action(advice["action"])
    assert len(english) == len(french) == 2 + len(advice["reasons"])
    assert english != french
    position = saved.with_name("moment.toml")
    state = replay(GAME, decode(saved.read_bytes().decode()), 5).state
    position.write_text(GAME.position_text(state), encoding="utf-8")
    assert json.loads(latrunculi("hint", str(position), "--json")[0]) == told
    assert "60 steps" in latrunculi("hint", str(saved), "--to", "61", status=1)[1]
    assert "--to" in latrunculi("hint", str(position), "--to", "1", status=1)[1]


def test_replay_says_that_a_game_of_an_earlier_revision_was_continued(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    revision = GAME.revision
    monkeypatch.setattr(type(GAME), "revision", revision + 1)
    out, err = latrunculi("replay", str(saved), "--to", "5")
    assert out
    assert err == (
        f"latrunculi: played under revision {revision} of the rules, continued under revision {revision + 1}\n"
    )
    monkeypatch.setattr(type(GAME), "revision", revision - 1)
    assert "a later version of latrunculi can continue it" in latrunculi("replay", str(saved), status=1)[1]


def test_rules_are_found_by_number_and_by_word() -> None:
    clauses = json.loads(latrunculi("rules", GAME.id, "--json")[0])
    first = clauses[0]
    out, _ = latrunculi("rules", GAME.id, first["id"], "--lang", "en")
    assert first["id"] in out
    word = max(re.findall(r"[a-zA-Z]+", first["en"]), key=len)
    found = json.loads(latrunculi("rules", GAME.id, word.upper(), "--json")[0])
    assert first["id"] in [clause["id"] for clause in found]
    assert len(found) < len(clauses)


def test_rules_mark_our_own_rulings() -> None:
    clauses = json.loads(latrunculi("rules", GAME.id, "--json")[0])
    for ruling in (True, False):
        one = next(clause for clause in clauses if clause["ruling"] is ruling)
        for language, mark in (("fr", " [interprétation]"), ("en", " [ruling]")):
            out, _ = latrunculi("rules", GAME.id, one["id"], "--lang", language)
            assert out.rstrip().endswith(one[language] + (mark if ruling else ""))


def test_coverage_counts_the_marks_of_the_collected_tests(tmp_path: Path) -> None:
    clauses = [clause["id"] for clause in json.loads(latrunculi("rules", GAME.id, "--json")[0])]
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").symlink_to(ROOT / "src")
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(*clauses): clauses"]\n')
    (tmp_path / "tests" / "test_some.py").write_text(
        "import pytest\n"
        f"@pytest.mark.rule({clauses[0]!r}, {clauses[1]!r})\ndef test_one():\n    raise SystemExit('run')\n"
        f"@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule({clauses[2]!r}))])\n"
        "def test_two(x):\n    pass\n"
    )
    code = (
        "import sys, pathlib; from latrunculi.cli import coverage; "
        f"coverage.tests_folder = lambda: pathlib.Path({str(tmp_path / 'tests')!r}); "
        f"coverage.coverage([{GAME.id!r}], True)"
    )
    source = os.environ.get("PYTHONPATH") or str(ROOT / "src")
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": source},
        capture_output=True,
        text=True,
    )
    told = json.loads(run.stdout)
    assert list(told) == ["clauses", "done", "waived", "missing"]
    assert (told["clauses"], told["done"]) == (len(clauses), 3)
    assert told["done"] + told["waived"] + len(told["missing"]) == len(clauses)
    assert not set(clauses[:3]) & set(told["missing"])


def test_coverage_counts_each_game_by_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One clause of the first game and two of the toy are proven; a number that neither has is a mistake."""
    monkeypatch.setattr(registry, "games", lambda: (GAME, MORRA))
    own = next(iter(load_rules(GAME.folder / "rules.toml").clauses))
    monkeypatch.setattr(coverage, "tests_folder", lambda: ROOT / "tests")
    monkeypatch.setattr(coverage, "marks", lambda tests: {own, "MOR-1-1", "MOR-1-2"})
    coverage.coverage([], True)
    told = json.loads(capsys.readouterr().out)
    assert list(told) == [GAME.id, MORRA.id]
    assert (told[GAME.id]["done"], told[MORRA.id]["done"]) == (1, 2)
    assert all(number.startswith("MOR-") for number in told[MORRA.id]["missing"])
    coverage.coverage([MORRA.code], True)
    assert json.loads(capsys.readouterr().out) == told[MORRA.id]
    monkeypatch.setattr(coverage, "marks", lambda tests: {"MOR-9-9"})
    with pytest.raises(Failure, match="MOR-9-9"):
        coverage.coverage([GAME.id], True)


def test_tests_name_no_clause_that_no_game_has(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that this run has collected: to collect it again would take as long."""
    marks = {clause for item in request.session.items for mark in item.iter_markers("rule") for clause in mark.args}
    monkeypatch.setattr(coverage, "marks", lambda tests: marks)
    out, _ = latrunculi("rules", "coverage", GAME.code, "--json")
    assert set(json.loads(out)) == {"clauses", "done", "waived", "missing"}


def test_check_knows_files_by_what_is_in_them(saved: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(GAME.position_text(GAME.new(GAME.setup(seats=2, seed=1))), encoding="utf-8")
    out, err = latrunculi(
        "check", str(saved), str(position), str(GAME.folder / "rules.toml"), str(GAME.folder / "data")
    )
    assert not err
    kinds = ["a record of", "a position of", "a rules reference", "a component pack of"]
    for line, kind in zip(out.splitlines(), kinds, strict=True):
        assert kind in line
        assert line.endswith("sound")


def test_check_prints_every_defect_of_every_file(saved: Path, tmp_path: Path) -> None:
    text = GAME.position_text(GAME.new(GAME.setup(seats=2, seed=1)))
    (tmp_path / "slip.toml").write_text(text.replace("players", "plaiers") + "\n[[legion]]\nx = 1\n", encoding="utf-8")
    (tmp_path / "other.toml").write_text('game = "chess"\n')
    (tmp_path / "none.toml").write_text("x = 1\n")
    (tmp_path / "broken.json").write_text(saved.read_text().replace('"verb": "', '"verb": "x', 1))
    for name in ("factions.toml", "cards.toml"):
        whole = (GAME.folder / "data" / name).read_text(encoding="utf-8")
        (tmp_path / "pack").mkdir(exist_ok=True)
        (tmp_path / "pack" / name).write_text(whole.replace("id = ", "idd = ", 1), encoding="utf-8")
    stuck = GAME.position_text(GAME.new(GAME.setup(seats=2, seed=1)))
    (tmp_path / "stuck.toml").write_text(re.sub("(?m)^awaiting = .*", "awaiting = []", stuck), encoding="utf-8")
    (tmp_path / "pack" / "people.toml").write_text("")
    (tmp_path / "empty").mkdir()
    files = ["slip.toml", "other.toml", "none.toml", "stuck.toml", "empty", "broken.json", "pack"]
    out, err = latrunculi("check", *files, str(saved), status=1, cwd=tmp_path)
    assert out.count("sound") == 1
    assert "slip.toml: plaiers: is not known here" in err
    assert "slip.toml: legion: is not known here" in err
    assert "other.toml: game: 'chess' is not known" in err
    assert "none.toml: game: is missing" in err
    assert re.search(r"empty: holds no component file of a game; those are .*\bcards\.toml, .*\bunits\.toml", err)
    assert "stuck.toml: awaiting says that nobody is to choose" in err
    assert "broken.json: step 1: " in err
    assert re.search(r"pack/factions\.toml: .*idd: is not known here", err)
    assert "pack/people.toml: is not read: its name is no component file's; did you mean 'peoples.toml'?" in err
    assert re.search(r"pack/cards\.toml: .*idd: is not known here", err)


def test_files_that_two_games_call_alike_are_the_ones_of_the_game_that_they_fit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The toy has a `peoples.toml` too, in which it finds `leader` alone; and `leaders.toml`, which is its own."""

    def look(pack: Path) -> None:
        if "leader" not in (pack / "peoples.toml").read_text():
            raise PositionError(["peoples.toml: leader: is missing; name one", "peoples.toml: is strange; do not"])

    monkeypatch.setattr(MORRA, "component_files", ("peoples.toml", "leaders.toml"), raising=False)
    monkeypatch.setattr(MORRA, "check_components", look)
    monkeypatch.setattr(registry, "games", lambda: (MORRA, GAME))
    (tmp_path / "peoples.toml").write_text("leader = 1")
    assert check.check([tmp_path / "peoples.toml"]) == 0
    assert "components of Morra, sound" in capsys.readouterr().out
    (tmp_path / "peoples.toml").write_text((GAME.folder / "data" / "peoples.toml").read_text(encoding="utf-8"))
    assert check.check([tmp_path]) == 0
    told = f"a component pack of {GAME.title}, fingerprint {GAME.pack_of(tmp_path)}, sound"
    assert told in capsys.readouterr().out
    (tmp_path / "leaders.toml").write_text("")
    assert check.check([tmp_path]) == 1
    assert "leader: is missing" in capsys.readouterr().err


GAMES, SERVE, PLAY = ["games"], ["serve", "--port", "0"], ["play", "--no-browser"]


@pytest.mark.parametrize(
    ("wrong", "command"), [("nowhere", GAMES), ("empty", GAMES), ("broken", GAMES), ("empty", SERVE), ("broken", PLAY)]
)
def test_a_component_pack_that_is_none_is_one_clear_error(wrong: str, command: list[str], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "cards.toml").write_text("card = 3")
    ended = subprocess.run(
        [sys.executable, "-m", "latrunculi", *command],
        env=environment() | {"LATRUNCULI_EMPIRE_PACK": str(tmp_path / wrong), "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.count("\n") == 1
    assert (
        "cards.toml" if wrong == "broken" else f"LATRUNCULI_EMPIRE_PACK: {tmp_path / wrong} holds no"
    ) in ended.stderr


def test_a_record_finds_the_pack_that_it_was_played_with_or_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HRE: Kingdoms are worth more loot in one pack, and Tribes less in another."""
    kept, data = tmp_path / "kept", GAME.folder / "data"
    for name, slip in (("rich", ("loot = 2", "loot = 3")), ("poor", ("loot = 2", "loot = 1"))):
        (kept / name).mkdir(parents=True)
        pack_of(kept / name, data, ("kingdoms.toml", *slip))
    fingerprint = GAME.pack_of(kept / "rich")
    records = {"": tmp_path / "plain.json", fingerprint: tmp_path / "played.json"}
    monkeypatch.setenv("LATRUNCULI_PACKS", str(kept))
    for pack, file in records.items():
        game = registry.game("empire", pack)
        match = Match(game, game.setup(seats=4, seed=1))
        assert match.play(match.state.actor, match.state.legal(match.state.actor)[0]) is None
        file.write_bytes(encode(match.record()))
        assert json.loads(file.read_text())["setup"]["pack"] == pack
        for command in ("replay", "check", "verify"):
            out, err = latrunculi(command, str(file))
            assert (bool(out), err) == (True, "")
    plain, played = map(str, records.values())
    monkeypatch.delenv("LATRUNCULI_PACKS")
    registry._editions.popitem()[1][0].close()  # another program has not played with it
    out, err = latrunculi("replay", played, status=1)
    assert out == ""
    assert err.startswith(f"latrunculi: the component pack {fingerprint} is not here: set LATRUNCULI_EMPIRE_PACK to")
    # A program that usually plays with one pack follows a record of another, or of none, all the same.
    monkeypatch.setenv("LATRUNCULI_EMPIRE_PACK", str(kept / "poor"))
    assert process_of("replay", plain)[1] == ""
    process_of("replay", played, status=1)
    monkeypatch.setenv("LATRUNCULI_PACKS", str(kept))
    assert process_of("replay", played)[1] == ""


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_play_prints_its_address_and_begins_the_table_asked_for(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'play.sqlite3'}"
    process = start("play", GAME.id, "--as", "2", "--bot", "random", "--no-browser", "--database", database)
    try:
        line = first_line(process)
        match = re.fullmatch(r"Latrunculi: (http://127\.0\.0\.1:\d+/)#/t/([\w-]+)\n", line)
        assert match, line + (process.stderr.read() if process.poll() is not None and process.stderr else "")
        with urllib.request.urlopen(f"{match[1]}api/tables/{match[2]}", timeout=PATIENCE) as answer:
            table = json.load(answer)
        assert [player["kind"] for player in table["players"]] == ["bot", "person", "bot", "bot"]
        assert table["open"] is True, "whoever sits at this machine plays the person's seat"
    finally:
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err


def test_an_interruption_while_the_program_loads_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Loading(ModuleType):
        def __getattr__(self, name: str) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "latrunculi.cli.run", Loading("latrunculi.cli.run"))
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 130
    assert capsys.readouterr().err == "latrunculi: interrupted\n"


def test_an_interruption_ends_quietly(tmp_path: Path) -> None:
    process = start("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'serve.sqlite3'}")
    assert first_line(process).startswith("Latrunculi: http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert not out
    assert (process.returncode, err) == (0, "")


def test_output_that_nobody_reads_is_no_error() -> None:
    process = start("rules", GAME.id)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(timeout=PATIENCE)


@pytest.mark.parametrize("command", [["games", "--json"], ["rules", GAME.id], ["replay"], ["version"]])
def test_output_that_cannot_be_written_is_one_clear_error(command: list[str], saved: Path) -> None:
    arguments = [*command, str(saved)] if command == ["replay"] else command
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "latrunculi", *arguments],
            cwd=ROOT,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert ended.returncode == 1
    assert re.fullmatch(rb"latrunculi: .*No space left on device\n", ended.stderr)


def test_a_terminal_that_knows_few_letters_is_no_error(saved: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "latrunculi", "replay", str(saved), "--lang", "fr"],
        cwd=ROOT,
        env=environment() | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.startswith(b"Tour I")


def test_without_any_output_nothing_fails() -> None:
    ended = subprocess.run(
        ["sh", "-c", 'exec "$0" -m latrunculi games >&-', sys.executable],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
