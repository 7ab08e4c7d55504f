//! The monster's last attack. Once it is resolved no state remembers which half of the card
//! counted; what was told does.

use super::event::Event;
use crate::world::attack::{AttackCard, Half};

/// OW-MON-2, OW-MON-5: the last combat card of the fight that was told of last, and the half that
/// counted in the end. Takes what was told, the newest first, and reads no further than it must.
pub fn last_attack<'a>(
    newest_first: impl IntoIterator<Item = &'a Event>,
) -> Option<(AttackCard, Half)> {
    let mut counted = None;
    for event in newest_first {
        match event {
            Event::HalfSwitched { half } => counted = counted.or(Some(*half)),
            Event::AttackRevealed { card, half } => return Some((*card, counted.unwrap_or(*half))),
            Event::FightBegan { .. } => return None,
            _ => {} // tidy: listens: for what an attack came to, and where the fight began
        }
    }
    None
}
