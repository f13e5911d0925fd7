### Words Up. Dans $who et $names, les joueurs ont leur nom ; qui lit est "you".
### $word est un mot tel qu’il est sur la table, en capitales. Ce qui est entre « et » se tape tel quel,
### dans toutes les langues : turn, word, claim, stock, bonus1 …, stop, skip, sorry, trade, accept, reject.

title = Words Up
about = De la mémoire et des mots. Retourne des lettres dans une grille de 64 cartes et sers-t’en pour former des mots.

## Options

option-language = Langue des mots
option-language-help = La langue des mots à former. Chaque langue a ses propres lettres et valeurs.
option-language-nl = Néerlandais
option-language-en = Anglais
option-language-de = Allemand
option-language-fr = Français
option-language-sv = Suédois
option-q = La lettre Q
option-q-help = En néerlandais, le Q reste d’habitude dans la boîte. Pour jouer avec, on laisse à sa place une des deux cartes plus dans la boîte. Dans les autres langues, le Q joue toujours.
option-rounds = Manches
option-rounds-help = Le nombre de manches. Les points de toutes les manches s’additionnent.
option-juniors = Juniors
option-juniors-help = Les joueurs qui peuvent aussi former des mots de trois lettres.
option-judge = Qui juge les mots
option-judge-help = Seuls les mots de la liste comptent, ou bien la table peut aussi en admettre d’autres.
option-judge-list = La liste de mots
option-judge-table = La liste de mots, et la table

## Morceaux de phrases

# Une carte : dans une liste de cartes, ou derrière « Tu retournes c4 : » et autres. Le nombre est sa valeur.
face = { $kind ->
    [joker] le joker
    [plus] un plus
    [sorry] un oups
    [trade] un troc
    [coloured] un { $letter } coloré ({ $value })
   *[letter] un { $letter } ({ $value })
 }
# Dans la liste de "tops" : quelle carte est sur la réserve de qui.
top-of = { $who ->
    [you] { $card } pour toi
   *[other] { $card } pour { $who }
 }

## Ce qui s’est passé

dealt = { $who ->
    [you] Manche { $round } : la grille est prête, et chacun a { $stock } cartes en réserve. Tu commences.
   *[other] Manche { $round } : la grille est prête, et chacun a { $stock } cartes en réserve. { $who } commence.
 }
counter-clockwise = Cette manche tourne dans le sens inverse des aiguilles d’une montre.
tops = Sur les réserves : { $tops }.
bonus-first = Les premières cartes bonus sont retournées : { $cards }.
bonus-second = { $who ->
    [you] Tu retournes la deuxième pile bonus : { $cards }.
   *[other] { $who } retourne la deuxième pile bonus : { $cards }.
 }
turns = { $who ->
    [you] Tu retournes { $square } : { $card }.
   *[other] { $who } retourne { $square } : { $card }.
 }
plus = { $who ->
    [you] Le plus te rapporte { $points } points.
   *[other] Le plus rapporte { $points } points à { $who }.
 }
stock-plus = { $who ->
    [you] Un plus apparaît sur ta réserve : { $points } points pour toi.
   *[other] Un plus apparaît sur une réserve : { $points } points pour { $who }.
 }
stocks-move = Troc : chacun passe sa réserve au joueur suivant.
sorry-ends = { $who ->
    [you] Oups, ton tour est fini.
   *[other] Oups, le tour est fini pour { $who }.
 }
face-down-again = Les cartes retournées sont de nouveau cachées.
stay-open = Les cartes retournées restent visibles.
stops = { $who ->
    [you] Tu t’arrêtes.
   *[other] { $who } s’arrête.
 }
skips = { $who ->
    [you] Tu passes ce tour : { $card } glisse sous ta réserve.
   *[other] { $who } passe ce tour : { $card } glisse sous sa réserve.
 }
sits-out = { $who ->
    [you] Tu sautes ce tour, et ton oups sort du jeu.
   *[other] { $who } saute ce tour, et son oups sort du jeu.
 }
plays-trade = { $who ->
    [you] Tu joues le troc de ta réserve.
   *[other] { $who } joue le troc de sa réserve.
 }
next-top = { $who ->
    [you] Tu as maintenant sur ta réserve { $card }.
   *[other] { $who } a maintenant sur sa réserve { $card }.
 }
makes = { $extras ->
    [none] { $who ->
        [you] Tu formes { $word }.
       *[other] { $who } forme { $word }.
     }
    [stock] { $who ->
        [you] Tu formes { $word } avec ta carte de réserve.
       *[other] { $who } forme { $word } avec sa carte de réserve.
     }
    [bonus] { $who ->
        [you] Tu formes { $word } avec une carte bonus.
       *[other] { $who } forme { $word } avec une carte bonus.
     }
   *[both] { $who ->
        [you] Tu formes { $word } avec ta carte de réserve et une carte bonus.
       *[other] { $who } forme { $word } avec sa carte de réserve et une carte bonus.
     }
 }
# $values est la somme détaillée : 2 + 1 + 1 + 2
worth = { $values } = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
worth-double = { $values } = { $sum }, doublé pour la première lettre colorée : { $points } points.
claims = { $who ->
    [you] Tu demandes à la table : { $word } est-il valable ?
   *[other] { $who } demande à la table : { $word } est-il valable ?
 }
accepts = { $who ->
    [you] Tu acceptes { $word }.
   *[other] { $who } accepte { $word }.
 }
rejects = { $who ->
    [you] Tu refuses { $word }.
   *[other] { $who } refuse { $word }.
 }
claim-counts = { $word } est valable : { $accepts } pour, { $rejects } contre.
claim-fails = { $word } n’est pas valable : { $accepts } pour, { $rejects } contre.
end-phase = Il reste dix cartes ou moins : la phase finale commence. Les cartes retournées restent visibles, et un mot n’a plus besoin de toutes les utiliser.
one-each = À partir de maintenant, chacun retourne une carte par tour.

## La fin d’une manche

over-stock = { $who ->
    [you] Ta réserve est épuisée : la manche est finie.
   *[other] Plus rien en réserve pour { $who } : la manche est finie.
 }
over-field = La grille est vide : la manche est finie.
over-end-phase = Toutes les cartes sont visibles et personne ne forme plus de mot : la manche est finie.
over-quiet = Aucun mot formé en { $turns } tours de suite : la manche est finie.
left-over = { $who ->
    [you] Il reste dans ta réserve : { $cards }. Cela te coûte { $penalty } { $penalty ->
        [one] point
       *[other] points
     }.
   *[other] { $who } garde en réserve : { $cards }. Cela coûte { $penalty } { $penalty ->
        [one] point
       *[other] points
     }.
 }
round-points = { $who ->
    [you] Toi : { $words } pour les mots + { $pluses } pour les cartes plus − { $penalty } pour la réserve = { $points }.
   *[other] { $who } : { $words } pour les mots + { $pluses } pour les cartes plus − { $penalty } pour la réserve = { $points }.
 }

## Ce qui est demandé

ask-turn = { $number ->
    [one] Retourne une carte.
   *[other] Retourne { $number } cartes.
 }
ask-more = { $number ->
    [one] Retourne encore une carte.
   *[other] Retourne encore { $number } cartes.
 }
ask-fourth = Forme un mot, retourne une quatrième carte ou arrête-toi.
ask-again = Retourne des cartes pour un autre mot, ou arrête-toi.
ask-word = Forme un mot avec les quatre cartes, ou arrête-toi.
ask-late-word = Forme un mot avec des cartes visibles, ou arrête-toi.
ask-stop = Trop peu de cartes visibles pour un mot : arrête-toi.
ask-vote = { $who } demande : { $word } est-il valable ?
do-turn = Retourner { $square }
do-word = { $extras ->
    [none] Former { $word }
    [stock] Former { $word } + réserve
    [bonus] Former { $word } + bonus { $bonus }
   *[both] Former { $word } + réserve + bonus { $bonus }
 }
do-claim = { $extras ->
    [none] Proposer { $word }
    [stock] Proposer { $word } + réserve
    [bonus] Proposer { $word } + bonus { $bonus }
   *[both] Proposer { $word } + réserve + bonus { $bonus }
 }
do-stop = S’arrêter
do-skip = Passer, carte en dessous
do-sorry = Sauter ce tour
do-trade = Jouer le troc
do-accept = Accepter { $word }
do-reject = Refuser { $word }
write-turn = Pour retourner une carte, écris sa case : « turn { $square } ».
# $extras : quelles cartes on peut ajouter ; $claims : si l’on peut demander à la table
write-word = { $extras ->
    [none] Pour former un mot, écris-le ainsi : « word train ».
    [stock] Pour former un mot, écris-le ainsi : « word train ». Ajoute « stock » pour utiliser ta carte de réserve.
    [bonus] Pour former un mot, écris-le ainsi : « word train ». Ajoute « { $bonus } » pour utiliser cette carte bonus.
   *[both] Pour former un mot, écris-le ainsi : « word train ». Ajoute « stock » pour ta carte de réserve, « { $bonus } » pour cette carte bonus, ou les deux : « stock { $bonus } ».
 }{ $claims ->
    [yes] {" "}S’il n’est pas dans la liste, demande à la table : « claim » au lieu de « word ».
   *[no] {""}
 }

## Pourquoi pas

answer-first = Dis d’abord si { $word } est valable : « accept » (oui) ou « reject » (non).
no-claim = Personne n’a demandé l’avis de la table.
square-empty = Il n’y a plus de carte en { $square }.
square-open = La carte en { $square } est déjà visible.
turned-one = Tu ne peux plus retourner qu’une carte par tour.
turned-four = Tu as retourné quatre cartes : c’est le maximum.
turn-first = { $number ->
    [one] Retourne d’abord encore une carte.
   *[other] Retourne d’abord encore { $number } cartes.
 }
at-start = Ce n’est possible qu’au début d’un tour.
skip-special = { $kind ->
    [sorry] Un oups ne se glisse pas sous la réserve : écris « sorry » pour sauter ce tour.
   *[trade] Un troc ne se glisse pas sous la réserve : écris « trade » pour le jouer.
 }
skip-last = Il ne te reste qu’une carte en réserve : tu ne peux pas passer.
skip-twice = Tu as passé ton dernier tour : dans la phase finale, tu ne peux pas passer deux fois de suite.
no-sorry = Il n’y a pas de oups sur ta réserve.
no-trade = Il n’y a pas de troc sur ta réserve.
word-length = { $junior ->
    [yes] Pour toi, un mot a de trois à six lettres.
   *[no] Un mot a quatre, cinq ou six lettres.
 }
word-written = Un mot s’écrit en minuscules sans accents, puis vient ce que tu ajoutes : « word train stock bonus2 ».
stock-no-letter = La carte sur ta réserve n’est pas une lettre.
bonus-empty = Il n’y a plus de carte bonus { $number }.
bonus-alike = Les cartes bonus { $first } et { $number } sont pareilles : utilise « bonus{ $first } ».
none-open = Aucune carte n’est visible : retournes-en d’abord.
use-all = Il faut utiliser les { $turned } cartes retournées : avec ces cartes, un mot a { $letters } lettres.
add-one = Trois cartes ne font pas un mot : ajoute ta carte de réserve ou une carte bonus, ou retourne une quatrième carte.
use-three = Un mot demande au moins trois cartes de la grille.
no-cards = Ces cartes ne permettent pas d’écrire { $word }.
not-in-list = { $claims ->
    [yes] { $word } n’est pas dans la liste de mots. Pour demander à la table, écris « claim » au lieu de « word ».
   *[no] { $word } n’est pas dans la liste de mots. Rien n’est perdu : essaie un autre mot.
 }
was-rejected = La table a refusé { $word } pendant ce tour.
list-judges = Vous jouez avec la liste de mots seule : on ne demande pas à la table.
no-claims-left = Tu as demandé trois fois à la table : c’est le maximum par tour.
in-list = { $word } ne peut pas être proposé : il est dans la liste, ou contient une lettre qui n’existe pas dans cette langue.
no-such-step = Pour retourner une carte, écris « turn c4 » ; pour former un mot, « word train » ; ou bien écris « stop », « skip », « sorry » ou « trade ».

## Comment cela a fini

wins = { $who ->
    [you] Tu gagnes avec { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[other] { $who } gagne avec { $points } { $points ->
        [one] point
       *[other] points
     }.
 }
margin = Derrière, avec { $points } { $points ->
    [one] point
   *[other] points
 } de moins : { $names }.
share = Victoire partagée, avec { $points } { $points ->
    [one] point
   *[other] points
 } : { $names }.

## À la table

caption-round = Manche { $round } sur { $rounds }
caption = { $left } { $left ->
    [one] carte
   *[other] cartes
 } dans la grille, { $down } { $down ->
    [one] cachée
   *[other] cachées
 }
caption-end = Phase finale
caption-counter = Sens inverse
column-words = Mots
column-pluses = Plus
# Combien de cartes ; à la fin d’une manche, ce qu’elles coûtent.
column-stock = Réserve
column-top = Dessus
column-left = Reste
junior = junior
skipped = a passé
mark-sorry = oups
mark-trade = troc
bonus = Bonus
closed = encore { $number } { $number ->
    [one] cachée
   *[other] cachées
 }
open = Visibles
news = Retournées
words = { $who ->
    [you] Tes mots
   *[other] Mots ({ $who })
 }
asked-about = { $word } est-il valable ? Jusqu’ici : { $accepts } pour, { $rejects } contre.
rejected = Refusés
quiet = { $number } { $number ->
    [one] tour
   *[other] tours de suite
 } sans mot formé, sur { $most }
