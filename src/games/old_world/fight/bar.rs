//! The bar over a fight: whose turn it is, its four steps, the trail that is held. Pure text.

use super::model::{Fight, StepState, Turn};
use super::said::name;
use crate::games::old_world::hunt;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{figure, monster, seal};
use crate::games::old_world::words::fight as words;
use ::old_world::world::school::School;
use heraldry::Charge;
use tabletop::Seat;

use crate::heraldry::draw;

/// What is inside the bar.
pub fn bar(voice: Voice<'_>, fight: &Fight, us: Seat) -> String {
    let words = words::of(voice.lang);
    let schools = [Some(&fight.near), fight.other()].into_iter().flatten();
    let school = |seat: Seat| -> Option<School> {
        schools.clone().find(|side| side.seat == seat).and_then(|side| side.school)
    };
    let (mark, turn) = match fight.turn {
        Turn::Before => (draw::charge(Charge::CrossedSwords), words.before.to_owned()),
        Turn::Witcher(seat, nth) => {
            let yours = if seat == us { "is-yours" } else { "" };
            let mark = school(seat).map(|school| figure::medal(school, yours));
            let nth = nth.to_string();
            let said = if seat == us {
                voice.fill(words.your_turn, &[&nth])
            } else {
                voice.fill(words.their_turn, &[&name(voice, seat), &nth])
            };
            (mark.unwrap_or_default(), said)
        }
        Turn::Rider(rider, nth) => {
            let nth = nth.to_string();
            let said = voice.fill(words.monster_turn, &[hunt::rider_name(voice, rider), &nth]);
            (draw::charge(Charge::Skull), said)
        }
        Turn::Monster(foe, nth) => {
            let nth = nth.to_string();
            (monster::glyph(foe), voice.fill(words.monster_turn, &[voice.monster(foe), &nth]))
        }
    };
    let trail = fight.trail.map_or_else(String::new, |terrain| {
        format!(
            r#"<span class="ow-turn__trail">{}{}</span>"#,
            words.trail_held,
            seal::alone(Some(terrain))
        )
    });
    format!(
        r#"<span class="ow-turn__who">{mark}<b>{turn}</b></span>{}{trail}"#,
        steps(voice, &fight.steps)
    )
}

fn steps(voice: Voice<'_>, steps: &[StepState; 4]) -> String {
    let words = words::of(voice.lang);
    let items = (1..).zip(steps).zip(words.steps).map(|((number, state), said)| {
        let (class, mark, tells) = match state {
            StepState::Done => (" is-done", "✓".to_owned(), words.step_done),
            StepState::Now => (" is-now", number.to_string(), words.step_now),
            StepState::Ahead => ("", number.to_string(), ""),
        };
        let current = if *state == StepState::Now { r#" aria-current="step""# } else { "" };
        format!(
            r#"<li class="ow-step{class}"{current}><i aria-hidden="true">{mark}</i><span>{said}</span><span class="sr-only"> {tells}</span></li>"#
        )
    });
    format!(r#"<ol class="ow-steps">{}</ol>"#, items.collect::<String>())
}
