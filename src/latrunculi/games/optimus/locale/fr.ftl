# Textes français de Optimus Princeps : un message par mot de words.py et par question, une section par chapitre.

## Présentation

about = Rome et le limes, du Rhin à la Dacie, saison après saison. Le Romain mène légions et flottes loin de leurs greniers ; le Barbare, Daces, Germains et Sarmates, cache ses chefs, use l’envahisseur et frappe en hiver.
about-years = De 85 à 175 apr. J.-{"\u2060"}C.

option-camps = Forts de campagne
option-camps-hint = Les légions se retranchent pour 1 PA ; leurs forts sauvent des PF d’une défaite.
option-camps-0 = sans
option-camps-1 = avec
option-orgy = Orgie !
option-orgy-hint = L’armée qui perd son chef garde ses BB, à moins que l’adversaire ne crie « orgie ! ».
option-orgy-0 = sans
option-orgy-1 = avec

the-side = { $side_id ->
        [roman] Le Romain
       *[other] Le Barbare
    }
of-the-side = { $side_id ->
        [roman] du Romain
       *[other] du Barbare
    }
to-the-side = { $side_id ->
        [roman] au Romain
       *[other] au Barbare
    }
many-pf = { $pf ->
        [0] aucun PF
        [1] 1 PF
       *[other] { $pf } PF
    }
many-bales = { $bales ->
        [0] aucun BB
        [1] 1 BB
       *[other] { $bales } BB
    }
many-hits = { $hits ->
        [0] aucun PF HdC
        [1] 1 PF HdC
       *[other] { $hits } PF HdC
    }

## Partout

event-forced = { $action_id ->
        [done] Rien d’autre à faire ici : on passe à la suite
       *[other] Choix unique : { $action }
    }
verb-done = Terminer
verb-choose-region = Choisir { $object }
verb-group-choose-region = Choisir la région
verb-choose-piece = Choisir : { $object }
verb-group-choose-piece = Choisir
verb-choose-number = { $object }

## Séquence et actions (2 à 4)

verb-buy-pa = Acheter 1 PA avec un BB de : { $object }
verb-group-buy-pa = Acheter 1 PA avec un BB
verb-wait = Dépenser 1 PA à ne rien faire
verb-idle = Laisser passer le PAC de : { $object }
verb-group-idle = Laisser passer le PAC d’un chef

prompt-acquisition-buy = Acheter des PA avec des ballots de butin (1 BB = 1 PA, 9 PA au plus) ?
prompt-acquisition-buy-done = Ne plus acheter de PA
prompt-segment-start = Une action, payée en PA ou par le PAC d’un chef.

event-season = { $season_id ->
        [thaw] Dégel
        [spring] Printemps
        [summer] Été
        [autumn] Automne
       *[winter] Hiver
    } { NUMBER($year, useGrouping: 0) }
event-season-event = Événement de la saison ({ $die }) : { $event_id ->
        [overflow] les marais débordent
        [frozen] les cours d’eau sont gelés
        [dry] les marais sont à sec
       *[other] rien
    }
event-no-season-event = Événement de la saison ({ $die }) : rien
event-siege-lasts = Le siège dure : { $region }, marqueur à { $marker }
event-pillage-roll = { $region }, région pillée : { $die } (relevée sur 4+)
event-pillage-roll-head = Régions pillées, relevées sur 4+ :
event-pillage-roll-item = { $region } ({ $die })
event-recovered = { $region } : { many-pf } HdC remis à niveau
event-recovered-head = Remis à niveau :
event-recovered-item = { $region } ({ $pf } PF)
event-site-restored = { $region } : le site tribal relève ses défenses (VD { $vd })
event-site-restored-head = Sites tribaux qui relèvent leurs défenses :
event-site-restored-item = { $region } (VD { $vd })
event-pa-roll = { the-side } lance pour ses PA : { $die }, soit { $pa } PA
event-pa-bought = { the-side } achète 1 PA : il en a { $pa }
event-waited = { the-side } dépense 1 PA à ne rien faire
event-idled = { the-side } laisse passer le PAC d’un chef

## Déplacements, leurres, chef suprême, flottes (5)

verb-march = Faire marcher { $object }
verb-group-march = Faire marcher
verb-take = Emmener { $object }
verb-group-take = Emmener
verb-leave = Laisser { $object } sur place
verb-group-leave = Laisser sur place
verb-to = Céder des troupes à { $object }
verb-group-to = Céder des troupes à
verb-give = Lui céder { $object }
verb-group-give = Lui céder
verb-hand-bale = Lui céder 1 BB
verb-abandon = Abandonner ses BB
verb-join = Marcher aussi avec { $object } (1 PA)
verb-group-join = Marcher aussi avec (1 PA)
verb-add-pa = Ajouter 1 PA pour réorganiser en route
verb-move-to = Gagner { $object }
verb-group-move-to = Gagner
verb-enter = Entrer en { $object } (le dé dit où)
verb-group-enter = Entrer dans une contrée (le dé dit où)
verb-enthrone = Introniser { $object }
verb-group-enthrone = Introniser
verb-perceive = Percevoir des revenus : { $object }
verb-group-perceive = Percevoir des revenus
verb-sail = Faire naviguer : { $object }
verb-group-sail = Faire naviguer
verb-sail-to = Faire voile vers { $object }
verb-group-sail-to = Faire voile vers
verb-embark = Embarquer { $object }
verb-group-embark = Embarquer
verb-land = Débarquer { $object }
verb-group-land = Débarquer
verb-bridge = Lancer un pont de bateaux : { $object }
verb-group-bridge = Lancer un pont de bateaux
verb-unbridge = Replier le pont de bateaux : { $object }
verb-group-unbridge = Replier le pont de bateaux

prompt-march-order = Marche : qui emmener, où aller ; ou s’arrêter là.
prompt-march-order-done = S’arrêter là
prompt-march-arrive = L’ennemi entre dans la contrée : choisir la région où il arrive.
prompt-march-arrive-chosen = Choisir la région d’arrivée dans la contrée.
prompt-march-succeed = Chefs de même rang : qui mène la suite ?
prompt-voyage-beach = { $fleet } : qui débarque encore avec eux, face à l’ennemi ?
prompt-voyage-beach-done = Engager le combat
prompt-voyage-order = { $fleet } (encore { $left } PM) : embarquer, faire voile, débarquer ou rester au port.
prompt-voyage-order-done = En rester là
prompt-flight-start = Le port est tombé : choisir celui où la flotte se réfugie.

event-set-out = En marche : { $piece } ({ $place })
event-entered = { $piece } : { $place }, depuis { $origin }
event-entered-head = Marche, { $piece } :
event-entered-item = { $place }
event-arrival-roll = Arrivée en { $contree } : { $die } (1 ennemi, 2 nord, 3 est, 4 sud, 5 ouest, 6 au choix)
event-abandoned = { $piece } abandonne ses BB
event-enthroned = { $piece } est intronisé
event-perceived = { $piece } perçoit 1 BB à { $place }
event-set-sail = { $piece } lève l’ancre à { $region }
event-embarked = Embarquement : { $piece } ({ $fleet })
event-embarked-head = Embarquent :
event-embarked-item = { $piece }
event-landed = Débarquement à { $region } : { $piece }
event-landed-head = Débarquent à { $region } :
event-landed-item = { $piece }
event-sailed = { $piece } fait voile vers { $region }
event-bridged = { $piece } : pont de bateaux lancé à { $region }
event-unbridged = { $piece } : pont de bateaux replié à { $region }
event-bridge-lost = Pont de bateaux emporté par le gel : { $region }
event-fleet-lost = { $piece } est perdue à { $region }
event-fleet-moved = { $piece } se réfugie à { $region }

## Attrition et ravitaillement (6)

verb-spend-bale = Dépenser 1 BB (+1 au dé)

prompt-attrition-spend = Test d’attrition, { $place } : dépenser des BB avant le dé ?
prompt-attrition-spend-done = Lancer le dé
prompt-supply-rank = { $place } nourrit autant de PF que sa VG : choisir qui est ravitaillé, s’il y a plus de monde.

event-modifier = { $modifier_id ->
        [winter] Hiver
        [pile] Pile de plus de 10 PF
        [earlier] Déplacements précédents de la saison
        [forced] Marche forcée
        [home] Attaque d’un ennemi chez lui
        [great-river] Fleuve traversé
        [stream] Cours d’eau ou marais traversé
        [path] Chemin
        [trade-road] Route de commerce
        [pillaged] Région pillée
        [marsh] Marais
        [southern-summer] Barbares au sud du Danube en été
        [rough] Romains en forêt ou en montagne
        [no-train] Hors de l’Empire sans impedimenta
        [felled-trees] Arbres abattus
        [plague] Peste
       *[bales] Ballots dépensés
    } : { SIGNED($amount) }
event-modifier-head = Ce qui pèse sur le test :
event-modifier-item = { $modifier } { SIGNED($amount) }
event-attrition-roll = Attrition, { $piece } à { $place } : { $die }, score { FIGURE($score) } ; { $losses ->
        [0] aucune perte
        [1] 1 PF HdC
       *[other] { $losses } PF HdC
    }
event-unsupplied = Troupes { of-the-side } sans ravitaillement : { $place }
event-bb-lost = { $piece } perd ses BB

## Interception et bataille (7, 8, 10)

verb-shelter = Mettre { $object } derrière les défenses
verb-group-shelter = Mettre derrière les défenses
verb-hold = Laisser { $object } devant les murs
verb-group-hold = Laisser devant les murs
verb-come-out = Sortir livrer bataille : { $object }
verb-group-come-out = Sortir livrer bataille
verb-command = Commander { $object }
verb-group-command = Unité commandée
verb-post = Le placer dans { $object }
verb-group-post = Le placer dans
verb-choose-tactic = { $object_id ->
        [frontal] Attaque frontale
        [general] Attaque générale
        [deterrence] Dissuasion
       *[envelopment] Enveloppement
    }
verb-group-choose-tactic = Tactique
verb-guard = Abriter { $object } derrière le limes
verb-group-guard = Abriter derrière le limes
verb-omen = Frapper du présage : { $object }
verb-group-omen = Frapper du présage
verb-switch = Passer en attaque générale
verb-keep-tactic = Garder sa tactique
verb-go-on = Poursuivre le combat
verb-break-off = Tenter la retraite en bon ordre
verb-offer-truce = Proposer une trêve
verb-accept = Accepter
verb-refuse = Refuser
verb-hurt = Mettre 1 PF hors de combat : { $object }
verb-group-hurt = Mettre hors de combat 1 PF de
verb-destroy = Détruire 1 PF : { $object }
verb-group-destroy = Détruire 1 PF de
verb-retreat-to = Se retirer à { $object }
verb-group-retreat-to = Se retirer à
verb-march-on = Continuer la marche sans butin

prompt-contact-stand = L’ennemi entre à { $region } : qui reste derrière les défenses ? Les autres acceptent le combat.
prompt-contact-stand-done = Les autres combattent dehors
prompt-contact-hold = L’assiégeant est attaqué à { $region } : garder devant les murs au moins autant de PF valides que la VG, ou lever le siège.
prompt-contact-hold-done = Livrer bataille avec les autres
prompt-battle-choose-command = { $region } : quelles unités le chef commande-t-il ? Les autres ne touchent que sur 6+.
prompt-battle-choose-first = Chefs de même rang : qui prend place le premier ?
prompt-battle-choose-posts = { $region } : dans quelle unité se tient le chef ?
prompt-battle-counsel = { $region } : jouer un stratagème avant la phase qui vient ?
prompt-battle-name-unit = { $region } : quelle unité le présage frappe-t-il ?
prompt-battle-choose-refuge = { $region } : les forts de campagne abritent quelques PF ; quelles unités s’y réfugient ?
prompt-battle-choose-refuge-done = Personne d’autre
prompt-battle-choose-tactics = { $region } : choisir la tactique, face cachée.
prompt-battle-choose-boats = { $region } : quelles flottes prennent part à la bataille, pour tirer au harcèlement ? Les autres restent en dehors.
prompt-battle-choose-boats-done = Aucune autre
prompt-battle-choose-boats-choose-piece = { $object } prend part
prompt-battle-choose-guarded = { $region } : quelle unité le limes favorise-t-il dans cette phase ?
prompt-battle-choose-fewer = { $region } : le nouveau chef commande moins de PF ; quelle unité ne l’est plus ?
prompt-battle-choose-fewer-command = Ne plus commander { $object }
prompt-battle-choose-heir = Chefs de même rang : qui remplace celui qui est tombé ?
prompt-battle-parley = { $region } : fin de phase. Poursuivre le combat, ou chercher à le rompre ?
prompt-battle-answer = { $region } : l’ennemi propose une trêve ; l’attaquant se retirerait, sans butin pour personne.
prompt-battle-switch = { $region } : vous avez infligé le plus de pertes. Passer en attaque générale pour les derniers coups ?
prompt-upshot-decide = Victoire à { $region } : rester et ramasser le butin, ou continuer la marche ?
prompt-retreat-shelter = Retraite à { $region } : qui se replie derrière les défenses ? Les autres quittent la région.
prompt-retreat-shelter-done = Les autres quittent la région
prompt-retreat-go = Retraite ({ $region }) : choisir où aller.
prompt-retreat-arrive = L’ennemi en retraite entre dans la contrée : choisir la région où il arrive.
prompt-retreat-arrive-chosen = Retraite : choisir la région d’arrivée dans la contrée.
prompt-retreat-ford = Retraite par-delà l’eau ({ $region }) : jouer un stratagème ?
prompt-retreat-ford-decline = Rien
prompt-fate-answer = Un chef est pris : jouer un stratagème ?
prompt-allocation-start = { $place } : { $hits ->
        [1] une perte à répartir
       *[other] { $hits } pertes à répartir
    }{ $quota ->
        [1] , dont { $due } au moins à l’infanterie
        [2] , dont { $due } au moins à l’infanterie sans armes de jet
        [3] , dont { $due } au moins à la cavalerie
        [4] , dont { $due } au moins aux tireurs
       *[other] {""}
    }.

event-contact = Interception à { $region } : { the-side } arrive au contact
event-decoy-found = { $piece } : ce n’était qu’un leurre ({ $region })
event-revealed = Se dévoile à { $region } : { $piece }
event-revealed-head = Se dévoilent à { $region } :
event-revealed-item = { $piece }
event-sheltered = Derrière les défenses, à { $region } : { $piece }
event-sheltered-head = Derrière les défenses, à { $region } :
event-sheltered-item = { $piece }
event-came-out = Sortie à { $region } : { $piece }
event-battle = { the-side } attaque à { $region } : { $attack } PF contre { $defence }
event-overrun = { the-side } écrase l’ennemi à { $region } : dix contre un
event-posted = { $piece } prend place : { $unit }
event-phase = { $region } : { $phase ->
        [0] artillerie
        [1] harcèlement
        [2] mêlée
        [3] derniers coups
       *[other] poursuite
    }
event-tactic = Tactique { of-the-side } : { $tactic_id ->
        [frontal] attaque frontale
        [general] attaque générale
        [deterrence] dissuasion
       *[envelopment] enveloppement
    }
event-switched = { the-side } passe en attaque générale
event-omen-of = « { $stratagem } » frappe { $unit }
event-volley = { $unit } : { $die }, soit { FIGURE($score) } ; { many-hits }
event-volley-head = Coups portés :
event-volley-item = { $unit } { $die } ({ $hits })
event-hits = Pertes { of-the-side } : { many-hits }
event-hurt-pf = { $unit } : 1 PF hors de combat
event-hurt-pf-head = Hors de combat :
event-hurt-pf-item = { $unit }
event-destroyed-pf = { $unit } : 1 PF détruit
event-destroyed-pf-head = Détruits :
event-destroyed-pf-item = { $unit }
event-fate-roll = { $piece } perd son unité : { $die } (tué sur 4 à 6, sinon pris)
event-killed = { $piece } est tué
event-captured = { $piece } est capturé
event-put-to-death = { $piece } est pris et mis à mort
event-suicide-of = { $piece } se donne la mort plutôt que d’être pris
event-break-off-roll = { the-side } tente la retraite en bon ordre : { $die }, soit { FIGURE($score) } (6+ pour réussir)
event-truce-made = Trêve tacite à { $region }
event-annihilated = L’armée { of-the-side } est détruite
event-winner = { the-side } l’emporte à { $region }
event-retreated = { the-side } se retire à { $place } (depuis { $origin })
event-no-retreat = { the-side } ne peut se retirer ({ $region }) : il est détruit

## Sièges et travaux (9)

verb-sortie = Tenter une sortie avec { $object }
verb-group-sortie = Tenter une sortie
verb-take-out = Faire sortir { $object }
verb-group-take-out = Faire sortir
verb-answer-with = Répondre avec { $object }
verb-group-answer-with = Répondre avec

prompt-muster-start = Qui sort avec le chef ({ $region }) ?
prompt-muster-start-done = Livrer bataille
prompt-sortie-take-out = Sortie ({ $region }) : qui sort avec le chef, dans la limite de sa VS ?
prompt-sortie-take-out-done = Ouvrir la porte
prompt-sortie-reply = Sortie ({ $region }) : qui leur barre le chemin ? Autant de pions au plus, dans la limite de la VS de votre chef.
prompt-sortie-reply-done = Avec ceux-là
prompt-sortie-choose-command = Sortie ({ $region }) : quelles unités le chef commande-t-il ? Les autres ne touchent que sur 6+.
prompt-sortie-choose-first = Chefs de même rang : qui prend place le premier ?
prompt-sortie-choose-posts = Sortie ({ $region }) : dans quelle unité se tient le chef ?
prompt-sortie-counsel = Sortie ({ $region }) : jouer un stratagème avant la mêlée ?
prompt-sortie-name-unit = Sortie ({ $region }) : quelle unité le présage frappe-t-il ?
prompt-sortie-choose-fewer = Sortie ({ $region }) : le nouveau chef commande moins de PF ; quelle unité ne l’est plus ?
prompt-sortie-choose-fewer-command = Ne plus commander { $object }
prompt-sortie-choose-heir = Chefs de même rang : qui remplace celui qui est tombé ?
prompt-sally-order = Hors du siège : où aller ? On ne revient pas.
prompt-sally-order-done = S’arrêter là
prompt-sally-arrive = L’ennemi qui a forcé le siège entre dans la contrée : choisir la région où il arrive.
prompt-sally-arrive-chosen = Choisir la région d’arrivée dans la contrée.

event-sallied = { $piece } tente une sortie ({ $region })

verb-besiege = Mettre le siège : { $object }
verb-group-besiege = Mettre le siège
verb-summon = Faire le siège ({ $object }) : sommer la place
verb-group-summon = Faire le siège : sommer la place
verb-summon-unled = Faire le siège sans chef : { $object }
verb-invade = Tenter l’invasion : { $object }
verb-group-invade = Tenter l’invasion
verb-assault = Donner l’assaut : { $object }
verb-group-assault = Donner l’assaut
verb-emplace = Mettre 1 PF en batterie : { $object }
verb-group-emplace = Mettre 1 PF en batterie
verb-dismount = Rendre aux rangs 1 PF d’artillerie : { $object }
verb-group-dismount = Rendre aux rangs 1 PF d’artillerie
verb-restore = Restaurer la VD (3 BB) : { $object }
verb-group-restore = Restaurer la VD (3 BB)
verb-build-limes = Bâtir un limes (1 BB) : { $object }
verb-group-build-limes = Bâtir un limes (1 BB)
verb-build-fort = Bâtir un camp de légion : { $object }
verb-group-build-fort = Bâtir un camp de légion

prompt-assault-choose-command = Assaut ({ $region }) : quelles unités le chef commande-t-il ? Les autres ne touchent que sur 6+.
prompt-assault-choose-first = Chefs de même rang : qui prend place le premier ?
prompt-assault-choose-posts = Assaut ({ $region }) : dans quelle unité se tient le chef ?
prompt-assault-counsel = Assaut ({ $region }) : jouer un stratagème avant la phase qui vient ?
prompt-assault-name-unit = Assaut ({ $region }) : quelle unité le présage frappe-t-il ?
prompt-assault-choose-guarded = Assaut ({ $region }) : quelle unité de la garnison reçoit la VD dans cette phase ?
prompt-assault-choose-fewer = Assaut ({ $region }) : le nouveau chef commande moins de PF ; quelle unité ne l’est plus ?
prompt-assault-choose-fewer-command = Ne plus commander { $object }
prompt-assault-choose-heir = Chefs de même rang : qui remplace celui qui est tombé ?
prompt-assault-parley = Assaut ({ $region }) : poursuivre, ou s’arrêter là ?
prompt-assault-parley-done = S’arrêter là
prompt-assault-follow = La garnison est détruite ({ $region }) : faire le siège ou tenter l’invasion, sans PA ?
prompt-assault-follow-done = En rester là
prompt-battery-start = D’autres PF à changer, 1 PA chacun ?
prompt-battery-start-done = Personne d’autre

event-besieged = { the-side } met le siège devant { $region }
event-summons-roll = { the-side } somme { $region } : { $die }, soit { FIGURE($total) } (la place se rend sur 6+)
event-invasion-roll = { the-side } tente l’invasion ({ $region }) : { $die }, soit { $losses ->
        [0] aucun PF HdC
        [1] 1 PF HdC
       *[other] { $losses } PF HdC
    }
event-repulsed = { the-side } est repoussé ({ $region })
event-town-taken = { the-side } prend { $region }
event-emplaced = { $piece } : 1 PF mis en batterie
event-dismounted = { $piece } : les servants rentrent aux rangs
event-restored = { the-side } restaure les défenses ({ $region }, VD { $vd })
event-limes-built = { the-side } bâtit un limes à { $region } (VD +{ $bonus })
event-fort-built = Camp de légion à { $region } : { $piece }
event-siege-lifted = Siège levé : { $region }
event-town-back = { $region } revient { to-the-side }
event-limes-gone = Le limes n’est plus : { $region }
event-camp-gone = Un fort de campagne est détruit : { $region }

## Butin, récolte, recrutement (11 à 13)

verb-loot = Ramasser le butin
verb-clemency = Faire clémence
verb-rally = Rallier l’armée : { $object }
verb-group-rally = Rallier l’armée
verb-rally-one = Remettre d’aplomb 1 PF (1 BB, 1 PA) : { $object }
verb-group-rally-one = Remettre d’aplomb 1 PF (1 BB, 1 PA)
verb-forage = Fourrager : { $object }
verb-group-forage = Fourrager
verb-pillage = Piller : { $object }
verb-group-pillage = Piller
verb-harvest = Moissonner : { $object }
verb-group-harvest = Moissonner
verb-tribute = Imposer le tribut : { $object }
verb-group-tribute = Imposer le tribut
verb-recruit = Recruter à { $object }
verb-group-recruit = Recruter à
verb-raise = Lever 1 PF : { $object }
verb-group-raise = Lever 1 PF
verb-fill-ranks = Remettre d’aplomb 1 PF HdC : { $object }
verb-group-fill-ranks = Remettre d’aplomb des PF HdC (2 pour 1 PF levé)

prompt-town-loot-start = { $region } est prise : la piller, ou faire clémence ?
prompt-town-loot-start-loot = Piller et partager le butin
prompt-rally-start = Après le combat : remettre d’aplomb des PF HdC (1 BB et 1 PA chacun) ?
prompt-rally-start-decline = Personne d’autre
prompt-rally-action-start = Quelle unité remettre d’aplomb ?
prompt-rally-action-start-done = Personne d’autre
prompt-bridging-start = Pont de bateaux à { $region } : quel chef s’en charge ?
prompt-share-start = Butin à { $region } ({ $left } BB) : quelle armée le prend ?
prompt-recruitment-captain = Recrutement à { $place } : quel chef s’en charge ?
prompt-recruitment-pledge = Recrutement à { $place } : ajouter des BB au dé ?
prompt-recruitment-pledge-done = Lancer le dé
prompt-recruitment-sway = On recrute à { $place } : jouer un stratagème ?
prompt-recruitment-sway-decline = Rien
prompt-recruitment-muster = Recrutement à { $place } : { $left ->
        [1] encore 1 PF à placer.
       *[other] encore { $left } PF à placer.
    }

event-bales-taken = { the-side } prend { many-bales } à l’ennemi
event-loot-drunk = Sans chef pour les garder : { many-bales } { to-the-side }, aussitôt bus
event-sack-roll = Mise à sac, { $region } ({ $index } en jeu) : { $die }, soit { FIGURE($score) } ; { many-bales } { to-the-side }
event-pillaged = { $region } est pillée
event-spared = Clémence pour { $region }
event-eagle-taken = L’aigle est aux mains du Barbare : { $piece } ({ $region })
event-eagle-retaken = L’aigle est reprise : { $type } ({ $region })
event-rallied = { the-side } remet d’aplomb { many-pf }
event-harvest-roll = Récolte, { $piece } à { $place } : { $die }, soit { FIGURE($score) } ; { many-bales }
event-revolt = Révolte à { $region } : { many-hits }
event-recruit-roll = Recrutement à { $place } : { $die }, soit { FIGURE($score) } ; { many-pf } { to-the-side }
event-raised = { $type } : 1 PF levé à { $place }
event-raised-head = Levés à { $place } :
event-raised-item = { $type }
event-filled = { the-side } complète les rangs à { $place }

## Stratagèmes (14)

verb-buy = Acheter « { $object } »
verb-group-buy = Acheter un stratagème
verb-play = Jouer « { $object } »
verb-group-play = Jouer un stratagème
verb-decline = Ne rien jouer

event-bought = { the-side } achète « { $stratagem } »
event-bought-hidden = { the-side } achète un stratagème à { $price } PA
event-played = { the-side } joue « { $stratagem } »
prompt-intrigue-start = « { $stratagem } » : contre qui ?
event-spied = Un espion au camp ({ $place }) : { $piece }
event-unit-seen = Vu avec { $piece } : { $unit }, { $pf } PF
event-unit-seen-head = Vus avec { $piece } :
event-unit-seen-item = { $unit } ({ $pf } PF)
event-swayed = { $people } : un parti pour Rome, −1 au recrutement de la saison

## Scénarios et victoire

verb-raid = Partir en expédition hors de la carte : { $object }
verb-group-raid = Partir en expédition hors de la carte
verb-submit = Se soumettre et finir la partie
verb-set-up = Placer la légion à { $object }
verb-group-set-up = Placer la légion à
verb-choose-people = Choisir : { $object }
verb-group-choose-people = Choisir le peuple
verb-pay-bales = Payer la rançon (4 BB) avec : { $object }
verb-group-pay-bales = Payer la rançon (4 BB) avec

prompt-contact-ambush = Une armée romaine entre à { $region } : jouer un stratagème ?
prompt-submission-start = Rome tient assez de la Dacie : se soumettre et finir la partie, ou combattre encore ?
prompt-submission-start-decline = Combattre encore
prompt-submission-start-done = Combattre encore
prompt-author-start = « { $stratagem } » : quel chef le joue ?
prompt-purchase-start = Stratagème acheté : le jouer de suite ?
prompt-purchase-start-done = Plus tard
prompt-plot-start = « { $stratagem } » : choisir sur quoi.
prompt-ransom-start = { $piece } est aux mains de Décébale : payer 4 BB, ou le perdre ?
prompt-ransom-start-decline = Ne pas payer
prompt-pestilence-start = Le printemps vient : jouer un stratagème ?

event-joined-war = Entrée en guerre : { $people }
event-peace-made = Paix avec Rome : { $people }
event-war-resumed = La guerre reprend : { $people }
event-went-home = Retour au pays : { $people }
event-withdrawn = { $piece } quitte la guerre
event-yielded = Soumission à Rome : { $people }
event-raided = { $piece } part en expédition hors de la carte
event-raid-back = { $piece } revient d’expédition : { $place }
event-raid-barred = { $piece } attend hors de la carte que les Romains s’en aillent
event-submitted = Le Dace se soumet
event-legion-raised = { $type } : légion levée, { $place }
event-stipend-paid = { $piece } paie le tribut ({ $people })
event-ransomed = { $piece } est rendu contre { many-bales }
event-treasure-hidden = Trésor caché : { many-bales }
event-revolted = Révolte des légions : { $region }
event-revolt-ended = La révolte est matée : { $region }
event-plague = La peste frappe l’armée : { $place }

event-arrived = Renforts { of-the-side } : { $place }
event-scored = { the-side } marque { $points ->
        [1] 1 point
       *[other] { FIGURE($points) } points
    }
event-game-over = Fin de la partie : { FIGURE($romanus) } points au Romain, { FIGURE($barbarus) } au Barbare ; { $level_id ->
        [decisive-roman] victoire romaine décisive
        [roman] victoire romaine
        [draw] partie nulle
        [barbarian] victoire barbare
        [decisive-barbarian] victoire barbare décisive
       *[other] partie en cours
    }

## Sieges

prompt-pestilence-start-decline = Pas cette année
prompt-contact-ambush-decline = Rien
event-joined-war-head = Entrent en guerre :
event-joined-war-item = { $people }

## Renforts, aigles et orgie

verb-complete = Compléter : { $object }
verb-group-complete = Compléter un pion entamé
verb-lay-eagle = Déposer l’aigle : { $object }
verb-group-lay-eagle = Déposer une aigle dans la région
verb-shout = Crier « orgie ! »
prompt-orgy-start = Une troupe sans chef garde son butin… à moins de crier « orgie ! ».
prompt-orgy-start-decline = Ne rien dire
event-eagle-laid = L’aigle est déposée : { $type } ({ $region })
event-eagle-found = L’aigle est retrouvée : { $type } ({ $region })
event-shouted = « Orgie ! » { the-side } fait perdre son butin à une troupe sans chef

reason-towards = { $piece } : direction { $region }
reason-town = { $region } tenue à la fin vaut { $points } PV
reason-relief = { $region } est assiégée, avec { $pf } PF derrière ses défenses
reason-enemies = L’ennemi est à { $region }
reason-gathering = { $region } est la place amie la plus proche de ce qu’il y a à prendre
reason-waiting = { $pf } PF attendent sans chef à { $region }
reason-decoy = Un leurre qui marche cache ceux qui ne marchent pas
reason-battle = Combat à { $region } : { $chance } % de chances de vaincre
reason-odds = À { $region } : { $ours } PF valides contre { $theirs }
reason-unled = Personne ne commande les { $pf } PF à { $region }
reason-unseen = Il y a à { $region } des armées qu’on ne voit pas : sans doute { $pf } PF
reason-stake = Qui tient { $region } peut finir la partie ainsi
reason-last-chance = { $seasons ->
    [one] La partie finit avec cette saison, et les points ne suffisent pas
   *[other] Il reste { $seasons } saisons, et les points ne suffisent pas
  }
reason-toll = Attrition : { $least } à { $most } PF HdC
reason-surrender = { $region } se rend à { $chance } %
reason-invasion = Invasion de { $region } : { $chance } % de chances
reason-assault = Assaut de { $region } : { $chance } % de chances de détruire la garnison
reason-gun = Une batterie de plus ajoute 1 aux sommations de { $region }
reason-night = { $region } : { $night } % de chances de succès de nuit, { $day } % de jour
reason-mixed = Contre ces troupes, { $tactic } se joue { $share } fois sur cent
reason-wounded = { $piece } a { $pf } PF HdC
reason-walls = Les défenses de { $region } ont encore place pour { $pf } PF
reason-divided = Les défenses de { $region } n’ont place que pour { $pf } PF : mieux vaut ne pas diviser l’armée
reason-bale = Un PAC rapporte 1 BB
reason-nothing-better = Rien de mieux à faire cette saison
