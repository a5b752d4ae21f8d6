### Erreurs à propos des bots.

error-no-bot = Il n’y a pas de bot { $name }. Choisis { $levels-row }.
error-search = Une recherche s’écrit search:50ms ou plain:400, pas { $text }.
error-budget-text = Un budget s’écrit 50ms ou 400, pas { $text }.
error-nothing-to-decide = { $seat-is ->
    [you] Tu n’as rien à décider maintenant.
   *[other] { $seat } n’a rien à décider maintenant.
}
