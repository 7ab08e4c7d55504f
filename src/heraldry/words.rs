//! A blazon in words: what a screen reader says, in the heraldic manner of each language.
//!
//! English puts the tincture after the charge, Polish too, Ukrainian before it; Polish and
//! Ukrainian make it agree with the charge in gender and number.

use heraldry::{Arrangement, Bearing, Blazon, Rim};

use super::field_words::{field, pl, uk};
use super::nouns::{self, Gender, Noun};
use crate::i18n::Lang;

/// The blazon as one sentence without a full stop, its first letter a capital.
#[must_use]
pub fn words(blazon: &Blazon, lang: Lang) -> String {
    let mut said = field(blazon.field, lang);
    if let Some(borne) = blazon.bearing {
        said += if matches!(lang, Lang::En) { ", " } else { " " };
        said += &bearing(borne, lang);
    }
    if let Some(over) = blazon.over {
        said += &above(over, blazon.bearing, lang);
    }
    if matches!(blazon.rim, Rim::Hero) {
        said += match lang {
            Lang::En => ", within a gilded and spiked rim",
            Lang::Pl => ", w złoconym, kolczastym obramieniu",
            Lang::Uk => ", у золоченому шипастому обводі",
        };
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
    let noun = nouns::noun(bearing.charge);
    let count = bearing.arrangement.count();
    let feminine = match lang {
        Lang::En => false,
        Lang::Pl => matches!(noun.pl.0, Gender::Feminine | Gender::Plural),
        Lang::Uk => matches!(noun.uk.0, Gender::Feminine | Gender::Plural),
    };
    let place = place(bearing.arrangement, feminine, lang);
    match lang {
        Lang::En => {
            let tincture = bearing.tincture.slug();
            match count {
                1 => format!("{} {tincture}{place}", noun.en.0),
                2 => format!("two {}{place} {tincture}", noun.en.1),
                _ => format!("three {}{place} {tincture}", noun.en.1),
            }
        }
        Lang::Pl => {
            let (gender, one, many) = noun.pl;
            let stem = pl(bearing.tincture);
            match count {
                1 => format!("{one} {stem}{}{place}", ending_pl(gender)),
                2 if feminine => format!("dwie {many} {stem}e{place}"),
                2 => format!("dwa {many} {stem}e{place}"),
                _ => format!("trzy {many} {stem}e{place}"),
            }
        }
        Lang::Uk => {
            let (gender, one, many) = noun.uk;
            let stem = uk(bearing.tincture);
            let name = if count == 1 { one } else { many };
            // «В» after a vowel, «у» after a consonant.
            let place = if name.ends_with(['а', 'е', 'и', 'і', 'о', 'у', 'ю', 'я']) {
                place.replacen(" у ", " в ", 1)
            } else {
                place.to_owned()
            };
            match count {
                1 => format!("{stem}{} {one}{place}", ending_uk(gender)),
                2 if feminine => format!("дві {stem}і {many}{place}"),
                2 => format!("два {stem}і {many}{place}"),
                _ => format!("три {stem}і {many}{place}"),
            }
        }
    }
}

/// What lies over the bearing, or above or below it.
fn above(over: Bearing, under: Option<Bearing>, lang: Lang) -> String {
    let said = bearing(over, lang);
    let centred = matches!(over.arrangement, Arrangement::One);
    let many = under.is_some_and(|b| b.arrangement.count() > 1);
    // «Two over one» is a clause of its own, and is closed by a comma.
    let closed = under.is_some_and(|b| matches!(b.arrangement, Arrangement::Three));
    let comma = if closed { "," } else { "" };
    let Some(under) = under.filter(|_| centred) else {
        return match lang {
            Lang::En => format!(", and {said}"),
            Lang::Pl => format!("{comma} i {said}"),
            Lang::Uk => format!("{comma} та {said}"),
        };
    };
    let Noun { pl: (gender_pl, ..), uk: (gender_uk, ..), .. } = nouns::noun(under.charge);
    match lang {
        Lang::En => format!(" surmounted by {said}"),
        Lang::Pl => match gender_pl {
            _ if many => format!(", a na nich {said}"),
            Gender::Feminine => format!(", a na niej {said}"),
            Gender::Masculine | Gender::Neuter => format!(", a na nim {said}"),
            Gender::Plural => format!(", a na nich {said}"),
        },
        Lang::Uk => match gender_uk {
            _ if many => format!(", а поверх них {said}"),
            Gender::Feminine => format!(", а поверх неї {said}"),
            Gender::Masculine | Gender::Neuter => format!(", а поверх нього {said}"),
            Gender::Plural => format!(", а поверх них {said}"),
        },
    }
}

/// Where the charges stand, after their name; `feminine` if the name is.
const fn place(arrangement: Arrangement, feminine: bool, lang: Lang) -> &'static str {
    let [en, pl, uk] = match arrangement {
        Arrangement::One => ["", "", ""],
        Arrangement::TwoInFess => [" in fess", " w pas", " у пояс"],
        Arrangement::TwoInPale => [" in pale", " w słup", " у стовп"],
        Arrangement::InSaltire => [" in saltire", " skrzyżowane", " навхрест"],
        Arrangement::Three if feminine => ["", ", dwie nad jedną", ", дві над однією"],
        Arrangement::Three => ["", ", dwa nad jednym", ", два над одним"],
        Arrangement::ThreeInFess => [" in fess", " w pas", " у пояс"],
        Arrangement::ThreeInPale => [" in pale", " w słup", " у стовп"],
        Arrangement::ThreeInBend => [" in bend", " w skos", " навскіс"],
        Arrangement::InBend => [" bendwise", " w skos", " навскіс"],
        Arrangement::InChief => [" in chief", " w głowicy", " у главі"],
        Arrangement::InBase => [" in base", " w podstawie", " у підніжжі"],
    };
    match lang {
        Lang::En => en,
        Lang::Pl => pl,
        Lang::Uk => uk,
    }
}

const fn ending_pl(gender: Gender) -> &'static str {
    match gender {
        Gender::Masculine => "y",
        Gender::Feminine => "a",
        Gender::Neuter | Gender::Plural => "e",
    }
}

const fn ending_uk(gender: Gender) -> &'static str {
    match gender {
        Gender::Masculine => "ий",
        Gender::Feminine => "а",
        Gender::Neuter => "е",
        Gender::Plural => "і",
    }
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
        for &first in heraldry::Tincture::ALL {
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
