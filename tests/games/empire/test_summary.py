"""HRE, the back page: Emperor bonuses, the sequence of play, Roman costs, set-up by number of players."""

import pytest

from tests.games.empire.table import Table, new_game, position


def attack(emperor: str, dice: list[int], turn: int, defender: str = "suebi@viridis 1", pool: int = 1, **more) -> Table:
    """A Legion of Purpura attacks Raetia from Marcomannia, across a plain border, under an Emperor."""
    t = position(
        {"marcomannia": "purpura 1", "raetia": defender},
        f"roman purpura {emperor} placement",
        turn=turn,
        pool=pool,
        dice=dice,
        **more,
    )
    return t.do("place-army", "raetia")


def defend(emperor_chit: int, dice: list[int], turn: int, people: str) -> Table:
    """A Legion of Viridis, whose Emperor has been revealed, is attacked in Raetia from Marcomannia."""
    t = position(
        {"marcomannia": f"{people} 1", "raetia": "viridis 1"},
        f"barbarian purpura {people} placement",
        turn=turn,
        pool=1,
        dice=dice,
        viridis={"emperor": emperor_chit, "emperor_shown": True},
    )
    return t.do("place-army", "raetia")


# ---------------------------------------------------------------- +1 DIE


@pytest.mark.rule("HRE-S.5.3-1")
@pytest.mark.parametrize(("emperor", "turn"), [("traianus", 3), ("aurelianus", 5), ("constantinus", 6)])
def test_one_die_more_in_attack(emperor, turn):
    t = attack(emperor, [1, 2, 6, 5], turn)
    (roll,) = t.events("rolled")
    assert roll["attack"] == [1, 2, 6]
    assert t.at("raetia") == "purpura 1"


@pytest.mark.rule("HRE-S.5.3-1")
def test_no_die_more_in_defence():
    t = defend(4, [6, 1, 2], 3, "suebi")  # Traianus
    assert t.faction("viridis")["emperor"] == "traianus"
    assert t.events("rolled")[0]["defence"] == [2]


@pytest.mark.rule("HRE-S.5.3-1", "HRE-S.5.3-2")
def test_a_triple_kills_the_emperor_but_counts():
    t = attack("traianus", [4, 4, 4, 3], 3, pool=2)
    assert t.at("raetia") == "purpura 1"
    assert t.events("emperor-died") == [{"faction": "purpura", "emperor": "traianus"}]
    assert t.faction("purpura")["emperorDead"]


@pytest.mark.rule("HRE-S.5.3-1", "HRE-S.5.3-2")
def test_after_the_triple_two_dice_are_rolled():
    t = attack("traianus", [1, 1, 1, 6, 6, 1, 2], 3, pool=2)
    t.do("place-army", "raetia")
    assert [roll["attack"] for roll in t.events("rolled")] == [[1, 1, 1], [6, 1]]


@pytest.mark.rule("HRE-S.5.3-2")
def test_a_triple_in_a_tied_roll_kills_too():
    t = attack("traianus", [4, 4, 4, 4, 6, 1, 2], 3)
    assert len(t.events("tied")) == 1
    assert [roll["attack"] for roll in t.events("rolled")] == [[4, 4, 4], [6, 1]]


@pytest.mark.rule("HRE-S.5.3-2")
@pytest.mark.parametrize("dice", [[4, 4, 3], [3, 4, 4], [4, 3, 4], [1, 2, 3]])
def test_only_three_equal_dice_are_a_triple(dice):
    t = attack("traianus", [*dice, 2], 3)
    assert t.events("emperor-died") == []
    assert not t.faction("purpura")["emperorDead"]


# ---------------------------------------------------------------- +1 ATT, WINS TIES


@pytest.mark.rule("HRE-S.5.3-3")
@pytest.mark.parametrize(("emperor", "turn"), [("vitellius", 2), ("marcus-aurelius", 4), ("iulianus", 6)])
def test_one_more_on_each_attack_die(emperor, turn):
    t = attack(emperor, [1, 5, 6, 2, 5, 5], turn)
    first, second = t.events("rolled")
    assert (first["attack"], first["attack_bonus"]) == ([1, 5], 1)
    assert len(t.events("tied")) == 1  # 5 + 1 against 6
    assert second["attack_bonus"] == 1
    assert t.at("raetia") == "purpura 1"  # 5 + 1 against 5


@pytest.mark.rule("HRE-S.5.3-3")
def test_nothing_more_on_defence_dice():
    t = defend(6, [4, 1, 4, 6, 1, 2], 2, "suebi")  # Vitellius
    assert len(t.events("tied")) == 1
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-S.5.3-5")
@pytest.mark.parametrize(("emperor", "turn"), [("nero", 2), ("titus", 3), ("probus", 5)])
def test_ties_are_won_in_attack(emperor, turn):
    t = attack(emperor, [4, 1, 4], turn)
    assert t.at("raetia") == "purpura 1"
    assert t.events("tied") == []


@pytest.mark.rule("HRE-S.5.3-5")
def test_ties_are_not_won_in_defence():
    t = defend(4, [4, 1, 4, 6, 1, 2], 2, "suebi")  # Nero
    assert t.faction("viridis")["emperor"] == "nero"
    assert len(t.events("tied")) == 1
    assert t.at("raetia") == "suebi 1"


# ---------------------------------------------------------------- +X LEG


@pytest.mark.rule("HRE-S.5.3-4")
@pytest.mark.parametrize(
    ("emperor", "turn", "in_play", "legions"),
    [
        ("domitianus", 3, 4, 5), ("vespasianus", 3, 4, 6), ("tiberius", 2, 7, 8), ("vespasianus", 3, 7, 9),
        ("vespasianus", 3, 8, 10), ("vespasianus", 3, 9, 10), ("domitianus", 3, 10, 10),
    ],
)  # fmt: skip
def test_free_legions_at_the_start_of_the_phase(emperor, turn, in_play, legions):
    names = ["raetia", "belgica", "dacia", "asia"]
    provinces = {}
    for name in names:
        number = min(3, in_play - sum(int(text.split()[1]) for text in provinces.values()))
        if number:
            provinces[name] = f"purpura {number}"
    t = position(provinces, f"roman purpura {emperor} recruitment", turn=turn, purpura={"rome": 1})
    assert t.prompt == "recruitment-build"
    assert t.faction("purpura")["legions"] == legions
    assert t.g.pool == legions - in_play
    assert t.rome("purpura") == 1


@pytest.mark.rule("HRE-S.5.3-7")
def test_caligula_gives_nothing():
    t = attack("caligula", [4, 1, 4, 5, 1, 4], 2)
    assert [(roll["attack"], roll["attack_bonus"]) for roll in t.events("rolled")] == [([4, 1], 0), ([5, 1], 0)]
    assert len(t.events("tied")) == 1
    t = position({"raetia": "purpura 2"}, "roman purpura caligula recruitment")
    assert t.g.pool == 0
    t = position({"raetia": "purpura 2"}, "roman purpura caligula points")
    assert t.rome("purpura") == 6  # Roma, 3 in turn II, dominated; nothing for the Province itself


@pytest.mark.rule("HRE-S.5.3-8")
def test_modifiers_to_dice_add_up_in_attack():
    # Vitellius and Cataphracts across a plain border: +2 on each die.
    t = position(
        {"marcomannia": "purpura 1", "raetia": "suebi@viridis 1"},
        "roman purpura vitellius placement",
        pool=1,
        dice=[4, 1, 6, 5, 1, 6],
        purpura={"hand": ["cataphracti"]},
    )
    t.do("play-card", "cataphracti").do("place-army", "raetia")
    assert [roll["attack_bonus"] for roll in t.events("rolled")] == [2, 2]
    assert len(t.events("tied")) == 1  # 4 + 2 against 6
    assert t.at("raetia") == "purpura 1"  # 5 + 2 against 6


@pytest.mark.rule("HRE-S.5.3-8")
def test_extra_defence_dice_do_not_add_up():
    t = position(
        {"cisalpina": "purpura 1", "raetia": "suebi@viridis 1"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 2, 3],
        viridis={"ambush": "roma"},
    )
    t.do("place-army", "raetia")
    assert t.events("rolled")[0]["defence"] == [2, 3]


# ---------------------------------------------------------------- sequence


@pytest.mark.rule("HRE-S.7-1")
def test_the_steps_of_a_roman_phase():
    t = position(
        {
            "raetia": "purpura 2",
            "roma": "purpura 1",
            "dalmatia": "purpura 1",
            "sicilia": "purpura 1",
            "dacia": "suebi@viridis 1 city",
        },
        "roman purpura start",
        purpura={"rome": 2},
        dice=[6, 1, 2, 4],
    )
    prompts = [t.prompt]
    for verb, obj in (
        ("done", None), ("recruit", None), ("done", None), ("place-army", "dacia"), ("build-city", "roma"),
    ):  # fmt: skip
        t.do(verb, obj)
        prompts.append(t.prompt)
    assert prompts == [
        "card-step-start",  # I
        "recruitment-build", "recruitment-build",  # II
        "roman-placement-place",  # III
        "cities-start",  # IV
        "looting-start",  # conquests
    ]  # fmt: skip
    assert "scored" not in t.story()
    t.do("loot", "dacia")
    assert "scored" in t.story()  # V


@pytest.mark.rule("HRE-S.7-1")
def test_the_steps_of_a_barbarian_phase():
    t = position({"raetia": "suebi 1", "roma": "suebi 1", "sicilia": "suebi 1"}, "barbarian purpura suebi start")
    prompts = []
    while t.phase == "barbarian purpura":
        prompts.append(t.prompt)
        t.do("done")
    assert prompts == ["card-step-start", "taking-up-start", "barbarian-placement-place"]
    assert "scored" in t.story()
    assert t.story().index("recruited-barbarians") < t.story().index("scored")


@pytest.mark.rule("HRE-S.7-1")
def test_lowest_barbarian_then_lowest_emperor_and_so_on():
    t = position(
        {},
        "barbarian purpura start",
        turn=2,
        purpura={"people": 1, "emperor": 6},
        viridis={"people": 5, "emperor": 1},
        caeruleus={"people": 2, "emperor": 3},
        aureus={"people": 4, "emperor": 4},
    )
    phases = []
    while t.g.turn == 2:
        if not phases or phases[-1] != t.phase:
            phases.append(t.phase)
        t.do("done")
    assert phases == [
        "barbarian purpura", "roman viridis", "barbarian caeruleus", "roman caeruleus",
        "barbarian aureus", "roman aureus", "barbarian viridis", "roman purpura",
    ]  # fmt: skip


# ---------------------------------------------------------------- Roman costs


def building(turn: int, rome: int) -> Table:
    """Purpura recruits, with a rebel next door, a Fort beside a City, one without, and a looted City."""
    return position(
        {
            "raetia": "purpura 1", "belgica": "rebel-legions-viridis@aureus 1", "roma": "purpura 1 fort city",
            "cisalpina": "purpura 1 fort", "dalmatia": "purpura 1 looted",
        },
        f"roman purpura {'titus' if turn == 3 else ''} recruitment",
        turn=turn,
        purpura={"rome": rome},
    )  # fmt: skip


@pytest.mark.rule("HRE-S.8.2-1")
@pytest.mark.parametrize(("turn", "cost"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 3)])
def test_the_cost_of_a_legion(turn, cost):
    t = building(turn, cost)
    t.do("recruit")
    assert t.rome("purpura") == 0
    assert t.g.pool == 1
    assert building(turn, cost - 1).refused("recruit") == ("HRE-8.2.1-1" if turn <= 3 else "HRE-8.2.1-2")


@pytest.mark.rule("HRE-S.8.2-1")
@pytest.mark.parametrize("turn", [2, 3, 4, 7])
@pytest.mark.parametrize(
    ("verb", "obj", "cost", "province", "contents"),
    [
        ("bribe", "belgica", 2, "belgica", "purpura 1"),
        ("buy-fort", None, 1, "raetia", "purpura 1"),
        ("fortify", "roma", 1, "roma", "purpura 1 fortress city"),
        ("rebuild", "dalmatia", 1, "dalmatia", "purpura 1 city"),
    ],
)
def test_the_other_costs(turn, verb, obj, cost, province, contents):
    t = building(turn, 6)
    t.do(verb, obj)
    assert t.rome("purpura") == 6 - cost
    assert t.at(province) == contents
    t = building(turn, cost)
    t.do(verb, obj)
    assert t.rome("purpura") == 0


@pytest.mark.rule("HRE-S.8.2-1")
def test_costs_are_not_paid_in_barbarian_vp_and_a_fortress_needs_a_city():
    t = building(2, 6)
    assert t.refused("fortify", "cisalpina") == "HRE-8.2.3-6"
    t = position({"raetia": "purpura 2"}, "roman purpura recruitment", purpura={"rome": 0, "barbarian": 9})
    for verb in ("recruit", "buy-fort"):
        assert t.refused(verb) in ("HRE-8.2.1-1", "HRE-8.2.3-1")


# ---------------------------------------------------------------- set-up by number of players


@pytest.mark.rule("HRE-S.2-1")
@pytest.mark.parametrize(
    ("players", "each", "legions", "barbarian_chits", "emperor_chits", "starts"),
    [(4, 1, 7, 1, 2, 0), (3, 1, 9, 2, 3, 1), (2, 2, 7, 1, 2, 0)],
)
def test_the_table_of_players(players, each, legions, barbarian_chits, emperor_chits, starts):
    t = new_game(players, seed="table")
    factions = t.view(-1)["board"]["factions"]
    assert [sum(f["seat"] == seat for f in factions) for seat in range(players)] == [each] * players
    while t.prompt != "card-step-start":
        verb = "keep" if "keep" in t.verbs else "pass-to"
        t.do(verb, sorted(t.offers(verb), key=str)[0])
    held = t.view(-1)["board"]["factions"]
    assert 5 - sum(f["peopleHeld"] for f in held) == barbarian_chits
    assert 6 - sum(f["emperorHeld"] for f in held) == emperor_chits
    given = {}
    while t.g.turn == 1:
        faction = t.g.active
        if t.g.roman and t.g.pool and faction not in given:
            extra = sum(e["number"] for e in t.events("bonus-legions") if e["faction"] == factions[faction]["id"])
            given[faction] = (t.g.pool + t.g.strength[faction] - extra, t.g.forts)
        verb = next(v for v in ("settle", "retreat-to", "done") if v in t.verbs)
        t.do(verb, sorted(t.offers(verb), key=str)[0])
    assert given == dict.fromkeys(range(len(factions)), (legions, 1))
    settled = {event["province"] for event in t.events("settled")}
    assert 4 - len(settled) == starts
