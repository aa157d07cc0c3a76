"""INV XX.I to XX.L: from the last blow to the retreat: who fights once more, recovers, submits, and goes where."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.recovery import Recovery
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.state import MOST_STEPS, RESERVE, TITLES
from latrunculi.kernel.actions import BIT
from tests.games.invasions.field import Field, blacks, whites

WAR = {"romains": "empire", "gepides": "barbarian", "huns": "barbarian"}
ROMANS = [f"romains-infantry-{i}" for i in (1, 2, 3)]
GEPIDS = [f"gepides-infantry-{i}" for i in (1, 2, 3)]


@pytest.mark.rule("INV-XX.A-11", "INV-XX.I-1")
@pytest.mark.parametrize(("title", "rounds"), [(cards.DETERMINATION, 2), (cards.TACTICIAN, 1)])
@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
def test_determination_of_either_side_has_one_melee_more_fought(title: int, rounds: int, side: int) -> None:
    t = Field("neustria", ROMANS[:2], GEPIDS[:2], WAR, leads=("romains", "gepides"))
    t.battle.effects[side] = BIT[title]
    nothing = [*whites("-"), *blacks("-"), *whites("-", "-")]
    if title == cards.TACTICIAN:  # a white die of his is black: both of Rome's, one of the Gepids'
        nothing = [*blacks("-", "-"), *whites("-", "-")] if side == ATTACKER else [*whites("-"), *blacks("-"), 0, 0]
    t.fight(*[nothing] * rounds)
    assert len(t.events("melee-throw")) == 2 * rounds
    assert len(t.events("battle-won")) == 1


@pytest.mark.rule("INV-XX.K-4", "INV-XX.K-1")
@pytest.mark.parametrize(
    ("where", "victors", "losers", "chooser"),
    [
        ("franconia", "huns-mounted-archer", [*GEPIDS, "gepides-horde"], "huns"),
        ("franconia", "huns-mounted-archer", GEPIDS, "gepides"),  # nobody is subjugated
        ("neustria", "huns-mounted-archer", [*GEPIDS, "gepides-horde"], "gepides"),  # no barbarian land
        ("franconia", "romains-infantry", [*GEPIDS, "gepides-horde"], "gepides"),  # no nomads
    ],
)
def test_only_nomads_who_take_a_horde_in_barbarian_land_choose_what_others_recover(
    where: str, victors: str, losers: list[str], chooser: str
) -> None:
    t = Field(where, [f"{victors}-{i}" for i in (1, 2, 3)], losers, WAR, leads=(victors.split("-")[0], "gepides"))
    for name in GEPIDS:
        t.g.put(PIECE[name], RESERVE)
    t.battle.victor = ATTACKER
    t.battle.recover(t.g)
    frame = t.g.stack[-1]
    assert isinstance(frame, Recovery)
    assert frame.chooser == [t.battle.attacker, NATION[chooser]]


@pytest.mark.rule("INV-XX.L-7", "INV-XX.L-8", "INV-XX.L-3", "INV-XVIII.F-3")
@pytest.mark.parametrize("loser", [ATTACKER, DEFENDER])
def test_the_attacker_goes_back_where_he_came_from_by_his_passages_and_the_defender_anywhere_else(loser: int) -> None:
    t = Field("neustria", ROMANS, GEPIDS, WAR, leads=("romains", "gepides"), origin="sequana")
    t.g.passages = BIT[PROVINCE["sequana"]] | BIT[PROVINCE["belgae"]]
    came, field = BIT[PROVINCE["sequana"]], BIT[t.where]
    t.battle.victor = 1 - loser
    t.battle.retreat(t.g, loser)
    frame = t.g.stack[-1]
    assert isinstance(frame, Retreat)
    assert (frame.nation, frame.pieces) == (NATION["gepides" if loser else "romains"], t.sides[loser])
    assert (frame.first, frame.through) == ((0, 0) if loser else (came, t.g.passages))
    assert frame.barred & ~field == (came if loser else 0)


@pytest.mark.rule("INV-XX.L-9", "INV-XX.L-10")
def test_those_set_aside_go_on_with_the_steps_that_they_have_left_and_the_beaten_with_three() -> None:
    t = Field("neustria", ROMANS, GEPIDS, WAR, leads=("romains", "gepides"))
    late, later = t.put("gepides-archer", "neustria"), t.put("gepides-infantry-4", "neustria")
    t.g.spend(BIT[late], 1)
    t.g.spend(BIT[later], 2)
    t.battle.aside = BIT[late] | BIT[later]
    t.battle.victor = ATTACKER
    t.battle.retreat(t.g, DEFENDER)
    frames = [frame for frame in t.g.stack if isinstance(frame, Retreat)]
    assert len(frames) == 3
    assert {(frame.pieces, frame.steps) for frame in frames} == {
        (BIT[late], 2), (BIT[later], 1), (t.sides[DEFENDER], 3),
    }  # fmt: skip


@pytest.mark.rule("INV-XX.H-7", "INV-XXIX.B-1")
def test_who_has_submitted_does_not_retreat() -> None:
    t = Field("franconia", ROMANS, [*GEPIDS, "gepides-horde"], WAR, leads=("romains", "gepides"))
    t.battle.victor = ATTACKER
    t.battle.captives = BIT[NATION["gepides"]]
    assert t.battle.retreating(t.g, DEFENDER) == 0
    t.battle.captives = 0
    assert t.battle.retreating(t.g, DEFENDER) == t.sides[DEFENDER]


@pytest.mark.rule("INV-XXV.C-7")
def test_at_sea_the_loser_stays_with_what_is_left_his_leader_too() -> None:
    t = Field("mare-siculum", ["romains-fleet-1", "romains-fleet-2", "iulianus"],
              ["byzantins-fleet-1", "byzantins-fleet-2"], {"romains": "empire", "byzantins": "empire"},
              leads=("romains", "byzantins"))  # fmt: skip
    t.g.reduced = BIT[PIECE["romains-fleet-1"]]
    t.fight(whites("-", "-"), whites("s", "s"))
    t.rest()
    assert [(won["nation"], won["loser"]) for won in t.events("battle-won")] == [("byzantins", "romains")]
    assert t.here("romains-fleet-2", "iulianus")
    assert t.events("retreated") == t.events("refuge") == []


@pytest.mark.rule("INV-XX.A-11", "INV-XX.K-1")
def test_cards_that_follow_a_victory_are_asked_for_before_anybody_recovers() -> None:
    t = Field("neustria", [*ROMANS, "romains-archer-1"], [*GEPIDS, "gepides-archer"], WAR, leads=("romains", "gepides"))
    t.battle.strength = [4, 4]
    t.g.event_hand[CAMP_OF[NATION["gepides"]] * TITLES + cards.VETERANS] = 1
    t.g.call(t.battle)
    t.battle.judge(t.g)
    t.g.advance()
    assert t.g.actor == t.g.seat(NATION["gepides"])
    assert t.offers("aid-defender") == ["veterans"]


@pytest.mark.rule("INV-XX.K-5")
def test_the_question_of_a_refit_tells_whose_elite_it_is() -> None:
    t = Field("neustria", ["romains-legion-1", "romains-legion-2"], ["byzantins-legion-1", "byzantins-legion-2"],
              {"romains": "empire", "byzantins": "empire"}, leads=("romains", "byzantins"))  # fmt: skip
    t.g.reduced = BIT[PIECE["byzantins-legion-1"]]
    t.g.call(t.battle)
    recovery = Recovery([t.battle.attacker, t.battle.defender])
    t.g.call(recovery)
    recovery.workshop(t.g)
    assert recovery.whose(t.g) == NATION["byzantins"]
    assert recovery.nations == BIT[NATION["byzantins"]]
    recovery.step = "recover"
    assert recovery.whose(t.g) == NATION["romains"]


@pytest.mark.rule("INV-XXIX.B-1", "INV-XXIX.B-5", "INV-XXIX.B-8")
def test_whose_horde_is_taken() -> None:
    t = Field("franconia", ROMANS, GEPIDS, WAR, leads=("romains", "gepides"))
    taken, huns, gepids = t.battle.taken, NATION["huns"], NATION["gepides"]
    assert taken(gepids, DEFENDER, True, False)
    assert not taken(gepids, DEFENDER, False, False)
    assert taken(gepids, DEFENDER, False, True)
    assert not taken(huns, DEFENDER, False, True)  # nomads take no nomads whose pile lives
    assert taken(huns, DEFENDER, True, True)
    for touched, hit in ((0, False), (BIT[DEFENDER], False), (BIT[ATTACKER], True)):
        t.battle.touched = touched
        assert taken(gepids, ATTACKER, False, True) is hit
        assert taken(gepids, ATTACKER, True, False) is hit
    t.battle.touched = 0
    assert taken(gepids, ATTACKER, True, True)


@pytest.mark.rule("INV-XXIX.C-2")
@pytest.mark.parametrize(
    ("where", "left", "falls"), [("neustria", 0, True), ("neustria", 1, False), ("mare-siculum", 0, False)]
)
def test_a_kingdom_without_a_capital_falls_with_its_last_pile_on_land(where: str, left: int, falls: bool) -> None:
    kind = "fleet" if where == "mare-siculum" else "infantry"
    t = Field(where, [f"romains-{kind}-1"], [f"byzantins-{kind}-1"], {"romains": "empire", "byzantins": "kingdom"},
              leads=("romains", "byzantins"))  # fmt: skip
    if not left:
        t.g.put(PIECE[f"byzantins-{kind}-1"], RESERVE)
    t.battle.victor = ATTACKER
    assert t.battle.fallen(t.g) == (BIT[NATION["byzantins"]] if falls else 0)


@pytest.mark.rule("INV-XIX.A-23")
@pytest.mark.parametrize(
    ("intercepted", "loser", "spent"),
    [(True, ATTACKER, True), (True, DEFENDER, False), (False, ATTACKER, False), (False, DEFENDER, False)],
)
def test_an_intercepted_pile_that_is_beaten_marches_no_more(intercepted: bool, loser: int, spent: bool) -> None:
    t = Field("neustria", ROMANS, GEPIDS, WAR, leads=("romains", "gepides"), intercepted=intercepted)
    t.battle.victor = 1 - loser
    t.battle.close(t.g)
    assert [t.g.steps(PIECE[name]) for name in ROMANS] == [MOST_STEPS if spent else 0] * 3
    assert [t.g.steps(PIECE[name]) for name in GEPIDS] == [0] * 3


@pytest.mark.rule("INV-XX.K-1", "INV-VI.K-6", "INV-XX.J-1")
@pytest.mark.parametrize(("power", "service", "where"), [(1, "gepides", "valachia"), (8, "huns", "pannonia")])
def test_a_mercenary_whose_lord_is_no_more_comes_back_to_his_own_nation(power: int, service: str, where: str) -> None:
    """Attila falls with all his pile, Gepids in his service among them, and the Huns with him, or become an empire."""
    gepids = ["gepides-infantry-1", "gepides-infantry-2"]
    t = Field("pannonia", ["huns-mounted-archer-1", *gepids, "attila"],
              ["romains-legion-1", "romains-legion-2", "romains-legion-3"],
              {"huns": "barbarian", "romains": "empire", "gepides": "barbarian"}, leads=("huns", "romains"),
              hordes={"huns": "ucraina", "gepides": "valachia"}, owners={"huns": ["hunnia"]})  # fmt: skip
    for name in gepids:
        t.g.lend(PIECE[name], NATION["huns"])
    t.battle.strength = [3, 3]
    t.battle.hired = [NATION["huns"], sum(BIT[PIECE[name]] for name in gepids)]
    for name in ("huns-mounted-archer-1", *gepids):
        t.g.lose(PIECE[name])
    t.battle.step = "judge"
    t.fight([1, power])
    while not t.events("recovered"):
        t.choose(*(("recover", gepids[0]) if t.offers("recover") else t.offers()[0]))
    assert bool(t.events("vanished")) == (service == "gepides")
    back = PIECE[gepids[0]]
    assert t.g.at[back] == PROVINCE[where]
    assert t.g.army[NATION[service]] & BIT[back]
    assert not any("is not in play" in told for told in defects(t.g))
