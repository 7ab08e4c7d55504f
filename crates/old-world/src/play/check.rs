//! Could a game look like this? Asked of states that were edited outside; never panics.

use tabletop::Seat;

use super::fight::{Fight, Foe};
use super::state::OldWorld;
use super::task::Task;
use super::witcher::{HeldQuest, Witcher};
use crate::world::effect::Attribute;
use crate::world::poker::Dice;
use crate::world::story::Story;
use crate::world::tracks::{HAND_LIMIT, TOP_LEVEL, VICTORY};

pub(crate) type Verdict = Result<(), String>;

pub(crate) fn demand(holds: bool, sentence: &str) -> Verdict {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

impl OldWorld {
    pub(crate) fn check_state(&self) -> Verdict {
        let seats = self.players.seats_checked().filter(|seats| *seats > 0);
        let seats = seats.ok_or("There must be one to five players.")?;
        let seated = |seat: Seat| seat.0 < seats;
        demand(
            seated(self.first) && seated(self.active) && self.winner.is_none_or(seated),
            "Somebody who does not play is to play.",
        )?;
        for (seat, own) in self.players.iter() {
            check_witcher(own).map_err(|sentence| format!("{seat}: {sentence}"))?;
        }
        self.check_boards()?;
        self.check_held()?;
        self.check_tasks(seats)?;
        if let Some(fight) = &self.fight {
            self.check_fight(fight, seats)?;
        }
        self.check_poker(seats)?;
        self.check_plan(seats)?;
        demand(
            self.pieces() == self.complete_set(seats),
            "A piece is missing, or is there twice.",
        )?;
        self.check_end()
    }

    /// The agenda, by the game that is played.
    fn check_plan(&self, seats: u8) -> Verdict {
        self.check_more(seats).unwrap_or_else(|| self.check_agenda())
    }

    /// OW-QUEST-6: no card is held twice.
    fn check_held(&self) -> Verdict {
        let held = self.players.values().flat_map(|own| {
            own.kept.iter().copied().chain(own.quests.iter().map(|quest| quest.story))
        });
        let mut held: Vec<Story> = held.collect();
        let count = held.len();
        held.sort_unstable();
        held.dedup();
        demand(held.len() == count, "A story card is held twice.")?;
        let open = self.in_play.iter().map(|card| card.story);
        demand(
            held.into_iter().chain(open).all(|story| self.has_story(story)),
            "A story card is of another game.",
        )
    }

    fn check_boards(&self) -> Verdict {
        let setting_up = self.agenda.tasks().contains(&Task::Equip);
        let chosen = self.players.values().filter_map(|own| own.school);
        let mut schools: Vec<_> = chosen.chain(self.boards.iter().copied()).collect();
        schools.extend(&self.offered);
        let count = schools.len();
        schools.sort_unstable();
        schools.dedup();
        demand(count == 5 && schools.len() == 5, "A school is missing, or is there twice.")?;
        let everybody = self.players.values().all(|own| own.school.is_some());
        demand(setting_up || everybody, "Somebody has no school.")?;
        let lairs = self.lairs.iter().zip(0u8..);
        let mut settled = lairs.filter_map(|(lair, at)| lair.at.map(|place| (place, at)));
        demand(
            settled.all(|(place, at)| place.terrain().is_some_and(|its| its as u8 == at)),
            "A monster lives on the wrong ground.",
        )
    }

    /// Every seat named by a task plays.
    fn check_tasks(&self, seats: u8) -> Verdict {
        for task in self.agenda.tasks() {
            let seat = match task {
                Task::Ask(seat, _)
                | Task::OfferBoards(seat)
                | Task::BeginTurn(seat)
                | Task::ShuffleDeck(seat)
                | Task::Exhaust(seat, _)
                | Task::Reshuffle(seat)
                | Task::ZeroCost(seat)
                | Task::TakeFromMarket { seat, .. } => *seat,
                _ => self.active,
            };
            demand(seat.0 < seats, "Somebody who does not play is asked.")?;
        }
        Ok(())
    }

    fn check_end(&self) -> Verdict {
        if let Some(winner) = self.winner {
            let won = self.players[winner].reputation == VICTORY;
            return demand(
                won && self.agenda.is_empty(),
                "The game is won, but the winner lacks reputation or something is still to happen.",
            );
        }
        let over = self.agenda.is_empty();
        // OW-REP-6; a puzzle ends with its goal.
        let ended = self.is_over() || self.puzzle.is_some();
        demand(!over || ended, "Nothing is planned, but nobody has won.")?;
        demand(
            self.players.values().all(|own| own.reputation < VICTORY),
            "Somebody has won, but the game goes on.",
        )?;
        let mut choices = Vec::new();
        self.list_all(&mut choices);
        demand(over || !choices.is_empty(), "Nobody can choose anything.")
    }

    fn check_fight(&self, fight: &Fight, seats: u8) -> Verdict {
        demand(
            fight.sides.iter().all(|side| side.seat.0 < seats) && fight.chooser.0 < seats,
            "Somebody who does not play fights.",
        )?;
        demand(fight.bets.iter().all(|(seat, _)| seat.0 < seats), "A bet by nobody.")?;
        demand(fight.attacker() == self.active, "The fight is not the active player's.")?;
        match fight.foe {
            Foe::Witcher(other) => demand(
                other != fight.attacker() && fight.sides[1].seat == other && fight.pool.is_empty(),
                "The sides of the fight do not fit.",
            )?,
            Foe::Rider(rider) => {
                demand(self.rider() == Some(rider), "Another rider is fought.")?;
            }
            Foe::Monster(terrain, monster) => {
                let there = self.lair(terrain).monster == Some(monster);
                let gone = self.players[fight.attacker()].monsters.contains(&monster)
                    || self.driven_away.contains(&monster);
                demand(there || gone, "The monster of the fight is not there.")?;
                demand(
                    fight.sides[1].combo.is_empty() && fight.sides[1].potions.is_empty(),
                    "A monster plays no cards.",
                )?;
            }
        }
        demand(fight.mover < 2, "Nobody has the combat turn.")?;
        demand(
            usize::from(fight.pool_known) <= fight.pool.len(),
            "More of the pool is known than there is.",
        )?;
        for side in &fight.sides {
            let deck = self.players[side.seat].deck.len();
            let known = usize::from(side.known.attacker.max(side.known.defender));
            demand(known <= deck, "More of a deck is known than there is.")?;
            demand(side.combo.len() <= 20 && side.now.draw.len() < 100, "The combo is too long.")?;
        }
        Ok(())
    }

    fn check_poker(&self, seats: u8) -> Verdict {
        let Some(poker) = &self.poker else { return Ok(()) };
        let against = poker.against.decider().is_none_or(|seat| seat.0 < seats);
        let dice = poker.active.is_possible() && poker.other.is_none_or(Dice::is_possible);
        demand(against && dice, "These dice were not rolled at this table.")
    }
}

fn check_witcher(own: &Witcher) -> Verdict {
    let levels = own.attributes.iter().chain([&own.level]);
    demand(levels.clone().all(|level| (1..=TOP_LEVEL).contains(level)), "a level is not 1 to 5.")?;
    check_level(own)?;
    demand(own.shield <= own.value(Attribute::Defence), "the shield is higher than the defence.")?;
    demand(own.reputation <= VICTORY, "the reputation is above 4.")?;
    demand(own.hand.len() <= HAND_LIMIT, "more than seven cards in hand.")?;
    demand(own.hand.is_sorted(), "the hand is not in order.")?;
    demand(own.potions.len() <= 28, "too many potions.")?;
    let numbered = |quest: &HeldQuest| Story::event(quest.event).is_some();
    demand(own.quests.iter().all(numbered), "a quest leads to no event.")?;
    let tokens = own.quests.iter().filter(|quest| quest.token);
    demand(
        tokens.clone().all(|quest| quest.at.terrain().is_some()),
        "a quest token names a place that has none.",
    )
}

/// OW-ATTR-7: the level follows the lowest attribute up and never falls; OW-ATTR-5: what has reached
/// V stays there, so that level V means all four at V.
fn check_level(own: &Witcher) -> Verdict {
    let lowest = own.attributes.iter().copied().min().unwrap_or(1);
    demand(lowest <= own.level, "the level is lower than the lowest attribute.")?;
    demand(own.level < TOP_LEVEL || lowest == TOP_LEVEL, "level V needs four attributes at V.")
}
