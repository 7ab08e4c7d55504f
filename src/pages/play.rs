//! A table in use.

mod banner;

use crate::prelude::*;
use tabletop::{LoadError, Turn};
use web_sys::KeyboardEvent;

use super::shell::Shell;
use crate::app;
use crate::browser;
use crate::desk::{Desk, Mode};
use crate::director::Director;
use crate::games::{self, GameUi, LaidOut};
use crate::i18n::{keeping, words};
use crate::icon::{Icon, IconView};
use crate::post::hand_over::{HandOver, HandOverDialog};
use crate::post::since::Since;
use crate::post::waiting::Waiting;
use crate::post::{self, Pending};
use crate::storage::shelf::Shelf;
use crate::storage::{self, StorageError, saves};
use crate::table::coach::coach;
use crate::table::curtain::Curtain;
use crate::table::decision::DecisionPanel;
use crate::table::dialog::Dialog;
use crate::table::ending::Ending;
use crate::table::log::{LogList, LogVoice};
use crate::table::menu::Menu;
use crate::table::players::PlayersList;
use crate::table::sheet::{Panel, Sheet};
use crate::table::status::StatusLine;
use crate::table::task::task;
use crate::table::tools::Tools;
use crate::toast::{self, Tone};
use crate::view::{Each, Settled, aria, flag, follow, on, part, t, text, word};
use crate::{noting, prefs, pwa};
use banner::Banner;

/// The table kept under a key.
#[component]
pub fn Play(key: String) -> impl IntoView {
    match open(&key, Mode::Opening) {
        Ok((desk, game)) => {
            // Nobody plays until the browser says that no other tab does; who opens a letter plays here.
            match post::word_left(&key) {
                Some(Pending::Letter(letter)) => {
                    desk.expect(letter);
                    desk.take_hold(true);
                }
                Some(Pending::Fresh(seat)) => {
                    desk.take_hold(false);
                    seat.into_iter().for_each(|seat| desk.tell_since(seat));
                }
                None => desk.take_hold(false),
            }
            if !storage::is_available() {
                desk.unsaved.set(Some(StorageError::Denied));
            }
            pwa::ask_to_persist();
            view! { <TableInUse desk game/> }.into_any()
        }
        Err(why) => view! { <NotOpened key why/> }.into_any(),
    }
}

/// Takes a table up again: from storage, or from memory where storage is denied.
pub fn open(key: &str, mode: Mode) -> Result<(Desk, &'static dyn GameUi), CannotOpen> {
    let (table, title, sent) = match saves::load(key) {
        Some(loaded) => {
            let loaded = loaded.map_err(CannotOpen::Damaged)?;
            if loaded.is_older_copy {
                toast::ask(Tone::Bad, words().older_copy, Vec::new());
            }
            (loaded.table, loaded.kept.title, loaded.kept.sent)
        }
        None => (app::seated_table(key).ok_or(CannotOpen::Missing)?, None, None),
    };
    let game = games::find(table.game_id()).expect("every catalogued game can be shown");
    let desk = Desk::new(table, key.to_owned(), title, mode);
    desk.had_sent(sent);
    Ok((desk, game))
}

/// Why a game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotOpen {
    /// There is none under this key.
    Missing,
    /// It cannot be read or played.
    Damaged(LoadError),
}

/// A game that cannot be opened: why, and the data to take away.
#[component]
pub fn NotOpened(key: String, why: CannotOpen) -> impl IntoView {
    let raw = Shelf::Games.raw(&key);
    let export = raw.map(|text| {
        let name = format!("szlak-{key}.json");
        view! {
            <button class="btn" type="button" on:click=on(move |_| drop(browser::download(&name, &text)))>
                <IconView icon=Icon::Export/>{t(|w| w.export)}
            </button>
        }
    });
    view! {
        <Shell class="page--narrow">
            <h1 class="page__title">{t(|w| w.cannot_open)}</h1>
            <div class="notice notice--bad" role="alert" id="cannot-open">
                <IconView icon=Icon::Warn/>
                <p>{text(move || match &why {
                    CannotOpen::Missing => keeping().no_such_game.to_owned(),
                    CannotOpen::Damaged(error) => words().kept_error(error),
                })}</p>
            </div>
            <div class="acts">
                <a class="btn btn--act" href="#/">{t(|w| w.home)}</a>
                {export}
            </div>
        </Shell>
    }
}

#[component]
fn TableInUse(desk: Desk, game: &'static dyn GameUi) -> impl IntoView {
    let director = Director::new(desk);
    let [menu, keys, ending] = [(); 3].map(|()| RwSignal::new(false));
    let hand_over = HandOver::new();
    let sheet = RwSignal::new(None::<Sheet>);
    follow_other_tabs(desk);
    // Noted before it is told, so that what is told counts it.
    noting::note_the_end(desk, game);
    open_at_the_end(desk, ending);
    keep_the_focus(desk);
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        table_keys(&event, desk, game, keys);
    });
    on_cleanup(move || handle.remove());
    let curtain = Settled::new(move || desk.curtain_for());
    view! {
        {part(move || match curtain.get() {
            Some(seat) => view! { <Curtain desk seat/> }.into_any(),
            None => view! { <TableView desk game director sheet menu hand_over/> }.into_any(),
        })}
        <Menu desk game open=menu keys hand_over/>
        <HandOverDialog desk hand_over/>
        <Since desk/>
        <KeysDialog open=keys/>
        <Ending desk game open=ending/>
    }
}

#[component]
fn TableView(
    desk: Desk,
    game: &'static dyn GameUi,
    director: Director,
    sheet: RwSignal<Option<Sheet>>,
    menu: RwSignal<bool>,
    hand_over: HandOver,
) -> impl IntoView {
    let LaidOut { board, players, milestones, acts } = game.lay_out(desk);
    view! {
        <main class="play" id="main" tabindex="-1" data-game=game.id() data-light=text(move || desk.light.get())>
            <h1 class="sr-only">{text(move || game.name(prefs::lang()))}</h1>
            <LogVoice desk/>
            <StatusLine desk milestones acts/>
            <div class="overhead">
                <Banner desk game/>
                <Waiting desk hand_over/>
                {(!game.has_own_leaf()).then(|| leaf(desk, game))}
            </div>
            <section class="board" aria-label=t(|w| w.board) on:click:capture=on(move |_| {
                director.hurry();
                desk.stage.skip();
            })>
                {board}
            </section>
            {(!game.has_own_list()).then(|| view! {
                <section class="tray" aria-label=t(|w| w.decision)>
                    <DecisionPanel desk game/>
                </section>
            }.into_any())}
            <Tools desk sheet menu/>
            <TablePanels desk game sheet players/>
        </main>
    }
}

/// What a guide says, or a puzzle asks for.
pub fn leaf(desk: Desk, game: &'static dyn GameUi) -> AnyView {
    (coach(desk, game), task(desk, game)).into_any()
}

/// The panels beside the board, and the scrim behind them on a phone.
#[component]
pub fn TablePanels(
    desk: Desk,
    game: &'static dyn GameUi,
    sheet: RwSignal<Option<Sheet>>,
    /// What the game shows of the players in place of their list.
    players: Option<AnyView>,
) -> impl IntoView {
    let players = players.unwrap_or_else(|| view! { <PlayersList desk game/> }.into_any());
    view! {
        <button
            class="scrim"
            type="button"
            aria-label=t(|w| w.close)
            tabindex="-1"
            hidden=flag(move || sheet.get().is_none())
            on:click=on(move |_| sheet.set(None))
        ></button>
        <Panel sheet=Sheet::Players open=sheet title=word(|w| w.players)>
            <div class="panel__body">{players}</div>
        </Panel>
        <Panel sheet=Sheet::Log open=sheet title=word(|w| w.log)>
            <LogList desk/>
            <div class="panel__foot"><SpeedSwitch/></div>
        </Panel>
    }
}

/// How fast bots move.
#[component]
pub fn SpeedSwitch() -> impl IntoView {
    let buttons = prefs::Speed::ALL.map(|speed| {
        view! {
            <button
                type="button"
                aria-pressed=aria(move || prefs::speed() == speed)
                on:click=on(move |_| prefs::set_speed(speed))
            >
                {text(move || words().speed(speed))}
            </button>
        }
    });
    view! {
        <span class="small" id="speed-label">{t(|w| w.pace)}</span>
        <div class="segmented" role="group" aria-labelledby="speed-label">{buttons.each()}</div>
    }
}

#[component]
fn KeysDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open id="keys" title=word(|w| w.keys)>
            <div class="dialog__body">
                <dl class="keys">
                    {part(move || words().key_list.map(|(keys, what)| view! {
                        <dt>{keys.split(' ').map(|key| view! { <kbd>{key.to_owned()}</kbd> " " }).each()}</dt>
                        <dd>{what}</dd>
                    }).each())}
                </dl>
            </div>
        </Dialog>
    }
}

/// Another tab's moves are shown while this one looks on; and while this one plays, if they come
/// late or the browser has no locks.
fn follow_other_tabs(desk: Desk) {
    let handle =
        window_event_listener(leptos::ev::storage, move |_| match desk.mode.get_untracked() {
            Mode::LookOn | Mode::Opening => desk.reread(),
            Mode::Play => drop(desk.catch_up()),
            Mode::Replay => {}
        });
    on_cleanup(move || handle.remove());
}

/// The end is told when it comes, and when a finished game is opened.
fn open_at_the_end(desk: Desk, ending: RwSignal<bool>) {
    let mut was_over = false;
    follow(move || {
        let over = matches!(desk.turn(), Turn::Over(_));
        if over && !was_over {
            ending.set(true);
        }
        was_over = over;
    });
}

/// A choice made by key takes the button under the focus away; the focus goes to the next choice.
fn keep_the_focus(desk: Desk) {
    let mut opened = false;
    follow(move || {
        desk.with(|_| ());
        if opened {
            // With the next frame, which lays the table out anyway.
            request_animation_frame(refocus);
        }
        opened = true;
    });
}

fn refocus() {
    let lost = browser::document()
        .active_element()
        .is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN"));
    if lost {
        browser::focus("#main");
        browser::focus(".choices button[tabindex='0']");
    }
}

fn table_keys(event: &KeyboardEvent, desk: Desk, game: &'static dyn GameUi, keys: RwSignal<bool>) {
    let document = browser::document();
    let busy = |selector| document.query_selector(selector).is_ok_and(|found| found.is_some());
    if busy("dialog[open]") || busy("input:focus, select:focus, textarea:focus") {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    match (command, event.key().as_str()) {
        (true, "z") if !event.shift_key() => desk.undo(),
        (true, "y" | "Z" | "z") => desk.redo(),
        (false, "?") => keys.set(true),
        (false, "Escape") => desk.moment.set(None),
        (false, digit @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"))
            if !game.has_own_list() =>
        {
            choose_by_number(desk, digit);
            return;
        }
        _ => return,
    }
    event.prevent_default();
}

fn choose_by_number(desk: Desk, digit: &str) {
    let index = digit.parse::<usize>().unwrap_or(1) - 1;
    if desk.is_persons_turn() && index < desk.with_scene(|scene| scene.asked.choices.len()) {
        desk.choose(index).expect("a listed choice is legal");
    }
}
