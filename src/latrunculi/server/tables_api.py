"""Addresses of tables: to begin, to look at, to replay and to take home."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeAlias

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request, Response
from pydantic import Field

from latrunculi import __version__, bots
from latrunculi.kernel import packs, registry
from latrunculi.kernel.chance import KEYED, SPLITMIX
from latrunculi.kernel.codec import MOST_SEATS
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR, Game, SetupError
from latrunculi.kernel.ints import Seat
from latrunculi.kernel.match import Match
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.record import Record, RecordError, decode
from latrunculi.server import access, guard, schemas
from latrunculi.server.bots import RUNNING, Bots
from latrunculi.server.errors import ApiError
from latrunculi.server.games import known
from latrunculi.server.history import History, earlier
from latrunculi.server.limits import Quota
from latrunculi.server.settings import Settings
from latrunculi.server.statistics import statistics
from latrunculi.server.stored import Player
from latrunculi.server.table import Table, provenance
from latrunculi.server.tables import Laid, Tables, new_seed

Maker: TypeAlias = Callable[[], Awaitable[None]]


def errors(**named: str) -> dict[int | str, dict[str, Any]]:
    """The errors that an address answers with, for its description: `e404="..."`."""
    return {int(code[1:]): {"model": schemas.Error, "description": text} for code, text in named.items()}


MALFORMED = "The request is malformed; the message says where."
router = APIRouter(prefix="/api", tags=["tables"], responses=schemas.REFUSED | errors(e422=MALFORMED))
NO_TABLE = "No such table."
TAKEN = "Somebody has taken the seat."
WRONG_KEY = "The key is of no seat that allows this."
UNFOLLOWED = "This program has other rules than the game was played under."


def get_tables(request: Request) -> Tables:
    """The tables of this server."""
    tables: Tables = request.app.state.tables
    return tables


def get_bots(request: Request) -> Bots:
    """The bots of this server."""
    playing: Bots = request.app.state.bots
    return playing


def get_settings(request: Request) -> Settings:
    """The settings of this server."""
    settings: Settings = request.app.state.settings
    return settings


def get_keys(
    x_key: Annotated[str | None, Header(description="Keys of seats or of owners, separated by commas.")] = None,
) -> list[str]:
    """The keys that a request holds. They never stand in an address: addresses are written into logs."""
    return access.keys_in(x_key)


AllTables = Annotated[Tables, Depends(get_tables)]
TheBots = Annotated[Bots, Depends(get_bots)]
TheSettings = Annotated[Settings, Depends(get_settings)]
TheKeys = Annotated[list[str], Depends(get_keys)]


def get_maker(request: Request, tables: AllTables) -> Maker:
    """Whoever makes this request, to be counted before a table is written for them."""
    quota: Quota = request.app.state.quota
    address = guard.address_of(request.scope)

    async def count() -> None:
        quota.take(address, await tables.count())

    return count


TheMaker = Annotated[Maker, Depends(get_maker)]


async def get_table(table: str, tables: AllTables, keys: TheKeys) -> Table:
    """The table in the address."""
    live = await tables.get(table)
    await live.acquaint(keys)
    return live


TheTable = Annotated[Table, Depends(get_table)]


def _json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


def _keys(laid: Laid) -> schemas.Keys:
    return schemas.Keys(id=laid.id, keys=_by_seat(laid.keys), invitations=_by_seat(laid.invitations), owner=laid.owner)


def _by_seat(secrets: dict[int, str]) -> dict[str, str]:
    return {str(seat): secret for seat, secret in sorted(secrets.items())}


def _mine(wanted: list[int] | None, players: list[Player]) -> list[int] | None:
    people = [seat for seat, player in enumerate(players) if player.kind == "person"]
    if wanted is not None and (strange := sorted(set(wanted) - set(people))):
        raise ApiError(422, "malformed", f"mine: there is no person in the seats {strange}")
    return wanted


# ---------------------------------------------------------------------- the server


@router.get("/server")
def server_info(settings: TheSettings) -> schemas.ServerInfo:
    """What kind of server this is."""
    return schemas.ServerInfo(version=__version__, local=settings.local)


# ---------------------------------------------------------------------- beginning


@router.post(
    "/tables",
    status_code=201,
    responses=errors(e404="No such game or component pack.", e429="So many tables are run already."),
)
async def create(
    new: schemas.NewTable, tables: AllTables, playing: TheBots, settings: TheSettings, maker: TheMaker
) -> schemas.Keys:
    """Begin a game. The keys and invitations are told here alone: send each person the invitation to their seat.

    Bots play where a person waits for them. Those of a table without people play when `run` asks for it, or somebody
    on the owner's machine looks.
    """
    game = await asyncio.to_thread(known, new.game, new.pack)
    if new.run and not await playing.room():
        raise _no_more_runs()
    if new.seats is not None and new.seats != len(new.players):
        raise ApiError(422, "malformed", f"seats: {new.seats} seats, but {len(new.players)} players")
    players = [_player(game, wanted) for wanted in new.players]
    mine = _mine(new.mine, players)
    if mine is None and not settings.local:
        mine = [seat for seat, player in enumerate(players) if player.kind == "person"][:1]
    origin = "seed" if new.seed else "position" if new.position else ""
    try:
        # Dice that the server draws nobody foresees; a seed by hand gives the game that it gives everywhere.
        dice = SPLITMIX if new.seed else KEYED
        setup = game.setup(new.scenario, len(players), new.seed or new_seed(), new.options, dice)
        await maker()
        laid = await tables.create(game, setup, players, new.position or "", origin, mine)
    except SetupError as error:
        raise ApiError(422, "setup", str(error)) from error
    except PositionError as error:
        raise ApiError(422, "position", str(error)) from error
    if new.run and not await playing.run(laid.id):  # somebody else was faster
        await tables.delete(laid.id)
        raise _no_more_runs()
    return _keys(laid)


def _player(game: Game, wanted: schemas.PersonWanted | schemas.BotWanted) -> Player:
    if isinstance(wanted, schemas.PersonWanted):
        return Player("person", wanted.name)
    if wanted.bot not in bots.names(game):
        there = ", ".join(bots.names(game))
        raise ApiError(422, "unknown-bot", f"no bot {wanted.bot!r} plays {game.id}; there are {there}")
    return Player("bot", wanted.name or wanted.bot, wanted.bot)


@router.post(
    "/records",
    status_code=201,
    responses=errors(e404="No such game.", e422="Not a record, or one that does not follow the rules."),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RecordInfo"}}},
        }
    },
)
async def import_record(
    request: Request,
    tables: AllTables,
    maker: TheMaker,
    mine: Annotated[
        list[Annotated[int, Field(ge=0, le=15)]] | None, Query(description="The seats that the maker plays.")
    ] = None,
) -> schemas.Keys:
    """Lay a saved game out as a new table, to look at or to play on. All seats are its maker's by default."""
    try:
        record = decode(await request.body())
        _check_texts(record)
        game = await asyncio.to_thread(registry.game, record.game, record.setup.pack)
        players = [Player("person", "") for _ in range(record.setup.seats)]
        seats = _mine(mine, players)
        await maker()
        return _keys(await tables.continued(game, record, players, mine=seats))
    except (RecordError, SetupError, PositionError, registry.UnknownGame, packs.UnknownPack) as error:
        raise ApiError(422, "record", str(error)) from error


def _check_texts(record: Record) -> None:
    try:
        schemas.plain(msgspec.to_builtins(record))
    except ValueError as error:
        raise ApiError(422, "record", str(error)) from error


# ---------------------------------------------------------------------- sitting down


@router.post(
    "/tables/{table}/claim",
    responses=errors(e403="No invitation to this table.", e404=NO_TABLE, e409=TAKEN),
)
async def claim(at: TheTable, wanted: schemas.Claim) -> schemas.Claimed:
    """Take the seat of an invitation, under a name. Its key is told here alone; the invitation is spent."""
    seat, key = await at.claim(wanted.invitation, wanted.name)
    return schemas.Claimed(seat=seat, key=key)


@router.post("/tables/{table}/invitations/{seat}", responses=errors(e403=WRONG_KEY, e404=NO_TABLE, e409=TAKEN))
async def renew(at: TheTable, seat: Seat, keys: TheKeys) -> schemas.Invited:
    """A new invitation to a seat that nobody has taken, for the table's owner. The one before is worth nothing."""
    _check_owner(at, keys)
    return schemas.Invited(seat=seat, invitation=await at.invite(seat))


@router.delete(
    "/tables/{table}/invitations/{seat}",
    status_code=204,
    responses=errors(e403=WRONG_KEY, e404=NO_TABLE, e409=TAKEN),
)
async def withdraw(at: TheTable, seat: Seat, keys: TheKeys) -> None:
    """Withdraw the invitation to a seat that nobody has taken, for the table's owner."""
    _check_owner(at, keys)
    await at.invite(seat, wanted=False)


@router.post(
    "/tables/{table}/run",
    status_code=204,
    responses=errors(e403=WRONG_KEY, e404=NO_TABLE, e409=UNFOLLOWED, e429="So many tables are run already."),
)
async def run(at: TheTable, keys: TheKeys, playing: TheBots) -> None:
    """Let the bots of a table play though no person waits, for the table's owner."""
    _check_owner(at, keys)
    if not await playing.run(at.id):
        raise _no_more_runs()


def _no_more_runs() -> ApiError:
    return ApiError(429, "quota", f"run: {RUNNING} tables are run already; the next may when one is over")


def _check_owner(table: Table, keys: list[str]) -> None:
    if not table.owned(keys):
        raise ApiError(403, "wrong-key", "this needs the key of the table's owner")


@router.delete("/tables/{table}", status_code=204, responses=errors(e403=WRONG_KEY, e404=NO_TABLE))
async def delete(at: TheTable, keys: TheKeys, tables: AllTables) -> None:
    """Delete a table for ever, for its owner."""
    _check_owner(at, keys)
    await tables.delete(at.id)


# ---------------------------------------------------------------------- looking


@router.get("/tables")
async def list_tables(tables: AllTables, keys: TheKeys, settings: TheSettings) -> list[schemas.TableLine]:
    """The tables at which these keys open a seat, the one that was played last first; on its owner's machine, all."""
    return [
        schemas.TableLine(
            id=stored.id,
            game=stored.setup.game,
            scenario=stored.setup.scenario,
            players=[
                schemas.PlayerInfo(seat=seat, kind=p.kind, name=p.name, bot=p.bot or None, taken=p.taken)  # type: ignore[arg-type]
                for seat, p in enumerate(stored.players)
            ],
            awaiting=[seat for seat in range(len(stored.players)) if stored.status.awaiting >> seat & 1],
            over=stored.status.over,
            version=stored.status.version,
            turn=stored.status.turn,
            **provenance(stored),
            created=stored.created,
            updated=stored.updated,
            mine=any(p.kind == "person" for p in stored.players),
        )
        for stored in (await tables.all() if settings.local else await tables.opened_by(keys))
    ]


@router.get("/tables/{table}", responses=errors(e404=NO_TABLE, e409=UNFOLLOWED))
async def table_info(table: str, tables: AllTables) -> schemas.TableInfo:
    """A table as everybody may see it."""
    return schemas.TableInfo(**await tables.summary(table))


@router.get(
    "/tables/{table}/replay",
    response_model=schemas.Replay,
    responses=errors(e403=WRONG_KEY, e404=NO_TABLE, e409=UNFOLLOWED),
)
async def replay(
    here: TheTable,
    tables: AllTables,
    keys: TheKeys,
    at: Annotated[int | None, Query(ge=0, le=2**31, description="Number of steps; all by default.")] = None,
    seat: Annotated[
        int,
        Query(
            ge=OMNISCIENT, le=MOST_SEATS, description="A seat (with its key), -1 as a spectator, -2 all (when over)."
        ),
    ] = SPECTATOR,
) -> Response:
    """An earlier position and the log up to it, as a viewer may see them."""
    async with here.settled():
        viewer = here.viewer(seat, keys)

    def looked(match: Match, history: History) -> dict[str, Any]:
        steps = len(match.steps)
        step = steps if at is None else min(at, steps)
        return {"at": step, "steps": steps, **earlier(match, history, step, viewer)}

    return _json(await tables.look(here, looked))


@router.get(
    "/tables/{table}/statistics",
    responses=errors(e403=WRONG_KEY, e404=NO_TABLE, e409=UNFOLLOWED),
    response_model_exclude_none=True,
)
async def table_statistics(here: TheTable, tables: AllTables, keys: TheKeys) -> schemas.Statistics:
    """A game in figures, from what the key's seat may see; without a key, from what everybody may."""
    async with here.settled():
        viewer = OMNISCIENT if here.match.state.over else SPECTATOR
        if keys and viewer == SPECTATOR:
            viewer = min(_held(here, keys))
    found = await tables.look(here, lambda match, history: statistics(match, history, viewer))
    return schemas.Statistics(**found)


def _held(here: Table, keys: list[str]) -> set[int]:
    held = here.seats_held(keys)
    if not held:
        raise ApiError(403, "wrong-key", "this needs the key of a seat")
    return held


# ---------------------------------------------------------------------- taking home


@router.get(
    "/tables/{table}/record",
    response_model=schemas.RecordInfo,
    responses=errors(e403=WRONG_KEY, e404=NO_TABLE, e409=UNFOLLOWED),
)
async def table_record(here: TheTable, keys: TheKeys, settings: TheSettings) -> Response:
    """The whole game, to be saved. While it goes on, only its owner's machine tells it, and never the dice to come."""
    async with here.settled():
        record = here.record()
        if not here.match.state.over:
            if not settings.local:
                raise ApiError(403, "not-over", "the record tells what is hidden: it opens when the game is over")
            _held(here, keys)
            record = without_dice_to_come(record)
    name = f"{here.game.id}-{here.id}.json"
    body = msgspec.json.format(msgspec.json.encode(record), indent=1)
    return Response(
        body,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def without_dice_to_come(record: Record) -> Record:
    """A record of a game that goes on: what was rolled stays in it, what will be does not."""
    setup = msgspec.structs.replace(record.setup, seed="")
    return msgspec.structs.replace(record, setup=setup, rng="")


@router.post(
    "/tables/{table}/branch",
    status_code=201,
    responses=errors(e403=WRONG_KEY, e404=NO_TABLE, e409=UNFOLLOWED),
)
async def branch(
    here: TheTable, wanted: schemas.Branch, keys: TheKeys, tables: AllTables, maker: TheMaker
) -> schemas.Keys:
    """A new table that goes on from an earlier step, with dice of its own.

    While the game goes on it needs the keys of all people at the table, since it shows all their hands.
    """
    async with here.settled():
        if not here.match.state.over:
            held = _held(here, keys)
            people = {seat for seat, p in enumerate(here.stored.players) if p.kind == "person"}
            if held != people:
                raise ApiError(403, "wrong-key", "while the game goes on this needs the keys of all people")
        await maker()
        return _keys(await tables.branch(here, wanted.at, _mine(wanted.mine, here.stored.players)))
