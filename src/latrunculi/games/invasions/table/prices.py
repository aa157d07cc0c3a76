"""What a nation that shops may buy, and for how much (XV.B, XXIII.C)."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import PROVINCE_IDS
from latrunculi.games.invasions.components.counters import PIECE_IDS
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules.purchases import Purchases, price, refit_price
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_rule import BUY, FORTIFY, REPAIR
from latrunculi.kernel.actions import object_of, verb_of


def prices(g: Invasions) -> dict[str, int]:
    """Gold by unit to be bought or refitted, and by province to be fortified; nothing but while a nation shops."""
    frame = g.stack[-1] if g.stack else None
    found: dict[str, int] = {}
    if not isinstance(frame, Purchases) or frame.step != "shop":
        return found
    for action in g.legal(g.seat(frame.nation)):
        verb, obj = verb_of(action), object_of(action)
        if verb == BUY:
            found[PIECE_IDS[obj]] = price(g, frame.nation, obj)
        elif verb == REPAIR:
            found[PIECE_IDS[obj]] = refit_price(obj)
        elif verb == FORTIFY:
            found[PROVINCE_IDS[obj]] = AMOUNT["fortify"]
    return found
