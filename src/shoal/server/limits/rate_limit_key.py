"""What counts as one address for limits."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

NETWORK_BITS: Final = 64
"""The bits of an IPv6 network: a client usually owns all addresses that share them."""

MAX_KEY_LENGTH: Final = 64
"""Longest key for a text that is not an address; a proxy may forward such a text."""


def rate_limit_key(address: str) -> str:
    """The address, or the network of an IPv6 address, for which limits are counted.

    >>> rate_limit_key("203.0.113.9"), rate_limit_key("::ffff:203.0.113.9")
    ('203.0.113.9', '203.0.113.9')
    >>> rate_limit_key("2001:db8:0:1:aaaa::7"), rate_limit_key("2001:db8:0:1:bbbb::8%eth0")
    ('2001:db8:0:1::/64', '2001:db8:0:1::/64')
    >>> rate_limit_key("local")
    'local'
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:MAX_KEY_LENGTH]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), NETWORK_BITS), strict=False))
