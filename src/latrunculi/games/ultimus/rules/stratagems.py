"""Playing stratagems (UR-6): what can be played at a moment and why not, what it begins, and the plays of phase C.

`initiative` has those of phase B, `hands` the draw, the discards and Papa. The
stratagems themselves: `foedera` (treaties, Tribut, Buccellarii), `tumults` and `alliances` (phase C), `council`,
`intrigues`, `migration`, `plague`, and `clash` (battles).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Title
from latrunculi.games.imperator.rules import windows
from latrunculi.games.imperator.rules.windows import Card, upon
from latrunculi.games.ultimus.components.chart import OCCIDENS, ORIENS, Half
from latrunculi.games.ultimus.components.peoples import BAGAUDES
from latrunculi.games.ultimus.components.stratagems import (
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
from latrunculi.games.ultimus.rules.hands import TEMPORARY, WORDS, spend
from latrunculi.games.ultimus.rules.offices import may_be_guarded
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import PLAY


def _tumult(title: Title) -> Card[Ultimus]:
    return upon(lambda g, _camp: tumults.risers(g, title), STRATAGEM_CLAUSE[title], lambda _camp: tumults.Tumult(title))


def _plot(half: Half) -> Card[Ultimus]:
    return Card(lambda g, _camp: tumults.plot_refusal(g, half), lambda _camp: tumults.Plot(half))


def _treaty(title: Title) -> Card[Ultimus]:
    return Card(lambda g, _camp: foedera.treaty_refusal(g, title), lambda _camp: foedera.Treaty(title))


def _plague(title: Title) -> Card[Ultimus]:
    return Card(lambda g, _camp: plague.plague_refusal(g, title), lambda camp: plague.Outbreak(camp, title))


IN_C: Final[dict[int, Card[Ultimus]]] = {
    USURPATIO_OCCIDENTALIS: _plot(OCCIDENS),
    USURPATIO_ORIENTALIS: _plot(ORIENS),
    TUMULTUS_MINOR_1: _tumult(TUMULTUS_MINOR_1),
    TUMULTUS_MINOR_2: _tumult(TUMULTUS_MINOR_2),
    TUMULTUS_MINOR_3: _tumult(TUMULTUS_MINOR_3),
    TUMULTUS_MAIOR_1: _tumult(TUMULTUS_MAIOR_1),
    TUMULTUS_MAIOR_3: _tumult(TUMULTUS_MAIOR_3),
    REX: upon(lambda g, _camp: tumults.kings(g), "UR-6.2-16", lambda _camp: tumults.Coronation()),
    SOCIETAS: upon(lambda g, _camp: alliances.patrons(g), "UR-6.2-18", lambda _camp: alliances.Alliance()),
    REBELLIO: upon(lambda g, _camp: alliances.malcontents(g), "UR-6.3-2", alliances.Secession),
    CONCILIUM: upon(lambda g, _camp: g.council == NONE, "UR-6.3-5", council.Convocation),
}
"""The titles that are played in phase C for their own sake."""
IN_E: Final[dict[int, Card[Ultimus]]] = {
    FOEDUS_MINOR: _treaty(FOEDUS_MINOR),
    FOEDUS_MAIOR: _treaty(FOEDUS_MAIOR),
    TRIBUTUM: upon(lambda g, _camp: foedera.payable(g), "UR-6.1-3", lambda _camp: foedera.Tribute()),
    BUCCELLARII: upon(lambda g, _camp: may_be_guarded(g), "UR-6.1-14", lambda _camp: foedera.Bodyguard()),
    BAGAUDAE: upon(
        lambda g, _camp: 0 if g.standing(BAGAUDES) else intrigues.haunts(g), "UR-6.2-23", intrigues.Uprising
    ),
    MIGRATIO: Card(lambda g, _camp: migration.migration_refusal(g), lambda _camp: migration.Migration()),
    CAEDES: upon(intrigues.targets, "UR-6.3-9", intrigues.Murder),
    PESTIS_LOCUS: _plague(PESTIS_LOCUS),
    PESTIS: _plague(PESTIS),
    DESERTIO: upon(intrigues.deserting, "UR-6.3-15", intrigues.Desertion),
    CLASSIS: upon(lambda g, _camp: g.fleet_at[TEMPORARY] == NONE, "UR-3.4.2-2", intrigues.Shipyard),
    GERMANOPHOBIA: upon(lambda g, _camp: g.garrisons, "UR-6.3-20", intrigues.Purge),
}
"""The titles of phase E that are played for their own sake, battles aside."""

STRATAGEMS: Final = windows.Stratagems(
    PLAY, USABLE, STRATAGEM_CLAUSE, ("UR-6-5", IN_PHASE["C"]), ("UR-6-5", IN_PHASE["E"]), IN_C, IN_E,
    spend, clash.TITLES, clash.refusal, clash.play, lambda camp, moment: Interrupt(camp, moment),
    lambda g: bool(g.occupied[0] & g.occupied[1]), "UR-6-5",
)  # fmt: skip
"""Those of *Ultimus Romanorum*. An Augusta is in neither table: she is played only in answer, or with a council."""


class Geostrategy(windows.CommonGeostrategy[Ultimus]):
    """Phase C: a camp plays stratagems until it has done (UR-2.C-3, UR-2.C-4); its leaders have been placed before."""

    ASKS = {"start": "UR-2.C-1"}
    WORDS = WORDS
    STRATAGEMS = STRATAGEMS


class Interrupt(windows.CommonInterrupt[Ultimus]):
    """A window of phase E: the camp plays stratagems until it declines, for the moment or for the whole sequence.

    It is opened to every camp that holds a stratagem and has not declined for the rest of the sequence, whatever it
    holds: that it is asked tells nothing, and it is asked in private. After movements the passive camp is asked; the
    active one plays in the prompts of its movements and combats.
    """

    ASKS = {"start": "UR-2.E-3"}
    WORDS = WORDS
    STRATAGEMS = STRATAGEMS
