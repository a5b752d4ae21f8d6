### Fehler eines Programms, das einen Server benutzt.

error-protocol = Der Server benutzt Protokoll { $theirs }, dieses Programm { $ours }.
error-unreachable = { $address } ist nicht erreichbar.
error-unreachable-because = { $address } ist nicht erreichbar: { $reason }.
error-not-an-address = { $address } ist keine Adresse eines Servers.
error-other-server = { $address } ist kein Shoal-Server: { $reason }.
finding-other-end = Die Aufzeichnung endet in einer anderen Stellung als die Partie, die hier gespielt wurde.
