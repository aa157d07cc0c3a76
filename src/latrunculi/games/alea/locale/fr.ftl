# Textes français de Alea Iacta Est : un message par mot de words.py et par question, une section par chapitre.

## Séquence

event-forced = { $action_id ->
        [done] Rien d’autre à faire ici : on passe à la suite
       *[other] Choix unique : { $action }
    }
event-year = An { NUMBER($year, useGrouping: 0) } av. J.-{"\u2060"}C.
event-initiative-roll = Initiative du CÉSARIEN : dé { $die }, il fallait moins de { $politics } ; l’initiative va au { $camp }
event-sequences = Séquences de l’année : { $total } (CÉSARIEN { $caesariani }, RÉPUBLICAIN { $republicani })
event-sequence = Séquence du { $camp } (il lui en reste { $left })

verb-done = Terminer
verb-choose-leader = Désigner : { $object }
verb-choose-unit = Désigner : { $object }
verb-choose-people = Désigner : { $object }
verb-choose-nation = Désigner la nationalité : { $object }
verb-choose-zone = Choisir la zone : { $object }
verb-choose-region = Choisir la région : { $object }

about = La République de 49 à 30 av. J.-{"\u2060"}C. Le CÉSARIEN mène le parti de César et de ses héritiers, le RÉPUBLICAIN celui de leurs adversaires ; si la République s’effondre, les deux perdent.
about-years = De 49 à 30 av. J.-{"\u2060"}C.

## Événements et licenciement

event-year-event = Événement de l’année ({ $d6 } + { $d10 }) : { $number ->
        [1] famine en Italia
        [2] climat désastreux
        [3] découragement des Romains
        [4] maladie d’un chef de parti
        [5] vigueur des Celtes et des Germains
        [6] agitation à Roma
        [7] rude hiver
        [8] fermeture des portes de Janus
        [9] mers dangereuses
        [10] difficultés de ravitaillement
        [11] vindicte populaire
        [12] donativum aux légions
        [13] peste en Orient
        [14] versatilité parthe
       *[15] intrigues d’Alexandria
    }
event-sickness-roll = Maladie : { $die } (pair, le CÉSARIEN ; impair, le RÉPUBLICAIN) ; { $piece_id ->
        [None] le { $camp } n’a pas de chef de parti, rien ne se passe
       *[other] { $piece } est malade toute l’année
    }
event-summoned = { $piece } doit gagner Roma et y rester
event-held = Le peuple retient à Roma { $pieces ->
        [0] personne : la ville est vide
        [one] un pion, qui n’en sort que par retraite
       *[other] { $pieces } pions, qui n’en sortent que par retraite
    }
verb-dismiss = Licencier { $object }
event-dismissed = { $camp } licencie { $piece }, qui rejoint la réserve
prompt-discharge-legion = Licencier des légions : 1 PV par groupe de trois.
prompt-discharge-legion-done = Ne plus licencier

## Politique

verb-name-second = Nommer { $object } second chef de parti
verb-name-chief = Nommer { $object } chef de parti
event-died = { $cause_id ->
        [combat] { $piece } tombe au combat
        [assassination] { $piece } succombe à un attentat
        [plague] { $piece } meurt de la peste
        [escape] { $piece }, sans refuge, périt
        [adjustment] { $piece } quitte la carte jusqu’au tour suivant
       *[other] { $piece } quitte le jeu
    }
verb-attempt = Conspirer contre Caesar
event-second-named = { $piece } : second chef de parti du { $camp }
event-chief-named = { $piece } : premier chef de parti du { $camp }
event-title-lost = { $piece } n’est plus chef de parti du { $camp }
event-coup-roll = { $piece } tente le coup d’État : { $die }{ $modifier ->
        [-2] { " " }− 2
        [-1] { " " }− 1
       *[0] { "" }
    } pour une CP de { $politics }
event-pretender = { $piece } se déclare Prétendant et passe au { $camp } : guerre civile
event-loyalty-roll = Fidélité de { $piece } : { $die } pour une CP de { $politics }
event-region-roll = Le Prétendant cherche des appuis ({ $region }) : { $die } pour une CP de { $politics }
event-coup-failed = Le coup d’État de { $piece } échoue : ses partisans rentrent dans leur camp
event-coup-won = Le coup d’État de { $piece } a réussi
event-exchanged = Les joueurs échangent leurs camps : CÉSARIEN { FIGURE($caesariani) } PV, RÉPUBLICAIN { FIGURE($republicani) } PV
event-trend = Cicero/Princeps { SIGNED($amount) } : { $trend_id ->
        [party-fell] un chef de parti est tombé
        [garrison] garnisons insuffisantes
        [wars] deux Peuples en guerre, dont un majeur
        [few-legions] 25 légions ou moins sur la carte
        [many-legions] 40 légions ou plus sur la carte
        [no-war] aucun Peuple en guerre
        [no-battle] aucun chef de parti n’a livré bataille
       *[aegyptii] Aegyptii en allégeance
    }
event-cicero = Le marqueur Cicero/Princeps est à { $cicero } ({ $cicero ->
        [0] Cicero
        [1] Cicero
        [2] Cicero
       *[other] Princeps
    })
event-republic-fallen = La République est morte
event-plot-roll = Tentative contre Caesar : { $die }, il faut moins de { $regions }
event-ides-roll = Les conjurés frappent Caesar : { $die }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } (mortel à partir de 6)
event-conspired = { $piece } rejoint les assassins de Caesar
event-called = { $piece } entrera en renfort du { $camp } à la prochaine phase C
event-share-rallied = { $region } : le triumvir se rallie au { $camp }
prompt-nomination-choice = { $camp } : nommer un second chef de parti ?
prompt-nomination-choice-done = Ne nommer personne
prompt-succession-choice = { $camp } : nommer le nouveau chef de parti.
prompt-civil-war-neighbour = Choisir la région voisine où { $piece } cherchera des appuis.
prompt-coup-start = Choisir le Prétendant.
prompt-attempt-choice = Tenter d’assassiner Caesar ?
prompt-attempt-choice-decline = Renoncer cette année

## Peuples

verb-place-in = Placer en : { $object }
verb-turn-on = Se retourner contre ce Peuple : { $object }
event-ruled = { $people } : passe au { $camp }
event-nobody-activated = Marqueur d’activation blanc : aucun Peuple n’est activé
event-activated = Marqueur d’activation : { $people }
event-approach-roll = { $people } : le { $camp } jette { $die } ; moins de { $politics }, c’est l’allégeance, sinon la guerre
event-set-aside = { $people } : pacifié par les armes, laissé en paix jusqu’en { NUMBER($year, useGrouping: 0) } av. J.-{"\u2060"}C.
event-freed = { $people } : de nouveau disponible
event-retired = { $piece } quitte le jeu
event-not-raised = { $region } : aucune zone libre où placer { $piece }, qui n’est plus due
prompt-entries-place = Entrée en jeu : choisir la zone où placer { $piece }.
prompt-recruits-place = Recrues : choisir la zone où placer { $piece }.
prompt-returns-place = Retour : choisir la zone d’origine où placer { $piece }.
prompt-homecoming-place = Retour à la paix : choisir la zone d’origine où placer { $piece }.
event-placed = { $piece } prend place en { $place }
event-status = { $status_id ->
        [pax] { $people } : en paix avec Rome
        [bellum] { $people } : en guerre contre Rome
       *[fides] { $people } : en allégeance
    }

## Stratagèmes

verb-play = Jouer « { $object } »
verb-decline = Ne rien jouer
verb-decline-all = Ne plus rien jouer dans cette séquence
verb-discard = Défausser « { $object } »
event-drew = { $camp } tire le stratagème { $stratagem }
event-drew-hidden = { $camp } tire un stratagème
event-played = { $camp } joue « { $stratagem } »
event-cup-empty = Le récipient est vide : { $camp } ne pioche rien
event-gave-back = { $camp } remet « { $stratagem } » dans le récipient
event-gave-back-hidden = { $camp } remet un stratagème dans le récipient
verb-choose-face = Choisir le résultat { $object }
verb-pacify-all = Pacifier tous les Peuples
event-withdrawn = « { $stratagem } » quitte la partie
event-initiative-to = L’initiative passe au { $camp }
event-gates-closed = { $camp } ferme les portes de Janus : pas de combat entre Romains cette année
event-murder-roll = Attentat contre { $piece } : { $die } (mortel à partir de { $fatal })
event-plague-spread = Foyer de peste : { $zone }
event-plague-roll = { $piece } affronte la peste : { $die } (mortel à partir de { $fatal })
event-contagion-roll = { $piece } entre dans la zone infestée : { $die } (à partir de { $fatal }, l’unité est touchée)
event-plague-over = La peste s’éteint : { $zone }
event-deserted = Désertions : { $zone }
event-turned = { $piece } passe au { $camp }
event-favoured = Faveur divine : { $camp } choisit le résultat { $face }
event-forced-result = Veni vidi vici : la meilleure ligne pour le { $camp }
event-intrigue-begun = { $camp } noue une intrigue au Sénat
event-intrigue-over = { $camp } rentre en force dans Roma : l’intrigue au Sénat prend fin
event-pacified-all = Pax Romana : { $camp } pacifie tous les Peuples
event-imperium-used = Imperium : { $camp } ramène le marqueur Cicero/Princeps à { $cicero }

prompt-geostrategy-start = Stratagèmes de la phase C : en jouer un, ou finir.
prompt-geostrategy-start-done = Ne plus jouer de stratagème
prompt-initiative-answer = Phase d’initiative : jouer un stratagème, ou passer ?
prompt-interrupt-start = { $moment_id ->
        [start] La séquence du { $camp } commence : jouer un stratagème ?
        [after-move] Le { $camp } vient de faire un mouvement : jouer un stratagème ?
        [before-combat] La bataille va s’engager : jouer un stratagème ?
        [before-die] Le dé du combat va être jeté : jouer un stratagème ?
        [after-die] Le dé du combat est jeté : jouer un stratagème ?
       *[other] La bataille est finie : jouer un stratagème ?
    }
prompt-discards-discard = Trois stratagèmes au plus se gardent : choisir celui à défausser.
prompt-throw-before = Le { $camp } va jeter un dé : jouer un stratagème ?
prompt-throw-answer = Le dé montre { $die } : jouer un stratagème ?
prompt-toss-before = Le { $camp } va jeter un dé : jouer un stratagème ?
prompt-toss-answer = Le dé montre { $die } : jouer un stratagème ?
prompt-favour-start = Faveur divine : choisir le résultat du dé.
prompt-honours-start = { $moment ->
        [0] Le marqueur Cicero/Princeps vient d’être ajusté : jouer un stratagème ?
        [1] Le contrôle des régions va être jugé : jouer un stratagème ?
       *[other] Les points vont être comptés : jouer un stratagème ?
    }
prompt-rallying-start = Choisir la région dont le triumvir se rallie.
prompt-tumult-people = { $left ->
        [1] Choisir le Peuple qui se soulève.
       *[other] Choisir un Peuple qui se soulève (encore { $left }).
    }
prompt-fealty-start = Choisir le Peuple majeur qui donne son allégeance.
prompt-treaty-start = « { $stratagem } » : choisir le Peuple à pacifier.
prompt-nation-treaty-start = Choisir la nationalité à pacifier.
prompt-murder-start = Choisir le chef à assassiner.
prompt-desertion-start = Choisir la zone où l’ennemi déserte.
prompt-desertion-unit = Désertion ({ $zone }) : choisir une légion, cinq au plus en tout.
prompt-outbreak-start = Foyer de peste : choisir la zone frappée.
prompt-turncoats-start = Transfuges : choisir l’unité qui change de camp.
prompt-shot-start = La flèche de Parthe : choisir l’unité romaine éliminée.


## Mouvement

verb-march = Faire marcher { $object }
verb-advance = Avancer { $object } d’une zone
verb-take = Emmener { $object }
verb-leave = Laisser { $object } sur place
verb-move-to = Gagner { $object }
verb-halt = S’arrêter là
verb-rally = Tenter de rallier ces unités
verb-escape-to = S’évader vers { $object }
prompt-marching-order = Choisir le prochain mouvement, ou mettre fin aux mouvements.
prompt-march-take = { $leader } : emmener des unités, puis se mettre en marche.
prompt-march-go-on = { $leader } : poursuivre la marche, laisser des unités ou s’arrêter.
prompt-march-parley = { $leader } rencontre des unités sans chef : tenter de les rallier ?
prompt-advance-start = { $unit } : choisir la zone où avancer.
prompt-escape-flee = { $leader }, seul parmi l’ennemi : choisir la zone où il s’évade.
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
event-rally-roll = { $leader } tente de rallier les unités en { $zone } : { $die } (CP { $politics })
event-rallied = { $piece } se rallie au Prétendant


## Naves

verb-sail = Manœuvrer { $object }
verb-embark = Embarquer { $object }
verb-sail-to = Faire voile vers { $object }
verb-land = Débarquer { $object }
event-embarked = { $piece } embarque sur { $ship }
event-sailed = { $ship } fait voile vers { $place }
event-landed = { $piece } débarque en { $place }
prompt-sail-order = { $ship } : embarquer, faire voile, débarquer.
prompt-sail-parley = Le Prétendant débarque parmi des unités sans chef : tenter de les rallier ?
prompt-sail-order-halt = Fin de ce mouvement
prompt-sail-parley-halt = Ne pas tenter le ralliement
prompt-expulsion-choose-sea = Le port est perdu : choisir la mer où se replie { $ship }.

## Combat

event-battle = Bataille : { $zone } ({ $camp } attaque avec { $attack } PF contre { $defence })
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
verb-fight-at = Livrer bataille navale en { $object }
prompt-triumviral-battle-losses = Choisir l’unité à affaiblir ; déjà affaiblie, elle est éliminée.
prompt-sea-battle-decide = Les naves en { $place } sont attaquées : accepter le combat, ou tenter de l’éviter.
prompt-sea-battle-losses = Choisir les naves à affaiblir ; déjà affaiblies, elles sont éliminées.
prompt-triumviral-retreat-start = Retraite du triumvir : choisir un chef ou une unité qui quitte { $zone }.
prompt-triumviral-retreat-lead = Retraite de { $piece } : choisir qui suit, s’il y a lieu, puis la zone de sa région.
prompt-sea-evasion-start = Choisir un chef qui quitte { $place } avec ses naves, ou finir l’évasion.
prompt-sea-evasion-start-done = Finir l’évasion
prompt-sea-evasion-lead = Choisir les naves qui suivent { $piece }, puis où elles vont.
prompt-sea-retreat-start = Retraite : choisir les naves qui quittent { $place }.
prompt-sea-retreat-lead = Retraite de { $piece } : choisir la mer ou le port.
prompt-sea-flight-start = Choisir où fuient toutes les naves en { $place }.
prompt-rescue-start = Naves perdues en { $place } : choisir l’unité à sauver.
prompt-rescue-board = Choisir les naves qui recueillent { $piece }.
event-rescued = { $piece } : à bord de { $ship }

## Ajustements et victoire

verb-quarter-in = Gagner { $object }
verb-send = Envoyer { $object }
verb-garrison-in = Prendre garnison en { $object }
verb-recruit = Recruter { $object }
prompt-regrouping-zone = Pile de { $zone }, hors des régions de son camp : dans quelle zone rentrer ?
prompt-garrisons-legion-sent = { $region } : quelle légion y envoyer en garnison ?
prompt-garrisons-zone = { $piece } : dans quelle zone prendre garnison ({ $region }) ?
prompt-recruitment-unit = { $region } : recruter une unité, ou en rester là.
prompt-recruitment-unit-done = Ne plus recruter dans cette région
event-region-taken = { $region } : contrôle du { $camp }
event-region-lost = { $region } n’est plus à personne
event-roma-taken = Roma : contrôle du { $camp }
event-roma-lost = Roma n’est plus à personne
event-lost-at-sea = { $piece }, hors de tout port en fin d’année, périt avec tout ce qu’elle porte
event-lost-abroad = { $piece }, hors de la République en fin d’année, est perdue
event-moved-home = { $camp } : la pile de { $origin } gagne { $zone }
event-sent = { $piece } prend garnison en { $zone }
event-shortage = { $region } : il manque { $missing ->
        [one] une légion
       *[other] { $missing } légions
    } à la garnison du { $camp }
event-recruited = { $region } : { $piece } recrutée pour le { $camp }, à placer au prochain tour
event-restored = { $piece } retrouve sa pleine force
event-scored = { $camp } : { FIGURE($points) } PV, { $reason_id ->
        [battle] grande bataille gagnée
        [leader] chef ennemi éliminé
        [dismissal] légions licenciées
        [people] Peuple majeur pacifié par les armes
        [treaty] Peuple majeur pacifié par un stratagème
        [assassins] César vengé
        [caesar] César assassiné
        [allegiance] Peuple en allégeance
        [regions] 12 points de contrôle ou plus
        [dominance] 15 points de contrôle ou plus
        [roma] contrôle de Roma
        [intrigue] intrigue au Sénat
       *[triumph] triomphe
    }
event-game-over = Fin de la partie : CÉSARIEN { FIGURE($caesariani) } PV, RÉPUBLICAIN { FIGURE($republicani) } PV ; { $level_id ->
        [draw] partie nulle
        [simple] victoire
        [decisive] victoire décisive
        [definitive] victoire définitive
        [republic-lost] la République est morte, les deux camps ont perdu
       *[nobody-left] un camp n’a plus personne
    }
