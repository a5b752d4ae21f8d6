### Sea Urchins en los estudios: qué se cuenta y qué responde el resolutor.

## Títulos de lo que se cuenta

statistics-kind-steps = Pasos
statistics-kind-catches = Pescas

## Lo que se cuenta

statistics-adds = añade una ficha { WORD($colour) }
statistics-stacks = añade una ficha { WORD($colour) } encima de otra
statistics-leaves = deja las fichas donde están
statistics-puts-piece = pone su peón
statistics-moves-top = mueve la ficha de arriba de una pila
statistics-moves-lone = mueve una ficha suelta
statistics-free-moves-top = paso 1: mueve la ficha de arriba de una pila
statistics-free-moves-lone = paso 1: mueve una ficha suelta
statistics-must-add = tiene que añadir una ficha
statistics-catch = { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}
statistics-fishes = pesca
statistics-fishes-several = pesca varios cuadrados a la vez

## El resolutor

help-solve-most = cuántas posiciones examinar antes de rendirse
solve-about = Sea Urchins para dos, hasta el final de la partida. Un valor es cuántas fichas más que su rival pesca alguien desde aquí si los dos juegan lo mejor posible.
solve-head-value = para { $seat }
solve-head-position = posición
solve-head-move = jugada
solve-head-tokens = fichas
