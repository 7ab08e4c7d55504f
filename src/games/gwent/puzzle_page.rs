//! The page of the puzzles, and what a puzzle adds to its table: the task, the verdict, the way on.

use ::gwent::{Gwent, Puzzle, Setup};
use leptos::prelude::*;
use tabletop::{BySeat, Game, Level, Player, Seed, Session, Table, UndoPolicy};

use super::art;
use super::puzzles;
use super::words::{fill, puzzle as words};
use crate::desk::{Desk, Mode};
use crate::heraldry::BlazonView;
use crate::i18n::words as frame;
use crate::icon::{Icon, IconView};
use crate::pages::shell::Shell;
use crate::storage::saves::{self, Kept};
use crate::storage::solved;
use crate::toast::{self, Tone};
use crate::view::{Each, follow, on, part, text};
use crate::{app, browser, prefs};

/// The list of puzzles; a puzzle is laid out and gone to.
pub fn page(slug: Option<&str>) -> AnyView {
    match slug.map(Puzzle::from_slug) {
        Some(Some(puzzle)) => {
            let key = lay_out(puzzle);
            browser::replace(&format!("#/play/{key}"));
            ().into_any()
        }
        Some(None) => list(true),
        None => list(false),
    }
}

fn name(puzzle: Puzzle) -> String {
    format!("{}/{puzzle}", Gwent::ID)
}

fn list(unknown: bool) -> AnyView {
    let says = |pick: fn(&'static words::PuzzlePageWords) -> &'static str| {
        text(move || pick(words::of(prefs::lang())))
    };
    let solved = solved::list();
    let count = Puzzle::all().filter(|puzzle| solved.contains(&name(*puzzle))).count().to_string();
    let all = Puzzle::all().len().to_string();
    let unknown = unknown.then(|| {
        view! { <p class="notice notice--bad" role="alert" id="bad-puzzle">{says(|w| w.unknown)}</p> }.into_any()
    });
    view! {
        <Shell>
            <h1 class="page__title">{says(|w| w.title)}</h1>
            <p class="page__lead">{says(|w| w.lead)}</p>
            {unknown}
            <p id="solved">{text(move || fill(words::of(prefs::lang()).count, &[&count, &all]))}</p>
            <ol class="tiles gw-puzzles" role="list">{part(move || tiles(&solved))}</ol>
        </Shell>
    }
    .into_any()
}

fn tiles(solved: &[String]) -> AnyView {
    let tiles = Puzzle::all().enumerate().map(|(at, puzzle)| {
        let said = puzzles::words(puzzle, prefs::lang());
        let [own, _] = puzzle.factions();
        let mark = solved.contains(&name(puzzle)).then(|| {
            view! { <p class="gw-solved">{words::of(prefs::lang()).solved}</p> }.into_any()
        });
        view! {
            <li>
                <article class="tile">
                    <BlazonView blazon=art::faction(own) size="m"/>
                    <h2 class="tile__name">
                        <a href=format!("#/puzzles/gwent/{puzzle}")>{format!("{}. {}", at + 1, said.title)}</a>
                    </h2>
                    <p class="tile__line">{said.task}</p>
                    {mark}
                </article>
            </li>
        }
    });
    tiles.each()
}

fn table(puzzle: Puzzle) -> Session<Gwent> {
    let names = frame().player_names;
    let players = vec![Player::human(names[0]), Player::bot(names[1], Level::Legend)];
    let session = Session::<Gwent>::new(Setup::of(puzzle), Seed::new(1));
    let session = session.expect("every puzzle can be laid out");
    session.seat_players(BySeat::from(players), UndoPolicy::Free)
}

/// Lays a puzzle out, unless an attempt at it is still going on, here or in another tab.
fn lay_out(puzzle: Puzzle) -> String {
    let key = format!("puzzle-{puzzle}");
    if is_going_on(&key) {
        return key;
    }
    let table: Box<dyn Table> = Box::new(table(puzzle));
    let title = puzzles::words(puzzle, prefs::lang()).title.to_owned();
    if let Err(error) = saves::write(&key, &Kept::of(table.as_ref(), Some(title))) {
        toast::ask(Tone::Bad, frame().storage_failed(error), Vec::new());
    }
    app::seat_table(&key, table);
    key
}

fn is_going_on(key: &str) -> bool {
    let Some(Ok(attempt)) = saves::load(key) else { return false };
    !attempt.kept.over && attempt.kept.save.at > 0
}

/// The link that shows how it is done.
fn solution(puzzle: Puzzle) -> String {
    let mut table = table(puzzle);
    for choice in puzzle.solution() {
        // Proven by the tests of the rules; were it not so, the rest would be shown.
        if table.choose_text(choice).is_err() {
            break;
        }
    }
    format!("#/{}", table.record_link())
}

/// The puzzle on this table, if it is one.
fn of(desk: Desk) -> Option<Puzzle> {
    desk.with_session::<Gwent, _>(|session| session.setup().puzzle)
}

/// The task, over the table.
pub fn task(desk: Desk) -> Option<AnyView> {
    let puzzle = of(desk)?;
    note_solved(desk, puzzle);
    Some(
        view! {
            <aside class="gw-coach" id="task" aria-label=text(|| words::of(prefs::lang()).title)>
                {part(move || {
                    let said = puzzles::words(puzzle, prefs::lang());
                    view! {
                        <p class="gw-coach__text"><b>{said.title}</b>" · "{said.task}</p>
                        <div class="gw-coach__acts"><a class="btn btn--quiet" href="#/puzzles/gwent">{words::of(prefs::lang()).all}</a></div>
                    }
                })}
            </aside>
        }
        .into_any(),
    )
}

fn note_solved(desk: Desk, puzzle: Puzzle) {
    follow(move || {
        let verdict = desk.with_session::<Gwent, _>(|session| Puzzle::verdict(session.game()));
        if verdict == ::gwent::Verdict::Solved
            && desk.mode.get() == Mode::Play
            && let Err(error) = solved::add([name(puzzle)])
        {
            toast::say(Tone::Bad, frame().storage_failed(error));
        }
    });
}

/// The verdict, and what can be done next.
pub fn epilogue(desk: Desk) -> Option<AnyView> {
    let puzzle = of(desk)?;
    let says = words::of(prefs::lang());
    let verdict = desk.with_session::<Gwent, _>(|session| Puzzle::verdict(session.game()));
    let is_solved = verdict == ::gwent::Verdict::Solved;
    let next = Puzzle::all().nth(puzzle.index() + 1);
    let next =
        next.map_or_else(|| "#/puzzles/gwent".to_owned(), |next| format!("#/puzzles/gwent/{next}"));
    let class = |act: bool| if act { "btn btn--act" } else { "btn" };
    Some(
        view! {
            <p class="gw-verdict" role="status" id="verdict">{if is_solved { says.won } else { says.lost }}</p>
            <div class="acts acts--end">
                <button class="btn" type="button" id="show-solution" on:click=on(move |_| browser::go(&solution(puzzle)))>
                    <IconView icon=Icon::Hint/>{says.solution}
                </button>
                <a class=class(!is_solved) id="again" href=format!("#/puzzles/gwent/{puzzle}")><IconView icon=Icon::Undo/>{says.again}</a>
                <a class=class(is_solved) id="next-puzzle" href=next><IconView icon=Icon::Next/>{says.next}</a>
            </div>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Turn;

    /// Finding F-17: a link to a puzzle does not reset an attempt; one that is over, or has not begun,
    /// is laid out anew.
    #[test]
    fn an_attempt_goes_on_until_it_is_over() {
        let puzzle = Puzzle::all().next().unwrap();
        let mut laid = table(puzzle);
        let keep = |laid: &Session<Gwent>| saves::write("k", &Kept::of(laid, None)).unwrap();
        keep(&laid);
        assert!(!is_going_on("k"));
        let [first, rest @ ..] = puzzle.solution() else { panic!("a solution") };
        laid.choose_text(first).unwrap();
        keep(&laid);
        assert!(is_going_on("k"));
        for choice in rest {
            laid.choose_text(choice).unwrap();
        }
        while !matches!(Table::turn(&laid), Turn::Over(_)) {
            Table::choose(&mut laid, 0).unwrap();
        }
        keep(&laid);
        assert!(!is_going_on("k"));
    }

    /// What is shown as the solution wins, and every opened puzzle waits for the player.
    #[test]
    fn every_puzzle_can_be_opened_and_its_solution_shown() {
        for puzzle in Puzzle::all() {
            let mut laid = table(puzzle);
            assert_eq!(Table::turn(&laid), Turn::Awaiting(Puzzle::PLAYER), "{puzzle}");
            for choice in puzzle.solution() {
                laid.choose_text(choice).unwrap();
            }
            assert_eq!(Puzzle::verdict(laid.game()), ::gwent::Verdict::Solved, "{puzzle}");
        }
    }
}
