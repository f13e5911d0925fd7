### Flip Over. Dans $who, $other et $names, les joueurs ont leur nom ; qui lit est "you". $card commence par "le".

title = Flip Over
about = Des plis pour gagner des disques qui rapportent ou qui coûtent. Chaque main se joue deux fois.

## Options

option-rounds = Manches
option-rounds-help = Le nombre de manches. Une manche sur deux, les disques sont retournés et tu rejoues la même main.
option-trumps = Atouts
option-trumps-help = Les cartes qui portent le numéro du pli sont des atouts. Pour débuter, on peut jouer sans.
option-setup = Disques
option-setup-help = Comment les disques sont disposés au départ.
option-setup-random = Au hasard
option-setup-alternating = Un bleu, un rouge, pour débuter
option-teams = Partenaires
option-teams-help = Deux contre deux : les joueurs assis face à face comptent leurs points ensemble. Pour quatre joueurs.

## Morceaux de phrases

disc = { $side ->
    [blue] le { $number } bleu
   *[red] le { $number } rouge
 }

## Ce qui s’est passé

dealt = Manche { $round } : les cartes sont distribuées.
thrown = Les disques sont posés.
set-right = Pour équilibrer le bleu et le rouge, on retourne : { $discs }.
turned-over = Manche { $round } : tous les disques sont retournés, et chacun reprend sa main d’avant.
leads = { $who ->
    [you] Tu ouvres avec { $card }
   *[other] { $who } ouvre avec { $card }
 }{ $how ->
    [trump] , un atout.
   *[plain] .
 }
plays = { $who ->
    [you] Tu joues { $card }
   *[other] { $who } joue { $card }
 }{ $how ->
    [trump] , un atout.
   *[plain] .
 }
takes = { $who ->
    [you] Tu remportes le pli et { $disc }.
   *[other] { $who } remporte le pli et { $disc }.
 }
chose = { $who ->
    [you] Tu choisis une carte à donner.
   *[other] { $who } choisit une carte à donner.
 }
gave = { $other ->
    [you] { $who } te donne { $card }.
   *[other] { $who ->
        [you] Tu donnes { $card } à { $other }.
       *[other] { $who } donne { $card } à { $other }.
     }
 }
exchanged = Tout le monde a choisi. Les cartes changent de main.
received = { $other } t’a donné { $card }.
round-over = La manche { $round } est finie.
round-points = { $who ->
    [you] Toi : { $points } { $points ->
        [one] point
       *[other] points
     } dans cette manche.
   *[other] { $who } : { $points } { $points ->
        [one] point
       *[other] points
     } dans cette manche.
 }

## Ce qui est demandé

ask-lead = Ouvre le pli avec la carte de ton choix. L’enjeu : le disque { $number }.
ask-follow = { $suit ->
    [A] Il faut jouer une lune.
    [B] Il faut jouer un triangle.
    [C] Il faut jouer un losange.
    [D] Il faut jouer un trèfle.
   *[E] Il faut jouer un hexagone.
 }
ask-any = { $suit ->
    [A] Tu n’as pas de lune : joue ce que tu veux.
    [B] Tu n’as pas de triangle : joue ce que tu veux.
    [C] Tu n’as pas de losange : joue ce que tu veux.
    [D] Tu n’as pas de trèfle : joue ce que tu veux.
   *[E] Tu n’as pas d’hexagone : joue ce que tu veux.
 }
ask-give = Choisis une carte à donner à { $other }.
do-play = Jouer { $card }
do-give = Donner { $card } à { $other }

## Pourquoi pas

must-follow = { $suit ->
    [A] Le pli demande des lunes, et tu en as : joue une lune.
    [B] Le pli demande des triangles, et tu en as : joue un triangle.
    [C] Le pli demande des losanges, et tu en as : joue un losange.
    [D] Le pli demande des trèfles, et tu en as : joue un trèfle.
   *[E] Le pli demande des hexagones, et tu en as : joue un hexagone.
 }
not-yours = Cette carte n’est pas dans ta main.
not-now-give = Il s’agit de donner une carte : écris « give { $card } ».
not-now-play = Il n’y a rien à donner maintenant : écris « { $card } » pour jouer la carte.
no-such-step = Une carte s’écrit par son symbole et son numéro, par exemple B7. Symboles : A lune, B triangle, C losange, D trèfle, E hexagone.

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
team-wins = Victoire à deux, avec { $points } { $points ->
    [one] point
   *[other] points
 } : { $names }.
share = Victoire partagée, avec { $points } { $points ->
    [one] point
   *[other] points
 } : { $names }.

## À la table

caption = Manche { $round } sur { $rounds }
caption-trick = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
about-disc = Pour { $disc }
# La même chose avec des atouts : $number est le numéro du disque et des atouts
about-trumps = Pour { $disc }, les { $number } sont atouts
mark-ahead = en tête
mark-trump = atout
discs = Disques
last-trick = Dernier pli
your-gifts = Tu as donné
your-received = Tu as reçu
partner = Partenaire
