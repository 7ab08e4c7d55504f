//! The drawn pieces of Old World (§3 of the design): pure functions from data to text, no signals, no
//! browser, no knowledge of what is legal. Boards put the text into elements of their own
//! (`inner_html`) and give those elements their states as classes.
//!
//! | piece | function | element it belongs in |
//! |---|---|---|
//! | action card | [`card::class`] and [`card::inner`]; [`card::laid`] in a combo | `<button class=…>` or `<div class=…>` |
//! | card back | [`card::BACK`] and [`card::back`] | any |
//! | one link tab | [`card::tab`] | any |
//! | symbols of an action card | [`symbol::all`], [`symbol::damage`], [`symbol::shield`], … | any |
//! | a power in symbols | [`effect::power`] | any |
//! | monster card, strip, token | [`monster::card`], [`monster::plate`]; [`monster::token`] in an SVG | `<div class="ow-mon">` |
//! | combat card | [`attack::class`] and [`attack::inner`]; [`attack::half`] for one half | any |
//! | bottle, potion card | [`potion::bottle`], [`potion::none`], [`potion::CARD`] and [`potion::inner`] | any |
//! | trophy | [`trophy::class`] and [`trophy::inner`]; [`trophy::socket`] as a disc | any |
//! | medallion | [`figure::medal`] as a disc; [`figure::standing`] in an SVG | any |
//! | shields, coin | [`figure::shields`], [`figure::coin`], [`figure::gold`] | any |
//! | die | [`die::die`] | any |
//! | seal, badge, tag, tokens | [`seal`]: parts of the map's SVG; [`seal::alone`] elsewhere | SVG |
//!
//! **Sizes.** Everything on an action card is measured in `--w`. A class of [`card::Size`] on the card
//! *or on whatever holds cards* gives it its width and the anatomy of that width; a sheet may do the
//! same by a media query, with the sets of `style/old-world-pieces.css`.
//!
//! **States** are classes of the element: `is-legal`, `is-selected`, `is-selected is-paying` (stamped),
//! `is-dim` (does not fit), `is-hinted`.
//!
//! **Words.** [`said`] puts every piece into words for those who do not see it; `inner` of a card has
//! them in it (`sr-only`), so that the element needs no label.
//!
//! Outlines that are drawn more than once are in `public/old-world-kit.svg`; [`kit::KIT`] puts it into
//! the page. Its parts have ids `kit-…` and take their colours from properties that are inherited.

pub mod attack;
pub mod card;
pub mod die;
pub mod effect;
pub mod figure;
#[cfg(debug_assertions)]
pub mod gallery;
pub mod kit;
pub mod mark;
pub mod monster;
pub mod potion;
pub mod said;
pub mod seal;
pub mod symbol;
pub mod trophy;

/// A drawing, hidden from screen readers: what it means stands beside it in words.
fn svg(class: &str, view: &str, inner: &str) -> String {
    format!(r#"<svg class="{class}" viewBox="{view}" aria-hidden="true">{inner}</svg>"#)
}
