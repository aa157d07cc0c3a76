"""OP 7 to 14, read where their clauses meet: what one says of a case that another brings about."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import CONTREE_OF, CONTREE_REGIONS, NONE, REGION
from latrunculi.games.optimus.components.counters import TYPE
from latrunculi.games.optimus.components.pieces import PIECE, PIECE_IDS, TYPE_OF
from latrunculi.games.optimus.rules import scenarios
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.state import CALM, EVERYWHERE, altered
from latrunculi.games.optimus.rules.upshot import Retreat
from latrunculi.kernel.actions import members
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement
from tests.games.optimus.test_ch08_battle import COMATI, LEGIONS, MISS, armies, choose, fight, go_on, lose, post, settle
from tests.games.optimus.test_ch09_assault import storm
from tests.games.optimus.test_ch09_sortie import out, shut_in
from tests.games.optimus.test_scenario_rules import dawn, people, scene

GUN = "ballistae-1"
KING = ("", "decebalus")


def served(t: Table, legion: str = LEGIONS[0]) -> Table:
    """The gun is served by the last man of a legion."""
    t.g.made_of = altered(t.g.made_of, PIECE[GUN], PIECE[legion])
    return t


def eagle(t: Table, legion: str = LEGIONS[0]) -> int:
    """Who has its eagle."""
    return t.g.eagle[TYPE_OF[PIECE[legion]]]


# ------------------------------------------------------------------ 13.2 with 13.4: guns and eagles


@pytest.mark.rule("OP-13.4-3", "OP-13.2-14")
def test_with_the_guns_that_all_its_men_serve_a_legion_and_its_eagle_are_lost() -> None:
    """Ten PF overrun the gun."""
    t = served(Table({"decebalus": ("campus-haticus", COMATI[:5])}, {GUN: "tapae"}, pf={GUN: 1}, supreme=KING))
    t.segment(BARBARIAN).do("march", "decebalus").do("move-to", "tapae").do("done")
    assert t.events("overrun") == [{"region": "tapae", "side": "barbarian"}]
    assert t.place(LEGIONS[0]) == "gone"
    assert t.events("eagle-taken") == [{"piece": LEGIONS[0], "region": "tapae"}]
    assert eagle(t) == PIECE["decebalus"]


@pytest.mark.rule("OP-13.4-3", "OP-8.4-7")
def test_so_are_they_where_the_guns_cannot_retreat() -> None:
    """A PF of comati with Decebalus, BT 2, doubles on a 3: a legion of 1 PF falls, and Trajan with it. The gun of
    another legion beside it has nowhere to go."""
    army = {"traianus": ("campus-haticus", [LEGIONS[1], GUN]), "decebalus": ("campus-haticus", COMATI[:1])}
    t = served(Table(army, pf={LEGIONS[1]: 1, GUN: 1, COMATI[0]: 1}, dice=[MISS, MISS, 3, 6, MISS]))
    t.g.shut = [EVERYWHERE, 0]
    t = go_on(lose(go_on(post(fight(t, attacker=BARBARIAN)))))
    for legion in (LEGIONS[0], LEGIONS[1]):
        assert (t.place(legion), eagle(t, legion)) == ("gone", PIECE["decebalus"])


# ------------------------------------------------------------------ 9.6 with 9.11: who stays behind


@pytest.mark.rule("OP-9.11.3-1", "OP-9.6-2")
@pytest.mark.parametrize(("others", "taken"), [([], True), (["comati-3"], False)])
def test_a_leader_whom_a_sortie_leaves_alone_in_the_town_is_taken(others: list[str], taken: bool) -> None:
    """Bicilis stays in Arcidava as Decebalus breaks out with all the men, or all but some."""
    t = shut_in(others=others, dice=[MISS, MISS, 6, 6])
    t.put("bicilis", "arcidava")
    t.within("bicilis")
    out(t, "comati-1", "comati-2").do("done")
    while t.asked == "sortie-choose-posts":
        t.do("post", min(t.legal("post")))
    t.do("move-to", "berzobis").do("done").do("done")
    assert not t.asked
    assert t.place("decebalus") == "berzobis"
    assert t.place("bicilis") == ("gone" if taken else "arcidava")
    assert bool(t.g.walls >> PIECE["bicilis"] & 1) == (not taken)
    assert t.events("captured") == ([{"piece": "bicilis"}] if taken else [])


# ------------------------------------------------------------------ 8.4 with the scenarios: into whose land one flees


@pytest.mark.rule("OP-SC-3", "OP-8.4-2")
def test_rome_draws_a_people_into_the_war_by_retreating_into_its_land() -> None:
    """In 87 the Quadi are neutral still; from Carnuntum a beaten army goes over the Danube to Granua: in that contrée
    no other region is open to who comes from an enemy town (5.1.1)."""
    army = {"velius-rufus": ("carnuntum", [LEGIONS[0]])}
    t = scene("085-domitianus", 87, "summer", armies=army, held={"carnuntum": BARBARIAN}, dice=[6])
    here = REGION["carnuntum"]
    t.g.shut = [CONTREE_REGIONS[CONTREE_OF[here]], t.g.shut[BARBARIAN]]
    t.start(Retreat(ROME, t.g.inside[here], here, NONE, NONE))
    assert not t.g.peoples & people("quadi")
    t.do("enter", "quadi-orientales")
    assert t.place(LEGIONS[0]) == "granua"
    assert t.g.peoples & people("quadi")
    assert (t.place("rex-quadorum"), t.has_pac("rex-quadorum")) == ("eburodunum", True)


# ------------------------------------------------------------------ 14 with the scenarios: who does nothing


@pytest.mark.rule("OP-SC-9", "OP-SC-27")
def test_a_leader_who_waits_plays_no_stratagem() -> None:
    """Trajan waits in Rome until the summer of 105."""
    for season, others, legal in (("spring", {}, False), ("spring", {"legatus": "italia"}, True), ("summer", {}, True)):
        armies: dict[str, tuple[str, list[str]]] = {"traianus": ("roma", [])}
        t = scene("105-dacia", 105, season, armies=armies, pieces=others, hands={ROME: ["legio-nova"]})
        dawn(t).segment()
        assert ("legio-nova" in t.legal("play")) == legal, (season, others)


@pytest.mark.rule("OP-SC-2", "OP-14-1", "OP-14-8")
def test_a_leader_of_a_neutral_people_plays_no_stratagem() -> None:
    """The king of the Iazyges stands beside Romans whom he could spy on."""
    for neutral in (False, True):
        t = scene("092-suebi", 92, "summer", armies={"rex-iazygum": ("bormanum", ["iazyges-catafracti-1"]),
                  "traianus": ("partiscum", [LEGIONS[0]])}, hands={BARBARIAN: ["espion"]})  # fmt: skip
        if neutral:
            t.g.peoples ^= people("iazyges")
            t.g.neutrals |= people("iazyges")
        dawn(t).segment(BARBARIAN)
        assert ("espion" in t.legal("play")) != neutral


# ------------------------------------------------------------------ 8.3.1 with 8.3.2: truce, then retreat


@pytest.mark.rule("OP-8.3.1-1", "OP-8.3.2-2")
def test_in_a_skirmish_who_is_refused_a_truce_may_still_break_off() -> None:
    """Each once in the phase: on a 6 the defender goes, after a lower one the attacker is asked."""
    for die in (6, 5):
        t = post(fight(armies(1, 1))).do("offer-truce").do("refuse")
        assert (t.side, t.legal()) == (BARBARIAN, {"go-on", "break-off"})
        assert t.why_not("offer-truce") == "OP-8.3.1-1"
        t.dice(die).do("break-off")
        assert len(t.events("break-off-roll")) == 1
        if die == 6:
            assert t.events("winner") == [{"side": "roman", "region": "campus-haticus"}]
            continue
        assert (t.asked, t.side, t.legal()) == ("battle-parley", ROME, {"go-on", "break-off", "offer-truce"})
        t.do("offer-truce").do("refuse")
        assert (t.side, t.legal()) == (ROME, {"go-on", "break-off"})


@pytest.mark.rule("OP-8.3.1-1", "OP-8.3.2-1", "OP-8.2-6")
def test_in_a_battle_the_question_after_a_refusal_does_not_tell_the_tactic() -> None:
    """The defender is asked whatever he has chosen; he may break off with deterrence alone. The attacker may not."""
    for tactic in ("deterrence", "general"):
        t = choose(post(fight(armies(4, 5))), "frontal", tactic).do("offer-truce").do("refuse")
        away = {"break-off"} if tactic == "deterrence" else set()
        assert (t.asked, t.side, t.legal()) == ("battle-parley", BARBARIAN, {"go-on"} | away)
        t.do("go-on").do("offer-truce").do("refuse")
        assert [event["phase"] for event in t.events("phase")] == [1, 2], "the next phase"


# ------------------------------------------------------------------ 9.3 with 5.2: a port taken from the river


@pytest.mark.rule("OP-9-1", "OP-5.2.1-3")
def test_the_fleet_that_has_brought_an_army_to_a_town_stays_there_when_it_is_taken() -> None:
    """Singidunum, VD 2 and VG 9, is the Dacians'. Sixteen PF invade it, ten of which a fleet has put ashore: a 1 and 2
    leave 13. The port is Rome's then, and the voyage ends there."""
    fleet = "classis-moesica-1"
    pieces = {fleet: "viminacium", "legio-i-adiutrix": "singidunum", "legio-i-minervia": "singidunum"}
    t = Table({"traianus": ("viminacium", LEGIONS)}, pieces, pf={LEGIONS[3]: 1}, held={"singidunum": BARBARIAN})
    t.segment().do("sail", fleet).do("embark", "traianus").do("sail-to", "singidunum").do("land", "traianus")
    t.dice(1).do("invade", "traianus")
    lose(t)
    assert t.events("town-taken") == [{"side": "roman", "region": "singidunum"}]
    assert not t.events("fleet-moved") + t.events("fleet-lost")
    assert t.place(fleet) == "singidunum"
    assert "done" in t.legal()


# ------------------------------------------------------------------ 13.2 with the scenarios: a neutral people


@pytest.mark.rule("OP-SC-2", "OP-13.2-6")
@pytest.mark.parametrize("neutral", [False, True])
def test_nobody_recruits_men_of_a_people_that_is_neutral(neutral: bool) -> None:
    """Decebalus stands at the site of the Roxolani, of whom there are men to be had."""
    t = scene("101-dacia", 101, "summer", armies={"decebalus": ("roxolani", [COMATI[0]])})
    t.g.stock(TYPE["roxolani-sagittarii"], 4)
    if neutral:
        t.g.peoples ^= people("roxolani")
        t.g.neutrals |= people("roxolani")
    dawn(t).segment(BARBARIAN)
    assert t.why_not("recruit", "roxolani") == ("OP-SC-2" if neutral else "")


# ------------------------------------------------------------------ 8.4 with 7: who has won marches on past the walls


def before_arcidava(answer: str) -> Table:
    """Trajan rides from Berzobis to Arcidava and beats comati before the walls, who fall back behind them."""
    t = Table({"traianus": ("berzobis", ["mauri-1", "mauri-2"])}, {"comati-1": "arcidava"})
    t.segment().do("march", "traianus").do("move-to", "arcidava").dice(6).do("done").do("done")
    t.dice(MISS, MISS, 6, MISS, *[MISS] * 7)  # shots; one of the Mauri hits in the mêlée; last blows and pursuit
    t = post(t)
    while t.asked in ("allocation-start", "battle-parley"):
        t = lose(go_on(t))
    t.do("shelter", "comati-1").do(answer)
    return settle(t)


@pytest.mark.rule("OP-8.4-8", "OP-7-1", "OP-5.1-11")
def test_who_forgoes_the_loot_marches_on_though_the_beaten_are_behind_their_walls() -> None:
    t = before_arcidava("march-on")
    assert "berzobis" in t.legal("move-to")
    t.do("move-to", "berzobis")
    assert t.place("mauri-1") == "berzobis"
    assert "move-to" not in before_arcidava("loot").legal()


@pytest.mark.rule("OP-7.2-1", "OP-7-1")
def test_who_has_met_nobody_but_a_garrison_does_not_march_past_it() -> None:
    t = Table({"traianus": ("berzobis", ["mauri-1", "mauri-2"])}, {"comati-1": "arcidava"})
    t.segment().do("march", "traianus").do("move-to", "arcidava").dice(6).do("done").do("shelter", "comati-1")
    assert t.why_not("move-to", "berzobis") == "OP-7-1"


# ------------------------------------------------------------------ 9.5 with 11: an assault that costs the whole army


@pytest.mark.rule("OP-11-1", "OP-1.3-1")
def test_the_garrison_has_the_bales_of_an_army_that_perishes_before_its_walls() -> None:
    """A PF of Laberius Maximus storms Arcidava, where Diegis, BT 1, leads comati of 2 PF: with the VD of 1 a 4 is a 6,
    two losses, which destroy it. He is killed on a 6."""
    t = storm([LEGIONS[0]], [], [MISS, 4, 6], inside=("diegis", ["comati-1"]), pf={LEGIONS[0]: 1},
              bb={"laberius-maximus": 2})  # fmt: skip
    while t.asked.endswith(("choose-posts", "choose-guarded", "parley")):
        verb = next(verb for verb in ("post", "guard", "go-on") if verb in t.legal())
        t.do(verb, None if verb == "go-on" else min(t.legal(verb)))
    lose(t)
    assert t.place("laberius-maximus") == "gone"
    assert t.bb("diegis") == 2


@pytest.mark.rule("OP-14-6", "OP-7.2-1")
def test_of_guns_those_fight_that_are_made_on_the_spot_not_one_behind_the_walls() -> None:
    """A legion of Trajan's is attacked before Viminacium; a gun that a man of it serves is in the town."""
    t = Table({"traianus": ("viminacium", [LEGIONS[0]]), "decebalus": ("viminacium", COMATI[:2])}, {GUN: "viminacium"},
              pf={LEGIONS[0]: 2, GUN: 1}, hands={ROME: ["artillerie-deployee"]})  # fmt: skip
    served(t).within(GUN)
    t.battle = engagement(REGION["viminacium"], BARBARIAN, REGION["singidunum"],  # type: ignore[attr-defined]
                          t.g.counters(REGION["viminacium"], BARBARIAN),
                          t.g.counters(REGION["viminacium"], ROME) & ~t.g.walls)  # fmt: skip
    t = post(t.start(t.battle))  # type: ignore[attr-defined]
    t.do("play", "artillerie-deployee").do("emplace", LEGIONS[0])
    t.do("done") if t.asked == "battery-start" else None
    host = {PIECE_IDS[piece] for piece in members(t.battle.host[ROME])}  # type: ignore[attr-defined]
    assert GUN not in host
    assert len(host & {f"ballistae-{n}" for n in range(2, 20)}) == 1


# ------------------------------------------------------------------ 11.3 with 5.2: what a victory adds, and where


@pytest.mark.rule("OP-11.3-5", "OP-11.2-1")
def test_a_leader_taken_on_one_shore_adds_nothing_to_the_loot_of_a_town_on_another() -> None:
    """Trajan lands at Viminacium, where Diegis is alone, and sails on to take Arcidava: a 3 is a 3."""
    fleet = "classis-moesica-1"
    pieces = {fleet: "ratiaria", "legio-i-adiutrix": "arcidava", "legio-i-minervia": "arcidava"}
    armies = {"traianus": ("ratiaria", LEGIONS), "diegis": ("viminacium", [])}
    hands = {ROME: ["classis-in-danuvio"]}
    t = Table(armies, pieces, pf={LEGIONS[3]: 1}, hands=hands)
    t.segment().do("sail", fleet).do("embark", "traianus").do("play", "classis-in-danuvio")
    t.do("sail-to", "viminacium").do("land", "traianus")
    assert t.events("captured") == [{"piece": "diegis"}]
    t.do("embark", "traianus").do("sail-to", "arcidava").do("land", "traianus")
    t.dice(1, 3).do("invade", "traianus")
    lose(t).do("loot")
    assert [(roll["die"], roll["score"]) for roll in t.events("sack-roll")] == [([3], 3)]


# ------------------------------------------------------------------ 13.4 with 7.2: an eagle before the walls


@pytest.mark.rule("OP-13.4-4", "OP-7.2-1")
def test_the_eagle_of_an_army_beaten_before_the_walls_does_not_slip_behind_them() -> None:
    """Decebalus, who has the eagle of another legion, fights before Arcidava, where Bicilis stays. A legion of 3 PF
    with Trajan, BT 2, doubles on a 3 and destroys his comati; he falls on a 6."""
    armies = {"traianus": ("arcidava", [LEGIONS[0]]), "decebalus": ("arcidava", [COMATI[0]]),
              "bicilis": ("arcidava", [COMATI[1]])}  # fmt: skip
    t = Table(armies, dice=[3, MISS, 6]).within("bicilis", COMATI[1])
    lost = TYPE_OF[PIECE[LEGIONS[1]]]
    t.g.eagle = altered(t.g.eagle, lost, PIECE["decebalus"])
    here = REGION["arcidava"]
    t.battle = engagement(here, ROME, REGION["berzobis"], t.g.counters(here, ROME),  # type: ignore[attr-defined]
                          t.g.counters(here, BARBARIAN) & ~t.g.walls)  # fmt: skip
    lose(go_on(post(t.start(t.battle))))  # type: ignore[attr-defined]
    assert t.place("decebalus") == "gone"
    assert t.g.eagle[lost] == NONE


# ------------------------------------------------------------------ 9.4 with the scenarios: a plague before the walls


@pytest.mark.rule("OP-9.4-3", "OP-SC-46")
def test_a_siege_is_lifted_at_once_where_the_plague_leaves_too_few() -> None:
    """Seven PF before Arcidava, VG 6: a 3 and the plague's -3 put one out, before anybody has a turn."""
    army = {"traianus": ("arcidava", LEGIONS[:3]), "decebalus": ("apulum", [])}
    t = Table(army, pf={LEGIONS[2]: 1}, season="spring", hands={BARBARIAN: ["pestis"]}, dice=[3, 1, 1])
    t.g.invest(REGION["arcidava"], 1)
    seasons = Seasons()
    seasons.step = "events"
    t.start(seasons).do("play", "pestis").do("done").do("hurt", LEGIONS[0])
    assert t.asked == "acquisition-buy"
    assert t.g.siege[REGION["arcidava"]] == CALM


# ------------------------------------------------------------------ 9 with the scenarios: what nobody does


def ruled_out(monkeypatch: pytest.MonkeyPatch, *actions: str) -> None:
    """The scenario of the table rules out some actions."""
    monkeypatch.setattr(scenarios, "BARRED", (frozenset(actions),) * len(scenarios.IDS))


@pytest.mark.rule("OP-SC-12")
def test_a_scenario_rules_out_sorties_and_forays(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled_out(monkeypatch, "sortie", "land-movement")
    assert shut_in().segment(BARBARIAN).why_not("sortie", "decebalus") == "OP-SC-12"
    t = shut_in()
    t.g.invest(REGION["arcidava"], CALM)
    assert t.segment(BARBARIAN).why_not("come-out", "decebalus") == "OP-SC-12"


@pytest.mark.rule("OP-SC-12", "OP-9.5-20", "OP-9.1-3")
def test_a_scenario_rules_out_siege_actions_whoever_makes_them_and_when(monkeypatch: pytest.MonkeyPatch) -> None:
    """By who has no leader, and after an assault that has destroyed the garrison: nothing is left to do then."""
    ruled_out(monkeypatch, "siege", "invasion")
    t = Table(pieces=dict.fromkeys(LEGIONS, "arcidava"))
    t.g.invest(REGION["arcidava"], 1)
    assert t.segment().why_not("summon-unled", "arcidava") == "OP-SC-12"
    t = storm(LEGIONS[:3], ["comati-1"], [6, 6, 6, MISS])
    t.do("post", LEGIONS[0])
    while t.asked in ("assault-parley", "assault-choose-guarded"):
        t.do("go-on") if t.asked == "assault-parley" else t.do("guard", "comati-1")
    lose(t)
    assert not t.g.units(REGION["arcidava"], BARBARIAN)
    assert not t.asked
    assert not t.events("summons-roll") + t.events("invasion-roll")
