"""INV: land where pieces may not be, and neighbours beside whom they may not: where chapters XI to XIX meet."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, NEAR, PROVINCE, PROVINCE_IDS, REGION, SEA_IDS, strait_sea
from latrunculi.games.invasions.components.counters import HORDE_OF, OF_NATION, PIECE, PIECE_IDS, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import (
    bonds,
    control,
    interception,
    leaders,
    limes,
    mercenaries,
    migration,
    realms,
    relations,
    stacking,
)
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.campaigns import Campaign
from latrunculi.games.invasions.rules.clients import Levies
from latrunculi.games.invasions.rules.evictions import Evict
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.leaders import Investiture
from latrunculi.games.invasions.rules.limes import Rebuilding
from latrunculi.games.invasions.rules.mercenaries import Homecoming, Loan, posts
from latrunculi.games.invasions.rules.movement import March, Movement
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.refuge import Refuge
from latrunculi.games.invasions.rules.retreat import Retreat
from latrunculi.games.invasions.rules.state import CLIENT, GONE, RESERVE, VASSAL
from latrunculi.games.invasions.rules.vassals import Submission
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table.marches import march_state
from latrunculi.kernel.actions import BIT, Explainer, members
from tests.games.invasions.table import Table

ROMAINS, BYZANTINS, PERSES = NATION["romains"], NATION["byzantins"], NATION["perses"]
FRANCS, HUNS, GEPIDES, OSTROGOTHS = NATION["francs"], NATION["huns"], NATION["gepides"], NATION["ostrogoths"]
KOUCHANS, HEPHTHALITES, ARMENIENS = NATION["kouchans"], NATION["hephthalites"], NATION["armeniens"]


def units(t: Table, nation: int, province: str) -> int:
    """How many units act for a nation in a province."""
    return t.g.units(nation, PROVINCE[province]).bit_count()


def finish(t: Table) -> Table:
    """Give the first answer to whatever is asked."""
    while not t.g.over:
        t.choose(*t.offers()[0])
    return t


# ---------------------------------------------------------------- foes


@pytest.mark.rule("INV-XI.C-3")
def test_before_a_raid_nobody_moves_where_a_foe_stands() -> None:
    """Goths who have denounced their Foedus hold Naissus, Savus and, with a Roman in it, the Margus: not there."""
    t = Table({"byzantins": "empire", "wisigoths": "barbarian"},
              {"wisigoths": {"naissus": 2}, "byzantins": {"dardania": 1}}, hordes={"wisigoths": "naissus"},
              owners={"wisigoths": ["naissus", "savus", "dardania"], "byzantins": ["moesia-inferior"]})  # fmt: skip
    goths = NATION["wisigoths"]
    t.g.playing = BIT[goths]
    t.start(OneRaid(goths)).choose("march", "naissus")
    assert t.offers("step-to") == ["savus"]
    assert t.why_not("step-to", "dardania") == "INV-XI.C-3"


@pytest.mark.rule("INV-XI.C-3")
def test_with_foes_alone_around_it_no_pile_regroups() -> None:
    t = Table({"byzantins": "empire", "wisigoths": "barbarian"},
              {"wisigoths": {"naissus": 2}, "byzantins": {"savus": 1}}, hordes={"wisigoths": "naissus"},
              owners={"wisigoths": ["naissus", "savus"], "byzantins": ["moesia-inferior"]})  # fmt: skip
    t.g.playing = BIT[NATION["wisigoths"]]
    t.start(OneRaid(NATION["wisigoths"]))
    assert not t.offers("march")


@pytest.mark.rule("INV-III.D-7", "INV-XVIII.G-2")
def test_an_invaders_horde_alone_goes_through_empty_land_of_nobody() -> None:
    """It attacks nobody there; Treveria, a city of Rome, it does not enter, nor the forest where a foe stands."""
    t = Table({"romains": "empire", "francs": "barbarian"}, {"romains": {"bavaria": 1}}, hordes={"francs": "franconia"},
              owners={"romains": ["treveria"]})  # fmt: skip
    t.g.playing = t.g.invading = BIT[FRANCS]
    t.start(Movement(BIT[FRANCS])).choose("march", "franconia")
    assert set(t.offers("step-to")) == {"agri-decumates", "rhenus", "thuringia", "lotharingia"}
    assert t.why_not("step-to", "treveria") == "INV-III.D-7"
    assert t.why_not("step-to", "bavaria") == "INV-III.D-7"


@pytest.mark.rule("INV-XII.D-1", "INV-III.D-7")
def test_it_never_ends_among_neutrals_for_having_left_land_that_was_only_its_own_by_its_presence() -> None:
    """The Hephthalite horde in Bolgar, Alans in the Volga beside it: through these it goes on, or stays."""
    t = Table({"alains": "barbarian", "hephthalites": "barbarian"}, {"alains": {"volga": 2}},
              hordes={"hephthalites": "bolgar"})  # fmt: skip
    t.g.playing = t.g.invading = BIT[HEPHTHALITES]
    t.start(Movement(BIT[HEPHTHALITES])).choose("march", "bolgar").choose("step-to", "volga")
    assert t.offers("step-to")
    assert not t.offers("leave")
    assert ("done", None) not in t.offers()


# ---------------------------------------------------------------- neutrals


def margus(romans: int, turn: int = 4) -> Table:
    """Gepids enter Moesia Superior, of Byzance, whose army is at Naissus; perhaps Romans of the West stand there."""
    t = Table({"romains": "empire", "byzantins": "empire", "gepides": "barbarian"},
              {"gepides": {"moesia-superior": 2}, "byzantins": {"naissus": 2}, "romains": {"moesia-superior": romans}},
              owners={"byzantins": ["moesia-superior", "naissus"]}, turn=turn)  # fmt: skip
    t.g.playing = BIT[GEPIDES]
    return t


@pytest.mark.rule("INV-XII.D-1", "INV-XIX.A-1")
@pytest.mark.parametrize(("romans", "turn", "who"), [(0, 4, BIT[BYZANTINS]), (1, 4, 0), (1, 2, relations.TWO_ROMES)])
def test_nobody_intercepts_where_neutrals_of_his_stand(romans: int, turn: int, who: int) -> None:
    """In turn 2 the two Romes are one Empire, and stack; from turn 3 on they are neutral."""
    t = margus(romans, turn)
    there = PROVINCE["moesia-superior"]
    assert interception.adversaries(t.g, GEPIDES, there, t.g.units(GEPIDES, there)) == who


@pytest.mark.rule("INV-XII.D-1", "INV-XIX.A-1")
@pytest.mark.parametrize(("goths", "may"), [("none", True), ("foes", False), ("friends of the Vandals", True)])
def test_nor_where_a_third_nation_stands_whom_nobody_fights(goths: str, may: bool) -> None:
    """Vandals enter Saguntum, of the Suebi, where Goths have found refuge, or stand as the Vandals' allies."""
    t = Table(
        {"sueves": "kingdom", "wisigoths": "kingdom", "vandales": "kingdom"},
        {"vandales": {"saguntum": 2}, "sueves": {"salmantica": 2}},
        owners={"sueves": ["saguntum", "salmantica"]},
    )
    vandals, goth = NATION["vandales"], NATION["wisigoths"]
    if goths != "none":
        t.muster("wisigoths", "saguntum")
    t.g.playing = BIT[vandals]
    if goths == "friends of the Vandals":
        bonds.ally(t.g, vandals, goth)
        t.g.playing |= BIT[goth]
    there = PROVINCE["saguntum"]
    found = interception.adversaries(t.g, vandals, there, t.g.units(vandals, there))
    assert found == (BIT[NATION["sueves"]] if may else 0)


@pytest.mark.rule("INV-XII.D-1", "INV-IX.B-2")
def test_who_is_evicted_goes_nowhere_where_neutrals_stand() -> None:
    """Romans leave Neustria: Sequana is theirs, so is Belgae, where a Byzantine stands."""
    t = Table({"romains": "empire", "byzantins": "empire"}, {"romains": {"neustria": 1}, "byzantins": {"belgae": 1}},
              owners={"romains": ["neustria", "belgae", "sequana", "lugdunus"]})  # fmt: skip
    t.start(Evict(ROMAINS, PROVINCE["neustria"]))
    assert set(t.offers("evacuate-to")) == {"sequana", "lugdunus"}


@pytest.mark.rule("INV-XII.D-7", "INV-XX.J-2")
def test_a_leader_alone_takes_no_refuge_among_neutrals() -> None:
    """From Flandria Belgae and Austrasia are as near; in Belgae a Byzantine stands."""
    t = Table({"romains": "empire", "byzantins": "empire"}, {"byzantins": {"belgae": 1}},
              owners={"romains": ["belgae", "austrasia", "sequana"]})  # fmt: skip
    caesar = t.put("romains-caesar", "flandria")
    t.start(Refuge(ROMAINS, PROVINCE["flandria"], BIT[caesar]))
    assert t.g.at[caesar] == PROVINCE["austrasia"]


@pytest.mark.rule("INV-XII.D-1", "INV-XV.B-2", "INV-XVIII.I-8")
def test_a_limes_is_built_again_neither_beside_neutrals_nor_beside_foes() -> None:
    for nation, found in (("byzantins", 0), ("francs", 0), ("romains", 1)):
        t = Table({"romains": "empire", "byzantins": "empire", "francs": "barbarian"}, {nation: {"lotharingia": 1}},
                  owners={"romains": ["lotharingia"]})  # fmt: skip
        t.g.forfeited = BIT[PROVINCE["lotharingia"]]
        assert limes.rebuildable(t.g, ROMAINS).bit_count() == found


@pytest.mark.rule("INV-XII.D-1", "INV-XXVIII.C-2")
@pytest.mark.parametrize(("stranger", "place"), [("", "latium"), ("byzantins", "campania"), ("gepides", "latium")])
def test_a_mercenary_is_posted_with_foes_about_him_but_not_beside_neutrals(stranger: str, place: str) -> None:
    """The Franks' goes to Latium, the capital of Rome, to fight Gepids there, too; beside Byzantines it does not."""
    t = Table({"romains": "empire", "francs": "barbarian", "byzantins": "empire", "gepides": "barbarian"},
              {"francs": {"rhenus": 1}}, capitals={"romains": "latium"}, owners={"romains": ["campania"]})  # fmt: skip
    if stranger:
        t.muster(stranger, "latium")
    bonds.federate(t.g, FRANCS, ROMAINS, 0)
    finish(t.start(Loan(FRANCS, ROMAINS, FRANCS, posts(t.g, FRANCS, ROMAINS))))
    assert units(t, ROMAINS, place) == 1


@pytest.mark.rule("INV-XXVIII.E-3", "INV-XII.D-1")
def test_federates_who_pass_through_their_land_are_not_held_there_beside_neutrals() -> None:
    """Of Aquitania and Garumnum, ceded to the Goths, nobody of theirs is in the first, but Alans, vassals of Rome: they
    come from Arvernia, may land from there elsewhere, which the page is told too, or go on to Garumnum, and take no
    garrison with them that was there."""
    t = Table({"romains": "empire", "wisigoths": "barbarian", "alains": "barbarian"},
              {"wisigoths": {"arvernia": 2, "garumnum": 1, "oceanus-atlanticus": 1}, "alains": {"aquitania": 1}},
              owners={"romains": ["aquitania", "garumnum", "arvernia"]})  # fmt: skip
    goths = NATION["wisigoths"]
    bonds.federate(t.g, goths, ROMAINS, BIT[PROVINCE["aquitania"]] | BIT[PROVINCE["garumnum"]])
    bonds.bind(t.g, NATION["alains"], ROMAINS, VASSAL)
    t.g.playing = BIT[goths]
    t.start(Movement(BIT[goths])).choose("march", "arvernia").choose("step-to", "aquitania")
    assert ("done", None) not in t.offers()
    told = march_state(t.g)
    assert told is not None
    assert "vasconia" in told.shipping
    assert sorted(told.shipping) == sorted([*t.offers("ship"), *t.offers("land-at")])
    t.choose("step-to", "garumnum").choose("take", t.offers("take")[0])
    assert t.why_not("step-to", "vasconia") == "INV-XXVIII.E-3"


# ---------------------------------------------------------------- far from a suzerain's horde


@pytest.mark.rule("INV-XVIII.A-7", "INV-XIX.A-6")
@pytest.mark.parametrize(("horde", "may"), [("ucraina", False), ("hypanis", True), ("carnuntum", True)])
def test_a_nomads_vassal_does_not_intercept_out_of_its_range(horde: str, may: bool) -> None:
    """Ostrogoths in Valachia (Danubius) hold Moesia Superior (Moesia). The Huns' horde in Sarmatia is next to Danubius
    alone, one in Danubius is next to both, one in Illyria too."""
    t = Table({"huns": "barbarian", "ostrogoths": "barbarian", "gepides": "barbarian"},
              {"ostrogoths": {"valachia": 2}, "gepides": {"moesia-superior": 2}}, hordes={"huns": horde},
              owners={"ostrogoths": ["valachia", "moesia-superior"]})  # fmt: skip
    bonds.bind(t.g, OSTROGOTHS, HUNS, VASSAL)
    t.g.playing = BIT[GEPIDES]
    there = PROVINCE["moesia-superior"]
    found = interception.bases(t.g, BIT[OSTROGOTHS], there, t.g.units(GEPIDES, there), 0, False)
    assert (PROVINCE["valachia"] in found) is may


# ---------------------------------------------------------------- closed land


@pytest.mark.rule("INV-XVIII.K-1", "INV-XXIX.D-2")
def test_no_mercenary_of_others_is_posted_in_scythia() -> None:
    """The Huns' horde is in the Volga; a Gepid goes to Donetus, theirs too, an Alan to the horde, and with nothing but
    Scythia the Huns have no Gepid."""
    for vassal, land, place in (("gepides", ["volga", "donetus"], "donetus"), ("alains", ["volga", "donetus"], "volga"),
                                ("gepides", ["volga"], "tisia")):  # fmt: skip
        t = Table({"huns": "barbarian", vassal: "barbarian"}, {vassal: {"tisia": 1}}, hordes={"huns": "volga"},
                  owners={"huns": land})  # fmt: skip
        bonds.bind(t.g, NATION[vassal], HUNS, VASSAL)
        unit = members(t.g.units(NATION[vassal], PROVINCE["tisia"]))[0]
        finish(t.start(Loan(NATION[vassal], HUNS, HUNS, posts(t.g, NATION[vassal], HUNS))))
        assert t.g.at[unit] == PROVINCE[place]
        assert bool(t.g.army[HUNS] & BIT[unit]) is (place != "tisia")


@pytest.mark.rule("INV-XVIII.K-1", "INV-XXX.H-2")
@pytest.mark.parametrize(("land", "who"), [(["sarkil", "donetus"], {"gepides", "alains"}), (["sarkil"], {"alains"})])
def test_nobody_hires_whom_he_could_post_nowhere(land: list[str], who: set[str]) -> None:
    """Huns hold all of Scythia or of it Sarkil alone; Gepids and Alans have their hordes beside it."""
    t = Table({"huns": "barbarian", "gepides": "barbarian", "alains": "barbarian"},
              {"gepides": {"pereaslavia": 1}, "alains": {"abascia": 1}},
              hordes={"huns": "bolgar", "gepides": "pereaslavia", "alains": "abascia"},
              owners={"huns": land})  # fmt: skip
    assert mercenaries.lenders(t.g, HUNS) == sum(BIT[NATION[name]] for name in who)


@pytest.mark.rule("INV-XVIII.K-1", "INV-XXVII.B-2")
def test_nor_that_of_a_client_of_nomads_who_have_founded_a_kingdom() -> None:
    t = Table(
        {"hephthalites": "kingdom", "iberiens": "kingdom"},
        {"iberiens": {"iberia": 0}},
        owners={"hephthalites": ["sarkil", "hyrkania"]},
        capitals={"iberiens": "iberia"},
        inactive=["iberiens"],
    )
    for piece in members(OF_NATION[NATION["iberiens"]] & UNIT_MASK):
        t.g.put(piece, PROVINCE["iberia"])
    bonds.bind(t.g, NATION["iberiens"], HEPHTHALITES, CLIENT)
    t.start(Levies(HEPHTHALITES))
    assert units(t, HEPHTHALITES, "hyrkania") == 1


@pytest.mark.rule("INV-VI.I-1", "INV-XVIII.K-1", "INV-IX.C-2")
def test_the_leaders_of_former_nomads_are_not_placed_in_scythia_either_but_for_want_of_other_land() -> None:
    for status, land, places in (("kingdom", ["sarkil", "hyrkania"], {"hyrkania"}), ("kingdom", ["sarkil"], {"sarkil"}),
                                 ("barbarian", ["sarkil", "hyrkania"], {"sarkil", "hyrkania"})):  # fmt: skip
        t = Table({"hephthalites": status}, owners={"hephthalites": land})
        rex = PIECE["hephthalites-rex"]
        assert {PROVINCE_IDS[p] for p in members(leaders.stations(t.g, HEPHTHALITES, rex))} == places
    t = Table({"hephthalites": "kingdom"}, owners={"hephthalites": ["sarkil", "hyrkania"]})
    t.start(Investiture(HEPHTHALITES))
    assert t.g.at[PIECE["hephthalites-rex"]] == PROVINCE["hyrkania"]


@pytest.mark.rule("INV-XVIII.K-1", "INV-XX.J-2")
def test_a_leader_alone_takes_no_refuge_in_closed_land() -> None:
    """From Donetus the Alans' Volga, friendly by the alliance, is next to a Roman leader; Abascia is farther."""
    t = Table({"romains": "empire", "alains": "barbarian"}, {"alains": {"volga": 2, "bosporus": 1}},
              owners={"alains": ["volga", "bosporus"]})  # fmt: skip
    bonds.ally(t.g, ROMAINS, NATION["alains"])
    caesar = t.put("romains-caesar", "pereaslavia")
    t.start(Refuge(ROMAINS, PROVINCE["pereaslavia"], BIT[caesar]))
    assert t.g.at[caesar] == PROVINCE["bosporus"]


@pytest.mark.rule("INV-XVIII.K-1", "INV-VI.H-8", "INV-XXIX.F-5")
def test_a_horde_that_is_driven_away_does_not_go_there() -> None:
    """The Gepids' horde in Kushania, taken by a vassal: Sarkil is next to it, and closed; Hyrcania is a foe's."""
    t = Table({"gepides": "barbarian", "alamans": "barbarian", "huns": "barbarian", "perses": "kingdom"},
              {"perses": {"hyrkania": 1}, "alamans": {"kushania": 2}}, hordes={"gepides": "kushania"})  # fmt: skip
    bonds.bind(t.g, NATION["alamans"], HUNS, VASSAL)
    t.start(Submission(GEPIDES, NATION["alamans"], PROVINCE["kushania"]))
    there = t.g.at[HORDE_OF[GEPIDES]]
    assert not LANDS[REGION["scythia"]] & BIT[there]
    assert BIT[there] & sum(BIT[p] for p in members(NEAR[PROVINCE["hyrkania"]]))


@pytest.mark.rule("INV-XVIII.K-1", "INV-XII.D-1", "INV-XV.B-2")
def test_why_a_bought_unit_may_not_stand_somewhere() -> None:
    """Sarkil is in Scythia, Byzantines who are neutral by a pact stand in Media, foes in Rhagae, three units in the
    mountains of Hyrcania."""
    t = Table(
        {"hephthalites": "kingdom", "byzantins": "empire", "perses": "kingdom"},
        {"byzantins": {"media": 1}, "perses": {"rhagae": 1}, "hephthalites": {"hyrkania": 3}},
        owners={"hephthalites": ["sarkil", "hyrkania", "media", "rhagae", "cadusia", "elymais"]},
        turn=6,
    )
    for one, other in ((HEPHTHALITES, BYZANTINS), (BYZANTINS, HEPHTHALITES)):
        t.g.pacts[one] |= BIT[other]
    relations.work_out(t.g)
    t.g.treasury[HEPHTHALITES] = 20
    t.g.order = [HEPHTHALITES]
    t.start(Purchases())
    t.choose("buy", t.offers("buy")[0])
    assert set(t.offers("choose-province")) == {"cadusia", "elymais"}
    assert t.why_not("choose-province", "sarkil") == "INV-XVIII.K-1"
    assert t.why_not("choose-province", "media") == "INV-XII.D-1"
    assert t.why_not("choose-province", "rhagae") == "INV-XV.B-2"
    assert t.why_not("choose-province", "hyrkania") == "INV-XVII.A-1"


@pytest.mark.rule("INV-XVIII.K-3", "INV-XXII.A-4")
def test_why_a_campaign_does_not_begin_among_the_moors() -> None:
    t = Table({"romains": "empire"}, {"romains": {"tingitania": 2}}, owners={"romains": ["tingitania", "atlas"]})
    caesar = t.put("romains-caesar", "tingitania")
    t.g.playing = BIT[ROMAINS]
    t.start(Campaign(ROMAINS, caesar))
    assert t.why_not("redeploy", "atlas") == "INV-XVIII.K-3"


@pytest.mark.rule("INV-XVIII.I-9")
def test_why_a_local_unit_does_not_leave_its_region() -> None:
    t = Table({"romains": "empire"}, owners={"romains": ["lotharingia", "helvetia"]}, turn=9)
    unit = t.put("gallo-locaux-local-1", "lotharingia")
    t.g.lend(unit, ROMAINS)
    t.g.playing = BIT[ROMAINS]
    t.start(Movement(BIT[ROMAINS])).choose("march", "lotharingia")
    assert "sequana" in t.offers("step-to")
    assert t.why_not("step-to", "helvetia") == "INV-XVIII.I-9"


# ---------------------------------------------------------------- why not


@pytest.mark.rule("INV-XIX.B-12", "INV-XIX.B-14", "INV-XVIII.K-1")
def test_why_nobody_flees_somewhere() -> None:
    """Gepids in Donetus, entered by Huns: Scythia is closed, a foe stands in Pereaslavia; they do not come back."""
    t = Table({"huns": "barbarian", "gepides": "barbarian"},
              {"huns": {"donetus": 2, "pereaslavia": 1}, "gepides": {"donetus": 2}}, owners={"gepides": ["donetus"]},
              dice=[0])  # fmt: skip
    t.g.wars[HUNS] = BIT[GEPIDES]
    t.g.playing = BIT[HUNS]
    t.start(Flight(GEPIDES, PROVINCE["donetus"], foe=HUNS))
    assert t.offers("flee-to")
    for place in ("volga", "siraces"):
        assert t.why_not("flee-to", place) == "INV-XVIII.K-1"
    assert t.why_not("flee-to", "pereaslavia") == "INV-XIX.B-12"
    t.choose("flee-to", "scythica").choose("done")
    assert t.why_not("flee-to", "donetus") == "INV-XIX.B-14"


@pytest.mark.rule("INV-XVIII.A-7", "INV-XIX.B-11")
def test_why_a_nomads_vassal_does_not_flee_out_of_its_range() -> None:
    """From Valachia (Danubius) to Moesia Superior, while the Huns' horde is in Sarmatia."""
    t = Table({"huns": "barbarian", "ostrogoths": "barbarian", "gepides": "barbarian"},
              {"ostrogoths": {"valachia": 2}, "gepides": {"valachia": 1}}, hordes={"huns": "ucraina"},
              owners={"ostrogoths": ["valachia"]})  # fmt: skip
    bonds.bind(t.g, OSTROGOTHS, HUNS, VASSAL)
    t.g.wars[GEPIDES] = BIT[OSTROGOTHS]
    t.g.playing = BIT[GEPIDES]
    t.start(Flight(OSTROGOTHS, PROVINCE["valachia"], foe=GEPIDES))
    assert t.why_not("flee-to", "moesia-superior") == "INV-XVIII.A-7"


@pytest.mark.rule("INV-XXV.F-1", "INV-XIX.B-11", "INV-XX.L-2")
@pytest.mark.parametrize("ordered", [True, False])
def test_why_nobody_flees_or_retreats_over_a_strait_that_is_blockaded(ordered: bool) -> None:
    """Franks at Bononia (Belgae), entered by Gepids; Cantium over the strait is theirs, a Roman fleet lies between."""
    for verb in ("flee-to", "retreat-to"):
        t = Table({"francs": "kingdom", "gepides": "kingdom", "romains": "empire"},
                  {"francs": {"belgae": 2}, "gepides": {"belgae": 2}},
                  owners={"francs": ["belgae", "cantium", "neustria", "saliens"]}, dice=[0]).settle()  # fmt: skip
        strait = strait_sea(PROVINCE["belgae"], PROVINCE["cantium"])
        t.muster("romains", SEA_IDS[strait])
        t.g.blockades[ROMAINS] = BIT[strait] if ordered else 0
        t.g.playing = BIT[GEPIDES]
        if verb == "flee-to":
            t.start(Flight(FRANCS, PROVINCE["belgae"], foe=GEPIDES))
        else:
            t.start(Retreat(FRANCS, PROVINCE["belgae"], t.g.units(FRANCS, PROVINCE["belgae"])))
        assert ("cantium" in t.offers(verb)) is not ordered
        assert len(t.offers(verb)) > 1 or ordered
        assert t.why_not(verb, "cantium") == ("INV-XXV.F-1" if ordered else "")


@pytest.mark.rule("INV-XVIII.K-1", "INV-XX.L-3")
def test_why_a_retreat_does_not_lead_into_closed_land() -> None:
    t = Table({"huns": "barbarian", "gepides": "barbarian"}, {"gepides": {"donetus": 2}})
    t.start(Retreat(GEPIDES, PROVINCE["donetus"], t.g.units(GEPIDES, PROVINCE["donetus"])))
    assert t.why_not("retreat-to", "volga") == "INV-XVIII.K-1"


@pytest.mark.rule("INV-XIX.A-3", "INV-XIX.A-4", "INV-XIX.A-5", "INV-XIX.A-7", "INV-XIX.A-16", "INV-XVIII.A-7")
def test_why_nobody_intercepts_from_somewhere() -> None:
    """Franks enter Belgae: a pile without a leader comes from Neustria, so none from Sequana; that of Burgondia has
    failed before, Lugdunus has been entered, Latium is far, and in Treveria there is nobody."""
    t = Table({"romains": "empire", "francs": "barbarian"},
              {"francs": {"belgae": 2, "lugdunus": 1},
               "romains": {"neustria": 1, "sequana": 1, "burgondia": 1, "lugdunus": 1, "latium": 1}},
              owners={"romains": ["belgae", "neustria", "sequana", "burgondia", "lugdunus", "latium"]})  # fmt: skip
    there = PROVINCE["belgae"]
    franks = t.g.units(FRANCS, there)
    t.g.playing = BIT[FRANCS]
    t.g.balked = [t.g.units(ROMAINS, PROVINCE["burgondia"]), franks]
    t.start(Interception(FRANCS, there, group=franks))
    assert set(t.offers("intercept")) == {"neustria", "sequana"}
    assert t.why_not("intercept", "burgondia") == "INV-XIX.A-16"
    assert t.why_not("intercept", "lugdunus") == "INV-XIX.A-5"
    assert t.why_not("intercept", "latium") == "INV-XIX.A-7"
    assert t.why_not("intercept", "treveria") == "INV-XIX.A-6"
    for one in ("romains-caesar", "stilicho"):
        t.put(one, "neustria")
    t.g.stack[-1].piles = [t.g.units(ROMAINS, PROVINCE["sequana"])]  # type: ignore[attr-defined]
    assert t.why_not("intercept", "sequana") == "INV-XIX.A-4"
    t.muster("romains", "lotharingia")
    assert t.why_not("intercept", "lotharingia") == "INV-XIX.A-3"


@pytest.mark.rule("INV-XVIII.A-3", "INV-XVIII.G-1", "INV-XVIII.G-3", "INV-XIII.E-6", "INV-X.B-5")
def test_why_a_pile_does_not_march_or_a_horde_migrate() -> None:
    """Tired Franks, a horde alone, a leader kept idle, mutineers, and nobody; another Frank keeps the question open."""
    t = Table({"francs": "barbarian"}, {"francs": {"belgae": 1, "neustria": 1, "sequana": 1}},
              hordes={"francs": "rhenus"})  # fmt: skip
    tired, rebels = (t.g.units(FRANCS, PROVINCE[p]) for p in ("belgae", "sequana"))
    idle = t.put("francs-rex", "treveria")
    t.g.playing = BIT[FRANCS]
    t.g.spend(tired, 3)
    t.g.mutinous, t.g.inactive_leaders = rebels, BIT[idle]
    t.start(Movement(BIT[FRANCS]))
    assert t.offers("march") == ["neustria"]
    for place, clause in (("belgae", "XVIII.A-3"), ("rhenus", "XVIII.G-1"), ("treveria", "XIII.E-6"),
                          ("sequana", "X.B-5"), ("latium", "XVIII.A-1")):  # fmt: skip
        assert t.why_not("march", place) == f"INV-{clause}", place
    assert t.why_not("migrate", "francs") == "INV-XVIII.G-3"
    t.g.invading = BIT[FRANCS]
    assert t.why_not("migrate", "francs") == "INV-XVIII.G-2"
    t.g.put(HORDE_OF[FRANCS], RESERVE)
    assert t.why_not("migrate", "francs") == "INV-XVIII.G-1"


@pytest.mark.rule("INV-XVIII.G-3", "INV-X.B-5")
def test_a_horde_does_not_migrate_without_those_of_its_people_who_mutiny() -> None:
    t = Table({"kouchans": "kingdom"}, {"kouchans": {"media": 2}}, hordes={"kouchans": "media"})
    assert migration.able(t.g, BIT[KOUCHANS]) == BIT[KOUCHANS]
    t.g.mutinous = t.g.units(KOUCHANS, PROVINCE["media"])
    assert not migration.able(t.g, BIT[KOUCHANS])


# ---------------------------------------------------------------- room


@pytest.mark.rule("INV-XVII.A-13", "INV-XXVII.B-3")
@pytest.mark.parametrize(("capital", "minor", "place"), [(2, 0, "armenia"), (3, 1, "armenia-minor"), (3, 3, "armenia")])
def test_a_clients_mercenary_comes_home_to_its_capital_if_there_is_room(capital: int, minor: int, place: str) -> None:
    """Three find room in the mountains of Armenia; without any in the kingdom it comes to the capital all the same."""
    t = Table(
        {"byzantins": "empire", "armeniens": "kingdom"},
        {"armeniens": {"armenia": 1}},
        capitals={"armeniens": "armenia"},
        owners={"armeniens": ["armenia-minor"]},
        inactive=["armeniens"],
    )
    bonds.bind(t.g, ARMENIENS, BYZANTINS, CLIENT)
    own = members(OF_NATION[ARMENIENS] & UNIT_MASK)
    for piece in own:
        t.g.put(piece, RESERVE)
    lent, others = own[0], iter(own[1:])
    for where, number in (("armenia", capital), ("armenia-minor", minor)):
        for _ in range(number):
            piece = next(others, None)
            if piece is None:  # the kingdom has five units: others serve it
                piece = members(t.g.inside[RESERVE] & OF_NATION[NATION["iberiens"]] & UNIT_MASK)[0]
                t.g.lend(piece, ARMENIENS)
            t.g.put(piece, PROVINCE[where])
    t.g.put(lent, PROVINCE["amida"])
    t.g.lend(lent, BYZANTINS)
    t.g.passing = BIT[lent]
    t.g.playing = BIT[BYZANTINS]
    t.start(Homecoming())
    assert t.g.at[lent] == PROVINCE[place]
    assert not t.g.passing


@pytest.mark.rule("INV-XXII.A-6", "INV-XVIII.A-3")
def test_a_leader_alone_on_campaign_stops_where_he_likes() -> None:
    t = Table({"byzantins": "empire"}, owners={"byzantins": ["naissus", "dardania", "savus"]})
    caesar = t.put("byzantins-caesar", "naissus")
    t.g.playing = BIT[BYZANTINS]
    t.start(Campaign(BYZANTINS, caesar)).choose("march", "naissus").choose("step-to", "dardania").choose("done")
    assert t.g.at[caesar] == PROVINCE["dardania"]


@pytest.mark.rule("INV-XVII.A-8", "INV-XVII.B-2", "INV-XXVI.B-9")
def test_a_leader_who_goes_on_campaign_leaves_no_pile_of_his_ally_too_large() -> None:
    """Four Gepids, who play with Byzance, under its caesar at Naissus, in mountains, where three may be and one more if
    he is with them."""
    t = Table({"byzantins": "empire", "gepides": "kingdom"}, {"gepides": {"naissus": 4}},
              owners={"byzantins": ["naissus", "dardania"]})  # fmt: skip
    bonds.ally(t.g, BYZANTINS, GEPIDES)
    caesar = t.put("byzantins-caesar", "naissus")
    t.g.playing = BIT[BYZANTINS] | BIT[GEPIDES]
    assert t.g.seat(BYZANTINS) != t.g.seat(GEPIDES)
    assert stacking.room(t.g, GEPIDES, PROVINCE["naissus"]) >= 0
    t.start(Campaign(BYZANTINS, caesar)).choose("march", "naissus").choose("step-to", "dardania")
    t.choose("done")
    finish(t)
    assert units(t, GEPIDES, "naissus") == 3


# ---------------------------------------------------------------- who is evicted and cornered


def kushania(units_there: int = 2, **more: object) -> Table:
    """Kushans in Kushania; Persians in Hyrcania and in Sarkil, the only ways out."""
    t = Table({"kouchans": "barbarian", "perses": "kingdom"},
              {"kouchans": {"kushania": units_there}, "perses": {"hyrkania": 1}},
              capitals={"perses": "chaldea"}, owners={"perses": ["hyrkania", "cadusia"]}, **more)  # type: ignore[arg-type] # fmt: skip
    t.muster("perses", "sarkil")
    return t


@pytest.mark.rule("INV-IX.B-3", "INV-IX.B-4")
def test_a_nation_does_not_submit_because_a_leader_alone_has_no_way_out() -> None:
    t = kushania(0, hordes={"kouchans": "volga"})
    rex = t.put("kouchans-rex", "kushania")
    t.start(Evict(KOUCHANS, PROVINCE["kushania"]))
    assert t.g.at[rex] != PROVINCE["kushania"]
    assert t.g.lord[KOUCHANS] < 0


@pytest.mark.rule("INV-IX.B-4")
def test_nor_because_the_first_of_its_units_has_none() -> None:
    """A Goth who serves the Kushans may not enter Sarkil; they themselves may."""
    t = Table({"kouchans": "barbarian", "perses": "kingdom"}, {"kouchans": {"kushania": 1}, "perses": {"hyrkania": 1}},
              hordes={"kouchans": "volga"}, owners={"perses": ["hyrkania"]})  # fmt: skip
    goth = t.muster("wisigoths", "kushania")[0]
    t.g.lend(goth, KOUCHANS)
    t.start(Evict(KOUCHANS, PROVINCE["kushania"]))
    assert t.g.lord[KOUCHANS] < 0
    assert t.g.at[goth] == RESERVE
    assert units(t, KOUCHANS, "sarkil") == 1


@pytest.mark.rule("INV-IX.B-4", "INV-XVII.B-2")
def test_the_leader_of_those_who_take_refuge_makes_room_for_one_more() -> None:
    """Five in the mountains of Cadusia, whose limit is three: the rex saves a fourth. One of them is lent at once."""
    t = kushania(5, hordes={"kouchans": "kushania"})
    t.put("kouchans-rex", "kushania")
    t.start(Evict(KOUCHANS, PROVINCE["kushania"])).choose("submit-to", "cadusia")
    finish(t)
    assert (t.g.in_play(KOUCHANS) | t.g.lent(KOUCHANS) & sum(t.g.inside[:RESERVE])) & UNIT_MASK
    alive = sum(1 for p in members(OF_NATION[KOUCHANS] & UNIT_MASK) if t.g.at[p] < RESERVE)
    assert alive == 4


@pytest.mark.rule("INV-IX.B-4", "INV-IX.B-6")
def test_a_host_keeps_the_capital_that_its_units_leave_to_its_guests() -> None:
    t = kushania(1, hordes={"kouchans": "kushania"})
    t.muster("perses", "chaldea")
    t.start(Evict(KOUCHANS, PROVINCE["kushania"])).choose("submit-to", "chaldea")
    finish(t)
    assert t.g.lord[KOUCHANS] == PERSES
    assert t.g.capital[PERSES] == PROVINCE["chaldea"]
    assert t.g.horde(KOUCHANS) == PROVINCE["chaldea"]


# ---------------------------------------------------------------- who invades


@pytest.mark.rule("INV-XVIII.H-1")
def test_a_nation_that_is_subjugated_before_its_activation_invades_no_more() -> None:
    for playing, invades in ((0, False), (BIT[FRANCS], True)):
        t = Table({"francs": "barbarian", "huns": "barbarian"}, hordes={"francs": "rhenus", "huns": "hunnia"})
        t.g.invading = BIT[FRANCS] | BIT[GEPIDES]
        t.g.playing = playing
        bonds.bind(t.g, FRANCS, HUNS, VASSAL)
        assert bool(t.g.invading & BIT[FRANCS]) is invades
        assert t.g.invading & BIT[GEPIDES]


@pytest.mark.rule("INV-XVIII.H-1", "INV-VI.D-5")
def test_nor_does_one_that_has_become_a_kingdom() -> None:
    """At age 7, grown older by an event of step 1.C, it fails to remain barbarian on a die of 7 or less."""
    t = Table({"francs": "barbarian"}, {"francs": {"belgae": 2}}, hordes={"francs": "belgae"}, dice=[5])
    t.g.age[FRANCS] = 7
    t.g.invading = BIT[FRANCS]
    t.settle()
    realms.kingdom_test(t.g, FRANCS)
    t.g.advance()
    assert t.g.civilised(FRANCS)
    assert not t.g.invading


@pytest.mark.rule("INV-XVIII.H-1", "INV-XVIII.H-2")
def test_its_activation_is_then_a_single_one() -> None:
    t = Table({"francs": "barbarian", "huns": "kingdom"}, {"francs": {"rhenus": 2}}, hordes={"francs": "rhenus"})
    t.g.invading = BIT[FRANCS]
    bonds.bind(t.g, FRANCS, HUNS, VASSAL)
    t.start(Activation(FRANCS))
    moves = 0
    while not t.g.over:
        if t.g.stack[-1].NAME == "movement":
            moves += 1
            t.choose("done")
        else:
            t.choose(*next(offer for offer in t.offers() if offer[0] in ("done", "no")))
    assert moves == 1


# ---------------------------------------------------------------- limites


@pytest.mark.rule("INV-XVIII.I-8", "INV-XI.E-10")
def test_a_limes_is_built_again_where_the_province_has_been_lost_not_where_it_alone_has() -> None:
    """A raid destroys it: Rome has not lost Lotharingia. The Franks take it, Rome takes it back: now it may."""
    t = Table({"romains": "empire", "francs": "barbarian"}, {"romains": {"lotharingia": 1}},
              owners={"romains": ["lotharingia", "treveria"]})  # fmt: skip
    here = PROVINCE["lotharingia"]
    t.settle()
    t.g.forfeited = 0
    assert limes.rebuildable(t.g, ROMAINS) == 0
    control.take(t.g, here, FRANCS)
    t.put("francs-infantry-francisca-1", "lotharingia")
    for unit in members(t.g.units(ROMAINS, here)):
        t.g.put(unit, PROVINCE["treveria"])
    control.work_out(t.g)
    assert limes.rebuildable(t.g, ROMAINS) == 0
    t.g.put(PIECE["francs-infantry-francisca-1"], GONE)
    t.muster("romains", "lotharingia")
    control.work_out(t.g)
    assert t.owner("lotharingia") == "romains"
    assert limes.rebuildable(t.g, ROMAINS) == BIT[here]
    t.start(Rebuilding(ROMAINS)).choose("rebuild", "lotharingia")
    t.g.lose(t.g.limes(here))
    assert limes.rebuildable(t.g, ROMAINS) == 0, "it has not been lost since"


@pytest.mark.rule("INV-XVIII.I-3", "INV-XVIII.E-4", "INV-XIX.A-22")
@pytest.mark.parametrize("verb", ["overrun", "force"])
def test_where_a_limes_stood_when_a_pile_entered_it_neither_overruns_nor_passes_anybody(verb: str) -> None:
    """Six Franks in Lotharingia, whose limes has fallen as one Roman intercepted them."""
    t = Table({"romains": "empire", "francs": "barbarian"}, {"francs": {"lotharingia": 6}},
              owners={"romains": ["lotharingia"]})  # fmt: skip
    here = PROVINCE["lotharingia"]
    roman = t.muster("romains", "lotharingia")[0]
    march = March(BIT[FRANCS], here, t.g.units(FRANCS, here), PROVINCE["franconia"], True, 0, True)
    march.step = "face"
    answer = Explainer(0, VOCABULARY.action(verb, PIECE_IDS[roman] if verb == "overrun" else "lotharingia"))
    march.options(t.g, answer)
    assert answer.clause == "INV-XVIII.I-3"
    march.held = False
    answer = Explainer(0, VOCABULARY.action(verb, PIECE_IDS[roman] if verb == "overrun" else "lotharingia"))
    march.options(t.g, answer)
    assert not answer.clause
