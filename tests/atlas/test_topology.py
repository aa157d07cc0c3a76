"""Reading map files: the tables are consistent, the queries right, and every defect is named at once."""

import pytest

from latrunculi.atlas.topology import NO_RIVER, Area, Border, MapError, Topology, bits, load, parse
from tests.atlas.walks import distance

REASON = 'provenance = {source = "reconstructed", why = "test"}'


def area(ident: str, **changes: str) -> str:
    fields = {
        "name": f'"{ident.title()}"', "diocese": '"g"', "seas": "[]", "start": "false",
        "points": "[[1.0, 2.0]]",
    } | changes  # fmt: skip
    return f'[[province]]\nid = "{ident}"\n' + "\n".join(f"{k} = {v}" for k, v in fields.items()) + f"\n{REASON}\n"


def border(a: str, b: str, kind: str = "plain", more: str = "") -> str:
    return f'[[border]]\nbetween = ["{a}", "{b}"]\nkind = "{kind}"\n{more}\n{REASON}\n'


HEAD = f"""[[diocese]]
id = "g"
name = "Group"
{REASON}
[[sea]]
id = "open"
name = "Open"
open = true
{REASON}
[[sea]]
id = "closed"
name = "Closed"
open = false
{REASON}
"""


VIA = "via = [[1.0, 1.0], [1.5, 1.5]]"
RIVERS = """[[river]]
name = "Brook"
[[river]]
id = "rhenus"
name = "Rhenus"
[[river]]
id = "danuvius"
name = "Danuvius"
"""
DANUBE = 'river = "danuvius"'


@pytest.fixture
def ladder() -> Topology:
    """a - b - c - d in a row, a - e - d around by forest and strait; f alone on the open sea with a."""
    return parse(
        HEAD
        + area("a", seas='["open"]') + area("b") + area("c", seas='["closed"]') + area("d", seas='["closed"]')
        + area("e") + area("f", seas='["open"]')
        + border("a", "b") + border("b", "c", "mountain") + border("c", "d")
        + border("a", "e", "forest") + border("e", "d", "strait", VIA)
    )  # fmt: skip


def test_numbers_follow_the_file(ladder: Topology) -> None:
    assert ladder.ids == ("a", "b", "c", "d", "e", "f")
    assert ladder.index["e"] == 4
    assert ladder.names[2] == "C"


def test_masks_by_kind(ladder: Topology) -> None:
    assert ladder.near[0] == 0b010010
    assert ladder.plain[0] == 0b000010
    assert ladder.difficult[0] == 0b010000
    assert ladder.difficult[3] == ladder.strait[3] == 0b010000
    assert ladder.neighbours[3] == (2, 4)
    assert ladder.border(1, 2) == "mountain"
    assert ladder.border(0, 3) == ""


@pytest.fixture
def frontier() -> Topology:
    """a and b west of the Rhenus, c and d east of it, e south of the Danuvius; f over a wide strait from a."""
    return parse(
        HEAD + RIVERS
        + area("a", towns='[{name = "Treveri", at = [6.6, 49.7]}, {name = "Mosa", at = [5.0, 49.0]}]', port='"Mosa"')
        + area("b", towns='[{name = "Roma", at = [12.5, 41.9]}]', capital='"Roma"', port='"Ostia"',
               port_at="[12.3, 41.8]")
        + area("c", people='"franci"') + area("d", people='"franci"') + area("e", people='"suevi"') + area("f")
        + border("a", "b") + border("a", "c", "river", 'river = "rhenus"')
        + border("b", "d", "river", 'river = "rhenus"') + border("c", "d") + border("d", "e", "river", DANUBE)
        + border("a", "f", "strait", VIA + "\nsurcharge = 2") + border("b", "f", "strait", VIA)
        + f'[[passage]]\nbetween = ["open", "closed"]\n{REASON}\n'
    )  # fmt: skip


def test_great_rivers_are_known_by_name_and_by_mask(frontier: Topology) -> None:
    assert frontier.river_ids == ("rhenus", "danuvius")
    assert frontier.river_names == ("Rhenus", "Danuvius")
    assert frontier.river_of(0, 2) == frontier.river_of(2, 0) == 0
    assert frontier.river_of(4, 3) == 1
    assert frontier.river_of(0, 1) == frontier.river_of(0, 5) == NO_RIVER
    assert frontier.river_near[0] == (0b000100, 0b001000, 0b000001, 0b000010, 0, 0)
    assert frontier.river_near[1] == (0, 0, 0, 0b010000, 0b001000, 0)
    assert frontier.river[3] == 0b010010
    assert frontier.difficult[0] == 0b100100
    assert frontier.near[0] == 0b100110


def test_rivers_and_straits_have_a_surcharge(frontier: Topology) -> None:
    assert frontier.surcharge(0, 5) == frontier.surcharge(5, 0) == 2
    assert frontier.surcharge(1, 5) == 1
    assert frontier.surcharge(0, 2) == 1
    assert frontier.surcharge(0, 1) == frontier.surcharge(0, 4) == 0


def test_towns_ports_capitals_and_homes(frontier: Topology) -> None:
    assert frontier.towns[:3] == (("Treveri", "Mosa"), ("Roma",), ())
    assert frontier.sites[:3] == ("Treveri", "Roma", "")
    assert frontier.ports[:3] == ("Mosa", "Ostia", "")
    assert frontier.capitals[:3] == ("", "Roma", "")
    assert (frontier.site_mask, frontier.port_mask, frontier.capital_mask) == (0b11, 0b11, 0b10)
    assert frontier.peoples == ("", "", "franci", "franci", "suevi", "")
    assert frontier.homes == {"franci": 0b001100, "suevi": 0b010000}


def test_ships_go_from_sea_to_sea_by_a_passage(frontier: Topology, ladder: Topology) -> None:
    assert frontier.sea_near == (0b10, 0b01)
    assert ladder.sea_near == (0, 0)


def test_only_an_open_sea_carries_ships(ladder: Topology) -> None:
    assert ladder.sea_reach[0] == 0b100000
    assert ladder.sea_reach[2] == 0
    assert ladder.coast_mask == 0b100001
    assert ladder.sea_mask[1] == 0b001100


def test_near_any(ladder: Topology) -> None:
    assert ladder.near_any(0b000101) == ladder.near[0] | ladder.near[2]


def test_bits() -> None:
    assert bits(0b101001) == [0, 3, 5]
    assert bits(0) == []
    assert bits(1 << 149) == [149]


def test_a_map_of_150_areas() -> None:
    areas = [Area(f"x{i}", f"X{i}", 0) for i in range(150)]
    row = Topology([("g", "G")], [], areas, [Border(i, i + 1, "plain") for i in range(149)])
    assert distance(row, 0, 149) == 149
    assert row.group_mask[0] == (1 << 150) - 1


@pytest.mark.parametrize(
    ("text", "entry", "cure"),
    [
        (area("a") + area("a"), "[[province]] 2 (a)", "used twice"),
        (area("a", diocese='"nowhere"'), "[[province]] 1 (a)", "one of g"),
        (area("a", seas='["styx"]'), "'styx' is unknown", "one of open, closed"),
        (area("a", towns='["Roma"]'), "[[province]] 1 (a)", "at = [longitude, latitude]"),
        (area("a", port='"Ostia"'), "[[province]] 1 (a)", "port_at = [longitude, latitude]"),
        (area("a", capital='"Roma"'), "[[province]] 1 (a)", "the capital Roma is not one of its towns"),
        (area("a", people="7"), "[[province]] 1 (a)", "people is missing"),
        (area("a", points="[]"), "[[province]] 1 (a)", "points must list"),
        (area("a", points="[[200.0, 3.0]]"), "[[province]] 1 (a)", "points must list"),
        (area("a", start='"yes"'), "[[province]] 1 (a)", "start must be true or false"),
        (area("a") + border("a", "b"), "[[border]] 1 (a - b)", "'b' is unknown"),
        (
            area("a") + area("b") + border("a", "b", "wall"),
            "'wall' is unknown",
            "plain, forest, mountain, river, strait",
        ),
        (area("a") + area("b") + RIVERS + border("a", "b", "river"), "river None is unknown", "rhenus, danuvius"),
        (
            area("a") + area("b") + RIVERS + border("a", "b", "plain", DANUBE),
            "[[border]] 1 (a - b)",
            "only the kind river has a river",
        ),
        (
            area("a") + area("b") + border("a", "b", "plain", "surcharge = 1"),
            "[[border]] 1 (a - b)",
            "only rivers and straits have one",
        ),
        (
            area("a") + area("b") + border("a", "b", "strait", VIA + "\nsurcharge = 0"),
            "[[border]] 1 (a - b)",
            "a whole number above 0",
        ),
        (
            area("y") + area("z") + border("y", "z") + f'[[passage]]\nbetween = ["open", "styx"]\n{REASON}\n',
            "[[passage]] 1 (open - styx)",
            "'styx' is unknown",
        ),
        (area("a") + area("b") + border("a", "b", "strait"), "[[border]] 1 (a - b)", "via = "),
        (area("a") + border("a", "a"), "[[border]] 1 (a - a)", "name two areas"),
        (
            area("a") + area("b") + border("a", "b") + border("b", "a"),
            "[[border]] 2 (b - a)",
            "already border 1",
        ),
        (area("a").replace(REASON, ""), "[[province]] 1 (a)", "provenance is missing"),
        (area("a").replace("reconstructed", "rules"), "[[province]] 1 (a)", 'needs clause = "..."'),
    ],
)
def test_a_defect_is_named_with_its_cure(text: str, entry: str, cure: str) -> None:
    if "[[border]]" not in text:
        text += area("y") + area("z") + border("y", "z")
    with pytest.raises(MapError) as caught:
        parse(HEAD + text, "some.toml")
    assert len(caught.value.defects) == 1
    line = caught.value.defects[0]
    assert line.startswith("some.toml: ")
    assert entry in line
    assert cure in line


def test_all_defects_come_together() -> None:
    text = HEAD + area("a", diocese='"x"') + area("b", seas='["styx"]') + border("a", "c", "wall")
    with pytest.raises(MapError) as caught:
        parse(text)
    said = "\n".join(caught.value.defects)
    assert len(caught.value.defects) == 4
    for word in ("(a)", "styx", "'c'", "wall"):
        assert word in said


def test_broken_toml_and_missing_file(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(MapError, match="not valid TOML"):
        parse("[[province]\n")
    with pytest.raises(MapError, match="cannot be read"):
        load(tmp_path / "absent.toml")
