//! Why a choice is refused, in a sentence and with the rule.

use std::fmt::Display;

use tabletop::IllegalChoice;

use crate::task::Task;
use crate::{Ability, Chair, Choice, Ronin};

impl Ronin {
    /// Why a choice is not among the legal ones.
    pub(crate) fn explain(&self, choice: Choice) -> IllegalChoice {
        let Some(task) = self.agenda.peek() else { return IllegalChoice::game_over() };
        let Some(chair) = task.asks() else { return unasked(choice) };
        match (task, choice) {
            (Task::Draft { .. }, Choice::Row(row)) => self.explain_row(row),
            (_, Choice::Use(ability, _)) => self.explain_use(chair, ability, task),
            (Task::Choose { .. }, Choice::Play(cards)) => {
                let number = self.cards_to_play(chair);
                if cards.len() == usize::from(number) {
                    refusal(
                        "not-in-hand",
                        "These are not different cards of the hand.",
                        "RO-PLAY-1",
                    )
                } else {
                    let sentence = format_args!("Exactly {number} cards are played.");
                    refusal("number-of-cards", sentence, "RO-PLAY-1")
                }
            }
            (Task::Keep { .. }, Choice::Keep(_)) => {
                let number = self.cards_to_keep(chair);
                let sentence =
                    format_args!("{number} different cards of the own timeline are kept.");
                refusal("number-of-cards", sentence, "RO-NEXT-3")
            }
            (Task::Lose { .. }, Choice::Done) => {
                refusal("mandatory", "What must be lost cannot be kept.", "RO-EFF-5")
            }
            (Task::Lose { .. } | Task::Trade { .. }, Choice::Lose(..)) => {
                refusal("nothing-there", "There is no such symbol to lose.", "RO-EFF-8")
            }
            (Task::Neighbour { .. }, Choice::Neighbour(_)) => refusal(
                "no-effect",
                "Nothing would happen with this neighbour, but something with the other.",
                "RO-EFF-17",
            ),
            (Task::Track { .. }, Choice::Track(_)) => {
                refusal("track-at-its-end", "The marker of this track is at its end.", "RO-EFF-17")
            }
            (Task::Character { .. }, Choice::Character(_)) => {
                refusal("not-drawn", "Only one of the two drawn can be kept.", "RO-SETUP-5")
            }
            (Task::Board { .. }, Choice::Board(_)) => {
                refusal("not-drawn", "Only one of the two drawn can be kept.", "RO-SETUP-6")
            }
            (Task::FreeBoard { .. }, Choice::Board(_)) => refusal(
                "board-taken",
                "This board lies elsewhere, or is of the other side.",
                "RO-AUTO-4",
            ),
            (Task::Bonus { .. }, Choice::Done) => {
                refusal("mandatory", "A bonus cannot be refused.", "RO-COOP-10")
            }
            (_, choice) => unasked(choice),
        }
    }

    fn explain_row(&self, row: u8) -> IllegalChoice {
        let known = row > 0 && usize::from(row) <= self.offer.len();
        if known {
            refusal("row-taken", format_args!("Somebody has taken row {row}."), "RO-DRAFT-4")
        } else {
            refusal("no-row", format_args!("There is no row {row}."), "RO-SETUP-4")
        }
    }

    fn explain_use(&self, chair: Chair, ability: Ability, task: &Task) -> IllegalChoice {
        let player = self.player(chair);
        let has = player.unlocked().or(player.gifts);
        if player.used.contain(ability) {
            return refusal("used", "This ability has been used.", "RO-ABIL-1");
        }
        if !has.contain(ability) {
            return refusal("locked", "This ability is not unlocked.", "RO-XP-1");
        }
        let mut choices = Vec::new();
        self.list(task, &mut choices);
        let offered =
            |choice: &Choice| matches!(choice, Choice::Use(other, _) if *other == ability);
        if choices.iter().any(offered) {
            return refusal("no-target", "The ability cannot be aimed at this.", "RO-ABIL-13");
        }
        refusal("not-in-window", "The ability cannot be used now.", "RO-ABIL-12")
    }
}

fn refusal(key: &'static str, sentence: impl Display, rule: &'static str) -> IllegalChoice {
    IllegalChoice::new(key, sentence).citing(rule)
}

fn unasked(choice: Choice) -> IllegalChoice {
    IllegalChoice::new("not-now", format_args!("“{choice}” is not asked for now."))
}
