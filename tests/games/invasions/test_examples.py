"""The examples of the rulebook, in its order, and what proves each.

| section | example | proved by |
|---|---|---|
| X.B | a card in others' battle | `test_ch10_other_moments`: who has no part in a battle may help either side |
| XI.G | the Angles on turns 3, 4 and 5 | cases `angles-settle`, `angles-settled`; `test_ch09_reinforcements` |
| XIII.D | Visigoths, Byzantines, Ostrogoths | cases `wisigoths-govern`, `byzantins-govern`, `theodoricus-governs` |
| XIV.D, XIV.E, XIV.F | incomes, a monopoly that nobody has | here |
| XVII.B | a leader who stacks 2 more | here |
| XVIII.B | steps are renewed | here |
| XVIII.E, XVIII.F | Iulianus in Mesopotamia, Franks in Aquitania | `test_ch18_passing` |
| XX.D, XX.E | archers, axes and riders; all and one of a pile | here; `test_ch20_battle` |
| XX, XXI | Nisibis, Argentoratum | `test_ch20_examples`, cases of these names; Adrianople after them |
| XXV.A | four fleets in the Aegean | here |
| XXV.D | from Arvernia to Utica, five units on two fleets | case `from-arvernia-to-utica`; `test_ch25_fleets` |
| XXIX.C | the Euskalduns, who have no capital | `test_ch29_vassals` |
| XXXI.B | whose conversion is rewarded | `test_components` |
"""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, PROVINCE, PROVINCE_IDS, REGION, SEA
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules import income, naval, pools, stacking
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.clash import ATTACKER
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.field import Field
from tests.games.invasions.table import Table

ROME, BYZANTIUM, GOTHS, FRANKS = (NATION[n] for n in ("romains", "byzantins", "wisigoths", "francs"))


def land(region: str) -> list[str]:
    """The provinces of a region."""
    return [PROVINCE_IDS[p] for p in members(LANDS[REGION[region]])]


@pytest.mark.rule("INV-XIV.D-3", "INV-XIV.D-4", "INV-XXXIII.B-1")
@pytest.mark.parametrize(
    ("provinces", "halves"),
    [(["chaldea"], 4), (["susiana"], 2), (["hyrkania"], 1), (land("gallia-meridionalis"), 24), (land("asia"), 16)],
)
def test_what_provinces_and_regions_yield_to_a_kingdom(provinces: list[str], halves: int) -> None:
    """2, 1 and a half; 12 and 8 for whole regions, cities apart."""
    t = Table({"wisigoths": "kingdom"}, owners={"wisigoths": provinces})
    assert sum(amount for clause, amount in income.gross(t.g, GOTHS) if clause == "INV-XIV.D-3") == halves


@pytest.mark.rule("INV-XIV.E-2", "INV-XIV.E-3")
def test_graecia_yields_nine_to_an_empire() -> None:
    t = Table({"byzantins": "empire"}, owners={"byzantins": land("graecia")})
    parts = dict(income.gross(t.g, BYZANTIUM))
    assert parts.pop("INV-XIV.F-1", 0) == 2 * income.commerce(t.g, BYZANTIUM)
    assert sum(parts.values()) == 2 * 9  # three cities of 2, 2 and 3; control, and total control


@pytest.mark.rule("INV-XIV.F-2", "INV-XIV.F-3")
@pytest.mark.parametrize(("province", "monopoly"), [("epirus", 1), ("cyrenaica", 2)])
def test_at_the_beginning_the_two_romes_hold_two_seas_together_and_none_alone(province: str, monopoly: int) -> None:
    """With Dyrrachium Rome alone would have the Adriatic, with Cyrene the Sicilian sea: it has one gold of each."""
    g = GAME.begin(GAME.setup(scenario="350-invasiones", seed="1"), 1)
    assert isinstance(g, Invasions)
    g.advance()
    assert g.owner[PROVINCE[province]] == BYZANTIUM
    alone = income.commerce(g, ROME)
    g.owner[PROVINCE[province]] = ROME
    assert income.commerce(g, ROME) == alone + monopoly


@pytest.mark.rule("INV-XVII.B-1", "INV-XVII.B-2", "INV-XVII.B-3")
def test_a_leader_who_stacks_two_more() -> None:
    t = Table({"francs": "barbarian"})
    for province, plain, invading in (("neustria", 6, 7), ("alpes", 5, 6)):
        t.put("chlodovechus", province)
        t.g.invading = t.g.playing = 0
        assert stacking.limit(t.g, FRANKS, PROVINCE[province]) == plain
        t.g.invading = t.g.playing = BIT[FRANKS]
        assert stacking.limit(t.g, FRANKS, PROVINCE[province]) == invading


@pytest.mark.rule("INV-XVIII.B-2", "INV-XVIII.H-2")
def test_invaders_have_all_their_steps_again_for_the_second_movement() -> None:
    """An infantry marches three provinces in each movement of its activation."""
    t = Table({"francs": "barbarian"}, {"francs": {"rhenus": 1}}, hordes={"francs": "rhenus"})
    t.put("chlodovechus", "albis")
    unit = members(t.g.units(FRANKS, PROVINCE["rhenus"]))[0]
    t.g.invading = BIT[FRANKS]
    t.start(Activation(FRANKS)).choose("done")  # no raid
    for way in (("thuringia", "bohemia", "silesia"), ("bohemia", "thuringia", "saxonia")):
        t.choose("march", PROVINCE_IDS[t.g.at[unit]])
        for province in way:
            t.choose("step-to", province)
        while t.g.stack[-1].NAME == "movement" and PROVINCE_IDS[t.g.at[unit]] not in t.offers("march"):
            t.choose("done")
    assert t.g.at[unit] == PROVINCE["saxonia"]


@pytest.mark.rule("INV-XX.D-3", "INV-XX.D-4", "INV-XX.D-6")
def test_three_archers_three_axes_three_riders() -> None:
    def shots(*units: str) -> tuple[int, int]:
        nations = {units[0].split("-")[0]: "barbarian", "romains": "empire"}
        t = Field("neustria", units, ["romains-infantry-1"], nations, leads=(units[0].split("-")[0], "romains"))
        pool = pools.fire(t.g, t.battle, ATTACKER)
        return pool.total, pool.black

    assert shots("perses-archer-1", "perses-archer-2", "perses-archer-3") == (2, 0)
    assert shots(*(f"francs-infantry-francisca-{i}" for i in range(1, 4))) == (1, 0)
    assert shots(*(f"perses-mounted-archer-{i}" for i in range(1, 4))) == (2, 2)


@pytest.mark.rule("INV-XXV.A-4", "INV-XXV.A-5")
def test_four_byzantine_fleets_in_the_aegean_are_two_piles_of_two() -> None:
    t = Table({"byzantins": "empire"})
    t.muster("byzantins", "mare-aegeum", 4)
    assert [pile.bit_count() for pile in naval.piles(t.g, BYZANTIUM, SEA["mare-aegeum"])] == [2, 2]
