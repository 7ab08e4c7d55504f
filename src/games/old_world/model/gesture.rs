//! How each answer is given on the table: which things are pointed at for it.
//!
//! A line for every choice there is; what no line points at is a button of the status line.

use ::old_world::versus::{Choice, Decision, Pay, View};
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::AttackCard;
use ::old_world::world::combo::{self, Laid};
use ::old_world::world::location::Terrain;
use ::old_world::world::potion::Potion;
use ::old_world::world::tally::Tally;
use tabletop::Seat;

use super::super::hunt;
use super::spread::{Spread, spread};
use super::tricks::tricks;
use super::{At, Way};

/// What is pointed at, in any order: for each spot one of the things that mean the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    /// The spots. None: only a button gives this answer.
    pub spots: Vec<Vec<At>>,
    /// Is it asked once more, when every spot is marked?
    pub confirm: bool,
    /// So many hand cards are marked along with it: the price of a purchase (OW-DRAW-3).
    pub price: u8,
}

impl Gesture {
    pub fn of(spots: impl IntoIterator<Item = Vec<At>>) -> Self {
        Self { spots: spots.into_iter().collect(), ..Self::default() }
    }

    pub fn at(at: At) -> Self {
        Self::of([vec![at]])
    }

    pub fn any(ats: Vec<At>) -> Self {
        Self::of([ats].into_iter().filter(|ats| !ats.is_empty()))
    }

    pub fn asked_twice(self) -> Self {
        Self { confirm: true, ..self }
    }

    /// Can all these marks belong to this gesture, each to a spot of its own? Spots that share
    /// things (dice of one face) hold the same things, so that the first free one will do.
    pub fn takes(&self, marks: &[At]) -> bool {
        let mut taken = 0u32;
        marks.iter().all(|mark| {
            let free = |at: usize| taken >> at & 1 == 0;
            let spot = self.spots.iter().enumerate();
            let spot = spot.filter(|(at, spot)| free(*at) && spot.contains(mark)).map(|(at, _)| at);
            spot.min().is_some_and(|at| {
                taken |= 1 << at;
                true
            })
        })
    }

    /// Do these marks, and no fewer, make it?
    pub fn is_made_by(&self, marks: &[At]) -> bool {
        self.spots.len() == marks.len() && self.takes(marks)
    }
}

/// What is pointed at to give this answer to this question.
pub fn gesture(decision: Decision, choice: Choice, view: &View, seat: Seat) -> Gesture {
    let own = &view.players[seat];
    let in_hand = |card| hand(view, seat, card).map(At::Hand);
    let lair = |terrain: Terrain| [At::Monster(terrain), At::Contract(terrain)];
    match choice {
        Choice::Hunt(choice) => hunt::gesture(choice, view, seat),
        Choice::Board(school) => Gesture::at(At::School(school)),
        Choice::Slot2(terrain) => Gesture::at(At::Terrain(terrain)),
        Choice::Raise(attribute) | Choice::Lower(attribute) | Choice::Meditate(attribute) => {
            Gesture::at(At::Attribute(attribute))
        }
        Choice::Move(to, pay) => {
            let cards = match pay {
                Pay::Free => [None, None],
                Pay::Card(card) | Pay::CardAndGold(card) | Pay::Alone(card) => {
                    [in_hand(card), None]
                }
                Pay::Two(one, other) => [in_hand(one), in_hand(other)],
            };
            let spots = [At::Place(to), At::Way(Way::of(pay))];
            let spots = spots.into_iter().chain(cards.into_iter().flatten());
            Gesture::of(spots.map(|at| vec![at])).asked_twice()
        }
        Choice::Act => Gesture::at(At::Badge(own.at)),
        Choice::Poker(seat) => Gesture::at(At::Witcher(seat)),
        Choice::Duel(seat) => Gesture::at(At::Witcher(seat)).asked_twice(),
        Choice::Quest(story) => {
            let at = own.quests.iter().position(|quest| quest.story == story);
            let at = at.or_else(|| hunt::open_quest(view, story));
            Gesture::any(at.map(At::Quest).into_iter().collect())
        }
        Choice::CashIn(story) => {
            let at = own.kept.iter().position(|kept| *kept == story);
            Gesture::any(at.map(At::Kept).into_iter().collect())
        }
        Choice::End | Choice::Done => Gesture::default(),
        Choice::Discard(card) | Choice::Destroy(card) | Choice::Take(card) | Choice::Next(card) => {
            Gesture::any(lying(decision, view, seat, card))
        }
        Choice::Remove(card) => Gesture::any(stall(view, card).into_iter().collect()),
        Choice::Track(terrain) => {
            Gesture::any(lair(terrain).into_iter().chain([At::Trail(terrain)]).collect())
        }
        Choice::Trail(terrain) if matches!(decision, Decision::QuestStack { .. }) => {
            Gesture::at(At::Terrain(terrain))
        }
        Choice::Trail(terrain) => {
            Gesture::any(lair(terrain).into_iter().chain([At::Trail(terrain)]).collect())
        }
        Choice::Reroll(faces) => Gesture::of(dice(view, seat, faces)).asked_twice(),
        Choice::Pour(potion) => Gesture::any(bottles(view, seat, potion)),
        Choice::Fight(monster) => {
            let terrain = Terrain::ALL
                .into_iter()
                .find(|terrain| view.lairs[terrain.index()].monster == Some(monster));
            Gesture::any(terrain.map(lair).into_iter().flatten().collect())
        }
        Choice::Explore(deck) => Gesture::at(At::Pile(deck)),
        Choice::Option(side) => Gesture::at(At::Side(side)),
        Choice::Bet(on) => Gesture::at(At::Coin(on)),
        Choice::Use(source) => {
            let at = tricks(own).iter().position(|trick| *trick == source);
            Gesture::any(at.map(At::Trick).into_iter().collect())
        }
        Choice::Add(card, nth) => {
            let spots = in_hand(card).into_iter().chain(tab(decision, view, seat, card, nth));
            Gesture::of(spots.map(|at| vec![at]))
        }
        Choice::Half(half) => Gesture::at(At::Half(half)),
        Choice::Buy(card) => {
            let slot = view.market.iter().position(|held| *held == Some(card));
            let price = slot.and_then(|slot| view.prices[slot].as_ref());
            let price = price.map_or(0, Tally::count);
            let bought = Gesture::any(slot.map(At::Stall).into_iter().collect());
            Gesture { price, confirm: price == 0, ..bought }
        }
        Choice::Pick(which) => Gesture::at(At::Slip(usize::from(which))),
        Choice::DiscardAttack(card) | Choice::NextAttack(card) => {
            Gesture::any(spread_attacks(decision, view, seat, card))
        }
    }
}

/// Where a card lies that is discarded, destroyed, taken or put next.
fn lying(decision: Decision, view: &View, seat: Seat, card: Card) -> Vec<At> {
    let laid_out = spread(decision, view, seat);
    if laid_out.is_empty() {
        return match decision {
            Decision::TradeFor { .. } | Decision::MarketPick { .. } => {
                stall(view, card).into_iter().collect()
            }
            _ => hand(view, seat, card).map(At::Hand).into_iter().collect(),
        };
    }
    let in_spread = laid_out.iter().enumerate().filter_map(|(at, lying)| match lying {
        Spread::Card(_, lying) if *lying == card => Some(At::Spread(at)),
        Spread::Card(..) | Spread::Attack(_) => None,
    });
    in_spread.collect()
}

fn spread_attacks(decision: Decision, view: &View, seat: Seat, card: AttackCard) -> Vec<At> {
    let laid_out = spread(decision, view, seat).into_iter().enumerate();
    laid_out
        .filter_map(|(at, lying)| (lying == Spread::Attack(card)).then_some(At::Spread(at)))
        .collect()
}

/// The place of a card in hand.
pub fn hand(view: &View, seat: Seat, card: Card) -> Option<usize> {
    view.players[seat].hand.as_ref()?.iter().position(|held| *held == card)
}

fn stall(view: &View, card: Card) -> Option<At> {
    view.market.iter().position(|held| *held == Some(card)).map(At::Stall)
}

fn bottles(view: &View, seat: Seat, potion: Potion) -> Vec<At> {
    let held = view.players[seat].potions.iter().enumerate();
    held.filter_map(|(at, one)| (*one == potion).then_some(At::Bottle(at))).collect()
}

/// A spot for each face that is rolled again: any die that shows it.
fn dice(view: &View, seat: Seat, faces: [u8; 5]) -> Vec<Vec<At>> {
    let Some(shown) = own_dice(view, seat) else { return Vec::new() };
    let rolled = faces.into_iter().filter(|face| *face > 0);
    rolled
        .map(|face| {
            let dice = shown.iter().enumerate();
            dice.filter_map(|(at, one)| (*one == face).then_some(At::Die(at))).collect()
        })
        .collect()
}

/// The dice a seat may roll again: the active player's, or the other side's.
pub fn own_dice(view: &View, seat: Seat) -> Option<[u8; 5]> {
    let poker = view.poker.as_ref()?;
    let dice = if seat == view.active { Some(poker.active) } else { poker.other };
    dice.map(|dice| dice.0)
}

/// OW-COMBO-3: the field it goes on, where it could go on two.
fn tab(decision: Decision, view: &View, seat: Seat, card: Card, nth: u8) -> Option<At> {
    let combo = own_combo(decision, view, seat);
    let below = combo::open_end(combo)?;
    let fields: Vec<u8> = combo::fields_for(below, card).collect();
    let field = fields.get(usize::from(nth)).filter(|_| fields.len() > 1)?;
    Some(At::Tab { card: combo.len() - 1, link: usize::from(*field) })
}

/// The combo a seat is laying: in a fight, or on an event card.
pub fn own_combo(decision: Decision, view: &View, seat: Seat) -> &[Laid] {
    let in_fight = || {
        let sides = &view.fight.as_ref()?.sides;
        Some(sides.iter().find(|side| side.seat == seat)?.combo.as_slice())
    };
    let combo = match decision {
        Decision::Short => view.in_play.last().map(|open| open.combo.as_slice()),
        Decision::Extra => None,
        Decision::Hunt(_) => hunt::combo(view),
        _ => in_fight(),
    };
    combo.unwrap_or_default()
}
