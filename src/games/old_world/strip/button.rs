//! An action card that can be pointed at: in the hand, on the stall, in a spread.

use crate::prelude::*;
use ::old_world::versus::Decision;
use ::old_world::world::action_card::Card;
use ::old_world::world::slug::Slug as _;

use crate::games::old_world::board::Board;
use crate::games::old_world::model::{At, Model};
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::card;
use crate::prefs;
use crate::view::{aria, flag, maybe};

/// The name by which a card is followed when it travels.
pub fn piece(card: Card) -> String {
    format!("c-{}", card.slug())
}

/// A card as a button. The first of a zone is its Tab stop; `more` is said after its words.
pub fn button(board: Board, at: At, shown: Card, first: bool, more: &str) -> AnyView {
    let voice = Voice::new(prefs::lang(), &[]);
    let mut inner = card::inner(voice, shown);
    if !more.is_empty() {
        inner = format!(r#"{inner}<span class="sr-only"> {more}</span>"#);
    }
    let lit = move || board.is_lit(at);
    let marked = move || board.is_marked(at);
    let asked = move || board.model.with(|model| model.decision().is_some());
    let pressed = move || asked().then(|| if marked() { "true" } else { "false" });
    let paying = move || marked() && board.model.with(|model| pays(model, at));
    let dim = move || !marked() && !lit() && board.lit.with(|lit| dims(board, at, lit));
    view! {
        <button
            class=card::class(shown)
            class:is-legal=flag(lit)
            class:is-selected=flag(marked)
            class:is-paying=flag(paying)
            class:is-dim=flag(dim)
            class:is-hinted=flag(move || board.is_hinted(at))
            type="button"
            tabindex=if first { "0" } else { "-1" }
            data-at=at.to_string()
            data-piece=piece(shown)
            aria-pressed=maybe(pressed)
            aria-disabled=aria(move || asked() && !lit() && !marked())
            inner_html=inner
        ></button>
    }
    .into_any()
}

/// Is a marked card given for something (OW-MOVE-3, OW-DRAW-3)?
fn pays(model: &Model, at: At) -> bool {
    let buys =
        matches!(model.decision(), Some(Decision::Phase1 | Decision::Buy | Decision::Pay { .. }));
    buys && matches!(at, At::Hand(_))
}

/// Does a card that is not lit fall back, because others of its zone are? Not while one looks for a way:
/// then every card may still pay for another.
fn dims(board: Board, at: At, lit: &[At]) -> bool {
    let travels =
        board.model.with(|model| matches!(model.decision(), None | Some(Decision::Phase1)));
    !travels && lit.iter().any(|one| std::mem::discriminant(one) == std::mem::discriminant(&at))
}
