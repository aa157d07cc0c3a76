"""Playing stratagems (AIE-6): what can be played at a moment and why not, what it begins, and step 5 of phase C.

`initiative` has those of phase B, `honours` those of phase F. The stratagems themselves: `coup` and `tumults` (phase
C), `intrigues`, `treaties`, `plague`, and `clash` (battles).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.alea import clash, intrigues, plague, treaties, tumults
from latrunculi.games.alea.coup import Coup, coup_refusal
from latrunculi.games.alea.hands import WORDS, spend
from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.words import PLAY
from latrunculi.games.alea.world import (
    AMBITUS,
    CAEDES,
    COUNTER_VALUE,
    DESERTIO,
    FIDES_MAIOR,
    IN_PHASE,
    PAX_MAIOR,
    PAX_MINOR,
    PAX_NATIONIS,
    PAX_ROMANA,
    PESTIS_LOCUS,
    RES_NOVAE_0,
    RES_NOVAE_1,
    RES_NOVAE_2,
    STRATAGEM_CLAUSE,
    TUMULTUS_MAIOR,
    TUMULTUS_MINOR_1,
    TUMULTUS_MINOR_2,
    USABLE,
)
from latrunculi.games.imperator import windows
from latrunculi.games.imperator.moments import DURING_BATTLE, GEOSTRATEGY
from latrunculi.games.imperator.windows import offer_titles
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure


class Card:
    """What the rules say of one title: why it cannot be played now (a clause, or nothing), and what it begins."""

    def __init__(self, refusal: Callable[[Alea, int], str], begin: Callable[[int], Procedure[Alea]]) -> None:
        self.refusal: Final = refusal
        """From the state and the camp that would play it."""
        self.begin: Final = begin
        """From the camp that plays it."""


def _coup(title: int) -> Card:
    return Card(coup_refusal, lambda camp: Coup(camp, COUNTER_VALUE[title]))


def _tumult(title: int) -> Card:
    return Card(lambda g, _camp: tumults.tumult_refusal(g, title), lambda camp: tumults.Tumult(camp, title))


def _treaty(title: int) -> Card:
    return Card(lambda g, _camp: treaties.treaty_refusal(g, title), lambda camp: treaties.Treaty(camp, title))


IN_C: Final = {
    RES_NOVAE_0: _coup(RES_NOVAE_0),
    RES_NOVAE_1: _coup(RES_NOVAE_1),
    RES_NOVAE_2: _coup(RES_NOVAE_2),
    TUMULTUS_MINOR_1: _tumult(TUMULTUS_MINOR_1),
    TUMULTUS_MINOR_2: _tumult(TUMULTUS_MINOR_2),
    TUMULTUS_MAIOR: _tumult(TUMULTUS_MAIOR),
    FIDES_MAIOR: Card(lambda g, _camp: tumults.fealty_refusal(g), tumults.Fealty),
}
"""The titles of phase C."""
IN_E: Final = {
    CAEDES: Card(intrigues.murder_refusal, intrigues.Murder),
    PESTIS_LOCUS: Card(lambda g, _camp: plague.plague_refusal(g), plague.Outbreak),
    DESERTIO: Card(intrigues.desertion_refusal, intrigues.Desertion),
    AMBITUS: Card(lambda g, _camp: intrigues.intrigue_refusal(g), intrigues.Intrigue),
    PAX_MINOR: _treaty(PAX_MINOR),
    PAX_MAIOR: _treaty(PAX_MAIOR),
    PAX_NATIONIS: Card(lambda g, _camp: treaties.nation_refusal(g), treaties.NationTreaty),
    PAX_ROMANA: _treaty(PAX_ROMANA),
}
"""The titles of phase E that are played for their own sake, battles aside."""


def refusal(g: Alea, camp: int, title: int, moment: int) -> str:
    """The clause by which a title of the present phase cannot be played at a moment; empty if it can."""
    if moment == GEOSTRATEGY:
        return IN_C[title].refusal(g, camp)
    if title in clash.MOMENTS:
        return clash.refusal(g, camp, title, moment)
    return STRATAGEM_CLAUSE[title] if moment in DURING_BATTLE else IN_E[title].refusal(g, camp)


def offer_plays(g: Alea, may: Offers, camp: int, moment: int) -> None:
    """Offer the stratagems that a camp may play at a moment (one of `moments`), each with what forbids the others."""
    if moment == GEOSTRATEGY:
        clause, phase = "AIE-6-5", IN_PHASE["C"]
    else:
        clause, phase = "AIE-6-6", IN_PHASE["E"]
    playable = offer_titles(g, may, PLAY, USABLE[camp], clause, phase)
    if playable:
        for title in members(playable):
            forbidding = refusal(g, camp, title, moment)
            if forbidding:
                may.bar(forbidding, BIT[title])


def play(g: Alea, camp: int, title: int) -> None:
    """Play a stratagem that `offer_plays` offers. The caller's step ends with this: it may begin a procedure."""
    spend(g, camp, title)
    if title in clash.MOMENTS:
        clash.play(g, camp, title)
    else:
        g.call((IN_C if title in IN_C else IN_E)[title].begin(camp))


@mypyc_attr(allow_interpreted_subclasses=True)
class Geostrategy(windows.CommonGeostrategy[Alea]):
    """Step 5 of phase C: a camp plays stratagems until it has done (AIE-2.C-9)."""

    __slots__ = ()

    ASKS = {"start": "AIE-2.C-9"}
    WORDS = WORDS

    def offer_plays(self, g: Alea, may: Offers, moment: int) -> None:
        offer_plays(g, may, self.camp, moment)

    def play(self, g: Alea, title: int) -> None:
        play(g, self.camp, title)
