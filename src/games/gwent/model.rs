//! What is drawn, from what may be known. Pure and without words, so that it is tested without a browser.

mod at;
mod click;
mod keys;
mod last;

use std::cmp::Ordering;

use ::gwent::{
    Ability, Choice, Decision, Faction, Gwent, HandCard, Kind, Leader, Named, Place, RoundResult,
    Row, RowView, SideView, Special, Strength, StrengthCause, UnitView, View, Weather,
};
use tabletop::{Seat, order};

use crate::scene::Sight;

pub use at::At;
pub use click::{Refused, Step, click};
pub use keys::{digit, listed};
pub use last::Last;

/// The upper side of the table: the enemy's.
pub const THEM: usize = 0;
/// The lower side: one's own.
pub const US: usize = 1;

/// GW-SETUP-7: so many cards may be exchanged.
const EXCHANGES: u8 = 2;

/// The whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The round, from 1.
    pub round: u8,
    /// The enemy's side and one's own.
    pub sides: [SideModel; 2],
    /// The weather area.
    pub weather: Vec<Kind>,
    /// The own hand.
    pub hand: Vec<HandModel>,
    /// Cards to pick one of, with the choice each makes.
    pub picks: Vec<(Kind, String)>,
    /// Rows of the own side that are asked for, with the choice each makes.
    pub places: Vec<(Row, String)>,
    /// The choice of using the leader.
    pub leader: Option<String>,
    /// GW-SETUP-7: how many cards may still be exchanged, while that is asked.
    pub deal: Option<u8>,
    /// The rounds that are over, and who won each.
    pub results: Vec<RoundResult>,
    /// What remains: a few buttons.
    pub acts: Vec<Choice>,
    /// The side that would win the round if it ended now; none, if it would be a tie.
    pub winner: Option<usize>,
}

/// One side.
#[derive(Clone, Debug, PartialEq)]
pub struct SideModel {
    pub seat: Seat,
    pub faction: Faction,
    pub leader: Leader,
    pub leader_used: bool,
    pub silenced: bool,
    pub tokens: u8,
    pub passed: bool,
    pub total: u16,
    /// Close, ranged, siege.
    pub rows: [RowModel; 3],
    pub hand: u8,
    /// Cards of the hand that are known without being one's own.
    pub known: Vec<Kind>,
    pub deck: u8,
    /// What is left in the deck, for those who may know.
    pub deck_cards: Option<Vec<Kind>>,
    pub discard: Vec<Kind>,
}

/// One row of a side.
#[derive(Clone, Debug, PartialEq)]
pub struct RowModel {
    pub row: Row,
    pub total: u16,
    /// Does a Horn lie in its slot?
    pub horn: bool,
    /// Does a leader double it?
    pub leader_horn: bool,
    pub weather: Option<Weather>,
    pub units: Vec<UnitModel>,
}

impl RowModel {
    /// The row without what lies in it.
    pub const fn bare(&self) -> Self {
        let Self { row, total, horn, leader_horn, weather, units: _ } = *self;
        Self { row, total, horn, leader_horn, weather, units: Vec::new() }
    }
}

/// Something that lies in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitModel {
    pub arrival: u8,
    pub kind: Kind,
    /// Does it belong to the other player?
    pub enemy: bool,
    pub strength: Strength,
    /// Stronger or weaker than printed.
    pub trend: Ordering,
}

impl UnitModel {
    /// GW-BOND-1: how many a bond joins; 0 without one.
    pub fn bond(&self) -> u8 {
        let bond = self.strength.steps.iter().find_map(|step| match step.cause {
            StrengthCause::Bond(count) => Some(count),
            _ => None,
        });
        bond.unwrap_or_default()
    }
}

/// A card of the own hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandModel {
    pub card: Named,
    /// Where it can go, with the choice that makes it go there.
    pub plays: Vec<(At, String)>,
}

/// What is drawn for this viewer, with `us` at the lower side.
pub fn model(sight: &Sight<Gwent>, us: Seat) -> Model {
    let view = &sight.view;
    let them = us.next(2);
    let side = |seat: Seat| side_model(view, seat, seat == us);
    let mut model = Model {
        round: view.round,
        sides: [side(them), side(us)],
        weather: view.weather.iter().map(|card| card.kind).collect(),
        hand: hand_model(&view.side(us).hand.cards, us),
        picks: Vec::new(),
        places: Vec::new(),
        leader: None,
        deal: None,
        results: view.results.clone(),
        acts: Vec::new(),
        winner: view.standing().winner.map(|seat| if seat == us { US } else { THEM }),
    };
    if view.awaited.is_some_and(|(seat, _)| seat == us) {
        for choice in &sight.legal {
            model.offer(*choice);
        }
        if matches!(view.awaited, Some((_, Decision::Exchange))) {
            model.deal = Some(EXCHANGES.saturating_sub(view.side(us).exchanged));
        }
    }
    model
}

impl Model {
    /// Lays a legal choice where it is made.
    fn offer(&mut self, choice: Choice) {
        let text = choice.to_string();
        match choice {
            Choice::Play { card, place } => {
                for at in self.spots(card, place) {
                    self.offer_card(card, at, &text);
                }
            }
            Choice::Exchange(kind) => self.offer_card(Named::own(kind), At::Ridge, &text),
            Choice::Discard(card) => self.offer_card(card, At::Ridge, &text),
            Choice::Pick(kind) => self.picks.push((kind, text)),
            Choice::Place(row) => self.places.push((row, text)),
            Choice::Leader => self.leader = Some(text),
            Choice::GoFirst | Choice::GoSecond | Choice::Keep | Choice::Pass => {
                self.acts.push(choice);
            }
        }
    }

    fn offer_card(&mut self, card: Named, at: At, text: &str) {
        for held in self.hand.iter_mut().filter(|held| held.card == card) {
            held.plays.push((at, text.to_owned()));
        }
    }

    /// Where on the table a card goes: one place, or every unit a Decoy could mean.
    fn spots(&self, card: Named, place: Place) -> Vec<At> {
        match place {
            Place::Row(row) => {
                let spy = card.kind.abilities().contains(&Ability::Spy);
                vec![At::Row(if spy { THEM } else { US }, row)]
            }
            Place::Table => vec![At::Ridge],
            Place::On { unit, row } => {
                let row = &self.sides[US].rows[row.index()];
                let meant = row
                    .units
                    .iter()
                    .filter(|lying| lying.kind == unit.kind && lying.enemy == unit.enemy);
                meant.map(|lying| At::Unit(US, lying.arrival)).collect()
            }
        }
    }

    /// Is a card asked for that is no move: one to exchange, to bring back, to take?
    pub fn asks_for_cards(&self) -> bool {
        self.deal.is_some() || !self.picks.is_empty()
    }

    /// The choice that pointing at this card once more makes, if there is but one.
    pub fn answer(&self, at: At) -> Option<&str> {
        match at {
            At::Pick(index) => self.picks.get(index).map(|(_, text)| text.as_str()),
            At::Hand(index) => match self.hand.get(index)?.plays.as_slice() {
                [(At::Ridge, text)] => Some(text),
                _ => None,
            },
            _ => None,
        }
    }

    /// Was this played last, by whoever plays it?
    pub fn was_played(&self, side: usize, unit: &UnitModel, last: Option<(Seat, Kind)>) -> bool {
        let whose = self.sides[if unit.enemy { 1 - side } else { side }].seat;
        let mut lying = self.sides[side].rows.iter().flat_map(|row| &row.units);
        last == Some((whose, unit.kind))
            && lying.all(|other| other.kind != unit.kind || other.arrival <= unit.arrival)
    }

    /// What lies there.
    pub fn unit(&self, side: usize, arrival: u8) -> Option<(&RowModel, &UnitModel)> {
        self.sides[side]
            .rows
            .iter()
            .find_map(|row| Some((row, row.units.iter().find(|unit| unit.arrival == arrival)?)))
    }
}

fn side_model(view: &View, seat: Seat, own: bool) -> SideModel {
    let side: &SideView = view.side(seat);
    let held = side.hand.cards.iter().map(|held| held.card.kind);
    SideModel {
        seat,
        faction: side.faction,
        leader: side.leader,
        leader_used: side.leader_used,
        silenced: side.leader_silenced,
        tokens: side.tokens,
        passed: side.passed,
        total: side.total,
        rows: Row::ALL.map(|row| row_model(view, &side.rows[row.index()], row, seat)),
        hand: side.hand.count,
        known: if own { Vec::new() } else { held.collect() },
        deck: side.deck.count,
        deck_cards: side.deck.cards.clone(),
        discard: side.discard.clone(),
    }
}

fn row_model(view: &View, row: &RowView, at: Row, seat: Seat) -> RowModel {
    let mut weathers = view.weather.iter().filter_map(|card| match card.kind.special() {
        Some(Special::Weather(weather)) if weather.rows().contains(at) => Some(weather),
        _ => None,
    });
    RowModel {
        row: at,
        total: row.total,
        horn: row.horn.is_some(),
        leader_horn: row.leader_horn,
        weather: weathers.next_back(),
        units: row.cards.iter().map(|unit| unit_model(unit, seat)).collect(),
    }
}

fn unit_model(unit: &UnitView, seat: Seat) -> UnitModel {
    let kind = unit.card.kind;
    UnitModel {
        arrival: unit.arrival,
        kind,
        enemy: unit.card.owner != seat,
        strength: unit.strength.clone(),
        trend: unit.strength.value.cmp(&u16::from(kind.strength())),
    }
}

/// Units by strength, special cards after them.
fn hand_model(held: &[HandCard], us: Seat) -> Vec<HandModel> {
    let mut hand: Vec<HandModel> = held
        .iter()
        .map(|held| HandModel { card: Named::by(us, held.card), plays: Vec::new() })
        .collect();
    order::sort_by_key(&mut hand, |held| {
        let kind = held.card.kind;
        (!kind.is_unit(), kind.strength(), kind, held.card.enemy)
    });
    hand
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::{Preset, Setup};
    use std::collections::BTreeSet;
    use tabletop::{Game, Log, Rng, Seed, Status, Viewer};

    fn on_the_board(model: &Model) -> BTreeSet<String> {
        let hand = model.hand.iter().flat_map(|held| &held.plays).map(|(_, text)| text.clone());
        let picks = model.picks.iter().map(|(_, text)| text.clone());
        let places = model.places.iter().map(|(_, text)| text.clone());
        let acts = model.acts.iter().map(ToString::to_string);
        hand.chain(picks).chain(places).chain(model.leader.clone()).chain(acts).collect()
    }

    /// In random games between all decks the board offers exactly the legal choices.
    #[test]
    fn every_choice_of_every_decision_can_be_made_on_the_board() {
        let mut rng = Rng::from_u64(5);
        for at in 0..40 {
            let deck = |by: usize| Preset::ALL[(at * by + by) % Preset::ALL.len()];
            let setup = Setup::between(deck(3), deck(7));
            let seed = Seed::new(at as u64 + 1);
            let mut game = Gwent::start(&setup, seed, &mut Log::muted()).unwrap();
            while let Status::Awaiting { seat, .. } = game.status() {
                let drawn = model(&Sight::of(&game, Viewer::Seat(seat), true), seat);
                let legal = game.legal();
                let texts: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
                assert_eq!(on_the_board(&drawn), texts);
                let choice = legal[rng.index(legal.len())];
                game.play(&choice, &mut Log::muted());
            }
        }
    }

    #[test]
    fn whoever_may_not_choose_is_offered_nothing_and_sees_no_foreign_hand() {
        let setup = Setup::between(Preset::ALL[0], Preset::ALL[2]);
        let game = Gwent::start(&setup, Seed::new(3), &mut Log::muted()).unwrap();
        let drawn = model(&Sight::of(&game, Viewer::Spectator, false), Seat(0));
        assert!(on_the_board(&drawn).is_empty() && drawn.hand.is_empty());
        assert_eq!(drawn.sides[US].hand, 10);
        assert!(drawn.sides[THEM].known.is_empty() && drawn.sides[US].deck_cards.is_none());
    }
}
