//! What is asked and what may be answered, in words. Pure.

use ::ronin::{Board, Bonus, Card, Chair, Choice, Decision, Loss, Side, Target, View};
use tabletop::Seat;

use super::card_text;
use super::names::Voice;

/// A question at a table.
pub struct Moment<'a> {
    /// Who speaks.
    pub voice: &'a Voice,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub decision: Decision,
    /// What he sees.
    pub view: &'a View,
}

impl Moment<'_> {
    /// The question.
    pub fn prompt(&self) -> String {
        let (voice, words) = (self.voice, &self.voice.words.ask);
        match self.decision {
            Decision::Character => words.character.to_owned(),
            Decision::Board { side } => voice.fill(words.board, &[voice.track(side)]),
            Decision::Draft => words.draft.to_owned(),
            Decision::Play { cards } => voice.number(words.play, cards),
            Decision::Lose { left } => voice.number(words.lose, left),
            Decision::Neighbour { card } => voice.fill(words.neighbour, &[&voice.card(card)]),
            Decision::Track { points } => voice.number(words.track, points),
            Decision::Bonus { space, .. } => voice.number(words.bonus, space),
            Decision::Split { count } => voice.number(words.split, count),
            Decision::Path { count } => voice.number(words.path, count),
            Decision::Again => words.again.to_owned(),
            Decision::Trade { left, .. } => voice.number(words.trade, left),
            Decision::Mend { left } => voice.number(words.mend, left),
            Decision::Ability { card: Some(card), .. } => {
                voice.fill(words.ability_effect, &[&voice.card(card)])
            }
            Decision::Ability { window, card: None } => {
                voice.fill(words.ability, &[voice.window(window)])
            }
            Decision::Discard { count } => voice.number(words.discard, count),
            Decision::Salvage => words.salvage.to_owned(),
            Decision::Keep { cards } => voice.number(words.keep, cards),
        }
    }

    /// An answer.
    pub fn choice(&self, choice: Choice) -> String {
        let (voice, words) = (self.voice, &self.voice.words.choose);
        match choice {
            Choice::Character(one) => voice.fill(words.character, &[voice.character(one)]),
            Choice::Board(board) => voice.fill(words.board, &[&board_name(board)]),
            Choice::Row(row) => self.row(row),
            Choice::Top => words.top.to_owned(),
            Choice::Play(cards) => voice.fill(words.play, &[&voice.cards(&cards)]),
            Choice::Keep(cards) => voice.fill(words.keep, &[&voice.cards(&cards)]),
            Choice::Lose(symbol, Loss::Token) => {
                voice.fill(words.lose_token, &[&voice.symbols(symbol, 1)])
            }
            Choice::Lose(symbol, Loss::Card(card)) => {
                voice.fill(words.lose_symbol, &[&voice.symbols(symbol, 1), &voice.card(card)])
            }
            Choice::Neighbour(side) => voice.fill(words.neighbour, &[voice.neighbour(side)]),
            Choice::Track(side) => voice.fill(words.track, &[voice.track(side)]),
            Choice::Take => voice.fill(words.take, &[&self.prize()]),
            Choice::Xp => {
                let xp = self.bonus().and_then(|bonus| bonus.or_xp).unwrap_or_default();
                voice.number(words.xp, xp)
            }
            Choice::Split(left, right) => self.gain([left, right]),
            Choice::Path(side) => {
                let count = match self.decision {
                    Decision::Path { count } => count,
                    _ => 0,
                };
                self.gain(if side == Side::Left { [count, 0] } else { [0, count] })
            }
            Choice::Again(ability) => voice.fill(words.again, &[&voice.ability(ability)]),
            Choice::Mend(card, Some(symbol)) => {
                voice.fill(words.mend, &[&voice.card(card), voice.symbol(symbol)])
            }
            Choice::Mend(card, None) => voice.fill(words.mend_arrow, &[&voice.card(card)]),
            Choice::Use(ability, Target::None) => {
                voice.fill(words.use_ability, &[&voice.ability(ability)])
            }
            Choice::Use(ability, target) => {
                voice.fill(words.use_on, &[&voice.ability(ability), &self.target(target)])
            }
            Choice::Done => words.done.to_owned(),
            Choice::Discard(cards) => voice.fill(words.discard, &[&voice.cards(&cards)]),
            Choice::Salvage(card) => voice.fill(words.salvage, &[&voice.card(card)]),
        }
    }

    fn row(&self, row: u8) -> String {
        let (voice, words) = (self.voice, &self.voice.words.choose);
        let last = usize::from(row) == self.view.offer.len();
        let text = if last { words.last_row } else { words.row };
        let place = usize::from(row).saturating_sub(1);
        let cards: &[Card] = self.view.offer.get(place).map_or(&[], |row| &row.cards);
        voice.fill(text, &[&row.to_string(), &voice.cards(cards)])
    }

    /// So many active symbols of both paths.
    fn gain(&self, numbers: [u8; 2]) -> String {
        let mut counts = [0; 4];
        for (symbol, number) in self.view.active.iter().zip(numbers) {
            counts[symbol.index()] += number;
        }
        self.voice.fill(self.voice.words.choose.gain, &[&self.voice.counts(&counts)])
    }

    fn target(&self, target: Target) -> String {
        let (voice, words) = (self.voice, &self.voice.words.choose);
        match target {
            Target::None => String::new(),
            Target::Row(row) => voice.number(words.target_row, row),
            Target::Cards(cards) => voice.cards(&cards),
            Target::Side(side) => match self.decision {
                Decision::Ability { window: ::ronin::Window::Score, .. } => {
                    voice.symbol(self.view.active[side.index()]).to_owned()
                }
                _ => voice.track(side).to_owned(),
            },
            Target::Colour(colour) => voice.colour(colour).to_owned(),
            Target::Symbol(symbol) => voice.symbol(symbol).to_owned(),
            Target::Exchange(from, to) => {
                voice.fill(words.exchange, &[voice.symbol(from), voice.symbol(to)])
            }
        }
    }

    /// The bonus that is asked about.
    fn bonus(&self) -> Option<Bonus> {
        let Decision::Bonus { side, space } = self.decision else { return None };
        let track = self.own_chair()?.track(side, self.chairs());
        self.view.tracks.get(usize::from(track))?.board?.bonus(space)
    }

    fn prize(&self) -> String {
        let asked = match self.decision {
            Decision::Bonus { side, .. } => self.bonus().zip(self.own_chair()).zip(Some(side)),
            _ => None,
        };
        asked.map_or_else(String::new, |((bonus, own), side)| {
            let other = own.neighbour(side, self.chairs());
            prize_from(self.voice, self.view, bonus, other)
        })
    }

    fn own_chair(&self) -> Option<Chair> {
        let place = self.view.chairs.iter().position(|chair| chair.seat == Some(self.seat))?;
        u8::try_from(place).ok().map(Chair)
    }

    fn chairs(&self) -> u8 {
        u8::try_from(self.view.chairs.len()).unwrap_or(3)
    }
}

/// A bonus of a track shared with the one on this chair.
pub fn prize_from(voice: &Voice, view: &View, bonus: Bonus, other: Chair) -> String {
    let character = view.chairs.get(other.index()).and_then(|chair| chair.character);
    let gifts = [0, 2].map(|number| character.map(|one| one.ability(number)));
    card_text::prize(voice, bonus, voice.who(other), gifts)
}

/// What a board is called: by its side, and its number on side B.
pub fn board_name(board: Board) -> String {
    board.slug().to_uppercase()
}
