//! Why something that was tried on the board is not possible: the rules' own reason, in the
//! player's language. Pure.

use ::gwent::{Ability, Choice, Gwent, Kind, Named, Place};
use tabletop::Game;

use super::model::Refused;
use super::names::{Called, row_forms};
use super::words::fill;
use super::words::refusal as words;
use crate::i18n::Lang;

/// The reason, with the rule it comes from.
pub fn sentence(game: &Gwent, refused: Refused, lang: Lang) -> String {
    let (said, rule) = match refused {
        Refused::OtherSide(card) => other_side(card, lang),
        Refused::Choice(choice) => {
            let why = game.why_not(&choice);
            (by_key(why.key, choice, lang), why.rule)
        }
    };
    match rule {
        Some(rule) => format!("{said} ({rule})"),
        None => said,
    }
}

fn other_side(card: Named, lang: Lang) -> (String, Option<&'static str>) {
    let says = words::of(lang);
    let name = card.kind.name(lang);
    if card.kind.abilities().contains(&Ability::Spy) {
        (fill(says.spy, &[name]), Some("GW-SPY-1"))
    } else if card.kind.is_unit() {
        (fill(says.own_side, &[name]), Some("GW-PLAY-2"))
    } else {
        (fill(says.own_side, &[name]), Some("GW-PLAY-4"))
    }
}

fn by_key(key: &str, choice: Choice, lang: Lang) -> String {
    let says = words::of(lang);
    let (card, place) = match choice {
        Choice::Play { card, place } => (Some(card.kind), Some(place)),
        Choice::GoFirst
        | Choice::GoSecond
        | Choice::Exchange(_)
        | Choice::Keep
        | Choice::Leader
        | Choice::Pass
        | Choice::Pick(_)
        | Choice::Discard(_)
        | Choice::Place(_) => (None, None),
    };
    let name = card.map_or("", |card| card.name(lang));
    match (key, place) {
        ("hero-immune", Some(Place::On { unit, .. })) => fill(says.hero, &[unit.kind.name(lang)]),
        ("decoy-target", _) => says.decoy.to_owned(),
        ("horn-slot", Some(Place::Row(row))) => fill(says.horn, &[row_forms(row, lang)]),
        ("wrong-row", _) => {
            let own: Vec<&str> =
                card.iter().flat_map(|card| card.rows().iter()).map(|row| row.name(lang)).collect();
            fill(says.wrong_row, &[name, &own.join(" / ")])
        }
        ("wrong-place", _) if card.is_some_and(Kind::is_unit) => fill(says.needs_row, &[name]),
        ("wrong-place", Some(Place::Table)) => fill(says.needs_row, &[name]),
        ("wrong-place", _) => fill(says.needs_table, &[name]),
        ("leader-silenced", _) => says.silenced.to_owned(),
        ("leader-passive", _) => says.passive.to_owned(),
        ("leader-used", _) => says.used.to_owned(),
        ("leader-cost", _) => says.cost.to_owned(),
        _ => says.not_now.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::position::Position;
    use tabletop::Seat;

    const US: Seat = Seat(0);
    const THEM: Seat = Seat(1);

    fn told(game: &Gwent, choice: &str) -> String {
        sentence(game, Refused::Choice(choice.parse().unwrap()), Lang::En)
    }

    /// GW-PLAY-2, GW-PLAY-4, GW-DECOY-4, GW-HERO-1, GW-HORN-S1, GW-LEAD-1, GW-LEAD-2.
    #[test]
    fn the_rules_reasons_are_told_with_their_rule() {
        let game = Position::between("foltest-king-of-temeria", "eredin-bringer-of-death")
            .field(US, "vernon-roche")
            .horn(US, ::gwent::Row::Close)
            .hand(US, "catapult, decoy, commanders-horn, scorch")
            .hand(THEM, "nekker")
            .leader_used(US)
            .build()
            .unwrap();
        let expected = [
            ("play catapult close", "“Catapult” belongs in another row (Siege). (GW-PLAY-2)"),
            (
                "play decoy on vernon-roche",
                "“Vernon Roche” is a hero; a Decoy cannot take heroes back. (GW-HERO-1)",
            ),
            (
                "play commanders-horn close",
                "The close combat row already has a Commander’s Horn. (GW-HORN-S1)",
            ),
            ("leader", "Your leader’s ability has already been used. (GW-LEAD-2)"),
        ];
        for (choice, sentence) in expected {
            assert_eq!(told(&game, choice), sentence);
        }
    }

    #[test]
    fn every_refusal_is_whole_in_every_language() {
        let game = Position::between("foltest-king-of-temeria", "eredin-bringer-of-death")
            .hand(US, "thaler, decoy, biting-frost")
            .hand(THEM, "nekker")
            .build()
            .unwrap();
        let thaler = Named::own(::gwent::Kind::from_slug("thaler").unwrap());
        let frost = Named::own(::gwent::Kind::from_slug("biting-frost").unwrap());
        let on_row = |card| Choice::Play { card, place: Place::Row(::gwent::Row::Close) };
        let refused = [
            Refused::OtherSide(thaler),
            Refused::Choice(on_row(thaler)),
            Refused::Choice(on_row(frost)),
            Refused::Choice(Choice::Play { card: thaler, place: Place::Table }),
            Refused::Choice(Choice::Keep),
        ];
        for lang in Lang::ALL {
            for one in refused {
                let told = sentence(&game, one, lang);
                assert!(told.len() > 12 && !told.contains(['{', '}']), "{told}");
            }
        }
        assert_eq!(
            sentence(&game, Refused::Choice(on_row(frost)), Lang::En),
            "“Biting Frost” is played to the middle of the table. (GW-PLAY-4)"
        );
    }
}
