//! A short fight within a story (OW-QUEST-8): the bands the sum is measured by, without what comes of
//! them, the combo as far as it lies, and what it comes to.

use crate::prelude::*;
use ::old_world::world::combo::Laid;
use ::old_world::world::story::{Side, Story};

use crate::games::old_world::board::Board;
use crate::games::old_world::model::At;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::card::{self, Link};
use crate::games::old_world::pieces::said;
use crate::games::old_world::strip::piece;
use crate::games::old_world::words::pieces;
use crate::prefs;
use crate::view::{Each, Settled, part};

/// The rungs a sum stands on: how many of the bands it has reached.
fn reached(bands: &[u8], sum: i16) -> usize {
    bands.iter().filter(|least| i16::from(**least) <= sum).count()
}

/// The ladder, the combo, the sum.
pub fn ladder(board: Board, story: Story, side: Side) -> AnyView {
    let bands: Vec<u8> = story
        .short_fight(side)
        .map(|fight| fight.bands.iter().map(|band| band.at_least).collect())
        .unwrap_or_default();
    let laid = Settled::new(move || {
        board.model.with(|model| {
            let open = model.view.in_play.last();
            let combo = open.map(|open| open.combo.clone()).unwrap_or_default();
            let sum = open.and_then(|open| open.sum.clone());
            (combo, sum)
        })
    });
    // What the card that is pointed at would make of it.
    let then = Settled::new(move || {
        let At::Hand(index) = board.pointed.get()? else { return None };
        board.model.with(|model| {
            let card = *model.own().hand.as_ref()?.get(index)?;
            let offers = &model.view.in_play.last()?.offers;
            Some(offers.iter().find(|offer| offer.card == card)?.then.total)
        })
    });
    // Tabs are pointed at only where a card fits on two.
    let tabs = Settled::new(move || {
        board.lit.with(|lit| {
            let tabs = lit.iter().filter_map(|at| match at {
                At::Tab { card, link } => Some((*card, *link)),
                _ => None,
            });
            tabs.collect::<Vec<_>>()
        })
    });
    view! {
        {part(move || {
            let (combo, sum) = laid.get();
            let voice = Voice::new(prefs::lang(), &[]);
            let words = &pieces::of(voice.lang).over;
            let total = sum.as_ref().map_or(0, |sum| sum.total);
            let now = reached(&bands, total);
            let next = then.get().map(|then| reached(&bands, then));
            let rungs = bands.iter().enumerate().map(|(at, least)| {
                let class = match (at + 1 == now, next == Some(at + 1)) {
                    (true, _) => "ow-rung is-now",
                    (false, true) => "ow-rung is-next",
                    (false, false) => "ow-rung",
                };
                let said = voice.number(words.band, *least);
                let current = (at + 1 == now).then_some("step");
                view! { <li class=class aria-current=current>{said}</li> }
            });
            let why = sum.as_ref().map(|sum| said::steps(voice, sum)).unwrap_or_default();
            let arrow = then.get().map(|then| format!(" → {then}")).unwrap_or_default();
            let said = voice.fill(words.sum, &[&format!("{total}{arrow}")]);
            let cards = combo.iter().enumerate().map(|(at, laid)| {
                laid_card(voice, &combo, at, *laid, &tabs.get())
            });
            view! {
                <div class="ow-combo ow-leaf__combo">{cards.each()}</div>
                <p class="ow-leaf__sum"><strong>{said}</strong>" "<span>{why}</span></p>
                <ol class="ow-rungs" role="list" aria-label=words.bands>{rungs.each()}</ol>
            }
            .into_any()
        })}
    }
    .into_any()
}

fn laid_card(
    voice: Voice<'_>,
    combo: &[Laid],
    at: usize,
    laid: Laid,
    tabs: &[(usize, usize)],
) -> AnyView {
    let above = combo.get(at + 1);
    let last = above.is_none();
    let link = |nth: usize| {
        if last && tabs.contains(&(at, nth)) {
            let kind = voice.colour(laid.card.row().fields[nth].colour);
            return Link::Button(At::Tab { card: at, link: nth }.to_string(), kind.to_owned());
        }
        let used = above.and_then(|above| above.field).map(usize::from);
        match (last, used == Some(nth)) {
            (true, _) => Link::Open,
            (false, true) => Link::Used,
            (false, false) => Link::Unused,
        }
    };
    let class = if at == 0 { "" } else { " is-laid" };
    let class = format!("{}{class}", card::class(laid.card));
    let inner = card::laid(voice, laid.card, &link);
    view! { <div class=class data-piece=piece(laid.card) inner_html=inner></div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OW-QUEST-8: a band begins at its least sum and goes up to the next.
    #[test]
    fn a_sum_stands_on_the_rung_of_its_band() {
        let bands = [0, 3, 6];
        assert_eq!([0, 2, 3, 5, 6, 9].map(|sum| reached(&bands, sum)), [1, 1, 2, 2, 3, 3]);
        assert_eq!(reached(&bands, -1), 0);
    }
}
