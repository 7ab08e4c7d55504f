//! What players gain: symbols, experience, victory points.

use tabletop::Log;

use crate::content::{MAX_XP, unlocked};
use crate::task::Task;
use crate::{Chair, Choice, Counts, Event, Ronin, Sheet, Side};

impl Ronin {
    /// So many active symbols of the left path and of the right path.
    pub(crate) fn active_symbols(&self, left: u8, right: u8) -> Counts {
        let mut counts = [0; 4];
        counts[self.active(Side::Left).index()] += left;
        counts[self.active(Side::Right).index()] += right;
        counts
    }

    /// RO-EFF-10: tokens for the pool.
    pub(crate) fn gain_symbols(&mut self, chair: Chair, symbols: Counts, log: &mut Log<Event>) {
        if symbols == [0; 4] {
            return;
        }
        for (tokens, more) in self.player_mut(chair).pool.iter_mut().zip(symbols) {
            *tokens = tokens.saturating_add(more);
        }
        log.public(Event::SymbolsGained { chair, symbols });
    }

    /// RO-COOP-12: active symbols in any combination.
    pub(crate) fn push_split(&mut self, chair: Chair, count: u8) {
        if count > 0 {
            self.agenda.push(Task::Split { chair, count, most: [count; 2] });
        }
    }

    /// All left first, all right last.
    pub(crate) fn list_splits(count: u8, most: [u8; 2], choices: &mut Vec<Choice>) {
        for right in 0..=count {
            let left = count - right;
            if left <= most[0] && right <= most[1] {
                choices.push(Choice::Split(left, right));
            }
        }
    }

    /// RO-XP-1, RO-XP-2, RO-XP-3: the markers move, abilities are unlocked, surplus is lost.
    pub(crate) fn gain_xp(&mut self, chair: Chair, amount: u8, log: &mut Log<Event>) {
        let player = self.player_mut(chair);
        let (before, after) = (player.xp, player.xp.saturating_add(amount).min(MAX_XP));
        player.xp = after;
        if after == before {
            return;
        }
        let character = player.character;
        log.public(Event::XpGained { chair, amount: after - before, total: after });
        for number in unlocked(before)..unlocked(after) {
            if let Some(character) = character {
                let ability = character.ability(usize::from(number));
                log.public(Event::AbilityUnlocked { chair, ability });
            }
        }
    }

    /// RO-VP-1: victory points, written on a line of the sheet.
    pub(crate) fn gain_vp(
        &mut self,
        chair: Chair,
        amount: u8,
        line: impl FnOnce(&mut Sheet) -> &mut u8,
        log: &mut Log<Event>,
    ) {
        if amount == 0 {
            return;
        }
        let sheet = &mut self.player_mut(chair).sheet;
        let written = line(sheet);
        *written = written.saturating_add(amount);
        let total = sheet.total();
        log.public(Event::VpGained { chair, amount, total });
    }
}
