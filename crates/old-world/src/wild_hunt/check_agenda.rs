//! Could the hunt have planned this? The bottom of the agenda says which phase it is; what lies above
//! must be of that phase, and speak of what is there. The engine takes a vote, an exchange, a hound
//! fight or the last fight for granted where a task of theirs lies; here it is made sure that it may.
//! Never panics.

use tabletop::Seat;

use super::decision::{HuntDecision, Question};
use super::hunt::{Goods, Hunt};
use super::task::HuntTask;
use crate::play::{Decision, OldWorld, Task, Verdict, Witcher, demand};
use crate::world::hunt_card::HuntKind;
use crate::world::location::Terrain;
use crate::world::round_board::Spawn;
use crate::world::story::{Passage, Story};

impl OldWorld {
    pub(crate) fn check_hunt_agenda(&self, hunt: &Hunt, seats: u8) -> Verdict {
        let tasks = self.agenda.tasks();
        self.check_things(hunt, tasks, seats)?;
        let Some((bottom, rest)) = tasks.split_first() else { return Ok(()) };
        let set_up = matches!(bottom, Task::Hunt(HuntTask::LayOut));
        demand(set_up == (hunt.round == 0), "The set-up and the game cannot go on at once.")?;
        let monster = self.fight.as_ref().is_some_and(|fight| fight.monster().is_some());
        demand(
            !monster || matches!(bottom, Task::Hunt(HuntTask::Fights)),
            "The agenda does not fit the fight.",
        )?;
        let dice = matches!(rest, [Task::SettlePoker, ..]);
        demand(self.poker.is_some() == dice, "The agenda does not fit the dice.")?;
        let open = rest.iter().filter(|task| **task == Task::FinishStory).count();
        demand(open == self.in_play.len(), "The agenda does not fit the cards lying open.")?;
        if hunt.finale.is_some() {
            return self.check_last_fight(bottom, rest);
        }
        match bottom {
            Task::Hunt(HuntTask::LayOut) => self.check_set_up(rest),
            Task::Ask(seat, Decision::Phase1) if *seat == self.active => {
                self.check_floor(hunt, rest)
            }
            Task::Hunt(HuntTask::Fights) => self.check_fights(rest),
            Task::Hunt(HuntTask::Phase3) => self.check_evening(rest),
            Task::Ask(_, Decision::Hunt(decision)) if rest.is_empty() => {
                demand(question(*decision) == Some(Question::Buyer), "This is asked elsewhere.")
            }
            Task::EndTurn => self.check_phase3(rest),
            Task::Hunt(HuntTask::BeginRound) => all(rest, |task| self.fits_night(task)),
            Task::Hunt(HuntTask::FaceRider) => all(rest, |task| {
                matches!(
                    task,
                    Task::Ask(_, Decision::AnyAttribute { rise: false, .. })
                        | Task::Ask(_, Decision::Destroy { .. })
                )
            }),
            _ => Err("Nobody can have planned this.".to_owned()),
        }
    }

    /// Votes, exchanges and hound fights are there where they are spoken of, and only there.
    fn check_things(&self, hunt: &Hunt, tasks: &[Task], seats: u8) -> Verdict {
        let speaks = |of: fn(HuntDecision) -> bool| {
            tasks.iter().any(|task| matches!(task, Task::Ask(_, Decision::Hunt(it)) if of(*it)))
        };
        let votes = speaks(|it| question(it).is_some());
        demand(votes == hunt.vote.is_some(), "The agenda does not fit the vote.")?;
        if let Some(vote) = &hunt.vote {
            self.check_vote(vote.question, &vote.ballots, tasks)?;
        }
        let bargains = speaks(|it| matches!(it, HuntDecision::Exchange | HuntDecision::Accept));
        demand(bargains == hunt.exchange.is_some(), "The agenda does not fit the exchange.")?;
        if let Some(bargain) = &hunt.exchange {
            let with = bargain.with;
            demand(with.0 < seats && with != self.active, "Nobody is there to exchange with.")?;
            let held = holds(&self.players[self.active], &bargain.give)
                && holds(&self.players[with], &bargain.want);
            demand(held, "Somebody offers what he does not have.")?;
        }
        // Whoever ends it takes it away: a second end would find no hound fight.
        let ends = tasks.iter().filter(|task| ends_brawl(task)).count();
        demand(ends == usize::from(hunt.brawl.is_some()), "The agenda does not fit the hound.")?;
        let mut within = tasks.iter().skip_while(|task| !ends_brawl(task)).skip(1);
        demand(
            within.all(|task| self.fits_brawl(hunt, task)),
            "The agenda does not fit the hound.",
        )?;
        if let Some(brawl) = &hunt.brawl {
            let plays = |seat: &Seat| seat.0 < seats;
            demand(
                brawl.fighters.iter().chain(&brawl.waiting).all(plays)
                    && brawl.combos.len() <= brawl.fighters.len(),
                "Somebody who does not play fights the hound.",
            )?;
        }
        let levels = tasks.iter().filter_map(planned_level);
        let voted = hunt.vote.iter().filter_map(|vote| level_of(vote.question));
        demand(
            levels.chain(voted).all(|level| (1..=3).contains(&level)),
            "There is no monster or hound of such a level.",
        )?;
        let seated = tasks.iter().all(|task| named_seat(task).is_none_or(|seat| seat.0 < seats));
        demand(seated, "Somebody who does not play is asked.")
    }

    /// WH-JNT-3: in seat order, each for something there is.
    fn check_vote(&self, asked: Question, ballots: &[u8], tasks: &[Task]) -> Verdict {
        if let Question::Chosen { passage } = asked {
            demand(self.told(passage), "An effect is planned that no card has.")?;
        }
        if let Question::Path { target } = asked {
            demand(target.0 < self.seat_count(), "The rider pursues nobody.")?;
        }
        if asked == Question::Fighter {
            demand(self.faces_rider(), "Nobody fights the rider.")?;
        }
        if asked == Question::Option || asked == Question::Assign {
            let kind = self.in_play.last().and_then(|card| card.story.hunt_card());
            let fits = kind.is_some_and(|card| match card.kind {
                HuntKind::Joint(_) => asked == Question::Option,
                HuntKind::Quest(_) => asked == Question::Assign,
                HuntKind::Individual(_) | HuntKind::Pool => false,
            });
            demand(fits, "The players choose about no card.")?;
        }
        let options = self.options_of(asked).len();
        let in_range = ballots.iter().all(|ballot| usize::from(*ballot) < options);
        let order = self.seat_order();
        let next = order.get(ballots.len()).copied();
        let fits = match tasks.last() {
            Some(Task::Ask(seat, Decision::Hunt(HuntDecision::Vote { question }))) => {
                *question == asked && next == Some(*seat)
            }
            Some(Task::Ask(seat, Decision::Hunt(HuntDecision::Tie { question }))) => {
                *question == asked && next.is_none() && *seat == self.the_hunt().tie
            }
            _ => false,
        };
        demand(in_range && fits, "The ballot does not fit the vote.")
    }

    fn told(&self, passage: Passage) -> bool {
        self.in_play.last().is_some_and(|card| card.story == passage.story)
    }

    /// Phase I: an exchange, a hound, a quest, or what the base game knows.
    fn check_floor(&self, hunt: &Hunt, rest: &[Task]) -> Verdict {
        match rest {
            [Task::Ask(seat, Decision::Hunt(HuntDecision::Exchange))] => {
                demand(*seat == self.active, "Somebody else would exchange.")
            }
            [Task::Ask(seat, Decision::Hunt(HuntDecision::Accept))] => {
                let with = hunt.exchange.as_ref().map(|bargain| bargain.with);
                demand(Some(*seat) == with, "Somebody else would accept.")
            }
            [Task::Hunt(HuntTask::FinishQuest(story)), effects @ ..] => {
                let open = hunt.quests.iter().any(|quest| quest.story == *story);
                demand(open, "A quest ends that is not there.")?;
                self.check_effects(effects)
            }
            [end, ..] if hunt.brawl.is_some() && self.in_play.is_empty() => {
                let fits = ends_brawl(end) && self.fits_brawl(hunt, end);
                demand(fits, "Nobody can have planned this.")
            }
            tasks => self.check_phase1(tasks),
        }
    }

    fn fits_brawl(&self, hunt: &Hunt, task: &Task) -> bool {
        let Some(brawl) = &hunt.brawl else { return false };
        match task {
            Task::Hunt(
                HuntTask::JudgeHound
                | HuntTask::LayAgainstHound(_)
                | HuntTask::CountAgainstHound(_),
            ) => !brawl.fighters.is_empty() && hunt.hound_at(brawl.at).is_some(),
            Task::Ask(
                _,
                Decision::Hunt(HuntDecision::Join | HuntDecision::Go | HuntDecision::Combo),
            ) => !brawl.fighters.is_empty() && hunt.hound_at(brawl.at).is_some(),
            Task::Hunt(HuntTask::Reward) => brawl.bonus.is_some(),
            Task::Ask(_, decision) => is_bonus(*decision),
            Task::RefillMarket => true,
            _ => false,
        }
    }

    /// Phase II: who fights, a quest before it, a fight, or its end.
    fn check_fights(&self, rest: &[Task]) -> Verdict {
        match rest {
            [Task::Ask(_, Decision::Hunt(HuntDecision::Fight { monster }))] => {
                let lives = self.lairs.iter().any(|lair| lair.monster == Some(*monster));
                demand(lives, "The monster of the fight is not there.")
            }
            [Task::Ask(_, Decision::Hunt(decision))] => {
                demand(question(*decision) == Some(Question::Pair), "This is asked elsewhere.")
            }
            [Task::Hunt(HuntTask::BeginFight), before @ ..] => self.check_before_fight(before),
            _ if self.fight.is_some() => self.check_fight_plan(rest),
            _ => Err("Nobody can have planned this.".to_owned()),
        }
    }

    fn check_before_fight(&self, rest: &[Task]) -> Verdict {
        let open = |story: &Story| self.the_hunt().quests.iter().any(|it| it.story == *story);
        match rest {
            [Task::Ask(seat, Decision::Hunt(HuntDecision::Quest { story }))] => {
                demand(*seat == self.active && open(story), "A quest begins that is not there.")
            }
            [Task::Hunt(HuntTask::FinishQuest(story)), effects @ ..] => {
                demand(open(story), "A quest ends that is not there.")?;
                self.check_effects(effects)
            }
            _ => Err("Nobody can have planned this.".to_owned()),
        }
    }

    /// After the fights: meditation, then the exploration card.
    fn check_evening(&self, rest: &[Task]) -> Verdict {
        match rest {
            [Task::Hunt(HuntTask::Explore), others @ ..] => all(others, |task| {
                matches!(
                    task,
                    Task::Hunt(HuntTask::Meditation(_))
                        | Task::Ask(_, Decision::Hunt(HuntDecision::Meditate))
                )
            }),
            effects => self.check_effects(effects),
        }
    }

    /// Phase IV before the last fight.
    fn fits_night(&self, task: &Task) -> bool {
        match task {
            Task::Hunt(
                HuntTask::Ride
                | HuntTask::Appear(_)
                | HuntTask::Despoil(_)
                | HuntTask::Scatter
                | HuntTask::Thaw(_),
            )
            | Task::Ask(_, Decision::AnyAttribute { rise: false, .. } | Decision::Destroy { .. })
            | Task::Ask(_, Decision::Hunt(HuntDecision::Teleport)) => true,
            Task::Ask(_, Decision::Hunt(decision)) => matches!(
                question(*decision),
                Some(
                    Question::HoundPlace { .. }
                        | Question::Ground { .. }
                        | Question::Target
                        | Question::Path { .. }
                        | Question::Strengthen
                        | Question::Mark
                )
            ),
            _ => false,
        }
    }

    /// Effects of an open card that only the hunt knows.
    pub(crate) fn fits_hunt_story(&self, hunt: &Hunt, task: &Task, open: Option<Story>) -> bool {
        let told = |passage: &Passage| open == Some(passage.story);
        match task {
            Task::Hunt(HuntTask::Part(passage, _)) => told(passage),
            Task::Hunt(HuntTask::StepUp(_)) => true,
            Task::Hunt(HuntTask::TellEach(number) | HuntTask::CountPurse(number)) => {
                open.is_some() && self.event_of(*number).is_some()
            }
            Task::Hunt(HuntTask::TellSeat(_)) => open.is_some(),
            Task::Hunt(HuntTask::Reward) => {
                hunt.brawl.as_ref().is_some_and(|brawl| brawl.bonus.is_some())
            }
            Task::Ask(_, Decision::Hunt(HuntDecision::Individual)) => {
                open.is_some_and(|story| story.options().is_some())
            }
            Task::Ask(_, Decision::Hunt(HuntDecision::Purse)) => open.is_some(),
            Task::Ask(_, Decision::Hunt(decision)) => matches!(
                question(*decision),
                Some(
                    Question::Option
                        | Question::Assign
                        | Question::Chosen { .. }
                        | Question::QuestStack
                        | Question::Remove { .. }
                        | Question::HoundPlace { .. }
                )
            ),
            _ => false,
        }
    }

    /// Support in a fight with a monster.
    pub(crate) fn fits_hunt_fight(&self, hunt: &Hunt, task: &Task) -> bool {
        hunt.supported.is_some()
            && matches!(
                task,
                Task::Hunt(HuntTask::CallSupport | HuntTask::EndSupport)
                    | Task::Ask(_, Decision::Hunt(HuntDecision::Support))
            )
    }
}

pub(crate) fn all(tasks: &[Task], fits: impl Fn(&Task) -> bool) -> Verdict {
    demand(tasks.iter().all(fits), "Nobody can have planned this.")
}

/// What the players vote on.
pub(crate) const fn question(decision: HuntDecision) -> Option<Question> {
    match decision {
        HuntDecision::Vote { question } | HuntDecision::Tie { question } => Some(question),
        _ => None,
    }
}

/// What a bonus may ask.
const fn is_bonus(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Trail
            | Decision::Weakest { .. }
            | Decision::AnyAttribute { .. }
            | Decision::MarketPick { .. }
            | Decision::PotionLimit
            | Decision::Hunt(HuntDecision::BonusOrder)
    )
}

/// What lies below all the rest of a hound fight, once.
const fn ends_brawl(task: &Task) -> bool {
    matches!(
        task,
        Task::Hunt(HuntTask::Reward | HuntTask::JudgeHound)
            | Task::Ask(_, Decision::Hunt(HuntDecision::Go | HuntDecision::BonusOrder))
    )
}

/// The seat a task of the hunt names.
const fn named_seat(task: &Task) -> Option<Seat> {
    match task {
        Task::Hunt(
            HuntTask::Floor(seat)
            | HuntTask::StepUp(seat)
            | HuntTask::LayAgainstHound(seat)
            | HuntTask::CountAgainstHound(seat)
            | HuntTask::GiveBonus(seat)
            | HuntTask::Meditation(seat)
            | HuntTask::TellSeat(seat)
            | HuntTask::Part(_, seat)
            | HuntTask::Despoil(seat)
            | HuntTask::Thaw(seat)
            | HuntTask::Suffer(seat)
            | HuntTask::Bite(seat, _)
            | HuntTask::PutOnTop(seat),
        ) => Some(*seat),
        _ => None,
    }
}

/// Has somebody what he would give away?
fn holds(own: &Witcher, goods: &Goods) -> bool {
    let potions = goods.potions.iter().all(|potion| {
        let count = |bag: &[_]| bag.iter().filter(|held| **held == *potion).count();
        count(&goods.potions) <= count(&own.potions)
    });
    let each = |terrain: Terrain| {
        let trails = goods.trails.iter().filter(|other| **other == terrain).count();
        let tracking = goods.tracking.iter().filter(|other| **other == terrain).count();
        trails <= usize::from(own.trails[terrain.index()].is_some())
            && tracking <= own.tracking[terrain.index()].len()
    };
    own.gold >= goods.gold && potions && Terrain::ALL.into_iter().all(each)
}

/// The level of the monster or hound that a task is about.
fn planned_level(task: &Task) -> Option<u8> {
    match task {
        Task::Hunt(HuntTask::Poll(question)) => level_of(*question),
        Task::Hunt(HuntTask::Appear(Spawn::Hound(level) | Spawn::Monster(level))) => Some(*level),
        Task::Ask(_, Decision::Hunt(decision)) => question(*decision).and_then(level_of),
        _ => None,
    }
}

const fn level_of(question: Question) -> Option<u8> {
    match question {
        Question::HoundPlace { level } | Question::Ground { level } => Some(level),
        _ => None,
    }
}
