### Lecciones: lo que se dice de otra jugada, y los errores en el archivo de una lección.

not-in-this-step = En una partida podrías hacerlo, pero este paso trata de otra cosa. No ha cambiado nada: prueba otra vez.

error-no-lesson = { $title } no tiene lección.
error-no-lesson-step = La lección tiene { $last } pasos; no hay paso { $number }.
error-lesson-file = { $file } no es una lección: { $reason }
error-lesson-line = Una línea de una lección es un puesto o *, y una jugada: no { $line }.
error-lesson-fact = Una vista no tiene el dato { $fact }.
error-lesson-step = Paso { $name }: { $reason }
error-lesson-turn = Aquí no le toca a la persona que aprende.
error-lesson-legal = { $move } está permitido, aunque el paso dice lo contrario.
error-lesson-claim = { $fact } es { $found }, aunque el paso dice { $value }.
error-lesson-unheard = El registro no dice { $name }. Dice: { $heard }.
error-lesson-words = A los textos del juego les falta { $name }.
error-lesson-argument = Falta un dato en: { $text }

## El entrenador

cards-title = { $title } en medio minuto
cards-first = Es tu primera partida. Con esto te basta.
cards-name-goal = El objetivo
cards-name-turn = Tu turno
cards-name-score = Los puntos
cards-next-turn = Ahora: tu turno
cards-next-score = Ahora: los puntos
cards-skip = Jugar sin entrenador
cards-lesson = Primero, una lección
cards-lesson-steps = { $count ->
    [one] 1 paso
   *[other] { $count } pasos
}
cards-start = Empezar a jugar
cards-start-tips = con indicaciones breves
tips-ok = Entendido
tips-none = Sin más indicaciones

## Una lección

learn-title = Lección
learn-step-of = Paso { $number } de { $last }
learn-next = Paso siguiente
learn-back = Un paso atrás
learn-again = Repetir este paso
learn-over = Fin de la lección. Ya sabes todo lo que hace falta para jugar.
learn-play = Jugar una partida
learn-to-table = Volver a tu partida
