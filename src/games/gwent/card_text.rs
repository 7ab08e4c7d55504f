//! The rules text of every card and leader, made from what it does: nothing is stored card by card. Pure.

use std::fmt;

use ::gwent::{Ability, Kind, Leader, LeaderEffect, Role, Special, Weather};

use super::names::{Called, row_forms};
use super::words::{self, fill};
use crate::browser::lower_case;
use crate::i18n::Lang;

/// A part of a card's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The name of the ability; empty where the text stands alone.
    pub term: &'static str,
    /// What it means.
    pub text: String,
    /// The rule that says all of it: `#/rules/gwent/<rule>` shows it.
    pub rule: &'static str,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.term.is_empty() {
            f.write_str(self.term)?;
            f.write_str(": ")?;
        }
        f.write_str(&self.text)
    }
}

/// Everything printed on a card: a unit's rows and strength, then its abilities one by one.
pub fn clauses(kind: Kind, lang: Lang) -> Vec<Clause> {
    match kind.def().role {
        Role::Special(special) => {
            vec![Clause { term: "", text: special_text(special, lang), rule: special.rule() }]
        }
        Role::Unit(_) => {
            let mut clauses = vec![Clause { term: "", text: body(kind, lang), rule: "GW-PLAY-2" }];
            clauses.extend(abilities(kind, lang));
            clauses
        }
    }
}

/// Everything printed on a card, in one paragraph.
pub fn whole(kind: Kind, lang: Lang) -> String {
    join(&clauses(kind, lang))
}

/// What a card does, without the rows and the strength of a unit, which are drawn on it.
pub fn rules(kind: Kind, lang: Lang) -> String {
    if !kind.is_unit() {
        return whole(kind, lang);
    }
    let abilities = abilities(kind, lang);
    if abilities.is_empty() { words::of(lang).ability.none.to_owned() } else { join(&abilities) }
}

/// What is said of a card after its name to those who do not see it: strength and rows, which are
/// drawn on it, and what it does.
pub fn said(kind: Kind, lang: Lang) -> String {
    let words = &words::of(lang).board;
    if !kind.is_unit() {
        return format!(". {}", whole(kind, lang));
    }
    let rows: Vec<String> = kind.rows().iter().map(|row| row_name(row, lang)).collect();
    let rows = match rows.as_slice() {
        [first, second] => fill(words.either, &[first, second]),
        rows => rows.join(", "),
    };
    let body = fill(words.row_total, &[&rows, &kind.strength().to_string()]);
    format!(", {body}. {}", rules(kind, lang))
}

/// What a leader does.
pub fn leader_clause(leader: Leader, lang: Lang) -> Clause {
    let says = &words::of(lang).leader;
    let passive = leader.effect().is_passive();
    let (frame, rule) =
        if passive { (says.passive, "GW-LEAD-1") } else { (says.active, "GW-LEAD-2") };
    let term = frame.split_once(": ").map_or("", |(term, _)| term);
    Clause { term, text: leader_text(leader.effect(), lang), rule }
}

/// What a leader does, in one sentence.
pub fn leader_rules(leader: Leader, lang: Lang) -> String {
    leader_clause(leader, lang).to_string()
}

fn join(clauses: &[Clause]) -> String {
    let sentences: Vec<String> = clauses.iter().map(ToString::to_string).collect();
    sentences.join(" ")
}

/// Where a unit may lie, and how strong it is.
fn body(kind: Kind, lang: Lang) -> String {
    let words = words::of(lang);
    let rows: Vec<&str> = kind.rows().iter().map(|row| row.name(lang)).collect();
    fill(words.board.row_total, &[&rows.join(" / "), &kind.strength().to_string()]) + "."
}

fn abilities(kind: Kind, lang: Lang) -> Vec<Clause> {
    let ability = &words::of(lang).ability;
    let mut clauses = Vec::new();
    if kind.is_hero() {
        clauses.push(clause(ability.hero, &[], "GW-HERO-1"));
    }
    clauses.extend(kind.abilities().iter().map(|each| ability_clause(*each, kind, lang)));
    let callers = callers(kind);
    if !callers.is_empty() {
        clauses.push(clause(ability.called, &[&names(callers, lang)], "GW-MUSTER-2"));
    }
    if kind.is_side_deck() {
        let sources = Kind::all().filter(|source| comes_of(*source) == Some(kind));
        clauses.push(clause(ability.side_deck, &[&names(sources, lang)], "GW-DECK-5"));
    }
    clauses
}

/// A sentence such as `Spy: fights …` as term and meaning.
fn clause(sentence: &'static str, parts: &[&str], rule: &'static str) -> Clause {
    let (term, meaning) = sentence.split_once(": ").unwrap_or(("", sentence));
    Clause { term, text: fill(meaning, parts), rule }
}

fn ability_clause(each: Ability, kind: Kind, lang: Lang) -> Clause {
    let ability = &words::of(lang).ability;
    let say = |sentence, part: &str| clause(sentence, &[part], each.rule());
    let other = |slug: &str| Kind::from_slug(slug).map_or("", |kind| kind.name(lang));
    match each {
        Ability::Muster(band) => say(ability.muster, &names(Kind::answering(band), lang)),
        Ability::TightBond => say(ability.bond, &kind.copies().to_string()),
        Ability::Berserker { into } => say(ability.berserker, other(into)),
        Ability::Avenger { summons } => say(ability.avenger, other(summons)),
        Ability::Medic => say(ability.medic, ""),
        Ability::Spy => say(ability.spy, ""),
        Ability::Morale => say(ability.morale, ""),
        Ability::Horn => say(ability.horn, ""),
        Ability::ScorchRow => say(ability.scorch_row, ""),
        Ability::ScorchField => say(ability.scorch_field, ""),
        Ability::Mardroeme => say(ability.mardroeme, ""),
        Ability::Agile => say(ability.agile, ""),
    }
}

/// Those who call a card that cannot call its own kind: Roach, the shield maidens.
fn callers(kind: Kind) -> Vec<Kind> {
    let calls = |caller: Kind| {
        caller.abilities().iter().any(|ability| match ability {
            Ability::Muster(band) => Kind::answering(*band).any(|called| called == kind),
            _ => false,
        })
    };
    if calls(kind) { Vec::new() } else { Kind::all().filter(|caller| calls(*caller)).collect() }
}

/// What a card turns into or summons.
fn comes_of(kind: Kind) -> Option<Kind> {
    kind.abilities().iter().find_map(|ability| match ability {
        Ability::Berserker { into } => Kind::from_slug(into),
        Ability::Avenger { summons } => Kind::from_slug(summons),
        _ => None,
    })
}

/// Cards by name, with the number there are: `Arachas ×3, Arachas Behemoth`.
fn names(kinds: impl IntoIterator<Item = Kind>, lang: Lang) -> String {
    let named = kinds.into_iter().map(|kind| {
        let name = kind.name(lang);
        match kind.copies() {
            0 | 1 => name.to_owned(),
            copies => format!("{name} ×{copies}"),
        }
    });
    named.collect::<Vec<_>>().join(", ")
}

fn special_text(special: Special, lang: Lang) -> String {
    let ability = &words::of(lang).ability;
    let text = match special {
        Special::Decoy => ability.s_decoy,
        Special::Horn => ability.s_horn,
        Special::Scorch => ability.s_scorch,
        Special::Mardroeme => ability.s_mardroeme,
        Special::Weather(Weather::Storm) => ability.s_storm,
        Special::Weather(Weather::Clear) => ability.s_clear,
        Special::Weather(weather) => {
            let mut rows = weather.rows().iter();
            let row = rows.next().map(|row| row_forms(row, lang)).unwrap_or_default();
            return fill(ability.s_weather, &[row]);
        }
    };
    text.to_owned()
}

fn leader_text(effect: LeaderEffect, lang: Lang) -> String {
    use LeaderEffect as E;
    let says = &words::of(lang).leader;
    let text = match effect {
        E::DoubleRow(row) => return fill(says.double_row, &[row_forms(row, lang)]),
        E::ScorchRow(row) => return fill(says.scorch_row, &[row_forms(row, lang)]),
        E::PlayWeather(weather) => return fill(says.weather, &[weather_name(weather, lang)]),
        E::DoubleSpies => says.double_spies,
        E::RandomRevival => says.random_revival,
        E::SilenceLeader => says.silence,
        E::ExtraCard => says.extra_card,
        E::HalveWeather => says.halve_weather,
        E::TakeFromOwnPile => says.own_pile,
        E::TakeFromTheirPile => says.their_pile,
        E::TradeTwoForOne => says.trade,
        E::PlayAnyWeather => says.any_weather,
        E::SpyOnHand => says.spy_on_hand,
        E::ClearWeather => says.clear,
        E::MoveAgile => says.move_agile,
        E::CallNamesake => says.namesake,
        E::ReturnPiles => says.return_piles,
        E::PlayMardroeme => says.mardroeme,
    };
    text.to_owned()
}

/// A row in a list of properties.
fn row_name(row: ::gwent::Row, lang: Lang) -> String {
    lower_case(row.name(lang))
}

fn weather_name(weather: Weather, lang: Lang) -> &'static str {
    let is_it = |kind: &Kind| kind.special() == Some(Special::Weather(weather));
    Kind::all().find(is_it).map_or("", |kind| kind.name(lang))
}

#[cfg(test)]
mod tests;
