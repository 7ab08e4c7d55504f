//! What lies over the table: characters and boards to choose from, what was laid open, the scoring of a
//! chapter.

use ::ronin::{Board, Card, Character, Decision, Side, cooperation_vp};

use super::super::art;
use super::super::card_text;
use super::super::model::{At, Sheet};
use super::super::say::board_name;
use super::card::{self, Size};
use super::effect::bonus;
use super::icon::{bowl, charge, vp};
use super::{Draw, escape, near, offer, sheet, tea};

/// What lies there; nothing while the table is free.
pub fn over(d: &Draw<'_>) -> String {
    if d.scoring {
        return sheet::chapter(d);
    }
    let (title, inner, closes) = match (d.opened, d.model.decision()) {
        (Some(At::Chair(chair)), _) if chair == d.model.us => (
            d.who(chair),
            format!(r#"<div class="ro-abs ro-abs--told">{}</div>"#, near::abilities(d, true)),
            true,
        ),
        (Some(At::Open(Sheet::Own)), _) => (
            d.words().abilities.to_owned(),
            format!(r#"<div class="ro-abs ro-abs--told">{}</div>"#, near::abilities(d, true)),
            true,
        ),
        (Some(At::Open(Sheet::Offer)), _) => {
            (d.voice.words.board.offer.to_owned(), offer::offer(d), true)
        }
        (Some(At::Open(Sheet::Discard)), _) => {
            (d.voice.words.board.discard.to_owned(), spread(d, &d.model.view.discard), true)
        }
        (Some(At::Chair(chair)), _) => (d.who(chair), player(d, chair), true),
        (Some(At::Side(side) | At::Bowl(side, _)), _) => {
            (d.who(d.model.beside(side)), bowls(d, side), true)
        }
        (Some(At::Count(side)), _) => {
            (d.words().path[side.index()].to_owned(), breakdown(d, side), true)
        }
        (_, Some(Decision::Character)) => (String::new(), characters(d), false),
        (_, Some(Decision::Board { .. })) => (String::new(), boards(d), false),
        (_, Some(Decision::Salvage)) => {
            (d.voice.words.board.discard.to_owned(), spread(d, &d.model.view.discard), false)
        }
        _ => return String::new(), // tidy: listens: for what lies over the table
    };
    let close = if closes {
        d.button(At::Close, "btn ro-over__close", d.words().close, d.words().close, "")
    } else {
        String::new()
    };
    format!(
        r#"<section class="ro-leaf" aria-label="{0}"><header><h2>{0}</h2>{close}</header>{inner}</section>"#,
        escape(&title)
    )
}

fn spread(d: &Draw<'_>, cards: &[Card]) -> String {
    let cards = cards.iter().rev().map(|card| {
        let inner = card::inner(*card, d.model.view.active, None, d.voice.card_name(*card));
        d.button(
            At::Card(*card),
            &card::class(*card, Size::Middle),
            &d.said(*card, None),
            &inner,
            "",
        )
    });
    format!(r#"<div class="ro-spread">{}</div>"#, cards.collect::<String>())
}

fn player(d: &Draw<'_>, chair: ::ronin::Chair) -> String {
    let known: Vec<Card> = d.model.of(chair).hand.iter().map(|held| held.card).collect();
    let known = if chair == d.model.us || known.is_empty() {
        String::new()
    } else {
        let said = d.voice.fill(d.words().known, &[&known.len().to_string()]);
        format!("<h3>{}: {said}</h3>{}", d.voice.words.board.hand, spread(d, &known))
    };
    let laid = d.model.of(chair).timeline.iter().map(|laid| {
        let card = laid.card;
        let inner = card::inner(card, d.model.view.active, Some(*laid), d.voice.card_name(card));
        d.button(
            At::Card(card),
            &card::class(card, Size::Small),
            &d.said(card, Some(*laid)),
            &inner,
            "",
        )
    });
    format!(
        r#"<h3>{}</h3><div class="ro-spread">{}</div>{known}"#,
        d.voice.words.board.timeline,
        laid.collect::<String>()
    )
}

/// A track in words, bowl by bowl.
fn bowls(d: &Draw<'_>, side: Side) -> String {
    let lines = (1..=::ronin::LAST_SPACE).map(|space| {
        format!(
            "<li>{}{}</li>",
            bowl(space <= d.model.track(side).marker),
            tea::bowl_said(d, side, space)
        )
    });
    format!(r#"<ol class="ro-said" role="list">{}</ol>"#, lines.collect::<String>())
}

/// What the own symbols of a path are made of.
fn breakdown(d: &Draw<'_>, side: Side) -> String {
    let symbol = d.model.view.active[side.index()];
    let mut lines = String::new();
    for laid in &d.model.own().timeline {
        let printed = laid.card.def().symbols.iter().enumerate();
        for (place, _) in printed.filter(|(_, one)| **one == symbol) {
            let name = d.voice.card_name(laid.card);
            lines += &if laid.is_covered(place) {
                format!("<li><s>{name}</s></li>")
            } else {
                format!("<li><b>1</b> {name}</li>")
            };
        }
    }
    let tokens = d.model.own().pool[symbol.index()];
    lines += &format!("<li><b>{tokens}</b> {}</li>", d.voice.words.board.pool);
    format!(
        r#"<p>{}: <b>{}</b></p><ul class="ro-said" role="list">{lines}</ul>"#,
        d.voice.symbol(symbol),
        d.model.own().paths[side.index()]
    )
}

fn characters(d: &Draw<'_>) -> String {
    let drawn = d.model.view.drawn.unwrap_or([Character::Geralt, Character::Yennefer]);
    let leaf = |one: Character| {
        let lines: String = (0..4)
            .map(|number| {
                let ability = one.ability(number);
                format!(
                    r#"<li><i class="ro-ab ro-ab--{}">{}</i><span><b>{}</b>{}</span></li>"#,
                    if number == 0 { "open" } else { "lock" },
                    number + 1,
                    d.voice.ability_name(ability),
                    d.voice.ability_text(ability)
                )
            })
            .collect();
        let inner = format!(
            r#"<span class="ro-arms">{}</span><h3>{}</h3><ol role="list">{lines}</ol>"#,
            art::blazon(one),
            d.voice.character(one)
        );
        d.button(At::Character(one), "ro-char", d.voice.character(one), &inner, "")
    };
    format!(r#"<div class="ro-chars">{}</div>"#, drawn.map(leaf).concat())
}

fn boards(d: &Draw<'_>) -> String {
    let side = match d.model.decision() {
        Some(Decision::Board { side }) => side,
        _ => Side::Left, // tidy: listens: for the side of the board
    };
    let offered = d.model.legal.iter().filter_map(|choice| match choice {
        ::ronin::Choice::Board(board) => Some(*board),
        _ => None, // tidy: listens: for boards
    });
    let leaves: String = offered.map(|one| board(d, one, side)).collect();
    format!(r#"<div class="ro-boards">{leaves}</div>"#)
}

fn board(d: &Draw<'_>, board: Board, side: Side) -> String {
    let other = d.model.beside(side);
    let character = d.model.of(other).character;
    let gifts = [0, 2].map(|number| character.map(|one| one.ability(number)));
    let mut lines = String::new();
    let mut said = Vec::new();
    for space in 1..=::ronin::LAST_SPACE {
        if let Some(held) = board.bonus(space) {
            let icons = bonus(held, d.model.view.active);
            let words = card_text::prize(d.voice, held, d.voice.who(other), gifts);
            lines += &format!(
                r#"<li><b>{space}</b><span>{}</span>{}</li>"#,
                icons.into_iter().flatten().collect::<Vec<_>>().join("<i class=\"ro-or\"></i>"),
                escape(&words)
            );
            said.push(format!("{space}: {words}"));
        } else if cooperation_vp(space) != cooperation_vp(space - 1) {
            lines += &format!(
                "<li><b>{space}</b><span>{}</span></li>",
                vp(&cooperation_vp(space).to_string())
            );
        }
    }
    let name = board_name(board);
    let inner = format!(r#"<h3>{}{name}</h3><ol role="list">{lines}</ol>"#, charge("teapot"));
    let label = format!("{name}. {}", said.join("; "));
    d.button(At::Board(board), "ro-char ro-char--board", &label, &inner, "")
}
