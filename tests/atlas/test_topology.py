"""Reading map files: the tables are consistent, the queries right, and every defect is named at once."""

import pytest

from latrunculi.atlas.topology import MapError, Topology, bits, load, parse

REASON = 'provenance = {source = "reconstructed", why = "test"}'


def area(ident: str, **changes: str) -> str:
    fields = {
        "name": f'"{ident.title()}"', "diocese": '"g"', "site": '""', "seas": "[]", "start": "false",
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


@pytest.fixture
def ladder() -> Topology:
    """a - b - c - d in a row, a - e - d around by forest and strait; f alone on the open sea with a."""
    return parse(
        HEAD
        + area("a", seas='["open"]') + area("b") + area("c", seas='["closed"]') + area("d", seas='["closed"]')
        + area("e") + area("f", seas='["open"]')
        + border("a", "b") + border("b", "c", "mountain") + border("c", "d")
        + border("a", "e", "forest") + border("e", "d", "strait", "via = [[1.0, 1.0], [1.5, 1.5]]")
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


def test_only_an_open_sea_carries_ships(ladder: Topology) -> None:
    assert ladder.sea_reach[0] == 0b100000
    assert ladder.sea_reach[2] == 0
    assert ladder.coast_mask == 0b100001
    assert ladder.sea_mask[1] == 0b001100


def test_distance_and_path(ladder: Topology) -> None:
    assert ladder.distance(0, 3) == 2
    assert ladder.path(0, 3) == (0, 4, 3)
    without_e = ladder.all_mask & ~(1 << 4)
    assert ladder.distance(0, 3, without_e) == 3
    assert ladder.path(0, 3, without_e) == (0, 1, 2, 3)
    assert ladder.distance(2, 2, 0) == 0
    assert ladder.path(2, 2, 0) == (2,)


def test_no_way_over_the_sea(ladder: Topology) -> None:
    assert ladder.distance(0, 5) == -1
    assert ladder.path(0, 5) == ()


def test_the_goal_must_be_allowed_and_the_start_need_not(ladder: Topology) -> None:
    assert ladder.distance(0, 1, 0b000001) == -1
    assert ladder.distance(0, 1, 0b000010) == 1


def test_reachable(ladder: Topology) -> None:
    assert ladder.reachable(0) == 0b011111
    assert ladder.reachable(0, 0b001110) == 0b001111
    assert ladder.reachable(5) == 0b100000


def test_near_any(ladder: Topology) -> None:
    assert ladder.near_any(0b000101) == ladder.near[0] | ladder.near[2]


def test_bits() -> None:
    assert bits(0b101001) == [0, 3, 5]
    assert bits(0) == []
    assert bits(1 << 149) == [149]


def test_a_map_of_150_areas() -> None:
    areas = [(f"x{i}", f"X{i}", 0, "", False, []) for i in range(150)]
    row = Topology([("g", "G")], [], areas, [(i, i + 1, "plain") for i in range(149)])
    assert row.distance(0, 149) == 149
    assert row.group_mask[0] == (1 << 150) - 1


@pytest.mark.parametrize(
    ("text", "entry", "cure"),
    [
        (area("a") + area("a"), "[[province]] 2 (a)", "used twice"),
        (area("a", diocese='"nowhere"'), "[[province]] 1 (a)", "one of g"),
        (area("a", seas='["styx"]'), "'styx' is unknown", "one of open, closed"),
        (area("a", site='"Roma"'), "Roma has no place", "site_at = [longitude, latitude]"),
        (area("a", points="[]"), "[[province]] 1 (a)", "points must list"),
        (area("a", points="[[200.0, 3.0]]"), "[[province]] 1 (a)", "points must list"),
        (area("a", start='"yes"'), "[[province]] 1 (a)", "start must be true or false"),
        (area("a") + border("a", "b"), "[[border]] 1 (a - b)", "'b' is unknown"),
        (
            area("a") + area("b") + border("a", "b", "river"),
            "'river' is unknown",
            "plain, forest, mountain, strait",
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
