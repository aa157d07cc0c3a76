# Textes de l’interface en français. Les espaces insécables précèdent : ; ? ! et bordent les guillemets.

home = Accueil
home-motto = Les guerres de Rome, de la table à l’écran
home-games = Les jeux
home-tables = Parties en cours
home-more = { $n ->
    [one] Une autre
   *[other] Les { $n } autres
}
home-finished = Parties terminées
home-play = Jouer tout de suite
home-play-which = Jouer tout de suite à { $game }, contre des automates
home-new = Choisir la partie…
home-map = Carte de { $game }
home-hours = { $scenarios ->
    [one] De { $from } à { $to } heures
   *[other] De { $from } à { $to } heures par scénario
  }
home-weight = { $weight ->
    [1] Règles faciles à aborder
    [2] Règles pour joueurs avertis
    [5] Règles très fournies, pour joueurs aguerris
   *[other] Règles pour joueurs aguerris
  }
home-saved = Partie enregistrée
home-saved-hint = Un fichier que cette page a enregistré à la fin d’une partie se rouvre ici, pour la revoir ou la continuer.
home-open = Ouvrir un fichier…
open-too-large = « { $file } » est trop gros pour être une partie enregistrée (4 Mo au plus).
open-refused = « { $file } » n’est pas une partie enregistrée, ou ne suit pas les règles de ce programme : { $why }
open-failed = « { $file } » n’a pas pu être ouvert : { $why }
home-rules = Les règles
home-players = { $from } à { $to } joueurs
theme-light = Passer au fond clair
theme-dark = Passer au fond sombre
colon = {""} :
loading = On déplie la carte…
close = Fermer
page-unknown = Cette page n’existe pas.
seat-number = Joueur { $n }


table-over = Partie terminée
table-turn = Tour { $turn }
table-yours = À vous de jouer
table-rematch = Revanche
table-rematch-failed = La revanche n’a pas pu être dressée.
table-delete = Supprimer
table-delete-which = Supprimer cette partie : { $game }, { $stage }
table-delete-sure = Supprimer pour toujours ?
table-delete-failed = Le serveur a refusé de supprimer cette partie.
table-keep = Garder
table-begun = Partie commencée

new-title = Nouvelle partie
new-scenario = Scénario
year = { $era ->
    [bc] { $year } av. J.-{"\u2060"}C.
   *[ad] { $year } apr. J.-{"\u2060"}C.
  }
years = { $era ->
    [bc] De { $from } à { $to } av. J.-{"\u2060"}C.
    [both] De { $from } av. J.-{"\u2060"}C. à { $to } apr. J.-{"\u2060"}C.
    [one] { $from }
   *[ad] De { $from } à { $to }
  }
scenario-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
  }
new-players = Les joueurs
new-count = Nombre de joueurs
new-count-n = { $n } joueurs
new-kind = Place { $n } : personne ou automate
new-person = Une personne
new-bot = Un automate
new-which-bot = Place { $n } : quel automate
new-name = Place { $n } : nom
new-hotseat = Plusieurs personnes à cet écran : un rideau cache les mains quand le tour passe de l’une à l’autre.
new-here = Une personne ici
new-invited = Une personne invitée
new-invited-hint = Pour chaque personne invitée, la table vous donnera un lien à envoyer. Qui l’ouvre prend la place, une fois pour toutes ; personne d’autre n’en aura la clé.
new-options = Règles optionnelles
new-pack = Matériel
new-pack-none = tel que fourni avec ce programme
new-pack-usual = corrigé, celui de ce serveur
new-pack-hint = Des valeurs ont été corrigées d’après un exemplaire du jeu : la table se joue avec celles que vous choisissez.
new-seed = Graine du hasard
new-seed-free = Tirée au sort
new-seed-hint = La même graine et les mêmes choix redonnent la même partie. Tous verront à la table que les dés ont été choisis.
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
prompt-thinks = Réflexion en cours…
prompt-over = La partie est finie.
sound = Sons : votre tour, les dés
title-turn = À vous !
choices = Choix possibles
choices-count = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
  }
gather = { $verb ->
    [leave] Tout laisser
    [stay-behind] Tout laisser
    [follow] Tous suivent
    [summon] Tout appeler
    [embark] Tout embarquer
    [land] Tout débarquer
    [take-out] Tout faire sortir
    [take-up] Tout reprendre
   *[take] Tout emmener
  }
gathering = L’un après l’autre…
gather-stop = Arrêter
pass-alone = Passer tout seul quand je n’ai rien à jouer ici
passing = Rien à jouer ici : on passe…
pass-told = La réponse tarde au hasard, pour ne rien trahir.
hint = Conseil
hint-title = Demander ce que ferait ici le conseiller du jeu, qui n’en sait pas plus que vous
hint-follow = Suivre
undo = Annuler
undo-title = Revenir au choix précédent (Ctrl+Z), jusqu’au dernier jet de dés ou à la dernière révélation
undo-none = Rien à reprendre : depuis votre dernier choix un dé est tombé, une carte ou un pion a été dévoilé ou tiré, ou un autre a joué.
log-empty = Rien ne s’est encore passé.
log-earlier = Voir ce qui précède ({ $n })
log-forced = (choix unique)
inspector = Lieu choisi
neighbours = Voisines :
border-mountain = montagnes
border-forest = forêts
border-river = fleuve
border-coast = côte
border-corner = par un coin
border-strait = détroit

first-title = Premiers pas
first-choose = Choisir : un bouton de la liste, ou ce qui brille sur la carte. Au clavier : le chiffre du bouton.
first-why = Cliquer sur un lieu qui ne brille pas montre ce qu’il contient, et la règle qui l’interdit. Un numéro précédé de § ouvre sa règle.
first-undo = Annuler revient d’un choix en arrière, jusqu’au dernier dé jeté.
first-more = Les signes, et comment choisir
first-all = Le jeu en bref, les signes, comment choisir
first-close = Compris
first-guide = Me guider au premier tour
guide-title = Premier tour, pas à pas
guide-for = À quoi cela sert
guide-see = Où regarder
guide-how = Comment choisir
guide-wait = Aux autres de jouer. Le journal dit ce qu’ils font ; un nom de lieu y mène sur la carte.
guide-else = Ce moment n’a pas de conseil à lui : lisez la question et les choix de la liste ; le numéro précédé de § ouvre la règle.
guide-end = Le premier tour est joué. La suite reprend les mêmes moments : l’onglet Règles dit le reste.
guide-leave = Quitter le guide

clause-summary = Résumé { $number }
clause-open = Lire la règle { $id }
clause-unknown = Cette règle ne figure pas dans la référence.
clause-in-rules = Voir dans les règles
rules-title = Les règles
rules-abbreviations = Les abréviations
rules-search = Chercher un numéro ou un mot
rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
  }
rules-ruling = Point d’interprétation : le livret est ici muet ou se contredit.
rules-waived = Sans objet à l’écran.

why-not = Pourquoi pas maintenant ?

notice-over = La partie est finie.
notice-not-your-turn = Ce n’est pas le tour de ce joueur.
notice-stale = La position a changé entre-temps ; voici la nouvelle.
notice-unknown = Ce choix n’existe pas.
notice-not-now = Pas à ce moment du jeu.
notice-forbidden = Une règle l’interdit.
notice-not-yours = Ce n’est pas à vous.
notice-nobodys = Ce n’est à aucun camp.
notice-elsewhere = Ce n’est pas au bon endroit.
notice-already-there = Vous y êtes déjà.
notice-not-near = Trop loin : ce n’est pas voisin.
notice-overseas = La mer est entre les deux.
notice-nothing-there = Vous n’avez rien là.
notice-nothing-to-undo = Il n’y a rien à annuler : des dés ont été lancés ou une chose a été révélée.
notice-no-hint = Il n’y a pas de conseil à donner ici.
notice-database = Le serveur ne peut rien enregistrer pour le moment. Ce qui a été joué est en sûreté ; réessayez plus tard.
notice-failed = Le serveur a échoué. Ce qui a été joué est en sûreté.
notice-position = La position d’où cette partie est partie contredit les règles : elles ne peuvent continuer après ce choix.
notice-malformed = Le serveur n’a pas compris ce message.
notice-legal = C’est permis.
notice-other = Refusé ({ $code }).

connection-lost = Connexion perdue. Rien n’est perdu de la partie ; nouvelle tentative…
connection-stalled = Le serveur se tait… Ce qui est joué est gardé.
problem-server = Le serveur ne répond pas. Est-il toujours en marche ?
problem-no-game = Il n’y a pas de jeu « { $game } ».
problem-wrong-key = Ce lien n’ouvre aucune place à cette table : sa clé n’est pas la bonne. Qui a dressé la table peut le renvoyer.
problem-no-table = Cette table n’existe pas, ou n’existe plus.

curtain-title = À { $name } de jouer
curtain-text = Que les autres détournent le regard : une main va se découvrir.
curtain-lift = C’est moi, { $name }
curtain-pass = { $name } ne joue rien
curtain-pass-text = La question est de celles où l’on ne peut que jouer de sa main ou passer. Qui passe laisse l’écran à { $home }.
hand-covered = Main cachée.
talk = Conversation
talk-news = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
  }
talk-none = Personne n’a encore rien dit. Tous ceux qui ont le lien de la table lisent ce qui s’y dit ; rien n’engage.
talk-field = Un mot à toute la table
talk-say = Dire
talk-latest = { $name } : { $text }
invite = Inviter
invite-free = Places à prendre
invite-hint = À chaque personne son lien : il donne la place à qui l’ouvre en premier, et ne vaut plus rien ensuite.
invite-link = Lien pour { $name }
invite-copy = Copier le lien
invite-renew = Refaire le lien
invite-withdraw = Retirer l’invitation
invite-none = Aucune invitation ne court pour cette place.
invite-failed = Le serveur a refusé : la place vient peut-être d’être prise.
elsewhere = Ma place ailleurs
elsewhere-link = Jouer { $name } sur un autre de mes appareils : copier le lien
elsewhere-copied = Lien copié. C’est la clé de votre place : gardez-le pour vous.
copy = Copier
copied = Copié

claim-title = Une place vous attend
claim-with = À la table : { $names }
claim-text = Ce lien donne la place { $n } à qui la prend en premier. Elle reste alors à ce navigateur.
claim-name = Votre nom
claim-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
claim-take = Prendre cette place
claim-taken = Cette place est prise. Un lien ne sert qu’une fois : quelqu’un l’a ouvert avant vous, ou vous-même dans un autre navigateur.
claim-void = Cette invitation ne vaut plus rien : le lien a été refait ou retiré. Demandez-en un nouveau à qui a dressé la table.
claim-watch = Regarder la partie

dice-origin = { $reason ->
    [drawn] Dés tirés au sort par le serveur
    [seed] Dés choisis par qui a dressé la table
    [position] Partie commencée d’une position choisie
    [record] Partie reprise d’un enregistrement
    [branch] Partie reprise d’un moment d’une autre
   *[unknown] On ne sait pas qui a choisi les dés
  }
dice-origin-note = { $reason ->
    [drawn] Le serveur montre l’empreinte de la graine avant le premier choix, et la graine à la fin : tous les dés en découlent, et chacun peut vérifier (latrunculi verify) que personne n’y a touché.
    [seed] La graine a été donnée à la main : qui la connaît peut savoir d’avance tous les dés.
    [position] Qui a écrit la position a pu choisir aussi les premiers dés.
    [record] Ce qui précède la reprise vient d’un fichier, que chacun peut écrire ; depuis, les dés sont tirés par le serveur.
    [branch] Ce qui précède la reprise vient d’une autre partie, que ses joueurs connaissent ; depuis, les dés sont tirés par le serveur.
   *[unknown] La table a été dressée avant que le serveur ne tienne ce compte.
  }
dice-commitment = Empreinte de la graine (SHA-256)
dice-seed = Graine

replay = Revoir
replay-table = À la table
replay-at = Choix { $at } sur { $steps }
replay-back = Un choix en arrière
replay-forward = Un choix en avant
replay-event = Événement suivant (.)
replay-event-back = Événement précédent (,)
replay-turn = Tour suivant (page suivante)
replay-turn-back = Tour précédent (page précédente)
replay-play = Dérouler
replay-pause = Arrêter
replay-branch = Continuer d’ici

end-counting = On fait les comptes…
end-title = { $n ->
    [0] Personne ne l’emporte
    [one] Victoire : { $names }
    [all] Partie nulle
   *[other] Victoire partagée : { $names }
  }
end-side = { $side } : { $name } ({ FIGURE($points) })
end-show = Le bilan
end-scores = Points de victoire, tour par tour
end-losses = Pertes
end-dice = Les dés, et ce qu’on pouvait en attendre
end-dice-count = { $rolls ->
    [one] un dé lancé
   *[other] { $rolls } dés lancés
}
end-dice-mean = moyenne { $mean } (attendue : { $even })
end-dice-alt = Dés lancés par { $name }, du { $first } au { $last } : { $faces }
end-dice-sides = { $n ->
    [6] Dés à six faces
    [10] Dés à dix faces
   *[other] Dés à { $n } faces
}
end-record = Enregistrer la partie

## Ce que les autres ont fait

story = Depuis votre coup
story-told = { $name } a { $told }.
story-said = { $name } :
seat-sides = { $name } ({ $sides })
story-acts = { $n ->
    [one] fait un choix
   *[other] fait { $n } choix
}
story-show = { $n ->
    [one] Revoir
   *[other] Revoir ({ $n })
}
story-at = { $at } / { $n }
story-back = Moment précédent
story-next = Suivant
story-end = Reprendre
story-skip = Passer la suite
story-past = La carte montre un moment passé.
story-pace = Récit de ce qu’ont fait les autres
story-pace-none = aucun récit
story-pace-asked = à la demande
story-pace-slow = seul, lentement
story-pace-quick = seul, vite
percent = { $n } %
