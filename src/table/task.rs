//! What a puzzle adds to its table: the task above it, the verdict and the way on at its end.

use crate::prelude::*;
use tabletop::Turn;

use crate::desk::{Desk, Mode};
use crate::games::GameUi;
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::learning::{PUPIL, puzzle_at};
use crate::pages::puzzles;
use crate::storage::solved;
use crate::toast::{self, Tone};
use crate::view::{follow, on, part, text};
use crate::{browser, prefs};

/// The task, over the table of a puzzle.
pub fn task(desk: Desk, game: &'static dyn GameUi) -> Option<AnyView> {
    let (puzzles, at) = desk.with(|table| puzzle_at(game, table))?;
    note_solved(desk, game, puzzles.slugs[at]);
    Some(
        view! {
            <aside class="coach" id="task" aria-label=text(|| prefs::lang().learning().puzzles)>
                {part(move || {
                    let said = puzzles.words(at, prefs::lang());
                    view! {
                        <p class="coach__text"><b>{said.title}</b>" · "{said.task}</p>
                        <div class="coach__acts">
                            <a class="btn btn--quiet" href=format!("#/puzzles/{}", game.id())>{prefs::lang().learning().all}</a>
                        </div>
                    }
                })}
            </aside>
        }
        .into_any(),
    )
}

fn is_solved(desk: Desk) -> bool {
    matches!(desk.turn(), Turn::Over(outcome) if outcome.winners() == [PUPIL])
}

fn note_solved(desk: Desk, game: &'static dyn GameUi, slug: &'static str) {
    follow(move || {
        if is_solved(desk)
            && desk.mode.get() == Mode::Play
            && let Err(error) = solved::add([puzzles::name(game, slug)])
        {
            toast::say(Tone::Bad, words().storage_failed(error));
        }
    });
}

/// The verdict on a puzzle, and what can be done next.
pub fn epilogue(desk: Desk, game: &'static dyn GameUi) -> Option<AnyView> {
    let (puzzles, at) = desk.with(|table| puzzle_at(game, table))?;
    let says = prefs::lang().learning();
    let solved = is_solved(desk);
    let [page, own] = [None, Some(puzzles.slugs[at])].map(|slug| address(game, slug));
    let next = puzzles.slugs.get(at + 1).map_or(page, |next| address(game, Some(next)));
    let after =
        Some(puzzles.words(at, prefs::lang()).after).filter(|after| solved && !after.is_empty());
    let class = |act: bool| if act { "btn btn--act" } else { "btn" };
    let show = move |_| browser::go(&solution(game, puzzles.slugs[at], (puzzles.solution)(at)));
    Some(
        view! {
            <p class="verdict" role="status" id="verdict">{if solved { says.won } else { says.lost }}</p>
            {after.map(|after| view! { <p class="verdict__after">{after}</p> }.into_any())}
            <div class="acts acts--end">
                <button class="btn" type="button" id="show-solution" on:click=on(show)>
                    <IconView icon=Icon::Hint/>{says.solution}
                </button>
                <a class=class(!solved) id="again" href=own><IconView icon=Icon::Undo/>{says.again}</a>
                <a class=class(solved) id="next-puzzle" href=next><IconView icon=Icon::Next/>{says.next_puzzle}</a>
            </div>
        }
        .into_any(),
    )
}

fn address(game: &dyn GameUi, slug: Option<&str>) -> String {
    let page = format!("#/puzzles/{}", game.id());
    slug.map_or_else(|| page.clone(), |slug| format!("{page}/{slug}"))
}

/// The link that shows how it is done.
fn solution(game: &dyn GameUi, slug: &str, choices: &[&str]) -> String {
    let mut table = puzzles::table(game, slug);
    for choice in choices {
        // Proven by the tests of the rules; were it not so, the rest would be shown.
        if table.choose_text(choice).is_err() {
            break;
        }
    }
    format!("#/{}", table.record_link())
}
