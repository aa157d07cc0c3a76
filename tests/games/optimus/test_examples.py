"""The examples of the rulebook as positions that a reader writes by hand, played choice by choice to their numbers."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.components.printed.tables import SEASONS
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Journal
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement


def read(text: str, season: str = "summer") -> Table:
    """A position of *Dacia, 101*, with nothing bought or for sale."""
    table = Table()
    head = f'game = "optimus-princeps"\nscenario = "101-dacia"\nyear = 101\nseason = "{season}"\nsold = []\n'
    g = GAME.position(head + text)
    assert isinstance(g, Optimus)
    g.journal = Journal()
    table.g = g
    return table


def volleys(t: Table) -> list[tuple[str, int, int, int]]:
    """Who has rolled: unit, die, total, PF put hors de combat."""
    return [(str(e["unit"]), int(e["die"][0]), int(e["score"]), int(e["hits"])) for e in t.events("volley")]


@pytest.mark.rule(
    "OP-9.4-2", "OP-9.1-1", "OP-3-9", "OP-9.5-3", "OP-9.5-8", "OP-9.5-9", "OP-9.5-10", "OP-9.5-14", "OP-9.5-16",
    "OP-9.5-18", "OP-9.11.1-3", "OP-10.2-4",
)  # fmt: skip
def test_the_attack_upon_a_town() -> None:
    """9.5: seven PF, a legion and two infantries, against a town of VD 3 and VG 6 with one PF in it. Laberius, BT 1, is
    with the legion. From the march to the end of the assault; the barbarian has no points, so that Rome plays on."""
    t = read("""
        ready = ["laberius-maximus"]
        walls = ["comati-1"]
        dice = ["d6 6", "d6 1", "d6 1", "d6 2", "d6 1", "d6 1", "d6 3", "d6 2", "d6 4", "d6 2", "d6 1", "d6 3"]

        [pieces]
        cogaeonum = ["laberius-maximus", "legio-vii-claudia", "thraces-1", "thraces-2"]
        costesti = ["comati-1"]

        [pf]
        comati-1 = 1

        [chiefs]
        legio-vii-claudia = "laberius-maximus"
        thraces-1 = "laberius-maximus"
        thraces-2 = "laberius-maximus"

        [pa]
        roman = 4
    """)
    # Operation 1: the march, the attrition of the arrival (6 - 1 - 2: nobody), and the siege for 1 PA more.
    t.do("march", "laberius-maximus").do("move-to", "costesti").do("done")
    assert t.events("attrition-roll")[-1]["losses"] == 0
    t.do("besiege", "laberius-maximus")
    assert (t.g.siege.count(0), t.g.pa[ROME]) == (1, 3)
    # Operation 2: a PF of the legion serves a gun, the first of those that lie beside the map (a 1).
    t.do("emplace", "legio-vii-claudia").do("done")
    assert (t.g.pf[PIECE["legio-vii-claudia"]], t.g.pf[PIECE["ballistae-1"]], t.g.pa[ROME]) == (2, 1, 2)
    # Operation 3: the assault. The guns: 1. He goes on: 2. The assault: 1 + 1, 1 and 3, against 2 + 3, the FD of 5.
    t.do("assault", "laberius-maximus")
    while t.asked == "assault-choose-posts":
        t.do("post", "legio-vii-claudia")
    assert volleys(t) == [("ballistae-1", 1, 1, 0)]
    assert t.legal() == {"go-on", "done"}
    t.do("go-on")
    assert volleys(t)[1] == ("ballistae-1", 2, 2, 0)
    assert {v[0]: v[1:] for v in volleys(t)[2:]} == {
        "legio-vii-claudia": (1, 2, 0),
        "thraces-1": (1, 1, 0),
        "thraces-2": (3, 3, 0),
        "comati-1": (2, 5, 2),
    }
    # Two HdC: the Roman destroys 1 PF of infantry, since auxiliaries suffer before the legion.
    assert t.legal("hurt") == {"thraces-1", "thraces-2"}
    t.do("hurt", "thraces-1").do("destroy", "thraces-1")
    assert (t.g.pf[PIECE["thraces-1"]], t.g.hdc[PIECE["thraces-1"]]) == (1, 0)
    # The last assault: the legion's 4 + 1 is its FD, two hits and not four; the defender's 3 + 3 one.
    t.do("go-on")
    last = {v[0]: v[1:] for v in volleys(t)[-4:]}
    assert last["legio-vii-claudia"] == (4, 5, 2)
    assert last["comati-1"] == (3, 6, 1)
    t.do("hurt", "thraces-1")
    # Left: a gun, 2 PF of legion, 2 PF of infantry and 1 HdC; nobody within; five fit are not more than the VG of 6.
    here = t.g.units(t.g.at[PIECE["laberius-maximus"]], ROME)
    assert (t.g.strength(here), t.g.fit(here), t.place("comati-1")) == (6, 5, "pool")
    assert not {"summon", "invade"} & t.legal()


@pytest.mark.rule("OP-9.5-20", "OP-9.5-18", "OP-9.4-7", "OP-9.4-8", "OP-9.4-9")
@pytest.mark.parametrize(("pf", "fit"), [(2, 7), (1, 6)])
def test_with_seven_pf_left_the_town_is_summoned_or_invaded_for_nothing(pf: int, fit: int) -> None:
    """9.5, the last sentence of the example: the same attack with a third infantry. Seven fit PF are more than the VG
    of 6, six are not. The die of the summons is a 6, and 1 for the gun, less the VD of 3: the marker turns to 1."""
    t = read(f"""
        ready = ["laberius-maximus"]
        walls = ["comati-1"]
        dice = ["d6 1", "d6 1", "d6 2", "d6 1", "d6 1", "d6 3", "d6 1", "d6 2", "d6 4", "d6 2", "d6 1", "d6 1", "d6 3",
            "d6 6"]

        [pieces]
        costesti = ["laberius-maximus", "legio-vii-claudia", "thraces-1", "thraces-2", "thraces-3", "comati-1"]

        [pf]
        comati-1 = 1
        thraces-3 = {pf}

        [chiefs]
        legio-vii-claudia = "laberius-maximus"
        thraces-1 = "laberius-maximus"
        thraces-2 = "laberius-maximus"
        thraces-3 = "laberius-maximus"

        [sieges]
        costesti = 0

        [pa]
        roman = 2
    """)
    t.do("emplace", "legio-vii-claudia").do("done").do("assault", "laberius-maximus")
    while t.asked == "assault-choose-posts":
        t.do("post", "legio-vii-claudia")
    t.do("go-on").do("hurt", "thraces-1").do("destroy", "thraces-1").do("go-on").do("hurt", "thraces-1")
    here = t.g.units(t.g.at[PIECE["laberius-maximus"]], ROME)
    assert (t.g.fit(here), t.place("comati-1"), t.g.pa[ROME]) == (fit, "pool", 1)
    town = REGION["costesti"]
    if fit == 6:
        assert (t.asked, t.legal()) == ("rally-start", {"decline"}), "he might put men right, had he bales (11.4)"
        t.do("decline")
        assert t.asked != "assault-follow"
        assert t.g.siege[town] == -1
        return
    assert t.legal() == {"summon", "invade", "done"}
    t.do("summon", "laberius-maximus")
    assert [(e["die"], e["total"]) for e in t.events("summons-roll")] == [([6], 4)]
    assert (t.g.siege[town], t.g.pa[ROME], t.g.holder[town]) == (1, 1, -1)


PAIR = """
    ready = ["laberius-maximus", "licinius-sura"]
    dice = ["d6 4", "d6 4"]

    [pieces]
    viminacium = ["laberius-maximus", "licinius-sura", "legio-vii-claudia", "legio-i-italica", "legio-v-macedonica",
        "legio-xiii-gemina", "legio-iv-flavia-felix"]
    arcidava = ["decebalus"]

    [chiefs]
    legio-vii-claudia = "laberius-maximus"
    legio-i-italica = "laberius-maximus"
    legio-v-macedonica = "laberius-maximus"
    legio-xiii-gemina = "licinius-sura"
    legio-iv-flavia-felix = "licinius-sura"

    [pa]
    roman = 2
    barbarian = 2
"""


@pytest.mark.rule("OP-5.1.2-1", "OP-5.1.2-2", "OP-5.1.2-3")
def test_two_armies_go_together_for_two_points_and_suffer_as_one() -> None:
    """5.1.2: 15 PF test once, with a malus of 1 for 11 to 15: a 4 is 3."""
    t = read(PAIR)
    t.do("march", "laberius-maximus").do("join", "licinius-sura")
    assert (t.has_pac("laberius-maximus"), t.has_pac("licinius-sura"), t.g.pa[ROME]) == (False, False, 2)
    t.do("move-to", "singidunum").do("done").do("done")
    assert [(e["die"], e["score"]) for e in t.events("attrition-roll")] == [([4], 3)]
    assert t.place("licinius-sura") == "singidunum"


@pytest.mark.rule("OP-5.1.2-4", "OP-2-18")
def test_or_each_in_its_turn_with_a_small_test_and_the_barbarian_plays_between() -> None:
    """9 PF, then 6 PF: neither has a malus, and Decebalus could strike in between."""
    t = read(PAIR)
    t.do("march", "laberius-maximus").do("move-to", "singidunum").do("done").do("done")
    assert (t.side, t.asked) == (BARBARIAN, "segment-start")
    t.do("wait").do("march", "licinius-sura").do("move-to", "singidunum").do("done").do("done")
    assert [(e["die"], e["score"]) for e in t.events("attrition-roll")] == [([4], 4), ([4], 4)]


@pytest.mark.rule("OP-5.1-6", "OP-5.1-7")
@pytest.mark.parametrize(
    ("die", "asked", "region"),
    [(1, BARBARIAN, ""), (2, ROME, "pontes"), (3, ROME, "ratiaria"), (4, ROME, "ratiaria"), (5, ROME, "cataractae"),
     (6, ROME, "")],
)  # fmt: skip
def test_the_die_of_arrival(die: int, asked: int, region: str) -> None:
    """5.1: a barbarian army enters the three regions of Timacus: Pontes lies farthest north, Ratiaria east and south,
    Cataractae west; a 1 lets the enemy choose, a 6 oneself."""
    t = read(f"""
        ready = ["decebalus"]
        dice = ["d6 {die}"]

        [pieces]
        dierna = ["decebalus"]

        [pa]
        barbarian = 1
    """)
    t.do("march", "decebalus").do("enter", "timacus")
    if region:
        assert t.place("decebalus") == region
    else:
        assert t.asked == ("march-arrive" if die == 1 else "march-arrive-chosen")
        assert t.side == (ROME if die == 1 else BARBARIAN)
        assert t.legal("choose-region") == {"pontes", "ratiaria", "cataractae"}


@pytest.mark.rule("OP-5.2-2", "OP-5.2.2-1")
def test_the_fleet_of_the_danube_sails_on_the_danube_alone() -> None:
    t = read("""
        [pieces]
        viminacium = ["classis-moesica-1"]

        [pa]
        roman = 2
    """)
    t.do("sail", "classis-moesica-1")
    assert "naissus" not in t.legal("sail-to")
    assert t.why_not("sail-to", "horreum-margi") == "OP-5.2.2-1"
    assert "singidunum" in t.legal("sail-to")


@pytest.mark.rule("OP-1.2-7", "OP-10.2-4", "OP-10.2-7", "OP-6.1-3")
def test_a_counter_of_two_pf_that_suffers_a_loss_is_one_of_one_pf() -> None:
    """1.2, 10.2: an army of one infantry of 2 PF out of supply: two results, which destroy one of its PF."""
    t = read("""
        dice = ["d6 1"]
        ready = ["laberius-maximus"]

        [pieces]
        tapae = ["laberius-maximus", "thraces-1"]

        [chiefs]
        thraces-1 = "laberius-maximus"
    """)
    # Out of supply in the mountains of the enemy: 1 - 1 - 2 is -2, two PF.
    t.do("idle", "laberius-maximus").do("done")
    assert t.events("attrition-roll")[-1] == {
        "piece": "laberius-maximus", "place": "tapae", "die": [1], "score": -2, "losses": 2,
    }  # fmt: skip
    t.do("hurt", "thraces-1")
    assert (t.legal("hurt"), t.legal("destroy")) == ({"thraces-1"}, {"thraces-1"}), "two out, or one destroyed"
    t.do("destroy", "thraces-1")
    assert (t.g.pf[PIECE["thraces-1"]], t.g.hdc[PIECE["thraces-1"]]) == (1, 0)


@pytest.mark.rule("OP-10.1-1", "OP-10.1-2", "OP-10.1-3", "OP-10.1-5", "OP-10.1-6", "OP-9.11.1-2")
@pytest.mark.parametrize(
    ("general", "die", "total", "hits"),
    [("", 4, 4, 0), ("", 5, 5, 6), ("", 6, 6, 3), ("traianus", 4, 6, 3), ("traianus", 3, 5, 6), ("traianus", 5, 7, 3),
     ("traianus", 2, 4, 0)],
)  # fmt: skip
def test_what_a_legion_of_three_pf_does_with_its_die(general: str, die: int, total: int, hits: int) -> None:
    """10.1: a 4 is nothing, with the +2 of the general who stands in it three HdC; the 5 of its FD is six, whether the
    die shows it or the bonus makes it; 6 and more are three. Neratius Priscus, BT 0, leads where no general does.
    Infantry of one PF puts two out with its 5, archers on foot nobody."""
    head = general or "neratius-priscus"
    t = read(f"""
        ready = ["{head}"]
        dice = ["d6 6", "d6 1", "d6 {die}", "d6 5", "d6 5"]

        [pieces]
        tapae = ["{head}", "legio-vii-claudia", "thraces-1", "sagittarii-1"]
        campus-haticus = ["comati-1", "comati-2", "comati-3", "comati-4", "falcati-1"]

        [pf]
        thraces-1 = 1
        sagittarii-1 = 1

        [chiefs]
        legio-vii-claudia = "{head}"
        thraces-1 = "{head}"
        sagittarii-1 = "{head}"
    """)
    t.do("march", head).do("move-to", "campus-haticus").do("done")
    while t.asked == "battle-choose-posts":
        t.do("post", "legio-vii-claudia")
    t.do("go-on").do("go-on")  # after the arrow, which hits nobody
    thrown = {v[0]: v[1:] for v in volleys(t)[1:]}
    assert thrown["legio-vii-claudia"] == (die, total, hits)
    assert (thrown["thraces-1"], thrown["sagittarii-1"]) == ((5, 5, 2), (5, 5, 0))


@pytest.mark.rule("OP-10.4-1", "OP-10.4-2", "OP-8.2-25", "OP-10.3-2")
@pytest.mark.parametrize(("horse", "on_foot"), [(1, 1), (2, 2)])
def test_who_has_horse_and_legions_alone_loses_half_of_a_pursuit_from_the_legions(horse: int, on_foot: int) -> None:
    """10.4: a legion and a wing of two PF lose one PF of the wing in the mêlée. Dacian horse of three PF, or of one,
    throws a 6 in the pursuit: two of three fall on the legion, or the only one; what is left on the wing."""
    t = read(f"""
        ready = ["decebalus"]
        dice = ["d6 6", "d6 1", "d6 1", "d6 6", "d6 1", {'"d6 1", ' * (horse - 1)}"d6 1", "d6 1", "d6 1", "d6 1",
            {'"d6 1", ' * (horse - 1)}{'"d6 6", ' * horse}"d6 1"]

        [pieces]
        tapae = ["decebalus", {", ".join(f'"equites-daci-{n}"' for n in range(1, horse + 1))}, "comati-1"]
        campus-haticus = ["laberius-maximus", "legio-vii-claudia", "alae-hispanorum-et-asturum-1"]

        [pf]
        comati-1 = 1
        equites-daci-{horse} = 1

        [chiefs]
        legio-vii-claudia = "laberius-maximus"
        alae-hispanorum-et-asturum-1 = "laberius-maximus"
        comati-1 = "decebalus"
        {"".join(f"equites-daci-{n} = 'decebalus'" + chr(10) + "        " for n in range(1, horse + 1))}
        [pa]
        barbarian = 1
    """)
    t.do("march", "decebalus").do("move-to", "campus-haticus").do("done")
    while t.asked == "battle-choose-posts":
        t.do("post", max(t.legal("post"), key=lambda name: name == "legio-vii-claudia"))
    wing, legion = "alae-hispanorum-et-asturum-1", "legio-vii-claudia"
    t.do("go-on").do("go-on")
    assert (t.g.hdc[PIECE[wing]], t.g.hdc[PIECE[legion]]) == (1, 0), "auxiliaries first: there is nothing to choose"
    t.do("go-on").do("go-on").do("go-on").do("go-on")
    assert t.events("hits")[-1] == {"side": "roman", "hits": 2 * horse - 1}
    if horse == 2:
        assert (t.legal("hurt"), t.legal("destroy")) == ({wing, legion}, {wing}), "one is free"
        t.do("hurt", wing)
        assert (t.g.hdc[PIECE[legion]], t.legal("hurt"), t.legal("destroy")) == (1, {legion}, {legion})
        t.do("hurt", legion)
    assert (t.g.hdc[PIECE[wing]], t.g.hdc[PIECE[legion]]) == (horse, on_foot)


@pytest.mark.rule("OP-14-10", "OP-5.1-15", "OP-2-11", "OP-13.1-1", "OP-6.2-3")
def test_a_forced_march_in_the_thaw_to_a_friendly_town_puts_all_right_in_spring() -> None:
    """Frontinus's advice: a legion with two PF out of three hors de combat in the woods of Berzobis goes by Tibiscum to
    Viminacium; there it is fed, and in spring whole again, with whoever fell out on the way."""
    text = """
        ready = ["traianus"]
        dice = ["d6 6", "d6 2", "d6 2"]

        [pieces]
        berzobis = ["traianus", "legio-vii-claudia"]

        [hdc]
        legio-vii-claudia = 2

        [chiefs]
        legio-vii-claudia = "traianus"

        [hands]
        roman = ["marche-forcee"]
    """
    t = read(text, "thaw")
    legion = PIECE["legio-vii-claudia"]
    t.do("march", "traianus").do("move-to", "tibiscum")
    assert t.why_not("move-to", "viminacium") == "OP-5.1-15"
    t.do("play", "marche-forcee").do("move-to", "viminacium").do("done").do("done")
    while t.asked == "allocation-start":
        assert t.g.season == SEASONS.index("thaw")
        t.do("hurt", "legio-vii-claudia")
    assert (t.g.season, len(t.events("attrition-roll"))) == (SEASONS.index("spring"), 1), "the march's, and no other"
    assert (t.g.pf[legion], t.g.hdc[legion]) == (3, 0)


@pytest.mark.rule("OP-10.3-2", "OP-8.2-25", "OP-8.2-24")
def test_of_three_lost_in_a_pursuit_two_are_of_the_foot() -> None:
    """10.3: two wings of Mauri, 2 and 1 PF, and a legion beat horse and foot of the Dacians, of whom two fall out in
    the mêlée; in the pursuit both wings throw a 6."""
    t = read("""
        ready = ["traianus", "decebalus"]
        dice = ["d6 6", "d6 1", "d6 1", "d6 1", "d6 6", "d6 1", "d6 1", "d6 1", "d6 1", "d6 1", "d6 1", "d6 1", "d6 1",
            "d6 1", "d6 6", "d6 6"]

        [pieces]
        tapae = ["traianus", "legio-vii-claudia", "mauri-1", "mauri-2"]
        campus-haticus = ["decebalus", "comati-1", "comati-2", "equites-daci-1"]

        [pf]
        mauri-2 = 1

        [chiefs]
        legio-vii-claudia = "traianus"
        mauri-1 = "traianus"
        mauri-2 = "traianus"
        comati-1 = "decebalus"
        comati-2 = "decebalus"
        equites-daci-1 = "decebalus"
    """)
    t.do("march", "traianus").do("move-to", "campus-haticus").do("done")
    while t.asked == "battle-choose-posts":
        t.do("post", max(t.legal("post"), key=lambda name: name in ("legio-vii-claudia", "comati-1")))
    t.do("go-on").do("go-on")  # after the shots, of which none hits
    t.do("hurt", "comati-2").do("hurt", "comati-2").do("go-on").do("go-on")
    t.do("go-on").do("go-on")  # after the last blows
    assert [v for v in volleys(t) if v[1] == 6] == [("mauri-1", 6, 6, 2), ("mauri-1", 6, 6, 2), ("mauri-2", 6, 6, 1)]
    assert (t.asked, t.side) == ("allocation-start", BARBARIAN)
    t.do("hurt", "equites-daci-1")
    assert t.why_not("hurt", "equites-daci-1") == "OP-10.3-2"
    assert (t.legal("hurt"), t.legal("destroy")) == ({"comati-1"}, {"comati-2"})
    t.do("hurt", "comati-1").do("destroy", "comati-2")
    assert t.asked != "allocation-start"


@pytest.mark.rule("OP-9.3-2", "OP-9.3-3", "OP-9.3-4", "OP-9.3-5", "OP-9.2.1-1")
@pytest.mark.parametrize(("die", "left", "taken"), [(2, 17, True), (3, 16, False)])
def test_the_invasion_of_a_town_of_vd_3_and_vg_16(die: int, left: int, taken: bool) -> None:
    """9.3: Duras, VS 2, before Viminacium with 22 PF: a die and 3 fall out; 17 are more than 16, 16 are not."""
    men = [*[f"comati-{n}" for n in range(1, 9)], *[f"falcati-{n}" for n in range(1, 4)]]
    t = read(
        f"""
        ready = ["duras"]
        dice = ["d6 {die}"]

        [pieces]
        viminacium = {["duras", *men]}

        [chiefs]
        comati-1 = "duras"
    """.replace("'", '"')
    )
    t.do("invade", "duras")
    assert t.events("invasion-roll")[-1]["losses"] == die + 3
    while t.asked == "allocation-start":
        t.do("hurt", min(t.legal("hurt")))
    here = t.g.units(t.g.at[PIECE["comati-8"]], BARBARIAN)
    assert t.g.fit(here) == left
    if taken:
        assert t.asked == "town-loot-start"
        t.do("clemency")
        assert (t.g.holder[REGION["viminacium"]], t.g.vd[REGION["viminacium"]]) == (BARBARIAN, 0)
    else:
        assert [e["region"] for e in t.events("repulsed")] == ["viminacium"]
        assert [e["place"] for e in t.events("retreated")] == ["horreum-margi"], "from a Roman town to no other (5.1.1)"


@pytest.mark.rule("OP-9.3-8", "OP-9.3-9", "OP-9.3-3", "OP-9.3-4")
@pytest.mark.parametrize(("pairs", "left", "taken"), [(0, (20, 6), False), (3, (17, 0), True), (1, (19, 4), False)])
def test_a_dacian_of_vs_6_invades_with_more_than_his_vs_and_may_sacrifice_men(
    pairs: int, left: tuple[int, int], taken: bool
) -> None:
    """9.3, 10.2: Decebalus, VS 6, before a town of VD 3 and VG 16 with 20 PF; a 3 puts six out. All six HdC leave 14
    fit, and he is repulsed; three pairs made into three PF destroyed leave 17 fit, and the town is his; one pair leaves
    15."""
    men = [f"comati-{n}" for n in range(1, 9)] + ["falcati-1", "falcati-2"]
    t = read(
        f"""
        ready = ["decebalus"]
        dice = ["d6 3"]

        [pieces]
        viminacium = {["decebalus", *men]}

        [chiefs]
        comati-1 = "decebalus"
    """.replace("'", '"')
    )
    t.do("invade", "decebalus")
    for n in range(pairs):
        t.do("hurt", men[n]).do("destroy", men[n])
    while t.asked == "allocation-start":
        t.do("hurt", men[-1] if men[-1] in t.legal("hurt") else min(t.legal("hurt")))
    here = t.g.units(t.g.at[PIECE["decebalus"]], BARBARIAN)
    assert (t.g.strength(here), t.g.strength(here) - t.g.fit(here)) == left
    assert t.asked == ("town-loot-start" if taken else "attrition-spend")
    assert t.place("decebalus") == ("viminacium" if taken else "horreum-margi")


@pytest.mark.rule("OP-9.11.2-1", "OP-9.11.2-2", "OP-5.1.4-1")
def test_of_twenty_pf_a_vs_of_twelve_commands_twelve() -> None:
    """9.11.2: Domitian reigns, VS 4 + 8, over six legions and an infantry, 20 PF. With four of the legions the twelve
    are full. In the mêlée all throw a 5: the twelve commanded PF hit twice each, the other eight do not."""
    men = ["legio-vii-claudia", "legio-i-italica", "legio-v-macedonica", "legio-xiii-gemina", "legio-iv-flavia-felix",
           "legio-ii-adiutrix", "thraces-1"]  # fmt: skip
    foes = [f"comati-{n}" for n in range(1, 9)] + ["falcati-1", "falcati-2"]
    t = Table({"domitianus": ("campus-haticus", men), "duras": ("campus-haticus", foes)}, supreme=("domitianus", ""),
              dice=[5] * 7 + [1] * 10)  # fmt: skip
    host = [BIT[PIECE[head]] | t.g.army(PIECE[head]) for head in ("domitianus", "duras")]
    t.start(engagement(REGION["campus-haticus"], ROME, REGION["tapae"], host[0], host[1]))
    assert t.g.strength(t.g.army(PIECE["domitianus"])) == 20
    for legion in men[:4]:
        assert t.asked == "battle-choose-command"
        t.do("command", legion)
    t.do("post", men[0])
    while t.asked == "battle-choose-command":
        t.do("command", min(t.legal("command")))
    for seat in (ROME, BARBARIAN):
        t.g.apply(seat, VOCABULARY.action("choose-tactic", "general"))
    while t.asked == "battle-parley":
        t.do("go-on")
    thrown = [v for v in volleys(t) if v[0] in men]
    assert sum(hits for *_, hits in thrown) == 24
    assert {name for name, *_, hits in thrown if hits} == set(men[:4])


@pytest.mark.rule("OP-5.2.3-4", "OP-5.2.2-1", "OP-5.2.2-3", "OP-5.2.3-3")
def test_a_voyage_of_four_pm() -> None:
    """5.2.3: from Viminacium 9 PF go aboard for nothing; one step to Cusum and ashore in open country for two, one step
    on to Singidunum: four PM in all, and nobody tests."""
    men = ["legio-vii-claudia", "legio-xiii-gemina", "legio-iv-flavia-felix"]
    t = read(
        f"""
        [pieces]
        viminacium = {["traianus", *men, "classis-moesica-1"]}

        [chiefs]
        legio-vii-claudia = "traianus"
        legio-xiii-gemina = "traianus"
        legio-iv-flavia-felix = "traianus"

        [pa]
        roman = 3
    """.replace("'", '"')
    )
    t.do("sail", "classis-moesica-1").do("embark", "traianus").do("sail-to", "cusum").do("land", "traianus")
    assert t.g.pa[ROME] == 1
    t.do("sail-to", "singidunum")
    assert not t.legal("sail-to")
    t.do("done")
    assert [t.place(name) for name in ("classis-moesica-1", "traianus", *men)] == ["singidunum"] + ["cusum"] * 4
    assert not t.events("attrition-roll")
