//! Could a hunt look like this? Asked of states that were edited outside; never panics.

use super::hunt::{Hunt, QUEST_TOKENS};
use super::quest::quest_of;
use crate::play::{Foe, OldWorld, Turn, Verdict, demand};
use crate::world::hound::{Bonus, PER_LEVEL};
use crate::world::hunt_card::HuntPlace;
use crate::world::location::Location;
use crate::world::round_board::rounds;

impl OldWorld {
    pub(crate) fn check_hunt(&self, hunt: &Hunt, seats: u8) -> Verdict {
        let everybody = |count: Option<u8>| count == Some(seats);
        demand(
            everybody(hunt.turns.seats_checked()) && everybody(hunt.seats.seats_checked()),
            "The marks of a round are not everybody's.",
        )?;
        demand(hunt.tie.0 < seats, "Nobody sits at the seat that decides ties.")?;
        demand(hunt.round <= rounds(seats), "There is no such round.")?;
        demand(hunt.turns[self.active] == Turn::default(), "Somebody's marks are kept twice.")?;
        demand(
            self.turns == u16::from(hunt.round) && self.winner.is_none(),
            "The rounds are counted otherwise.",
        )?;
        demand(
            self.extra_pile.is_empty() && self.story_decks.iter().all(Vec::is_empty),
            "Cards of the base game are in play.",
        )?;
        demand(
            self.players.values().all(|own| own.reputation == 0 && own.quests.is_empty()),
            "Somebody has what only the base game gives.",
        )?;
        check_hounds(hunt)?;
        self.check_quests(hunt, seats)?;
        self.check_finale(hunt, seats)?;
        demand(
            hunt.drawn.iter().all(|(seat, at)| seat.0 < seats && at.terrain().is_some()),
            "A token was drawn for nobody.",
        )?;
        demand(
            hunt.won.is_none() || (self.agenda.is_empty() && hunt.finale.is_some()),
            "The hunt is over, but something is still to happen.",
        )?;
        self.check_hunt_agenda(hunt, seats)
    }

    fn check_quests(&self, hunt: &Hunt, seats: u8) -> Verdict {
        let placed = |at: Option<Location>| at.is_none_or(|at| at.terrain().is_some());
        for open in &hunt.quests {
            let quest = quest_of(open.story).ok_or("A card lies open that is no quest.")?;
            let has_place = matches!(quest.place, HuntPlace::In(_));
            demand(
                placed(open.at)
                    && (has_place || open.at.is_none())
                    && (open.at.is_some() || !open.token),
                "A quest has the wrong place.",
            )?;
            demand(open.who.is_none_or(|who| who.0 < seats), "A quest is nobody's.")?;
        }
        let tokens: u32 = hunt.marked.iter().map(|tokens| u32::from(*tokens)).sum();
        demand(
            tokens <= u32::from(QUEST_TOKENS) && hunt.quest_tokens <= QUEST_TOKENS,
            "There are more quest tokens than there are.",
        )?;
        let marked = hunt.marked.iter().zip(&self.lairs);
        demand(
            marked.into_iter().all(|(tokens, lair)| {
                *tokens == 0 || lair.monster.is_some() || self.fight.is_some()
            }),
            "Nobody bears the mark.",
        )
    }

    fn check_finale(&self, hunt: &Hunt, seats: u8) -> Verdict {
        let rides = self.fight.as_ref().is_some_and(|fight| matches!(fight.foe, Foe::Rider(_)));
        demand(rides == hunt.finale.is_some(), "The rider is fought, or is not.")?;
        let Some(finale) = &hunt.finale else { return Ok(()) };
        demand(finale.bench.seats_checked() == Some(seats), "The bench is not everybody's.")?;
        demand(finale.summoned.iter().all(|count| *count <= PER_LEVEL), "Too many hounds.")?;
        demand(
            finale.pending.len() <= 4 && finale.pending.iter().all(|card| card.rider().is_some()),
            "A passive waits that no card has.",
        )?;
        for (seat, bench) in finale.bench.iter() {
            let deck = self.players[seat].deck.len();
            let fighter = &bench.fighter;
            demand(
                fighter.seat == seat && usize::from(fighter.known.attacker) <= deck,
                "More of a deck is known than there is.",
            )?;
            demand(fighter.combo.is_empty(), "A witcher lays cards on the bench.")?;
        }
        // WH-FIN-18, WH-FIN-20.
        let stands = finale.bench.values().any(|bench| !bench.out);
        demand(stands == (hunt.won != Some(false)), "The fight is lost, or is not.")
    }
}

fn check_hounds(hunt: &Hunt) -> Verdict {
    for hound in &hunt.hounds {
        demand((1..=3).contains(&hound.level), "There is no hound of such a level.")?;
    }
    for level in 1..=3u8 {
        let out = hunt.hounds.iter().filter(|hound| hound.level == level).count();
        demand(out <= usize::from(PER_LEVEL), "There are more hounds than figures.")?;
        let pile = usize::from(level) - 1;
        let mut tokens = [&hunt.tokens[pile][..], &hunt.spent[pile][..]].concat();
        tokens.sort_unstable();
        demand(tokens == Bonus::of_level(level), "A hound token is missing, or is there twice.")?;
    }
    // WH-SPAWN-8.
    let mut places: Vec<Location> = hunt.hounds.iter().map(|hound| hound.at).collect();
    places.sort_unstable();
    places.dedup();
    demand(places.len() == hunt.hounds.len(), "Two hounds share a place.")
}
