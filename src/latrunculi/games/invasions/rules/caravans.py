"""X.D: caravans: the exceptional one, income, plunder by barbarians."""

from __future__ import annotations

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import CARAVANS_EVENT
from latrunculi.games.invasions.components.chart import CARAVAN as CARAVAN_OF
from latrunculi.games.invasions.components.chart import CARAVANS, NONE
from latrunculi.games.invasions.rules.pillage import Plunder
from latrunculi.games.invasions.rules.rolls import d2, score
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_rule import CARAVAN, EXCEPTIONAL_CARAVAN
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.chance import ten_sided


def caravans(g: Invasions) -> None:
    """1.C, third: a die names the exceptional caravan; each is worth gold or markers to who controls it."""
    die = g.die10()
    exceptional = CARAVAN_OF[score(die)]
    g.emit(EXCEPTIONAL_CARAVAN, (ten_sided(die), exceptional))
    event = bool(g.in_force & BIT[CARAVANS_EVENT])
    for province in members(CARAVANS):
        nation = g.owner[province]
        if nation == NONE:
            continue
        if g.civilised(nation):
            gold = tables.caravan_gold(province == exceptional, event)
            g.receive(nation, gold)
            g.emit(CARAVAN, (nation, province, gold))
        elif province == exceptional or d2(g, nation):  # X.D-5, X.D-6
            g.call(Plunder(nation, 2 if event else 1))
