back = Zurück
you = du
