//! Why something that was tried at the table is not possible: the rules' own reason, in the
//! player's language. Pure.

use ::old_world::versus::{Choice, OldWorld};
use tabletop::Game;

use super::words::refusal as words;
use crate::i18n::Lang;

/// The reason, with the rule it comes from.
pub fn sentence(game: &OldWorld, choice: Choice, lang: Lang) -> String {
    let why = game.why_not(&choice);
    let said = words::of(why.key, lang);
    match why.rule {
        Some(rule) => format!("{said} ({rule})"),
        None => said.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::old_world::versus::Setup;
    use tabletop::{Rng, Seed, Session, Status};

    /// Whatever is tried at the wrong moment of a game, the rules' reason has its own sentence.
    #[test]
    fn every_reason_is_told_in_every_language() {
        let mut met: Vec<&'static str> = Vec::new();
        for (seed, seats) in (1..=6).zip([3, 4, 5, 2, 3, 4]) {
            let mut table =
                Session::<OldWorld>::new(Setup::for_players(seats), Seed::new(seed)).unwrap();
            let mut rng = Rng::from_seed(Seed::new(seed));
            let mut tried: Vec<Choice> = Vec::new();
            while let Status::Awaiting { .. } = table.game().status() {
                let legal = table.game().legal();
                for choice in tried.iter().filter(|choice| !legal.contains(choice)) {
                    let key = table.game().why_not(choice).key;
                    if !met.contains(&key) {
                        met.push(key);
                    }
                }
                let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                tried.truncate(30);
                tried.insert(0, chosen);
                table.choose(&chosen).unwrap();
            }
        }
        assert!(met.len() > 20, "hardly anything is refused: {met:?}");
        for lang in Lang::ALL {
            for key in met.iter().filter(|key| **key != "not-now") {
                assert_ne!(words::of(key, lang), words::of("not-now", lang), "{key} has no words");
            }
        }
    }
}
