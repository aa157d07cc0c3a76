"""Playing stratagems (UR-6): what can be played at a moment and why not, what it begins, and the plays of phase C.

`initiative` has those of phase B, `hands` the draw, the discards and Papa, `interrupts` the windows of phase E. The
stratagems themselves: `foedera` (treaties, Tribut, Buccellarii), `tumults` and `alliances` (phase C), `council`,
`intrigues`, `migration`, `plague`, and `clash` (battles).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator import windows
from latrunculi.games.imperator.moments import DURING_BATTLE, GEOSTRATEGY
from latrunculi.games.imperator.windows import offer_titles
from latrunculi.games.ultimus import alliances, clash, council, foedera, intrigues, migration, plague, tumults
from latrunculi.games.ultimus.hands import WORDS, spend
from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.words import PLAY
from latrunculi.games.ultimus.world import (
    BAGAUDAE,
    BUCCELLARII,
    CAEDES,
    CLASSIS,
    CONCILIUM,
    DESERTIO,
    FOEDUS_MAIOR,
    FOEDUS_MINOR,
    GERMANOPHOBIA,
    IN_PHASE,
    MIGRATIO,
    OCCIDENS,
    ORIENS,
    PESTIS,
    PESTIS_LOCUS,
    REBELLIO,
    REX,
    SOCIETAS,
    STRATAGEM_CLAUSE,
    TRIBUTUM,
    TUMULTUS_MAIOR_1,
    TUMULTUS_MAIOR_3,
    TUMULTUS_MINOR_1,
    TUMULTUS_MINOR_2,
    TUMULTUS_MINOR_3,
    USABLE,
    USURPATIO_OCCIDENTALIS,
    USURPATIO_ORIENTALIS,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure


class Card:
    """What the rules say of one title: why it cannot be played now (a clause, or nothing), and what it begins."""

    def __init__(
        self,
        refusal: Callable[[Ultimus, int], str],
        begin: Callable[[int], Procedure[Ultimus]],
    ) -> None:
        self.refusal: Final = refusal
        """From the state and the camp that would play it."""
        self.begin: Final = begin
        """From the camp that plays it."""


def _tumult(title: int) -> Card:
    return Card(lambda g, _camp: tumults.tumult_refusal(g, title), lambda _camp: tumults.Tumult(title))


def _plot(half: int) -> Card:
    return Card(lambda g, _camp: tumults.plot_refusal(g, half), lambda _camp: tumults.Plot(half))


def _treaty(title: int) -> Card:
    return Card(lambda g, _camp: foedera.treaty_refusal(g, title), lambda _camp: foedera.Treaty(title))


def _plague(title: int) -> Card:
    return Card(lambda g, _camp: plague.plague_refusal(g, title), lambda camp: plague.Outbreak(camp, title))


IN_C: Final = {
    USURPATIO_OCCIDENTALIS: _plot(OCCIDENS),
    USURPATIO_ORIENTALIS: _plot(ORIENS),
    TUMULTUS_MINOR_1: _tumult(TUMULTUS_MINOR_1),
    TUMULTUS_MINOR_2: _tumult(TUMULTUS_MINOR_2),
    TUMULTUS_MINOR_3: _tumult(TUMULTUS_MINOR_3),
    TUMULTUS_MAIOR_1: _tumult(TUMULTUS_MAIOR_1),
    TUMULTUS_MAIOR_3: _tumult(TUMULTUS_MAIOR_3),
    REX: Card(lambda g, _camp: tumults.rex_refusal(g), lambda _camp: tumults.Coronation()),
    SOCIETAS: Card(lambda g, _camp: alliances.alliance_refusal(g), lambda _camp: alliances.Alliance()),
    REBELLIO: Card(lambda g, _camp: alliances.rebellion_refusal(g), alliances.Secession),
    CONCILIUM: Card(lambda g, _camp: council.council_refusal(g), council.Convocation),
}
"""The titles that are played in phase C for their own sake."""
IN_E: Final = {
    FOEDUS_MINOR: _treaty(FOEDUS_MINOR),
    FOEDUS_MAIOR: _treaty(FOEDUS_MAIOR),
    TRIBUTUM: Card(lambda g, _camp: foedera.tribute_refusal(g), lambda _camp: foedera.Tribute()),
    BUCCELLARII: Card(lambda g, _camp: foedera.guard_refusal(g), lambda _camp: foedera.Bodyguard()),
    BAGAUDAE: Card(lambda g, _camp: intrigues.bagaudae_refusal(g), intrigues.Uprising),
    MIGRATIO: Card(lambda g, _camp: migration.migration_refusal(g), lambda _camp: migration.Migration()),
    CAEDES: Card(intrigues.murder_refusal, intrigues.Murder),
    PESTIS_LOCUS: _plague(PESTIS_LOCUS),
    PESTIS: _plague(PESTIS),
    DESERTIO: Card(intrigues.desertion_refusal, intrigues.Desertion),
    CLASSIS: Card(lambda g, _camp: intrigues.fleet_refusal(g), intrigues.Shipyard),
    GERMANOPHOBIA: Card(lambda g, _camp: intrigues.purge_refusal(g), intrigues.Purge),
}
"""The titles of phase E that are played for their own sake, battles aside."""


def refusal(g: Ultimus, camp: int, title: int, moment: int) -> str:
    """The clause by which a title of the present phase cannot be played at a moment; empty if it can."""
    if moment == GEOSTRATEGY:
        return IN_C[title].refusal(g, camp) if title in IN_C else STRATAGEM_CLAUSE[title]
    if title in clash.MOMENTS:
        return clash.refusal(g, camp, title) if moment in clash.MOMENTS[title] else STRATAGEM_CLAUSE[title]
    if title not in IN_E:
        return STRATAGEM_CLAUSE[title]  # an Augusta: only in answer, or with a council
    return "UR-6-5" if moment in DURING_BATTLE else IN_E[title].refusal(g, camp)


def offer_plays(g: Ultimus, may: Offers, camp: int, moment: int) -> None:
    """Offer the stratagems that a camp may play at a moment (one of `moments`), each with what forbids the others."""
    phase = IN_PHASE["C" if moment == GEOSTRATEGY else "E"]
    for title in members(offer_titles(g, may, PLAY, USABLE[camp], "UR-6-5", phase)):
        clause = refusal(g, camp, title, moment)
        if clause:
            may.only(clause, ~(1 << title))


def play(g: Ultimus, camp: int, title: int) -> None:
    """Play a stratagem that `offer_plays` offers. The caller's step ends with this: it may begin a procedure."""
    spend(g, camp, title)
    if title in clash.MOMENTS:
        clash.play(g, camp, title)
    else:
        g.call((IN_C if title in IN_C else IN_E)[title].begin(camp))


@mypyc_attr(allow_interpreted_subclasses=True)
class Geostrategy(windows.CommonGeostrategy[Ultimus]):
    """Phase C: a camp plays stratagems until it has done (UR-2.C-3, UR-2.C-4); its leaders have been placed before."""

    __slots__ = ()

    ASKS = {"start": "UR-2.C-1"}
    WORDS = WORDS

    def offer_plays(self, g: Ultimus, may: Offers, moment: int) -> None:
        offer_plays(g, may, self.camp, moment)

    def play(self, g: Ultimus, title: int) -> None:
        play(g, self.camp, title)
