# Texts of the interface that are this game's own; those at the head replace those of all tables.

tab-regions = Regions
tab-republic = Cicero
imp-when = { $year } BC · { $phase ->
    [over] end
   *[other] phase { $phase }
  }
imp-die-of-year = Leave the game after the year
imp-dies = leaves
imp-returns = Available again
imp-neutral = of neither camp
imp-first-aim = The civil wars, from 49 to 30 BC, year by year. There is one count of points: above 0 CAESARIAN wins, below it REPUBLICAN. If Cicero/Princeps comes to 5, both have lost.
imp-first-caesariani = CAESARIAN: Caesar, then his heirs. He plays party leader, legions and regions.
imp-first-republicani = REPUBLICAN: Pompey, the Senate, then Caesar’s assassins, and often the sea.
imp-first-values = Square counter: CAESARIAN; with cut corners: REPUBLICAN; round: of neither camp. Leader: CC SV TB PC. Unit: SP-QU-TB, struck through when weakened; V veterans, T recruits. Band along a zone: the camp that holds it.
step-draw = One stratagem drawn by each player
step-initiative = Initiative roll
step-leaders = Placing of leaders
step-recruits = Placing of recruits
step-returns = Return of non-Roman units
step-activation = Activation of a major People
step-geostrategy = Stratagems of phase C
step-sequences = Number and share of the sequences
step-event = Event of the year
step-seconds = Second party leader
step-dismissal = Dismissal of legions
step-movement = Movements
step-combat = Combats
step-republic = Cicero or Princeps
step-exchange = Change of camps
step-murder = Assassination of Caesar
step-control = Control of Roma and the regions
step-points = Victory points
step-adjustments = Adjustments, garrisons, recruitment
step-stratagems = Stratagems given back
aie-role-chief = party leader
aie-role-second = second party leader
aie-role-pretender = Pretender
aie-role-triumvir = triumvir
aie-sick = ill
aie-summoned = called to Roma
aie-held = held back
aie-grade-veteran = veterans
aie-grade-line = legion of the line
aie-grade-recruit = recruits
aie-one-face = does not change camp
aie-assassin = assassin of Caesar
aie-last = until { $year }
aie-roma = Roma
aie-outside = outside the Republic
aie-marker-control = { $region }: region controlled by { $camp }
aie-marker-triumvir = { $region }: region of the triumvir { $leader }
aie-marker-roma = Roma is { $camp }
aie-marker-plague = Source of plague
aie-intrigue = Intrigue in the Senate
aie-coup = Coup d’État
aie-janus = Gates of Janus closed
aie-count = { $side ->
    [1] { $count } VP for CAESARIAN
    [-1] { $count } VP for REPUBLICAN
   *[other] Count at 0
  }
aie-cicero = { $head ->
    [princeps] Princeps
   *[cicero] Cicero
  } { $n }/5
aie-played-by = played by { $camp }
aie-faithful = faithful to { $camp }
aie-guest = led also by { $leader }
aie-lasting = does not change camp
aie-back = out of reach until { $year }
aie-control-worth = { $n ->
    [0] 0 VP
   *[other] { $n } VP a year
  }
aie-points = { $n ->
    [one] { $n } control point
   *[other] { $n } control points
  }
aie-garrison = Garrison: { $present } legions present, { $least } at least
aie-legions = Legions of { $camp }
aie-recruits = { $n ->
    [one] recruits { $n } unit:
   *[other] recruits { $n } units:
  }
aie-due = recruited:
aie-on-map = { $n } legions on the map
aie-reserve = { $n } in reserve
aie-trends = If the year ended now
aie-no-trend = The marker would not move.
aie-prospects = VP of phase F, were it judged now
aie-no-prospect = Nobody would score any.
aie-track = Death of the Republic
aie-track-now = Cicero/Princeps is at { $n } of 5
aie-track-end = at 5 all have lost
aie-common-count = Common count
aie-leaders = Party { $camp }
aie-no-chief = No party leader
aie-triumvirs = Regions of the triumvirs
aie-turn-track = Turn track
aie-murdered = Caesar has been assassinated; his assassins are to be punished.
aie-avenged = Caesar has been assassinated, and avenged.
aie-control = { $n ->
    [one] { $n } control point
   *[other] { $n } control points
  }

abbreviations-own = TC SC
abbr-TC = The entry table of Roman leaders.
abbr-SC = The scenarios, in the rules.
