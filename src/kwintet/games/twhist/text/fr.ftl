### Twhist. Dans $who et $names, les joueurs ont leur nom ; qui lit est "you". $card et $cards commencent par "le" ou "la".

title = Twhist
about = Des plis à rebondissements : qui remporte un pli décide quelles cartes FLIP se retournent, les siennes et celles des autres.

## Options

option-open_twists = Cartes twist visibles
option-open_twists-help = Les cartes twist sont posées face visible : tout le monde sait qui a encore lesquelles.
option-doubled = La valeur en double
option-doubled-help = Dans chaque symbole, cette valeur existe deux fois, toutes les autres une fois.
option-stars = Étoiles
option-stars-help = Le nombre d’étoiles au dos des cartes FLIP, de −1 à 8.

## Cartes

twist = { $twist ->
    [win] la victoire
    [thief] le voleur
    [pole] la pole
   *[pass] la pause
 }
# Le nom seul, dans une main ou une colonne
twist-name = { $twist ->
    [win] victoire
    [thief] voleur
    [pole] pole
   *[pass] pause
 }

## Ce qui s’est passé

dealt = Les cartes sont distribuées, et chacun a quatre cartes twist.
left-out = Cartes restantes, hors jeu : { $cards }.
leads = { $who ->
    [you] Tu ouvres avec { $card }.
   *[other] { $who } ouvre avec { $card }.
 }
plays = { $who ->
    [you] Tu joues { $card }.
   *[other] { $who } joue { $card }.
 }
powerless = { $twist ->
    [win] Une victoire a déjà été jouée : celle-ci est sans effet.
    [thief] Un voleur a déjà été joué : celui-ci est sans effet.
    [pole] Une pole a déjà été jouée : celle-ci est sans effet.
   *[pass] Une pause a déjà été jouée : celle-ci est sans effet.
 }
takes-trick = { $how ->
    [win] { $who ->
        [you] Tu remportes le pli avec la victoire.
       *[other] { $who } remporte le pli avec la victoire.
     }
    [thief] { $who ->
        [you] Tu remportes le pli avec le voleur.
       *[other] { $who } remporte le pli avec le voleur.
     }
   *[highest] { $who ->
        [you] Tu remportes le pli avec la plus haute carte du symbole demandé.
       *[other] { $who } remporte le pli avec la plus haute carte du symbole demandé.
     }
 }
nobody-takes = Personne ne remporte le pli.
nothing-to-turn = Il ne contient aucune carte numérotée : rien n’est retourné.
chooses = { $how ->
    [rounded] { $who ->
        [you] Tu choisis { $cards } : { $sum }, qui compte pour { $counts }.
       *[other] { $who } choisit { $cards } : { $sum }, qui compte pour { $counts }.
     }
   *[as-is] { $who ->
        [you] Tu choisis { $cards } : { $sum }.
       *[other] { $who } choisit { $cards } : { $sum }.
     }
 }
is-left = { $how ->
    [rounded] Aux autres ce qui reste : { $sum }, qui compte pour { $counts }.
   *[as-is] Aux autres ce qui reste : { $sum }.
 }
nothing-left = Il ne reste rien : personne d’autre ne retourne de carte.
turns = { $way ->
    [up] { $who ->
        [you] Tu retournes ton { $number } : { $stars ->
            [0] aucune étoile de plus
            [one] une étoile de plus
           *[other] { $stars } étoiles de plus
         }.
       *[other] { $who } retourne son { $number } : { $stars ->
            [0] aucune étoile de plus
            [one] une étoile de plus
           *[other] { $stars } étoiles de plus
         }.
     }
   *[back] { $who ->
        [you] Tu remets ton { $number } côté numéro : { $stars ->
            [0] aucune étoile de moins
            [one] une étoile de moins
           *[other] { $stars } étoiles de moins
         }.
       *[other] { $who } remet son { $number } côté numéro : { $stars ->
            [0] aucune étoile de moins
            [one] une étoile de moins
           *[other] { $stars } étoiles de moins
         }.
     }
 }
sits-out = { $who ->
    [you] Avec ta pause, tu ne retournes rien.
   *[other] Avec sa pause, { $who } ne retourne rien.
 }
leads-next = { $how ->
    [pole] { $who ->
        [you] Tu ouvriras le pli suivant : tu as joué la pole.
       *[other] { $who } ouvrira le pli suivant, grâce à la pole.
     }
    [win] { $who ->
        [you] Tu ouvriras le pli suivant : tu as joué la victoire.
       *[other] { $who } ouvrira le pli suivant, grâce à la victoire.
     }
    [again] { $who ->
        [you] Tu ouvres encore une fois.
       *[other] { $who } ouvre encore une fois.
     }
    [thief] { $who ->
        [you] Tu ouvriras le pli suivant : un voleur n’ouvre jamais.
       *[other] { $who } ouvrira le pli suivant : un voleur n’ouvre jamais.
     }
   *[highest] { $who ->
        [you] Tu ouvriras le pli suivant.
       *[other] { $who } ouvrira le pli suivant.
     }
 }

## Ce qui est demandé

ask-lead = Tu ouvres le pli : joue la carte de ton choix.
ask-any = Aucun symbole n’est encore fixé : joue la carte de ton choix.
ask-twist = Joue une carte twist : tu n’as plus de cartes numérotées.
ask-follow = { $suit ->
    [A] Joue une lune ou une carte twist.
    [B] Joue un triangle ou une carte twist.
    [C] Joue un losange ou une carte twist.
   *[D] Joue un trèfle ou une carte twist.
 }
ask-other = { $suit ->
    [A] Tu n’as pas de lune : joue ce que tu veux.
    [B] Tu n’as pas de triangle : joue ce que tu veux.
    [C] Tu n’as pas de losange : joue ce que tu veux.
   *[D] Tu n’as pas de trèfle : joue ce que tu veux.
 }
ask-take = Choisis une ou deux cartes numérotées pour toi. Le reste est pour les autres.
do-play = Jouer { $card }
do-take = Prendre { $cards }
# Ce qu’un choix fait à tout le monde : "5 : tu retournes le 5 (+1), Tom le −1 (−2) et Zoé le −1 (+2)"
choice = { $sum } : { $turned }
# Un morceau de "choice"
turn = { $who ->
    [you] tu retournes le { $number }
   *[other] { $who } retourne le { $number }
 } { $way ->
    [up] (+{ $stars })
   *[back] (−{ $stars })
 }

## Pourquoi pas

must-follow = { $suit ->
    [A] Le pli demande des lunes, et tu en as : joue une lune ou une carte twist.
    [B] Le pli demande des triangles, et tu en as : joue un triangle ou une carte twist.
    [C] Le pli demande des losanges, et tu en as : joue un losange ou une carte twist.
   *[D] Le pli demande des trèfles, et tu en as : joue un trèfle ou une carte twist.
 }
not-yours = Cette carte n’est pas dans ta main.
take-now = Choisis une ou deux cartes numérotées du pli, dans l’ordre : { $example }.
no-such-step = Une carte numérotée s’écrit C3 ou A-1 ; une carte twist, win (victoire), thief (voleur), pole ou pass (pause). Symboles : A lune, B triangle, C losange, D trèfle.

## Comment cela a fini

wins = { $who ->
    [you] Tu gagnes avec { $stars ->
        [0] zéro étoile
        [one] une étoile
       *[other] { $stars } étoiles
     }.
   *[other] { $who } gagne avec { $stars ->
        [0] zéro étoile
        [one] une étoile
       *[other] { $stars } étoiles
     }.
 }
by-cards = L’égalité aux étoiles est tranchée par le nombre de cartes FLIP côté étoiles : { $cards }.
share = Victoire partagée, avec { $stars ->
    [0] zéro étoile
    [one] une étoile
   *[other] { $stars } étoiles
 } : { $names }.

## À la table

caption = Pli { $trick } sur { $tricks }
trick = Pli { $trick }
last-trick = Dernier pli
column-twists = Twists
out = Hors jeu
mark-highest = la plus forte
mark-powerless = sans effet
# Sous un pli inachevé, côte à côte : qui le remporterait, et qui ouvrirait le suivant
would-take = { $who ->
    [you] Pour l’instant, le pli est pour toi
   *[other] Pour l’instant, le pli est pour { $who }
 }
would-lead = { $who ->
    [you] tu ouvriras le suivant
   *[other] { $who } ouvrira le suivant
 }
