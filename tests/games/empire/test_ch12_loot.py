"""HRE 12: conquest and looting, with the table of dice."""

import pytest

from tests.games.empire.table import Table, position

# ---------------------------------------------------------------- HRE 12-1, 12-2


@pytest.mark.rule("HRE-12-1")
def test_only_provinces_not_held_at_the_start_of_the_phase_are_conquered():
    t = position(
        {"roma": "suebi 1 city", "dalmatia": "suebi 1", "macedonia": "viridis 1 city"},
        "barbarian purpura suebi placement",
        pool=1,
        dice=[6, 1, 2, 2],
    )
    t.do("place-army", "macedonia")
    assert t.offers("loot") == {"macedonia"}
    assert t.refused("loot", "roma") == "HRE-12-1"


@pytest.mark.rule("HRE-12-1")
def test_a_province_given_up_and_taken_again_is_not_conquered():
    t = position({"dalmatia": "suebi 1 city", "raetia": "suebi 2"}, "barbarian purpura suebi recruitment")
    t.do("take-up", "dalmatia").do("done").do("place-army", "dalmatia").do("done")
    assert t.at("dalmatia") == "suebi 1 city"
    assert t.phase != "barbarian purpura"


@pytest.mark.rule("HRE-12-1")
def test_a_province_of_another_people_of_the_same_player_is_not_conquered():
    t = position({"dalmatia": "galli@purpura 1 city", "raetia": "suebi 1"}, "barbarian purpura suebi placement", pool=1)
    t.do("place-army", "dalmatia")
    assert t.at("dalmatia") == "suebi 1 city"
    assert t.events("looted") == []


@pytest.mark.rule("HRE-12-1")
def test_the_army_must_be_there_when_the_phase_ends():
    t = position(
        {"dalmatia": "suebi 1", "macedonia": "viridis 2 city"},
        "barbarian purpura suebi placement",
        pool=1,
        dice=[6, 1, 2, 2, 1, 1, 2, 2],
    )
    t.do("place-army", "macedonia")
    assert t.at("macedonia") == "viridis 1 city"
    assert t.events("looted") == []


@pytest.mark.rule("HRE-12-2")
def test_looting_is_the_conquerors_choice():
    provinces = {"dalmatia": "suebi 1", "macedonia": "city", "thracia": "city"}
    t = position(provinces, "barbarian purpura suebi placement", pool=2, dice=[3])
    t.place("macedonia", "thracia")
    assert t.prompt == "looting-start"
    assert t.seat == 0
    assert t.offers("loot") == {"macedonia", "thracia"}
    t.do("loot", "thracia").do("done")
    assert (t.at("macedonia"), t.at("thracia")) == ("suebi 1 city", "suebi 1 looted")


@pytest.mark.rule("HRE-12-2")
def test_a_looted_city_is_not_looted_again():
    provinces = {"dalmatia": "suebi 1", "macedonia": "looted", "thracia": "city"}
    t = position(provinces, "barbarian purpura suebi placement", pool=2)
    t.place("macedonia", "thracia")
    assert t.offers("loot") == {"thracia"}
    assert t.refused("loot", "macedonia") == "HRE-12-2"


@pytest.mark.rule("HRE-12-2", "HRE-15.2-6")
def test_a_city_that_the_conqueror_has_built_himself_is_no_loot():
    # Macedonia is conquered; Dalmatia, conquered too, gets a City of the Faction's own in step IV.
    t = position(
        {"moesia": "purpura 1", "macedonia": "suebi@viridis 1 city", "dalmatia": "", "roma": "purpura 1 city",
         "sicilia": "purpura 1", "asia": "purpura 1", "syria": "purpura 1"},
        "roman purpura placement",
        pool=2,
        dice=[6, 1, 2, 2],
    )  # fmt: skip
    t.place("macedonia", "dalmatia").do("build-city", "dalmatia")
    assert t.offers("loot") == {"macedonia"}
    assert t.refused("loot", "dalmatia") == "HRE-15.2-6"


@pytest.mark.rule("HRE-15.2-6", "HRE-9.3-3")
def test_the_first_city_of_a_faction_is_no_loot():
    t = position({}, "roman purpura licinius-crassus placement", turn=1, pool=1)
    t.do("settle", "roma")
    assert t.phase != "roman purpura"
    assert t.at("roma") == "purpura 1 city"


# ---------------------------------------------------------------- HRE 12-3, 12-4: how much


@pytest.mark.rule("HRE-12-3", "HRE-12-4", "HRE-15.2-6")
def test_the_loot_of_egypt():
    """The example of section 12: the last Egyptian army falls, the die shows 4, the card adds 2."""
    t = position(
        {"iudaea": "purpura 1", "aegyptus": "aegyptus@viridis 1 city"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 5],
    )
    t.do("place-army", "aegyptus").roll(4).do("loot", "aegyptus")
    assert t.events("looted") == [{"faction": "purpura", "province": "aegyptus", "dice": [4], "bonus": 2, "points": 6}]
    # 6 for the loot; the looted City 1; Oriens and Africa (2 each in turn II) dominated by one Province each.
    assert t.rome("purpura") == 6 + 1 + 4 + 4
    assert t.barbarian("purpura") == 0


@pytest.mark.rule("HRE-12-3")
@pytest.mark.parametrize(
    ("kingdom", "capital", "base", "loot"),
    [
        ("aegyptus", "aegyptus", "iudaea", 2),
        ("pontus", "bithynia", "asia", 1),
        ("cappadocia", "cappadocia", "asia", 0),
        ("iudaea", "iudaea", "syria", 1),
        ("nabataea", "arabia", "syria", 1),
        ("palmyra", "syria", "iudaea", 2),
        ("dacia", "dacia", "moesia", 1),
        ("thracia", "thracia", "macedonia", 0),
        ("numidia", "numidia", "africa", 0),
    ],
)
def test_the_capital_of_a_kingdom_adds_to_the_loot(kingdom, capital, base, loot):
    t = position(
        {base: "suebi 1", capital: f"{kingdom}@viridis 1 city"},
        "barbarian purpura suebi placement",
        pool=1,
        dice=[6, 1, 2, 3],
    )
    t.do("place-army", capital).do("loot", capital)
    assert [event["points"] for event in t.events("looted")] == [3 + loot]


@pytest.mark.rule("HRE-12-3")
@pytest.mark.parametrize("holder", ["viridis 1", "galli@viridis 1", ""])
def test_a_capital_that_the_kingdom_no_longer_holds_adds_nothing(holder):
    dice = [6, 1, 2, 3] if holder else [3]
    t = position(
        {"iudaea": "suebi 1", "aegyptus": f"{holder} city", "cyrenaica": "aegyptus@viridis 1"},
        "barbarian purpura suebi placement",
        pool=1,
        dice=dice,
    )
    t.do("place-army", "aegyptus").do("loot", "aegyptus")
    assert [event["points"] for event in t.events("looted")] == [3]


@pytest.mark.rule("HRE-12-3")
def test_another_city_of_a_kingdom_adds_nothing():
    t = position(
        {"arabia": "suebi 1", "iudaea": "aegyptus@viridis 1 city", "aegyptus": "aegyptus@viridis 1 city"},
        "barbarian purpura suebi placement",
        pool=1,
        dice=[6, 1, 2, 3],
    )
    t.do("place-army", "iudaea").do("loot", "iudaea")
    assert [event["points"] for event in t.events("looted")] == [3]


TABLE = [
    # City, turn, Barbarian dice, Roman dice
    ("roma", 1, 2, 1), ("roma", 4, 2, 1), ("roma", 7, 2, 1),
    ("thracia", 1, 1, 1), ("thracia", 3, 1, 1), ("thracia", 4, 2, 1), ("thracia", 7, 2, 1),
    ("macedonia", 1, 1, 1), ("macedonia", 7, 1, 1), ("sicilia", 4, 1, 1), ("syria", 5, 1, 1),
]  # fmt: skip


@pytest.mark.rule("HRE-12-3", "HRE-12-4", "HRE-15.1-6")
@pytest.mark.parametrize(("city", "turn", "dice"), [(city, turn, barbarian) for city, turn, barbarian, _ in TABLE])
def test_dice_of_loot_for_barbarians(city, turn, dice):
    people = {1: "galli", 3: "sarmatae", 4: "sarmatae", 5: "gothi", 7: "gothi"}[turn]
    t = position(
        {city: f"{people} 1 city", "belgica": f"{people} 1"},
        f"barbarian purpura {people} loot",
        turn=turn,
        dice=[5, 3][:dice],
        own_barbarian=[],
    )
    rome, barbarian = t.rome("purpura"), t.barbarian("purpura")
    t.do("loot", city)
    points = 8 if dice == 2 else 5
    assert [(event["dice"], event["points"]) for event in t.events("looted")] == [([5, 3][:dice], points)]
    scored = sum(event["points"] for event in t.events("scored-cities", "scored-diocese"))
    assert t.barbarian("purpura") == barbarian + points + scored
    assert t.rome("purpura") == rome


@pytest.mark.rule("HRE-12-3", "HRE-12-4", "HRE-15.2-6")
@pytest.mark.parametrize(("city", "turn", "dice"), [(city, turn, roman) for city, turn, _, roman in TABLE])
def test_romans_never_get_two_dice_of_loot(city, turn, dice):
    t = position({city: "purpura 1 city"}, "roman purpura loot", turn=turn, dice=[5], own_roman=[])
    t.do("loot", city)
    assert [(event["dice"], event["points"]) for event in t.events("looted")] == [([5], 5)]
    assert dice == 1


@pytest.mark.rule("HRE-12-4")
def test_a_kingdom_of_a_roman_phase_loots_for_barbarian_vp():
    t = position(
        {"africa": "viridis 1 city", "roma": "purpura 1 city"},
        "roman purpura start",
        turn=1,
        purpura={"hand": ["numidia"], "start": "roma"},
        dice=[6, 1, 2],
    )
    t.do("play-card", "numidia").do("place-army", "africa")
    while t.prompt != "looting-start":
        t.do("settle" if "settle" in t.verbs else "done", "roma" if "settle" in t.verbs else None)
    assert t.offers("loot") == {"africa"}  # but not Numidia, whose City the Kingdom has brought itself
    rome = t.rome("purpura")
    t.roll(4).do("loot", "africa")
    assert t.barbarian("purpura") == 4
    assert t.at("africa") == "numidia 1 looted"
    assert t.rome("purpura") == rome + sum(event["points"] for event in t.events("scored-cities", "scored-diocese"))


@pytest.mark.rule("HRE-12-4")
@pytest.mark.parametrize("first", ["dalmatia", "sicilia"])
def test_each_city_of_a_roman_phase_is_looted_for_its_conqueror(first):
    """Dacia has conquered Dalmatia, the Faction Sicilia: Barbarian VP for the one, Roman VP for the other."""
    t = position(
        {"dalmatia": "suebi@viridis 1 city", "sicilia": "galli@viridis 1 city", "roma": "purpura 1"},
        "roman purpura start",
        purpura={"hand": ["dacia"], "rome": 2},
        dice=[6, 1, 2],
    )
    t.do("play-card", "dacia").do("place-army", "dalmatia")
    t.skip_to("recruitment-build").do("recruit").roll(6, 1, 2, 2).do("place-army", "sicilia")
    t.skip_to("looting-start")
    assert t.offers("loot") == {"dalmatia", "sicilia"}
    t.roll(*((4, 3) if first == "dalmatia" else (3, 4))).do("loot", first)
    t.do("loot", "sicilia" if first == "dalmatia" else "dalmatia")
    assert t.barbarian("purpura") == 4
    scored = sum(event["points"] for event in t.events("scored-cities", "scored-diocese"))
    assert t.rome("purpura") == 2 - 2 + 3 + scored


# ---------------------------------------------------------------- HRE 12-5


@pytest.mark.rule("HRE-12-5")
@pytest.mark.parametrize(("holder", "dice"), [("viridis 1", [6, 1, 2, 2]), ("fort:viridis", [])])
def test_romans_do_not_loot_romans(holder, dice):
    t = position(
        {"dalmatia": "purpura 1", "macedonia": f"{holder} city", "dacia": "suebi@viridis 1 city"},
        "roman purpura placement",
        pool=2,
        dice=dice,
    )
    t.do("place-army", "macedonia")
    if holder.startswith("fort"):
        t.do("destroy-fort")
    t.roll(6, 1, 2).do("place-army", "dacia")
    assert t.offers("loot") == {"dacia"}
    assert t.refused("loot", "macedonia") == "HRE-12-5"


@pytest.mark.rule("HRE-12-5")
@pytest.mark.parametrize(
    "holder", ["", "suebi@viridis 1", "dacia@viridis 1", "helvetii@viridis 1", "rebels@viridis 1", "fort:dacia"]
)
def test_romans_loot_all_others_whoever_built_the_city(holder):
    t = position(
        {"moesia": "purpura 1", "dacia": f"{holder} city"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 2] if "1" in holder else [],
        control={"dacia": "viridis"},
    )
    t.do("place-army", "dacia")
    if holder.startswith("fort"):
        t.do("take-fort")
    assert t.offers("loot") == {"dacia"}


@pytest.mark.rule("HRE-12-5")
def test_barbarians_loot_romans():
    t = position(
        {"moesia": "suebi 1", "dacia": "viridis 1 city"}, "barbarian purpura suebi placement", pool=1, dice=[6, 1, 2]
    )
    t.do("place-army", "dacia")
    assert t.offers("loot") == {"dacia"}


# ---------------------------------------------------------------- HRE 12-6, 12-7


@pytest.mark.rule("HRE-12-6")
def test_barbarians_do_not_take_a_fort_without_garrison():
    t = position(
        {"moesia": "suebi 1", "dacia": "fort:viridis city"}, "barbarian purpura suebi placement", pool=1, dice=[6, 1, 2]
    )
    t.do("place-army", "dacia")
    assert t.at("dacia") == "suebi 1 city"
    assert len(t.events("rolled")) == 1


def uprising(phase: str, card: str, province: str, dice: list[int]) -> Table:
    """Purpura raises rebels against a single Legion of Viridis in Dacia, with a City."""
    t = position(
        {"dacia": province, "syria": "aureus 1", "sicilia": "purpura 1", "belgica": "suebi@purpura 1"},
        phase,
        purpura={"hand": [card]},
        dice=dice,
    )
    return t.do("play-card", card).do("choose-province", "dacia")


@pytest.mark.rule("HRE-12-7")
@pytest.mark.parametrize(("card", "dice"), [("tributum", [6, 1, 2]), ("stipendium-debitum", [])])
def test_a_city_that_falls_to_rebels_in_a_barbarian_phase_is_looted(card, dice):
    t = uprising("barbarian purpura suebi start", card, "viridis 1 city", dice)
    while t.prompt != "looting-start":
        t.do("done")
    t.roll(4).do("loot", "dacia")
    assert t.at("dacia").endswith("looted")
    # 4 for the loot; Gallia (2 in turn II), dominated from Belgica.
    assert t.barbarian("purpura") == 4 + 4


@pytest.mark.rule("HRE-11-3")
def test_rebels_whom_nobody_opposes_fight_no_battle():
    """The one Legion there rebels: nobody is left to fight, and the log tells of no combat."""
    t = uprising("barbarian purpura suebi start", "stipendium-debitum", "viridis 1 city", [])
    assert t.at("dacia") == "rebel-legions-viridis 1 city"
    assert t.events("combat") == []


@pytest.mark.rule("HRE-12-7", "HRE-12-5")
def test_a_roman_city_that_falls_to_rebels_in_a_roman_phase_is_not_looted():
    t = uprising("roman purpura start", "tributum", "viridis 1 city", [6, 1, 2])
    while t.phase == "roman purpura":
        assert t.prompt != "looting-start"
        t.do("done")
    assert t.at("dacia") == "rebels 1 city"


@pytest.mark.rule("HRE-12-7", "HRE-10.4-4")
@pytest.mark.parametrize("phase", ["roman purpura start", "barbarian purpura suebi start"])
@pytest.mark.parametrize("verb", ["take-fort", "destroy-fort"])
def test_the_player_of_the_card_decides_about_the_fort(phase, verb):
    t = uprising(phase, "tributum", "viridis 1 fort", [6, 1, 2])
    assert (t.prompt, t.seat) == ("lone-fort-start", 0)
    t.do(verb)
    assert t.at("dacia") == ("rebels 1 fort" if verb == "take-fort" else "rebels 1")


@pytest.mark.rule("HRE-12-7")
def test_a_city_that_falls_by_betrayal_is_looted_by_barbarians():
    t = position(
        {"dacia": "viridis 1 city", "moesia": "suebi 1", "macedonia": "aureus 1 city", "syria": "aureus 1"},
        "barbarian purpura suebi start",
        purpura={"hand": ["portae-apertae"]},
        dice=[4],
    )
    t.do("play-card", "portae-apertae").do("choose-province", "dacia")
    assert t.at("dacia") == "suebi 1 city"
    while t.prompt != "looting-start":
        t.do("done")
    assert t.offers("loot") == {"dacia"}


@pytest.mark.rule("HRE-12-7", "HRE-12-5")
def test_a_roman_city_that_falls_by_betrayal_to_romans_is_not_looted():
    t = position(
        {"dacia": "viridis 1 city fort", "moesia": "purpura 1", "macedonia": "aureus 1 city"},
        "roman purpura start",
        purpura={"hand": ["portae-apertae"]},
        dice=[4],
    )
    t.do("play-card", "portae-apertae").do("choose-province", "dacia")
    assert t.prompt == "lone-fort-start"
    t.do("take-fort")
    assert t.at("dacia") == "purpura 1 fort city"
    while t.phase == "roman purpura":
        assert t.prompt != "looting-start"
        t.do("done")
    assert t.at("dacia") == "purpura 1 fort city"
