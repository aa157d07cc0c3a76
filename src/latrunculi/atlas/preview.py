"""A map as one SVG picture, to look at while drawing it.

`python -m latrunculi.atlas.preview geometry.json map.toml out.svg [--slots]`; `--slots` also shows the places of
counters and forts. The game's client draws its map itself, from the same geometry.
"""

import json
import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any

PARCHMENT = "#f3ead3"
HALO = "#f6eedb"
INK = "#4a3a28"
RED = "#9c2f22"
WATER = "#c3d3d4"
SHORE = "#46606a"
RIVER = "#6c94a6"
FRONTIER = "#7b3f2a"
FACE = "'EB Garamond','Cormorant Garamond',Garamond,'Liberation Serif',serif"
MARGIN = 9
"""Width of the frame that covers the edge of the sheet."""


def render(geometry: dict[str, Any], sheet: dict[str, Any], slots: bool = False) -> str:
    """The picture as SVG text, layer upon layer."""
    width, height = geometry["size"]
    tints = {d["id"]: d["tint"] for d in sheet["diocese"]}
    provinces = {p["id"]: p for p in sheet["province"]}
    layers = [
        _definitions(geometry),
        _element("rect", width=width, height=height, fill="url(#deep)"),
        *_shore(geometry["land"]),
        *_ground(geometry, tints, provinces),
        _element(
            "rect",
            width=width,
            height=height,
            filter="url(#grain)",
            opacity=0.5,
            style="mix-blend-mode:multiply",
        ),
        *_water(geometry),
        *_borders(geometry, provinces),
        _line(geometry["land"], SHORE, 0.9),
        *_marks(geometry),
        *_straits(geometry),
        *_names(geometry, tints),
        *[part for i, area in geometry["areas"].items() for part in _area(i, area, provinces[i]["start"])],
    ]
    if slots:
        layers += _counters(geometry)
    layers += _frame(width, height)
    body = "\n".join(layers)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{FACE}" fill="{INK}" stroke-linejoin="round" '
        f'stroke-linecap="round">\n{body}\n</svg>\n'
    )


def _element(tag: str, **attributes: object) -> str:
    """One SVG element; an underscore in a name stands for a hyphen."""
    text = " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<{tag} {text}/>"


def _line(path: str, colour: str, width: float, **more: object) -> str:
    return _element("path", d=path, fill="none", stroke=colour, stroke_width=width, **more)


def _definitions(geometry: dict[str, Any]) -> str:
    clips = "".join(
        f'<clipPath id="in-{ident}"><path d="{diocese["path"]}" clip-rule="evenodd"/></clipPath>'
        for ident, diocese in geometry["dioceses"].items()
    )
    return (
        '<defs><radialGradient id="deep" cx=".5" cy=".55" r=".75"><stop offset="0" stop-color="#c9d8d6"/>'
        '<stop offset="1" stop-color="#b3c8cc"/></radialGradient>'
        '<filter id="grain" x="0" y="0" width="1" height="1">'
        '<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="5" seed="7"/>'
        '<feColorMatrix values="0 0 0 0 .93  0 0 0 0 .87  0 0 0 0 .74  0 0 0 .9 -.28"/></filter>'
        f"{clips}</defs>"
    )


def _shore(land: str) -> list[str]:
    """A wash and three thin lines along the coasts, fading seawards."""
    layers = [
        _line(land, "#dfe9e4", width, stroke_opacity=opacity) for width, opacity in ((44, 0.18), (32, 0.22), (20, 0.28))
    ]
    for distance, opacity in ((17, 0.22), (10.5, 0.34), (5, 0.5)):
        layers.append(_line(land, "#7fa0a8", distance + 1.1, stroke_opacity=opacity))
        layers.append(_line(land, "#d3e0dd", distance))
    return layers


def _ground(geometry: dict[str, Any], tints: dict[str, str], provinces: dict[str, Any]) -> list[str]:
    """The land, the tints, and a band of colour inside the outline of each diocese."""
    layers = [_element("path", d=geometry["land"], fill=PARCHMENT, fill_rule="evenodd")]
    for ident, area in geometry["areas"].items():
        tint = tints[provinces[ident]["diocese"]]
        layers.append(_element("path", d=area["path"], fill=tint, fill_opacity=0.42, fill_rule="evenodd"))
    for ident, diocese in geometry["dioceses"].items():
        for width, opacity in ((11, 0.22), (5, 0.3)):
            layers.append(
                _line(diocese["path"], tints[ident], width, stroke_opacity=opacity, clip_path=f"url(#in-{ident})")
            )
    return layers


def _water(geometry: dict[str, Any]) -> list[str]:
    lakes = [
        _element("path", d=lake["path"], fill=WATER, stroke="#5f7f88", stroke_width=0.6) for lake in geometry["lakes"]
    ]
    return lakes + [_line(r["path"], RIVER, r["width"], stroke_opacity=0.85) for r in geometry["rivers"]]


def _borders(geometry: dict[str, Any], provinces: dict[str, Any]) -> list[str]:
    """Dashed inside a diocese, whole between two."""
    layers = [_line(d["path"], "#8a6a4a", 0.8, stroke_opacity=0.6) for d in geometry["dioceses"].values()]
    for border in geometry["borders"]:
        inner = provinces[border["a"]]["diocese"] == provinces[border["b"]]["diocese"]
        style = {"stroke_dasharray": "4.5 2.6"} if inner else {}
        layers.append(_line(border["path"], FRONTIER, 0.95 if inner else 1.15, stroke_opacity=0.85, **style))
    return layers


def _marks(geometry: dict[str, Any]) -> list[str]:
    """Faint relief inside the areas, strong peaks and trees along the difficult borders."""
    faint = [_mark(r["kind"], r["x"], r["y"], r["s"] * 0.85, 0.4) for r in geometry["relief"]]
    return faint + [_mark(b["kind"], x, y, s, 1.0) for b in geometry["borders"] for x, y, s in b["marks"]]


def _mark(kind: str, x: float, y: float, s: float, opacity: float) -> str:
    """A peak lit from the west, or a broad-leaved tree, of half width `s`."""
    if kind == "mountain":
        shape = (
            '<path d="M-10 7Q-3.5-2.5 0-10Q4-3.3 10 7z" fill="#efe3c8"/>'
            '<path d="M0-10Q4-3.3 10 7H1.2Q2.2 0-.8-2.5z" fill="#8a6a4a"/>'
            '<path d="M-10 7Q-3.5-2.5 0-10Q4-3.3 10 7" fill="none" stroke="#4f3a26" stroke-width="1.5"/>'
        )
    else:
        shape = (
            '<path d="M0 15V5" stroke="#4f3a26" stroke-width="2.6"/>'
            '<ellipse cy="-1.5" rx="8.8" ry="10.5" fill="#6f8a55" stroke="#3c4f2c" stroke-width="1.9"/>'
            '<path d="M1-10A8 10 0 0 1 .5 8A9 10 0 0 0 1-10" fill="#47603a" fill-opacity=".65"/>'
        )
    return f'<g transform="translate({x} {y}) scale({s / 10:.3f})" opacity="{opacity}">{shape}</g>'


def _straits(geometry: dict[str, Any]) -> list[str]:
    """A small bridge with planks."""
    layers = []
    for strait in geometry["straits"]:
        layers += [
            _line(strait["path"], INK, 5.2, stroke_linecap="butt"),
            _line(strait["path"], "#f7efd8", 3.2, stroke_linecap="butt"),
            _line(strait["path"], INK, 3.2, stroke_linecap="butt", stroke_dasharray=".7 2.2"),
        ]
    return layers


def _names(geometry: dict[str, Any], tints: dict[str, str]) -> list[str]:
    """Seas, lands beyond the areas, and dioceses."""
    layers = [
        _text(sea["label"], f"sea-{number}", "#46707f", 'font-style="italic"')
        for number, sea in enumerate(geometry["seas"])
    ]
    layers += [
        _text(wild["label"], f"wild-{number}", "#a08c68", 'font-style="italic"')
        for number, wild in enumerate(geometry["wild"])
    ]
    for ident, diocese in geometry["dioceses"].items():
        layers.append(_text(diocese["label"], f"diocese-{ident}", _darker(tints[ident]), 'font-weight="600"'))
    return layers


def _area(ident: str, area: dict[str, Any], start: bool) -> list[str]:
    layers = [_text(area["label"], f"area-{ident}", RED if start else INK, 'font-style="italic"', HALO)]
    if area["site"]:
        x, y = area["site"]
        layers += [
            _element("circle", cx=x, cy=y, r=3.6, fill="#fbf5e4", stroke=INK, stroke_width=1.1),
            _element("circle", cx=x, cy=y, r=1.3, fill=RED),
            _text(area["town"], f"town-{ident}", INK, "", HALO),
        ]
    return layers


def _text(label: dict[str, Any], ident: str, colour: str, style: str, halo: str = "") -> str:
    size = label["size"]
    around = (
        f'stroke="{halo}" stroke-width="{size * 0.16:.2f}" stroke-opacity=".75" paint-order="stroke"' if halo else ""
    )
    common = (
        f'font-size="{size}" letter-spacing="{size * label["spacing"]:.2f}" fill="{colour}" '
        f'text-anchor="middle" {style} {around}'
    )
    if "path" in label:
        return (
            f'<path id="{ident}" d="{label["path"]}" fill="none"/><text {common} dy=".3em">'
            f'<textPath href="#{ident}" startOffset="50%">{escape(label["lines"][0])}</textPath></text>'
        )
    first = 0.3 - (len(label["lines"]) - 1) * 1.05 / 2
    rows = "".join(
        f'<tspan x="0" y="{(first + k * 1.05) * size:.1f}">{escape(line)}</tspan>'
        for k, line in enumerate(label["lines"])
    )
    place = f"translate({label['x']} {label['y']}) rotate({label['angle']})"
    return f'<text transform="{place}" {common}>{rows}</text>'


def _counters(geometry: dict[str, Any]) -> list[str]:
    layers = []
    for area in geometry["areas"].values():
        for x, y in area["slots"]:
            layers.append(_box(x, y, 30, "#fff"))
        x, y = area["fort"]
        layers.append(_box(x, y, 18, "#c33"))
    return layers


def _box(x: float, y: float, side: float, colour: str) -> str:
    half = side / 2
    return _element(
        "rect",
        x=x - half,
        y=y - half,
        width=side,
        height=side,
        rx=3,
        fill=colour,
        fill_opacity=0.35,
        stroke="#333",
        stroke_width=0.5,
    )


def _frame(width: float, height: float) -> list[str]:
    """A parchment margin with a fine and a strong line."""
    outer = f"M0 0H{width}V{height}H0z"
    inner = f"M{MARGIN} {MARGIN}V{height - MARGIN}H{width - MARGIN}V{MARGIN}z"
    fine = f"M4 4H{width - 4}V{height - 4}H4z"
    return [
        _element("path", d=outer + inner, fill=PARCHMENT, fill_rule="evenodd"),
        _line(inner, INK, 2.2),
        _line(fine, INK, 0.8),
    ]


def _darker(tint: str) -> str:
    return "#" + "".join(f"{int(int(tint[i : i + 2], 16) * 0.52):02x}" for i in (1, 3, 5))


if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--slots"]
    if len(arguments) != 3:
        sys.exit("usage: python -m latrunculi.atlas.preview GEOMETRY.json MAP.toml OUT.svg [--slots]")
    drawn = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    table = tomllib.loads(Path(arguments[1]).read_text(encoding="utf-8"))
    Path(arguments[2]).write_text(render(drawn, table, "--slots" in sys.argv), encoding="utf-8")
