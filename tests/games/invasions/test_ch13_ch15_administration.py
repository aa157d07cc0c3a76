"""INV XIII and XV: Administration cards and purchases."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import DECREE, DECREE_KIND, PASSIVE, REFORM
from latrunculi.games.invasions.components.chart import PROVINCE, SEA
from latrunculi.games.invasions.components.counters import (
    ADMINISTRATION,
    AUXILIARIES,
    ELITE,
    EMPERORS,
    EMPIRE_PRICE,
    FLEETS,
    GENERIC_OF,
    KINGDOM_PRICE,
    LIKE,
    LOCAL_UNITS,
    OF_NATION,
    SINCE,
    TYPE_OF,
)
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import administration, purchases
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.state import FIRST_SEA, RESERVE
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table.secrets import determinize
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.chance import Dice
from tests.games.invasions.table import Table

GOTHS, ROME, VANDALS = NATION["wisigoths"], NATION["romains"], NATION["vandales"]
PIECE_ID = VOCABULARY.objects["piece"]


def kingdom(gold: int = 20, **more: Any) -> Table:
    t = Table({"wisigoths": "kingdom"}, capitals={"wisigoths": "hispalensis"},
              owners={"wisigoths": ["hispalensis", "carpetania", "cartaginensis"]}, **more)  # fmt: skip
    t.g.treasury[GOTHS] = gold
    t.g.order = [GOTHS]
    return t


def drawing(*cards: str) -> list[int]:
    """The outcomes by which these cards are drawn one after the other."""
    left = list(DECREE)
    found = []
    for card in cards:
        found.append(left.index(card))
        left.remove(card)
    return found


# ---------------------------------------------------------------- XIII


def alike_to(piece: int) -> int:
    """The pieces of the same nation and type, this one included."""
    return sum(BIT[p] for p in range(len(LIKE)) if LIKE[p] == LIKE[piece])


@pytest.mark.rule("INV-SEQ.2.A-1")
@pytest.mark.rule("INV-XIII.C-1", "INV-XIII.D-1", "INV-XIII.C-4", "INV-XIII.D-2")
def test_two_cards_and_more_until_there_are_two_types() -> None:
    t = kingdom(dice=drawing("otium", "pax", "annona", "census")).start(Decrees())
    assert t.events("drew-decrees") == [{"nation": "wisigoths", "number": 4}]
    assert set(t.offers("decree-kind")) == {"passive", "reform"}
    t = kingdom(dice=drawing("otium", "census")).start(Decrees())
    assert t.events("drew-decrees") == [{"nation": "wisigoths", "number": 2}]


@pytest.mark.rule("INV-III.C-9", "INV-SEQ.2.A-1")
@pytest.mark.rule("INV-XIII.C-3")
def test_a_historical_ruler_lets_draw_more_a_generic_leader_none() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"})
    best = max(members(OF_NATION[ROME] & EMPERORS), key=lambda p: ADMINISTRATION[p])
    assert ADMINISTRATION[best] > 0
    t.g.put(members(GENERIC_OF[ROME])[0], PROVINCE["latium"])
    assert administration.bonus(t.g, ROME) == 0
    t.g.put(best, PROVINCE["latium"])
    assert administration.bonus(t.g, ROME) == ADMINISTRATION[best]


@pytest.mark.rule("INV-SEQ.2.A-1")
@pytest.mark.rule("INV-XIII.B-1", "INV-XIII.D-3", "INV-XIII.D-4")
@pytest.mark.parametrize(("gold", "kinds"), [(20, {"passive", "reform"}), (19, {"passive"}), (4, {"passive"})])
def test_a_nation_buys_a_type_that_it_can_pay_for_or_the_cheapest(gold: int, kinds: set[str]) -> None:
    """A kingdom pays 5 for a passive card and 20 for a reform."""
    t = kingdom(gold, dice=[*drawing("otium", "census"), 7])
    t.g.bankrupt |= BIT[GOTHS]  # what follows a bankruptcy is another test's
    t.start(Decrees())
    if len(kinds) > 1:
        assert set(t.offers("decree-kind")) == kinds
        t.choose("decree-kind", "reform")
        assert t.g.treasury[GOTHS] == 0 + 6, "the census of a young nation brings 6"
    else:
        assert t.g.treasury[GOTHS] == max(0, gold - 5)
        assert bool(t.events("bankrupt")) == (gold < 5)


@pytest.mark.rule("INV-SEQ.2.A-1")
@pytest.mark.rule("INV-XIII.D-5", "INV-XIII.D-7")
def test_of_several_cards_of_the_type_it_keeps_one_unseen_by_others() -> None:
    t = kingdom(dice=drawing("census", "renovatio", "otium"))
    t.start(Decrees()).choose("decree-kind", "reform")
    assert t.g.private
    assert set(t.offers("decree")) == {"census", "renovatio"}
    t.choose("decree", "census")
    assert t.events("decreed") == [{"nation": "wisigoths", "card": "census", "gold": 6}]
    assert DECREE_KIND[DECREE["census"]] == REFORM


@pytest.mark.rule("INV-XIII.C-2", "INV-XIII.D-1", "INV-XIII.D-5")
@pytest.mark.parametrize("nation", ["wisigoths", "romains"])
def test_of_what_is_drawn_all_see_the_types_and_who_has_bought_one_the_cards_of_it(nation: str) -> None:
    """Two reforms and a passive card; whoever may not see them sees the first two and the first of their types."""
    t = Table({nation: "empire"}, capitals={nation: "latium"}, dice=drawing("census", "renovatio", "pax"))
    t.g.treasury[NATION[nation]], t.g.order = 40, [NATION[nation]]
    t.start(Decrees())
    owner = t.g.seat(NATION[nation])

    def seen(viewer: int) -> set[str]:
        twin = t.g.clone()
        frame = twin.stack[-1]
        assert isinstance(frame, Decrees)
        frame.blank(twin, viewer)
        return {card for card, number in DECREE.items() if frame.drawn & BIT[number]}

    hidden = {"otium", "leges-novae", "census"}
    assert seen(owner) == seen(-1) == hidden, "nobody looks at cards before he has bought a type"
    t.choose("decree-kind", "reform")
    assert seen(owner) == {"otium", "census", "renovatio"}
    assert all(seen(viewer) == hidden for viewer in {-1, 0, 1, 2, 3} - {owner})

    def guesses(viewer: int) -> set[str]:
        """All cards that a viewer takes for possible."""
        found = set()
        for seed in range(20):
            frame = determinize(t.g, viewer, Dice(seed)).stack[-1]
            assert isinstance(frame, Decrees)
            drawn = {card for card, number in DECREE.items() if frame.drawn & BIT[number]}
            assert sorted(DECREE_KIND[DECREE[card]] for card in drawn) == sorted([PASSIVE, REFORM, REFORM])
            assert viewer != owner or {"census", "renovatio"} < drawn
            found |= drawn
        return found

    passive, reforms = ({card for card, n in DECREE.items() if DECREE_KIND[n] == kind} for kind in (PASSIVE, REFORM))
    assert guesses(owner) <= passive | {"census", "renovatio"}
    assert len(guesses(owner) & passive) > 1, "which passive card it was nobody knows"
    for viewer in {0, 1, 2, 3} - {owner}:
        assert guesses(viewer) >= reforms, "nor others which reforms"


@pytest.mark.rule("INV-VI.J-5", "INV-SEQ.2.A-1")
@pytest.mark.rule("INV-XIII.D-6", "INV-XIII.E-1", "INV-XIII.E-3", "INV-VI.E-3")
@pytest.mark.parametrize(("age", "gold", "after"), [(4, 6, 4), (5, 5, 5), (8, 5, 8), (9, 4, 8)])
def test_a_card_is_read_for_the_section_of_the_age(age: int, gold: int, after: int) -> None:
    """Census: 6, 5 or 4 gold for the young (to 4), the mature (to 8) and the ageing; these grow younger by 1."""
    t = kingdom(20)
    t.g.age[GOTHS] = age
    one = Decrees()
    one.nation = GOTHS
    t.g.stack.append(one)
    t.g.script = [6, 0]  # the dearth of the ageing, which has no granary to pay for
    one.apply(t.g, DECREE["census"])
    assert (t.g.treasury[GOTHS], t.g.age[GOTHS]) == (20 + gold, after)


@pytest.mark.rule("INV-VI.J-6")
@pytest.mark.rule("INV-XIII.E-5", "INV-XIII.E-6")
def test_leaders_with_a_cross_stay_in_the_capital_historical_generals_do_not() -> None:
    t = kingdom()
    t.lead("wisigoths", "carpetania")
    generic = members(GENERIC_OF[GOTHS])[0]
    t.g.put(generic, PROVINCE["cartaginensis"])
    one = Decrees()
    one.nation = GOTHS
    one.apply(t.g, DECREE["pax"])
    assert t.g.at[generic] == PROVINCE["hispalensis"]
    assert t.g.inactive_leaders & BIT[generic]
    t = kingdom()
    t.g.put(generic, PROVINCE["cartaginensis"])
    one.apply(t.g, DECREE["dilectus"])
    assert not t.g.inactive_leaders


# ---------------------------------------------------------------- XV


def shop(t: Table) -> Table:
    return t.start(Purchases())


def price(piece: str, empire: bool = False) -> int:
    return (EMPIRE_PRICE if empire else KINGDOM_PRICE)[TYPE_OF[PIECE_ID.index(piece)]]


@pytest.mark.rule("INV-XVII.A-5")
@pytest.mark.rule("INV-XV.A-1", "INV-XV.B-1", "INV-XV.B-2", "INV-XV.B-5")
def test_a_kingdom_buys_units_and_places_them_where_it_rules_in_peace() -> None:
    t = kingdom(20)
    t.g.revolts |= BIT[PROVINCE["carpetania"]]
    t.muster("wisigoths", "cartaginensis", 4)
    shop(t)
    piece = next(p for p in t.offers("buy") if not BIT[PIECE_ID.index(p)] & FLEETS)
    t.choose("buy", piece)
    assert t.g.at[PIECE_ID.index(piece)] == PROVINCE["hispalensis"], "four fill Cartaginensis, Carpetania is in revolt"
    assert t.g.treasury[GOTHS] == 20 - price(piece)
    t = kingdom(20)
    t.g.put_all(t.g.reserve(GOTHS), PROVINCE["cuneus"])
    assert shop(t).offers("buy") == [], "all counters are in play"


def persia(**armies: int) -> Table:
    """Persia in Chaldea, in mountainous Media, and in Phoenicia, which is neither Mesopotamia nor Persis."""
    persians = NATION["perses"]
    t = Table({"perses": "kingdom"}, {"perses": armies}, capitals={"perses": "chaldea"},
              owners={"perses": ["phoenicia", "media"]})  # fmt: skip
    t.g.order, t.g.treasury[persians] = [persians], 40
    return shop(t)


@pytest.mark.rule("INV-III.B-22", "INV-XV.B-2")
def test_satraps_are_bought_for_mesopotamia_and_persis_alone() -> None:
    t = persia().choose("buy", "perses-satrapes-1")
    assert t.offers("choose-province") == ["chaldea", "media"]
    assert t.why_not("choose-province", "phoenicia") == "INV-III.B-22"
    assert "perses-satrapes-1" in persia(media=3, chaldea=3).offers("buy")
    full = persia(media=3, chaldea=4)
    assert full.offers("buy"), "other units find room in Phoenicia"
    assert not any("satrapes" in piece for piece in full.offers("buy"))
    assert full.why_not("buy", "perses-satrapes-1") == "INV-III.B-22"


@pytest.mark.rule("INV-XVIII.I-9", "INV-XV.B-2")
def test_themata_are_bought_for_the_land_of_the_eastern_limites_and_its_neighbours() -> None:
    byzantium = NATION["byzantins"]
    t = Table({"byzantins": "empire"}, capitals={"byzantins": "thracia"}, turn=9,
              owners={"byzantins": ["hispalensis", "moesia-superior"]})  # fmt: skip
    t.g.order, t.g.treasury[byzantium] = [byzantium], 40
    thema = next(p for p in members(OF_NATION[byzantium] & LOCAL_UNITS))
    t.g.put(thema, RESERVE)
    shop(t).choose("buy", PIECE_ID[LIKE[thema]])
    assert "hispalensis" not in t.offers("choose-province"), "Spain is far away"
    assert "moesia-superior" in t.offers("choose-province")


@pytest.mark.rule("INV-XV.B-3", "INV-XV.B-4")
def test_empires_pay_more_heavy_units_cost_more_and_elites_most() -> None:
    kinds = dict(zip(VOCABULARY.objects["type"], zip(KINGDOM_PRICE, EMPIRE_PRICE, strict=True), strict=True))
    assert all(k < e for k, e in kinds.values() if k > 0 and e > 0)
    assert kinds["cavalry"][0] < kinds["heavy-cavalry"][0] < kinds["noble-cavalry"][0]
    assert kinds["infantry"][0] < kinds["elite-infantry"][0]


@pytest.mark.rule("INV-XV.C-1", "INV-III.B-3")
def test_what_is_not_yet_available_is_not_sold() -> None:
    t = kingdom(40)
    shop(t)
    assert all(SINCE[PIECE_ID.index(p)] <= 4 for p in t.offers("buy"))
    late = [p for p in members(t.g.reserve(GOTHS)) if SINCE[p] > 4 and LIKE[p] == p and KINGDOM_PRICE[TYPE_OF[p]] > 0]
    for piece in late:
        assert t.why_not("buy", PIECE_ID[piece]) == "INV-XV.C-1"
        due = shop(kingdom(40, turn=SINCE[piece]))
        assert PIECE_ID[piece] in due.offers("buy"), "from its turn on it is"


@pytest.mark.rule("INV-SEQ.2.C-1")
@pytest.mark.rule("INV-XV.B-6")
def test_an_empire_refits_two_elites_at_half_their_price_a_kingdom_none() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": ["latium", "umbria"]})
    elites = members(OF_NATION[ROME] & ELITE & ~FLEETS)[:3]
    for piece in elites:
        t.g.put(piece, PROVINCE["latium"])
        t.g.reduced |= BIT[piece]
    t.g.treasury[ROME], t.g.order = 40, [ROME]
    shop(t)
    first = t.offers("repair")[0]
    t.choose("repair", first)
    assert t.g.treasury[ROME] == 40 - -(-price(first, empire=True) // 2)
    t.choose("repair", t.offers("repair")[0])
    assert t.offers("repair") == []
    t = kingdom(40)
    elite = members(OF_NATION[GOTHS] & ELITE)[0]
    t.g.put(elite, PROVINCE["hispalensis"])
    t.g.reduced |= BIT[elite]
    assert shop(t).offers("repair") == []


@pytest.mark.rule("INV-XV.B-1", "INV-XV.B-6")
def test_what_is_refitted_is_an_own_elite_on_its_reverse_for_all_that_it_costs() -> None:
    t = Table({"romains": "empire", "byzantins": "empire"}, capitals={"romains": "latium", "byzantins": "thracia"})
    worn, whole, lent = members(OF_NATION[ROME] & ELITE & ~FLEETS)[:3]
    other, hired = members(OF_NATION[NATION["byzantins"]] & ELITE & ~FLEETS)[:2]
    for piece in (worn, whole, lent, hired):
        t.g.put(piece, PROVINCE["latium"])
    t.g.put(other, PROVINCE["thracia"])
    t.g.lend(hired, ROME)
    t.g.lend(lent, NATION["byzantins"])
    t.g.reduced = BIT[worn] | BIT[lent] | BIT[other] | BIT[hired]
    gold = -(-price(PIECE_ID[worn], empire=True) // 2)
    for treasury, offered in ((gold, [PIECE_ID[worn]]), (gold - 1, [])):
        t.g.treasury[ROME], t.g.order = treasury, [ROME]
        assert shop(t).offers("repair") == offered


@pytest.mark.rule("INV-XV.B-6")
def test_of_elites_that_are_alike_it_says_in_which_province_it_refits_one() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": ["latium", "umbria"]})
    one = next(p for p in members(OF_NATION[ROME] & ELITE & ~FLEETS) if alike_to(p).bit_count() > 1)
    other = next(p for p in members(alike_to(one)) if p != one)
    for piece, place in ((one, "latium"), (other, "umbria")):
        t.g.put(piece, PROVINCE[place])
        t.g.reduced |= BIT[piece]
    t.g.treasury[ROME], t.g.order = 40, [ROME]
    shop(t).choose("repair", PIECE_ID[other])
    assert t.g.reduced == BIT[one]


@pytest.mark.rule("INV-XV.B-7", "INV-XV.B-8")
@pytest.mark.parametrize(("turn", "most"), [(7, 1), (8, 2)])
def test_rome_buys_one_unit_a_turn_later_two_and_auxiliaries_besides(turn: int, most: int) -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, turn=turn,
              owners={"romains": ["latium", "umbria", "venetia", "tuscia", "apulia"]})  # fmt: skip
    t.g.order = [ROME]
    t.g.treasury[ROME] = 40
    shop(t)
    for _ in range(most):
        t.g.treasury[ROME] = 40
        t.choose("buy", next(p for p in t.offers("buy") if not BIT[PIECE_ID.index(p)] & (AUXILIARIES | FLEETS)))
        t.choose("choose-province", t.offers("choose-province")[0])
    t.g.treasury[ROME] = 40
    left = t.offers("buy")
    assert left
    assert all(BIT[PIECE_ID.index(p)] & AUXILIARIES for p in left)
    t.choose("buy", left[0]).choose("choose-province", "umbria")
    assert t.offers("buy")


@pytest.mark.rule("INV-XV.B-1", "INV-XV.B-7")
def test_who_is_no_roman_buys_as_many_units_as_he_can_pay_for() -> None:
    t = kingdom(40)
    shop(t)
    for _ in range(3):  # more than any Roman buys
        piece = next(p for p in t.offers("buy") if p.startswith("wisigoths-infantry"))
        t.choose("buy", piece).choose("choose-province", "carpetania")
    assert t.g.units(GOTHS, PROVINCE["carpetania"]).bit_count() == 3
    assert t.offers("buy")


@pytest.mark.rule("INV-XV.B-2", "INV-XXV.A-1")
def test_a_fleet_is_set_afloat_by_a_coastal_city() -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": ["campania", "umbria"]})
    t.g.order, t.g.treasury[ROME] = [ROME], 40
    fleet = PIECE_ID[members(t.g.inside[RESERVE] & OF_NATION[ROME] & FLEETS)[0]]
    shop(t).choose("buy", fleet)
    assert set(t.offers("place-in-sea")) == {"mare-tyrrheneum", "mare-adriaticum"}
    t.choose("place-in-sea", "mare-tyrrheneum")
    assert t.g.at[PIECE_ID.index(fleet)] == FIRST_SEA + SEA["mare-tyrrheneum"]


@pytest.mark.rule("INV-XV.B-2", "INV-XVI.E-2")
def test_what_has_no_room_or_no_port_is_not_sold() -> None:
    """The Vandals in Carpetania, which has no port, and in Africa, which has one."""
    t = Table({"vandales": "kingdom"}, capitals={"vandales": "carpetania"}, turn=6)
    t.g.treasury[VANDALS], t.g.order = 40, [VANDALS]
    shop(t)
    assert purchases.waters(t.g, VANDALS) == 0
    assert not [piece for piece in t.offers("buy") if "fleet" in piece]
    assert t.why_not("buy", "vandales-fleet-1") == "INV-XV.B-2"
    t.g.owner[PROVINCE["africa"]] = VANDALS
    t.g.revolts = BIT[PROVINCE["africa"]]
    assert purchases.waters(t.g, VANDALS) == 0
    t.g.revolts = 0
    assert purchases.waters(t.g, VANDALS) == BIT[SEA["mare-siculum"]]
    t = Table({"vandales": "kingdom"}, {"vandales": {"africa": 4}}, capitals={"vandales": "africa"}, turn=6)
    t.g.treasury[VANDALS], t.g.order = 40, [VANDALS]
    shop(t)
    assert t.offers("buy") == ["vandales-fleet-1"], "four units fill the only province"


@pytest.mark.rule("INV-XXIII.C-1", "INV-XV.B-11")
def test_to_fortify_a_city_costs_fifteen_gold() -> None:
    t = kingdom(15)
    t.g.walls |= BIT[PROVINCE["cartaginensis"]]
    shop(t)
    assert t.offers("fortify") == ["carpetania"], "the capital is fortified anyway"
    t.choose("fortify", "carpetania")
    assert t.g.treasury[GOTHS] == 0
    assert t.g.walled(PROVINCE["carpetania"])
    assert shop(kingdom(14)).offers("fortify") == []


@pytest.mark.rule("INV-CH.d2-4", "INV-SEQ.2.C-1")
@pytest.mark.rule("INV-XV.B-10")
@pytest.mark.parametrize(("decline", "dice", "risen"), [(1, [3], True), (1, [4], False), (0, [], False)])
def test_in_decline_a_usurper_may_rise_when_the_purchases_end(decline: int, dice: list[int], risen: bool) -> None:
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": ["umbria"]}, dice=dice, turn=9)
    t.g.order, t.g.decline[ROME] = [ROME], decline
    shop(t)
    if not t.g.over:
        t.choose("done")
    assert bool(t.events("calamity")) == risen


@pytest.mark.rule("INV-XV.B-10")
def test_no_usurper_rises_so_against_others_than_the_romans() -> None:
    t = kingdom(20, dice=[3])
    t.g.decline[GOTHS] = 1
    shop(t).choose("done")
    assert t.g.script == [3]
