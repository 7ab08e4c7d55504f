//! Which cards are bought and which options are taken.

use old_world::world::action_card::Card;
use old_world::world::slug::Slug;
use old_world::world::story::{Side, Story};

use super::played::Played;
use crate::share::Share;

/// Of the games in which a card lay in the market: in how many it was bought, and how often whoever
/// bought it won, beside the share that chance would give him.
pub fn print_market(played: &[Played]) {
    println!("\n## Market\n\n| card | offered | bought | wins of the buyer | beside chance |");
    println!("|---|---:|---:|---:|---:|");
    let mut rows: Vec<(f64, String)> =
        Card::market().map(|card| market_row(card, played)).collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    for (_, row) in rows {
        println!("{row}");
    }
}

fn market_row(card: Card, played: &[Played]) -> (f64, String) {
    let mut bought = Share::default();
    let mut wins = Share::default();
    let mut chance = 0.0;
    for game in played.iter().filter(|game| game.offered.contains(&card)) {
        let buyer = game.bought.iter().find(|(own, _)| *own == card).map(|(_, buyer)| *buyer);
        bought.add(2 * u32::from(buyer.is_some()));
        if let Some(buyer) = buyer {
            wins.add(2 * u32::from(game.winner == Some(buyer)));
            chance += 100.0 / game.schools.len() as f64;
        }
    }
    let edge = wins.percent() - chance / f64::from(wins.games.max(1));
    let row = format!("| {} | {} | {bought} | {wins} | {edge:+.1} |", card.slug(), bought.games);
    (bought.percent(), row)
}

/// Of the times both options could be chosen: how often A was.
pub fn print_options(played: &[Played]) {
    println!("\n## Stories\n\n| card | times | option A |\n|---|---:|---:|");
    let mut rows: Vec<(f64, String)> = Vec::new();
    for story in Story::every().filter(|story| story.options().is_some()) {
        let mut share = Share::default();
        let chosen = played.iter().flat_map(|game| &game.options);
        for (_, side) in chosen.filter(|(own, _)| *own == story) {
            share.add(2 * u32::from(*side == Side::A));
        }
        let row = format!("| {} | {} | {share} |", story.slug(), share.games);
        rows.push((share.percent(), row));
    }
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    for (_, row) in rows {
        println!("{row}");
    }
}
