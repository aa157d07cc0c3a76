"""AIE-6.C.1, 3.6, 5.2: the coup d'État, who follows the Prétendant, how it fails, and the exchange of camps."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.counters import PEOPLE_UNITS, PIECE, PIECE_IDS
from latrunculi.games.alea.components.peoples import PEOPLE
from latrunculi.games.alea.components.places import FALLEN
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.camps import ExchangeOfCamps
from latrunculi.games.alea.rules.combat import Combats
from latrunculi.games.alea.rules.coup import Coup, candidates, coup_refusal
from latrunculi.games.alea.rules.state import ADJUSTMENT, CAESARIANI, COMBAT, PARTY_FELL, PLAGUE, REPUBLICANI
from latrunculi.games.alea.rules.stratagems import Geostrategy
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table

rule = pytest.mark.rule


def coup(table: Table, leader: str = "d-brutus") -> Table:
    """REPUBLICAN has played Coup d'État without modifier for a leader; nobody is asked who has no choice."""
    started: Table = table.start(Coup(REPUBLICANI, 0))
    if started.g.stack and started.asked == "coup-start":
        started.do("choose-leader", leader)
    return started


def rebels(table: Table) -> set[str]:
    """What carries a Civil War marker."""
    return {PIECE_IDS[p] for p in members(table.g.rebels)}


def civil_war(**more: object) -> Table:
    """D. Brutus, Prétendant with REPUBLICAN, with a legion; plain legio-v has come over to him elsewhere."""
    options = {
        "caesariani": {"roma": ["caesar", "legio-viii"]},
        "republicani": {"epirus": ["pompeius"], "aedui": ["d-brutus", "legio-vii"], "remi": ["legio-v", "legio-i"]},
        "chiefs": {"caesariani": ["caesar"], "republicani": ["pompeius"]},
    }
    table = Table(**(options | more))  # type: ignore[arg-type]
    table.g.pretender = PIECE["d-brutus"]
    table.g.rebels = 1 << PIECE["d-brutus"] | 1 << PIECE["legio-vii"] | 1 << PIECE["legio-v"]
    return table


# ---------------------------------------------------------------- who and with what die (3.6-1, 6.C.1)


@rule("AIE-3.6-1")
def test_a_leader_of_a_people_is_no_pretender() -> None:
    """Burebista, at peace and of neither camp, is no triumvir either."""
    table = Table({"roma": ["caesar"], "aedui": ["d-brutus"], "remi": ["trebonius"]}, peoples={"daci": ["burebista"]})
    table.start(Coup(REPUBLICANI, 0))
    assert table.legal("choose-leader") == {"d-brutus", "trebonius"}
    assert table.why_not("choose-leader", "burebista") == "AIE-3.6-1"


@rule("AIE-3.6-2", "AIE-3.4.2-7", "AIE-9.4-3", "AIE-4.4.2-5")
def test_a_coup_at_sea() -> None:
    """The naves of a sea go over; Curio, without the other side, will come back, the last Armenii aboard are lost.

    The allegiance of the Armenii ends; there is no region at sea, and nobody else is asked.
    """
    table = Table(
        {"mare-aegaeum": ["naves-1", "naves-2"], "in-naves-1": ["d-brutus", "legio-v"], "in-naves-2": ["curio"]},
        {"epirus": ["pompeius"]},
        peoples={"in-naves-2": ["armenii-1"]},
        status={"armenii": ("fides", "caesariani")},
        dice=[0],
    )
    for unit in members(PEOPLE_UNITS[PEOPLE["armenii"]]):
        if PIECE_IDS[unit] != "armenii-1":
            table.g.put(unit, FALLEN)
    coup(table)
    assert rebels(table) == {"d-brutus", "legio-v", "naves-1", "naves-2"}
    assert {table.owner(name) for name in rebels(table)} == {"republicani"}
    assert table.place("curio") == "fallen"
    assert table.points() == (0, 0)
    assert table.status("armenii") == "pax"
    assert table.place("armenii-1") == "armenia"


@rule("AIE-3.6-2", "AIE-3.6-10", "AIE-7.1-4")
@pytest.mark.parametrize(("die", "place"), [(9, "gone"), (3, "byzacium")])
def test_a_pretender_alone_among_allies_of_his_old_camp(die: int, place: str) -> None:
    """D. Brutus stands with Numidae who do not follow: he escapes to a free zone, or dies and it is over."""
    table = Table(
        {"zeugitana": ["d-brutus"]}, {"epirus": ["pompeius"]}, peoples={"zeugitana": ["numidae-1"]},
        status={"numidae": ("fides", "caesariani")}, dice=[0, die, 9],
    )  # fmt: skip
    coup(table)
    if die == 9:
        assert table.g.over
        assert (table.g.pretender, table.g.rebels) == (NONE, 0)
        assert table.owner("d-brutus") == "caesariani"
    else:
        table.do("escape-to", "byzacium")
        assert [event["region"] for event in table.events("region-roll")] == ["cyrenaica"], "the only neighbour"
        assert table.g.pretender == PIECE["d-brutus"]
    assert table.place("d-brutus") == place


@rule("AIE-3.6-1", "AIE-3.7.4-2")
def test_who_can_be_named_pretender() -> None:
    """REPUBLICAN names a leader of CAESARIAN with both sides and a CP, away from party leaders.

    D. Brutus in Gallia can, and Hirtius in Etruria; Curio has no Republican side, Trebonius is with Caesar, Plancus in
    the port of the zone where the second party leader is, Menodorus has CP 0, Pollio is not on the map, and Lepidus is
    a triumvir.
    """
    table = Table(
        {"roma": ["caesar", "trebonius"], "aedui": ["d-brutus", "curio"], "epirus": ["octavianus", "naves-1"],
         "in-naves-1": ["plancus"], "creta": ["menodorus"], "etruria": ["hirtius"]},
        {"seleucis": ["pompeius", "c-cassius"]}, nobody={"zeugitana": ["lepidus"]}, triumvirs={"africa": "lepidus"},
        chiefs={"caesariani": ["caesar", "octavianus"], "republicani": ["pompeius"]},
    )  # fmt: skip
    table.start(Coup(REPUBLICANI, 0))
    assert table.legal("choose-leader") == {"d-brutus", "hirtius"}
    for other in ("curio", "trebonius", "plancus", "menodorus", "pollio", "caesar", "octavianus", "c-cassius"):
        assert table.why_not("choose-leader", other) == "AIE-3.6-1", other
    assert table.why_not("choose-leader", "lepidus") == "AIE-3.7.4-2"


@rule("AIE-3.6-1")
def test_nobody_is_named_beside_a_party_leader_of_either_camp() -> None:
    """Hirtius has come to Pompeius, alone; nobody else could be named, and then the stratagem cannot be played."""
    table = Table({"roma": ["caesar"], "seleucis": ["hirtius"]}, {"seleucis": ["pompeius"]},
                  chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]})  # fmt: skip
    assert candidates(table.g, REPUBLICANI) == 0
    assert coup_refusal(table.g, REPUBLICANI) == "AIE-3.6-1"
    table.set_down("hirtius", "phoenice")
    assert candidates(table.g, REPUBLICANI) == 1 << PIECE["hirtius"]
    assert coup_refusal(table.g, REPUBLICANI) == ""


@rule("AIE-3.6-2", "AIE-7.1-4")
def test_who_does_not_follow_outside_the_republic_escapes_too() -> None:
    """There is no region to be tested there. Curio has no side of REPUBLICAN, the legion goes over."""
    table = Table({"roma": ["caesar"], "daci": ["d-brutus", "curio", "legio-v"]}, {"epirus": ["pompeius"]},
                  chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]}, dice=[0, 3])  # fmt: skip
    coup(table)
    assert table.owner("legio-v") == "republicani"
    assert (table.asked, table.camp) == ("escape-flee", "caesariani")


@rule("AIE-3.6-1")
def test_there_is_one_pretender_at_a_time() -> None:
    table = civil_war(caesariani={"roma": ["caesar"], "volcae": ["plancus"]}, hands={"republicani": ["res-novae-0"]})
    assert candidates(table.g, REPUBLICANI) == 1 << PIECE["plancus"]
    assert coup_refusal(table.g, REPUBLICANI) == "AIE-3.6-1"
    table.start(Geostrategy(REPUBLICANI))
    assert table.why_not("play", "res-novae-0") == "AIE-3.6-1"


@rule("AIE-6.C.1-1", "AIE-6.C.1-2")
@pytest.mark.parametrize(
    ("title", "die", "validated"),
    [("res-novae-0", 2, True), ("res-novae-0", 3, False), ("res-novae-1", 3, True), ("res-novae-1", 4, False),
     ("res-novae-2", 4, True), ("res-novae-2", 5, False)],
)  # fmt: skip
def test_the_modified_die_must_not_exceed_the_cp(title: str, die: int, validated: bool) -> None:
    """D. Brutus has CP 2. The 1d10 of the next region is a 9: nobody follows there."""
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus", "legio-vii"]}, chiefs={"caesariani": ["caesar"]},
        hands={"republicani": [title]}, dice=[die - 1, 9],
    )  # fmt: skip
    table.start(Geostrategy(REPUBLICANI)).do("play", title)
    if validated:
        assert table.asked == "civil-war-neighbour"
        assert table.owner("d-brutus") == "republicani"
    else:
        assert table.g.over
        assert (table.owner("d-brutus"), table.g.pretender, table.g.rebels) == ("caesariani", NONE, 0)
        assert table.events("pretender") == []


# ---------------------------------------------------------------- who follows (3.6-2 to 3.6-5)


@rule("AIE-3.6-2", "AIE-3.6-7", "AIE-3.7.1-1", "AIE-3.7.2-1")
def test_all_romans_of_his_zone_go_over_with_him() -> None:
    """D. Brutus in Provincia: legion, Plancus, ships in port and the legion aboard go over with him.

    Curio (no Republican side) does not; among enemies he escapes (a 5 on 1d10) to a free zone. The horse of the Daci
    in allegiance stays too.
    """
    table = Table(
        {"roma": ["caesar"], "provincia": ["d-brutus", "plancus", "curio", "legio-vii", "naves-1"],
         "in-naves-1": ["legio-ix"]},
        chiefs={"caesariani": ["caesar"]}, dice=[0, 5],
    )  # fmt: skip
    coup(table)
    assert table.asked == "escape-flee"
    assert table.camp == "caesariani"
    assert rebels(table) == {"d-brutus", "plancus", "legio-vii", "naves-1", "legio-ix"}
    assert all(table.owner(piece) == "republicani" for piece in rebels(table))
    assert table.g.pretender == PIECE["d-brutus"]
    assert table.owner("curio") == "caesariani"
    table.do("escape-to", "volcae")
    assert table.place("curio") == "volcae"
    assert table.asked == "civil-war-neighbour"
    assert not (table.g.chiefs(CAESARIANI) | table.g.chiefs(REPUBLICANI)) & table.g.rebels


@rule("AIE-3.6-2")
def test_a_people_in_allegiance_does_not_follow() -> None:
    """The Daci in D. Brutus's zone and aboard his ship stay with CAESARIAN; those aboard go ashore."""
    table = Table(
        {"roma": ["caesar"], "provincia": ["d-brutus", "curio", "legio-vii", "naves-1"]},
        peoples={"provincia": ["daci-1"], "in-naves-1": ["daci-2"]}, status={"daci": ("fides", "caesariani")},
        chiefs={"caesariani": ["caesar"]}, dice=[0],
    )  # fmt: skip
    coup(table)
    assert table.asked == "civil-war-neighbour"  # Curio, with the Daci, is not alone
    assert (table.owner("daci-1"), table.owner("daci-2")) == ("caesariani", "caesariani")
    assert table.place("daci-2") == "provincia"
    assert rebels(table) == {"d-brutus", "legio-vii", "naves-1"}


@rule("AIE-3.6-3")
@pytest.mark.parametrize(("die", "over"), [(2, True), (1, False), (6, True)])
def test_a_leader_of_the_region_comes_over_if_the_die_reaches_his_cp(die: int, over: bool) -> None:
    """Plancus (CP 2) in Remi, with legions; the region of D. Brutus is Galliae. A 9 ends it in the next one."""
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus"], "remi": ["plancus", "legio-x", "auxilia-1"]},
        chiefs={"caesariani": ["caesar"]}, dice=[0, die - 1, 9],
    )  # fmt: skip
    coup(table)
    assert table.events("loyalty-roll") == [{"piece": "plancus", "die": [die], "politics": 2}]
    camp = "republicani" if over else "caesariani"
    assert [table.owner(piece) for piece in ("plancus", "legio-x", "auxilia-1")] == [camp] * 3
    assert rebels(table) == {"d-brutus"} | ({"plancus", "legio-x", "auxilia-1"} if over else set())


@rule("AIE-3.6-3")
def test_units_without_a_leader_and_leaders_elsewhere_are_not_tested() -> None:
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus"], "remi": ["legio-x"], "epirus": ["plancus"]},
        chiefs={"caesariani": ["caesar"]}, dice=[0],
    )  # fmt: skip
    coup(table)
    assert table.events("loyalty-roll") == []
    assert table.owner("legio-x") == "caesariani"


@rule("AIE-3.6-3")
def test_a_leader_without_cp_always_comes_over() -> None:
    """Menodorus (CP 0): even a 1 reaches it."""
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus"], "remi": ["menodorus", "legio-x"]},
        chiefs={"caesariani": ["caesar"]}, dice=[0, 0],
    )  # fmt: skip
    coup(table)
    assert rebels(table) == {"d-brutus", "menodorus", "legio-x"}


@rule("AIE-3.6-4")
@pytest.mark.parametrize(("die", "tested"), [(1, True), (2, False), (0, True)])
def test_a_neighbouring_region_is_tested_if_1d10_is_below_the_cp(die: int, tested: bool) -> None:
    """D. Brutus (CP 2) in Galliae turns to Cisalpina, where Pollio (CP 2) comes over with a 6."""
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus"], "venetia": ["pollio", "legio-xi"]},
        chiefs={"caesariani": ["caesar"]}, dice=[0, die, 5],
    )  # fmt: skip
    coup(table)
    assert table.camp == "republicani"
    assert table.legal("choose-region") == {"gallia-cisalpina", "hispaniae"}
    assert table.why_not("choose-region", "italia") == "AIE-3.6-4"
    table.do("choose-region", "gallia-cisalpina")
    assert table.g.over
    assert table.owner("pollio") == ("republicani" if tested else "caesariani")
    assert table.owner("legio-xi") == ("republicani" if tested else "caesariani")


@rule("AIE-3.6-4")
def test_outside_the_regions_nobody_else_is_asked() -> None:
    table = Table({"roma": ["caesar"], "daci": ["d-brutus"]}, chiefs={"caesariani": ["caesar"]}, dice=[0])
    assert coup(table).g.over
    assert table.g.pretender == PIECE["d-brutus"]


@rule("AIE-3.6-5")
def test_who_is_not_tested() -> None:
    """In Galliae Plancus is with the second party leader M. Antonius, Curio has no Republican side: no die."""
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus"], "remi": ["m-antonius", "plancus", "legio-x"],
         "volcae": ["curio", "legio-v"]},
        chiefs={"caesariani": ["caesar", "m-antonius"]}, dice=[0],
    )  # fmt: skip
    coup(table)
    assert table.asked == "civil-war-neighbour"
    assert table.events("loyalty-roll") == []
    assert rebels(table) == {"d-brutus"}


@rule("AIE-3.6-5", "AIE-3.6-2")
def test_of_several_leaders_the_most_politic_is_tested_and_those_who_can_follow_him() -> None:
    """Lepidus (CP 3) decides for Hirtius (1); Curio, left alone, escapes by 7.1 (a 4) to Volcae."""
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus"], "remi": ["hirtius", "lepidus", "curio", "legio-x"]},
        chiefs={"caesariani": ["caesar"]}, dice=[0, 2, 4],
    )  # fmt: skip
    coup(table)
    assert table.events("loyalty-roll") == [{"piece": "lepidus", "die": [3], "politics": 3}]
    assert rebels(table) == {"d-brutus", "hirtius", "lepidus", "legio-x"}
    assert (table.asked, table.camp) == ("escape-flee", "caesariani")


@rule("AIE-3.6-5")
def test_among_equals_the_lot_decides() -> None:
    """Plancus and Pollio have CP 2; the lot (outcome 1 of 0, 1) falls on the second in the order of the counters."""
    table = Table(
        {"roma": ["caesar"], "aedui": ["d-brutus"], "remi": ["plancus", "pollio"]},
        chiefs={"caesariani": ["caesar"]}, dice=[0, 1, 0],
    )  # fmt: skip
    coup(table)
    assert table.events("loyalty-roll") == [{"piece": "pollio", "die": [1], "politics": 2}]
    assert rebels(table) == {"d-brutus"}


@rule("AIE-3.6-7", "AIE-3.5.1-6")
def test_a_follower_may_lead_the_party_that_has_nobody_but_not_the_pretender() -> None:
    """REPUBLICAN has no leader at all: M. Brutus (CP 4) becomes Prétendant, Hirtius (CP 1) first party leader."""
    table = Table({"roma": ["caesar"], "daci": ["m-brutus", "hirtius"]}, chiefs={"caesariani": ["caesar"]}, dice=[0])
    coup(table, "m-brutus")
    assert table.g.chief == [PIECE["caesar"], PIECE["hirtius"]]


@rule("AIE-3.6-7")
def test_rebels_act_as_pieces_of_their_new_camp_and_show_their_first() -> None:
    """The legion of the Prétendant fights that of Caesar in Aedui: a battle of its camp's sequence."""
    table = civil_war(
        caesariani={"roma": ["caesar"], "aedui": ["plancus", "legio-viii"]}, active="republicani"
    ).start(Combats())  # fmt: skip
    assert table.camp == "caesariani"  # the defender may evade: it is attacked
    assert table.events("battle")[0]["camp"] == "republicani"
    assert rebels(table) == {"d-brutus", "legio-vii", "legio-v"}


# ---------------------------------------------------------------- failure (3.6-10, 3.6-11)


@rule("AIE-10.J-2", "AIE-2.F.1-2")
def test_a_follower_who_leads_the_party_and_falls_with_the_pretender_falls_as_party_leader() -> None:
    """Whoever of them is the first to be killed."""
    for names in (("d-brutus", "trebonius"), ("trebonius", "d-brutus")):
        table = civil_war(chiefs={"caesariani": ["caesar"], "republicani": ["trebonius"]})
        table.lay(1, {"aedui": ["trebonius"]})
        table.g.rebels |= 1 << PIECE["trebonius"]
        for name in names:
            table.g.kill(PIECE[name], COMBAT)
        table.start(Aftermath())
        assert table.g.flags & PARTY_FELL
        assert table.points() == (2, 0)
        assert (table.g.pretender, table.g.rebels) == (NONE, 0)


@rule("AIE-3.6-10")
@pytest.mark.parametrize(("cause", "won"), [(PLAGUE, 0), (ADJUSTMENT, 0), (PLAGUE, 1)])
def test_it_fails_when_the_pretender_leaves_the_map(cause: int, won: int) -> None:
    """Whatever the cause, even after case B: his followers go home, others of REPUBLICAN beside them stay."""
    table = civil_war()
    table.g.won = won
    table.g.kill(PIECE["d-brutus"], cause)
    table.start(Aftermath())
    assert (table.g.pretender, table.g.rebels, table.g.won) == (NONE, 0, 0)
    for piece in ("d-brutus", "legio-vii", "legio-v"):
        assert table.owner(piece) == "caesariani", piece
    assert table.owner("legio-i") == "republicani"  # beside legio-v: they fight in the next E.2
    assert table.events("coup-failed") == [{"piece": "d-brutus"}]
    table.start(ExchangeOfCamps())
    assert table.g.first_seat == 0


@rule("AIE-3.6-10")
def test_forces_left_together_fight_in_the_next_e_2() -> None:
    table = civil_war(active="caesariani")
    table.g.kill(PIECE["d-brutus"], PLAGUE)
    table.start(Aftermath())
    table.g.active = CAESARIANI
    table.start(Combats())
    assert table.events("battle")[0]["zone"] == "remi"


@rule("AIE-3.6-10", "AIE-3.5.1-3")
def test_a_rebel_who_leads_the_party_loses_his_title_as_he_goes_home() -> None:
    """Plancus had been named second party leader of REPUBLICAN; he is CAESARIAN's again, and nobody's second."""
    table = civil_war(republicani={"epirus": ["pompeius"], "aedui": ["d-brutus"], "remi": ["plancus"]})
    table.g.rebels |= 1 << PIECE["plancus"]
    table.g.rebels &= ~(1 << PIECE["legio-vii"] | 1 << PIECE["legio-v"])
    table.g.second[REPUBLICANI] = PIECE["plancus"]
    table.g.kill(PIECE["d-brutus"], PLAGUE)
    table.start(Aftermath())
    assert table.owner("plancus") == "caesariani"
    assert table.g.chief[REPUBLICANI] == PIECE["pompeius"]
    assert table.g.second[REPUBLICANI] == NONE


@rule("AIE-3.6-11", "AIE-5.2-1")
def test_it_goes_on_in_the_next_turn() -> None:
    """Neither in Roma, nor his rival dead: nothing changes in step F.2, and the markers stay."""
    table = civil_war().start(ExchangeOfCamps())
    assert table.g.over
    assert table.g.first_seat == 0
    assert table.g.pretender == PIECE["d-brutus"]
    assert rebels(table) == {"d-brutus", "legio-vii", "legio-v"}


# ---------------------------------------------------------------- success (3.6-9 A, 2.F.2-1, 5.2)


@rule("AIE-3.6-9", "AIE-2.F.2-1")
@pytest.mark.parametrize(
    ("roma", "theirs", "italia", "success"),
    [
        (["d-brutus", "legio-vii"], [], "republicani", True),
        (["d-brutus", "legio-i"], [], "republicani", True),  # a legion of his camp, rebel or not
        (["d-brutus", "auxilia-1"], [], "republicani", False),
        (["d-brutus", "legio-vii"], ["auxilia-2"], "republicani", False),
        (["d-brutus", "legio-vii"], ["curio"], "republicani", True),
        (["d-brutus", "legio-vii"], [], "caesariani", False),
        (["cato", "legio-vii"], [], "republicani", False),
    ],
)  # fmt: skip
def test_the_pretender_in_roma(roma: list[str], theirs: list[str], italia: str, success: bool) -> None:
    table = Table(
        {"provincia": ["caesar"], "roma": theirs}, {"epirus": ["pompeius"], "roma": roma},
        chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]}, control={italia: ["italia"]},
    )  # fmt: skip
    if "d-brutus" not in roma:
        table.set_down("d-brutus", "etruria")
        table.g.join(1 << PIECE["d-brutus"], REPUBLICANI)
    table.g.pretender = PIECE["d-brutus"]
    table.g.rebels = 1 << PIECE["d-brutus"]
    table.start(ExchangeOfCamps())
    assert table.g.first_seat == int(success)
    assert len(table.events("exchanged")) == int(success)


def exchanged(margin: int = 0) -> Table:
    """The coup of D. Brutus has succeeded by case B while CAESARIAN has a second party leader, M. Antonius.

    CAESARIAN has 7 points and REPUBLICAN 3, or 2 and the margin of the scenario.
    """
    table = civil_war(
        caesariani={"roma": ["caesar", "legio-viii"], "venetia": ["m-antonius"], "due": ["legio-ix"]},
        chiefs={"caesariani": ["caesar", "m-antonius"], "republicani": ["pompeius"]},
        control={"caesariani": ["italia"], "republicani": ["asia"]}, initiative="caesariani",
    )  # fmt: skip
    g = table.g
    g.due_from[PIECE["legio-ix"]] = 0
    g.won = 1
    g.margin = margin
    g.vp[:] = [7, 2 - margin if margin else 3]
    g.count = g.vp[0] - g.vp[1]
    started: Table = table.start(ExchangeOfCamps())
    return started


@rule("AIE-5.2-1", "AIE-2.F.2-1")
def test_the_players_exchange_their_camps() -> None:
    """Seat 1, which held REPUBLICAN, holds CAESARIAN."""
    table = exchanged()
    assert (table.g.seat_of(CAESARIANI), table.g.seat_of(REPUBLICANI)) == (1, 0)
    assert (table.g.won, table.g.pretender) == (0, NONE)


@rule("AIE-5.2-2")
def test_the_rebels_go_back_to_the_camp_that_their_player_now_holds() -> None:
    table = exchanged()
    assert rebels(table) == set()
    for piece in ("d-brutus", "legio-vii", "legio-v"):
        assert table.owner(piece) == "caesariani", piece


@rule("AIE-5.2-3")
def test_the_pretender_leads_the_party_he_had_left() -> None:
    """Caesar, alive, loses his title; M. Antonius stays second. REPUBLICAN keeps Pompeius."""
    table = exchanged()
    g = table.g
    assert (g.chief, g.second) == ([PIECE["d-brutus"], PIECE["pompeius"]], [PIECE["m-antonius"], NONE])
    assert table.place("caesar") == "roma"
    assert table.events("title-lost") == [{"piece": "caesar", "camp": "caesariani"}]


@rule("AIE-5.2-4")
def test_all_else_stays_with_its_camp() -> None:
    """Other pieces, recruits, the control of regions, the initiative."""
    table = exchanged()
    assert (table.owner("legio-viii"), table.place("legio-viii")) == ("caesariani", "roma")
    assert (table.owner("legio-i"), table.place("legio-i")) == ("republicani", "remi")
    assert (table.owner("legio-ix"), table.place("legio-ix")) == ("caesariani", "due")
    assert (table.g.control[0], table.g.control[7]) == (CAESARIANI, REPUBLICANI)
    assert table.g.initiative == CAESARIANI


@rule("AIE-5.2-6")
def test_each_keeps_his_points() -> None:
    """CAESARIAN had 7, REPUBLICAN 3: the person with 7 now holds REPUBLICAN, and the count is 3 - 7."""
    table = exchanged()
    assert table.points() == (3, 7)
    assert table.g.count == -4


@rule("AIE-SC-15", "AIE-5.2-6")
def test_the_margin_of_the_scenario_stays_with_its_camp() -> None:
    """REPUBLICAN has 3 points by the scenario and 2 of its own, CAESARIAN 7: the person with 7 gets the 3 as well."""
    table = exchanged(margin=-3)
    assert table.points() == (2, 10)
    assert table.g.count == -8


@rule("AIE-5.2-3", "AIE-3.5.1-5")
def test_a_camp_that_loses_its_party_leader_by_the_exchange_names_another() -> None:
    """Plancus, a rebel, led REPUBLICAN; he goes home with the Prétendant, and Cato is named."""
    table = civil_war(
        republicani={"epirus": ["cato"], "aedui": ["d-brutus"], "remi": ["plancus"]},
        chiefs={"caesariani": ["caesar"], "republicani": ["plancus"]},
    )  # fmt: skip
    table.g.rebels = 1 << PIECE["plancus"] | 1 << PIECE["d-brutus"]
    table.g.won = 1
    table.start(ExchangeOfCamps())
    assert table.g.chief == [PIECE["d-brutus"], PIECE["cato"]]
