"""Defences restored, limes built and lost (OP 9.2.1, 9.10), and men who serve guns (OP 3, 14)."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import ARTILLERY_UNITS, PIECE
from latrunculi.games.optimus.rules import sequence, upkeep
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.state import altered
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

CHIEF = "laberius-maximus"
LEGION = "legio-i-adiutrix"


def mason(
    place: str, side: int = ROME, *, bb: int = 3, vd: int = 0, chief: str = "", unit: str = "", **rest: object
) -> Table:
    """A leader with a unit and bales in a region that has lost its defences."""
    chief = chief or (CHIEF if side == ROME else "decebalus")
    unit = unit or (LEGION if side == ROME else "comati-1")
    t = Table({chief: (place, [unit])}, bb={chief: bb}, **rest)  # type: ignore[arg-type]
    t.g.vd[REGION[place]] = vd
    return t.segment(side)


@pytest.mark.rule("OP-9.2.1-3")
@pytest.mark.rule("OP-9.10.2-1")
@pytest.mark.rule("OP-9.10.2-4")
def test_a_roman_restores_cities_villages_and_garrisons_for_three_bales() -> None:
    for place, vd in (("sirmium", 3), ("novae", 3), ("aquae-mattiacae", 1)):
        t = mason(place).do("restore", CHIEF)
        assert t.g.vd[REGION[place]] == vd
        assert t.bb(CHIEF) == 0
        assert (t.g.pa[ROME], t.has_pac(CHIEF)) == (9, False)
    t = mason("sarmizegetusa", held={"sarmizegetusa": ROME}).do("restore", CHIEF)
    assert t.g.vd[REGION["sarmizegetusa"]] == 3
    assert mason("sirmium", bb=2).why_not("restore", CHIEF) == "OP-9.10.2-4"
    assert mason("sirmium", vd=3).why_not("restore", CHIEF) == "OP-9.2.1-3"
    assert mason("sarmizegetusa").why_not("restore", CHIEF) == "OP-9.10-1"  # it is not his


@pytest.mark.rule("OP-9.2.1-3")
def test_restoring_costs_a_point_beyond_the_pac() -> None:
    t = Table({CHIEF: ("sirmium", [LEGION])}, bb={CHIEF: 3}).used(CHIEF)
    t.g.vd[REGION["sirmium"]] = 0
    t.segment().do("restore", CHIEF)
    assert t.g.pa[ROME] == 8


@pytest.mark.rule("OP-9.10.1-4")
def test_a_roman_never_restores_a_tribal_site() -> None:
    t = mason("mattium", held={"mattium": ROME})
    assert t.why_not("restore", CHIEF) == "OP-9.10.1-4"


@pytest.mark.rule("OP-9.10.1-3")
@pytest.mark.rule("OP-9.10.1-1")
def test_the_barbarian_restores_his_sites_in_other_seasons() -> None:
    t = mason("mattium", BARBARIAN, chief="rex-chattorum", unit="chatti-1").do("restore", "rex-chattorum")
    assert t.g.vd[REGION["mattium"]] == 2
    t = mason("mattium", BARBARIAN, chief="rex-chattorum", unit="chatti-1", season="spring")
    assert t.why_not("restore", "rex-chattorum") == "OP-9.10.1-3"
    t = Table({"rex-chattorum": ("mattium", ["chatti-1"])}, bb={"rex-chattorum": 3})
    t.g.vd[REGION["mattium"]] = 0
    t.g.pillaged |= 1 << REGION["mattium"]
    assert t.segment(BARBARIAN).why_not("restore", "rex-chattorum") == "OP-9.10.2-3"


@pytest.mark.rule("OP-9.10.2-2")
def test_the_dacian_restores_his_own_cities_and_villages_and_other_barbarians_none() -> None:
    t = mason("sarmizegetusa", BARBARIAN).do("restore", "decebalus")
    assert t.g.vd[REGION["sarmizegetusa"]] == 3
    assert mason("arcidava", BARBARIAN).legal("restore") == {"decebalus"}
    t = mason("sirmium", BARBARIAN, held={"sirmium": BARBARIAN})
    assert t.why_not("restore", "decebalus") == "OP-9.10.2-2"
    t = mason("sarmizegetusa", BARBARIAN, chief="rex-iazygum", unit="iazyges-nobiles")
    assert t.why_not("restore", "rex-iazygum") == "OP-9.10.2-2"


@pytest.mark.rule("OP-9.10.2-3")
def test_a_pillaged_city_is_not_restored() -> None:
    t = Table({CHIEF: ("sirmium", [LEGION])}, bb={CHIEF: 3})
    t.g.vd[REGION["sirmium"]] = 0
    t.g.pillaged |= 1 << REGION["sirmium"]
    assert t.segment().why_not("restore", CHIEF) == "OP-9.10.2-3"


@pytest.mark.rule("OP-9.10.1-2")
@pytest.mark.rule("OP-9.10.2-4")
def test_in_spring_tribal_sites_recover_and_nothing_else() -> None:
    names = ("mattium", "marobudum", "semnones", "lugii", "sarmizegetusa")
    t = Table(pieces={LEGION: "marobudum"}, held={"frisii": ROME}, season="spring", dice=[1])
    where = {name: REGION[name] for name in names if name in REGION}
    for region in (*where.values(), REGION["bructeri"]):
        t.g.vd[region] = 0
    t.g.pillaged |= 1 << REGION["bructeri"]  # 1: it stays pillaged
    sequence.spring(t.g)
    assert t.g.vd[where["mattium"]] == 2  # nobody need be there
    assert t.g.vd[where["marobudum"]] == 0  # an enemy is
    assert t.g.vd[where["semnones"]] == 1
    assert t.g.vd[where["sarmizegetusa"]] == 0  # a city
    assert t.g.vd[REGION["bructeri"]] == 0


# ---------------------------------------------------------------- limes


def builder(place: str, side: int = ROME, *, bb: int = 1, limes: int = 0, built: int = 0, clock: int = 3) -> Table:
    """A leader with a unit and a bale."""
    chief, unit = (CHIEF, LEGION) if side == ROME else ("decebalus", "comati-1")
    t = Table({chief: (place, [unit])}, bb={chief: bb})
    t.g.clock = clock
    t.g.wall(REGION[place], limes)
    t.g.limes_built[REGION[place]] = built
    return t.segment(side)


@pytest.mark.rule("OP-9.10.3-6")
@pytest.mark.rule("OP-9.10.3-7")
def test_a_limes_of_wood_and_in_a_later_season_of_stone() -> None:
    t = builder("pontes").do("build-limes", CHIEF)
    assert (t.g.limes[REGION["pontes"]], t.bb(CHIEF), t.has_pac(CHIEF)) == (1, 0, False)
    assert builder("pontes", limes=1, built=3).why_not("build-limes", CHIEF) == "OP-9.10.3-6"
    t = builder("pontes", limes=1, built=2).do("build-limes", CHIEF)
    assert (t.g.limes[REGION["pontes"]], t.bb(CHIEF)) == (2, 0)
    assert builder("pontes", limes=2, built=1).why_not("build-limes", CHIEF) == "OP-9.10.3-7"
    assert builder("pontes", bb=0).why_not("build-limes", CHIEF) == "OP-9.10.3-6"
    t = Table({CHIEF: ("pontes", [])}, {LEGION: "drobeta"}).segment()
    assert "build-limes" not in t.legal()  # without a PF


@pytest.mark.rule("OP-5.1-12", "OP-4.4-1")
def test_who_has_halted_neither_builds_nor_restores_nor_serves_a_gun() -> None:
    t = Table({CHIEF: ("durostorum", [LEGION])}, {"legio-i-italica": "novae", "ballistae-1": "novae"}, bb={CHIEF: 4})
    t.g.made_of = altered(t.g.made_of, PIECE["ballistae-1"], PIECE["legio-i-italica"])
    t.g.pf[PIECE["legio-i-italica"]] = 2
    t.g.vd[REGION["durostorum"]] = 0
    t.g.camps = 1
    every = {"restore": CHIEF, "build-limes": CHIEF, "build-fort": LEGION, "emplace": LEGION, "dismount": "ballistae-1"}
    fresh = t.g.clone()
    t.segment()
    assert {verb for verb, piece in every.items() if piece in t.legal(verb)} == set(every)
    t.g = fresh
    t.g.halted = sum(BIT[PIECE[name]] for name in (CHIEF, LEGION, "ballistae-1"))
    t.segment()
    assert {t.why_not(verb, piece) for verb, piece in every.items()} == {"OP-5.1-12"}


@pytest.mark.rule("OP-9.10.3-6")
def test_what_has_been_built_in_wood_is_not_turned_to_stone_in_the_same_season() -> None:
    t = builder("pontes", bb=2).do("build-limes", CHIEF)
    assert t.segment().why_not("build-limes", CHIEF) == "OP-9.10.3-6"
    t.g.clock += 1
    assert t.why_not("build-limes", CHIEF) == ""


@pytest.mark.rule("OP-9.10.3-1")
def test_the_scenario_says_where_and_how_many() -> None:
    assert builder("horreum-margi").why_not("build-limes", CHIEF) == "OP-9.10.3-1"  # not on its list
    assert builder("tapae").why_not("build-limes", CHIEF) == "OP-9.10.3-1"  # the Dacian's
    others = ("durostorum", "tropaeum", "novae", "oescus")  # Rome may build four
    for number, allowed in ((3, True), (4, False)):
        t = Table({CHIEF: ("pontes", [LEGION])}, bb={CHIEF: 1})
        for name in others[:number]:
            t.g.wall(REGION[name], 1)
        assert ("build-limes" in t.segment().legal()) is allowed
    t = Table({CHIEF: ("pontes", [LEGION])}, bb={CHIEF: 1})
    t.g.clock = 5
    for name in (*others[:3], "pontes"):
        t.g.wall(REGION[name], 1)
    assert t.segment().legal("build-limes") == {CHIEF}  # to turn one to stone is none more
    t = Table({CHIEF: ("pontes", [LEGION])}, bb={CHIEF: 1})
    for name in (*others[:3], "tapae", "costesti"):  # two are the Dacian's, and a fort is no limes
        t.g.wall(REGION[name], 1)
    t.g.encamp(REGION["sirmium"], 1)
    assert t.segment().legal("build-limes") == {CHIEF}


@pytest.mark.rule("OP-9.10.3-5")
@pytest.mark.rule("OP-9.10.3-2")
def test_a_dacian_fortress_is_a_limes_and_makes_no_town() -> None:
    t = builder("tapae", BARBARIAN).do("build-limes", "decebalus")
    assert t.g.limes[REGION["tapae"]] == 1
    t = Table({CHIEF: ("tapae", [LEGION, "legio-i-italica", "legio-i-minervia"])})
    t.g.wall(REGION["tapae"], 2)
    assert not t.segment().legal() & {"besiege", "invade", "assault", "summon"}


@pytest.mark.rule("OP-9.10.3-3")
def test_behind_a_limes_in_the_open_a_counter_of_the_defender_has_its_bonus_in_each_phase() -> None:
    def skirmish(limes: int, attacker: int = ROME) -> Table:
        t = Table(pieces={"sagittarii-1": "tapae", "sagittarii-daci-1": "tapae", "comati-1": "tapae"})
        t.g.wall(REGION["tapae"], limes)
        mine, theirs = 1 << PIECE["sagittarii-1"], 1 << PIECE["sagittarii-daci-1"] | 1 << PIECE["comati-1"]
        hosts = (mine, theirs) if attacker == ROME else (theirs, mine)
        return t.dice(1, 4, 1, 1, 4).start(engagement(REGION["tapae"], attacker, REGION["campus-haticus"], *hosts))

    t = skirmish(2)  # the archer, the only shooter, has it when shooting: 4 + 2
    assert [e["score"] for e in t.events("volley")] == [1, 6]
    t = skirmish(1)
    assert [e["score"] for e in t.events("volley")] == [1, 5]
    t.do("go-on").do("go-on")
    assert t.asked == "battle-choose-guarded"
    assert t.legal("guard") == {"sagittarii-daci-1", "comati-1"}
    t = skirmish(1, BARBARIAN)  # the owner attacks
    assert [e["score"] for e in t.events("volley")] == [1, 4]


@pytest.mark.rule("OP-9.10.3-3", "OP-8.2-24")
def test_in_the_pursuit_the_owner_of_a_limes_names_a_horseman_anew_and_the_beaten_names_nobody() -> None:
    """Leaders without a bonus, in the plain: a Dacian on foot and two on horse, each of one PF, against a legion."""

    def skirmish(*dice: int, pf: int = 3) -> Table:
        dacians = ("comati-1", "equites-daci-1", "equites-daci-2")
        romans = (LEGION, "alae-hispanorum-et-asturum-1")
        t = Table(
            {"bicilis": ("campus-haticus", dacians), "neratius-priscus": ("campus-haticus", romans)},
            pf={LEGION: pf, "alae-hispanorum-et-asturum-1": 1, **dict.fromkeys(dacians, 1)},
        )
        t.g.wall(REGION["campus-haticus"], 1)
        mine, theirs = (1 << PIECE[h] | t.g.army(PIECE[h]) for h in ("neratius-priscus", "bicilis"))
        t.start(engagement(REGION["campus-haticus"], ROME, REGION["tapae"], mine, theirs)).dice(*dice)
        while t.asked != "battle-parley":
            t.do("post", min(t.legal("post")))
        return t.do("go-on").do("go-on")

    def volley(t: Table, unit: str) -> list[int]:
        return [int(event["score"]) for event in t.events("volley") if event["unit"] == unit]

    # Phase 2: legion, alae, who is on foot, two on horse; the alae fall out. Phase 3: two results. Pursuit: horse.
    t = skirmish(1, 1, 5, 1, 1, 1, 1, 4, 1, 4, 4)
    assert t.legal("guard") == {"comati-1", "equites-daci-1", "equites-daci-2"}
    t.do("guard", "comati-1").do("hurt", "alae-hispanorum-et-asturum-1").do("go-on").do("go-on")
    t.do("guard", "equites-daci-1").do("destroy", "alae-hispanorum-et-asturum-1").do("hurt", LEGION)
    t.do("go-on").do("go-on")
    assert t.asked == "battle-choose-guarded"
    assert t.legal("guard") == {"equites-daci-1", "equites-daci-2"}, "who chases"
    t.do("guard", "equites-daci-2")
    assert volley(t, "comati-1") == [6, 1]
    assert volley(t, "equites-daci-1") == [1, 5, 4], "named in the phase before, and not now"
    assert volley(t, "equites-daci-2") == [1, 1, 5]
    t = skirmish(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, pf=1)  # one Dacian falls out, and the alae chase the others
    t.do("guard", "comati-1").do("hurt", "comati-1").do("go-on").do("go-on")
    t.do("guard", "equites-daci-1").do("go-on").do("go-on")
    assert len(volley(t, "alae-hispanorum-et-asturum-1")) == 3
    assert len(volley(t, "equites-daci-1")) == 2


@pytest.mark.rule("OP-9.10.3-4")
def test_a_limes_falls_when_enemies_are_alone_in_the_open_or_have_the_town() -> None:
    t = Table(pieces={LEGION: "tapae", "comati-1": "tapae"}, held={"arcidava": ROME})
    t.put("sagittarii-1", "arcidava")
    for name in ("tapae", "arcidava", "tibiscum"):
        t.g.wall(REGION[name], 1)
    upkeep.put_in_order(t.g)
    assert [t.g.limes[REGION[name]] for name in ("tapae", "arcidava", "tibiscum")] == [1, 0, 1]
    t.g.put(PIECE["comati-1"], REGION["campus-haticus"])
    upkeep.put_in_order(t.g)
    assert t.g.limes[REGION["tapae"]] == 0
    assert t.events("limes-gone") == [{"region": "arcidava"}, {"region": "tapae"}]


# ---------------------------------------------------------------- guns


def guns(t: Table) -> set[int]:
    """The artillery in play."""
    return set(members(t.g.in_play & ARTILLERY_UNITS))


@pytest.mark.rule("OP-3-9")
def test_each_point_makes_a_gun_of_a_pf_of_one_stack_or_the_reverse() -> None:
    t = (
        Table({CHIEF: ("sirmium", [LEGION, "thraces-1"])}, {"legio-i-italica": "sirmium"}, pa=(3, 9))
        .used(CHIEF)
        .segment()
    )
    t.dice(1, 1)  # which counters are taken of those that lie beside the map
    assert t.legal("emplace") == {LEGION, "legio-i-italica"}
    t.do("emplace", LEGION)
    assert (t.g.pa[ROME], t.g.pf[PIECE[LEGION]]) == (2, 2)
    assert t.legal("emplace") == {LEGION}  # the other legion is another stack
    t.do("emplace", LEGION).do("done")
    assert t.army(CHIEF) == {LEGION, "thraces-1", "ballistae-1", "ballistae-2"}
    assert t.g.pa[ROME] == 1
    t.segment().do("dismount", "ballistae-1")
    assert t.g.pf[PIECE[LEGION]] == 2
    assert t.g.pa[ROME] == 0
    assert guns(t) == {PIECE["ballistae-2"]}


@pytest.mark.rule("OP-3-9")
def test_neither_leader_nor_place_is_required_and_the_hors_de_combat_serve_no_gun() -> None:
    t = Table(pieces={LEGION: "lupia"}, hdc={LEGION: 2}, dice=[1]).segment()
    t.do("emplace", LEGION)
    assert t.place("ballistae-1") == "lupia"
    assert t.asked == ""  # the other two are hors de combat
    t = Table({CHIEF: ("sirmium", [])}, {LEGION: "lupia"}, hdc={LEGION: 3}).segment()
    assert "emplace" not in t.legal()


@pytest.mark.rule("OP-3-9")
def test_deserters_serve_the_guns_of_the_dacians() -> None:
    t = Table({"decebalus": ("sarmizegetusa", ["transfugae-1"])}, dice=[1]).segment(BARBARIAN)
    t.do("emplace", "transfugae-1")
    assert t.army("decebalus") == {"tormenta-dacorum-1"}
    assert t.place("transfugae-1") == "pool"
    t.segment(BARBARIAN).do("dismount", "tormenta-dacorum-1")
    assert t.army("decebalus") == {"transfugae-1"}


@pytest.mark.rule("OP-3-9")
def test_a_legion_that_serves_guns_alone_is_no_legion_lost() -> None:
    t = Table({CHIEF: ("sirmium", [LEGION])}, dice=[1, 1, 1]).segment()
    for _ in range(3):
        t.do("emplace", LEGION)
    assert t.asked == ""
    assert len(guns(t)) == 3
    assert t.g.spare[0] == t.g.fallen[0] == 0
    t.segment().do("dismount", "ballistae-3").do("done")
    assert t.army(CHIEF) == {LEGION, "ballistae-1", "ballistae-2"}


@pytest.mark.rule("OP-14-6")
def test_who_has_no_legion_deploys_no_guns() -> None:
    t = Table(
        {CHIEF: ("pontes", ["thraces-1", "thraces-2"])},
        {"comati-1": "pontes", "comati-2": "pontes"},
        hands={ROME: ["artillerie-deployee"]},
    )
    mine = 1 << PIECE[CHIEF] | 1 << PIECE["thraces-1"] | 1 << PIECE["thraces-2"]
    theirs = 1 << PIECE["comati-1"] | 1 << PIECE["comati-2"]
    t.start(engagement(REGION["pontes"], BARBARIAN, REGION["cataractae"], theirs, mine))
    while t.asked == "battle-choose-posts":
        t.do("post", "thraces-1")
    assert t.asked == "battle-counsel"
    assert t.why_not("play", "artillerie-deployee") == "OP-14-6"


def deployed(armies: dict[str, list[str]], *dice: int, pf: dict[str, int] | None = None) -> Table:
    """Romans in the plain are attacked by two PF; one man of the first legion serves a gun before the shots, in which
    so many dice are thrown."""
    plain = REGION["campus-haticus"]
    t = Table(
        {head: ("campus-haticus", units) for head, units in armies.items()}, {"comati-1": "campus-haticus"},
        hands={ROME: ["artillerie-deployee"]}, pf=pf or {}, dice=[1, *dice],
    )  # fmt: skip
    mine = sum(1 << PIECE[head] | t.g.army(PIECE[head]) for head in armies)
    t.start(engagement(plain, BARBARIAN, REGION["tapae"], 1 << PIECE["comati-1"], mine))
    while t.asked == "battle-choose-posts":
        t.do("post", (max if t.events("posted") else min)(t.legal("post")))
    t.do("play", "artillerie-deployee").do("emplace", next(iter(armies.values()))[0])
    t = t.do("done") if t.asked == "battery-start" else t
    return t.do("choose-piece", next(iter(armies))) if t.asked == "author-start" else t


@pytest.mark.rule("OP-14-6", "OP-10.1-4", "OP-9.11.2-2")
@pytest.mark.parametrize(("chief", "die", "hits"), [(CHIEF, 4, 2), ("commodus", 4, 0), ("commodus", 6, 1)])
def test_a_gun_deployed_in_a_battle_is_commanded_as_its_legion_is(chief: str, die: int, hits: int) -> None:
    """Laberius, VS 9, commands a legion of three PF, Commodus, VS 2, does not: then an FD of 4 says nothing."""
    t = deployed({chief: [LEGION]}, die)
    assert [(e["unit"], e["hits"]) for e in t.events("volley")] == [("ballistae-1", hits)]
    assert (t.g.pf[PIECE[LEGION]], t.army(chief)) == (2, {LEGION, "ballistae-1"})


@pytest.mark.rule("OP-14-6", "OP-9.11.1-1", "OP-9.11.3-2")
@pytest.mark.parametrize("pf", [1, 2])
def test_who_stood_in_a_legion_that_serves_guns_to_the_last_man_stands_with_a_gun(pf: int) -> None:
    second = "legio-i-italica"
    t = deployed({CHIEF: [LEGION], "velius-rufus": [second]}, 1, pf={LEGION: pf})
    battle = next(frame for frame in t.g.stack if isinstance(frame, Battle))
    stands = dict(zip(battle.roll_call(), battle.stands, strict=True))
    assert stands[PIECE[CHIEF]] == PIECE["ballistae-1" if pf == 1 else LEGION]
    assert stands[PIECE["velius-rufus"]] == PIECE[second]


@pytest.mark.rule("OP-14-6", "OP-7.2-2")
def test_guns_behind_the_walls_take_no_part_in_a_battle_before_them() -> None:
    inside = ("legio-i-italica", "ballistae-1")
    pieces = {**dict.fromkeys(inside, "viminacium"), "comati-1": "viminacium"}
    t = Table({CHIEF: ("viminacium", [LEGION])}, pieces, hands={ROME: ["artillerie-deployee"]}).within(*inside)
    t.g.made_of = altered(t.g.made_of, PIECE["ballistae-1"], PIECE["legio-i-italica"])
    mine = 1 << PIECE[CHIEF] | 1 << PIECE[LEGION]
    t.start(engagement(REGION["viminacium"], BARBARIAN, REGION["tapae"], 1 << PIECE["comati-1"], mine))
    t.dice(1, 4).do("play", "artillerie-deployee").do("emplace", LEGION).do("done")
    assert [(e["unit"], e["hits"]) for e in t.events("volley")] == [("ballistae-2", 2)]


@pytest.mark.rule("OP-9.10.3-3")
def test_behind_a_limes_who_has_nobody_to_shoot_names_nobody_for_the_shots() -> None:
    t = Table(pieces={"sagittarii-1": "tapae", "comati-1": "tapae"}, dice=[1])
    t.g.wall(REGION["tapae"], 1)
    hosts = 1 << PIECE["sagittarii-1"], 1 << PIECE["comati-1"]
    t.start(engagement(REGION["tapae"], ROME, REGION["campus-haticus"], *hosts))
    assert (t.asked, [e["unit"] for e in t.events("volley")]) == ("battle-parley", ["sagittarii-1"])
