"""OP 8: overrun, skirmish and battle, phase by phase, to the pursuit and the retreat."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import PLACE, REGION
from latrunculi.games.optimus.components.pieces import HEAD_MASK, PIECE, UNIT_MASK
from latrunculi.games.optimus.components.tables import ARMY_DESTROYED, MATRIX, PURSUIT, TRUCE
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import CHASE, HARASSMENT, LAST_BLOWS, MELEE
from latrunculi.games.optimus.rules.state import DRAWN, WON
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

PLAIN, FOREST, MOUNTAIN, TOWN = "campus-haticus", "berzobis", "tapae", "costesti"
LEGIONS = ("legio-vii-claudia", "legio-iv-flavia-felix", "legio-xiii-gemina", "legio-i-italica")
COMATI = tuple([f"comati-{n}" for n in range(1, 9)])
MISS = 1
"""A face that hits for nobody."""
TACTICS = ("frontal", "general", "deterrence", "envelopment")


def fight(t: Table, region: str = PLAIN, attacker: int = ROME, came_from: str = "tapae") -> Table:
    """Whoever is in a region fights; the enemies of the attacker were there before."""
    sides = [t.g.counters(REGION[region], side) & (UNIT_MASK | HEAD_MASK) for side in (ROME, BARBARIAN)]
    t.battle = engagement(REGION[region], attacker, PLACE[came_from], sides[attacker], sides[1 - attacker])  # type: ignore[attr-defined]
    return t.start(t.battle)  # type: ignore[attr-defined]


def frame(t: Table) -> Any:
    """The battle that goes on."""
    return next(f for f in t.g.stack if isinstance(f, Battle))


def armies(romans: int, barbarians: int, region: str = PLAIN, **more: Any) -> Table:
    """Trajan with so many legions against Decebalus with so many counters of infantry."""
    return Table(
        {"traianus": (region, LEGIONS[:romans]), "decebalus": (region, COMATI[:barbarians])},
        **more,
    )


def post(t: Table) -> Table:
    """Each leader takes the first post there is; whoever must command some takes the first of them."""
    while t.asked in ("battle-choose-posts", "battle-choose-command"):
        verb = "post" if t.asked == "battle-choose-posts" else "command"
        t.do(verb, min(t.legal(verb)))
    return t


def lose(t: Table) -> Table:
    """The owners share out losses as it comes."""
    while t.asked == "allocation-start":
        verb = "hurt" if t.legal("hurt") else "destroy"
        t.do(verb, min(t.legal(verb)))
    return t


def settle(t: Table) -> Table:
    """Nobody spends bales on a test or on the wounded; losses fall as they come."""
    while t.asked in ("attrition-spend", "rally-start", "allocation-start"):
        if t.asked == "allocation-start":
            lose(t)
        else:
            t.do("done" if t.asked == "attrition-spend" else "decline")
    return t


def choose(t: Table, roman: str, barbarian: str) -> Table:
    """The tactics of both."""
    for seat, tactic in enumerate((roman, barbarian)):
        t.g.apply(seat, VOCABULARY.action("choose-tactic", tactic))
    return t


def go_on(t: Table) -> Table:
    """Both want the next phase."""
    while t.asked == "battle-parley":
        t.do("go-on")
    return t


# ------------------------------------------------------------------ 8.1: the kind of engagement


@pytest.mark.rule("OP-8.1-1")
def test_ten_times_the_pf_overruns_hdc_counted_on_both_sides() -> None:
    few = {"comati-1": 1}
    t = fight(armies(3, 1, pf={**few, LEGIONS[0]: 3}))
    assert t.asked == "battle-choose-posts", "nine legionaries to two are too few"
    t = Table({"traianus": (PLAIN, LEGIONS), "decebalus": (PLAIN, ["comati-1"])}, pf=few,
              hdc={LEGIONS[0]: 3, LEGIONS[1]: 3})  # fmt: skip
    fight(t)
    assert t.events("overrun") == [{"region": PLAIN, "side": "roman"}]
    assert t.place("comati-1") == "pool"
    assert not t.events("volley")
    t = fight(Table({"traianus": (PLAIN, LEGIONS)}, {"comati-1": PLAIN}, pf={LEGIONS[0]: 1, "comati-1": 1}))
    assert t.events("overrun"), "ten to one"
    t = fight(Table({"traianus": (PLAIN, LEGIONS[:3])}, {"comati-1": PLAIN}, pf={"comati-1": 1}))
    assert not t.events("overrun"), "nine to one"
    t = fight(Table({"decebalus": (PLAIN, COMATI[:5])}, {"legio-vii-claudia": PLAIN}, pf={"legio-vii-claudia": 1}))
    assert t.events("overrun") == [{"region": PLAIN, "side": "barbarian"}], "the defender as well"


@pytest.mark.rule("OP-8.1-2")
def test_an_overrun_brings_loot_and_the_move_goes_on() -> None:
    t = fight(armies(4, 1, pf={"comati-1": 1}, dice=[6, 4]))
    assert t.asked == ""
    assert t.events("sack-roll"), "the loot is not a choice"
    assert t.g.verdict == WON


@pytest.mark.rule("OP-8.1-4", "OP-8.1-6", "OP-8.2-1", "OP-8.2-2")
@pytest.mark.parametrize(("comati", "pf", "hdc", "pitched"), [(5, 2, 2, True), (5, 1, 0, False)])
def test_ten_pf_on_each_side_make_a_battle(comati: int, pf: int, hdc: int, pitched: bool) -> None:
    t = post(fight(armies(4, comati, pf={"comati-1": pf}, hdc={"comati-1": hdc} if hdc else {})))
    assert (t.asked == "battle-choose-tactics") == pitched, "HdC PF are counted"
    if not pitched:
        assert t.asked == "battle-parley", "a skirmish has no tactics; nobody shoots here"


@pytest.mark.rule("OP-8.1-4")
def test_a_roman_side_under_ten_pf_makes_a_skirmish_too() -> None:
    assert post(fight(armies(3, 8))).asked == "battle-parley"


@pytest.mark.rule("OP-8.1-5", "OP-8.3.2-2")
def test_in_a_skirmish_both_may_break_off_the_defender_first() -> None:
    t = post(fight(armies(1, 1, dice=[5, 6])))
    assert t.side == BARBARIAN
    t.do("break-off").do("go-on")
    assert (t.side, t.asked) == (ROME, "battle-parley"), "5 is not enough"
    t.do("break-off")
    assert t.events("winner") == [{"side": "barbarian", "region": PLAIN}], "who stays has won"
    t = post(fight(armies(1, 1, dice=[6])))
    t.do("break-off")
    assert len(t.events("break-off-roll")) == 1, "the attacker tries nothing after a success"
    assert t.g.last_winner == ROME


# ------------------------------------------------------------------ 8.2: tactics


@pytest.mark.rule("OP-8.2-8")
def test_an_army_without_a_leader_has_two_tactics() -> None:
    t = Table({"decebalus": (PLAIN, COMATI[:5])}, dict.fromkeys(LEGIONS, PLAIN))
    post(fight(t))
    seen = [{str(VOCABULARY.describe(a)["object"]) for a in t.g.legal(seat)} for seat in (ROME, BARBARIAN)]
    assert seen == [{"general", "deterrence"}, set(TACTICS)]
    assert t.g.why_not(ROME, VOCABULARY.action("choose-tactic", "frontal"))[1] == "OP-8.2-8"


def bonus(tactic: str, phase: int, *names: str, command: bool = True) -> list[int]:
    """What the die of Roman counters has in a phase."""
    t = Table(pieces={**dict.fromkeys(names, PLAIN), "comati-1": PLAIN})
    fight(t)
    battle = t.battle  # type: ignore[attr-defined]
    battle.guarded = -1
    battle.tactic = [TACTICS.index(tactic), 1]
    units = [PIECE[name] for name in names]
    battle.command[ROME] = sum([BIT[unit] for unit in units]) if command else 0
    return [battle.bonus_in(t.g, ROME, unit, phase) for unit in units]


SAMPLE = ("legio-vii-claudia", "brittones-1", "alae-gallorum-1", "alae-hispanorum-et-asturum-1", "sagittarii-1",
          "hamii-loricati", "mauri-1")  # fmt: skip


@pytest.mark.rule("OP-8.2-3", "OP-8.2-4", "OP-8.2-5", "OP-8.2-7", "OP-8.2-17")
@pytest.mark.parametrize(
    ("tactic", "expected"),
    [
        ("frontal", [1, 0, 0, 0, 0, 1, 0]),
        ("envelopment", [0, 0, 1, 0, 0, 0, 0]),
        ("deterrence", [0, 0, 0, 0, 1, 0, 1]),
        ("general", [0] * 7),
    ],
)
def test_whom_a_tactic_favours(tactic: str, expected: list[int]) -> None:
    assert bonus(tactic, MELEE, *SAMPLE) == expected
    assert bonus(tactic, LAST_BLOWS, *SAMPLE) == expected


@pytest.mark.rule("OP-8.2-9", "OP-8.2-13", "OP-8.2-24", "OP-9.11.2-1", "OP-9.11.2-2")
def test_a_tactic_favours_nobody_in_the_shots_nor_in_the_pursuit_nor_without_command() -> None:
    for tactic in TACTICS:
        assert bonus(tactic, HARASSMENT, *SAMPLE) == [0] * 7
        assert bonus(tactic, CHASE, *SAMPLE) == [0] * 7
        assert bonus(tactic, MELEE, *SAMPLE, command=False) == [0] * 7


@pytest.mark.rule("OP-8.2-3", "OP-8.2-4", "OP-8.2-5", "OP-8.2-7", "OP-8.2-12", "OP-8.2-25")
def test_on_whom_half_of_the_losses_fall() -> None:
    def burdened(tactic: str, phase: int) -> set[str]:
        t = fight(Table(pieces={**dict.fromkeys(SAMPLE, PLAIN), "comati-1": PLAIN}))
        battle = t.battle  # type: ignore[attr-defined]
        battle.tactic, battle.phase = [TACTICS.index(tactic), 1], phase
        return {name for name in SAMPLE if battle.quota(ROME) & BIT[PIECE[name]]}

    horse = {"alae-gallorum-1", "alae-hispanorum-et-asturum-1", "mauri-1"}
    shooters = {"sagittarii-1", "hamii-loricati", "mauri-1"}
    foot = {"legio-vii-claudia", "brittones-1"}
    for phase in (MELEE, LAST_BLOWS):
        assert burdened("frontal", phase) == foot
        assert burdened("envelopment", phase) == horse
        assert burdened("deterrence", phase) == shooters
        assert burdened("general", phase) == set()
    for tactic in TACTICS:
        assert burdened(tactic, HARASSMENT) == shooters
        assert burdened(tactic, CHASE) == foot | {"sagittarii-1", "hamii-loricati"}


# ------------------------------------------------------------------ 8.2: the phases


@pytest.mark.rule("OP-8.2-10", "OP-8.2-11", "OP-8.2-15", "OP-8.2-18", "OP-10.1-1")
def test_who_rolls_in_which_phase() -> None:
    romans = ("legio-vii-claudia", "sagittarii-1", "ballistae-1", "impedimenta-1", "mauri-1", "classis-moesica-1")
    t = fight(Table(pieces={**dict.fromkeys(romans, PLAIN), "comati-1": PLAIN, "comati-2": PLAIN},
                    hdc={"comati-1": 2, "comati-2": 1}))  # fmt: skip
    battle = t.battle  # type: ignore[attr-defined]

    def rolling(side: int, phase: int) -> set[str]:
        mask = battle.counters_of(t.g, side, phase)
        return {name for name in (*romans, "comati-1", "comati-2") if mask & BIT[PIECE[name]]}

    assert rolling(ROME, HARASSMENT) == {"sagittarii-1", "ballistae-1", "mauri-1"}, "its owner has not said so"
    battle.host[ROME] |= BIT[PIECE["classis-moesica-1"]]
    assert rolling(ROME, HARASSMENT) == {"sagittarii-1", "ballistae-1", "mauri-1", "classis-moesica-1"}
    for phase in (MELEE, LAST_BLOWS):
        assert rolling(ROME, phase) == {"legio-vii-claudia", "sagittarii-1", "mauri-1"}
        assert rolling(BARBARIAN, phase) == {"comati-2"}, "a counter that is all HdC only suffers"
    assert rolling(ROME, CHASE) == set(), "nobody commands"
    battle.command[ROME] = UNIT_MASK
    assert rolling(ROME, CHASE) == {"mauri-1"}


@pytest.mark.rule("OP-8.2-10", "OP-8.2-15", "OP-8.2-18", "OP-8-2")
def test_both_sides_roll_before_either_suffers() -> None:
    t = Table({"traianus": (PLAIN, ["legio-vii-claudia"]), "decebalus": (PLAIN, ["comati-1"])}, dice=[4, 3])
    go_on(post(fight(t)))
    # Trajan's legion has 4 + 2: three hits; the comati 3 + 2, their FD: four hits.
    rolls = [(e["unit"], e["die"][0], e["score"], e["hits"]) for e in t.events("volley")]
    assert rolls == [("legio-vii-claudia", 4, 6, 3), ("comati-1", 3, 5, 4)]
    assert [e["hits"] for e in t.events("hits")][-2:] == [4, 3], "Rome suffers four, the barbarian three"


@pytest.mark.rule("OP-8.2-14")
def test_tactics_are_turned_over_at_the_melee() -> None:
    t = post(fight(armies(4, 5)))
    choose(t, "frontal", "envelopment")
    assert (t.asked, t.events("tactic")) == ("battle-parley", [])
    t.dice(*[MISS] * 9)
    go_on(t)
    assert t.events("tactic") == [
        {"side": "roman", "tactic": "frontal"},
        {"side": "barbarian", "tactic": "envelopment"},
    ]


def after_melee(roman: str, barbarian: str, faces: list[int]) -> Table:
    """Four legions against ten comati after phase 2."""
    t = choose(post(fight(armies(4, 5))), roman, barbarian)
    return lose(go_on(t.dice(*faces)))


@pytest.mark.rule("OP-8.2-16", "OP-8.2-17")
def test_who_has_inflicted_more_may_change_to_the_general_attack() -> None:
    t = after_melee("envelopment", "frontal", [6, *[MISS] * 8])
    go_on(t)
    assert (t.asked, t.side, t.legal()) == ("battle-switch", ROME, {"switch", "keep-tactic"})
    t.do("switch")
    assert frame(t).tactic == [1, 0]
    t = go_on(after_melee("frontal", "envelopment", [*[MISS] * 4, 6, *[MISS] * 4]))
    assert (t.asked, t.side) == ("battle-switch", BARBARIAN), "the defender as well"
    t.do("keep-tactic")
    assert frame(t).tactic == [0, 3]
    t = go_on(after_melee("general", "frontal", [6, *[MISS] * 8]).dice(*[MISS] * 9))
    assert t.asked != "battle-switch", "whoever attacks generally has nothing to change to"


@pytest.mark.rule("OP-8.2-16")
def test_nobody_changes_when_both_have_inflicted_as_much_or_in_a_skirmish() -> None:
    t = settle(after_melee("envelopment", "frontal", [*[MISS] * 18, 6]))
    assert not t.events("switched")
    assert t.g.verdict == DRAWN
    t = post(fight(armies(1, 1, dice=[6, MISS, MISS, MISS])))
    go_on(lose(go_on(t)))
    assert t.asked != "battle-switch"


@pytest.mark.rule("OP-8.2-19")
def test_every_hit_counts_but_those_that_find_nobody() -> None:
    t = Table({"traianus": (PLAIN, LEGIONS[:1]), "decebalus": (PLAIN, ["comati-1"])}, dice=[6, MISS],
              hdc={"comati-1": 1})  # fmt: skip
    t = go_on(post(fight(t)))
    assert frame(t).suffered == [0, 3], "three hits on two PF with one HdC: all are results"
    t = Table({"traianus": (PLAIN, LEGIONS[:1]), "decebalus": (PLAIN, ["comati-1"])}, dice=[3, MISS],
              hdc={"comati-1": 1})  # fmt: skip
    t = go_on(post(fight(t)))
    assert frame(t).suffered == [0, 3], "six hits, three find PF"


@pytest.mark.rule("OP-8.2-20")
def test_equal_losses_send_the_attacker_back_without_loot() -> None:
    t = go_on(post(fight(armies(1, 1, dice=[*[MISS] * 4, 6, 6]))))
    settle(t.dice(6))
    assert t.events("attrition-roll"), "a test for the way back"
    assert t.place("traianus") == t.place(LEGIONS[0]) == "tapae"
    assert t.place("decebalus") == PLAIN
    assert t.g.verdict == DRAWN
    assert not t.events("sack-roll")
    assert not t.events("winner")


@pytest.mark.rule("OP-8.2-22", "OP-8.2-23")
def test_what_the_tactics_make_of_the_loser() -> None:
    destroyed = {("frontal", "general"), ("general", "deterrence"), ("deterrence", "envelopment"),
                 ("envelopment", "frontal")}  # fmt: skip
    for w, winner in enumerate(TACTICS):
        for b, beaten in enumerate(TACTICS):
            if (winner, beaten) in destroyed:
                assert MATRIX[w][b] == ARMY_DESTROYED
            elif winner == beaten == "deterrence":
                assert MATRIX[w][b] == TRUCE
            else:
                assert MATRIX[w][b] == PURSUIT


def reckoned(roman: str, barbarian: str, *faces: int, t: Table | None = None) -> Table:
    """A battle of phases without shots in which Trajan's legion hits once for three."""
    t = choose(post(fight(t or armies(4, 5))), roman, barbarian)
    lose(go_on(t.dice(6, *[MISS] * 8)))
    t.dice(*[MISS] * 9, *faces)
    go_on(t)
    if t.asked == "battle-switch":
        t.do("keep-tactic")
    return go_on(t)


@pytest.mark.rule("OP-8.2-22")
def test_the_army_of_the_wrong_tactic_is_destroyed_and_its_leader_taken() -> None:
    t = reckoned("frontal", "general", 1, 6)
    assert {t.place(name) for name in COMATI[:5]} == {"pool"}
    assert t.place("decebalus") == "gone"
    assert t.asked == "upshot-decide"


@pytest.mark.rule("OP-8.2-23", "OP-8.3.1-2", "OP-8.3.1-3")
def test_two_deterrences_are_a_truce() -> None:
    t = reckoned("deterrence", "deterrence", 6)
    settle(t)
    assert t.events("truce-made")
    assert (t.place("traianus"), t.place("decebalus")) == ("tapae", PLAIN)
    assert t.g.verdict == DRAWN
    assert not t.events("sack-roll")


def skirmish(*faces: int, horse: str = "alae-hispanorum-et-asturum-1", led: bool = True) -> Table:
    """A legion and horse against four PF in the plain; the legion's hits decide. Faces from phase 2 on."""
    units = [LEGIONS[0], horse]
    romans = {"traianus": (PLAIN, units)} if led else {}
    t = Table({**romans, "decebalus": (PLAIN, COMATI[:2])}, {} if led else dict.fromkeys(units, PLAIN))
    t = post(fight(t)).dice(*faces)
    for _ in range(3):
        lose(go_on(t))
    return t


@pytest.mark.rule("OP-8.2-21", "OP-8.2-24", "OP-9.11.1-2")
def test_the_commanded_horse_of_the_winner_pursues() -> None:
    # Phase 2: 6 of the legion, three HdC of four. Phase 3: nothing. Pursuit: 5 of the horse, four more: all fall.
    t = skirmish(6, 1, 1, 1, 1, 1, 1, 5)
    chase = [e for e in t.events("volley") if e["unit"].startswith("alae")][-1]
    assert (chase["die"], chase["hits"]) == ([5], 4), "its FD counts"
    assert len([e for e in t.events("volley") if e["unit"].startswith("comati")]) == 3, "the loser does not roll"
    assert [e["phase"] for e in t.events("phase")] == [1, 2, 3, 5], "and the log says that it begins"


@pytest.mark.rule("OP-8.2-26")
def test_without_a_leader_there_is_no_pursuit() -> None:
    t = skirmish(6, 1, 1, 1, 1, 1, 1, 5, led=False)
    assert len([e for e in t.events("volley") if e["unit"].startswith("alae")]) == 2
    assert t.g.last_winner == ROME


@pytest.mark.rule("OP-8.2-24")
def test_a_victor_who_has_no_horse_does_not_pursue() -> None:
    t = skirmish(6, 1, 1, 1, 1, 1, horse="brittones-1")
    assert len(t.events("phase")) == 3, "phases 1 to 3"
    assert t.asked == "retreat-go"
