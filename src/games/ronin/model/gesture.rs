//! How each answer is given on the table: which things are pointed at for it.
//!
//! A line for every choice there is; what no line points at is a button of the status line.

use ::ronin::{Ability, Card, Choice, Loss, Symbol, Target};

use super::At;

/// What is pointed at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    /// The things. None: only a button gives this answer.
    pub spots: Vec<At>,
    /// In this order?
    pub ordered: bool,
    /// Is it asked once more, when everything is marked?
    pub twice: bool,
}

impl Gesture {
    fn of(spots: impl IntoIterator<Item = At>) -> Self {
        Self { spots: spots.into_iter().collect(), ..Self::default() }
    }

    /// Can all these marks belong to it?
    pub fn takes(&self, marks: &[At]) -> bool {
        if self.ordered {
            return self.spots.starts_with(marks);
        }
        // What an ability is aimed at is marked after it.
        let first = match (marks.first(), self.spots.first()) {
            (Some(mark), Some(ability @ At::Ability(_))) => mark == ability,
            _ => true,
        };
        first && marks.iter().all(|mark| self.spots.contains(mark))
    }

    /// Do these marks, and no fewer, make it?
    pub fn is_made_by(&self, marks: &[At]) -> bool {
        self.spots.len() == marks.len() && self.takes(marks)
    }
}

/// What is pointed at to give this answer, the one of that place among all.
pub fn gesture(legal: &[Choice], place: usize) -> Gesture {
    let cards = |cards: &[Card]| Gesture::of(cards.iter().copied().map(At::Card));
    match legal[place] {
        Choice::Character(one) => Gesture::of([At::Character(one)]),
        Choice::Board(board) => Gesture::of([At::Board(board)]),
        Choice::Row(row) => Gesture::of([At::Row(row)]),
        Choice::Top => Gesture::of([At::Top]),
        Choice::Play(list) => Gesture { ordered: true, twice: true, ..cards(&list) },
        Choice::Keep(list) => Gesture { ordered: true, twice: true, ..cards(&list) },
        Choice::Lose(symbol, Loss::Token) => Gesture::of([At::Token(symbol)]),
        Choice::Lose(symbol, Loss::Card(card)) => {
            let same = |choice: &Choice| matches!(choice, Choice::Lose(_, Loss::Card(other)) if *other == card);
            on_card(legal, card, Some(symbol), same)
        }
        Choice::Mend(card, symbol) => {
            let same = |choice: &Choice| matches!(choice, Choice::Mend(other, _) if *other == card);
            on_card(legal, card, symbol, same)
        }
        Choice::Neighbour(side) | Choice::Track(side) => Gesture::of([At::Side(side)]),
        Choice::Take | Choice::Xp | Choice::Split(..) | Choice::Path(_) => {
            Gesture::of([At::Slip(place)])
        }
        Choice::Again(ability) => Gesture::of([At::Ability(ability)]),
        Choice::Use(ability, target) => used(ability, target),
        Choice::Done => Gesture::default(),
        Choice::Discard(list) => Gesture { twice: true, ..cards(&list) },
        Choice::Salvage(card) => Gesture::of([At::Card(card)]),
    }
}

/// A card, and what of it where it has two things that could be meant.
fn on_card(
    legal: &[Choice],
    card: Card,
    symbol: Option<Symbol>,
    same: impl Fn(&Choice) -> bool,
) -> Gesture {
    let several = legal.iter().filter(|choice| same(choice)).count() > 1;
    let which = several.then(|| symbol.map_or(At::Arrow, At::Kind));
    Gesture::of([At::Card(card)].into_iter().chain(which))
}

/// An ability, and what it is aimed at.
fn used(ability: Ability, target: Target) -> Gesture {
    let mut spots = vec![At::Ability(ability)];
    let mut twice = false;
    match target {
        Target::None => twice = true,
        Target::Row(row) => spots.push(At::Row(row)),
        Target::Cards(cards) => {
            spots.extend(cards.iter().copied().map(At::Card));
            twice = ability == Ability::FirstSnow;
        }
        Target::Side(side) if matches!(ability, Ability::WhiteWolf | Ability::LadyOfTheSnows) => {
            spots.push(At::Count(side));
            twice = true;
        }
        Target::Side(side) => spots.push(At::Side(side)),
        Target::Colour(colour) => spots.push(At::Colour(colour)),
        Target::Symbol(symbol) => spots.push(At::Token(symbol)),
        Target::Exchange(from, to) => spots.extend([At::Kind(from), At::Into(to)]),
    }
    Gesture { spots, ordered: false, twice }
}
