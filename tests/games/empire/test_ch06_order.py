"""HRE 6: the order of the turn."""

from itertools import pairwise

import pytest

from latrunculi.kernel.contract import plain
from tests.games.empire.table import GAME, position

rule = pytest.mark.rule
SHOWN = plain(GAME.reference())


def phases(table, count):
    """The next phases, in their order, each played to its end."""
    told = []
    for _ in range(count):
        told.append(table.phase)
        table.skip()
    return told


def chits(people, emperor):
    return {"people": people, "emperor": emperor}


@rule("HRE-6-1")
def test_the_numbers_follow_history():
    """The Emperors of turns II and III in the order of their reigns; the Peoples by the years of their entries."""
    reigns = [emperor["id"] for emperor in SHOWN["emperors"] if emperor["turn"] in (2, 3)]
    assert reigns == [
        "tiberius", "caligula", "claudius", "nero", "galba", "vitellius",
        "vespasianus", "titus", "domitianus", "traianus", "hadrianus", "antoninus-pius",
    ]  # fmt: skip
    assert [emperor["chit"] for emperor in SHOWN["emperors"]] == [1, 2, 3, 4, 5, 6] * 7
    assert [entry["chit"] for entry in SHOWN["entries"]] == [1, 2, 3, 4, 5] * 7
    for turn in range(1, 8):
        years = [year(entry["date"]) for entry in SHOWN["entries"] if entry["turn"] == turn]
        assert all(later >= earlier - 1 for earlier, later in pairwise(years))  # the order is approximate


def year(date):
    first = int(date.removeprefix("AD ").split("-")[0].split()[0])
    return -first if date.endswith("BC") else first


@rule("HRE-6-1")
def test_lower_numbers_play_earlier():
    t = position(
        {}, "phases",
        purpura=chits(4, 4), viridis=chits(3, 3), caeruleus=chits(2, 2), aureus=chits(1, 1),
    )  # fmt: skip
    assert phases(t, 8)[::2] == [f"barbarian {name}" for name in ("aureus", "caeruleus", "viridis", "purpura")]


@rule("HRE-6-2")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 3), (3, 2)])
def test_the_lowest_barbarian_chit_begins_and_is_revealed(first, second):
    t = position(
        {}, "phases",
        purpura=chits(5, 1), viridis=chits(first, 2), caeruleus=chits(second, 3), aureus=chits(4, 4),
    )  # fmt: skip
    begins = "viridis" if first < second else "caeruleus"
    assert t.phase == f"barbarian {begins}"
    assert t.events("barbarian-phase")[0]["chit"] == min(first, second)
    assert t.view(-1)["board"]["factions"][1 if begins == "viridis" else 2]["peopleChit"] == min(first, second)


@rule("HRE-6-3")
def test_barbarians_and_romans_alternate_by_the_rank_of_their_chits():
    """Peoples 2, 3, 4, 5 and Emperors 1, 3, 5, 6 are held: the numbers that nobody holds are passed over."""
    t = position(
        {}, "phases",
        purpura=chits(5, 6), viridis=chits(2, 1), caeruleus=chits(3, 5), aureus=chits(4, 3),
    )  # fmt: skip
    assert phases(t, 8) == [
        "barbarian viridis", "roman viridis", "barbarian caeruleus", "roman aureus",
        "barbarian aureus", "roman caeruleus", "barbarian purpura", "roman purpura",
    ]  # fmt: skip
    assert t.g.turn == 3


@rule("HRE-6-3")
def test_three_players_alternate_three_times():
    t = position(
        {}, "phases", players=3,
        purpura=chits(5, 2), viridis=chits(1, 6), caeruleus=chits(3, 4),
    )  # fmt: skip
    assert phases(t, 6) == [
        "barbarian viridis", "roman purpura", "barbarian caeruleus",
        "roman caeruleus", "barbarian purpura", "roman viridis",
    ]  # fmt: skip


@rule("HRE-6-4")
@pytest.mark.parametrize(
    "enemy", ["viridis 1", "suebi@viridis 1", "dacia@viridis 1", "helvetii@viridis 1"], ids=lambda text: text.split()[0]
)
def test_everybody_else_is_an_enemy(enemy):
    t = position({"cisalpina": "purpura 1", "raetia": enemy}, "roman purpura placement", pool=1)
    t.roll(6, 6, 1, 1).place("raetia")
    assert t.events("defender-lost")[0]["side"] == enemy.split()[0].split("@")[0]
    assert t.at("raetia") == "purpura 1"


@rule("HRE-6-4")
@pytest.mark.parametrize("own", ["suebi@purpura 2", "dacia@purpura 2", "purpura 2"], ids=lambda text: text.split()[0])
def test_ones_other_forces_are_enemies_too_and_lose_at_once(own):
    t = position({"raetia": own, "belgica": "frisii 1"}, "barbarian purpura frisii placement", pool=1)
    t.place("raetia")
    assert t.at("raetia") == "frisii 1"
    assert not t.events("rolled")


@rule("HRE-6-4")
def test_the_active_player_is_the_one_whose_phase_it_is():
    t = position({"cisalpina": "purpura 1", "raetia": "suebi@viridis 1"}, "roman purpura placement", pool=1)
    t.roll(6, 6, 1, 1).place("raetia")
    rolled = t.events("rolled")[0]
    assert (rolled["side"], rolled["roller"]) == ("purpura", "viridis")


@rule("HRE-6-5")
def test_common_steps_for_both_kinds_and_the_rest_for_one():
    """Both play cards, recruit, place and fight; only Romans cross the sea (9.3.2) and build Cities (9.3.3)."""
    there = {"africa": "{} 1", "numidia": "galli@viridis 1", "mauretania": "{} 1"}
    roman = position({p: w.format("purpura") for p, w in there.items()}, "roman purpura")
    barbarian = position({p: w.format("suebi") for p, w in there.items()}, "barbarian purpura suebi")
    assert roman.prompt == barbarian.prompt == "card-step-start"
    roman = position({p: w.format("purpura") for p, w in there.items()}, "roman purpura placement", pool=2)
    barbarian = position({p: w.format("suebi") for p, w in there.items()}, "barbarian purpura suebi placement", pool=2)
    for t in (roman, barbarian):
        t.roll(6, 1, 1).place("numidia")
        assert len(t.events("rolled")) == 1
    assert "sicilia" in roman.offers("place-army")
    assert barbarian.refused("place-army", "sicilia") == "HRE-9.2.2-3"
    assert roman.do("done").prompt == "cities-start"
    assert barbarian.do("done").phase == "roman purpura"
