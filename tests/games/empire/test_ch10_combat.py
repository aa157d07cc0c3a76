"""HRE 10 to 10.3: rounds of combat, withdrawal, Difficult Terrain and straits; with the rulebook's fight for Gaul."""

import pytest

from latrunculi.games.empire.components.sides import NOBODY, SIDE_IDS
from latrunculi.games.empire.game import GAME
from latrunculi.kernel import views
from latrunculi.kernel.texts import Texts
from tests.games.empire.table import Table, position


def attack(defender: str, dice: list[int], pool: int = 1, phase: str = "roman purpura placement", **more) -> Table:
    """A Legion of Purpura in Aquitania attacks Lugdunensis, across a plain border."""
    provinces = {"aquitania": "purpura 1", "lugdunensis": defender}
    return position(provinces, phase, pool=pool, dice=dice, **more).do("place-army", "lugdunensis")


def raid(target: str, dice: list[int], pool: int = 1, more: dict[str, str] | None = None, **rest) -> Table:
    """A Suebian army from Marcomannia attacks Raetia, across a plain border."""
    provinces = {"marcomannia": "suebi 1", "raetia": target, **(more or {})}
    return position(provinces, "barbarian purpura suebi placement", pool=pool, dice=dice, **rest).do(
        "place-army", "raetia"
    )


# ---------------------------------------------------------------- HRE 10


@pytest.mark.rule("HRE-10-1")
def test_a_combat_takes_place_where_an_enemy_army_stands():
    t = attack("suebi@viridis 1", [6, 1, 2])
    assert t.events("combat") == [{"side": "purpura", "province": "lugdunensis", "defender": "suebi"}]


@pytest.mark.rule("HRE-10-1")
@pytest.mark.parametrize("contents", ["purpura 1", "purpura 2 fort", "fort:purpura", "city", "looted"])
def test_no_combat_where_no_enemy_army_stands(contents):
    t = attack(contents, [])
    assert t.events("combat") == t.events("rolled") == []


@pytest.mark.rule("HRE-10-2", "HRE-10-3")
def test_two_dice_against_one():
    t = attack("suebi@viridis 1", [2, 5, 4])
    (roll,) = t.events("rolled")
    assert (roll["side"], roll["attack"], roll["attack_bonus"]) == ("purpura", [2, 5], 0)
    assert (roll["defender"], roll["defence"], roll["defence_bonus"]) == ("suebi", [4], 0)
    assert t.at("lugdunensis") == "purpura 1"


@pytest.mark.rule("HRE-10-2")
@pytest.mark.parametrize(
    ("defender", "roller"),
    [
        ("viridis 1", "viridis"),
        ("suebi@caeruleus 1", "caeruleus"),
        ("dacia@aureus 1", "aureus"),
        ("helvetii@viridis 1", "viridis"),
        ("rebels@aureus 1", "aureus"),
        ("rebel-legions-viridis@caeruleus 1", "caeruleus"),
    ],
)
def test_who_rolls_for_the_defenders(defender, roller):
    t = attack(defender, [6, 1, 2])
    assert [roll["roller"] for roll in t.events("rolled")] == [roller]


@pytest.mark.rule("HRE-10-2")
@pytest.mark.parametrize(
    ("drawing", "roller"), [(("viridis", "aureus", "purpura", "caeruleus"), "aureus"), ((), "aureus")]
)
def test_for_units_of_nobody_the_player_before_in_order_rolls(drawing, roller):
    t = position(
        {"aquitania": "purpura 1", "lugdunensis": "rebels 1"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 2],
        drawing=drawing,
    )
    t.g.controller[SIDE_IDS.index("rebels")] = NOBODY
    t.do("place-army", "lugdunensis")
    assert [roll["roller"] for roll in t.events("rolled")] == [roller]


@pytest.mark.rule("HRE-10-3")
def test_the_highest_single_die_decides_and_not_the_sum():
    t = attack("suebi@viridis 1", [3, 3, 4])  # 6 points in all against 4
    assert t.at("lugdunensis") == "suebi 1"
    assert t.events("attacker-lost") == [{"province": "lugdunensis", "side": "purpura"}]


@pytest.mark.rule("HRE-10-4")
def test_the_loser_removes_one_army():
    t = attack("suebi@viridis 3", [6, 1, 2, 1, 1, 5])
    assert t.at("lugdunensis") == "suebi 2"
    assert t.events("defender-lost") == [{"province": "lugdunensis", "side": "suebi"}]
    assert t.faction("purpura")["legions"] == 1


@pytest.mark.rule("HRE-10-5")
def test_ties_are_rolled_again_until_somebody_wins():
    t = attack("suebi@viridis 1", [4, 2, 4, 3, 3, 3, 6, 1, 6, 5, 5, 4])
    assert len(t.events("tied")) == 3
    assert t.at("lugdunensis") == "purpura 1"


@pytest.mark.rule("HRE-10-5", "HRE-10.1-1")
def test_a_tie_and_its_reroll_are_one_round():
    # With withdrawal after the second round, the Legions are not asked after a tie and the first decision.
    t = raid(
        "viridis 3",
        [4, 2, 4, 6, 1, 2, 6, 1, 2],
        more={"cisalpina": "viridis 1"},
        options={"withdrawal_round": 2},
    )
    assert len(t.events("defender-lost")) == 2
    assert t.prompt == "withdrawal-start"


@pytest.mark.rule("HRE-10-5")
def test_two_sides_that_win_ties_cancel_out():
    t = attack("viridis 1 fortress city", [6, 2, 5, 6, 2, 4], phase="roman purpura nero placement")  # 6 against 5 + 1
    assert len(t.events("tied")) == 1
    assert t.prompt == "lone-fort-start"  # 6 against 4 + 1


@pytest.mark.rule("HRE-10-6")
def test_rounds_follow_until_one_side_is_gone():
    t = attack("suebi@viridis 3", [6, 1, 2, 6, 1, 2, 6, 1, 2])
    assert t.at("lugdunensis") == "purpura 1"
    assert len(t.events("rolled")) == 3
    assert t.events("withdrew") == []


@pytest.mark.rule("HRE-10-6")
def test_the_attacker_is_never_asked_to_break_off():
    t = attack("suebi@viridis 3", [6, 1, 2, 1, 1, 5], pool=2)
    assert t.prompt == "roman-placement-place"  # only when his army is gone
    assert t.g.pool == 1


@pytest.mark.rule("HRE-10-7", "HRE-10-9")
def test_after_a_lost_army_another_may_go_on_and_losses_stay():
    t = attack("suebi@viridis 2", [6, 1, 2, 1, 1, 5], pool=2)
    assert t.at("lugdunensis") == "suebi 1"
    assert {"lugdunensis", "narbonensis"} <= t.offers("place-army")
    assert "done" in t.verbs
    t.roll(6, 1, 2).do("place-army", "lugdunensis")
    assert t.at("lugdunensis") == "purpura 1"


@pytest.mark.rule("HRE-10-7")
def test_after_a_lost_army_the_next_may_go_elsewhere():
    t = attack("suebi@viridis 1", [1, 1, 5], pool=2)
    t.do("place-army", "narbonensis")
    assert (t.at("lugdunensis"), t.at("narbonensis")) == ("suebi 1", "purpura 1")


@pytest.mark.rule("HRE-10-8")
def test_two_further_armies_follow_a_conquest():
    t = attack("suebi@viridis 1", [6, 1, 2], pool=4)
    t.place("lugdunensis", "lugdunensis")
    assert t.at("lugdunensis") == "purpura 3"
    assert t.refused("place-army", "lugdunensis") == "HRE-9.1-1"
    assert t.g.pool == 1


@pytest.mark.rule("HRE-10-9")
def test_an_eliminated_fort_garrison_does_not_come_back():
    t = raid("viridis 1 fort", [6, 1, 2, 1, 1, 6], pool=2)
    assert t.at("raetia") == "fort:viridis"
    t.roll(6, 1, 2).do("place-army", "raetia")
    assert t.at("raetia") == "suebi 1"
    assert len(t.events("rolled")) == 3


# ---------------------------------------------------------------- the example of 10.5: the fight for Gaul


@pytest.mark.rule("HRE-10-2", "HRE-10-3", "HRE-10-4", "HRE-10-5", "HRE-10-7", "HRE-10-9", "HRE-S.5.3-7")
def test_the_fight_for_gaul_under_caligula():
    t = position(
        {"aquitania": "purpura 1", "lugdunensis": "galli@viridis 2"},
        "roman purpura caligula placement",
        turn=2,
        pool=3,
        forts=1,
        dice=[5, 4, 4, 3, 1, 3, 5, 3, 6],
    )
    t.do("place-army", "lugdunensis")
    # 5 beats 4; then 3 ties 3; then 6 beats 5.
    assert t.story()[:8] == [
        "combat", "rolled", "defender-lost", "rolled", "tied", "rolled", "attacker-lost",
    ]  # fmt: skip
    assert t.at("lugdunensis") == "galli 1"
    t.roll(6, 2, 5).do("place-army", "lugdunensis")
    assert t.at("lugdunensis") == "purpura 1"
    t.do("place-fort", "lugdunensis")
    assert t.at("lugdunensis") == "purpura 1 fort"
    t.do("done")
    assert t.at("lugdunensis") == "purpura 1 fort"


@pytest.mark.rule("HRE-S.5.3-5", "HRE-10-5")
def test_the_fight_for_gaul_under_nero_ends_with_the_tie():
    t = attack("galli@viridis 2", [5, 4, 4, 3, 1, 3], phase="roman purpura nero placement", turn=2)
    assert t.at("lugdunensis") == "purpura 1"
    assert len(t.events("rolled")) == 2


# ---------------------------------------------------------------- HRE 10.1


@pytest.mark.rule("HRE-10.1-1")
def test_legions_may_withdraw_after_the_first_round():
    t = raid("viridis 2", [6, 1, 2], more={"cisalpina": "viridis 1"})
    assert t.prompt == "withdrawal-start"
    assert t.seat == 1
    assert t.at("raetia") == "viridis 1"
    assert len(t.events("rolled")) == 1
    t.do("withdraw-to", "cisalpina")
    assert (t.at("raetia"), t.at("cisalpina")) == ("suebi 1", "viridis 2")


@pytest.mark.rule("HRE-10.1-1")
def test_legions_that_stand_are_asked_again_after_every_round():
    t = raid("viridis 3", [6, 1, 2, 6, 1, 2], more={"cisalpina": "viridis 1"})
    t.do("stand")
    assert t.prompt == "withdrawal-start"
    assert t.at("raetia") == "viridis 1"
    t.roll(1, 1, 2).do("stand")
    assert t.prompt == "withdrawal-start"  # the attacking army is gone, and still they may go
    assert t.events("attacker-lost") == [{"province": "raetia", "side": "suebi"}]
    t.do("withdraw-to", "cisalpina")
    assert (t.at("raetia"), t.at("cisalpina")) == ("", "viridis 2")


@pytest.mark.rule("HRE-10.1-1")
def test_legions_may_withdraw_to_a_fort_of_theirs():
    t = raid("viridis 2", [6, 1, 2], more={"cisalpina": "fort:viridis", "dalmatia": "fortress:viridis city"})
    assert t.offers("withdraw-to") == {"cisalpina", "dalmatia"}
    t.do("withdraw-to", "dalmatia")
    assert t.at("dalmatia") == "viridis 1 fortress city"


@pytest.mark.rule("HRE-10.1-1")
def test_legions_do_not_withdraw_to_places_that_are_not_friendly():
    t = raid(
        "viridis 2",
        [6, 1, 2],
        more={"cisalpina": "viridis 1", "dalmatia": "fort:aureus", "belgica": "aureus 1", "lugdunensis": "city"},
    )
    assert t.offers("withdraw-to") == {"cisalpina"}
    for province in ("dalmatia", "belgica", "narbonensis", "lugdunensis"):
        assert t.refused("withdraw-to", province) == "HRE-10.1-1"


@pytest.mark.rule("HRE-10.1-1")
def test_without_a_refuge_the_legions_fight_on():
    t = raid("viridis 2", [6, 1, 2, 6, 1, 2], more={"cisalpina": "viridis 3"})
    assert t.at("raetia") == "suebi 1"
    assert t.events("withdrew") == []


@pytest.mark.rule("HRE-10.1-1")
def test_the_option_of_the_second_round_counts_rounds_across_armies():
    t = raid("viridis 3", [1, 1, 2], pool=2, more={"cisalpina": "viridis 1"}, options={"withdrawal_round": 2})
    assert t.prompt == "barbarian-placement-place"  # round 1: the army is destroyed, nobody is asked
    t.roll(6, 1, 2).do("place-army", "raetia")
    assert t.prompt == "withdrawal-start"  # round 2, the first of the second army


@pytest.mark.rule("HRE-10.1-1")
def test_the_second_round_of_another_province_does_not_count():
    t = raid(
        "viridis 3",
        [1, 1, 2],
        pool=2,
        more={"cisalpina": "viridis 1", "dalmatia": "viridis 2"},
        options={"withdrawal_round": 2},
    )
    t.roll(6, 1, 2, 6, 1, 2).do("place-army", "dalmatia")
    assert t.at("dalmatia") == "suebi 1"


@pytest.mark.rule("HRE-10.1-2")
@pytest.mark.parametrize(
    "side", ["suebi@viridis", "dacia@viridis", "helvetii@viridis", "rebels@viridis", "rebel-legions-viridis@aureus"]
)
def test_only_legions_withdraw(side):
    name = side.split("@")[0]
    provinces = {"aquitania": "purpura 1", "lugdunensis": f"{side} 2", "narbonensis": f"{name} 1"}
    t = position(provinces, "roman purpura placement", pool=1, dice=[6, 1, 2, 6, 1, 2])
    t.do("place-army", "lugdunensis")
    assert t.at("lugdunensis") == "purpura 1"
    assert t.at("narbonensis") == f"{name} 1"


@pytest.mark.rule("HRE-10.1-2")
def test_a_fort_does_not_withdraw():
    t = raid("fort:viridis", [1, 1, 6, 6, 1, 2], pool=2, more={"cisalpina": "viridis 1"})
    assert t.prompt == "barbarian-placement-place"
    t.do("place-army", "raetia")
    assert t.at("raetia") == "suebi 1"
    assert t.at("cisalpina") == "viridis 1"


@pytest.mark.rule("HRE-10.1-3", "HRE-10.3-2")
def test_legions_withdraw_across_a_strait_but_not_across_the_sea():
    t = position(
        {
            "caledonia": "caledonii 1", "britannia": "viridis 2", "belgica": "viridis 1", "hibernia": "viridis 1",
            "lugdunensis": "viridis 1", "frisia": "viridis 1",
        },
        "barbarian purpura caledonii placement",
        turn=3,
        pool=1,
        dice=[6, 1, 2, 2],
    )  # fmt: skip
    t.do("place-army", "britannia")
    assert t.offers("withdraw-to") == {"belgica", "hibernia"}
    assert t.refused("withdraw-to", "lugdunensis") == "HRE-10.1-3"
    t.do("withdraw-to", "belgica")
    assert t.at("belgica") == "viridis 2"


@pytest.mark.rule("HRE-10.1-3")
def test_all_legions_withdraw_together_and_may_divide():
    t = raid(
        "viridis 3",
        [6, 1, 2],
        more={"cisalpina": "viridis 2", "dalmatia": "viridis 2", "belgica": "viridis 2"},
    )
    assert t.offers("withdraw-to") == {"cisalpina", "dalmatia", "belgica"}
    t.do("withdraw-to", "cisalpina")
    assert t.prompt == "withdrawal-go-on"
    assert t.verbs == {"withdraw-to"}
    assert t.refused("stand") == "HRE-10.1-3"
    assert t.offers("withdraw-to") == {"dalmatia", "belgica"}  # Cisalpina is full
    t.do("withdraw-to", "belgica")
    assert (t.at("cisalpina"), t.at("belgica"), t.at("raetia")) == ("viridis 3", "viridis 3", "suebi 1")


@pytest.mark.rule("HRE-10.1-3")
def test_legions_without_room_for_all_do_not_withdraw():
    t = raid("viridis 3", [6, 1, 2, 1, 1, 2], more={"cisalpina": "viridis 2"})
    # Two are left and there is room for one: they must stand, and beat the attacker.
    assert t.at("raetia") == "viridis 2"
    assert t.events("attacker-lost") == [{"province": "raetia", "side": "suebi"}]


@pytest.mark.rule("HRE-10.1-4")
def test_a_fort_stays_behind_and_must_be_beaten():
    t = raid("viridis 2 fort", [6, 1, 2], more={"cisalpina": "viridis 1"})
    t.roll(1, 1, 1).do("withdraw-to", "cisalpina")  # 1 against 1 + 1
    assert t.at("raetia") == "fort:viridis"
    assert t.events("rolled")[-1]["defender"] == "viridis"


@pytest.mark.rule("HRE-10.1-4")
def test_a_fort_left_behind_falls_to_a_faction_without_combat():
    t = position(
        {"marcomannia": "purpura 1", "raetia": "viridis 2 fort", "cisalpina": "viridis 1"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 2],
    )
    t.do("place-army", "raetia").do("withdraw-to", "cisalpina")
    assert t.prompt == "lone-fort-start"
    t.do("take-fort")
    assert t.at("raetia") == "purpura 1 fort"


# ---------------------------------------------------------------- HRE 10.2 and 10.3: the table of combat dice

LAND = {
    # situation: base, target, defence dice
    "plain": ("aquitania", "lugdunensis", 1),
    "mountain": ("cisalpina", "raetia", 2),
    "forest": ("lugdunensis", "belgica", 2),
    "strait": ("roma", "sicilia", 2),
}


@pytest.mark.parametrize(
    ("situation", "defender"),
    [
        pytest.param(situation, defender, marks=pytest.mark.rule(*clauses))
        for situation, clauses in (
            ("plain", ("HRE-10-2",)),
            ("mountain", ("HRE-10.2-1",)),
            ("forest", ("HRE-10.2-1",)),
            ("strait", ("HRE-10.3-1",)),
        )
        for defender in ("viridis", "suebi@viridis", "dacia@viridis", "helvetii@viridis", "rebels@viridis")
    ],
)
def test_dice_by_land(situation, defender):
    base, target, dice = LAND[situation]
    t = position(
        {base: "purpura 1", target: f"{defender} 1"},
        "roman purpura placement",
        pool=1,
        dice=[5, 1, *[5] * dice, 6, 1, *[5] * dice],
    )
    t.do("place-army", target)
    tie, win = t.events("rolled")
    assert len(t.events("tied")) == 1  # ties are rolled again
    assert (len(tie["attack"]), tie["attack_bonus"], tie["defence_bonus"]) == (2, 0, 0)
    assert len(tie["defence"]) == len(win["defence"]) == dice
    assert t.at(target) == "purpura 1"


@pytest.mark.rule("HRE-10.2-1")
@pytest.mark.parametrize("defence", [[6, 1], [1, 6]])
def test_the_higher_of_the_two_defence_dice_counts(defence):
    t = position(
        {"cisalpina": "purpura 1", "raetia": "suebi@viridis 1"},
        "roman purpura placement",
        pool=1,
        dice=[5, 5, *defence],
    )
    t.do("place-army", "raetia")
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-10.2-2")
@pytest.mark.parametrize(
    ("defender", "bonus"),
    [("viridis", 0), ("dacia@viridis", 1), ("helvetii@viridis", 1), ("suebi@viridis", 1), ("rebels@viridis", 0)],
)
def test_dice_by_sea(defender, bonus):
    t = position(
        {"roma": "purpura 1", "africa": f"{defender} 1"},
        "roman purpura placement",
        pool=1,
        dice=[5, 1, 5 - bonus, 1, 6, 1, 5 - bonus, 1],
    )
    t.do("place-army", "africa")
    tie, _win = t.events("rolled")
    assert len(t.events("tied")) == 1
    assert (len(tie["attack"]), len(tie["defence"]), tie["defence_bonus"]) == (2, 2, bonus)
    assert t.at("africa") == "purpura 1"


@pytest.mark.rule("HRE-10.2-3", "HRE-S.5.3-8")
def test_several_reasons_for_difficult_terrain_count_once():
    # Across a strait, from two Provinces, upon an ambush as well: two dice and no more.
    t = position(
        {"belgica": "purpura 1", "hibernia": "purpura 1", "britannia": "brigantes@viridis 1"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 5, 5],
        viridis={"ambush": "gallia"},
    )
    t.do("place-army", "britannia")
    assert t.events("rolled")[0]["defence"] == [5, 5]


@pytest.mark.rule("HRE-10.2-4")
def test_the_terrain_holds_for_all_rounds_of_an_army():
    t = position(
        {"cisalpina": "purpura 1", "raetia": "suebi@viridis 2"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 2, 2, 6, 1, 2, 2],
    )
    t.do("place-army", "raetia")
    assert [len(roll["defence"]) for roll in t.events("rolled")] == [2, 2]


@pytest.mark.rule("HRE-10.2-4")
def test_the_terrain_helps_a_lone_fort_too():
    t = position(
        {"germania-magna": "suebi 1", "raetia": "viridis 1 fort"},
        "barbarian purpura suebi placement",
        pool=1,
        turn=1,
        dice=[6, 1, 2, 2, 6, 1, 2, 2],
    )
    t.do("place-army", "raetia")
    assert [len(roll["defence"]) for roll in t.events("rolled")] == [2, 2]
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-10.2-4")
def test_each_army_has_its_own_way():
    t = position(
        {"germania-magna": "suebi 1", "raetia": "viridis 1"},
        "barbarian purpura suebi placement",
        pool=3,
        turn=1,
        dice=[1, 1, 2, 2],
    )
    t.do("place-army", "raetia")  # through the forest
    t.do("place-army", "marcomannia")
    t.roll(6, 1, 2).do("place-army", "raetia")  # across the plain border of Marcomannia
    assert [len(roll["defence"]) for roll in t.events("rolled")] == [2, 1]


@pytest.mark.rule("HRE-10.3-1")
def test_barbarians_place_and_attack_across_straits():
    t = position(
        {"belgica": "suebi 1", "britannia": "viridis 1"},
        "barbarian purpura suebi placement",
        pool=2,
        dice=[6, 1, 2, 3],
    )
    t.do("place-army", "britannia")
    assert t.events("rolled")[0]["defence"] == [2, 3]
    t.do("place-army", "hibernia")  # an empty Province beyond the next strait
    assert t.held("suebi") == {"belgica", "britannia", "hibernia"}


@pytest.mark.rule("HRE-10.3-2")
def test_displaced_armies_cross_a_strait():
    t = position(
        {"lugdunensis": "viridis 1", "caledonia": "aureus 1", "hibernia": "aureus 1"},
        "barbarian purpura caledonii placement",
        turn=3,
        pool=3,
    )
    assert t.at("caledonia") == "caledonii 1"
    assert t.at("hibernia") == "aureus 2"


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("fr", "Lugdunensis, attaque de la Faction pourpre\u00a0: tenir la position, ou choisir"),
        ("en", "Lugdunensis, attack of the Purple Faction: stand firm, or choose"),
    ],
)
def test_the_defender_is_told_where_and_by_whom_he_is_attacked(language, question):
    t = position({"aquitania": "purpura 2", "lugdunensis": "viridis 2", "belgica": "viridis 1"},
                 "roman purpura caligula placement", pool=1)  # fmt: skip
    t.roll(6, 6, 1).do("place-army", "lugdunensis")
    assert t.prompt == "withdrawal-start"
    assert Texts(GAME, language).prompt(views.prompt(GAME, t.g)).startswith(question)
