//! What moves when the table changes (§8 of the design): told from how it lay before, how it lies now,
//! and what has happened in between. Cards in sight travel by themselves ([`crate::stage`]); here is
//! said where the others went, along which road one goes, what is struck, turned, thrown and paid. Pure.

use ::old_world::versus::{Choice, Event, Foe};
use ::old_world::wild_hunt::HuntEvent;
use ::old_world::world::action_card::Card;
use ::old_world::world::poker::Dice;
use tabletop::{Seat, Table, Viewer};

use super::board::Board;
use super::map::{Stand, spot_of, stands, way};
use super::model::{At, Model};
use super::pieces::figure;
use super::sitting::heard;
use super::strip::piece;
use crate::stage::{
    APART, Cue, Gait, How, LOSE, NUDGE, PRESS, RISE, Report, SLIDE, SNAP, TUMBLE, TURN, point,
    steps,
};

/// More coins are not seen to be paid.
const COINS: usize = 4;

/// Where a card lies, as far as one may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Hand,
    Stall,
    Combo(Seat),
    Discard(Seat),
    Common,
    Removed,
}

/// How the table lies: what of it can be seen to move.
#[derive(Clone, Debug)]
struct Pose {
    us: Seat,
    active: Seat,
    stands: Vec<Option<Stand>>,
    cards: Vec<(Card, Lies)>,
    gold: Vec<usize>,
    /// The combo that lies near.
    combo: Vec<Card>,
    /// Who fights on the near side, what the foe has left, and what that side's deck has.
    fight: Option<(Seat, usize, usize)>,
    /// OW-POKER-3: the active player's dice, and the other's.
    dice: [Option<Dice>; 2],
    /// WH-MOVE-4: where the rider of a hunt stands.
    rider: Option<Stand>,
}

/// Looks at the table; what is given back looks again, once it has changed.
pub fn report(board: Board) -> Report {
    let before = board.model.with_untracked(pose);
    let ply = board.desk.try_with(Table::ply).unwrap_or_default();
    Box::new(move || {
        let after = board.model.with_untracked(pose);
        let told = board.desk.try_with(|table| {
            // What was taken back may still lie ahead.
            let steps = heard(table, ply + 1, table.ply(), Viewer::Seat(after.us));
            let events = steps.iter().flat_map(|step| step.events.iter().copied());
            let choices = steps.iter().filter_map(|step| step.made.map(|(_, choice)| choice));
            cues(&before, &after, &events.collect::<Vec<_>>(), &choices.collect::<Vec<_>>())
        });
        told.unwrap_or_default()
    })
}

fn pose(model: &Model) -> Pose {
    let view = &model.view;
    let mut cards: Vec<(Card, Lies)> = Vec::new();
    let mut lay = |some: &[Card], lies| cards.extend(some.iter().map(|card| (*card, lies)));
    lay(model.own().hand.as_deref().unwrap_or_default(), Lies::Hand);
    lay(&view.market.iter().flatten().copied().collect::<Vec<_>>(), Lies::Stall);
    for (seat, one) in view.players.iter() {
        lay(&one.discard, Lies::Discard(seat));
    }
    lay(&view.common_discard, Lies::Common);
    lay(&view.removed, Lies::Removed);
    let fight = view.fight.as_ref().filter(|_| super::fight::is_fought(view));
    let mut combo = Vec::new();
    let mut fought = None;
    if let Some(fight) = fight {
        for side in &fight.sides {
            let laid: Vec<Card> = side.combo.iter().map(|laid| laid.card).collect();
            lay(&laid, Lies::Combo(side.seat));
        }
        let near = fight.sides.iter().position(|side| side.seat == model.us).unwrap_or(0);
        combo = fight.sides[near].combo.iter().map(|laid| laid.card).collect();
        let cards = |at: usize| &view.players[fight.sides[at].seat];
        let left = match fight.foe {
            Foe::Monster(..) | Foe::Rider(_) => fight.pool,
            Foe::Witcher(_) => cards(1 - near).deck_count + cards(1 - near).hand_count,
        };
        fought = Some((fight.sides[near].seat, left, cards(near).deck_count));
    }
    let dice = view.poker.as_ref().map_or([None, None], |poker| [Some(poker.active), poker.other]);
    Pose {
        us: model.us,
        active: view.active,
        stands: stands(model),
        cards,
        gold: view.players.values().map(|one| usize::from(one.gold)).collect(),
        combo,
        fight: fought,
        dice,
        rider: super::hunt::rider_at(view).map(|place| Stand { place, at: spot_of(place).at }),
    }
}

fn cue(what: impl Into<String>, how: How) -> Cue {
    Cue { what: what.into(), how }
}

/// At once, in its beat.
fn act(what: impl Into<String>, gait: &'static Gait) -> Cue {
    cue(what, How::Do(gait, 0.0))
}

fn css(at: At) -> String {
    format!("[data-at='{at}']")
}

fn cues(before: &Pose, after: &Pose, events: &[&Event], choices: &[Choice]) -> Vec<Cue> {
    let mut cues = Vec::new();
    for (seat, (old, new)) in before.stands.iter().zip(&after.stands).enumerate() {
        if let (Some(old), Some(new)) = (old, new)
            && old != new
        {
            cues.push(cue(format!("w{seat}"), How::Along(way(*old, *new))));
        }
    }
    if let (Some(old), Some(new)) = (before.rider, after.rider)
        && old != new
    {
        cues.push(cue("rider", How::Along(way(old, new))));
    }
    travellers(&mut cues, before, after);
    coins(&mut cues, before, after);
    if let [.., below, _] = after.combo.as_slice()
        && after.combo.len() > before.combo.len()
    {
        let tab = format!("[data-piece='{}'] .is-used .ow-link__tab", piece(*below));
        cues.push(act(format!(".ow-fight__combo {tab}"), &SNAP));
    }
    for event in events {
        match event {
            Event::TrailGained { seat, terrain } if *seat == after.us => {
                cues.push(act(format!(".ow-trails {}", css(At::Trail(*terrain))), &PRESS));
            }
            Event::DamageDealt { to, why } if why.total > 0 => {
                strike(&mut cues, before, after, *to);
            }
            // WH-SHLD-1: ice breaks.
            Event::Hunt(HuntEvent::ShieldsChanged { by, now }) if *by < 0 => {
                let from = now.saturating_add(by.unsigned_abs());
                let (from, to) = (usize::from(from), usize::from(*now));
                cues.push(act(".wh-wall", &NUDGE));
                cues.push(cue(".wh-card__count .num", How::Count { from, to }));
            }
            Event::AttackRevealed { .. } => cues.push(act(".ow-atk--shown", &TURN)),
            Event::DiceRolled { own, dice } => throw(&mut cues, before, *dice, *own, choices),
            _ => {} // tidy: listens: for what is shown by a motion of its own
        }
    }
    cues
}

/// Cards that come into sight or leave it.
fn travellers(cues: &mut Vec<Cue>, before: &Pose, after: &Pose) {
    let in_sight = |lies: Lies| matches!(lies, Lies::Hand | Lies::Stall | Lies::Combo(_));
    let lies = |pose: &Pose, card: Card| {
        pose.cards.iter().find(|(one, _)| *one == card).map(|(_, lies)| *lies)
    };
    let pile = |lies: Lies| match lies {
        // What is on nobody's pile in sight is with its owner.
        Lies::Discard(seat) => {
            Some(format!("{}, {}", css(At::Discard(seat)), css(At::Board(seat))))
        }
        Lies::Common => Some(css(At::Common)),
        Lies::Removed => Some(css(At::Removed)),
        Lies::Hand | Lies::Stall | Lies::Combo(_) => None,
    };
    // Out of sight a card is in its owner's deck, or in the hand of a rival.
    let hidden = |lies: Lies| match lies {
        Lies::Combo(seat) if seat != after.us => css(At::Board(seat)),
        Lies::Stall if before.active != after.us => css(At::Board(before.active)),
        _ => css(At::Deck(after.us)),
    };
    for (card, was) in before.cards.iter().filter(|(_, was)| in_sight(*was)) {
        let to = match lies(after, *card) {
            Some(now) => pile(now),
            None => Some(hidden(*was)),
        };
        cues.extend(to.map(|to| cue(piece(*card), How::Exit(to))));
    }
    let mut new = 0;
    for (card, now) in after.cards.iter().filter(|(_, now)| in_sight(*now)) {
        match lies(before, *card) {
            Some(was) => {
                cues.extend(pile(was).map(|from| cue(piece(*card), How::Home(from))));
            }
            None if *now == Lies::Stall => {
                let what = format!(".ow-stall [data-piece='{}']", piece(*card));
                cues.push(cue(what, How::Do(&SLIDE, steps(new, APART))));
                new += 1;
            }
            None => cues.push(cue(piece(*card), How::Home(hidden(*now)))),
        }
    }
}

/// What is paid goes from the purse to where one stands, or into the pot; what is gained comes from there.
fn coins(cues: &mut Vec<Cue>, before: &Pose, after: &Pose) {
    if after.fight.is_some() {
        return;
    }
    for (at, (old, new)) in before.gold.iter().zip(&after.gold).enumerate() {
        let Some(stand) = after.stands.get(at).copied().flatten().filter(|_| old != new) else {
            continue;
        };
        let purse = if at == usize::from(after.us.0) {
            ".ow-own__gold".to_owned()
        } else {
            format!("{} .ow-gold", css(At::Board(Seat(u8::try_from(at).unwrap_or_default()))))
        };
        let other = match after.dice[0].or(before.dice[0]) {
            Some(_) => ".ow-dice__pot".to_owned(),
            None => css(At::Place(stand.place)),
        };
        let gains = new > old;
        let (from, to, beat) = if gains { (other, purse, 2) } else { (purse, other, 0) };
        let (likeness, many) = (figure::coin(), old.abs_diff(*new).min(COINS));
        cues.push(cue(from, How::Send { likeness, to, many, beat }));
    }
}

/// A blow: what is struck trembles, and what it has left is counted down.
fn strike(cues: &mut Vec<Cue>, before: &Pose, after: &Pose, to: Option<Seat>) {
    let (Some((_, foe, deck)), Some((near, foe_now, deck_now))) = (before.fight, after.fight)
    else {
        return;
    };
    let (struck, number, from, now) = if to == Some(near) {
        (".ow-heap--deck", ".ow-heap--deck .ow-heap__count", deck, deck_now)
    } else {
        (".ow-mon, .ow-duelist", ".ow-foe__life b", foe, foe_now)
    };
    // Several blows of one step are seen as one.
    if cues.iter().any(|cue| cue.what == struck) {
        return;
    }
    cues.push(act(struck, &NUDGE));
    if from > now {
        cues.push(cue(number, How::Count { from, to: now }));
    }
    if to.is_none() {
        for nth in now..from {
            let what = format!(".ow-foe__life i:nth-child({})", nth + 1);
            let wait = steps(from - 1 - nth, point(from - now));
            cues.push(cue(what, How::Do(&LOSE, wait)));
        }
    }
}

/// OW-POKER-3: dice are thrown; those that were kept lie still.
fn throw(cues: &mut Vec<Cue>, before: &Pose, now: Dice, own: bool, choices: &[Choice]) {
    let (side, whose) = if own { (0, "own") } else { (1, "other") };
    if before.dice[0].is_none() && own {
        cues.push(act(".ow-dice", &RISE));
    }
    let mut kept: Vec<u8> = before.dice[side].map_or_else(Vec::new, |dice| dice.0.to_vec());
    let thrown = choices.iter().find_map(|choice| match choice {
        Choice::Reroll(faces) => Some(*faces),
        _ => None,
    });
    for face in thrown.into_iter().flatten() {
        remove(&mut kept, face);
    }
    for (nth, face) in now.0.into_iter().enumerate() {
        if !remove(&mut kept, face) {
            let die = format!("[data-dice='{whose}'] li:nth-child({})", nth + 1);
            cues.push(act(die, &TUMBLE));
        }
    }
}

/// Takes one of these away, if there is one.
fn remove(faces: &mut Vec<u8>, face: u8) -> bool {
    let at = faces.iter().position(|one| *one == face);
    at.map(|at| faces.swap_remove(at)).is_some()
}

#[cfg(test)]
mod tests;
