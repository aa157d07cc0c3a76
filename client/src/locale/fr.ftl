# Textes de l’interface en français. Les espaces insécables précèdent : ; ? ! et bordent les guillemets.

home = Accueil
home-motto = Les guerres de Rome, de la table à l’écran
home-games = Les jeux
home-tables = Reprendre une partie
home-new = Nouvelle partie
home-rules = Les règles
home-players = { $from } à { $to } joueurs
theme-light = Passer au fond clair
theme-dark = Passer au fond sombre
loading = On déplie la carte…
close = Fermer
page-unknown = Cette page n’existe pas.
seat-number = Joueur { $n }

about-history-of-the-roman-empire = Sept tours, du premier triumvirat au dernier empereur d’Occident. Chacun mène une Faction romaine et, à chaque tour, un Peuple Barbare qui déferle sur les Provinces des autres.
about-history-of-the-roman-empire-years = De 60 av. J.-C. à 476 apr. J.-C.
seats-history-of-the-roman-empire-2 = À deux, chacun mène deux Factions.
seats-history-of-the-roman-empire-3 = À trois, chaque Faction commence avec neuf Légions.

table-over = Partie terminée
table-turn = Tour { $turn }
table-begun = Partie commencée

new-title = Nouvelle partie
new-scenario = Scénario
new-players = Les joueurs
new-count = Nombre de joueurs
new-count-n = { $n } joueurs
new-kind = Place { $n } : personne ou automate
new-person = Une personne
new-bot = Un automate
new-which-bot = Place { $n } : quel automate
new-name = Place { $n } : nom
new-hotseat = Plusieurs personnes à cet écran : un rideau cache les mains quand le tour passe de l’une à l’autre. On peut aussi envoyer à chacune le lien de sa place.
new-options = Règles optionnelles
new-seed = Graine du hasard
new-seed-free = Tirée au sort
new-seed-hint = La même graine et les mêmes choix redonnent la même partie.
new-begin = Commencer
new-laying = On dresse la table…
bot-name-legatus = Legatus
bot-name-greedy = Avidus
bot-name-random = Fortuna
bot-legatus = Legatus – réfléchit avant d’agir
bot-greedy = Avidus – prend ce qui rapporte
bot-random = Fortuna – joue au hasard

map-label = Carte. Flèches : déplacer ; plus et moins : agrandir et réduire ; zéro : toute la carte. Tous les choix se trouvent aussi dans la liste.
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Voir toute la carte
side-panel = Tour de jeu
sheet = Déplier ou replier le panneau
tabs = À consulter
tab-sequence = Séquence
tab-log = Journal
tab-hand = Main
tab-forces = Forces
tab-score = Score
tab-rules = Règles

prompt-you = { $name } joue.
prompt-others = À { $names } de jouer.
prompt-over = La partie est finie.
choices = Choix possibles
choices-count = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
  }
undo = Annuler
undo-title = Revenir au choix précédent (Ctrl+Z), jusqu’au dernier jet de dés ou à la dernière révélation
log-empty = Rien ne s’est encore passé.
log-earlier = Voir ce qui précède ({ $n })
inspector = Province choisie
neighbours = Voisines :
border-mountain = montagnes
border-forest = forêts
border-strait = détroit

first-title = Premiers pas
first-choose = Choisir : un bouton de la liste, ou une Province qui brille sur la carte. Au clavier : le chiffre du bouton.
first-why = Cliquer sur une Province qui ne brille pas montre ce qu’elle contient, et la règle qui l’interdit. Un numéro précédé de § ouvre sa règle.
first-undo = Annuler revient d’un choix en arrière, jusqu’au dernier dé jeté.
first-close = Compris

clause-summary = Résumé { $number }
clause-open = Lire la règle { $id }
clause-unknown = Cette règle ne figure pas dans la référence.
clause-in-rules = Voir dans les règles
rules-title = Les règles
rules-search = Chercher un numéro ou un mot
rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
  }
rules-ruling = Point d’interprétation : le livret est ici muet ou se contredit.
rules-waived = Sans objet à l’écran :

notice-over = La partie est finie.
notice-not-your-turn = Ce n’est pas le tour de ce joueur.
notice-stale = La position a changé entre-temps ; voici la nouvelle.
notice-unknown = Ce choix n’existe pas.
notice-not-now = Pas à ce moment du jeu.
notice-forbidden = Une règle l’interdit.
notice-nothing-to-undo = Il n’y a rien à annuler : des dés ont été lancés ou une chose a été révélée.
notice-malformed = Le serveur n’a pas compris ce message.
notice-legal = C’est permis.
notice-other = Refusé ({ $code }).

connection-lost = Connexion perdue. Rien n’est perdu de la partie ; nouvelle tentative…
problem-server = Le serveur ne répond pas. Est-il toujours en marche ?
problem-no-game = Il n’y a pas de jeu « { $game } ».
problem-wrong-key = Ce lien n’ouvre aucune place à cette table : sa clé n’est pas la bonne. Qui a dressé la table peut le renvoyer.
problem-no-table = Cette table n’existe pas, ou n’existe plus.

curtain-title = À { $name } de jouer
curtain-text = Que les autres détournent le regard : une main va se découvrir.
curtain-lift = C’est moi, { $name }
hand-covered = Main cachée.
invite = Inviter
invite-title = Copier le lien pour { $name }
invite-copied = Lien pour { $name } copié : à envoyer à la personne qui jouera.

replay = Revoir
replay-table = À la table
replay-at = Choix { $at } sur { $steps }
replay-back = Un choix en arrière
replay-forward = Un choix en avant
replay-play = Dérouler
replay-pause = Arrêter
replay-branch = Continuer d’ici

end-title = { $n ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
  }
end-show = Le bilan
end-scores = Points de victoire, tour par tour
end-losses = Armées perdues
end-dice = Les dés, et ce qu’on pouvait en attendre
end-dice-line = { $rolls } dés lancés, moyenne { $mean } (attendue : 3,5)
end-dice-alt = Dés lancés par { $name }, du un au six : { $faces }
end-record = Enregistrer la partie

empire-when = Tour { $turn } · { $era ->
    [bc] { $from }–{ $to } av. J.-C.
    [both] { $from } av. J.-C. – { $to } apr. J.-C.
   *[ad] { $from }–{ $to }
  }
empire-left = À placer : { $armies ->
    [0] { $forts ->
        [one] { $forts } Fort
       *[other] { $forts } Forts
      }
   *[other] { $kind ->
        [roman] { $armies ->
            [one] { $armies } Légion
           *[other] { $armies } Légions
          }
       *[other] { $armies ->
            [one] { $armies } armée
           *[other] { $armies } armées
          }
      }{ $forts ->
        [0] {""}
        [one] {", "}{ $forts } Fort
       *[other] {", "}{ $forts } Forts
      }
  }
empire-years = { $era ->
    [bc] { $from }–{ $to } av.
    [both] −{ $from } à { $to }
   *[ad] { $from }–{ $to }
  }
empire-first-aim = Marquer le plus de points de victoire en sept tours. À chaque tour, chaque joueur mène deux phases : celle de sa Faction romaine, sous un Empereur, et celle du Peuple Barbare qu’il a pioché. Chacune rapporte à sa fin des points pour les Cités et les Diocèses que tiennent ses armées.
empire-factions = Les Factions
empire-unfold = Détail : { $faction }
empire-faction = Faction
empire-total = Total
empire-vp-rome = Points romains
empire-vp-barbarian = Points barbares
empire-people = Peuple Barbare
empire-emperor = Empereur
empire-legions = Légions en jeu
empire-cards = Cartes en main
empire-turns = Les sept tours
empire-phase-roman = Phase romaine
empire-phase-barbarian = Phase barbare
empire-done = faite
empire-battle = Combat : { $province }
empire-attack = Attaque
empire-defence = Défense
empire-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
empire-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
empire-armies-of = { $kind ->
    [faction] { $n ->
        [one] { $n } Légion
       *[other] { $n } Légions
      }
   *[other] { $n ->
        [one] { $n } armée
       *[other] { $n } armées
      }
  } · { $side }
empire-kingdom-of = Royaume { $of }
empire-tribe-of = Tribu { $of }
empire-played-by = aux mains de la { $faction }
empire-no-army = Aucune armée
empire-vacant = libre
empire-fort = Fort
empire-fortress = Forteresse
empire-intact = Cité
empire-looted = Cité pillée
empire-fort-of = Fort : { $side }
empire-fortress-of = Forteresse : { $side }
empire-city-intact = Cité { $city }
empire-city-looted = Cité { $city }, pillée
empire-site = Site de Cité { $city }
empire-hand-of = Main : { $faction }
empire-hand-empty = Plus aucune carte.
empire-hand-hidden = Aucune main à découvrir d’ici.
empire-played-of = Cartes jouées : { $faction }
empire-diocese-values = Valeur des Diocèses
empire-drawn = Ce qui vient d’être pioché
empire-entry = { $strength } armées, départ : { $start }
empire-bonus-none = sans bonus
