"""OP 7, 9.11 and the stratagems of battles: who meets whom, whom leaders command and how they fall."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import NONE, PLACE, REGION
from latrunculi.games.optimus.components.counters import GENERAL, STRATAGEM
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.rules.attrition import TERMS
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.fight import CHASE, DUSK, HARASSMENT, LAST_BLOWS, MELEE
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.state import BEATEN, BLOCKED, CLEAR
from latrunculi.games.optimus.rules.stratagems import for_sale
from latrunculi.games.optimus.rules.words import COMMAND
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch08_battle import COMATI, LEGIONS, PLAIN, TOWN, fight, frame, post, settle

LEGION = LEGIONS[0]


def meet(t: Table, region: str, *names: str, side: int = ROME) -> Table:
    """Some pieces have just entered a region."""
    group = sum([BIT[PIECE[name]] for name in names])
    return t.start(Contact(REGION[region], side, group, PLACE["tapae"], [0] * TERMS))


@pytest.mark.rule("OP-7-1")
def test_two_leaders_without_men_only_look_at_each_other() -> None:
    t = meet(Table({"traianus": (PLAIN, []), "decebalus": (PLAIN, [])}), PLAIN, "traianus")
    assert (t.place("traianus"), t.place("decebalus"), t.g.verdict) == (PLAIN, PLAIN, CLEAR)
    assert t.g.bare & BIT[PIECE["decebalus"]]


@pytest.mark.rule("OP-9.11.3-1")
def test_a_leader_without_men_is_taken_by_whoever_has_some() -> None:
    t = meet(Table({"traianus": (PLAIN, [LEGION]), "decebalus": (PLAIN, [])}), PLAIN, "traianus", LEGION)
    assert (t.place("decebalus"), t.g.verdict) == ("gone", CLEAR)
    t = meet(Table({"traianus": (PLAIN, []), "decebalus": (PLAIN, COMATI[:1])}), PLAIN, "traianus")
    assert (t.place("traianus"), t.place("decebalus"), t.g.verdict) == ("gone", PLAIN, BEATEN)


@pytest.mark.rule("OP-9.11.3-1", "OP-7-1")
def test_a_leader_alone_joins_his_own_before_the_walls() -> None:
    t = Table({"traianus": (TOWN, []), "decebalus": (TOWN, COMATI[:1])}, {LEGION: TOWN})
    meet(t.within("decebalus", "comati-1"), TOWN, "traianus")
    assert (t.place("traianus"), t.g.verdict, t.asked) == (TOWN, BLOCKED, "")


@pytest.mark.rule("OP-7.2-1", "OP-7.2-2")
def test_who_is_in_a_town_stays_behind_the_walls_or_gives_battle() -> None:
    t = Table({"traianus": (TOWN, LEGIONS), "decebalus": (TOWN, COMATI[:4])}, dice=[6])
    settle(meet(t, TOWN, "traianus", *LEGIONS))
    assert (t.asked, t.side) == ("contact-stand", BARBARIAN)
    for name in COMATI[:3]:
        t.do("shelter", name)
    battle = frame(t)
    assert battle.host[BARBARIAN] == BIT[PIECE["decebalus"]] | BIT[PIECE["comati-4"]], "VG 6: the fourth fights outside"
    t = Table({"traianus": (TOWN, LEGIONS), "decebalus": (TOWN, COMATI[:2])}, dice=[6])
    settle(meet(t, TOWN, "traianus", *LEGIONS))
    t.do("shelter", "comati-1").do("shelter", "comati-2")
    assert (t.g.verdict, t.events("battle")) == (BLOCKED, [])


@pytest.mark.rule("OP-7.2-1")
def test_who_stayed_behind_the_walls_chooses_anew_when_the_next_enemy_comes() -> None:
    """Trajan, before whom Decebalus has shut the gates, goes away: against Sura the Dacian may give battle outside."""
    armies = {"traianus": (TOWN, LEGIONS[:1]), "decebalus": (TOWN, COMATI[:1])}
    t = Table(armies, dice=[6]).within("decebalus", COMATI[0])
    settle(t.segment().do("march", "traianus").do("move-to", "cogaeonum").do("done"))
    t.put("licinius-sura", TOWN)
    t.put(LEGIONS[1], TOWN)
    t.g.attach(PIECE[LEGIONS[1]], PIECE["licinius-sura"])
    settle(meet(t.dice(6), TOWN, "licinius-sura", LEGIONS[1]))
    assert (t.asked, t.side, t.legal("shelter")) == ("contact-stand", BARBARIAN, {COMATI[0]})
    t.do("done")
    assert [e["defence"] for e in t.events("battle")] == [2]


@pytest.mark.rule("OP-8-1", "OP-7.2-2")
def test_all_of_a_side_fight_but_those_behind_the_walls() -> None:
    """Trajan comes to a legion that is there; Decebalus and a stray are outside, Vezinas is in the town with men."""
    t = Table(
        {
            "traianus": (TOWN, LEGIONS[:1]), "licinius-sura": (TOWN, LEGIONS[1:2]),
            "decebalus": (TOWN, COMATI[:1]), "vezinas": (TOWN, COMATI[1:2]),
        },
        {LEGIONS[2]: TOWN, COMATI[2]: TOWN}, dice=[6],
    ).within("vezinas", COMATI[1])  # fmt: skip
    settle(meet(t, TOWN, "traianus", LEGIONS[0])).do("shelter", COMATI[1]).do("done")
    battle = frame(t)
    assert battle.host[ROME] == pieces("traianus", "licinius-sura", *LEGIONS[:3]), "also who has not come now"
    assert battle.host[BARBARIAN] == pieces("decebalus", COMATI[0], COMATI[2])


def pieces(*names: str) -> int:
    """Some pieces as a mask."""
    return sum([BIT[PIECE[name]] for name in names])


@pytest.mark.rule("OP-8.1-3")
def test_whom_walls_shelter_is_not_overrun() -> None:
    t = Table({"traianus": (TOWN, LEGIONS)}, {COMATI[0]: TOWN}, pf={COMATI[0]: 1}, dice=[6])
    settle(meet(t, TOWN, "traianus", *LEGIONS)).do("shelter", COMATI[0])
    assert (t.g.verdict, t.events("battle"), t.place(COMATI[0])) == (BLOCKED, [], TOWN)
    t.segment().do("assault", "traianus")
    assert not t.events("overrun"), "twelve to one"
    assert t.place(COMATI[0]) == TOWN
    t = Table({"traianus": (TOWN, LEGIONS)}, {COMATI[0]: TOWN}, pf={COMATI[0]: 1}, dice=[6])
    settle(meet(t, TOWN, "traianus", *LEGIONS)).do("done")
    assert t.events("overrun") == [{"region": TOWN, "side": "roman"}], "outside he is"


@pytest.mark.rule("OP-7.2-1", "OP-8-1")
def test_an_army_behind_walls_comes_out_to_attack_until_a_siege_is_declared() -> None:
    def faced(*men: str, pa: int = 9) -> Table:
        t = Table({"traianus": (TOWN, LEGIONS[:2]), "decebalus": (TOWN, men)}, pa=(9, pa))
        return t.within("decebalus", *men)

    t = faced(*COMATI[:2]).segment(BARBARIAN)
    assert t.legal("come-out") == {"decebalus"}
    t.do("come-out", "decebalus")
    battle = frame(t)
    assert (battle.attacker, battle.host) == (
        BARBARIAN,
        [pieces("traianus", *LEGIONS[:2]), pieces("decebalus", *COMATI[:2])],
    )
    assert (t.g.paces[PIECE["decebalus"] - FIRST_LEADER], t.g.pa[BARBARIAN], t.has_pac("decebalus")) == (0, 9, False)
    assert not t.events("attrition-roll"), "it is no march"
    assert not t.g.walls & battle.host[BARBARIAN]
    t = faced(*COMATI[:2])
    t.g.invest(REGION[TOWN], 0)
    assert not t.segment(BARBARIAN).legal("come-out"), "that is a sortie"
    assert faced().segment(BARBARIAN).why_not("come-out", "decebalus") == "OP-7.1-1", "with whom?"
    t = faced(*COMATI[:2])
    t.g.halted = BIT[PIECE["decebalus"]]
    assert t.segment(BARBARIAN).why_not("come-out", "decebalus") == "OP-5.1-12"
    t = faced(*COMATI[:2], pa=0).used("decebalus")
    t.put("vezinas", "apulum")
    t.g.pac |= BIT[PIECE["vezinas"]]
    assert t.segment(BARBARIAN).why_not("come-out", "decebalus") == "OP-3-4"
    for lone in ("leader", "legion"):
        t = Table({"decebalus": (TOWN, COMATI[:2])}).within("decebalus", *COMATI[:2])
        t.put("traianus" if lone == "leader" else LEGIONS[0], TOWN)
        assert bool(t.segment(BARBARIAN).legal("come-out")) == (lone == "legion"), "nobody to fight but PF"


@pytest.mark.rule("OP-5.1-12", "OP-7.2-1")
@pytest.mark.parametrize(("winner", "halted"), [(ROME, True), (NONE, True), (BARBARIAN, False)])
def test_an_army_that_comes_out_and_does_not_win_has_halted(winner: int, halted: bool) -> None:
    t = Table({"traianus": (TOWN, LEGIONS[:1]), "decebalus": (TOWN, COMATI[:2])}).within("decebalus", *COMATI[:2])
    t.segment(BARBARIAN).do("come-out", "decebalus")
    battle = frame(t)
    del t.g.stack[t.g.stack.index(battle) + 1 :]
    t.g.awaiting = 0
    battle.end_with(t.g, winner, False)
    t.dice(6).start()
    if winner == BARBARIAN:
        settle(t)  # to open country, all that a town of the enemy leaves; nobody is asked whether he marches on
        assert t.place("traianus") == "cogaeonum"
    else:
        settle(t.do("shelter", COMATI[0]).do("shelter", COMATI[1]))
    assert t.asked == ""
    t.segment(BARBARIAN)
    assert (t.why_not("march", "decebalus") == "OP-5.1-12") == halted
    assert t.g.halted == (pieces("decebalus", *COMATI[:2]) if halted else 0)


@pytest.mark.rule("OP-7.2-1", "OP-8-1")
def test_a_leader_goes_behind_the_walls_with_the_last_of_his_men() -> None:
    t = Table({"traianus": (TOWN, LEGIONS), "decebalus": (TOWN, COMATI[:2])}, {COMATI[2]: TOWN}, dice=[6])
    settle(meet(t, TOWN, "traianus", *LEGIONS)).do("shelter", COMATI[0])
    assert not t.g.walls & pieces("decebalus"), "one of his men is outside"
    t.do("shelter", COMATI[1]).do("done")
    assert t.g.walls & pieces("decebalus")
    assert frame(t).host[BARBARIAN] == pieces(COMATI[2])


@pytest.mark.rule("OP-9.11.1-1", "OP-9.11.1-4")
def test_roman_leaders_stand_with_guards_then_legions_then_auxiliaries() -> None:
    units = ("praetoriani-1", LEGION, "brittones-1")
    t = Table({"traianus": (PLAIN, units), "licinius-sura": (PLAIN, []), "decebalus": (PLAIN, COMATI[:1])})
    fight(t)
    assert t.events("posted") == [{"piece": "traianus", "unit": "praetoriani-1"}]
    assert t.why_not("post", "brittones-1") == "OP-9.11.1-4"
    assert t.legal("post") == {"praetoriani-1", LEGION}, "the next class, or with the other if he likes"


@pytest.mark.rule("OP-9.11.1-5")
def test_barbarian_leaders_stand_with_heavy_units_then_horse() -> None:
    t = Table({"decebalus": (PLAIN, ["pileati-1", "equites-daci-1", "comati-1"])}, {LEGION: PLAIN})
    t.put("vezinas", PLAIN)
    fight(t)
    assert t.events("posted")[0]["unit"] == "pileati-1"
    assert t.why_not("post", "comati-1") == "OP-9.11.1-5"
    assert t.legal("post") == {"pileati-1", "equites-daci-1"}


@pytest.mark.rule("OP-9.11.1-2", "OP-9.11.1-3", "OP-10.1.2-4")
def test_the_bonus_of_the_first_in_rank_in_the_melee_only() -> None:
    t = Table(
        {"cornelius-fuscus": (PLAIN, [LEGION]), "tettius-iulianus": (PLAIN, []), "decebalus": (PLAIN, COMATI[:2])}
    )
    fight(t)
    battle, unit = frame(t), PIECE[LEGION]
    battle.stands = [unit if name in ("cornelius-fuscus", "tettius-iulianus") else -1 for name in names(battle)]
    phases = (HARASSMENT, MELEE, LAST_BLOWS, CHASE)
    assert [battle.bonus_in(t.g, ROME, unit, phase) for phase in phases] == [0, 0, 0, 0], (
        "VS 10 with BT 0 before 9 with 2"
    )
    battle.stands = [unit if name == "tettius-iulianus" else -1 for name in names(battle)]
    assert [battle.bonus_in(t.g, ROME, unit, phase) for phase in phases] == [0, 2, 2, 2]


def names(battle: object) -> list[str]:
    """The leaders of a battle as its lists have them."""
    ids = {number: name for name, number in PIECE.items()}
    return [ids[head] for head in battle.roll_call()]  # type: ignore[attr-defined]


@pytest.mark.rule("OP-9.11.2-1", "OP-9.11.2-3")
def test_the_vs_of_the_first_in_rank_is_what_is_commanded() -> None:
    t = Table({"licinius-sura": (PLAIN, LEGIONS[:3]), "lusius-quietus": (PLAIN, []), "decebalus": (PLAIN, COMATI[:2])},
              hdc={LEGIONS[1]: 1})  # fmt: skip
    fight(t)
    assert frame(t).command[ROME].bit_count() == 3, "eight fit PF and VS 8"
    t = Table({"licinius-sura": (PLAIN, LEGIONS[:3]), "decebalus": (PLAIN, COMATI[:2])})
    fight(t)
    assert t.asked == "battle-choose-command"
    t.do("command", LEGIONS[0]).do("command", LEGIONS[1])
    assert t.asked == "battle-choose-posts", "a third does not fit whole"


@pytest.mark.rule("OP-9.11.3-2", "OP-9.11.3-3")
@pytest.mark.parametrize(("die", "event"), [(3, "captured"), (4, "killed")])
def test_on_4_to_6_he_is_killed_else_taken(die: int, event: str) -> None:
    t = Table({"decebalus": (PLAIN, [])}, dice=[die]).start(Fate(PIECE["decebalus"], False))
    assert t.events(event)
    assert (t.place("decebalus"), t.g.trophies[ROME]) == ("gone", 1)
    t = Table({"decebalus": (PLAIN, [])}, supreme=("", "decebalus")).start(Fate(PIECE["decebalus"], True))
    assert t.events("put-to-death")
    assert t.g.trophies[ROME] == 2


@pytest.mark.rule("OP-14-16", "OP-14-4")
def test_a_leader_who_is_taken_may_kill_himself() -> None:
    t = Table(
        {"decebalus": (PLAIN, [])}, hands={BARBARIAN: ["suicide", "bataille-nocturne"]}, supreme=("", "decebalus")
    )
    t.start(Fate(PIECE["decebalus"], True))
    assert t.legal("play") == {"suicide"}
    t.do("play", "suicide")
    assert (t.place("decebalus"), t.g.trophies[ROME]) == ("gone", 0)
    t = Table({"decebalus": (PLAIN, [])}, hands={BARBARIAN: ["suicide", "bataille-nocturne"]})
    t.g.schemed |= BIT[PIECE["decebalus"]]
    t.start(Fate(PIECE["decebalus"], True))
    assert t.why_not("play", "suicide") == "OP-14-4", "he has played one in this season"
    t.do("decline")
    assert (t.place("decebalus"), t.g.trophies[ROME]) == ("gone", 1)


@pytest.mark.rule("OP-14-7", "OP-14-3")
def test_night_has_no_shots_and_no_pursuit() -> None:
    t = Table({"traianus": (PLAIN, [LEGION]), "decebalus": (PLAIN, COMATI[:1])}, hands={ROME: ["bataille-nocturne"]})
    post(fight(t)).do("play", "bataille-nocturne")
    assert t.events("phase")[0]["phase"] == MELEE
    battle = frame(t)
    battle.command[ROME] = -1
    assert not battle.counters_of(t.g, ROME, CHASE)
    assert t.g.hand[ROME] == 0


@pytest.mark.rule("OP-14-11", "OP-14-13")
def test_omens_count_hand_to_hand_and_not_in_the_shots() -> None:
    t = fight(Table({"traianus": (PLAIN, ["mauri-1"]), "decebalus": (PLAIN, COMATI[:1])}))
    battle, unit = frame(t), PIECE["mauri-1"]
    battle.stands = [-1, -1]
    for field, change in (("blessed", 1), ("cursed", -1)):
        battle.blessed = battle.cursed = 0
        setattr(battle, field, BIT[unit])
        phases = (HARASSMENT, MELEE, LAST_BLOWS, CHASE)
        assert [battle.bonus_in(t.g, ROME, unit, phase) for phase in phases] == [0, change, change, change]


@pytest.mark.rule("OP-14-11", "OP-14-13", "OP-14-4")
def test_an_omen_is_played_before_the_melee_on_a_counter_that_fights_hand_to_hand() -> None:
    """A good one on one's own, a bad one on the enemy's; one's own train and guns are no counters for it."""

    def omen(title: str, *men: str) -> Table:
        t = Table({"traianus": (PLAIN, men), "decebalus": (PLAIN, COMATI[:2])}, hands={ROME: [title]}, dice=[1] * 9)
        post(fight(t))
        return t.do("decline").do("go-on").do("go-on")

    t = omen("presage-favorable", LEGION, "brittones-1", "impedimenta-1")
    t.do("play", "presage-favorable")
    assert t.legal("omen") == {LEGION, "brittones-1"}
    t.do("omen", LEGION)
    assert (frame(t).blessed, frame(t).cursed) == (BIT[PIECE[LEGION]], 0)
    t = omen("mauvais-augures", LEGION).do("play", "mauvais-augures")
    assert t.legal("omen") == set(COMATI[:2])
    t.do("omen", COMATI[0])
    assert (frame(t).blessed, frame(t).cursed) == (0, BIT[PIECE[COMATI[0]]])
    t = omen("presage-favorable", "impedimenta-1")
    assert t.why_not("play", "presage-favorable") == "OP-14-13", "nobody to favour"


@pytest.mark.rule("OP-14-6", "OP-14-14", "OP-14-1")
def test_guns_in_defence_only_and_foresight_on_friendly_ground() -> None:
    hand = {ROME: ["artillerie-deployee", "prevoyant", "bataille-nocturne"]}
    t = post(fight(Table({"traianus": (PLAIN, [LEGION]), "decebalus": (PLAIN, COMATI[:1])}, hands=hand)))
    assert t.asked == "battle-counsel"
    assert t.why_not("play", "artillerie-deployee") == "OP-14-6"
    assert t.why_not("play", "prevoyant") == "OP-14-14"
    t = Table({"traianus": ("horreum-margi", [LEGION]), "decebalus": ("horreum-margi", COMATI[:1])}, hands=hand)
    post(fight(t, "horreum-margi", BARBARIAN))
    assert t.legal("play") == set(hand[ROME])
    t.do("play", "prevoyant")
    assert frame(t).good_order(t.g, ROME) == 1
    assert frame(t).good_order(t.g, BARBARIAN) == 0


@pytest.mark.rule("OP-7-2")
def test_a_decoy_is_taken_out_and_the_march_goes_on() -> None:
    t = meet(Table({"traianus": (PLAIN, [LEGION])}, {"leurre-daci-1": PLAIN}), PLAIN, "traianus", LEGION)
    assert (t.place("leurre-daci-1"), t.g.verdict, t.asked) == ("gone", CLEAR, "")
    assert not t.events("attrition-roll")


@pytest.mark.rule("OP-7-3", "OP-7.1-1")
def test_both_sides_are_shown_and_the_army_that_came_tests() -> None:
    t = Table({"traianus": (PLAIN, LEGIONS[:1]), "decebalus": (PLAIN, COMATI[:1])}, dice=[6])
    settle(meet(t, PLAIN, "traianus", LEGION))
    assert {e["piece"] for e in t.events("attrition-roll")} & {"traianus", "decebalus"} == {"traianus"}
    for name in ("traianus", "decebalus", LEGION, "comati-1"):
        assert t.g.bare & BIT[PIECE[name]]
    assert t.events("battle"), "in open country there is no choice"


@pytest.mark.rule("OP-9.11.2-4")
def test_his_successor_says_who_is_commanded_still() -> None:
    t = Table({"licinius-sura": (PLAIN, LEGIONS[:2]), "lusius-quietus": (PLAIN, []), "decebalus": (PLAIN, COMATI[:2])})
    fight(t)
    while t.asked == "battle-choose-posts":
        t.do("post", min(t.legal("post")))
    battle = frame(t)
    t.g.bury(PIECE["licinius-sura"])
    battle.step = "falls"
    battle.falls(t.g)
    assert (battle.step, battle.asked) == ("choose_fewer", ROME), "six fit PF, VS 5"
    battle.choose(t.g, ROME, COMMAND, PIECE[LEGIONS[1]])
    assert battle.command[ROME] == BIT[PIECE[LEGION]]
    battle.falls(t.g)
    assert battle.step == "after_phase"


@pytest.mark.rule("OP-14-5")
def test_each_is_bought_once_but_the_forced_march() -> None:
    t = Table(hands={ROME: ["prevoyant", "marche-forcee"]})
    t.g.spent[ROME] = BIT[STRATAGEM["suicide"]] | BIT[STRATAGEM["marche-forcee"]]
    t.segment()
    assert [t.why_not("buy", name) for name in ("prevoyant", "suicide", "marche-forcee")] == ["OP-14-5"] * 3
    t = Table()
    t.g.spent[ROME] = BIT[STRATAGEM["marche-forcee"]]
    t.segment().do("buy", "marche-forcee")
    assert t.g.pa[ROME] == 8


@pytest.mark.rule("OP-14-2", "OP-14-5")
def test_what_a_side_may_still_buy_is_what_it_may_hold_unseen() -> None:
    """Of the thirteen of the table without scenarios: not the enemy's, none in the hand, none that has been played."""
    t = Table(hands={ROME: ["prevoyant"], BARBARIAN: ["espion", "marche-forcee"]})
    t.g.sold = GENERAL
    t.g.spent = [BIT[STRATAGEM["suicide"]] | BIT[STRATAGEM["marche-forcee"]], BIT[STRATAGEM["pillards"]]]
    both = {
        "bataille-nocturne", "espion", "marche-forcee", "mauvais-augures", "passage-a-gue", "presage-favorable",
        "prevoyant", "tombee-de-la-nuit", "suicide",
    }  # fmt: skip
    left = {
        ROME: both - {"prevoyant", "suicide"} | {"artillerie-deployee", "tribu-pro-romain"},
        BARBARIAN: both - {"espion", "marche-forcee"} | {"infiltration"},
    }
    for side in (ROME, BARBARIAN):
        assert {STRATAGEM_IDS[s] for s in members(for_sale(t.g, side))} == left[side]
        t.segment(side)
        assert t.legal("buy") == left[side]
        t.g.stack.clear()


@pytest.mark.rule("OP-14-15")
def test_nightfall_saves_the_army_of_the_wrong_tactic_and_from_pursuit() -> None:
    t = fight(Table({"traianus": (PLAIN, [*LEGIONS, "mauri-1"]), "decebalus": (PLAIN, COMATI[:5])}))
    battle = frame(t)
    battle.command[ROME] = BIT[PIECE["mauri-1"]]
    battle.pitched, battle.tactic, battle.suffered, battle.phase = True, [0, 1], [0, 3], CHASE
    assert battle.rolling(t.g, ROME)
    battle.effects = DUSK
    assert not battle.rolling(t.g, ROME)
    battle.decide(t.g)
    assert {t.place(name) for name in COMATI[:5]} == {PLAIN}
    assert not t.events("annihilated")


@pytest.mark.rule("OP-7.2-1", "OP-7.1-1")
def test_who_stands_before_a_town_does_not_go_behind_the_walls_of_its_owner() -> None:
    t = Table({"traianus": ("singidunum", [LEGION]), "decebalus": ("singidunum", COMATI[:1])}, dice=[6])
    settle(meet(t, "singidunum", "traianus", LEGION))
    assert t.events("battle")
    assert not t.g.walls


@pytest.mark.rule("OP-9.11.3-1", "OP-7.2-1")
def test_a_leader_without_men_goes_in_with_those_of_his_side() -> None:
    t = Table({"traianus": (TOWN, [LEGION]), "decebalus": (TOWN, []), "vezinas": (TOWN, COMATI[:1])}, dice=[6])
    settle(meet(t, TOWN, "traianus", LEGION)).do("shelter", COMATI[0])
    assert t.g.walls == BIT[PIECE["decebalus"]] | BIT[PIECE["vezinas"]] | BIT[PIECE[COMATI[0]]]


@pytest.mark.rule("OP-9.11.3-2")
@pytest.mark.parametrize(("die", "fate"), [(3, "captured"), (4, "killed")])
def test_a_leader_whose_unit_is_cut_down_throws_for_his_fate_while_the_fight_goes_on(die: int, fate: str) -> None:
    """Sura stands in the last PF of his legion; the melee of six PF of Dacians, two of whom hit, destroys it."""
    t = Table(
        {"licinius-sura": (PLAIN, [LEGION])}, {LEGIONS[1]: PLAIN, **dict.fromkeys(COMATI[:3], PLAIN)}, pf={LEGION: 1}
    )
    fight(t).do("post", LEGION)
    t.dice(1, 1, 6, 1, 1, die)
    while t.asked == "battle-parley":
        t.do("go-on")
    t.do("hurt", LEGION).do("destroy", LEGION)
    assert [roll["die"] for roll in t.events("fate-roll")] == [[die]]
    assert len(t.events(fate)) == 1
    assert t.asked == "battle-parley"
