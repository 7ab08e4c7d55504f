//! Blazons as plain data: what stands on a shield, and the shapes that stand beside colours.
//!
//! Heraldry is a grammar: a field, its tinctures, a charge or two, a rim. Cards, seats, factions and games each carry a
//! [`Blazon`], so that the same unit is *seen* to be the same. This crate owns the words of that grammar and nothing
//! else: it draws nothing, speaks no language and knows no game.
//!
//! ```
//! use heraldry::{Blazon, Charge::*, Field, Tincture::*};
//!
//! const LESHEN: Blazon = Blazon::on(Field::Plain(Vert)).bearing(Tree, Argent).over(Skull, Or);
//! assert_eq!(LESHEN.over.map(|b| b.charge), Some(Skull));
//! ```

mod blazon;
mod charge;
mod closed;
mod field;
mod shape;
mod tincture;

pub use blazon::{Arrangement, Bearing, Blazon, Rim};
pub use charge::Charge;
pub use field::Field;
pub use shape::Shape;
pub use tincture::Tincture;
