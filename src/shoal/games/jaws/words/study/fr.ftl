### Jaws dans les études : ce qui est compté.

## Titres de ce qui est compté

statistics-kind-Amity-events = Événements d’Amity
statistics-kind-power-tokens = Jetons de pouvoir
statistics-kind-ability-cards = Cartes de capacité
statistics-kind-weapons = Armes
statistics-kind-endings = Fins de partie

## Ce qui est compté

statistics-event = { WORD($event) }
statistics-alert = { WORD($event) } ({ $letter })
statistics-power-token = { WORD($token) }
statistics-no-token = aucun jeton
statistics-ability = { WORD($ability) }
statistics-no-ability = aucune capacité
statistics-gear = { WORD($gear) }
statistics-eats = mange un baigneur
statistics-rescues = sauve un baigneur
statistics-hits = lance un baril et touche
statistics-misses = lance un baril et rate
statistics-binoculars = utilise les jumelles
statistics-closes-beach = ferme une plage
statistics-fish-finder = utilise le sonar
statistics-bites-boat = mord le bateau
statistics-bites-member = mord un membre de l’équipage
statistics-tile-destroyed = une case du bateau est détruite
statistics-shark-wounded = le requin est blessé
statistics-member-out = un membre de l’équipage est hors jeu
statistics-ends-by-barrel = deux barils sur le requin
statistics-ends-by-swimmers = le compteur de baigneurs est plein
statistics-ends-by-wounds = le requin est mort
statistics-ends-by-sinking = l’Orca a coulé
statistics-ends-by-eating = il ne reste personne de l’équipage
statistics-ends-by-time = le temps est écoulé
