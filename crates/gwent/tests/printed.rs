//! The card table against the tables of the rules (section 16).

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use gwent::{Ability, Band, Faction, Kind, Leader, Role, Row};

/// The rows of the tables under a heading, cell by cell.
fn tables() -> BTreeMap<String, Vec<Vec<String>>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/gwent.md");
    let text = fs::read_to_string(path).expect("the rules are there");
    let mut tables = BTreeMap::<String, Vec<Vec<String>>>::new();
    let mut heading = String::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("**").and_then(|rest| rest.split("**").next()) {
            heading = name.to_owned();
        } else if let Some(name) = line.strip_prefix("### ") {
            heading = name.to_owned();
        }
        let cells = line.split('|').map(|cell| cell.trim().to_owned());
        let cells: Vec<_> = cells.skip(1).collect();
        if cells.len() > 3 && !cells[0].starts_with("--") && cells[0] != "Name" {
            tables.entry(heading.clone()).or_default().push(cells);
        }
    }
    tables
}

/// The slug of a card printed as `English name (Polish name)`.
fn slug(name: &str) -> String {
    let english = name.split(" (").next().unwrap_or(name).to_lowercase();
    let plain = english.replace('é', "e").replace('í', "i").replace('ù', "u");
    let plain = plain.replace(" - ", "-").replace(['’', ':'], "");
    plain.replace(' ', "-")
}

fn abilities(kind: Kind) -> String {
    let names: Vec<_> = kind
        .abilities()
        .iter()
        .map(|ability| match ability {
            Ability::Muster(_) => "muster",
            Ability::Medic => "medic",
            Ability::Spy => "spy",
            Ability::TightBond => "tight bond",
            Ability::Morale => "morale",
            Ability::Horn => "commander's horn",
            Ability::ScorchRow => "scorch (row)",
            Ability::ScorchField => "scorch (whole battlefield)",
            Ability::Berserker { .. } => "berserker",
            Ability::Mardroeme => "mardroeme",
            Ability::Avenger { .. } => "summon avenger",
            Ability::Agile => "agile",
        })
        .collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

/// A unit as the table of the rules writes it.
fn line(kind: Kind) -> Option<Vec<String>> {
    let Role::Unit(unit) = &kind.def().role else { return None };
    let rows: Vec<_> = unit.rows.iter().map(Row::slug).collect();
    Some(vec![
        kind.slug().to_owned(),
        unit.strength.to_string(),
        rows.join(" / "),
        if unit.hero { "yes" } else { "" }.to_owned(),
        abilities(kind),
        unit_copies(kind),
    ])
}

fn unit_copies(kind: Kind) -> String {
    kind.copies().to_string()
}

/// Section 16.1 and 16.2: every unit, its strength, rows, abilities and copies, and nothing else.
#[test]
fn the_units_are_those_of_the_rules() {
    let tables = tables();
    let titles = ["Monsters", "Nilfgaard", "Northern Realms", "Scoia’tael", "Skellige"];
    let common = "16.1 Cards printed in every faction set";
    let sets = titles.into_iter().zip(Faction::ALL.map(Some)).chain([(common, None)]);
    for (title, faction) in sets {
        let mut printed: Vec<_> = tables[title].iter().map(|cells| cells[..6].to_vec()).collect();
        for cells in &mut printed {
            cells[0] = slug(&cells[0]);
        }
        let mut ours: Vec<_> =
            Kind::all().filter(|kind| kind.faction() == faction).filter_map(line).collect();
        printed.sort_unstable();
        ours.sort_unstable();
        assert_eq!(ours, printed, "{title}");
    }
}

/// Section 16: how many records and cards there are, in all and of each faction.
#[test]
fn the_box_holds_what_the_rules_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/gwent.md");
    let text = fs::read_to_string(path).expect("the rules are there");
    let titles = ["Monsters", "Nilfgaard", "Northern Realms", "Scoia’tael", "Skellige"];
    let (mut records, mut cards) = (0, 0);
    for (title, faction) in titles.into_iter().zip(Faction::ALL) {
        let leaders = Leader::of(faction).count();
        let set: usize = Kind::set(faction).map(|kind| usize::from(kind.copies())).sum();
        let heading = format!("**{title}** (set of {} cards)", set + leaders);
        assert!(text.contains(&heading), "the rules do not say “{heading}”");
        assert!(
            text.contains(&format!("{title} {}", set + leaders)),
            "{title} {set} in section 16"
        );
        records += Kind::set(faction).count() + leaders;
        cards += set + leaders;
    }
    let all = format!("{records} distinct records, {cards} physical cards");
    assert!(text.contains(&all), "the rules do not say “{all}”");
}

/// Section 16.1 and 16.2: the remarks on side decks and on who calls whom.
#[test]
fn the_remarks_are_those_of_the_rules() {
    for cells in tables().values().flatten().filter(|cells| cells.len() > 6) {
        let Some(kind) = Kind::from_slug(&slug(&cells[0])) else { continue };
        assert_eq!(cells[6].contains("side deck only"), kind.is_side_deck(), "{kind}");
        if cells[6].contains("muster group: own name") {
            let [Ability::Muster(band)] = kind.abilities() else { panic!("{kind}") };
            assert_eq!(Kind::answering(*band).collect::<Vec<_>>(), [kind]);
        }
    }
    let called = |band| Kind::answering(band).map(Kind::slug).collect::<Vec<_>>();
    assert_eq!(called(Band::Roach), ["roach"]);
    assert_eq!(called(Band::ShieldMaidens), ["clan-drummond-shield-maiden"]);
    assert_eq!(called(Band::Arachas), ["arachas", "arachas-behemoth"]);
    assert_eq!(called(Band::Gaunter), ["gaunter-odimm", "gaunter-odimm-darkness"]);
}

/// Section 16.3: the leaders, and which of them are passive.
#[test]
fn the_leaders_are_those_of_the_rules() {
    let tables = tables();
    let printed: Vec<_> =
        tables["16.3 Leaders (25)"].iter().filter(|cells| cells[0] != "Faction").collect();
    assert_eq!(printed.len(), 25);
    for cells in printed {
        let slug = cells[1].to_lowercase().replace([',', '’'], "").replace(' ', "-");
        let leader = Leader::from_slug(&slug).unwrap_or_else(|| panic!("{slug}"));
        assert_eq!(leader.effect().is_passive(), cells[2] == "P", "{slug}");
        let faction = cells[0].to_lowercase().replace('’', "").replace(' ', "-");
        assert_eq!(leader.faction().slug(), faction);
    }
}
