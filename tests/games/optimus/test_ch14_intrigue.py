"""*Espion* and *Tribu pro romain* (OP 14): upon whom, who plays them, what they do."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import BACK_IDS, FIRST_LEADER, PIECE
from latrunculi.games.optimus.components.printed.peoples import PEOPLE_IDS
from latrunculi.games.optimus.rules.recruitment import Recruitment
from latrunculi.games.optimus.rules.state import remembered
from tests.games.optimus.table import BARBARIAN, ROME, Table

ARMY = ("comati-1", "falcati-1")


def back(t: Table, head: str) -> str:
    """What Rome calls a counter that lies face down."""
    return BACK_IDS[t.g.backs[PIECE[head] - FIRST_LEADER]]


def spies(where: str = "novae", mine: str = "oescus") -> Table:
    """Decebalus with an army somewhere, a Roman leader elsewhere who has a spy."""
    t = Table({"decebalus": (where, ARMY), "laberius-maximus": (mine, [])}, hands={ROME: ["espion"]})
    return t.segment()


@pytest.mark.rule("OP-14-8")
@pytest.mark.rule("OP-14-3")
def test_a_spy_turns_a_counter_and_shows_the_sheet() -> None:
    t = spies()
    name = back(t, "decebalus")
    assert name.startswith("umbra-")
    t.do("play", "espion")
    assert t.events("spied")[0]["piece"] == "decebalus"  # he was the only one
    assert {(e["unit"], e["pf"]) for e in t.events("unit-seen")} == {("comati-1", 2), ("falcati-1", 2)}
    assert t.g.known >> PIECE["decebalus"] & 1
    assert t.g.heads_seen[PIECE["decebalus"] - FIRST_LEADER] == t.g.clock
    for unit in ARMY:
        assert remembered(t.g.memory[PIECE[unit]]) == (t.g.clock, PIECE["decebalus"], 2, 0)
    assert t.asked == "segment-start"  # it costs no action
    assert t.g.pa[ROME] == 9
    assert (t.g.hand[ROME], t.g.spent[ROME].bit_count()) == (0, 1)
    assert "play" not in t.legal()


@pytest.mark.rule("OP-14-8")
def test_the_spied_army_is_not_on_its_own_land_nor_beyond_the_next_contree() -> None:
    assert "play" in spies("novae", "pelendava").legal()  # the contrée of Rhabon is next to that of Novae
    assert spies("novae", "sirmium").why_not("play", "espion") == "OP-14-8"
    assert spies("arcidava", "tibiscum").why_not("play", "espion") == "OP-14-8"
    t = Table(
        {"traianus": ("sirmium", ["legio-i-adiutrix"]), "decebalus": ("singidunum", [])},
        hands={BARBARIAN: ["espion"]},
    )
    assert t.segment(BARBARIAN).why_not("play", "espion") == "OP-14-8"
    t = Table(
        {"traianus": ("arcidava", ["legio-i-adiutrix"]), "decebalus": ("tapae", [])}, hands={BARBARIAN: ["espion"]}
    )
    t.segment(BARBARIAN).do("play", "espion")
    assert [e["unit"] for e in t.events("unit-seen")] == ["legio-i-adiutrix"]


@pytest.mark.rule("OP-14-8")
def test_of_a_face_that_rome_does_not_know_only_roman_land_is_foreign_for_sure() -> None:
    t = spies("roxolani", "durostorum")  # a Dacian among the Roxolani, face down
    assert t.why_not("play", "espion") == "OP-14-8"
    t = Table({"decebalus": ("roxolani", ARMY), "laberius-maximus": ("durostorum", [])}, hands={ROME: ["espion"]})
    t.g.known |= 1 << PIECE["decebalus"]
    assert "play" in t.segment().legal()


@pytest.mark.rule("OP-14-8")
@pytest.mark.rule("OP-5.1.5-5")
def test_a_spy_finds_a_decoy_out() -> None:
    t = Table({"laberius-maximus": ("oescus", [])}, {"leurre-daci-1": "novae"}, hands={ROME: ["espion"]})
    t.put("decebalus", "novae")
    t.segment().do("play", "espion")
    assert t.legal("choose-piece") == {back(t, "decebalus"), back(t, "leurre-daci-1")}
    t.do("choose-piece", back(t, "leurre-daci-1"))
    assert t.place("leurre-daci-1") == "gone"
    assert not t.g.known >> PIECE["decebalus"] & 1


@pytest.mark.rule("OP-14-1")
@pytest.mark.rule("OP-14-4")
def test_a_leader_near_plays_it_and_one_only_in_a_season() -> None:
    t = spies()
    t.do("play", "espion")
    assert t.g.schemed >> PIECE["laberius-maximus"] & 1
    t = Table({"decebalus": ("novae", ARMY), "laberius-maximus": ("oescus", [])}, hands={ROME: ["espion"]})
    t.put("traianus", "sirmium")
    t.g.schemed |= 1 << PIECE["laberius-maximus"]
    assert t.segment().why_not("play", "espion") == "OP-14-8"


@pytest.mark.rule("OP-14-17")
@pytest.mark.rule("OP-14-1")
def test_a_tribe_won_over_sends_fewer_men_all_season() -> None:
    t = Table({"laberius-maximus": ("lauriacum", [])}, hands={ROME: ["tribu-pro-romain"]}).segment()
    t.do("play", "tribu-pro-romain")
    chosen = PEOPLE_IDS.index("marcomanni")
    assert t.g.swayed == 1 << chosen  # the only people next to Noricum
    assert t.events("swayed") == [{"people": "marcomanni"}]
    assert t.asked == "segment-start"
    assert Recruitment(BARBARIAN, REGION["marobudum"], -1).modifier(t.g) == -1
    assert Recruitment(BARBARIAN, REGION["eburodunum"], -1).modifier(t.g) == 0


@pytest.mark.rule("OP-14-17")
@pytest.mark.rule("OP-14-1")
def test_a_tribe_is_won_over_by_a_leader_on_its_land_or_next_to_it() -> None:
    t = Table({"laberius-maximus": ("sirmium", [])}, hands={ROME: ["tribu-pro-romain"]}).segment()
    assert t.legal("play") == {"tribu-pro-romain"}
    t = Table({"laberius-maximus": ("salonae", [])}, hands={ROME: ["tribu-pro-romain"]}).segment()
    assert t.why_not("play", "tribu-pro-romain") == "OP-14-1"
    t = Table({"laberius-maximus": ("marobudum", [])}, hands={ROME: ["tribu-pro-romain"]}).segment()
    t.do("play", "tribu-pro-romain")
    assert t.legal("choose-people") == {"marcomanni", "hermunduri", "naristi", "semnones", "quadi"}
