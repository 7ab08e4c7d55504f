//! The emblem of Szlak, drawn once and in its own colours. `public/icons/icon.svg` is the same picture.

use std::fmt::Write as _;

use super::clip::OUTLINE;

/// The parts of the emblem: class and outline.
const EMBLEM: [(&str, &str); 7] = [
    (
        "emblem__star",
        "M32.0 5.8 32.7 11.2 34.5 10.5 33.8 12.3 39.2 13.0 33.8 13.7 34.5 15.5 32.7 14.8 32.0 20.2 31.3 14.8 29.5 15.5 30.2 13.7 24.8 13.0 30.2 12.3 29.5 10.5 31.3 11.2Z",
    ),
    ("emblem__rock", "M4.4 41 14 31 20 36.5 32 23 44 36.5 50 31 59.6 41V45H4.4Z"),
    (
        "emblem__rockshade",
        "M32 23 44 36.5 50 31 59.6 41V45H36L40.5 39.5 35.5 36 37.5 31.5 33.5 29ZM14 31 20 36.5 22.5 34 21 40 17.5 42 17.5 36.5 14.5 35.5Z",
    ),
    (
        "emblem__land",
        "M4.7 41C13 37.5 23 40 32 40S51 37.5 59.3 41C56.5 55 45 63 32 69 19 63 7.5 55 4.7 41Z",
    ),
    (
        "emblem__road",
        "M30.5 40H34C40 42 43.5 44.5 37 47.3 29.5 50.5 31.5 53.7 43 57.5 40.5 62 36.5 66.8 32 69 26.5 66.5 22 63.8 18 60 17 53.5 21.5 49.3 28.5 46.3 34 44 33 42.3 30.5 40Z",
    ),
    (
        "emblem__cut",
        "M4.4 41 14 31 20 36.5 32 23 44 36.5 50 31 59.6 41M34 40C40 42 43.5 44.5 37 47.3 29.5 50.5 31.5 53.7 43 57.5M30.5 40C33 42.3 34 44 28.5 46.3 21.5 49.3 17 53.5 18 60",
    ),
    (
        "emblem__hatch",
        "M8 46.5q5-1.6 10 0q-5 .7-10 0zM11.5 51.5q4-1.6 8 0q-4 .7-8 0zM45 45.5q5.5-1.6 11 0q-5.5 .7-11 0zM43 50.5q5-1.6 10 0q-5 .7-10 0zM46 55q3-1.6 6 0q-3 .7-6 0z",
    ),
];

/// The emblem of Szlak: a road winding to a mountain under a star.
#[must_use]
pub fn emblem() -> String {
    let mut inner = format!(r#"<path class="emblem__sky" d="{OUTLINE}"/>"#);
    for (class, d) in EMBLEM {
        let _ = write!(inner, r#"<path class="{class}" d="{d}"/>"#);
    }
    format!(
        r#"<svg class="emblem" viewBox="0 0 64 72" aria-hidden="true">{inner}<path class="blazon__edge" d="{OUTLINE}"/></svg>"#
    )
}
