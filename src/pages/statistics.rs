//! The player's own games, added up: by game, by the level of the others, by what was played with.

use crate::prelude::*;
use tabletop::Level;

use super::shell::Shell;
use crate::games::{self, GameUi};
use crate::heraldry::BlazonView;
use crate::i18n::{annals, words};
use crate::prefs;
use crate::storage::results::{self, Noted};
use crate::table::dialog::Dialog;
use crate::tally::{Count, Tally, tally};
use crate::view::{Each, on, part, text};

/// The page.
#[component]
pub fn Statistics() -> impl IntoView {
    let all = RwSignal::new(results::list());
    let asking = RwSignal::new(false);
    let clear = move |_| {
        results::clear();
        all.set(results::list());
        asking.set(false);
    };
    view! {
        <Shell class="statistics">
            <h1 class="page__title">{text(|| annals().statistics)}</h1>
            <p class="page__lead">{text(|| annals().lead)}</p>
            {part(move || all.with(|all| shown(all, asking)))}
            <Dialog open=asking id="empty" title=Signal::derive(|| annals().empty_ask.to_owned())>
                <div class="dialog__body"><p>{text(|| annals().empty_why)}</p></div>
                <div class="dialog__foot">
                    <button class="btn" type="button" id="empty-no" on:click=on(move |_| asking.set(false))>
                        {text(|| annals().empty_no)}
                    </button>
                    <button class="btn btn--danger" type="button" id="empty-yes" on:click=on(clear)>
                        {text(|| annals().empty_yes)}
                    </button>
                </div>
            </Dialog>
        </Shell>
    }
}

fn shown(all: &[Noted], asking: RwSignal<bool>) -> AnyView {
    if all.is_empty() {
        return view! { <p class="leaf" id="no-statistics">{annals().nothing}</p> }.into_any();
    }
    let played = games::GAMES.iter().filter_map(|game| {
        let own: Vec<&Noted> = all.iter().filter(|noted| noted.game == game.id()).collect();
        (!own.is_empty()).then(|| of_game(*game, &tally(own)))
    });
    view! {
        <div class="statistics__games">{played.each()}</div>
        <div class="acts">
            <button class="btn btn--danger" type="button" id="empty-statistics" on:click=on(move |_| asking.set(true))>
                {annals().empty}
            </button>
        </div>
    }
    .into_any()
}

fn of_game(game: &'static dyn GameUi, tally: &Tally) -> AnyView {
    let lang = prefs::lang();
    let says = lang.annals();
    let id = format!("stat-{}", game.id());
    let share = format!("{} %", tally.all.percent());
    let won = format!("{} · {share}", tally.all.won);
    let numbers = [
        (says.played, tally.all.played.to_string()),
        (says.won, if tally.all.played > 0 { won } else { "0".to_owned() }),
        (says.streak, tally.streak[0].to_string()),
        (says.longest, tally.streak[1].to_string()),
    ];
    let numbers =
        numbers.map(|(label, value)| view! { <div><dt>{label}</dt><dd>{value}</dd></div> });
    let foes = tally.by_foe.iter().map(|(foe, count)| {
        let name = Level::from_slug(foe).map_or(says.alone, |level| words().level(level));
        (name.to_owned(), *count)
    });
    let sides = tally.by_side.iter().map(|(side, count)| {
        let name = game.side_name(side, lang).unwrap_or(side);
        (name.to_owned(), *count)
    });
    let (foes, sides): (Vec<_>, Vec<_>) = (foes.collect(), sides.collect());
    let notes: Vec<String> = [
        (tally.drawn, &says.drawn),
        (tally.practice, &says.practice),
        (tally.shared, &says.shared),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, said)| said.of(count))
    .chain(
        (tally.daily.played > 0)
            .then(|| says.dailies.numbers(&[tally.daily.played, tally.daily.won])),
    )
    .collect();
    view! {
        <section class="leaf stat" aria-labelledby=id.clone() data-stat=game.id()>
            <div class="stat__head">
                <BlazonView blazon=game.blazon() size="m"/>
                <h2 id=id>{game.name(lang)}</h2>
            </div>
            <dl class="stat__numbers">{numbers.each()}</dl>
            {bars(says.by_foe, &foes)}
            {bars(says.by_side, &sides)}
            {(!notes.is_empty()).then(|| view! { <p class="stat__notes">{notes.join(" · ")}</p> }.into_any())}
        </section>
    }
    .into_any()
}

/// Rows with a bar each: how many were played beside the most played, and how many of them won.
fn bars(title: &'static str, rows: &[(String, Count)]) -> Option<AnyView> {
    let most = rows.iter().map(|(_, count)| count.played).max()?;
    let rows = rows.iter().map(|(name, count)| {
        let said = annals().won_of.numbers(&[count.won, count.played]);
        view! {
            <tr>
                <th scope="row">{name.clone()}</th>
                <td class="stat__bar" inner_html=bar(*count, most)></td>
                <td class="num">{said}</td>
                <td class="num">{format!("{} %", count.percent())}</td>
            </tr>
        }
    });
    Some(
        view! {
            <table class="stat__table">
                <caption>{title}</caption>
                <tbody>{rows.each()}</tbody>
            </table>
        }
        .into_any(),
    )
}

/// Played, and the part of it that was won; its numbers stand beside it.
fn bar(count: Count, most: usize) -> String {
    let share = |part: usize| part * 100 / most.max(1);
    format!(
        "<svg aria-hidden=\"true\"><rect class=\"stat__played\" width=\"{}%\" height=\"100%\"/>\
         <rect class=\"stat__won\" width=\"{}%\" height=\"100%\"/></svg>",
        share(count.played),
        share(count.won)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_its_share_of_the_most() {
        let drawn = bar(Count { played: 5, won: 2 }, 10);
        assert!(drawn.contains("width=\"50%\"") && drawn.contains("width=\"20%\""), "{drawn}");
        assert!(!bar(Count::default(), 0).is_empty());
    }
}
