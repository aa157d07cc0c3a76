# Textes de l’interface propres à ce jeu ; ceux du haut remplacent ceux de toutes les tables.

inspector = Région choisie
first-choose = Choisir : un bouton de la liste, ou un pion ou une région qui brille sur la carte. Au clavier : le chiffre du bouton.
end-losses = PF détruits
tab-sequence = Saisons
tab-stratagems = Stratagèmes

op-when = { $season ->
    [thaw] Dégel
    [spring] Printemps
    [summer] Été
    [autumn] Automne
   *[winter] Hiver
  } { $year } · saison { $n }/{ $last }
op-you = vous
op-vp = PV
op-track = Piste des saisons
op-seasons-left = { $n ->
    [0] dernière saison
    [one] encore { $n } saison
   *[other] encore { $n } saisons
  }
op-pa-title = Points d’action qui restent dans la saison
op-ready-title = Chefs qui ont encore leur point d’action
op-hand-count = { $n ->
    [0] Aucun stratagème
    [one] { $n } stratagème
   *[other] { $n } stratagèmes
  }
op-supreme = Chef suprême
op-vacant = sans chef suprême
op-force = { $pf } PF{ $hdc ->
    [0] {""}
   *[other] , dont { $hdc } HdC
  }

op-force-seen = { $pf ->
    [0] PF inconnus
   *[other] { $pf } PF en vue{ $hdc ->
        [0] {""}
       *[other] , dont { $hdc } HdC
      }
  }
op-march-nobody = Personne ne l’accompagne encore. Prenez des unités, puis touchez une contrée qui luit ; ce que la marche risque se lira ici.
op-march = Marche en cours
op-march-load = { $load } PF sur { $capacity } (VS)
op-march-steps = { $n ->
    [0] pas encore en route
    [1] 1 PM fait
   *[other] { $n } PM faits
  }
op-test = Attrition : { $n ->
    [0] dé sans modificateur
   *[other] dé { $sum }
  }
op-test-title = Ce que le test d’attrition compterait si la marche finissait ici.
op-tolls = HdC selon le dé :
op-tolls-title = PF mis hors de combat pour chaque face du dé.

op-foes-n = { $n } PF
op-foes-range = { $least } à { $most } PF
op-toll-n = { $n ->
    [0] sans attrition
   *[other] { $n } HdC
  }
op-toll-range = { $least } à { $most } HdC
op-and-toll = {""}, { $toll }
op-fight-heading = Marcher à l’ennemi
op-fight-choice = Attaquer { $place } : { $percent } contre { $foes }{ $toll }
op-fight-short = { $place } : { $percent } contre { $foes }{ $toll }
op-fight-title = Chances de gagner en rase campagne, l’attrition déduite : toutes les forces sont en vue. Tactiques, stratagèmes et retraites en bon ordre n’y sont pas comptés.
op-fight-title-unsure = Tout n’est pas en vue : { $least } à { $most } PF. Les chances sont celles que laissent attendre les chefs et ce qui a été vu ; contre le plus fort { $worst }, contre le plus faible { $best }. Tactiques, stratagèmes et retraites en bon ordre n’y sont pas comptés.
op-fight-walls = L’ennemi peut garder jusqu’à { $vg } PF derrière ses défenses.
op-overrun-choice = Écraser { $place } : { $foes }{ $toll }
op-overrun-short = { $place } : écrasement de { $foes }{ $toll }
op-gate-heading = Entrer où l’ennemi peut être
op-gate-choice = Entrer en { $place } : { $where }{ $toll }
op-gate-short = { $place } : { $where }{ $toll }
op-gate-where = { $place } { $percent }
op-gate-title = Le dé d’arrivée dit où l’on entre. Pour chaque région où l’ennemi peut être : les chances de gagner en rase campagne.
op-bears = {" "}(dé { $sum } : { $all })
op-bears-marker = marqueur
op-bears-artillery = artillerie
op-bears-defences = VD
op-bears-towers = tours
op-bears-wells = source coupée
op-bears-nomads = Germains ou Sarmates
op-bears-garrison = garnison
op-summon-heading = Sommer la cité
op-summon-choice = Sommer la cité ({ $who }) : { $percent }{ $bears }
op-summon-short = { $who } : { $percent }
op-summon-title = Chances que la cité se rende à cette action de siège.
op-summon-unled-heading = Sommer la cité, sans chef
op-summon-unled-choice = Sommer { $who }, sans chef : { $percent }{ $bears }
op-summon-unled-short = { $who } : { $percent }
op-summon-unled-title = Chances que la cité se rende à cette action de siège.
op-invade-heading = Envahir
op-invade-choice = Envahir ({ $who }) : { $percent }, { $toll }
op-invade-short = { $who } : { $percent }, { $toll }
op-invade-title = Chances d’avoir encore plus de PF que la VG après le dé et la VD, si deux pertes détruisent un PF là où cela aide, et ce que cela coûte.
op-assault-heading = Donner l’assaut
op-assault-choice = Donner l’assaut ({ $who }) : { $percent }, environ { $toll }
op-assault-short = { $who } : { $percent }, environ { $toll }
op-assault-title = Chances de détruire toute la garnison en allant jusqu’à l’ultime assaut, et ce que cela coûte en moyenne.
op-come-out-heading = Sortir livrer bataille
op-come-out-choice = Sortir livrer bataille ({ $who }) : { $percent }
op-come-out-short = { $who } : { $percent }
op-come-out-title = Chances de gagner devant les murs.
op-deed-unsure = Tout n’est pas en vue : contre le plus fort { $worst }, contre le plus faible { $best }.
op-tactic-heading = Tactique
op-tactic-title = Chances d’infliger plus que l’autre d’ici la fin de la phase 3, et PF qu’on peut encore s’attendre à mettre hors de combat. La tactique adverse n’est comptée que si elle est connue.
op-choose-tactic-choice = { $tactic } : { $percent }, { NUMBER($hits, maximumFractionDigits: 1) } HdC attendus
op-switch-choice = Passer en attaque générale : { $percent }, { NUMBER($hits, maximumFractionDigits: 1) } HdC attendus
op-keep-tactic-choice = Garder sa tactique ({ $tactic }) : { $percent }, { NUMBER($hits, maximumFractionDigits: 1) } HdC attendus
op-break-off-choice = Tenter la retraite en bon ordre : { $percent }
op-break-off-title = Chances que le dé l’accorde.
op-ahead = { $place } :
op-ahead-title = Ce que le test d’attrition compterait si la marche finissait là.
op-ahead-sign = PF que le test d’attrition mettrait hors de combat
op-stays = Reste à { $place } : { $force }
op-stays-nobody = personne
op-stays-inside = { $force } (derrière les défenses : { $inside })
op-stays-lost = La conquête est rendue si personne n’y reste.

op-battle = Combat : { $region }
op-pitched = bataille rangée
op-skirmish = escarmouche
op-sortie = sortie
op-phase-0 = préparatifs
op-phase-1 = harcèlement
op-phase-2 = mêlée
op-phase-3 = derniers coups
op-phase-4 = vainqueur
op-phase-5 = poursuite
op-assault = assaut
op-assault-0 = artillerie
op-assault-1 = tirs
op-assault-2 = assaut
op-assault-3 = ultime assaut
op-tactic-frontal = +1 à l’infanterie lourde. La moitié des pertes dans l’infanterie qui ne tire pas.
op-tactic-frontal-meets = Gagnante, elle détruit une attaque générale ; perdante, un enveloppement la détruit.
op-tactic-general = Aucun bonus ; les pertes où l’on veut.
op-tactic-general-meets = Gagnante, elle détruit une dissuasion ; perdante, une attaque frontale la détruit.
op-tactic-deterrence = +1 aux tireurs qui ne sont pas lourds. La moitié des pertes chez les tireurs. En défense, permet la retraite en bon ordre.
op-tactic-deterrence-meets = Gagnante, elle détruit un enveloppement, et fait trêve avec une dissuasion ; perdante, une attaque générale la détruit.
op-tactic-envelopment = +1 à la cavalerie lourde. La moitié des pertes dans la cavalerie.
op-tactic-envelopment-meets = Gagnant, il détruit une attaque frontale ; perdant, une dissuasion le détruit.
op-fold = Détail des unités
op-attacks = attaque
op-defends = défend
op-tactic-hidden = tactique cachée
op-suffered = a subi { $n }
op-suffered-title = Résultats HdC subis depuis le début du combat : qui en a le plus a perdu.
op-expected = en attend { $n }
op-expected-title = PF que ce camp peut s’attendre à mettre hors de combat à la prochaine phase.
op-outcome-P = vainqueur : poursuite
op-outcome-AD = vainqueur : armée adverse détruite
op-outcome-TT = vainqueur : trêve tacite
op-outcome-title = Ce que la matrice des tactiques donne à ce camp s’il l’emporte.
op-blows = à la prochaine phase, par face du dé, les PF mis hors de combat : { $faces }
op-no-blow = ne jette aucun dé à la prochaine phase
op-matrix = Issue selon les tactiques
op-matrix-corner = vainqueur ↓ vaincu →
op-end-P = poursuite
op-end-AD = armée détruite
op-end-TT = trêve tacite
op-win = { $percent } de chances
op-win-title = Chances d’infliger plus que l’autre d’ici la fin de la phase 3, avec les tactiques connues. À égalité, l’attaquant se retire.
op-win-assault-title = Chances de détruire toute la garnison en allant jusqu’à l’ultime assaut.
op-commanded = commandée
op-not-commanded = non commandée : ne touche que sur 6+

op-unit-pf = { $pf } PF sur { $full }
op-unit-hdc = { $hdc } HdC
op-unit-fd = FD { $fd }
op-heavy = lourde
op-shooter = tireur
op-falx = falx
op-inside = derrière les défenses
op-bridge = pont de bateaux
op-aboard = à bord ({ $fleet })
op-leader-values = VS { $vs }, BT { $bt }
op-leader-force = { $pf } PF
op-leader-bales = { $bb } BB
op-pac-ready = PAC disponible
op-pac-spent = PAC dépensé
op-paces = { $n ->
    [one] { $n } PM fait
   *[other] { $n } PM faits
  }
op-halted = activation finie
op-remembered = Vu en dernier avec lui ({ $season } { $year }) :
op-sheet-hidden = Sa feuille est cachée.
op-seen = { $unit }, vu : { $season } { $year }

op-seen-when = vu { $season } { $year }
op-seen-unled = Sans chef
op-closed = hors de la guerre
op-held-by = tenue par : { $side }
op-siege = siège, marqueur { $n }
op-siege-at = Siège : { $region }
op-siege-none = siège non déclaré
op-siege-walls = VD { $vd }, VG { $vg }, garnison { $garrison } PF
op-siege-guns = artillerie { $n } PF
op-siege-dial = Le marqueur de siège s’ajoute au dé ; il monte à chaque sommation manquée et à chaque saison.
op-siege-die = Sommation : { $n ->
    [0] dé sans modificateur
   *[other] dé { $sum }
  }
op-siege-faces = Les faces du dé sur lesquelles la cité se rend ({ $target } et plus en tout) ; sur les autres, le marqueur monte de 1.
op-pillaged = pillée
op-limes = limes (VD +{ $n })
op-forts = { $n ->
    [1] un fort de campagne
   *[other] { $n } forts de campagne
  }
op-port = port
op-box = Case hors carte, interdite aux Barbares
op-empty = Personne.
op-defences = VD { $vd }, VG { $vg }
op-nation-roman = romaine
op-nation-german = germaine
op-nation-sarmatian = sarmate
op-nation-dacian = dace
op-habitat-city = cité
op-habitat-village = village
op-habitat-garrison = garnison
op-habitat-tribal = site tribal
op-habitat-plain = plaine
op-habitat-forest = forêt
op-habitat-mountain = montagne
op-habitat-marsh = marais

op-sequences = Une saison
op-sequence-events = Événements
op-sequence-acquisition = Acquisition des PA
op-sequence-initiative = Initiative : Rome joue la première
op-sequence-operations = Opérations, une action chacun
op-sequence-supply = Ravitaillement
op-sequence-end = Fin de la saison
op-legend = Sur la carte
op-link-roman = voie romaine
op-link-trade = route de commerce (−1 à l’attrition)
op-link-path = chemin (−2 à l’attrition)
op-legend-vd = valeur défensive
op-legend-vg = valeur de garnison

op-spare = PF à recruter
op-seen-heading = Vu chez l’ennemi
op-eagles = Aigles perdues

op-hand-hidden = { $n ->
    [0] Aucun stratagème.
    [one] { $n } stratagème, caché.
   *[other] { $n } stratagèmes, cachés.
  }
op-hand-empty = Aucun stratagème en main.
op-played = Joués :
op-stratagem-list = Table des stratagèmes
op-price = { $n } PA
op-buy = Acheter
op-play = Jouer

op-level-end = La partie est finie :
op-level-now = Si la partie finissait maintenant :
op-total = Total
op-part-regions = Régions habitées prises
op-part-deeds = Faits d’armes
op-part-foraged = Pays fourragé
op-part-pf = PF détruits
op-part-legions = Légions détruites
op-part-eagles = Aigles tenues
op-part-bb = Butin

op-sum-moved = { $n ->
    [one] fait marcher une force
   *[other] fait marcher { $n } forces
  }
op-sum-fought = { $n ->
    [one] livré bataille ({ $place })
   *[other] livré { $n } batailles
  }
op-sum-pillaged = { $n ->
    [one] pillé { $place }
   *[other] pillé { $n } régions
  }
op-sum-played = { $n ->
    [one] joué un stratagème
   *[other] joué { $n } stratagèmes
  }
op-sum-besieged = { $n ->
    [one] mis le siège devant { $place }
   *[other] mis { $n } sièges
}
op-sum-taken = { $n ->
    [one] pris { $place }
   *[other] pris { $n } places
}
op-sum-raised = { $n ->
    [one] levé 1 PF à { $place }
   *[other] levé { $n } PF
}
op-sum-built = { $n ->
    [one] fait des travaux à { $place }
   *[other] fait travailler à { $n } ouvrages
}
op-sum-bought = { $n ->
    [one] acheté un stratagème
   *[other] acheté { $n } stratagèmes
}
op-sum-bales = { $n ->
    [one] acheté 1 PA
   *[other] acheté { $n } PA
}

op-first-aim = Rome passe le fleuve pour prendre les régions habitées de l’ennemi ; le Barbare l’use, la trompe et frappe en hiver. Les points disent qui l’emporte à la dernière saison.
op-first-actions = Chacun son tour, une action : le PAC du chef d’abord (point jaune), puis les PA du camp.
op-first-march = Faire marcher un chef, prendre ou laisser des unités, aller de région en région : 1 PM l’infanterie, 2 la cavalerie. À la fin, un test d’attrition.
op-first-hidden = Les chefs barbares avancent face cachée ; certains ne sont que des leurres. Les troupes d’un chef sont sur sa feuille, que l’ennemi ne voit pas.
op-first-counters = Chef : VS·BT. Unité : PF en bas à droite, HdC en rouge ; L lourde, * tireur, F falx. Région : VD à gauche, VG à droite.

abbreviations = PF HdC PA PAC BB PM VS BT VD VG FD PV
abbr-PF = Point de Force : mille à deux mille hommes, ou cinq cents à mille cavaliers.
abbr-HdC = Hors de Combat : ne combat plus ; un second coup le détruit.
abbr-PA = Point d’Action du camp, pour la saison.
abbr-PAC = Point d’Action du Chef : un par chef et par saison.
abbr-BB = Ballot de Butin : paie des PA, des blessés, le dé d’attrition.
abbr-PM = Point de Mouvement.
abbr-VS = Valeur Stratégique : PF qu’un chef emmène et commande, et son rang.
abbr-BT = Bonus Tactique : au dé de l’unité où se tient le chef.
abbr-VD = Valeur Défensive d’une région habitée.
abbr-VG = Valeur de Garnison : richesse d’une région habitée, PF qu’elle abrite et nourrit.
abbr-FD = Facteur de Destruction : au dé, ce total double les pertes.
abbr-PV = Points de victoire.
