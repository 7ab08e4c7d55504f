//! The foe's column: a monster with its pool and its last attack, or the other witcher. Pure text.

use ::old_world::world::attack::{AttackCard, Half};

use super::model::{Attack, MonsterModel, SideModel};
use super::said::name;
use crate::games::old_world::model::At;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{attack, card, figure, monster, said, trophy};
use crate::games::old_world::words::fight as words;

/// How many known cards of the pool are fanned out beside it.
const FANNED: usize = 3;

/// A monster's card.
pub fn monster_card(voice: Voice<'_>, foe: &MonsterModel) -> String {
    format!(r#"<div class="ow-mon">{}</div>"#, monster::card(voice, foe.monster))
}

/// What a foe has left: the number, and a bar of cards: full, hatched what the combo would take, and
/// empty what is gone.
pub fn life(voice: Voice<'_>, left: usize, hit: usize, whole: usize) -> String {
    let words = words::of(voice.lang);
    let hit = hit.min(left);
    let bar = [("on", left - hit), ("hit", hit), ("", whole.saturating_sub(left))];
    let bar: String = bar
        .into_iter()
        .map(|(class, count)| format!(r#"<i class="{class}"></i>"#).repeat(count))
        .collect();
    let of = voice.fill(words.left_of, &[&whole.to_string()]);
    let said = voice.fill(words.left, &[&left.to_string(), &whole.to_string()]);
    format!(
        r#"<p class="ow-life"><span aria-hidden="true"><b>{left}</b> {of}</span><span class="ow-lifebar" aria-hidden="true">{bar}</span><span class="sr-only">{said}</span></p>"#
    )
}

/// Its pool, closed, with what is known of it, and the attack that lies open.
pub fn attacks(
    voice: Voice<'_>,
    level: u8,
    (left, known): (usize, &[AttackCard]),
    shown: Option<Attack>,
    is_now: bool,
) -> String {
    let words = words::of(voice.lang);
    let level = Some(level);
    let pool = voice.fill(words.pool, &[&left.to_string()]);
    let back = if left > 0 { attack::BACK } else { "ow-atk is-none" };
    let mut drawn = format!(
        r#"<div class="{back}" data-piece="pool">{}<span class="sr-only">{pool}</span></div>"#,
        attack::back()
    );
    if !known.is_empty() {
        let fan: String = known
            .iter()
            .take(FANNED)
            .map(|known| {
                format!(
                    r#"<div class="{}">{}<span class="sr-only">{}</span></div>"#,
                    attack::CLASS,
                    attack::inner(*known, level, None),
                    said::attack(voice, *known, None)
                )
            })
            .collect();
        drawn.push_str(&format!(
            r#"<div class="ow-fan"><span class="sr-only">{}</span>{fan}</div>"#,
            words.known
        ));
    }
    if let Some((shown, half)) = shown {
        let (now, label) =
            if is_now { (" is-now", words.attack_now) } else { ("", words.attack_last) };
        drawn.push_str(&format!(
            r#"<div class="{} ow-atk--shown{now}"><span class="sr-only">{label} {}</span>{}</div>"#,
            attack::CLASS,
            said::attack(voice, shown, Some(half)),
            attack::inner(shown, level, Some(half))
        ));
    }
    format!(r#"<div class="ow-foe__cards">{drawn}</div>"#)
}

/// The two halves of a combat card, to be pointed at: what they do where the card lies open.
pub fn half(voice: Voice<'_>, card: Option<AttackCard>, level: u8, half: Half) -> (String, String) {
    let words = words::of(voice.lang);
    let inner = match card {
        Some(card) => attack::half(card, half, Some(level), None),
        None => format!(
            r#"<span class="ow-atk__half" aria-hidden="true"><span class="ow-atk__kind">{}</span><span class="ow-atk__fx">{}</span></span>"#,
            attack::kind(half),
            voice.half(half)
        ),
    };
    let said = match card {
        Some(card) => {
            let does = crate::games::old_world::rules_text::attack(voice, card.attack(half));
            format!("{}: {does}", voice.half(half))
        }
        None => voice.fill(words.half_unseen, &[voice.half(half)]),
    };
    (inner, said)
}

/// The other witcher: medallion, name, shields, life deck, hand, bets, belt.
pub fn witcher(voice: Voice<'_>, foe: &SideModel) -> String {
    let words = words::of(voice.lang);
    let medal = foe.school.map_or_else(String::new, |school| figure::medal(school, ""));
    let shields = shields(voice, foe);
    let backs = format!(r#"<i class="{}"></i>"#, card::BACK).repeat(foe.hand.min(7));
    let hand = voice.fill(words.in_hand, &[&foe.hand.to_string()]);
    let discarded = voice.fill(words.discarded, &[&foe.discard.1.to_string()]);
    let belt: String = foe
        .tricks
        .iter()
        .map(|trick| {
            let spent = if trick.spent { " is-spent" } else { "" };
            let mark = trophy::picture(trick.source);
            let tells = if trick.spent { words.spent } else { "" };
            let said = prose_of(voice, trick.source);
            format!(
                r#"<li class="ow-charm{spent}">{mark}<span class="sr-only">{said} {tells}</span></li>"#
            )
        })
        .collect();
    let at = At::Discard(foe.seat);
    format!(
        r#"<div class="ow-duelist"><p class="ow-duelist__who">{medal}<b>{}</b></p><p class="ow-guard">{shields}</p>{}<p class="ow-backs"><span aria-hidden="true">{backs}</span><span>{hand}</span></p><button type="button" class="ow-fight__pile" data-at="{at}">{discarded}</button><ul class="ow-charms" role="list">{belt}</ul>{}</div>"#,
        name(voice, foe.seat),
        known(voice, foe),
        bets(voice, foe),
    )
}

fn prose_of(voice: Voice<'_>, source: ::old_world::world::source::Source) -> String {
    crate::prose::escape(&said::short(voice, source))
}

/// Shields as shapes, and in words.
pub fn shields(voice: Voice<'_>, side: &SideModel) -> String {
    let (points, cap) = side.shield;
    let said =
        voice.fill(words::of(voice.lang).shield_of, &[&points.to_string(), &cap.to_string()]);
    format!(r#"{}<span class="sr-only">{said}</span>"#, figure::shields(points, cap))
}

/// What is known of the top of a life deck.
pub fn known(voice: Voice<'_>, side: &SideModel) -> String {
    if side.known.is_empty() {
        return String::new();
    }
    let cards = voice.cards(&side.known);
    format!(r#"<p class="ow-known">{} {cards}</p>"#, words::of(voice.lang).deck_top)
}

/// The coins that were bet on somebody.
pub fn bets(voice: Voice<'_>, side: &SideModel) -> String {
    if side.bets.is_empty() {
        return String::new();
    }
    let coins = side.bets.iter().map(|seat| {
        let said = voice
            .fill(words::of(voice.lang).has_bet, &[&name(voice, *seat), &name(voice, side.seat)]);
        format!(r#"{}<span class="sr-only">{said}</span>"#, figure::coin())
    });
    format!(r#"<p class="ow-bets">{}</p>"#, coins.collect::<String>())
}
