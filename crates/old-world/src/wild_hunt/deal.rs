//! The deal: what is laid out before round 1 (WH-SETUP-17).

use tabletop::{Log, Rng, Seat, Seed, SetupError};

use super::event::HuntEvent;
use super::hunt::Hunt;
use super::setup::Setup;
use super::task::HuntTask;
use crate::play::{Decision, Event, OldWorld, Task};
use crate::versus::{Boards, FirstPlayer};
use crate::world::attack::AttackCard;
use crate::world::hunt_card::Stage;
use crate::world::location::Terrain;
use crate::world::rider::Rider;
use crate::world::round_board::{Difficulty, STAGE_TWO_CARDS, stage_one_cards};
use crate::world::story::Story;

impl OldWorld {
    pub(crate) fn deal_hunt(
        setup: &Setup,
        seed: Seed,
        log: &mut Log<Event>,
    ) -> Result<Self, SetupError> {
        setup.check()?;
        let seats = setup.schools.seats();
        let mut game = Self::unpacked(seats, Rng::from_seed(seed));
        game.story_decks = [Vec::new(), Vec::new()];
        game.hunt =
            Some(Box::new(Hunt::new(setup.rider, setup.difficulty, setup.tie_seat(), seats)));
        game.shuffle_everything();
        game.lay_out_market();
        game.lay_out_masteries();
        game.first = match setup.first {
            FirstPlayer::Random => {
                Seat(u8::try_from(game.rng.below(u32::from(seats))).unwrap_or(0))
            }
            FirstPlayer::SeatOne => Seat(0),
        };
        game.active = game.first;
        game.free_boards = setup.boards == Boards::Free;
        for (seat, school) in setup.schools.iter() {
            game.players[seat].school = *school;
            game.boards.retain(|board| Some(*board) != *school);
        }
        log.public(Event::GameBegan { first: game.first });
        game.plan_hunt_set_up();
        game.run(log);
        Ok(game)
    }

    /// The box of the expansion, opened beside that of the base game: for the census.
    pub(crate) fn unpack_hunt(&mut self, rider: Rider) {
        self.story_decks = [Vec::new(), Vec::new()];
        let hunt = Hunt::new(rider, Difficulty::Easy, Seat(0), self.seat_count());
        self.hunt = Some(Box::new(hunt));
    }

    /// OW-SETUP-3, WH-SETUP-14, WH-SETUP-15.
    fn lay_out_masteries(&mut self) {
        let shown = if self.seat_count() >= 4 { 2 } else { 1 };
        self.masteries = [shown; 4];
        self.boxed_masteries = self.boxed_masteries.map(|boxed| boxed - shown);
    }

    /// OW-SETUP-7, OW-SETUP-8, OW-P45-2, then what the hunt lays out.
    fn plan_hunt_set_up(&mut self) {
        let order = self.seat_order();
        self.agenda.push(Task::Hunt(HuntTask::LayOut));
        if order.len() >= 4 {
            let ask = |seat: &Seat| Task::Ask(*seat, Decision::Bonus);
            self.agenda.push_in_order(order.iter().map(ask));
        }
        self.agenda.push(Task::Equip);
        let without = |seat: &&Seat| self.players[**seat].school.is_none();
        let choosers: Vec<Task> =
            order.iter().rev().filter(without).map(|seat| Task::OfferBoards(*seat)).collect();
        self.agenda.push_in_order(choosers);
    }

    /// WH-SETUP-5, WH-SETUP-8, WH-SETUP-10 to WH-SETUP-12, in order.
    pub(crate) fn lay_out(&mut self, log: &mut Log<Event>) {
        self.lay_out_stages();
        self.shuffle_hound_tokens();
        let seats = self.seat_count();
        let difficulty = self.the_hunt().difficulty;
        // WH-SETUP-10: forest first, then water.
        for (level, terrain) in
            difficulty.monsters(seats).iter().zip([Terrain::Forest, Terrain::Water])
        {
            self.lairs[terrain.index()].monster = self.next_monster(*level);
            self.settle(terrain, log);
        }
        self.the_hunt_mut().shields = difficulty.shields(seats);
        // WH-SETUP-12.
        let mountain = Terrain::Mountain.index();
        if let Some(at) = self.tokens[mountain].pop() {
            self.return_token(Terrain::Mountain, at);
            self.the_hunt_mut().at = at;
        }
        let hunt = self.the_hunt();
        let (rider, at, shields) = (hunt.rider, hunt.at, hunt.shields);
        log.teach_all();
        log.public(Event::Hunt(HuntEvent::RiderCame { rider, at, shields }));
        self.agenda.push(Task::Hunt(HuntTask::BeginRound));
    }

    /// WH-SETUP-5: all of stage I is drawn before any of stage II.
    fn lay_out_stages(&mut self) {
        let first = usize::from(stage_one_cards(self.seat_count()));
        let mut dealt = Vec::new();
        let mut aside = Vec::new();
        for (stage, count) in [(Stage::One, first), (Stage::Two, usize::from(STAGE_TWO_CARDS))] {
            let mut cards: Vec<Story> = Story::stage(stage).collect();
            self.rng.shuffle(&mut cards);
            let chosen = cards.split_off(cards.len() - count);
            dealt.splice(0..0, chosen);
            aside.append(&mut cards);
        }
        let hunt = self.the_hunt_mut();
        hunt.deck = dealt;
        hunt.aside = aside;
    }

    fn shuffle_hound_tokens(&mut self) {
        let mut tokens = std::mem::take(&mut self.the_hunt_mut().tokens);
        for level in &mut tokens {
            self.rng.shuffle(level);
        }
        self.the_hunt_mut().tokens = tokens;
    }

    /// The rider's four fight cards, wherever they lie (WH-SETUP-7).
    pub(crate) fn fight_cards(&self) -> impl Iterator<Item = AttackCard> + use<> {
        AttackCard::of_rider(self.the_hunt().rider)
    }
}
