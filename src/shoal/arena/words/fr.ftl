### Erreurs des parties entre bots.

error-needs-ray = Un cluster a besoin de Ray : pip install 'shoal[ray]'.
error-no-cluster = Aucun cluster Ray ne répond à { $address }.
error-other-run = { $path } contient les résultats d’un autre essai.
error-arena-bots = L’arène a besoin d’au moins deux bots, nommés une fois chacun.
error-needs-openskill = Les classements ont besoin d’openskill : pip install 'shoal[arena]'.
error-not-a-result = La ligne { $line } de { $path } n’est pas un résultat.
