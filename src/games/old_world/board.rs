//! The table of Old World: the map in the middle, the boards beside it, hand and market at the near
//! edge; a fight, a story or dice lie over it.
//!
//! Everything is plain markup that says what it is (`data-at`); a few listeners hear everything.
//! What pointing at a thing means is decided by [`super::model::click`].

mod boards;
mod choices;
mod focus;
mod listen;
pub mod status;
mod tray;

use crate::prelude::*;
use ::old_world::versus::Choice;
use tabletop::{ChoiceRefused, Seat, Viewer};

use super::model::{Act, At, Model, Step, click};
use super::pieces::kit;
use super::{fight, hunt, map, motion, note, over, strip};
use crate::desk::Desk;
use crate::games::{GameUi, LaidOut};
use crate::signal::Lasting;
use crate::view::{Settled, flag, follow, t, text, when};
use listen::Press;

pub use listen::place;
pub use status::label as act_label;
pub use tray::{Tab, list_switch};

/// What the parts of the table share.
pub type Board = Lasting<Parts>;

/// What a board holds.
pub struct Parts {
    /// The table in use.
    pub desk: Desk,
    /// The game that is played.
    pub house: &'static dyn GameUi,
    /// What lies on it. Parts settle what they need of it.
    pub model: Settled<Model>,
    /// What is marked on the way to an answer.
    pub marks: RwSignal<Vec<At>>,
    /// What is pointed at, by hovering, by the focus or by a long press.
    pub pointed: RwSignal<Option<At>>,
    /// What was tried in vain.
    pub refused: RwSignal<Option<Choice>>,
    /// The pile or board that is laid open.
    pub opened: RwSignal<Option<At>>,
    /// Everything that brings one nearer to an answer.
    pub lit: Settled<Vec<At>>,
    /// The buttons of the status line.
    pub acts: Settled<Vec<Act>>,
    /// What a hint points at.
    pub hinted: Settled<Vec<At>>,
    /// Is the list of all choices shown?
    pub list_open: RwSignal<bool>,
    /// What lies before the player on a phone.
    pub tab: RwSignal<Tab>,
    /// What the pointer that is down began with.
    press: StoredValue<Press>,
}

/// The table of a game of this engine, laid out; `see` looks at it, with a seat at the near side.
pub fn lay_out(desk: Desk, house: &'static dyn GameUi, see: fn(Desk, Seat) -> Model) -> LaidOut {
    let drawn = Settled::new(move || see(desk, us(desk)));
    let marks = RwSignal::new(Vec::new());
    let board = Lasting::of(Parts {
        desk,
        house,
        model: drawn,
        marks,
        pointed: RwSignal::new(None),
        refused: RwSignal::new(None),
        opened: RwSignal::new(None),
        lit: Settled::new(move || drawn.with(|model| model.lit(&marks.get()))),
        acts: Settled::new(move || drawn.with(|model| model.acts(&marks.get()))),
        hinted: Settled::new(move || hinted(desk, drawn)),
        list_open: RwSignal::new(false),
        tab: RwSignal::new(Tab::Hand),
        press: StoredValue::new(Press::default()),
    });
    kit::KIT.load();
    // What was marked and opened stays so only until the position changes.
    follow(move || {
        drawn.track();
        marks.set(Vec::new());
        board.refused.set(None);
        board.opened.set(None);
        board.list_open.set(false);
        request_animation_frame(move || focus::keep(board));
    });
    // What is marked is drawn anew: the focus stays on it.
    follow(move || {
        board.lit.track();
        request_animation_frame(move || focus::keep(board));
    });
    // On a phone the tab follows the question.
    let asked = Settled::new(move || drawn.with(Model::decision));
    follow(move || {
        if let Some(decision) = asked.get() {
            board.tab.set(Tab::of(decision));
        }
    });
    desk.stage.hear(move || motion::report(board));
    let handle =
        window_event_listener(leptos::ev::keydown, move |event| board.hear_shortcut(&event));
    on_cleanup(move || {
        handle.remove();
        kit::KIT.put_away();
    });
    LaidOut {
        board: board.draw(),
        players: Some(boards::boards(board)),
        milestones: Some(hunt::milestones(board).unwrap_or_else(|| status::milestones(board))),
        acts: Some(status::acts(board)),
    }
}

impl Board {
    fn draw(self) -> AnyView {
        let fights = Settled::new(move || self.model.with(|model| fight::is_fought(&model.view)));
        // The map stays where it is while a fight lies over it: its ground is dear to draw.
        let table = view! {
            {map::sheet(self)}
            {map::contracts(self)}
            {when(move || fights.get(), move || fight::scene(self))}
            {over::layer(self)}
            {hunt::table(self)}
            <div class="ow-tray-own">{boards::own_board(self)}</div>
            <div class="ow-strip">
                {tray::tabs(self)}
                {strip::hand(self)}
                {strip::stall(self)}
                {when(move || fights.get(), move || fight::belt(self))}
            </div>
            {note::note(self)}
        }
        .into_any();
        view! {
            <div
                class="old-world"
                class:old-world--fight=flag(move || fights.get())
                class:old-world--hunt=flag(move || self.is_hunt())
                data-tab=text(move || self.tab.get().name())
                role="group"
                aria-label=t(|w| w.board)
            >
                {self.hear("ow-table", table)}
            </div>
            {choices::all_choices(self)}
        }
        .into_any()
    }

    /// Is this thing marked?
    pub fn is_marked(self, at: At) -> bool {
        self.marks.with(|marks| marks.contains(&at))
    }

    /// Would pointing at it bring one nearer to an answer?
    pub fn is_lit(self, at: At) -> bool {
        self.lit.with(|lit| lit.contains(&at))
    }

    /// Does a hint point at it?
    pub fn is_hinted(self, at: At) -> bool {
        self.hinted.with(|hinted| hinted.contains(&at))
    }

    /// The classes of its state, for things in the page; things of the map have their own.
    pub fn state(self, at: At) -> &'static str {
        match (self.is_marked(at), self.is_lit(at)) {
            (true, _) => "is-selected",
            (false, true) => "is-legal",
            (false, false) => "",
        }
    }

    /// Carries out what pointing at a thing means.
    pub fn point_at(self, at: At) {
        self.refused.set(None);
        let step = self.model.with_untracked(|model| click(model, &self.marks.get_untracked(), at));
        self.take(step);
    }

    /// Carries out what was meant.
    pub fn take(self, step: Step) {
        match step {
            Step::Look => {}
            Step::Mark(marks) => self.marks.set(marks),
            // The table offers what `legal()` lists: a refusal would be a bug of the rules.
            Step::Choose(choice) => self.choose(choice).expect("what is offered is legal"),
            Step::ChooseAll(choices) => self.choose_all(&choices),
            Step::Refuse(choice) => self.refused.set(Some(choice)),
            Step::Open(at) => self.opened.set(Some(at)),
        }
    }

    /// Gives an answer by its place in the list: what one person votes for, others at this screen do.
    fn choose(self, choice: Choice) -> Result<(), ChoiceRefused> {
        let place = |model: &Model| model.legal.iter().position(|legal| *legal == choice);
        let place = self.model.with_untracked(place).unwrap_or(usize::MAX);
        self.desk.choose(place)
    }

    /// Is it a hunt that lies here?
    pub fn is_hunt(self) -> bool {
        self.model.with_untracked(|model| model.view.hunt.is_some())
    }

    /// Gives answers one after another, as long as it is this person who is asked, and they are legal;
    /// that it is enough is said only where it is still the same question.
    fn choose_all(self, choices: &[Choice]) {
        let asked =
            |model: &Model| model.asked.map(|(seat, asked)| (seat, std::mem::discriminant(&asked)));
        let first = self.model.with_untracked(asked);
        for choice in choices {
            let goes_on = self.model.with_untracked(|model| {
                model.legal.contains(choice) && (*choice != Choice::Done || asked(model) == first)
            });
            if !goes_on || self.choose(*choice).is_err() {
                return;
            }
        }
    }

    /// Esc: what is marked goes back.
    pub fn put_down(self) {
        self.refused.set(None);
        self.opened.set(None);
        self.pointed.set(None);
        if !self.marks.with_untracked(Vec::is_empty) {
            self.marks.set(Vec::new());
        }
    }
}

/// The things the choice of a hint is made of.
fn hinted(desk: Desk, drawn: Settled<Model>) -> Vec<At> {
    let Some(index) = desk.pointed_out() else { return Vec::new() };
    drawn.with(|model| {
        let spots = model.gestures.get(index).map(|gesture| gesture.spots.as_slice());
        spots.unwrap_or_default().iter().filter_map(|spot| spot.first().copied()).collect()
    })
}

/// Whose board is the large one: the viewer's, or the first person's, or the first seat's.
fn us(desk: Desk) -> Seat {
    let first =
        || desk.players().iter().find(|(_, player)| player.is_human()).map(|(seat, _)| seat);
    match desk.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Referee => first().unwrap_or(Seat(0)),
    }
}

/// A text as it stands in markup: names are whatever somebody typed.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
