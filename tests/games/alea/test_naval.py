"""AIE 3.4.2: naves, their passengers, and the ports that they lose."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.rules.allegiance import change_camp
from latrunculi.games.alea.rules.combat import Combats
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.invariants import defects
from latrunculi.games.alea.rules.naval import Expulsion, outcast, room
from latrunculi.games.alea.rules.state import ADJUSTMENT
from latrunculi.games.alea.rules.wrecks import sink, strand
from latrunculi.games.imperator.rules.state import COMBAT
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table

CAESAR = {"caesariani": ["caesar"]}


def sailing(*args: Any, ship: str = "naves-1", event: int = 0, active: str = "caesariani", **kw: Any) -> Table:
    """A table on which a naves unit begins its movement; the camp has a leader to spare."""
    t = Table(*args, active=active, **kw)
    spare, camp = ("pollio", 0) if active == "caesariani" else ("metellus-scipio", 1)
    t.g.join(1 << PIECE[spare], camp)
    t.set_down(spare, "transpadana")
    t.g.event = event
    t.start(Movements()).do("sail", ship)
    return t


@pytest.mark.rule("AIE-3.4.2-1", "AIE-3.4.2-4")
def test_naves_make_one_step_without_a_leader() -> None:
    t = sailing({"roma": ["naves-1", "legio-v"]})
    assert t.legal("sail-to") == {"mare-tyrrhenum"}, "from a port to its sea"
    assert t.why_not("sail-to", "portus-etruria") == "AIE-3.4.2-1", "not from port to port"
    t.do("sail-to", "mare-tyrrhenum")
    assert t.asked == "marching-order", "one step, and nobody to land"
    assert t.why_not("sail", "naves-1") == "AIE-3.4.2-1", "one step a sequence"
    assert t.why_not("advance", "naves-1") == "AIE-1.3.2-1", "naves move by the seas"
    t.g.stack.clear()
    t.start(Movements()).do("sail", "naves-1")
    seas = {"mare-balearicum", "mare-punicum", "mare-ionium"}
    ports = {"roma", "etruria", "campania", "bruttium", "cispadana", "syracusana", "lilybaetana", "sardinia", "corsica"}
    assert t.legal("sail-to") == seas | {f"portus-{zone}" for zone in ports}
    t.do("sail-to", "portus-sardinia")
    assert t.place("naves-1") == "portus-sardinia"


@pytest.mark.rule("AIE-3.4.2-4", "AIE-3.1.1-12")
def test_gades_is_a_port_of_the_balearic_sea_and_a_coast_without_port_receives_no_naves() -> None:
    t = sailing({"tartessis": ["naves-1", "legio-v"]})
    assert t.legal("sail-to") == {"mare-balearicum"}
    t = sailing({"mare-aegaeum": ["naves-1"], "in-naves-1": ["legio-v"]})
    assert "portus-emathia" in t.legal("sail-to")
    assert not any("thessalia" in place for place in t.legal("sail-to"))


@pytest.mark.rule("AIE-3.4.2-2")
def test_two_land_units_and_any_number_of_leaders_embark_in_the_zone_of_the_port() -> None:
    here = ["naves-1", "naves-2", "legio-v", "legio-vi", "legio-vii", "caesar", "curio", "trebonius"]
    t = sailing({"apulia": here, "campania": ["legio-viii"]}, {"apulia": ["legio-i"]})
    assert t.why_not("embark", "legio-viii") == "AIE-3.4.2-2", "in another zone"
    assert t.why_not("embark", "legio-i") == "AIE-3.4.2-2", "of the other camp"
    assert t.why_not("embark", "naves-2") == "AIE-3.4.2-2", "no land unit"
    for piece in ("legio-v", "caesar", "legio-vi", "curio"):
        t.do("embark", piece)
    assert t.why_not("embark", "legio-vii") == "AIE-3.4.2-2"
    t.do("embark", "trebonius")
    assert room(t.g, PIECE["naves-1"]) == 0
    assert {t.place(p) for p in ("legio-v", "legio-vi", "caesar", "curio", "trebonius")} == {"in-naves-1"}
    t.do("sail-to", "mare-ionium").do("halt")
    assert t.why_not("march", "caesar") == "AIE-3.4.1-2", "aboard is moved"
    assert defects(t.g) == []


@pytest.mark.rule("AIE-3.4.2-2")
def test_who_has_moved_does_not_embark_nor_anybody_after_the_step() -> None:
    t = Table(
        {"apulia": ["naves-1", "curio"], "campania": ["legio-v"], "mare-ionium": ["naves-2"]}, active="caesariani"
    )
    t.start(Movements()).do("advance", "legio-v").do("move-to", "apulia").do("sail", "naves-1")
    assert t.legal("embark") == {"curio"}
    assert t.why_not("embark", "legio-v") == "AIE-3.4.2-2"
    t.do("halt").do("sail", "naves-2").do("sail-to", "portus-apulia")
    assert t.asked == "marching-order", "its step is made: nobody comes aboard"


@pytest.mark.rule("AIE-3.4.2-2")
def test_allies_sail_with_romans_and_peoples_on_ships_of_their_own() -> None:
    t = sailing(
        {"aegyptus": ["naves-1", "caesar"]}, peoples={"aegyptus": ["aegyptii-1", "cleopatra", "naves-aegyptii-1"]},
        status={"aegyptii": ("fides", "caesariani")}, chiefs=CAESAR,
    )  # fmt: skip
    t.do("embark", "aegyptii-1").do("embark", "cleopatra").do("embark", "caesar").do("sail-to", "mare-cyprium")
    t.do("halt").do("sail", "naves-aegyptii-1").do("sail-to", "mare-creticum")
    assert t.place("naves-aegyptii-1") == "mare-creticum"


@pytest.mark.rule("AIE-3.4.2-2")
def test_a_people_at_war_does_not_sail_with_romans_but_on_ships_of_its_own() -> None:
    def war(ship: str) -> Table:
        return sailing(
            {"aegyptus": ["naves-1", "caesar", "legio-v"]}, chiefs=CAESAR, ship=ship,
            peoples={"aegyptus": ["aegyptii-1", "cleopatra", "naves-aegyptii-1"]},
            status={"aegyptii": ("bellum", "caesariani")},
        )  # fmt: skip

    t = war("naves-1")
    assert t.why_not("embark", "aegyptii-1") == t.why_not("embark", "cleopatra") == "AIE-3.4.2-2"
    assert t.legal("embark") == {"caesar", "legio-v"}
    t = war("naves-aegyptii-1")
    assert t.why_not("embark", "legio-v") == t.why_not("embark", "caesar") == "AIE-3.4.2-2"
    assert t.legal("embark") == {"aegyptii-1", "cleopatra"}


@pytest.mark.rule("AIE-3.4.2-3")
def test_passengers_land_on_any_coast_of_the_sea_and_move_no_more() -> None:
    t = sailing({"apulia": ["naves-1", "legio-v", "caesar"]}, {"epirus": ["legio-i"]})
    t.do("embark", "legio-v").do("embark", "caesar")
    assert t.why_not("land", "caesar") == "AIE-3.4.2-3", "not back where he has just gone aboard"
    t.do("sail-to", "mare-ionium").do("land", "caesar").do("land", "legio-v")
    assert t.why_not("halt") == "AIE-3.4.2-3", "a party is landing"
    assert t.legal("move-to") == {
        "apulia",
        "bruttium",
        "syracusana",
        "epirus",
        "achaia",
        "acarnania",
        "creta",
        "pentapolis",
    }
    t.do("move-to", "epirus")
    assert (t.place("caesar"), t.place("legio-v")) == ("epirus", "epirus"), "all three in one sequence"
    assert t.why_not("march", "caesar") == "AIE-3.4.1-2"
    assert t.why_not("advance", "legio-v") == "AIE-3.4.1-2"
    assert t.g.occupied[0] & t.g.occupied[1] == 1 << ZONE["epirus"], "there is a battle"


@pytest.mark.rule("AIE-3.4.2-3")
def test_a_coast_without_a_port_will_do_and_so_will_the_zone_of_the_port() -> None:
    t = sailing({"mare-aegaeum": ["naves-1"], "in-naves-1": ["legio-v"]})
    t.do("land", "legio-v")
    assert "thessalia" in t.legal("move-to")
    assert "epirus" not in t.legal("move-to"), "on another sea"
    t = sailing({"mare-tyrrhenum": ["naves-1"], "in-naves-1": ["legio-v"]})
    t.do("sail-to", "portus-roma").do("land", "legio-v")
    assert t.place("legio-v") == "roma"


@pytest.mark.rule("AIE-3.4.2-3")
def test_those_aboard_since_an_earlier_sequence_land_without_a_step() -> None:
    t = sailing({"apulia": ["naves-1"], "in-naves-1": ["legio-v", "curio"]})
    assert t.legal("land") == {"legio-v", "curio"}
    t.do("halt")
    assert t.why_not("advance", "legio-v") == "AIE-3.4.2-3", "aboard"
    assert t.why_not("march", "curio") == "AIE-3.4.2-3"


@pytest.mark.rule("AIE-3.4.2-5")
def test_passengers_have_the_rights_that_they_have_on_land() -> None:
    cargo: dict[str, list[str]] = {"mare-balearicum": ["naves-1"], "in-naves-1": ["legio-v", "caesar", "curio"]}
    t = sailing(cargo).do("land", "legio-v")
    assert t.why_not("move-to", "mauri") == "AIE-3.4.1-6", "without a party leader"
    assert t.why_not("move-to", "provincia") == "", "a sea is not outside the Republic"
    t = sailing(cargo, chiefs=CAESAR).do("land", "legio-v").do("land", "caesar")
    assert t.why_not("move-to", "mauri") == "AIE-3.4.1-5", "at peace"
    war = {"mauri": ("bellum", "republicani")}
    t = sailing(cargo, chiefs=CAESAR, status=war).do("land", "legio-v").do("land", "caesar")
    assert t.why_not("move-to", "mauri") == ""
    t = sailing(cargo, chiefs=CAESAR, status=war).do("land", "legio-v").do("land", "curio")
    assert t.why_not("move-to", "mauri") == "AIE-3.4.1-6", "the party leader stays aboard"


@pytest.mark.rule("AIE-3.4.2-5")
def test_so_have_naves_for_the_ports_they_enter() -> None:
    where = {"mare-balearicum": ["naves-1"], "in-naves-1": ["curio"]}
    t = sailing(where)
    assert t.why_not("sail-to", "portus-numidia") == "AIE-3.4.1-6"
    t = sailing({"mare-balearicum": ["naves-1"], "in-naves-1": ["caesar"]}, chiefs=CAESAR)
    assert t.why_not("sail-to", "portus-numidia") == "AIE-3.4.1-5"
    t = sailing(where, status={"numidae": ("fides", "caesariani")}, peoples={"numidia": ["numidae-1"]})
    assert t.why_not("sail-to", "portus-numidia") == ""


@pytest.mark.rule("AIE-3.4.2-5", "AIE-4.2.4-1", "AIE-4.3-2")
def test_nobody_lands_among_a_people_at_peace() -> None:
    t = sailing({"mare-cyprium": ["naves-1"], "in-naves-1": ["curio"]}, peoples={"aegyptus": ["aegyptii-1"]})
    assert t.why_not("sail-to", "portus-aegyptus") == "AIE-3.4.1-6"
    t.do("land", "curio")
    assert t.why_not("move-to", "aegyptus") == "AIE-4.2.4-1"
    t = sailing(
        {"mare-creticum": ["naves-1"], "in-naves-1": ["numidae-1"]}, peoples={"aegyptus": ["aegyptii-1"]},
        status={"numidae": ("fides", "caesariani")},
    )  # fmt: skip
    t.do("land", "numidae-1")
    assert t.why_not("move-to", "aegyptus") == "AIE-4.3-2"


@pytest.mark.rule("AIE-4.3-3")
def test_whom_naves_carry_no_leash_holds() -> None:
    t = sailing(
        {"mare-balearicum": ["naves-1"], "in-naves-1": ["daci-1"]}, status={"daci": ("fides", "caesariani")}
    ).do("land", "daci-1")
    assert "turdetania" in t.legal("move-to")
    t.do("move-to", "turdetania")
    t.g.stack.clear()
    t.start(Movements()).do("advance", "daci-1")
    assert t.legal("move-to") == {"contestania", "tartessis", "lusitania"}


@pytest.mark.rule("AIE-4.3-4")
def test_in_the_republic_a_leader_of_a_people_embarks_after_a_unit_of_his() -> None:
    t = sailing(
        {"campania": ["naves-1"]}, peoples={"campania": ["cleopatra", "aegyptii-1"]},
        status={"aegyptii": ("fides", "caesariani")},
    )  # fmt: skip
    assert t.why_not("embark", "cleopatra") == "AIE-4.3-4"
    t.do("embark", "aegyptii-1").do("embark", "cleopatra")


# ------------------------------------------------------------------ enemies


@pytest.mark.rule("AIE-7.1-1")
def test_enemy_naves_stop_naves_and_all_aboard() -> None:
    t = sailing({"apulia": ["naves-1"], "in-naves-1": ["legio-v"]}, {"mare-ionium": ["naves-2"]})
    t.do("sail-to", "mare-ionium")
    assert t.asked == "marching-order", "nobody lands past them"
    t = sailing(
        {"mare-superum": ["naves-1"], "in-naves-1": ["legio-v", "curio"], "mare-ionium": ["naves-3"]},
        {"mare-ionium": ["naves-2"], "epirus": ["legio-i"]},
    )  # fmt: skip
    t.do("sail-to", "portus-epirus")
    assert t.legal("land") == {"legio-v", "curio"}, "units on land do not stop naves"


@pytest.mark.rule("AIE-7.1-1")
def test_who_was_among_enemy_naves_from_the_start_may_land() -> None:
    t = sailing({"mare-ionium": ["naves-1"], "in-naves-1": ["legio-v"]}, {"mare-ionium": ["naves-2"]})
    assert t.legal("land") == {"legio-v"}


@pytest.mark.rule("AIE-TE-2")
def test_disastrous_weather_leaves_naves_their_step() -> None:
    t = sailing({"roma": ["naves-1", "legio-v"]}, event=2)
    assert t.legal("sail-to") == {"mare-tyrrhenum"}


@pytest.mark.rule("AIE-TE-9")
def test_on_dangerous_seas_naves_do_not_move_but_straits_are_crossed() -> None:
    t = sailing({"bruttium": ["naves-1", "legio-v"], "in-naves-1": ["curio"]}, event=9)
    assert t.why_not("sail-to", "mare-ionium") == "AIE-TE-9"
    assert t.legal("land") == {"curio"}, "ashore in the port is no movement of naves"
    t.do("halt").do("advance", "legio-v").do("move-to", "syracusana")
    assert t.place("legio-v") == "syracusana"


@pytest.mark.rule("AIE-7.1-4")
def test_a_leader_whose_units_embark_among_enemies_escapes() -> None:
    t = sailing({"apulia": ["naves-1", "legio-v", "curio"]}, {"apulia": ["legio-i"]}, dice=[9])
    t.do("embark", "legio-v").do("sail-to", "mare-ionium").do("halt")
    assert t.place("curio") == "gone"


# ------------------------------------------------------------------ the loss of naves


@pytest.mark.rule("AIE-3.4.2-6", "AIE-9.a-2")
def test_without_a_combat_naves_stay_in_a_port_of_the_enemy_and_enter_one() -> None:
    t = sailing({"mare-ionium": ["naves-1"], "apulia": ["naves-2"]}, {"apulia": ["legio-i"]}).do(
        "sail-to", "portus-apulia"
    )
    assert t.place("naves-1") == "portus-apulia"
    t.do("done").start(Combats())
    assert t.g.over, "there is nothing to fight"
    assert t.place("naves-1") == t.place("naves-2") == "portus-apulia"


@pytest.mark.rule("AIE-3.4.2-6")
def test_when_the_enemy_alone_holds_the_port_naves_put_to_sea_with_their_load() -> None:
    t = Table(
        {"apulia": ["legio-v"], "mare-superum": ["naves-3"]},
        {"apulia": ["naves-1", "naves-2"], "in-naves-1": ["cato", "legio-i"]}, active="caesariani",
    )  # fmt: skip
    assert set(members(outcast(t.g, ZONE["apulia"]))) == {PIECE["naves-1"], PIECE["naves-2"]}
    t.start(Movements(), Expulsion(ZONE["apulia"]))
    assert t.place("naves-1") == t.place("naves-2") == "mare-ionium", "the other sea is not free"
    assert t.place("cato") == "in-naves-1"
    t = Table({"apulia": ["legio-v"]}, {"apulia": ["naves-1"]}, active="caesariani")
    t.start(Movements(), Expulsion(ZONE["apulia"]))
    assert (t.camp, t.asked) == ("republicani", "expulsion-choose-sea")
    assert t.legal("sail-to") == {"mare-superum", "mare-ionium"}
    t.do("sail-to", "mare-superum")


@pytest.mark.rule("AIE-3.4.2-6")
def test_without_a_free_sea_they_are_eliminated_with_it() -> None:
    t = Table(
        {"pentapolis": ["legio-v"], "roma": ["naves-2", "curio"], "mare-tyrrhenum": ["naves-3"]},
        {"roma": [], "campania": ["naves-1"], "in-naves-1": ["cato", "legio-i"]}, active="caesariani",
    )  # fmt: skip
    t.set_down("legio-v", "campania")
    t.start(Movements(), Expulsion(ZONE["campania"]))
    assert (t.place("naves-1"), t.place("legio-i"), t.place("cato")) == ("fallen", "fallen", "gone")
    assert t.events("died") == [{"piece": "cato", "cause": "combat"}]


@pytest.mark.rule("AIE-3.4.2-6")
def test_units_on_land_keep_the_port_and_units_aboard_do_not() -> None:
    t = Table({"apulia": ["legio-v"]}, {"apulia": ["naves-1", "legio-i"]})
    assert outcast(t.g, ZONE["apulia"]) == 0
    t = Table({"apulia": ["legio-v"]}, {"apulia": ["naves-1"], "in-naves-1": ["legio-i"]})
    assert outcast(t.g, ZONE["apulia"]) == 1 << PIECE["naves-1"]
    assert not t.g.occupied[1], "who is aboard does not fight on land"
    assert outcast(t.g, ZONE["lusitania"]) == 0


def test_naves_that_sink_take_all_aboard_with_them() -> None:
    t = Table({"mare-ionium": ["naves-1"], "in-naves-1": ["curio", "legio-v"]})
    sink(t.g, PIECE["naves-1"], ADJUSTMENT)
    assert (t.place("naves-1"), t.place("legio-v"), t.place("curio")) == ("fallen", "fallen", "fallen")
    t = Table({"mare-ionium": ["naves-1"], "in-naves-1": ["curio", "legio-v"]})
    sink(t.g, PIECE["naves-1"], COMBAT)
    assert t.place("curio") == "gone"
    t.g.mourning.clear()
    assert defects(t.g) == []


@pytest.mark.rule("AIE-3.4.2-7")
def test_naves_lost_in_port_leave_all_aboard_ashore() -> None:
    t = Table({"roma": ["naves-1"], "in-naves-1": ["curio", "legio-v"]})
    strand(t.g, PIECE["naves-1"])
    assert (t.place("naves-1"), t.place("legio-v"), t.place("curio")) == ("fallen", "roma", "roma")
    assert t.events("eliminated") == [{"piece": "naves-1"}]


@pytest.mark.rule("AIE-3.4.2-7", "AIE-4.3-3")
def test_no_leash_holds_a_people_put_ashore_by_the_loss_of_its_ship() -> None:
    """Parthi in Apulia, far from home: as if they had landed of their own will."""
    t = Table(
        {"apulia": ["naves-1"], "roma": ["curio"]}, peoples={"in-naves-1": ["parthi-1"]},
        status={"parthi": ("fides", "caesariani")}, active="caesariani",
    )  # fmt: skip
    strand(t.g, PIECE["naves-1"])
    t.start(Movements()).do("advance", "parthi-1")
    assert t.legal("move-to") == {"picenum", "campania", "bruttium"}


@pytest.mark.rule("AIE-3.4.2-7")
def test_who_is_no_longer_of_the_camp_of_the_naves_leaves_them() -> None:
    """Naves in port and at sea change camp; triumvirs and their ships stay together."""
    t = Table(
        {"apulia": ["naves-1"], "in-naves-1": ["curio", "legio-v"], "mare-ionium": ["naves-2"],
         "in-naves-2": ["pollio", "legio-vi"]},
        nobody={"zeugitana": ["naves-3"], "in-naves-3": ["legio-vii"]}, triumvirs={"africa": "lepidus"},
    )  # fmt: skip
    change_camp(t.g, 1 << PIECE["naves-1"] | 1 << PIECE["naves-2"], 1)
    assert (t.place("curio"), t.place("legio-v")) == ("apulia", "apulia")
    assert (t.place("pollio"), t.place("legio-vi")) == ("fallen", "fallen"), "Pollio will return"
    assert t.place("legio-vii") == "in-naves-3"
    t.g.mourning.clear()
    assert defects(t.g) == []


@pytest.mark.rule("AIE-6.E.4-4", "AIE-6.E.4-5")
def test_the_plague_in_a_port_strikes_ships_and_passengers_once() -> None:
    t = Table(
        {"mare-tyrrhenum": ["naves-1"], "in-naves-1": ["curio", "legio-v"]}, active="caesariani", weak=["naves-1"]
    )
    t.g.join(1 << PIECE["pollio"], 0)
    t.set_down("pollio", "transpadana")
    t.g.plague = ZONE["roma"]
    t.g.script = [9, 9, 0]
    t.start(Movements()).do("sail", "naves-1").do("sail-to", "portus-roma")
    assert t.place("naves-1") == "fallen"
    assert (t.place("legio-v"), t.place("curio")) == ("roma", "roma"), "the ship is lost, they are ashore"
    assert t.weak() == {"legio-v"}
    assert t.asked == "marching-order"
