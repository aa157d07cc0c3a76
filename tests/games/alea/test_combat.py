"""Combats on land: forces, odds, every modifier, losses, deaths, points (AIE-8, AIE-TB, the events of AIE-TE)."""

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.rules.combat import Battle, TriumviralBattle
from latrunculi.games.alea.table.board import IDS
from latrunculi.games.imperator.rules.battle import average_quality, current, strength
from latrunculi.games.imperator.table.board import battle_state
from latrunculi.kernel.contract import plain
from tests.games.alea.forces import PARTHI_AT_WAR, Field, mask

# ---------------------------------------------------------------- who fights, in what order


@pytest.mark.rule("AIE-8.1-1", "AIE-8.1-2", "AIE-2.E-2")
def test_the_active_camp_attacks_where_both_have_units_in_the_order_it_likes() -> None:
    t = Field(
        "emathia: legio-v; epirus: legio-vi; roma: legio-vii",
        "emathia: legio-i; epirus: legio-ii; thessalia: legio-iii",
        dice=[5, 5],
        active="republicani",
    ).fight()
    assert (t.camp, t.asked) == ("republicani", "combats-start")
    assert t.legal() == {"fight-in"}
    assert t.legal("fight-in") == {"emathia", "epirus"}
    assert t.why_not("fight-in", "roma") == "AIE-8.1-1"
    t.do("fight-in", "epirus")
    assert t.events("battle") == [{"zone": "epirus", "camp": "republicani", "attack": 5, "defence": 5}]


@pytest.mark.rule("AIE-8.1-1")
def test_peoples_at_peace_fight_nobody_and_others_fight_for_their_ruler() -> None:
    t = Field("mesopotamia: legio-v parthi-1; armenia: legio-vi armenii-1", status=PARTHI_AT_WAR, dice=[0]).fight()
    # 5 against 4, 3/1 against 2/2: quality 3 to 2 shifts 5/4 to 3/2, die 1 - 1 (TB) - 1 (foreign land)
    assert [e["zone"] for e in t.events("battle")] == ["mesopotamia"]
    assert t.place("armenii-1") == "armenia"


@pytest.mark.rule("AIE-8.3-1")
def test_naves_in_port_and_those_aboard_do_not_fight_on_land() -> None:
    t = Field("epirus: legio-v naves-1; in-naves-1: legio-vi caesar", "epirus: legio-i legio-ii pompeius")
    seen = plain(battle_state(t.g, Battle(ZONE["epirus"], 0), IDS))
    assert (seen["attack"], seen["defence"], seen["odds"]) == (5, 10, "1/2")
    # TB 1 of the legio, not 3 of Caesar aboard, against 2 of Pompeius
    assert t.look("epirus")["tactics"] == -1


# ---------------------------------------------------------------- odds and shifts


@pytest.mark.rule("AIE-8.3-2", "AIE-TB-1")
@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        ("auxilia-1", "legio-i legio-ii", "1/3"),  # 2 to 10
        ("legio-v", "legio-i legio-ii", "1/2"),  # 5 to 10
        ("legio-v auxilia-1", "legio-i legio-ii", "2/3"),  # 7 to 10
        ("legio-v auxilia-1 auxilia-2", "legio-i legio-ii", "4/5"),  # 9 to 10
        ("legio-v legio-vi auxilia-1", "legio-i legio-ii", "1/1"),  # 12 to 10 is less than 5/4
        ("legio-v legio-vi auxilia-1 auxilia-2", "legio-i legio-ii", "5/4"),  # 14 to 10
        ("legio-v legio-vi legio-vii", "legio-i legio-ii", "3/2"),  # 15 to 10
        ("legio-v legio-vi", "legio-i", "2/1"),
        ("legio-v legio-vi legio-vii", "legio-i", "3/1"),
        ("legio-v legio-vi legio-vii legio-viii legio-ix", "legio-i", "4/1"),  # 5/1
    ],
)
def test_odds_come_down_in_favour_of_the_defender(attack: str, defence: str, odds: str) -> None:
    t = Field(f"emathia: {attack}", f"emathia: {defence}")
    assert plain(battle_state(t.g, Battle(ZONE["emathia"], 0), IDS))["odds"] == odds


@pytest.mark.rule("AIE-8.3-1", "AIE-8.6.1-1", "AIE-1.3-1", "AIE-1.3.1-5")
def test_units_count_on_the_side_that_they_show_and_averages_are_rounded_down() -> None:
    t = Field("emathia: legio-v legio-i auxilia-1", weak="legio-v")
    assert strength(t.g, mask("legio-v legio-i auxilia-1")) == 9  # 2 + 5 + 2
    assert average_quality(t.g, mask("legio-v legio-i auxilia-1")) == 1  # 2 + 2 + 1 = 5, by 3


@pytest.mark.rule("AIE-8.6-5", "AIE-8.6-6", "AIE-8.6-7", "AIE-8.6-8")
@pytest.mark.parametrize(
    ("ours", "theirs", "attacker", "shift"),
    [
        ("legio-v", "legio-i", "caesariani", {"better": 1}),  # 3 to 2
        ("legio-v", "legio-i", "republicani", {"poorer": -1}),
        ("legio-i", "legio-xl", "caesariani", {"far-better": 2}),  # 2 to 1
        ("legio-i", "legio-xl", "republicani", {"far-poorer": -2}),
        ("legio-v legio-vi", "legio-vii", "caesariani", {}),
    ],
)
def test_quality_shifts_the_column(ours: str, theirs: str, attacker: str, shift: dict[str, int]) -> None:
    t = Field(f"emathia: {ours}", f"emathia: {theirs}")
    seen = t.look("emathia", attacker)
    assert {name: amount for name, amount in seen.items() if name.endswith(("better", "poorer"))} == shift


@pytest.mark.rule("AIE-8.3-3")
def test_shifts_stop_at_the_edge_and_dice_at_the_end_lines() -> None:
    # 25 to 5 is 4/1 already, quality 3 to 1 would shift it by two; die 6 + Caesar's 3 is 9
    t = Field("emathia: caesar legio-v legio-vi legio-vii legio-viii legio-ix", "emathia: legio-xl", dice=[5]).fight()
    assert t.events("odds") == [{"attack": 25, "defence": 5, "odds": "4/1", "column": "4/1"}]
    assert t.events("battle-roll") == [{"die": [6], "line": 9}]
    assert t.events("outcome") == [{"attack": "R", "defence": "E", "camp": "caesariani"}]
    # die 6 + 3 + 2 (siegecraft) is read on the last line too
    t = Field("emathia: caesar legio-v", "emathia: legio-i")
    fight = Battle(ZONE["emathia"], 0)
    fight.engines = 2
    t.g.script = [5]
    t.start(fight)
    assert t.events("battle-roll") == [{"die": [6], "line": 9}]


# ---------------------------------------------------------------- the die


@pytest.mark.rule("AIE-8.6-1", "AIE-8.6.2-1")
def test_the_best_leader_counts_or_the_average_of_the_units() -> None:
    t = Field("emathia: caesar curio legio-v", "emathia: equites-1 equites-2 legio-i")
    assert t.look("emathia")["tactics"] == 3  # 3 against (1 + 1 + 0) / 3
    assert t.look("emathia", "republicani")["tactics"] == -3
    t = Field("emathia: legio-v legio-vi", "emathia: pompeius legio-i")
    assert t.look("emathia")["tactics"] == -1  # 1 against 2
    t = Field("emathia: lepidus legio-v", "emathia: legio-i")
    assert "tactics" not in t.look("emathia")  # his 0, not the 1 of his legio


@pytest.mark.rule("AIE-8.6-2")
def test_peoples_out_of_allegiance_defend_well_outside_the_republic() -> None:
    t = Field("mesopotamia: legio-v parthi-1", status=PARTHI_AT_WAR)
    assert t.look("mesopotamia")["foreign-land"] == -1
    t = Field("numidia: legio-v", "numidia: numidae-1", status={"numidae": ("fides", "republicani")})
    assert "foreign-land" not in t.look("numidia")  # in allegiance
    t = Field("seleucis: legio-v parthi-1", status=PARTHI_AT_WAR)
    assert "foreign-land" not in t.look("seleucis")  # in the Republic
    t = Field("mesopotamia: legio-v parthi-1", "mesopotamia: legio-i", status=PARTHI_AT_WAR)
    assert "foreign-land" not in t.look("mesopotamia")  # with a legio


@pytest.mark.rule("AIE-8.6-3")
def test_forces_without_romans_attack_well_outside_the_republic() -> None:
    t = Field("mesopotamia: legio-v parthi-1", status=PARTHI_AT_WAR)
    assert t.look("mesopotamia", "republicani")["foreign-attack"] == 1
    t = Field("mesopotamia: legio-v parthi-1", "mesopotamia: auxilia-1", status=PARTHI_AT_WAR)
    assert "foreign-attack" not in t.look("mesopotamia", "republicani")
    t = Field("seleucis: legio-v parthi-1", status=PARTHI_AT_WAR)
    assert "foreign-attack" not in t.look("seleucis", "republicani")


@pytest.mark.rule("AIE-8.6-4")
def test_crossing_counts_as_soon_as_one_unit_has_crossed() -> None:
    t = Field("bruttium: legio-v legio-vi", "bruttium: legio-i", arrived="legio-v legio-vi", crossed="legio-v legio-vi")
    assert t.look("bruttium")["crossing"] == -1
    t.g.crossed = mask("legio-v")
    assert t.look("bruttium")["crossing"] == -1  # the other came by another way
    t.g.arrived = mask("legio-v")  # or has been there before
    assert t.look("bruttium")["crossing"] == -1
    t.g.crossed = 0
    assert "crossing" not in t.look("bruttium")


@pytest.mark.rule("AIE-8.6.3-1")
def test_politics_between_two_roman_forces_with_a_party_leader_each() -> None:
    chiefs = ("caesar", "pompeius")
    t = Field("emathia: caesar legio-v", "emathia: pompeius legio-i", chiefs=chiefs)
    assert t.look("emathia")["politics-for"] == 1  # 5 to 4
    assert t.look("emathia", "republicani")["politics-against"] == -1
    t = Field("emathia: caesar legio-v", "emathia: cato legio-i", chiefs=chiefs)
    assert "politics-for" not in t.look("emathia")  # Cato leads no party
    t = Field("emathia: m-antonius legio-v", "emathia: pompeius legio-i", chiefs=("m-antonius", "pompeius"))
    assert not {"politics-for", "politics-against"} & set(t.look("emathia"))  # 4 to 4
    status = {"numidae": ("fides", "republicani")}
    t = Field("byzacium: caesar legio-v", "byzacium: pompeius numidae-1", chiefs=chiefs, status=status)
    assert "politics-for" not in t.look("byzacium")  # no Romans with Pompeius
    # the Pretender is one of them
    t = Field("emathia: caesar legio-v", "emathia: m-antonius legio-i", chiefs=("caesar", ""))
    t.g.pretender = PIECE["m-antonius"]
    assert t.look("emathia")["politics-for"] == 1  # 5 to 4


@pytest.mark.rule("AIE-6.E.8-1", "AIE-6.E.9-1", "AIE-8.6-1")
def test_siegecraft_and_walls_add_up() -> None:
    t = Field("emathia: legio-v", "emathia: legio-vi", dice=[3])
    fight = Battle(ZONE["emathia"], 0)
    fight.engines, fight.walls = 3, 1
    t.start(fight)
    assert [(e["modifier"], e["amount"]) for e in t.events("modifier")] == [("siegecraft", 3), ("wall", -1)]
    assert t.events("battle-roll") == [{"die": [4], "line": 6}]


@pytest.mark.rule("AIE-TE-3", "AIE-TE-16")
def test_discouraged_romans() -> None:
    t = Field("seleucis: legio-v parthi-1", status=PARTHI_AT_WAR, event=3)
    assert t.look("seleucis")["despondency"] == -1
    assert t.look("seleucis", "republicani")["despondency"] == 1
    t = Field("seleucis: legio-v parthi-1", "seleucis: auxilia-1", status=PARTHI_AT_WAR, event=3)
    assert "despondency" not in t.look("seleucis")  # Romans on both sides
    assert "despondency" not in Field("emathia: legio-v", "emathia: legio-i", event=3).look("emathia")


@pytest.mark.rule("AIE-TE-5", "AIE-TE-16")
def test_vigour_of_celts_and_germans() -> None:
    status = {
        "suebi": ("bellum", "republicani"),
        "galatae": ("bellum", "caesariani"),
        "daci": ("bellum", "republicani"),
    }
    t = Field("aedui: legio-v suebi-1", status=status, event=5)
    assert t.look("aedui")["vigour"] == -1
    assert t.look("aedui", "republicani")["vigour"] == 1
    t = Field("aedui: galatae-1 suebi-1", status=status, event=5)
    assert "vigour" not in t.look("aedui")
    t = Field("emathia: legio-v daci-1", status=status, event=5)
    assert "vigour" not in t.look("emathia")  # Thracians


@pytest.mark.rule("AIE-TE-12", "AIE-TE-16")
def test_donative_to_the_legions() -> None:
    t = Field("seleucis: legio-v parthi-1", status=PARTHI_AT_WAR, event=12)
    assert t.look("seleucis")["donative"] == 1
    assert t.look("seleucis", "republicani")["donative"] == -1
    t = Field("seleucis: auxilia-1 parthi-1", status=PARTHI_AT_WAR, event=12)
    assert "donative" not in t.look("seleucis")  # no legio
    t = Field("seleucis: legio-v parthi-1", "seleucis: auxilia-1", status=PARTHI_AT_WAR, event=12)
    assert "donative" not in t.look("seleucis")


# ---------------------------------------------------------------- results and losses


@pytest.mark.rule("AIE-8.4.2-1", "AIE-8.5.1-1", "AIE-8.5.1-2")
def test_all_lost() -> None:
    # 25 to 5, die 6 + 3 - 1 (L. Afranius) is 8 on 4/1: R / E
    t = Field("emathia: caesar legio-v legio-vi legio-vii legio-viii legio-ix", "emathia: afranius legio-i",
              dice=[5, 5]).fight()  # fmt: skip
    t.do("stand")
    assert t.g.script == [5]
    assert t.events("outcome") == [{"attack": "R", "defence": "E", "camp": "caesariani"}]
    assert t.place("legio-i") == "fallen"
    assert t.place("afranius") == "gone"


@pytest.mark.rule("AIE-8.5.1-2")
def test_a_leader_of_a_people_killed_in_combat_may_return() -> None:
    t = Field("seleucis: caesar legio-v legio-vi legio-vii legio-viii; seleucis: pacorus parthi-1; media: parthi-2",
              status=PARTHI_AT_WAR, dice=[5]).fight()  # fmt: skip
    t.do("stand")  # 20 to 4 is 4/1; 6 + 3 - 2 is 7: R / E
    assert t.events("outcome")[0]["defence"] == "E"
    assert t.place("pacorus") == "fallen"
    assert t.points() == (1, 0)


@pytest.mark.rule("AIE-8.4.2-2", "AIE-8.4.2-3", "AIE-8.4.1-2")
def test_all_weakened_and_a_fraction_of_the_enemies_hit() -> None:
    # 20 to 20, quality 2 to 2: column 1/1. Die 5 on it: 3/4 / A. Four enemies hit: three of ours, chosen one by one.
    t = Field("emathia: legio-i legio-ii legio-iii legio-xv", "emathia: legio-xvi legio-xvii legio-xviii legio-xix",
              weak="legio-ii legio-xix", dice=[4])  # fmt: skip
    t.add("legio-vernacula", "roma", 0)
    t.fight()  # 17 to 17
    assert t.events("outcome") == [{"attack": "3/4", "defence": "A", "camp": "caesariani"}]
    assert t.weak() == {"legio-ii", "legio-xvi", "legio-xvii", "legio-xviii"}
    assert t.place("legio-xix") == "fallen"
    assert (t.camp, t.asked) == ("caesariani", "battle-losses")
    t.do("weaken", "legio-i")
    assert t.why_not("weaken", "legio-i") == "AIE-8.4.2-3"  # each once at most
    t.do("weaken", "legio-ii")
    assert t.place("legio-ii") == "fallen"
    t.do("weaken", "legio-iii")
    assert t.asked == "retreat-start"
    assert t.weak() == {"legio-i", "legio-iii", "legio-xvi", "legio-xvii", "legio-xviii"}


@pytest.mark.rule("AIE-8.4.2-4", "AIE-8.4.1-2", "AIE-8.4.1-1")
@pytest.mark.parametrize(("die", "loser"), [(3, "attacker"), (2, "defender")])
def test_of_two_cells_without_losses_the_lower_die_is_the_defenders(die: int, loser: str) -> None:
    # column 1/1: line 3 is R / R for the defender, line 4 for the attacker
    t = Field("emathia: legio-i", "emathia: legio-ii", dice=[die]).fight()
    winner = "republicani" if die == 2 else "caesariani"
    assert t.events("outcome") == [{"attack": "R", "defence": "R", "camp": winner}]
    assert t.asked == "retreat-lead"
    assert t.camp == ("caesariani" if die == 2 else "republicani")
    assert t.weak() == set()


# ---------------------------------------------------------------- evasion


@pytest.mark.rule("AIE-8.2.1-1", "AIE-8.2.1-2", "AIE-8.2.1-3")
def test_evasion() -> None:
    # Cato: SV 2, CC 3; the attackers came from Caria; Caesarians hold Cilicia
    t = Field("ionia: legio-v legio-vi; cilicia: legio-vii", "ionia: cato legio-i legio-ii legio-iii legio-xv",
              dice=[0, 3])  # fmt: skip
    t.g.came_from[ZONE["ionia"]] = 1 << ZONE["caria"]
    t.fight()
    assert (t.camp, t.asked) == ("republicani", "battle-decide")
    assert t.legal() == {"stand", "evade"}
    t.do("evade")
    assert t.events("evasion-roll") == [{"die": [1], "strategy": 2}]
    assert t.why_not("withdraw", "legio-i") == "AIE-8.2.1-3"
    t.do("withdraw", "cato")
    for unit in ("legio-i", "legio-ii", "legio-iii"):
        t.do("take", unit)
    assert t.why_not("take", "legio-xv") == "AIE-3.4.1-2"
    assert t.legal("retreat-to") == {"mysia", "bithynia"}
    assert t.why_not("retreat-to", "caria") == "AIE-8.2.1-2"  # from there they came
    assert t.why_not("retreat-to", "cilicia") == "AIE-8.2.1-2"  # enemies
    assert t.why_not("retreat-to", "roma") == "AIE-7.2-1"
    assert t.why_not("retreat-to", "galatia") == "AIE-3.4.1-6"  # out of the Republic without a party leader
    t.do("retreat-to", "mysia")
    assert t.place("cato") == t.place("legio-iii") == "mysia"
    # the last one fights: 10 to 5, better quality, die 4 + 1
    assert t.events("odds") == [{"attack": 10, "defence": 5, "odds": "2/1", "column": "3/1"}]


@pytest.mark.rule("AIE-8.2.1-1")
def test_evasion_fails_on_the_value_itself_and_is_tried_once_by_a_leader() -> None:
    t = Field("emathia: legio-v", "emathia: cato legio-i", dice=[1, 0]).fight()
    t.do("evade")
    assert t.events("evasion-roll") == [{"die": [2], "strategy": 2}]
    assert t.events("battle-roll")  # no second attempt
    t = Field("emathia: legio-v", "emathia: legio-i", dice=[0]).fight()
    assert t.events("battle-roll")  # no leader, nothing to ask


@pytest.mark.rule("AIE-TE-4", "AIE-TE-11")
def test_events_hold_pieces_from_evasion_and_flight() -> None:
    t = Field("emathia: legio-v", "emathia: pompeius cato legio-i", chiefs=("", "pompeius"), event=4, dice=[0])
    t.g.sick = PIECE["pompeius"]
    t.fight()
    assert not Battle(ZONE["emathia"], 0).can_flee(t.g)
    t.do("evade")
    assert t.why_not("withdraw", "pompeius") == "AIE-TE-4"
    assert t.legal("withdraw") == {"cato"}
    t = Field("roma: legio-v", "roma: pompeius legio-i", event=11, dice=[0])
    t.g.held = mask("pompeius legio-i")
    assert not Battle(ZONE["roma"], 0).can_flee(t.g)
    t.fight()
    assert t.events("battle-roll")
    t = Field("roma: legio-v", "roma: pompeius cato legio-i", event=11, dice=[0])
    t.g.held = mask("pompeius")
    t.fight()
    t.do("evade")
    assert t.why_not("withdraw", "pompeius") == "AIE-TE-11"


# ---------------------------------------------------------------- retreat


@pytest.mark.rule("AIE-8.4.1-1", "AIE-8.5.1-1", "AIE-3.4.2-6")
def test_nobody_retreats_by_sea() -> None:
    # 15 to 5, better quality: 4/1, die 2 + 1: R / A
    t = Field("creta: legio-v legio-vi legio-vii", "creta: cato legio-i naves-1", dice=[1]).fight()
    if "stand" in t.legal():
        t.do("stand")
    assert t.events("outcome")[0]["defence"] == "A"
    assert (t.place("legio-i"), t.place("cato")) == ("fallen", "gone")
    assert t.asked == "expulsion-choose-sea", "the ship puts to sea, alone"


@pytest.mark.rule("AIE-8.4.1-1")
def test_retreat_needs_no_leader_and_an_attacker_may_go_back() -> None:
    # 5 to 10 is 1/2, die 1: A / R
    t = Field("emathia: legio-i", "emathia: legio-ii legio-iii", dice=[0])
    t.g.came_from[ZONE["emathia"]] = 1 << ZONE["epirus"]
    t.fight()
    assert t.events("outcome")[0]["camp"] == "republicani"
    assert (t.camp, t.asked) == ("caesariani", "retreat-lead")
    assert "epirus" in t.legal("retreat-to")
    t.do("retreat-to", "epirus")
    assert t.place("legio-i") == "epirus"
    assert t.g.over


@pytest.mark.rule("AIE-8.4.1-1", "AIE-8.5.1-1", "AIE-10.J-2")
def test_who_cannot_retreat_is_eliminated() -> None:
    # Lilybaetana borders on Syracusana alone, whence the attackers came; 15 to 5 is 3/1, better still: 4/1
    t = Field("lilybaetana: legio-v legio-vi legio-vii", "lilybaetana: cato legio-i", dice=[0])
    t.g.came_from[ZONE["lilybaetana"]] = 1 << ZONE["syracusana"]
    t.fight()  # without a way out nobody is asked; die 1 + 1 - 0
    assert t.events("outcome")[0] == {"attack": "R", "defence": "A", "camp": "caesariani"}
    assert t.place("legio-i") == "fallen"
    assert t.place("cato") == "gone"
    assert t.points() == (1, 0)


@pytest.mark.rule("AIE-8.5.1-1")
def test_a_leader_of_a_people_left_in_the_republic_without_his_units_is_eliminated() -> None:
    # 10 to 4 is 2/1, quality 3 to 2: 3/1; die 3 + 1 - 2: 2 on 3/1 is 1/2 / A; the weakened Parthi are lost
    t = Field("seleucis: legio-v legio-vi; seleucis: pacorus parthi-1; media: parthi-2", status=PARTHI_AT_WAR,
              weak="parthi-1", dice=[3])  # fmt: skip
    t.fight()
    t.do("stand")
    assert t.place("parthi-1") == "fallen"
    assert t.place("pacorus") == "fallen"
    assert t.points() == (1, 0)


@pytest.mark.rule("AIE-4.3-3")
def test_peoples_do_not_retreat_beyond_their_leash() -> None:
    status = {"belgae": ("bellum", "republicani")}
    # 15 to 3 is 4/1, die 4 + 1: R / A. All around Bruttium is more than five steps from the Belgae.
    t = Field("bruttium: legio-v legio-vi legio-vii; bruttium: belgae-1; belgae: belgae-2", status=status, dice=[3])
    t.fight()
    assert t.events("outcome")[0]["defence"] == "A"
    assert t.place("belgae-1") == "fallen"


# ---------------------------------------------------------------- points and marks


@pytest.mark.rule("AIE-10.J-1")
@pytest.mark.parametrize(("defenders", "points"), [("legio-iii", 0), ("legio-iii equites-1", 1)])
def test_a_great_battle(defenders: str, points: int) -> None:
    # 30 to 5 is 35, to 7 is 37
    ours = "legio-v legio-vi legio-vii legio-viii legio-ix legio-x"
    t = Field(f"emathia: {ours}", f"emathia: {defenders}", dice=[2]).fight()
    assert t.events("outcome")[0]["camp"] == "caesariani"
    assert t.points() == (points, 0)
    assert t.g.count == points


@pytest.mark.rule("AIE-2.F.1-9", "AIE-2.F.1-2", "AIE-10.J-2")
def test_party_leaders_who_fight_and_fall_are_remembered() -> None:
    t = Field("emathia: caesar legio-v", "emathia: cato legio-i", chiefs=("caesar", "pompeius"), dice=[0]).fight()
    assert t.marks() == set()
    t.do("stand")
    assert t.marks() == {"party-fought"}
    t = Field("emathia: curio legio-v legio-vi legio-vii legio-viii", "emathia: pompeius legio-i", dice=[5],
              chiefs=("caesar", "pompeius"))  # fmt: skip
    t.add("equites-1", "emathia", 0)
    t.g.script = [5]
    t.fight()
    t.do("stand")  # 22 to 5 is 4/1; 6 + 1 - 2 is 5: R / A; Pompeius retreats
    assert t.marks() == {"party-fought"}
    t = Field("lilybaetana: curio legio-v legio-vi legio-vii", "lilybaetana: pompeius legio-i", dice=[5],
              chiefs=("caesar", "pompeius"))  # fmt: skip
    t.g.came_from[ZONE["lilybaetana"]] = 1 << ZONE["syracusana"]
    t.fight()
    assert t.place("pompeius") == "gone"
    assert t.marks() == {"party-fought", "party-fell"}
    assert t.points() == (1, 0)


# ---------------------------------------------------------------- the sick, rivals


@pytest.mark.rule("AIE-TE-4")
def test_the_sick_party_leader_gives_no_tactics_and_dies_of_a_defeat() -> None:
    t = Field("emathia: caesar legio-v", "emathia: legio-i", chiefs=("caesar", ""), event=4)
    t.g.sick = PIECE["caesar"]
    assert "tactics" not in t.look("emathia")
    t.g.script = [0]  # 5 to 5, better quality: 5/4; line 1: A / 3/4
    t.fight()
    assert t.events("outcome")[0]["camp"] == "republicani"
    assert t.place("caesar") == "gone"
    assert t.points() == (0, 1)
    assert t.marks() == {"party-fought", "party-fell"}


def rivals(ours: str, theirs: str, die: int) -> Field:
    """M. Antonius, Pretender, has gone over to REPUBLICAN and meets Caesar."""
    t = Field(f"emathia: {ours}", f"emathia: {theirs}", chiefs=("caesar", "pompeius"), dice=[die])
    t.g.pretender = PIECE["m-antonius"]
    t.g.rebels = mask("m-antonius")
    t.fight()
    t.do("stand")
    return t


@pytest.mark.rule("AIE-8.5.2-1", "AIE-3.6-9", "AIE-3.6-8")
def test_the_beaten_one_of_two_rivals_dies() -> None:
    # 5 to 5, 3 to 2: 5/4; die 1 + 3 - 2 + 1 (CP 5 to 4) = 3: R / R for the attacker? line 3 of 5/4 is R* / R
    t = rivals("caesar legio-v", "m-antonius legio-i", 0)
    assert t.events("outcome")[0] == {"attack": "R", "defence": "R", "camp": "caesariani"}
    assert t.place("m-antonius") == "gone"
    assert t.g.won == 0
    # 5 to 10, 1 to 2: 1/3; die 1 + 3 - 2 + 1 = 3 on 1/3 is A / R
    t = rivals("caesar legio-xl", "m-antonius legio-i legio-ii", 0)
    assert t.events("outcome")[0] == {"attack": "A", "defence": "R", "camp": "republicani"}
    assert t.place("caesar") == "gone"
    assert t.g.won == 1
    assert t.points() == (0, 1)


@pytest.mark.rule("AIE-3.6-8", "AIE-8.5.2-1")
def test_only_the_first_party_leader_of_the_camp_he_left_is_his_rival() -> None:
    # 5 to 10, far poorer: 1/3; die 4 + 0 - 2 + 1 (CP) is 3: A / R
    t = Field("emathia: octavianus legio-xl", "emathia: m-antonius legio-i legio-ii", chiefs=("caesar", "pompeius"),
              dice=[3])  # fmt: skip
    t.g.second[0] = PIECE["octavianus"]
    t.g.pretender = PIECE["m-antonius"]
    t.fight()
    t.do("stand")
    assert t.events("outcome")[0]["camp"] == "republicani"
    assert t.place("octavianus") == "emathia"  # he retreats
    assert t.asked == "retreat-start"
    assert t.g.won == 0


@pytest.mark.rule("AIE-10.J-2", "AIE-3.6-10")
def test_the_pretender_and_his_follower_who_fall_together_are_worth_a_point_each() -> None:
    # 20 to 5: 4/1; die 6 + 3 - 2 + 1 (CP 5 to 4) is 8: R / E
    t = Field("emathia: caesar legio-v legio-vi legio-vii legio-viii", "emathia: m-antonius curio legio-i",
              chiefs=("caesar", "pompeius"), dice=[5])  # fmt: skip
    t.g.pretender = PIECE["m-antonius"]
    t.g.rebels = mask("m-antonius curio legio-i")
    t.fight()
    t.do("stand")
    assert t.events("outcome")[0] == {"attack": "R", "defence": "E", "camp": "caesariani"}
    assert (t.place("m-antonius"), t.place("curio")) == ("gone", "gone")
    assert t.points() == (2, 0)


# ---------------------------------------------------------------- Janus


@pytest.mark.rule("AIE-6.B.2-1")
def test_janus_keeps_romans_apart() -> None:
    t = Field(
        "emathia: legio-v; seleucis: legio-vi parthi-1; epirus: legio-vii",
        "emathia: legio-i",
        status=PARTHI_AT_WAR | {"daci": ("fides", "republicani")},
        flags=["janus"],
        dice=[0],
    )
    t.add("daci-1", "epirus", 1)
    t.fight()
    assert t.legal("fight-in") == {"seleucis", "epirus"}
    assert t.why_not("fight-in", "emathia") == "AIE-6.B.2-1"
    t = Field("emathia: legio-v", "emathia: legio-i", flags=["janus"]).fight()
    assert t.g.over  # together, without fighting


# ---------------------------------------------------------------- stratagems of a battle


@pytest.mark.rule("AIE-6.E.1-1")
def test_flight_of_the_whole_force_where_evasion_may_not_go() -> None:
    t = Field("emathia: legio-v; epirus: legio-vii", "emathia: legio-i legio-ii legio-iii legio-xv")
    t.g.came_from[ZONE["emathia"]] = 1 << ZONE["thessalia"]
    fight = Battle(ZONE["emathia"], 0)
    assert fight.can_flee(t.g)
    t.start(fight.flight())
    assert (t.camp, t.asked) == ("republicani", "flight-start")
    assert t.legal("retreat-to") == {"thessalia", "ora-thracia"}
    assert t.why_not("retreat-to", "epirus") == "AIE-8.2.1-2"
    t.do("retreat-to", "thessalia")
    assert t.place("legio-i") == t.place("legio-xv") == "thessalia"
    t = Field("lilybaetana: legio-v; syracusana: legio-vi", "lilybaetana: legio-i")
    assert not Battle(ZONE["lilybaetana"], 0).can_flee(t.g)


@pytest.mark.rule("AIE-6.E.7-1", "AIE-6.E.7-2")
def test_veni_vidi_vici() -> None:
    chiefs = ("caesar", "pompeius")
    t = Field("seleucis: caesar legio-v; seleucis: parthi-1 parthi-2 parthi-3", status=PARTHI_AT_WAR, chiefs=chiefs)
    fight = Battle(ZONE["seleucis"], 0)
    assert fight.may_conquer(t.g, 0)
    assert not fight.may_conquer(t.g, 1)
    fight.replace_die(0)
    t.start(fight)
    # 5 to 12 is 1/3, quality 3 to 2: 1/2; the last line of it is 1/4 / A
    assert t.events("die-replaced") == [{"line": 9}]
    assert t.events("outcome") == [{"attack": "1/4", "defence": "A", "camp": "caesariani"}]
    fight = Battle(ZONE["seleucis"], 1)
    t = Field("seleucis: caesar legio-v; seleucis: parthi-1", status=PARTHI_AT_WAR, chiefs=chiefs, active="republicani")
    assert fight.may_conquer(t.g, 0)
    fight.replace_die(0)
    fight.tried = True
    t.start(fight)
    assert t.events("die-replaced") == [{"line": -2}]
    t = Field("seleucis: caesar legio-v; seleucis: parthi-1", "seleucis: legio-i", status=PARTHI_AT_WAR, chiefs=chiefs)
    assert not Battle(ZONE["seleucis"], 0).may_conquer(t.g, 0)  # a Roman among them
    t = Field("seleucis: curio legio-v; seleucis: parthi-1", status=PARTHI_AT_WAR, chiefs=chiefs)
    assert not Battle(ZONE["seleucis"], 0).may_conquer(t.g, 0)  # no party leader


@pytest.mark.rule("AIE-6.E.6-1", "AIE-6.E.6-3")
def test_turncoats_fight_on_the_other_side_at_once() -> None:
    t = Field("emathia: legio-v", "emathia: legio-i auxilia-1 equites-1")
    fight = Battle(ZONE["emathia"], 0)
    assert fight.deserters(t.g, 1) == mask("legio-i auxilia-1 equites-1")
    fight.change_sides(t.g, mask("auxilia-1 equites-1"), 0)
    assert (fight.reckon(t.g).attack, fight.reckon(t.g).defence) == (9, 5)
    assert t.owner("auxilia-1") == "caesariani"
    # the last two: nobody is left to fight
    t = Field("emathia: legio-v", "emathia: legio-i auxilia-1")
    fight = Battle(ZONE["emathia"], 0)
    fight.change_sides(t.g, mask("auxilia-1 legio-i"), 0)
    t.start(fight)
    assert t.g.over
    assert not t.events("battle-roll")


# ---------------------------------------------------------------- triumvirs


def triumvir(die: int, antonian: str = "legio-i legio-ii", parthian: str = "parthi-1 parthi-2") -> Field:
    """Parthi, controlled by REPUBLICAN, among the forces of M. Antonius in Seleucis."""
    return Field(
        f"seleucis: {parthian}; media: parthi-6",
        nobody=f"seleucis: ventidius {antonian}; cilicia: legio-iii",
        status=PARTHI_AT_WAR,
        triumvirs={"syria": "m-antonius"},
        active="republicani",
        dice=[die],
    ).fight()


@pytest.mark.rule("AIE-3.7.4-3")
def test_a_people_at_war_fights_a_triumvir_whom_the_other_camp_conducts() -> None:
    # 8 to 10 is 4/5, quality 2 to 2, die 1 + 2 - 2: 1 on 4/5 is A / 1/2: the Parthi lose, Ventidius weakens one of two
    t = triumvir(0)
    assert t.events("outcome") == [{"attack": "A", "defence": "1/2", "camp": "caesariani"}]
    assert (t.camp, t.asked) == ("caesariani", "triumviral-battle-losses")  # no evasion was offered before
    t.do("weaken", "legio-i")
    assert t.camp == "republicani"
    assert t.asked == "retreat-start"
    assert t.points() == (0, 0)


@pytest.mark.rule("AIE-3.7.4-3")
def test_a_beaten_triumvir_retreats_within_his_region() -> None:
    # 24 to 10 is 2/1, die 6 + 2 - 2: 6 on 2/1 is 1/4 / A
    t = triumvir(5, parthian="parthi-1 parthi-2 parthi-3 parthi-4 parthi-5")
    assert t.events("outcome") == [{"attack": "1/4", "defence": "A", "camp": "republicani"}]
    assert (t.camp, t.asked) == ("caesariani", "triumviral-retreat-start")
    t.do("withdraw", "ventidius")
    t.do("take", "legio-i")
    assert t.legal("retreat-to") == {"cilicia", "phoenice", "coele-syria"}
    assert t.why_not("retreat-to", "cappadocia") == "AIE-3.7.4-3"
    t.do("retreat-to", "cilicia")
    assert t.place("ventidius") == t.place("legio-i") == "cilicia"
    t.do("retreat-to", "phoenice")
    assert t.place("legio-ii") == "phoenice"
    assert not (t.g.own[0] | t.g.own[1]) & mask("ventidius legio-i")


@pytest.mark.rule("AIE-3.7.4-3", "AIE-10.J-2")
def test_triumviral_battles_score_nothing() -> None:
    # 20 to 5 is 4/1, die 6 + 2 - 2: R / A; Parthi all around leave Ventidius no way out
    t = Field(
        "",
        "",
        nobody="seleucis: ventidius legio-i",
        status=PARTHI_AT_WAR,
        triumvirs={"syria": "m-antonius"},
        active="republicani",
        dice=[5],
    )
    for unit, zone in enumerate(["seleucis"] * 5 + ["cilicia"], 1):
        t.add(f"parthi-{unit}", zone, 1)
    for leader, zone in (("labienus", "phoenice"), ("cato", "coele-syria")):
        t.add(leader, zone, 1)
    for unit, zone in (("legio-ii", "phoenice"), ("legio-iii", "coele-syria")):
        t.add(unit, zone, 1)
    t.fight()
    assert t.events("outcome") == [{"attack": "R", "defence": "A", "camp": "republicani"}]
    assert t.place("legio-i") == "fallen"
    assert t.place("ventidius") == "gone"
    assert t.points() == (0, 0)
    # nor does a battle of more than 35 PF, nor the last unit of a People
    fight = TriumviralBattle(ZONE["seleucis"], 1)
    assert not fight.PARTS.scores
    assert not fight.can_flee(t.g)
    t = triumvir(0, "legio-i legio-ii legio-xv legio-xvi legio-xvii legio-xviii legio-xix", "parthi-1")
    assert t.events("outcome")[0] == {"attack": "A", "defence": "R", "camp": "caesariani"}  # 1/3, die 1 + 2 - 2
    assert t.points() == (0, 0)


# ---------------------------------------------------------------- pacified by arms


@pytest.mark.rule("AIE-9.4-1", "AIE-10.J-4")
def test_a_people_is_pacified_at_once_when_its_last_unit_falls() -> None:
    status = {"belgae": ("bellum", "republicani")}
    t = Field("remi: legio-v legio-vi legio-vii; remi: belgae-1", status=status, weak="belgae-1", dice=[5]).fight()
    assert t.status("belgae") == "pax"
    t = Field("remi: legio-v legio-vi legio-vii; remi: belgae-1; belgae: belgae-2", status=status, weak="belgae-1",
              dice=[5]).fight()  # fmt: skip
    assert t.status("belgae") == "bellum"  # one is left
    t = Field("seleucis: legio-v legio-vi legio-vii; seleucis: parthi-1", status=PARTHI_AT_WAR, weak="parthi-1",
              dice=[5]).fight()  # fmt: skip
    assert t.status("parthi") == "pax"
    assert t.points() == (4, 0)  # the value of the Parthi


@pytest.mark.rule("AIE-9.4-1")
def test_a_failed_retreat_of_the_last_unit_pacifies_too() -> None:
    status = {"belgae": ("bellum", "republicani")}
    # 15 to 3 is 4/1, die 4 + 1: R / A; too far from home to retreat
    t = Field("bruttium: legio-v legio-vi legio-vii; bruttium: belgae-1", status=status, dice=[3]).fight()
    assert t.events("outcome")[0]["defence"] == "A"
    assert t.status("belgae") == "pax"
    assert not t.g.on_map(PIECE["belgae-1"])


# ---------------------------------------------------------------- ports


@pytest.mark.rule("AIE-3.4.2-6")
def test_naves_leave_a_port_that_the_enemy_has_taken() -> None:
    # 15 to 5, better quality: 4/1, die 6 + 1: R / E
    t = Field("epirus: legio-v legio-vi legio-vii; mare-ionium: naves-3", "epirus: legio-i naves-1 naves-2", dice=[5])
    t.fight()
    assert t.place("naves-1") == t.place("naves-2") == "mare-superum"
    t = Field(
        "pentapolis: legio-v legio-vi legio-vii; mare-punicum: naves-3; mare-ionium: naves-4; mare-creticum: naves-5",
        "pentapolis: legio-i naves-1; in-naves-1: legio-ii cato",
        dice=[5],
    )
    t.fight()
    assert t.place("naves-1") == t.place("legio-ii") == "fallen"
    assert t.place("cato") == "gone"


def test_the_battle_in_progress_is_the_topmost() -> None:
    t = Field("emathia: legio-v", "emathia: cato legio-i").fight()
    fight = current(t.g)
    assert isinstance(fight, Battle)
    assert t.g.clone().stack == t.g.stack


# ---------------------------------------------------------------- the windows of a battle


@pytest.mark.rule("AIE-6.E.1-2", "AIE-2.E-5")
def test_the_defender_flees_just_before_the_combat() -> None:
    t = Field("emathia: legio-v", "emathia: legio-i", hands={"republicani": ["fuga"]}).interrupted()
    assert (t.camp, t.asked) == ("republicani", "interrupt-start")
    t.do("play", "fuga")
    assert t.asked == "flight-start"
    t.do("retreat-to", "ora-thracia")
    assert t.place("legio-i") == "ora-thracia"
    assert len(t.events("battle")) == 1
    assert not t.events("battle-roll")
    # it is not for the attacker, nor for the time of the movements
    t = Field("emathia: legio-v; epirus: legio-vi", "emathia: legio-i", hands={"caesariani": ["fuga"]}).interrupted()
    assert t.why_not("play", "fuga") == "AIE-6.E.1-1"


@pytest.mark.rule("AIE-2.E-5")
def test_both_camps_are_asked_before_and_after_the_die_and_the_last_word_is_open() -> None:
    t = Field("emathia: legio-v", "emathia: legio-i", dice=[3],
              hands={"republicani": ["favor-divinus"], "caesariani": ["favor-divinus"]}).interrupted()  # fmt: skip
    t.do("fight-in", "emathia")
    seen = []
    while t.asked == "interrupt-start":
        seen.append((t.camp, len(t.events("odds"))))
        t.do("decline")
    # before the combat the defender alone, then the attacker and the defender before and after the die
    assert seen[:5] == [
        ("republicani", 0), ("caesariani", 0), ("republicani", 0), ("caesariani", 1), ("republicani", 1),
    ]  # fmt: skip


@pytest.mark.rule("AIE-6.E.9-1", "AIE-6.E.8-1")
def test_walls_and_engines_change_the_die() -> None:
    t = Field("emathia: legio-v", "emathia: legio-vi", dice=[3],
              hands={"republicani": ["murus-2"], "caesariani": ["poliorcetica-1"]}).interrupted()  # fmt: skip
    t.do("fight-in", "emathia").do("decline")
    t.do("play", "poliorcetica-1").do("play", "murus-2")
    while not t.g.over and t.asked == "interrupt-start":
        t.do("decline")
    assert {e["modifier"]: e["amount"] for e in t.events("modifier")} == {"siegecraft": 1, "wall": -2}
    assert t.events("battle-roll") == [{"die": [4], "line": 3}]


@pytest.mark.rule("AIE-8.5.1-1")
def test_a_leader_of_a_people_far_from_the_combat_is_not_touched_by_it() -> None:
    """Ptolemaeus, alone in Coele Syria, when two units of his fall in Cyrenaica: 5/1, die 6, E for the defence."""
    t = Field(
        "pentapolis: caesar legio-v legio-vi legio-vii legio-viii",
        "pentapolis: aegyptii-1 aegyptii-2; aegyptus: aegyptii-3; coele-syria: ptolemaeus",
        status={"aegyptii": ("bellum", "republicani")}, dice=[5], year=48,
    )  # fmt: skip
    t.fight()
    assert t.events("outcome")[0]["defence"] == "E"
    assert t.place("ptolemaeus") == "coele-syria"
    assert t.points() == (0, 0)


@pytest.mark.rule("AIE-10.J-2", "AIE-3.7.4-3")
def test_an_assassination_on_the_eve_of_a_triumviral_battle_scores() -> None:
    """The battle itself scores nothing, but Labienus does not fall in it."""
    t = Field("", "seleucis: parthi-1; achaia: labienus", nobody="seleucis: ventidius legio-i", status=PARTHI_AT_WAR,
              triumvirs={"syria": "m-antonius"}, active="republicani", dice=[9],
              hands={"caesariani": ["caedes"]}).interrupted()  # fmt: skip
    assert (t.camp, t.asked) == ("caesariani", "interrupt-start")
    t.do("play", "caedes")
    assert t.place("labienus") == "gone"
    assert t.points() == (1, 0)


@pytest.mark.rule("AIE-9.4-3", "AIE-6.E.4-5")
def test_the_last_unit_of_a_people_that_dies_of_the_plague_in_its_retreat_is_not_beaten_by_arms() -> None:
    # 15 to 2 is 4/1, die 3 + 1 (TB) - 1 (foreign land) = 3: R / A; then a 9 on 1d10
    status = {"numidae": ("bellum", "republicani")}
    t = Field("numidia: legio-v legio-vi legio-vii", "numidia: numidae-1", status=status, dice=[2, 9])
    t.g.plague = ZONE["zeugitana"]
    t.fight()
    assert t.events("outcome")[0]["defence"] == "A"
    t.do("retreat-to", "zeugitana")
    assert t.status("numidae") == "pax"
    assert t.points() == (0, 0)
    assert not any(t.g.back)


@pytest.mark.rule("AIE-3.7.4-3", "AIE-8.2.1-2", "AIE-8.4.1-1")
def test_a_beaten_people_does_not_retreat_upon_a_triumvir() -> None:
    # 15 to 3 is 4/1, die 3 - 1 (foreign land): R / A
    t = Field("armenia: legio-v legio-vi legio-vii", "armenia: armenii-1", nobody="seleucis: ventidius legio-i",
              status={"armenii": ("bellum", "republicani")}, triumvirs={"syria": "m-antonius"}, dice=[2])  # fmt: skip
    t.fight()
    assert t.asked == "retreat-lead"
    assert t.why_not("retreat-to", "seleucis") == "AIE-8.2.1-2"
    assert t.why_not("retreat-to", "pontus") == ""
