"""OP-SC-26 to OP-SC-47: the stratagems that scenarios add."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.counters import CLASSIS_IN_DANUVIO, PESTIS, PRICE, STRATAGEM, TYPE
from latrunculi.games.optimus.components.pieces import BARBARUS, FIRST_LEADER, PIECE, ROMANUS
from latrunculi.games.optimus.rules import (
    pestilence,
    scenarios,
    schemes,
    scheming,
    sieges,
    specials,
    stratagems,
    victory,
)
from latrunculi.games.optimus.rules.attrition import EARLIER, PLAGUED, TERMS, modifiers
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.fight import LAST_BLOWS, MELEE
from latrunculi.games.optimus.rules.fleets import Voyage
from latrunculi.games.optimus.rules.recruitment import Recruitment
from latrunculi.games.optimus.rules.state import GONE
from latrunculi.games.optimus.rules.words import BY_PLAGUE
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import Table, engagement
from tests.games.optimus.test_scenario_rules import people, scene, turn

rule = pytest.mark.rule


def terms_of(table: Table) -> list[tuple[str, int]]:
    """What bore on the tests so far."""
    return [(str(e["modifier"]), int(e["amount"])) for e in table.events("modifier")]


# ---------------------------------------------------------------- buying and playing


@rule("OP-SC-26")
def test_bought_where_the_scenario_offers_them():
    table = scene("101-dacia", 101, "summer").segment()
    assert "legio-nova" in table.legal("buy")
    assert table.why_not("buy", "pluvia-miraculosa") == "OP-14-2"
    assert PRICE[STRATAGEM["legio-nova"]] == 6
    table.do("buy", "legio-nova")
    assert table.g.pa[ROMANUS] == 3


@rule("OP-SC-26")
def test_two_copies_of_legio_nova_and_transfugae_one_of_the_others():
    for title, copies in (("legio-nova", 2), ("via-in-rupe", 1), ("transfugae", 2)):
        table = scene("101-dacia", 101, "summer", pieces={"traianus": "viminacium", "decebalus": "apulum"})
        g, s = table.g, STRATAGEM[title]
        side, head = (ROMANUS, "traianus") if title != "transfugae" else (BARBARUS, "decebalus")
        for _ in range(copies):
            assert stratagems.for_sale(g, side) & BIT[s]
            g.hand[side] |= BIT[s]
            assert not stratagems.for_sale(g, side) & BIT[s]
            g.schemed = 0
            stratagems.spend(g, side, s, BIT[PIECE[head]])
            assert not g.hand[side] & BIT[s]
        assert not stratagems.for_sale(g, side) & BIT[s]


@rule("OP-SC-27")
def test_played_before_the_action_and_at_no_price():
    table = scene(
        "101-dacia", 101, "summer", pieces={"traianus": "roma"}, hands={0: ["legio-nova", "stipendia-roxolanorum"]}
    )
    table.segment().do("play", "legio-nova").do("set-up", "italia")
    assert table.asked == "segment-start"
    assert table.side == ROMANUS
    assert table.g.pa == [9, 9]
    assert table.has_pac("traianus")
    assert table.g.schemed == BIT[PIECE["traianus"]]
    table.g.hand[0] |= BIT[STRATAGEM["legio-nova"]]
    assert table.why_not("play", "legio-nova") != ""


# ---------------------------------------------------------------- Rome


@rule("OP-SC-28")
def test_a_new_legion():
    table = scene(
        "098-optimus-princeps", 103, "summer", hands={0: ["legio-nova"]},
        pieces={"traianus": "viminacium", "licinius-sura": "novae", "thraces-1": "oescus"},
    )  # fmt: skip
    table.segment().do("play", "legio-nova")
    assert table.legal("set-up") == {"italia", "viminacium"}  # Novae is a camp, in Oescus there is no leader
    table.do("set-up", "viminacium")
    assert table.place("legio-xxx-ulpia-victrix") == "viminacium"
    assert table.g.pf[PIECE["legio-xxx-ulpia-victrix"]] == 3
    assert schemes.next_legion(table.g) == -1  # II Traiana is not raised before 104
    table.g.year = 104
    assert schemes.next_legion(table.g) == PIECE["legio-ii-traiana-fortis"]
    table.g.put(PIECE["legio-ii-traiana-fortis"], GONE)
    assert schemes.next_legion(table.g) == -1
    table.g.year = 100
    table.g.put(PIECE["legio-xxx-ulpia-victrix"], table.g.at[PIECE["legio-i-minervia"]])
    assert schemes.next_legion(table.g) == -1


def gorge(title: str) -> Table:
    """A Roman army of 12 PF from Viminacium, about to enter Timacus by land."""
    units = ["legio-vii-claudia", "legio-iv-flavia-felix", "legio-i-italica", "legio-i-adiutrix"]
    table = scene("101-dacia", 101, "summer", armies={"traianus": ("viminacium", units)}, supreme=("traianus", ""))
    table.g.hand[0] = BIT[STRATAGEM[title]]
    return table.segment().do("march", "traianus")


@rule("OP-SC-29")
def test_the_road_in_the_rock():
    plain = gorge("espion").dice(6, 6, 6, 6).do("enter", "timacus").do("choose-region", "pontes").do("done").do("done")
    assert ("pile", -1) in terms_of(plain)
    carved = gorge("via-in-rupe").do("play", "via-in-rupe").dice(6, 6, 6, 6)
    carved.do("enter", "timacus").do("choose-region", "pontes").do("done").do("done")
    names = {name for name, _ in terms_of(carved)}
    assert not names & {"pile", "trade-road", "path", "stream", "great-river"}
    other = gorge("via-in-rupe").do("play", "via-in-rupe").dice(6, 6, 6, 6)
    other.do("enter", "sirmiensis").do("choose-region", "cusum").do("done").do("done")
    assert ("pile", -1) in terms_of(other)


@rule("OP-SC-29")
def test_the_road_in_the_rock_serves_a_move_that_has_already_come_through_it():
    """Played at Pontes, before the test: as if it had been played at Viminacium. On a way elsewhere it does nothing."""
    carved = gorge("via-in-rupe").dice(6, 6, 6, 6).do("enter", "timacus").do("choose-region", "pontes")
    names = {name for name, _ in terms_of(carved.do("play", "via-in-rupe").do("done").do("done"))}
    assert not names & {"pile", "trade-road", "path", "stream", "great-river"}
    other = gorge("via-in-rupe").dice(6, 6, 6, 6).do("enter", "sirmiensis").do("choose-region", "cusum")
    assert ("pile", -1) in terms_of(other.do("play", "via-in-rupe").do("done").do("done"))


@rule("OP-SC-29")
def test_of_a_move_through_the_gorge_and_on_the_other_links_still_count():
    """Horse rides from Pontes by a path of the gorge to Berzobis, then by a trade road to Viminacium: the path counts,
    which is the worst; with the gorge smoothed the trade road."""
    for played, worst in ((False, ("path", -2)), (True, ("trade-road", -1))):
        table = scene("101-dacia", 101, "summer", armies={"traianus": ("pontes", ["mauri-1"])})
        table.put("mauri-2", "berzobis")
        table.g.hand[0] = BIT[STRATAGEM["via-in-rupe"]]
        table.segment().do("march", "traianus").dice(6).do("move-to", "berzobis").do("move-to", "viminacium")
        if played:
            table.do("play", "via-in-rupe")
        table.do("done").do("done")
        assert [term for term in terms_of(table) if term[0] in ("path", "trade-road")] == [worst]


@rule("OP-SC-30")
def test_a_great_fleet():
    table = scene(
        "101-dacia", 101, "summer", armies={"traianus": ("viminacium", [])}, hands={0: ["classis-in-danuvio"]},
        pieces={"classis-moesica-1": "viminacium"}, supreme=("traianus", ""),
    )  # fmt: skip
    table.start(Voyage(PIECE["classis-moesica-1"]))
    voyage = table.g.stack[-1]
    assert (voyage.left, voyage.burden) == (4, 10)
    table.do("play", "classis-in-danuvio")
    assert (voyage.left, voyage.burden) == (8, 15)
    assert table.g.spent[0] == BIT[CLASSIS_IN_DANUVIO]


@rule("OP-SC-30")
def test_without_a_leader_no_great_fleet():
    table = scene(
        "101-dacia", 101, "summer", hands={0: ["classis-in-danuvio"]}, pieces={"classis-moesica-1": "viminacium"}
    )
    table.put("traianus", "oescus")
    table.start(Voyage(PIECE["classis-moesica-1"]))
    assert table.why_not("play", "classis-in-danuvio") == "OP-4.4-3"


@rule("OP-SC-31")
def test_the_moors_of_quietus():
    table = scene(
        "101-dacia", 101, "summer", armies={"lusius-quietus": ("viminacium", ["mauri-1"])}, hands={0: ["mauri-quieti"]},
    )  # fmt: skip
    table.segment().do("march", "lusius-quietus").do("play", "mauri-quieti")
    table.do("enter", "timacus")  # no die
    assert table.asked == "march-arrive-chosen"
    assert table.side == ROMANUS
    assert {"pontes", "cataractae"} <= table.legal("choose-region")
    table.do("choose-region", "pontes").do("move-to", "novae").do("move-to", "odessus")
    table.do("move-to", "philippopolis")  # horsemen have two PM, these four
    assert table.why_not("move-to", "serdica") != ""
    assert not table.events("arrival-roll")


@rule("OP-SC-31")
@pytest.mark.parametrize("units", [["mauri-1", "thraces-1"], []])
def test_with_others_he_is_as_slow_as_they(units):
    table = scene(
        "101-dacia", 101, "summer", armies={"lusius-quietus": ("viminacium", units)}, hands={0: ["mauri-quieti"]},
    )  # fmt: skip
    assert table.segment().do("march", "lusius-quietus").why_not("play", "mauri-quieti") == "OP-SC-31"


@rule("OP-SC-31")
def test_the_moors_of_another_or_another_beside_them_are_not_those_of_quietus():
    armies = {"lusius-quietus": ("viminacium", ["mauri-1"]), "licinius-sura": ("viminacium", ["mauri-2"]),
              "domitianus": ("viminacium", [])}  # fmt: skip
    table = scene("101-dacia", 101, "summer", armies=armies, hands={0: ["mauri-quieti"]}).segment()
    table.do("march", "lusius-quietus").do("take", "domitianus")
    assert table.why_not("play", "mauri-quieti") == "OP-SC-31"
    table.do("leave", "domitianus")
    assert table.legal("play") == {"mauri-quieti"}
    table.do("done").segment().do("march", "licinius-sura")
    assert table.why_not("play", "mauri-quieti") == "OP-SC-31"


def besieged(**rest: object) -> Table:
    """Trajan before Buridava (VD 2, VG 7), which he besieges with 9 PF."""
    units = ["legio-vii-claudia", "legio-iv-flavia-felix", "legio-i-italica"]
    table = scene(
        "105-dacia", 105, "autumn", armies={"traianus": ("costesti", units)}, supreme=("traianus", ""), **rest
    )
    table.g.invest(REGION["costesti"], 1)
    return table


@rule("OP-SC-32")
def test_towers_help_one_siege_action():
    """Costesti: VD 3, marker 1: a 6 makes 4, with towers 6, and the town falls."""
    table = besieged(hands={0: ["turres-et-aggeres"]})
    plain = sieges.modifier(table.g, REGION["costesti"], ROMANUS)
    assert plain == 1 - 3
    table.segment().do("play", "turres-et-aggeres").do("choose-region", "costesti")
    assert sieges.modifier(table.g, REGION["costesti"], ROMANUS) == plain + 2
    table.dice(3).do("summon", "traianus")
    assert sieges.modifier(table.g, REGION["costesti"], ROMANUS) == plain + 1  # the marker has gone up


@rule("OP-SC-32", "OP-SC-33")
def test_only_before_a_town_that_is_besieged():
    for title, clause in (("turres-et-aggeres", "OP-SC-32"), ("fons-interceptus", "OP-SC-33")):
        table = besieged(hands={0: [title]})
        table.g.invest(REGION["costesti"], -1)
        assert table.segment().why_not("play", title) == clause
        assert besieged(hands={0: [title]}).segment().why_not("play", title) == ""


@rule("OP-SC-33")
def test_the_spring_cut_off_all_season():
    table = besieged(hands={0: ["fons-interceptus"]})
    plain = sieges.modifier(table.g, REGION["costesti"], ROMANUS)
    table.segment().do("play", "fons-interceptus").do("choose-region", "costesti")
    assert sieges.modifier(table.g, REGION["costesti"], ROMANUS) == plain + 1
    table.dice(2).do("summon", "traianus")
    assert sieges.modifier(table.g, REGION["costesti"], ROMANUS) == plain + 1 + 1
    table.g.vd[REGION["costesti"]] = 0
    assert sieges.modifier(table.g, REGION["costesti"], ROMANUS) == 2  # not below 0
    table.g.vd[REGION["costesti"]] = 3
    specials.begin(table.g)
    assert sieges.modifier(table.g, REGION["costesti"], ROMANUS) == plain + 1


def paymaster(season: str, scenario: str = "101-dacia", year: int = 101) -> Table:
    """A Roman army with six bales at Novae; the Roxolani are near."""
    return scene(
        scenario, year, season, hands={0: ["stipendia-roxolanorum"]}, bb={"traianus": 6, "hadrianus": 4},
        armies={
            "traianus": ("novae", ["legio-i-italica"]), "hadrianus": ("drobeta", ["legio-v-macedonica"]),
            "susagus": ("tropaeum", ["roxolani-catafracti-1", "bastarnae-1"]),
            "dux-bastarnarum": ("aliobrix", ["roxolani-sagittarii-1"]),
        },
        pieces={"leurre-roxolani-1": "balta", "thraces-1": "roxolani"},
    )  # fmt: skip


@rule("OP-SC-35")
def test_a_stipend_sends_the_roxolani_home():
    table = paymaster("summer").segment().do("play", "stipendia-roxolanorum")
    assert table.legal("choose-piece") == {"traianus"}  # Hadrian is north of the Danube
    table.do("choose-piece", "traianus")
    assert table.bb("traianus") == 2
    assert table.g.peoples & people("roxolani")
    specials.season_ends(table.g)
    assert table.place("susagus") == table.place("leurre-roxolani-1") == "roxolani-tyras"  # in Roxolani are Romans
    assert table.place("roxolani-sagittarii-1") == "roxolani-tyras"
    assert table.place("bastarnae-1") == "tropaeum"
    assert table.army("susagus") == {"roxolani-catafracti-1"}
    assert table.army("dux-bastarnarum") == set()
    for clock, season in ((2, "autumn"), (3, "winter")):
        table.g.clock = clock
        turn(table, 101, season)
        assert not table.g.peoples & people("roxolani")
        assert table.g.neutrals & people("roxolani")
    table.g.clock = 4
    turn(table, 102, "thaw")
    assert table.g.peoples & people("roxolani")
    assert not table.g.neutrals & people("roxolani")


@rule("OP-SC-35")
def test_in_winter_it_lasts_to_the_winter_after():
    table = paymaster("winter").segment().do("play", "stipendia-roxolanorum").do("choose-piece", "traianus")
    assert table.g.quiet[schemes.ROXOLANI] == table.g.clock + 5


@rule("OP-SC-35")
def test_who_cannot_pay():
    table = paymaster("summer")
    table.g.bb[PIECE["traianus"] - FIRST_LEADER] = 3
    assert table.segment().why_not("play", "stipendia-roxolanorum") == "OP-SC-35"
    other = paymaster("summer")
    other.g.peoples ^= people("roxolani")
    assert other.segment().why_not("play", "stipendia-roxolanorum") == "OP-SC-35"


@rule("OP-SC-19")
def test_a_lasting_stipend():
    table = paymaster("summer", "117-roxolani", 118).segment()
    table.do("play", "stipendia-roxolanorum").do("choose-piece", "traianus")
    assert table.g.deeds == [4, 0]
    assert table.g.quiet[schemes.ROXOLANI] == table.g.last_clock
    assert paymaster("summer").segment().do("play", "stipendia-roxolanorum").do("choose-piece", "traianus").g.deeds == [
        0,
        0,
    ]


@rule("OP-SC-36")
def test_bandits_in_arms():
    table = scene(
        "170-marcomanni", 171, "summer", armies={"pertinax": ("philippopolis", [])}, hands={0: ["latrones-armati"]}
    )
    table.g.stock(TYPE["thraces"], 8)
    table.start(Recruitment(ROMANUS, REGION["philippopolis"], PIECE["pertinax"])).do("play", "latrones-armati")
    while not table.g.over:
        table.do("raise", "thraces")
    assert table.g.spare[TYPE["thraces"]] == 5
    assert not table.events("recruit-roll")
    elsewhere = scene("170-marcomanni", 171, "summer", pieces={"pertinax": "sirmium"}, hands={0: ["latrones-armati"]})
    elsewhere.start(Recruitment(ROMANUS, REGION["sirmium"], PIECE["pertinax"]))
    assert elsewhere.why_not("play", "latrones-armati") == "OP-SC-36"


@rule("OP-SC-37")
def test_peoples_divided():
    table = scene(
        "170-marcomanni", 172, "summer", hands={0: ["gentes-divisae"]},
        pieces={"pertinax": "carnuntum", "quadi-1": "granua", "marcomanni-1": "savaria", "rex-quadorum": "granua"},
    )  # fmt: skip
    g = table.g
    assert schemes.divisible(g) == 0
    g.routed = people("quadi") | people("marcomanni")
    assert schemes.divisible(g) == people("quadi")  # the Marcomanni are in Pannonia
    table.segment().do("play", "gentes-divisae").do("choose-people", "quadi")
    assert g.neutrals & people("quadi")
    assert not table.has_pac("rex-quadorum")
    assert g.closed & BIT[REGION["granua"]]
    g.clock = 2
    turn(table, 172, "autumn")
    assert g.neutrals & people("quadi")
    g.clock = 3
    turn(table, 172, "winter")
    assert g.peoples & people("quadi")
    assert table.has_pac("rex-quadorum")


@rule("OP-SC-2", "OP-SC-37", "OP-9.8-4")
def test_nobody_besieges_or_ravages_a_people_that_has_become_neutral():
    """Rome besieges Leucaristus (VG 8) with nine fit PF, others of it stand at Granua; the Quadi make peace."""
    legions = ["legio-i-adiutrix", "legio-i-italica", "legio-i-minervia"]
    foes = {"quadi-1": "leucaristus"}
    table = scene(
        "170-marcomanni", 172, "summer", hands={0: ["gentes-divisae"]}, pieces=foes, supreme=("pertinax", ""),
        armies={"pertinax": ("leucaristus", legions), "macrinius-vindex": ("granua", ["legio-ii-adiutrix"])},
    ).within("quadi-1")  # fmt: skip
    g = table.g
    g.invest(REGION["leucaristus"], 1)
    g.routed = people("quadi")
    table.segment()
    assert table.legal("summon") == {"pertinax"}
    assert table.legal("forage") == {"macrinius-vindex"}
    table.do("play", "gentes-divisae").do("choose-people", "quadi").do("choose-piece", "pertinax")
    assert not g.invested
    assert [e["region"] for e in table.events("siege-lifted")] == ["leucaristus"]
    for verb in ("summon", "besiege", "assault", "invade"):
        assert table.why_not(verb, "pertinax") == "OP-SC-2", verb
    assert table.why_not("forage", "macrinius-vindex") == "OP-SC-2"
    assert {"pertinax", "macrinius-vindex"} <= table.legal("march"), "they may go home"


@rule("OP-SC-2", "OP-SC-37")
def test_a_people_divided_is_led_by_nobody_else_and_leads_nobody():
    table = scene(
        "170-marcomanni", 172, "summer", hands={0: ["gentes-divisae"]}, pieces={"pertinax": "carnuntum"},
        armies={
            "ballomarius": ("marobudum", ["marcomanni-1", "quadi-1"]),
            "ariogaesus": ("eburodunum", ["quadi-2", "marcomanni-2"]),
        },
    )  # fmt: skip
    table.g.routed = people("quadi")
    table.segment().do("play", "gentes-divisae").do("choose-people", "quadi")
    assert table.army("ballomarius") == {"marcomanni-1"}
    assert table.army("ariogaesus") == {"quadi-2"}
    assert table.place("quadi-1") == "marobudum"
    table.g.stack.clear()
    table.segment(1).do("march", "ballomarius")
    assert table.legal("take") == set()


# ---------------------------------------------------------------- the barbarians


@rule("OP-SC-34")
def test_the_hour_of_winter():
    armies = {"susagus": ("roxolani", ["roxolani-catafracti-1"])}
    table = scene("101-dacia", 101, "winter", armies=armies, hands={1: ["tempus-hiemis"]})
    table.segment(1).do("march", "susagus").do("play", "tempus-hiemis")
    march = table.g.stack[-1]
    assert (march.icy, march.dry) == (BIT[PIECE["susagus"]], True)
    assert not any(march.terms)
    other = scene("101-dacia", 101, "autumn", armies=armies, hands={1: ["tempus-hiemis"]}).segment(1)
    assert other.do("march", "susagus").why_not("play", "tempus-hiemis") == "OP-SC-34"


@rule("OP-SC-38")
def test_the_revolt_of_cassius_ends_the_war():
    table = scene("170-marcomanni", 175, "spring", pieces={"zanticus": "bormanum"}, hands={1: ["avidius-cassius"]})
    assert table.segment(1).why_not("play", "avidius-cassius") == "OP-SC-38"
    later = scene("170-marcomanni", 175, "summer", pieces={"zanticus": "bormanum"}, hands={1: ["avidius-cassius"]})
    later.segment(1).do("play", "avidius-cassius")
    assert later.g.last_clock == later.g.clock


@rule("OP-SC-39")
def test_deserters():
    table = scene("101-dacia", 101, "summer", pieces={"decebalus": "apulum"}, hands={1: ["transfugae"]})
    table.g.stock(TYPE["transfugae"], 2)
    table.segment(1).dice(1).do("play", "transfugae")
    assert table.place("transfugae-1") == "sarmizegetusa"
    assert table.g.pf[PIECE["transfugae-1"]] == 1
    assert table.g.spare[TYPE["transfugae"]] == 1
    lost = scene(
        "101-dacia", 101, "summer", pieces={"decebalus": "apulum"}, hands={1: ["transfugae"]}, held={"sarmizegetusa": 0}
    )
    assert lost.segment(1).why_not("play", "transfugae") == "OP-SC-39"


def longinus(vs_place: str = "tapae") -> Table:
    """Decebalus near Longinus; Trajan has five bales."""
    return scene(
        "105-dacia", 105, "autumn", hands={1: ["longinus-captus"]}, supreme=("traianus", "decebalus"),
        armies={
            "decebalus": ("sarmizegetusa", ["comati-1"]), "traianus": ("viminacium", ["praetoriani-1"]),
            "pompeius-longinus": (vs_place, []), "licinius-sura": ("campus-haticus", []),
        },
        bb={"traianus": 5},
    )  # fmt: skip


@rule("OP-SC-41")
def test_a_hostage_is_bought_free():
    table = longinus()
    rank = {name: table.g.vs(PIECE[name]) for name in ("pompeius-longinus", "licinius-sura")}
    wanted = {name for name, vs in rank.items() if vs <= 7}
    assert "pompeius-longinus" in wanted
    table.segment(1).do("play", "longinus-captus")
    assert table.legal("choose-piece") == wanted
    table.do("choose-piece", "pompeius-longinus")
    assert table.side == ROMANUS
    assert table.legal("pay-bales") == {"traianus"}
    table.do("pay-bales", "traianus")
    assert (table.bb("traianus"), table.bb("decebalus")) == (1, 4)
    assert table.place("pompeius-longinus") == "tapae"
    assert table.asked == "segment-start"


@rule("OP-SC-41")
def test_or_he_is_a_captive():
    table = longinus().segment(1).do("play", "longinus-captus").do("choose-piece", "pompeius-longinus").do("decline")
    assert table.place("pompeius-longinus") == "gone"
    assert table.g.deeds == [0, 1]
    assert table.bb("traianus") == 5


@rule("OP-SC-41")
def test_he_must_be_near_and_of_little_rank():
    far = longinus("drobeta")  # Rhabon is linked to the mountains of Sarmizegetusa
    assert schemes.hostages(far.g) & BIT[PIECE["pompeius-longinus"]]
    away = longinus("oescus")
    assert not schemes.hostages(away.g) & BIT[PIECE["pompeius-longinus"]]
    near = longinus()
    near.put("traianus", "tapae")
    assert not schemes.hostages(near.g) & BIT[PIECE["traianus"]]
    near.g.bury(PIECE["decebalus"])
    assert schemes.hostages(near.g) == 0


@rule("OP-SC-42")
def test_the_treasure_of_the_sargetia():
    table = scene(
        "101-dacia", 101, "summer", hands={1: ["thesaurus-sargetiae"]}, bb={"decebalus": 4, "vezinas": 3, "diegis": 5},
        armies={
            "decebalus": ("sarmizegetusa", ["comati-1"]), "vezinas": ("costesti", ["comati-2"]),
            "diegis": ("apulum", ["pileati-1"]), "bicilis": ("apulum", []),
        },
    )  # fmt: skip
    table.segment(1).do("play", "thesaurus-sargetiae")
    assert {str(n) for n in table.legal("choose-number")} == {"1", "2", "3", "4", "5", "6"}
    table.do("choose-number", 6)  # type: ignore[arg-type]
    assert table.g.hoard == 6
    assert table.bb("decebalus") + table.bb("vezinas") == 1
    assert table.bb("diegis") == 5
    assert table.bb("decebalus") == 0  # the highest in rank first
    assert victory.parts(table.g, BARBARUS)["bb"] == (6 + 1 + 5) // 3
    assert victory.parts(table.g, ROMANUS)["bb"] == 0
    table.g.bury(PIECE["bicilis"])
    assert victory.parts(table.g, BARBARUS)["bb"] == (1 + 5) // 3


def ambush(region: str, hands: tuple[str, ...] = ("arbores-incisae",), leader: bool = True) -> Table:
    """A Roman army enters a region where Dacians are."""
    table = scene(
        "101-dacia", 101, "summer", armies={"traianus": (region, ["legio-i-italica", "legio-vii-claudia"])},
        hands={1: hands}, supreme=("traianus", ""), pieces={"comati-1": region},
    )  # fmt: skip
    if leader:
        table.put("vezinas", region)
        table.g.attach(PIECE["comati-1"], PIECE["vezinas"])
    g = table.g
    group = BIT[PIECE["traianus"]] | g.army(PIECE["traianus"])
    return table.start(Contact(REGION[region], ROMANUS, group, REGION["campus-haticus"], [0] * TERMS))


@rule("OP-SC-43")
def test_the_felled_trees():
    table = ambush("tapae", hands=("arbores-incisae", "espion"))
    assert (table.side, table.asked) == (BARBARUS, "contact-ambush")
    assert table.why_not("play", "espion") != ""
    table.do("play", "arbores-incisae").dice(6).do("done")
    assert ("felled-trees", -2) in terms_of(table)
    declined = ambush("tapae").do("decline").dice(6).do("done")
    assert "felled-trees" not in dict(terms_of(declined))
    assert ambush("tapae", hands=("espion",)).asked == "contact-ambush"  # which one he holds is not told


@rule("OP-SC-43")
def test_no_ambush_in_plain_or_without_a_leader():
    assert ambush("drobeta").asked != "contact-ambush"
    assert ambush("tapae", leader=False).asked != "contact-ambush"
    assert ambush("tapae", hands=()).asked != "contact-ambush"


def mutiny(year: int = 88, season: str = "winter") -> Table:
    """The legions of Mogontiacum under Saturninus."""
    return scene(
        "085-domitianus", year, season, hands={1: ["saturninus"]},
        armies={
            "antonius-saturninus": ("mogontiacum", ["legio-xxi-rapax", "legio-xiv-gemina"]),
            "lappius-maximus": ("colonia-agrippinensium", ["legio-i-minervia", "legio-x-gemina", "legio-vi-victrix"]),
            "decebalus": ("apulum", []),
        },
    )  # fmt: skip


@rule("OP-SC-44")
def test_the_legions_of_the_rhine_revolt():
    table = mutiny().segment(1).do("play", "saturninus")
    rebels = BIT[PIECE["antonius-saturninus"]] | BIT[PIECE["legio-xxi-rapax"]] | BIT[PIECE["legio-xiv-gemina"]]
    assert table.g.rebels == rebels
    assert table.g.halted & rebels == rebels
    assert not table.has_pac("antonius-saturninus")
    for name in ("lappius-maximus", "legio-i-minervia", "legio-x-gemina", "legio-vi-victrix"):
        table.g.put(PIECE[name], REGION["mogontiacum"])
    table.g.hurt(PIECE["legio-vi-victrix"])
    table.g.destroy(PIECE["legio-vi-victrix"])
    victory.watch(table.g)
    assert table.g.rebels == rebels  # eight PF are not enough
    table.g.pf[PIECE["legio-vi-victrix"]] = 3
    victory.watch(table.g)
    assert table.g.rebels == 0
    assert table.place("antonius-saturninus") == "gone"
    assert table.g.pf[PIECE["legio-xxi-rapax"]] == table.g.pf[PIECE["legio-xiv-gemina"]] == 2
    assert not table.g.halted & BIT[PIECE["legio-xxi-rapax"]]
    assert table.g.deeds == [0, 0]


@rule("OP-SC-44")
@pytest.mark.parametrize(
    ("year", "season", "clause"),
    [(88, "autumn", "OP-SC-44"), (88, "winter", ""), (89, "thaw", ""), (89, "spring", "OP-SC-44")],
)
def test_the_hour_of_saturninus(year, season, clause):
    assert mutiny(year, season).segment(1).why_not("play", "saturninus") == clause


@rule("OP-SC-44")
def test_rebels_stay_still_season_after_season():
    table = mutiny().segment(1).do("play", "saturninus")
    turn(table, 89, "thaw")
    assert table.g.halted & BIT[PIECE["legio-xxi-rapax"]]
    assert not table.has_pac("antonius-saturninus")
    assert table.has_pac("lappius-maximus")


@rule("OP-SC-45")
def test_the_plot_of_the_consulars():
    pieces = {"avidius-nigrinus": "viminacium", "rasparaganus": "roxolani"}
    early = scene("117-roxolani", 117, "winter", pieces=pieces, hands={1: ["coniuratio"]})
    assert early.segment(1).why_not("play", "coniuratio") == "OP-SC-45"
    table = scene("117-roxolani", 118, "thaw", pieces=pieces, hands={1: ["coniuratio"]}, pa=(5, 5))
    table.segment(1).do("play", "coniuratio")
    assert table.place("avidius-nigrinus") == "gone"
    assert table.g.pa == [3, 5]
    assert table.g.deeds == [0, 0]
    poor = scene("117-roxolani", 118, "thaw", pieces=pieces, hands={1: ["coniuratio"]}, pa=(1, 5))
    assert poor.segment(1).do("play", "coniuratio").g.pa == [0, 5]


@rule("OP-SC-46")
def test_the_plague():
    table = scene(
        "170-marcomanni", 171, "spring", hands={1: ["pestis"]}, pieces={"zanticus": "bormanum"},
        armies={
            "pertinax": ("carnuntum", ["legio-i-adiutrix", "legio-xiv-gemina"]),
            "claudius-fronto": ("viminacium", ["legio-vii-claudia"]),
        },
    )  # fmt: skip
    for number in (1, 2):
        table.put(f"thraces-{number}", "novae")
    table.g.pf[PIECE["thraces-1"]] = table.g.pf[PIECE["thraces-2"]] = 1
    table.start(pestilence.Pestilence())
    assert table.side == BARBARUS
    table.do("play", "pestis").dice(5, 5)
    for _ in range(2):
        table.do("done")
    assert [event["place"] for event in table.events("plague")] == ["carnuntum", "viminacium"]
    assert terms_of(table) == [("plague", -3), ("plague", -3)]
    assert table.g.spent[1] == BIT[PESTIS]


@rule("OP-SC-46")
def test_in_spring_and_where_the_plague_is_known():
    assert pestilence.due_in_spring(scene("170-marcomanni", 171, "spring").g)
    assert not pestilence.due_in_spring(scene("101-dacia", 101, "spring").g)
    table = scene("170-marcomanni", 171, "spring", pieces={"zanticus": "bormanum"}).start(pestilence.Pestilence())
    assert table.g.over  # nothing in hand, no question
    held = scene("170-marcomanni", 171, "spring", pieces={"zanticus": "bormanum"}, hands={1: ["pillards"]})
    assert held.start(pestilence.Pestilence()).legal() == {"decline"}


@rule("OP-SC-46")
def test_nothing_else_counts_in_the_plague():
    table = scene("170-marcomanni", 171, "winter", pieces={"legio-i-adiutrix": "granua"})
    units = BIT[PIECE["legio-i-adiutrix"]]
    terms = [0] * TERMS
    terms[EARLIER] = terms[PLAGUED] = 1
    assert modifiers(table.g, ROMANUS, units, REGION["granua"], terms) == [(BY_PLAGUE, -3)]


# ---------------------------------------------------------------- in battle


def fight(region: str, season: str, side: int, title: str, event: str = "") -> tuple[Table, Battle]:
    """Romans and Sarmatians in a region, before the mêlée of a skirmish; a side has a stratagem."""
    table = scene(
        "170-marcomanni", 172, season, hands={side: [title]}, event=event,
        armies={
            "pertinax": (region, ["legio-i-adiutrix"]),
            "zanticus": (region, ["iazyges-catafracti-1", "iazyges-sagittarii-1"]),
        },
    )  # fmt: skip
    g = table.g
    armies = [BIT[PIECE[h]] | g.army(PIECE[h]) for h in ("pertinax", "zanticus")]
    battle = engagement(REGION[region], ROMANUS, REGION["carnuntum"], armies[0], armies[1])
    battle.phase, battle.asked, battle.step = 1, side, "counsel"
    battle.stands = [-1, -1]
    battle.command = [armies[0], armies[1]]
    return table.start(battle), battle


@rule("OP-SC-40")
def test_the_rain_miracle():
    table, battle = fight("granua", "summer", ROMANUS, "pluvia-miraculosa")
    lancers, archers, legion = PIECE["iazyges-catafracti-1"], PIECE["iazyges-sagittarii-1"], PIECE["legio-i-adiutrix"]
    table.do("play", "pluvia-miraculosa")
    for unit in (lancers, archers):
        assert battle.bonus_in(table.g, BARBARUS, unit, MELEE) == -1
        assert battle.bonus_in(table.g, BARBARUS, unit, LAST_BLOWS) == 0
    assert battle.bonus_in(table.g, ROMANUS, legion, MELEE) == 0


@rule("OP-SC-40")
@pytest.mark.parametrize(("region", "season"), [("granua", "spring"), ("cusum", "summer")])
def test_no_rain_elsewhere_or_at_other_times(region, season):
    table, _ = fight(region, season, ROMANUS, "pluvia-miraculosa")
    assert table.why_not("play", "pluvia-miraculosa") == "OP-SC-40"


@rule("OP-SC-47")
def test_cataphracts():
    table, battle = fight("granua", "summer", BARBARUS, "catafracti")
    table.do("play", "catafracti")
    assert battle.bonus_in(table.g, BARBARUS, PIECE["iazyges-catafracti-1"], MELEE) == 1
    assert battle.bonus_in(table.g, BARBARUS, PIECE["iazyges-catafracti-1"], LAST_BLOWS) == 0
    assert battle.bonus_in(table.g, BARBARUS, PIECE["iazyges-sagittarii-1"], MELEE) == 0
    assert battle.bonus_in(table.g, ROMANUS, PIECE["legio-i-adiutrix"], MELEE) == 0


@rule("OP-SC-47")
@pytest.mark.parametrize(("region", "event"), [("gabreta", ""), ("granua", "frozen")])
def test_no_charge_in_woods_or_on_ice(region, event):
    table, _ = fight(region, "winter", BARBARUS, "catafracti", event)
    assert table.why_not("play", "catafracti") == "OP-SC-47"


def test_every_stratagem_that_a_scenario_offers_is_played_somewhere():
    """A segment plays those of `SCHEMES`; the others belong to a move, a voyage, a battle, a recruitment or spring."""
    elsewhere = {
        "via-in-rupe", "classis-in-danuvio", "mauri-quieti", "pluvia-miraculosa", "latrones-armati", "tempus-hiemis",
        "arbores-incisae", "pestis", "catafracti",
    }  # fmt: skip
    for scenario in scenarios.SCENARIOS:
        for s in members(scenario.offered >> 13 << 13):
            title = next(name for name, number in STRATAGEM.items() if number == s)
            assert (s in scheming.SCHEMES) != (title in elsewhere), title
