//! Step 1: drafting (section 5).

use tabletop::list::List;
use tabletop::{Log, order};

use crate::deal::small;
use crate::task::Task;
use crate::{Card, Chair, Choice, Event, Ronin, Window};

impl Ronin {
    /// RO-DRAFT-3, RO-DRAFT-4, RO-DRAFT-11: any free row or the top space; RO-DRAFT-10: or an
    /// ability of W1 first.
    pub(crate) fn list_drafts(&self, chair: Chair, task: &Task, choices: &mut Vec<Choice>) {
        for (row, number) in self.offer.iter().zip(1..) {
            if row.is_free() {
                choices.push(Choice::Row(number));
            }
        }
        choices.push(Choice::Top);
        self.list_uses(chair, Window::Draft, task, choices);
    }

    /// RO-DRAFT-3, RO-DRAFT-5: the cards of a row come to the hand, openly.
    pub(crate) fn take_row(&mut self, chair: Chair, row: u8, log: &mut Log<Event>) {
        let place = &mut self.offer[usize::from(row) - 1];
        let cards = place.cards;
        place.cards.clear();
        place.marker = Some(chair);
        for card in &cards {
            self.player_mut(chair).take(*card, None);
        }
        log.public(Event::RowTaken { chair, row, cards });
        if usize::from(row) == self.offer.len() {
            self.gain_xp(chair, 1, log);
        }
        self.agenda.push(Task::Drafted { chair, row, cards });
    }

    /// RO-DRAFT-3: two cards from the deck, which only he sees.
    pub(crate) fn draw_top(&mut self, chair: Chair, log: &mut Log<Event>) {
        self.top.push(chair);
        let mut cards: List<Card, 2> = List::EMPTY;
        for _ in 0..2 {
            if let Some(card) = self.draw_to_hand(chair, log) {
                cards.push(card);
            }
        }
        order::sort(&mut cards);
        let told = |cards: List<_, 2>, count| Event::TopDrawn { chair, count, cards };
        let count = small(cards.len());
        if let Some(seat) = self.seat(chair) {
            log.secret(seat, told(cards, count), Some(told(List::EMPTY, count)));
        }
        self.agenda.push(Task::Drafted { chair, row: 0, cards });
    }

    /// RO-DRAFT-7: first the markers of the top space as they came there, then the rows.
    pub(crate) fn set_initiative(&mut self, log: &mut Log<Event>) {
        let mut order = self.top;
        for row in self.offer.iter_mut() {
            if let Some(chair) = row.marker.take() {
                order.push(chair);
            }
        }
        self.top.clear();
        self.initiative = order;
        if !log.is_muted() {
            log.public(Event::InitiativeSet { order: order.to_vec() });
        }
    }
}
