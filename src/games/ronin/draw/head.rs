//! The header: chapter and turn, the balance of both paths, what comes next.

use ::ronin::{SOLO_TARGET, Side, Stage};

use super::super::model::reckon::foresee;
use super::super::model::{At, Sheet};
use super::super::names::roman;
use super::icon::{charge, path, seal, stroke, svg, vp, xp};
use super::{Draw, escape};

/// A pixel of a stroke for each symbol, and the longest there is room for.
const STROKE: [u16; 2] = [21, 190];

/// The header.
pub fn head(d: &Draw<'_>) -> String {
    let view = &d.model.view;
    let land = svg("ro-sky", "0 0 944 82", &["sky"]).replacen(
        "<svg ",
        "<svg preserveAspectRatio=\"none\" ",
        1,
    );
    let birds = [[218, 22], [262, 34], [700, 26]].map(|[x, y]: [u16; 2]| {
        format!(r##"<use href="#ro-bird" transform="translate({x} {y}) scale(.8)"/>"##)
    });
    let land = land.replacen("</svg>", &format!("{}</svg>", birds.concat()), 1);
    format!(
        r#"{land}<div class="ro-head__ch"><b class="ro-hanko">{}</b><div><h2>{}</h2><p>{}</p>{}</div></div>{}{}"#,
        roman((view.turn - 1) / 3 + 1),
        d.voice.chapter_name(view.chapter_card),
        d.voice.number(d.words().turn_of, view.turn),
        turns(view.turn),
        balance(d),
        next(d)
    )
}

fn turns(now: u8) -> String {
    let dots = (1..=9u8).map(|turn| {
        let class = match turn.cmp(&now) {
            std::cmp::Ordering::Less => "d",
            std::cmp::Ordering::Equal => "n",
            std::cmp::Ordering::Greater => "",
        };
        let gap = if turn % 3 == 0 { "<u></u>" } else { "" };
        format!(r#"<i class="{class}"></i>{gap}"#)
    });
    format!(r#"<div class="ro-turns" aria-hidden="true">{}</div>"#, dots.collect::<String>())
}

/// Both counts, what they would score now, and what they would come to.
fn balance(d: &Draw<'_>) -> String {
    let own = d.model.own();
    let laid = d.model.laid(d.marks);
    let then = (!laid.is_empty())
        .then(|| foresee(&d.model.before(), &laid, d.model.view.active).1)
        .filter(|then| *then != own.paths);
    let most = own.paths[0].max(own.paths[1]).max(1);
    let unit = STROKE[0].min(STROKE[1] / u16::from(most));
    let side = |side: Side| {
        let (count, other) = (own.paths[side.index()], own.paths[side.other().index()]);
        let number = count.to_string();
        let (gain, word) = match count.cmp(&other) {
            std::cmp::Ordering::Greater => (xp(&number), d.words().more),
            std::cmp::Ordering::Less => (vp(&number), d.words().fewer),
            std::cmp::Ordering::Equal => (xp(&number) + &vp(&number), d.words().equal),
        };
        let symbol = d.voice.symbol(d.model.view.active[side.index()]);
        let label = format!("{}, {symbol}: {number}, {word}", d.words().path[side.index()]);
        let count = d.button(At::Count(side), "ro-bal__n", &label, &number, "");
        let wet = then.map_or_else(String::new, |then| {
            format!(r#"<span class="ro-wet">→ {}</span>"#, then[side.index()])
        });
        format!(
            r#"<div class="ro-bal__s ro-bal__s--{side}">{}{count}<span class="ro-bal__g">{gain}{word}</span>{wet}{}</div>"#,
            path(side, d.model.view.active),
            stroke(u16::from(own.paths[side.index()]) * unit, 11, "")
        )
    };
    format!(
        r#"<div class="ro-bal">{}<span class="ro-sun">{}</span>{}</div>"#,
        side(Side::Left),
        charge("torii"),
        side(Side::Right)
    )
}

fn next(d: &Draw<'_>) -> String {
    let view = &d.model.view;
    let def = view.chapter_card.def();
    let chapter = usize::from((view.turn - 1) / 3) + 1;
    let mut lines = String::new();
    if let Some(pair) = def.paths.get(chapter) {
        let label = d.voice.fill(d.words().next, &[roman(u8::try_from(chapter + 1).unwrap_or(3))]);
        let icons = Side::ALL.map(|side| path(side, *pair)).concat();
        let said = pair.map(|symbol| d.voice.symbol(symbol)).join(", ");
        lines += &format!(r#"<p>{label} {icons}<span class="sr-only">{said}</span></p>"#);
    }
    let quest = def.quest.map(|symbol| seal(symbol, view.active)).concat();
    let said = def.quest.map(|symbol| d.voice.symbol(symbol)).join(", ");
    lines += &format!(r#"<p>{} {quest}<span class="sr-only">{said}</span></p>"#, d.words().quest);
    if view.chairs.iter().filter(|chair| chair.seat.is_some()).count() == 1 {
        let goal = d.voice.number(d.words().to_win, SOLO_TARGET);
        lines += &format!("<p>{} / {goal}</p>", sum(d));
    }
    format!(r#"<div class="ro-head__nx">{lines}</div>"#)
}

/// What a lone player would have if it ended now.
fn sum(d: &Draw<'_>) -> u16 {
    let own = d.model.own();
    let is_over = matches!(d.model.view.stage, Stage::Final | Stage::Over);
    own.vp + if is_over { 0 } else { u16::from(own.experience_vp + own.cooperation_vp) }
}

/// The order of play: while drafting with what the row under the pointer means, afterwards as a rail
/// that rolls the offer up.
pub fn order(d: &Draw<'_>) -> String {
    let view = &d.model.view;
    let drafting = d.part == super::Part::Draft;
    let taken =
        |chair| view.top.contains(&chair) || view.offer.iter().any(|row| row.marker == Some(chair));
    let now = (view.initiative.iter().copied()).find(|chair| drafting && !taken(*chair));
    let people = view.initiative.iter().zip(1..).map(|(chair, place): (_, u8)| {
        let class = match (drafting, now == Some(*chair), taken(*chair)) {
            (true, true, _) => " ro-now",
            (true, false, true) => " ro-past",
            _ => "",
        };
        let number = if drafting { String::new() } else { format!("<b>{place}</b>") };
        format!(
            r#"<li class="ro-who{class}">{number}{}<span>{}</span></li>"#,
            d.arms(*chair),
            d.who(*chair)
        )
    });
    let title = if drafting { d.words().draft_order } else { d.words().order };
    let people: String = people.collect();
    let open = |sheet, label: &str, inner: &str, more: &str| {
        d.button(At::Open(sheet), "ro-order__open", label, inner, more)
    };
    let end = if drafting {
        meaning(d).map_or_else(String::new, |said| {
            format!(r#"<span class="ro-wet ro-order__row">{}</span>"#, escape(&said))
        })
    } else {
        let offer = d.voice.words.board.offer;
        open(Sheet::Offer, offer, &format!("{} ▾", d.words().tabs[0]), "")
    };
    let discard = d.voice.words.board.discard;
    let gone = format!("{discard} <b>{}</b>", view.discard.len());
    let gone = open(Sheet::Discard, discard, &gone, " data-pile=\"discard\"");
    format!(r#"<span>{title}</span><ol role="list">{people}</ol><i></i>{end}{gone}"#)
}

/// What taking the row that is pointed at would mean.
fn meaning(d: &Draw<'_>) -> Option<String> {
    match d.pointed? {
        At::Row(row) => Some(super::offer::row_means(d, row)),
        At::Top => Some(d.voice.number(d.words().veranda_is, d.model.view.deck)),
        _ => None,
    }
}
