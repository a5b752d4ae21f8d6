### SharkBait en los estudios: qué se cuenta y qué responde el resolutor.

## Títulos de lo que se cuenta

statistics-kind-schools = Bancos
statistics-kind-tokens = Fichas

## Lo que se cuenta

statistics-school = { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}
statistics-token = ficha { $token }
statistics-pays-bait = gasta un cebo
statistics-chooses-roll = tira otra vez, podría plantarse
statistics-chooses-stop = se planta, podría tirar otra vez
statistics-must-stop = tiene que plantarse
statistics-bad-roll = mala tirada
statistics-bad-roll-empty-mat = mala tirada con el tablero vacío
statistics-feeding-sharks = tiburones que comen
statistics-shark-fight = pelea de tiburones
statistics-trophy = gana el trofeo de la ronda

## El resolutor

help-solve-hold = las fichas que no se pueden ganar esta ronda; las demás están disponibles (por defecto: 4,9,13)
help-solve-bait = cuántas casillas vale un cebo, de 0 a { $most }
help-solve-out = escribir toda la tabla como CSV (por defecto: ningún archivo)
solve-about = SharkBait, un turno. Un valor es cuántas casillas avanza el peón de media en este turno; un cebo cuenta como { $bait }. Los turnos siguientes no cuentan.
solve-dice = Los dados que se van a tirar valen { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
solve-file = Todas las posiciones del turno están en { $file }.
solve-head-move = jugada
solve-head-value = valor
solve-head-score = puntuación
solve-head-dice = dados en mano
solve-head-roll = tirar aún con
solve-head-stop = plantarse ya con
solve-score = { $score }
solve-scores = de { $first } a { $last }
solve-scores-from = { $first } y más
solve-never = nunca
solve-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
