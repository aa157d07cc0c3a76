"""INV XXX.G: the card Bribery."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.kernel.actions import BIT
from tests.games.invasions.hands import deal
from tests.games.invasions.table import Table

ROME, GOTHS, PERSIA = [NATION[n] for n in ("romains", "wisigoths", "perses")]
CITY = PROVINCE["saguntum"]


def siege(
    *dice: int, gold: int = 1, status: str = "kingdom", invading: bool = False, **hands: tuple[str, ...]
) -> Table:
    """Goths from Osca before Saguntum, a city of Rome; Rome and Persia have some gold."""
    t = Table(
        {"romains": "empire", "wisigoths": status, "perses": "kingdom"}, {"wisigoths": {"saguntum": 4}},
        capitals={"romains": "latium", "perses": "chaldea"}, hordes={"wisigoths": "osca"},
        owners={"romains": ["saguntum"], "wisigoths": ["osca", "tarraconensis"]}, dice=dice,
    )  # fmt: skip
    t.g.level[CITY] = 1
    t.g.treasury[ROME] = t.g.treasury[PERSIA] = gold
    t.g.playing = BIT[GOTHS]
    t.g.invading = BIT[GOTHS] if invading else 0
    deal(t, **hands)
    return t.start(Siege(GOTHS, CITY, pieces=t.g.units(GOTHS, CITY)))


@pytest.mark.rule("INV-XXX.G-1", "INV-XXX.G-2")
@pytest.mark.parametrize("verb", ["besiege", "assault"])
def test_a_siege_is_raised_before_its_die_for_a_gold(verb: str) -> None:
    t = siege(romains=("corruptio",)).choose(verb)
    assert t.g.actor == t.g.seat(ROME)
    assert t.g.private
    t.choose("bribe")
    assert (t.g.treasury[ROME], t.g.treasury[GOTHS]) == (0, 1)
    assert not t.events("siege-roll")
    assert t.g.actor == t.g.seat(GOTHS)
    while t.offers("retreat-to"):
        t.choose("retreat-to", "tarraconensis") if "done" not in dict(t.offers()) else t.choose("done")
    assert t.g.over
    assert t.g.answer == 0
    assert t.owner("saguntum") == "romains"
    assert t.g.units(GOTHS, CITY) == 0
    assert t.g.units(GOTHS, PROVINCE["tarraconensis"]).bit_count() == 4, "no assault has cost anything"


@pytest.mark.rule("INV-XXX.G-1", "INV-XXX.G-2")
def test_once_it_is_raised_nobody_else_is_asked_or_pays() -> None:
    t = siege(gold=5, romains=("corruptio", "corruptio"), perses=("corruptio",)).choose("besiege").choose("bribe")
    assert t.g.actor == t.g.seat(GOTHS), "they retreat"
    assert (t.g.treasury[PERSIA], t.g.treasury[ROME], t.g.treasury[GOTHS]) == (4, 5, 1)


@pytest.mark.rule("INV-XXX.G-1")
def test_or_it_goes_on() -> None:
    t = siege(9, romains=("corruptio",)).choose("besiege").choose("done")
    assert t.events("siege-roll")


@pytest.mark.rule("INV-XXX.G-3")
def test_a_third_nation_may_play_it_but_not_who_besieges() -> None:
    t = siege(9, perses=("corruptio",)).choose("besiege")
    assert t.g.actor == t.g.seat(PERSIA)
    t.choose("bribe")
    assert (t.g.treasury[PERSIA], t.g.treasury[ROME]) == (0, 1)
    t = siege(9, wisigoths=("corruptio",))
    t.g.treasury[GOTHS] = 5
    t.choose("besiege")
    assert t.events("siege-roll")


@pytest.mark.rule("INV-XXX.G-1", "INV-XXX.A-8")
def test_whoever_holds_cards_is_asked_in_turn_whatever_they_are() -> None:
    t = siege(9, romains=("nihil",), perses=("corruptio",)).choose("besiege")
    assert t.g.actor == t.g.seat(PERSIA), "the kingdom first"
    assert [value for _, _, value in t.g.stack[-1].about(t.g)] == [PERSIA, GOTHS, CITY]
    t.choose("done")
    assert t.g.actor == t.g.seat(ROME)
    assert t.offers() == [("done", None)]
    assert t.why_not("bribe") == "INV-XXX.G-1"


@pytest.mark.rule("INV-XXX.A-11", "INV-XXX.G-2")
def test_not_without_the_gold() -> None:
    t = siege(9, gold=0, romains=("corruptio",)).choose("besiege")
    assert t.events("siege-roll")


@pytest.mark.rule("INV-XXX.A-5")
@pytest.mark.parametrize(("status", "may"), [("barbarian", False), ("kingdom", True)])
def test_barbarians_that_invade_are_not_bribed(status: str, may: bool) -> None:
    t = siege(9, 9, status=status, invading=True, romains=("corruptio",))
    if t.offers("besiege"):
        t.choose("besiege")
    assert bool(t.offers("bribe")) == may


@pytest.mark.rule("INV-XXX.A-5", "INV-XXX.G-3")
@pytest.mark.parametrize(("invades", "asked"), [(True, False), (False, True)])
def test_nobody_buys_off_the_siege_of_a_city_of_a_barbarian_that_invades(invades: bool, asked: bool) -> None:
    t = Table(
        {"romains": "empire", "wisigoths": "barbarian", "perses": "kingdom"}, {"romains": {"saguntum": 4}},
        capitals={"romains": "latium", "perses": "chaldea"}, hordes={"wisigoths": "osca"},
        owners={"romains": ["tarraconensis"], "wisigoths": ["saguntum"]}, dice=[9],
    )  # fmt: skip
    t.g.level[CITY] = 1
    t.g.treasury[PERSIA] = 1
    t.g.playing = BIT[ROME]
    t.g.invading = BIT[GOTHS] if invades else 0
    deal(t, perses=("corruptio",)).start(Siege(ROME, CITY, pieces=t.g.units(ROME, CITY))).choose("besiege")
    assert (("bribe", None) in t.offers()) == asked
