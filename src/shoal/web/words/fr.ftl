back = Retour
you = toi
