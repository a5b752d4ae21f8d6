### Erreurs des études.

error-rival = --rival doit différer de --bots, pour séparer l’adresse de la chance.
error-games-even = --games doit être pair et au moins { $least }, pas { $value }.
error-option-value = { $word } n’a pas la forme option=value ; les options sont { $options-row }.
