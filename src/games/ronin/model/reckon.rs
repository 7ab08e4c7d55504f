//! What an effect finds, thing by thing, and what it would give. Pure; it explains and foresees, and
//! decides nothing: the numbers that count are the rules'.

use ::ronin::{Card, Condition, Counts, Effect, Laid, Reward, Symbol};

/// A card on a timeline with what is left of its symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lying {
    pub card: Card,
    pub symbols: Vec<Symbol>,
}

impl Lying {
    /// A card with nothing destroyed.
    pub fn fresh(card: Card) -> Self {
        Self { card, symbols: card.def().symbols.to_vec() }
    }

    /// A card as it lies.
    pub fn of(laid: Laid) -> Self {
        let printed = laid.card.def().symbols.iter().enumerate();
        let left = printed.filter(|(place, _)| !laid.is_covered(*place));
        Self { card: laid.card, symbols: left.map(|(_, symbol)| *symbol).collect() }
    }
}

/// What lies before one chair, as far as effects see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Before {
    pub timeline: Vec<Lying>,
    pub pool: Counts,
}

/// Something that was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card for its colour, or one of its symbols.
    Card(Card),
    /// A token.
    Token(Symbol),
}

impl Before {
    /// So many of both active symbols, on cards and as tokens (RO-END-1).
    pub fn paths(&self, active: [Symbol; 2]) -> [[u8; 2]; 2] {
        active.map(|symbol| {
            let all = self.timeline.iter().flat_map(|lying| &lying.symbols);
            let cards = all.filter(|one| **one == symbol).count();
            [u8::try_from(cards).unwrap_or(0), self.pool[symbol.index()]]
        })
    }

    /// RO-EFF-2: what a condition finds in the scope of the card at that place.
    pub fn find(&self, place: usize, condition: Condition, active: [Symbol; 2]) -> Vec<Thing> {
        let scope = &self.timeline[..self.timeline.len().min(place + 1)];
        let wanted = wanted(condition, active);
        match condition {
            Condition::AtLeastTwo(colour)
            | Condition::ExactlyOne(colour)
            | Condition::ExactlyTwo(colour)
            | Condition::UpToThree(colour)
            | Condition::NeighbourHas(colour) => {
                let cards = scope.iter().map(|lying| lying.card);
                cards.filter(|card| card.colour() == colour).map(Thing::Card).collect()
            }
            Condition::Lose(_)
            | Condition::LoseUpToThree(_)
            | Condition::LoseInactive
            | Condition::TwoInactive
            | Condition::AtLeastTwoInactive => {
                let tokens = wanted.iter().flat_map(|symbol| {
                    let count = self.pool[symbol.index()];
                    std::iter::repeat_n(Thing::Token(*symbol), count.into())
                });
                let cards = scope.iter().flat_map(|lying| {
                    let fitting = lying.symbols.iter().filter(|symbol| wanted.contains(symbol));
                    fitting.map(|_| Thing::Card(lying.card))
                });
                tokens.chain(cards).collect()
            }
        }
    }

    /// A symbol is lost, a token if there is one.
    fn lose(&mut self, things: &[Thing], wanted: &[Symbol], count: u8) {
        for thing in things.iter().take(count.into()) {
            match thing {
                Thing::Token(symbol) => self.pool[symbol.index()] -= 1,
                Thing::Card(card) => self.cover(*card, wanted),
            }
        }
    }

    /// A symbol of a card is covered, one of these.
    pub fn cover(&mut self, card: Card, wanted: &[Symbol]) {
        if let Some(lying) = self.timeline.iter_mut().find(|lying| lying.card == card)
            && let Some(at) = lying.symbols.iter().position(|symbol| wanted.contains(symbol))
        {
            lying.symbols.remove(at);
        }
    }

    /// Tokens come.
    pub fn gain(&mut self, symbols: &Counts) {
        for (count, more) in self.pool.iter_mut().zip(symbols) {
            *count += more;
        }
    }
}

/// Which symbols a condition asks for.
fn wanted(condition: Condition, active: [Symbol; 2]) -> Vec<Symbol> {
    match condition {
        Condition::Lose(symbol) | Condition::LoseUpToThree(symbol) => vec![symbol],
        _ => Symbol::ALL.into_iter().filter(|symbol| !active.contains(symbol)).collect(),
    }
}

/// The symbols a reward gives at a level; none where it gives points.
pub fn gains(reward: Reward, level: u8, active: [Symbol; 2]) -> Counts {
    let [left, right] = active;
    let mut counts = [0; 4];
    let mut add = |symbol: Symbol, number: u8| counts[symbol.index()] += number;
    if level > 0 {
        match reward {
            Reward::EachTrack | Reward::OneTrack => {}
            Reward::Path(side) => add(active[side.index()], level),
            Reward::TwoOfPath(side) => add(active[side.index()], 2),
            Reward::BothPaths => [left, right].map(|symbol| add(symbol, 1)).iter().for_each(drop),
            Reward::Two(symbol) => add(symbol, 2),
            Reward::UpToThree(symbol) => add(symbol, level),
            Reward::Trio => {
                for symbol in [Symbol::Exploration, Symbol::Magic, Symbol::Combat] {
                    add(symbol, 1);
                }
            }
        }
    }
    counts
}

/// What a card would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    pub card: Card,
    pub effect: Option<Effect>,
    pub counted: u8,
    pub level: u8,
    pub gained: Counts,
}

/// What cards laid in this order would do, and what both paths would come to: standard effects only.
pub fn foresee(before: &Before, cards: &[Card], active: [Symbol; 2]) -> (Vec<Foreseen>, [u8; 2]) {
    let mut then = before.clone();
    let first = then.timeline.len();
    then.timeline.extend(cards.iter().copied().map(Lying::fresh));
    let mut lines = Vec::new();
    for (place, card) in (first..).zip(cards.iter().copied()) {
        let mut line =
            Foreseen { card, effect: card.def().effect, counted: 0, level: 0, gained: [0; 4] };
        if let Some(effect) = card.standard_effect() {
            let things = then.find(place, effect.condition, active);
            line.counted = u8::try_from(things.len()).unwrap_or(u8::MAX);
            line.level = effect.condition.level(line.counted);
            if effect.condition.takes() {
                then.lose(&things, &wanted(effect.condition, active), line.level);
            }
            line.gained = gains(effect.reward, line.level, active);
            then.gain(&line.gained);
        }
        lines.push(line);
    }
    let paths = then.paths(active).map(|[cards, tokens]| cards + tokens);
    (lines, paths)
}
