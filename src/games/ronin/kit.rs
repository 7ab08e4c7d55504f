//! The outlines of the pieces that are drawn again and again: `public/ronin-kit.svg` is put into the page
//! when the game is opened, and every drawing refers to it.

use crate::kit::Kit;

/// The outlines.
pub static KIT: Kit = Kit::new("ronin-kit", "./ronin-kit.svg");

#[cfg(test)]
mod tests {
    use ::ronin::{Board, Card, LAST_SPACE, Side, Symbol};

    use super::super::draw::{card, effect, icon};

    const KIT: &str = include_str!("../../../public/ronin-kit.svg");

    /// The parts that cards, bonuses and icons refer to, gathered from the drawings themselves.
    #[test]
    fn every_part_that_is_referred_to_is_in_the_kit_once() {
        let active = [Symbol::Combat, Symbol::Magic];
        let cards = Card::SLUGS.iter().filter_map(|slug| Card::from_slug(slug));
        let mut drawn: String = cards.map(|one| card::inner(one, active, None, "")).collect();
        for board in Board::ALL {
            let held = (0..=LAST_SPACE).filter_map(|space| board.bonus(space));
            drawn.extend(held.flat_map(|held| effect::bonus(held, active)).flatten());
        }
        drawn += &[icon::blot(), icon::stroke(1, 1, ""), card::back()].concat();
        drawn += &Side::ALL.map(|side| effect::tag(side, false)).concat();
        let named = ["sky", "land", "pine", "steam", "swap", "eye", "cards"];
        let found = drawn.split("#ro-").skip(1).filter_map(|rest| rest.split('"').next());
        let mut names: Vec<&str> = found.chain(named).collect();
        names.sort_unstable();
        names.dedup();
        assert!(names.len() > 35, "the drawings refer to the kit: {names:?}");
        for name in names {
            assert_eq!(KIT.matches(&format!("id=\"ro-{name}\"")).count(), 1, "{name}");
        }
    }
}
