# Texts of the interface that are this game's own; those at the top come before those of all tables.

tab-empire = Empire
imp-first-aim = The fifth century, year by year. Most victory points win; a successful usurpation makes the players exchange camps, each keeping his points.
imp-first-romanus = ROMAN keeps the Empire: its capitals, the civil peace, rebellious Peoples pacified by arms.
imp-first-barbarus = BARBARIAN raises the Peoples, has Usurpers proclaimed, occupies zones and towns, founds Regna.
imp-first-values = Square counter: ROMAN; with cut corners: BARBARIAN. Leader: CC SV TB PC. Unit: SP-QU-TB, with a bar across it when weakened.
ur-pax = Pax Romana
ur-civil-war = Civil war { $half ->
    [occidens] in the West
   *[other] in the East
  }
step-draw = Each player draws a stratagem
step-initiative = Roll for initiative
step-initium = Stratagem Initiative
step-leaders = Leaders enter
step-risings = Risings
step-usurpations = Usurpations
step-pax = Pax Romana?
step-sequences = Number and share of sequences
step-event = Event of the year
step-patricians = Naming of Patricians
step-deaths = Deaths of leaders
step-reinforcements = Reinforcements
step-movement = Movement
step-combat = Combat
step-exchange = Exchange of camps
step-capitals = Capitals and ports
step-points = Victory points
step-adjustments = Adjustments
step-stratagems = Stratagems given back
ur-exchanged = The camps are exchanged.
ur-exchanged-now = You now play { $camp }, with your points and your stratagems.
ur-capital = imperial capital
ur-marker-capital = Capital of the Regnum: { $people }
ur-marker-council = Ecumenical council
ur-marker-plague = Seat of plague
ur-marker-epidemic = Epidemic of plague
ur-marker-held = Troops held in the capital
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
ur-ally = with: { $people }
ur-subject = subject to the Huns
ur-migrating = migrating
ur-beaten = beaten by arms

abbreviations-own = LI CO PA BU TR TN TG TP
abbr-LI = Limitanei, the troops of the frontiers.
abbr-CO = Comitatenses, the field armies of the dioceses.
abbr-PA = Palatini, the troops of the emperors.
abbr-BU = Buccellarii, the guard of a leader.
abbr-TR = The table of Roman leaders: their entry and their death.
abbr-TN = The table of Barbarian leaders: their entry and their death.
abbr-TG = The table of generic Roman leaders.
abbr-TP = The deployment table of the Palatini.
