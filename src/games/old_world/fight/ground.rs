//! The ground of a fight, in faint ink: peaks, firs or waves. Pure text; the outlines are in the kit.

use ::old_world::world::location::Terrain;

use crate::games::old_world::pieces::kit;

/// How often the pattern is drawn, and how wide it is in units.
const TIMES: usize = 5;
const WIDTH: usize = 240;

/// The drawing.
pub fn ground(terrain: Option<Terrain>) -> String {
    let part = match terrain {
        Some(Terrain::Mountain) => "peaks",
        Some(Terrain::Forest) | None => "firs",
        Some(Terrain::Water) => "waves",
    };
    let parts: String =
        (0..TIMES).map(|at| kit::part(part, &format!(r#" x="{}""#, at * WIDTH))).collect();
    format!(
        r#"<svg class="ow-backdrop" viewBox="0 0 {} 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">{parts}</svg>"#,
        TIMES * WIDTH
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIT: &str = include_str!("../../../../public/old-world-kit.svg");

    #[test]
    fn every_ground_is_in_the_kit() {
        for terrain in [Some(Terrain::Mountain), Some(Terrain::Water), Some(Terrain::Forest), None]
        {
            let drawn = ground(terrain);
            let name = drawn.split("#kit-").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
            assert_eq!(KIT.matches(&format!("id=\"kit-{name}\"")).count(), 1, "{name}");
        }
    }
}
