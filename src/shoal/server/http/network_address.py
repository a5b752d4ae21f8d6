"""Finds the addresses at which other machines on the network can reach this server."""

import socket
from typing import Final

from shoal.server.http.origin_policy import is_loopback

WILDCARD_HOSTS: Final = ("", "0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
"""Hosts that mean all addresses of the machine."""

EXAMPLE_ADDRESS: Final = ("192.0.2.1", 9)
"""An address reserved for examples (RFC 5737): no machine has it."""


def network_hosts(bound: str) -> list[str]:
    """The hosts at which others can reach a server bound to this address; none on the loopback.

    >>> network_hosts("127.0.0.1"), network_hosts("192.168.1.20")
    ([], ['192.168.1.20'])
    """
    host = own_address() if bound in WILDCARD_HOSTS else bound
    return [] if not host or is_loopback(host) else [host]


def own_address() -> str:
    """The address of this machine in its network; '' without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing: the system only chooses the address to send from.
            probe.connect(EXAMPLE_ADDRESS)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
