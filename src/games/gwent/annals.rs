//! What is told of a match after its end, and what a day's challenge deals. Pure.

use ::gwent::{Choice, DrawCause, Event, Gwent, Kind};
use tabletop::{Form, Game, Log, Player, Seat, Session, Viewer};

use super::names::Called;
use super::{board, reasons, told};
use crate::daily::Dice;
use crate::i18n::Lang;

/// What each round cost: gems, and what the factions made of its end.
pub fn costs(session: &Session<Gwent>, names: &[String], lang: Lang) -> Vec<String> {
    let mut costs = Vec::new();
    for step in session.line() {
        let seen = step.entries.iter().filter_map(|entry| entry.seen_by(Viewer::Spectator));
        let mut told = Vec::new();
        let mut is_end = false;
        for event in seen {
            is_end |= matches!(event, Event::RoundEnded { .. });
            let counts = matches!(
                event,
                Event::TokenLost { .. }
                    | Event::Stayed { .. }
                    | Event::Drew { cause: DrawCause::NorthernRealms, .. }
                    | Event::Placed { .. }
            );
            if is_end && counts {
                told.push(told::sentence(event, names, lang));
            }
        }
        if is_end {
            costs.push(told.join(" "));
        }
    }
    costs
}

/// The strongest unit of the match, cards left in the hands, leaders used.
pub fn facts(session: &Session<Gwent>, lang: Lang) -> Vec<(String, String)> {
    let says = lang.annals();
    let end = session.game();
    let near = session.players().values().position(Player::is_human).unwrap_or_default();
    let seats = [near, 1 - near].map(|seat| Seat(u8::from(seat == 1)));
    let view = end.view(Viewer::Referee);
    let [own, other] = seats.map(|seat| end.hand(seat).len());
    let [led, they_led] = seats.map(|seat| u8::from(view.side(seat).leader_used));
    let strongest = strongest(session)
        .map(|(kind, value)| (says.strongest.to_owned(), format!("{}, {value}", kind.name(lang))));
    let counted = [
        (says.unplayed.to_owned(), format!("{own} : {other}")),
        (says.leaders.to_owned(), format!("{led} : {they_led}")),
    ];
    strongest.into_iter().chain(counted).collect()
}

fn strongest(session: &Session<Gwent>) -> Option<(Kind, u16)> {
    let mut game = session.position(session.node_at(0));
    let mut best = None::<(Kind, u16)>;
    for step in session.line() {
        if let Some((_, choice)) = step.made {
            game.play(choice, &mut Log::muted());
        }
        for (placed, value) in [Seat(0), Seat(1)].into_iter().flat_map(|seat| game.strengths(seat))
        {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((placed.card.kind, value));
            }
        }
    }
    best
}

/// A choice after so many moves.
fn choice_at(session: &Session<Gwent>, ply: usize, place: usize) -> Option<(Gwent, Choice)> {
    let game = session.position(session.node_at(ply));
    let choice = *game.legal().get(place)?;
    Some((game, choice))
}

/// The card a choice is about.
pub fn piece(session: &Session<Gwent>, ply: usize, place: usize) -> Option<String> {
    let (_, choice) = choice_at(session, ply, place)?;
    let kind = match choice {
        Choice::Play { card, .. } | Choice::Discard(card) => card.kind,
        Choice::Exchange(kind) | Choice::Pick(kind) => kind,
        Choice::GoFirst
        | Choice::GoSecond
        | Choice::Keep
        | Choice::Leader
        | Choice::Pass
        | Choice::Place(_) => return None,
    };
    Some(board::card::picture(kind, "gw-unit"))
}

/// Why a choice would have been good: what it changes at once, and what it makes of the totals.
pub fn why(session: &Session<Gwent>, ply: usize, place: usize, lang: Lang) -> Option<String> {
    let (game, choice) = choice_at(session, ply, place)?;
    let said = reasons::why(&game, choice, lang);
    let first = said.first()?;
    Some(match said.last().filter(|last| *last != first) {
        Some(last) => format!("{first} {last}"),
        None => first.clone(),
    })
}

/// The decks a day's challenge is played with, in an order that never changes: what the dice have chosen once they choose
/// for ever.
const DECKS: [&str; 10] = [
    "monsters-starter",
    "monsters-wild-hunt",
    "nilfgaard-starter",
    "nilfgaard-intrigue",
    "northern-realms-starter",
    "northern-realms-siege",
    "scoiatael-starter",
    "scoiatael-mahakam",
    "skellige-starter",
    "skellige-vildkaarls",
];

/// The decks of two different factions.
pub fn daily(dice: &mut Dice) -> Form {
    let factions = dice.pair(DECKS.len() / 2);
    let [own, other] = factions.map(|faction| DECKS[2 * faction + dice.pick(2)].to_owned());
    Form::of(2, [("deck.1".to_owned(), own), ("deck.2".to_owned(), other)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::{Preset, Setup};
    use tabletop::{Seed, Status};

    fn played(seed: u64) -> Session<Gwent> {
        let setup = Setup::between(Preset::ALL[0], Preset::ALL[4]);
        let mut session = Session::<Gwent>::new(setup, Seed::new(seed)).unwrap();
        let mut at = 0;
        while let Status::Awaiting { .. } = session.game().status() {
            at += 1;
            let count = session.game().legal().len();
            session.choose_at((at * 7 + 3) % count).unwrap();
        }
        session
    }

    #[test]
    fn every_deck_of_a_challenge_is_there() {
        for pair in DECKS.chunks(2) {
            let factions =
                pair.iter().map(|slug| Preset::from_slug(slug).expect(slug).deck().faction());
            let factions: Vec<_> = factions.collect();
            assert_eq!(factions[0], factions[1], "{pair:?}");
        }
    }

    #[test]
    fn a_match_is_told_with_its_costs_and_facts() {
        let names = ["Ves".to_owned(), "Iorveth".to_owned()];
        for seed in 1..6 {
            let session = played(seed);
            for lang in Lang::ALL {
                let costs = costs(&session, &names, lang);
                assert_eq!(costs.len(), session.game().results().len());
                assert!(
                    costs.iter().all(|cost| !cost.is_empty()),
                    "every round costs somebody a gem"
                );
                assert_eq!(facts(&session, lang).len(), 3);
            }
        }
    }

    #[test]
    fn a_decision_shows_its_card_and_why() {
        let session = played(2);
        let mut shown = 0;
        for ply in 0..session.line_len() {
            let game = session.position(session.node_at(ply));
            for (place, choice) in game.legal().iter().enumerate() {
                let is_card = matches!(choice, Choice::Play { .. } | Choice::Exchange(_));
                assert_eq!(
                    piece(&session, ply, place).is_some(),
                    is_card || matches!(choice, Choice::Pick(_) | Choice::Discard(_))
                );
                shown += usize::from(why(&session, ply, place, Lang::En).is_some());
            }
        }
        assert!(shown > 20);
    }
}
