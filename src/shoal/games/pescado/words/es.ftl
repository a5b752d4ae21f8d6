### Lo que dice Pescado.
###
### $tile es una palabra tile-*, $tiles una lista de ellas; $dice y $kept son listas de palabras dice-*.
### $points, $gained y $count son números. Una loseta se nombra por sus tres peces.

## Partes de frases

part-tiles = { $tiles-count ->
        [one] la loseta { $tiles }
       *[other] { $tiles-count } losetas ({ $tiles })
    }
part-tile = la loseta { WORD($tile) }
part-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

part-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Preguntas

# $flip y $stop son 1 si eso es posible; si no, 0.
ask-take = { $flip ->
        [0] { $stop ->
            [0] ¿Te llevas tu pesca o tiras otra vez?
           *[other] ¿Te llevas tu pesca, tiras otra vez o te plantas?
        }
       *[other] { $stop ->
            [0] ¿Te llevas tu pesca, tiras otra vez o volteas 2 losetas por un dado gris?
           *[other] ¿Te llevas tu pesca, tiras otra vez, volteas 2 losetas por un dado gris o te plantas?
        }
    }
# No hay nada que llevarse. $flip y $stop son 1 si eso es posible; si no, 0.
ask-throw = { $flip ->
        [0] { $stop ->
            [0] No hay pesca. Elige qué dados guardas y tira otra vez.
           *[other] No hay pesca. ¿Tiras otra vez o te plantas?
        }
       *[other] { $stop ->
            [0] No hay pesca. ¿Tiras otra vez o volteas 2 losetas por un dado gris?
           *[other] No hay pesca. ¿Tiras otra vez, volteas 2 losetas por un dado gris o te plantas?
        }
    }
ask-flip = Voltea una loseta más para conseguir el dado gris.
ask-second-grey = ¿Tiras otra vez o volteas 2 losetas más por el segundo dado gris?
ask-throw-grey = Elige qué dados guardas y tira los demás con { $count ->
        [one] el dado gris
       *[other] los dos dados grises
    }.
ask-take-or-stop = ¿Te llevas tu pesca o te plantas?
ask-claim = ¡Rebatiña! Atrapa todas las losetas que muestren los dados y después termina.
ask-mark = ¡Rebatiña! Marca todas las losetas que muestren los dados y después sella.

## Jugadas

move-take = Llevarse { part-tile }
move-take-all = Llevarse las { $count } losetas pescadas
move-steal = { $other-is ->
        [you] Robarte { part-tile }
       *[other] Robarle { part-tile } a { $other }
    }
move-flip = Voltear { part-tile }
move-flip-theirs = { $other-is ->
        [you] Voltear tu loseta { WORD($tile) }
       *[other] Voltear la loseta { WORD($tile) } de { $other }
    }
# $count dados se guardan y $thrown se tiran, contando los grises.
move-keep = { $count ->
        [0] Tirar los { $thrown } dados
       *[other] { $thrown ->
            [0] Guardar los cinco dados
            [one] Guardar { $dice }, tirar 1 dado
           *[other] Guardar { $dice }, tirar { $thrown } dados
        }
    }
move-stop = Plantarse
move-claim = Atrapar { part-tile }
move-mark = Marcar { part-tile }
move-done = Terminar
move-seal = Sellar tus marcas

## Registro: losetas y dados

log-draw = Nueva en el estanque: { part-tile }.
log-first = { $seat-is ->
        [you] Empiezas tú (por sorteo).
       *[other] Empieza { $seat } (por sorteo).
    }
log-throw = { $seat-is ->
        [you] Sacas
       *[other] { $seat } saca
    } { $dice }.
log-throw-again = { $seat-is ->
        [you] Tiras
       *[other] { $seat } tira
    } otra vez: { $dice }.{ $kept-count ->
        [0] { "" }
       *[other] { " " }Guardados: { $kept }.
    }
log-take = { $seat-is ->
        [you] Te llevas
       *[other] { $seat } se lleva
    } { part-tiles }: { part-points }.
log-steal = { $seat-is ->
        [you] Le robas { part-tiles } a { $other }, que pierde { part-points }.
       *[other] { $other-is ->
            [you] { $seat } te roba { part-tiles }. Pierdes { part-points }.
           *[other] { $seat } le roba { part-tiles } a { $other }, que pierde { part-points }.
        }
    }
log-flip = { $seat-is ->
        [you] Volteas
       *[other] { $seat } voltea
    } { part-tile }.
log-flip-theirs = { $seat-is ->
        [you] Volteas
       *[other] { $seat } voltea
    } { $other-is ->
        [you] tu loseta { WORD($tile) }: sigue siendo tuya y ahora está a salvo
       *[other] la loseta { WORD($tile) } de { $other }: sigue siendo suya y ahora está a salvo
    }.
# $count dados grises hasta ahora.
log-grey = { $seat-is ->
        [you] Consigues
       *[other] { $seat } consigue
    } { $count ->
        [one] un dado gris
       *[other] el segundo dado gris
    }.
# Se guardan $count dados.
log-keep = { $seat-is ->
        [you] { $count ->
            [0] No guardas
           *[other] Guardas
        }
       *[other] { $seat } { $count ->
            [0] no guarda
           *[other] guarda
        }
    } { $count ->
        [0] ningún dado
        [5] los cinco dados
       *[other] { $dice }
    }.
# Quedan $count losetas pescadas.
log-stop = { $seat-is ->
        [you] Te plantas
       *[other] { $seat } se planta
    }{ $count ->
        [0] { "" }
        [one] { " " }y { $seat-is ->
            [you] dejas
           *[other] deja
        } una loseta pescada
       *[other] { " " }y { $seat-is ->
            [you] dejas
           *[other] deja
        } { $count } losetas pescadas
    }.
log-to-stack = { $tiles-count ->
        [one] Se mezcla
       *[other] Se mezclan
    } en la pila: { part-tiles }.

# Resume un turno: $count losetas del estanque por $gained puntos, y los $points que se tienen ahora.
log-turn = { $seat-is ->
        [you] { $count ->
            [0] No te llevas
           *[other] Te llevas
        }
       *[other] { $seat } { $count ->
            [0] no se lleva
           *[other] se lleva
        }
    } { $count ->
        [0] nada del estanque
        [one] 1 loseta del estanque (+{ $gained })
       *[other] { $count } losetas del estanque (+{ $gained })
    } y { $seat-is ->
        [you] tienes
       *[other] tiene
    } { part-points }.

## Registro: la rebatiña

# $count dados muestran $colour.
log-snatch = Salen { $count } dados de color { WORD($colour) }: ¡todo el mundo a la rebatiña!
log-throw-for-all = { $seat-is ->
        [you] Tiras
       *[other] { $seat } tira
    } otra vez los cinco dados: { $dice }.
log-no-match = Ninguna loseta del estanque coincide con estos dados.
log-claim = { $seat-is ->
        [you] Atrapas
       *[other] { $seat } atrapa
    } { part-tile }: { part-points }.
log-claim-wrong = { $seat-is ->
        [you] Intentas atrapar
       *[other] { $seat } intenta atrapar
    } { part-tile }, pero los dados no la muestran.
log-none-left = Ninguna otra loseta coincide con estos dados.
log-done = { $seat-is ->
        [you] Has terminado.
       *[other] { $seat } ha terminado.
    }
log-mark = { $seat-is ->
        [you] Marcas
       *[other] { $seat } marca
    } { part-tile }.
log-seal = { $seat-is ->
        [you] Sellas tus
       *[other] { $seat } sella sus
    } marcas.
log-open = Todas las marcas quedan a la vista.
# $place es 1 para quien salió primero en el sorteo.
log-lot = { $seat-is ->
        [you] Te toca
       *[other] A { $seat } le toca
    } el número { $place } del sorteo.
log-marked = { $seat-is ->
        [you] { $tiles-count ->
            [0] No marcaste nada
           *[other] Marcaste { part-tiles }
        }
       *[other] { $seat } { $tiles-count ->
            [0] no marcó nada
           *[other] marcó { part-tiles }
        }
    }.
log-gets = { $seat-is ->
        [you] Consigues
       *[other] { $seat } consigue
    } { part-tiles }: { part-points }.
# $other salió antes que $seat en el sorteo; ambos marcaron la loseta.
log-beaten = { $other-is ->
        [you] Saliste antes que { $seat } en el sorteo y consigues { part-tile }.
       *[other] { $other } salió antes que { $seat-is ->
            [you] tú
           *[other] { $seat }
        } en el sorteo y consigue { part-tile }.
    }
log-wrong = Los dados no muestran { part-tiles } que { $seat-is ->
        [you] marcaste
       *[other] marcó { $seat }
    }.
log-pay = { $seat-is ->
        [you] Entregas { part-tile } y pierdes
       *[other] { $seat } entrega { part-tile } y pierde
    } { part-points }.
log-spared = { $seat-is ->
        [you] Solo tienes losetas más valiosas y no entregas nada.
       *[other] { $seat } solo tiene losetas más valiosas y no entrega nada.
    }
log-no-tiles = { $seat-is ->
        [you] No tienes
       *[other] { $seat } no tiene
    } ninguna loseta que entregar.
log-snatch-over = La rebatiña ha terminado: { $count ->
        [one] 1 loseta atrapada
       *[other] { $count } losetas atrapadas
    }.
log-nobody = Nadie ha atrapado ninguna loseta.

## El final

log-over-stack = La partida ha terminado: la pila ya no alcanza para llenar el estanque.
log-over-throws = La partida termina después de { $count ->
        [one] 1 tirada
       *[other] { $count } tiradas
    }.

won-points = { $seat-is ->
        [you] Ganas
       *[other] { $seat } gana
    } con { part-points }.
# $tied personas tienen los mismos puntos; gana quien tiene menos losetas.
won-by-tiles = Empate a { part-points } entre { $tied } personas. { $seat-is ->
        [you] Ganas
       *[other] { $seat } gana
    } por tener menos losetas: { $tiles }.
# $tiles es el número de losetas de cada cual.
won-shared = { $seats } { $seats-are ->
        [with-you] compartís
       *[others] comparten
    } la victoria, cada cual con { part-points } y { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }.
# $tied personas tienen los mismos puntos; ganan quienes tienen menos losetas.
won-shared-by-tiles = Empate a { part-points } entre { $tied } personas. { $seats } { $seats-are ->
        [with-you] compartís
       *[others] comparten
    } la victoria por tener menos losetas: { $tiles } cada cual.

## Rechazos

no-snatch = Ahora no hay rebatiña.
no-half-a-die = Antes voltea otra loseta: un dado gris cuesta dos.
no-take-after-flip = Has volteado losetas, así que tienes que tirar antes de llevarte más.
no-take-all = Necesitas al menos dos losetas pescadas para llevártelas todas.
no-match = Tus dados ({ $dice }) no muestran los tres peces de { part-tile }.
no-take-own = Ya tienes { part-tile }.
no-face-down = La loseta { WORD($tile) } se ha volteado y queda boca abajo este turno.
no-flipped-theirs = La loseta { WORD($tile) } se ha volteado: { $other } la tiene a salvo.
no-safe = { $other } tiene a salvo la loseta { WORD($tile) }.
no-in-stack = La loseta { WORD($tile) } está en la pila.
no-flip-late = Los dados grises se compran antes de la segunda tirada.
no-flip-more = Ya tienes los dos dados grises.
no-flip-own = La loseta { WORD($tile) } es tuya. Puedes voltear losetas del estanque y las recientes de quien juega antes que tú.
no-flip-single = Un dado gris cuesta dos losetas, y solo hay una boca arriba.
no-keep-late = No te quedan tiradas. Llévate tu pesca o plántate.
no-keep-all = En esta partida tienes que volver a tirar al menos un dado.
# $kept son los dados que no se pueden guardar, $dice los que hay en la mesa.
no-keep = No puedes guardar { $kept }: tus dados son { $dice }.
no-stop-after-flip = Has volteado losetas por un dado gris, así que tienes que tirar.
no-stop = En esta partida tienes que tirar una segunda vez.
no-only-claims = Esto es una rebatiña: atrapa una loseta del estanque o termina.
no-claim-again = Ya has intentado atrapar { part-tile } con esta tirada.
no-in-pool = La loseta { WORD($tile) } no está en el estanque.
no-only-marks = Esto es una rebatiña: marca losetas del estanque o sella.
no-mark-again = Ya has marcado { part-tile }.

## Razones de los consejos

why-take = { part-points }, pero quien juega después aún te puede robar la loseta.
why-take-last = { part-points }, y a salvo: ya no sigue ningún turno.
why-steal = Ganas { part-points } que ya nadie te puede robar, { $other-start ->
        [i] e
       *[other] y
    } { $other } pierde lo mismo.
why-take-all = { part-points } de una vez.
why-flip = Dos losetas volteadas dan un dado gris, pero esta ya no la puedes pescar en este turno.
why-flip-theirs = Dos losetas volteadas dan un dado gris, pero { $other } tendrá esta a salvo.
# $count losetas pescadas.
why-keep-all = { $count ->
        [0] No tiras ningún dado, así que tu turno termina.
        [one] No tiras ningún dado, pero aún puedes llevarte la loseta que has pescado.
       *[other] No tiras ningún dado, pero aún puedes llevarte las { $count } losetas que has pescado.
    }
# Se tiran $count dados. $chance es el tanto por ciento de $tile, $average son puntos; $more también son probables.
why-keep = Tirada de { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }: { $chance } % de probabilidad de pescar { part-tile }{ $more-count ->
        [0] { "" }
       *[other] , y buenas opciones con { $more }
    }. De media, { part-average } puntos.
# Se tiran $count dados.
why-keep-little = Con una tirada de { $count ->
        [one] 1 dado
       *[other] { $count } dados
    } apenas se pesca nada: { part-average } puntos de media.
why-leave = Dejarías { $count ->
        [one] una loseta pescada
       *[other] { $count } losetas pescadas
    } por valor de { part-points }.
# $average puntos.
why-stop = La segunda tirada es gratis y da { part-average } puntos de media.
# $count losetas del estanque que muestran los dados y que aún no se han intentado atrapar ni marcado.
why-done = { $count ->
        [0] Los dados no muestran ninguna otra loseta.
        [one] Los dados muestran una loseta más.
       *[other] Los dados muestran { $count } losetas más.
    }
why-snatch = Los dados muestran esta loseta. Vale { part-points }.
why-wrong = { $points ->
        [0] Los dados no muestran esta loseta, pero no te costaría nada.
       *[other] Los dados no muestran esta loseta: te costaría { part-points }.
    }

## El tablero en palabras

# Todo lo que no son frases está en filas. En el estanque hay $count losetas.
board-pool = { $count ->
        [0] El estanque está vacío.
       *[other] Estanque:
    }
# Una de las filas de losetas.
board-tile = { WORD($tile, capital: "yes") }
board-worth = { part-points }
board-face-down = { part-points }, boca abajo
# Lo que $seat puede quitarle a $other; debajo, filas de losetas.
board-prey = { $seat-is ->
        [you] Aún puedes robarle a { $other }:
       *[other] { $other-is ->
            [you] { $seat } aún puede robarte:
           *[other] { $seat } aún puede robarle a { $other }:
        }
    }
board-safe = { $tiles-count ->
        [one] Volteada
       *[other] Volteadas
    } y a salvo { $seat-is ->
        [you] contigo
       *[other] con { $seat }
    }: { $tiles }.
part-count = { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }
board-player = { $seat-is ->
        [you] Tienes
       *[other] { $seat } tiene
    } { part-points } y { part-count }.
board-placed = { $seat-is ->
        [you] Acabas
       *[other] { $seat } acaba
    } en la posición { $place }, con { part-points } y { part-count }.
board-fresh = { $seat-is ->
        [you] En este turno te has llevado
       *[other] En este turno { $seat } se ha llevado
    } { part-tiles } del estanque.
board-stack = { $count ->
        [0] La pila está vacía.
       *[other] En la pila: { part-count }
    }
board-top = Encima de la pila, de arriba abajo: { $tiles-row }.

# Qué pasa ahora: de quién es el turno, y la fase.
part-turn = { $seat-is ->
        [you] Tu turno
       *[other] Turno de { $seat }
    }
part-snatch = { $seat-is ->
        [you] Rebatiña en tu turno
       *[other] Rebatiña en el turno de { $seat }
    }
board-before-refill = Se llena el estanque.
board-before-first = Se sortea quién empieza.
board-turn-refill = { part-turn }: se llena el estanque.
board-turn-throw = { part-turn }: se tiran los dados.
board-turn-throw-again = { part-turn }: segunda tirada.
board-turn-throw-for-all = { part-snatch }: se tiran otra vez los cinco dados.
board-turn-open = { part-snatch }: las marcas están a la vista y se sortea el orden.
board-turn-fish = { part-turn }, tras la primera tirada.
board-turn-fish-again = { part-turn }, tras la segunda tirada.
board-turn-snatch = { part-snatch }: todo el mundo atrapa losetas.
board-turn-secret = { part-snatch }: todo el mundo marca losetas en secreto.

board-dice = { $dice-count ->
        [0] No hay dados en la mesa.
       *[other] Dados: { $dice }.
    }
board-kept = { $dice-count ->
        [0] Ningún dado guardado.
       *[other] Guardados: { $dice }.
    }
# Se voltearon $flips losetas, por $count dados grises.
board-grey = { $flips ->
        [one] 1 loseta volteada
       *[other] { $flips } losetas volteadas
    }: { $count ->
        [0] todavía ningún dado gris
        [one] 1 dado gris
       *[other] { $count } dados grises
    }.
# $most tiradas son el límite; la frase lo omite.
board-throws = { $count ->
        [one] 1 tirada de los dados blancos hasta ahora
       *[other] { $count } tiradas de los dados blancos hasta ahora
    }

board-wrong = { $seat-is ->
        [you] Intentaste atrapar por error
       *[other] { $seat } intentó atrapar por error
    } { part-tiles }.
board-marked = { log-marked }
board-done = { $seats-count ->
        [0] Nadie ha terminado todavía.
       *[other] Terminado: { $seats }.
    }
board-sealed = { $seats-count ->
        [0] Nadie ha sellado todavía.
       *[other] Marcas selladas: { $seats }.
    }

# La leyenda: filas de signos, colores y letras, tal como se escriben.
board-legend = Los colores y las letras que se escriben en las jugadas:
board-colour = { WORD($colour, capital: "yes") }

## Palabras

colour-yellow = amarillo
colour-orange = naranja
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-black = negro

# Dados de un color según su número: dice-yy son dos amarillos.
dice-y = 1 { colour-yellow }
dice-yy = 2 amarillos
dice-yyy = 3 amarillos
dice-yyyy = 4 amarillos
dice-yyyyy = 5 amarillos
dice-yyyyyy = 6 amarillos
dice-yyyyyyy = 7 amarillos
dice-o = 1 { colour-orange }
dice-oo = 2 naranjas
dice-ooo = 3 naranjas
dice-oooo = 4 naranjas
dice-ooooo = 5 naranjas
dice-oooooo = 6 naranjas
dice-ooooooo = 7 naranjas
dice-r = 1 { colour-red }
dice-rr = 2 rojos
dice-rrr = 3 rojos
dice-rrrr = 4 rojos
dice-rrrrr = 5 rojos
dice-rrrrrr = 6 rojos
dice-rrrrrrr = 7 rojos
dice-b = 1 { colour-blue }
dice-bb = 2 azules
dice-bbb = 3 azules
dice-bbbb = 4 azules
dice-bbbbb = 5 azules
dice-bbbbbb = 6 azules
dice-bbbbbbb = 7 azules
dice-g = 1 { colour-green }
dice-gg = 2 verdes
dice-ggg = 3 verdes
dice-gggg = 4 verdes
dice-ggggg = 5 verdes
dice-gggggg = 6 verdes
dice-ggggggg = 7 verdes
dice-k = 1 { colour-black }
dice-kk = 2 negros
dice-kkk = 3 negros
dice-kkkk = 4 negros
dice-kkkkk = 5 negros
dice-kkkkkk = 6 negros
dice-kkkkkkk = 7 negros

# Las losetas por sus tres peces, en el orden de los colores de arriba.
tile-yyy = { colour-yellow }-{ colour-yellow }-{ colour-yellow }
tile-yyo = { colour-yellow }-{ colour-yellow }-{ colour-orange }
tile-yyr = { colour-yellow }-{ colour-yellow }-{ colour-red }
tile-yyb = { colour-yellow }-{ colour-yellow }-{ colour-blue }
tile-yyg = { colour-yellow }-{ colour-yellow }-{ colour-green }
tile-yyk = { colour-yellow }-{ colour-yellow }-{ colour-black }
tile-yoo = { colour-yellow }-{ colour-orange }-{ colour-orange }
tile-yor = { colour-yellow }-{ colour-orange }-{ colour-red }
tile-yob = { colour-yellow }-{ colour-orange }-{ colour-blue }
tile-yog = { colour-yellow }-{ colour-orange }-{ colour-green }
tile-yok = { colour-yellow }-{ colour-orange }-{ colour-black }
tile-yrr = { colour-yellow }-{ colour-red }-{ colour-red }
tile-yrb = { colour-yellow }-{ colour-red }-{ colour-blue }
tile-yrg = { colour-yellow }-{ colour-red }-{ colour-green }
tile-yrk = { colour-yellow }-{ colour-red }-{ colour-black }
tile-ybb = { colour-yellow }-{ colour-blue }-{ colour-blue }
tile-ybg = { colour-yellow }-{ colour-blue }-{ colour-green }
tile-ybk = { colour-yellow }-{ colour-blue }-{ colour-black }
tile-ygg = { colour-yellow }-{ colour-green }-{ colour-green }
tile-ygk = { colour-yellow }-{ colour-green }-{ colour-black }
tile-ykk = { colour-yellow }-{ colour-black }-{ colour-black }
tile-ooo = { colour-orange }-{ colour-orange }-{ colour-orange }
tile-oor = { colour-orange }-{ colour-orange }-{ colour-red }
tile-oob = { colour-orange }-{ colour-orange }-{ colour-blue }
tile-oog = { colour-orange }-{ colour-orange }-{ colour-green }
tile-ook = { colour-orange }-{ colour-orange }-{ colour-black }
tile-orr = { colour-orange }-{ colour-red }-{ colour-red }
tile-orb = { colour-orange }-{ colour-red }-{ colour-blue }
tile-org = { colour-orange }-{ colour-red }-{ colour-green }
tile-ork = { colour-orange }-{ colour-red }-{ colour-black }
tile-obb = { colour-orange }-{ colour-blue }-{ colour-blue }
tile-obg = { colour-orange }-{ colour-blue }-{ colour-green }
tile-obk = { colour-orange }-{ colour-blue }-{ colour-black }
tile-ogg = { colour-orange }-{ colour-green }-{ colour-green }
tile-ogk = { colour-orange }-{ colour-green }-{ colour-black }
tile-okk = { colour-orange }-{ colour-black }-{ colour-black }
tile-rrr = { colour-red }-{ colour-red }-{ colour-red }
tile-rrb = { colour-red }-{ colour-red }-{ colour-blue }
tile-rrg = { colour-red }-{ colour-red }-{ colour-green }
tile-rrk = { colour-red }-{ colour-red }-{ colour-black }
tile-rbb = { colour-red }-{ colour-blue }-{ colour-blue }
tile-rbg = { colour-red }-{ colour-blue }-{ colour-green }
tile-rbk = { colour-red }-{ colour-blue }-{ colour-black }
tile-rgg = { colour-red }-{ colour-green }-{ colour-green }
tile-rgk = { colour-red }-{ colour-green }-{ colour-black }
tile-rkk = { colour-red }-{ colour-black }-{ colour-black }
tile-bbb = { colour-blue }-{ colour-blue }-{ colour-blue }
tile-bbg = { colour-blue }-{ colour-blue }-{ colour-green }
tile-bbk = { colour-blue }-{ colour-blue }-{ colour-black }
tile-bgg = { colour-blue }-{ colour-green }-{ colour-green }
tile-bgk = { colour-blue }-{ colour-green }-{ colour-black }
tile-bkk = { colour-blue }-{ colour-black }-{ colour-black }
tile-ggg = { colour-green }-{ colour-green }-{ colour-green }
tile-ggk = { colour-green }-{ colour-green }-{ colour-black }
tile-gkk = { colour-green }-{ colour-black }-{ colour-black }
tile-kkk = { colour-black }-{ colour-black }-{ colour-black }

end-points = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] por un punto
   *[other] por { $count } puntos
}
end-tiles = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] con una loseta menos
   *[other] con { $count } losetas menos
}
end-shared = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria
