"""XXX: Diplomacy cards: who draws how many, when their nations are asked for them, and what is left at 3.B.

What a card does stands in a module of its own: `unions` (Alliance), `pacts` (Treaty, Tribute), `marriages`,
`federations` (Foedus), `bribery`, `mercenaries`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from latrunculi.games.invasions.components.cards import (
    DIPLOMACY_COPIES,
    DIPLOMACY_GOLD,
    TREATY_ALLIANCE,
    TREATY_FOEDUS,
    TREATY_MATRIMONIUM,
    TREATY_MERCENARIUS,
    TREATY_PACTUM,
    TREATY_TRIBUTUS,
)
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import DIPLOMACY, EMPERORS, GENERIC, KINGS
from latrunculi.games.invasions.components.nations import NATIONS
from latrunculi.games.invasions.rules import envoys, federations, leaders, marriages, mercenaries, pacts, unions
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.state import EMPIRE, TREATIES, Invasions
from latrunculi.games.invasions.rules.words_envoys import (
    HIRE_FROM,
    IMPOSE_FOEDUS,
    IMPOSE_TREATY,
    MARRY,
    PAY_TRIBUTE,
    TREATIES_DRAWN,
    TREATIES_RETURNED,
    TREATY_SEEN,
)
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_treaty import ALLY, PART
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop import supplies

OF_EMPIRES: Final = 1
"""Cards that an empire draws beside those of its emperor's value (XXX.A-7)."""
RETURN: Final = 1
"""Gold for each card that is left at 3.B (XXX.A-10)."""

Play: TypeAlias = tuple[int, int, str, Callable[[Invasions, Nation], Nations], Callable[..., Procedure[Any]]]
PLAYS: Final[tuple[Play, ...]] = (
    (TREATY_ALLIANCE, ALLY, "INV-XXX.B-1", unions.partners, unions.Union),
    (TREATY_ALLIANCE, PART, "INV-XXX.B-8", unions.bound, unions.Rupture),
    (TREATY_PACTUM, IMPOSE_TREATY, "INV-XXX.C-7", pacts.yielding, pacts.Treaty),
    (TREATY_MATRIMONIUM, MARRY, "INV-XXX.D-3", marriages.suitors, marriages.Marriage),
    (TREATY_TRIBUTUS, PAY_TRIBUTE, "INV-XXX.E-3", envoys.strangers, pacts.Tribute),
    (TREATY_FOEDUS, IMPOSE_FOEDUS, "INV-XXX.F-1", federations.subjects, federations.Imposition),
    (TREATY_MERCENARIUS, HIRE_FROM, "INV-XXX.H-2", mercenaries.lenders, mercenaries.hire),
)
"""The cards that are played upon a nation, in the order of the chapter: title, verb, what its target must fulfil (a
clause and a function), and the procedure that carries it out. Nihil is none of them (XXX.I-1)."""
KNOWN_FIRST: Final = tuple(sorted(PLAYS, key=lambda play: play[0] != TREATY_TRIBUTUS))
"""The same, Tribute first: whom it may be offered is known at once, and it is most often one that could be played."""


# ---------------------------------------------------------------- draws and returns


def draws(g: Invasions, nation: Nation) -> int:
    """XXX.A-4, XXX.A-6, XXX.A-7: the cards that a nation draws: its ruler's value, an empire's one more.

    Its ruler is an emperor or king on the map, failing that its generic leader there.
    """
    if not g.civilised(nation):
        return 0
    ruler = leaders.ruler(g, nation)
    crowned = ruler != NONE and bool((EMPERORS | KINGS | GENERIC) & BIT[ruler])
    value = DIPLOMACY[ruler] if crowned else 0
    return value + OF_EMPIRES if g.status[nation] == EMPIRE else value


def draw(g: Invasions, nation: Nation) -> None:
    """XXX.A-3: a nation draws; from an empty pile nobody does. What, is its player's secret."""
    number = 0
    for _ in range(draws(g, nation)):
        title = supplies.draw(g.treaty_deck, g.chance)
        if title != supplies.EMPTY:
            number += 1
            g.treaty_hand[nation * TREATIES + title] += 1
            g.emit(TREATY_SEEN, (nation, title), BIT[g.seat(nation)])
    if number:
        g.emit(TREATIES_DRAWN, (nation, number))


def return_cards(g: Invasions) -> None:
    """3.B, XXX.A-10: cards that are left go back, each for 1 gold to its nation; all cards are in the pile again.

    Pacts of the turn are over even where one of the two has not been activated.
    """
    for nation in range(NATIONS):
        number = envoys.number(g, nation)
        if number and g.active & BIT[nation]:
            g.receive(nation, RETURN * number)
            g.emit(TREATIES_RETURNED, (nation, number))
    g.treaty_hand = [0] * len(g.treaty_hand)
    g.hidden_treaties = [0] * NATIONS
    g.treaty_deck = list(DIPLOMACY_COPIES)
    pacts.expire(g, g.nations)


class Embassies(Procedure[Invasions]):
    """Step 1.D: the civilised nations of `g.order` draw (XXX.A-3); then each may play cards."""

    NAME = "embassies"

    def start(self, g: Invasions) -> None:
        """The youngest first. Whoever holds cards is asked: this is also the beginning of phase 2 (XXX.B-7)."""
        for nation in g.order:
            draw(g, nation)
        g.end()
        g.call(Audiences(envoys.holders(g)))


# ---------------------------------------------------------------- playing cards


def in_time(g: Invasions, nation: Nation, verb: Verb, reachable: Nations) -> Nations:
    """XXX.A-9: of the `reachable` nations and others those on which one may play a card now, by what it does; a bond
    that is broken may be its own."""
    if verb == HIRE_FROM:
        return envoys.present(g, nation)
    return reachable | (BIT[nation] if verb == PART else 0)


def concerned(g: Invasions, nation: Nation) -> bool:
    """Whether, as everybody knows, a nation could play some card now: it holds one, and there is one that it might."""
    if not envoys.number(g, nation) or not g.active & BIT[nation]:
        return False
    allowed, reachable = envoys.settled(g), envoys.reachable(g, nation)
    for title, verb, _, targets, _ in KNOWN_FIRST:
        if g.treasury[nation] < DIPLOMACY_GOLD[title]:
            continue
        near = allowed & in_time(g, nation, verb, reachable)
        if near and near & targets(g, nation):
            return True
    return False


class Audiences(Procedure[Invasions]):
    """Step 1.D, and the beginning of an activation (XXX.A-9): some nations, one after the other, may play cards."""

    NAME = "audiences"

    queue: list[int]

    def start(self, g: Invasions) -> None:
        """The next that could."""
        if not self.queue:
            g.end()
            return
        nation, self.queue = self.queue[0], self.queue[1:]
        g.call(Audience(nation))


class Audience(Procedure[Invasions]):
    """A nation may play its cards, as many as it likes."""

    NAME = "audience"
    ASKS = {"play": "INV-XXX.A-9"}

    nation: Nation

    def start(self, g: Invasions) -> None:
        """Is it asked at all?"""
        self.step = "play"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def play(self, g: Invasions) -> None:
        """Ask by what everybody knows: what it holds is its secret."""
        if concerned(g, self.nation):
            g.ask_privately(g.seat(self.nation))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        reachable = envoys.reachable(g, self.nation)
        for title, verb, clause, targets, _ in PLAYS:
            if not envoys.has(g, self.nation, title):
                continue
            may.offer(verb, clause, g.nations)
            may.when("INV-XXX.A-11", g.treasury[self.nation] >= DIPLOMACY_GOLD[title])
            may.only("INV-XXX.A-5", envoys.settled(g))
            may.only("INV-XXX.A-9", in_time(g, self.nation, verb, reachable))
            if may.undecided:
                may.only(clause, targets(g, self.nation))
        may.offer(DONE, "INV-XXX.A-9")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
            return
        for title, offered, _, _, play in PLAYS:
            if offered == verb:
                envoys.spend(g, self.nation, title, obj)
                g.call(play(self.nation, obj))
