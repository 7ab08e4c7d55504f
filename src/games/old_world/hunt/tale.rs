//! The tale of a hunt: what each round brought, and how it ended. Pure.

use ::old_world::versus::Event;
use ::old_world::wild_hunt::{HuntEvent, WildHunt};
use ::old_world::world::rider::Rider;
use ::old_world::world::round_board::rounds;
use tabletop::{Session, Viewer};

use super::super::names::Voice;
use super::super::told::{Memory, Teller};
use super::{rules, words};
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

/// The same as the HTML of a sheet.
pub fn sheet(session: &Session<WildHunt>, names: &[String], lang: Lang) -> String {
    let rider = session.game().hunt().rider;
    let voice = Voice::new(lang, names);
    let chapters = chapters(session, names, lang);
    let rows = chapters.iter().map(|chapter| drawn(voice, rider, chapter));
    format!(r#"<div class="prose">{}</div>"#, rows.collect::<String>())
}

fn drawn(voice: Voice<'_>, rider: Rider, chapter: &Chapter) -> String {
    let words = words::of(voice.lang);
    let title = match chapter.round {
        0 => words.ending.deal.to_owned(),
        round => {
            let rounds = rounds(voice.seats()).to_string();
            voice.fill(words.board.round, &[&round.to_string(), &rounds])
        }
    };
    let mut lines = chapter.told.clone();
    if lines.is_empty() {
        lines.push(words.ending.quiet.to_owned());
    }
    if chapter.round > 0 {
        let rider = rules::rider_forms(voice, rider);
        lines.push(voice.fill(words.ending.shields, &[rider, &chapter.shields.to_string()]));
    }
    let lines = lines.iter().map(|line| format!("<p>{}</p>", escape(line))).collect::<String>();
    format!("<h3>{}</h3>{lines}", escape(&title))
}
