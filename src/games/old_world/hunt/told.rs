//! What happened in a hunt, a sentence for each event; and what Old World's own events are called
//! where the rider is fought. Pure but for the stories.

use ::old_world::versus::{Choice, Event, Foe};
use ::old_world::wild_hunt::{HuntChoice, HuntEvent};
use ::old_world::world::attack::Half;
use ::old_world::world::effect::Effect;
use ::old_world::world::hunt_card::{HuntEffect, HuntKind, HuntPlace};
use ::old_world::world::location::Location;
use ::old_world::world::rider::Rider;
use ::old_world::world::round_board::rounds;
use ::old_world::world::story::{Passage, Side, Story};
use tabletop::Seat;

use super::super::names::{roman, sentence};
use super::super::told::Teller;
use super::super::{rules_text, say, stories};
use super::{goods, rules, words};
use crate::i18n::pack::Text;

/// The sentence of an event.
#[expect(clippy::too_many_lines, reason = "a table: one line an event")]
pub fn event(teller: &Teller<'_>, event: &HuntEvent) -> String {
    let voice = teller.voice;
    let says = &words::of(voice.lang).event;
    let who = |seat: &Seat| voice.who(*seat);
    let rider = rider_of(teller).map_or("", |rider| rules::rider_forms(voice, rider));
    let of_seat = |text: Text, seat: &Seat| voice.fill(text, &[who(seat)]);
    let hound = |text: Text, level: u8, at: Location| {
        voice.fill(text, &[roman(level), voice.place_forms(at)])
    };
    match event {
        HuntEvent::RoundBegan { round } => {
            let is_last = *round >= rounds(voice.seats());
            let text = if is_last { says.last_round_began } else { says.round_began };
            voice.fill(text, &[&round.to_string(), rider])
        }
        HuntEvent::RiderCame { at, shields, .. } => {
            let parts = [rider, voice.place_forms(*at), &shields.to_string()];
            sentence(&voice.fill(says.rider_came, &parts))
        }
        HuntEvent::FloorTaken { seat } => of_seat(says.floor, seat),
        HuntEvent::Ready { seat } => of_seat(says.ready, seat),
        HuntEvent::ShieldsChanged { by, now } => {
            let text = match (*by < 0, *now) {
                (true, 0) => says.shields_gone,
                (true, _) => says.shields_lost,
                (false, _) => says.shields_gained,
            };
            voice.fill(text, &[rider, &by.unsigned_abs().to_string(), &now.to_string()])
        }
        HuntEvent::ExchangeOffered { seat, with, give, want } => {
            let (give, want) = (goods::all(voice, give), goods::all(voice, want));
            voice.fill(says.offered, &[who(seat), who(with), &give, &want])
        }
        HuntEvent::ExchangeMade { seat, with } => {
            voice.fill(says.exchanged, &[who(seat), who(with)])
        }
        HuntEvent::ExchangeRefused { seat, with } => {
            voice.fill(says.exchange_refused, &[who(seat), who(with)])
        }
        HuntEvent::HoundChallenged { seat, at, level } => {
            voice.fill(says.challenged, &[who(seat), roman(*level), voice.place_forms(*at)])
        }
        HuntEvent::HoundJoined { seat } => of_seat(says.joined, seat),
        HuntEvent::HoundSpared { seat } => of_seat(says.spared, seat),
        HuntEvent::HoundStruck { seat, why } => {
            teller.amount([says.struck, says.struck_none], who(seat), why)
        }
        HuntEvent::HoundBeaten { at, level, damage, life }
        | HuntEvent::HoundWon { at, level, damage, life } => {
            let is_beaten = matches!(event, HuntEvent::HoundBeaten { .. });
            let text = if is_beaten { says.hound_beaten } else { says.hound_won };
            let (damage, life) = (damage.to_string(), life.to_string());
            voice.fill(text, &[roman(*level), voice.place_forms(*at), &damage, &life])
        }
        HuntEvent::TokenShown { level, bonus } => {
            voice.fill(says.token, &[roman(*level), &rules::bonus(voice, *bonus)])
        }
        HuntEvent::HoundCame { level, at } => sentence(&hound(says.hound_came, *level, *at)),
        HuntEvent::HoundGone { level, at } => sentence(&hound(says.hound_gone, *level, *at)),
        HuntEvent::HoundStrengthened { at, by, shields } => {
            let (by, now) = (by.to_string(), shields.to_string());
            voice.fill(says.hound_strengthened, &[voice.place_forms(*at), &by, &now])
        }
        HuntEvent::MonsterRefused { level } => voice.fill(says.monster_refused, &[roman(*level)]),
        HuntEvent::Voted { seat, choice } => {
            voice.fill(says.voted, &[who(seat), &ballot(teller, *choice)])
        }
        HuntEvent::Decided { choice, .. } => voice.fill(says.decided, &[&ballot(teller, *choice)]),
        HuntEvent::FightPassed { seat } => of_seat(says.fight_passed, seat),
        HuntEvent::CoinFlipped { seat, half } => {
            voice.fill(says.coin, &[who(seat), voice.half(*half)])
        }
        HuntEvent::Supported { seat, fighter } => {
            voice.fill(says.supported, &[who(seat), who(fighter)])
        }
        HuntEvent::MarkStruck { seat, damage } => {
            voice.fill(says.mark_struck, &[who(seat), &damage.to_string()])
        }
        HuntEvent::QuestLaid { story, at, who } => quest_laid(teller, *story, *at, *who),
        HuntEvent::QuestLost { story } => voice.fill(says.quest_lost, &[&voice.story(*story)]),
        HuntEvent::PutInPurse { seat, gold: 0 } => of_seat(says.put_in_none, seat),
        HuntEvent::PutInPurse { seat, gold } => {
            voice.fill(says.put_in, &[who(seat), &gold.to_string()])
        }
        HuntEvent::PurseCounted { gold } => voice.number(says.purse, *gold),
        HuntEvent::RiderStayed { at } => voice.fill(says.stayed, &[rider, voice.place_forms(*at)]),
        HuntEvent::TargetDrawn { seat: Some(seat) } => voice.fill(says.drawn, &[rider, who(seat)]),
        HuntEvent::TargetDrawn { seat: None } => voice.fill(says.drawn_tavern, &[rider]),
        HuntEvent::RiderMoved { to } => voice.fill(says.rode, &[rider, voice.place_forms(*to)]),
        HuntEvent::MonsterMarked { terrain, by: 0, .. } => {
            voice.fill(says.marked_none, &[rider, voice.terrain_forms(*terrain)])
        }
        HuntEvent::MonsterMarked { terrain, by, tokens } => {
            let (by, now) = (by.to_string(), tokens.to_string());
            voice.fill(says.marked, &[rider, &by, voice.terrain_forms(*terrain), &now])
        }
        HuntEvent::Teleported { seat, to } => {
            voice.fill(says.teleported, &[who(seat), voice.place_forms(*to)])
        }
        HuntEvent::RiderTurned { rider: turned } => {
            voice.fill(says.turned, &[rider, rules::side_b(voice, *turned)[0]])
        }
        HuntEvent::HoundsSummoned { count: 0 } => voice.fill(says.summoned_none, &[rider]),
        HuntEvent::HoundsSummoned { count } => {
            voice.fill(says.summoned, &[rider, &count.to_string()])
        }
        HuntEvent::RiderPoolMade { cards } => voice.fill(says.pool, &[rider, &cards.to_string()]),
        HuntEvent::Arrived { seat } => of_seat(says.arrived, seat),
        HuntEvent::PassiveCame { card } => {
            let passive = card.rider().map(|rider| rules::passive_titled(voice, rider));
            voice.fill(says.passive, &[&passive.unwrap_or_default()])
        }
        HuntEvent::DamageIgnored { points } => {
            voice.fill(says.ignored, &[rider, &points.to_string()])
        }
        HuntEvent::Frozen { seat } => of_seat(says.frozen, seat),
        HuntEvent::PutOnDeck { seat, cards } => {
            voice.fill(says.put_on_deck, &[who(seat), &voice.cards_object(cards)])
        }
        HuntEvent::TeamWon => voice.fill(says.won, &[rider]),
        HuntEvent::TeamLost => voice.fill(says.lost, &[rider]),
    }
}

/// Who rides, as far as it was told.
const fn rider_of(teller: &Teller<'_>) -> Option<Rider> {
    teller.memory.rider
}

/// What was voted for.
fn ballot(teller: &Teller<'_>, choice: Choice) -> String {
    let voice = teller.voice;
    let plain = match choice {
        Choice::Option(side) => {
            let Some((story, _)) = teller.memory.tale else { return String::new() };
            let said = say::option_text(voice, story, side);
            return said.trim_end_matches('.').to_owned();
        }
        Choice::Hunt(HuntChoice::Send(seat, monster)) => {
            let text = words::of(voice.lang).choose.send;
            return voice.fill(text, &[voice.who(seat), voice.monster_forms(monster)]);
        }
        Choice::Hunt(HuntChoice::Player(seat)) => voice.who(seat),
        Choice::Hunt(HuntChoice::Place(at)) => voice.place(at),
        Choice::Hunt(HuntChoice::Ground(terrain)) => voice.terrain(terrain),
        Choice::Hunt(HuntChoice::Mark(monster)) => voice.monster(monster),
        _ => "", // tidy: listens: for what can be voted for
    };
    plain.to_owned()
}

fn quest_laid(
    teller: &Teller<'_>,
    story: Story,
    at: Option<Location>,
    who: Option<Seat>,
) -> String {
    let voice = teller.voice;
    let says = &words::of(voice.lang).event;
    let title = voice.story(story);
    match (at, who) {
        (Some(at), Some(seat)) => {
            voice.fill(says.quest_assigned, &[&title, voice.place_forms(at), voice.who(seat)])
        }
        (Some(at), None) => voice.fill(says.quest_laid, &[&title, voice.place_forms(at)]),
        (None, _) => {
            let kind = story.hunt_card().map(|card| card.kind);
            let is_before_fight =
                matches!(kind, Some(HuntKind::Quest(quest)) if quest.place == HuntPlace::Fight);
            let text = if is_before_fight { says.quest_at_fight } else { says.quest_at_rider };
            voice.fill(text, &[&title])
        }
    }
}

/// What one of Old World's events is called where the rider is fought, if it is called otherwise.
pub fn rider_event(teller: &Teller<'_>, event: &Event) -> Option<String> {
    let voice = teller.voice;
    let Some((_, Foe::Rider(foe))) = teller.memory.fight else { return None };
    let says = &words::of(voice.lang).event;
    let rider = rules::rider_forms(voice, foe);
    Some(match event {
        Event::FightBegan { at, .. } => {
            sentence(&voice.fill(says.fight_began, &[rider, voice.place_forms(*at)]))
        }
        Event::CombatTurnBegan { seat: None } => voice.fill(says.rider_turn, &[rider]),
        Event::AttackRevealed { card, .. } => {
            // WH-FIN-16: the passive attack is not for now.
            if card.rider().is_some() {
                let attack = rules_text::attack(voice, card.attack(Half::Charge));
                voice.fill(says.revealed, &[&attack])
            } else {
                voice.fill(says.revealed_common, &[&voice.attack(*card)])
            }
        }
        Event::PoolLost { cards, left } => {
            let text = if *left == 0 { says.pool_emptied } else { says.pool_lost };
            let which = match cards.as_slice() {
                [only] => format!(" ({})", voice.attack(*only)),
                _ => String::new(),
            };
            voice.fill(text, &[rider, &cards.len().to_string(), &which, &left.to_string()])
        }
        Event::Peeked { seat, whose: None, count, attacks, .. } => {
            let looked = voice.fill(says.peeked, &[voice.who(*seat), &count.to_string()]);
            let Some(attacks) = attacks else { return Some(looked) };
            let seen = voice.attacks(attacks);
            voice.fill(voice.words.event.namely, &[looked.trim_end_matches('.'), &seen])
        }
        _ => return None, // tidy: listens: for what speaks of a monster
    })
}

/// What came of an exploration card, in the words of the story: as soon as the card it leads to is
/// drawn, unless something is still to be chosen, rolled or fought.
pub fn outcome(teller: &Teller<'_>, story: Story) -> Vec<String> {
    let lang = teller.voice.lang;
    if !matches!(story, Story::HuntEvent(_)) || story.options().is_some() {
        return Vec::new();
    }
    if stories::field(story, "result_a", lang).is_some() {
        let sides = [Side::A, Side::B].into_iter();
        let sides = sides.filter(|side| teller.memory.sides[*side as usize]);
        return sides.flat_map(|side| stories::results(Passage::of(story, side), lang)).collect();
    }
    let effects = story.effects(Side::A);
    let waits = |effect: &Effect| matches!(effect, Effect::Roll(_) | Effect::ShortFight(_));
    if effects.iter().any(waits) {
        return Vec::new();
    }
    let band = effects.iter().find_map(|effect| match effect {
        Effect::Hunt(HuntEffect::Pool(bands)) => {
            bands.iter().rposition(|band| u16::from(band.at_least) <= teller.memory.purse)
        }
        _ => None,
    });
    stories::field(story, &format!("result_{}", band.unwrap_or_default() + 1), lang)
        .into_iter()
        .collect()
}
