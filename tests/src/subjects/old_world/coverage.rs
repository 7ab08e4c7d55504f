//! What Old World's golden games must show: every question, answer, event and effect, every way a
//! fight can end, every number of players, and every way to win.

use std::collections::BTreeSet;

use old_world::versus::{Choice, Decision, Event, OldWorld, Rating};
use old_world::world::source::Source;
use tabletop::Rng;

use super::{OldWorldSubject, effects, haste, names, ways};
use crate::golden::Covered;

impl Covered for OldWorldSubject {
    fn wanted() -> Vec<&'static str> {
        let lists = [
            names::DECISIONS,
            names::CHOICES,
            names::EVENTS,
            names::EFFECTS,
            ways::WAYS,
            PLAYERS,
            WINS,
            ENDINGS,
        ];
        lists.concat()
    }

    const ELSEWHERE: &'static [(&'static str, &'static str)] = &[
        ("knocked out before the first turn", NO_CARDS),
        ("duel of a hundred turns", HUNDRED_TURNS),
        ("ending with the last turn, alone", LAST_TURN_ALONE),
        ("ending with the last turn, among rivals", LAST_TURN),
        ("ending as a living legend", RATINGS),
        ("ending as nearly a legend", RATINGS),
        ("ending as a professional", RATINGS),
        ("ending as a reliable witcher", RATINGS),
    ];

    fn decision(decision: &Decision) -> &'static str {
        names::decision(decision)
    }

    fn choice(choice: &Choice) -> &'static str {
        names::choice(choice)
    }

    fn event(event: &Event) -> &'static str {
        names::event(event)
    }

    fn shown(end: &OldWorld, events: &[&Event]) -> BTreeSet<&'static str> {
        let mut shown = effects::resolved(events);
        shown.extend(ways::ways(events));
        shown.insert(PLAYERS[usize::from(end.seat_count()) - 1]);
        shown.extend(won_by(events));
        shown
    }

    /// OW-REP-5, OW-REP-6, OW-SOLO-8.
    fn ending(game: &OldWorld) -> &'static str {
        match game.rating() {
            None if game.winner().is_none() && game.is_solo() => "ending with the last turn, alone",
            None if game.winner().is_none() => "ending with the last turn, among rivals",
            None => "ending among rivals",
            Some(Rating::LivingLegend) => "ending as a living legend",
            Some(Rating::NearlyALegend) => "ending as nearly a legend",
            Some(Rating::Professional) => "ending as a professional",
            Some(Rating::Reliable) => "ending as a reliable witcher",
            Some(Rating::Novice) => "ending as a novice",
        }
    }

    /// Hastily: games drawn by chance alone have thousands of choices.
    fn habit(game: &OldWorld, legal: &[Choice], rng: &mut Rng) -> usize {
        haste::choose(game, legal, rng)
    }
}

/// OW-REP-2, OW-MED-3: the last trophy is never an attribute's.
fn won_by(events: &[&Event]) -> Option<&'static str> {
    let won = events.iter().position(|event| matches!(event, Event::GameWon { .. }))?;
    events[..won].iter().rev().find_map(|event| match event {
        Event::TrophyWon { trophy: Source::MonsterTrophy(_), .. } => Some("won by a monster"),
        Event::TrophyWon { trophy: Source::Medallion(_), .. } => Some("won by a duel"),
        Event::TrophyWon { .. } => Some("won by a meditation"),
        _ => None,
    })
}

const PLAYERS: &[&str] =
    &["game for one", "game for two", "game for three", "game for four", "game for five"];

const WINS: &[&str] = &["won by a monster", "won by a duel"];

const ENDINGS: &[&str] = &[
    "ending among rivals",
    "ending with the last turn, alone",
    "ending with the last turn, among rivals",
    "ending as a living legend",
    "ending as nearly a legend",
    "ending as a professional",
    "ending as a reliable witcher",
    "ending as a novice",
];

const NO_CARDS: &str =
    "crates/old-world/tests/results.rs::a_witcher_without_cards_falls_before_the_first_turn";
const HUNDRED_TURNS: &str =
    "crates/old-world/tests/results.rs::a_fight_without_end_is_the_defenders";
const LAST_TURN_ALONE: &str =
    "crates/old-world/tests/ends.rs::a_world_without_action_cards_comes_to_an_end";
const LAST_TURN: &str =
    "crates/old-world/tests/ends.rs::rivals_are_ranked_when_the_last_turn_is_over";
const RATINGS: &str = "crates/old-world/tests/solo.rs::solo_games_are_rated_by_turns";
