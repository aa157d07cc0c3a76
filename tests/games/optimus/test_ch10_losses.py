"""OP 10: what a counter does with its die, and how its owner shares out what he suffers."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import FOOT_UNITS, PIECE, SHOOTER_UNITS, UNIT_MASK
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.hits import DOUBLES, IGNORED, SINGLE, in_melee, in_shooting, score
from latrunculi.games.optimus.rules.losses import Allocation, endurance, half
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.texts import texts
from latrunculi.kernel.views import prompt
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_ch08_battle import PLAIN as FIELD
from tests.games.optimus.test_ch08_battle import fight

LEGION = "legio-vii-claudia"
SECOND = "legio-xiii-gemina"
GUARD = "praetoriani-1"
AUXILIARY = "brittones-1"
HORSE = "alae-hispanorum-et-asturum-1"
PLAIN, FOREST, MOUNTAIN = "campus-haticus", "berzobis", "tapae"


def hits(name: str, total: int, fd: int = DOUBLES, *, pf: int | None = None, hdc: int = 0) -> int:
    t = Table(pieces={name: PLAIN}, hdc={name: hdc})
    if pf is not None:
        t.g.pf[PIECE[name]] = pf
    return score(t.g, PIECE[name], total, fd)


def losing(side: int, number: int, quota: int, *names: str, hdc: dict[str, int] | None = None) -> Table:
    """A side that has to take so many losses among these."""
    t = Table(pieces=dict.fromkeys(names, PLAIN), hdc=hdc or {})
    t.start(Allocation(side, REGION[PLAIN], sum([BIT[PIECE[name]] for name in names]), number, quota))
    return t


def state(t: Table, name: str) -> tuple[int, int]:
    """PF and HdC PF of a unit."""
    return t.g.pf[PIECE[name]], t.g.hdc[PIECE[name]]


# ------------------------------------------------------------------ 10.1: the die


@pytest.mark.rule("OP-10.1-1", "OP-10.1-2")
def test_one_die_counts_for_each_pf_of_the_counter() -> None:
    assert [hits(LEGION, total) for total in (1, 2, 3, 4, 6, 7, 8)] == [0, 0, 0, 0, 3, 3, 3]
    assert hits(LEGION, 6, pf=2) == 2
    assert hits("batavi-ubii-tungri-1", 6, pf=1) == 1


@pytest.mark.rule("OP-10.1-1", "OP-10.1.2-5")
def test_hdc_pf_do_not_fight() -> None:
    assert hits(LEGION, 6, hdc=1) == 2
    assert hits(LEGION, 5, hdc=2) == 2, "two for the one that is left"
    assert hits(LEGION, 6, hdc=3) == 0


@pytest.mark.rule("OP-10.1-3", "OP-10.1-6")
def test_the_exact_fd_doubles_and_no_other_total() -> None:
    assert hits(LEGION, 5) == 6
    assert hits(LEGION, 6) == 3, "a total of 5 is worth more than one of 6"
    assert hits("comati-1", 5, pf=1) == 2


@pytest.mark.rule("OP-10.1-4")
@pytest.mark.parametrize(("name", "pf"), [("falcati-1", 2), ("daci-liberi-falcati-1", 2), ("ballistae-1", 1)])
def test_falx_and_guns_double_on_4_and_on_5(name: str, pf: int) -> None:
    assert [hits(name, total) for total in (3, 4, 5, 6)] == [0, 2 * pf, 2 * pf, pf]


@pytest.mark.rule("OP-10.1-5")
@pytest.mark.parametrize("name", ["sagittarii-1", "macedones-et-cretenses", "sagittarii-daci-1", "hamii-loricati"])
def test_archers_on_foot_have_no_fd(name: str) -> None:
    assert [hits(name, total) for total in (4, 5, 6)] == [0, 0, 1]


@pytest.mark.rule("OP-10.1.1-1")
def test_horse_archers_have_no_fd_when_they_shoot() -> None:
    g = Table().g
    region = REGION[PLAIN]
    for name in ("mauri-1", "equites-palmyreni", "iazyges-nobiles", "roxolani-sagittarii-1"):
        assert in_shooting(g, PIECE[name], region, True) == IGNORED
        assert in_melee(g, PIECE[name], region, True) == DOUBLES
    assert in_shooting(g, PIECE["ballistae-1"], region, True) == DOUBLES
    assert (hits("mauri-1", 5, IGNORED), hits("mauri-1", 6, IGNORED)) == (0, 2)


@pytest.mark.rule("OP-10.1.2-1", "OP-10.1.2-2")
def test_the_ground_takes_the_double_from_the_heavy() -> None:
    g = Table().g
    foot, horse = (LEGION, "pileati-1"), ("alae-gallorum-1", "roxolani-catafracti-1")
    light = (AUXILIARY, HORSE, "falcati-1")
    for name in (*foot, *horse):
        assert in_melee(g, PIECE[name], REGION[FOREST], True) == SINGLE
        assert in_melee(g, PIECE[name], REGION[PLAIN], True) == DOUBLES
    for name in light:
        assert in_melee(g, PIECE[name], REGION[FOREST], True) == DOUBLES
        assert in_melee(g, PIECE[name], REGION[MOUNTAIN], True) == DOUBLES
    for name in foot:
        assert in_melee(g, PIECE[name], REGION[MOUNTAIN], True) == DOUBLES
    for name in horse:
        assert in_melee(g, PIECE[name], REGION[MOUNTAIN], True) == SINGLE
    assert (hits(LEGION, 5, SINGLE), hits(LEGION, 6, SINGLE), hits(LEGION, 4, SINGLE)) == (3, 3, 0)


@pytest.mark.rule("OP-10.1.2-3", "OP-9.11.2-2")
def test_who_is_not_commanded_hits_on_6_only() -> None:
    g = Table().g
    for region in (PLAIN, FOREST, MOUNTAIN):
        assert in_melee(g, PIECE[LEGION], REGION[region], False) == IGNORED
        assert in_shooting(g, PIECE["ballistae-1"], REGION[region], False) == IGNORED
    assert (hits(LEGION, 5, IGNORED), hits(LEGION, 6, IGNORED)) == (0, 3)


# ------------------------------------------------------------------ 10.2: hors de combat


@pytest.mark.rule("OP-10.2-1", "OP-10.2-2", "OP-10.2-3")
def test_a_counter_of_one_pf_is_hdc_then_destroyed() -> None:
    name = "ala-contariorum"
    t = losing(ROME, 1, 0, name).do("hurt", name)
    assert (state(t, name), t.place(name), t.asked) == ((1, 1), PLAIN, "")
    t = losing(ROME, 2, 0, name)
    assert t.legal() == {"hurt"}
    t.do("hurt", name)
    assert t.legal() == {"destroy"}
    t.do("destroy", name)
    assert (state(t, name), t.place(name), t.asked) == ((0, 0), "pool", "")


@pytest.mark.rule("OP-10.2-4", "OP-10.2-7")
def test_two_losses_on_two_pf_are_the_owners_choice() -> None:
    t = losing(BARBARIAN, 2, 0, "comati-1").do("hurt", "comati-1")
    assert t.legal() == {"hurt", "destroy"}
    t.do("hurt", "comati-1")
    assert state(t, "comati-1") == (2, 2)
    t = losing(BARBARIAN, 2, 0, "comati-1").do("hurt", "comati-1").do("destroy", "comati-1")
    assert state(t, "comati-1") == (1, 0)


@pytest.mark.rule("OP-10.2-5")
@pytest.mark.parametrize("order", [("hurt", "hurt", "destroy"), ("hurt", "destroy", "hurt")])
def test_three_losses_on_two_pf_leave_one_hdc(order: tuple[str, ...]) -> None:
    t = losing(BARBARIAN, 3, 0, "comati-1")
    for verb in order:
        t.do(verb, "comati-1")
    assert (state(t, "comati-1"), t.asked) == ((1, 1), "")


@pytest.mark.rule("OP-10.2-6")
def test_four_losses_destroy_two_pf_and_a_fifth_finds_nobody() -> None:
    t = losing(BARBARIAN, 5, 0, "comati-1")
    for verb in ("hurt", "hurt", "destroy", "destroy"):
        t.do(verb, "comati-1")
    assert (t.place("comati-1"), t.asked) == ("pool", "")


@pytest.mark.rule("OP-10.2-6")
def test_of_three_pf_with_four_losses_one_or_two_are_destroyed() -> None:
    results = set()
    for order in ("hhhd", "hhdh", "hdhd"):
        t = losing(ROME, 4, 0, LEGION)
        for letter in order:
            t.do({"h": "hurt", "d": "destroy"}[letter], LEGION)
        results.add(state(t, LEGION))
    assert results == {(2, 2), (1, 0)}, "d from 4 - 3 = 1 to 4 / 2 = 2"


# ------------------------------------------------------------------ 10.3, 10.4: who suffers


@pytest.mark.rule("OP-10.3-1")
def test_a_barbarian_shares_freely() -> None:
    t = losing(BARBARIAN, 1, 0, "comati-1", "pileati-1", "equites-daci-1")
    assert t.side == BARBARIAN
    assert t.legal("hurt") == {"comati-1", "pileati-1", "equites-daci-1"}


@pytest.mark.rule("OP-10.3-2")
def test_half_is_rounded_up() -> None:
    assert [half(n) for n in (1, 2, 3, 4, 5)] == [1, 1, 2, 2, 3]
    t = losing(BARBARIAN, 3, FOOT_UNITS, "comati-1", "pileati-1", "equites-daci-1")
    t.do("hurt", "equites-daci-1")
    assert t.legal("hurt") == {"comati-1", "pileati-1"}, "two of three fall on those on foot"
    assert t.why_not("hurt", "equites-daci-1") == "OP-10.3-2"
    t.do("hurt", "comati-1").do("hurt", "pileati-1")
    assert t.asked == ""


@pytest.mark.parametrize(
    ("quota", "due", "french"),
    [
        (FOOT_UNITS, 2, "3 pertes à répartir, dont 2 au moins à l’infanterie."),
        (FOOT_UNITS & ~SHOOTER_UNITS, 2, "3 pertes à répartir, dont 2 au moins à l’infanterie sans armes de jet."),
        (SHOOTER_UNITS, 2, "3 pertes à répartir, dont 2 au moins aux tireurs."),
        (0, 0, "3 pertes à répartir."),
    ],
)
def test_the_question_says_on_whom_half_of_them_falls(quota: int, due: int, french: str) -> None:
    t = losing(BARBARIAN, 3, quota, "comati-1", "sagittarii-daci-1", "equites-daci-1")
    asked = prompt(GAME, t.g)
    assert asked is not None
    assert asked["values"]["due"] == due
    assert texts(GAME, "fr").prompt(asked).endswith(french)


@pytest.mark.rule("OP-10.3-2")
def test_what_the_class_has_taken_counts_and_it_takes_no_more_than_it_can() -> None:
    t = losing(BARBARIAN, 3, FOOT_UNITS, "comati-1", "equites-daci-1").do("hurt", "comati-1").do("hurt", "comati-1")
    assert t.legal("hurt") | t.legal("destroy") == {"comati-1", "equites-daci-1"}, "the third is free"
    t = losing(BARBARIAN, 4, SHOOTER_UNITS, "sagittarii-daci-1", "comati-1", hdc={"sagittarii-daci-1": 1})
    assert "comati-1" in t.legal("hurt")
    t.do("hurt", "comati-1").do("hurt", "comati-1").do("destroy", "comati-1")
    assert t.legal() == {"destroy"}
    assert t.legal("destroy") == {"sagittarii-daci-1"}, "it can bear one only"


@pytest.mark.rule("OP-10.4-1")
def test_auxiliaries_then_legions_then_praetorians() -> None:
    t = losing(ROME, 9, 0, AUXILIARY, HORSE, LEGION, GUARD, hdc={AUXILIARY: 2, HORSE: 2})
    for name in (AUXILIARY, HORSE):
        assert t.why_not("hurt", LEGION) == "OP-10.4-1"
        t.do("destroy", name).do("destroy", name)
    for verb in ("hurt", "hurt", "hurt", "destroy"):
        assert t.why_not("hurt", GUARD) == "OP-10.4-1"
        t.do(verb, LEGION)
    t.do("destroy", LEGION)
    assert t.asked == ""
    t = losing(ROME, 1, 0, GUARD)
    assert t.legal("hurt") == {GUARD}


@pytest.mark.rule("OP-10.4-2")
def test_what_is_imposed_comes_before_roman_blood() -> None:
    t = losing(ROME, 3, FOOT_UNITS, HORSE, LEGION, GUARD)
    assert t.legal("hurt") == {HORSE, LEGION}
    t.do("hurt", HORSE)
    assert t.legal("hurt") == {LEGION}, "of those on foot the legion before the guard"
    t.do("hurt", LEGION).do("hurt", LEGION)
    assert (state(t, LEGION), state(t, HORSE)) == ((3, 2), (2, 1))
    t = losing(ROME, 3, FOOT_UNITS, HORSE, LEGION, GUARD).do("hurt", LEGION).do("hurt", LEGION)
    assert t.legal() | t.legal("hurt") == {"hurt", HORSE}, "two of three are enough: the third is as blood has it"
    t = losing(ROME, 1, FOOT_UNITS, AUXILIARY, LEGION)
    assert t.legal("hurt") == {AUXILIARY}


# ------------------------------------------------------------------ 10.5: guns, impedimenta, boats


@pytest.mark.rule("OP-10.5-1")
@pytest.mark.parametrize("name", ["ballistae-1", "impedimenta-1", "classis-moesica-1"])
def test_machines_are_destroyed_at_once(name: str) -> None:
    t = losing(ROME, 1, 0, name)
    assert t.legal() == {"destroy"}
    t.do("destroy", name)
    assert t.place(name) == "pool"


@pytest.mark.rule("OP-10.5-2", "OP-8.2-12")
def test_machines_fall_last_whatever_is_imposed() -> None:
    t = losing(ROME, 3, SHOOTER_UNITS, "ballistae-1", "impedimenta-1", "ala-contariorum")
    assert t.why_not("destroy", "ballistae-1") == "OP-10.5-2", "a gun is no shooter for the quota"
    t.do("hurt", "ala-contariorum").do("destroy", "ala-contariorum")
    assert t.legal("destroy") == {"ballistae-1", "impedimenta-1"}


@pytest.mark.rule("OP-10.5-3")
def test_bales_take_no_losses() -> None:
    t = Table({"traianus": (PLAIN, [LEGION])}, bb={"traianus": 4})
    t.start(Allocation(ROME, t.g.at[PIECE[LEGION]], BIT[PIECE[LEGION]] & UNIT_MASK, 6, 0))
    for verb in ("hurt", "destroy") * 3:
        t.do(verb, LEGION)
    assert (t.bb("traianus"), t.asked) == (4, "")


@pytest.mark.rule("OP-10.5-1", "OP-8.2-19")
def test_a_train_has_one_loss_to_take_for_each_pf() -> None:
    """Two PF without a leader hit twice with a six; the train is one PF, and what finds no PF left does not count."""
    t = fight(Table({}, {"impedimenta-1": FIELD, "comati-1": FIELD}, dice=[6]))
    while t.asked == "battle-parley":
        t.do("go-on")
    assert t.events("hits") == [{"side": "roman", "hits": 0}, {"side": "barbarian", "hits": 0}] + [
        {"side": "roman", "hits": 1}, {"side": "barbarian", "hits": 0},
    ]  # fmt: skip
    t.do("destroy", "impedimenta-1")
    assert t.place("impedimenta-1") == "pool"


@pytest.mark.rule("OP-10.2-2", "OP-10.2-6", "OP-10.5-1")
def test_how_much_a_force_can_suffer() -> None:
    """Three fit PF bear six losses, one of them HdC makes it five; a gun of one PF bears one, HdC it cannot be."""
    t = Table(pieces=dict.fromkeys([LEGION, SECOND, "ballistae-1"], PLAIN), hdc={SECOND: 1})
    assert [endurance(t.g, BIT[PIECE[name]]) for name in (LEGION, SECOND, "ballistae-1")] == [6, 5, 1]
    assert endurance(t.g, BIT[PIECE[LEGION]] | BIT[PIECE[SECOND]] | BIT[PIECE["ballistae-1"]]) == 12


@pytest.mark.rule("OP-10.1-3", "OP-10.1-5")
def test_a_total_of_nothing_or_less_hits_nobody() -> None:
    assert [hits(LEGION, total) for total in (0, -1, -2)] == [0, 0, 0]


@pytest.mark.rule("OP-10.3-1", "OP-10.4-1")
def test_what_is_suffered_beyond_the_quota_does_not_open_it_again() -> None:
    """Three of five losses of a pursuit fall on foot. A fourth on them is free, and leaves legion and horse: auxiliary
    first."""
    t = losing(ROME, 5, FOOT_UNITS, AUXILIARY, HORSE, LEGION)
    assert state(t, AUXILIARY) == (2, 0)
    t.do("hurt", AUXILIARY).do("hurt", AUXILIARY).do("destroy", AUXILIARY).do("destroy", AUXILIARY)
    assert t.legal("hurt") == {HORSE}
