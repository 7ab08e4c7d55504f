//! The bonuses of cooperation boards (16.6).

use tabletop::{Learners, Log};

use crate::player::TIMELINE;
use crate::task::{Into, Task};
use crate::{Abilities, Bonus, Chair, Choice, Event, Prize, Ronin, Side, Symbols};

impl Ronin {
    /// The bonus of the space on which the marker of a track is.
    pub(crate) fn bonus_at(&self, track: u8) -> Option<Bonus> {
        let track = &self.tracks[usize::from(track)];
        track.board.and_then(|board| board.bonus(track.marker))
    }

    /// RO-COOP-10: with “or” either may be chosen.
    pub(crate) fn list_bonus(&self, track: u8, choices: &mut Vec<Choice>) {
        if let Some(bonus) = self.bonus_at(track) {
            choices.push(Choice::Take);
            if bonus.or_xp.is_some() {
                choices.push(Choice::Xp);
            }
        }
    }

    /// RO-COOP-13: each of the two neighbours for himself.
    pub(crate) fn take_bonus(
        &mut self,
        chair: Chair,
        track: u8,
        instead: bool,
        log: &mut Log<Event>,
    ) {
        let Some(bonus) = self.bonus_at(track) else { return };
        let at = self.tracks[usize::from(track)];
        if let Some(board) = at.board {
            log.public(Event::BonusTaken { chair, board, space: at.marker, instead });
        }
        match bonus.or_xp {
            Some(xp) if instead => self.gain_xp(chair, xp, log),
            _ => self.give(chair, track, bonus.prize, log),
        }
    }

    /// One arm for each code. RO-COOP-12: thresholds are counted now, for this player.
    fn give(&mut self, chair: Chair, track: u8, prize: Prize, log: &mut Log<Event>) {
        let side = self.side_of(chair, track);
        let player = self.player(chair);
        match prize {
            Prize::FirstAbility => self.give_ability(chair, side, 0, log),
            Prize::ThirdAbility => self.give_ability(chair, side, 2, log),
            Prize::Xp(amount) => self.gain_xp(chair, amount, log),
            Prize::Any(count) => self.push_split(chair, count),
            Prize::Same(count) => self.agenda.push(Task::Same { chair, count }),
            Prize::Paths => self.gain_symbols(chair, self.active_symbols(1, 1), log),
            Prize::Draw => self.draw_one(chair, log),
            Prize::Hand => {
                let active = Side::ALL.map(|side| Symbols::only(self.active(side)));
                let shown = active.map(|symbols| player.in_hand(symbols));
                self.show_hand(chair, shown[0] + shown[1], log);
            }
            Prize::Reserve => self.show_hand(chair, player.in_hand(self.inactive()), log),
            Prize::Unlocked => {
                let unlocked = crate::content::unlocked(player.xp);
                self.push_split(chair, unlocked.saturating_sub(1));
            }
            Prize::Seasoned => self.bonus_vp(chair, steps(player.xp, [16, 20, 24]), log),
            Prize::Colour(colour) => {
                let cards = player.of_colour(colour, TIMELINE);
                self.gain_xp(chair, [1, 2, 4, 6][usize::from(cards.min(3))], log);
            }
            Prize::Again => self.agenda.push(Task::Again { chair }),
            Prize::Change(left) => self.agenda.push(Task::Trade {
                chair,
                what: self.inactive(),
                left,
                lost: 0,
                free: true,
                into: Into::Active,
            }),
            Prize::Mend(left) => self.agenda.push(Task::Mend { chair, left, free: false }),
            Prize::Balance => {
                let [left, right] = self.paths(chair);
                self.bonus_vp(chair, steps(left.min(right), [0, 4, 6]), log);
            }
            Prize::Motley => self.bonus_vp(chair, steps(player.colours(), [3, 4, 5]), log),
            Prize::Arrows => {
                let with = player.timeline.iter().filter(|laid| laid.card.def().arrow.is_some());
                let cards = crate::player::count(with);
                self.push_split(chair, steps(cards, [0, 1, 2]));
            }
            Prize::Bridge => {
                let other = self.track(chair, side.other()).marker;
                self.bonus_vp(chair, steps(other, [3, 6, 9]), log);
            }
        }
    }

    fn bonus_vp(&mut self, chair: Chair, amount: u8, log: &mut Log<Event>) {
        self.gain_vp(chair, amount, |sheet| &mut sheet.bonuses, log);
    }

    /// RO-COOP-7, RO-AUTO-13: the card of the ability of the other player of this track.
    fn give_ability(&mut self, chair: Chair, side: Side, number: usize, log: &mut Log<Event>) {
        let from = self.neighbour(chair, side);
        if let Some(character) = self.player(from).character {
            let ability = character.ability(number);
            self.player_mut(chair).gifts.insert(ability);
            log.public(Event::AbilityGiven { chair, from, ability });
        }
    }

    /// RO-COOP-9: all see the hand; 1/2/3 victory points for at least 0/2/4 symbols.
    fn show_hand(&mut self, chair: Chair, symbols: u8, log: &mut Log<Event>) {
        self.player_mut(chair).open_hand();
        if let Some(seat) = self.seat(chair) {
            log.teach(Learners::all_but(seat));
        }
        if !log.is_muted() {
            let cards = self.player(chair).hand.iter().map(|held| held.card).collect();
            log.public(Event::HandShown { chair, cards, symbols });
        }
        self.bonus_vp(chair, steps(symbols, [0, 2, 4]), log);
    }

    /// RO-ABIL-11: the abilities that were used, own ones and neighbours' cards.
    pub(crate) fn list_again(&self, chair: Chair, choices: &mut Vec<Choice>) {
        choices.extend(self.player(chair).used.iter().map(Choice::Again));
    }

    pub(crate) fn renew(&mut self, chair: Chair, ability: crate::Ability, log: &mut Log<Event>) {
        self.player_mut(chair).used.remove(ability);
        log.public(Event::AbilityRenewed { chair, ability });
    }

    /// RO-EDGE-12: destroyed tokens on symbols and on arrows.
    pub(crate) fn list_mends(&self, chair: Chair, free: bool, choices: &mut Vec<Choice>) {
        for laid in &self.player(chair).timeline {
            choices
                .extend(laid.covered_kinds().map(|symbol| Choice::Mend(laid.card, Some(symbol))));
            if laid.is_arrow_covered() {
                choices.push(Choice::Mend(laid.card, None));
            }
        }
        if free {
            choices.push(Choice::Done);
        }
    }

    pub(crate) fn mend(
        &mut self,
        chair: Chair,
        card: crate::Card,
        symbol: Option<crate::Symbol>,
        log: &mut Log<Event>,
    ) {
        let player = self.player_mut(chair);
        if let Some(place) = player.place_of(card) {
            match symbol {
                Some(symbol) => player.timeline[place].uncover(symbol),
                None => player.timeline[place].uncover_arrow(),
            }
        }
        log.public(Event::Mended { chair, card, symbol });
    }

    /// Everything a player can have in his set of abilities at this table.
    pub(crate) fn possible_gifts(&self, chair: Chair) -> Abilities {
        let mut gifts = Abilities::NONE;
        for side in Side::ALL {
            let other = self.neighbour(chair, side);
            if let Some(character) = self.player(other).character {
                gifts.insert(character.ability(0));
                gifts.insert(character.ability(2));
            }
        }
        gifts
    }
}

/// How many of three thresholds are reached.
pub(crate) fn steps(value: u8, thresholds: [u8; 3]) -> u8 {
    crate::player::count(thresholds.iter().filter(|threshold| **threshold <= value))
}
