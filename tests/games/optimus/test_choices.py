"""What the rulebook leaves to the player: who plays a stratagem and when, who builds a bridge, who takes the loot."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.counters import GENERAL, STRATAGEM
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.loot import Spoils
from latrunculi.games.optimus.rules.sieges import modifier
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch08_battle import LEGIONS, PLAIN, choose, fight, post
from tests.games.optimus.test_scenario_stratagems import ambush

FLEET = "classis-moesica-1"
COMATI = tuple([f"comati-{n}" for n in range(1, 9)])


# ------------------------------------------------------------------ 14: who plays a stratagem


def two_legates(*titles: str, **more: object) -> Table:
    """Sura and Quietus, two legions each, in the open against Decebalus: a skirmish."""
    return Table(
        {
            "licinius-sura": (PLAIN, ["legio-i-italica", "legio-vii-claudia"]),
            "lusius-quietus": (PLAIN, ["mauri-1"]),
            "decebalus": (PLAIN, COMATI[:3]),
        },
        hands={ROME: titles},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("OP-14-4")
def test_of_two_leaders_the_player_says_who_plays_and_the_other_may_play_another() -> None:
    t = post(fight(two_legates("bataille-nocturne", "presage-favorable", "tombee-de-la-nuit")))
    t.do("play", "bataille-nocturne")
    assert (t.asked, t.side) == ("author-start", ROME)
    assert t.legal("choose-piece") == {"licinius-sura", "lusius-quietus"}
    t.do("choose-piece", "lusius-quietus")
    assert t.g.schemed == BIT[PIECE["lusius-quietus"]]
    t.do("decline")
    assert t.asked == "battle-counsel", "at night the mêlée is next"
    t.do("play", "presage-favorable")
    assert t.asked == "battle-name-unit", "one is left who can play it"
    assert t.g.schemed == BIT[PIECE["lusius-quietus"]] | BIT[PIECE["licinius-sura"]]
    t.do("omen", "mauri-1")


@pytest.mark.rule("OP-14-4")
def test_rome_does_not_learn_how_many_barbarian_leaders_were_near_enough() -> None:
    """Decebalus is the only leader near Arcidava: with a decoy on the map he is asked for, too."""
    for decoy, asked in ((False, "segment-start"), (True, "author-start")):
        t = Table(
            {"traianus": ("arcidava", ["legio-i-adiutrix"]), "decebalus": ("tapae", [])}, hands={BARBARIAN: ["espion"]}
        )
        if decoy:
            t.put("leurre-daci-1", "tapae")
        t.segment(BARBARIAN).do("play", "espion")
        assert t.asked == asked
    assert t.legal("choose-piece") == {"decebalus"}
    t.do("choose-piece", "decebalus")
    assert t.asked == "segment-start"


@pytest.mark.rule("OP-14-4", "OP-SC-39")
def test_nor_who_of_his_counters_has_called_the_deserters() -> None:
    """With a decoy on the map the barbarian says who plays; Rome, whose leaders lie in view, where there are two."""
    t = Table({"decebalus": ("apulum", [])}, {"leurre-daci-1": "tapae"}, hands={BARBARIAN: ["transfugae"]})
    t.segment(BARBARIAN).do("play", "transfugae")
    assert (t.asked, t.legal("choose-piece")) == ("author-start", {"decebalus"})
    t = Table({"traianus": ("roma", [])}, {"leurre-daci-1": "tapae"}, hands={ROME: ["legio-nova"]})
    t.segment().do("play", "legio-nova").do("set-up", "italia")
    assert t.asked == "segment-start"


@pytest.mark.rule("OP-14-16", "OP-14-4")
def test_for_a_captive_who_has_played_one_another_leader_beside_him_plays_suicide() -> None:
    for where, clause in ((PLAIN, ""), ("tapae", "OP-14-4")):
        t = Table({"decebalus": (PLAIN, []), "diegis": (where, COMATI[:1])}, hands={BARBARIAN: ["suicide"]})
        t.g.schemed = BIT[PIECE["decebalus"]]
        t.start(Fate(PIECE["decebalus"], True))
        assert t.why_not("play", "suicide") == clause
    t = Table({"decebalus": (PLAIN, []), "diegis": (PLAIN, COMATI[:1])}, hands={BARBARIAN: ["suicide"]})
    t.g.schemed = BIT[PIECE["decebalus"]]
    t.start(Fate(PIECE["decebalus"], True)).do("play", "suicide")
    assert (t.place("decebalus"), t.g.trophies[ROME]) == ("gone", 0)
    assert t.g.schemed & BIT[PIECE["diegis"]]
    t = Table({"decebalus": (PLAIN, []), "diegis": (PLAIN, COMATI[:1])}, hands={BARBARIAN: ["suicide"]})
    t.start(Fate(PIECE["decebalus"], True)).do("play", "suicide")
    assert not t.g.schemed & BIT[PIECE["diegis"]], "who has played none plays it himself"
    assert t.asked == ""


@pytest.mark.rule("OP-14-1", "OP-14-4", "OP-SC-32", "OP-SC-33")
@pytest.mark.parametrize("title", ["turres-et-aggeres", "fons-interceptus"])
def test_a_leader_helps_the_siege_before_which_he_stands(title: str) -> None:
    """Sura besieges Costesti, Quietus Piatra Roșie; Sura has played one in this season."""
    men = {"licinius-sura": ("costesti", LEGIONS[:3]), "lusius-quietus": ("piatra-rosie", LEGIONS[3:])}
    t = Table(men, hands={ROME: [title]}, scenario="105-dacia", year=105)
    t.g.invest(REGION["costesti"], 0)
    t.g.invest(REGION["piatra-rosie"], 0)
    t.g.schemed = BIT[PIECE["licinius-sura"]]
    t.segment().do("play", title)
    assert t.legal("choose-region") == {"piatra-rosie"}
    t.do("choose-region", "piatra-rosie")
    assert t.g.towers | t.g.wells == BIT[REGION["piatra-rosie"]]
    assert t.g.schemed == BIT[PIECE["licinius-sura"]] | BIT[PIECE["lusius-quietus"]]


@pytest.mark.rule("OP-14-4", "OP-SC-35")
def test_who_pays_the_stipend_plays_it() -> None:
    t = Table(
        {"traianus": ("novae", LEGIONS[:1]), "licinius-sura": ("oescus", LEGIONS[1:2]), "hadrianus": ("roma", [])},
        bb={"traianus": 4, "licinius-sura": 5},
        hands={ROME: ["stipendia-roxolanorum"]},
        scenario="117-roxolani",
        year=117,
    )
    t.g.schemed = BIT[PIECE["traianus"]]
    t.segment().do("play", "stipendia-roxolanorum")
    assert t.legal("choose-piece") == {"licinius-sura"}
    t.do("choose-piece", "licinius-sura")
    assert (t.bb("traianus"), t.bb("licinius-sura")) == (4, 1)
    assert t.g.schemed & BIT[PIECE["licinius-sura"]]


# ------------------------------------------------------------------ 14: when


@pytest.mark.rule("OP-3-6")
def test_what_has_been_bought_may_be_played_at_once() -> None:
    """A spy, 3 PA, near Decebalus on Roman land: before the barbarian's turn, and it is the action of the segment."""
    t = Table({"decebalus": ("novae", COMATI[:1]), "laberius-maximus": ("oescus", [])}).segment()
    t.do("buy", "espion")
    assert (t.asked, t.side, t.g.pa[ROME]) == ("purchase-start", ROME, 6)
    assert t.legal() == {"play", "done"}
    t.do("play", "espion")
    assert t.events("spied")
    assert (t.asked, t.g.hand[ROME], t.g.pa[ROME]) == ("", 0, 6), "the segment is over"
    t = Table({"decebalus": ("novae", COMATI[:1]), "laberius-maximus": ("oescus", [])}).segment().do("buy", "espion")
    t.do("done")
    assert (t.asked, t.g.hand[ROME].bit_count()) == ("", 1), "or it is kept"


@pytest.mark.rule("OP-3-6", "OP-14-3")
def test_of_what_costs_as_much_the_enemy_cannot_tell_it() -> None:
    """A barbarian buys Tempus hiemis for 3 PA, as much as a spy: he is asked too, and can but wait."""
    t = Table({"decebalus": ("sarmizegetusa", COMATI[:1])}).segment(BARBARIAN).do("buy", "tempus-hiemis")
    assert (t.asked, t.legal()) == ("purchase-start", {"done"})
    t = Table({"decebalus": ("sarmizegetusa", COMATI[:1])}).segment(BARBARIAN).do("buy", "marche-forcee")
    assert t.asked == "", "nothing that costs 1 PA is played in a segment"
    for side, head, where in ((BARBARIAN, "decebalus", "sarmizegetusa"), (ROME, "traianus", "viminacium")):
        t = Table({head: (where, [])})
        t.g.sold = GENERAL | BIT[STRATAGEM["turres-et-aggeres"]]
        t.segment(side).do("buy", "prevoyant")
        assert t.asked == ("purchase-start" if side == ROME else ""), "towers are for sale, and Rome's"
    t = Table({"traianus": ("viminacium", [])})
    t.g.sold = GENERAL
    assert t.segment().do("buy", "prevoyant").asked == "", "nothing of the table that costs 2 PA is"


@pytest.mark.rule("OP-14-14", "OP-14-4", "OP-8.3.2-2")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_foresight_is_played_when_one_thinks_of_breaking_off(rounds: int) -> None:
    """A skirmish on Roman land: before the retreat in good order after the phases 1 to 3, a 5 is then enough."""
    t = Table(
        {"traianus": ("horreum-margi", ["legio-i-italica"]), "decebalus": ("horreum-margi", COMATI[:1])},
        hands={ROME: ["prevoyant"]},
        dice=[1] * 2 * rounds + [5],
    )
    post(fight(t, "horreum-margi", BARBARIAN))
    passed = 1
    while True:
        if t.asked == "battle-parley" and t.side == ROME:
            if passed == rounds:
                break
            passed += 1
        t.do("go-on" if t.asked == "battle-parley" else "decline")
    assert t.why_not("play", "prevoyant") == ""
    t.do("play", "prevoyant")
    assert t.asked == "battle-parley"
    t.g.script = [4]
    t.do("break-off")
    assert t.events("break-off-roll")[-1]["score"] == 6


@pytest.mark.rule("OP-14-14")
def test_foresight_wants_ground_that_the_enemy_does_not_hold() -> None:
    """A Dacian before a town of his people that Rome has taken is no more at home than a Roman in one of Dacia's."""
    for holder, clause in ((None, ""), (ROME, "OP-14-14")):
        t = Table(
            {"traianus": ("apulum", ["legio-i-italica"]), "decebalus": ("apulum", COMATI[:2])},
            hands={BARBARIAN: ["prevoyant"]},
            held={} if holder is None else {"apulum": holder},
        )
        post(fight(t, "apulum", BARBARIAN, "tapae"))
        assert (t.asked, t.side) == ("battle-counsel", BARBARIAN)
        assert t.why_not("play", "prevoyant") == clause


@pytest.mark.rule("OP-14-4", "OP-14-11", "OP-14-13", "OP-14-15", "OP-SC-40")
def test_what_is_played_up_to_a_moment_is_played_before_it_too() -> None:
    """Before the shots all of them; before the mêlée night is over; before the reckoning there is nightfall alone."""
    titles = {"bataille-nocturne", "presage-favorable", "mauvais-augures", "pluvia-miraculosa", "tombee-de-la-nuit"}
    t = post(fight(two_legates(*titles, dice=[1] * 30)))
    assert t.legal("play") == titles
    t.do("decline").do("go-on").do("go-on")
    assert t.legal("play") == titles - {"bataille-nocturne"}
    t.do("decline")
    while t.asked == "battle-parley":
        t.do("go-on")
    assert t.legal("play") == {"tombee-de-la-nuit"}


@pytest.mark.rule("OP-14-15")
def test_nightfall_played_at_first_holds_to_the_end() -> None:
    """In phase 2 the Mauri throw a 6: two PF, more than Rome loses; they would pursue."""
    for dusk in (True, False):
        t = two_legates("tombee-de-la-nuit", dice=[1, 1, 1, 6] + [1] * 30)
        post(fight(t))
        if dusk:
            t.do("play", "tombee-de-la-nuit").do("choose-piece", "licinius-sura")
        while t.asked in ("battle-counsel", "battle-parley", "allocation-start"):
            verb = next(v for v in ("decline", "go-on", "hurt", "destroy") if v in t.legal())
            t.do(verb, min(t.legal(verb)) if verb in ("hurt", "destroy") else None)
        assert [e["region"] for e in t.events("winner")] == [PLAIN]
        rolled = [e["unit"] for e in t.events("volley")].count("mauri-1")
        assert rolled == (3 if dusk else 4), "the shots, two rounds of mêlée, and the pursuit"


@pytest.mark.rule("OP-14-14", "OP-8.3.2-1")
def test_foresight_helps_nobody_who_may_not_break_off() -> None:
    """In a pitched battle the attacker never may."""
    legions = ["legio-i-italica", "legio-vii-claudia", "legio-iv-flavia-felix", "legio-v-macedonica"]
    t = Table(
        {"traianus": ("horreum-margi", legions), "decebalus": ("horreum-margi", COMATI[:5])},
        hands={ROME: ["prevoyant"]},
        supreme=("traianus", "decebalus"),
        dice=[1] * 20,
    )
    post(fight(t, "horreum-margi", ROME)).do("decline")
    choose(t, "general", "general")
    while not (t.asked == "battle-parley" and t.side == ROME):
        t.do("go-on")
    assert t.why_not("play", "prevoyant") == "OP-14-14"


# ------------------------------------------------------------------ SC: bounds of what scenarios add


@pytest.mark.rule("OP-SC-31")
def test_nobody_joins_the_moors_on_their_ride() -> None:
    t = Table(
        {"lusius-quietus": ("viminacium", ["mauri-1"]), "legatus": ("viminacium", [])},
        {"mauri-2": "viminacium", "thraces-1": "viminacium"},
        hands={ROME: ["mauri-quieti"]},
    )
    t.segment().do("march", "lusius-quietus").do("play", "mauri-quieti")
    assert t.why_not("take", "thraces-1") == "OP-SC-31"
    assert t.why_not("take", "legatus") == "OP-SC-31"
    assert t.why_not("join", "legatus") == "OP-SC-31"
    assert t.legal("take") == {"mauri-2"}


@pytest.mark.rule("OP-SC-43")
def test_a_leader_without_men_has_felled_no_trees() -> None:
    t = ambush("tapae", leader=False)
    assert t.asked != "contact-ambush"
    t = Table(
        {"traianus": ("campus-haticus", ["legio-i-italica"])},
        {"comati-1": "tapae", "vezinas": "tapae"},
        hands={BARBARIAN: ["arbores-incisae"]},
        dice=[6] * 9,
    )
    t.segment().do("march", "traianus").do("move-to", "tapae")
    assert t.asked != "contact-ambush"


@pytest.mark.rule("OP-SC-32", "OP-SC-33")
def test_towers_and_wells_help_rome_alone() -> None:
    t = Table({"decebalus": ("viminacium", COMATI), "diegis": ("viminacium", [])})
    region = REGION["viminacium"]
    t.g.invest(region, 0)
    before = modifier(t.g, region, BARBARIAN)
    t.g.towers = t.g.wells = BIT[region]
    assert modifier(t.g, region, BARBARIAN) == before


# ------------------------------------------------------------------ 5.2.4, 11: who pays, who takes


@pytest.mark.rule("OP-3-23", "OP-4.1-1")
def test_of_two_leaders_beside_the_fleet_the_player_says_who_builds_the_bridge() -> None:
    for chosen, other in (("traianus", "lusius-quietus"), ("lusius-quietus", "traianus")):
        t = Table({"traianus": ("viminacium", []), "lusius-quietus": ("viminacium", [])}, {FLEET: "viminacium"})
        t.segment().do("bridge", FLEET)
        assert t.legal("choose-piece") == {"traianus", "lusius-quietus"}
        t.do("choose-piece", chosen)
        assert (t.has_pac(chosen), t.has_pac(other), t.g.pa[ROME]) == (False, True, 4)
        assert t.g.bridges == BIT[PIECE[FLEET]]


@pytest.mark.rule("OP-3-23", "OP-5.1-12")
def test_a_leader_who_may_not_act_any_more_adds_no_pac_to_a_bridge() -> None:
    """In his presence it costs six PA, or is not built."""
    for pa, left in ((6, 0), (5, None)):
        t = Table({"traianus": ("viminacium", [])}, {FLEET: "viminacium"}, pa=(pa, 0))
        t.g.halted = BIT[PIECE["traianus"]]
        t.segment()
        assert t.why_not("bridge", FLEET) == ("" if left is not None else "OP-3-4")
        if left is not None:
            t.do("bridge", FLEET)
            assert (t.g.pa[ROME], t.has_pac("traianus")) == (left, True)


@pytest.mark.rule("OP-1.3-1", "OP-12.3.1-1", "OP-12.2.1-1")
@pytest.mark.parametrize(("verb", "place"), [("harvest", "horreum-margi"), ("forage", PLAIN)])
def test_what_an_army_gathers_is_its_own(verb: str, place: str) -> None:
    """Sura forages or harvests beside Trajan, who is of higher rank: a 6 in the plain of the Empire brings 2 BB, in
    that of the enemy with the 2 for foraging too."""
    t = Table({"traianus": (place, ["legio-i-italica"]), "licinius-sura": (place, ["mauri-1"])}, dice=[6])
    t.segment().do(verb, "licinius-sura")
    assert (t.bb("licinius-sura"), t.bb("traianus")) == (2, 0)


@pytest.mark.rule("OP-1.3-1", "OP-1.3-4", "OP-11.1-1")
def test_of_two_victorious_armies_the_player_says_which_takes_the_loot() -> None:
    """Index 6 to 10, a 6: four BB."""
    t = Table({"traianus": (PLAIN, ["legio-i-italica"]), "licinius-sura": (PLAIN, ["mauri-1"]), "legatus": (PLAIN, [])})
    t.dice(6).start(Spoils(ROME, REGION[PLAIN], 6, 0))
    assert (t.asked, t.side) == ("share-start", ROME)
    assert t.legal("choose-piece") == {"traianus", "licinius-sura"}
    t.do("choose-piece", "licinius-sura")
    assert (t.bb("traianus"), t.bb("licinius-sura")) == (0, 4)


@pytest.mark.rule("OP-1.3-1")
def test_one_army_in_view_takes_the_loot_by_itself() -> None:
    t = Table({"traianus": (PLAIN, ["legio-i-italica"])}).dice(6).start(Spoils(ROME, REGION[PLAIN], 6, 0))
    assert (t.asked, t.bb("traianus")) == ("", 4)
    t = Table({"traianus": (PLAIN, ["legio-i-italica"]), "legatus": (PLAIN, [])})
    t.g.bare = BIT[PIECE["traianus"]] | BIT[PIECE["legatus"]]
    t.dice(6).start(Spoils(ROME, REGION[PLAIN], 6, 0))
    assert (t.asked, t.bb("traianus")) == ("", 4), "all have been seen in battle: there is nothing to hide"


@pytest.mark.rule("OP-6.1-4", "OP-5.1.2-3")
def test_of_two_armies_that_go_together_the_leader_of_higher_rank_pays_for_their_test() -> None:
    """Sura, activated, has a bale, Laberius, who goes with him, two."""
    men = {"licinius-sura": ("viminacium", LEGIONS[:1]), "laberius-maximus": ("viminacium", LEGIONS[1:2])}
    t = Table(men, bb={"licinius-sura": 1, "laberius-maximus": 2}, dice=[6])
    t.segment().do("march", "licinius-sura").do("join", "laberius-maximus").do("move-to", "singidunum").do("done")
    t.do("spend-bale").do("spend-bale")
    assert t.legal() == {"done"}
    t.do("done")
    assert (t.bb("licinius-sura"), t.bb("laberius-maximus")) == (1, 0)
    roll = t.events("attrition-roll")[-1]
    assert (roll["piece"], roll["score"]) == ("laberius-maximus", 8)


@pytest.mark.rule("OP-4.2-4", "OP-9.11.1-4")
@pytest.mark.parametrize("first", ["laberius-maximus", "iulius-quadratus-bassus"])
def test_of_leaders_of_equal_rank_the_player_says_who_takes_his_place_first(first: str) -> None:
    """Laberius and Bassus, both VS 9, with one counter of praetorians and a legion: who comes first stands with the
    praetorians, the other with the legion or beside him. Quietus, VS 5, comes last."""
    men = {
        "laberius-maximus": (PLAIN, ["praetoriani-1"]),
        "iulius-quadratus-bassus": (PLAIN, LEGIONS[:1]),
        "lusius-quietus": (PLAIN, ["mauri-1"]),
        "decebalus": (PLAIN, COMATI[:2]),
    }
    t = fight(Table(men))
    assert (t.asked, t.legal("choose-piece")) == (
        "battle-choose-first",
        {"laberius-maximus", "iulius-quadratus-bassus"},
    )
    t.do("choose-piece", first)
    posted = [(e["piece"], e["unit"]) for e in t.events("posted")]
    assert posted[0] == (first, "praetoriani-1"), "there is no other choice for him"
    assert t.asked == "battle-choose-posts"
    t.do("post", LEGIONS[0])
    assert {e["piece"] for e in t.events("posted")[:2]} == {"laberius-maximus", "iulius-quadratus-bassus"}
    assert t.asked != "battle-choose-first"
