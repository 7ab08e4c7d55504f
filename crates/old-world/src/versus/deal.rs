//! The deal: everything laid out, up to the first turn (§4, §14, §15).

use tabletop::{Agenda, BySeat, Log, Rng, Seat, Seed, SetupError, order};

use super::setup::{Boards, FirstPlayer, Setup};
use crate::play::{Decision, Event, Lair, OldWorld, Task, Turn, Witcher};
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;
use crate::world::effect::Attribute;
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::potion::{self, Potion};
use crate::world::school::{self, School};
use crate::world::story::StoryDeck;
use crate::world::trophy;

impl OldWorld {
    pub(crate) fn deal(
        setup: &Setup,
        seed: Seed,
        log: &mut Log<Event>,
    ) -> Result<Self, SetupError> {
        if let Some(puzzle) = setup.puzzle {
            return Ok(puzzle.start(seed, log));
        }
        setup.check()?;
        let seats = setup.schools.seats();
        let mut game = Self::unpacked(seats, Rng::from_seed(seed));
        game.shuffle_everything();
        game.lay_out_market();
        game.lay_out_trophies();
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
        game.open_lairs(log);
        game.plan_set_up();
        game.run(log);
        Ok(game)
    }

    /// The box, opened: every pile in table order.
    pub(crate) fn unpacked(seats: u8, rng: Rng) -> Self {
        let level =
            |level| Monster::all().filter(move |monster| monster.level() == level).collect();
        let tokens = |terrain| {
            Location::ALL.into_iter().filter(move |at| at.terrain() == Some(terrain)).collect()
        };
        let cards = |deck: StoryDeck| deck.cards().collect();
        Self {
            rng,
            players: BySeat::from_fn(seats, |_| Witcher::nobody()),
            first: Seat(0),
            active: Seat(0),
            turn: Turn::default(),
            turns: 0,
            market: [None; 6],
            market_deck: Card::market().collect(),
            common_discard: Vec::new(),
            removed: Vec::new(),
            potion_deck: Potion::ALL.into_iter().flat_map(|kind| [kind; potion::COPIES]).collect(),
            potion_discard: Vec::new(),
            story_decks: StoryDeck::ALL.map(cards),
            story_removed: [Vec::new(), Vec::new()],
            in_play: Vec::new(),
            tokens: Terrain::ALL.map(tokens),
            lairs: [Lair::default(); 3],
            bestiary: [1, 2, 3].map(level),
            extra_pile: Vec::new(),
            driven_away: Vec::new(),
            attacks: AttackCard::deck(),
            masteries: [0; 4],
            boxed_masteries: [trophy::COPIES; 4],
            boxed_medallions: [school::TROPHIES; 5],
            boxed_schools: School::ALL.to_vec(),
            boards: School::ALL.to_vec(),
            offered: Vec::new(),
            free_boards: false,
            closed_tavern: None,
            poker: None,
            fight: None,
            winner: None,
            agenda: Agenda::new(),
            hunt: None,
            puzzle: None,
        }
    }

    /// OW-SETUP-2, OW-SETUP-4, OW-SETUP-5.
    pub(crate) fn shuffle_everything(&mut self) {
        self.rng.shuffle(&mut self.potion_deck);
        for deck in &mut self.story_decks {
            self.rng.shuffle(deck);
        }
        for stack in &mut self.tokens {
            self.rng.shuffle(stack);
        }
        for stack in &mut self.bestiary {
            self.rng.shuffle(stack);
        }
        self.rng.shuffle(&mut self.attacks);
    }

    /// OW-SETUP-1: three cards of cost 0 on the right, three others on the left.
    pub(crate) fn lay_out_market(&mut self) {
        self.rng.shuffle(&mut self.market_deck);
        let (mut cheap, mut others) = (Vec::new(), Vec::new());
        while cheap.len() < 3
            && let Some(card) = self.market_deck.pop()
        {
            if card.cost() == 0 { cheap.push(card) } else { others.push(card) }
        }
        self.market_deck.append(&mut others);
        self.rng.shuffle(&mut self.market_deck);
        self.rng.shuffle(&mut cheap);
        for (slot, card) in self.market[3..].iter_mut().zip(cheap) {
            *slot = Some(card);
        }
        for slot in &mut self.market[..3] {
            *slot = self.market_deck.pop();
        }
    }

    /// OW-SETUP-3, OW-SOLO-1.
    fn lay_out_trophies(&mut self) {
        let copies = match self.seat_count() {
            1 => 0,
            2 | 3 => 1,
            _ => 2,
        };
        let solo = self.is_solo().then(|| self.rng.index(4));
        for attribute in Attribute::ALL {
            let at = attribute.index();
            let shown = if solo == Some(at) { 1 } else { copies };
            self.masteries[at] = shown;
            self.boxed_masteries[at] -= shown;
        }
    }

    /// OW-SETUP-5 to OW-SETUP-8, OW-P45-1, OW-P45-2, in order.
    fn plan_set_up(&mut self) {
        let seats = self.seat_count();
        let first = self.first;
        self.agenda.push(Task::BeginTurn(first));
        if seats >= 4 {
            let clockwise: Vec<Seat> =
                std::iter::once(first).chain(self.others_from(first)).collect();
            let ask = |seat| Task::Ask(seat, Decision::Bonus);
            self.agenda.push_in_order(clockwise.into_iter().map(ask));
        }
        self.agenda.push(Task::Equip);
        let mut order = vec![first];
        order.extend(self.others_from(first));
        let without = |seat: &Seat| self.players[*seat].school.is_none();
        let choosers: Vec<Task> =
            order.into_iter().rev().filter(without).map(Task::OfferBoards).collect();
        self.agenda.push_in_order(choosers);
        if seats == 2 {
            self.agenda.push(Task::Ask(first, Decision::Slot2));
        } else {
            self.agenda.push(Task::PlaceMonsters(None));
        }
    }

    /// OW-SETUP-4: one place per terrain lies open before anybody chooses or reveals anything.
    fn open_lairs(&mut self, log: &mut Log<Event>) {
        for (lair, stack) in self.lairs.iter_mut().zip(&mut self.tokens) {
            lair.at = stack.pop();
        }
        // With more or fewer players the monsters come at once, and tell where.
        if self.seat_count() == 2
            && let [Some(forest), Some(mountain), Some(water)] = self.lairs.map(|lair| lair.at)
        {
            log.public(Event::LairsOpened { places: [forest, mountain, water] });
        }
    }

    /// OW-SETUP-5, OW-P45-1, OW-SOLO-1.
    pub(crate) fn place_monsters(&mut self, second: Option<Terrain>, log: &mut Log<Event>) {
        let mut levels = match (self.seat_count(), second) {
            (1, _) => [1, 2, 3],
            _ => [1, 1, 1],
        };
        self.rng.shuffle(&mut levels);
        if let Some(terrain) = second {
            levels[terrain.index()] = 2;
        }
        for terrain in Terrain::ALL {
            let at = terrain.index();
            let monster = self.bestiary[levels[at] - 1].pop();
            self.lairs[at].monster = monster;
            self.announce(terrain, log);
        }
        let extra = self.seat_count().saturating_sub(3);
        for _ in 0..extra {
            self.extra_pile.extend(self.bestiary[0].pop());
        }
        log.teach_all();
    }

    /// OW-SETUP-7: draws the boards a seat may choose from.
    pub(crate) fn offer_boards(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.rng.shuffle(&mut self.boards);
        let shown = if self.free_boards { self.boards.len() } else { self.boards.len().min(2) };
        self.offered = self.boards.split_off(self.boards.len() - shown);
        order::sort(&mut self.offered);
        log.teach_all();
        self.agenda.push(Task::Ask(seat, Decision::Board));
    }

    pub(crate) fn choose_board(&mut self, seat: Seat, school: School, log: &mut Log<Event>) {
        let offered = std::mem::take(&mut self.offered);
        self.boards.extend(offered.into_iter().filter(|board| *board != school));
        self.players[seat].school = Some(school);
        log.public(Event::BoardChosen { seat, school });
    }

    /// OW-SETUP-8.
    pub(crate) fn equip(&mut self, log: &mut Log<Event>) {
        let seats = self.seat_count();
        let order: Vec<Seat> =
            std::iter::once(self.first).chain(self.others_from(self.first)).collect();
        for (place, seat) in (0u8..).zip(order) {
            let Some(school) = self.players[seat].school else { continue };
            let (cards, gold) = self.opening(place);
            self.boxed_schools.retain(|boxed| *boxed != school);
            let stock = seats - 1;
            self.boxed_medallions[school.index()] -= stock;
            let own = &mut self.players[seat];
            own.stock = stock;
            own.at = school.home();
            own.gold = gold;
            own.deck = Card::starting(school).collect();
            self.shuffle_deck(seat, log);
            self.draw_cards(seat, cards, log);
        }
    }
}
