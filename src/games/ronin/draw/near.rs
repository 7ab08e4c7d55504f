//! The near edge: the own hand, and the own character board.

use ::ronin::{Ability, Decision, MAX_XP};

use super::super::art;
use super::super::model::At;
use super::card::{self, Size};
use super::icon::{svg, vp, xp};
use super::{Draw, scroll};

/// What each of the four abilities needs.
const UNLOCKS: [u8; 4] = [0, 4, 9, 15];

/// The hand.
pub fn hand(d: &Draw<'_>) -> String {
    let own = d.model.own();
    let laid = d.model.laid(d.marks);
    let known = own.hand.len();
    let drag = drag(d);
    let cards: String = own
        .hand
        .iter()
        .filter(|held| !laid.contains(&held.card))
        .map(|held| {
            let card = held.card;
            let eye = if held.blind.is_none() {
                svg("ro-eye", "0 0 24 24", &["eye"])
            } else {
                String::new()
            };
            let class = card::class(card, Size::Middle);
            let inner =
                card::inner(card, d.model.view.active, None, d.voice.card_name(card)) + &eye;
            let mut label = d.said(card, None);
            if held.blind.is_none() {
                label = format!("{label}; {}", d.words().known_to_all);
            }
            let more =
                format!(r#" data-piece="{card}" data-home="deck" data-exit="discard"{drag}"#);
            d.button(At::Card(card), &class, &label, &inner, &more)
        })
        .collect();
    let hidden = scroll::backs(usize::from(own.hand_count).saturating_sub(known));
    format!(
        r#"<h2 class="ro-hand__t">{} {}</h2><div class="ro-hand" data-zone="hand" data-pile="hand" role="group" aria-label="{}">{cards}{hidden}</div>"#,
        d.voice.words.board.hand, own.hand_count, d.voice.words.board.hand
    )
}

/// Cards that are being chosen can be dragged to a slot, back, or onto each other.
pub fn drag(d: &Draw<'_>) -> &'static str {
    match d.model.decision() {
        Some(Decision::Play { .. }) => " draggable=\"true\"",
        _ => "", // tidy: listens: for cards that are laid
    }
}

/// The own character board.
pub fn own(d: &Draw<'_>) -> String {
    let own = d.model.own();
    let name = own.character.map_or("", |one| d.voice.character(one));
    format!(
        r#"<div class="ro-own__h">{}<div><h3>{name}</h3><small>{}</small></div><span class="ro-own__d">{}</span><span class="ro-own__v">{}{}</span></div>{}<div class="ro-abs">{}</div>"#,
        d.arms(d.model.us),
        d.who(d.model.us),
        discs(d, d.model.us),
        xp(&own.xp.to_string()),
        vp(&own.vp.to_string()),
        line(own.xp),
        abilities(d, false)
    )
}

/// Experience from 0 to 20 with what it unlocks; from 20 on the line is gilt and counts anew.
fn line(xp: u8) -> String {
    let golden = xp >= 20;
    let at = if golden { xp.min(MAX_XP) - 20 } else { xp };
    let x = |space: u8| 8 + u16::from(space) * 14;
    let mut drawn = format!(
        r#"<path class="ro-xt-l" d="M8 12H288"/><path class="ro-xt-f{}" d="M8 12H{}"/>"#,
        if golden { " ro-xt-g" } else { "" },
        x(at)
    );
    for space in at + 1..20 {
        drawn += &format!(r#"<circle class="ro-xt-t" cx="{}" cy="12" r="3"/>"#, x(space));
    }
    for (space, number) in UNLOCKS.iter().zip(1..).skip(1) {
        let class = if xp >= *space { "ro-xt-u" } else { "ro-xt-k" };
        let x = x(*space);
        drawn += &format!(
            r#"<path class="{class}" d="M{x} 3l9 9-9 9-9-9Z"/><text class="ro-xt-n" x="{x}" y="16.5">{number}</text>"#
        );
    }
    let end = if golden { "ro-xt-u" } else { "ro-xt-k" };
    drawn += &format!(
        r#"<circle class="{end}" cx="288" cy="12" r="10"/><text class="ro-xt-n" x="288" y="16.5">20</text>"#
    );
    if at < 20 {
        drawn += &format!(
            r#"<circle class="ro-xt-m" cx="{0}" cy="12" r="6"/><text class="ro-xt-a" x="{0}" y="33">{xp}</text>"#,
            x(at)
        );
    }
    format!(r#"<svg class="ro-xt" viewBox="0 -4 300 40" aria-hidden="true">{drawn}</svg>"#)
}

/// The state of an ability of somebody.
fn state(d: &Draw<'_>, ability: Ability, own: bool) -> &'static str {
    let chair = d.model.own();
    let number = ability.index() % 4;
    if chair.used.contain(ability) {
        "used"
    } else if own && number >= usize::from(chair.unlocked) {
        "lock"
    } else {
        "open"
    }
}

/// Every ability as a line; with its text where there is room.
pub fn abilities(d: &Draw<'_>, told: bool) -> String {
    let own = d.model.own();
    let of_own =
        own.character.into_iter().flat_map(|one| (0..4).map(move |number| one.ability(number)));
    let mut drawn = String::new();
    let given = own.gifts.iter();
    for (ability, is_own) in of_own.map(|one| (one, true)).chain(given.map(|one| (one, false))) {
        let state = state(d, ability, is_own);
        let at = At::Ability(ability);
        let number = Draw::number_of(ability);
        let said = match state {
            "used" => d.voice.words.board.used.to_owned(),
            "lock" => d.voice.number(d.words().locked, UNLOCKS[number - 1]),
            _ => d.words().ready.to_owned(),
        };
        let name = d.voice.ability_name(ability);
        let giver = ::ronin::Character::ALL[ability.index() / 4];
        let mark = if is_own {
            format!(r#"<i class="ro-ab ro-ab--{state}">{number}</i>"#)
        } else {
            format!(r#"<span class="ro-arms">{}</span>"#, art::blazon(giver))
        };
        let from = if is_own {
            String::new()
        } else {
            d.voice.fill(d.words().from, &[d.voice.character(giver)]) + " · "
        };
        let small = match (told, state) {
            (true, _) => format!("<small>{from}{said}</small>"),
            (false, "used") => format!("<small>{said}</small>"),
            _ => String::new(),
        };
        let text = if told {
            format!("<span class=\"ro-abl__t\">{}</span>", d.voice.ability_text(ability))
        } else {
            String::new()
        };
        let gift = if is_own { "" } else { " ro-abl--gift" };
        let class = format!("ro-abl ro-abl--{state}{gift}");
        let label = format!(
            "{}, {name}, {from}{said}: {}",
            d.voice.fill(d.words().ability, &[&number.to_string()]),
            d.voice.ability_text(ability)
        );
        drawn += &d.button(at, &class, &label, &format!("{mark}<b>{name}</b>{small}{text}"), "");
    }
    drawn
}

/// The discs of somebody's abilities, and the arms of those whose abilities he was given.
pub fn discs(d: &Draw<'_>, chair: ::ronin::Chair) -> String {
    let own = d.model.of(chair);
    let Some(character) = own.character.filter(|_| own.seat.is_some()) else {
        return String::new();
    };
    let discs: String = (0..4)
        .map(|number| {
            let ability = character.ability(number);
            let state = if own.used.contain(ability) {
                "used"
            } else if number >= usize::from(own.unlocked) {
                "lock"
            } else {
                "open"
            };
            format!(r#"<i class="ro-ab ro-ab--{state}">{}</i>"#, number + 1)
        })
        .collect();
    let gifts: String = own
        .gifts
        .iter()
        .map(|ability| {
            let used = if own.used.contain(ability) { " ro-past" } else { "" };
            format!(
                r#"<span class="ro-arms{used}">{}</span>"#,
                art::blazon(::ronin::Character::ALL[ability.index() / 4])
            )
        })
        .collect();
    format!(r#"<span class="ro-discs">{discs}</span><span class="ro-gifts">{gifts}</span>"#)
}
