//! The set-up (section 3), in the order of RO-SETUP-12.

use tabletop::list::List;
use tabletop::{Agenda, Log, Rng, Seat, Seed, SetupError, order};

use crate::chair::{MAX_CHAIRS, MIN_CHAIRS};
use crate::state::{Row, Track};
use crate::task::Task;
use crate::{
    Board, BoardSide, Card, Chair, ChapterCard, Character, Event, Player, Ronin, Setup, Side, Stage,
};
use tabletop::list::Filler;

impl Ronin {
    /// RO-SETUP-1: the chapter card and the first chooser; the rest follows stage by stage.
    pub(crate) fn deal(
        setup: &Setup,
        seed: Seed,
        log: &mut Log<Event>,
    ) -> Result<Self, SetupError> {
        if let Some(puzzle) = setup.puzzle {
            return Ok(puzzle.lay_out(seed, log));
        }
        setup.check()?;
        let mut rng = Rng::from_seed(seed);
        let chapter_card = ChapterCard::ALL[rng.index(ChapterCard::ALL.len())];
        let first = Seat(small(rng.index(usize::from(setup.players))));
        let mut game = Self::laid_out(setup, rng, chapter_card, first);
        log.teach_all();
        log.public(Event::ChapterCardDrawn { card: chapter_card, first });
        game.enter(Stage::Characters, 0, log);
        game.run(log);
        Ok(game)
    }

    /// The table before anybody has chosen anything.
    pub(crate) fn laid_out(
        setup: &Setup,
        rng: Rng,
        chapter_card: ChapterCard,
        first: Seat,
    ) -> Self {
        let chairs = setup.players.max(MIN_CHAIRS);
        let mut game = Self {
            rng,
            humans: setup.players,
            side: setup.side,
            season: setup.season,
            chapter_card,
            first,
            stage: Stage::Characters,
            at: 0,
            turn: 0,
            players: List::EMPTY,
            tracks: List::EMPTY,
            initiative: List::EMPTY,
            offer: List::EMPTY,
            top: List::EMPTY,
            deck: List::EMPTY,
            discard: List::EMPTY,
            decks: 1,
            agenda: Agenda::new(),
        };
        for _ in 0..chairs {
            game.players.push(Player::FILLER);
            game.tracks.push(Track::FILLER);
        }
        for _ in 0..Self::rows(setup.players) {
            game.offer.push(Row::FILLER);
        }
        for card in Card::main_deck() {
            game.deck.push(card);
        }
        game
    }

    /// RO-SETUP-5: two characters of those left.
    pub(crate) fn draw_characters(&mut self, log: &mut Log<Event>) {
        let chair = Chair::of(self.chooser(), self.humans);
        let mut free: Vec<Character> = self.free_characters().collect();
        let one = free.remove(self.rng.index(free.len()));
        let drawn = sorted([one, free[self.rng.index(free.len())]]);
        log.teach_all();
        log.public(Event::CharactersDrawn { chair, drawn });
        self.agenda.push(Task::Character { chair, drawn });
    }

    pub(crate) fn take_character(
        &mut self,
        chair: Chair,
        character: Character,
        log: &mut Log<Event>,
    ) {
        self.player_mut(chair).character = Some(character);
        log.public(Event::CharacterTaken { chair, character });
    }

    /// RO-AUTO-3: random characters of those left.
    pub(crate) fn seat_automas(&mut self, log: &mut Log<Event>) {
        for chair in Chair::all(self.chairs()) {
            if !self.is_human(chair) {
                let free: Vec<Character> = self.free_characters().collect();
                let character = free[self.rng.index(free.len())];
                log.teach_all();
                self.take_character(chair, character, log);
            }
        }
    }

    /// How many times the stage of the boards is entered.
    pub(crate) const fn board_steps(&self) -> u8 {
        match (self.side, self.humans) {
            (BoardSide::A, _) => 1,
            (BoardSide::B, 1) => 2,
            (BoardSide::B, humans) => humans,
        }
    }

    /// RO-SETUP-6, RO-AUTO-4, RO-AUTO-17: one step of laying the boards.
    pub(crate) fn lay_boards(&mut self, log: &mut Log<Event>) {
        let chair = Chair::of(self.chooser(), self.humans);
        match (self.side, self.humans) {
            (BoardSide::A, _) => {
                for chair in Chair::all(self.chairs()) {
                    if self.has_track(chair) {
                        self.tracks[chair.index()].board = Some(Board::A);
                    }
                }
            }
            (BoardSide::B, 1) => {
                let side = Side::ALL[usize::from(self.at)];
                self.agenda.push(Task::FreeBoard { chair, side });
            }
            (BoardSide::B, 2) => {
                let automa = |side: &Side| !self.is_human(self.neighbour(chair, *side));
                let side = Side::ALL.into_iter().find(automa).expect("an Automa between them");
                self.agenda.push(Task::FreeBoard { chair, side });
            }
            (BoardSide::B, _) => self.draw_boards(chair, log),
        }
    }

    fn draw_boards(&mut self, chair: Chair, log: &mut Log<Event>) {
        let mut free: Vec<Board> = self.free_boards().collect();
        let one = free.remove(self.rng.index(free.len()));
        if free.is_empty() {
            self.lay_board(chair, Side::Left, one, log);
            return;
        }
        let drawn = sorted([one, free[self.rng.index(free.len())]]);
        log.teach_all();
        log.public(Event::BoardsDrawn { chair, drawn });
        self.agenda.push(Task::Board { chair, drawn });
    }

    pub(crate) fn lay_board(
        &mut self,
        chair: Chair,
        side: Side,
        board: Board,
        log: &mut Log<Event>,
    ) {
        let track = self.track_number(chair, side);
        self.tracks[usize::from(track)].board = Some(board);
        log.public(Event::BoardLaid { chair: Chair(track), board });
    }

    /// RO-AUTO-2: is there a track between a chair and its left neighbour?
    pub(crate) fn has_track(&self, chair: Chair) -> bool {
        self.is_human(chair) || self.is_human(self.neighbour(chair, Side::Left))
    }

    /// RO-SETUP-9, RO-SETUP-8, RO-SETUP-3: initiative, hands, deck.
    pub(crate) fn deal_cards(&mut self, log: &mut Log<Event>) {
        self.lay_last_board(log);
        self.initiative = self.printed_order();
        log.public(Event::InitiativeSet { order: self.initiative.to_vec() });
        for chair in self.human_chairs() {
            let character = self.player(chair).character.expect("all have chosen");
            for card in character.starting_cards() {
                self.player_mut(chair).take(card, None);
            }
        }
        self.rng.shuffle(&mut self.deck);
    }

    /// RO-SETUP-9: the order of the chapter card, without the characters that are not in play.
    pub(crate) fn printed_order(&self) -> List<Chair, MAX_CHAIRS> {
        let mut order = List::EMPTY;
        for character in self.chapter_card.def().initiative {
            let sits = |player: &Player| player.character == Some(character);
            if let Some(place) = self.players.iter().position(sits) {
                order.push(Chair(small(place)));
            }
        }
        order
    }

    /// RO-AUTO-4: the board between two players is drawn.
    fn lay_last_board(&mut self, log: &mut Log<Event>) {
        let open = |game: &Self, chair: &Chair| {
            game.has_track(*chair) && game.tracks[chair.index()].board.is_none()
        };
        if let Some(chair) = Chair::all(self.chairs()).find(|chair| open(self, chair)) {
            let free: Vec<Board> = self.free_boards().collect();
            let board = free[self.rng.index(free.len())];
            log.teach_all();
            self.lay_board(chair, Side::Left, board, log);
        }
    }

    /// RO-AUTO-5: solo starting points, first left, then right.
    pub(crate) fn head_start(&mut self) {
        let points = self.season.points();
        if self.humans == 1 && points > 0 {
            let chair = Chair::of(Seat(0), self.humans);
            let tracks = Side::ALL.map(|side| self.track_number(chair, side));
            self.agenda.push_in_order(tracks.map(|track| Task::Advance { track, points }));
        }
    }
}

/// The order of two pieces drawn together tells nothing.
fn sorted<T: Ord>(mut drawn: [T; 2]) -> [T; 2] {
    order::sort(&mut drawn);
    drawn
}

/// A place among few.
pub(crate) fn small(place: usize) -> u8 {
    u8::try_from(place).expect("few things on a table")
}
