//! What is still to be done must be possible: every task relies on what is held here.

use super::{Fault, unless};
use crate::task::{Into, Task};
use crate::{Chair, Ronin, Stage, Symbols};

/// No agenda is longer: a move with its bonuses, within an effect, within a part of a stage.
const LONGEST: usize = 24;

/// More of anything than a task ever speaks of.
const MOST: u8 = 4;

impl Ronin {
    pub(super) fn fault_of_agenda(&self) -> Fault {
        let tasks = self.agenda.tasks();
        let asked = tasks.last().is_some_and(|task| {
            let mut choices = Vec::new();
            if task.asks().is_some_and(|chair| self.is_seated(chair)) && self.is_possible(task) {
                self.list(task, &mut choices);
            }
            choices.len() > 1
        });
        unless(tasks.len() <= LONGEST, "There is too much to do.")
            .or_else(|| unless(self.has_root(), "The stage has not what it begins with to do."))
            .or_else(|| {
                let over = self.stage == Stage::Over;
                unless(asked != over, "The game waits for nobody.")
            })
            .or_else(|| {
                let wrong = tasks.iter().find(|task| !self.is_possible(task))?;
                Some(format!("This cannot be to do now: {wrong:?}"))
            })
    }

    /// What a stage asks of its player lies at the bottom until it is done, and nowhere else.
    fn has_root(&self) -> bool {
        let tasks = self.agenda.tasks();
        let Some(root) = tasks.first() else { return self.stage == Stage::Over };
        let mover = if self.stage < Stage::Deal {
            Some(Chair::of(self.chooser(), self.humans))
        } else {
            self.mover()
        };
        let own = |chair: Chair| mover == Some(chair);
        let fits = match (self.stage, *root) {
            (Stage::Characters, Task::Character { chair, .. })
            | (Stage::Boards, Task::Board { chair, .. } | Task::FreeBoard { chair, .. })
            | (Stage::Draft, Task::Draft { chair } | Task::Drafted { chair, .. })
            | (Stage::Choosing | Stage::Effects, Task::Window { chair, .. })
            | (Stage::Choose, Task::Choose { chair })
            | (Stage::Keep, Task::Keep { chair })
            | (Stage::Tea, Task::Pairs { chair })
            | (Stage::Scoring, Task::Count { chair }) => own(chair),
            (Stage::KeptEffects | Stage::HeadStart, _) => true,
            _ => false,
        };
        let is_root = |task: &Task| task.is_root();
        fits && !tasks[1..].iter().any(is_root)
    }

    fn is_seated(&self, chair: Chair) -> bool {
        chair.0 < self.chairs() && self.is_human(chair)
    }

    fn is_chair(&self, chair: Chair) -> bool {
        chair.0 < self.chairs()
    }

    /// A board lies there.
    fn is_track(&self, track: u8) -> bool {
        self.tracks.get(usize::from(track)).is_some_and(|track| track.board.is_some())
    }

    /// Does a task speak of what is there, in a stage in which it can come up?
    fn is_possible(&self, task: &Task) -> bool {
        task.fits(self.stage)
            && task.asks().is_none_or(|chair| self.is_seated(chair))
            && self.is_about(task)
    }

    fn is_about(&self, task: &Task) -> bool {
        let is_place =
            |chair: Chair, place: u8| usize::from(place) < self.player(chair).timeline.len();
        match *task {
            Task::Character { chair, drawn } => {
                let free: Vec<_> = self.free_characters().collect();
                self.player(chair).character.is_none()
                    && drawn[0] != drawn[1]
                    && drawn.iter().all(|one| free.contains(one))
            }
            Task::Board { drawn, .. } => {
                let free: Vec<_> = self.free_boards().collect();
                drawn[0] != drawn[1] && drawn.iter().all(|one| free.contains(one))
            }
            Task::Draft { .. }
            | Task::Window { .. }
            | Task::Choose { .. }
            | Task::Keep { .. }
            | Task::Again { .. }
            | Task::Salvage { .. }
            | Task::FreeBoard { .. } => true,
            Task::Drafted { row, .. } => usize::from(row) <= self.offer.len(),
            Task::Effect { chair, place } => is_place(chair, place),
            Task::Resolve { chair, place, .. } | Task::TeaEffect { chair, place } => {
                self.is_seated(chair) && is_place(chair, place)
            }
            Task::Lose { chair, what, scope, left } => {
                let there = || what.count_in(&self.player(chair).symbols(usize::from(scope)));
                what.is_possible() && (1..=3).contains(&left) && there() > left
            }
            Task::Grant { chair, level, .. } => self.is_seated(chair) && level <= 3,
            Task::Neighbour { card, .. } => card.tea_effect().is_some(),
            Task::Track { points, .. } => points <= 3,
            Task::Pairs { chair } => self.is_chair(chair),
            Task::Advance { track, points } => self.is_track(track) && points <= MOST,
            Task::Climb { track, left } => self.is_track(track) && left <= MOST,
            Task::Bonus { chair, track } => self.is_track(track) && self.is_end_of(chair, track),
            Task::Split { count, most, .. } => {
                (1..=3).contains(&count) && most.iter().all(|number| *number <= MOST)
            }
            Task::Same { count, .. } => count <= MOST,
            Task::Trade { what, left, lost, into, .. } => {
                let other = match into {
                    Into::Active => what == self.inactive(),
                    Into::Symbol(symbol) => what != Symbols::only(symbol),
                };
                what.is_possible() && (1..=3).contains(&left) && lost <= 3 && other
            }
            Task::Mend { left, .. } => (1..=2).contains(&left),
            Task::Discard { count, .. } => (1..=2).contains(&count),
            Task::Count { chair } => self.is_seated(chair),
        }
    }
}
