//! How cards and characters look: a mon for each card, a blazon for each character. Tables.

use std::fmt::Write as _;

use ::ronin::{Card, Character};
use heraldry::{Blazon, Field, Tincture};

use crate::heraldry::draw;
use crate::number::{tenths, thousandths};

/// The mon of each card, in the order of the rules' tables: a charge, `*2` two of it, `*3` three, `*x`
/// two crossed, `/` one over another.
const MONS: &str = "\
    katana*x road/bow scales drop crossed-swords torii wolf spear*3 \
    hound katana/flame skull gate tea-bowl hand*2 tower banner \
    road hound ship snow road*2 cup leaf*3 wave \
    torii hand cloud mountain teapot scroll cairn flame \
    scroll*3 thorn fang bat moon*2 quen yrden book \
    raven sword axii moon tea-bowl cloud drum flame*3 \
    sun key*x ship scroll horn heart spider rose \
    katana horse coin*3 tree tea-bowl gate fan book \
    rose*3 sun scroll cat crane worm drum fan \
    road eye moon horn teapot tea-bowl mountain drop \
    sword claw igni coin hand bolt viper raven axe cloud \
    drum bow hammer star wheat gate crane crown eye cup \
    sword-pair leaf horse tower helm sun heart sword/flame mushroom flask \
    snow*3 snow thorn*3 key snow";

/// Where the charges of a mon stand: middle, size and turn, on a ring of 64.
const PLACES: [&[[i8; 4]]; 4] = [
    &[[32, 32, 38, 0]],
    &[[21, 32, 23, 0], [43, 32, 23, 0]],
    &[[32, 20, 20, 0], [21, 40, 20, 0], [43, 40, 20, 0]],
    &[[32, 32, 40, -45], [32, 32, 40, 45]],
];

/// The charges of a card's mon, as SVG on a ring of 64.
pub fn mon(card: Card) -> String {
    let spec = MONS.split_whitespace().nth(card.index()).unwrap_or_default();
    let mut drawn = String::new();
    let (over, under) = spec.split_once('/').unwrap_or((spec, ""));
    if !under.is_empty() {
        put(&mut drawn, under, "", [32, 32, 40, 0]);
        put(&mut drawn, over, " class=\"ro-cut\"", [32, 32, 30, 0]);
        return drawn;
    }
    let (charge, how) = spec.split_once('*').unwrap_or((spec, ""));
    let places = match how {
        "2" => 1,
        "3" => 2,
        "x" => 3,
        _ => 0,
    };
    for place in PLACES[places] {
        put(&mut drawn, charge, "", *place);
    }
    drawn
}

fn put(out: &mut String, charge: &str, class: &str, [x, y, size, turn]: [i8; 4]) {
    let scale = f64::from(size) / 64.0;
    let away = |middle| tenths(f64::from(middle) - 32.0 * scale);
    let (left, top, scale) = (away(x), away(y), thousandths(scale));
    let _ = write!(
        out,
        r##"<use href="#charge-{charge}"{class} transform="translate({left} {top}) scale({scale}) rotate({turn} 32 32)"/>"##
    );
}

/// A charge on a shield: which, in which tincture, its middle and size.
type Borne = (&'static str, Tincture, [i8; 3]);

const fn arms(one: Character) -> (Field, &'static [Borne]) {
    use Tincture::{Argent, Azure, Gules, Or, Purpure, Sable, Vert};
    match one {
        Character::Geralt => (Field::PerBend(Sable, Gules), &[("wolf", Argent, [32, 32, 46])]),
        Character::Yennefer => (
            Field::PerPale(Sable, Argent),
            &[("star", Argent, [17, 31, 25]), ("raven", Sable, [47, 31, 26])],
        ),
        Character::Dandelion => {
            (Field::Chief(Vert, Purpure), &[("rose", Or, [32, 13, 18]), ("horn", Or, [32, 41, 38])])
        }
        Character::Ciri => (Field::Bordure(Argent, Azure), &[("crane", Azure, [32, 33, 40])]),
        Character::Vesemir => (
            Field::PerChevron(Gules, Sable),
            &[("tower", Argent, [32, 16, 24]), ("wolf", Argent, [32, 49, 26])],
        ),
        Character::Triss => {
            (Field::Base(Gules, Or), &[("flame", Or, [32, 26, 38]), ("leaf", Vert, [32, 58, 17])])
        }
        Character::YukiOnna => (
            Field::PerFess(Argent, Azure),
            &[("snow", Azure, [32, 18, 28]), ("mountain", Argent, [32, 47, 30])],
        ),
    }
}

/// The blazon of a character, as wide as what holds it.
pub fn blazon(one: Character) -> String {
    let (field, borne) = arms(one);
    let mut charges = String::new();
    for (charge, tincture, [x, y, size]) in borne {
        let class = format!(" class=\"charge t-{}\"", tincture.slug());
        put(&mut charges, charge, &class, [*x, *y, *size, 0]);
    }
    let edge = "<path class=\"blazon__edge\"";
    draw::blazon(&Blazon::on(field), "fill").replacen(edge, &format!("{charges}{edge}"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::ronin::CARD_COUNT;
    use heraldry::Charge;

    fn is_known(charge: &str) -> bool {
        Charge::ALL.iter().any(|known| known.slug() == charge)
    }

    /// One within a colour only once; and only charges that are drawn.
    #[test]
    fn every_card_has_a_mon_of_its_own_in_its_colour() {
        let all: Vec<&str> = MONS.split_whitespace().collect();
        assert_eq!(all.len(), CARD_COUNT);
        let mut met = std::collections::BTreeSet::new();
        for (mon, slug) in all.iter().zip(Card::SLUGS) {
            let card = Card::from_slug(slug).unwrap();
            for charge in mon.split(['*', '/']).filter(|part| part.len() > 1) {
                assert!(is_known(charge), "{charge}");
            }
            assert!(met.insert((card.colour(), *mon)), "{slug}: {mon}");
            assert!(super::mon(card).contains("#charge-"));
        }
    }

    #[test]
    fn every_character_has_arms_of_its_own() {
        let drawn: std::collections::BTreeSet<String> =
            Character::ALL.into_iter().map(blazon).collect();
        assert_eq!(drawn.len(), Character::ALL.len());
        for one in Character::ALL {
            assert!(arms(one).1.iter().all(|(charge, ..)| is_known(charge)));
        }
    }
}
