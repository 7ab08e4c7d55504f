//! The outlines of the charges: single paths on a 64×64 grid, even-odd, cut like wood, bold enough to
//! be read at 24 pixels. They are half of all drawings, so they are no part of the program:
//! `public/charges.svg` is put into the page once, and every drawing refers to it.

use heraldry::Charge;

use crate::browser;
use crate::view::later;

const SHEET: &str = "./charges.svg";

/// Puts the outlines into the page; what refers to them appears when they have come.
pub fn load() {
    later(async {
        if let Some(sheet) = browser::fetch_text(SHEET).await {
            browser::append_hidden("charges", &sheet);
        }
    });
}

/// The outline of a charge, with attributes of its own.
#[must_use]
pub fn outline(charge: Charge, attributes: &str) -> String {
    format!("<use href=\"#charge-{}\"{attributes}/>", charge.slug())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_has_every_charge_once_and_nothing_else() {
        let sheet = include_str!("../../public/charges.svg");
        let lines = sheet.lines().filter_map(|line| line.strip_prefix("<path id=\"charge-"));
        let drawn: Vec<(&str, &str)> =
            lines.filter_map(|line| line.split_once("\" d=\"M")).collect();
        let slugs: Vec<&str> = drawn.iter().map(|(slug, _)| *slug).collect();
        assert_eq!(slugs, Charge::ALL.iter().map(|charge| charge.slug()).collect::<Vec<_>>());
        assert!(drawn.iter().all(|(_, rest)| rest.len() > 40 && rest.ends_with("\"/>")));
        assert_eq!(sheet.matches('<').count(), 4 + drawn.len());
    }
}
