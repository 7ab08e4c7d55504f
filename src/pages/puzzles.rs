//! The page of a game's puzzles: all of them with their seals, or one, laid out and gone to.

use crate::prelude::*;
use tabletop::{Form, Level, Seed, Table};

use super::shell::Shell;
use crate::games::GameUi;
use crate::heraldry::BlazonView;
use crate::i18n::template::fill_plain as fill;
use crate::learning::{self, PuzzleSet};
use crate::storage::{saves, solved};
use crate::view::{Each, part, text};
use crate::{browser, prefs};

/// The list of puzzles; a puzzle is laid out and gone to.
pub fn page(game: &'static dyn GameUi, slug: Option<&str>) -> Option<AnyView> {
    let puzzles = game.puzzles()?;
    let wanted = slug.map(|slug| puzzles.slugs.iter().position(|known| *known == slug));
    Some(match wanted {
        Some(Some(at)) => {
            let key = lay_out(game, puzzles, at);
            browser::replace(&format!("#/play/{key}"));
            ().into_any()
        }
        Some(None) => list(game, puzzles, true),
        None => list(game, puzzles, false),
    })
}

/// By what name a solved puzzle is remembered.
pub fn name(game: &dyn GameUi, slug: &str) -> String {
    format!("{}/{slug}", game.id())
}

/// A table with a puzzle on it.
pub fn table(game: &dyn GameUi, slug: &str) -> Box<dyn Table> {
    learning::dealt(game, &Form::of_puzzle(2, slug), Seed::new(1), Level::Legend)
}

fn list(game: &'static dyn GameUi, puzzles: &'static PuzzleSet, unknown: bool) -> AnyView {
    let solved = solved::list();
    let slugs = puzzles.slugs;
    let count = slugs.iter().filter(|slug| solved.contains(&name(game, slug))).count().to_string();
    let all = slugs.len().to_string();
    let unknown = unknown.then(|| {
        view! {
            <p class="notice notice--bad" role="alert" id="bad-puzzle">
                {text(|| prefs::lang().learning().unknown)}
            </p>
        }
        .into_any()
    });
    view! {
        <Shell>
            <h1 class="page__title">
                {text(move || format!("{}: {}", game.name(prefs::lang()), prefs::lang().learning().puzzles))}
            </h1>
            <p class="page__lead">{text(move || puzzles.lead(prefs::lang()))}</p>
            {unknown}
            <p id="solved">{text(move || fill(prefs::lang().learning().count, &[&count, &all]))}</p>
            <ol class="tiles puzzles" role="list">{part(move || tiles(game, puzzles, &solved))}</ol>
        </Shell>
    }
    .into_any()
}

fn tiles(game: &dyn GameUi, puzzles: &PuzzleSet, solved: &[String]) -> AnyView {
    let lang = prefs::lang();
    let tiles = puzzles.slugs.iter().enumerate().map(|(at, slug)| {
        let said = puzzles.words(at, lang);
        let mark = solved.contains(&name(game, slug)).then(|| {
            view! { <p class="puzzles__solved">{lang.learning().solved}</p> }.into_any()
        });
        view! {
            <li>
                <article class="tile">
                    <BlazonView blazon=(puzzles.blazon)(at) size="m"/>
                    <h2 class="tile__name">
                        <a href=format!("#/puzzles/{}/{slug}", game.id())>{format!("{}. {}", at + 1, said.title)}</a>
                    </h2>
                    <p class="tile__line">{said.task}</p>
                    {mark}
                </article>
            </li>
        }
    });
    tiles.each()
}

/// Lays a puzzle out, unless an attempt at it is still going on, here or in another tab.
fn lay_out(game: &dyn GameUi, puzzles: &PuzzleSet, at: usize) -> String {
    let slug = puzzles.slugs[at];
    let key = format!("puzzle-{slug}");
    if !is_going_on(&key) {
        let title = puzzles.words(at, prefs::lang()).title;
        learning::keep(&key, table(game, slug), title);
    }
    key
}

fn is_going_on(key: &str) -> bool {
    let Some(Ok(attempt)) = saves::load(key) else { return false };
    !attempt.kept.over && attempt.kept.save.at > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::storage::saves::Kept;
    use tabletop::Turn;

    /// Finding F-17: a link to a puzzle does not reset an attempt; one that is over, or has not begun,
    /// is laid out anew.
    #[test]
    fn an_attempt_goes_on_until_it_is_over() {
        for game in GAMES {
            let Some(puzzles) = game.puzzles() else { continue };
            let mut laid = table(*game, puzzles.slugs[0]);
            let keep = |laid: &dyn Table| saves::write("k", &Kept::of(laid, None)).unwrap();
            keep(laid.as_ref());
            assert!(!is_going_on("k"));
            let [first, rest @ ..] = (puzzles.solution)(0) else { panic!("a solution") };
            laid.choose_text(first).unwrap();
            keep(laid.as_ref());
            assert!(is_going_on("k"));
            for choice in rest {
                laid.choose_text(choice).unwrap();
            }
            while !matches!(laid.turn(), Turn::Over(_)) {
                laid.choose(0).unwrap();
            }
            keep(laid.as_ref());
            assert!(!is_going_on("k"));
        }
    }

    /// What is shown as the solution wins, and every opened puzzle waits for the player.
    #[test]
    fn every_puzzle_can_be_opened_and_its_solution_shown() {
        for game in GAMES {
            let Some(puzzles) = game.puzzles() else { continue };
            for (at, slug) in puzzles.slugs.iter().enumerate() {
                let mut laid = table(*game, slug);
                assert_eq!(laid.turn(), Turn::Awaiting(learning::PUPIL), "{slug}");
                for choice in (puzzles.solution)(at) {
                    laid.choose_text(choice).unwrap();
                }
                let Turn::Over(outcome) = laid.turn() else { panic!("{slug} is not over") };
                assert_eq!(outcome.winners(), [learning::PUPIL], "{slug}");
            }
        }
    }
}
