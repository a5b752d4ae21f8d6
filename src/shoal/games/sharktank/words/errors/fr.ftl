### Errors of Shark Tank. A word with an equals sign is a field of a position, in its own notation.

## Moves

# $cell is the lower-left cell of a tile.
error-tile-outside = Une tuile nommée { $cell } sortirait de l’aquarium.
error-move = { $move } n’est pas un coup de Shark Tank. Écris par exemple take suns, shark moons, spend 2 arms, spend nothing, extra 3, tile d7 ou stand d8.

## How a position is written

error-suits = { $field }= prend quatre symboles séparés par /, pas { $text }.
error-sharks = sharks= doit avoir quatre cases une fois les requins placés, et aucune avant.
error-plus = tokens= a un + suivi de rien dans { $text }.
error-mark = { $mark } n’est pas une valeur de poisson : ce sont n, 1, 2, 3, 4, 5.
error-marks-order = Les valeurs s’écrivent de la plus petite à la plus grande, pas { $marks }.
error-token-twice = { WORD($suit, form: "the", capital: "yes") } { $value } est à deux endroits.
# $key is a field that is given from phase $phase on.
error-given-from = { $field }= doit être donné à partir de la phase { $phase }, et pas avant.

## Tokens, the draft and the fish. $number is a seat, counted from 0.

error-cell-twice = La case { $cell } est occupée deux fois.
error-fish-count = Le nombre de poissons { WORD($suit) } que personne n’a est { $tokens }, mais { $fish } de ce symbole nagent.
error-setup-tokens = Rien ne peut être mangé ni dépensé pendant la mise en place.
error-setup-turn = Aucun tour ne peut avoir été joué pendant la mise en place.
error-setup-tiles = Personne ne peut avoir ramassé de tuile pendant la mise en place.
error-draft-many = Une place a choisi plus de { $count } poissons de valeur 1, 2 ou 0.
error-draft-few = Trop peu de 1, de 2 et de 0 ont été choisis.
error-draft-early = Des poissons sont choisis trop tôt, ou le choix serait fini.
error-draft-seat = seat={ $number } est faux : après { $tokens ->
    [one] { $tokens } poisson
   *[other] { $tokens } poissons
}, c’est une autre place qui choisit.
error-draft-tokens = La place { $number } a choisi trop ou trop peu de poissons.
error-sector = sector= doit être 0, sauf en phase cell avec spread=sectors.
error-sector-anywhere = phase=sector est impossible avec spread=anywhere.
error-sector-taken = Le secteur { $sector } a déjà son poisson.
error-corners = phase=corners demande tous les poissons dans l’aquarium, et vient juste après.
error-fish-early = fish= doit être vide jusqu’à la fin du choix des poissons.
error-fish-order = fish= se remplit symbole par symbole : suns, moons, crowns, arms.
error-fish-corner = Aucun poisson ne peut partir de { $cell } : c’est trop près d’un coin.
error-fish-sector = Il y a deux poissons dans le secteur de { $cell }.

## Turns. $number is a seat, counted from 0.

error-tiles = tiles= a plus que les { $tiles } tuiles qui existent.
error-tiles-kept = La place { $number } ne peut pas avoir de tuiles ramassées après son déplacement.
error-die = die= doit être donné tout à la fin, et pas avant : c’est ce que vaut un 0.
error-turn-seat = seat={ $number } est faux : après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, c’est à une autre place.
error-over = La partie serait finie ici.
error-not-over = La partie n’est pas encore finie.
error-last-round = La dernière manche se joue à partir de { $fish } poissons ou moins, et pas avant.
error-leads = La place { $number } est en tête, donc ce tour aurait été passé.
error-stuck = Aucun requin ne peut bouger ici, donc ce tour aurait été passé.

## The movement

error-shark-mover = mover= doit être donné du choix d’un requin jusqu’à la fin du tour, et seulement là.
error-mover-room = Le requin de mover= ne peut pas nager assez loin.
error-due = due= doit compter les poissons mangés en phase look, et être 0 ailleurs.
error-extra = extra= doit être 0 hors de la phase stretch.
error-trail = trail= doit être vide hors d’un déplacement.
error-length-early = length= doit être 0 hors d’un déplacement.
error-length = length={ $length } est faux : ce déplacement a { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}
error-length-paid = length={ $length } est faux : aucun poisson ne rend ce déplacement si long.
error-pay = phase=pay demande un poisson à dépenser.
error-roll = Aucun 0 ne peut avoir été dépensé ici.
error-stretch = phase=stretch demande null=may, et un lancer dans extra= pour lequel il y a de la place.
error-tile-water = La tuile { $cell } n’est pas en eau libre.
error-tile-apart = La tuile { $cell } ne touche pas ce qui précède.
error-trail-short = trail= a { $laid ->
    [one] { $laid } tuile
   *[other] { $laid } tuiles
}, mais le requin se déplace après { $tiles }.
error-trail-rest = Le reste de ce déplacement ne peut pas être posé.
