# Textes de l’interface propres à ce jeu ; ceux du haut remplacent ceux de toutes les tables.

tab-regions = Régions
tab-republic = Cicero
imp-when = { $year } av. J.-{"\u2060"}C. · { $phase ->
    [over] fin
   *[other] phase { $phase }
  }
imp-die-of-year = Quittent le jeu après l’année
imp-dies = part
imp-returns = De nouveau disponibles
imp-neutral = sans camp
imp-first-aim = Les guerres civiles, de 49 à 30 av. J.-{"\u2060"}C., année après année. Un seul compte de points : au-dessus de 0, CÉSARIEN l’emporte ; au-dessous, RÉPUBLICAIN. Si Cicero/Princeps atteint 5, les deux ont perdu.
imp-first-caesariani = CÉSARIEN : César, puis ses héritiers. Il joue chef de parti, légions et régions.
imp-first-republicani = RÉPUBLICAIN : Pompée, le Sénat, puis les assassins de César, et souvent la mer.
imp-first-values = Pion carré : CÉSARIEN ; à pans coupés : RÉPUBLICAIN ; rond : sans camp. Chef : CC VS BT CP. Unité : PF-QU-BT, barrée si elle est affaiblie ; V vétérans, T recrues. Liseré d’une zone : le camp qui la tient.
step-draw = Tirage d’un stratagème par joueur
step-initiative = Jet d’initiative
step-leaders = Placement des chefs
step-recruits = Placement des recrues
step-returns = Retour des unités non romaines
step-activation = Activation d’un Peuple majeur
step-geostrategy = Stratagèmes de la phase C
step-sequences = Nombre et partage des séquences
step-event = Événement de l’année
step-seconds = Second chef de parti
step-dismissal = Licenciement des légions
step-movement = Mouvements
step-combat = Combats
step-republic = Cicero ou Princeps
step-exchange = Changement de camps
step-murder = Assassinat de César
step-control = Contrôle de Roma et des régions
step-points = Points de victoire
step-adjustments = Ajustements, garnisons, recrutement
step-stratagems = Stratagèmes rendus
aie-role-chief = chef de parti
aie-role-second = second chef de parti
aie-role-pretender = Prétendant
aie-role-triumvir = triumvir
aie-sick = malade
aie-summoned = appelé à Roma
aie-held = retenu
aie-grade-veteran = vétérans
aie-grade-line = légion de ligne
aie-grade-recruit = recrues
aie-one-face = ne change pas de camp
aie-assassin = assassin de César
aie-last = jusqu’en { $year }
aie-roma = Roma
aie-outside = hors de la République
aie-marker-control = { $region } : région contrôlée par { $camp }
aie-marker-triumvir = { $region } : région du triumvir { $leader }
aie-marker-roma = Roma est à { $camp }
aie-marker-plague = Foyer de peste
aie-intrigue = Intrigue au Sénat
aie-coup = Coup d’État
aie-janus = Portes de Janus fermées
aie-count = { $side ->
    [1] { $count } PV pour CÉSARIEN
    [-1] { $count } PV pour RÉPUBLICAIN
   *[other] Compte à 0
  }
aie-cicero = { $head ->
    [princeps] Princeps
   *[cicero] Cicero
  } { $n }/5
aie-played-by = joué par { $camp }
aie-faithful = fidèle à { $camp }
aie-guest = mené aussi par { $leader }
aie-lasting = ne change pas de camp
aie-back = hors d’atteinte jusqu’en { $year }
aie-control-worth = { $n ->
    [0] 0 PV
   *[other] { $n } PV par an
  }
aie-points = { $n ->
    [one] { $n } point de contrôle
   *[other] { $n } points de contrôle
  }
aie-garrison = Garnison : légions présentes { $present }, { $least } au moins
aie-legions = Légions de { $camp }
aie-recruits = { $n ->
    [one] recrute { $n } unité :
   *[other] recrute { $n } unités :
  }
aie-due = recrutés :
aie-on-map = { $n } légions sur la carte
aie-reserve = { $n } en réserve
aie-trends = Si l’année finissait maintenant
aie-no-trend = Le marqueur ne bougerait pas.
aie-prospects = PV de la phase F, si elle était jugée maintenant
aie-no-prospect = Personne n’en marquerait.
aie-track = Mort de la République
aie-track-now = Cicero/Princeps est à { $n } sur 5
aie-track-end = à 5, tous ont perdu
aie-common-count = Compte commun
aie-leaders = Parti { $camp }
aie-no-chief = Pas de chef de parti
aie-triumvirs = Régions des triumvirs
aie-turn-track = Piste des tours
aie-murdered = César est assassiné ; ses assassins sont à châtier.
aie-avenged = César est assassiné et vengé.
aie-control = { $n } PC

abbreviations-own = PC TB TC SC
abbr-PC = Points de contrôle d’une région.
abbr-TB = Table des combats.
abbr-TC = Table d’entrée des chefs romains.
abbr-SC = Les scénarios, dans les règles.
