//! Old World on low, small and magnified screens: whatever is asked, it can be reached, and nothing lies over it.

use std::time::Duration;

use crate::old_world_table::{Hand, NEXT, pause, point, sit_down};
use szlak_browser_tests::{Outcome, Screen, Trouble, Visit, scenario};

/// A person and two bots: there are stories, dice, purchases and a fight within the first rounds.
const THREE: &str = "?seats=3&seed=0000-0000-0001-2&first=seat-1";

/// Six moments on six screens, in both lights: a while where a machine is slow.
const LONG: Duration = Duration::from_secs(240);

/// What is asked, in a word.
const MOMENT: &str = "
    const one = (css) => !!document.querySelector(css);
    const lit = one('.is-legal[data-at], .ow-place.at-legal');
    if (one('.ow-fight')) return one('.ow-fight .is-legal, .ow-hand .is-legal') ? 'fight' : '';
    if (one('.ow-dice button')) return 'dice';
    if (one('.ow-leaf .is-legal')) return 'story';
    if (one('.ow-over .is-legal')) return 'sheet';
    if (one('.ow-stall .is-legal')) return 'market';
    return lit && one('.ow-place.at-legal') ? 'map' : ''";

/// What is wrong with the table as it lies: wider than the screen, parts over one another, something that brings one
/// nearer to an answer and cannot be scrolled to.
const WRONG: &str = "
    const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.getBoundingClientRect().width > 0);
    const box = (element) => element.getBoundingClientRect();
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
    // A bar that keeps to the top while the rest is scrolled lies over it on purpose.
    const parts = all('.ow-fight__foe, .ow-fight__bar, .ow-fight__middle, .ow-fight__own, .ow-fight > .ow-belt')
        .filter((one) => getComputedStyle(one).position !== 'sticky');
    parts.forEach((part, at) => parts.slice(at + 1).forEach((other) => {
        const [a, b] = [box(part), box(other)];
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        if (over) wrong.push(`${part.className} over ${other.className}`);
    }));
    const lit = all('.is-legal[data-at]');
    if (!lit.length && !all('.ow-place.at-legal, .ow-acts .btn--act').length) wrong.push('nothing is lit in sight');
    // What lies over the table veils its tray.
    const tray = document.querySelector('.ow-over') ? '' : ', .ow-tab';
    for (const thing of [...lit.filter((one) => !one.closest('.ow-map')), ...all('.ow-acts button, .tools button' + tray)]) {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const at = box(thing);
        const top = document.elementFromPoint(at.left + Math.min(8, at.width / 2), at.top + at.height / 2);
        if (!top || !thing.contains(top)) {
            wrong.push(`${thing.dataset.at ?? thing.id ?? thing.className} is under ${top?.getAttribute('class') ?? 'nothing'}`);
        }
    }
    return wrong.join('; ')";

/// Whatever is not asked for can be looked at all the same: each tab of the tray shows its part and all that is in it,
/// and the sheets of the tools lie on the screen.
const HIDDEN: &str = "
    const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.getBoundingClientRect().width > 0);
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    const parts = { hand: '.ow-hand [data-at]', market: '.ow-stall .ow-card', contracts: '.ow-sea [data-at]', board: '.ow-tray-own [data-at]' };
    const wrong = [];
    return (async () => {
        for (const tab of [...all('.ow-tab[id]'), ...all('#tab-hand')]) {
            const name = tab.id.slice(4);
            tab.click();
            await wait(60);
            const things = all(parts[name]);
            if (!things.length) wrong.push(`${name} shows nothing`);
            for (const thing of things) {
                thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                const at = thing.getBoundingClientRect();
                const top = document.elementFromPoint(at.left + Math.min(8, at.width / 2), at.top + at.height / 2);
                if (!top || !thing.contains(top)) wrong.push(`${name}: ${thing.dataset.at} is under ${top?.getAttribute('class') ?? 'nothing'}`);
            }
        }
        for (const opener of all('.tools__sheet')) {
            opener.click();
            await wait(350);
            const sheet = document.getElementById(opener.getAttribute('aria-controls')).getBoundingClientRect();
            if (sheet.top < 0 || sheet.bottom > innerHeight + 1 || sheet.height < 80) wrong.push(`${opener.innerText} opens from ${sheet.top} to ${sheet.bottom}`);
            document.querySelector('.scrim')?.click();
            await wait(350);
        }
        return wrong.join('; ');
    })()";

const SCREENS: [(Screen, &str, &str); 6] = [
    (Screen::TwiceTheSize, "usual", "720"),
    (Screen::PhoneOnItsSide, "usual", "844"),
    (Screen::SmallPhone, "usual", "360"),
    (Screen::Phone, "usual", "390"),
    (Screen::Phone, "largest", "390-largest"),
    (Screen::Desktop, "largest", "1440-largest"),
];

/// Looks at the table on every screen, and goes back to the desk.
async fn on_every_screen(visit: &mut Visit, moment: &str) -> Outcome {
    for (screen, text, suffix) in SCREENS {
        visit.set_screen(screen).await?;
        visit.script(&format!("document.documentElement.dataset.text = '{text}'")).await?;
        // A busy machine takes its time to lay the page out anew.
        let mut wrong = String::from("no answer");
        for _ in 0..20 {
            pause(visit, 150).await?;
            let mut found = visit.script(WRONG).await?;
            if moment == "map" && found == "" {
                found = visit.script(HIDDEN).await?;
            }
            wrong = found.as_str().unwrap_or("no answer").to_owned();
            if wrong.is_empty() {
                break;
            }
        }
        visit.pictures(&format!("old-world-low-{moment}-{suffix}")).await?;
        if !wrong.is_empty() {
            return Err(Trouble::Wrong(format!("{moment} on {screen:?}, {text}: {wrong}")));
        }
    }
    visit.script("document.documentElement.dataset.text = 'usual'").await?;
    visit.set_screen(Screen::Desktop).await
}

/// At 720 × 450, 844 × 390, 360 × 640 and with the largest text: map, sheet, story, market, dice and fight.
#[test]
fn everything_that_is_asked_can_be_reached_on_every_screen() {
    scenario("old-world-low").within(LONG).run(async |visit| {
        sit_down(visit, THREE).await?;
        let mut seen: Vec<String> = Vec::new();
        for _ in 0..600 {
            // What comes next is found first: then the moment is the one in which it is done.
            let next = visit.script(NEXT).await?;
            let moment = visit.script(MOMENT).await?;
            let moment = moment.as_str().unwrap_or_default().to_owned();
            if !moment.is_empty() && !seen.contains(&moment) {
                on_every_screen(visit, &moment).await?;
                seen.push(moment);
            }
            if seen.len() == 6 {
                return Ok(());
            }
            match next.as_str() {
                Some("over") => break,
                Some("") | None => pause(visit, 30).await?,
                Some(css) => point(visit, css, Hand::Mouse).await?,
            }
        }
        Err(Trouble::Wrong(format!("only {seen:?} was met")))
    });
}
