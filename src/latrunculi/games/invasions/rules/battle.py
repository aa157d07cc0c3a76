"""XX: a battle from its beginning to the retreat of the loser."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import DETERMINATION
from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, NONE
from latrunculi.games.invasions.components.counters import FLEETS, HORDES, LIMITES, NATION_OF, OF_NATION
from latrunculi.games.invasions.components.nations import LOCALS, NOMADS
from latrunculi.games.invasions.rules import advanced, bonds, counsel, leaders, pools, relations, trails, verdict
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, FIGHTERS, Clash
from latrunculi.games.invasions.rules.counsel import Counsel
from latrunculi.games.invasions.rules.fates import Fates
from latrunculi.games.invasions.rules.fire import Fire
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Side
from latrunculi.games.invasions.rules.losses import foreigners, sturdy
from latrunculi.games.invasions.rules.melee import Melee
from latrunculi.games.invasions.rules.ordeal import AdvancedMelee, Withdrawal
from latrunculi.games.invasions.rules.pillage import Trove
from latrunculi.games.invasions.rules.recovery import Recovery
from latrunculi.games.invasions.rules.refuge import Refuge
from latrunculi.games.invasions.rules.retreat import companies, withdraw
from latrunculi.games.invasions.rules.state import KINGDOM, LAND, MOST_STEPS, Invasions
from latrunculi.games.invasions.rules.vassals import Submission, may_subjugate, ruined
from latrunculi.games.invasions.rules.words_battle import BATTLE, DRAWN, LIMES_LOST, WON
from latrunculi.games.invasions.rules.words_envoys import CHANGED_SIDES
from latrunculi.kernel.actions import BIT, members


class Battle(Clash):
    """The battle of two sides: `Battle(attacker, defender, place, [attackers, defenders], intercepted)`.

    The masks hold all pieces that take part, leaders, hordes and a limes beside units included; at sea the fleets and
    the leader of a pile each, without a round of fire. The answer is the nation that leads the winning side, NONE for a
    draw at sea. On land the loser has retreated then, with all that his nations have in the province.
    """

    NAME = "battle"
    FORMER = {"ambusher": ""}

    def start(self, g: Invasions) -> None:
        """Count the sides (XX.K-3), and who is in whose service, once deserters have gone over (XXX.H-5)."""
        g.emit(BATTLE, (self.attacker, self.defender, self.place))
        for side in (ATTACKER, DEFENDER):
            self.desert(g, side)
        self.guests = (self.engaged[ATTACKER] | self.engaged[DEFENDER]) & g.passing
        hired = foreigners(g, self.engaged[ATTACKER] | self.engaged[DEFENDER])
        for nation in members(g.nations) if hired else ():
            mercenaries = g.army[nation] & hired
            if mercenaries:
                self.hired += [nation, mercenaries]
        for side in (ATTACKER, DEFENDER):
            support = bool(self.hordes(g, side)) + bool(self.present(g, side) & LIMITES) if side == DEFENDER else 0
            self.strength[side] = self.units(g, side).bit_count() + support
            self.rerolls[side] = pools.rerolls(g, self, side)
        self.whole = sturdy(g, self.engaged[ATTACKER] | self.engaged[DEFENDER]) & FLEETS
        if not (self.at_sea and self.intercepted):  # there it is the other who has sought battle
            bonds.attack(g, self.nations(g, ATTACKER), self.nations(g, DEFENDER))
        self.step = "melee" if self.at_sea else "fire"
        g.call(Counsel(moment=counsel.NAVAL if self.at_sea else counsel.BEFORE))

    def desert(self, g: Invasions, side: Side) -> None:
        """XXX.H-5: mercenaries for an activation do not fight their own nation: they change sides."""
        engaged, others = self.units(g, side), self.engaged[1 - side]
        for unit in members(engaged & g.passing):
            nation = NATION_OF[unit]
            if g.army[nation] & OF_NATION[nation] & others:
                g.lend(unit, nation)
                self.engaged[side] &= ~BIT[unit]
                self.engaged[1 - side] |= BIT[unit]
                g.emit(CHANGED_SIDES, (nation, unit))

    # ------------------------------------------------------------------ rounds (XX.D, XX.H, XXI.F)

    def fire(self, g: Invasions) -> None:
        """XX.A-5: first the fire round, unless a side has gone over before (XXX.H-5)."""
        for side in (ATTACKER, DEFENDER):
            if not self.present(g, side) & (FIGHTERS | HORDES):
                self.victor = 1 - side
                self.announce(g)
                self.step = "recover"
                return
        self.step = "after_fire"
        g.call(Fire())

    def after_fire(self, g: Invasions) -> None:
        """XX.D-12: no melee where one side is gone."""
        if self.decided(g):
            self.step = "judge"
        else:
            self.step = "melee"
            g.call(Counsel(moment=counsel.MELEE))

    def melee(self, g: Invasions) -> None:
        """A round of melee; at sea always with combat dice (XXV.C-3)."""
        self.step = "after_melee"
        g.call(AdvancedMelee() if g.advanced and not self.at_sea else Melee())

    def after_melee(self, g: Invasions) -> None:
        """XXI.F-2, XXI.F-3: in advanced combat a second round, unless one side is gone or concedes."""
        more = g.advanced and not self.at_sea and self.fought < advanced.ROUNDS
        if more and not self.decided(g):
            self.step = "after_withdrawal"
            g.call(Withdrawal())
        else:
            self.step = "judge"

    def after_withdrawal(self, g: Invasions) -> None:
        """XXI.F-3: who concedes has lost; no leader is tested, as none has lost his pile. Cards count all the same."""
        if g.answer:
            self.victor = 2 - g.answer
            self.announce(g)
            self.step = "recover"
            g.call(Counsel(moment=counsel.VICTORY))
        else:
            self.step = "melee"

    def decided(self, g: Invasions) -> bool:
        """Whether a side has nobody left."""
        return self.wiped_out(g, ATTACKER) or self.wiped_out(g, DEFENDER)

    # ------------------------------------------------------------------ the upshot (XX.I to XX.L)

    def judge(self, g: Invasions) -> None:
        """XX.I: who has won? Then cards that count after a victory; nobody has any after a draw, but where both piles
        are sunk their leaders are (XXV.C-8)."""
        self.victor = verdict.winner(g, self)
        if self.victor == NONE:
            g.emit(DRAWN, (self.place,))
            self.step = "recover"
            g.call(Fates())
        else:
            self.step = "victory"
            g.call(Counsel(moment=counsel.VICTORY))

    def victory(self, g: Invasions) -> None:
        """The card Determination lets a melee more be fought; else it is settled."""
        again = (self.effects[ATTACKER] | self.effects[DEFENDER]) & BIT[DETERMINATION]
        if again:
            self.effects = [mask & ~BIT[DETERMINATION] for mask in self.effects]
            self.step = "melee"
            return
        self.announce(g)
        self.step = "recover"
        g.call(Fates())

    def announce(self, g: Invasions) -> None:
        """Say who has won."""
        g.emit(WON, (self.leading(self.victor), self.leading(1 - self.victor), self.place))

    def recover(self, g: Invasions) -> None:
        """XX.K: what each side gets back, once it is known whose hordes are taken."""
        taken = self.captured(g)
        chooser = [self.attacker, self.defender]
        if taken and self.nomadic(g) and self.wild():
            chooser[1 - self.victor] = self.suzerain(g)
        self.captives = taken | self.fallen(g)
        self.step = "submit"
        g.call(Recovery(chooser))

    def submit(self, g: Invasions) -> None:
        """XX.H-7, XXIX.C-2: nations whose hordes are taken submit to the victor, and kingdoms without a capital."""
        self.step = "withdraw"
        for nation in members(self.captives):
            if not g.barbarian(nation):
                g.call(Trove(self.suzerain(g), nation, self.place))
            g.call(Submission(nation, self.suzerain(g), self.place))

    def withdraw(self, g: Invasions) -> None:
        """XX.L: the loser retreats; a limes does not (XX.L-12). At sea nobody does (XXV.C-7)."""
        self.step = "close"
        if self.at_sea or self.victor == NONE:
            return
        loser = 1 - self.victor
        for limes in members(self.present(g, loser) & LIMITES):
            g.emit(LIMES_LOST, (self.place,))
            g.lose(limes)
        self.retreat(g, loser)
        if not self.units(g, self.victor) and self.leaders(g, self.victor):
            g.call(Refuge(self.leading(self.victor), self.place, self.leaders(g, self.victor)))

    def retreat(self, g: Invasions, loser: Side) -> None:
        """XX.L-7, XX.L-8: the attacker goes back to where he came from, the defender nowhere near it.

        Who had been set aside there goes on with the steps that he has left (XX.L-10). Each seat leads its own.
        """
        group = self.retreating(g, loser)
        came = trails.origins(g, self.place, self.engaged[ATTACKER])
        barred, first = (came, 0) if loser == DEFENDER else (0, came)
        through = g.passages if loser == ATTACKER else 0
        withdraw(g, self.place, companies(g, self.leading(loser), group), self.aside, barred, first, through)

    def retreating(self, g: Invasions, loser: Side) -> Pieces:
        """All that the nations of a side have in the province, but for hordes taken and what goes with them."""
        found = 0
        for nation in members(self.nations(g, loser) & ~self.captives):
            found |= g.army[nation]
        return found & g.inside[self.place] & ~LIMITES

    # ------------------------------------------------------------------ hordes (XX.H-7)

    def suzerain(self, g: Invasions) -> Nation:
        """To whom the beaten submit: who leads the victors or, if it may not subjugate anybody, who of them may and has
        most units there; if nobody may, who leads them (XXVIII.E-6, XXIX.F-5)."""
        leading = self.leading(self.victor)
        able = [n for n in members(self.nations(g, self.victor)) if may_subjugate(g, n)]
        if leading in able or not able:
            return leading
        units = self.units(g, self.victor)
        return max(able, key=lambda n: ((g.army[n] & units).bit_count(), -n))

    def nomadic(self, g: Invasions) -> bool:
        """Whether it is to nomads."""
        return relations.nomadic(g, self.suzerain(g))

    def wild(self) -> bool:
        """Whether the battle is in barbarian land."""
        return bool(LAND & BARBARIAN_LAND & BIT[self.place])

    def captured(self, g: Invasions) -> Nations:
        """The nations whose hordes the victor takes; who may not subjugate takes none (XXVIII.E-6)."""
        if self.victor == NONE or self.at_sea or not may_subjugate(g, self.suzerain(g)):
            return 0
        loser = 1 - self.victor
        nomads = self.nomadic(g) and self.wild()
        gone = self.wiped_out(g, loser)
        found = 0
        for horde in members(self.hordes(g, loser)):
            nation = NATION_OF[horde]
            if self.taken(nation, loser, gone, nomads):
                found |= BIT[nation]
        return found

    def taken(self, nation: Nation, loser: Side, gone: bool, nomads: bool) -> bool:
        """XXIX.B-1, XXIX.B-5, XXIX.B-8: whether a horde of the losing side is taken."""
        if loser == ATTACKER:
            return bool(self.touched & BIT[ATTACKER]) or (gone and nomads)
        return gone or (nomads and not NOMADS & BIT[nation])

    def fallen(self, g: Invasions) -> Nations:
        """XXIX.C-2: the kingdoms without a capital, with three provinces at most, whose pile is gone and their leader.

        A kingdom without a leader has none to lose.
        """
        if self.victor == NONE or self.at_sea or not self.wiped_out(g, 1 - self.victor):
            return 0
        if not may_subjugate(g, self.suzerain(g)):
            return 0
        beaten = members(self.nations(g, 1 - self.victor) & ~LOCALS)
        homeless = [n for n in beaten if g.status[n] == KINGDOM and g.capital[n] == NONE and ruined(g, n)]
        return sum([BIT[n] for n in homeless if leaders.ruler(g, n) == NONE])

    # ------------------------------------------------------------------ the end

    def close(self, g: Invasions) -> None:
        """A horde that has found no way out submits, too; an attacker who has lost marches no more."""
        submitting = []
        if self.victor != NONE and not self.at_sea:
            loser = 1 - self.victor
            submitting = [NATION_OF[horde] for horde in members(self.retreating(g, loser) & HORDES)]
            if loser == ATTACKER and self.intercepted:
                g.spend(self.engaged[ATTACKER], MOST_STEPS)
        self.step = "over"
        for nation in submitting:
            g.call(Submission(nation, self.suzerain(g), self.place))

    def over(self, g: Invasions) -> None:
        """Who has won."""
        g.answer = NONE if self.victor == NONE else self.leading(self.victor)
        g.end()
