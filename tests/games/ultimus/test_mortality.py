"""The tables of leaders: deaths in phase D, entries in phase C, returns of generic leaders."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.state import ASSASSINATED, COMBAT, NATURAL
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import LEADER_MASK, PIECE
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.mortality import DeathTests, Entries, GeneralsReturn
from latrunculi.games.ultimus.rules.peoples import make_regnum
from latrunculi.games.ultimus.rules.state import BARBARUS, NONE, PAX, ROMANUS
from latrunculi.kernel.actions import members
from tests.games.ultimus.table import Table

WEST, EAST = 0, 1


def alone(pieces: dict[str, str], waiting: tuple[str, ...] = (), **settings: object) -> Table:
    """A table where of the leaders out of play only those named wait to enter; all others are gone."""
    t = Table(pieces, **settings)  # type: ignore[arg-type]
    for leader in members(LEADER_MASK & t.g.inside[KIT.pool]):
        if leader not in {PIECE[name] for name in waiting}:
            t.g.put(leader, KIT.gone)
    return t


# ---------------------------------------------------------------- deaths (2.D-8, TR, TN)


@pytest.mark.rule("UR-TR-2", "UR-2.D-8", "UR-TN-3")
@pytest.mark.parametrize(("die", "dead"), [(0, True), (5, True), (6, False), (9, False)])
def test_death_below_the_number_of_the_year(die: int, dead: bool) -> None:
    # Timasius, 406: dies below 6. Nobody else at the table is tested in 406.
    t = alone({"timasius": "oriens-2", "stilicho": "italia-2", "alaricus": "moesiae-2"}, year=406, dice=[die])
    t.start(DeathTests())
    assert (t.place("timasius") == "gone") is dead
    assert t.events("death-roll") == [{"piece": "timasius", "die": [die], "under": 6}]
    assert t.place("stilicho") == "italia-2"


@pytest.mark.rule("UR-TR-2")
def test_year_of_certain_death() -> None:
    t = alone({"timasius": "oriens-2"}, year=410)
    t.start(DeathTests())
    assert t.place("timasius") == "gone"
    assert not t.events("death-roll")
    assert t.events("died") == [{"piece": "timasius", "cause": "natural"}]


@pytest.mark.rule("UR-2.D-8")
def test_romans_before_barbarians_and_only_those_on_the_map() -> None:
    t = alone({"alaricus": "moesiae-2", "stilicho": "in-classis-occidentalis", "honorius": "urbs-ravenna"},
              ("constantius",), year=420, dice=[9])  # fmt: skip
    t.start(DeathTests())
    # 420: Stilicho and Alaricus are past their last year; Honorius is tested (1); Constantius is not in play.
    assert [e["piece"] for e in t.events("died")] == ["stilicho", "alaricus"]
    assert [e["piece"] for e in t.events("death-roll")] == ["honorius"]


@pytest.mark.rule("UR-TR-3")
def test_the_young_are_not_tested() -> None:
    t = alone({"zeno": "thracia-3", "odoacer": "italia-4"}, year=485)
    t.start(DeathTests())
    assert not t.events()


@pytest.mark.rule("UR-2.D-8", "UR-3.5.2-3")
def test_consequences_come_at_once_after_each_death() -> None:
    # 408: Arcadius dies below 1; Aurelianus and Anthemius (6 and 4) come before him in the table.
    t = alone({"arcadius": "thracia-3", "anthemius": "thracia-3", "honorius": "italia-4"}, ("theodosius",),
              augusti={"occidens": "honorius", "oriens": "arcadius"}, year=408, dice=[9, 0])  # fmt: skip
    t.start(DeathTests())
    names = [e["piece"] for e in t.events("died")]
    assert names == ["arcadius"]
    assert t.g.augustus[EAST] == PIECE["theodosius"]


@pytest.mark.rule("UR-2.C-7")
def test_all_tests_are_completed_though_an_augustus_breaks_the_pax() -> None:
    t = alone({"arcadius": "thracia-3", "honorius": "italia-4", "anthemius": "thracia-3", "alaricus": "moesiae-2"},
              augusti={"occidens": "honorius", "oriens": "arcadius"}, year=413, dice=[8, 5, 8])  # fmt: skip
    t.g.flags |= PAX
    t.start(DeathTests())
    # 413: Anthemius below 9 (8: dies), Arcadius below 6 (5: dies), Alaricus below 5 (8: lives).
    assert [e["piece"] for e in t.events("died")] == ["anthemius", "arcadius"]
    assert [e["piece"] for e in t.events("death-roll")] == ["anthemius", "arcadius", "alaricus"]
    assert not t.g.flags & PAX


# ---------------------------------------------------------------- entries of Romans (2.C-2, TR)


@pytest.mark.rule("UR-TR-1", "UR-3.3.1-1", "UR-2.C-2")
def test_romans_enter_from_their_year_on_in_their_zone() -> None:
    t = alone({}, ("bonifatius",), year=412)
    t.start(Entries(ROMANUS))
    assert t.place("bonifatius") == "pool"
    t.g.year = 413
    t.start(Entries(BARBARUS))
    assert t.place("bonifatius") == "pool"
    t.start(Entries(ROMANUS))
    assert t.place("bonifatius") == "italia-4"
    assert t.owner("bonifatius") == "romanus"


@pytest.mark.rule("UR-2.C-2")
def test_entry_zone_held_by_the_enemy() -> None:
    t = alone({"vandali-1": "italia-4", "co-italia-1": "italia-2", "co-galliae-1": "galliae-1",
               "co-asia-1": "asia-1", "visigothi-1": "hispaniae-1"}, ("bonifatius",), year=413,
              status={"vandali": "bellum", "visigothi": "foederati"})  # fmt: skip
    t.start(Entries(ROMANUS))
    assert (t.asked, t.camp) == ("entries-place", "romanus")
    assert t.legal("place-in") == {"italia-2", "galliae-1"}
    assert t.why_not("place-in", "asia-1") == "UR-2.C-2"
    t.do("place-in", "galliae-1")
    assert t.place("bonifatius") == "galliae-1"


@pytest.mark.rule("UR-2.C-2")
def test_contested_entry_zone_is_open_and_a_lost_half_makes_him_wait() -> None:
    pieces = {"vandali-1": "italia-4", "co-italia-1": "italia-4", "co-italia-2": "italia-2"}
    t = alone(pieces, ("bonifatius",), year=413, status={"vandali": "bellum"})
    t.start(Entries(ROMANUS))
    assert t.place("bonifatius") == "italia-4"
    t = alone({"vandali-1": "italia-4", "co-asia-1": "asia-1"}, ("bonifatius",), year=413, status={"vandali": "bellum"})
    t.start(Entries(ROMANUS))
    assert t.place("bonifatius") == "pool"


def after_a_death(who: str, elder: str, home: str, lives: int, year: int) -> Table:
    """He stays away while the elder lives, and before the year; in that year he is on the map."""
    t = alone({elder: home}, (who,), year=lives)
    t.start(Entries(ROMANUS))
    assert t.place(who) == "pool"
    t = alone({}, (who,), year=year - 1)
    t.start(Entries(ROMANUS))
    assert t.place(who) == "pool"
    t.g.year = year
    t.start(Entries(ROMANUS))
    assert t.place(who) == "thracia-3"
    return t


@pytest.mark.rule("UR-TR-4")
def test_second_theodosius_waits_for_the_death_of_arcadius_and_for_408() -> None:
    after_a_death("theodosius", "arcadius", "thracia-3", lives=409, year=408)


@pytest.mark.rule("UR-TR-4")
@pytest.mark.parametrize(("year", "place"), [(407, "pool"), (408, "thracia-3")])
def test_second_theodosius_enters_at_once_when_arcadius_dies_in_408_or_later(year: int, place: str) -> None:
    t = alone({"arcadius": "thracia-3", "anthemius": "thracia-3", "honorius": "italia-4"}, ("theodosius",),
              augusti={"occidens": "honorius", "oriens": "arcadius"}, year=year)  # fmt: skip
    t.g.kill(PIECE["arcadius"], NATURAL)
    t.start(Aftermath())
    assert t.place("theodosius") == place
    assert t.g.augustus[EAST] == PIECE["theodosius" if year == 408 else "anthemius"]


@pytest.mark.rule("UR-TR-5")
def test_third_valentinian_waits_for_the_death_of_honorius_and_for_424() -> None:
    t = after_a_death("valentinianus", "honorius", "italia-4", lives=426, year=424)
    assert t.g.augustus == [NONE, NONE]


@pytest.mark.rule("UR-3.5.2-11")
def test_entering_leader_takes_a_vacant_throne() -> None:
    t = alone({"arcadius": "thracia-3"}, ("bonifatius",), augusti={"oriens": "arcadius"}, year=413)
    t.g.vacant[WEST] = 1
    t.start(Entries(ROMANUS))
    assert t.g.augustus == [PIECE["bonifatius"], PIECE["arcadius"]]
    assert t.g.vacant == [0, 0]


@pytest.mark.rule("UR-3.5.2-4", "UR-3.5.2-11")
def test_entering_leader_of_barbarian_origin_fills_no_throne() -> None:
    # The throne has been vacant since a candidate was rejected; Avitus, passed over then, does not take it now.
    stand = {"marcianus": "thracia-3", "avitus": "viennensis-4"}
    t = alone(stand, ("ricimer",), augusti={"oriens": "marcianus"}, year=448)
    t.g.vacant[WEST] = 1
    t.start(Entries(ROMANUS))
    assert t.place("ricimer") == "italia-4"
    assert (t.g.augustus, t.g.vacant) == ([NONE, PIECE["marcianus"]], [1, 0])


# ---------------------------------------------------------------- entries of barbarians (TN)


@pytest.mark.rule("UR-TN-1", "UR-TN-2", "UR-4.2.1-1")
def test_successor_enters_on_a_unit_of_his_people_after_his_predecessor() -> None:
    pieces = {"alaricus": "moesiae-2", "visigothi-1": "moesiae-2", "visigothi-2": "italia-3", "vandali-1": "galliae-1"}
    t = alone(pieces, ("athaulfus", "wallia"), year=415)
    t.start(Entries(BARBARUS))
    assert t.place("athaulfus") == "pool"  # Alaricus lives
    t.g.put(PIECE["alaricus"], KIT.gone)
    t.start(Entries(ROMANUS))
    assert t.place("athaulfus") == "pool"  # the Visigothi are BARBARE's
    t.start(Entries(BARBARUS))
    assert (t.asked, t.camp) == ("entries-place", "barbarus")
    assert t.legal("place-in") == {"moesiae-2", "italia-3"}
    t.do("place-in", "italia-3")
    assert t.place("athaulfus") == "italia-3"
    assert t.place("wallia") == "pool"  # one historical leader for each People


@pytest.mark.rule("UR-TN-2")
def test_not_before_his_year() -> None:
    t = alone({"visigothi-1": "moesiae-2"}, ("athaulfus",), year=409)
    t.start(Entries(BARBARUS))
    assert t.place("athaulfus") == "pool"


@pytest.mark.rule("UR-TN-2", "UR-4.4.1-2")
def test_roman_places_leaders_of_foederati() -> None:
    t = alone({"visigothi-1": "moesiae-2"}, ("athaulfus",), year=410, status={"visigothi": "foederati"})
    t.start(Entries(BARBARUS))
    assert t.place("athaulfus") == "pool"
    t.start(Entries(ROMANUS))
    assert t.place("athaulfus") == "moesiae-2"
    assert t.owner("athaulfus") == "romanus"


@pytest.mark.rule("UR-4.1-2")
def test_first_leader_makes_his_people_major() -> None:
    t = alone({}, ("chilpericus",), year=437)
    t.start(Entries(BARBARUS))
    assert t.g.majors >> PEOPLE["burgondi"] & 1
    assert t.place("chilpericus") == t.place("burgondi-1") == t.place("burgondi-3") == "burgondi"
    assert t.status("burgondi") == "pax"


@pytest.mark.rule("UR-4.5.3-4")
def test_next_leader_of_a_kingdom_without_king_is_rex() -> None:
    t = alone({"vandali-1": "africa-4", "gundericus": "africa-4"}, ("gaisericus",), year=430,
              status={"vandali": "foederati-rebelles"})  # fmt: skip
    make_regnum(t.g, PEOPLE["vandali"], PIECE["gundericus"], ZONE["africa-4"])
    t.g.kill(PIECE["gundericus"], COMBAT)
    t.start(Aftermath())
    t.start(Entries(BARBARUS))
    assert t.place("gaisericus") == "africa-4"
    assert t.g.rex[PEOPLE["vandali"]] == PIECE["gaisericus"]


# ---------------------------------------------------------------- Gondebaud (TN-5)


@pytest.mark.rule("UR-TN-5")
def test_gundobad_is_roman_while_gundioc_lives() -> None:
    t = alone({"gundiocus": "burgondi", "burgondi-1": "burgondi"}, ("gundobadus", "gundobadus-rex"), year=470)
    t.start(Entries(ROMANUS))
    t.start(Entries(BARBARUS))
    assert t.place("gundobadus") == "italia-4"
    assert t.place("gundobadus-rex") == "pool"


@pytest.mark.rule("UR-TN-5")
def test_gundobad_goes_to_the_nearest_burgundians_when_gundioc_dies() -> None:
    t = alone({"gundiocus": "galliae-5", "burgondi-1": "galliae-5", "burgondi-2": "hispaniae-1",
               "gundobadus": "italia-2", "bu-1": "italia-2", "arcadius": "thracia-3", "honorius": "italia-4"},
              ("gundobadus-rex",), augusti={"occidens": "honorius", "oriens": "arcadius"},
              patricians={"occidens": "gundobadus"}, status={"burgondi": "bellum"}, year=473)  # fmt: skip
    t.g.guard_of[0] = PIECE["gundobadus"]
    t.g.kill(PIECE["gundiocus"], NATURAL)
    t.start(Aftermath())
    assert t.place("gundobadus") == "gone"
    assert t.place("gundobadus-rex") == "galliae-5"
    assert t.owner("gundobadus-rex") == "barbarus"
    assert t.g.patrician == [NONE, NONE]
    assert t.place("bu-1") == "pool"
    assert t.g.guard_of[0] == NONE


@pytest.mark.rule("UR-TN-5")
def test_gundobad_enters_as_a_burgundian_if_gundioc_died_before() -> None:
    t = alone({"burgondi-1": "galliae-5"}, ("gundobadus", "gundobadus-rex"), year=470, status={"burgondi": "bellum"})
    t.start(Entries(ROMANUS))
    assert t.place("gundobadus") == "pool"
    t.start(Entries(BARBARUS))
    assert t.place("gundobadus-rex") == "galliae-5"
    assert t.place("gundobadus") == "gone"


@pytest.mark.rule("UR-TN-5")
def test_gundobad_dead_as_a_roman_is_dead() -> None:
    t = alone({"gundiocus": "galliae-5", "burgondi-1": "galliae-5", "gundobadus": "italia-2"}, ("gundobadus-rex",),
              status={"burgondi": "bellum"}, year=473)  # fmt: skip
    t.g.kill(PIECE["gundobadus"], COMBAT)
    t.g.kill(PIECE["gundiocus"], NATURAL)
    t.start(Aftermath())
    t.start(Entries(BARBARUS))
    assert t.place("gundobadus-rex") == "gone"


@pytest.mark.rule("UR-TN-5", "UR-3.6.4-7")
def test_gundobad_who_usurped_ends_his_usurpation() -> None:
    t = alone({"gundiocus": "galliae-5", "burgondi-1": "galliae-5", "gundobadus": "italia-2", "co-italia-1": "italia-2",
               "zeno": "thracia-3"}, ("gundobadus-rex",), augusti={"oriens": "zeno"}, status={"burgondi": "bellum"},
              usurpers={"occidens": "gundobadus"}, rebels={"occidens": ["gundobadus", "co-italia-1"]},
              year=474)  # fmt: skip
    t.g.kill(PIECE["gundiocus"], NATURAL)
    t.start(Aftermath())
    assert t.g.usurper == [NONE, NONE]
    assert t.owner("co-italia-1") == "romanus"


# ---------------------------------------------------------------- generic leaders (3.3.1, 4.2.1, 6.4)


@pytest.mark.rule("UR-3.3.1-2", "UR-3.3.1-3")
def test_generic_romans_return_in_phase_d_in_their_zone_of_origin() -> None:
    t = alone({"dux-galliae": "hispaniae-1"})
    t.start(DeathTests())
    assert not t.events()
    t.g.kill(PIECE["dux-galliae"], COMBAT)
    t.start(Aftermath())
    assert t.place("dux-galliae") == "fallen"
    t.start(Entries(ROMANUS))
    assert t.place("dux-galliae") == "fallen"
    t.start(GeneralsReturn())
    assert t.place("dux-galliae") == "galliae-3"
    assert t.owner("dux-galliae") == "romanus"


@pytest.mark.rule("UR-6.4-1", "UR-3.3.1-3")
def test_generic_romans_killed_by_a_stratagem_return_in_phase_c() -> None:
    t = alone({"dux-galliae": "hispaniae-1"})
    t.g.kill(PIECE["dux-galliae"], ASSASSINATED)
    t.g.plot_killed |= 1 << PIECE["dux-galliae"]
    t.start(Aftermath())
    t.start(GeneralsReturn())
    assert t.place("dux-galliae") == "fallen"
    t.start(Entries(ROMANUS))
    assert t.place("dux-galliae") == "galliae-3"
    assert t.g.plot_killed == 0


@pytest.mark.rule("UR-3.3.1-4")
def test_origin_held_by_barbarians_sends_him_elsewhere_in_the_diocese() -> None:
    held = {f"alamanni-{i}": f"galliae-{i + 2}" for i in (1, 2, 3)}
    held |= {"franci-orientales-1": "galliae-6", "saxones-1": "galliae-7"}
    t = alone({"dux-galliae": "fallen"} | held,
              status=dict.fromkeys(("alamanni", "franci-orientales", "saxones"), "bellum"))  # fmt: skip
    t.start(GeneralsReturn())
    assert (t.asked, t.camp) == ("generals-return-place", "romanus")
    assert t.legal("place-in") == {"galliae-1", "galliae-2"}
    assert t.g.clone() == t.g
    t.do("place-in", "galliae-2")
    assert t.place("dux-galliae") == "galliae-2"


@pytest.mark.rule("UR-3.3.1-4")
def test_without_a_free_zone_he_is_lost() -> None:
    held = {f"picti-{i}": f"britanniae-{i}" for i in (1, 2, 3)}
    t = alone({"dux-britanniae": "fallen"} | held, status={"picti": "bellum"})
    t.start(GeneralsReturn())
    assert t.place("dux-britanniae") == "gone"
    assert t.events("lost-for-good") == [{"piece": "dux-britanniae"}]


@pytest.mark.rule("UR-3.3.1-5", "UR-3.3.1-7")
def test_return_among_rebels_makes_him_one_of_them() -> None:
    t = alone({"dux-galliae": "fallen", "co-galliae-1": "galliae-3", "constantinus": "galliae-1"},
              usurpers={"occidens": "constantinus"}, rebels={"occidens": ["constantinus", "co-galliae-1"]})  # fmt: skip
    t.start(GeneralsReturn())
    assert t.place("dux-galliae") == "galliae-3"
    assert t.owner("dux-galliae") == "barbarus"
    assert t.g.rebels[WEST] >> PIECE["dux-galliae"] & 1


@pytest.mark.rule("UR-3.3.1-7")
def test_rebel_general_who_was_killed_returns_to_roman() -> None:
    t = alone({"dux-galliae": "hispaniae-1", "constantinus": "galliae-1"},
              usurpers={"occidens": "constantinus"}, rebels={"occidens": ["constantinus", "dux-galliae"]})  # fmt: skip
    t.g.kill(PIECE["dux-galliae"], COMBAT)
    t.start(Aftermath())
    t.start(GeneralsReturn())
    assert t.owner("dux-galliae") == "romanus"
    assert not t.g.rebels[WEST] >> PIECE["dux-galliae"] & 1


@pytest.mark.rule("UR-4.2.1-2", "UR-4.2.1-3", "UR-9.4-11")
def test_generic_barbarians_return_in_phase_c_on_a_unit_of_their_people() -> None:
    t = alone({"dux-hunni": "thracia-1", "hunni-1": "hunni-2"}, status={"hunni": "bellum"})
    t.g.kill(PIECE["dux-hunni"], COMBAT)
    t.start(Aftermath())
    t.start(Entries(BARBARUS))
    assert t.place("dux-hunni") == "hunni-2"
    t = alone({"dux-hunni": "fallen"}, status={"hunni": "bellum"})
    t.start(Entries(BARBARUS))
    assert t.place("dux-hunni") == "fallen"


@pytest.mark.rule("UR-6.4-1")
def test_historical_leaders_never_return() -> None:
    t = alone(
        {"alaricus": "moesiae-2", "visigothi-1": "moesiae-2", "stilicho": "italia-2"}, status={"visigothi": "bellum"}
    )
    t.g.kill(PIECE["alaricus"], ASSASSINATED)
    t.g.kill(PIECE["stilicho"], ASSASSINATED)
    t.start(Aftermath())
    t.start(Entries(ROMANUS))
    t.start(Entries(BARBARUS))
    t.start(GeneralsReturn())
    assert t.place("alaricus") == t.place("stilicho") == "gone"
