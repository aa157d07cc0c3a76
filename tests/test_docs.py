"""What the documents say is so: their examples run, their links lead somewhere, no dependency lacks a reason."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from latrunculi import bots
from latrunculi.cli.run import app
from latrunculi.kernel import codec, match, record, registry
from latrunculi.kernel.game import Game
from latrunculi.kernel.match import Match, Refusal

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "docs/adding-a-game.md", "docs/architecture.md", "docs/bots.md")


def document(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def example(name: str, language: str) -> str:
    """The one block of code in a language that a document holds."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```", document(name), re.MULTILINE | re.DOTALL)
    return str(block)


def test_the_library_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(example("README.md", "python"), {})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert re.fullmatch(r"The \w+ Faction wins with \d+ VP", lines[-1])


def test_the_bot_example_plays_against_random_ones(capsys: pytest.CaptureFixture[str]) -> None:
    exec(example("docs/bots.md", "python"), {})
    *games, last = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in games] == [f"game {number}" for number in range(4)]
    assert re.fullmatch(r"Foresight won [0-4] of 4", last)


def test_what_the_page_on_bots_names_is_there() -> None:
    """Each call in its table, done once, in the order of the table."""
    game = registry.game("empire")
    m = Match(game, game.setup(seed="bots"))
    g = m.state
    seat = g.actor
    assert g.legal(seat) == g.options
    assert game.vocabulary.describe(game.vocabulary.action("place-army", "roma"))["object"] == "roma"
    h = g.clone()
    h.apply(seat, h.options[0])
    assert m.refusal(seat, game.vocabulary.action("place-army", "roma")) == Refusal("not-now", "HRE-9-1")
    assert bots.seen(game, g, seat).state.options == g.options
    assert g != h
    assert codec.digest(g) != codec.digest(h)
    assert game.load(json.loads(json.dumps(game.dump(g)))) == g
    assert m.play(seat, g.options[0]) is None
    assert match.replay(game, record.decode(record.encode(m.record()))).state == h
    prepared = game.new(game.setup(seed="bots"), lambda state: setattr(state, "script", [5, 0, 1, 2]))
    assert prepared.script == []


def test_the_position_example_is_sound_and_fights_with_its_dice() -> None:
    """Purpura attacks Raetia across the Alps: 6 and 5 against two dice, 2 and 1, so the Suebi lose their army."""
    game = registry.game("empire")
    match = Match(game, game.setup(), example("CONTRIBUTING.md", "toml"))
    assert game.defects(match.state) == []
    assert match.play(0, game.vocabulary.action("place-army", "raetia")) is None
    rolled = next(event["values"] for event in match.log(0) if event["kind"] == "rolled")
    assert (rolled["attack"], rolled["defence"]) == ([6, 5], [2, 1])
    assert match.view(0)["board"]["provinces"]["raetia"]["side"] == "purpura"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    links = re.findall(r"(?<!!)\[[^\]]+\]\(([^)#:]+)\)", document(name))
    here = (ROOT / name).parent
    assert [link for link in links if not (here / link).exists()] == []


def test_all_that_a_game_offers_is_told() -> None:
    """The hooks of a game in Python and the members of its part of the page, each in the page on adding one."""
    page = re.sub(r"^```.*?^```", "", document("docs/adding-a-game.md"), flags=re.M | re.S)
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", page))))
    hooks = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}
    made = {"about", "dump", "load", "map_file", "new", "once", "opening", "seat_numbers", "setup"}
    assert made < hooks
    assert sorted(hooks - made - told) == []
    source = document("client/src/games/registry.ts")
    bodies = re.findall(r"^export interface Game(?:Client|Words)\b[^\n]*\{\n(.*?)^\}", source, re.M | re.S)
    assert len(bodies) == 2
    members = set(re.findall(r"^  (\w+)\??[:(]", "".join(bodies), re.M))
    assert {"where", "Token"} <= told
    assert len(members) > 10
    assert sorted(members - told) == []


def test_every_command_is_listed_and_no_other() -> None:
    listed = set(re.findall(r"^\| `latrunculi (\w+)", document("README.md"), re.MULTILINE))
    known = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    assert listed == known


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads(document("pyproject.toml"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    packages = json.loads(document("client/package.json"))
    names = {re.split(r"[><=~! \[]", line)[0] for line in wanted}
    names |= set(packages["dependencies"]) | set(packages["devDependencies"])
    prose = re.sub(r"^```.*?^```", "", document("docs/architecture.md"), flags=re.MULTILINE | re.DOTALL)
    told = set(re.findall(r"`([^`]+)`", prose))
    assert sorted(names - told) == []
