"""The stratagems of a battle (AIE-6.E.1, .2, .6 to .10).

Fuite opportune, Faveur divine, Transfuges, Veni vidi vici, Poliorcétique, Muraille, La flèche de Parthe.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import CITIES, PORTS
from latrunculi.games.alea.components.counters import (
    AUXILIA,
    EQUITES,
    LEGIONES,
    NAVES,
    PEOPLE_UNITS,
    ROMAN_UNITS,
    UNIT_MASK,
)
from latrunculi.games.alea.components.peoples import PARTHI
from latrunculi.games.alea.components.stratagems import (
    COUNTER_VALUE,
    FAVOR,
    FUGA,
    MURUS_1,
    MURUS_2,
    POLIORCETICA,
    POLIORCETICA_1,
    POLIORCETICA_2,
    SAGITTA,
    STRATAGEM_CLAUSE,
    TRANSFUGAE,
    VENI_VIDI_VICI,
)
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.fray import Fray
from latrunculi.games.alea.rules.state import COMBAT, Alea
from latrunculi.games.alea.rules.throws import Favour, current_throw, favour_refusal
from latrunculi.games.alea.rules.words import (
    CHOOSE_UNIT,
    ELIMINATED,
    FORCED_RESULT,
    TURNED,
)
from latrunculi.games.alea.rules.wrecks import sink
from latrunculi.games.imperator.components.kit import NONE, Camp, Moment, Pieces, Title
from latrunculi.games.imperator.rules.moments import AFTER_COMBAT, AFTER_DIE, BEFORE_COMBAT, BEFORE_DIE
from latrunculi.games.imperator.rules.played import Played
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

MOMENTS: Final = {
    FUGA: (BEFORE_COMBAT,),
    FAVOR: (BEFORE_DIE, AFTER_DIE),
    TRANSFUGAE: (BEFORE_COMBAT, BEFORE_DIE),
    VENI_VIDI_VICI: (BEFORE_DIE,),
    POLIORCETICA_1: (BEFORE_DIE,),
    POLIORCETICA_2: (BEFORE_DIE,),
    MURUS_1: (BEFORE_DIE,),
    MURUS_2: (BEFORE_DIE,),
    SAGITTA: (AFTER_COMBAT,),
}
"""When each of them is played."""
TITLES: Final[int] = sum(1 << title for title in MOMENTS)
"""The titles of battles, as a mask."""
LIGHT: Final = AUXILIA | EQUITES


def fight_of(g: Alea) -> Fray | None:
    """The combat of the moment; None outside combats, and while a die that is not its own is thrown."""
    fight = current_throw(g)
    return fight if isinstance(fight, Fray) else None


def refusal(g: Alea, camp: Camp, title: Title, moment: Moment) -> str:
    """Why one of these titles cannot be played at a moment; empty if it can."""
    clause = STRATAGEM_CLAUSE[title]
    if moment not in MOMENTS[title]:
        return clause
    if title == FAVOR:
        return favour_refusal(g, camp)
    fight = fight_of(g)
    if fight is None:
        return clause
    if title == FUGA:
        fit = camp != fight.attacker and fight.can_flee(g)
    elif title == TRANSFUGAE:
        fit = fight.step != "evade" and bool(turncoats(g, fight, camp, 0))
    elif title == SAGITTA:
        fit = bool(marks(g, fight))
    elif fight.step != "ready":
        return clause
    elif title == VENI_VIDI_VICI:
        fit = not fight.forced and fight.may_conquer(g, camp)
    elif POLIORCETICA >> title & 1:
        fit = camp == fight.attacker and in_town(g, fight)
    else:
        fit = camp != fight.attacker and in_town(g, fight)
    return "" if fit else clause


def play(g: Alea, camp: Camp, title: Title) -> None:
    """Play one of these titles."""
    fight = fight_of(g)
    if title == FAVOR:
        g.call(Favour(camp))
    elif fight is None:
        raise AssertionError("a stratagem of battle outside a battle")
    elif title == FUGA:
        g.call(fight.flight())
    elif title == TRANSFUGAE:
        g.call(Turncoats(camp))
    elif title == SAGITTA:
        g.call(Shot(camp))
    elif title == VENI_VIDI_VICI:
        fight.replace_die(camp)
        g.emit(FORCED_RESULT, (camp,))
    elif POLIORCETICA >> title & 1:
        fight.engines += COUNTER_VALUE[title]
    else:
        fight.walls -= COUNTER_VALUE[title]


def in_town(g: Alea, fight: Fray) -> bool:
    """AIE-6.E.8-1, AIE-6.E.9-1: whether the battle is in a zone with a city or a port."""
    zone = g.ground(fight.zone)
    return zone != NONE and bool((CITIES | PORTS) >> zone & 1)


# ---------------------------------------------------------------- Transfuges


def turncoats(g: Alea, fight: Fray, camp: Camp, chosen: Pieces) -> Pieces:
    """The units that a camp may bring over next, as a mask, when some are chosen already (AIE-6.E.6-1, AIE-6.E.6-2).

    At sea one naves unit; on land one of equites or auxilia, then another of these or a legio.
    """
    enemies = fight.deserters(g, 1 - camp) & g.own[1 - camp] & ~chosen
    if g.ground(fight.zone) != fight.zone:
        return 0 if chosen else enemies & NAVES
    if not chosen:
        return enemies & LIGHT
    return enemies & (LIGHT | LEGIONES) if chosen.bit_count() == 1 else 0


class Turncoats(Played[Alea]):
    """AIE-6.E.6-1: units of the opponent in the combat go over. `chosen`: those chosen so far, as a mask."""

    NAME = "turncoats"
    ASKS = {"start": "AIE-6.E.6-2"}

    chosen: int = 0

    def fight(self, g: Alea) -> Fray:
        """The combat."""
        fight = fight_of(g)
        assert fight is not None
        return fight

    def start(self, g: Alea) -> None:
        """The next unit; when none is left they go over, for good and at once."""
        fight = self.fight(g)
        if turncoats(g, fight, self.camp, self.chosen):
            g.ask(g.seat_of(self.camp))
            return
        g.end()
        fight.change_sides(g, self.chosen, self.camp)
        for unit in members(self.chosen):
            g.emit(TURNED, (unit, self.camp))

    def options(self, g: Alea, may: Offers) -> None:
        """Roman units of the opponent that take part."""
        fight = self.fight(g)
        may.offer(CHOOSE_UNIT, "AIE-6.E.6-1", UNIT_MASK)
        may.only("AIE-6.E.6-1", fight.deserters(g, 1 - self.camp) & ~self.chosen)
        may.only("AIE-6.E.6-2", turncoats(g, fight, self.camp, self.chosen))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.chosen |= 1 << obj


# ---------------------------------------------------------------- La flèche de Parthe


def marks(g: Alea, fight: Fray) -> int:
    """AIE-6.E.10-1: the Roman units that La flèche de Parthe can hit, as a mask; 0 if no Parthi unit has fought."""
    if not fight.engaged & PEOPLE_UNITS[PARTHI]:
        return 0
    return fight.engaged & ROMAN_UNITS & ~g.off_map()


class Shot(Played[Alea]):
    """AIE-6.E.10-1: one Roman unit that took part is eliminated."""

    NAME = "shot"
    ASKS = {"start": "AIE-6.E.10-1"}

    def options(self, g: Alea, may: Offers) -> None:
        """A Roman unit that has fought and is still on the map."""
        fight = fight_of(g)
        assert fight is not None
        may.offer(CHOOSE_UNIT, "AIE-6.E.10-1", UNIT_MASK)
        may.only("AIE-6.E.10-1", marks(g, fight))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if NAVES >> obj & 1:
            sink(g, obj, COMBAT)
        else:
            g.eliminate(obj)
            g.emit(ELIMINATED, (obj,))
        if g.mourning:
            g.call(Aftermath())
