//! The tables of the rules (`docs/rules/old-world.md`, §4, §16 and §22.1), read from the document
//! and compared with the ones the game is played by, row by row.

use std::fs;
use std::path::Path;

use old_world::world::attack::{Attack, AttackCard, Half};
use old_world::world::effect::Attribute;
use old_world::world::location::{Location, LocationAction, Terrain};
use old_world::world::monster::Monster;
use old_world::world::school::School;
use old_world::world::slug::Slug;
use old_world::world::tracks;

/// The rows of the table under this head, without their borders.
fn table(head: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/old-world.md");
    let rules = fs::read_to_string(path).expect("the rules are in the repository");
    let rows = rules.lines().skip_while(|line| !line.starts_with(head)).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect()
}

/// “Kaer Seren” is called `kaer-seren`.
fn slug(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

fn action(at: Location) -> String {
    match at.action() {
        LocationAction::Train(attribute) => format!("Train {}", attribute.slug()),
        LocationAction::Potion => "Potion".to_owned(),
        LocationAction::Poker => "Poker with locals".to_owned(),
        LocationAction::Trade => "Trade".to_owned(),
        LocationAction::CleanUp => "Clean-up".to_owned(),
        LocationAction::Track => "Track".to_owned(),
        LocationAction::School => match School::ALL.into_iter().find(|own| own.home() == at) {
            None => "School (Manticore; nobody's own)".to_owned(),
            Some(school) => {
                let name = school.slug();
                format!("School **{}{}**", name[..1].to_uppercase(), &name[1..])
            }
        },
    }
}

/// OW-MOVE-2, OW-LOC-0, OW-MOVE-4.
#[test]
fn the_map_is_the_one_of_the_rules() {
    let rows = table("| # | Name | Terrain | Action |");
    assert_eq!(rows.len(), Location::ALL.len());
    for (row, at) in rows.iter().zip(Location::ALL) {
        let neighbours: Vec<String> =
            at.neighbours().iter().map(|next| next.index().to_string()).collect();
        let (x, y) = at.row().position;
        let found = [
            at.index().to_string(),
            at.slug().to_owned(),
            at.terrain().map_or("all three", Terrain::slug).to_owned(),
            action(at),
            neighbours.join(" "),
            format!("{x}, {y}"),
        ];
        let mut wanted = row.clone();
        wanted[1] = slug(&wanted[1]);
        assert_eq!(wanted, found);
    }
}

/// §16: levels and life points.
#[test]
fn the_monsters_are_those_of_the_rules() {
    let rows = table("| Lvl | Monster | Life | Ability |");
    assert_eq!(rows.len(), Monster::all().count());
    for (row, monster) in rows.iter().zip(Monster::all()) {
        let level = "I".repeat(usize::from(monster.level()));
        let found = [level, monster.slug().to_owned(), monster.row().life.to_string()];
        assert_eq!([row[0].clone(), slug(&row[1]), row[2].clone()], found);
    }
}

/// OW-MON-3: how the document writes an attack.
fn attack(attack: Attack) -> String {
    match attack {
        Attack::Damage(points) => points.to_string(),
        Attack::ByLevel([3, 4, 5]) => "L+2".to_owned(),
        Attack::EqualsLevel(attribute) => format!("damage = {} level", attribute.slug()),
        Attack::DropByLevel => "drop L".to_owned(),
        Attack::Burn => "burn 1".to_owned(),
        Attack::Lower(attribute, [0, 1, 2]) => format!("{} −1, L−1 damage", attribute.slug()),
        other => format!("{other:?} is not in the rules"),
    }
}

#[test]
fn the_combat_cards_are_those_of_the_rules() {
    let rows = table("| Charge | Bite | Copies |");
    assert_eq!(rows.len(), AttackCard::kinds().count());
    for (row, card) in rows.iter().zip(AttackCard::kinds()) {
        let found = [
            attack(card.attack(Half::Charge)),
            attack(card.attack(Half::Bite)),
            card.copies().to_string(),
        ];
        assert_eq!(*row, found);
    }
}

/// OW-SETUP-8.
#[test]
fn hands_and_gold_are_those_of_the_rules() {
    let rows = table("| Turn order | 2 players |");
    assert_eq!(rows.len(), 5);
    for (order, row) in (0u8..).zip(&rows) {
        for (seats, cell) in (2u8..).zip(&row[1..]) {
            if order < seats {
                let (cards, gold) = tracks::opening(seats, order);
                assert_eq!(*cell, format!("{cards} cards, {gold} gold"), "{seats} players");
            } else {
                assert_eq!(cell, "–", "{seats} players have no {}", row[0]);
            }
        }
    }
}

/// OW-ATTR-1: the attributes in the order in which the rules name them.
#[test]
fn values_are_those_of_the_rules() {
    assert_eq!([1, 2, 3, 4, 5].map(tracks::value), [1, 2, 3, 4, 4]);
    let order = Attribute::ALL.map(Slug::slug);
    assert_eq!(order, ["attack", "defence", "alchemy", "special"]);
}
