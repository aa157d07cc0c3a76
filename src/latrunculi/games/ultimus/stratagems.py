"""Playing stratagems (UR-6): what can be played at a moment and why not, what it begins, and the plays of phase C.

`initiative` has those of phase B, `hands` the draw, the discards and Papa, `interrupts` the windows of phase E. The
stratagems themselves: `foedera` (treaties, Tribut, Buccellarii), `tumults` (phase C), `council`, `intrigues`,
`migration`, `plague`, and `clash` (battles).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.ultimus import clash, council, foedera, intrigues, migration, plague, tumults
from latrunculi.games.ultimus.hands import on_map, spend
from latrunculi.games.ultimus.moments import DURING_BATTLE, GEOSTRATEGY
from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.words import DONE, PLAY
from latrunculi.games.ultimus.world import (
    AUGUSTA_OCCIDENTALIS,
    AUGUSTA_ORIENTALIS,
    BAGAUDAE,
    BUCCELLARII,
    CAEDES,
    CLASSIS,
    CONCILIUM,
    DESERTIO,
    FAVOR,
    FLAGELLUM_DEI,
    FOEDUS_MAIOR,
    FOEDUS_MINOR,
    FUGA,
    FUROR,
    GERMANOPHOBIA,
    IN_PHASE,
    MIGRATIO,
    PESTIS,
    PESTIS_LOCUS,
    REBELLIO,
    REX,
    SOCIETAS,
    TRIBUTUM,
    USABLE,
    USURPATIO_OCCIDENTALIS,
    USURPATIO_ORIENTALIS,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure


def refusal(g: Ultimus, camp: int, title: int, moment: int) -> str:
    """The clause by which a title of the present phase cannot be played at a moment; empty if it can."""
    if title in (AUGUSTA_OCCIDENTALIS, AUGUSTA_ORIENTALIS):
        return "UR-6.1-4" if title == AUGUSTA_ORIENTALIS else "UR-6.1-9"  # only in answer, or with a council
    if moment == GEOSTRATEGY:
        return _refusal_in_c(g, title)
    if title in clash.MOMENT:
        return _refusal_in_battle(g, camp, title) if moment == clash.MOMENT[title] else _clause_of_moment(title)
    if moment in DURING_BATTLE:
        return "UR-6-5"
    if title in (PESTIS_LOCUS, PESTIS):
        return "UR-6.3-10" if on_map(g, title) else ""
    if title in (FOEDUS_MINOR, FOEDUS_MAIOR):
        return foedera.treaty_refusal(g, title)
    if title == TRIBUTUM:
        return foedera.tribute_refusal(g, title)
    if title == BUCCELLARII:
        return foedera.guard_refusal(g, title)
    if title == CAEDES:
        return intrigues.murder_refusal(g, camp)
    if title == DESERTIO:
        return intrigues.desertion_refusal(g, camp)
    if title == GERMANOPHOBIA:
        return intrigues.purge_refusal(g, camp)
    if title == BAGAUDAE:
        return intrigues.bagaudae_refusal(g, camp)
    if title == CLASSIS:
        return intrigues.fleet_refusal(g, camp)
    return migration.migration_refusal(g, camp)


def _refusal_in_c(g: Ultimus, title: int) -> str:
    if title in (USURPATIO_OCCIDENTALIS, USURPATIO_ORIENTALIS):
        return tumults.plot_refusal(g, title)
    if title == REX:
        return tumults.rex_refusal(g, title)
    if title == SOCIETAS:
        return tumults.alliance_refusal(g, title)
    if title == REBELLIO:
        return tumults.rebellion_refusal(g, title)
    if title == CONCILIUM:
        return council.council_refusal(g, title)
    return tumults.tumult_refusal(g, title)


def _refusal_in_battle(g: Ultimus, camp: int, title: int) -> str:
    if title == FUGA:
        return clash.flight_refusal(g, camp)
    if title == FLAGELLUM_DEI:
        return clash.scourge_refusal(g, camp)
    return clash.fury_refusal(g, camp) if title == FUROR else clash.favour_refusal(g, camp)


def _clause_of_moment(title: int) -> str:
    return {FUGA: "UR-6.3-8", FLAGELLUM_DEI: "UR-6.2-13", FUROR: "UR-6.3-16"}.get(title, "UR-6.3-17")


def offer_plays(g: Ultimus, may: Offers, camp: int, moment: int) -> None:
    """Offer the stratagems that a camp may play at a moment (one of `moments`), each with what forbids the others."""
    held = g.titles(may.seat)
    mask = held & USABLE[camp] & IN_PHASE["C" if moment == GEOSTRATEGY else "E"]
    may.offer(PLAY, "UR-6-3", held)
    may.only("UR-6-1", USABLE[camp])
    may.only("UR-6-5", mask)
    for title in members(mask):
        clause = refusal(g, camp, title, moment)
        if clause:
            may.only(clause, ~(1 << title))


def play(g: Ultimus, camp: int, title: int) -> None:
    """Play a stratagem that `offer_plays` offers. The caller's step ends with this: it may begin a procedure."""
    spend(g, camp, title)
    if title == FUGA:
        clash.flee(g, camp)
    elif title in (FLAGELLUM_DEI, FUROR):
        clash.impose(g, camp, title)
    elif title == FAVOR:
        clash.favour(g, camp)
    else:
        g.call(_procedure(camp, title))


def _procedure(camp: int, title: int) -> Procedure[Ultimus]:
    if title in (FOEDUS_MINOR, FOEDUS_MAIOR):
        return foedera.Treaty(title)
    if title == TRIBUTUM:
        return foedera.Tribute()
    if title == BUCCELLARII:
        return foedera.Bodyguard()
    if title == USURPATIO_OCCIDENTALIS:
        return tumults.Plot(0)
    if title == USURPATIO_ORIENTALIS:
        return tumults.Plot(1)
    if title == REX:
        return tumults.Coronation()
    if title == SOCIETAS:
        return tumults.Alliance()
    if title == REBELLIO:
        return tumults.Secession(camp)
    if title == CONCILIUM:
        return council.Convocation(camp)
    if title == CAEDES:
        return intrigues.Murder(camp)
    if title in (PESTIS_LOCUS, PESTIS):
        return plague.Outbreak(camp, title)
    if title == DESERTIO:
        return intrigues.Desertion(camp)
    if title == GERMANOPHOBIA:
        return intrigues.Purge(camp)
    if title == BAGAUDAE:
        return intrigues.Uprising(camp)
    if title == CLASSIS:
        return intrigues.Shipyard(camp)
    if title == MIGRATIO:
        return migration.Migration()
    return tumults.Tumult(title)


@mypyc_attr(allow_interpreted_subclasses=True)
class Geostrategy(Procedure[Ultimus]):
    """Phase C: a camp plays stratagems until it has done (UR-2.C-3, UR-2.C-4); its leaders have been placed before."""

    __slots__ = ("camp",)

    NAME = "geostrategy"
    FIELDS = ("camp",)
    ASKS = {"start": "UR-2.C-1"}

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Ultimus) -> None:
        """Asked in private whenever the camp holds any stratagem: the question tells nothing."""
        seat = g.seat_of(self.camp)
        if g.holds(seat):
            g.ask_privately(seat)
        else:
            g.end()

    def options(self, g: Ultimus, may: Offers) -> None:
        """A stratagem of phase C, or no more."""
        offer_plays(g, may, self.camp, GEOSTRATEGY)
        may.offer(DONE, "UR-6-3")

    def choose(self, g: Ultimus, seat: int, verb: int, obj: int) -> None:
        """It is played, and the camp is asked again."""
        if verb == PLAY:
            play(g, self.camp, obj)
        else:
            g.end()
