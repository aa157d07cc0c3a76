"""The map of Alea Iacta Est against what its rules say of it (clauses in marks and comments)."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import latrunculi.games
from latrunculi.atlas.topology import NO_RIVER, Topology, load
from tests.atlas.walks import reachable

DATA = Path(latrunculi.games.__file__).parent / "alea" / "data"
rule = pytest.mark.rule


def words(text: str) -> list[str]:
    return text.split()


REGIONS = {
    "italia": words("roma etruria picenum campania apulia bruttium"),
    "gallia-cisalpina": words("transpadana cispadana venetia illyricum"),
    "galliae": words("provincia volcae aremorica aedui remi"),
    "hispaniae": words("cessetania ilergetes contestania turdetania tartessis lusitania"),
    "sicilia": words("syracusana lilybaetana sardinia corsica"),
    "africa": words("zeugitana byzacium"),
    "macedonia": words("epirus emathia ora-thracia thessalia achaia acarnania creta"),
    "asia": words("ionia mysia bithynia pontus caria"),
    "syria": words("cilicia seleucis phoenice coele-syria cyprus"),
    "cyrenaica": ["pentapolis"],
}
SEAS = words(
    "mare-balearicum mare-tyrrhenum mare-punicum mare-superum mare-ionium mare-aegaeum mare-creticum mare-cyprium "
    "pontus-euxinus"
)
HOMES = {
    "parthi": words("mesopotamia babylonia media"),
    "aegyptii": words("aegyptus thebais"),
    "numidae": words("numidia gaetulia"),
    "daci": words("moesi daci"),
    "pontici": words("bosporus colchis"),
    "armenii": ["armenia"],
    "galatae": ["galatia"],
    "cappadoces": ["cappadocia"],
    "iudaei": ["iudaea"],
} | {
    people: [people]
    for people in words(
        "belgae aquitani raeti britanni suebi cantabri lusitani mauri delmatae pannonii thraces bastarnae nabataei"
    )
}


@pytest.fixture(scope="module")
def world() -> Topology:
    return load(DATA / "map.toml")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))


def cost(world: Topology, a: str, b: str) -> int:
    """Movement points from zone to zone: one, and the surcharge of a great river or strait; 0 if apart."""
    one, two = world.index[a], world.index[b]
    return 1 + world.surcharge(one, two) if world.border(one, two) else 0


def river(world: Topology, a: str, b: str) -> str:
    number = world.river_of(world.index[a], world.index[b])
    return "" if number == NO_RIVER else world.river_ids[number]


def coasts(world: Topology, sea: str) -> set[str]:
    return {world.ids[a] for a in range(world.size) if world.sea_mask[SEAS.index(sea)] >> a & 1}


def home_of_town(world: Topology, town: str) -> str:
    (zone,) = (world.ids[a] for a in range(world.size) if town in world.towns[a])
    return zone


def around(world: Topology, zone: str) -> set[str]:
    return {world.ids[a] for a in range(world.size) if world.near[world.index[zone]] >> a & 1}


@rule("AIE-0.2-1", "AIE-0.2-2", "AIE-3.1-1")
def test_ten_regions_with_their_zones_in_the_order_of_recruitment(world: Topology) -> None:
    assert list(world.group_ids[:10]) == list(REGIONS)
    for number, zones in enumerate(REGIONS.values()):
        assert [world.ids[a] for a in world.groups[number]] == zones
    assert sum(map(len, REGIONS.values())) == 45
    assert world.size == 45 + 28


@rule("AIE-3.1-1")
def test_every_zone_of_the_republic_has_a_city_and_roma_is_one_of_italia(world: Topology) -> None:
    inside = sum(world.group_mask[:10])
    assert inside & ~world.site_mask == 0
    assert home_of_town(world, "Urbs") == "roma"
    assert world.names[world.index["roma"]] == "Roma"
    assert world.group_ids[world.group_of[world.index["roma"]]] == "italia"


def test_the_cities_that_the_wars_were_about(world: Topology) -> None:
    wanted = {
        "Ravenna": "cispadana", "Corfinium": "picenum", "Brundisium": "apulia", "Massilia": "provincia",
        "Ilerda": "ilergetes", "Utica": "zeugitana", "Thapsus": "byzacium", "Dyrrhachium": "epirus",
        "Pharsalus": "thessalia", "Philippi": "ora-thracia", "Actium": "acarnania", "Messana": "syracusana",
        "Carrhae": "mesopotamia", "Alexandria": "aegyptus",
    }  # fmt: skip
    assert {town: home_of_town(world, town) for town in wanted} == wanted
    names = [town for towns in world.towns for town in towns]
    assert len(names) == len(set(names))


def test_ports(world: Topology) -> None:
    inland = words("transpadana aremorica aedui remi ilergetes lusitania thessalia coele-syria")
    inside = [zone for zones in REGIONS.values() for zone in zones]
    assert [zone for zone in inside if not world.ports[world.index[zone]]] == inland
    outside = [world.ids[a] for a in range(45, world.size) if world.ports[a]]
    assert outside == words("mauri numidia aegyptus bosporus colchis")
    assert world.port_mask & ~world.coast_mask == 0, "a port without a sea"


@rule("AIE-4.1-1")
def test_origin_zones_lie_outside_the_republic(world: Topology) -> None:
    found = {people: [world.ids[a] for a in range(world.size) if mask >> a & 1] for people, mask in world.homes.items()}
    assert {people: sorted(zones) for people, zones in found.items()} == {p: sorted(z) for p, z in HOMES.items()}
    assert all(mask & sum(world.group_mask[:10]) == 0 for mask in world.homes.values())
    assert all(world.peoples[a] for a in range(45, world.size))


@rule("AIE-0.2-4")
def test_the_map_is_symmetric_and_hangs_together_by_land_or_port(world: Topology) -> None:
    for a in range(world.size):
        for b in range(world.size):
            assert (world.near[a] >> b & 1) == (world.near[b] >> a & 1) == bool(world.border(a, b))
            assert world.surcharge(a, b) == world.surcharge(b, a)
            assert (world.surcharge(a, b) > 0) == (world.border(a, b) in ("river", "strait"))
    islands = sum(1 << world.index[zone] for zone in words("sardinia corsica creta cyprus"))
    assert reachable(world, 0) == world.all_mask & ~islands
    assert islands & ~world.port_mask == 0


@rule("AIE-7.2-2", "AIE-0.2-4")
def test_the_four_great_rivers(world: Topology) -> None:
    assert set(world.river_ids) == {"rhenus", "danuvius", "tigris", "euphrates"}
    wanted = {
        ("remi", "suebi"): "rhenus", ("belgae", "suebi"): "rhenus", ("aedui", "suebi"): "rhenus",
        ("raeti", "suebi"): "danuvius", ("pannonii", "daci"): "danuvius", ("moesi", "daci"): "danuvius",
        ("moesi", "bastarnae"): "danuvius", ("mesopotamia", "media"): "tigris",
        ("seleucis", "mesopotamia"): "euphrates", ("cappadocia", "armenia"): "euphrates",
        ("pontus", "armenia"): "euphrates", ("seleucis", "armenia"): "euphrates",
    }  # fmt: skip
    pairs = [(a, b) for a in range(world.size) for b in range(a) if world.border(a, b) == "river"]
    assert {frozenset((world.ids[a], world.ids[b])) for a, b in pairs} == {frozenset(pair) for pair in wanted}
    for (a, b), name in wanted.items():
        assert river(world, a, b) == name
        assert cost(world, a, b) == 2
    assert cost(world, "cispadana", "picenum") == 1, "the Rubico is no obstacle"


@rule("AIE-7.2-3", "AIE-0.2-4")
def test_straits_and_the_crossings_to_britannia(world: Topology) -> None:
    wanted = {
        ("bruttium", "syracusana"): 2, ("tartessis", "mauri"): 2, ("ora-thracia", "mysia"): 2,
        ("ora-thracia", "bithynia"): 2, ("belgae", "britanni"): 3, ("aremorica", "britanni"): 3,
    }  # fmt: skip
    pairs = [(a, b) for a in range(world.size) for b in range(a) if world.border(a, b) == "strait"]
    assert {frozenset((world.ids[a], world.ids[b])) for a, b in pairs} == {frozenset(pair) for pair in wanted}
    assert {pair: cost(world, *pair) for pair in wanted} == wanted


@rule("AIE-3.4.2-4", "AIE-0.2-2", "AIE-0.2-3")
def test_nine_seas_and_a_closed_ocean(world: Topology, document: dict[str, Any]) -> None:
    assert list(world.sea_ids) == SEAS
    assert all(world.sea_open)
    closed = {water["sea"] for water in document["water"]} - set(SEAS)
    assert {"mare-oceanus", "britannicum-mare", "germanicum-mare"} <= closed
    assert {"britanni", "belgae", "aremorica", "lusitania", "cantabri"}.isdisjoint(
        zone for sea in SEAS for zone in coasts(world, sea)
    )
    assert world.ports[world.index["tartessis"]] == "Gades"
    assert "tartessis" in coasts(world, "mare-balearicum")


@rule("AIE-0.2-3")
def test_seas_lead_to_one_another(world: Topology) -> None:
    found = {s: {t for j, t in enumerate(SEAS) if world.sea_near[i] >> j & 1} for i, s in enumerate(SEAS)}
    assert found == {
        "mare-balearicum": {"mare-tyrrhenum", "mare-punicum"},
        "mare-tyrrhenum": {"mare-balearicum", "mare-punicum", "mare-ionium"},
        "mare-punicum": {"mare-balearicum", "mare-tyrrhenum", "mare-ionium"},
        "mare-superum": {"mare-ionium"},
        "mare-ionium": {"mare-tyrrhenum", "mare-punicum", "mare-superum", "mare-aegaeum", "mare-creticum"},
        "mare-aegaeum": {"mare-ionium", "mare-creticum", "mare-cyprium", "pontus-euxinus"},
        "mare-creticum": {"mare-ionium", "mare-aegaeum", "mare-cyprium"},
        "mare-cyprium": {"mare-aegaeum", "mare-creticum"},
        "pontus-euxinus": {"mare-aegaeum"},
    }


@rule("AIE-0.2-3")
def test_coasts(world: Topology) -> None:
    assert coasts(world, "mare-superum") == set(words("picenum apulia cispadana venetia illyricum epirus"))
    assert coasts(world, "mare-tyrrhenum") == set(
        words("roma etruria campania bruttium cispadana syracusana lilybaetana sardinia corsica")
    )
    assert coasts(world, "mare-ionium") == set(
        words("apulia bruttium syracusana epirus achaia acarnania creta pentapolis")
    )
    assert coasts(world, "mare-cyprium") == set(words("caria cilicia seleucis phoenice cyprus aegyptus"))
    assert coasts(world, "mare-creticum") == set(words("creta caria pentapolis aegyptus"))
    assert coasts(world, "pontus-euxinus") == set(
        words("ora-thracia mysia bithynia pontus moesi thraces bastarnae bosporus colchis")
    )


def test_roads_of_the_wars(world: Topology) -> None:
    # Caesar 49: Cispadana, Picenum, Apulia; 48: Epirus, Thessalia; the Liberatores 42: by the Hellespontus to Philippi.
    for way in (
        "cispadana picenum apulia",
        "epirus thessalia",
        "mysia ora-thracia emathia",
        "transpadana provincia volcae cessetania ilergetes",
        "pentapolis byzacium zeugitana",
        "ionia cilicia seleucis phoenice aegyptus pentapolis",
    ):
        zones = way.split()
        assert all(b in around(world, a) for a, b in zip(zones, zones[1:], strict=False)), way
    assert around(world, "roma") == set(words("etruria picenum campania"))


def test_the_drawing_is_that_of_the_map(world: Topology, document: dict[str, Any]) -> None:
    geometry = json.loads((DATA / "geometry.json").read_text(encoding="utf-8"))
    assert set(geometry["areas"]) == set(world.ids)
    assert set(geometry["zones"]) == set(SEAS)
    assert geometry["size"] == document["map"]["size"]
    drawn = {frozenset((b["a"], b["b"])) for b in geometry["borders"] + geometry["straits"]}
    assert drawn == {frozenset(b["between"]) for b in document["border"]}
