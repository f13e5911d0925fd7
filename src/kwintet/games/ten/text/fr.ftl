### 10. Dans $who, $owner, $other et $names, les joueurs ont leur nom ; qui lit est "you".
### Une carte est simple, de 0 à 10, de pénalité, de 1 à 8, ou un joker. Les coups entre « » se tapent tels quels : ne pas les traduire.

title = 10
about = Bluffe, fais des offres et échange pour t’approcher de 10. La plus petite somme ramasse toutes les cartes, et leurs points de pénalité.

## Options

option-spare_jokers = Les sept jokers
option-spare_jokers-help = Chacun reçoit un joker. Les jokers restants sont mélangés aux autres cartes, ou restent dans la boîte.

## Morceaux de phrases

# Ce que quelqu’un pose, a, reçoit ou ajoute : "Léa pose un 7 face visible", "Tu reçois un 7, un 8 et un joker". Toujours masculin.
a-card = { $kind ->
    [plain] un { $value }
    [penalty] un { $value } de pénalité
   *[joker] un joker
 }
# Ce que tu donnes ou retournes : "Retourner ton 7", "Tu donnes ton joker et 2 jetons".
your-card = { $kind ->
    [plain] ton { $value }
    [penalty] ton { $value } de pénalité
   *[joker] ton joker
 }
# Le nom seul, sur un bouton : "7 face visible".
card-name = { $kind ->
    [plain] { $value }
    [penalty] { $value } de pénalité
   *[joker] Joker
 }
# Après "tu reçois".
unseen-card = une carte que tu n’as pas vue
# À côté d’une autre carte : "Léa a un 7 et un joker pour 3 : 10."
joker-as = un joker pour { $counts }

## Ce qui s’est passé

shuffled = Les cartes de manche sont mélangées.
dealt = Chacun reçoit un joker, trois cartes et sept jetons.
dealt-hand = Tu reçois { $cards }.
starts = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
 }
round-card = Manche { $round } : la carte de manche coûte { $points } { $points ->
    [one] point
   *[other] points
 } de pénalité au perdant.
lays-up = { $who ->
    [you] Tu poses { $card } face visible
   *[other] { $who } pose { $card } face visible
 }{ $guard ->
    [0] .
    [one] , protégé par { $guard } jeton.
   *[other] , protégé par { $guard } jetons.
 }
lays-down = { $who ->
    [you] Tu poses { $card } face cachée
   *[other] { $who } pose { $card } face cachée
 }{ $guard ->
    [0] .
    [one] , protégé par { $guard } jeton.
   *[other] , protégé par { $guard } jetons.
 }
lays-unseen = { $who } pose une carte face cachée{ $guard ->
    [0] .
    [one] , protégée par { $guard } jeton.
   *[other] , protégée par { $guard } jetons.
 }
bids = { $owner ->
    [you] { $who } t’offre { $bid } { $bid ->
        [one] jeton
       *[other] jetons
     } pour ta carte.
   *[other] { $who ->
        [you] Tu offres { $bid } { $bid ->
            [one] jeton
           *[other] jetons
         } à { $owner } pour sa carte.
       *[other] { $who } offre { $bid } { $bid ->
            [one] jeton
           *[other] jetons
         } à { $owner } pour sa carte.
     }
 }
bids-more = { $who ->
    [you] Tu offres { $bid }.
   *[other] { $who } offre { $bid }.
 }
does-not-bid = { $who ->
    [you] Tu ne fais pas d’offre.
   *[other] { $who } ne fait pas d’offre.
 }
passes = { $who ->
    [you] Tu passes.
   *[other] { $who } passe.
 }
pays = { $owner ->
    [you] { $who } te paie { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
     }, et vous échangez vos cartes.
   *[other] { $who ->
        [you] Tu paies { $price ->
            [one] { $price } jeton
           *[other] { $price } jetons
         } à { $owner }, et vous échangez vos cartes.
       *[other] { $who } paie { $price ->
            [one] { $price } jeton
           *[other] { $price } jetons
         } à { $owner }, et leurs cartes changent de place.
     }
 }
swaps = { $owner ->
    [you] { $who } met 1 jeton dans le pot et échange sa carte avec toi.
   *[other] { $who ->
        [you] Tu mets 1 jeton dans le pot et échanges ta carte avec { $owner }.
       *[other] { $who } met 1 jeton dans le pot et échange sa carte avec { $owner }.
     }
 }
has-up-now = { $who ->
    [you] Tu as maintenant { $card }, face visible.
   *[other] { $who } a maintenant { $card }, face visible.
 }
has-down-now = { $who ->
    [you] Tu as maintenant { $card }, face cachée.
   *[other] { $who } a maintenant { $card }, face cachée.
 }
# $tokens s’ajoutent, $guard est ce qui protège ensuite la carte.
guards = { $tokens ->
    [0] { $who ->
        [you] Tu n’ajoutes pas de protection.
       *[other] { $who } n’ajoute pas de protection.
     }
    [one] { $who ->
        [you] Tu ajoutes { $tokens } jeton de protection : { $guard } en tout.
       *[other] { $who } ajoute { $tokens } jeton de protection : { $guard } en tout.
     }
   *[other] { $who ->
        [you] Tu ajoutes { $tokens } jetons de protection : { $guard } en tout.
       *[other] { $who } ajoute { $tokens } jetons de protection : { $guard } en tout.
     }
 }
bidding-over = { $pot ->
    [0] Les offres sont finies. Le pot est vide.
    [one] Les offres sont finies, et toutes les protections vont au pot, qui contient maintenant { $pot } jeton.
   *[other] Les offres sont finies, et toutes les protections vont au pot, qui contient maintenant { $pot } jetons.
 }
turns-up = { $who ->
    [you] Tu retournes { $card }.
   *[other] { $who } retourne { $card }.
 }
keeps-down = { $who ->
    [you] Tu laisses ta carte face cachée.
   *[other] { $who } laisse sa carte face cachée.
 }
adds = { $who ->
    [you] Tu ajoutes { $card } et arrives à { $sum }.
   *[other] { $who } ajoute { $card } et arrive à { $sum }.
 }
stops = { $who ->
    [you] Tu t’arrêtes à { $sum }.
   *[other] { $who } s’arrête à { $sum }.
 }
starts-again = { $who ->
    [you] Tu choisis de commencer.
   *[other] { $who } choisit de commencer.
 }
lets-start = { $other ->
    [you] { $who } te laisse commencer.
   *[other] { $who ->
        [you] Tu laisses { $other } commencer.
       *[other] { $who } laisse { $other } commencer.
     }
 }

## La fin d’une manche

all-turned-up = Toutes les cartes sont retournées.
has-one = { $who ->
    [you] Tu as { $card }.
   *[other] { $who } a { $card }.
 }
has-joker = { $who ->
    [you] Tu as { $card } : 10.
   *[other] { $who } a { $card } : 10.
 }
has-two = { $who ->
    [you] Tu as { $first } et { $second } : { $sum }.
   *[other] { $who } a { $first } et { $second } : { $sum }.
 }
# $by : la somme la plus haute ; à égalité, la carte la plus haute ; à égalité encore, le tour qui venait en premier.
wins-round = { $by ->
    [sum] { $who ->
        [you] Tu gagnes la manche avec { $sum }.
       *[other] { $who } gagne la manche avec { $sum }.
     }
    [card] { $who ->
        [you] À égalité à { $sum }, tu as la carte la plus haute ({ $highest }) : tu gagnes la manche.
       *[other] À égalité à { $sum }, { $who } a la carte la plus haute ({ $highest }) et gagne la manche.
     }
   *[turn] { $who ->
        [you] À égalité à { $sum }, avec la même carte la plus haute ({ $highest }), ton tour venait en premier : tu gagnes la manche.
       *[other] À égalité à { $sum }, avec la même carte la plus haute ({ $highest }), { $who } jouait en premier et gagne la manche.
     }
 }
takes-pot = { $tokens ->
    [0] Le pot est vide.
    [one] { $who ->
        [you] Tu prends { $tokens } jeton dans le pot.
       *[other] { $who } prend { $tokens } jeton dans le pot.
     }
   *[other] { $who ->
        [you] Tu prends { $tokens } jetons dans le pot.
       *[other] { $who } prend { $tokens } jetons dans le pot.
     }
 }
# $by : la somme la plus basse ; à égalité, le tour qui venait en dernier ; de même, mais c’est à qui gagne la manche, et ne peut donc pas la perdre.
loses-round = { $by ->
    [sum] { $who ->
        [you] Tu perds la manche avec { $sum }.
       *[other] { $who } perd la manche avec { $sum }.
     }
    [turn] { $who ->
        [you] À égalité à { $sum }, ton tour venait en dernier : tu perds la manche.
       *[other] À égalité à { $sum }, { $who } jouait en dernier et perd la manche.
     }
   *[spared] { $who ->
        [you] À égalité à { $sum }, sans compter le gagnant de la manche, ton tour venait en dernier : tu perds la manche.
       *[other] À égalité à { $sum }, sans compter le gagnant de la manche, { $who } jouait en dernier et perd la manche.
     }
 }
takes-cards = { $who ->
    [you] Tu ramasses toutes les cartes et la carte de manche : { $points } points de pénalité.
   *[other] { $who } ramasse toutes les cartes et la carte de manche : { $points } points de pénalité.
 }
fill-up = Chacun complète sa main à quatre cartes.
you-draw = Tu pioches { $cards }.
last-round = C’était la dixième manche, la dernière.
pile-out = La pioche est vide avant que tout le monde ait quatre cartes. La partie s’arrête là.
takes-rounds = { $who ->
    [you] Tu prends aussi ce qui reste des cartes de manche ({ $cards }) : { $points } { $points ->
        [one] point
       *[other] points
     } de pénalité.
   *[other] { $who } prend aussi ce qui reste des cartes de manche ({ $cards }) : { $points } { $points ->
        [one] point
       *[other] points
     } de pénalité.
 }
holds = { $who ->
    [you] Tu as encore en main { $cards } : { $points } { $points ->
        [one] point
       *[other] points
     } de pénalité.
   *[other] { $who } a encore en main { $cards } : { $points } { $points ->
        [one] point
       *[other] points
     } de pénalité.
 }

## Ce qui est demandé

ask-lay = Pose une carte, face visible ou cachée. Tu peux la protéger.
ask-open = Veux-tu la carte de quelqu’un ? Fais une offre, échange, ou passe.
ask-bid = { $who } offre { $bid } { $bid ->
    [one] jeton
   *[other] jetons
 } à { $owner } pour sa carte. Surenchéris, ou passe.
ask-guard = { $most ->
    [one] Veux-tu ajouter un jeton de protection à ta nouvelle carte ?
   *[other] Veux-tu ajouter des jetons de protection à ta nouvelle carte, { $most } au plus ?
 }
ask-turn-up = Retourner { $card } pour pouvoir ajouter une carte, ou le laisser face cachée ?
ask-add = Tu as { $sum }. Ajoute une carte, ou arrête-toi.
ask-starter = Tu as gagné. Qui commence la manche suivante ?

## Sur les boutons

do-lay-up = { $card } face visible{ $guard ->
    [0] {""}
    [one] , { $guard } jeton
   *[other] , { $guard } jetons
 }
do-lay-down = { $card } face cachée{ $guard ->
    [0] {""}
    [one] , { $guard } jeton
   *[other] , { $guard } jetons
 }
do-bid = Offrir { $bid } à { $owner }
do-swap = Échanger avec { $owner } pour 1
do-not-bid = Pas d’offre
do-pass = Passer
do-guard = { $guard ->
    [0] Ne rien ajouter
    [one] Ajouter { $guard } jeton
   *[other] Ajouter { $guard } jetons
 }
do-reveal = Retourner { $card }
do-keep = Laisser face cachée
do-add = Ajouter { $card }
do-stop = S’arrêter à { $sum }
do-starter = { $who ->
    [you] Tu commences
   *[other] { $who } commence
 }

## Ce que cela ferait

about-bid = Tu donnes { $gives } et { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
 }, et tu reçois { $card }. { $left ->
    [0] Il ne te reste aucun jeton.
    [one] Il te reste { $left } jeton.
   *[other] Il te reste { $left } jetons.
 }
about-swap = Tu donnes { $gives }, tu mets 1 jeton dans le pot et tu reçois { $card }. { $left ->
    [0] Il ne te reste aucun jeton.
    [one] Il te reste { $left } jeton.
   *[other] Il te reste { $left } jetons.
 }
about-pass = { $who } a offert { $bid }.
about-guard = { $guard ->
    [0] Sans protection
    [one] Protection : { $guard } jeton
   *[other] Protection : { $guard } jetons
 }. { $left ->
    [0] Il ne te reste aucun jeton.
    [one] Il te reste { $left } jeton.
   *[other] Il te reste { $left } jetons.
 }
about-sum = Tu as { $sum }.
about-sum-more = Tu as { $sum } et tu peux ajouter une carte.
about-starter = { $who ->
    [you] Tu joueras en dernier.
   *[other] { $who } jouera en dernier.
 }

## Comment s’écrit un coup

write-lay = Écris « lay », la carte, « up » (visible) ou « down » (cachée), et combien de jetons la protègent : « { $example } ». Un 3 de pénalité s’écrit p3, un joker J.
write-open = Écris « open { $seat } 2 » pour offrir 2 jetons contre la carte protégée de cette place, « swap { $seat } » si la carte n’est pas protégée, ou « pass ».
write-bid = Écris « { $example } » ou plus, ou bien « pass ».
write-guard = Écris « guard » et combien de jetons tu ajoutes : « { $example } », ou « guard 0 » pour aucun.
write-turn-up = Écris « reveal » pour retourner ta carte, ou « keep » pour la laisser face cachée.
write-add = Écris « add » et une carte de ta main : « add { $card } ». Ou bien écris « stop ».
write-stop = Aucune de tes cartes ne convient : écris « stop ».
write-starter = Écris « starter » et la place qui doit commencer : « { $example } ».

## Pourquoi pas

not-in-hand = Cette carte n’est pas dans ta main.
too-few-tokens = { $tokens ->
    [0] Tu n’as pas de jetons.
    [one] Tu n’as qu’un jeton.
   *[other] Tu n’as que { $tokens } jetons.
 }
guard-at-most = Une carte est protégée par { $most } jetons au plus.
own-card = C’est ta propre carte.
no-such-seat = Personne n’est à cette place.
unguarded = { $owner } n’a pas protégé sa carte : écris « { $step } » pour échanger contre 1 jeton.
guarded = { $owner } a protégé sa carte : fais une offre avec « { $step } » ou plus.
bid-at-least = { $owner } protège sa carte avec { $least ->
    [one] { $least } jeton
   *[other] { $least } jetons
 } : offre au moins autant.
bid-more = L’offre est à { $bid } : offre plus, ou passe.
above-ten = Ensemble, cela fait { $sum }, et la somme ne doit pas dépasser 10.

## Comment cela a fini

wins = { $who ->
    [you] Tu gagnes : { $points } { $points ->
        [one] point
       *[other] points
     }, c’est le score le plus bas.
   *[other] { $who } gagne : { $points } { $points ->
        [one] point
       *[other] points
     }, c’est le score le plus bas.
 }
share = Victoire partagée, avec le score le plus bas, { $points } { $points ->
    [one] point
   *[other] points
 } : { $names }.
# Les points de pénalité, moins deux par jeton : "Léa : 25 points de pénalité − 14 pour 7 jetons = 11"
final = { $who ->
    [you] Toi
   *[other] { $who }
 } : { $points } { $points ->
    [one] point
   *[other] points
 } de pénalité − { $less } pour { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
 } = { $score }

## À la table

caption = Manche { $round } sur 10
caption-card = Manche { $round } sur 10 : { $points } { $points ->
    [one] point
   *[other] points
 } de pénalité pour le perdant
# Les étapes d’une manche, en ligne : court.
step-lay = Pose
step-bid = Offres
step-second = 2e carte
step-settle = Bilan
column-seat = Place
column-table = Posé
tokens = Jetons
# Derrière la place de qui commence la manche.
mark-first = commence
# Derrière une carte : qui l’a posée.
mark-from = { $who ->
    [you] posé par toi
   *[other] posé par { $who }
 }
# Derrière les cartes de la dernière manche réglée.
mark-won = gagne
mark-lost = perd
pot = Pot
pile = Pioche
jokers = Jokers en jeu
passed = A passé
# Devant les cartes que quelqu’un a prises.
taken = { $who ->
    [you] Tu as pris { $points }
   *[other] { $who } a pris { $points }
 }
round-cards = cartes de manche { $cards }
left = { $who ->
    [you] Encore en main
   *[other] { $who } a encore en main
 }
