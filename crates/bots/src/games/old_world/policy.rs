//! The rules of thumb: an answer to every question, at once.

use ::old_world::versus::{Bet, Choice, Decision, Feat, OldWorld};
use ::old_world::world::attack::Half;
use ::old_world::world::effect::FightEffect;
use tabletop::{Game, Log, Rng, Seat, Status};

use super::{combat, dice, hint, journey, market, race, standing, step1};

/// The place of the choice made.
pub fn answer(game: &OldWorld, legal: &[Choice], rng: &mut Rng) -> usize {
    let Status::Awaiting { seat, decision } = game.status() else { return 0 };
    if legal.len() == 1 {
        return 0;
    }
    match decision {
        Decision::Board | Decision::Slot2 => rng.index(legal.len()),
        Decision::Phase1 => journey::phase1(game, seat, legal),
        Decision::Phase2 => journey::phase2(game, seat, legal, rng),
        Decision::Option => option(game, seat, legal, rng),
        Decision::TradeIn => market::part_with(game, seat, legal),
        Decision::TradeFor { .. }
        | Decision::MarketPick { .. }
        | Decision::SearchDeck
        | Decision::TakeDiscard
        | Decision::ReturnDiscard
        | Decision::PeekTake { .. }
        | Decision::Extra => market::take(game, seat, legal),
        Decision::CleanUp { .. } => legal.len() - 1,
        Decision::Discard3 => discard3(game, seat, legal),
        Decision::Buy => market::buy(game, seat, legal),
        Decision::Pay { .. }
        | Decision::Exhaust { .. }
        | Decision::DiscardHand { .. }
        | Decision::PreFightDiscard { .. }
        | Decision::DamageHand { .. }
        | Decision::Burn => market::part_with(game, seat, legal),
        Decision::Destroy { .. } => market::destroy_if_poor(game, seat, legal),
        Decision::Bet => bet(game, legal),
        Decision::Reroll1 | Decision::Reroll2 => reroll(game, decision, legal),
        Decision::Combo => combat::next_card(game, seat, legal),
        Decision::Short => combat::next_short(game, seat, legal),
        Decision::Step1
        | Decision::OnCombo
        | Decision::OnFoeLoss
        | Decision::OnOwnLoss
        | Decision::PreFight
        | Decision::BeforeFoe
        | Decision::Half => step1::power(game, seat, legal),
        Decision::Alternative { feat } => alternative(game, seat, feat),
        Decision::Attack | Decision::Foglet => step1::worse_half(game, legal),
        Decision::PeekDiscard { .. } => peeked(game, seat, legal, true),
        Decision::PeekOrder { own_deck: true, .. } => market::take(game, seat, legal),
        Decision::PeekOrder { .. } => peeked(game, seat, legal, false),
        Decision::Bonus
        | Decision::School
        | Decision::Track
        | Decision::Trail
        | Decision::PotionLimit
        | Decision::InitiationCost { .. }
        | Decision::DiscardPotion { .. }
        | Decision::Weakest { .. }
        | Decision::AnyAttribute { .. }
        | Decision::QuestStack { .. } => by_trial(game, seat, legal),
        // Wild Hunt's companions answer these before anybody asks here.
        Decision::Hunt(_) => 0,
    }
}

/// By what everybody reads on the open card.
fn option(game: &OldWorld, seat: Seat, legal: &[Choice], rng: &mut Rng) -> usize {
    let lines = game.in_play().last().and_then(|card| card.story.lines());
    lines.map_or(0, |lines| hint::option(&lines, &game.players()[seat], legal, rng))
}

/// What leads farthest at once.
fn by_trial(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    market::best(legal, |choice| {
        let mut next = game.clone();
        next.play(choice, &mut Log::muted());
        standing::progress(&next, seat)
    })
}

/// Three are kept, the best.
fn discard3(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let done = legal.iter().position(|choice| *choice == Choice::Done);
    done.unwrap_or_else(|| market::part_with(game, seat, legal))
}

fn alternative(game: &OldWorld, seat: Seat, feat: Feat) -> usize {
    match feat.effect() {
        Some(FightEffect::ChooseOne(options)) => step1::alternative(game, seat, options),
        _ => 0,
    }
}

fn bet(game: &OldWorld, legal: &[Choice]) -> usize {
    let Some(fight) = game.ongoing_fight() else { return 0 };
    let [attacker, defender] = [fight.sides[0].seat, fight.sides[1].seat];
    let chance = race::duel(game, attacker, defender, game.players()[attacker].hand.len() as f64);
    let wanted = match chance {
        chance if chance > 0.6 => Choice::Bet(Bet::Attacker),
        chance if chance < 0.4 => Choice::Bet(Bet::Defender),
        _ => Choice::Done,
    };
    legal.iter().position(|choice| *choice == wanted).unwrap_or(0)
}

fn reroll(game: &OldWorld, decision: Decision, legal: &[Choice]) -> usize {
    let Some(poker) = game.poker() else { return 0 };
    let dice = if decision == Decision::Reroll2 { Some(poker.active) } else { poker.other };
    dice.map_or(0, |dice| dice::by_habit(dice, legal))
}

/// Of the opponent's looked-at cards: the worst for oneself is discarded, the mildest comes next.
fn peeked(game: &OldWorld, seat: Seat, legal: &[Choice], discards: bool) -> usize {
    let Some(fight) = game.ongoing_fight() else { return 0 };
    if fight.is_duel() {
        return market::take_away(game, seat, legal, discards);
    }
    let sign = if discards { 1.0 } else { -1.0 };
    market::best(legal, |choice| match choice {
        Choice::DiscardAttack(card) | Choice::NextAttack(card) => {
            sign * Half::ALL.map(|half| step1::harm(game, fight, *card, half)).iter().sum::<f64>()
        }
        _ => f64::NEG_INFINITY,
    })
}
