//! Could a game reach this position? Asked of states that come from outside, so that nothing that
//! passes can break the rules.
//!
//! A position may leave cards out (puzzles do): what is there must be possible, but it need not be
//! a whole deck.

use tabletop::Seat;

use crate::cards::{CARD_COUNT, Special};
use crate::deck::{MAX_SPECIALS, result_of};
use crate::exchange::EXCHANGES;
use crate::state::{Awaited, SEATS, Side};
use crate::task::Task;
use crate::{Decision, Faction, Gwent, Kind, Known, LeaderEffect, Pick, Placed, Return};

type Fault = Option<String>;

impl Gwent {
    /// What is impossible here, if anything.
    pub(crate) fn find_fault(&self) -> Fault {
        self.fault_of_seats()
            .or_else(|| SEATS.into_iter().find_map(|seat| self.fault_of_cards(seat)))
            .or_else(|| SEATS.into_iter().find_map(|seat| self.fault_of_zones(seat)))
            .or_else(|| self.fault_of_weather())
            .or_else(|| self.fault_of_rounds())
            .or_else(|| self.fault_of_decision())
    }

    fn fault_of_seats(&self) -> Fault {
        let tasks = self.agenda.tasks().iter().flat_map(seats_of);
        let winners = self.results.iter().filter_map(|result| result.winner);
        let seats = [self.starter, self.turn].into_iter().chain(tasks).chain(winners);
        let mut seats = seats.chain(self.awaited.map(|awaited| awaited.seat));
        let wrong = seats.find(|seat| seat.0 > 1)?;
        Some(format!("There is no {wrong}; Gwent is for two."))
    }

    /// GW-DECK-1/3/6/7: what a player owns.
    fn fault_of_cards(&self, seat: Seat) -> Fault {
        let faction = self.faction(seat);
        let mut owned = [0u32; CARD_COUNT];
        for card in self.all_cards().filter(|card| card.owner == seat) {
            owned[card.kind.index()] += 1;
        }
        let own = |kind: Kind| owned[kind.index()];
        for kind in Kind::all().filter(|kind| own(*kind) > 0) {
            if !kind.is_in(faction) {
                return Some(format!(
                    "“{kind}” is not in the set of {faction}, which {seat} plays."
                ));
            }
            if own(kind) > u32::from(kind.copies()) {
                let printed = kind.copies();
                return Some(format!("{seat} has {} of “{kind}”; there are {printed}.", own(kind)));
            }
            if let Some(result) = result_of(kind).filter(|it| own(*it) < u32::from(it.copies())) {
                return Some(format!("With “{kind}” belong all copies of “{result}”."));
            }
            if kind.is_side_deck() && own(kind) < u32::from(kind.copies()) {
                return Some(format!("Of “{kind}” some copies of {seat} are missing."));
            }
        }
        let specials: u32 = Kind::all().filter(|kind| !kind.is_unit()).map(own).sum();
        (specials > MAX_SPECIALS)
            .then(|| format!("{seat} has {specials} special cards; {MAX_SPECIALS} are allowed."))
    }

    fn fault_of_zones(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let unknown_guest =
            |held: &&crate::HandCard| held.card.owner != seat && held.known != Known::Everybody;
        if let Some(held) = side.hand.iter().find(unknown_guest) {
            return Some(format!("Everybody knows that {seat} holds “{}”.", held.card));
        }
        if let Some(placed) = side.field.iter().find(|placed| !may_lie(**placed)) {
            return Some(format!("“{}” cannot lie in the {} row.", placed.card, placed.row));
        }
        if side.horns.into_iter().flatten().any(|card| card.kind != Kind::HORN) {
            return Some("Only a Commander's Horn lies in a horn slot.".to_owned());
        }
        if let Some(kind) = side.side_deck.iter().find(|kind| !kind.is_side_deck()) {
            return Some(format!("“{kind}” does not belong in a side deck."));
        }
        if let Some(kind) = side.removed.iter().find(|kind| kind.traits().berserker.is_none()) {
            return Some(format!("Nothing removes “{kind}” from the game."));
        }
        let called = &side.knowledge.called;
        if (1..called.len()).any(|index| called[..index].contains(&called[index])) {
            return Some("A band is noted as called only once.".to_owned());
        }
        if let Some(kind) = vanished(side) {
            return Some(format!("“{kind}” was returned to the deck of {seat} and is not there."));
        }
        if let Some(kind) = uncalled(side) {
            return Some(format!("“{kind}” would have come when it was called."));
        }
        fault_of_leader(seat, side).or_else(|| self.fault_of_exchange(seat))
    }

    fn fault_of_exchange(&self, seat: Seat) -> Fault {
        let side = &self.sides[seat];
        let asked = self.awaited == Some(Awaited { seat, decision: Decision::Exchange });
        if side.exchanged > EXCHANGES || asked && side.exchanged == EXCHANGES {
            return Some(format!("{seat} has exchanged too often."));
        }
        let aside = if asked { usize::from(side.exchanged) } else { 0 };
        (side.aside.len() != aside)
            .then(|| format!("{seat} should have put {aside} cards aside by now."))
    }

    fn fault_of_weather(&self) -> Fault {
        let is_weather = |kind: Kind| match kind.special() {
            Some(Special::Weather(weather)) => !weather.rows().is_empty(),
            _ => false,
        };
        let other = self.weather.iter().find(|card| !is_weather(card.kind))?;
        Some(format!("“{other}” does not stay in the weather area."))
    }

    /// GW-OVER-1..3: nobody plays on without tokens, nobody stops with them.
    fn fault_of_rounds(&self) -> Fault {
        let over = SEATS.into_iter().any(|seat| self.tokens(seat) == 0);
        if over != self.awaited.is_none() {
            return Some(
                "The game is over exactly when a player has no loss token left.".to_owned(),
            );
        }
        let mut earlier = self.clone();
        if over && earlier.results.pop().is_some() {
            let ended = SEATS.into_iter().any(|seat| earlier.tokens(seat) == 0);
            return ended.then(|| "The game had ended a round before.".to_owned());
        }
        let first = self.results.is_empty();
        if !first && SEATS.into_iter().any(|seat| !self.sides[seat].aside.is_empty()) {
            return Some("Cards are exchanged only before the first round.".to_owned());
        }
        None
    }

    fn fault_of_decision(&self) -> Fault {
        let Some(Awaited { seat, decision }) = self.awaited else {
            return (!self.agenda.is_empty()).then(|| "The game is over.".to_owned());
        };
        if !self.fits_agenda(seat, decision) {
            return Some("The agenda does not fit the decision that is awaited.".to_owned());
        }
        if !self.fits_position(seat, decision) {
            return Some("The decision that is awaited does not arise here.".to_owned());
        }
        let mut choices = Vec::new();
        self.list(&mut choices);
        (choices.len() < 2).then(|| "The decision that is awaited has no alternative.".to_owned())
    }

    /// What is left to be done after each decision.
    fn fits_agenda(&self, seat: Seat, decision: Decision) -> bool {
        let tasks = self.agenda.tasks();
        let in_turn = || match tasks {
            [Task::EndTurn, rest @ ..] => {
                rest.len() <= 16 && rest.iter().all(|task| matches!(task, Task::Resolve { .. }))
            }
            _ => false,
        };
        match decision {
            Decision::WhoStarts => matches!(tasks, [Task::Deal]),
            Decision::Exchange if seat == self.starter => {
                matches!(tasks, [Task::StartRound, Task::Exchange(other)] if *other != seat)
            }
            Decision::Exchange => matches!(tasks, [Task::StartRound]),
            Decision::Turn => tasks.is_empty(),
            Decision::PlaceUnit { cause: Return::Skellige { more }, .. } => {
                let waiting = match tasks {
                    [Task::BeginTurn] => true,
                    [Task::BeginTurn, Task::Homecoming { seat: other, units: 2 }] => {
                        *other != seat && seat == self.starter
                    }
                    _ => false,
                };
                waiting && more < 2
            }
            _ => in_turn(),
        }
    }

    /// Where each decision can arise.
    fn fits_position(&self, seat: Seat, decision: Decision) -> bool {
        let side = &self.sides[seat];
        let effect = self.leader_effect(seat).filter(|_| side.leader_used);
        let playing = seat == self.turn && !side.passed;
        match decision {
            Decision::WhoStarts => {
                let [first, second] = SEATS.map(|seat| self.faction(seat) == Faction::Scoiatael);
                first != second && self.faction(seat) == Faction::Scoiatael && self.is_untouched()
            }
            Decision::Exchange => self.is_untouched() && !side.deck.is_empty(),
            Decision::Turn | Decision::Revive => playing,
            Decision::PlaceUnit { unit, cause } => {
                let home = self.results.len() == 2 && self.faction(seat) == Faction::Skellige;
                let comes = match cause {
                    Return::Medic => playing,
                    Return::Skellige { .. } => home,
                };
                comes && unit.is_common_unit() && side.discard.contains(&unit)
            }
            Decision::PlaceMardroeme => {
                let called = effect == Some(LeaderEffect::PlayMardroeme);
                playing && called && side.deck.contains(&Kind::MARDROEME)
            }
            Decision::Pick(pick) => playing && effect == Some(effect_of(pick)),
        }
    }

    /// Has nothing been played yet?
    fn is_untouched(&self) -> bool {
        self.results.is_empty()
            && self.weather.is_empty()
            && self.sides.0.iter().all(|side| {
                side.field.is_empty()
                    && side.discard.is_empty()
                    && side.removed.is_empty()
                    && side.horns == [None; 3]
                    && !side.passed
                    && !side.leader_used
            })
    }
}

fn fault_of_leader(seat: Seat, side: &Side) -> Fault {
    let effect = side.leader.effect();
    let doubles = matches!(effect, LeaderEffect::DoubleRow(_)) && side.leader_used;
    if side.leader_used && effect.is_passive() {
        return Some(format!("The leader of {seat} cannot be used."));
    }
    (side.leader_horn && !doubles).then(|| format!("The leader of {seat} doubles no row."))
}

/// Units lie in their rows; Decoys and Mardroemes in any.
fn may_lie(placed: Placed) -> bool {
    let kind = placed.card.kind;
    match kind.special() {
        None => kind.rows().contains(placed.row),
        Some(special) => matches!(special, Special::Decoy | Special::Mardroeme),
    }
}

fn seats_of(task: &Task) -> Vec<Seat> {
    match task {
        Task::Exchange(seat) | Task::Homecoming { seat, .. } => vec![*seat],
        Task::Resolve { player, side, .. } => vec![*player, *side],
        Task::Deal | Task::StartRound | Task::BeginTurn | Task::EndTurn => Vec::new(),
    }
}

const fn effect_of(pick: Pick) -> LeaderEffect {
    match pick {
        Pick::OwnPile => LeaderEffect::TakeFromOwnPile,
        Pick::TheirPile => LeaderEffect::TakeFromTheirPile,
        Pick::Cost { .. } | Pick::Deck => LeaderEffect::TradeTwoForOne,
        Pick::Weather => LeaderEffect::PlayAnyWeather,
        Pick::Namesake => LeaderEffect::CallNamesake,
    }
}

/// A card known to have been returned to the deck that is neither there nor in the hand.
fn vanished(side: &Side) -> Option<Kind> {
    let secret = side.hand.iter().filter(|held| held.known != Known::Everybody);
    let hidden = || secret.clone().map(|held| held.card.kind).chain(side.deck.iter().copied());
    let returned = &side.knowledge.returned;
    returned.iter().copied().find(|kind| {
        let count = |kinds: &mut dyn Iterator<Item = Kind>| kinds.filter(|it| it == kind).count();
        count(&mut returned.iter().copied()) > count(&mut hidden())
    })
}

/// A card in hand or deck that was called, and was not returned since.
fn uncalled(side: &Side) -> Option<Kind> {
    let known = &side.knowledge;
    let hidden = side.hand.iter().filter(|held| held.known == Known::Nobody);
    let mut hidden = hidden.map(|held| held.card.kind).chain(side.deck.iter().copied());
    hidden.find(|kind| {
        let called = kind.traits().answers.is_some_and(|band| known.called.contains(&band));
        called && !known.returned.contains(kind)
    })
}
