"""The adviser of Optimus Princeps: armies do not waver on the way."""

from __future__ import annotations

import pytest

from latrunculi import bots
from latrunculi.games.optimus.components.pieces import LEADER_MASK, PIECES
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.words import ENTERED, SET_OUT
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Journal


@pytest.mark.parametrize("seed", ["waver:0", "waver:1", "waver:2"])
def test_no_march_goes_back_to_where_it_came_from(seed):
    g = GAME.new(GAME.setup("088-tapae", seed=seed))
    g.journal = Journal()
    players = [bots.make("greedy", GAME, seed) for _ in range(2)]
    while g.awaiting:
        seat = (g.awaiting & -g.awaiting).bit_length() - 1
        g.apply(seat, players[seat].choose(bots.seen(GAME, g, seat)))
    gone: dict[int, set[int]] = {}
    steps = 0
    for _, kind, values in g.journal.events:
        if kind == SET_OUT and values[0] < PIECES and LEADER_MASK & BIT[values[0]]:
            gone[values[0]] = set()
        elif kind == ENTERED and values[0] in gone:
            piece, origin, place = values
            assert place not in gone[piece]
            gone[piece].add(origin)
            steps += 1
    assert steps
