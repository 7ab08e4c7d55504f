//! The tale of a hunt: what each round brought, and how it ended. Pure.

use ::old_world::versus::Event;
use ::old_world::wild_hunt::{HuntEvent, WildHunt};
use ::old_world::world::rider::Rider;
use ::old_world::world::round_board::rounds;
use heraldry::Charge;
use tabletop::{Session, Viewer};

use super::super::names::Voice;
use super::super::told::{Memory, Teller};
use super::{pieces, rules, words};
use crate::heraldry::draw;
use crate::i18n::Lang;
use crate::prose::escape;

/// A round and what is worth telling of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// From 1; 0 is before the first.
    pub round: u8,
    /// Sentences.
    pub told: Vec<String>,
    /// The rider's shields at its end.
    pub shields: u16,
}

/// Is it something to tell at the end: who was fought, and what came of it?
const fn is_memorable(event: &Event) -> bool {
    matches!(
        event,
        Event::MonsterKilled { .. }
            | Event::MonsterDriven { .. }
            | Event::FightLost { .. }
            | Event::QuestDone { .. }
            | Event::KnockedOut { .. }
            | Event::Hunt(
                HuntEvent::RiderCame { .. }
                    | HuntEvent::HoundBeaten { .. }
                    | HuntEvent::HoundWon { .. }
                    | HuntEvent::MonsterRefused { .. }
                    | HuntEvent::Supported { .. }
                    | HuntEvent::RiderTurned { .. }
                    | HuntEvent::TeamWon
                    | HuntEvent::TeamLost
            )
    )
}

/// The rounds of a hunt, one after another.
pub fn chapters(session: &Session<WildHunt>, names: &[String], lang: Lang) -> Vec<Chapter> {
    let mut teller = Teller { voice: Voice::new(lang, names), memory: Memory::new() };
    let mut all = vec![Chapter::default()];
    for step in session.line_from(0) {
        for event in step.entries.iter().filter_map(|entry| entry.seen_by(Viewer::Referee)) {
            let told = teller.tell(event);
            if let Event::Hunt(HuntEvent::RoundBegan { round }) = event {
                let shields = all.last().map_or(0, |chapter| chapter.shields);
                all.push(Chapter { round: *round, told: Vec::new(), shields });
            }
            let Some(chapter) = all.last_mut() else { continue };
            match event {
                Event::Hunt(HuntEvent::ShieldsChanged { now, .. }) => chapter.shields = *now,
                Event::Hunt(HuntEvent::RiderCame { shields, .. }) => chapter.shields = *shields,
                _ => {} // tidy: listens: for the rider's shields
            }
            if is_memorable(event) {
                chapter.told.extend(told.into_iter().next());
            }
        }
    }
    all
}

/// The same as the HTML of a sheet: the rider, and the road with what happened at each stone and how much
/// of his ice was left.
pub fn sheet(session: &Session<WildHunt>, names: &[String], lang: Lang) -> String {
    let hunt = session.game().hunt();
    let voice = Voice::new(lang, names);
    let chapters = chapters(session, names, lang);
    let most = chapters.iter().map(|chapter| chapter.shields).max().unwrap_or(0);
    let rows = chapters.iter().map(|chapter| drawn(voice, hunt.rider, chapter, most));
    format!(
        r#"<div class="wh-tale">{}<ol class="wh-tale__rounds">{}</ol></div>"#,
        pieces::plate(hunt.rider),
        rows.collect::<String>()
    )
}

fn drawn(voice: Voice<'_>, rider: Rider, chapter: &Chapter, most: u16) -> String {
    let words = words::of(voice.lang);
    let last = rounds(voice.seats());
    let title = match chapter.round {
        0 => words.ending.deal.to_owned(),
        round => voice.fill(words.board.round, &[&round.to_string(), &last.to_string()]),
    };
    let quiet = [words.ending.quiet.to_owned()];
    let told = if chapter.told.is_empty() { &quiet[..] } else { &chapter.told[..] };
    let told = told.iter().map(|line| format!("<p>{}</p>", escape(line))).collect::<String>();
    let (fight, face) = match chapter.round {
        0 => ("", draw::charge(Charge::Road)),
        round if round == last => (" wh-stone--fight", draw::charge(Charge::Skull)),
        round => ("", round.to_string()),
    };
    let left = chapter.shields.to_string();
    let said = voice.fill(words.ending.shields, &[rules::rider_forms(voice, rider), &left]);
    let width = u32::from(chapter.shields) * 100 / u32::from(most.max(1));
    format!(
        r#"<li class="wh-tale__round{fight}"><span class="wh-stone__face" aria-hidden="true">{face}</span><div class="wh-tale__told"><h3>{}</h3>{told}</div><span class="wh-tale__ice"><svg class="wh-tale__bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true"><rect x=".5" y=".5" width="99" height="13"/><rect class="is-left" x=".5" y=".5" width="{width}" height="13"/></svg><b class="num" aria-hidden="true">{left}</b><span class="sr-only">{}</span></span></li>"#,
        escape(&title),
        escape(&said),
    )
}
