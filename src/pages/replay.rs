//! A game looked at move by move: from a save, or from a link that this browser has verified.

use std::time::Duration;

use crate::prelude::*;
use tabletop::{LinkError, Player, RecordLink, Seat, Table};

use super::home::Home;
use super::play::{NotOpened, TablePanels, open};
use crate::browser;
use crate::desk::{Desk, Mode};
use crate::games::{self, GameUi, LaidOut};
use crate::i18n::{annals, words};
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::review;
use crate::review::plan::Verdict;
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;
use crate::table::curve::{curve, marks};
use crate::table::menu::{copy_record_link, export};
use crate::table::review::{cost, said_at};
use crate::table::sheet::Sheet;
use crate::table::status::StatusLine;
use crate::toast::{self, Tone};
use crate::view::{Each, Word, aria, follow, on, part, t, text};

/// A saved game.
#[component]
pub fn Replay(
    key: String,
    /// Where it is opened, as a number of moves.
    moment: usize,
) -> impl IntoView {
    match open(&key, Mode::Replay) {
        Ok((desk, game)) => view! { <Viewer desk game moment/> }.into_any(),
        Err(why) => view! { <NotOpened key why/> }.into_any(),
    }
}

/// A game from a link.
#[component]
pub fn Watch(link: RecordLink) -> impl IntoView {
    let entry = bots::find(&link.game).zip(games::find(&link.game));
    let Some((entry, game)) = entry else {
        return view! { <Home lost=Some(LinkError::Foreign)/> }.into_any();
    };
    match (entry.read_link)(&link) {
        Ok(mut table) => {
            name_players(table.as_mut());
            let desk = Desk::new(table, fresh_key(), None, Mode::Replay);
            view! { <Viewer desk game moment=0/> }.into_any()
        }
        Err(error) => view! { <Home lost=Some(error)/> }.into_any(),
    }
}

/// A link knows no names: those who sit there are called as at a new table.
fn name_players(table: &mut dyn Table) {
    let names = words().player_names;
    let nameless = table.players().iter().filter(|(seat, player)| player.name == seat.to_string());
    let nameless: Vec<(Seat, Player)> =
        nameless.map(|(seat, player)| (seat, player.clone())).collect();
    for (seat, player) in nameless {
        let name = names[seat.index() % names.len()].to_owned();
        table.set_player(seat, Player { name, ..player });
    }
}

/// The least time a move is seen while the replay goes on by itself, in milliseconds.
const GLANCE: u64 = 300;

/// A replay that goes on by itself, at the pace the player set, until its end.
fn go_on(
    playing: RwSignal<bool>,
    pace: RwSignal<usize>,
    here: impl Fn() -> usize + Copy + 'static,
    last: impl Fn() -> usize + Copy + 'static,
    go: impl Fn(usize) + Copy + 'static,
) {
    follow(move || {
        if !playing.get() {
            return;
        }
        let at = here();
        if at >= last() {
            playing.set(false);
            return;
        }
        let wait = 4 * prefs::speed_untracked().pause().max(GLANCE) / (1 << pace.get());
        let step = move || {
            let is_still_there = playing.try_get_untracked() == Some(true) && untrack(here) == at;
            if is_still_there {
                go(at + 1);
            }
        };
        set_timeout(step, Duration::from_millis(wait));
    });
}

#[component]
fn Viewer(desk: Desk, game: &'static dyn GameUi, moment: usize) -> impl IntoView {
    desk.moment.set(Some(moment.min(untrack(|| desk.with(Table::line_len)))));
    let sheet = RwSignal::new(None::<Sheet>);
    let last = move || desk.with(Table::line_len);
    let here = move || desk.moment.get().unwrap_or_else(last);
    let go = move |to: usize| {
        desk.stage.before_change();
        desk.moment.set(Some(to.min(untrack(last))));
    };
    let playing = RwSignal::new(false);
    let pace = RwSignal::new(1_usize);
    go_on(playing, pace, here, last, go);
    let toggle = move |()| {
        // From the end it begins anew.
        if !playing.get_untracked() && untrack(here) >= untrack(last) {
            go(0);
        }
        playing.update(|playing| *playing = !*playing);
    };
    let keys = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "ArrowLeft" => go(here().saturating_sub(1)),
        "ArrowRight" => go(here() + 1),
        "Home" => go(0),
        "End" => go(last()),
        _ => {}
    };
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let in_slider =
            browser::document().active_element().is_some_and(|e| e.tag_name() == "INPUT");
        if !in_slider {
            keys(event);
        }
    });
    on_cleanup(move || handle.remove());
    let verdict = desk.with(review::known);
    let course = desk.with(|table| game.course(table));
    let marked = verdict.as_ref().map(|verdict| verdict.moments());
    let way = (!course.is_empty()).then(|| {
        // Who has read the review knows how it ended; for everybody else nothing of what comes later is drawn.
        let drawn = text(move || match &marked {
            Some(marked) => {
                curve(&course, course.len())
                    + &marks(&course, marked, |part| game.part(part, prefs::lang()))
            }
            None => curve(&course, here()),
        });
        view! { <div class="timeline__way" inner_html=drawn></div> }.into_any()
    });
    let judged = verdict.map(|verdict| {
        view! { <p class="timeline__judged" id="judged" role="status">{part(move || judged(desk, game, &verdict, here()))}</p> }
            .into_any()
    });
    let LaidOut { board, players, milestones, acts } = game.lay_out(desk);
    view! {
        <main class="play play--replay" id="main" tabindex="-1" data-game=game.id()>
            <h1 class="sr-only">{text(move || format!("{}: {}", words().replay, game.name(prefs::lang())))}</h1>
            <StatusLine desk milestones acts/>
            <section class="board" aria-label=t(|w| w.board)>{board}</section>
            <section class="tray" aria-label=t(|w| w.timeline)>
                <div class="timeline">
                    <div class="timeline__told">
                        <label class="timeline__here" for="time">
                            <span class="timeline__no num">{text(move || words().viewing(here(), last()))}</span>
                        </label>
                        {judged}
                    </div>
                    {way}
                    <input
                        class="slider"
                        id="time"
                        type="range"
                        min="0"
                        max=text(last)
                        prop:value=text(move || here().to_string())
                        on:input=on(move |event| go(event_target_value(&event).parse().unwrap_or_default()))
                    />
                    <div class="timeline__steps">
                        <StepButton icon=Icon::First label=|w| w.first_move act=Callback::new(move |()| go(0))/>
                        <StepButton icon=Icon::Back label=|w| w.step_back act=Callback::new(move |()| go(here().saturating_sub(1)))/>
                        <button
                            class="btn btn--act btn--icon"
                            type="button"
                            id="autoplay"
                            aria-label=text(move || words().autoplay[usize::from(playing.get())])
                            title=text(move || words().autoplay[usize::from(playing.get())])
                            on:click=on(move |_| toggle(()))
                        >
                            {part(move || view! { <IconView icon=if playing.get() { Icon::Pause } else { Icon::Play }/> })}
                        </button>
                        <StepButton icon=Icon::Next label=|w| w.step_on act=Callback::new(move |()| go(here() + 1))/>
                        <StepButton icon=Icon::Last label=|w| w.last_move act=Callback::new(move |()| go(last()))/>
                    </div>
                    <div class="segmented timeline__pace" role="group" aria-label=t(|w| w.pace)>{paces(pace)}</div>
                    <button class="btn timeline__on" type="button" id="keep" on:click=on(move |_| play_on(desk, here()))>
                        <IconView icon=Icon::Here/>
                        {text(move || if here() < last() { annals().play_on } else { words().keep })}
                    </button>
                </div>
            </section>
            <nav class="tools" aria-label=t(|w| w.tools)>
                <button class="btn btn--quiet" type="button" id="copy-record" on:click=on(move |_| copy_record_link(desk))>
                    <IconView icon=Icon::Link/><span class="tools__label">{t(|w| w.copy_link)}</span>
                </button>
                <button class="btn btn--quiet" type="button" on:click=on(move |_| export(desk, game))>
                    <IconView icon=Icon::Export/><span class="tools__label">{t(|w| w.export)}</span>
                </button>
                <button class="btn btn--quiet tools__sheet" type="button" aria-controls="players" on:click=on(move |_| sheet.set(Some(Sheet::Players)))>
                    <IconView icon=Icon::Players/><span class="tools__label">{t(|w| w.players)}</span>
                </button>
                <button class="btn btn--quiet tools__sheet" type="button" aria-controls="log" on:click=on(move |_| sheet.set(Some(Sheet::Log)))>
                    <IconView icon=Icon::Log/><span class="tools__label">{t(|w| w.log)}</span>
                </button>
                <a class="btn btn--quiet" href="#/">
                    <IconView icon=Icon::Home/><span class="tools__label">{t(|w| w.home)}</span>
                </a>
            </nav>
            <TablePanels desk game sheet players/>
        </main>
    }
}

/// How fast it goes on by itself: half as fast, as the bots, twice as fast.
fn paces(pace: RwSignal<usize>) -> AnyView {
    let buttons = ["½", "1×", "2×"].into_iter().enumerate().map(|(at, label)| {
        view! {
            <button type="button" aria-pressed=aria(move || pace.get() == at) on:click=on(move |_| pace.set(at))>
                {label}
            </button>
        }
    });
    buttons.each()
}

/// Keeps a copy that stands at this moment, and goes to it: what was played later can be made again there.
fn play_on(desk: Desk, moment: usize) {
    let key = fresh_key();
    let mut kept = desk.with(|table| Kept::of(table, None));
    let line = kept.save.record.choices.len();
    kept.save.at = moment.min(line);
    if kept.save.at < line {
        // Whoever has seen how it went on plays for practice.
        kept.over = false;
        kept.save.practice = true;
    }
    match saves::write(&key, &kept) {
        Ok(()) => browser::go(&format!("#/play/{key}")),
        Err(error) => toast::say(Tone::Bad, words().storage_failed(error)),
    }
}

/// What the review says of the move that led to this moment.
fn judged(desk: Desk, game: &'static dyn GameUi, verdict: &Verdict, here: usize) -> AnyView {
    let says = annals();
    let Some(ply) = here.checked_sub(1) else { return ().into_any() };
    let costly = verdict.costly.iter().position(|one| one.ply == ply);
    if let Some((at, one)) = costly.and_then(|at| Some((at, verdict.costly.get(at)?))) {
        let (cost, unit) = cost(game.measure(), one.worth, prefs::lang());
        let other = says.better.with(&[&said_at(desk, game, ply, one.seat, one.rival)]);
        return view! {
            <span class="review__no">{(at + 1).to_string()}</span>
            <span><b>{cost}</b>" "{unit}". "{other}</span>
        }
        .into_any();
    }
    let Some(would) = verdict.would.iter().find(|would| would.ply == ply) else {
        return ().into_any();
    };
    let said = match would.other {
        None => says.agrees.to_owned(),
        Some(other) => says.rather.with(&[&said_at(desk, game, ply, would.seat, other)]),
    };
    view! { <IconView icon=Icon::Hint/><span>{said}</span> }.into_any()
}

#[component]
fn StepButton(icon: Icon, label: Word, act: Callback<()>) -> impl IntoView {
    view! {
        <button class="btn btn--icon" type="button" aria-label=t(label) title=t(label) on:click=on(move |_| act.run(()))>
            <IconView icon/>
        </button>
    }
}
