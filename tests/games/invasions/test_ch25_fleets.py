"""INV XXV: fleets, naval interception and battle, transport, landings, blockade."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import SKILLED_NAVIGATION, STORM
from latrunculi.games.invasions.components.chart import NONE, PROVINCE, REGION, SEA, SEA_IDS
from latrunculi.games.invasions.components.counters import FLEETS, HORDE_OF, LEADERS, OF_NATION, PIECE, PIECE_IDS
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION
from latrunculi.games.invasions.rules import blockade, bonds, coasts, fleets, naval, raids, relations, transport, ways
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.clash import DEFENDER
from latrunculi.games.invasions.rules.fleets import Voyage
from latrunculi.games.invasions.rules.invariants import piece_defects
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.naval import Challenges, SeaFight
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.state import EMPIRE, GONE, LATER, RESERVE, SOURCES, TITLES, TRACK, VASSAL
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table.marches import march_state
from latrunculi.games.invasions.table.sieges import voyage_state
from latrunculi.kernel.actions import BIT, Offers, members
from tests.games.invasions.field import whites
from tests.games.invasions.table import Table, place

ROMAINS, BYZANTINS, VANDALES, HUNS = NATION["romains"], NATION["byzantins"], NATION["vandales"], NATION["huns"]
SICULUM, TYRRHENEUM = SEA["mare-siculum"], SEA["mare-tyrrheneum"]
DEEDS = 5
FIRST_ROMAN = PIECE_IDS[Table({"romains": "empire"}).muster("romains", "africa")[0]]


def rome(**more: object) -> Table:
    """Rome in Italy, Sicily and Africa, the Vandals at Carthago Nova (Cartaginensis); nobody's fleets yet. Turn 6."""
    t = Table(
        {"romains": "empire", "vandales": "kingdom"},
        owners={"romains": ["campania", "sicilia", "africa", "tuscia"], "vandales": ["cartaginensis"]},
        **{"turn": 6, **more},  # type: ignore[arg-type]
    )
    t.g.playing = BIT[ROMAINS]
    return t


def fleet(t: Table, nation: str, sea: str, number: int = 1) -> int:
    """Put fleets in a sea; their mask."""
    return sum([BIT[piece] for piece in t.muster(nation, sea, number)])


def seas(mask: int) -> set[str]:
    """The names of some seas."""
    return {SEA_IDS[sea] for sea in members(mask)}


def aboard(t: Table, province: str, units: int = 2) -> Table:
    """So many Romans in a province, whose pile sets out."""
    t.muster("romains", province, units)
    return t.start(Movement(BIT[ROMAINS])).choose("march", province)


def hold(t: Table, nation: int, title: int) -> None:
    """An Event card in the hand of the camp of a nation."""
    t.g.event_deck[title] -= 1
    t.g.event_hand[CAMP_OF[nation] * TITLES + title] += 1


# ---------------------------------------------------------------- XXV.A: fleets


@pytest.mark.rule("INV-XXV.A-1")
def test_a_fleet_is_at_sea() -> None:
    t = rome()
    ship = t.muster("romains", "mare-siculum")[0]
    assert piece_defects(t.g) == []
    t.g.put(ship, PROVINCE["sicilia"])
    assert len(piece_defects(t.g)) == 1


@pytest.mark.rule("INV-XXV.A-2")
def test_a_fleet_sails_four_seas_in_an_activation() -> None:
    t = rome()
    ship = t.muster("romains", "mare-tyrrheneum")[0]
    t.start(Movement(BIT[ROMAINS])).choose("sail", "romains-fleet-1")
    for sea in ("mare-siculum", "mare-aegeum", "mare-siculum"):
        t.choose("sail-to", sea)
    t.choose("sail-to", "mare-tyrrheneum")
    assert [e["sea"] for e in t.events("sailed")] == ["mare-siculum", "mare-aegeum", "mare-siculum", "mare-tyrrheneum"]
    assert t.offers("sail") == []
    t.choose("done")
    t.g.rest()  # the second Movement sub-step of an invasion
    assert t.g.steps(ship) == 4
    assert fleets.ready(t.g, BIT[ROMAINS]) == 0
    t.g.call(Activation(ROMAINS))
    t.g.stack[-1].start(t.g)
    assert t.g.steps(ship) == 0


@pytest.mark.rule("INV-XXV.A-3")
def test_a_fleet_stays_within_two_seas_of_a_port_of_its_nation() -> None:
    t = rome()
    t.g.owner = [-1] * len(t.g.owner)
    t.g.owner[PROVINCE["umbria"]] = ROMAINS  # Ravenna, on the Mare Adriaticum
    assert seas(fleets.waters(t.g, ROMAINS)) == {
        "mare-adriaticum", "mare-siculum", "mare-aegeum", "mare-mauretanicum", "mare-nostrum-orientalis",
        "mare-tyrrheneum",
    }  # fmt: skip
    t.muster("romains", "mare-aegeum")
    t.start(Voyage(ROMAINS, SEA["mare-aegeum"], t.g.fleets(ROMAINS, place("mare-aegeum"))))
    assert t.why_not("sail-to", "propontis") == "INV-XXV.A-3"
    assert "mare-siculum" in t.offers("sail-to")
    t.g.level[PROVINCE["umbria"]] = 0  # a port without a city is none
    assert fleets.waters(t.g, ROMAINS) == 0
    t.g.status[ROMAINS] = 1  # barbarians need none
    assert fleets.waters(t.g, ROMAINS) & BIT[SEA["mare-aegeum"]]
    t = Table({"vandales": "barbarian"}, owners={"vandales": ["cartaginensis", "carpetania"]})
    assert coasts.harbours(t.g, VANDALES) == BIT[SEA["mare-mauretanicum"]]  # of one the coast, the other is inland


@pytest.mark.rule("INV-XXV.A-3", "INV-XXV.A-2")
def test_a_fleet_whose_ports_have_fallen_may_sail_home_and_nowhere_else() -> None:
    """The Channel fleet of a Rome without a port nearer than Campania; two seas from it is the Sinus Gaditanus."""
    t = rome()
    t.muster("romains", "oceanus-britannicus")
    t.start(Movement(BIT[ROMAINS])).choose("sail", "romains-fleet-1")
    assert t.offers("sail-to") == ["oceanus-atlanticus"]
    assert t.why_not("sail-to", "oceanus-germanicus") == "INV-XXV.A-3"
    assert voyage_state(t.g).reach == {
        "oceanus-atlanticus": 1, "oceanus-occidentalis": 2, "sinus-gaditanus": 3, "mare-mauretanicum": 4,
    }  # fmt: skip
    t.choose("sail-to", "oceanus-atlanticus")
    assert t.offers("sail-to") == ["oceanus-occidentalis"], "neither back nor to Ireland"
    t.choose("sail-to", "oceanus-occidentalis")
    assert t.offers("sail-to") == ["sinus-gaditanus"]


@pytest.mark.rule("INV-XXV.A-3")
def test_without_any_port_a_fleet_stays_where_it_is() -> None:
    t = rome()
    t.g.owner = [-1] * len(t.g.owner)
    t.muster("romains", "oceanus-britannicus")
    assert fleets.ready(t.g, BIT[ROMAINS]) == 0


@pytest.mark.rule("INV-XXV.A-4", "INV-XXV.A-5")
def test_two_fleets_make_a_pile_and_four_make_two() -> None:
    t = rome()
    first = fleet(t, "romains", "mare-siculum", 2)
    assert naval.piles(t.g, ROMAINS, SICULUM) == [first]
    third = fleet(t, "romains", "mare-siculum", 1)
    assert naval.piles(t.g, ROMAINS, SICULUM) == [first, third]
    fourth = fleet(t, "romains", "mare-siculum", 1)
    assert naval.piles(t.g, ROMAINS, SICULUM) == [first, third | fourth]
    t.start(Voyage(ROMAINS, SICULUM, first))
    assert t.offers("take") == []


@pytest.mark.rule("INV-XXV.A-6")
def test_a_pile_takes_fleets_up_and_leaves_them() -> None:
    t = rome()
    a = t.muster("romains", "mare-siculum")[0]
    b = t.muster("romains", "mare-tyrrheneum")[0]
    t.start(Movement(BIT[ROMAINS])).choose("sail", "romains-fleet-1").choose("sail-to", "mare-tyrrheneum")
    t.choose("take", "romains-fleet-2").choose("sail-to", "sinus-gallicus").choose("leave", "romains-fleet-1")
    t.choose("sail-to", "mare-tyrrheneum").choose("done")
    assert t.g.at[a] == place("sinus-gallicus")
    assert t.g.at[b] == place("mare-tyrrheneum")
    assert (t.g.steps(a), t.g.steps(b)) == (2, 2)


@pytest.mark.rule("INV-XXV.A-2", "INV-XXV.A-6")
def test_a_pile_sails_no_farther_than_the_fleet_that_has_come_farthest() -> None:
    """Three seas with one fleet, then a fourth with another, fresh one: the pile sails no farther."""
    t = rome()
    t.muster("romains", "mare-siculum")
    t.muster("romains", "mare-tyrrheneum")
    t.start(Movement(BIT[ROMAINS])).choose("sail", "romains-fleet-1").choose("sail-to", "mare-aegeum")
    t.choose("sail-to", "mare-siculum").choose("sail-to", "mare-tyrrheneum").choose("take", "romains-fleet-2")
    t.choose("sail-to", "mare-siculum")
    assert t.offers("sail-to") == []
    assert t.offers("sail") == ["romains-fleet-2"]  # it may go on alone


@pytest.mark.rule("INV-XXV.A-7", "INV-XXV.A-8")
def test_enemies_share_a_sea_unless_somebody_intercepts() -> None:
    t = rome()
    fleet(t, "vandales", "mare-siculum")
    fleet(t, "romains", "mare-tyrrheneum")
    t.start(Movement(BIT[ROMAINS])).choose("sail", "romains-fleet-1").choose("sail-to", "mare-siculum")
    assert t.g.actor == t.g.seat(VANDALES)
    assert t.offers() == [("yes", None), ("no", None)]  # no flight is offered
    t.choose("no").choose("done").choose("done")
    assert t.events("battle") == []
    assert t.g.fleets(VANDALES, place("mare-siculum"))
    assert t.g.fleets(ROMAINS, place("mare-siculum"))


# ---------------------------------------------------------------- XXV.B: interception


def meeting(*dice: int, theirs: int = 1, ours: int = 1) -> Table:
    """A Roman pile has met Vandals in the Mare Siculum."""
    t = rome(dice=dice)
    foe = fleet(t, "vandales", "mare-siculum", theirs)
    own = fleet(t, "romains", "mare-siculum", ours)
    assert foe
    assert own
    return t


@pytest.mark.rule("INV-XXV.B-1", "INV-XXV.C-1")
def test_the_inactive_nation_declares_first_then_the_active_one() -> None:
    t = meeting(5)
    t.start(Voyage(ROMAINS, SICULUM, t.g.fleets(ROMAINS, place("mare-siculum"))))
    assert t.g.actor == t.g.seat(VANDALES)
    t.choose("no")
    assert t.g.actor == t.g.seat(ROMAINS)
    t.choose("challenge", "vandales")
    assert len(t.events("challenge-failed")) == 1
    assert t.g.stack[-1].NAME == "voyage"  # and goes on


@pytest.mark.rule("INV-XXV.B-2")
def test_fleets_of_other_seas_do_not_intercept() -> None:
    t = rome()
    fleet(t, "vandales", "mare-tyrrheneum")
    own = fleet(t, "romains", "mare-siculum")
    t.start(Challenges(ROMAINS, SICULUM, own))
    assert t.g.over
    assert t.g.answer == 1


@pytest.mark.rule("INV-CH.d2-12")
@pytest.mark.rule("INV-XXV.B-3")
@pytest.mark.parametrize(("die", "meets"), [(4, True), (5, False)])
def test_an_interception_takes_a_d2_test(die: int, meets: bool) -> None:
    t = meeting(die)
    t.start(Challenges(ROMAINS, SICULUM, t.g.fleets(ROMAINS, place("mare-siculum")))).choose("yes")
    assert (not t.g.over) == meets
    assert len(t.events("d2")) == 1


@pytest.mark.rule("INV-CH.d2-12")
@pytest.mark.rule("INV-XXV.B-3")
def test_who_holds_all_coastal_cities_needs_no_test() -> None:
    t = meeting()
    for province in ("cyrenaica", "africa", "sicilia"):
        t.g.owner[PROVINCE[province]] = VANDALES
    t.start(Challenges(ROMAINS, SICULUM, t.g.fleets(ROMAINS, place("mare-siculum")))).choose("yes")
    assert t.g.stack[-1].NAME == "sea-fight"
    assert t.events("d2") == []
    t.g.stack.clear()
    for province in ("cyrenaica", "africa", "sicilia"):
        t.g.level[PROVINCE[province]] = 0
    t.g.interceptors = t.g.intercepted = 0
    t.g.script = [5]
    t.start(Challenges(ROMAINS, SICULUM, t.g.fleets(ROMAINS, place("mare-siculum")))).choose("yes")
    assert len(t.events("d2")) == 1  # a sea without cities has no master


@pytest.mark.rule("INV-XXV.B-3", "INV-XXV.C-5", "INV-XII.A-5")
def test_the_cities_of_vassals_and_allies_count_and_those_of_federates_do_not() -> None:
    """Of the Mare Siculum Rome holds Sicily and Africa, another nation Cyrenaica."""
    t = rome()
    t.g.owner[PROVINCE["cyrenaica"]] = VANDALES
    assert not coasts.masters(t.g, ROMAINS, SICULUM)
    bonds.bind(t.g, VANDALES, ROMAINS, VASSAL)
    assert coasts.masters(t.g, ROMAINS, SICULUM)
    assert not coasts.masters(t.g, VANDALES, SICULUM)
    bonds.free(t.g, VANDALES)
    bonds.ally(t.g, ROMAINS, VANDALES)
    assert coasts.masters(t.g, ROMAINS, SICULUM)
    assert coasts.masters(t.g, VANDALES, SICULUM)
    t = rome()
    t.g.owner[PROVINCE["cyrenaica"]] = VANDALES
    bonds.federate(t.g, VANDALES, ROMAINS, 0)
    assert not coasts.masters(t.g, ROMAINS, SICULUM)


@pytest.mark.rule("INV-VI.K-5", "INV-XXV.B-3", "INV-XXV.E-6")
@pytest.mark.parametrize(("turn", "one"), [(2, True), (3, False)])
def test_the_coasts_of_both_romes_count_while_they_are_one_empire(turn: int, one: bool) -> None:
    """Sicily is of the West, Cyrenaica and Africa, one coast, of the East."""
    t = Table({"romains": "empire", "byzantins": "empire"},
              owners={"romains": ["sicilia"], "byzantins": ["cyrenaica", "africa"]}, turn=turn)  # fmt: skip
    assert [coasts.masters(t.g, rome, SICULUM) for rome in (ROMAINS, BYZANTINS)] == [one, one]
    assert coasts.foothold(t.g, ROMAINS, SICULUM, PROVINCE["tripolitania"]) is one
    assert coasts.foothold(t.g, BYZANTINS, SICULUM, PROVINCE["sicilia"]) is one
    assert coasts.foothold(t.g, BYZANTINS, SICULUM, PROVINCE["tripolitania"])
    assert not coasts.foothold(t.g, VANDALES, SICULUM, PROVINCE["tripolitania"])


@pytest.mark.rule("INV-XXV.B-4")
def test_a_pile_intercepts_once_and_is_intercepted_once() -> None:
    t = meeting(5, 5, theirs=3)
    own = t.g.fleets(ROMAINS, place("mare-siculum"))
    t.start(Challenges(ROMAINS, SICULUM, own)).choose("yes")
    assert t.g.over
    t.start(Challenges(ROMAINS, SICULUM, own))
    assert t.g.over  # it has been a target; the second pile asks in vain
    t.g.intercepted = 0
    assert naval.hunter(t.g, VANDALES, SICULUM, False).bit_count() == 1
    t.start(Challenges(ROMAINS, SICULUM, own)).choose("yes")
    t.g.intercepted = 0
    t.start(Challenges(ROMAINS, SICULUM, own))
    assert t.g.over  # both have tried
    assert naval.foes(t.g, ROMAINS, SICULUM, own) == BIT[VANDALES]
    t.g.interceptors |= own
    assert naval.foes(t.g, ROMAINS, SICULUM, own) == 0


@pytest.mark.rule("INV-XXV.B-5")
def test_a_second_transport_may_be_intercepted_again_by_the_same_pile() -> None:
    t = rome(dice=[5, 5])
    fleet(t, "vandales", "mare-siculum")
    fleet(t, "romains", "mare-siculum")
    aboard(t, "africa", 2).choose("leave", FIRST_ROMAN).choose("ship", "sicilia")
    t.choose("yes").choose("done")
    fresh = members(t.g.units(ROMAINS, PROVINCE["africa"]))[0]
    t.choose("march", "africa").choose("ship", "sicilia")
    assert t.g.actor == t.g.seat(VANDALES)
    t.choose("yes")
    assert len(t.events("challenged")) == 2
    assert t.g.at[fresh] == PROVINCE["sicilia"]


# ---------------------------------------------------------------- XXV.C: battle


@pytest.mark.rule("INV-XXV.C-2")
def test_one_pile_fights_on_each_side() -> None:
    t = meeting(4, theirs=3, ours=2)
    own = t.g.fleets(ROMAINS, place("mare-siculum"))
    t.start(Challenges(ROMAINS, SICULUM, own)).choose("yes").choose("yes")
    battle = t.events("battle")[0]
    assert (battle["attacker"], battle["defender"]) == ("romains", "vandales")
    throws = t.events("melee-throw")
    assert [len(throw["white"]) for throw in throws] == [2, 2]


@pytest.mark.rule("INV-XXV.C-3")
def test_at_sea_combat_dice_are_thrown_under_the_advanced_option_too() -> None:
    t = meeting(4, theirs=3, ours=2)
    t.g.advanced = 1
    own = t.g.fleets(ROMAINS, place("mare-siculum"))
    t.start(Challenges(ROMAINS, SICULUM, own)).choose("yes").choose("yes")
    assert [len(throw["white"]) for throw in t.events("melee-throw")] == [2, 2]
    assert t.events("clashed") == []


@pytest.mark.rule("INV-XXV.C-9")
@pytest.mark.parametrize("active", [True, False])
def test_who_refuses_battle_stops_or_loses_a_point(active: bool) -> None:
    t = meeting(4)
    own, foe = (t.g.fleets(n, place("mare-siculum")) for n in (ROMAINS, VANDALES))
    if active:
        t.start(Voyage(ROMAINS, SICULUM, own)).choose("yes")
        assert t.g.actor == t.g.seat(ROMAINS)
        t.choose("no")
        assert fleets.fresh(t.g, own) == 0
        assert t.g.vp[ROMAINS * SOURCES + DEEDS] == 0
        assert t.g.over
    else:
        t.start(SeaFight(ROMAINS, VANDALES, SICULUM, [own, foe], active=ROMAINS))
        assert t.g.actor == t.g.seat(VANDALES)
        t.choose("no")
        assert t.g.vp[ROMAINS * SOURCES + DEEDS] == 1
        assert t.g.vp[VANDALES * SOURCES + DEEDS] == -1
        assert fleets.fresh(t.g, own) == own
    assert t.events("battle") == []


@pytest.mark.rule("INV-XXV.C-8")
def test_a_leader_may_go_aboard_and_comes_ashore_again() -> None:
    t = rome(dice=[4, *whites("-", "-")])
    own, foe = fleet(t, "romains", "mare-siculum"), fleet(t, "vandales", "mare-siculum")
    leader = next(p for p in PIECE if LEADERS & OF_NATION[ROMAINS] & BIT[PIECE[p]])
    t.put(leader, "sicilia")
    t.start(SeaFight(ROMAINS, VANDALES, SICULUM, [own, foe], active=ROMAINS)).choose("yes")
    t.choose("embark", leader)
    assert t.g.at[PIECE[leader]] == place("mare-siculum")
    while not t.g.over:
        t.choose(*t.offers()[-1])
    assert t.g.at[PIECE[leader]] == PROVINCE["sicilia"]


@pytest.mark.rule("INV-XXV.C-8", "INV-XXV.B-1", "INV-XX.A-3")
@pytest.mark.parametrize("interceptor", ["romains", "vandales"])
def test_each_side_may_have_its_leader_aboard_whoever_has_intercepted(interceptor: str) -> None:
    """Rome is active, and so the attacker; leaders of both stand in Sicily and in Epirus."""
    t = rome(dice=[4, *whites("-", "-")])
    own, foe = fleet(t, "romains", "mare-siculum"), fleet(t, "vandales", "mare-siculum")
    t.put("romains-caesar", "sicilia")
    t.put("vandales-rex", "epirus")
    target = VANDALES if interceptor == "romains" else ROMAINS
    t.start(SeaFight(NATION[interceptor], target, SICULUM, [own, foe], active=ROMAINS))
    assert t.g.actor == t.g.seat(target)
    t.choose("yes")
    for nation, leader in (("romains", "romains-caesar"), ("vandales", "vandales-rex")):
        assert t.g.actor == t.g.seat(NATION[nation])
        assert t.offers("embark") == [leader]
        t.choose("embark", leader)
    battle = t.events("battle")[0]
    assert (battle["attacker"], battle["defender"]) == ("romains", "vandales")
    clash = t.g.stack[1]
    assert clash.rerolls == [1, 1]  # type: ignore[attr-defined]
    while not t.g.over:
        t.choose("done")
    assert (t.g.at[PIECE["romains-caesar"]], t.g.at[PIECE["vandales-rex"]]) == (PROVINCE["sicilia"], PROVINCE["epirus"])


@pytest.mark.rule("INV-XXV.C-7", "INV-XXV.C-8")
def test_where_two_piles_sink_each_other_nobody_has_won_and_both_leaders_are_lost() -> None:
    """A reduced Roman fleet and a Vandal one, a sword on each die; neither rerolls."""
    t = rome(dice=[4, *whites("s", "s")])
    own, foe = fleet(t, "romains", "mare-siculum"), fleet(t, "vandales", "mare-siculum")
    t.g.reduced |= own
    t.put("romains-caesar", "sicilia")
    t.put("vandales-rex", "epirus")
    t.start(SeaFight(ROMAINS, VANDALES, SICULUM, [own, foe], active=ROMAINS)).choose("yes")
    t.choose("embark", "romains-caesar").choose("embark", "vandales-rex")
    while not t.g.over:
        t.choose("done")
    assert len(t.events("battle-drawn")) == 1
    assert {event["leader"] for event in t.events("leader-lost")} == {"romains-caesar", "vandales-rex"}
    assert t.events("fate") == [], "without a test"


# ---------------------------------------------------------------- XXV.D: transport


@pytest.mark.rule("INV-III.B-11", "INV-XVIII.A-5", "INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XXV.D-1", "INV-XXV.D-3", "INV-XXV.D-6", "INV-XXV.D-7")
def test_two_seas_cost_two_steps_and_each_pile_one() -> None:
    t = rome()
    t.g.owner[PROVINCE["tuscia"]] = ROMAINS
    one = t.muster("romains", "mare-siculum")[0]
    t.muster("romains", "tuscia")
    twin = t.g.clone()
    t.start(Movement(BIT[ROMAINS])).choose("march", "tuscia")
    assert "africa" not in t.offers("ship")
    assert t.why_not("ship", "africa") == "INV-XXV.D-3"
    t.g = twin
    two = t.muster("romains", "mare-tyrrheneum")[0]
    t.start(Movement(BIT[ROMAINS])).choose("march", "tuscia").choose("ship", "africa")
    here = members(t.g.units(ROMAINS, PROVINCE["africa"]))
    assert len(here) == 1
    assert t.g.steps(here[0]) == 2
    assert (t.g.steps(one), t.g.steps(two)) == (1, 1)
    assert t.offers("step-to")  # and goes on by land


@pytest.mark.rule("INV-XVIII.K-3", "INV-XXV.E-1")
def test_no_sea_leads_to_land_that_is_closed() -> None:
    """From Tingitania over the Ocean: Lusitania lies open, the Moors' own coast does not."""
    t = rome()
    t.g.owner[PROVINCE["tingitania"]] = ROMAINS
    fleet(t, "romains", "oceanus-occidentalis")
    aboard(t, "tingitania", 1)
    assert "lusitania" in t.offers("land-at")
    assert not {"atlas", "anti-atlas"} & set(t.offers("land-at"))
    assert t.why_not("land-at", "atlas") == "INV-XVIII.K-3"


@pytest.mark.rule("INV-XXV.D-2", "INV-XXV.E-1")
def test_transport_leads_to_friends_and_landing_to_enemies_and_empty_land() -> None:
    t = rome(turn=6)
    t.g.owner[PROVINCE["sicilia"]] = VANDALES
    fleet(t, "romains", "mare-siculum")
    aboard(t, "africa", 1)
    assert "sicilia" not in t.offers("ship")
    assert t.why_not("ship", "sicilia") == "INV-XXV.D-2"
    assert "sicilia" in t.offers("land-at")
    t = rome()
    fleet(t, "romains", "mare-siculum")
    aboard(t, "africa", 1)
    assert "sicilia" in t.offers("ship")
    assert "africa" not in t.offers("ship")
    assert "sicilia" not in t.offers("land-at")


@pytest.mark.rule("INV-XXV.D-2")
def test_who_goes_aboard_leaves_a_friendly_coast() -> None:
    t = rome()
    t.g.owner[PROVINCE["africa"]] = VANDALES
    fleet(t, "romains", "mare-siculum")
    aboard(t, "africa", 1)
    assert t.offers("ship") == []
    assert t.why_not("ship", "sicilia") == "INV-XXV.D-2"


@pytest.mark.rule("INV-XXV.D-4")
@pytest.mark.parametrize(("ships", "units", "goes"), [(1, 3, True), (1, 4, False), (2, 6, True), (2, 7, False)])
def test_a_fleet_carries_three_units(ships: int, units: int, goes: bool) -> None:
    t = rome()
    fleet(t, "romains", "mare-siculum", ships)
    group = sum([BIT[u] for u in t.muster("romains", "africa", units)])
    assert transport.carries(t.g, ROMAINS, SICULUM, group) == goes


@pytest.mark.rule("INV-XXV.D-4")
def test_a_fleet_carries_one_leader() -> None:
    t = rome()
    fleet(t, "romains", "mare-siculum")
    leaders = members(LEADERS & OF_NATION[ROMAINS])[:2]
    assert transport.carries(t.g, ROMAINS, SICULUM, BIT[leaders[0]])
    assert not transport.carries(t.g, ROMAINS, SICULUM, BIT[leaders[0]] | BIT[leaders[1]])


@pytest.mark.rule("INV-XXV.D-5")
def test_a_pile_makes_two_transports_in_an_activation() -> None:
    t = rome()
    fleet(t, "romains", "mare-siculum")
    t.muster("romains", "africa", 3)
    t.start(Movement(BIT[ROMAINS]))
    for _ in range(2):
        t.choose("march", "africa")
        while len(t.offers("leave")) and t.g.stack[-1].group.bit_count() > 1:  # type: ignore[attr-defined]
            t.choose("leave", t.offers("leave")[0])
        t.choose("ship", "sicilia").choose("done")
    t.choose("march", "africa")
    assert t.offers("ship") == []
    assert t.g.units(ROMAINS, PROVINCE["sicilia"]).bit_count() == 2


@pytest.mark.rule("INV-XXV.D-8")
def test_a_pile_is_shipped_once() -> None:
    t = rome()
    fleet(t, "romains", "mare-siculum")
    aboard(t, "africa", 1).choose("ship", "sicilia")
    assert t.offers("ship") == []
    assert t.why_not("ship", "africa") == "INV-XXV.D-8"


@pytest.mark.rule("INV-VI.I-4", "INV-XVIII.A-6")
@pytest.mark.rule("INV-XXV.D-9")
def test_nomad_barbarians_stay_ashore_but_for_mercenaries_and_auxiliaries() -> None:
    t = Table({"huns": "barbarian", "romains": "empire"}, {"huns": {"africa": 1}})
    hun = t.g.units(HUNS, PROVINCE["africa"])
    assert not transport.seafaring(t.g, hun)
    t.g.lend(members(hun)[0], ROMAINS)
    assert transport.seafaring(t.g, hun)
    t.g.lend(members(hun)[0], HUNS)
    t.g.status[HUNS] = 2
    assert transport.seafaring(t.g, hun)
    t = Table({"vandales": "barbarian"}, {"vandales": {"africa": 1}})
    assert transport.seafaring(t.g, t.g.units(VANDALES, PROVINCE["africa"]))  # barbarians, but no nomads


@pytest.mark.rule("INV-XXV.D-10", "INV-XXV.D-11")
def test_a_transport_that_refuses_battle_turns_back() -> None:
    t = rome(dice=[4])
    fleet(t, "vandales", "mare-siculum")
    own = fleet(t, "romains", "mare-siculum")
    aboard(t, "africa", 1).choose("ship", "sicilia")
    assert t.g.actor == t.g.seat(VANDALES)
    t.choose("yes").choose("no")
    unit = members(t.g.units(ROMAINS, PROVINCE["africa"]))[0]
    assert t.g.steps(unit) == 1
    assert t.g.sailed == BIT[unit]
    assert fleets.fresh(t.g, own) == 0
    assert t.offers("ship") == []


@pytest.mark.rule("INV-XXV.D-12", "INV-XXV.E-10")
def test_the_example_five_units_on_two_fleets_of_which_one_is_lost() -> None:
    """Two Vandal fleets with five units meet two Roman ones and lose a ship: two units drown."""
    t = Table(
        {"vandales": "kingdom", "romains": "empire"},
        {"vandales": {"africa": 5}},
        owners={"vandales": ["africa"], "romains": ["sicilia"]},
        turn=6,
        # sea risk 9; d2 4; both melee throws: none of the Vandals' dice hits, one of the Romans' does
        dice=[9, 4, *whites("-", "-"), *whites("s", "-")],
    )
    t.g.playing = BIT[VANDALES]
    t.g.level[PROVINCE["africa"]] = 1
    fleet(t, "vandales", "mare-siculum", 2)
    fleet(t, "romains", "mare-siculum", 2)
    t.g.turn = 3  # before the Vandals' profile spares them the test
    t.start(Movement(BIT[VANDALES])).choose("march", "africa").choose("land-at", "sicilia")
    t.choose("yes").choose("yes")
    drowned = 0
    while t.g.stack[-1].NAME != "march" or not t.events("drowned"):
        if t.g.stack[-1].NAME == "transport":
            drowned += 1
            t.choose("drown", t.offers("drown")[0])
        else:
            t.choose(*t.offers()[0])
    assert drowned == 2
    assert t.g.units(VANDALES, PROVINCE["sicilia"]).bit_count() == 3


@pytest.mark.rule("INV-XXV.D-12", "INV-XXV.C-8")
def test_with_the_last_ship_all_go_down() -> None:
    t = rome(dice=[4, *whites("-"), *whites("s", "s")])
    fleet(t, "vandales", "mare-siculum", 2)
    ship = members(fleet(t, "romains", "mare-siculum"))[0]
    t.g.reduced |= BIT[ship]
    leader = next(p for p in PIECE if LEADERS & OF_NATION[ROMAINS] & BIT[PIECE[p]])
    t.put(leader, "africa")
    aboard(t, "africa", 2).choose("ship", "sicilia").choose("yes").choose("yes")
    while not t.g.over:
        t.choose(*t.offers()[-1])
    assert not t.g.units(ROMAINS, PROVINCE["africa"]) | t.g.units(ROMAINS, PROVINCE["sicilia"])
    assert t.g.at[PIECE[leader]] in (GONE, TRACK, LATER)
    assert t.g.at[ship] == RESERVE


@pytest.mark.rule("INV-XXV.E-8")
def test_a_storm_strikes_a_plain_transport_too() -> None:
    t = rome(dice=[1])
    ship = members(fleet(t, "romains", "mare-siculum"))[0]
    hold(t, VANDALES, STORM)
    t.g.owner[PROVINCE["cyrenaica"]] = ROMAINS
    aboard(t, "africa", 1).choose("ship", "sicilia").choose("stratagem", "storm")
    assert t.events("sea-risk")[0]["bonus"] == 1  # its own city in Sicilia; without the card's -4
    assert t.g.at[ship] == RESERVE
    assert t.g.units(ROMAINS, PROVINCE["africa"])


@pytest.mark.rule("INV-XXV.E-8", "INV-X.B-5")
def test_a_good_pilot_answers_a_storm_upon_a_plain_transport() -> None:
    t = rome(dice=[1])
    ship = members(fleet(t, "romains", "mare-siculum"))[0]
    hold(t, VANDALES, STORM)
    hold(t, ROMAINS, SKILLED_NAVIGATION)
    t.g.owner[PROVINCE["cyrenaica"]] = ROMAINS
    aboard(t, "africa", 1).choose("ship", "sicilia").choose("stratagem", "storm")
    t.choose("done").choose("stratagem", "skilled-navigation")  # it holds no Reaction
    assert t.events("sea-risk")[0]["bonus"] == 1 + 4  # 6 on a 1: neither the ship nor the day is lost
    assert t.g.at[ship] != RESERVE
    assert t.g.units(ROMAINS, PROVINCE["sicilia"])


# ---------------------------------------------------------------- XXV.E: landings


def risk(t: Table, nation: int, sea: str, province: str, effects: int = 0) -> int:
    """The modifiers of a landing."""
    return transport.odds(t.g, nation, SEA[sea], PROVINCE[province], effects).total


@pytest.mark.rule("INV-CH.XXV.E-1")
@pytest.mark.rule("INV-XXV.E-6", "INV-XXV.E-7")
def test_a_city_on_the_same_coast_and_roman_seamanship() -> None:
    t = rome()
    assert risk(t, VANDALES, "mare-mauretanicum", "saguntum") == 0  # from Carthago Nova, on the same coast
    assert risk(t, VANDALES, "mare-mauretanicum", "caesarea") == -2  # the other shore
    assert risk(t, ROMAINS, "mare-mauretanicum", "caesarea") == -2 + 1
    t.g.level[PROVINCE["cartaginensis"]] = 0
    assert risk(t, VANDALES, "mare-mauretanicum", "saguntum") == -2
    assert risk(t, ROMAINS, "oceanus-britannicus", "cantium") == -2
    assert risk(t, ROMAINS, "pontus-euxinus", "pontus") == -2 + 1


@pytest.mark.rule("INV-CH.XXV.E-1")
@pytest.mark.rule("INV-XXV.E-8")
def test_cards_of_the_sea() -> None:
    t = rome()
    assert risk(t, VANDALES, "mare-mauretanicum", "caesarea", BIT[STORM]) == -2 - 4
    assert risk(t, VANDALES, "mare-mauretanicum", "caesarea", BIT[SKILLED_NAVIGATION]) == -2 + 4


def invasion(*dice: int, units: int = 2) -> Table:
    """Rome would land in Sicily from Africa; Sicily is the Vandals' and empty."""
    t = rome(dice=dice)
    t.g.owner[PROVINCE["sicilia"]] = VANDALES
    fleet(t, "romains", "mare-siculum")
    return aboard(t, "africa", units)


@pytest.mark.rule("INV-CH.XXV.E-1", "INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XXV.E-3", "INV-XXV.E-5", "INV-XXV.E-9")
@pytest.mark.parametrize(("die", "lands"), [(6, True), (5, False)])
def test_five_lands(die: int, lands: bool) -> None:
    t = invasion(die).choose("land-at", "sicilia")  # -2 for no city on the coast of the island, +1 for Rome
    assert len(t.events("sea-risk")) == 1
    assert t.events("sea-risk")[0]["bonus"] == -1
    where = "sicilia" if lands else "africa"
    assert t.g.units(ROMAINS, PROVINCE[where]).bit_count() == 2


@pytest.mark.rule("INV-XXV.E-2")
def test_steps_are_spent_though_a_landing_fails() -> None:
    t = invasion(1).choose("land-at", "sicilia")
    for unit in members(t.g.units(ROMAINS, PROVINCE["africa"])):
        assert t.g.steps(unit) == 1
    assert t.g.steps(members(t.g.fleets(ROMAINS, place("mare-siculum")))[0]) == 1


@pytest.mark.rule("INV-CH.XXV.E-1")
@pytest.mark.rule("INV-XXV.E-3")
def test_the_sea_comes_before_the_enemy() -> None:
    t = invasion(1)
    fleet(t, "vandales", "mare-siculum")
    t.choose("land-at", "sicilia")
    assert t.events("turned-back")
    assert t.events("challenged") == []
    assert t.g.actor == t.g.seat(ROMAINS)


@pytest.mark.rule("INV-XXV.E-4")
def test_landings_without_a_test() -> None:
    t = Table({"saxons": "barbarian", "romains": "empire", "vandales": "barbarian", "vikings": "barbarian"}, turn=4)
    saxons = NATION["saxons"]
    plain = BIT[members(OF_NATION[ROMAINS] & transport.UNIT_MASK)[0]]  # a mercenary, not amphibious
    assert transport.safe(t.g, saxons, plain, PROVINCE["cantium"])
    assert not transport.safe(t.g, saxons, plain, PROVINCE["belgae"])
    t.g.status[saxons] = 2
    assert not transport.safe(t.g, saxons, plain, PROVINCE["cantium"])
    vandals = sum([BIT[u] for u in t.muster("vandales", "cartaginensis", 1)])
    assert transport.safe(t.g, VANDALES, vandals, PROVINCE["africa"])
    assert transport.safe(t.g, VANDALES, vandals, PROVINCE["sicilia"])
    assert not transport.safe(t.g, VANDALES, vandals, PROVINCE["latium"])
    t.g.turn = 3
    assert not transport.safe(t.g, VANDALES, vandals, PROVINCE["africa"])
    roman = sum([BIT[u] for u in t.muster("romains", "belgae", 1)])
    assert not transport.safe(t.g, ROMAINS, roman, PROVINCE["cantium"])


@pytest.mark.rule("INV-XXV.E-4", "INV-XXV.E-8")
@pytest.mark.parametrize(("turn", "asked"), [(3, True), (4, False)])
def test_no_storm_is_played_upon_a_landing_that_takes_no_test(turn: int, asked: bool) -> None:
    """The Vandals land in Sicily from Africa; from turn 4 on their profile spares them the test."""
    t = Table({"vandales": "kingdom", "romains": "empire"}, {"vandales": {"africa": 2}},
              owners={"vandales": ["africa"], "romains": ["sicilia"]}, turn=turn, dice=[9])  # fmt: skip
    t.g.playing = BIT[VANDALES]
    t.g.level[PROVINCE["africa"]] = 1
    hold(t, ROMAINS, STORM)
    fleet(t, "vandales", "mare-siculum", 1)
    t.start(Movement(BIT[VANDALES])).choose("march", "africa").choose("land-at", "sicilia")
    assert (t.g.stack[-1].NAME == "stratagems") is asked
    assert bool(t.events("sea-risk")) is False


@pytest.mark.rule("INV-XXV.D-12")
def test_units_drown_and_leaders_do_not() -> None:
    t = rome()
    group = sum([BIT[unit] for unit in t.muster("romains", "sicilia", 2)])
    for piece in ("romains-cavalry-1", "romains-cavalry-2", "romains-archer-1", "romains-caesar"):
        group |= BIT[t.put(piece, "sicilia")]
    voyage = transport.Transport(ROMAINS, PROVINCE["africa"], here=PROVINCE["sicilia"], group=group, room=3)
    t.g.call(voyage)
    voyage.step = "drown"
    t.g.advance()
    for left in (4, 3):
        assert "romains-caesar" not in t.offers("drown")
        t.choose("drown", t.offers("drown")[0])
        assert (t.g.inside[PROVINCE["sicilia"]] & group).bit_count() == left + 1
    assert not t.g.stack


@pytest.mark.rule("INV-III.B-20")
@pytest.mark.rule("INV-XXV.E-4")
def test_amphibious_units_land_without_a_test() -> None:
    t = Table({"vikings": "kingdom"})
    whole = OF_NATION[NATION["vikings"]] & transport.AMPHIBIOUS & transport.UNIT_MASK
    assert whole
    assert transport.safe(t.g, NATION["vikings"], whole, PROVINCE["aquitania"])
    mixed = whole | BIT[members(OF_NATION[ROMAINS] & transport.UNIT_MASK)[0]]
    assert not transport.safe(t.g, NATION["vikings"], mixed, PROVINCE["aquitania"])


# ---------------------------------------------------------------- XXV.F: blockade


@pytest.mark.rule("INV-XXV.F-1")
def test_a_nation_closes_and_opens_straits_when_it_moves() -> None:
    t = rome()
    fleet(t, "romains", "mare-siculum")
    t.g.blockades[ROMAINS] = 0
    assert blockade.able(t.g, ROMAINS) == BIT[SICULUM]
    t.start(Movement(BIT[ROMAINS])).choose("blockade", "mare-siculum")
    assert ways.blockaded(t.g, VANDALES, PROVINCE["sicilia"]) == BIT[PROVINCE["beneventum"]]
    assert not ways.blockaded(t.g, ROMAINS, PROVINCE["sicilia"])
    t.choose("open-strait", "mare-siculum")
    assert not ways.blockaded(t.g, VANDALES, PROVINCE["sicilia"])


@pytest.mark.rule("INV-XXV.F-1")
def test_only_who_has_fleets_at_a_strait_orders_there() -> None:
    """Rome has fleets in two seas, one of them without a strait, Byzance in the Propontis."""
    t = Table({"romains": "empire", "byzantins": "empire"}, turn=2)
    fleet(t, "romains", "mare-siculum")
    fleet(t, "romains", "mare-adriaticum")
    fleet(t, "byzantins", "propontis")
    both = BIT[ROMAINS] | BIT[BYZANTINS]
    assert blockade.able(t.g, ROMAINS) == BIT[SICULUM]
    t.g.blockades[ROMAINS] = t.g.blockades[BYZANTINS] = 0
    assert blockade.orders(t.g, both, False) == BIT[SICULUM] | BIT[SEA["propontis"]]
    assert blockade.orders(t.g, both, True) == 0
    blockade.change(t.g, both, blockade.BLOCKADE, SICULUM)
    assert (t.g.blockades[ROMAINS], t.g.blockades[BYZANTINS]) == (BIT[SICULUM], 0)
    assert blockade.orders(t.g, both, False) == BIT[SEA["propontis"]]
    assert blockade.orders(t.g, both, True) == BIT[SICULUM]


@pytest.mark.rule("INV-XXV.A-2", "INV-XXV.B-1")
def test_who_has_sailed_as_far_as_may_be_may_still_give_battle() -> None:
    t = meeting()
    own = t.g.fleets(ROMAINS, place("mare-siculum"))
    t.g.spend(own, 4)
    t.start(Voyage(ROMAINS, SICULUM, own)).choose("no")  # the Vandals do not intercept
    assert t.offers("sail-to") == []
    assert t.why_not("sail-to", "mare-tyrrheneum") == "INV-XXV.A-2"
    assert t.offers("challenge") == ["vandales"]


@pytest.mark.rule("INV-XXV.F-2", "INV-XXV.F-3")
def test_a_blockade_holds_until_its_fleets_are_gone() -> None:
    t = rome()
    own = fleet(t, "romains", "mare-siculum")
    t.g.blockades[ROMAINS] = blockade.STRAIT_SEAS
    fleet(t, "vandales", "mare-siculum", 2)
    assert ways.blockaded(t.g, VANDALES, PROVINCE["sicilia"])
    for ship in members(own):
        t.g.lose(ship)
    assert not ways.blockaded(t.g, VANDALES, PROVINCE["sicilia"])


@pytest.mark.rule("INV-XXV.F-1", "INV-XX.L-2")
def test_a_retreat_does_not_cross_a_closed_strait() -> None:
    t = rome()
    t.g.owner[PROVINCE["beneventum"]] = VANDALES
    t.muster("vandales", "sicilia", 1)
    pieces = t.g.units(VANDALES, PROVINCE["sicilia"])
    retreat = Retreat(VANDALES, PROVINCE["sicilia"], pieces)
    assert retreat.neighbours(t.g, PROVINCE["sicilia"]) & BIT[PROVINCE["beneventum"]]
    fleet(t, "romains", "mare-siculum")
    t.g.blockades[ROMAINS] = blockade.STRAIT_SEAS
    assert not retreat.neighbours(t.g, PROVINCE["sicilia"]) & BIT[PROVINCE["beneventum"]]


@pytest.mark.rule("INV-XXV.F-1", "INV-XI.D-2")
@pytest.mark.parametrize("camp", ["belgae", "saliens"])
def test_a_raid_does_not_cross_a_closed_strait(camp: str) -> None:
    """To Cantium from Belgae, or through it."""
    t = Table({"francs": "barbarian", "romains": "empire"}, {"francs": {camp: 2}}, hordes={"francs": camp},
              owners={"romains": ["cantium", "belgae"], "francs": ["saliens"]})  # fmt: skip
    kent, channel = PROVINCE["cantium"], SEA["oceanus-britannicus"]
    t.g.level[kent] = 0
    t.g.walls &= ~BIT[PROVINCE["belgae"]]
    assert raids.targets(t.g, NATION["francs"]) & BIT[kent]
    fleet(t, "romains", "oceanus-britannicus")
    assert raids.targets(t.g, NATION["francs"]) & BIT[kent], "the strait is open"
    t.g.blockades[ROMAINS] = BIT[channel]
    assert not raids.targets(t.g, NATION["francs"]) & BIT[kent]


@pytest.mark.rule("INV-XXV.F-1", "INV-XI.D-5")
@pytest.mark.parametrize("ordered", [True, False])
def test_amphibious_raiders_cross_the_sea_of_a_closed_strait(ordered: bool) -> None:
    t = Table({"angles": "barbarian", "romains": "empire"}, {"angles": {"belgae": 2}}, hordes={"angles": "belgae"},
              owners={"romains": ["cantium"]})  # fmt: skip
    fleet(t, "romains", "oceanus-britannicus")
    t.g.blockades[ROMAINS] = BIT[SEA["oceanus-britannicus"]] if ordered else 0
    over_sea = place("oceanus-britannicus")
    assert raids.routes(t.g, NATION["angles"], PROVINCE["cantium"]) == ([over_sea] if ordered else [NONE, over_sea])


@pytest.mark.rule("INV-XXV.D-3", "INV-XII.D-2")
def test_an_allys_fleet_carries_but_not_one_of_his_other_ally() -> None:
    """Rome is allied with the Vandals, and these with Byzantium: all three play together, two are no friends."""
    t = rome()
    east, sea = BYZANTINS, SICULUM
    t.g.active, t.g.status[east] = t.g.active | BIT[east], EMPIRE
    ships = fleet(t, "vandales", "mare-siculum")
    t.g.playing = BIT[ROMAINS] | BIT[VANDALES] | BIT[east]
    assert not transport.pile(t.g, ROMAINS, sea), "hostile still"
    bonds.ally(t.g, ROMAINS, VANDALES)
    assert transport.pile(t.g, ROMAINS, sea) == ships
    bonds.part(t.g, ROMAINS, VANDALES)
    bonds.ally(t.g, east, VANDALES)
    t.g.wars[ROMAINS], t.g.wars[east] = BIT[east], BIT[ROMAINS]
    relations.work_out(t.g)
    assert transport.pile(t.g, east, sea) == ships
    assert not transport.pile(t.g, ROMAINS, sea)


@pytest.mark.rule("INV-XXV.D-1")
def test_a_voyage_over_two_seas_does_not_lead_back_to_where_it_began() -> None:
    t = rome()
    for sea in ("mare-siculum", "mare-tyrrheneum"):
        fleet(t, "romains", sea)
    here = PROVINCE["sicilia"]
    group = BIT[t.muster("romains", "sicilia", 1)[0]]
    found = transport.routes(t.g, ROMAINS, group, here)
    assert found[PROVINCE["campania"]] == [SEA["mare-tyrrheneum"]]
    assert here not in found


def crossings(t: Table, nation: int, group: int, here: str, barred: int = 0) -> set[tuple[str, str]]:
    """Where a pile may go over sea, and how."""
    may = Offers(t.g.seat(nation))
    transport.offer(t.g, may, nation, group, PROVINCE[here], barred)
    told = [VOCABULARY.describe(action) for action in may.legal()]
    return {(action["verb"], action["object"]) for action in told}


def landing(nation: str = "vandales", **more: object) -> tuple[Table, int]:
    """Barbarians in Africa and Utica, with fleets to Sicily, which is theirs, and to Campania, which is Rome's."""
    t = Table({nation: "barbarian", "romains": "empire"}, {nation: {"africa": 1}},
              owners={nation: ["africa", "utica", "sicilia"], "romains": ["campania"]}, **more)  # fmt: skip
    t.g.playing = BIT[NATION[nation]]
    for sea in ("mare-siculum", "mare-tyrrheneum"):
        t.g.put(members(FLEETS & OF_NATION[NATION["romains"]] & t.g.inside[RESERVE])[0], place(sea))
    ships = members(FLEETS & OF_NATION[NATION["romains"]] & ~t.g.inside[RESERVE] & ~t.g.inside[LATER])
    for ship in ships:
        t.g.lend(ship, NATION[nation])
    relations.work_out(t.g)
    return t, t.g.units(NATION[nation], PROVINCE["africa"])


@pytest.mark.rule("INV-XXV.D-2", "INV-XXV.E-1", "INV-III.D-7")
def test_leaders_alone_are_shipped_to_friends_and_land_on_no_foe() -> None:
    t, unit = landing()
    assert {("ship", "sicilia"), ("land-at", "campania")} <= crossings(t, VANDALES, unit, "africa")
    leader = BIT[t.lead("vandales", "africa")]
    found = crossings(t, VANDALES, leader, "africa")
    assert ("ship", "sicilia") in found
    assert not [there for verb, there in found if verb == "land-at"]
    assert ("land-at", "campania") in crossings(t, VANDALES, leader | unit, "africa")


@pytest.mark.rule("INV-XXV.D-9", "INV-XVIII.A-6")
def test_nomads_go_by_sea_as_mercenaries_alone() -> None:
    t, unit = landing("alains")
    alans = NATION["alains"]
    assert not crossings(t, alans, unit, "africa")
    t, unit = landing()
    hired = BIT[t.muster("alains", "africa", 1)[0]]
    t.g.lend(members(hired)[0], VANDALES)
    assert ("ship", "sicilia") in crossings(t, VANDALES, unit | hired, "africa")


@pytest.mark.rule("INV-XXV.D-2", "INV-XVIII.A-7", "INV-XXVIII.E-3", "INV-XI.C-3")
def test_what_holds_a_pile_back_on_land_does_so_at_sea() -> None:
    t, unit = landing()
    t.g.raided = BIT[VANDALES]
    assert {there for _, there in crossings(t, VANDALES, unit, "africa")} <= {"utica", "sicilia"}, "before its raid"
    t, unit = landing()
    assert not crossings(t, VANDALES, unit, "africa", -1), "the land of a Foedus would be left"
    t, unit = landing()
    t.g.active, t.g.status[HUNS] = t.g.active | BIT[HUNS], 1
    t.g.put(HORDE_OF[HUNS], PROVINCE["africa"])
    bonds.bind(t.g, VANDALES, HUNS, VASSAL)
    assert ways.NEIGHBOURHOOD[REGION["africa"]] & BIT[PROVINCE["africa"]]
    strayed = {there for _, there in crossings(t, VANDALES, unit, "africa")}
    assert strayed
    assert not [there for there in strayed if not ways.NEIGHBOURHOOD[REGION["africa"]] & BIT[PROVINCE[there]]]


@pytest.mark.rule("INV-XXVIII.E-4")
def test_the_horde_of_a_federate_is_shipped_out_of_its_land_by_nobody() -> None:
    t, unit = landing()
    t.g.put(HORDE_OF[VANDALES], PROVINCE["africa"])
    horde = BIT[HORDE_OF[VANDALES]]
    assert ("ship", "sicilia") in crossings(t, VANDALES, unit | horde, "africa")
    t.g.federator[VANDALES], t.g.foedus[VANDALES] = ROMAINS, BIT[PROVINCE["africa"]] | BIT[PROVINCE["utica"]]
    relations.work_out(t.g)
    assert ("ship", "sicilia") in crossings(t, VANDALES, unit, "africa")
    assert ("ship", "sicilia") not in crossings(t, VANDALES, unit | horde, "africa")


@pytest.mark.rule("INV-XXV.E-8", "INV-X.B-5")
def test_storms_come_from_camps_with_a_hostile_nation() -> None:
    """Rome sails: the Huns and the Persians are hostile, the Goths its federates, Byzantium of its own camp."""
    t = Table({"romains": "empire", "byzantins": "empire", "huns": "barbarian", "perses": "kingdom",
               "wisigoths": "barbarian"})  # fmt: skip
    goths, persians = NATION["wisigoths"], NATION["perses"]
    t.g.federator[goths] = ROMAINS
    t.g.wars[ROMAINS] = BIT[BYZANTINS]
    relations.work_out(t.g)
    assert transport.rivals(t.g, ROMAINS) == [HUNS, persians]
    t.g.federator[goths] = -1
    t.g.pacts[ROMAINS], t.g.pacts[HUNS] = BIT[HUNS], BIT[ROMAINS]
    relations.work_out(t.g)
    assert transport.rivals(t.g, ROMAINS) == [persians, goths]


@pytest.mark.rule("INV-XXV.B-4", "INV-XXV.B-5")
def test_a_pile_is_a_target_again_on_its_second_transport_alone() -> None:
    t = rome()
    ship = fleet(t, "romains", "mare-siculum")
    enemy = fleet(t, "vandales", "mare-siculum")
    group = BIT[t.muster("romains", "africa", 1)[0]]
    t.g.intercepted, t.g.interceptors = ship, enemy
    for made, asked in ((0, False), (ship, True)):
        t.g.voyages = [made, 0]
        t.start(transport.Transport(ROMAINS, PROVINCE["sicilia"], here=PROVINCE["africa"], group=group, seas=[SICULUM]))
        assert (not t.g.over) == asked
    assert t.g.stack[-1].NAME == "challenges"


@pytest.mark.rule("INV-XXV.D-12", "INV-VI.H-8")
@pytest.mark.parametrize(("left", "crosses"), [(1, True), (0, False)])
def test_a_horde_crosses_with_the_ships_that_are_left_and_stays_ashore_without_any(left: int, crosses: bool) -> None:
    t, unit = landing()
    t.g.put(HORDE_OF[VANDALES], PROVINCE["africa"])
    horde = BIT[HORDE_OF[VANDALES]]
    voyage = transport.Transport(
        VANDALES, PROVINCE["sicilia"], here=PROVINCE["africa"], group=unit | horde, seas=[SICULUM]
    )
    t.g.answer = left
    voyage.passed(t.g)
    assert bool(voyage.group & horde) == crosses


@pytest.mark.rule("INV-XXV.B-4")
def test_a_pile_that_has_been_a_target_is_none_again_in_this_activation() -> None:
    t = rome()
    ours, theirs = fleet(t, "romains", "mare-siculum"), fleet(t, "vandales", "mare-siculum", 2)
    assert naval.foes(t.g, ROMAINS, SICULUM, ours) == BIT[VANDALES]
    t.g.intercepted = theirs
    assert not naval.foes(t.g, ROMAINS, SICULUM, ours)
    t.g.intercepted, t.g.interceptors = 0, ours
    assert not naval.foes(t.g, ROMAINS, SICULUM, ours), "nor does ours try twice"


def fight(aboard: bool = False) -> tuple[Table, SeaFight, int, int]:
    """A Roman pile, which is active, has been intercepted by Vandals; both have a leader on the coast of the sea."""
    t = rome()
    t.g.owner[PROVINCE["beneventum"]] = VANDALES
    ours, theirs = fleet(t, "romains", "mare-siculum", 2), fleet(t, "vandales", "mare-siculum")
    mine, his = BIT[t.lead("romains", "sicilia")], BIT[t.lead("vandales", "beneventum")]
    carried = BIT[t.lead("romains", "africa")] if aboard else 0
    return t, SeaFight(VANDALES, ROMAINS, SICULUM, [ours, theirs], active=ROMAINS, aboard=carried), mine, his


@pytest.mark.rule("INV-XXV.C-8", "INV-XIII.E-6")
def test_each_side_has_one_leader_the_one_it_carries_or_one_ashore_whom_no_card_keeps_idle() -> None:
    t, battle, mine, his = fight()
    assert battle.captains(t.g) == mine
    t.g.inactive_leaders = mine
    assert not battle.captains(t.g)
    battle.asked = DEFENDER
    assert battle.captains(t.g) == his
    t, battle, mine, his = fight(aboard=True)
    assert not battle.captains(t.g), "he is aboard"
    battle.asked = DEFENDER
    assert battle.captains(t.g) == his


@pytest.mark.rule("INV-XXV.C-8", "INV-XXV.C-9")
def test_the_active_side_names_its_leader_then_the_other() -> None:
    t, battle, _, _ = fight()
    t.g.script = [0]  # the test of the interception succeeds
    t.start(battle).choose("yes")
    assert t.g.actor == t.g.seat(ROMAINS)
    t.choose("embark", t.offers("embark")[0])
    assert t.g.actor == t.g.seat(VANDALES)


@pytest.mark.rule("INV-XXV.C-9", "INV-XXV.D-12")
def test_who_is_refused_battle_sails_on_with_all_his_ships() -> None:
    t, _, _, _ = fight()
    ours, theirs = (t.g.fleets(nation, place("mare-siculum")) for nation in (ROMAINS, VANDALES))
    t.g.script = [0]
    t.start(SeaFight(ROMAINS, VANDALES, SICULUM, [ours, theirs], active=ROMAINS)).choose("no")
    assert t.g.answer == 2
    assert (t.g.vp[ROMAINS * SOURCES + DEEDS], t.g.vp[VANDALES * SOURCES + DEEDS]) == (1, -1)


@pytest.mark.rule("INV-XXV.E-4")
def test_a_leader_does_not_make_amphibious_troops_fear_the_sea() -> None:
    t = Table({"saxons": "kingdom"})
    boat = BIT[t.put("saxons-elite-infantry-1", "cantium")]
    leader = BIT[t.lead("saxons", "cantium")]
    assert transport.safe(t.g, NATION["saxons"], boat | leader, PROVINCE["belgae"])
    plain = BIT[PIECE["romains-infantry-1"]]
    assert not transport.safe(t.g, NATION["saxons"], boat | plain, PROVINCE["flandria"])


# ---------------------------------------------------------------- what the page is told


def test_the_page_knows_where_a_fleet_may_go_and_what_a_landing_needs() -> None:
    t = invasion(1)
    told = march_state(t.g)
    assert told is not None
    assert told.shipping["sicilia"] == 6  # 5, -2 without a city there, +1 for Rome
    t = rome()
    fleet(t, "romains", "mare-tyrrheneum")
    t.start(Movement(BIT[ROMAINS])).choose("sail", "romains-fleet-1")
    voyage = voyage_state(t.g)
    assert voyage
    assert (voyage.sea, voyage.left, voyage.reach["mare-siculum"], voyage.reach["mare-aegeum"]) == (
        "mare-tyrrheneum", 4, 1, 2,
    )  # fmt: skip
    assert "pontus-euxinus" not in voyage.reach


@pytest.mark.rule("INV-XXV.D-1", "INV-XVIII.A-1")
@pytest.mark.parametrize("units", [2, 4])
def test_troops_leave_an_island_by_sea_though_no_land_is_near(units: int) -> None:
    """Romans on the Balearics, a fleet for three beside them: all of two, or three of four."""
    t = Table({"romains": "empire"}, {"romains": {"balearica": units, "mare-mauretanicum": 1}},
              owners={"romains": ["balearica", "africa", "utica"]})  # fmt: skip
    t.g.playing = BIT[NATION["romains"]]
    t.start(Movement(t.g.playing)).choose("march", "balearica")
    if units > 3:
        assert t.offers("ship") == []
        t.choose("leave", t.offers("leave")[0])
    t.choose("ship", "utica")
    assert t.g.units(NATION["romains"], PROVINCE["utica"]).bit_count() == min(units, 3)


@pytest.mark.rule("INV-XXV.D-3")
def test_without_a_fleet_nobody_leaves_an_island() -> None:
    t = Table({"romains": "empire"}, {"romains": {"balearica": 2}}, owners={"romains": ["balearica", "utica"]})
    t.g.playing = BIT[NATION["romains"]]
    t.muster("romains", "utica")
    t.start(Movement(t.g.playing))
    assert "balearica" not in t.offers("march")


@pytest.mark.rule("INV-XXV.D-6")
@pytest.mark.parametrize(("left", "seas"), [(0, []), (1, [1]), (2, [1, 2])])
def test_a_pile_crosses_no_more_seas_than_it_has_steps(left: int, seas: list[int]) -> None:
    """From Utica over Mare Mauretanicum, and on over Sinus Gallicus to Septimania; fleets in both."""
    t = Table({"romains": "empire"}, {"romains": {"utica": 1, "mare-mauretanicum": 1, "sinus-gallicus": 1}},
              owners={"romains": ["utica", "saldae", "septimania"]})  # fmt: skip
    rome = NATION["romains"]
    t.g.playing = BIT[rome]
    group = t.g.units(rome, PROVINCE["utica"])
    t.g.spend(group, 3 - left)
    found = transport.routes(t.g, rome, group, PROVINCE["utica"])
    assert sorted({len(way) for way in found.values()}) == seas
    assert (PROVINCE["septimania"] in found) == (left == 2)


@pytest.mark.rule("INV-XXV.D-3", "INV-XXV.D-10")
@pytest.mark.parametrize(
    ("where", "over"),
    [("mare-siculum", "mare-tyrrheneum"), ("mare-tyrrheneum", "mare-siculum"), ("mare-aegeum", "mare-tyrrheneum")],
)
def test_of_two_seas_a_pile_crosses_that_where_nobody_may_intercept(where: str, over: str) -> None:
    """From Sicilia to Beneventum Roman fleets carry over either; Vandals wait in one, or nowhere near. With nobody to
    fear it is the Mare Tyrrheneum, with Campania on the same coast."""
    t = rome()
    t.g.owner[PROVINCE["beneventum"]] = ROMAINS
    for sea in ("mare-siculum", "mare-tyrrheneum"):
        fleet(t, "romains", sea)
    enemies = fleet(t, "vandales", where)
    group = BIT[t.muster("romains", "sicilia", 1)[0]]
    assert transport.routes(t.g, ROMAINS, group, PROVINCE["sicilia"])[PROVINCE["beneventum"]] == [SEA[over]]
    t.g.interceptors |= enemies  # they have tried before
    assert transport.routes(t.g, ROMAINS, group, PROVINCE["sicilia"])[PROVINCE["beneventum"]] == [TYRRHENEUM]


@pytest.mark.rule("INV-XXV.D-3", "INV-XXV.E-6")
def test_of_two_seas_a_landing_crosses_that_with_the_lesser_risk() -> None:
    """From Balearica to Saguntum: Rome has a city on its coast of the Sinus Gallicus, none on that of the other sea."""
    t = rome()
    t.g.owner[PROVINCE["saguntum"]] = VANDALES
    t.g.owner[PROVINCE["balearica"]] = t.g.owner[PROVINCE["tarraconensis"]] = ROMAINS
    t.g.level[PROVINCE["tarraconensis"]] = 1
    for sea in ("mare-mauretanicum", "sinus-gallicus"):
        fleet(t, "romains", sea)
    group = BIT[t.muster("romains", "balearica", 1)[0]]
    gallicus = SEA["sinus-gallicus"]
    assert transport.odds(t.g, ROMAINS, gallicus, PROVINCE["saguntum"]).total == 1
    assert transport.odds(t.g, ROMAINS, SEA["mare-mauretanicum"], PROVINCE["saguntum"]).total == -1
    assert transport.routes(t.g, ROMAINS, group, PROVINCE["balearica"])[PROVINCE["saguntum"]] == [gallicus]


@pytest.mark.rule("INV-XXV.E-6", "INV-XXXIII.B-3")
@pytest.mark.parametrize(
    ("city", "built", "helps"), [("apulia", 2, False), ("spoletum", 2, True), ("spoletum", 0, False)]
)
def test_only_a_built_city_whose_port_is_on_the_sea_helps_a_landing_there(city: str, built: int, helps: bool) -> None:
    """Apulia lies on the Adriatic, too, but its port is on the Mare Siculum; that of Spoletum is on the Adriatic."""
    t = Table({"romains": "empire"}, owners={"romains": [city]})
    t.g.level[PROVINCE[city]] = built
    assert coasts.foothold(t.g, NATION["romains"], SEA["mare-adriaticum"], PROVINCE["venetia"]) is helps
