//! Where the games on this engine differ: each hook has an arm for each game, and nothing else here
//! knows which is played. There are two: the base game with its solo variant (`versus/`), and the
//! cooperative Wild Hunt (`wild_hunt/`), which is played where the state has a hunt.

use tabletop::{IllegalChoice, Log, Rng, Seat, Viewer};

use super::check::Verdict;
use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::{OldWorld, Opponent, Turn};
use super::task::{Replace, Task};
use crate::wild_hunt::{HuntChoice, HuntDecision, HuntTask, HuntView};
use crate::world::attack::AttackCard;
use crate::world::hunt_card::HuntEffect;
use crate::world::location::Terrain;
use crate::world::monster::Monster;
use crate::world::poker::Dice;
use crate::world::rider::Rider;
use crate::world::source::Source;
use crate::world::story::{Passage, Story};
use crate::world::tracks;

pub use crate::versus::Rating;

/// Who says which half of its card a monster uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HalfBy {
    /// This seat.
    Seat(Seat),
    /// A die, before the card is shown.
    Die,
    /// A coin, after it (WH-FGT-7).
    Coin,
}

/// Set-up, turns and phases.
impl OldWorld {
    /// OW-SOLO: does a lone witcher play the base game? WH-SETUP-15: the hunt has no such rules.
    pub fn is_solo(&self) -> bool {
        self.seat_count() == 1 && self.hunt().is_none()
    }

    /// OW-SETUP-8, WH-SETUP-13: cards and gold at the start, by place in the order of turns.
    pub(crate) fn opening(&self, place: u8) -> (u8, u16) {
        if self.hunt().is_some() { (5, 3) } else { tracks::opening(self.seat_count(), place) }
    }

    /// What somebody has done in this turn, or in this round (WH-P1-3).
    pub(crate) fn marks(&self, seat: Seat) -> &Turn {
        match self.hunt() {
            Some(hunt) if seat != self.active => &hunt.turns[seat],
            _ => &self.turn,
        }
    }

    /// WH-D-P1: what else may be done where all act together; says whether they do.
    pub(crate) fn list_together(&self, seat: Seat, choices: &mut Vec<Choice>) -> bool {
        let together = self.hunt().is_some();
        if together {
            self.list_floor(seat, choices);
        }
        together
    }

    /// An action of phase I that only the hunt knows.
    pub(crate) fn act_together(&mut self, seat: Seat, choice: HuntChoice, log: &mut Log<Event>) {
        self.answer_floor(seat, choice, log);
    }

    /// A move or an action of phase I was made (WH-P1-26).
    pub(crate) fn something_is_done(&mut self) {
        if let Some(hunt) = self.hunt_mut() {
            hunt.handed = 0;
        }
    }

    /// Somebody has nothing more to do in phase I.
    pub(crate) fn leave_phase1(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.hunt().is_some() {
            self.be_ready(seat, log);
        } else {
            self.agenda.push(Task::Phase2);
        }
    }

    /// WH-QST-6: a quest that belongs to all is done; says whether it was one.
    pub(crate) fn complete_common_quest(
        &mut self,
        seat: Seat,
        story: Story,
        log: &mut Log<Event>,
    ) -> bool {
        let common = self.hunt().is_some();
        if common {
            self.do_quest(seat, story, log);
        }
        common
    }

    /// The event of a number (WH-SETUP-4).
    pub(crate) fn event_of(&self, number: u8) -> Option<Story> {
        if self.hunt().is_some() { Story::hunt_event(number) } else { Story::event(number) }
    }

    /// An exploration card that is of no deck of the base game is done with.
    pub(crate) fn outlived(&mut self, story: Story) {
        if let Some(hunt) = self.hunt_mut() {
            hunt.put_away(story);
        }
    }

    /// Phase III is over.
    pub(crate) fn turn_over(&mut self, log: &mut Log<Event>) {
        if self.hunt().is_some() {
            self.end_phase3(log);
        } else {
            self.end_turn(log);
        }
    }

    /// OW-POKER-9, OW-SOLO-3, WH-P1-8: with whom one plays dice at a place.
    pub(crate) fn locals(&self, seat: Seat) -> Opponent {
        let alone = self.hunt().is_some() || self.is_solo();
        if alone { Opponent::Bank } else { Opponent::Locals(self.right_of(seat)) }
    }

    /// OW-SOLO-3, WH-POK-3.
    pub(crate) fn bank_pays(&self, dice: Dice) -> u8 {
        if self.hunt().is_some() { dice.hunt_payout() } else { dice.solo_payout() }
    }

    /// OW-SOLO-5: does a trail need a monster? WH-EDGE-3: not where terrains are filled again.
    pub(crate) fn trail_needs_monster(&self) -> bool {
        self.hunt().is_none()
    }
}

/// Fights.
impl OldWorld {
    /// WH-FGT-2: how many cards a monster's pool has.
    pub(crate) fn pool_size(&self, monster: Monster) -> u8 {
        let life = monster.row().life;
        if self.hunt().is_some() { self.strengthened(life) } else { life }
    }

    /// WH-FGT-4, WH-FGT-5: is there something to do between the life decks and the first turn?
    pub(crate) fn is_held_up(&mut self, log: &mut Log<Event>) -> bool {
        self.hunt().is_some() && self.before_first_turn(log)
    }

    /// WH-EVT-5: what a combat turn begins with.
    pub(crate) fn opening_blow(&mut self, side: u8) {
        if self.hunt().is_some_and(|hunt| hunt.farm.damage > 0) {
            self.agenda.push(Task::Hunt(HuntTask::OpeningBlow(side)));
        }
    }

    /// OW-MON-1, OW-SOLO-4, WH-FGT-7: who chooses an attack, where it would be this seat's turn to.
    pub(crate) fn half_by(&self, seat: Seat) -> HalfBy {
        if self.hunt().is_some() {
            HalfBy::Coin
        } else if self.is_solo() {
            HalfBy::Die
        } else {
            HalfBy::Seat(seat)
        }
    }

    /// OW-DMG-2, WH-FIN-10: damage comes to the pool, or first to a rider's shields; says how many
    /// cards it took.
    pub(crate) fn hit_foe(&mut self, points: u8, log: &mut Log<Event>) -> usize {
        if self.faces_rider() { self.hit_rider(points, log) } else { self.hit_pool(points, log) }
    }

    /// What of a blow would not reach the pool.
    pub fn foe_armour(&self) -> u8 {
        let shields =
            self.hunt().filter(|hunt| hunt.finale.is_some()).map_or(0, |hunt| hunt.shields);
        u8::try_from(shields).unwrap_or(u8::MAX)
    }

    /// WH-FIN-12: a card was discarded without damage.
    pub(crate) fn pool_lost(&mut self, card: AttackCard) {
        if self.faces_rider() {
            self.note_passive(card);
        }
    }

    /// The last card of a pool is gone.
    pub(crate) fn pool_emptied(&mut self, log: &mut Log<Event>) {
        if self.faces_rider() {
            self.win_together(log);
        } else {
            self.end_fight(Task::Killed);
        }
    }

    /// WH-FIN-17: somebody is knocked out; does the fight go on without him?
    pub(crate) fn fights_on(&mut self, log: &mut Log<Event>) -> bool {
        let on = self.faces_rider();
        if on {
            self.fall(log);
        }
        on
    }

    /// Where on the agenda the tasks of the fight begin, while it goes on.
    pub(crate) fn fight_floor(&self) -> Option<usize> {
        let tasks = self.agenda.tasks();
        if self.faces_rider() {
            return (!tasks.is_empty()).then_some(0);
        }
        tasks.iter().rposition(|task| *task == Task::FightFloor)
    }

    /// OW-REFILL-3, WH-FIN-8: a witcher's combat turn is over.
    pub(crate) fn pass_combat_turn(&mut self, side: u8) {
        if !self.faces_rider() {
            self.agenda.push(Task::CombatTurn(1 - side.min(1)));
        }
    }

    /// WH-RFC-7: does nothing raise the shield now?
    pub(crate) fn is_frozen(&self, seat: Seat) -> bool {
        self.hunt().is_some() && self.freezes(seat)
    }

    /// A monster has lost a fight: what follows.
    pub(crate) fn beaten(
        &mut self,
        seat: Seat,
        at: Terrain,
        monster: Monster,
        why: Replace,
        log: &mut Log<Event>,
    ) {
        if self.hunt().is_some() {
            self.gone_for_good(seat, at, monster, why, log);
        } else {
            self.plan_replacement(seat, at, monster, why);
        }
    }

    /// OW-REP-1: a trophy was won, and what it is worth. WH-SETUP-1: nothing more.
    pub(crate) fn trophy_won(&mut self, seat: Seat, trophy: Source, log: &mut Log<Event>) {
        if self.hunt().is_some() {
            log.public(Event::TrophyWon { seat, trophy });
        } else if let Source::Mastery(_) = trophy {
            self.earn_trophy(seat, trophy, log);
        } else {
            self.win_trophy(seat, trophy, log);
        }
    }

    /// OW-END-LOSS, WH-EVT-5: does a lost fight cost a card in phase III?
    pub(crate) fn loss_counts(&self) -> bool {
        !self.hunt().is_some_and(|hunt| hunt.farm.spare)
    }
}

/// What is known, and what only the hunt plans, asks and answers.
impl OldWorld {
    /// WH-INFO-1, WH-INFO-4: may this viewer know the hand of a seat, and what it has looked at?
    pub(crate) fn is_open_to(&self, viewer: Viewer, seat: Seat) -> bool {
        self.hunt().is_some() || viewer.knows(seat)
    }

    /// One seat is told all, the others the rest; with open hands all are told all.
    pub(crate) fn tell(&self, seat: Seat, whole: Event, rest: Event, log: &mut Log<Event>) {
        if self.hunt().is_some() {
            log.public(whole);
        } else {
            log.secret(seat, whole, Some(rest));
        }
    }

    /// WH-INFO-5: how many cards from the top of a deck everybody knows, where peeks are open.
    pub(crate) fn openly_known(&self, seat: Seat) -> Option<u8> {
        self.hunt().map(|_| self.known_to_all(seat))
    }

    pub(crate) fn seen_hunt(&self) -> Option<Box<HuntView>> {
        self.hunt().map(|hunt| Box::new(self.view_hunt(hunt)))
    }

    /// What nobody sees of the hunt is imagined.
    pub(crate) fn imagine_more(&mut self, rng: &mut Rng) {
        if let Some(hunt) = self.hunt_mut() {
            hunt.imagine(rng);
        }
    }

    /// Pieces that the base game does not have.
    pub(crate) fn count_more(&self, count: &mut impl FnMut(u32)) {
        if self.hunt().is_some() {
            self.count_hunt(count);
        }
    }

    /// Every piece there is when the box has just been opened.
    pub(crate) fn complete_set(&self, seats: u8) -> Vec<u32> {
        let mut whole = Self::unpacked(seats, Rng::from_u64(0));
        if let Some(hunt) = self.hunt() {
            whole.unpack_hunt(hunt.rider);
        }
        whole.pieces()
    }

    /// May nothing be planned any more? OW-REP-6, WH-FIN-18, WH-FIN-20.
    pub(crate) fn is_over(&self) -> bool {
        match self.hunt() {
            Some(hunt) => hunt.won.is_some(),
            None => self.turns >= tracks::LAST_TURN,
        }
    }

    /// Who rides, if anybody does.
    pub fn rider(&self) -> Option<Rider> {
        self.hunt().map(|hunt| hunt.rider)
    }

    /// Is this a card of the game that is played?
    pub(crate) fn has_story(&self, story: Story) -> bool {
        self.hunt().is_some() == story.is_of_the_hunt()
    }

    /// What must hold besides, if another game than the base one is played.
    pub(crate) fn check_more(&self, seats: u8) -> Option<Verdict> {
        self.hunt().map(|hunt| self.check_hunt(hunt, seats))
    }

    /// May this lie among the effects of an open card, though the base game does not know it?
    pub(crate) fn fits_story(&self, task: &Task, open: Option<Story>) -> bool {
        self.hunt().is_some_and(|hunt| self.fits_hunt_story(hunt, task, open))
    }

    /// May this lie in a fight with a monster, though the base game does not know it?
    pub(crate) fn fits_support(&self, task: &Task) -> bool {
        self.hunt().is_some_and(|hunt| self.fits_hunt_fight(hunt, task))
    }

    pub(crate) fn explain_more(&self, seat: Seat, choice: Choice) -> Option<IllegalChoice> {
        self.hunt()?;
        self.explain_hunt(seat, choice)
    }

    pub(crate) fn perform_hunt(&mut self, task: HuntTask, log: &mut Log<Event>) {
        if self.hunt().is_some() {
            self.perform_task(task, log);
        }
    }

    pub(crate) fn list_hunt(&self, seat: Seat, decision: HuntDecision, choices: &mut Vec<Choice>) {
        if self.hunt().is_some() {
            self.list_decision(seat, decision, choices);
        }
    }

    pub(crate) fn answer_hunt(
        &mut self,
        seat: Seat,
        decision: HuntDecision,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if self.hunt().is_some() {
            self.answer_decision(seat, decision, choice, log);
        }
    }

    pub(crate) fn resolve_hunt(
        &mut self,
        passage: Passage,
        effect: HuntEffect,
        log: &mut Log<Event>,
    ) {
        if self.hunt().is_some() {
            self.resolve_effect(passage, effect, log);
        }
    }

    /// Does it depend on what all can see whether there is anything to choose? Where hands are open
    /// a mere question teaches nothing.
    pub(crate) fn asks_openly(&self, decision: Decision) -> bool {
        let peek = matches!(
            decision,
            Decision::PeekTake { .. } | Decision::PeekDiscard { .. } | Decision::PeekOrder { .. }
        );
        self.hunt().is_some() && !peek
    }
}
