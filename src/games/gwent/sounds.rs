//! What the events of a match sound like (§6 of the design): a table, one line for each. Pure.

use ::gwent::{Ability, Card, Event, Special, Weather};
use tabletop::{Seat, Table, Viewer};

use crate::sound::{Sound, verdict};

/// More of a band are not heard.
const BAND: usize = 7;

/// What is heard of the moves made since that one.
pub fn since(table: &dyn Table, since: usize, viewer: Viewer) -> Vec<Sound> {
    let steps = super::session(table).line_from(since + 1);
    let steps = steps.take(table.ply().saturating_sub(since));
    let events: Vec<&Event> =
        (steps.flat_map(|step| step.entries)).filter_map(|entry| entry.seen_by(viewer)).collect();
    let ends = |winner, sounds| verdict(table, winner, sounds);
    let mut heard: Vec<Sound> = events.iter().flat_map(|event| of(event, &ends)).collect();
    if events.iter().any(|event| counts_anew(event)) {
        heard.push(Sound::Count);
    }
    heard
}

/// How an end sounds to those who listen.
type Ends<'a> = &'a dyn Fn(Option<Seat>, [Sound; 3]) -> Sound;

fn of(event: &Event, ends: Ends<'_>) -> Vec<Sound> {
    match event {
        Event::CoinTossed { .. } => vec![Sound::Coin],
        Event::Drew { .. } | Event::Exchanged { .. } => vec![Sound::Draw],
        Event::Played { card, .. } => played(*card),
        Event::Mustered { cards, .. } => vec![Sound::Drum; cards.len().min(BAND)],
        Event::Revived { .. } => vec![Sound::Medic],
        Event::Scorched { units, .. } if !units.is_empty() => vec![Sound::Scorch],
        Event::Transformed { .. } => vec![Sound::Drum],
        Event::WeatherCleared { .. } => vec![Sound::Clear],
        Event::RowDoubled { .. } => vec![Sound::Horn],
        Event::TookBack { .. }
        | Event::TookFromPile { .. }
        | Event::TookFromDeck { .. }
        | Event::HandSeen { .. } => vec![Sound::Lift],
        Event::Placed { .. }
        | Event::LeaderUsed { .. }
        | Event::Discarded { .. }
        | Event::Moved { .. }
        | Event::Stayed { .. } => vec![Sound::Lay],
        Event::PileReturned { .. } | Event::Shuffled { .. } | Event::Cleared => {
            vec![Sound::Shuffle]
        }
        Event::Passed { .. } => vec![Sound::Pass],
        Event::RoundEnded { winner, .. } => {
            vec![ends(*winner, [Sound::RoundWon, Sound::RoundLost, Sound::RoundTied])]
        }
        Event::TokenLost { .. } => vec![Sound::Gem],
        Event::GameOver { winner } => {
            vec![ends(*winner, [Sound::Won, Sound::Lost, Sound::RoundTied])]
        }
        Event::LeaderFailed { .. } => vec![Sound::Refused],
        Event::Scorched { .. }
        | Event::LeadersShown { .. }
        | Event::StarterChosen { .. }
        | Event::ExchangeFinished { .. }
        | Event::RoundStarted { .. } => Vec::new(),
    }
}

/// A card is laid, and then heard for what it does; what it burns or calls has an event of its own.
fn played(card: Card) -> Vec<Sound> {
    let own = match card.kind.special() {
        Some(Special::Horn) => Some(Sound::Horn),
        Some(Special::Weather(Weather::Frost)) => Some(Sound::Frost),
        Some(Special::Weather(Weather::Fog)) => Some(Sound::Fog),
        Some(Special::Weather(Weather::Rain | Weather::Storm)) => Some(Sound::Rain),
        Some(
            Special::Weather(Weather::Clear)
            | Special::Decoy
            | Special::Scorch
            | Special::Mardroeme,
        ) => None,
        None => card.kind.abilities().iter().find_map(|ability| match ability {
            Ability::Spy => Some(Sound::Spy),
            Ability::TightBond => Some(Sound::Bond),
            Ability::Horn => Some(Sound::Horn),
            Ability::Muster(_)
            | Ability::Medic
            | Ability::Morale
            | Ability::ScorchRow
            | Ability::ScorchField
            | Ability::Berserker { .. }
            | Ability::Mardroeme
            | Ability::Avenger { .. }
            | Ability::Agile => None,
        }),
    };
    [Sound::Lay].into_iter().chain(own).collect()
}

/// Do the counters roll after it?
const fn counts_anew(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::Placed { .. }
            | Event::Mustered { .. }
            | Event::TookBack { .. }
            | Event::Scorched { .. }
            | Event::Transformed { .. }
            | Event::WeatherCleared { .. }
            | Event::RowDoubled { .. }
            | Event::Moved { .. }
    )
}

#[cfg(test)]
mod tests {
    use ::gwent::{Gwent, Kind, Preset, Setup};
    use tabletop::{Control, Game, Level, Player, Rng, Seed, Session, Status};

    use super::*;

    fn card(slug: &str) -> Card {
        Card { kind: Kind::from_slug(slug).unwrap(), owner: Seat(0) }
    }

    #[test]
    fn cards_are_heard_for_what_they_do() {
        for (slug, own) in [
            ("biting-frost", Some(Sound::Frost)),
            ("impenetrable-fog", Some(Sound::Fog)),
            ("torrential-rain", Some(Sound::Rain)),
            ("commanders-horn", Some(Sound::Horn)),
            ("scorch", None),
            ("blue-stripes-commando", Some(Sound::Bond)),
            ("prince-stennis", Some(Sound::Spy)),
        ] {
            let expected: Vec<Sound> = [Sound::Lay].into_iter().chain(own).collect();
            assert_eq!(played(card(slug)), expected, "{slug}");
        }
    }

    #[test]
    fn a_band_drums_and_nobody_burnt_is_silent() {
        let tied = |_: Option<Seat>, [_, _, tied]: [Sound; 3]| tied;
        let band = Event::Mustered { seat: Seat(0), cards: vec![card("ghoul"); 12] };
        assert_eq!(of(&band, &tied), [Sound::Drum; BAND]);
        let vain = Event::Scorched { seat: Seat(0), units: Vec::new(), strength: 0 };
        assert_eq!(of(&vain, &tied), []);
    }

    /// A whole match at random: every move is heard, its end as the person at the screen has played.
    #[test]
    fn every_move_of_a_match_is_heard_and_its_end_is_ours() {
        let mut table =
            Session::<Gwent>::new(Setup::between(Preset::ALL[0], Preset::ALL[1]), Seed::new(7))
                .unwrap();
        let bot =
            Player { control: Control::Bot(Level::Random), ..table.players()[Seat(1)].clone() };
        table.set_player(Seat(1), bot);
        let mut rng = Rng::from_u64(7);
        let mut heard = Vec::new();
        while let Status::Awaiting { .. } = table.game().status() {
            let before = table.ply();
            let legal = table.game().legal();
            table.choose(&legal[rng.index(legal.len())]).unwrap();
            heard = since(&table, before, Viewer::Seat(Seat(0)));
        }
        let Status::Over(outcome) = table.game().status() else { unreachable!("it is over") };
        let expected = match outcome.winners().as_slice() {
            [Seat(0)] => Sound::Won,
            [Seat(1)] => Sound::Lost,
            _ => Sound::RoundTied,
        };
        assert!(heard.contains(&expected), "{heard:?}: {outcome:?}");
        assert!(heard.contains(&Sound::Gem), "{heard:?}");
    }
}
