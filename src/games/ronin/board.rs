//! The table of Ronin: offer, tea tracks, the own scroll, hand and board; what is in use is unrolled.
//!
//! Everything is plain markup that says what it is (`data-at`), drawn by [`super::draw`]; a few listeners
//! hear everything. What pointing at a thing means is decided by [`super::model::click`].

mod focus;
mod listen;
mod status;
mod tab;

use crate::prelude::*;
use ::ronin::{Choice, Decision, Ronin, Window};
use tabletop::{Seat, Viewer};

use super::draw::{self, Draw};
use super::model::recap::{Recap, recap};
use super::model::{At, Model, Part, Sheet, Step, click, model};
use super::names::Voice;
use super::{RoninUi, kit, names_at, note, words};
use crate::desk::{Desk, Mode};
use crate::games::LaidOut;
use crate::prefs::{self, Speed};
use crate::scene::Sight;
use crate::signal::Lasting;
use crate::sound::{self, Sound};
use crate::table::decision::DecisionPanel;
use crate::table::dialog::Dialog;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Settled, follow, on, t, text};
use listen::Press;
use tab::Tab;

/// What the parts of the table share.
pub type Board = Lasting<Parts>;

/// What a board holds.
pub struct Parts {
    /// The table in use.
    pub desk: Desk,
    /// What lies on it.
    pub model: Settled<Model>,
    /// What has happened since the viewer was asked last.
    recap: Settled<Recap>,
    /// How much of it was read, and since which move.
    read: RwSignal<(usize, usize)>,
    /// The chapter whose scoring was read.
    chapter_read: RwSignal<(usize, bool)>,
    /// What is marked on the way to an answer.
    pub marks: RwSignal<Vec<At>>,
    /// What is pointed at, by hovering, by the focus or by a long press.
    pub pointed: RwSignal<Option<At>>,
    /// Is the note laid on the left half?
    pub note_left: RwSignal<bool>,
    /// What was tried in vain.
    pub refused: RwSignal<Option<Choice>>,
    /// What is laid open.
    pub opened: RwSignal<Option<At>>,
    /// Everything that brings one nearer to an answer.
    lit: Settled<Vec<At>>,
    /// What a hint points at.
    hinted: Settled<Vec<At>>,
    /// Is the list of all choices shown?
    list_open: RwSignal<bool>,
    /// What lies before the player on a phone.
    tab: RwSignal<Tab>,
    /// What the pointer that is down began with.
    press: StoredValue<Press>,
}

/// What waits to be read before the table goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The own effect that is explained, by its place; beyond the last if none is.
    pub effect: usize,
    /// Does the table wait for it?
    pub waits: bool,
    /// The scoring of a chapter.
    pub scoring: bool,
}

/// The table, laid out.
pub fn lay_out(desk: Desk) -> LaidOut {
    let drawn = Settled::new(move || desk.see(|sight: &Sight<Ronin>| model(sight, us(desk))));
    let told = Settled::new(move || {
        let (moment, viewer) = (desk.moment.get(), desk.viewer());
        desk.with_session::<Ronin, _>(|session| {
            recap(session, viewer, moment.unwrap_or_else(|| session.ply()))
        })
    });
    let marks = RwSignal::new(Vec::new());
    let first = told.with_untracked(|told| told.since);
    let board = Lasting::of(Parts {
        desk,
        model: drawn,
        recap: told,
        read: RwSignal::new((first, usize::MAX)),
        chapter_read: RwSignal::new((0, false)),
        marks,
        pointed: RwSignal::new(None),
        note_left: RwSignal::new(false),
        refused: RwSignal::new(None),
        opened: RwSignal::new(None),
        lit: Settled::new(move || drawn.with(|model| model.lit(&marks.get()))),
        hinted: Settled::new(move || hinted(desk, drawn)),
        list_open: RwSignal::new(false),
        tab: RwSignal::new(Tab::Offer),
        press: StoredValue::new(Press::default()),
    });
    kit::KIT.load();
    // What was marked and opened stays so only until the position changes.
    follow(move || {
        drawn.track();
        marks.set(Vec::new());
        board.refused.set(None);
        board.opened.set(None);
        board.pointed.set(None);
        board.list_open.set(false);
        request_animation_frame(move || focus::keep(board));
    });
    // What is marked is drawn anew: the focus stays on it.
    follow(move || {
        board.lit.track();
        board.opened.track();
        request_animation_frame(move || focus::keep(board));
    });
    // On a phone the tab follows the question.
    let wanted = Settled::new(move || board.wanted_tab());
    follow(move || {
        if let Some(tab) = wanted.get() {
            board.tab.set(tab);
        }
    });
    let handle =
        window_event_listener(leptos::ev::keydown, move |event| board.hear_shortcut(&event));
    on_cleanup(move || {
        handle.remove();
        kit::KIT.put_away();
    });
    LaidOut {
        board: board.draw(),
        players: Some(
            board.hear("ro-people", board.zone("", |d| draw::players::players(d, false))),
        ),
        milestones: Some(status::milestones(board)),
        acts: Some(status::acts(board)),
    }
}

impl Board {
    fn draw(self) -> AnyView {
        let part = Settled::new(move || self.part());
        let zones = view! {
            {self.zone("ro-head", draw::head::head)}
            {tab::tabs(self)}
            {self.pointing_zone("ro-order", draw::head::order)}
            {self.zone("ro-mats", draw::offer::offer)}
            {self.pointing_zone("ro-reckon", draw::reckon::reckoning)}
            {self.zone("ro-tea", draw::tea::band)}
            {self.zone("ro-stage", |d| {
                let side = d.model.asked_side(d.recap.moved.map(|moved| moved.track));
                side.map_or_else(String::new, |side| draw::stage::stage(d, side))
            })}
            {self.zone("ro-scr", draw::scroll::scroll)}
            {self.zone("ro-others", |d| draw::players::players(d, true))}
            <div class="ro-near">
                {self.zone("ro-near__h", draw::near::hand)}
                {status::near_acts(self)}
                {self.zone("ro-own", draw::near::own)}
            </div>
            {self.zone("ro-over", draw::over::over)}
            {note::note(self)}
        };
        view! {
            <div
                class="ronin"
                data-part=text(move || part.get().name())
                data-tab=text(move || self.tab.get().name())
                data-n=text(move || self.model.with(Model::chairs))
                role="group"
                aria-label=t(|w| w.board)
            >
                {self.hear("ro-table", zones.into_any())}
            </div>
            {self.all_choices()}
        }
        .into_any()
    }

    /// A zone: its markup, made anew when it has changed, with one Tab stop.
    pub fn zone(self, class: &'static str, make: fn(&Draw<'_>) -> String) -> AnyView {
        self.zone_with(class, make, false)
    }

    /// A zone that also follows what is pointed at.
    fn pointing_zone(self, class: &'static str, make: fn(&Draw<'_>) -> String) -> AnyView {
        self.zone_with(class, make, true)
    }

    fn zone_with(
        self,
        class: &'static str,
        make: fn(&Draw<'_>) -> String,
        by_pointer: bool,
    ) -> AnyView {
        let drawn = Settled::new(move || {
            let pointed = if by_pointer { self.pointed.get() } else { None };
            draw::with_stop(self.with_draw(pointed, make))
        });
        view! {
            <div
                class=class
                on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))
                inner_html=text(move || drawn.get())
            ></div>
        }
        .into_any()
    }

    /// Draws with everything there is to know.
    pub fn with_draw<T>(self, pointed: Option<At>, make: fn(&Draw<'_>) -> T) -> T {
        let names = self.desk.with(names_at);
        let unread = self.unread();
        let part = self.part();
        let (marks, opened) = (self.marks.get(), self.opened.get());
        let (lit, hinted) = (self.lit.get(), self.hinted.get());
        self.model.with(|model| {
            let voice = Voice::new(prefs::lang(), &names, &model.view);
            self.recap.with(|recap| {
                make(&Draw {
                    model,
                    voice: &voice,
                    recap,
                    part,
                    read: unread.effect,
                    scoring: unread.scoring,
                    marks: &marks,
                    lit: if unread.waits || unread.scoring { &[] } else { &lit },
                    hinted: &hinted,
                    opened,
                    pointed,
                })
            })
        })
    }

    /// What waits to be read. Whoever wants it quick reads the log.
    pub fn unread(self) -> Unread {
        let (since, read) = self.read.get();
        let chapter_read = self.chapter_read.get();
        let slow = matches!(prefs::speed(), Speed::Usual | Speed::Slow);
        let now = self.desk.mode.get() == Mode::Play && self.desk.moment.get().is_none();
        let decision = self.model.with(Model::decision);
        self.recap.with(|told| {
            let read = if since == told.since { read } else { 0 };
            // Whoever looks back is shown the last effect up to there.
            let back = self.desk.moment.get().map(|_| told.reckoned.len().wrapping_sub(1));
            let effect = back.unwrap_or(if slow && now { read } else { usize::MAX });
            let asks = !matches!(
                decision,
                Some(
                    Decision::Lose { .. }
                        | Decision::Neighbour { .. }
                        | Decision::Track { .. }
                        | Decision::Ability { window: Window::Effect, .. }
                )
            );
            let keeps = matches!(decision, Some(Decision::Keep { .. }));
            Unread {
                effect,
                waits: now && asks && effect < told.reckoned.len(),
                scoring: now
                    && keeps
                    && !told.scored.is_empty()
                    && chapter_read != (told.since, true),
            }
        })
    }

    fn part(self) -> Part {
        let unread = self.unread();
        if unread.waits {
            return Part::Play;
        }
        let moved = self.recap.with(|told| told.moved.map(|moved| moved.track));
        self.model.with(|model| model.part(moved))
    }

    fn wanted_tab(self) -> Option<Tab> {
        if self.unread().waits {
            return Some(Tab::Mine);
        }
        self.model.with(Model::decision).map(Tab::of)
    }

    /// Carries out what pointing at a thing means.
    pub fn point_at(self, at: At) {
        self.refused.set(None);
        let unread = untrack(|| self.unread());
        let waits = unread.waits || unread.scoring;
        let by_finger = self.press.with_value(|press| press.by_finger);
        let step = self
            .model
            .with_untracked(|model| click(model, &self.marks.get_untracked(), at, by_finger));
        match step {
            Step::Mark(_) | Step::Choose(_) | Step::Refuse(_) if waits => {}
            // A finger that taps a card wants to see it.
            Step::Look => self.pointed.set(Some(at)),
            Step::Mark(marks) => {
                // On a phone the table has to be seen for what comes next.
                if matches!(at, At::Ability(_)) {
                    self.opened.set(None);
                }
                sound::play(&[Sound::Lift]);
                self.marks.set(marks);
            }
            // The table offers what `legal()` lists: a refusal would be a bug of the rules.
            Step::Choose(choice) => {
                self.desk.choose_text(&choice.to_string()).expect("what is offered is legal");
            }
            Step::Refuse(choice) => {
                sound::play(&[Sound::Refused]);
                self.refused.set(Some(choice));
            }
            Step::Open(At::Open(Sheet::List)) => self.list_open.set(true),
            Step::Open(at) => self.opened.set(Some(at)),
            Step::GoOn => self.go_on(),
        }
    }

    /// What is open is closed; what waits to be read is read.
    fn go_on(self) {
        if self.opened.get_untracked().is_some() {
            return self.opened.set(None);
        }
        let since = self.recap.with_untracked(|told| told.since);
        let unread = untrack(|| self.unread());
        if unread.waits {
            self.read.set((since, unread.effect + 1));
        } else if unread.scoring {
            self.chapter_read.set((since, true));
        }
    }

    /// Esc: what is marked goes back, one thing after the other.
    fn put_down(self) {
        self.refused.set(None);
        self.pointed.set(None);
        if self.opened.get_untracked().is_some() {
            self.opened.set(None);
        } else if !self.marks.with_untracked(Vec::is_empty) {
            self.marks.update(|marks| marks.truncate(marks.len().saturating_sub(1)));
        }
    }

    /// The dialog with the list; the digits choose from it while it is open.
    fn all_choices(self) -> AnyView {
        let title = Signal::derive(|| words::of(prefs::lang()).page.all_choices.to_owned());
        view! {
            <Dialog open=self.list_open id="choices" wide=true light=true at_table=true title>
                <div class="dialog__body"><DecisionPanel desk=self.desk game=&RoninUi/></div>
            </Dialog>
        }
        .into_any()
    }
}

/// The things the choice of a hint is made of.
fn hinted(desk: Desk, drawn: Settled<Model>) -> Vec<At> {
    let Some(index) = desk.pointed_out() else { return Vec::new() };
    drawn.with(|model| {
        model.gestures.get(index).map(|gesture| gesture.spots.clone()).unwrap_or_default()
    })
}

/// Who sits at the near side: the viewer, or the first person, or the first seat.
fn us(desk: Desk) -> Seat {
    let first =
        || desk.players().iter().find(|(_, player)| player.is_human()).map(|(seat, _)| seat);
    match desk.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Referee => first().unwrap_or(Seat(0)),
    }
}
