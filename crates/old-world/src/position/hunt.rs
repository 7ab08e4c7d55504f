//! Positions of Wild Hunt.

use tabletop::{Log, Seat};

use super::{Piece, Pieces, Position};
use crate::play::{Decision, Task, Turn};
use crate::wild_hunt::{Hound, Hunt, HuntTask, OpenQuest, WildHunt};
use crate::world::attack::AttackCard;
use crate::world::hound::Bonus;
use crate::world::location::{Location, Terrain};
use crate::world::rider::Rider;
use crate::world::round_board::{Difficulty, Spawn, rounds};
use crate::world::slug::Slug;
use crate::world::story::Story;

impl Position {
    /// As [`Position::new`], in phase I of round 1: the rider at Kaer Morhen with 30 shields, no
    /// hound, no exploration card dealt; the last seat decides ties.
    pub fn hunt(seats: u8, rider: Rider) -> Self {
        let mut position = Self::new(seats);
        let game = &mut position.0;
        game.story_decks = [Vec::new(), Vec::new()];
        let tie = Seat(seats.saturating_sub(1));
        let mut hunt = Hunt::new(rider, Difficulty::Standard, tie, seats);
        hunt.round = 1;
        hunt.at = Location::KaerMorhen;
        hunt.shields = 30;
        game.hunt = Some(Box::new(hunt));
        position
    }

    /// Goes on from a hunt as it stands.
    pub fn of_hunt(hunt: WildHunt) -> Self {
        Self(hunt.0)
    }

    /// The hunt, if one could look like this.
    pub fn build_hunt(self) -> Result<WildHunt, tabletop::StateError> {
        let game = self.build()?;
        WildHunt::of(game).ok_or_else(|| tabletop::StateError("Nobody is hunted here.".to_owned()))
    }

    fn hunted(&mut self) -> &mut Hunt {
        self.0.the_hunt_mut()
    }

    /// Where the rider is.
    #[must_use]
    pub fn rider_at(mut self, at: Location) -> Self {
        self.hunted().at = at;
        self
    }

    /// The rider's shields.
    #[must_use]
    pub fn rider_shields(mut self, shields: u16) -> Self {
        self.hunted().shields = shields;
        self
    }

    /// WH-JNT-2.
    #[must_use]
    pub fn tie_seat(mut self, seat: Seat) -> Self {
        self.hunted().tie = seat;
        self
    }

    /// A hound.
    #[must_use]
    pub fn hound(mut self, level: u8, at: Location) -> Self {
        let hound = Hound { level, at, shields: 0, fought: false, refused: 0 };
        self.hunted().hounds.push(hound);
        self
    }

    /// WH-RID-1: shields on a hound.
    #[must_use]
    pub fn hound_shields(mut self, at: Location, shields: u8) -> Self {
        let mut hounds = self.hunted().hounds.iter_mut();
        let hound = hounds.find(|hound| hound.at == at);
        hound.expect("a hound is there").shields = shields;
        self
    }

    /// The token of its level that comes next; with `alone` the other is used up.
    #[must_use]
    pub fn hound_token(mut self, level: u8, bonus: Bonus, alone: bool) -> Self {
        let pile = usize::from(level) - 1;
        let hunt = self.hunted();
        let mut tokens = Bonus::of_level(level).to_vec();
        tokens.retain(|other| *other != bonus);
        hunt.spent[pile].clear();
        hunt.tokens[pile] = vec![bonus];
        if alone {
            hunt.spent[pile] = tokens;
        } else {
            hunt.tokens[pile].splice(0..0, tokens);
        }
        self
    }

    /// The round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.hunted().round = round;
        self.0.turns = u16::from(round);
        self
    }

    /// Phase I, with the floor at this seat.
    #[must_use]
    pub fn floor(mut self, seat: Seat) -> Self {
        self.clear_table();
        self.0.step_up(seat);
        self.0.agenda.push(Task::Ask(seat, Decision::Phase1));
        self
    }

    /// WH-P1-22.
    #[must_use]
    pub fn ready(mut self, seat: Seat) -> Self {
        self.hunted().seats[seat].ready = true;
        self
    }

    /// A seat has moved this round, so that it may act where it stands.
    #[must_use]
    pub fn has_moved(mut self, seat: Seat) -> Self {
        if seat == self.0.active {
            self.0.turn.moved = true;
        } else {
            self.hunted().turns[seat] = Turn { moved: true, ..Turn::default() };
        }
        self
    }

    /// The exploration card that comes next.
    #[must_use]
    pub fn next_story(mut self, story: impl Piece<Story>) -> Self {
        let story = story.piece();
        let hunt = self.hunted();
        for pile in [&mut hunt.aside, &mut hunt.deck, &mut hunt.told] {
            pile.retain(|other| *other != story);
        }
        hunt.deck.push(story);
        self
    }

    /// WH-QST-1: a quest that lies open; a place brings its location token and a quest token.
    #[must_use]
    pub fn open_quest(
        mut self,
        story: impl Piece<Story>,
        at: Option<Location>,
        who: Option<Seat>,
    ) -> Self {
        let story = story.piece();
        at.into_iter().for_each(|at| self.take_token(at));
        let hunt = self.hunted();
        hunt.aside.retain(|other| *other != story);
        let token = at.is_some() && hunt.quest_tokens > 0;
        hunt.quest_tokens -= u8::from(token);
        hunt.quests.push(OpenQuest { story, at, token, who });
        self
    }

    /// WH-RID-2: quest tokens on the card of a terrain's monster.
    #[must_use]
    pub fn marked(mut self, terrain: Terrain, tokens: u8) -> Self {
        let hunt = self.hunted();
        hunt.quest_tokens -= tokens;
        hunt.marked[terrain.index()] = tokens;
        self
    }

    /// A seat keeps an event card of the hunt.
    #[must_use]
    pub fn keeps_event(mut self, seat: Seat, number: u8) -> Self {
        self.0.players[seat].kept.push(Story::HuntEvent(number));
        self
    }

    /// Phase II begins.
    #[must_use]
    pub fn fights(self) -> Self {
        self.carried_out([HuntTask::Fights])
    }

    /// The exploration card is turned up.
    #[must_use]
    pub fn explores(self) -> Self {
        self.carried_out([HuntTask::Explore, HuntTask::Phase3])
    }

    /// Phase III begins.
    #[must_use]
    pub fn shops(self) -> Self {
        self.carried_out([HuntTask::Phase3])
    }

    /// Phase IV begins.
    #[must_use]
    pub fn night(self) -> Self {
        self.carried_out([HuntTask::Phase4])
    }

    /// Something appears, and nothing else happens in this phase IV.
    #[must_use]
    pub fn appears(self, spawn: Spawn) -> Self {
        self.carried_out([HuntTask::Appear(spawn), HuntTask::BeginRound])
    }

    /// The rider moves.
    #[must_use]
    pub fn rides(self) -> Self {
        self.carried_out([HuntTask::Ride, HuntTask::BeginRound])
    }

    /// The last fight begins, with side B.
    #[must_use]
    pub fn last_fight(self) -> Self {
        let seats = self.0.seat_count();
        self.round(rounds(seats)).carried_out([HuntTask::SideB, HuntTask::FaceRider])
    }

    /// The rider's turn begins.
    #[must_use]
    pub fn rider_moves(mut self) -> Self {
        self.hunted().finale.as_mut().expect("the last fight").opening = false;
        self.carried_out([HuntTask::RiderTurn])
    }

    /// The players' turns begin.
    #[must_use]
    pub fn players_move(mut self) -> Self {
        let finale = self.hunted().finale.as_mut().expect("the last fight");
        finale.opening = false;
        finale.acted = 0;
        self.carried_out([HuntTask::NextTurn])
    }

    /// The rider's pool, the top first; what is left of his own cards is in the discard. Other cards
    /// there are too few of are stand-ins.
    #[must_use]
    pub fn rider_pool(mut self, cards: impl Pieces<AttackCard>) -> Self {
        let cards = cards.pieces();
        let rider = self.hunted().rider;
        let game = &mut self.0;
        let fight = game.fight.as_mut().expect("the last fight");
        let shown = fight.revealed.take().map(|(card, _)| card);
        let all = fight.pool.drain(..).chain(fight.pool_discard.drain(..)).chain(shown);
        game.attacks.extend(all.filter(|card| card.rider().is_none()));
        for card in cards.iter().filter(|card| card.rider().is_none()) {
            let lying = game.attacks.iter().position(|lying| lying == card);
            game.attacks.remove(lying.unwrap_or(0));
        }
        fight.pool = cards.iter().rev().copied().collect();
        fight.pool_discard.extend(AttackCard::of_rider(rider).filter(|own| !cards.contains(own)));
        fight.pool_known = 0;
        self
    }

    /// A pool of so many cards of the monsters that do not matter.
    #[must_use]
    pub fn rider_pool_of(self, count: usize) -> Self {
        let card = AttackCard::from_slug("2-3").expect("a combat card");
        self.rider_pool(vec![card; count])
    }

    /// WH-RFC-7.
    #[must_use]
    pub fn frozen(mut self, seat: Seat) -> Self {
        self.hunted().finale.as_mut().expect("the last fight").bench[seat].frozen = true;
        self
    }

    /// WH-RID-21: hounds beside the rider's card, by level.
    #[must_use]
    pub fn summoned(mut self, hounds: [u8; 3]) -> Self {
        self.hunted().finale.as_mut().expect("the last fight").summoned = hounds;
        self
    }

    /// Nothing is asked, voted on or shown any more.
    fn clear_table(&mut self) {
        self.0.agenda.clear();
        let hunt = self.hunted();
        (hunt.vote, hunt.exchange, hunt.brawl) = (None, None, None);
        if let Some(fight) = &mut self.0.fight
            && let Some((card, _)) = fight.revealed.take()
        {
            fight.pool_discard.push(card);
        }
    }

    /// Does these tasks, in order, until somebody must choose; nothing of it is told.
    fn carried_out<const N: usize>(mut self, tasks: [HuntTask; N]) -> Self {
        self.clear_table();
        self.0.agenda.push_in_order(tasks.map(Task::Hunt));
        self.0.run(&mut Log::muted());
        self
    }
}
