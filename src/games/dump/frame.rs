//! What the frame of the page says: its table of words whole, with examples of what is made.

use super::{Chapter, Row, names, row, table};
use crate::i18n::{AnnalsWords, KeepingWords, Lang, PostWords, Words};
use crate::storage::results::End;

/// The page, keeping games, lessons and puzzles.
pub fn chapters() -> Vec<Chapter> {
    let page = table::read("", Lang::words);
    let keeping = table::read("", Lang::keeping);
    let learning = table::read("", Lang::learning);
    let post = table::read("", Lang::post);
    let annals = table::read("", Lang::annals);
    let (made, kept, posted, noted) = (made(), made_of_keeping(), made_of_post(), made_of_annals());
    covers(&made, &page.functions);
    covers(&kept, &keeping.functions);
    covers(&[], &learning.functions);
    covers(&posted, &post.functions);
    covers(&noted, &annals.functions);
    let words = "public/words/{en,pl,uk}.txt";
    vec![
        Chapter::new("Frame: the page", words, page.rows),
        Chapter::new("Frame: sentences with numbers and names", words, made),
        Chapter::new("Frame: keeping games", words, [keeping.rows, kept].concat()),
        Chapter::new("Frame: around lessons and puzzles", words, learning.rows).raw(),
        Chapter::new("Frame: playing by link", words, [post.rows, posted].concat()),
        Chapter::new("Frame: games that are over", words, [annals.rows, noted].concat()),
    ]
}

/// Every function has its example, and every example its function.
fn covers(examples: &[Row], functions: &[String]) {
    let mut fields: Vec<&str> =
        examples.iter().filter_map(|row| row.label.split('/').next()).collect();
    fields.dedup();
    let mut functions: Vec<&str> =
        functions.iter().filter_map(|function| function.split('.').next()).collect();
    functions.dedup();
    assert_eq!(fields, functions, "the functions of a table, and those with examples");
}

/// One, a few, many, and where Ukrainian and Polish part.
const COUNTS: [usize; 5] = [1, 3, 5, 12, 21];

/// In the order of the fields.
fn made() -> Vec<Row> {
    let say = |label: &str, say: &dyn Fn(&Words, &[String]) -> String| {
        row(label, |lang| say(lang.words(), &names(lang)))
    };
    let counted = |label: &str, say: &dyn Fn(&Words, usize) -> String| -> Vec<Row> {
        let label = |count| format!("{label}/{count}");
        COUNTS.iter().map(|count| row(label(count), |lang| say(lang.words(), *count))).collect()
    };
    let title = "Novigrad 3";
    let mut all = vec![say("version", &|words, _| words.version("0.1.0"))];
    all.extend(counted("moves", &|words, count| words.moves(count)));
    all.extend([
        say("player_range/two", &|words, _| words.player_range(2, 2)),
        say("player_range/five", &|words, _| words.player_range(5, 5)),
        say("player_range/range", &|words, _| words.player_range(1, 5)),
        say("deleted", &|words, _| words.deleted(title)),
        say("saved_as", &|words, _| words.saved_as(title)),
        say("seat", &|words, _| words.seat(2)),
        say("played_by", &|words, _| words.played_by(2)),
        say("your_move", &|words, names| words.your_move(&names[0])),
        say("curtain_lift", &|words, names| words.curtain_lift(&names[0])),
        say("viewing", &|words, _| words.viewing(7, 42)),
        say("won/one", &|words, names| words.winners(&names[..1])),
        say("won/two", &|words, names| words.winners(&names[..2])),
        say("won/three", &|words, names| words.winners(&names[..3])),
        say("nobody_won", &|words, _| words.winners(&[])),
    ]);
    all.extend(counted("found", &|words, count| words.found(count)));
    all.extend(counted("found_at", &|words, count| words.found_at(1, count)));
    all.extend(counted("storage_used", &|words, count| words.storage_used(312, 5120, count)));
    all.extend([
        say("load_unknown", &|words, _| words.load_unknown.with(&["chess"])),
        say("load_setup", &|words, _| words.load_setup.with(&[&words.setup_seats.with(&[])])),
        say("load_rules", &|words, _| words.load_rules.of(17)),
        say("load_illegal", &|words, _| words.load_illegal.of(17)),
        say("load_differs", &|words, _| words.load_differs.of(17)),
        say("seed_symbol", &|words, _| words.seed_symbol.with(&["U"])),
    ]);
    all.extend(counted("seed_length", &|words, count| words.seed_length.of(count)));
    all.extend([
        say("setup_seats", &|words, _| words.setup_seats.with(&[])),
        say("setup_option", &|words, _| words.setup_option.with(&["weather-on-zero"])),
    ]);
    all
}

/// In the order of the fields.
fn made_of_post() -> Vec<Row> {
    let say = |label: &str, say: &dyn Fn(&PostWords, &str) -> String| {
        row(label, |lang| say(lang.post(), &names(lang)[0]))
    };
    let counted = |label: &str, say: &dyn Fn(&PostWords, usize) -> String| -> Vec<Row> {
        let label = |count| format!("{label}/{count}");
        COUNTS.iter().map(|count| row(label(count), |lang| say(lang.post(), *count))).collect()
    };
    let mut all = vec![
        say("to_send", &|words, name| words.to_send.with(&[name])),
        say("sent", &|words, name| words.sent.with(&[name])),
    ];
    all.extend(counted("older", &|words, count| words.older.of(count)));
    all.extend(counted("came_in", &|words, count| words.came_in.of(count)));
    all.extend([
        say("apart", &|words, _| words.apart.of(17)),
        say("came", &|words, _| words.came.with(&["Gwent"])),
        say("came_over", &|words, _| words.came_over.with(&["Gwent"])),
        say("i_am", &|words, name| words.i_am.with(&[name])),
        say("where_is", &|words, name| words.where_is.with(&[name])),
    ]);
    all
}

fn made_of_keeping() -> Vec<Row> {
    let say = |games: usize, decks: usize| {
        let imported = move |words: &KeepingWords| words.imported(games, decks);
        row(format!("imported/{games} {decks}"), |lang| imported(lang.keeping()))
    };
    vec![say(1, 0), say(3, 0), say(5, 0), say(1, 1), say(2, 3), say(21, 5)]
}

/// In the order of the fields.
fn made_of_annals() -> Vec<Row> {
    let say =
        |label: &str, say: &dyn Fn(&AnnalsWords) -> String| row(label, |lang| say(lang.annals()));
    let counted = |label: &str, say: &dyn Fn(&AnnalsWords, usize) -> String| -> Vec<Row> {
        let label = |count| format!("{label}/{count}");
        COUNTS.iter().map(|count| row(label(count), |lang| say(lang.annals(), *count))).collect()
    };
    let mut all = counted("looked", &|words, count| words.looked.numbers(&[count, count]));
    all.extend([
        say("at_move", &|words| words.at_move.of(14)),
        say("better", &|words| words.better.with(&["…"])),
        say("look_at", &|words| words.look_at.of(14)),
        say("best", &|words| words.best.with(&["…"])),
        say("rather", &|words| words.rather.with(&["…"])),
        say("won_of", &|words| words.won_of.numbers(&[4, 11])),
        say("drawn", &|words| words.drawn.of(2)),
    ]);
    all.extend(counted("practice", &|words, count| words.practice.of(count)));
    all.extend(counted("shared", &|words, count| words.shared.of(count)));
    all.extend(counted("dailies", &|words, count| words.dailies.numbers(&[count, 1])));
    all.extend(counted("imported", &|words, count| words.imported.of(count)));
    all.push(say("versus", &|words| words.versus.with(&["…", "…"])));
    for end in [End::Won, End::Drawn, End::Lost] {
        all.push(say("ends", &|words| words.ended(end, "2:1")));
    }
    all.extend(counted("days", &|words, count| words.days.of(count)));
    all.push(say("challenge_of", &|words| words.challenge_of.with(&["2026-11-18"])));
    all
}
