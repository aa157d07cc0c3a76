"""INV: cases in which the chapters of war meet: sieges kept up and retreats, friends at peace, leaders left alone."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import NONE, PROVINCE
from latrunculi.games.invasions.components.counters import LIMITES, PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, pacts, relations, trails
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.campaigns import Campaigns, friendly_land
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.limes import Breach
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.kernel.actions import BIT
from tests.games.invasions.field import Field, blacks, whites
from tests.games.invasions.table import Table, place

ROMAINS, BYZANTINS, FRANCS, WISIGOTHS, ALAMANS = (
    NATION[n] for n in ("romains", "byzantins", "francs", "wisigoths", "alamans")
)
LIMES = next(name for name in PIECE if LIMITES & BIT[PIECE[name]] and name.startswith("romains"))


def open_city(t: Table, province: str) -> None:
    """A city without walls."""
    t.g.level[PROVINCE[province]] = 1
    t.g.walls &= ~BIT[PROVINCE[province]]


# ---------------------------------------------------------------- sieges (XXIV)


@pytest.mark.rule("INV-XXIV.C-14", "INV-XX.L-7")
def test_besiegers_left_behind_retreat_to_where_they_came_from_though_their_leader_has_marched_since() -> None:
    t = Table({"francs": "kingdom", "alains": "barbarian"}, {"francs": {"sequana": 3}},
              owners={"alains": ["neustria"], "francs": ["sequana", "belgae", "lugdunus"]},
              turn=6, dice=[1] * 4)  # fmt: skip
    open_city(t, "neustria")
    t.g.playing = BIT[FRANCS]
    t.put("theudebertus", "sequana")
    t.settle().start(Campaigns()).choose("campaign", "theudebertus").choose("march", "sequana")
    t.choose("step-to", "neustria").choose("done").choose("besiege").choose("maintain-siege")
    t.choose("leave", "francs-infantry-francisca-1")
    t.choose("march", "neustria").choose("step-to", "belgae").choose("done")
    t.choose("besiege")  # the leader is away: one die, and no campaign is left
    assert t.events("retreated") == [{"nation": "francs", "origin": "neustria", "province": "sequana"}], "the only way"


@pytest.mark.rule("INV-XXVI.B-9", "INV-XXIV.C-3")
@pytest.mark.parametrize("peace", [False, True])
def test_an_ally_at_peace_with_the_owner_of_a_city_does_not_besiege_it(peace: bool) -> None:
    """Romans and Visigoths stand before a city of the Franks, with whom the Visigoths have a pact: they neither pay for
    an assault nor retreat with the Romans."""
    t = Table({"romains": "empire", "wisigoths": "kingdom", "francs": "kingdom"},
              {"romains": {"neustria": 3}, "wisigoths": {"neustria": 2}},
              owners={"francs": ["neustria", "belgae"], "romains": ["sequana"], "wisigoths": ["liger"]},
              turn=6, dice=[1])  # fmt: skip
    open_city(t, "neustria")
    bonds.ally(t.g, ROMAINS, WISIGOTHS)
    if peace:
        pacts.conclude(t.g, WISIGOTHS, FRANCS)
    t.g.playing = BIT[ROMAINS] | BIT[WISIGOTHS]
    t.settle().start(Battles())
    siege = t.g.innermost(Siege)
    assert siege is not None
    goths = t.g.units(WISIGOTHS, PROVINCE["neustria"])
    assert siege.pieces == t.g.units(ROMAINS, PROVINCE["neustria"]) | (0 if peace else goths)
    t.choose("besiege")
    retreating = [frame.nation for frame in t.g.stack if isinstance(frame, Retreat)]
    assert retreating == ([ROMAINS] if peace else [WISIGOTHS, ROMAINS])


@pytest.mark.rule("INV-XX.L-10", "INV-XXIV.A-3")
def test_who_had_retreated_to_a_city_that_does_not_fall_goes_on_with_the_steps_that_he_has_left() -> None:
    t = Table({"francs": "kingdom", "alains": "barbarian"}, {"francs": {"neustria": 2}},
              owners={"alains": ["neustria"], "francs": ["sequana", "belgae", "lugdunus"]},
              turn=6, dice=[1])  # fmt: skip
    open_city(t, "neustria")
    t.g.playing = BIT[FRANCS]
    one, other = PIECE["francs-infantry-francisca-1"], PIECE["francs-infantry-francisca-2"]
    t.settle()
    trails.enter(t.g, PROVINCE["neustria"], PROVINCE["sequana"], BIT[one])
    trails.enter(t.g, PROVINCE["neustria"], trails.RETREATED, BIT[other])
    t.g.spend(BIT[other], 2)
    t.start(Siege(FRANCS, PROVINCE["neustria"], pieces=BIT[one] | BIT[other])).choose("besiege")
    assert t.events("retreated")[0]["province"] == "sequana", "where he came from"
    assert t.g.inside[PROVINCE["sequana"]] & BIT[one]
    late = next(frame for frame in t.g.stack if isinstance(frame, Retreat) and frame.pieces == BIT[other])
    assert (late.steps, late.first) == (1, 0)


@pytest.mark.rule("INV-XX.L-7", "INV-XX.L-1")
@pytest.mark.parametrize("walked", [False, True])
def test_who_has_come_by_sea_alone_retreats_any_way_by_land(walked: bool) -> None:
    """Vandals before the empty city of Neustria, all of them landed or one of them come from Sequana."""
    t = Table({"vandales": "kingdom", "romains": "empire"}, {"vandales": {"neustria": 2}},
              owners={"romains": ["neustria"]}, turn=6, dice=[1])  # fmt: skip
    open_city(t, "neustria")
    here = PROVINCE["neustria"]
    pieces = t.settle().g.units(NATION["vandales"], here)
    trails.enter(t.g, here, NONE, pieces)
    if walked:
        trails.enter(t.g, here, PROVINCE["sequana"], pieces & -pieces)
    t.g.playing = BIT[NATION["vandales"]]
    t.start(Siege(NATION["vandales"], here, pieces=pieces)).choose("besiege")
    assert isinstance(t.g.stack[-1], Retreat)
    if walked:
        assert t.events("retreated")[0]["province"] == "sequana", "the only way"
    else:
        assert {"sequana", "belgae", "liger"} <= set(t.offers("retreat-to"))


# ---------------------------------------------------------------- leaders (XX.J)


def breach(*dice: int, others: int = 0) -> Table:
    """One Alaman with his king, and perhaps others, before a lone limes in Treveria."""
    t = Table({"alamans": "barbarian", "romains": "empire"}, {"alamans": {"treveria": 1 + others}},
              hordes={"alamans": "agri-decumates"}, owners={"romains": ["treveria"], "alamans": ["rhenus"]},
              dice=dice)  # fmt: skip
    t.put("alamans-rex", "treveria")
    t.put(LIMES, "treveria")
    t.g.playing = BIT[ALAMANS]
    t.settle()
    return t.start(Breach(ALAMANS, PROVINCE["treveria"], t.g.pieces(ALAMANS, PROVINCE["treveria"])))


@pytest.mark.rule("INV-XX.J-1", "INV-XX.J-2", "INV-XVIII.I-6", "INV-CH.d2-10")
@pytest.mark.parametrize(("dice", "where"), [((2, 3), None), ((2, 4), "rhenus"), ((1,), "treveria")])
def test_the_leader_of_a_pile_that_a_limes_has_cost_its_last_unit_is_tested_and_flees(
    dice: tuple[int, ...], where: str | None
) -> None:
    """An even die of the limes kills; then an odd one kills the king, who else makes for the nearest friendly land."""
    t = breach(*dice)
    assert t.g.script == []
    if where == "rhenus":
        assert t.offers("take-refuge") == ["franconia", "rhenus"], "both are as near"
        t.choose("take-refuge", where)
    assert bool(t.events("leader-lost")) is (where is None)
    if where is not None:
        assert t.g.at[PIECE["alamans-rex"]] == PROVINCE[where]


@pytest.mark.rule("INV-XX.J-1", "INV-XVIII.I-6")
def test_who_has_others_about_him_is_not_tested() -> None:
    t = breach(2, others=1)
    while t.g.stack:
        t.choose(*t.offers()[0])
    assert t.g.script == []
    assert t.g.at[PIECE["alamans-rex"]] == PROVINCE["treveria"]


@pytest.mark.rule("INV-XX.J-1", "INV-XVIII.I-7")
def test_nor_do_interceptors_find_a_leader_whose_pile_the_limes_has_destroyed() -> None:
    """The Romans of Lotharingia come (6 is needed: 4 and +2 for an empire), but the limes has been tested first."""
    t = Table({"alamans": "barbarian", "romains": "empire"},
              {"alamans": {"rhenus": 1}, "romains": {"lotharingia": 2}}, hordes={"alamans": "agri-decumates"},
              owners={"romains": ["treveria", "lotharingia"], "alamans": ["rhenus"]}, dice=[4, 2, 4])  # fmt: skip
    t.put("alamans-rex", "rhenus")
    t.put(LIMES, "treveria")
    t.g.playing = BIT[ALAMANS]
    t.settle().start(Movement(BIT[ALAMANS])).choose("march", "rhenus").choose("step-to", "treveria")
    assert isinstance(t.g.stack[-1], Interception)
    t.choose("intercept", "lotharingia").choose("done")
    while t.g.stack:
        t.choose(*t.offers()[-1])
    assert t.g.at[PIECE["alamans-rex"]] == PROVINCE["rhenus"]
    assert t.events("battle") == []
    assert t.g.units(ROMAINS, PROVINCE["treveria"]).bit_count() == 2


@pytest.mark.rule("INV-XXV.C-8", "INV-XXV.D-3", "INV-VI.K-5")
@pytest.mark.parametrize(("faces", "lost"), [(("s",), True), (("-",), False)])
def test_a_friend_s_leader_goes_down_with_the_fleet_that_carries_him_and_has_his_re_rolls(
    faces: tuple[str, ...], lost: bool
) -> None:
    """A fleet of Byzance carries a Roman unit and its caesar from Sicily to Apulia; Vandals of the sea intercept it."""
    t = Table({"romains": "empire", "byzantins": "empire", "vandales": "kingdom"},
              {"romains": {"sicilia": 1, "apulia": 1}, "byzantins": {"mare-siculum": 1},
               "vandales": {"mare-siculum": 1}},
              owners={"romains": ["sicilia", "apulia"]}, turn=2, dice=[4, *whites("-"), *whites(*faces)])  # fmt: skip
    t.g.reduced = t.g.fleets(BYZANTINS, place("mare-siculum"))
    t.put("romains-caesar", "sicilia")
    t.g.playing = BIT[ROMAINS] | BIT[BYZANTINS]
    t.settle().start(Movement(BIT[ROMAINS])).choose("march", "sicilia").choose("ship", "apulia")
    t.choose("yes").choose("yes")  # the Vandals intercept, Byzance accepts battle
    battle = t.g.innermost(Battle)
    assert battle is not None
    assert (battle.attacker, battle.rerolls) == (BYZANTINS, [t.g.combat(PIECE["romains-caesar"]), 0])
    while not (t.events("leader-lost") or t.g.at[PIECE["romains-caesar"]] == PROVINCE["apulia"]):
        t.choose(*t.offers()[-1])
    assert bool(t.events("leader-lost")) is lost
    assert t.g.at[PIECE["romains-caesar"]] != place("mare-siculum")


@pytest.mark.rule("INV-XXVIII.E-6", "INV-XXIX.B-8", "INV-XX.H-7")
@pytest.mark.parametrize(("romans", "lord"), [(1, ROMAINS), (0, NONE)])
def test_a_federator_subjugates_whom_his_federates_have_beaten_beside_him(romans: int, lord: int) -> None:
    """Invading Alamans lose their only unit to Franks, who lead the defence, and a second hit is their horde's."""
    units = [*[f"francs-infantry-francisca-{i}" for i in (1, 2, 3)], *["romains-infantry-1"][:romans]]
    t = Field("treveria", ["alamans-infantry-1", "alamans-horde"], units,
              {"alamans": "barbarian", "francs": "barbarian", "romains": "empire"}, leads=("alamans", "francs"),
              owners={"romains": ["treveria", "lotharingia"]})  # fmt: skip
    t.put("francs-horde", "saliens")
    t.g.federator[FRANCS] = ROMAINS
    t.g.invading = BIT[ALAMANS]
    relations.work_out(t.g)
    walls = blacks("-") if romans else []
    t.fight(whites("-"), whites("-"), whites("s", "s", "-", "-")[: len(units)], walls)
    while t.g.stack and not t.events("submitted") and not t.events("driven"):
        t.choose(*t.offers()[0])
    assert t.g.lord[ALAMANS] == lord


# ---------------------------------------------------------------- why not


@pytest.mark.rule("INV-XX.L-8", "INV-XX.L-5")
def test_a_defender_is_told_what_bars_his_retreat() -> None:
    t = Table({"romains": "empire", "gepides": "barbarian"}, {"romains": {"akkad": 3}, "gepides": {"akkad": 3}},
              owners={"gepides": ["adiabene", "babylonia"]})  # fmt: skip
    romans, gepids = (t.g.units(NATION[n], PROVINCE["akkad"]) for n in ("romains", "gepides"))
    trails.enter(t.g, PROVINCE["akkad"], PROVINCE["euphrates"], romans)
    t.g.playing = BIT[ROMAINS]
    battle = Battle(ROMAINS, NATION["gepides"], PROVINCE["akkad"], [romans, gepids])
    battle.victor, battle.step = 0, "withdraw"
    t.settle().start(battle)
    assert t.why_not("retreat-to", "euphrates") == "INV-XX.L-8"
    t.choose("retreat-to", "adiabene")
    assert t.why_not("retreat-to", "akkad") == "INV-XX.L-5"


@pytest.mark.rule("INV-XVIII.K-1")
def test_who_may_not_enter_scythia_does_not_retreat_there_either() -> None:
    t = Table({"gepides": "barbarian"}, {"gepides": {"abascia": 1}})
    t.start(Retreat(NATION["gepides"], PROVINCE["abascia"], t.g.units(NATION["gepides"], PROVINCE["abascia"])))
    assert t.why_not("retreat-to", "alania") == "INV-XVIII.K-1"


# ---------------------------------------------------------------- cities of nobody (XX.L-5, XXXIV-4)


@pytest.mark.rule("INV-XX.L-5", "INV-XXXIV-4")
@pytest.mark.parametrize("level", [0, 1])
def test_a_retreat_that_has_come_to_a_city_of_nobody_does_not_end_there(level: int) -> None:
    """A pile may pass through an empty city, but that it stands there makes it no place to stay."""
    t = Table({"francs": "barbarian"}, {"francs": {"belgae": 2}})
    open_city(t, "neustria")
    t.g.level[PROVINCE["neustria"]] = level
    pieces = t.settle().g.units(FRANCS, PROVINCE["belgae"])
    t.start(Retreat(FRANCS, PROVINCE["belgae"], pieces)).choose("retreat-to", "neustria")
    assert (("done", None) in t.offers()) is (level == 0)
    assert bool(t.offers("leave-behind")) is (level == 0)
    if level:
        assert t.why_not("done") == "INV-XX.L-5"


@pytest.mark.rule("INV-XXXIV-4", "INV-XXII.A-4", "INV-XXV.D-2")
@pytest.mark.parametrize("level", [0, 1])
def test_before_a_city_of_nobody_a_pile_stands_in_hostile_land(level: int) -> None:
    """So a retreat does not join it, it does not take ship there, and its leader is not redeployed from there."""
    t = Table({"francs": "kingdom"}, {"francs": {"aquitania": 2, "liger": 1}}, owners={"francs": ["liger", "garumnum"]})
    open_city(t, "aquitania")
    t.g.level[PROVINCE["aquitania"]] = level
    relations.work_out(t.g)
    here = relations.ground(t.g, FRANCS, PROVINCE["aquitania"])
    assert here == (relations.HOSTILE if level else relations.FRIENDLY)
    assert bool(friendly_land(t.g, FRANCS, PROVINCE["aquitania"])) is (level == 0)
