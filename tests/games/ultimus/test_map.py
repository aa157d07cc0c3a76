"""The map of Ultimus Romanorum against what its rules say of it (clauses and facts in the names or comments)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import latrunculi.games
from latrunculi.atlas.topology import NO_RIVER, Topology, load
from tests.atlas.walks import distance, reachable

MAP = Path(latrunculi.games.__file__).parent / "ultimus" / "data" / "map.toml"


def words(text: str) -> list[str]:
    return text.split()


WEST = ("hispaniae", "britanniae", "viennensis", "galliae", "italia", "africa", "pannoniae")
EAST = ("moesiae", "thracia", "asia", "pontica", "oriens")
SEAS = ("mare-internum-occidentalis", "mare-hadriaticum", "mare-internum-orientalis", "mare-aegaeum", "pontus-euxinus")
OUTSIDE = words(
    "scoti picti-1 picti-2 picti-3 saxones franci alamanni burgondi suevi vandali heruli gepidae hunni-1 hunni-2 "
    "ostrogothi alani-1 alani-2 iberia armenia persae-1 persae-2 persae-3 persae-4 persae-5 persae-6 lakmides blemyes "
    "austuriani mauri germania-interior sarmatia gaetulia phazania arabia-deserta"
)
EIGHT = ("persae-1", "persae-2", "persae-3", "persae-4", "persae-5", "persae-6", "armenia", "iberia")


@pytest.fixture(scope="module")
def world() -> Topology:
    return load(MAP)


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return tomllib.loads(MAP.read_text(encoding="utf-8"))


def mask(world: Topology, *groups: str) -> int:
    """The zones of some Dioceses."""
    found = 0
    for group in groups:
        found |= world.group_mask[world.group_ids.index(group)]
    return found


def steps(world: Topology, a: str, b: str) -> int:
    return distance(world, world.index[a], world.index[b])


def cost(world: Topology, a: str, b: str) -> int:
    """Movement points from zone to zone (7.2): one, and the surcharge of a great river or strait; 0 if apart."""
    one, two = world.index[a], world.index[b]
    return 1 + world.surcharge(one, two) if world.border(one, two) else 0


def kind(world: Topology, a: str, b: str) -> str:
    return world.border(world.index[a], world.index[b])


def river(world: Topology, a: str, b: str) -> str:
    number = world.river_of(world.index[a], world.index[b])
    return "" if number == NO_RIVER else world.river_ids[number]


def sea(world: Topology, name: str) -> int:
    return world.sea_ids.index(name)


def coasts(world: Topology, name: str) -> set[str]:
    return {world.ids[a] for a in range(world.size) if world.sea_mask[sea(world, name)] >> a & 1}


def home_of_town(world: Topology, town: str) -> str:
    (zone,) = (world.ids[a] for a in range(world.size) if town in world.towns[a])
    return zone


def test_twelve_dioceses_in_two_halves(world: Topology, document: dict[str, Any]) -> None:
    assert world.group_ids[:12] == WEST + EAST  # UR-F-05
    halves = {d["id"]: d.get("half", "") for d in document["diocese"]}
    assert [halves[d] for d in WEST] == ["occidens"] * 7
    assert [halves[d] for d in EAST] == ["oriens"] * 5
    assert {halves[d] for d in world.group_ids[12:]} == {""}


def test_zones_are_numbered_inside_each_diocese(world: Topology) -> None:
    sizes = dict(zip(world.group_ids, map(len, world.groups), strict=True))
    wanted = {"hispaniae": 6, "britanniae": 3, "viennensis": 4, "galliae": 7, "italia": 7, "africa": 5, "pannoniae": 4,
              "moesiae": 5, "thracia": 3, "asia": 4, "pontica": 4, "oriens": 10}  # fmt: skip
    assert {d: sizes[d] for d in WEST + EAST} == wanted
    inside = [f"{d}-{n}" for d in WEST + EAST for n in range(1, wanted[d] + 1)]
    assert list(world.ids) == inside + OUTSIDE
    assert [world.names[world.index[z]] for z in ("galliae-4", "oriens-10")] == ["Galliae 4", "Oriens 10"]
    # UR-F-06: the least number of zones that the numbers named ask for.
    for diocese, least in {"britanniae": 3, "galliae": 7, "viennensis": 1, "italia": 5, "africa": 4, "thracia": 3,
                           "oriens": 9}.items():  # fmt: skip
        assert wanted[diocese] >= least


def test_the_whole_map_hangs_together_and_is_symmetric(world: Topology) -> None:
    assert reachable(world, 0) == world.all_mask
    for a in range(world.size):
        for b in range(world.size):
            assert (world.near[a] >> b & 1) == (world.near[b] >> a & 1) == bool(world.border(a, b))
            assert world.surcharge(a, b) == world.surcharge(b, a)
            assert world.river_of(a, b) == world.river_of(b, a)
            assert (world.surcharge(a, b) > 0) == (world.border(a, b) in ("river", "strait"))


def test_six_imperial_capitals_each_in_a_zone_of_its_own(world: Topology) -> None:
    capitals = {world.capitals[a]: world.ids[a] for a in range(world.size) if world.capitals[a]}
    assert len(capitals) == world.capital_mask.bit_count() == 6
    west = {c for c, zone in capitals.items() if mask(world, *WEST) >> world.index[zone] & 1}
    east = {c for c, zone in capitals.items() if mask(world, *EAST) >> world.index[zone] & 1}
    assert west == {"Arelate", "Mediolanum", "Ravenna", "Roma"}  # UR-F-04
    assert east == {"Constantinopolis", "Antiochia"}
    for capital in ("Roma", "Mediolanum", "Ravenna"):
        assert mask(world, "italia") >> world.index[capitals[capital]] & 1
    assert world.capital_mask & ~world.site_mask == 0


def test_places_of_fleets_leaders_and_boxes(world: Topology, document: dict[str, Any]) -> None:
    assert world.ports[world.index["africa-4"]] == "Carthago"  # UR-F-07
    assert "Carthago" in world.towns[world.index["africa-4"]]  # UR-F-51
    assert "Roma" in world.towns[world.index["italia-5"]]  # UR-F-08
    constantinopolis = world.index[home_of_town(world, "Constantinopolis")]
    assert world.ports[constantinopolis] == "Constantinopolis"  # UR-F-12
    assert {b["id"] for b in document["box"]} == {"ravenna", "constantinopolis"}  # UR-F-12, UR-F-13
    for zone in ("thracia-3", "oriens-9", "africa-4", "galliae-3", "britanniae-2"):  # UR-F-38
        assert zone in world.index


def test_nine_entry_towns_lie_in_nine_zones(world: Topology) -> None:
    towns = ("Mediolanum", "Londonium", "Lutecia", "Arelate", "Ravenna", "Roma", "Sirmium", "Constantinopolis",
             "Alexandria")  # fmt: skip
    assert len({home_of_town(world, town) for town in towns}) == 9  # UR-F-37


def test_lutecia_and_treveri_are_apart_and_not_in_galliae_4(world: Topology) -> None:
    two = {home_of_town(world, "Lutecia"), home_of_town(world, "Treveri")}  # UR-F-34, -35, -36
    assert len(two) == 2
    assert "galliae-4" not in two
    assert all(mask(world, "galliae") >> world.index[zone] & 1 for zone in two)


def test_towns_and_ports_lie_inside_the_empire(world: Topology) -> None:
    inside = mask(world, *WEST, *EAST)
    assert (world.site_mask | world.port_mask) & ~inside == 0
    assert world.port_mask & ~world.coast_mask == 0, "a port without a sea"
    names = [town for towns in world.towns for town in towns]
    assert len(names) == len(set(names))


def test_mare_internum_occidentalis(world: Topology) -> None:
    shore = coasts(world, "mare-internum-occidentalis")
    assert {"italia-4", "africa-4"} <= shore  # UR-F-09, UR-F-10
    assert kind(world, "italia-4", "italia-5") == "plain"  # UR-F-09


def test_five_sea_zones_and_closed_waters(world: Topology, document: dict[str, Any]) -> None:
    assert world.sea_ids == SEAS
    assert all(world.sea_open)
    drawn = {w["sea"] for w in document["water"]}
    assert set(SEAS) < drawn
    assert {"mare-oceanus", "britannicum-mare", "germanicum-mare"} <= drawn  # UR-F-11: on the map, but closed


def test_sea_zones_lead_to_one_another(world: Topology) -> None:
    near = {s: {SEAS[t] for t in range(5) if world.sea_near[sea(world, s)] >> t & 1} for s in SEAS}
    assert near == {
        "mare-internum-occidentalis": {"mare-internum-orientalis"},
        "mare-hadriaticum": {"mare-internum-orientalis"},
        "mare-internum-orientalis": {"mare-internum-occidentalis", "mare-hadriaticum", "mare-aegaeum"},
        "mare-aegaeum": {"mare-internum-orientalis", "pontus-euxinus"},
        "pontus-euxinus": {"mare-aegaeum"},
    }
    assert {"thracia-3"} == coasts(world, "mare-aegaeum") & coasts(world, "pontus-euxinus") - {"pontica-1"}


def test_coasts(world: Topology) -> None:
    assert coasts(world, "mare-internum-occidentalis") == set(
        words(
            "hispaniae-2 hispaniae-3 hispaniae-5 hispaniae-6 viennensis-3 viennensis-4 italia-2 italia-4 italia-5 "
            "italia-6 italia-7 africa-1 africa-2 africa-3 africa-4"
        )
    )
    assert coasts(world, "mare-hadriaticum") == set(words("italia-3 italia-4 italia-5 italia-6 pannoniae-3 moesiae-3"))
    assert coasts(world, "mare-internum-orientalis") == set(
        words(
            "italia-6 italia-7 moesiae-3 moesiae-5 africa-4 africa-5 oriens-1 oriens-2 oriens-4 oriens-6 oriens-9 "
            "oriens-10 asia-4 asia-2"
        )
    )
    assert coasts(world, "mare-aegaeum") == set(
        words("moesiae-4 moesiae-5 thracia-2 thracia-3 asia-1 asia-2 pontica-1")
    )
    assert coasts(world, "pontus-euxinus") == set(
        words("thracia-1 thracia-3 pontica-1 pontica-3 iberia ostrogothi hunni-2 alani-2")
    )


def test_saxones_and_ostrogothi_over_great_rivers(world: Topology) -> None:
    assert (river(world, "saxones", "galliae-1"), cost(world, "saxones", "galliae-1")) == ("rhenus", 2)  # UR-F-14
    assert (river(world, "ostrogothi", "thracia-1"), cost(world, "ostrogothi", "thracia-1")) == ("danuvius", 2)  # -15


def test_alamanni_franci_saxones_in_a_row_without_a_river(world: Topology) -> None:
    for a, b in (("alamanni", "franci"), ("franci", "saxones")):  # UR-F-16, UR-F-17
        assert (kind(world, a, b), cost(world, a, b)) == ("plain", 1)
    assert kind(world, "burgondi", "alamanni") == "plain"


def test_home_zones(world: Topology) -> None:
    homes = {people: [world.ids[a] for a in range(world.size) if zones >> a & 1]
             for people, zones in world.homes.items()}  # fmt: skip
    assert homes.pop("franci-orientales") == ["franci"]  # UR-F-18
    assert homes.pop("picti") == ["picti-1", "picti-2", "picti-3"]  # UR-F-19
    assert homes.pop("persae") == [f"persae-{n}" for n in range(1, 7)]
    assert homes.pop("hunni") == ["hunni-1", "hunni-2"]
    assert homes.pop("alani") == ["alani-1", "alani-2"]
    single = "scoti saxones alamanni burgondi suevi vandali heruli gepidae ostrogothi iberia armenia lakmides blemyes"
    assert homes == {people: [people] for people in f"{single} austuriani mauri".split()}
    assert {world.ids[a] for a in range(62, world.size) if not world.peoples[a]} == {
        "germania-interior", "sarmatia", "gaetulia", "phazania", "arabia-deserta"}  # fmt: skip
    assert not any(world.peoples[:62])


def test_the_picti_stand_in_a_row(world: Topology) -> None:
    row = ("britanniae-1", "picti-1", "picti-2", "picti-3")
    for n, zone in enumerate(row[1:], 1):
        assert cost(world, row[n - 1], zone) == 1  # UR-F-19
        assert steps(world, row[0], zone) == n


def test_straits_of_two_and_of_three_points(world: Topology) -> None:
    straits = {frozenset((world.ids[a], world.ids[b])): world.surcharge(a, b)
               for a, b, kind in world.borders if kind == "strait"}  # fmt: skip
    assert straits == {
        frozenset(("galliae-7", "britanniae-2")): 2,  # UR-F-20
        frozenset(("saxones", "britanniae-2")): 2,  # UR-F-21
        frozenset(("scoti", "britanniae-3")): 2,  # UR-F-22
        frozenset(("hispaniae-5", "hispaniae-6")): 1,
        frozenset(("italia-6", "italia-7")): 1,
        frozenset(("thracia-3", "asia-1")): 1,
        frozenset(("thracia-3", "pontica-1")): 1,
    }


def test_britain_touches_gaul_by_strait_alone(world: Topology) -> None:
    crossings = {kind for a, b, kind in world.borders
                 if {world.group_ids[world.group_of[a]], world.group_ids[world.group_of[b]]}
                 == {"britanniae", "galliae"}}  # fmt: skip
    assert crossings == {"strait"}  # UR-F-23
    assert steps(world, "britanniae-2", "galliae-1") == 2  # UR-F-24: a usurper lands and goes on
    assert kind(world, "galliae-1", "galliae-7") == "plain"


def test_zones_named_in_examples(world: Topology) -> None:
    assert kind(world, "galliae-5", "viennensis-1") == "plain"  # UR-F-26
    assert len(world.neighbours[world.index["galliae-5"]]) >= 4
    assert kind(world, "africa-3", "africa-4") == "plain"  # UR-F-27


def test_mauri_have_nameless_land_to_their_west(world: Topology, document: dict[str, Any]) -> None:
    near = {world.ids[b] for b in world.neighbours[world.index["mauri"]]}
    points = {p["id"]: p["points"] for p in document["province"]}
    western = {z for z in near if max(x for x, _ in points[z]) < min(x for x, _ in points["mauri"])}
    assert western - {"africa-1", "africa-2"} == {"gaetulia"}  # UR-F-28
    assert not world.peoples[world.index["gaetulia"]]


def test_alamanni_touch_the_west_and_gepidae_do_not(world: Topology) -> None:
    west = mask(world, *WEST)
    assert world.near[world.index["alamanni"]] & west  # UR-F-29
    assert not world.near[world.index["gepidae"]] & west  # UR-F-30
    assert world.near[world.index["gepidae"]] & mask(world, *EAST)


def test_the_eight_zones_of_the_east(world: Topology) -> None:
    group = mask(world, "oriens-exterior")
    assert {world.ids[a] for a in range(world.size) if group >> a & 1} == set(EIGHT)  # UR-F-31
    near = {world.ids[b] for b in world.neighbours[world.index["armenia"]]}
    assert "iberia" in near
    assert any(z.startswith("persae") for z in near)
    assert world.near[world.index["armenia"]] & mask(world, *EAST)


def test_four_great_rivers_and_the_nilus_for_ornament(world: Topology, document: dict[str, Any]) -> None:
    assert set(world.river_names) == {"Rhenus", "Danuvius", "Tigris", "Euphrates"}  # UR-F-32
    assert any(r["name"] == "Nilus" and "id" not in r for r in document["river"])  # UR-F-33
    for number, name in enumerate(world.river_ids):
        assert any(world.river_near[number]), f"nothing lies across the {name}"


def test_the_danuvius_parts_the_provinces_from_every_people_north_of_it(world: Topology) -> None:
    empire = mask(world, *WEST, *EAST)
    for people in words("suevi vandali hunni-1 gepidae ostrogothi"):
        zone = world.index[people]
        assert world.near[zone] & empire
        assert world.near[zone] & empire == world.river_near[world.river_ids.index("danuvius")][zone]


def test_hunni_fight_in_galliae_5_within_five_zones_of_home(world: Topology) -> None:
    assert min(steps(world, home, "galliae-5") for home in ("hunni-1", "hunni-2")) == 5


def test_peoples_at_war_reach_gaul_but_not_spain_or_africa(world: Topology) -> None:
    for people in ("vandali", "suevi", "alani-1"):
        home = world.index[people]
        gaul = min(distance(world, home, z) for z in world.groups[world.group_ids.index("galliae")])
        assert gaul <= 5
        for far in ("hispaniae", "africa"):
            for zone in world.groups[world.group_ids.index(far)]:
                assert distance(world, home, zone) > 5, f"{people} in {world.ids[zone]}"
    assert steps(world, "vandali", "galliae-5") == 4
    assert steps(world, "vandali", "hispaniae-2") == 7


def test_every_german_people_has_a_way_of_its_own_to_the_frontier(world: Topology) -> None:
    """Through zones of no People, for home zones of Peoples at peace are closed; two wait for a neighbour."""
    empire = mask(world, *WEST, *EAST)
    nameless = sum(1 << a for a in range(world.size) if not world.peoples[a])
    waiting = []
    for people in words("saxones franci alamanni burgondi suevi vandali heruli gepidae ostrogothi"):
        if not reachable(world, world.index[people], nameless) & empire:
            waiting.append(people)
    assert waiting == ["burgondi", "heruli"]


def test_persae_reach_thrace_in_four_steps(world: Topology) -> None:
    assert steps(world, "persae-1", "thracia-3") == 4


def test_every_value_says_where_it_comes_from(document: dict[str, Any]) -> None:
    for table in ("diocese", "sea", "passage", "province", "border", "box"):
        for entry in document[table]:
            assert entry["provenance"]["source"] in ("rules", "reconstructed")
