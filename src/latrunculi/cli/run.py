"""The commands and their options; and errors, which are one line each."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final, Optional

import typer

from latrunculi.cli.failure import Failure, expected

app = typer.Typer(
    name="latrunculi",
    help="Roman-era board wargames: play them in the browser, simulate them, read their rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
WRONG_COMMAND: Final[type[Exception]] = typer.BadParameter.__mro__[2]
"""What the parser of the command line raises, whatever is wrong."""

INTERRUPTED: Final = 130
"""The status of a command that was interrupted: the parser's own, and no command's."""

LONGEST: Final = 10_000
"""Characters of a message: what was given to the command may be longer than anybody reads."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Id, alias or code of a game.")]
AnyGame = Annotated[str, typer.Argument(metavar="[GAME]", help="Id, alias or code; the first game by default.")]
Json = Annotated[bool, typer.Option("--json", help="JSON on standard output, and nothing else there.")]
Scenario = Annotated[str, typer.Option("--scenario", help="How to begin; the game's first scenario by default.")]
Language = Annotated[str, typer.Option("--lang", help="fr or en; by default the one of your system.")]
Database = Annotated[
    str, typer.Option(envvar="LATRUNCULI_DATABASE", help="SQLAlchemy address; a file in your data folder by default.")
]


def run(arguments: list[str]) -> int:
    """Carry a command out. Returns the exit status."""
    strange = next((argument for argument in arguments if not _is_text(argument)), None)
    if strange is not None:
        return _complain(f"this is not text in UTF-8: {strange!r}", 2)
    try:
        status = typer.main.get_command(app).main(arguments or ["--help"], "latrunculi", standalone_mode=False)
    except WRONG_COMMAND as error:
        return _complain(str(getattr(error, "format_message", error.__str__)()), 2)
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("LATRUNCULI_DEBUG"):
            raise
        if expected(error):
            return _complain(str(error), 1)
        return _complain(
            f"{type(error).__name__}: {error} (a defect of this program; LATRUNCULI_DEBUG=1 shows where)", 70
        )
    if status == INTERRUPTED:
        return _complain("interrupted", INTERRUPTED)
    return status if isinstance(status, int) else 0


def _is_text(argument: str) -> bool:
    try:
        argument.encode()
    except UnicodeEncodeError:
        return False
    return True


def _complain(message: str, status: int) -> int:
    line = " ".join(message.split())
    if len(line) > LONGEST:
        line = f"{line[:LONGEST]} ..."
    sys.stderr.write(f"latrunculi: {line}\n")
    return status


@app.command()
def play(
    game: AnyGame = "",
    scenario: Annotated[str, typer.Option("--scenario", help="How to begin; the one to learn by by default.")] = "",
    side: Annotated[str, typer.Option("--as", help="Play this side or seat (1, 2, ...) against bots.")] = "",
    bot: Annotated[str, typer.Option(help="The bot on all other seats; the strongest by default.")] = "",
    seats: Annotated[int, typer.Option(help="Number of players; the most by default.")] = 0,
    seed: Annotated[str, typer.Option(help="Seed of the dice; drawn by default.")] = "",
    port: Annotated[int, typer.Option(help="Port; a free one by default.", min=0, max=65535)] = 0,
    database: Database = "",
    browser: Annotated[bool, typer.Option(help="Open the browser, where there is a screen.")] = True,
) -> None:
    """Play in the browser, on this machine alone."""
    from latrunculi.cli import play as command

    wish = command.Wish(game, scenario, side, bot, seats, seed)
    command.play(wish, port, database, browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; loopback alone by default.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port.", min=0, max=65535)] = 8000,
    name: Annotated[
        Optional[list[str]],  # noqa: UP045 the parser of options wants it so
        typer.Option("--name", help="Host name under which others reach this server; may be repeated."),
    ] = None,
    origin: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Option("--origin", help="Origin of pages besides the server's own that may speak to it."),
    ] = None,
    limit: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Option("--limit", metavar="NAME=NUMBER", help="Another limit than usual; docs/server.md lists them."),
    ] = None,
    proxy: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Option("--proxy", help="Address or network of a proxy that says for whom it speaks."),
    ] = None,
    database: Database = "",
) -> None:
    """Serve tables to people who have their links."""
    from latrunculi.cli import play as command

    hosting = command.Hosting(tuple(name or ()), tuple(origin or ()), tuple(limit or ()), tuple(proxy or ()))
    command.serve(host, port, hosting, database)


@app.command()
def games(as_json: Json = False) -> None:
    """List the games."""
    from latrunculi.cli import games as command

    command.games(as_json)


@app.command()
def sim(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Bots by seat, separated by commas; fewer take turns around the table.")],
    games: Annotated[int, typer.Option(help="Number of games.", min=1, max=10_000_000)] = 100,
    scenario: Scenario = "",
    seed: Annotated[str, typer.Option(help="Seed of the simulation.")] = "0",
    jobs: Annotated[int, typer.Option(help="Processes; one for each core by default.", min=0, max=256)] = 0,
    records: Annotated[Path, typer.Option(help="Folder for the records of games that fail.")] = Path(),
    as_json: Json = False,
) -> None:
    """Let bots play against bots."""
    from latrunculi.cli import sim as command

    raise typer.Exit(command.sim(game, bots, games, scenario, seed, jobs, records, as_json))


@app.command()
def bench(
    game: AnyGame = "",
    seconds: Annotated[float, typer.Option(help="Seconds of random play.", min=0.1, max=600)] = 5.0,
    server: Annotated[bool, typer.Option("--server", help="Measure a server with many tables instead.")] = False,
    tables: Annotated[int, typer.Option(help="Tables of that server.", min=1, max=5000)] = 1000,
    as_json: Json = False,
) -> None:
    """Measure how fast random play goes, on one core; or how fast a server tells what is played."""
    from latrunculi.cli import bench as command

    if server:
        command.bench_server(game, tables, seconds, as_json)
    else:
        command.bench(game, seconds, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    to: Annotated[
        Optional[int],  # noqa: UP045
        typer.Option(help="Only up to this step.", min=0),
    ] = None,
    view: Annotated[str, typer.Option(help="As a player sees it (1, 2, ...), or a spectator; all by default.")] = "all",
    lang: Language = "",
) -> None:
    """Print the log of a saved game."""
    from latrunculi.cli import replay as command

    command.replay(file, to, view, lang)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or a position.")],
    to: Annotated[
        Optional[int],  # noqa: UP045
        typer.Option(help="After this step of the saved game.", min=0),
    ] = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    """Print what the game's adviser would do in the place of whoever must choose, and why."""
    from latrunculi.cli import hint as command

    command.hint(file, to, lang, as_json)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    commitment: Annotated[
        str, typer.Option(metavar="HASH", help="The SHA-256 of the seed that was published while the game went on.")
    ] = "",
) -> None:
    """Throw the dice of a saved game again, and say whether they all follow from its seed."""
    from latrunculi.cli import verify as command

    raise typer.Exit(command.verify(file, commitment))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="[GAME|coverage]", help="A game; or coverage, and then a game.")] = "",
    words: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Argument(metavar="[WORDS...]", help="The number of a clause, or words to look for."),
    ] = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    """Print clauses of the rules; `rules coverage` counts those that tests prove."""
    from latrunculi.cli import rules as command

    if game == "coverage":
        from latrunculi.cli import coverage

        coverage.coverage(words or [], as_json)
    else:
        command.rules(game, " ".join(words or []), lang, as_json)


@app.command()
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Positions, scenarios, component packs, records.")
    ],
) -> None:
    """Check files that people wrote, and name every defect."""
    from latrunculi.cli import check as command

    raise typer.Exit(command.check(files))


@app.command()
def atlas(
    action: Annotated[str, typer.Argument(metavar="build", help="What to do.")],
    game: AnyGame = "",
) -> None:
    """Draw the map of a game anew from its tables."""
    from latrunculi.cli import atlas as command

    command.atlas(action, game)


@app.command()
def version() -> None:
    """Print the version, and whether the engine is compiled."""
    from latrunculi import __version__
    from latrunculi.arena.bench import build

    typer.echo(f"latrunculi {__version__} ({build()})")


def _version(wanted: bool) -> None:
    if wanted:
        version()
        raise typer.Exit


@app.callback()
def latrunculi(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", is_eager=True, callback=_version)
    ] = False,
) -> None:
    """What comes before every command."""


__all__ = ["Failure", "app", "run"]
