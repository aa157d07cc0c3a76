"""INV XXX.F: the card Foedus."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import foedera
from latrunculi.games.invasions.rules.diplomacy import Audiences
from latrunculi.games.invasions.rules.state import VASSAL
from latrunculi.kernel.actions import BIT
from tests.games.invasions.hands import deal
from tests.games.invasions.table import Table

FRANKS, GOTHS, ROME = NATION["francs"], NATION["wisigoths"], NATION["romains"]


def rhine(status: str = "empire", *, gold: int = 3, playing: tuple[str, ...] = ("francs",)) -> Table:
    """Franks at the Rhine, three provinces of Rome beyond it; Rome holds the card and some gold."""
    t = Table(
        {"francs": "barbarian", "romains": status, "wisigoths": "barbarian"}, {"francs": {"rhenus": 1}},
        hordes={"francs": "rhenus", "wisigoths": "septimania"}, capitals={"romains": "latium"},
        owners={"romains": ["saliens", "treveria", "sequana"], "francs": ["rhenus"]},
    )  # fmt: skip
    t.g.treasury[ROME] = gold
    t.g.age[ROME] = 5
    t.g.playing = t.g.activated = sum(BIT[NATION[name]] for name in playing)
    return deal(t, romains=("foedus",)).start(Audiences([ROME]))


def through(t: Table) -> Table:
    while not t.g.over:
        t.choose(*t.offers()[0])
    return t


@pytest.mark.rule("INV-XXX.F-1", "INV-XXX.F-2")
@pytest.mark.parametrize("status", ["kingdom", "empire"])
def test_a_barbarian_must_accept_a_foedus_of_a_kingdom_or_an_empire(status: str) -> None:
    t = rhine(status).choose("impose-foedus", "francs")
    assert t.g.actor == t.g.seat(ROME)
    assert set(t.offers("cede")) == {"saliens", "treveria", "sequana"}
    t.choose("cede", "saliens")
    assert t.g.federator[FRANKS] == ROME, "Treveri alone goes with it, and nobody is asked"
    assert t.g.foedera[FRANKS] == 1
    assert (t.g.treasury[ROME], t.g.treasury[FRANKS]) == (0, 3)
    through(t)
    assert t.g.mercenaries(ROME).bit_count() == 1


@pytest.mark.rule("INV-XXX.F-2", "INV-XXVIII.A-2")
def test_it_is_not_the_offer_that_an_empire_has_each_turn_nor_barred_by_it() -> None:
    t = through(rhine().choose("impose-foedus", "francs"))
    assert t.g.offered == 0
    t = rhine()
    t.g.offered = BIT[ROME]
    assert not foedera.may_offer(t.g, ROME, FRANKS)
    assert t.offers("impose-foedus") == ["francs"]
    assert not foedera.may_offer(rhine("kingdom").g, ROME, FRANKS), "a kingdom has no other way"


@pytest.mark.rule("INV-XXX.F-1", "INV-XXVIII.A-5")
@pytest.mark.parametrize("playing", [(), ("romains",), ("wisigoths",)])
def test_it_is_played_when_that_nation_is_activated(playing: tuple[str, ...]) -> None:
    t = rhine(playing=playing)
    assert t.offers("impose-foedus") == []


@pytest.mark.rule("INV-XXX.F-1", "INV-XXVIII.A-4", "INV-XXVIII.D-1")
def test_on_the_conditions_of_any_foedus() -> None:
    assert rhine(gold=2).why_not("impose-foedus", "francs") == "INV-XXX.F-1"
    assert rhine(playing=("wisigoths",)).offers() == [("done", None)], "no two provinces of Rome near Septimania"
    t = rhine()
    t.g.bond[FRANKS], t.g.lord[FRANKS] = VASSAL, GOTHS
    assert not foedera.possible(t.g, ROME, FRANKS)
    t = rhine()
    t.g.federator[FRANKS] = GOTHS
    assert not foedera.possible(t.g, ROME, FRANKS)
    t = rhine()
    t.g.status[FRANKS] += 1
    assert not foedera.possible(t.g, ROME, FRANKS)


@pytest.mark.rule("INV-XXIX.F-5")
def test_a_vassal_federates_nobody() -> None:
    t = rhine("kingdom")
    assert foedera.possible(t.g, ROME, FRANKS)
    t.g.bond[ROME], t.g.lord[ROME] = VASSAL, GOTHS
    assert not foedera.possible(t.g, ROME, FRANKS)


@pytest.mark.rule("INV-XXX.F-1", "INV-XXVIII.F-1")
def test_a_second_one_too() -> None:
    t = through(rhine(gold=9).choose("impose-foedus", "francs"))
    for name in ("burgondia", "neustria", "flandria", "belgae"):
        t.g.owner[PROVINCE[name]] = ROME
    t.g.playing = BIT[FRANKS]
    deal(t, romains=("foedus",)).start(Audiences([ROME])).choose("impose-foedus", "francs")
    through(t)
    assert t.g.foedera[FRANKS] == 2
    assert t.g.foedus[FRANKS].bit_count() == 4
