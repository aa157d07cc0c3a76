"""Reading `scenarios/*.toml`: how a game begins, what arrives, how long it lasts and how it is won.

The rulebook prints no scenario (OP-14-2, OP-9.10.3 speak of them). Every name in one is checked, and whether garrisons
fit their walls, counters suffice and the years agree; all defects are told at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from latrunculi.games.optimus.components import chart, counters
from latrunculi.games.optimus.components.printed.files import FOLDER, IDENTITY
from latrunculi.games.optimus.components.printed.peoples import FIRST_YEAR, LAST_YEAR, NEVER, PEOPLE_IDS, SIDES
from latrunculi.games.optimus.components.printed.stratagems import STRATAGEM_IDS
from latrunculi.games.optimus.components.printed.tables import ACTIONS, SEASONS
from latrunculi.games.optimus.components.tables import moment
from latrunculi.kernel.position import Reader, parse
from latrunculi.kernel.sourced import every, provenance, texts

ALWAYS: Final = (NEVER, 0)

SPECIALS: Final[dict[str, tuple[str, ...]]] = {
    "bonus-pa": ("side", "since", "until", "amount"),
    "stay": ("peoples", "contrees", "until"),
    "closed": ("side", "contrees", "until"),
    "peace": ("side", "until"),
    "joins": ("peoples", "since"),
    "joins-if-held": ("peoples", "regions"),
    "leaves": ("leader", "since"),
    "reigns": ("leader", "since"),
    "waits": ("leader", "until"),
    "keeps-home": ("leader", "points"),
    "no-action": ("action",),
    "hold": ("side", "regions", "points"),
    "gates": ("side", "regions", "amount", "points"),
    "raid": ("leader", "contrees", "points", "amount"),
    "peoples-submit": ("points",),
    "submission": ("since", "regions", "amount", "points", "other_points"),
    "lasting-stipend": ("points",),
    "way-in": ("place", "contrees"),
}
"""Special rules of scenarios, each with what it says beside its kind:

- bonus-pa: a side has so many PA more in each season from since to until.
- stay: counters of these peoples stay in these contrées before until, unless they are attacked.
- closed: a side does not enter these contrées before until. peace: a side does not enter the land of the other's active
  peoples before until.
- joins: neutral peoples are active from since; before that if Rome attacks them. joins-if-held: they are once the
  barbarian holds one of the regions at the end of a season.
- leaves: a leader is removed when the season begins. reigns: he has the counter of supreme leader from then on.
- waits: he stays where he begins before until. keeps-home: the other side scores once if he is ever outside the Empire.
- no-action: nobody takes this action. hold: a side scores if it alone has PF in the regions at the end.
- gates: a side with so many PF in one of the regions at the end of a season scores, once a year.
- raid: the army of a leader in these contrées may leave the map for points, and is back in spring where he began, with
  so many BB.
- peoples-submit: a barbarian people without leaders, all whose inhabited regions Rome holds, is removed for points to
  Rome.
- submission: from since on, when Rome holds the regions and so many inhabited regions Dacian when the scenario began,
  the Dacian may end the game at the end of a season: points to Rome, other_points to him.
- lasting-stipend: Stipendia Roxolanorum lasts to the end of the game, for points to Rome.
- way-in: a box leads to these contrées instead of those of the map.
"""


@dataclass(frozen=True, slots=True)
class Force:
    """What stands at a place when the game begins, or arrives there when `since` is reached (year, season; the start
    for what is there from the first). `units`: pairs of a type and its PF."""

    place: int
    side: int
    leaders: tuple[int, ...]
    bb: int
    units: tuple[tuple[int, int], ...]
    since: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Special:
    """A special rule; fields that its kind does not have are 0, NONE or empty. Sets are masks."""

    kind: str
    side: int
    leader: int
    place: int
    action: str
    peoples: int
    contrees: int
    regions: int
    since: tuple[int, int]
    until: tuple[int, int]
    amount: int
    points: int
    other_points: int


@dataclass(frozen=True, slots=True)
class End:
    """A sudden death: the winner has his victory, decisive or not, once all that is named is so. `lost`: enemy leaders
    killed or captured. `held`: all of these regions, `any_held`: one of them, for so many ends of a season running
    (0: at once). `eagles` held, `legions` destroyed, `peoples`: so many active peoples without PF or at peace."""

    winner: int
    decisive: bool
    lost: tuple[int, ...]
    held: int
    any_held: int
    seasons: int
    eagles: int
    legions: int
    peoples: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario. `teaches`: it is made for a first game. `start`, `end`: first and last season, (year, season),
    `seasons` their number. `map_year`: whose dated squares hold throughout (OP-SC-48), 0 where they change as the years
    go by. `contrees`: where it is played. `active`, `neutral`: peoples; others are not there, and
    nobody enters their land. `kings`: the lines of succession of Rome and the Dacians, empty for none. `decoys`: pairs
    of a people and a place. `given`, `offered`: stratagems by side. `limes`: how many each side may build, and in which
    regions. `levels`: the score from which on it is a decisive Roman victory, a Roman one, a draw, a barbarian one;
    below a decisive barbarian one."""

    id: str
    names: dict[str, str]
    note: dict[str, str]
    teaches: bool
    start: tuple[int, int]
    end: tuple[int, int]
    seasons: int
    map_year: int
    contrees: int
    active: int
    neutral: int
    kings: tuple[tuple[int, ...], tuple[int, ...]]
    forces: tuple[Force, ...]
    arrivals: tuple[Force, ...]
    decoys: tuple[tuple[int, int], ...]
    given: tuple[tuple[int, ...], tuple[int, ...]]
    offered: int
    limes: tuple[int, int]
    limes_regions: int
    specials: tuple[Special, ...]
    ends: tuple[End, ...]
    levels: tuple[int, int, int, int]


def load(text: str, file: str) -> Scenario:
    """The scenario in a file.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    top = Reader(parse(text, file), file)
    top.choice("game", (IDENTITY.id,))
    head = top.sub("scenario")
    name, names, note = head.text("id"), texts(head, "names", ("fr", "en")), texts(head, "note", ("fr", "en"))
    teaches = head.flag("teaches", False)
    start, end = _season(head, "start"), _season(head, "end")
    if moment(*end) < moment(*start):
        head.fault("end", "is before the start", "let the game end after it begins")
    map_year = head.number("map_year", 0, 0, LAST_YEAR)
    contrees = _mask(head, "contrees", chart.CONTREE_IDS) or (1 << chart.CONTREES) - 1
    active, neutral = _mask(head, "active", PEOPLE_IDS), _mask(head, "neutral", PEOPLE_IDS)
    if active & neutral:
        head.fault("neutral", "names an active people", "name each people once")
    rome, dacians = head.choice("emperors", counters.SUCCESSIONS), head.choice("kings", counters.SUCCESSIONS, "")
    kings = (counters.SUCCESSIONS[rome], counters.SUCCESSIONS[dacians] if dacians else ())
    limes = (head.number("roman_limes", 0, 0, 20), head.number("barbarian_limes", 0, 0, 20))
    limes_regions, levels = _mask(head, "limes", chart.REGION_IDS), head.array("levels", int, "four scores")
    if len(levels) != 4 or sorted(levels, reverse=True) != levels:
        head.fault("levels", f"is {levels}", "give four falling scores")
        levels = [3, 2, 1, 0]
    given = (_stratagems(head, "given_to_rome"), _stratagems(head, "given_to_barbarians"))
    offered = _mask(head, "offered", STRATAGEM_IDS) | counters.GENERAL
    provenance(head)
    head.finish()
    forces = tuple(_forces(top, "force", start))
    arrivals = tuple(_forces(top, "arrival", start))
    decoys = tuple(_decoys(top))
    specials, ends = tuple(_specials(top)), tuple(_ends(top))
    top.finish()
    found = Scenario(
        name, names, note, teaches, start, end, moment(*end) - moment(*start) + 1, map_year, contrees, active, neutral,
        kings, forces, arrivals, decoys, given, offered, limes, limes_regions, specials, ends,
        (levels[0], levels[1], levels[2], levels[3]),
    )  # fmt: skip
    _agreement(top, found)
    top.check()
    return found


def _season(row: Reader, key: str) -> tuple[int, int]:
    inner = row.sub(key)
    year = inner.number("year", low=FIRST_YEAR, high=LAST_YEAR)
    season = SEASONS.index(inner.choice("season", SEASONS))
    inner.finish()
    return year, season


def _mask(row: Reader, key: str, ids: tuple[str, ...]) -> int:
    return sum({1 << ids.index(name) for name in row.choices(key, ids, [])})


def _stratagems(row: Reader, key: str) -> tuple[int, ...]:
    return tuple([counters.STRATAGEM[name] for name in row.choices(key, STRATAGEM_IDS, [])])


def _forces(top: Reader, key: str, start: tuple[int, int]) -> Iterator[Force]:
    for row in top.each(key, "at"):
        place, side = chart.PLACE[row.choice("at", chart.PLACE_IDS)], SIDES.index(row.choice("side", SIDES))
        leaders = [counters.LEADER[name] for name in row.choices("leaders", counters.LEADER_IDS, [])]
        bb, inner = row.number("bb", 0, 0, 20), row.sub("units")
        named = Reader({"units": [*inner.table]}, row.file, row.entry, row.defects)
        units = [
            (counters.TYPE[name], inner.number(name, low=1, high=20))
            for name in named.choices("units", counters.TYPE_IDS)
        ]
        since = _season(row, "since") if key == "arrival" else start
        if any(counters.TYPE_SIDE[type_] != side for type_, _ in units):
            row.fault("units", "holds units of the other side", "place them in a table of their own")
        if any(counters.LEADER_SIDE[leader] != side for leader in leaders):
            row.fault("leaders", "holds leaders of the other side", "place them in a table of their own")
        if bb and not leaders:
            row.fault("bb", "lies there without a leader", "name a leader who has it (OP-1.4-7)")
        if side == counters.BARBARIAN and place >= chart.REGIONS:
            row.fault("at", "is off the map", "place barbarians on the map (OP-6.2-5)")
        row.finish()
        yield Force(place, side, tuple(leaders), bb, tuple(units), since)


def _decoys(top: Reader) -> Iterator[tuple[int, int]]:
    for row in top.each("decoy", "people"):
        people = counters.PEOPLE[row.choice("people", PEOPLE_IDS)]
        for place in row.choices("at", chart.REGION_IDS):
            yield people, chart.REGION[place]
        row.finish()


def _specials(top: Reader) -> Iterator[Special]:
    for row in top.each("special", "kind"):
        kind = row.choice("kind", SPECIALS)
        has = {key for key in SPECIALS[kind] if key in row.table or key != "until"}
        leader = counters.LEADER[row.choice("leader", counters.LEADER_IDS)] if "leader" in has else chart.NONE
        yield Special(
            kind,
            SIDES.index(row.choice("side", SIDES)) if "side" in has else 0,
            leader,
            chart.PLACE[row.choice("place", chart.PLACE_IDS)] if "place" in has else chart.NONE,
            row.choice("action", ACTIONS) if "action" in has else "",
            _mask(row, "peoples", PEOPLE_IDS) if "peoples" in has else 0,
            _mask(row, "contrees", chart.CONTREE_IDS) if "contrees" in has else 0,
            _mask(row, "regions", chart.REGION_IDS) if "regions" in has else 0,
            _season(row, "since") if "since" in has else (0, 0),
            _season(row, "until") if "until" in has else ALWAYS,
            row.number("amount", low=1, high=20) if "amount" in has else 0,
            row.number("points", low=1, high=20) if "points" in has else 0,
            row.number("other_points", low=1, high=20) if "other_points" in has else 0,
        )
        provenance(row)
        row.finish()


def _ends(top: Reader) -> Iterator[End]:
    for row in top.each("sudden_death", "winner"):
        yield End(
            SIDES.index(row.choice("winner", SIDES)),
            row.flag("decisive", True),
            tuple([counters.LEADER[name] for name in row.choices("lost", counters.LEADER_IDS, [])]),
            _mask(row, "held", chart.REGION_IDS),
            _mask(row, "any_held", chart.REGION_IDS),
            row.number("seasons", 0, 0, 9),
            row.number("eagles", 0, 0, 9),
            row.number("legions", 0, 0, 9),
            row.number("peoples", 0, 0, 9),
        )
        row.finish()


def _agreement(top: Reader, found: Scenario) -> None:
    """Whether garrisons fit their walls, counters suffice, and everything stands where and when the scenario is."""
    seen: set[int] = set()
    for force in found.forces + found.arrivals:
        place = chart.PLACE_IDS[force.place]
        if force.place < chart.REGIONS and not found.contrees >> chart.CONTREE_OF[force.place] & 1:
            top.fault(f"force {place}", "lies outside the scenario", "add its contrée, or move it")
        if not moment(*found.start) <= moment(*force.since) <= moment(*found.end):
            top.fault(f"arrival {place}.since", "is not in the scenario", "give a season of the scenario")
        for leader in force.leaders:
            if leader in seen:
                top.fault(f"force {place}.leaders", f"{counters.LEADER_IDS[leader]} is there twice", "name him once")
            seen.add(leader)
        for type_, _ in force.units:
            unit, people = counters.COMPONENTS.units[type_], counters.TYPE_PEOPLE[type_]
            if not unit.raised <= force.since[0] <= unit.lost:
                top.fault(f"force {place}.units", f"there is no {unit.id} in {force.since[0]}", "remove it")
            if people != chart.NONE and not (found.active | found.neutral) >> people & 1:
                top.fault(f"force {place}.units", f"{PEOPLE_IDS[people]} take no part", "name them as active")
    _enough(top, found)
    _within_walls(top, found)


def _enough(top: Reader, found: Scenario) -> None:
    """No type has more PF than counters (OP-13.2-4)."""
    standing = [0] * counters.TYPES
    for force in found.forces + found.arrivals:
        for type_, pf in force.units:
            standing[type_] += pf
    for type_, pf in enumerate(standing):
        if pf > counters.STOCK[type_]:
            top.fault("force", f"{counters.TYPE_IDS[type_]} has {pf} PF", f"place {counters.STOCK[type_]} at most")


def _within_walls(top: Reader, found: Scenario) -> None:
    """No inhabited region begins with more PF than its VG, fleets apart (OP-0.3-2)."""
    era, inside = chart.era(found.map_year or found.start[0]), [0] * chart.PLACES
    for force in found.forces:
        inside[force.place] += sum([pf for type_, pf in force.units if not counters.FLEETS >> type_ & 1])
    for region in range(chart.REGIONS):
        if era.inhabited >> region & 1 and inside[region] > era.vg[region]:
            name = chart.REGION_IDS[region]
            top.fault(f"force {name}", f"has {inside[region]} PF", f"place {era.vg[region]} at most (OP-0.3-2)")


FILES: Final = tuple(sorted((FOLDER / "scenarios").glob("*.toml")))
SCENARIOS: Final = every(FILES, load)
"""The scenarios, in the order of their files."""
SCENARIO: Final = {scenario.id: scenario for scenario in SCENARIOS}
"""By their ids."""
