"""Rules of different chapters that meet: deaths that come together, alliances, guards, usurpations, fleets."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.state import NATURAL, PLAGUE
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import FIRST_GUARD, LEADER_MASK, PIECE
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.components.places import FALLEN, GONE, POOL
from latrunculi.games.ultimus.rules.adjustments import fix_fleets
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.alliances import Secession
from latrunculi.games.ultimus.rules.augusti import Naming
from latrunculi.games.ultimus.rules.combat import Evasion, Flight, Refuge, Retreat
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.fleets import Sail
from latrunculi.games.ultimus.rules.invariants import defects
from latrunculi.games.ultimus.rules.mortality import DeathTests, Entries, GeneralsReturn
from latrunculi.games.ultimus.rules.quarters import Quarters
from latrunculi.games.ultimus.rules.roles import redeploy_escort
from latrunculi.games.ultimus.rules.scoring import winning_camp
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from latrunculi.games.ultimus.rules.tumults import Coronation
from latrunculi.games.ultimus.rules.usurpation import Usurpation
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import Reach
from tests.games.ultimus.table import PLACE, Table


def empire(more: dict[str, str] | None = None, **settings: object) -> Table:
    """Honorius at Ravenna and Arcadius at Constantinopolis."""
    return Table(
        {"honorius": "italia-4", "arcadius": "thracia-3"} | (more or {}),
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        **settings,  # type: ignore[arg-type]
    )


def attach(t: Table, guard: str, leader: str) -> None:
    """Let a unit of BU be a leader's guard."""
    t.g.guard_of[PIECE[guard] - FIRST_GUARD] = PIECE[leader]


# ---------------------------------------------------------------- deaths that come together


@pytest.mark.rule("UR-3.5.2-7")
def test_an_augustus_of_the_east_who_died_with_that_of_the_west_gives_no_approval() -> None:
    t = empire({"constantius": "viennensis-4", "anthemius": "thracia-3"}, dice=[5])
    for leader in ("honorius", "arcadius"):
        t.g.kill(PIECE[leader], PLAGUE)
    t.start(Aftermath())
    assert t.events("approval-roll") == []
    assert [t.g.augustus[half] for half in (0, 1)] == [PIECE["constantius"], PIECE["anthemius"]]


@pytest.mark.rule("UR-3.5.2-7", "UR-3.5.2-8", "UR-3.5.1-7")
def test_a_patrician_who_died_with_his_augustus_speaks_for_nobody() -> None:
    t = Table(
        {"valentinianus": "italia-4", "ricimer": "italia-4", "marcianus": "thracia-3", "leo": "thracia-3",
         "avitus": "viennensis-4"},
        augusti={"occidens": "valentinianus", "oriens": "marcianus"}, patricians={"occidens": "ricimer"},
        year=455, dice=[4],
    )  # fmt: skip
    for leader in ("valentinianus", "ricimer"):
        t.g.kill(PIECE[leader], PLAGUE)
    t.start(Aftermath())
    # The die of 5 is above the CP of Avitus (3); the CP of Ricimer, who is dead, would have been enough.
    assert t.events("approval-roll") == [{"piece": "avitus", "die": [5], "politics": 3}]
    assert t.g.usurper[0] == PIECE["avitus"]


@pytest.mark.rule("UR-3.6.4-7", "UR-3.5.2-8")
def test_an_usurper_who_dies_with_the_augustus_leaves_no_civil_war_behind() -> None:
    t = Table(
        {"valentinianus": "italia-4", "aetius": "italia-2", "marcianus": "thracia-3", "leo": "thracia-3",
         "avitus": "viennensis-4", "aegidius": "galliae-2"},
        augusti={"occidens": "valentinianus", "oriens": "marcianus"}, usurpers={"occidens": "aetius"},
        rebels={"occidens": ["aetius", "aegidius"]}, year=455, dice=[5, 9],
    )  # fmt: skip
    for leader in ("valentinianus", "aetius"):
        t.g.kill(PIECE[leader], PLAGUE)
    t.start(Aftermath())
    # Aegidius is loyal again and may be acclaimed; Avitus, rejected with a 6, starts an usurpation of his own.
    assert t.legal("acclaim") == {"avitus", "aegidius"}
    t.do("acclaim", "avitus")
    assert t.g.usurper[0] == PIECE["avitus"]
    assert t.owner("aegidius") == "romanus"


# ---------------------------------------------------------------- alliances


def two_kings(status: str, **settings: object) -> Table:
    """Franci Salii, who were a minor People when they allied with the Visigothi, have got a leader of their own."""
    t = empire(
        {"chlodio": "galliae-2", "franci-salii-1": "galliae-2",
         "theodoricus-1": "galliae-6", "visigothi-1": "galliae-6"},
        status={"franci-salii": status, "visigothi": status}, year=435, **settings,
    )  # fmt: skip
    t.g.majors |= 1 << PEOPLE["franci-salii"]
    t.g.bind(PEOPLE["franci-salii"], PEOPLE["visigothi"])
    return t


@pytest.mark.rule("UR-3.5.1-8", "UR-6.3-3")
def test_patrician_whose_people_leaves_its_alliance_in_revolt_loses_his_title() -> None:
    t = two_kings("foederati", patricians={"occidens": "chlodio"}, dice=[5]).start(Secession(0))
    t.do("choose-people", "franci-salii")
    assert t.status("franci-salii") == "foederati-rebelles"
    assert t.status("visigothi") == "foederati"
    assert t.g.patrician == [NONE, NONE]


@pytest.mark.rule("UR-4.5.3-3", "UR-6.2-18", "UR-9.4-22")
def test_an_alliance_whose_king_is_of_the_second_people_has_one_capital() -> None:
    t = two_kings("foederati-rebelles", dice=[0]).start(Coronation())
    t.do("choose-leader", "chlodio")
    assert t.status("franci-salii") == t.status("visigothi") == "regnum"
    assert t.g.capital[PEOPLE["franci-salii"]] == ZONE["galliae-2"]
    assert t.g.one_with(PEOPLE["visigothi"]) == t.g.one_with(PEOPLE["franci-salii"])
    assert defects(t.g) == []
    # A unit of either People comes back in that capital.
    t.g.put(PIECE["visigothi-2"], FALLEN)
    t.g.put(PIECE["franci-salii-2"], FALLEN)
    t.start(Quarters(0))
    assert t.place("visigothi-2") == t.place("franci-salii-2") == "galliae-2"


@pytest.mark.rule("UR-6.3-3", "UR-4.4.1-2", "UR-4.2.3-2")
def test_romain_distributes_the_units_of_a_people_whose_rebellion_makes_it_his() -> None:
    t = empire({"gundericus": "vandali", "vandali-1": "vandali"}, dice=[4])
    t.g.bind(PEOPLE["alani"], PEOPLE["vandali"])  # both in peace, and the Alani off the map
    t.start(Secession(BARBARUS)).do("choose-people", "alani")
    assert t.status("alani") == "foederati"
    assert (t.asked, t.camp) == ("rising-unit", "romanus")
    assert t.legal("place-in") == {"alani-1", "alani-2"}


# ---------------------------------------------------------------- mixed forces and guards


@pytest.mark.rule("UR-6.3-8", "UR-4.5.1-6")
def test_a_mixed_force_flees_together_under_whoever_leads_it() -> None:
    # Stilicho and a unit of PA with Alaric and a unit of Visigothi, who are Foederati; Alaric is no Patrice.
    pieces = {"stilicho": "galliae-6", "pa-victores": "galliae-6", "alaricus": "galliae-6", "visigothi-1": "galliae-6"}
    t = empire(pieces, status={"visigothi": "foederati"}, active="barbarus")
    assert Flight(ZONE["galliae-6"], ROMANUS).refuges(t.g)
    # Attila and Hunni with an Usurpateur and his unit.
    allies = {"constantinus": "galliae-6", "pa-victores": "galliae-6", "attila": "galliae-6", "hunni-1": "galliae-6"}
    t = empire(allies, status={"hunni": "bellum"}, usurpers={"occidens": "constantinus"},
               rebels={"occidens": ["constantinus", "pa-victores"]})  # fmt: skip
    assert Flight(ZONE["galliae-6"], BARBARUS).refuges(t.g)
    # A Patrice of the Foederati leads Romans only beside a unit of his own.
    alone = {name: place for name, place in pieces.items() if name not in ("stilicho", "visigothi-1")}
    t = empire(alone, status={"visigothi": "foederati"}, patricians={"occidens": "alaricus"}, active="barbarus")
    assert not Flight(ZONE["galliae-6"], ROMANUS).refuges(t.g)


@pytest.mark.rule("UR-3.2.4-2", "UR-8.2.1-2")
def test_nobody_evades_where_his_guard_may_not_follow() -> None:
    # The zones of the Empire around Galliae 1 are held by Suevi; only the homes of Peoples at peace are free.
    pieces = {"stilicho": "galliae-1", "bu-7": "galliae-1", "pa-victores": "galliae-1", "suevi-1": "galliae-2",
              "suevi-2": "galliae-3", "suevi-3": "galliae-7"}  # fmt: skip
    t = empire(pieces, status={"suevi": "bellum"}, active="barbarus")
    attach(t, "bu-7", "stilicho")
    assert Evasion(ZONE["galliae-1"], ROMANUS).able(t.g) == 0
    # Without a guard he may go; and in a retreat, which is no choice, he saves himself.
    assert Retreat(ZONE["galliae-1"], ROMANUS).able(t.g) == 1 << PIECE["stilicho"]
    t.g.guard_of = [NONE] * len(t.g.guard_of)
    t.g.put(PIECE["bu-7"], POOL)
    assert Evasion(ZONE["galliae-1"], ROMANUS).able(t.g) == 1 << PIECE["stilicho"]


# ---------------------------------------------------------------- the end


@pytest.mark.rule("UR-3.5.1-3")
def test_with_the_last_augustus_the_game_ends_at_once() -> None:
    # Both die in 429 without a die: Gunderic is not even asked after. A king of the revolted Visigothi waits in vain.
    t = Table({"honorius": "italia-2", "gundericus": "africa-4", "alaricus": "italia-4", "visigothi-1": "italia-4"},
              status={"vandali": "bellum", "visigothi": "foederati-rebelles"}, augusti={"occidens": "honorius"},
              year=429)  # fmt: skip
    t.g.put(PIECE["valentinianus"], GONE)
    t.g.vp = [9, 2]
    t.start(Naming(), DeathTests())
    assert t.g.over
    assert t.place("honorius") == "gone"
    assert t.place("gundericus") == "africa-4"
    assert len(t.events("empire-lost")) == len(t.events("game-over")) == 1
    assert winning_camp(t.g) == BARBARUS


# ---------------------------------------------------------------- fleets and allegiance


@pytest.mark.rule("UR-3.4.2-3", "UR-3.6.4-7")
def test_nobody_lands_passengers_of_the_other_camp() -> None:
    # Constantin's usurpation is over while two of its pieces sail on a fleet of BARBARE's.
    t = empire({"gerontius": "in-classis-occidentalis", "pa-victores": "in-classis-occidentalis",
                "vandali-1": "africa-4"}, status={"vandali": "bellum"}, active="barbarus")  # fmt: skip
    t.g.fleet_at[0] = PLACE["mare-internum-occidentalis"]
    t.g.fleet_camp[0] = BARBARUS
    t.start(Sail(fleet=0))
    assert "land" not in t.legal()
    assert t.why_not("land", "pa-victores") == "UR-3.4.2-3"
    t.do("sail-to", "africa-4")
    # BARBARE keeps the port, and the fleet; who does not belong to him goes ashore at the end of the turn.
    fix_fleets(t.g)
    assert t.g.fleet_camp[0] == BARBARUS
    assert t.place("gerontius") == t.place("pa-victores") == "africa-4"


@pytest.mark.rule("UR-4.3-9", "UR-4.3-5", "UR-6.2-18")
def test_an_alliance_counts_its_five_zones_from_the_homes_of_both() -> None:
    # Britanniae 1 is two zones from the Saxones, six from the Hunni (Vandali, Burgondi, Franci, Saxones, Britanniae 2).
    def reaches(ally: bool) -> bool:
        t = empire({"hunni-1": "galliae-1", "attila": "galliae-1"}, status={"hunni": "bellum", "saxones": "bellum"})
        if ally:
            t.g.bind(PEOPLE["saxones"], PEOPLE["hunni"])
        may = Reach(KIT.all_zones)
        t.g.restrict(may, 1 << PIECE["hunni-1"], 1 << PIECE["attila"], ZONE["galliae-1"])
        return bool(may.zones >> ZONE["britanniae-1"] & 1)

    assert not reaches(ally=False)
    assert reaches(ally=True)
    # At peace a major People goes to and fro between the homes of both.
    t = empire({"ruga": "hunni-1", "hunni-1": "hunni-1"})
    t.g.bind(PEOPLE["vandali"], PEOPLE["hunni"])
    may = Reach(KIT.all_zones)
    t.g.restrict(may, 1 << PIECE["hunni-1"], 1 << PIECE["ruga"], ZONE["hunni-1"])
    assert may.zones == 1 << ZONE["hunni-1"] | 1 << ZONE["hunni-2"] | 1 << ZONE["vandali"]


# ---------------------------------------------------------------- usurpations and ships in port


@pytest.mark.rule("UR-3.6.3-2", "UR-3.6.3-5")
def test_ships_in_port_belong_to_their_zone_when_an_usurpation_begins() -> None:
    # Constantin is aboard in the port of Carthago: the garrison and the ships join him; nobody is tested there.
    t = empire({"constantinus": "in-classis-occidentalis", "li-africa-1": "africa-4", "heraclianus": "africa-4"},
               dice=[9])  # fmt: skip
    t.g.fleet_at[0] = ZONE["africa-4"]
    t.start(Usurpation(0, PIECE["constantinus"]))
    assert t.owner("li-africa-1") == t.owner("heraclianus") == "barbarus"
    assert t.events("loyalty-roll") == []
    # Aboard with a leader of higher CP in the port, one is not tested but follows him: Heraclianus has 3, Sarus 1.
    t = empire({"constantinus": "africa-2", "heraclianus": "africa-4", "sarus": "in-classis-occidentalis"},
               dice=[2, 9])  # fmt: skip
    t.g.fleet_at[0] = ZONE["africa-4"]
    t.start(Usurpation(0, PIECE["constantinus"]))
    assert [roll["piece"] for roll in t.events("loyalty-roll")] == ["heraclianus"]
    assert t.owner("sarus") == "barbarus"


@pytest.mark.rule("UR-TN-5")
def test_gundobad_does_not_join_burgundians_who_follow_an_usurper() -> None:
    t = empire({"gundobadus": "galliae-5", "gundiocus": "galliae-1", "burgondi-1": "galliae-4",
                "burgondi-2": "galliae-1", "paulus": "galliae-4"}, status={"burgondi": "foederati"},
               usurpers={"occidens": "paulus"}, rebels={"occidens": ["paulus", "burgondi-1"]}, year=475)  # fmt: skip
    t.g.kill(PIECE["gundiocus"], NATURAL)
    t.start(Aftermath())
    assert t.place("gundobadus-rex") == "galliae-1"


# ---------------------------------------------------------------- refusals


@pytest.mark.rule("UR-4.3-8", "UR-4.2.4-2", "UR-TE-9")
def test_a_leader_is_told_why_he_may_not_halt() -> None:
    # Ostrogothi at peace hold their home: Hunni only pass through it.
    t = empire({"attila": "hunni-2", "hunni-1": "hunni-2", "ostrogothi-1": "ostrogothi"}, status={"hunni": "bellum"},
               active="barbarus")  # fmt: skip
    t.start(Movements()).do("march", "attila").do("take", "hunni-1").do("move-to", "ostrogothi")
    assert t.why_not("halt") == "UR-4.3-8"
    # Visigothi pass through a zone of Persae, but do not end their movement there.
    t = empire({"alaricus": "asia-4", "visigothi-1": "asia-4", "persae-1": "oriens-10"},
               status={"visigothi": "foederati-rebelles", "persae": "bellum"}, active="barbarus")  # fmt: skip
    t.start(Movements()).do("march", "alaricus").do("take", "visigothi-1").do("move-to", "oriens-10")
    assert t.why_not("halt") == "UR-4.2.4-2"
    # Unrest calls Honorius to Arelate, by Galliae 5 or by Viennensis 1.
    t = empire({"honorius": "galliae-6", "li-africa-1": "africa-1"})
    t.g.event, t.g.summoned = 6, 1 << PIECE["honorius"]
    t.start(Movements()).do("march", "honorius")
    assert t.why_not("halt") == "UR-TE-9"


@pytest.mark.rule("UR-3.3.1-3", "UR-3.3.1-4", "UR-4.2.1-3")
def test_refusals_at_the_return_of_generic_leaders_name_their_rule() -> None:
    t = empire({"suevi-1": "galliae-3"}, status={"suevi": "bellum"})
    t.g.put(PIECE["dux-galliae"], FALLEN)
    t.start(GeneralsReturn())
    assert t.why_not("place-in", "galliae-3") == "UR-3.3.1-4"
    assert t.why_not("place-in", "italia-1") == "UR-3.3.1-4"
    # A generic leader of a People comes back on one of its units.
    t = empire({"visigothi-1": "galliae-3", "visigothi-2": "galliae-5"}, status={"visigothi": "foederati"})
    for leader in members(LEADER_MASK & t.g.inside[POOL]):
        t.g.put(leader, GONE)
    t.g.put(PIECE["dux-visigothi"], FALLEN)
    t.start(Entries(ROMANUS))
    assert t.legal("place-in") == {"galliae-3", "galliae-5"}
    assert t.why_not("place-in", "italia-1") == "UR-4.2.1-3"


@pytest.mark.rule("UR-3.5.1-6", "UR-3.4.2-4")
def test_a_patrician_aboard_a_ship_has_his_guard_with_him_if_there_is_room() -> None:
    def named(*units: str) -> Table:
        aboard = dict.fromkeys(("constantius", *units), "in-classis-occidentalis")
        t = empire({**aboard, "sarus": "italia-2"})
        t.g.fleet_at[0] = ZONE["africa-4"]
        return t.start(Naming()).do("name-patrician", "constantius")

    t = named("pa-victores")
    (guard,) = members(t.g.guards(PIECE["constantius"]))
    assert t.g.at[guard] == PLACE["in-classis-occidentalis"]
    assert named("pa-victores", "pa-divitenses").g.guards(PIECE["constantius"]) == 0


@pytest.mark.rule("UR-4.5.1-6", "UR-8.4.1-2")
def test_a_beaten_patrician_of_the_foederati_takes_a_unit_of_his_own_before_romans() -> None:
    # Alaric has CC 6: with six units of PA and none of the Visigothi he could go nowhere.
    palatini = ["pa-victores", "pa-divitenses", "pa-felices-iuniores", "pa-comites-seniores", "pa-comites-alani",
                "pa-scolae-occidens"]  # fmt: skip
    t = empire(dict.fromkeys(("alaricus", "visigothi-1", *palatini), "galliae-6"),
               status={"visigothi": "foederati"}, patricians={"occidens": "alaricus"}, active="barbarus")  # fmt: skip
    t.start(Retreat(ZONE["galliae-6"], ROMANUS)).do("withdraw", "alaricus")
    # The unit of the Visigothi was the only one to begin with: it is with him.
    assert t.legal("take") == set(palatini)
    t.do("take", "pa-victores").do("retreat-to", "galliae-5")
    assert t.place("alaricus") == t.place("visigothi-1") == t.place("pa-victores") == "galliae-5"


# ---------------------------------------------------------------- guards that have fallen


def fallen_guard(place: str, leader: str, **settings: object) -> Table:
    """A leader whose guard has been eliminated in this turn: it is his still, until the adjustments (9.3.3)."""
    t = empire({leader: place, "pa-victores": place, "pa-isauri": place}, **settings)
    attach(t, "bu-4", leader)
    t.g.put(PIECE["bu-4"], FALLEN)
    return t


@pytest.mark.rule("UR-3.2.4-2", "UR-9.3.3-3")
def test_an_eliminated_guard_does_not_come_back_with_its_leader() -> None:
    t = fallen_guard("africa-4", "heraclianus")
    t.g.fleet_at[0] = ZONE["africa-4"]
    t.start(Sail(fleet=0)).do("embark", "heraclianus")
    assert (t.place("heraclianus"), t.place("bu-4")) == ("in-classis-occidentalis", "fallen")
    t = fallen_guard("italia-4", "honorius", active="barbarus")
    t.start(Refuge(0)).do("choose-unit", "pa-victores")
    assert (t.place("honorius"), t.place("bu-4")) == ("urbs-ravenna", "fallen")
    t = fallen_guard("italia-4", "constantius", active="barbarus")
    t.start(Refuge(0)).do("choose-unit", "pa-victores").do("choose-leader", "constantius")
    assert (t.place("constantius"), t.place("bu-4")) == ("urbs-ravenna", "fallen")
    t = fallen_guard("italia-4", "procopius")
    t.g.escort, t.g.escorted = PIECE["procopius"], 1 << PIECE["pa-isauri"]
    redeploy_escort(t.g)
    assert (t.place("procopius"), t.place("pa-isauri"), t.place("bu-4")) == ("thracia-3", "thracia-3", "fallen")
