//! The note about what is pointed at: a card large and in words, a bowl, an ability; what a hint says, and
//! why what was tried is not possible.

use crate::prelude::*;
use ::ronin::Ronin;
use tabletop::Game;

use super::board::Board;
use super::card_text;
use super::draw::card::{self, Size};
use super::draw::{Draw, escape, offer, tea};
use super::model::At;
use super::{RoninUi, words};
use crate::prefs;
use crate::table::decision;
use crate::view::{Settled, part, text};

/// The note.
pub fn note(board: Board) -> AnyView {
    let told = Settled::new(move || board.with_draw(board.pointed.get(), tell));
    let class = move || if board.note_left.get() { "ro-note ro-note--left" } else { "ro-note" };
    view! {
        <div class=text(class) id="note" inner_html=text(move || told.get())></div>
        {part(move || refused(board))}
        {part(move || hint(board))}
    }
    .into_any()
}

fn tell(d: &Draw<'_>) -> String {
    let (title, drawn, said) = match d.pointed {
        Some(At::Card(card)) => {
            let laid = d.model.view.chairs.iter().flat_map(|chair| &chair.timeline);
            let laid = laid.copied().find(|laid| laid.card == card);
            let name = d.voice.card_name(card);
            let inner = card::inner(card, d.model.view.active, laid, name);
            let drawn = format!(r#"<div class="{}">{inner}</div>"#, card::class(card, Size::Large));
            (name.to_owned(), drawn, card_text::card(d.voice, card))
        }
        Some(At::Row(row)) => {
            (d.voice.number(d.words().row, row), String::new(), offer::row_means(d, row))
        }
        Some(At::Ability(ability)) => (
            d.voice.ability_name(ability).to_owned(),
            String::new(),
            d.voice.ability_text(ability).to_owned(),
        ),
        Some(At::Bowl(side, space)) => {
            let said = tea::bowl_said(d, side, space);
            return format!(r#"<div class="ro-note__leaf" role="note"><p>{said}</p></div>"#);
        }
        _ => return String::new(),
    };
    format!(
        r#"<div class="ro-note__leaf" role="note"><b>{title}</b>{drawn}<p>{}</p></div>"#,
        escape(&said)
    )
}

/// Why what was tried is not possible: the rules' own reason.
fn refused(board: Board) -> Option<AnyView> {
    let choice = board.refused.get()?;
    let why = board.desk.with_session::<Ronin, _>(|session| session.game().why_not(&choice));
    let sentences = &words::of(prefs::lang()).page.refused;
    let keys = [
        "row-taken",
        "no-effect",
        "track-at-its-end",
        "used",
        "locked",
        "no-target",
        "nothing-there",
    ];
    let place = keys.iter().position(|key| *key == why.key).unwrap_or(keys.len());
    let rule = why.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
    let said = format!("{}{rule}", sentences[place]);
    Some(view! { <p class="ro-refused" role="alert" id="refused">{said}</p> }.into_any())
}

/// What the strongest bot would do, if it was asked.
fn hint(board: Board) -> Option<AnyView> {
    let index = board.desk.hint.get()?;
    let choice = board.desk.with_scene(|scene| scene.asked.choices.get(index).cloned())?;
    let why = decision::note(board.desk, &RoninUi);
    Some(view! { <p class="ro-hint" role="status"><b>{choice}"."</b>" "{why}</p> }.into_any())
}
