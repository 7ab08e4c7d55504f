//! The stories of Wild Hunt, held against the tables of its rules (17.4 and 17.5): every card is
//! told in every language, with the fields of its kind and within the limits of `docs/stories.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use szlak_tests::hunt_cards::{cards, rows};
use szlak_tests::places;

type Stories = BTreeMap<String, BTreeMap<String, String>>;

const LANGUAGES: [&str; 3] = ["en", "pl", "uk"];

fn stories(language: &str) -> Stories {
    let path = places::root().join(format!("public/stories/wild-hunt/{language}.json"));
    let text = fs::read_to_string(path).expect("the stories are in the repository");
    serde_json::from_str(&text).expect("cards by slug, texts by field")
}

/// How many words a field may have.
fn limits(field: &str) -> (usize, usize) {
    match field {
        "name" => (1, 8),
        "intro" => (40, 90),
        "a" | "b" => (2, 16),
        "result_a" | "result_b" => (12, 50),
        "description" => (5, 18),
        _ => (10, 50),
    }
}

/// Words of the game, of other stories, and the riders: whichever was chosen rides through all
/// cards, so none is named.
const FORBIDDEN: [(&str, &[&str]); 3] = [
    (
        "en",
        &[
            "shield",
            "card",
            "level",
            "token",
            "phase",
            "player",
            "attribute",
            "event",
            "quest",
            "dice",
            "nithral",
            "imlerith",
            "caranthir",
            "eredin",
            "geralt",
            "ciri",
            "yennefer",
        ],
    ),
    (
        "pl",
        &[
            "tarcza",
            "tarczę",
            "tarcze",
            "karta",
            "kartę",
            "karty",
            "poziom",
            "żeton",
            "faza",
            "gracz",
            "atrybut",
            "zadanie",
            "nithral",
            "imlerith",
            "caranthir",
            "eredin",
            "geralt",
            "ciri",
            "yennefer",
        ],
    ),
    (
        "uk",
        &[
            "щит",
            "щити",
            "карта",
            "карту",
            "карти",
            "рівень",
            "жетон",
            "фаза",
            "гравець",
            "пригода",
            "нітрал",
            "імлеріт",
            "карантір",
            "ередін",
            "ґеральт",
            "цірі",
            "йеннефер",
        ],
    ),
];

/// What a price is called, by language and amount less one.
const PRICES: [(&str, [&str; 3]); 3] = [
    ("en", ["a coin", "two crowns", "three crowns"]),
    ("pl", ["monet|pieniąż", "dwie korony", "trzy korony"]),
    ("uk", ["монет", "дві крони", "три крони"]),
];

fn words(text: &str) -> Vec<String> {
    let letters = |part: &str| {
        part.chars().filter(|sign| sign.is_alphanumeric() || *sign == '-').collect::<String>()
    };
    let words = text.split_whitespace().map(|part| letters(part).to_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}

/// Polish and Ukrainian must not say whether the witcher is a man or a woman.
fn gives_a_gender(language: &str, words: &[String]) -> bool {
    match language {
        "pl" => words.iter().any(|word| {
            ["łeś", "łaś", "łbyś", "łabyś", "łyście"].iter().any(|end| word.ends_with(end))
                || (word.ends_with("liście") && word != "liście")
        }),
        "uk" => words.windows(2).any(|pair| {
            pair[0] == "ти" && ["в", "ла", "вся", "лася"].iter().any(|end| pair[1].ends_with(end))
        }),
        _ => false,
    }
}

fn faults(language: &str, stories: &Stories) -> Vec<String> {
    let mut faults = Vec::new();
    let cards = cards();
    let wanted: BTreeSet<&str> = cards.iter().map(|card| card.slug.as_str()).collect();
    let told: BTreeSet<&str> = stories.keys().map(String::as_str).collect();
    faults.extend(wanted.symmetric_difference(&told).map(|slug| format!("{slug}: told or not")));
    let names: BTreeSet<&String> = stories.values().filter_map(|texts| texts.get("name")).collect();
    if names.len() != stories.len() {
        faults.push("two cards have the same name".to_owned());
    }
    let (_, forbidden) = FORBIDDEN.iter().find(|(tag, _)| *tag == language).expect("listed");
    let (_, prices) = PRICES.iter().find(|(tag, _)| *tag == language).expect("listed");
    for card in &cards {
        let Some(texts) = stories.get(&card.slug) else { continue };
        let told: BTreeSet<String> = texts.keys().cloned().collect();
        let mut fault = |what: String| faults.push(format!("{}: {what}", card.slug));
        for field in card.fields.symmetric_difference(&told) {
            fault(format!("{field} is there or not"));
        }
        for (field, text) in texts {
            let words = words(text);
            let (least, most) = limits(field);
            if words.len() < least || words.len() > most {
                fault(format!("{field} has {} words", words.len()));
            }
            if text.trim() != text
                || text.contains(|sign: char| "'\"".contains(sign) || sign.is_ascii_digit())
            {
                fault(format!("{field} has a digit, a straight quote or a blank at its ends"));
            }
            if let Some(word) = words.iter().find(|word| forbidden.contains(&word.as_str())) {
                fault(format!("{field} says “{word}”"));
            }
            if gives_a_gender(language, &words) {
                fault(format!("{field} gives the witcher a gender"));
            }
        }
        let all = texts.values().cloned().collect::<Vec<_>>().join(" ").to_lowercase();
        if let Some(price) = card.price
            && !prices[price - 1].split('|').any(|name| all.contains(name))
        {
            fault(format!("its price of {price} is not told"));
        }
    }
    faults
}

/// WH-EXP-3, 17.2: each kind with its texts, in each language.
#[test]
fn every_card_of_the_hunt_is_told_in_every_language() {
    assert_eq!(rows("17.4").len(), 35);
    for language in LANGUAGES {
        let faults = faults(language, &stories(language));
        assert!(faults.is_empty(), "{language}: {faults:#?}");
    }
}

#[test]
fn the_three_tellings_differ() {
    let languages = LANGUAGES.map(stories);
    for card in cards() {
        let intros: BTreeSet<&str> =
            languages.iter().map(|stories| stories[&card.slug]["intro"].as_str()).collect();
        assert_eq!(intros.len(), LANGUAGES.len(), "{} is not translated", card.slug);
    }
}

/// The kinds as the tables have them: what is asked for is not asked for by chance.
#[test]
fn the_tables_of_the_rules_say_which_texts_a_card_needs() {
    let cards = cards();
    let fields = |slug: &str| {
        let card = cards.iter().find(|card| card.slug == slug).expect("it is in the tables");
        card.fields.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(fields("missing-boy"), "intro name");
    assert_eq!(fields("missing-boy-told"), "a b intro name result_a result_b");
    assert_eq!(fields("elf-cairn"), "a b intro name");
    assert_eq!(fields("elf-cairn-told"), "intro name result_a result_b");
    assert_eq!(fields("council-of-mages-told"), "intro name result_a result_b");
    assert_eq!(fields("common-purse-told"), "intro name result_1 result_2 result_3");
    assert_eq!(fields("two-kings-quarrel-told"), "intro name result_1");
    let guide = "intro name result_a result_a_1 result_a_2 result_b";
    assert_eq!(fields("traitor-guide-told"), guide);
    assert_eq!(fields("caltrops"), "description intro name");
    assert_eq!(fields("snow-dog"), "a b description intro name result_a result_b");
}

/// The tables beside the prose, a file a language under `target/tmp`, to be read.
#[test]
fn what_a_card_of_the_hunt_does_stands_beside_what_it_tells() {
    for language in LANGUAGES {
        let stories = stories(language);
        let mut page = String::from("# Wild Hunt: effect and prose\n");
        for card in cards() {
            writeln!(page, "\n## {} [{}]", card.slug, card.does).expect("a string");
            for (field, text) in &stories[&card.slug] {
                writeln!(page, "  {field}: {text}").expect("a string");
            }
        }
        let texts = stories.values().flat_map(BTreeMap::values);
        assert!(texts.into_iter().all(|text| page.contains(text.as_str())), "{language}");
        let file = format!("wild-hunt-stories-{language}.md");
        fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join(file), page).expect("written");
    }
}

#[test]
fn what_is_wrong_with_a_story_is_found() {
    let spoilt = |spoil: &dyn Fn(&mut Stories)| {
        let mut stories = stories("pl");
        spoil(&mut stories);
        faults("pl", &stories).len()
    };
    let set = |slug: &'static str, field: &'static str, text: &'static str| {
        move |stories: &mut Stories| {
            stories.entry(slug.into()).or_default().insert(field.into(), text.into());
        }
    };
    assert_eq!(spoilt(&|_| ()), 0);
    assert_eq!(spoilt(&|stories| _ = stories.remove("caltrops")), 1);
    assert_eq!(spoilt(&|stories| _ = stories.get_mut("elf-cairn").expect("told").remove("b")), 1);
    assert_eq!(spoilt(&set("elf-cairn", "a", "Leć.")), 1);
    assert_eq!(spoilt(&set("elf-cairn", "a", "Weźcie 2 kamienie.")), 1);
    assert_eq!(spoilt(&set("elf-cairn", "a", "Połóżcie karty na stole.")), 1);
    assert_eq!(spoilt(&set("elf-cairn", "a", "Tu byłeś przedtem.")), 1);
    assert_eq!(spoilt(&set("elf-cairn", "name", "Kolczatki")), 1);
    assert_eq!(spoilt(&set("grieving-mother", "a", "Zostań na stypie do końca.")), 1);
}
