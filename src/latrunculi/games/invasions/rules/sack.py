"""XXIV.C-10, XXIV.C-11, XXIV.D, XXIV.E: a city is taken: what its conqueror makes of it."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import BOOTY, EVENT_NUMBER, HOLY_MAN
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import special, special_places
from latrunculi.games.invasions.components.tables import AMOUNT, sack_markers
from latrunculi.games.invasions.rules import control, pillage, relations, walls
from latrunculi.games.invasions.rules.ints import Nation, Nations, Province
from latrunculi.games.invasions.rules.state import DEEDS, EMPIRE, KINGDOM, Invasions
from latrunculi.games.invasions.rules.stratagems import Contest, Stratagems
from latrunculi.games.invasions.rules.vassals import Submission, may_subjugate, ruined
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_siege import CITY_TAKEN, DEED, RAZE, SACK, SACK_PREVENTED, SACKED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

CAPITAL_GOLD: Final = {KINGDOM: AMOUNT["sack-of-kingdom"], EMPIRE: AMOUNT["sack-of-empire"]}
"""XXIV.D-2: what the sack of a capital gives in addition, by the status of its nation."""


class Sack(Contest):
    """A nation sacks the city of a province, which `victim` has lost (NONE: nobody's).

    `status`: that of the nation whose capital it was, 0 for other cities. The answer is whether it has been sacked:
    the victim's card Holy Man may prevent it.
    """

    NAME = "sack"

    victim: Nation = NONE
    status: int = 0

    def start(self, g: Invasions) -> None:
        """Cards: the victim's, the plunderer's."""
        self.step = "plunder"
        g.call(Stratagems(moment="sack", parties=[self.victim, self.nation], fits=[BIT[HOLY_MAN], BIT[BOOTY]]))

    def plunder(self, g: Invasions) -> None:
        """XXIV.D-1, XXIV.D-2: gold, and a marker for each level of the city."""
        if self.effects & BIT[HOLY_MAN]:
            g.emit(SACK_PREVENTED, (self.province,))
            g.answer = 0
            g.end()
            return
        self.step = "over"
        gold = AMOUNT["sack"] + CAPITAL_GOLD.get(self.status, 0)
        g.receive(self.nation, gold)
        g.emit(SACKED, (self.nation, self.province, gold))
        number = sack_markers(g.level[self.province])
        if self.effects & BIT[BOOTY]:
            number += EVENT_NUMBER[BOOTY]["markers"]
        first_of_rome(g, self.nation, self.province)
        g.call(pillage.Plunder(self.nation, number, self.province, self.victim))

    def over(self, g: Invasions) -> None:
        """XXIV.D-7: a marker lies on the city."""
        pillage.lay(g, self.province)
        g.answer = 1
        g.end()


def first_of_rome(g: Invasions, nation: Nation, province: Province) -> None:
    """The first sack of Roma by a nation whose profile rewards it (Visigoths, Vandals)."""
    if special_places(nation, "vp-for-sack-of-roma") & BIT[province] and not g.sackers & BIT[nation]:
        g.sackers |= BIT[nation]
        reward(g, nation, province, (special(nation, "vp-for-sack-of-roma") or {})["vp"])


def reward(g: Invasions, nation: Nation, province: Province, points: int) -> None:
    """VP for a deed (V.B-3)."""
    g.score(nation, DEEDS, points)
    g.emit(DEED, (nation, province, points))


class Conquest(Procedure[Invasions]):
    """A nation has taken the city of a province, by siege or terror: control, then sack and razing, as it likes.

    `victim`: who has lost it, NONE; `status`: that of the nation whose capital it was, 0 for other cities. `sacked`:
    whether it has been sacked, which is the answer. `settled`: whether that has been decided.
    """

    NAME = "conquest"
    ASKS = {"spoils": "INV-XXIV.C-11"}

    nation: Nation
    province: Province
    victim: Nation = NONE
    status: int = 0
    settled: bool = False
    sacked: bool = False

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("province", "province", self.province))

    def start(self, g: Invasions) -> None:
        """XXIV.C-10, XII.B-7: the province changes hands, and a capital is one no more."""
        self.victim = g.owner[self.province]
        if self.victim != NONE and g.capital[self.victim] == self.province:
            self.status = g.status[self.victim]
            g.walls |= BIT[self.province]  # XXIV.E-4: what was a capital stays fortified
        g.besieged &= ~BIT[self.province]
        g.emit(CITY_TAKEN, (self.nation, self.province))
        control.take(g, self.province, self.nation)
        prized = special_places(self.nation, "vp-for-capture") & BIT[self.province] & ~g.captured
        if prized and self.victim != NONE and relations.TWO_ROMES & BIT[self.victim]:
            g.captured |= BIT[self.province]
            reward(g, self.nation, self.province, (special(self.nation, "vp-for-capture") or {})["vp"])
        self.step = "spoils"

    def sackable(self, g: Invasions) -> bool:
        """XXIV.D-7: a city that has been sacked cannot be sacked again while its marker lies there."""
        return not self.settled and not g.pillaged & BIT[self.province]

    def razable(self, g: Invasions) -> bool:
        """XXIV.E-4: the walls of what was a capital stay."""
        return not self.status and walls.razable(g, self.province)

    def spoils(self, g: Invasions) -> None:
        """Ask, as long as there is something to decide."""
        if self.sackable(g) or self.razable(g):
            g.ask(g.seat(self.nation))
        else:
            self.step = "submit"

    def submit(self, g: Invasions) -> None:
        """XXIX.C-1: a kingdom that has lost its capital and nearly all else submits."""
        self.step = "over"
        if self.status == KINGDOM and self.victim != NONE and ruined(g, self.victim):
            self.step = "restored"
            g.call(Submission(self.victim, self.nation, self.province))

    def restored(self, g: Invasions) -> None:
        """XXIX.C-4: the suzerain has left the province of the capital; it is his vassal's again."""
        self.step = "over"
        give_back(g, self.victim, self.nation, self.province)

    def over(self, g: Invasions) -> None:
        """Whether it has been sacked."""
        g.answer = int(self.sacked)
        g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(SACK, "INV-XXIV.C-11")
        may.when("INV-XXIV.D-7", self.sackable(g))
        may.offer(RAZE, "INV-XXIV.E-1")
        may.when("INV-XXIV.E-1", g.walled(self.province))
        may.when("INV-XXIV.E-4", self.razable(g))
        may.offer(DONE, "INV-XXIV.C-11")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == SACK:
            self.settled = True
            self.step = "after_sack"
            g.call(Sack(self.nation, self.province, victim=self.victim, status=self.status))
        elif verb == RAZE:
            walls.raze(g, self.nation, self.province)
        else:
            self.step = "submit"

    def after_sack(self, g: Invasions) -> None:
        """Its walls may still be razed."""
        self.sacked = bool(g.answer)
        self.step = "spoils"


def give_back(g: Invasions, vassal: Nation, lord: Nation, province: Province) -> None:
    """XXIX.C-4: the province of its capital is again that of a kingdom that has submitted."""
    if g.lord[vassal] == lord:
        control.take(g, province, vassal)


def reduced(g: Invasions) -> Nations:
    """XXIX.C-1: the kingdoms that have three provinces at most and whose capital one of the nations that are activated
    has taken in this turn and still holds, and that have not submitted to it."""
    found = 0
    for nation in members(g.nations):
        lord, seat = g.lost_to[nation], g.lost_seat[nation]
        taken = g.status[nation] == KINGDOM and g.capital[nation] == NONE and g.lost_capital[nation] == g.turn
        if not taken or NONE in (lord, seat) or not g.playing & BIT[lord] or g.lord[nation] == lord:
            continue
        if g.owner[seat] == lord and may_subjugate(g, lord) and ruined(g, nation):
            found |= BIT[nation]
    return found


class Aftermath(Procedure[Invasions]):
    """An activation ends: kingdoms that have lost more since their capital was taken submit now (XXIX.C-1)."""

    NAME = "aftermath"

    victim: Nation = NONE

    def start(self, g: Invasions) -> None:
        """One after the other."""
        found = members(reduced(g))
        if not found:
            g.end()
            return
        self.victim = found[0]
        self.step = "restored"
        g.call(Submission(self.victim, g.lost_to[self.victim], g.lost_seat[self.victim]))

    def restored(self, g: Invasions) -> None:
        """XXIX.C-4."""
        self.step = "start"
        give_back(g, self.victim, g.lost_to[self.victim], g.lost_seat[self.victim])
