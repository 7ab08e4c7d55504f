//! The rules text of every card, generated from what it does, so that a card cannot say one thing
//! and do another. Pure.

mod monster;

use ::old_world::world::action_card::{Card, Symbols};
use ::old_world::world::effect::{
    Boon, Condition, Cost, Effect, FightEffect, Limit, Place, Power, Quest, Selector, Timing, To,
    Trail, Zone,
};

use super::names::{Voice, sentence, signed};
use super::words::Text;
pub use monster::{ability, attack};

/// What is on an action card: kind, ground, symbols, links.
pub fn face(voice: Voice<'_>, card: Card) -> String {
    let row = card.row();
    let mut parts = vec![voice.colour(row.colour).to_owned(), voice.ground(row.terrain).to_owned()];
    parts.extend(symbols(voice, &row.base));
    for field in row.fields {
        let colour = voice.colour(field.colour);
        let more = symbols(voice, &field.symbols);
        parts.push(if more.is_empty() {
            voice.fill(voice.words.rules.link, &[colour])
        } else {
            voice.fill(voice.words.rules.link_with, &[colour, &more.join(", ")])
        });
    }
    parts.join(" · ")
}

/// The symbols of a card or of a link, one after another.
pub fn symbols(voice: Voice<'_>, symbols: &Symbols) -> Vec<String> {
    let words = &voice.words.rules;
    let mut parts = Vec::new();
    if symbols.damage > 0 {
        parts.push(voice.number(words.damage, symbols.damage));
    }
    if symbols.shield > 0 {
        parts.push(voice.number(words.shield, symbols.shield));
    }
    if symbols.draw != 0 {
        parts.push(voice.fill(words.draw, &[&signed(symbols.draw)]));
    }
    if symbols.take_top > 0 {
        parts.push(voice.number(words.take_top, symbols.take_top));
    }
    if symbols.return_self {
        parts.push(words.return_self.to_owned());
    }
    parts
}

/// What a power does, when and at what price.
pub fn power(voice: Voice<'_>, power: &Power) -> String {
    let words = &voice.words.rules;
    let limit = match power.limit {
        Limit::PerFight => words.per_fight,
        Limit::PerTurn => words.per_turn,
    };
    let mut when = vec![timing(voice, power.timing), limit.to_owned()];
    if !power.conditions.is_empty() {
        let all = power.conditions.iter().map(|one| condition(voice, *one)).collect::<Vec<_>>();
        when.push(voice.fill(words.if_, &[&all.join(", ")]));
    }
    let effects = fight_effects(voice, power.effects);
    let effects = match cost(voice, power.cost) {
        Some(cost) => voice.fill(words.pay, &[&cost, &effects]),
        None => effects,
    };
    sentence(&format!("{}: {effects}", when.join(", ")))
}

fn timing(voice: Voice<'_>, timing: Timing) -> String {
    let words = &voice.words.rules.timing;
    match timing {
        Timing::BeforeLifeDeck => words.before_life_deck.to_owned(),
        Timing::BeforeFoesFirstTurn => words.before_foes_first_turn.to_owned(),
        Timing::Step1 => words.step1.to_owned(),
        Timing::Step1FirstTurn => words.step1_first_turn.to_owned(),
        Timing::OnComboLength(cards) => voice.number(words.combo_length, cards),
        Timing::OnComboColour(colour, cards) => {
            voice.fill(words.combo_colour, &[voice.colour_forms(colour), &cards.to_string()])
        }
        Timing::OnFoeDiscard => words.foe_discard.to_owned(),
        Timing::OnOwnDiscard => words.own_discard.to_owned(),
        Timing::AfterSpecial => words.after_special.to_owned(),
        Timing::ShieldZero => words.shield_zero.to_owned(),
        Timing::OnReveal => words.reveal.to_owned(),
    }
}

fn condition(voice: Voice<'_>, condition: Condition) -> String {
    let words = &voice.words.rules.condition;
    match condition {
        Condition::HandLess(cards) => voice.number(words.hand_less, cards),
        Condition::HandAtLeast(cards) => voice.number(words.hand_at_least, cards),
        Condition::LifeDeckEmpty => words.life_deck_empty.to_owned(),
        Condition::ShieldZero => words.shield_zero.to_owned(),
        Condition::ShieldAtLeast(points) => voice.number(words.shield_at_least, points),
        Condition::AgainstMonster => words.against_monster.to_owned(),
        Condition::AgainstWitcher => words.against_witcher.to_owned(),
        Condition::FoeAtMost(cards) => voice.number(words.foe_at_most, cards),
        Condition::NoPotionUsed => words.no_potion_used.to_owned(),
        Condition::PotionsUsed(potions) => voice.number(words.potions_used, potions),
        Condition::DiscardAtLeast(cards) => voice.number(words.discard_at_least, cards),
    }
}

/// A price in words; nothing for what is free.
pub fn cost(voice: Voice<'_>, cost: Cost) -> Option<String> {
    let words = &voice.words.rules.cost;
    match cost {
        Cost::Free => None,
        Cost::Gold(gold) => Some(voice.number(words.gold, gold)),
        Cost::Potions(potions) => Some(voice.number(words.potions, potions)),
        Cost::Cards(cards) => Some(voice.number(words.cards, cards)),
        Cost::Shield(points) => Some(voice.number(words.shield, points)),
    }
}

fn fight_effects(voice: Voice<'_>, effects: &[FightEffect]) -> String {
    let mut said: Vec<(String, usize)> = Vec::new();
    for effect in effects {
        let one = fight_effect(voice, effect);
        match said.last_mut() {
            Some((last, times)) if *last == one => *times += 1,
            _ => said.push((one, 1)),
        }
    }
    let told = said.into_iter().map(|(one, times)| match times {
        1 => one,
        times => format!("{one} (×{times})"),
    });
    told.collect::<Vec<_>>().join("; ")
}

/// One effect of a power.
pub fn fight_effect(voice: Voice<'_>, effect: &FightEffect) -> String {
    let words = &voice.words.rules.fight;
    let number = |text: Text, number: u8| voice.number(text, number);
    let two =
        |text: Text, one: u8, other: u8| voice.fill(text, &[&one.to_string(), &other.to_string()]);
    match *effect {
        FightEffect::Nothing => words.nothing.to_owned(),
        FightEffect::Damage(points) => number(words.damage, points),
        FightEffect::ComboDamage(points) => number(words.combo_damage, points),
        FightEffect::SelfDamage(points) => number(words.self_damage, points),
        FightEffect::RaiseShield(points) => number(words.raise_shield, points),
        FightEffect::DrawLife(cards) => number(words.draw_life, cards),
        FightEffect::DrawAfterDamage(cards) => number(words.draw_after_damage, cards),
        FightEffect::Step4Draw(cards) => voice.fill(words.step4_draw, &[&signed(cards)]),
        FightEffect::TakeTopDiscard => words.take_top_discard.to_owned(),
        FightEffect::TakeAnyDiscard => words.take_any_discard.to_owned(),
        FightEffect::DiscardHand(cards) => number(words.discard_hand, cards),
        FightEffect::ExtraComboCard => words.extra_combo_card.to_owned(),
        FightEffect::ComboLimit(cards) => number(words.combo_limit, cards),
        FightEffect::GainPotions(potions) => number(words.gain_potions, potions),
        FightEffect::GainGold(gold) => number(words.gain_gold, gold),
        FightEffect::PeekOwn { look: 1, take: 1 } => words.take_top_life.to_owned(),
        FightEffect::PeekOwn { look, take } => two(words.peek_own, look, take),
        FightEffect::PeekFoe { look, discard: 0 } => number(words.peek_foe, look),
        FightEffect::PeekFoe { look, discard } => two(words.peek_foe_discard, look, discard),
        FightEffect::ChooseOne(options) => {
            let options = options.iter().map(|one| fight_effect(voice, one)).collect::<Vec<_>>();
            let Some((last, others)) = options.split_last() else { return String::new() };
            let options = format!("{} {} {last}", others.join(", "), voice.words.rules.or);
            voice.fill(voice.words.rules.choose_one, &[&options])
        }
        FightEffect::Roll(lines) => {
            let lines = lines.iter().map(|line| {
                rolled(voice, line.low, line.high, &fight_effects(voice, line.effects))
            });
            voice.fill(voice.words.rules.roll, &[&lines.collect::<Vec<_>>().join("; ")])
        }
        FightEffect::SwitchHalf => words.switch_half.to_owned(),
        FightEffect::ShuffleDiscardIntoLife => words.shuffle_discard.to_owned(),
        FightEffect::Brace(points) => number(words.brace, points),
    }
}

fn rolled(voice: Voice<'_>, low: u8, high: u8, effects: &str) -> String {
    let faces = if low == high { low.to_string() } else { format!("{low}–{high}") };
    voice.fill(voice.words.rules.rolled, &[&faces, effects])
}

/// What a kept card gives.
pub fn boons(voice: Voice<'_>, boons: &[Boon]) -> String {
    boons.iter().map(|one| sentence(&boon(voice, one))).collect::<Vec<_>>().join(" ")
}

fn boon(voice: Voice<'_>, boon: &Boon) -> String {
    let words = &voice.words.rules.boon;
    match *boon {
        Boon::Power(ref one) => power(voice, one),
        Boon::ReduceFirstMonsterDamage(points) => voice.number(words.first_monster_damage, points),
        Boon::AlwaysFirst => words.always_first.to_owned(),
        Boon::ColourShield(colour, points) => {
            voice.fill(words.colour_shield, &[voice.colour_forms(colour), &points.to_string()])
        }
        Boon::ColourDamage(colour, points) => {
            voice.fill(words.colour_damage, &[voice.colour_forms(colour), &points.to_string()])
        }
        Boon::FirstComboDamage(points) => voice.number(words.first_combo_damage, points),
        Boon::FirstTurnDraw(cards) => voice.number(words.first_turn_draw, cards),
        Boon::EventAfterKill(event) => voice.number(words.event_after_kill, event),
        Boon::FreeMove(terrain) => voice.fill(words.free_move, &[voice.terrain_forms(terrain)]),
        Boon::AnyCardMove(terrain) => {
            voice.fill(words.any_card_move, &[voice.terrain_forms(terrain)])
        }
        Boon::EnterGold(places, gold) => {
            let places = places.iter().map(|place| voice.place(*place)).collect::<Vec<_>>();
            voice.fill(words.enter_gold, &[&places.join(", "), &gold.to_string()])
        }
        Boon::ExploreForGold(gold) => voice.number(words.explore_for_gold, gold),
        Boon::SchoolDiscount { by, min } => {
            voice.fill(words.school_discount, &[&by.to_string(), &min.to_string()])
        }
    }
}

/// What the result of an exploration or event card does.
pub fn effects(voice: Voice<'_>, effects: &[Effect]) -> String {
    effects.iter().map(|one| effect(voice, one)).collect::<Vec<_>>().join(", ")
}

fn effect(voice: Voice<'_>, effect: &Effect) -> String {
    let words = &voice.words.rules.effect;
    let number = |text: Text, number: u8| voice.number(text, number);
    let range = |text: Text, low: u8, high: u8| voice.fill(text, &[&span(low, high)]);
    match *effect {
        Effect::Hunt(effect) => super::hunt::effect(voice, effect),
        Effect::Nothing => words.nothing.to_owned(),
        Effect::GainGold(gold) => number(words.gain_gold, gold),
        Effect::LoseGold(gold) => number(words.lose_gold, gold),
        Effect::GainPotions(potions) => number(words.gain_potions, potions),
        Effect::FillPotionsTo(potions) => number(words.fill_potions, potions),
        Effect::FillPotionsPastLimit(potions) => number(words.fill_potions_past, potions),
        Effect::DiscardPotions(potions) => number(words.discard_potions, potions),
        Effect::DiscardAllPotions => words.discard_all_potions.to_owned(),
        Effect::Raise(which, levels) => {
            voice.fill(words.raise, &[selector(voice, which), &levels.to_string()])
        }
        Effect::Lower(which, levels) => {
            voice.fill(words.lower, &[selector(voice, which), &levels.to_string()])
        }
        Effect::RaiseShield(points) => number(words.raise_shield, points),
        Effect::LowerShield(points) => number(words.lower_shield, points),
        Effect::GainTrail(Trail::Any) => words.trail_any.to_owned(),
        Effect::GainTrail(Trail::Of(terrain)) => {
            voice.fill(words.trail_of, &[voice.terrain_forms(terrain)])
        }
        Effect::Phase3Draw(cards) => voice.fill(words.phase3_draw, &[&signed(cards)]),
        Effect::Draw(cards) => number(words.draw, cards),
        Effect::DiscardHand(cards) => number(words.discard_hand, cards),
        Effect::DiscardWholeHand => words.discard_whole_hand.to_owned(),
        Effect::Destroy { count, from, optional } => {
            let text = if optional { words.destroy_up_to } else { words.destroy };
            voice.fill(text, &[&count.to_string(), zone(voice, from)])
        }
        Effect::TakeMarketCard { low, high, to: To::Discard } => {
            range(words.market_discard, low, high)
        }
        Effect::TakeMarketCard { low, high, to: To::Hand } => range(words.market_hand, low, high),
        Effect::SearchDeck => words.search_deck.to_owned(),
        Effect::StartQuest(one) => quest(voice, &one),
        Effect::ResolveEvent(event) => number(words.resolve_event, event),
        Effect::Keep(kept) => voice.fill(words.keep, &[boons(voice, kept).trim_end_matches('.')]),
        Effect::Roll(lines) => {
            let lines = lines
                .iter()
                .map(|line| rolled(voice, line.low, line.high, &effects(voice, line.effects)));
            voice.fill(words.roll, &[&lines.collect::<Vec<_>>().join("; ")])
        }
        Effect::ShortFight(fight) => {
            let bands = fight.bands.iter().map(|band| {
                voice.fill(words.band, &[&band.at_least.to_string(), &effects(voice, band.effects)])
            });
            let bands = bands.collect::<Vec<_>>().join("; ");
            let (shield, draw) = (fight.shield.to_string(), fight.draw.to_string());
            voice.fill(words.short_fight, &[&shield, &draw, &bands])
        }
    }
}

fn quest(voice: Voice<'_>, quest: &Quest) -> String {
    let words = &voice.words.rules.effect;
    let price = cost(voice, quest.cost).map_or_else(String::new, |cost| format!(", {cost}"));
    let event = quest.event.to_string();
    match quest.place {
        Place::At(place) => voice.fill(words.quest_at, &[voice.place_forms(place), &price, &event]),
        Place::In(ground) => {
            voice.fill(words.quest_in, &[voice.terrain_forms(ground), &price, &event])
        }
    }
}

/// From one number to another, or the one.
pub fn span(low: u8, high: u8) -> String {
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

fn zone(voice: Voice<'_>, zone: Zone) -> Text {
    let zones = &voice.words.rules.effect.zone;
    match zone {
        Zone::Hand => zones.hand,
        Zone::Deck => zones.deck,
        Zone::Discard => zones.discard,
        Zone::Anywhere => zones.anywhere,
    }
}

fn selector(voice: Voice<'_>, selector: Selector) -> Text {
    match selector {
        Selector::Only(attribute) => voice.attribute_forms(attribute),
        Selector::Any => voice.words.rules.selector_any,
        Selector::Weakest => voice.words.rules.selector_weakest,
    }
}

#[cfg(test)]
mod tests;
