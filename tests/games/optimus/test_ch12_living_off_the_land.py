"""OP 12: foraging, pillage, harvest, tribute."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import FOREST, MARSH, MOUNTAIN, PLAIN, REGION, VILLAGE
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.components.tables import harvest
from latrunculi.games.optimus.rules.recruitment import grounds
from latrunculi.games.optimus.rules.sequence import spring
from latrunculi.games.optimus.rules.supply import feeds
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"


def rome_at(place: str, *units: str, **more: object) -> Table:
    """Trajan with some units, before a segment of Rome."""
    return Table({"traianus": (place, units or (LEGION,))}, **more)  # type: ignore[arg-type]


def dacia_at(place: str, **more: object) -> Table:
    """Decebalus with two PF."""
    return Table({"decebalus": (place, ["comati-1"])}, **more)  # type: ignore[arg-type]


def pillaged(t: Table, region: str) -> bool:
    """Whether the marker lies in a region."""
    return bool(t.g.pillaged & BIT[REGION[region]])


def why(t: Table, verb: str, side: int = ROME) -> str:
    """The clause that forbids an action to the only leader; empty when it is legal."""
    return t.segment(side).why_not(verb, "traianus" if side == ROME else "decebalus")


# ------------------------------------------------------------------ 12.1


@pytest.mark.rule("OP-12.1-2")
def test_the_table_of_harvests() -> None:
    rows = {4: (0, 0, 0), 5: (0, 1, 1), 6: (1, 1, 1), 7: (1, 2, 2), 8: (2, 2, 3), 11: (2, 2, 3)}
    for score, (wild, plain, town) in rows.items():
        assert {harvest(kind, score) for kind in (FOREST, MOUNTAIN, MARSH)} == {wild}
        assert harvest(PLAIN, score) == plain
        assert harvest(VILLAGE, score) == town


@pytest.mark.rule("OP-12.1-1")
@pytest.mark.parametrize(
    ("verb", "leader", "place", "season", "bonus"),
    [
        ("forage", "traianus", "drobeta", "summer", 2),
        ("forage", "traianus", "drobeta", "winter", 1),
        ("forage", "decebalus", "horreum-margi", "summer", 4),
        ("harvest", "traianus", "drobeta", "summer", 0),
        ("harvest", "traianus", "horreum-margi", "autumn", 2),
        ("tribute", "traianus", "savaria", "summer", 2),
        ("tribute", "traianus", "virunum", "summer", 2),
        ("tribute", "traianus", "oescus", "summer", 3),
        ("tribute", "traianus", "oescus", "winter", 2),
        ("tribute", "traianus", "apulum", "summer", 0),
    ],
)
def test_what_bears_on_the_die(verb: str, leader: str, place: str, season: str, bonus: int) -> None:
    side = ROME if leader == "traianus" else BARBARIAN
    units = [LEGION] if side == ROME else ["comati-1"]
    held = {place: ROME} if place == "apulum" else {}
    t = Table({leader: (place, units)}, season=season, held=held, dice=[3]).segment(side).do(verb, leader)
    assert t.events("harvest-roll")[-1]["score"] == 3 + bonus


# ------------------------------------------------------------------ 12.2


@pytest.mark.rule("OP-12.2-1")
def test_pillaged_land_gives_no_more_until_a_spring_of_four() -> None:
    t = rome_at("drobeta", dice=[1]).segment().do("forage", "traianus")
    assert pillaged(t, "drobeta")
    assert why(t, "forage") == "OP-12.2-1"
    spring(t.dice(3).g)
    assert pillaged(t, "drobeta")
    spring(t.dice(4).g)
    assert not pillaged(t, "drobeta")
    assert why(t, "forage") == ""


@pytest.mark.rule("OP-12.2-2", "OP-3-17", "OP-3-16")
def test_only_the_enemy_is_pillaged_and_only_by_an_army() -> None:
    assert why(rome_at("horreum-margi"), "forage") == "OP-12.2-2"
    assert why(rome_at("savaria"), "pillage") == "OP-12.2-2"
    assert why(rome_at("drobeta"), "forage") == ""
    assert why(rome_at("rhabo", year=103), "forage") == "OP-12.2-2", "Roman from 103"
    alone = Table({"traianus": ("drobeta", [])}, {LEGION: "drobeta"}).segment()
    assert "forage" not in alone.legal()
    assert why(dacia_at("horreum-margi"), "forage", BARBARIAN) == ""
    assert why(dacia_at("sucidava"), "forage", BARBARIAN) == "OP-12.2-2"


@pytest.mark.rule("OP-12.2.1-1")
def test_foraging_pillages_the_land_whatever_it_brings() -> None:
    t = rome_at("drobeta", dice=[1]).used("traianus").segment().do("forage", "traianus")
    assert (pillaged(t, "drobeta"), t.bb("traianus"), t.g.pa[ROME]) == (True, 0, 8), "3 on the plain"
    t = rome_at("drobeta", dice=[5]).segment().do("forage", "traianus")
    assert (pillaged(t, "drobeta"), t.bb("traianus")) == (True, 2), "7 on the plain"
    t = rome_at("drobeta", season="winter", dice=[4]).segment().do("forage", "traianus")
    assert t.bb("traianus") == 1, "4 + 2 - 1"
    with_enemy = rome_at("drobeta")
    with_enemy.put("comati-1", "drobeta")
    assert why(with_enemy, "forage") == "OP-12.2.1-1"
    assert why(rome_at("apulum", held={"apulum": ROME}), "forage") == "OP-12.2.2-1", "a town is not foraged"


@pytest.mark.rule("OP-12.2.2-1", "OP-11.2-3")
def test_a_town_that_is_held_is_pillaged_on_the_sack_table() -> None:
    assert why(rome_at("apulum"), "pillage") == "OP-12.2.2-1", "not taken"
    assert why(rome_at("drobeta"), "pillage") == "OP-12.2.2-1", "open country"
    t = rome_at("apulum", held={"apulum": ROME}, dice=[5]).used("traianus")
    t.g.trophies[ROME] = 3
    t.segment().do("pillage", "traianus")
    assert (t.bb("traianus"), pillaged(t, "apulum"), t.g.pa[ROME]) == (3, True, 8), "VG 9: second column, line 5"
    roll = t.events("sack-roll")[-1]
    assert (roll["index"], roll["score"]) == (9, 5)
    assert why(t, "pillage") == "OP-11.2-3"


@pytest.mark.rule("OP-11.2-3")
def test_a_town_is_pillaged_once_in_five_seasons() -> None:
    t = rome_at("apulum", held={"apulum": ROME})
    t.g.pillaged_at[REGION["apulum"]] = 1
    t.g.clock = 6
    assert why(t, "pillage") == "OP-11.2-3"
    t = rome_at("apulum", held={"apulum": ROME})
    t.g.pillaged_at[REGION["apulum"]] = 1
    t.g.clock = 7
    assert why(t, "pillage") == ""


@pytest.mark.rule("OP-12.2.2-2")
def test_nobody_is_recruited_where_it_has_been_pillaged() -> None:
    t = dacia_at("apulum")
    assert grounds(t.g, BARBARIAN) & BIT[REGION["apulum"]]
    t.g.pillaged = BIT[REGION["apulum"]]
    assert not grounds(t.g, BARBARIAN) & BIT[REGION["apulum"]]


@pytest.mark.rule("OP-12.2.2-3", "OP-11.2-4")
def test_a_pillaged_town_feeds_nobody() -> None:
    t = dacia_at("apulum")
    assert feeds(t.g, REGION["apulum"], BARBARIAN) == 9
    t.g.pillaged = BIT[REGION["apulum"]]
    assert feeds(t.g, REGION["apulum"], BARBARIAN) == 0


# ------------------------------------------------------------------ 12.3


@pytest.mark.rule("OP-12.3-1", "OP-3-14", "OP-3-15")
def test_once_a_season_for_an_army_and_for_a_region() -> None:
    armies = {"traianus": ("horreum-margi", [LEGION]), "licinius-sura": ("horreum-margi", [SECOND])}
    t = Table(armies, dice=[1]).segment().do("harvest", "traianus")
    t.segment()
    assert t.why_not("harvest", "licinius-sura") == "OP-12.3-1", "the land has given"
    t.g.stack.clear()
    t.g.put(PIECE["traianus"], REGION["savaria"])
    t.g.put(PIECE[LEGION], REGION["savaria"])
    assert t.segment().why_not("tribute", "traianus") == "OP-12.3-1", "the army has had its share"
    t = rome_at("horreum-margi")
    t.g.pillaged = BIT[REGION["horreum-margi"]]
    assert why(t, "harvest") == "OP-12.3-1"
    t = rome_at("savaria")
    t.g.pillaged = BIT[REGION["savaria"]]
    assert why(t, "tribute") == "OP-12.3-1"
    t = rome_at("savaria", dice=[3]).segment().do("tribute", "traianus")
    assert why(t, "tribute") == "OP-12.3-1"
    armies = {"traianus": ("savaria", [LEGION]), "licinius-sura": ("savaria", [SECOND])}
    t = Table(armies, dice=[3]).segment().do("tribute", "traianus").segment()
    assert t.why_not("tribute", "licinius-sura") == "OP-12.3-1", "the town has paid"


@pytest.mark.rule("OP-12.3.1-1")
def test_harvest() -> None:
    t = rome_at("horreum-margi", dice=[5]).used("traianus").segment().do("harvest", "traianus")
    assert (t.bb("traianus"), t.g.pa[ROME], pillaged(t, "horreum-margi")) == (2, 7, False)
    assert why(rome_at("drobeta", season="autumn"), "harvest") == "", "among the enemy too"
    for season in ("thaw", "spring", "winter"):
        assert why(rome_at("horreum-margi", season=season), "harvest") == "OP-12.3.1-1"
    assert why(rome_at("savaria"), "harvest") == "OP-12.3.2-1", "a town pays tribute"
    with_enemy = rome_at("horreum-margi")
    with_enemy.put("comati-1", "horreum-margi")
    assert why(with_enemy, "harvest") == "OP-12.3.1-1"


@pytest.mark.rule("OP-12.3.2-1", "OP-11.2-6")
def test_tribute() -> None:
    t = rome_at("apulum", held={"apulum": ROME}, dice=[6]).used("traianus").segment().do("tribute", "traianus")
    assert (t.bb("traianus"), t.g.pa[ROME], pillaged(t, "apulum")) == (1, 7, False), "6 of a town"
    assert why(rome_at("savaria", season="winter"), "tribute") == "", "in any season"
    assert why(rome_at("apulum"), "tribute") == "OP-12.3.2-1", "not taken"
    assert why(rome_at("drobeta"), "tribute") == "OP-12.3.2-1"
    with_enemy = rome_at("savaria")
    with_enemy.put("comati-1", "savaria")
    assert why(with_enemy, "tribute") == "OP-12.3.2-1"


@pytest.mark.rule("OP-12.3.2-2")
def test_a_one_is_a_revolt() -> None:
    t = rome_at("viminacium", LEGION, SECOND, dice=[1, 4]).segment().do("tribute", "traianus")
    assert t.events("revolt")[-1]["hits"] == 4
    for _ in range(3):
        t.do("hurt", LEGION)
    t.do("hurt", SECOND)
    assert (t.wounded(LEGION, SECOND), t.bb("traianus"), t.asked) == (4, 0, "")
    t = rome_at("viminacium", dice=[2]).segment().do("tribute", "traianus")
    assert (t.bb("traianus"), t.wounded(LEGION)) == (1, 0), "2 + 2 + 1: only a natural one"


@pytest.mark.rule("OP-12.3-1", "OP-12.3.2-1")
def test_who_has_taken_tribute_harvests_no_more_in_the_season() -> None:
    t = rome_at("savaria", dice=[3]).segment().do("tribute", "traianus")
    t.g.put(PIECE["traianus"], REGION["horreum-margi"])
    t.g.put(PIECE[LEGION], REGION["horreum-margi"])
    assert t.segment().why_not("harvest", "traianus") == "OP-12.3-1"


@pytest.mark.rule(
    "OP-12.2-2", "OP-12.2.1-1", "OP-12.2.2-1", "OP-12.3.1-1", "OP-12.3.2-1", "OP-3-4", "OP-4.1-2", "OP-5.1-12"
)
@pytest.mark.parametrize(
    ("verb", "place", "price"),
    [("forage", "drobeta", 1), ("pillage", "apulum", 1), ("harvest", "drobeta", 2), ("tribute", "apulum", 2)],
)
def test_what_it_takes_to_live_off_the_land(verb: str, place: str, price: int) -> None:
    """Points for it, a leader who has not halted, PF with him; and but for the pillage of a town no enemy PF."""

    def open_to(pa: int, *more: str, halted: bool = False, alone: bool = False) -> bool:
        held = {"apulum": ROME}
        t = Table({"traianus": (place, [] if alone else [LEGION])}, {SECOND: place}, held=held, pa=(pa, 9))
        for piece in more:
            t.put(piece, place)
        t.put("licinius-sura", "viminacium")  # he has a PAC, so that there is a segment
        t.g.halted = BIT[PIECE["traianus"]] if halted else 0
        if pa < price:
            t.used("traianus")
        t.g.pac |= BIT[PIECE["licinius-sura"]]
        return t.segment().legal(verb) == {"traianus"}

    assert open_to(price)
    assert not open_to(price - 1), "the PAC is spent"
    assert not open_to(price, halted=True)
    assert not open_to(price, alone=True), "PF of his side are there, not with him"
    assert open_to(price, "comati-1") == (verb == "pillage")
    t = Table({"traianus": (place, [LEGION])}, {}, held={"apulum": ROME}, pa=(price - 1, 9)).segment()
    assert t.legal(verb) == {"traianus"}, "his PAC is the point that is wanting"


@pytest.mark.rule("OP-12.1-2", "OP-2-6")
@pytest.mark.parametrize(
    ("verb", "place", "die", "event", "bales"),
    [("tribute", "oescus", 5, "", 3), ("harvest", "horreum-margi", 6, "", 2), ("harvest", "pelso", 3, "", 0),
     ("harvest", "pelso", 3, "dry", 1)],
)  # fmt: skip
def test_each_kind_of_land_has_its_column(verb: str, place: str, die: int, event: str, bales: int) -> None:
    """Roman land is +2, and the VG of Oescus +1: an 8 of a town and of a plain, a 5 of a marsh and of a dry one."""
    t = rome_at(place, event=event, dice=[die]).segment().do(verb, "traianus")
    assert t.bb("traianus") == bales
