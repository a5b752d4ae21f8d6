### Fehler bei Spielen zwischen Bots.

error-needs-ray = Ein Cluster braucht Ray: pip install 'shoal[ray]'.
error-no-cluster = Unter { $address } antwortet kein Ray-Cluster.
error-other-run = { $path } enthält die Ergebnisse eines anderen Laufs.
error-arena-bots = Die Arena braucht mindestens zwei Bots, jeden einmal genannt.
error-needs-openskill = Bewertungen brauchen openskill: pip install 'shoal[arena]'.
error-not-a-result = Zeile { $line } von { $path } ist kein Ergebnis.
