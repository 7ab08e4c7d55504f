//! Sentences with places to fill: `{0}` is the first part, `{0|card|cards}` is the first part, a
//! number, with the noun it counts (two forms in English, three in Polish and Ukrainian; `{0|=card|cards}`
//! leaves the number 1 unsaid), and `{0:gen}` is the first part, a name that its table declines, in a form of it ([`FORMS`]).

use super::Lang;
use super::plural::{english, polish, ukrainian};

/// The forms a name can have, in the order in which its table writes them, parted by bars. A form
/// that is left out, or that a language does not need, is the first one. English has its own: with
/// the one article or the other, and the plural.
const FORMS: [&[&str]; 7] =
    [&["nom"], &["gen", "the", "many"], &["acc", "a"], &["loc"], &["ins"], &["low"], &["dat"]];

/// A form of a declined name.
pub fn form<'a>(name: &'a str, form: &str) -> &'a str {
    let at = FORMS.iter().position(|names| names.contains(&form)).unwrap_or_default();
    let found = name.split('|').nth(at).unwrap_or_default();
    if found.is_empty() { name.split('|').next().unwrap_or_default() } else { found }
}

/// The sentence with its places filled.
pub fn fill(lang: Lang, text: &str, parts: &[&str]) -> String {
    fill_with(text, parts, |number, forms| counted(lang, number, forms))
}

/// The same for sentences that count nothing, and so need no language.
pub fn fill_plain(text: &str, parts: &[&str]) -> String {
    fill_with(text, parts, |number, _| number.to_owned())
}

fn fill_with(text: &str, parts: &[&str], counted: impl Fn(&str, &str) -> String) -> String {
    let mut filled = String::with_capacity(text.len() + 32);
    let mut pieces = text.split('{');
    filled.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (place, rest) = piece.split_once('}').unwrap_or((piece, ""));
        let (place, forms) = place.split_once('|').unwrap_or((place, ""));
        let (place, bent) = place.split_once(':').unwrap_or((place, ""));
        let part = place.parse::<usize>().ok().and_then(|place| parts.get(place));
        let part = part.copied().unwrap_or_default();
        if !bent.is_empty() {
            filled.push_str(form(part, bent));
        } else if filled.ends_with('«') && part.contains('«') {
            // Quotes inside quotes are the other ones.
            filled.push_str(&part.replace('«', "„").replace('»', "“"));
        } else if forms.is_empty() {
            filled.push_str(part);
        } else {
            filled.push_str(&counted(part, forms));
        }
        filled.push_str(rest);
    }
    filled
}

/// A number and its noun; a sign in front of the number stays.
fn counted(lang: Lang, number: &str, forms: &str) -> String {
    let digits = number.trim_start_matches(['+', '−', '-']);
    let sign = &number[..number.len() - digits.len()];
    let count = digits.parse::<usize>().unwrap_or_default();
    let mut forms = forms.split('|');
    let one = forms.next().unwrap_or_default();
    let (is_unsaid, one) = one.strip_prefix('=').map_or((false, one), |one| (true, one));
    if is_unsaid && number == "1" {
        return one.to_owned();
    }
    let few = forms.next().unwrap_or(one);
    let many = forms.next().unwrap_or(few);
    let said = match lang {
        Lang::En => english(count, one, many),
        Lang::Pl => polish(count, one, few, many),
        Lang::Uk => ukrainian(count, one, few, many),
    };
    format!("{sign}{said}")
}

/// The places a sentence fills, for the tests that compare languages.
#[cfg(test)]
pub fn places(text: &str) -> Vec<String> {
    let mut found: Vec<String> = text
        .split('{')
        .skip(1)
        .map(|rest| rest.chars().take_while(char::is_ascii_digit).collect())
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled_in_any_order_and_as_often_as_they_stand() {
        assert_eq!(fill(Lang::En, "{1} and {0}, {1}.", &["a", "b"]), "b and a, b.");
        assert_eq!(fill(Lang::En, "no place", &["a"]), "no place");
        assert_eq!(fill(Lang::En, "{2}!", &["a"]), "!");
    }

    #[test]
    fn nouns_follow_their_numbers() {
        assert_eq!(fill(Lang::En, "draw {0|card|cards}", &["1"]), "draw 1 card");
        assert_eq!(fill(Lang::En, "draw {0|card|cards}", &["+2"]), "draw +2 cards");
        let polish = "dobierz {0|kartę|karty|kart}";
        assert_eq!(fill(Lang::Pl, polish, &["1"]), "dobierz 1 kartę");
        assert_eq!(fill(Lang::Pl, polish, &["3"]), "dobierz 3 karty");
        assert_eq!(fill(Lang::Pl, polish, &["−5"]), "dobierz −5 kart");
        assert_eq!(fill(Lang::Uk, "{0|карта|карти|карт}", &["21"]), "21 карта");
        assert_eq!(fill(Lang::En, "the top {0|=card|cards}", &["1"]), "the top card");
        assert_eq!(fill(Lang::En, "the top {0|=card|cards}", &["3"]), "the top 3 cards");
        assert_eq!(fill(Lang::Uk, "{0|=карта|карти|карт}", &["21"]), "21 карта");
    }

    #[test]
    fn names_are_bent_as_the_sentence_asks() {
        let city = "Novigrad|Novigradu||Novigradzie";
        assert_eq!(fill(Lang::Pl, "do {0:gen}, w {0:loc}", &[city]), "do Novigradu, w Novigradzie");
        assert_eq!(fill(Lang::Pl, "przez {0:acc}", &[city]), "przez Novigrad", "as it is called");
        assert_eq!(fill(Lang::Pl, "z {0:ins}", &[city]), "z Novigrad", "a form nobody wrote");
        assert_eq!(fill(Lang::En, "{0:the}!", &["Arachas|the arachas"]), "the arachas!");
    }

    #[test]
    fn quotes_inside_quotes_are_the_other_ones() {
        assert_eq!(fill(Lang::Uk, "карту «{0}»", &["Боєць «Синіх»"]), "карту «Боєць „Синіх“»");
        assert_eq!(fill(Lang::Uk, "{0}.", &["Боєць «Синіх»"]), "Боєць «Синіх».");
    }

    #[test]
    fn what_a_person_wrote_is_never_taken_for_a_place() {
        assert_eq!(fill(Lang::En, "{0} waits.", &["{1}"]), "{1} waits.");
        assert_eq!(fill(Lang::En, "{0} waits.", &["A|B"]), "A|B waits.");
        assert_eq!(fill(Lang::En, "{0|card|cards}", &["many"]), "0 cards");
    }
}
