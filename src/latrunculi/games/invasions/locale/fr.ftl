# Textes français d’Invasions : un message par mot des modules words_*.py et par question, une section par lot de chapitres.

## Présentation

about = Trois siècles entre Constance II et l’islam. Chacun mène un camp, Romains, Huns, Perses ou Goths, et ses peuples : ils migrent, pillent, se fédèrent, fondent des royaumes, et meurent.
about-years = De 350 à 650 apr. J.-C.
seats-2 = À deux, chacun mène deux camps.
seats-3 = À trois, un joueur mène les Huns et les Goths ; ses PV comptent pour trois cinquièmes.

option-advanced = Combat avancé
option-advanced-hint = Deux dés ordinaires et des tables, deux rounds de mêlée et retraite volontaire, au lieu des dés de combat.
option-advanced-0 = sans
option-advanced-1 = avec

## Cadre : partout, séquence, contrôle, empilement, PV (I à V, XII, XVII)

event-forced = { $action_id ->
        [done] Rien d’autre à faire ici : on passe à la suite
       *[other] Choix unique : { $action }
    }
verb-done = Terminer
verb-yes = Oui
verb-no = Non
verb-choose-province = Choisir { $object }
verb-group-choose-province = Choisir la province
verb-choose-nation = Choisir : { $object }
verb-group-choose-nation = Choisir la nation
verb-choose-piece = Choisir : { $object }
verb-group-choose-piece = Choisir

prompt-excess-remove = Trop d’unités dans une province : laquelle retirer ?

event-turn = Tour { $turn }, { NUMBER($year, useGrouping: 0) }
event-activated = Activation : { $nation } ({ $status }, âge { $age })
event-control = { $province } passe sous le contrôle de : { $nation }
event-control-lost = { $province } n’est plus contrôlée par : { $nation }
event-capital-taken = La capitale ({ $nation }) à { $province } est prise par : { $by }
event-d2 = Test d2 ({ $nation }) : { $die }
event-excess = Surempilement à { $province } : { $piece } se retire
event-scored = Territoires ({ $nation }) : { $points } PV
event-foedus-scored = Provinces sous Foedus ({ $nation }) : { $points } PV
event-game-over = Fin de la partie : { $camp }, { $points } PV

## Lot (a) : vie des nations, royaumes, renforts (VI à IX)

verb-found-kingdom = Fonder un royaume : { $object }
verb-group-found-kingdom = Fonder un royaume
verb-build-city = Bâtir à { $object }
verb-group-build-city = Bâtir une cité
verb-seat-capital = Fixer la capitale à { $object }
verb-group-seat-capital = Fixer la capitale
verb-receive-arm = Recevoir : { $object }
verb-group-receive-arm = Recevoir
verb-receive = Choisir le renfort : { $object }
verb-group-receive = Choisir le renfort
verb-post = Placer à { $object }
verb-group-post = Placer
verb-evacuate-to = Évacuer vers { $object }
verb-group-evacuate-to = Évacuer vers
verb-keep-leader = Longue vie : garder { $object }
verb-group-keep-leader = Longue vie
verb-influx-of = Afflux de guerriers : { $object }
verb-group-influx-of = Afflux de guerriers
verb-submit-to = Se soumettre et se réfugier à { $object }
verb-group-submit-to = Se soumettre et se réfugier

prompt-ageing-decide = { $nation }, âge { $age } : fonder un royaume, ou rester barbare ?
prompt-capital-build = { $nation } : où fonder ou agrandir une cité ?
prompt-capital-seat = { $nation } : quelle cité devient capitale ?
prompt-muster-arm = Renforts ({ $nation }), encore { $left } : de quelle arme ?
prompt-muster-pick = Renforts ({ $nation }), encore { $left } : quelle unité ?
prompt-posting-place = { $nation } : où placer { $piece } ?
prompt-investiture-place = { $nation } : où placer { $leader } ?
prompt-succession-place = { $nation } : { $leader } accourt ; où ?
prompt-evict-go = Éviction ({ $nation }) de { $place } : où aller ?
prompt-evict-refuge = Éviction ({ $nation }) de { $place } sans issue : chez qui se réfugier, en vassal ?
prompt-dated-migration-go = { $nation } : placer la horde et toutes ses unités ailleurs ?
prompt-dated-settlers-go = { $nation } : où s’établir ?
prompt-reinforcements-orphans = { $nation } : quelle unité d’une nation éteinte éliminer ?
prompt-ageing-decide-no = Rester barbare
prompt-reinforcements-keep = Renforts : jouer une carte ?
prompt-reinforcements-keep-done = Ne pas en jouer
prompt-influx-arm = Afflux ({ $nation }), encore { $left } : de quelle arme ?
prompt-influx-pick = Afflux ({ $nation }), encore { $left } : quelle unité ?
prompt-dated-migration-go-done = Rester

event-penalty = { $nation } : le déclin coûte { $gold } or sur-le-champ
event-kingdom-roll = Test de royaume ({ $nation }) : { $die }, modificateur { $modifier }, contre l’âge { $age }
event-kingdom-founded = Un royaume est fondé : { $nation }
event-empire-roll = Test d’empire ({ $nation }) : { $die }, modificateur { $modifier }
event-empire-founded = Un empire est né : { $nation }
event-allowance = Allocation du jeune État ({ $nation }) : { $gold } or
event-city-founded = { $province } : une cité de niveau { $level } ({ $nation })
event-capital-seated = { $province } devient la capitale : { $nation }
event-huns-roll = La mort d’Attila, destin des Huns : { $die }, modificateur { $modifier }
event-vanished = { $nation } : la nation disparaît de l’histoire
event-reinforced = Renforts ({ $nation }) : { $piece } à { $place }
event-leader-comes = { $piece } ({ $nation }) paraît à { $province }
event-leader-goes = { $piece } ({ $nation }) quitte la scène
event-arrived = { $nation } : arrivée à { $province }
event-evicted = Éviction ({ $nation }) : { $piece } quitte { $origin } pour { $place }
event-evicted-vassal = Évincée, la nation { $nation } se soumet à : { $lord }
event-capital-evicted = La capitale ({ $nation }) à { $province } est évincée
event-dated = Chronologie : { $entry }
event-invades = Invasion : { $nation }
event-extinct = { $piece } quitte { $nation } : sa nation est éteinte
event-islam = L’islam : { $die }, modificateur { $modifier }
event-aged = { $nation } : âge { $age }
event-decline = { $nation } : déclin de niveau { $level }
event-faded = { $region } : l’hérésie s’éteint

## Lot (b) : événements, raids, administration, revenus, achats, révoltes (X, XI, XIII à XVI)

verb-decree-kind = Acheter une carte : { $object }
verb-group-decree-kind = Acheter une carte du type
verb-decree = Garder : { $object }
verb-group-decree = Garder la carte
verb-buy = Acheter : { $object }
verb-group-buy = Acheter
verb-repair = Renflouer : { $object }
verb-group-repair = Renflouer
verb-fortify = Fortifier { $object }
verb-group-fortify = Fortifier
verb-suppress = Mater la révolte : { $object }
verb-group-suppress = Mater la révolte
verb-throw-again = Relancer le dé
verb-place-in-sea = { $object }
verb-group-place-in-sea = Choisir la mer
verb-heresy-in = { $object }
verb-group-heresy-in = Choisir la région

prompt-revolt-name = Dans quelle province la révolte éclate-t-elle ?
prompt-suppressions-attempt = Quelle révolte veut-on mater ?
prompt-suppressions-attempt-done = Ne plus mater de révolte
prompt-suppressions-again = La révolte dure. Relancer le dé ?
prompt-suppressions-again-done = Accepter le jet
prompt-suppressions-lose = La répression échoue : quelle unité est perdue ?
prompt-levy-lose = Quelle unité est perdue ?
prompt-schism-name = Dans quelle région l’hérésie naît-elle ?
prompt-conspiracy-name = Contre quel chef complote-t-on ?
prompt-desertion-part-with = Quelle unité déserte ?
prompt-bankrupt-disband = Banqueroute : quelle unité est licenciée ?
prompt-revenues-redeploy = Sur quelle cité la capitale est-elle redéployée ?
prompt-decrees-choose-kind = Quel type de carte Administration achète-t-on ?
prompt-decrees-keep = Quelle carte garde-t-on ?
prompt-purchases-shop = Achats ({ $nation }, { $gold } or)
prompt-purchases-shop-done = Finir les achats
prompt-purchases-place = Où place-t-on l’unité ?
prompt-raid-aim = { $nation } : quelle province est la cible du raid ?
prompt-raid-aim-done = Pas de raid
prompt-raid-engage = { $nation } : quelle unité mène le raid ?
prompt-raid-lose = Le raid échoue : quelle unité est perdue ?
prompt-city-growth-pick = { $card } : quelle province ?
prompt-earthquake-pick = { $card } : quelle province ?
prompt-famine-pick = { $card } : quelle province ?
prompt-golden-age-pick = { $card } : quelle nation ?
prompt-epidemic-pick = { $card } : quelle mer ?
prompt-heresy-pick = { $card } : quelle région ?
prompt-missionaries-pick = { $card } : quelle région ?
prompt-taxes-tax = { $card }, { $nation } : lever l’impôt ?
prompt-missionaries-preach = { $card }, { $nation } : se convertir aussitôt ({ $points } PV) ?

event-event-drawn = { $camp }, événement : { $card }
event-event-kept = { $camp } : une carte Événement est gardée
event-event-seen = Carte gardée ({ $camp }) : { $card }
event-event-played = { $camp } : la carte { $card } est jouée
event-reshuffled = La défausse est remélangée avec la pioche
event-exceptional-caravan = Caravane exceptionnelle { $die } : { $province }
event-caravan = Caravane de { $province } : { $gold } or ({ $nation })
event-plundered = Pillage ({ $nation }) : { $marker }, { $gold } or
event-marker-kept = Un marqueur Pillage est gardé ({ $nation })
event-pillaged = { $province } : marqueur Pillage
event-restored = { $province } se relève du pillage ({ $nation })
event-capital-redeployed = La capitale est redéployée : { $province } ({ $nation })
event-raid = Raid sur { $province } ({ $nation }) : { $die }, modificateur { $modifier } : { $result }
event-settled = Les pillards s’installent : { $province } ({ $nation })
event-decreed = Administration ({ $nation }) : { $card } ({ $gold } or)
event-drew-decrees = { $nation }, cartes Administration tirées : { $number }
event-idle-leaders = Les chefs restent dans la capitale ({ $nation })
event-calamity = Calamité ({ $nation }) : { $calamity }
event-paid = Payé ({ $nation }) : { $gold } or
event-received = Reçu ({ $nation }) : { $gold } or
event-income = Revenus ({ $nation }) : { $gross } or, dépenses { $expenses }, Trésor { $treasury }
event-bankrupt = Banqueroute : { $nation }
event-collapse-roll = Test d’effondrement ({ $nation }) : { $die }, modificateur { $modifier }
event-collapsed = L’empire s’effondre : { $nation }
event-bought = Achat ({ $nation }, { $gold } or) : { $piece }, { $place }
event-repaired = Renflouement ({ $nation }, { $gold } or) : { $piece }
event-fortified = La cité est fortifiée : { $province } ({ $nation }, { $gold } or)
event-revolt-camp = Révolte { $die } : le camp { $camp } désigne la province
event-revolt-region = Région de la révolte { $die } : { $region }
event-revolt = Révolte : { $province } ({ $nation })
event-suppression = Répression : { $province } ({ $nation }) : { $die }, modificateur { $modifier }
event-suppressed = La révolte est matée : { $province } ({ $nation })
event-unit-lost = Perdu ({ $nation }) : { $piece }
event-heresy-placed = Hérésie : { $region }
event-plot-roll = { $piece } : { $die }
event-city-grew = La cité grandit : { $province }, niveau { $level }
event-quake = Tremblement de terre { $die } : { $region }
event-withered = La cité est en ruine : { $province }

## Lot (c) : mouvements, interception, fuite, campagnes (XVIII, XIX, XXII)

verb-march = Faire marcher la pile de { $object }
verb-group-march = Faire marcher la pile de
verb-step-to = Gagner { $object }
verb-group-step-to = Gagner
verb-leave = Laisser sur place : { $object }
verb-group-leave = Laisser sur place
verb-take = Emmener : { $object }
verb-group-take = Emmener
verb-overrun = Écraser : { $object }
verb-group-overrun = Écraser
verb-force = Passer en force à { $object }
verb-group-force = Passer en force
verb-hold = Affecter au passage : { $object }
verb-group-hold = Affecter au passage
verb-stand-aside = Tenir à l’écart du combat : { $object }
verb-group-stand-aside = Tenir à l’écart du combat
verb-migrate = Faire migrer la horde : { $object }
verb-group-migrate = Faire migrer la horde
verb-settle-in = S’établir à { $object }
verb-group-settle-in = S’établir à
verb-follow = Suivre la horde : { $object }
verb-group-follow = Suivre la horde
verb-rebuild = Rebâtir le limes à { $object }
verb-group-rebuild = Rebâtir le limes
verb-intercept = Intercepter depuis { $object }
verb-group-intercept = Intercepter depuis
verb-stay-behind = Laisser en arrière : { $object }
verb-group-stay-behind = Laisser en arrière
verb-flee-to = Fuir vers { $object }
verb-group-flee-to = Fuir vers
verb-campaign = Mener campagne avec { $object }
verb-group-campaign = Mener campagne avec
verb-redeploy = Redéployer la pile à { $object }
verb-group-redeploy = Redéployer la pile à
verb-summon = Appeler auprès du chef : { $object }
verb-group-summon = Appeler auprès du chef

prompt-movement-choose-pile = Quelle pile se déplace ?
prompt-movement-choose-pile-done = Finir les mouvements
prompt-march-go = { $province } : où va la pile ?
prompt-march-go-done = S’arrêter ici
prompt-march-face = { $province } : l’ennemi est là, que fait la pile ?
prompt-march-face-done = S’arrêter et combattre
prompt-march-hold = { $province } : quelles unités ouvrent le passage et restent ?
prompt-march-hold-done = Ouvrir le passage
prompt-march-draw-up = { $province } : trop d’unités pour la bataille, lesquelles n’y prennent pas part ?
prompt-expedition-go = { $province } : où le chef mène-t-il sa pile ?
prompt-expedition-go-done = S’arrêter ici
prompt-expedition-face = { $province } : l’ennemi est là, que fait la pile ?
prompt-expedition-face-done = S’arrêter et combattre
prompt-expedition-hold = { $province } : quelles unités ouvrent le passage et restent ?
prompt-expedition-hold-done = Ouvrir le passage
prompt-expedition-draw-up = { $province } : trop d’unités pour la bataille, lesquelles n’y prennent pas part ?
prompt-migration-settle-in = Où la horde ({ $nation }) migre-t-elle ?
prompt-migration-follow = Quelle unité s’établit avec la horde ({ $nation }) ?
prompt-migration-beside = Plus de place auprès de la horde ({ $nation }) : où va l’unité suivante ?
prompt-rebuilding-rebuild = Quel limes rebâtir sans frais ?
prompt-rebuilding-rebuild-done = Ne plus en rebâtir
prompt-interception-declare = L’ennemi ({ $nation }) entre à { $province } : l’intercepter ?
prompt-interception-declare-done = Plus d’interception
prompt-interception-compose = Qui de la pile reste en arrière ?
prompt-interception-compose-done = Désigner cette pile
prompt-interception-arrive = Empilement dépassé à { $province } : qui reste en arrière ?
prompt-flight-declare = L’ennemi entre à { $province } : les unités ({ $nation }) tentent-elles de fuir, et par où ?
prompt-flight-declare-done = Rester
prompt-flight-compose = Qui reste à { $province } ?
prompt-flight-compose-done = Tenter la fuite
prompt-flight-run = La pile en fuite est à { $province } : où va-t-elle ?
prompt-flight-run-done = S’arrêter ici
prompt-campaigns-choose-leader = Quel chef mène campagne ?
prompt-campaigns-choose-leader-done = Finir les campagnes
prompt-campaign-begin = Campagne ({ $leader }) : redéployer la pile, ou marcher ?
prompt-campaign-begin-done = Plus de campagne pour ce chef

event-marched = { $nation } : de { $origin } à { $province }
event-overran = { $nation } : { $piece } écrasée à { $province }
event-passage-forced = { $nation } : passage en force à { $province }
event-migrated = { $nation } : la horde migre de { $origin } à { $province }
event-followed = { $piece } : de { $origin } à { $province } avec la horde
event-limes-breached = Le limes isolé de { $province } ({ $nation }) est détruit ; test d2 : { $die }
event-limes-rebuilt = { $nation } : limes rebâti à { $province }
event-limites-retired = Les limites quittent le jeu ; unités locales mises en place : { $number }
event-intercepted = Interception ({ $nation }) de { $origin } vers { $province } : dé { $die }, modificateurs { $bonus }
event-interception-made = Interception réussie à { $province } ({ $nation })
event-interception-failed = Interception manquée vers { $province } ({ $nation })
event-fleeing = Fuite ({ $nation }) de { $province } : dé { $die }, modificateurs { $bonus }
event-fled = Fuite ({ $nation }) : de { $origin } à { $province }
event-flight-failed = La fuite échoue à { $province } ({ $nation })
event-campaigning = { $leader } ({ $nation }) : campagne { $number }
event-campaign-redeployed = { $nation } : redéploiement de { $origin } à { $province }
event-joined = { $piece } rejoint { $leader } depuis { $origin }

## Lot (d) : combats (XX, XXI)

verb-fight-at = Livrer bataille à { $object }
verb-group-fight-at = Livrer bataille à
verb-fight = Combattre : { $object }
verb-group-fight = Combattre
verb-take-hit = Un dégât pour : { $object }
verb-group-take-hit = Un dégât pour
verb-pledge-add = Sacrifier une relance : un dé noir de plus
verb-pledge-remove = Sacrifier une relance : un dé noir de moins à l’adversaire
verb-pledge-plus = Troquer une relance : +2 à nos dés
verb-pledge-minus = Troquer une relance : -2 aux dés adverses
verb-reroll = Relancer : { $object }
verb-group-reroll = Relancer
verb-reroll-side = Relancer les dés : { $object }
verb-group-reroll-side = Relancer les dés
verb-concede = Se retirer et concéder la victoire
verb-recover = Récupérer : { $object }
verb-group-recover = Récupérer
verb-refit = Renflouer : { $object }
verb-group-refit = Renflouer
verb-retreat-to = Retraiter vers { $object }
verb-group-retreat-to = Retraiter vers
verb-leave-behind = Laisser ici : { $object }
verb-group-leave-behind = Laisser ici
verb-take-refuge = Se réfugier à { $object }
verb-group-take-refuge = Se réfugier à
verb-aid-attacker = Jouer { $object } pour l’attaquant
verb-group-aid-attacker = Jouer pour l’attaquant
verb-aid-defender = Jouer { $object } pour le défenseur
verb-group-aid-defender = Jouer pour le défenseur
verb-desert = Faire déserter : { $object }
verb-group-desert = Faire déserter
verb-save-leader = Jouer { $object } pour sauver le chef
verb-group-save-leader = Sauver le chef

prompt-battles-choose-province = Quelle bataille ou quel siège d’abord ?
prompt-battles-choose-enemy = À { $province }, quel ennemi combattre d’abord ?
prompt-counsel-consult = Bataille de { $place }, { $attacker } contre { $defender } : jouer une carte ?
prompt-counsel-consult-done = Ne rien jouer
prompt-melee-pledge = { $place } : le chef sacrifie-t-il une relance ?
prompt-melee-pledge-done = Garder les relances
prompt-melee-again = { $place } : { $left ->
        [0] aucune relance, jouer une carte ?
        [1] 1 relance, quel dé relancer ?
       *[other] { $left } relances, quel dé relancer ?
    }
prompt-melee-again-done = Passer
prompt-advanced-melee-pledge = { $place } : le chef troque-t-il une relance contre un modificateur ?
prompt-advanced-melee-pledge-done = Garder les relances
prompt-advanced-melee-again = { $place } : { $left ->
        [0] aucune relance
        [1] 1 relance
       *[other] { $left } relances
    }, quels dés relancer ?
prompt-advanced-melee-again-done = Passer
prompt-withdrawal-decide = { $place }, { $attacker } contre { $defender } : une seconde mêlée, ou la retraite ?
prompt-withdrawal-decide-done = Poursuivre le combat
prompt-death-rescue = { $leader } est perdu : jouer une carte pour le sauver ?
prompt-death-rescue-done = L’abandonner à son sort
prompt-recovery-recover = { $place } : quelle unité récupérer ({ $nation }) ?
prompt-recovery-refit = { $place } : quelle élite renflouer ({ $nation }) ?
prompt-recovery-refit-done = Ne rien renflouer
prompt-losses-allot = { $nation } : { $hits ->
        [1] 1 dégât
       *[other] { $hits } dégâts
    } à attribuer
prompt-retreat-go = Retraite de { $place } ({ $nation }) : par où ?
prompt-retreat-go-done = S’arrêter ici
prompt-refuge-flee = Chef sans troupes ({ $nation }) : où se réfugie-t-il ?

event-battle = Bataille à { $place } : { $attacker } contre { $defender }
event-ambush-test = Test d’embuscade ({ $nation }) : { $die }
event-ambushed = Embuscade tendue à { $place } : { $nation }
event-volley = Tir ({ $nation }) : { $white } { $black }, { $hits ->
        [0] sans effet
        [1] 1 dégât
       *[other] { $hits } dégâts
    }
event-melee-throw = Mêlée ({ $nation }) : dés { $white } { $black }
event-rerolled = { $nation } fait relancer : { $die } ; résultat : { $now }
event-pledged = { $nation } : le chef sacrifie une relance
event-blows = { $nation } inflige { $hits ->
        [0] 0 dégât
        [1] 1 dégât
       *[other] { $hits } dégâts
    }
event-reduced = Unité réduite ({ $nation }) : { $piece }
event-eliminated = Unité éliminée ({ $nation }) : { $piece }
event-battle-won = Victoire à { $place } : { $nation } contre { $loser }
event-battle-drawn = { $place } : bataille indécise
event-fate = Sort du chef { $leader } ({ $nation }) : { $die }
event-assassin = Complot contre { $leader } ({ $nation }) : { $die }
event-leader-lost = Chef éliminé ({ $nation }) : { $leader }
event-leader-spared = Le garde du corps sauve { $leader } ({ $nation })
event-recovered = Unité récupérée ({ $nation }) : { $piece }
event-refitted = Élite renflouée ({ $nation }) : { $piece }
event-retreated = { $nation } retraite de { $origin } à { $province }
event-left-behind = { $piece } s’arrête à { $province } ({ $nation })
event-no-retreat = { $province }, sans retraite possible ({ $nation }) : { $piece } éliminé
event-refuge = { $leader } se réfugie à { $province } ({ $nation })
event-deserted = Désertion ({ $nation }) : { $piece }
event-limes-lost = Le limes de { $province } est détruit
event-shots = Tir ({ $nation }) : { $dice } et { $modifier }, { $hits ->
        [0] sans effet
        [1] 1 dégât
       *[other] { $hits } dégâts
    }
event-clashed = Mêlée ({ $nation }) : { $dice } et { $modifier }
event-conceded = { $nation } se retire et concède la victoire
event-card-helps = Carte jouée : { $card }, en faveur de : { $nation }

## Lot (e) : sièges et flottes (XXIII à XXV)

verb-besiege-at = Décider du sort de la cité de { $object }
verb-group-besiege-at = Devant la cité de
verb-besiege = Assiéger
verb-assault = Donner l’assaut (2 dégâts, +1)
verb-raise-siege = Lever le siège et retraiter
verb-maintain-siege = Maintenir le siège
verb-sack = Mettre la cité à sac
verb-raze = Raser les murailles
verb-stratagem = Jouer { $object }
verb-group-stratagem = Jouer

prompt-siege-decide = { $nation } devant { $province } : siège, assaut ou retraite ?
prompt-siege-persist = { $province } résiste ({ $nation }) : maintenir le siège pour la suite des campagnes ?
prompt-conquest-spoils = { $province } est prise ({ $nation }) : que devient la cité ?
prompt-conquest-spoils-done = L’épargner
prompt-stratagems-consult = { $nation }, { $province } : jouer une carte ?
prompt-stratagems-consult-done = Passer

event-siege = { $nation } met le siège devant { $province }
event-assaulted = { $nation } donne l’assaut à { $province }
event-siege-roll = Siège de { $province } ({ $nation }) : dé { $die }, modificateurs { $bonus }
event-siege-failed = { $province } tient bon : le siège échoue ({ $nation })
event-siege-kept = { $nation } maintient le siège de { $province }
event-city-taken = La cité de { $province } est prise : { $nation }
event-surrendered = Terreur : la cité de { $province } se rend ({ $nation })
event-resisted = Terreur : la cité de { $province } résiste ({ $nation })
event-sacked = { $nation } met à sac la cité de { $province } : { $gold } or
event-sack-prevented = Un saint homme sauve du sac la cité de { $province }
event-razed = { $nation } rase les murailles de { $province }
event-deed = Haut fait à { $province } ({ $nation }) : { $points } PV

verb-sail = Faire appareiller la pile navale de { $object }
verb-group-sail = Faire appareiller la pile navale
verb-sail-to = Voguer vers { $object }
verb-group-sail-to = Voguer vers
verb-challenge = Intercepter la flotte : { $object }
verb-group-challenge = Intercepter la flotte
verb-blockade = Bloquer les détroits : { $object }
verb-group-blockade = Bloquer les détroits
verb-open-strait = Laisser libre passage aux détroits : { $object }
verb-group-open-strait = Laisser libre passage aux détroits
verb-embark = Embarquer le chef : { $object }
verb-group-embark = Embarquer le chef
verb-ship = Transporter par mer à { $object }
verb-group-ship = Transporter par mer
verb-land-at = Débarquer à { $object }
verb-group-land-at = Débarquer
verb-drown = Perdre en mer : { $object }
verb-group-drown = Perdre en mer

prompt-voyage-go = { $sea }, pile navale ({ $nation }) : où va-t-elle ?
prompt-voyage-go-done = Rester ici
prompt-challenges-declare = { $sea }, une pile navale ({ $nation }) est là : tenter de l’intercepter ?
prompt-sea-fight-face = { $sea }, interception réussie ({ $nation } contre { $enemy }) : livrer bataille ?
prompt-sea-fight-embark = { $sea } : un chef monte-t-il à bord pour la bataille ?
prompt-sea-fight-embark-done = Aucun chef
prompt-transport-drown = { $nation } : les navires manquent ; quelle unité est perdue en mer ?

event-sailed = { $nation } : la pile navale passe de { $origin } à { $sea }
event-challenged = { $sea } : { $nation } tente une interception navale ({ $enemy })
event-challenge-failed = { $sea } : l’interception navale échoue ({ $nation })
event-battle-refused = { $sea } : { $nation } refuse la bataille ({ $enemy })
event-embarked = { $sea } : { $leader } est à bord ({ $nation })
event-shipped = Transport maritime ({ $nation }) : de { $origin } à { $province }
event-landing = Débarquement ({ $nation }) : de { $origin } vers { $province }
event-sea-risk = Risque de mer vers { $province } ({ $nation }) : dé { $die }, modificateurs { $bonus }
event-turned-back = { $nation } : la pile revient à { $province }
event-fleet-lost = Flotte perdue dans la tempête ({ $nation }) : { $piece }
event-drowned = Perdue en mer ({ $nation }) : { $piece }
event-blockaded = { $nation } bloque les détroits : { $sea }
event-strait-opened = { $nation } laisse libre passage aux détroits : { $sea }

## Lot (f) : diplomatie et religion (XXVI à XXXI)

verb-lend = Prêter : { $object }
verb-group-lend = Prêter
verb-rebel = Se révolter
verb-convert = Se convertir au catholicisme
verb-claim = Prendre le bonus maintenant
verb-cede = Céder { $object }
verb-group-cede = Céder
verb-break-foedus = Dénoncer le Foedus
verb-ally = S’allier : { $object }
verb-group-ally = S’allier
verb-part = Rompre l’alliance : { $object }
verb-group-part = Rompre une alliance
verb-declare-war = Hostilités : { $object }
verb-group-declare-war = Se déclarer hostile

prompt-levies-place = { $nation } : où va le mercenaire ({ $piece }) ?
prompt-loan-lend = { $nation } : quelle unité prêter à { $lord } ?
prompt-loan-station = Dans quelle province place-t-on le mercenaire ?
prompt-foedus-offer-first = { $empire } : offrir un Foedus ({ $nation }) ? La première province
prompt-foedus-offer-first-done = Pas d’offre
prompt-foedus-offer-second = La seconde province du Foedus
prompt-foedus-offer-answer = { $nation } : accepter le Foedus offert ({ $empire }) ?
prompt-foedus-settle = { $nation } : dans laquelle des deux provinces la horde s’installe-t-elle ?
prompt-foedus-follow = { $nation } : quelles unités la suivent ?
prompt-foedus-follow-done = Plus d’unité
prompt-evacuation-name = { $province } : quelles unités évacuer ({ $nation }) ?
prompt-evacuation-name-done = Les autres restent
prompt-denunciation-decide = { $nation } : dénoncer le Foedus ?
prompt-denunciation-decide-done = Le garder

prompt-declarations-declare = { $nation } : qui se déclare hostile jusqu’à la fin du tour ?
prompt-declarations-declare-done = Personne d’autre
prompt-proposal-consent = { $ally } : accepter l’alliance proposée ({ $nation }) ?

prompt-rebellion-declare = { $nation } : se révolter contre le suzerain ?
prompt-rebellion-declare-done = Rester fidèle
prompt-rebellion-lose = La révolte échoue : quelle unité est perdue ?
prompt-conversions-convert = { $nation } : se convertir au catholicisme ?
prompt-conversions-convert-done = Garder l’ancienne foi
prompt-conversions-claim = { $nation } : prendre maintenant le bonus de conversion ({ $points } PV) ?
prompt-conversions-claim-done = Attendre un tour suivant

event-foedus-offered = Foedus offert ({ $empire } à { $nation }) : { $province }, { $other }
event-foedus-refused = Foedus refusé ({ $nation }), offert par { $empire }
event-federated = Foedus conclu : { $nation }, fédérateur { $empire }
event-foedus-denounced = Foedus dénoncé ({ $nation }), fédérateur { $empire }
event-foedus-kept = Foedus maintenu malgré le test ({ $nation }), fédérateur { $empire }
event-alliance-proposed = Alliance proposée ({ $nation } à { $ally })
event-allied = Alliance : { $nation }, { $ally }
event-alliance-refused = Pas d’alliance : { $nation }, { $ally }
event-alliance-over = Fin de l’alliance : { $nation }, { $ally }
event-alliance-kept = L’alliance résiste : { $nation }, { $ally }
event-postponed = { $nation } : l’activation attend celle de l’allié ({ $ally })
event-war-declared = Hostilités déclarées ({ $nation }) jusqu’à la fin du tour, contre : { $foe }
event-separated = Les anciens alliés se séparent à { $province } ; retraite : { $nation }
event-submitted = Soumission : { $nation } ({ $bond }), suzerain ou patron : { $lord }
event-driven = La horde est chassée de { $province } ({ $nation }) : { $there }
event-shared-treasury = Trésor partagé ({ $nation }) : { $gold } or au suzerain ({ $lord })
event-card-taken = Une carte ou un marqueur est pris ({ $nation }), pour { $lord }
event-lent = Mercenaire prêté ({ $nation }) à { $lord } : { $piece }, { $province }
event-rebelled = { $nation } : libres, suzerain { $lord } rejeté
event-put-down = Révolte manquée ({ $nation }) contre le suzerain ({ $lord })
event-converted = Conversion au catholicisme : { $nation }
event-baptised = Bonus de conversion ({ $nation }) : { $points } PV
event-blessed = Le maître de Rome ({ $nation }) : { $points } PV

## Cartes Événement hors des batailles (X.B)

verb-liberate = Libérer : { $object }
verb-group-liberate = Libérer
verb-rejuvenate = Rajeunir : { $object }
verb-group-rejuvenate = Rajeunir
verb-hire = Louer : { $object }
verb-group-hire = Louer
verb-purloin = Prendre une carte : { $object }
verb-group-purloin = Prendre une carte
verb-send-envoy = Piocher une carte Diplomatie : { $object }
verb-group-send-envoy = Piocher une carte Diplomatie
verb-murder = Assassiner : { $object }
verb-group-murder = Assassiner
verb-exalt = Grand chef : { $object }
verb-group-exalt = Grand chef
verb-supply = Ravitailler : { $object }
verb-group-supply = Ravitailler
verb-hasten = Forcer la marche : { $object }
verb-group-hasten = Forcer la marche
verb-scout = Envoyer des éclaireurs : { $object }
verb-group-scout = Envoyer des éclaireurs
verb-incite = Soulever : { $object }
verb-group-incite = Soulever
verb-enlist = Demander une unité aux Huns
verb-recall = Rappeler : { $object }
verb-group-recall = Rappeler

prompt-designs-consult = { $camp } : jouer une carte Événement ?
prompt-designs-consult-done = Passer
prompt-assassination-name = Assassinat : quel chef ?
prompt-great-leader-name = Grand chef : quel chef a +1 en combat et +1 campagne ?
prompt-supplies-name = Ravitaillement : quel chef fait une campagne de plus ?
prompt-forced-march-name = Marche forcée : quelle pile ?
prompt-scouts-name = Éclaireurs : quelle pile ?
prompt-mutiny-name = Mutinerie : quelle pile ?
prompt-mutiny-pay = { $nation } : payer les mutins ({ $province }, { $gold } or) ?
prompt-collapse-inherit = { $empire } : reprendre le Foedus pour { $gold } or ({ $nation }) ?
prompt-collapse-consent = { $nation } : passer au nouveau fédérateur ({ $empire }) pour { $gold } or ?
prompt-enlistment-ask = { $nation } : louer une unité des Huns pour { $gold } or, jusqu’à la fin de la prochaine activation ?
prompt-enlistment-ask-done = Pas de Huns
prompt-enlistment-answer = Huns : prêter une unité pour { $gold } or ({ $nation }) ?
prompt-exchange-decide = { $nation } : prêter un mercenaire ({ $lord }) ou rappeler le sien ?
prompt-exchange-decide-done = Ne rien changer
prompt-veterans-name = Vétérans : quelle élite est remise en état ?
prompt-riposte-consult = { $card } (jouée par : { $camp }) : réagir ?
prompt-riposte-consult-done = Laisser faire
prompt-hiring-name = Mercenaires ({ $nation }) : qui loue-t-on ?
prompt-hiring-station = Où va le mercenaire ?
prompt-intrigue-name = Intrigue : pour quoi faire ?
prompt-alliance-name = Alliance : quelle nation s’allie, ou quelle alliance rompre ?
prompt-alliance-other = Alliance : avec quelle autre nation ?
prompt-coalition-name = Coalition barbare : quelle nation s’allie ?
prompt-coalition-other = Coalition barbare : avec quelle autre nation ?
prompt-perfidy-name = Perfidie : qui se libère, ou quelle alliance rompre ?
prompt-perfidy-other = Perfidie : l’alliance avec quelle nation ?
prompt-renaissance-name = Renaissance : quelle nation ?
prompt-summons-name = Afflux de guerriers : pour quelle nation ?

event-liberated = { $nation } : liberté retrouvée (suzerain : { $lord })
event-hired = Mercenaire loué ({ $nation }) : { $piece }, { $province }
event-purloined = Intrigue : une carte ou un marqueur passe du camp { $victim } au camp { $camp }
event-exalted = { $leader } : grand chef, +1 en combat et +1 campagne
event-supplied = { $leader } : une campagne de plus
event-hastened = Marche forcée : { $province }
event-scouted = Éclaireurs en avant : { $province }
event-mutineers = Mutinerie ({ $nation }) : { $province }
event-inherited = Foedus transféré ({ $nation }) : nouveau fédérateur { $empire }, { $gold } or
event-huns-refuse = Les Huns refusent de prêter une unité ({ $nation })
event-recalled = Mercenaire rappelé ({ $nation }) : { $piece }
event-cancelled = { $camp } réagit : { $card }, événement annulé
event-envoy-sent = Intrigue : une carte Diplomatie de plus ({ $nation })
event-tribute-scored = Tribut des Romains ({ $nation }) : { $points } PV
event-envoy-brings = Carte Diplomatie ({ $nation }) : { $treaty }

## Lot (g) : cartes Diplomatie (XXX)

verb-impose-treaty = Jouer Traité contre { $object }
verb-group-impose-treaty = Traité avec
verb-pay-tribute = Jouer Tribut : payer { $object }
verb-group-pay-tribute = Tribut à
verb-marry = Jouer Mariage : { $object }
verb-group-marry = Mariage avec
verb-impose-foedus = Jouer Foedus : { $object }
verb-group-impose-foedus = Foedus imposé à
verb-bribe = Jouer Corruption : lever le siège
verb-hire-from = Jouer Mercenaire : { $object }
verb-group-hire-from = Mercenaire de

prompt-trove-decide = { $nation } : tirer un marqueur Pillage, le trésor du roi ({ $victim }) ?
prompt-audience-play = { $nation } : jouer une carte Diplomatie ?
prompt-audience-play-done = Ne rien jouer
prompt-rupture-name = { $nation } : avec qui rompre l’alliance ({ $target }) ?
prompt-treaty-name = Traité ({ $nation } avec { $target }) : quelle province est cédée ?
prompt-treaty-move-in = { $nation } : quelle unité occupe { $province } ?
prompt-treaty-move-in-done = Pas d’autre unité
prompt-imposed-foedus-first = Foedus imposé ({ $nation }) par { $empire } : la première province
prompt-imposed-foedus-second = Foedus imposé ({ $nation }) : la seconde province
prompt-bribery-bribe = { $nation } : siège de { $province } ({ $besieger }). Jouer une carte Diplomatie ?
prompt-bribery-bribe-done = Ne rien jouer
prompt-hire-lend = { $nation } : quelle unité prêter à { $lord } pour son activation ?
prompt-hire-station = { $lord } : où va le mercenaire ({ $nation }) ?
prompt-homecoming-settle = { $nation } : où revient le mercenaire ({ $piece }) ?

event-treaties-drawn = { $number ->
    [one] Une carte Diplomatie tirée ({ $nation })
   *[other] { $number } cartes Diplomatie tirées ({ $nation })
}
event-treaty-seen = Carte Diplomatie tirée ({ $nation }) : { $card }
event-treaty-played = { $nation } : carte Diplomatie { $card }, cible { $target }
event-treaties-returned = Cartes Diplomatie rendues ({ $nation }) : { $number } or
event-paid-to = { $gold } or ({ $nation }) à { $target }
event-client-won = { $nation } : client de { $patron }
event-client-freed = { $nation } : n’est plus client de { $patron }
event-pact = Pacte de non-agression : { $nation }, { $target }
event-pact-over = Fin du pacte : { $nation }, { $target }
event-evacuated = { $province } évacuée ({ $nation }) au profit de { $target }
event-moved-in = { $nation } : une unité occupe { $province } ({ $piece })
event-marriage-kept = Mariage respecté ({ $nation }) : { $points } PV
event-bribed = Siège acheté : { $province } ({ $nation } paie { $besieger })
event-came-home = Mercenaire de retour ({ $nation }) : { $piece }, { $province }
event-changed-sides = { $piece } déserte et rejoint les siens ({ $nation })
