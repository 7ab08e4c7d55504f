//! Could a power do anything for its owner now? One that could not is not offered: it would only
//! be spent, or cost something.

use super::fight::{Fight, Fighter, Foe};
use super::state::OldWorld;
use crate::world::effect::{Attribute, Cost, FightEffect, Power};
use crate::world::source::Source;
use crate::world::tracks::HAND_LIMIT;

impl OldWorld {
    /// Does at least one of its effects bring something? Prices and drawbacks do not count, and
    /// nothing is asked but what everybody sees: how many cards lie where, and the shield.
    pub(crate) fn can_help(
        &self,
        fight: &Fight,
        fighter: &Fighter,
        source: Source,
        power: &Power,
    ) -> bool {
        // OW-D-SPECTROPHY: the ability may be used for the trophy that follows it.
        let followed = matches!(source, Source::Ability(_))
            && self.players[fighter.seat].masteries[Attribute::Special.index()];
        let brings = |effect| self.brings(fight, fighter, power.cost, effect);
        followed || power.effects.iter().any(brings)
    }

    fn brings(&self, fight: &Fight, fighter: &Fighter, cost: Cost, effect: &FightEffect) -> bool {
        let own = &self.players[fighter.seat];
        // What is paid goes from the hand to the discard before anything else happens.
        let paid = match cost {
            Cost::Cards(cards) => usize::from(cards),
            Cost::Free | Cost::Gold(_) | Cost::Potions(_) | Cost::Shield(_) => 0,
        };
        let hand = own.hand.len().saturating_sub(paid);
        let room = hand < HAND_LIMIT;
        let combo = hand > 0 || !fighter.combo.is_empty();
        match *effect {
            FightEffect::Damage(_)
            | FightEffect::GainPotions(_)
            | FightEffect::GainGold(_)
            | FightEffect::SwitchHalf
            | FightEffect::Brace(_) => true,
            FightEffect::ComboDamage(_) => combo,
            FightEffect::DrawAfterDamage(_) => combo && !own.deck.is_empty(),
            FightEffect::RaiseShield(_) => self.shield_room(fighter.seat) > 0,
            FightEffect::DrawLife(_) => room && !own.deck.is_empty(),
            FightEffect::Step4Draw(by) => by > 0,
            FightEffect::TakeTopDiscard | FightEffect::TakeAnyDiscard => {
                room && own.discard.len() + paid > 0
            }
            FightEffect::ShuffleDiscardIntoLife => own.discard.len() + paid > 0,
            // OW-COMBO-5: the combo takes a card first.
            FightEffect::ExtraComboCard => hand > 1,
            FightEffect::PeekOwn { .. } => !own.deck.is_empty(),
            FightEffect::PeekFoe { .. } => match fight.foe {
                Foe::Monster(..) | Foe::Rider(_) => !fight.pool.is_empty(),
                Foe::Witcher(_) => {
                    let foe = fight.sides.iter().find(|foe| foe.seat != fighter.seat);
                    foe.is_some_and(|foe| !self.players[foe.seat].deck.is_empty())
                }
            },
            FightEffect::ChooseOne(options) => {
                options.iter().any(|option| self.brings(fight, fighter, cost, option))
            }
            FightEffect::Roll(lines) => lines.iter().any(|line| {
                line.effects.iter().any(|effect| self.brings(fight, fighter, cost, effect))
            }),
            FightEffect::Nothing
            | FightEffect::SelfDamage(_)
            | FightEffect::DiscardHand(_)
            | FightEffect::ComboLimit(_) => false,
        }
    }
}
