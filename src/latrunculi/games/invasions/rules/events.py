"""X.A, X.B: Event cards, public ones resolved when drawn, private ones kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.cards import (
    CARAVANS_EVENT,
    CITY_GROWTH,
    COMET,
    EARTHQUAKE,
    EPIDEMIC,
    EVENT_NUMBER,
    FAMINE,
    GOLDEN_AGE,
    HARVEST,
    HERESY,
    MISSIONARIES,
    NEW_DECK,
    PILLAGE_EVENT,
    PLAYED_AT,
    PUBLIC,
    REVOLT,
    SEDITION,
    SHORTAGE,
    TAXES,
    TRADE,
    USURPER,
    USURPER_EVENT,
)
from latrunculi.games.invasions.components.chart import GRANARIES, LANDS, MONOPOLY, NONE, PORT, REGION, REGION_OF, SEAS
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.components.nations import CAMPS
from latrunculi.games.invasions.rules import control, heresies, life
from latrunculi.games.invasions.rules.calamities import Calamity, Levy
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations, Places
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.revolts import Revolt
from latrunculi.games.invasions.rules.rolls import d2, score
from latrunculi.games.invasions.rules.state import EMPIRE, HERESIES, KINGDOM, MARKERS, TITLES, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_NATION, CHOOSE_PROVINCE, NO, YES
from latrunculi.games.invasions.rules.words_rule import (
    CITY_GREW,
    EVENT_DRAWN,
    EVENT_KEPT,
    EVENT_PLAYED,
    EVENT_SEEN,
    HERESY_REGION,
    PAID,
    QUAKE,
    RECEIVED,
    RESHUFFLED,
    SEA,
    WITHERED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat
from latrunculi.tabletop import supplies

LASTING: Final[int] = BIT[CARAVANS_EVENT] | BIT[TRADE]
"""Titles that are in force for the whole turn."""
QUAKES: Final = ((4, "oriens"), (6, "asia"), (8, "graecia"), (10, "italia"))
"""Up to which number of the die an earthquake strikes which region."""
GREAT_CITY: Final = 2
"""The least level of a city that falls in an earthquake."""


# ---------------------------------------------------------------- private cards


def playable(g: Invasions, camp: Camp, moment: str) -> int:
    """The titles in the hand of a camp that may be played at a moment, as a mask; markers kept count (X.B-2)."""
    held = sum([BIT[title] for title in range(TITLES) if g.event_hand[camp * TITLES + title]])
    markers = g.pillage_hand[camp * MARKERS : (camp + 1) * MARKERS]
    for marker, number in enumerate(markers):
        if number:
            held |= BIT[PILLAGE_EVENT[marker]]
    return held & PLAYED_AT[moment]


def holds(g: Invasions, camp: Camp) -> bool:
    """Whether, as everybody knows, a camp has Event cards, or markers that serve as such (XXIV.D-5)."""
    if g.hidden_events[camp] or g.hidden_markers[camp]:
        return True
    first = camp * TITLES
    return any(g.event_hand[first : first + TITLES]) or any(g.pillage_hand[camp * MARKERS : (camp + 1) * MARKERS])


def play(g: Invasions, camp: Camp, title: int) -> None:
    """X.B-7: a card is played, and goes to the discards; without one, a marker, which returns to its pool."""
    if g.event_hand[camp * TITLES + title]:
        g.event_hand[camp * TITLES + title] -= 1
        g.event_discard[title] += 1
    else:
        marker = next(m for m in range(MARKERS) if PILLAGE_EVENT[m] == title and g.pillage_hand[camp * MARKERS + m])
        g.pillage_hand[camp * MARKERS + marker] -= 1
        g.pillage_cup[marker] += 1
    g.emit(EVENT_PLAYED, (camp, title))


# ---------------------------------------------------------------- the step


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCards(Procedure[Invasions]):
    """Step 1.C, first: each camp in its order draws one card (X.B-1)."""

    NAME = "event-cards"

    camp: Camp = 0

    def start(self, g: Invasions) -> None:
        """The next camp draws."""
        if self.camp >= CAMPS:
            g.end()
            return
        camp = self.camp
        title = draw(g)
        if title == supplies.EMPTY:
            g.end()
            return
        if not PUBLIC & BIT[title]:
            self.camp += 1
            g.event_hand[camp * TITLES + title] += 1
            g.emit(EVENT_KEPT, (camp,))
            g.emit(EVENT_SEEN, (camp, title), BIT[g.seat_of(camp)])
            return
        g.emit(EVENT_DRAWN, (camp, title))
        g.event_discard[title] += 1
        if title == NEW_DECK:  # the drawer draws again
            reshuffle(g)
            return
        self.camp += 1
        g.call(Public(camp, title))


def draw(g: Invasions) -> int:
    """The next card; the discards are shuffled in where the deck has run out (X.B-7)."""
    if not sum(g.event_deck):
        reshuffle(g)
    return supplies.draw(g.event_deck, g.chance)


def reshuffle(g: Invasions) -> None:
    """X.B-7: the discards rejoin the deck."""
    for title in range(TITLES):
        g.event_deck[title] += g.event_discard[title]
        g.event_discard[title] = 0
    g.emit(RESHUFFLED)


# ---------------------------------------------------------------- public events


def civilised(g: Invasions) -> Nations:
    """The active civilised nations."""
    return sum([BIT[n] for n in members(g.active) if g.civilised(n)])


def oldest(g: Invasions, among: Nations) -> Nation:
    """The oldest of some nations, the lowest-numbered of several; NONE of none."""
    return max(members(among), key=lambda n: (g.age[n], -n), default=NONE)


def of_status(g: Invasions, status: int) -> Nations:
    """The active nations of a status."""
    return sum([BIT[n] for n in members(g.active) if g.status[n] == status])


@mypyc_attr(allow_interpreted_subclasses=True)
class Public(Procedure[Invasions]):
    """A public event is resolved. `camp` drew it; `nations`: those still to be asked; `among`: what may be picked."""

    NAME = "public-event"
    ASKS = {
        "pick_province": "INV-X.B-4",
        "pick_nation": "INV-X.B-4",
        "pick_sea": "INV-X.B-4",
        "pick_region": "INV-X.B-4",
        "tax": "INV-X.B-4",
    }

    camp: Camp
    title: int
    nations: Nations = 0
    among: Places = 0

    def start(self, g: Invasions) -> None:
        """What the card says."""
        self.step = "over"
        g.in_force |= BIT[self.title] & LASTING
        effect = EFFECTS.get(self.title)
        if effect is not None:
            effect(self, g)

    def number(self, name: str) -> int:
        """A number of the card."""
        return EVENT_NUMBER[self.title][name]

    def over(self, g: Invasions) -> None:
        """It is resolved."""
        g.end()

    # ---------------------------------------------------------------- questions

    def pick(self, step: str, among: int) -> None:
        """Let the drawer choose among some objects, if there are any."""
        self.among = among
        if among:
            self.step = step

    def pick_province(self, g: Invasions) -> None:
        g.ask(g.seat_of(self.camp))

    def pick_nation(self, g: Invasions) -> None:
        g.ask(g.seat_of(self.camp))

    def pick_sea(self, g: Invasions) -> None:
        g.ask(g.seat_of(self.camp))

    def pick_region(self, g: Invasions) -> None:
        g.ask(g.seat_of(self.camp))

    def tax(self, g: Invasions) -> None:
        """Taxes: nation by nation."""
        if self.nations:
            g.ask(g.seat(members(self.nations)[0]))
        else:
            self.step = "over"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("card", "event-card", self.title),)

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "tax":
            may.offer(YES, "INV-X.B-4")
            may.offer(NO, "INV-X.B-4")
            return
        verb = {"pick_province": CHOOSE_PROVINCE, "pick_nation": CHOOSE_NATION, "pick_sea": SEA}
        may.offer(verb.get(self.step, HERESY_REGION), "INV-X.B-4", self.among)

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb in (YES, NO):
            nation = members(self.nations)[0]
            self.nations &= ~BIT[nation]
            if verb == YES:
                gold = self.number("empire" if g.status[nation] == EMPIRE else "kingdom")
                g.receive(nation, gold)
                g.emit(RECEIVED, (nation, gold))
                if not d2(g, nation):
                    g.call(Revolt(nation))
            return
        self.step = "over"
        CHOSEN[self.title](self, g, obj)


# ---------------------------------------------------------------- what each does


def _comet(one: Public, g: Invasions) -> None:
    for status in (EMPIRE, KINGDOM):
        nation = oldest(g, of_status(g, status))
        if nation != NONE:
            life.advance(g, nation, one.number("ageing"))


def _growing(one: Public, g: Invasions) -> None:
    found = 0
    for nation in members(civilised(g)):
        land = control.owned(g, nation)
        found |= sum([BIT[p] for p in members(land) if g.level[p] == 0])
        found |= sum([BIT[p] for p in members(land & ~g.pillaged) if g.level[p] == 1])
    one.pick("pick_province", found)


def _grown(one: Public, g: Invasions, province: int) -> None:
    g.level[province] += 1
    g.pillaged &= ~BIT[province]
    g.emit(CITY_GREW, (province, g.level[province]))


def _quaking(one: Public, g: Invasions) -> None:
    die = g.die10()
    region = REGION[next(name for most, name in QUAKES if score(die) <= most)]
    g.emit(QUAKE, (ten_sided(die), region))
    cities = [p for p in members(LANDS[region]) if g.level[p] >= GREAT_CITY]
    one.pick("pick_province", sum([BIT[p] for p in cities if g.owner[p] == NONE or not g.inactive & BIT[g.owner[p]]]))


def _quaked(one: Public, g: Invasions, province: int) -> None:
    g.pillaged |= BIT[province]
    if province not in g.capital:
        g.walls &= ~BIT[province]
    g.emit(WITHERED, (province,))


def _plague_at_sea(one: Public, g: Invasions) -> None:
    one.pick("pick_sea", sum([BIT[sea] for sea in range(SEAS) if MONOPOLY[sea]]))


def _plagued(one: Public, g: Invasions, sea: int) -> None:
    late = g.turn >= one.number("late")
    for nation in members(g.active):
        ports = sum([BIT[p] for p in members(control.owned(g, nation)) if PORT[p] == sea and g.level[p] > 0])
        if not ports:
            continue
        if late and g.civilised(nation):
            gold = min(g.treasury[nation], one.number("gold"))
            g.pay(nation, gold)
            g.emit(PAID, (nation, gold))
        units = sum([g.units(nation, p) for p in members(ports)])
        if units:
            g.call(Losses(nation, units, one.number("late_losses" if late else "losses")))


def _famine(one: Public, g: Invasions) -> None:
    owners = civilised(g)
    one.pick(
        "pick_province", sum([BIT[p] for p in members(GRANARIES) if g.owner[p] != NONE and owners & BIT[g.owner[p]]])
    )


def _starving(one: Public, g: Invasions, province: int) -> None:
    for nation in members(civilised(g)):
        if nation == g.owner[province] or not control.owned(g, nation) & GRANARIES:
            g.call(Levy(nation, one.number("gold")))


def _golden(one: Public, g: Invasions) -> None:
    one.pick("pick_nation", civilised(g))


def _gilded(one: Public, g: Invasions, nation: int) -> None:
    life.advance(g, nation, one.number("ageing"))
    g.receive(nation, one.number("gold"))
    g.emit(RECEIVED, (nation, one.number("gold")))


def _harvest(one: Public, g: Invasions) -> None:
    for nation in members(civilised(g)):
        gold = one.number("gold") * (control.owned(g, nation) & GRANARIES).bit_count()
        if gold:
            g.receive(nation, gold)
            g.emit(RECEIVED, (nation, gold))


def _heresy(one: Public, g: Invasions) -> None:
    found = 0
    for nation in members(civilised(g)):
        for province in members(control.owned(g, nation)):
            if REGION_OF[province] != NONE:
                found |= BIT[REGION_OF[province]]
    one.pick("pick_region", found)


def _heretics(one: Public, g: Invasions, region: int) -> None:
    owners = [g.owner[p] for p in members(LANDS[region]) if g.owner[p] != NONE and g.civilised(g.owner[p])]
    heresies.place(g, region, g.religion[owners[0]])


def _missions(one: Public, g: Invasions) -> None:
    one.pick("pick_region", heresies.of(g))


def _converted(one: Public, g: Invasions, region: int) -> None:
    for colour in range(HERESIES):
        g.heresies[colour] &= ~BIT[region]
        g.heresies_minus[colour] &= ~BIT[region]


def _revolt(one: Public, g: Invasions) -> None:
    large = [n for n in members(civilised(g)) if control.owned(g, n).bit_count() > one.number("provinces")]
    nation = oldest(g, sum([BIT[n] for n in large]))
    if nation != NONE:
        g.call(Revolt(nation))


def _sedition(one: Public, g: Invasions) -> None:
    kingdoms = of_status(g, KINGDOM)
    among = members(kingdoms or of_status(g, EMPIRE))
    nation = min(among, key=lambda n: (g.age[n], n), default=NONE)
    if nation != NONE and g.in_play(nation) & UNIT_MASK:
        g.call(Levy(nation, 0))


def _shortage(one: Public, g: Invasions) -> None:
    for nation in members(civilised(g)):
        granaries = (control.owned(g, nation) & GRANARIES).bit_count()
        empire = g.status[nation] == EMPIRE
        if granaries < (one.number("granaries") if empire else 1):
            g.call(Levy(nation, one.number("empire" if empire else "kingdom")))


def _taxes(one: Public, g: Invasions) -> None:
    one.nations = civilised(g)
    one.step = "tax"


def _usurper(one: Public, g: Invasions) -> None:
    empires = of_status(g, EMPIRE)
    nation = oldest(g, sum([BIT[n] for n in members(empires) if g.decline[n]]))
    if nation == NONE:
        nation = oldest(g, empires)
        if nation == NONE or score(g.die10()) < one.number("otherwise"):
            return
    g.call(Calamity(nation, USURPER))


EFFECTS: Final = {
    COMET: _comet,
    CITY_GROWTH: _growing,
    EARTHQUAKE: _quaking,
    EPIDEMIC: _plague_at_sea,
    FAMINE: _famine,
    GOLDEN_AGE: _golden,
    HARVEST: _harvest,
    HERESY: _heresy,
    MISSIONARIES: _missions,
    REVOLT: _revolt,
    SEDITION: _sedition,
    SHORTAGE: _shortage,
    TAXES: _taxes,
    USURPER_EVENT: _usurper,
}
CHOSEN: Final = {
    CITY_GROWTH: _grown,
    EARTHQUAKE: _quaked,
    EPIDEMIC: _plagued,
    FAMINE: _starving,
    GOLDEN_AGE: _gilded,
    HERESY: _heretics,
    MISSIONARIES: _converted,
}
