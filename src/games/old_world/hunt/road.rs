//! The round board: a road of seven or eight rounds to the last fight, and what each will bring. Pure.

use std::fmt::Write as _;

use ::old_world::versus::View;
use ::old_world::world::round_board::{Spawn, rounds, spawns};
use heraldry::Charge;

use super::super::names::{Voice, roman};
use super::words;
use crate::heraldry::draw;

/// A stone of the road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stone {
    /// From 1.
    pub round: u8,
    pub state: State,
    /// WH-BOARD-3: what appears at its end, and where.
    pub brings: Vec<Brings>,
    /// Is it the last fight?
    pub is_fight: bool,
}

/// How far the road has been gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Behind,
    Here,
    Ahead,
}

/// Something that will appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brings {
    /// WH-SPAWN-2: with the rider.
    Hound(u8),
    /// WH-SPAWN-4: on ground of the players' choice.
    Monster(u8),
    /// WH-SPAWN-6: where there is no room, so many shields for the rider instead, as things stand.
    Shields(u8),
}

/// The road.
pub fn road(view: &View) -> Vec<Stone> {
    let Some(hunt) = view.hunt.as_deref() else { return Vec::new() };
    let players = view.players.seats();
    let last = rounds(players);
    let full = view.lairs.iter().all(|lair| lair.monster.is_some());
    let stone = |round: u8| Stone {
        round,
        state: match round.cmp(&hunt.round) {
            std::cmp::Ordering::Less => State::Behind,
            std::cmp::Ordering::Equal => State::Here,
            std::cmp::Ordering::Greater => State::Ahead,
        },
        brings: if round == last {
            Vec::new()
        } else {
            let come = spawns(players, round).iter().map(|spawn| match *spawn {
                Spawn::Hound(level) => Brings::Hound(level),
                // Only of this round can be said now whether there is room.
                Spawn::Monster(level) if full && round == hunt.round => Brings::Shields(2 * level),
                Spawn::Monster(level) => Brings::Monster(level),
            });
            come.collect()
        },
        is_fight: round == last,
    };
    (1..=last).map(stone).collect()
}

/// The road as a list: stones with what they bring.
pub fn drawn(view: &View, voice: Voice<'_>) -> String {
    let mut html =
        format!(r#"<ol class="wh-road" aria-label="{}">"#, words::table(voice.lang).road);
    for stone in road(view) {
        let class = match stone.state {
            State::Behind => "wh-stone is-behind",
            State::Here => "wh-stone is-here",
            State::Ahead => "wh-stone",
        };
        let fight = if stone.is_fight { " wh-stone--fight" } else { "" };
        let now = if stone.state == State::Here { r#" aria-current="step""# } else { "" };
        let face = if stone.is_fight {
            draw::charge(Charge::Skull)
        } else {
            format!("<b>{}</b>", stone.round)
        };
        let icons: String = stone.brings.iter().map(|one| icon(*one)).collect();
        let told = said(&stone, voice);
        let _ = write!(
            html,
            r#"<li class="{class}{fight}"{now} title="{told}"><span class="wh-stone__face" aria-hidden="true">{face}</span><span class="wh-stone__brings" aria-hidden="true">{icons}</span><span class="sr-only">{told}</span></li>"#
        );
    }
    html.push_str("</ol>");
    html
}

fn icon(one: Brings) -> String {
    match one {
        Brings::Hound(level) => {
            format!(r#"<i class="wh-brings">{}{}</i>"#, draw::charge(Charge::Hound), roman(level))
        }
        Brings::Monster(level) => {
            format!(r#"<i class="wh-brings">{}{}</i>"#, draw::charge(Charge::Claw), roman(level))
        }
        Brings::Shields(count) => {
            format!(r#"<i class="wh-brings">{}+{count}</i>"#, draw::shape(heraldry::Shape::Shield))
        }
    }
}

/// A stone in words.
fn said(stone: &Stone, voice: Voice<'_>) -> String {
    let (say, table) = (&words::of(voice.lang).board, words::table(voice.lang));
    let come = if stone.is_fight {
        say.comes_fight.to_owned()
    } else if stone.brings.is_empty() {
        say.comes_nothing.to_owned()
    } else {
        let come = stone.brings.iter().map(|one| match *one {
            Brings::Hound(level) => voice.fill(table.hound_with_rider, &[roman(level)]),
            Brings::Monster(level) => voice.fill(table.monster_on_ground, &[roman(level)]),
            Brings::Shields(count) => voice.number(table.no_room, count),
        });
        come.collect::<Vec<_>>().join("; ")
    };
    match stone.state {
        State::Here => voice.fill(say.now_comes, &[&come]),
        State::Behind | State::Ahead => {
            voice.fill(say.then_comes, &[&stone.round.to_string(), &come])
        }
    }
}

#[cfg(test)]
mod tests {
    use ::old_world::wild_hunt::{Setup, WildHunt};
    use tabletop::{Game, Log, Rng, Seed, Status, Viewer};

    use super::*;

    /// WH-BOARD-1, WH-BOARD-2: eight stones for up to three, seven for more; one of them is here, the
    /// last is the fight, and what stands on the others is the round board's.
    #[test]
    fn the_road_is_the_round_board() {
        for players in 1..=5 {
            let setup = Setup::for_players(players);
            let mut game = WildHunt::start(&setup, Seed::new(3), &mut Log::muted()).unwrap();
            let mut rng = Rng::from_u64(5);
            let mut seen = Vec::new();
            while let Status::Awaiting { .. } = game.status() {
                let view = game.view(Viewer::Spectator);
                let road = road(&view);
                assert_eq!(road.len(), usize::from(rounds(players)));
                let here = road.iter().filter(|stone| stone.state == State::Here);
                let here: Vec<u8> = here.map(|stone| stone.round).collect();
                let round = view.hunt.as_ref().unwrap().round;
                assert_eq!(here, if round == 0 { vec![] } else { vec![round] });
                assert!(road.last().unwrap().is_fight);
                for stone in &road[..road.len() - 1] {
                    assert_eq!(stone.brings.len(), spawns(players, stone.round).len());
                }
                if !seen.contains(&round) {
                    seen.push(round);
                }
                let legal = game.legal();
                game.play(&legal[rng.index(legal.len())].clone(), &mut Log::muted());
            }
            assert!(seen.len() >= usize::from(rounds(players)), "{seen:?}");
        }
    }
}
