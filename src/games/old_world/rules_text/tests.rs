//! Every card says what it does, and no two say the same that do not do the same.

use std::collections::BTreeMap;
use std::fmt::Debug;

use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::effect::Attribute;
use ::old_world::world::monster::Monster;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug;
use ::old_world::world::story::{Side, Story};
use ::old_world::world::trophy;

use super::*;
use crate::i18n::Lang;

/// Two things that do something else must say something else, and nothing may be left open.
struct Said(BTreeMap<String, String>);

impl Said {
    fn check(&mut self, does: impl Debug, says: String) {
        assert!(says.chars().count() > 2, "{does:?} says “{says}”");
        assert!(!says.contains(['{', '}', '|']), "{says}");
        let does = format!("{does:?}");
        if let Some(other) = self.0.insert(says.clone(), does.clone()) {
            assert_eq!(other, does, "both say “{says}”");
        }
    }
}

fn in_every_language(check: impl Fn(Voice<'_>, &mut Said)) {
    for lang in Lang::ALL {
        check(Voice::of_cards(lang), &mut Said(BTreeMap::new()));
    }
}

#[test]
fn powers_say_what_they_do() {
    in_every_language(|voice, said| {
        for potion in Potion::ALL {
            said.check(potion.power(), power(voice, potion.power()));
        }
        for attribute in Attribute::ALL {
            said.check(trophy::power(attribute), power(voice, trophy::power(attribute)));
        }
        for monster in Monster::all() {
            said.check(monster.trophy(), power(voice, monster.trophy()));
        }
        for school in School::ALL {
            said.check(school.trophy(), power(voice, school.trophy()));
            for level in 1..=5 {
                said.check(school.ability(level), power(voice, school.ability(level)));
            }
        }
    });
}

#[test]
fn stories_say_what_they_do() {
    in_every_language(|voice, said| {
        for story in Story::every() {
            for side in [Side::A, Side::B] {
                let does = story.effects(side);
                if !does.is_empty() {
                    said.check(does, effects(voice, does));
                }
            }
            if story.is_kept() {
                said.check(story.boons(), boons(voice, story.boons()));
            }
        }
    });
}

#[test]
fn monsters_and_their_combat_cards_say_what_they_do() {
    in_every_language(|voice, said| {
        for monster in Monster::all() {
            said.check(monster.ability(), ability(voice, monster));
        }
        for card in AttackCard::kinds() {
            for half in Half::ALL {
                said.check(card.attack(half), attack(voice, card.attack(half)));
            }
        }
    });
}

#[test]
fn action_cards_say_what_is_on_them() {
    in_every_language(|voice, said| {
        let starting = School::ALL.into_iter().flat_map(Card::starting);
        for card in starting.chain(Card::market()) {
            let row = card.row();
            let does = (row.colour, row.terrain, row.base, row.fields);
            said.check(does, face(voice, card));
        }
    });
}

#[test]
fn a_potion_reads_as_a_rule() {
    let voice = Voice::of_cards(Lang::En);
    assert_eq!(
        power(voice, Potion::PetrisPhilter.power()),
        "In step 1, once per turn: discard 1 card, then deal 2 damage."
    );
}
