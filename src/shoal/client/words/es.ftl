### Errores de un cliente de servidor.

error-protocol = El servidor usa el protocolo { $theirs }; este cliente, el { $ours }.
error-unreachable = No se puede conectar con { $address }.
error-unreachable-because = No se puede conectar con { $address }: { $reason }.
error-not-an-address = { $address } no es la dirección de un servidor.
error-other-server = { $address } no es un servidor de Shoal: { $reason }.
finding-other-end = La grabación acaba en otra posición que la partida jugada aquí.
