//! What happened, a sentence for each event. Pure.

use ::gwent::{Card, DrawCause, Event, Kind, Origin, PlaceCause, Row};
use tabletop::{Seat, Table, Viewer};

use super::names::Called;
use super::words::{self, GwentWords, Text, count, fill};
use crate::games::Tell;
use crate::i18n::Lang;

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

    fn list(&self, kinds: impl Iterator<Item = Kind>) -> String {
        kinds.map(|kind| self.card(kind)).collect::<Vec<_>>().join(", ")
    }

    fn cards(&self, number: u8) -> String {
        count(self.lang, number.into(), self.words.cards)
    }

    fn row(&self, row: Row) -> &'static str {
        self.words.in_row[row.index()]
    }

    /// A sentence about a player and a card.
    fn of_card(&self, text: Text, seat: Seat, kind: Kind) -> String {
        fill(text, &[self.who(seat), self.card(kind)])
    }

    /// A sentence, and what it is about for those who may know.
    fn namely(&self, sentence: String, cards: Option<String>) -> String {
        match cards {
            Some(cards) if !cards.is_empty() => {
                fill(self.words.event.namely, &[sentence.trim_end_matches('.'), &cards])
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
                fill(says.leaders, &[self.who(Seat(0)), first, self.who(Seat(1)), second])
            }
            Event::CoinTossed { starter } => fill(says.coin, &[self.who(*starter)]),
            Event::StarterChosen { by, starter } => {
                fill(says.starter, &[self.who(*by), self.who(*starter)])
            }
            Event::Drew { seat, count, cards, cause } => {
                let text = match cause {
                    DrawCause::Deal => says.dealt,
                    DrawCause::Spy => says.drew_spy,
                    DrawCause::NorthernRealms => says.drew_north,
                };
                let cards = cards.as_ref().map(|cards| self.list(cards.iter().copied()));
                self.namely(fill(text, &[self.who(*seat), &self.cards(*count)]), cards)
            }
            Event::Exchanged { seat, cards: None } => fill(says.exchanged, &[self.who(*seat)]),
            Event::Exchanged { seat, cards: Some((aside, drawn)) } => {
                fill(says.exchanged_seen, &[self.who(*seat), self.card(*aside), self.card(*drawn)])
            }
            Event::ExchangeFinished { seat, count } => {
                fill(says.ready, &[self.who(*seat), &count.to_string()])
            }
            Event::RoundStarted { round, starter } => {
                fill(says.round, &[&round.to_string(), self.who(*starter)])
            }
            Event::Played { seat, card, side, row, from } => {
                self.tell_play(*seat, card.kind, *side, *row, *from)
            }
            Event::Placed { side, unit, cause } => {
                let text = match cause {
                    PlaceCause::Avenger => says.avenged,
                    PlaceCause::Skellige => says.came_home,
                };
                fill(text, &[self.who(*side), self.card(unit.card.kind), self.row(unit.row)])
            }
            Event::Mustered { seat, cards } if cards.is_empty() => {
                fill(says.mustered_none, &[self.who(*seat)])
            }
            Event::Mustered { seat, cards } => {
                fill(says.mustered, &[self.who(*seat), &self.list(kinds(cards))])
            }
            Event::Revived { seat, unit, random } => {
                let text = if *random { says.revived_random } else { says.revived };
                self.of_card(text, *seat, *unit)
            }
            Event::TookBack { seat, card, .. } => self.of_card(says.took_back, *seat, card.kind),
            Event::Scorched { units, .. } if units.is_empty() => says.scorched_none.to_owned(),
            Event::Scorched { units, strength, .. } => {
                let burned = self.list(units.iter().map(|(_, placed)| placed.card.kind));
                fill(says.scorched, &[&burned, &strength.to_string()])
            }
            Event::Transformed { unit, into, .. } => {
                fill(says.transformed, &[self.card(unit.card.kind), self.card(*into)])
            }
            Event::WeatherCleared { .. } => says.cleared_weather.to_owned(),
            Event::LeaderUsed { seat, leader } => {
                fill(says.leader, &[self.who(*seat), leader.name(self.lang)])
            }
            Event::LeaderFailed { .. } => says.leader_failed.to_owned(),
            Event::RowDoubled { seat, row } => {
                fill(says.doubled, &[self.who(*seat), self.words.rows[row.index()]])
            }
            Event::TookFromPile { seat, card } => self.of_card(says.took_pile, *seat, card.kind),
            Event::TookFromDeck { seat, card: Some(kind) } => {
                self.of_card(says.took_deck_seen, *seat, *kind)
            }
            Event::TookFromDeck { seat, card: None } => fill(says.took_deck, &[self.who(*seat)]),
            Event::Discarded { seat, card } => self.of_card(says.discarded, *seat, card.kind),
            Event::HandSeen { seat, count, cards } => {
                let cards = cards.as_ref().map(|cards| self.list(kinds(cards)));
                self.namely(fill(says.saw_hand, &[self.who(*seat), &self.cards(*count)]), cards)
            }
            Event::Moved { unit, .. } => {
                fill(says.moved, &[self.card(unit.card.kind), self.row(unit.row)])
            }
            Event::PileReturned { seat, count } => {
                fill(says.pile_returned, &[self.who(*seat), &self.cards(*count)])
            }
            Event::Shuffled { seat } => fill(says.shuffled, &[self.who(*seat)]),
            Event::Passed { seat, forced } => {
                fill(if *forced { says.passed_forced } else { says.passed }, &[self.who(*seat)])
            }
            Event::RoundEnded { round, totals, winner, by_nilfgaard, .. } => {
                self.tell_round(*round, *totals, *winner, *by_nilfgaard)
            }
            Event::TokenLost { seat, left } => {
                fill(says.token, &[self.who(*seat), &left.to_string()])
            }
            Event::Stayed { seat, unit } => self.of_card(says.stayed, *seat, unit.card.kind),
            Event::Cleared => says.cleared.to_owned(),
            Event::GameOver { winner: Some(winner) } => fill(says.won, &[self.who(*winner)]),
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
        let told = fill(text, &[self.who(seat), self.card(kind), there]);
        match from {
            Origin::Hand => told,
            Origin::Deck => fill(says.from_deck, &[&told]),
            Origin::Pile => fill(says.from_pile, &[&told]),
        }
    }

    fn tell_round(
        &self,
        round: u8,
        totals: [u16; 2],
        winner: Option<Seat>,
        by_nilfgaard: bool,
    ) -> String {
        let says = &self.words.event;
        let [first, second] = totals.map(|total| total.to_string());
        let names = [self.who(Seat(0)), self.who(Seat(1))];
        let counted =
            fill(says.round_ended, &[&round.to_string(), names[0], &first, names[1], &second]);
        let verdict = match winner {
            None => says.round_tied.to_owned(),
            Some(seat) if by_nilfgaard => fill(says.round_nilfgaard, &[self.who(seat)]),
            Some(seat) => fill(says.round_won, &[self.who(seat)]),
        };
        format!("{counted} {verdict}")
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
        assert_eq!(told, "Round 2 ended: Ann 31, Bob 40. Bob won it.");
    }
}
