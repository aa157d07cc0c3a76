"""What each side may know: backs, sheets, bales, hands, tactics; and the worlds that bots think in."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from latrunculi.games.optimus.components.chart import REGION, ROMAN
from latrunculi.games.optimus.components.counters import STRATAGEM, TYPE
from latrunculi.games.optimus.components.pieces import (
    DECOY_MASK,
    FIRST_LEADER,
    LEGION_UNITS,
    PIECE,
    PIECE_IDS,
    PIECES,
    UNIT_MASK,
)
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.attrition import EARLIER
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.invariants import defects
from latrunculi.games.optimus.rules.knowledge import FIRST_BACK
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.games.optimus.rules.schemes import revolt
from latrunculi.games.optimus.rules.sequence import spring
from latrunculi.games.optimus.rules.state import AWAY, POOL, UNSEEN, Optimus, altered, remembered
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.games.optimus.rules.upkeep import put_in_order
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.games.optimus.table.secrets import determinize, redact
from latrunculi.kernel import views
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import EVERYONE, Journal
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

SPECTATOR = -1
TARABOSTES = PIECE["pileati-1"]
COMATI = PIECE["comati-1"]


def wilds() -> Table:
    """Two Dacian leaders and a decoy in the mountains, a Roman army not far."""
    return Table(
        armies={
            "decebalus": ("apulum", ["pileati-1", "falcati-1"]), "vezinas": ("apulum", ["comati-1"]),
            "traianus": ("viminacium", ["legio-vii-claudia", "praetoriani-1"]),
            "licinius-sura": ("viminacium", ["thraces-1"]),
        },
        pieces={"leurre-daci-1": "apulum", "comati-2": "buridava"},
        bb={"decebalus": 3, "traianus": 2}, hands={0: ["espion"], 1: ["tempus-hiemis"]},
        supreme=("traianus", "decebalus"),
    )  # fmt: skip


def sheets(g: Optimus) -> None:
    """The Dacians change sheets."""
    g.attach(TARABOSTES, PIECE["vezinas"])
    g.attach(COMATI, PIECE["decebalus"])


def faces(g: Optimus) -> None:
    """A decoy and a leader change places under their backs."""
    decoy, leader = PIECE["leurre-daci-1"] - FIRST_LEADER, PIECE["vezinas"] - FIRST_LEADER
    g.backs = g.backs.copy()
    g.backs[decoy], g.backs[leader] = g.backs[leader], g.backs[decoy]


def bales(g: Optimus) -> None:
    """Bales are elsewhere."""
    g.bb[PIECE["decebalus"] - FIRST_LEADER] = 0
    g.bb[PIECE["vezinas"] - FIRST_LEADER] = 1
    g.hoard = 4


def hand(g: Optimus) -> None:
    """Another stratagem lies in the hand."""
    g.hand[BARBARIAN] = BIT[STRATAGEM["pillards"]]


def wounds(g: Optimus) -> None:
    """Men on a sheet are hors de combat, and have marched."""
    g.maim(TARABOSTES, 1)
    g.marched[TARABOSTES] = 2
    g.halted |= BIT[TARABOSTES]


SECRETS = (sheets, faces, bales, hand, wounds)


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_what_is_hidden_changes_nothing_that_is_seen(secret: Callable[[Optimus], None]) -> None:
    table = wilds().segment(BARBARIAN)
    other = table.g.clone()
    secret(other)
    for viewer in (ROME, SPECTATOR):
        assert redact(other, viewer) == redact(table.g, viewer)
    assert redact(other, BARBARIAN) != redact(table.g, BARBARIAN)


def test_bales_of_rome_are_secret_too_and_so_are_its_sheets() -> None:
    table = wilds().segment()
    other = table.g.clone()
    other.bb[PIECE["traianus"] - FIRST_LEADER] = 0
    other.bb[PIECE["licinius-sura"] - FIRST_LEADER] = 2
    other.attach(PIECE["thraces-1"], PIECE["traianus"])
    other.hand[ROME] = BIT[STRATAGEM["prevoyant"]]
    assert redact(other, BARBARIAN) == redact(table.g, BARBARIAN)
    assert redact(other, ROME) != redact(table.g, ROME)


def test_who_leads_nobody_looks_like_who_leads_an_army() -> None:
    """A decoy on the march, and a leader: Rome sees a back that moves."""
    views = []
    for name in ("leurre-daci-1", "vezinas"):
        table = wilds()
        if name == "leurre-daci-1":
            faces(table.g)
        table.segment(BARBARIAN).do("march", name)
        table.g.stack[-1].terms[EARLIER] = 1 if name == "vezinas" else 0
        views.append(redact(table.g, ROME))
    one, other = views
    assert one.stack == other.stack
    assert one.veiled == other.veiled


def test_a_tactic_lies_face_down_until_the_melee() -> None:
    table = wilds()
    pieces = [BIT[PIECE[h]] | table.g.army(PIECE[h]) for h in ("traianus", "decebalus")]
    battle = engagement(REGION["apulum"], ROME, REGION["tapae"], pieces[0], pieces[1])
    battle.tactic = [0, 2]
    battle.phase, battle.pitched = 1, True
    table.g.stack.append(battle)
    seen = redact(table.g, ROME).stack[-1]
    assert isinstance(seen, Battle)
    assert seen.tactic == [0, -1]
    battle.phase = 2
    shown = redact(table.g, ROME).stack[-1]
    assert isinstance(shown, Battle)
    assert shown.tactic == [0, 2]


@pytest.mark.rule("OP-1.1-2")
def test_what_a_hidden_leader_does_is_told_by_his_back_to_all_but_his_own_side() -> None:
    t = wilds().segment(BARBARIAN).do("march", "vezinas")
    told = [(mask, values[0]) for mask, kind, values in t.g.journal.events if VOCABULARY.events[kind].name == "set-out"]  # type: ignore[union-attr]
    back = FIRST_BACK + t.g.backs[PIECE["vezinas"] - FIRST_LEADER]
    assert told == [(1 << BARBARIAN, PIECE["vezinas"]), (~(1 << BARBARIAN), back)]


@pytest.mark.rule("OP-1.2-9")
def test_a_loss_on_a_hidden_sheet_is_told_its_owner_alone_and_one_in_view_everybody() -> None:
    def told(event: str, *, shown: bool = False, led: bool = True) -> int:
        """Who hears of the loss of a Dacian PF, as a mask of seats."""
        t = Table({"decebalus": ("apulum", ["pileati-1"] if led else [])}, {} if led else {"pileati-1": "apulum"})
        t.g.bare = BIT[TARABOSTES] if shown else 0
        t.g.hdc[TARABOSTES] = 2 if event == "destroyed-pf" else 0
        t.start(Allocation(BARBARIAN, REGION["apulum"], BIT[TARABOSTES], 1, 0))
        if t.asked:
            t.do("destroy" if event == "destroyed-pf" else "hurt", "pileati-1")
        return next(mask for mask, kind, _ in t.g.journal.events if VOCABULARY.events[kind].name == event)  # type: ignore[union-attr]

    for event in ("hurt-pf", "destroyed-pf"):
        assert told(event) == 1 << BARBARIAN
        assert told(event, shown=True) == told(event, led=False) == EVERYONE


@pytest.mark.rule("OP-6.2-3", "OP-1.2-9")
def test_whom_a_town_feeds_is_asked_whatever_is_on_the_sheets() -> None:
    """Apulum feeds 9 PF. Two leaders and a decoy are there, with nobody, few men or too many; Rome sees three backs."""
    crowd = ("pileati-1", "pileati-2", "pileati-3", "comati-1", "comati-3", "falcati-1")
    views = []
    for mine, answers in (((), {"done"}), (crowd[:2], {"done"}), (crowd, {"choose-piece"})):
        t = Table({"decebalus": ("apulum", mine[:3]), "vezinas": ("apulum", mine[3:])}, {"leurre-daci-1": "apulum"})
        t.start(Supply(BARBARIAN))
        assert (t.asked, t.legal()) == ("supply-rank", answers)
        views.append(redact(t.g, ROME))
        t.do(*(("choose-piece", "vezinas") if "choose-piece" in answers else ("done",)))
        assert len(t.events("unsupplied")) == (len(mine) > 2)
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("OP-6.2-3", "OP-6.2-6")
def test_nor_does_the_question_tell_where_a_train_is() -> None:
    views = []
    for train in ("impedimenta-1", "thraces-1"):
        t = Table({"traianus": ("sirmium", ["legio-vii-claudia", train]), "licinius-sura": ("sirmium", [])})
        t.start(Supply(ROME))
        assert (t.asked, t.legal()) == ("supply-rank", {"done"})
        views.append(redact(t.g, BARBARIAN))
    assert views[0] == views[1]
    t = Table({"traianus": ("sirmium", ["legio-vii-claudia"])}).start(Supply(ROME))
    assert t.asked == "", "one force is fed, or it is not"
    armies = {"traianus": ("singidunum", ["legio-vii-claudia"]), "licinius-sura": ("singidunum", ["thraces-1"])}
    t = Table(armies, held={"singidunum": BARBARIAN}).start(Supply(ROME))
    assert t.asked != "supply-rank", "a town of the enemy feeds nobody"


@pytest.mark.rule("OP-6.2-2", "OP-6.2-3", "OP-1.2-9")
def test_nor_whether_a_leader_beside_a_counter_has_men() -> None:
    """Before Sirmium's supply a legion lies in view next to Sura, who has an auxiliary or nobody, or too many men for
    the town: the legion is then fed, fed with them, or still to be ranked."""
    views = []
    for men in (
        [],
        ["thraces-1"],
        [f"legio-{name}" for name in ("i-italica", "i-adiutrix", "xi-claudia", "v-macedonica")],
    ):
        t = Table({"licinius-sura": ("sirmium", men)}, {"legio-vii-claudia": "sirmium"}).start(Supply(ROME))
        assert t.asked == "supply-rank"
        views.append(redact(t.g, BARBARIAN))
    assert views[0] == views[1] == views[2]


def audience(t: Table, event: str) -> list[tuple[int, tuple[int, ...]]]:
    """Who hears of the events of a kind, as masks of seats, and their values."""
    assert t.g.journal is not None
    return [(mask, values) for mask, kind, values in t.g.journal.events if VOCABULARY.events[kind].name == event]


@pytest.mark.rule("OP-1.4-1", "OP-1.3-4")
def test_that_bales_were_lost_is_told_their_owner_alone() -> None:
    t = wilds().segment(BARBARIAN).do("march", "decebalus").do("leave", "pileati-1").do("leave", "falcati-1").do("done")
    assert t.bb("decebalus") == 0
    assert audience(t, "bb-lost") == [(1 << BARBARIAN, (PIECE["decebalus"],))]


@pytest.mark.rule("OP-1.2-9", "OP-2-11")
def test_who_recovers_on_a_hidden_sheet_is_told_his_owner_alone() -> None:
    """In Apulum two PF on a sheet and one in view are HdC; in Viminacium one on a sheet."""
    t = Table(
        {"decebalus": ("apulum", ["pileati-1"]), "traianus": ("viminacium", ["thraces-1"])}, {"comati-1": "apulum"},
        hdc={"pileati-1": 2, "comati-1": 1, "thraces-1": 1}, season="spring",
    )  # fmt: skip
    spring(t.g)
    apulum, viminacium = REGION["apulum"], REGION["viminacium"]
    assert sorted(audience(t, "recovered")) == sorted(
        [(1 << BARBARIAN, (apulum, 3)), (~(1 << BARBARIAN), (apulum, 1)), (1 << ROME, (viminacium, 1))]
    )
    assert not t.wounded("pileati-1", "comati-1", "thraces-1")


@pytest.mark.rule("OP-13.2-5", "OP-13.3-1", "OP-1.2-9")
def test_who_may_be_raised_or_put_right_does_not_show_in_who_is_asked() -> None:
    """One PF for Costesti: whether comati alone are to be had, or falcati too, or a man is HdC, a question is seen."""
    views = []
    for more, hdc in ((0, 0), (3, 0), (0, 1)):
        t = Table({"decebalus": ("costesti", ["falcati-1"])}, hdc={"falcati-1": hdc}, dice=[3])
        t.g.stock(TYPE["comati"], 3)
        t.g.stock(TYPE["falcati"], more)
        t.segment(BARBARIAN).do("recruit", "costesti").do("done")
        assert t.asked == "recruitment-muster"
        views.append(redact(t.g, ROME))
        assert not audience(t, "forced")
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("OP-14-4", "OP-14-18")
def test_who_plays_pillards_is_asked_whether_the_second_counter_is_a_leader_or_a_decoy() -> None:
    views = []
    for second, other in (("vezinas", "leurre-daci-1"), ("leurre-daci-1", "vezinas")):
        t = Table(
            {"decebalus": ("costesti", [])}, {second: "costesti", other: "apulum"}, hands={BARBARIAN: ["pillards"]}
        )
        if second != "vezinas":
            faces(t.g)
        t.g.stock(TYPE["comati"], 3)
        t.segment(BARBARIAN).do("recruit", "costesti").do("choose-piece", "decebalus").do("play", "pillards")
        assert t.asked == "author-start"
        views.append(redact(t.g, ROME))
    assert views[0] == views[1]
    alone = Table({"decebalus": ("costesti", [])}, hands={BARBARIAN: ["pillards"]})
    alone.g.stock(TYPE["comati"], 3)
    assert alone.segment(BARBARIAN).do("recruit", "costesti").do("play", "pillards").asked == "recruitment-pledge"


@pytest.mark.rule("OP-8.5-1", "OP-1.2-9")
def test_which_legion_of_a_sheet_builds_a_fort_is_told_its_side_alone() -> None:
    region, legion, chief = REGION["viminacium"], PIECE["legio-vii-claudia"], PIECE["traianus"]
    t = wilds()
    t.g.camps = 1
    t.segment().do("build-fort", "legio-vii-claudia")
    assert audience(t, "fort-built") == [(1 << ROME, (legion, region)), (~(1 << ROME), (chief, region))]
    t = Table({}, {"legio-vii-claudia": "viminacium"})
    t.g.camps = 1
    t.segment().do("build-fort", "legio-vii-claudia")
    assert audience(t, "fort-built") == [(EVERYONE, (legion, region))]


@pytest.mark.rule("OP-13.2-5", "OP-1.2-9")
def test_the_number_of_a_new_counter_does_not_tell_how_many_are_in_play() -> None:
    raised = set()
    for first in (1, 2, 3):
        t = Table({"decebalus": ("costesti", ["comati-1"])}, dice=[3, first])
        t.g.stock(TYPE["comati"], 3)
        t.segment(BARBARIAN).do("recruit", "costesti").do("done").do("raise", "comati")
        raised |= {name for name in ("comati-2", "comati-3", "comati-4") if t.place(name) == "costesti"}
    assert raised == {"comati-2", "comati-3", "comati-4"}


@pytest.mark.rule("OP-1.2-9", "OP-3-9")
@pytest.mark.parametrize("afield", [(), ("ballistae-1",), ("ballistae-2", "ballistae-4")])
def test_the_number_of_a_gun_does_not_tell_how_many_are_on_sheets(afield: tuple[str, ...]) -> None:
    """Whoever faces Laberius sees one of the guns that are not in play, and any of them as likely as another."""
    guns = {name for name in PIECE if name.startswith("ballistae-")} - set(afield)
    found = set()
    for first in range(1, len(guns) + 1):
        t = Table(
            {"laberius-maximus": ("costesti", ["legio-i-italica"]), "traianus": ("viminacium", afield)}, dice=[first]
        )
        t.segment().do("emplace", "legio-i-italica")
        found |= t.army("laberius-maximus") - {"legio-i-italica"}
    assert found == guns


@pytest.mark.rule("OP-1.2-9", "OP-SC-39")
@pytest.mark.parametrize("afield", [(), ("transfugae-1",), ("transfugae-2",)])
def test_nor_does_that_of_deserters(afield: tuple[str, ...]) -> None:
    others = {name for name in PIECE if name.startswith("transfugae-")} - set(afield)
    found = set()
    for first in range(1, len(others) + 1):
        t = Table({"decebalus": ("costesti", afield)}, hands={1: ["transfugae"]}, dice=[first])
        t.segment(BARBARIAN).do("play", "transfugae")
        found |= {name for name in others if t.place(name) == "sarmizegetusa"}
    assert found == others


def test_what_was_seen_is_remembered() -> None:
    table = wilds()
    g = table.g
    g.clock = 3
    g.maim(TARABOSTES, 1)
    g.show(BIT[TARABOSTES] | BIT[PIECE["decebalus"]])
    g.bare = 0
    g.clock = 5
    seen = redact(g, ROME)
    assert seen.at[TARABOSTES] == UNSEEN
    assert remembered(seen.memory[TARABOSTES]) == (3, PIECE["decebalus"], g.pf[TARABOSTES], 1)
    assert seen.heads_seen[PIECE["decebalus"] - FIRST_LEADER] == 3
    assert not seen.memory[COMATI]


def test_who_was_seen_to_fall_is_looked_for_no_more() -> None:
    table = wilds()
    g = table.g
    g.show(BIT[TARABOSTES])
    g.destroy(TARABOSTES, g.pf[TARABOSTES])
    assert not g.memory[TARABOSTES]
    g.show(BIT[COMATI])
    g.bare = 0
    g.destroy(COMATI, g.pf[COMATI])
    assert g.memory[COMATI]  # it fell on a hidden sheet


# ---------------------------------------------------------------- worlds


def worlds(table: Table, viewer: int = ROME) -> list[Optimus]:
    """Some worlds as a side may think them."""
    return [determinize(table.g, viewer, Dice(number)) for number in range(40)]


def test_who_was_seen_with_a_leader_is_with_him() -> None:
    table = wilds()
    g = table.g
    g.maim(TARABOSTES, 1)
    decebalus = PIECE["decebalus"]
    g.show(BIT[decebalus] | g.army(decebalus))
    g.bare = 0
    table.segment()
    for world in worlds(table):
        assert world.chief[TARABOSTES] == world.chief[PIECE["falcati-1"]] == decebalus
        assert (world.pf[TARABOSTES], world.hdc[TARABOSTES]) == (g.pf[TARABOSTES], 1)
        assert world.at[TARABOSTES] == world.at[decebalus] == REGION["apulum"]


def test_no_army_exceeds_the_vs_of_its_leader_and_every_world_is_sound() -> None:
    table = wilds().segment()
    for viewer in (ROME, BARBARIAN, SPECTATOR):
        for world in worlds(table, viewer):
            assert defects(world) == []
            for head in range(FIRST_LEADER, PIECES):
                if world.at[head] < POOL and not DECOY_MASK & BIT[head]:
                    assert world.strength(world.army(head)) <= world.vs(head)


def test_who_lies_in_view_and_how_many_backs_lie_where_is_as_it_is() -> None:
    table = wilds().segment()
    for world in worlds(table):
        assert world.counters(REGION["buridava"], BARBARIAN) == BIT[PIECE["comati-2"]]
        assert (world.heads(REGION["apulum"], BARBARIAN)).bit_count() == 3
        assert world.hand[BARBARIAN].bit_count() == 1
        assert world.hand[ROME] == table.g.hand[ROME]
        assert world.army(PIECE["traianus"]) == table.g.army(PIECE["traianus"])


def test_no_decoy_is_thought_of_on_roman_ground() -> None:
    table = wilds()
    for name in ("decebalus", "pileati-1", "falcati-1"):
        table.g.put(PIECE[name], REGION["novae"])
    table.segment()
    assert table.g.origin[REGION["novae"]] == ROMAN
    for world in worlds(table):
        assert not world.inside[REGION["novae"]] & DECOY_MASK
        assert world.heads(REGION["novae"], BARBARIAN)


@pytest.mark.rule("OP-8.5-2")
def test_where_a_field_fort_stands_a_legion_is_thought_of() -> None:
    table = Table({"traianus": ("viminacium", ["legio-vii-claudia", "thraces-1"]), "licinius-sura": ("oescus", [])})
    table.g.encamp(REGION["viminacium"], 1)
    table.segment()
    for world in worlds(table, BARBARIAN):
        assert world.inside[REGION["viminacium"]] & LEGION_UNITS


@pytest.mark.rule("OP-14-8")
def test_a_stratagem_that_is_being_played_is_in_the_hand_that_is_thought_of() -> None:
    table = wilds()
    table.g.hand[ROME] |= BIT[STRATAGEM["tribu-pro-romain"]]
    table.put("laberius-maximus", "lauriacum")
    table.segment().do("play", "tribu-pro-romain")
    assert table.asked == "intrigue-start"
    for world in worlds(table, BARBARIAN):
        assert world.hand[ROME] & BIT[STRATAGEM["tribu-pro-romain"]]
        assert world.hand[ROME].bit_count() == 2


def test_who_is_on_a_raid_has_men_in_most_worlds() -> None:
    table = Table(armies={"pieporus": ("setidava", ["costoboci-1"])}, year=170, scenario="170-marcomanni")
    table.put("pertinax", "carnuntum")
    table.g.put_all(BIT[PIECE["pieporus"]] | BIT[PIECE["costoboci-1"]], AWAY)
    table.segment()
    found = [world.army(PIECE["pieporus"]) for world in worlds(table)]
    assert any(found)
    for army in found:
        assert not members(army & ~UNIT_MASK)


def test_a_revolt_is_seen() -> None:
    table = Table(
        armies={"antonius-saturninus": ("mogontiacum", ["legio-xxi-rapax"])}, year=88, season="winter",
        scenario="085-domitianus",
    )  # fmt: skip
    revolt(table.g)
    assert remembered(table.g.memory[PIECE["legio-xxi-rapax"]])[1] == PIECE["antonius-saturninus"]


@pytest.mark.rule("OP-10.3-1")
def test_losses_on_a_hidden_sheet_fall_where_the_prompt_says_in_every_world() -> None:
    table = wilds()
    table.put("susagus", "aliobrix")
    table.start(Allocation(BARBARIAN, REGION["apulum"], BIT[TARABOSTES], 1, 0))
    for world in worlds(table):
        losses = world.stack[-1]
        assert isinstance(losses, Allocation)
        assert ("place", "place", REGION["apulum"]) in losses.about(world)
        assert losses.units
        assert not losses.units & ~world.inside[REGION["apulum"]] or not world.units(REGION["apulum"], BARBARIAN)


@pytest.mark.rule("OP-8.5-2", "OP-1.2-9")
def test_the_fort_of_a_legion_that_serves_a_gun_in_sight_stands_in_every_world() -> None:
    table = Table({"traianus": ("viminacium", [])}, {"ballistae-1": "horreum-margi"})
    legion, gun = PIECE["legio-vii-claudia"], PIECE["ballistae-1"]
    table.g.made_of = altered(table.g.made_of, gun, legion)
    table.g.camp = altered(table.g.camp, legion, REGION["horreum-margi"])
    table.g.encamp(REGION["horreum-margi"], 1)
    for n in range(20):
        world = determinize(table.g, BARBARIAN, Dice(n))
        put_in_order(world)
        assert world.forts[REGION["horreum-margi"]] == 1


BEHIND = ("wait", "idle", "buy", "spend-bale", "take", "join", "to", "give", "hand-bale", "add-pa", "abandon")
"""What a side does that shows nothing of its sheets, bales and hand."""
ANNOUNCED = {"unsupplied", "season"}
"""With these other things begin that a table sees."""


def heard(g: Optimus, viewer: int) -> list[tuple[int, tuple[int, ...]]]:
    """The events that a side hears of."""
    assert g.journal is not None
    return [(kind, values) for mask, kind, values in g.journal.events if mask >> viewer & 1]


def same_choice(g: Optimus, world: Optimus, action: int) -> int:
    """The choice in a world that a side takes for one in truth: of a counter face down the same back."""
    said = VOCABULARY.describe(action)
    piece = PIECE.get(str(said["object"]), 0) if said["kind"] == "piece" else 0
    if piece < FIRST_LEADER or (g.bare | g.known) >> piece & 1 or world.backs.count(g.backs[piece - FIRST_LEADER]) != 1:
        return action
    there = FIRST_LEADER + world.backs.index(g.backs[piece - FIRST_LEADER])
    return VOCABULARY.action(str(said["verb"]), PIECE_IDS[there])


@pytest.mark.rule("OP-1.1-2", "OP-1.2-9", "OP-1.4-1", "OP-14-3")
def test_what_is_done_behind_ones_back_looks_the_same_in_every_world() -> None:
    """A side acts in truth and, alike, in a world that its enemy may think: he sees, hears and waits for the same."""
    rng = random.Random("behind")
    seen: Counter[str] = Counter()
    g = cast(Optimus, GAME.new(GAME.setup("101-dacia", seed="backs")))
    for step in range(450):
        seat, enemy = g.actor, 1 - g.actor
        choices = g.legal(seat)
        quiet = [a for a in choices if VOCABULARY.describe(a)["verb"] in BEHIND]
        if quiet and not g.awaiting >> enemy & 1 and step % 2:
            action = rng.choice(quiet)
            truth, world = g.clone(), determinize(g, enemy, Dice(step))
            alike = same_choice(g, world, action)
            if world.awaiting >> seat & 1 and alike in world.legal(seat):
                world.rng = truth.rng
                truth.journal, world.journal = Journal(), Journal()
                truth.apply(seat, action)
                world.apply(seat, alike)
                if not {VOCABULARY.events[kind].name for kind, _ in heard(truth, enemy)} & ANNOUNCED:
                    assert heard(truth, enemy) == heard(world, enemy)
                    assert views.view(GAME, truth, enemy) == views.view(GAME, world, enemy)
                    seen[str(VOCABULARY.describe(action)["verb"])] += 1
        g.apply(seat, rng.choice(choices))
    assert len(seen) > 6, seen
