//! What the golden hunts must show: every question, answer, event and effect of the hunt, every rider,
//! both endings, every number of players.

use std::collections::BTreeSet;

use old_world::versus::{Choice, Decision, Event};
use old_world::wild_hunt::WildHunt;
use old_world::world::rider::Rider;
use tabletop::{Game, Rng};

use super::{WildHuntSubject, effects, haste, names};
use crate::golden::Covered;

impl Covered for WildHuntSubject {
    fn wanted() -> Vec<&'static str> {
        let decisions =
            names::HUNT_DECISIONS.iter().copied().filter(|name| *name != "decision vote");
        let mut wanted: Vec<&'static str> = decisions.collect();
        for list in
            [names::QUESTIONS, names::HUNT_CHOICES, names::HUNT_EVENTS, PLAYERS, RIDERS, ENDINGS]
        {
            wanted.extend(list);
        }
        wanted.extend(effects::EFFECTS);
        wanted.push(names::BASE);
        wanted
    }

    const ELSEWHERE: &'static [(&'static str, &'static str)] =
        &[("vote on a stack", QUEST_STACK), ("event quest lost", QUEST_STACK)];

    fn decision(decision: &Decision) -> &'static str {
        names::decision(decision)
    }

    fn choice(choice: &Choice) -> &'static str {
        names::choice(choice)
    }

    fn event(event: &Event) -> &'static str {
        names::event(event)
    }

    fn shown(end: &WildHunt, events: &[&Event]) -> BTreeSet<&'static str> {
        let rider = match end.hunt().rider {
            Rider::Nithral => RIDERS[0],
            Rider::Imlerith => RIDERS[1],
            Rider::Caranthir => RIDERS[2],
            Rider::Eredin => RIDERS[3],
        };
        let mut shown = effects::resolved(events);
        shown.extend([PLAYERS[usize::from(end.seats()) - 1], rider]);
        shown
    }

    fn ending(game: &WildHunt) -> &'static str {
        let won = game.hunt().won == Some(true);
        let place = 2 * game.hunt().rider.index() + usize::from(!won);
        ENDINGS[place]
    }

    fn habit(game: &WildHunt, legal: &[Choice], rng: &mut Rng) -> usize {
        haste::choose(game, legal, rng)
    }
}

const PLAYERS: &[&str] =
    &["hunt for one", "hunt for two", "hunt for three", "hunt for four", "hunt for five"];

const RIDERS: &[&str] =
    &["hunted by Nithral", "hunted by Imlerith", "hunted by Caranthir", "hunted by Eredin"];

const ENDINGS: &[&str] = &[
    "Nithral beaten",
    "lost to Nithral",
    "Imlerith beaten",
    "lost to Imlerith",
    "Caranthir beaten",
    "lost to Caranthir",
    "Eredin beaten",
    "lost to Eredin",
];

const QUEST_STACK: &str =
    "crates/old-world/tests/hunt/exploring.rs::a_quest_takes_another_stack_when_its_own_is_empty";
