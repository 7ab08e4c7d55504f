//! Could the engine have planned this? The bottom of the agenda says how the turn goes on; what
//! lies above must be the consequence of one thing: the set-up, an action, a story, a fight or its
//! end. The engine takes a fight, dice or an open card for granted where a task of theirs lies; here
//! it is made sure that it may. Never panics.

use tabletop::Seat;

use super::check::{Verdict, demand};
use super::decision::Decision;
use super::fight::Fight;
use super::layer::{Layer, layer};
use super::state::OldWorld;
use super::task::Task;
use super::witcher::Witcher;
use crate::world::effect::Effect;
use crate::world::story::{Passage, Story};

impl OldWorld {
    pub(crate) fn check_agenda(&self) -> Verdict {
        let tasks = self.agenda.tasks();
        let Some((bottom, rest)) = tasks.split_first() else { return Ok(()) };
        let odd = || "Nobody can have planned this.".to_owned();
        let plays = |seat: &Seat| *seat == self.active;
        match (bottom, rest) {
            (Task::BeginTurn(_), rest) => self.check_set_up(rest)?,
            (Task::Ask(seat, Decision::Phase2), []) if plays(seat) => {}
            (Task::Ask(seat, Decision::Phase1), rest) if plays(seat) => self.check_phase1(rest)?,
            (Task::Phase3, rest) if self.fight.is_none() => self.check_effects(rest)?,
            (Task::Phase3, rest) => self.check_fight_plan(rest)?,
            (Task::EndTurn, rest) => self.check_phase3(rest)?,
            _ => return Err(odd()),
        }
        let fights = matches!(bottom, Task::Phase3);
        demand(self.fight.is_none() || fights, "The agenda does not fit the fight.")?;
        let dice = matches!(rest, [Task::SettlePoker, ..]);
        demand(self.poker.is_some() == dice, "The agenda does not fit the dice.")?;
        let open = rest.iter().filter(|task| **task == Task::FinishStory).count();
        demand(open == self.in_play.len(), "The agenda does not fit the cards lying open.")
    }

    /// OW-SETUP: nobody has anything yet, and whoever has no school will be asked for one.
    pub(crate) fn check_set_up(&self, rest: &[Task]) -> Verdict {
        demand(
            self.turns == 0 && rest.iter().all(|task| layer(*task) == Layer::SetUp),
            "The set-up and the game cannot go on at once.",
        )?;
        let equips = rest.iter().filter(|task| **task == Task::Equip).count();
        for (seat, own) in self.players.iter() {
            let chooses = |task: &&Task| {
                matches!(task, Task::OfferBoards(other) | Task::Ask(other, Decision::Board)
                    if *other == seat)
            };
            let asked = rest.iter().filter(chooses).count();
            let due = usize::from(equips == 1 && own.school.is_none());
            demand(asked == due, "Somebody chooses a school twice, or never.")?;
            let bare = Witcher { school: own.school, ..Witcher::nobody() };
            demand(equips == 0 || *own == bare, "Somebody has something before the set-up.")?;
        }
        let placed =
            |task: &Task| matches!(task, Task::PlaceMonsters(_) | Task::Ask(_, Decision::Slot2));
        let placing = rest.iter().filter(|task| placed(task)).count();
        let empty = self.lairs.iter().all(|lair| lair.monster.is_none());
        demand(
            equips <= 1 && placing <= 1 && (placing == 0 || empty),
            "The monsters are placed twice.",
        )
    }

    /// An action of the place, dice, a quest, or their effects.
    pub(crate) fn check_phase1(&self, rest: &[Task]) -> Verdict {
        match rest {
            [
                Task::Ask(
                    seat,
                    Decision::School
                    | Decision::TradeIn
                    | Decision::TradeFor { .. }
                    | Decision::Track,
                ),
            ]
            | [Task::RefillMarket, Task::Ask(seat, Decision::CleanUp { .. })] => {
                demand(*seat == self.active, "Somebody else would act.")
            }
            [Task::SettlePoker, dice @ ..] => self.check_dice(dice),
            [Task::FinishQuest(story), effects @ ..] => {
                let mut held = self.players[self.active].quests.iter();
                demand(held.any(|quest| quest.story == *story), "A quest ends that nobody has.")?;
                self.check_effects(effects)
            }
            effects => self.check_effects(effects),
        }
    }

    /// OW-POKER-3: the other side decides first, if there is one.
    fn check_dice(&self, rest: &[Task]) -> Verdict {
        let poker = self.poker.as_ref().ok_or("Dice are asked for, but none are rolled.")?;
        let decider = poker.against.decider();
        demand(
            decider.is_some() == poker.other.is_some() && decider != Some(self.active),
            "These dice are nobody's.",
        )?;
        let (last, first) = match rest {
            [Task::Ask(last, Decision::Reroll2)] => (last, None),
            [Task::Ask(last, Decision::Reroll2), Task::Ask(first, Decision::Reroll1)] => {
                (last, Some(*first))
            }
            _ => return Err("The agenda does not fit the dice.".to_owned()),
        };
        demand(
            *last == self.active && first.is_none_or(|first| decider == Some(first)),
            "Somebody rolls who does not play dice.",
        )
    }

    /// OW-DRAW: discard, draw, buy.
    pub(crate) fn check_phase3(&self, rest: &[Task]) -> Verdict {
        let seat = match rest {
            [Task::Purchase, Task::DrawUp, Task::Ask(seat, Decision::Discard3)]
            | [Task::Ask(seat, Decision::Buy)] => seat,
            [Task::TakeBought(card), Task::Ask(seat, Decision::Pay { card: paid, .. })]
                if card == paid && self.slot_of(*card).is_some() =>
            {
                seat
            }
            _ => return Err("Phase III goes otherwise.".to_owned()),
        };
        demand(*seat == self.active, "Somebody else would buy.")
    }

    /// Effects outside fights: each belongs to the card under which it lies.
    pub(crate) fn check_effects(&self, rest: &[Task]) -> Verdict {
        let mut open = self.in_play.iter();
        let mut card = None;
        let mut below = None;
        for task in rest {
            let fits = matches!(
                layer(*task),
                Layer::Story | Layer::StoryOrFight | Layer::StoryOrAftermath
            );
            let fits = fits || self.fits_story(task, card.map(|(story, _)| story));
            demand(fits, "An effect is planned that no card has.")?;
            let told = |passage: &Passage| card.is_some_and(|(story, _)| story == passage.story);
            let holds = match task {
                Task::FinishStory => {
                    card = open.next().map(|card| (card.story, card.side));
                    card.is_some()
                }
                Task::Resolve(passage) => told(passage),
                Task::JudgeShortFight(passage) => {
                    told(passage) && passage.story.short_fight(passage.side).is_some()
                }
                Task::OpenEvent(number) => self.event_of(*number).is_some(),
                Task::Ask(seat, Decision::Short) => {
                    *seat == self.active && matches!(below, Some(Task::JudgeShortFight(_)))
                }
                Task::Ask(seat, Decision::Option) => {
                    let undecided = |story: Story| story.options().is_some();
                    *seat == self.active
                        && card.is_some_and(|(story, side)| side.is_none() && undecided(story))
                }
                Task::Ask(_, Decision::QuestStack { passage }) => {
                    told(passage) && matches!(passage.effect(), Some(Effect::StartQuest(_)))
                }
                _ => true,
            };
            demand(holds, "An effect is planned that no card has.")?;
            below = Some(*task);
        }
        let laying = matches!(below, Some(Task::Ask(_, Decision::Short)));
        let mut laid = self.in_play.iter().rev().skip(usize::from(laying));
        demand(laid.all(|card| card.combo.is_empty()), "Cards lie on a story without a fight.")
    }

    /// A fight that goes on above its floor, or what is left to do after it.
    pub(crate) fn check_fight_plan(&self, rest: &[Task]) -> Verdict {
        let fight = self.fight();
        demand(self.in_play.is_empty(), "A story is told in a fight.")?;
        match rest {
            [Task::FightFloor, goes_on, more @ ..] => {
                demand(leads_on(goes_on), "The fight does not go on.")?;
                self.check_fight_tasks(fight, std::iter::once(goes_on).chain(more))
            }
            [Task::AfterKill, Task::Recover, end @ ..] | [Task::Recover, end @ ..]
                if !fight.is_duel() =>
            {
                self.check_aftermath(fight, end)
            }
            [
                Task::CloseTavern,
                Task::PayBets(winner),
                Task::DefenderDraws(_),
                Task::Recover,
                end @ ..,
            ] if fight.is_duel() && *winner < 2 => self.check_aftermath(fight, end),
            _ => Err("The agenda does not fit the fight.".to_owned()),
        }
    }

    fn check_fight_tasks<'a>(
        &self,
        fight: &Fight,
        mut tasks: impl Iterator<Item = &'a Task> + Clone,
    ) -> Verdict {
        let makes_pool = tasks.clone().any(|task| *task == Task::MakePool);
        demand(
            fight.is_duel()
                || makes_pool == fight.pool.is_empty()
                || (!makes_pool && fight.revealed.is_some()),
            "The monster's life does not fit the fight.",
        )?;
        demand(
            tasks.all(|task| {
                (matches!(layer(*task), Layer::Fight | Layer::StoryOrFight)
                    && self.fits_fight(fight, task))
                    || self.fits_support(task)
            }),
            "The agenda does not fit the fight.",
        )
    }

    /// Does a task of a fight speak of those who fight it?
    pub(crate) fn fits_fight(&self, fight: &Fight, task: &Task) -> bool {
        let (duel, open) = (fight.is_duel(), !fight.pool.is_empty());
        let fighter = |side: u8| side < if duel { 2 } else { 1 };
        match task {
            Task::Ask(seat, Decision::Bet) => duel && fight.side_of(*seat).is_none(),
            Task::Ask(seat, Decision::Attack) => !duel && open && *seat == fight.chooser,
            Task::Ask(_, Decision::Foglet) => !duel,
            Task::Ask(seat, Decision::Half | Decision::InitiationCost { .. }) => {
                !duel && *seat == fight.attacker()
            }
            Task::Ask(seat, Decision::Alternative { feat }) => {
                fighter(feat.side) && fight.side(feat.side).seat == *seat
            }
            Task::Ask(seat, _) => fight.side_of(*seat).is_some(),
            Task::MakePool | Task::MonsterBefore | Task::MonsterAfter => fight.monster().is_some(),
            Task::MonsterTurn | Task::Reveal(_) => !duel && open,
            Task::MonsterAttack => !duel && fight.revealed.is_some(),
            Task::MonsterDamage(_) | Task::AfterMonsterAttack | Task::EndMonsterTurn => !duel,
            Task::CombatTurn(side) | Task::AfterHit(side) => *side < 2,
            Task::Use(feat) => fighter(feat.side),
            Task::OwnBefore(side)
            | Task::MakeLife(side)
            | Task::ShuffleLife(side)
            | Task::WitcherTurn(side)
            | Task::Automatic(side)
            | Task::LayCombo(side)
            | Task::LayExtra(side)
            | Task::ComboLaid(side)
            | Task::Strike(side)
            | Task::DrawAfterStrike(side)
            | Task::Guard(side)
            | Task::Special(side)
            | Task::Refill(side)
            | Task::EndWitcherTurn(side)
            | Task::RandomDiscard(side, _)
            | Task::Hurt { side, .. }
            | Task::AfterSpecial(side) => fighter(*side),
            _ => true,
        }
    }

    fn check_aftermath(&self, fight: &Fight, end: &[Task]) -> Verdict {
        let fits = |task: &Task| {
            matches!(layer(*task), Layer::Aftermath | Layer::StoryOrAftermath)
                && match task {
                    Task::NewMonster(terrain, ..) => {
                        !fight.is_duel() && self.lair(*terrain).monster.is_none()
                    }
                    Task::DuelGold(winner) => fight.is_duel() && *winner < 2,
                    _ => true,
                }
        };
        demand(end.iter().all(fits), "The agenda does not fit the end of the fight.")
    }
}

/// May this lie on the floor of a fight? Everything else would leave the fight without an end.
const fn leads_on(task: &Task) -> bool {
    matches!(
        task,
        Task::FirstTurn
            | Task::CombatTurn(_)
            | Task::WitcherTurn(_)
            | Task::EndWitcherTurn(_)
            | Task::MonsterTurn
            | Task::EndMonsterTurn
            | Task::Ask(_, Decision::Step1 | Decision::Attack)
    )
}
