//! The tables of the crate held against those of `docs/rules/ronin.md`, section 16.

use ronin::{
    Ability, Board, Bonus, Card, ChapterCard, Character, Colour, Condition, Effect, Prize, Reward,
    Side, Symbol, Window,
};

const RULES: &str = include_str!("../../../docs/rules/ronin.md");

/// The rows of the tables between two headings, as cells.
fn rows(from: &str, to: &str) -> Vec<Vec<String>> {
    let start = RULES.find(from).expect("the section is there");
    let end = RULES[start..].find(to).expect("the next one is there") + start;
    let cells =
        |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    RULES[start..end].lines().filter(|line| line.starts_with("| ")).map(cells).collect()
}

fn symbols(card: Card) -> String {
    let letters: Vec<_> = card.def().symbols.iter().map(|symbol| &symbol.slug()[..1]).collect();
    dash(&letters.join(" "))
}

fn dash(text: &str) -> String {
    if text.is_empty() { "–".to_owned() } else { text.to_owned() }
}

fn effect(effect: Option<Effect>) -> String {
    let Some(effect) = effect else { return "–".to_owned() };
    let tea = if effect.is_tea() { "tea: " } else { "" };
    format!("{tea}{} → {}", condition(effect.condition), reward(effect.reward))
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::Lose(symbol) => format!("C1 {symbol}"),
        Condition::LoseUpToThree(symbol) => format!("C2 {symbol}"),
        Condition::LoseInactive => "C3".to_owned(),
        Condition::AtLeastTwo(colour) => format!("C4 {colour}"),
        Condition::NeighbourHas(colour) => format!("C5 {colour}"),
        Condition::ExactlyOne(colour) => format!("C6 {colour}"),
        Condition::ExactlyTwo(colour) => format!("C7 {colour}"),
        Condition::UpToThree(colour) => format!("C8 {colour}"),
        Condition::TwoInactive => "C9".to_owned(),
        Condition::AtLeastTwoInactive => "C10".to_owned(),
    }
}

fn reward(reward: Reward) -> String {
    match reward {
        Reward::EachTrack => "R1".to_owned(),
        Reward::OneTrack => "R2".to_owned(),
        Reward::Path(Side::Left) => "R3".to_owned(),
        Reward::Path(Side::Right) => "R4".to_owned(),
        Reward::TwoOfPath(Side::Left) => "R5".to_owned(),
        Reward::TwoOfPath(Side::Right) => "R6".to_owned(),
        Reward::BothPaths => "R7".to_owned(),
        Reward::Two(symbol) => format!("R8 {symbol}"),
        Reward::UpToThree(symbol) => format!("R9 {symbol}"),
        Reward::Trio => "R10".to_owned(),
    }
}

fn card(id: &str) -> Option<Card> {
    Card::from_slug(&id.to_lowercase())
}

/// Section 16.2 and 16.3: every card as printed.
#[test]
fn cards_are_as_printed() {
    let mut found = 0;
    for row in rows("### 16.2", "### 16.4") {
        let offset = usize::from(row.len() == 7);
        let Some(card) = card(&row[offset]) else { continue };
        found += 1;
        let printed = &row[row.len() - 3..];
        let arrow = dash(card.def().arrow.map_or("", Side::slug));
        assert_eq!(printed, [symbols(card), arrow, effect(card.def().effect)], "{card}");
        if offset == 1 {
            assert_eq!(card.owner().map(slug_of), Some(slug(&row[0])));
            assert_eq!(card.colour().slug(), row[3]);
        } else {
            assert_eq!(card.owner(), None);
        }
    }
    assert_eq!(found, Card::SLUGS.len());
}

fn slug(name: &str) -> String {
    name.to_lowercase().replace(' ', "-").replace(['\'', '’'], "")
}

fn slug_of(character: Character) -> String {
    character.slug().to_owned()
}

/// The sums under the tables, and one starting card of each colour for each character.
#[test]
fn the_sums_are_right() {
    let all: Vec<Card> = Card::main_deck().collect();
    let with = |number| all.iter().filter(|card| card.def().symbols.len() == number).count();
    assert_eq!((with(0), with(1), with(2)), (42, 24, 14));
    let effects: Vec<Effect> = all.iter().filter_map(|card| card.def().effect).collect();
    let tea = effects.iter().filter(|effect| effect.is_tea()).count();
    assert_eq!((effects.len() - tea, tea), (54, 11));
    let code = |text: String| text.split(' ').next().unwrap_or_default().to_owned();
    let conditions = [8, 6, 6, 10, 5, 6, 6, 11, 3, 4];
    let rewards = [5, 6, 7, 7, 7, 6, 6, 11, 8, 2];
    for (number, at) in (1..=10).zip(0..) {
        let these = |effect: &&Effect| code(condition(effect.condition)) == format!("C{number}");
        assert_eq!(effects.iter().filter(these).count(), conditions[at], "C{number}");
        let these = |effect: &&Effect| code(reward(effect.reward)) == format!("R{number}");
        assert_eq!(effects.iter().filter(these).count(), rewards[at], "R{number}");
    }
    for character in Character::ALL {
        let mut colours: Vec<Colour> = Card::starting(character).map(Card::colour).collect();
        colours.sort_unstable();
        assert_eq!(colours, Colour::ALL);
        let arrows = Card::starting(character).filter(|card| card.def().arrow.is_some());
        assert_eq!(arrows.count(), 1);
    }
}

/// Section 16.4, RO-SETUP-1, RO-SETUP-11: chapter cards as printed, and fair to all pairs.
#[test]
fn chapter_cards_are_as_printed() {
    let rows = rows("### 16.4", "### 16.5");
    for chapter in ChapterCard::ALL {
        let row = rows.iter().find(|row| slug(&row[0]) == chapter.slug()).expect("a row");
        let def = chapter.def();
        let paths = def.paths.map(|[left, right]| format!("{left} / {right}"));
        assert_eq!(row[2..5], paths);
        assert_eq!(row[5], format!("{}, {}", def.quest[0], def.quest[1]));
        let order: Vec<String> = row[6].split(", ").map(slug).collect();
        assert_eq!(order, def.initiative.map(slug_of));
    }
    for number in 0..3 {
        let mut pairs: Vec<[Symbol; 2]> =
            ChapterCard::ALL.map(|card| card.def().paths[number]).to_vec();
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(pairs.len(), 6, "every pair of symbols once");
    }
    for pair in ChapterCard::ALL.chunks(2) {
        let mut reverse = pair[1].def().initiative;
        reverse.reverse();
        assert_eq!(pair[0].def().initiative, reverse);
    }
}

fn bonus(bonus: Bonus) -> String {
    let main = match bonus.prize {
        Prize::FirstAbility => "CARD1".to_owned(),
        Prize::ThirdAbility => "CARD3".to_owned(),
        Prize::Xp(amount) => format!("{amount} XP"),
        Prize::Any(count) => format!("ANY {count}"),
        Prize::Same(count) => format!("SAME {count}"),
        Prize::Paths => "PATHS".to_owned(),
        Prize::Draw => "DRAW".to_owned(),
        Prize::Hand => "HAND".to_owned(),
        Prize::Reserve => "RESERVE".to_owned(),
        Prize::Unlocked => "UNLOCKED".to_owned(),
        Prize::Seasoned => "SEASONED".to_owned(),
        Prize::Colour(colour) => format!("COLOUR {colour}"),
        Prize::Again => "AGAIN".to_owned(),
        Prize::Change(count) => format!("CHANGE {count}"),
        Prize::Mend(count) => format!("MEND {count}"),
        Prize::Balance => "BALANCE".to_owned(),
        Prize::Motley => "MOTLEY".to_owned(),
        Prize::Arrows => "ARROWS".to_owned(),
        Prize::Bridge => "BRIDGE".to_owned(),
    };
    bonus.or_xp.map_or(main.clone(), |xp| format!("{main} or {xp} XP"))
}

/// Section 16.6, RO-COOP-6, RO-COOP-11: every space of every board.
#[test]
fn boards_are_as_printed() {
    let rows = rows("### 16.6", "### 16.7");
    for space in [3, 4, 6, 7, 9, 10] {
        let row = rows.iter().find(|row| row[0] == space.to_string()).expect("a row");
        let printed = Board::ALL.map(|board| board.bonus(space).map(bonus).expect("a bonus"));
        assert_eq!(row[1..], printed, "space {space}");
    }
}

/// Section 16.7, RO-ABIL-10: every ability by name, number and window.
#[test]
fn abilities_are_as_printed() {
    let rows = rows("### 16.7", "### 16.8");
    let mut found = 0;
    for row in &rows {
        let Some(character) = Character::from_slug(&slug(&row[0])) else { continue };
        let number: usize = row[1].parse().expect("a number");
        let ability = character.ability(number - 1);
        assert_eq!(ability.slug(), slug(&row[2]));
        let window = Window::ALL[row[3][1..].parse::<usize>().expect("W and a number") - 1];
        assert_eq!(ability.window(), window, "{ability}");
        found += 1;
    }
    assert_eq!(found, Ability::ALL.len());
}
