//! What is noted of a game when it ends: once, and only of games that a person here has played.

use crate::prelude::*;
use tabletop::{Control, Outcome, Seat, Table, Turn};

use crate::browser;
use crate::daily;
use crate::desk::{Desk, Mode};
use crate::games::GameUi;
use crate::i18n::words;
use crate::learning::{lesson_at, puzzle_at};
use crate::link;
use crate::storage::results::{self, End, Noted};
use crate::toast::{self, Tone};
use crate::view::follow;

/// Notes the end of the game on this desk when it comes. A game that was over when it was opened has been noted, or
/// was not played here.
pub fn note_the_end(desk: Desk, game: &'static dyn GameUi) {
    let mut was_over = None;
    follow(move || {
        let over = matches!(desk.turn(), Turn::Over(_));
        let ends = over && was_over == Some(false) && desk.mode.get_untracked() == Mode::Play;
        was_over = Some(over);
        let noted = ends.then(|| untrack(|| desk.with(|table| noted(game, table, &desk.key()))));
        if let Some(noted) = noted.flatten()
            && let Err(error) = results::add(&Noted { at: browser::now(), ..noted })
        {
            toast::say(Tone::Bad, words().storage_failed(error));
        }
    });
}

/// What is noted of a game that is over; nothing of lessons, puzzles and games of bots.
pub fn noted(game: &dyn GameUi, table: &dyn Table, key: &str) -> Option<Noted> {
    let Turn::Over(outcome) = table.turn() else { return None };
    if puzzle_at(game, table).is_some() || lesson_at(game, table).is_some() {
        return None;
    }
    let people: Vec<Seat> = table
        .players()
        .iter()
        .filter(|(_, player)| player.is_human())
        .map(|(seat, _)| seat)
        .collect();
    let own = *people.first()?;
    let levels = table.players().values().filter_map(|player| match player.control {
        Control::Bot(level) => Some(level),
        Control::Human | Control::Far => None,
    });
    let foe = levels.max_by_key(|level| *level as usize);
    let deal = link::seed_link(table);
    let end = match people.as_slice() {
        [_, _, ..] if !game.is_cooperative() => End::Shared,
        _ => end_for(&outcome, own, game.is_cooperative()),
    };
    let marks: String = game.marks(table, own).into_iter().map(mark).collect();
    Some(Noted {
        side: game.side(table, own).unwrap_or_default().to_owned(),
        foe: foe.map_or("", |level| level.slug()).to_owned(),
        practice: table.is_practice(),
        score: score(&outcome, own, &marks),
        day: day(game, table, key).unwrap_or_default(),
        marks,
        ..Noted::of(deal, game.id(), end)
    })
}

/// The day whose challenge lies here: the key says it, and the deal proves it.
fn day(game: &dyn GameUi, table: &dyn Table, key: &str) -> Option<String> {
    let day = daily::day_of(key, game.id())?;
    let challenge = daily::challenge(game, day);
    let model = (bots::find(game.id())?.model)();
    let is_it = table.seed() == challenge.seed
        && model.abridge(&table.form()) == model.abridge(&challenge.form);
    is_it.then(|| day.to_string())
}

fn end_for(outcome: &Outcome, seat: Seat, together: bool) -> End {
    let winners = outcome.winners();
    if !winners.contains(&seat) {
        return if winners.is_empty() && !together && outcome.places.seats() > 1 {
            End::Drawn
        } else {
            End::Lost
        };
    }
    if winners.len() == 1 || together { End::Won } else { End::Drawn }
}

const fn mark(won: Option<bool>) -> char {
    match won {
        Some(true) => 'w',
        Some(false) => 'l',
        None => 'd',
    }
}

/// Parts won and lost where a game has parts; otherwise the points, and those of the best of the others.
fn score(outcome: &Outcome, seat: Seat, marks: &str) -> String {
    let count = |wanted| marks.chars().filter(|mark| *mark == wanted).count();
    if !marks.is_empty() {
        return format!("{}:{}", count('w'), count('l'));
    }
    let own = outcome.scores[seat];
    let others = outcome.scores.iter().filter(|(other, _)| *other != seat);
    match others.map(|(_, score)| *score).max() {
        Some(other) => format!("{own}:{other}"),
        None => own.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use tabletop::{BySeat, Level, Player, Seed, UndoPolicy};

    fn cairns(players: &[Player], to_the_end: bool) -> Box<dyn Table> {
        let entry = bots::find("cairns").unwrap();
        let mut form = (entry.model)().blank();
        form.seats = u8::try_from(players.len()).unwrap();
        let mut table = (entry.open)(&form, Seed::new(7)).unwrap();
        (entry.seat)(table.as_mut(), BySeat::from(players.to_vec()), UndoPolicy::Fair);
        while to_the_end && !matches!(table.turn(), Turn::Over(_)) {
            table.choose(0).unwrap();
        }
        table
    }

    fn note(players: &[Player]) -> Option<Noted> {
        let game = games::find("cairns").unwrap();
        noted(game, cairns(players, true).as_ref(), "k")
    }

    #[test]
    fn a_persons_game_is_noted_with_the_strongest_of_the_bots() {
        let players = [
            Player::human("A"),
            Player::bot("B", Level::Master),
            Player::bot("C", Level::Apprentice),
        ];
        let noted = note(&players).unwrap();
        assert_eq!((noted.game.as_str(), noted.foe.as_str()), ("cairns", "master"));
        assert!(
            noted.deal.starts_with("new/cairns?") && noted.deal.contains("seed="),
            "{}",
            noted.deal
        );
        assert!(matches!(noted.end, End::Won | End::Lost | End::Drawn));
        assert!(noted.score.contains(':') && noted.day.is_empty());
    }

    #[test]
    fn several_people_at_one_screen_share_a_game_and_bots_alone_are_not_noted() {
        let person = Player::human("A");
        assert_eq!(note(&[person.clone(), person.clone()]).unwrap().end, End::Shared);
        let bot = Player::bot("B", Level::Master);
        assert_eq!(note(&[bot.clone(), bot]), None);
    }

    #[test]
    fn a_game_that_goes_on_is_not_noted() {
        let table = cairns(&[Player::human("A"), Player::human("B")], false);
        assert_eq!(noted(games::find("cairns").unwrap(), table.as_ref(), "k"), None);
    }

    #[test]
    fn who_wins_alone_has_won_and_who_shares_it_has_not() {
        let outcome = |places: &[u8]| Outcome {
            places: BySeat::from(places.to_vec()),
            scores: BySeat::from(vec![0; places.len()]),
        };
        let end = |places: &[u8], together| end_for(&outcome(places), Seat(0), together);
        assert_eq!(
            [end(&[1, 2], false), end(&[2, 1], false), end(&[1, 1], false)],
            [End::Won, End::Lost, End::Drawn]
        );
        assert_eq!([end(&[1, 1], true), end(&[2, 2], true)], [End::Won, End::Lost]);
        assert_eq!([end(&[1], false), end(&[2], false)], [End::Won, End::Lost]);
    }

    /// A key alone makes no challenge: the deal must be the one of the day.
    #[test]
    fn only_the_deal_of_the_day_is_the_challenge_of_the_day() {
        let game = games::find("cairns").unwrap();
        let today: daily::Day = "2026-11-18".parse().unwrap();
        let entry = bots::find("cairns").unwrap();
        let dealt = daily::challenge(game, today);
        let open = |seed| (entry.open)(&dealt.form, seed).unwrap();
        let key = daily::key("cairns", today);
        assert_eq!(day(game, open(dealt.seed).as_ref(), &key).as_deref(), Some("2026-11-18"));
        assert_eq!(day(game, open(Seed::new(1)).as_ref(), &key), None);
        assert_eq!(day(game, open(dealt.seed).as_ref(), "daily-cairns-2026-11-19"), None);
        assert_eq!(day(game, open(dealt.seed).as_ref(), "k1"), None);
    }
}
