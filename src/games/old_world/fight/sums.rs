//! The three totals below a combo, as markup. Pure text.

use super::said;
use super::totals::{Total, Totals};
use crate::games::old_world::names::{Voice, signed};
use crate::games::old_world::pieces::symbol;
use crate::games::old_world::words::fight as words;

/// What is inside the element of the totals.
pub fn totals(voice: Voice<'_>, totals: &Totals) -> String {
    let words = words::of(voice.lang);
    let change = |change: Option<(usize, usize)>| match change {
        Some((from, to)) if from != to => format!("{from} → {to}"),
        Some((from, _)) => from.to_string(),
        None => String::new(),
    };
    let broken = totals
        .broken
        .map(|(from, to)| voice.fill(words.foe_shield, &[&from.to_string(), &to.to_string()]));
    let back = totals.returns.iter().map(|card| voice.fill(words.returns, &[voice.card(*card)]));
    let takes = totals.takes.iter().map(|card| voice.fill(words.takes, &[voice.card(*card)]));
    let foreseen = if totals.foreseen.is_some() { " is-foreseen" } else { "" };
    let boxes = [
        tile(
            voice,
            "damage",
            &symbol::damage(),
            &totals.damage,
            &totals.damage.value.to_string(),
            &change(totals.damage.change),
            broken.into_iter().collect(),
        ),
        tile(
            voice,
            "shield",
            &symbol::shield(),
            &totals.shield,
            &signed(totals.shield.value),
            &change(totals.shield.change),
            back.chain(takes).collect(),
        ),
        tile(
            voice,
            "draw",
            &symbol::cards(),
            &totals.draw,
            &totals.draw.value.to_string(),
            words.draw,
            Vec::new(),
        ),
    ];
    let with = totals.foreseen.map_or_else(String::new, |card| {
        let with = voice.fill(words.with, &[voice.card(card)]);
        format!(r#"<p class="ow-totals__with">{with}</p>"#)
    });
    format!(
        r#"<div class="ow-totals{foreseen}" aria-hidden="true">{with}{}</div><p class="sr-only" role="status">{}</p>"#,
        boxes.concat(),
        said::totals(voice, totals)
    )
}

fn tile(
    voice: Voice<'_>,
    kind: &str,
    symbol: &str,
    total: &Total,
    value: &str,
    beside: &str,
    more: Vec<String>,
) -> String {
    let sum = said::sum(voice, total);
    let lines: Vec<String> = [sum].into_iter().filter(|sum| !sum.is_empty()).chain(more).collect();
    let lines =
        if lines.is_empty() { words::of(voice.lang).nothing.to_owned() } else { lines.join(", ") };
    format!(
        r#"<div class="ow-total ow-total--{kind}"><p class="ow-total__head">{symbol}<b>{value}</b><span>{beside}</span></p><p class="ow-total__sum">{lines}</p></div>"#
    )
}
