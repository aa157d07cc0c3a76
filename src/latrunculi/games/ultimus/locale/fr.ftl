# Textes français de Ultimus Romanorum : un message par mot de words.py et par question, une section par chapitre.

## Séquence et déploiement

event-forced = { $action_id ->
        [done] Rien d’autre à faire ici : on passe à la suite
       *[other] Choix unique : { $action }
    }
event-year = An { NUMBER($year, useGrouping: 0) }
event-drew = { $camp } tire le stratagème { $stratagem }
event-drew-hidden = { $camp } tire un stratagème
event-initiative-roll = Initiative du ROMAIN : dé { $die }, il fallait moins de { $politics } ; l’initiative va au { $camp }
event-sequences = Séquences de l’année : { $total } (ROMAIN { $romanus }, BARBARE { $barbarus })
event-sequence = Séquence du { $camp } (il lui en reste { $left })
event-pax-romana = Pax Romana : { NUMBER($year, useGrouping: 0) } est une année sans guerre
event-pax-broken = La mort d’un Augustus interrompt la Pax Romana ({ $half })
event-placed = { $piece } prend place en { $place }
event-deployed = { $piece } se déploie en { $place }

verb-done = Terminer
verb-choose-leader = Désigner : { $object }
verb-choose-unit = Désigner : { $object }
verb-choose-people = Désigner : { $object }
verb-choose-zone = Choisir la zone : { $object }
verb-choose-diocese = Choisir le diocèse : { $object }
verb-deploy = Redéployer : { $object }
verb-place-in = Placer en : { $object }

prompt-deployment-choose-unit = Déploiement : choisir une unité à placer ailleurs dans son diocèse, ou terminer.
prompt-deployment-choose-unit-done = Déploiement terminé
prompt-deployment-choose-zone = Choisir la zone où déployer { $piece }.

about = L’Occident romain au cinquième siècle. Le ROMAIN tient deux empires, leurs fédérés et des généraux trop puissants ; le BARBARE lance les Peuples en marche et les usurpateurs, et une usurpation réussie échange les camps.
about-years = De 405 à 485 apr. J.-{"\u2060"}C.

## Événements, morts, entrées en jeu

event-year-event = Événement de l’année ({ $d6 } + { $d10 }) : { $number ->
        [1] famine en Occident
        [2] climat désastreux
        [3] découragement des Romains
        [4] maladie d’un Auguste
        [5] fureur guerrière des Germains
        [6] troubles politiques
        [7] rude hiver
        [8] influence divine et pacifique
        [9] mers dangereuses
        [10] ravitaillement difficile des troupes romaines
        [11] revendications populaires
        [12] donativum aux Palatins
        [13] peste en Orient
        [14] inconstance des Perses
       *[15] inconstance des Huns
    }
event-sickness-roll = Maladie : { $die } désigne l’Auguste { $half_id ->
        [occidens] d’Occident
       *[oriens] d’Orient
    }{ $piece_id ->
        [None] , dont le trône est vacant
       *[other] , { $piece }
    }
event-summoned = { $piece } doit gagner la capitale impériale la plus proche et y rester
event-popular-roll = Revendications populaires ({ $die }) : { $half_id ->
        [None] toutes les capitales de l’Empire
        [oriens] les capitales d’Orient
       *[occidens] les capitales d’Occident
    } retiennent leurs troupes
event-death-roll = { $piece } risque la mort : { $die } (mortel sous { $under })
event-died = { $cause_id ->
        [combat] { $piece } tombe au combat
        [assassination] { $piece } est assassiné
        [plague] { $piece } meurt de la peste
        [escape] { $piece }, sans refuge, est tué
        [deposed] { $piece } est déposé et mis à mort
       *[other] { $piece } meurt
    }
event-entered = { $piece } entre en jeu : { $place }
event-lost-for-good = { $piece } ne trouve aucune zone où revenir : il quitte la partie
event-lost-in-city = { $piece } disparaît avec l’Augustus dans la cité
prompt-entries-place = Choisir la zone où placer { $piece }.
prompt-generals-return-place = Choisir la zone où replacer { $piece }.

## Politique

of-half = { $half_id ->
        [oriens] d’Orient
       *[other] d’Occident
    }
in-half = { $half_id ->
        [oriens] en Orient
       *[other] en Occident
    }
the-augustus = { $half_id ->
        [oriens] Augustus Orientalis
       *[other] Augustus Occidentalis
    }
verb-name-patrician = Nommer Patrice { $object }
verb-acclaim = Acclamer { $object }
event-patrician = { $piece } est nommé Patrice { of-half }
event-guarded = { $leader } reçoit une garde de buccellarii
event-title-lost = { $piece } perd le titre de Patrice { of-half }
event-augustus = { $piece } devient { the-augustus }
event-approval-roll = { $piece } demande l’approbation de l’Augustus Orientalis : { $die } pour une CP de { $politics }
event-vacant = Personne ne peut devenir { the-augustus } : le trône reste vacant
event-granted = { $camp } reçoit le stratagème « { $stratagem } »
event-escort = { $piece } escortera l’enfant empereur en Occident
event-empire-lost = Plus aucun Augustus ne règne : l’Empire est perdu
event-stand-in = { $piece } régnera { in-half } si l’Usurpateur l’emporte
event-validation-roll = { $piece } tente l’usurpation : { $die }{ $modifier ->
        [0] {""}
        [1] {""} + 1
        [-1] {""} − 1
       *[other] {""} ({ SIGNED($modifier) })
    } pour une CP de { $politics }
event-usurper = { $piece } se proclame empereur : guerre civile { in-half }
event-rallied = { $piece } se rallie à l’usurpation { of-half }
event-loyalty-roll = Fidélité de { $piece } : { $die } pour une CP de { $politics }
event-diocese-roll = L’Usurpateur cherche des appuis dans le diocèse { $diocese } : { $die } pour une CP de { $politics }
event-usurpation-won = L’usurpation { of-half } a réussi
event-usurpation-failed = L’usurpation { of-half } échoue : ses partisans rentrent dans le rang
event-exchanged = Les joueurs échangent leurs camps : ROMAIN { FIGURE($romanus) } PV, BARBARE { FIGURE($barbarus) } PV
event-fled = { $piece } règne { in-half } mais se tient ailleurs : le BARBARE pourra y tenter une usurpation
prompt-naming-start = Nommer un Patrice, ou n’en plus nommer.
prompt-naming-start-done = Ne plus nommer de Patrice
prompt-succession-heir = Choisir le nouvel { the-augustus }.
prompt-succession-escort = Choisir le chef d’Orient qui escortera l’enfant empereur.
prompt-usurp-leader-choice = Choisir le chef qui tentera l’usurpation { in-half }.
prompt-usurp-stand-in = { $piece } est d’origine barbare : choisir qui régnera { in-half } à sa place.
prompt-usurpation-neighbour = Choisir le diocèse voisin où { $piece } cherchera des appuis.
prompt-exchange-of-camps-stand-in = Choisir qui régnera { in-half } à la place de { $piece }.

## Peuples

event-status = { $status_id ->
        [pax] { $people } : en paix avec Rome
        [bellum] { $people } : en guerre contre Rome
        [foederati] { $people } : Foederati
        [foederati-rebelles] { $people } : Foederati révoltés
       *[other] { $people } : constitués en Regnum
    }
event-major = { $people } : désormais Peuple majeur
event-freed = { $people } : affranchis des Huns
event-rex-crowned = { $piece } devient Rex ({ $people })
event-uncrowned = { $piece } perd son royaume et quitte la partie
prompt-rising-unit = Choisir la zone où placer { $piece }.
prompt-rising-leader = Choisir la zone où placer { $piece }, avec une unité de son Peuple.
prompt-rex-succession-start = Choisir le nouveau Rex ({ $people }).

## Stratagèmes

verb-play = Jouer « { $object } »
verb-decline = Ne rien jouer
verb-decline-all = Ne plus rien jouer dans cette séquence
verb-discard = Défausser « { $object } »

event-played = { $camp } joue « { $stratagem } »
event-cup-empty = Le récipient est vide : { $camp } ne pioche rien
event-gave-back = { $camp } remet « { $stratagem } » dans le récipient
event-gave-back-hidden = { $camp } remet un stratagème dans le récipient
event-initiative-to = L’initiative passe au { $camp }
event-effect = « { $stratagem } » : { $effect_id ->
        [initiative] l’initiative revient au ROMAIN
        [protection] l’Augustus est mieux gardé
        [unrest] l’usurpation est plus difficile
       *[council] le concile réussit
    }
event-crown-roll = { $piece } veut fonder un royaume : { $die } pour une CP de { $politics }
event-allied = { $people } : alliance barbare, un seul Peuple désormais avec { $major }
event-rebellion-roll = { $people } : rébellion, { $die } contre une CP de { $politics }
event-independent = { $people } : indépendance retrouvée
event-council-called = Un concile œcuménique est convoqué : { $zone }
event-council-roll = L’Augustus Orientalis préside le concile : { $die } pour une CP de { $politics }
event-council-closed = Le concile œcuménique est clos : { $zone }
event-murder-roll = Attentat contre { $piece } : { $die } (mortel à partir de { $fatal })
event-plague-spread = { $stratagem } : { $zone }
event-plague-roll = { $piece } affronte la peste : { $die } (mortel à partir de { $fatal })
event-plague-over = La peste s’éteint : { $zone }
event-deserted = Désertions : { $zone }
event-purged = Haine des Germains : { $zone } et les zones voisines
event-migration = { $people } : migration sous le contrôle du BARBARE jusqu’à la fin du tour
event-migration-over = { $people } : fin de la migration
event-fleet-built = { $fleet } : une flotte est armée, { $zone }
event-forced-result = « { $stratagem } » remplace le dé : la meilleure ligne pour le { $camp }
event-cancelled = « { $stratagem } » répond à l’adversaire : les deux stratagèmes s’annulent, le dé sera jeté
event-favoured = Faveur divine pour le { $camp } : { $shift ->
        [2] +2
       *[other] −2
    } au dé

prompt-geostrategy-start = Opérations géostratégiques : jouer un stratagème, ou finir.
prompt-geostrategy-start-done = Ne plus jouer de stratagème
prompt-initiative-answer = L’initiative est perdue : jouer un stratagème pour la reprendre ?
prompt-interrupt-start = { $moment_id ->
        [start] La séquence du { $camp } commence : jouer un stratagème ?
        [after-move] Le { $camp } vient de faire un mouvement : jouer un stratagème ?
        [before-combat] La bataille va s’engager : jouer un stratagème ?
        [before-die] Le dé de bataille va être jeté : jouer un stratagème ?
        [after-die] Le dé de bataille est jeté : jouer un stratagème ?
       *[other] La bataille est finie : jouer un stratagème ?
    }
prompt-discards-discard = Cinq stratagèmes au plus se gardent : choisir celui à défausser.
prompt-papa-start = Les points vont être comptés : jouer un stratagème ?
prompt-treaty-start = « { $stratagem } » : choisir le Peuple qui devient Foederati.
prompt-tribute-start = Choisir le Peuple à qui payer tribut.
prompt-bodyguard-start = Choisir le chef qui reçoit une garde de buccellarii.
prompt-tumult-people = { $left ->
        [1] Choisir le Peuple qui se soulève.
       *[other] Choisir un Peuple qui se soulève (encore { $left }).
    }
prompt-plot-leader-choice = Choisir le chef qui tentera l’usurpation { in-half }.
prompt-plot-stand-in = { $piece } est d’origine barbare : choisir qui régnera { in-half } à sa place.
prompt-plot-answer = { $piece } tente l’usurpation { in-half } : répondre par un stratagème ?
prompt-coronation-start = Choisir le chef qui veut devenir Rex.
prompt-coronation-start-decline = Ne pas fonder de royaume
prompt-alliance-start = Alliance barbare : choisir le Peuple majeur.
prompt-alliance-minor = Choisir le Peuple mineur qui s’allie ({ $people }).
prompt-secession-start = Choisir le Peuple qui se rebelle.
prompt-convocation-start = Choisir la zone d’Asia où se tiendra le concile.
prompt-council-answer = Le concile va être jugé : jouer un stratagème, ou laisser parler le dé ?
prompt-murder-start = Choisir le chef à assassiner.
prompt-murder-answer = On attente à la vie de l’Augustus ({ $piece }) : répondre par un stratagème ?
prompt-outbreak-start = « { $stratagem } » : choisir la zone frappée.
prompt-desertion-start = Choisir la zone où l’ennemi déserte.
prompt-purge-start = Choisir la zone où éclate la haine des Germains.
prompt-uprising-start = Choisir la zone où surgissent les Bagaudes.
prompt-migration-start = Choisir le Peuple qui migre.
prompt-shipyard-start = Choisir la zone côtière où la flotte est armée.

## Mouvement

verb-march = Faire marcher { $object }
verb-advance = Avancer { $object } d’une zone
verb-take = Emmener { $object }
verb-leave = Laisser { $object } sur place
verb-move-to = Gagner { $object }
verb-halt = S’arrêter là
verb-rally = Tenter de rallier ces unités
verb-escape-to = S’évader vers { $object }
verb-come-out = Faire sortir de la ville les réfugiés ({ $object })

prompt-marching-order = Choisir le prochain mouvement, ou mettre fin aux mouvements.
prompt-march-take = { $leader } : emmener des unités, puis se mettre en marche.
prompt-march-go-on = { $leader } : poursuivre la marche, laisser des unités ou s’arrêter.
prompt-march-parley = { $leader } rencontre des unités sans chef : tenter de les rallier ?
prompt-advance-start = { $unit } : choisir la zone où avancer.
prompt-escape-flee = { $leader }, seul parmi l’ennemi : choisir la zone où il s’évade.
prompt-trek-start = { $people } en migration : choisir la zone où tout le peuple se réunit.
prompt-marching-order-done = Fin des mouvements
prompt-march-take-halt = Rester sur place
prompt-advance-start-halt = Rester sur place
prompt-march-parley-halt = Ne pas tenter le ralliement

event-moved = { $piece } gagne { $place }
event-moved-head = Gagnent { $place } :
event-moved-item = { $piece }
event-took = { $leader } emmène { $piece }
event-took-head = { $leader } emmène
event-took-item = { $piece }
event-marched = { $leader } { $units ->
        [0] va seul
        [1] marche avec une unité
       *[other] marche avec { $units } unités
    } vers { $place }
event-marched-head = { $leader } { $units ->
        [0] va seul
        [1] marche avec une unité
       *[other] marche avec { $units } unités
    } :
event-marched-item = { $place }
event-left = { $piece } reste en { $place }
event-escape-roll = { $leader }, seul parmi l’ennemi en { $place }, tente de s’évader : { $die }
event-no-escape = { $leader } ne trouve en { $place } aucune issue par où s’évader
event-escaped = { $leader } s’évade vers { $place }
event-rally-roll = { $leader } tente de rallier les unités en { $place } : { $die } (CP { $politics })
event-came-out = { $piece } sort de la ville et se tient en { $place }
event-migrated = { $people } : tout le peuple migre vers { $place }

## Flottes

verb-sail = Manœuvrer la { $object }
verb-embark = Embarquer { $object }
verb-sail-to = Faire voile vers { $object }
verb-land = Débarquer { $object }

prompt-sail-order = { $fleet } : embarquer, faire voile, débarquer ou en rester là.
prompt-sail-parley = Le chef débarqué rencontre des unités sans chef : tenter de les rallier ?
prompt-sail-order-halt = En rester là
prompt-sail-parley-halt = Ne pas tenter le ralliement

event-embarked = { $piece } embarque sur la { $fleet }
event-sailed = La { $fleet } fait voile vers { $place }
event-landed = { $piece } débarque en { $place }

## Combat

event-battle = Bataille : { $zone } ({ $camp } attaque avec { $attack } PF contre { $defence })
event-refuged = { $piece } : à l’abri dans la ville
event-evasion-roll = Tentative d’évasion : { $die }, il fallait moins de { $strategy }
event-odds = Rapport de force : { $attack } contre { $defence }, colonne { $odds }, après décalage { $column }
event-modifier = { $modifier_id ->
        [better] Colonne
        [poorer] Colonne
        [far-better] Colonne
        [far-poorer] Colonne
       *[other] Dé
    } : { SIGNED($amount) } ({ $modifier })
event-battle-roll = Dé de bataille : { $die }, { battle-line }
event-die-replaced = Un stratagème remplace le dé, { battle-line }
battle-line = ligne { $line ->
        [-2] « −2 et moins »
        [-1] −1
        [9] « 9 et plus »
       *[other] { $line }
    }
event-outcome = Résultat : { $attack_id } / { $defence_id } ; vainqueur : { $camp }
event-weakened = { $piece } : unité affaiblie
event-weakened-head = Unités affaiblies :
event-weakened-item = { $piece }
event-eliminated = { $piece } : unité éliminée
event-eliminated-head = Unités éliminées :
event-eliminated-item = { $piece }
event-withdrew = { $piece } se replie sur { $zone }
event-withdrew-head = Repli sur { $zone } :
event-withdrew-item = { $piece }

verb-fight-in = Livrer bataille en { $object }
verb-evade = Tenter une évasion
verb-stand = Accepter le combat
verb-refuge = Mettre l’Augustus à l’abri dans la ville
verb-weaken = Affaiblir { $object }
verb-withdraw = Faire partir { $object }
verb-retreat-to = Se replier sur { $object }

prompt-combats-start = Choisir la zone du prochain combat.
prompt-battle-decide = { $zone } est attaquée : accepter le combat, ou tenter de l’éviter.
prompt-battle-losses = Choisir l’unité à affaiblir ; déjà affaiblie, elle est éliminée.
prompt-evasion-start = Choisir un chef qui quitte { $zone }, ou finir l’évasion.
prompt-evasion-start-done = Finir l’évasion
prompt-evasion-lead = Choisir qui suit { $piece }, puis la zone d’arrivée.
prompt-retreat-start = Retraite : choisir un chef ou une unité qui quitte { $zone }.
prompt-retreat-lead = Retraite de { $piece } : choisir qui suit, s’il y a lieu, puis la zone.
prompt-flight-start = Choisir la zone où fuit toute la force de { $zone }.
prompt-refuge-start = Choisir l’unité de Palatini qui accompagne l’Augustus dans la ville.
prompt-refuge-companion = Choisir un autre chef romain à mettre à l’abri, ou aucun.
prompt-refuge-companion-done = Personne d’autre

## Ajustements et victoire

event-fleet-control = { $fleet } : contrôle du { $camp } pour le tour suivant
event-fleet-lost = { $fleet } disparaît loin de son port { $year ->
        [0] d’attache
       *[other] d’attache ; retour prévu en { NUMBER($year, useGrouping: 0) }
    }
event-fleet-returned = { $fleet } revient à son port : { $place }
event-capital-moved = { $people } : la capitale du Regnum passe en { $zone }
event-refuge-roll = { $half_id ->
        [occidens] Ravenne
       *[oriens] Constantinople
    } assiégée : { $die } (sur un 0, la ville tombe)
event-refuge-saved = Constantinople, dernier recours : { $die } (à partir de 5, la ville est sauvée)
event-settlement-roll = { $piece } négocie avec { $people } : { $die }
event-major-settlement-roll = { $piece } négocie avec { $people } : { $die }
event-pacified = { $people } : peuple pacifié par les armes
event-returned = { $piece } revient : { $place }
event-restored = { $piece } retrouve sa pleine force
event-removed = { $piece } quitte le jeu
event-scored = { $camp } : { FIGURE($points) } PV, { $reason_id ->
        [battle] grande bataille gagnée
        [leader] chef ennemi éliminé
        [attila] Attila tué au combat
        [people] peuples pacifiés par les armes
        [capitals] capitales impériales tenues
        [peace] pas de guerre civile
        [council] concile œcuménique
        [pax] Pax Romana
        [zones] zones de l’Empire occupées
        [towns] villes de l’Empire occupées
        [roma] Rome occupée
        [usurpation] usurpation en cours
        [vacancy] trône sans successeur
        [regnum] Regnum fondé
        [tribute] tribut
        [augusti] Augustes dans une capitale
        [dioceses] Diocèses épargnés par la guerre
       *[exchange] échange des camps
    }
event-game-over = Fin de la partie : ROMAIN { FIGURE($romanus) } PV, BARBARE { FIGURE($barbarus) } PV ; { $level_id ->
        [draw] partie nulle
        [simple] victoire
        [decisive] victoire décisive
       *[definitive] victoire définitive
    }
prompt-review-capital = { $people } : où établir la nouvelle capitale du Regnum ?
prompt-garrisons-diocese = { $piece } : dans quelle zone de son diocèse revenir ?
prompt-garrisons-regroup = { $piece } : dans quelle zone de son diocèse se replier ?
prompt-garrisons-lodging = { $piece } : vers quelle ville revenir dans l’Empire ?
prompt-quarters-unit = { $piece } : dans quelle zone revenir ?
prompt-quarters-people-zone = { $people } : dans quelle zone installer ses unités fédérées ?
prompt-settlement-leader = { $people } : quel chef tente d’en faire des Foederati ?
