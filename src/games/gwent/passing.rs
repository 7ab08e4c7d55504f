//! What passing means now, in words. Pure.

use super::model::{Model, THEM, US};
use super::words::{self, fill};
use crate::i18n::Lang;

/// What passing means now, line by line; the names are those of the sides.
pub fn meaning(model: &Model, names: [&str; 2], lang: Lang) -> Vec<String> {
    let words = &words::of(lang).board;
    let [them, us] = [THEM, US].map(|side| &model.sides[side]);
    let lead = us.total.abs_diff(them.total).to_string();
    let winner = model.winner.map(|side| names[side]);
    // GW-END-3: what is level is not always a tie.
    let stands = match (them.passed, winner) {
        (true, Some(winner)) => fill(words.pass_wins, &[winner]),
        (true, None) => words.pass_ties.to_owned(),
        (false, None) => words.pass_level.to_owned(),
        (false, Some(winner)) if us.total == them.total => fill(words.pass_nilfgaard, &[winner]),
        (false, Some(_)) if us.total > them.total => fill(words.pass_ahead, &[&lead]),
        (false, Some(_)) => fill(words.pass_behind, &[&lead]),
    };
    vec![
        fill(words.pass_meaning, &[names[US]]),
        fill(words.pass_totals, &[&us.total.to_string(), &them.total.to_string()]),
        fill(words.pass_cards, &[&us.hand.to_string(), &them.hand.to_string()]),
        stands,
    ]
}

#[cfg(test)]
mod tests {
    use super::super::model::model;
    use super::*;
    use crate::scene::Sight;
    use ::gwent::position::Position;
    use tabletop::{Seat, Viewer};

    const US_SEAT: Seat = Seat(0);
    const THEM_SEAT: Seat = Seat(1);
    const NORTH: &str = "foltest-the-siegemaster";
    const NILFGAARD: &str = "emhyr-the-relentless";
    const MONSTERS: &str = "eredin-commander-of-the-red-riders";

    fn last_line(position: Position) -> String {
        let game = position.hand(US_SEAT, "2 decoy").build().unwrap();
        let drawn = model(&Sight::of(&game, Viewer::Seat(US_SEAT), true), US_SEAT);
        meaning(&drawn, ["Innkeeper", "Wanderer"], Lang::En).pop().unwrap()
    }

    /// Finding B6. GW-END-3: 0:0 against Nilfgaard is lost, not tied.
    #[test]
    fn what_is_level_is_won_by_nilfgaard_alone() {
        let against = |leader| last_line(Position::between(NORTH, leader).hand(THEM_SEAT, "decoy"));
        let nilfgaard =
            "Level, and Nilfgaard wins ties: as things stand, Innkeeper wins the round.";
        assert_eq!(against(NILFGAARD), nilfgaard);
        let level = "Level: as things stand it is a tie, and both players lose a gem.";
        assert_eq!(against(MONSTERS), level);
        let ours = Position::between(NILFGAARD, NORTH).hand(THEM_SEAT, "decoy");
        assert!(last_line(ours).ends_with("Wanderer wins the round."));
    }

    /// Finding B6: where the enemy has passed, the round is decided by passing, and it is said how.
    #[test]
    fn a_pass_that_ends_the_round_says_who_wins_it() {
        let passed = |leader| Position::between(NORTH, leader).passed(THEM_SEAT);
        let ends = "Your opponent has passed: the round ends at once";
        assert_eq!(last_line(passed(NILFGAARD)), format!("{ends} and Innkeeper wins it."));
        assert_eq!(
            last_line(passed(MONSTERS)),
            format!("{ends} in a tie, and both players lose a gem.")
        );
        let ahead = passed(NILFGAARD).field(US_SEAT, "vesemir");
        assert_eq!(last_line(ahead), format!("{ends} and Wanderer wins it."));
    }

    #[test]
    fn an_enemy_who_plays_on_must_catch_up_or_not() {
        let table = || Position::between(NORTH, NILFGAARD).hand(THEM_SEAT, "decoy");
        assert_eq!(
            last_line(table().field(US_SEAT, "vesemir")),
            "Ahead by 6: your opponent has to catch up."
        );
        assert!(last_line(table().field(THEM_SEAT, "vesemir")).starts_with("Behind by 6:"));
    }
}
