//! What lies before each chair.

use super::{Fault, unless};
use crate::content::MAX_XP;
use crate::{Abilities, Card, Chair, Character, Player, Ronin, Stage};

/// No hand grows larger; there is room for what can still come.
const LARGEST_HAND: usize = 16;

/// More tokens of a kind, and more points on a line, than any game brings.
const MANY: u8 = 150;

impl Ronin {
    pub(super) fn fault_of_players(&self) -> Fault {
        Chair::all(self.chairs()).find_map(|chair| {
            let player = self.player(chair);
            let fault = if self.is_human(chair) {
                self.fault_of_human(chair, player)
            } else {
                self.fault_of_automa(player)
            };
            fault.or_else(|| self.fault_of_timeline(chair, player))
        })
    }

    fn fault_of_human(&self, chair: Chair, player: &Player) -> Fault {
        let sheet = &player.sheet;
        let lines = [sheet.bonuses, sheet.abilities, sheet.quest, sheet.experience];
        let points = sheet.chapters.iter().chain(&lines).chain([&sheet.cooperation]);
        let sorted = player.hand.is_sorted();
        unless(player.hand.len() <= LARGEST_HAND && sorted, "A hand is too large or unsorted.")
            .or_else(|| unless(player.xp <= MAX_XP, "Nobody has more than 40 experience."))
            .or_else(|| unless((2..=3).contains(&player.plays), "Two or three cards are played."))
            .or_else(|| {
                let few = player.pool.iter().chain(points).all(|number| *number <= MANY);
                unless(few, "There are more tokens or points than any game brings.")
            })
            .or_else(|| self.fault_of_abilities(chair, player))
            .or_else(|| self.fault_of_chosen(chair, player))
    }

    /// RO-AUTO-3: a character and a timeline, and nothing else.
    fn fault_of_automa(&self, player: &Player) -> Fault {
        let bare = player.hand.is_empty()
            && player.chosen.is_empty()
            && player.pool == [0; 4]
            && player.xp == 0
            && player.gifts.are_none()
            && player.used.are_none()
            && player.calm.is_none()
            && player.sheet.total() == 0;
        unless(bare, "An Automa has a character and a timeline only.")
    }

    /// RO-ABIL-1, RO-COOP-8: gifts of the neighbours; used is only what could be.
    fn fault_of_abilities(&self, chair: Chair, player: &Player) -> Fault {
        let own = |character: Character| Abilities::of(character, 4);
        let all = player.character.map_or(Abilities::NONE, own).or(player.gifts);
        let gifts = player.gifts.without(self.possible_gifts(chair));
        unless(gifts.are_none(), "An ability card comes from no neighbour.").or_else(|| {
            unless(player.used.without(all).are_none(), "An ability was used that nobody had.")
        })
    }

    /// RO-PLAY-1, RO-NEXT-3: cards of the hand, or of the timeline, each once.
    fn fault_of_chosen(&self, chair: Chair, player: &Player) -> Fault {
        let chosen = &player.chosen;
        let twice = (1..chosen.len()).any(|at| chosen[..at].contains(&chosen[at]));
        let before = self.initiative.iter().take(usize::from(self.at));
        let has_answered = before.clone().any(|other| *other == chair);
        let fits = match self.stage {
            Stage::Choose => {
                let held = |card: &Card| player.hand.iter().any(|held| held.card == *card);
                let number = if has_answered { usize::from(self.cards_to_play(chair)) } else { 0 };
                chosen.len() == number && chosen.iter().all(held)
            }
            Stage::Keep => {
                let laid = |card: &Card| player.place_of(*card).is_some();
                let number = if has_answered { usize::from(self.cards_to_keep(chair)) } else { 0 };
                chosen.len() == number && chosen.iter().all(laid)
            }
            _ => chosen.is_empty(),
        };
        unless(fits && !twice, "Cards are chosen that could not be.")
    }

    /// No longer than the turns of the chapter can have made it.
    fn fault_of_timeline(&self, chair: Chair, player: &Player) -> Fault {
        let before = 2 + 3 * usize::from(self.turn % 3);
        let (longest, fresh) = match self.stage {
            Stage::Characters | Stage::Automas | Stage::Boards | Stage::Deal | Stage::HeadStart => {
                (0, 0)
            }
            Stage::Refill | Stage::Draft | Stage::Order | Stage::Choosing | Stage::Choose => {
                if self.is_human(chair) { (before, 0) } else { (before, 2) }
            }
            Stage::NextChapter | Stage::Keep => (crate::player::TIMELINE, 0),
            Stage::RevealKept | Stage::KeptEffects => (2, 0),
            Stage::Reveal
            | Stage::Effects
            | Stage::Tea
            | Stage::NextTurn
            | Stage::Scoring
            | Stage::Final
            | Stage::Over => (before + 3, 3),
        };
        let length = player.timeline.len();
        let fits = length <= longest && usize::from(player.fresh) <= length.min(fresh);
        let possible = player.timeline.iter().all(|laid| laid.is_possible());
        unless(fits, "A timeline is longer than it can be.")
            .or_else(|| unless(possible, "Something is destroyed that is not printed there."))
    }
}
