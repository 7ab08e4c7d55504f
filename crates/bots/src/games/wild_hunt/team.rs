//! What the hunt asks: votes, invitations, support, gifts.

use ::old_world::versus::Choice;
use ::old_world::wild_hunt::{Goods, HuntChoice, HuntDecision, Question, WildHunt};
use ::old_world::world::location::Terrain;
use tabletop::{Game, Rng, Seat};

use super::super::old_world::{hint, map, market};
use super::{gift, lair, pack};

/// The place of the answer in the list of legal ones.
pub fn answer(
    game: &WildHunt,
    seat: Seat,
    decision: HuntDecision,
    legal: &[Choice],
    rng: &mut Rng,
) -> usize {
    match decision {
        HuntDecision::Vote { question } | HuntDecision::Tie { question } => {
            vote(game, seat, question, legal, rng)
        }
        HuntDecision::Exchange => gift::go_on(game, seat, legal),
        HuntDecision::Accept => usize::from(!accepts(game, seat)),
        HuntDecision::Join | HuntDecision::Go => usize::from(!is_worth_fighting(game)),
        HuntDecision::Combo => pack::next_card(game, seat, legal),
        HuntDecision::BonusOrder | HuntDecision::Quest { .. } => 0,
        HuntDecision::Fight { monster } => {
            let terrain = Terrain::ALL
                .into_iter()
                .find(|terrain| game.table().lairs()[terrain.index()].monster == Some(monster));
            let chance = terrain.map_or(0.0, |terrain| fair_chance(game, seat, terrain));
            usize::from(lair::fight_worth(chance, monster.level()) <= 0.0)
        }
        // The hand is filled again in phase III, whatever is given now.
        HuntDecision::Support => supports(game, seat, legal),
        HuntDecision::Meditate => 0,
        HuntDecision::Individual => by_words(game, seat, legal, rng),
        HuntDecision::Purse => purse(game, legal),
        HuntDecision::Teleport | HuntDecision::Strongest => 0,
    }
}

/// How likely this seat wins its fight with everybody's help.
fn fair_chance(game: &WildHunt, seat: Seat, terrain: Terrain) -> f64 {
    let players = game.table().players();
    let own = &players[seat];
    let others = players.iter().filter(|(other, helper)| *other != seat && helper.at == own.at);
    let help: usize = others.map(|(_, helper)| helper.hand.len()).sum();
    lair::chance(game, seat, terrain, own.hand.len() as f64, help as f64)
}

/// WH-SUP-3: all that may be of use, the least useful first.
fn supports(game: &WildHunt, seat: Seat, legal: &[Choice]) -> usize {
    let discards: Vec<Choice> =
        legal.iter().copied().filter(|choice| matches!(choice, Choice::Discard(_))).collect();
    if discards.is_empty() {
        return legal.len() - 1;
    }
    market::part_with(game.table(), seat, &discards)
}

fn vote(game: &WildHunt, seat: Seat, question: Question, legal: &[Choice], rng: &mut Rng) -> usize {
    let table = game.table();
    let hunt = game.hunt();
    let players = table.players();
    let crowd = |at| players.values().filter(|own| own.at == at).count() as f64;
    match question {
        Question::Option => by_words(game, seat, legal, rng),
        Question::Pair => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Send(fighter, monster)) => {
                let terrain = Terrain::ALL
                    .into_iter()
                    .find(|terrain| table.lairs()[terrain.index()].monster == Some(*monster));
                terrain.map_or(0.0, |terrain| fair_chance(game, *fighter, terrain))
            }
            _ => 0.0,
        }),
        // Whoever has most to go and to pay with; whoever needs it most.
        Question::Assign | Question::Chosen { .. } => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Player(other)) => {
                let own = &players[*other];
                f64::from(own.gold) - 0.5 * f64::from(own.attributes.iter().sum::<u8>())
            }
            _ => 0.0,
        }),
        Question::Buyer => 0,
        Question::Fighter => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Player(other)) => {
                players[*other].hand.len() as f64 + 0.1 * players[*other].deck.len() as f64
            }
            _ => 0.0,
        }),
        // Away from everybody.
        Question::Path { .. } => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Place(at)) => -crowd(*at),
            _ => 0.0,
        }),
        Question::Target => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Player(other)) => {
                f64::from(map::distance(hunt.at, players[*other].at))
            }
            _ => 0.0,
        }),
        Question::HoundPlace { .. } => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Place(at)) => crowd(*at),
            _ => 0.0,
        }),
        Question::Strengthen => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Place(at)) => {
                hunt.hound_at(*at).map_or(0.0, |hound| f64::from(hound.shields))
            }
            _ => 0.0,
        }),
        Question::Remove { .. } => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Place(at)) => {
                hunt.hound_at(*at).map_or(0.0, |hound| f64::from(hound.level + hound.shields))
            }
            _ => 0.0,
        }),
        Question::Mark => market::best(legal, |choice| match choice {
            Choice::Hunt(HuntChoice::Mark(monster)) => f64::from(monster.level()),
            _ => 0.0,
        }),
        Question::Ground { .. } | Question::QuestStack => rng.index(legal.len()),
    }
}

/// The option of the open card that reads best.
fn by_words(game: &WildHunt, seat: Seat, legal: &[Choice], rng: &mut Rng) -> usize {
    let lines = game.table().in_play().last().and_then(|card| card.story.lines());
    lines.map_or(0, |lines| hint::option(&lines, &game.table().players()[seat], legal, rng))
}

/// Would those who stand with the hound beat it?
fn is_worth_fighting(game: &WildHunt) -> bool {
    let hunt = game.hunt();
    let Some(hound) = hunt.brawl.as_ref().and_then(|brawl| hunt.hound_at(brawl.at)) else {
        return false;
    };
    pack::lead(game, hound, &pack::with_hound(game, hound)) >= 0.0
}

/// A fair deal, or a small gift: the others play for the same victory.
fn accepts(game: &WildHunt, seat: Seat) -> bool {
    let Some(bargain) = &game.hunt().exchange else { return false };
    let own = &game.table().players()[seat];
    let loss = worth(&bargain.want) - worth(&bargain.give);
    loss <= 1.0 || own.gold > 4 && loss <= 3.0
}

fn worth(goods: &Goods) -> f64 {
    f64::from(goods.gold)
        + 1.5 * goods.potions.len() as f64
        + 2.0 * goods.trails.len() as f64
        + goods.tracking.len() as f64
}

/// WH-EVT-1: an equal share of what the best band needs, if it can be reached; else of the next.
fn purse(game: &WildHunt, legal: &[Choice]) -> usize {
    let seats = u16::from(game.seats());
    let bank = 10u16.saturating_sub(2 * seats);
    let there = game.hunt().purse + bank;
    let players = game.table().players();
    let gold: u16 = players.values().map(|own| own.gold).sum();
    let wanted = [13u16, 10].into_iter().find(|wanted| there + gold >= *wanted);
    let missing = wanted.map_or(0, |wanted| wanted.saturating_sub(there));
    let share = missing.div_ceil(seats.max(1)).max(missing.min(3));
    usize::from(share).min(legal.len() - 1)
}
