//! The cards that are laid out to choose from, when a question is about a pile.

use ::old_world::versus::{Decision, Foe, View};
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::AttackCard;
use ::old_world::world::effect::Zone;
use tabletop::Seat;

/// A card of a spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    /// An own card, or one of the other fighter's, from that zone.
    Card(Zone, Card),
    /// A card of the monster's pool.
    Attack(AttackCard),
}

/// What is laid out for a question: own cards by zone (sorted, OW-ZONE-2), or the looked-at cards
/// from the top. Nothing, where the question is not about a pile.
pub fn spread(decision: Decision, view: &View, seat: Seat) -> Vec<Spread> {
    match decision {
        Decision::Exhaust { .. } => zones(view, seat, Zone::Anywhere),
        Decision::Destroy { from, .. } => zones(view, seat, from),
        Decision::SearchDeck => zones(view, seat, Zone::Deck),
        Decision::TakeDiscard | Decision::ReturnDiscard => zones(view, seat, Zone::Discard),
        Decision::PeekTake { look, .. } => looked_at(view, seat, true, look, 0),
        Decision::PeekDiscard { look, .. } => looked_at(view, seat, false, look, 0),
        Decision::PeekOrder { own_deck, look, placed } => {
            looked_at(view, seat, own_deck, look, placed)
        }
        Decision::Board
        | Decision::Slot2
        | Decision::Bonus
        | Decision::Phase1
        | Decision::School
        | Decision::TradeIn
        | Decision::TradeFor { .. }
        | Decision::CleanUp { .. }
        | Decision::Track
        | Decision::Reroll1
        | Decision::Reroll2
        | Decision::PotionLimit
        | Decision::Trail
        | Decision::Weakest { .. }
        | Decision::Phase2
        | Decision::Option
        | Decision::QuestStack { .. }
        | Decision::Bet
        | Decision::Step1
        | Decision::Combo
        | Decision::Extra
        | Decision::OnCombo
        | Decision::OnFoeLoss
        | Decision::OnOwnLoss
        | Decision::DamageHand { .. }
        | Decision::Burn
        | Decision::Attack
        | Decision::MarketPick { .. }
        | Decision::Discard3
        | Decision::Buy
        | Decision::Pay { .. }
        | Decision::InitiationCost { .. }
        | Decision::PreFight
        | Decision::PreFightDiscard { .. }
        | Decision::BeforeFoe
        | Decision::Alternative { .. }
        | Decision::Foglet
        | Decision::Half
        | Decision::AnyAttribute { .. }
        | Decision::DiscardPotion { .. }
        | Decision::Short
        | Decision::DiscardHand { .. }
        | Decision::Hunt(_) => Vec::new(),
    }
}

/// Own cards: hand, deck, discard.
fn zones(view: &View, seat: Seat, from: Zone) -> Vec<Spread> {
    let own = &view.players[seat];
    let piles = [
        (Zone::Hand, own.hand.as_deref().unwrap_or_default()),
        (Zone::Deck, own.deck.as_deref().unwrap_or_default()),
        (Zone::Discard, &own.discard),
    ];
    let asked = piles.into_iter().filter(|(zone, _)| from == Zone::Anywhere || from == *zone);
    asked
        .flat_map(|(zone, cards)| cards.iter().map(move |card| Spread::Card(zone, *card)))
        .collect()
}

/// The looked-at cards that are not yet placed, the uppermost first.
fn looked_at(view: &View, seat: Seat, own_deck: bool, look: u8, placed: u8) -> Vec<Spread> {
    let Some(fight) = &view.fight else { return Vec::new() };
    let window = |count: usize| usize::from(placed).min(count)..usize::from(look).min(count);
    if !own_deck && matches!(fight.foe, Foe::Monster(..)) {
        let known = &fight.pool_known;
        return known[window(known.len())].iter().copied().map(Spread::Attack).collect();
    }
    let side = fight.sides.iter().find(|side| (side.seat == seat) == own_deck);
    let known = side.map(|side| side.known.as_slice()).unwrap_or_default();
    known[window(known.len())].iter().map(|card| Spread::Card(Zone::Deck, *card)).collect()
}
