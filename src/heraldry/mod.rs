//! Heraldry drawn and put into words. Everything but [`view`] is a pure function from data to text,
//! tested natively: no browser, no signals.

pub mod clip;
pub mod draw;
mod emblem;
mod field_words;
pub mod fields;
pub mod glyphs;
pub mod nouns;
pub mod shapes;
pub mod view;
pub mod words;

#[cfg(debug_assertions)]
pub use view::ShapeView;
pub use view::{BlazonView, Emblem};
