//! A combo as it is drawn: which links are used, which are open, what fits beside it. Pure; a fight
//! and the short fight of a story share it.

use ::old_world::versus::{Choice, Offer};
use ::old_world::world::action_card::Card;
use ::old_world::world::combo::{self, Laid};
use ::old_world::world::effect::Colour;

/// A combo on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Combo {
    /// The cards, the first one leftmost.
    pub cards: Vec<LaidCard>,
    /// What may be laid next; nothing where no card may be, or none is asked for.
    pub berth: Option<Berth>,
}

/// A card of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidCard {
    /// The card.
    pub card: Card,
    /// How each of its links is shown.
    pub links: Vec<Tab>,
    /// Was it added over and above the links (OW-COMBO-5)? Then no tab reaches it.
    pub is_extra: bool,
}

/// How a link is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The next card lies on it: it joins that card's spine.
    Used,
    /// Nothing will ever lie on it.
    Unused,
    /// A card may be put on it, here and now.
    Open,
    /// As printed: the last card of a combo that may still grow.
    Plain,
}

/// The empty place beside the last card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Berth {
    /// Any card begins a combo, or is added to one.
    Any,
    /// Only these kinds fit.
    Kinds(Vec<Colour>),
}

impl Combo {
    /// The cards as they lie. `legal` are the answers of him who looks, if he is to lay a card;
    /// `grows` says whether anybody may still add one.
    pub fn of(laid: &[Laid], legal: &[Choice], grows: bool) -> Self {
        let open = open_fields(laid, legal);
        let last = laid.len().wrapping_sub(1);
        let cards = laid.iter().enumerate().map(|(at, own)| {
            let used = laid.get(at + 1).and_then(|next| next.field);
            let fields = own.card.row().fields;
            let links = (0u8..).zip(fields).map(|(field, _)| match used {
                Some(taken) if taken == field => Tab::Used,
                _ if at != last || !grows => Tab::Unused,
                _ if open.contains(&field) => Tab::Open,
                _ if legal.is_empty() => Tab::Plain,
                _ => Tab::Unused,
            });
            LaidCard {
                card: own.card,
                links: links.collect(),
                is_extra: at > 0 && own.field.is_none(),
            }
        });
        Self { cards: cards.collect(), berth: berth(laid, legal, &open) }
    }
}

/// The fields of the last card that one of the legal cards would use.
fn open_fields(laid: &[Laid], legal: &[Choice]) -> Vec<u8> {
    let Some(below) = combo::open_end(laid) else { return Vec::new() };
    let mut open: Vec<u8> = Vec::new();
    for choice in legal {
        let field = match choice {
            Choice::Add(card, nth) => combo::fields_for(below, *card).nth(usize::from(*nth)),
            _ => None,
        };
        open.extend(field.filter(|field| !open.contains(field)));
    }
    open
}

fn berth(laid: &[Laid], legal: &[Choice], open: &[u8]) -> Option<Berth> {
    let adds = legal.iter().any(|choice| matches!(choice, Choice::Add(..)));
    let below = combo::open_end(laid).filter(|_| !open.is_empty());
    match below {
        _ if !adds => None,
        None => Some(Berth::Any),
        Some(below) => {
            let mut kinds: Vec<Colour> = Vec::new();
            for field in open {
                let field = below.row().fields.get(usize::from(*field));
                kinds.extend(
                    field.map(|field| field.colour).filter(|colour| !kinds.contains(colour)),
                );
            }
            Some(Berth::Kinds(kinds))
        }
    }
}

/// What the rules say a card would make of a sum: of the card pointed at or marked, on the field
/// pointed at or else on the first that takes it.
pub fn foreseen<'a, T>(
    offers: &'a [Offer<T>],
    laid: &[Laid],
    card: Card,
    field: Option<usize>,
) -> Option<&'a Offer<T>> {
    let nth = match (combo::open_end(laid), field) {
        (Some(below), Some(field)) => {
            combo::fields_for(below, card).position(|fits| usize::from(fits) == field)
        }
        _ => None,
    };
    let mut of_card = offers.iter().filter(|offer| offer.card == card);
    match nth {
        Some(nth) => of_card.find(|offer| usize::from(offer.nth) == nth),
        None => of_card.next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::old_world::world::slug::Slug;

    fn card(slug: &str) -> Card {
        Card::from_slug(slug).unwrap_or_else(|| panic!("no card {slug}"))
    }

    /// Two market cards of which the second goes on the first, with the field it uses.
    fn pair() -> (Laid, Laid) {
        let found = Card::market().find_map(|below| {
            let on = Card::market()
                .find(|on| *on != below && combo::fields_for(below, *on).next().is_some())?;
            (below.row().fields.len() > 1).then_some((below, on))
        });
        let (below, on) = found.expect("cards that link");
        let field = combo::fields_for(below, on).next();
        (Laid { card: below, field: None }, Laid { card: on, field })
    }

    /// OW-COMBO-3: only the field the next card uses counts, and it alone is shown as joined.
    #[test]
    fn the_used_link_joins_and_the_others_fade() {
        let (below, on) = pair();
        let drawn = Combo::of(&[below, on], &[], true);
        let used = usize::from(on.field.unwrap());
        for (at, tab) in drawn.cards[0].links.iter().enumerate() {
            assert_eq!(*tab, if at == used { Tab::Used } else { Tab::Unused });
        }
        assert!(drawn.cards[1].links.iter().all(|tab| *tab == Tab::Plain), "it may still grow");
        let whole = Combo::of(&[below, on], &[], false);
        assert!(whole.cards[1].links.iter().all(|tab| *tab == Tab::Unused));
        assert_eq!(whole.berth, None);
    }

    /// OW-COMBO-2: tabs glow that a legal card would use, and the berth shows those kinds.
    #[test]
    fn open_links_are_those_a_legal_card_fits_on() {
        let (below, on) = pair();
        let legal = [Choice::Add(on.card, 0), Choice::Done];
        let drawn = Combo::of(&[below], &legal, true);
        let open = drawn.cards[0].links.iter().filter(|tab| **tab == Tab::Open).count();
        assert_eq!(open, 1);
        assert_eq!(drawn.berth, Some(Berth::Kinds(vec![on.card.colour()])));
        assert_eq!(Combo::of(&[], &legal, true).berth, Some(Berth::Any));
        assert_eq!(Combo::of(&[below], &[Choice::Done], true).berth, None);
    }

    /// OW-COMBO-5: an extra card goes anywhere, and no tab reaches it.
    #[test]
    fn an_extra_card_uses_no_link() {
        let (below, on) = pair();
        let extra = Laid { card: on.card, field: None };
        let drawn = Combo::of(&[below, extra], &[], false);
        assert!(drawn.cards[1].is_extra && !drawn.cards[0].is_extra);
        assert!(drawn.cards[0].links.iter().all(|tab| *tab == Tab::Unused));
    }

    /// Of two ways to lay a card the one that is pointed at is foreseen.
    #[test]
    fn what_is_foreseen_is_what_is_pointed_at() {
        let (below, on) = pair();
        let _ = card("maim-1");
        let offers = [
            Offer { card: on.card, nth: 0, then: 'a' },
            Offer { card: on.card, nth: 1, then: 'b' },
        ];
        let first = usize::from(on.field.unwrap());
        let seen = |field| foreseen(&offers, &[below], on.card, field).map(|offer| offer.then);
        assert_eq!(seen(None), Some('a'));
        assert_eq!(seen(Some(first)), Some('a'));
        assert_eq!(foreseen(&offers, &[below], below.card, None).map(|offer| offer.then), None);
    }
}
