"""Combats at sea and in ports (AIE-8.7), and what becomes of those aboard."""

import pytest

from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.components.places import PLACE
from latrunculi.games.alea.rules.combat import SeaBattle
from latrunculi.games.alea.table.board import IDS
from latrunculi.games.imperator.table.board import battle_state
from latrunculi.kernel.contract import plain
from tests.games.alea.forces import Field, mask


@pytest.mark.rule("AIE-8.1-3")
def test_naves_fight_in_the_same_sea_and_in_a_port_just_entered() -> None:
    t = Field(
        "mare-ionium: naves-1; mare-superum: naves-2; epirus: naves-3; apulia: naves-4",
        "mare-ionium: naves-5; epirus: naves-6; apulia: naves-7",
        arrived="naves-3",
        dice=[3],
    ).fight()
    assert t.legal("fight-at") == {"mare-ionium", "portus-epirus"}
    assert t.why_not("fight-at", "portus-apulia") == "AIE-8.1-3"  # both have lain there before
    assert t.why_not("fight-at", "mare-superum") == "AIE-8.1-3"  # alone
    t.do("fight-at", "mare-ionium")
    assert t.events("battle")[0] == {"zone": "mare-ionium", "camp": "caesariani", "attack": 3, "defence": 3}


@pytest.mark.rule("AIE-8.7-1")
def test_naves_alone_count_and_leaders_aboard() -> None:
    # 6 to 3; quality (2 + 1) / 2 = 1 against 2; Bibulus 1 aboard, the legio aboard does not count
    t = Field("mare-ionium: naves-1 naves-9; in-naves-1: caesar legio-v legio-vi",
              "mare-ionium: naves-2; in-naves-2: bibulus legio-i", chiefs=("caesar", "bibulus"),
              arrived="naves-1 naves-9", crossed="naves-1 naves-9")  # fmt: skip
    seen = plain(battle_state(t.g, SeaBattle(PLACE["mare-ionium"], 0), IDS))
    assert (seen["zone"], seen["attack"], seen["defence"], seen["odds"]) == ("mare-ionium", 6, 3, "2/1")
    assert t.look("mare-ionium") == {"tactics": 2, "politics-for": 1, "far-poorer": -2}


@pytest.mark.rule("AIE-8.7-1", "AIE-8.6-2")
def test_a_port_outside_the_republic_is_outside_a_sea_is_not() -> None:
    status = {"aegyptii": ("bellum", "republicani")}
    t = Field("aegyptus: naves-1; aegyptus: naves-aegyptii-1", status=status)
    assert t.look("portus-aegyptus")["foreign-land"] == -1
    assert t.look("portus-aegyptus", "republicani")["foreign-attack"] == 1
    t = Field("mare-cyprium: naves-1; mare-cyprium: naves-aegyptii-1", status=status)
    assert not {"foreign-land", "foreign-attack"} & set(t.look("mare-cyprium", "republicani"))


@pytest.mark.rule("AIE-8.7-2", "AIE-8.4.1-1")
def test_beaten_naves_go_to_an_adjacent_sea_or_a_port_without_enemies() -> None:
    # 6 to 3 is 2/1, die 3: 3/4 / A
    t = Field("mare-superum: naves-1 naves-2; epirus: legio-v; mare-ionium: naves-3",
              "mare-superum: naves-4; in-naves-4: legio-i cato; illyricum: legio-ii", dice=[2])  # fmt: skip
    t.fight().do("stand")
    assert t.events("outcome")[0]["defence"] == "A"
    assert (t.camp, t.asked) == ("republicani", "sea-retreat-lead")
    assert t.legal("sail-to") == {"portus-picenum", "portus-apulia", "portus-cispadana", "portus-venetia",
                                  "portus-illyricum"}  # fmt: skip
    assert t.why_not("sail-to", "portus-epirus") == "AIE-8.7-2"  # a legio of the enemy
    assert t.why_not("sail-to", "mare-ionium") == "AIE-8.7-2"  # naves of the enemy
    t.do("sail-to", "portus-illyricum")
    assert t.place("naves-4") == "portus-illyricum"
    assert t.place("cato") == t.place("legio-i") == "in-naves-4"


@pytest.mark.rule("AIE-8.7-2", "AIE-10.J-2")
def test_naves_that_cannot_leave_are_lost_with_all_aboard() -> None:
    # in the port of Sinope (Pontus): the only sea is held; 6 to 3, die 3: 3/4 / A
    t = Field("pontus: naves-1 naves-2; pontus-euxinus: naves-3", "pontus: naves-4; in-naves-4: legio-i cato",
              arrived="naves-1 naves-2", dice=[2]).fight()  # fmt: skip
    assert t.place("naves-4") == t.place("legio-i") == "fallen"
    assert t.place("cato") == "gone"
    assert t.points() == (1, 0)


@pytest.mark.rule("AIE-8.7-2", "AIE-8.2.1-1", "AIE-8.2.1-2", "AIE-8.2.1-3")
def test_evasion_at_sea() -> None:
    # Cato: SV 2, CC 3; the attackers came from the Mare Tyrrhenum
    t = Field("mare-punicum: naves-1", "mare-punicum: naves-2 naves-3 naves-4 naves-5; in-naves-2: cato legio-i",
              dice=[0, 3])  # fmt: skip
    t.g.came_from[PLACE["mare-punicum"]] = 1 << PLACE["mare-tyrrhenum"]
    t.fight()
    assert t.asked == "sea-battle-decide"
    t.do("evade")
    assert t.why_not("withdraw", "naves-3") == "AIE-8.2.1-3"  # led by nobody
    t.do("withdraw", "cato").do("take", "naves-3").do("take", "naves-4")
    assert t.why_not("take", "naves-5") == "AIE-8.2.1-3"
    assert t.why_not("sail-to", "mare-tyrrhenum") == "AIE-8.2.1-2"
    assert "mare-ionium" in t.legal("sail-to")
    t.do("sail-to", "mare-ionium")
    assert [t.place(f"naves-{n}") for n in (2, 3, 4)] == ["mare-ionium"] * 3
    assert t.place("legio-i") == "in-naves-2"
    assert t.events("odds")[0]["attack"] == t.events("odds")[0]["defence"] == 3  # the last one fights


@pytest.mark.rule("AIE-8.7-2")
def test_a_port_comes_before_the_combat_on_land() -> None:
    t = Field("epirus: legio-v naves-1; roma: legio-vi", "epirus: legio-i naves-2; roma: legio-ii", arrived="naves-1")
    t.fight()
    assert t.legal("fight-in") == {"roma"}
    assert t.why_not("fight-in", "epirus") == "AIE-8.7-2"
    assert t.legal("fight-at") == {"portus-epirus"}


@pytest.mark.rule("AIE-8.7-3", "AIE-8.7-4")
def test_those_aboard_lost_naves_go_over_to_others_as_far_as_there_is_room() -> None:
    # 9 to 1 + 3 is 2/1, quality 2 to (1 + 2) / 2: 4/1; die 1: 1/2 / A. The weakened naves sink with two units and Cato.
    t = Field("mare-ionium: naves-1 naves-3 naves-4",
              "mare-ionium: naves-2 naves-5; in-naves-2: cato legio-i legio-ii; in-naves-5: auxilia-1", weak="naves-2",
              dice=[0]).fight()  # fmt: skip
    t.do("stand")
    assert t.events("outcome")[0] == {"attack": "1/2", "defence": "A", "camp": "caesariani"}
    t.do("weaken", "naves-1")
    assert t.place("naves-2") == "fallen"
    assert t.place("cato") == "in-naves-5"
    assert (t.camp, t.asked) == ("republicani", "rescue-start")
    assert t.legal("choose-unit") == {"legio-i", "legio-ii"}  # one room is left
    t.do("choose-unit", "legio-ii")
    assert t.place("legio-ii") == "in-naves-5"
    assert t.place("legio-i") == "fallen"
    assert t.asked == "sea-retreat-lead"
    assert t.points() == (0, 0)


@pytest.mark.rule("AIE-8.7-3", "AIE-3.4.2-2")
def test_their_player_chooses_the_naves() -> None:
    # 13 to 9 is 5/4, quality (1 + 4 * 2) / 5 = 1 to 2 shifts it to 4/5; die 3 + 3 (Caesar) is 6: 3/4 / A.
    # Three are hit, so two of ours are, and the weakened one sinks.
    t = Field(
        "mare-ionium: naves-1 naves-3 naves-4 naves-6 naves-7; in-naves-1: caesar legio-v;"
        "in-naves-3: legio-vi legio-vii",
        "mare-ionium: naves-2 naves-5 naves-8",
        weak="naves-1",
        dice=[2],
    ).fight()
    assert t.events("outcome")[0] == {"attack": "3/4", "defence": "A", "camp": "caesariani"}
    t.do("weaken", "naves-1").do("weaken", "naves-4")
    assert (t.camp, t.asked) == ("caesariani", "rescue-board")
    assert t.legal("choose-unit") == {"naves-3", "naves-4", "naves-6", "naves-7"}
    t.do("choose-unit", "naves-3")  # a leader takes no room
    assert t.place("caesar") == "in-naves-3"
    assert t.why_not("choose-unit", "naves-3") == "AIE-8.7-3"  # full
    t.do("choose-unit", "naves-7")
    assert t.place("legio-v") == "in-naves-7"


@pytest.mark.rule("AIE-8.7-4", "AIE-8.5.1-1")
def test_leaders_die_when_all_naves_are_lost() -> None:
    # 12 to 1 is 4/1, die 1: 1/2 / A: the only naves were weakened
    t = Field("mare-ionium: naves-1 naves-3 naves-4 naves-6", "mare-ionium: naves-2; in-naves-2: cato legio-i",
              weak="naves-2", dice=[0]).fight()  # fmt: skip
    t.do("stand")
    assert t.place("cato") == "gone"
    assert t.place("legio-i") == "fallen"
    assert t.points() == (1, 0)


@pytest.mark.rule("AIE-10.J-1")
def test_great_battles_at_sea_count() -> None:
    ours = " ".join(f"naves-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    t = Field(f"mare-ionium: {ours}", "mare-ionium: naves-12", dice=[3]).fight()
    assert t.points() == (1, 0)  # 33 and 3


@pytest.mark.rule("AIE-6.B.2-1")
def test_janus_rules_the_sea_too() -> None:
    t = Field("mare-ionium: naves-1", "mare-ionium: naves-2", flags=["janus"]).fight()
    assert t.g.over
    status = {"aegyptii": ("bellum", "republicani")}
    t = Field("mare-ionium: naves-1; mare-cyprium: naves-2 naves-aegyptii-1", "mare-ionium: naves-3", flags=["janus"],
              status=status, dice=[3])  # fmt: skip
    t.add("legio-v", "roma", 0)
    t.add("legio-i", "roma", 1)
    t.add("legio-vi", "epirus", 0)
    t.g.flags = 0
    t.fight()
    t.g.flags = 1
    assert t.why_not("fight-at", "mare-ionium") == "AIE-6.B.2-1"
    assert t.why_not("fight-at", "mare-cyprium") == ""


@pytest.mark.rule("AIE-6.E.1-1")
def test_flight_at_sea() -> None:
    t = Field("mare-ionium: naves-1; mare-superum: naves-3", "mare-ionium: naves-2 naves-4; in-naves-2: legio-i")
    fight = SeaBattle(PLACE["mare-ionium"], 0)
    assert fight.can_flee(t.g)
    t.start(fight.flight())
    assert (t.camp, t.asked) == ("republicani", "sea-flight-start")
    assert t.why_not("sail-to", "mare-superum") == "AIE-8.7-2"
    t.do("sail-to", "mare-aegaeum")
    assert t.place("naves-2") == t.place("naves-4") == "mare-aegaeum"


def turn_coat(t: Field, place: str) -> None:
    """Naves 2 go over to CAESARIAN, who attacks there, as the battle begins."""
    fight = SeaBattle(PLACE[place], 0)
    t.g.call(fight)
    fight.change_sides(t.g, mask("naves-2"), 0)
    t.g.advance()


@pytest.mark.rule("AIE-6.E.6-2", "AIE-6.E.6-1")
def test_turncoat_naves_leave_their_cargo() -> None:
    t = Field("mare-ionium: naves-1", "mare-ionium: naves-2 naves-4; in-naves-2: legio-i cato", dice=[3])
    turn_coat(t, "mare-ionium")
    assert t.owner("naves-2") == "caesariani"
    assert t.place("legio-i") == t.place("cato") == "in-naves-4"
    assert t.events("battle")[0]["attack"] == 6
    t = Field("mare-ionium: naves-1", "mare-ionium: naves-2; in-naves-2: legio-i cato")
    turn_coat(t, "mare-ionium")
    assert t.place("legio-i") == "fallen"
    assert t.place("cato") == "fallen", "he will return: his ship has not been lost in combat"
    assert t.points() == (0, 0)
    assert not t.events("battle-roll")
    assert t.g.at[PIECE["naves-2"]] == PLACE["mare-ionium"]


@pytest.mark.rule("AIE-6.E.6-2", "AIE-3.4.2-7")
def test_in_a_port_those_aboard_turncoat_naves_go_ashore() -> None:
    t = Field("epirus: naves-1", "epirus: naves-2 naves-4; in-naves-2: legio-i cato", arrived="naves-1", dice=[3])
    turn_coat(t, "portus-epirus")
    assert t.owner("naves-2") == "caesariani"
    assert t.place("legio-i") == t.place("cato") == "epirus"


@pytest.mark.rule("AIE-9.4-3", "AIE-8.7-3")
def test_a_people_whose_last_unit_goes_down_with_a_ship_is_at_peace() -> None:
    # 12 to 1 is 4/1, die 2: R / A
    status = {"parthi": ("fides", "republicani")}
    t = Field("mare-cyprium: naves-1 naves-3 naves-4 naves-6", "mare-cyprium: naves-2; in-naves-2: parthi-1",
              weak="naves-2", status=status, dice=[1]).fight()  # fmt: skip
    assert t.place("naves-2") == "fallen"
    assert t.status("parthi") == "pax"
    assert t.points() == (0, 0)


@pytest.mark.rule("AIE-3.7.4-3")
def test_peoples_aboard_in_the_port_of_a_triumvir_fight_nobody() -> None:
    status = {"aegyptii": ("bellum", "republicani")}
    t = Field("", "phoenice: naves-aegyptii-1; in-naves-aegyptii-1: aegyptii-1", nobody="phoenice: ventidius legio-i",
              status=status, triumvirs={"syria": "m-antonius"}, active="republicani").fight()  # fmt: skip
    assert t.g.over


@pytest.mark.rule("AIE-8.7-1", "AIE-TE-4")
def test_the_sick_party_leader_keeps_his_ship_from_evading() -> None:
    t = Field("mare-punicum: naves-1", "mare-punicum: naves-2 naves-3; in-naves-2: pompeius; in-naves-3: cato",
              chiefs=("", "pompeius"), event=4, dice=[0])  # fmt: skip
    t.g.sick = PIECE["pompeius"]
    assert not SeaBattle(PLACE["mare-punicum"], 0).can_flee(t.g)
    t.fight()
    t.do("evade")
    assert t.legal("withdraw") == {"cato"}
    assert t.why_not("withdraw", "pompeius") == "AIE-TE-4"
    t.do("withdraw", "cato")
    assert t.legal("take") == set()


@pytest.mark.rule("AIE-8.2.1-3", "AIE-4.3-4")
def test_nobody_takes_along_naves_that_would_close_every_way() -> None:
    """The next sea is the enemy's, and Cleopatra, alone aboard, enters no port of the Republic."""
    t = Field(
        "pontus-euxinus: naves-1; mare-aegaeum: naves-3",
        "pontus-euxinus: naves-2 naves-8; in-naves-2: pompeius; in-naves-8: cleopatra",
        status={"aegyptii": ("fides", "republicani")}, chiefs=("", "pompeius"), dice=[0],
    )  # fmt: skip
    t.fight().do("evade").do("withdraw", "pompeius")
    assert t.legal("take") == set()
    t.do("sail-to", "portus-pontus")
    assert t.place("naves-2") == "portus-pontus"


@pytest.mark.rule("AIE-9.4-1", "AIE-8.7-3")
def test_the_last_naves_of_a_people_go_home_when_those_aboard_have_been_rescued() -> None:
    """The ship of the Aegyptii, their last unit, is lost; their ally's legion finds room on another ship."""
    t = Field(
        "mare-ionium: naves-1 naves-2 naves-3 naves-4",
        "mare-ionium: naves-aegyptii-1; in-naves-aegyptii-1: legio-i; mare-ionium: naves-5",
        status={"aegyptii": ("bellum", "republicani")}, weak="naves-aegyptii-1", dice=[5],
    )  # fmt: skip
    t.fight()
    while not t.g.over and t.asked != "homecoming-place":
        t.do(sorted(t.legal())[0], sorted(t.legal(sorted(t.legal())[0]))[0])
    assert t.events("rescued") == [{"piece": "legio-i", "ship": "naves-5"}]
    assert t.status("aegyptii") == "pax"


@pytest.mark.rule("AIE-9.4-3", "AIE-3.4.2-6", "AIE-4.2.2-2")
def test_a_people_lost_with_the_ships_of_a_lost_port_goes_home() -> None:
    """Both seas of Apulia are the enemy's: the ship in port sinks with the last unit of the Aegyptii and Cleopatra."""
    t = Field(
        "apulia: caesar legio-v legio-vi legio-vii; mare-superum: naves-4; mare-ionium: naves-5",
        "apulia: legio-i naves-1; in-naves-1: aegyptii-1 cleopatra", status={"aegyptii": ("fides", "republicani")},
        dice=[5],
    )  # fmt: skip
    t.fight()
    assert (t.place("naves-1"), t.status("aegyptii")) == ("fallen", "pax")
    while not t.g.over:
        assert t.asked == "homecoming-place"
        t.do("place-in", "thebais" if "thebais" in t.legal("place-in") else "aegyptus")
    assert t.place("aegyptii-1") == "thebais"
    assert t.place("cleopatra") == "thebais", "she comes with them (AIE-8.5.1-2)"


@pytest.mark.rule("AIE-3.4.2-6", "AIE-8.7-2")
def test_who_has_won_a_port_at_sea_stays_in_it() -> None:
    # 9 to 3 is 3/1, die 4: 1/4 / A; a legio of the loser is ashore
    t = Field("epirus: naves-1 naves-3 naves-4", "epirus: naves-2 legio-i", arrived="naves-1 naves-3 naves-4", dice=[3])
    t.fight()
    while not t.g.over:
        verb = "stand" if "stand" in t.legal() else "sail-to"
        t.do(verb, *sorted(t.legal(verb) - {"None"})[:1])
    assert t.events("outcome")[0]["camp"] == "caesariani"
    assert t.place("naves-1") == t.place("naves-3") == t.place("naves-4") == "portus-epirus"
    assert t.place("naves-2") != "portus-epirus"
