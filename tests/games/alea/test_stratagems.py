"""AIE-2.C-9, 2.E-5, 6.C, 6.E, 6.F, 6.4: what each stratagem does, when it is played, and why not."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.components.stratagems import STRATAGEM_IDS
from latrunculi.games.alea.rules.combat import Combats
from latrunculi.games.alea.rules.encounters import Escape
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.honours import CONTROL, POINTS, TRACK, Honours, call_honours
from latrunculi.games.alea.rules.intrigues import suppress
from latrunculi.games.alea.rules.invariants import defects
from latrunculi.games.alea.rules.plague import infested, lift
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI
from latrunculi.games.alea.rules.stratagems import STRATAGEMS, Geostrategy, Interrupt
from latrunculi.games.imperator.rules.campaign import open_sequence
from latrunculi.games.imperator.rules.moments import AFTER_MOVE, BEFORE_COMBAT, START
from tests.games.alea.table import Table

rule = pytest.mark.rule
TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}


def window(table: Table, camp: int = CAESARIANI) -> Table:
    """A window at the start of the enemy's sequence."""
    table.g.active = 1 - camp
    started: Table = table.start(Interrupt(camp, START))
    return started


def fields(table: Table) -> Table:
    """The combats of the active camp, in the only field."""
    started: Table = table.start(Combats())
    return started


# ---------------------------------------------------------------- when they are played


@rule("AIE-2.C-9", "AIE-6-3", "AIE-6-2")
def test_in_phase_c_a_camp_plays_as_many_as_it_likes() -> None:
    table = Table(hands={"caesariani": ["tumultus-minor-1", "tumultus-minor-1", "fuga"]})
    table.start(Geostrategy(CAESARIANI))
    assert table.g.private
    table.do("play", "tumultus-minor-1").do("choose-people", "raeti")
    assert table.asked == "geostrategy-start"
    assert table.why_not("play", "fuga") == "AIE-6-5"
    assert table.why_not("play", "tumultus-maior") == "AIE-6-3"
    table.do("play", "tumultus-minor-1").do("choose-people", "suebi")
    table.do("done")
    assert table.g.over
    assert (table.status("raeti"), table.status("suebi")) == ("bellum", "bellum")


@rule("AIE-2.E-5", "AIE-2.A-3")
def test_a_window_depends_on_public_things_alone() -> None:
    table = Table(hands={"republicani": ["imperium"]}, active="caesariani")
    assert STRATAGEMS.wanted(table.g, REPUBLICANI, START)  # of no use in phase E, but nobody else knows
    assert not STRATAGEMS.wanted(table.g, CAESARIANI, START)
    table.start(Interrupt(REPUBLICANI, START))
    assert table.g.private
    assert table.legal() == {"decline", "decline-all"}
    assert table.why_not("play", "imperium") == "AIE-6-6"


@rule("AIE-2.E-5")
def test_one_may_decline_for_the_rest_of_the_sequence() -> None:
    table = window(Table(hands={"caesariani": ["fuga"]})).do("decline-all")
    assert table.g.over
    assert not STRATAGEMS.wanted(table.g, CAESARIANI, BEFORE_COMBAT)
    open_sequence(table.g)
    assert STRATAGEMS.wanted(table.g, CAESARIANI, BEFORE_COMBAT)


@rule("AIE-2.E-5")
def test_both_camps_play_in_the_movements_of_one() -> None:
    table = Table(
        {"roma": ["caesar", "curio"]}, {"epirus": ["cato", "varus"]}, active="caesariani",
        hands={"caesariani": ["caedes"], "republicani": ["caedes"]}, dice=[0, 9],
    ).start(Movements())  # fmt: skip
    assert (table.camp, table.asked) == ("caesariani", "marching-order")
    table.do("play", "caedes").do("choose-leader", "cato")
    table.do("decline")  # REPUBLICAN could replace the die
    assert (table.camp, table.place("cato")) == ("caesariani", "epirus")
    assert STRATAGEMS.wanted(table.g, REPUBLICANI, AFTER_MOVE)
    table.do("march", "caesar").do("move-to", "campania").do("halt")
    assert (table.camp, table.asked) == ("republicani", "interrupt-start")
    table.do("play", "caedes")  # Curio is the only one: Caesar is spared
    assert table.place("curio") == "gone"
    assert table.g.over  # CAESARIAN has nobody left to move and nothing to play


# ---------------------------------------------------------------- phase C


@rule("AIE-6.C.2-1", "AIE-9.c-1")
def test_a_minor_people_at_peace_rises() -> None:
    table = Table(status={"raeti": ("bellum", "republicani")}, peoples={"raeti": ["raeti-1"]},
                  hands={"caesariani": ["tumultus-minor-1"]})  # fmt: skip
    table.g.back[table.peoples.index("suebi")] = 44
    table.start(Geostrategy(CAESARIANI)).do("play", "tumultus-minor-1")
    assert table.why_not("choose-people", "parthi") == "AIE-6.C.2-1"
    assert table.why_not("choose-people", "raeti") == "AIE-6.C.2-1"
    assert table.why_not("choose-people", "suebi") == "AIE-9.c-1"
    table.do("choose-people", "belgae")
    assert table.status("belgae") == "bellum"
    assert {table.place("belgae-1"), table.place("belgae-2")} == {"belgae"}


@rule("AIE-6.C.3-1", "AIE-6.4-1")
def test_two_minor_peoples_rise_or_the_only_suitable_one() -> None:
    table = Table(hands={"caesariani": ["tumultus-minor-2"]}).start(Geostrategy(CAESARIANI))
    table.do("play", "tumultus-minor-2").do("choose-people", "belgae")
    assert table.asked == "tumult-people"  # nobody may raise fewer
    assert table.legal() == {"choose-people"}
    table.do("choose-people", "suebi")
    assert table.status("belgae") == table.status("suebi") == "bellum"
    alone = Table(hands={"caesariani": ["tumultus-minor-2"]})
    for people in range(len(alone.peoples)):
        alone.g.back[people] = 44
    alone.g.back[alone.peoples.index("thraces")] = 0
    alone.start(Geostrategy(CAESARIANI)).do("play", "tumultus-minor-2")
    assert alone.status("thraces") == "bellum"
    assert alone.g.over  # with an empty hand the phase is over


@rule("AIE-6.C.4-1")
def test_a_major_people_at_peace_rises() -> None:
    table = Table(hands={"republicani": ["tumultus-maior"]})
    table.g.back[table.peoples.index("daci")] = 44
    table.start(Geostrategy(REPUBLICANI)).do("play", "tumultus-maior")
    assert table.legal("choose-people") == {"parthi", "aegyptii", "numidae", "pontici", "armenii"}
    assert table.why_not("choose-people", "belgae") == "AIE-6.C.4-1"
    table.do("choose-people", "parthi")
    assert table.status("parthi") == "bellum"


@rule("AIE-6.C.4-1")
def test_no_rising_without_a_people_that_can_rise() -> None:
    table = Table(hands={"republicani": ["tumultus-maior"]})
    for name in ("parthi", "aegyptii", "numidae", "daci", "pontici", "armenii"):
        table.g.back[table.peoples.index(name)] = 44
    table.start(Geostrategy(REPUBLICANI))
    assert table.why_not("play", "tumultus-maior") == "AIE-6.C.4-1"


@rule("AIE-6.C.5-1", "AIE-4.4.2-4")
def test_a_major_people_gives_its_allegiance() -> None:
    table = Table(
        status={"daci": ("bellum", "caesariani"), "pontici": ("fides", "caesariani")},
        hands={"republicani": ["fides-maior"]},
    ).start(Geostrategy(REPUBLICANI))  # fmt: skip
    table.do("play", "fides-maior")
    assert table.legal("choose-people") == {"aegyptii", "numidae", "daci", "armenii"}
    assert table.why_not("choose-people", "parthi") == "AIE-6.C.5-1"
    assert table.why_not("choose-people", "pontici") == "AIE-6.C.5-1"
    assert table.why_not("choose-people", "raeti") == "AIE-4.4.2-4"
    table.do("choose-people", "daci")
    assert table.status("daci") == "fides"
    assert table.owner("daci-1") == "republicani"


# ---------------------------------------------------------------- Assassinat


@rule("AIE-6.E.3-1", "AIE-6.4-2")
@pytest.mark.parametrize(("die", "place"), [(7, "epirus"), (8, "gone"), (9, "gone")])
def test_an_assassination_succeeds_on_an_eight_or_a_nine(die: int, place: str) -> None:
    table = window(Table(republicani={"epirus": ["cato", "varus"]}, hands={"caesariani": ["caedes"]}, dice=[die]))
    table.do("play", "caedes").do("choose-leader", "cato")
    assert table.place("cato") == place
    assert table.events("murder-roll") == [{"piece": "cato", "die": [die], "fatal": 8}]


@rule("AIE-6.E.3-2")
@pytest.mark.parametrize("victim", ["octavianus", "m-antonius"])
@pytest.mark.parametrize(("die", "place"), [(8, "roma"), (9, "gone")])
def test_two_leaders_die_of_a_nine_only(victim: str, die: int, place: str) -> None:
    table = Table({"roma": [victim, "curio"]}, hands={"republicani": ["caedes"]}, dice=[die])
    window(table, REPUBLICANI).do("play", "caedes").do("choose-leader", victim)
    assert table.place(victim) == place


@rule("AIE-6.E.3-1", "AIE-3.7.4-2")
def test_whom_an_assassination_cannot_hit() -> None:
    table = Table(
        {"roma": ["caesar", "curio", "pollio"]}, {"epirus": ["cato"]}, nobody={"zeugitana": ["lepidus"]},
        triumvirs={"africa": "lepidus"}, hands={"republicani": ["caedes"]},
    )  # fmt: skip
    window(table, REPUBLICANI).do("play", "caedes")
    assert table.legal("choose-leader") == {"curio", "pollio"}
    assert table.why_not("choose-leader", "caesar") == "AIE-6.E.3-1"
    assert table.why_not("choose-leader", "cato") == "AIE-6.E.3-1"
    assert table.why_not("choose-leader", "lepidus") == "AIE-3.7.4-2"


@rule("AIE-6.E.3-1")
def test_caesar_alone_leaves_nobody_to_assassinate() -> None:
    table = window(Table({"roma": ["caesar"]}, hands={"republicani": ["caedes"]}), REPUBLICANI)
    assert table.why_not("play", "caedes") == "AIE-6.E.3-1"


@rule("AIE-6.E.2-1")
def test_the_die_of_an_assassination_may_be_chosen_and_replaced() -> None:
    """CAESARIAN chooses a 9; REPUBLICAN makes it a 0."""
    hands = {"caesariani": ["caedes", "favor-divinus"], "republicani": ["favor-divinus"]}
    table = window(Table(republicani={"epirus": ["cato", "varus"]}, hands=hands))
    table.do("play", "caedes").do("choose-leader", "cato")
    assert (table.asked, table.camp, table.g.private) == ("throw-before", "caesariani", True)
    assert table.why_not("play", "caedes") == "AIE-6-3"
    table.do("play", "favor-divinus")
    assert table.legal("choose-face") == {str(face) for face in range(10)}
    table.do("choose-face", "9")
    assert (table.asked, table.camp, table.g.private) == ("throw-answer", "republicani", True)
    table.do("play", "favor-divinus").do("choose-face", "0")
    assert table.place("cato") == "epirus"
    assert table.events("murder-roll") == [{"piece": "cato", "die": [0], "fatal": 8}]


@rule("AIE-6.E.2-1")
def test_one_does_not_replace_a_die_that_one_has_thrown() -> None:
    table = window(Table(republicani={"epirus": ["cato", "varus"]}, dice=[0],
                         hands={"caesariani": ["caedes", "favor-divinus"]}))  # fmt: skip
    table.do("play", "caedes").do("choose-leader", "cato").do("decline")
    assert table.events("murder-roll") == [{"piece": "cato", "die": [0], "fatal": 8}]
    assert table.asked == "interrupt-start"


@rule("AIE-6.E.2-1")
def test_the_last_favour_counts() -> None:
    """CAESARIAN throws a 9, REPUBLICAN makes it a 1, CAESARIAN an 8."""
    hands = {"caesariani": ["caedes", "favor-divinus"], "republicani": ["favor-divinus"]}
    table = window(Table(republicani={"epirus": ["cato", "varus"]}, hands=hands, dice=[9]))
    table.do("play", "caedes").do("choose-leader", "cato").do("decline")
    table.do("play", "favor-divinus").do("choose-face", "1")
    assert (table.asked, table.camp) == ("throw-answer", "caesariani")
    table.do("play", "favor-divinus").do("choose-face", "8")
    assert table.place("cato") == "gone"


@rule("AIE-6.E.2-1", "AIE-7.1-4")
def test_the_die_of_an_escape_may_be_chosen() -> None:
    """Curio, alone among enemies, would die of a 9; CAESARIAN chooses a 0."""
    table = Table({"emathia": ["curio"]}, {"emathia": ["legio-i"]}, active="caesariani",
                  hands={"caesariani": ["favor-divinus"]})  # fmt: skip
    table.start(Escape(PIECE["curio"])).do("play", "favor-divinus").do("choose-face", "0")
    assert table.events("escape-roll") == [{"leader": "curio", "place": "emathia", "die": [0]}]
    assert table.asked == "escape-flee"


@rule("AIE-6.E.2-1", "AIE-6.E.4-3")
def test_the_dice_of_the_plague_may_be_chosen_and_replaced() -> None:
    """Each camp throws for its own leaders: REPUBLICAN makes Curio's 3 a 9, and chooses a 0 for Cato."""
    hands = {"caesariani": ["pestis-locus"], "republicani": ["favor-divinus", "favor-divinus"]}
    table = window(Table({"apulia": ["curio"]}, {"portus-epirus": ["naves-1"], "apulia": ["cato"]}, hands=hands,
                         dice=[3]))  # fmt: skip
    table.do("play", "pestis-locus").do("choose-zone", "apulia")
    assert (table.asked, table.camp) == ("throw-answer", "republicani")
    table.do("play", "favor-divinus").do("choose-face", "9")
    assert table.place("curio") == "gone"
    assert (table.asked, table.camp) == ("throw-before", "republicani")
    table.do("play", "favor-divinus").do("choose-face", "0")
    assert table.place("cato") == "apulia"


@rule("AIE-6.E.2-1")
def test_divine_favour_is_of_phase_e() -> None:
    """Outside it nobody is asked."""
    table = Table({"emathia": ["curio"]}, {"emathia": ["legio-i"]}, hands={"caesariani": ["favor-divinus"]}, dice=[0])
    table.start(Escape(PIECE["curio"]))
    assert table.asked == "escape-flee"


# ---------------------------------------------------------------- Foyer de peste


@rule("AIE-6.E.4-1", "AIE-6.E.4-2", "AIE-6.E.4-3", "AIE-6.4-2")
def test_the_plague_strikes_everybody_in_the_zone() -> None:
    """Both camps, a People, naves in port and those aboard; two leaders throw a 9 and an 8."""
    table = Table(
        {"emathia": ["legio-viii", "legio-xii", "curio"]},
        {"emathia": ["naves-1", "cato"], "in-naves-1": ["legio-i"], "epirus": ["legio-ii"]},
        weak=["legio-xii"], hands={"caesariani": ["pestis-locus"]}, dice=[9, 8],
    )  # fmt: skip
    window(table).do("play", "pestis-locus")
    assert not any("pestis-locus" in defect for defect in defects(table.g))
    assert table.why_not("choose-zone", "thessalia") == "AIE-6.E.4-1"
    table.do("choose-zone", "emathia")
    assert table.weak() == {"legio-viii", "legio-i", "naves-1"}
    assert table.place("legio-xii") == "fallen"
    assert (table.place("curio"), table.place("cato")) == ("gone", "emathia")
    assert table.g.cup[TITLE["pestis-locus"]] == 0


@rule("AIE-6.E.4-2", "AIE-3.4.2-6")
def test_who_is_aboard_naves_that_perish_in_port_goes_ashore() -> None:
    table = Table(republicani={"emathia": ["naves-1"], "in-naves-1": ["legio-i", "cato"]}, weak=["naves-1"],
                  hands={"caesariani": ["pestis-locus"]}, dice=[0])  # fmt: skip
    window(table).do("play", "pestis-locus").do("choose-zone", "emathia")
    assert table.place("naves-1") == "fallen"
    assert table.place("legio-i") == table.place("cato") == "emathia"


@rule("AIE-6.E.4-2", "AIE-9.4-3")
def test_a_people_whose_last_unit_dies_of_the_plague_is_at_peace() -> None:
    table = Table(status={"mauri": ("bellum", "republicani")}, peoples={"mauri": ["mauri-1"]}, weak=["mauri-1"],
                  hands={"caesariani": ["pestis-locus"]})  # fmt: skip
    window(table).do("play", "pestis-locus").do("choose-zone", "mauri")
    assert table.status("mauri") == "pax"
    assert table.points() == (0, 0)


@rule("AIE-6.E.4-4", "AIE-6.E.4-5")
@pytest.mark.parametrize(("die", "places", "weak"), [
    (8, ("emathia", "emathia"), {"legio-xii"}),
    (9, ("gone", "fallen"), {"legio-viii"}),
])  # fmt: skip
def test_who_enters_the_infested_zone_throws_a_die(die: int, places: tuple[str, str], weak: set[str]) -> None:
    """Units are numbered before leaders: VIII, XII and Curio throw in turn. A 9 hits; XII is weakened already."""
    table = Table({"emathia": ["legio-viii", "legio-xii", "curio"], "epirus": ["legio-i"]}, active="caesariani",
                  weak=["legio-xii"], dice=[die, die, die])  # fmt: skip
    table.g.plague = ZONE["emathia"]
    infested(table.g, 1 << PIECE["legio-i"], ZONE["epirus"])
    assert table.g.over
    infested(table.g, 1 << PIECE["legio-viii"] | 1 << PIECE["legio-xii"] | 1 << PIECE["curio"], ZONE["emathia"])
    table.start()
    assert (table.place("curio"), table.place("legio-xii")) == places
    assert table.weak() == weak
    assert not table.g.script


@rule("AIE-6.E.4-4", "AIE-6.E.4-5")
def test_a_march_into_the_infested_zone() -> None:
    table = Table({"epirus": ["curio", "legio-viii"]}, active="caesariani", dice=[9, 0])
    table.g.plague = ZONE["emathia"]
    table.start(Movements()).do("march", "curio").do("take", "legio-viii").do("move-to", "emathia")
    assert table.weak() == {"legio-viii"}
    assert table.place("curio") == "emathia"


@rule("AIE-6.E.4-6")
def test_the_plague_is_over_when_phase_e_ends() -> None:
    table = Table()
    table.g.plague = ZONE["emathia"]
    table.g.cup[TITLE["pestis-locus"]] = 0
    lift(table.g)
    assert table.g.plague == -1
    assert table.g.cup[TITLE["pestis-locus"]] == 1
    lift(table.g)
    assert table.g.cup[TITLE["pestis-locus"]] == 1


# ---------------------------------------------------------------- Désertion


LEGIONS = ["legio-i", "legio-ii", "legio-iii", "legio-iiii", "legio-xiiii", "legio-xv"]


@rule("AIE-6.E.5-1", "AIE-6.E.5-2")
def test_the_legions_of_a_zone_desert() -> None:
    table = Table({"emathia": ["legio-viii"]}, {"emathia": ["legio-i", "legio-ii", "auxilia-1"], "roma": ["auxilia-2"]},
                  weak=["legio-ii"], hands={"caesariani": ["desertio"]})  # fmt: skip
    window(table).do("play", "desertio")
    assert table.weak() == {"legio-i"}  # emathia is the only zone with legions of the opponent
    assert table.place("legio-ii") == "fallen"


@rule("AIE-6.E.5-1", "AIE-6.E.5-2")
def test_of_more_than_five_legions_the_user_chooses_five() -> None:
    table = Table(republicani={"emathia": [*LEGIONS, "auxilia-1"]}, hands={"caesariani": ["desertio"]})
    window(table).do("play", "desertio")
    for legion in LEGIONS[:4]:
        table.do("choose-unit", legion)
    assert table.why_not("choose-unit", "legio-i") == "AIE-6.E.5-1"
    assert table.why_not("choose-unit", "auxilia-1") == "AIE-6.E.5-2"
    table.do("choose-unit", LEGIONS[4])
    assert table.weak() == set(LEGIONS[:5])


@rule("AIE-6.E.5-1")
def test_legions_desert_in_a_port_not_at_sea() -> None:
    table = Table(republicani={"apulia": ["naves-1"], "in-naves-1": ["legio-i"], "mare-ionium": ["naves-2"],
                               "in-naves-2": ["legio-ii"]}, hands={"caesariani": ["desertio"]})  # fmt: skip
    window(table).do("play", "desertio")
    assert table.weak() == {"legio-i"}
    at_sea = Table(republicani={"mare-ionium": ["naves-2"], "in-naves-2": ["legio-ii"]},
                   hands={"caesariani": ["desertio"]})  # fmt: skip
    assert window(at_sea).why_not("play", "desertio") == "AIE-6.E.5-1"


@rule("AIE-6.E.5-1")
def test_no_desertion_without_legions_of_the_opponent() -> None:
    table = window(Table({"roma": ["legio-viii"]}, {"emathia": ["auxilia-1"]}, hands={"caesariani": ["desertio"]}))
    assert table.why_not("play", "desertio") == "AIE-6.E.5-1"


# ---------------------------------------------------------------- Intrigue au Sénat


@rule("AIE-6.E.11-1")
def test_an_intrigue_is_placed_once() -> None:
    table = window(Table(hands={"caesariani": ["ambitus", "fuga"]})).do("play", "ambitus")
    assert table.g.intrigue == 1
    assert table.g.cup[TITLE["ambitus"]] == 0
    table.g.hand[TITLE["ambitus"]] = 1
    table.g.note_hand(0)
    assert table.why_not("play", "ambitus") == "AIE-6.E.11-1"


@rule("AIE-6.E.11-2")
@pytest.mark.parametrize(("leader", "legions", "holder", "left"), [
    ("caesar", 3, "caesariani", 0), ("caesar", 2, "caesariani", 1), ("curio", 3, "caesariani", 1),
    ("caesar", 3, "republicani", 1),
])  # fmt: skip
def test_an_intrigue_ends_before_a_party_leader_with_three_legions(
    leader: str, legions: int, holder: str, left: int
) -> None:
    table = Table({"roma": [leader, *LEGIONS[:legions]], "apulia": ["caesar"] if leader != "caesar" else []},
                  chiefs={"caesariani": ["caesar"]}, control={holder: ["italia"]})  # fmt: skip
    table.g.intrigue = 1
    table.g.cup[TITLE["ambitus"]] = 0
    suppress(table.g)
    assert table.g.intrigue == left
    assert table.g.cup[TITLE["ambitus"]] == 1 - left


@rule("AIE-6.E.11-2")
def test_an_intrigue_ends_with_a_movement() -> None:
    table = Table({"campania": ["caesar", *LEGIONS[:3]]}, chiefs={"caesariani": ["caesar"]}, active="caesariani",
                  control={"caesariani": ["italia"]})  # fmt: skip
    table.g.intrigue = 1
    table.start(Movements()).do("march", "caesar")
    for legion in LEGIONS[:3]:
        table.do("take", legion)
    table.do("move-to", "roma")
    assert table.g.intrigue == 1
    table.do("halt")
    assert table.g.intrigue == 0
    suppress(table.g)
    assert len(table.events("intrigue-over")) == 1


# ---------------------------------------------------------------- treaties


@rule("AIE-6.E.12-1")
def test_a_minor_people_is_pacified() -> None:
    table = Table(status={"suebi": ("bellum", "republicani"), "parthi": ("bellum", "republicani"),
                          "raeti": ("bellum", "republicani")},
                  peoples={"remi": ["suebi-1"], "raeti": ["raeti-1"], "mesopotamia": ["parthi-1"]},
                  hands={"caesariani": ["pax-minor"]})  # fmt: skip
    window(table).do("play", "pax-minor")
    assert table.why_not("choose-people", "parthi") == "AIE-6.E.12-1"
    assert table.why_not("choose-people", "belgae") == "AIE-6.E.12-1"
    table.do("choose-people", "suebi")
    assert (table.status("suebi"), table.place("suebi-1")) == ("pax", "pool")
    assert table.g.back[table.peoples.index("suebi")] == 0
    assert table.points() == (0, 0)


@rule("AIE-6.E.13-1", "AIE-10.J-5")
@pytest.mark.parametrize(("status", "points"), [("bellum", 1), ("fides", 0)])
def test_a_major_people_is_pacified_for_half_its_value(status: str, points: int) -> None:
    """The Daci are worth 3, half of it rounded down is 1."""
    table = Table(status={"daci": (status, "republicani"), "pontici": ("bellum", "republicani")},
                  peoples={"emathia": ["daci-1"], "fallen": ["daci-2"], "colchis": ["pontici-1"]},
                  weak=["daci-1"], hands={"caesariani": ["pax-maior"]})  # fmt: skip
    window(table).do("play", "pax-maior").do("choose-people", "daci")
    while not table.g.over:
        table.do("place-in", "moesi")
    assert table.status("daci") == "pax"
    assert table.points() == (points, 0)
    assert table.place("daci-1") == table.place("daci-2") == "moesi"
    assert table.weak() == set()


@rule("AIE-6.E.14-1", "AIE-10.J-5")
def test_a_nationality_is_pacified() -> None:
    """Iranians: Parthi (4) at war, Armenii (2) in allegiance to the user's own camp: 2 points."""
    table = Table(status={"parthi": ("bellum", "republicani"), "armenii": ("fides", "caesariani"),
                          "suebi": ("bellum", "republicani")},
                  peoples={"media": ["parthi-1"], "armenia": ["armenii-1"], "suebi": ["suebi-1"]},
                  hands={"caesariani": ["pax-nationis"]})  # fmt: skip
    window(table).do("play", "pax-nationis")
    assert table.legal("choose-nation") == {"iranian", "germanic"}
    assert table.why_not("choose-nation", "celtic") == "AIE-6.E.14-1"
    table.do("choose-nation", "iranian")
    assert (table.status("parthi"), table.status("armenii"), table.status("suebi")) == ("pax", "pax", "bellum")
    assert table.points() == (2, 0)


@rule("AIE-6.E.15-1", "AIE-6.E.15-2", "AIE-10.J-5")
@pytest.mark.parametrize("everybody", [True, False])
def test_pax_romana(everybody: bool) -> None:
    """Parthi (4) and Daci (3) at war: 2 and 1 points; Numidae in allegiance: nothing."""
    table = Table(status={"parthi": ("bellum", "caesariani"), "daci": ("bellum", "caesariani"),
                          "numidae": ("fides", "republicani")},
                  peoples={"media": ["parthi-1"], "daci": ["daci-1"], "numidia": ["numidae-1"]},
                  hands={"republicani": ["pax-romana"]})  # fmt: skip
    window(table, REPUBLICANI).do("play", "pax-romana")
    if everybody:
        table.do("pacify-all")
        assert {table.status(name) for name in ("parthi", "daci", "numidae")} == {"pax"}
        assert table.points() == (0, 3)
    else:
        assert table.why_not("choose-people", "suebi") == "AIE-6.E.15-1"
        table.do("choose-people", "daci")
        assert (table.status("parthi"), table.status("daci")) == ("bellum", "pax")
        assert table.points() == (0, 1)
    assert table.g.removed >> TITLE["pax-romana"] & 1


@rule("AIE-6.E.12-1", "AIE-6.E.13-1", "AIE-6.E.14-1")
@pytest.mark.parametrize(("title", "clause"), [
    ("pax-minor", "AIE-6.E.12-1"), ("pax-maior", "AIE-6.E.13-1"), ("pax-nationis", "AIE-6.E.14-1"),
    ("pax-romana", "AIE-6.E.15-2"),
])  # fmt: skip
def test_nobody_to_pacify(title: str, clause: str) -> None:
    assert window(Table(hands={"caesariani": [title]})).why_not("play", title) == clause


# ---------------------------------------------------------------- battles


def field(zone: str, attackers: list[str], defenders: list[str], **more: object) -> Table:
    """CAESARIAN attacks in a zone."""
    return Table({zone: attackers}, {zone: defenders}, active="caesariani", **more)  # type: ignore[arg-type]


@rule("AIE-6.E.1-1", "AIE-6.E.1-2")
def test_the_defender_flees_with_all_his_force() -> None:
    """No leader and no die; the zone that the attacker came from is open. He has moved and cannot follow."""
    table = field("emathia", ["legio-viii"], ["legio-i", "auxilia-1"], hands={"republicani": ["fuga"]})
    table.g.came_from[ZONE["emathia"]] = 1 << ZONE["thessalia"]
    fields(table)
    assert table.asked == "interrupt-start"
    table.do("play", "fuga")
    assert table.legal("retreat-to") >= {"thessalia", "epirus"}
    table.do("retreat-to", "thessalia")
    assert table.place("legio-i") == table.place("auxilia-1") == "thessalia"
    assert table.events("battle-roll") == []
    assert table.g.over


@rule("AIE-6.E.1-1")
def test_the_attacker_does_not_flee() -> None:
    table = field("emathia", ["legio-viii"], ["legio-i"], hands={"caesariani": ["fuga"], "republicani": ["caedes"]})
    fields(table)
    assert table.why_not("play", "fuga") == "AIE-6.E.1-1"


@rule("AIE-6.E.2-1", "AIE-6.E.2-2")
def test_who_throws_chooses_the_die_of_battle() -> None:
    """A 6 without any die; the BT of VIII, 1 against 0, stays: line 7."""
    table = field("emathia", ["legio-viii"], ["legio-i"], hands={"caesariani": ["favor-divinus"]})
    fields(table).do("fight-in", "emathia")
    assert table.asked == "interrupt-start"
    table.do("play", "favor-divinus")
    assert table.legal("choose-face") == {"1", "2", "3", "4", "5", "6"}
    table.do("choose-face", "6")
    assert table.events("battle-roll") == [{"die": [6], "line": 7}]


@rule("AIE-6.E.2-1", "AIE-6.E.2-2")
def test_the_other_camp_replaces_the_die_of_battle() -> None:
    """CAESARIAN throws a 6, REPUBLICAN makes it a 1: line 2."""
    table = field("emathia", ["legio-viii"], ["legio-i"], hands={"republicani": ["favor-divinus"]}, dice=[5])
    fields(table).do("decline")
    assert table.why_not("play", "favor-divinus") == "AIE-6.E.2-1"  # it is not his die that is to be thrown
    table.do("decline")
    table.do("play", "favor-divinus").do("choose-face", "1")
    assert table.events("battle-roll") == [{"die": [1], "line": 2}]


@rule("AIE-6.E.2-1")
def test_the_defender_chooses_the_die_of_his_evasion() -> None:
    """Cato, VS 2, needs a 1 and chooses it."""
    table = field("emathia", ["legio-viii"], ["cato", "legio-i"], hands={"republicani": ["favor-divinus"]})
    fields(table).do("decline").do("evade")
    assert table.asked == "interrupt-start"
    table.do("play", "favor-divinus").do("choose-face", "1")
    assert table.events("evasion-roll") == [{"die": [1], "strategy": 2}]
    assert table.asked.startswith("evasion")


@rule("AIE-6.E.6-1", "AIE-6.E.6-2")
def test_two_units_go_over_before_the_battle() -> None:
    """One of equites or auxilia, and one legio."""
    table = field("emathia", ["legio-viii"], ["legio-i", "legio-ii", "equites-1"], dice=[2],
                  hands={"caesariani": ["transfugae"], "republicani": ["transfugae"]})  # fmt: skip
    fields(table).do("fight-in", "emathia")
    assert table.camp == "republicani"
    assert table.why_not("play", "transfugae") == "AIE-6.E.6-1"  # CAESARIAN has neither equites nor auxilia
    table.do("decline")
    table.g.stack.clear()
    again = field("emathia", ["legio-viii", "equites-2"], ["legio-i", "legio-ii", "equites-1"], dice=[2],
                  hands={"republicani": ["transfugae"]})  # fmt: skip
    fields(again).do("play", "transfugae")
    assert again.place("equites-2") == "emathia"
    assert again.owner("equites-2") == again.owner("legio-viii") == "republicani"
    assert again.g.over  # AIE-6.E.6-3: nobody is left to fight


@rule("AIE-6.E.6-1", "AIE-6.E.6-2", "AIE-6.E.6-3")
def test_which_units_may_go_over() -> None:
    table = field("emathia", ["legio-viii", "legio-xii", "equites-2", "auxilia-2"], ["legio-i"],
                  hands={"republicani": ["transfugae"]}, dice=[2])  # fmt: skip
    fields(table).do("play", "transfugae")
    assert table.legal("choose-unit") == {"equites-2", "auxilia-2"}
    assert table.why_not("choose-unit", "legio-viii") == "AIE-6.E.6-2"
    assert table.why_not("choose-unit", "legio-i") == "AIE-6.E.6-1"
    table.do("choose-unit", "equites-2")
    assert table.legal("choose-unit") == {"legio-viii", "legio-xii", "auxilia-2"}
    table.do("choose-unit", "legio-xii")
    assert table.owner("equites-2") == table.owner("legio-xii") == "republicani"
    # 5 + 2 against 5 + 5 + 2: they fight on their new side at once.
    assert (table.events("odds")[0]["attack"], table.events("odds")[0]["defence"]) == (7, 12)


@rule("AIE-6.E.6-1", "AIE-2.E-5")
def test_the_attacker_too_wins_turncoats_over() -> None:
    """Once the defender stands and before the die; not in answer to his evasion."""
    table = field("emathia", ["legio-viii"], ["cato", "legio-i", "equites-1", "auxilia-1"],
                  hands={"caesariani": ["transfugae"]}, dice=[5, 2])  # fmt: skip
    fields(table).do("fight-in", "emathia").do("evade")
    for _ in ("before the die of the evasion", "after it"):
        assert table.why_not("play", "transfugae") == "AIE-6.E.6-1"
        table.do("decline")
    assert table.events("evasion-roll") == [{"die": [6], "strategy": 2}]
    table.do("play", "transfugae").do("choose-unit", "equites-1").do("choose-unit", "legio-i")
    assert table.owner("equites-1") == table.owner("legio-i") == "caesariani"
    assert (table.events("odds")[0]["attack"], table.events("odds")[0]["defence"]) == (12, 2)


@rule("AIE-6.E.6-2", "AIE-6.E.6-3")
def test_a_single_unit_goes_over_alone() -> None:
    table = field("emathia", ["auxilia-2"], ["legio-i"], hands={"republicani": ["transfugae"]})
    fields(table).do("play", "transfugae")
    assert table.owner("auxilia-2") == "republicani"
    assert table.g.over


@rule("AIE-6.E.7-1", "AIE-6.E.7-2")
@pytest.mark.parametrize(("camp", "line"), [("caesariani", 9), ("republicani", -2)])
def test_veni_vidi_vici(camp: str, line: int) -> None:
    """A party leader against a People: his best line, without a die."""
    other = "republicani" if camp == "caesariani" else "caesariani"
    sides = {camp: {"emathia": ["caesar" if camp == "caesariani" else "cato", "legio-viii"]}}
    leader = sides[camp]["emathia"][0]
    table = Table(**sides, status={"daci": ("bellum", other)}, peoples={"emathia": ["daci-1"]},  # type: ignore[arg-type]
                  chiefs={camp: [leader]}, hands={camp: ["veni-vidi-vici"]}, active="caesariani")  # fmt: skip
    fields(table)
    while "veni-vidi-vici" not in table.legal("play"):
        if table.asked == "combats-start":
            assert table.why_not("play", "veni-vidi-vici") == "AIE-6.E.7-1"
            table.do("fight-in", "emathia")
        elif table.asked == "battle-decide":
            table.do("stand")
        else:
            assert table.why_not("play", "veni-vidi-vici") == "AIE-6.E.7-1"
            table.do("decline")
    table.do("play", "veni-vidi-vici")
    assert table.events("die-replaced") == [{"line": line}]


@rule("AIE-6.E.7-1")
@pytest.mark.parametrize("force", [["curio", "legio-viii"], ["caesar", "legio-viii"]])
def test_veni_vidi_vici_needs_a_party_leader_and_no_roman_against_him(force: list[str]) -> None:
    enemies = ["auxilia-1"] if force[0] == "caesar" else []
    table = Table({"emathia": force, "roma": ["caesar"] if force[0] != "caesar" else []}, {"emathia": enemies},
                  status={"daci": ("bellum", "republicani")}, peoples={"emathia": ["daci-1"]}, active="caesariani",
                  chiefs={"caesariani": ["caesar"]}, hands={"caesariani": ["veni-vidi-vici"]})  # fmt: skip
    fields(table).do("fight-in", "emathia")
    assert table.asked == "interrupt-start"
    assert table.why_not("play", "veni-vidi-vici") == "AIE-6.E.7-1"


@rule("AIE-6.E.8-1", "AIE-6.E.9-1")
def test_siegecraft_and_walls_change_the_die() -> None:
    """1, +1 for the BT of VIII, +2, -1: line 3."""
    hands = {"caesariani": ["poliorcetica-2", "murus-2"], "republicani": ["murus-1", "poliorcetica-1"]}
    table = field("emathia", ["legio-viii"], ["legio-i"], hands=hands, dice=[0])
    fields(table).do("fight-in", "emathia")
    assert table.camp == "republicani"
    assert table.why_not("play", "murus-1") == "AIE-6.E.9-1"  # not yet: the battle may still be avoided
    table.do("decline")
    assert table.camp == "caesariani"
    assert table.why_not("play", "murus-2") == "AIE-6.E.9-1"
    table.do("play", "poliorcetica-2").do("decline")
    assert table.why_not("play", "poliorcetica-1") == "AIE-6.E.8-1"
    table.do("play", "murus-1")
    while not table.events("battle-roll"):
        table.do("decline")
    amounts = {event["modifier"]: event["amount"] for event in table.events("modifier")}
    assert (amounts["siegecraft"], amounts["wall"]) == (2, -1)
    assert table.events("battle-roll") == [{"die": [1], "line": 3}]


@rule("AIE-6.E.8-1", "AIE-6.E.9-1")
def test_no_siege_where_there_is_neither_city_nor_port() -> None:
    table = field("belgae", ["legio-viii"], ["legio-i"],
                  hands={"caesariani": ["poliorcetica-1"], "republicani": ["murus-1"]})  # fmt: skip
    fields(table).do("fight-in", "belgae").do("decline")
    assert table.why_not("play", "poliorcetica-1") == "AIE-6.E.8-1"
    table.do("decline")
    assert table.why_not("play", "murus-1") == "AIE-6.E.9-1"


@rule("AIE-6.E.10-1")
@pytest.mark.parametrize("user", ["caesariani", "republicani"])
def test_the_parthian_shot(user: str) -> None:
    """5 against 4: either player eliminates a Roman unit that has fought; not one that has not."""
    table = Table({"coele-syria": ["legio-viii", "legio-xii"], "seleucis": ["legio-xiii"]}, active="caesariani",
                  status={"parthi": ("bellum", "republicani")}, peoples={"coele-syria": ["parthi-1"]},
                  hands={user: ["sagitta-parthica"]}, dice=[3])  # fmt: skip
    fields(table)
    for _ in range(8):
        if table.events("outcome") and not table.why_not("play", "sagitta-parthica"):
            break
        assert table.why_not("play", "sagitta-parthica") == "AIE-6.E.10-1"
        verb = {"combats-start": "fight-in", "battle-losses": "weaken"}.get(table.asked, "decline")
        table.do(verb, *sorted(table.legal(verb) - {"None"})[:1])
    table.do("play", "sagitta-parthica")
    assert table.why_not("choose-unit", "legio-xiii") == "AIE-6.E.10-1"
    table.do("choose-unit", "legio-xii")
    assert table.place("legio-xii") == "fallen"


@rule("AIE-6.E.10-1", "AIE-2.E-5")
def test_the_attacker_may_shoot_though_other_combats_are_to_come() -> None:
    """15 against 4 in Coele Syria, while Emathia waits."""
    table = Table({"coele-syria": ["legio-viii", "legio-xii", "legio-xiii"], "emathia": ["legio-v"]},
                  {"emathia": ["legio-i"]}, status={"parthi": ("bellum", "republicani")}, active="caesariani",
                  peoples={"coele-syria": ["parthi-1"]}, hands={"caesariani": ["sagitta-parthica"]},
                  dice=[3])  # fmt: skip
    fields(table).do("fight-in", "coele-syria").do("decline").do("decline")
    table.do("retreat-to", sorted(table.legal("retreat-to"))[0])
    table.do("play", "sagitta-parthica").do("choose-unit", "legio-xii")
    assert table.place("legio-xii") == "fallen"
    assert table.events("battle")[-1]["zone"] == "emathia"  # which goes on


# ---------------------------------------------------------------- phase F


@rule("AIE-6.F.2-1")
def test_imperium_moves_the_marker_back() -> None:
    table = Table(hands={"republicani": ["imperium", "triumphus-1"]})
    table.g.cicero = 5
    table.start(Honours(REPUBLICANI, TRACK))
    assert table.g.private
    assert table.why_not("play", "triumphus-1") == "AIE-6.F.2-1"
    table.do("play", "imperium")
    assert table.g.cicero == 4
    assert table.asked == "honours-start"
    table.do("decline")
    assert table.g.over


@rule("AIE-6.F.2-1", "AIE-2.F.1-1")
def test_the_marker_does_not_go_below_nought() -> None:
    table = Table(hands={"republicani": ["imperium"]})
    table.g.cicero = 0
    assert table.start(Honours(REPUBLICANI, TRACK)).why_not("play", "imperium") == "AIE-6.F.2-1"


@rule("AIE-2.F-2")
def test_caesarian_is_asked_first_in_phase_f() -> None:
    table = Table(hands={"caesariani": ["fuga"], "republicani": ["fuga"]})
    call_honours(table.g, POINTS)
    table.start()
    assert table.camp == "caesariani"
    table.do("decline")
    assert table.camp == "republicani"


@rule("AIE-6.F.3-1", "AIE-6.F.3-2")
def test_a_triumvir_rallies() -> None:
    """Ventidius has both sides; Statilius Taurus has no Republican one and is out of the game, for no points."""
    table = Table(
        nobody={"seleucis": ["ventidius", "statilius-taurus", "legio-i"], "ionia": ["m-antonius", "legio-ii"]},
        triumvirs={"syria": "m-antonius", "asia": "m-antonius"}, hands={"republicani": ["triumvir"]},
    ).start(Honours(REPUBLICANI, CONTROL))  # fmt: skip
    table.do("play", "triumvir")
    assert table.legal("choose-region") == {"asia", "syria"}
    assert table.why_not("choose-region", "africa") == "AIE-6.F.3-1"
    table.do("choose-region", "syria")
    g = table.g
    assert g.own[REPUBLICANI] >> PIECE["ventidius"] & 1
    assert g.own[REPUBLICANI] >> PIECE["legio-i"] & 1
    assert table.place("statilius-taurus") == "gone"
    assert g.neutral() >> PIECE["legio-ii"] & 1
    assert [region for region in range(len(g.marker)) if g.marker[region] >= 0] == [7]  # asia
    assert table.points() == (0, 0)


@rule("AIE-6.F.3-1")
def test_no_rally_without_a_marker() -> None:
    table = Table(hands={"republicani": ["triumvir"]}).start(Honours(REPUBLICANI, CONTROL))
    assert table.why_not("play", "triumvir") == "AIE-6.F.3-1"


@rule("AIE-6.F.4-1")
@pytest.mark.parametrize(("title", "points"), [("triumphus-1", 1), ("triumphus-2", 2)])
def test_a_triumph_is_worth_what_its_counter_says(title: str, points: int) -> None:
    table = Table(hands={"caesariani": [title]}).start(Honours(CAESARIANI, POINTS)).do("play", title)
    assert table.points() == (points, 0)
    assert table.g.count == points
