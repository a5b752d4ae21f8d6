back = Atrás
you = tú
