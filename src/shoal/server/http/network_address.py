"""Where other machines of the network find this server."""

import socket
from typing import Final

from shoal.server.http.origin_policy import is_loopback

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
"""What a server is bound to that listens on all addresses of its machine."""

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is kept for examples (RFC 5737): no machine has it."""


def network_hosts(bound: str) -> list[str]:
    """The hosts by which others reach a server bound to this address; none on the loopback.

    >>> network_hosts("127.0.0.1"), network_hosts("192.168.1.20")
    ([], ['192.168.1.20'])
    """
    host = own_address() if bound in EVERYWHERE else bound
    return [] if not host or is_loopback(host) else [host]


def own_address() -> str:
    """The address of this machine in its network; '' if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing: the system only chooses the address that it would send from.
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
