//! Questions, answers and cards put into words. Pure.

use ::gwent::{
    Ability, Choice, Decision, Kind, Leader, LeaderEffect, Named, Pick, Place, Role, Special,
    Strength, StrengthCause, Weather,
};

use super::words::{self, fill, language};
use crate::i18n::Lang;

/// What is asked.
pub fn prompt(decision: Decision, lang: Lang) -> String {
    let ask = &words::of(lang).ask;
    match decision {
        Decision::WhoStarts => ask.who_starts.to_owned(),
        Decision::Exchange => ask.exchange.to_owned(),
        Decision::Turn => ask.turn.to_owned(),
        Decision::PlaceUnit { unit, .. } => fill(ask.place_unit, &[unit.name(language(lang))]),
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
    let name = |kind: Kind| kind.name(language(lang));
    match choice {
        Choice::GoFirst => choose.first.to_owned(),
        Choice::GoSecond => choose.second.to_owned(),
        Choice::Exchange(kind) => fill(choose.exchange, &[name(kind)]),
        Choice::Keep => choose.keep.to_owned(),
        Choice::Play { card, place: Place::Row(row) } => {
            let spy = card.kind.abilities().contains(&Ability::Spy);
            let text = if spy { choose.play_spy } else { choose.play_row };
            fill(text, &[&named(card, lang), words.in_row[row.index()]])
        }
        Choice::Play { card, place: Place::On { unit, row } } => {
            let text = if unit.kind.is_agile() { choose.decoy_row } else { choose.decoy };
            fill(text, &[name(card.kind), &named(unit, lang), words.in_row[row.index()]])
        }
        Choice::Play { card, place: Place::Table } => fill(choose.play, &[&named(card, lang)]),
        Choice::Leader => fill(choose.leader, &[leader.name(language(lang))]),
        Choice::Pass => choose.pass.to_owned(),
        Choice::Pick(kind) => {
            let text = match decision {
                Decision::Revive => choose.revive,
                Decision::Pick(Pick::Namesake) => choose.call,
                Decision::Pick(Pick::Weather) => choose.play,
                _ => choose.take,
            };
            fill(text, &[name(kind)])
        }
        Choice::Discard(card) => fill(choose.discard, &[&named(card, lang)]),
        Choice::Place(row) => fill(choose.place, &[words.in_row[row.index()]]),
    }
}

/// A card, and whose it is if it is not the player's own.
pub fn named(card: Named, lang: Lang) -> String {
    let name = card.kind.name(language(lang));
    if card.enemy { fill(words::of(lang).enemy_card, &[name]) } else { name.to_owned() }
}

/// What a card does, a sentence for each ability.
pub fn rules(kind: Kind, lang: Lang) -> String {
    let words = words::of(lang);
    let ability = &words.ability;
    if let Role::Special(special) = kind.def().role {
        return special_rules(special, lang);
    }
    let mut sentences: Vec<String> = Vec::new();
    if kind.is_hero() {
        sentences.push(ability.hero.to_owned());
    }
    let other = |slug: &str| Kind::from_slug(slug).map_or("", |kind| kind.name(language(lang)));
    for each in kind.abilities() {
        sentences.push(match *each {
            Ability::Muster(band) => {
                let called: Vec<&str> =
                    Kind::answering(band).map(|kind| kind.name(language(lang))).collect();
                fill(ability.muster, &[&called.join(", ")])
            }
            Ability::Berserker { into } => fill(ability.berserker, &[other(into)]),
            Ability::Avenger { summons } => fill(ability.avenger, &[other(summons)]),
            Ability::Medic => ability.medic.to_owned(),
            Ability::Spy => ability.spy.to_owned(),
            Ability::TightBond => ability.bond.to_owned(),
            Ability::Morale => ability.morale.to_owned(),
            Ability::Horn => ability.horn.to_owned(),
            Ability::ScorchRow => ability.scorch_row.to_owned(),
            Ability::ScorchField => ability.scorch_field.to_owned(),
            Ability::Mardroeme => ability.mardroeme.to_owned(),
            Ability::Agile => ability.agile.to_owned(),
        });
    }
    if sentences.is_empty() { ability.none.to_owned() } else { sentences.join(" ") }
}

fn special_rules(special: Special, lang: Lang) -> String {
    let words = words::of(lang);
    let ability = &words.ability;
    let text = match special {
        Special::Decoy => ability.s_decoy,
        Special::Horn => ability.s_horn,
        Special::Scorch => ability.s_scorch,
        Special::Mardroeme => ability.s_mardroeme,
        Special::Weather(Weather::Storm) => ability.s_storm,
        Special::Weather(Weather::Clear) => ability.s_clear,
        Special::Weather(weather) => {
            let row = weather.rows().iter().next().map_or("", |row| words.rows[row.index()]);
            return fill(ability.s_weather, &[row]);
        }
    };
    text.to_owned()
}

/// What a leader does.
pub fn leader_rules(leader: Leader, lang: Lang) -> String {
    use LeaderEffect as E;
    let words = words::of(lang);
    let says = &words.leader;
    let row = |text, row: ::gwent::Row| fill(text, &[words.rows[row.index()]]);
    let effect = match leader.effect() {
        E::DoubleSpies => says.double_spies.to_owned(),
        E::RandomRevival => says.random_revival.to_owned(),
        E::SilenceLeader => says.silence.to_owned(),
        E::ExtraCard => says.extra_card.to_owned(),
        E::HalveWeather => says.halve_weather.to_owned(),
        E::TakeFromOwnPile => says.own_pile.to_owned(),
        E::TakeFromTheirPile => says.their_pile.to_owned(),
        E::DoubleRow(at) => row(says.double_row, at),
        E::TradeTwoForOne => says.trade.to_owned(),
        E::PlayAnyWeather => says.any_weather.to_owned(),
        E::PlayWeather(weather) => fill(says.weather, &[weather_name(weather, lang)]),
        E::SpyOnHand => says.spy_on_hand.to_owned(),
        E::ClearWeather => says.clear.to_owned(),
        E::ScorchRow(at) => row(says.scorch_row, at),
        E::MoveAgile => says.move_agile.to_owned(),
        E::CallNamesake => says.namesake.to_owned(),
        E::ReturnPiles => says.return_piles.to_owned(),
        E::PlayMardroeme => says.mardroeme.to_owned(),
    };
    let frame = if leader.effect().is_passive() { says.passive } else { says.active };
    fill(frame, &[&effect])
}

fn weather_name(weather: Weather, lang: Lang) -> &'static str {
    let is_it = |kind: &Kind| kind.special() == Some(Special::Weather(weather));
    Kind::all().find(is_it).map_or("", |kind| kind.name(language(lang)))
}

/// How a strength comes about: `12 = 4, ×3 bond`.
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
        let value = step.value.to_string();
        let said = match step.cause {
            StrengthCause::Printed => continue,
            StrengthCause::Hero => says.hero.to_owned(),
            StrengthCause::Weather => fill(says.weather, &[&value]),
            StrengthCause::KingBran => fill(says.bran, &[&value]),
            StrengthCause::Treacherous => says.treacherous.to_owned(),
            StrengthCause::Bond(count) => fill(says.bond, &[&count.to_string()]),
            StrengthCause::Morale(count) => fill(says.morale, &[&count.to_string()]),
            StrengthCause::Horn => says.horn.to_owned(),
        };
        text.push_str(", ");
        text.push_str(&said);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::{Row, StrengthStep};

    #[test]
    fn a_strength_is_explained_step_by_step() {
        let step = |cause, value| StrengthStep { cause, value };
        let strength = Strength {
            value: 12,
            steps: vec![step(StrengthCause::Printed, 4), step(StrengthCause::Bond(3), 12)],
        };
        assert_eq!(breakdown(&strength, Lang::En), "12 = 4, ×3 bond");
        assert_eq!(breakdown(&strength, Lang::Pl), "12 = 4, ×3 więź");
    }

    #[test]
    fn choices_read_as_a_player_would_say_them() {
        let leader = Leader::from_slug("king-bran").unwrap();
        let say = |text: &str| choice(text.parse().unwrap(), Decision::Turn, leader, Lang::En);
        assert_eq!(say("play nekker"), "Play Nekker in close combat");
        assert_eq!(say("play thaler"), "Send Thaler to the other side, in the siege row");
        assert_eq!(say("play decoy on fiend"), "Decoy: take back Fiend");
        assert_eq!(say("pass"), "Pass the round");
        let place = choice(Choice::Place(Row::Ranged), Decision::PlaceMardroeme, leader, Lang::Uk);
        assert_eq!(place, "Покласти у дальньому бою");
    }

    #[test]
    fn every_card_and_leader_has_a_text_in_every_language() {
        for lang in Lang::ALL {
            assert!(Kind::all().all(|kind| rules(kind, lang).len() > 8));
            assert!(Leader::all().all(|leader| leader_rules(leader, lang).len() > 20));
        }
    }
}
