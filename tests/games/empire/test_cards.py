"""The 55 event cards, each by itself: when it may be played, upon what, and what it does.

The texts of the cards are in `data/cards.toml`; the numbers here are worked out from them by hand.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from latrunculi.games.empire.components.cards import CARD_IDS
from latrunculi.games.empire.components.chart import DIOCESE_IDS, NEAR, PRINTED, PROVINCE_IDS
from latrunculi.games.empire.components.printed import FILES, FOLDER
from latrunculi.games.empire.game import GAME
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import PositionError
from tests.games.empire.table import Table, position
from tests.slips import check_told, defects, pack_of

ALL = (1, 2, 3, 4, 5, 6, 7)
ANY, ROMAN, BARBARIAN, ATTACK, ROMAN_ATTACK = "any phase", "Roman phase", "Barbarian phase", "attack", "Roman attack"

CARDS: dict[str, tuple[tuple[int, ...], str]] = {
    "aegyptus": ((1,), ANY),
    "pontus": ((1, 2), ANY),
    "cappadocia": ((1, 2), ANY),
    "iudaea": ((1, 2, 3), ANY),
    "nabataea": ((1, 2, 3), ANY),
    "armenia": (ALL, ANY),
    "palmyra": ((5,), ANY),
    "dacia": ((1, 2, 3), ANY),
    "thracia": ((1, 2), ANY),
    "numidia": ((1, 2), ANY),
    "mauretania": ((1, 2), ANY),
    "bosporus": ((1, 2, 3, 4, 5, 6), ANY),
    "britannia": ((5, 6, 7), ANY),
    "helvetii": ((1, 2), ANY),
    "cantabri": ((1, 2), ANY),
    "dalmatae": ((1, 2), ANY),
    "garamantes": ((1, 2, 3, 4), ANY),
    "isauri": ((2, 3, 4, 5, 6, 7), ANY),
    "blemmyes": ((5, 6, 7), ANY),
    "legiones-rhenanae": ((1, 2, 3, 4, 5, 6), ANY),
    "legiones-danuvianae": ((2, 3, 4, 5, 6), ANY),
    "legiones-orientales": ((2, 3, 4, 5, 6), ANY),
    "legiones-hispanae": (ALL, ANY),
    "imperator-castrensis": ((4, 5, 6), ANY),
    "stipendium-debitum": (ALL, ANY),
    "bellum-batonianum": ((1, 2), ANY),
    "boudica": ((2, 3), ANY),
    "bellum-iudaicum": ((1, 2, 3), ANY),
    "bacaudae": ((4, 5, 6, 7), ANY),
    "bucoli": ((3, 4, 5), ANY),
    "tributum": (ALL, ANY),
    "pestis-antonina": ((4,), ANY),
    "pestis-cypriana": ((5,), ANY),
    "pestilentia": (ALL, ANY),
    "morbus": (ALL, ANY),
    "febris-castrensis": (ALL, ANY),
    "contagium": ((2, 3, 4, 5, 6, 7), ANY),
    "proscriptiones": ((1, 2), ROMAN),
    "arminius": ((1, 2), ANY),
    "portae-apertae": (ALL, ANY),
    "auctio-imperii": ((2, 3, 4, 5), ROMAN),
    "foederati": ((4, 5, 6, 7), ROMAN),
    "usurpator": ((3, 4, 5, 6, 7), ROMAN),
    "architectura": (ALL, ROMAN),
    "limes": ((2, 3, 4, 5, 6), ROMAN),
    "muri": ((3, 4, 5, 6, 7), ROMAN),
    "restitutor": ((2, 3, 4, 5, 6, 7), ROMAN),
    "viae": ((1, 2, 3, 4, 5), ROMAN),
    "colonia": ((1, 2, 3, 4), ROMAN),
    "testudo": (ALL, ROMAN),
    "obsidio": (ALL, ATTACK),
    "insidiae": (ALL, BARBARIAN),
    "cataphracti": ((2, 3, 4, 5, 6, 7), ATTACK),
    "classis": (ALL, ROMAN_ATTACK),
    "auxilia": ((1, 2, 3, 4, 5, 6), ROMAN),
}
"""For each card the turns in which it may be played, and when."""

SARMATAE = "barbarian purpura sarmatae"
PEOPLE_OF_TURN = ("", "galli", "frisii", "sarmatae", "marcomanni", "persae", "persae", "gothi")
"""The People of chit I in each turn."""


def everywhere(kind: str, turn: int, card: str, step: str = "start", **counts: int) -> Table:
    """A position in which every card has something to act upon."""
    people = PEOPLE_OF_TURN[turn]
    phase = f"roman purpura {step}" if kind == "roman" else f"barbarian purpura {people} {step}"
    return position(
        {
            "sicilia": "purpura 1 looted",
            "lugdunensis": "purpura 1 fort",
            "belgica": "purpura 1 city",
            "roma": "viridis 1 city",
            "germania-magna": "viridis 1",
            "dalmatia": "viridis 1",
            "britannia": "viridis 2",
            "iudaea": "viridis 1",
            "aegyptus": "caeruleus 1",
            "baetica": "caeruleus 1",
            "asia": "caeruleus 1 city",
            "thracia": "caeruleus 1 city",
            "frisia": "suebi@aureus 1",
            "macedonia": f"{people}@purpura 1",
        },
        phase,
        turn=turn,
        purpura={"hand": [card], "people": 1, "start": "roma"},
        **counts,
    )


def play(provinces: dict[str, str], card: str, *, turn: int = 2, phase: str = "roman purpura", **more: Any) -> Table:
    """Play a card at the start of a phase of purpura."""
    mine = more.pop("purpura", {})
    table = position(provinces, phase, turn=turn, purpura={"hand": [card], "rome": 1, **mine}, **more)
    assert table.prompt == "card-step-start"
    return table.do("play-card", card)


# ---------------------------------------------------------------- all of them


@pytest.mark.rule("HRE-1-12", "HRE-2-3")
def test_there_are_55_cards_in_nine_colours_of_at_least_four() -> None:
    assert list(CARDS) == list(CARD_IDS)
    assert len(CARDS) == 55
    colours = [card.colour for card in PRINTED.cards]
    assert sorted(colours.count(colour) for colour in set(colours)) == [6, 6, 6, 6, 6, 6, 6, 6, 7]


@pytest.mark.rule("HRE-7.1-1", "HRE-7-2")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_played_in_its_turns_and_phases_alone(card: str) -> None:
    periods, timing = CARDS[card]
    for turn in ALL:
        for kind, start in (("roman", (ANY, ROMAN)), ("barbarian", (ANY, BARBARIAN))):
            t = everywhere(kind, turn, card)
            assert t.prompt == "card-step-start"
            assert t.rule == "HRE-7-1"
            if timing not in start:
                assert t.refused("play-card", card) == "HRE-7-2"
            elif turn not in periods:
                assert t.refused("play-card", card) == "HRE-7.1-1"
            else:
                assert t.offers("play-card") == {card}


@pytest.mark.rule("HRE-7-2", "HRE-7-3", "HRE-7.1-1")
@pytest.mark.parametrize("card", [card for card, (_, timing) in CARDS.items() if timing in (ATTACK, ROMAN_ATTACK)])
def test_a_card_of_attack_is_played_during_placement(card: str) -> None:
    periods, timing = CARDS[card]
    for turn in ALL:
        for kind in ("roman", "barbarian"):
            t = everywhere(kind, turn, card, "placement", pool=1)
            assert t.prompt.endswith("placement-place")
            if kind == "barbarian" and timing == ROMAN_ATTACK:
                assert t.offers("play-card") == set()
            elif turn not in periods:
                assert t.refused("play-card", card) == "HRE-7.1-1"
            else:
                assert t.offers("play-card") == {card}
                late = everywhere(kind, turn, card, "placement", pool=1, carded=1)
                assert late.refused("play-card", card) == "HRE-7-3"
    t = everywhere("roman", 2, card, "placement", forts=1)  # Forts alone attack nobody
    assert t.refused("play-card", card) == "HRE-10-7"


@pytest.mark.rule("HRE-7-1", "HRE-7-4", "HRE-7-5")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_leaves_the_hand_for_good_or_stays(card: str) -> None:
    periods, timing = CARDS[card]
    kind = "barbarian" if timing == BARBARIAN else "roman"
    step = "placement" if timing in (ATTACK, ROMAN_ATTACK) else "start"
    more = {"pool": 1} if step == "placement" else {}
    t = everywhere(kind, periods[-1], card, step, **more)
    assert "done" in t.verbs
    t.do("play-card", card)
    me = t.faction("purpura")
    assert (t.g.hand[0], me["played"], me["cardsThisTurn"]) == (0, [card], 1)
    assert t.events("card") == [{"faction": "purpura", "card": card}]
    t = everywhere(kind, periods[-1], card, step, **more).do("done")
    assert t.events("card") == []


@pytest.mark.rule("HRE-7-3")
def test_one_card_in_a_phase_and_two_in_a_turn() -> None:
    hand = {"hand": ["morbus", "obsidio", "armenia"], "rome": 2}
    t = position({"roma": "purpura 1", "syria": "viridis 1"}, "roman purpura", purpura=hand, dice=[1])
    t.do("play-card", "morbus").do("choose-province", "syria")
    t.do("recruit")  # nothing is left to buy
    assert t.prompt == "roman-placement-place"
    assert t.refused("play-card", "obsidio") == "HRE-7-3"
    t = position({"roma": "purpura 1"}, "roman purpura", purpura=hand | {"cards": 2})
    assert t.prompt == "recruitment-build"


# ---------------------------------------------------------------- gold, orange: Kingdoms; green: Tribes

KINGDOMS = {
    "aegyptus": ("aegyptus", 3, 2, "cyrenaica"),
    "pontus": ("bithynia", 3, 1, "asia"),
    "cappadocia": ("cappadocia", 2, 0, "asia"),
    "iudaea": ("iudaea", 3, 1, "syria"),
    "nabataea": ("arabia", 2, 1, "syria"),
    "armenia": ("armenia", 3, 0, "syria"),
    "palmyra": ("syria", 4, 2, "iudaea"),
    "dacia": ("dacia", 3, 1, "moesia"),
    "thracia": ("thracia", 2, 0, "macedonia"),
    "numidia": ("numidia", 2, 0, "africa"),
    "mauretania": ("mauretania", 2, 0, "numidia"),
    "bosporus": ("bosporus", 2, 0, "sarmatia"),
    "britannia": ("britannia", 2, 0, "belgica"),
}
"""For each Kingdom its start Province, its armies, its loot, and a neighbour of the Province."""

TRIBES = {
    "helvetii": ("raetia", 3, "narbonensis"),
    "cantabri": ("tarraconensis", 2, "lusitania"),
    "dalmatae": ("dalmatia", 2, "moesia"),
    "garamantes": ("africa", 2, "cyrenaica"),
    "isauri": ("cilicia", 2, "asia"),
    "blemmyes": ("aegyptus", 2, "cyrenaica"),
}
"""For each Tribe its start Province, its armies, and a neighbour of the Province."""


@pytest.mark.rule("HRE-7.2-1", "HRE-7.2-5", "HRE-7.2-6", "HRE-7.2-7", "HRE-14-1", "HRE-14-3")
@pytest.mark.parametrize("card", KINGDOMS)
def test_a_kingdom_appears_with_a_city_and_a_fort_and_expands(card: str) -> None:
    home, armies, _, near = KINGDOMS[card]
    t = play({home: "looted"}, card, turn=CARDS[card][0][0], phase="roman purpura")
    assert t.at(home) == f"{card} 1 fort city"
    assert t.controller(card) == "purpura"
    assert t.prompt == "mini-phase-place"
    beside = {home, *(PROVINCE_IDS[p] for p in members(NEAR[PROVINCE_IDS.index(home)]))}
    assert near in beside
    assert t.offers("place-army") == beside
    t.place(near, *[home] * (armies - 2))
    assert t.at(near) == f"{card} 1"
    assert t.at(home) == f"{card} {armies - 1} fort city"
    assert t.prompt == ("roman-placement-settle" if t.g.turn == 1 else "recruitment-build")
    assert t.events("kingdom-appears") == [{"side": card, "province": home}]


@pytest.mark.rule("HRE-7.2-1", "HRE-7.2-5", "HRE-7.2-7", "HRE-14-3")
@pytest.mark.parametrize("card", TRIBES)
def test_a_tribe_appears_without_city_or_fort_and_expands(card: str) -> None:
    home, armies, near = TRIBES[card]
    t = play({}, card, turn=CARDS[card][0][-1], phase=f"barbarian purpura {PEOPLE_OF_TURN[CARDS[card][0][-1]]}")
    assert t.at(home) == f"{card} 1"
    assert t.controller(card) == "purpura"
    t.place(near, *[home] * (armies - 2))
    assert t.at(near) == f"{card} 1"
    assert t.at(home) == f"{card} {armies - 1}"
    assert t.events("tribe-appears") == [{"side": card, "province": home}]
    assert t.phase == "barbarian purpura"


@pytest.mark.rule("HRE-7.2-2", "HRE-7.2-3", "HRE-7.2-4")
@pytest.mark.parametrize("card", [*KINGDOMS, *TRIBES])
def test_a_newcomer_displaces_armies_and_sweeps_forts_away(card: str) -> None:
    home, near = (KINGDOMS[card][0], KINGDOMS[card][3]) if card in KINGDOMS else (TRIBES[card][0], TRIBES[card][2])
    t = play({home: "viridis 2 fortress", near: "viridis 2"}, card, turn=CARDS[card][0][0])
    assert t.at(near) == "viridis 3"  # the one retreats where there is room; the other is eliminated
    assert [event["province"] for event in t.events("fort-swept")] == [home]
    assert len(t.events("displaced")) == 1
    assert len(t.events("displaced-lost")) == 1
    assert t.at(home).startswith(f"{card} 1")


@pytest.mark.rule("HRE-12-3")
@pytest.mark.parametrize("card", KINGDOMS)
def test_the_city_of_a_kingdom_adds_its_loot(card: str) -> None:
    home, _, loot, near = KINGDOMS[card]
    t = position({home: f"{card}@viridis 1 city", near: "purpura 1"}, "roman purpura placement", turn=2, pool=1)
    # The attack: 6 and 5 against 1, and 1 again across a difficult border. The loot: 4.
    difficult = card in ("armenia", "mauretania", "britannia")
    t.roll(6, 5, 1, *([1] if difficult else []), 4).place(home)
    if t.prompt == "cities-start":
        t.do("done")
    t.do("loot", home)
    assert t.events("looted") == [
        {"faction": "purpura", "province": home, "dice": [4], "bonus": loot, "points": 4 + loot}
    ]


@pytest.mark.rule("HRE-7.2-6")
def test_a_third_kingdom_waits_until_one_is_lost() -> None:
    two = {"armenia": "armenia@purpura 1 fort city", "thracia": "thracia@purpura 1 fort city"}
    t = position(two, "roman purpura", purpura={"hand": ["dacia", "helvetii"]})
    assert t.refused("play-card", "dacia") == "HRE-7.2-6"
    assert t.offers("play-card") == {"helvetii"}
    lost = {"armenia": "armenia@purpura 1 fort city", "moesia": "thracia@purpura 1"}
    assert position(lost, "roman purpura", purpura={"hand": ["dacia"]}).offers("play-card") == {"dacia"}


# ---------------------------------------------------------------- red: Rebellions


@pytest.mark.rule("HRE-11-1", "HRE-11-2")
@pytest.mark.parametrize(
    ("card", "places", "on"),
    [
        ("legiones-rhenanae", {"belgica", "frisia"}, 4),
        ("legiones-danuvianae", {"roma", "achaea"}, 4),
        ("legiones-orientales", {"asia", "syria"}, 4),
        ("legiones-hispanae", {"baetica", "aquitania"}, 4),
        ("imperator-castrensis", {"belgica", "frisia", "roma", "achaea", "asia", "syria", "baetica", "aquitania"}, 3),
    ],
)
def test_a_rebellion_turns_legions_by_the_dice(card: str, places: set[str], on: int) -> None:
    land = dict.fromkeys(("belgica", "roma", "asia", "baetica"), "viridis 2")
    land |= dict.fromkeys(("frisia", "achaea", "syria", "aquitania"), "caeruleus 1")
    land |= {"raetia": "purpura 1", "macedonia": "suebi@aureus 1"}
    t = play(land, card, turn=4)
    assert t.offers("choose-province") == places
    for stranger in {*land} - places:
        assert t.refused("choose-province", stranger) == "HRE-11-1"
    target = next(p for p in ("belgica", "roma", "asia", "baetica") if p in places)
    # One Legion shows the number, the other one less. The rebel attacks: 6 and 1 against a single die, a 5.
    t.roll(on, on - 1, 6, 1, 5).do("choose-province", target)
    assert t.events("rebelled") == [{"faction": "viridis", "province": target, "number": 1}]
    assert t.at(target) == "rebel-legions-viridis 1"
    assert t.events("rolled")[0]["attack"] == [6, 1]
    assert t.events("rolled")[0]["defence"] == [5]


@pytest.mark.rule("HRE-11-1")
@pytest.mark.parametrize("card", ["legiones-hispanae", "imperator-castrensis"])
def test_a_rebellion_may_come_to_nothing(card: str) -> None:
    t = play({"baetica": "viridis 2"}, card, turn=4, dice=[1, 2])
    assert t.at("baetica") == "viridis 2"


@pytest.mark.rule("HRE-11-1")
def test_unpaid_legions_rebel_one_at_a_time_without_a_die() -> None:
    t = play({"baetica": "viridis 3", "roma": "caeruleus 1"}, "stipendium-debitum")
    assert t.offers("choose-province") == {"baetica", "roma"}
    t.roll(3, 2, 4).do("choose-province", "baetica")  # the rebel rolls 3 and 2 against 4, and is destroyed
    assert t.at("baetica") == "viridis 2"
    assert t.events("effect-roll") == []
    t = play({"roma": "caeruleus 1 city"}, "stipendium-debitum")  # no loyal Legion is left: no combat
    assert t.at("roma") == "rebel-legions-caeruleus 1 city"
    assert t.events("rolled") == []


@pytest.mark.rule("HRE-11-3", "HRE-12-7")
def test_a_fort_helps_the_loyal_and_falls_with_the_last_of_them() -> None:
    t = play({"baetica": "viridis 2 fort", "roma": "caeruleus 1"}, "stipendium-debitum")
    t.roll(4, 4, 3, 5, 1, 3).do("choose-province", "baetica")  # 4 against 3 and 1 for the Fort: a tie; then 5 against 4
    assert len(t.events("tied")) == 1
    assert t.prompt == "lone-fort-start"
    assert t.seat == 0
    t.do("destroy-fort")
    assert t.at("baetica") == "rebel-legions-viridis 1"


# ---------------------------------------------------------------- brown: Revolts

REVOLTS = {
    "bellum-batonianum": ({"dalmatia"}, 2),
    "boudica": ({"britannia"}, 2),
    "bellum-iudaicum": ({"iudaea"}, 3),
    "bacaudae": ({"lugdunensis", "britannia", "baetica"}, 2),
    "bucoli": ({"aegyptus"}, 2),
    "tributum": ({"lugdunensis", "britannia", "baetica", "dalmatia", "iudaea", "aegyptus", "roma"}, 1),
}
"""For each Revolt the Provinces of the position below where it may break out, and its Rebel Armies."""


@pytest.mark.rule("HRE-11-1", "HRE-11-2")
@pytest.mark.parametrize("card", REVOLTS)
def test_a_revolt_raises_rebel_armies_that_attack_at_once(card: str) -> None:
    places, armies = REVOLTS[card]
    land = dict.fromkeys(("lugdunensis", "britannia", "baetica", "dalmatia"), "viridis 1")
    land |= dict.fromkeys(("iudaea", "aegyptus", "roma"), "caeruleus 1") | {"belgica": "purpura 1"}
    land |= {"syria": "suebi@viridis 1"}
    t = position(land, "roman purpura", turn=CARDS[card][0][0], purpura={"hand": [card]}).roll(6, 1, 5)
    t.do("play-card", card)
    if len(places) > 1:
        assert t.offers("choose-province") == places
        for stranger in ("belgica", "syria", "gothia"):
            assert t.refused("choose-province", stranger) == "HRE-11-1"
        t.do("choose-province", sorted(places)[0])
    target = sorted(places)[0]
    assert t.events("revolted") == [{"province": target, "number": armies}]
    assert t.at(target) == f"rebels {armies}"  # 6 and 1 against one die, a 5


@pytest.mark.rule("HRE-11-1")
@pytest.mark.parametrize("card", ["bellum-batonianum", "boudica", "bellum-iudaicum", "bucoli"])
def test_a_revolt_needs_its_province_in_the_hands_of_another_faction(card: str) -> None:
    (place,), _ = REVOLTS[card]
    for holder in ("purpura 1", "suebi@viridis 1", "city"):
        t = position({place: holder}, "roman purpura", turn=CARDS[card][0][0], purpura={"hand": [card]})
        assert t.refused("play-card", card) == "HRE-11-1"


# ---------------------------------------------------------------- black: Epidemics


@pytest.mark.rule("HRE-7.3-1", "HRE-7.3-2")
@pytest.mark.parametrize(("card", "turn"), [("pestis-antonina", 4), ("pestis-cypriana", 5)])
def test_a_great_plague_strikes_every_army_of_a_diocese(card: str, turn: int) -> None:
    land = {
        "lugdunensis": "viridis 2 city",
        "belgica": "franci@aureus 1 fort",
        "britannia": "purpura 3",
        "aquitania": "viridis 1",
    }
    t = play(land, card, turn=turn)
    assert t.offers("choose-diocese") == {"gallia", "hispania"}  # where there are armies
    t.roll(5, 4, 6, 4, 5, 6).do("choose-diocese", "gallia")
    assert t.at("lugdunensis") == "viridis 1 city"
    assert t.at("belgica") == "fort:franci"
    assert t.at("britannia") == "purpura 1"
    assert t.at("aquitania") == "viridis 1"
    assert t.prompt == "recruitment-build"


@pytest.mark.rule("HRE-7.3-1", "HRE-7.3-2")
@pytest.mark.parametrize(("card", "on"), [("pestilentia", 3), ("morbus", 4)])
def test_a_plague_strikes_each_army_of_a_province(card: str, on: int) -> None:
    land = {"roma": "viridis 3 fortress city", "syria": "purpura 1"}
    t = play(land, card)
    assert t.offers("choose-province") == {"roma", "syria"}
    assert t.refused("choose-province", "achaea") == "HRE-7.3-1"
    t.roll(on, on - 1, 6).do("choose-province", "roma")
    assert t.at("roma") == "viridis 1 fortress city"
    t = play(land, card).roll(on, on, on).do("choose-province", "roma")
    assert t.at("roma") == "fortress:viridis city"


@pytest.mark.rule("HRE-7.3-1")
def test_camp_fever_takes_one_of_several_without_a_die() -> None:
    t = play({"roma": "viridis 3", "syria": "suebi@aureus 2", "asia": "viridis 1"}, "febris-castrensis")
    assert t.offers("choose-province") == {"roma", "syria"}
    assert t.refused("choose-province", "asia") == "HRE-7.3-1"
    t.do("choose-province", "syria")
    assert t.at("syria") == "suebi 1"
    assert t.events("effect-roll") == []
    lonely = position({"asia": "viridis 1"}, "roman purpura", purpura={"hand": ["febris-castrensis"]})
    assert lonely.refused("play-card", "febris-castrensis") == "HRE-7.3-1"


@pytest.mark.rule("HRE-7.3-1")
def test_an_infection_strikes_two_adjacent_provinces() -> None:
    land = {"roma": "viridis 1 city", "cisalpina": "suebi@aureus 2", "sicilia": "purpura 1", "syria": "viridis 1"}
    t = play(land, "contagium").do("choose-province", "roma")
    assert t.offers("choose-province") == {"cisalpina", "sicilia"}
    assert t.refused("choose-province", "syria") == "HRE-7.3-1"
    t.roll(5, 4, 6).do("choose-province", "cisalpina")  # by the order of the map: roma, then cisalpina
    assert t.at("roma") == "city"
    assert t.at("cisalpina") == "suebi 1"
    t = play(land, "contagium").roll(6).do("choose-province", "syria")  # nobody stands beside Syria
    assert t.at("syria") == ""


# ---------------------------------------------------------------- blue: Betrayals


@pytest.mark.rule("HRE-12-7")
@pytest.mark.parametrize(("card", "turn"), [("proscriptiones", 1), ("usurpator", 3)])
def test_a_single_legion_next_door_changes_sides_on_4(card: str, turn: int) -> None:
    land = {
        "cisalpina": "purpura 1",
        "raetia": "viridis 1",
        "roma": "caeruleus 2",
        "dalmatia": "suebi@aureus 1",
        "narbonensis": "viridis 1",
        "syria": "viridis 1",
    }
    t = play(land, card, turn=turn)
    assert t.offers("choose-province") == {"raetia", "narbonensis"}
    for stranger in ("roma", "dalmatia", "syria", "cisalpina"):
        assert t.refused("choose-province", stranger) == "HRE-12-7"
    t.roll(4).do("choose-province", "raetia")
    assert t.at("raetia") == "purpura 1"
    assert t.events("betrayed") == [{"side": "viridis", "province": "raetia", "by": "purpura"}]
    t = play(land, card, turn=turn).roll(3).do("choose-province", "raetia")
    assert t.at("raetia") == "viridis 1"
    assert t.events("betrayal-failed") == [{"province": "raetia"}]


@pytest.mark.rule("HRE-8-2")
def test_nobody_changes_sides_without_a_counter_to_replace_him() -> None:
    ten = {"cisalpina": "purpura 3", "achaea": "purpura 3", "asia": "purpura 3", "syria": "purpura 1"}
    t = position(ten | {"raetia": "viridis 1"}, "roman purpura", purpura={"hand": ["proscriptiones"]})
    assert t.refused("play-card", "proscriptiones") == "HRE-12-7"


@pytest.mark.rule("HRE-12-7")
@pytest.mark.parametrize("phase", ["roman purpura", "barbarian purpura suebi"])
def test_arminius_destroys_a_single_legion_in_the_forests(phase: str) -> None:
    land = {
        "germania-magna": "viridis 1 fort",
        "frisia": "caeruleus 1",
        "marcomannia": "viridis 2",
        "raetia": "viridis 1",
    }
    t = play(land, "arminius", phase=phase)
    assert t.offers("choose-province") == {"germania-magna", "frisia"}
    for stranger in ("marcomannia", "raetia"):
        assert t.refused("choose-province", stranger) == "HRE-12-7"
    t.do("choose-province", "frisia")
    assert t.at("frisia") == ""
    assert t.events("effect-roll") == []
    t = play({"germania-magna": "viridis 1 fort", "frisia": "caeruleus 1"}, "arminius")
    t.do("choose-province", "germania-magna")
    assert t.at("germania-magna") == "fort:viridis"  # the Fort stays, alone


@pytest.mark.rule("HRE-12-7", "HRE-12-1")
def test_gates_are_opened_to_the_side_of_the_phase() -> None:
    land = {
        "thracia": "viridis 1 city",
        "dacia": "viridis 1",
        "macedonia": "caeruleus 2 city",
        "asia": "caeruleus 1 city",
        "sarmatia": "sarmatae@purpura 2",
        "bithynia": "purpura 1",
    }
    t = play(land, "portae-apertae", turn=3, phase="barbarian purpura sarmatae", dice=[4])
    assert t.at("thracia") == "sarmatae 1 city"  # one Province fits: it is chosen by itself
    t = play(land, "portae-apertae", turn=3)
    assert t.offers("choose-province") == {"thracia", "asia"}
    t.roll(4).do("choose-province", "asia")
    assert t.at("asia") == "purpura 1 city"
    t = play(land, "portae-apertae", turn=3).roll(3).do("choose-province", "asia")
    assert t.at("asia") == "caeruleus 1 city"
    mine = {"thracia": "galli@purpura 1 city", "macedonia": "purpura 1", "roma": "city"}
    t = position(mine, "roman purpura", purpura={"hand": ["portae-apertae"]})
    assert t.refused("play-card", "portae-apertae") == "HRE-12-7"  # against another player only


@pytest.mark.rule("HRE-12-7")
@pytest.mark.parametrize("phase", ["roman purpura", "barbarian purpura sarmatae"])
@pytest.mark.parametrize("rebels", ["rebels", "rebel-legions-caeruleus", "rebel-legions-purpura"])
def test_rebels_open_no_gates(rebels: str, phase: str) -> None:
    """They are no army of another player, whatever Faction they came from."""
    land = {
        "asia": f"{rebels}@viridis 1 city",
        "thracia": "viridis 1 city",
        "macedonia": "caeruleus 1 city",
        "bithynia": "sarmatae@purpura 1" if phase.startswith("barbarian") else "purpura 1",
        "dacia": "sarmatae@purpura 1" if phase.startswith("barbarian") else "purpura 1",
        "achaea": "sarmatae@purpura 1" if phase.startswith("barbarian") else "purpura 1",
    }
    t = play(land, "portae-apertae", turn=3, phase=phase)
    assert t.offers("choose-province") == {"thracia", "macedonia"}
    assert t.refused("choose-province", "asia") == "HRE-12-7"


@pytest.mark.rule("HRE-12-7", "HRE-12-6")
def test_gates_opened_in_a_fortified_city() -> None:
    land = {"thracia": "viridis 1 fortress city", "macedonia": "purpura 1", "asia": "caeruleus 1 city"}
    t = play(land, "portae-apertae", dice=[6])
    assert t.prompt == "lone-fort-start"
    t.do("take-fort")
    assert t.at("thracia") == "purpura 1 fortress city"
    t = play(land | {"sarmatia": "sarmatae@purpura 1", "macedonia": ""}, "portae-apertae", phase=SARMATAE, dice=[6])
    assert t.at("thracia") == "sarmatae 1 city"  # Barbarians keep no Fortress


@pytest.mark.rule("HRE-12-7")
def test_the_empire_at_auction_is_in_rome_alone() -> None:
    t = play({"roma": "viridis 1 city", "syria": "viridis 1", "parthia": "purpura 1"}, "auctio-imperii", dice=[4])
    assert t.at("roma") == "purpura 1 city"
    t = play({"roma": "viridis 1 city"}, "auctio-imperii", dice=[3])
    assert t.at("roma") == "viridis 1 city"
    for rome in ("viridis 2", "suebi@viridis 1", "purpura 1", "city"):
        t = position({"roma": rome, "syria": "viridis 1"}, "roman purpura", purpura={"hand": ["auctio-imperii"]})
        assert t.refused("play-card", "auctio-imperii") == "HRE-12-7"


@pytest.mark.rule("HRE-12-7")
def test_foederati_are_single_armies_of_anothers_people_next_door() -> None:
    land = {
        "cisalpina": "purpura 1",
        "raetia": "alamanni@viridis 1",
        "roma": "franci@viridis 1",
        "dalmatia": "gothi@viridis 2",
        "narbonensis": "helvetii@viridis 1",
        "syria": "persae@viridis 1",
    }
    t = play(land, "foederati", turn=5)
    assert t.offers("choose-province") == {"raetia", "roma"}
    for stranger in ("dalmatia", "narbonensis", "syria"):
        assert t.refused("choose-province", stranger) == "HRE-12-7"
    t.roll(4).do("choose-province", "roma")
    assert t.at("roma") == "purpura 1"
    t = play(land, "foederati", turn=5).roll(3).do("choose-province", "roma")
    assert t.at("roma") == "franci 1"


# ---------------------------------------------------------------- white: Works


@pytest.mark.rule("HRE-7-5", "HRE-8.2-2")
def test_engineering_gives_two_forts_to_set_down_in_this_phase() -> None:
    t = play({"roma": "purpura 2", "cisalpina": "purpura 1", "syria": "viridis 1"}, "architectura")
    t.do("done")
    assert t.offers("place-fort") == {"roma", "cisalpina"}
    assert t.refused("place-fort", "syria") == "HRE-8.2.3-2"
    t.do("place-fort", "roma")
    t.do("place-fort", "cisalpina")
    assert (t.at("roma"), t.at("cisalpina")) == ("purpura 2 fort", "purpura 1 fort")
    assert t.events("bought-fort") == []


@pytest.mark.rule("HRE-7-5")
def test_the_limes_turns_up_to_two_forts_into_fortresses() -> None:
    land = {
        "roma": "purpura 1 fort",
        "raetia": "purpura 1 fort",
        "dalmatia": "purpura 1 fort",
        "syria": "viridis 1 fort",
        "asia": "fort:purpura",
        "achaea": "purpura 1 fortress",
    }
    t = play(land, "limes")
    assert t.offers("choose-province") == {"roma", "raetia", "dalmatia"}
    assert t.verbs == {"choose-province"}
    t.do("choose-province", "raetia")
    assert t.offers("choose-province") == {"roma", "dalmatia"}
    t.do("choose-province", "roma")
    assert t.at("raetia") == "purpura 1 fortress"
    assert t.at("roma") == "purpura 1 fortress"
    assert t.at("dalmatia") == "purpura 1 fort"
    assert t.prompt == "recruitment-build"
    t = play(land, "limes").do("choose-province", "raetia").do("done")
    assert t.at("roma") == "purpura 1 fort"


@pytest.mark.rule("HRE-7-5")
def test_city_walls_are_one_free_fortress_beside_a_city() -> None:
    land = {
        "roma": "purpura 1 fort city",
        "sicilia": "purpura 1 looted",
        "dalmatia": "purpura 1 fort",
        "achaea": "purpura 1 fortress city",
        "syria": "viridis 1 city",
    }
    t = play(land, "muri", turn=3)
    assert t.offers("choose-province") == {"roma", "sicilia"}
    t.do("choose-province", "roma")
    assert t.at("roma") == "purpura 1 fortress city"
    t = play(land, "muri", turn=3).do("choose-province", "sicilia")
    assert t.at("sicilia") == "purpura 1 fortress looted"
    assert t.prompt == "recruitment-build"


@pytest.mark.rule("HRE-7-5")
def test_the_restorer_rebuilds_all_looted_cities_of_the_faction() -> None:
    land = {"roma": "purpura 1 looted", "sicilia": "purpura 1 looted", "syria": "viridis 1 looted", "asia": "looted"}
    t = play(land, "restitutor", purpura={"rome": 5})
    assert [t.at(p) for p in land] == ["purpura 1 city", "purpura 1 city", "viridis 1 looted", "looted"]
    assert t.rome("purpura") == 5
    t = position({"roma": "purpura 1 city"}, "roman purpura", purpura={"hand": ["restitutor"]})
    assert t.refused("play-card", "restitutor") == "HRE-7-5"


@pytest.mark.rule("HRE-10.2-1", "HRE-10.3-1")
def test_roads_make_mountains_plain_but_neither_straits_nor_the_sea() -> None:
    def attack(base: str, target: str, *dice: int) -> Table:
        t = play({base: "purpura 1", target: "viridis 1"}, "viae", purpura={"rome": 2}, dice=dice)
        return t.do("recruit").place(target)

    plain = attack("cisalpina", "raetia", 6, 1, 5)
    assert plain.at("raetia") == "purpura 1"
    assert plain.events("rolled")[0]["defence"] == [5]
    land = {"cisalpina": "purpura 1", "raetia": "viridis 1"}
    without = position(land, "roman purpura placement", pool=1, dice=[6, 1, 5, 4]).place("raetia")
    assert without.events("rolled")[0]["defence"] == [5, 4]
    assert attack("roma", "sicilia", 6, 1, 5, 4).events("rolled")[0]["defence"] == [5, 4]
    assert attack("roma", "syria", 6, 1, 5, 4).events("rolled")[0]["defence"] == [5, 4]


@pytest.mark.rule("HRE-7-5", "HRE-9.1-4")
def test_the_colony_is_a_city_beyond_the_limit() -> None:
    land = {"sicilia": "purpura 1", "baetica": "purpura 1 city", "roma": "purpura 1 looted", "raetia": "purpura 1"}
    t = play(land | {"dalmatia": "purpura 1"}, "colonia")
    assert t.offers("choose-province") == {"sicilia", "dalmatia"}  # free sites that the Faction controls
    t.do("choose-province", "sicilia")
    assert t.at("sicilia") == "purpura 1 city"
    assert t.prompt == "recruitment-build"


# ---------------------------------------------------------------- grey: War


@pytest.mark.rule("HRE-10.4-3")
def test_the_testudo_adds_1_to_legions_that_defend_in_its_diocese() -> None:
    t = play({"roma": "purpura 1"}, "testudo")
    assert t.offers("choose-diocese") == set(DIOCESE_IDS)
    t.do("choose-diocese", "gallia")
    assert t.faction("purpura")["testudo"] == "gallia"
    attack = "barbarian viridis frisii placement"
    land = {"frisia": "frisii@viridis 1", "belgica": "purpura 1"}
    t = position(land, attack, pool=1, on_map=1, dice=[5, 1, 5], purpura={"testudo": "gallia"}).place("belgica")
    assert t.at("belgica") == "purpura 1"  # 5 against 5 + 1
    t = position(land, attack, pool=1, on_map=1, dice=[5, 1, 4], purpura={"testudo": "roma"}).place("belgica")
    assert t.at("belgica") == "frisii 1"  # another Diocese: 5 against 4
    fort = {"frisia": "frisii@viridis 1", "belgica": "purpura 1 fort"}
    t = position(fort, attack, pool=1, on_map=1, dice=[6, 1, 5], purpura={"testudo": "gallia"}).place("belgica")
    assert t.events("rolled")[0]["defence_bonus"] == 2  # the Fort and the card add up
    assert t.at("belgica") == "purpura 1 fort"


@pytest.mark.rule("HRE-10.4-3")
def test_the_testudo_helps_legions_alone_and_ends_with_the_next_roman_phase() -> None:
    land = {"roma": "viridis 1", "cisalpina": "galli@purpura 1"}
    t = position(land, "roman viridis placement", pool=1, dice=[5, 1, 4], purpura={"testudo": "roma"})
    assert t.place("cisalpina").at("cisalpina") == "viridis 1"
    t = position({"roma": "purpura 1"}, "roman purpura", purpura={"testudo": "roma"})
    assert t.faction("purpura")["testudo"] is None
    t = position({"roma": "purpura 1"}, "barbarian purpura", purpura={"testudo": "roma"})
    assert t.faction("purpura")["testudo"] == "roma"


@pytest.mark.rule("HRE-10.4-3", "HRE-10.2-3")
def test_the_ambush_gives_barbarians_two_dice_in_its_diocese() -> None:
    t = play({"roma": "purpura 1"}, "insidiae", phase="barbarian purpura frisii")
    t.do("choose-diocese", "roma")
    assert t.faction("purpura")["ambush"] == "roma"
    land = {"roma": "viridis 1", "cisalpina": "galli@purpura 1"}
    mine = {"ambush": "roma"}
    t = position(land, "roman viridis placement", pool=1, dice=[5, 1, 4, 6], purpura=mine).place("cisalpina")
    assert t.events("rolled")[0]["defence"] == [4, 6]
    assert t.at("cisalpina") == "galli 1"
    for side in ("dalmatae", "thracia"):  # a Tribe, a Kingdom
        land["cisalpina"] = f"{side}@purpura 1"
        t = position(land, "roman viridis placement", pool=1, dice=[5, 1, 4, 6], purpura=mine).place("cisalpina")
        assert t.at("cisalpina") == f"{side} 1"
    rough = {"cisalpina": "viridis 1", "raetia": "galli@purpura 1"}
    t = position(rough, "roman viridis placement", pool=1, dice=[5, 1, 4, 6], purpura=mine).place("raetia")
    assert t.events("rolled")[0]["defence"] == [4, 6]  # two with the mountains, not three
    legion = {"roma": "viridis 1", "cisalpina": "purpura 1"}
    t = position(legion, "roman viridis placement", pool=1, dice=[5, 1, 4], purpura=mine).place("cisalpina")
    assert t.at("cisalpina") == "viridis 1"  # Legions lay no ambush
    t = position({}, "barbarian purpura frisii", purpura=mine)
    assert t.faction("purpura")["ambush"] is None  # until the next Barbarian phase


@pytest.mark.rule("HRE-10.4-1", "HRE-10.4-2")
def test_the_siege_train_silences_forts_for_one_combat() -> None:
    hand = {"hand": ["obsidio"]}
    land = {"roma": "purpura 1", "cisalpina": "viridis 1 fort"}
    t = position(land, "roman purpura placement", pool=1, dice=[5, 1, 4], purpura=hand)
    t.do("play-card", "obsidio").place("cisalpina")
    assert t.prompt == "lone-fort-start"  # 5 against 4: the Legion is gone
    land = {"macedonia": "purpura 1", "thracia": "viridis 1 fortress city"}
    t = position(land, "roman purpura placement", pool=2, dice=[5, 1, 5, 1, 2, 3], purpura=hand)
    t.do("play-card", "obsidio").place("thracia")
    assert len(t.events("tied")) == 1  # ties are rolled again; then 2 against 3
    assert t.at("thracia") == "viridis 1 fortress city"
    t.roll(6, 1, 5).place("thracia")  # the next combat: 6 against 5 + 1, and the Fortress wins ties
    assert t.at("thracia") == "viridis 1 fortress city"
    t = position(
        {"frisia": "frisii@purpura 1", "belgica": "viridis 1 fort"},
        "barbarian purpura frisii placement",
        pool=1,
        on_map=1,
        dice=[5, 1, 4, 5, 1, 4],
        purpura=hand,
    )
    t.do("play-card", "obsidio").place("belgica")
    assert t.at("belgica") == "frisii 1"  # first the Legion, then the Fort alone, each 5 against 4


@pytest.mark.rule("HRE-10.4-3")
def test_cataphracts_add_1_across_a_plain_border_once() -> None:
    hand = {"hand": ["cataphracti"]}
    land = {"roma": "purpura 1", "cisalpina": "viridis 1"}
    t = position(land, "roman purpura placement", pool=1, dice=[4, 1, 4], purpura=hand)
    t.do("play-card", "cataphracti").place("cisalpina")
    assert t.at("cisalpina") == "purpura 1"
    assert t.events("rolled")[0]["attack_bonus"] == 1
    rough = {"cisalpina": "purpura 1", "raetia": "viridis 1", "roma": "caeruleus 1"}
    t = position(rough, "roman purpura placement", pool=2, dice=[4, 1, 3, 5, 4, 1, 3], purpura=hand)
    t.do("play-card", "cataphracti").place("raetia", "roma")
    assert [roll["attack_bonus"] for roll in t.events("rolled")] == [0, 0]  # used up by the first combat
    t = position(
        {"frisia": "frisii@purpura 1", "belgica": "viridis 1"},
        "barbarian purpura frisii placement",
        pool=1,
        on_map=1,
        dice=[4, 1, 4],
        purpura=hand,
    )
    assert t.do("play-card", "cataphracti").place("belgica").at("belgica") == "frisii 1"


@pytest.mark.rule("HRE-9.3.2-3", "HRE-9.3.2-4", "HRE-10.2-2")
def test_the_fleet_takes_the_sea_out_of_one_combat() -> None:
    hand = {"hand": ["classis"]}
    land = {"roma": "purpura 1", "africa": "mauri@viridis 1", "cisalpina": "viridis 1", "syria": "viridis 1"}
    t = position(land, "roman purpura placement", pool=1, dice=[5, 1, 4], purpura=hand)
    t.do("play-card", "classis").place("africa")
    assert t.at("africa") == "purpura 1"  # 5 against 4: one die, no +1
    t = position(land, "roman purpura placement", pool=1, dice=[5, 1, 4, 5], purpura=hand).place("africa")
    assert t.at("africa") == "mauri 1"  # without the card two dice, and 1 added: 5 against 6
    t = position(land, "roman purpura placement", pool=3, dice=[6, 1, 1, 5, 1, 4, 6, 1, 2, 3], purpura=hand)
    t.do("play-card", "classis").place("cisalpina", "syria")  # a combat by land does not use it up
    assert t.events("rolled")[1]["defence"] == [4]
    t.place("africa")  # but the first by sea does
    assert t.events("rolled")[2]["defence"] == [2, 3]
    assert t.events("rolled")[2]["defence_bonus"] == 1


@pytest.mark.rule("HRE-8.2-4", "HRE-8-2")
def test_auxilia_are_one_legion_beyond_seven_within_ten() -> None:
    seven = {"roma": "purpura 3", "cisalpina": "purpura 3", "sicilia": "purpura 1"}
    t = play(seven, "auxilia")
    assert t.g.pool == 1
    assert t.events("bonus-legions") == [{"faction": "purpura", "number": 1}]
    ten = seven | {"sicilia": "purpura 3", "raetia": "purpura 1"}
    t = position(ten, "roman purpura", purpura={"hand": ["auxilia"]})
    assert t.refused("play-card", "auxilia") == "HRE-7-5"


# ---------------------------------------------------------------- component packs

CURES = [
    ("cards.toml", 'of = "dacia"', 'of = "dakia"', "card dacia.effect.of", "did you mean 'dacia'?"),
    ("cards.toml", 'timing = "roman-attack"', 'timing = "sometimes"', "card classis.timing", "use one of: "),
    ("cards.toml", 'dioceses = ["hispania"]', 'dioceses = ["hispanya"]', "legiones-hispanae.effect.dioceses",
     "'hispania'?"),
    ("cards.toml", 'provinces = ["roma"]', 'provinces = ["Roma"]', "card auctio-imperii.effect.provinces", "'roma'?"),
    ("cards.toml", "periods = [5]\ntiming", "periods = [8]\ntiming", "card palmyra.periods", "give at least one turn"),
    ("cards.toml", 'kind = "free-forts", forts = 2', 'kind = "free-forts"', "architectura.effect.forts", "add forts ="),
    ("cards.toml", "armies = 3}", "armies = 4}", "card bellum-iudaicum.effect.armies", "from 1 to 3"),
    ("cards.toml", "cards = 7", "cards = 8", "card", "the colour says 8"),
    ("cards.toml", 'name = "Morbus"', 'nome = "Morbus"', "card morbus.nome", "did you mean 'name'?"),
    ("kingdoms.toml", 'start = "armenia"', 'start = "armenya"', "kingdom armenia.start", "did you mean 'armenia'?"),
    ("kingdoms.toml", 'start = "dacia"', 'start = "arabia"', "kingdom dacia.start", "give each Kingdom its own"),
    ("kingdoms.toml", 'kind = "tribe"', 'kind = "clan"', "kingdom helvetii.kind", "use one of: kingdom, tribe"),
    ("kingdoms.toml", "armies = 4", 'armies = "four"', "kingdom palmyra.armies", "write a whole number"),
    ("peoples.toml", "strength = 8", "strength = 9", "entry hunni.strength", "at most the People's counters"),
    ("peoples.toml", 'people = "hunni"', 'people = "huni"', "entry huni.people", "did you mean 'hunni'?"),
    ("peoples.toml", 'chit = 3\npeople = "hunni"', 'chit = 2\npeople = "hunni"', "entry", "give it exactly one"),
    ("emperors.toml", 'bonus = ["die"]', 'bonus = ["dye"]', "emperor traianus.bonus", "did you mean 'die'?"),
    ("emperors.toml", 'id = "nero"\n', "", "emperor", 'add id = a text in "quotes"'),
    ("factions.toml", "legions = 10", "legions = 0", "faction purpura.legions", "write a whole number of 1 or more"),
    ("dioceses.toml", 'id = "gallia"', 'id = "galia"', "diocese galia.id", "did you mean 'gallia'?"),
    ("dioceses.toml", "values = [3, 3, 3, 3, 3, 3, 4]", "values = [3, 3]", "diocese roma.values",
     "one for each of the 7"),
]  # fmt: skip
"""A slip of the pen in a copy of a file: the file, what stood there, what stands there now, the entry, the cure."""


def faults(folder: Path, *slips: tuple[str, str, str]) -> list[str]:
    """What is wrong with a pack with some slips."""
    pack = pack_of(folder, FOLDER / "data", *slips)
    return defects(lambda: GAME.check_components(pack))


@pytest.mark.parametrize(("file", "was", "now", "entry", "cure"), CURES)
def test_a_slip_in_a_pack_is_told_with_file_entry_and_cure(
    tmp_path: Path, file: str, was: str, now: str, entry: str, cure: str
) -> None:
    check_told(faults(tmp_path, (file, was, now)), file, entry, cure)


def test_all_slips_of_a_pack_are_told_at_once(tmp_path: Path) -> None:
    slips = [slip[:3] for slip in CURES if slip[0] in ("kingdoms.toml", "emperors.toml", "factions.toml")]
    told = faults(tmp_path, *slips)
    for file, _, _, entry, cure in [case for case in CURES if case[:3] in slips]:
        check_told(told, file, entry, cure)


def test_a_missing_entry_is_asked_for(tmp_path: Path) -> None:
    text = (FOLDER / "data" / "kingdoms.toml").read_text(encoding="utf-8")
    blocks = text.split("[[kingdom]]")
    kept = [block for block in blocks if 'id = "armenia"' not in block]
    assert len(kept) == len(blocks) - 1
    (tmp_path / "kingdoms.toml").write_text("[[kingdom]]".join(kept), encoding="utf-8")
    with pytest.raises(PositionError, match=r"cards\.toml: card armenia\.effect\.of: 'armenia' is not known"):
        GAME.check_components(tmp_path)


def test_a_pack_that_is_not_toml_is_told_where(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[[card]\n", encoding="utf-8")
    with pytest.raises(PositionError, match=r"cards\.toml: not valid TOML: .*line 1"):
        GAME.check_components(tmp_path)


def test_a_sound_pack_is_accepted(tmp_path: Path) -> None:
    GAME.check_components(pack_of(tmp_path, FOLDER / "data", ("kingdoms.toml", "loot = 2", "loot = 3")))
    for name in FILES:
        shutil.copy(FOLDER / "data" / name, tmp_path / name)
    GAME.check_components(tmp_path)
