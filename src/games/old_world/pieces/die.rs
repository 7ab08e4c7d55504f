//! A die: its face as pips; the one is red.

use super::svg;

/// Where the pips of a face lie, on a grid of 64.
const fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(32, 32)],
        2 => &[(19, 19), (45, 45)],
        3 => &[(19, 19), (32, 32), (45, 45)],
        4 => &[(19, 19), (45, 19), (19, 45), (45, 45)],
        5 => &[(19, 19), (45, 19), (32, 32), (19, 45), (45, 45)],
        6 => &[(19, 17), (45, 17), (19, 32), (45, 32), (19, 47), (45, 47)],
        _ => &[],
    }
}

/// A die that shows this face.
pub fn die(face: u8) -> String {
    let radius = if face == 1 { 7 } else { 5 };
    let pips: String = pips(face)
        .iter()
        .map(|(x, y)| format!(r#"<circle cx="{x}" cy="{y}" r="{radius}"/>"#))
        .collect();
    let class = if face == 1 { "ow-die ow-die--one" } else { "ow-die" };
    svg(
        class,
        "0 0 64 64",
        &format!(r#"<rect x="1.5" y="1.5" width="61" height="61" rx="11"/>{pips}"#),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_shows_as_many_pips_as_its_face() {
        for face in 1..=6 {
            assert_eq!(die(face).matches("<circle").count(), usize::from(face));
        }
    }
}
