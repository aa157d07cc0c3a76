"""Moments of the game to begin a page test from: positions as text in `moments/`, and a whole game that bots play."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from latrunculi import bots
from latrunculi.kernel import registry
from latrunculi.kernel.actions import members
from latrunculi.kernel.match import Match
from latrunculi.kernel.record import encode
from tests.browser.server import GAME

FOLDER = Path(__file__).with_name("moments")


def moment(name: str) -> str:
    """A position as text.

    - `placing`: turn III, armies all over the map; the first seat leads the Alans, who stand in Alania alone. It may
      place an army, upon the Parthians in Albania among others, or end.
    - `building`: the Roman phase of the first seat, which can pay for two Forts and has nothing yet to take back.
    - `hand-over`: the first seat may keep the chit that it has drawn, upon which the second has to choose.
    - `drawing-people`, `drawing-emperor`: the first seat has drawn the Suebi, or Galba, to keep or to pass.
    """
    return (FOLDER / f"{name}.toml").read_text("utf-8")


@cache
def finished() -> bytes:
    """The record of a whole game."""
    game = registry.game(GAME)
    match = Match(game, game.setup("", 4, "lusus"))
    players = [bots.make("greedy", game, seat) for seat in range(4)]
    while not match.state.over:
        seat = members(match.state.awaiting)[0]
        refusal = match.play(seat, players[seat].choose(bots.seen(game, match.state, seat)))
        assert refusal is None
    return encode(match.record())
