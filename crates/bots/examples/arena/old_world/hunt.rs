//! One game between bots, with notes.

use std::time::Instant;

use bots::{Seen, choose};
use old_world::versus::{Choice, Event, FirstPlayer, OldWorld, Setup};
use old_world::world::school::School;
use old_world::world::story::{Side, Story};
use tabletop::{BySeat, Game, Log, Rng, Seat, Seed};

use super::played::{Ending, Played};
use crate::asked::Player;

/// Longer games are broken off; none was seen.
const MOST: u32 = 20_000;

/// Who plays which school, how.
#[derive(Clone, Debug)]
pub struct Hunt {
    /// In the order of turns; seat 1 begins.
    pub schools: Vec<School>,
    pub players: Vec<Player>,
    pub seed: u64,
}

impl Hunt {
    pub fn play(&self) -> Played {
        let seats = u8::try_from(self.players.len()).expect("at most five");
        let setup = Setup {
            first: FirstPlayer::SeatOne,
            schools: BySeat::from_fn(seats, |seat| Some(self.schools[seat.index()])),
            ..Setup::for_players(seats)
        };
        let seed = Seed::new(self.seed);
        let mut game = OldWorld::start(&setup, seed, &mut Log::muted()).expect("a plain set-up");
        let mut rng = Rng::from_u64(self.seed ^ 0x0061_7265_6e61);
        let mut notes = Notes::new(self.schools.clone(), seats);
        while let Some(seen) = Seen::by_mover(&game) {
            if notes.played.choices == MOST {
                break;
            }
            let seat = seen.seat();
            let start = Instant::now();
            let Player { level, budget } = self.players[seat.index()];
            let choice = choose(&seen, level, budget, &mut rng).choice;
            let thought = start.elapsed();
            notes.played.thoughts[seat].push(thought);
            notes.before(&game, seat, &choice, seen.legal());
            let mut log = Log::new();
            game.play(&choice, &mut log);
            notes.after(&game, &log);
        }
        notes.end(&game)
    }
}

struct Notes {
    played: Played,
    fight: Option<u8>,
}

impl Notes {
    fn new(schools: Vec<School>, seats: u8) -> Self {
        let played = Played {
            schools,
            winner: None,
            turns: 0,
            choices: 0,
            trophies: [0; 3],
            hunts: Vec::new(),
            duels: Vec::new(),
            offered: Vec::new(),
            bought: Vec::new(),
            options: Vec::new(),
            thoughts: BySeat::from_fn(seats, |_| Vec::new()),
        };
        Self { played, fight: None }
    }

    fn before(&mut self, game: &OldWorld, seat: Seat, choice: &Choice, legal: &[Choice]) {
        self.played.choices += 1;
        match choice {
            Choice::Buy(card) => self.played.bought.push((*card, seat.index())),
            Choice::Option(side) if legal.len() == 2 => self.note_option(game, *side),
            _ => {}
        }
    }

    fn note_option(&mut self, game: &OldWorld, side: Side) {
        let story: Option<Story> = game.in_play().last().map(|card| card.story);
        self.played.options.extend(story.map(|story| (story, side)));
    }

    fn after(&mut self, game: &OldWorld, log: &Log<Event>) {
        for card in game.market().iter().flatten() {
            if !self.played.offered.contains(card) {
                self.played.offered.push(*card);
            }
        }
        for event in log.entries().iter().filter_map(|entry| entry.public.as_ref()) {
            let ending = match event {
                Event::FightBegan { foe: old_world::versus::Foe::Monster(_, monster), .. } => {
                    self.fight = Some(monster.level());
                    continue;
                }
                Event::DuelWon { seat, .. } => {
                    self.played.duels.push(*seat == game.active());
                    continue;
                }
                Event::MonsterKilled { .. } => Ending::Won,
                Event::MonsterDriven { .. } => Ending::DrivenAway,
                Event::FightLost { .. } => Ending::Lost,
                _ => continue,
            };
            self.played.hunts.extend(self.fight.take().map(|level| (level, ending)));
        }
    }

    fn end(mut self, game: &OldWorld) -> Played {
        let seats = u16::from(game.seat_count());
        self.played.winner = game.winner().map(Seat::index);
        self.played.turns = game.turns().div_ceil(seats);
        let count = |won: &[bool]| won.iter().filter(|won| **won).count();
        for own in game.players().values() {
            let kinds = [own.monsters.len(), count(&own.medallions), count(&own.masteries)];
            for (sum, kind) in self.played.trophies.iter_mut().zip(kinds) {
                *sum += u32::try_from(kind).expect("a few");
            }
        }
        self.played
    }
}
