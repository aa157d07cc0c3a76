# Textes français d’Invasions : un message par mot des modules words_*.py et par question, une section par lot de chapitres.

## Présentation

about = Trois siècles entre Constance II et l’islam. Chacun mène un camp, Romains, Huns, Perses ou Goths, et ses peuples : ils migrent, pillent, se fédèrent, fondent des royaumes, et meurent.
about-years = De 350 à 650 apr. J.-{"\u2060"}C.
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
event-activated = Activation des { $nation } ({ $status }, âge { $age })
event-control = Les { $nation } prennent le contrôle de { $province }
event-control-head = Les { $nation } prennent le contrôle de
event-control-item = { $province }
event-control-lost = Les { $nation } perdent le contrôle de { $province }
event-control-lost-head = Les { $nation } perdent le contrôle de
event-control-lost-item = { $province }
event-capital-taken = Les { $by } prennent la capitale des { $nation }, à { $province }
event-d2 = Test d2 des { $nation } : { $die }
event-excess = Surempilement à { $province } : { $piece } se retire
event-scored = Les { $nation } marquent { FIGURE($points) } PV pour leurs territoires
event-foedus-scored = Les { $nation } marquent { FIGURE($points) } PV pour leurs provinces sous Foedus
event-game-over = Fin de la partie : { $camp }, { FIGURE($points) } PV

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
prompt-muster-arm = Renforts des { $nation }, encore { $left } : de quelle arme ?
prompt-muster-pick = Renforts des { $nation }, encore { $left } : quelle unité ?
prompt-posting-place = { $nation } : où placer { $piece } ?
prompt-investiture-place = { $nation } : où placer { $leader } ?
prompt-succession-place = { $nation } : { $leader } accourt ; où ?
prompt-evict-go = Les { $nation } sont évincés de { $place } : où aller ?
prompt-evict-refuge = Les { $nation } sont évincés de { $place } sans issue : chez qui se réfugier, en vassal ?
prompt-hospitality-go = Les { $nation } laissent { $place } à qui s’y réfugie : où aller ?
prompt-dated-migration-go = { $nation } : placer la horde et toutes ses unités ailleurs ?
prompt-dated-settlers-go = { $nation } : où s’établir ?
prompt-reinforcements-orphans = { $nation } : quelle unité d’une nation éteinte éliminer ?
prompt-ageing-decide-no = Rester barbare
prompt-reinforcements-keep = Renforts : jouer une carte ?
prompt-reinforcements-keep-done = Ne pas en jouer
prompt-influx-arm = Afflux chez les { $nation }, encore { $left } : de quelle arme ?
prompt-influx-pick = Afflux chez les { $nation }, encore { $left } : quelle unité ?
prompt-dated-migration-go-done = Rester

event-penalty = Le déclin coûte sur-le-champ { $gold } or aux { $nation }
event-kingdom-roll = Test de royaume des { $nation } : { $die }, modificateur { SIGNED($modifier) }, contre l’âge { $age }
event-kingdom-founded = Les { $nation } fondent un royaume
event-empire-roll = Test d’empire des { $nation } : { $die }, modificateur { SIGNED($modifier) }
event-empire-founded = Un empire est né : celui des { $nation }
event-allowance = Le jeune État des { $nation } reçoit { $gold } or
event-city-founded = Les { $nation } ont à { $province } une cité de niveau { $level }
event-capital-seated = { $province } devient la capitale des { $nation }
event-huns-roll = La mort d’Attila, destin des Huns : { $die }, modificateur { SIGNED($modifier) }
event-vanished = Les { $nation } disparaissent de l’histoire
event-reinforced = Renfort des { $nation } : { $piece } à { $place }
event-reinforced-head = Renforts des { $nation } :
event-reinforced-item = { $piece } à { $place }
event-leader-comes = { $piece } paraît à { $province } chez les { $nation }
event-leader-goes = { $piece } quitte la scène ({ $nation })
event-arrived = Les { $nation } arrivent à { $province }
event-arrived-head = Les { $nation } arrivent à
event-arrived-item = { $province }
event-evicted = Les { $nation } sont évincés : { $piece } quitte { $origin } pour { $place }
event-evicted-vassal = Évincés, les { $nation } se soumettent aux { $lord }
event-capital-evicted = La capitale des { $nation }, à { $province }, est évincée
event-dated = Chronologie : { $entry }
event-invades = Invasion des { $nation }
event-extinct = { $piece } quitte les { $nation } : sa nation est éteinte
event-islam = L’islam : { $die }, modificateur { SIGNED($modifier) }
event-aged = Les { $nation } passent à l’âge { $age }
event-decline = Les { $nation } sont en déclin, niveau { $level }
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
prompt-revenues-recover = Quel site pillé se relève ?
prompt-revenues-redeploy = Sur quelle cité la capitale est-elle redéployée ?
prompt-decrees-choose-kind = Quel type de carte Administration achète-t-on ?
prompt-decrees-keep = Quelle carte garde-t-on ?
prompt-purchases-shop = { $nation } : que veut-on acheter ({ $gold } or) ?
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

event-event-drawn = Les { $camp } tirent l’événement { $card }
event-event-kept = Les { $camp } gardent une carte Événement
event-event-seen = Carte gardée par les { $camp } : { $card }
event-event-played = Les { $camp } jouent { $card }
event-reshuffled = La défausse est remélangée avec la pioche
event-exceptional-caravan = Caravane exceptionnelle { $die } : { $province }
event-caravan = La caravane de { $province } rapporte { $gold } or aux { $nation }
event-plundered = Les { $nation } pillent : { $marker }, { $gold } or
event-marker-kept = Les { $nation } gardent un marqueur Pillage
event-pillaged = { $province } est pillée
event-restored = { $province } se relève du pillage ({ $nation })
event-capital-redeployed = Les { $nation } redéploient leur capitale à { $province }
event-raid = Les { $nation } lancent un raid sur { $province } : { $die }, modificateur { SIGNED($modifier) } : { $result }
event-settled = Les pillards s’installent : { $province } passe aux { $nation }
event-decreed = Les { $nation } achètent la carte Administration { $card } ({ FIGURE($gold) } or)
event-drew-decrees = { $number ->
    [one] Les { $nation } tirent une carte Administration
   *[other] Les { $nation } tirent { $number } cartes Administration
}
event-idle-leaders = Les chefs des { $nation } restent dans la capitale
event-calamity = Calamité chez les { $nation } : { $calamity }
event-paid = Les { $nation } paient { $gold } or
event-received = Les { $nation } reçoivent { $gold } or
event-income = Revenus des { $nation } : { $gross } or, moins { $expenses } de dépenses ; Trésor : { FIGURE($treasury) }
event-bankrupt = Les { $nation } sont en banqueroute
event-collapse-roll = Test d’effondrement des { $nation } : { $die }, modificateur { SIGNED($modifier) }
event-collapsed = L’empire des { $nation } s’effondre
event-bought = Les { $nation } achètent pour { $gold } or : { $piece }, { $place }
event-repaired = Les { $nation } renflouent pour { $gold } or : { $piece }
event-fortified = Les { $nation } fortifient la cité de { $province } pour { $gold } or
event-revolt-camp = Révolte { $die } : les { $camp } désignent la province
event-revolt-region = Région de la révolte { $die } : { $region }
event-revolt = { $province } se révolte contre les { $nation }
event-suppression = Les { $nation } répriment la révolte de { $province } : { $die }, modificateur { SIGNED($modifier) }
event-calmed = La capitale des { $nation } met fin à la révolte de { $province }
event-suppressed = Les { $nation } matent la révolte de { $province }
event-unit-lost = Les { $nation } perdent : { $piece }
event-unit-lost-head = Les { $nation } perdent :
event-unit-lost-item = { $piece }
event-heresy-placed = Une hérésie naît en { $region }
event-plot-roll = { $piece } : { $die }
event-city-grew = La cité de { $province } grandit : niveau { $level }
event-quake = Tremblement de terre { $die } : { $region }
event-withered = La cité de { $province } est en ruine

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
prompt-migration-settle-in = Où la horde des { $nation } migre-t-elle ?
prompt-migration-follow = Quelle unité s’établit avec la horde des { $nation } ?
prompt-migration-beside = Plus de place auprès de la horde des { $nation } : où va l’unité suivante ?
prompt-rebuilding-rebuild = Quel limes rebâtir sans frais ?
prompt-rebuilding-rebuild-done = Ne plus en rebâtir
prompt-interception-declare = Les { $nation } entrent en { $province } : les intercepter ?
prompt-interception-declare-done = Plus d’interception
prompt-interception-compose = Qui de la pile reste en arrière ?
prompt-interception-compose-done = Désigner cette pile
prompt-interception-arrive = Empilement dépassé à { $province } : qui reste en arrière ?
prompt-flight-declare = L’ennemi entre en { $province } : les { $nation } tentent-ils de fuir, et par où ?
prompt-flight-declare-done = Rester
prompt-flight-compose = Qui reste à { $province } ?
prompt-flight-compose-done = Tenter la fuite
prompt-flight-run = La pile en fuite est à { $province } : où va-t-elle ?
prompt-flight-run-done = S’arrêter ici
prompt-campaigns-choose-leader = Quel chef mène campagne ?
prompt-campaigns-choose-leader-done = Finir les campagnes
prompt-campaign-begin = Campagne ({ $leader }) : redéployer la pile, ou marcher ?
prompt-campaign-begin-done = Plus de campagne pour ce chef

event-marched = Les { $nation } marchent de { $origin } à { $province }
event-marched-head = Les { $nation } marchent
event-marched-item = de { $origin } à { $province }
event-overran = Les { $nation } écrasent { $piece } à { $province }
event-passage-forced = Les { $nation } passent en force à { $province }
event-migrated = La horde des { $nation } migre de { $origin } à { $province }
event-followed = { $piece } suit la horde de { $origin } à { $province }
event-limes-breached = Le limes isolé des { $nation } à { $province } est détruit ; test d2 : { $die }
event-limes-rebuilt = Les { $nation } rebâtissent le limes de { $province }
event-limites-retired = Les limites quittent le jeu ; unités locales mises en place : { $number }
event-intercepted = Les { $nation } tentent l’interception de { $origin } vers { $province } : dé { $die }, modificateurs { SIGNED($bonus) }
event-interception-made = Les { $nation } interceptent à { $province }
event-interception-failed = Les { $nation } manquent l’interception vers { $province }
event-fleeing = Les { $nation } tentent de fuir { $province } : dé { $die }, modificateurs { SIGNED($bonus) }
event-fled = Les { $nation } fuient de { $origin } à { $province }
event-flight-failed = Les { $nation } ne peuvent fuir { $province }
event-campaigning = { $leader } mène les { $nation } en campagne ({ $number })
event-campaign-redeployed = Les { $nation } se redéploient de { $origin } à { $province }
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
verb-pledge-minus = Troquer une relance : −2 aux dés adverses
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
prompt-counsel-consult = Bataille de { $place }, les { $attacker } contre les { $defender } : jouer une carte ?
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
prompt-withdrawal-decide = { $place }, les { $attacker } contre les { $defender } : une seconde mêlée, ou la retraite ?
prompt-withdrawal-decide-done = Poursuivre le combat
prompt-death-rescue = { $leader } est perdu : jouer une carte pour le sauver ?
prompt-death-rescue-done = L’abandonner à son sort
prompt-recovery-recover = { $place } : quelle unité des { $nation } récupérer ?
prompt-recovery-refit = { $place } : quelle élite des { $nation } renflouer ?
prompt-recovery-refit-done = Ne rien renflouer
prompt-losses-allot = { $nation } : { $hits ->
        [1] 1 dégât
       *[other] { $hits } dégâts
    } à attribuer.
prompt-retreat-go = Les { $nation } retraitent de { $place } : par où ?
prompt-retreat-go-done = S’arrêter ici
prompt-refuge-flee = Un chef des { $nation } est sans troupes : où se réfugie-t-il ?

event-battle = Bataille à { $place } : les { $attacker } contre les { $defender }
event-ambush-test = Test d’embuscade des { $nation } : { $die }
event-ambushed = Les { $nation } tendent une embuscade à { $place }
event-volley = Tir des { $nation } : { $white } { $black }, { $hits ->
        [0] sans effet
        [1] 1 dégât
       *[other] { $hits } dégâts
    }
event-melee-throw = Mêlée, dés des { $nation } : { $white } { $black }
event-rerolled = Les { $nation } font relancer { $die } : { $now }
event-pledged = Le chef des { $nation } sacrifie une relance
event-blows = Les { $nation } { $hits ->
        [0] n’infligent aucun dégât
        [1] infligent 1 dégât
       *[other] infligent { $hits } dégâts
    }
event-reduced = Les { $nation } ont une unité réduite : { $piece }
event-reduced-head = Unités réduites des { $nation } :
event-reduced-item = { $piece }
event-eliminated = Les { $nation } ont une unité éliminée : { $piece }
event-eliminated-head = Unités éliminées des { $nation } :
event-eliminated-item = { $piece }
event-battle-won = Les { $nation } battent les { $loser } à { $place }
event-battle-drawn = La bataille de { $place } reste indécise
event-fate = Sort de { $leader }, chef des { $nation } : { $die }
event-assassin = Complot contre { $leader }, chef des { $nation } : { $die }
event-leader-lost = Les { $nation } perdent leur chef { $leader }
event-leader-spared = Le garde du corps sauve { $leader } ({ $nation })
event-recovered = Les { $nation } récupèrent : { $piece }
event-recovered-head = Les { $nation } récupèrent :
event-recovered-item = { $piece }
event-refitted = Les { $nation } renflouent : { $piece }
event-refitted-head = Les { $nation } renflouent :
event-refitted-item = { $piece }
event-retreated = Les { $nation } retraitent de { $origin } à { $province }
event-retreated-head = Les { $nation } retraitent
event-retreated-item = de { $origin } à { $province }
event-gave-way = Les { $nation } laissent { $province } aux neutres qui s’y trouvent
event-left-behind = { $piece } s’arrête à { $province } ({ $nation })
event-no-retreat = Les { $nation } n’ont pas de retraite : perte à { $province }, { $piece }
event-refuge = { $leader } se réfugie à { $province } ({ $nation })
event-deserted = Les { $nation } voient déserter : { $piece }
event-deserted-head = Les { $nation } voient déserter :
event-deserted-item = { $piece }
event-limes-lost = Le limes de { $province } est détruit
event-shots = Tir des { $nation } : { $dice } et { SIGNED($modifier) }, { $hits ->
        [0] sans effet
        [1] 1 dégât
       *[other] { $hits } dégâts
    }
event-clashed = Mêlée, dés des { $nation } : { $dice } et { SIGNED($modifier) }
event-conceded = Les { $nation } se retirent et concèdent la victoire
event-card-helps = Carte jouée en faveur des { $nation } : { $card }

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

prompt-siege-decide = Les { $nation } sont devant { $province } : siège, assaut ou retraite ?
prompt-siege-persist = { $province } résiste aux { $nation } : maintenir le siège pour la suite des campagnes ?
prompt-conquest-spoils = { $province } est prise par les { $nation } : que devient la cité ?
prompt-conquest-spoils-done = L’épargner
prompt-stratagems-consult = { $nation }, { $province } : jouer une carte ?
prompt-stratagems-consult-done = Passer

event-siege = Les { $nation } mettent le siège devant { $province }
event-assaulted = Les { $nation } donnent l’assaut à { $province }
event-siege-roll = Siège de { $province } par les { $nation } : dé { $die }, modificateurs { SIGNED($bonus) }
event-siege-failed = { $province } tient bon : le siège des { $nation } échoue
event-siege-kept = Les { $nation } maintiennent le siège de { $province }
event-city-taken = Les { $nation } prennent la cité de { $province }
event-surrendered = Terreur : la cité de { $province } se rend aux { $nation }
event-resisted = Terreur : la cité de { $province } résiste aux { $nation }
event-sacked = Les { $nation } mettent à sac la cité de { $province } : { $gold } or
event-sack-prevented = Un saint homme sauve du sac la cité de { $province }
event-razed = Les { $nation } rasent les murailles de { $province }
event-deed = Haut fait des { $nation } à { $province } : { FIGURE($points) } PV

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

prompt-voyage-go = { $sea } : où va la pile navale des { $nation } ?
prompt-voyage-go-done = Rester ici
prompt-challenges-declare = Une pile navale des { $nation } est en { $sea } : tenter de l’intercepter ?
prompt-sea-fight-face = { $sea } : les { $nation } ont intercepté les { $enemy }. Livrer bataille ?
prompt-sea-fight-embark = { $sea } : un chef monte-t-il à bord pour la bataille ?
prompt-sea-fight-embark-done = Aucun chef
prompt-transport-drown = { $nation } : les navires manquent ; quelle unité est perdue en mer ?

event-sailed = La pile navale des { $nation } passe de { $origin } à { $sea }
event-sailed-head = La pile navale des { $nation } passe
event-sailed-item = de { $origin } à { $sea }
event-challenged = { $sea } : les { $nation } tentent d’intercepter la flotte des { $enemy }
event-challenge-failed = { $sea } : les { $nation } manquent l’interception navale
event-battle-refused = { $sea } : les { $nation } refusent la bataille aux { $enemy }
event-embarked = { $leader } est à bord en { $sea } ({ $nation })
event-shipped = Les { $nation } passent par mer de { $origin } à { $province }
event-landing = Les { $nation } débarquent, de { $origin } vers { $province }
event-sea-risk = Les { $nation } courent le risque de mer vers { $province } : dé { $die }, modificateurs { SIGNED($bonus) }
event-turned-back = La pile des { $nation } revient à { $province }
event-fleet-lost = Les { $nation } perdent une flotte dans la tempête : { $piece }
event-drowned = Les { $nation } perdent en mer : { $piece }
event-blockaded = Les { $nation } bloquent les détroits : { $sea }
event-strait-opened = Les { $nation } laissent libre passage aux détroits : { $sea }

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

prompt-levies-place = { $nation } : où va ce mercenaire, { $piece } ?
prompt-loan-lend = { $nation } : quelle unité prêter aux { $lord } ?
prompt-loan-station = Dans quelle province place-t-on le mercenaire ?
prompt-contribution-lend = { $nation } : quelle unité prêter aux { $lord } pour le Foedus ?
prompt-contribution-station = Dans quelle province place-t-on le mercenaire des { $nation } ?
prompt-foedus-offer-first = { $empire } : offrir un Foedus aux { $nation } ? Choisir la première province.
prompt-foedus-offer-first-done = Pas d’offre
prompt-foedus-offer-second = Choisir la seconde province du Foedus.
prompt-foedus-offer-answer = { $nation } : accepter le Foedus offert par les { $empire } ?
prompt-foedus-settle = { $nation } : dans laquelle des deux provinces la horde s’installe-t-elle ?
prompt-foedus-follow = { $nation } : quelles unités la suivent ?
prompt-foedus-follow-done = Plus d’unité
prompt-evacuation-name = { $province } : quelles unités les { $nation } évacuent-ils ?
prompt-evacuation-name-done = Les autres restent
prompt-denunciation-decide = { $nation } : dénoncer le Foedus ?
prompt-denunciation-decide-done = Le garder

prompt-declarations-declare = { $nation } : qui se déclare hostile jusqu’à la fin du tour ?
prompt-declarations-declare-done = Personne d’autre
prompt-proposal-consent = { $ally } : accepter l’alliance proposée avec les { $nation } ?

prompt-rebellion-declare = { $nation } : se révolter contre le suzerain ?
prompt-rebellion-declare-done = Rester fidèle
prompt-rebellion-lose = La révolte échoue : quelle unité est perdue ?
prompt-conversions-convert = { $nation } : se convertir au catholicisme ?
prompt-conversions-convert-done = Garder l’ancienne foi
prompt-conversions-claim = { $nation } : prendre maintenant le bonus de conversion ({ $points } PV) ?
prompt-conversions-claim-done = Attendre un tour suivant

event-foedus-offered = Les { $empire } offrent aux { $nation } un Foedus : { $province }, { $other }
event-foedus-refused = Les { $nation } refusent le Foedus offert par les { $empire }
event-federated = Les { $nation } sont fédérés aux { $empire }
event-foedus-denounced = Les { $nation } dénoncent leur Foedus avec les { $empire }
event-foedus-kept = Les { $nation } n’osent dénoncer leur Foedus avec les { $empire }
event-alliance-proposed = Une alliance avec les { $nation } est proposée aux { $ally }
event-allied = Les { $nation } et les { $ally } s’allient
event-alliance-refused = Les { $nation } et les { $ally } ne s’allient pas
event-alliance-over = L’alliance des { $nation } et des { $ally } prend fin
event-alliance-kept = L’alliance des { $nation } et des { $ally } résiste
event-postponed = L’activation des { $nation } attend celle de leurs alliés, les { $ally }
event-war-declared = Les { $nation } se déclarent hostiles aux { $foe } jusqu’à la fin du tour
event-war-declared-head = Jusqu’à la fin du tour, les { $nation } se déclarent hostiles aux
event-war-declared-item = { $foe }
event-separated = Les anciens alliés se séparent à { $province } ; les { $nation } retraitent
event-submitted = Les { $nation } se soumettent aux { $lord } ({ $bond })
event-driven = La horde des { $nation } est chassée de { $province } : { $there }
event-shared-treasury = Les { $nation } versent { $gold } or à leurs suzerains, les { $lord }
event-card-taken = Les { $lord } prennent une carte ou un marqueur aux { $nation }
event-lent = Les { $nation } prêtent aux { $lord } : { $piece }, { $province }
event-rebelled = Les { $nation } rejettent leurs suzerains, les { $lord }
event-put-down = La révolte des { $nation } contre les { $lord } échoue
event-converted = Les { $nation } se convertissent au catholicisme
event-baptised = Les { $nation } marquent { $points } PV pour leur conversion
event-blessed = Les { $nation }, maîtres de Rome, marquent { $points } PV

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
prompt-collapse-inherit = { $empire } : reprendre pour { $gold } or le Foedus des { $nation } ?
prompt-collapse-consent = { $nation } : passer pour { $gold } or à de nouveaux fédérateurs, les { $empire } ?
prompt-enlistment-ask = { $nation } : louer une unité des Huns pour { $gold } or, jusqu’à la fin de la prochaine activation ?
prompt-enlistment-ask-done = Pas de Huns
prompt-enlistment-answer = Huns : prêter une unité aux { $nation } pour { $gold } or ?
prompt-exchange-decide = { $nation } : prêter un mercenaire aux { $lord }, ou rappeler le sien ?
prompt-exchange-decide-done = Ne rien changer
prompt-veterans-name = Vétérans : quelle élite est remise en état ?
prompt-riposte-consult = Les { $camp } jouent { $card } : réagir ?
prompt-riposte-consult-done = Laisser faire
prompt-hiring-name = Mercenaires pour les { $nation } : qui loue-t-on ?
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

event-liberated = Les { $nation } se libèrent des { $lord }
event-hired = Les { $nation } louent : { $piece }, { $province }
event-purloined = Intrigue : une carte ou un marqueur passe des { $victim } aux { $camp }
event-exalted = { $leader } : grand chef, +1 en combat et +1 campagne
event-supplied = { $leader } : une campagne de plus
event-hastened = Marche forcée : { $province }
event-scouted = Éclaireurs en avant : { $province }
event-mutineers = Mutinerie chez les { $nation } à { $province }
event-inherited = Le Foedus des { $nation } passe aux { $empire } pour { $gold } or
event-huns-refuse = Les Huns refusent une unité aux { $nation }
event-recalled = Les { $nation } rappellent : { $piece }
event-cancelled = Les { $camp } réagissent par { $card } : l’événement est annulé
event-envoy-sent = Intrigue : une carte Diplomatie de plus aux { $nation }
event-tribute-scored = Les { $nation } marquent { $points } PV pour le tribut des Romains
event-envoy-brings = Carte Diplomatie des { $nation } : { $treaty }

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

prompt-trove-decide = { $nation } : tirer un marqueur Pillage, le trésor du roi des { $victim } ?
prompt-audience-play = { $nation } : jouer une carte Diplomatie ?
prompt-audience-play-done = Ne rien jouer
prompt-rupture-name = { $nation } : avec qui les { $target } rompent-ils leur alliance ?
prompt-treaty-name = Traité des { $nation } avec les { $target } : quelle province est cédée ?
prompt-treaty-move-in = { $nation } : quelle unité occupe { $province } ?
prompt-treaty-move-in-done = Pas d’autre unité
prompt-imposed-foedus-first = Les { $empire } imposent un Foedus aux { $nation } : choisir la première province.
prompt-imposed-foedus-second = Foedus imposé aux { $nation } : choisir la seconde province.
prompt-bribery-bribe = { $nation } : les { $besieger } assiègent { $province }. Jouer une carte Diplomatie ?
prompt-bribery-bribe-done = Ne rien jouer
prompt-hire-lend = { $nation } : quelle unité prêter aux { $lord } pour leur activation ?
prompt-hire-station = { $lord } : où va le mercenaire des { $nation } ?
prompt-homecoming-choose-home = { $nation } : où revient ce mercenaire, { $piece } ?

event-treaties-drawn = { $number ->
    [one] Les { $nation } tirent une carte Diplomatie
   *[other] Les { $nation } tirent { $number } cartes Diplomatie
}
event-treaty-seen = Carte Diplomatie tirée par les { $nation } : { $card }
event-treaty-played = Les { $nation } jouent la carte Diplomatie { $card } sur les { $target }
event-treaties-returned = Les { $nation } rendent leurs cartes Diplomatie : { $number } or
event-paid-to = Les { $nation } paient { $gold } or aux { $target }
event-client-won = Les { $nation } deviennent clients des { $patron }
event-client-freed = Les { $nation } ne sont plus clients des { $patron }
event-pact = Les { $nation } et les { $target } concluent un pacte de non-agression
event-pact-over = Le pacte des { $nation } et des { $target } prend fin
event-evacuated = Les { $nation } évacuent { $province } au profit des { $target }
event-moved-in = Les { $nation } occupent { $province } : { $piece }
event-marriage-kept = Les { $nation } marquent { FIGURE($points) } PV pour le mariage respecté
event-bribed = Les { $nation } paient les { $besieger } : le siège de { $province } est levé
event-came-home = Le mercenaire des { $nation } est de retour : { $piece }, { $province }
event-changed-sides = { $piece } déserte et rejoint les siens ({ $nation })

## Ce que dit le conseiller

reason-region-aim = Les { $nation } visent la région { $region } : { $points } PV
reason-province-aim = Les { $nation } visent { $province } : { $points } PV
reason-feat = La prise de { $province } vaudrait aussitôt { $points } PV aux { $nation }
reason-city = { $province } a une cité de niveau { $level }
reason-rival = { $province } compte pour un objectif des { $nation } à { $points } PV
reason-towards = Les { $nation } se rapprochent de { $province }
reason-undefended = { $province } est sans défense
reason-battle = Bataille à { $province } : { $chance } % de chances de vaincre
reason-concert = Avec les piles qui peuvent encore venir, bataille à { $province } : { $chance } % de chances de vaincre
reason-siege = Siège de { $province } : { $chance } % de chances de prendre la cité
reason-danger = { $units ->
    [one] { $province } est à couvrir : les { $nation } ont une unité à portée
   *[other] { $province } est à couvrir : les { $nation } ont { $units } unités à portée
}
reason-watch = { $province } est à couvrir : les { $nation } peuvent y mener un raid
reason-capital = { $province } est la capitale des { $nation }
reason-nothing-better = Rien de ce qui est à portée des { $nation } ne vaut ce qu’une marche laisserait
reason-crown = Couronnés, les { $nation } marqueraient pour leurs territoires { SIGNED($points) } PV par décompte
reason-purse = Les { $nation } ont { $gold } or : de quoi acheter sans entamer leur réserve
reason-reserve = Les { $nation } gardent { $gold } or pour leurs prochaines cartes Administration
reason-decree = Trésor { SIGNED($gold) } or, âge { SIGNED($boxes) }
reason-raid = Raid sur { $province } : { $chance } % de chances de réussir
reason-march-instead = Les { $nation } ont mieux à faire d’une marche que d’un raid
reason-odds = À { $province }, { $ours ->
    [one] une unité
   *[other] { $ours } unités
} à nous contre { $theirs }
reason-armies = Les { $nation } ont { $ours ->
    [one] une unité
   *[other] { $ours } unités
}, les { $other } { $theirs }
reason-menace = Les { $nation } pourraient prendre des provinces aux { $other }
reason-prey = Les { $nation } ont des provinces à prendre aux { $other }
reason-foedus = Le Foedus vaut { $points } PV par tour aux { $nation }
reason-bonus = Le bonus de conversion vaut { $points } PV aux { $nation }
reason-safe = { $province } est en terre amie
reason-cheapest = C’est la perte la plus légère
reason-dearest = C’est la plus précieuse
reason-kept-card = Une carte gardée servira mieux plus tard
reason-our-die = Ce dé donne moins que la moyenne
reason-their-die = Ce dé adverse donne plus que la moyenne
reason-living = { $province }, cité de niveau { $level }, nourrira ceux qui y restent
reason-quiet = Une guerre de plus ne rapporterait rien
reason-ferry = La flotte peut porter les { $nation } vers { $province }
reason-strait = En { $sea }, la flotte tient le détroit fermé aux ennemis des { $nation }
reason-port = La flotte en { $sea } soutient { $province } contre un siège
reason-fleets = En { $sea }, { $ours ->
    [one] une flotte
   *[other] { $ours } flottes
} à nous contre { $theirs }
reason-refusal = Refuser la bataille coûterait { $points } PV aux { $nation }
reason-cargo = { $units ->
    [one] Les { $nation } ont une unité à bord
   *[other] Les { $nation } ont { $units } unités à bord
}
reason-freed = { $province } reviendrait aux { $nation } sans le Foedus
reason-pledge = Un dé vaut ici mieux que la dernière relance
