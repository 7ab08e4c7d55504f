//! What Ronin's golden games must show: every question, answer and event, every condition, reward,
//! bonus and ability, every number of players, both sides, and every way to end.

use std::collections::BTreeSet;

use ronin::{Choice, Decision, Event, Ronin};
use tabletop::{Game, Status};

use super::{RoninSubject, names};
use crate::golden::Covered;

impl Covered for RoninSubject {
    fn wanted() -> Vec<&'static str> {
        let lists =
            [names::DECISIONS, names::CHOICES, names::EVENTS, names::EFFECTS, PLAYERS, ENDINGS];
        lists.concat().into_iter().chain(names::abilities()).collect()
    }

    fn decision(decision: &Decision) -> &'static str {
        names::decision(decision)
    }

    fn choice(choice: &Choice) -> &'static str {
        names::choice(choice)
    }

    fn event(event: &Event) -> &'static str {
        names::event(event)
    }

    fn shown(end: &Ronin, events: &[&Event]) -> BTreeSet<&'static str> {
        let mut shown: BTreeSet<&'static str> = [PLAYERS[usize::from(end.seats()) - 1]].into();
        for event in events {
            match event {
                Event::EffectResolved { card, level, .. } if *level > 0 => {
                    let effect = card.def().effect.expect("it was resolved");
                    shown.insert(names::condition(effect.condition));
                    shown.insert(names::reward(effect.reward));
                }
                Event::BonusTaken { board, space, instead: false, .. } => {
                    shown.extend(board.bonus(*space).map(|bonus| names::prize(bonus.prize)));
                }
                Event::AbilityUsed { ability, .. } => {
                    shown.insert(ability.slug());
                }
                _ => {} // tidy: listens: for what has effects; every event is named above
            }
        }
        shown
    }

    /// RO-FINAL-5, RO-AUTO-16.
    fn ending(game: &Ronin) -> &'static str {
        let Status::Over(outcome) = game.status() else { return "no ending" };
        let mut scores: Vec<i32> = outcome.scores.values().copied().collect();
        scores.sort_unstable();
        match scores[..] {
            [_] if outcome.winners().is_empty() => "ending lost, alone",
            [_] => "ending won, alone",
            [.., second, first] if second == first => "ending by initiative",
            _ => "ending by points",
        }
    }
}

const PLAYERS: &[&str] =
    &["one player", "two players", "three players", "four players", "five players"];

const ENDINGS: &[&str] =
    &["ending lost, alone", "ending won, alone", "ending by initiative", "ending by points"];
