//! The challenge of the day on its way to the table, and its result on its way to others.

use crate::prelude::*;
use tabletop::{BySeat, Level, Player, Scope, Seat, Table, UndoPolicy};

use crate::daily::{self, Challenge, Day};
use crate::desk::Desk;
use crate::games::GameUi;
use crate::i18n::{Lang, annals, words};
use crate::icon::{Icon, IconView};
use crate::storage::results::{self, Noted};
use crate::storage::saves;
use crate::toast::{self, Tone};
use crate::view::{later, on};
use crate::{browser, learning, noting, prefs};

/// Today, where the player is.
pub fn today() -> Day {
    let (year, month, day) = browser::today();
    // A clock that shows no day of ours is set to one that never comes again.
    Day::new(year, month, day).or_else(|| Day::new(1970, 1, 1)).expect("a day of the calendar")
}

/// Goes to the table of today's challenge: the attempt that is there, or a new one.
pub fn page(game: &'static dyn GameUi) -> AnyView {
    let day = today();
    let key = daily::key(game.id(), day);
    if !matches!(saves::load(&key), Some(Ok(_))) {
        let title = annals().challenge_of.with(&[&day.to_string()]);
        learning::keep(&key, deal(game, day), &format!("{}: {title}", game.name(prefs::lang())));
    }
    browser::replace(&format!("#/play/{key}"));
    ().into_any()
}

/// The table of a day: the player, and bots of the day's level.
fn deal(game: &dyn GameUi, day: Day) -> Box<dyn Table> {
    let Challenge { seed, form, level } = daily::challenge(game, day);
    let entry = bots::find(game.id()).expect("a game that is shown is catalogued");
    let mut table = (entry.open)(&form, seed).expect("every day can be dealt");
    let names = words().player_names;
    let players = BySeat::from_fn(table.players().seats(), |seat| {
        let name = names[seat.index() % names.len()];
        if seat == Seat(0) { Player::human(name) } else { Player::bot(name, level) }
    });
    // The same for everybody: what has come to light cannot be taken back without saying so.
    (entry.seat)(table.as_mut(), players, UndoPolicy::Fair);
    table
}

/// What the challenge of a day is, in words: with what, against what and whom.
pub fn task(game: &dyn GameUi, day: Day, lang: Lang) -> String {
    let Challenge { form, level, .. } = daily::challenge(game, day);
    let says = lang.annals();
    let entry = bots::find(game.id()).expect("a game that is shown is catalogued");
    let mut told: Vec<String> = Vec::new();
    for option in &(entry.model)().options {
        let answer = |seat| {
            let given = form.answers.get(&tabletop::Form::key(option, Seat(seat)))?;
            Some(game.answer(option.id, given, lang))
        };
        let said = match (option.scope, answer(0), answer(1)) {
            (Scope::Seat, Some(own), Some(other)) => Some(says.versus.with(&[&own, &other])),
            (Scope::Table, Some(own), _) => {
                Some(format!("{}: {own}", game.option(option.id, lang).0))
            }
            (Scope::Seat | Scope::Table, ..) => None,
        };
        told.extend(said);
    }
    told.push(says.against(level).to_owned());
    told.join(", ")
}

/// The result of a day's challenge, if it has one.
pub fn result_of<'a>(results: &'a [Noted], game: &str, day: Day) -> Option<&'a Noted> {
    let day = day.to_string();
    results.iter().find(|noted| noted.game == game && noted.day == day)
}

/// A result as a few lines to be sent to others.
pub fn text(game: &dyn GameUi, noted: &Noted, streak: usize, lang: Lang) -> String {
    let says = lang.annals();
    let signs = daily::signs(&noted.marks);
    let level = Level::from_slug(&noted.foe).map_or("", |level| says.against(level));
    let end = says.ended(noted.end, &noted.score);
    let mut lines = vec![format!("Szlak · {} · {}", game.name(lang), noted.day)];
    lines.push([signs, end, level.to_owned()].join(" ").trim().to_owned());
    if streak > 1 {
        lines.push(format!("🔥 {}", says.days.of(streak)));
    }
    lines.join("\n")
}

/// Copies a result; if the browser does not let us, shows it to be copied by hand.
pub fn share(game: &'static dyn GameUi, noted: &Noted) {
    let results = results::list();
    let streak = noted.day.parse().map_or(0, |day| daily::streak(&results, game.id(), day));
    let text = text(game, noted, streak, prefs::lang());
    later(async move {
        if browser::copy(&text).await {
            toast::say(Tone::Good, annals().copied);
        } else {
            toast::ask(Tone::News, text, Vec::new());
        }
    });
}

/// At the end of a challenge: which it was, and the way to share how it went. The first result is the one that counts.
pub fn shared(desk: Desk, game: &'static dyn GameUi) -> Option<AnyView> {
    let own = desk.with(|table| noting::noted(game, table, &desk.key()))?;
    let day = own.day.parse::<Day>().ok()?;
    let results = results::list();
    let noted = result_of(&results, game.id(), day).cloned().unwrap_or(own);
    let says = annals();
    let streak = daily::streak(&results, game.id(), day);
    let told = [
        says.challenge_of.with(&[&noted.day]),
        daily::signs(&noted.marks),
        says.ended(noted.end, &noted.score),
        says.days.of(streak.max(1)),
    ];
    let told: Vec<String> = told.into_iter().filter(|part| !part.is_empty()).collect();
    Some(
        view! {
            <div class="leaf ending__daily" id="daily-result">
                <p>{told.join(" · ")}</p>
                <button class="btn" type="button" id="share-daily" on:click=on(move |_| share(game, &noted))>
                    <IconView icon=Icon::Share/>{says.share}
                </button>
            </div>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::storage::results::End;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn a_result_is_a_few_lines_in_every_language() {
        let game = games::find("cairns").unwrap();
        let noted = Noted {
            foe: "master".into(),
            score: "2:1".into(),
            marks: "wlw".into(),
            day: "2026-11-18".into(),
            ..Noted::of("d".into(), "cairns", End::Won)
        };
        let name = game.name(Lang::En);
        let first = format!("Szlak · {name} · 2026-11-18");
        let expected = format!("{first}\n🟩🟥🟩 Won 2 : 1 against the master\n🔥 4 days in a row");
        assert_eq!(text(game, &noted, 4, Lang::En), expected);
        assert_eq!(text(game, &noted, 1, Lang::En).lines().count(), 2, "one day is no streak");
        assert!(text(game, &noted, 4, Lang::Pl).ends_with("🔥 4 dni z rzędu"));
        assert!(text(game, &noted, 5, Lang::Uk).contains("Перемога 2 : 1 проти майстра"));
    }

    #[test]
    fn every_game_tells_its_task_and_seats_one_person() {
        for game in games::GAMES {
            let table = deal(*game, day("2026-11-18"));
            let people = table.players().values().filter(|player| player.is_human()).count();
            assert_eq!((people, table.undo_policy()), (1, UndoPolicy::Fair));
            let strongest = bots::find(game.id()).unwrap().strongest;
            for lang in Lang::ALL {
                let told = task(*game, day("2026-11-21"), lang);
                assert!(told.ends_with(lang.annals().against(strongest)), "{told}");
                assert!(!told.contains(['{', '}']), "{told}");
            }
        }
    }

    #[test]
    fn the_result_of_a_day_is_found_by_its_day_and_game() {
        let noted = |game: &str, day: &str| Noted {
            day: day.into(),
            ..Noted::of(day.into(), game, End::Lost)
        };
        let all = [noted("gwent", ""), noted("ronin", "2026-11-18"), noted("gwent", "2026-11-17")];
        assert_eq!(result_of(&all, "gwent", day("2026-11-18")), None);
        assert!(result_of(&all, "gwent", day("2026-11-17")).is_some());
    }
}
