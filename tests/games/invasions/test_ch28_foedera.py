"""INV XXVIII: the Foedus."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import USURPER
from latrunculi.games.invasions.components.chart import CIVIL_LAND, LANDS, NEAR, NONE, PROVINCE, REGION, REGION_OF
from latrunculi.games.invasions.components.chronology import NUMBER, RECEIVED
from latrunculi.games.invasions.components.counters import EMPERORS, HORDE_OF, KINGS, LIKE, OF_NATION, PIECE, UNIT_MASK
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules import (
    bonds,
    control,
    foedera,
    income,
    mercenaries,
    migration,
    muster,
    realms,
    relations,
    vassals,
    victory,
    ways,
)
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.bankruptcy import Bankrupt
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.foedera import Denunciation, Evacuation, Foedus, Offer
from latrunculi.games.invasions.rules.income import Revenues
from latrunculi.games.invasions.rules.invariants import bond_defects
from latrunculi.games.invasions.rules.leagues import Perfidy
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.reinforcements import Reinforcements
from latrunculi.games.invasions.rules.state import BARBARIAN, CLIENT, FIRST_SEA, FOEDUS, FREE, RESERVE, SOURCES, VASSAL
from latrunculi.games.invasions.rules.vassals import Submission
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

FRANKS, ALAMANS, ROME = NATION["francs"], NATION["alamans"], NATION["romains"]
BORDER = ("saliens", "treveria", "sequana")
"""Provinces of one region, each next to the others; the Treveri alone touch the land of the Franks."""


def rhine(*, owners: tuple[str, ...] = BORDER, gold: int = 10, dice: tuple[int, ...] = (), **units: int) -> Table:
    """Franks with their horde and three units at the Rhine, Rome beyond it."""
    t = Table(
        {"francs": "barbarian", "romains": "empire"}, {"francs": {"rhenus": 3}}, hordes={"francs": "rhenus"},
        capitals={"romains": "latium"}, owners={"romains": owners, "francs": ["rhenus"]}, dice=dice,
    )  # fmt: skip
    t.g.treasury[ROME] = gold
    for name, number in units.items():
        t.muster("romains", name, number)
    return t


def federates(**more: int) -> Table:
    """The Foedus of the Treveri and the Salians is made; who goes where is still to be said."""
    return rhine(**more).start(Foedus(ROME, FRANKS, PROVINCE["treveria"], PROVINCE["saliens"]))  # type: ignore[arg-type]


def settled(**more: int) -> Table:
    """The horde and all its units are at Treveri, nobody else has been named."""
    t = federates(**more).choose("choose-province", "treveria")
    while t.offers("choose-piece"):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    while not t.g.over:
        t.choose(*t.offers()[0])
    return t


@pytest.mark.rule("INV-XXVIII.A-1", "INV-XXVIII.A-2", "INV-XXVIII.A-3", "INV-XXVIII.D-1")
def test_an_empire_that_can_pay_offers_one_a_turn_to_a_free_barbarian() -> None:
    assert foedera.may_offer(rhine().g, ROME, FRANKS)
    assert not foedera.may_offer(rhine(gold=2).g, ROME, FRANKS)
    assert foedera.may_offer(rhine(gold=3).g, ROME, FRANKS)
    t = rhine()
    t.g.offered |= BIT[ROME]
    assert not foedera.may_offer(t.g, ROME, FRANKS)
    t = rhine()
    t.g.status[ROME] -= 1
    assert not foedera.may_offer(t.g, ROME, FRANKS), "a kingdom needs the card"
    t = rhine()
    t.g.status[FRANKS] += 1
    assert not foedera.may_offer(t.g, ROME, FRANKS)
    t = rhine()
    t.g.lord[FRANKS], t.g.bond[FRANKS] = NATION["huns"], VASSAL
    assert not foedera.may_offer(t.g, ROME, FRANKS)


@pytest.mark.rule("INV-XXVIII.A-4", "INV-XXVIII.B-1")
def test_two_adjacent_provinces_of_a_region_are_ceded_one_of_them_by_its_land() -> None:
    t = rhine().start(Offer(ROME, FRANKS))
    assert set(t.offers("cede")) == set(BORDER)
    t.choose("cede", "treveria")
    assert set(t.offers("cede")) == {"saliens", "sequana"}
    t = rhine().start(Offer(ROME, FRANKS)).choose("cede", "sequana")
    offered = t.events("foedus-offered")[0]
    assert (offered["province"], offered["other"]) == ("sequana", "treveria"), "with the Salians neither would be near"
    far = rhine(owners=("sequana", "burgondia", "neustria"))
    assert not foedera.may_offer(far.g, ROME, FRANKS), "none of them is near"
    far.lead("francs", "belgae")
    assert not foedera.may_offer(far.g, ROME, FRANKS), "a leader alone occupies nothing"
    far.muster("francs", "belgae")
    assert foedera.may_offer(far.g, ROME, FRANKS)
    assert not foedera.may_offer(rhine(owners=("treveria",)).g, ROME, FRANKS), "two are needed"
    assert not foedera.may_offer(rhine(owners=("treveria", "flandria")).g, ROME, FRANKS), "adjacent to each other"
    assert not foedera.may_offer(rhine(owners=("franconia", "thuringia")).g, ROME, FRANKS), "of a civilised region"
    upstream = rhine(owners=("lotharingia", "helvetia"))
    upstream.g.owner[PROVINCE["agri-decumates"]] = FRANKS
    assert not foedera.may_offer(upstream.g, ROME, FRANKS), "of one region"
    upstream.g.owner[PROVINCE["treveria"]] = ROME
    assert foedera.cedable(upstream.g, ROME, FRANKS) == BIT[PROVINCE["treveria"]] | BIT[PROVINCE["lotharingia"]]


@pytest.mark.rule("INV-XXVIII.B-2")
def test_leaders_who_are_with_the_horde_go_with_it_others_stay_where_they_are() -> None:
    t = rhine()
    king = t.put("chlodovechus", "rhenus")
    far = t.lead("francs", "saxonia")
    t.start(Foedus(ROME, FRANKS, PROVINCE["treveria"], PROVINCE["saliens"])).choose("choose-province", "saliens")
    assert t.g.horde(FRANKS) == t.g.at[king] == PROVINCE["saliens"]
    assert t.g.at[far] == PROVINCE["saxonia"]


@pytest.mark.rule("INV-XXVIII.A-1", "INV-XXVIII.A-5")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_barbarian_accepts_or_not(answer: str) -> None:
    t = rhine().start(Offer(ROME, FRANKS)).choose("cede", "treveria").choose("cede", "saliens")
    assert t.g.actor == t.g.seat(FRANKS)
    t.choose(answer)
    assert (t.g.federator[FRANKS] == ROME) == (answer == "yes")
    assert t.g.offered == BIT[ROME]


@pytest.mark.rule("INV-XXVIII.A-2", "INV-XXVIII.A-5")
def test_an_empire_need_not_offer_and_an_offer_is_over_with_its_effect() -> None:
    t = rhine().start(Offer(ROME, FRANKS))
    assert set(t.offers("cede")) == set(BORDER)
    t.choose("done")
    assert t.g.over
    assert (t.g.offered, t.g.federator[FRANKS]) == (0, NONE)
    t = rhine().start(Offer(ROME, FRANKS)).choose("cede", "treveria").choose("cede", "saliens").choose("yes")
    for _ in range(12):
        if not t.g.over:
            t.choose(*t.offers()[0])
    assert t.g.over
    assert len(t.events("federated")) == len(t.events("foedus-offered")) == 1


@pytest.mark.rule("INV-XV.B-9")
@pytest.mark.rule("INV-XXVIII.B-2", "INV-XXVIII.D-1", "INV-XXVIII.C-1", "INV-XXVIII.C-2", "INV-XXVIII.C-5")
def test_the_horde_settles_with_its_units_is_paid_and_lends_one() -> None:
    t = federates()
    assert (t.g.treasury[ROME], t.g.treasury[FRANKS]) == (7, 3)
    assert set(t.offers("choose-province")) == {"treveria", "saliens"}
    t.choose("choose-province", "treveria")
    assert t.g.horde(FRANKS) == PROVINCE["treveria"]
    while t.offers("choose-piece"):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.units(FRANKS, PROVINCE["treveria"]).bit_count() == 2
    lent = t.events("lent")[0]
    assert (lent["nation"], lent["lord"], lent["province"]) == ("francs", "romains", "latium")
    assert t.g.mercenaries(ROME).bit_count() == 1


@pytest.mark.rule("INV-XXVIII.C-2")
def test_the_mercenary_goes_to_the_emperor_or_to_the_capital() -> None:
    t = federates()
    emperor = members(OF_NATION[ROME] & EMPERORS)[0]
    t.g.put(emperor, PROVINCE["sequana"])
    t.choose("choose-province", "treveria")
    while t.offers("lend"):
        t.choose("lend", t.offers("lend")[0])
    assert set(t.offers("choose-province")) == {"latium", "sequana"}


def crowded(romans: int) -> Table:
    """The horde and three Franks have come to the Romans at Treveri, where there is room for four."""
    return federates(treveria=romans).choose("choose-province", "treveria")


@pytest.mark.rule("INV-XXVIII.B-2")
def test_as_many_come_along_as_there_is_room_for() -> None:
    t = rhine()
    for piece in ("elite-francisca-1", "elite-francisca-2", "noble-cavalry-1"):
        t.put(f"francs-{piece}", "rhenus")
    t.start(Foedus(ROME, FRANKS, PROVINCE["treveria"], PROVINCE["saliens"])).choose("choose-province", "treveria")
    more = t.g.units(FRANKS, PROVINCE["rhenus"]).bit_count()
    assert more > 4
    for _ in range(4):
        assert ("done", None) not in t.offers()
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert t.g.units(FRANKS, PROVINCE["treveria"]).bit_count() == 4
    assert t.g.units(FRANKS, PROVINCE["rhenus"]).bit_count() == more - 4
    assert t.g.stack[-1].NAME == "contribution"
    assert t.why_not("lend", "romains-infantry-1") == "INV-XXVIII.C-1"


@pytest.mark.rule("INV-XVII.A-12")
@pytest.mark.rule("INV-XXVIII.B-3")
@pytest.mark.parametrize(("romans", "needed"), [(1, 0), (2, 1), (3, 2)])
def test_units_of_the_federator_make_room_and_others_may(romans: int, needed: int) -> None:
    t = crowded(romans)
    evacuation = t.g.stack[-1]
    assert isinstance(evacuation, Evacuation)
    assert t.g.actor == t.g.seat(ROME)
    assert GAME.position(GAME.position_text(t.g)) == t.g, "the moment can be written down"
    assert evacuation.pieces.bit_count() == needed, "they are alike, so that nobody was asked"
    assert ("done", None) in t.offers()
    t.choose("choose-piece", t.offers("choose-piece")[0])
    if t.g.stack[-1].NAME == "evacuation":
        t.choose("done")
    assert t.g.stack[-1].NAME == "retreat"
    there = set(t.offers("retreat-to"))
    assert "sequana" in there
    assert "saliens" not in there, "out of the land of the Foedus"


@pytest.mark.rule("INV-XXVIII.B-4")
def test_they_may_go_to_the_land_that_the_federate_has_left() -> None:
    t = crowded(3)
    while t.g.stack[-1].NAME == "evacuation":
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert "rhenus" in t.offers("retreat-to")


@pytest.mark.rule("INV-XXVIII.D-2", "INV-XXVIII.D-4", "INV-XXVIII.E-1", "INV-XXVIII.D-6")
def test_the_federator_controls_the_land_and_is_a_friend() -> None:
    t = settled().settle()
    assert t.owner("treveria") == "romains"
    assert relations.friendly(t.g, ROME, FRANKS)
    assert control.owned(t.g, ROME) & BIT[PROVINCE["saliens"]]


@pytest.mark.rule("INV-XXVIII.D-2", "INV-XXVIII.D-4")
@pytest.mark.parametrize("alone", ["francs-horde", "romains-limes-gallia-2"])
def test_it_is_his_though_a_horde_or_a_limes_stands_there_alone(alone: str) -> None:
    """As it would be if nobody stood there: no city is there, and the region is not his."""
    t = settled().settle()
    for province in BORDER:
        t.g.put_all(t.g.inside[PROVINCE[province]], RESERVE)
        t.g.level[PROVINCE[province]] = 0
    t.put(alone, "treveria")
    t.settle()
    assert not control.own_regions(t.g, ROME) & BIT[REGION_OF[PROVINCE["treveria"]]]
    assert (t.owner("treveria"), t.owner("saliens")) == ("romains", "romains")
    t.g.active |= BIT[NATION["burgondes"]]
    t.g.status[NATION["burgondes"]] = BARBARIAN
    t.put("burgondes-horde", "saliens")
    t.settle()
    regional = None if alone == "francs-horde" else "burgondes"  # whose horde is then the only one in the region
    assert (t.owner("treveria"), t.owner("saliens")) == ("romains", regional), "not where a stranger has come"


@pytest.mark.rule("INV-XXVIII.E-7")
@pytest.mark.parametrize(("lost", "points"), [([], 3), (["saliens"], 3), (["saliens", "treveria"], 0)])
def test_a_federate_has_three_points_a_turn_though_it_loses_one_of_its_provinces(lost: list[str], points: int) -> None:
    t = settled().settle()
    for name in lost:
        t.g.owner[PROVINCE[name]] = NATION["huns"]
    victory.turn_ends(t.g)
    assert t.g.vp[FRANKS * SOURCES + FOEDUS] == points


@pytest.mark.rule("INV-XXVIII.E-7", "INV-XXVIII.F-3")
@pytest.mark.parametrize(
    ("lost", "points"),
    [
        (["neustria", "burgondia"], 3),
        (["saliens", "treveria"], 3),
        (["saliens", "burgondia"], 6),
        (["saliens", "treveria", "neustria"], 3),
        (["saliens", "treveria", "neustria", "burgondia"], 0),
    ],
)
def test_of_two_foedera_each_counts_as_long_as_one_of_its_own_provinces_is_held(lost: list[str], points: int) -> None:
    t = settled().settle()
    for name in ("burgondia", "neustria"):
        t.g.owner[PROVINCE[name]] = ROME
    bonds.federate(t.g, FRANKS, ROME, BIT[PROVINCE["burgondia"]] | BIT[PROVINCE["neustria"]])
    for name in lost:
        t.g.owner[PROVINCE[name]] = NATION["huns"]
    victory.turn_ends(t.g)
    assert t.g.vp[FRANKS * SOURCES + FOEDUS] == points


@pytest.mark.rule("INV-XXVIII.D-1", "INV-XXVIII.F-2", "INV-XIV.F-6")
def test_the_tribute_is_three_gold_a_turn_for_each_foedus() -> None:
    t = settled()
    t.g.foedera[FRANKS] = 2
    assert dict(income.expenses(t.g, ROME)) == {"INV-XIV.F-6": 6}
    before = t.g.treasury[FRANKS]
    t.g.order = [ROME]
    t.start(Revenues())
    assert t.g.treasury[FRANKS] == before + 6


@pytest.mark.rule("INV-XXVIII.E-4")
def test_the_horde_stays_in_the_land_of_the_foedus() -> None:
    t = settled()
    assert not migration.goals(t.g, FRANKS) & ~(BIT[PROVINCE["saliens"]] | BIT[PROVINCE["treveria"]])


@pytest.mark.rule("INV-XXVIII.E-4")
def test_even_when_it_invades_though_its_warriors_go_farther() -> None:
    t = settled().settle()
    t.g.invading = t.g.playing = BIT[FRANKS]
    t.muster("romains", "treveria")
    t.g.spent = [0] * len(t.g.spent)
    t.start(Movement(BIT[FRANKS])).choose("march", "treveria")
    horde = [piece for piece in t.offers("leave") if piece == "francs-horde"]
    assert horde
    assert t.offers("step-to") == ["saliens"]
    assert t.why_not("step-to", "rhenus") == "INV-XXVIII.E-4"
    t.choose("leave", horde[0])
    assert "rhenus" in t.offers("step-to")
    t = settled().settle()
    t.g.put(HORDE_OF[FRANKS], PROVINCE["rhenus"])
    assert not ways.settled(t.g, BIT[HORDE_OF[FRANKS]], PROVINCE["rhenus"]), "driven out it goes where it can"


@pytest.mark.rule("INV-XXVIII.F-1")
def test_a_federate_may_have_another_of_the_same_federator_alone() -> None:
    t = settled()
    t.g.offered = 0
    for province in members(LANDS[REGION["gallia-septentrionalis"]]):
        t.g.owner[province] = ROME
    assert foedera.may_offer(t.g, ROME, FRANKS)
    assert not foedera.ceded(t.g, ROME) & t.g.foedus[FRANKS], "what has been ceded is not ceded again"
    t.g.federator[FRANKS] = NATION["byzantins"]
    assert not foedera.may_offer(t.g, ROME, FRANKS)


def denouncing(*dice: int, since: int) -> Table:
    t = settled().settle()
    t.g.bound[FRANKS] = since
    t.g.script = list(dice)
    return t.start(Denunciation(FRANKS))


@pytest.mark.rule("INV-CH.d2-6")
@pytest.mark.rule("INV-XXVIII.G-1", "INV-XXVIII.G-2", "INV-XXVIII.G-3")
@pytest.mark.parametrize(
    ("since", "dice", "free"), [(3, (), True), (2, (2,), True), (2, (3,), False)],
)  # fmt: skip
def test_a_federate_denounces_freely_in_the_next_turn_and_by_a_test_later(
    since: int, dice: tuple[int, ...], free: bool
) -> None:
    t = denouncing(*dice, since=since).choose("break-foedus")  # it is turn 4
    assert (t.g.federator[FRANKS] == NONE) == free


@pytest.mark.rule("INV-XXVIII.G-2")
def test_not_in_the_turn_in_which_it_was_made() -> None:
    assert denouncing(since=4).g.over


@pytest.mark.rule("INV-XXVIII.G-5")
def test_freely_too_when_the_federator_is_bankrupt_or_its_capital_has_been_conquered() -> None:
    t = settled().settle()
    t.g.bound[FRANKS] = 2
    assert not foedera.freely(t.g, FRANKS)
    t.g.bankrupt |= BIT[ROME]
    assert foedera.freely(t.g, FRANKS)
    t.g.bankrupt = 0
    t.g.capital[ROME] = NONE
    assert not foedera.freely(t.g, FRANKS), "evicted (IX.B), or never founded, but not conquered"
    t.g.capital[ROME] = PROVINCE["latium"]
    control.take(t.g, PROVINCE["latium"], ALAMANS)
    assert foedera.freely(t.g, FRANKS)


@pytest.mark.rule("INV-XXVIII.G-5")
@pytest.mark.parametrize("later", [0, 1])
def test_a_federate_that_keeps_its_word_when_the_capital_has_fallen_is_held_to_it_afterwards(later: int) -> None:
    """Whether it is activated in the turn of the conquest, after it, or in the next, it has this choice once."""
    t = settled().settle()
    t.g.bound[FRANKS] = 2
    control.take(t.g, PROVINCE["latium"], ALAMANS)
    t.g.capital[ROME] = PROVINCE["sequana"] if later else NONE
    t.g.turn += later
    assert foedera.freely(t.g, FRANKS)
    t.start(Denunciation(FRANKS)).choose("done")
    for _ in range(2):
        t.g.turn += 1
        t.g.script = [3]
        t.start(Denunciation(FRANKS)).choose("break-foedus")
        assert t.events("foedus-kept"), "by a test from now on, with or without a capital"
    assert t.g.federator[FRANKS] == ROME


@pytest.mark.rule("INV-XXVIII.G-5", "INV-XXVIII.G-4")
def test_a_capital_conquered_counts_at_the_activation_though_a_usurper_has_been_suffered_meanwhile() -> None:
    t = settled().settle()
    t.g.bound[FRANKS] = 2
    control.take(t.g, PROVINCE["latium"], ALAMANS)
    t.start(Denunciation(FRANKS, at_once=True)).choose("done")
    assert foedera.freely(t.g, FRANKS)
    t.start(Denunciation(FRANKS)).choose("break-foedus")
    assert t.g.federator[FRANKS] == NONE
    bonds.federate(t.g, FRANKS, ROME, BIT[PROVINCE["treveria"]] | BIT[PROVINCE["saliens"]])
    assert not foedera.freely(t.g, FRANKS), "a new Foedus is another matter"


@pytest.mark.rule("INV-XXVIII.G-7", "INV-XXVIII.G-9")
def test_the_land_is_the_former_federates_and_its_mercenaries_come_home() -> None:
    t = denouncing(since=3).choose("break-foedus")
    assert (t.owner("treveria"), t.owner("saliens")) == ("francs", "francs")
    assert not t.g.mercenaries(ROME)
    assert t.g.units(FRANKS, PROVINCE["treveria"]).bit_count() == 3
    assert not relations.friendly(t.g, ROME, FRANKS)


# ---------------------------------------------------------------- the mercenary


def mercenary(t: Table) -> int:
    """The one that the Franks have lent."""
    return members(t.g.mercenaries(ROME))[0]


def reinforcing(t: Table) -> Table:
    """Step 1.B for Rome."""
    t.g.order = []
    step = Reinforcements()
    step.step = "levies"
    t.g.order = [ROME]
    t.g.script = []
    return t.start(step)


@pytest.mark.rule("INV-XXVIII.C-3")
def test_it_is_lent_once_and_stays_in_his_service() -> None:
    t = settled().settle()
    unit = mercenary(t)
    t.g.activated = BIT[ROME] | BIT[FRANKS]
    t.g.playing = BIT[ROME]
    t.start(Homecoming())
    assert mercenary(t) == unit, "it does not go home"
    t = reinforcing(t)
    assert not t.offers("lend"), "no other is lent while it lives"


@pytest.mark.rule("INV-XXVIII.C-4", "INV-IX.F-1")
def test_for_one_that_has_fallen_the_federate_lends_another_at_reinforcements() -> None:
    t = settled().settle()
    t.g.lose(mercenary(t))
    assert not t.g.mercenaries(ROME)
    emperor = members(OF_NATION[ROME] & EMPERORS)[0]
    t.g.put(emperor, PROVINCE["sequana"])
    reinforcing(t)
    t.choose("post", "saliens")
    assert t.g.at[PIECE["romains-caesar"]] == PROVINCE["saliens"]
    while t.g.stack[-1].NAME != "contribution":
        t.choose(*t.offers()[0])
    assert t.g.actor == t.g.seat(ROME), "its two units are alike"
    assert set(t.offers("choose-province")) == {"latium", "sequana", "saliens"}, "placed as the first was"
    t.choose("choose-province", "sequana")
    assert t.g.mercenaries(ROME).bit_count() == 1
    assert t.g.at[mercenary(t)] == PROVINCE["sequana"]


@pytest.mark.rule("INV-XXVIII.C-2")
def test_a_kingdom_places_it_with_its_king_but_with_no_satraps() -> None:
    t = Table({"perses": "kingdom", "arabes": "barbarian"}, capitals={"perses": "chaldea"})
    persia, arabs = NATION["perses"], NATION["arabes"]
    capital, army = BIT[PROVINCE["chaldea"]], BIT[PROVINCE["assyria"]]
    kings = members(OF_NATION[persia] & KINGS)
    t.g.put(kings[0], PROVINCE["assyria"])
    t.put("perses-satrapes", "armenia")
    t.put("wisigoths-rex", "latium")
    assert mercenaries.posts(t.g, arabs, persia) == capital, "a suzerain has them in the capital"
    t.g.federator[arabs] = persia
    assert mercenaries.posts(t.g, arabs, persia) == capital | army
    assert mercenaries.posts(t.g, FRANKS, persia) == capital, "another one is a vassal"


@pytest.mark.rule("INV-XXVIII.C-2")
@pytest.mark.parametrize(("nation", "status", "counts"), [
    ("francs", "kingdom", True), ("huns", "empire", False), ("romains", "empire", True), ("byzantins", "empire", True),
])  # fmt: skip
def test_the_rex_of_a_kingdom_counts_and_the_caesar_of_rome(nation: str, status: str, counts: bool) -> None:
    t = Table({nation: status, "arabes": "barbarian"}, capitals={nation: "treveria"})
    t.put(f"{nation}-{'rex' if status == 'kingdom' or nation == 'huns' else 'caesar'}", "saliens")
    t.g.federator[NATION["arabes"]] = NATION[nation]
    assert bool(mercenaries.posts(t.g, NATION["arabes"], NATION[nation]) & BIT[PROVINCE["saliens"]]) == counts


@pytest.mark.rule("INV-XXVIII.A-1", "INV-XXVIII.A-2")
def test_not_by_who_is_not_active_nor_without_a_horde_and_another_empires_offer_does_not_count() -> None:
    t = rhine()
    t.g.offered = BIT[NATION["byzantins"]]
    assert foedera.may_offer(t.g, ROME, FRANKS)
    t.g.active ^= BIT[ROME]
    assert not foedera.may_offer(t.g, ROME, FRANKS)
    t = rhine()
    t.g.put(HORDE_OF[FRANKS], RESERVE)
    assert not foedera.may_offer(t.g, ROME, FRANKS)


@pytest.mark.rule("INV-XXVIII.A-4")
@pytest.mark.parametrize("land", [True, False])
def test_land_that_the_barbarians_control_without_a_unit_counts_too(land: bool) -> None:
    t = rhine(owners=())
    pairs = [(p, q) for p in members(CIVIL_LAND) for q in members(NEAR[p]) if REGION_OF[p] == REGION_OF[q]]
    near = BIT[PROVINCE["rhenus"]] | NEAR[PROVINCE["rhenus"]]
    one, other = next((p, q) for p, q in pairs if not (BIT[p] | BIT[q]) & near)
    t.g.owner[one] = t.g.owner[other] = ROME
    if land:
        beside = next(p for p in members(NEAR[one]) if p != other and not BIT[p] & near)
        t.g.owner[beside] = FRANKS
    assert bool(foedera.cedable(t.g, ROME, FRANKS) & BIT[one]) == land


@pytest.mark.rule("INV-XXVIII.A-1", "INV-XXX.A-5", "INV-XXX.A-1")
def test_an_invader_is_offered_none() -> None:
    t = rhine()
    t.g.invading |= BIT[ALAMANS]
    assert foedera.may_offer(t.g, ROME, FRANKS)
    t.g.invading |= BIT[FRANKS]
    assert not foedera.may_offer(t.g, ROME, FRANKS)


@pytest.mark.rule("INV-IX.F-2")
def test_a_nomad_has_the_fallen_mercenary_of_his_vassal_replaced_another_suzerain_has_not() -> None:
    t = settled().settle()
    t.g.federator[FRANKS] = NONE
    t.g.lose(mercenary(t))
    for lord, missing in ((NATION["huns"], 1), (NATION["vandales"], 0)):
        t.g.lord[FRANKS], t.g.bond[FRANKS] = lord, VASSAL
        assert mercenaries.missing(t.g, FRANKS, lord) == missing
        assert mercenaries.missing(t.g, FRANKS, ROME) == 0
    t.g.lord[FRANKS] = NATION["huns"]
    t.g.lend(members(t.g.in_play(FRANKS) & UNIT_MASK)[0], NATION["huns"])
    assert mercenaries.missing(t.g, FRANKS, NATION["huns"]) == 0


@pytest.mark.rule("INV-XXVIII.F-4")
def test_for_another_foedus_there_is_another_mercenary() -> None:
    t = settled().settle()
    t.g.foedera[FRANKS] = 2
    assert mercenaries.missing(t.g, FRANKS, ROME) == 1
    t = settled().settle()
    for name in ("burgondia", "neustria"):
        t.g.owner[PROVINCE[name]] = ROME
    t.g.treasury[ROME] = 9
    t.start(Foedus(ROME, FRANKS, PROVINCE["burgondia"], PROVINCE["neustria"])).choose("choose-province", "burgondia")
    while not t.g.over:
        t.choose(*(("done", None) if ("done", None) in t.offers() else t.offers()[0]))
    assert t.g.foedera[FRANKS] == 2
    assert t.g.mercenaries(ROME).bit_count() == 2


# ---------------------------------------------------------------- what binds both


@pytest.mark.rule("INV-XXVIII.D-3", "INV-XXVIII.D-5")
def test_a_kingdom_too_has_income_and_points_of_the_land_of_the_foedus() -> None:
    t = Table({"francs": "kingdom", "burgondes": "barbarian"}, {"burgondes": {"burgondia": 2}},
              hordes={"burgondes": "burgondia"}, owners={"francs": ["burgondia", "sequana"]})  # fmt: skip
    burgundians = NATION["burgondes"]
    before = dict(income.gross(t.g, FRANKS))
    bonds.federate(t.g, burgundians, FRANKS, BIT[PROVINCE["burgondia"]] | BIT[PROVINCE["sequana"]])
    t.settle()
    assert t.owner("burgondia") == t.owner("sequana") == "francs"
    assert dict(income.gross(t.g, FRANKS)) == before
    assert victory.territory(t.g, FRANKS) == 1, "Burgondia, an objective of the Franks"
    assert victory.territory(t.g, burgundians) == 0


@pytest.mark.rule("INV-XXVIII.D-7", "INV-XXVIII.G-1")
def test_the_federator_is_never_asked_whether_to_end_it() -> None:
    t = settled().settle()
    t.g.bound[FRANKS] = 2
    t.start(Denunciation(ROME))
    assert t.g.over
    t.muster("romains", "latium", 1)
    t.g.activated = 0
    t.start(Activation(ROME))
    while not t.g.over:
        assert not t.offers("break-foedus")
        t.choose(*(("done", None) if ("done", None) in t.offers() else t.offers()[0]))
    assert t.g.federator[FRANKS] == ROME


@pytest.mark.rule("INV-XXVIII.E-2")
def test_a_federate_receives_what_the_chronology_gives_it() -> None:
    turn = next(turn for turn in range(2, 12) if NUMBER[turn].get(FRANKS, 0) > 1 or FRANKS in RECEIVED[turn])
    t = settled().settle()
    t.g.turn = turn
    federate = (muster.listed(t.g, FRANKS), muster.number(t.g, FRANKS))
    t.g.federator[FRANKS] = NONE
    assert federate == (muster.listed(t.g, FRANKS), muster.number(t.g, FRANKS))
    t.g.lord[FRANKS], t.g.bond[FRANKS] = NATION["huns"], VASSAL
    assert federate != (muster.listed(t.g, FRANKS), muster.number(t.g, FRANKS)), "unlike a vassal"


@pytest.mark.rule("INV-XXVIII.E-3")
@pytest.mark.parametrize(("romans", "free"), [(0, False), (1, True)])
def test_a_federate_does_not_leave_the_land_of_the_foedus_without_a_unit(romans: int, free: bool) -> None:
    t = settled().settle()
    if romans:
        t.muster("romains", "treveria", romans)
    t.g.playing = BIT[FRANKS]
    t.start(Movement(BIT[FRANKS])).choose("march", "treveria")
    assert bool(t.offers("step-to")) == free
    if not free:
        assert t.why_not("step-to", "sequana") == "INV-XXVIII.E-3"
        t.choose("leave", t.offers("leave")[0])
        assert t.offers("step-to"), "one stays"


@pytest.mark.rule("INV-XXVIII.E-3")
def test_elsewhere_and_for_others_there_is_no_such_duty() -> None:
    t = settled().settle()
    treveria, here = PROVINCE["treveria"], t.g.units(FRANKS, PROVINCE["treveria"])
    assert foedera.deserts(t.g, here, treveria)
    assert not foedera.deserts(t.g, here & -here, treveria), "another stays"
    assert not foedera.deserts(t.g, here, PROVINCE["sequana"])
    roman = t.muster("romains", "saliens")[0]
    assert not foedera.deserts(t.g, BIT[roman], PROVINCE["saliens"]), "a federator comes and goes"
    t.g.foedus[FRANKS] = 0
    assert not foedera.deserts(t.g, here, treveria)


@pytest.mark.rule("INV-XXVIII.E-6")
def test_a_federate_subjugates_nobody_and_drives_the_horde_away() -> None:
    t = settled().settle()
    t.g.active |= BIT[ALAMANS]
    t.g.status[ALAMANS] = t.g.status[FRANKS]
    t.g.put(HORDE_OF[ALAMANS], PROVINCE["sequana"])
    t.muster("alamans", "helvetia", 1)
    assert not vassals.may_subjugate(t.g, FRANKS)
    t.start(Submission(ALAMANS, FRANKS, PROVINCE["sequana"]))
    assert (t.g.bond[ALAMANS], t.g.horde(ALAMANS)) == (FREE, PROVINCE["helvetia"])
    t.g.federator[FRANKS] = NONE
    t.g.put(HORDE_OF[ALAMANS], PROVINCE["sequana"])
    t.start(Submission(ALAMANS, FRANKS, PROVINCE["sequana"]))
    assert t.g.lord[ALAMANS] == FRANKS


@pytest.mark.rule("INV-XXVIII.E-6")
@pytest.mark.parametrize("federate", [True, False])
def test_a_horde_that_a_federate_has_beaten_retreats(federate: bool) -> None:
    t = Table({"francs": "barbarian", "alamans": "barbarian", "romains": "empire"},
              {"francs": {"sequana": 3}, "alamans": {"sequana": 1}}, hordes={"alamans": "sequana"})  # fmt: skip
    t.g.federator[FRANKS] = ROME if federate else NONE
    relations.work_out(t.g)
    pieces = [t.g.pieces(n, PROVINCE["sequana"]) for n in (FRANKS, ALAMANS)]
    battle = Battle(FRANKS, ALAMANS, PROVINCE["sequana"], pieces)
    battle.victor = 0
    for unit in members(t.g.units(ALAMANS, PROVINCE["sequana"])):
        t.g.lose(unit)
    assert battle.captured(t.g) == (0 if federate else BIT[ALAMANS])


# ---------------------------------------------------------------- other ends


@pytest.mark.rule("INV-XXVIII.G-4")
@pytest.mark.parametrize("answer", ["break-foedus", "done"])
def test_when_a_usurper_rises_in_its_empire_a_federate_decides_at_once(answer: str) -> None:
    t = settled().settle()
    t.g.bound[FRANKS] = t.g.turn
    foedera.defections(t.g, NATION["byzantins"])
    assert t.g.over, "another's empire"
    foedera.defections(t.g, ROME)
    t.g.advance()
    assert t.g.actor == t.g.seat(FRANKS)
    t.choose(answer)
    assert (t.g.federator[FRANKS] == NONE) == (answer == "break-foedus"), "without a test, even in the first turn"


@pytest.mark.rule("INV-XIV.F-7", "INV-XXVIII.G-5")
def test_when_its_federator_is_bankrupt_a_federate_decides_at_once() -> None:
    t = settled().settle()
    t.g.script = [0, 0]
    t.start(Bankrupt(ROME))
    assert (t.g.stack[-1].NAME, t.g.actor) == ("denunciation", t.g.seat(FRANKS))
    t.choose("break-foedus")
    assert t.g.federator[FRANKS] == NONE


@pytest.mark.rule("INV-XXVIII.G-4")
@pytest.mark.parametrize("status", [2, 3])
def test_a_usurper_in_a_kingdom_frees_no_federate(status: int) -> None:
    t = settled().settle()
    t.g.status[ROME] = status
    t.muster("romains", "sequana", 3)
    t.g.script = [9]
    t.start(Calamity(ROME, USURPER))
    assert (not t.g.over and t.g.stack[-1].NAME == "denunciation") == (status == 3)


@pytest.mark.rule("INV-XXVIII.G-4")
@pytest.mark.parametrize(("die", "asked"), [(9, True), (2, False)])
def test_only_a_usurper_who_takes_power(die: int, asked: bool) -> None:
    t = settled().settle()
    t.muster("romains", "sequana", 3)
    t.g.script = [die]
    t.start(Calamity(ROME, USURPER))
    assert (not t.g.over and t.g.stack[-1].NAME == "denunciation") == asked


@pytest.mark.rule("INV-XXVIII.G-5")
def test_freely_when_the_federator_is_subjugated_and_by_a_capital_of_his_own_alone() -> None:
    t = settled().settle()
    t.g.bound[FRANKS] = 1
    t.g.active |= BIT[NATION["byzantins"]]
    t.g.capital[NATION["byzantins"]] = PROVINCE["thracia"]
    t.g.owner[PROVINCE["thracia"]] = NATION["byzantins"]
    control.take(t.g, PROVINCE["thracia"], ALAMANS)
    assert not foedera.freely(t.g, FRANKS), "another's"
    t.g.bond[ROME] = CLIENT
    assert not foedera.freely(t.g, FRANKS)
    t.g.bond[ROME] = VASSAL
    assert foedera.freely(t.g, FRANKS)


@pytest.mark.rule("INV-XXVIII.G-5", "INV-XXVIII.G-7")
def test_when_the_federator_is_no_more_the_land_is_the_federates() -> None:
    t = settled().settle()
    t.g.level[PROVINCE["treveria"]] = 1
    realms.vanish(t.g, ROME)
    assert (t.owner("treveria"), t.owner("saliens")) == ("francs", "francs")
    assert t.g.federator[FRANKS] == NONE


@pytest.mark.rule("INV-XXVIII.A-1", "INV-XXVIII.G-9", "INV-VIII.C-1")
def test_an_empire_is_no_federate_and_has_its_warriors_back() -> None:
    t = settled().settle()
    assert mercenary(t)
    t.g.level[PROVINCE["treveria"]] = 1
    realms.found_empire(t.g, FRANKS)
    assert (t.g.federator[FRANKS], t.g.foedera[FRANKS]) == (NONE, 0)
    assert not t.g.mercenaries(ROME)
    assert t.owner("treveria") == "francs"


@pytest.mark.rule("INV-XXVIII.G-6", "INV-XXIX.G-4")
def test_perfidy_sets_a_federate_or_a_vassal_free_without_a_test() -> None:
    t = settled().settle()
    t.g.lord[ALAMANS], t.g.bond[ALAMANS] = NATION["huns"], VASSAL
    t.g.active |= BIT[ALAMANS]
    t.start(Perfidy(CAMP_OF[FRANKS], NONE))
    assert set(t.offers("liberate")) == {"francs", "alamans"}
    t.choose("liberate", "francs")
    assert t.g.federator[FRANKS] == NONE
    assert t.owner("treveria") == "francs"
    t.start(Perfidy(CAMP_OF[FRANKS], NONE))
    assert t.g.bond[ALAMANS] == FREE, "the one that is left"
    assert not Perfidy(CAMP_OF[FRANKS], NONE).fits(t.g)


@pytest.mark.rule("INV-XXVIII.G-6", "INV-XXX.B-8")
def test_perfidy_that_turns_on_an_alliance_asks_from_whom_and_frees_nobody_any_more() -> None:
    t = settled().settle()
    vandals, huns = NATION["vandales"], NATION["huns"]
    t.g.active |= BIT[vandals] | BIT[huns]
    bonds.ally(t.g, vandals, huns)
    bonds.ally(t.g, vandals, ALAMANS)
    t.start(Perfidy(CAMP_OF[FRANKS], NONE))
    assert t.offers("liberate") == ["francs"]
    t.choose("part", "vandales")
    assert set(t.offers("part")) == {"huns", "alamans"}
    assert not t.offers("liberate"), "the one thing or the other"


@pytest.mark.rule("INV-XXVIII.G-8")
def test_units_of_the_former_federator_stay_or_leave_as_he_likes() -> None:
    t = settled().settle()
    t.muster("romains", "treveria", 2)
    t.muster("romains", "saliens", 1)
    t.g.bound[FRANKS] = 3
    t.start(Denunciation(FRANKS)).choose("break-foedus")
    assert (t.g.stack[-1].NAME, t.g.actor) == ("evacuation", t.g.seat(ROME))
    assert ("done", None) in t.offers()
    first = t.offers("choose-piece")[0]
    t.choose("choose-piece", first)
    if t.g.stack[-1].NAME == "evacuation":
        t.choose("done")
    while t.g.stack and t.g.stack[-1].NAME == "retreat":
        t.choose("retreat-to", "sequana") if "sequana" in t.offers("retreat-to") else t.choose("done")
    assert t.g.stack[-1].NAME == "evacuation", "the next province"
    t.choose("done")
    assert t.g.over
    staying = [t.g.units(ROME, PROVINCE[name]).bit_count() for name in ("treveria", "saliens", "sequana")]
    assert sorted(staying[:2]) in ([0, 2], [1, 1])
    assert staying[2] == 1
    assert relations.enemies(t.g, FRANKS, PROVINCE["treveria"]) == (BIT[ROME] if staying[0] else 0)


@pytest.mark.rule("INV-XXVIII.G-8")
@pytest.mark.parametrize("name", ["saliens", "treveria"])
def test_even_too_many_may_stay_when_a_foedus_is_broken_a_limes_stays_in_any_case(name: str) -> None:
    t = settled().settle()
    t.muster("romains", name, 5)
    t.put("romains-limes-gallia-1", name)
    t.g.bound[FRANKS] = 3
    t.start(Denunciation(FRANKS)).choose("break-foedus")
    assert t.events("foedus-denounced") == [{"nation": "francs", "empire": "romains"}]
    evacuation = t.g.stack[-1]
    assert isinstance(evacuation, Evacuation)
    assert evacuation.place == PROVINCE[name]
    assert not t.offers("choose-piece")[0].startswith("romains-limes")
    assert evacuation.here(t.g).bit_count() == 5
    t.choose("done")
    assert t.g.over


@pytest.mark.rule("INV-XXVIII.B-2", "INV-XXVIII.E-1")
def test_when_the_foedus_is_made_the_land_that_was_left_is_nobodys() -> None:
    assert settled().owner("rhenus") is None


@pytest.mark.rule("INV-XXVIII.E-3")
def test_leaders_may_go_alone_and_units_of_others_do_not_hold_the_land() -> None:
    t = settled().settle()
    leader = t.put("chlodovechus", "saliens")
    assert not foedera.deserts(t.g, BIT[leader], PROVINCE["saliens"])
    treveria, here = PROVINCE["treveria"], t.g.units(FRANKS, PROVINCE["treveria"])
    t.muster("byzantins", "treveria", 1)
    assert foedera.deserts(t.g, here, treveria)
    t.muster("romains", "treveria", 1)
    assert not foedera.deserts(t.g, here, treveria)


@pytest.mark.rule("INV-XXVIII.G-5")
def test_no_capital_lost_is_none_in_the_first_turn_and_anothers_bankruptcy_none_either() -> None:
    t = settled().settle()
    t.g.bound[FRANKS] = t.g.turn = 1
    assert not foedera.freely(t.g, FRANKS)
    t.g.bankrupt = BIT[NATION["perses"]]
    assert not foedera.freely(t.g, FRANKS)
    t.g.bankrupt = BIT[ROME]
    t.start(Denunciation(FRANKS)).choose("break-foedus")
    assert t.g.federator[FRANKS] == NONE, "even in the turn in which it was made"


@pytest.mark.rule("INV-IX.F-1", "INV-IX.F-2")
def test_a_mercenary_for_a_turn_a_fleet_and_other_warriors_are_not_the_one_that_is_owed() -> None:
    t = settled().settle()
    unit = mercenary(t)
    t.g.passing = BIT[unit]
    assert mercenaries.missing(t.g, FRANKS, ROME) == 1
    t.g.passing = 0
    assert mercenaries.missing(t.g, FRANKS, ROME) == 0
    t.g.lose(unit)
    t.muster("romains", "latium", 2)
    assert mercenaries.missing(t.g, FRANKS, ROME) == 1, "Rome's own are none"
    leader = t.put("chlodovechus", "latium")
    t.g.lend(leader, ROME)
    assert mercenaries.missing(t.g, FRANKS, ROME) == 1, "a leader is none"
    t.g.federator[FRANKS] = NONE
    t.g.lord[FRANKS], t.g.bond[FRANKS] = NATION["huns"], CLIENT
    assert mercenaries.missing(t.g, FRANKS, NATION["huns"]) == 0, "a client"
    t.g.bond[FRANKS] = VASSAL
    assert mercenaries.missing(t.g, FRANKS, NATION["huns"]) == 1
    assert mercenaries.missing(t.g, FRANKS, NATION["avars"]) == 0, "another nomad"
    emperor = members(OF_NATION[ROME] & EMPERORS)[0]
    t.g.federator[ALAMANS] = ROME
    t.g.active |= BIT[ALAMANS]
    assert t.g.at[emperor] > PROVINCE["volga"]
    assert mercenaries.posts(t.g, ALAMANS, ROME) == BIT[PROVINCE["latium"]]
    t.g.put(emperor, FIRST_SEA)
    assert mercenaries.posts(t.g, ALAMANS, ROME) == BIT[PROVINCE["latium"]], "at sea nobody joins him"


@pytest.mark.rule("INV-IX.F-2", "INV-XXIX.D-6")
def test_the_nomad_names_the_unit_that_replaces_the_fallen_one_a_federate_his_own() -> None:
    for lord, chooser in ((NATION["huns"], NATION["huns"]), (ROME, FRANKS)):
        t = settled().settle()
        t.g.active |= BIT[NATION["huns"]]
        t.g.put(HORDE_OF[NATION["huns"]], PROVINCE["hunnia"])
        t.g.lose(mercenary(t))
        other = next(u for u in members(t.g.reserve(FRANKS)) if LIKE[u] != LIKE[members(t.g.in_play(FRANKS))[0]])
        t.g.put(other, PROVINCE["treveria"])
        if lord != ROME:
            t.g.federator[FRANKS] = NONE
            t.g.lord[FRANKS], t.g.bond[FRANKS] = lord, VASSAL
        relations.work_out(t.g)
        mercenaries.replace(t.g, lord)
        t.g.advance()
        asked = "contribution" if lord == ROME else "loan"
        assert asked == t.g.stack[-1].NAME
        assert len(t.offers("lend")) == 2
        assert t.g.actor == t.g.seat(chooser)


@pytest.mark.rule("INV-XXVIII.F-1")
def test_the_last_foedus_is_of_land_that_is_ceded() -> None:
    t = settled().settle()
    assert not bond_defects(t.g, FRANKS)
    t.g.ceded_last[FRANKS] |= BIT[PROVINCE["latium"]]
    assert any("XXVIII.F" in told for told in bond_defects(t.g, FRANKS))
    bonds.unfederate(t.g, FRANKS)
    assert not bond_defects(t.g, FRANKS)
