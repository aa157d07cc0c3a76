"""INV I-4: what the player aids say beside the chapters: Huns D, Goths A."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import NONE, PROVINCE
from latrunculi.games.invasions.components.counters import OF_NATION, PIECE, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, hirelings, mercenaries, victory
from latrunculi.games.invasions.rules.collapse import Collapse
from latrunculi.games.invasions.rules.hirelings import Enlistment, Exchange
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.reinforcements import Reinforcements
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import DIPLOMACY, LATER, SOURCES
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table

ROME, HUNS, GOTHS, OSTROGOTHS = (NATION[n] for n in ("romains", "huns", "wisigoths", "ostrogoths"))


# ---------------------------------------------------------------- Huns D


def huns(gold: int = 6, seats: int = 4, *dice: int, **more: Any) -> Table:
    """Huns on the Volga with three units; Rome in Latium, empty, with gold."""
    t = Table({"romains": "empire", "huns": "barbarian"}, {"huns": {"volga": 3}, "romains": {"latium": 1}},
              hordes={"huns": "volga"}, owners={"romains": ["latium"]}, seats=seats, dice=dice, **more)  # fmt: skip
    t.g.treasury[ROME] = gold
    return t.settle()


@pytest.mark.rule("INV-XIV.C-1", "INV-I-4")
def test_the_huns_hire_out_a_unit_for_three_gold_if_they_agree() -> None:
    t = huns().start(Enlistment())
    assert t.g.actor == t.g.seat(ROME)
    t.choose("enlist")
    assert t.g.actor == t.g.seat(HUNS)
    t.choose("yes")
    while not t.g.over:
        t.choose(*t.offers()[0])
    hired = t.g.mercenaries(ROME)
    assert hired.bit_count() == 1
    assert hired & OF_NATION[HUNS] & UNIT_MASK & t.g.inside[PROVINCE["latium"]] & t.g.passing
    assert (t.g.treasury[ROME], t.g.treasury[HUNS]) == (3, 3)
    victory.tributes(t.g)
    assert t.g.vp[HUNS * SOURCES + DIPLOMACY] == 1, "gold of Rome"
    t.g.playing = BIT[ROME]
    t.start(Homecoming())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert hired & t.g.in_play(HUNS)
    assert not t.g.passing


@pytest.mark.rule("INV-XIV.C-1")
def test_they_may_refuse_and_nobody_has_to_ask() -> None:
    t = huns().start(Enlistment()).choose("enlist").choose("no")
    assert t.g.over
    assert (t.g.treasury[ROME], t.g.mercenaries(ROME)) == (6, 0)
    assert len(t.events("huns-refuse")) == 1
    t = huns().start(Enlistment()).choose("done")
    assert t.g.over
    assert not t.events("huns-refuse"), "they have not been asked"


@pytest.mark.rule("INV-XIV.C-1")
def test_each_civilised_nation_may_ask_in_its_turn_as_long_as_the_huns_have_units() -> None:
    nations = {"romains": "empire", "perses": "kingdom", "wisigoths": "kingdom", "huns": "barbarian"}
    t = Table(nations, {"huns": {"volga": 2}}, hordes={"huns": "volga"},
              owners={"romains": ["latium"], "perses": ["chaldea"], "wisigoths": ["hispalensis"]})  # fmt: skip
    for name in nations:
        t.g.treasury[NATION[name]] = 6
    t.g.age[GOTHS] = 2
    t.g.invading = BIT[GOTHS]  # another's invasion is no reason
    t.start(Enlistment())
    asked = []
    while not t.g.over:
        if t.offers("enlist") == [None]:
            asked.append(t.g.actor)
        t.choose(*t.offers()[0])
    assert asked == [t.g.seat(NATION["perses"]), t.g.seat(GOTHS)], "the youngest first; none is left for Rome"
    assert not mercenaries.units(t.g, HUNS)


@pytest.mark.rule("INV-XIV.C-1")
@pytest.mark.parametrize(("gold", "asked"), [(2, False), (3, True)])
def test_who_has_not_the_gold_is_not_asked(gold: int, asked: bool) -> None:
    assert huns(gold).start(Enlistment()).g.over != asked


@pytest.mark.rule("INV-XIV.C-1", "INV-XXX.A-5")
def test_one_unit_two_under_a_historical_leader_none_in_an_invasion() -> None:
    t = huns()
    assert hirelings.for_hire(t.g) == 1
    t.put("huns-rex", "volga")
    assert hirelings.for_hire(t.g) == 1
    t.put("attila", "volga")
    assert hirelings.for_hire(t.g) == 2
    t.start(Enlistment()).choose("enlist").choose("yes")
    while t.g.stack[-1].NAME != "enlistment":
        t.choose(*t.offers()[0])
    t.choose("enlist").choose("yes")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.mercenaries(ROME).bit_count() == 2
    t.g.active &= ~BIT[HUNS]
    assert hirelings.for_hire(t.g) == 0, "not in play"
    t.g.active |= BIT[HUNS]
    t.g.invading |= BIT[HUNS]
    assert hirelings.for_hire(t.g) == 0
    t.g.invading = 0
    t.g.status[HUNS] = 3
    assert hirelings.for_hire(t.g) == 0, "an empire does not hire out"


@pytest.mark.rule("INV-XIV.C-1")
@pytest.mark.parametrize(("die", "come"), [(2, True), (1, False)])
def test_where_one_player_runs_both_a_test_decides(die: int, come: bool) -> None:
    t = huns(3, 2, die)
    assert t.g.seat(ROME) == t.g.seat(HUNS)
    t.start(Enlistment()).choose("enlist")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert bool(t.g.mercenaries(ROME)) == come


@pytest.mark.rule("INV-XIV.C-1")
def test_they_are_asked_for_in_the_diplomacy_step() -> None:
    t = huns()
    frame = Turns()
    frame.step = "embassies"
    t.g.stack.append(frame)
    t.g.advance()
    assert t.g.stack[-1].NAME == "enlistment"


# ---------------------------------------------------------------- Goths A


def kin(**more: Any) -> Table:
    t = Table({"wisigoths": "barbarian", "ostrogoths": "barbarian"},
              {"wisigoths": {"valachia": 2}, "ostrogoths": {"ucraina": 2}},
              hordes={"wisigoths": "valachia", "ostrogoths": "ucraina"}, **more)  # fmt: skip
    return t.settle()


@pytest.mark.rule("INV-XXVI.B-2", "INV-I-4")
def test_the_goths_exchange_a_mercenary_each_and_call_him_back() -> None:
    t = kin().start(Exchange(GOTHS))
    unit = t.offers("lend")[0]
    t.choose("lend", unit)
    assert t.g.over, "one is all"
    assert t.g.units(OSTROGOTHS, PROVINCE["ucraina"]) & BIT[PIECE[unit]]
    assert not t.g.passing, "for good, until he is called back"
    t.start(Exchange(GOTHS))
    assert (t.offers("lend"), t.offers("recall")) == ([], [unit]), "one at a time"
    t.choose("recall", unit)
    assert t.g.units(GOTHS, PROVINCE["valachia"]) & BIT[PIECE[unit]]
    t.start(Exchange(OSTROGOTHS)).choose("done")
    assert not t.g.mercenaries(GOTHS)


@pytest.mark.rule("INV-XXVI.B-2")
def test_both_must_be_there() -> None:
    t = kin()
    t.g.active &= ~BIT[OSTROGOTHS]
    assert t.start(Exchange(GOTHS)).g.over
    t = Table({"romains": "empire", "wisigoths": "barbarian"}, hordes={"wisigoths": "valachia"})
    assert t.start(Exchange(ROME)).g.over
    assert hirelings.kin(kin().g, GOTHS) == OSTROGOTHS
    assert hirelings.kin(kin().g, ROME) == hirelings.kin(kin().g, HUNS) == NONE, "they are no Goths"
    for lost in ("wisigoths-horde", "ostrogoths-horde"):
        t = kin()
        t.g.put(PIECE[lost], LATER)
        assert hirelings.kin(t.g, GOTHS) == NONE, "there is no horde to send anybody to, or from"


@pytest.mark.rule("INV-XXVI.B-2")
def test_they_do_so_in_their_part_of_the_reinforcements() -> None:
    t = kin(turn=4)
    t.g.order = [GOTHS]
    frame = Reinforcements()
    frame.step = "levies"
    t.g.stack.append(frame)
    t.g.advance()
    while t.g.stack and t.g.stack[-1].NAME != "exchange":
        t.choose(*t.offers()[0])
    assert t.g.stack
    assert t.g.stack[-1].nation == GOTHS  # type: ignore[attr-defined]


# ---------------------------------------------------------------- Romains K, Byzantins G


FRANKS, BYZANCE = NATION["francs"], NATION["byzantins"]


def fallen(gold: int = 3, empire: str = "romains", *dice: int, other: str = "empire") -> Table:
    """The Franks are federates of an empire that collapses; the other Rome has so much gold."""
    heir = "byzantins" if empire == "romains" else "romains"
    t = Table({empire: "empire", heir: other, "francs": "barbarian"}, {"francs": {"treveria": 2}},
              hordes={"francs": "treveria"}, owners={empire: ["treveria", "saliens"], heir: ["delta"]},
              dice=dice)  # fmt: skip
    t.g.age[NATION[empire]] = 9
    bonds.federate(t.g, FRANKS, NATION[empire], BIT[PROVINCE["treveria"]] | BIT[PROVINCE["saliens"]])
    t.g.treasury[NATION[heir]] = gold
    return t.settle().start(Collapse(NATION[empire]))


@pytest.mark.rule("INV-XIV.K-12", "INV-I-4")
@pytest.mark.parametrize("empire", ["romains", "byzantins"])
def test_the_other_rome_may_take_a_foedus_over(empire: str) -> None:
    t = fallen(3, empire)
    heir = BYZANCE if empire == "romains" else ROME
    assert t.g.actor == t.g.seat(heir)
    t.choose("yes")
    assert t.g.actor == t.g.seat(FRANKS)
    t.choose("yes")
    assert t.g.federator[FRANKS] == heir
    assert (t.g.treasury[heir], t.g.treasury[FRANKS]) == (0, 3)
    assert t.owner("treveria") == t.owner("saliens") == ("byzantins" if empire == "romains" else "romains")
    assert not t.g.active & BIT[NATION[empire]]


@pytest.mark.rule("INV-XIV.K-12")
@pytest.mark.parametrize(("die", "bound"), [(2, False), (1, True)])
def test_who_refuses_is_free_by_a_test(die: int, bound: bool) -> None:
    t = fallen(3, "romains", die).choose("yes").choose("no")
    assert (t.g.federator[FRANKS] == BYZANCE) == bound
    assert t.g.treasury[BYZANCE] == (0 if bound else 3)
    assert t.owner("treveria") == ("byzantins" if bound else "francs")


@pytest.mark.rule("INV-XIV.K-12")
def test_without_gold_will_or_empire_the_federates_are_free() -> None:
    for t in (fallen(2), fallen(3).choose("no"), fallen(3, other="kingdom")):
        assert t.g.over
        assert t.g.federator[FRANKS] == -1
        assert t.owner("treveria") == "francs"


@pytest.mark.rule("INV-XIV.K-12", "INV-XXVIII.F-4")
def test_each_federate_is_asked_and_two_foedera_cost_six() -> None:
    t = Table({"romains": "empire", "byzantins": "empire", "francs": "barbarian", "burgondes": "barbarian"},
              hordes={"francs": "treveria", "burgondes": "burgondia"},
              owners={"romains": ["treveria", "burgondia"]})  # fmt: skip
    burgundians = NATION["burgondes"]
    bonds.federate(t.g, FRANKS, ROME, BIT[PROVINCE["treveria"]])
    bonds.federate(t.g, FRANKS, ROME, BIT[PROVINCE["saliens"]])
    bonds.federate(t.g, burgundians, ROME, BIT[PROVINCE["burgondia"]])
    t.g.treasury[BYZANCE] = 9
    t.start(Collapse(ROME)).choose("yes").choose("yes")
    assert t.g.treasury[BYZANCE] == 3
    t.choose("yes").choose("yes")
    assert (t.g.treasury[BYZANCE], t.g.federator[FRANKS], t.g.federator[burgundians]) == (0, BYZANCE, BYZANCE)
