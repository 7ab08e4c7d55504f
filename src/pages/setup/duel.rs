//! Two sides that face each other, each with its banner; between them the opponents as portraits.

use crate::prelude::*;
use tabletop::Seat;

use super::Draft;
use super::seats::{Sitter, portraits};
use crate::arms::seat_blazon;
use crate::games::GameUi;
use crate::heraldry::{BlazonView, draw};
use crate::prefs;
use crate::view::text;

/// Both sides and what stands between them.
pub fn sides(game: &'static dyn GameUi, draft: Draft) -> AnyView {
    let swords = draw::charge(heraldry::Charge::CrossedSwords);
    view! {
        {side(game, draft, Seat(0))}
        <div class="duel">
            <span class="duel__swords" inner_html=swords></span>
            <h2 class="duel__head" id="h-opponent">{text(|| prefs::lang().setup().opponent)}</h2>
            <div class="sitters" role="radiogroup" aria-labelledby="h-opponent">
                {portraits(draft, Seat(1), &Sitter::BOTS, true)}
                {portraits(draft, Seat(1), &[Sitter::PERSON, Sitter::FAR], true)}
            </div>
        </div>
        {side(game, draft, Seat(1))}
    }
    .into_any()
}

fn side(game: &'static dyn GameUi, draft: Draft, seat: Seat) -> AnyView {
    let class = if seat.0 == 0 { "side side--us" } else { "side side--them" };
    view! {
        <div class=class>
            <p class="side__who">
                <BlazonView blazon=seat_blazon(seat) size="xs"/>
                <span>{text(move || prefs::lang().setup().sides[seat.index()])}</span>
                <b>{text(move || draft.player(seat).name)}</b>
            </p>
            {game.banner(draft, seat)}
        </div>
    }
    .into_any()
}
