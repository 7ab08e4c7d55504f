//! Losing symbols (RO-EFF-8, RO-EFF-9, RO-EFF-21), and losing them for others.

use tabletop::Log;

use crate::player::TIMELINE;
use crate::task::{Into, Task};
use crate::{Chair, Choice, Event, Loss, Ronin, Symbol, Symbols};

impl Ronin {
    /// So many of these symbols are to be lost. RO-D6: where all that are there must be lost,
    /// nobody is asked.
    pub(crate) fn push_loss(
        &mut self,
        chair: Chair,
        what: Symbols,
        scope: u8,
        number: u8,
        log: &mut Log<Event>,
    ) {
        if number == 0 {
            return;
        }
        let there = what.count_in(&self.player(chair).symbols(usize::from(scope)));
        if there > number {
            self.agenda.push(Task::Lose { chair, what, scope, left: number });
            return;
        }
        let mut losses = Vec::new();
        for _ in 0..there {
            losses.clear();
            self.list_losses(chair, what, usize::from(scope), &mut losses);
            if let Some(Choice::Lose(symbol, loss)) = losses.first() {
                self.lose(chair, *symbol, *loss, log);
            }
        }
    }

    /// RO-D6: tokens of one kind, and equal symbols of one card, are one option.
    pub(crate) fn list_losses(
        &self,
        chair: Chair,
        what: Symbols,
        scope: usize,
        choices: &mut Vec<Choice>,
    ) {
        let player = self.player(chair);
        for symbol in Symbol::ALL {
            if what.contain(symbol) && player.pool[symbol.index()] > 0 {
                choices.push(Choice::Lose(symbol, Loss::Token));
            }
        }
        for laid in &player.timeline[..scope.min(player.timeline.len())] {
            let card = Loss::Card(laid.card);
            choices.extend(laid.kinds(what).map(|symbol| Choice::Lose(symbol, card)));
        }
    }

    /// RO-EFF-8: a token is returned, or a symbol of a card is covered.
    pub(crate) fn lose(&mut self, chair: Chair, symbol: Symbol, loss: Loss, log: &mut Log<Event>) {
        let player = self.player_mut(chair);
        match loss {
            Loss::Token => {
                let tokens = &mut player.pool[symbol.index()];
                *tokens = tokens.saturating_sub(1);
            }
            Loss::Card(card) => {
                if let Some(place) = player.place_of(card) {
                    player.timeline[place].cover(symbol);
                }
            }
        }
        log.public(Event::SymbolLost { chair, symbol, from: loss.into() });
    }

    /// RO-ABIL-15: losses over the whole timeline and pool, as many as one likes, at least one
    /// unless it is free.
    pub(crate) fn list_trades(
        &self,
        chair: Chair,
        what: Symbols,
        may_stop: bool,
        choices: &mut Vec<Choice>,
    ) {
        self.list_losses(chair, what, TIMELINE, choices);
        if may_stop {
            choices.push(Choice::Done);
        }
    }

    /// What was lost comes back as something else.
    pub(crate) fn trade_in(&mut self, chair: Chair, lost: u8, into: Into, log: &mut Log<Event>) {
        match into {
            Into::Active => self.push_split(chair, lost),
            Into::Symbol(symbol) => {
                let mut counts = [0; 4];
                counts[symbol.index()] = lost;
                self.gain_symbols(chair, counts, log);
            }
        }
    }
}
