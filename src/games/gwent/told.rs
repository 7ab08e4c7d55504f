//! What happened, a sentence for each event. Pure.

use ::gwent::{Card, DrawCause, Event, Kind, Origin, PlaceCause, Row};
use tabletop::{Seat, Table, Viewer};

use super::names::{Called, row_forms};
use super::say;
use super::words::{self, GwentWords, Text};
use crate::games::Tell;
use crate::i18n::Lang;
use crate::i18n::template;

/// Who tells it: the names at the table, and the language.
struct Teller<'a> {
    names: &'a [String],
    lang: Lang,
    words: &'static GwentWords,
}

/// Tells a match from its beginning; every event speaks for itself.
pub struct Chronicler {
    /// The names at the table.
    pub names: Vec<String>,
    /// In which language.
    pub lang: Lang,
}

impl Tell for Chronicler {
    fn tell(
        &mut self,
        table: &dyn Table,
        from: usize,
        viewer: Viewer,
        say: &mut dyn FnMut(usize, String),
    ) {
        for step in super::session(table).line_from(from) {
            for event in step.entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
                say(step.ply, sentence(event, &self.names, self.lang));
            }
        }
    }
}

/// An event as a sentence.
pub fn sentence(event: &Event, names: &[String], lang: Lang) -> String {
    Teller { names, lang, words: words::of(lang) }.tell(event)
}

impl Teller<'_> {
    fn who(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn card(&self, kind: Kind) -> &'static str {
        kind.name(self.lang)
    }

    fn fill(&self, text: Text, parts: &[&str]) -> String {
        template::fill(self.lang, text, parts)
    }

    /// Cards by their titles: `“A” ×2, “B”`.
    fn list(&self, kinds: impl Iterator<Item = Kind>) -> Vec<String> {
        say::titles(kinds, self.lang)
    }

    /// Cards as the object of a sentence: `cards “A”, “B” and “C”`.
    fn object(&self, kinds: impl Iterator<Item = Kind>) -> String {
        let [one, some] = self.words.objects;
        match self.list(kinds).as_slice() {
            [] => String::new(),
            [only] if !only.contains('×') => self.fill(one, &[only]),
            [copies] => self.fill(some, &[copies]),
            [first @ .., last] => {
                let list = format!("{} {} {last}", first.join(", "), self.words.and);
                self.fill(some, &[&list])
            }
        }
    }

    fn row(&self, row: Row) -> &'static str {
        row_forms(row, self.lang)
    }

    /// A sentence about a player and a number.
    fn of_number(&self, text: Text, seat: Seat, number: u8) -> String {
        self.fill(text, &[self.who(seat), &number.to_string()])
    }

    /// A sentence about a player and a card.
    fn of_card(&self, text: Text, seat: Seat, kind: Kind) -> String {
        self.fill(text, &[self.who(seat), self.card(kind)])
    }

    /// A sentence, and what it is about for those who may know.
    fn namely(&self, sentence: String, cards: Option<Vec<String>>) -> String {
        match cards {
            Some(cards) if !cards.is_empty() => {
                let sentence = sentence.trim_end_matches('.');
                self.fill(self.words.event.namely, &[sentence, &cards.join(", ")])
            }
            Some(_) | None => sentence,
        }
    }

    /// Every event in one list: a new one does not compile until it is told.
    fn tell(&self, event: &Event) -> String {
        let says = &self.words.event;
        match event {
            Event::LeadersShown { leaders } => {
                let [first, second] = leaders.map(|leader| leader.name(self.lang));
                self.fill(says.leaders, &[self.who(Seat(0)), first, self.who(Seat(1)), second])
            }
            Event::CoinTossed { starter } => self.fill(says.coin, &[self.who(*starter)]),
            Event::StarterChosen { by, starter } => {
                let text = if by == starter { says.starter } else { says.starter_other };
                self.fill(text, &[self.who(*by), self.who(*starter)])
            }
            Event::Drew { seat, count, cards, cause } => {
                let text = match cause {
                    DrawCause::Deal => says.dealt,
                    DrawCause::Spy => says.drew_spy,
                    DrawCause::NorthernRealms => says.drew_north,
                };
                let cards = cards.as_ref().map(|cards| self.list(cards.iter().copied()));
                self.namely(self.of_number(text, *seat, *count), cards)
            }
            Event::Exchanged { seat, cards: None } => self.fill(says.exchanged, &[self.who(*seat)]),
            Event::Exchanged { seat, cards: Some((aside, drawn)) } => self.fill(
                says.exchanged_seen,
                &[self.who(*seat), self.card(*aside), self.card(*drawn)],
            ),
            Event::ExchangeFinished { seat, count: 0 } => {
                self.fill(says.ready_none, &[self.who(*seat)])
            }
            Event::ExchangeFinished { seat, count } => self.of_number(says.ready, *seat, *count),
            Event::RoundStarted { round, starter } => {
                self.fill(says.round, &[&round.to_string(), self.who(*starter)])
            }
            Event::Played { seat, card, side, row, from } => {
                self.tell_play(*seat, card.kind, *side, *row, *from)
            }
            Event::Placed { side, unit, cause } => {
                let text = match cause {
                    PlaceCause::Avenger => says.avenged,
                    PlaceCause::Skellige => says.came_home,
                };
                self.fill(text, &[self.who(*side), self.card(unit.card.kind), self.row(unit.row)])
            }
            Event::Mustered { seat, cards } if cards.is_empty() => {
                self.fill(says.mustered_none, &[self.who(*seat)])
            }
            Event::Mustered { seat, cards } => {
                self.fill(says.mustered, &[self.who(*seat), &self.object(kinds(cards))])
            }
            Event::Revived { seat, unit, random } => {
                let text = if *random { says.revived_random } else { says.revived };
                self.of_card(text, *seat, *unit)
            }
            Event::TookBack { seat, card, .. } => self.of_card(says.took_back, *seat, card.kind),
            Event::Scorched { units, .. } if units.is_empty() => says.scorched_none.to_owned(),
            Event::Scorched { units, strength, .. } => {
                let burned = self.object(units.iter().map(|(_, placed)| placed.card.kind));
                self.fill(says.scorched, &[&burned, &strength.to_string()])
            }
            Event::Transformed { unit, into, .. } => {
                self.fill(says.transformed, &[self.card(unit.card.kind), self.card(*into)])
            }
            Event::WeatherCleared { .. } => says.cleared_weather.to_owned(),
            Event::LeaderUsed { seat, leader } => {
                self.fill(says.leader, &[self.who(*seat), leader.name(self.lang)])
            }
            Event::LeaderFailed { .. } => says.leader_failed.to_owned(),
            Event::RowDoubled { seat, row } => {
                self.fill(says.doubled, &[self.who(*seat), self.row(*row)])
            }
            Event::TookFromPile { seat, card } => self.of_card(says.took_pile, *seat, card.kind),
            Event::TookFromDeck { seat, card: Some(kind) } => {
                self.of_card(says.took_deck_seen, *seat, *kind)
            }
            Event::TookFromDeck { seat, card: None } => {
                self.fill(says.took_deck, &[self.who(*seat)])
            }
            Event::Discarded { seat, card } => self.of_card(says.discarded, *seat, card.kind),
            Event::HandSeen { seat, count, cards } => {
                let cards = cards.as_ref().map(|cards| self.list(kinds(cards)));
                self.namely(self.of_number(says.saw_hand, *seat, *count), cards)
            }
            Event::Moved { unit, .. } => {
                self.fill(says.moved, &[self.card(unit.card.kind), self.row(unit.row)])
            }
            Event::PileReturned { seat, count: 0 } => {
                self.fill(says.pile_empty, &[self.who(*seat)])
            }
            Event::PileReturned { seat, count } => {
                self.of_number(says.pile_returned, *seat, *count)
            }
            Event::Shuffled { seat } => self.fill(says.shuffled, &[self.who(*seat)]),
            Event::Passed { seat, forced } => self
                .fill(if *forced { says.passed_forced } else { says.passed }, &[self.who(*seat)]),
            Event::RoundEnded { round, totals, winner, by_nilfgaard, .. } => {
                self.tell_round(*round, *totals, *winner, *by_nilfgaard)
            }
            Event::TokenLost { seat, left: 0 } => self.fill(says.token_last, &[self.who(*seat)]),
            Event::TokenLost { seat, left } => self.of_number(says.token, *seat, *left),
            Event::Stayed { seat, unit } => self.of_card(says.stayed, *seat, unit.card.kind),
            Event::Cleared => says.cleared.to_owned(),
            Event::GameOver { winner: Some(winner) } => self.fill(says.won, &[self.who(*winner)]),
            Event::GameOver { winner: None } => says.draw.to_owned(),
        }
    }

    /// A card was played: by whom, where to, where from.
    fn tell_play(
        &self,
        seat: Seat,
        kind: Kind,
        side: Option<Seat>,
        row: Option<Row>,
        from: Origin,
    ) -> String {
        let says = &self.words.event;
        let text = match (side, row) {
            (_, None) => says.played,
            (Some(side), Some(_)) if side != seat => says.played_spy,
            (_, Some(_)) => says.played_row,
        };
        let there = row.map_or("", |row| self.row(row));
        let from = match from {
            Origin::Hand => "",
            Origin::Deck => says.from_deck,
            Origin::Pile => says.from_pile,
        };
        let side = side.map_or("", |side| self.who(side));
        self.fill(text, &[self.who(seat), self.card(kind), there, from, side])
    }

    /// The end of a round; the total of the one who won it comes first.
    fn tell_round(
        &self,
        round: u8,
        totals: [u16; 2],
        winner: Option<Seat>,
        by_nilfgaard: bool,
    ) -> String {
        let says = &self.words.event;
        let text = match winner {
            None => says.round_tied,
            Some(_) if by_nilfgaard => says.round_nilfgaard,
            Some(_) => says.round_won,
        };
        let [mut first, mut second] = totals.map(|total| total.to_string());
        if winner == Some(Seat(1)) {
            std::mem::swap(&mut first, &mut second);
        }
        let winner = winner.map_or("", |seat| self.who(seat));
        self.fill(text, &[winner, &round.to_string(), &first, &second])
    }
}

fn kinds(cards: &[Card]) -> impl Iterator<Item = Kind> {
    cards.iter().map(|card| card.kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::{Gwent, Preset, Setup};
    use tabletop::{Game, Rng, Seed, Session, Viewer};

    /// Whatever happens in random games between all decks is told, in every language.
    #[test]
    fn every_event_has_a_sentence() {
        let names = ["Ann".to_owned(), "Bob".to_owned()];
        let mut rng = Rng::from_u64(1);
        for (at, first) in Preset::ALL.iter().enumerate() {
            let second = Preset::ALL[(at * 3 + 1) % Preset::ALL.len()];
            let setup = Setup::between(*first, second);
            let mut session = Session::<Gwent>::new(setup, Seed::new(at as u64 + 1)).unwrap();
            loop {
                let legal = session.game().legal();
                if legal.is_empty() {
                    break;
                }
                let choice = legal[rng.index(legal.len())];
                session.choose(&choice).unwrap();
            }
            for step in session.line() {
                for event in step.entries.iter().filter_map(|e| e.seen_by(Viewer::Referee)) {
                    for lang in Lang::ALL {
                        let told = sentence(event, &names, lang);
                        assert!(told.ends_with('.') && !told.contains(['{', '}']), "{told}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_end_of_a_round_names_totals_and_winner() {
        let names = ["Ann".to_owned(), "Bob".to_owned()];
        let event = Event::RoundEnded {
            round: 2,
            totals: [31, 40],
            rows: [[0; 3]; 2],
            winner: Some(Seat(1)),
            by_nilfgaard: false,
        };
        let told = sentence(&event, &names, Lang::En);
        assert_eq!(told, "Bob won round 2, 40 to 31.");
    }
}
