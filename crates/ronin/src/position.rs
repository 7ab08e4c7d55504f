//! Any position, built by hand: for tests, puzzles and lessons.
//!
//! Cards are written as a list: `r01 g05`. What is placed nowhere goes to the deck, starting cards
//! to the discard pile, so that no card is lost.

use tabletop::list::List;
use tabletop::{Game, Log, Rng, Seat, StateError};

use crate::player::Player;
use crate::state::Track;
use crate::{
    Ability, Board, BoardSide, Card, Chair, ChapterCard, Character, Laid, Ronin, Season, Setup,
    Stage, Symbol,
};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Position {
    game: Ronin,
    /// The top of the deck, first card first.
    on_top: Vec<Card>,
    /// Only what was said to be there.
    bare_deck: bool,
}

impl Position {
    /// A table of these characters, clockwise; the last so many are people's Automas where fewer
    /// than three play: with two people the middle one, alone the second and the third.
    ///
    /// # Panics
    /// If there is no such character.
    pub fn of(players: u8, characters: &[&str]) -> Self {
        let setup = Setup { season: Season::Winter, ..Setup::for_players(players) };
        let mut game = Ronin::laid_out(&setup, Rng::from_u64(1), ChapterCard::Ch1, Seat(0));
        game.deck.clear();
        assert_eq!(characters.len(), game.players.len(), "one character for each chair");
        for (player, slug) in game.players.iter_mut().zip(characters) {
            player.character = Some(named(slug, Character::from_slug));
        }
        let mut position = Self { game, on_top: Vec::new(), bare_deck: false };
        for chair in Chair::all(position.game.chairs()) {
            if position.game.has_track(chair) {
                position.game.tracks[chair.index()].board = Some(Board::A);
            }
        }
        position.chapter_card(ChapterCard::Ch1)
    }

    /// Geralt, Yennefer and Triss, three people. The worked examples play so unless they say
    /// otherwise: left path combat, right path magic.
    pub fn three() -> Self {
        Self::of(3, &["geralt", "yennefer", "triss"])
    }

    fn with(mut self, chair: u8, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.game.players[usize::from(chair)]);
        self
    }

    /// Another chapter card; the order of play is the one printed there.
    #[must_use]
    pub fn chapter_card(mut self, card: ChapterCard) -> Self {
        self.game.chapter_card = card;
        self.game.initiative = self.game.printed_order();
        self
    }

    /// The turn, from 1 to 9.
    #[must_use]
    pub const fn turn(mut self, turn: u8) -> Self {
        self.game.turn = turn - 1;
        self
    }

    /// How hard it is alone.
    #[must_use]
    pub const fn season(mut self, season: Season) -> Self {
        self.game.season = season;
        self
    }

    /// Side B, with these boards to the left of each chair.
    #[must_use]
    pub fn boards(mut self, boards: &[&str]) -> Self {
        self.game.side = BoardSide::B;
        let chairs: Vec<Chair> =
            Chair::all(self.game.chairs()).filter(|chair| self.game.has_track(*chair)).collect();
        for (chair, slug) in chairs.into_iter().zip(boards) {
            self.game.tracks[chair.index()].board = Some(named(slug, Board::from_slug));
        }
        self
    }

    /// The order of play.
    #[must_use]
    pub fn order(mut self, chairs: &[u8]) -> Self {
        self.game.initiative.clear();
        chairs.iter().for_each(|chair| self.game.initiative.push(Chair(*chair)));
        self
    }

    /// Adds cards to a hand that everybody knows.
    #[must_use]
    pub fn hand(self, chair: u8, cards: &str) -> Self {
        self.with(chair, |player| read(cards).for_each(|card| player.take(card, None)))
    }

    /// Adds cards to a hand that were drawn blind.
    #[must_use]
    pub fn blind(self, chair: u8, cards: &str) -> Self {
        self.with(chair, |player| read(cards).for_each(|card| player.take(card, Some(1))))
    }

    /// Adds cards of earlier turns to a timeline, left of those of this turn.
    #[must_use]
    pub fn timeline(self, chair: u8, cards: &str) -> Self {
        self.with(chair, |player| {
            for card in read(cards) {
                let place = player.first_fresh();
                player.timeline.push(Laid::new(card));
                player.timeline[place..].rotate_right(1);
            }
        })
    }

    /// Adds cards of this turn to a timeline.
    #[must_use]
    pub fn fresh(self, chair: u8, cards: &str) -> Self {
        self.with(chair, |player| {
            for card in read(cards) {
                player.timeline.push(Laid::new(card));
                player.fresh += 1;
            }
        })
    }

    /// Destroys a symbol (`r01 combat`) or an arrow (`r01 arrow`).
    #[must_use]
    pub fn covered(self, chair: u8, what: &str) -> Self {
        let (card, symbol) = what.split_once(' ').expect("a card and a symbol");
        self.with(chair, |player| {
            let place = player.place_of(named(card, Card::from_slug)).expect("it lies there");
            match symbol {
                "arrow" => player.timeline[place].cover_arrow(),
                symbol => player.timeline[place].cover(named(symbol, Symbol::from_slug)),
            }
        })
    }

    /// Adds tokens: `combat combat magic`.
    #[must_use]
    pub fn pool(self, chair: u8, symbols: &str) -> Self {
        self.with(chair, |player| {
            for slug in symbols.split_whitespace() {
                player.pool[named(slug, Symbol::from_slug).index()] += 1;
            }
        })
    }

    /// Experience.
    #[must_use]
    pub fn xp(self, chair: u8, xp: u8) -> Self {
        self.with(chair, |player| player.xp = xp)
    }

    /// Victory points from the first two chapters.
    #[must_use]
    pub fn scored(self, chair: u8, chapters: [u8; 2]) -> Self {
        self.with(chair, |player| player.sheet.chapters[..2].copy_from_slice(&chapters))
    }

    /// Victory points from bonuses.
    #[must_use]
    pub fn vp(self, chair: u8, vp: u8) -> Self {
        self.with(chair, |player| player.sheet.bonuses = vp)
    }

    /// The card of a neighbour's ability.
    #[must_use]
    pub fn gift(self, chair: u8, ability: &str) -> Self {
        self.with(chair, |player| player.gifts.insert(named(ability, Ability::from_slug)))
    }

    /// An ability was used.
    #[must_use]
    pub fn used(self, chair: u8, ability: &str) -> Self {
        self.with(chair, |player| player.used.insert(named(ability, Ability::from_slug)))
    }

    /// The marker of the track to the left of a chair.
    #[must_use]
    pub fn track(mut self, chair: u8, marker: u8) -> Self {
        let track: &mut Track = &mut self.game.tracks[usize::from(chair)];
        track.marker = marker;
        self
    }

    /// The rows of the offer from the top; an empty text is an empty row.
    #[must_use]
    pub fn offer(mut self, rows: &[&str]) -> Self {
        for (row, cards) in self.game.offer.iter_mut().zip(rows) {
            row.cards.clear();
            read(cards).for_each(|card| row.cards.push(card));
        }
        self
    }

    /// The top of the deck, the first card first.
    #[must_use]
    pub fn deck(mut self, cards: &str) -> Self {
        self.on_top = read(cards).collect();
        self
    }

    /// The deck has no other cards; the rest is discarded.
    #[must_use]
    pub const fn bare_deck(mut self) -> Self {
        self.bare_deck = true;
        self
    }

    /// Adds cards to the discard pile.
    #[must_use]
    pub fn discard(mut self, cards: &str) -> Self {
        read(cards).for_each(|card| self.game.discard.push(card));
        self
    }

    /// Enters a stage, runs to the first decision, and checks the position.
    pub fn build(self, stage: Stage) -> Result<Ronin, StateError> {
        let game = self.unchecked(stage);
        game.check()?;
        Ok(game)
    }

    /// The same, for those who have it checked elsewhere: the page carries no checks for its puzzles.
    pub(crate) fn unchecked(mut self, stage: Stage) -> Ronin {
        self.place_the_rest(stage);
        let mut game = self.game;
        game.enter(stage, 0, &mut Log::muted());
        game.run(&mut Log::muted());
        game
    }

    fn place_the_rest(&mut self, stage: Stage) {
        // The deal is over, as far as the box is concerned.
        self.game.stage = stage.max(Stage::HeadStart);
        let mut there: Vec<Card> = self.game.all_cards().collect();
        there.extend(&self.on_top);
        let missing = |card: &Card| !there.contains(card);
        let mut rest: Vec<Card> = Card::main_deck().filter(missing).collect();
        let players =
            self.game.human_chairs().filter_map(|chair| self.game.player(chair).character);
        let starting: Vec<Card> = players.flat_map(Card::starting).filter(missing).collect();
        if self.bare_deck {
            rest.drain(..).chain(starting).for_each(|card| self.game.discard.push(card));
        } else {
            let mut pile = List::EMPTY;
            starting
                .into_iter()
                .chain(self.game.discard.iter().copied())
                .for_each(|card| pile.push(card));
            self.game.discard = pile;
        }
        rest.reverse();
        rest.into_iter().for_each(|card| self.game.deck.push(card));
        self.on_top.iter().rev().for_each(|card| self.game.deck.push(*card));
    }
}

fn named<T>(slug: &str, find: impl FnOnce(&str) -> Option<T>) -> T {
    find(slug).unwrap_or_else(|| panic!("there is nothing called “{slug}”"))
}

fn read(cards: &str) -> impl Iterator<Item = Card> {
    cards.split_whitespace().map(|slug| named(slug, Card::from_slug))
}
