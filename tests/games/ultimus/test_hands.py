"""UR-2.A, 2.B, 2.F-6, 6-1 to 6-5: the cup and the hands, the initiative, the discards, Papa."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.stratagems import COUNTERS, STRATAGEM_IDS, TITLES
from latrunculi.games.ultimus.rules.hands import Discards, Draw, PapaWindow, collect, grant, spend
from latrunculi.games.ultimus.rules.initiative import Initiative
from latrunculi.games.ultimus.rules.sequence import Campaign, Turns
from latrunculi.games.ultimus.rules.state import BARBARUS, PAPA_PLAYED, ROMANUS
from latrunculi.games.ultimus.rules.words import EVENTS
from latrunculi.kernel.engine import EVERYONE
from tests.games.ultimus.table import Table

TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}


def hand(table: Table, camp: str) -> dict[str, int]:
    """The counters that a camp holds, copies aside."""
    first = table.g.seat_of(("romanus", "barbarus").index(camp)) * TITLES
    return {name: table.g.hand[first + i] for name, i in TITLE.items() if table.g.hand[first + i]}


def audiences(table: Table, name: str) -> list[int]:
    """Who saw each event of a kind."""
    assert table.g.journal is not None
    return [audience for audience, kind, _ in table.g.journal.events if EVENTS[kind].name == name]


# ---------------------------------------------------------------- phase A


@pytest.mark.rule("UR-2.A-2", "UR-2.A-1")
def test_each_player_draws_one_stratagem_romain_first() -> None:
    # The cup begins with 2 foedus-minor, 2 foedus-maior, 2 tributum: number 0 is the first foedus-minor; of what is
    # left number 4 is the second tributum (0 the other foedus-minor, 1-2 foedus-maior, 3-4 tributum).
    table = Table(dice=[0, 4]).start(Draw())
    assert hand(table, "romanus") == {"foedus-minor": 1}
    assert hand(table, "barbarus") == {"tributum": 1}
    assert table.g.cup[TITLE["foedus-minor"]] == 1
    assert table.g.cup[TITLE["tributum"]] == 1
    assert table.g.cup[TITLE["foedus-maior"]] == 2


@pytest.mark.rule("UR-2.A-2")
def test_what_is_drawn_is_known_to_the_drawer_alone() -> None:
    table = Table(dice=[0, 4]).start(Draw())
    assert audiences(table, "drew") == [1, 2]
    assert audiences(table, "drew-hidden") == [~1, ~2]
    assert [e["camp"] for e in table.events("drew-hidden")] == ["romanus", "barbarus"]
    assert "stratagem" not in table.events("drew-hidden")[0]


@pytest.mark.rule("UR-2.A-2")
def test_nobody_draws_from_an_empty_cup() -> None:
    table = Table()
    table.g.cup = [0] * TITLES
    table.g.cup[TITLE["rex"]] = 1
    # The two plague counters, council, fleet and Bagaudes would be collected: let seat 1 hold them.
    for name in ("pestis-locus", "pestis", "concilium", "classis", "bagaudae"):
        table.g.hand[TITLES + TITLE[name]] = 1
    table.g.note_hand(1)
    table.g.script = [0]
    table.start(Draw())
    assert hand(table, "romanus") == {"rex": 1}
    assert table.events("cup-empty") == [{"camp": "barbarus"}]


@pytest.mark.rule("UR-2.A-1", "UR-6-2")
def test_counters_on_the_map_return_to_the_cup_once_they_have_left_it() -> None:
    table = Table(hands={"romanus": ["concilium", "classis"]})
    g = table.g
    spend(g, ROMANUS, TITLE["concilium"])
    spend(g, ROMANUS, TITLE["classis"])
    g.council = ZONE["asia-1"]
    g.fleet_at[2] = ZONE["africa-1"]
    collect(g)
    assert g.cup[TITLE["concilium"]] == g.cup[TITLE["classis"]] == 0
    g.council = -1
    collect(g)
    assert g.cup[TITLE["concilium"]] == 1
    assert g.cup[TITLE["classis"]] == 0


@pytest.mark.rule("UR-2.A-1", "UR-6-2")
def test_the_bagaudes_counter_stays_out_as_long_as_they_stand() -> None:
    table = Table({"bagaudes-1": "galliae-4"}, status={"bagaudes": "bellum"}, hands={"barbarus": ["bagaudae"]})
    g = table.g
    spend(g, BARBARUS, TITLE["bagaudae"])
    collect(g)
    assert g.cup[TITLE["bagaudae"]] == 0
    g.eliminate(PIECE["bagaudes-1"])
    collect(g)
    assert g.cup[TITLE["bagaudae"]] == 1


@pytest.mark.rule("UR-6-2")
def test_a_played_stratagem_goes_back_to_the_cup_at_once() -> None:
    table = Table(hands={"romanus": ["favor-divinus"]})
    assert table.g.cup[TITLE["favor-divinus"]] == COUNTERS[TITLE["favor-divinus"]] - 1
    spend(table.g, ROMANUS, TITLE["favor-divinus"])
    assert table.g.cup[TITLE["favor-divinus"]] == COUNTERS[TITLE["favor-divinus"]]
    assert hand(table, "romanus") == {}
    assert table.events("played") == [{"camp": "romanus", "stratagem": "favor-divinus"}]
    assert audiences(table, "played") == [EVERYONE]


@pytest.mark.rule("UR-6.1-13", "UR-6.2-12")
@pytest.mark.parametrize(("camp", "title"), [(ROMANUS, "papa"), (BARBARUS, "tumultus-maior-3")])
def test_some_stratagems_are_played_once_and_leave_the_game(camp: int, title: str) -> None:
    table = Table(hands={("romanus", "barbarus")[camp]: [title]})
    spend(table.g, camp, TITLE[title])
    collect(table.g)
    assert table.g.cup[TITLE[title]] == 0
    assert not any(table.g.hand)


@pytest.mark.rule("UR-3.6.6-1")
def test_an_absent_augustus_gives_barbare_a_usurpation_before_the_draw() -> None:
    table = Table()
    table.g.fled = [1, 1]
    # Number 0 is a foedus-minor whether or not the two usurpations are in the cup.
    table.g.script = [0, 0]
    table.start(Draw())
    assert hand(table, "barbarus") == {"foedus-minor": 1, "usurpatio-occidentalis": 1, "usurpatio-orientalis": 1}
    assert table.g.fled == [0, 0]
    assert [e["stratagem"] for e in table.events("granted")] == ["usurpatio-occidentalis", "usurpatio-orientalis"]
    names = [EVENTS[kind].name for _, kind, _ in table.g.journal.events]  # type: ignore[union-attr]
    assert names.index("granted") < names.index("drew")


@pytest.mark.rule("UR-3.6.6-1", "UR-3.5.2-16")
def test_a_granted_stratagem_that_is_not_in_the_cup_is_a_copy() -> None:
    table = Table()
    table.g.cup[TITLE["usurpatio-orientalis"]] = 0
    grant(table.g, BARBARUS, TITLE["usurpatio-orientalis"])
    assert table.g.holds(1) == 1
    assert hand(table, "barbarus") == {}
    spend(table.g, BARBARUS, TITLE["usurpatio-orientalis"])
    assert table.g.cup[TITLE["usurpatio-orientalis"]] == 0
    assert table.g.holds(1) == 0


@pytest.mark.rule("UR-3.6.6-1")
def test_the_copy_of_a_usurpation_leaves_at_the_end_of_its_turn() -> None:
    table = Table(hands={"barbarus": ["usurpatio-orientalis", "usurpatio-orientalis"]})
    grant(table.g, BARBARUS, TITLE["usurpatio-orientalis"])
    table.start(Discards(BARBARUS))
    assert hand(table, "barbarus") == {"usurpatio-orientalis": 2}
    assert table.g.holds(1) == 2
    assert table.g.cup[TITLE["usurpatio-orientalis"]] == 0


@pytest.mark.rule("UR-3.5.2-16")
def test_the_copy_of_an_augusta_is_kept() -> None:
    table = Table()
    table.g.cup[TITLE["augusta-occidentalis"]] = 0
    grant(table.g, ROMANUS, TITLE["augusta-occidentalis"])
    table.start(Discards(ROMANUS))
    assert table.g.holds(0) == 1


# ---------------------------------------------------------------- phase B


AUGUSTI = {"occidens": "honorius", "oriens": "theodosius"}
"""CP 2 and 3."""


@pytest.mark.rule("UR-2.B-1")
@pytest.mark.parametrize(("die", "winner"), [(1, ROMANUS), (2, BARBARUS), (3, BARBARUS)])
def test_romain_needs_less_than_the_lowest_cp_of_the_augusti(die: int, winner: int) -> None:
    table = Table(augusti=AUGUSTI, dice=[die - 1]).start(Initiative())
    assert table.g.initiative == winner
    assert table.g.over
    assert table.events("initiative-roll") == [{"die": [die], "politics": 2, "camp": ("romanus", "barbarus")[winner]}]


@pytest.mark.rule("UR-2.B-1")
def test_with_one_augustus_his_cp_alone_counts() -> None:
    table = Table(augusti={"oriens": "theodosius"}, dice=[1]).start(Initiative())
    assert table.g.initiative == ROMANUS


@pytest.mark.rule("UR-2.B-3", "UR-6.3-1")
def test_the_loser_turns_the_initiative_and_the_other_turns_it_back() -> None:
    table = Table(augusti=AUGUSTI, dice=[0], hands={"romanus": ["initium"], "barbarus": ["initium"]})
    table.start(Initiative())
    assert table.camp == "barbarus"
    assert table.g.private
    table.do("play", "initium")
    assert table.g.initiative == BARBARUS
    assert table.camp == "romanus"
    table.do("play", "initium")
    assert table.g.initiative == ROMANUS
    assert table.g.over  # BARBARE holds nothing more
    assert table.g.cup[TITLE["initium"]] == COUNTERS[TITLE["initium"]]


@pytest.mark.rule("UR-2.B-3")
def test_whoever_has_lost_the_initiative_may_decline() -> None:
    table = Table(augusti=AUGUSTI, dice=[5], hands={"romanus": ["initium"], "barbarus": ["initium"]})
    table.start(Initiative()).do("decline")
    assert table.g.initiative == BARBARUS
    assert table.g.over
    assert hand(table, "romanus") == {"initium": 1}


@pytest.mark.rule("UR-6.1-5", "UR-6.1-10", "UR-6.1-4", "UR-6.1-9")
@pytest.mark.parametrize("augusta", ["augusta-orientalis", "augusta-occidentalis"])
def test_an_augusta_ends_the_exchange_in_favour_of_romain(augusta: str) -> None:
    table = Table(augusti=AUGUSTI, dice=[0], hands={"romanus": [augusta], "barbarus": ["initium", "initium"]})
    table.start(Initiative()).do("play", "initium").do("play", augusta)
    assert table.g.initiative == ROMANUS
    assert table.g.over  # the second Initiative has no answer to an Augusta
    assert hand(table, "barbarus") == {"initium": 1}
    assert table.events("effect") == [{"stratagem": augusta, "effect": "initiative"}]


@pytest.mark.rule("UR-6-1", "UR-2.B-3")
def test_only_what_bears_on_the_initiative_and_on_ones_camp_can_be_played_in_phase_b() -> None:
    table = Table(augusti=AUGUSTI, dice=[0], hands={"barbarus": ["augusta-orientalis", "rex"]}).start(Initiative())
    assert table.camp == "barbarus"
    assert table.legal() == {"decline"}
    assert table.why_not("play", "augusta-orientalis") == "UR-6-1"
    assert table.why_not("play", "rex") == "UR-2.B-3"
    assert table.why_not("play", "initium") == "UR-6-3"


@pytest.mark.rule("UR-2.B-2", "UR-2.C-1", "UR-2.E-1")
@pytest.mark.parametrize("first", ["romanus", "barbarus"])
def test_the_camp_with_the_initiative_acts_first_in_phases_c_and_e(first: str) -> None:
    table = Table(hands={"romanus": ["fuga"], "barbarus": ["caedes"]})
    table.g.initiative = ("romanus", "barbarus").index(first)
    turn = Turns()
    turn.step = "geostrategy"
    table.start(turn)
    assert (table.asked, table.camp) == ("geostrategy-start", first)
    campaign = Table()
    campaign.g.initiative = ("romanus", "barbarus").index(first)
    campaign.g.smc = [1, 1]
    campaign.start(Campaign())
    assert next(e["camp"] for e in campaign.events("sequence")) == first


# ---------------------------------------------------------------- phase F


@pytest.mark.rule("UR-2.F-6", "UR-6-2", "UR-5-1")
def test_what_a_camp_cannot_play_goes_back_in_phase_f() -> None:
    table = Table(hands={"romanus": ["rex", "rex", "papa", "fuga"]}).start(Discards(ROMANUS))
    assert hand(table, "romanus") == {"papa": 1, "fuga": 1}
    assert table.g.cup[TITLE["rex"]] == COUNTERS[TITLE["rex"]]
    assert audiences(table, "gave-back") == [1, 1]
    assert audiences(table, "gave-back-hidden") == [~1, ~1]


@pytest.mark.rule("UR-5-1", "UR-2.F-6")
def test_hands_stay_with_the_persons_when_camps_are_exchanged() -> None:
    table = Table(hands={"romanus": ["papa"], "barbarus": ["rex"]})
    table.g.first_seat = 1  # seat 0, who was ROMAIN, plays BARBARE now
    table.start(Discards(BARBARUS), Discards(ROMANUS))
    assert not any(table.g.hand)
    assert table.g.cup[TITLE["papa"]] == 1
    assert table.g.cup[TITLE["rex"]] == COUNTERS[TITLE["rex"]]


@pytest.mark.rule("UR-6-4")
def test_one_discards_down_to_five_after_the_unusable_ones() -> None:
    held = ["rex", "papa", "fuga", "caedes", "initium", "desertio", "favor-divinus", "tributum"]
    table = Table(hands={"romanus": held}).start(Discards(ROMANUS))
    assert table.g.private
    assert table.legal("discard") == set(held) - {"rex"}
    table.do("discard", "fuga")
    assert not table.g.over
    table.do("discard", "tributum")
    assert table.g.over
    assert hand(table, "romanus") == {"papa": 1, "caedes": 1, "initium": 1, "desertio": 1, "favor-divinus": 1}
    assert table.g.cup[TITLE["fuga"]] == COUNTERS[TITLE["fuga"]]


@pytest.mark.rule("UR-6-3", "UR-6-4")
def test_five_may_be_kept() -> None:
    table = Table(hands={"romanus": ["papa", "fuga", "caedes", "initium", "desertio"]}).start(Discards(ROMANUS))
    assert table.g.over
    assert table.g.holds(0) == 5


@pytest.mark.rule("UR-6.1-13")
def test_papa_is_played_before_the_points_are_counted() -> None:
    table = Table(hands={"romanus": ["papa", "fuga"]}).start(PapaWindow())
    assert table.g.private
    assert table.why_not("play", "fuga") == "UR-6-5"
    table.do("play", "papa")
    assert table.g.flags & PAPA_PLAYED
    assert table.g.cup[TITLE["papa"]] == 0


@pytest.mark.rule("UR-6.1-13")
def test_the_question_for_papa_tells_nothing() -> None:
    table = Table(hands={"romanus": ["fuga"]}).start(PapaWindow())
    assert table.legal() == {"decline"}
    table.do("decline")
    assert not table.g.flags & PAPA_PLAYED
    assert table.events() == []
    assert Table().start(PapaWindow()).g.over
