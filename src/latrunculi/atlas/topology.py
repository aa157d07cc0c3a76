"""What borders what: the areas of a map as small numbers, with tables that rules and bots can index.

A map file (`map.toml`) lists groups (Dioceses, regions), seas, areas and borders. `load` reads and checks it and
answers with a `Topology`: areas are numbered 0 .. n-1 in file order, and a set of areas is an int whose bit i
stands for area i; seas and great rivers have numbers and sets of their own. Nothing here draws; the shapes are made
from the same file by `latrunculi.atlas.build`.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from latrunculi import files, toml

PLAIN: Final = "plain"
FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
RIVER: Final = "river"
STRAIT: Final = "strait"
KINDS: Final = (PLAIN, FOREST, MOUNTAIN, RIVER, STRAIT)
WATER: Final = (RIVER, STRAIT)
"""The kinds that are crossed at a surcharge."""

NO_RIVER: Final = -1

GROUP_TABLES: Final = ("diocese", "region")
AREA_TABLES: Final = ("province", "area")


class MapError(ValueError):
    """A map file that cannot be used. `defects` holds one line for each thing to cure: file, entry, cure."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("\n".join(defects))
        self.defects = defects


def bits(mask: int) -> list[int]:
    """The areas of a mask, in ascending order."""
    areas: list[int] = []
    while mask:
        low = mask & -mask
        areas.append(low.bit_length() - 1)
        mask ^= low
    return areas


class Area(NamedTuple):
    """One area of a map file."""

    ident: str
    name: str
    group: int
    """Number of its group."""
    towns: tuple[str, ...] = ()
    """Names, the principal one first."""
    start: bool = False
    seas: tuple[int, ...] = ()
    """Numbers of the seas that it touches."""
    port: str = ""
    """Name of its port, which may be one of its towns."""
    capital: str = ""
    """The one of its towns that is a capital."""
    people: str = ""
    """Id of the people whose home it is."""


class Border(NamedTuple):
    """One border of a map file: two areas and what lies between them."""

    a: int
    b: int
    kind: str
    river: int = NO_RIVER
    """Number of the great river, for the kind river."""
    surcharge: int = 0
    """What crossing costs beyond a plain border, for the kinds of `WATER`."""


class Topology:
    """The areas of one map and how they touch.

    Per area (index 0 .. n-1): `ids` (slugs), `names`, `group_of` (group number), `sites` (name of the principal town
    or ""), `towns` (names of all), `ports`, `capitals` (name or ""), `peoples` (id of the people at home there or ""),
    `starts` (true for a start area), `seas_of` (numbers of the seas touched), `neighbours` (ascending), and the masks
    `near` (every neighbour, by land or strait), `plain`, `difficult` (every kind but plain), `river`, `strait`,
    `sea_reach` (other areas on the same open sea).

    Per group: `group_ids`, `group_names`, `groups` (members), `group_mask`. Per sea: `sea_ids`, `sea_names`,
    `sea_open`, `sea_mask` (areas touching it), `sea_near` (mask of the seas that a ship can go on to). Per great river:
    `river_ids`, `river_names`, `river_near` (for each area the mask of its neighbours across that river).
    Per people: `homes` (id to mask of its home areas).

    `all_mask` has every area, `site_mask` those with a town, `port_mask` those with a port, `capital_mask` those with
    a capital, `start_mask` the start areas, `coast_mask` those on an open sea.
    """

    def __init__(
        self,
        groups: list[tuple[str, str]],
        seas: list[tuple[str, str, bool]],
        areas: list[Area],
        borders: list[Border],
        rivers: list[tuple[str, str]] | None = None,
        passages: list[tuple[int, int]] | None = None,
    ) -> None:
        """`groups` and great `rivers`: (id, name); `seas`: (id, name, open); `borders`: each pair of areas once;
        `passages`: pairs of seas. The values are trusted; `load` checks them."""
        n = len(areas)
        self.size: Final = n
        self.ids: Final = tuple([a.ident for a in areas])
        self.names: Final = tuple([a.name for a in areas])
        self.group_of: Final = tuple([a.group for a in areas])
        self.towns: Final = tuple([a.towns for a in areas])
        self.sites: Final = tuple([a.towns[0] if a.towns else "" for a in areas])
        self.ports: Final = tuple([a.port for a in areas])
        self.capitals: Final = tuple([a.capital for a in areas])
        self.peoples: Final = tuple([a.people for a in areas])
        self.starts: Final = tuple([a.start for a in areas])
        self.seas_of: Final = tuple([a.seas for a in areas])
        self.index: Final = {a.ident: i for i, a in enumerate(areas)}
        self.group_ids: Final = tuple([g[0] for g in groups])
        self.group_names: Final = tuple([g[1] for g in groups])
        self.sea_ids: Final = tuple([s[0] for s in seas])
        self.sea_names: Final = tuple([s[1] for s in seas])
        self.sea_open: Final = tuple([s[2] for s in seas])
        self.river_ids: Final = tuple([r[0] for r in rivers or ()])
        self.river_names: Final = tuple([r[1] for r in rivers or ()])

        self.groups: Final = tuple([tuple([a for a in range(n) if self.group_of[a] == g]) for g in range(len(groups))])
        self.group_mask: Final = tuple([_mask(members) for members in self.groups])
        self.sea_mask: Final = tuple(
            [_mask(tuple([a for a in range(n) if s in self.seas_of[a]])) for s in range(len(seas))]
        )
        self.all_mask: Final = (1 << n) - 1
        self.site_mask: Final = _mask(tuple([a for a in range(n) if self.sites[a]]))
        self.port_mask: Final = _mask(tuple([a for a in range(n) if self.ports[a]]))
        self.capital_mask: Final = _mask(tuple([a for a in range(n) if self.capitals[a]]))
        self.start_mask: Final = _mask(tuple([a for a in range(n) if self.starts[a]]))
        self.homes: Final[dict[str, int]] = {}
        for a, people in enumerate(self.peoples):
            if people:
                self.homes[people] = self.homes.get(people, 0) | 1 << a

        by_kind: dict[str, list[int]] = {kind: [0] * n for kind in KINDS}
        across: list[list[int]] = [[0] * n for _ in self.river_ids]
        self.kind_of: Final[dict[tuple[int, int], str]] = {}
        self.surcharge_of: Final[dict[tuple[int, int], int]] = {}
        self.great_river_of: Final[dict[tuple[int, int], int]] = {}
        for border in borders:
            for a, b in ((border.a, border.b), (border.b, border.a)):
                by_kind[border.kind][a] |= 1 << b
                self.kind_of[(a, b)] = border.kind
                if border.surcharge:
                    self.surcharge_of[(a, b)] = border.surcharge
                if border.river != NO_RIVER:
                    self.great_river_of[(a, b)] = border.river
                    across[border.river][a] |= 1 << b
        self.borders: Final = tuple([(border.a, border.b, border.kind) for border in borders])
        self.plain: Final = tuple(by_kind[PLAIN])
        self.river: Final = tuple(by_kind[RIVER])
        self.strait: Final = tuple(by_kind[STRAIT])
        self.river_near: Final = tuple([tuple(masks) for masks in across])
        self.difficult: Final = tuple(
            [by_kind[FOREST][a] | by_kind[MOUNTAIN][a] | by_kind[RIVER][a] | by_kind[STRAIT][a] for a in range(n)]
        )
        self.near: Final = tuple([self.plain[a] | self.difficult[a] for a in range(n)])
        self.neighbours: Final = tuple([tuple(bits(mask)) for mask in self.near])

        reach: list[int] = []
        coast = 0
        for a in range(n):
            mask = 0
            for s in self.seas_of[a]:
                if self.sea_open[s]:
                    mask |= self.sea_mask[s]
            coast |= mask
            reach.append(mask & ~(1 << a))
        self.sea_reach: Final = tuple(reach)
        self.coast_mask: Final = coast
        passing = [0] * len(seas)
        for s, t in passages or ():
            passing[s] |= 1 << t
            passing[t] |= 1 << s
        self.sea_near: Final = tuple(passing)

    def border(self, a: int, b: int) -> str:
        """The kind of border between two areas, or "" if they do not touch."""
        return self.kind_of.get((a, b), "")

    def surcharge(self, a: int, b: int) -> int:
        """What it costs beyond a plain border to cross the river or strait between two areas; 0 without either."""
        return self.surcharge_of.get((a, b), 0)

    def river_of(self, a: int, b: int) -> int:
        """The number of the great river between two areas, or `NO_RIVER`."""
        return self.great_river_of.get((a, b), NO_RIVER)

    def near_any(self, mask: int) -> int:
        """Every area adjacent to at least one area of the mask (which may contain areas of the mask itself)."""
        around = 0
        while mask:
            low = mask & -mask
            around |= self.near[low.bit_length() - 1]
            mask ^= low
        return around


def _mask(areas: tuple[int, ...]) -> int:
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask


def load(path: Path | str) -> Topology:
    """The topology of a map file. Raises `MapError` with all the defects of the file together."""
    try:
        text = toml.read_text(Path(path))
    except OSError as error:
        raise MapError([f"{path}: cannot be read ({files.reason(error)}); give the path of a map.toml"]) from error
    return parse(text, str(path))


def parse(text: str, name: str = "map.toml") -> Topology:
    """As `load`, from the text of a map file; `name` stands for the file in errors."""
    try:
        document = toml.loads(text)
    except toml.TomlError as error:
        raise MapError([f"{name}: {error}; correct the line named"]) from error
    reader = _Reader(name, document)
    topology = reader.read()
    if reader.defects:
        raise MapError(reader.defects)
    return topology


class _Reader:
    """One pass over a map document that notes every defect instead of stopping at the first."""

    def __init__(self, name: str, document: dict[str, Any]) -> None:
        self.name = name
        self.document = document
        self.defects: list[str] = []

    def read(self) -> Topology:
        """The topology of the document; to be used only when no defect was noted."""
        groups = self._groups()
        seas = self._seas()
        rivers = self._rivers()
        areas = self._areas([g[0] for g in groups], [s[0] for s in seas])
        for g, (group, _) in enumerate(groups):
            if not any(area.group == g for area in areas):
                self._defect(f"{group!r}", "no area belongs to it; give it members or delete it")
        borders = self._borders([area.ident for area in areas], [r[0] for r in rivers])
        passages = self._passages([s[0] for s in seas])
        return Topology(groups, seas, areas, borders, rivers, passages)

    def _defect(self, entry: str, cure: str) -> None:
        self.defects.append(f"{self.name}: {entry}: {cure}")

    def _table(self, names: tuple[str, ...]) -> list[tuple[str, dict[str, Any]]]:
        """The entries of the first of these tables that the file has, each with its label for errors."""
        for table in names:
            entries = self.document.get(table)
            if entries is None:
                continue
            if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
                self._defect(f"[[{table}]]", f"write each entry under its own [[{table}]] header")
                return []
            return [(f"[[{table}]] {number} ({e.get('id', '?')})", e) for number, e in enumerate(entries, 1)]
        self._defect(f"[[{names[0]}]]", "the file has none; add at least one")
        return []

    def _optional(self, table: str) -> list[tuple[str, dict[str, Any]]]:
        """The entries of a table that a file may lack."""
        return self._table((table,)) if table in self.document else []

    def _text(self, label: str, entry: dict[str, Any], key: str) -> str:
        value = entry.get(key)
        if not isinstance(value, str) or not value:
            self._defect(label, f'{key} is missing; write {key} = "..."')
            return ""
        return value

    def _flag(self, label: str, entry: dict[str, Any], key: str) -> bool:
        value = entry.get(key)
        if not isinstance(value, bool):
            self._defect(label, f"{key} must be true or false")
            return False
        return value

    def _provenance(self, label: str, entry: dict[str, Any]) -> None:
        """Every value of a map says where it comes from."""
        value = entry.get("provenance")
        source = value.get("source") if isinstance(value, dict) else None
        if source == "rules":
            key = "clause"
        elif source == "reconstructed":
            key = "why"
        else:
            self._defect(
                label,
                'provenance is missing; write provenance = {source = "rules", clause = "..."} '
                'or {source = "reconstructed", why = "..."}',
            )
            return
        assert isinstance(value, dict)
        if not isinstance(value.get(key), str) or not value[key]:
            self._defect(label, f'provenance with source "{source}" needs {key} = "..."')

    def _unique(self, label: str, ident: str, seen: set[str]) -> None:
        if ident in seen:
            self._defect(label, f"the id {ident!r} is used twice; choose another")
        seen.add(ident)

    def _groups(self) -> list[tuple[str, str]]:
        groups: list[tuple[str, str]] = []
        seen: set[str] = set()
        for label, entry in self._table(GROUP_TABLES):
            ident = self._text(label, entry, "id")
            self._unique(label, ident, seen)
            self._provenance(label, entry)
            groups.append((ident, self._text(label, entry, "name")))
        return groups

    def _seas(self) -> list[tuple[str, str, bool]]:
        seas: list[tuple[str, str, bool]] = []
        seen: set[str] = set()
        for label, entry in self._table(("sea",)):
            ident = self._text(label, entry, "id")
            self._unique(label, ident, seen)
            self._provenance(label, entry)
            seas.append((ident, self._text(label, entry, "name"), self._flag(label, entry, "open")))
        return seas

    def _rivers(self) -> list[tuple[str, str]]:
        """The great rivers: those that have an id, by which borders name them."""
        rivers: list[tuple[str, str]] = []
        seen: set[str] = set()
        for label, entry in self._optional("river"):
            if "id" in entry:
                ident = self._text(label, entry, "id")
                self._unique(label, ident, seen)
                rivers.append((ident, self._text(label, entry, "name")))
        return rivers

    def _areas(self, groups: list[str], seas: list[str]) -> list[Area]:
        areas: list[Area] = []
        seen: set[str] = set()
        for label, entry in self._table(AREA_TABLES):
            ident = self._text(label, entry, "id")
            self._unique(label, ident, seen)
            name = self._text(label, entry, "name")
            group = entry.get("diocese", entry.get("region"))
            if group not in groups:
                self._defect(label, f"its group {group!r} is unknown; one of {', '.join(groups)}")
            points = entry.get("points")
            if not isinstance(points, list) or not points or not all(is_point(p) for p in points):
                self._defect(label, "points must list at least one [longitude, latitude]")
            touched: list[int] = []
            for sea in entry.get("seas", []):
                if sea in seas:
                    touched.append(seas.index(sea))
                else:
                    self._defect(label, f"the sea {sea!r} is unknown; one of {', '.join(seas)}")
            start = "start" in entry and self._flag(label, entry, "start")
            towns = self._towns(label, entry)
            port, capital = (self._text(label, entry, key) if key in entry else "" for key in ("port", "capital"))
            if (port not in ("", *towns)) != is_point(entry.get("port_at")):
                self._defect(label, "port_at = [longitude, latitude] goes with a port that is not one of the towns")
            if capital not in ("", *towns):
                self._defect(label, f"the capital {capital} is not one of its towns; add it to them")
            people = self._text(label, entry, "people") if "people" in entry else ""
            self._provenance(label, entry)
            number = groups.index(group) if group in groups else 0
            areas.append(Area(ident, name, number, towns, start, tuple(touched), port, capital, people))
        return areas

    def _towns(self, label: str, entry: dict[str, Any]) -> tuple[str, ...]:
        towns = entry.get("towns", [])
        if not isinstance(towns, list) or not all(
            isinstance(t, dict) and isinstance(t.get("name"), str) and t["name"] and is_point(t.get("at"))
            for t in towns
        ):
            self._defect(label, 'each of the towns must be {name = "...", at = [longitude, latitude]}')
            return ()
        return tuple([town["name"] for town in towns])

    def _borders(self, ids: list[str], rivers: list[str]) -> list[Border]:
        borders: list[Border] = []
        seen: dict[tuple[int, int], int] = {}
        for number, (_, entry) in enumerate(self._table(("border",)), 1):
            label = f"[[border]] {number}"
            pair = self._pair(label, entry, ids, "area")
            kind = entry.get("kind")
            if pair is not None:
                label += f" ({entry['between'][0]} - {entry['between'][1]})"
            if kind not in KINDS:
                self._defect(label, f"the kind {kind!r} is unknown; one of {', '.join(KINDS)}")
            via = entry.get("via")
            if kind == STRAIT and not (isinstance(via, list) and len(via) == 2 and all(is_point(p) for p in via)):
                self._defect(label, "a strait needs its two ends: via = [[lon, lat], [lon, lat]]")
            if kind != STRAIT and via is not None:
                self._defect(label, "only a strait has via; delete it or make the kind strait")
            river = entry.get("river")
            if kind == RIVER and river not in rivers:
                self._defect(label, f"its river {river!r} is unknown; the id of a [[river]]: {', '.join(rivers)}")
            if kind != RIVER and river is not None:
                self._defect(label, "only the kind river has a river; delete it or make the kind river")
            surcharge = entry.get("surcharge", 1 if kind in WATER else 0)
            if isinstance(surcharge, bool) or not isinstance(surcharge, int) or (surcharge > 0) != (kind in WATER):
                self._defect(label, "surcharge must be a whole number above 0, and only rivers and straits have one")
            self._provenance(label, entry)
            if pair is None or kind not in KINDS:
                continue
            key = (min(pair), max(pair))
            if key in seen:
                self._defect(label, f"the pair is already border {seen[key]}; keep one of the two")
                continue
            seen[key] = number
            borders.append(Border(*pair, kind, rivers.index(river) if river in rivers else NO_RIVER, surcharge))
        return borders

    def _passages(self, seas: list[str]) -> list[tuple[int, int]]:
        passages: list[tuple[int, int]] = []
        for number, (_, entry) in enumerate(self._optional("passage"), 1):
            label = f"[[passage]] {number}"
            pair = self._pair(label, entry, seas, "sea")
            self._provenance(label, entry)
            if pair is not None:
                passages.append(pair)
        return passages

    def _pair(self, label: str, entry: dict[str, Any], ids: list[str], what: str) -> tuple[int, int] | None:
        """The numbers of the two areas or seas that an entry joins."""
        pair = entry.get("between")
        if not isinstance(pair, list) or len(pair) != 2:
            self._defect(label, f'between must name two {what}s: between = ["a", "b"]')
            return None
        label += f" ({pair[0]} - {pair[1]})"
        unknown = [p for p in pair if p not in ids]
        for ident in unknown:
            self._defect(label, f"the {what} {ident!r} is unknown; use the id of one of this file")
        if pair[0] == pair[1] and not unknown:
            self._defect(label, f"nothing borders itself; name two {what}s")
        return None if unknown or pair[0] == pair[1] else (ids.index(pair[0]), ids.index(pair[1]))


def is_point(value: object) -> bool:
    """Whether a value of a map file is [longitude, latitude] in degrees."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(v, (int, float)) and not isinstance(v, bool) for v in value)
        and -180 <= value[0] <= 180
        and -90 <= value[1] <= 90
    )
