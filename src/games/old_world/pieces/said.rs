//! The pieces in words, for those who do not see them (§9 of the design). Generated from what the
//! pieces do, like their drawings.

use ::old_world::world::action_card::{Card, Symbols};
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::effect::Power;
use ::old_world::world::poker::{Dice, Rank};
use ::old_world::world::potion::Potion;
use ::old_world::world::source::{Reason, Source};
use ::old_world::world::tally::Tally;

use crate::games::old_world::names::{Voice, sentence, signed};
use crate::games::old_world::rules_text;
use crate::games::old_world::words::pieces;

/// An action card: “Maim, fast attack, water. 2 damage. Extensions: dodge, with 1 damage.”
pub fn card(voice: Voice<'_>, card: Card) -> String {
    let (row, words) = (card.row(), pieces::of(voice.lang));
    let ground = voice.ground(row.terrain);
    let mut said = voice.fill(words.card, &[voice.card(card), voice.colour(row.colour), ground]);
    let base = symbols(voice, &row.base);
    if !base.is_empty() {
        said = format!("{said} {}", sentence(&base));
    }
    let links = links(voice, card);
    if !links.is_empty() {
        said = format!("{said} {}", voice.fill(words.links, &[&links]));
    }
    said
}

/// What a card takes: “dodge, with 1 damage; strong attack”.
pub fn links(voice: Voice<'_>, card: Card) -> String {
    let words = pieces::of(voice.lang);
    let links = card.row().fields.iter().map(|field| {
        let gain = symbols(voice, &field.symbols);
        if gain.is_empty() {
            voice.colour(field.colour).to_owned()
        } else if field.symbols.return_self {
            // What it says is a sentence, not a thing one comes with.
            format!("{} ({gain})", voice.colour(field.colour))
        } else {
            voice.fill(words.link_with, &[voice.colour(field.colour), &gain])
        }
    });
    links.collect::<Vec<_>>().join("; ")
}

/// The symbols of a card or link: “2 damage, +1 card in step 4”.
pub fn symbols(voice: Voice<'_>, symbols: &Symbols) -> String {
    rules_text::symbols(voice, symbols).join(", ")
}

/// What a card of the stall costs: “Costs 3 cards: printed 2, market slot +1.”
pub fn price(voice: Voice<'_>, price: &Tally) -> String {
    let words = pieces::of(voice.lang);
    let count = price.count().to_string();
    if price.steps.len() < 2 {
        return voice.fill(words.costs, &[&count]);
    }
    voice.fill(words.costs_why, &[&count, &steps(voice, price)])
}

/// The steps of a sum: “printed 2, place in the market +1”. What is printed has no sign.
pub fn steps(voice: Voice<'_>, sum: &Tally) -> String {
    let steps = sum.steps.iter().map(|step| {
        let amount = match step.source {
            Source::Rule(Reason::Printed) => step.amount.to_string(),
            _ => signed(step.amount),
        };
        format!("{} {amount}", voice.source(step.source))
    });
    steps.collect::<Vec<_>>().join(", ")
}

/// A potion and what it does.
pub fn potion(voice: Voice<'_>, potion: Potion) -> String {
    let name = voice.fill(pieces::of(voice.lang).potion, &[voice.potion(potion)]);
    format!("{name} {}", rules_text::power(voice, potion.power()))
}

/// A combat card, and the half that counts.
pub fn attack(voice: Voice<'_>, card: AttackCard, counts: Option<Half>) -> String {
    let both = sentence(&voice.attack(card));
    match counts {
        None => both,
        Some(half) => {
            let counts = voice.fill(pieces::of(voice.lang).counts, &[voice.half(half)]);
            format!("{both} {counts}")
        }
    }
}

/// What has a power, by a name short enough for a small card.
pub fn short(voice: Voice<'_>, source: Source) -> String {
    let words = pieces::of(voice.lang);
    match source {
        Source::MonsterTrophy(monster) => voice.monster(monster).to_owned(),
        Source::Medallion(school) => voice.school(school).to_owned(),
        Source::Mastery(attribute) => voice.fill(words.mastery, &[voice.attribute(attribute)]),
        Source::Ability(_)
        | Source::Potion(_)
        | Source::Kept(_)
        | Source::Card(_)
        | Source::MonsterAbility(_)
        | Source::Attribute(_)
        | Source::Rule(_) => voice.source(source),
    }
}

/// What has a power, and what it does.
pub fn power(voice: Voice<'_>, source: Source) -> String {
    powered(voice, source, source.power())
}

/// The same where the power depends on a level: the ability of a school.
pub fn powered(voice: Voice<'_>, source: Source, power: Option<&Power>) -> String {
    let name = sentence(&voice.source(source));
    match power {
        Some(power) => format!("{name} {}", rules_text::power(voice, power)),
        None => name,
    }
}

/// The rank of five dice in a word.
pub fn rank(voice: Voice<'_>, rank: Rank) -> &'static str {
    voice.rank(rank)
}

/// Five dice in words: “two pairs, 5 and 3” (OW-POKER-4).
pub fn hand_of_dice(voice: Voice<'_>, dice: Dice) -> String {
    let words = &pieces::of(voice.lang).dice;
    let rank = dice.strength().rank;
    let named = self::rank(voice, rank);
    // The faces that occur more than once, the more frequent and then the higher first.
    let mut faces: Vec<(usize, u8)> = (1..=6)
        .map(|face| (dice.0.iter().filter(|one| **one == face).count(), face))
        .filter(|(count, _)| *count > 1)
        .collect();
    tabletop::order::sort(&mut faces);
    let faces: Vec<String> = faces.iter().rev().map(|(_, face)| face.to_string()).collect();
    match (rank, &faces[..]) {
        (Rank::Nothing | Rank::SmallStraight | Rank::LargeStraight, _) | (_, []) => {
            named.to_owned()
        }
        (_, [one]) => voice.fill(words.of_one, &[named, one]),
        (_, [one, other, ..]) => voice.fill(words.of_two, &[named, one, other]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use ::old_world::world::monster::Monster;

    fn maim() -> Card {
        Card::market().find(|card| card.kind() == "maim").unwrap()
    }

    /// §9 of the design, to the letter.
    #[test]
    fn a_card_is_said_as_the_design_says_it() {
        let voice = Voice::of_cards(Lang::En);
        let mut price = Tally::of(true, Source::Rule(Reason::Printed), 2);
        price.add(Source::Rule(Reason::Slot), 1);
        assert_eq!(
            format!("{} {}", card(voice, maim()), self::price(voice, &price)),
            "Maim, fast attack, water. 2 damage. Extensions: dodge, with 1 damage; strong attack, with \
             1 damage. Costs 3 cards: printed 2, market slot +1."
        );
        let is_veil = |card: &Card| card.kind() == "veil" && card.row().fields.len() == 1;
        let veil = Card::market().find(is_veil).unwrap();
        assert_eq!(
            card(voice, veil),
            "Veil, dodge, water. 1 shield. Extensions: offensive Sign (this card returns to your hand)."
        );
        let free = Tally::of(true, Source::Rule(Reason::Printed), 0);
        assert_eq!(self::price(voice, &free), "Costs 0 cards.");
    }

    #[test]
    fn every_piece_can_be_said_in_every_language() {
        for lang in Lang::ALL {
            let voice = Voice::of_cards(lang);
            let cards = Card::real().map(|one| card(voice, one));
            let monsters = Monster::all().map(|one| rules_text::ability(voice, one));
            let potions = Potion::ALL.into_iter().map(|one| potion(voice, one));
            let attacks = AttackCard::kinds().map(|one| attack(voice, one, Some(Half::Bite)));
            for said in cards.chain(monsters).chain(potions).chain(attacks) {
                assert!(said.ends_with('.'), "{said}");
                assert!(!said.contains(['{', '}', '|', '<']) && !said.contains(".."), "{said}");
            }
        }
    }

    /// OW-POKER-4, OW-POKER-5.
    #[test]
    fn dice_are_called_by_their_rank_and_faces() {
        let voice = Voice::of_cards(Lang::En);
        let said = |dice| hand_of_dice(voice, Dice::new(dice));
        assert_eq!(said([5, 5, 3, 3, 2]), "two pairs, 5 and 3");
        assert_eq!(said([4, 4, 4, 6, 1]), "three of a kind, 4");
        assert_eq!(said([2, 2, 6, 6, 2]), "full house, 2 and 6");
        assert_eq!(said([1, 2, 3, 4, 5]), "small straight");
        assert_eq!(said([1, 2, 3, 4, 6]), "nothing");
        assert_eq!(said([6, 6, 6, 6, 6]), "five of a kind, 6");
    }
}
