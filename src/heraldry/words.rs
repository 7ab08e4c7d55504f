//! A blazon in words: what a screen reader says, in the heraldic manner of each language.
//!
//! English puts the tincture after the charge, Polish too, Ukrainian before it; Polish and
//! Ukrainian make it agree with the charge in gender and number.

use heraldry::{Arrangement, Bearing, Blazon, Charge, Rim, Tincture};

use super::field_words::{FIELDS, field, stem};
use super::nouns::{Gender, noun};
use crate::i18n::pack::{List, Rows, Text, slugs, table};
use crate::i18n::template::fill_plain as fill;
use crate::i18n::{Lang, pack};

const TINCTURES: [&str; Tincture::ALL.len()] = slugs!(Tincture);
const PLACES: [&str; Arrangement::ALL.len()] = slugs!(Arrangement);
const CHARGES: [&str; Charge::ALL.len()] = slugs!(Charge);

table! {
    /// Everything that is said of arms.
    pub struct Arms {
        /// {0} the field, {1} what is borne on it.
        pub borne: Text,
        /// {0} the charge, {1} its tincture without ending, {2} the ending, {3} the place.
        pub one: Text,
        /// The same of two: a charge that is not feminine, and one that is.
        pub two: [Text; 2],
        /// The same of three.
        pub three: Text,
        /// Of a tincture: masculine, feminine, neuter, plural.
        pub endings: [Text; 4],
        /// Where three feminine charges stand.
        pub three_feminine: Text,
        /// {0} another charge, {1} a comma where one is due.
        pub beside: Text,
        /// {0} what lies over a charge: masculine or neuter, feminine, several.
        pub over: [Text; 3],
        pub rim: Text,
        /// Without their endings.
        pub tinctures: List => Rows::of(&TINCTURES),
        /// {0} and {1} the tinctures without their endings, {2} “with”, as it sounds before {1}.
        pub fields: List => Rows::of(&FIELDS),
        pub places: List => Rows::of(&PLACES),
        /// One, several, and the gender where it matters: m, f, n, or p for plural.
        pub nouns: List => Rows::of(&CHARGES),
    }
}

/// The blazon as one sentence without a full stop, its first letter a capital.
#[must_use]
pub fn words(blazon: &Blazon, lang: Lang) -> String {
    let arms = &pack(lang).arms;
    let mut said = field(blazon.field, lang);
    if let Some(borne) = blazon.bearing {
        said = fill(arms.borne, &[&said, &bearing(borne, lang)]);
    }
    if let Some(over) = blazon.over {
        said += &above(over, blazon.bearing, lang);
    }
    if matches!(blazon.rim, Rim::Hero) {
        said += arms.rim;
    }
    capitalised(&said)
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    // By hand: the tables of all alphabets would be a tenth of the page's data.
    let capital = match first {
        'a'..='z' => first.to_ascii_uppercase(),
        'а'..='я' => char::from_u32(u32::from(first) - 32).unwrap_or(first),
        other => other,
    };
    std::iter::once(capital).chain(letters).collect()
}

/// A charge with its number, tincture and place.
fn bearing(bearing: Bearing, lang: Lang) -> String {
    let arms = &pack(lang).arms;
    let noun = noun(bearing.charge, lang);
    let feminine = matches!(noun.gender, Gender::Feminine | Gender::Plural);
    let (text, name) = match bearing.arrangement.count() {
        1 => (arms.one, noun.one),
        2 => (arms.two[usize::from(feminine)], noun.many),
        _ => (arms.three, noun.many),
    };
    let place = match bearing.arrangement {
        Arrangement::Three if feminine => arms.three_feminine,
        other => arms.places[other as usize],
    };
    // «В» after a vowel, «у» after a consonant.
    let follows_vowel = name.ends_with(['а', 'е', 'и', 'і', 'о', 'у', 'ю', 'я']);
    let place = match lang {
        Lang::Uk if follows_vowel => place.replacen(" у ", " в ", 1),
        Lang::En | Lang::Pl | Lang::Uk => place.to_owned(),
    };
    let ending = arms.endings[noun.gender as usize];
    fill(text, &[name, stem(bearing.tincture, lang), ending, &place])
}

/// What lies over the bearing, or above or below it.
fn above(over: Bearing, under: Option<Bearing>, lang: Lang) -> String {
    let arms = &pack(lang).arms;
    let said = bearing(over, lang);
    let centred = matches!(over.arrangement, Arrangement::One);
    let many = under.is_some_and(|b| b.arrangement.count() > 1);
    // «Two over one» is a clause of its own, and is closed by a comma.
    let closed = under.is_some_and(|b| matches!(b.arrangement, Arrangement::Three));
    let comma = if closed { "," } else { "" };
    let Some(under) = under.filter(|_| centred) else {
        return fill(arms.beside, &[&said, comma]);
    };
    let how = match noun(under.charge, lang).gender {
        _ if many => 2,
        Gender::Masculine | Gender::Neuter => 0,
        Gender::Feminine => 1,
        Gender::Plural => 2,
    };
    fill(arms.over[how], &[&said])
}

#[cfg(test)]
mod tests {
    use heraldry::Charge::{Hand, Mountain, Skull, Star, Sword, Tree, Wave, Wolf};
    use heraldry::Field;
    use heraldry::Tincture::{Argent, Azure, Gules, Or, Sable, Vert};

    use super::*;

    fn check(blazon: Blazon, expected: [&str; 3]) {
        assert_eq!([Lang::En, Lang::Pl, Lang::Uk].map(|lang| words(&blazon, lang)), expected);
    }

    #[test]
    fn every_sentence_begins_with_a_capital() {
        for &first in Tincture::ALL {
            for field in Field::every(first, Or) {
                for lang in Lang::ALL {
                    let said = words(&Blazon::on(field), lang);
                    assert!(said.starts_with(char::is_uppercase), "{said}");
                }
            }
        }
    }

    #[test]
    fn a_charge_over_a_charge() {
        check(
            Blazon::on(Field::Plain(Vert)).bearing(Tree, Argent).over(Skull, Or),
            [
                "Vert, a tree argent surmounted by a skull or",
                "W polu zielonym drzewo srebrne, a na nim czaszka złota",
                "У зеленому полі срібне дерево, а поверх нього золотий череп",
            ],
        );
    }

    #[test]
    fn three_of_a_kind_over_waves() {
        check(
            Blazon::on(Field::Plain(Azure)).bearing_in(Arrangement::Three, Hand, Argent).over_in(
                Arrangement::InBase,
                Wave,
                Or,
            ),
            [
                "Azure, three hands argent, and a wave or in base",
                "W polu błękitnym trzy dłonie srebrne, dwie nad jedną, i fala złota w podstawie",
                "У лазуровому полі три срібні долоні, дві над однією, та золота хвиля в підніжжі",
            ],
        );
    }

    #[test]
    fn divided_fields_and_crossed_charges() {
        check(
            Blazon::on(Field::PerPale(Gules, Or)).bearing_in(Arrangement::InSaltire, Sword, Argent),
            [
                "Per pale gules and or, two swords in saltire argent",
                "W polu dwudzielnym w słup, czerwonym i złotym, dwa miecze srebrne skrzyżowane",
                "У полі, розтятому на червлене й золоте, два срібні мечі навхрест",
            ],
        );
    }

    #[test]
    fn an_ordinary_and_a_hero() {
        check(
            Blazon::on(Field::Bordure(Sable, Argent)).bearing(Wolf, Argent).hero(),
            [
                "Sable, a bordure argent, a wolf’s head argent, within a gilded and spiked rim",
                "W polu czarnym z bordiurą srebrną głowa wilka srebrna, w złoconym, kolczastym obramieniu",
                "У чорному полі зі срібною облямівкою срібна голова вовка, у золоченому шипастому обводі",
            ],
        );
    }

    #[test]
    fn a_star_above_a_mountain() {
        check(
            Blazon::on(Field::Plain(Azure)).bearing(Mountain, Argent).over_in(
                Arrangement::InChief,
                Star,
                Or,
            ),
            [
                "Azure, a mountain argent, and a star or in chief",
                "W polu błękitnym góra srebrna i gwiazda złota w głowicy",
                "У лазуровому полі срібна гора та золота зірка в главі",
            ],
        );
    }
}
