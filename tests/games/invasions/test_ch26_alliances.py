"""INV XXVI: alliances: who concludes them, what they bring, how they end."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import EVENT
from latrunculi.games.invasions.components.chart import LANDS, NONE, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import HORDE_OF
from latrunculi.games.invasions.components.nations import CAMP_GOTHS, CAMP_OF, CAMP_PERSIANS, CAMP_ROMANS, NATION
from latrunculi.games.invasions.rules import (
    alliances,
    battles,
    bonds,
    control,
    flight,
    income,
    order,
    relations,
    sieges,
    stacking,
)
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.alliances import Expiry, Proposal
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.designs import CARDS, Designs
from latrunculi.games.invasions.rules.leagues import Alliance, Coalition, Perfidy
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.relations import FRIENDLY
from latrunculi.games.invasions.rules.retreat import companies
from latrunculi.games.invasions.rules.separation import Separation
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.games.invasions.rules.state import CLIENT, FIRST_SEA, KINGDOM, TITLES, VASSAL
from latrunculi.games.invasions.rules.victory import territory
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ALAMANS, FRANKS, VANDALS, HUNS = NATION["alamans"], NATION["francs"], NATION["vandales"], NATION["huns"]
ROME, EAST, PERSIA = NATION["romains"], NATION["byzantins"], NATION["perses"]
VISIGOTHS, OSTROGOTHS, ARMENIA = NATION["wisigoths"], NATION["ostrogoths"], NATION["armeniens"]
EVEN, ODD = 0, 1


def nations(mask: int) -> set[str]:
    """The names of some nations."""
    return {name for name, nation in NATION.items() if mask & BIT[nation]}


def world(*dice: int, seats: int = 4, turn: int = 4) -> Table:
    """Two empires, the Persian kingdom with Armenia, and four barbarian nations on either side of the Rhine."""
    return Table(
        {
            "romains": "empire", "byzantins": "empire", "perses": "kingdom", "armeniens": "kingdom",
            "francs": "barbarian", "alamans": "barbarian", "vandales": "barbarian", "wisigoths": "barbarian",
        },
        hordes={"francs": "rhenus", "alamans": "agri-decumates", "vandales": "franconia", "wisigoths": "ucraina"},
        capitals={"romains": "latium", "byzantins": "thracia", "perses": "chaldea"},
        inactive=["armeniens"], dice=dice, seats=seats, turn=turn,
    )  # fmt: skip


# ---------------------------------------------------------------- who may conclude one


@pytest.mark.rule("INV-XXVI.B-1")
def test_neither_may_be_federate_client_or_vassal() -> None:
    t = world()
    others = {"byzantins", "perses", "francs", "alamans", "vandales", "wisigoths"}
    assert nations(alliances.partners(t.g, ROME)) == others, "Armenia is inactive"
    t.g.federator[FRANKS] = EAST
    t.g.lord[ALAMANS], t.g.bond[ALAMANS] = HUNS, VASSAL
    t.g.lord[PERSIA], t.g.bond[PERSIA] = EAST, CLIENT
    assert nations(alliances.partners(t.g, ROME)) == {"byzantins", "vandales", "wisigoths"}
    for bound in (FRANKS, ALAMANS, PERSIA, ARMENIA):
        assert not alliances.partners(t.g, bound)
    bonds.ally(t.g, ROME, VANDALS)
    assert nations(alliances.partners(t.g, ROME)) == {"byzantins", "wisigoths"}, "these are allies already"


@pytest.mark.rule("INV-XXVI.B-1", "INV-VI.K-5")
def test_the_halves_of_the_one_empire_do_not_ally() -> None:
    assert nations(alliances.partners(world(turn=2).g, ROME)) == {
        "perses",
        "francs",
        "alamans",
        "vandales",
        "wisigoths",
    }
    assert {"romains", "byzantins"} <= nations(alliances.partners(world(turn=2).g, PERSIA))
    assert "byzantins" in nations(alliances.partners(world(turn=3).g, ROME))


@pytest.mark.rule("INV-VI.K-5", "INV-XXVI.B-4")
def test_who_is_an_ally_of_one_half_of_the_empire_is_a_friend_of_both() -> None:
    t = world(turn=2)
    bonds.ally(t.g, FRANKS, ROME)
    assert all(relations.friendly(t.g, half, FRANKS) for half in (ROME, EAST))
    assert all(relations.friendly(t.g, FRANKS, half) for half in (ROME, EAST))
    assert not relations.friendly(t.g, EAST, ALAMANS)


@pytest.mark.rule("INV-XXVI.B-2")
def test_the_goths_exchange_mercenaries_and_may_still_ally() -> None:
    t = Table({"wisigoths": "barbarian", "ostrogoths": "barbarian"})
    assert not relations.friendly(t.g, VISIGOTHS, OSTROGOTHS), "that exchange is no alliance"
    assert alliances.partners(t.g, VISIGOTHS) == BIT[OSTROGOTHS]
    t.g.script = [EVEN]
    t.start(Proposal(VISIGOTHS, OSTROGOTHS))
    assert relations.friendly(t.g, VISIGOTHS, OSTROGOTHS)


# ---------------------------------------------------------------- consent


@pytest.mark.rule("INV-XXVI.A-1", "INV-XXX.B-1", "INV-XXX.B-2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_another_player_accepts_or_not(answer: str) -> None:
    t = world().start(Proposal(ROME, FRANKS))
    assert t.g.actor == t.g.seat(FRANKS) != t.g.seat(ROME)
    t.choose(answer)
    assert (t.g.allies[ROME], t.g.allies[FRANKS]) == ((BIT[FRANKS], BIT[ROME]) if answer == "yes" else (0, 0))
    assert t.g.answer == (answer == "yes")
    assert not any(t.g.lasting)
    told = {"nation": "romains", "ally": "francs"}
    assert t.events("alliance-proposed") == [told]
    assert t.events("allied" if answer == "yes" else "alliance-refused") == [told]


@pytest.mark.rule("INV-XXX.B-3", "INV-CH.d2-3")
@pytest.mark.parametrize(("die", "allied"), [(4, True), (0, True), (7, False)])
def test_where_one_player_has_both_a_die_decides(die: int, allied: bool) -> None:
    t = world(die).start(Proposal(ROME, EAST))
    assert t.g.over, "nobody is asked"
    assert bool(t.g.allies[EAST]) == allied
    assert t.g.answer == allied


# ---------------------------------------------------------------- the Event cards


@pytest.mark.rule("INV-XXVI.A-2")
def test_the_card_alliance_joins_a_nation_of_the_camp_and_another_one_of_them_civilised() -> None:
    t = world().start(Alliance(CAMP_ROMANS, NONE))
    assert t.g.actor == 0
    assert set(t.offers("ally")) == {"romains", "byzantins"}
    t.choose("ally", "romains")
    assert set(t.offers("ally")) == {"byzantins", "perses", "francs", "alamans", "vandales", "wisigoths"}
    t.choose("ally", "vandales").choose("yes")
    assert t.g.allies[VANDALS] == BIT[ROME]
    assert (t.g.lasting[VANDALS], t.g.lasting[ROME]) == (BIT[ROME], BIT[VANDALS]), "it lasts for the turn"
    t = world().start(Alliance(CAMP_GOTHS, NONE)).choose("ally", "wisigoths")
    assert set(t.offers("ally")) == {"romains", "byzantins", "perses"}, "no two barbarians"


@pytest.mark.rule("INV-XXVI.A-2", "INV-XXX.A-5")
def test_the_card_alliance_is_nothing_for_invaders() -> None:
    t = world()
    t.g.invading = BIT[VISIGOTHS]
    assert not Alliance(CAMP_ROMANS, NONE).suits(t.g, ROME, VISIGOTHS)
    assert not Alliance(CAMP_ROMANS, NONE).suits(t.g, VISIGOTHS, ROME)
    assert Alliance(CAMP_ROMANS, NONE).suits(t.g, ROME, VANDALS)


@pytest.mark.rule("INV-XXVI.A-2")
def test_a_barbarian_coalition_joins_neighbours() -> None:
    t = world()
    assert nations(Coalition(CAMP_PERSIANS, NONE).proposers(t.g)) == {"alamans", "francs"}
    t.start(Coalition(CAMP_GOTHS, NONE))
    assert set(t.offers("ally")) == {"alamans", "francs"}, "the Visigoths are far away, so the Vandals have been taken"
    t.choose("ally", "francs").choose("yes")
    assert t.g.allies[FRANKS] == BIT[VANDALS]
    assert t.events("allied") == [{"nation": "vandales", "ally": "francs"}]


@pytest.mark.rule("INV-XXVI.A-2")
def test_a_coalition_is_of_barbarians_with_hordes_in_neighbouring_regions() -> None:
    t = world()
    near = {p for p in PROVINCE_IDS if alliances_at(t, p)}
    assert {"rhenus", "thuringia", "franconia"} <= near, "of the same region"
    assert "bohemia" in near, "of the next"
    assert not near & {"ucraina", "volga", "latium", "thracia"}
    t = world()
    t.g.put(HORDE_OF[ALAMANS], FIRST_SEA)
    assert not {p for p in PROVINCE_IDS if alliances_at(t, p)}, "at sea it is in no region"
    t.g.put(HORDE_OF[ALAMANS], PROVINCE["kushania"])
    assert not {p for p in PROVINCE_IDS if alliances_at(t, p)}, "nor is Kushania"
    t = world()
    t.g.status[VANDALS] += 1
    assert not Coalition(CAMP_GOTHS, NONE).suits(t.g, ALAMANS, VANDALS)
    assert not Coalition(CAMP_GOTHS, NONE).suits(t.g, VANDALS, ALAMANS)


def alliances_at(t: Table, province: str) -> bool:
    """Whether the Alamanni, in Germania, may join the Vandals if their horde is in a province."""
    t.g.put(HORDE_OF[VANDALS], PROVINCE[province])
    return Coalition(CAMP_GOTHS, NONE).suits(t.g, ALAMANS, VANDALS)


@pytest.mark.rule("INV-XXX.B-8", "INV-CH.d2-3")
@pytest.mark.parametrize(("die", "broken"), [(EVEN, True), (ODD, False)])
def test_the_card_may_break_an_alliance_of_others_instead(die: int, broken: bool) -> None:
    t = world(die)
    bonds.ally(t.g, PERSIA, VISIGOTHS)
    t.start(Alliance(CAMP_ROMANS, NONE))
    assert set(t.offers("part")) == {"perses", "wisigoths"}
    t.choose("part", "perses")
    assert t.g.over, "there is one ally alone"
    assert t.events("alliance-over" if broken else "alliance-kept") == [{"nation": "perses", "ally": "wisigoths"}]
    assert bool(t.g.allies[PERSIA]) != broken


@pytest.mark.rule("INV-XXVI.A-2")
def test_a_card_without_a_use_may_not_be_played() -> None:
    t = Table({"francs": "barbarian", "alamans": "barbarian"})
    assert not Alliance(CAMP_OF[FRANKS], NONE).fits(t.g), "no civilised nation, no alliance to break"
    assert not Coalition(CAMP_OF[FRANKS], NONE).fits(t.g), "no hordes"
    t = world()
    assert Alliance(CAMP_ROMANS, NONE).fits(t.g)
    assert not Coalition(CAMP_ROMANS, NONE).fits(t.g)


@pytest.mark.rule("INV-XXX.B-8")
def test_an_alliance_of_others_is_enough_for_alliance_and_perfidy() -> None:
    t = Table({"perses": "kingdom", "wisigoths": "barbarian", "romains": "empire"}, dice=[EVEN])
    t.g.invading = BIT[VISIGOTHS]
    t.g.federator[ROME] = PERSIA  # so that it may not ally itself
    assert not Alliance(CAMP_ROMANS, NONE).fits(t.g)
    assert not Perfidy(CAMP_GOTHS, NONE).fits(t.g)
    bonds.ally(t.g, PERSIA, VISIGOTHS)
    assert Alliance(CAMP_ROMANS, NONE).fits(t.g)
    assert not Coalition(CAMP_ROMANS, NONE).fits(t.g)
    assert Perfidy(CAMP_GOTHS, NONE).fits(t.g)
    t.start(Perfidy(CAMP_GOTHS, NONE)).choose("part", "wisigoths")
    assert not t.g.allies[PERSIA] | t.g.allies[VISIGOTHS]


@pytest.mark.rule("INV-XXVI.A-2", "INV-X.B-4")
def test_camps_play_the_cards_from_their_hands() -> None:
    kinds = {"alliance": Alliance, "barbarian-coalition": Coalition, "perfidy": Perfidy}
    for title, kind in kinds.items():
        assert CARDS[EVENT[title]] is kind
    t = world()
    t.g.event_hand[CAMP_PERSIANS * TITLES + EVENT["barbarian-coalition"]] = 1
    t.g.playing = BIT[ALAMANS]
    t.start(Designs(moment="activation", nation=ALAMANS)).choose("stratagem", "barbarian-coalition")
    t.choose("ally", "alamans").choose("ally", "vandales").choose("yes")
    assert t.g.allies[ALAMANS] == BIT[VANDALS]
    assert not t.g.event_hand[CAMP_PERSIANS * TITLES + EVENT["barbarian-coalition"]]


@pytest.mark.rule("INV-XXVI.A-2")
def test_at_an_activation_one_of_the_two_is_activated() -> None:
    t = world()
    t.g.playing = BIT[FRANKS]
    card = Coalition(CAMP_PERSIANS, FRANKS)
    assert nations(card.proposers(t.g)) == {"alamans", "francs"}
    assert nations(card.partners(t.g, FRANKS)) == {"alamans", "vandales"}
    assert nations(card.partners(t.g, ALAMANS)) == {"francs"}
    assert nations(Coalition(CAMP_GOTHS, FRANKS).partners(t.g, VANDALS)) == {"francs"}
    assert not Alliance(CAMP_ROMANS, FRANKS).partners(t.g, EAST) & BIT[ROME]
    assert nations(Alliance(CAMP_ROMANS, NONE).partners(t.g, EAST)) >= {"romains", "perses"}, "in the Diplomacy step"


@pytest.mark.rule("INV-XXVI.B-3", "INV-XXVI.A-2")
def test_a_coalition_made_when_the_first_is_activated_lets_it_wait_for_the_second() -> None:
    t = world()
    t.muster("alamans", "agri-decumates", 2)
    t.muster("vandales", "franconia", 2)
    t.g.event_hand[CAMP_PERSIANS * TITLES + EVENT["barbarian-coalition"]] = 1
    t.start(Activation(ALAMANS)).choose("stratagem", "barbarian-coalition")
    t.choose("ally", "alamans").choose("ally", "vandales").choose("yes")
    assert t.events("postponed") == [{"nation": "alamans", "ally": "vandales"}]
    assert t.g.over
    t.start(Activation(VANDALS))
    assert t.g.playing == BIT[ALAMANS] | BIT[VANDALS]


# ---------------------------------------------------------------- activated together


@pytest.mark.rule("INV-XXVI.B-3", "INV-XXXIV-2", "INV-IV-14")
def test_allies_of_allies_wait_for_the_last_of_them_too() -> None:
    t = world()
    t.g.age[ALAMANS], t.g.age[FRANKS] = 3, 2
    bonds.ally(t.g, ALAMANS, FRANKS)
    bonds.ally(t.g, FRANKS, PERSIA)
    assert order.activation(t.g) == [VISIGOTHS, VANDALS, PERSIA, EAST, ROME]
    assert order.together(t.g, PERSIA) == BIT[ALAMANS] | BIT[FRANKS] | BIT[PERSIA]


@pytest.mark.rule("INV-XXVI.B-3", "INV-VI.K-5")
def test_rome_waits_for_a_younger_byzantium_once_they_are_two() -> None:
    t = world()
    t.g.age[ROME] = 5
    assert order.activation(t.g)[-2:] == [ROME, EAST]
    bonds.ally(t.g, ROME, EAST)
    assert order.activation(t.g)[-2:] == [PERSIA, EAST]
    t.g.active ^= BIT[ROME]
    assert order.together(t.g, EAST) == BIT[EAST], "who is not active is not activated"


@pytest.mark.rule("INV-XXVI.B-3")
def test_nobody_waits_for_an_ally_that_has_been_activated() -> None:
    t = world()
    bonds.ally(t.g, FRANKS, PERSIA)
    t.g.activated = BIT[PERSIA]
    assert FRANKS in order.activation(t.g)
    t.g.activated = BIT[PERSIA] | BIT[FRANKS]
    assert FRANKS not in order.activation(t.g), "they stood for each other"


def opened(nation: int, one: int, other: int) -> Table:
    """The activation of a nation has begun; two nations have units, and are or are not allies as yet."""
    t = world()
    t.muster("francs", "rhenus", 3)
    t.muster("perses", "chaldea", 2)
    if one != NONE:
        bonds.ally(t.g, one, other)
    t.g.call(Activation(nation))
    t.g.stack[-1].start(t.g)
    return t


@pytest.mark.rule("INV-XXVI.B-3")
def test_who_finds_an_ally_at_its_activation_waits_for_it() -> None:
    t = opened(FRANKS, NONE, NONE)
    assert t.g.playing == t.g.activated == BIT[FRANKS]
    bonds.ally(t.g, FRANKS, PERSIA)
    t.g.advance()
    assert t.g.over, "the Franks decide nothing and go nowhere"
    assert t.events("postponed") == [{"nation": "francs", "ally": "perses"}]
    assert (t.g.activated, t.g.playing) == (0, 0)
    assert FRANKS not in order.activation(t.g)
    assert order.together(t.g, PERSIA) == BIT[PERSIA] | BIT[FRANKS]


@pytest.mark.rule("INV-XXVI.B-3")
def test_an_earlier_nation_that_has_waited_joins_in_at_once() -> None:
    t = opened(PERSIA, NONE, NONE)
    bonds.ally(t.g, FRANKS, PERSIA)
    t.g.advance()
    assert not t.events("postponed")
    assert t.g.playing == t.g.activated == BIT[FRANKS] | BIT[PERSIA]


@pytest.mark.rule("INV-XXVI.B-3", "INV-IV-14")
def test_who_loses_its_ally_at_their_activation_plays_alone_the_other_after_it() -> None:
    t = opened(PERSIA, FRANKS, PERSIA)
    assert t.g.playing == t.g.activated == BIT[FRANKS] | BIT[PERSIA]
    bonds.part(t.g, FRANKS, PERSIA)
    t.g.advance()
    assert t.g.playing == t.g.activated == BIT[PERSIA]
    assert FRANKS in order.activation(t.g)


# ---------------------------------------------------------------- relations


@pytest.mark.rule("INV-XXVI.B-4", "INV-XII.D-2", "INV-XII.D-3")
def test_allies_and_their_federates_are_friends_their_clients_and_vassals_neutral() -> None:
    t = world()
    t.g.federator[FRANKS] = ROME
    t.g.lord[ARMENIA], t.g.bond[ARMENIA] = ROME, CLIENT
    t.g.lord[ALAMANS], t.g.bond[ALAMANS] = PERSIA, VASSAL
    bonds.ally(t.g, ROME, PERSIA)
    assert nations(t.g.friends[ROME]) == {"romains", "perses", "francs"}
    assert nations(t.g.friends[FRANKS]) == {"romains", "perses", "francs"}
    assert nations(t.g.neutrals[PERSIA]) == {"armeniens", "alamans"}
    assert nations(t.g.neutrals[ARMENIA]) == {"romains", "perses", "francs", "alamans"}
    assert relations.hostile(t.g, ROME, VISIGOTHS, PROVINCE["dacia"])


@pytest.mark.rule("INV-XXVI.B-9", "INV-XII.D-6", "INV-XII.D-7")
def test_the_land_and_the_cities_of_an_ally_are_friendly() -> None:
    t = world()
    t.g.owner[PROVINCE["septimania"]] = ROME
    t.muster("wisigoths", "septimania", 2)
    t.g.playing = BIT[VISIGOTHS]
    assert sieges.needed(t.g, VISIGOTHS, PROVINCE["septimania"])
    bonds.ally(t.g, ROME, VISIGOTHS)
    assert relations.ground(t.g, VISIGOTHS, PROVINCE["septimania"]) == FRIENDLY
    assert not sieges.needed(t.g, VISIGOTHS, PROVINCE["septimania"]), "a city is friendly if its province is"
    assert relations.hostile_entry(t.g, VISIGOTHS, PROVINCE["septimania"]) == NONE


# ---------------------------------------------------------------- how it ends


@pytest.mark.rule("INV-XXVI.B-5")
@pytest.mark.parametrize("how", ["foedus", "client", "vassal", "capital"])
def test_it_ends_when_one_becomes_federate_or_client_or_is_subjugated(how: str) -> None:
    t = world()
    bonds.ally(t.g, PERSIA, VISIGOTHS)
    if how == "foedus":
        bonds.federate(t.g, VISIGOTHS, EAST, 0)
    elif how == "client":
        bonds.bind(t.g, PERSIA, EAST, CLIENT)
    elif how == "vassal":
        bonds.bind(t.g, VISIGOTHS, HUNS, VASSAL)
    else:
        control.take(t.g, PROVINCE["chaldea"], EAST)  # III.G-8
    assert not t.g.allies[PERSIA] | t.g.allies[VISIGOTHS]
    assert not relations.friendly(t.g, PERSIA, VISIGOTHS)
    assert t.events("alliance-over")


@pytest.mark.rule("INV-XXX.B-4")
def test_it_ends_with_the_activation_of_both() -> None:
    t = world()
    bonds.ally(t.g, FRANKS, VISIGOTHS)
    t.g.activated = BIT[FRANKS]
    alliances.closing(t.g)
    assert t.g.allies[FRANKS]
    t.g.activated |= BIT[VISIGOTHS]
    alliances.closing(t.g)
    assert not t.g.allies[FRANKS] | t.g.allies[VISIGOTHS]


@pytest.mark.rule("INV-XXVI.B-5")
def test_that_of_an_event_lasts_until_the_turn_is_over() -> None:
    t = world()
    bonds.ally(t.g, FRANKS, VISIGOTHS, lasting=True)
    bonds.ally(t.g, FRANKS, PERSIA)
    bonds.ally(t.g, ROME, FRANKS)
    t.g.activated = BIT[FRANKS] | BIT[VISIGOTHS] | BIT[PERSIA] | BIT[ROME] | BIT[EAST]
    alliances.closing(t.g)
    assert t.g.allies[FRANKS] == BIT[VISIGOTHS]
    assert len(t.events("alliance-over")) == 2, "those of Persia and Rome"
    t.start(Expiry())
    assert not any(t.g.allies + t.g.lasting)


@pytest.mark.rule("INV-XXVI.B-5")
def test_who_are_no_allies_do_not_part() -> None:
    t = world()
    bonds.ally(t.g, FRANKS, VISIGOTHS)
    bonds.part(t.g, FRANKS, PERSIA)
    assert not t.events("alliance-over")
    assert t.g.allies[FRANKS] == BIT[VISIGOTHS]


@pytest.mark.rule("INV-XXVI.B-5")
def test_one_of_a_card_between_two_that_have_others_of_an_event_ends_with_their_activation() -> None:
    t = world()
    bonds.ally(t.g, FRANKS, VISIGOTHS, lasting=True)
    bonds.ally(t.g, PERSIA, ROME, lasting=True)
    bonds.ally(t.g, FRANKS, PERSIA)
    t.g.activated = BIT[FRANKS] | BIT[VISIGOTHS] | BIT[PERSIA] | BIT[ROME]
    alliances.closing(t.g)
    assert t.g.allies[FRANKS] == BIT[VISIGOTHS]
    assert t.g.allies[PERSIA] == BIT[ROME]


# ---------------------------------------------------------------- piles part


def stacked(franks: int, vandals: int, *dice: int) -> Table:
    """Franks and Vandals, allies, together in Thuringia."""
    t = world(*dice)
    t.muster("francs", "thuringia", franks)
    t.muster("vandales", "thuringia", vandals)
    bonds.ally(t.g, FRANKS, VANDALS)
    return t


@pytest.mark.rule("INV-XXVI.B-7")
@pytest.mark.parametrize(("franks", "vandals", "leaving"), [(1, 2, "francs"), (2, 1, "vandales")])
def test_the_smaller_pile_retreats(franks: int, vandals: int, leaving: str) -> None:
    t = stacked(franks, vandals).start(Expiry())
    assert t.events("separated") == [{"nation": leaving, "province": "thuringia"}]
    assert t.g.actor == t.g.seat(NATION[leaving])
    while not t.g.over:
        t.choose(*t.offers()[0])
    staying = NATION["vandales" if leaving == "francs" else "francs"]
    assert t.g.holders(PROVINCE["thuringia"]) == BIT[staying]
    assert members(t.g.present[NATION[leaving]])


@pytest.mark.rule("INV-XXVI.B-8", "INV-CH.d2-13")
@pytest.mark.parametrize(("die", "leaving"), [(EVEN, "vandales"), (ODD, "francs")])
def test_of_equal_ones_the_younger_on_a_successful_test(die: int, leaving: str) -> None:
    t = stacked(2, 2, die)
    t.g.age[FRANKS] = 2
    t.start(Expiry())
    assert t.events("separated") == [{"nation": leaving, "province": "thuringia"}]


@pytest.mark.rule("INV-XXVI.B-8")
def test_of_two_as_old_the_one_that_is_activated_later_is_the_younger() -> None:
    t = world()
    assert order.younger(t.g, FRANKS, ALAMANS) == order.younger(t.g, ALAMANS, FRANKS) == FRANKS  # initiative 2, 1
    assert order.younger(t.g, FRANKS, ROME) == ROME
    t.g.age[ROME] = 2
    assert order.younger(t.g, FRANKS, ROME) == order.younger(t.g, ROME, FRANKS) == FRANKS


@pytest.mark.rule("INV-XXVI.B-7")
@pytest.mark.parametrize(("vandals", "tested"), [(1, False), (2, True), (3, False)])
def test_a_horde_counts_for_one_and_retreats_with_its_pile(vandals: int, tested: bool) -> None:
    t = stacked(1, vandals, EVEN if vandals == 2 else ODD)
    t.g.put(HORDE_OF[FRANKS], PROVINCE["thuringia"])
    t.start(Expiry())
    assert bool(t.events("d2")) == tested, "the horde and one are two"
    while not t.g.over:
        there = t.offers("retreat-to")
        t.choose(*(("done", None) if ("done", None) in t.offers() else ("retreat-to", there[0])))
    leaving = t.events("separated")[0]["nation"]
    assert leaving == ("francs" if vandals == 3 else "vandales")
    assert (t.g.horde(FRANKS) == PROVINCE["thuringia"]) == (leaving == "vandales")
    assert not t.g.present[NATION[leaving]] & BIT[PROVINCE["thuringia"]]


@pytest.mark.rule("INV-XXVI.B-7")
def test_each_shared_province_is_settled_by_itself() -> None:
    t = stacked(1, 2)
    t.muster("francs", "saxonia", 2)
    t.muster("vandales", "saxonia", 1)
    t.start(Expiry())
    while not t.g.over:
        t.choose(*t.offers()[0])
    told = {event["province"]: event["nation"] for event in t.events("separated")}
    assert told == {"thuringia": "francs", "saxonia": "vandales"}


@pytest.mark.rule("INV-XXVI.B-7", "INV-XXVI.B-4")
def test_federates_leave_with_their_federator() -> None:
    t = world()
    t.g.federator[FRANKS] = ROME
    t.muster("francs", "sequana", 1)
    t.muster("romains", "sequana", 1)
    t.muster("perses", "sequana", 3)
    bonds.ally(t.g, ROME, PERSIA)
    t.start(Expiry())
    seats = set()
    while not t.g.over:
        seats.add(t.g.actor)
        t.choose(*t.offers()[0])
    assert t.g.holders(PROVINCE["sequana"]) == BIT[PERSIA], "two are fewer than three"
    assert seats == {t.g.seat(ROME), t.g.seat(FRANKS)}, "each leads its own"


@pytest.mark.rule("INV-XXVI.B-7", "INV-XXVIII.E-1")
def test_who_is_a_friend_still_does_not_leave() -> None:
    t = world()
    t.muster("francs", "sequana", 1)
    t.muster("romains", "sequana", 2)
    bonds.ally(t.g, ROME, FRANKS)
    bonds.federate(t.g, FRANKS, ROME, 0)
    t.start(Expiry())
    assert t.g.over
    assert t.g.holders(PROVINCE["sequana"]) == BIT[ROME] | BIT[FRANKS]


@pytest.mark.rule("INV-XXVI.B-7")
def test_they_part_at_once_when_a_bond_ends_the_alliance_and_the_answer_stands() -> None:
    t = stacked(1, 2)
    t.g.call(Separation(ROME, EAST))  # something that is being done
    t.g.answer = 7
    bonds.bind(t.g, FRANKS, HUNS, VASSAL)
    assert [frame.NAME for frame in t.g.stack] == ["separation", "separation"]
    assert t.g.stack[-1].one == ROME, "what is being done goes on first"  # type: ignore[attr-defined]
    t.g.advance()
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.holders(PROVINCE["thuringia"]) == BIT[VANDALS]
    assert t.g.answer == 7


@pytest.mark.rule("INV-XXVI.B-7", "INV-XX.L-12")
@pytest.mark.parametrize(("franks", "stands"), [(1, True), (3, False)])
def test_a_limes_counts_for_one_and_falls_when_its_pile_leaves(franks: int, stands: bool) -> None:
    t = world()
    limes = t.put("romains-limes-gallia-1", "treveria")
    t.muster("romains", "treveria", 1)
    t.muster("francs", "treveria", franks)
    bonds.ally(t.g, ROME, FRANKS)
    t.start(Expiry())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert (t.g.at[limes] == PROVINCE["treveria"]) == stands
    assert bool(t.events("limes-lost")) != stands


@pytest.mark.rule("INV-XXVI.B-7", "INV-XXVI.B-8", "INV-VI.K-5")
@pytest.mark.parametrize(("turn", "franks", "leaving"), [(2, 3, "francs"), (4, 3, "romains")])
def test_the_one_empire_has_one_pile(turn: int, franks: int, leaving: str) -> None:
    """Two legions of each half are four units against three; later each half is a pile of its own."""
    t = world(turn=turn)
    for nation, number in (("romains", 2), ("byzantins", 2), ("francs", franks)):
        t.muster(nation, "thuringia", number)
    bonds.ally(t.g, ROME, FRANKS)
    t.start(Expiry())
    assert t.events("separated")[0]["nation"] == leaving


@pytest.mark.rule("INV-XXVI.B-8", "INV-VI.K-5")
@pytest.mark.parametrize(("rome", "east", "leaving"), [(2, 1, "francs"), (1, 2, "byzantins")])
def test_of_equal_piles_the_age_of_the_half_with_most_units_counts(rome: int, east: int, leaving: str) -> None:
    """The test succeeds: the younger leaves. Rome is the oldest, Byzantium the youngest."""
    t = world(4, turn=2)
    t.g.age[ROME], t.g.age[FRANKS], t.g.age[EAST] = 6, 4, 2
    for nation, number in (("romains", rome), ("byzantins", east), ("francs", 3)):
        t.muster(nation, "thuringia", number)
    bonds.ally(t.g, EAST, FRANKS)
    t.start(Expiry())
    assert t.events("separated")[0]["nation"] == leaving


@pytest.mark.rule("INV-XXVI.B-7")
def test_where_a_battle_is_fought_its_end_parts_them() -> None:
    t = stacked(1, 2)
    t.muster("francs", "saxonia", 2)
    t.muster("vandales", "saxonia", 1)
    t.g.call(Battle(ROME, FRANKS, PROVINCE["thuringia"], [0, 0]))
    t.g.call(Expiry())
    t.g.stack[-1].start(t.g)
    parting = t.g.stack[-1]
    for _ in range(2):
        parting.start(t.g)
    assert t.events("separated") == [{"nation": "vandales", "province": "saxonia"}]


@pytest.mark.rule("INV-XXVI.B-7")
def test_leaders_do_not_count_and_go_with_their_pile() -> None:
    t = stacked(1, 1, ODD)
    leader = t.put("chlodovechus", "thuringia")
    t.start(Expiry())
    assert t.events("d2"), "one unit against one"
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.events("separated")[0]["nation"] == "francs"
    assert t.g.at[leader] != PROVINCE["thuringia"]


@pytest.mark.rule("INV-XXVI.B-7", "INV-VI.H-8")
def test_a_horde_without_a_way_out_stays() -> None:
    t = world()
    t.g.put(HORDE_OF[FRANKS], PROVINCE["gothlandia"])
    t.muster("vandales", "gothlandia", 2)
    bonds.ally(t.g, FRANKS, VANDALS)
    t.start(Expiry())
    assert t.g.over
    assert t.g.horde(FRANKS) == PROVINCE["gothlandia"]
    assert len(t.events("separated")) == 1


@pytest.mark.rule("INV-XXVI.B-7", "INV-XII.B-1")
@pytest.mark.parametrize(("playing", "owner"), [(0, "vandales"), (BIT[VANDALS], None)])
def test_outside_activations_control_is_settled_when_they_have_parted(playing: int, owner: str | None) -> None:
    t = stacked(1, 2)
    t.g.playing = playing
    t.start(Expiry())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.owner("thuringia") == owner


@pytest.mark.rule("INV-XXVI.B-7")
def test_fleets_need_not_part() -> None:
    t = world()
    t.muster("romains", "mare-siculum", 1)
    t.muster("vandales", "mare-siculum", 1)
    bonds.ally(t.g, ROME, VANDALS)
    t.start(Expiry())
    assert t.g.over
    assert not t.events("separated")


# ---------------------------------------------------------------- control, income, points


@pytest.mark.rule("INV-XII.A-7", "INV-XXVI.B-6")
def test_control_is_shared_where_a_pile_has_units_of_both() -> None:
    t = world()
    belgae = PROVINCE["belgae"]
    t.muster("romains", "belgae", 1)
    t.muster("vandales", "belgae", 2)
    t.g.owner[belgae] = ROME
    assert control.sharers(t.g, belgae) == BIT[ROME]
    bonds.ally(t.g, ROME, VANDALS)
    assert control.sharers(t.g, belgae) == BIT[ROME] | BIT[VANDALS]
    t.settle()
    assert t.owner("belgae") == "romains"
    unit = members(t.g.units(ROME, belgae))[0]
    t.put("stilicho", "belgae")
    t.g.put(unit, PROVINCE["latium"])
    assert control.sharers(t.g, belgae) == BIT[ROME], "of his only a leader is in the pile"
    assert control.sharers(t.g, PROVINCE["volga"]) == 0


@pytest.mark.rule("INV-XXVI.B-6", "INV-XXVIII.D-2")
def test_units_of_a_federate_share_for_its_federator() -> None:
    t = world()
    t.g.owner[PROVINCE["belgae"]] = PERSIA
    t.muster("perses", "belgae", 1)
    t.muster("francs", "belgae", 1)
    bonds.ally(t.g, ROME, PERSIA)
    assert control.sharers(t.g, PROVINCE["belgae"]) == BIT[PERSIA]
    t.g.federator[FRANKS] = ROME
    assert control.sharers(t.g, PROVINCE["belgae"]) == BIT[PERSIA] | BIT[ROME]


@pytest.mark.rule("INV-XXVI.B-6", "INV-XII.B-3")
@pytest.mark.parametrize(("franks", "vandals", "owner"), [(1, 0, None), (1, 1, "francs"), (1, 2, "vandales")])
def test_units_of_allies_in_one_pile_count_together_for_control(franks: int, vandals: int, owner: str | None) -> None:
    t = stacked(franks, vandals)
    t.settle()
    assert t.owner("thuringia") == owner


@pytest.mark.rule("INV-XII.C-2", "INV-XII.A-7")
def test_possessions_of_allies_count_together_and_each_of_them_there_controls_the_region() -> None:
    hispania = [PROVINCE_IDS[p] for p in members(LANDS[REGION["hispania"]])]  # 18, three with cities
    t = world()
    for name in hispania[:6]:
        t.g.owner[PROVINCE[name]] = VISIGOTHS
    for name in hispania[6:9]:
        t.g.owner[PROVINCE[name]] = VANDALS
    region = REGION["hispania"]
    bonds.ally(t.g, VISIGOTHS, VANDALS)
    assert control.region_holders(t.g, region) == 0, "9 of 18 are not most"
    t.g.owner[PROVINCE[hispania[9]]] = VANDALS
    assert control.region_holders(t.g, region) == BIT[VISIGOTHS] | BIT[VANDALS]
    assert control.own_regions(t.g, VANDALS) & control.own_regions(t.g, VISIGOTHS) & BIT[region]
    bonds.ally(t.g, VISIGOTHS, PERSIA)
    assert not control.region_holders(t.g, region) & BIT[PERSIA], "it is not there"
    bonds.unally(t.g, VISIGOTHS)
    assert control.region_holders(t.g, region) == 0


@pytest.mark.rule("INV-XII.C-2", "INV-XII.A-5")
def test_what_an_allys_vassal_has_counts_too() -> None:
    hispania = members(LANDS[REGION["hispania"]])
    t = world()
    for p in hispania[:6]:
        t.g.owner[p] = VISIGOTHS
    for p in hispania[6:10]:
        t.g.owner[p] = ALAMANS
    t.g.lord[ALAMANS], t.g.bond[ALAMANS] = VANDALS, VASSAL
    assert control.region_holders(t.g, REGION["hispania"]) == 0
    bonds.ally(t.g, VISIGOTHS, VANDALS)
    assert control.region_holders(t.g, REGION["hispania"]) == BIT[VISIGOTHS]


@pytest.mark.rule("INV-XII.C-2", "INV-XII.C-3")
def test_hordes_of_allies_do_not_dispute_a_region() -> None:
    t = world()
    germania = REGION["germania"]
    assert control.region_holders(t.g, germania) == 0
    bonds.ally(t.g, FRANKS, ALAMANS)
    assert control.region_holders(t.g, germania) == 0, "the Vandals are there, too"
    t.g.put(HORDE_OF[VANDALS], PROVINCE["volga"])
    assert control.region_holders(t.g, germania) == BIT[FRANKS] | BIT[ALAMANS]


def goths(*piles: tuple[str, str]) -> Table:
    """The Visigoths have Latium, the Ostrogoths Umbria; `piles`: whose units stand where. They are allies."""
    t = Table({"wisigoths": "barbarian", "ostrogoths": "barbarian"},
              owners={"wisigoths": ["latium"], "ostrogoths": ["umbria"]})  # fmt: skip
    for nation, province in piles:
        t.muster(nation, province, 1)
    bonds.ally(t.g, VISIGOTHS, OSTROGOTHS)
    return t


BOTH_IN_LATIUM = (("wisigoths", "latium"), ("ostrogoths", "latium"))
BOTH_IN_UMBRIA = (("wisigoths", "umbria"), ("ostrogoths", "umbria"))


@pytest.mark.rule("INV-XXVI.B-6", "INV-XXXIV-3")
@pytest.mark.parametrize(
    ("piles", "visigoths", "ostrogoths"),
    [
        ((), 2, 1),  # Latium is worth 2 to these and 1 to those; Umbria nothing to these, 1 to those
        (BOTH_IN_LATIUM[1:], 2, 1),  # there is no unit of the Visigoths in the pile
        (BOTH_IN_LATIUM, 1, 2),  # 1; 1/2 and 1
        (BOTH_IN_LATIUM + BOTH_IN_UMBRIA, 1, 1),  # 1; 1/2 and 1/2, rounded up once
    ],
)
def test_the_points_of_shared_provinces_are_halved_and_the_sum_rounded_up(
    piles: tuple[tuple[str, str], ...], visigoths: int, ostrogoths: int
) -> None:
    t = goths(*piles)
    assert (territory(t.g, VISIGOTHS), territory(t.g, OSTROGOTHS)) == (visigoths, ostrogoths)


@pytest.mark.rule("INV-XXVI.B-6", "INV-XII.C-2")
def test_the_points_of_a_region_that_allies_control_together_are_halved() -> None:
    t = Table({"wisigoths": "barbarian", "vandales": "barbarian"})
    hispania = [p for p in members(LANDS[REGION["hispania"]]) if p != PROVINCE["carpetania"]]
    for p in hispania:
        t.g.owner[p] = VISIGOTHS
    bonds.ally(t.g, VISIGOTHS, VANDALS)
    assert territory(t.g, VISIGOTHS) == 4
    t.g.owner[hispania[0]] = VANDALS
    assert territory(t.g, VISIGOTHS) == 2


@pytest.mark.rule("INV-XXVI.B-6", "INV-XXXIV-3")
@pytest.mark.parametrize(
    ("region", "nation", "points"),
    [("hispania", VISIGOTHS, 2), ("gallia-septentrionalis", FRANKS, 1)],  # 4/3, rounded up; 3/3
)
def test_three_who_share_a_region_have_a_third_each_though_two_of_them_are_no_allies(
    region: str, nation: int, points: int
) -> None:
    """The Visigoths are the allies of Vandals and Franks; the provinces that are objectives are the Vandals'."""
    t = Table({"wisigoths": "barbarian", "vandales": "barbarian", "francs": "barbarian"})
    for number, p in enumerate(members(LANDS[REGION[region]])):
        t.g.owner[p] = (VISIGOTHS, VANDALS, FRANKS)[number % 3]
    for name in ("carpetania", "saliens", "neustria", "burgondia"):
        t.g.owner[PROVINCE[name]] = VANDALS
    bonds.ally(t.g, VISIGOTHS, VANDALS)
    bonds.ally(t.g, VISIGOTHS, FRANKS)
    assert control.region_holders(t.g, REGION[region]) == BIT[VISIGOTHS] | BIT[VANDALS] | BIT[FRANKS]
    assert territory(t.g, nation) == points


@pytest.mark.rule("INV-XXVI.B-6", "INV-XXXIV-3")
def test_the_income_of_a_shared_province_is_halved() -> None:
    t = Table({"wisigoths": "kingdom", "francs": "kingdom"}, {"wisigoths": {"garumnum": 1}},
              owners={"wisigoths": ["garumnum", "septimania"]})  # fmt: skip
    t.g.pillaged = BIT[PROVINCE["garumnum"]]
    alone = income.of_province(t.g, VISIGOTHS, PROVINCE["garumnum"])
    whole = income.gross(t.g, VISIGOTHS).total
    bonds.ally(t.g, VISIGOTHS, FRANKS)
    assert income.gross(t.g, VISIGOTHS).total == whole
    assert income.gross(t.g, FRANKS).total == 0
    t.muster("francs", "garumnum", 1)
    assert alone == 3  # halves: a sacked city, 1/2, and a province of 1
    assert income.common(t.g, VISIGOTHS) == -1  # it has 1 1/2 of these halves left: in all, rounded up, 2
    assert income.common(t.g, FRANKS) == 2
    assert income.gross(t.g, VISIGOTHS).total == whole - 1
    t.muster("wisigoths", "septimania", 1)
    t.muster("francs", "septimania", 1)
    both = alone + income.of_province(t.g, VISIGOTHS, PROVINCE["septimania"])
    assert income.common(t.g, VISIGOTHS) == -(both // 2)
    assert income.common(t.g, FRANKS) == -(-both // 2)
    t.g.revolts = BIT[PROVINCE["garumnum"]] | BIT[PROVINCE["septimania"]]
    assert income.common(t.g, FRANKS) == 0, "nothing comes in from a revolt"
    t.g.revolts, t.g.level[PROVINCE["garumnum"]] = BIT[PROVINCE["septimania"]], 0
    assert income.of_province(t.g, FRANKS, PROVINCE["garumnum"]) == 2, "a ravaged site without a city yields no half"


@pytest.mark.rule("INV-XXVI.B-6", "INV-XIV.E-3")
def test_empires_that_control_a_region_together_share_its_income() -> None:
    t = Table({"romains": "empire", "byzantins": "empire"})
    for p in members(LANDS[REGION["hispania"]]):
        t.g.owner[p] = ROME
    t.g.owner[PROVINCE["baetica"]] = EAST
    assert income.common(t.g, ROME) == 0
    bonds.ally(t.g, ROME, EAST)
    assert income.of_region(t.g, ROME, REGION["hispania"]) == 4, "all its cities are Rome's"
    assert income.of_region(t.g, EAST, REGION["hispania"]) == 2
    assert (income.common(t.g, ROME), income.common(t.g, EAST)) == (-2, -1)


@pytest.mark.rule("INV-XXVI.B-6", "INV-XXXIII.C-4")
def test_what_persis_yields_besides_is_shared_by_allies_who_control_it_together() -> None:
    """Its 2 gold are one for Persia, which owns all of it, and one for the Franks, of whom a unit is there alone."""
    t = world()
    t.g.status[FRANKS] = KINGDOM
    for province in members(LANDS[REGION["persis"]]):
        t.g.owner[province] = PERSIA
    before = [income.gross(t.g, n).total for n in (PERSIA, FRANKS)]
    t.muster("francs", PROVINCE_IDS[members(LANDS[REGION["persis"]])[0]], 1)
    bonds.ally(t.g, PERSIA, FRANKS)
    assert [income.gross(t.g, n).total for n in (PERSIA, FRANKS)] == [before[0] - 2, before[1] + 2], "in halves"


@pytest.mark.rule("INV-XII.C-2", "INV-XXVI.B-6", "INV-XIV.E-3")
def test_an_ally_who_only_stands_in_a_region_controls_it_too_and_has_his_part_of_its_income() -> None:
    t = Table({"romains": "empire", "byzantins": "empire"}, {"romains": {"arvernia": 1}},
              owners={"byzantins": [PROVINCE_IDS[p] for p in members(LANDS[REGION["oriens"]])]})  # fmt: skip
    assert not control.own_regions(t.g, ROME)
    bonds.ally(t.g, ROME, EAST)
    assert not control.own_regions(t.g, ROME), "he stands in Gaul"
    t.muster("romains", "syria", 1)
    assert control.own_regions(t.g, ROME) == control.own_regions(t.g, EAST) == BIT[REGION["oriens"]]
    regional = [dict(income.gross(t.g, nation)) for nation in (ROME, EAST)]
    assert [found["INV-XIV.E-3"] for found in regional] == [2, 4], "in halves; the Byzantines have it wholly"
    assert [income.common(t.g, nation) for nation in (ROME, EAST)] == [-1, -2], "each gives half of that away"


# ---------------------------------------------------------------- stacking, and a war of two seats


@pytest.mark.rule("INV-XXVI.B-9", "INV-XVII.A-2", "INV-XVII.B-3")
def test_allies_stack_as_one_nation_an_invader_among_them_brings_his_one_more() -> None:
    t = stacked(2, 2)
    assert stacking.room(t.g, FRANKS, PROVINCE["thuringia"]) == 0
    t.g.invading = BIT[VANDALS]
    assert stacking.room(t.g, FRANKS, PROVINCE["thuringia"]) == 0, "he is not activated"
    t.g.playing = BIT[VANDALS] | BIT[FRANKS]
    assert stacking.room(t.g, FRANKS, PROVINCE["thuringia"]) == 1
    assert stacking.room(t.g, VANDALS, PROVINCE["thuringia"]) == 1
    assert stacking.room(t.g, FRANKS, PROVINCE["saxonia"]) == 4, "there he is not"
    assert stacking.room(t.g, VANDALS, PROVINCE["saxonia"]) == 5


def campaign(franks: int = 3, vandals: int = 3, romans: int = 2, dice: tuple[int, ...] = ()) -> Table:
    """Franks (seat 2) and Vandals (seat 3), allies, stand at the Rhine against the Romans in Treveria; movement."""
    t = Table(
        {"francs": "barbarian", "vandales": "barbarian", "romains": "empire"},
        {"francs": {"rhenus": franks}, "vandales": {"franconia": vandals}, "romains": {"treveria": romans}},
        hordes={"francs": "rhenus", "vandales": "franconia"}, capitals={"romains": "latium"},
        owners={"romains": ["treveria", "sequana", "saliens"]}, dice=dice,
    ).settle()  # fmt: skip
    bonds.ally(t.g, FRANKS, VANDALS)
    t.start(Activation(VANDALS))
    while t.g.stack[-1].NAME != "movement":
        t.choose("done")
    return t


def march(t: Table, here: str, there: str, stay: int = 0) -> None:
    """A pile, but for some units, steps into a province, where nobody reacts; its seat has finished then."""
    seat = t.g.actor
    t.choose("march", here)
    for _ in range(stay):
        t.choose("leave", t.offers("leave")[0])
    t.choose("step-to", there)
    while t.g.stack[-1].NAME in ("flight", "interception", "march"):
        t.choose("done")
    if t.g.stack[-1].NAME == "movement" and t.g.actor == seat:
        t.choose("done")


def go_on(t: Table) -> None:
    """Everybody passes, or does the first thing that there is to do."""
    while not t.g.over:
        offers = t.offers()
        t.choose(*(("done", None) if ("done", None) in offers else offers[0]))


@pytest.mark.rule("INV-XXVI.B-3", "INV-XXVI.B-9")
def test_two_seats_march_one_after_the_other_and_fight_one_battle() -> None:
    t = campaign()
    assert (t.g.actor, set(t.offers("march"))) == (3, {"franconia"}), "the Vandals, in whose place they play"
    march(t, "franconia", "treveria")
    assert (t.g.actor, set(t.offers("march"))) == (2, {"rhenus"})
    march(t, "rhenus", "treveria", stay=2)
    go_on(t)
    battles = t.events("battle")
    assert battles == [{"attacker": "vandales", "defender": "romains", "place": "treveria"}], "three Vandals, one Frank"


@pytest.mark.rule("INV-XXVI.B-9")
def test_both_fight_with_all_they_have_there() -> None:
    t = campaign()
    march(t, "franconia", "treveria")
    march(t, "rhenus", "treveria", stay=2)
    clash = next(frame for frame in t.g.stack if isinstance(frame, Battle))
    there = PROVINCE["treveria"]
    assert clash.units(t.g, 0) == t.g.units(VANDALS, there) | t.g.units(FRANKS, there)
    assert clash.units(t.g, 0).bit_count() == 4
    assert clash.nations(t.g, 0) == BIT[VANDALS] | BIT[FRANKS]


@pytest.mark.rule("INV-XVII.A-7", "INV-XXVI.B-9")
def test_stacking_is_checked_when_both_have_moved_and_who_moved_last_gives_way() -> None:
    t = campaign()
    march(t, "franconia", "treveria")
    assert t.g.actor == 2
    march(t, "rhenus", "treveria")
    assert [event["nation"] for event in t.events("excess")] == ["francs", "francs"], "six are two too many"
    there = PROVINCE["treveria"]
    assert (t.g.units(VANDALS, there).bit_count(), t.g.units(FRANKS, there).bit_count()) == (3, 1)


@pytest.mark.rule("INV-XXVI.B-9", "INV-XII.D-3")
def test_an_ally_that_is_at_peace_with_the_foe_does_not_fight() -> None:
    t = campaign()
    t.g.put_all(t.g.units(VANDALS, PROVINCE["franconia"]), PROVINCE["treveria"])
    t.g.put_all(t.g.units(FRANKS, PROVINCE["rhenus"]), PROVINCE["treveria"])
    assert battles.comrades(t.g, VANDALS, ROME, PROVINCE["treveria"]) == BIT[VANDALS] | BIT[FRANKS]
    t.g.pacts[FRANKS], t.g.pacts[ROME] = BIT[ROME], BIT[FRANKS]
    relations.work_out(t.g)
    assert battles.comrades(t.g, VANDALS, ROME, PROVINCE["treveria"]) == BIT[VANDALS]


@pytest.mark.rule("INV-XXVI.B-9", "INV-XX.L-7")
def test_each_seat_leads_its_own_out_of_a_lost_battle() -> None:
    t = campaign()
    pile = t.g.units(VANDALS, PROVINCE["franconia"]) | t.g.units(FRANKS, PROVINCE["rhenus"])
    assert companies(t.g, VANDALS, pile) == [
        (VANDALS, t.g.units(VANDALS, PROVINCE["franconia"])), (FRANKS, t.g.units(FRANKS, PROVINCE["rhenus"]))
    ]  # fmt: skip
    assert companies(t.g, FRANKS, pile)[0][0] == FRANKS, "who leads comes first"
    assert companies(t.g, ROME, pile)[0][0] == FRANKS, "Rome has nobody there"


@pytest.mark.rule("INV-XXVI.B-9", "INV-XXIV.A-1")
def test_allies_besiege_together_and_share_the_province() -> None:
    t = campaign(romans=0)
    t.g.level[PROVINCE["treveria"]] = 1
    march(t, "franconia", "treveria", stay=1)
    march(t, "rhenus", "treveria", stay=2)
    assert (t.g.stack[-1].NAME, t.g.actor) == ("siege", 3), "the Vandals have more units"
    siege = t.g.stack[-1]
    assert isinstance(siege, Siege)
    assert siege.pieces.bit_count() == 3
    t.g.script = [0]
    t.choose("besiege")
    go_on(t)
    assert t.owner("treveria") == "vandales"
    assert not t.g.allies[FRANKS], "their activation is over"
    assert t.events("separated") == [{"nation": "francs", "province": "treveria"}]


@pytest.mark.rule("INV-XXVI.B-3", "INV-XVIII.H-2")
def test_of_two_allies_the_invader_alone_moves_twice() -> None:
    t = campaign()
    t.g.invading = BIT[VANDALS]
    seen = []
    while not t.g.over:
        frame = t.g.stack[-1]
        if frame.NAME == "movement":
            seen.append(t.g.actor)
        t.choose("done") if ("done", None) in t.offers() else t.choose(*t.offers()[0])
    assert seen == [3, 2, 3]


@pytest.mark.rule("INV-XI.C-1", "INV-XXVI.B-3")
def test_an_ally_that_raids_stays_behind_the_other_marches() -> None:
    t = campaign()
    t.g.raided = BIT[VANDALS]
    frame = next(frame for frame in t.g.stack if isinstance(frame, Activation))
    frame.movement(t.g)
    assert t.g.playing == BIT[FRANKS]
    moving = next(frame for frame in t.g.stack[::-1] if isinstance(frame, Movement))
    assert (moving.nations, moving.final) == (BIT[FRANKS], True)


@pytest.mark.rule("INV-XII.A-7", "INV-XIX.B-1")
def test_who_shares_control_may_flee_too() -> None:
    t = world()
    saliens = PROVINCE["saliens"]
    t.g.owner[saliens] = ROME
    t.muster("romains", "saliens", 1)
    t.muster("perses", "saliens", 1)
    relations.work_out(t.g)
    assert flight.who(t.g, FRANKS, saliens) == BIT[ROME]
    bonds.ally(t.g, ROME, PERSIA)
    assert flight.who(t.g, FRANKS, saliens) == BIT[ROME] | BIT[PERSIA]


@pytest.mark.rule("INV-VI.K-5", "INV-XXVI.B-4", "INV-XXVI.B-5")
@pytest.mark.parametrize(("turn", "halves"), [(2, ["romains", "byzantins"]), (3, ["romains"])])
@pytest.mark.parametrize("first", ["francs", "romains"])
def test_what_a_half_of_the_one_empire_concludes_binds_both(turn: int, halves: list[str], first: str) -> None:
    t = Table({"francs": "barbarian", "romains": "empire", "byzantins": "empire"}, turn=turn)
    francs, bound = NATION["francs"], sum(BIT[NATION[name]] for name in halves)
    second = "romains" if first == "francs" else "francs"
    bonds.ally(t.g, NATION[first], NATION[second], lasting=True)
    assert t.g.allies[francs] == bound
    assert t.g.friends[francs] == bound | BIT[francs]
    assert t.g.lasting[francs] == bound
    assert [bool(t.g.allies[NATION[name]] & BIT[francs]) for name in ("romains", "byzantins")] == [
        True,
        len(halves) > 1,
    ]
    assert len(t.events("allied")) == 1
    bonds.unally(t.g, francs)
    assert not any(t.g.allies + t.g.lasting)
    assert len(t.events("alliance-over")) == 1, "one alliance"
    assert relations.hostile(t.g, francs, NATION["byzantins"], PROVINCE["thracia"])


@pytest.mark.rule("INV-VI.K-5", "INV-XXVI.B-7")
def test_piles_shared_with_either_half_part_when_the_alliance_with_the_empire_is_over() -> None:
    t = Table(
        {"francs": "barbarian", "romains": "empire", "byzantins": "empire"},
        {"francs": {"neustria": 1, "scythica": 1}, "romains": {"neustria": 2}, "byzantins": {"scythica": 2}},
        turn=2,
    )
    bonds.ally(t.g, NATION["francs"], NATION["romains"])
    t.g.call(Movement(BIT[NATION["francs"]]))
    bonds.part(t.g, NATION["romains"], NATION["francs"])
    parted = [(frame.one, frame.other) for frame in t.g.stack if isinstance(frame, Separation)]
    assert sorted(parted) == sorted((NATION[half], NATION["francs"]) for half in ("romains", "byzantins"))


@pytest.mark.rule("INV-XXVI.B-3", "INV-X.B-5")
def test_what_was_played_for_who_waits_for_an_ally_holds_until_it_is_activated() -> None:
    t = Table({"francs": "barbarian", "alamans": "barbarian", "vandales": "barbarian"})
    pieces = [t.lead("francs", "thuringia"), t.lead("alamans", "bavaria"), t.lead("vandales", "moravia")]
    francs, alamans, vandals = (BIT[piece] for piece in pieces)
    t.g.great = t.g.supplied = t.g.mutinous = francs | alamans | vandals
    for activated, left in ((["francs"], alamans | vandals), (["francs", "vandales"], alamans), (["alamans"], 0)):
        frame = Activation(NATION[activated[-1]])
        t.g.call(frame)
        t.g.activated |= sum(BIT[NATION[name]] for name in activated)
        frame.close(t.g)
        assert (t.g.great, t.g.supplied, t.g.mutinous) == (left, left, left)
