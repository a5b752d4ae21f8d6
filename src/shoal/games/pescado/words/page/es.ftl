### El tablero de Pescado en la página. Lo que también dice el tablero en palabras está en el catálogo de arriba.

page-goal = Objetivo: más puntos cuando se acaba la pila
page-goal-short = Más puntos al acabarse la pila
# Cuánto falta: en la pila quedan $count losetas.
page-left = { $count ->
        [one] queda 1 loseta
       *[other] quedan { $count } losetas
    }
page-choices = Tus opciones
page-all-tiles = Todas las losetas
page-prey-safe = Tras este turno está a salvo.
page-prey-none = No hay pesca reciente que robar.

# En una loseta: lo que da al tocarla o lo que le falta: $dice son dados por colores, $count en total.
page-take = llévatela +{ $points }
page-steal = roba +{ $points }
page-gain = +{ $points }
page-needs = { $count ->
        [one] falta { $dice }
       *[other] faltan { $dice }
    }
page-sure = segura: +{ $points }
page-shown = segura
page-marked = marcada
page-wrong = fallo
# Una loseta en palabras ($label) y lo que lleva escrito ($says).
page-tile-says = { $label }: { $says }
# En una loseta que se puede voltear: dónde queda.
page-ends-pool = queda fuera
page-ends-stack = a la pila
page-ends-safe = se queda

page-kept = { $count ->
        [one] { $count } guardado
       *[other] { $count } guardados
    }
page-take-all = { $count ->
        [2] Llevarte las dos
       *[other] Llevarte las { $count }
    }
page-points-more = +{ part-points }
# Se guardan $count dados y se tiran $thrown, también los grises.
page-throw = { $count ->
        [0] Tirar los { $thrown } dados
       *[other] { $thrown ->
            [0] Guardar los cinco
            [one] Tirar 1 dado
           *[other] Tirar { $thrown } dados
        }
    }
page-keeping = guardar { $dice }
page-keeping-none = no guardar ninguno
page-flip = { $tiles ->
        [one] Voltear 1 más
       *[other] Voltear { $tiles } losetas
    }
page-flip-some = Voltear losetas
page-flip-brings = por un dado gris
page-flip-more = { $tiles ->
        [one] Voltea 1 loseta más por un dado gris.
       *[other] Voltea { $tiles } losetas por un dado gris.
    }
page-flip-leaves = Si volteas, dejas lo que has pescado: { $tiles }
page-could = { $thrown ->
        [one] Con { $dice }, un dado podría dar
       *[other] Con { $dice }, { $thrown } dados podrían dar
    }
page-could-none = Con { $dice } no hay ninguna loseta casi pescada.

page-pool = El estanque
page-tile = { board-tile }, { board-worth }
page-tile-down = { board-tile }, { board-face-down }
# $seat puede robar lo que $other se llevó por última vez.
page-prey = { $seat-is ->
        [you] Pesca reciente de { $other }: sácala con los dados para robarla
       *[other] { $other-is ->
            [you] Tu pesca reciente: { $seat } te la puede robar
           *[other] Pesca reciente de { $other }: { $seat } la puede robar
        }
    }

page-dice = Los dados
page-dice-of = { $seat-is ->
        [you] Tus dados
       *[other] Los dados de { $seat }
    }
page-snatch = ¡Rebatiña! Toca antes que nadie cada loseta que muestren los dados.
page-secret = Marca cada loseta que muestren los dados y después sella.
page-die = Dado { WORD($colour) }
page-die-kept = { page-die }, guardado
page-keep-hint = Toca los dados que guardas.
page-leaves = Si tiras, dejas las losetas que no te has llevado.
page-flip-ask = ¿Qué loseta volteas?

page-colours = Los colores y sus dibujos
# La inicial de cada color, dibujada en su pez: una letra o dos, distintas para todos.
page-initial-yellow = Am
page-initial-orange = Na
page-initial-red = R
page-initial-blue = Az
page-initial-green = V
page-initial-black = Ne
# Junto al nombre de alguien.
page-done = terminado
page-sealed = sellado
