//! The status line: whose turn it is, what is awaited, and undo at the right.

use crate::prelude::*;
use tabletop::{Seat, Turn};

use crate::arms::seat_blazon;
use crate::desk::{Desk, Mode};
use crate::games;
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::{post, words};
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::view::{Settled, aria, flag, on, part, text, when};

/// What the status line says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    who: String,
    what: String,
}

fn said(desk: Desk) -> Said {
    let words = words();
    // A replay tells the move that is looked at; how it ended is told at the end.
    if let Some(ply) = desk.moment.get().filter(|_| desk.mode.get() == Mode::Replay)
        && ply < desk.with(tabletop::Table::line_len)
    {
        let names: Vec<String> =
            desk.players().values().map(|player| player.name.clone()).collect();
        let what = desk.with_scene(|scene| scene.log.told_of(ply));
        return Said { who: format!("{}: {}", words.replay, names.join(" – ")), what };
    }
    match desk.turn() {
        Turn::Over(outcome) => {
            let winners: Vec<String> =
                outcome.winners().into_iter().map(|seat| desk.name(seat)).collect();
            let told = desk.with(|table| {
                games::find(table.game_id())?.verdict(table, &outcome, prefs::lang())
            });
            let what = told.unwrap_or_else(|| words.winners(&winners));
            Said { who: words.game_over.to_owned(), what }
        }
        Turn::Awaiting(seat) if desk.bot_to_move().is_some() => {
            Said { who: desk.name(seat), what: words.thinking.to_owned() }
        }
        Turn::Awaiting(seat) if desk.with(|table| table.players()[seat].is_far()) => {
            Said { who: desk.name(seat), what: post().waiting.to_owned() }
        }
        Turn::Awaiting(seat) => Said {
            who: words.your_move(&desk.name(seat)),
            what: desk.with_scene(|scene| scene.asked.prompt.clone()),
        },
    }
}

/// The line on top of the table.
#[component]
pub fn StatusLine(
    desk: Desk,
    /// What the game shows before its buttons.
    milestones: Option<AnyView>,
    /// The buttons of the game.
    acts: Option<AnyView>,
) -> impl IntoView {
    let said = Settled::new(move || said(desk));
    let seat = Settled::new(move || desk.awaited());
    let can_undo = Settled::new(move || desk.can_undo());
    let undo_label = move || match can_undo.get() {
        Ok(()) => format!("{} (Ctrl+Z)", words().undo),
        Err(refused) => words().undo_refused(refused).to_owned(),
    };
    view! {
        <header class="status" class:status--yours=flag(move || desk.is_persons_turn())>
            <span class="status__seat">{part(move || crest(desk, seat.get()))}</span>
            <p class="status__text" role="status" aria-live="polite">
                <span class="status__who">{text(move || said.get().who)}</span>
                <span class="status__ask">{text(move || said.get().what)}</span>
            </p>
            {when(move || desk.thinking.get(), || view! {
                <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>
            })}
            {milestones.map(|shown| view! { <div class="status__way">{shown}</div> }.into_any())}
            {acts.map(|shown| view! { <div class="status__acts">{shown}</div> }.into_any())}
            <div class="status__undo">
                {when(move || desk.mode.get().is_to_play(), move || view! {
                    <button
                        class="btn btn--icon"
                        type="button"
                        id="undo"
                        aria-label=text(undo_label)
                        title=text(undo_label)
                        aria-disabled=aria(move || can_undo.get().is_err())
                        on:click=on(move |_| desk.undo())
                    >
                        <IconView icon=Icon::Undo/>
                    </button>
                })}
            </div>
        </header>
    }
}

fn crest(desk: Desk, seat: Option<Seat>) -> AnyView {
    let borne = |seat| desk.with(|table| games::find(table.game_id())?.crest(table, seat));
    match seat {
        Some(seat) => match borne(seat) {
            Some(drawn) => view! { <span class="status__arms" inner_html=drawn></span> }.into_any(),
            None => view! { <BlazonView blazon=seat_blazon(seat) size="s"/> }.into_any(),
        },
        None => view! { <Emblem/> }.into_any(),
    }
}
