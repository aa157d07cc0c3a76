"""INV XXIX: what else a submission brings: hordes that get away, kingdoms without a capital, evacuation, freedom."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import PILLAGE_IDS
from latrunculi.games.invasions.components.chart import NONE, PROVINCE
from latrunculi.games.invasions.components.counters import HORDE_OF, LIMITES, OF_NATION, PIECE, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, control, income, mercenaries, realms, sack, vassals, ways
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.mercenaries import Loan
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.pillage import Trove
from latrunculi.games.invasions.rules.reinforcements import Reinforcements
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    CLIENT,
    EMPIRE,
    FREE,
    MARKERS,
    RESERVE,
    TITLES,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.vassals import Rebellion, Submission
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field, whites
from tests.games.invasions.table import Table

SUEVES, GOTHS, FRANKS, HUNS, ROME, BASQUES, GEPIDS = [
    NATION[n] for n in ("sueves", "wisigoths", "francs", "huns", "romains", "euskalduns", "gepides")
]
WAR = {"romains": "empire", "gepides": "barbarian", "huns": "barbarian"}


def lords() -> Table:
    """Sueves in Gallaecia, Goths with a horde in Lusitania, Franks with theirs at the Rhine."""
    return Table(
        {"sueves": "barbarian", "wisigoths": "barbarian", "francs": "barbarian"},
        {"sueves": {"gallaecia": 3}, "wisigoths": {"lusitania": 1}, "francs": {"rhenus": 2}},
        hordes={"sueves": "gallaecia", "wisigoths": "lusitania", "francs": "rhenus"},
        owners={"wisigoths": ["lusitania"], "sueves": ["gallaecia"], "francs": ["rhenus"]},
    )  # fmt: skip


def through(t: Table) -> Table:
    """Give the first answer to whatever is asked, but stop a retreat as soon as may be."""
    while not t.g.over:
        t.choose(*next((o for o in t.offers() if o[0] == "done"), t.offers()[0]))
    return t


def subject(t: Table, lord: str = "wisigoths") -> Table:
    """The Sueves are vassals and have lent a unit."""
    return through(t.start(Submission(SUEVES, NATION[lord], PROVINCE["gallaecia"])))


# ---------------------------------------------------------------- hordes


@pytest.mark.rule("INV-XXIX.B-2")
def test_a_horde_whose_unit_survives_retreats_with_it_and_is_free() -> None:
    t = Field("neustria", [f"romains-infantry-{i}" for i in range(1, 5)],
              ["gepides-infantry-1", "gepides-infantry-2", "gepides-horde"], WAR,
              leads=("romains", "gepides"))  # fmt: skip
    t.fight(whites("s", "-", "-", "-"), whites("-", "-", "-")).rest()
    assert t.g.bond[GEPIDS] == FREE
    horde = t.g.horde(GEPIDS)
    assert horde != PROVINCE["neustria"]
    assert t.g.units(GEPIDS, horde), "its last unit is with it"


@pytest.mark.rule("INV-XXIX.B-3", "INV-XX.G-1")
def test_a_horde_is_one_unit_in_defence_and_none_in_attack() -> None:
    sides = ["gepides-infantry-1", "gepides-horde"], ["romains-infantry-1"]
    t = Field("neustria", sides[1], sides[0], WAR, leads=("romains", "gepides")).fight(whites("-"), whites("-", "-"))
    assert t.battle.strength == [1, 2]
    t = Field("neustria", *sides, WAR, leads=("gepides", "romains")).fight(whites("-"), whites("-"))
    assert t.battle.strength == [1, 1]
    assert t.g.at[PIECE["gepides-horde"]] < len(t.g.owner), "and it is never eliminated"


# ---------------------------------------------------------------- kingdoms without a capital


def basques(*, provinces: int = 2, capital: str | None = None, wiped: bool = True, bound: bool = False) -> Field:
    """Visigoths attack a Basque unit in Vasconia."""
    land = ["vasconia", "piranaei", "osca", "garumnum"][:provinces]
    t = Field(
        "vasconia", [f"wisigoths-infantry-{i}" for i in range(1, 5)], ["euskalduns-infantry-1"],
        {"wisigoths": "barbarian", "euskalduns": "kingdom"}, leads=("wisigoths", "euskalduns"), inactive=["euskalduns"],
        hordes={"wisigoths": "septimania"}, owners={"euskalduns": land, "wisigoths": ["septimania"]},
        capitals={"euskalduns": capital} if capital else {},
    )  # fmt: skip
    if bound:
        t.g.lord[GOTHS], t.g.bond[GOTHS] = HUNS, VASSAL
    t.fight(whites("s" if wiped else "-", "-", "-", "-"), whites("-"))
    return t


@pytest.mark.rule("INV-XXIX.C-2", "INV-XXVII.A-9")
def test_a_kingdom_without_a_capital_submits_when_its_pile_is_gone() -> None:
    t = basques().rest()
    assert (t.g.lord[BASQUES], t.g.bond[BASQUES]) == (GOTHS, VASSAL)
    assert t.g.units(GOTHS, PROVINCE["vasconia"]) == 0, "the suzerain evacuates the province"


@pytest.mark.rule("INV-XXIX.C-1", "INV-XXIX.C-2")
def test_not_where_it_has_more_than_three_provinces_a_capital_or_a_unit_left() -> None:
    assert basques(provinces=3).rest().g.bond[BASQUES] == VASSAL
    assert basques(provinces=4).rest().g.bond[BASQUES] == FREE
    assert basques(capital="piranaei").rest().g.bond[BASQUES] == FREE
    assert basques(wiped=False).rest().g.bond[BASQUES] == FREE


@pytest.mark.rule("INV-XXIX.F-5")
def test_nor_to_a_vassal() -> None:
    t = basques(bound=True).rest()
    assert t.events("battle-won")[0]["nation"] == "wisigoths"
    assert t.g.bond[BASQUES] == FREE


@pytest.mark.rule("INV-XXIX.C-2")
@pytest.mark.parametrize(("where", "bond"), [(None, VASSAL), ("piranaei", FREE)])
def test_nor_where_its_leader_is_elsewhere(where: str | None, bond: int) -> None:
    t = Field(
        "vasconia", [f"wisigoths-infantry-{i}" for i in range(1, 5)], ["sueves-infantry-1"],
        {"wisigoths": "kingdom", "sueves": "kingdom"}, leads=("wisigoths", "sueves"),
        capitals={"wisigoths": "septimania"}, owners={"sueves": ["vasconia", "piranaei"]},
    )  # fmt: skip
    if where:
        t.put("sueves-rex", where)
    t.fight(whites("s", "-", "-", "-"), whites("-")).rest()
    assert t.g.bond[SUEVES] == bond


@pytest.mark.rule("INV-XXIX.C-3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_its_victor_may_draw_a_marker(answer: str) -> None:
    t = basques()
    while "yes" not in [verb for verb, _ in t.offers()]:
        t.choose(*next((o for o in t.offers() if o[0] == "done"), t.offers()[0]))
    assert t.g.actor == t.g.seat(GOTHS)
    t.choose(answer)
    assert len(t.events("plundered")) == (answer == "yes")


@pytest.mark.rule("INV-XXIX.C-3", "INV-XXIV.D-4")
def test_a_public_event_on_it_strikes_the_beaten() -> None:
    t = Table({"wisigoths": "barbarian", "francs": "kingdom"}, owners={"francs": ["vasconia"]})
    t.g.religion[FRANKS] = 0

    t.g.pillage_cup = [int(name == "heresy") for name in PILLAGE_IDS]
    t.start(Trove(GOTHS, FRANKS, PROVINCE["vasconia"])).choose("yes")
    assert t.events("heresy-placed")[0]["region"] == "gallia-meridionalis"


# ---------------------------------------------------------------- evacuation


@pytest.mark.rule("INV-XXIX.B-9", "INV-XXIX.C-4")
def test_the_suzerain_leaves_every_province_where_a_battle_between_them_was_to_come() -> None:
    t = lords()
    for place in ("gallaecia", "asturica", "salmantica"):
        t.muster("wisigoths", place, 1)
    t.muster("sueves", "asturica", 1)
    subject(t)
    assert t.g.units(GOTHS, PROVINCE["gallaecia"]) == t.g.units(GOTHS, PROVINCE["asturica"]) == 0
    assert t.g.units(GOTHS, PROVINCE["salmantica"]), "nobody of them stood there"


@pytest.mark.rule("INV-XXIX.B-9", "INV-XXIX.F-1")
def test_so_do_his_allies_and_his_horde_who_are_neutral_to_the_vassal_now() -> None:
    t = lords()
    t.put("wisigoths-horde", "gallaecia")
    t.muster("wisigoths", "gallaecia", 1)
    t.muster("francs", "gallaecia", 1)
    bonds.ally(t.g, GOTHS, FRANKS)
    subject(t)
    assert t.g.holders(PROVINCE["gallaecia"]) == BIT[SUEVES]


@pytest.mark.rule("INV-XXIX.B-9", "INV-XX.L-12")
def test_a_limes_that_was_still_to_be_attacked_does_not_stay_with_the_vassal() -> None:
    t = Table({"romains": "empire", "sueves": "barbarian"}, {"sueves": {"austrasia": 1}, "romains": {"treveria": 1}},
              hordes={"sueves": "treveria"}, owners={"romains": ["treveria", "austrasia", "latium"]},
              capitals={"romains": "latium"})  # fmt: skip
    t.put("romains-limes-gallia-1", "austrasia")
    t.settle()
    t.start(Submission(SUEVES, NATION["romains"], PROVINCE["treveria"]))
    assert t.g.at[PIECE["romains-limes-gallia-1"]] == RESERVE
    assert t.events("limes-lost") == [{"province": "austrasia"}]


# ---------------------------------------------------------------- mercenaries


@pytest.mark.rule("INV-XXIX.D-1", "INV-XXIX.D-6")
@pytest.mark.parametrize(("lord", "chooser"), [("wisigoths", "sueves"), ("huns", "huns")])
def test_the_vassal_names_its_mercenary_but_nomads_name_it_themselves(lord: str, chooser: str) -> None:
    t = Table({"sueves": "barbarian", lord: "barbarian"}, {"sueves": {"gallaecia": 1}},
              hordes={"sueves": "gallaecia", lord: "lusitania"}, owners={lord: ["lusitania"]})  # fmt: skip
    for piece in list(members(t.g.reserve(SUEVES) & UNIT_MASK))[-2:]:
        t.g.put(piece, PROVINCE["gallaecia"])
    t.start(Submission(SUEVES, NATION[lord], PROVINCE["gallaecia"]))
    assert len(t.offers("lend")) > 1
    assert t.g.actor == t.g.seat(NATION[chooser])


@pytest.mark.rule("INV-XXIX.A-4", "INV-XXIX.G-1")
def test_a_vassal_that_is_subjugated_again_changes_its_suzerain() -> None:
    t = subject(lords())
    assert t.g.mercenaries(GOTHS).bit_count() == 1
    subject(t, "francs")
    assert (t.g.lord[SUEVES], t.g.bond[SUEVES]) == (FRANKS, VASSAL)
    assert t.g.mercenaries(GOTHS) == 0, "the unit that the first had comes back"
    assert t.g.mercenaries(FRANKS).bit_count() == 1


@pytest.mark.rule("INV-XXIX.D-3", "INV-XXIX.D-7", "INV-IX.F-2")
@pytest.mark.parametrize(("lord", "due"), [("wisigoths", 0), ("huns", 1)])
def test_one_that_has_fallen_is_replaced_for_nomads_alone(lord: str, due: int) -> None:
    t = Table({"sueves": "barbarian", lord: "barbarian"}, {"sueves": {"gallaecia": 3}},
              hordes={"sueves": "gallaecia", lord: "lusitania"}, owners={lord: ["lusitania"]})  # fmt: skip
    subject(t, lord)
    suzerain = NATION[lord]
    assert mercenaries.missing(t.g, SUEVES, suzerain) == 0
    t.g.lose(members(t.g.mercenaries(suzerain))[0])
    assert mercenaries.missing(t.g, SUEVES, suzerain) == due
    step = Reinforcements()
    step.step, t.g.order = "levies", [suzerain]
    t.start(step)
    while not t.g.over and not t.offers("choose-province"):
        if t.offers("lend"):
            assert t.g.actor == t.g.seat(HUNS), "they name it themselves"
        t.choose(*t.offers()[0])
    assert len(t.events("lent")) == 1 + due
    if due:
        assert t.events("lent")[1]["province"] == "lusitania"


@pytest.mark.rule("INV-XXIX.A-2", "INV-XXVIII.G-9")
def test_a_federate_that_is_subjugated_has_its_mercenaries_back_too() -> None:
    t = lords()
    unit = members(t.g.units(SUEVES, PROVINCE["gallaecia"]))[0]
    bonds.federate(t.g, SUEVES, FRANKS, BIT[PROVINCE["osca"]])
    t.g.lend(unit, FRANKS)
    bonds.bind(t.g, SUEVES, GOTHS, VASSAL)
    assert (t.g.federator[SUEVES], t.g.foedus[SUEVES], t.g.foedera[SUEVES]) == (NONE, 0, 0)
    assert t.g.neutrals[GOTHS] & t.g.neutrals[SUEVES] == 0
    assert t.g.neutrals[GOTHS] & BIT[SUEVES], "at once"
    assert t.g.army[SUEVES] & BIT[unit]


# ---------------------------------------------------------------- what a vassal may


@pytest.mark.rule("INV-XXIX.F-3", "INV-XVIII.A-7")
def test_the_vassal_of_nomads_marches_near_their_horde_alone() -> None:
    def steps(lord: int) -> set[str]:
        t = Table(
            {"huns": "barbarian", "gepides": "barbarian", "wisigoths": "barbarian"}, {"gepides": {"agri-decumates": 1}},
            hordes={"huns": "hypanis", "gepides": "agri-decumates", "wisigoths": "hypanis"},
            owners={"gepides": ["agri-decumates"]},
        )  # fmt: skip
        if lord != NONE:
            bonds.bind(t.g, GEPIDS, lord, VASSAL)
        t.g.playing = BIT[GEPIDS]
        return set(t.start(Movement(BIT[GEPIDS])).choose("march", "agri-decumates").offers("step-to"))

    near, anywhere = steps(HUNS), steps(NONE)
    assert near == {"bavaria", "franconia", "rhaetia"}, "GERMANIA and ILLYRIA are next to DANUBIUS"
    assert anywhere - near == {"helvetia", "lotharingia"}, "Gaul is not"
    assert steps(GOTHS) == anywhere, "of others it goes where it likes"


@pytest.mark.rule("INV-XXIX.F-4")
def test_a_vassal_may_win_land() -> None:
    t = subject(lords())
    t.muster("sueves", "asturica", 2)
    t.settle()
    assert t.owner("asturica") == "sueves"
    assert control.holdings(t.g, GOTHS) & BIT[PROVINCE["asturica"]], "for its suzerain, too (XII.A-5)"


@pytest.mark.rule("INV-XXIX.F-8", "INV-XIV.B-1")
def test_a_vassal_kingdom_has_its_income() -> None:
    def revenue(bond: int) -> int:
        t = Table({"sueves": "kingdom", "wisigoths": "kingdom"}, capitals={"sueves": "hispalensis"},
                  owners={"sueves": ["carpetania", "baetica"]})  # fmt: skip
        t.g.bond[SUEVES] = bond
        t.g.lord[SUEVES] = GOTHS if bond else NONE
        return income.gross(t.g, SUEVES).total

    assert revenue(VASSAL) == revenue(FREE) > 0


@pytest.mark.rule("INV-XXIX.D-1", "INV-XXIX.D-2")
def test_to_a_suzerain_without_a_capital_it_is_lent_all_the_same() -> None:
    t = lords()
    t.g.status[GOTHS] += 1
    t.g.put(PIECE["wisigoths-horde"], RESERVE)
    t.g.owner[PROVINCE["osca"]] = t.g.owner[PROVINCE["septimania"]] = GOTHS
    t.start(Submission(SUEVES, GOTHS, PROVINCE["gallaecia"]))
    assert set(t.offers("choose-province")) == {"lusitania", "osca", "septimania"}, "anywhere in his land"


@pytest.mark.rule("INV-VI.I-1", "INV-XXIX.D-6", "INV-XXIX.G-5")
@pytest.mark.parametrize("status", [BARBARIAN, EMPIRE])
def test_nomads_who_have_become_civilised_are_no_nomad_suzerains(status: int) -> None:
    t = Table({"sueves": "barbarian", "huns": "barbarian"}, {"sueves": {"gallaecia": 3}, "huns": {"hypanis": 1}},
              hordes={"sueves": "gallaecia", "huns": "hypanis"}, owners={"huns": ["hypanis"]})  # fmt: skip
    t.g.status[HUNS] = status
    t.put(next(p for p in PIECE if p.startswith("sueves-cavalry")), "gallaecia")
    t.start(Submission(SUEVES, HUNS, PROVINCE["gallaecia"]))
    assert t.g.actor == t.g.seat(HUNS if status == BARBARIAN else SUEVES), "who names the mercenary"
    through(t)
    assert mercenaries.missing(t.g, SUEVES, HUNS) == 0
    t.g.lose(members(t.g.mercenaries(HUNS))[0])
    assert mercenaries.missing(t.g, SUEVES, HUNS) == (status == BARBARIAN)
    t.g.bound[SUEVES] = 2
    t.start(Rebellion(SUEVES))
    assert t.offers() == ([("rebel", None), ("done", None)] if status == BARBARIAN else [])
    assert bool(ways.tether(t.g, SUEVES, PROVINCE["hypanis"])) == (status == BARBARIAN)


# ---------------------------------------------------------------- what the victor takes


def hands(t: Table, camp: int) -> tuple[list[int], list[int]]:
    """The Event cards and markers in the hand of a camp."""
    g = t.g
    return g.event_hand[camp * TITLES : (camp + 1) * TITLES], g.pillage_hand[camp * MARKERS : (camp + 1) * MARKERS]


@pytest.mark.rule("INV-XXIX.B-6")
@pytest.mark.parametrize(("die", "title"), [(0, 2), (1, 2), (2, TITLES - 1), (3, TITLES), (4, TITLES + 3)])
def test_of_a_hand_of_cards_and_markers_nomads_take_one_at_random(die: int, title: int) -> None:
    t = Table(dice=[die])
    held = [0] * (TITLES + MARKERS)
    for one, number in ((2, 2), (TITLES - 1, 1), (TITLES, 1), (TITLES + 3, 1)):
        held[one] = number
    t.g.event_hand[2 * TITLES : 3 * TITLES], t.g.pillage_hand[2 * MARKERS : 3 * MARKERS] = held[:TITLES], held[TITLES:]
    assert vassals.steal(t.g, 2, 1)
    taken = [int(one == title) for one in range(TITLES + MARKERS)]
    assert hands(t, 1) == (taken[:TITLES], taken[TITLES:])
    left = [number - gone for number, gone in zip(held, taken, strict=True)]
    assert hands(t, 2) == (left[:TITLES], left[TITLES:])
    assert not any(hands(t, 0)[0] + hands(t, 3)[0] + hands(t, 0)[1] + hands(t, 3)[1])


@pytest.mark.rule("INV-XXIX.B-6")
def test_not_from_their_own_player_nor_from_an_empty_hand() -> None:
    t = Table(dice=[0])
    assert not vassals.steal(t.g, 2, 1)
    t.g.event_hand[2 * TITLES] = 1
    assert not vassals.steal(t.g, 2, 2)
    assert hands(t, 2)[0][0] == 1


@pytest.mark.rule("INV-XXIX.B-4", "INV-XXIX.E-1", "INV-XXIX.B-6")
def test_a_kingdom_keeps_its_treasury_and_its_player_his_cards() -> None:
    t = Table({"sueves": "kingdom", "huns": "barbarian"}, capitals={"sueves": "hispalensis"},
              hordes={"huns": "lusitania"}, dice=[0])  # fmt: skip
    t.g.treasury[SUEVES] = 9
    t.g.event_hand[t.g.camp(SUEVES) * TITLES] = 1
    through(t.start(Submission(SUEVES, HUNS, PROVINCE["hispalensis"])))
    assert t.g.bond[SUEVES] == VASSAL
    assert (t.g.treasury[SUEVES], t.g.treasury[HUNS]) == (9, 0)
    assert t.g.event_hand[t.g.camp(SUEVES) * TITLES] == 1


@pytest.mark.rule("INV-XXIX.C-4", "INV-XXIX.F-5")
@pytest.mark.parametrize(("bound", "after"), [(False, "sueves"), (True, "wisigoths")])
def test_the_capital_is_the_kingdoms_again_when_it_has_submitted(bound: bool, after: str) -> None:
    t = Table({"sueves": "kingdom", "wisigoths": "kingdom"}, {"wisigoths": {"hispalensis": 2}},
              capitals={"sueves": "hispalensis", "wisigoths": "septimania"})  # fmt: skip
    if bound:
        t.g.lord[GOTHS], t.g.bond[GOTHS] = HUNS, VASSAL
    through(t.settle().start(Conquest(GOTHS, PROVINCE["hispalensis"])))
    assert t.g.bond[SUEVES] == (FREE if bound else VASSAL)
    assert t.owner("hispalensis") == after


@pytest.mark.rule("INV-XXIX.C-2", "INV-III.G-8")
def test_nobody_gives_his_own_capital_to_a_kingdom_that_was_beaten_before_it() -> None:
    t = Table({"sueves": "kingdom", "wisigoths": "kingdom"}, {"wisigoths": {"septimania": 2}, "sueves": {"osca": 1}},
              capitals={"wisigoths": "septimania"}, owners={"sueves": ["osca"]})  # fmt: skip
    through(t.settle().start(Submission(SUEVES, GOTHS, PROVINCE["septimania"])))
    assert t.g.bond[SUEVES] == VASSAL
    assert t.owner("septimania") == "wisigoths"
    assert t.g.capital[GOTHS] == PROVINCE["septimania"]


@pytest.mark.rule("INV-XXIX.B-9", "INV-XX.L-12")
def test_his_leaders_go_with_his_units_a_limes_is_lost() -> None:
    t = Table({"francs": "barbarian", "romains": "empire"}, {"romains": {"treveria": 1}}, hordes={"francs": "treveria"},
              capitals={"romains": "latium"}, owners={"romains": ["saliens", "treveria"]})  # fmt: skip
    limes = next(p for p in members(LIMITES & OF_NATION[ROME]))
    t.g.put(limes, PROVINCE["treveria"])
    leader = t.lead("romains", "treveria")
    t.settle()
    through(t.start(Submission(FRANKS, ROME, PROVINCE["treveria"])))
    assert not t.g.units(ROME, PROVINCE["treveria"])
    assert t.g.at[leader] != PROVINCE["treveria"]
    assert t.g.at[limes] == RESERVE


@pytest.mark.rule("INV-XXIX.B-9")
def test_battles_to_come_are_where_units_of_the_victor_stand_beside_enemies() -> None:
    t = lords()
    t.lead("wisigoths", "gallaecia")
    t.muster("sueves", "osca")
    assert not vassals.disputed(t.g, SUEVES, GOTHS), "a leader alone fights nobody"
    t.g.put(HORDE_OF[GOTHS], PROVINCE["osca"])
    assert not vassals.disputed(t.g, SUEVES, GOTHS), "nor does a horde"
    t.muster("wisigoths", "osca")
    t.muster("wisigoths", "gallaecia")
    t.muster("wisigoths", "rhenus")
    t.muster("wisigoths", "saguntum")
    both = BIT[PROVINCE["osca"]] | BIT[PROVINCE["gallaecia"]]
    assert vassals.disputed(t.g, SUEVES, GOTHS) == both
    t.g.put(members(t.g.units(SUEVES, PROVINCE["osca"]))[0], RESERVE)
    t.lead("sueves", "osca")
    assert vassals.disputed(t.g, SUEVES, GOTHS) == BIT[PROVINCE["gallaecia"]], "nor is one fought with"
    bonds.bind(t.g, SUEVES, GOTHS, VASSAL)
    assert not vassals.disputed(t.g, SUEVES, GOTHS), "they are neutral"


# ---------------------------------------------------------------- freedom


@pytest.mark.rule("INV-XXIX.G-1")
@pytest.mark.parametrize("fate", ["subjugated", "federated"])
def test_a_vassal_is_free_when_its_suzerain_serves_another(fate: str) -> None:
    t = subject(lords())
    if fate == "subjugated":
        bonds.bind(t.g, GOTHS, FRANKS, VASSAL)
    else:
        bonds.federate(t.g, GOTHS, ROME, BIT[PROVINCE["osca"]])
    assert (t.g.bond[SUEVES], t.g.lord[SUEVES]) == (FREE, NONE)
    assert t.g.mercenaries(GOTHS) == 0, "it is free with all its units"
    assert t.g.units(SUEVES, PROVINCE["gallaecia"]).bit_count() == 3


@pytest.mark.rule("INV-XXIX.G-1", "INV-XXIX.A-4")
@pytest.mark.parametrize(("own", "province"), [(1, "osca"), (0, "carpetania")])
def test_mercenaries_come_home_to_the_land_of_a_kingdom_that_has_no_capital(own: int, province: str) -> None:
    t = Table({"sueves": "kingdom", "wisigoths": "barbarian"}, {"sueves": {"lusitania": 1, "osca": own}},
              hordes={"wisigoths": "lusitania"}, owners={"sueves": ["carpetania", "osca"]})  # fmt: skip
    unit = members(t.g.units(SUEVES, PROVINCE["lusitania"]))[0]
    bonds.bind(t.g, SUEVES, GOTHS, VASSAL)
    t.g.lend(unit, GOTHS)
    bonds.free(t.g, SUEVES)
    assert t.g.at[unit] == PROVINCE[province]
    assert t.g.army[SUEVES] & BIT[unit]


@pytest.mark.rule("INV-XXIX.G-1")
def test_its_other_units_stay_where_they_are_and_so_do_those_of_others() -> None:
    t = lords()
    t.muster("sueves", "osca")
    theirs = t.muster("francs", "lusitania")[0]
    t.g.lend(theirs, GOTHS)
    subject(t)
    bonds.free(t.g, SUEVES)
    assert t.g.units(SUEVES, PROVINCE["osca"]).bit_count() == 1
    assert t.g.mercenaries(GOTHS) == BIT[theirs]
    assert t.g.lord[SUEVES] == NONE


@pytest.mark.rule("INV-XXIX.D-4")
def test_where_a_battle_is_still_to_be_fought_its_mercenary_takes_part(monkeypatch: pytest.MonkeyPatch) -> None:
    fought: list[tuple[int, int]] = []
    start = Battle.start

    def watched(battle: Battle, g: Invasions) -> None:
        fought.append((battle.place, battle.engaged[0]))
        start(battle, g)

    monkeypatch.setattr(Battle, "start", watched)
    t = lords()
    t.muster("francs", "lusitania")
    t.g.playing = BIT[GOTHS]
    subject(t)
    lent = t.g.mercenaries(GOTHS)
    assert lent & t.g.inside[PROVINCE["lusitania"]]
    through(t.start(Battles()))
    assert [place for place, _ in fought] == [PROVINCE["lusitania"]]
    assert fought[0][1] & lent == lent


@pytest.mark.rule("INV-XXIX.D-1")
def test_only_units_of_its_own_are_lent_and_only_where_there_is_room() -> None:
    t = lords()
    guest = t.muster("francs", "gallaecia")[0]
    t.g.lend(guest, SUEVES)
    assert not mercenaries.units(t.g, SUEVES) & BIT[guest]
    assert mercenaries.units(t.g, SUEVES).bit_count() == 3
    t.g.owner[PROVINCE["lusitania"]] = NONE
    t.muster("wisigoths", "lusitania", 3)
    assert t.start(Loan(SUEVES, GOTHS, SUEVES, BIT[PROVINCE["lusitania"]])).g.over
    assert not t.g.mercenaries(GOTHS)


@pytest.mark.rule("INV-XXIX.G-2")
def test_and_when_its_suzerain_is_no_more() -> None:
    t = subject(lords())
    realms.vanish(t.g, GOTHS)
    assert (t.g.bond[SUEVES], t.g.lord[SUEVES]) == (FREE, NONE)
    assert t.g.units(SUEVES, PROVINCE["gallaecia"]).bit_count() == 3


@pytest.mark.rule("INV-XXIX.G-3", "INV-III.G-8")
@pytest.mark.parametrize(("province", "bond"), [("septimania", FREE), ("osca", VASSAL)])
def test_and_when_its_suzerain_s_capital_is_taken(province: str, bond: int) -> None:
    t = lords()
    t.g.status[GOTHS] += 1
    t.g.capital[GOTHS] = PROVINCE["septimania"]
    t.g.owner[PROVINCE["septimania"]] = t.g.owner[PROVINCE["osca"]] = GOTHS
    subject(t)
    control.take(t.g, PROVINCE[province], FRANKS)
    assert t.g.bond[SUEVES] == bond


@pytest.mark.rule("INV-XXVII.D-1")
def test_so_are_clients() -> None:
    t = Table({"byzantins": "empire", "armeniens": "kingdom", "perses": "kingdom"},
              capitals={"byzantins": "thracia", "armeniens": "armenia"}, inactive=["armeniens"])  # fmt: skip
    bonds.bind(t.g, NATION["armeniens"], NATION["byzantins"], CLIENT)
    control.take(t.g, PROVINCE["thracia"], NATION["perses"])
    assert t.g.bond[NATION["armeniens"]] == FREE


@pytest.mark.rule("INV-XXIX.G-7")
def test_by_rebellion_alone_its_mercenary_stays_behind() -> None:
    t = Table({"sueves": "barbarian", "huns": "barbarian"}, {"sueves": {"gallaecia": 2}},
              hordes={"sueves": "gallaecia", "huns": "lusitania"}, dice=[2])  # fmt: skip
    t.g.lord[SUEVES], t.g.bond[SUEVES], t.g.bound[SUEVES] = HUNS, VASSAL, 3
    unit = members(t.g.units(SUEVES, PROVINCE["gallaecia"]))[0]
    t.g.lend(unit, HUNS)
    t.start(Rebellion(SUEVES)).choose("rebel")
    assert t.g.bond[SUEVES] == FREE
    assert t.g.mercenaries(HUNS) == BIT[unit]
    assert OF_NATION[SUEVES] & BIT[unit]


@pytest.mark.rule("INV-XX.L-9", "INV-XX.H-7", "INV-XXIX.B-1")
@pytest.mark.parametrize(("refuge", "bond"), [(False, VASSAL), (True, FREE)])
def test_a_horde_that_has_been_set_aside_submits_too_where_it_finds_no_way_out(refuge: bool, bond: int) -> None:
    t = Table({"vandales": "barbarian", "romains": "empire"}, {"romains": {"corsica": 2, "sardinia": 1}},
              hordes={"vandales": "corsica"}, owners={"romains": ["corsica", "sardinia"]})  # fmt: skip
    if refuge:
        t.g.owner[PROVINCE["sardinia"]] = NATION["vandales"]
        for unit in members(t.g.units(ROME, PROVINCE["sardinia"])):
            t.g.lose(unit)
    t.settle()
    horde = BIT[PIECE["vandales-horde"]]
    t.start(
        Battle(ROME, NATION["vandales"], PROVINCE["corsica"], [t.g.units(ROME, PROVINCE["corsica"]), 0], aside=horde)
    )
    through(t)
    assert not t.events("volley"), "nobody fights"
    assert t.g.bond[NATION["vandales"]] == bond


@pytest.mark.rule("INV-XXIX.A-1", "INV-VI.K-6")
def test_nobody_submits_to_a_nation_that_is_no_more() -> None:
    """The Huns may win a battle in which both sides are gone, and fall with Attila."""
    t = lords()
    t.g.active, t.g.status[HUNS] = t.g.active | BIT[HUNS], BARBARIAN
    assert vassals.may_subjugate(t.g, HUNS)
    realms.vanish(t.g, HUNS)
    assert not vassals.may_subjugate(t.g, HUNS)
    t.start(Submission(SUEVES, HUNS, PROVINCE["gallaecia"]))
    assert t.g.lord[SUEVES] == NONE


@pytest.mark.rule("INV-XXIX.C-1", "INV-XXIX.A-1", "INV-XXIX.F-5")
@pytest.mark.parametrize("why", ["", "empire", "redeployed", "earlier", "not his turn", "lost again", "his already",
                                 "a vassal", "too large"])  # fmt: skip
def test_who_has_taken_a_capital_subjugates_when_his_activation_ends(why: str) -> None:
    """Franks have taken Hispalis in this turn, and the Visigoths have three provinces left."""
    t = Table({"francs": "barbarian", "wisigoths": "kingdom", "sueves": "barbarian"}, {"francs": {"hispalensis": 2}},
              owners={"francs": ["hispalensis"], "wisigoths": ["baetica", "cuneus", "lusitania"]})  # fmt: skip
    g = t.g
    g.lost_capital[GOTHS], g.lost_to[GOTHS], g.lost_seat[GOTHS] = g.turn, FRANKS, PROVINCE["hispalensis"]
    g.playing = BIT[FRANKS] | BIT[SUEVES]
    if why == "empire":
        g.status[GOTHS] = EMPIRE
    elif why == "redeployed":
        g.capital[GOTHS] = PROVINCE["cuneus"]
    elif why == "earlier":
        g.lost_capital[GOTHS] -= 1
    elif why == "not his turn":
        g.playing ^= BIT[FRANKS]
    elif why == "lost again":
        g.owner[PROVINCE["hispalensis"]] = SUEVES
    elif why == "his already":
        g.lord[GOTHS], g.bond[GOTHS] = FRANKS, VASSAL
    elif why == "a vassal":
        g.lord[FRANKS], g.bond[FRANKS] = SUEVES, VASSAL
    elif why == "too large":
        g.owner[PROVINCE["carpetania"]] = GOTHS
    assert sack.reduced(g) == (0 if why else BIT[GOTHS])


@pytest.mark.rule("INV-XXIX.G-5", "INV-XXIX.G-6")
@pytest.mark.parametrize(("answer", "die"), [("done", 0), ("rebel", 0)])
def test_a_vassal_of_nomads_is_asked_once_whether_it_rebels(answer: str, die: int) -> None:
    t = lords()
    t.g.active, t.g.status[HUNS] = t.g.active | BIT[HUNS], BARBARIAN
    bonds.bind(t.g, SUEVES, HUNS, VASSAL)
    t.g.bound[SUEVES] = t.g.turn - 1
    t.g.script = [die]
    t.start(Rebellion(SUEVES)).choose(answer)
    assert t.g.over
    assert (t.g.lord[SUEVES] == HUNS) == (answer == "done")
