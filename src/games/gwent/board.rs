//! The table of Gwent: two armies face to face, the own hand below.
//!
//! Cards are plain markup that says where it lies (`data-at`); the few listeners on the table hear
//! everything. What a click means is decided by [`super::model::click`].

pub mod card;
mod dialogs;
mod hand;
mod info;
mod keys;
mod motion;
mod preview;
mod round_end;
mod side;
mod zoom;

use crate::prelude::*;
use ::gwent::{Choice, Gwent, Kind};
use tabletop::{Seat, Viewer};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use keys::{by_keyboard, keep_the_focus, let_go};

use super::GwentUi;
use super::model::{At, Last, Model, Refused, Step, THEM, US, click, listed, model};
use super::scene::KIT;
use crate::desk::Desk;
use crate::pages::play::leaf;
use crate::scene::Sight;
use crate::signal::Lasting;
use crate::sound::Sound;
use crate::view::{Each, Settled, flag, follow, on, part, text, when};
use crate::{browser, prefs, sound, stage};

/// What the parts of the board share.
pub type Board = Lasting<Parts>;

/// What a board holds.
pub struct Parts {
    desk: Desk,
    model: Settled<Model>,
    /// What is picked up.
    picked: RwSignal<Option<At>>,
    /// What is pointed at.
    shown: RwSignal<Option<At>>,
    /// Why what was tried last is not possible.
    refused: RwSignal<Option<Refused>>,
    /// Where what is picked up can go.
    targets: Settled<Vec<At>>,
    /// What it would change there.
    gains: Settled<Vec<preview::Gain>>,
    /// The answers that are no card.
    acts: Settled<Vec<Choice>>,
    /// What is told of a card.
    told: Settled<Option<info::Told>>,
    /// The choice a hint points at, as its text.
    hint: Settled<Option<String>>,
    /// The pile that is open.
    pile: RwSignal<Option<At>>,
    pile_open: RwSignal<bool>,
    pass_open: RwSignal<bool>,
    /// The card that is looked at closely.
    zoomed: RwSignal<Option<At>>,
    zoom_open: RwSignal<bool>,
    /// Is the list of all choices shown?
    list_open: RwSignal<bool>,
    /// What was played last.
    last: Settled<Last>,
    /// Is the table looked at, past what lies over it?
    peeking: RwSignal<bool>,
}

/// The board.
pub fn board(desk: Desk) -> AnyView {
    let drawn = Settled::new(move || desk.see(|sight: &Sight<Gwent>| model(sight, us(desk))));
    let [picked, shown] = [RwSignal::new(None), RwSignal::new(None)];
    let last = Settled::new(move || {
        let moment = desk.moment.get();
        desk.with_session::<Gwent, _>(|session| Last::of(session, moment))
    });
    let board = Lasting::of(Parts {
        desk,
        model: drawn,
        picked,
        shown,
        acts: Settled::new(move || drawn.with(|model| model.acts.clone())),
        told: Settled::new(move || {
            drawn.with(|model| info::tell(desk, model, last.get(), picked.get(), shown.get()))
        }),
        refused: RwSignal::new(None),
        targets: Settled::new(move || drawn.with(|model| model.targets(picked.get()))),
        gains: Settled::new(move || drawn.with(|model| preview::gains(desk, model, picked.get()))),
        hint: Settled::new(move || {
            let index = desk.pointed_out()?;
            desk.see(|sight: &Sight<Gwent>| sight.legal.get(index).map(ToString::to_string))
        }),
        pile: RwSignal::new(None),
        pile_open: RwSignal::new(false),
        pass_open: RwSignal::new(false),
        zoomed: RwSignal::new(None),
        zoom_open: RwSignal::new(false),
        list_open: RwSignal::new(false),
        last,
        peeking: RwSignal::new(false),
    });
    // What was picked up and opened stays so only until the position changes.
    follow(move || {
        drawn.track();
        board.list_open.set(false);
        board.zoom_open.set(false);
        board.forget();
        request_animation_frame(keep_the_focus);
    });
    let handle = window_event_listener(leptos::ev::keydown, move |event| board.hear_digit(&event));
    // As long as the key or the button is held, wherever the pointer is let go.
    let look_away = move || {
        if board.peeking.get_untracked() {
            board.peeking.set(false);
        }
    };
    let keys = window_event_listener(leptos::ev::keyup, move |_| look_away());
    let pointers = window_event_listener(leptos::ev::pointerup, move |_| look_away());
    on_cleanup(move || {
        handle.remove();
        keys.remove();
        pointers.remove();
        KIT.put_away();
    });
    desk.stage.hear(move || motion::report(board));
    board.draw()
}

impl Board {
    fn draw(self) -> AnyView {
        let flash = self.flash();
        // While the guide points at another part of the table, that is not covered.
        let asks = Settled::new(move || {
            matches!(self.desk.light.get(), "" | "hand" | "acts")
                // From the first: it does not rise while the browser is asked who plays here.
                && self.desk.mode.get().is_to_play()
                && self.desk.moment.get().is_none()
                && self.model.with(Model::asks_for_cards)
        });
        let acts = Settled::new(move || hand::acts(self));
        view! {
            <div
                class="gwent"
                class:gwent--asks=flag(move || asks.get())
                class:gwent--peeks=flag(move || self.peeking.get())
                on:click=on(move |event: web_sys::MouseEvent| {
                    if let Some(at) = place(event.target()) {
                        self.point_at(at);
                    }
                })
                on:mouseover=on(move |event: web_sys::MouseEvent| self.look_at(place(event.target())))
                on:focusin=on(move |event: web_sys::FocusEvent| {
                    if by_keyboard() {
                        self.look_at(place(event.target()));
                    }
                })
                on:keydown=on(move |event: KeyboardEvent| {
                    if event.key() == "Escape" {
                        self.put_down();
                    }
                })
                on:dragstart=on(move |event: web_sys::DragEvent| {
                    let lifted = place(event.target()).filter(|at| {
                        matches!(at, At::Hand(_)) && self.model.with_untracked(|model| model.is_legal(*at))
                    });
                    if lifted.is_none() {
                        event.prevent_default();
                    }
                    self.picked.set(lifted);
                })
                on:dragover=on(move |event: web_sys::DragEvent| {
                    if place(event.target()).is_some_and(|at| self.takes(at)) {
                        event.prevent_default();
                    }
                })
                on:drop=on(move |event: web_sys::DragEvent| {
                    event.prevent_default();
                    if let Some(at) = place(event.target()).filter(|at| self.takes(*at)) {
                        self.point_at(at);
                    }
                })
            >
                {leaf(self.desk, &GwentUi)}
                <div class="gw-table">
                    {side::side(self, THEM)}
                    {info::ridge(self)}
                    {side::side(self, US)}
                </div>
                {flash}
                {round_end::banner(self)}
                <div class="gw-info">
                    <div class="gw-told" tabindex="0">
                        {part(move || info::refused(self))}
                        {part(move || info::hint(self))}
                        {info::told_card(self)}
                        {part(move || info::told(self))}
                        <p class="gw-told__tip" role="status">{text(move || info::tip(self))}</p>
                    </div>
                    <div class="gw-acts">
                        {part(move || acts.get().into_iter().map(hand::act).each())}
                        {self.list_switch()}
                    </div>
                </div>
                {hand::hand(self)}
            </div>
            {dialogs::pass(self)}
            {dialogs::pile(self)}
            {dialogs::all_choices(self)}
            {zoom::zoom(self)}
        }
        .into_any()
    }

    /// Carries out what pointing at a place means.
    fn point_at(self, at: At) {
        self.look_at(Some(at));
        clear(self.refused);
        let picked = self.picked.get_untracked();
        let step = self.model.with_untracked(|model| click(model, picked, at));
        if step == Step::Look && picked.is_none() {
            self.look_closely(at);
        }
        self.take(step);
    }

    /// Carries out what was meant.
    fn take(self, step: Step) {
        match step {
            Step::Look => {}
            Step::Refuse(refused) => {
                sound::play(&[Sound::Refused]);
                self.refused.set(Some(refused));
            }
            // The board offers what `legal()` lists: a refusal would be a bug of the rules.
            Step::Choose(text) => {
                let_go();
                // What follows the card in hand is told once, not before and after the move.
                self.forget();
                self.desk.choose_text(&text).expect("what is offered is legal");
            }
            Step::AskPass => self.pass_open.set(true),
            Step::Open(pile) => {
                self.pile.set(Some(pile));
                self.pile_open.set(true);
            }
            Step::Pick(picked) => {
                sound::play(&[if picked.is_some() { Sound::Lift } else { Sound::Lay }]);
                self.picked.set(picked);
                let targets = self.targets.get_untracked();
                if targets.len() > 1 && by_keyboard() {
                    browser::focus(&format!("button[data-at='{}']", targets[0]));
                }
                // Where the table scrolls, the place it goes to may be out of sight.
                if let Some(target) = targets.first().copied() {
                    request_animation_frame(move || {
                        browser::bring_into_sight(&format!("[data-at='{target}']"));
                    });
                }
            }
        }
    }

    /// A card that lies on the table is laid before the player, large.
    fn look_closely(self, at: At) {
        if matches!(at, At::Unit(..) | At::Weather(_) | At::Hand(_) | At::Pick(_)) {
            self.zoomed.set(Some(at));
            self.zoom_open.set(true);
        }
    }

    fn look_at(self, at: Option<At>) {
        if at.is_some() && self.shown.get_untracked() != at {
            self.shown.set(at);
        }
    }

    /// Nothing is picked up any more, pointed at or refused.
    fn forget(self) {
        clear(self.picked);
        clear(self.shown);
        clear(self.refused);
    }

    /// Esc: what is picked up goes back, and the focus to it.
    fn put_down(self) {
        clear(self.refused);
        if let Some(at) = self.picked.get_untracked() {
            self.picked.set(None);
            browser::focus(&format!("button[data-at='{at}']"));
        }
    }

    fn takes(self, at: At) -> bool {
        let picked = self.picked.get_untracked();
        picked.is_some()
            && picked != Some(at)
            && self
                .model
                .with_untracked(|model| matches!(click(model, picked, at), Step::Choose(_)))
    }

    /// Opens the list of all choices, while there are any.
    fn list_switch(self) -> AnyView {
        let label = || text(|| super::words::of(prefs::lang()).board.all_choices);
        let open = move |_| self.list_open.set(true);
        view! {
            {when(move || self.desk.is_persons_turn(), move || view! {
                <button class="btn btn--quiet gw-all" type="button" id="all-choices" aria-haspopup="dialog" on:click=on(open)>
                    {label()}
                </button>
            })}
        }
        .into_any()
    }

    /// A line of the list of all choices.
    fn choose_listed(self, index: usize) {
        let choice = self.desk.see(|sight: &Sight<Gwent>| sight.legal.get(index).copied());
        self.list_open.set(false);
        if let Some(choice) = choice {
            self.take(listed(choice));
        }
    }

    /// What the other player has just played, large for a moment.
    fn flash(self) -> AnyView {
        let flash = Settled::after(move |before: Option<&(Last, Option<Kind>)>| {
            let (now, them) = (self.last.get(), us(self.desk).next(2));
            let news = before.is_some_and(|(before, _)| now.is_news_after(*before));
            let news = news && stage::is_motion_wanted();
            let theirs = now.play.filter(|(seat, _)| news && *seat == them);
            (now, theirs.map(|(_, kind)| kind))
        });
        view! {
            {part(move || flash.get().1.map(|kind| {
                let card = card::still(kind, "card--xl");
                view! { <div class="gw-flash" aria-hidden="true">{card}</div> }.into_any()
            }))}
        }
        .into_any()
    }
}

/// Empties a signal; who follows it hears of that only if there was something.
fn clear<T: Copy + 'static>(signal: RwSignal<Option<T>>) {
    if signal.get_untracked().is_some() {
        signal.set(None);
    }
}

/// Who sits at the lower side: the viewer, or the first person, or the first seat.
fn us(desk: Desk) -> Seat {
    let first =
        || desk.players().iter().find(|(_, player)| player.is_human()).map(|(seat, _)| seat);
    match desk.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Referee => first().unwrap_or(Seat(0)),
    }
}

/// The place an event happened at.
fn place(target: Option<web_sys::EventTarget>) -> Option<At> {
    let element = target?.dyn_into::<Element>().ok()?;
    At::read(&element.closest("[data-at]").ok()??.get_attribute("data-at")?)
}
