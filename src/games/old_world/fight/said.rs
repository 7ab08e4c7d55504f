//! A fight in words: sums, totals, names made fit for markup. Pure.

use ::old_world::world::effect::Colour;
use tabletop::Seat;

use super::totals::{Part, Total, Totals};
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::said;
use crate::games::old_world::words::fight as words;
use crate::prose;

/// A player's name, which may be anything, as it can stand in markup.
pub fn name(voice: Voice<'_>, seat: Seat) -> String {
    prose::escape(voice.who(seat))
}

/// Kinds of cards, one after another.
pub fn kinds(voice: Voice<'_>, kinds: &[Colour]) -> String {
    kinds.iter().map(|kind| voice.colour(*kind)).collect::<Vec<_>>().join(", ")
}

/// A sum as markup: “Maim **2** + **1** · Precise Blow **2**”.
pub fn sum(voice: Voice<'_>, total: &Total) -> String {
    let parts = total.parts.iter().map(|part| {
        let amounts = part.amounts.iter().enumerate().map(|(at, amount)| amount_of(*amount, at));
        format!(
            r#"<span class="ow-sum__part">{} {}</span>"#,
            prose::escape(&said::short(voice, part.source)),
            amounts.collect::<String>()
        )
    });
    parts.collect::<Vec<_>>().join(" · ")
}

fn amount_of(amount: i16, at: usize) -> String {
    let value = amount.unsigned_abs();
    match (at, amount < 0) {
        (0, false) => format!("<b>{value}</b>"),
        (0, true) => format!("<b>−{value}</b>"),
        (_, false) => format!(" + <b>{value}</b>"),
        (_, true) => format!(" − <b>{value}</b>"),
    }
}

/// A sum in words: “Maim 2 and 1, Precise Blow 2”.
pub fn sum_said(voice: Voice<'_>, total: &Total) -> String {
    let part = |part: &Part| {
        let amounts = part.amounts.iter().map(|amount| amount.to_string().replace('-', "−"));
        format!("{} {}", said::short(voice, part.source), amounts.collect::<Vec<_>>().join(" + "))
    };
    total.parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

/// All three totals in one breath: “Damage 5: Maim 2 + 1, Precise Blow 2. The foe keeps 4 of 9. …”
pub fn totals(voice: Voice<'_>, totals: &Totals) -> String {
    let words = words::of(voice.lang);
    let one = |label: &str, total: &Total| {
        let why = sum_said(voice, total);
        let colon = if why.is_empty() { "" } else { ": " };
        format!("{label} {}{colon}{why}.", total.value)
    };
    let leads = |text: &'static str, change: Option<(usize, usize)>| {
        change.map_or_else(String::new, |(from, to)| {
            voice.fill(text, &[&from.to_string(), &to.to_string()])
        })
    };
    let said = [
        one(words.damage, &totals.damage),
        leads(words.keeps, totals.damage.change),
        one(words.shield, &totals.shield),
        leads(words.shield_to, totals.shield.change),
        one(words.draw, &totals.draw),
    ];
    said.into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>().join(" ")
}
