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
    - `ultimus-march`: *Ultimus Romanorum*, 427: the first seat, ROMAIN, has the Magister per Thracias on the march in
      Thracia 3, with five units and 2 of 4 movement points spent.
    - `ultimus-battle`: 410, civil war in the West: BARBARE attacks Britanniae 2, where the first seat leads one unit.
    - `ultimus-window`: 410: the sequence of BARBARE begins; the first seat holds Tributum alone, which it may play.
    - `alea-march`: *Alea Iacta Est*, 49: the movements of the first seat, CÉSARIEN: Caesar with a legion in Cispadana,
      Trebonius with another in Provincia, and naves in the port of Massilia.
    - `alea-battle`: 48: RÉPUBLICAIN attacks Thessalia with four legions of the line, where the first seat has
      Caesar and two of veterans, and may avoid the battle.
    - `ultimus-last`, `alea-last`: the last sequence of each camp in a last year; the first seat marches.
    - `alea-sea`: 36: CÉSARIEN attacks the naves in Mare Tyrrhenum, with leaders and units aboard on both sides; asked
      is the second seat.
    - `optimus-season`: *Optimus Princeps*, Tapae as it begins, but Vezinas alone leads the Dacians; the first
      seat, Rome, may buy PA.
    - `drawing-people`, `drawing-emperor`: the first seat has drawn the Suebi, or Galba, to keep or to pass.
    """
    return (FOLDER / f"{name}.toml").read_text("utf-8")


@cache
def finished(name: str = GAME, scenario: str = "", seats: int = 4) -> bytes:
    """The record of a whole game."""
    game = registry.game(name)
    match = Match(game, game.setup(scenario, seats, "lusus"))
    players = [bots.make("greedy", game, seat) for seat in range(seats)]
    while not match.state.over:
        seat = members(match.state.awaiting)[0]
        refusal = match.play(seat, players[seat].choose(bots.seen(game, match.state, seat)))
        assert refusal is None
    return encode(match.record())
