//! Coats of arms in words: every field, every charge once and thrice, every arrangement, and the
//! arms of the games and seats.

use heraldry::{Arrangement, Blazon, Charge, Field, Tincture};
use tabletop::Seat;

use super::{Chapter, Row, row};
use crate::arms::seat_blazon;
use crate::games::GAMES;
use crate::heraldry::words::words;

/// All of it.
pub fn chapter() -> Chapter {
    let mut rows: Vec<Row> = Vec::new();
    let mut add = |label: String, blazon: Blazon| {
        let one = row(label, |lang| words(&blazon, lang));
        if rows.iter().all(|known| known.said != one.said) {
            rows.push(one);
        }
    };
    for game in GAMES {
        add(format!("game/{}", game.id()), game.blazon());
    }
    for seat in Seat::all(5) {
        add(format!("seat/{}", seat.0 + 1), seat_blazon(seat));
    }
    let tincture = |at: usize| Tincture::ALL[at % Tincture::ALL.len()];
    let kinds = Field::every(Tincture::Or, Tincture::Or).len();
    for at in 0..kinds {
        let field = Field::every(tincture(at), tincture(at + 1 + at / Tincture::ALL.len()))[at];
        add(format!("field/{at}"), Blazon::on(field).bearing(Charge::Star, tincture(at + 3)));
    }
    let ground = |at: usize| Blazon::on(Field::Plain(tincture(at)));
    for (at, charge) in Charge::ALL.iter().enumerate() {
        let one = ground(at).bearing(*charge, tincture(at + 2));
        add(format!("charge/{}", charge.slug()), one);
        let three = ground(at + 1).bearing_in(Arrangement::Three, *charge, tincture(at + 4));
        add(format!("three/{}", charge.slug()), three);
    }
    for (at, arrangement) in Arrangement::ALL.iter().enumerate() {
        for (shift, charge) in [Charge::Sword, Charge::Rose].into_iter().enumerate() {
            let arms = ground(at).bearing_in(*arrangement, charge, tincture(at + 2 + shift));
            add(format!("arrangement/{}", arrangement.slug()), arms);
            let over = ground(at).bearing_in(Arrangement::Three, charge, tincture(at + 1));
            let over = over.over_in(*arrangement, Charge::Moon, tincture(at + 2));
            add(format!("over/{}", arrangement.slug()), over.hero());
        }
    }
    Chapter::new(
        "Heraldry: arms as a screen reader says them",
        "public/words/{en,pl,uk}.txt; made by src/heraldry/words.rs",
        rows,
    )
}
