### El tablero de Pescado en la página. Lo que también dice el tablero en palabras está en el catálogo de arriba.

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
page-keep-hint = Toca los dados que quieres guardar.
# Como move-keep, junto a los dados que muestran lo que se guarda ($dice).
page-keep = Guardar { $count }, tirar { $thrown }
page-leaves = Si tiras ahora, dejas las losetas que no te has llevado.
page-flip = Voltear losetas por un dado gris
page-flip-ask = ¿Qué loseta volteas?

page-catches = Losetas pescadas
page-colours = Los colores y sus signos
# Junto al nombre de alguien.
page-done = terminado
page-sealed = sellado
