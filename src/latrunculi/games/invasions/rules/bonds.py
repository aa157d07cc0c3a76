"""What binds nations, as changes of the table without a question: alliances, clients, vassals, foedera, pacts.

The chapters XXVI to XXX decide when; here is what then follows everywhere.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE, PROVINCES
from latrunculi.games.invasions.components.counters import OF_NATION
from latrunculi.games.invasions.components.nations import NATIONS
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import relations
from latrunculi.games.invasions.rules.ints import Nation, Nations, Place, Places
from latrunculi.games.invasions.rules.state import FREE, LAND, RESERVE, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_treaty import ALLIANCE_OVER, ALLIED
from latrunculi.kernel.actions import BIT, members

FOEDUS: Final[int] = AMOUNT["federate-tribute"]
"""Gold for each Foedus and turn; the first at once (XXVIII.D-1)."""


def tribute(g: Invasions, federate: Nation) -> int:
    """XIV.F-6: the gold that a federate is paid for a turn, for each of its Foedera."""
    return FOEDUS * max(1, g.foedera[federate])


def bind(g: Invasions, nation: Nation, lord: Nation, bond: int) -> None:
    """Make a nation the client or vassal of a lord; its alliances end, and an earlier lord loses it.

    XXVI.B-5, XXIX.A-4. A vassal has no vassals or federates itself (XXIX.F-5, XXIX.G-1).
    """
    unally(g, nation)
    if g.lord[nation] not in (NONE, lord):
        recall(g, nation, g.lord[nation])
    if bond == VASSAL:
        release(g, nation)
        if g.federator[nation] != NONE:
            recall(g, nation, g.federator[nation])
        cancel(g, nation)
        g.invading &= ~BIT[nation] | g.playing  # XVIII.H-1: who has not begun invades no more
    g.lord[nation] = lord
    g.bond[nation] = bond
    g.bound[nation] = g.turn
    relations.work_out(g)


def home(g: Invasions, nation: Nation) -> Place:
    """Where the mercenaries of a nation come home to: its horde or capital, failing that where it stands, or its land;
    without any, the reserve."""
    seat = g.seat_province(nation)
    if seat != NONE:
        return seat
    here = members(g.held[nation] & LAND) or [p for p in range(PROVINCES) if g.owner[p] == nation]
    return here[0] if here else RESERVE


def recall(g: Invasions, nation: Nation, lord: Nation) -> None:
    """The mercenaries of a nation leave a lord for its horde or capital, however many stand there (XXVIII.G-9)."""
    there = home(g, nation)
    for piece in members(OF_NATION[nation] & g.army[lord]):
        g.lend(piece, nation)
        if g.at[piece] < PROVINCES:
            g.put(piece, there)


def free(g: Invasions, nation: Nation, recalling: bool = True) -> None:
    """A client or vassal is free again (XXVII.D-1, XXIX.G); its mercenaries come home but for `recalling`."""
    if recalling and g.lord[nation] != NONE:
        recall(g, nation, g.lord[nation])
    g.lord[nation] = NONE
    g.bond[nation] = FREE
    relations.work_out(g)


def release(g: Invasions, lord: Nation) -> None:
    """All vassals and clients of a nation go free."""
    for nation in range(NATIONS):
        if g.lord[nation] == lord:
            free(g, nation)


def federate(g: Invasions, nation: Nation, federator: Nation, provinces: Places) -> None:
    """A nation has a Foedus, or one more, with a federator, who cedes it provinces (XXVI.B-5, XXVIII.F-1)."""
    unally(g, nation)
    release(g, nation)  # XXVIII.E-6, XXIX.G-1
    g.federator[nation] = federator
    g.foedus[nation] |= provinces
    g.ceded_last[nation] = provinces
    g.foedera[nation] += 1
    g.bound[nation] = g.turn
    relations.work_out(g)


def unfederate(g: Invasions, nation: Nation) -> None:
    """A nation has no Foedus any more (XXVIII.G)."""
    cancel(g, nation)
    relations.work_out(g)


def cancel(g: Invasions, nation: Nation) -> None:
    """The Foedera of a nation are struck out."""
    g.federator[nation] = NONE
    g.foedus[nation] = g.ceded_last[nation] = g.foedera[nation] = 0
    g.loosed &= ~BIT[nation]


def ally(g: Invasions, one: Nation, other: Nation, lasting: bool = False) -> None:
    """Two nations are allies until their activations are over, or, `lasting`, until the turn is (XXVI, XXX.B-4).

    What a half of the one Empire concludes binds both (VI.K-5).
    """
    these, those = whole(g, one), whole(g, other)
    for mine, theirs in ((these, those), (those, these)):
        for nation in members(mine):
            g.allies[nation] |= theirs
            g.lasting[nation] |= theirs if lasting else 0
    relations.work_out(g)
    g.emit(ALLIED, (one, other))


def whole(g: Invasions, nation: Nation) -> Nations:
    """A nation, or both halves of the one Empire for either (VI.K-5)."""
    return relations.TWO_ROMES if relations.united(g) and relations.TWO_ROMES & BIT[nation] else BIT[nation]


def part(g: Invasions, one: Nation, other: Nation) -> None:
    """Two nations are allies no more; as soon as what is being done now is over their piles part (XXVI.B-7).

    Of the one Empire both halves (VI.K-5).
    """
    from latrunculi.games.invasions.rules.separation import Separation, shared  # retreats lead back to bonds

    if not g.allies[one] & BIT[other]:
        return  # it has ended with the alliance of the other half
    these, those = whole(g, one), whole(g, other)
    for mine, theirs in ((these, those), (those, these)):
        for nation in members(mine):
            g.allies[nation] &= ~theirs
            g.lasting[nation] &= ~theirs
    g.emit(ALLIANCE_OVER, (one, other))
    relations.work_out(g)
    for this in members(these):
        for that in members(those):
            if shared(g, this, that):
                g.stack.insert(max(0, len(g.stack) - 1), Separation(this, that))


def unally(g: Invasions, nation: Nation) -> None:
    """A nation has no allies any more."""
    for other in members(g.allies[nation]):
        part(g, nation, other)


def attack(g: Invasions, attackers: Nations, victims: Nations) -> None:
    """Some nations attack others, by battle, siege, terror or overrun: marriages between them are broken (XXX.D-3), if
    it is their own activation."""
    g.attacked |= attackers
    for nation in members(attackers & g.playing if g.playing else attackers):
        g.wooed[nation] &= ~victims


def capital_lost(g: Invasions, nation: Nation) -> None:
    """III.G-8: a nation whose capital is conquered loses its allies, clients and vassals; its federates may go."""
    unally(g, nation)
    release(g, nation)
    g.loosed |= g.federates(nation)
