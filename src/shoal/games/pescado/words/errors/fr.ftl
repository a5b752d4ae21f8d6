### Errors of Pescado. Words with an equals sign are fields of a position, in their own notation.

## Options and moves

error-tiles-count = L’option tiles prend { $count } tuiles séparées par des virgules, et non { $given }.
# $letters are the letters of the colours, in their order.
error-tile = { $tile } n’est pas une tuile : une tuile a trois des lettres { $letters }, pour { colour-yellow }, { colour-orange }, { colour-red }, { colour-blue }, { colour-green } et { colour-black }.
error-move = { $move } n’est pas un coup de Pescado. Les coups sont : take yyr, take all, flip yyr, keep rrb, keep none, done, claim yyr, mark yyr et seal. Les lettres suivent l’ordre { $letters }.
error-chance = { $outcome } ne peut pas arriver ici.
error-not-this-throw = { $dice } n’est pas un lancer de { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } : chaque dé est une des lettres { $letters }.

## Positions

error-dice = dice= prend au plus sept des lettres { $letters }, et non { $dice }.
error-dice-order = dice= prend ses lettres dans l’ordre { $letters }.
error-tile-twice = Une tuile est à deux endroits.
error-prey = prey= prend au plus six tuiles, toutes prises au tour précédent.
error-prey-over = prey= doit être vide quand la partie est finie.
error-fresh = fresh= nomme une tuile que la personne de turn= n’a pas.
error-outside-turn = Hors d’un tour, fresh= doit être vide et flips= valoir 0.
error-top = top= nomme { $tile }, qui n’est pas dans la pile.
error-flipped = flipped= nomme une tuile qui n’est ni dans le bassin, ni à l’abri chez la personne d’avant.
error-flips = flips= vaut { $flips }, mais flipped= nomme { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
error-flips-odd = flips= doit être pair ici : un dé gris coûte deux tuiles.
error-flips-single = Une tuile est retournée, mais il n’y en a pas de deuxième à retourner.
error-pool = Le bassin ne peut pas avoir { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } dans la phase { $phase }.
error-dice-count = Il ne peut pas y avoir { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } sur la table dans la phase { $phase }.
error-before-throw = Personne ne peut avoir de tuiles ni pêcher avant le premier lancer.
error-other-first = Ici, ce n’est pas turn={ $number } qui commence.
error-first-late = Il n’y a plus de phase first après le premier lancer.
error-first-turn = Au premier tour, aucune tuile d’un tour précédent ne peut être prise ou retournée.
error-thrown = Les dés ont déjà été lancés { $count } fois, et la partie se termine alors.
error-triplet = Trois dés d’une couleur auraient déclenché une manche éclair.
error-takes-all = Avec takes=all, les tuiles attrapées seraient déjà prises.
error-nothing-caught = Le deuxième lancer n’attrape rien : le tour serait fini.
error-snatch-phase = Avec snatch={ $snatch }, il n’y a pas de phase { $phase }.
error-all-done = Tout le monde a fini : la manche serait terminée.
error-no-match = Les dés ne montrent aucune tuile : ils seraient relancés.
error-none-left = Il ne reste aucune tuile qui corresponde : la manche serait terminée.
# $place is that of a player in the field, from 1.
error-fingers = L’entrée { $place } de { $field }= nomme une tuile qui n’est pas dans le bassin.
error-claim-right = L’entrée { $place } de claims= nomme une tuile que les dés montrent : elle serait déjà prise.
# $number is that of a player as done= writes it, from 0.
error-not-done = done= doit contenir { $number } : cette personne n’a plus rien à chiper.

## The solver

error-solve-phase = Seules les positions de la phase fish, avant le deuxième lancer, ont une solution.
