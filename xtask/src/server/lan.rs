//! The address of this machine in its network, for phones and other guests.

use super::Server;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// An address of documentation (RFC 5737), which no machine has: any route that leads out will do.
const ANYWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The address that traffic to the outside would leave from. A datagram socket is only pointed there; nothing is sent.
pub fn address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ANYWHERE).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

/// What is said about it, with what a guest cannot have.
pub fn invitation(address: Option<IpAddr>, server: &Server) -> String {
    match address {
        Some(address) => format!(
            "Phones in the same network open {}\n  They can play, but not install Szlak or keep it for offline: \
             browsers allow that over https or on this machine only.",
            server.url_at(address)
        ),
        None => "This machine seems to be in no network: no address for phones was found.".into(),
    }
}
