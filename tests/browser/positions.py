"""Moments of the game to begin a page test from, made by playing up to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from latrunculi import bots
from latrunculi.kernel import registry
from latrunculi.kernel.actions import members
from latrunculi.kernel.match import Match
from latrunculi.kernel.record import encode
from tests.browser.server import GAME

Until = Callable[[Match], bool]


def played(until: Until, seats: int = 4, seed: str = "lusus", bot: str = "greedy") -> Match:
    """A game that bots have played until a moment comes, or to its end."""
    game = registry.game(GAME)
    match = Match(game, game.setup("", seats, seed))
    players = [bots.make(bot, game, seat) for seat in range(seats)]
    while not match.state.over and not until(match):
        seat = members(match.state.awaiting)[0]
        refusal = match.play(seat, players[seat].choose(bots.seen(game, match.state, seat)))
        assert refusal is None
    return match


def asked(match: Match, seat: int, turn: int, verb: str) -> bool:
    """Whether a seat may do something from some turn on."""
    view = match.view(seat)
    return view["board"]["turn"] >= turn and any(action["verb"] == verb for action in view["legal"])


@cache
def placing() -> str:
    """Turn III, armies all over the map, and the first seat places a Legion or goes on."""
    match = played(lambda match: asked(match, 0, 3, "place-army") and asked(match, 0, 3, "done"))
    return match.game.position_text(match.state)


@cache
def building() -> str:
    """The first seat's Roman phase: it has Legions to spare for two Forts, and has done nothing yet to take back."""

    def rich(match: Match) -> bool:
        if members(match.state.awaiting) != [0] or match.can_undo(0):
            return False
        after = match.state.clone()
        buy = match.game.vocabulary.action("buy-fort")
        for _ in range(2):
            if after.awaiting != 1 or buy not in after.legal(0):
                return False
            after.apply(0, buy)
        return bool(after.awaiting == 1)

    match = played(rich)
    return match.game.position_text(match.state)


@cache
def hand_over() -> str:
    """The first of two people can end what he does, upon which the second has to play."""

    def ends(match: Match) -> bool:
        if members(match.state.awaiting) != [0]:
            return False
        done = match.game.vocabulary.action("done")
        if done not in match.state.legal(0):
            return False
        after = match.state.clone()
        after.apply(0, done)
        return bool(after.awaiting == 0b10)

    match = played(ends)
    return match.game.position_text(match.state)


@cache
def finished() -> bytes:
    """The record of a whole game."""
    return encode(played(lambda match: False).record())
