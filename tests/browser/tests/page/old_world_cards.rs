//! What is bought, read and rolled at the table of Old World: the stall, the story leaf, the dice, by
//! mouse, by keys and on a phone, in both lights.

use szlak_browser_tests::{Media, Outcome, Screen, Trouble, Visit, scenario};

/// A person and a bot.
const TWO: &str = "?seats=2&seed=0000-0000-0001-2&first=seat-1";

/// Gives one answer by the list of choices, those that lead to `window.wanted` first. Returns what was
/// chosen; nothing while somebody else thinks.
const STEP: &str = "
    document.querySelector('.ow-over__on')?.click();
    const list = [...document.querySelectorAll('.all-choices')].find((one) => one.offsetWidth > 0)
        ?? document.querySelector('.all-choices');
    if (!list) return '';
    list.click();
    return new Promise((done) => setTimeout(() => {
        const all = [...document.querySelectorAll('.choices .choice')];
        if (!all.length) return done('');
        window.steps = (window.steps ?? 0) + 1;
        const liked = all.filter((one) => window.wanted.test(one.innerText));
        const from = liked.length ? liked : all;
        const picked = from[(window.steps * 7919) % from.length];
        const said = picked.innerText;
        picked.click();
        done(said);
    }, 0))";

/// OW-DRAW-3: a card of the stall, and as many of the hand as its tag says.
#[test]
fn a_card_is_bought_at_the_stall() {
    scenario("old-world-market").run(async |visit| {
        sit_down(visit).await?;
        // Not for nothing: something is to be paid.
        let dear = "[...document.querySelectorAll('.ow-stall.is-forward .ow-stand:has(.is-legal) .ow-price')]
            .find((tag) => +tag.innerText > 0)";
        until(visit, dear, "/^(End|Go on|On to|Explore)/").await?;
        in_both_lights(visit, "old-world-market").await?;
        let slot = visit
            .script(&format!("return {dear}.parentElement.querySelector('button').dataset.at"))
            .await?;
        let slot = slot.as_str().unwrap_or_default().to_owned();
        visit.click(&format!("[data-at='{slot}']")).await?;
        visit.sees_in(".ow-hand__head", "costs").await?;
        let price = visit.script(&format!("return +({dear}).innerText")).await?;
        // Esc tucks the stall back and puts down what is marked; the stall can be brought again.
        visit.press("Esc").await?;
        visit.sees_element(".ow-stall:not(.is-forward)").await?;
        visit.choose("Bring the stall forward").await?;
        visit.click(&format!("[data-at='{slot}']")).await?;
        // OW-MARKET-2: the bought card comes to the hand, so its size tells nothing; the log does.
        let bought = "return (document.querySelector('.log').innerText.match(/Wanderer bought/g) ?? []).length";
        let before = visit.script(bought).await?.as_u64().unwrap_or(0);
        for _ in 0..price.as_u64().unwrap_or(0) {
            visit.click(".ow-hand__cards .is-legal:not(.is-selected)").await?;
        }
        visit.until_script(&format!("{bought} > {before}"), "nothing was bought").await?;
        Ok(())
    });
}

/// OW-EXPL-2, OW-EXPL-3: two options, one is chosen by the keyboard, and what came of it is told.
#[test]
fn a_story_is_read_and_answered_by_keys() {
    scenario("old-world-story").run(async |visit| {
        sit_down(visit).await?;
        until(visit, "document.querySelector('.ow-leaf .ow-side.is-legal')", "/^Explore/").await?;
        visit
            .until_script(
                "return document.querySelector('.ow-leaf__intro')?.innerText.length > 80",
                "the story has not come",
            )
            .await?;
        in_both_lights(visit, "old-world-story").await?;
        visit.script("document.querySelector('.ow-side.is-legal').focus()").await?;
        visit.press("Enter").await?;
        // What it brings may be asked about first.
        until(visit, "document.querySelector('.ow-over__on')", "/./").await?;
        in_both_lights(visit, "old-world-told").await?;
        visit.focus_is_on(".ow-over__on").await?;
        visit.press("Enter").await?;
        visit.no_longer_sees_element(".ow-leaf").await
    });
}

/// OW-POKER-3: dice are lifted, and those are rolled again.
#[test]
fn dice_are_lifted_and_rolled_again() {
    scenario("old-world-dice").run(async |visit| {
        sit_down(visit).await?;
        let mine = "document.querySelector('.ow-dice button.ow-dice__die')";
        until(visit, mine, "/[Dd]ice|Novigrad|Loc Ichaer|Vizima/").await?;
        in_both_lights(visit, "old-world-dice").await?;
        visit.click("[data-at='die 1']").await?;
        visit.sees_element("[data-at='die 1'][aria-pressed='true']").await?;
        visit.script("document.querySelector(\"[data-at='die 0']\").focus()").await?;
        visit.press_all(&["ArrowRight", "ArrowRight", "Enter"]).await?;
        visit.sees_element("[data-at='die 2'][aria-pressed='true']").await?;
        visit.pictures("old-world-dice-lifted").await?;
        visit.click(".ow-dice .btn--act").await?;
        visit.no_longer_sees_element(".ow-dice [aria-pressed='true']").await?;
        visit.sees_in(".log", "olled").await?;
        // OW-POKER-8: what was rolled and who won stays until it is read, whoever moves meanwhile.
        visit.sees_element(".ow-dice__pot.is-won").await?;
        visit.sees_in(".ow-dice", "dice poker").await?;
        visit.focus_is_on(".ow-over__on").await?;
        in_both_lights(visit, "old-world-dice-thrown").await?;
        visit.press("Enter").await?;
        visit.no_longer_sees_element(".ow-dice").await
    });
}

/// On a phone the same things fit, and can be pointed at with a finger.
#[test]
fn leaf_dice_and_stall_fit_on_a_phone() {
    scenario("old-world-cards-phone").on(Screen::Phone).run(async |visit| {
        sit_down(visit).await?;
        let moments = [
            ("document.querySelector('.ow-leaf .ow-side.is-legal')", "/^Explore/", "story"),
            ("document.querySelector('.ow-stall .is-legal')", "/^(End|Go on|On to)/", "market"),
            (
                "document.querySelector('.ow-dice button.ow-dice__die')",
                "/[Dd]ice|Novigrad|Loc Ichaer|Vizima/",
                "dice",
            ),
        ];
        for (wanted, likes, name) in moments {
            until(visit, wanted, likes).await?;
            in_both_lights(visit, &format!("old-world-{name}-phone")).await?;
            let small = visit.script(SMALL).await?;
            let small = small.as_str().unwrap_or("no answer");
            if !small.is_empty() {
                return Err(Trouble::Wrong(format!("{name}: {small}")));
            }
            visit.script(STEP).await?;
        }
        Ok(())
    });
}

/// What is wider than the screen, or too small for a finger.
const SMALL: &str = "
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
    for (const one of document.querySelectorAll('.ow-over button, .ow-stall .ow-card, .ow-hand .ow-card')) {
        const box = one.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.width < 43.5 || box.height < 43.5) wrong.push(`${one.dataset.at ?? one.innerText} is ${box.width} × ${box.height}`);
    }
    return wrong.join('; ')";

async fn sit_down(visit: &mut Visit) -> Outcome {
    visit.open("#/settings").await?;
    visit.choose("None").await?;
    visit.open(&format!("#/new/old-world{TWO}")).await?;
    visit.click("#start").await?;
    visit.sees_element("main.play .old-world").await
}

/// Plays on by the list until the page is as wanted.
async fn until(visit: &mut Visit, wanted: &str, likes: &str) -> Outcome {
    visit.script(&format!("window.wanted = {likes}")).await?;
    for _ in 0..2_500 {
        if visit.script(&format!("return !!({wanted})")).await? == true {
            return Ok(());
        }
        if visit.script(STEP).await? == "" {
            visit.script("return new Promise((done) => setTimeout(done, 20))").await?;
        }
    }
    Err(Trouble::Wrong(format!("never came to {wanted}")))
}

/// Nothing stands in anybody's way by day or by night; both are pictured.
async fn in_both_lights(visit: &mut Visit, name: &str) -> Outcome {
    for dark in [true, false] {
        visit.prefer(Media { dark, still: true }).await?;
        visit.is_accessible().await?;
    }
    visit.pictures(name).await
}
