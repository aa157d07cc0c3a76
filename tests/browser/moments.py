"""Moments of the game to begin a page test from: positions as text in `moments/`, and a whole game that bots play."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from latrunculi import bots
from latrunculi.kernel import registry
from latrunculi.kernel.actions import members, verb_of
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


@cache
def asked(verb: str, seat: int, name: str, scenario: str) -> str:
    """The first position of a scenario in which a seat that does nothing may choose a verb; the others are bots."""
    game = registry.game(name)
    match = Match(game, game.setup(scenario, seed="lusus"))
    verbs = game.vocabulary.verbs
    player = bots.make("random", game, "lusus")
    while True:
        awaited = members(match.state.awaiting)[0]
        options = match.state.legal(awaited)
        offered = [verbs[verb_of(action)].name for action in options]
        if awaited == seat and verb in offered:
            return game.position_text(match.state)
        idle = offered.index("done") if "done" in offered else 0
        action = options[idle] if awaited == seat else player.choose(bots.seen(game, match.state, awaited))
        assert match.play(awaited, action) is None
