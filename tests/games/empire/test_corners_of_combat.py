"""Corners of chapters 9 to 16: places where two rules meet, and the clause that each refusal names."""

from __future__ import annotations

import pytest

from latrunculi.games.empire.components.chart import PROVINCE_IDS
from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.rules.approach import OPEN, ROUGH, SEA
from latrunculi.games.empire.rules.combat import Combat
from latrunculi.kernel import views
from latrunculi.kernel.contract import plain
from latrunculi.kernel.game import OMNISCIENT
from tests.games.empire.table import Table, position

rule = pytest.mark.rule


def cited(t: Table, *kinds: str) -> list[tuple[str, str]]:
    """The events of some kinds since the position, each with its clause."""
    told = views.events(GAME, t.journal.events, OMNISCIENT)
    return [(event["kind"], event["rule"]) for event in told if event["kind"] in kinds]


# ---------------------------------------------------------------- displacement (HRE 7.2, 9.2, 9.3)


CAUSES = [
    pytest.param("dacia", "roman purpura", "7.2", marks=rule("HRE-7.2-2", "HRE-7.2-3")),
    pytest.param("aquitania", "roman purpura placement", "9.3", marks=rule("HRE-9.3-4")),
    pytest.param("germania-magna", "barbarian purpura suebi placement", "9.2", marks=rule("HRE-9.2-2", "HRE-9.2-3")),
]


@pytest.mark.parametrize(("place", "phase", "section"), CAUSES)
def test_a_displacement_names_the_clause_of_what_causes_it(place, phase, section):
    """A Kingdom in Dacia, a Faction that starts in Aquitania, a People in Germania Magna: two Legions and a Fort go."""
    near = {"dacia": "moesia", "aquitania": "narbonensis", "germania-magna": "raetia"}[place]
    t = position(
        {place: "viridis 2 fort", near: "viridis 2"},
        phase,
        turn=1,
        pool=0 if place == "dacia" else 3,
        on_map=0,
        viridis={"start": "roma"},
        purpura={"hand": ["dacia"]},
    )
    if place == "dacia":
        t.do("play-card", "dacia")
    elif place == "aquitania":
        t.do("settle", "aquitania")
    army = {"7.2": "HRE-7.2-2", "9.3": "HRE-9.3-4", "9.2": "HRE-9.2-2"}[section]
    fort = {"7.2": "HRE-7.2-3", "9.3": "HRE-9.3-4", "9.2": "HRE-9.2-3"}[section]
    assert cited(t, "fort-swept", "displaced", "displaced-lost") == [
        ("fort-swept", fort), ("displaced", army), ("displaced-lost", army),
    ]  # fmt: skip
    assert t.at(near) == "viridis 3"


@rule("HRE-9.3-4")
def test_who_gives_way_to_a_faction_that_starts_chooses_where_to():
    t = position(
        {"aquitania": "viridis 1", "narbonensis": "viridis 1", "tarraconensis": "viridis 1"},
        "roman purpura placement",
        turn=1,
        pool=7,
        viridis={"start": "roma"},
    ).do("settle", "aquitania")
    assert (t.prompt, t.rule, t.seat) == ("displacement-give-way", "HRE-9.3-4", 1)
    assert t.refused("retreat-to", "lugdunensis") == "HRE-9.3-4"
    assert t.offers("retreat-to") == {"narbonensis", "tarraconensis"}


# ---------------------------------------------------------------- where Legions may go (HRE 9.3)


@rule("HRE-9.3-1")
@pytest.mark.parametrize("turn", [1, 3])
def test_a_faction_with_legions_on_the_map_does_not_start_again(turn):
    """A position that leaves the Start Province out: the Legion in Raetia is placed on, not settled anew."""
    t = position({"raetia": "purpura 1"}, "roman purpura placement", turn=turn, pool=1, purpura={"start": None})
    assert t.prompt == "roman-placement-place"
    assert "belgica" in t.offers("place-army")


@rule("HRE-9.3-1")
def test_nobody_starts_without_a_legion_beside_the_map():
    t = position({}, "roman purpura placement", turn=1)
    assert "settle" not in t.verbs
    assert t.g.pool == 0


@rule("HRE-13-1")
def test_after_turn_one_a_faction_without_legions_returns_instead_of_starting():
    """Viridis controls Raetia alone; no lone Fort: a vacant Province beside it, although no Start Province is known."""
    t = position({"raetia": "viridis 1"}, "roman purpura placement", pool=1, purpura={"start": None})
    assert t.prompt == "roman-placement-place"
    assert t.offers("place-army") == {
        "cisalpina", "germania-magna", "belgica", "lugdunensis", "dalmatia", "marcomannia", "narbonensis",
    }  # fmt: skip


@rule("HRE-13-1")
def test_a_faction_without_a_known_start_province_returns_by_one_that_is_left():
    """No Roman is on the map: the last resort is a Start Province that no other Faction has."""
    t = position({}, "roman purpura placement", pool=2, purpura={"start": None})
    assert t.offers("place-army") == {"roma"}  # aquitania, achaea and syria are those of the others
    t.place("roma", "cisalpina")
    assert t.at("roma") == "purpura 1 city"
    assert t.faction("purpura")["start"] == "roma"


@rule("HRE-9.3.2-2")
def test_what_lies_across_the_caspian_is_refused_for_the_caspian():
    """From Parthia Alania lies across it, Albania beside it by land. From Alania, Parthia."""
    t = position({"parthia": "purpura 1"}, "roman purpura placement", pool=1)
    assert t.refused("place-army", "alania") == "HRE-9.3.2-2"
    assert "albania" in t.offers("place-army")
    assert t.refused("place-army", "roma") == "HRE-9.3.1-1"
    t = position({"alania": "purpura 1"}, "roman purpura placement", pool=1)
    assert t.refused("place-army", "parthia") == "HRE-9.3.2-2"
    assert t.refused("place-army", "moesia") == "HRE-9.3.1-1"
    t = position({"roma": "purpura 1"}, "roman purpura placement", pool=1)
    assert t.refused("place-army", "parthia") == "HRE-9.3.1-1"


OVERSEAS = [
    ("sicilia", "achaea", "3"),  # across the Ionian Sea
    ("frisia", "caledonia", "3"),  # an island
    ("mauretania", "tarraconensis", "3"),  # the strait leads to Baetica only
    ("mauretania", "cyrenaica", "1"),  # three land borders away, along the coast
    ("lugdunensis", "roma", "1"),  # three again
    ("sicilia", "moesia", "1"),  # no coast
    ("armenia", "achaea", "1"),  # no coast to sail from
]


@rule("HRE-9.2.2-3", "HRE-9.2.2-1")
@pytest.mark.parametrize(("base", "target", "clause"), OVERSEAS)
def test_what_lies_overseas_is_refused_to_barbarians_for_the_sea(base, target, clause):
    """The Marcomanni start inland, in Marcomannia."""
    t = position({base: "marcomanni 1"}, "barbarian viridis marcomanni placement", turn=4, pool=2)
    assert t.refused("place-army", target) == f"HRE-9.2.2-{clause}"


@rule("HRE-9.2.2-3", "HRE-7.2-7")
def test_what_lies_overseas_is_refused_to_kingdoms_for_the_sea():
    t = position({}, "roman purpura", turn=1, purpura={"hand": ["numidia"]}).do("play-card", "numidia")
    assert t.refused("place-army", "sicilia") == "HRE-9.2.2-3"
    assert t.refused("place-army", "moesia") == "HRE-7.2-7"
    assert t.refused("place-army", "cyrenaica") == "HRE-7.2-7"  # two land borders away


# ---------------------------------------------------------------- what the battle shows (HRE 10)


def shown(t: Table) -> list[tuple[str, str, int]]:
    """The modifiers of the defenders that the battle in progress shows."""
    battle = plain(GAME.board(t.g))["battle"]
    return [(m["rule"], m["effect"], m["value"]) for m in battle["modifiers"] if m["whose"] == "defence"]


@rule("HRE-10.3-1")
def test_the_strait_is_named_when_a_people_attacks_from_its_start_province():
    """The Brigantes hold Scandia alone; Belgica they reach from Britannia, which they do not hold."""
    land = {"scandia": "brigantes 1", "belgica": "viridis 2", "lugdunensis": "viridis 1"}
    t = position(land, "barbarian purpura brigantes placement", pool=1, dice=[6, 6, 1, 1]).place("belgica")
    assert t.prompt == "withdrawal-start"
    assert shown(t) == [("HRE-10.3-1", "dice", 1)]


@rule("HRE-10.3-1")
def test_the_strait_is_named_when_a_kingdom_attacks_across_it():
    land = {"asia": "viridis 2", "cilicia": "viridis 1"}
    t = position(land, "roman purpura", turn=1, purpura={"hand": ["thracia"]}, dice=[6, 6, 1, 1])
    t.do("play-card", "thracia").place("asia")
    assert t.prompt == "withdrawal-start"
    assert shown(t) == [("HRE-10.3-1", "dice", 1)]


@rule("HRE-10.3-1")
def test_the_strait_is_named_when_a_people_attacks_from_what_it_holds():
    """The Suebi hold Belgica; their start Province touches no Province of Britain."""
    land = {"belgica": "suebi 1", "britannia": "viridis 2", "caledonia": "viridis 1"}
    t = position(land, "barbarian purpura suebi placement", pool=1, dice=[6, 6, 1, 1]).place("britannia")
    assert t.prompt == "withdrawal-start"
    assert shown(t) == [("HRE-10.3-1", "dice", 1)]


@rule("HRE-10.4-3", "HRE-10.2-3")
@pytest.mark.parametrize(
    ("base", "target", "way", "modifiers"),
    [
        ("roma", "cisalpina", OPEN, [("HRE-10.4-3", "dice", 1)]),
        ("cisalpina", "raetia", ROUGH, [("HRE-10.2-1", "dice", 1)]),
    ],
)
def test_an_ambush_in_difficult_terrain_shows_one_second_die(base, target, way, modifiers):
    """The ambush gives a second die in the open; in Difficult Terrain there is one already, and no third."""
    land = {base: "purpura 1", target: "suebi@viridis 1"}
    t = position(land, "roman purpura placement", pool=1, viridis={"ambush": "roma"})
    t.g.stack.append(Combat(PROVINCE_IDS.index(target), 0, way, 1))
    assert shown(t) == modifiers


@rule("HRE-10.4-1", "HRE-10.4-2")
@pytest.mark.parametrize(
    ("walls", "modifiers"),
    [("fort", [("HRE-10.4-1", "pips", 1)]), ("fortress", [("HRE-10.4-2", "pips", 1), ("HRE-10.4-2", "ties", 1)])],
)
def test_the_battle_tells_a_fort_from_a_fortress(walls, modifiers):
    land = {"roma": "purpura 1", "cisalpina": f"viridis 2 {walls}", "raetia": "viridis 1"}
    t = position(land, "roman purpura placement", pool=1, dice=[6, 1, 2]).place("cisalpina")
    assert t.prompt == "withdrawal-start"
    assert shown(t) == modifiers


@pytest.mark.parametrize(
    ("defender", "clause"),
    [
        pytest.param("mauri@viridis 1", "HRE-9.3.2-4", marks=rule("HRE-9.3.2-4")),
        pytest.param("numidia@viridis 1", "HRE-9.3.2-4", marks=rule("HRE-9.3.2-4")),
        pytest.param("garamantes@viridis 1", "HRE-9.3.2-5", marks=rule("HRE-9.3.2-5")),
    ],
)
def test_the_battle_names_the_clause_of_the_one_for_a_landing(defender, clause):
    """Nobody is asked anything in such a battle: it is looked at where it begins."""
    t = position({"roma": "purpura 1", "africa": defender}, "roman purpura placement", pool=1)
    t.g.stack.append(Combat(PROVINCE_IDS.index("africa"), 0, SEA, 1))
    assert shown(t) == [("HRE-10.2-2", "dice", 1), (clause, "pips", 1)]


# ---------------------------------------------------------------- loot (HRE 12)


@rule("HRE-12-5", "HRE-15.2-6")
def test_a_faction_does_not_loot_the_city_that_its_own_fort_has_kept():
    """Its Legions had left Sicilia to the Fort; they come back. Macedonia, vacant, is there for comparison."""
    land = {"roma": "purpura 1", "sicilia": "fort:purpura city", "achaea": "purpura 1", "macedonia": "city"}
    t = position(land, "roman purpura placement", pool=2).place("sicilia", "macedonia")
    assert t.at("sicilia") == "purpura 1 fort city"
    t.skip_to("looting-start")
    assert t.offers("loot") == {"macedonia"}
    assert t.refused("loot", "sicilia") == "HRE-12-5"


@rule("HRE-12-2", "HRE-12-5")
def test_the_fort_of_a_kingdom_shields_no_city():
    """Aegyptus has lost its army; the Fort is taken, and the City may be looted."""
    land = {"roma": "purpura 1", "aegyptus": "fort:aegyptus city"}
    t = position(land, "roman purpura placement", pool=1, control={"aegyptus": "viridis"}).place("aegyptus")
    t.do("take-fort").skip_to("looting-start")
    assert t.offers("loot") == {"aegyptus"}


@rule("HRE-7.2-5", "HRE-12-2")
@pytest.mark.parametrize("phase", ["roman purpura", "barbarian purpura suebi"])
def test_a_kingdom_does_not_loot_its_own_capital(phase):
    """Dacia takes over the City of Viridis in Dacia and conquers that of Thracia."""
    land = {"roma": "purpura 1", "dacia": "viridis 1 city", "thracia": "viridis 1 city"}
    t = position(land, phase, purpura={"hand": ["dacia"]}, dice=[6, 1, 2])
    t.do("play-card", "dacia").place("thracia").skip_to("looting-start")
    assert t.offers("loot") == {"thracia"}
    assert t.refused("loot", "dacia") == "HRE-7.2-5"
