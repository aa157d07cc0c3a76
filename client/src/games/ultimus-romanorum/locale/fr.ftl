# Textes de l’interface propres à ce jeu ; ceux du haut remplacent ceux de toutes les tables.

inspector = Zone choisie
first-choose = Choisir : un bouton de la liste, ou une zone ou un pion qui brille sur la carte. Au clavier : le chiffre du bouton.
first-why = Cliquer sur une zone ou un pion qui ne brille pas montre ce qui s’y trouve, et la règle qui l’interdit. Un numéro précédé de § ouvre sa règle.
tab-sequence = Tour
tab-peoples = Peuples
tab-empire = Empire
tab-calendar = Dates
tab-score = PV
end-losses = Unités et chefs perdus

ur-when = { $year } · { $phase ->
    [deployment] déploiement
    [over] fin
   *[other] phase { $phase }
  }
ur-first-aim = Le cinquième siècle, année après année. Le plus de points de victoire l’emporte ; une usurpation réussie fait échanger les camps, chacun gardant ses points.
ur-first-roman = ROMAIN garde l’Empire : ses capitales, la paix civile, les peuples rebelles pacifiés par les armes.
ur-first-barbarian = BARBARE soulève les Peuples, fait proclamer des Usurpateurs, occupe zones et villes, fonde des Regna.
ur-first-values = Pion carré : ROMAIN ; à pans coupés : BARBARE. Chef : CC VS BT CP. Unité : PF-QU-BT, barrée si elle est affaiblie.
ur-you = vous
ur-vp = PV
ur-hand-count = { $n ->
    [0] aucun stratagème
    [one] { $n } stratagème
   *[other] { $n } stratagèmes
  }
ur-sequences-left = { $n ->
    [0] Plus de séquence à jouer
    [one] Encore { $n } séquence
   *[other] Encore { $n } séquences
  }
ur-sequences = séquences restantes
ur-sequence-of = séquence de { $camp }
ur-initiative = Initiative
ur-year = Année
ur-years = Les années du scénario
ur-pax = Pax Romana
ur-civil-war = Guerre civile { $half ->
    [occidens] en Occident
   *[other] en Orient
  }
ur-phase-deployment = Déploiement
ur-phase-A = Stratagèmes
ur-phase-B = Initiative
ur-phase-C = Géostratégie
ur-phase-D = Administration
ur-phase-E = Mouvements et combats
ur-phase-F = Bilan de la campagne
ur-step-draw = Tirage d’un stratagème par joueur
ur-step-initiative = Jet d’initiative
ur-step-initium = Stratagème Initiative
ur-step-leaders = Entrée des chefs
ur-step-risings = Soulèvements
ur-step-usurpations = Usurpations
ur-step-pax = Pax Romana ?
ur-step-sequences = Nombre et partage des séquences
ur-step-event = Événement de l’année
ur-step-patricians = Nomination des Patrices
ur-step-deaths = Mort des chefs
ur-step-reinforcements = Renforts
ur-step-movement = Mouvements
ur-step-combat = Combats
ur-step-exchange = Échange des camps
ur-step-capitals = Capitales et ports
ur-step-points = Points de victoire
ur-step-adjustments = Ajustements
ur-step-stratagems = Stratagèmes rendus
ur-event = Événement de l’année : n° { $number }
ur-march = Marche en cours
ur-march-points = { $left } PM sur { $total }
ur-march-group = { $n ->
    [0] seul
    [one] { $n } unité, { $force } PF
   *[other] { $n } unités, { $force } PF
  }
ur-exchanged = Les camps sont échangés.
ur-exchanged-now = Vous jouez désormais { $camp }, avec vos points et vos stratagèmes.
ur-force = { $n ->
    [0] sans unité
    [one] { $n } unité, { $force } PF
   *[other] { $n } unités, { $force } PF
  }
ur-pf = { $n } PF
ur-battle = Bataille : { $zone }
ur-attacker = Attaque
ur-defender = Défense
ur-fold = Replier
ur-unfold = Déplier
ur-odds = Rapport { $odds }, colonne { $column }
ur-column = Colonne
ur-die = Dé
ur-outlook = Ce que donnerait chaque face du dé
ur-outlook-cell = Dé { $die } : attaque { $attack } ; défense { $defence } ; vainqueur { $camp }
ur-line = ligne { $line ->
    [-2] « −2 et moins »
    [-1] −1
    [9] « 9 et plus »
   *[other] { $line }
  }
ur-winner = Vainqueur : { $camp }
ur-home-of = territoire d’origine : { $people }
ur-capital = capitale impériale
ur-town = ville
ur-port = port
ur-sea = Zone maritime
ur-empty = Personne.
ur-marker-capital = Capitale du Regnum : { $people }
ur-marker-council = Concile œcuménique
ur-marker-plague = Foyer de peste
ur-marker-epidemic = Épidémie de peste
ur-marker-held = Troupes retenues dans la capitale
ur-weak = affaiblie
ur-rebel = guerre civile
ur-moved = a bougé
ur-unit-values = PF { $force } · QU { $quality } · BT { $tactics }
ur-leader-values = CC { $command } · VS { $strategy } · BT { $tactics } · CP { $politics }
ur-guards = garde de { $leader }
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
ur-major = majeur
ur-minor = mineur
ur-ally = avec : { $people }
ur-subject = soumis aux Huns
ur-migrating = en migration
ur-beaten = vaincu par les armes
ur-people-units = { $standing } unités sur { $total } sur la carte, dont { $weak } affaiblies ; { $lost } perdues
ur-this-year = cette année
ur-next-year = l’an prochain
ur-enter = Entrent en jeu
ur-die-of-year = Peuvent mourir
ur-returns = Reviennent
ur-nobody = personne
ur-dies = meurt
ur-under = { $under ->
    [1] meurt sur 0
   *[other] meurt à moins de { $under }
  }
ur-phases = { $phases ->
    [B] phase B
    [C] phase C
    [E] phase E
    [F] phase F
   *[other] phases { $phases }
  }
ur-once = retiré du jeu après usage
ur-side-romanus = pour ROMAIN
ur-side-barbarus = pour BARBARE
ur-side-both = pour les deux camps
ur-why-not = Pourquoi pas maintenant ?
ur-hand-hidden = { $n ->
    [one] { $n } stratagème, face cachée
   *[other] { $n } stratagèmes, face cachée
  }
ur-hand-empty = Aucun stratagème en main.
ur-reason = Points pour
ur-no-points = Aucun point n’est encore marqué.
