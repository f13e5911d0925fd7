### Commun à tous les jeux. $who et ses semblables sont des joueurs : par leur nom, ou "you" pour qui lit.

## Listes : "Léa, Tom et toi"

list-more = { $most }, { $next }
list-last = { $most } et { $last }

## Morceaux de phrases

# Un joueur dans une liste, ou dans une phrase
name = { $who ->
    [you] toi
   *[other] { $who }
 }
# Un joueur dont le nom est seul, dans un tableau
you = Toi
number = { $n }
# Toujours avec l’article : ne jamais mettre "de" ou "à" devant.
card = { $suit ->
    [A] le { $rank } de lune
    [B] le { $rank } de triangle
    [C] le { $rank } de losange
    [D] le { $rank } de trèfle
   *[E] le { $rank } d’hexagone
 }
yes = oui
no = non

## Les joueurs tenus par l’ordinateur

bots = Léa, Tom, Zoé, Max, Nina, Jules, Rose

## À la table

column-name = Joueur
column-score = Score
column-cards = Cartes
hand = Ta main
# Ce qui précède une rangée de choses : « Ta main : »
row-title = { $title } :

## Jouer dans un terminal

play-keys = ? aide · r règles · t table · o options · q arrêter
play-help = Tape le numéro d’un coup, ou le coup tel qu’il s’écrit ; la touche Tab complète.
    ?  cette aide
    r  les règles, ouvertes au bon endroit
    t  revoir la table
    o  les options choisies
    q  arrêter la partie
play-more = Il y a { $n } coups possibles, trop pour les montrer tous. Tapes-en un, par exemple « { $example } » ; la touche Tab complète.
play-no-number = Aucun coup ne porte ce numéro.
play-rules = Pour une autre partie des règles, tape son numéro après le r : { $example }
play-option = { $option } : { $value }
play-curtain = C’est à { $who } de jouer. Les autres, regardez ailleurs, s’il vous plaît. { $who }, appuie sur Entrée.
play-stopped = Arrêt après { $n } { $n ->
    [one] coup
   *[other] coups
 }.
play-record = La partie est enregistrée dans { $file }.

## Ce qui peut clocher dans une demande

error-unknown_game = Aucun jeu ne porte ce nom.
error-unknown_language = Nous ne parlons pas encore cette langue.
error-bad_players = Ce jeu ne se joue pas à ce nombre de joueurs.
error-bad_seat = Cette place n’existe pas.
error-unknown_option = Ce jeu n’a pas d’option de ce nom.
error-option_type = Cette option attend une autre sorte de valeur.
error-option_value = Cette option ne peut pas avoir cette valeur.
error-option_default = Cette option a déjà sa valeur habituelle : laisse-la de côté.
error-bad_record = Ce n’est pas une partie enregistrée.
error-not_json = Ce n’est pas une partie enregistrée : ce n’est pas écrit en JSON.
error-too_large = C’est trop gros pour une partie enregistrée.
error-bad_format = Cette partie a été enregistrée dans une autre version.
error-bad_field = Une donnée de cette partie enregistrée manque ou est fausse.
error-bad_step = Un coup de cette partie enregistrée est contraire aux règles.
error-illegal_step = Ce coup n’est pas possible maintenant.
error-bad_outcome = Ce tirage n’est pas possible maintenant.
error-not_nfc = Ce texte contient des lettres écrites sous une forme que nous ne lisons pas.
error-game_over = La partie est finie.
error-error = Cela n’a pas marché.
