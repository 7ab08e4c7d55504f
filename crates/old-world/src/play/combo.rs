//! Steps 2 and 3 of a witcher's combat turn: the combo, laid and resolved (§13.3, §13.4).

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::fight::{Fight, going_on};
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::combo::{self, Laid};
use crate::world::effect::{Boon, Colour};
use crate::world::monster::Ability;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;
use crate::world::tracks::HAND_LIMIT;

impl OldWorld {
    /// OW-COMBO-1; a Nightwraith picks the first card of the first combo.
    pub(crate) fn lay_combo(&mut self, side: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        if self.players[seat].hand.is_empty() {
            return;
        }
        self.agenda.push(Task::Ask(seat, Decision::Combo));
        let haunted = self.fight().ability() == Some(Ability::FirstTurnRandomFirstCard);
        if haunted
            && self.fight().is_first_turn(side)
            && let Some(card) = self.rng.pick(&self.players[seat].hand).copied()
        {
            log.teach_all();
            self.add_to_combo(side, card, 0, log);
        }
    }

    /// OW-COMBO-2, OW-COMBO-6.
    pub(crate) fn list_combo(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let fighter = self.fight().side(self.side_of(seat));
        let full = fighter.now.limit.is_some_and(|limit| fighter.combo.len() >= usize::from(limit));
        if fighter.combo.is_empty() || !full {
            list_links(&fighter.combo, &self.players[seat].hand, choices);
        }
        if !fighter.combo.is_empty() {
            choices.push(Choice::Done);
        }
    }

    pub(crate) fn add_to_combo(&mut self, side: u8, card: Card, nth: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        self.players[seat].take_from_hand(card);
        lay(&mut self.fight_mut().side_mut(side).combo, card, nth);
        log.public(Event::CardLaid { seat, card });
    }

    /// OW-COMBO-5.
    pub(crate) fn lay_extra(&mut self, side: u8) {
        let seat = self.fighter_seat(side);
        let now = &mut going_on(&mut self.fight).side_mut(side).now;
        if now.extra > 0 && !self.players[seat].hand.is_empty() {
            now.extra -= 1;
            self.agenda.push_in_order([Task::Ask(seat, Decision::Extra), Task::LayExtra(side)]);
        }
    }

    pub(crate) fn add_extra(&mut self, side: u8, card: Card, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        self.players[seat].take_from_hand(card);
        self.fight_mut().side_mut(side).combo.push(Laid { card, field: None });
        log.public(Event::CardLaid { seat, card });
    }

    /// OW-COMBO-4: the combo is complete; what it lets one use is asked.
    pub(crate) fn combo_laid(&mut self, side: u8) {
        let fighter = self.fight_mut().side_mut(side);
        fighter.now.colours = colours(&fighter.combo);
        if !fighter.combo.is_empty() {
            self.ask_powers(side, Decision::OnCombo);
        }
    }

    /// OW-RES-1: one hit.
    pub(crate) fn strike(&mut self, side: u8, log: &mut Log<Event>) {
        let fight = self.fight();
        let cards = u8::try_from(fight.side(side).combo.len()).unwrap_or(u8::MAX);
        if cards == 0 {
            return;
        }
        let damage = self.combo_damage(fight, side, !log.is_muted());
        let seat = fight.side(side).seat;
        log.public(Event::ComboLaid { seat, cards });
        self.spend_first_combo(side, seat);
        if damage.total > 0 {
            self.deal_damage(side, damage, log);
        }
    }

    /// OW-RES-1: the damage of a laid combo, with its provenance.
    pub fn combo_damage(&self, fight: &Fight, side: u8, keep: bool) -> Tally {
        let fighter = fight.side(side);
        let mut damage = Tally::new(keep);
        for (card, symbols) in combo::active(&fighter.combo, dulled(fight)) {
            damage.add(Source::Card(card), i16::from(symbols.damage));
        }
        for (source, points) in &fighter.now.bonus {
            damage.add(*source, i16::from(*points));
        }
        for (story, boon) in self.players[fighter.seat].boons() {
            let more = match boon {
                Boon::ColourDamage(colour, each) => each * combo::count(&fighter.combo, *colour),
                Boon::FirstComboDamage(points)
                    if !fight.is_duel() && !fighter.used.contains(&Source::Kept(story)) =>
                {
                    *points
                }
                _ => 0,
            };
            damage.add(Source::Kept(story), i16::from(more));
        }
        if let Some(monster) = fight.monster()
            && let Ability::ColourDamageMinus(colours, less) = monster.ability()
            && colours.iter().any(|colour| combo::count(&fighter.combo, *colour) > 0)
        {
            damage.add(Source::MonsterAbility(monster), -i16::from(less));
            damage.clamp(Source::Rule(Reason::Bound), 0, i16::MAX);
        }
        damage
    }

    /// A companion who joins the first combo of a fight does so once.
    fn spend_first_combo(&mut self, side: u8, seat: Seat) {
        let fighter = going_on(&mut self.fight).side_mut(side);
        for (story, boon) in self.players[seat].boons() {
            let source = Source::Kept(story);
            if matches!(boon, Boon::FirstComboDamage(_)) && !fighter.used.contains(&source) {
                fighter.used.push(source);
            }
        }
    }

    pub(crate) fn draw_after_strike(&mut self, side: u8, log: &mut Log<Event>) {
        let fighter = self.fight_mut().side_mut(side);
        let count = std::mem::take(&mut fighter.now.draw_after);
        let seat = fighter.seat;
        self.draw_cards(seat, count, log);
    }

    /// OW-RES-2.
    pub(crate) fn guard(&mut self, side: u8, log: &mut Log<Event>) {
        let fight = self.fight();
        let seat = fight.side(side).seat;
        let shield = self.combo_shield(fight, side, !log.is_muted());
        if shield.total > 0 {
            self.raise_shield(seat, shield, log);
        }
    }

    /// OW-RES-2: the shield of a laid combo before any cap, with its provenance.
    pub fn combo_shield(&self, fight: &Fight, side: u8, keep: bool) -> Tally {
        let fighter = fight.side(side);
        let mut shield = Tally::new(keep);
        for (card, symbols) in combo::active(&fighter.combo, dulled(fight)) {
            shield.add(Source::Card(card), i16::from(symbols.shield));
        }
        for (story, boon) in self.players[fighter.seat].boons() {
            if let Boon::ColourShield(colour, each) = boon {
                let more = each * combo::count(&fighter.combo, *colour);
                shield.add(Source::Kept(story), i16::from(more));
            }
        }
        shield
    }

    /// OW-RES-3: the draw modifiers of a laid combo, with their provenance.
    pub fn combo_draw(&self, fight: &Fight, side: u8, keep: bool) -> Tally {
        let mut draw = Tally::new(keep);
        for (card, symbols) in combo::active(&fight.side(side).combo, dulled(fight)) {
            draw.add(Source::Card(card), i16::from(symbols.draw));
        }
        draw
    }

    /// OW-RES-3: what the symbols of a combo change in step 4, card by card.
    pub(super) fn draw_symbols(&self, fight: &Fight, side: u8) -> Vec<(Source, i8)> {
        let active = combo::active(&fight.side(side).combo, dulled(fight));
        let changing = active.filter(|(_, symbols)| symbols.draw != 0);
        changing.map(|(card, symbols)| (Source::Card(card), symbols.draw)).collect()
    }

    /// OW-RES-3: cards come back in the order of the combo; draw modifiers are noted.
    pub(crate) fn special_symbols(&mut self, side: u8, log: &mut Log<Event>) {
        let changes = self.draw_symbols(self.fight(), side);
        let fight = self.fight_mut();
        let colour = dulled(fight);
        let fighter = fight.side_mut(side);
        let seat = fighter.seat;
        fighter.now.draw.extend(changes);
        let laid = std::mem::take(&mut fighter.combo);
        let mut kept = laid.clone();
        for (card, symbols) in combo::active(&laid, colour) {
            for _ in 0..symbols.take_top {
                if let Some(top) = self.players[seat].discard.last().copied() {
                    self.regain(seat, top, log);
                }
            }
            let at = kept.iter().position(|laid| laid.card == card);
            if symbols.return_self
                && self.players[seat].hand.len() < HAND_LIMIT
                && let Some(at) = at
            {
                kept.remove(at);
                self.players[seat].take_in_hand(card);
                log.public(Event::CardRegained { seat, card });
            }
        }
        self.fight_mut().side_mut(side).combo = kept;
        self.whisper(side, log);
    }

    /// Whispess: a combo with the colour costs shield at the end of step 3.
    fn whisper(&mut self, side: u8, log: &mut Log<Event>) {
        let fight = self.fight();
        let fighter = fight.side(side);
        if let Some(monster) = fight.monster()
            && let Ability::ColourShieldMinus(colour, by) = monster.ability()
            && fighter.now.colours & 1 << colour as u8 != 0
        {
            self.lower_shield(fighter.seat, by, Source::MonsterAbility(monster), log);
        }
    }
}

/// Fiend: the colour whose symbols do not count.
pub(super) fn dulled(fight: &Fight) -> Option<Colour> {
    match fight.ability() {
        Some(Ability::ColourInactive(colour)) => Some(colour),
        _ => None,
    }
}

/// The colours in a combo, one bit each.
pub(super) fn colours(laid: &[Laid]) -> u8 {
    laid.iter().fold(0, |mask, laid| mask | 1 << laid.card.colour() as u8)
}

/// OW-COMBO-2: what may be laid next.
pub(crate) fn list_links(laid: &[Laid], hand: &[Card], choices: &mut Vec<Choice>) {
    if laid.is_empty() {
        choices.extend(hand.iter().map(|card| Choice::Add(*card, 0)));
    } else if let Some(below) = combo::open_end(laid) {
        for card in hand {
            let fields = combo::fields_for(below, *card);
            choices.extend((0u8..).zip(fields).map(|(nth, _)| Choice::Add(*card, nth)));
        }
    }
}

/// Lays a card on a combo, on the n-th field that fits.
pub(crate) fn lay(laid: &mut Vec<Laid>, card: Card, nth: u8) {
    let below = laid.last().map(|below| below.card);
    let field = below.and_then(|below| combo::fields_for(below, card).nth(usize::from(nth)));
    laid.push(Laid { card, field });
}
