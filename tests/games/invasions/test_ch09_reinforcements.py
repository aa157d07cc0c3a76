"""INV IX: the units and leaders that come in step 1.B, and the dated entries of the Chronologie."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import EVENT, INFLUX, LONGEVITY
from latrunculi.games.invasions.components.chart import DISTANCE, LANDS, NEAR, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.chronology import DATED, DATED_IDS
from latrunculi.games.invasions.components.counters import (
    ELITE,
    GENERIC_OF,
    HORDE_OF,
    INFANTRY,
    OF_NATION,
    OF_TYPE,
    PIECE,
    TYPE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import CAMP, CAMP_OF, NATION
from latrunculi.games.invasions.rules import bankruptcy, bonds, dated, evictions, income, leaders, muster, order
from latrunculi.games.invasions.rules.dated import Arrival, Migrate, Settle
from latrunculi.games.invasions.rules.evictions import Evict
from latrunculi.games.invasions.rules.income import Revenues
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.leaders import Investiture
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.muster import Muster
from latrunculi.games.invasions.rules.reinforcements import Reinforcements
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    CLIENT,
    DEEDS,
    GONE,
    KINGDOM,
    LATER,
    RESERVE,
    SOURCES,
    TITLES,
    TRACK,
    VASSAL,
)
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ENTRY = {name: number for number, name in enumerate(DATED_IDS)}
BURGONDES, FRANCS, HUNS, ROMAINS = (NATION[n] for n in ("burgondes", "francs", "huns", "romains"))
BYZANTINS, BRETONS = NATION["byzantins"], NATION["bretons"]


def tribe(nation: str, province: str, turn: int, units: int = 1) -> Table:
    """A barbarian nation with its horde and some units in a province."""
    return Table({nation: "barbarian"}, {nation: {province: units}}, hordes={nation: province}, turn=turn)


def at(t: Table, nation: str, province: str) -> int:
    """The units of a nation in a province."""
    return t.g.units(NATION[nation], PROVINCE[province])


def happen(t: Table, entry: str) -> Table:
    """Resolve an entry of the Chronologie, up to its first question."""
    dated.happen(t.g, ENTRY[entry])
    t.g.advance()
    return t


# ---------------------------------------------------------------- units


@pytest.mark.rule("INV-IX.A-1", "INV-IX.D-1", "INV-IX.D-2", "INV-III.D-5")
def test_types_of_the_chronology_come_to_the_horde_whatever_the_stack() -> None:
    t = tribe("francs", "rhenus", 4, units=4)  # as many as may stand there
    free = OF_TYPE[TYPE["infantry-francisca"]] & t.g.reserve(FRANCS)
    t.start(Muster(FRANCS))
    assert t.g.over
    assert (at(t, "francs", "rhenus") & free).bit_count() == 3
    assert at(t, "francs", "rhenus").bit_count() == 7


@pytest.mark.rule("INV-IX.D-4")
def test_where_the_type_is_used_up_the_plainest_infantry_comes() -> None:
    t = tribe("wisigoths", "valachia", 2, units=0)  # due: two noble cavalry, one infantry
    nation = NATION["wisigoths"]
    t.g.put_all(OF_TYPE[TYPE["noble-cavalry"]] & OF_NATION[nation], GONE)
    t.start(Muster(nation))
    came = at(t, "wisigoths", "valachia")
    assert came.bit_count() == 3
    assert came & ~INFANTRY == 0
    assert not came & ELITE


@pytest.mark.rule("INV-IX.D-5", "INV-IX.D-6")
def test_of_a_number_half_are_infantry_and_half_of_each_arm_is_drawn() -> None:
    t = tribe("burgondes", "franconia", 3, units=0)  # three of any kind; the invasion asks for six
    t.g.invading = 0
    t.start(Muster(BURGONDES))
    assert t.g.stack[-1].arms == [2, 0, 0, 0]  # type: ignore[attr-defined]
    assert "infantry" in t.offers("receive-arm")
    assert "cavalry" in t.offers("receive-arm")
    t.choose("receive-arm", "cavalry")
    # one infantry and the cavalry have been drawn; the other infantry is chosen
    drawn = at(t, "burgondes", "franconia")
    if not t.g.over:
        assert drawn.bit_count() == 2
        assert (drawn & INFANTRY).bit_count() == 1
        t.choose("receive", t.offers("receive")[-1])
    assert at(t, "burgondes", "franconia").bit_count() == 3
    assert (at(t, "burgondes", "franconia") & INFANTRY).bit_count() == 2


@pytest.mark.rule("INV-IX.D-3")
def test_after_the_last_of_them_one_infantry_comes_every_turn() -> None:
    t = tribe("sueves", "bohemia", 9, units=0)
    t.start(Muster(NATION["sueves"]))
    came = at(t, "sueves", "bohemia")
    assert came.bit_count() == 1
    assert came & INFANTRY


@pytest.mark.rule("INV-IX.D-7", "INV-VI.I-2")
def test_nomads_choose_every_one() -> None:
    t = tribe("huns", "hunnia", 3, units=0).start(Muster(HUNS))
    t.choose("receive", "huns-mounted-archer-1").choose("receive", "huns-mounted-archer-2")
    assert t.g.over
    assert at(t, "huns", "hunnia").bit_count() == 2


@pytest.mark.rule("INV-IX.D-1", "INV-XXIX.F-2")
def test_a_vassal_receives_one_unit_whatever_is_written() -> None:
    t = tribe("francs", "rhenus", 4, units=0)
    t.g.active |= BIT[HUNS]
    t.g.status[HUNS] = BARBARIAN
    bonds.bind(t.g, FRANCS, HUNS, VASSAL)
    t.start(Muster(FRANCS))
    while not t.g.over:
        t.choose("receive", t.offers("receive")[0])
    assert at(t, "francs", "rhenus").bit_count() == 1


@pytest.mark.rule("INV-IX.D-1", "INV-XXIX.F-2")
@pytest.mark.parametrize(("turn", "units"), [(4, 0), (5, 1), (6, 1), (7, 1)])
def test_a_vassal_receives_at_most_one_and_none_where_nothing_is_foreseen(turn: int, units: int) -> None:
    """The Heruli enter on turn 4; one unit is written for turn 5, two by type for turn 6, nothing more afterwards."""
    t = tribe("herules", "hunnia", turn, units=0)
    bonds.bind(t.g, NATION["herules"], HUNS, VASSAL)
    assert muster.number(t.g, NATION["herules"]) == units


@pytest.mark.rule("INV-VII.D-9")
def test_a_kingdom_receives_nothing_of_it() -> None:
    t = tribe("francs", "rhenus", 4, units=0)
    t.g.status[FRANCS] = KINGDOM
    assert t.start(Muster(FRANCS)).g.over
    assert not at(t, "francs", "rhenus")


@pytest.mark.rule("INV-IX.E-1")
def test_the_persians_receive_what_is_written_for_them_where_there_is_room() -> None:
    t = Table({"perses": "kingdom"}, {"perses": {"chaldea": 4}}, capitals={"perses": "chaldea"}, turn=11)
    t.g.owner[PROVINCE["assyria"]] = NATION["perses"]
    t.start(Muster(NATION["perses"]))
    assert at(t, "perses", "assyria").bit_count() == 3  # Chaldea is full: nothing to choose


@pytest.mark.rule("INV-XVIII.H-1", "INV-VI.H-5")
def test_an_invader_is_brought_up_to_its_strength() -> None:
    t = tribe("alamans", "agri-decumates", 5, units=1)
    happen(t, "alamans-invade-5")  # strength 6: five more, though the list has three
    assert t.g.invading == BIT[NATION["alamans"]]
    assert muster.number(t.g, NATION["alamans"]) == 5
    t.g.invading = 0
    assert muster.number(t.g, NATION["alamans"]) == 3


@pytest.mark.rule("INV-XVIII.H-1")
def test_neither_kingdoms_nor_vassals_invade() -> None:
    t = tribe("alamans", "agri-decumates", 5)
    t.g.status[NATION["alamans"]] = KINGDOM
    assert not happen(t, "alamans-invade-5").g.invading
    t.g.status[NATION["alamans"]] = BARBARIAN
    t.g.bond[NATION["alamans"]] = VASSAL
    assert not happen(t, "alamans-invade-5").g.invading


@pytest.mark.rule("INV-SEQ.1.B-2")
@pytest.mark.rule("INV-IX.E-2", "INV-XXVII.C-1", "INV-XXVII.C-3", "INV-XXVII.C-4", "INV-XXVII.C-2")
def test_a_minor_kingdom_rebuilds_a_unit_then_an_elite() -> None:
    t = Table({"armeniens": "kingdom"}, capitals={"armeniens": "armenia"}, inactive=["armeniens"])
    nation = NATION["armeniens"]
    whole = (OF_NATION[nation] & UNIT_MASK).bit_count()
    muster.rebuild(t.g, nation)
    assert at(t, "armeniens", "armenia").bit_count() == 1
    t.g.pillaged = BIT[PROVINCE["armenia"]]
    muster.rebuild(t.g, nation)
    assert at(t, "armeniens", "armenia").bit_count() == 1  # its capital was sacked
    t.g.pillaged = 0
    t.muster("armeniens", "armenia", whole - 1)
    elite = members(at(t, "armeniens", "armenia") & ELITE)[0]
    t.g.reduced = BIT[elite]
    muster.rebuild(t.g, nation)
    assert t.g.reduced == 0


@pytest.mark.rule("INV-XV.C-2")
@pytest.mark.rule("INV-III.B-3", "INV-IX.A-1", "INV-SEQ.1.B-1")
def test_units_become_available_on_their_turn() -> None:
    t = Table(turn=8)
    (cataphract,) = members(OF_TYPE[TYPE["cataphractae"]] & OF_NATION[BYZANTINS])[:1]
    t.g.put(cataphract, LATER)
    t.g.turn = 7
    Reinforcements().start(t.g)
    assert t.g.at[cataphract] == LATER
    t.g.turn = 8
    Reinforcements().start(t.g)
    assert t.g.at[cataphract] == RESERVE


@pytest.mark.rule("INV-SEQ.1.B-2")
@pytest.mark.rule("INV-IX.G-1")
def test_units_of_a_nation_that_is_no_more_dwindle_one_a_turn() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, turn=12)
    auxiliaries = [p for p in members(OF_NATION[ROMAINS]) if p in [PIECE[n] for n in PIECE if "huns" in n]][:2]
    assert len(auxiliaries) == 2
    for piece in auxiliaries:
        t.g.put(piece, PROVINCE["latium"])
    t.g.dead = BIT[HUNS]
    t.start(Reinforcements())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert sum(t.g.at[piece] == RESERVE for piece in auxiliaries) == 1
    assert len(t.events("extinct")) == 1


@pytest.mark.rule("INV-IX.G-1")
def test_of_each_nation_that_is_no_more_one_unit_goes() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, turn=12)
    huns, vandals = (["romains-auxiliary-" + name for name in names] for names in (("huns-1", "huns-2"), ("vandales",)))
    for name in (*huns, *vandals):
        t.put(name, "latium")
    t.g.dead = BIT[HUNS] | BIT[NATION["vandales"]]
    t.start(Reinforcements())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert [sum(t.g.at[PIECE[name]] == RESERVE for name in names) for names in (huns, vandals)] == [1, 1]


# ---------------------------------------------------------------- leaders


@pytest.mark.rule("INV-IX.C-1", "INV-III.C-2", "INV-VI.H-7")
def test_a_generic_leader_is_placed_anew_every_turn() -> None:
    t = tribe("francs", "rhenus", 2)
    t.g.owner[PROVINCE["rhenus"]] = t.g.owner[PROVINCE["austrasia"]] = FRANCS
    t.put("francs-rex", "rhenus")
    t.start(Investiture(FRANCS))
    assert set(t.offers("post")) == {"rhenus", "austrasia"}
    t.choose("post", "austrasia")
    assert t.g.at[PIECE["francs-rex"]] == PROVINCE["austrasia"]
    assert t.g.over


@pytest.mark.rule("INV-IX.C-1")
def test_without_land_a_barbarian_leader_comes_to_the_horde() -> None:
    t = tribe("francs", "rhenus", 2)
    assert leaders.stations(t.g, FRANCS, PIECE["francs-rex"]) == BIT[PROVINCE["rhenus"]]
    t.start(Investiture(FRANCS))
    assert t.g.at[PIECE["francs-rex"]] == PROVINCE["rhenus"]


@pytest.mark.rule("INV-IX.C-2", "INV-IX.C-3", "INV-III.C-1", "INV-III.C-3")
def test_a_historical_leader_takes_the_place_of_the_generic_one() -> None:
    t = tribe("francs", "rhenus", 4)  # Chlodio serves on turn 4
    t.put("francs-rex", "rhenus")
    t.g.put(PIECE["chlodio"], LATER)
    t.start(Investiture(FRANCS))
    assert t.g.at[PIECE["chlodio"]] == PROVINCE["rhenus"]
    assert t.g.at[PIECE["francs-rex"]] == TRACK


@pytest.mark.rule("INV-IX.C-4", "INV-III.C-4", "INV-III.C-5")
def test_the_caesar_serves_beside_the_emperor() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, turn=5)
    for name in ("majorianus", "ricimer"):
        t.g.put(PIECE[name], LATER)
    t.start(Investiture(ROMAINS))
    placed = {name for name in ("majorianus", "ricimer", "romains-caesar") if t.g.at[PIECE[name]] == PROVINCE["latium"]}
    assert placed == {"majorianus", "ricimer", "romains-caesar"}


@pytest.mark.rule("INV-IX.C-5", "INV-III.C-5")
def test_he_goes_after_his_turns() -> None:
    t = tribe("huns", "hunnia", 5)
    t.put("attila", "hunnia")  # turns 4 and 5
    t.put("balamber", "hunnia")  # turn 2
    leaders.retire(t.g)
    assert (t.g.at[PIECE["attila"]], t.g.at[PIECE["balamber"]]) == (PROVINCE["hunnia"], GONE)
    assert leaders.coming(t.g, HUNS) == 0  # and no rex beside him
    t.g.turn = 6
    leaders.retire(t.g)
    assert t.g.at[PIECE["attila"]] == GONE
    assert leaders.coming(t.g, HUNS) == GENERIC_OF[HUNS]


@pytest.mark.rule("INV-IX.C-2")
def test_an_heir_comes_at_once_upon_a_pile_of_his_nation() -> None:
    t = Table(
        {"romains": "empire", "byzantins": "empire"},
        {"romains": {"pannonia": 2}},
        capitals={"romains": "latium", "byzantins": "thracia"},
        turn=2,
    )
    t.g.put(PIECE["theodosius"], LATER)
    leaders.died(t.g, PIECE["valens"])
    t.g.advance()
    assert t.g.at[PIECE["theodosius"]] == members(t.g.present[ROMAINS] & leaders.piles(t.g, ROMAINS))[0]
    assert leaders.ruler(t.g, ROMAINS) == PIECE["theodosius"]


# ---------------------------------------------------------------- who enters, and who has to go


@pytest.mark.rule("INV-IX.A-1", "INV-VI.A-2")
def test_a_nation_enters_with_its_horde_and_units() -> None:
    t = happen(Table(turn=3), "gepides-enter")
    nation = NATION["gepides"]
    assert t.g.active == BIT[nation]
    assert (t.g.status[nation], t.g.age[nation]) == (BARBARIAN, 1)
    assert t.g.horde(nation) == PROVINCE["galicie"]
    assert at(t, "gepides", "galicie").bit_count() == 4
    assert t.owner("galicie") == "gepides"
    happen(t, "gepides-enter")
    assert at(t, "gepides", "galicie").bit_count() == 4  # once
    assert not defects(t.g)


@pytest.mark.rule("INV-IX.B-1", "INV-IX.B-2", "INV-IX.B-6", "INV-IX.B-7")
def test_who_stands_there_evacuates_to_friendly_land() -> None:
    t = Table({"alains": "barbarian"}, {"alains": {"galicie": 2}}, hordes={"alains": "galicie"}, turn=3)
    friendly = PROVINCE_IDS[members(NEAR[PROVINCE["galicie"]])[0]]
    t.g.owner[PROVINCE[friendly]] = NATION["alains"]
    t.start(Arrival(ENTRY["gepides-enter"]))
    assert t.g.over  # a single friendly neighbour: there is nothing to choose
    assert at(t, "alains", friendly).bit_count() == 2
    assert t.g.horde(NATION["alains"]) == PROVINCE[friendly]
    assert t.g.horde(NATION["gepides"]) == PROVINCE["galicie"]
    assert not defects(t.g)


@pytest.mark.rule("INV-IX.B-2")
def test_failing_that_to_empty_rural_land_homewards() -> None:
    here, home = PROVINCE["sequana"], PROVINCE["rhenus"]
    t = Table({"francs": "barbarian"}, {"francs": {"sequana": 1}}, hordes={"francs": "rhenus"})
    t.g.level = [max(0, level) for level in t.g.level]
    beyond = {PROVINCE_IDS[p] for p in members(NEAR[here]) if t.g.level[p] == 0}
    homewards = {name for name in beyond if DISTANCE[PROVINCE[name]][home] <= DISTANCE[here][home]}
    assert 1 < len(homewards) < len(beyond)
    t.start(Evict(FRANCS, here))
    assert set(t.offers("evacuate-to")) == homewards


@pytest.mark.rule("INV-XVII.A-4")
@pytest.mark.rule("INV-IX.B-3", "INV-IX.B-5")
def test_who_finds_no_room_goes_to_the_reserve() -> None:
    t = Table({"vandales": "barbarian"}, {"vandales": {"sardinia": 2}}, hordes={"vandales": "africa"})
    t.start(Evict(NATION["vandales"], PROVINCE["sardinia"]))
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert not at(t, "vandales", "sardinia")


def cornered(**hands: str) -> Table:
    """Stilicho on an island without fleets, all other Romans in Latium."""
    t = Table({"romains": "empire"}, {"romains": {"latium": 1}})
    t.put("stilicho", "balearica")
    for camp, card in hands.items():
        t.g.event_hand[CAMP[camp] * TITLES + EVENT[card]] = 1
    return t.start(Evict(ROMAINS, PROVINCE["balearica"]))


@pytest.mark.rule("INV-IX.B-3", "INV-XX.A-11")
def test_a_leader_without_a_way_out_dies_unless_a_bodyguard_saves_him() -> None:
    assert cornered().g.at[PIECE["stilicho"]] == GONE
    t = cornered(romans="bodyguard").choose("done")
    assert t.g.at[PIECE["stilicho"]] == GONE
    t = cornered(romans="bodyguard").choose("save-leader", "bodyguard")
    assert t.g.at[PIECE["stilicho"]] == PROVINCE["latium"]
    assert not t.g.stack


@pytest.mark.rule("INV-X.B-5", "INV-XX.A-11")
def test_a_bodyguard_against_whom_somebody_reacts_saves_nobody() -> None:
    t = cornered(romans="bodyguard", goths="reaction").choose("save-leader", "bodyguard")
    t.choose("stratagem", "reaction")
    assert t.g.at[PIECE["stilicho"]] == GONE
    assert not t.g.stack


@pytest.mark.rule("INV-IX.B-4", "INV-IX.B-6", "INV-XXIX.D-1")
def test_who_is_surrounded_takes_refuge_as_a_vassal() -> None:
    t = Table(
        {"kouchans": "barbarian", "perses": "kingdom"},
        {"kouchans": {"kushania": 2}},
        hordes={"kouchans": "kushania"},
        capitals={"perses": "chaldea"},
        turn=5,
    )
    kouchans, perses = NATION["kouchans"], NATION["perses"]
    for province in members(NEAR[PROVINCE["kushania"]]):
        t.g.owner[province] = perses
        t.muster("perses", PROVINCE_IDS[province])
    t.g.treasury[kouchans], t.g.age[kouchans] = 6, 4
    t.settle().start(Evict(kouchans, PROVINCE["kushania"]))
    t.choose("submit-to", "hyrkania")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert (t.g.lord[kouchans], t.g.bond[kouchans]) == (perses, VASSAL)
    refuge = t.g.horde(kouchans)
    assert t.g.units(kouchans, refuge).bit_count() == 1
    assert not t.g.units(perses, refuge)
    assert (t.g.mercenaries(perses) & t.g.inside[PROVINCE["chaldea"]]).bit_count() == 1, "the unit that a vassal lends"
    assert (t.g.treasury[kouchans], t.g.age[kouchans]) == (6, 4)


@pytest.mark.rule("INV-IX.B-4", "INV-XXVIII.E-6", "INV-XXIX.F-5")
@pytest.mark.parametrize("bond", ["vassal", "federate", "served"])
def test_no_host_is_who_may_not_subjugate_and_nobody_becomes_a_vassal_twice(bond: str) -> None:
    t = Table({"kouchans": "barbarian", "perses": "kingdom", "huns": "barbarian"}, {"kouchans": {"kushania": 2}},
              hordes={"kouchans": "kushania", "huns": "hunnia"}, capitals={"perses": "chaldea"})  # fmt: skip
    kouchans, perses, huns = NATION["kouchans"], NATION["perses"], NATION["huns"]
    around = members(NEAR[PROVINCE["kushania"]])
    for province in around[:-1]:
        t.g.owner[province] = huns
        t.muster("huns", PROVINCE_IDS[province])
    t.g.owner[around[-1]] = perses
    t.muster("perses", PROVINCE_IDS[around[-1]])
    if bond == "vassal":
        t.g.lord[huns], t.g.bond[huns] = perses, VASSAL
    elif bond == "federate":
        t.g.federator[huns], t.g.foedera[huns] = perses, 1
    else:
        t.g.lord[kouchans], t.g.bond[kouchans], t.g.bound[kouchans] = huns, VASSAL, 2
    t.start(Evict(kouchans, PROVINCE["kushania"]))
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.lord[kouchans] == (huns if bond == "served" else perses)
    assert t.g.lent(kouchans) == 0 if bond == "served" else t.g.lent(kouchans).bit_count() == 1
    assert t.g.bound[kouchans] == (2 if bond == "served" else 4)


@pytest.mark.rule("INV-IX.B-6")
def test_a_capital_is_evicted_with_its_garrison() -> None:
    t = Table({"romains": "empire"}, {"romains": {"latium": 1}}, capitals={"romains": "latium"})
    t.g.owner[PROVINCE["campania"]] = ROMAINS
    t.start(Evict(ROMAINS, PROVINCE["latium"]))
    assert t.g.capital[ROMAINS] < 0
    assert at(t, "romains", "campania").bit_count() == 1


@pytest.mark.rule("INV-IX.B-6", "INV-XIV.B-4", "INV-XIV.K-6")
def test_a_capital_evicted_was_not_conquered_and_yields_from_the_next_turn_on() -> None:
    t = Table({"romains": "empire"}, {"romains": {"latium": 1}}, capitals={"romains": "latium"})
    t.g.owner[PROVINCE["campania"]] = ROMAINS
    t.start(Evict(ROMAINS, PROVINCE["latium"]))
    assert "INV-XIV.E-5" not in dict(income.gross(t.g, ROMAINS)), "it is not there"
    t.g.level[PROVINCE["campania"]] = 1
    t.g.order = [ROMAINS]
    t.start(Revenues()).choose("choose-province", "campania")
    assert t.g.capital[ROMAINS] == PROVINCE["campania"], "set up anew after the income"
    t.g.turn += 1
    assert dict(income.gross(t.g, ROMAINS))["INV-XIV.E-5"] == 20
    assert "INV-XIV.K-6" not in dict(bankruptcy.modifiers(t.g, ROMAINS))


# ---------------------------------------------------------------- other entries


@pytest.mark.rule("INV-XI.G-2")
def test_angles_become_active_where_they_have_settled() -> None:
    t = Table({"angles": "barbarian"}, {"angles": {"bernicia": 2}}, inactive=["angles"], turn=5)
    happen(t, "angles-active")
    angles = NATION["angles"]
    assert t.g.active & BIT[angles]
    assert not t.g.inactive
    assert t.g.age[angles] == 1
    assert t.g.horde(angles) == PROVINCE["bernicia"]
    t = happen(Table(turn=5), "angles-active")
    assert t.g.horde(angles) == PROVINCE["holsatia"]
    assert t.g.age[angles] == 1


@pytest.mark.rule("INV-VI.C-4")
def test_raiders_that_will_be_active_age_once_settled_and_keep_their_age() -> None:
    """Angles settled in Bernicia, with Picts beside them who will never be active; 3 years later they are 3."""
    t = Table(
        {"angles": "barbarian", "pictes": "barbarian"},
        {"angles": {"bernicia": 2}, "pictes": {"caledonia": 2}},
        inactive=["angles", "pictes"],
        turn=4,
    )
    angles, picts = NATION["angles"], NATION["pictes"]
    t.g.age[picts] = 0
    for _ in range(2):
        t.g.order = order.barbarians(t.g)
        assert t.g.order == [angles]
        t.start(Ageing())
    assert (t.g.age[angles], t.g.age[picts]) == (3, 0)
    assert t.g.over, "nobody is asked to found a kingdom for an inactive nation"
    t.g.receive(angles, 3)
    t.g.receive(picts, 3)
    assert (t.g.treasury[angles], t.g.treasury[picts]) == (3, 0)
    t.g.turn = 5
    happen(t, "angles-active")
    assert (t.g.age[angles], t.g.treasury[angles]) == (3, 3)


@pytest.mark.rule("INV-VI.C-4")
def test_of_raiders_off_the_map_those_that_will_be_active_have_a_treasury() -> None:
    t = Table()
    t.g.raiders = BIT[NATION["saxons"]] | BIT[NATION["pictes"]]
    for name in ("saxons", "pictes"):
        t.g.receive(NATION[name], 2)
    assert (t.g.treasury[NATION["saxons"]], t.g.treasury[NATION["pictes"]]) == (2, 0)


@pytest.mark.rule("INV-IX.A-1")
def test_the_britons_rise_in_what_rome_holds_of_britain() -> None:
    t = Table({"romains": "empire"}, {"romains": {"cambria": 1, "cantium": 1}}, turn=4)
    t.g.owner[PROVINCE["belgae"]] = ROMAINS
    land = [PROVINCE_IDS[p] for p in members(LANDS[REGION["britannia"]])]
    for name in land:
        t.g.owner[PROVINCE[name]] = ROMAINS
    happen(t, "bretons-arise")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert {t.owner(name) for name in land} == {"bretons"}
    assert t.g.status[BRETONS] == KINGDOM
    assert t.g.active & BIT[BRETONS]
    assert at(t, "romains", "belgae").bit_count() == 1  # over the strait; the other has no way out
    assert t.g.in_play(ROMAINS).bit_count() == 1
    assert t.g.level[t.g.capital[BRETONS]] > 0
    assert not defects(t.g)


@pytest.mark.rule("INV-IX.A-1")
def test_syagrius_needs_neustria_and_rome_without_the_north() -> None:
    places = DATED[ENTRY["gallo-romains-arise"]].places
    t = Table({"romains": "empire"}, turn=6)
    assert not dated.may_enter(t.g, ENTRY["gallo-romains-arise"])
    t.g.owner[PROVINCE["neustria"]] = ROMAINS
    assert dated.risen(t.g, ENTRY["gallo-romains-arise"]) == BIT[PROVINCE["neustria"]]
    t.g.owner[PROVINCE["treveria"]] = ROMAINS
    assert not dated.may_enter(t.g, ENTRY["gallo-romains-arise"])
    assert len(places) == 5


@pytest.mark.rule("INV-VI.K-5")
def test_rome_and_byzantium_part_and_each_unit_goes_home() -> None:
    t = Table(
        {"romains": "empire", "byzantins": "empire"},
        {"romains": {"thracia": 1}, "byzantins": {"latium": 1}},
        capitals={"romains": "latium", "byzantins": "thracia"},
        turn=3,
    )
    happen(t, "split")
    assert at(t, "romains", "latium").bit_count() == 1
    assert at(t, "byzantins", "thracia").bit_count() == 1
    assert not at(t, "romains", "thracia")
    assert not at(t, "byzantins", "latium")


@pytest.mark.rule("INV-IX.A-1")
def test_the_vandals_may_go_west() -> None:
    t = tribe("vandales", "moravia", 3, units=3)
    t.start(Migrate(ENTRY["vandales-migrate"]))
    assert set(t.offers("post")) == {"franconia", "bavaria", "agri-decumates"}
    t.choose("post", "bavaria")
    assert t.g.horde(NATION["vandales"]) == PROVINCE["bavaria"]
    assert at(t, "vandales", "bavaria").bit_count() == 3
    assert t.g.over


@pytest.mark.rule("INV-IX.A-1")
def test_sclaveni_settle_in_empty_land() -> None:
    t = Table({"sklaves": "barbarian"}, {"sklaves": {"valachia": 2}}, hordes={"sklaves": "valachia"},
              inactive=["sklaves"], turn=10)  # fmt: skip
    t.start(Settle(ENTRY["sklaves-settle"]))
    t.choose("post", t.offers("post")[0])
    assert len(t.events("reinforced")) == 2
    assert not defects(t.g)


@pytest.mark.rule("INV-IX.A-1")
@pytest.mark.parametrize(("die", "client"), [(4, True), (5, False)])
def test_ghassanids_may_be_clients_of_byzantium(die: int, client: bool) -> None:
    t = Table({"byzantins": "empire"}, capitals={"byzantins": "thracia"}, turn=7, dice=[die])
    happen(t, "ghassanides-enter")
    nation = NATION["ghassanides"]
    assert t.g.inactive & BIT[nation]
    assert t.g.status[nation] == KINGDOM
    assert (t.g.bond[nation] == CLIENT) == client


@pytest.mark.rule("INV-IX.A-1")
def test_sardinians_come_into_an_empty_island_only() -> None:
    t = Table({"vandales": "barbarian"}, {"vandales": {"sardinia": 1}}, turn=10)
    assert not happen(t, "sardes-enter").g.inactive
    t = happen(Table(turn=10), "sardes-enter")
    assert at(t, "sardes", "sardinia").bit_count() == 2


@pytest.mark.rule("INV-VI.K-6")
def test_attila_does_not_live_beyond_turn_five() -> None:
    t = tribe("huns", "hunnia", 6)
    t.g.script = [7]
    happen(t, "attila-dies")
    assert t.g.dead & BIT[HUNS]


@pytest.mark.rule("INV-IX.A-1")
def test_hephthalites_are_crushed_unless_they_hold_persis() -> None:
    t = tribe("hephthalites", "kushania", 10)
    for province in members(LANDS[REGION["persis"]]):
        t.g.owner[province] = NATION["hephthalites"]
    t.g.put(HORDE_OF[NATION["hephthalites"]], members(LANDS[REGION["persis"]])[0])
    happen(t, "hephthalites-leave")
    assert t.g.active & BIT[NATION["hephthalites"]]
    t = happen(tribe("hephthalites", "kushania", 10), "hephthalites-leave")
    assert t.g.dead & BIT[NATION["hephthalites"]]


@pytest.mark.rule("INV-V.C-2")
@pytest.mark.parametrize(("die", "decline", "last"), [(3, 0, 12), (4, 0, 11), (2, 1, 11), (1, 1, 12)])
def test_islam_may_make_turn_eleven_the_last(die: int, decline: int, last: int) -> None:
    t = Table({"perses": "kingdom"}, turn=11, dice=[die])  # no Ghassanids, no Lakhmids: +1
    t.g.decline[NATION["perses"]] = decline
    happen(t, "islam")
    assert t.g.last_turn == last
    arabes = NATION["arabes"]
    assert t.g.vp[arabes * SOURCES + DEEDS] == (5 if last == 11 else 0)


@pytest.mark.rule("INV-IX.A-1")
def test_the_plate_of_the_churches_for_who_holds_constantinople() -> None:
    t = Table({"byzantins": "empire"}, capitals={"byzantins": "thracia"}, turn=11)
    assert happen(t, "heraclius").g.treasury[BYZANTINS] == 10
    t.g.owner[PROVINCE["thracia"]] = -1
    assert happen(t, "heraclius").g.treasury[BYZANTINS] == 10


@pytest.mark.rule("INV-SEQ.1.B-1", "INV-IV-6")
def test_step_one_b_does_all_of_it_in_its_order() -> None:
    t = tribe("huns", "hunnia", 2)
    t.g.active, t.g.status[HUNS] = 0, 0
    t.g.put_all(t.g.in_play(HUNS), RESERVE)
    t.start(Reinforcements())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.invading & BIT[HUNS]
    assert at(t, "huns", "volga").bit_count() == 9
    assert not defects(t.g)


# ---------------------------------------------------------------- cards of the step


def hold(t: Table, camp: int, title: int) -> Table:
    """Give a camp an Event card."""
    t.g.event_deck[title] -= 1
    t.g.event_hand[camp * TITLES + title] += 1
    return t


@pytest.mark.rule("INV-X.B-4")
def test_longevity_keeps_a_leader_for_a_second_and_last_turn() -> None:
    t = hold(tribe("francs", "rhenus", 5), CAMP_OF[FRANCS], LONGEVITY)
    t.put("chlodio", "rhenus")  # of turn 4
    t.start(Reinforcements()).choose("keep-leader", "chlodio")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.at[PIECE["chlodio"]] == PROVINCE["rhenus"]
    assert t.g.event_discard[LONGEVITY] == 1
    t.g.turn = 6
    t.start(Reinforcements())
    assert t.g.at[PIECE["chlodio"]] == GONE


@pytest.mark.rule("INV-X.B-4")
def test_influx_brings_two_units_of_the_players_choice() -> None:
    t = hold(tribe("francs", "rhenus", 12, units=0), CAMP_OF[FRANCS], INFLUX)
    t.start(Reinforcements()).choose("influx-of", "francs")
    chosen = t.offers("receive")[-1]
    t.choose("receive", chosen).choose("receive", t.offers("receive")[0])
    assert t.g.at[PIECE[chosen]] == PROVINCE["rhenus"]
    assert at(t, "francs", "rhenus").bit_count() == 3  # and the one of every turn


@pytest.mark.rule("INV-X.B-4")
def test_nobody_is_asked_without_cards() -> None:
    t = tribe("francs", "rhenus", 5)
    t.put("chlodio", "rhenus")
    t.start(Reinforcements())
    assert t.g.at[PIECE["chlodio"]] == GONE


@pytest.mark.rule("INV-IX.B-5")
@pytest.mark.parametrize(("fleets", "saved"), [(0, 0), (1, 3), (2, 4)])
def test_friendly_fleets_take_who_is_evicted_from_an_island_three_each(fleets: int, saved: int) -> None:
    """Four Romans on the Balearics, their fleets in the sea of Utica, which is theirs and has room for four."""
    t = Table({"romains": "empire"}, {"romains": {"balearica": 4, "mare-mauretanicum": fleets}})
    t.g.owner[PROVINCE["utica"]] = ROMAINS
    t.start(Evict(ROMAINS, PROVINCE["balearica"]))
    while not t.g.over:
        t.choose("evacuate-to", "utica")
    assert at(t, "romains", "utica").bit_count() == saved
    assert not at(t, "romains", "balearica")


@pytest.mark.rule("INV-IX.B-5", "INV-XXV.D-9")
def test_nomads_are_lost_on_an_island_whatever_fleets_there_are() -> None:
    t = Table(
        {"huns": "barbarian", "romains": "empire"},
        {"huns": {"balearica": 1}, "romains": {"mare-mauretanicum": 1}},
        hordes={"huns": "hunnia"},
    )
    bonds.ally(t.g, HUNS, ROMAINS)
    t.g.owner[PROVINCE["utica"]] = ROMAINS
    assert not evictions.havens(t.g, HUNS, PROVINCE["balearica"], members(at(t, "huns", "balearica"))[0])
