//! A link has been opened that carries a game. If the game is here, its table takes the moves in; if not, whoever
//! opened it says who that is, behind a curtain: nothing of the table is in the page before.

use crate::prelude::*;
use tabletop::{Control, Letter, Player, Seat, Table, Turn};

use super::home::Home;
use crate::arms::seat_blazon;
use crate::games::{self, GameUi};
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::{post, words};
use crate::post::{Pending, course, leave_word};
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;
use crate::toast::{self, Tone};
use crate::view::{Each, on, t, text};
use crate::{app, browser, prefs};

/// The page of a letter.
#[component]
pub fn Arrive(letter: Letter) -> impl IntoView {
    let opened = bots::open_letter(&letter);
    let (table, game) = match opened.map(|table| (games::find(table.game_id()), table)) {
        Ok((Some(game), table)) => (table, game),
        Ok((None, _)) => {
            return view! { <Home lost=Some(tabletop::LinkError::Foreign)/> }.into_any();
        }
        Err(error) => return view! { <Home lost=Some(error)/> }.into_any(),
    };
    if let Some(key) = course::find(table.as_ref()) {
        leave_word(&key, Pending::Letter(table));
        browser::replace(&format!("#/play/{key}"));
        return view! { <main class="curtain" id="main" tabindex="-1"><p>{t(|w| w.loading)}</p></main> }.into_any();
    }
    if matches!(table.turn(), Turn::Over(_)) {
        sit_down(table.as_ref(), None);
        return ().into_any();
    }
    view! { <WhoAreYou table=StoredValue::new(table) game/> }.into_any()
}

/// Keeps the game on this device, with this person here, and goes to its table.
fn sit_down(table: &dyn Table, seat: Option<Seat>) {
    let mut table = table.boxed_clone();
    if let Some(seat) = seat {
        let name = table.players()[seat].name.clone();
        table.set_player(seat, Player { name, control: Control::Human });
    }
    let key = fresh_key();
    let kept = Kept { sent: Some(table.ply()), ..Kept::of(table.as_ref(), None) };
    if let Err(error) = saves::write(&key, &kept) {
        toast::ask(Tone::Bad, words().storage_failed(error), Vec::new());
    }
    app::seat_table(&key, table);
    leave_word(&key, Pending::Fresh(seat));
    browser::replace(&format!("#/play/{key}"));
}

/// The curtain of a game that is new on this device.
#[component]
fn WhoAreYou(table: StoredValue<Box<dyn Table>>, game: &'static dyn GameUi) -> impl IntoView {
    let (turn, players) = table.with_value(|table| (table.turn(), table.players().clone()));
    let awaited = match turn {
        Turn::Awaiting(seat) if players[seat].is_person() => Some(seat),
        Turn::Awaiting(_) | Turn::Over(_) => None,
    };
    let sit = move |seat| table.with_value(|table| sit_down(table.as_ref(), Some(seat)));
    let button = |seat: Seat, class: &'static str| {
        let name = players[seat].name.clone();
        view! {
            <button class=class type="button" id=format!("i-am-{}", seat.index() + 1) on:click=on(move |_| sit(seat))>
                {text(move || post().i_am.with(&[&name]))}
            </button>
        }
    };
    let others: Vec<Seat> = players
        .iter()
        .filter(|(seat, player)| player.is_person() && Some(*seat) != awaited)
        .map(|(seat, _)| seat)
        .collect();
    let lead = move || {
        let name = game.name(prefs::lang());
        if awaited.is_some() { post().came.with(&[name]) } else { post().came_over.with(&[name]) }
    };
    let next = awaited.map(|seat| {
        view! {
            <h1 class="curtain__name" id="curtain-name">{players[seat].name.clone()}</h1>
            <p>{t(|w| w.curtain_alone)}</p>
            {button(seat, "btn btn--act btn--large btn--wide")}
        }
        .into_any()
    });
    let crest = match awaited {
        Some(seat) => view! { <BlazonView blazon=seat_blazon(seat) size="xl"/> }.into_any(),
        None => view! { <Emblem/> }.into_any(),
    };
    let asked = (!others.is_empty())
        .then(|| view! { <p class="muted">{text(|| post().who_are_you)}</p> }.into_any());
    view! {
        <main class="curtain" id="main" tabindex="-1" aria-label=text(lead)>
            <section class="curtain__leaf">
                {crest}
                <p class="muted">{text(lead)}</p>
                {next}
                {asked}
                <div class="acts curtain__others">{others.into_iter().map(|seat| button(seat, "btn")).each()}</div>
                <a class="btn btn--quiet" href="#/">{t(|w| w.home)}</a>
            </section>
        </main>
    }
}
