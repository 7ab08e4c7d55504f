//! How a game went, as a curve: above the line one side leads, below it the other. Pure.

use std::fmt::Write as _;

/// A moment: the part of the game it belongs to, and how far the near side leads.
pub type Moment = (u8, i32);

/// The width of a move and half the height, in units of the drawing.
const STEP: usize = 10;
const HALF: i32 = 50;
/// A lead of this many points never looks like a landslide.
const CALM: i32 = 12;

/// The curve as far as a moment, on ground that is shaded part by part. It is drawn as wide as the whole
/// game, but of what comes later nothing is seen.
pub fn curve(course: &[Moment], to: usize) -> String {
    let width = course.len().saturating_sub(1).max(1) * STEP;
    let most = course.iter().map(|(_, lead)| lead.abs()).max().unwrap_or_default().max(CALM);
    let seen = &course[..course.len().min(to + 1)];
    let (mut ground, mut line, mut end) = (String::new(), String::new(), 0);
    for (at, (part, lead)) in seen.iter().enumerate() {
        let x = at * STEP;
        let _ = write!(line, " {x} {}", HALF - lead * (HALF - 4) / most);
        let goes_on = seen.get(at + 1).is_some_and(|(next, _)| next == part);
        if !goes_on {
            let shade = part % 2;
            let wide = x - end;
            let _ = write!(
                ground,
                "<rect class=\"curve__part-{shade}\" x=\"{end}\" width=\"{wide}\" height=\"100\"/>"
            );
            end = x;
        }
    }
    let last = seen.len().saturating_sub(1) * STEP;
    format!(
        "<svg class=\"curve\" viewBox=\"0 0 {width} 100\" preserveAspectRatio=\"none\" aria-hidden=\"true\">{ground}\
         <polygon class=\"curve__lead\" points=\"0 {HALF}{line} {last} {HALF}\"/>\
         <path class=\"curve__level\" d=\"M0 {HALF}H{width}\"/><polyline class=\"curve__line\" points=\"{line}\"/></svg>"
    )
}

/// Numbers on the curve, each at its moment, and under it what its parts are called. Laid over the curve, which is stretched:
/// numbers must not be.
pub fn marks(course: &[Moment], marked: &[usize], part: impl Fn(u8) -> String) -> String {
    let last = course.len().saturating_sub(1).max(1);
    let most = course.iter().map(|(_, lead)| lead.abs()).max().unwrap_or_default().max(CALM);
    let share = |tenths: usize| format!("{}.{}%", tenths / 10, tenths % 10);
    let mut drawn = String::from("<svg class=\"curve__marks\" aria-hidden=\"true\">");
    for (number, at) in (1..).zip(marked) {
        let Some((_, lead)) = course.get(*at) else { continue };
        let high = usize::try_from(500 - lead * 460 / most).unwrap_or_default();
        let (x, y) = (share(at * 1000 / last), share(high));
        let _ = write!(
            drawn,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"11\"/><text x=\"{x}\" y=\"{y}\" dy=\"0.35em\">{number}</text>"
        );
    }
    drawn.push_str("</svg><svg class=\"curve__parts\" aria-hidden=\"true\">");
    let mut before = None;
    for (at, (own, _)) in course.iter().enumerate() {
        if before != Some(*own) {
            let x = share(at.saturating_sub(1) * 1000 / last);
            let _ = write!(drawn, "<text x=\"{x}\" y=\"1em\">{}</text>", part(*own));
            before = Some(*own);
        }
    }
    drawn.push_str("</svg>");
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    const COURSE: [Moment; 5] = [(1, 0), (1, 24), (1, -24), (2, 0), (2, 12)];

    #[test]
    fn the_near_side_leads_above_the_line() {
        let drawn = curve(&COURSE, 4);
        assert!(drawn.contains("points=\" 0 50 10 4 20 96 30 50 40 27\""), "{drawn}");
        assert_eq!(drawn.matches("curve__part").count(), 2);
    }

    /// A replay does not tell what is to come.
    #[test]
    fn nothing_of_what_comes_later_is_drawn() {
        let drawn = curve(&COURSE, 1);
        assert!(drawn.contains("points=\" 0 50 10 4\"") && drawn.contains("0 0 40 100"), "{drawn}");
        assert!(!curve(&[], 3).is_empty());
    }

    #[test]
    fn a_mark_stands_on_the_curve_at_its_moment() {
        let drawn = marks(&COURSE, &[3, 1, 9], |part| format!("Round {part}"));
        assert!(
            drawn.contains("cx=\"75.0%\" cy=\"50.0%\"") && drawn.contains(">1</text>"),
            "{drawn}"
        );
        assert!(
            drawn.contains("cx=\"25.0%\" cy=\"4.0%\"") && drawn.contains(">2</text>"),
            "{drawn}"
        );
        assert_eq!(drawn.matches("<circle").count(), 2, "what is not there is not marked");
        assert!(
            drawn.contains("x=\"0.0%\" y=\"1em\">Round 1")
                && drawn.contains("x=\"50.0%\" y=\"1em\">Round 2"),
            "{drawn}"
        );
    }
}
