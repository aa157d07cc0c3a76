"""OP 6: attrition, and who is fed when a season ends."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import PLACE, REGION
from latrunculi.games.optimus.components.pieces import PIECE, UNITS_OF
from latrunculi.games.optimus.rules.attrition import (
    ATTACKS,
    EARLIER,
    FORCED,
    TERMS,
    Attrition,
    modifiers,
)
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.games.optimus.rules.ways import note_step
from latrunculi.games.optimus.rules.words import MODIFIERS
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

NAMES = tuple(MODIFIERS)
LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
FOURTH = "legio-i-italica"
TRAIN = "impedimenta-1"
RIDER = "ala-contariorum"
"""One PF of cavalry."""
MARCH = [0] * TERMS
"""A move that meets nothing."""


def rome_at(place: str, *units: str, **more: object) -> Table:
    """Trajan with some units."""
    return Table({"traianus": (place, units or (LEGION,))}, **more)  # type: ignore[arg-type]


def dacia_at(place: str, *units: str, **more: object) -> Table:
    """Decebalus with some units."""
    return Table({"decebalus": (place, units or ("comati-1",))}, **more)  # type: ignore[arg-type]


def bears(t: Table, leader: str, terms: list[int] | None = None) -> dict[str, int]:
    """What bears on the test of a leader's army where it stands."""
    g, head = t.g, PIECE[leader]
    found = modifiers(g, g.side_of(head), g.army(head), g.at[head], MARCH.copy() if terms is None else terms)
    assert len({name for name, _ in found}) == len(found), "each line counts once"
    return {NAMES[name]: amount for name, amount in found}


def walk(t: Table, side: int, *places: str, dry: bool = False) -> list[int]:
    """What a move of all units of a side, wherever they stand, through some places brings to its test."""
    terms = MARCH.copy()
    units = t.g.in_play & UNITS_OF[side]
    for here, there in zip(places, places[1:], strict=False):
        note_step(t.g, side, units, terms, PLACE[here], PLACE[there], dry)
    return terms


def attrite(t: Table, leader: str, earlier: int = 0) -> Table:
    """A test of a leader's army, so much the worse for earlier moves."""
    g, head = t.g, PIECE[leader]
    terms = MARCH.copy()
    terms[EARLIER] = earlier
    return t.start(Attrition(g.side_of(head), head, g.army(head), g.at[head], terms))


def losses(t: Table) -> int:
    """PF that the last test cost."""
    return int(t.events("attrition-roll")[-1]["losses"])


# ------------------------------------------------------------------ the test


@pytest.mark.rule("OP-6-1", "OP-6-2")
def test_leaders_suffer_nothing_and_may_be_left_alone() -> None:
    t = rome_at("viminacium", RIDER, dice=[1])
    attrite(t, "traianus", 1).do("done")
    assert t.legal("hurt") == {RIDER}
    t.do("hurt", RIDER)
    t.dice(1)
    attrite(t, "traianus", 1).do("done").do("destroy", RIDER)
    assert (t.place(RIDER), t.place("traianus"), t.army("traianus")) == ("pool", "viminacium", set())


@pytest.mark.rule("OP-6.1-1")
def test_one_die_falls_for_a_whole_army() -> None:
    t = rome_at("viminacium", LEGION, SECOND, THIRD)
    attrite(t, "traianus").do("done")
    assert t.g.journal is not None
    assert len(t.g.journal.outcomes) == 1
    assert len(t.events("attrition-roll")) == 1


@pytest.mark.rule("OP-6.1-2")
@pytest.mark.parametrize(
    ("die", "earlier", "score", "fall"),
    [(6, 0, 6, 0), (2, 0, 2, 0), (1, 0, 1, 1), (1, 1, 0, 1), (1, 2, -1, 1), (1, 3, -2, 2), (1, 4, -3, 3), (1, 5, -4, 4),
     (1, 6, -5, 5), (1, 7, -6, 6)],
)  # fmt: skip
def test_the_table_of_attrition(die: int, earlier: int, score: int, fall: int) -> None:
    t = rome_at("viminacium", LEGION, SECOND, THIRD, dice=[die])
    attrite(t, "traianus", earlier).do("done")
    assert t.events("attrition-roll")[-1]["score"] == score
    assert losses(t) == fall


@pytest.mark.rule("OP-6.1-2")
def test_no_more_fall_out_than_were_tested() -> None:
    t = rome_at("viminacium", LEGION, dice=[1])
    attrite(t, "traianus", 6).do("done")
    assert losses(t) == 3, "five by the table"
    t = rome_at("viminacium", LEGION, hdc={LEGION: 2}, dice=[1])
    attrite(t, "traianus", 6).do("done")
    assert losses(t) == 3, "the hors de combat count as PF"


@pytest.mark.rule("OP-6.1-3")
def test_two_hors_de_combat_may_be_one_destroyed_and_all_is_applied() -> None:
    t = rome_at("viminacium", LEGION, dice=[1])
    attrite(t, "traianus", 4).do("done").do("hurt", LEGION).do("destroy", LEGION)
    assert (t.g.pf[PIECE[LEGION]], t.wounded(LEGION), t.asked) == (2, 0, "allocation-start")
    about = {name: value for name, _, value in t.g.stack[-1].about(t.g)}
    # The question says where, and how many are left; attrition falls on no arm by halves.
    assert about == {"place": PLACE["viminacium"], "hits": 1, "due": 0, "quota": 0}
    t.do("hurt", LEGION)
    assert (t.g.pf[PIECE[LEGION]], t.wounded(LEGION), t.asked) == (2, 1, "")


@pytest.mark.rule("OP-6.1-4", "OP-1.4-5", "OP-1.4-6")
def test_each_bale_of_the_leader_adds_one_and_is_spent_before_the_die() -> None:
    t = rome_at("viminacium", LEGION, bb={"traianus": 2}, dice=[1])
    attrite(t, "traianus", 1)
    assert not t.events("attrition-roll")
    t.do("spend-bale").do("spend-bale")
    assert t.why_not("spend-bale") == "OP-1.4-6"
    t.do("done")
    assert (t.bb("traianus"), t.events("attrition-roll")[-1]["score"], losses(t)) == (0, 2, 0)
    assert {"modifier": "bales", "amount": 2} in t.events("modifier")


# ------------------------------------------------------------------ what bears on it


@pytest.mark.rule("OP-6.1-5")
def test_winter_is_harder_on_romans_and_the_thaw_is_no_winter() -> None:
    assert bears(rome_at("viminacium", season="winter"), "traianus") == {"winter": -2}
    assert bears(dacia_at("sarmizegetusa", season="winter"), "decebalus") == {"winter": -1}
    assert bears(rome_at("viminacium", season="thaw"), "traianus") == {}


@pytest.mark.rule("OP-6.1-6")
@pytest.mark.parametrize(("size", "malus"), [(10, 0), (11, -1), (15, -1), (16, -2), (20, -2), (21, -3)])
def test_every_five_pf_over_ten_make_it_worse(size: int, malus: int) -> None:
    units = [f"comati-{n}" for n in range(1, (size + 1) // 2 + 1)]
    t = dacia_at("sarmizegetusa", *units, pf={units[0]: 2 if size % 2 == 0 else 1}, hdc={units[0]: 1})
    assert t.g.strength(t.g.army(PIECE["decebalus"])) == size
    assert bears(t, "decebalus").get("pile", 0) == malus


@pytest.mark.rule("OP-6.1-7", "OP-6.1-8")
def test_earlier_moves_and_a_forced_march() -> None:
    t = rome_at("viminacium")
    terms = MARCH.copy()
    terms[EARLIER] = 2
    assert bears(t, "traianus", terms) == {"earlier": -2}
    terms[FORCED] = 1
    assert bears(t, "traianus", terms) == {"earlier": -2, "forced": -1}


@pytest.mark.rule("OP-6.1-7")
def test_the_unit_that_moved_most_counts() -> None:
    t = rome_at("viminacium", LEGION, SECOND, dice=[6])
    t.g.marched[PIECE[SECOND]] = 2
    t.segment().do("march", "traianus").do("move-to", "singidunum").do("done").do("done")
    assert t.events("modifier") == [{"modifier": "earlier", "amount": -2}]


@pytest.mark.rule("OP-6.1-9")
def test_an_attack_counts_in_the_land_of_the_attacked() -> None:
    terms = MARCH.copy()
    terms[ATTACKS] = 1
    assert bears(rome_at("sarmizegetusa", LEGION, TRAIN), "traianus", terms) == {"home": -1}
    assert bears(rome_at("sarmizegetusa", LEGION, TRAIN), "traianus") == {}, "a mere march"
    assert bears(rome_at("viminacium"), "traianus", terms) == {}, "invaders of one's own land are not at home"
    assert bears(dacia_at("viminacium", season="autumn"), "decebalus", terms) == {"home": -1}
    assert bears(dacia_at("sarmizegetusa"), "decebalus", terms) == {}


@pytest.mark.rule("OP-6.1-10", "OP-6.1-11", "OP-6.1-19")
def test_rivers_and_streams() -> None:
    t = rome_at("viminacium")
    river = walk(t, ROME, "viminacium", "arcidava")
    assert bears(t, "traianus", river) == {"great-river": -2, "trade-road": -1}
    stream = walk(t, ROME, "viminacium", "sirmium")
    assert bears(t, "traianus", stream) == {"stream": -1}, "no bridge over the Savus"
    assert bears(t, "traianus", walk(t, ROME, "viminacium", "horreum-margi")) == {}
    both = walk(t, ROME, "sirmium", "viminacium", "arcidava")
    assert bears(t, "traianus", both) == {"great-river": -2, "stream": -1, "trade-road": -1}
    assert bears(t, "traianus", walk(t, ROME, "vindobona", "brigetio")) == {}, "a bridge"
    assert walk(t, ROME, "viminacium", "arcidava", dry=True)[0] == 0
    assert walk(rome_at("viminacium", event="frozen"), ROME, "viminacium", "arcidava")[0] == 0


@pytest.mark.rule("OP-6.1-19")
@pytest.mark.parametrize(("horse", "swims"), [(1, False), (2, True)])
def test_one_of_cavalry_for_two_on_foot_takes_all_across(horse: int, swims: bool) -> None:
    riders = ["alae-pannoniorum-1"]
    t = rome_at("viminacium", LEGION, *riders, pf={riders[0]: horse})
    assert bears(t, "traianus", walk(t, ROME, "viminacium", "sirmium")) == ({} if swims else {"stream": -1})


@pytest.mark.rule("OP-5.1.6-4")
def test_one_of_cavalry_for_just_two_on_foot_is_enough_and_trains_do_not_count() -> None:
    units = [LEGION, TRAIN, "alae-pannoniorum-1"]
    t = rome_at("viminacium", *units, pf={LEGION: 2, "alae-pannoniorum-1": 1})
    assert bears(t, "traianus", walk(t, ROME, "viminacium", "sirmium")) == {}


@pytest.mark.rule("OP-6.1-19")
def test_a_train_without_horse_does_not_swim() -> None:
    t = rome_at("viminacium", TRAIN)
    assert bears(t, "traianus", walk(t, ROME, "viminacium", "sirmium")) == {"stream": -1}


@pytest.mark.rule("OP-6.1-11", "OP-6.1-14")
def test_marshes_crossed_and_marshes_underfoot() -> None:
    t = rome_at("siscia", "alae-pannoniorum-1")
    assert bears(t, "traianus", walk(t, ROME, "siscia", "brigetio")) == {"stream": -1}, "by the map, and no horse helps"
    assert bears(t, "traianus", walk(t, ROME, "brigetio", "pelso", "aquincum")) == {"stream": -1}, "passed through"
    assert bears(t, "traianus", walk(t, ROME, "pelso", "aquincum")) == {}, "where one starts does not count"
    there = rome_at("pelso")
    assert bears(there, "traianus", walk(there, ROME, "brigetio", "pelso")) == {"marsh": -1}
    dry = rome_at("pelso", event="dry")
    assert bears(dry, "traianus", walk(dry, ROME, "siscia", "pelso")) == {}


@pytest.mark.rule("OP-2-4")
def test_marshes_that_overflow_are_one_great_river() -> None:
    t = rome_at("pelso", "alae-pannoniorum-1", event="overflow")
    assert bears(t, "traianus", walk(t, ROME, "siscia", "pelso")) == {"great-river": -2}
    t = rome_at("pelso", LEGION, event="overflow")
    assert bears(t, "traianus", walk(t, ROME, "viminacium", "sirmium", "pelso")) == {"great-river": -2, "stream": -1}
    assert bears(t, "traianus", []) == {"great-river": -2}, "to stand there is enough"


@pytest.mark.rule("OP-6.1-12")
def test_of_several_ways_the_worst_counts_once() -> None:
    t = rome_at("viminacium")
    assert bears(t, "traianus", walk(t, ROME, "viminacium", "ratiaria")) == {}
    trade = bears(t, "traianus", walk(t, ROME, "tibiscum", "tapae"))
    assert trade == {"trade-road": -1}
    both = bears(t, "traianus", walk(t, ROME, "tibiscum", "tapae", "sarmizegetusa"))
    assert both == {"path": -2, "stream": -1}
    paved = rome_at("viminacium", year=104)
    assert bears(paved, "traianus", walk(paved, ROME, "tibiscum", "tapae")) == {}


@pytest.mark.rule("OP-6.1-13")
def test_pillaged_land_where_one_is_or_has_passed() -> None:
    t = rome_at("viminacium")
    t.g.pillaged = BIT[REGION["singidunum"]]
    assert bears(t, "traianus", walk(t, ROME, "viminacium", "singidunum", "viminacium")) == {"pillaged": -1}
    assert bears(t, "traianus", walk(t, ROME, "singidunum", "viminacium")) == {}, "where one starts does not count"
    t.g.pillaged = BIT[REGION["viminacium"]]
    assert bears(t, "traianus", walk(t, ROME, "singidunum", "viminacium")) == {"pillaged": -1}


@pytest.mark.rule("OP-6.1-15")
def test_barbarians_suffer_from_a_southern_summer() -> None:
    assert bears(dacia_at("viminacium"), "decebalus") == {"southern-summer": -1}
    assert bears(dacia_at("viminacium", season="autumn"), "decebalus") == {}
    assert bears(dacia_at("sarmizegetusa"), "decebalus") == {}
    assert bears(rome_at("viminacium"), "traianus") == {}


@pytest.mark.rule("OP-6.1-16")
def test_romans_suffer_in_forest_and_mountain() -> None:
    assert bears(rome_at("cataractae"), "traianus") == {"rough": -1}
    assert bears(rome_at("abnoba-silva"), "traianus") == {"rough": -1}
    assert bears(rome_at("horreum-margi"), "traianus") == {}
    assert bears(dacia_at("tapae"), "decebalus") == {}


@pytest.mark.rule("OP-6.1-17")
def test_romans_abroad_need_a_train() -> None:
    assert bears(rome_at("drobeta"), "traianus") == {"no-train": -2}
    assert bears(rome_at("drobeta", LEGION, TRAIN), "traianus") == {}
    beside = Table({"traianus": ("drobeta", [LEGION])}, {TRAIN: "drobeta"})
    assert bears(beside, "traianus") == {}, "the train need not be of the army"
    elsewhere = Table({"traianus": ("drobeta", [LEGION])}, {TRAIN: "sucidava"})
    assert bears(elsewhere, "traianus") == {"no-train": -2}
    assert bears(rome_at("drobeta", year=103), "traianus") == {}, "Roman from 103"
    assert bears(dacia_at("drobeta"), "decebalus") == {}


@pytest.mark.rule("OP-6.1-4", "OP-6.1-7", "OP-6.1-8", "OP-6.1-10", "OP-6.1-11", "OP-6.1-12", "OP-6.1-13", "OP-6.1-14")
def test_barbarians_bear_what_is_no_matter_of_home_as_romans_do() -> None:
    t = dacia_at("viminacium", season="autumn", bb={"decebalus": 1}, dice=[1])
    terms = walk(t, BARBARIAN, "sirmium", "viminacium", "arcidava")
    terms[EARLIER], terms[FORCED] = 2, 1
    t.g.pillaged = BIT[REGION["viminacium"]]
    assert bears(t, "decebalus", terms) == {
        "earlier": -2, "forced": -1, "great-river": -2, "stream": -1, "trade-road": -1, "pillaged": -1,
    }  # fmt: skip
    assert bears(t, "decebalus", walk(t, BARBARIAN, "tibiscum", "tapae", "sarmizegetusa"))["path"] == -2
    assert bears(dacia_at("pelso"), "decebalus")["marsh"] == -1
    attrite(t, "decebalus").do("spend-bale").do("done")
    assert t.events("attrition-roll")[-1]["score"] == 1 - 1 + 1, "pillaged land, and a bale"


@pytest.mark.rule("OP-6.1-18")
def test_all_of_them_add_up() -> None:
    t = rome_at("tapae", LEGION, season="winter", dice=[6])
    attrite(t, "traianus", 1).do("done")
    assert t.events("attrition-roll")[-1]["score"] == 6 - 2 - 1 - 1 - 2


# ------------------------------------------------------------------ supply


def supply(t: Table, side: int = ROME) -> Table:
    """A side looks after its forces; no bales are spent."""
    t.start(Supply(side))
    while t.asked == "attrition-spend":
        t.dice(6).do("done")
    return t


def hungry(t: Table, side: int = ROME) -> int:
    """How many forces had to test."""
    return len(supply(t, side).events("unsupplied"))


@pytest.mark.rule("OP-6.2-1", "OP-6.2-9")
def test_each_side_sees_to_its_own() -> None:
    armies = {"traianus": ("tapae", [LEGION]), "decebalus": ("cogaeonum", ["comati-1"])}
    t = Table(armies)
    assert hungry(t) == 1
    assert t.events("unsupplied") == [{"side": "roman", "place": "tapae"}]
    t = Table(armies)
    assert hungry(t, BARBARIAN) == 1
    assert t.events("unsupplied") == [{"side": "barbarian", "place": "cogaeonum"}]


@pytest.mark.rule("OP-6.2-2")
def test_a_counter_alone_is_fed_wherever_it_is() -> None:
    assert hungry(Table(pieces={LEGION: "tapae"})) == 0
    assert hungry(Table(pieces={LEGION: "tapae", SECOND: "tapae"}, dice=[6])) == 1
    assert hungry(rome_at("tapae")) == 1, "with a leader it is an army"
    besieged = Table(pieces={LEGION: "singidunum"}).within(LEGION)
    besieged.g.invest(REGION["singidunum"], 3)
    assert hungry(besieged) == 0
    beside = Table({"traianus": ("tapae", [SECOND])}, {LEGION: "tapae"}, dice=[6, 6])
    assert hungry(beside) == 2, "not the only one of its side there"
    beside = Table({"traianus": ("tapae", [])}, {LEGION: "tapae"}, dice=[6])
    assert hungry(beside) == 1, "nor beside a leader whose sheet it has left"
    for head in ("decebalus", "leurre-daci-1"):
        assert hungry(Table(pieces={head: "tapae", "comati-1": "tapae"}, dice=[6]), BARBARIAN) == 1, head


@pytest.mark.rule("OP-6.2-1", "OP-6.2-2")
def test_whom_the_losses_of_others_leave_alone_was_not_fed() -> None:
    """All are looked at first, then they test: Sura's only PF, out of action before, dies of it, and a 1 less 1 for
    the mountain and 2 for want of a train puts two of the legion out too."""
    t = Table({"licinius-sura": ("tapae", [SECOND])}, {LEGION: "tapae"}, pf={SECOND: 1}, hdc={SECOND: 1}, dice=[1, 1])
    t.start(Supply(ROME)).do("done").do("destroy", SECOND)
    assert t.place(SECOND) == "gone"
    assert [e["losses"] for e in t.events("attrition-roll")] == [1, 2], "never more than the PF that there are"


@pytest.mark.rule("OP-6.2-3")
def test_a_town_feeds_as_many_pf_as_its_vg() -> None:
    legions = (LEGION, SECOND, THIRD, FOURTH)
    assert hungry(rome_at("sirmium", *legions, RIDER)) == 0, "13 of 13"
    assert hungry(rome_at("sirmium", *legions, RIDER, "ala-claudia-nova")) == 1, "14 of 13"
    assert hungry(rome_at("horreum-margi")) == 1, "nobody lives there"


@pytest.mark.rule("OP-6.2-3")
def test_who_alone_can_be_fed_is_fed_without_a_choice() -> None:
    """Trajan's fifteen PF are too many for Sirmium (VG 13), Sura's auxiliaries are not."""
    legions = (LEGION, SECOND, THIRD, FOURTH, "legio-v-macedonica")
    t = Table({"traianus": ("sirmium", legions), "licinius-sura": ("sirmium", ["thraces-1"])}, dice=[6])
    assert t.g.strength(t.g.army(PIECE["traianus"])) == 15
    t.start(Supply(ROME))
    assert (t.asked, t.legal()) == ("supply-rank", {"done"})
    t.do("done")
    assert len(t.events("unsupplied")) == 1


@pytest.mark.rule("OP-6.2-3")
def test_where_all_fill_the_town_to_the_last_pf_nobody_is_ranked() -> None:
    """Sirmium (VG 13): nine and four PF."""
    armies = {"laberius-maximus": ("sirmium", [LEGION, SECOND, THIRD]), "licinius-sura": ("sirmium", [FOURTH, RIDER])}
    t = Table(armies).start(Supply(ROME))
    assert t.legal() == {"done"}
    assert not t.do("done").events("unsupplied")


@pytest.mark.rule("OP-6.2-3")
@pytest.mark.parametrize("flaw", ["pillaged", "besieged", "lost"])
def test_a_town_that_is_pillaged_besieged_or_lost_feeds_nobody(flaw: str) -> None:
    t = rome_at("sirmium", LEGION, held={"sirmium": BARBARIAN} if flaw == "lost" else {})
    if flaw == "pillaged":
        t.g.pillaged = BIT[REGION["sirmium"]]
    if flaw == "besieged":
        t.g.invest(REGION["sirmium"], 0)
    assert hungry(t) == 1


@pytest.mark.rule("OP-6.2-3")
def test_a_town_that_one_has_taken_feeds() -> None:
    assert hungry(rome_at("sarmizegetusa", held={"sarmizegetusa": ROME})) == 0
    assert hungry(dacia_at("sarmizegetusa", held={"sarmizegetusa": ROME}), BARBARIAN) == 1
    assert hungry(dacia_at("sarmizegetusa"), BARBARIAN) == 0


@pytest.mark.rule("OP-6.2-3")
def test_the_owner_ranks_his_forces_and_each_is_fed_whole_or_not() -> None:
    armies = {"laberius-maximus": ("sirmium", [LEGION, SECOND, THIRD]), "licinius-sura": ("sirmium", [FOURTH, RIDER])}
    t = Table(armies, {"legio-xi-claudia": "sirmium"}).start(Supply(ROME))
    assert t.asked == "supply-rank", "9, 4 and 3 of 13"
    assert t.legal("choose-piece") == {"laberius-maximus", "licinius-sura", "legio-xi-claudia"}
    assert t.legal() == {"choose-piece"}, "he does not let anybody starve who can be fed"
    t.do("choose-piece", "legio-xi-claudia")
    assert t.legal("choose-piece") == {"laberius-maximus", "licinius-sura"}
    t.do("choose-piece", "licinius-sura")
    assert t.asked == "attrition-spend", "6 are left for the 9"
    t.dice(6).do("done")
    assert [roll["piece"] for roll in t.events("attrition-roll")] == ["laberius-maximus"]


@pytest.mark.rule("OP-6.2-4")
def test_boxes_feed_everybody() -> None:
    assert hungry(rome_at("roma", LEGION, SECOND, season="winter")) == 0
    assert hungry(Table(pieces={LEGION: "africa", SECOND: "africa"}, season="winter")) == 0


@pytest.mark.rule("OP-6.2-5")
def test_barbarians_do_not_enter_boxes() -> None:
    t = rome_at("virunum").segment().do("march", "traianus")
    assert "italia" in t.legal("move-to")
    t = dacia_at("virunum").segment(BARBARIAN).do("march", "decebalus")
    assert t.legal("enter") == {"marcomanni"}
    assert "italia" not in t.legal("move-to")
    assert t.why_not("move-to", "italia")


@pytest.mark.rule("OP-6.2-6")
def test_a_train_feeds_its_region_but_not_in_winter() -> None:
    assert hungry(rome_at("tapae", LEGION, SECOND, TRAIN)) == 0
    assert hungry(rome_at("tapae", LEGION, SECOND, TRAIN, season="winter")) == 1
    beside = Table({"traianus": ("tapae", [LEGION])}, {TRAIN: "tapae"})
    assert hungry(beside) == 0
    away = Table({"traianus": ("tapae", [LEGION])}, {TRAIN: "campus-haticus"})
    assert hungry(away) == 1


@pytest.mark.rule("OP-6.2-7")
def test_a_fleet_on_the_river_feeds_its_banks() -> None:
    moesica = "classis-moesica-1"

    def at(place: str, fleet: str = moesica, season: str = "summer") -> Table:
        return Table({"traianus": (place, [LEGION])}, {fleet: "viminacium"} if fleet else {}, season=season)

    assert hungry(at("drobeta")) == 0
    assert hungry(at("drobeta", season="winter")) == 1
    assert hungry(at("drobeta", fleet="")) == 1, "destroyed"
    assert hungry(at("drobeta", fleet="classis-germanica-1")) == 1, "on the Rhine"
    assert hungry(at("dierna")) == 1, "mountain"
    assert hungry(at("tapae")) == 1, "no bank"
    pillaged = at("drobeta")
    pillaged.g.pillaged = BIT[REGION["drobeta"]]
    assert hungry(pillaged) == 1
    bridged = at("drobeta")
    bridged.g.bridges = BIT[PIECE[moesica]]
    assert hungry(bridged) == 1
    bridged.g.put(PIECE["classis-moesica-2"], REGION["viminacium"])
    bridged.g.pf[PIECE["classis-moesica-2"]] = 1
    before = len(bridged.events("unsupplied"))
    assert hungry(bridged) == before, "another fleet is afloat"
    dacians = Table({"decebalus": ("drobeta", ["comati-1"])}, {moesica: "viminacium"})
    assert hungry(dacians, BARBARIAN) == 1


@pytest.mark.rule("OP-6.2-8")
def test_nothing_reaches_the_besieged() -> None:
    t = Table({"traianus": ("singidunum", [LEGION, TRAIN])}, {"classis-moesica-1": "viminacium"})
    t.within(LEGION, TRAIN, "traianus").g.invest(REGION["singidunum"], 0)
    assert hungry(t) == 1


@pytest.mark.rule("OP-6.2-6", "OP-6.2-7", "OP-6.2-8")
@pytest.mark.parametrize(("place", "more"), [("drobeta", ()), ("sarmizegetusa", (TRAIN,))])
def test_pillage_and_sieges_elsewhere_and_ones_own_siege_starve_nobody(place: str, more: tuple[str, ...]) -> None:
    t = Table({"traianus": (place, [LEGION, SECOND, *more])}, {"classis-moesica-1": "viminacium"})
    t.g.pillaged = BIT[REGION["tapae"]]
    for town in ("singidunum", "sarmizegetusa"):
        t.g.invest(REGION[town], 0)
    assert hungry(t) == 0


@pytest.mark.rule("OP-6.2-2", "OP-6.2-8", "OP-5.2.1-2")
def test_boats_in_a_besieged_port_are_fed_and_make_nobody_less_alone() -> None:
    fleets = {"classis-moesica-1": "viminacium", "classis-moesica-2": "viminacium"}
    for pieces, armies, starving in (({LEGION: "viminacium"}, {}, 0), ({}, {"traianus": ("viminacium", [LEGION])}, 1)):
        t = Table(armies, {**pieces, **fleets})
        t.g.invest(REGION["viminacium"], 0)
        assert hungry(t) == starving


@pytest.mark.rule("OP-6.2-1")
def test_each_place_is_looked_at() -> None:
    t = Table({"traianus": ("tapae", [LEGION]), "licinius-sura": ("campus-haticus", [SECOND])}, dice=[6, 6])
    assert PLACE["campus-haticus"] == PLACE["tapae"] + 1
    assert hungry(t) == 2


@pytest.mark.rule("OP-6.2-10")
def test_the_unfed_test_at_once_without_the_maluses_of_moving() -> None:
    t = rome_at("tapae", LEGION, SECOND, THIRD, FOURTH, season="winter", bb={"traianus": 1})
    t.g.marched[PIECE[LEGION]] = 2
    t.g.pillaged = BIT[REGION["tapae"]]
    t.start(Supply(ROME)).dice(4).do("spend-bale").do("done")
    assert {m["modifier"]: m["amount"] for m in t.events("modifier")} == {
        "winter": -2, "pile": -1, "pillaged": -1, "rough": -1, "no-train": -2, "bales": 1,
    }  # fmt: skip
    assert (losses(t), t.asked) == (2, "allocation-start")
    assert bears(rome_at("pelso"), "traianus", []) == {"marsh": -1}
    assert bears(dacia_at("viminacium"), "decebalus", []) == {"southern-summer": -1}


@pytest.mark.rule("OP-6.2-10")
def test_one_test_for_each_army_and_for_a_stack() -> None:
    armies = {"traianus": ("tapae", [LEGION]), "licinius-sura": ("tapae", [SECOND])}
    t = supply(Table(armies, {THIRD: "tapae", FOURTH: "tapae"}, dice=[6, 6, 6]))
    assert len(t.events("attrition-roll")) == 3
    assert {str(roll["piece"]) for roll in t.events("attrition-roll")} >= {"traianus", "licinius-sura"}


@pytest.mark.rule("OP-6.2-3")
def test_whoever_fills_a_town_to_the_last_pf_may_be_fed_first() -> None:
    """Sirmium (VG 13): Trajan's thirteen PF or Sura's two."""
    legions = (LEGION, SECOND, THIRD, FOURTH)
    t = Table({"traianus": ("sirmium", [*legions, RIDER]), "licinius-sura": ("sirmium", ["thraces-1"])}, dice=[6])
    assert t.g.strength(t.g.army(PIECE["traianus"])) == 13
    t.start(Supply(ROME))
    assert t.legal("choose-piece") == {"traianus", "licinius-sura"}
    t.do("choose-piece", "traianus").do("done")
    assert [roll["piece"] for roll in t.events("attrition-roll")] == ["licinius-sura"]
