//! The outlines of the pieces that are drawn again and again: `public/old-world-kit.svg` is put into the
//! page when the game is opened, and every drawing refers to it.

use crate::kit::Kit;

/// The outlines.
pub static KIT: Kit = Kit::new("old-world-kit", "./old-world-kit.svg");

/// A part of the kit, with attributes of its own.
pub fn part(name: &str, attributes: &str) -> String {
    format!(r##"<use href="#kit-{name}"{attributes}/>"##)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    const KIT: &str = include_str!("../../../../public/old-world-kit.svg");

    /// The parts the pieces refer to, gathered from the pieces themselves.
    #[test]
    fn every_part_that_is_referred_to_is_in_the_kit_once() {
        let drawn = super::super::gallery::everything(Lang::En);
        let mut names: Vec<&str> = drawn.split("#kit-").skip(1).filter_map(name).collect();
        names.sort_unstable();
        names.dedup();
        assert!(names.len() > 12, "the pieces refer to the kit: {names:?}");
        for name in names {
            assert_eq!(KIT.matches(&format!("id=\"kit-{name}\"")).count(), 1, "{name}");
        }
        assert_eq!(part("coin", ""), "<use href=\"#kit-coin\"/>");
    }

    fn name(rest: &str) -> Option<&str> {
        rest.split('"').next()
    }
}
