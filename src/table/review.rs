//! The review at the end of a game: the costliest decisions, each with what was better, and the way to its moment. Until
//! it is there its frames stand empty, so that nothing jumps.

use crate::prelude::*;
use tabletop::{Seat, Table, Viewer};

use crate::browser;
use crate::desk::Desk;
use crate::games::{GameUi, Measure};
use crate::i18n::{AnnalsWords, Lang, annals};
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::review::plan::{Judged, Verdict};
use crate::review::{self, Reviewing, Stage};
use crate::scene::Look;
use crate::view::{Each, Settled, on, part, text};

/// So many frames there are.
const FRAMES: usize = 3;

/// The review of the game on this desk.
pub fn panel(desk: Desk, game: &'static dyn GameUi, stage: Reviewing) -> AnyView {
    // The bar moves; everything else is made anew only when the work begins or ends.
    let phase = Settled::new(move || match stage.get() {
        Stage::Working(..) | Stage::Waiting => Stage::Waiting,
        other => other,
    });
    view! {
        <section class="review" aria-labelledby="h-review">
            <h3 class="rubric" id="h-review">{text(|| annals().costliest)}</h3>
            {part(move || match phase.get() {
                Stage::Waiting | Stage::Working(..) => working(stage),
                Stage::BrokenOff => notice(annals().stopped, Some((desk, stage))),
                Stage::NoHelper => notice(annals().no_helper, None),
                Stage::Done(verdict) => told(desk, game, &verdict),
            })}
        </section>
    }
    .into_any()
}

fn framed(first: AnyView) -> AnyView {
    let rest = (1..FRAMES).map(|_| view! { <li class="review__row review__row--empty"></li> });
    view! { <ol class="review__list" role="list"><li class="review__row">{first}</li>{rest.each()}</ol> }
        .into_any()
}

fn working(stage: Reviewing) -> AnyView {
    let done = move || match stage.get() {
        Stage::Working(done, _) => done.to_string(),
        _ => "0".to_owned(),
    };
    framed(
        view! {
            <div class="review__work">
                <p id="review-works">{annals().working}</p>
                <progress class="meter" max="100" value=text(done) aria-labelledby="review-works"></progress>
            </div>
            <button class="btn" type="button" id="stop-review" on:click=on(move |_| stage.set(Stage::BrokenOff))>
                {annals().stop}
            </button>
        }
        .into_any(),
    )
}

fn notice(said: &'static str, again: Option<(Desk, Reviewing)>) -> AnyView {
    let again = again.map(|(desk, stage)| {
        view! {
            <button class="btn" type="button" id="begin-review" on:click=on(move |_| review::begin(desk, stage))>
                {annals().begin}
            </button>
        }
        .into_any()
    });
    framed(view! { <p class="review__work">{said}</p>{again} }.into_any())
}

fn told(desk: Desk, game: &'static dyn GameUi, verdict: &Verdict) -> AnyView {
    let lang = prefs::lang();
    let says = lang.annals();
    let people = desk.with(|table| table.players().values().filter(|one| one.is_human()).count());
    let course = desk.with(|table| game.course(table));
    let rows = verdict.costly.iter().enumerate().map(|(at, one)| {
        let who = (people > 1).then(|| desk.name(one.seat));
        let part = course.get(one.ply).map(|(part, _)| game.part(*part, lang));
        let place = [who, part.filter(|part| !part.is_empty()), Some(says.at_move.of(one.ply + 1))];
        let place: Vec<String> = place.into_iter().flatten().collect();
        row(desk, game, at + 1, one, place.join(", "))
    });
    let list = if verdict.costly.is_empty() {
        framed(view! { <p class="review__work">{says.flawless}</p> }.into_any())
    } else {
        let left = (verdict.costly.len()..FRAMES)
            .map(|_| view! { <li class="review__row review__row--empty"></li> });
        view! { <ol class="review__list" role="list" id="review-list">{rows.each()}{left.each()}</ol> }
            .into_any()
    };
    let best = verdict.best.map(|one| {
        let what = said_at(desk, game, one.ply, one.seat, one.made);
        let (gain, unit) = cost(game.measure(), [one.worth[1], one.worth[0]], lang);
        let gain = gain.replace('−', "+");
        view! {
            <p class="review__best" id="review-best">
                <IconView icon=Icon::Done/>
                <span>{says.best.with(&[&what])}" "<b>{gain}</b>" "<span class="muted">{unit}</span></span>
            </p>
        }
        .into_any()
    });
    view! {
        {list}
        {best}
        <p class="review__looked" id="review-looked">{says.looked.numbers(&[verdict.looked, verdict.alike])}</p>
    }
    .into_any()
}

fn row(
    desk: Desk,
    game: &'static dyn GameUi,
    number: usize,
    one: &Judged,
    place: String,
) -> AnyView {
    let lang = prefs::lang();
    let says = lang.annals();
    let [done, other] =
        [one.made, one.rival].map(|choice| said_at(desk, game, one.ply, one.seat, choice));
    let (ply, rival) = (one.ply, one.rival);
    let why = desk.with(|table| game.why(table, ply, rival, lang));
    let piece = desk.with(|table| game.piece(table, ply, one.made));
    let (cost, unit) = cost(game.measure(), one.worth, lang);
    let label = says.look_at.of(ply + 1);
    view! {
        <li class="review__row">
            <span class="review__no" aria-hidden="true">{number.to_string()}</span>
            {piece.map(|drawn| view! { <div class="review__piece" aria-hidden="true" inner_html=drawn></div> }.into_any())}
            <div class="review__text">
                <p class="review__place">{place}</p>
                <p>{done}</p>
                <p class="review__better"><IconView icon=Icon::Hint/><span>{says.better.with(&[&other])}</span></p>
                {why.map(|why| view! { <p class="review__why">{why}</p> }.into_any())}
            </div>
            <p class="review__cost"><b>{cost}</b>" "<span>{unit}</span></p>
            <button
                class="btn review__look"
                type="button"
                aria-label=label
                on:click=on(move |_| watch(desk, ply + 1))
            >
                {says.look}
            </button>
        </li>
    }
    .into_any()
}

/// Opens the replay of the game at a moment.
pub fn watch(desk: Desk, moment: usize) {
    let key = desk.key();
    // Where nothing can be saved, the game is handed over by hand.
    if desk.unsaved.get_untracked().is_some() {
        crate::app::seat_table(&key, desk.with(Table::boxed_clone));
    }
    browser::go(&format!("#/replay/{key}/{moment}"));
}

/// A choice after so many moves, as it stood on its button.
pub fn said_at(desk: Desk, game: &dyn GameUi, ply: usize, seat: Seat, place: usize) -> String {
    let look = Look {
        moment: Some(ply),
        viewer: Viewer::Seat(seat),
        asked: Some(seat),
        may_choose: true,
        lang: prefs::lang(),
    };
    let mut asked = desk.with(|table| game.ask(table, game.see(table, look).as_ref(), look.lang));
    if place < asked.choices.len() { asked.choices.swap_remove(place) } else { String::new() }
}

/// What a choice cost against a better one, and in what.
pub fn cost(measure: Measure, worth: [u16; 2], lang: Lang) -> (String, &'static str) {
    let says: &AnnalsWords = lang.annals();
    let lost = worth[1].saturating_sub(worth[0]);
    match measure {
        Measure::Chances => (format!("−{}", (lost + 5) / 10), says.measures[0]),
        Measure::Points(scale) => (led(worth, scale, lang), says.measures[1]),
        Measure::Trophies(scale) => (led(worth, scale, lang), says.measures[2]),
        Measure::Words => {
            let grade = usize::from(lost >= 80) + usize::from(lost >= 200);
            (String::new(), says.costs[grade])
        }
    }
}

/// The difference of two leads, in tenths below ten.
fn led(worth: [u16; 2], scale: u16, lang: Lang) -> String {
    let lead = |worth: u16| {
        // Nearly won and won look the same from here.
        let share = (2 * i32::from(worth) - 1000).clamp(-950, 950);
        100 * i32::from(scale) * share / (1000 - share.abs())
    };
    let tenths = (lead(worth[1]) - lead(worth[0]) + 5).max(0) / 10;
    let point = lang.annals().decimal;
    match (tenths / 10, tenths % 10) {
        (whole, rest) if whole >= 10 || rest == 0 => format!("−{whole}"),
        (whole, rest) => format!("−{whole}{point}{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_is_told_in_what_the_bot_measures() {
        let told = |measure, made, better| {
            let (number, unit) = cost(measure, [made, better], Lang::En);
            format!("{number} {unit}")
        };
        assert_eq!(told(Measure::Chances, 410, 604), "−19 chances in 100");
        assert_eq!(told(Measure::Points(6), 500, 625), "−2 points of lead");
        assert_eq!(told(Measure::Trophies(3), 450, 500), "−0.3 trophies of lead");
        assert_eq!(cost(Measure::Trophies(3), [450, 500], Lang::Pl).0, "−0,3");
        assert_eq!(told(Measure::Words, 400, 460), " a little worse");
        assert_eq!(told(Measure::Words, 400, 900), " much worse");
        assert_eq!(
            told(Measure::Points(6), 0, 1000),
            "−228 points of lead",
            "nothing divides by zero"
        );
    }
}
