//! The action card: terrain seal, spine, picture, base, links, name. Everything is measured in `--w`.

use ::old_world::world::action_card::{Card, Field};
use ::old_world::world::effect::Colour;

use super::{mark, said, svg, symbol};
use crate::games::old_world::names::Voice;
use crate::games::old_world::words::pieces;
use crate::heraldry::draw;

/// The widths a card is drawn at, in pixels. The class may stand on the card or on what holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(debug_assertions),
    expect(dead_code, reason = "the gallery alone shows every size by its name")
)]
pub enum Size {
    /// A phone's hand; no name, no cost.
    W80,
    /// A laptop's stall; no name.
    W84,
    /// A desk's stall.
    W96,
    /// A tablet's hand.
    W106,
    /// A desk's hand.
    W110,
    /// A tablet's stall.
    W116,
    /// A wide desk's hand.
    W144,
    /// A desk's combo.
    W146,
    /// The stall, come forward.
    W150,
    /// The note.
    W232,
}

impl Size {
    /// All of them.
    #[cfg(debug_assertions)]
    pub const ALL: [Self; 10] = [
        Self::W80,
        Self::W84,
        Self::W96,
        Self::W106,
        Self::W110,
        Self::W116,
        Self::W144,
        Self::W146,
        Self::W150,
        Self::W232,
    ];

    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::W80 => "ow-w80",
            Self::W84 => "ow-w84",
            Self::W96 => "ow-w96",
            Self::W106 => "ow-w106",
            Self::W110 => "ow-w110",
            Self::W116 => "ow-w116",
            Self::W144 => "ow-w144",
            Self::W146 => "ow-w146",
            Self::W150 => "ow-w150",
            Self::W232 => "ow-w232",
        }
    }
}

/// The classes of a card's element; its size and its state are added to them.
pub fn class(card: Card) -> String {
    format!("card ow-card ow-c--{}", mark::colour(card.colour()))
}

/// The classes of a face-down card.
pub const BACK: &str = "card ow-card is-back";

/// What is on a face-down card.
pub fn back() -> String {
    draw::emblem()
}

/// How a link is shown in a combo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// As printed.
    Plain,
    /// A card lies on it: it is gilt and lies on that card's spine.
    Used,
    /// Another link is used, or none can be any more.
    Unused,
    /// The last card's: a card may be put on it.
    Open,
    /// The same where the tab itself must be pointed at: `data-at` and a label.
    Button(String, String),
}

/// What is inside a card: the drawing, hidden from readers, and its words.
pub fn inner(voice: Voice<'_>, card: Card) -> String {
    let words = said::card(voice, card);
    format!(r#"{}<span class="sr-only">{words}</span>"#, face(voice, card, &|_| Link::Plain))
}

/// What is inside a card of a combo; each link as `link` says of its number. Tabs that are buttons make
/// it a thing that must not be a button itself.
pub fn laid(voice: Voice<'_>, card: Card, link: &dyn Fn(usize) -> Link) -> String {
    let words = said::card(voice, card);
    format!(r#"{}<span class="sr-only">{words}</span>"#, face(voice, card, link))
}

fn face(voice: Voice<'_>, card: Card, link: &dyn Fn(usize) -> Link) -> String {
    let row = card.row();
    let ground = super::seal::ground(row.terrain);
    let terrain = draw::shape(mark::ground(row.terrain));
    let spine = draw::shape(mark::kind(row.colour));
    let art = svg("ow-card__art", "0 0 64 64", &mark::card(card).corner("ow-card__over"));
    // OW-MARKET-3: only market cards bear a cost.
    let cost = if row.school.is_none() {
        format!(r#"<span class="ow-card__cost" aria-hidden="true">{}</span>"#, row.cost)
    } else {
        String::new()
    };
    let many = if symbol::count(&row.base) > 4 { " ow-card__base--many" } else { "" };
    let base = symbol::all(&row.base);
    let links: String =
        row.fields.iter().enumerate().map(|(nth, field)| link_row(field, &link(nth))).collect();
    let name = voice.card(card);
    // A word that is never broken, and wider than the card.
    let long = if name.split(' ').any(|word| word.chars().count() > 11) { " is-long" } else { "" };
    let pays = pieces::of(voice.lang).pays;
    format!(
        r#"<span class="ow-card__spine" aria-hidden="true">{spine}</span>{art}{cost}<span class="ow-card__ground ow-ground--{ground}" aria-hidden="true">{terrain}</span><span class="ow-card__base{many}" aria-hidden="true">{base}</span><span class="ow-card__links">{links}</span><span class="ow-card__name{long}" aria-hidden="true">{name}</span><span class="ow-card__stamp" aria-hidden="true">{pays}</span>"#
    )
}

fn link_row(field: &Field, link: &Link) -> String {
    let state = match link {
        Link::Plain => "",
        Link::Used => " is-used",
        Link::Unused => " is-unused",
        Link::Open | Link::Button(..) => " is-open",
    };
    let gain = symbol::all(&field.symbols);
    let tab = match link {
        Link::Button(at, label) => {
            let shape = draw::shape(mark::kind(field.colour));
            let colour = mark::colour(field.colour);
            format!(
                r#"<button type="button" class="ow-link__tab ow-c--{colour}" data-at="{at}" aria-label="{label}">{shape}</button>"#
            )
        }
        Link::Plain | Link::Used | Link::Unused | Link::Open => tab(field.colour),
    };
    format!(
        r#"<span class="ow-link{state}"><span class="ow-link__gain" aria-hidden="true">{gain}</span>{tab}</span>"#
    )
}

/// One tab: colour, hatching and shape of the card it takes.
pub fn tab(colour: Colour) -> String {
    let shape = draw::shape(mark::kind(colour));
    let colour = mark::colour(colour);
    format!(r#"<span class="ow-link__tab ow-c--{colour}" aria-hidden="true">{shape}</span>"#)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    fn maim() -> Card {
        Card::market().find(|card| card.kind() == "maim").unwrap()
    }

    /// OW-COMBO-2, OW-COMBO-3: what counts always, and what counts with a card on its link, are drawn
    /// point by point.
    #[test]
    fn every_symbol_and_every_link_is_drawn() {
        for card in Card::real() {
            let drawn = inner(Voice::of_cards(Lang::En), card);
            let row = card.row();
            let damage: usize = row
                .fields
                .iter()
                .map(|field| &field.symbols)
                .chain([&row.base])
                .map(|all| usize::from(all.damage))
                .sum();
            assert_eq!(drawn.matches("sym--damage").count(), damage, "{card:?}");
            assert_eq!(drawn.matches("ow-link__tab").count(), row.fields.len(), "{card:?}");
            assert_eq!(drawn.contains("ow-card__cost"), card.is_market(), "{card:?}");
            assert!(!drawn.contains("style="), "the content policy allows no style");
        }
    }

    #[test]
    fn a_tab_to_be_pointed_at_is_a_button_with_a_label() {
        let laid = laid(Voice::of_cards(Lang::En), maim(), &|nth| match nth {
            0 => Link::Button("tab:0:0".to_owned(), "dodge".to_owned()),
            _ => Link::Unused,
        });
        assert_eq!(laid.matches("<button").count(), 1);
        assert!(laid.contains(r#"data-at="tab:0:0" aria-label="dodge""#));
        assert_eq!(laid.matches("is-open").count(), 1);
        assert_eq!(laid.matches("is-unused").count(), 1);
    }
}
