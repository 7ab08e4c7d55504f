//! A combo as markup: cards whose links are seen to join, and the berth beside them. Pure text; the
//! short fight of a story is drawn with it too.

use super::combo::{Berth, Combo, LaidCard, Tab};
use super::said;
use crate::games::old_world::model::At;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::card::{self, Link, Size};
use crate::games::old_world::strip::piece;
use crate::games::old_world::words::fight as words;

/// From so many cards on a phone draws them smaller.
const LONG_ON_PHONE: usize = 4;

/// So many cards and the berth beside them have room at this size, in the middle of a fight.
const fn fitting(count: usize, size: Size) -> Size {
    match (size, count) {
        (Size::W146, 4) => Size::W110,
        (Size::W146, 5) => Size::W96,
        (Size::W146, 6..) => Size::W80,
        _ => size,
    }
}

/// A combo at a size. `pointed_at` says which tabs are to be chosen between: card and link.
pub fn combo(
    voice: Voice<'_>,
    combo: &Combo,
    size: Size,
    pointed_at: &dyn Fn(usize, usize) -> bool,
) -> String {
    let words = words::of(voice.lang);
    let cards = combo.cards.iter().enumerate();
    let cards: String = cards.map(|(at, own)| laid(voice, at, own, pointed_at)).collect();
    let berth = combo.berth.as_ref().map_or_else(String::new, |open| berth(voice, open));
    let empty = if combo.cards.is_empty() && combo.berth.is_none() {
        format!(r#"<p class="ow-combo__none">{}</p>"#, words.no_combo)
    } else {
        String::new()
    };
    let count = combo.cards.len();
    let size = fitting(count, size).class();
    let many = if count >= LONG_ON_PHONE { " ow-combo--many" } else { "" };
    format!(r#"<div class="ow-combo {size}{many}" role="group">{cards}{berth}{empty}</div>"#)
}

fn laid(
    voice: Voice<'_>,
    at: usize,
    own: &LaidCard,
    pointed_at: &dyn Fn(usize, usize) -> bool,
) -> String {
    let words = words::of(voice.lang);
    let link = |nth: usize| match own.links.get(nth) {
        Some(Tab::Used) => Link::Used,
        Some(Tab::Unused) => Link::Unused,
        Some(Tab::Open) if pointed_at(at, nth) => {
            let field = own.card.row().fields[nth];
            let label = voice.fill(words.tab, &[voice.colour(field.colour)]);
            Link::Button(At::Tab { card: at, link: nth }.to_string(), label)
        }
        Some(Tab::Open) => Link::Open,
        Some(Tab::Plain) | None => Link::Plain,
    };
    let joined = match (at, own.is_extra) {
        (0, _) => "",
        (_, true) => " is-extra",
        (_, false) => " is-laid",
    };
    // A key of the frame's stage: the card travels here from the hand.
    let piece = piece(own.card);
    format!(
        r#"<div class="{}{joined}" data-piece="{piece}" tabindex="-1">{}</div>"#,
        card::class(own.card),
        card::laid(voice, own.card, &link)
    )
}

fn berth(voice: Voice<'_>, berth: &Berth) -> String {
    let words = words::of(voice.lang);
    let (tabs, said) = match berth {
        Berth::Any => (String::new(), words.berth_any.to_owned()),
        Berth::Kinds(kinds) => {
            let tabs: String = kinds.iter().map(|kind| card::tab(*kind)).collect();
            (tabs, voice.fill(words.berth, &[&said::kinds(voice, kinds)]))
        }
    };
    format!(
        r#"<div class="ow-berth"><span class="ow-berth__kinds" aria-hidden="true">{tabs}</span><span class="sr-only">{said}</span></div>"#
    )
}
