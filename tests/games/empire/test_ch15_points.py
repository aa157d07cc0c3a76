"""HRE 15: victory points of Cities, Provinces and Dioceses, and the end of the game."""

import pytest

from latrunculi.games.empire.game import GAME
from tests.games.empire.table import Table, position

PLAIN = {1: "licinius-crassus", 2: "caligula", 3: "titus", 4: "commodus", 5: "gallienus", 6: "valens", 7: "honorius"}
"""An Emperor without +VP/PROV in each turn."""


def roman(provinces: dict[str, str], turn: int = 2, emperor: str = "") -> int:
    """Roman VP that Purpura scores in step V."""
    t = position(provinces, f"roman purpura {emperor or PLAIN[turn]} points", turn=turn, purpura={"people": 5})
    assert t.barbarian("purpura") == 0
    return t.rome("purpura")


def barbarian(provinces: dict[str, str], turn: int = 2, people: str = "") -> int:
    """Barbarian VP that Purpura scores in step V."""
    name = people or {1: "galli", 2: "suebi", 3: "suebi", 4: "sarmatae", 5: "gothi", 6: "gothi", 7: "gothi"}[turn]
    t = position(provinces, f"barbarian purpura {name} points", turn=turn)
    assert t.rome("purpura") == 0
    return t.barbarian("purpura")


# ---------------------------------------------------------------- the table of VP for Cities

CITIES = [
    # City, turns, Barbarian intact and looted, Roman intact and looted
    ("roma", range(1, 8), 2, 1, 3, 2),
    ("thracia", range(1, 4), 1, 0, 2, 1),
    ("thracia", range(4, 8), 2, 1, 3, 2),
    ("sicilia", (1, 4, 7), 1, 0, 2, 1),  # another City of the Roman Diocese
    ("macedonia", (1, 4, 7), 1, 0, 2, 1),  # another City of the Greek Diocese
    ("aegyptus", (1, 4, 7), 1, 0, 2, 1),
]


def clauses(city: str, kind: str) -> tuple[str, ...]:
    """The clauses of a row of the table."""
    number = {"roma": 1, "thracia": 2}.get(city, 3)
    return (f"HRE-15.{kind}-{number}",)


@pytest.mark.parametrize(
    ("city", "turn", "intact", "looted"),
    [
        pytest.param(city, turn, *points, marks=pytest.mark.rule(*clauses(city, "1")))
        for city, turns, *points in ((c, t, b, lo) for c, t, b, lo, _, _ in CITIES)
        for turn in turns
    ],
)
def test_barbarian_vp_for_a_city(city, turn, intact, looted):
    side = {1: "galli", 2: "suebi", 3: "suebi", 4: "sarmatae", 5: "gothi", 6: "gothi", 7: "gothi"}[turn]
    without = barbarian({city: f"{side} 1"}, turn)
    assert barbarian({city: f"{side} 1 city"}, turn) - without == intact
    assert barbarian({city: f"{side} 1 looted"}, turn) - without == looted


@pytest.mark.parametrize(
    ("city", "turn", "intact", "looted"),
    [
        pytest.param(city, turn, *points, marks=pytest.mark.rule(*clauses(city, "2")))
        for city, turns, *points in ((c, t, r, lo) for c, t, _, _, r, lo in CITIES)
        for turn in turns
    ],
)
def test_roman_vp_for_a_city(city, turn, intact, looted):
    without = roman({city: "purpura 1"}, turn)
    assert roman({city: "purpura 1 city"}, turn) - without == intact
    assert roman({city: "purpura 1 looted"}, turn) - without == looted


@pytest.mark.rule("HRE-15-3", "HRE-15.1-3", "HRE-15.1-4")
def test_a_barbarian_phase_by_hand():
    # Turn II. Roma intact 2, Sicilia looted 0, Macedonia 1. Roma (3): two of five Provinces against one: dominated, 6.
    # Graecia (2): one against one: present, 2.
    provinces = {
        "roma": "suebi 1 city", "sicilia": "suebi 1 looted", "macedonia": "suebi 1 city",
        "dalmatia": "viridis 1 city", "thracia": "aureus 1",
    }  # fmt: skip
    assert barbarian(provinces) == 2 + 0 + 1 + 6 + 2


@pytest.mark.rule("HRE-15-3", "HRE-15.2-3", "HRE-15.2-5")
def test_a_roman_phase_by_hand():
    # Turn II. Roma looted 2, Sicilia 2, Baetica looted 1. Roma (3): three Provinces: dominated, 6.
    # Hispania (3): one against two: present, 3.
    provinces = {
        "roma": "purpura 2 looted", "sicilia": "purpura 1 city", "raetia": "purpura 3", "baetica": "purpura 1 looted",
        "lusitania": "viridis 1", "aquitania": "viridis 1 city",
    }  # fmt: skip
    assert roman(provinces) == 2 + 2 + 1 + 6 + 3


@pytest.mark.rule("HRE-15-3")
def test_points_are_added_to_the_count_of_the_phase():
    t = position({"raetia": "suebi 1"}, "barbarian purpura suebi points", purpura={"rome": 5, "barbarian": 7})
    assert (t.rome("purpura"), t.barbarian("purpura")) == (5, 7 + 6)
    t = position({"raetia": "purpura 1"}, "roman purpura points", purpura={"rome": 5, "barbarian": 7})
    assert (t.rome("purpura"), t.barbarian("purpura")) == (5 + 6, 7)


@pytest.mark.rule("HRE-15-3")
def test_nobody_else_scores_at_the_end_of_a_phase():
    t = position({"raetia": "purpura 1", "belgica": "viridis 1"}, "roman purpura points")
    assert [t.rome(name) for name in ("viridis", "caeruleus", "aureus")] == [0, 0, 0]


@pytest.mark.rule("HRE-15.1-5", "HRE-S.15.1-1")
def test_all_barbarians_tribes_and_kingdoms_of_a_player_count_together():
    # Graecia (2 in turn II): a People of the turn, one of an earlier turn, a Kingdom: three Provinces, dominated.
    # Viridis has two. Cities of the Kingdom and of the old People count.
    provinces = {
        "macedonia": "galli@purpura 1 city", "moesia": "suebi 1", "dacia": "dacia@purpura 1 city",
        "thracia": "viridis 1", "achaea": "viridis 1",
    }  # fmt: skip
    assert barbarian(provinces) == 1 + 1 + 4
    # With Tribe and Kingdom all five are controlled.
    provinces |= {"thracia": "thracia@purpura 1", "achaea": "dalmatae@purpura 1"}
    assert barbarian(provinces) == 1 + 1 + 6


@pytest.mark.rule("HRE-15.1-5")
def test_barbarians_of_other_players_and_ones_own_legions_do_not_count():
    provinces = {"macedonia": "galli@viridis 1 city", "achaea": "purpura 1 city", "thracia": "rebels@purpura 1 city"}
    assert barbarian(provinces | {"frisia": "suebi 1"}) == barbarian({"frisia": "suebi 1"})


@pytest.mark.rule("HRE-15.2-4")
@pytest.mark.parametrize(
    ("turn", "emperor"),
    [(1, "marcus-antonius"), (1, "divus-julius"), (2, "caligula"), (2, "nero"), (3, "domitianus"), (6, "constantinus")],
)
def test_provinces_are_worth_nothing_by_themselves_under_another_emperor(turn, emperor):
    """+1 ATT, two Legions, no bonus, WINS TIES, a Legion, +1 DIE: only +VP/PROV counts Provinces."""
    t = position({"raetia": "purpura 1", "moesia": "purpura 1"}, f"roman purpura {emperor} points", turn=turn).go()
    assert t.events("scored-provinces") == []
    assert next(event["points"] for event in t.events("scored-cities")) == 0


@pytest.mark.rule("HRE-15.2-4", "HRE-S.5.3-6")
@pytest.mark.parametrize("provinces", [1, 3, 6])
def test_vp_for_each_province(provinces):
    names = ["raetia", "belgica", "dacia", "asia", "syria", "numidia"][:provinces]
    held = dict.fromkeys(names, "purpura 1") | {"frisia": "fort:purpura", "gothia": "suebi@purpura 1"}
    assert roman(held, emperor="claudius") - roman(held) == provinces


@pytest.mark.rule("HRE-15.2-9")
def test_roman_scoring_counts_the_faction_alone():
    others = {
        "macedonia": "galli@purpura 1 city", "dacia": "dacia@purpura 1 city", "achaea": "dalmatae@purpura 1 city",
    }  # fmt: skip
    assert roman({"raetia": "purpura 1", **others}) == roman({"raetia": "purpura 1"})


# ---------------------------------------------------------------- HRE 15.3

ROMA = ["roma", "cisalpina", "raetia", "dalmatia", "sicilia"]
"""The Provinces of the Diocese of Roma, worth 3 in turn II."""


def diocese(own: str, count: int, *rivals: str) -> dict[str, str]:
    """`count` Provinces of Roma for one's own side, the next ones for rivals."""
    sides = [own] * count + list(rivals)
    return {name: f"{side} 1" for name, side in zip(ROMA, sides, strict=False)}


LEVELS = [
    # own Provinces, rivals' Provinces, level (HRE-T-diocese-levels), clause
    (0, ["viridis"], 0, "HRE-15.3-1"),
    (1, [], 2, "HRE-15.3-3"),
    (1, ["viridis"], 1, "HRE-15.3-2"),
    (1, ["viridis", "viridis"], 1, "HRE-15.3-2"),
    (2, ["viridis", "viridis"], 1, "HRE-15.3-2"),
    (2, ["viridis", "viridis", "viridis"], 1, "HRE-15.3-2"),
    (2, ["viridis"], 2, "HRE-15.3-3"),
    (2, ["viridis", "aureus"], 2, "HRE-15.3-3"),
    (2, ["viridis", "caeruleus", "aureus"], 2, "HRE-15.3-3"),
    (3, [], 2, "HRE-15.3-3"),
    (3, ["viridis", "viridis"], 2, "HRE-15.3-3"),
    (4, [], 2, "HRE-15.3-3"),
    (4, ["viridis"], 2, "HRE-15.3-3"),
    (5, [], 3, "HRE-15.3-4"),
]


@pytest.mark.parametrize(
    ("count", "rivals", "level"), [pytest.param(*row, marks=pytest.mark.rule(clause)) for *row, clause in LEVELS]
)
def test_levels_of_a_diocese_for_romans(count, rivals, level):
    assert roman(diocese("purpura", count, *rivals)) == 3 * level


@pytest.mark.parametrize(
    ("count", "rivals", "level"), [pytest.param(*row, marks=pytest.mark.rule(clause)) for *row, clause in LEVELS]
)
def test_levels_of_a_diocese_for_barbarians(count, rivals, level):
    own = "sarmatae" if count == 5 else "suebi"  # enough counters
    assert barbarian(diocese(own, count, *rivals), people=own) == 3 * level


@pytest.mark.rule("HRE-15.3-3")
@pytest.mark.parametrize(
    ("rivals", "level"),
    [
        (["viridis", "suebi@viridis"], 2),  # a rival's two groups are not added up
        (["suebi@viridis", "suebi@viridis"], 1),
        (["suebi@viridis", "dacia@viridis"], 1),  # his Peoples and Kingdoms are one group
        (["suebi@viridis", "dalmatae@aureus"], 2),
        (["suebi@purpura", "suebi@purpura"], 2),  # the scorer's own other group is ignored
        (["suebi@purpura", "dacia@purpura", "galli@purpura"], 2),
        (["rebels@viridis", "rebels@viridis"], 2),  # rebels do not count
        (["rebel-legions-viridis@aureus", "rebel-legions-viridis@aureus"], 2),
    ],
)
def test_who_is_a_rival_for_domination(rivals, level):
    assert roman(diocese("purpura", 2, *rivals)) == 3 * level


@pytest.mark.rule("HRE-15.3-3")
def test_with_two_players_ones_other_faction_is_a_rival():
    t = position(diocese("purpura", 2, "caeruleus", "caeruleus"), "roman purpura points", players=2)
    assert t.rome("purpura") == 3


@pytest.mark.rule("HRE-15.3-1")
@pytest.mark.parametrize(
    ("province", "turn", "base"),
    [("raetia", 2, 3), ("moesia", 2, 2), ("lusitania", 2, 3), ("lusitania", 1, 2), ("moesia", 4, 3), ("raetia", 6, 3)],
)
def test_the_base_value_is_that_of_the_turn(province, turn, base):
    assert roman({province: "purpura 3"}, turn) == 2 * base


@pytest.mark.rule("HRE-15.3-1")
def test_every_diocese_is_scored():
    # One Province in each, values of turn II: 3, 3, 2, 2, 2, 2, 2, 1, 1, all dominated.
    one_each = [
        "raetia", "lusitania", "hibernia", "moesia", "cilicia", "parthia", "cyrenaica", "frisia", "scythia",
    ]  # fmt: skip
    assert roman(dict.fromkeys(one_each, "purpura 1")) == 2 * (3 + 3 + 2 + 2 + 2 + 2 + 2 + 1 + 1)


@pytest.mark.rule("HRE-15.3-5")
@pytest.mark.parametrize(
    ("contents", "points"),
    [
        (["purpura 1", "fort:purpura", "fortress:purpura", "fort:purpura", "fort:purpura"], 9),
        (["purpura 1", "purpura 1", "purpura 1", "purpura 1", "fort:purpura"], 9),
        (["purpura 1", "purpura 1", "purpura 1", "purpura 1", "fort:viridis"], 6),
        (["fort:purpura"] * 5, 0),  # no Legion
        (["purpura 1", "fort:purpura", "fort:purpura", "fort:purpura", ""], 6),  # more than the others: Legion alone
        (["purpura 1", "fort:purpura", "fort:purpura", "fort:purpura", "viridis 1"], 3),  # forts do not dominate
    ],
)
def test_forts_count_for_control_alone(contents, points):
    provinces = {name: text for name, text in zip(ROMA, contents, strict=True) if text}
    assert roman(provinces) == points


@pytest.mark.rule("HRE-15.3-5")
def test_forts_of_a_kingdom_never_control():
    provinces = diocese("suebi", 4) | {"sicilia": "fort:dacia"}
    t = position(provinces, "barbarian purpura suebi points", control={"dacia": "purpura"})
    assert t.barbarian("purpura") == 6


@pytest.mark.rule("HRE-15.3-6", "HRE-15.3-7")
def test_a_diocese_is_scored_in_both_phases_but_not_by_both_groups_together():
    # Three Provinces of Legions and two of a People: neither controls the Diocese. The Legions dominate it (6);
    # the People, with two and no rival, too (6).
    rest = {"people_shown": True}
    t = position(
        diocese("purpura", 3, "suebi@purpura", "suebi@purpura"),
        "roman purpura points",
        purpura={"people": 2},
        viridis=rest,
        caeruleus=rest,
        aureus=rest,
    )
    assert t.phase == "barbarian purpura"
    assert (t.rome("purpura"), t.barbarian("purpura")) == (6, 0)
    while t.phase == "barbarian purpura":
        t.do("done")
    assert (t.rome("purpura"), t.barbarian("purpura")) == (6, 6)


# ---------------------------------------------------------------- the end of the game


def last(provinces: dict[str, str], dice: list[int] | None = None, players: int = 4, **factions: dict) -> Table:
    """The last step of the last phase of the game, the Roman phase of Purpura."""
    names = ["purpura", "viridis", "caeruleus", "aureus"][: 3 if players == 3 else 4]
    shown = {}
    for chit, name in enumerate(names, 1):
        row = {"people": chit, "people_shown": True, "emperor": chit, "emperor_shown": True}
        shown[name] = row | factions.get(name, {})
    t = position(provinces, "roman purpura honorius points", turn=7, dice=dice or [], players=players, **shown)
    assert t.g.over
    return t


def winners(t: Table) -> list[int]:
    return GAME.winners(t.g)


@pytest.mark.rule("HRE-15.2-7")
def test_two_vp_for_each_province_at_the_end():
    t = last({
        "raetia": "purpura 1", "cisalpina": "purpura 3", "frisia": "viridis 1", "syria": "viridis 2 city",
        "dacia": "fort:viridis", "gothia": "suebi@viridis 1", "asia": "rebel-legions-viridis@viridis 1",
    })  # fmt: skip
    # Purpura has just scored Roma (4 in turn VII), dominated.
    assert t.rome("purpura") == 8 + 4
    assert (t.rome("viridis"), t.barbarian("viridis")) == (4, 0)
    assert t.rome("aureus") == 0


@pytest.mark.rule("HRE-15.2-7")
def test_no_vp_for_provinces_before_the_last_turn():
    rest = {"people_shown": True, "emperor_shown": True}
    t = position(
        {"frisia": "viridis 1"},
        "roman purpura points",
        turn=6,
        purpura={"people_shown": True},
        viridis=rest,
        caeruleus=rest,
        aureus=rest,
    )
    assert t.g.turn == 7
    assert t.rome("viridis") == 0


@pytest.mark.rule("HRE-15.2-8")
@pytest.mark.parametrize(
    ("provinces", "dice", "points"),
    [
        ({"aegyptus": "aegyptus@viridis 1 city"}, [4], 6),  # the die and the 2 of its card
        ({"dacia": "dacia@viridis 3 fort city"}, [3], 4),
        ({"cappadocia": "cappadocia@viridis 1 city"}, [5], 5),
        ({"aegyptus": "aegyptus@viridis 1 looted"}, [], 0),
        ({"aegyptus": "aegyptus@viridis 1 city", "iudaea": "aegyptus@viridis 1 city"}, [4, 3], 9),  # no 2 elsewhere
        ({"iudaea": "aegyptus@viridis 1 city"}, [], 0),  # without its start Province the Kingdom has no marker
        ({"aegyptus": "galli@viridis 1 city"}, [], 0),
        ({"aegyptus": "blemmyes@viridis 1 city"}, [], 0),  # a Tribe is no Kingdom
        ({"aegyptus": "fort:aegyptus city"}, [], 0),
        ({"aegyptus": "aegyptus@viridis 1 city", "dacia": "dacia@viridis 1 city"}, [1, 6], 3 + 7),
    ],
)
def test_the_intact_cities_of_kingdoms_are_rolled_for_at_the_end(provinces, dice, points):
    provinces = {"raetia": "purpura 1", **provinces}
    t = last(provinces, dice=dice)
    assert (t.rome("viridis"), t.barbarian("viridis")) == (points, 0)
    assert len(t.events("final-city")) == len(dice)


@pytest.mark.rule("HRE-15-1")
def test_the_highest_sum_of_both_counts_wins():
    t = last({}, purpura={"rome": 30}, viridis={"rome": 10, "barbarian": 21}, aureus={"barbarian": 30})
    assert GAME.scores(t.g) == [30, 31, 0, 30]
    assert winners(t) == [1]
    assert t.events("won") == [{"faction": "viridis", "points": 31}]


@pytest.mark.rule("HRE-15-1")
def test_the_end_of_game_vp_decide():
    t = last({"frisia": "aureus 1"}, purpura={"rome": 30}, aureus={"barbarian": 29})
    assert winners(t) == [3]


@pytest.mark.rule("HRE-15-2")
@pytest.mark.parametrize(("chits", "winner"), [((4, 2, 3, 1), 3), ((5, 2, 1, 3), 1), ((1, 5, 2, 4), 3)])
def test_a_tie_goes_to_the_lowest_barbarian_chit(chits, winner):
    # Viridis and Aureus are level; the others do not matter.
    t = last(
        {},
        purpura={"people": chits[0]},
        viridis={"people": chits[1], "rome": 20},
        caeruleus={"people": chits[2]},
        aureus={"people": chits[3], "barbarian": 20},
    )
    assert winners(t) == [winner]


@pytest.mark.rule("HRE-15-2")
def test_with_two_players_the_lower_of_two_chits_breaks_the_tie():
    t = last(
        {},
        players=2,
        purpura={"people": 5, "rome": 20},
        viridis={"people": 2, "rome": 15},
        caeruleus={"people": 1},
        aureus={"people": 3, "barbarian": 5},
    )
    assert GAME.scores(t.g) == [20, 20]
    assert winners(t) == [0]


@pytest.mark.rule("HRE-15-1")
def test_with_two_players_both_factions_are_added_up():
    t = last({}, players=2, purpura={"rome": 30}, viridis={"rome": 20}, aureus={"barbarian": 11})
    assert GAME.scores(t.g) == [30, 31]
    assert winners(t) == [1]
