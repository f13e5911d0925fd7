### Block It!. Dans $who, $other, $owner et $names, les joueurs ont leur nom ; qui lit est "you".
### Les fiches vont de a1 à e5, et un croisement de quatre fiches a le nom de celle qui est en haut à gauche.
### Un carré, ce sont quatre coins d’une couleur qui se rejoignent à un croisement : un mot pour cela, et pour rien d’autre.
### Couleurs : R rouge (triangle), Y jaune (hexagone), B bleu (lune), K noir (trèfle).

title = Block It!
about = Tourne et échange des fiches jusqu’à ce que quatre coins de ta couleur se rejoignent, et pose un cube à cet endroit.

## Options

option-blocks = Cubes
option-blocks-help = Combien de cubes chacun doit placer sur le damier. En solo, il y en a toujours trois de chaque couleur.
option-no_repeat = Pas deux fois la même fiche
option-no_repeat-help = Une fiche qui vient d’être tournée ne peut pas être tournée de nouveau tout de suite. Idéal pour une partie plus longue.
option-solo = En solo
option-solo-help = Ce que tu cherches à réussir quand tu joues sans adversaire.
option-solo-turns20 = Le plus de cubes possible en 20 tours
option-solo-timed = Le plus de cubes possible dans le temps donné
option-solo-race3 = Trois cubes d’une couleur, en aussi peu de tours que possible

## Morceaux de phrases

colour = { $colour ->
    [R] rouge
    [Y] jaune
    [B] bleu
   *[K] noir
 }
# Une fiche ou un croisement par son nom, dans une liste
place = { $at }
# Complément d’une phrase : « défait … », ou « pose un cube sur … »
square = { $colour ->
    [R] le carré rouge en { $crossing }
    [Y] le carré jaune en { $crossing }
    [B] le carré bleu en { $crossing }
   *[K] le carré noir en { $crossing }
 }
# Complément d’une phrase : « forme … »
new-square = { $colour ->
    [R] un carré rouge en { $crossing }
    [Y] un carré jaune en { $crossing }
    [B] un carré bleu en { $crossing }
   *[K] un carré noir en { $crossing }
 }
# Complément d’une phrase : « enlève … en b2 »
block = { $colour ->
    [R] le cube rouge
    [Y] le cube jaune
    [B] le cube bleu
   *[K] le cube noir
 }
# Ce que montre le dé : derrière deux-points
die = { $die ->
    [left-once] tourner une fois à gauche
    [left-twice] tourner deux fois à gauche
    [right-once] tourner une fois à droite
    [right-twice] tourner deux fois à droite
    [swap] échanger
   *[anti-block] anti-blok
 }

## Ce qui s’est passé

laid-out = Les fiches sont posées. Quatre coins d’une même couleur ne se rejoignent encore nulle part.
plays-colour = { $colour ->
    [R] { $who ->
        [you] Tu joues les rouges.
       *[other] { $who } joue les rouges.
     }
    [Y] { $who ->
        [you] Tu joues les jaunes.
       *[other] { $who } joue les jaunes.
     }
    [B] { $who ->
        [you] Tu joues les bleus.
       *[other] { $who } joue les bleus.
     }
   *[K] { $who ->
        [you] Tu joues les noirs.
       *[other] { $who } joue les noirs.
     }
 }
rolls = { $who ->
    [you] Tu lances le dé : { $die }.
   *[other] { $who } lance le dé : { $die }.
 }
none-to-take = { $who ->
    [you] Il n’y a pas de cube sur le damier : tu relances simplement le dé.
   *[other] Il n’y a pas de cube sur le damier : { $who } relance simplement le dé.
 }
anti-block-again = { $who ->
    [you] Le deuxième anti-blok met fin à ton tour.
   *[other] Le deuxième anti-blok met fin au tour : c’est tout pour { $who }.
 }
nothing-possible = { $die ->
    [swap] Il ne reste pas deux fiches à échanger : on ne fait rien.
   *[turn] Aucune fiche ne peut être tournée : on ne fait rien.
 }
turns = { $way ->
    [left] { $who ->
        [you] Tu tournes { $cards } à gauche.
       *[other] { $who } tourne { $cards } à gauche.
     }
    [right] { $who ->
        [you] Tu tournes { $cards } à droite.
       *[other] { $who } tourne { $cards } à droite.
     }
   *[half] { $who ->
        [you] Tu tournes { $cards } d’un demi-tour.
       *[other] { $who } tourne { $cards } d’un demi-tour.
     }
 }
swaps = { $who ->
    [you] Tu échanges { $cards }.
   *[other] { $who } échange { $cards }.
 }
makes = { $who ->
    [you] Tu obtiens { $square } et y poses un cube.
   *[other] { $who } obtient { $square } et y pose un cube.
 }
makes-for = { $other ->
    [you] Cela forme { $square } : tu pourras y poser un cube à ton tour.
   *[other] Cela forme { $square } : { $other } pourra y poser un cube plus tard.
 }
makes-for-nobody = Cela forme { $square }, mais personne ne joue cette couleur.
makes-spare = Cela forme { $square }, mais il n’y a plus de cube pour l’occuper.
breaks = Cela défait { $square }.
puts = { $who ->
    [you] Tu poses un cube sur { $square }.
   *[other] { $who } pose un cube sur { $square }.
 }
waits = { $who ->
    [you] Tu laisses { $squares ->
        [one] le carré
       *[other] les carrés
     } en attente et lances le dé.
   *[other] { $who } laisse { $squares ->
        [one] le carré
       *[other] les carrés
     } en attente et lance le dé.
 }
takes = { $who ->
    [you] Tu enlèves { $block } en { $crossing } et le rends à { $owner }.
   *[other] { $owner ->
        [you] { $who } enlève { $block } en { $crossing } et te le rend.
       *[other] { $who } enlève { $block } en { $crossing } et le rend à { $owner }.
     }
 }
# Un cube de sa propre couleur
takes-own = { $who ->
    [you] Tu reprends { $block } en { $crossing } : c’est le tien.
   *[other] { $who } reprend { $block } en { $crossing } : c’est le sien.
 }
leaves = { $who ->
    [you] Tu laisses tous les cubes en place.
   *[other] { $who } laisse tous les cubes en place.
 }
time-up = Le temps est écoulé.

## Ce qui est demandé

ask-place = Tu peux poser un cube en { $crossings }, ou lancer le dé.
ask-turn = { $way ->
    [left] Tourne une fiche d’un quart de tour à gauche.
   *[right] Tourne une fiche d’un quart de tour à droite.
 }
ask-twice = { $way ->
    [left] Tourne deux fiches d’un quart de tour à gauche, ou une seule d’un demi-tour.
   *[right] Tourne deux fiches d’un quart de tour à droite, ou une seule d’un demi-tour.
 }
ask-swap = Échange deux fiches, sans les tourner.
ask-lift = Enlève un cube du damier, ou laisse-les tous. Ensuite, tu relances le dé.
# Fait suite à une des trois phrases ci-dessus, $asked
ask-and-put = { $asked } Ensuite, on pose un cube en { $crossings }, sauf si tu défais le carré.
do-place = Poser un cube en { $crossing }
do-roll = Lancer le dé
do-turn = { $way ->
    [left] Tourner { $cards } à gauche
    [right] Tourner { $cards } à droite
   *[half] { $cards } : demi-tour
 }
do-swap = Échanger { $cards }
do-lift = Enlever le cube en { $crossing }
do-leave = Laisser tous les cubes

## Ce que ferait un coup : des morceaux de phrase dans une liste, « forme un carré rouge en b2 avec un cube et termine la partie »

effect = { $effects }
part-makes = forme { $square }
part-makes-block = forme { $square } avec un cube
part-makes-for = { $other ->
    [you] forme { $square } pour toi
   *[other] forme { $square } pour { $other }
 }
part-breaks = défait { $square }
part-puts = pose un cube en { $crossing }
part-gives = rend { $block }
part-frees = libère { $cards }
part-ends = termine la partie

## Pourquoi pas

no-such-step = { $asked ->
    [place] Écris « place b2 » pour poser un cube sur le carré en b2, ou « roll » pour lancer le dé.
    [turn] Écris « turn c3 » pour tourner la fiche du milieu. Les lettres vont de gauche à droite, les chiffres de haut en bas.
    [turn-twice] Écris « turn c3 » pour un demi-tour, ou « turn c3 d1 » pour tourner deux fiches d’un quart de tour chacune.
    [swap] Écris « swap a1 e5 » pour échanger les fiches en a1 et e5. Les lettres vont de gauche à droite, les chiffres de haut en bas.
   *[lift] Écris « lift b2 » pour enlever le cube en b2, ou « leave » pour tout laisser.
 }
not-now = Ce n’est pas ce qui est demandé maintenant. { $asked }
no-square = Tu n’as pas de carré en { $crossing }. Un croisement porte le nom de la fiche en haut à gauche.
has-block = Il y a déjà un cube en { $crossing }.
no-blocks-left = Tous les cubes de cette couleur sont sur le damier.
no-block = Il n’y a pas de cube en { $crossing }. Un croisement porte le nom de la fiche en haut à gauche.
one-card = Le dé ne permet de tourner qu’une fiche.
two-cards = Choisis deux fiches différentes.
locked = La fiche { $card } est bloquée par un cube.
just-turned = La fiche { $card } vient d’être tournée : choisis-en une autre.
in-order = Écris les deux dans l’ordre : { $example }.

## Comment cela a fini

wins = { $who ->
    [you] Tu gagnes : { $blocks ->
        [2] tes deux cubes sont
       *[other] tes { $blocks } cubes sont tous
     } sur le damier.
   *[other] { $who } gagne : { $blocks ->
        [2] ses deux cubes sont
       *[other] ses { $blocks } cubes sont tous
     } sur le damier.
 }
wins-most = { $who ->
    [you] Tu gagnes, avec le plus de cubes sur le damier : { $blocks }.
   *[other] { $who } gagne, avec le plus de cubes sur le damier : { $blocks }.
 }
share = Victoire partagée, avec { $blocks ->
    [0] zéro cube
    [one] un cube
   *[other] { $blocks } cubes
 } chacun sur le damier : { $names }.
turns-over = Chacun a joué { $turns } tours.
placed-alone = { $how ->
    [all] Les { $blocks } cubes sont tous sur le damier, après { $turns ->
        [0] zéro tour
        [one] un tour
       *[other] { $turns } tours
     } !
   *[some] Tu as { $blocks ->
        [0] zéro cube
        [one] un cube
       *[other] { $blocks } cubes
     } sur le damier, après { $turns ->
        [0] zéro tour
        [one] un tour
       *[other] { $turns } tours
     }.
 }
race-won = { $colour ->
    [R] Trois cubes rouges
    [Y] Trois cubes jaunes
    [B] Trois cubes bleus
   *[K] Trois cubes noirs
 } en { $turns ->
    [one] un tour
   *[other] { $turns } tours
 }.
race-lost = Aucune couleur n’a trois cubes sur le damier, après { $turns } tours.

## À la table

caption = Tour { $turn }, but : { $blocks } cubes
caption-alone = { $solo ->
    [turns20] Tour { $turn } sur { $turns }, le plus de cubes possible
    [timed] Tour { $turn }, le plus de cubes possible dans le temps donné
   *[race3] Tour { $turn }, trois cubes d’une couleur
 }
column-blocks = Cubes
die-title = Dé
die-again = { $die }, relance maintenant
# Ce que veulent dire les signes sur le damier
sign-block = cube
sign-open = carré sans cube
sign-locked = fiche bloquée
sign-banned = vient d’être tournée, pas maintenant
