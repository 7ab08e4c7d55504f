//! The icons of the table, all of one height; their outlines are `public/ronin-kit.svg`.

use ::ronin::{Colour, Counts, Side, Symbol};

/// How a seal is framed.
const SEAL: &str = "-2 -2 28 28";

/// A picture of parts of the kit, one over the other.
pub fn svg(class: &str, frame: &str, parts: &[&str]) -> String {
    let uses: String = parts.iter().map(|part| format!("<use href=\"#ro-{part}\"/>")).collect();
    format!(r#"<svg class="{class}" viewBox="{frame}" aria-hidden="true">{uses}</svg>"#)
}

fn tone(active: bool) -> &'static str {
    if active { "ro-i" } else { "ro-i ro-i--pale" }
}

/// The seal of a symbol: solid while it is active.
pub fn seal(symbol: Symbol, active: [Symbol; 2]) -> String {
    svg(tone(active.contains(&symbol)), SEAL, &[symbol.slug()])
}

/// The same, lost.
pub fn lost(symbol: Symbol, active: [Symbol; 2]) -> String {
    svg(tone(active.contains(&symbol)), "-3 -3 30 30", &[symbol.slug(), "slash"])
}

/// The seal of a path: a gold arc on its side.
pub fn path(side: Side, active: [Symbol; 2]) -> String {
    let (frame, arc) = match side {
        Side::Left => ("-7 -2 33 28", "al"),
        Side::Right => ("-2 -2 33 28", "ar"),
    };
    svg("ro-i", frame, &[active[side.index()].slug(), arc])
}

/// A destroyed one.
pub fn blot() -> String {
    svg("ro-i", SEAL, &["blot"])
}

/// An active symbol of free choice.
pub fn any() -> String {
    svg("ro-i", SEAL, &["any"])
}

/// Any inactive symbol.
pub fn idle() -> String {
    svg("ro-i", SEAL, &["idle"])
}

/// Any inactive symbol, lost.
pub fn idle_lost() -> String {
    svg("ro-i", "-3 -3 30 30", &["idle", "slash"])
}

/// 1, 2, 3 by level.
pub fn stair() -> String {
    svg("ro-i ro-i--low", "-1 -2 23 23", &["stair"])
}

/// The sign of a colour.
pub fn suit(colour: Colour) -> String {
    svg("ro-i", "0 0 24 24", &[colour.slug()])
}

/// Cards of a colour.
pub fn mini(colour: Colour) -> String {
    format!(r#"<i class="ro-mini ro-{}">{}</i>"#, colour.slug(), suit(colour))
}

/// A bowl, full or empty.
pub fn bowl(full: bool) -> String {
    svg(if full { "ro-i ro-i--full" } else { "ro-i" }, "0 0 28 24", &["bowl"])
}

/// Experience.
pub fn xp(inner: &str) -> String {
    let ring = svg("", "0 0 64 64", &["enso"]);
    format!(r#"<span class="ro-xp">{ring}<b>{inner}</b></span>"#)
}

/// Victory points.
pub fn vp(inner: &str) -> String {
    let ring = svg("", "0 0 40 40", &["vp"]);
    format!(r#"<span class="ro-vp">{ring}<b>{inner}</b></span>"#)
}

/// A charge of heraldry.
pub fn charge(name: &str) -> String {
    format!(
        r##"<svg class="ro-i ro-i--charge" viewBox="0 0 64 64" aria-hidden="true"><use href="#charge-{name}"/></svg>"##
    )
}

/// A stroke of the brush so many pixels long.
pub fn stroke(width: u16, height: u8, class: &str) -> String {
    format!(
        r##"<svg class="ro-stroke {class}" width="{width}" height="{height}" viewBox="0 0 100 11" preserveAspectRatio="none" aria-hidden="true"><use href="#ro-stroke"/></svg>"##
    )
}

/// Symbols one beside the other, as many as there are.
pub fn symbols(counts: &Counts, active: [Symbol; 2]) -> String {
    let each = Symbol::ALL.into_iter().filter(|symbol| counts[symbol.index()] > 0);
    each.map(|symbol| format!("+{} {}", counts[symbol.index()], seal(symbol, active)))
        .collect::<Vec<_>>()
        .join(" ")
}
