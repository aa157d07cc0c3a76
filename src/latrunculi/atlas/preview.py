"""A map as one SVG picture, to look at while drawing it.

`python -m latrunculi.atlas.preview geometry.json map.toml out.svg [--slots]`; `--slots` also shows the places of
counters and forts. The game's client draws its map itself, from the same geometry.
"""

import json
import sys
import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

PARCHMENT = "#f3ead3"
INK = "#4a3a28"
RED = "#9c2f22"
WATER = "#c3d3d4"
SHORE = "#5f7f88"
RIVER = "#6c94a6"
FACE = "'EB Garamond','Cormorant Garamond',Garamond,'Liberation Serif',serif"


def render(geometry: dict[str, Any], sheet: dict[str, Any], slots: bool = False) -> str:
    """The picture as SVG text."""
    width, height = geometry["size"]
    tints = {d["id"]: d["tint"] for d in sheet["diocese"]}
    entries = {p["id"]: p for p in sheet["province"]}
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="{FACE}" fill="{INK}" stroke-linejoin="round" stroke-linecap="round">',
        _definitions(geometry),
        f'<rect width="{width}" height="{height}" fill="url(#deep)"/>',
    ]
    out += _shore(geometry["land"])
    out.append(f'<path d="{geometry["land"]}" fill="{PARCHMENT}" fill-rule="evenodd"/>')
    for ident, area in geometry["areas"].items():
        tint = tints[entries[ident]["diocese"]]
        out.append(f'<path d="{area["path"]}" fill="{tint}" fill-opacity=".42" fill-rule="evenodd"/>')
    for ident, diocese in geometry["dioceses"].items():
        for line, opacity in ((11, 0.22), (5, 0.3)):
            out.append(
                f'<path d="{diocese["path"]}" clip-path="url(#in-{ident})" fill="none" stroke="{tints[ident]}" '
                f'stroke-width="{line}" stroke-opacity="{opacity}"/>'
            )
    out.append(
        f'<rect width="{width}" height="{height}" filter="url(#grain)" opacity=".5" style="mix-blend-mode:multiply"/>'
    )
    for lake in geometry["lakes"]:
        out.append(f'<path d="{lake["path"]}" fill="{WATER}" stroke="{SHORE}" stroke-width=".6"/>')
    for river in geometry["rivers"]:
        out.append(
            f'<path d="{river["path"]}" fill="none" stroke="{RIVER}" stroke-width="{river["width"]}" stroke-opacity=".85"/>'
        )
    for diocese in geometry["dioceses"].values():
        out.append(
            f'<path d="{diocese["path"]}" fill="none" stroke="#8a6a4a" stroke-width=".8" stroke-opacity=".6"/>'
        )
    for border in geometry["borders"]:
        inner = entries[border["a"]]["diocese"] == entries[border["b"]]["diocese"]
        dash = ' stroke-dasharray="4.5 2.6"' if inner else ""
        out.append(
            f'<path d="{border["path"]}" fill="none" stroke="#7b3f2a" stroke-width="{0.95 if inner else 1.15}"{dash} '
            'stroke-opacity=".85"/>'
        )
    out.append(
        f'<path d="{geometry["land"]}" fill="none" stroke="#46606a" stroke-width=".9" fill-rule="evenodd"/>'
    )
    for relief in geometry["relief"]:
        out.append(_mark(relief["kind"], relief["x"], relief["y"], relief["s"] * 0.85, 0.4))
    for border in geometry["borders"]:
        out += [_mark(border["kind"], x, y, s, 1) for x, y, s in border["marks"]]
    for strait in geometry["straits"]:
        out.append(
            f'<path d="{strait["path"]}" fill="none" stroke="{INK}" stroke-width="5.2" stroke-linecap="butt"/>'
        )
        out.append(
            f'<path d="{strait["path"]}" fill="none" stroke="#f7efd8" stroke-width="3.2" stroke-linecap="butt"/>'
        )
        out.append(
            f'<path d="{strait["path"]}" fill="none" stroke="{INK}" stroke-width="3.2" stroke-dasharray=".7 2.2" stroke-linecap="butt"/>'
        )
    for number, sea in enumerate(geometry["seas"]):
        out.append(_text(sea["label"], f"sea-{number}", "#46707f", "font-style='italic'", 0.85, ""))
    for number, wild in enumerate(geometry["wild"]):
        out.append(_text(wild["label"], f"wild-{number}", "#a08c68", "font-style='italic'", 0.9, ""))
    for ident, diocese in geometry["dioceses"].items():
        out.append(
            _text(diocese["label"], f"diocese-{ident}", _darker(tints[ident]), "font-weight='600'", 0.9, "")
        )
    for ident, area in geometry["areas"].items():
        colour = RED if entries[ident]["start"] else INK
        out.append(_text(area["label"], f"area-{ident}", colour, "font-style='italic'", 1, "#f6eedb"))
        if area["site"]:
            x, y = area["site"]
            out.append(
                f'<circle cx="{x}" cy="{y}" r="3.6" fill="#fbf5e4" stroke="{INK}" stroke-width="1.1"/>'
                f'<circle cx="{x}" cy="{y}" r="1.3" fill="{RED}"/>'
            )
            out.append(_text(area["town"], f"town-{ident}", INK, "", 0.95, "#f6eedb"))
        if slots:
            for x, y in area["slots"]:
                out.append(
                    f'<rect x="{x - 15}" y="{y - 15}" width="30" height="30" rx="3" fill="#fff" fill-opacity=".35" stroke="#333" stroke-width=".5"/>'
                )
            x, y = area["fort"]
            out.append(
                f'<rect x="{x - 9}" y="{y - 9}" width="18" height="18" fill="#c33" fill-opacity=".3" stroke="#900" stroke-width=".5"/>'
            )
    inset = 5
    out.append(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" fill="none" stroke="{INK}" stroke-width="1"/>'
        f'<rect x="{inset + 3.5}" y="{inset + 3.5}" width="{width - 2 * inset - 7}" height="{height - 2 * inset - 7}" fill="none" stroke="{INK}" stroke-width="2.2"/>'
    )
    return "\n".join([*out, "</svg>\n"])


def _definitions(geometry: dict[str, Any]) -> str:
    clips = "".join(
        f'<clipPath id="in-{i}"><path d="{d["path"]}" clip-rule="evenodd"/></clipPath>'
        for i, d in geometry["dioceses"].items()
    )
    return (
        '<defs><radialGradient id="deep" cx=".5" cy=".55" r=".75"><stop offset="0" stop-color="#c9d8d6"/>'
        '<stop offset="1" stop-color="#b3c8cc"/></radialGradient>'
        '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".035" '
        'numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .93  0 0 0 0 .87  0 0 0 0 .74  0 0 0 .9 -.28"/></filter>'
        f"{clips}</defs>"
    )


def _shore(land: str) -> list[str]:
    """A wash and three thin lines along the coasts, fading seawards."""
    wash = [
        f'<path d="{land}" fill="none" stroke="#dfe9e4" stroke-width="{w}" stroke-opacity="{o}"/>'
        for w, o in ((44, 0.18), (32, 0.22), (20, 0.28))
    ]
    lines = []
    for distance, opacity in ((17, 0.22), (10.5, 0.34), (5, 0.5)):
        lines.append(
            f'<path d="{land}" fill="none" stroke="#7fa0a8" stroke-width="{distance + 1.1}" stroke-opacity="{opacity}"/>'
        )
        lines.append(f'<path d="{land}" fill="none" stroke="#d3e0dd" stroke-width="{distance}"/>')
    return wash + lines


def _mark(kind: str, x: float, y: float, s: float, opacity: float) -> str:
    """A peak lit from the west, or a broad-leaved tree."""
    if kind == "mountain":
        w, h = s * 1.05, s * 1.75
        top = y - h * 0.6
        foot = y + h * 0.4
        outline = f"M{x - w:.1f} {foot:.1f}Q{x - w * 0.35:.1f} {top + h * 0.45:.1f} {x:.1f} {top:.1f}Q{x + w * 0.4:.1f} {top + h * 0.4:.1f} {x + w:.1f} {foot:.1f}"
        shade = f"M{x:.1f} {top:.1f}Q{x + w * 0.4:.1f} {top + h * 0.4:.1f} {x + w:.1f} {foot:.1f}L{x + w * 0.12:.1f} {foot:.1f}Q{x + w * 0.22:.1f} {y:.1f} {x - w * 0.08:.1f} {top + h * 0.45:.1f}z"
        return (
            f'<g opacity="{opacity}"><path d="{outline}z" fill="#efe3c8"/><path d="{shade}" fill="#8a6a4a"/>'
            f'<path d="{outline}" fill="none" stroke="#4f3a26" stroke-width=".8"/></g>'
        )
    r = s
    return (
        f'<g opacity="{opacity}"><path d="M{x:.1f} {y + r * 1.5:.1f}v{-r:.1f}" stroke="#4f3a26" stroke-width="1"/>'
        f'<ellipse cx="{x:.1f}" cy="{y - r * 0.15:.1f}" rx="{r * 0.88:.1f}" ry="{r * 1.05:.1f}" fill="#6f8a55" stroke="#3c4f2c" stroke-width=".7"/>'
        f'<path d="M{x + r * 0.1:.1f} {y - r * 1.0:.1f}a{r * 0.8:.1f} {r:.1f} 0 0 1 {-r * 0.05:.1f} {r * 1.8:.1f}a{r * 0.9:.1f} {r:.1f} 0 0 0 {r * 0.05:.1f} {-r * 1.8:.1f}" fill="#47603a" fill-opacity=".65"/></g>'
    )


def _text(label: dict[str, Any], ident: str, colour: str, style: str, opacity: float, halo: str) -> str:
    size, spacing = label["size"], label["size"] * label["spacing"]
    around = (
        f' stroke="{halo}" stroke-width="{size * 0.16:.2f}" stroke-opacity=".75" paint-order="stroke"'
        if halo
        else ""
    )
    common = f'font-size="{size}" letter-spacing="{spacing:.2f}" fill="{colour}" fill-opacity="{opacity}" text-anchor="middle" {style}{around}'
    if "path" in label:
        return (
            f'<path id="{ident}" d="{label["path"]}" fill="none"/><text {common} dy=".3em">'
            f'<textPath href="#{ident}" startOffset="50%">{escape(label["lines"][0])}</textPath></text>'
        )
    lines: Sequence[str] = label["lines"]
    rows = "".join(
        f'<tspan x="0" y="{(k - (len(lines) - 1) / 2) * size * 1.05 + size * 0.3:.1f}">{escape(line)}</tspan>'
        for k, line in enumerate(lines)
    )
    return f'<text transform="translate({label["x"]} {label["y"]}) rotate({label["angle"]})" {common}>{rows}</text>'


def _darker(tint: str) -> str:
    return "#" + "".join(f"{int(int(tint[i : i + 2], 16) * 0.52):02x}" for i in (1, 3, 5))


if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--slots"]
    if len(arguments) != 3:
        sys.exit("usage: python -m latrunculi.atlas.preview GEOMETRY.json MAP.toml OUT.svg [--slots]")
    drawn = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    table = tomllib.loads(Path(arguments[1]).read_text(encoding="utf-8"))
    Path(arguments[2]).write_text(render(drawn, table, "--slots" in sys.argv), encoding="utf-8")
