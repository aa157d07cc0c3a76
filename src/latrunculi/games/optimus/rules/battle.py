"""OP 8: two forces meet in the open. From the tactics chosen in secret to the pursuit, phase by phase.

The order of the steps is that of the rulebook: overrun (8.1), command and posts (9.11), tactics (phase 0), harassment
(1), two rounds of mêlée (2, 3), the reckoning (4), the pursuit (5). After each of the phases 1 to 3 one may make a
truce or break off (8.3). What comes of it stands in `upshot`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.optimus.components.chart import GERMAN, NONE, PLAIN, ROMAN
from latrunculi.games.optimus.components.counters import (
    ARTILLERIE_DEPLOYEE,
    BATAILLE_NOCTURNE,
    BT,
    CATAFRACTI,
    MAUVAIS_AUGURES,
    PLUVIA_MIRACULOSA,
    PRESAGE_FAVORABLE,
    PREVOYANT,
    TOMBEE_DE_LA_NUIT,
)
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARIAN_PIECES,
    BARBARUS,
    CAVALRY_UNITS,
    FIRST_LEADER,
    FLEET_UNITS,
    FOOT_UNITS,
    FRAIL_UNITS,
    HEAVY_UNITS,
    IMPEDIMENTA_UNITS,
    LAND_OF_PEOPLE,
    LEADER_MASK,
    LEGION_UNITS,
    PEOPLE_OF,
    PRAETORIAN_UNITS,
    ROMANUS,
    SHOOTER_UNITS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import (
    ARMY_DESTROYED,
    DETERRENCE,
    ENVELOPMENT,
    FRONTAL,
    FROZEN,
    GENERAL_ATTACK,
    MATRIX,
    SUMMER,
    TRUCE,
)
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.artillery import crews, deploy_guns
from latrunculi.games.optimus.rules.hits import IGNORED, in_melee, in_shooting, score
from latrunculi.games.optimus.rules.leaders import Fate, posts
from latrunculi.games.optimus.rules.losses import Allocation, endurance
from latrunculi.games.optimus.rules.state import SIDES, Optimus
from latrunculi.games.optimus.rules.territory import (
    controller,
    ground,
    inhabited,
    own_land,
    rough,
    side_of_land,
    tribal,
)
from latrunculi.games.optimus.rules.upkeep import strike_camps
from latrunculi.games.optimus.rules.upshot import Upshot
from latrunculi.games.optimus.rules.words import (
    ACCEPT,
    ANNIHILATED,
    BATTLE,
    BREAK_OFF,
    BREAK_OFF_ROLL,
    CHOOSE_PIECE,
    CHOOSE_TACTIC,
    COMMAND,
    DECLINE,
    DONE,
    GO_ON,
    GUARD,
    HITS,
    KEEP_TACTIC,
    OFFER_TRUCE,
    OMEN,
    OMEN_OF,
    OVERRUN,
    PHASE,
    PLAY,
    POST,
    POSTED,
    REFUSE,
    SHELTER,
    SWITCH,
    SWITCHED,
    TACTIC,
    TRUCE_MADE,
    VOLLEY,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure

OVERRUN_ODDS: Final = 10
PITCHED: Final = 10
"""PF that each side needs for a pitched battle (OP-8.1-6)."""
GOOD_ORDER: Final = 6
"""What a retreat in good order needs (OP-8.3.2-3)."""
FORT_PF: Final = 5
FORT_OTHERS: Final = 2
"""PF that a field fort shelters, and how many of them at most are no legionaries (OP-8.5-3)."""

# Bits of `Battle.effects`.
NIGHT: Final = 1
DUSK: Final = 2
FORESIGHT: Final = 4
"""*Prévoyant*: shifted by the side that has played it."""
RAIN: Final = 16
LANCES: Final = 32
"""*Pluvia miraculosa*, *Equites catafracti*: in phase 2 (OP-SC-40, OP-SC-47)."""
LANCERS: Final = HEAVY_UNITS & CAVALRY_UNITS & BARBARIAN_PIECES

# What is played up to each of these moments: whatever may still be played later may be played before (OP-14-4).
BEFORE_RECKONING: Final = BIT[TOMBEE_DE_LA_NUIT]
OMENS: Final = BIT[PRESAGE_FAVORABLE] | BIT[MAUVAIS_AUGURES]
BEFORE_MELEE: Final = BEFORE_RECKONING | OMENS | BIT[PREVOYANT] | BIT[PLUVIA_MIRACULOSA] | BIT[CATAFRACTI]
BEFORE_SHOTS: Final = BEFORE_MELEE | BIT[BATAILLE_NOCTURNE] | BIT[ARTILLERIE_DEPLOYEE]

HARASSMENT: Final = 1
MELEE: Final = 2
LAST_BLOWS: Final = 3
RECKONING: Final = 4
CHASE: Final = 5


def hosts(attacker: int, attackers: int, defenders: int) -> list[int]:
    """The pieces of both sides, by side, as `Battle.host` has them."""
    return [attackers, defenders] if attacker == ROMANUS else [defenders, attackers]


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Procedure[Optimus]):
    """OP 8: the fight of `host` (mask of pieces by side) in a region, begun by the side `attacker`.

    `came_from`: the place that the attackers entered from. `pitched`: a battle, not a skirmish. By side: `tactic`,
    `suffered` (HdC results so far), `command` (mask of commanded units). `pf`, `hdc`: of the units of the host, in
    ascending order, when it began. `stands`: for each leader of the host, in ascending order, the unit in which he
    stands, NONE. `effects`: stratagems played. `blessed`, `cursed`: the units of omens. `omen`: that whose unit
    is being named. `guarded`: the unit that a limes favours in this phase.
    `out`: at the reckoning, for each unit of the host, its PF destroyed and (below) put HdC so far. `refuge`: units in
    field forts after a defeat. `leading`: of leaders of equal
    rank the one who takes his place first. `phase`; `asked`: the side to be asked.
    """

    NAME = "battle"
    ASKS = {
        "choose_command": "OP-9.11.2-1",
        "choose_first": "OP-4.2-4",
        "choose_posts": "OP-9.11.1-1",
        "counsel": "OP-14-4",
        "name_unit": "OP-14-13",
        "choose_tactics": "OP-8.2-2",
        "choose_guarded": "OP-9.10.3-3",
        "choose_fewer": "OP-9.11.2-4",
        "parley": "OP-8.3-1",
        "answer": "OP-8.3.1-1",
        "switch": "OP-8.2-16",
        "choose_refuge": "OP-8.5-3",
    }

    region: int
    attacker: int
    came_from: int
    host: list[int]
    pitched: bool = False
    tactic: list[int] = [NONE, NONE]
    suffered: list[int] = [0, 0]
    command: list[int] = [0, 0]
    pf: list[int] = []
    hdc: list[int] = []
    stands: list[int] = []
    effects: int = 0
    blessed: int = 0
    cursed: int = 0
    omen: int = NONE
    guarded: int = NONE
    out: list[int] = []
    phase: int = 0
    asked: int = NONE
    refuge: int = 0
    leading: int = NONE

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region), ("side", "side", self.attacker))

    # ------------------------------------------------------------------ who fights

    def units(self, g: Optimus, side: int) -> int:
        """The units of a side that are left, boats included."""
        return self.host[side] & UNIT_MASK & g.inside[self.region]

    def land(self, g: Optimus, side: int) -> int:
        """The same without boats, which shoot and are no part of the force."""
        units = self.units(g, side)
        return units ^ (units & FLEET_UNITS)

    def leaders(self, g: Optimus, side: int) -> int:
        """The leaders of a side who are left."""
        return self.host[side] & LEADER_MASK & g.inside[self.region]

    def roll_call(self) -> list[int]:
        """The leaders of both sides when it began, as `stands` has them."""
        return members((self.host[0] | self.host[1]) & LEADER_MASK)

    # ------------------------------------------------------------------ 8.1: what kind of engagement

    def start(self, g: Optimus) -> None:
        """An overrun, a skirmish or a battle, by the PF at the start, HdC ones included."""
        self.asked = self.attacker
        self.muster(g)
        self.stands = [NONE for _ in self.roll_call()]
        g.trophies[ROMANUS] = g.trophies[BARBARUS] = 0
        force = [g.strength(self.land(g, side)) for side in range(SIDES)]
        g.emit(BATTLE, (self.region, self.attacker, force[self.attacker], force[1 - self.attacker]))
        for side in (self.attacker, 1 - self.attacker):
            if force[side] >= OVERRUN_ODDS * force[1 - side]:
                g.emit(OVERRUN, (self.region, side))
                self.annihilate(g, 1 - side, 0)
                self.end_with(g, side, True, overrun=True)
                return
        self.pitched = min(force) >= PITCHED
        self.step = "choose_command"

    def muster(self, g: Optimus) -> None:
        """Note the PF of every unit of the host."""
        everyone = members((self.host[0] | self.host[1]) & UNIT_MASK)
        self.pf = [g.pf[unit] for unit in everyone]
        self.hdc = [g.hdc[unit] for unit in everyone]

    def annihilate(self, g: Optimus, side: int, spared: int) -> None:
        """Destroy the units of a side, but some."""
        for unit in members(self.units(g, side) & ~spared):
            g.destroy(unit, g.pf[unit])

    # ------------------------------------------------------------------ 9.11: command and posts

    def choose_command(self, g: Optimus) -> None:
        """OP-9.11.2-1: which units are commanded, where the VS of the highest in rank does not cover all."""
        side = self.asked
        head = g.first(self.leaders(g, side))
        if head == NONE:
            self.command[side] = 0
        elif g.fit(self.land(g, side)) <= g.vs(head):
            self.command[side] = self.land(g, side)
        elif self.commandable(g):
            g.ask(side)
            return
        self.step = "choose_posts"

    def commandable(self, g: Optimus) -> int:
        """The units that he can still command."""
        side = self.asked
        room = g.vs(g.first(self.leaders(g, side))) - g.fit(self.command[side] & self.units(g, side))
        left = self.land(g, side) & ~self.command[side]
        return sum([BIT[unit] for unit in members(left) if 0 < g.pf[unit] - g.hdc[unit] <= room])

    def choose_posts(self, g: Optimus) -> None:
        """OP-9.11.1-1: each leader to a unit, in order of rank; the attacker's first."""
        if self.next_post(g) != NONE and self.open_posts(g):
            peers = self.peers(g)
            if self.leading == NONE and peers & (peers - 1):
                self.step = "choose_first"
            else:
                g.ask(self.asked)
        elif self.asked == self.attacker:
            self.asked = 1 - self.attacker
            self.step = "choose_command"
        else:
            self.asked = self.attacker
            self.step = "counsel"

    def choose_first(self, g: Optimus) -> None:
        """OP-4.2-4: of leaders of equal rank their player says who takes his place first."""
        g.ask(self.asked)

    def unposted(self, g: Optimus) -> int:
        """The leaders of the side asked who have no post yet."""
        mine = self.leaders(g, self.asked)
        waiting = [BIT[h] for h, unit in zip(self.roll_call(), self.stands, strict=False) if unit == NONE]
        return mine & sum(waiting)

    def peers(self, g: Optimus) -> int:
        """Those of them who are highest in rank."""
        waiting = self.unposted(g)
        highest = g.vs(g.first(waiting))
        return sum([BIT[head] for head in members(waiting) if g.vs(head) == highest])

    def next_post(self, g: Optimus) -> int:
        """Whose turn it is to take his place: the highest in rank, NONE when all have theirs."""
        return self.leading if self.leading != NONE else g.first(self.unposted(g))

    def open_posts(self, g: Optimus) -> int:
        """The commanded units among which he chooses: of the first class that has one without a leader, or one that he
        shares with another leader (OP-9.11.1-4)."""
        among = self.command[self.asked] & self.units(g, self.asked)
        taken = among & sum({BIT[unit] for unit in self.stands if unit != NONE})
        return posts(self.asked, among ^ taken) | taken

    # ------------------------------------------------------------------ 14: stratagems between the phases

    def counsel(self, g: Optimus) -> None:
        """OP-14-4: before the shots, the mêlée and the reckoning; who holds any stratagem is asked, whichever it is."""
        if g.hand[self.asked]:
            g.ask_privately(self.asked)
        else:
            self.other_side(g)

    def other_side(self, g: Optimus) -> None:
        """The defender is asked after the attacker; then the next phase begins."""
        if self.asked == self.attacker:
            self.asked = 1 - self.attacker
            self.step = "counsel"
        else:
            self.asked = self.attacker
            self.step = {0: "tactics", HARASSMENT: "melee", LAST_BLOWS: "reckon"}[self.phase]

    def timely(self) -> int:
        """The stratagems of the moment."""
        return {0: BEFORE_SHOTS, HARASSMENT: BEFORE_MELEE, LAST_BLOWS: BEFORE_RECKONING}[self.phase]

    def offer_counsel(self, g: Optimus, may: Offers) -> None:
        """What each demands besides: guns in defence only, foresight on friendly ground."""
        side = self.asked
        stratagems.offer_play(g, may, side, self.leaders(g, side), self.timely())
        if side == self.attacker or not crews(g, self.units(g, side) & LEGION_UNITS):
            may.bar("OP-14-6", BIT[ARTILLERIE_DEPLOYEE])
        if not self.at_home(g, side):
            may.bar("OP-14-14", BIT[PREVOYANT])
        if g.season != SUMMER or g.origin[self.region] == ROMAN:
            may.bar("OP-SC-40", BIT[PLUVIA_MIRACULOSA])
        if ground(g, self.region) != PLAIN or g.event == FROZEN:
            may.bar("OP-SC-47", BIT[CATAFRACTI])
        for stratagem, clause in ((PRESAGE_FAVORABLE, "OP-14-13"), (MAUVAIS_AUGURES, "OP-14-11")):
            if not self.nameable(g, stratagem):
                may.bar(clause, BIT[stratagem])
        may.offer(DECLINE, "OP-14-4")

    def at_home(self, g: Optimus, side: int) -> bool:
        """OP-14-14: friendly ground: a town that a side holds, open country that is its own by origin."""
        region = self.region
        return (controller(g, region) if inhabited(g, region) else side_of_land(g, region)) == side

    def nameable(self, g: Optimus, stratagem: int) -> int:
        """The counters that an omen may befall: those that fight hand to hand, one's own or the enemy's."""
        whose = self.asked if stratagem == PRESAGE_FAVORABLE else 1 - self.asked
        return self.land(g, whose) & ~FRAIL_UNITS

    def scheme(self, g: Optimus, stratagem: int) -> None:
        """OP-14-6, OP-14-7, OP-14-11 to OP-14-15."""
        side = self.asked
        stratagems.spend(g, side, stratagem, self.leaders(g, side))
        if stratagem == BATAILLE_NOCTURNE:
            self.effects |= NIGHT
        elif stratagem == TOMBEE_DE_LA_NUIT:
            self.effects |= DUSK
        elif stratagem == PLUVIA_MIRACULOSA:
            self.effects |= RAIN
        elif stratagem == CATAFRACTI:
            self.effects |= LANCES
        elif stratagem == PREVOYANT:
            self.effects |= FORESIGHT << side
        elif stratagem == ARTILLERIE_DEPLOYEE:
            self.step = "enlist"
            deploy_guns(g, side, self.units(g, side))
        else:
            self.omen = stratagem
            self.step = "name_unit"

    def enlist(self, g: Optimus) -> None:
        """OP-14-6: the guns fight in the host of their legions, under the same command; whose legion all serves guns
        stands with one of these."""
        side = self.asked
        for gun in members(ARTILLERY_UNITS & g.inside[self.region]):
            legion = g.made_of[gun]
            if self.host[side] & BIT[gun] or legion == NONE or not self.host[side] & BIT[legion]:
                continue
            self.host[side] |= BIT[gun]
            self.command[side] |= BIT[gun] if self.command[side] & BIT[legion] else 0
            if not g.pf[legion]:
                self.stands = [gun if unit == legion else unit for unit in self.stands]
        self.muster(g)
        self.step = "counsel"

    def name_unit(self, g: Optimus) -> None:
        """OP-14-11, OP-14-13: an own counter that is favoured, or an enemy one that is not."""
        g.ask(self.asked)

    # ------------------------------------------------------------------ phase 0

    def tactics(self, g: Optimus) -> None:
        """The tactics of a pitched battle; the shots, unless it is night (OP-14-7)."""
        self.step = "choose_tactics" if self.pitched else "harass"

    def choose_tactics(self, g: Optimus) -> None:
        """OP-8.2-2: both at once, in secret."""
        if NONE in self.tactic:
            g.ask_all(3)
        else:
            self.step = "harass"

    def harass(self, g: Optimus) -> None:
        """Phase 1, but not at night (OP-14-7)."""
        self.phase = HARASSMENT
        self.step = "counsel" if self.effects & NIGHT else "shelter"

    # ------------------------------------------------------------------ phases 1 to 3

    def melee(self, g: Optimus) -> None:
        """OP-8.2-14: phase 2; the tactics are turned over."""
        self.phase = MELEE
        self.step = "shelter"
        if self.pitched:
            g.disclose()
            for side in (ROMANUS, BARBARUS):
                g.emit(TACTIC, (side, self.tactic[side]))

    def shelter(self, g: Optimus) -> None:
        """OP-9.10.3-3: behind a limes in open country the defender names a counter that it favours in this phase."""
        side = 1 - self.attacker
        behind = g.limes[self.region] and not inhabited(g, self.region) and side_of_land(g, self.region) == side
        self.step = "choose_guarded" if behind else self.dice()

    def choose_guarded(self, g: Optimus) -> None:
        """He names it before the dice."""
        if self.rolling(g, 1 - self.attacker):
            g.ask(1 - self.attacker)
        else:
            self.step = self.dice()

    def dice(self) -> str:
        """The step in which the dice of this phase are thrown."""
        return "pursue" if self.phase == CHASE else "volley"

    def rolling(self, g: Optimus, side: int) -> int:
        """The counters of a side that roll in this phase, in the pursuit those of the winner alone."""
        if self.phase == CHASE and side == self.loser():
            return 0
        return self.counters_of(g, side, self.phase)

    def counters_of(self, g: Optimus, side: int, phase: int) -> int:
        """The counters of a side that roll in a phase: fit, and shooters in phase 1, no artillery or boat after it."""
        units = self.units(g, side)
        if phase == HARASSMENT:
            units &= SHOOTER_UNITS | FLEET_UNITS
        elif phase == CHASE:
            units &= CAVALRY_UNITS & self.command[side]
        else:
            units &= ~(ARTILLERY_UNITS | FLEET_UNITS | IMPEDIMENTA_UNITS)
        return sum([BIT[unit] for unit in members(units) if g.hdc[unit] < g.pf[unit]])

    def bonus_in(self, g: Optimus, side: int, unit: int, phase: int) -> int:
        """What is added to the die of a counter in a phase."""
        total = g.limes[self.region] if unit == self.guarded else 0
        if phase == HARASSMENT:
            return total
        bit = BIT[unit]
        total += (1 if self.blessed & bit else 0) - (1 if self.cursed & bit else 0)
        if phase == MELEE and side == BARBARUS:
            total -= 1 if self.effects & RAIN else 0
            total += 1 if self.effects & LANCES and bit & LANCERS else 0
        here = sum([BIT[h] for h, post in zip(self.roll_call(), self.stands, strict=False) if post == unit])
        head = g.first(here & self.leaders(g, side))
        if head != NONE:
            total += BT[head - FIRST_LEADER]  # OP-9.11.1-3
        if phase != CHASE and self.command[side] & bit and bit & favoured(self.tactic[side]):
            total += 1
        return total

    def fd_in(self, g: Optimus, side: int, unit: int, phase: int) -> int:
        """How the FD of a counter counts in a phase; boats have none (OP-5.2.5-3)."""
        commanded = bool(self.command[side] & BIT[unit])
        if FLEET_UNITS & BIT[unit]:
            return IGNORED
        if phase == HARASSMENT:
            return in_shooting(g, unit, self.region, commanded)
        return in_melee(g, unit, self.region, commanded)

    def fire(self, g: Optimus, side: int) -> int:
        """Every counter of a side that can rolls one die (OP-10.1-1). Returns the PF that they put HdC."""
        hits = 0
        for unit in members(self.rolling(g, side)):
            die = g.die()
            total = die + self.bonus_in(g, side, unit, self.phase)
            found = score(g, unit, total, self.fd_in(g, side, unit, self.phase))
            g.emit(VOLLEY, (unit, die, total, found))
            hits += found
        return hits

    def pursue(self, g: Optimus) -> None:
        """Phase 5: the winner alone rolls (OP-8.2-24)."""
        loser = self.loser()
        hits = self.fire(g, 1 - loser)
        self.step = "falls"
        self.suffer(g, loser, hits, self.refuge)

    def volley(self, g: Optimus) -> None:
        """Both sides roll at once; the results are applied together (OP-8.2-10, OP-8.2-15, OP-8.2-18)."""
        g.emit(PHASE, (self.region, self.phase))
        hits = [self.fire(g, side) for side in (ROMANUS, BARBARUS)]
        self.guarded = NONE
        self.step = "falls"
        for side in (ROMANUS, BARBARUS):
            self.suffer(g, side, hits[1 - side], 0)

    def suffer(self, g: Optimus, side: int, hits: int, spared: int) -> None:
        """A side takes losses, as many as it has left to lose (OP-8.2-19), by the quota of the phase."""
        units = self.units(g, side) & ~spared
        hits = min(hits, endurance(g, units))
        self.suffered[side] += hits
        g.emit(HITS, (side, hits))
        if hits:
            g.call(Allocation(side, units, hits, self.quota(side)))

    def quota(self, side: int) -> int:
        """The units on which half of a side's losses fall now (OP-8.2-3 to OP-8.2-5, OP-8.2-12, OP-8.2-25)."""
        if self.phase == HARASSMENT:
            return SHOOTER_UNITS
        if self.phase == CHASE:
            return FOOT_UNITS
        return burdened(self.tactic[side])

    def falls(self, g: Optimus) -> None:
        """OP-9.11.3-2: leaders whose unit has been destroyed; OP-9.11.2-4: who commands after them."""
        for head, unit in zip(self.roll_call(), self.stands, strict=False):
            if unit != NONE and not g.pf[unit] and g.inside[self.region] & BIT[head]:
                self.stands[self.roll_call().index(head)] = NONE
                g.call(Fate(head, False))
                return
        for side in (ROMANUS, BARBARUS):
            head = g.first(self.leaders(g, side))
            if head == NONE:
                self.command[side] = 0
            elif g.fit(self.command[side] & self.units(g, side)) > g.vs(head):
                self.asked = side
                self.step = "choose_fewer"
                return
        self.step = "after_phase"

    def choose_fewer(self, g: Optimus) -> None:
        """His successor says who is no longer commanded."""
        g.ask(self.asked)

    def after_phase(self, g: Optimus) -> None:
        """A side that has nobody left has lost (OP-8.3-1)."""
        self.asked = 1 - self.attacker
        self.step = "parley"
        left = [bool(self.land(g, side)) for side in range(SIDES)]
        if not all(left):
            self.end_with(g, NONE if not any(left) else left.index(True), any(left))
        elif self.phase == CHASE:
            self.end_with(g, 1 - self.loser(), False)

    # ------------------------------------------------------------------ 8.3: truce and retreat in good order

    def parley(self, g: Optimus) -> None:
        """After the phases 1 to 3: the defender first (OP-8.3.2-2)."""
        g.ask(self.asked)

    def may_break_off(self, side: int) -> bool:
        """OP-8.3.2-1: in a battle the defender who chose deterrence; OP-8.3.2-2: in a skirmish both."""
        return not self.pitched or (side != self.attacker and self.tactic[side] == DETERRENCE)

    def answer(self, g: Optimus) -> None:
        """The other side on a truce."""
        g.ask(1 - self.asked)

    def break_off(self, g: Optimus) -> None:
        """OP-8.3.2-3 to OP-8.3.2-5: the die."""
        side = self.asked
        if self.phase == HARASSMENT and self.pitched:
            g.disclose()
            g.emit(TACTIC, (side, self.tactic[side]))
        die = g.die()
        total = die + self.good_order(g, side)
        g.emit(BREAK_OFF_ROLL, (side, die, total))
        if total >= GOOD_ORDER:
            self.end_with(g, 1 - side, False)
        else:
            self.parleyed()

    def good_order(self, g: Optimus, side: int) -> int:
        """What is added to the die of a retreat in good order."""
        total = 1 if rough(g, self.region) else 0
        at_site = side == BARBARUS and inhabited(g, self.region) and tribal(g, self.region)
        here = self.host[side] & g.inside[self.region]
        if at_site and any(own_land(g, piece, self.region) for piece in members(here)):
            total += 1
        return total + (1 if self.effects & FORESIGHT << side else 0)

    def parleyed(self) -> None:
        """The attacker is asked after the defender; then the next phase."""
        if self.asked != self.attacker:
            self.asked = self.attacker
            self.step = "parley"
        else:
            self.step = {HARASSMENT: "counsel", MELEE: "change", LAST_BLOWS: "counsel"}[self.phase]

    def change(self, g: Optimus) -> None:
        """OP-8.2-16: who has inflicted more may pass over to the general attack."""
        self.phase = LAST_BLOWS
        self.step = "shelter"
        ahead = self.suffered[1 - self.attacker] - self.suffered[self.attacker]
        if self.pitched and ahead:
            side = self.attacker if ahead > 0 else 1 - self.attacker
            if self.tactic[side] != GENERAL_ATTACK:
                self.asked = side
                self.step = "switch"

    def switch(self, g: Optimus) -> None:
        """He decides before the dice of phase 3."""
        g.ask(self.asked)

    # ------------------------------------------------------------------ phases 4 and 5

    def loser(self) -> int:
        """Who has suffered more, NONE when both as much (OP-8.2-19)."""
        ours, theirs = self.suffered[self.attacker], self.suffered[1 - self.attacker]
        return NONE if ours == theirs else self.attacker if ours > theirs else 1 - self.attacker

    def reckon(self, g: Optimus) -> None:
        """OP-8.2-19, OP-8.2-20: who has lost; what of his has found shelter in field forts."""
        self.phase = CHASE
        everyone = members((self.host[0] | self.host[1]) & UNIT_MASK)
        self.out = [self.pf[i] - g.pf[u] << 4 | self.fallen_out(g, i, u) for i, u in enumerate(everyone)]
        self.step = "choose_refuge"
        if self.loser() == NONE:
            self.end_with(g, NONE, False)

    def choose_refuge(self, g: Optimus) -> None:
        """OP-8.5-3: a beaten Roman defender chooses."""
        if self.refugees(g):
            g.ask(ROMANUS)
        else:
            self.step = "decide"

    def refugees(self, g: Optimus) -> int:
        """The units that still find room: each fort has it for five PF, two at most that are not of legions."""
        forts = g.forts[self.region]
        if not forts or self.loser() != ROMANUS or self.attacker == ROMANUS:
            return 0
        space = forts * FORT_PF - g.strength(self.refuge)
        others = min(space, forts * FORT_OTHERS - g.strength(self.refuge & ~LEGION_UNITS))
        left = self.land(g, ROMANUS) & ~self.refuge
        return sum([BIT[u] for u in members(left) if g.pf[u] <= (space if LEGION_UNITS & BIT[u] else others)])

    def decide(self, g: Optimus) -> None:
        """OP-8.2-21 to OP-8.2-26: what the tactics make of the loser."""
        loser = self.loser()
        found = MATRIX[self.tactic[1 - loser]][self.tactic[loser]] if self.pitched else NONE
        if found == TRUCE:
            self.truce(g)
        elif found == ARMY_DESTROYED and not self.effects & DUSK:
            g.emit(ANNIHILATED, (loser,))
            self.annihilate(g, loser, self.refuge)
            self.step = "falls"
        elif self.chased(g, 1 - loser):
            self.shelter(g)
        else:
            self.end_with(g, 1 - loser, False)

    def chased(self, g: Optimus, winner: int) -> bool:
        """OP-8.2-24, OP-8.2-26: a winner with a leader and commanded cavalry pursues, unless darkness falls."""
        return not self.effects & (NIGHT | DUSK) and bool(self.rolling(g, winner))

    def truce(self, g: Optimus) -> None:
        """OP-8.3.1: the attacker goes back, nobody takes anything."""
        g.emit(TRUCE_MADE, (self.region,))
        self.end_with(g, NONE, False)

    def end_with(self, g: Optimus, winner: int, annihilated: bool, *, overrun: bool = False) -> None:
        """The engagement is over; `upshot` sees to the rest."""
        g.end()
        beaten = self.attacker if winner == NONE else 1 - winner
        index = legions = trains = 0
        standing = []
        for i, unit in enumerate(members((self.host[0] | self.host[1]) & UNIT_MASK)):
            if not self.host[beaten] & BIT[unit]:
                standing.append(0)
                continue
            destroyed = self.pf[i] - g.pf[unit]
            counts = self.counted(g, i, unit)
            index += counts
            standing.append(counts - destroyed)
            if destroyed and not g.pf[unit]:
                legions += 1 if BIT[unit] & (LEGION_UNITS | PRAETORIAN_UNITS) else 0
                trains += 1 if BIT[unit] & IMPEDIMENTA_UNITS else 0
        bonus = int(annihilated) + legions + trains - int(self.germans(g, beaten))
        everyone = self.host[0] | self.host[1]
        if winner == BARBARUS and self.attacker == BARBARUS:
            strike_camps(g, self.region, 0)  # OP-8.5-4
        g.call(Upshot(self.region, self.attacker, self.came_from, winner, everyone, index, bonus, standing, overrun))

    def fallen_out(self, g: Optimus, i: int, unit: int) -> int:
        """PF of a unit that have been put HdC in this battle and are still there."""
        destroyed = self.pf[i] - g.pf[unit]
        return max(0, g.hdc[unit] - max(0, self.hdc[i] - destroyed))

    def counted(self, g: Optimus, i: int, unit: int) -> int:
        """OP-8.2-27: PF of a unit that count for the loot: put HdC before the pursuit or ever destroyed, once."""
        destroyed = self.pf[i] - g.pf[unit]
        if not self.out:
            return destroyed + self.fallen_out(g, i, unit)
        out, before = self.out[i] & 15, self.out[i] >> 4
        return before + out + max(0, destroyed - before - out)

    def germans(self, g: Optimus, side: int) -> bool:
        """OP-11.3-2: an army of Germans, by its leader of highest rank, else by most of its PF."""
        head = g.first(self.host[side] & LEADER_MASK)
        if head != NONE:
            people = PEOPLE_OF[head]
            return people != NONE and LAND_OF_PEOPLE[people] == GERMAN
        total = 0
        for i, unit in enumerate(members((self.host[0] | self.host[1]) & UNIT_MASK)):
            if self.host[side] & BIT[unit]:
                people = PEOPLE_OF[unit]
                total += self.pf[i] if people != NONE and LAND_OF_PEOPLE[people] == GERMAN else -self.pf[i]
        return total > 0

    # ------------------------------------------------------------------ choices

    def options(self, g: Optimus, may: Offers) -> None:
        step = self.step
        if step == "choose_command":
            may.offer(COMMAND, "OP-9.11.2-1", self.land(g, self.asked) & ~self.command[self.asked])
            may.only("OP-9.11.2-1", self.commandable(g))
        elif step in ("choose_first", "choose_posts"):
            self.offer_posts(g, may)
        elif step == "counsel":
            self.offer_counsel(g, may)
        elif step == "name_unit":
            may.offer(OMEN, "OP-14-13" if self.omen == PRESAGE_FAVORABLE else "OP-14-11", self.nameable(g, self.omen))
        elif step == "choose_tactics":
            may.offer(CHOOSE_TACTIC, "OP-8.2-2", 15)
            if not self.leaders(g, may.seat):
                may.only("OP-8.2-8", 1 << DETERRENCE | 1 << GENERAL_ATTACK)
        elif step == "choose_guarded":
            may.offer(GUARD, "OP-9.10.3-3", self.rolling(g, 1 - self.attacker))
        elif step == "choose_fewer":
            may.offer(COMMAND, "OP-9.11.2-4", self.command[self.asked] & self.units(g, self.asked))
        elif step == "parley":
            may.offer(GO_ON, "OP-8.3-1")
            may.offer(BREAK_OFF, "OP-8.3.2-1")
            may.when("OP-8.3.2-1", self.may_break_off(may.seat))
            may.offer(OFFER_TRUCE, "OP-8.3.1-1")
            stratagems.offer_play(g, may, self.asked, self.leaders(g, self.asked), BIT[PREVOYANT])
            may.when("OP-14-14", self.at_home(g, self.asked) and self.may_break_off(self.asked))
        elif step == "choose_refuge":
            may.offer(SHELTER, "OP-8.5-3", self.land(g, ROMANUS) & ~self.refuge)
            may.only("OP-8.5-3", self.refugees(g))
            may.offer(DONE, "OP-8.5-3")
        elif step == "answer":
            may.offer(ACCEPT, "OP-8.3.1-1")
            may.offer(REFUSE, "OP-8.3.1-1")
        else:
            may.offer(SWITCH, "OP-8.2-16")
            may.offer(KEEP_TACTIC, "OP-8.2-17")

    def offer_posts(self, g: Optimus, may: Offers) -> None:
        """Who of equals comes first; in which unit a leader stands."""
        if self.step == "choose_first":
            may.offer(CHOOSE_PIECE, "OP-4.2-4", self.peers(g))
            return
        may.offer(POST, "OP-9.11.1-1", self.command[self.asked] & self.units(g, self.asked))
        may.only("OP-9.11.1-4" if self.asked == ROMANUS else "OP-9.11.1-5", self.open_posts(g))

    def choose(self, g: Optimus, seat: int, verb: int, obj: int) -> None:
        if self.step == "parley" or self.step == "answer":
            self.bargain(g, verb, obj)
        elif verb == COMMAND:
            self.command[self.asked] ^= BIT[obj]
            if self.step == "choose_fewer":
                self.step = "falls"
        elif verb == CHOOSE_PIECE:
            self.leading = obj
            self.step = "choose_posts"
        elif verb == POST:
            head = self.next_post(g)
            self.stands[self.roll_call().index(head)] = obj
            self.leading = NONE
            g.emit(POSTED, (head, obj))
        elif self.step == "counsel" or self.step == "name_unit":
            self.advise(g, verb, obj)
        elif verb == CHOOSE_TACTIC:
            self.tactic[seat] = obj
        elif verb == SHELTER:
            self.refuge |= BIT[obj]
        elif verb == DONE:
            self.step = "decide"
        elif verb == GUARD:
            self.guarded = obj
            self.step = self.dice()
        else:
            self.step = "shelter"
            if verb == SWITCH:
                self.tactic[seat] = GENERAL_ATTACK
                g.emit(SWITCHED, (seat,))

    def advise(self, g: Optimus, verb: int, obj: int) -> None:
        """An answer between the phases: a stratagem, the unit of an omen, or nothing."""
        if verb == PLAY:
            self.scheme(g, obj)
        elif verb == DECLINE:
            self.other_side(g)
        else:
            if self.omen == PRESAGE_FAVORABLE:
                self.blessed |= BIT[obj]
            else:
                self.cursed |= BIT[obj]
            g.emit(OMEN_OF, (self.omen, obj))
            self.step = "counsel"

    def bargain(self, g: Optimus, verb: int, obj: int) -> None:
        """An answer at the end of a phase."""
        if verb == BREAK_OFF:
            self.break_off(g)
        elif verb == PLAY:
            self.scheme(g, obj)
        elif verb == OFFER_TRUCE:
            self.step = "answer"
        elif verb == ACCEPT:
            self.truce(g)
        else:
            self.parleyed()


def favoured(tactic: int) -> int:
    """The units that a tactic gives +1, where they are commanded (OP-8.2-3 to OP-8.2-5)."""
    if tactic == FRONTAL:
        return HEAVY_UNITS & FOOT_UNITS
    if tactic == ENVELOPMENT:
        return HEAVY_UNITS & CAVALRY_UNITS
    return SHOOTER_UNITS & ~HEAVY_UNITS if tactic == DETERRENCE else 0


def burdened(tactic: int) -> int:
    """The units that take half of the losses of whoever chose a tactic."""
    if tactic == FRONTAL:
        return FOOT_UNITS & ~SHOOTER_UNITS
    if tactic == ENVELOPMENT:
        return CAVALRY_UNITS
    return SHOOTER_UNITS if tactic == DETERRENCE else 0


def coming(fight: Battle) -> int:
    """The phase in which dice are thrown next: the one that has begun, until they are; at night no shots (OP-14-7)."""
    if fight.step in ("shelter", "choose_guarded", "volley", "switch"):
        return fight.phase
    if fight.phase >= LAST_BLOWS:
        return CHASE
    return MELEE if fight.effects & NIGHT else fight.phase + 1


def expectation(g: Optimus, fight: Battle, side: int) -> float:
    """PF that a side may expect to put HdC in the phase that comes next, with the tactic that is known; of the pursuit,
    if it wins."""
    phase = coming(fight)
    total = 0
    for unit in members(fight.counters_of(g, side, phase)):
        bonus, fd = fight.bonus_in(g, side, unit, phase), fight.fd_in(g, side, unit, phase)
        total += sum([score(g, unit, die + bonus, fd) for die in range(1, 7)])
    return total / 6
