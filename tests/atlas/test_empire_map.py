"""The map of History of the Roman Empire against what its rules say of it."""

from pathlib import Path

import pytest

import latrunculi.atlas
from latrunculi.atlas.topology import Topology, load
from tests.atlas.walks import reachable

MAP = Path(latrunculi.atlas.__file__).parents[1] / "games" / "empire" / "data" / "map.toml"


@pytest.fixture(scope="module")
def world() -> Topology:
    return load(MAP)


def members(world: Topology, group: str) -> set[str]:
    return {world.ids[a] for a in world.groups[world.group_ids.index(group)]}


def kind(world: Topology, a: str, b: str) -> str:
    return world.border(world.index[a], world.index[b])


def test_45_provinces_in_9_dioceses_of_5(world: Topology) -> None:
    assert world.size == 45
    assert [len(g) for g in world.groups] == [5] * 9
    together = 0
    for mask in world.group_mask:
        assert not together & mask
        together |= mask
    assert together == world.all_mask == 2**45 - 1


def test_provinces_named_in_the_rules(world: Topology) -> None:
    named = (
        "aquitania roma achaea syria lugdunensis belgica britannia narbonensis cisalpina raetia germania-magna dacia "
        "thracia dalmatia sicilia lusitania aegyptus"
    )
    assert set(named.split()) <= set(world.ids)


def test_dioceses_known_from_the_rules(world: Topology) -> None:
    assert members(world, "roma") == {"roma", "cisalpina", "raetia", "dalmatia", "sicilia"}
    assert members(world, "gallia") == {"lugdunensis", "belgica", "britannia", "caledonia", "hibernia"}
    assert {"narbonensis", "aquitania", "lusitania"} <= members(world, "hispania")
    assert {"thracia", "dacia", "achaea"} <= members(world, "graecia")
    assert "asia" in world.group_ids


def test_start_provinces_have_sites(world: Topology) -> None:
    assert {world.ids[a] for a in range(45) if world.starts[a]} == {"aquitania", "roma", "achaea", "syria"}
    assert world.start_mask & ~world.site_mask == 0


def test_city_sites(world: Topology) -> None:
    sites = {world.ids[a] for a in range(45) if world.sites[a]}
    assert {
        "aquitania",
        "roma",
        "achaea",
        "syria",
        "sicilia",
        "dalmatia",
        "dacia",
        "aegyptus",
        "thracia",
    } <= sites
    six = {"narbonensis", "cisalpina", "raetia", "germania-magna", "belgica", "lugdunensis"}
    assert len(six & sites) == 2


def test_every_kingdom_start_has_a_site(world: Topology) -> None:
    for start in [
        "aegyptus",
        "bithynia",
        "cappadocia",
        "iudaea",
        "arabia",
        "armenia",
        "mesopotamia",
        "dacia",
        "thracia",
        "numidia",
        "mauretania",
        "bosporus",
        "britannia",
    ]:
        assert world.sites[world.index[start]], start


def test_borders_known_from_the_rules(world: Topology) -> None:
    assert kind(world, "aquitania", "lugdunensis") == "plain"
    assert kind(world, "belgica", "lugdunensis") == "forest"
    assert kind(world, "dacia", "dalmatia")
    assert kind(world, "dacia", "thracia")
    for other in ("aquitania", "raetia", "germania-magna"):
        assert kind(world, "belgica", other) in ("", "forest", "mountain")
    assert kind(world, "belgica", "germania-magna") or kind(world, "belgica", "raetia")


def test_chain_of_the_example(world: Topology) -> None:
    chain = ["aquitania", "narbonensis", "cisalpina", "raetia", "germania-magna", "belgica", "lugdunensis"]
    for step in range(1, len(chain)):
        assert any(kind(world, chain[step], earlier) for earlier in chain[:step]), chain[step]
    assert kind(world, "narbonensis", "aquitania")


def test_barbarians_reach_all_the_british_isles_from_gaul(world: Topology) -> None:
    gaul = [world.index["belgica"], world.index["lugdunensis"]]
    britain = [world.index[p] for p in ("britannia", "caledonia", "hibernia")]
    crossing = [(g, b) for g in gaul for b in britain if world.border(g, b)]
    assert crossing
    assert all(world.border(g, b) == "strait" for g, b in crossing)
    allowed = 0
    for area in gaul + britain:
        allowed |= 1 << area
    for area in britain:
        assert reachable(world, gaul[0], allowed) >> area & 1


def test_the_caspian_carries_no_ships(world: Topology) -> None:
    caspian = world.sea_ids.index("caspium")
    assert not world.sea_open[caspian]
    shore = world.sea_mask[caspian]
    assert shore & world.coast_mask, "a Caspian Province that could otherwise use the sea"
    parthia, alania = world.index["parthia"], world.index["alania"]
    assert shore >> parthia & shore >> alania & 1
    assert not world.sea_reach[parthia] >> alania & 1


def test_one_sea_from_the_ocean_to_the_pontus_and_gulfs_apart(world: Topology) -> None:
    caledonia, bosporus = world.index["caledonia"], world.index["bosporus"]
    assert world.sea_reach[caledonia] >> bosporus & 1
    assert not world.sea_reach[world.index["arabia"]] >> caledonia & 1
    assert world.sea_reach[world.index["arabia"]] == 1 << world.index["aegyptus"]


def test_sarmatians_reach_the_diocese_of_asia_by_land(world: Topology) -> None:
    found = reachable(world, world.index["sarmatia"])
    assert found & world.group_mask[world.group_ids.index("asia")]


def test_the_whole_map_hangs_together(world: Topology) -> None:
    assert reachable(world, 0) == world.all_mask


def test_tables_agree(world: Topology) -> None:
    for a in range(world.size):
        assert world.near[a] == world.plain[a] | world.difficult[a]
        assert not world.plain[a] & world.difficult[a]
        assert world.strait[a] & ~world.difficult[a] == 0
        assert not world.near[a] >> a & 1
        assert not world.sea_reach[a] >> a & 1
        assert sum(1 << b for b in world.neighbours[a]) == world.near[a]
        for b in range(world.size):
            assert (world.near[a] >> b & 1) == (world.near[b] >> a & 1) == bool(world.border(a, b))
            assert (world.sea_reach[a] >> b & 1) == (world.sea_reach[b] >> a & 1)
