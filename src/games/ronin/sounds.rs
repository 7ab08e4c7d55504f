//! What the events of a game sound like: a table, one line for each. Pure.

use ::ronin::Event;
use tabletop::{Seat, Table, Viewer};

use crate::sound::{Sound, verdict};

/// What is heard of the moves made since that one.
pub fn since(table: &dyn Table, since: usize, viewer: Viewer) -> Vec<Sound> {
    let steps = super::session(table).line_from(since + 1);
    let steps = steps.take(table.ply().saturating_sub(since));
    let events = steps.flat_map(|step| step.entries).filter_map(|entry| entry.seen_by(viewer));
    let ends = |winner| verdict(table, winner, [Sound::Won, Sound::Lost, Sound::RoundTied]);
    let mut heard: Vec<Sound> = events.filter_map(|event| of(event, &ends)).collect();
    // What happens to every chair in turn is heard once.
    heard.dedup();
    heard
}

fn of(event: &Event, ends: &dyn Fn(Option<Seat>) -> Sound) -> Option<Sound> {
    let sound = match event {
        Event::TeaPassed { .. } => Sound::Tea,
        Event::ChapterBegan { .. } => Sound::Bell,
        Event::ChapterCardDrawn { .. }
        | Event::OfferFilled { .. }
        | Event::RowFilled { .. }
        | Event::QuestScored { .. } => Sound::Scroll,
        Event::RowTaken { .. }
        | Event::TopDrawn { .. }
        | Event::CardDrawn { .. }
        | Event::CharactersDrawn { .. }
        | Event::BoardsDrawn { .. } => Sound::Draw,
        Event::Played { .. }
        | Event::BoardLaid { .. }
        | Event::AutomaLaid { .. }
        | Event::CharacterTaken { .. }
        | Event::Discarded { .. }
        | Event::RowDiscarded { .. }
        | Event::Chosen { .. } => Sound::Lay,
        Event::Salvaged { .. }
        | Event::Kept { .. }
        | Event::Shown { .. }
        | Event::HandShown { .. } => Sound::Lift,
        Event::Reshuffled { .. } => Sound::Shuffle,
        Event::EffectResolved { level: 0, .. } => return None,
        Event::EffectResolved { .. }
        | Event::VpGained { .. }
        | Event::XpGained { .. }
        | Event::ChapterScored { .. }
        | Event::ExperienceScored { .. }
        | Event::CooperationScored { .. } => Sound::Count,
        Event::SymbolLost { .. } => Sound::Hit,
        Event::SymbolsGained { .. } | Event::BonusTaken { .. } => Sound::Coin,
        Event::TrackMoved { .. } => Sound::Pass,
        Event::AbilityUsed { .. } | Event::AbilityGiven { .. } | Event::Mended { .. } => {
            Sound::Bond
        }
        Event::AbilityUnlocked { .. } | Event::AbilityRenewed { .. } => Sound::Medic,
        Event::Ended { winner } => ends(*winner),
        Event::InitiativeSet { .. } | Event::TurnBegan { .. } => return None,
    };
    Some(sound)
}

#[cfg(test)]
mod tests {
    use ::ronin::{Ronin, Setup};
    use tabletop::{Game, Rng, Seed, Session, Status};

    use super::*;

    /// A whole game at random: tea, scroll and bell are heard in it, and its end at its end.
    #[test]
    fn a_game_is_heard() {
        let mut table = Session::<Ronin>::new(Setup::for_players(2), Seed::new(5)).unwrap();
        let mut rng = Rng::from_u64(5);
        let mut heard = Vec::new();
        while let Status::Awaiting { seat, .. } = table.game().status() {
            let before = table.ply();
            let legal = table.game().legal();
            table.choose(&legal[rng.index(legal.len())]).unwrap();
            heard.extend(since(&table, before, Viewer::Seat(seat)));
        }
        for sound in [Sound::Tea, Sound::Scroll, Sound::Bell, Sound::Lay, Sound::Count] {
            assert!(heard.contains(&sound), "{sound:?} is not heard");
        }
        assert!(matches!(heard.last(), Some(Sound::Won | Sound::RoundTied)), "{:?}", heard.last());
    }
}
