//! The arms of the seats: five that cannot be taken for one another, by shape and by colour.

use heraldry::{Blazon, Charge, Field, Tincture};
use tabletop::Seat;

/// The arms of a seat.
pub const fn seat_blazon(seat: Seat) -> Blazon {
    match seat.0 {
        0 => Blazon::on(Field::Plain(Tincture::Gules)).bearing(Charge::Wolf, Tincture::Argent),
        1 => Blazon::on(Field::Plain(Tincture::Azure)).bearing(Charge::Griffin, Tincture::Or),
        2 => Blazon::on(Field::Plain(Tincture::Vert)).bearing(Charge::Bear, Tincture::Argent),
        3 => Blazon::on(Field::Plain(Tincture::Purpure)).bearing(Charge::Cat, Tincture::Or),
        _ => Blazon::on(Field::Plain(Tincture::Or)).bearing(Charge::Viper, Tincture::Sable),
    }
}
