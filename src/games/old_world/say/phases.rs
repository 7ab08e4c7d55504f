//! Questions that name what can be done here and now, and nothing else. Pure.

use ::old_world::versus::Choice;

use super::Moment;
use crate::games::old_world::words::Text;

/// The answers of phase I (§5 of the rules), in the order of their words.
const fn first(choice: Choice) -> Option<usize> {
    match choice {
        Choice::Move(..) => Some(0),
        Choice::Act => Some(1),
        Choice::Poker(_) => Some(2),
        Choice::Quest(_) => Some(3),
        Choice::End => Some(4),
        _ => None, // tidy: listens: for the answers of phase I
    }
}

/// The answers of phase II (§10 of the rules), in the order of their words.
const fn second(choice: Choice) -> Option<usize> {
    match choice {
        Choice::Fight(_) => Some(0),
        Choice::Duel(_) => Some(1),
        Choice::Meditate(_) => Some(2),
        Choice::Explore(_) => Some(3),
        Choice::CashIn(_) => Some(4),
        _ => None, // tidy: listens: for the answers of phase II
    }
}

impl Moment<'_> {
    /// Phase I.
    pub(super) fn phase1(&self, legal: &[Choice]) -> String {
        let ask = &self.voice.words.ask;
        self.list(ask.phase1, &ask.phase1_can, first, legal)
    }

    /// Phase II.
    pub(super) fn phase2(&self, legal: &[Choice]) -> String {
        let ask = &self.voice.words.ask;
        self.list(ask.phase2, &ask.phase2_can, second, legal)
    }

    /// OW-COMBO-1: a combo begins with a card; before that there is nothing to finish.
    pub(super) const fn combo(&self, legal: &[Choice]) -> Text {
        let ask = &self.voice.words.ask;
        match legal {
            [.., Choice::Done] | [] => ask.combo,
            [..] => ask.combo_first,
        }
    }

    /// What of these can be done; where nobody here is asked, all of it.
    fn list(
        &self,
        frame: Text,
        words: &[Text],
        kind: fn(Choice) -> Option<usize>,
        legal: &[Choice],
    ) -> String {
        let can = |at: usize| legal.iter().any(|choice| kind(*choice) == Some(at));
        let named = words.iter().enumerate().filter(|(at, _)| legal.is_empty() || can(*at));
        let named: Vec<Text> = named.map(|(_, word)| *word).collect();
        let list = match named.as_slice() {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first @ .., last] => {
                format!("{} {} {last}", first.join(", "), self.voice.words.names.or)
            }
        };
        self.voice.fill(frame, &[&list])
    }
}

#[cfg(test)]
mod tests {
    use ::old_world::versus::{Decision, OldWorld, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status, Viewer};

    use super::*;
    use crate::games::old_world::names::Voice;
    use crate::i18n::Lang;

    /// A prompt promises nothing that is not legal, and leaves nothing out.
    #[test]
    fn prompts_name_what_can_be_done() {
        let mut seen = [0; 10];
        for seed in [2, 4] {
            let mut table =
                Session::<OldWorld>::new(Setup::for_players(3), Seed::new(seed)).unwrap();
            let mut rng = Rng::from_seed(Seed::new(seed));
            while let Status::Awaiting { seat, decision } = table.game().status() {
                let legal = table.game().legal();
                let view = table.game().view(Viewer::Seat(seat));
                for lang in Lang::ALL {
                    let voice = Voice::new(lang, &[]);
                    let ask = &voice.words.ask;
                    let (words, kind, from): (_, fn(Choice) -> Option<usize>, _) = match decision {
                        Decision::Phase1 => (&ask.phase1_can, first, 0),
                        Decision::Phase2 => (&ask.phase2_can, second, 5),
                        _ => break,
                    };
                    let said = Moment { voice, seat, decision, view: &view }.prompt(&legal);
                    for (at, word) in words.iter().enumerate() {
                        let can = legal.iter().any(|one| kind(*one) == Some(at));
                        assert_eq!(said.contains(word), can, "“{said}” while {legal:?}");
                        seen[from + at] += usize::from(can);
                    }
                }
                let chosen = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                table.choose(&chosen).unwrap();
            }
        }
        // A kept card is rare.
        assert!(seen.iter().filter(|met| **met > 0).count() >= 9, "{seen:?}");
    }
}
