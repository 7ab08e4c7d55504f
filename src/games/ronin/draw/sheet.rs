//! The scoring of a chapter and of the game: hanging scrolls over the table.

use ::ronin::{GOLDEN, LAST_SPACE, Side, View};
use tabletop::Outcome;

use super::super::art;
use super::super::model::recap::Scored;
use super::super::names::{Voice, roman};
use super::icon::{charge, path, seal, stroke, vp, xp};
use super::{Draw, escape};

/// A chapter, a row for each player.
pub fn chapter(d: &Draw<'_>) -> String {
    let rows: String = d.recap.scored.iter().map(|scored| row(d, scored)).collect();
    let active = d.model.view.active;
    let next = Side::ALL.map(|side| path(side, active)).concat();
    let kept = match d.model.decision() {
        Some(::ronin::Decision::Keep { cards }) => cards,
        _ => 1, // tidy: listens: for what is kept
    };
    format!(
        r#"<section class="ro-sheet"><h2>{}</h2><p>{}</p><div class="ro-sheet__rows" tabindex="0" role="group">{rows}</div><footer><b>{}</b>{next}<span>{}</span></footer></section>"#,
        d.voice.fill(d.words().chapter, &[roman(d.recap.chapter)]),
        d.words().sheet_sub,
        d.voice.fill(d.words().chapter, &[roman(d.recap.chapter + 1)]),
        d.voice.number(d.words().sheet_next, kept)
    )
}

fn row(d: &Draw<'_>, scored: &Scored) -> String {
    let sums = scored.paths.map(|[cards, tokens]| cards + tokens);
    let most = sums[0].max(sums[1]);
    let unit = 17u16.min(120 / u16::from(most.max(1)));
    let half = |side: Side| {
        let [cards, tokens] = scored.paths[side.index()];
        let sum = sums[side.index()];
        let pale = if sum < most { "ro-stroke--pale" } else { "" };
        format!(
            r#"<div class="ro-sc__b ro-sc__b--{side}"><span><b>{sum}</b>{}</span><small>{}</small></div>"#,
            stroke(u16::from(sum) * unit, 30, pale),
            d.voice.fill(d.words().sheet_split, &[&cards.to_string(), &tokens.to_string()])
        )
    };
    let own = if scored.chair == d.model.us { " ro-sc--me" } else { "" };
    let unlocked: String = scored
        .unlocked
        .iter()
        .map(|ability| format!(" · {}", d.voice.ability_name(*ability)))
        .collect();
    let gain = |from: u16, to: u16| format!("+{}", to.saturating_sub(from));
    let [xp0, xp1] = scored.xp.map(u16::from);
    let [vp0, vp1] = scored.vp;
    let character = d.model.of(scored.chair).character.map_or("", |one| d.voice.character(one));
    format!(
        r#"<div class="ro-sc{own}"><div class="ro-sc__w">{}<span><b>{}</b><small>{character}</small></span></div>{}<div class="ro-sc__c">{}{}</div>{}<div class="ro-sc__g"><p>{}{xp0} → {xp1}{unlocked}</p><p>{}{vp0} → {vp1}</p></div></div>"#,
        d.arms(scored.chair),
        d.who(scored.chair),
        half(Side::Left),
        path(Side::Left, scored.active),
        path(Side::Right, scored.active),
        half(Side::Right),
        xp(&gain(xp0, xp1)),
        vp(&gain(vp0, vp1))
    )
}

/// The end: eight lines with where each number comes from, the total and the place.
pub fn last(view: &View, voice: &Voice, outcome: &Outcome) -> String {
    let words = &voice.words.page;
    let people: Vec<_> = view.chairs.iter().filter(|chair| chair.seat.is_some()).collect();
    let won = |at: usize| outcome.places.values().nth(at) == Some(&1);
    let cell = |at: usize, inner: String| {
        format!(r#"<td class="{}">{inner}</td>"#, if won(at) { "result__won" } else { "" })
    };
    let heads: String = people
        .iter()
        .enumerate()
        .map(|(at, own)| {
            let chair = view.chairs.iter().position(|one| one.seat == own.seat).unwrap_or(0);
            let name = voice.who(::ronin::Chair(u8::try_from(chair).unwrap_or(0)));
            let arms = own.character.map(art::blazon).unwrap_or_default();
            let class = if won(at) { "result__won" } else { "" };
            format!(
                r#"<th scope="col" class="{class}"><span class="ro-arms">{arms}</span>{}</th>"#,
                escape(name)
            )
        })
        .collect();
    let def = view.chapter_card.def();
    let icons = ["torii", "torii", "torii", "tea-bowl", "star", "scroll", "moon", "teapot"];
    let mut body = String::new();
    for (line, (label, icon)) in voice.words.board.lines.iter().zip(icons).enumerate() {
        let under = match line {
            0..=2 => def.paths[line].map(|symbol| voice.symbol(symbol)).join(", "),
            5 => def.quest.map(|symbol| voice.symbol(symbol)).join(" / "),
            _ => String::new(),
        };
        let cells: String = people
            .iter()
            .enumerate()
            .map(|(at, own)| {
                let sheet = own.sheet;
                let rest = [
                    sheet.bonuses,
                    sheet.abilities,
                    sheet.quest,
                    sheet.experience,
                    sheet.cooperation,
                ];
                let value = sheet.chapters.iter().chain(&rest).nth(line).copied().unwrap_or(0);
                let chair = view.chairs.iter().position(|one| one.seat == own.seat).unwrap_or(0);
                let chair = ::ronin::Chair(u8::try_from(chair).unwrap_or(0));
                let count = u8::try_from(view.chairs.len()).unwrap_or(3);
                let from = match line {
                    5 => def
                        .quest
                        .iter()
                        .map(|one| {
                            let cards = own
                                .hand
                                .iter()
                                .filter(|held| held.card.def().printed[one.index()] > 0);
                            (cards.count(), *one)
                        })
                        .max_by_key(|(cards, _)| *cards)
                        .map_or_else(String::new, |(cards, one)| {
                            format!("{cards} {}", seal(one, view.active))
                        }),
                    6 if own.xp >= GOLDEN => voice.number(words.gold, own.xp - GOLDEN),
                    7 => {
                        let markers = Side::ALL.map(|side| {
                            view.tracks[usize::from(chair.track(side, count))]
                                .marker
                                .min(LAST_SPACE)
                                .to_string()
                        });
                        markers.join(" / ")
                    }
                    _ => String::new(),
                };
                cell(at, format!("<b>{value}</b><small>{from}</small>"))
            })
            .collect();
        body += &format!(
            r#"<tr><th scope="row"><div>{}<span>{label}<small>{under}</small></span></div></th>{cells}</tr>"#,
            charge(icon)
        );
    }
    let totals: String = people
        .iter()
        .enumerate()
        .map(|(at, own)| {
            let place = outcome.places.values().nth(at).copied().unwrap_or(1);
            let under = if people.len() == 1 {
                format!("{} {}", words.goal, ::ronin::SOLO_TARGET)
            } else {
                voice.number(words.place, place)
            };
            cell(at, format!("{}<small>{under}</small>", vp(&own.vp.to_string())))
        })
        .collect();
    format!(
        r#"<table class="ro-final"><thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody><tfoot><tr><th scope="row">{}</th>{totals}</tr></tfoot></table>"#,
        words.vp
    )
}
