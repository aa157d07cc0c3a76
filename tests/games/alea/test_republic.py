"""AIE-2.F.1, 2.F.3, 6.F.1, 6.F.2, 10.J-6: the Cicero/Princeps track, the murder of Caesar and what follows from it."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import GARRISON, REGION_IDS, REGION_ZONES, REGIONS
from latrunculi.games.alea.components.counters import LEGIONES, PIECE, PIECE_IDS
from latrunculi.games.alea.components.places import FALLEN, GONE, PLACE_IDS
from latrunculi.games.alea.components.stratagems import IDUS
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.allegiance import fail
from latrunculi.games.alea.rules.republic import Attempt, Republic
from latrunculi.games.alea.rules.sequence import Turns
from latrunculi.games.alea.rules.state import ADJUSTMENT, CAESARIANI, COMBAT, PLAGUE
from latrunculi.games.alea.table.board import board
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table, mask

rule = pytest.mark.rule

# ---------------------------------------------------------------- the track (2.F.1)


def quiet(legions: int = 30, **more: object) -> Table:
    """A Republic in balance: every region is nobody's and has its minimum garrison; a minor People is at war, and a
    party leader has fought. The legions beyond the garrisons (13 in all) stand in Italia. The marker is at 3."""
    status = {"raeti": ("bellum", "caesariani")}
    table = Table(status=more.pop("status", status), flags=more.pop("flags", ["party-fought"]), **more)  # type: ignore[arg-type]
    g = table.g
    names = [PIECE_IDS[unit] for unit in members(LEGIONES)][:legions]
    for region in range(REGIONS):
        zone = PLACE_IDS[members(REGION_ZONES[region])[0]]
        for _ in range(GARRISON[region]):
            table.set_down(names.pop(), zone)
    for name in names:
        table.set_down(name, "roma")
    g.cicero = 3
    return table


def strip(table: Table, *regions: str) -> None:
    """Of each region a legion goes to Roma."""
    g = table.g
    for region in regions:
        zone = members(REGION_ZONES[REGION_IDS.index(region)])[0]
        g.put(members(g.inside[zone] & LEGIONES)[0], PLACE_IDS.index("roma"))


def reckon(table: Table) -> dict[str, int]:
    """The trends of the year, and where the marker then stands."""
    table.start(Republic())
    return {str(e["trend"]): int(e["amount"]) for e in table.events("trend")} | {"": table.g.cicero}


def test_a_republic_in_balance_stays_where_it_is() -> None:
    assert sum(GARRISON) == 13
    assert reckon(quiet()) == {"": 3}


@rule("AIE-2.F.1-2")
@pytest.mark.parametrize(("cause", "counts"), [(COMBAT, True), (PLAGUE, False), (ADJUSTMENT, False)])
def test_a_fallen_party_leader_counts_once(cause: int, counts: bool) -> None:
    """Two of them fall; by the plague or the adjustments it is nothing. The next reckoning has forgotten it."""
    table = quiet(caesariani={"roma": ["curio"]}, republicani={"achaia": ["cato"]},
                  chiefs={"caesariani": ["curio"], "republicani": ["cato"]})  # fmt: skip
    table.g.kill(PIECE["curio"], cause)
    table.g.kill(PIECE["cato"], cause)
    table.start(Aftermath())
    assert reckon(table) == ({"party-fell": 1, "": 4} if counts else {"": 3})
    table.start(Republic())
    assert table.g.cicero == (4 if counts else 3)


@rule("AIE-2.F.1-2")
def test_an_ordinary_leader_who_falls_does_not_count() -> None:
    table = quiet(caesariani={"roma": ["caesar", "curio"]}, chiefs={"caesariani": ["caesar"]})
    table.g.kill(PIECE["curio"], COMBAT)
    table.start(Aftermath())
    assert reckon(table) == {"": 3}


@rule("AIE-2.F.1-3", "AIE-9.d-3")
def test_each_region_without_its_garrison_counts() -> None:
    """Galliae (2) lose one of their legions, Sicilia (1) its only one. In Macedonia the legion is not its holder's: the
    Republic does not ask."""
    table = quiet()
    strip(table, "galliae", "sicilia")
    assert reckon(table) == {"garrison": 2, "": 5}
    table = quiet(control={"republicani": ["macedonia"]})  # all legions here are CAESARIAN's
    assert reckon(table) == {"": 3}


@rule("AIE-2.F.1-4")
@pytest.mark.parametrize(
    ("at_war", "counts"),
    [(["daci", "raeti"], True), (["raeti", "belgae"], False), (["daci"], False), (["daci", "parthi", "raeti"], True)],
)
def test_two_wars_one_of_them_with_a_major_people_count_once(at_war: list[str], counts: bool) -> None:
    table = quiet(status=dict.fromkeys(at_war, ("bellum", "caesariani")))
    assert reckon(table) == ({"wars": 1, "": 4} if counts else {"": 3})


@rule("AIE-2.F.1-5", "AIE-2.F.1-6", "AIE-2.F.1-7")
@pytest.mark.parametrize(
    ("legions", "found"),
    [(25, {"few-legions": 1, "": 4}), (26, {"": 3}), (39, {"": 3}), (40, {"many-legions": 1, "": 4})],
)
def test_few_or_many_legions_on_the_map(legions: int, found: dict[str, int]) -> None:
    """Weakened, embarked and a triumvir's alike."""
    table = quiet(legions)
    g = table.g
    here = members(g.inside[PLACE_IDS.index("roma")] & LEGIONES)
    g.weak |= 1 << here[0]
    table.set_down("naves-1", "roma")
    g.put(here[1], PLACE_IDS.index("in-naves-1"))
    g.release(1 << here[2])
    g.marker[0] = PIECE["lepidus"]
    assert reckon(table) == found


@rule("AIE-2.F.1-8")
@pytest.mark.parametrize(
    ("status", "found"),
    [({}, {"no-war": -1, "": 2}), ({"daci": ("fides", "caesariani")}, {"no-war": -1, "": 2}),
     ({"raeti": ("bellum", "caesariani")}, {"": 3})],
)  # fmt: skip
def test_no_people_at_war(status: dict[str, tuple[str, str]], found: dict[str, int]) -> None:
    assert reckon(quiet(status=status)) == found


@rule("AIE-2.F.1-9")
def test_no_party_leader_has_fought() -> None:
    assert reckon(quiet(flags=[])) == {"no-battle": -1, "": 2}


@rule("AIE-2.F.1-10")
@pytest.mark.parametrize("camp", ["caesariani", "republicani"])
def test_the_aegyptii_in_allegiance(camp: str) -> None:
    status = {"raeti": ("bellum", "caesariani"), "aegyptii": ("fides", camp)}
    assert reckon(quiet(status=status)) == {"aegyptii": -1, "": 2}


@rule("AIE-2.F.1-1")
def test_the_sum_is_applied_at_once_and_stops_at_nought() -> None:
    """From 0, +1 (legions) -1 (no battle) is 0, not 1 or -1; from 0 with -2 it stays at 0."""
    table = quiet(25, flags=[])
    table.g.cicero = 0
    assert reckon(table)[""] == 0
    table = quiet(flags=[], status={})
    table.g.cicero = 1
    assert reckon(table) == {"no-battle": -1, "no-war": -1, "": 0}


@rule("AIE-2.F.1-11", "AIE-2.F.1-12")
def test_at_5_both_players_have_lost() -> None:
    """Three trends from 3 lead to the end of the track, which is 5: +1 legions, +1 wars, +1 garrison of Macedonia."""
    table = quiet(25, status={"daci": ("bellum", "caesariani"), "raeti": ("bellum", "caesariani")})
    strip(table, "macedonia")
    table.start(Republic())
    assert table.g.over
    assert table.g.cicero == 5
    assert table.events("republic-fallen") == [{}]
    assert table.events("game-over")[0]["level"] == "republic-lost"


@rule("AIE-2.F.1-11", "AIE-10.3-1")
def test_the_republic_dies_in_the_last_turn() -> None:
    """Whoever leads the count: there is no step of phase F after it, and nobody has won."""
    table = Table({"roma": ["caesar", "legio-viii"]}, {"epirus": ["pompeius", "legio-i"]}, year=30,
                  chiefs={"caesariani": ["caesar"], "republicani": ["pompeius"]})  # fmt: skip
    table.g.cicero, table.g.count, table.g.vp = 4, 30, [30, 0]
    turns = Turns()
    turns.step = "review"
    table.start(turns)
    assert table.g.over
    assert GAME.winners(table.g) == []
    assert table.events("scored") == []
    assert [event["level"] for event in table.events("game-over")] == ["republic-lost"]


@rule("AIE-2.F.1-11", "AIE-6.F.2-1")
def test_imperium_saves_the_republic_before_the_verdict() -> None:
    table = quiet(25, status={"daci": ("bellum", "caesariani"), "raeti": ("bellum", "caesariani")},
                  hands={"republicani": ["imperium"]}).start(Republic())  # fmt: skip
    assert (table.g.cicero, table.camp, table.asked) == (5, "republicani", "honours-start")
    table.do("play", "imperium")
    assert table.g.over
    assert (table.g.cicero, table.events("republic-fallen")) == (4, [])


@rule("AIE-2.F.1-13")
def test_the_marker_shows_cicero_to_2_and_princeps_from_3() -> None:
    table = Table()
    shown = []
    for table.g.cicero in range(6):
        shown.append(board(table.g).princeps)
    assert shown == [False, False, False, True, True, True]


# ---------------------------------------------------------------- the attempt (2.F.3-1 to 2.F.3-6)

FIVE = ["italia", "gallia-cisalpina", "galliae", "sicilia", "asia"]


def plot(dice: list[int], caesar: str = "provincia", **more: object) -> Table:
    """Phase F: CAESARIAN controls five regions, Pompeius lives. `dice`: as they show."""
    options = {
        "caesariani": {caesar: ["caesar", "legio-viii"]}, "republicani": {"epirus": ["pompeius"]},
        "chiefs": {"caesariani": ["caesar"], "republicani": ["pompeius"]},
        "control": {"caesariani": FIVE, "republicani": ["syria"]}, "dice": [die - 1 for die in dice],
    }  # fmt: skip
    started: Table = Table(**(options | more)).start(Attempt())  # type: ignore[arg-type]
    return started


@rule("AIE-2.F.3-1")
def test_republican_may_make_one_attempt() -> None:
    table = plot([5])
    assert (table.camp, table.asked) == ("republicani", "attempt-choice")
    assert table.legal() == {"attempt", "decline"}
    table.do("attempt")
    assert table.g.over  # a 5 is not below 5 regions, and there is no second one
    assert table.place("caesar") == "provincia"
    assert table.events("plot-roll") == [{"die": [5], "regions": 5}]
    assert plot([]).do("decline").g.over


@rule("AIE-2.F.3-1")
def test_without_caesar_on_the_map_there_is_none() -> None:
    assert plot([], caesar="fallen").g.over


@rule("AIE-2.F.3-1", "AIE-2.F.3-2")
@pytest.mark.parametrize(("dice", "dead"), [([4, 6], True), ([4, 5], False)])
def test_a_validated_attempt_needs_a_6(dice: list[int], dead: bool) -> None:
    table = plot(dice).do("attempt")
    assert table.place("caesar") == ("gone" if dead else "provincia")
    assert table.points() == (0, int(dead))


@rule("AIE-2.F.3-3")
@pytest.mark.parametrize(("zone", "dead"), [("roma", True), ("etruria", False)])
def test_caesar_in_roma_is_in_greater_danger(zone: str, dead: bool) -> None:
    assert (plot([1, 5], caesar=zone).do("attempt").place("caesar") == "gone") == dead


@rule("AIE-2.F.3-4")
@pytest.mark.parametrize(("place", "bonus"), [("gone", 1), ("fallen", 1), ("pool", 0), ("epirus", 0)])
def test_pompeius_gone_makes_it_easier(place: str, bonus: int) -> None:
    """Dead, or eliminated and due to return; not before he has entered."""
    table = plot([1, 5], republicani={place: ["pompeius"], "achaia": ["cato"]}, chiefs={"caesariani": ["caesar"],
                 "republicani": ["cato"]}).do("attempt")  # fmt: skip
    assert table.events("ides-roll") == [{"die": [5], "bonus": bonus}]
    assert (table.place("caesar") == "gone") == bool(bonus)


@rule("AIE-2.F.3-5", "AIE-6.F.1-1")
def test_idus_martias_adds_2_to_the_second_die_alone() -> None:
    hands = {"republicani": ["idus-martiae", "imperium"]}
    table = plot([5], hands=hands)
    assert table.why_not("play", "imperium") == "AIE-6.F.1-1"
    table.do("play", "idus-martiae")
    assert table.g.over  # 5 is not below 5 regions; no second attempt
    assert table.place("caesar") == "provincia"
    table = plot([4, 4], hands=hands).do("play", "idus-martiae")
    assert table.events("ides-roll") == [{"die": [4], "bonus": 2}]
    assert table.place("caesar") == "gone"


@rule("AIE-2.F.3-5", "AIE-2.F.3-3", "AIE-2.F.3-4")
def test_the_three_modifiers_add_up() -> None:
    """In Roma, Pompeius dead, Idus Martias: +4, and a 2 is enough."""
    table = plot([1, 2], caesar="roma", republicani={"gone": ["pompeius"]}, chiefs={"caesariani": ["caesar"]},
                 hands={"republicani": ["idus-martiae"]}).do("play", "idus-martiae")  # fmt: skip
    assert table.place("caesar") == "gone"


@rule("AIE-2.F.3-6")
@pytest.mark.parametrize(("murdered", "points"), [(True, 1), (False, 1)])
def test_caesar_dead_takes_idus_martias_with_him(murdered: bool, points: int) -> None:
    """By murder or in battle, 1 VP to REPUBLICAN for his death, and the counter leaves the game."""
    table = plot([1, 6], hands={"republicani": ["idus-martiae"]})
    if murdered:
        table.do("attempt")
    else:
        table.do("decline")
        table.g.kill(PIECE["caesar"], COMBAT)
        table.start(Aftermath())
    g = table.g
    assert g.removed >> IDUS & 1
    assert g.holds(1) == 0
    assert table.points() == (0, points)
    assert table.events("scored")[0]["reason"] == ("caesar" if murdered else "leader")
    assert bool(g.flags & 8) == murdered  # caesar-murdered


@rule("AIE-2.F.1-2")
def test_the_murder_counts_in_the_next_turn() -> None:
    table = plot([1, 6]).do("attempt")
    table.g.cicero = 0
    table.start(Republic())
    assert {"trend": "party-fell", "amount": 1} in table.events("trend")


# ---------------------------------------------------------------- after the murder (2.F.3-7 to 2.F.3-9)


@rule("AIE-2.F.3-7", "AIE-3.7.1-1", "AIE-3.7.2-1")
def test_the_assassins_turn_with_the_units_of_their_zones() -> None:
    """Trebonius alone in Galliae brings his legion and the ships; D. Brutus is with Plancus, whose legion stays."""
    table = plot(
        [1, 6, 9],
        caesariani={"roma": ["caesar"], "volcae": ["trebonius", "legio-vii", "naves-1"], "venetia": ["legio-x"],
                    "remi": ["d-brutus", "plancus"]},
    ).do("attempt")  # fmt: skip
    for piece in ("trebonius", "legio-vii", "naves-1", "d-brutus"):
        assert table.owner(piece) == "republicani", piece
    for piece in ("plancus", "legio-x"):
        assert table.owner(piece) == "caesariani", piece
    assert table.g.over


@rule("AIE-2.F.3-7")
def test_an_assassin_left_alone_among_those_he_betrayed_escapes() -> None:
    """D. Brutus, in Remi with Plancus and a legion, rolls a 3 and flees to Aedui."""
    table = plot(
        [1, 6, 4], caesariani={"roma": ["caesar"], "remi": ["d-brutus", "plancus", "legio-x"]}
    ).do("attempt")  # fmt: skip
    assert table.owner("legio-x") == "caesariani"
    assert (table.asked, table.camp) == ("escape-flee", "republicani")
    table.do("escape-to", "aedui")
    assert table.place("d-brutus") == "aedui"


@rule("AIE-2.F.3-7")
def test_two_assassins_together_are_no_bar_to_each_other() -> None:
    table = plot([1, 6], caesariani={"roma": ["caesar"], "remi": ["d-brutus", "trebonius", "legio-x"]}).do("attempt")
    assert table.owner("legio-x") == "republicani"


@rule("AIE-2.F.3-7", "AIE-3.6-10")
def test_a_pretender_among_the_assassins_goes_back_to_the_camp_he_had_left() -> None:
    """M. Brutus had sided with CAESARIAN as Prétendant; Cassius, no Prétendant but a rebel too."""
    table = plot(
        [1, 6], caesariani={"roma": ["caesar"], "ionia": ["m-brutus", "legio-i"], "mysia": ["ventidius", "legio-ii"]}
    )
    g = table.g
    g.pretender = PIECE["m-brutus"]
    g.rebels = mask(["m-brutus", "legio-i", "ventidius", "legio-ii"])
    table.do("attempt")
    assert (g.pretender, g.rebels) == (NONE, 0)
    for piece in ("m-brutus", "legio-i", "ventidius", "legio-ii"):
        assert table.owner(piece) == "republicani", piece


@rule("AIE-2.F.3-7", "AIE-3.6-10")
def test_an_assassin_with_a_civil_war_marker_is_republican_for_good() -> None:
    """D. Brutus followed Lepidus, Prétendant with REPUBLICAN, out of the camp of Caesar; that coup then fails."""
    ours = {"remi": ["d-brutus", "legio-x"], "volcae": ["lepidus"], "epirus": ["pompeius"]}
    table = plot([1, 6], caesariani={"roma": ["caesar"]}, republicani=ours)
    g = table.g
    g.pretender = PIECE["lepidus"]
    g.rebels = mask(["lepidus", "d-brutus", "legio-x"])
    table.do("attempt")
    assert g.rebels == mask(["lepidus", "legio-x"])
    fail(g)
    assert table.owner("d-brutus") == "republicani"
    assert table.owner("legio-x") == table.owner("lepidus") == "caesariani"


@rule("AIE-2.F.3-7", "AIE-3.6-10")
def test_an_assassin_who_is_pretender_with_the_republican_has_ended_his_coup() -> None:
    """D. Brutus stays REPUBLICAN with the legio of his zone; Plancus, who followed him, goes back to CAESARIAN."""
    table = plot([1, 6], caesariani={"roma": ["caesar"]},
                 republicani={"remi": ["d-brutus", "legio-x"], "aedui": ["plancus", "legio-vi"],
                              "epirus": ["pompeius"]})  # fmt: skip
    g = table.g
    g.pretender = PIECE["d-brutus"]
    g.rebels = mask(["d-brutus", "legio-x", "plancus", "legio-vi"])
    table.do("attempt")
    assert (g.pretender, g.rebels) == (NONE, 0)
    assert [table.owner(piece) for piece in ("d-brutus", "legio-x", "plancus", "legio-vi")] == [
        "republicani", "republicani", "caesariani", "caesariani"
    ]  # fmt: skip


@rule("AIE-2.F.3-8", "AIE-2.F.3-9")
def test_those_who_have_not_entered_are_called() -> None:
    """In 47 M. Brutus and L. Tillius Cimber (44) are still to come, and Octavianus (44); Cassius is on the map."""
    table = plot([1, 6], republicani={"epirus": ["pompeius"], "achaia": ["c-cassius"]}, year=47)
    for name in ("trebonius", "d-brutus"):
        table.g.put(PIECE[name], GONE)
    table.do("attempt")
    assert table.g.called == mask(["m-brutus", "tillius-cimber", "octavianus"])
    assert [table.owner(who) for who in ("m-brutus", "tillius-cimber", "octavianus")] == [
        "republicani", "republicani", "caesariani"
    ]  # fmt: skip


@rule("AIE-2.F.3-9")
def test_m_antonius_takes_the_lead() -> None:
    """Although Octavianus (CP 5 against 4) is there, and the second party leader: he stays second."""
    table = plot([1, 6], caesariani={"roma": ["caesar", "octavianus"], "epirus": ["m-antonius"]},
                 chiefs={"caesariani": ["caesar", "octavianus"]}).do("attempt")  # fmt: skip
    assert table.g.chief[CAESARIANI] == PIECE["m-antonius"]
    assert table.g.second[CAESARIANI] == PIECE["octavianus"]


@rule("AIE-2.F.3-9")
def test_m_antonius_was_the_second() -> None:
    table = plot([1, 6], caesariani={"roma": ["caesar", "octavianus"], "epirus": ["m-antonius"]},
                 chiefs={"caesariani": ["caesar", "m-antonius"]}).do("attempt")  # fmt: skip
    assert table.g.chief[CAESARIANI] == PIECE["m-antonius"]
    assert table.g.second[CAESARIANI] == NONE


@rule("AIE-2.F.3-9")
@pytest.mark.parametrize("camp", ["republicani", "nobody"])
def test_without_m_antonius_on_his_side_the_most_politic_is_named(camp: str) -> None:
    """He serves REPUBLICAN, or is a triumvir of neither: Octavianus (CP 5) leads."""
    pieces = {"caesariani": {"roma": ["caesar", "octavianus", "lepidus"]}, "republicani": {"epirus": ["pompeius"]}}
    pieces[camp] = pieces.get(camp, {}) | {"zeugitana": ["m-antonius"]}
    table = plot([1, 6], triumvirs={"africa": "m-antonius"} if camp == "nobody" else {}, **pieces).do("attempt")
    assert table.g.chief[CAESARIANI] == PIECE["octavianus"]


# ---------------------------------------------------------------- vengeance (10.J-6)


def avengers(*left: str, place: str = "achaia") -> Table:
    """Caesar has been murdered, and only these assassins are left."""
    table = Table({"roma": ["octavianus"]}, {place: left, "creta": ["cato"]}, flags=["caesar-murdered"], year=43,
                  chiefs={"caesariani": ["octavianus"], "republicani": ["cato"]})  # fmt: skip
    for name in ("m-brutus", "c-cassius", "d-brutus", "trebonius", "tillius-cimber"):
        if name not in left:
            table.g.put(PIECE[name], GONE)
    return table


@rule("AIE-10.J-6")
def test_the_last_assassin_is_worth_5() -> None:
    """1 for a leader killed in battle, 5 more for the last of the assassins; nothing for the one before him."""
    table = avengers("m-brutus", "c-cassius")
    table.g.kill(PIECE["c-cassius"], COMBAT)
    table.start(Aftermath())
    assert table.points() == (1, 0)
    table.g.kill(PIECE["m-brutus"], COMBAT)
    table.start(Aftermath())
    assert table.points() == (7, 0)
    assert table.events("scored")[-1] == {"camp": "caesariani", "points": 5, "reason": "assassins"}


@rule("AIE-10.J-6")
def test_it_is_scored_once_and_by_any_end() -> None:
    table = avengers("m-brutus")
    table.g.kill(PIECE["m-brutus"], PLAGUE)
    table.start(Aftermath())
    assert table.points() == (5, 0)
    table.g.kill(PIECE["cato"], PLAGUE)
    table.start(Aftermath())
    assert table.points() == (5, 0)


@rule("AIE-10.J-6")
@pytest.mark.parametrize("place", ["pool", "fallen"])
def test_an_assassin_to_enter_or_to_return_is_left(place: str) -> None:
    """M. Brutus is removed by the adjustments until the next phase C; or he waits for a place to enter."""
    table = avengers("m-brutus", "c-cassius")
    table.set_down("m-brutus", place)
    table.g.kill(PIECE["c-cassius"], PLAGUE)
    table.start(Aftermath())
    assert table.points() == (0, 0)
    assert place == "pool" or table.g.at[PIECE["m-brutus"]] == FALLEN


@rule("AIE-10.J-6")
def test_before_the_murder_there_is_nothing_to_avenge() -> None:
    table = avengers("m-brutus")
    table.g.flags = 0
    table.g.kill(PIECE["m-brutus"], PLAGUE)
    table.start(Aftermath())
    assert table.points() == (0, 0)


@rule("AIE-10.J-6")
def test_nobody_scores_if_none_was_left_at_the_moment_of_the_murder() -> None:
    table = plot([1, 6])
    for name in ("m-brutus", "c-cassius", "d-brutus", "trebonius", "tillius-cimber"):
        table.g.put(PIECE[name], GONE)
    table.do("attempt")
    table.start(Aftermath())
    assert table.points() == (0, 1)
    assert table.events("scored") == [{"camp": "republicani", "points": 1, "reason": "caesar"}]
