//! Which charges stand for what: the pictures of the action cards, the marks of the monsters, the heads
//! of the schools, what is in a bottle.
// tidy: a table: the picture of every kind of card and monster.

use ::old_world::world::action_card::Card;
use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::{LocationAction, Terrain};
use ::old_world::world::monster::Monster;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug as _;
use heraldry::{Charge, Shape};

use crate::heraldry::glyphs;
use crate::i18n::name::hold_against;

/// A picture: a charge, how it lies, and a smaller one over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What is drawn.
    pub main: Charge,
    lies: Lies,
    over: Option<Charge>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Upright,
    Bend,
    Three,
}

const fn one(main: Charge) -> Picture {
    Picture { main, lies: Lies::Upright, over: None }
}

const fn bend(main: Charge) -> Picture {
    Picture { main, lies: Lies::Bend, over: None }
}

const fn three(main: Charge) -> Picture {
    Picture { main, lies: Lies::Three, over: None }
}

impl Picture {
    const fn with(self, over: Charge) -> Self {
        Self { over: Some(over), ..self }
    }

    /// The inside of an SVG of 64 × 64; the smaller charge has `over`, and the class of its cut line, in
    /// the lower right corner.
    pub fn corner(self, over: &str) -> String {
        self.draw(&format!(r#" class="{over}" transform="translate(33 33) scale(.5)""#))
    }

    /// The same with the smaller charge in the lower middle, as on the plate of a monster.
    pub fn middle(self, over: &str) -> String {
        self.draw(&format!(r#" class="{over}" transform="translate(18.5 27) scale(.42)""#))
    }

    fn draw(self, over: &str) -> String {
        let mut drawn = match self.lies {
            Lies::Upright => glyphs::outline(self.main, ""),
            Lies::Bend => glyphs::outline(self.main, r#" transform="rotate(45 32 32)""#),
            Lies::Three => THREE.map(|place| glyphs::outline(self.main, place)).concat(),
        };
        if let Some(charge) = self.over {
            drawn.push_str(&glyphs::outline(charge, over));
        }
        drawn
    }
}

const THREE: [&str; 3] = [
    r#" transform="translate(1 2) scale(.46)""#,
    r#" transform="translate(33.5 2) scale(.46)""#,
    r#" transform="translate(17.3 32.5) scale(.46)""#,
];

/// The picture of an action card.
pub fn card(card: Card) -> Picture {
    let kind = card.kind();
    let school = card.row().school;
    let kind = school.and_then(|school| kind.strip_prefix(school.slug())).unwrap_or(kind);
    let kind = kind.trim_start_matches('-');
    let found = KINDS.iter().find(|(slug, _)| *slug == kind);
    found.map_or(one(Sword), |(_, picture)| *picture)
}

/// The mark of a monster.
pub const fn monster(monster: Monster) -> Picture {
    MONSTERS[monster.index()].1
}

const _: () = hold_against(MONSTERS, &Monster::SLUGS);

use Charge::{
    Aard, Axe, Axii, Bat, Bolt, Bone, Cat, Claw, Cloud, Crab, CrossedSwords, Crown, Cup, Drop, Eye,
    Fang, Flame, Flask, Gate, Griffin, Hammer, Hand, Heart, Helm, Horn, Hound, Leaf, Manticore,
    Moon, Mushroom, Quen, Ram, Raven, Rose, Scales, Skull, Snow, Spear, Spider, Star, Sun, Sword,
    SwordPair, Thorn, Tree, Viper, Wave, Wheel, Wolf, Worm, Yrden,
};

const KINDS: &[(&str, Picture)] = &[
    ("quick-slash", bend(Sword)),
    ("precise-slash", bend(Sword).with(Eye)),
    ("whirl", one(CrossedSwords)),
    ("maim", one(Claw)),
    ("cleave", one(Axe)),
    ("severe-blow", one(Hammer)),
    ("precise-blow", bend(Spear)),
    ("crushing-blow", one(Ram)),
    ("push", one(Hand)),
    ("riposte", one(SwordPair)),
    ("veil", one(Cloud)),
    ("block", one(Gate)),
    ("reflex", one(Cat)),
    ("aard", one(Aard)),
    ("yrden", one(Yrden)),
    ("axii", one(Axii)),
    ("quen", one(Quen)),
    ("improved-aard", one(Aard).with(Star)),
    ("improved-yrden", one(Yrden).with(Star)),
    ("improved-axii", one(Axii).with(Star)),
    ("improved-quen", one(Quen).with(Star)),
    ("improved-igni", one(Flame).with(Star)),
    ("armour-melting", one(Helm)),
    ("shock-wave", one(Wave)),
    ("fire-stream", one(Flame)),
    ("magic-trap", one(Yrden).with(Eye)),
    ("exploding-shield", one(Quen).with(Bolt)),
];

const MONSTERS: &[(&str, Picture)] = &[
    ("arachas", one(Spider)),
    ("foglet", one(Cloud).with(Eye)),
    ("drowner-nest", one(Hand).with(Wave)),
    ("nekker-nest", three(Claw)),
    ("barghest", one(Hound)),
    ("rotfiend", one(Drop).with(Skull)),
    ("harpy", one(Raven).with(Claw)),
    ("archespore", one(Thorn).with(Rose)),
    ("ghoul-nest", three(Skull)),
    ("ekimmara", one(Bat)),
    ("fiend", one(Horn).with(Eye)),
    ("grave-hag", one(Bone).with(Hand)),
    ("nightwraith", one(Moon).with(Skull)),
    ("noonwraith", one(Sun).with(Skull)),
    ("werewolf", one(Wolf).with(Moon)),
    ("manticore", one(Manticore)),
    ("penitent", one(Flame).with(Hand)),
    ("weavess", one(Wheel).with(Thorn)),
    ("water-hag", one(Wave).with(Hand)),
    ("griffin", one(Griffin)),
    ("whispess", one(Leaf).with(Eye)),
    ("wyvern", one(Viper).with(Bat)),
    ("brewess", one(Cup).with(Mushroom)),
    ("bruxa", one(Heart).with(Bat)),
    ("striga", one(Crown).with(Fang)),
    ("yghern", one(Worm).with(Fang)),
    ("glustyworp", one(Crab).with(Worm)),
    ("leshen", one(Tree).with(Skull)),
];

/// The head on a medallion.
pub const fn school(school: School) -> Charge {
    match school {
        School::Wolf => Wolf,
        School::Griffin => Griffin,
        School::Bear => Charge::Bear,
        School::Cat => Cat,
        School::Viper => Viper,
    }
}

/// What is on the bottle.
pub const fn potion(potion: Potion) -> Charge {
    match potion {
        Potion::Swallow => Raven,
        Potion::Blizzard => Snow,
        Potion::BlackBlood => Drop,
        Potion::PetrisPhilter => Star,
        Potion::MariborForest => Tree,
        Potion::Thunderbolt => Bolt,
        Potion::TawnyOwl => Moon,
    }
}

/// The mark of an attribute; the shield of defence is a shape, see [`super::symbol::attribute`].
pub const fn attribute(attribute: Attribute) -> Option<Charge> {
    match attribute {
        Attribute::Attack => Some(CrossedSwords),
        Attribute::Defence => None,
        Attribute::Alchemy => Some(Flask),
        Attribute::Special => Some(Star),
    }
}

/// What a badge shows; the broom of the clean-up is a part of the kit.
pub const fn deed(action: LocationAction) -> Option<Charge> {
    match action {
        LocationAction::Train(trained) => attribute(trained),
        LocationAction::School => Some(Manticore),
        LocationAction::Potion => Some(Flask),
        LocationAction::Poker => Some(Charge::Die),
        LocationAction::Trade => Some(Scales),
        LocationAction::CleanUp => None,
        LocationAction::Track => Some(Claw),
    }
}

/// The shape of a kind.
pub const fn kind(colour: Colour) -> Shape {
    match colour {
        Colour::Blue => Shape::Fast,
        Colour::Red => Shape::Strong,
        Colour::Green => Shape::Dodge,
        Colour::Purple => Shape::Offence,
        Colour::Yellow => Shape::Defence,
    }
}

/// The shape of a ground.
pub const fn ground(terrain: Option<Terrain>) -> Shape {
    match terrain {
        Some(Terrain::Forest) => Shape::Forest,
        Some(Terrain::Mountain) => Shape::Mountain,
        Some(Terrain::Water) => Shape::Water,
        None => Shape::Universal,
    }
}

/// The end of the classes of a colour: `ow-c--blue`.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Purple => "purple",
        Colour::Yellow => "yellow",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_kind_of_card_has_a_picture_of_its_own() {
        let mut seen = BTreeSet::new();
        for own in Card::real() {
            let school = own.row().school.map(|school| format!("{}-", school.slug()));
            let kind = own.kind();
            let kind = school.and_then(|school| kind.strip_prefix(&*school)).unwrap_or(kind);
            assert!(KINDS.iter().any(|(slug, _)| *slug == kind), "{kind} has no picture");
            seen.insert((kind, card(own).corner("over")));
        }
        let pictures: BTreeSet<&str> = seen.iter().map(|(_, drawn)| &**drawn).collect();
        assert_eq!(seen.len(), KINDS.len());
        assert_eq!(pictures.len(), KINDS.len());
    }

    #[test]
    fn no_two_monsters_share_both_of_their_marks() {
        let marks: BTreeSet<String> =
            Monster::all().map(|one| monster(one).middle("over")).collect();
        assert_eq!(marks.len(), Monster::SLUGS.len());
    }
}
