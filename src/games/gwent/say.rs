//! Questions, answers and cards put into words. Pure.

use ::gwent::{
    Ability, Choice, Decision, Kind, Leader, Named, Pick, Place, Strength, StrengthCause,
    StrengthStep,
};

use super::names::{Called, row_forms};
use super::words::{self, fill};
use crate::i18n::Lang;

/// What is asked.
pub fn prompt(decision: Decision, lang: Lang) -> String {
    let ask = &words::of(lang).ask;
    match decision {
        Decision::WhoStarts => ask.who_starts.to_owned(),
        Decision::Exchange => ask.exchange.to_owned(),
        Decision::Turn => ask.turn.to_owned(),
        Decision::PlaceUnit { unit, .. } => fill(ask.place_unit, &[unit.name(lang)]),
        Decision::Revive => ask.revive.to_owned(),
        Decision::PlaceMardroeme => ask.mardroeme.to_owned(),
        Decision::Pick(Pick::OwnPile) => ask.own_pile.to_owned(),
        Decision::Pick(Pick::TheirPile) => ask.their_pile.to_owned(),
        Decision::Pick(Pick::Cost { left }) => fill(ask.cost, &[&left.to_string()]),
        Decision::Pick(Pick::Deck) => ask.deck.to_owned(),
        Decision::Pick(Pick::Weather) => ask.weather.to_owned(),
        Decision::Pick(Pick::Namesake) => ask.namesake.to_owned(),
    }
}

/// An answer, as it is written on a button.
pub fn choice(choice: Choice, decision: Decision, leader: Leader, lang: Lang) -> String {
    let words = words::of(lang);
    let choose = &words.choose;
    let name = |kind: Kind| kind.name(lang);
    match choice {
        Choice::GoFirst => choose.first.to_owned(),
        Choice::GoSecond => choose.second.to_owned(),
        Choice::Exchange(kind) => fill(choose.exchange, &[name(kind)]),
        Choice::Keep => choose.keep.to_owned(),
        Choice::Play { card, place: Place::Row(row) } => {
            let spy = card.kind.abilities().contains(&Ability::Spy);
            let text = if spy { choose.play_spy } else { choose.play_row };
            fill(text, &[&quoted(card, lang), row_forms(row, lang)])
        }
        Choice::Play { card, place: Place::On { unit, row } } => {
            let text = if unit.kind.is_agile() { choose.decoy_row } else { choose.decoy };
            fill(text, &[name(card.kind), &quoted(unit, lang), row_forms(row, lang)])
        }
        Choice::Play { card, place: Place::Table } => fill(choose.play, &[&quoted(card, lang)]),
        Choice::Leader => fill(choose.leader, &[leader.name(lang)]),
        Choice::Pass => choose.pass.to_owned(),
        Choice::Pick(kind) => {
            let text = match decision {
                Decision::Revive => choose.revive,
                Decision::Pick(Pick::Namesake) => choose.call,
                Decision::Pick(Pick::Weather) => {
                    return fill(choose.play, &[&fill(words.quoted, &[name(kind)])]);
                }
                Decision::Pick(
                    Pick::OwnPile | Pick::TheirPile | Pick::Deck | Pick::Cost { .. },
                ) => choose.take,
                // A card is picked in no other decision; its name says enough.
                Decision::WhoStarts
                | Decision::Exchange
                | Decision::Turn
                | Decision::PlaceUnit { .. }
                | Decision::PlaceMardroeme => return name(kind).to_owned(),
            };
            fill(text, &[name(kind)])
        }
        Choice::Discard(card) => fill(choose.discard, &[&quoted(card, lang)]),
        Choice::Place(row) => fill(choose.place, &[row_forms(row, lang)]),
    }
}

/// A card, and whose it is if it is not the player's own.
pub fn named(card: Named, lang: Lang) -> String {
    whose(card, card.kind.name(lang), lang)
}

/// The same in a sentence, where its title is quoted.
fn quoted(card: Named, lang: Lang) -> String {
    whose(card, &fill(words::of(lang).quoted, &[card.kind.name(lang)]), lang)
}

fn whose(card: Named, name: &str, lang: Lang) -> String {
    if card.enemy { fill(words::of(lang).enemy_card, &[name]) } else { name.to_owned() }
}

/// Cards by their titles, copies counted: `“A” ×2, “B”`.
pub fn titles(kinds: impl IntoIterator<Item = Kind>, lang: Lang) -> Vec<String> {
    let mut counted: Vec<(Kind, usize)> = Vec::new();
    for kind in kinds {
        match counted.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, copies)) => *copies += 1,
            None => counted.push((kind, 1)),
        }
    }
    let quoted = words::of(lang).quoted;
    let titled = counted.into_iter().map(|(kind, copies)| match copies {
        1 => fill(quoted, &[kind.name(lang)]),
        copies => format!("{} ×{copies}", fill(quoted, &[kind.name(lang)])),
    });
    titled.collect()
}

/// How a strength comes about: `12 = 4, ×3 tight bond`.
pub fn breakdown(strength: &Strength, lang: Lang) -> String {
    let says = &words::of(lang).strength;
    let Some((printed, rest)) = strength.steps.split_first() else {
        return format!("{}: {}", strength.value, says.no_unit);
    };
    if rest.is_empty() {
        return format!("{}: {}", strength.value, says.plain);
    }
    let mut text = format!("{} = {}", strength.value, printed.value);
    for step in rest {
        text.push_str(", ");
        text.push_str(&cause(step, lang));
    }
    text
}

/// The same line by line: what changed it, and what it was then.
pub fn ladder(strength: &Strength, lang: Lang) -> Vec<(String, u16)> {
    strength.steps.iter().map(|step| (cause(step, lang), step.value)).collect()
}

fn cause(step: &StrengthStep, lang: Lang) -> String {
    let says = &words::of(lang).strength;
    match step.cause {
        StrengthCause::Printed => says.plain.to_owned(),
        StrengthCause::Hero => says.hero.to_owned(),
        StrengthCause::Weather => fill(says.weather, &[&step.value.to_string()]),
        StrengthCause::KingBran => fill(says.bran, &[&step.value.to_string()]),
        StrengthCause::Treacherous => says.treacherous.to_owned(),
        StrengthCause::Bond(count) => fill(says.bond, &[&count.to_string()]),
        StrengthCause::Morale(count) => fill(says.morale, &[&count.to_string()]),
        StrengthCause::Horn => says.horn.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::Row;

    #[test]
    fn a_strength_is_explained_step_by_step() {
        let step = |cause, value| StrengthStep { cause, value };
        let strength = Strength {
            value: 12,
            steps: vec![step(StrengthCause::Printed, 4), step(StrengthCause::Bond(3), 12)],
        };
        assert_eq!(breakdown(&strength, Lang::En), "12 = 4, ×3 tight bond");
        assert_eq!(breakdown(&strength, Lang::Pl), "12 = 4, ×3 więź");
    }

    #[test]
    fn choices_read_as_a_player_would_say_them() {
        let leader = Leader::from_slug("king-bran").unwrap();
        let say = |text: &str| choice(text.parse().unwrap(), Decision::Turn, leader, Lang::En);
        assert_eq!(say("play nekker"), "Play “Nekker” to the close combat row");
        assert_eq!(say("play thaler"), "Send the spy “Thaler” to your opponent’s siege combat row");
        assert_eq!(say("play decoy on fiend"), "Use “Decoy” to take “Fiend” back");
        assert_eq!(say("pass"), "Pass this round");
        let place = choice(Choice::Place(Row::Ranged), Decision::PlaceMardroeme, leader, Lang::Uk);
        assert_eq!(place, "У ряд дальнього бою");
    }
}
