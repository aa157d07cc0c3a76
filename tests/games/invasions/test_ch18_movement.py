"""INV XVIII.A to XVIII.D, XVIII.J, XVIII.K: how far piles move, and where they stop."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import (
    LANDS,
    NEAR,
    PROVINCE,
    PROVINCE_IDS,
    REGION,
    SCYTHIA,
    SEA_IDS,
    strait_sea,
)
from latrunculi.games.invasions.components.counters import OF_NATION, PIECE, PIECE_IDS, SATRAPES, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import relations, trails, ways
from latrunculi.games.invasions.rules.movement import Movement, piles
from latrunculi.games.invasions.rules.state import LAND, VASSAL
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

FRANCS = BIT[NATION["francs"]]
BYZANTINS = BIT[NATION["byzantins"]]


def gaul(units: int = 2, **more: object) -> Table:
    """Franks in Aquitania, where they are at home."""
    t = Table({"francs": "barbarian"}, {"francs": {"aquitania": units}}, **more)  # type: ignore[arg-type]
    t.g.playing = FRANCS
    return t


def where(t: Table, piece: str) -> int:
    """Where a piece is."""
    return t.g.at[PIECE[piece]]


@pytest.mark.rule("INV-XVIII.A-1", "INV-XVIII.A-4", "INV-XVIII.B-1", "INV-XVIII.B-4")
def test_infantry_goes_three_provinces_from_border_to_border() -> None:
    t = gaul().start(Movement(FRANCS)).choose("march", "aquitania")
    assert set(t.offers("step-to")) == {"arvernia", "garumnum", "liger", "vasconia", "vendeum"}
    t.choose("step-to", "liger").choose("step-to", "neustria").choose("step-to", "lugdunus")
    assert where(t, "francs-infantry-francisca-1") == PROVINCE["lugdunus"]
    assert t.g.over  # three steps are spent: no pile is left that could go on


@pytest.mark.rule("INV-XVIII.B-4")
def test_cavalry_goes_four() -> None:
    t = Table({"francs": "barbarian"})
    t.put("francs-noble-cavalry-1", "aquitania")
    t.start(Movement(FRANCS)).choose("march", "aquitania")
    for province in ("liger", "neustria", "lugdunus"):
        t.choose("step-to", province)
    assert "belgae" in t.offers("step-to")
    assert t.choose("step-to", "belgae").g.over


@pytest.mark.rule("INV-SEQ.3.A-4")
@pytest.mark.rule("INV-XVIII.A-3", "INV-XVIII.A-2", "INV-XVIII.B-3")
def test_a_pile_stops_and_goes_on_later_with_the_steps_it_has_left() -> None:
    t = gaul(1)
    t.muster("francs", "sequana")
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "liger").choose("done")
    t.choose("march", "sequana").choose("step-to", "belgae").choose("done")
    t.choose("march", "liger").choose("step-to", "neustria").choose("step-to", "lugdunus")
    assert t.offers("march") == ["belgae"]


@pytest.mark.rule("INV-XVIII.D-1")
def test_a_pile_drops_units_and_takes_others_up() -> None:
    t = gaul(2)
    t.muster("francs", "liger")
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("leave", "francs-infantry-francisca-1")
    t.choose("step-to", "liger").choose("take", "francs-infantry-francisca-3").choose("step-to", "neustria")
    at = [where(t, f"francs-infantry-francisca-{i}") for i in (1, 2, 3)]
    assert at == [PROVINCE["aquitania"], PROVINCE["neustria"], PROVINCE["neustria"]]
    t.choose("step-to", "lugdunus")  # the second of three steps of the one that was taken up
    assert t.offers("march") == ["aquitania", "lugdunus"]
    t.choose("march", "lugdunus").choose("step-to", "belgae")
    assert where(t, "francs-infantry-francisca-3") == PROVINCE["belgae"]
    assert where(t, "francs-infantry-francisca-2") == PROVINCE["lugdunus"]


@pytest.mark.rule("INV-XVIII.B-6", "INV-XVIII.D-2")
def test_a_leader_gives_a_step_to_units_that_are_with_him_all_the_way() -> None:
    t = gaul(2)
    t.put("francs-rex", "liger")
    rex, first = BIT[PIECE["francs-rex"]], BIT[PIECE["francs-infantry-francisca-1"]]
    assert ways.left(t.g, rex) == 5
    assert ways.left(t.g, first | rex) == 4
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "liger")
    t.choose("take", "francs-rex").choose("step-to", "neustria").choose("step-to", "lugdunus")
    assert ways.left(t.g, first | rex) == 0  # one step was without him: three in all
    t = gaul(2)
    t.put("francs-rex", "aquitania")
    t.start(Movement(FRANCS)).choose("march", "aquitania")
    for province in ("liger", "neustria", "lugdunus", "belgae"):
        t.choose("step-to", province)
    assert where(t, "francs-infantry-francisca-1") == PROVINCE["belgae"]


@pytest.mark.rule("INV-XVIII.B-6")
def test_two_leaders_give_no_more_than_one() -> None:
    t = gaul(1)
    t.put("francs-rex", "aquitania")
    t.put("chlodio", "aquitania")
    group = BIT[PIECE["francs-rex"]] | BIT[PIECE["chlodio"]] | BIT[PIECE["francs-infantry-francisca-1"]]
    assert ways.left(t.g, group) == 4


@pytest.mark.rule("INV-III.B-10")
@pytest.mark.rule("INV-XVIII.B-8")
def test_a_limes_does_not_move() -> None:
    t = Table({"romains": "empire"}, {"romains": {"treveria": 1}}, owners={"romains": ["treveria"]})
    limes = t.put(next(p for p in PIECE if "limes" in p), "treveria")
    t.start(Movement(BIT[NATION["romains"]])).choose("march", "treveria").choose("step-to", "sequana")
    assert t.g.at[limes] == PROVINCE["treveria"]


@pytest.mark.rule("INV-XVII.A-3")
@pytest.mark.rule("INV-XVIII.A-9")
def test_any_number_moves_together_and_stacking_is_checked_at_the_end() -> None:
    t = gaul(4)
    t.muster("francs", "liger", 2)
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "liger").choose("done").choose("done")
    assert t.g.stack[-1].NAME == "excess"
    t.choose("choose-piece", t.offers("choose-piece")[0])
    assert t.g.units(NATION["francs"], PROVINCE["liger"]).bit_count() == 5


@pytest.mark.rule("INV-XVIII.C-1")
def test_units_stop_where_a_hostile_nation_stands_even_of_the_same_player() -> None:
    t = gaul(1)
    t.g.active |= BIT[NATION["alamans"]]
    t.g.status[NATION["alamans"]] = 2
    t.muster("alamans", "vendeum")
    relations.work_out(t.g)
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "vendeum")
    t.choose("done")  # the Alamans stay
    assert t.g.over  # neither overrun nor a passage: they have stopped, and nobody else can move
    assert where(t, "francs-infantry-francisca-1") == PROVINCE["vendeum"]


@pytest.mark.rule("INV-XVIII.C-2", "INV-XII.D-1")
def test_barbarians_pass_each_other_in_barbarian_land_but_do_not_stay_together() -> None:
    t = Table({"francs": "barbarian", "alamans": "barbarian"}, {"francs": {"rhenus": 2}, "alamans": {"thuringia": 1}})
    t.start(Movement(FRANCS)).choose("march", "rhenus").choose("step-to", "thuringia")
    assert t.offers("done") == []
    assert t.offers("leave") == []
    assert t.why_not("done") == "INV-XII.D-1"
    t.choose("step-to", "bavaria").choose("done")


@pytest.mark.rule("INV-XVIII.C-2")
def test_unless_they_are_at_war_this_turn() -> None:
    t = Table({"francs": "barbarian", "alamans": "barbarian"}, {"francs": {"rhenus": 2}, "alamans": {"thuringia": 1}})
    t.g.wars[NATION["alamans"]] = FRANCS
    t.start(Movement(FRANCS)).choose("march", "rhenus").choose("step-to", "thuringia")
    t.choose("done")  # the Alamans stay
    assert t.offers() == [("force", "thuringia"), ("done", None)]


@pytest.mark.rule("INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XVIII.J-2", "INV-XVIII.J-3")
def test_a_strait_takes_all_of_a_move_and_only_a_fresh_pile_crosses() -> None:
    t = Table({"francs": "barbarian"}, {"francs": {"flandria": 1, "belgae": 1}})
    t.g.level[PROVINCE["cantium"]] = 0
    t.start(Movement(FRANCS)).choose("march", "flandria").choose("step-to", "belgae")
    assert "cantium" not in t.offers("step-to")
    assert t.why_not("step-to", "cantium") == "INV-XVIII.J-3"
    t = Table({"francs": "barbarian"}, {"francs": {"belgae": 1}})
    t.start(Movement(FRANCS)).choose("march", "belgae").choose("step-to", "cantium")
    assert t.g.over
    assert where(t, "francs-infantry-francisca-1") == PROVINCE["cantium"]


@pytest.mark.rule("INV-XVIII.J-3")
def test_byzantines_cross_the_bosphorus_like_any_border() -> None:
    t = Table({"byzantins": "empire"}, {"byzantins": {"thracia": 1}}, owners={"byzantins": ["thracia", "bythinia"]})
    t.start(Movement(BYZANTINS)).choose("march", "thracia").choose("step-to", "bythinia").choose("step-to", "mysia")
    assert t.g.steps(PIECE["byzantins-infantry-1"]) == 2


@pytest.mark.rule("INV-SEQ.3.A-5")
@pytest.mark.rule("INV-XVIII.J-4", "INV-XVIII.J-5")
def test_a_hostile_fleet_closes_a_strait() -> None:
    t = Table({"francs": "barbarian", "romains": "empire"}, {"francs": {"belgae": 1}})
    sea = strait_sea(PROVINCE["belgae"], PROVINCE["cantium"])
    t.g.blockades[NATION["romains"]] = BIT[sea]
    assert not ways.blockaded(t.g, NATION["francs"], PROVINCE["belgae"])  # no fleet is there
    t.muster("romains", SEA_IDS[sea])
    assert ways.blockaded(t.g, NATION["francs"], PROVINCE["belgae"]) == BIT[PROVINCE["cantium"]]
    t.start(Movement(FRANCS)).choose("march", "belgae")
    assert t.why_not("step-to", "cantium") == "INV-XXV.F-1"
    assert not ways.blockaded(t.g, NATION["romains"], PROVINCE["belgae"])


@pytest.mark.rule("INV-XVIII.K-1", "INV-XVIII.K-2", "INV-XVIII.K-3")
def test_closed_lands_say_why() -> None:
    t = Table({"berberes": "kingdom", "perses": "empire", "francs": "barbarian"}, {"perses": {"chaldea": 1}})
    t.g.level[PROVINCE["chaldea"]] = 0
    t.start(Movement(BIT[NATION["perses"]])).choose("march", "chaldea")
    assert t.why_not("step-to", "arabia-deserta") == "INV-XVIII.K-2"


@pytest.mark.rule("INV-VI.I-1", "INV-VI.I-3", "INV-XVIII.K-1")
@pytest.mark.parametrize(("status", "enters"), [("barbarian", True), ("kingdom", False)])
def test_nomads_enter_scythia_as_long_as_they_are_barbarians(status: str, enters: bool) -> None:
    t = Table({"alains": status})
    unit = t.muster("alains", "tyras")[0]
    assert bool(ways.closed(t.g, BIT[unit]) & LANDS[SCYTHIA]) is not enters


@pytest.mark.rule("INV-XVIII.A-7")
def test_a_vassal_of_nomads_stays_near_their_horde() -> None:
    t = Table({"huns": "barbarian", "gepides": "barbarian"}, {"gepides": {"valachia": 1}}, hordes={"huns": "valachia"})
    gepides = NATION["gepides"]
    assert ways.tether(t.g, gepides, PROVINCE["valachia"]) == 0
    t.g.lord[gepides], t.g.bond[gepides] = NATION["huns"], VASSAL
    far = ways.tether(t.g, gepides, PROVINCE["valachia"])
    assert far & BIT[PROVINCE["aquitania"]]
    assert not far & BIT[PROVINCE["moesia-inferior"]]  # MOESIA borders on DANUBIUS
    assert ways.tether(t.g, gepides, PROVINCE["aquitania"]) == 0  # the horde has left it behind


@pytest.mark.rule("INV-XVIII.A-8")
def test_rivers_and_ridges_cost_nothing() -> None:
    t = gaul(1).start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "arvernia")
    t.choose("step-to", "vienna")
    assert t.g.steps(PIECE["francs-infantry-francisca-1"]) == 2


@pytest.mark.rule("INV-XVIII.J-3")
def test_they_cross_it_from_asia_too() -> None:
    t = Table({"byzantins": "empire"}, {"byzantins": {"bythinia": 1}}, owners={"byzantins": ["thracia", "bythinia"]})
    t.start(Movement(BYZANTINS)).choose("march", "bythinia").choose("step-to", "thracia")
    assert t.g.steps(PIECE["byzantins-infantry-1"]) == 1
    assert t.offers("step-to")


@pytest.mark.rule("INV-XIII.E-6")
def test_a_leader_kept_in_his_capital_does_not_march() -> None:
    t = gaul(1)
    leader = t.lead("francs", "aquitania")
    t.g.inactive_leaders = BIT[leader]
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "liger")
    assert t.g.at[leader] == PROVINCE["aquitania"]
    assert where(t, "francs-infantry-francisca-1") == PROVINCE["liger"]


@pytest.mark.rule("INV-XVIII.I-9")
def test_the_heirs_of_limites_stay_in_their_region_and_themata_near_the_border_of_the_east() -> None:
    t = Table({"romains": "empire", "byzantins": "empire"}, turn=9)
    local, thema = t.put("gallo-locaux-local-1", "lotharingia"), t.put("byzantins-thema-1", "moesia-inferior")
    home = LANDS[REGION["gallia-septentrionalis"]]
    assert ways.closed(t.g, BIT[local]) & LAND == LAND & ~home
    shut = ways.closed(t.g, BIT[thema])
    assert not shut & BIT[PROVINCE["syria"]], "a region of limites of the East"
    assert shut & home == home


@pytest.mark.rule("INV-XVIII.D-1")
def test_a_pile_that_has_left_all_its_units_is_none_though_others_stand_there() -> None:
    t = gaul(1)
    t.muster("francs", "liger")
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "liger")
    t.choose("leave", "francs-infantry-francisca-1")
    assert t.g.stack[-1].NAME == "movement"


@pytest.mark.rule("INV-XX.L-7", "INV-XVIII.A-2")
def test_two_piles_that_meet_an_enemy_are_known_each_by_its_own_way() -> None:
    t = Table({"francs": "barbarian", "wisigoths": "barbarian"},
              {"francs": {"liger": 1, "arvernia": 1, "rhenus": 1}, "wisigoths": {"aquitania": 4}})  # fmt: skip
    t.g.playing = FRANCS
    t.start(Movement(FRANCS))
    here = PROVINCE["aquitania"]
    for start in ("liger", "arvernia"):
        t.choose("march", start).choose("step-to", "aquitania")
        while t.g.stack[-1].NAME == "flight":
            t.choose("done")
    came = trails.origins(t.g, here, t.g.units(NATION["francs"], here))
    assert came == BIT[PROVINCE["liger"]] | BIT[PROVINCE["arvernia"]]


@pytest.mark.rule("INV-XX.L-7", "INV-XX.E-8")
def test_the_way_of_a_pile_is_known_though_nobody_was_there_when_it_came() -> None:
    """Interceptors of another pile may come after it."""
    t = gaul(1)
    t.muster("francs", "liger")
    t.g.level[PROVINCE["liger"]] = 0
    t.start(Movement(FRANCS)).choose("march", "aquitania").choose("step-to", "liger")
    while t.g.stack[-1].NAME != "movement":
        t.choose("done")
    here = PROVINCE["liger"]
    assert trails.origins(t.g, here, t.g.units(NATION["francs"], here)) == BIT[PROVINCE["aquitania"]]


@pytest.mark.rule("INV-XXV.A-2", "INV-IV-12")
def test_fleets_sail_in_the_movement_sub_step() -> None:
    t = Table(
        {"romains": "empire"}, {"romains": {"mare-siculum": 1, "latium": 1}}, owners={"romains": ["latium", "campania"]}
    )
    t.g.playing = BIT[NATION["romains"]]
    t.start(Movement(t.g.playing)).choose("sail", "romains-fleet-1")
    assert t.g.stack[-1].NAME == "voyage"


@pytest.mark.rule("INV-XI.C-3", "INV-XII.D-1", "INV-XVIII.K-1", "INV-XXVIII.E-4")
def test_a_pile_that_may_enter_nothing_beside_it_does_not_march() -> None:
    """One that raids and owns nothing there, one with a step left among neutrals, satraps far from their satrapies, and
    a federate's horde in an invasion."""
    t = gaul(1)
    aquitania, near = BIT[PROVINCE["aquitania"]], members(NEAR[PROVINCE["aquitania"]])
    assert piles(t.g, FRANCS) == aquitania
    t.g.raided = FRANCS
    assert not piles(t.g, FRANCS)
    t.g.raided = 0
    t.g.spend(t.g.army[NATION["francs"]], 2)
    assert piles(t.g, FRANCS) == aquitania
    for province in near:
        t.muster("alamans", PROVINCE_IDS[province])
    t.g.active |= BIT[NATION["alamans"]]
    t.g.pacts[NATION["francs"]] |= BIT[NATION["alamans"]]
    relations.work_out(t.g)
    assert not piles(t.g, FRANCS)
    t = Table({"perses": "empire"})
    t.put(PIECE_IDS[(SATRAPES & OF_NATION[NATION["perses"]] & UNIT_MASK).bit_length() - 1], "aquitania")
    assert not piles(t.g, BIT[NATION["perses"]])
    t = gaul(1)
    t.put("francs-horde", "aquitania")
    t.g.invading = FRANCS
    assert piles(t.g, FRANCS) == aquitania
    t.g.foedus[NATION["francs"]] = aquitania
    assert not piles(t.g, FRANCS)
