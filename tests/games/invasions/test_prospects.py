"""What the page is told before a march or an attack is chosen, and of nations: reserve, worth, income, chronology."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import UNSET

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION
from latrunculi.games.invasions.rules import advanced, bonds, odds, pacts, pools, sieges, trails
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.state import SOURCES
from latrunculi.games.invasions.rules.words_battle import ELIMINATED, LEADER_LOST, RECOVERED
from latrunculi.games.invasions.rules.words_rule import UNIT_LOST
from latrunculi.games.invasions.rules.words_siege import FLEET_LOST
from latrunculi.games.invasions.table.board import board, nation_state
from latrunculi.games.invasions.table.figures import losses
from latrunculi.games.invasions.table.prospects import of_battle, of_siege, prospects
from latrunculi.games.invasions.table.reference import names, reference
from latrunculi.kernel.actions import BIT
from tests.games.invasions.field import Field, blacks, whites
from tests.games.invasions.table import Table

CODE = Path(__file__).parents[3] / "src"
FRANCS, ROMAINS = NATION["francs"], NATION["romains"]


def marching(**more: object) -> Table:
    """Three Frankish units on the march from Saliens; in Belgae, one step away, stands a Roman one, in Neustria two."""
    t = Table(
        {"francs": "barbarian", "romains": "empire"},
        {"francs": {"saliens": 3}, "romains": {"belgae": 1, "neustria": 2}},
        owners={"romains": ["belgae", "neustria", "sequana"], "francs": ["saliens"]},
        **more,  # type: ignore[arg-type]
    )
    t.g.playing = BIT[FRANCS]
    return t.start(Movement(BIT[FRANCS])).choose("march", "saliens")


def test_a_march_tells_the_odds_of_the_battles_that_it_may_lead_to() -> None:
    t = marching()
    before = t.g.clone()
    told = prospects(t.g)
    assert t.g == before
    assert told["belgae"].foe == "romains"
    assert "saliens" not in told
    # The pile may not go on beyond an enemy, but may end in any province of its reach.
    assert {"belgae", "neustria"} <= {*told}
    assert 0 < told["neustria"].win < told["belgae"].win < 1, "two are beaten less often than one"


@pytest.mark.rule("INV-XXIV.B-1", "INV-XXIV.B-2")
@pytest.mark.parametrize(("leader", "walls", "cowed", "feared"),
                         [(True, False, False, True), (False, False, False, False), (True, True, False, False),
                          (True, False, True, False)])  # fmt: skip
def test_it_is_told_of_a_city_without_walls_that_it_may_surrender_to_a_barbarian_leader(
    leader: bool, walls: bool, cowed: bool, feared: bool
) -> None:
    """Neustria, of Rome, has no defender. It fears no pile without a leader, has no fear behind walls, nor twice."""
    t = Table({"francs": "barbarian", "romains": "empire"}, {"francs": {"belgae": 2}}, owners={"romains": ["neustria"]})
    g, neustria = t.g, PROVINCE["neustria"]
    if leader:
        t.put("francs-rex", "belgae")
    g.level[neustria], g.walls = 1, BIT[neustria] if walls else 0
    g.playing = BIT[FRANCS]
    t.start(Movement(BIT[FRANCS])).choose("march", "belgae")
    g.cowed = BIT[neustria] if cowed else 0
    told = prospects(g)["neustria"]
    assert (told.terror, told.foe) == (feared, "romains")
    before = of_siege(g, FRANCS, neustria, 0)
    assert told.needed == before.needed, "the siege that follows where it resists is the same"


def test_it_is_what_the_battle_itself_promises() -> None:
    t = marching()
    told = prospects(t.g)["belgae"].win
    t.choose("step-to", "belgae")
    sides = [t.g.pieces(n, PROVINCE["belgae"]) for n in (FRANCS, ROMAINS)]
    assert told == round(odds.odds(t.g, Battle(FRANCS, ROMAINS, PROVINCE["belgae"], sides)).win, 3)


def test_where_a_combat_may_be_chosen_it_is_told_too() -> None:
    t = Table(
        {"francs": "barbarian", "romains": "empire"},
        {"francs": {"belgae": 3, "neustria": 2}, "romains": {"belgae": 1}},
        owners={"romains": ["belgae", "neustria"], "francs": ["saliens"]},
        turn=6,
    )
    t.g.level[PROVINCE["neustria"]] = 1
    t.g.walls |= BIT[PROVINCE["neustria"]]
    t.g.playing = BIT[FRANCS]
    t.start(Battles(t.g.inside[PROVINCE["belgae"]] | t.g.inside[PROVINCE["neustria"]]))
    told = prospects(t.g)
    assert told["belgae"].foe == "romains"
    assert told["belgae"].win > 0.5
    assert told["belgae"].needed == []


@pytest.mark.parametrize(("late", "fighting"), [((), 3), ((1, 2), 1), ((1, 2, 3), 0)])
def test_who_has_retreated_to_a_battle_counts_as_little_in_its_odds_as_in_the_battle(
    late: tuple[int, ...], fighting: int
) -> None:
    """XX.L-9: of three Franks in Belgae some have retreated there."""
    t = Table({"francs": "barbarian", "romains": "empire"}, {"francs": {"belgae": 3}, "romains": {"belgae": 1}},
              owners={"romains": ["belgae"]})  # fmt: skip
    here = PROVINCE["belgae"]
    franks = [BIT[PIECE[f"francs-infantry-francisca-{i}"]] for i in (1, 2, 3)]
    if late:
        trails.enter(t.g, here, trails.RETREATED, sum(franks[i - 1] for i in late))
    t.g.playing = BIT[FRANCS]
    battles = Battles(t.g.inside[here])
    battles.step = "choose_province"
    t.g.stack.append(battles)
    told = prospects(t.g)
    assert ("belgae" in told) is (fighting > 0)
    if fighting:
        sides = [sum(franks[-fighting:]), t.g.units(ROMAINS, here)]
        assert told["belgae"].win == round(odds.odds(t.g, Battle(FRANCS, ROMAINS, here, sides)).win, 3)


def test_nor_does_an_ally_at_peace_with_the_enemy_count_in_the_odds() -> None:
    """XXVI.B-9: Rome's ally, the Visigoths, has a pact with the Franks."""
    t = Table({"francs": "kingdom", "romains": "empire", "wisigoths": "kingdom"},
              {"francs": {"belgae": 3}, "romains": {"belgae": 2}, "wisigoths": {"belgae": 3}})  # fmt: skip
    here = PROVINCE["belgae"]
    bonds.ally(t.g, ROMAINS, NATION["wisigoths"])
    pacts.conclude(t.g, NATION["wisigoths"], FRANCS)
    t.g.playing = BIT[ROMAINS] | BIT[NATION["wisigoths"]]
    told = of_battle(t.g, ROMAINS, here)
    assert told is not None
    sides = [t.g.units(n, here) for n in (ROMAINS, FRANCS)]
    assert told.win == round(odds.odds(t.g, Battle(ROMAINS, FRANCS, here, sides)).win, 3)


def test_a_city_without_defenders_tells_the_faces_that_take_it() -> None:
    """XXIV.C: 7 is needed; the civilised add 1, the walls of Nisibis take 2 off, an assault adds 1."""
    t = Table(
        {"perses": "empire", "byzantins": "empire"},
        {"perses": {"adiabene": 3}},
        owners={"byzantins": ["assyria"], "perses": ["adiabene"]},
        turn=6,
    )
    t.g.level[PROVINCE["assyria"]] = 2
    t.g.playing = BIT[NATION["perses"]]
    t.start(Movement(BIT[NATION["perses"]])).choose("march", "adiabene")
    told = prospects(t.g)["assyria"]
    assert (told.foe, told.win) == ("byzantins", 0)
    assert told.needed == [8, 7]
    t.g.level[PROVINCE["assyria"]] = 0
    assert "assyria" not in prospects(t.g)


def test_a_horde_alone_is_beaten_only_if_it_is_hit() -> None:
    """XX.H-7, XX.I-3: a Roman in the forests of Rhenus throws a black die (3 of 6 hit), the horde a white one (2 of 6):
    he wins with a hit if he lives, and loses all ties to the horde."""
    t = Table({"romains": "empire", "alamans": "barbarian"}, {"romains": {"rhenus": 1}}, hordes={"alamans": "rhenus"})
    sides = [t.settle().g.pieces(NATION[n], PROVINCE["rhenus"]) for n in ("romains", "alamans")]
    found = odds.odds(t.g, Battle(ROMAINS, NATION["alamans"], PROVINCE["rhenus"], sides))
    assert found.win == pytest.approx(3 / 6 * 4 / 6)
    assert found.losses == pytest.approx((2 / 6, 0))


@pytest.mark.parametrize(
    ("leader", "origin", "ambush"),
    [
        ("wisigoths-rex", None, 1 / 2),  # a d2
        ("alaricus", None, 0),  # not against him (XX.D-15)
        ("wisigoths-rex", "illyricum", 1),  # all over a ridge (XX.D-17)
    ],
)
def test_an_ambush_in_mountains_is_as_likely_as_it_is(leader: str, origin: str | None, ambush: float) -> None:
    """A Visigoth with his leader attacks four Gepids in Dardania: in ambush they throw a die more (XX.D-19). He wins if
    no die of theirs hits (4 of 6 do not), since a tie goes to the leader (XX.I-4)."""
    gepids = [f"gepides-infantry-{i}" for i in (1, 2, 3, 4)]
    t = Field("dardania", ["wisigoths-infantry-1", leader], gepids, {"wisigoths": "barbarian", "gepides": "barbarian"},
              leads=("wisigoths", "gepides"), origin=origin)  # fmt: skip
    without = (4 / 6) ** 4
    assert odds.odds(t.g, t.battle).win == pytest.approx(without * (1 - ambush) + without * 4 / 6 * ambush)


def test_a_second_round_of_melee_is_fought_by_those_who_are_left() -> None:
    """XXI.F-2, XXI.F-6: one against one a score of 7 and more kills, 21 of 36 throws. The attacker wins in the first
    round if he alone does, or in the second if nobody has before: all else are ties, and the defender's (XX.I-5)."""
    t = Field("neustria", ["saxons-infantry-1"], ["gepides-infantry-1"], {"saxons": "kingdom", "gepides": "kingdom"},
              leads=("saxons", "gepides"), advanced=True)  # fmt: skip
    kills = 21 / 36
    once = kills * (1 - kills)
    assert odds.odds(t.g, t.battle).win == pytest.approx(once + (1 - kills) ** 2 * once)


def test_fire_leaves_fewer_for_the_melee() -> None:
    """A Saxon against two archers in clear land: they throw one die, which misses in half of all cases and else kills
    him. Then he throws one die, they two: if they miss he wins with any hit, else with two, one for two (XX.I-2)."""
    t = Field("neustria", ["saxons-infantry-1"], ["romains-archer-1", "romains-archer-2"],
              {"saxons": "kingdom", "romains": "kingdom"}, leads=("saxons", "romains"))  # fmt: skip
    assert odds.odds(t.g, t.battle).win == pytest.approx(1 / 2 * (1 / 4 * 3 / 6 + 3 / 4 * 1 / 6))


def test_what_has_been_lost_and_thrown_counts_while_a_battle_is_fought() -> None:
    """Two Romans, who have lost one of them to archers, against two Gepids in clear land: Rome's die is black (an
    empire against barbarians). It wins only with two hits and unhurt; when the dice lie there it has won or lost."""
    t = Field("neustria", ["romains-infantry-1", "romains-infantry-2"], ["gepides-archer", "gepides-infantry-1"],
              {"romains": "empire", "gepides": "barbarian"}, leads=("romains", "gepides"))  # fmt: skip
    t.sides[1] |= BIT[t.put("ardaricus", "neustria")]
    t.fight(whites("s"))
    told = board(t.g).battle
    assert told is not UNSET
    assert (told.phase, len(told.attacker.lost)) == ("melee", 1)
    assert told.win == round(2 / 6 * (3 / 6) ** 2, 3)
    t.g.script = [*blacks("ss"), *whites("-", "-")]
    t.choose("done")
    told = board(t.g).battle
    assert told is not UNSET
    assert (told.phase, told.win) == ("melee", 1)


def test_nobody_asks_for_odds_when_nothing_can_be_attacked() -> None:
    t = marching()
    t.choose("done")
    assert board(t.g).march is None
    assert board(t.g).prospects == {}


def test_a_nation_tells_its_reserve_its_worth_and_its_income() -> None:
    t = Table(
        {"romains": "empire", "francs": "barbarian"},
        {"romains": {"latium": 1}, "francs": {"saliens": 1}},
        owners={"romains": ["latium"]},
    )
    rome, franks = nation_state(t.g, ROMAINS), nation_state(t.g, FRANCS)
    assert rome.worth == 1  # Latium is Rome's objective; a single province holds no region
    # 1 VP
    assert (rome.reserve["legion"], rome.reserve["custodes"]) == (8, 1)
    assert "leader" not in rome.reserve
    assert rome.income is not None
    assert franks.income is None
    assert franks.worth == 0


def test_the_chronology_is_told() -> None:
    turns = reference().turns
    assert [turns[0].year, turns[11].year] == [350, 625]
    assert ("huns-invade-2", "invasion", "huns") in [(d.id, d.kind, d.nation) for d in turns[1].dated]
    assert turns[1].raids[:2] == ["saxons", "pictes"]
    assert turns[1].reinforcements["wisigoths"] == 3
    assert reference().ages == {"barbarian": 7, "kingdom": 12, "empire": 12}
    assert reference().sections == [4, 8]
    assert reference().dice["black"] == ["blank", "blank", "white", "red", "white-red", "white-white"]


def test_a_nation_that_is_not_in_play_is_told_once_it_has_points() -> None:
    """Raiders score from beyond the map (XI.E)."""
    t = Table({"romains": "empire"}, {"romains": {"latium": 1}})
    assert "saxons" not in board(t.g).nations
    t.g.vp[NATION["saxons"] * SOURCES] = 1
    assert board(t.g).nations["saxons"].status == "absent"


def test_all_that_changes_dice_has_a_name() -> None:
    """Panels of battles and sieges tell it in words, not by number alone."""
    found: set[str] = set()
    for module in (pools, advanced, sieges):
        source = CODE.joinpath(*module.__name__.split(".")).with_suffix(".py").read_text("utf-8")
        found |= {*re.findall(r'\.add\(\s*"(INV-[^"]+)"', source)}
    assert found <= {*names("en")["modifier"]}
    assert len(found) > 30


def test_losses_are_told_for_the_end_of_the_game() -> None:
    t = Table({"romains": "empire", "huns": "barbarian"}, {"romains": {"latium": 1}})
    seat = t.g.seat(FRANCS)
    assert seat == CAMP_OF[FRANCS]
    for event in (ELIMINATED, UNIT_LOST, FLEET_LOST):
        assert losses(t.g, event, (FRANCS, 0)) == [(seat, 1)]
    for event in (RECOVERED, LEADER_LOST):
        assert losses(t.g, event, (FRANCS, 0)) == []
