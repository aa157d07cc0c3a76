"""INV X and XI: Event cards, caravans, raids; what Pillage markers give (XXIV.D)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import (
    CALAMITY_IDS,
    CARAVANS_EVENT,
    EVENT,
    EVENT_COPIES,
    EVENT_IDS,
    PILLAGE_IDS,
    PUBLIC,
)
from latrunculi.games.invasions.components.chart import NONE, PROVINCE, REGION
from latrunculi.games.invasions.components.counters import LIMITES, OF_NATION, PIECE, PIECE_IDS, UNIT_MASK
from latrunculi.games.invasions.components.nations import CATHOLIC, NATION, RAIDER
from latrunculi.games.invasions.rules import bonds, events, order, raids
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.caravans import caravans
from latrunculi.games.invasions.rules.event_cards import EventCards, Public
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.pillage import Plunder
from latrunculi.games.invasions.rules.raids import OneRaid, Raids
from latrunculi.games.invasions.rules.state import BARBARIAN, GONE, MARKERS, RAIDS, RESERVE, SOURCES, TITLES, VASSAL
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import blacks, whites
from tests.games.invasions.table import Table

ALAMANS, ROME, GOTHS, PICTS = NATION["alamans"], NATION["romains"], NATION["wisigoths"], NATION["pictes"]


# ---------------------------------------------------------------- X.B


def stack(t: Table, *titles: str) -> Table:
    """A deck of these titles alone; with the outcome 0 the lowest-numbered of them is drawn."""
    t.g.event_deck = [0] * TITLES
    for title in titles:
        t.g.event_deck[EVENT[title]] += 1
    return t


@pytest.mark.rule("INV-SEQ.1.C-1")
@pytest.mark.rule("INV-X.A-1", "INV-X.B-1", "INV-X.B-3", "INV-X.B-4")
def test_each_camp_draws_a_card_in_its_order_and_keeps_private_ones() -> None:
    private = [name for name in EVENT_IDS if not PUBLIC & BIT[EVENT[name]]][:4]
    t = stack(Table(dice=[0, 0, 0, 0]), *private).start(EventCards())
    for camp, title in enumerate(sorted(private, key=EVENT_IDS.index)):
        assert t.g.event_hand[camp * TITLES + EVENT[title]] == 1
    assert [e["camp"] for e in t.events("event-kept")] == ["romans", "huns", "persians", "goths"]
    assert sum(number for title, number in enumerate(EVENT_COPIES) if PUBLIC & BIT[title]) == 18
    assert sum(EVENT_COPIES) == 72


@pytest.mark.rule("INV-X.B-7")
def test_the_new_deck_brings_the_discards_back_and_its_drawer_draws_again() -> None:
    t = stack(Table(dice=[0] * 6), "new-deck")
    t.g.event_discard[EVENT["ambush"]] = 5
    t.start(EventCards())
    assert t.g.event_hand[EVENT["ambush"]] == 1, "the Romans drew twice"
    assert len(t.events("event-kept")) == 4
    t = stack(Table(dice=[0] * 4))
    t.g.event_discard[EVENT["ambush"]] = 4
    t.start(EventCards())
    assert len(t.events("reshuffled")) == 1, "the deck had run out"


@pytest.mark.rule("INV-X.B-7", "INV-X.B-2")
def test_a_card_played_goes_to_the_discards() -> None:
    t = Table()
    t.g.event_hand[2 * TITLES + EVENT["ambush"]] = 1
    assert events.playable(t.g, 2, "fire") & BIT[EVENT["ambush"]]
    assert not events.playable(t.g, 2, "siege") & BIT[EVENT["ambush"]]
    events.play(t.g, 2, EVENT["ambush"])
    assert t.g.event_discard[EVENT["ambush"]] == 1
    assert not events.playable(t.g, 2, "fire")


def public(title: str, nations: Mapping[str, str], *dice: int, **more: Any) -> Table:
    t = Table(nations, dice=dice, **more)
    for name in nations:
        t.g.treasury[NATION[name]] = 10
    return t.start(Public(0, EVENT[title]))


@pytest.mark.rule("INV-X.B-4", "INV-X.B-5")
def test_public_events_strike_whom_their_text_says() -> None:
    land = {"romains": ["campania", "cisalpine"], "wisigoths": ["hispalensis"]}
    both = {"romains": "empire", "wisigoths": "kingdom"}
    t = public("comet", both)
    assert (t.g.age[ROME], t.g.age[GOTHS]) == (2, 2)
    t = public("harvest", both, owners=land)  # Cisalpine and Hispalis are granaries
    assert (t.g.treasury[ROME], t.g.treasury[GOTHS]) == (11, 11)
    t = public("golden-age", both)
    t.choose("choose-nation", "wisigoths")
    assert (t.g.treasury[GOTHS], t.g.treasury[ROME]) == (13, 10)
    t = public("shortage", both, owners=land)  # an empire with fewer than two granaries pays 3
    assert (t.g.treasury[ROME], t.g.treasury[GOTHS]) == (7, 10)
    t = public("famine", both, owners=land)
    t.choose("choose-province", "cisalpine")
    assert (t.g.treasury[ROME], t.g.treasury[GOTHS]) == (8, 10)
    t = public("taxes", both, 2, owners=land)
    t.choose("yes").choose("no")
    assert (t.g.treasury[ROME], t.g.treasury[GOTHS]) == (15, 10)
    t = public("city-growth", both, owners={**land, "romains": ["campania", "apulia"]})
    assert set(t.offers("choose-province")) == {"campania", "apulia", "hispalensis"}
    t.choose("choose-province", "apulia")
    assert t.g.level[PROVINCE["apulia"]] == 1
    t = public("earthquake", both, 9, owners=land)
    assert set(t.offers("choose-province")) == {"cisalpine", "latium", "umbria"}
    t.choose("choose-province", "cisalpine")
    assert t.g.pillaged & BIT[PROVINCE["cisalpine"]]
    t = public("heresy", both, owners=land)
    assert set(t.offers("heresy-in")) == {"italia", "hispania"}
    t.choose("heresy-in", "italia")
    assert sum(t.g.heresies) == BIT[REGION["italia"]]


@pytest.mark.rule("INV-X.B-6")
def test_an_event_outside_combat_spares_inactive_nations() -> None:
    nations = {"romains": "empire", "armeniens": "kingdom"}
    land = {"romains": ["macedonia"], "armeniens": ["achaia"]}
    t = public("earthquake", nations, 8, owners=land, inactive=["armeniens"])
    assert "macedonia" in t.offers("choose-province")
    assert "achaia" not in t.offers("choose-province"), "a city of an inactive nation"
    t = public("comet", nations, owners=land, inactive=["armeniens"])
    assert (t.g.age[ROME], t.g.age[NATION["armeniens"]]) == (2, 1)
    t = Table(nations, {"armeniens": {"achaia": 1}}, owners=land, inactive=["armeniens"], dice=[marker("shortage")])
    t.start(Plunder(ROME, 1, PROVINCE["achaia"], NATION["armeniens"]))
    assert t.g.over, "nobody is asked for a unit"
    assert t.g.units(NATION["armeniens"], PROVINCE["achaia"])


# ---------------------------------------------------------------- X.D


@pytest.mark.rule("INV-SEQ.1.C-3", "INV-CH.X.D-1")
@pytest.mark.rule("INV-X.D-1", "INV-X.D-2", "INV-X.D-3", "INV-X.D-4")
@pytest.mark.parametrize(
    ("die", "event", "gold"),
    [(1, False, 5 + 1), (2, False, 6), (3, False, 1 + 1), (8, False, 2), (0, False, 1 + 5), (1, True, 10 + 5),
     (9, True, 5 + 5)],
)  # fmt: skip
def test_a_die_names_the_exceptional_caravan(die: int, event: bool, gold: int) -> None:
    """Byzantium has those of Aegyptus (1-2) and Tripolitania (0); Rhagae (3-7) and Siraces (8-9) are nobody's."""
    t = Table({"byzantins": "empire"}, owners={"byzantins": ["aegyptus", "tripolitania"]}, dice=[die])
    t.g.in_force |= BIT[CARAVANS_EVENT] if event else 0
    caravans(t.g)
    assert t.g.treasury[NATION["byzantins"]] == gold


@pytest.mark.rule("INV-SEQ.1.C-3", "INV-CH.d2-2", "INV-CH.X.D-1")
@pytest.mark.rule("INV-X.D-5", "INV-X.D-6", "INV-X.D-7", "INV-X.D-8")
@pytest.mark.parametrize(
    ("dice", "event", "markers"),
    [((1, 2), False, 1), ((1, 3), False, 0), ((8,), False, 1), ((8,), True, 2), ((1, 2), True, 2)],
)
def test_a_barbarian_plunders_a_caravan(dice: tuple[int, ...], event: bool, markers: int) -> None:
    t = Table({"alains": "barbarian"}, owners={"alains": ["siraces"]}, dice=[*dice, *[0] * markers])
    t.g.in_force |= BIT[CARAVANS_EVENT] if event else 0
    caravans(t.g)
    t.g.advance()
    assert len(t.events("plundered")) == markers
    assert t.g.treasury[NATION["alains"]] == markers, "markers of 1 gold"
    assert not t.g.pillaged


# ---------------------------------------------------------------- XI


def raiders(*dice: int, turn: int = 4, **more: Any) -> Table:
    """Alamans at the Agri Decumates with two units, Rome in the lands before them."""
    t = Table(
        {"alamans": "barbarian", "romains": "empire"}, {"alamans": {"agri-decumates": 2}},
        hordes={"alamans": "agri-decumates"}, dice=dice, turn=turn, capitals={"romains": "latium"},
        owners={"romains": ["rhaetia", "helvetia", "lotharingia", "burgondia", "taurinorum", "noricum", "sequana"]},
    )  # fmt: skip
    for name, number in more.items():
        t.muster("romains", name, number)
    return t


@pytest.mark.rule("INV-XI.C-1", "INV-XI.C-2", "INV-XI.D-1", "INV-XI.D-2")
def test_a_raid_aims_at_empty_sites_one_or_two_provinces_away() -> None:
    t = raiders().start(OneRaid(ALAMANS))
    assert set(t.offers("choose-province")) == {
        "rhaetia",
        "lotharingia",
        "burgondia",
        "taurinorum",
        "noricum",
        "sequana",
    }
    t = raiders()
    t.g.owner[PROVINCE["rhaetia"]] = ALAMANS
    t.start(OneRaid(ALAMANS))
    assert "rhaetia" not in t.offers("choose-province"), "its own land"


@pytest.mark.rule("INV-XI.F-2")
def test_a_face_down_marker_protects_a_province() -> None:
    t = raiders()
    t.g.pillaged |= BIT[PROVINCE["rhaetia"]]
    t.start(OneRaid(ALAMANS))
    assert "rhaetia" not in t.offers("choose-province")


@pytest.mark.rule("INV-XI.D-3")
def test_a_raid_in_depth_crosses_no_limes_and_no_fortified_city() -> None:
    t = raiders()
    limes = members(LIMITES & OF_NATION[ROME])
    for piece, name in zip(limes, ("helvetia", "rhaetia"), strict=False):
        t.g.put(piece, PROVINCE[name])
    t.g.walls |= BIT[PROVINCE["lotharingia"]]
    t.start(OneRaid(ALAMANS))
    assert set(t.offers("choose-province")) == {"rhaetia", "lotharingia", "noricum"}, "Noricum by Bavaria"


@pytest.mark.rule("INV-XI.D-5")
def test_amphibious_raiders_cross_a_sea() -> None:
    t = Table({"romains": "empire"}, owners={"romains": ["bernicia", "cantium"]})
    assert raids.routes(t.g, NATION["saxons"], PROVINCE["cantium"])
    assert raids.routes(t.g, NATION["hiberniens"], PROVINCE["durnovaria"])
    assert not raids.routes(t.g, NATION["berberes"], PROVINCE["durnovaria"])


@pytest.mark.rule("INV-CH.XI.E-1")
@pytest.mark.rule("INV-XI.D-4", "INV-XI.E-1", "INV-XI.E-2", "INV-XI.E-3", "INV-XI.E-4")
def test_what_bears_on_the_die_of_a_raid() -> None:
    t = raiders(rhaetia=2, helvetia=1)
    assert raids.modifiers(t.g, ALAMANS, PROVINCE["rhaetia"]).total == -2
    assert raids.modifiers(t.g, ALAMANS, PROVINCE["noricum"]).total == 0, "through Bavaria, where nobody is"
    assert raids.modifiers(t.g, ALAMANS, PROVINCE["taurinorum"]).total == -1, "through Helvetia alone"
    assert raids.modifiers(t.g, ALAMANS, PROVINCE["burgondia"]).total == 0, "through Lotharingia, where nobody is"
    t.g.raid_minus |= BIT[PROVINCE["burgondia"]]
    t.g.raid_plus |= BIT[PROVINCE["lotharingia"]]
    assert raids.modifiers(t.g, ALAMANS, PROVINCE["burgondia"]).total == 1
    assert raids.modifiers(t.g, ALAMANS, PROVINCE["lotharingia"]).total == 2


@pytest.mark.rule("INV-CH.XI.E-1")
@pytest.mark.rule("INV-XI.E-5")
def test_up_to_four_a_raid_fails_and_a_unit_is_gone() -> None:
    t = raiders(4).start(OneRaid(ALAMANS)).choose("choose-province", "rhaetia")
    assert (OF_NATION[ALAMANS] & t.g.inside[GONE] & UNIT_MASK).bit_count() == 1
    assert t.g.vp[ALAMANS * SOURCES + RAIDS] == 0


@pytest.mark.rule("INV-CH.XI.E-1")
@pytest.mark.rule("INV-XI.E-6")
@pytest.mark.parametrize("die", [5, 6])
def test_five_or_six_is_a_raid_minus(die: int) -> None:
    t = raiders(die).start(OneRaid(ALAMANS)).choose("choose-province", "rhaetia")
    assert t.g.raid_minus == t.g.raid_fresh == BIT[PROVINCE["rhaetia"]]
    assert (t.g.treasury[ALAMANS], t.g.vp[ALAMANS * SOURCES + RAIDS]) == (1, 1)
    t = Table({"romains": "empire"}, owners={"romains": ["bernicia"]}, dice=[0, 0, die])
    t.g.raiders |= BIT[PICTS]
    t.start(OneRaid(PICTS))
    if not t.g.over:
        t.choose("choose-province", "bernicia")
    assert (t.g.treasury[PICTS], t.g.vp[PICTS * SOURCES + RAIDS]) == (0, 1), "Picts have no Treasury"


@pytest.mark.rule("INV-CH.XI.E-1", "INV-CH.XI.E-2")
@pytest.mark.rule("INV-XI.E-7", "INV-XI.E-10", "INV-XI.F-1", "INV-XI.A-1")
@pytest.mark.parametrize("die", [7, 0])
def test_seven_to_ten_is_a_raid_plus(die: int) -> None:
    t = raiders(die, 0)
    limes = members(LIMITES & OF_NATION[ROME])[0]
    t.g.put(limes, PROVINCE["rhaetia"])
    t.start(OneRaid(ALAMANS)).choose("choose-province", "rhaetia")
    assert t.g.raid_plus == BIT[PROVINCE["rhaetia"]]
    assert t.g.vp[ALAMANS * SOURCES + RAIDS] == 3
    assert t.g.treasury[ALAMANS] == 1, "a marker of 1 gold"
    assert t.g.pillaged == BIT[PROVINCE["rhaetia"]]
    assert t.g.at[limes] == RESERVE
    assert t.owner("rhaetia") == "romains"


@pytest.mark.rule("INV-CH.XI.E-1")
@pytest.mark.rule("INV-XI.E-8", "INV-XI.G-2", "INV-VI.C-3")
def test_eleven_lets_raiders_settle_and_be_an_inactive_nation() -> None:
    t = Table({"romains": "empire"}, owners={"romains": ["bernicia"]}, dice=[0, 0, 9, 0])
    t.g.raiders |= BIT[PICTS]
    t.g.raid_plus |= BIT[PROVINCE["bernicia"]]  # 9 + 2
    t.start(OneRaid(PICTS))
    if not t.g.over:
        t.choose("choose-province", "bernicia")
    assert t.g.units(PICTS, PROVINCE["bernicia"]).bit_count() == 2
    assert t.g.inactive & BIT[PICTS]
    assert t.owner("bernicia") == "pictes"


@pytest.mark.rule("INV-SEQ.1.C-2")
@pytest.mark.rule("INV-X.C-1", "INV-XI.A-2", "INV-XI.B-1", "INV-XI.B-2")
def test_raiders_raid_on_their_dates_in_their_order_with_what_is_left() -> None:
    land = ["bernicia", "cantium", "durnovaria", "armoricum", "lugdunus", "caesarea"]
    t = Table({"romains": "empire"}, owners={"romains": land}, turn=6, dice=[0, 0, 1, 0, 0, 1])
    t.start(Raids())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert [e["nation"] for e in t.events("raid")] == ["pictes", "berberes"]
    assert [(OF_NATION[n] & t.g.inside[GONE] & UNIT_MASK).bit_count() for n in (PICTS, NATION["berberes"])] == [1, 1]
    gone = Table({"romains": "empire"}, owners={"romains": land}, turn=6)
    gone.g.put_all(gone.g.reserve(PICTS), GONE)
    gone.g.put_all(gone.g.reserve(NATION["berberes"]), GONE)
    gone.start(Raids())
    assert gone.g.over, "nobody is left"


@pytest.mark.rule("INV-XI.B-2")
@pytest.mark.parametrize(("left", "dice", "party"), [(4, [3, 0], (1, 4)), (3, [1, 0], (1, 2)), (2, [], (1, 2))])
def test_of_more_than_two_picts_the_raiders_are_drawn_at_random(left: int, dice: list[int], party: tuple[int]) -> None:
    """The fourth of four, then the first of the other three. 9 + 2 for a Raid + lets those settle who have come."""
    t = Table({"romains": "empire"}, owners={"romains": ["bernicia"]}, turn=3, dice=[*dice, 9, *[0] * 8])
    t.g.raiders, t.g.dead = BIT[PICTS], RAIDER & ~BIT[PICTS]
    t.g.raid_plus |= BIT[PROVINCE["bernicia"]]
    for number in range(left + 1, 5):
        t.g.put(PIECE[f"pictes-infantry-{number}"], GONE)
    t.start(Raids()).choose("choose-province", "bernicia")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.in_play(PICTS) == sum(BIT[PIECE[f"pictes-infantry-{number}"]] for number in party)


@pytest.mark.rule("INV-XI.C-1")
def test_neither_federate_nor_vassal_nor_a_kingdom_raids() -> None:
    t = raiders()
    assert raids.may_raid(t.g, ALAMANS)
    t.g.federator[ALAMANS] = ROME
    assert not raids.may_raid(t.g, ALAMANS)
    t = raiders()
    t.g.lord[ALAMANS], t.g.bond[ALAMANS] = ROME, VASSAL
    assert not raids.may_raid(t.g, ALAMANS)
    t = raiders()
    t.g.status[ALAMANS] += 1
    assert not raids.may_raid(t.g, ALAMANS)


def raider_who_moves(*dice: int) -> Table:
    """Alamans who control Bavaria, too, activated with a raid to come; a unit in Franconia, which is nobody's."""
    t = raiders(*dice)
    t.muster("alamans", "franconia", 1)
    t.g.owner[PROVINCE["agri-decumates"]] = t.g.owner[PROVINCE["bavaria"]] = ALAMANS
    return t


@pytest.mark.rule("INV-XI.C-3", "INV-IV-15", "INV-SEQ.3.A-2")
def test_before_its_raid_a_nation_moves_within_its_provinces_and_does_nothing_else() -> None:
    t = raider_who_moves(5)
    t.start(Activation(ALAMANS))
    assert t.offers("march") == ["agri-decumates"], "not from Franconia, which it does not control"
    t.choose("march", "agri-decumates")
    assert t.offers("step-to") == ["bavaria"], "not to Rhaetia, an enemy's, nor to Franconia"
    assert t.why_not("step-to", "franconia") == "INV-XI.C-3"
    t.choose("step-to", "bavaria").choose("done")
    assert ("done", None) not in t.offers(), "who has moved for a raid raids"
    t.choose("choose-province", "rhaetia")
    for _ in range(2):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert len(t.events("raid")) == 1
    assert t.g.over, "no movement, no migration, no campaign follows"
    assert t.g.units(ALAMANS, PROVINCE["bavaria"]).bit_count() == 2
    t = raider_who_moves().start(Activation(ALAMANS)).choose("done")
    assert set(t.offers("march")) == {"agri-decumates", "franconia"}, "without a raid it moves as it likes"


@pytest.mark.rule("INV-XI.C-3")
def test_in_an_invasion_too_the_horde_stays_where_its_raid_begins() -> None:
    t = raider_who_moves(5)
    t.g.invading = BIT[ALAMANS]
    t.start(Activation(ALAMANS)).choose("march", "agri-decumates").choose("step-to", "bavaria").choose("done")
    assert t.g.horde(ALAMANS) == PROVINCE["agri-decumates"]
    assert "rhaetia" in t.offers("choose-province")


@pytest.mark.rule("INV-XI.C-2", "INV-XI.E-5")
def test_a_nation_says_which_two_units_raid_wherever_they_are() -> None:
    t = raiders(4)
    far = t.muster("alamans", "franconia", 1)
    near = members(t.g.units(ALAMANS, PROVINCE["agri-decumates"]))
    t.start(OneRaid(ALAMANS)).choose("choose-province", "rhaetia")
    names = [PIECE_IDS[near[0]], PIECE_IDS[far[0]]]
    assert sorted(t.offers("choose-piece")) == sorted(names), "one of the two that are alike, and the one elsewhere"
    t.choose("choose-piece", names[0])
    assert not t.events("raid"), "two raid"
    assert t.why_not("choose-piece", names[0]) == "INV-XI.C-2", "it is engaged"
    t.choose("choose-piece", names[1])
    assert len(t.events("raid")) == 1
    assert set(t.offers("choose-piece")) == set(names), "one of the two engaged is lost for good"
    t.choose("choose-piece", names[1])
    assert t.g.at[far[0]] == GONE


@pytest.mark.rule("INV-XI.C-2")
@pytest.mark.parametrize("units", [1, 2])
def test_one_or_two_units_go_without_a_question(units: int) -> None:
    t = raiders(5)
    for unit in members(t.g.units(ALAMANS, PROVINCE["agri-decumates"]))[units:]:
        t.g.put(unit, RESERVE)
    t.start(OneRaid(ALAMANS)).choose("choose-province", "rhaetia")
    assert len(t.events("raid")) == 1


@pytest.mark.rule("INV-XI.C-2", "INV-XI.E-8")
def test_those_who_were_chosen_settle_and_the_others_stay() -> None:
    t = raiders(9)
    far = t.muster("alamans", "franconia", 2)
    t.g.raid_plus = BIT[PROVINCE["rhaetia"]]
    t.start(OneRaid(ALAMANS)).choose("choose-province", "rhaetia")
    for _ in range(2):
        piece = next(p for p in t.offers("choose-piece") if t.g.at[PIECE[p]] == PROVINCE["franconia"])
        t.choose("choose-piece", piece)
    assert t.g.units(ALAMANS, PROVINCE["rhaetia"]) == BIT[far[0]] | BIT[far[1]]
    assert t.g.units(ALAMANS, PROVINCE["agri-decumates"]).bit_count() == 2


@pytest.mark.rule("INV-XI.D-2")
def test_who_has_regrouped_so_that_nothing_is_in_reach_raids_nobody() -> None:
    table = Table(
        {"francs": "barbarian", "romains": "empire"},
        {"francs": {"rhenus": 2}},
        hordes={"francs": "rhenus"},
        capitals={"romains": "latium"},
    ).start(OneRaid(NATION["francs"]))
    assert table.offers("choose-province")
    frame = table.g.stack[-1]
    assert isinstance(frame, OneRaid)
    for province in range(len(table.g.level)):
        table.g.pillaged |= BIT[province]
    table.g.raided |= BIT[NATION["francs"]]
    frame.aim(table.g)
    assert frame not in table.g.stack


@pytest.mark.rule("INV-XI.C-3", "INV-XI.D-1")
def test_who_has_moved_and_finds_no_target_any_more_does_not_raid() -> None:
    t = raider_who_moves().start(Activation(ALAMANS)).choose("march", "agri-decumates").choose("step-to", "bavaria")
    t.g.pillaged = raids.rural(t.g, ALAMANS)
    t.g.owner[PROVINCE["bavaria"]] = NONE
    t.choose("done")
    assert t.g.over, "neither a raid nor anything else"
    assert not t.events("raid")


@pytest.mark.rule("INV-XI.C-3", "INV-XVII.A-7")
def test_the_moves_before_a_raid_keep_within_the_stacking_limit() -> None:
    t = raider_who_moves(5)
    t.muster("alamans", "bavaria", 4)
    t.start(Activation(ALAMANS)).choose("march", "agri-decumates").choose("step-to", "bavaria").choose("done")
    t.choose("choose-province", "rhaetia")
    for _ in range(2):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert t.g.units(ALAMANS, PROVINCE["bavaria"]).bit_count() == 4


@pytest.mark.rule("INV-XI.C-3", "INV-XXVI.B-3")
def test_the_ally_of_a_nation_that_raids_moves_all_the_same() -> None:
    t = raiders(5)
    t.g.active |= BIT[GOTHS]
    t.g.status[GOTHS] = BARBARIAN
    t.muster("wisigoths", "dacia")
    bonds.ally(t.g, ALAMANS, GOTHS)
    t.start(Activation(ALAMANS)).choose("choose-province", "rhaetia")
    assert t.offers("march") == ["dacia"]
    assert t.g.actor == t.g.seat(GOTHS)


@pytest.mark.rule("INV-XI.D-6")
def test_nobody_intercepts_a_raid() -> None:
    t = raiders(5, rhaetia=1, helvetia=2)
    t.g.playing = BIT[ALAMANS]
    t.start(OneRaid(ALAMANS)).choose("choose-province", "rhaetia")
    assert t.g.over, "no choice for Rome"
    assert t.events("raid")[0]["modifier"] == -1
    assert not t.events("intercepted")


@pytest.mark.rule("INV-III.D-6")
def test_a_raid_reaches_two_provinces_from_the_horde_wherever_the_units_are() -> None:
    t = raiders()
    t.g.put_all(t.g.units(ALAMANS, PROVINCE["agri-decumates"]), PROVINCE["franconia"])
    assert set(t.start(OneRaid(ALAMANS)).offers("choose-province")) == {
        "rhaetia", "lotharingia", "burgondia", "taurinorum", "noricum", "sequana",
    }  # fmt: skip
    t = raiders()
    t.g.owner[PROVINCE["armoricum"]] = ROME
    t.start(OneRaid(ALAMANS))
    assert "armoricum" not in t.offers("choose-province"), "an empty site of Rome, but too far"


@pytest.mark.rule("INV-XI.B-3", "INV-VI.C-2")
@pytest.mark.parametrize(("die", "settled"), [(5, False), (9, True)])
def test_raiders_are_off_the_map_until_they_settle_and_then_leave_their_land(die: int, settled: bool) -> None:
    """Picts, who raid on turns 3 and 4; 9 + 2 for a Raid + lets them settle, and they raid no more."""
    t = Table({"romains": "empire"}, owners={"romains": ["bernicia"]}, turn=3, dice=[0, 0, die, *[0] * 8])
    t.g.raiders = BIT[PICTS]
    t.g.dead = RAIDER & ~BIT[PICTS]
    t.g.raid_plus |= BIT[PROVINCE["bernicia"]]
    assert not t.g.in_play(PICTS)
    t.start(Raids())
    t.choose("choose-province", "bernicia")
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.in_play(PICTS).bit_count() == (2 if settled else 0)
    assert bool(t.g.raiders & BIT[PICTS]) != settled
    again = Table({"romains": "empire"}, owners={"romains": ["bernicia"]}, turn=4, dice=[0, 0, 5, *[0] * 8])
    again.g.raiders, again.g.inactive, again.g.dead = t.g.raiders, t.g.inactive, t.g.dead
    again.start(Raids())
    while not again.g.over:
        again.choose(*again.offers()[0])
    assert ("pictes" in [e["nation"] for e in again.events("raid")]) != settled


@pytest.mark.rule("INV-XI.B-4")
def test_raiders_are_not_activated() -> None:
    t = Table({"romains": "empire", "pictes": "barbarian"}, {"pictes": {"bernicia": 2}}, inactive=["pictes"])
    t.g.raiders |= BIT[NATION["berberes"]]
    assert order.activation(t.g) == [ROME]


@pytest.mark.rule("INV-CH.XI.E-2")
@pytest.mark.rule("INV-XI.E-9")
def test_a_raid_marker_lasts_until_the_end_of_the_next_turn() -> None:
    t = raiders()
    bit = BIT[PROVINCE["rhaetia"]]
    t.g.raid_minus = t.g.raid_fresh = bit
    raids.expire(t.g)
    assert t.g.raid_minus == bit
    raids.expire(t.g)
    assert not t.g.raid_minus


# ---------------------------------------------------------------- XXIV.D


def marker(name: str) -> int:
    """The outcome that draws a marker, all being in the cup: the first of its kind."""
    t = Table()
    return sum(t.g.pillage_cup[: PILLAGE_IDS.index(name)])


@pytest.mark.rule("INV-XXIV.D-3", "INV-XXIV.D-5")
def test_markers_of_gold_return_to_the_cup_private_events_are_kept() -> None:
    t = Table({"wisigoths": "barbarian"}, dice=[marker("gold-3"), marker("dice")])
    full = list(t.g.pillage_cup)
    t.start(Plunder(GOTHS, 2))
    assert t.g.treasury[GOTHS] == 3 + 1
    kept = PILLAGE_IDS.index("dice")
    assert t.g.pillage_hand[3 * MARKERS + kept] == 1
    assert sum(t.g.pillage_cup) == sum(full) - 1


@pytest.mark.rule("INV-XXIV.D-4")
def test_a_public_marker_strikes_the_owner_of_the_city_at_once() -> None:
    t = Table(
        {"wisigoths": "barbarian", "romains": "empire"}, owners={"romains": ["umbria"]}, dice=[marker("shortage")]
    )
    t.g.treasury[ROME] = 10
    t.start(Plunder(GOTHS, 1, PROVINCE["umbria"]))
    assert t.g.treasury[ROME] == 7


@pytest.mark.rule("INV-XXIV.D-6")
@pytest.mark.parametrize(
    ("status", "decline", "dice", "risen"),
    [("barbarian", 1, (), False), ("kingdom", 0, (0,), True), ("kingdom", 0, (9,), False), ("kingdom", 1, (), True)],
)
def test_a_usurper_rises_in_a_civilised_nation_alone(
    status: str, decline: int, dice: tuple[int, ...], risen: bool
) -> None:
    t = Table({"wisigoths": status}, dice=[marker("usurper"), *dice])
    t.g.decline[GOTHS] = decline
    t.start(Plunder(GOTHS, 1))
    assert bool(t.events("calamity")) == risen


# ---------------------------------------------------------------- XIII.E-4: the twelve calamities


def calamity(*dice: int, status: str = "kingdom", **more: Any) -> Table:
    t = Table({"wisigoths": status}, capitals={"wisigoths": "hispalensis"},
              owners={"wisigoths": ["hispalensis", "carpetania", "utica"]}, dice=dice, **more)  # fmt: skip
    t.g.religion[GOTHS] = CATHOLIC
    t.g.treasury[GOTHS] = 20
    return t


def struck(t: Table, name: str) -> Table:
    return t.start(Calamity(GOTHS, CALAMITY_IDS.index(name)))


@pytest.mark.rule("INV-VI.J-7")
@pytest.mark.rule("INV-XIII.E-4", "INV-XIV.K-5")
def test_each_calamity_is_counted_and_does_what_its_text_says() -> None:
    t = struck(calamity(), "usurper")
    assert (t.g.treasury[GOTHS], t.g.misfortunes[GOTHS]) == (18, 1), "no pile: 2 gold"
    assert struck(calamity(status="empire"), "usurper").g.treasury[GOTHS] == 20 - 6, "an empire pays three times"
    t = calamity(4)
    t.muster("wisigoths", "utica", 3)
    assert struck(t, "usurper").g.units(GOTHS, PROVINCE["utica"]).bit_count() == 2
    t = struck(calamity(1), "heresy")
    assert sum(t.g.heresies) == BIT[REGION["africa"]], "not where the capital is"
    t = struck(calamity(1), "revolt")
    t.choose("choose-province", "utica")
    assert t.g.revolts == BIT[PROVINCE["utica"]]
    t = struck(calamity(1, 1), "bagaudae")
    t.choose("choose-province", "utica")
    assert t.g.revolts == BIT[PROVINCE["utica"]] | BIT[PROVINCE["carpetania"]], "two, in different provinces"
    t = struck(calamity(1), "intolerance")
    t.choose("choose-province", "utica")
    assert t.g.revolts.bit_count() == 1
    t = calamity()
    t.muster("wisigoths", "utica", 3)
    t.muster("wisigoths", "carpetania", 2)
    assert struck(t, "plague").g.in_play(GOTHS).bit_count() == 4, "a pile of 3 takes a hit, one of 2 none"
    assert struck(calamity(), "corruption").g.treasury[GOTHS] == 15, "a quarter of 20"
    t = calamity()
    t.g.treasury[GOTHS] = 8
    assert struck(t, "corruption").g.treasury[GOTHS] == 3, "5 at least"
    t = calamity()
    t.muster("wisigoths", "utica", 2)
    t = struck(t, "desertion")
    assert (t.g.units(GOTHS, PROVINCE["utica"]).bit_count(), t.g.treasury[GOTHS]) == (1, 18), "no mercenary: 2 gold"
    assert struck(calamity(), "plot").g.treasury[GOTHS] == 18
    assert struck(calamity(), "succession").g.age[GOTHS] == 2
    assert struck(calamity(status="empire"), "succession").g.age[GOTHS] == 1
    t = struck(calamity(), "decadence")
    assert (t.g.age[GOTHS], t.g.treasury[GOTHS]) == (2, 20), "a young nation pays nothing"
    t = calamity()
    t.g.age[GOTHS] = 5
    t = struck(t, "decadence")
    assert (t.g.age[GOTHS], t.g.treasury[GOTHS]) == (6, 18)
    assert struck(calamity(), "dearth").g.treasury[GOTHS] == 20


@pytest.mark.rule("INV-XI.G-1")
def test_raiders_who_fight_for_the_land_may_stand_on_the_map_before_they_are_in_play() -> None:
    t = Table({"romains": "empire"}, {"pictes": {"cantium": 2}, "romains": {"cantium": 1}})
    assert defects(t.g), "nobody has raided"
    t.g.call(OneRaid(PICTS))
    assert not defects(t.g)
    t.g.stack = [OneRaid(ALAMANS)]
    assert defects(t.g)


@pytest.mark.rule("INV-XI.G-1", "INV-XX.A-1", "INV-XX.E-1")
def test_raiders_fight_all_enemies_there_each_camp_with_its_leaders() -> None:
    t = Table({"alamans": "barbarian", "romains": "empire", "wisigoths": "barbarian"},
              {"alamans": {"cantium": 2}, "romains": {"cantium": 1}, "wisigoths": {"cantium": 1}})  # fmt: skip
    t.put("romains-caesar", "cantium")
    t.settle()
    raid = OneRaid(ALAMANS, t.g.units(ALAMANS, PROVINCE["cantium"]), PROVINCE["cantium"])
    t.g.call(raid)
    raid.step = "settle"
    t.g.script = [*whites("s", "-"), *blacks("-")]
    t.g.advance()
    assert t.g.stack[-1].NAME == "melee"  # the leader may have a die thrown again
    assert t.g.actor == t.g.seat(NATION["romains"])
    t.g.script = [1, *whites("s", "-"), *whites("-")]  # 1: he dies with his pile
    t.choose("done")
    told = [(e["attacker"], e["defender"]) for e in t.events("battle")]
    assert told == [("alamans", "romains"), ("alamans", "wisigoths")]
    assert not t.g.units(NATION["romains"], PROVINCE["cantium"])
    assert t.owner("cantium") == "alamans"
