//! Playing a card (section 5.1): where it goes, and what it does there.

use tabletop::{Log, Seat};

use crate::cards::{OnPlay, Special, Weather};
use crate::state::opponent;
use crate::task::Task;
use crate::{Card, Event, Gwent, Named, Origin, Place, Placed, Row};

impl Gwent {
    /// GW-PLAY-1: one card of the hand, as the turn's action.
    pub(crate) fn play_from_hand(
        &mut self,
        seat: Seat,
        card: Named,
        place: Place,
        log: &mut Log<Event>,
    ) {
        let card = card.card(seat);
        let learners = self.who_learns_of(seat, card);
        if self.sides[seat].take_from_hand(card).is_none() {
            return;
        }
        log.teach(learners);
        match place {
            Place::Row(row) if card.kind.is_unit() => {
                self.play_unit(seat, card, row, Origin::Hand, log);
            }
            Place::Row(row) => self.play_into_row(seat, card, row, Origin::Hand, log),
            Place::On { unit, row } => self.play_decoy(seat, card, unit.card(seat), row, log),
            Place::Table => self.play_on_table(seat, card, Origin::Hand, log),
        }
    }

    /// GW-PLAY-2, GW-SPY-1: into its row, of the own side or, for a spy, of the opponent's; its
    /// ability follows (GW-PLAY-3).
    pub(crate) fn play_unit(
        &mut self,
        player: Seat,
        card: Card,
        row: Row,
        from: Origin,
        log: &mut Log<Event>,
    ) {
        let side = self.lay_unit(player, card, row, from, log);
        self.plan_ability(player, side, Placed { card, row });
    }

    /// Lays a unit down; returns the side it lies on.
    pub(crate) fn lay_unit(
        &mut self,
        player: Seat,
        card: Card,
        row: Row,
        from: Origin,
        log: &mut Log<Event>,
    ) -> Seat {
        let side = if card.kind.traits().spy { opponent(player) } else { player };
        self.sides[side].field.push(Placed { card, row });
        log.public(Event::Played { seat: player, card, side: Some(side), row: Some(row), from });
        side
    }

    /// Puts what a unit does on arrival on the agenda.
    pub(crate) fn plan_ability(&mut self, player: Seat, side: Seat, unit: Placed) {
        if unit.card.kind.traits().on_play != OnPlay::Nothing {
            self.agenda.push(Task::Resolve { player, side, unit });
        }
    }

    /// GW-PLAY-3.
    pub(crate) fn resolve(&mut self, player: Seat, side: Seat, unit: Placed, log: &mut Log<Event>) {
        match unit.card.kind.traits().on_play {
            OnPlay::Nothing => {}
            OnPlay::Muster(band) => self.muster(player, band, log),
            OnPlay::Medic => self.heal(player, log),
            OnPlay::Spy => self.draw(player, 2, crate::DrawCause::Spy, log),
            OnPlay::ScorchRow => self.scorch_row(player, unit.row, log),
            OnPlay::ScorchField => self.scorch_field(player, log),
            OnPlay::Berserker | OnPlay::Mardroeme => self.transform_row(side, unit.row, log),
        }
    }

    /// GW-HORN-S1, GW-MARD-S1: a special card that lies in a row.
    pub(crate) fn play_into_row(
        &mut self,
        seat: Seat,
        card: Card,
        row: Row,
        from: Origin,
        log: &mut Log<Event>,
    ) {
        log.public(Event::Played { seat, card, side: Some(seat), row: Some(row), from });
        if card.kind.special() == Some(Special::Horn) {
            self.sides[seat].horns[row.index()] = Some(card);
        } else {
            self.sides[seat].field.push(Placed { card, row });
            self.transform_row(seat, row, log);
        }
    }

    /// GW-DECOY-1: in the place of a unit, which returns to the hand of whoever plays the Decoy.
    fn play_decoy(&mut self, seat: Seat, decoy: Card, unit: Card, row: Row, log: &mut Log<Event>) {
        let target = Placed { card: unit, row };
        let Some(place) = self.sides[seat].field.iter_mut().find(|placed| **placed == target)
        else {
            return;
        };
        *place = Placed { card: decoy, row };
        self.take_up(seat, unit);
        let from = Origin::Hand;
        log.public(Event::Played { seat, card: decoy, side: Some(seat), row: Some(row), from });
        log.public(Event::TookBack { seat, card: unit, row });
    }

    /// Weather and Scorch.
    pub(crate) fn play_on_table(
        &mut self,
        seat: Seat,
        card: Card,
        from: Origin,
        log: &mut Log<Event>,
    ) {
        log.public(Event::Played { seat, card, side: None, row: None, from });
        match card.kind.special() {
            Some(Special::Scorch) => {
                self.scorch_field(seat, log);
                self.discard(card);
            }
            Some(Special::Weather(Weather::Clear)) => {
                self.clear_weather(log);
                self.discard(card);
            }
            _ => self.weather.push(card),
        }
    }
}
