//! What the events of a game sound like: a table, one line for each. Pure.

use ::old_world::versus::Event;
use ::old_world::wild_hunt::HuntEvent;
use tabletop::{Seat, Table, Viewer};

use crate::sound::{Sound, verdict};

/// What is heard of the events of these moves.
pub fn of_all<'a>(
    table: &dyn Table,
    viewer: Viewer,
    entries: impl Iterator<Item = &'a tabletop::Entry<Event>>,
) -> Vec<Sound> {
    let ends = |winner, sounds| verdict(table, Some(winner), sounds);
    let events = entries.filter_map(|entry| entry.seen_by(viewer));
    let mut heard: Vec<Sound> = events.filter_map(|event| of(event, &ends)).collect();
    // Three cards of one kind laid at once are heard once.
    heard.dedup();
    heard
}

fn of(event: &Event, ends: &dyn Fn(Seat, [Sound; 3]) -> Sound) -> Option<Sound> {
    let sound = match event {
        Event::DiceRolled { .. } | Event::DieRolled { .. } => Sound::Dice,
        Event::GoldChanged { .. } | Event::PokerWon { .. } | Event::BetPlaced { .. } => Sound::Coin,
        Event::PotionsGained { .. } | Event::PotionDiscarded { .. } => Sound::Tea,
        Event::CardsDrawn { .. } | Event::PoolMade { .. } | Event::LifeDeckMade { .. } => {
            Sound::Draw
        }
        Event::DeckShuffled { .. } | Event::StoriesShuffled { .. } => Sound::Shuffle,
        Event::CardDiscarded { .. }
        | Event::CardDestroyed { .. }
        | Event::CardLaid { .. }
        | Event::MarketCleared { .. }
        | Event::StorySpent { .. } => Sound::Lay,
        Event::CardTaken { .. }
        | Event::CardBought { .. }
        | Event::CardRegained { .. }
        | Event::AttackRevealed { .. }
        | Event::HalfSwitched { .. }
        | Event::Peeked { .. } => Sound::Lift,
        Event::Moved { .. } | Event::MonsterAppeared { .. } | Event::FightBegan { .. } => {
            Sound::Drum
        }
        Event::StoryDrawn { .. } | Event::QuestTaken { .. } | Event::StoryKept { .. } => {
            Sound::Scroll
        }
        Event::DamageDealt { .. } | Event::PoolLost { .. } | Event::ShortFightFought { .. } => {
            Sound::Hit
        }
        Event::MonsterKilled { .. } | Event::MonsterDriven { .. } | Event::KnockedOut { .. } => {
            Sound::Fall
        }
        Event::ComboLaid { .. }
        | Event::TrailGained { .. }
        | Event::AttributeChanged { .. }
        | Event::ShieldChanged { .. }
        | Event::PowerUsed { .. } => Sound::Bond,
        Event::Meditated { .. } => Sound::Bell,
        Event::LevelReached { .. }
        | Event::QuestDone { .. }
        | Event::TrophyWon { .. }
        | Event::BetWon { .. } => Sound::Medic,
        Event::FightLost { seat } => {
            // Whoever loses it, it is lost for those who play him.
            ends(*seat, [Sound::RoundLost, Sound::Pass, Sound::Pass])
        }
        Event::DuelWon { seat, .. } => {
            ends(*seat, [Sound::RoundWon, Sound::RoundLost, Sound::RoundTied])
        }
        Event::GameWon { seat } => ends(*seat, [Sound::Won, Sound::Lost, Sound::RoundTied]),
        Event::Hunt(event) => return of_hunt(event),
        Event::GameBegan { .. }
        | Event::BoardChosen { .. }
        | Event::LairsOpened { .. }
        | Event::TurnBegan { .. }
        | Event::Acted { .. }
        | Event::DrawReckoned { .. }
        | Event::MarketRefilled { .. }
        | Event::CardPassedOver { .. }
        | Event::TrackingBegan { .. }
        | Event::TrackingDone { .. }
        | Event::TrailsCleared { .. }
        | Event::PokerBegan { .. }
        | Event::OptionChosen { .. }
        | Event::ReputationReached { .. }
        | Event::CombatTurnBegan { .. }
        | Event::AttackChosen { .. }
        | Event::Arranged { .. }
        | Event::TavernClosed { .. } => return None,
    };
    Some(sound)
}

fn of_hunt(event: &HuntEvent) -> Option<Sound> {
    match event {
        HuntEvent::RoundBegan { .. } => Some(Sound::Bell),
        HuntEvent::RiderCame { .. } => Some(Sound::Horn),
        HuntEvent::HoundStruck { .. } | HuntEvent::MarkStruck { .. } => Some(Sound::Hit),
        HuntEvent::HoundBeaten { .. } => Some(Sound::Fall),
        HuntEvent::CoinFlipped { .. } => Some(Sound::Coin),
        HuntEvent::ExchangeMade { .. } => Some(Sound::Bond),
        _ => None, // tidy: listens: for what can be heard at a table
    }
}

#[cfg(test)]
mod tests {
    use ::old_world::world::poker::Dice;

    use super::*;

    #[test]
    fn dice_coins_and_ends_are_heard() {
        let won = |_: Seat, [won, ..]: [Sound; 3]| won;
        let heard = |event: Event| of(&event, &won);
        assert_eq!(heard(Event::DieRolled { seat: Seat(0), face: 3 }), Some(Sound::Dice));
        let dice = Event::DiceRolled { own: true, dice: Dice([1, 2, 3, 4, 5]) };
        assert_eq!(heard(dice), Some(Sound::Dice));
        let gold = Event::GoldChanged { seat: Seat(0), by: -2, now: 3 };
        assert_eq!(heard(gold), Some(Sound::Coin));
        assert_eq!(heard(Event::KnockedOut { seat: Seat(0) }), Some(Sound::Fall));
        assert_eq!(heard(Event::GameWon { seat: Seat(0) }), Some(Sound::Won));
        assert_eq!(heard(Event::TurnBegan { seat: Seat(0), turn: 1 }), None);
    }
}
