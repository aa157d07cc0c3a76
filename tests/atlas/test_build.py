"""Drawing refuses a map file that it cannot draw, with every defect named."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from latrunculi.atlas.build import build
from latrunculi.atlas.topology import MapError

REASON = 'provenance = {source = "reconstructed", why = "test"}'
HEAD = f"""
[map]
projection = {{kind = "lambert-conformal-conic", parallels = [33, 53], meridian = 19}}
extent = {{left = -7.0, top = 57.5, scale = 32.0}}
size = [260, 200]
grid = 6.0
[[diocese]]
id = "italia"
name = "Italia"
label = [[10.0, 39.5], [12.0, 39.5]]
{REASON}
[[sea]]
id = "mare"
name = "Mare"
open = true
{REASON}
[[province]]
id = "roma"
name = "Roma"
diocese = "italia"
start = false
points = [[16.3, 39.0], [16.2, 40.3]]
{REASON}
[[province]]
id = "apulia"
name = "Apulia"
diocese = "italia"
start = false
points = [[17.5, 40.6]]
{REASON}
[[province]]
id = "sicilia"
name = "Sicilia"
diocese = "italia"
start = false
points = [[14.0, 37.5]]
{REASON}
"""


def border(a: str, b: str, kind: str) -> str:
    via = "via = [[15.8, 38.15], [15.45, 38.1]]" if kind == "strait" else ""
    return f'[[border]]\nbetween = ["{a}", "{b}"]\nkind = "{kind}"\n{via}\n{REASON}\n'


def refusal(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "map.toml").write_text(text, encoding="utf-8")
    with pytest.raises(MapError) as caught:
        build(tmp_path / "map.toml", tmp_path / "out.json")
    assert not (tmp_path / "out.json").exists()
    return caught.value.defects


def test_shapes_and_borders_must_agree(tmp_path: Path) -> None:
    said = refusal(tmp_path, HEAD + border("roma", "sicilia", "strait") + border("apulia", "sicilia", "plain"))
    assert len(said) == 2
    assert "roma - apulia: they touch" in said[0]
    assert "apulia - sicilia: the border is listed but" in said[1]


def test_a_map_in_order_is_drawn_the_same_whatever_the_order_of_its_sets(tmp_path: Path) -> None:
    """Once here and once in a process that hashes otherwise; tests/atlas/drawings.py answers for the large maps."""
    text = HEAD + border("roma", "sicilia", "strait") + border("roma", "apulia", "mountain")
    (tmp_path / "map.toml").write_text(text, encoding="utf-8")
    build(tmp_path / "map.toml", tmp_path / "out.json")
    assert '"apulia"' in (tmp_path / "out.json").read_text(encoding="utf-8")
    code = "import sys, pathlib; from latrunculi.atlas.build import build; build(*map(pathlib.Path, sys.argv[1:]))"
    again = [sys.executable, "-c", code, str(tmp_path / "map.toml"), str(tmp_path / "again.json")]
    subprocess.run(again, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "1"}, check=True)
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "out.json").read_bytes()


def test_defects_of_the_drawing_tables_come_together(tmp_path: Path) -> None:
    text = HEAD.replace("grid = 6.0", "").replace("label = [[10.0, 39.5], [12.0, 39.5]]", "")
    text += border("roma", "sicilia", "strait")
    text += '[[river]]\nname = "Crathis"\nwidth = 1\ndivides = [1, 9]\npoints = [[16.2, 39.3], [16.5, 39.7]]\n'
    text += '[[lake]]\nname = "Lacus"\n'
    said = refusal(tmp_path, text)
    assert len(said) == 4
    for line, words in zip(said, ("[map]: grid", "[[river]] 1 (Crathis): divides", "[[lake]] 1 (Lacus): points",
                                  "[[diocese]] 1 (Italia): label"), strict=True):  # fmt: skip
        assert words in line


BOUND = '[[bound]]\nname = "Fretum"\npoints = [[15.5, 38.24], [15.75, 38.22]]\n'


def test_a_sea_that_is_divided_says_where_its_fleets_lie(tmp_path: Path) -> None:
    text = HEAD + border("roma", "sicilia", "strait") + border("roma", "apulia", "mountain") + BOUND
    assert "[[sea]] (mare): at must be" in refusal(tmp_path, text)[0]
    on_land = text.replace("open = true", "open = true\nat = [16.3, 39.2]")
    assert "mare: the place of its fleets is no water" in refusal(tmp_path, on_land)[0]


def test_two_seas_need_a_bound_between_them(tmp_path: Path) -> None:
    text = HEAD + border("roma", "sicilia", "strait") + border("roma", "apulia", "mountain") + BOUND
    west = "open = true\nat = [14.5, 39.7]"
    east = f'[[sea]]\nid = "aliud"\nname = "Aliud"\nopen = true\nat = [14.6, 39.7]\n{REASON}\n[[province]]\nid = "roma"'
    text = text.replace("open = true", west).replace('[[province]]\nid = "roma"', east)
    assert "mare - aliud: nothing lies between them" in refusal(tmp_path, text)[0]
