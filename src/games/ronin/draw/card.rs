//! A card: its spine says what it is, its face what it does. One function for all sizes; the style sheet
//! says what of it is seen at which size.

use ::ronin::{Card, Laid, Symbol};

use super::super::art;
use super::effect::{condition, reward, tag};
use super::icon::{blot, charge, seal, suit, svg};

/// How large a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// In the offer and on the scroll: without its name.
    Small,
    /// In the hand.
    Middle,
    /// Looked at.
    Large,
}

/// The classes of a card.
pub fn class(card: Card, size: Size) -> String {
    let size = match size {
        Size::Small => "s",
        Size::Middle => "m",
        Size::Large => "l",
    };
    format!("ro-c ro-c--{size} ro-{}", card.colour().slug())
}

/// What is inside a card.
pub fn inner(card: Card, active: [Symbol; 2], laid: Option<Laid>, name: &str) -> String {
    let def = card.def();
    let spine = format!(
        r#"<span class="ro-spine">{}<span class="ro-sy">{}</span></span>"#,
        suit(def.colour),
        seals(card, active, laid)
    );
    let ring = svg("ro-ring", "0 0 64 64", &["enso"]);
    let mon = format!(
        r#"<span class="ro-mon">{ring}<svg viewBox="0 0 64 64" aria-hidden="true">{}</svg></span>"#,
        art::mon(card)
    );
    let hills = svg("ro-hills", "0 0 100 60", &["h1", "h2"]);
    let (kind, does) = match def.effect {
        None => (" ro-face--bare", String::new()),
        Some(effect) => {
            let tea = effect.is_tea();
            let pot = if tea { charge("teapot") } else { String::new() };
            let does = format!(
                r#"<span class="ro-ef">{pot}{}{}{}</span>"#,
                condition(effect.condition, active),
                svg("ro-down", "0 0 24 14", &["down"]),
                reward(effect.reward, active)
            );
            (if tea { " ro-face--tea" } else { "" }, does)
        }
    };
    let arrow = arrow(card, laid);
    format!(
        r#"{spine}<span class="ro-face{kind}">{hills}{mon}{does}</span>{arrow}<span class="ro-name">{name}</span>"#
    )
}

fn arrow(card: Card, laid: Option<Laid>) -> String {
    let open = laid.is_none_or(|laid| !laid.is_arrow_covered());
    card.def().arrow.map(|side| tag(side, open)).unwrap_or_default()
}

fn seals(card: Card, active: [Symbol; 2], laid: Option<Laid>) -> String {
    let symbols = card.def().symbols.iter().enumerate();
    symbols
        .map(|(place, symbol)| match laid {
            Some(laid) if laid.is_covered(place) => blot(),
            _ => seal(*symbol, active),
        })
        .collect()
}

/// The inside of a spine alone: suit, symbols, then teapot or arrow; two bars mean an effect and no symbol.
pub fn chip(laid: Laid, active: [Symbol; 2]) -> String {
    let card = laid.card;
    let def = card.def();
    let bars = if def.symbols.is_empty() { "<i class=\"ro-bars\"></i>" } else { "" };
    let pot = if card.tea_effect().is_some() { charge("teapot") } else { String::new() };
    format!(
        r#"{}<span class="ro-sy">{}</span>{bars}{pot}{}"#,
        suit(def.colour),
        seals(card, active, Some(laid)),
        arrow(card, Some(laid))
    )
}

/// The back of a card.
pub fn back() -> String {
    format!(
        r#"<span class="ro-c ro-c--back"><span class="ro-mon">{}{}</span></span>"#,
        svg("ro-ring", "0 0 64 64", &["enso"]),
        charge("torii")
    )
}
