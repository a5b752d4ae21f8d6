### Errors of a client of a server.

error-protocol = The server uses protocol { $theirs }, this client { $ours }.
error-unreachable = { $address } cannot be reached.
error-unreachable-because = { $address } cannot be reached: { $reason }.
error-not-an-address = { $address } is not the address of a server.
error-other-server = { $address } is not a Shoal server: { $reason }.
finding-other-end = The record ends in another position than the game that was played here.
