"""INV XXX.A: Diplomacy cards: draws, separate hands, when they are played, what is left of them."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import DIPLOMACY_COPIES, DIPLOMACY_IDS
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules import diplomacy, envoys, order
from latrunculi.games.invasions.rules.diplomacy import Audiences, Embassies
from latrunculi.games.invasions.rules.state import TREATIES, VASSAL
from latrunculi.games.invasions.rules.treaties import Opening
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table.reference import names
from latrunculi.games.invasions.table.secrets import redact
from latrunculi.kernel.actions import BIT
from tests.games.invasions.hands import deal, held, pile
from tests.games.invasions.table import Table

ROME, EAST, GOTHS, FRANKS, HUNS, PERSIA = [
    NATION[n] for n in ("romains", "byzantins", "wisigoths", "francs", "huns", "perses")
]


def courts(**ages: int) -> Table:
    """Two kingdoms, an empire and a barbarian nation, each at home, with so many years of age."""
    t = Table(
        {"wisigoths": "kingdom", "francs": "kingdom", "romains": "empire", "huns": "barbarian"},
        capitals={"wisigoths": "septimania", "francs": "neustria", "romains": "latium"}, hordes={"huns": "hunnia"},
    )  # fmt: skip
    for name, age in ages.items():
        t.g.age[NATION[name]] = age
    t.g.treasury = [20 if t.g.active & BIT[n] else 0 for n in range(len(t.g.treasury))]
    return t


def embassies(t: Table) -> Table:
    t.g.order = order.diplomacy(t.g)
    return t.start(Embassies())


def activating(t: Table, *names: str, after: tuple[str, ...] = ()) -> Table:
    """The activation of nations begins, when others have been activated."""
    t.g.playing = sum(BIT[NATION[name]] for name in names)
    t.g.activated = t.g.playing | sum(BIT[NATION[name]] for name in after)
    return t.start(Audiences(envoys.holders(t.g)))


# ---------------------------------------------------------------- draws


@pytest.mark.rule("INV-XXX.A-2")
def test_the_deck_has_eighteen_cards() -> None:
    assert dict(zip(DIPLOMACY_IDS, DIPLOMACY_COPIES, strict=True)) == {
        "alliance": 3, "pactum": 1, "matrimonium": 2, "tributus": 2, "foedus": 2, "corruptio": 3, "mercenarius": 4,
        "nihil": 1,
    }  # fmt: skip
    assert Table().g.treaty_deck == list(DIPLOMACY_COPIES)


@pytest.mark.rule("INV-XXX.A-2")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_card_says_what_it_does_in_both_languages(language: str) -> None:
    said = names(language)["treaty-text"]
    assert list(said) == list(DIPLOMACY_IDS)
    assert len(set(said.values())) == len(DIPLOMACY_IDS)
    for card, gold in (
        ("pactum", "5"),
        ("matrimonium", "2"),
        ("tributus", "10"),
        ("corruptio", "1"),
        ("mercenarius", "3"),
    ):
        assert said[card].startswith(f"{gold} "), "its price comes first"


@pytest.mark.rule("INV-III.C-10")
@pytest.mark.rule("INV-XXX.A-4", "INV-XXX.A-6", "INV-XXX.A-7")
@pytest.mark.parametrize(
    ("nation", "status", "leaders", "number"),
    [
        ("huns", "barbarian", ("attila",), 0),  # his value is 2
        ("huns", "kingdom", ("attila",), 2),
        ("wisigoths", "kingdom", ("alaricus",), 1),
        ("wisigoths", "kingdom", ("fritigernus",), 0),
        ("wisigoths", "kingdom", ("wisigoths-rex",), 0),
        ("wisigoths", "kingdom", (), 0),
        ("romains", "empire", (), 1),
        ("romains", "empire", ("honorius",), 1),
        ("romains", "empire", ("iulianus",), 2),
        ("byzantins", "empire", ("zeno",), 3),
        ("romains", "empire", ("stilicho",), 1),  # a general, though his value is 1
        ("romains", "empire", ("stilicho", "honorius"), 1),
    ],
)
def test_a_nation_draws_by_its_rulers_value_and_an_empire_one_more(
    nation: str, status: str, leaders: tuple[str, ...], number: int
) -> None:
    t = Table({nation: status})
    for leader in leaders:
        t.put(leader, "septimania")
    assert diplomacy.draws(t.g, NATION[nation]) == number


@pytest.mark.rule("INV-XXX.A-3", "INV-SEQ.1.D-1")
def test_the_youngest_draw_first_kingdoms_before_empires_and_the_last_may_go_without() -> None:
    t = pile(courts(wisigoths=4, francs=2, romains=1), "nihil", "corruptio")
    t.put("alaricus", "septimania")
    t.put("chlodovechus", "neustria")
    assert [e["nation"] for e in embassies(t).events("treaties-drawn")] == ["francs", "wisigoths"]
    assert held(t, "romains") == []
    assert sum(t.g.treaty_deck) == 0


@pytest.mark.rule("INV-XXX.A-3")
def test_of_two_as_old_the_one_of_the_higher_initiative_draws_first() -> None:
    t = courts(wisigoths=3, francs=3)
    drawing = [n for n in order.diplomacy(t.g) if n in (GOTHS, FRANKS)]
    assert drawing == list(order.ordered(t.g, BIT[GOTHS] | BIT[FRANKS]))[::-1]


@pytest.mark.rule("INV-XXX.A-3", "INV-XXX.A-7")
def test_who_finds_fewer_cards_than_it_may_draw_takes_what_there_is() -> None:
    t = pile(Table({"byzantins": "empire"}), "nihil", "nihil")
    t.put("zeno", "thracia")
    assert diplomacy.draws(t.g, EAST) == 3
    embassies(t)
    assert held(t, "byzantins") == ["nihil", "nihil"]


@pytest.mark.rule("INV-XXX.A-3", "INV-IV-8")
def test_cards_are_played_in_the_order_in_which_they_are_drawn() -> None:
    t = deal(courts(wisigoths=4, francs=2), romains=("nihil",), wisigoths=("nihil",), francs=("nihil",))
    assert envoys.holders(t.g) == [FRANKS, GOTHS, ROME]
    t.start(Audiences(envoys.holders(t.g)))
    asked = []
    while not t.g.over:
        asked.append(t.g.stack[-1].about(t.g)[0][2])
        t.choose("done")
    assert asked == [FRANKS, GOTHS, ROME]


@pytest.mark.rule("INV-XXX.A-2", "INV-XXX.A-8")
def test_what_is_drawn_is_told_to_its_player_and_its_number_to_all() -> None:
    t = pile(courts(), "tributus")
    embassies(t)
    assert held(t, "romains") == ["tributus"]
    told = {VOCABULARY.events[k].name: audience for audience, k, _ in t.g.journal.events}  # type: ignore[union-attr]
    assert told["treaties-drawn"] == -1
    assert told["treaty-seen"] == BIT[t.g.seat(ROME)]


# ---------------------------------------------------------------- hands and secrets


@pytest.mark.rule("INV-XXX.A-8")
def test_each_nation_has_a_hand_of_its_own_even_of_one_player() -> None:
    t = Table({"romains": "empire", "byzantins": "empire", "huns": "barbarian"}, turn=5)
    assert t.g.seat(ROME) == t.g.seat(EAST)
    t.g.treasury[ROME] = t.g.treasury[EAST] = 20
    deal(t, romains=("tributus",), byzantins=("nihil",))
    asked = []
    t.start(Audiences(envoys.holders(t.g)))
    while not t.g.over:
        asked.append((t.events("treaties-drawn"), t.offers("pay-tribute")))
        t.choose("done")
    assert sorted(offer for _, offer in asked) == [[], ["huns"]], "the East does not play Rome's card"


@pytest.mark.rule("INV-XXX.A-8")
def test_who_holds_a_card_is_asked_whatever_it_is_and_others_see_its_number_alone() -> None:
    views = []
    for card in ("tributus", "nihil"):
        t = deal(courts(), romains=(card,))
        t.start(Audiences(envoys.holders(t.g)))
        assert t.g.actor == t.g.seat(ROME)
        assert t.g.private
        seen = redact(t.g, t.g.seat(HUNS))
        assert seen.options == []
        assert sum(seen.treaty_hand) == 0
        board = GAME.board(seen)
        assert "romains" not in board.treaties
        assert board.nations["romains"].treaties == 1
        views.append(board)
    assert views[0] == views[1], "nothing tells which card it is"
    own = GAME.board(redact(t.g, t.g.seat(ROME)))
    assert own.treaties["romains"] == {"nihil": 1}


@pytest.mark.rule("INV-XXX.A-9", "INV-XXX.A-11")
def test_who_could_play_no_card_whatever_it_holds_is_not_asked() -> None:
    t = Table({"romains": "kingdom", "huns": "barbarian"}, capitals={"romains": "latium"}, hordes={"huns": "hunnia"})
    deal(t, romains=("matrimonium",))
    t.g.treasury[ROME] = 1
    assert t.start(Audiences([ROME])).offers() == [("done", None)], "it might ally with the Huns"
    t.choose("done")
    t.g.lord[ROME], t.g.bond[ROME] = PERSIA, VASSAL
    assert t.start(Audiences([ROME])).g.over, "a vassal does not, and has no gold for anything else"
    t.g.treasury[ROME] = 2
    assert t.start(Audiences([ROME])).offers("marry") == ["huns"]
    t.choose("done")
    t.g.invading = BIT[HUNS]
    assert t.start(Audiences([ROME])).g.over, "there is nobody else"


@pytest.mark.rule("INV-XXX.A-1")
def test_without_a_card_no_nation_is_offered_any_agreement() -> None:
    t = courts()
    t.g.playing = t.g.activated = BIT[GOTHS]
    assert t.start(Opening(GOTHS)).g.over
    assert t.start(Audiences([ROME, GOTHS, FRANKS])).g.over


# ---------------------------------------------------------------- until when


@pytest.mark.rule("INV-XXX.A-9", "INV-SEQ.1.D-2")
def test_cards_are_played_at_the_diplomacy_step() -> None:
    t = embassies(pile(courts(), "tributus"))
    assert set(t.offers("pay-tribute")) == {"wisigoths", "francs", "huns"}
    t.choose("pay-tribute", "wisigoths")
    assert t.g.over, "it has no card left"


@pytest.mark.rule("INV-XXX.A-9")
def test_or_at_the_activation_of_either_until_that_of_the_younger_begins() -> None:
    ages = {"wisigoths": 4, "francs": 2, "romains": 3, "huns": 1}

    def offered(*names: str, after: tuple[str, ...] = ()) -> list[str]:
        t = activating(deal(courts(**ages), romains=("tributus",)), *names, after=after)
        return [] if t.g.over else sorted(t.offers("pay-tribute"))

    assert offered("huns") == ["huns"], "the Huns are the younger: now or never"
    assert offered("wisigoths", after=("huns",)) == ["wisigoths"]
    assert offered("francs", after=("huns", "wisigoths")) == ["francs"]
    everybody = ("huns", "wisigoths", "francs")
    assert offered("romains", after=everybody) == ["wisigoths"], "of Rome and the Goths it is Rome that is younger"
    assert offered("francs", after=("huns", "wisigoths", "romains")) == ["francs"]
    assert offered("wisigoths", after=("huns", "romains")) == [], "too late: Rome, the younger, has been activated"


@pytest.mark.rule("INV-XXX.A-9")
def test_of_two_of_one_age_the_younger_is_the_one_activated_later() -> None:
    first, second = list(order.ordered(courts().g, BIT[GOTHS] | BIT[FRANKS]))
    assert order.younger(courts().g, first, second) == second
    assert order.younger(courts().g, second, first) == second


@pytest.mark.rule("INV-XXX.A-5")
@pytest.mark.parametrize(("status", "may"), [("barbarian", False), ("kingdom", True)])
def test_no_diplomacy_with_a_barbarian_that_invades(status: str, may: bool) -> None:
    t = Table({"romains": "empire", "huns": status, "francs": "kingdom"}, capitals={"romains": "latium"})
    t.g.treasury[ROME] = 20
    t.g.invading = BIT[HUNS] | BIT[FRANKS]
    deal(t, romains=("tributus",)).start(Audiences([ROME]))
    assert set(t.offers("pay-tribute")) == ({"francs", "huns"} if may else {"francs"})
    if not may:
        assert t.why_not("pay-tribute", "huns") == "INV-XXX.A-5"


@pytest.mark.rule("INV-XXX.A-11", "INV-XXX.E-2")
@pytest.mark.parametrize(("gold", "may"), [(9, False), (10, True)])
def test_a_card_is_not_played_without_its_gold(gold: int, may: bool) -> None:
    t = deal(courts(), romains=("tributus",))
    t.g.treasury[ROME] = gold
    t.start(Audiences([ROME]))
    assert bool(t.offers("pay-tribute")) == may
    if not may:
        assert t.why_not("pay-tribute", "huns") == "INV-XXX.A-11"


# ---------------------------------------------------------------- what is left


@pytest.mark.rule("INV-XXX.A-10", "INV-SEQ.3.B-1")
def test_cards_left_go_back_for_a_gold_each_and_all_are_in_the_pile_again() -> None:
    t = deal(courts(), romains=("nihil", "corruptio"), wisigoths=("alliance",), francs=("tributus",))
    t.start(Audiences([FRANKS])).choose("pay-tribute", "huns")
    diplomacy.return_cards(t.g)
    gold = t.g.treasury
    assert (gold[ROME], gold[GOTHS], gold[FRANKS]) == (22, 21, 10), "the Franks have played theirs"
    assert {e["nation"]: e["number"] for e in t.events("treaties-returned")} == {"romains": 2, "wisigoths": 1}
    assert t.g.treaty_deck == list(DIPLOMACY_COPIES)
    assert not any(t.g.treaty_hand)


@pytest.mark.rule("INV-XXX.A-10")
def test_a_card_that_has_been_played_is_not_in_the_pile_until_then() -> None:
    t = deal(courts(), romains=("tributus",)).start(Audiences([ROME]))
    before = t.g.cuts
    t.choose("pay-tribute", "huns")
    assert t.g.cuts > before, "what has been shown is not taken back"
    assert t.g.treaty_deck[DIPLOMACY_IDS.index("tributus")] == 1
    assert GAME.defects(t.g) == []


@pytest.mark.rule("INV-XXX.A-10")
def test_the_cards_of_a_nation_that_is_no_more_go_back_too() -> None:
    t = deal(courts(), romains=("nihil",))
    t.g.active &= ~BIT[ROME]
    assert t.start(Audiences([ROME])).g.over, "it is not asked"
    diplomacy.return_cards(t.g)
    assert not any(t.g.treaty_hand[ROME * TREATIES : (ROME + 1) * TREATIES])
    assert t.g.treasury[ROME] == 20
    assert not t.events("treaties-returned")


@pytest.mark.rule("INV-XXX.I-1")
def test_nihil_can_be_kept_alone() -> None:
    t = deal(courts(), romains=("nihil",)).start(Audiences([ROME]))
    assert t.offers() == [("done", None)]
