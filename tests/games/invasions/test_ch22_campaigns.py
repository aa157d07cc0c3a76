"""INV XXII: campaigns."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import CAMPAIGNS, PIECE, STACKING
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, campaigns, relations, ways
from latrunculi.games.invasions.rules.campaigns import Campaigns, friendly_land
from latrunculi.games.invasions.rules.state import VASSAL
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, Offers
from tests.games.invasions.field import whites
from tests.games.invasions.table import Table

FRANCS = NATION["francs"]
LAND = ["aquitania", "liger", "neustria", "lugdunus", "garumnum"]


def host(leader: str = "theudebertus", units: int = 2, **more: object) -> Table:
    """Franks at home in Gaul, a leader with units in Aquitania."""
    t = Table({"francs": "kingdom"}, {"francs": {"aquitania": units}}, owners={"francs": LAND}, **more)  # type: ignore[arg-type]
    t.g.playing = BIT[FRANCS]
    t.put(leader, "aquitania")
    return t


@pytest.mark.rule("INV-III.C-11", "INV-SEQ.3.A-7")
@pytest.mark.rule("INV-XXII.A-1", "INV-XXII.A-2", "INV-XXII.A-6", "INV-XXII.B-4", "INV-XVIII.B-2")
def test_a_leader_of_two_campaigns_marches_twice_with_the_same_units() -> None:
    assert CAMPAIGNS[PIECE["theudebertus"]] == 2
    t = host().start(Campaigns()).choose("campaign", "theudebertus")
    t.g.spend(BIT[PIECE["francs-infantry-francisca-1"]], 3)  # they have marched before: that does not count
    t.choose("march", "aquitania").choose("step-to", "liger").choose("step-to", "neustria").choose("done")
    t.choose("march", "neustria")
    for province in ("lugdunus", "belgae", "sequana", "lotharingia"):
        t.choose("step-to", province)
    while not t.g.over and "done" in [v for v, _ in t.offers()]:
        t.choose("done")
    assert t.g.at[PIECE["theudebertus"]] == PROVINCE["lotharingia"]
    assert t.g.at[PIECE["francs-infantry-francisca-1"]] == PROVINCE["lotharingia"]
    assert [e["number"] for e in t.events("campaigning")] == [1, 2]
    assert t.g.over


@pytest.mark.rule("INV-XXII.A-2", "INV-XX.J-1")
def test_a_leader_who_dies_on_his_first_campaign_has_no_second() -> None:
    t = Table({"francs": "kingdom", "romains": "empire"}, {"francs": {"aquitania": 1}, "romains": {"liger": 3}},
              owners={"francs": ["aquitania"]}, capitals={"francs": "neustria"})  # fmt: skip
    t.g.level[PROVINCE["liger"]] = 0
    t.g.playing = BIT[FRANCS]
    t.put("theudebertus", "aquitania")
    t.start(Campaigns()).choose("campaign", "theudebertus").choose("march", "aquitania").choose("step-to", "liger")
    t.g.script = [*whites("-"), *whites("-"), *whites("s", "-", "-"), 1]
    while t.g.stack:
        t.choose("done")
    assert t.events("leader-lost") == [{"nation": "francs", "leader": "theudebertus"}]
    assert len(t.events("campaigning")) == 1


@pytest.mark.rule("INV-III.C-11")
@pytest.mark.rule("INV-XXII.A-2")
def test_a_leader_without_campaigns_conducts_none() -> None:
    t = Table({"wisigoths": "barbarian"}, {"wisigoths": {"aquitania": 1}})
    t.g.playing = BIT[NATION["wisigoths"]]
    t.put("athanaricus", "aquitania")
    assert t.start(Campaigns()).g.over


@pytest.mark.rule("INV-SEQ.3.A-7")
@pytest.mark.rule("INV-XXII.A-3")
def test_one_leader_after_the_other_in_the_order_of_the_player() -> None:
    t = host()
    t.put("chlodio", "liger")
    t.start(Campaigns())
    assert set(t.offers("campaign")) == {"theudebertus", "chlodio"}
    t.choose("campaign", "chlodio").choose("done")
    assert t.offers("campaign") == ["theudebertus"]


@pytest.mark.rule("INV-XXII.A-4")
def test_leader_and_pile_are_redeployed_within_connected_friendly_land() -> None:
    t = host()
    t.g.owner[PROVINCE["carpetania"]] = FRANCS
    assert friendly_land(t.g, FRANCS, PROVINCE["aquitania"]) == sum(BIT[PROVINCE[p]] for p in LAND)
    t.start(Campaigns()).choose("campaign", "theudebertus").choose("redeploy", "lugdunus")
    assert t.g.at[PIECE["francs-infantry-francisca-2"]] == PROVINCE["lugdunus"]
    assert t.g.steps(PIECE["theudebertus"]) == 0
    assert "belgae" in t.offers("step-to")


@pytest.mark.rule("INV-XXII.A-4", "INV-XVIII.A-7")
def test_the_vassal_of_nomads_is_not_redeployed_far_from_their_horde() -> None:
    """The horde of the Huns is in Gaul, which Helvetia borders on; the land of the Franks goes on to Istria."""
    way = ["aquitania", "helvetia", "rhaetia", "noricum", "istria"]
    for bound in (False, True):
        t = Table({"francs": "kingdom", "huns": "barbarian"}, {"francs": {"helvetia": 1}}, owners={"francs": way},
                  hordes={"huns": "neustria"})  # fmt: skip
        t.g.owner[PROVINCE["arvernia"]] = t.g.owner[PROVINCE["burgondia"]] = FRANCS
        t.g.playing = BIT[FRANCS]
        t.put("theudebertus", "helvetia")
        if bound:
            bonds.bind(t.g, FRANCS, NATION["huns"], VASSAL)
        t.start(Campaigns()).choose("campaign", "theudebertus")
        assert ("istria" in t.offers("redeploy")) is not bound
        assert "burgondia" in t.offers("redeploy")
    assert t.why_not("redeploy", "istria") == "INV-XVIII.A-7"


@pytest.mark.rule("INV-XXII.B-1", "INV-XXII.B-3")
def test_he_picks_units_up_and_drops_them_and_nobody_else_moves() -> None:
    t = host()
    t.muster("francs", "liger")
    t.start(Campaigns()).choose("campaign", "theudebertus")
    assert t.why_not("leave", "theudebertus") == "INV-XXII.B-1"
    t.choose("march", "aquitania").choose("leave", "francs-infantry-francisca-1").choose("step-to", "liger").choose(
        "take", "francs-infantry-francisca-3"
    )
    t.choose("step-to", "neustria")
    assert t.why_not("leave", "theudebertus") in ("", "INV-XVIII.D-1")
    at = [t.g.at[PIECE[f"francs-infantry-francisca-{i}"]] for i in (1, 2, 3)]
    assert at == [PROVINCE["aquitania"], PROVINCE["neustria"], PROVINCE["neustria"]]
    assert "march" not in [verb for verb, _ in t.offers()]


@pytest.mark.rule("INV-XXII.B-2", "INV-XVIII.B-7")
def test_units_next_to_him_come_to_move_on_with_him_and_pay_for_it() -> None:
    t = host()
    t.muster("francs", "garumnum")
    t.start(Campaigns()).choose("campaign", "theudebertus").choose("march", "aquitania")
    assert t.offers("summon") == ["francs-infantry-francisca-3"]
    t.choose("summon", "francs-infantry-francisca-3").choose("step-to", "liger").choose("step-to", "neustria")
    assert t.g.at[PIECE["francs-infantry-francisca-3"]] == PROVINCE["neustria"]
    assert t.g.steps(PIECE["francs-infantry-francisca-3"]) == 3
    assert t.offers("step-to") == []  # its three steps are spent: it must be left
    t.choose("leave", "francs-infantry-francisca-3")
    assert t.offers("step-to")


@pytest.mark.rule("INV-XVII.A-8")
def test_stacking_is_checked_when_the_movement_of_a_campaign_ends() -> None:
    """Theudebertus stacks 2 more: of eight units with him in Neustria two are too many, before any combat."""
    t = host(units=8).start(Campaigns()).choose("campaign", "theudebertus")
    most = 4 + STACKING[PIECE["theudebertus"]]
    t.choose("march", "aquitania").choose("step-to", "liger").choose("step-to", "neustria").choose("done")
    removed = 0
    while t.offers("choose-piece"):
        t.choose("choose-piece", t.offers("choose-piece")[0])
        removed += 1
    assert removed == 8 - most > 0
    assert t.g.units(FRANCS, PROVINCE["neustria"]).bit_count() == most


@pytest.mark.rule("INV-XXII.A-1", "INV-XXII.A-2", "INV-XIII.E-6", "INV-XI.C-3", "INV-XXVI.B-9")
def test_who_campaigns_together_and_which_leaders_do() -> None:
    """Visigoths and Vandals are of one player, the Huns of another; all three play."""
    t = Table({"wisigoths": "barbarian", "vandales": "barbarian", "huns": "barbarian"})
    goths, vandals, huns = (NATION[name] for name in ("wisigoths", "vandales", "huns"))
    t.g.playing = BIT[goths] | BIT[vandals] | BIT[huns]
    assert campaigns.comrades(t.g, goths) == BIT[goths] | BIT[vandals]
    t.g.raided = BIT[goths] | BIT[huns]
    assert campaigns.comrades(t.g, vandals) == BIT[vandals], "who has raided does nothing else"
    alaric = t.put("alaricus", "aquitania")
    assert CAMPAIGNS[alaric]
    assert campaigns.captains(t.g, BIT[goths]) == BIT[alaric]
    t.g.inactive_leaders = BIT[alaric]
    assert not campaigns.captains(t.g, BIT[goths])
    t.g.inactive_leaders = 0
    t.g.raided = t.g.playing = BIT[goths]
    assert t.start(campaigns.Campaigns()).g.over
    t.g.raided = 0
    assert not t.start(campaigns.Campaigns()).g.over


def redeployments(t: Table, nation: int, leader: int) -> set[str]:
    """Where a leader may redeploy with his whole pile before a campaign."""
    campaign = campaigns.Campaign(nation, leader)
    campaign.start(t.g)
    may = Offers(t.g.seat(nation))
    campaign.options(t.g, may)
    return {a["object"] for a in map(VOCABULARY.describe, may.legal()) if a["verb"] == "redeploy"}


@pytest.mark.rule("INV-XXII.A-4", "INV-XXV.F-1")
def test_no_redeployment_leads_over_a_closed_strait() -> None:
    t = Table({"vandales": "kingdom", "romains": "empire"}, {"vandales": {"sicilia": 1}},
              owners={"vandales": ["sicilia", "beneventum"]})  # fmt: skip
    vandals = NATION["vandales"]
    t.g.playing = BIT[vandals]
    leader = t.lead("vandales", "sicilia")
    assert redeployments(t, vandals, leader) == {"beneventum"}, "and not to where he is"
    t.muster("romains", "mare-siculum", 1)
    t.g.blockades[NATION["romains"]] = -1
    assert not redeployments(t, vandals, leader)


@pytest.mark.rule("INV-XXII.A-4", "INV-III.B-22")
def test_satraps_are_not_redeployed_out_of_their_land() -> None:
    """Out of Assyria, in Mesopotamia, to Amida, in ORIENS."""
    t = Table({"perses": "kingdom"}, owners={"perses": ["assyria", "amida"]})
    persia = NATION["perses"]
    t.g.playing = BIT[persia]
    leader = t.lead("perses", "assyria")
    t.put("perses-infantry-1", "assyria")
    assert redeployments(t, persia, leader) == {"amida"}
    t.put("perses-satrapes-1", "assyria")
    assert not redeployments(t, persia, leader)


@pytest.mark.rule("INV-XXII.A-4", "INV-XXVIII.E-3")
@pytest.mark.parametrize("garrison", [0, 1])
def test_a_federate_redeploys_nobody_out_of_ceded_land_that_he_would_leave_empty(garrison: int) -> None:
    t = Table({"francs": "barbarian", "romains": "empire"}, {"francs": {"treveria": 1}},
              owners={"romains": ["treveria", "saliens"]})  # fmt: skip
    t.g.federator[FRANCS], t.g.foedera[FRANCS] = NATION["romains"], 1
    t.g.foedus[FRANCS] = BIT[PROVINCE["treveria"]] | BIT[PROVINCE["saliens"]]
    relations.work_out(t.g)
    t.g.playing = BIT[FRANCS]
    t.muster("romains", "treveria", garrison)
    leader = t.put("chlodovechus", "treveria")
    assert redeployments(t, FRANCS, leader) == ({"saliens"} if garrison else set())


@pytest.mark.rule("INV-XXII.B-2", "INV-XXVIII.E-3", "INV-III.B-22")
def test_who_may_come_to_a_leader_before_he_goes_on() -> None:
    """Units next to him with a step left beside the one that they come with, who leave no land of a Foedus empty."""
    t = host(units=1)
    leader = PIECE["theudebertus"]
    liger = t.muster("francs", "liger", 1)[0]
    march = campaigns.Expedition(BIT[FRANCS], PROVINCE["aquitania"], BIT[leader], leader=leader)
    assert march.neighbours(t.g) == BIT[liger], "nobody who is with him already, nor he himself"
    steps = ways.capacity(t.g, liger, False)
    t.g.spend(BIT[liger], steps - 2)
    assert march.neighbours(t.g) == BIT[liger]
    t.g.spend(BIT[liger], 1)
    assert not march.neighbours(t.g), "it could come, and not go on"
    t.g.rest()
    t.g.active |= BIT[NATION["romains"]]
    t.g.federator[FRANCS], t.g.foedus[FRANCS] = NATION["romains"], BIT[PROVINCE["liger"]]
    assert not march.neighbours(t.g)
    t = Table({"perses": "kingdom"}, owners={"perses": ["assyria", "amida"]})
    persia = NATION["perses"]
    t.g.playing = BIT[persia]
    shah = t.lead("perses", "amida")
    foot, _ = t.put("perses-infantry-1", "assyria"), t.put("perses-satrapes-1", "assyria")
    march = campaigns.Expedition(BIT[persia], PROVINCE["amida"], BIT[shah], leader=shah)
    assert march.neighbours(t.g) == BIT[foot]
