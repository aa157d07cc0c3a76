# Texts of the interface that are this game's own; those at the top come before those of all tables.

inspector = Chosen zone
first-choose = Choose: a button of the list, or a zone or counter that glows on the map. On the keyboard: the figure of the button.
first-why = A click on a zone or counter that does not glow shows what is there, and the rule that forbids it. A number after § opens its rule.
tab-sequence = Turn
tab-peoples = Peoples
tab-empire = Empire
tab-calendar = Dates
tab-score = VP
end-losses = Units and leaders lost

ur-when = { $year } · { $phase ->
    [deployment] deployment
    [over] the end
   *[other] phase { $phase }
  }
ur-first-aim = The fifth century, year by year. Most victory points win; a successful usurpation makes the players exchange camps, each keeping his points.
ur-first-roman = ROMAN keeps the Empire: its capitals, the civil peace, rebellious Peoples pacified by arms.
ur-first-barbarian = BARBARIAN raises the Peoples, has Usurpers proclaimed, occupies zones and towns, founds Regna.
ur-first-values = Square counter: ROMAN; with cut corners: BARBARIAN. Leader: CC SV TB PC. Unit: SP-QU-TB, with a bar across it when weakened.
ur-you = you
ur-vp = VP
ur-hand-count = { $n ->
    [0] no stratagem
    [one] { $n } stratagem
   *[other] { $n } stratagems
  }
ur-sequences-left = { $n ->
    [0] No sequence left
    [one] { $n } sequence left
   *[other] { $n } sequences left
  }
ur-sequences = sequences left
ur-sequence-of = sequence of { $camp }
ur-initiative = Initiative
ur-year = Year
ur-years = The years of the scenario
ur-pax = Pax Romana
ur-civil-war = Civil war { $half ->
    [occidens] in the West
   *[other] in the East
  }
ur-phase-deployment = Deployment
ur-phase-A = Stratagems
ur-phase-B = Initiative
ur-phase-C = Geostrategy
ur-phase-D = Administration
ur-phase-E = Movement and combat
ur-phase-F = Review of the campaign
ur-step-draw = Each player draws a stratagem
ur-step-initiative = Roll for initiative
ur-step-initium = Stratagem Initiative
ur-step-leaders = Leaders enter
ur-step-risings = Risings
ur-step-usurpations = Usurpations
ur-step-pax = Pax Romana?
ur-step-sequences = Number and share of sequences
ur-step-event = Event of the year
ur-step-patricians = Naming of Patricians
ur-step-deaths = Deaths of leaders
ur-step-reinforcements = Reinforcements
ur-step-movement = Movement
ur-step-combat = Combat
ur-step-exchange = Exchange of camps
ur-step-capitals = Capitals and ports
ur-step-points = Victory points
ur-step-adjustments = Adjustments
ur-step-stratagems = Stratagems given back
ur-event = Event of the year: no. { $number }
ur-march = March in progress
ur-march-points = { $left } of { $total } MP
ur-march-group = { $n ->
    [0] alone
    [one] { $n } unit, { $force } SP
   *[other] { $n } units, { $force } SP
  }
ur-exchanged = The camps are exchanged.
ur-exchanged-now = You now play { $camp }, with your points and your stratagems.
ur-force = { $n ->
    [0] no unit
    [one] { $n } unit, { $force } SP
   *[other] { $n } units, { $force } SP
  }
ur-pf = { $n } SP
ur-battle = Battle: { $zone }
ur-attacker = Attack
ur-defender = Defence
ur-fold = Fold
ur-unfold = Unfold
ur-odds = Odds { $odds }, column { $column }
ur-column = Column
ur-die = Die
ur-outlook = What each face of the die would bring
ur-outlook-cell = Die { $die }: attack { $attack }; defence { $defence }; winner { $camp }
ur-line = line { $line ->
    [-2] “−2 and less”
    [-1] −1
    [9] “9 and more”
   *[other] { $line }
  }
ur-winner = Winner: { $camp }
ur-home-of = home of: { $people }
ur-capital = imperial capital
ur-town = town
ur-port = port
ur-sea = Sea zone
ur-empty = Nobody.
ur-marker-capital = Capital of the Regnum: { $people }
ur-marker-council = Ecumenical council
ur-marker-plague = Seat of plague
ur-marker-epidemic = Epidemic of plague
ur-marker-held = Troops held in the capital
ur-weak = weakened
ur-rebel = civil war
ur-moved = has moved
ur-unit-values = SP { $force } · QU { $quality } · TB { $tactics }
ur-leader-values = CC { $command } · SV { $strategy } · TB { $tactics } · PC { $politics }
ur-guards = guard of { $leader }
ur-origin-T = family of Theodosius (T)
ur-origin-B = of barbarian origin (B)
ur-role-augustus = Augustus of the { $half ->
    [occidens] West
   *[other] East
  }
ur-role-patrician = Patrician of the { $half ->
    [occidens] West
   *[other] East
  }
ur-role-usurper = Usurper in the { $half ->
    [occidens] West
   *[other] East
  }
ur-role-standin = Will reign if the usurpation succeeds
ur-role-rex = Rex ({ $people })
ur-role-escort = Escort of the child emperor
ur-vacant = { $half ->
    [occidens] No Augustus in the West
   *[other] No Augustus in the East
  }
ur-no-patrician = No Patrician
ur-capitals = Imperial capitals
ur-empty-capital = no garrison
ur-major = major
ur-minor = minor
ur-ally = with: { $people }
ur-subject = subject to the Huns
ur-migrating = migrating
ur-beaten = beaten by arms
ur-people-units = { $standing } of { $total } units on the map, { $weak } of them weakened; { $lost } lost
ur-this-year = this year
ur-next-year = next year
ur-enter = Enter
ur-die-of-year = May die
ur-returns = Return
ur-nobody = nobody
ur-dies = dies
ur-under = { $under ->
    [1] dies on 0
   *[other] dies under { $under }
  }
ur-phases = { $phases ->
    [B] phase B
    [C] phase C
    [E] phase E
    [F] phase F
   *[other] phases { $phases }
  }
ur-once = removed from the game after use
ur-side-romanus = for ROMAN
ur-side-barbarus = for BARBARIAN
ur-side-both = for both camps
ur-why-not = Why not now?
ur-hand-hidden = { $n ->
    [one] { $n } stratagem, face down
   *[other] { $n } stratagems, face down
  }
ur-hand-empty = No stratagem in hand.
ur-reason = Points for
ur-no-points = No point has been scored yet.
