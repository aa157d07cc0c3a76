"""INV XXXI: religions, and heresies: what a marker covers, whom it concerns, what it makes worse."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import CALAMITY_IDS
from latrunculi.games.invasions.components.chart import LANDS, PROVINCE, REGION, REGION_OF
from latrunculi.games.invasions.components.nations import ARIAN, CATHOLIC, MAZDEAN, MONOPHYSITE, NATION, PAGAN
from latrunculi.games.invasions.components.scenarios import COLOUR_IDS
from latrunculi.games.invasions.rules import heresies, income, religion, revolts
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.courts import Schism
from latrunculi.games.invasions.rules.faith import Heresy
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

GOTHS, ROME, PERSIA = NATION["wisigoths"], NATION["romains"], NATION["perses"]
AFRICA, HISPANIA, EGYPT, ORIENS, MESOPOTAMIA = [
    REGION[r] for r in ("africa", "hispania", "aegyptus", "oriens", "mesopotamia")
]


def realm(status: str = "kingdom", faith: int = CATHOLIC) -> Table:
    """Goths with their capital in Hispania, a province more there, two in Africa."""
    t = Table({"wisigoths": status}, capitals={"wisigoths": "hispalensis"},
              owners={"wisigoths": ["carpetania", "utica", "numidia"]})  # fmt: skip
    t.g.religion[GOTHS] = faith
    t.g.treasury[GOTHS] = 20
    return t


# ---------------------------------------------------------------- religions


@pytest.mark.rule("INV-XXXI.A-2")
@pytest.mark.parametrize("faith", [ARIAN, MONOPHYSITE])
def test_arians_and_monophysites_are_no_heretics(faith: int) -> None:
    t = realm(faith=faith)
    t.g.owner[PROVINCE["delta"]] = GOTHS
    assert heresies.of(t.g) == 0
    assert heresies.of_nation(t.g, GOTHS) == 0
    assert income.heretical_regions(t.g, GOTHS) == 0


@pytest.mark.rule("INV-XXXI.A-4", "INV-XXXI.C-7")
def test_egypt_and_the_orient_are_monophysite_whoever_holds_them() -> None:
    t = realm()
    for region in (EGYPT, ORIENS):
        for province in members(LANDS[region]):
            for owner in (GOTHS, PERSIA):
                t.g.owner[province] = owner
                assert revolts.religion_of(t.g, province) == MONOPHYSITE
    assert revolts.religion_of(t.g, PROVINCE["utica"]) == CATHOLIC
    assert {REGION_OF[p] for p in range(len(t.g.owner)) if revolts.religion_of(t.g, p) == MONOPHYSITE} == {
        EGYPT,
        ORIENS,
    }


# ---------------------------------------------------------------- heresies


@pytest.mark.rule("INV-XXXI.C-1")
def test_a_heresy_covers_a_whole_region_and_no_other() -> None:
    t = realm()
    heresies.place(t.g, AFRICA, CATHOLIC)
    assert heresies.of_nation(t.g, GOTHS) == BIT[AFRICA]
    for name in ("utica", "numidia"):
        assert dict(revolts.modifiers(t.g, GOTHS, PROVINCE[name]))["INV-XVI.F-5"] == -1
    assert "INV-XVI.F-5" not in dict(revolts.modifiers(t.g, GOTHS, PROVINCE["carpetania"]))


@pytest.mark.rule("INV-XXXI.C-2", "INV-XXXI.C-8")
@pytest.mark.parametrize(
    ("status", "faith", "touched"),
    [("barbarian", PAGAN, False), ("barbarian", ARIAN, False), ("barbarian", CATHOLIC, True),
     ("kingdom", ARIAN, True), ("kingdom", PAGAN, True), ("empire", ARIAN, True)],
)  # fmt: skip
def test_pagan_and_arian_barbarians_know_no_heresy_but_kingdoms_do(status: str, faith: int, touched: bool) -> None:
    t = realm(status, faith)
    heresies.place(t.g, AFRICA, faith)
    assert heresies.heretical(t.g, GOTHS, AFRICA) == touched
    t = realm(status, faith)
    t.start(Calamity(GOTHS, CALAMITY_IDS.index("heresy")))
    assert bool(heresies.of(t.g)) == touched


@pytest.mark.rule("INV-XXXI.C-3", "INV-III.G-6")
def test_the_calamity_spares_every_region_with_a_capital() -> None:
    t = realm()
    one = Schism(GOTHS)
    assert one.regions(t.g) == BIT[AFRICA], "Hispania has its own"
    t.g.owner[PROVINCE["latium"]], t.g.owner[PROVINCE["tuscia"]] = ROME, GOTHS
    assert one.regions(t.g) == BIT[AFRICA] | BIT[REGION["italia"]]
    t.g.active |= BIT[ROME]
    t.g.capital[ROME] = PROVINCE["latium"]
    assert one.regions(t.g) == BIT[AFRICA], "Italia another's"


@pytest.mark.rule("INV-XXXI.C-4")
@pytest.mark.parametrize(("regions", "number"), [(0, 1), (1, 2), (3, 4), (4, 4)])
def test_intolerance_brings_a_revolt_more_for_each_heretical_region(regions: int, number: int) -> None:
    t = realm()
    for name in ("italia", "asia", "graecia", "illyria")[:regions]:
        t.g.owner[members(LANDS[REGION[name]])[0]] = GOTHS
        heresies.place(t.g, REGION[name], CATHOLIC)
    t.start(Calamity(GOTHS, CALAMITY_IDS.index("intolerance")))
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert (t.g.revolts | t.g.revolts_plus).bit_count() == number


@pytest.mark.rule("INV-XXXI.C-4")
@pytest.mark.parametrize(("heresy", "revolts"), [(False, 0), (True, 1)])
def test_a_usurper_is_stronger_with_heresy(heresy: bool, revolts: int) -> None:
    t = realm()
    t.muster("wisigoths", "utica", 3)
    if heresy:
        heresies.place(t.g, AFRICA, CATHOLIC)
    t.g.script = [4]
    t.start(Calamity(GOTHS, CALAMITY_IDS.index("usurper")))
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert (t.g.revolts | t.g.revolts_plus).bit_count() == revolts, "4, or 5 with the heresy of Africa"


@pytest.mark.rule("INV-XXXI.C-6")
@pytest.mark.parametrize(
    ("region", "faith", "colour"),
    [("mesopotamia", MAZDEAN, "mazdean"), ("oriens", CATHOLIC, "monophysite"), ("aegyptus", ARIAN, "monophysite"),
     ("oriens", MAZDEAN, "mazdean"), ("africa", CATHOLIC, "other"), ("britannia", ARIAN, "other")],
)  # fmt: skip
def test_the_colour_of_a_marker_is_that_of_the_religion_it_concerns(region: str, faith: int, colour: str) -> None:
    t = realm()
    heresies.place(t.g, REGION[region], faith)
    assert [COLOUR_IDS[i] for i, mask in enumerate(t.g.heresies) if mask] == [colour]


@pytest.mark.rule("INV-XXXI.C-6", "INV-XXXI.C-1")
@pytest.mark.parametrize(("persian", "roman", "colour"), [(2, 1, "mazdean"), (1, 2, "other")])
def test_the_event_is_about_the_religion_of_most_provinces_there(persian: int, roman: int, colour: str) -> None:
    t = Table({"perses": "empire", "romains": "empire", "huns": "barbarian"},
              owners={"huns": ["chaldea", "assyria", "adiabene"]})  # fmt: skip
    land = ["babylonia", "akkad", "artemita"]
    for place, name in enumerate(land[: persian + roman]):
        t.g.owner[PROVINCE[name]] = PERSIA if place < persian else ROME
    t.start(Heresy(0))
    assert [COLOUR_IDS[i] for i, mask in enumerate(t.g.heresies) if mask] == [colour]


@pytest.mark.rule("INV-XXXI.C-6", "INV-XXXI.C-9")
def test_a_heresy_of_mazdeans_is_none_to_christians_nor_theirs_to_mazdeans() -> None:
    for faith, concerned in ((MAZDEAN, PERSIA), (CATHOLIC, ROME)):
        t = Table({"perses": "empire", "romains": "empire"}, capitals={"perses": "susiana", "romains": "latium"},
                  owners={"perses": ["babylonia"], "romains": ["akkad"]})  # fmt: skip
        heresies.place(t.g, MESOPOTAMIA, faith)
        for nation, province in ((PERSIA, "babylonia"), (ROME, "akkad")):
            assert heresies.heretical(t.g, nation, MESOPOTAMIA) == (nation == concerned)
            told = dict(revolts.modifiers(t.g, nation, PROVINCE[province]))
            assert ("INV-XVI.F-5" in told) == (nation == concerned)


@pytest.mark.rule("INV-XXXI.C-6")
def test_that_of_a_monophysite_region_concerns_whoever_is_there() -> None:
    t = Table({"perses": "empire", "romains": "empire"}, capitals={"perses": "susiana", "romains": "latium"})
    heresies.place(t.g, ORIENS, CATHOLIC)
    assert heresies.heretical(t.g, PERSIA, ORIENS)
    assert heresies.heretical(t.g, ROME, ORIENS)


@pytest.mark.rule("INV-XXXI.B-2", "INV-XXXI.C-6")
@pytest.mark.parametrize(("faith", "points"), [(MAZDEAN, 2), (CATHOLIC, 0)])
def test_catholic_provinces_are_heretical_by_a_heresy_of_theirs(faith: int, points: int) -> None:
    t = Table({"wisigoths": "kingdom"}, owners={"wisigoths": ["hispalensis"]})
    heresies.place(t.g, HISPANIA, faith)
    assert religion.bonus(t.g, GOTHS) == points
