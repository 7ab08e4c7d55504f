//! What is printed at Gwent's table (findings B15 and B17): nothing leaves its card, nothing overflows its counter, no
//! name breaks inside a word, and what looks like a button is one.

use crate::gwent_table::sit_down;
use szlak_browser_tests::{Screen, scenario};

/// Everything a card of the hand bears lies within it; of two signs none lies on the other. The hand is looked at before and
/// after the first question, so that it is seen active and at rest.
const MARKS: &str = "
    const bad = [];
    for (const card of document.querySelectorAll('.gw-hand .card')) {
        const box = card.getBoundingClientRect();
        const within = (part) => part.left >= box.left - 1 && part.right <= box.right + 1
            && part.top >= box.top - 1 && part.bottom <= box.bottom + 1;
        const signs = [...card.querySelectorAll('.card__num:not(:empty), .card__row .shape, .card__mark .glyph')]
            .filter((sign) => getComputedStyle(sign).display !== 'none')
            .map((sign) => sign.getBoundingClientRect()).filter((sign) => sign.width > 0);
        const name = card.querySelector('.card__name')?.innerText;
        if (!signs.every(within)) bad.push(`${name}: a sign leaves the card`);
        const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        signs.forEach((one, at) => signs.slice(at + 1).forEach((other) => {
            if (meet(one, other)) bad.push(`${name}: two signs overlap`);
        }));
    }
    return bad";

/// A hundred and more in every counter.
const COUNTERS: &str = "
    const bad = [];
    for (const counter of document.querySelectorAll('.gw-counter')) {
        const said = counter.textContent;
        if (!counter.getClientRects().length) continue;
        counter.textContent = '116';
        const text = document.createRange();
        text.selectNodeContents(counter);
        const [inner, outer] = [text.getBoundingClientRect(), counter.getBoundingClientRect()];
        if (inner.left < outer.left || inner.right > outer.right || inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2)
            bad.push(`${counter.className}: ${inner.width} in ${outer.width}`);
        counter.textContent = said;
    }
    return bad";

/// Long names, laid on the first card of the hand.
const NAMES: &str = "
    const name = document.querySelector('.gw-hand .card__name');
    if (!name || !name.getClientRects().length || getComputedStyle(name).clipPath !== 'none') return [];
    const said = name.textContent;
    const bad = [];
    for (const long of ['Commander’s Horn', 'Impenetrable Fog', 'Torrential Rain', 'Crinfrid Reavers Dragon Hunter', 'Heavy Zerrikanian Fire Scorpion', 'Siegfried of Denesle']) {
        name.textContent = long;
        const text = name.firstChild;
        let from = 0;
        for (const word of long.split(' ')) {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, from + word.length);
            from += word.length + 1;
            const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
            if (lines.size > 1) bad.push(`${long}: ${word} breaks`);
        }
    }
    name.textContent = said;
    return bad";

/// What may be pressed and is not said to be closed opens something.
const CLOSED: &str = "
    return [...document.querySelectorAll('.gw-side--them .gw-count--deck, .gw-row__label')]
        .filter((button) => button.getAttribute('aria-disabled') !== 'true' || getComputedStyle(button).cursor !== 'default')
        .map((button) => button.className)";

#[test]
fn nothing_printed_leaves_its_place() {
    for screen in [Screen::Desktop, Screen::Laptop, Screen::Phone, Screen::PhoneOnItsSide] {
        scenario("gwent-print").on(screen).run(async |visit| {
            sit_down(visit).await?;
            let nothing = |what| format!("const found = (() => {{ {what} }})(); if (found.length) throw new Error(found.join('; ')); return true");
            visit.until_script(&nothing(MARKS), "signs are in each other's way before the first round").await?;
            visit.choose("Keep your hand").await?;
            visit.sees_element(".gw-hand .is-legal").await?;
            for (what, otherwise) in [
                (MARKS, "signs are in each other's way"),
                (COUNTERS, "a number does not fit its counter"),
                (NAMES, "a name breaks inside a word"),
                (CLOSED, "a button leads nowhere"),
            ] {
                visit.until_script(&nothing(what), otherwise).await?;
            }
            Ok(())
        });
    }
}
