//! The near side: life deck, discard, shields, bets. Pure text.

use super::foe::{bets, known, shields};
use super::model::SideModel;
use crate::games::old_world::model::At;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::card;
use crate::games::old_world::words::fight as words;

/// What is inside the near side's column.
pub fn own(voice: Voice<'_>, side: &SideModel) -> String {
    let words = words::of(voice.lang);
    let (deck, discard) = (At::Deck(side.seat), At::Discard(side.seat));
    let (back, emblem) = match side.deck {
        0 => ("card ow-card is-gone", String::new()),
        _ => (card::BACK, card::back()),
    };
    let discarded = voice.fill(words.discarded, &[&side.discard.1.to_string()]);
    let top = side.discard.0.map_or_else(
        || r#"<span class="card ow-card is-gone"></span>"#.to_owned(),
        |top| format!(r#"<span class="{}">{}</span>"#, card::class(top), card::inner(voice, top)),
    );
    format!(
        r#"<button type="button" class="ow-heap ow-heap--deck ow-w84" data-at="{deck}"><span class="{back}" aria-hidden="true">{emblem}</span><b class="ow-heap__count">{}</b><span class="ow-heap__name">{}</span></button>{}<button type="button" class="ow-heap ow-heap--pile ow-w80" data-at="{discard}">{top}<b class="ow-heap__count" aria-hidden="true">{}</b><span class="ow-heap__name">{discarded}</span></button><p class="ow-guard">{}</p>{}"#,
        side.deck,
        words.life_deck,
        known(voice, side),
        side.discard.1,
        shields(voice, side),
        bets(voice, side),
    )
}
