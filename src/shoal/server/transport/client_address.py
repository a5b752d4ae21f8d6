"""What counts as one address where there is a limit for each."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

NETWORK_BITS: Final = 64
"""Of an IPv6 address: whoever has one has all that share these."""

LONGEST: Final = 64
"""Characters of what is no address, as a proxy may hand it on."""


def limited_as(address: str) -> str:
    """The address, or the network of an IPv6 address, for which limits are counted.

    >>> limited_as("203.0.113.9"), limited_as("::ffff:203.0.113.9")
    ('203.0.113.9', '203.0.113.9')
    >>> limited_as("2001:db8:0:1:aaaa::7"), limited_as("2001:db8:0:1:bbbb::8%eth0")
    ('2001:db8:0:1::/64', '2001:db8:0:1::/64')
    >>> limited_as("local")
    'local'
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), NETWORK_BITS), strict=False))
