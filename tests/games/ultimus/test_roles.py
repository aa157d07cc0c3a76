"""UR 5: the exchange of camps; UR-3.5.2-18 and UR-3.6.6-1 in phase F."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.state import ASSASSINATED
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE, PLACIDI_FELICES
from latrunculi.games.ultimus.components.peoples import HUNNI
from latrunculi.games.ultimus.components.stratagems import TITLES
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.augusti import EASTERN_PA
from latrunculi.games.ultimus.rules.roles import ExchangeOfCamps, flight_of_augusti
from latrunculi.games.ultimus.rules.state import NONE
from tests.games.ultimus.table import PLACE, Table

WEST, EAST = 0, 1

RAVENNA, ROMA = "italia-4", "italia-5"
REBELS = {
    "constantinus": RAVENNA, "co-italia-1": RAVENNA, "dux-galliae": ROMA, "co-italia-2": ROMA,
    "co-galliae-1": "galliae-3", "visigothi-1": "galliae-3",
}  # fmt: skip


def civil_war(more: dict[str, str] | None = None, rebels: tuple[str, ...] = tuple(REBELS), **settings: object) -> Table:
    """Constantinus holds Ravenna and Roma; Honorius is at Mediolanum, Arcadius at Constantinopolis."""
    return Table(
        {"honorius": "italia-2", "stilicho": "italia-2", "arcadius": "thracia-3", "timasius": "oriens-2",
         "hunni-1": "hunni-1"} | REBELS | (more or {}),
        status={"visigothi": "foederati"},
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        usurpers={"occidens": "constantinus"} | settings.pop("usurpers", {}),  # type: ignore[operator]
        rebels={"occidens": rebels} | settings.pop("more_rebels", {}),  # type: ignore[operator]
        **settings,  # type: ignore[arg-type]
    )  # fmt: skip


def exchanged(t: Table) -> bool:
    return bool(t.events("exchanged"))


# ---------------------------------------------------------------- success in phase F (3.6.4)


@pytest.mark.rule("UR-3.6.4-2", "UR-3.6.4-6", "UR-5-1", "UR-5-2", "UR-2.F-2")
def test_both_capitals_of_the_west_win_the_throne() -> None:
    t = civil_war(hands={"romanus": ["papa"], "barbarus": ["rex"]})
    t.g.vp = [32, 24]
    first, second = t.g.seat_of(0), t.g.seat_of(1)
    hand = t.g.hand.copy()
    t.start(ExchangeOfCamps())
    assert t.g.augustus == [PIECE["constantinus"], PIECE["arcadius"]]
    assert t.place("honorius") == "gone"
    assert t.points() == (24, 32)  # the example: each person keeps his own points
    assert (t.g.seat_of(0), t.g.seat_of(1)) == (second, first)
    assert t.g.hand == hand
    assert len(hand) == 2 * TITLES
    assert t.g.usurper == [NONE, NONE]
    assert t.g.won == [0, 0]
    assert t.g.vacant == [0, 0]


@pytest.mark.rule("UR-3.6.4-6", "UR-10.1-2")
def test_deposed_augustus_gives_no_point() -> None:
    t = civil_war()
    t.start(ExchangeOfCamps())
    assert t.points() == (0, 0)
    assert t.events("died") == [{"piece": "honorius", "cause": "deposed"}]


@pytest.mark.rule("UR-5-3", "UR-5-4", "UR-5-6", "UR-5-7", "UR-5-8")
def test_everything_of_the_usurpation_belongs_to_the_new_roman() -> None:
    t = civil_war()
    t.start(ExchangeOfCamps())
    for piece in (*REBELS, "stilicho", "timasius"):
        assert t.owner(piece) == "romanus", piece
    assert t.g.rebels == [0, 0]
    assert t.owner("hunni-1") == "barbarus"
    assert t.status("visigothi") == "foederati"
    assert t.g.status[HUNNI] == 0


@pytest.mark.rule("UR-3.6.4-2")
@pytest.mark.parametrize("missing", ["constantinus", "co-italia-1", "dux-galliae", "co-italia-2"])
def test_a_leader_and_a_unit_of_the_usurpation_in_each_capital(missing: str) -> None:
    t = civil_war({missing: "galliae-3"})
    t.start(ExchangeOfCamps())
    assert not exchanged(t)
    assert t.g.augustus[WEST] == PIECE["honorius"]
    assert t.g.usurper[WEST] == PIECE["constantinus"]


@pytest.mark.rule("UR-3.6.4-2")
@pytest.mark.parametrize("loyal", ["dux-galliae", "co-italia-2"])
def test_both_of_them_are_of_the_usurpation(loyal: str) -> None:
    """A leader or a unit of ROMAIN in Roma does not count."""
    t = civil_war(rebels=tuple(piece for piece in REBELS if piece != loyal))
    t.start(ExchangeOfCamps())
    assert not exchanged(t)


@pytest.mark.rule("UR-3.6.4-2")
def test_foederati_do_not_hold_a_capital_for_the_usurper() -> None:
    t = civil_war({"co-italia-2": "galliae-3", "visigothi-1": ROMA})
    t.start(ExchangeOfCamps())
    assert not exchanged(t)


@pytest.mark.rule("UR-3.6.4-3")
def test_refuge_of_the_augustus_prevents_success() -> None:
    t = civil_war({"honorius": "urbs-ravenna", "pa-scolae-occidens": "urbs-ravenna"})
    t.start(ExchangeOfCamps())
    assert not exchanged(t)
    # The box of the other half does not matter.
    t = civil_war({"arcadius": "urbs-constantinopolis"})
    t.start(ExchangeOfCamps())
    assert exchanged(t)


def eastern_war(**settings: object) -> Table:
    return Table(
        {"honorius": "italia-4", "arcadius": "oriens-9", "anthemius": "thracia-3", "co-thracia-1": "thracia-3"},
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        usurpers={"oriens": "anthemius"},
        rebels={"oriens": ["anthemius", "co-thracia-1"]},
        **settings,  # type: ignore[arg-type]
    )


@pytest.mark.rule("UR-3.6.4-2", "UR-5-1")
def test_constantinople_wins_the_east() -> None:
    t = eastern_war()
    t.start(ExchangeOfCamps())
    assert t.g.augustus == [PIECE["honorius"], PIECE["anthemius"]]
    assert t.place("arcadius") == "gone"
    assert t.events("exchanged") == [{"half": "oriens", "romanus": 0, "barbarus": 0}]


@pytest.mark.rule("UR-3.6.4-5", "UR-3.5.2-1")
def test_success_by_assassination_waits_for_phase_f() -> None:
    t = civil_war({"constantinus": "galliae-3"})
    t.g.kill(PIECE["honorius"], ASSASSINATED)
    t.start(Aftermath())
    assert t.g.augustus[WEST] == NONE
    assert t.g.vacant[WEST] == 1
    t.start(ExchangeOfCamps())
    assert t.g.augustus[WEST] == PIECE["constantinus"]
    assert t.g.vacant[WEST] == 0
    assert exchanged(t)


@pytest.mark.rule("UR-3.5.1-7")
def test_patricians_keep_their_titles_through_the_exchange() -> None:
    t = civil_war(patricians={"occidens": "stilicho"})
    t.start(ExchangeOfCamps())
    assert t.g.patrician == [PIECE["stilicho"], NONE]


# ---------------------------------------------------------------- usurpers of barbarian origin (6.2-3)


def stilicho_usurps(more: dict[str, str] | None = None, **settings: object) -> Table:
    return Table(
        {"honorius": "italia-2", "arcadius": "thracia-3", "stilicho": RAVENNA, "co-italia-1": RAVENNA,
         "dux-galliae": ROMA, "co-italia-2": ROMA} | (more or {}),
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        usurpers={"occidens": "stilicho"},
        rebels={"occidens": ["stilicho", "co-italia-1", "dux-galliae", "co-italia-2"]},
        **settings,  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.rule("UR-6.2-3", "UR-5-2")
def test_the_stand_in_reigns_in_the_place_of_a_barbarian() -> None:
    t = stilicho_usurps({"gerontius": "hispaniae-2"})
    t.g.stand_in[WEST] = PIECE["gerontius"]
    t.start(ExchangeOfCamps())
    assert t.g.augustus[WEST] == PIECE["gerontius"]
    assert t.owner("stilicho") == "romanus"
    assert t.g.stand_in == [NONE, NONE]


@pytest.mark.rule("UR-6.2-3", "UR-5-2")
def test_stand_in_who_followed_the_other_usurper_is_called_away() -> None:
    t = stilicho_usurps({"gerontius": "italia-7", "timasius": "oriens-2"})
    t.g.usurper[EAST] = PIECE["timasius"]
    t.g.rebels[EAST] = 1 << PIECE["timasius"] | 1 << PIECE["gerontius"]
    t.g.join(t.g.rebels[EAST], 1)
    t.g.stand_in[WEST] = PIECE["gerontius"]
    t.start(ExchangeOfCamps())
    assert t.g.augustus[WEST] == PIECE["gerontius"]
    assert t.owner("gerontius") == "romanus"
    assert t.owner("timasius") == "barbarus"


@pytest.mark.rule("UR-6.2-3")
def test_another_stand_in_is_chosen_when_the_first_is_dead() -> None:
    t = stilicho_usurps({"gerontius": "hispaniae-2", "libius-severus": "italia-7"})
    t.g.stand_in[WEST] = PIECE["olybrius"]
    t.g.put(PIECE["olybrius"], len(t.g.inside) - 1)
    before = t.g.seat_of(1)
    t.start(ExchangeOfCamps())
    assert t.asked == "exchange-of-camps-stand-in"
    assert t.g.actor == before  # he who was BARBARE chooses
    assert t.legal("choose-leader") == {"gerontius", "libius-severus"}
    t.do("choose-leader", "libius-severus")
    assert t.g.augustus[WEST] == PIECE["libius-severus"]


@pytest.mark.rule("UR-6.2-3", "UR-3.5.2-3")
def test_without_any_stand_in_the_throne_is_filled_by_succession() -> None:
    t = stilicho_usurps({"constantius": "italia-3"}, dice=[4])
    t.start(ExchangeOfCamps())
    assert exchanged(t)
    assert t.events("approval-roll") == [{"piece": "constantius", "die": [5], "politics": 5}]
    assert t.g.augustus[WEST] == PIECE["constantius"]


# ---------------------------------------------------------------- two usurpations (3.6.5)


@pytest.mark.rule("UR-5-5", "UR-5-6", "UR-3.6.5-4")
def test_second_usurpation_falls_to_the_new_barbarian() -> None:
    t = civil_war({"co-oriens-1": "oriens-2"}, usurpers={"oriens": "timasius"},
                  more_rebels={"oriens": ["timasius", "co-oriens-1"]})  # fmt: skip
    t.start(ExchangeOfCamps())
    assert t.g.augustus == [PIECE["constantinus"], PIECE["arcadius"]]
    assert t.g.usurper == [NONE, PIECE["timasius"]]
    assert t.owner("timasius") == t.owner("co-oriens-1") == "barbarus"
    assert t.g.first_seat == 1


@pytest.mark.rule("UR-3.6.5-4")
def test_both_succeed_the_west_first_and_the_camps_are_exchanged_twice() -> None:
    t = civil_war({"arcadius": "oriens-9", "anthemius": "thracia-3", "co-thracia-1": "thracia-3"},
                  usurpers={"oriens": "anthemius"}, more_rebels={"oriens": ["anthemius", "co-thracia-1"]})  # fmt: skip
    t.g.vp = [32, 24]
    t.start(ExchangeOfCamps())
    assert [e["half"] for e in t.events("exchanged")] == ["occidens", "oriens"]
    assert t.g.augustus == [PIECE["constantinus"], PIECE["anthemius"]]
    assert t.g.first_seat == 0
    assert t.points() == (32, 24)
    assert t.g.rebels == [0, 0]


@pytest.mark.rule("UR-3.5.2-11")
def test_returning_rebels_fill_the_other_throne() -> None:
    t = Table(
        {"arcadius": "oriens-9", "anthemius": "thracia-3", "co-thracia-1": "thracia-3", "aurelianus": "thracia-1"},
        augusti={"oriens": "arcadius"},
        usurpers={"oriens": "anthemius"},
        rebels={"oriens": ["anthemius", "co-thracia-1", "aurelianus"]},
    )
    t.g.vacant[WEST] = 1
    t.start(ExchangeOfCamps())
    assert t.g.augustus == [PIECE["aurelianus"], PIECE["anthemius"]]


@pytest.mark.rule("UR-3.5.2-9", "UR-3.5.2-11", "UR-10.2-13")
def test_a_throne_vacant_after_a_rejection_stays_so_in_phase_f() -> None:
    # Avitus has been rejected and usurps; nobody in the East could reign, and nobody has come into play since.
    t = Table(
        {"marcianus": "thracia-3", "aspar": "thracia-3", "avitus": "viennensis-4", "aegidius": "galliae-7"},
        augusti={"oriens": "marcianus"}, usurpers={"occidens": "avitus"}, rebels={"occidens": ["avitus"]}, year=455,
    )  # fmt: skip
    t.g.vacant[WEST] = 1
    t.start(ExchangeOfCamps())
    assert (t.g.augustus, t.g.vacant) == ([NONE, PIECE["marcianus"]], [1, 0])


# ---------------------------------------------------------------- the escort (3.5.2-18), flight (3.6.6)


def escorted(**settings: object) -> Table:
    t = Table(
        {"valentinianus": "italia-4", "theodosius": "thracia-3", "procopius": "italia-3", "bu-1": "italia-3",
         "pa-isauri": "italia-3", "pa-constantiani": "gone", "pa-defensores": "oriens-9",
         "pa-placidi-felices": "italia-3", "iohannes": "galliae-2"},
        augusti={"occidens": "valentinianus", "oriens": "theodosius"},
        year=424,
        weak=["pa-isauri"],
        **settings,  # type: ignore[arg-type]
    )  # fmt: skip
    t.g.guard_of[0] = PIECE["procopius"]
    t.g.escort = PIECE["procopius"]
    t.g.escorted = EASTERN_PA | 1 << PLACIDI_FELICES
    return t


@pytest.mark.rule("UR-3.5.2-18")
def test_the_palatini_return_without_an_escort_who_has_died_and_nobody_else_comes() -> None:
    """The Excubitores have yet to be raised."""
    t = escorted()
    t.g.put(PIECE["procopius"], PLACE["gone"])
    t.g.escort = NONE
    t.start(ExchangeOfCamps())
    assert t.place("pa-isauri") == "thracia-3"
    assert t.place("pa-excubitores") == "pool"


@pytest.mark.rule("UR-3.5.2-18")
def test_escort_and_eastern_palatini_return_when_the_civil_war_is_over() -> None:
    t = escorted()
    t.start(ExchangeOfCamps())
    assert t.place("procopius") == t.place("pa-isauri") == t.place("bu-1") == "thracia-3"
    assert t.place("pa-placidi-felices") == "italia-3"
    assert t.place("pa-defensores") == "oriens-9"  # it had not gone West
    assert t.place("pa-constantiani") == "gone"
    assert t.weak() == {"pa-isauri"}
    assert (t.g.escort, t.g.escorted) == (NONE, 0)


@pytest.mark.rule("UR-3.5.2-18", "UR-9.3.2-5")
def test_palatini_whom_others_led_out_of_the_empire_are_not_called_back_with_the_escort() -> None:
    t = escorted()
    for piece, place in (
        ("theodosius", "persae-3"),
        ("pa-equites-arcades", "persae-3"),
        ("pa-sagittarii-iuniores", "gepidae"),
    ):
        t.g.put(PIECE[piece], ZONE[place])
    t.start(ExchangeOfCamps())
    assert t.place("pa-isauri") == "thracia-3"
    assert t.place("pa-equites-arcades") == "persae-3"
    assert t.place("pa-sagittarii-iuniores") == "gepidae"


@pytest.mark.rule("UR-3.5.2-18")
def test_units_of_a_dead_escort_return_alone() -> None:
    t = escorted()
    t.g.escort = NONE
    t.start(ExchangeOfCamps())
    assert t.place("pa-isauri") == "thracia-3"
    assert t.place("procopius") == "italia-3"


@pytest.mark.rule("UR-3.5.2-17", "UR-3.5.2-18")
def test_escort_stays_while_the_civil_war_lasts() -> None:
    t = escorted(usurpers={"occidens": "iohannes"}, rebels={"occidens": ["iohannes"]})
    t.start(ExchangeOfCamps())
    assert t.place("procopius") == t.place("pa-isauri") == "italia-3"
    assert t.g.escort == PIECE["procopius"]


@pytest.mark.rule("UR-3.6.6-1")
@pytest.mark.parametrize(
    ("west", "east", "fled"),
    [
        ("italia-4", "thracia-3", [0, 0]),
        ("britanniae-1", "oriens-1", [0, 0]),
        ("moesiae-1", "thracia-3", [1, 0]),
        ("italia-4", "pannoniae-4", [0, 1]),
        ("thracia-3", "italia-4", [1, 1]),
        ("alamanni", "persae-1", [1, 1]),
        ("in-classis-occidentalis", "urbs-constantinopolis", [1, 0]),
    ],
)
def test_flight_of_the_augusti(west: str, east: str, fled: list[int]) -> None:
    t = Table({"honorius": west, "arcadius": east}, augusti={"occidens": "honorius", "oriens": "arcadius"})
    t.g.fleet_at[0] = ZONE["africa-4"]
    flight_of_augusti(t.g)
    assert t.g.fled == fled


@pytest.mark.rule("UR-3.6.6-1")
def test_vacant_throne_is_no_flight() -> None:
    t = Table({"arcadius": "thracia-3"}, augusti={"oriens": "arcadius"})
    t.g.fled = [1, 1]
    flight_of_augusti(t.g)
    assert t.g.fled == [0, 0]
