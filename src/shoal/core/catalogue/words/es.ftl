### Words that every catalogue uses.

## Lists

# $list is the text so far.
list-more = { $list }, { $item }

# The last item. $item-start is i, vowel or other.
list-last = { $list } { $item-start ->
    [i] e
   *[other] y
  } { $item }

# The reader, as the last name in a list.
list-you = tú

## Players

# A player without a name. $number counts from 1.
seat-unnamed = Jugador { $number }

# Un puesto por su número, desde 0, para programas.
seat-number = Puesto { $number }

## Lo que puede decir cada juego

ask-move = Te toca.

log-move = { $seat-is ->
    [you] Juegas { $move }.
   *[other] { $seat } juega { $move }.
}
log-outcome = Azar: { $outcome }.

no-move = Ahora no puedes jugar { $move }. Puedes: { $moves-row }.
no-move-of-many = Ahora no puedes jugar { $move }. Puedes: { $moves-row } y más.
no-game-over = La partida ha terminado.
no-such-number = Las jugadas van del número 0 al { $last }, no { $number }.

move-text = { $move }

## Avisos de una mesa, en el chat

notice-resigned = { $seat-is ->
    [you] Te has rendido. Un bot juega por ti hasta el final.
   *[other] { $seat } se ha rendido. Un bot juega en su lugar hasta el final.
}
notice-hint = { $seat-is ->
    [you] Has pedido un consejo.
   *[other] { $seat } ha pedido un consejo.
}
notice-away = { $seat-is ->
    [you] Constas como ausente. Un bot juega por ti hasta que vuelvas.
   *[other] { $seat } no está. Un bot juega en su lugar hasta que vuelva.
}
notice-back = { $seat-is ->
    [you] Has vuelto. El bot ha dejado tu puesto.
   *[other] { $seat } ha vuelto. El bot ha dejado su puesto.
}
notice-late-passed = { $seat-is ->
    [you] Se te acabó el tiempo. La partida siguió.
   *[other] A { $seat } se le acabó el tiempo. La partida siguió.
}
notice-late-bot = { $seat-is ->
    [you] Se te acabó el tiempo. Un bot hizo la jugada.
   *[other] A { $seat } se le acabó el tiempo. Un bot hizo la jugada.
}

## Consejos. $percent es la parte de los rivales a los que se espera superar

hint-move = { $move }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
hint-best = Quien juega bien elegiría: { $move } (se espera quedar por delante del { $percent } % de los rivales).

## El tablero en palabras, para un juego que no las tiene

board-fact = { $name }: { $value }
board-seat = { $seat }
board-value = { $value }
value-yes = sí
value-no = no
value-none = ninguno
value-hidden = oculto
board-place = { $seat-is ->
    [you] Tú: posición { $place }
   *[other] { $seat }: posición { $place }
}
board-to-move = Juega: { $seats }
board-chance = Juega: el azar

## Reglas

rules-in-english = Las reglas numeradas siguen en inglés.
rule-in-english = Esta regla solo está en inglés.

## Niveles de los bots

level-random = al azar
level-random-about = Juega cualquier jugada, todas igual de probables.
level-easy = fácil
level-easy-about = Para la primera partida: comete errores.
level-medium = medio
level-medium-about = Juega lo que parece mejor a primera vista.
level-hard = difícil
level-hard-about = Piensa por adelantado y gana a casi cualquiera.
level-best = el más fuerte
level-best-about = Piensa más lejos que nadie y tarda un momento.

## Archivos de reglas

rules-file-head = Todas las reglas de { $game }. Conserva lo que cambies y borra el resto: queda como está.
rules-file-choices = uno de { $choices-row }
rules-file-range = de { $low } a { $high }
