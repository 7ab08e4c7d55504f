//! The set-up of a game: what is being filled in, and which of three looks it has. Everything is made from the game's
//! own set-up model; what a game adds to the look goes through [`GameUi`].

mod company;
mod deal;
mod duel;
mod form;
mod more;
mod options;
pub mod seats;
mod stage;

use crate::prelude::*;
use tabletop::{Form, Player, Seat, Seed, SeedLink, SetupError, UndoPolicy};

use crate::games::{self, GameUi, SetupLook};
use crate::i18n::words;
use crate::storage::last::{self, Last};
use crate::view::Each;
use crate::{browser, learning, prefs};

pub use deal::{Start, go_now, next, rematch};

/// Everything that is being filled in.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The game.
    pub entry: &'static bots::GameEntry,
    /// The game's form.
    pub form: RwSignal<Form>,
    /// Who sits where; there are always five, of which the first few play.
    pub players: RwSignal<Vec<Player>>,
    /// What was said about undo; until then what is usual for those who play.
    undo: RwSignal<Option<UndoPolicy>>,
    seed: RwSignal<String>,
    error: RwSignal<Option<SetupError>>,
    /// Is what is rarely changed unfolded?
    more: RwSignal<bool>,
}

/// The set-up page, perhaps filled in by a link.
#[component]
pub fn Setup(link: SeedLink) -> impl IntoView {
    let Some((entry, game)) = bots::find(&link.game).zip(games::find(&link.game)) else {
        return view! { <super::home::Home lost=Some(tabletop::LinkError::Foreign)/> }.into_any();
    };
    let draft = Draft::begin(entry, link);
    match game.setup_look() {
        SetupLook::Form => form::page(game, draft),
        SetupLook::Company => stage::page(game, draft, company::seats(game, draft)),
        SetupLook::Duel => stage::page(game, draft, duel::sides(game, draft)),
    }
}

/// Why the set-up is refused: in the words of the game where it has any.
fn refusal(game: &'static dyn GameUi, error: &SetupError, draft: Draft) -> String {
    let told = draft.form.with(|form| game.refusal(error, form, prefs::lang()));
    told.unwrap_or_else(|| words().setup_error(error))
}

/// Other ways into the game.
pub fn doors(game: &'static dyn GameUi) -> Option<AnyView> {
    let own = game.doors(prefs::lang()).into_iter().map(|(href, label)| (href.to_owned(), label));
    let doors: Vec<_> = learning::doors(game).into_iter().chain(own).collect();
    let links =
        doors.iter().map(|(href, label)| view! { <li><a href=href.clone()>{*label}</a></li> });
    (!doors.is_empty())
        .then(|| view! { <ul class="doors" role="list">{links.each()}</ul> }.into_any())
}

impl Draft {
    /// What the link says; of what it does not say, what was chosen last, or what is usual.
    fn begin(entry: &'static bots::GameEntry, link: SeedLink) -> Self {
        let model = (entry.model)();
        let Last { form: usual, players, undo } = deal::usual(entry);
        let is_filled_in = link.form.seats > 0 || !link.form.answers.is_empty();
        let mut form = if is_filled_in { link.form } else { usual };
        if form.seats == 0 {
            form.seats = model.default_seats;
        }
        let error = model.check(&form).err();
        if error.is_some() {
            form = model.blank();
        }
        Self {
            entry,
            form: RwSignal::new(form),
            players: RwSignal::new(players),
            undo: RwSignal::new(undo),
            seed: RwSignal::new(link.seed.unwrap_or_else(fresh_seed).to_string()),
            error: RwSignal::new(error),
            more: RwSignal::new(false),
        }
    }

    /// The answer under a key, the assumed one if none was given; follows it.
    pub fn answer(self, option: &str, seat: Seat) -> String {
        let model = (self.entry.model)();
        let option = model.options.iter().find(|known| known.id == option);
        option.map(|option| self.form.with(|form| form.answer(option, seat))).unwrap_or_default()
    }

    /// Answers for a seat.
    pub fn give(self, option: &str, seat: Seat, answer: String) {
        self.form.update(|form| {
            form.answers.insert(format!("{option}.{}", seat.index() + 1), answer);
        });
        self.error.set(None);
    }

    /// Who sits there; follows it.
    pub fn player(self, seat: Seat) -> Player {
        self.players.with(|players| players[seat.index()].clone())
    }

    /// What may be taken back.
    fn undo(self) -> UndoPolicy {
        let seats = self.form.with(|form| usize::from(form.seats));
        let usual =
            || self.players.with(|players| UndoPolicy::usual(&players[..seats].to_vec().into()));
        self.undo.get().unwrap_or_else(usual)
    }

    /// Deals the game, keeps it and goes to its table; or says what is wrong.
    fn start(self) {
        let Ok(seed) = self.seed.get_untracked().parse::<Seed>() else {
            self.more.set(true);
            later_focus("#seed");
            return;
        };
        let (form, players) = (self.form.get_untracked(), self.players.get_untracked());
        let start = Start { form, players, undo: self.undo.get_untracked() };
        match deal::deal(self.entry, start, seed) {
            Ok(key) => browser::go(&format!("#/play/{key}")),
            Err(error) => {
                self.error.set(Some(error));
                browser::focus("#main");
            }
        }
    }
}

/// What is unfolded by a change can take the focus when the change is drawn.
fn later_focus(selector: &'static str) {
    if browser::document().query_selector(selector).is_ok_and(|found| found.is_some()) {
        browser::focus(selector);
    } else {
        browser::focus_soon(selector);
    }
}

fn fresh_seed() -> Seed {
    Seed::new(browser::entropy())
}

/// What is remembered of a game that players meet.
fn remember(entry: &bots::GameEntry, start: &Start) {
    if entry.shown {
        last::remember(entry.id, &seats::nameless(start));
    }
}
