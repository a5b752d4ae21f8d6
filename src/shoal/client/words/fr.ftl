### Erreurs d’un client de serveur.

error-protocol = Le serveur utilise le protocole { $theirs }, ce client le { $ours }.
error-unreachable = { $address } est injoignable.
error-unreachable-because = { $address } est injoignable : { $reason }.
error-not-an-address = { $address } n’est pas l’adresse d’un serveur.
error-other-server = { $address } n’est pas un serveur Shoal : { $reason }.
finding-other-end = L’enregistrement finit sur une autre position que la partie jouée ici.
