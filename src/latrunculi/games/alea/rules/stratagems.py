"""Playing stratagems (AIE-6): what can be played at a moment and why not, what it begins, and step 5 of phase C.

`initiative` has those of phase B, `honours` those of phase F. The stratagems themselves: `coup` and `tumults` (phase
C), `intrigues`, `treaties`, `plague`, and `clash` (battles).
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.stratagems import (
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
from latrunculi.games.alea.rules import clash, intrigues, plague, treaties, tumults
from latrunculi.games.alea.rules.coup import Coup, coup_refusal
from latrunculi.games.alea.rules.fields import pending
from latrunculi.games.alea.rules.hands import WORDS, spend
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import PLAY
from latrunculi.games.imperator.components.kit import NONE, Title
from latrunculi.games.imperator.rules import windows
from latrunculi.games.imperator.rules.windows import Card, upon


def _coup(title: Title) -> Card[Alea]:
    return Card(coup_refusal, lambda camp: Coup(camp, COUNTER_VALUE[title]))


def _tumult(title: Title) -> Card[Alea]:
    return upon(
        lambda g, _camp: tumults.risers(g, title), STRATAGEM_CLAUSE[title], lambda camp: tumults.Tumult(camp, title)
    )


def _treaty(title: Title) -> Card[Alea]:
    return upon(
        lambda g, _camp: treaties.calmed(g, title), STRATAGEM_CLAUSE[title], lambda camp: treaties.Treaty(camp, title)
    )


IN_C: Final[dict[int, Card[Alea]]] = {
    RES_NOVAE_0: _coup(RES_NOVAE_0),
    RES_NOVAE_1: _coup(RES_NOVAE_1),
    RES_NOVAE_2: _coup(RES_NOVAE_2),
    TUMULTUS_MINOR_1: _tumult(TUMULTUS_MINOR_1),
    TUMULTUS_MINOR_2: _tumult(TUMULTUS_MINOR_2),
    TUMULTUS_MAIOR: _tumult(TUMULTUS_MAIOR),
    FIDES_MAIOR: Card(lambda g, _camp: tumults.fealty_refusal(g), tumults.Fealty),
}
"""The titles of phase C."""
IN_E: Final[dict[int, Card[Alea]]] = {
    CAEDES: upon(intrigues.targets, "AIE-6.E.3-1", intrigues.Murder),
    PESTIS_LOCUS: upon(lambda g, _camp: g.plague == NONE, "AIE-6.E.4-1", plague.Outbreak),
    DESERTIO: upon(intrigues.deserting, "AIE-6.E.5-1", intrigues.Desertion),
    AMBITUS: upon(lambda g, _camp: not g.intrigue, "AIE-6.E.11-1", intrigues.Intrigue),
    PAX_MINOR: _treaty(PAX_MINOR),
    PAX_MAIOR: _treaty(PAX_MAIOR),
    PAX_NATIONIS: upon(lambda g, _camp: treaties.nations(g), "AIE-6.E.14-1", treaties.NationTreaty),
    PAX_ROMANA: _treaty(PAX_ROMANA),
}
"""The titles of phase E that are played for their own sake, battles aside."""


def more_to_come(g: Alea) -> bool:
    """Whether the active camp will be asked for another combat, and can play then.

    But La flèche de Parthe speaks of the one that is just over (AIE-6.E.10-1).
    """
    fight = clash.fight_of(g)
    return pending(g) and not (fight is not None and clash.marks(g, fight))


STRATAGEMS: Final = windows.Stratagems(
    PLAY, USABLE, STRATAGEM_CLAUSE, ("AIE-6-5", IN_PHASE["C"]), ("AIE-6-6", IN_PHASE["E"]), IN_C, IN_E,
    spend, clash.TITLES, clash.refusal, clash.play, lambda camp, moment: Interrupt(camp, moment), more_to_come,
)  # fmt: skip
"""The stratagems of *Alea Iacta Est* for the family's procedures."""


class Geostrategy(windows.CommonGeostrategy[Alea]):
    """Step 5 of phase C: a camp plays stratagems until it has done (AIE-2.C-9)."""

    ASKS = {"start": "AIE-2.C-9"}
    WORDS = WORDS
    STRATAGEMS = STRATAGEMS


class Interrupt(windows.CommonInterrupt[Alea]):
    """A window of phase E: the camp plays stratagems until it declines, for the moment or for the whole sequence."""

    ASKS = {"start": "AIE-2.E-5"}
    WORDS = WORDS
    STRATAGEMS = STRATAGEMS
