"""Addresses that tell of the games: words, map, texts and rules. All of it is data of the program, the same for all."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response

from latrunculi import bots
from latrunculi.kernel import packs, registry
from latrunculi.kernel.contract import plain
from latrunculi.kernel.game import Game, Scenario
from latrunculi.kernel.position import PositionError
from latrunculi.kernel.rules import load_rules
from latrunculi.kernel.texts import LANGUAGES, texts
from latrunculi.server import schemas
from latrunculi.server.errors import ApiError

NO_GAME: dict[int | str, dict[str, Any]] = {
    404: {"model": schemas.Error, "description": "No such game, component pack, language or map."},
    422: {"model": schemas.Error, "description": "The request is malformed; the message says where."},
}
ThePack = Annotated[
    str | None,
    Query(
        max_length=64,
        description="The fingerprint of the component pack that a table is played with, empty for none."
        " Without it, the one that new tables have unless their makers choose.",
    ),
]
router = APIRouter(prefix="/api/games", tags=["games"], responses=schemas.REFUSED)


def known(name: str, pack: str | None = None) -> Game:
    """A game by id, alias or code, with a component pack (`registry.game`).

    Raises:
        ApiError: when there is none, or no such pack, or one with defects.
    """
    try:
        return registry.game(name, pack)
    except registry.UnknownGame as error:
        raise ApiError(404, "unknown-game", str(error)) from error
    except packs.UnknownPack as error:
        raise ApiError(404, "unknown-pack", str(error)) from error
    except PositionError as error:
        raise ApiError(422, "pack", f"pack: {error}") from error


@cache
def describe(game: Game) -> schemas.GameInfo:
    """What can be played of a game."""
    return schemas.GameInfo(
        **game.about(),
        seats=game.seat_numbers,
        scenarios=[_scenario(game, scenario) for scenario in game.scenarios],
        about={language: _about(game, language) for language in LANGUAGES},
        bots=bots.names(game),
        pack=game.pack,
        packs=_packs(game),
    )


def _packs(game: Game) -> dict[str, str]:
    """What a maker of a table may choose among, besides no pack: names of folders, by fingerprint."""
    here = {game.pack: ""} if game.pack else {}
    kept = packs.kept(game.pack_variable, game.component_files)
    # A folder's name may be any bytes.
    return here | {pack: os.fsencode(folder.name).decode(errors="replace") for pack, folder in kept.items()}


def _scenario(game: Game, scenario: Scenario) -> schemas.ScenarioInfo:
    sides = {seats: game.sides(game.setup(scenario.id, seats)) for seats in scenario.seats}
    return schemas.ScenarioInfo(
        id=scenario.id,
        name={language: texts(game, language).find(f"scenario-{scenario.id}") or scenario.id for language in LANGUAGES},
        seats=list(scenario.seats),
        years=scenario.years,
        turns=scenario.turns,
        teaches=scenario.teaches,
        sides={
            seats: [[side for side, seat in played.items() if seat == number] for number in range(seats)]
            for seats, played in sides.items()
            if played
        },
    )


def _about(game: Game, language: str) -> schemas.AboutInfo:
    told = texts(game, language)
    return schemas.AboutInfo(text=told.find("about") or "", years=told.find("about-years") or game.years)


@router.get("")
def all_games() -> list[schemas.GameInfo]:
    """All games that can be played."""
    return [describe(game) for game in registry.games()]


@router.get("/{game}/reference", responses=NO_GAME)
def reference(game: str, pack: ThePack = None) -> schemas.Reference:
    """The words and the pieces of a game."""
    played = known(game, pack)
    words = played.vocabulary
    return schemas.Reference(
        objects={kind: list(ids) for kind, ids in words.objects.items()},
        dice={name: list(kind.faces) for name, kind in words.dice.items()},
        verbs=[schemas.VerbInfo(name=v.name, kind=v.kind, rule=v.rule) for v in words.verbs],
        events=[schemas.EventInfo(name=e.name, rule=e.rule, fields=list(e.fields)) for e in words.events],
        pieces=plain(played.reference()),
    )


@router.get(
    "/{game}/map",
    response_class=Response,
    responses=NO_GAME
    | {
        200: {"description": "The geometry of the map.", "content": {"application/json": {}}},
        304: {"description": "The map is the one that the client has."},
    },
)
def map_geometry(game: str, if_none_match: Annotated[str | None, Header()] = None) -> Response:
    """The map of a game. It seldom changes: ask with the tag of the one you have."""
    path = known(game).map_file
    if not path.is_file():
        raise ApiError(404, "no-map", f"{game} has no map")
    data = path.read_bytes()
    tag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in (if_none_match or ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@router.get("/{game}/texts/{language}", responses=NO_GAME)
def game_texts(game: str, language: str, pack: ThePack = None) -> schemas.Texts:
    """The texts of a game in a language."""
    played = known(game, pack)
    if language not in LANGUAGES:
        raise ApiError(404, "unknown-language", f"there are {', '.join(LANGUAGES)}")
    spoken = texts(played, language)
    return schemas.Texts(ftl=spoken.source, names=spoken.names)


@router.get("/{game}/rules", responses=NO_GAME)
def rules(game: str) -> schemas.Rules:
    """All clauses of a game, in French and English."""
    return _rules(known(game))


@cache
def _rules(game: Game) -> schemas.Rules:
    book = load_rules(game.folder / "rules.toml")
    return schemas.Rules(
        revision=book.revision,
        sections=[schemas.SectionInfo(id=i, fr=fr, en=en) for i, (fr, en) in book.sections.items()],
        clauses=[
            schemas.ClauseInfo(id=c.id, section=c.section, fr=c.fr, en=c.en, ruling=c.ruling)
            for c in book.clauses.values()
        ],
        waived=[schemas.WaivedInfo(clause=i, fr=fr, en=en) for i, (fr, en) in book.waived.items()],
    )
