"""OP 3 and 4: what actions cost, what they take, and who is activated."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.counters import PRICE, STRATAGEM, TYPE
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from latrunculi.games.optimus.rules.actions import Operations
from latrunculi.games.optimus.rules.sieges import defence
from latrunculi.games.optimus.table import secrets
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
NINE = [LEGION, SECOND, THIRD]


def camped(place: str, units: list[str], pa: int, **kw: object) -> Table:
    """Trajan, whose PAC is spent, with some units and PA; Sura, in Rome, has his own."""
    return Table({"traianus": (place, units), "licinius-sura": ("roma", [])}, pa=(pa, 0), **kw).used("traianus")  # type: ignore[arg-type]


def costs(verb: str, obj: str, price: int, place: str, units: list[str], **kw: object) -> Table:
    """Check that an action is open with just so many PA and not with one less, nor without the PAC; carry it out."""
    ready = kw.pop("ready", lambda t: None)
    t = camped(place, units, price - 1, **kw)
    ready(t)  # type: ignore[operator]
    t.segment()
    assert t.why_not(verb, obj) in ("OP-3-4", "OP-3-3"), f"{price - 1} PA"
    t = Table({"traianus": (place, units)}, pa=(price - 1, 0), **kw)  # type: ignore[arg-type]
    ready(t)  # type: ignore[operator]
    t.segment()
    assert obj in t.legal(verb), "the PAC counts for one"
    t = camped(place, units, price, **kw)
    ready(t)  # type: ignore[operator]
    t.segment().do(verb, obj)
    assert t.g.pa[ROME] == 0
    return t


# ------------------------------------------------------------------ 3: prices


@pytest.mark.rule("OP-3-6")
def test_a_stratagem_is_bought_with_pa_and_noted_in_secret() -> None:
    t = Table({"traianus": ("viminacium", [])}, pa=(1, 9)).segment()
    assert PRICE[STRATAGEM["passage-a-gue"]] == 2
    assert t.why_not("buy", "passage-a-gue") == "OP-3-6", "his PAC does not help"
    t = Table({"traianus": ("viminacium", [])}, pa=(2, 9)).segment().do("buy", "passage-a-gue")
    assert (t.g.pa[ROME], t.has_pac("traianus")) == (0, True)
    assert t.g.hand[ROME] == BIT[STRATAGEM["passage-a-gue"]]
    assert secrets.redact(t.g, BARBARIAN).hand[ROME] == 0
    t.segment().do("march", "traianus").do("play", "passage-a-gue")
    assert t.g.hand[ROME] == 0


@pytest.mark.rule("OP-3-10", "OP-9.4-2")
def test_to_lay_siege_costs_one_and_takes_a_leader_and_more_pf_than_the_vg() -> None:
    t = costs("besiege", "traianus", 1, "arcidava", [LEGION, SECOND, "impedimenta-1"])
    assert t.g.siege[REGION["arcidava"]] == 0
    t = Table({"traianus": ("arcidava", [LEGION, SECOND])}).segment()
    assert t.why_not("besiege", "traianus") == "OP-9.4-2", "6 PF are not more than 6"
    t = Table({}, {LEGION: "arcidava", SECOND: "arcidava", THIRD: "arcidava"}).segment()
    assert not t.legal("besiege"), "without a leader"


@pytest.mark.rule("OP-3-11")
def test_a_siege_action_costs_one_and_takes_more_pf_than_the_vg() -> None:
    def siege(t: Table) -> None:
        t.g.invest(REGION["arcidava"], 0)
        t.dice(1)

    t = costs("summon", "traianus", 1, "arcidava", [LEGION, SECOND, "impedimenta-1"], ready=siege)
    assert len(t.events("summons-roll")) == 1
    t = Table({"traianus": ("arcidava", [LEGION, SECOND])})
    siege(t)
    assert t.segment().why_not("summon", "traianus") == "OP-9.4-5"


@pytest.mark.rule("OP-3-13")
def test_an_invasion_costs_one() -> None:
    # Arcidava has VD 1: a die of 1 makes 2 losses, and 7 fit PF of 9 are more than the VG of 6.
    t = costs("invade", "traianus", 1, "arcidava", NINE, dice=[1])
    assert t.events("invasion-roll")[0]["losses"] == 2
    while t.asked.startswith("allocation"):
        t.do("hurt", sorted(t.legal("hurt"))[0])
    assert t.g.holder[REGION["arcidava"]] == ROME


@pytest.mark.rule("OP-3-14")
def test_to_harvest_costs_two_once_a_region_in_summer_and_autumn() -> None:
    t = costs("harvest", "traianus", 2, "horreum-margi", [LEGION], dice=[6])
    assert t.bb("traianus") > 0
    for season in ("thaw", "spring", "summer", "autumn", "winter"):
        t = Table({"traianus": ("horreum-margi", [LEGION])}, season=season).segment()
        assert ("traianus" in t.legal("harvest")) is (season in ("summer", "autumn"))
    t = Table({"traianus": ("horreum-margi", [LEGION]), "licinius-sura": ("horreum-margi", [SECOND])}, dice=[6])
    t.segment().do("harvest", "traianus")
    t.segment()
    assert t.why_not("harvest", "licinius-sura") == "OP-12.3-1", "once a region and season"


@pytest.mark.rule("OP-3-15")
def test_tribute_costs_two_once_a_town() -> None:
    t = costs("tribute", "traianus", 2, "viminacium", [LEGION], dice=[6], season="winter")
    assert t.bb("traianus") > 0
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])}, dice=[6])
    t.segment().do("tribute", "traianus")
    t.segment()
    assert t.why_not("tribute", "licinius-sura") == "OP-12.3-1"


@pytest.mark.rule("OP-3-16")
def test_to_pillage_a_town_costs_one() -> None:
    t = costs("pillage", "traianus", 1, "arcidava", [LEGION], held={"arcidava": ROME}, dice=[6])
    assert t.g.pillaged & BIT[REGION["arcidava"]]
    t = Table({"traianus": ("dierna", [LEGION])}).segment()
    assert t.why_not("pillage", "traianus") == "OP-12.2.2-1", "no town"


@pytest.mark.rule("OP-3-17")
def test_to_forage_in_open_country_costs_one() -> None:
    t = costs("forage", "traianus", 1, "marus", [LEGION], dice=[6])
    assert t.g.pillaged & BIT[REGION["marus"]]
    t = Table({"traianus": ("arcidava", [LEGION])}, held={"arcidava": ROME}).segment()
    assert t.why_not("forage", "traianus") == "OP-12.2.2-1", "a town"


@pytest.mark.rule("OP-3-19", "OP-11.4-2")
def test_a_rally_costs_a_pa_and_a_bale_for_each_pf() -> None:
    t = Table({"traianus": ("viminacium", NINE)}, hdc={LEGION: 2, SECOND: 2}, bb={"traianus": 4}, pa=(2, 0)).segment()
    t.do("rally", "traianus").do("rally-one", LEGION)
    assert (t.g.pa[ROME], t.has_pac("traianus"), t.bb("traianus")) == (2, False, 3), "his PAC is the first"
    t.do("rally-one", SECOND).do("rally-one", SECOND)
    assert (t.wounded(LEGION, SECOND), t.g.pa[ROME], t.bb("traianus")) == (1, 0, 1)
    assert t.asked == "", "no point is left"


@pytest.mark.rule("OP-3-20")
def test_to_recruit_costs_one_off_the_map_or_in_a_town_with_a_leader() -> None:
    def stock(t: Table) -> None:
        t.g.stock(TYPE["galli-nervii-lingones"], 6)
        t.g.stock(TYPE["cohortes-moesiae-superioris"], 6)

    t = costs("recruit", "viminacium", 1, "viminacium", [LEGION], ready=stock, dice=[3], bb={"traianus": 2})
    t.do("spend-bale").do("spend-bale").do("done")
    assert t.events("recruit-roll")[0]["score"] == 5, "3, and 1 for each bale"
    t = Table({"traianus": ("horreum-margi", [LEGION])}, {SECOND: "singidunum"}, pa=(1, 0), dice=[3])
    stock(t)
    t.segment()
    assert "gallia" in t.legal("recruit"), "off the map without a leader"
    assert not {"singidunum", "horreum-margi"} & t.legal("recruit"), "no leader; no town"
    t.do("recruit", "gallia")
    assert (t.g.pa[ROME], t.has_pac("traianus")) == (0, True)


@pytest.mark.rule("OP-3-25", "OP-3-26")
def test_a_limes_of_wood_then_of_stone_costs_one_and_a_bale_each() -> None:
    kw: dict[str, object] = {"scenario": "098-optimus-princeps", "bb": {"traianus": 2}}
    t = costs("build-limes", "traianus", 1, "durostorum", [LEGION], **kw)
    region = REGION["durostorum"]
    assert (t.bb("traianus"), defence(t.g, region)) == (1, t.g.vd[region] + 1)
    t.g.clock += 1
    t.g.pa[ROME] = 1
    t.segment().do("build-limes", "traianus")
    assert (t.bb("traianus"), t.g.pa[ROME], defence(t.g, region)) == (0, 0, t.g.vd[region] + 2)
    t = Table({"traianus": ("durostorum", [])}, {LEGION: "durostorum"}, **kw)  # type: ignore[arg-type]
    assert not t.segment().legal("build-limes"), "a leader with at least 1 PF"
    t = Table({"traianus": ("durostorum", [LEGION])}, scenario="098-optimus-princeps").segment()
    assert t.why_not("build-limes", "traianus") == "OP-9.10.3-6", "no bale"


@pytest.mark.rule("OP-3-27", "OP-4.4-1")
def test_a_camp_costs_one_and_is_rome_s() -> None:
    t = Table({}, {LEGION: "dierna", "thraces-1": "dierna", "comati-1": "apulum"}, pa=(1, 9))
    t.g.camps = 1
    t.segment()
    assert t.legal("build-fort") == {LEGION}
    t.do("build-fort", LEGION)
    assert (t.g.pa[ROME], t.g.forts[REGION["dierna"]], t.place(LEGION), t.asked) == (0, 1, "dierna", "")
    assert not t.segment(BARBARIAN).legal("build-fort")
    t = Table({}, {LEGION: "dierna"})
    t.g.camps = 0
    assert t.segment().why_not("build-fort", LEGION) == "OP-8.5-1", "an option"


# ------------------------------------------------------------------ 4: activations


@pytest.mark.rule("OP-4.1-1", "OP-4.1-3", "OP-3-5")
def test_the_first_activation_takes_the_pac_the_next_take_pa() -> None:
    t = Table({"traianus": ("viminacium", [])}, pa=(5, 0))
    for region, pa in (("singidunum", 5), ("viminacium", 4), ("horreum-margi", 3), ("naissus", 2)):
        t.segment().do("march", "traianus").do("move-to", region).do("done")
        assert (t.g.pa[ROME], t.has_pac("traianus")) == (pa, False)
    assert t.segment().why_not("march", "traianus") == "OP-5.1.2b-3", "no limit but PA and PM"


@pytest.mark.rule("OP-3-5")
def test_a_pac_is_for_its_leader_alone() -> None:
    t = Table({"traianus": ("viminacium", []), "licinius-sura": ("viminacium", [])}, {LEGION: "viminacium"}, pa=(0, 0))
    t.used("traianus").segment()
    assert t.legal("march") == {"licinius-sura"}
    assert t.why_not("march", "traianus") == t.why_not("march", LEGION) == "OP-3-4"


@pytest.mark.rule("OP-4.1-4")
def test_all_can_see_who_has_his_pac() -> None:
    t = Table({"traianus": ("viminacium", []), "licinius-sura": ("viminacium", [])}, {"decebalus": "apulum"})
    t.used("traianus")
    seen = secrets.redact(t.g, BARBARIAN)
    assert seen.pac & BIT[PIECE["licinius-sura"]]
    assert not seen.pac & BIT[PIECE["traianus"]]
    back = t.g.backs[PIECE["decebalus"] - FIRST_LEADER]
    ready = secrets.redact(t.g, ROME).veiled[back]
    t.used("decebalus")
    assert secrets.redact(t.g, ROME).veiled[back] != ready


@pytest.mark.rule("OP-4.2-1", "OP-4.3-1", "OP-2-18")
def test_one_leader_is_activated_for_one_action() -> None:
    t = Table({"traianus": ("horreum-margi", [LEGION]), "licinius-sura": ("horreum-margi", [SECOND]),
               "decebalus": ("apulum", [])}, dice=[6, 6, 6]).start(Operations())  # fmt: skip
    t.do("harvest", "traianus")
    assert (t.asked, t.side) == ("segment-start", BARBARIAN)
    t.do("wait")
    assert (t.g.pa[ROME], t.has_pac("traianus")) == (8, False), "paid with PAC and PA together"
    t.do("march", "licinius-sura").do("move-to", "viminacium")
    assert not {"march", "harvest"} & t.legal()
    assert t.place("traianus") == "horreum-margi"
    t.do("done").do("done")
    assert t.side == BARBARIAN


@pytest.mark.rule("OP-4.4-1")
def test_a_unit_without_a_leader_moves_becomes_artillery_and_goes_on_with_a_siege() -> None:
    t = Table({}, {LEGION: "arcidava", SECOND: "arcidava", THIRD: "arcidava", "classis-moesica-1": "viminacium"})
    t.g.invest(REGION["arcidava"], 0)
    t.g.camps = 1
    t.segment()
    assert LEGION in t.legal("march") & t.legal("emplace") & t.legal("build-fort")
    assert t.legal("summon-unled") == {"arcidava"}
    assert t.legal("sail") == {"classis-moesica-1"}
    for verb in ("besiege", "invade", "summon", "harvest", "forage", "tribute", "pillage", "restore", "rally"):
        assert not t.legal(verb), f"{verb} requires a leader"
    t.g.pa[ROME] = 1
    t.dice(1)
    t.do("summon-unled", "arcidava")
    assert t.g.pa[ROME] == 0, "with PA"


@pytest.mark.rule("OP-4.4-2")
def test_the_counters_of_a_stack_without_a_leader_go_one_by_one() -> None:
    t = Table({}, {LEGION: "viminacium", SECOND: "viminacium"}).segment().do("march", LEGION)
    assert not t.legal("take")
    t.do("move-to", "singidunum").do("done")
    assert t.place(SECOND) == "viminacium"


@pytest.mark.rule("OP-4.4-3")
def test_a_counter_without_a_leader_plays_no_stratagem() -> None:
    hands = {ROME: ["marche-forcee"]}
    t = Table({"traianus": ("viminacium", [])}, {LEGION: "viminacium"}, hands=hands).segment().do("march", LEGION)
    assert t.why_not("play", "marche-forcee") == "OP-4.4-3"
    t = Table({"traianus": ("viminacium", [])}, hands=hands).segment().do("march", "traianus")
    assert t.legal("play") == {"marche-forcee"}


@pytest.mark.rule("OP-4.4-4")
def test_the_counters_of_a_stack_without_a_leader_fight_together() -> None:
    t = Table({"traianus": ("singidunum", ["mauri-1", "mauri-2"])},
              {"comati-1": "cusum", "comati-2": "cusum", "sagittarii-daci-1": "cusum"}, dice=[3, 6])  # fmt: skip
    t.segment().do("march", "traianus").do("enter", "sirmiensis").do("done")
    battle = t.events("battle")[0]
    assert (battle["attack"], battle["defence"]) == (4, 5)


@pytest.mark.rule("OP-3-8", "OP-9.5-1")
def test_an_assault_costs_one_and_is_made_upon_a_garrison() -> None:
    def manned(t: Table) -> None:
        t.put("comati-1", "arcidava")
        t.within("comati-1")
        t.g.invest(REGION["arcidava"], 0)

    t = costs("assault", "traianus", 1, "arcidava", [LEGION], ready=manned, dice=[1] * 20)
    assert t.g.holder[REGION["arcidava"]] == -1
    t = Table({"traianus": ("arcidava", [LEGION])})
    t.g.invest(REGION["arcidava"], 0)
    assert t.segment().why_not("assault", "traianus") == "OP-9.5-1", "nobody is there"


@pytest.mark.rule("OP-3-9")
@pytest.mark.parametrize("pa", [0, 1, 3])
def test_a_pa_turns_one_pf_of_a_legion_into_artillery_and_back(pa: int) -> None:
    t = Table({"traianus": ("dierna", [LEGION]), "licinius-sura": ("roma", [])}, pa=(pa, 0)).used("traianus").segment()
    if not pa:
        assert t.why_not("emplace", LEGION) == "OP-3-4"
        return
    t.do("emplace", LEGION)
    for _ in range(pa - 1):
        t.do("emplace", LEGION)
    guns = {name for name in t.army("traianus") if name.startswith("ballistae")}
    assert (len(guns), t.g.pf[PIECE[LEGION]], t.g.pa[ROME]) == (pa, 3 - pa, 0)
    assert t.asked == "", "as many as PA are paid"
    t.g.pa[ROME] = 1
    t.segment().do("dismount", sorted(guns)[0])
    assert (t.g.pf[PIECE[LEGION]], t.g.pa[ROME]) == (4 - pa, 0)


@pytest.mark.rule("OP-3-9", "OP-4.1-1", "OP-4.3-1", "OP-3-5")
@pytest.mark.parametrize("verb", ["emplace", "dismount"])
def test_the_first_pf_that_serves_a_gun_in_an_army_is_paid_with_its_leader_s_pac(verb: str) -> None:
    """Trajan with two PF of a legion and a gun of the third, a second legion beside him on the map, and one PA."""
    t = Table({"traianus": ("dierna", [LEGION, "ballistae-1"])}, {SECOND: "dierna"}, pa=(1, 0), pf={LEGION: 2})
    t.g.made_of = [PIECE[LEGION] if unit == PIECE["ballistae-1"] else crew for unit, crew in enumerate(t.g.made_of)]
    counter = {"emplace": LEGION, "dismount": "ballistae-1"}[verb]
    t.segment().do(verb, counter)
    assert (t.has_pac("traianus"), t.g.pa[ROME]) == (False, 1), "his first activation takes the PAC"
    if verb == "emplace":
        t.do("emplace", LEGION)
        assert t.g.pa[ROME] == 0, "the second costs a PA"

    t.g.pa[ROME], t.g.pac = 0, BIT[PIECE["traianus"]]
    if t.asked:
        t.do("done")
    t.segment()
    assert t.legal("dismount") | t.legal("emplace"), "the PAC alone"
    assert t.why_not("emplace", SECOND) == "OP-3-4", "not for who was not with him"
    t.do("idle", "traianus")
    t.g.pac = t.g.halted = BIT[PIECE["traianus"]]
    for name in sorted(t.army("traianus")):
        if name.startswith("legio"):
            assert t.segment().why_not("emplace", name) == "OP-3-4", "nor of one who may do nothing any more"


@pytest.mark.rule("OP-8.5-1", "OP-5.1-12")
def test_a_leader_who_has_halted_does_not_pay_for_the_fort_of_a_legion_given_to_him_since() -> None:
    t = Table({"traianus": ("dierna", [LEGION])}, pa=(1, 0))
    t.g.camps, t.g.halted = 1, BIT[PIECE["traianus"]]
    t.segment().do("build-fort", LEGION)
    assert (t.g.pa[ROME], t.has_pac("traianus")) == (0, True)
    t.put("licinius-sura", "roma")
    t.g.pac |= BIT[PIECE["licinius-sura"]]
    t.put(SECOND, "dierna")
    t.g.attach(PIECE[SECOND], PIECE["traianus"])
    assert t.segment().why_not("build-fort", SECOND) == "OP-3-4"


@pytest.mark.rule("OP-3-12")
def test_a_sortie_costs_a_pa_or_the_pac() -> None:
    for pac in (True, False):
        t = Table({"traianus": ("viminacium", [LEGION]), "decebalus": ("viminacium", ["comati-1", "comati-2"])},
                  pa=(1, 0)).within("traianus", LEGION)  # fmt: skip
        t.g.invest(REGION["viminacium"], 0)
        if not pac:
            t.used("traianus")
        t.segment().do("sortie", "traianus")
        assert (t.g.pa[ROME], t.has_pac("traianus")) == (1 if pac else 0, False)
    t = Table(
        {"traianus": ("viminacium", [LEGION]), "licinius-sura": ("roma", [])}, {"comati-1": "viminacium"}, pa=(0, 0)
    )
    t.g.invest(REGION["viminacium"], 0)
    t.within("traianus", LEGION).used("traianus").segment()
    assert t.why_not("sortie", "traianus") == "OP-3-4"


@pytest.mark.rule("OP-3-18", "OP-5.1.4-5")
def test_without_a_supreme_leader_there_is_no_revenue() -> None:
    armies = {"traianus": ("viminacium", [LEGION])}
    assert Table(armies, supreme=("traianus", "")).segment().legal("perceive") == {"traianus"}
    assert not Table(armies).segment().legal("perceive")


@pytest.mark.rule("OP-3-9", "OP-6.1-7")
def test_men_who_have_marched_and_served_a_gun_have_marched() -> None:
    t = Table({"traianus": ("viminacium", ["legio-vii-claudia"])}, pf={"legio-vii-claudia": 1})
    t.g.marched[PIECE["legio-vii-claudia"]] = 1
    t.segment().do("emplace", "legio-vii-claudia")
    assert t.place("legio-vii-claudia") == "pool"
    gun = min(t.segment().legal("dismount"))
    t.do("dismount", gun)
    assert (t.place("legio-vii-claudia"), t.g.marched[PIECE["legio-vii-claudia"]]) == ("viminacium", 1)
