//! The deck at a glance: how many, how strong, where they fight.

use crate::prelude::*;
use ::gwent::{MAX_SPECIALS, MIN_UNITS, Row};

use super::super::board::card::shape;
use super::super::names::Called;
use super::super::words::{deck as deck_words, fill};
use super::builder::Builder;
use super::model::{BARS, Summary, bar_name};
use crate::heraldry::draw;
use crate::prefs;
use crate::view::{Each, part, text};

/// Numbers and the curve.
pub fn summary(builder: Builder) -> AnyView {
    view! {
        <section class="db-sum" aria-label=text(|| deck_words::of(prefs::lang()).summary)>
            {part(move || {
                let says = deck_words::of(prefs::lang());
                let sum = builder.deck.with(Summary::of);
                let fact = |name: &'static str, value: String| view! {
                    <div class="db-fact"><dt>{name}</dt><dd class="num">{value}</dd></div>
                };
                let rows = Row::ALL.map(|row| {
                    let name = row.name(prefs::lang());
                    view! {
                        <div class="db-fact">
                            <dt><span class="arms" inner_html=draw::shape(shape(row))></span><span class="sr-only">{name}</span></dt>
                            <dd class="num">{sum.rows[row.index()].to_string()}</dd>
                        </div>
                    }
                });
                let mean = fill(says.average, &[&decimal(sum.tenths(), says.decimal)]);
                view! {
                    <dl class="db-facts">
                        {fact(says.units, format!("{} / {MIN_UNITS}", sum.units))}
                        {fact(says.specials, format!("{} / {MAX_SPECIALS}", sum.specials))}
                        {fact(says.heroes, sum.heroes.to_string())}
                        {fact(says.strength, sum.strength.to_string())}
                        {rows.each()}
                    </dl>
                    <figure class="db-curve">
                        <span inner_html=curve(&sum, says.curve, says.curve_bar)></span>
                        <figcaption class="small">{says.curve}", "{mean}</figcaption>
                    </figure>
                }
            })}
        </section>
    }
    .into_any()
}

/// The two numbers the rules ask for, for a narrow place.
pub fn short(builder: Builder) -> AnyView {
    let says = deck_words::of(prefs::lang());
    let (units, specials, faults) =
        builder.deck.with(|deck| (deck.units(), deck.specials(), deck.faults().len()));
    let class = if faults == 0 { "db-short db-short--legal" } else { "db-short" };
    view! {
        <p class=class>
            <span>{says.units}" "<b class="num">{units.to_string()}</b></span>
            <span>{says.specials}" "<b class="num">{specials.to_string()}</b></span>
        </p>
    }
    .into_any()
}

/// A number of tenths as the reader of the language writes it.
fn decimal(tenths: u32, point: &str) -> String {
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// The curve as a picture, and in words for those who do not see it.
fn curve(sum: &Summary, label: &str, bar: &str) -> String {
    const WIDE: usize = 22;
    const HIGH: u32 = 56;
    let most = sum.curve.iter().copied().max().unwrap_or_default().max(1);
    let mut drawn = String::new();
    let mut said = label.to_owned();
    for (at, count) in sum.curve.into_iter().enumerate() {
        let (x, name) = (at * WIDE, bar_name(at));
        let height = count * HIGH / most;
        let top = 14 + HIGH - height;
        let middle = x + WIDE / 2;
        drawn.push_str(&format!(
            "<rect x='{}' y='{top}' width='{}' height='{height}'/>\
             <text x='{middle}' y='{}'>{}</text>\
             <text class='db-curve__from' x='{middle}' y='{}'>{name}</text>",
            x + 2,
            WIDE - 4,
            top - 3,
            if count > 0 { count.to_string() } else { String::new() },
            HIGH + 28,
        ));
        if count > 0 {
            said.push_str("; ");
            said.push_str(&fill(bar, &[&name, &count.to_string()]));
        }
    }
    let (width, height) = (BARS.len() * WIDE, HIGH + 32);
    format!("<svg viewBox='0 0 {width} {height}' role='img' aria-label='{said}'>{drawn}</svg>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use ::gwent::Preset;

    #[test]
    fn the_curve_is_drawn_and_said() {
        let sum = Summary::of(&Preset::from_slug("monsters-starter").unwrap().deck());
        let svg = curve(&sum, "Units by strength", "strength {0}: {1}");
        assert_eq!(svg.matches("<rect").count(), BARS.len());
        let bars = sum.curve.iter().filter(|count| **count > 0).count();
        assert_eq!(svg.matches("; strength ").count(), bars);
    }

    #[test]
    fn decimals_are_written_as_the_language_does() {
        assert_eq!(decimal(57, deck_words::of(Lang::En).decimal), "5.7");
        assert_eq!(decimal(60, deck_words::of(Lang::Pl).decimal), "6,0");
    }
}
