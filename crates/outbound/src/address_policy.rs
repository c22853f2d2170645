//! The addresses to which the server may talk.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The addresses to which the server may talk: those of the public internet, and those of private
/// networks only if the operator allows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AddressPolicy {
    /// Set if addresses of private networks and of this machine are allowed.
    pub allow_private: bool,
}

impl AddressPolicy {
    /// Reports whether the server may talk to an address. Link-local addresses are never allowed:
    /// cloud machines tell their secrets there.
    #[must_use]
    pub fn allows(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        is_public(address) || (self.allow_private && is_private(address))
    }
}

/// Reports whether an address belongs to a private network or to this machine.
pub(crate) fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [first, second, ..] = v4.octets();
            v4.is_loopback() || v4.is_private() || (first == 100 && second & 0xc0 == 64)
        }
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local(),
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = matches!(
        (a, b, c),
        (0 | 10 | 127, ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
            | (224.., ..)
    );
    !reserved
}

/// Allows global unicast addresses, without those that stand for an address of version 4 (6to4, Teredo)
/// and those for documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let special = match a {
        0x2001 => b < 0x200 || b == 0xdb8,
        0x2002 => true,
        0x3fff => b < 0x1000,
        _ => false,
    };
    a & 0xe000 == 0x2000 && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allows(address: &str, allow_private: bool) -> bool {
        AddressPolicy { allow_private }.allows(address.parse().expect("an address"))
    }

    #[test]
    fn only_the_public_internet_is_allowed() {
        for address in
            ["93.184.216.34", "1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "2606:4700::1"]
        {
            assert!(allows(address, false), "{address}");
        }
        let never = [
            "0.0.0.0",
            "169.254.169.254",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "::",
            "fe80::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "::ffff:169.254.169.254",
            "::ffff:0.0.0.0",
            "::7f00:1",
            "3fff::1",
        ];
        for address in never {
            assert!(!allows(address, false) && !allows(address, true), "{address}");
        }
        let private = [
            "10.0.0.1",
            "127.0.0.1",
            "127.8.9.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "100.64.0.1",
            "::1",
            "fc00::1",
            "fd12::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
        ];
        for address in private {
            assert!(!allows(address, false) && allows(address, true), "{address}");
        }
    }
}
