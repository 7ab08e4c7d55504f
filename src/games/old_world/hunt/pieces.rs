//! The drawn pieces of the hunt: rider, hounds, the wall of ice, fight cards. Text from data, as the
//! pieces of Old World are.

use std::fmt::Write as _;

use ::old_world::wild_hunt::Hound;
use ::old_world::world::attack::{Attack, AttackCard, Frostbite, Half};
use ::old_world::world::rider::{Passive, Rider};
use heraldry::Charge;

use super::super::pieces::{kit, symbol};
use crate::heraldry::{draw, glyphs};
use crate::number::tenths;

/// The mark of a rider: what he is known by.
pub const fn mark(rider: Rider) -> Charge {
    match rider {
        Rider::Nithral => Charge::Hound,
        Rider::Imlerith => Charge::Hammer,
        Rider::Caranthir => Charge::Snow,
        Rider::Eredin => Charge::Crown,
    }
}

/// The mark of a passive attack.
pub const fn passive(passive: Passive) -> Charge {
    match passive {
        Passive::HoundAttack => Charge::Fang,
        Passive::FrostArmour => Charge::Helm,
        Passive::Teleportation => Charge::Cloud,
        Passive::AdvancedTeleportation => Charge::Eye,
    }
}

/// A hound on the map, round the origin: it lies over the badge of what it keeps from everybody.
pub fn hound(hound: &Hound, class: &str) -> String {
    let body = kit::part("beast", "");
    let head = glyphs::outline(
        Charge::Hound,
        r#" class="ow-beast__mark" transform="translate(-14 -16) scale(.44)""#,
    );
    let level = i16::from(hound.level);
    let pips: String = (0..level)
        .map(|nth| {
            let x = tenths(f64::from(2 * nth - level + 1) * 4.3);
            format!(r#"<path class="ow-beast__pip" d="M{x} 13.5l3.6 4.6-3.6 5.4-3.6-5.4z"/>"#)
        })
        .collect();
    let ice = if hound.shields > 0 {
        format!(
            r#"<g transform="translate(15 -14)"><path class="wh-plaque" d="M-8-9H8V2Q7 8 0 11Q-7 8-8 2z"/><text class="wh-plaque__no" y="4" text-anchor="middle">{}</text></g>"#,
            hound.shields
        )
    } else {
        String::new()
    };
    format!(
        r#"<g class="ow-beast wh-hound {class}"><g transform="scale(.9)">{body}{head}{pips}{ice}</g></g>"#
    )
}

/// The rider on the map, his foot at the origin, 96 units high; his shields on a plaque.
pub fn rider(rider: Rider, shields: u16, class: &str) -> String {
    let face = glyphs::outline(
        Charge::Skull,
        r#" class="wh-rider__face" transform="translate(-16 -79) scale(.5)""#,
    );
    let sign = glyphs::outline(
        mark(rider),
        r#" class="wh-rider__sign" transform="translate(-8 -98) scale(.25)""#,
    );
    let number = if shields > 0 {
        format!(
            r#"<g transform="translate(0 -32)"><path class="wh-plaque" d="M-15-9H15V1Q13 8 0 12Q-13 8-15 1z"/><text class="wh-plaque__no" y="5.5" text-anchor="middle">{shields}</text></g>"#
        )
    } else {
        String::new()
    };
    format!(
        r#"<g class="wh-rider {class}"><ellipse class="wh-rider__foot" rx="13" ry="4.5"/><path class="wh-rider__stake" d="M-6-34L0 2 6-34z"/><circle class="wh-rider__cold" cy="-62" r="36"/><path class="wh-rider__ice" d="{SPIKES}"/><circle class="wh-rider__disc" cy="-62" r="23"/>{face}{sign}{number}</g>"#
    )
}

/// A corona of ice round the middle of the figure.
const SPIKES: &str = "M0-98l5 11 9-9 1 12 12-5-3 12 13 1-8 9 11 6-12 4 6 11-12-1 1 12-11-6-4 11-8-9-8 9-4-11-11 6 1-12-12 1 6-11-12-4 11-6-8-9 13-1-3-12 12 5 1-12 9 9z";

/// The rider's plate: a dark window in which he is seen through falling snow.
pub fn plate(rider: Rider) -> String {
    let face = glyphs::outline(
        Charge::Skull,
        r#" class="wh-plate__face" transform="translate(82 20) scale(1.2)""#,
    );
    let sign = glyphs::outline(
        mark(rider),
        r#" class="wh-plate__sign" transform="translate(16 14) scale(.5)""#,
    );
    let flakes: String = FLAKES
        .iter()
        .map(|(x, y, r)| format!(r#"<circle class="wh-plate__flake" cx="{x}" cy="{y}" r="{r}"/>"#))
        .collect();
    format!(
        r#"<svg class="wh-plate" viewBox="0 0 240 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path class="wh-plate__sky" d="M0 0H240V116H0z"/><path class="wh-plate__ray" d="M120 58L0 0V34zM120 58L54 0H92zM120 58L148 0H190zM120 58L240 12V52zM120 58L240 84V116zM120 58L0 78V112z"/><path class="wh-plate__horns" d="M120 4l8 26 14-20-1 26 22-15-11 24 27-6-22 19H84L62 39l27 6-11-24 22 15-1-26 13 20z"/>{face}<path class="wh-plate__drift" d="M0 116V98q20-10 44-4t50-2 48 2 46-5 52 5v22z"/>{flakes}{sign}</svg>"#
    )
}

const FLAKES: [(u8, u8, u8); 16] = [
    (14, 70, 2),
    (34, 44, 1),
    (50, 88, 2),
    (66, 20, 1),
    (74, 62, 2),
    (58, 104, 1),
    (180, 20, 2),
    (196, 60, 1),
    (212, 34, 2),
    (226, 84, 1),
    (170, 92, 2),
    (206, 100, 2),
    (186, 76, 1),
    (28, 12, 2),
    (100, 96, 1),
    (150, 104, 2),
];

/// How a block of the wall stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    Whole,
    Cracked,
    Gone,
}

/// The most blocks a wall is drawn with.
const BLOCKS: u16 = 24;

/// WH-SHLD-1: the wall as it stands: so many shields of as many as there were at the start. Each block
/// is as many shields as any other; the one that is being broken is cracked. What the rider has won
/// beyond the start stands above it.
pub fn blocks(shields: u16, start: u16) -> Vec<Block> {
    let most = start.clamp(1, BLOCKS);
    let start = start.max(1);
    let whole = (shields * most / start).min(most);
    let rest = shields < start && !(shields * most).is_multiple_of(start);
    (0..most)
        .map(|at| {
            if at < whole {
                Block::Whole
            } else if at == whole && rest {
                Block::Cracked
            } else {
                Block::Gone
            }
        })
        .collect()
}

/// The wall of ice: rows of blocks from below, broken from above.
pub fn wall(shields: u16, start: u16) -> String {
    let all = blocks(shields, start);
    let rows = if all.len() > 16 {
        3
    } else if all.len() > 8 {
        2
    } else {
        1
    };
    let in_row = all.len().div_ceil(rows).max(1);
    let (width, high) = (240.0, 26.0);
    let wide = width / (in_row as f64);
    let mut drawn = String::new();
    for (at, block) in all.iter().enumerate() {
        let (row, nth) = (at / in_row, at % in_row);
        let shift = if row % 2 == 1 { wide * 0.18 } else { 0.0 };
        let (x, y) = (wide * nth as f64 + shift, high * (rows - 1 - row) as f64);
        let (class, inside) = match block {
            Block::Whole => ("wh-ice", ""),
            Block::Cracked => (
                "wh-ice is-cracked",
                r#"<path class="wh-ice__crack" d="M14 1l-3 7 5 4-6 5 4 7M11 8l-6 2M16 12l6-2"/>"#,
            ),
            Block::Gone => ("wh-ice is-gone", ""),
        };
        let w = wide - 2.5;
        let _ = write!(
            drawn,
            r#"<g class="{class}" transform="translate({} {})"><path class="wh-ice__body" d="M2 4L5 1H{}L{} 5V21L{} 24H3L1 20z"/><path class="wh-ice__shine" d="M5 5H{}L5 {}z"/>{inside}</g>"#,
            tenths(x),
            tenths(y),
            tenths(w - 4.0),
            tenths(w),
            tenths(w - 3.0),
            tenths(w * 0.55),
            tenths(15.0),
        );
    }
    let height = high * rows as f64;
    format!(
        r#"<svg class="wh-wall" viewBox="0 0 246 {}" aria-hidden="true">{drawn}</svg>"#,
        tenths(height)
    )
}

/// A rider's fight card: his attack above, what it does when it is discarded below.
pub fn fight_card(card: AttackCard) -> Option<String> {
    let rider = card.rider()?;
    let attack = effect(card.attack(Half::Charge))?;
    let below = draw::charge(passive(rider.passive()));
    let skull = draw::charge(Charge::Skull);
    Some(format!(
        r#"<span class="ow-atk__half is-on wh-atk" aria-hidden="true"><span class="ow-atk__kind">{skull}</span><span class="ow-atk__fx ow-atk__fx--long">{attack}</span></span><span class="ow-atk__half wh-atk wh-atk--passive" aria-hidden="true"><span class="ow-atk__kind">{}</span><span class="ow-atk__fx">{below}</span></span>"#,
        draw::charge(Charge::Snow)
    ))
}

/// What an attack that only riders have does, in symbols.
pub fn effect(attack: Attack) -> Option<String> {
    let drop = symbol::damage();
    Some(match attack {
        Attack::PhantomAxe(attribute) => {
            format!("{drop}={}", symbol::attribute(attribute))
        }
        Attack::Freeze(points) => format!("{drop}{points}{}", draw::charge(Charge::Snow)),
        Attack::WhiteFrost(points, bite) => {
            let which = match bite {
                Frostbite::Only(attribute) => symbol::attribute(attribute),
                Frostbite::Strongest | Frostbite::Any => draw::charge(Charge::Star),
                Frostbite::All => draw::charge(Charge::Star).repeat(2),
            };
            format!("{drop}{points}{which}↓")
        }
        Attack::ExplodingEnergy(points) => format!("{drop}{points}{}", draw::charge(Charge::Bolt)),
        Attack::ShockWave(points) => format!("{drop}{points}{}", draw::charge(Charge::Wave)),
        Attack::Damage(_)
        | Attack::ByLevel(_)
        | Attack::EqualsLevel(_)
        | Attack::DropByLevel
        | Attack::Burn
        | Attack::Lower(..) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(blocks: &[Block], of: Block) -> usize {
        blocks.iter().filter(|block| **block == of).count()
    }

    /// WH-SHLD-1: the wall is whole at the start and gone at nought, whatever stood at the start; on the
    /// way down it never grows, and a block that is not quite gone is cracked.
    #[test]
    fn the_wall_breaks_block_by_block() {
        for start in [5, 7, 11, 28, 58, 92, 120] {
            let whole = blocks(start, start);
            assert_eq!(count(&whole, Block::Whole), whole.len());
            assert_eq!(count(&blocks(0, start), Block::Gone), whole.len());
            let mut before = whole.len();
            for shields in (0..start).rev() {
                let now = blocks(shields, start);
                let standing = count(&now, Block::Whole);
                assert!(standing <= before && count(&now, Block::Cracked) <= 1);
                assert!(shields == 0 || standing + count(&now, Block::Cracked) > 0, "{shields}");
                before = standing;
            }
        }
    }

    /// What he has won beyond the start leaves the wall whole.
    #[test]
    fn more_shields_than_at_the_start_are_a_whole_wall() {
        let more = blocks(80, 54);
        assert_eq!(count(&more, Block::Whole), more.len());
    }

    /// Every attack that only riders have is drawn.
    #[test]
    fn every_fight_card_is_drawn() {
        for card in Rider::ALL.into_iter().flat_map(AttackCard::of_rider) {
            assert!(fight_card(card).is_some(), "{card:?}");
        }
    }
}
