//! Which moment of the game it is.

use tabletop::{Log, Seat};

use super::{Piece, Pieces, Position};
use crate::play::{Bet, Decision, Fight, Foe, Opponent, Poker, Task};
use crate::world::attack::AttackCard;
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::poker::Dice;
use crate::world::slug::Slug;
use crate::world::tracks::VICTORY;

impl Position {
    /// Phase I of somebody's turn.
    #[must_use]
    pub fn phase1(self, seat: Seat) -> Self {
        self.planned(seat, [Task::Ask(seat, Decision::Phase1)])
    }

    /// Phase II.
    #[must_use]
    pub fn phase2(self, seat: Seat) -> Self {
        self.planned(seat, [Task::Ask(seat, Decision::Phase2)])
    }

    /// Phase III.
    #[must_use]
    pub fn phase3(self, seat: Seat) -> Self {
        let ask = Task::Ask(seat, Decision::Discard3);
        self.planned(seat, [ask, Task::DrawUp, Task::Purchase, Task::EndTurn])
    }

    /// Phase III, when everything but the purchase is done.
    #[must_use]
    pub fn buying(self, seat: Seat) -> Self {
        self.planned(seat, [Task::Ask(seat, Decision::Buy), Task::EndTurn])
    }

    /// An event is resolved, by the one on turn in phase II; nothing of it is told.
    #[must_use]
    pub fn event(self, number: u8) -> Self {
        let seat = self.0.active;
        let mut position = self.planned(seat, [Task::OpenEvent(number), Task::Phase3]);
        position.0.run(&mut Log::muted());
        position
    }

    /// Something is asked on top of what is planned.
    #[must_use]
    pub fn asked(mut self, seat: Seat, decision: Decision) -> Self {
        self.0.agenda.push(Task::Ask(seat, decision));
        self
    }

    /// What is to be done, in order, and nothing else.
    fn planned<const N: usize>(mut self, seat: Seat, tasks: [Task; N]) -> Self {
        self.0.active = seat;
        self.0.agenda.clear();
        self.0.agenda.push_in_order(tasks);
        self
    }

    /// The game is won.
    #[must_use]
    pub fn won(mut self, seat: Seat) -> Self {
        self.0.players[seat].reputation = VICTORY;
        self.0.winner = Some(seat);
        self.0.agenda.clear();
        self
    }

    /// The seat on turn has moved, so that it may act where it stands.
    #[must_use]
    pub const fn moved(mut self) -> Self {
        self.0.turn.moved = true;
        self
    }

    /// The seat on turn has used the action of a place.
    #[must_use]
    pub const fn acted(mut self, at: Location) -> Self {
        self.0.turn.acted |= 1 << at.index();
        self
    }

    /// The seat on turn has played dice with somebody.
    #[must_use]
    pub const fn gambled(mut self, other: Seat) -> Self {
        self.0.turn.gambled |= 1 << other.0;
        self
    }

    /// OW-QUEST-9, OW-END-LOSS: what has happened to the draw of phase III.
    #[must_use]
    pub const fn phase3_draw(mut self, by: i8, lost: bool) -> Self {
        self.0.turn.draw = by;
        self.0.turn.lost = lost;
        self
    }

    /// Dice are on the table, and the one on turn decides about his.
    #[must_use]
    pub fn dice(mut self, against: Opponent, active: Dice, other: Option<Dice>) -> Self {
        self.0.poker = Some(Poker { against, active, other });
        let ask = Task::Ask(self.0.active, Decision::Reroll2);
        self.0.agenda.push_in_order([ask, Task::SettlePoker]);
        self
    }

    /// Seat 1 stands at Vizima in step 1 of his first combat turn against this monster, whose
    /// trail he holds.
    #[must_use]
    pub fn hunting(self, monster: impl Piece<Monster>) -> Self {
        let monster = monster.piece();
        let seat = Seat(0);
        let place = Location::Vizima;
        let hunt = self.at(seat, place).monster(monster, place).trail(seat, Terrain::Forest);
        let foe = Foe::Monster(Terrain::Forest, monster);
        let chooser = hunt.0.right_of(seat);
        hunt.fighting(Fight::new(seat, foe, chooser)).pool_of(usize::from(monster.row().life))
    }

    /// Seats 1 and 2 have met at Vengerberg; seat 1 is in step 1 of the first combat turn.
    #[must_use]
    pub fn dueling(self) -> Self {
        let (seat, other) = (Seat(0), Seat(1));
        let duel = self.at(seat, Location::Vengerberg).at(other, Location::Vengerberg);
        duel.fighting(Fight::new(seat, Foe::Witcher(other), seat))
    }

    fn fighting(mut self, mut fight: Fight) -> Self {
        let seat = fight.attacker();
        fight.turns = 1;
        fight.sides[0].ready = true;
        fight.sides[1].ready = fight.is_duel();
        self.0.fight = Some(fight);
        self.planned(seat, [Task::Ask(seat, Decision::Step1), Task::FightFloor, Task::Phase3])
    }

    /// It is the monster's turn: the controller chooses its attack.
    #[must_use]
    pub fn monster_moves(mut self) -> Self {
        let fight = self.0.fight_mut();
        fight.mover = 1;
        let (seat, chooser) = (fight.attacker(), fight.chooser);
        self.planned(seat, [Task::Ask(chooser, Decision::Attack), Task::FightFloor, Task::Phase3])
    }

    /// The first combat turns are over.
    #[must_use]
    pub fn later(mut self) -> Self {
        let fight = self.0.fight_mut();
        fight.turns = 4;
        fight.monster_turns = 1;
        fight.sides[0].turns = 1;
        fight.sides[1].turns = 1;
        self
    }

    /// Combat turns begun so far.
    #[must_use]
    pub fn combat_turns(mut self, turns: u8) -> Self {
        self.0.fight_mut().turns = turns;
        self
    }

    /// OW-BET-1.
    #[must_use]
    pub fn bets(mut self, bets: &[(Seat, Bet)]) -> Self {
        self.0.fight_mut().bets = bets.to_vec();
        self
    }

    /// The monster's pool, the top first. Cards there are too few of are stand-ins.
    #[must_use]
    pub fn pool(mut self, cards: impl Pieces<AttackCard>) -> Self {
        let cards = cards.pieces();
        let game = &mut self.0;
        let fight = game.fight.as_mut().expect("a fight");
        game.attacks = AttackCard::deck();
        fight.pool_discard.clear();
        for card in cards.iter().chain(fight.revealed.iter().map(|(card, _)| card)) {
            let lying = game.attacks.iter().position(|lying| lying == card);
            game.attacks.remove(lying.unwrap_or(0));
        }
        fight.pool = cards.iter().rev().copied().collect();
        fight.pool_known = 0;
        fight.pool_at_start = u8::try_from(cards.len()).expect("at most twenty");
        self
    }

    /// A pool of so many cards that do not matter.
    #[must_use]
    pub fn pool_of(self, count: usize) -> Self {
        let card = AttackCard::from_slug("2-3").expect("a combat card");
        self.pool(vec![card; count])
    }
}
