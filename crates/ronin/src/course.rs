//! The course of a game: which stage follows which, and what each begins with.

use tabletop::Log;

use crate::deal::small;
use crate::task::{Manner, Task};
use crate::{Chair, Event, Ronin, Stage, Window};

impl Ronin {
    /// Goes on to the next player of this stage, or to the next stage.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        if self.at + 1 < self.steps() {
            self.enter(self.stage, self.at + 1, log);
        } else {
            self.enter(self.next_stage(), 0, log);
        }
    }

    /// How many times this stage is entered.
    pub(crate) fn steps(&self) -> u8 {
        match self.stage {
            Stage::Characters => self.humans,
            Stage::Boards => self.board_steps(),
            stage if stage.is_in_initiative_order() => self.chairs(),
            _ => 1,
        }
    }

    const fn next_stage(&self) -> Stage {
        match self.stage {
            Stage::Characters => Stage::Automas,
            Stage::Automas => Stage::Boards,
            Stage::Boards => Stage::Deal,
            Stage::Deal => Stage::HeadStart,
            Stage::HeadStart | Stage::NextTurn | Stage::KeptEffects => Stage::Refill,
            Stage::Refill => Stage::Draft,
            Stage::Draft => Stage::Order,
            Stage::Order => Stage::Choosing,
            Stage::Choosing => Stage::Choose,
            Stage::Choose => Stage::Reveal,
            Stage::Reveal => Stage::Effects,
            Stage::Effects => Stage::Tea,
            // RO-CHAP-3: three turns are a chapter.
            Stage::Tea if self.turn % 3 == 2 => Stage::Scoring,
            Stage::Tea => Stage::NextTurn,
            // RO-END-7: after the third chapter comes the end.
            Stage::Scoring if self.turn == 8 => Stage::Final,
            Stage::Scoring => Stage::NextChapter,
            Stage::NextChapter => Stage::Keep,
            Stage::Keep => Stage::RevealKept,
            Stage::RevealKept => Stage::KeptEffects,
            Stage::Final | Stage::Over => Stage::Over,
        }
    }

    /// Begins a stage, or the part of it that belongs to one player.
    pub(crate) fn enter(&mut self, stage: Stage, at: u8, log: &mut Log<Event>) {
        (self.stage, self.at) = (stage, at);
        match stage {
            Stage::Characters => self.draw_characters(log),
            Stage::Automas => self.seat_automas(log),
            Stage::Boards => self.lay_boards(log),
            Stage::Deal => self.deal_cards(log),
            Stage::HeadStart => self.head_start(),
            Stage::Refill => self.refill(log),
            Stage::Order => self.set_initiative(log),
            Stage::Reveal => self.reveal(log),
            Stage::NextTurn => self.turn += 1,
            Stage::NextChapter => self.begin_chapter(log),
            Stage::RevealKept => self.reveal_kept(log),
            Stage::Final => self.score_game(log),
            Stage::Over => {}
            Stage::Draft
            | Stage::Choosing
            | Stage::Choose
            | Stage::Effects
            | Stage::Tea
            | Stage::Scoring
            | Stage::Keep
            | Stage::KeptEffects => {
                let chair = self.initiative[usize::from(at)];
                if self.is_human(chair) {
                    self.begin_part(stage, chair);
                } else {
                    self.act_for_automa(stage, chair, log);
                }
            }
        }
    }

    /// What a player does in a stage that goes by initiative.
    fn begin_part(&mut self, stage: Stage, chair: Chair) {
        match stage {
            Stage::Draft => self.agenda.push(Task::Draft { chair }),
            Stage::Choosing => {
                self.agenda.push(Task::Window { chair, window: Window::Choose });
            }
            Stage::Choose => self.agenda.push(Task::Choose { chair }),
            Stage::Effects => {
                self.agenda.push(Task::Window { chair, window: Window::Played });
                let player = self.player(chair);
                let (first, end) = (player.first_fresh(), player.timeline.len());
                self.push_effects(chair, first..end, |place| Task::Effect { chair, place });
            }
            Stage::Tea => self.begin_tea(chair),
            Stage::Scoring => self.agenda.push_in_order([
                Task::Window { chair, window: Window::Score },
                Task::Count { chair },
            ]),
            Stage::Keep => self.agenda.push(Task::Keep { chair }),
            // RO-NEXT-7, RO-ABIL-8: no window is open.
            Stage::KeptEffects => {
                let end = self.player(chair).timeline.len();
                let manner = Manner::Plain;
                self.push_effects(chair, 0..end, |place| Task::Resolve { chair, place, manner });
            }
            _other => unreachable!("this stage goes by no initiative"),
        }
    }

    /// The standard effects of some cards, left to right (RO-PLAY-3).
    fn push_effects(
        &mut self,
        chair: Chair,
        places: std::ops::Range<usize>,
        task: impl Fn(u8) -> Task,
    ) {
        for place in places.rev() {
            if self.player(chair).timeline[place].card.standard_effect().is_some() {
                self.agenda.push(task(small(place)));
            }
        }
    }
}
