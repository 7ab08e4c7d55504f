//! The drawn ground: a picture of its own. Its thousands of lines are the picture's, not the page's, which
//! would have to look through them at every change. Until it has come the map is a land-coloured sheet.

/// The picture by day and by night, as the inside of an SVG: one file, whose fragment chooses the light;
/// the style sheet shows one of them. It goes on far beyond the map, so that a wider sheet is paper.
pub const GROUND: &str = concat!(
    r#"<image class="ow-ground__day" href="./old-world-ground.svg" x="-900" y="-900" width="3000" height="2640"/>"#,
    r##"<image class="ow-ground__night" href="./old-world-ground.svg#night" x="-900" y="-900" width="3000" height="2640"/>"##,
);

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../../public/old-world-ground.svg");

    #[test]
    fn the_picture_is_laid_out_as_it_is_drawn() {
        assert!(FILE.contains(r#"id="night" viewBox="-900 -900 3000 2640""#));
        let lies = r#"x="-900" y="-900" width="3000" height="2640""#;
        assert_eq!(GROUND.matches(lies).count(), 2);
        assert!(GROUND.contains("old-world-ground.svg#night"));
    }

    /// A picture cannot read the page's tokens: its colours are theirs all the same.
    #[test]
    fn every_colour_of_the_ground_is_a_token() {
        let tokens = include_str!("../../../../style/tokens.css").replace(", ", ",");
        let style = FILE.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next());
        let colours: Vec<&str> = style.unwrap().split("light-dark(").skip(1).collect();
        assert!(colours.len() > 40);
        for colour in colours {
            let pair = format!("light-dark({})", colour.split(')').next().unwrap());
            assert!(tokens.contains(&pair), "{pair} is no token");
        }
    }
}
