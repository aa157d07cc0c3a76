"""Positions of AIE as text: every field comes back, people may write them briefly, and slips are told."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import REGION, ZONE
from latrunculi.games.alea.components.counters import PEOPLE_PIECES, PIECE
from latrunculi.games.alea.components.peoples import MAJORS, PEOPLE
from latrunculi.games.alea.components.places import DUE, FALLEN, HOLD_OF, PLACE_IDS, TRACK
from latrunculi.games.alea.components.stratagems import CAEDES, PESTIS_LOCUS, TITLES
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.scenarios import SCENARIO_IDS, begin
from latrunculi.games.alea.rules.state import ADJUSTMENT, BELLUM, COMBAT, FIDES, JANUS, PARTY_FELL, Alea
from latrunculi.games.alea.table.positions import APART, TABLES, VALUES
from tests.slips import defects

HEAD = 'game = "alea"\nyear = 44\nawaiting = []\n'


def read(text: str) -> Alea:
    g = GAME.position(HEAD + text)
    assert isinstance(g, Alea)
    return g


def place(g: Alea, piece: str) -> str:
    return PLACE_IDS[g.at[PIECE[piece]]]


def test_every_field_of_the_state_is_written_one_way() -> None:
    named = [name for _, name, _ in (*VALUES, *TABLES)]
    assert sorted([*named, *APART]) == sorted(Alea.FIELDS)


def crowded() -> Alea:
    """A table with something in every field."""
    g = Alea(2, 0)
    begin(g, SCENARIO_IDS.index("41-triumviri"))
    g.rng = 0x1234
    g.flags |= JANUS | PARTY_FELL
    g.event, g.sick = 4, PIECE["octavianus"]
    g.summoned, g.held = 1 << PIECE["agrippa"], 1 << PIECE["legio-vii"]
    g.count, g.vp, g.cicero = -3, [2, 5], 3
    g.active, g.smc, g.initiative, g.first_seat = 1, [2, 1], 1, 1
    g.pretender = PIECE["l-antonius"]
    g.rebels = 1 << g.pretender
    g.called = 1 << PIECE["sosius"]
    legion = PIECE["legio-xxxi"]
    g.join(1 << legion, 1)
    g.put(legion, DUE)
    g.due_from[legion] = REGION["sicilia"]
    g.from_reserve = 1 << legion
    g.set_status(PEOPLE["daci"], FIDES, 0)
    g.set_status(PEOPLE["suebi"], BELLUM, 1)
    for unit in ("suebi-1", "suebi-2", "suebi-3"):
        g.put(PIECE[unit], ZONE["remi"] if unit == "suebi-3" else ZONE["suebi"])
    for unit in ("belgae-1", "belgae-2"):
        g.put(PIECE[unit], TRACK)
    g.back[PEOPLE["belgae"]] = 38
    g.landed = 1 << PIECE["suebi-3"]
    g.put(PIECE["naves-3"], PLACE_IDS.index("mare-tyrrhenum"))
    g.put(PIECE["legio-xvi"], HOLD_OF[PIECE["naves-3"]])
    g.weak |= 1 << PIECE["legio-xvii"]
    g.moved = g.arrived = 1 << PIECE["naves-3"]
    g.came_from[ZONE["roma"]] = 1 << ZONE["etruria"]
    g.eliminate(PIECE["legio-xix"])
    g.plague = ZONE["roma"]
    g.cup[PESTIS_LOCUS] -= 1
    g.hand[TITLES + CAEDES] += 1
    g.note_hand(1)
    g.cup[CAEDES] -= 1
    g.kill(PIECE["pollio"], COMBAT)
    g.kill(PIECE["plancus"], ADJUSTMENT)
    return g


def test_a_crowded_table_comes_back() -> None:
    g = crowded()
    assert GAME.defects(g) == []
    text = GAME.position_text(g)
    assert GAME.position(text) == g
    assert GAME.position_text(GAME.position(text)) == text


def test_a_state_comes_back_from_a_dump() -> None:
    g = crowded()
    assert GAME.load(GAME.dump(g)) == g
    twin = g.clone()
    assert twin == g
    twin.chief[0] = PIECE["agrippa"]
    twin.back[0] = 33
    assert twin != g
    assert g.back[0] == 0


def test_who_is_not_named_is_off_the_map() -> None:
    g = read("")
    assert place(g, "legio-x") == "reserve"
    assert place(g, "naves-1") == place(g, "equites-1") == place(g, "caesar") == place(g, "parthi-1") == "pool"


def test_ships_named_in_a_zone_lie_in_its_port() -> None:
    g = read('[pieces]\napulia = ["naves-1", "agrippa"]\nmare-superum = ["naves-2"]\n')
    assert place(g, "naves-1") == "portus-apulia"
    assert place(g, "naves-2") == "mare-superum"
    assert not g.occupied[0] >> ZONE["apulia"] & 1


@pytest.mark.rule("AIE-4.2.2-2")
def test_a_people_at_peace_has_nobody_at_sea() -> None:
    told = defects(lambda: read('[pieces]\nmare-superum = ["parthi-5"]\n'))
    assert any("parthi-5: at peace and not in an origin zone" in line for line in told)


def test_units_are_of_the_camp_of_the_roman_leader_in_their_place() -> None:
    g = read(
        '[pieces]\nemathia = ["m-brutus", "legio-x"]\napulia = ["agrippa", "legio-ix"]\nroma = ["legio-v"]\n'
        'epirus = ["naves-1", "cn-ahenobarbus"]\n[camps]\nrepublicani = ["legio-v"]\n'
    )
    assert g.camp(PIECE["legio-x"]) == 1
    assert g.camp(PIECE["legio-ix"]) == 0
    assert g.camp(PIECE["legio-v"]) == 1
    assert g.camp(PIECE["naves-1"]) == 1
    assert g.occupied[1] >> ZONE["roma"] & 1


def test_peoples_belong_to_their_rulers_and_to_nobody_at_peace() -> None:
    g = read(
        '[pieces]\ndaci = ["daci-1"]\nmesopotamia = ["parthi-1"]\n[status]\nparthi = "bellum"\n'
        '[rulers]\nparthi = "republicani"\n'
    )
    assert g.own[1] & PEOPLE_PIECES[PEOPLE["parthi"]] == PEOPLE_PIECES[PEOPLE["parthi"]]
    assert (g.own[0] | g.own[1]) & PEOPLE_PIECES[PEOPLE["daci"]] == 0
    assert g.occupied == [0, 1 << ZONE["mesopotamia"]]
    assert MAJORS >> PEOPLE["daci"] & 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[pieces]\nroma = ["legio-x"]\netruria = ["legio-x"]\n', "legio-x is in roma too"),
        ('[pieces]\nremi = ["naves-1"]\n', "naves-1 has no port there"),
        ('[pieces]\nmare-superum = ["legio-x"]\n', "legio-x: at sea or in port without naves"),
        ('[camps]\ncaesariani = ["legio-x"]\nnobody = ["legio-x"]\n', "legio-x is in another camp too"),
        ('[status]\nmauri = "fides"\n[rulers]\nmauri = "caesariani"\n', "a minor People in allegiance"),
        ('[status]\nparthi = "bellum"\n', "status 1 with ruler -1"),
        ('[chiefs]\ncaesariani = "caesar"\n', "or off the map"),
        ('[pieces]\nroma = ["caesar"]\n[camps]\nrepublicani = ["caesar"]\n', "has no side of his camp"),
        ('[pieces]\nreserve = ["naves-1"]\n', "no legion, and in the reserve"),
        ('[hands]\ncaesariani = ["pax-romana", "pax-romana"]\n', "2 counters pax-romana of 1"),
        ('[pieces]\nroma = ["legio-x"]\n[camps]\nnobody = ["legio-x"]\n', "of neither camp and of no triumvir"),
        ('cicero = 6\n', "cicero: is 6"),
        ('[pieces]\nROMA = ["caesar"]\n', "ROMA"),
    ],
)  # fmt: skip
def test_slips_are_told(text: str, problem: str) -> None:
    told = defects(lambda: read(text))
    assert any(problem in line for line in told), told


def test_what_has_fallen_is_kept() -> None:
    g = crowded()
    assert g.inside[FALLEN] == 1 << PIECE["legio-xix"] | 1 << PIECE["plancus"]
    assert place(g, "pollio") == "gone"
