//! The set-up of a game: made entirely from the game's own set-up model.

mod options;
mod seats;

use crate::prelude::*;
use tabletop::{
    BySeat, Control, Form, Level, Player, Seed, SeedLink, SetupError, Table, UndoPolicy,
};

use super::shell::Shell;
use crate::browser;
use crate::desk::Desk;
use crate::games::{self, GameUi};
use crate::heraldry::BlazonView;
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::learning;
use crate::link;
use crate::prefs;
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;
use crate::table::menu::copy_link;
use crate::toast::{self, Tone};
use crate::view::{Each, aria, flag, on, part, t, text};

/// Everything that is being filled in.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The game's form.
    pub form: RwSignal<Form>,
    /// Who sits where; there are always five, of which the first few play.
    pub players: RwSignal<Vec<Player>>,
    /// What was said about undo; until then what is usual for those who play.
    undo: RwSignal<Option<UndoPolicy>>,
    seed: RwSignal<String>,
    error: RwSignal<Option<SetupError>>,
}

/// The set-up page, perhaps filled in by a link.
#[component]
pub fn Setup(link: SeedLink) -> impl IntoView {
    let Some((entry, game)) = bots::find(&link.game).zip(games::find(&link.game)) else {
        return view! { <super::home::Home lost=Some(tabletop::LinkError::Foreign)/> }.into_any();
    };
    let model = (entry.model)();
    let mut form = model.blank();
    if link.form.seats > 0 {
        form.seats = link.form.seats;
    }
    form.answers = link.form.answers;
    let error = model.check(&form).err();
    if error.is_some() {
        form = model.blank();
    }
    let draft = Draft {
        form: RwSignal::new(form),
        players: RwSignal::new(seats::first_players()),
        undo: RwSignal::new(None),
        seed: RwSignal::new(link.seed.unwrap_or_else(fresh_seed).to_string()),
        error: RwSignal::new(error),
    };
    view! { <SetupForm entry game draft/> }.into_any()
}

#[component]
fn SetupForm(
    entry: &'static bots::GameEntry,
    game: &'static dyn GameUi,
    draft: Draft,
) -> impl IntoView {
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        draft.start(entry);
    };
    view! {
        <Shell class="page--narrow">
            <form class="setup" on:submit=on(start)>
                <div class="setup__head">
                    <BlazonView blazon=game.blazon() size="l"/>
                    <div>
                        <h1 class="page__title">{text(move || game.name(prefs::lang()))}</h1>
                        <p class="muted">{text(move || game.tagline(prefs::lang()))}</p>
                        {part(move || doors(game))}
                    </div>
                </div>
                {part(move || draft.error.get().map(|error| view! {
                    <div class="notice notice--bad" role="alert" id="setup-error">
                        <IconView icon=Icon::Warn/>
                        <p>{refusal(game, &error, draft)}</p>
                    </div>
                }.into_any()))}
                <seats::Seats entry draft/>
                <options::Options entry game draft/>
                <UndoChoice draft/>
                <SeedField entry draft/>
                <div class="setup__start">
                    <button class="btn btn--act btn--large" type="submit" id="start">
                        <IconView icon=Icon::Play/>{t(|w| w.start)}
                    </button>
                </div>
            </form>
        </Shell>
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

#[component]
fn UndoChoice(draft: Draft) -> impl IntoView {
    let choices = UndoPolicy::ALL.map(|policy| {
        view! {
            <label>
                <input
                    type="radio"
                    name="undo"
                    value=policy.slug()
                    prop:checked=flag(move || draft.undo() == policy)
                    on:change=on(move |_| draft.undo.set(Some(policy)))
                />
                {text(move || words().undo_policy(policy).0)}
            </label>
        }
    });
    view! {
        <fieldset class="leaf">
            <legend class="sr-only">{t(|w| w.undo_rule)}</legend>
            <h2 class="rubric">{t(|w| w.undo_rule)}</h2>
            <div class="segmented" role="radiogroup" aria-label=t(|w| w.undo_rule) aria-describedby="undo-hint">
                {choices.each()}
            </div>
            <p class="field__hint" id="undo-hint">{text(move || words().undo_policy(draft.undo()).1)}</p>
        </fieldset>
    }
}

#[component]
fn SeedField(entry: &'static bots::GameEntry, draft: Draft) -> impl IntoView {
    let wrong = move || draft.seed.get().parse::<Seed>().err();
    let copy = move |_| {
        let form = (entry.model)().abridge(&draft.form.get_untracked());
        let seed = draft.seed.get_untracked().parse().ok();
        copy_link(SeedLink { game: entry.id.to_owned(), seed, form }.encode());
    };
    view! {
        <div class="leaf field">
            <label class="field__label" for="seed">{t(|w| w.seed)}</label>
            <div class="joined">
                <input
                    class="input input--code"
                    id="seed"
                    aria-describedby="seed-hint"
                    aria-invalid=aria(move || wrong().is_some())
                    spellcheck="false"
                    autocapitalize="characters"
                    autocomplete="off"
                    prop:value=text(move || draft.seed.get())
                    on:input=on(move |event| draft.seed.set(event_target_value(&event)))
                />
                <button
                    class="btn btn--icon"
                    type="button"
                    id="shuffle-seed"
                    aria-label=t(|w| w.shuffle_seed)
                    title=t(|w| w.shuffle_seed)
                    on:click=on(move |_| draft.seed.set(fresh_seed().to_string()))
                >
                    <IconView icon=Icon::Shuffle/>
                </button>
            </div>
            <p class="field__hint" id="seed-hint">{t(|w| w.seed_hint)}</p>
            {part(move || wrong().map(|error| view! {
                <p class="field__error" id="seed-error" role="alert">{words().seed_error(&error)}</p>
            }.into_any()))}
            <div class="acts">
                <button class="btn" type="button" id="copy-seed-link" on:click=on(copy)>
                    <IconView icon=Icon::Link/>{t(|w| w.copy_seed_link)}
                </button>
            </div>
        </div>
    }
}

impl Draft {
    /// What may be taken back.
    fn undo(self) -> UndoPolicy {
        let seats = self.form.with(|form| usize::from(form.seats));
        let usual =
            || self.players.with(|players| UndoPolicy::usual(&players[..seats].to_vec().into()));
        self.undo.get().unwrap_or_else(usual)
    }

    /// Deals the game, keeps it and goes to its table; or says what is wrong.
    fn start(self, entry: &'static bots::GameEntry) {
        let Ok(seed) = self.seed.get_untracked().parse::<Seed>() else {
            browser::focus("#seed");
            return;
        };
        let form = self.form.get_untracked();
        let mut table = match (entry.open)(&form, seed) {
            Ok(table) => table,
            Err(error) => {
                self.error.set(Some(error));
                browser::focus("#main");
                return;
            }
        };
        let players = self.players.get_untracked();
        let seated = BySeat::from_fn(form.seats, |seat| {
            let player = &players[seat.index()];
            let name = player.name.trim();
            let name =
                if name.is_empty() { words().seat(seat.index() + 1) } else { name.to_owned() };
            Player { name, control: player.control }
        });
        (entry.seat)(table.as_mut(), seated, untrack(|| self.undo()));
        go_to(table);
    }
}

/// Deals the same set-up to the same players anew, and goes to that table. What cannot be dealt any more is set up by hand.
pub fn rematch(desk: Desk) {
    let dealt = desk.with(|table| {
        let entry = bots::find(table.game_id())?;
        let mut fresh = (entry.open)(&table.form(), fresh_seed()).ok()?;
        (entry.seat)(fresh.as_mut(), table.players().clone(), table.undo_policy());
        Some(fresh)
    });
    match dealt {
        Some(table) => go_to(table),
        None => browser::go(&format!("#/{}", desk.with(link::setup_link))),
    }
}

/// Keeps a table that was just dealt, and goes to it.
fn go_to(table: Box<dyn Table>) {
    let key = fresh_key();
    if let Err(error) = saves::write(&key, &Kept::of(table.as_ref(), None)) {
        toast::ask(Tone::Bad, words().storage_failed(error), Vec::new());
    }
    crate::app::seat_table(&key, table);
    browser::go(&format!("#/play/{key}"));
}

fn fresh_seed() -> Seed {
    Seed::new(browser::entropy())
}

/// The level a bot has at first.
const USUAL_LEVEL: Level = Level::Apprentice;

/// The same person as a bot, or the same bot as a person.
fn with_control(player: &Player, bot: bool) -> Player {
    let control = match (bot, player.control) {
        (false, _) => Control::Human,
        (true, Control::Bot(level)) => Control::Bot(level),
        (true, Control::Human) => Control::Bot(USUAL_LEVEL),
    };
    Player { name: player.name.clone(), control }
}
