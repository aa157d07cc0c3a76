"""Evasion, flight, retreat and the refuge of the Augusti (UR-8.2, UR-8.4.1, UR-6.3-8)."""

from collections.abc import Mapping
from typing import Any

import pytest

from latrunculi.games.ultimus.components.chart import NEAR, ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.rules.combat import Battle, Combats, Flight, Retreat
from latrunculi.games.ultimus.rules.engagement import Movements
from tests.games.ultimus.table import Table

WAR = {"visigothi": "bellum", "burgondi": "bellum", "persae": "bellum", "hunni": "bellum", "picti": "bellum"}


def mask(*names: str) -> int:
    return sum(1 << PIECE[name] for name in names)


def zones(*names: str) -> int:
    return sum(1 << ZONE[name] for name in names)


def force(zone: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, zone)


def attacked(pieces: Mapping[str, str], *dice: int, came_from: str = "", event: int = 0, **more: Any) -> Table:
    """BARBARE attacks; `dice` are 1d6; the attackers came from a zone next to Galliae 2."""
    t = Table(pieces, dice=[die - 1 for die in dice], status=more.pop("status", WAR), active="barbarus", **more)
    if came_from:
        t.g.came_from[ZONE["galliae-2"]] = 1 << ZONE[came_from]
    t.g.event = event
    return t


STILICHO = force("galliae-2", "visigothi-1", "visigothi-2", "stilicho", "pa-victores", "co-galliae-1", "li-galliae-1")
TITLED = {"occidens": "stilicho"}
AROUND = {"galliae-1", "galliae-3", "galliae-4", "galliae-5", "galliae-6", "galliae-7"}

# ---------------------------------------------------------------- evasion


@pytest.mark.rule("UR-8.2.1-1", "UR-8.2.1-2")
def test_a_die_below_the_best_vs_lets_the_defender_evade() -> None:
    t = attacked(STILICHO | force("galliae-2", "honorius"), 4, patricians=TITLED).start(Combats())
    assert (t.camp, t.asked) == ("romanus", "battle-decide")
    assert t.legal() == {"evade", "stand"}
    t.do("evade")
    assert t.events("evasion-roll") == [{"die": [4], "strategy": 5}]
    assert t.asked == "evasion-start"
    assert t.legal("withdraw") == {"stilicho", "honorius"}
    t.do("withdraw", "stilicho").do("take", "pa-victores").do("take", "co-galliae-1").do("take", "li-galliae-1")
    assert t.legal("retreat-to") == AROUND
    t.do("retreat-to", "galliae-1")
    assert {t.place(p) for p in ("stilicho", "pa-victores", "co-galliae-1", "li-galliae-1")} == {"galliae-1"}
    t.do("withdraw", "honorius").do("retreat-to", "galliae-7")  # another leader, another zone
    assert t.place("honorius") == "galliae-7"
    assert not t.events("odds")  # nobody is left to fight


@pytest.mark.rule("UR-8.2.1-1", "UR-8.3-1")
def test_a_die_equal_to_the_vs_is_not_enough_and_there_is_one_attempt() -> None:
    t = attacked(STILICHO, 5, 1, patricians=TITLED).start(Combats())
    t.do("evade")
    assert t.events("odds")
    assert t.asked != "battle-decide"


@pytest.mark.rule("UR-8.2.1-1")
def test_without_leader_nobody_evades() -> None:
    t = attacked(force("galliae-2", "visigothi-1", "pa-victores"), 2).start(Combats())
    assert t.events("odds")


@pytest.mark.rule("UR-8.2.1-4")
def test_each_leader_takes_as_many_units_as_his_cc_and_the_rest_fights() -> None:
    # Sarus: CC 2, VS 3
    t = attacked(STILICHO | {"stilicho": "galliae-5"} | force("galliae-2", "sarus"), 2, 1).start(Combats())
    t.do("evade").do("withdraw", "sarus").do("take", "co-galliae-1").do("take", "li-galliae-1")
    assert t.legal("take") == set()
    assert t.why_not("take", "pa-victores") == "UR-3.4.1-2"
    t.do("retreat-to", "galliae-5")
    assert t.events("odds")[0]["defence"] == 3  # PA Victores alone
    assert t.place("sarus") == "galliae-5"


@pytest.mark.rule("UR-8.2.1-4")
def test_a_leader_may_stay() -> None:
    t = attacked(STILICHO, 1, 1, patricians=TITLED).start(Combats())
    t.do("evade").do("done")
    assert t.events("odds")[0]["defence"] == 8
    assert t.place("stilicho") == "galliae-2"


@pytest.mark.rule("UR-8.2.1-5", "UR-8.2.1-2")
def test_evasion_avoids_enemies_and_the_zones_the_attackers_came_from() -> None:
    t = attacked(STILICHO | {"visigothi-3": "galliae-7"}, 1, came_from="galliae-1", patricians=TITLED)
    t.start(Combats()).do("evade").do("withdraw", "stilicho")
    assert t.legal("retreat-to") == AROUND - {"galliae-1", "galliae-7"}
    assert t.why_not("retreat-to", "galliae-1") == "UR-8.2.1-5"
    assert t.why_not("retreat-to", "galliae-7") == "UR-8.2.1-2"


@pytest.mark.rule("UR-8.2.1-5")
def test_all_zones_that_attackers_came_from_are_closed() -> None:
    """Two Visigoths enter Galliae 2, one from Galliae 1 and then one from Galliae 7; a die of 4 lets Stilicho evade."""
    t = attacked(
        force("galliae-2", "stilicho", "pa-victores") | {"visigothi-1": "galliae-1", "visigothi-2": "galliae-7"}, 4
    )
    t.start(Combats(), Movements())
    for unit in ("visigothi-1", "visigothi-2"):
        t.do("advance", unit).do("move-to", "galliae-2")
    t.do("evade").do("withdraw", "stilicho")
    assert t.legal("retreat-to") == AROUND - {"galliae-1", "galliae-7"}
    assert t.why_not("retreat-to", "galliae-7") == "UR-8.2.1-5"


@pytest.mark.rule("UR-8.2.1-5", "UR-8.4.1-2")
def test_whoever_only_passes_through_a_zone_closes_no_way_out_of_it() -> None:
    """Stilicho goes from Galliae 5 through Galliae 2 to Galliae 1; Bagaudae rise in Galliae 2, and PA attack them."""
    pieces = {"stilicho": "galliae-5", "pa-victores": "galliae-5", "pa-divitenses": "galliae-4"}
    t = Table(pieces, hands={"barbarus": ["bagaudae"]}, patricians=TITLED)
    t.start(Movements()).do("march", "stilicho").do("take", "pa-victores")
    t.do("move-to", "galliae-2").do("move-to", "galliae-1").do("halt")
    t.do("play", "bagaudae").do("choose-zone", "galliae-2")
    t.do("advance", "pa-divitenses").do("move-to", "galliae-2")
    t.start(Retreat(ZONE["galliae-2"], 1))
    assert t.legal("retreat-to") == AROUND - {"galliae-1", "galliae-4"}
    assert t.why_not("retreat-to", "galliae-4") == "UR-8.2.1-5"


@pytest.mark.rule("UR-8.2.1-5")
def test_attackers_come_from_the_zone_of_their_last_step_those_left_on_the_way_too() -> None:
    t = Table({"stilicho": "galliae-5", "pa-victores": "galliae-5", "pa-divitenses": "galliae-5"}, patricians=TITLED)
    t.start(Movements()).do("march", "stilicho").do("take", "pa-victores").do("take", "pa-divitenses")
    t.do("move-to", "galliae-2").do("leave", "pa-victores").do("move-to", "galliae-1")
    t.do("move-to", "galliae-7").do("halt")
    came_from = {zone: t.g.came_from[ZONE[zone]] for zone in ("galliae-2", "galliae-1", "galliae-7")}
    assert came_from == {"galliae-2": zones("galliae-5"), "galliae-1": 0, "galliae-7": zones("galliae-1")}


@pytest.mark.rule("UR-8.2.1-5")
def test_whoever_stays_where_he_is_has_come_from_nowhere() -> None:
    t = Table({"stilicho": "galliae-5", "pa-victores": "galliae-5", "pa-divitenses": "galliae-4"})
    t.start(Movements()).do("march", "stilicho").do("take", "pa-victores").do("halt")
    assert not any(t.g.came_from)


@pytest.mark.rule("UR-8.2.1-5", "UR-6.3-12")
def test_units_whose_leader_dies_on_the_way_have_come_from_somewhere_too() -> None:
    """The plague of Galliae 2 weakens the PA and takes Stilicho; they stay, and came from Galliae 5."""
    t = Table({"stilicho": "galliae-5", "pa-victores": "galliae-5", "pa-divitenses": "galliae-4"}, dice=[9])
    t.g.plague = ZONE["galliae-2"]
    t.start(Movements()).do("march", "stilicho").do("take", "pa-victores").do("move-to", "galliae-2")
    assert (t.place("stilicho"), t.place("pa-victores")) == ("gone", "galliae-2")
    assert t.g.came_from[ZONE["galliae-2"]] == zones("galliae-5")


@pytest.mark.rule("UR-8.2.1-5", "UR-6.2-26")
def test_migrants_come_from_the_zone_of_their_last_step() -> None:
    """Saxons of Galliae 7 go by Galliae 6 to Viennensis 1."""
    t = Table({"saxones-1": "galliae-7", "li-oriens-1": "oriens-3"}, status={"saxones": "bellum"}, active="barbarus")
    t.g.migrating = PEOPLE["saxones"]
    t.start(Movements()).do("advance", "saxones-1").do("choose-zone", "viennensis-1")
    assert {zone: mask for zone, mask in enumerate(t.g.came_from) if mask} == {ZONE["viennensis-1"]: zones("galliae-6")}


@pytest.mark.rule("UR-8.2.1-5")
def test_without_a_zone_there_is_no_evasion() -> None:
    t = attacked(STILICHO, 2, patricians=TITLED)
    t.g.came_from[ZONE["galliae-2"]] = zones(*AROUND)
    t.start(Combats())
    assert t.events("odds")


@pytest.mark.rule("UR-8.2.1-3")
def test_a_strait_does_not_hinder_an_evasion() -> None:
    t = attacked(force("britanniae-2", "picti-1", "stilicho", "pa-victores"), 1, patricians=TITLED)
    t.start(Combats()).do("evade").do("withdraw", "stilicho").do("take", "pa-victores")
    assert "galliae-7" in t.legal("retreat-to")


@pytest.mark.rule("UR-8.2.1-6")
def test_units_keep_their_limits_in_an_evasion() -> None:
    # Galliae 4 touches three zones of Galliae, two of Italia, and Alamanni, outside the Empire.
    pieces = force("galliae-4", "visigothi-1", "stilicho", "sarus", "li-galliae-1", "co-galliae-1")
    t = attacked(pieces, 1, patricians=TITLED).start(Combats()).do("evade").do("withdraw", "sarus")
    t.do("take", "co-galliae-1")
    assert t.legal("retreat-to") == {"galliae-2", "galliae-3", "galliae-5"}  # an ordinary leader: his diocese
    t = attacked(pieces, 1, patricians=TITLED).start(Combats()).do("evade").do("withdraw", "stilicho")
    t.do("take", "co-galliae-1")
    assert t.legal("retreat-to") == {"galliae-2", "galliae-3", "galliae-5", "italia-1", "italia-2"}
    t.do("take", "li-galliae-1")
    assert t.legal("retreat-to") == {"galliae-2", "galliae-3", "galliae-5"}


@pytest.mark.rule("UR-8.2.1-2", "UR-3.2.4-2")
def test_a_guard_goes_with_its_leader_and_with_nobody_else() -> None:
    t = attacked(STILICHO | force("galliae-2", "bu-1", "sarus"), 1, 1, patricians=TITLED)
    t.g.guard_of[0] = PIECE["stilicho"]
    t.start(Combats()).do("evade").do("withdraw", "sarus")
    assert "bu-1" not in t.legal("take")
    t.do("take", "pa-victores").do("retreat-to", "galliae-5").do("withdraw", "stilicho").do("retreat-to", "galliae-6")
    assert t.place("bu-1") == t.place("stilicho") == "galliae-6"


@pytest.mark.rule("UR-TE-5", "UR-TE-14")
@pytest.mark.parametrize("event", [4, 11])
def test_who_may_not_leave_does_not_evade(event: int) -> None:
    t = attacked(STILICHO, 1, event=event, augusti=TITLED)
    if event == 4:
        t.g.summoned = mask("stilicho")
    else:
        t.g.held = zones("galliae-2")
    t.start(Combats())
    assert t.events("odds")


@pytest.mark.rule("UR-6.3-17")
@pytest.mark.parametrize(("camp", "evades"), [(0, True), (1, False)])
def test_divine_favour_works_on_the_evasion_die(camp: int, evades: bool) -> None:
    # 6 - 2 is less than Stilicho's 5; 3 + 2 is not
    t = attacked(STILICHO, 6 if camp == 0 else 3, 1, patricians=TITLED)
    battle = Battle(ZONE["galliae-2"], 1)
    battle.favoured(camp, 2)
    t.start(battle).do("evade")
    assert (t.asked == "evasion-start") == evades
    assert battle.favour == 0  # it was for that die


@pytest.mark.rule("UR-7.1-6")
def test_a_leader_left_without_units_escapes() -> None:
    # Sarus takes all; Stilicho stays alone and must escape: 1d10
    t = attacked(force("galliae-2", "visigothi-1", "stilicho", "sarus", "pa-victores"), 1, 1, patricians=TITLED)
    t.start(Combats()).do("evade").do("withdraw", "sarus").do("take", "pa-victores").do("retreat-to", "galliae-5")
    t.do("done")
    assert t.events("escape-roll")[0]["leader"] == "stilicho"
    assert not t.events("odds")


# ---------------------------------------------------------------- flight


@pytest.mark.rule("UR-6.3-8")
def test_a_flight_takes_the_whole_force_to_one_zone() -> None:
    t = attacked(STILICHO | {"visigothi-3": "galliae-7"}, came_from="galliae-1")
    assert Flight(ZONE["galliae-2"], 0).refuges(t.g)
    t.start(Flight(ZONE["galliae-2"], 0))
    assert (t.camp, t.asked) == ("romanus", "flight-start")
    assert t.legal("retreat-to") == AROUND - {"galliae-7"}  # the attackers' zone is open to it
    t.do("retreat-to", "galliae-1")
    assert {t.place(p) for p in ("stilicho", "pa-victores", "co-galliae-1", "li-galliae-1")} == {"galliae-1"}


@pytest.mark.rule("UR-6.3-8")
def test_a_flight_needs_neither_leader_nor_command() -> None:
    t = attacked(force("galliae-2", "visigothi-1", "co-galliae-1", "co-galliae-2", "co-galliae-3"))
    t.start(Flight(ZONE["galliae-2"], 0)).do("retreat-to", "galliae-5")
    assert t.place("co-galliae-3") == "galliae-5"


@pytest.mark.rule("UR-6.3-8", "UR-TE-14")
def test_a_flight_needs_one_zone_for_all() -> None:
    # LI of Italia far from home, LI of Gallia at home: no zone suits both
    t = attacked(force("galliae-2", "visigothi-1", "li-galliae-1", "li-italia-1"))
    assert not Flight(ZONE["galliae-2"], 0).refuges(t.g)
    t = attacked(force("galliae-2", "visigothi-1", "li-galliae-1"))
    assert Flight(ZONE["galliae-2"], 0).refuges(t.g)
    t.g.held = zones("galliae-2")
    assert not Flight(ZONE["galliae-2"], 0).refuges(t.g)


# ---------------------------------------------------------------- retreat


@pytest.mark.rule("UR-8.4.1-2")
def test_leaders_take_what_they_can_and_units_go_singly() -> None:
    t = attacked(force("galliae-2", "visigothi-1", "sarus", "pa-victores", "co-galliae-1", "co-galliae-2"))
    t.start(Retreat(ZONE["galliae-2"], 0))
    assert t.legal("withdraw") == {"sarus", "pa-victores", "co-galliae-1", "co-galliae-2"}
    t.do("withdraw", "sarus").do("take", "co-galliae-1").do("take", "co-galliae-2")
    assert t.legal("take") == set()  # CC 2
    t.do("retreat-to", "galliae-3")
    t.do("retreat-to", "galliae-6")  # PA Victores is the last
    assert t.place("pa-victores") == "galliae-6"
    assert t.place("co-galliae-2") == t.place("sarus") == "galliae-3"
    assert t.g.over


@pytest.mark.rule("UR-8.4.1-2", "UR-8.2.1-5")
def test_only_a_losing_defender_is_barred_from_where_the_attackers_came() -> None:
    t = attacked(force("galliae-2", "visigothi-1", "pa-victores"), came_from="galliae-1")
    t.start(Retreat(ZONE["galliae-2"], 0))
    assert t.legal("retreat-to") == AROUND - {"galliae-1"}
    assert t.why_not("retreat-to", "galliae-1") == "UR-8.2.1-5"
    t = attacked(force("galliae-2", "visigothi-1", "pa-victores"), came_from="galliae-1")
    t.start(Retreat(ZONE["galliae-2"], 1))
    assert "galliae-1" in t.legal("retreat-to")


@pytest.mark.rule("UR-8.4.1-3", "UR-8.4.1-4")
def test_li_that_would_leave_their_diocese_are_eliminated() -> None:
    # all that lies around Italia 4 is in enemy hands
    t = attacked(force("italia-4", "visigothi-1", "li-italia-1")
                 | {"visigothi-2": "italia-2", "visigothi-3": "italia-3", "visigothi-4": "italia-5"})  # fmt: skip
    t.start(Retreat(ZONE["italia-4"], 0))
    assert t.place("li-italia-1") == "fallen"
    assert t.events("eliminated") == [{"piece": "li-italia-1"}]


@pytest.mark.rule("UR-8.4.1-3", "UR-8.5.1-1", "UR-10.1-2")
def test_leaders_who_cannot_retreat_die_in_combat() -> None:
    t = attacked(force("italia-4", "visigothi-1", "li-italia-1", "paulus")
                 | {"visigothi-2": "italia-2", "visigothi-3": "italia-3", "visigothi-4": "italia-5"}, 1)  # fmt: skip
    t.start(Combats())
    # 4 to 2 is 2/1, quality 2 to 1: 4/1; BT 1 to 1; die 1: 1/2 / A
    assert t.events("outcome") == [{"attack": "1/2", "defence": "A", "camp": "barbarus"}]
    assert t.place("paulus") == "gone"
    assert t.points() == (0, 1)


@pytest.mark.rule("UR-8.5.1-1", "UR-4.3-10")
def test_a_barbarian_leader_without_units_cannot_retreat_inside_the_empire() -> None:
    t = attacked(force("galliae-2", "pa-victores", "alaricus"))
    t.start(Retreat(ZONE["galliae-2"], 1))
    assert t.place("alaricus") == "gone"
    t = attacked(force("galliae-2", "pa-victores", "alaricus", "visigothi-1", "visigothi-2"))
    t.start(Retreat(ZONE["galliae-2"], 1))
    assert t.legal("withdraw") == {"alaricus", "visigothi-1", "visigothi-2"}
    t.do("withdraw", "alaricus")
    assert t.why_not("retreat-to", "galliae-1") == "UR-4.3-10"
    t.do("take", "visigothi-1").do("retreat-to", "galliae-1")
    assert t.place("alaricus") == "galliae-1"


@pytest.mark.rule("UR-4.4.2-6")
def test_armenia_does_not_retreat_beyond_its_neighbours() -> None:
    # Oriens 8 is next to Armenia; of the zones around it only Armenia and its neighbours are open to the unit.
    t = attacked(force("oriens-8", "persae-1", "armenia-1"))
    t.start(Retreat(ZONE["oriens-8"], 0))
    assert t.legal("retreat-to") <= {"armenia", "pontica-3", "pontica-4", "iberia", "persae-1", "persae-3"}
    assert "armenia" in t.legal("retreat-to")
    assert t.why_not("retreat-to", "oriens-7") == "UR-4.4.2-5"
    t = attacked(force("oriens-8", "persae-1", "armenia-1")
                 | {"persae-2": "armenia", "persae-3": "pontica-4", "persae-4": "persae-1"})  # fmt: skip
    t.start(Retreat(ZONE["oriens-8"], 0))
    assert t.place("armenia-1") == "fallen"


# ---------------------------------------------------------------- the refuge

RAVENNA = force("italia-4", "visigothi-1", "honorius", "stilicho", "pa-victores", "pa-divitenses", "co-italia-1")
COURT = {"augusti": {"occidens": "honorius"}, "patricians": {"occidens": "stilicho"}}


@pytest.mark.rule("UR-8.2.2-1", "UR-8.2.2-2", "UR-8.2.2-4")
def test_the_augustus_takes_refuge_in_ravenna() -> None:
    t = attacked(RAVENNA | force("italia-4", "bu-1"), 1, **COURT)
    t.g.guard_of[0] = PIECE["stilicho"]
    t.start(Combats())
    assert t.legal() == {"evade", "stand", "refuge"}
    t.do("refuge")
    assert t.legal("choose-unit") == {"pa-victores", "pa-divitenses"}
    t.do("choose-unit", "pa-victores")
    assert t.asked == "refuge-companion"
    t.do("choose-leader", "stilicho")
    assert [t.place(p) for p in ("honorius", "pa-victores", "stilicho", "bu-1")] == ["urbs-ravenna"] * 4
    # the others fight: 4 to 6, nobody leads them
    assert t.events("odds")[0] == {"attack": 4, "defence": 6, "odds": "2/3", "column": t.events("odds")[0]["column"]}
    assert t.place("pa-divitenses") != "urbs-ravenna"


@pytest.mark.rule("UR-8.2.2-1")
def test_he_may_go_without_another_leader_and_the_rest_may_still_evade() -> None:
    t = attacked(RAVENNA, 1, **COURT).start(Combats())
    t.do("refuge").do("choose-unit", "pa-victores").do("done")
    assert t.asked == "battle-decide"
    assert t.legal() == {"evade", "stand"}
    assert t.why_not("refuge") == "UR-8.2.2-1"
    t.do("evade")
    assert t.legal("withdraw") == {"stilicho"}


@pytest.mark.rule("UR-8.2.2-1")
def test_he_goes_into_the_city_even_where_there_is_no_way_out() -> None:
    """The Visigoths have come from all zones around Ravenna: no evasion, but the gates are open."""
    t = attacked(RAVENNA, 1, **COURT)
    t.g.came_from[ZONE["italia-4"]] = NEAR[ZONE["italia-4"]]
    t.start(Combats())
    assert t.legal() == {"stand", "refuge"}
    assert t.why_not("evade") == "UR-8.2.1-2"


@pytest.mark.rule("UR-8.2.2-1", "UR-3.2.4-2")
def test_the_one_guard_in_the_city_is_that_of_the_augustus() -> None:
    t = attacked(RAVENNA | force("italia-4", "bu-1", "bu-2", "sarus"), 1, **COURT)
    t.g.guard_of[0], t.g.guard_of[1] = PIECE["stilicho"], PIECE["honorius"]
    t.start(Combats()).do("refuge").do("choose-unit", "pa-victores")
    assert t.place("bu-2") == "urbs-ravenna"
    assert t.legal("choose-leader") == {"sarus"}
    assert t.why_not("choose-leader", "stilicho") == "UR-3.2.4-2"


@pytest.mark.rule("UR-8.2.2-1")
def test_without_palatini_there_is_no_refuge() -> None:
    t = attacked(force("italia-4", "visigothi-1", "honorius", "stilicho", "co-italia-1"), 1, **COURT).start(Combats())
    assert t.legal() == {"evade", "stand"}
    t = attacked(RAVENNA | {"honorius": "italia-2"}, 1, **COURT).start(Combats())
    assert t.legal() == {"evade", "stand"}


@pytest.mark.rule("UR-8.2.2-1")
def test_an_attacking_augustus_takes_no_refuge() -> None:
    t = Table(RAVENNA, status=WAR, active="romanus", dice=[0], **COURT).start(Combats())
    assert t.events("odds")


@pytest.mark.rule("UR-8.2.2-4")
def test_when_nobody_remains_there_is_no_combat() -> None:
    t = attacked(force("italia-4", "visigothi-1", "honorius", "pa-victores"), 1, augusti={"occidens": "honorius"})
    t.start(Combats()).do("refuge")
    assert not t.events("odds")
    assert t.g.over
    assert t.place("honorius") == t.place("pa-victores") == "urbs-ravenna"


@pytest.mark.rule("UR-8.2.2-6")
def test_constantinopolis_shelters_the_augustus_of_the_east() -> None:
    east = force("thracia-3", "visigothi-1", "arcadius", "pa-isauri", "co-thracia-1")
    t = attacked(east, 1, augusti={"oriens": "arcadius"}).start(Combats())
    t.do("refuge")
    assert t.place("arcadius") == t.place("pa-isauri") == "urbs-constantinopolis"
    west = force("thracia-3", "visigothi-1", "honorius", "pa-victores", "co-thracia-1")
    t = attacked(west, 1, augusti={"occidens": "honorius"}).start(Combats())
    assert t.legal() == {"evade", "stand"}
