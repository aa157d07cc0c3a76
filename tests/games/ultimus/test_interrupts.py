"""UR-2.E-3, 6-5, 6.2-13 to -15, 6.3-8, 6.3-16, 6.3-17: windows in sequences, and the stratagems of battles."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.imperator.rules.campaign import open_sequence
from latrunculi.games.imperator.rules.moments import (
    AFTER_COMBAT,
    AFTER_DIE,
    AFTER_MOVE,
    BEFORE_COMBAT,
    BEFORE_DIE,
    START,
)
from latrunculi.games.ultimus.components.chart import NEAR, ZONE
from latrunculi.games.ultimus.components.counters import PRINTED_UNITS
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS
from latrunculi.games.ultimus.rules.combat import Combats
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from latrunculi.games.ultimus.rules.stratagems import STRATAGEMS, Interrupt
from latrunculi.kernel.engine import FORCED
from tests.games.ultimus.table import Table

ROMANS = [u.id for u in PRINTED_UNITS if u.kind == "palatini"]
TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}


FIELD = {"co-galliae-1": "galliae-4", "co-galliae-2": "galliae-4", "suevi-1": "galliae-4", "suevi-2": "galliae-4"}
"""ROMAIN and the Suevi, at war, in one zone; no leaders, hence no evasion."""


# ---------------------------------------------------------------- who is asked


@pytest.mark.rule("UR-2.E-3", "UR-6-5")
def test_a_window_depends_on_public_things_alone() -> None:
    table = Table(hands={"barbarus": ["rex"]}, active="romanus")
    assert STRATAGEMS.wanted(table.g, BARBARUS, START)  # Rex is of no use here; nobody else knows
    assert not STRATAGEMS.wanted(table.g, ROMANUS, START)
    table.start(Interrupt(BARBARUS, START))
    assert table.g.private
    assert Interrupt(BARBARUS, START).about(table.g) == (("camp", "camp", ROMANUS), ("moment", "moment", START))
    assert table.legal() == {"decline", "decline-all"}
    table.do("decline")
    assert table.events() == []


@pytest.mark.rule("UR-2.E-3")
def test_after_a_movement_the_passive_camp_alone_has_a_window() -> None:
    table = Table(hands={"romanus": ["fuga"], "barbarus": ["fuga"]}, active="romanus")
    assert STRATAGEMS.wanted(table.g, BARBARUS, AFTER_MOVE)
    assert not STRATAGEMS.wanted(table.g, ROMANUS, AFTER_MOVE)
    assert STRATAGEMS.wanted(table.g, ROMANUS, BEFORE_COMBAT)


@pytest.mark.rule("UR-2.E-3")
def test_after_a_combat_the_active_camp_is_asked_once() -> None:
    table = Table({**FIELD, "co-galliae-3": "galliae-1"}, status={"suevi": "bellum"}, active="romanus",
                  hands={"romanus": ["fuga"], "barbarus": ["fuga"]})  # fmt: skip
    assert not STRATAGEMS.wanted(table.g, ROMANUS, AFTER_COMBAT)  # the next combat is still to be chosen
    assert STRATAGEMS.wanted(table.g, BARBARUS, AFTER_COMBAT)
    peace = Table({"co-galliae-3": "galliae-1"}, hands={"romanus": ["fuga"]}, active="romanus")
    assert STRATAGEMS.wanted(peace.g, ROMANUS, AFTER_COMBAT)


@pytest.mark.rule("UR-2.E-3")
def test_one_may_decline_for_the_rest_of_the_sequence() -> None:
    table = Table(hands={"barbarus": ["fuga"]}, active="romanus").start(Interrupt(BARBARUS, START)).do("decline-all")
    assert not STRATAGEMS.wanted(table.g, BARBARUS, BEFORE_COMBAT)
    open_sequence(table.g)
    assert STRATAGEMS.wanted(table.g, BARBARUS, BEFORE_COMBAT)


@pytest.mark.rule("UR-6-3", "UR-2.E-3")
def test_a_window_stays_open_until_it_is_declined() -> None:
    table = Table(
        {"constantius": "galliae-1", "iovinus": "galliae-2"}, hands={"barbarus": ["caedes", "caedes", "fuga"]},
        active="romanus", dice=[9, 0],
    ).start(Interrupt(BARBARUS, START))  # fmt: skip
    table.do("play", "caedes").do("choose-leader", "constantius")
    assert table.asked == "interrupt-start"
    table.do("play", "caedes")  # Iovinus is the only one left
    assert table.place("iovinus") == "galliae-2"
    assert table.asked == "interrupt-start"
    table.do("decline")
    assert table.g.over


# ---------------------------------------------------------------- movements


@pytest.mark.rule("UR-2.E-3", "UR-6-5")
def test_the_active_camp_plays_between_its_movements() -> None:
    table = Table(
        {"co-galliae-1": "galliae-1", "constantius": "galliae-1"}, hands={"romanus": ["buccellarii"]}, active="romanus"
    ).start(Movements())  # fmt: skip
    assert table.g.private
    assert {"play", "march", "advance", "done"} <= table.legal()
    table.do("play", "buccellarii")
    assert table.events("guarded")
    assert table.asked == "marching-order"
    assert "march" in table.legal()


@pytest.mark.rule("UR-2.E-3", "UR-6-5")
def test_the_passive_camp_is_asked_after_each_movement() -> None:
    pieces = {"co-galliae-1": "galliae-1", "co-galliae-2": "galliae-1"}
    table = Table(pieces, hands={"barbarus": ["rex"]}, active="romanus").start(Movements())
    assert table.camp == "romanus"
    table.do("advance", "co-galliae-1").do("move-to", "galliae-2")
    assert (table.camp, table.asked) == ("barbarus", "interrupt-start")
    table.do("decline")
    assert table.camp == "romanus"


@pytest.mark.rule("UR-6.3-7")
def test_the_council_is_attempted_when_the_augustus_arrives_or_is_there_already() -> None:
    table = Table({"arcadius": "asia-1"}, augusti={"oriens": "arcadius"}, active="romanus", dice=[5])
    table.g.council = ZONE["asia-2"]
    table.start(Movements()).do("march", "arcadius").do("move-to", "asia-2").do("halt")
    assert [e["die"] for e in table.events("council-roll")] == [[6]]
    waiting = Table({"arcadius": "asia-2"}, augusti={"oriens": "arcadius"}, active="romanus", dice=[1])
    waiting.g.council = ZONE["asia-2"]
    waiting.start(Movements())
    assert waiting.points() == (3, 0)
    enemy = Table({"arcadius": "asia-2"}, augusti={"oriens": "arcadius"}, active="barbarus", dice=[1])
    enemy.g.council = ZONE["asia-2"]
    enemy.start(Movements())
    assert enemy.events("council-roll") == []


@pytest.mark.rule("UR-6.3-12")
def test_marching_into_the_plague_strikes_at_the_moment_of_entering() -> None:
    table = Table({"co-galliae-1": "galliae-1"}, active="romanus")
    table.g.plague = ZONE["galliae-2"]
    table.start(Movements()).do("advance", "co-galliae-1").do("move-to", "galliae-2")
    assert table.weak() == {"co-galliae-1"}


# ---------------------------------------------------------------- combats


def field(hands: dict[str, list[str]], active: str = "romanus", **setup: object) -> Table:
    """A combat begins, with the defender asked first."""
    setup = {"pieces": FIELD, "status": {"suevi": "bellum"}, **setup}
    table = Table(hands=hands, active=active, **setup)  # type: ignore[arg-type]
    table.start(Combats())
    if table.asked == "combats-start":
        table.do("fight-in", "galliae-4")
    return table


def pass_until(table: Table, verb: str, obj: str) -> Table:
    """Decline windows until a camp can play a title."""
    while table.asked == "interrupt-start" and obj not in table.legal(verb):
        table.do("decline")
    return table


@pytest.mark.rule("UR-2.E-3", "UR-6-5")
def test_a_single_combat_is_asked_for_when_something_could_be_played() -> None:
    table = Table(FIELD, status={"suevi": "bellum"}, hands={"romanus": ["rex"]}, active="romanus")
    table.start(Combats())
    assert table.asked == "combats-start"
    assert table.g.private
    assert table.legal() == {"fight-in"}
    assert table.g.journal is not None
    assert not [kind for _, kind, _ in table.g.journal.events if kind == FORCED]


@pytest.mark.rule("UR-6.3-8")
def test_timely_flight_takes_the_defender_out_before_the_combat() -> None:
    table = field({"barbarus": ["fuga"]})
    assert table.camp == "barbarus"
    table.do("play", "fuga")
    zone = sorted(table.legal("retreat-to"))[0]
    table.do("retreat-to", zone)
    assert table.place("suevi-1") == table.place("suevi-2") == zone
    assert table.events("battle-roll") == []
    assert table.g.over


@pytest.mark.rule("UR-6.3-8", "UR-8.2.1-1")
def test_timely_flight_comes_just_before_the_battle_even_after_an_evasion_that_failed() -> None:
    # Alaric has VS 4: a 4 fails.
    pieces = dict.fromkeys(("alaricus", "visigothi-1", "co-galliae-1", "co-galliae-2"), "galliae-4")
    table = Table(
        pieces, status={"visigothi": "bellum"}, hands={"barbarus": ["fuga"]}, active="romanus", dice=[3],
    ).start(Combats())  # fmt: skip
    table.do("decline").do("evade").do("decline")
    assert table.events("evasion-roll")[0]["die"] == [4]
    table.do("play", "fuga").do("retreat-to", "galliae-5")
    assert table.place("alaricus") == table.place("visigothi-1") == "galliae-5"
    assert table.events("battle-roll") == []


@pytest.mark.rule("UR-6.3-8")
def test_timely_flight_is_the_defenders_and_needs_a_free_zone() -> None:
    attacker = field({"romanus": ["fuga"]})
    assert attacker.camp == "romanus"
    assert attacker.why_not("play", "fuga") == "UR-6.3-8"
    # Every neighbour of galliae-4 holds a Roman unit.
    neighbours = [name for name, z in ZONE.items() if NEAR[ZONE["galliae-4"]] >> z & 1]
    ring = dict(zip(ROMANS, neighbours, strict=False))
    assert len(ring) == len(neighbours)
    shut = field({"barbarus": ["fuga"]}, pieces={**FIELD, **ring})
    assert shut.why_not("play", "fuga") == "UR-6.3-8"
    assert field({"barbarus": ["fuga"]}).why_not("play", "fuga") == ""
    outside = Table(hands={"barbarus": ["fuga"]}, active="romanus").start(Interrupt(BARBARUS, START))
    assert outside.why_not("play", "fuga") == "UR-6.3-8"


@pytest.mark.rule("UR-6.3-16")
@pytest.mark.parametrize(("camp", "line"), [("romanus", 9), ("barbarus", -2)])
def test_furor_germanicus_replaces_the_die(camp: str, line: int) -> None:
    table = pass_until(field({camp: ["furor-germanicus"]}), "play", "furor-germanicus")
    assert table.camp == camp
    table.do("play", "furor-germanicus")
    assert table.events("die-replaced") == [{"line": line}]
    assert table.g.cup[TITLE["furor-germanicus"]] == 1


@pytest.mark.rule("UR-6.3-16")
def test_furor_germanicus_needs_germans_and_comes_before_the_die() -> None:
    table = field({"barbarus": ["furor-germanicus"]})
    assert table.camp == "barbarus"
    assert table.why_not("play", "furor-germanicus") == "UR-6.3-16"  # before the combat: too early
    pieces = {"co-oriens-1": "oriens-10", "persae-1": "oriens-10"}
    persian = Table(pieces, status={"persae": "bellum"}, hands={"romanus": ["furor-germanicus"]}, active="romanus",
                    dice=[4])  # fmt: skip
    persian.start(Combats()).do("fight-in", "oriens-10")
    while persian.asked == "interrupt-start" and not persian.events("battle-roll"):
        assert persian.why_not("play", "furor-germanicus") == "UR-6.3-16"
        persian.do("decline")
    assert persian.events("battle-roll")


HUNS = {"attila": "galliae-4", "hunni-1": "galliae-4", "hunni-2": "galliae-4", "co-galliae-1": "galliae-4",
        "pa-victores": "galliae-4"}  # fmt: skip


@pytest.mark.rule("UR-6.2-13", "UR-6.2-14")
@pytest.mark.parametrize(("active", "line"), [("barbarus", 9), ("romanus", -2)])
def test_the_scourge_of_god_replaces_the_die_for_hunni_under_a_historical_leader(active: str, line: int) -> None:
    table = Table(HUNS, status={"hunni": "bellum"}, hands={"barbarus": ["flagellum-dei"]}, active=active)
    table.start(Combats())
    if table.asked == "combats-start":
        table.do("fight-in", "galliae-4")
    while "flagellum-dei" not in table.legal("play"):
        table.do("stand" if "stand" in table.legal() else "decline")
    table.do("play", "flagellum-dei")
    assert table.events("die-replaced") == [{"line": line}]


@pytest.mark.rule("UR-6.2-13")
@pytest.mark.parametrize("pieces", [
    {"dux-hunni": "galliae-4", "hunni-1": "galliae-4", "co-galliae-1": "galliae-4"},  # a generic leader
    {"hunni-1": "galliae-4", "co-galliae-1": "galliae-4", "attila": "galliae-7"},  # he is elsewhere
    {"attila": "galliae-4", "hunni-1": "galliae-4", "ostrogothi-1": "galliae-4", "ostrogothi-2": "galliae-4",
     "ostrogothi-3": "galliae-4", "co-galliae-1": "galliae-4"},  # the Hunni are less than half
])  # fmt: skip
def test_the_scourge_of_god_asks_for_half_of_the_force_and_a_historical_leader(pieces: dict[str, str]) -> None:
    table = Table(
        pieces, status={"hunni": "bellum", "ostrogothi": "bellum"}, hands={"barbarus": ["flagellum-dei"]},
        active="barbarus", dice=[4],
    ).start(Combats()).do("fight-in", "galliae-4")  # fmt: skip
    while table.asked == "interrupt-start" and not table.events("battle-roll"):
        assert table.why_not("play", "flagellum-dei") == "UR-6.2-13"
        table.do("decline")
    assert table.events("battle-roll")


@pytest.mark.rule("UR-6.2-15")
def test_the_scourge_and_the_fury_cancel_each_other_and_the_die_is_rolled() -> None:
    pieces = {**HUNS, "ostrogothi-1": "galliae-4"}
    table = Table(
        pieces, status={"hunni": "bellum", "ostrogothi": "bellum"}, active="barbarus", dice=[4],
        hands={"barbarus": ["flagellum-dei"], "romanus": ["furor-germanicus"]},
    ).start(Combats()).do("fight-in", "galliae-4")  # fmt: skip
    while "flagellum-dei" not in table.legal("play"):
        table.do("decline")
    table.do("play", "flagellum-dei")
    while table.camp != "romanus":
        table.do("decline")
    table.do("play", "furor-germanicus")
    assert table.events("cancelled") == [{"stratagem": "furor-germanicus", "camp": "romanus"}]
    assert [e["die"] for e in table.events("battle-roll")] == [[5]]
    assert table.g.cup[TITLE["furor-germanicus"]] == table.g.cup[TITLE["flagellum-dei"]] == 1


@pytest.mark.rule("UR-6.3-17")
@pytest.mark.parametrize(("camp", "shift"), [("romanus", 2), ("barbarus", -2)])
def test_divine_favour_changes_the_battle_die_after_it_is_seen(camp: str, shift: int) -> None:
    plain = field({}, dice=[2])
    table = field({camp: ["favor-divinus"]}, dice=[2])
    while "favor-divinus" not in table.legal("play"):
        assert table.events("favoured") == []
        table.do("decline")
    table.do("play", "favor-divinus")
    line = plain.events("battle-roll")[0]["line"]
    assert table.events("battle-roll")[0]["line"] == line + shift
    assert table.events("favoured") == [{"camp": camp, "shift": shift}]


@pytest.mark.rule("UR-6.3-17", "UR-8.2.1-1")
@pytest.mark.parametrize(("camp", "evades"), [("romanus", False), ("barbarus", True)])
def test_divine_favour_changes_an_evasion_die(camp: str, evades: bool) -> None:
    # Alaric has VS 4: he needs less. A 3 succeeds, and fails as a 5; a 4 fails, and succeeds as a 2.
    pieces = dict.fromkeys(("alaricus", "visigothi-1", "co-galliae-1", "co-galliae-2"), "galliae-4")
    table = Table(
        pieces, status={"visigothi": "bellum"}, hands={camp: ["favor-divinus"]}, active="romanus",
        dice=[3 if evades else 2],
    ).start(Combats())  # fmt: skip
    if table.asked == "combats-start":
        table.do("fight-in", "galliae-4")
    while "evade" not in table.legal():
        table.do("decline")
    table.do("evade").do("play", "favor-divinus")
    if evades:
        assert table.asked.startswith("evasion")
    else:
        assert not table.asked.startswith("evasion")
        assert table.events("evasion-roll")[0]["die"] == [3]


@pytest.mark.rule("UR-6-5", "UR-2.E-3")
def test_a_treaty_before_a_combat_prevents_it() -> None:
    table = field({"romanus": ["foedus-minor"]}, active="barbarus")
    assert table.camp == "romanus"
    table.do("play", "foedus-minor")
    assert table.status("suevi") == "foederati"
    assert table.events("battle-roll") == []
    assert table.g.over


@pytest.mark.rule("UR-6-5")
def test_while_the_die_is_about_to_fall_only_stratagems_of_the_battle_are_played() -> None:
    table = field({"romanus": ["desertio", "foedus-minor", "furor-germanicus"]})
    pass_until(table, "play", "furor-germanicus")
    assert table.why_not("play", "foedus-minor") == "UR-6-5"


# ---------------------------------------------------------------- who is asked, and who is asked again


def asked_at(table: Table, moment: int, plays: dict[str, str]) -> list[str]:
    """Whom the windows of a moment of a battle ask, one prompt after the other; each plays its title when it can.

    What else the battle asks is answered with whatever comes first.
    """
    found = []
    left = dict(plays)
    while not table.g.over:
        if table.asked != "interrupt-start":
            table.g.apply(table.g.actor, table.g.legal(table.g.actor)[0])
            continue
        camp = table.camp
        now: Any = table.g.stack[-1]
        if now.moment == moment:
            found.append(camp)
        title = left.get(camp, "")
        if now.moment == moment and title in table.legal("play"):
            del left[camp]
            table.do("play", title)
        else:
            table.do("decline")
    return found


R, B = "romanus", "barbarus"


@pytest.mark.rule("UR-6-5", "UR-6.3-17")
@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        ({}, [R, B]),  # the attacker first; both have declined
        ({R: "favor-divinus"}, [R, R, B]),  # he may play more, and then the other answers
        ({B: "favor-divinus"}, [R, B, B, R]),  # who has declined may answer what was played after it
        ({R: "favor-divinus", B: "favor-divinus"}, [R, R, B, B, R]),
    ],
)
def test_after_the_die_the_camps_are_asked_in_turn_until_both_let_it_stand(
    plays: dict[str, str], expected: list[str]
) -> None:
    hands = {R: ["favor-divinus", "papa"], B: ["favor-divinus", "rex"]}
    assert asked_at(field(hands, dice=[2]), AFTER_DIE, plays) == expected


@pytest.mark.rule("UR-6-5", "UR-6.2-15")
def test_who_has_let_a_moment_pass_may_answer_what_the_other_plays_in_it() -> None:
    """The Hunni attack: BARBARE declines before the die, ROMAIN plays Furor; only then BARBARE cancels it."""
    hands = {R: ["furor-germanicus", "papa"], B: ["flagellum-dei", "rex"]}
    pieces = {**HUNS, "ostrogothi-1": "galliae-4"}
    status = {"hunni": "bellum", "ostrogothi": "bellum"}
    table = Table(pieces, status=status, hands=hands, active=B, dice=[2]).start(Combats())
    table.do("fight-in", "galliae-4")
    asked = []
    while not table.events("battle-roll"):
        now: Any = table.g.stack[-1]
        if now.moment == BEFORE_DIE:
            asked.append(table.camp)
        if asked and table.camp == R and "furor-germanicus" in table.legal("play"):
            table.do("play", "furor-germanicus")
        elif asked.count(R) == 2 and "flagellum-dei" in table.legal("play"):
            table.do("play", "flagellum-dei")
        else:
            table.do("decline")
    assert asked == [B, R, R, B, B, R]
    assert table.events("die-replaced") == []


@pytest.mark.rule("UR-6-5", "UR-6.3-8")
def test_before_a_combat_the_defender_alone_is_asked_unless_he_plays() -> None:
    """The attacker has played what he would before he began the combat."""
    hands = {R: ["papa"], B: ["fuga", "rex"]}
    assert asked_at(field(hands, dice=[2]), BEFORE_COMBAT, {}) == [B]
    assert asked_at(field(hands), BEFORE_COMBAT, {B: "fuga"}) == [B, B, R]


@pytest.mark.rule("UR-6-5")
def test_after_a_combat_the_attacker_is_asked_first() -> None:
    assert asked_at(field({R: ["papa"], B: ["rex"]}, dice=[2]), AFTER_COMBAT, {}) == [R, B]


@pytest.mark.rule("UR-6.3-8", "UR-6-5")
def test_of_a_combat_that_was_avoided_nobody_is_asked_before_the_die() -> None:
    table = field({R: ["papa"], B: ["fuga", "rex"]})
    table.do("play", "fuga").do("retreat-to", "galliae-5")
    moments = []
    while not table.g.over:
        now: Any = table.g.stack[-1]
        moments.append(now.moment)
        table.do("decline")
    assert moments == [BEFORE_COMBAT, BEFORE_COMBAT, AFTER_COMBAT, AFTER_COMBAT]
