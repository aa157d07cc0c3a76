# Textes de l’interface propres à ce jeu ; ceux du haut remplacent ceux de toutes les tables.

tab-empire = Empire
imp-first-aim = Le cinquième siècle, année après année. Le plus de points de victoire l’emporte ; une usurpation réussie fait échanger les camps, chacun gardant ses points.
imp-first-romanus = ROMAIN garde l’Empire : ses capitales, la paix civile, les peuples rebelles pacifiés par les armes.
imp-first-barbarus = BARBARE soulève les Peuples, fait proclamer des Usurpateurs, occupe zones et villes, fonde des Regna.
imp-first-values = Pion carré : ROMAIN ; à pans coupés : BARBARE. Chef : CC VS BT CP. Unité : PF-QU-BT, barrée si elle est affaiblie.
ur-pax = Pax Romana
ur-civil-war = Guerre civile { $half ->
    [occidens] en Occident
   *[other] en Orient
  }
step-draw = Tirage d’un stratagème par joueur
step-initiative = Jet d’initiative
step-initium = Stratagème Initiative
step-leaders = Entrée des chefs
step-risings = Soulèvements
step-usurpations = Usurpations
step-pax = Pax Romana ?
step-sequences = Nombre et partage des séquences
step-event = Événement de l’année
step-patricians = Nomination des Patrices
step-deaths = Mort des chefs
step-reinforcements = Renforts
step-movement = Mouvements
step-combat = Combats
step-exchange = Échange des camps
step-capitals = Capitales et ports
step-points = Points de victoire
step-adjustments = Ajustements
step-stratagems = Stratagèmes rendus
ur-exchanged = Les camps sont échangés.
ur-exchanged-now = Vous jouez désormais { $camp }, avec vos points et vos stratagèmes.
ur-capital = capitale impériale
ur-marker-capital = Capitale du Regnum : { $people }
ur-marker-council = Concile œcuménique
ur-marker-plague = Foyer de peste
ur-marker-epidemic = Épidémie de peste
ur-marker-held = Troupes retenues dans la capitale
ur-origin-T = famille de Théodose (T)
ur-origin-B = origine barbare (B)
ur-role-augustus = Augustus { $half ->
    [occidens] d’Occident
   *[other] d’Orient
  }
ur-role-patrician = Patrice { $half ->
    [occidens] d’Occident
   *[other] d’Orient
  }
ur-role-usurper = Usurpateur { $half ->
    [occidens] en Occident
   *[other] en Orient
  }
ur-role-standin = Régnera si l’usurpation réussit
ur-role-rex = Rex ({ $people })
ur-role-escort = Escorte de l’enfant empereur
ur-vacant = { $half ->
    [occidens] Pas d’Augustus en Occident
   *[other] Pas d’Augustus en Orient
  }
ur-no-patrician = Pas de Patrice
ur-capitals = Capitales impériales
ur-empty-capital = sans garnison
ur-ally = avec : { $people }
ur-subject = soumis aux Huns
ur-migrating = en migration
ur-beaten = vaincu par les armes

abbreviations-own = LI CO PA BU TB TR TN TG TP
abbr-LI = Limitanei, les troupes des frontières.
abbr-CO = Comitatenses, les armées de campagne des diocèses.
abbr-PA = Palatini, les troupes des empereurs.
abbr-BU = Buccellarii, la garde d’un chef.
abbr-TB = Table de bataille.
abbr-TR = Table des chefs romains : leur entrée et leur mort.
abbr-TN = Table des chefs barbares : leur entrée et leur mort.
abbr-TG = Table des chefs génériques romains.
abbr-TP = Table de déploiement des Palatini.
