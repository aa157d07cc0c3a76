"""The adviser and the Pretender: whom he defies keeps out of his reach, or among his own men."""

import pytest

from latrunculi.games.alea.advice.ground import DISTANCE
from latrunculi.games.alea.advice.marches import Marches
from latrunculi.games.alea.advice.survey import Survey
from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.allegiance import company, side_with
from latrunculi.games.alea.rules.coup import followers
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI, Alea
from latrunculi.games.imperator.components.kit import NONE
from tests.games.alea.table import Table, mask
from tests.games.alea.test_heuristics import VETERANS, compared_with_fresh, follow

RECRUITS = ("legio-xl", "legio-xli")
OTHERS = ("legio-xiii", "legio-xiiii", "legio-xvi", "legio-xvii", "legio-xviii", "legio-xix", "legio-xx")


def civil_war(*guard: str, zone: str = "roma", rebels: int = 5) -> Table:
    """The Pretender in Etruria with veteran legions, and Sextus Pompeius, whom he defies, in a zone with a guard.

    It is the Republicans' turn.
    """
    led = ("cn-ahenobarbus", *VETERANS[:rebels])
    t = Table(
        {"etruria": led},
        {zone: ["sex-pompeius", *guard], "zeugitana": ["varro", "legio-xi"]},
        chiefs={"republicani": ["sex-pompeius"], "caesariani": ["octavianus"]},
        control={"caesariani": ["italia"]},
        active="republicani",
        year=39,
    )
    t.g.pretender = PIECE["cn-ahenobarbus"]
    t.g.rebels = mask(led)
    t.g.smc[:] = [1, 1]
    return t


def danger(t: Table) -> float:
    """What it costs that Sextus Pompeius is where he is."""
    return Survey(t.g).defiance.staying(ZONE[t.place("sex-pompeius")])


def test_the_defied_leader_is_in_danger_where_the_pretender_can_come_and_is_stronger() -> None:
    """Beaten by him he is dead (AIE-8.5.2-1), and the coup has succeeded (AIE-3.6-9)."""
    beside = danger(civil_war(*RECRUITS))
    assert beside > danger(civil_war(*RECRUITS, zone="bruttium")) > 1
    assert danger(civil_war(*RECRUITS, zone="turdetania")) == 0, "out of reach"
    assert danger(civil_war(*OTHERS)) < beside / 10, "with seven legions against five"
    assert danger(civil_war()) == 0, "alone he escapes (AIE-7.1-4)"


def test_the_defied_leader_is_in_less_danger_when_the_pretender_has_no_sequence_left() -> None:
    t = civil_war(*RECRUITS)
    before = danger(t)
    t.g.smc[:] = [0, 1]
    assert 0 < danger(t) < before


def test_nobody_else_fears_the_pretender() -> None:
    t = civil_war(*RECRUITS)
    assert not Survey(t.g).defiance.concerns(1 << PIECE["varro"] | 1 << PIECE["legio-xi"])
    t.g.pretender = NONE
    assert danger(t) == 0


@pytest.mark.parametrize("zone", ["roma", "campania", "picenum"])
def test_the_defied_leader_marches_out_of_the_reach_of_a_stronger_pretender(zone: str) -> None:
    """Without a coup he marches north past the same five legions, into a region that nobody holds."""
    marched = follow(civil_war(*RECRUITS, zone=zone).start(Movements()))
    assert DISTANCE[ZONE["etruria"]][ZONE[marched.place("sex-pompeius")]] > 2
    at_peace = civil_war(*RECRUITS, zone=zone).start(Movements())
    at_peace.g.pretender, at_peace.g.rebels = NONE, 0
    assert DISTANCE[ZONE["etruria"]][ZONE[follow(at_peace).place("sex-pompeius")]] <= 2


def test_legions_do_not_leave_their_leader_to_the_pretender() -> None:
    """Five of seven legions gone, Sextus would be beaten with the others; his death would cost more than theirs."""
    t = civil_war(*OTHERS)
    going = mask(OTHERS[2:])
    fearful = Survey(t.g).dangers.leaves(REPUBLICANI, ZONE["roma"], going)[0]
    t.g.pretender = NONE
    assert fearful < Survey(t.g).dangers.leaves(REPUBLICANI, ZONE["roma"], going)[0] - 1


def attack(rebels: int, coup: bool) -> float:
    """What it promises Sextus Pompeius and seven legions to fall upon the Pretender, or whom he was."""
    t = civil_war(*OTHERS, zone="picenum", rebels=rebels)
    if not coup:
        t.g.pretender = NONE
    party = Marches(Survey(t.g)).party(ZONE["picenum"], mask(["sex-pompeius", *OTHERS]))
    return dict(party.zones).get(ZONE["etruria"], 0.0)


def test_the_defied_leader_attacks_the_pretender_if_he_is_sure_of_victory_and_no_other_way() -> None:
    """It is his life against the coup (AIE-8.5.2-1, AIE-3.6-10)."""
    assert attack(2, coup=True) > attack(2, coup=False) + 1
    assert attack(5, coup=True) == 0 < attack(5, coup=False)


def test_while_a_coup_goes_on_what_is_known_judges_as_if_all_were_asked_anew() -> None:
    """Lucius Antonius defies Sextus Pompeius in 41: advisers who remember, and some who see each question first."""
    g = GAME.new(GAME.setup(scenario="41-triumviri", seed="d1"))
    assert isinstance(g, Alea)
    rebel = PIECE["l-antonius"]
    g.pretender = rebel
    side_with(g, followers(g, company(g, rebel), CAESARIANI), CAESARIANI)
    assert compared_with_fresh(g, lambda g, compared: g.pretender == rebel and compared < 300) > 100
