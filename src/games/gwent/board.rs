//! The table of Gwent: two armies face to face, the own hand below.
//!
//! Cards are plain markup that says where it lies (`data-at`); the few listeners on the table hear
//! everything. What a click means is decided by [`super::model::click`].

pub mod card;
mod coach;
mod dialogs;
mod hand;
mod info;
mod side;

use ::gwent::{Choice, Event, Gwent, Kind, Origin};
use leptos::prelude::*;
use tabletop::{Seat, Viewer};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use coach::Coach;

use super::model::{At, Model, Refused, Step, THEM, US, click, model};
use super::puzzle_page;
use crate::desk::Desk;
use crate::scene::Sight;
use crate::view::{Settled, aria, flag, follow, later, on, part, text};
use crate::{browser, prefs};

/// What the parts of the board share.
#[derive(Clone, Copy)]
pub struct Board {
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
    /// Is the list of all choices shown?
    list_open: RwSignal<bool>,
    /// The guide, at the table of the lesson.
    coach: Option<Coach>,
}

/// The board.
pub fn board(desk: Desk) -> AnyView {
    let drawn = Settled::new(move || desk.see(|sight: &Sight<Gwent>| model(sight, us(desk))));
    let [picked, shown] = [RwSignal::new(None), RwSignal::new(None)];
    let coach = Coach::of(desk);
    let board = Board {
        desk,
        model: drawn,
        picked,
        shown,
        acts: Settled::new(move || drawn.with(|model| model.acts.clone())),
        told: Settled::new(move || {
            drawn.with(|model| info::tell(desk, model, picked.get(), shown.get()))
        }),
        refused: RwSignal::new(None),
        targets: Settled::new(move || drawn.with(|model| model.targets(picked.get()))),
        hint: Settled::new(move || {
            let Some(index) = desk.hint.get() else {
                return coach?.advice().map(|choice| choice.to_string());
            };
            desk.see(|sight: &Sight<Gwent>| sight.legal.get(index).map(ToString::to_string))
        }),
        pile: RwSignal::new(None),
        pile_open: RwSignal::new(false),
        pass_open: RwSignal::new(false),
        list_open: RwSignal::new(false),
        coach,
    };
    // What was picked up stays so only until the position changes.
    follow(move || {
        drawn.track();
        board.picked.set(None);
        board.shown.set(None);
        board.refused.set(None);
        later(keep_the_focus());
    });
    board.draw()
}

impl Board {
    fn draw(self) -> AnyView {
        view! {
            <div
                class="gwent"
                class:gwent--list=flag(move || self.list_open.get())
                data-light=text(move || self.coach.map_or("", Coach::light))
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
                    self.picked.set(place(event.target()).filter(|at| matches!(at, At::Hand(_))));
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
                {self.coach.map(|coach| coach::coach(self, coach))}
                {puzzle_page::task(self.desk)}
                <div class="gw-table">
                    {side::side(self, THEM)}
                    {info::ridge(self)}
                    {side::side(self, US)}
                </div>
                {part(move || self.flash())}
                <div class="gw-info">
                    <div class="gw-told" tabindex="0">
                        {part(move || info::refused(self))}
                        {part(move || info::hint(self))}
                        {part(move || info::told(self))}
                    </div>
                    <div class="gw-acts">
                        {part(move || hand::acts(self))}
                        {self.list_switch()}
                    </div>
                </div>
                {hand::hand(self)}
            </div>
            {dialogs::pass(self)}
            {dialogs::pile(self)}
        }
        .into_any()
    }

    /// Carries out what pointing at a place means.
    fn point_at(self, at: At) {
        self.shown.set(Some(at));
        self.refused.set(None);
        let step = self.model.with_untracked(|model| click(model, self.picked.get_untracked(), at));
        match step {
            Step::Look => {}
            Step::Refuse(refused) => self.refused.set(Some(refused)),
            // The board offers what `legal()` lists: a refusal would be a bug of the rules.
            Step::Choose(text) => self.desk.choose_text(&text).expect("what is offered is legal"),
            Step::AskPass => self.pass_open.set(true),
            Step::Open(pile) => {
                self.pile.set(Some(pile));
                self.pile_open.set(true);
            }
            Step::Pick(picked) => {
                self.picked.set(picked);
                let targets = self.targets.get_untracked();
                if targets.len() > 1 && by_keyboard() {
                    browser::focus(&format!("button[data-at='{}']", targets[0]));
                }
            }
        }
    }

    fn look_at(self, at: Option<At>) {
        if at.is_some() && self.shown.get_untracked() != at {
            self.shown.set(at);
        }
    }

    /// Esc: what is picked up goes back, and the focus to it.
    fn put_down(self) {
        self.refused.set(None);
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

    /// The list of the frame is always there for keys and screen readers; this shows it to all.
    fn list_switch(self) -> AnyView {
        let label = text(move || super::words::of(prefs::lang()).board.all_choices);
        view! {
            <button
                class="btn btn--quiet gw-all"
                type="button"
                aria-expanded=aria(move || self.list_open.get())
                on:click=on(move |_| self.list_open.update(|open| *open = !*open))
            >
                {label}
            </button>
        }
        .into_any()
    }

    /// What the other player has just played, large for a moment.
    fn flash(self) -> Option<AnyView> {
        let (seat, kind) = last_play(self.desk)?;
        let them = self.model.with(|model| model.sides[THEM].seat);
        (seat == them).then(|| {
            let card = card::still(kind, "card--xl");
            view! { <div class="gw-flash" aria-hidden="true">{card}</div> }.into_any()
        })
    }
}

/// Who played what last, if the last move played something.
fn last_play(desk: Desk) -> Option<(Seat, Kind)> {
    let moment = desk.moment.get();
    desk.with_session::<Gwent, _>(|session| {
        let step = session.step(session.node_at(moment.unwrap_or(usize::MAX)));
        let mut events = step.entries.iter().filter_map(|entry| entry.seen_by(Viewer::Spectator));
        events.find_map(|event| match event {
            Event::Played { seat, card, from: Origin::Hand, .. } => Some((*seat, card.kind)),
            _ => None,
        })
    })
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

fn by_keyboard() -> bool {
    let focus = browser::document().query_selector(":focus-visible");
    focus.is_ok_and(|found| found.is_some())
}

/// A choice takes the button under the focus away: the focus goes to the cards that come next.
async fn keep_the_focus() {
    leptos::task::tick().await;
    for zone in [".gw-side--them", ".gw-side--us", ".gw-ridge__cards", ".gw-hand__cards"] {
        mend_stop(zone);
    }
    let active = browser::document().active_element();
    if active.is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN")) {
        browser::focus(".gw-hand button[tabindex='0']");
    }
}

/// Every zone has its Tab stop, also when the card that was it has been played.
fn mend_stop(zone: &str) {
    let find = |css: String| browser::document().query_selector(&css).ok().flatten();
    if find(format!("{zone} button[tabindex='0']")).is_none()
        && let Some(first) = find(format!("{zone} button"))
    {
        drop(first.set_attribute("tabindex", "0"));
    }
}
