//! Gold: to and from the bank, which is unlimited (OW-GEN-5).

use tabletop::{Log, Seat};

use super::event::Event;
use super::state::OldWorld;

impl OldWorld {
    /// Gold from the bank.
    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: u8, log: &mut Log<Event>) {
        if gold > 0 {
            let own = &mut self.players[seat];
            own.gold = own.gold.saturating_add(u16::from(gold));
            let now = own.gold;
            log.public(Event::GoldChanged { seat, by: i16::from(gold), now });
        }
    }

    /// Gold to the bank, as far as there is any; says how much.
    pub(crate) fn lose_gold(&mut self, seat: Seat, gold: u8, log: &mut Log<Event>) -> u8 {
        let own = &mut self.players[seat];
        let paid = u8::try_from(own.gold).unwrap_or(u8::MAX).min(gold);
        if paid > 0 {
            own.gold -= u16::from(paid);
            let now = own.gold;
            log.public(Event::GoldChanged { seat, by: -i16::from(paid), now });
        }
        paid
    }
}
