# Texts of the interface that the games of the Imperator family share; those of each game come before them.

first-choose = Choose: a button of the list, or a zone or counter that glows on the map. On the keyboard: the number on the button.
first-why = A click on a zone or counter that does not glow shows what is there, and the rule that forbids it. A number after § opens its rule.
inspector = Chosen zone
tab-sequence = Turn
tab-peoples = Peoples
tab-calendar = Dates
tab-score = VP
end-losses = Units and leaders lost
imp-when = { $year } · { $phase ->
    [deployment] deployment
    [over] the end
   *[other] phase { $phase }
  }
imp-you = you
imp-vp = VP
imp-hand-count = { $n ->
    [0] no stratagem
    [one] { $n } stratagem
   *[other] { $n } stratagems
  }
imp-sequences-left = { $n ->
    [0] No sequence left
    [one] { $n } sequence left
   *[other] { $n } sequences left
  }
imp-sequences = sequences left
imp-sequence-of = sequence of { $camp }
imp-initiative = Initiative
imp-year = Year
imp-years = The years of the scenario
imp-phase-deployment = Deployment
imp-phase-A = Stratagems
imp-phase-B = Initiative
imp-phase-C = Geostrategy
imp-phase-D = Administration
imp-phase-E = Movement and combat
imp-phase-F = Review of the campaign
imp-event = Event of the year: no. { $number }
imp-march = March in progress
imp-march-points = { $left } of { $total } MP
imp-march-group = { $n ->
    [0] alone
    [one] { $n } unit, { $force } SP
   *[other] { $n } units, { $force } SP
  }
imp-force = { $n ->
    [0] no unit
    [one] { $n } unit, { $force } SP
   *[other] { $n } units, { $force } SP
  }
imp-pf = { $n } SP
imp-battle = Battle: { $zone }
imp-attacker = Attack
imp-defender = Defence
imp-aboard = aboard
imp-fold = Fold
imp-unfold = Unfold
imp-odds = Odds { $odds }, column { $column }
imp-column = Column
imp-die = Die
imp-outlook = What each face of the die would bring
imp-outlook-cell = Die { $die }: attack { $attack }; defence { $defence }; winner { $camp }
imp-line = line { $line ->
    [-2] “−2 and less”
    [-1] −1
    [9] “9 and more”
   *[other] { $line }
  }
imp-winner = Winner: { $camp }
imp-home-of = home of: { $people }
imp-town = town
imp-port = port
imp-sea = Sea zone
imp-holder = held by { $camp }
imp-empty = Nobody.
imp-weak = weakened
imp-rebel = civil war
imp-moved = has moved
imp-unit-values = SP { $force } · QU { $quality } · TB { $tactics }
imp-leader-values = CC { $command } · SV { $strategy } · TB { $tactics } · PC { $politics }
imp-guards = guard of { $leader }
imp-major = major
imp-minor = minor
imp-people-units = { $standing } of { $total } units on the map, { $weak } of them weakened; { $lost } lost
imp-this-year = this year
imp-next-year = next year
imp-enter = Enter
imp-die-of-year = May die
imp-returns = Return
imp-nobody = nobody
imp-neutral = of neither camp
imp-dies = dies
imp-under = { $under ->
    [1] dies on 0
   *[other] dies under { $under }
  }
imp-phases = { $phases ->
    [B] phase B
    [C] phase C
    [E] phase E
    [F] phase F
   *[other] phases { $phases }
  }
imp-once = removed from the game after use
imp-side-both = for both camps
imp-hand-hidden = { $n ->
    [one] { $n } stratagem, face down
   *[other] { $n } stratagems, face down
  }
imp-hand-empty = No stratagem in hand.
imp-reason = Points for
imp-no-points = No point has been scored yet.
imp-side = for { $camp }
imp-cost = { $n } MP
imp-favour = stratagems

imp-sum-moved = { $n ->
    [one] moved one group
   *[other] moved { $n } groups
}
imp-sum-fought = { $n ->
    [one] fought a battle ({ $place })
   *[other] fought { $n } battles
}{ $fallen ->
    [0] { "" }
    [one] : one unit eliminated
   *[other] : { $fallen } units eliminated
}
imp-sum-played = { $n ->
    [one] played a stratagem
   *[other] played { $n } stratagems
}

imp-fights = March upon the enemy
imp-fight-choice = Attack { $zone } ({ $column }): { $percent }
imp-fight-short = { $zone } ({ $column }): { $percent }
imp-fight-title = The chance to win the battle with the group in hand: SP { $attack } to { $defence }, column { $column }, die { $die }, if the defender stays and nobody plays a stratagem.

## Abbreviations: the list, then what each means; a game adds its own (abbreviations-own).

abbreviations = CC SV TB PC SP QU MP VP MCS TE
abbr-CC = Command capacity: how many units the leader takes along.
abbr-SV = Strategic value of the leader.
abbr-TB = Tactical bonus, which counts in battles; in the rules also the battle table.
abbr-PC = Political capacity of the leader.
abbr-SP = Strength points of a unit, which battles compare.
abbr-QU = Quality of a unit.
abbr-MP = Movement points.
abbr-VP = Victory points.
abbr-MCS = Movement-combat sequence: all moves of one camp, then all its combats.
abbr-TE = The event table.
