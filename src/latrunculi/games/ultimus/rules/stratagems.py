"""Playing stratagems (UR-6): what can be played at a moment and why not, what it begins, and the plays of phase C.

`initiative` has those of phase B, `hands` the draw, the discards and Papa, `interrupts` the windows of phase E. The
stratagems themselves: `foedera` (treaties, Tribut, Buccellarii), `tumults` and `alliances` (phase C), `council`,
`intrigues`, `migration`, `plague`, and `clash` (battles).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.rules import windows
from latrunculi.games.imperator.rules.windows import Card
from latrunculi.games.ultimus.components.world import (
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
from latrunculi.games.ultimus.rules import alliances, clash, council, foedera, intrigues, migration, plague, tumults
from latrunculi.games.ultimus.rules.hands import WORDS, spend
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import PLAY


def _tumult(title: int) -> Card[Ultimus]:
    return Card(lambda g, _camp: tumults.tumult_refusal(g, title), lambda _camp: tumults.Tumult(title))


def _plot(half: int) -> Card[Ultimus]:
    return Card(lambda g, _camp: tumults.plot_refusal(g, half), lambda _camp: tumults.Plot(half))


def _treaty(title: int) -> Card[Ultimus]:
    return Card(lambda g, _camp: foedera.treaty_refusal(g, title), lambda _camp: foedera.Treaty(title))


def _plague(title: int) -> Card[Ultimus]:
    return Card(lambda g, _camp: plague.plague_refusal(g, title), lambda camp: plague.Outbreak(camp, title))


IN_C: Final[dict[int, Card[Ultimus]]] = {
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
IN_E: Final[dict[int, Card[Ultimus]]] = {
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

STRATAGEMS: Final = windows.CommonStratagems(
    PLAY, USABLE, STRATAGEM_CLAUSE, ("UR-6-5", IN_PHASE["C"]), ("UR-6-5", IN_PHASE["E"]), IN_C, IN_E,
    spend, clash.TITLES, clash.refusal, clash.play, "UR-6-5",
)  # fmt: skip
"""Those of *Ultimus Romanorum*. An Augusta is in neither table: she is played only in answer, or with a council."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Geostrategy(windows.CommonGeostrategy[Ultimus]):
    """Phase C: a camp plays stratagems until it has done (UR-2.C-3, UR-2.C-4); its leaders have been placed before."""

    ASKS = {"start": "UR-2.C-1"}
    WORDS = WORDS
    STRATAGEMS = STRATAGEMS
