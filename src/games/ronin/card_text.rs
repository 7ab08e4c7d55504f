//! The text of a card or a bonus, made from what it does. Pure.

use ::ronin::{Ability, Bonus, Card, Condition, Effect, Prize, Reward};

use super::names::Voice;

/// Everything printed on a card, in one line: colour, symbols, arrow, effect.
pub fn card(voice: &Voice, card: Card) -> String {
    let def = card.def();
    let mut parts = vec![voice.colour(def.colour).to_owned()];
    if !def.symbols.is_empty() {
        parts.push(voice.counts(&def.printed));
    }
    if let Some(side) = def.arrow {
        let arrow = voice.words.terms.arrows[side.index()];
        parts.push(voice.fill(voice.words.card.arrow, &[arrow]));
    }
    parts.extend(def.effect.map(|effect| self::effect(voice, effect)));
    parts.join("; ")
}

/// What a card does.
pub fn effect(voice: &Voice, effect: Effect) -> String {
    let words = &voice.words.card;
    let text = if effect.is_tea() { words.tea_effect } else { words.effect };
    voice.fill(text, &[&condition(voice, effect.condition), &reward(voice, effect.reward)])
}

fn condition(voice: &Voice, condition: Condition) -> String {
    let (words, terms) = (&voice.words.card, &voice.words.terms);
    match condition {
        Condition::Lose(symbol) => voice.fill(words.lose, &[&voice.symbols(symbol, 1)]),
        Condition::LoseUpToThree(symbol) => {
            voice.fill(words.lose_up_to_three, &[terms.symbols_plural[symbol.index()]])
        }
        Condition::LoseInactive => words.lose_inactive.to_owned(),
        Condition::AtLeastTwo(colour) => {
            let cards = voice.number(terms.cards_counted[colour.index()], 2u8);
            voice.fill(words.at_least, &[&cards])
        }
        Condition::NeighbourHas(colour) => {
            voice.fill(words.neighbour_has, &[terms.cards_plural[colour.index()]])
        }
        Condition::ExactlyOne(colour) => {
            let cards = voice.number(terms.cards_counted[colour.index()], 1u8);
            voice.fill(words.exactly, &[&cards])
        }
        Condition::ExactlyTwo(colour) => {
            let cards = voice.number(terms.cards_counted[colour.index()], 2u8);
            voice.fill(words.exactly, &[&cards])
        }
        Condition::UpToThree(colour) => {
            voice.fill(words.up_to_three, &[terms.cards_plural[colour.index()]])
        }
        Condition::TwoInactive => words.two_inactive.to_owned(),
        Condition::AtLeastTwoInactive => words.at_least_two_inactive.to_owned(),
    }
}

fn reward(voice: &Voice, reward: Reward) -> String {
    let (words, terms) = (&voice.words.card, &voice.words.terms);
    match reward {
        Reward::EachTrack => words.each_track.to_owned(),
        Reward::OneTrack => words.one_track.to_owned(),
        Reward::Path(side) => words.path[side.index()].to_owned(),
        Reward::TwoOfPath(side) => words.two_of_path[side.index()].to_owned(),
        Reward::BothPaths => words.both_paths.to_owned(),
        Reward::Two(symbol) => voice.symbols(symbol, 2),
        Reward::UpToThree(symbol) => {
            voice.fill(words.symbols, &[terms.symbols_plural[symbol.index()]])
        }
        Reward::Trio => words.trio.to_owned(),
    }
}

/// What a bonus gives, on the track shared with this neighbour, whose abilities these are.
pub fn prize(voice: &Voice, bonus: Bonus, whose: &str, gifts: [Option<Ability>; 2]) -> String {
    let words = &voice.words.prize;
    let ability = |place: usize| {
        let named = gifts[place].map(|ability| voice.ability(ability)).unwrap_or_default();
        voice.fill(words.ability, &[&named, whose])
    };
    match bonus.prize {
        Prize::FirstAbility => ability(0),
        Prize::ThirdAbility => ability(1),
        Prize::Xp(amount) => voice.number(words.xp, amount),
        Prize::Any(count) => voice.number(words.any, count),
        Prize::Same(count) => voice.number(words.same, count),
        Prize::Paths => words.paths.to_owned(),
        Prize::Draw => words.draw.to_owned(),
        Prize::Hand => words.hand.to_owned(),
        Prize::Reserve => words.reserve.to_owned(),
        Prize::Unlocked => words.unlocked.to_owned(),
        Prize::Seasoned => words.seasoned.to_owned(),
        Prize::Colour(colour) => {
            voice.fill(words.colour, &[voice.words.terms.cards_plural[colour.index()]])
        }
        Prize::Again => words.again.to_owned(),
        Prize::Change(count) => voice.number(words.change, count),
        Prize::Mend(count) => voice.number(words.mend, count),
        Prize::Balance => words.balance.to_owned(),
        Prize::Motley => words.motley.to_owned(),
        Prize::Arrows => words.arrows.to_owned(),
        Prize::Bridge => words.bridge.to_owned(),
    }
}
