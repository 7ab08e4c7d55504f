//! What Gwent's golden games must show: every question, answer and event, every ability, special
//! card and leader, and every way to end.

use std::collections::BTreeSet;

use gwent::{
    Ability, Choice, Decision, DrawCause, Event, Gwent, Pick, Place, PlaceCause, Return, Special,
    Weather,
};
use tabletop::{Game, Status};

use super::GwentSubject;
use crate::golden::Covered;

impl Covered for GwentSubject {
    fn wanted() -> Vec<&'static str> {
        WANTED.to_vec()
    }

    fn decision(decision: &Decision) -> &'static str {
        match decision {
            Decision::WhoStarts => "decision who starts",
            Decision::Exchange => "decision exchange",
            Decision::Turn => "decision turn",
            Decision::PlaceUnit { cause: Return::Medic, .. } => "decision place a revived unit",
            Decision::PlaceUnit { cause: Return::Skellige { .. }, .. } => {
                "decision place a unit that came home"
            }
            Decision::Revive => "decision revive",
            Decision::PlaceMardroeme => "decision place a mardroeme",
            Decision::Pick(Pick::OwnPile) => "decision pick from the own pile",
            Decision::Pick(Pick::TheirPile) => "decision pick from their pile",
            Decision::Pick(Pick::Cost { .. }) => "decision pick a cost",
            Decision::Pick(Pick::Deck) => "decision pick from the deck",
            Decision::Pick(Pick::Weather) => "decision pick weather",
            Decision::Pick(Pick::Namesake) => "decision pick a namesake",
        }
    }

    fn choice(choice: &Choice) -> &'static str {
        match choice {
            Choice::GoFirst => "choice go first",
            Choice::GoSecond => "choice go second",
            Choice::Exchange(_) => "choice exchange",
            Choice::Keep => "choice keep",
            Choice::Play { place: Place::Row(_), .. } => "choice play into a row",
            Choice::Play { place: Place::On { .. }, .. } => "choice play on a unit",
            Choice::Play { place: Place::Table, .. } => "choice play on the table",
            Choice::Leader => "choice leader",
            Choice::Pass => "choice pass",
            Choice::Pick(_) => "choice pick",
            Choice::Discard(_) => "choice discard",
            Choice::Place(_) => "choice place",
        }
    }

    fn event(event: &Event) -> &'static str {
        match event {
            Event::LeadersShown { .. } => "event leaders shown",
            Event::CoinTossed { .. } => "event coin tossed",
            Event::StarterChosen { .. } => "event starter chosen",
            Event::Drew { cause: DrawCause::Deal, .. } => "event drew the hand",
            Event::Drew { cause: DrawCause::Spy, .. } => "event drew by a spy",
            Event::Drew { cause: DrawCause::NorthernRealms, .. } => "event drew by the north",
            Event::Exchanged { .. } => "event exchanged",
            Event::ExchangeFinished { .. } => "event exchange finished",
            Event::RoundStarted { .. } => "event round started",
            Event::Played { .. } => "event played",
            Event::Placed { cause: PlaceCause::Avenger, .. } => "event placed as an avenger",
            Event::Placed { cause: PlaceCause::Skellige, .. } => "event placed by skellige",
            Event::Mustered { .. } => "event mustered",
            Event::Revived { random: false, .. } => "event revived",
            Event::Revived { random: true, .. } => "event revived at random",
            Event::TookBack { .. } => "event took back",
            Event::Scorched { .. } => "event scorched",
            Event::Transformed { .. } => "event transformed",
            Event::WeatherCleared { .. } => "event weather cleared",
            Event::LeaderUsed { .. } => "event leader used",
            Event::LeaderFailed { .. } => "event leader failed",
            Event::RowDoubled { .. } => "event row doubled",
            Event::TookFromPile { .. } => "event took from a pile",
            Event::TookFromDeck { .. } => "event took from the deck",
            Event::Discarded { .. } => "event discarded",
            Event::HandSeen { .. } => "event hand seen",
            Event::Moved { .. } => "event moved",
            Event::PileReturned { .. } => "event pile returned",
            Event::Shuffled { .. } => "event shuffled",
            Event::Passed { forced: false, .. } => "event passed",
            Event::Passed { forced: true, .. } => "event passed, forced",
            Event::RoundEnded { winner: None, .. } => "event round tied",
            Event::RoundEnded { by_nilfgaard: true, .. } => "event round won by nilfgaard",
            Event::RoundEnded { .. } => "event round won",
            Event::TokenLost { .. } => "event token lost",
            Event::Stayed { .. } => "event stayed",
            Event::Cleared => "event cleared",
            Event::GameOver { .. } => "event game over",
        }
    }

    fn shown(_end: &Gwent, events: &[&Event]) -> BTreeSet<&'static str> {
        events.iter().flat_map(|event| shown_by(event)).collect()
    }

    /// GW-OVER-3.
    fn ending(game: &Gwent) -> &'static str {
        let Status::Over(outcome) = game.status() else { return "no ending" };
        let ties = game.results().iter().filter(|result| result.winner.is_none()).count();
        match (game.results().len(), ties, outcome.winners().len()) {
            (2, 0, _) => "ending by two rounds won",
            (2, 1, _) => "ending by a round won and one tied",
            (2, _, _) => "ending by two rounds tied",
            (_, _, 1) => "ending by three rounds",
            _ => "ending by a third round tied",
        }
    }
}

fn shown_by(event: &Event) -> Vec<&'static str> {
    match event {
        Event::LeadersShown { leaders } => {
            let passive = leaders.iter().filter(|leader| leader.effect().is_passive());
            passive.map(|leader| leader.slug()).collect()
        }
        Event::LeaderUsed { leader, .. } => vec![leader.slug()],
        Event::Played { card, .. } => match card.kind.special() {
            Some(special_card) => vec![special(special_card)],
            None => card.kind.abilities().iter().map(ability).collect(),
        },
        _ => Vec::new(),
    }
}

const fn special(special: Special) -> &'static str {
    match special {
        Special::Decoy => "special decoy",
        Special::Horn => "special horn",
        Special::Scorch => "special scorch",
        Special::Mardroeme => "special mardroeme",
        Special::Weather(Weather::Frost) => "special frost",
        Special::Weather(Weather::Fog) => "special fog",
        Special::Weather(Weather::Rain) => "special rain",
        Special::Weather(Weather::Storm) => "special storm",
        Special::Weather(Weather::Clear) => "special clear weather",
    }
}

const fn ability(ability: &Ability) -> &'static str {
    match ability {
        Ability::Muster(_) => "ability muster",
        Ability::Medic => "ability medic",
        Ability::Spy => "ability spy",
        Ability::TightBond => "ability tight bond",
        Ability::Morale => "ability morale",
        Ability::Horn => "ability horn",
        Ability::ScorchRow => "ability scorch a row",
        Ability::ScorchField => "ability scorch the field",
        Ability::Berserker { .. } => "ability berserker",
        Ability::Mardroeme => "ability mardroeme",
        Ability::Avenger { .. } => "ability avenger",
        Ability::Agile => "ability agile",
    }
}

/// Everything that must be shown.
const WANTED: &[&str] = &[
    "decision who starts",
    "decision exchange",
    "decision turn",
    "decision place a revived unit",
    "decision place a unit that came home",
    "decision revive",
    "decision place a mardroeme",
    "decision pick from the own pile",
    "decision pick from their pile",
    "decision pick a cost",
    "decision pick from the deck",
    "decision pick weather",
    "decision pick a namesake",
    "choice go first",
    "choice go second",
    "choice exchange",
    "choice keep",
    "choice play into a row",
    "choice play on a unit",
    "choice play on the table",
    "choice leader",
    "choice pass",
    "choice pick",
    "choice discard",
    "choice place",
    "event leaders shown",
    "event coin tossed",
    "event starter chosen",
    "event drew the hand",
    "event drew by a spy",
    "event drew by the north",
    "event exchanged",
    "event exchange finished",
    "event round started",
    "event played",
    "event placed as an avenger",
    "event placed by skellige",
    "event mustered",
    "event revived",
    "event revived at random",
    "event took back",
    "event scorched",
    "event transformed",
    "event weather cleared",
    "event leader used",
    "event leader failed",
    "event row doubled",
    "event took from a pile",
    "event took from the deck",
    "event discarded",
    "event hand seen",
    "event moved",
    "event pile returned",
    "event shuffled",
    "event passed",
    "event passed, forced",
    "event round tied",
    "event round won by nilfgaard",
    "event round won",
    "event token lost",
    "event stayed",
    "event cleared",
    "event game over",
    "ending by two rounds won",
    "ending by a round won and one tied",
    "ending by two rounds tied",
    "ending by three rounds",
    "ending by a third round tied",
    "special decoy",
    "special horn",
    "special scorch",
    "special mardroeme",
    "special frost",
    "special fog",
    "special rain",
    "special storm",
    "special clear weather",
    "ability muster",
    "ability medic",
    "ability spy",
    "ability tight bond",
    "ability morale",
    "ability horn",
    "ability scorch a row",
    "ability scorch the field",
    "ability berserker",
    "ability mardroeme",
    "ability avenger",
    "ability agile",
    "eredin-the-treacherous",
    "eredin-bringer-of-death",
    "eredin-commander-of-the-red-riders",
    "eredin-destroyer-of-worlds",
    "eredin-king-of-the-wild-hunt",
    "emhyr-his-imperial-majesty",
    "emhyr-invader-of-the-north",
    "emhyr-the-emperor-of-nilfgaard",
    "emhyr-the-relentless",
    "emhyr-the-white-flame",
    "foltest-king-of-temeria",
    "foltest-lord-commander-of-the-north",
    "foltest-son-of-medell",
    "foltest-the-siegemaster",
    "foltest-the-steel-forged",
    "francesca-daisy-of-the-valley",
    "francesca-hope-of-the-aen-seidhe",
    "francesca-pureblood-elf",
    "francesca-queen-of-dol-blathanna",
    "francesca-the-beautiful",
    "arnjolf-the-patricide",
    "crach-an-craite",
    "eist-tuirseach",
    "harald-an-craite-the-cripple",
    "king-bran",
];
