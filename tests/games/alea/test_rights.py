"""AIE 3.1.3, 3.4.1, 3.7.4, 4.2.4, 4.3, 6.B.2: who may enter a zone, who may stay there, who leads whom."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.alea.components.chart import ZONE, ZONE_IDS
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.components.peoples import PARTHI
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.rights import restrict
from latrunculi.kernel.actions import members
from latrunculi.kernel.contract import plain
from latrunculi.tabletop.ways import Reach
from tests.games.alea.table import Table

CAESAR = {"caesariani": ["caesar"]}


def marching(*args: Any, active: str = "caesariani", **kw: Any) -> Table:
    """A table at the start of E.1 of a camp, with a second leader so that there is something to choose."""
    t = Table(*args, active=active, **kw)
    t.start(Movements())
    return t


def led(t: Table, leader: str, *units: str) -> Table:
    """A leader sets out with units."""
    t.do("march", leader)
    for unit in units:
        t.do("take", unit)
    return t


def open_to(t: Table, *pieces: str, origin: str) -> set[str]:
    """The zones that a group may enter from a place."""
    group = sum(1 << PIECE[name] for name in pieces)
    may = Reach((1 << len(ZONE_IDS)) - 1)
    units = (1 << PIECE["caesar"]) - 1
    restrict(t.g, may, group & units, group & ~units, ZONE[origin])
    return {ZONE_IDS[z] for z in members(may.zones)}


# ------------------------------------------------------------------ Roman units abroad


@pytest.mark.rule("AIE-3.4.1-5")
def test_origin_zones_at_peace_are_closed_to_legions_even_with_a_party_leader() -> None:
    t = led(marching({"provincia": ["caesar", "legio-v"]}, chiefs=CAESAR), "caesar", "legio-v")
    assert t.why_not("move-to", "raeti") == "AIE-3.4.1-5"
    war = {"raeti": ("bellum", "republicani")}
    t = led(marching({"provincia": ["caesar", "legio-v"]}, chiefs=CAESAR, status=war), "caesar", "legio-v")
    assert t.why_not("move-to", "raeti") == ""
    ally = {"daci": ("fides", "republicani")}
    t = led(marching({"illyricum": ["caesar", "legio-v"]}, chiefs=CAESAR, status=ally), "caesar", "legio-v")
    assert t.why_not("move-to", "moesi") == "", "in allegiance to the other camp"


@pytest.mark.rule("AIE-3.4.1-5", "AIE-3.4.1-6")
def test_the_zones_of_an_ally_are_open_to_every_unit() -> None:
    ally = {"daci": ("fides", "caesariani")}
    t = marching({"illyricum": ["legio-v"]}, status=ally).do("advance", "legio-v")
    assert t.why_not("move-to", "moesi") == ""
    t = marching({"illyricum": ["legio-v"]}, status={"daci": ("fides", "republicani")}).do("advance", "legio-v")
    assert t.why_not("move-to", "moesi") == "AIE-3.4.1-6"


@pytest.mark.rule("AIE-3.4.1-6")
def test_legions_leave_the_republic_with_a_party_leader_only() -> None:
    war = {"raeti": ("bellum", "republicani")}
    where = {"provincia": ["caesar", "curio", "legio-v", "auxilia-1", "equites-1"]}
    t = marching(where, status=war, chiefs=CAESAR)
    for unit in ("legio-v", "auxilia-1", "equites-1"):
        t.do("advance", unit)
        assert t.why_not("move-to", "raeti") == "AIE-3.4.1-6"
        t.do("halt")
    t = led(marching(where, status=war, chiefs=CAESAR), "curio", "legio-v")
    assert t.why_not("move-to", "raeti") == "AIE-3.4.1-6", "a leader, but not of the party"
    t = led(marching(where, status=war, chiefs=CAESAR), "caesar", "legio-v")
    assert t.why_not("move-to", "raeti") == ""


@pytest.mark.rule("AIE-3.4.1-6")
def test_a_unit_left_outside_can_only_come_nearer() -> None:
    war = {"daci": ("bellum", "republicani"), "bastarnae": ("bellum", "republicani")}
    t = marching({"daci": ["legio-v"]}, status=war).do("advance", "legio-v")
    assert t.legal("move-to") == {"moesi", "pannonii"}
    assert t.why_not("move-to", "bastarnae") == "AIE-3.4.1-6", "as far from the Republic as the Daci"
    assert t.why_not("move-to", "pannonii") == "", "nearer too, though at peace"
    t = marching({"moesi": ["legio-v"]}, status=war).do("advance", "legio-v")
    assert t.legal("move-to") == {"illyricum", "epirus", "emathia"}


@pytest.mark.rule("AIE-3.4.1-6", "AIE-4.2.4-1")
def test_victors_go_home_through_the_lands_of_the_people_they_have_pacified() -> None:
    """From Babylonia, 1 MP to Mesopotamia and 2 over the Euphrates: past the Parthi at peace, not beside them."""
    there = {"babylonia": ["caesar", "legio-v", "equites-1"]}
    t = led(marching(there, chiefs=CAESAR), "caesar", "legio-v")
    assert t.legal("move-to") == {"mesopotamia"}
    assert t.why_not("move-to", "media") == "AIE-3.4.1-5", "as far from the Republic as Babylonia"
    t.do("move-to", "mesopotamia").do("move-to", "seleucis")
    assert t.place("caesar") == t.place("legio-v") == "seleucis"
    t = marching(there, chiefs=CAESAR, peoples={"mesopotamia": ["parthi-1"]}).do("advance", "legio-v")
    assert (t.place("legio-v"), t.asked) == ("babylonia", "marching-order"), "nobody stays beside them"
    t = led(marching(there, chiefs=CAESAR, peoples={"mesopotamia": ["parthi-1"]}), "caesar", "legio-v")
    t.do("move-to", "mesopotamia")
    assert t.place("legio-v") == "seleucis", "they have to go on"


# ------------------------------------------------------------------ triumvirs and Janus

TRIUMVIR = {"macedonia": "m-antonius"}


@pytest.mark.rule("AIE-3.7.4-2")
def test_triumvirs_neither_move_nor_are_entered() -> None:
    t = marching(
        {"illyricum": ["octavianus", "legio-v"], "mare-superum": ["naves-1"]},
        nobody={"epirus": ["legio-i", "canidius"]}, triumvirs=TRIUMVIR, chiefs={"caesariani": ["octavianus"]},
    )  # fmt: skip
    assert t.why_not("march", "canidius") == "AIE-3.4.1-2"
    assert t.why_not("advance", "legio-i") == "AIE-3.4.1-4"
    t.do("advance", "legio-v")
    assert t.why_not("move-to", "epirus") == "AIE-3.7.4-2"
    t.do("halt").do("sail", "naves-1")
    assert t.why_not("sail-to", "portus-epirus") == "AIE-3.7.4-2", "the port is in the zone"
    assert t.why_not("sail-to", "portus-apulia") == ""
    ally = Table(
        {}, {"roma": ["cato"]}, nobody={"epirus": ["legio-i"]}, peoples={"moesi": ["daci-1"]},
        status={"daci": ("fides", "republicani")}, triumvirs=TRIUMVIR, active="republicani",
    )  # fmt: skip
    ally.start(Movements()).do("advance", "daci-1")
    assert ally.why_not("move-to", "epirus") == "AIE-3.7.4-2", "units in allegiance neither"


@pytest.mark.rule("AIE-3.7.4-2", "AIE-4.2.4-1")
def test_a_leader_passes_a_triumvir_but_does_not_stay_with_him() -> None:
    t = led(marching({"illyricum": ["octavianus"]}, nobody={"epirus": ["legio-i"]}, triumvirs=TRIUMVIR), "octavianus")
    t.do("move-to", "epirus")
    assert t.why_not("halt") == "AIE-4.2.4-1"
    t.do("move-to", "thessalia")


@pytest.mark.rule("AIE-3.7.4-3")
def test_a_people_at_war_attacks_a_triumvir_who_retreats_in_his_region() -> None:
    t = Table(
        {}, {"roma": ["cato"]}, nobody={"epirus": ["legio-i"]}, peoples={"moesi": ["daci-1"]},
        status={"daci": ("bellum", "republicani")}, triumvirs=TRIUMVIR, active="republicani",
    )  # fmt: skip
    t.start(Movements()).do("advance", "daci-1")
    assert t.why_not("move-to", "epirus") == ""
    assert open_to(t, "legio-i", origin="epirus") == {
        "epirus", "emathia", "ora-thracia", "thessalia", "achaia", "acarnania", "creta",
    }  # fmt: skip


@pytest.mark.rule("AIE-3.7.4-3", "AIE-7.1-1")
def test_a_people_at_war_stops_among_the_units_of_a_triumvir() -> None:
    t = led(
        marching(
            peoples={"armenia": ["artavasdes", "armenii-1"], "media": ["armenii-2"]},
            nobody={"seleucis": ["ventidius", "legio-i"]}, triumvirs={"syria": "m-antonius"}, active="republicani",
            status={"armenii": ("bellum", "republicani")},
        ),
        "artavasdes", "armenii-1",
    )  # fmt: skip
    # two steps lead to Seleucis; Cilicia, Phoenice and Coele Syria lie behind it, and there is no other way to them
    board = plain(GAME.board(t.g))["march"]["reach"]
    assert board["seleucis"] == 2
    assert not board.keys() & {"cilicia", "phoenice", "coele-syria"}
    t.do("move-to", "seleucis")
    assert (t.place("artavasdes"), t.asked) == ("seleucis", "marching-order"), "a point is left, but there is a battle"


@pytest.mark.rule("AIE-6.B.2-1")
def test_janus_keeps_roman_units_of_the_two_camps_apart() -> None:
    foes = {"cispadana": ["legio-i"], "mare-superum": ["naves-2"], "apulia": ["legio-ii"], "illyricum": ["naves-3"]}
    where = {"venetia": ["curio", "legio-v"], "mare-ionium": ["naves-1"], "transpadana": ["legio-vi"]}
    t = marching(where, foes, flags=["janus"])
    t.do("advance", "legio-v")
    assert t.why_not("move-to", "cispadana") == "AIE-6.B.2-1"
    assert t.why_not("move-to", "illyricum") == "AIE-6.B.2-1", "the port is in the zone"
    assert t.why_not("move-to", "transpadana") == ""
    t.do("halt").do("sail", "naves-1")
    assert t.why_not("sail-to", "mare-superum") == "AIE-6.B.2-1", "at sea too"
    assert t.why_not("sail-to", "portus-apulia") == "AIE-6.B.2-1"
    assert t.why_not("sail-to", "portus-bruttium") == ""
    t.do("halt").do("march", "curio")
    assert t.why_not("move-to", "cispadana") == "", "a leader is no combat unit"


@pytest.mark.rule("AIE-6.B.2-1")
def test_janus_does_not_concern_peoples() -> None:
    t = Table(
        {"illyricum": ["legio-v"]}, {"roma": ["cato"]}, peoples={"moesi": ["daci-1"]},
        status={"daci": ("bellum", "republicani")}, flags=["janus"], active="republicani",
    )  # fmt: skip
    t.start(Movements()).do("advance", "daci-1")
    assert t.why_not("move-to", "illyricum") == ""


# ------------------------------------------------------------------ Peoples


@pytest.mark.rule("AIE-4.2.4-1")
def test_those_of_one_camp_share_a_zone_but_nobody_stays_among_a_people_at_peace() -> None:
    t = marching({"illyricum": ["caesar", "legio-v"], "epirus": ["legio-vi"]}, peoples={"moesi": ["daci-1"]})
    t.do("march", "caesar").do("move-to", "moesi")
    assert t.why_not("halt") == "AIE-4.2.4-1"
    t.do("move-to", "epirus").do("halt")
    ally = {"daci": ("fides", "caesariani")}
    t = marching({"illyricum": ["caesar", "legio-v"]}, peoples={"moesi": ["daci-1"]}, status=ally)
    t.do("advance", "legio-v").do("move-to", "moesi")
    assert t.place("legio-v") == t.place("daci-1")


@pytest.mark.rule("AIE-4.3-1")
def test_a_leader_of_a_people_takes_units_of_his_people_only() -> None:
    t = marching(
        {"moesi": ["legio-v", "legio-vi"], "roma": ["curio"]},
        peoples={"moesi": ["burebista", "daci-1", "daci-2", "pontici-1"]},
        status={"daci": ("fides", "caesariani"), "pontici": ("fides", "caesariani")},
    )
    t.do("march", "burebista")
    assert t.legal("take") == {"daci-1", "daci-2"}
    assert t.why_not("take", "legio-v") == "AIE-4.3-1"
    assert t.why_not("take", "pontici-1") == "AIE-4.3-1"


@pytest.mark.rule("AIE-4.3-1")
def test_units_in_allegiance_follow_a_party_leader_no_other_roman() -> None:
    where = {"moesi": ["caesar", "curio", "legio-v"]}
    ally, war = {"daci": ("fides", "caesariani")}, {"daci": ("bellum", "caesariani")}
    t = led(marching(where, peoples={"moesi": ["daci-1"]}, status=ally, chiefs=CAESAR), "caesar", "daci-1", "legio-v")
    t.do("move-to", "illyricum")
    assert t.place("daci-1") == "illyricum"
    t = marching(where, peoples={"moesi": ["daci-1"]}, status=ally, chiefs=CAESAR).do("march", "curio")
    assert t.why_not("take", "daci-1") == "AIE-4.3-1"
    t = marching(where, peoples={"moesi": ["daci-1"]}, status=war, chiefs=CAESAR).do("march", "caesar")
    assert t.why_not("take", "daci-1") == "AIE-4.3-1", "at war they follow nobody"


@pytest.mark.rule("AIE-4.3-1")
def test_a_leader_takes_no_more_units_of_his_people_than_his_cc() -> None:
    daci = ["daci-1", "daci-2", "daci-3", "daci-4"]
    t = marching({"roma": ["curio"]}, peoples={"moesi": ["cotiso", *daci]}, status={"daci": ("bellum", "caesariani")})
    led(t, "cotiso", *daci)
    t = marching(
        {"roma": ["curio"]}, peoples={"aegyptus": ["cleopatra", *[f"aegyptii-{i}" for i in range(1, 5)]]},
        status={"aegyptii": ("bellum", "caesariani")},
    )  # fmt: skip
    led(t, "cleopatra", "aegyptii-1", "aegyptii-2", "aegyptii-3")
    assert t.why_not("take", "aegyptii-4") == "AIE-3.4.1-2", "a CC of 3"


@pytest.mark.rule("AIE-SC-8", "AIE-4.3-1")
def test_labienus_leads_the_parthi_as_their_guest() -> None:
    where = {"mesopotamia": ["q-labienus", "cato"]}
    t = Table({}, where, peoples={"mesopotamia": ["parthi-1"]}, status={"parthi": ("bellum", "republicani")},
              active="republicani")  # fmt: skip
    t.g.guest[PARTHI] = PIECE["q-labienus"]
    t.start(Movements()).do("march", "cato")
    assert t.why_not("take", "parthi-1") == "AIE-4.3-1"
    t.do("halt").do("march", "q-labienus").do("take", "parthi-1").do("move-to", "seleucis")
    assert t.place("parthi-1") == "seleucis"


@pytest.mark.rule("AIE-4.3-2")
def test_the_homes_of_other_peoples_are_open_at_war_or_empty() -> None:
    def daci(**kw: Any) -> Table:
        peoples = {"daci": ["daci-1"], "moesi": ["burebista"], "roma": []} | kw.pop("peoples", {})
        status = {"daci": ("bellum", "caesariani")} | kw.pop("status", {})
        return marching({"roma": ["curio"]}, peoples=peoples, status=status)

    t = daci().do("advance", "daci-1")
    assert t.why_not("move-to", "pannonii") == "AIE-4.3-2", "minor and at peace: not empty"
    t = daci(status={"pannonii": ("bellum", "republicani")}).do("advance", "daci-1")
    assert t.why_not("move-to", "pannonii") == ""
    t = daci().do("march", "burebista")
    assert t.why_not("move-to", "thraces") == "AIE-4.3-2", "leaders too"
    pontici = {"colchis": ["pontici-1"]}
    t = marching({"roma": ["curio"]}, peoples=pontici, status={"pontici": ("bellum", "caesariani")})
    t.do("advance", "pontici-1")
    assert t.why_not("move-to", "armenia") == "", "of a major People, and empty"
    t = marching(
        {"roma": ["curio"]}, peoples=pontici | {"armenia": ["armenii-1"]}, status={"pontici": ("bellum", "caesariani")}
    )
    t.do("advance", "pontici-1")
    assert t.why_not("move-to", "armenia") == "AIE-4.3-2"


@pytest.mark.rule("AIE-4.3-3")
def test_no_further_than_five_zones_from_home() -> None:
    # moesi - illyricum - venetia - transpadana - provincia - volcae: five steps; aremorica and cessetania are the sixth
    t = marching({"roma": ["caesar"]}, peoples={"volcae": ["daci-1"]}, status={"daci": ("fides", "caesariani")})
    t.do("advance", "daci-1")
    assert t.why_not("move-to", "cessetania") == "AIE-4.3-3"
    assert t.why_not("move-to", "provincia") == ""


@pytest.mark.rule("AIE-4.3-3")
def test_the_leash_does_not_hold_those_with_a_party_leader_nor_those_who_have_landed() -> None:
    ally = {"daci": ("fides", "caesariani")}
    t = marching({"volcae": ["caesar"]}, peoples={"volcae": ["daci-1"]}, status=ally, chiefs=CAESAR)
    led(t, "caesar", "daci-1").do("move-to", "cessetania")
    assert t.place("daci-1") == "cessetania"
    t = Table({"roma": ["caesar"]}, peoples={"volcae": ["daci-1"]}, status=ally, active="caesariani")
    t.g.landed = 1 << PIECE["daci-1"]
    t.start(Movements()).do("advance", "daci-1")
    assert t.why_not("move-to", "cessetania") == ""


@pytest.mark.rule("AIE-4.3-4")
def test_in_the_republic_a_leader_of_a_people_goes_with_a_unit_of_his() -> None:
    war = {"daci": ("bellum", "caesariani")}
    t = marching({"roma": ["curio"]}, peoples={"moesi": ["burebista", "daci-1"]}, status=war).do("march", "burebista")
    assert t.why_not("move-to", "illyricum") == "AIE-4.3-4"
    assert t.why_not("move-to", "daci") == ""
    t.do("take", "daci-1").do("move-to", "illyricum")
    assert t.place("burebista") == "illyricum"
    t = marching({"roma": ["curio"]}, peoples={"illyricum": ["burebista", "daci-1"]}, status=war).do(
        "march", "burebista"
    )
    assert t.why_not("move-to", "moesi") == "AIE-4.3-4", "nor does he leave it alone"


@pytest.mark.rule("AIE-4.4.1-3", "AIE-4.2.2-2")
def test_peoples_at_peace_do_not_move() -> None:
    t = marching({"roma": ["curio"]}, peoples={"moesi": ["burebista", "daci-1"]})
    assert t.legal("march") == {"curio"}
    assert t.legal("advance") == set()
    assert t.why_not("advance", "daci-1") == "AIE-3.4.1-4"
