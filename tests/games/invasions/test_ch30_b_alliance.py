"""INV XXX.B: the card Alliance."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import alliances, bonds, envoys, income, order, relations, treaties, unions
from latrunculi.games.invasions.rules.diplomacy import Audiences, Embassies
from latrunculi.games.invasions.rules.state import CLIENT, FREE, VASSAL
from latrunculi.kernel.actions import BIT
from tests.games.invasions.hands import deal, held, pile
from tests.games.invasions.table import Table

ROME, EAST, GOTHS, FRANKS, ARMENIA, PERSIA, HUNS = [
    NATION[n] for n in ("romains", "byzantins", "wisigoths", "francs", "armeniens", "perses", "huns")
]


def court(*dice: int) -> Table:
    """Two empires of one player, two kingdoms and a barbarian of others, Armenia of nobody; Rome holds the card."""
    t = Table(
        {"romains": "empire", "byzantins": "empire", "wisigoths": "kingdom", "francs": "kingdom", "perses": "kingdom",
         "huns": "barbarian", "armeniens": "kingdom"},
        capitals={"romains": "latium", "byzantins": "thracia", "armeniens": "armenia", "wisigoths": "septimania",
                  "francs": "neustria", "perses": "susiana"},
        hordes={"huns": "hunnia"}, inactive=["armeniens"], turn=5, dice=dice,
    )  # fmt: skip
    return deal(t, romains=("alliance",))


def ask(t: Table) -> Table:
    return t.start(Audiences([ROME]))


def allied(t: Table, a: int, b: int) -> bool:
    return bool(t.g.allies[a] & BIT[b]) and bool(t.g.allies[b] & BIT[a])


# ---------------------------------------------------------------- alliances


@pytest.mark.rule("INV-XXX.B-5")
def test_a_minor_kingdom_that_is_an_ally_is_not_wooed() -> None:
    t = Table({"romains": "empire", "bretons": "kingdom", "francs": "kingdom"})
    britons = NATION["bretons"]
    assert unions.partners(t.g, ROME) == BIT[britons] | BIT[FRANKS], "no other minor kingdom is in play"
    bonds.ally(t.g, ROME, britons)
    assert not unions.partners(t.g, ROME) & BIT[britons]


@pytest.mark.rule("INV-XXX.B-1", "INV-XXX.B-2")
@pytest.mark.parametrize(("answer", "concluded"), [("yes", True), ("no", False)])
def test_another_player_accepts_or_refuses(answer: str, concluded: bool) -> None:
    t = ask(court()).choose("ally", "wisigoths")
    assert t.g.actor == t.g.seat(GOTHS)
    assert held(t, "romains") == [], "the card is played in any case"
    t.choose(answer)
    assert allied(t, ROME, GOTHS) == concluded
    assert relations.friendly(t.g, ROME, GOTHS) == concluded
    assert not any(t.g.lasting), "for one turn"


@pytest.mark.rule("INV-XXX.B-3")
@pytest.mark.parametrize(("die", "concluded"), [(4, True), (0, True), (5, False)])
def test_the_same_player_tests_it(die: int, concluded: bool) -> None:
    t = ask(court(die)).choose("ally", "byzantins")
    assert t.g.over
    assert len(t.events("d2")) == 1
    assert allied(t, ROME, EAST) == concluded


@pytest.mark.rule("INV-XXX.B-1", "INV-XXVI.B-1")
def test_neither_may_be_federate_client_or_vassal() -> None:
    everybody = {"byzantins", "wisigoths", "francs", "perses", "huns", "armeniens"}
    assert set(ask(court()).offers("ally")) == everybody
    for bond in (CLIENT, VASSAL):
        t = court()
        t.g.lord[FRANKS], t.g.bond[FRANKS] = GOTHS, bond
        assert set(ask(t).offers("ally")) == everybody - {"francs"}
        assert t.why_not("ally", "francs") == "INV-XXX.B-1"
        t = court()
        t.g.lord[ROME], t.g.bond[ROME] = GOTHS, bond
        assert ask(t).offers("ally") == []
    t = court()
    t.g.federator[HUNS] = EAST
    assert set(ask(t).offers("ally")) == everybody - {"huns"}


@pytest.mark.rule("INV-XXX.B-4")
def test_it_ends_after_the_activation_of_both() -> None:
    t = ask(court()).choose("ally", "wisigoths").choose("yes")
    assert order.together(t.g, ROME) == BIT[ROME] | BIT[GOTHS], "they are activated together (XXVI.B-3)"
    t.g.activated = t.g.playing = BIT[FRANKS]
    treaties.closing(t.g, FRANKS)
    assert allied(t, ROME, GOTHS)
    t.g.playing = BIT[ROME] | BIT[GOTHS]
    t.g.activated |= t.g.playing
    treaties.closing(t.g, ROME)
    assert not allied(t, ROME, GOTHS)


# ---------------------------------------------------------------- minor kingdoms


@pytest.mark.rule("INV-XXX.B-5", "INV-XXX.B-6")
@pytest.mark.parametrize(("die", "won"), [(2, True), (3, False)])
def test_a_minor_kingdom_makes_a_test_and_becomes_a_client_for_good(die: int, won: bool) -> None:
    t = ask(court(die)).choose("ally", "armeniens")
    assert t.g.over
    assert (t.g.bond[ARMENIA], t.g.lord[ARMENIA]) == ((CLIENT, ROME) if won else (FREE, NONE))
    assert t.events("client-won") == ([{"nation": "armeniens", "patron": "romains"}] if won else [])
    assert t.events("alliance-refused") == ([] if won else [{"nation": "romains", "ally": "armeniens"}])
    assert not t.g.allies[ROME]
    t.g.playing = t.g.activated = t.g.active
    treaties.closing(t.g, ROME)
    assert t.g.bond[ARMENIA] == (CLIENT if won else FREE)


@pytest.mark.rule("INV-XXX.B-5", "INV-XXVII.A-1")
def test_an_active_one_too_and_none_that_is_bound_already() -> None:
    t = Table({"romains": "empire", "gallo-romains": "kingdom"}, capitals={"romains": "latium"}, dice=[2])
    deal(t, romains=("alliance",)).start(Audiences([ROME])).choose("ally", "gallo-romains")
    assert t.g.bond[NATION["gallo-romains"]] == CLIENT, "nobody is asked"
    t = Table({"romains": "empire", "aestii": "barbarian"}, capitals={"romains": "latium"}, inactive=["aestii"])
    deal(t, romains=("alliance",)).start(Audiences([ROME]))
    assert t.offers("ally") == [], "the Aestii are no kingdom, Armenia is not in play"
    for bond in (CLIENT, VASSAL):
        t = court()
        t.g.lord[ARMENIA], t.g.bond[ARMENIA] = PERSIA, bond
        assert "armeniens" not in ask(t).offers("ally")


@pytest.mark.rule("INV-XXX.B-7", "INV-XIV.F-5")
def test_won_at_the_diplomacy_step_it_pays_in_the_same_turn() -> None:
    t = court(0, 2)
    t.g.treaty_hand = [0] * len(t.g.treaty_hand)
    pile(t, "alliance")
    t.g.order = [ROME]
    t.start(Embassies())
    assert t.offers("ally"), "Administration comes next"
    before = income.tribute(t.g, ROME)
    t.choose("ally", "armeniens")
    assert income.tribute(t.g, ROME) == before + 2


@pytest.mark.rule("INV-XXX.A-9", "INV-XXX.B-5")
def test_it_may_be_won_until_the_activation_of_who_plays_the_card() -> None:
    t = court()
    t.g.playing, t.g.activated = BIT[ROME], BIT[ROME] | BIT[GOTHS]
    assert "armeniens" in ask(t).offers("ally")
    t = court()
    t.g.playing, t.g.activated = BIT[GOTHS], BIT[GOTHS]
    assert "armeniens" not in ask(t).offers("ally")


# ---------------------------------------------------------------- breaking


@pytest.mark.rule("INV-XXX.B-8")
@pytest.mark.parametrize(("die", "broken"), [(2, True), (3, False)])
def test_it_breaks_an_alliance_of_two_others_on_a_test(die: int, broken: bool) -> None:
    t = court(die)
    bonds.ally(t.g, GOTHS, FRANKS)
    ask(t)
    assert set(t.offers("part")) == {"wisigoths", "francs"}
    t.choose("part", "wisigoths")
    assert allied(t, GOTHS, FRANKS) != broken
    assert t.g.over


@pytest.mark.rule("INV-XXX.B-8")
def test_or_one_s_own_or_one_of_several() -> None:
    t = court(2)
    bonds.ally(t.g, ROME, FRANKS)
    bonds.ally(t.g, GOTHS, FRANKS)
    ask(t).choose("part", "francs")
    assert set(t.offers("part")) == {"romains", "wisigoths"}
    t.choose("part", "romains")
    assert not allied(t, ROME, FRANKS)
    assert allied(t, GOTHS, FRANKS)


@pytest.mark.rule("INV-XXX.B-8", "INV-XXX.A-9")
def test_of_several_allies_one_with_whom_it_is_too_late_is_not_named() -> None:
    """Persia, younger than Rome, has been activated; the Goths are about to be."""
    t = court(2)
    bonds.ally(t.g, FRANKS, PERSIA)
    bonds.ally(t.g, FRANKS, GOTHS)
    t.g.age[ROME] = 9
    t.g.playing, t.g.activated = BIT[GOTHS], BIT[PERSIA] | BIT[GOTHS]
    t.start(unions.Rupture(ROME, FRANKS))
    assert t.g.over, "there was but one"
    assert not allied(t, FRANKS, GOTHS)
    assert allied(t, FRANKS, PERSIA)


@pytest.mark.rule("INV-XXX.B-8")
@pytest.mark.parametrize("patron", ["romains", "perses"])
@pytest.mark.parametrize(("die", "broken"), [(2, True), (3, False)])
def test_or_a_client_relation(patron: str, die: int, broken: bool) -> None:
    t = court(die)
    bonds.bind(t.g, ARMENIA, NATION[patron], CLIENT)
    assert ask(t).offers("part") == ["armeniens"]
    t.choose("part", "armeniens")
    assert t.g.bond[ARMENIA] == (FREE if broken else CLIENT)
    assert t.g.lord[ARMENIA] == (NONE if broken else NATION[patron])
    assert t.events("client-freed") == ([{"nation": "armeniens", "patron": patron}] if broken else [])
    assert t.events("alliance-kept") == ([] if broken else [{"nation": "armeniens", "ally": patron}])


@pytest.mark.rule("INV-XXX.B-8")
def test_a_client_may_break_its_own() -> None:
    t = Table({"gallo-romains": "kingdom", "romains": "empire", "huns": "barbarian"}, dice=[2])
    client = NATION["gallo-romains"]
    bonds.bind(t.g, client, ROME, CLIENT)
    deal(t, **{"gallo-romains": ("alliance",)}).start(Audiences([client]))
    assert t.offers() == [("part", "gallo-romains"), ("done", None)], "a client allies with nobody"
    t.choose("part", "gallo-romains")
    assert t.g.bond[client] == FREE


@pytest.mark.rule("INV-XXX.B-8")
def test_one_of_two_allies_names_either() -> None:
    t = court(2)
    bonds.ally(t.g, ROME, FRANKS)
    assert set(ask(t).offers("part")) == {"romains", "francs"}
    assert "romains" not in t.offers("ally")
    t.choose("part", "romains")
    assert not allied(t, ROME, FRANKS)


@pytest.mark.rule("INV-XXX.B-8")
def test_not_vassalage_nor_a_foedus() -> None:
    t = court()
    t.g.lord[FRANKS], t.g.bond[FRANKS] = GOTHS, VASSAL
    t.g.federator[HUNS] = EAST
    assert ask(t).offers("part") == []


@pytest.mark.rule("INV-XXX.B-8", "INV-XXX.A-9")
def test_at_the_activation_of_the_patron_at_the_latest() -> None:
    t = court()
    bonds.bind(t.g, ARMENIA, PERSIA, CLIENT)
    t.g.age[ROME] = 9
    t.g.playing = t.g.activated = BIT[PERSIA]
    assert ask(t).offers("part") == ["armeniens"]
    t = court()
    bonds.bind(t.g, ARMENIA, PERSIA, CLIENT)
    t.g.age[ROME] = 9
    t.g.playing, t.g.activated = BIT[ROME], BIT[ROME] | BIT[PERSIA]
    assert ask(t).offers("part") == [], "Persia, the younger, has been activated"
    t = court()
    bonds.bind(t.g, ARMENIA, PERSIA, CLIENT)
    t.g.age[PERSIA] = 9
    t.g.playing, t.g.activated = BIT[PERSIA], BIT[ROME] | BIT[PERSIA]
    assert ask(t).offers("part") == [], "nor any more once Rome has been activated"


@pytest.mark.rule("INV-XXX.A-5", "INV-XXX.B-1")
def test_no_alliance_with_an_invader() -> None:
    t = court()
    t.g.invading = BIT[HUNS] | BIT[GOTHS]
    ask(t)
    assert "huns" not in t.offers("ally")
    assert "wisigoths" in t.offers("ally"), "a kingdom does not invade as barbarians do"
    assert alliances.partners(t.g, ROME) & BIT[HUNS]
    assert not envoys.settled(t.g) & BIT[HUNS]
