"""XXX.A: the Diplomacy cards in the hands of nations: who holds how many, with whom they may be played, until when.

What a nation holds is the secret of its player, how many cards is known to all.
"""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import DIPLOMACY_GOLD
from latrunculi.games.invasions.rules import order
from latrunculi.games.invasions.rules.ints import Nation, Nations, Title
from latrunculi.games.invasions.rules.state import CLIENT, TREATIES, Invasions
from latrunculi.games.invasions.rules.words_envoys import PAID_TO, TREATY_PLAYED
from latrunculi.kernel.actions import BIT, members

# ---------------------------------------------------------------- hands


def number(g: Invasions, nation: Nation) -> int:
    """How many Diplomacy cards a nation holds, as everybody knows."""
    return g.hidden_treaties[nation] + sum(g.treaty_hand[nation * TREATIES : (nation + 1) * TREATIES])


def holders(g: Invasions) -> list[Nation]:
    """The nations that hold cards, the youngest first (IV-8)."""
    return [nation for nation in order.diplomacy(g) if number(g, nation)]


def has(g: Invasions, nation: Nation, title: Title) -> bool:
    """Whether a nation holds a card of a title: each has a hand of its own (XXX.A-8)."""
    return g.treaty_hand[nation * TREATIES + title] > 0


def spend(g: Invasions, nation: Nation, title: Title, target: Nation) -> None:
    """A card is played and paid for (XXX.A-11); until 3.B nobody draws it again (XXX.A-10)."""
    g.treaty_hand[nation * TREATIES + title] -= 1
    g.disclose()
    g.emit(TREATY_PLAYED, (nation, title, target))
    gold = DIPLOMACY_GOLD[title]
    if gold:
        g.pay(nation, gold)
        g.receive(target, gold, nation)
        g.emit(PAID_TO, (nation, target, gold))


# ---------------------------------------------------------------- with whom, and when


def settled(g: Invasions) -> Nations:
    """XXX.A-5: the nations for and against which diplomacy is allowed: all but barbarians that invade."""
    found = g.nations
    for nation in members(found & g.invading):
        if g.barbarian(nation):
            found ^= BIT[nation]
    return found


def timely(g: Invasions, nation: Nation, target: Nation) -> bool:
    """XXX.A-9: whether the younger of two nations has not been activated yet, or just begins its activation.

    Minor kingdoms that are inactive are never activated: there it is the nation that plays the card.
    """
    over = g.activated & ~g.playing
    if not over & (BIT[nation] | BIT[target]):
        return True
    last = order.younger(g, nation, target) if g.active & BIT[target] else nation
    return not over & BIT[last]


def met(g: Invasions, nation: Nation) -> Nations:
    """The nations with which one may deal now: all in step 1.D and in its own activation, else those that play, and
    their inactive clients."""
    if not g.playing or g.playing & BIT[nation]:
        return g.nations
    found = g.playing
    for patron in members(g.playing):
        found |= g.vassals(patron, CLIENT) & g.inactive
    return found


def present(g: Invasions, nation: Nation) -> Nations:
    """The nations on which one may play a card that has no such time: Mercenary."""
    return met(g, nation) & ~BIT[nation]


def reachable(g: Invasions, nation: Nation) -> Nations:
    """XXX.A-9: the nations on which one may still play a card that has its time."""
    return in_time(g, nation, present(g, nation))


def in_time(g: Invasions, nation: Nation, among: Nations) -> Nations:
    """XXX.A-9: those of some nations with which it is not too late."""
    if not g.activated & ~g.playing:
        return among  # nobody's activation is over
    return sum([BIT[n] for n in members(among) if timely(g, nation, n)])


def strangers(g: Invasions, nation: Nation) -> Nations:
    """The active nations that are neither friends of one nor neutral to it."""
    return g.active & ~(g.friends[nation] | g.neutrals[nation] | BIT[nation])
