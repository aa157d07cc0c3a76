"""Before one commits: what a march risks and how an engagement stands, told from what the viewer may know alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.components.tables import DETERRENCE, FRONTAL, GENERAL_ATTACK
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import LAST_BLOWS
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.games.optimus.table.board import board
from latrunculi.games.optimus.table.contract import AheadState, DeedState
from latrunculi.games.optimus.table.secrets import redact
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_heuristics import COMATI, line_of_battle
from tests.games.optimus.test_hidden import bales, faces, hand, sheets, wounds

LEGIONS = ["legio-vii-claudia", "legio-i-italica", "legio-v-macedonica", "legio-xiii-gemina"]


def ahead(t: Table, viewer: int = ROME) -> dict[str, AheadState]:
    """What awaits the march in progress, as a viewer is told."""
    march = board(redact(t.g, viewer)).march
    return march.ahead if march is not None else {}


def deeds(t: Table, viewer: int = ROME) -> dict[tuple[str, str], DeedState]:
    """What may be tried before towns, by verb and object."""
    return {(deed.verb, deed.object): deed for deed in board(redact(t.g, viewer)).deeds}


def bears(step: AheadState) -> dict[str, int]:
    """The modifiers of the test at the end of a step."""
    return {modifier.id: modifier.amount for modifier in step.modifiers}


def test_what_attrition_would_take_is_told_before_the_step() -> None:
    """3 PF without a train go from Campus Haticus into the mountains of Tapae beside it: -1 for a Roman in mountains,
    -2 abroad without a train. A 1 is -2, two PF; 2, 3 and 4 are -1, 0 and 1, one PF; 5 and 6 are none."""
    t = Table({"traianus": ("campus-haticus", LEGIONS[:1])}, dice=[1]).segment().do("march", "traianus")
    told = ahead(t)["tapae"]
    assert bears(told) == {"rough": -1, "no-train": -2}
    assert told.tolls == [2, 1, 1, 1, 0, 0]
    assert told.foe is None
    t.do("move-to", "tapae").do("done").do("done")
    assert t.events("attrition-roll")[-1]["losses"] == told.tolls[0]


def test_a_train_that_goes_along_counts_where_it_arrives() -> None:
    t = Table({"traianus": ("campus-haticus", [LEGIONS[0], "impedimenta-1"])}).segment().do("march", "traianus")
    assert bears(ahead(t)["tapae"]) == {"rough": -1}


def test_who_has_been_left_on_the_way_is_told_of_as_he_will_test() -> None:
    """Eleven PF of horse go to Horreum Margi, where two are left: at Singidunum eleven test, the pile is -1."""
    riders = ["mauri-1", "mauri-2", "mauri-3", "mauri-4", "alae-pannoniorum-1", "alae-pannoniorum-2"]
    t = Table({"traianus": ("viminacium", riders)}, pf={"mauri-4": 1}, supreme=("traianus", ""), dice=[1])
    t.segment().do("march", "traianus").do("move-to", "horreum-margi").do("leave", "mauri-1")
    told = ahead(t)["singidunum"]
    assert (bears(told), told.tolls) == ({"pile": -1}, [1, 1, 0, 0, 0, 0])
    t.do("move-to", "singidunum").do("done").do("done")
    assert t.events("attrition-roll")[-1]["score"] == 0


def test_a_stack_from_off_the_map_is_told_what_its_test_would_take() -> None:
    t = Table(pieces=dict.fromkeys(LEGIONS, "gallia")).segment().do("march", LEGIONS[0])
    for legion in LEGIONS[1:]:
        t.do("take", legion)
    assert bears(ahead(t)["mogontiacum"]) == {"pile": -1}, "twelve PF"


def test_it_changes_nothing_and_a_counter_alone_has_no_test() -> None:
    t = Table(pieces={"legio-vii-claudia": "campus-haticus"}).segment().do("march", "legio-vii-claudia")
    before = t.g.clone()
    told = ahead(t)
    assert told["tapae"].tolls == []
    assert t.g == before


def test_of_forces_in_view_the_odds_are_one_figure_and_more_men_make_them_better() -> None:
    """Two infantries of 2 PF without a leader in Tapae; upon them come 3, then 9 PF of legions."""
    chances = []
    for legions in (1, 3):
        t = Table({"traianus": ("campus-haticus", LEGIONS[:legions])}, {"comati-1": "tapae", "comati-2": "tapae"})
        foe = ahead(t.segment().do("march", "traianus"))["tapae"].foe
        assert foe is not None
        assert (foe.least, foe.most, foe.range, foe.walls, foe.overrun) == (4, 4, None, None, False)
        assert foe.win is not None
        chances.append(foe.win)
    assert 0.0 < chances[0] < chances[1] <= 1.0


def test_ten_to_one_is_an_overrun() -> None:
    t = Table(
        {"traianus": ("campus-haticus", LEGIONS)}, {"comati-1": "tapae"}, pf={"comati-1": 1}, supreme=("traianus", "")
    )
    foe = ahead(t.segment().do("march", "traianus"))["tapae"].foe
    assert foe is not None
    assert foe.overrun


def test_whom_walls_shelter_may_stay_behind_them() -> None:
    """Arcidava has a VG of 6: so many PF of its garrison may decline to fight."""
    t = Table({"traianus": ("berzobis", LEGIONS[:2])}, {"comati-1": "arcidava"})
    foe = ahead(t.segment().do("march", "traianus"))["arcidava"].foe
    assert foe is not None
    assert (foe.walls, foe.inside, foe.least) == (6, 0, 2)


def wary() -> Table:
    """Trajan beside Dacians whose sheets he does not see: two leaders and a decoy in Tapae."""
    return Table(
        {"decebalus": ("tapae", ["pileati-1", "falcati-1"]), "vezinas": ("tapae", ["comati-1"]),
         "traianus": ("campus-haticus", LEGIONS[:3])},
        {"leurre-daci-1": "tapae"}, bb={"decebalus": 3}, hands={1: ["tempus-hiemis"]}, supreme=("", "decebalus"),
    )  # fmt: skip


def test_of_hidden_armies_least_and_most_are_told_and_a_range() -> None:
    """Nothing is seen of three backs: perhaps nobody is there; at most whom the three of the highest VS may lead."""
    foe = ahead(wary().segment().do("march", "traianus"))["tapae"].foe
    assert foe is not None
    assert foe.least == 0
    assert foe.most >= 6
    assert foe.range is not None
    assert foe.win is not None
    worst, best = foe.range
    assert worst <= foe.win <= best == 1.0


@pytest.mark.parametrize("secret", [sheets, faces, bales, hand, wounds], ids=lambda secret: secret.__name__)
def test_what_is_hidden_does_not_show_in_the_odds(secret: Callable[[Optimus], None]) -> None:
    t = wary().segment().do("march", "traianus")
    other = t.g.clone()
    secret(other)
    for viewer in (ROME, -1):
        assert board(redact(other, viewer)) == board(redact(t.g, viewer))


def test_an_army_twice_as_large_under_the_same_back_shows_in_nothing() -> None:
    views: list[Any] = []
    for men in (["comati-1"], ["comati-1", "comati-2", "comati-3", "falcati-1"]):
        t = Table({"vezinas": ("tapae", men), "traianus": ("campus-haticus", LEGIONS[:3])})
        views.append(board(redact(t.segment().do("march", "traianus").g, ROME)))
    assert views[0] == views[1]


def test_the_enemy_is_not_told_what_the_march_risks() -> None:
    t = Table({"traianus": ("campus-haticus", LEGIONS[:1]), "decebalus": ("apulum", ["comati-1"])})
    t.segment().do("march", "traianus")
    for viewer in (BARBARIAN, -1):
        seen = board(redact(t.g, viewer))
        assert (seen.march, seen.deeds) == (None, [])


def test_a_siege_action_and_an_invasion_have_the_chances_of_their_die() -> None:
    """Arcidava, VD 1 and VG 6, empty: the marker on 3 makes 4, 5 and 6 of the die a 6: 3 of 6. Nine fit PF suffer the
    die and 1, 2 to 7 losses; of these two destroy a PF, so that a 3 leaves more than 6, and a 4 does not (9.3-9)."""
    t = Table({"traianus": ("arcidava", LEGIONS[:3])})
    t.g.siege[REGION["arcidava"]] = 3
    told = deeds(t.segment())
    assert told["summon", "traianus"].win == 0.5
    die = told["summon", "traianus"].die
    assert die is not None
    assert [(one.id, one.rule, one.amount) for one in die.bears] == [
        ("marker", "OP-9.4-7", 3),
        ("defences", "OP-9.4-9", -1),
    ]
    assert (die.sum, die.target) == (2, 6)
    assert die.faces == [False, False, False, True, True, True]
    assert told["invade", "traianus"].die is None
    assert (told["invade", "traianus"].win, told["invade", "traianus"].losses) == (0.5, [2, 7])
    assert ("assault", "traianus") not in told


@pytest.mark.rule("OP-9.3-9", "OP-10.2-6", "OP-10.4-1")
@pytest.mark.parametrize(
    ("army", "hurt", "won"),
    [
        ([*LEGIONS[:2], "alae-gallorum-1"], {}, 1),  # 8 PF, one to spare: a 1 is two losses, which destroy one
        (LEGIONS[:3], {LEGIONS[0]: 2}, 1),  # 7 fit, none to spare: both losses of a 1 on who is HdC
        (LEGIONS[:3], {LEGIONS[0]: 1}, 2),  # 8 fit, one to spare: of three losses one on who is HdC, two on another PF
        ([*LEGIONS[:2], "alae-gallorum-1"], {LEGIONS[0]: 1}, 0),  # 7 fit: the alae suffer before who is HdC
    ],
)
def test_an_invasion_as_it_is_foretold_can_be_won_with_the_last_face_that_is_told(
    army: list[str], hurt: dict[str, int], won: int
) -> None:
    """Of Arcidava, VD 1, VG 6."""
    for die in range(1, 7):
        t = Table({"traianus": ("arcidava", army)}, hdc=hurt, dice=[die]).segment()
        assert deeds(t)["invade", "traianus"].win == round(won / 6, 3)
        t.do("invade", "traianus")
        while t.asked == "allocation-start":
            spent = t.legal("destroy")
            t.do("destroy", min(spent)) if spent else t.do("hurt", min(t.legal("hurt")))
        assert (t.asked == "town-loot-start") == (die <= won)


def test_an_assault_upon_few_is_likelier_to_clear_the_walls_than_upon_many() -> None:
    chances = []
    for men in (["comati-1"], ["comati-1", "comati-2", "falcati-1"]):
        t = Table({"traianus": ("arcidava", LEGIONS)}, dict.fromkeys(men, "arcidava"), supreme=("traianus", ""))
        t.within(*men).g.siege[REGION["arcidava"]] = 0
        t.g.show(1 << PIECE[men[0]])
        told = deeds(t.segment())["assault", "traianus"]
        assert told.losses is not None
        chances.append(told.win)
    assert 0.0 <= chances[1] < chances[0] <= 1.0


def now(t: Table, viewer: int = ROME) -> float | None:
    """How the engagement in progress stands for the attacker, as a viewer is told."""
    battle = board(redact(t.g, viewer)).battle
    assert battle is not None
    return battle.win


def test_in_a_battle_the_chance_follows_what_has_been_suffered_and_what_is_known_of_tactics() -> None:
    """Twelve PF on both sides. The attacker stands the better, the more the enemy has suffered and the less he has; a
    tactic that lies face down changes nothing for the other side."""
    t = line_of_battle(LEGIONS[:4], COMATI)
    battle = t.g.stack[-1]
    assert isinstance(battle, Battle)
    t.g.show(battle.host[0] | battle.host[1])
    chances: list[float] = []
    for suffered in ([6, 0], [0, 0], [0, 6]):
        battle.suffered = suffered
        chances.append(now(t) or 0.0)
    assert chances == sorted(chances)
    assert len(set(chances)) == 3
    battle.suffered, battle.tactic, battle.step, battle.phase = [0, 0], [0, -1], "parley", 1
    before = now(t), now(t, BARBARIAN)
    battle.tactic = [0, 3]
    assert now(t) == before[0]
    battle.tactic = [1, -1]
    assert now(t, BARBARIAN) == before[1]
    assert now(t) != before[0], "one knows one's own"
    battle.phase = LAST_BLOWS
    assert now(t) is None


@pytest.mark.rule("OP-8.2-10", "OP-10.1-1")
def test_who_may_hit_with_what_is_told_before_the_dice_and_what_victory_brings_by_the_matrix() -> None:
    """Trajan, BT 2, leads a legion of 3 PF and FD 5; of the others alae have 2 PF and FD 5, bowmen 1 PF and none. A
    frontal attack gives the legion one more: a 2 is a 5 then. By the matrix an envelopment that wins destroys a frontal
    attack, which pursues it if it wins itself."""
    t = line_of_battle([LEGIONS[0], "alae-gallorum-1", "sagittarii-1"], ["comati-1", "falcati-1"])
    battle = t.g.stack[-1]
    assert isinstance(battle, Battle)
    t.g.show(battle.host[0] | battle.host[1])

    def told(viewer: int = ROME) -> Any:
        found = board(redact(t.g, viewer)).battle
        assert found is not None
        return found

    battle.step, battle.phase = "counsel", 0
    assert told().blows == {"sagittarii-1": [0, 0, 0, 0, 0, 1]}, "in harassment shooters alone"
    battle.step, battle.phase, battle.tactic = "parley", 1, [0, 3]
    mine = told()
    assert mine.blows[LEGIONS[0]] == [0, 6, 3, 3, 3, 3]
    assert mine.blows["alae-gallorum-1"] == [0, 0, 0, 0, 4, 2]
    assert mine.blows["falcati-1"] == [0, 0, 0, 4, 4, 2]
    assert told(BARBARIAN).blows[LEGIONS[0]] == [0, 0, 6, 3, 3, 3], "his tactic lies face down"
    assert mine.outcomes == told(BARBARIAN).outcomes == [None, None]
    battle.phase = 2
    assert told().outcomes == told(BARBARIAN).outcomes == ["P", "AD"]
    battle.command[ROME] = 0
    assert told().blows["alae-gallorum-1"] == [0, 0, 0, 0, 0, 2], "without command 6 and more alone (OP-9.11.2-2)"


def test_what_a_tactic_promises_is_told_to_whoever_chooses_it() -> None:
    """Twelve PF of legions, heavy foot of FD 5, against twelve of comati: the frontal attack alone favours heavy foot,
    so it promises Rome more; to the barbarian, who has no heavy foot, it promises as much as the general attack. What
    the enemy has laid down changes nothing, since nobody sees it."""
    t = line_of_battle(LEGIONS, COMATI)
    t.g.apply(BARBARIAN, VOCABULARY.action("choose-tactic", "deterrence"))
    battle = board(redact(t.g, ROME)).battle
    assert battle is not None
    assert set(battle.choices) == {"frontal", "general", "deterrence", "envelopment"}
    frontal, general = battle.choices["frontal"], battle.choices["general"]
    assert (frontal.win > general.win, frontal.hits > general.hits) == (True, True)
    assert battle.choices["envelopment"] == general, "no heavy cavalry"
    assert general.win == battle.win
    theirs = board(redact(t.g, BARBARIAN)).battle
    assert theirs is not None
    assert theirs.choices == {}, "he has chosen"


def test_before_the_last_blows_two_tactics_are_compared() -> None:
    t = line_of_battle(LEGIONS, COMATI)
    fight = t.g.stack[-1]
    assert isinstance(fight, Battle)
    fight.tactic, fight.suffered = [FRONTAL, GENERAL_ATTACK], [0, 4]
    fight.step, fight.asked, fight.phase = "switch", ROME, LAST_BLOWS
    t.g.advance()
    battle = board(redact(t.g, ROME)).battle
    assert battle is not None
    assert set(battle.choices) == {"frontal", "general"}
    assert battle.choices["frontal"].hits > battle.choices["general"].hits > 0
    theirs = board(redact(t.g, BARBARIAN)).battle
    assert theirs is not None
    assert theirs.choices == {}


def test_the_chance_of_a_retreat_in_good_order_is_told_to_whoever_may_try_it() -> None:
    """A defender with the deterrence, in the plain of Campus Haticus: nothing helps the die, which has to be a 6."""
    t = line_of_battle(LEGIONS, COMATI)
    fight = t.g.stack[-1]
    assert isinstance(fight, Battle)
    fight.tactic, fight.step, fight.asked, fight.phase = [FRONTAL, DETERRENCE], "parley", BARBARIAN, LAST_BLOWS
    t.g.advance()
    told = [board(redact(t.g, viewer)).battle for viewer in (ROME, BARBARIAN)]
    assert [battle and battle.order for battle in told] == [None, 1 / 6]
