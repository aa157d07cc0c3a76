"""What is printed, for whoever draws the game, and the names of everything."""

from __future__ import annotations

from functools import cache
from typing import Final

from latrunculi.games.invasions.components import chart, tables
from latrunculi.games.invasions.components.chart import (
    CIVIL_REGIONS,
    NONE,
    PRINTED,
    PROVINCE_IDS,
    REGION_IDS,
    REGION_OF,
    SEA_IDS,
)
from latrunculi.games.invasions.components.chronology import DATED, NUMBER, RAIDS, RECEIVED, year
from latrunculi.games.invasions.components.counters import (
    CAMPAIGNS,
    COMBAT,
    ELITE,
    HEAVY,
    NATION_OF,
    PIECE_IDS,
    STACKING,
    TYPE_OF,
)
from latrunculi.games.invasions.components.nations import (
    CAMP_IDS,
    CAMP_OF,
    COMPONENTS,
    INITIATIVE,
    NATION_IDS,
    OBJECTIVES,
    RELIGION,
    RELIGION_IDS,
    SIDES,
)
from latrunculi.games.invasions.components.printed import FACES, LAST_TURN, TYPE_IDS
from latrunculi.games.invasions.rules import scenarios
from latrunculi.games.invasions.rules.state import OLDEST, OLDEST_BARBARIAN
from latrunculi.games.invasions.rules.words_battle import COMBAT_DIE_IDS
from latrunculi.games.invasions.table import contract
from latrunculi.kernel.actions import BIT, members

_DIE_WORDS: Final = (
    ("attacker", "attaquant", "attacker"),
    ("defender", "défenseur", "defender"),
    ("white", "dé blanc", "white die"),
    ("black", "dé noir", "black die"),
    ("blank", "vierge", "blank"),
    ("sword", "une épée", "one sword"),
    ("red", "une épée rouge", "one red sword"),
    ("both", "deux épées dont une rouge", "two swords, one of them red"),
    ("two", "deux épées", "two swords"),
)


_MODIFIERS: Final = (
    ("X.B-4", "carte Événement", "Event card"),
    ("X.C-1", "faveur de la Chronologie", "favour of the Chronology"),
    ("XX.A-11", "carte Événement", "Event card"),
    ("XX.D-3", "archers", "archers"),
    ("XX.D-4", "francisques", "franciscas"),
    ("XX.D-5", "ennemi plus lourd", "heavier enemy"),
    ("XX.D-6", "archers montés en terrain ouvert", "mounted archers in open terrain"),
    ("XX.D-19", "embuscade", "ambush"),
    ("XX.F-1", "unités", "units"),
    ("XX.F-2", "marais", "marsh"),
    ("XX.F-3", "détroit, fleuve ou crête franchis", "strait, river or ridge crossed"),
    ("XX.F-4", "barbares en forêt", "barbarians in a forest"),
    ("XX.F-8", "barbares chez eux", "barbarians at home"),
    ("XX.F-9", "cité fortifiée", "fortified city"),
    ("XX.F-10", "limes", "limes"),
    ("XX.F-11", "horde défendue", "horde defended"),
    ("XX.F-14", "carte Événement", "Event card"),
    ("XX.G-2", "élites", "elites"),
    ("XX.G-3", "avantage Cavalerie", "Cavalry advantage"),
    ("XX.G-4", "empire contre barbares", "empire against barbarians"),
    ("XX.G-5", "nomades en steppe", "nomads in steppe"),
    ("XX.G-6", "cité fortifiée d’un empire", "fortified city of an empire"),
    ("XX.G-8", "ennemi plus lourd", "heavier enemy"),
    ("XX.G-10", "carte Événement", "Event card"),
    ("XXI.C-3", "archers", "archers"),
    ("XXI.C-4", "francisques", "franciscas"),
    ("XXI.C-5", "embuscade en montagne", "ambush in mountains"),
    ("XXI.C-6", "ennemi plus lourd", "heavier enemy"),
    ("XXI.E-3", "marais", "marsh"),
    ("XXI.E-4", "détroit franchi", "strait crossed"),
    ("XXI.E-5", "fleuve ou crête franchis", "river or ridge crossed"),
    ("XXI.E-6", "barbares en forêt", "barbarians in a forest"),
    ("XXI.E-7", "barbares chez eux", "barbarians at home"),
    ("XXI.E-10", "cité fortifiée", "fortified city"),
    ("XXI.E-11", "l’attaquant franchit un détroit", "attacker crosses a strait"),
    ("XXI.E-12", "élites", "elites"),
    ("XXI.E-13", "avantage Cavalerie", "Cavalry advantage"),
    ("XXI.E-14", "ennemi plus lourd", "heavier enemy"),
    ("XXI.E-15", "empire contre barbares", "empire against barbarians"),
    ("XXI.E-16", "nomades en steppe", "nomads in steppe"),
    ("XXI.E-17", "carte Événement", "Event card"),
    ("XXIV.C-3", "assaut", "assault"),
    ("XXIV.C-4", "assiégeant civilisé", "civilised besieger"),
    ("XXIV.C-5", "assiégeant nomade", "nomad besieger"),
    ("XXIV.C-6", "propriétaire en déclin", "owner in decline"),
    ("XXIV.C-7", "murs", "walls"),
    ("XXIV.C-8", "efforts de défense du tour", "efforts of defence of this turn"),
    ("XXIV.C-9", "flotte dans la mer du port", "fleet in the sea of its port"),
    ("XXV.C-4", "carte Événement", "Event card"),
)
"""What changes the dice of battles and sieges, in a few words: by clause, in French and in English."""


def combat_dice() -> dict[str, dict[str, str]]:
    """The names of the dice of a melee."""
    fr = {word: told for word, told, _ in _DIE_WORDS}
    en = {word: told for word, _, told in _DIE_WORDS}
    found = {}
    for name in COMBAT_DIE_IDS:
        side, colour, face = name.split("-")
        found[name] = {
            "fr": f"{fr[colour]}, {fr[face]} ({fr[side]})",
            "en": f"{en[colour]}, {en[face]} ({en[side]})",
        }
    return found


WORDS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "decree-kind": {
        "passive": {"fr": "Passive", "en": "Passive"},
        "military": {"fr": "Militaire", "en": "Military"},
        "reform": {"fr": "Réforme", "en": "Reform"},
    },
    "arm": {
        "infantry": {"fr": "infanterie", "en": "infantry"},
        "archers": {"fr": "archers", "en": "archers"},
        "cavalry": {"fr": "cavalerie", "en": "cavalry"},
        "mounted-archers": {"fr": "archers montés", "en": "mounted archers"},
    },
    "dated": {entry.id: dict(entry.text) for entry in DATED},
    "raid-result": {
        "failure": {"fr": "échec", "en": "failure"},
        "minus": {"fr": "Raid -", "en": "Raid -"},
        "plus": {"fr": "Raid +", "en": "Raid +"},
        "settled": {"fr": "Raid + et installation", "en": "Raid +, and they stay"},
    },
    "battle-side": {
        "attacker": {"fr": "attaquant", "en": "attacker"},
        "defender": {"fr": "défenseur", "en": "defender"},
    },
    "combat-die": combat_dice(),
    "modifier": {f"INV-{clause}": {"fr": fr, "en": en} for clause, fr, en in _MODIFIERS},
    "camp": {
        "romans": {"fr": "Romains", "en": "Romans"},
        "huns": {"fr": "Huns", "en": "Huns"},
        "persians": {"fr": "Perses", "en": "Persians"},
        "goths": {"fr": "Goths", "en": "Goths"},
    },
    "religion": {
        "catholic": {"fr": "catholique", "en": "Catholic"},
        "monophysite": {"fr": "monophysite", "en": "Monophysite"},
        "arian": {"fr": "arienne", "en": "Arian"},
        "mazdean": {"fr": "mazdéenne", "en": "Mazdean"},
        "pagan": {"fr": "païenne", "en": "pagan"},
    },
    "status": {
        "absent": {"fr": "hors jeu", "en": "not in play"},
        "barbarian": {"fr": "barbares", "en": "barbarians"},
        "kingdom": {"fr": "royaume", "en": "kingdom"},
        "empire": {"fr": "empire", "en": "empire"},
    },
    "bond": {
        "free": {"fr": "libre", "en": "free"},
        "client": {"fr": "client", "en": "client"},
        "vassal": {"fr": "vassal", "en": "vassal"},
    },
    "source": {
        "territory": {"fr": "territoires", "en": "territory"},
        "raids": {"fr": "raids", "en": "raids"},
        "foedus": {"fr": "Foedus", "en": "Foedus"},
        "conversion": {"fr": "conversions", "en": "conversions"},
        "diplomacy": {"fr": "diplomatie", "en": "diplomacy"},
        "deeds": {"fr": "hauts faits", "en": "deeds"},
    },
}
"""The names of the game's own words, by kind, id and language."""
GENERIC: Final = {leader.id for leader in COMPONENTS.leaders if not leader.turns}
"""The leaders who have no name of their own, only a rank: rex, caesar, dux."""
BOXES: Final = {
    "reserve": {"fr": "réserve", "en": "reserve"},
    "later": {"fr": "à venir", "en": "to come"},
    "track": {"fr": "piste des tours", "en": "turn track"},
    "gone": {"fr": "hors jeu", "en": "out of play"},
}


def _list(mask: int) -> list[str]:
    return [PROVINCE_IDS[p] for p in members(mask)]


@cache
def reference() -> contract.Pieces:
    """What is printed besides the drawing of the map."""
    provinces = {}
    for p, name in enumerate(PROVINCE_IDS):
        region = REGION_OF[p]
        provinces[name] = contract.ProvincePiece(
            region=None if region == NONE else REGION_IDS[region],
            terrain=PRINTED.provinces[p].terrain,
            income=chart.INCOME[p] / 2,
            city=chart.CITY_NAMES[p],
            level=chart.LEVEL[p],
            port=None if chart.PORT[p] == NONE else SEA_IDS[chart.PORT[p]],
            granary=bool(chart.GRANARIES & BIT[p]),
            caravan=bool(chart.CARAVANS & BIT[p]),
            near=_list(chart.NEAR[p]),
            rivers=_list(chart.OVER_RIVER[p]),
            ridges=_list(chart.OVER_RIDGE[p]),
            straits=_list(chart.OVER_STRAIT[p]),
            seas=[SEA_IDS[s] for s in members(chart.COAST[p])],
        )
    return contract.Pieces(
        provinces=provinces,
        regions={name: bool(CIVIL_REGIONS & BIT[r]) for r, name in enumerate(REGION_IDS)},
        nations={name: _profile(n) for n, name in enumerate(NATION_IDS)},
        counters={name: _counter(piece) for piece, name in enumerate(PIECE_IDS)},
        turns=[_turn(turn) for turn in range(1, LAST_TURN + 1)],
        ages={"barbarian": OLDEST_BARBARIAN, "kingdom": OLDEST, "empire": OLDEST},
        dice={
            "white": [FACES[face] for face in tables.FACES[tables.WHITE]],
            "black": [FACES[face] for face in tables.FACES[tables.BLACK]],
        },
        sections=list(tables.TABLES.rows["sections"]),
        sides={
            str(seats): [[CAMP_IDS[camp] for camp in camps] for camps in sides]
            for seats, sides in enumerate(SIDES)
            if sides
        },
    )


def _turn(turn: int) -> contract.TurnPiece:
    """A turn of the Chronology."""
    received = {nation: sum(number for _, number in units) for nation, units in RECEIVED[turn].items()}
    return contract.TurnPiece(
        year=year(turn),
        dated=[contract.DatedPiece(id=d.id, kind=d.kind, nation=d.nation or None) for d in DATED if d.turn == turn],
        raids=[NATION_IDS[nation] for nation in RAIDS[turn]],
        reinforcements={NATION_IDS[nation]: number for nation, number in {**received, **NUMBER[turn]}.items()},
    )


def _profile(nation: int) -> contract.NationPiece:
    """A nation's profile."""
    aims = [
        contract.ObjectivePiece(
            target=REGION_IDS[aim.region] if aim.province == NONE else PROVINCE_IDS[aim.province],
            vp=aim.vp,
            since=aim.since,
            until=aim.until,
        )
        for aim in OBJECTIVES[nation]
    ]
    initiative = INITIATIVE[nation]
    return contract.NationPiece(
        camp=CAMP_IDS[CAMP_OF[nation]],
        initiative=None if initiative == NONE else initiative,
        religion=RELIGION_IDS[RELIGION[nation]],
        objectives=aims,
    )


def _counter(piece: int) -> contract.CounterPiece:
    """A counter as printed."""
    return contract.CounterPiece(
        nation=NATION_IDS[NATION_OF[piece]],
        type=TYPE_IDS[TYPE_OF[piece]],
        heavy=bool(HEAVY & BIT[piece]),
        elite=bool(ELITE & BIT[piece]),
        combat=COMBAT[piece],
        stacking=STACKING[piece],
        campaigns=CAMPAIGNS[piece],
    )


def pillage_names(language: str) -> dict[str, str]:
    """What Pillage markers are called: by their event, or by their gold."""
    titles = {e.id: e.names[language] for e in COMPONENTS.events}
    usurper = next(c.names[language] for c in COMPONENTS.calamities if c.id == "usurper")
    gold = {"fr": "or", "en": "gold"}[language]
    return {p.id: titles.get(p.event, usurper if p.usurper else f"{p.gold} {gold}") for p in COMPONENTS.pillage}


@cache
def names(language: str) -> dict[str, dict[str, str]]:
    """The names of all ids in a language: places keep their Latin."""
    provinces = dict(zip(PROVINCE_IDS, chart.MAP.names, strict=True))
    seas = dict(zip(SEA_IDS, chart.MAP.sea_names, strict=True))
    regions = dict(zip(REGION_IDS, chart.MAP.group_names[: len(REGION_IDS)], strict=True))
    nations = {nation.id: nation.names[language] for nation in COMPONENTS.nations}
    types = {kind.id: kind.names[language] for kind in COMPONENTS.types}
    leaders = {leader.id: leader.names[language] for leader in COMPONENTS.leaders}
    pieces = {}
    for piece, name in enumerate(PIECE_IDS):
        kind = types[TYPE_IDS[TYPE_OF[piece]]]
        nation = nations[NATION_IDS[NATION_OF[piece]]]
        pieces[name] = leaders.get(name, f"{kind} ({nation})")
        if name in GENERIC:
            pieces[name] = f"{pieces[name].capitalize()} ({nation})"
    return {
        "province": provinces,
        "sea": seas,
        "place": {**provinces, **seas, **{box: told[language] for box, told in BOXES.items()}},
        "region": regions,
        "piece": pieces,
        "type": types,
        "nation": nations,
        "event-card": {e.id: e.names[language] for e in COMPONENTS.events},
        "card-text": {e.id: e.text[language] for e in COMPONENTS.events},
        "treaty": {t.id: t.names[language] for t in COMPONENTS.treaties},
        "treaty-text": {t.id: t.text[language] for t in COMPONENTS.treaties},
        "decree": {d.id: d.names[language] for d in COMPONENTS.decrees},
        "pillage": pillage_names(language),
        "calamity": {c.id: c.names[language] for c in COMPONENTS.calamities},
        **{kind: {word: told[language] for word, told in words.items()} for kind, words in WORDS.items()},
        "scenario": {s.id: s.names[language] for s in scenarios.SCENARIOS},
        "scenario-note": {s.id: s.note[language] for s in scenarios.SCENARIOS},
    }
